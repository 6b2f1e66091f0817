/** Block dice, checks, throws, fouls and abilities of both editions of Blitz Bowl against paper. */
import type { Game } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { type Chances, chanceOf, explain, type Goal, type Plan } from '../../src/index.ts';
import { table } from '../table.ts';
import { onD6, plain, twice } from './paper.ts';

const close = (value: number, expected: number): void => expect(value).toBeCloseTo(expected, 9);
const BOTH = ['blitz-2024', 'blitz-2022'] as const;
const DOWN: Goal = { players: { A1: { state: 'down' } } };
const OFF: Goal = { players: { A1: { state: 'off' } } };

const FACES = ['miss', 'tackle', 'shove', 'shove', 'smash', 'kerrunch'] as const;
type Face = (typeof FACES)[number];
/** The best of so many dice; `again` is what a re-roll of all of them would be worth. */
const dice = (count: number, worth: (face: Face) => number, again = 0): number => {
  const all = (left: number, best: number): number =>
    left === 0
      ? Math.max(best, again)
      : FACES.reduce((sum, face) => sum + all(left - 1, Math.max(best, worth(face))) / 6, 0);
  return all(count, 0);
};
const among =
  (...good: Face[]) =>
  (face: Face): number =>
    good.includes(face) ? 1 : 0;
const KNOCKS = among('tackle', 'smash', 'kerrunch');
/** An Armour Check that is failed. */
const broken = (armour: number, modifier = 0): number => 1 - onD6(armour, modifier);
/** What each face does to somebody who is to be Injured; some faces count as others for some players. */
const hurts =
  (armour: number, counts: Partial<Record<Face, Face>> = {}) =>
  (face: Face): number => {
    const as = counts[face] ?? face;
    if (as === 'kerrunch') return broken(armour, -1);
    return as === 'tackle' || as === 'smash' ? broken(armour) : 0;
  };

interface Blitzer {
  readonly at?: readonly [number, number];
  readonly state?: string;
  readonly [more: string]: unknown;
}
interface Scene {
  readonly home?: Blitzer;
  readonly away?: Blitzer;
  readonly others?: Readonly<Record<string, Blitzer>>;
  readonly more?: Readonly<Record<string, unknown>>;
  readonly options?: Readonly<Record<string, unknown>>;
}
const pitch = (ruleset: string, { home, away, others = {}, more, options }: Scene): Game =>
  table(
    ruleset,
    {
      H1: { at: [7, 5], ...home },
      A1: { at: [8, 5], ...away },
      H9: { at: [2, 11] },
      A9: { at: [14, 1] },
      ...(others as Record<string, { at: readonly [number, number] }>),
    },
    more,
    options,
  );
const block: Plan = { steps: [{ block: 'H1' }, { target: 'A1' }] };
const blocked = (ruleset: string, scene: Scene, goal: Goal): Chances => chanceOf(pitch(ruleset, scene), block, goal);

describe.each(BOTH)('blocks in %s', ruleset => {
  const ASSIST = { H2: { at: [9, 5] } } as const;
  test('one die, two with help or a Block Value of 2, three with both', () => {
    close(blocked(ruleset, {}, DOWN).success, dice(1, KNOCKS));
    close(blocked(ruleset, { others: { H2: { at: [9, 4] } } }, DOWN).success, dice(2, KNOCKS));
    close(blocked(ruleset, { home: { block: 2 } }, DOWN).success, dice(2, KNOCKS));
    close(
      blocked(ruleset, { home: { block: 2 }, others: { H2: { at: [9, 4] }, H3: { at: [9, 6] } } }, DOWN).success,
      dice(3, KNOCKS),
    );
  });
  test('a Shove without room knocks down', () => {
    const faces = among('tackle', 'smash', 'kerrunch', 'shove');
    close(blocked(ruleset, { others: { A2: { at: [9, 5] } } }, DOWN).success, dice(1, faces));
    close(blocked(ruleset, { others: ASSIST }, DOWN).success, dice(2, faces)); // the helper stands in the way
  });
  test.each([2, 3, 4, 5, 6])('Injured with Armour %i+, one die and two', armour => {
    close(blocked(ruleset, { away: { armour } }, OFF).success, dice(1, hurts(armour)));
    close(blocked(ruleset, { away: { armour }, home: { block: 2 } }, OFF).success, dice(2, hurts(armour)));
  });
  test('without Armour every knock-down injures', () =>
    close(blocked(ruleset, { away: { armour: '-' } }, OFF).success, dice(1, KNOCKS)));
  test('Offensive Specialist rolls all dice again', () => {
    const home = { abilities: ['offensiveSpecialist'] };
    const { success, withoutRerolls } = blocked(ruleset, { home }, DOWN);
    close(success, twice(dice(1, KNOCKS)));
    close(withoutRerolls, dice(1, KNOCKS));
    const twoDice = { ...home, block: 2 };
    close(blocked(ruleset, { home: twoDice }, OFF).success, dice(2, hurts(4), dice(2, hurts(4))));
  });
  test('Mighty Blow and Hulking Brute', () => {
    const mighty: Partial<Record<Face, Face>> = { smash: 'kerrunch' };
    const brute: Partial<Record<Face, Face>> = { smash: 'kerrunch', tackle: 'kerrunch' };
    close(blocked(ruleset, { home: { abilities: ['mightyBlow'] } }, OFF).success, dice(1, hurts(4, mighty)));
    close(blocked(ruleset, { home: { abilities: ['hulkingBrute'] } }, OFF).success, dice(1, hurts(4, brute)));
  });
  test.each(['standFirm', 'hulkingBrute'])('nobody shoves one with %s', ability => {
    const away = { abilities: [ability] };
    close(blocked(ruleset, { away, others: { A2: { at: [9, 5] } } }, DOWN).success, dice(1, KNOCKS));
    const pushed: Goal = { players: { A1: { square: [9, 5] } } };
    close(blocked(ruleset, { away }, pushed).success, 0);
    close(blocked(ruleset, {}, pushed).success, 2 / 6);
  });
  test('the dice are explained', () => {
    const game = pitch(ruleset, { home: { block: 2 } });
    game.answer({ block: 'H1' });
    const explained = explain(game, { target: 'A1' });
    if (!explained.legal) throw new Error(explained.refusal.reason);
    const [roll] = explained.rolls;
    expect(roll?.dice).toBe(2);
    close(roll?.faces?.shove ?? 0, 1 - (4 / 6) ** 2);
    close(roll?.faces?.kerrunch ?? 0, 1 - (5 / 6) ** 2);
  });
});

describe.each(BOTH)('throws in %s', ruleset => {
  const thrown = (range: number, thrower: Blitzer = {}, others: Readonly<Record<string, Blitzer>> = {}): Chances =>
    chanceOf(
      table(
        ruleset,
        {
          H1: { at: [2, 5], ...thrower },
          H2: { at: [2 + range, 5] },
          H9: { at: [2, 11] },
          A9: { at: [14, 11] },
          ...(others as Record<string, { at: readonly [number, number] }>),
        },
        { balls: [{ holder: 'H1' }] },
      ),
      { steps: [{ throw: 'H1' }, { target: 'H2' }] },
      { holder: 'H2' },
    );
  test.each([2, 3, 4, 5, 6])('Throw %i+: short, long, and a hand-off', value => {
    close(thrown(1, { throw: value }).success, 1);
    close(thrown(4, { throw: value }).success, onD6(value));
    close(thrown(5, { throw: value }).success, onD6(value, -1));
    close(thrown(8, { throw: value }).success, onD6(value, -1));
  });
  test('an Open Opponent on the way, and a Marked target, cost one, and never two', () => {
    close(thrown(4, { throw: 3 }, { A1: { at: [4, 5] } }).success, onD6(3, -1));
    close(thrown(7, { throw: 3 }, { A1: { at: [5, 5] } }).success, onD6(3, -1));
    // Whoever marks the target may take the ball when it bounces; the target itself is Marked and does not.
    close(thrown(4, { throw: 3 }, { A1: { at: [7, 5] } }).success, onD6(3, -1));
  });
  test('out of range', () => expect(() => thrown(9)).toThrow('plan[1]'));
});

describe.each(BOTH)('the rest in %s', ruleset => {
  test('a Foul: three faces injure, two send the fouler off', () => {
    const { success, outcomes } = chanceOf(
      pitch(ruleset, { away: { state: 'prone' }, options: { fouls: true } }),
      { steps: [{ foul: 'H1' }, { target: 'A1' }] },
      OFF,
    );
    close(success, 3 / 6);
    close(outcomes.outOfTheGame, 2 / 6);
  });
  test.each([1, 2, 3, 4, 5, 6])('a rolled Move: a Run of %i squares', squares => {
    const game = table(ruleset, { H1: { at: [2, 5], move: 'D6' } as never, A9: { at: [14, 11] }, H9: { at: [2, 11] } });
    const steps = [{ run: 'H1' }, ...Array.from({ length: squares }, (_, i) => ({ to: [3 + i, 5] as const }))];
    close(chanceOf(game, { steps }).success, plain(squares));
  });
  test('Frenzied: a Mark, then a free Block', () => {
    const game = pitch(ruleset, { home: { at: [6, 5], abilities: ['frenzied'] } });
    const steps = [{ mark: 'H1' }, { to: [7, 5] as const }, { freeBlock: 'H1' }, { target: 'A1' }];
    close(chanceOf(game, { steps }, DOWN).success, dice(1, KNOCKS));
  });
  test('two Blocks on the same player: the second only if it still stands', () => {
    const others = { H2: { at: [8, 6] } } as const;
    const steps = [{ block: 'H1' }, { target: 'A1' }, { block: 'H2' }, { target: 'A1' }];
    const prefer = { followUp: ['no'] };
    const { success } = chanceOf(pitch(ruleset, { home: { block: 1 }, others }), { steps, prefer }, DOWN);
    // H2 helps H1. A Shove takes A1 to [9, 5], next to H2 alone; a Miss leaves both next to it, but both were used: all
    // steps must be taken, so the first Block must leave it standing.
    const first = dice(2, face => (face === 'shove' ? dice(1, KNOCKS) : face === 'miss' ? dice(2, KNOCKS) : 0));
    close(success, first);
  });
});

describe('abilities of 2024 alone', () => {
  test('BU-ABIL-62: Violent injures on a 6 beforehand', () => {
    const { success } = blocked('blitz-2024', { home: { abilities: ['violent'] } }, OFF);
    close(success, 1 / 6 + (5 / 6) * dice(1, hurts(4)));
  });
  test('BU-ABIL-44: Expert Passer', () => {
    const game = table(
      'blitz-2024',
      {
        H1: { at: [2, 5], throw: 4, abilities: ['expertPasser'] } as never,
        H2: { at: [6, 5] },
        H9: { at: [2, 11] },
        A9: { at: [14, 11] },
      },
      { balls: [{ holder: 'H1' }] },
    );
    close(chanceOf(game, { steps: [{ throw: 'H1' }, { target: 'H2' }] }, { holder: 'H2' }).success, twice(onD6(4)));
  });
  test('BU-ABIL-19, BU-ABIL-17: Bloodlust after a Miss, and a Minion who pays for it', () => {
    const home = { abilities: ['bloodlust'] };
    close(blocked('blitz-2024', { home }, {}).outcomes.outOfTheGame, 1 / 6);
    const standing: Goal = { players: { H1: { state: 'standing' } } };
    close(blocked('blitz-2024', { home }, standing).success, 5 / 6);
    const minion = { H2: { at: [6, 5], abilities: ['minion'] } } as const;
    close(blocked('blitz-2024', { home, others: minion }, standing).success, 1);
  });
  test('BU-ABIL-51: an Enforcer resolves every die', () => {
    const { success } = blocked('blitz-2024', { home: { block: 2, abilities: ['enforcer'] } }, DOWN);
    close(success, dice(2, KNOCKS));
  });
});
test('B22-ABIL-03: Claws injure on a 6 beforehand', () => {
  const { success } = blocked('blitz-2022', { home: { abilities: ['claws'] } }, OFF);
  close(success, 1 / 6 + (5 / 6) * dice(1, hurts(4)));
});
