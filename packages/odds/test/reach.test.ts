/** Where a player can get: chances worked out by hand, a sample of the brute force, and what must hold everywhere. */
import { BadInput, type BlitzGame, type blood, rulesetNamed, SeededDice, type Square } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { blitzCrowd } from '../scripts/crowds.ts';
import { type Reach, reach, type Way, type WayRoll } from '../src/index.ts';
import { comparison } from './comparison.ts';
import { compareBest, compareBlitz, compareEveryPath, compareWays } from './reach-agreement.ts';
import { bloodSpec, setUpBlood } from './reach-positions.ts';

type At = readonly [column: number, row: number];
const mover = (more: Partial<blood.PlayerSpec> = {}): blood.PlayerSpec => ({
  id: 'mover',
  side: 'home',
  square: [10, 8],
  movement: 1,
  ...more,
});
const foe = (square: At, ...skills: blood.SkillName[]): blood.PlayerSpec => ({
  id: `foe${square.join('-')}`,
  side: 'away',
  square,
  skills,
});
const from = (players: readonly blood.PlayerSpec[], more: Partial<blood.PositionSpec> = {}) => {
  const { game, player } = setUpBlood({ players, ...more });
  const there = reach(game, player);
  const sq = (at: At): Square => game.grid.at(...at);
  return { game, player, there, sq, way: (at: At): Way => there.safest(sq(at)) as Way };
};
const REROLL = { rerolls: { home: 1 } };

describe('Blood Bowl, worked out by hand', () => {
  test('B16-DODGE-05: out of a tackle zone into the open, and into another one', () => {
    const { way, there, sq } = from([mover(), foe([9, 8])]);
    expect(way([11, 8]).chance).toBeCloseTo(4 / 6, 12);
    const [around, straight, ...more] = there.ways(sq([10, 7])) as [Way, Way];
    expect(straight.path).toEqual([sq([10, 7])]);
    expect(straight.chance).toBeCloseTo(3 / 6, 12);
    expect(around.path).toHaveLength(2);
    expect(around.chance).toBeCloseTo((4 / 6) * (5 / 6), 12);
    expect(more).toEqual([]);
    expect(there.safest(sq([9, 8]))).toBeUndefined();
    const rolls = there.rolls(straight).map(({ kind, target, chance }) => [kind, target, chance]);
    expect(rolls).toEqual([['dodge', 4, 0.5]]);
    expect(there.rolls(straight)[0]?.modifiers.map(({ by, cause }) => [by, cause])).toEqual([
      [1, 'dodging'],
      [-1, 'tackleZones'],
    ]);
  });
  test('B16-REROLL-01, B16-SKILL-12: the Dodge skill saves the team re-roll', () => {
    const withTeam = from([mover(), foe([9, 8])], REROLL).way([11, 8]);
    expect(withTeam.chance).toBeCloseTo(8 / 9, 12);
    expect(withTeam.keepsReroll).toBeCloseTo(2 / 3, 12);
    const withBoth = from([mover({ skills: ['dodge'] }), foe([9, 8])], REROLL).way([11, 8]);
    expect(withBoth.chance).toBeCloseTo(8 / 9, 12);
    expect(withBoth.keepsReroll).toBeCloseTo(8 / 9, 12);
    expect(from([mover({ skills: ['dodge'] }), foe([9, 8], 'tackle')]).way([11, 8]).chance).toBeCloseTo(2 / 3, 12);
  });
  test('B16-SKILL-19: Loner and Pro, alone and together', () => {
    const chance = (...skills: blood.SkillName[]): number =>
      from([mover({ skills }), foe([9, 8])], REROLL).way([11, 8]).chance;
    expect(chance('loner')).toBeCloseTo(7 / 9, 12);
    expect(from([mover({ skills: ['pro'] }), foe([9, 8])]).way([11, 8]).chance).toBeCloseTo(7 / 9, 12);
    expect(chance('pro')).toBeCloseTo(8 / 9, 12);
    expect(chance('loner', 'pro')).toBeCloseTo(29 / 36, 12);
  });
  test('B16-GFI-03, B16-GFI-06, B16-SKILL-25: extra squares, in a blizzard, with Sure Feet', () => {
    const { way, there, sq } = from([mover()]);
    expect(way([11, 8])).toMatchObject({ chance: 1, squares: 1, extra: 0 });
    expect(way([12, 8])).toMatchObject({ squares: 2, extra: 1 });
    expect(way([12, 8]).chance).toBeCloseTo(5 / 6, 12);
    expect(way([13, 8]).chance).toBeCloseTo(25 / 36, 12);
    expect(there.safest(sq([14, 8]))).toBeUndefined();
    expect(from([mover()], { weather: 'blizzard' }).way([12, 8]).chance).toBeCloseTo(4 / 6, 12);
    expect(from([mover({ skills: ['sureFeet'] })]).way([13, 8]).chance).toBeCloseTo((35 / 36) ** 2, 12);
    expect(from([mover({ skills: ['sprint'] })]).way([14, 8]).chance).toBeCloseTo((5 / 6) ** 3, 12);
  });
  test('B16-STAND-01, B16-STAND-04, B16-SKILL-16: standing up costs movement, a roll, or nothing', () => {
    const lying = (movement: number, ...skills: blood.SkillName[]) =>
      from([mover({ state: 'prone', movement, skills })]);
    expect(lying(4).way([11, 8])).toMatchObject({ chance: 1, squares: 1, extra: 0 });
    expect(lying(4).way([12, 8]).chance).toBeCloseTo(5 / 6, 12);
    expect(lying(2).way([11, 8]).chance).toBeCloseTo((1 / 2) * (5 / 6), 12);
    expect(lying(2, 'jumpUp').way([12, 8])).toMatchObject({ chance: 1, squares: 2, extra: 0 });
  });
  test('B16-PICKUP-02: through the ball or around it', () => {
    const { there, sq } = from([mover({ movement: 4 })], { balls: [{ square: [11, 8] }] });
    const ways = there.ways(sq([12, 8])).map(({ chance, squares, ball }) => [chance.toFixed(6), squares, ball]);
    expect(ways).toEqual([
      ['1.000000', 2, false],
      [(4 / 6).toFixed(6), 2, true],
    ]);
    expect(there.ways(sq([11, 8])).map(way => way.ball)).toEqual([true]);
    const handless = from([mover({ skills: ['noHands'] })], { balls: [{ square: [11, 8] }] });
    expect(handless.there.squares).not.toContain(handless.sq([11, 8]));
  });
  test('B16-BONE-01, B16-STUPID-01: what must be rolled before the first step', () => {
    expect(from([mover({ skills: ['boneHead'] })]).way([11, 8]).chance).toBeCloseTo(5 / 6, 12);
    expect(from([mover({ skills: ['boneHead'] })], REROLL).way([11, 8]).chance).toBeCloseTo(35 / 36, 12);
    expect(from([mover({ skills: ['reallyStupid'] })]).way([11, 8]).chance).toBeCloseTo(1 / 2, 12);
  });
  test('B16-XSKILL-36: tentacles hold first', () => {
    expect(from([mover(), foe([9, 8], 'tentacles')]).way([11, 8]).chance).toBeCloseTo((26 / 36) * (4 / 6), 12);
  });
  test('B16-XSKILL-36, B16-REROLL-03: whoever is held may be rolled free again, by the team or by Pro', () => {
    const [free, dodge] = [26 / 36, 4 / 6];
    const once = (1 - free) * free * dodge + free * (1 - dodge) * dodge;
    const team = from([mover(), foe([9, 8], 'tentacles')], REROLL);
    expect(team.way([11, 8]).chance).toBeCloseTo(free * dodge + once, 12);
    expect(team.way([11, 8]).keepsReroll).toBeCloseTo(free * dodge, 12);
    const { there, way } = from([mover({ movement: 0, skills: ['pro'] }), foe([9, 8], 'tentacles')]);
    const [square, held, away] = there.rolls(way([11, 8])) as [WayRoll, WayRoll, WayRoll];
    expect([square.kind, held.kind, away.kind]).toEqual(['goForIt', 'tentacles', 'dodge']); // B16-GFI-03
    expect(held.rerolls).toEqual(['pro']);
    const extra = 5 / 6;
    const pro = (extra * once + (1 - extra) * extra * free * dodge) / 2;
    expect(way([11, 8]).chance).toBeCloseTo(extra * free * dodge + pro, 12);
  });
  test('B16-XSKILL-05: Break Tackle makes good a die that Strength would have passed, or waits for the second one', () => {
    const strong = { strength: 5, agility: 2, skills: ['breakTackle'] } satisfies Partial<blood.PlayerSpec>;
    // 4+ by agility, 2+ by strength, with nothing to roll again: 2 and 3 are saved by it
    expect(from([mover(strong), foe([9, 8])]).way([11, 8])).toMatchObject({ chance: 5 / 6 });
    const once = from([mover(strong), foe([9, 8])], REROLL).way([11, 8]);
    expect(once.chance).toBeCloseTo(5 / 6 + (1 / 6) * (5 / 6), 12);
  });
  test('B16-XSKILL-13: a diving tackler dives where that hurts, and a re-roll meets the dive again', () => {
    expect(from([mover(), foe([9, 8], 'divingTackle')]).way([11, 8]).chance).toBeCloseTo(2 / 6, 12);
    expect(from([mover(), foe([9, 8], 'divingTackle')], REROLL).way([11, 8]).chance).toBeCloseTo(5 / 9, 12);
    // Next to both squares: 4+, and with the dive 6+, for the second die as for the first.
    const beside = from([mover(), foe([9, 8]), foe([10, 9], 'divingTackle')], REROLL);
    const [direct] = beside.there.ways(beside.sq([11, 8])).filter(way => way.path.length === 1) as [Way];
    expect(direct.chance).toBeCloseTo(1 / 6 + (5 / 6) * (1 / 6), 12);
  });
  test('B16-XSKILL-13: Strength makes good what a dive has spoilt', () => {
    const strong = mover({ strength: 5, agility: 3, skills: ['breakTackle'] });
    // 3+ by agility, 2+ by strength; with the dive 5+ and 3+: only a 2 does not make it, broken free and then dived at
    expect(from([strong, foe([9, 8], 'divingTackle')]).way([11, 8]).chance).toBeCloseTo(4 / 6, 12);
  });
  test('B16-XSKILL-28: a shadower that follows has to be dodged again', () => {
    const { way } = from([mover({ movement: 2, square: [25, 1] }), foe([24, 1], 'shadowing')]);
    const [first, caught] = [4 / 6, 35 / 36]; // it follows unless 2D6 show 12
    expect(way([26, 2]).chance).toBeCloseTo(first, 12);
    expect(way([26, 3]).chance).toBeCloseTo(first * (1 - caught + caught * (4 / 6)), 12);
  });
  test('B16-XSKILL-28, B16-REROLL-03: a shadower is shaken off with a re-roll where that is its best use', () => {
    const away = 15 / 36; // 8 or more at equal movement
    const slow = { ...foe([24, 1], 'shadowing'), movement: 2 };
    const corner = (agility: number, more: Partial<blood.PlayerSpec> = {}): number =>
      from([mover({ movement: 2, square: [25, 1], agility, ...more }), slow], REROLL).way([26, 3]).chance;
    const chance = (dodge: number, caught: number): number =>
      dodge * (away + (1 - away) * caught) + (1 - dodge) * dodge * (away + (1 - away) * dodge);
    const sure = 4 / 6;
    expect(corner(3)).toBeCloseTo(chance(sure, sure + (1 - sure) * sure), 12); // kept for the second Dodge
    const poor = 2 / 6;
    expect(corner(1)).toBeCloseTo(chance(poor, away + (1 - away) * poor), 12); // spent on getting away
  });
  test('B16-XSKILL-21: a leap over whoever is in the way, once', () => {
    const ring = [
      foe([9, 8]),
      foe([11, 8]),
      foe([10, 7]),
      foe([10, 9]),
      foe([9, 7]),
      foe([11, 7]),
      foe([9, 9]),
      foe([11, 9]),
    ];
    const { there, sq, way } = from([mover({ movement: 2, skills: ['leap'] }), ...ring]);
    expect(way([12, 8])).toMatchObject({ leap: 0, squares: 2, extra: 0 });
    expect(way([12, 8]).chance).toBeCloseTo(1 / 2, 12);
    expect(from([mover({ movement: 2 }), ...ring]).there.squares).toEqual([]);
    expect(there.safest(sq([14, 8]))?.path).toHaveLength(3);
  });
  test('B16-TD-05: whoever holds the ball in the End Zone may only go along it', () => {
    const { way, there, sq } = from([mover({ square: [25, 8], movement: 4 })], { balls: [{ holder: 'mover' }] });
    expect(way([26, 8]).path).toEqual([sq([26, 8])]);
    expect(there.safest(sq([26, 11]))).toMatchObject({ chance: 1, ball: true });
    expect(there.ways(sq([24, 8])).every(one => one.path.every(step => step !== sq([26, 8])))).toBe(true);
  });
  test('a longer way around is the safest, the short one through the zones stays on offer', () => {
    const { there, sq } = from([mover({ movement: 8 }), foe([12, 7]), foe([12, 10])]);
    const ways = there.ways(sq([14, 8]));
    expect(ways[0]).toMatchObject({ chance: 1, squares: 8, extra: 0 });
    expect(ways.at(-1)).toMatchObject({ squares: 4 });
    expect(there.rolls(ways.at(-1) as Way).map(roll => roll.kind)).toEqual(['dodge', 'dodge', 'dodge']);
    for (const [better, worse] of ways.slice(1).map((way, i) => [ways[i] as Way, way] as const)) {
      expect(worse.chance).toBeLessThan(better.chance);
      expect(worse.squares).toBeLessThan(better.squares);
    }
  });
});

describe('what may be asked', () => {
  test('an Action under way goes on from where it is', () => {
    const { game, player, there, way, sq } = from([mover({ movement: 3 })]);
    for (const answer of there.answers(way([12, 8]))) game.choose(answer);
    const rest = reach(game, player);
    expect(rest.safest(sq([13, 8]))).toMatchObject({ chance: 1, squares: 1, extra: 0 });
    expect(rest.safest(sq([14, 8]))?.chance).toBeCloseTo(5 / 6, 12);
    for (const answer of rest.answers(rest.safest(sq([13, 8])) as Way)) game.choose(answer);
    expect(game.square(player)).toBe(sq([13, 8]));
  });
  test('a player of the other side is looked at as in its own next turn', () => {
    const { game } = from([mover(), foe([12, 12])], { rerolls: { home: 1, away: 1 } });
    const there: Reach = reach(game, game.playerNamed('foe12-12'));
    expect(there.assumptions).toEqual(['ownTurn']);
    expect(there.squares.length).toBeGreaterThan(100);
  });
  test('B16-XSKILL-13: a diver with the ball would drop it, and the answer says that this is left out', () => {
    const diver = foe([9, 8], 'divingTackle');
    expect(from([mover(), diver], { balls: [{ holder: diver.id }] }).there.assumptions).toEqual([
      'opponentsInterfere',
      'droppedBall',
    ]);
    expect(from([mover(), diver]).there.assumptions).toEqual(['opponentsInterfere']);
  });
  test('asking changes nothing, and a player off the pitch is refused', () => {
    const { game, player } = from(
      [mover(), foe([9, 8], 'divingTackle', 'shadowing'), { id: 'sub', side: 'home' }],
      REROLL,
    );
    const before = game.save();
    const there = reach(game, player);
    for (const sq of there.squares) for (const way of there.ways(sq)) there.rolls(way);
    expect(game.save()).toEqual(before);
    expect(() => reach(game, game.playerNamed('sub'))).toThrow(BadInput);
  });
});

describe('Blitz Bowl', () => {
  const blitz = (players: readonly object[]): { game: BlitzGame; there: Reach; sq: (at: At) => Square } => {
    const game = rulesetNamed('blitz-2024').setUp(
      { position: { pitch: 'stone', players } },
      new SeededDice(''),
    ) as BlitzGame;
    return { game, there: reach(game, game.playerNamed('mover')), sq: at => game.grid.at(...at) };
  };
  test('BU-RUN-02, BU-RUN-03: as far as its Move, and never next to a standing Opponent', () => {
    const { there, sq } = blitz([
      { id: 'mover', side: 'home', square: [3, 6], move: 2 },
      { id: 'foe', side: 'away', square: [6, 6] },
    ]);
    expect(there.safest(sq([4, 6]))).toMatchObject({ action: 'run', chance: 1, squares: 1 });
    expect(there.ways(sq([5, 6])).map(way => way.action)).toEqual(['mark']);
    expect(there.safest(sq([3, 8]))).toMatchObject({ action: 'run', squares: 2 });
    expect(there.safest(sq([3, 9]))).toBeUndefined();
  });
  test('BU-RUN-11: a Move that is rolled for is only as long as the die', () => {
    const { there, sq } = blitz([{ id: 'mover', side: 'home', square: [3, 6], move: 'D6' }]);
    expect(there.safest(sq([4, 6]))?.chance).toBe(1);
    const far = there.safest(sq([7, 6])) as Way;
    expect(far.chance).toBeCloseTo((7 - far.squares) / 6, 12);
    expect(there.rolls(far)).toMatchObject([{ kind: 'move', target: far.squares }]);
  });
});

describe('agreement with brute force, a sample of `npm run check:odds`', () => {
  test.each([
    ['blood-2016', 12],
    ['blood-2025', 10],
  ] as const)('%s: ways', (ruleset, positions) => {
    const all = comparison();
    for (let n = 0; n < positions; n++) compareWays(all, ruleset, `sample ${n}`, 2);
    expect(all.faults).toEqual([]);
    expect(all.compared).toBeGreaterThan(20);
  });
  test('B25-SKILL-SHADOWING-02: whoever follows does so no more often than its MA', () => {
    const all = comparison();
    compareWays(all, 'blood-2025', 'way 1', 4);
    expect(all.faults).toEqual([]);
    expect(all.compared).toBe(5);
  });
  test.each([
    ['blood-2016', 10],
    ['blood-2025', 8],
  ] as const)('%s: the safest of all paths', (ruleset, positions) => {
    const all = comparison();
    for (let n = 0; n < positions; n++) compareBest(all, ruleset, `sample ${n}`, 2);
    expect(all.faults).toEqual([]);
    expect(all.compared).toBeGreaterThan(20);
  });
  test.each([
    ['blood-2016', 20],
    ['blood-2025', 10],
  ] as const)('%s: the safest of all paths, whoever dives, follows or breaks free', (ruleset, positions) => {
    const [all, short] = [comparison(), comparison()];
    for (let n = 0; n < positions; n++) compareEveryPath(all, short, ruleset, `sample ${n}`);
    expect([...all.faults, ...short.faults]).toEqual([]);
    expect(all.compared).toBeGreaterThan(400);
  });
  test.each(['blitz-2022', 'blitz-2024'] as const)('%s: Runs, Marks and Sidesteps', ruleset => {
    const all = comparison();
    for (let n = 0; n < 8; n++) compareBlitz(all, ruleset, `sample ${n}`);
    expect(all.faults).toEqual([]);
    expect(all.compared).toBeGreaterThan(20);
  });
});

describe('what must hold everywhere', () => {
  const chances = (position: blood.PositionSpec): Map<Square, number> => {
    const { game, player } = setUpBlood(position);
    const there = reach(game, player);
    return new Map(there.squares.map(sq => [sq, there.safest(sq)?.chance ?? 0]));
  };
  /** No square is worse off in `better`. */
  const neverWorse = (worse: Map<Square, number>, better: Map<Square, number>): number => {
    for (const [sq, chance] of worse) expect(better.get(sq) ?? 0).toBeGreaterThanOrEqual(chance - 1e-9);
    return worse.size;
  };
  const specs = Array.from({ length: 60 }, (_, n) => bloodSpec(`holds ${n}`, { movement: 6, others: 9, spread: 4 }));
  const free = (spec: blood.PositionSpec, n: number): At => {
    const taken = new Set([...spec.players, ...(spec.balls ?? [])].map(one => one.square?.join()));
    const around: At[] = [-2, -1, 0, 1, 2].flatMap(x => [-2, -1, 1, 2].map((y): At => [Math.min(26, 13 + x), 8 + y]));
    return around.filter(at => !taken.has(at.join()))[n % 4] as At;
  };
  test('another tackle zone never helps', () => {
    let squares = 0;
    specs.forEach((spec, n) => {
      const more = { ...spec, players: [...spec.players, foe(free(spec, n))] };
      squares += neverWorse(chances(more), chances(spec));
    });
    expect(squares).toBeGreaterThan(1000);
  });
  test('a re-roll never hurts', () => {
    let squares = 0;
    for (const spec of specs)
      squares += neverWorse(chances({ ...spec, rerolls: {} }), chances({ ...spec, rerolls: { home: 1 } }));
    expect(squares).toBeGreaterThan(1000);
  });
  test('the safest way is the first of those worth thinking about, whoever dives, follows or breaks free', () => {
    let squares = 0;
    for (let n = 0; n < 60; n++) {
      const spec = bloodSpec(`first ${n}`, { movement: 6, others: 9, gripping: ['divingTackle', 'shadowing'] });
      const [first, ...others] = spec.players as [blood.PlayerSpec, ...blood.PlayerSpec[]];
      const strong = { ...first, skills: [...new Set([...(first.skills ?? []), 'breakTackle' as const])], strength: 5 };
      const { game, player } = setUpBlood({ ...spec, players: [n % 3 === 0 ? strong : first, ...others] });
      const there = reach(game, player);
      const safest = there.squares.map(sq => there.safest(sq)?.chance ?? 0);
      const all = there.squares.map(sq => there.ways(sq).map(way => way.chance));
      safest.forEach((chance, i) => {
        expect(chance).toBeCloseTo(Math.max(...(all[i] as number[])), 12);
        expect(chance).toBe((all[i] as number[])[0]);
      });
      squares += safest.length;
    }
    expect(squares).toBeGreaterThan(1000);
  });
  test.each(['blitz-2022', 'blitz-2024'])('%s: more movement never hurts', ruleset => {
    let squares = 0;
    for (let n = 0; n < 40; n++) {
      const [slower, faster] = [2 + (n % 5), 3 + (n % 5)].map(move => {
        const { game, player } = blitzCrowd(`holds ${n}`, ruleset, move);
        const there = reach(game, player);
        return new Map(there.squares.map(sq => [sq, there.safest(sq)?.chance ?? 0]));
      }) as [Map<Square, number>, Map<Square, number>];
      squares += neverWorse(slower, faster);
    }
    expect(squares).toBeGreaterThan(1000);
  });
  test('more movement never hurts', () => {
    let squares = 0;
    for (const spec of specs) {
      const [first, ...others] = spec.players as [blood.PlayerSpec, ...blood.PlayerSpec[]];
      const faster = { ...spec, players: [{ ...first, movement: (first.movement ?? 6) + 1 }, ...others] };
      squares += neverWorse(chances(spec), chances(faster));
    }
    expect(squares).toBeGreaterThan(1000);
  });
});
