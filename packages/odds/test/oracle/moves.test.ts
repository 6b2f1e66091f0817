/** Dodges, extra squares, leaps, pick-ups and dull wits of Blood Bowl: `explain`, `reach` and `chanceOf` against paper. */
import type { Game, Square } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { chanceOf, explain, type Plan, reach } from '../../src/index.ts';
import { BYSTANDERS, blood, type Piece } from '../table.ts';
import { agility, chain, on2D6, plain, type Roll, twice, twiceOnFour } from './paper.ts';

const close = (value: number, expected: number): void => expect(value).toBeCloseTo(expected, 9);
type Spot = readonly [number, number];
const skillsOf = (text: string): string[] => text.split(' ').filter(Boolean);
const steps = (action: string, ...squares: Spot[]): Plan => ({
  steps: [{ [action]: 'H1' }, ...squares.map(to => ({ to }))],
});
const safest = (game: Game, [column, row]: Spot): number =>
  reach(game, game.playerNamed('H1')).safest(game.grid.at(column, row) as Square)?.chance ?? 0;
const explained = (game: Game, to: Spot): number => {
  game.answer({ move: 'H1' });
  const answer = explain(game, { to });
  if (!answer.legal) throw new Error(answer.refusal.reason);
  return answer.rolls.reduce((all, roll) => all * (roll.chance ?? 1), 1);
};

describe('one dodge, from next to one opponent into so many tackle zones', () => {
  const ZONES: readonly Spot[] = [
    [8, 7],
    [8, 8],
    [8, 9],
  ];
  const scene = (mover: Partial<Piece>, zones: number, marker: string, rerolls = 0, zoneSkills: string[] = []): Game =>
    blood(
      {
        H1: { at: [10, 8], movement: 1, ...mover },
        A1: { at: [11, 8], skills: skillsOf(marker) },
        ...Object.fromEntries(ZONES.slice(0, zones).map((at, i) => [`A${i + 2}`, { at, skills: zoneSkills }])),
        ...BYSTANDERS,
      },
      { rerolls: { home: rerolls } },
      { goForIt: false },
    );
  const TO: Spot = [9, 8];
  /** All three answers to one question. */
  const agree = (make: (rerolls: number) => Game, p: number, again: number, both: number): void => {
    close(explained(make(0), TO), p);
    close(chanceOf(make(0), steps('move', TO)).success, again);
    close(safest(make(0), TO), again);
    const { success, withoutRerolls } = chanceOf(make(1), steps('move', TO));
    close(success, both);
    close(withoutRerolls, p);
    close(safest(make(1), TO), both);
  };
  describe.each([1, 2, 3, 4, 5, 6])('B16-DODGE-05: agility %i', ag => {
    test.each([0, 1, 2, 3])('%i tackle zones', zones => {
      const p = agility(ag, 1 - zones);
      agree(rerolls => scene({ agility: ag }, zones, '', rerolls), p, p, twice(p));
    });
  });
  const rows: readonly (readonly [
    title: string,
    skills: string,
    marker: string,
    zones: number,
    p: number,
    again: number,
    both: number,
  ])[] = (
    [
      ['B16-SKILL-12: Dodge', 'dodge', '', 1, agility(3), twice, twice],
      ['B16-XSKILL-34: Dodge against Tackle', 'dodge', 'tackle', 1, agility(3), (p: number) => p, twice],
      ['B16-XSKILL-57: Two Heads', 'twoHeads', '', 1, agility(3, 1), (p: number) => p, twice],
      ['B16-XSKILL-37: Titchy', 'titchy', '', 2, agility(3, 0), (p: number) => p, twice],
      ['B16-STUNTY-01: Stunty', 'stunty', '', 3, agility(3, 1), (p: number) => p, twice],
      [
        'B16-STUNTY-01: Stunty with a Secret Weapon',
        'stunty secretWeapon',
        '',
        3,
        agility(3, -2),
        (p: number) => p,
        twice,
      ],
      ['B16-XSKILL-33: Stunty with Swoop', 'stunty swoop', '', 2, agility(3, -1), (p: number) => p, twice],
      ['B16-XSKILL-25: Prehensile Tail', '', 'prehensileTail', 0, agility(3), (p: number) => p, twice],
      [
        'B16-XSKILL-25: Prehensile Tail against Stunty',
        'stunty',
        'prehensileTail',
        2,
        agility(3),
        (p: number) => p,
        twice,
      ],
      ['B16-SKILL-19: a Loner', 'loner', '', 0, agility(3, 1), (p: number) => p, twiceOnFour],
      ['B16-XSKILL-53: a Pro', 'pro', '', 0, agility(3, 1), twiceOnFour, twice],
      ['B16-SKILL-12: Stunty, Titchy and Dodge', 'stunty titchy dodge', '', 3, agility(3, 2), twice, twice],
    ] as const
  ).map(([title, skills, marker, zones, p, again, both]) => [title, skills, marker, zones, p, again(p), both(p)]);
  test.each(rows)('%s', (_, skills, marker, zones, p, again, both) =>
    agree(rerolls => scene({ skills: skillsOf(skills) }, zones, marker, rerolls), p, again, both),
  );
  test('B16-XSKILL-37: the tackle zones of Titchy players do not count', () => {
    const p = agility(3, 1);
    agree(rerolls => scene({}, 2, '', rerolls, ['titchy']), p, p, twice(p));
  });
  test.each([
    [4, 2, 1],
    [5, 1, 2],
    [3, 4, 0],
  ])('B16-XSKILL-05: Break Tackle, strength %i and agility %i', (strength, ag, zones) => {
    const p = agility(Math.max(strength, ag), 1 - zones);
    const make = (rerolls: number): Game =>
      scene({ strength, agility: ag, skills: ['breakTackle'] }, zones, '', rerolls);
    close(chanceOf(make(0), steps('move', TO)).success, p);
    close(safest(make(0), TO), p);
    close(chanceOf(make(1), steps('move', TO)).success, twice(p));
    close(safest(make(1), TO), twice(p));
  });
  test('B16-XSKILL-13: a Diving Tackler takes two off, and off the re-roll as well', () => {
    const p = agility(4, 1 - 2);
    for (const [skills, rerolls, expected] of [
      ['', 0, p],
      ['dodge', 0, twice(p)],
      ['', 1, twice(p)],
      ['loner', 1, twiceOnFour(p)],
    ] as const) {
      const game = scene({ agility: 4, skills: skillsOf(skills) }, 0, 'divingTackle', rerolls);
      close(chanceOf(game, steps('move', TO)).success, expected);
      close(safest(game, TO), expected);
    }
  });
  test('B16-XSKILL-36: Tentacles hold on 5 or less', () => {
    const free = on2D6((a, b) => a + b > 5);
    const game = scene({}, 0, 'tentacles');
    close(chanceOf(game, steps('move', TO)).success, free * agility(3, 1));
    close(safest(game, TO), free * agility(3, 1));
    const strong = scene({ strength: 5 }, 0, 'tentacles');
    close(safest(strong, TO), on2D6((a, b) => a + b + 2 > 5) * agility(3, 1));
  });
  test('B16-TURNOVER-01: a fall is a turnover, being held is none', () => {
    close(chanceOf(scene({}, 0, ''), steps('move', TO)).turnover, 1 - agility(3, 1));
    const { turnover } = chanceOf(scene({}, 0, 'tentacles'), steps('move', TO));
    close(turnover, on2D6((a, b) => a + b > 5) * (1 - agility(3, 1)));
  });
});

describe('rolls in a row', () => {
  /** Along the edge, past two opponents: every step leaves a tackle zone for one other, and there is no other way. */
  const corridor = (skills: string[], rerolls: number, marker: string): Game =>
    blood(
      {
        H1: { at: [10, 15], movement: 4, skills },
        A1: { at: [10, 14], skills: skillsOf(marker) },
        A2: { at: [13, 14], skills: skillsOf(marker) },
        H7: { at: [11, 14], state: 'prone' },
        H8: { at: [12, 14], state: 'prone' },
        ...BYSTANDERS,
      },
      { rerolls: { home: rerolls } },
      { goForIt: false },
    );
  const WALK: readonly Spot[] = [
    [11, 15],
    [12, 15],
    [13, 15],
    [14, 15],
  ];
  const dodges: readonly Roll[] = WALK.map(() => ({ p: agility(3, 0), skill: 'dodge' }));
  test.each([
    ['', '', 0],
    ['', '', 1],
    ['dodge', '', 0],
    ['dodge', '', 1],
    ['dodge loner', '', 1],
    ['dodge', 'tackle', 1],
  ] as const)('B16-SKILL-12: four dodges with "%s" against "%s" and %i team re-rolls', (skills, marker, team) => {
    const own = skillsOf(skills);
    const game = corridor(own, team, marker);
    const once = marker === 'tackle' ? [] : own.filter(skill => skill === 'dodge');
    const expected = chain(dodges, { once, team, loner: own.includes('loner') });
    close(chanceOf(game, steps('move', ...WALK)).success, expected);
    close(safest(game, [14, 15]), expected);
  });
});

describe('B16-GFI-03: extra squares in the open', () => {
  const runner = (movement: number, skills: string, rerolls: number, weather = 'nice'): Game =>
    blood(
      { H1: { at: [10, 8], movement, skills: skillsOf(skills) }, ...BYSTANDERS },
      { rerolls: { home: rerolls }, weather },
    );
  const squares = (count: number): Spot[] => Array.from({ length: count }, (_, i) => [11 + i, 8]);
  test.each([
    ['two', 4, 2, '', 'nice', 5 / 6],
    ['two with Sure Feet', 4, 2, 'sureFeet', 'nice', 5 / 6],
    ['three with Sprint', 4, 3, 'sprint', 'nice', 5 / 6],
    ['three with Sprint and Sure Feet', 4, 3, 'sprint sureFeet', 'nice', 5 / 6],
    ['B16-GFI-06: two in a blizzard', 4, 2, '', 'blizzard', 4 / 6],
    ['B16-GFI-06: two in a blizzard with Sure Feet', 4, 2, 'sureFeet', 'blizzard', 4 / 6],
    ['B16-SKILL-19: two of a Loner', 4, 2, 'loner', 'nice', 5 / 6],
  ])('%s', (_, movement, extra, skills, weather, p) => {
    const own = skillsOf(skills);
    const rolls = Array.from({ length: extra }, () => ({ p, skill: 'sureFeet' }));
    const path = squares(movement + extra);
    for (const team of [0, 1]) {
      const game = runner(movement, skills, team, weather);
      const expected = chain(rolls, { always: own.filter(s => s === 'sureFeet'), team, loner: own.includes('loner') });
      close(chanceOf(game, steps('move', ...path)).success, expected);
      close(safest(game, path.at(-1) as Spot), expected);
    }
  });
  test('B16-GFI-01: no third one without Sprint', () => expect(safest(runner(4, '', 0), [17, 8])).toBe(0));
  test('B16-OQ-16: on one square the extra square, the dodge, then the ball', () => {
    const game = blood(
      { H1: { at: [10, 8], movement: 0 }, A1: { at: [10, 7] }, ...BYSTANDERS },
      { rerolls: { home: 1 }, balls: [{ square: [10, 9] }] },
    );
    const rolls = [{ p: 5 / 6 }, { p: agility(3, 1) }, { p: agility(3, 1) }];
    const { success } = chanceOf(game, steps('move', [10, 9]), { holder: 'H1' });
    close(success, chain(rolls, { team: 1 }));
    close(safest(game, [10, 9]), chain(rolls, { team: 1 }));
  });
});

describe('leaping and standing up', () => {
  test.each([
    ['B16-XSKILL-21: Leap', 3, 'leap', agility(3)],
    ['B16-XSKILL-21: Leap, agility 4', 4, 'leap', agility(4)],
    ['B16-XSKILL-38: Very Long Legs', 3, 'leap veryLongLegs', agility(3, 1)],
  ])('%s', (_, ag, skills, p) => {
    // Marked on both sides, so that the leap is the better way to the square behind the opponent.
    const game = blood(
      {
        H1: { at: [10, 8], agility: ag, skills: skillsOf(skills) },
        A1: { at: [11, 8] },
        A2: { at: [11, 6] },
        A3: { at: [11, 10] },
        ...BYSTANDERS,
      },
      { rerolls: { home: 1 } },
    );
    const plan: Plan = { steps: [{ move: 'H1' }, { leap: [12, 8] }] };
    const { success, withoutRerolls } = chanceOf(game, plan);
    close(success, twice(p));
    close(withoutRerolls, p);
    close(safest(game, [12, 8]), twice(p));
  });
  test('B16-XSKILL-21: two extra squares are paid before the leap', () => {
    const game = blood({ H1: { at: [10, 8], movement: 0, skills: ['leap'] }, ...BYSTANDERS });
    close(chanceOf(game, { steps: [{ move: 'H1' }, { leap: [12, 8] }] }).success, (5 / 6) ** 2 * agility(3));
  });
  test('B16-STAND-04: movement 2 stands up on 4+ and then goes for it', () => {
    const game = blood({ H1: { at: [10, 8], movement: 2, state: 'prone' }, ...BYSTANDERS }, { rerolls: { home: 1 } });
    const rolls = [{ p: 3 / 6 }, { p: 5 / 6 }];
    close(chanceOf(game, steps('move', [11, 8])).success, chain(rolls, { team: 1 }));
    close(safest(game, [11, 8]), chain(rolls, { team: 1 }));
    close(chanceOf(game, steps('move', [11, 8])).turnover, twice(3 / 6) - chain(rolls, { team: 1 }));
  });
  test('B16-XSKILL-59: Timmm-ber! with two helpers', () => {
    const game = blood({
      H1: { at: [10, 8], movement: 2, state: 'prone', skills: ['timmmBer'] },
      H2: { at: [9, 8] },
      H3: { at: [9, 7] },
      ...BYSTANDERS,
    });
    close(chanceOf(game, steps('move', [11, 8])).success, plain(2) * (5 / 6));
  });
  test('B16-SKILL-16: Jump Up costs nothing', () => {
    const at = (skills: string[]): Game =>
      blood({ H1: { at: [10, 8], movement: 4, state: 'prone', skills }, ...BYSTANDERS });
    close(safest(at([]), [12, 8]), 5 / 6);
    close(safest(at(['jumpUp']), [14, 8]), 1);
  });
});

describe('picking the ball up', () => {
  const scene = (mover: Partial<Piece>, zones: number, weather: string, rerolls: number): Game =>
    blood(
      {
        H1: { at: [9, 8], ...mover },
        ...Object.fromEntries(
          (
            [
              [11, 7],
              [11, 8],
              [11, 9],
            ] as Spot[]
          )
            .slice(0, zones)
            .map((at, i) => [`A${i + 1}`, { at }]),
        ),
        ...BYSTANDERS,
      },
      { weather, rerolls: { home: rerolls }, balls: [{ square: [10, 8] }] },
    );
  test.each([
    ['B16-PICKUP-02: nobody near', 3, '', 0, 'nice', agility(3, 1)],
    ['B16-PICKUP-02: two tackle zones', 3, '', 2, 'nice', agility(3, -1)],
    ['B16-PICKUP-02: agility 1 and three tackle zones', 1, '', 3, 'nice', agility(1, -2)],
    ['B16-PICKUP-02: agility 5', 5, '', 0, 'nice', agility(5, 1)],
    ['B16-WEATHER-02: pouring rain', 3, '', 0, 'pouringRain', agility(3)],
    ['B16-WEATHER-02: rain and a tackle zone', 4, '', 1, 'pouringRain', agility(4, -1)],
    ['B16-XSKILL-41: Big Hand', 3, 'bigHand', 3, 'pouringRain', agility(3, 1)],
    ['B16-XSKILL-42: Extra Arms', 3, 'extraArms', 1, 'nice', agility(3, 1)],
    ['B16-XSKILL-22: Nerves of Steel does not help', 3, 'nervesOfSteel', 1, 'nice', agility(3, 0)],
    ['B16-SKILL-26: Sure Hands', 3, 'sureHands', 1, 'nice', agility(3, 0)],
  ])('%s', (_, ag, skills, zones, weather, p) => {
    const own = skillsOf(skills);
    for (const team of [0, 1]) {
      const game = scene({ agility: ag, skills: own }, zones, weather, team);
      const expected = own.includes('sureHands') || team ? twice(p) : p;
      const { success, withoutRerolls, turnover } = chanceOf(game, steps('move', [10, 8]), { holder: 'H1' });
      close(success, expected);
      close(withoutRerolls, p);
      close(turnover, 1 - expected);
      close(safest(game, [10, 8]), expected);
    }
    close(explained(scene({ agility: ag, skills: own }, zones, weather, 0), [10, 8]), p);
  });
});

describe('before they act', () => {
  const scene = (skills: string, others: Readonly<Record<string, Piece>>, rerolls: number): Game =>
    blood({ H1: { at: [10, 8], skills: skillsOf(skills) }, ...others, ...BYSTANDERS }, { rerolls: { home: rerolls } });
  const HELP: Readonly<Record<string, Piece>> = { H2: { at: [9, 8] } };
  test.each([
    ['B16-BONE-01: Bone-head', 'boneHead', {}, plain(2)],
    ['B16-STUPID-03: Really Stupid', 'reallyStupid', {}, plain(4)],
    ['B16-STUPID-02: Really Stupid with help', 'reallyStupid', HELP, plain(2)],
    [
      'B16-STUPID-02: another Really Stupid one is no help',
      'reallyStupid',
      { H2: { at: [9, 8], skills: ['reallyStupid'] } },
      plain(4),
    ],
    ['B16-STUPID-02: nor is a Prone one', 'reallyStupid', { H2: { at: [9, 8], state: 'prone' } }, plain(4)],
    ['B16-XSKILL-39: Wild Animal that moves', 'wildAnimal', {}, plain(4)],
    ['B16-XSKILL-35: Take Root', 'takeRoot', {}, plain(2)],
  ] as readonly (readonly [string, string, Readonly<Record<string, Piece>>, number])[])(
    '%s',
    (_, skills, others, p) => {
      for (const [more, team, expected] of [
        ['', 0, p],
        ['', 1, twice(p)],
        [' loner', 1, twiceOnFour(p)],
        [' pro', 0, twiceOnFour(p)],
      ] as const) {
        const game = scene(skills + more, others, team);
        const { success, turnover } = chanceOf(game, steps('move', [11, 8]));
        close(success, expected);
        expect(turnover).toBe(0);
        close(safest(game, [11, 8]), expected);
      }
    },
  );
  test('B16-XSKILL-39: Wild Animal that blocks: a 2 will do', () => {
    const game = scene('wildAnimal', { A1: { at: [11, 8] } }, 1);
    const plan: Plan = { steps: [{ block: 'H1' }, { target: 'A1' }] };
    const { success } = chanceOf(game, plan, { players: { A1: { state: 'down' } } });
    close(success, chain([{ p: plain(2) }, { p: 2 / 6 }], { team: 1 }));
  });
  test('B16-XSKILL-03: Blood Lust: nobody to bite is a turnover, a Thrall makes it harmless', () => {
    const alone = chanceOf(scene('bloodLust', {}, 0), steps('move', [11, 8]));
    close(alone.success, plain(2));
    close(alone.turnover, 1 / 6);
    const thrall = { H2: { at: [12, 8], position: 'vampire/thrall' } as Piece };
    close(chanceOf(scene('bloodLust', thrall, 0), steps('move', [11, 8])).success, 1);
  });
});
