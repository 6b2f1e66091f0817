/** Skills and moments of Blood Bowl that come up once in a season, against paper. */
import type { Game } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { chanceOf, type Goal, type Plan } from '../../src/index.ts';
import { BYSTANDERS, blood, type Piece } from '../table.ts';
import { agility, blockDice, bounced, chain, type Face, faces, on2D6, plain, total, twice } from './paper.ts';

const close = (value: number, expected: number): void => expect(value).toBeCloseTo(expected, 9);
const KNOCKS: readonly Face[] = ['defenderStumbles', 'defenderDown'];
const down = (...players: string[]): Goal => ({
  players: Object.fromEntries(players.map(player => [player, { state: 'down' as const }])),
});
const block: Plan = { steps: [{ block: 'H1' }, { target: 'A1' }] };

describe('B16-XSKILL-50: Multiple Block', () => {
  const both: Plan = { steps: [{ block: 'H1' }, { multipleBlock: 'A1' }, { target: 'A2' }] };
  test.each([
    [3, -2, -2],
    [5, -2, 1],
    [6, 1, 2],
  ])('strength %i against 3 + 2, and the second victim helps the first', (strength, first, second) => {
    const game = blood({
      H1: { at: [10, 8], strength, skills: ['multipleBlock', 'block'] },
      A1: { at: [11, 7] },
      A2: { at: [11, 9] },
      ...BYSTANDERS,
    });
    const good = ['bothDown', ...KNOCKS] as const;
    close(chanceOf(game, both, down('A1', 'A2')).success, faces(first, ...good) * faces(second, ...good));
  });
});

describe('B16-XSKILL-56: Strip Ball', () => {
  const scene = (theirs: string[]): Game =>
    blood(
      { H1: { at: [10, 8], skills: ['stripBall'] }, A1: { at: [11, 8], skills: theirs }, ...BYSTANDERS },
      { balls: [{ holder: 'A1' }] },
    );
  const dropped: Goal = { players: { A1: { ball: false } } };
  test('a push will do, and the ball may bounce back onto whoever has lost it', () => {
    // Pushed (two faces): still standing, catches a bounce only when it bounces off the blocker, who may follow up.
    const knocked = 2 / 6;
    const pushed = 2 / 6;
    const { success } = chanceOf(scene([]), { ...block, prefer: { followUp: ['no'] } }, dropped);
    close(success, knocked + pushed); // two squares apart: a dropped ball rests, or is caught by nobody
  });
  test('B16-SKILL-27: not against Sure Hands', () =>
    close(chanceOf(scene(['sureHands']), block, dropped).success, 2 / 6));
});

describe('where a push goes', () => {
  const to = (column: number, row: number): Goal => ({ players: { A1: { square: [column, row], state: 'standing' } } });
  const scene = (ours: string[], theirs: string[]): Game =>
    blood({ H1: { at: [10, 8], skills: ours }, A1: { at: [11, 8], skills: theirs }, ...BYSTANDERS });
  test('B16-PUSH-02: one of three squares, as we like', () => {
    close(chanceOf(scene([], []), block, to(12, 7)).success, 2 / 6);
    close(chanceOf(scene([], []), block, to(11, 7)).success, 0);
  });
  test('B16-XSKILL-43: Grab pushes anywhere next to the victim', () =>
    close(chanceOf(scene(['grab'], []), block, to(11, 7)).success, 2 / 6));
  test('B16-XSKILL-29: Side Step is their choice, and cancels Grab', () => {
    close(chanceOf(scene([], ['sideStep']), block, to(12, 7)).success, 0);
    close(chanceOf(scene(['grab'], ['sideStep']), block, to(12, 7)).success, 2 / 6);
  });
  test('B16-SKILL-14: Fend keeps the blocker where it is', () => {
    const followed: Goal = { players: { H1: { square: [11, 8] } } };
    close(chanceOf(scene([], []), block, followed).success, 4 / 6);
    close(chanceOf(scene([], ['fend']), block, followed).success, 0);
  });
});

describe('going for it', () => {
  test('B16-GFI-05: two extra squares, the second for the block', () => {
    const game = blood(
      { H1: { at: [8, 8], movement: 1, skills: ['block'] }, A1: { at: [11, 8] }, ...BYSTANDERS },
      { rerolls: { home: 1 } },
    );
    const steps = [{ blitz: 'H1' }, { to: [9, 8] as const }, { to: [10, 8] as const }, { target: 'A1' }];
    const rolls = [{ p: 5 / 6 }, { p: 5 / 6 }, { p: 3 / 6 }];
    close(chanceOf(game, { steps }, down('A1')).success, chain(rolls, { team: 1 }));
  });
  test('B16-BLITZ-04: a block, then on into the End Zone with the ball', () => {
    const game = blood(
      { H1: { at: [23, 8], movement: 4 }, A1: { at: [24, 8] }, ...BYSTANDERS },
      { balls: [{ holder: 'H1' }] },
    );
    const steps = [
      { blitz: 'H1' },
      { target: 'A1' },
      { to: [24, 7] as const },
      { to: [25, 7] as const },
      { to: [26, 7] as const },
    ];
    const pushedAway = { followUp: ['no'], push: [{ to: [25, 9] }] } as const;
    // Knocked down: nobody marks. Pushed to [25, 9]: not next to [23, 8]; [24, 7] is free, so is [25, 7], no dodge at all.
    close(chanceOf(game, { steps, prefer: pushedAway }, { touchdown: true }).success, 4 / 6);
  });
});

describe('re-rolls', () => {
  const dodging = (position: Readonly<Record<string, unknown>>, mover: Partial<Piece> = {}): number =>
    chanceOf(
      blood(
        { H1: { at: [10, 8], ...mover }, A1: { at: [11, 8] }, H2: { at: [3, 3], skills: ['leader'] }, ...BYSTANDERS },
        position,
      ),
      { steps: [{ move: 'H1' }, { to: [9, 8] }] },
    ).success;
  const p = agility(3, 1);
  test('B16-XSKILL-48: that of a Leader', () => close(dodging({ leaderReroll: { home: true } }), twice(p)));
  test('B16-REROLL-07: none after one was used this turn', () =>
    close(dodging({ rerolls: { home: 3 }, rerollsUsed: 1 }), p));
  test('B16-REROLL-03: the other side has none in our turn', () => close(dodging({ rerolls: { away: 3 } }), p));
  test('B16-SKILL-19: a Loner with Dodge keeps the team out of it', () =>
    close(dodging({ rerolls: { home: 1 } }, { skills: ['dodge', 'loner'] }), twice(p)));
});

describe('the last turn of the half', () => {
  const last = { half: 2, turns: { home: 8, away: 8 }, balls: [{ holder: 'H1' }] };
  const steps = [{ move: 'H1' }, { to: [26, 8] as const }];
  test('a Touchdown counts before the match ends', () => {
    const game = blood({ H1: { at: [25, 8], movement: 0 }, ...BYSTANDERS }, last);
    const { success, outcomes } = chanceOf(game, { steps }, { touchdown: true });
    close(success, 5 / 6);
    close(outcomes.touchdown, 5 / 6);
  });
});

describe('away plans like home', () => {
  test('a touchdown in the first column', () => {
    const game = blood(
      { A1: { at: [3, 8], movement: 1 }, H1: { at: [20, 8] }, ...BYSTANDERS },
      { active: 'away', rerolls: { away: 1 }, balls: [{ holder: 'A1' }] },
    );
    const steps = [{ move: 'A1' }, { to: [2, 8] as const }, { to: [1, 8] as const }];
    close(chanceOf(game, { steps }, { touchdown: true }).success, twice(5 / 6));
  });
});

describe('B16-XSKILL-28: Shadowing on the way', () => {
  test('one who is followed has to dodge again', () => {
    const game = blood(
      { H1: { at: [10, 8], movement: 2 }, A1: { at: [11, 8], movement: 6, skills: ['shadowing'] }, ...BYSTANDERS },
      {},
      { goForIt: false },
    );
    const p = agility(3, 1);
    const followed = on2D6((a, b) => a + b + 2 - 6 <= 7);
    // On [9, 8] it is marked again if A1 comes to [10, 8]: another dodge, for which A1 marks the square left only.
    const { success } = chanceOf(game, { steps: [{ move: 'H1' }, { to: [9, 8] }, { to: [8, 8] }] });
    close(success, p * (followed * p + (1 - followed)));
  });
});

test('B16-BONE-02: a Bone-head fails, and the rest of the turn goes on without it', () => {
  const game = blood({
    H1: { at: [10, 8], skills: ['boneHead'] },
    H2: { at: [10, 12] },
    A2: { at: [11, 12] },
    ...BYSTANDERS,
  });
  const steps = [{ move: 'H1' }, { to: [9, 8] as const }, { move: 'H2' }, { to: [9, 12] as const }];
  close(chanceOf(game, { steps }).success, plain(2) * agility(3, 1));
});
test('B16-CATCH-05: a ball that bounces off the receiver onto a team-mate is no turnover', () => {
  const game = blood(
    { H1: { at: [10, 8] }, H2: { at: [11, 8] }, H3: { at: [12, 8] }, ...BYSTANDERS },
    { balls: [{ holder: 'H1' }] },
  );
  const catches = agility(3);
  const around = { H1: { at: [10, 8], catches }, H2: { at: [11, 8], catches }, H3: { at: [12, 8], catches } } as const;
  const { success, turnover } = chanceOf(game, { steps: [{ handOff: 'H1' }, { target: 'H2' }] }, { holder: 'home' });
  const missed = 1 - agility(3, 1);
  const saved = bounced(around, 'H2', 'H1') + bounced(around, 'H2', 'H2') + bounced(around, 'H2', 'H3');
  close(success, 1 - missed * (1 - saved));
  close(turnover, missed * (1 - saved));
});
test('B16-INJURY-03: whoever is knocked down by the block of a Frenzy twice is hurt once', () => {
  const game = blood({
    H1: { at: [10, 8], skills: ['frenzy', 'block', 'mightyBlow'] },
    A1: { at: [11, 8], armour: 7 },
    ...BYSTANDERS,
  });
  const hurt = total(8) * total(7) + on2D6((a, b) => a + b === 7) * total(8);
  const knocked = (face: Face): number => (face === 'bothDown' || KNOCKS.includes(face) ? hurt : 0);
  const second = blockDice(1, knocked);
  const { success } = chanceOf(game, block, { players: { A1: { state: 'off' } } });
  close(
    success,
    blockDice(1, face => (face === 'pushed' ? second : knocked(face))),
  );
});
