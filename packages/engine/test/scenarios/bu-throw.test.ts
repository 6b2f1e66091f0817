/** The Throw Action: range, obstruction, the check, and where the ball goes. */
import { expect } from 'vitest';
import type { BlitzEvent } from '../../src/blitz/events.ts';
import type { Edition } from '../../src/blitz/game.ts';
import { GRID } from '../../src/blitz/pitches.ts';
import { isFumble } from '../../src/blitz/procedures/actions/throw.ts';
import { passes, totalOf } from '../../src/blitz/procedures/rolls.ts';
import { RollSheet } from '../../src/kernel/roll.ts';
import { squaresUnderRuler } from '../../src/pitch/geometry.ts';
import { NOBODY } from '../../src/words.ts';
import { editionOn, legalOf, type Scenario, type Settings, scenario } from '../dsl.ts';
import { describe, test } from '../editions.ts';

/** A check that needs this much, and nothing else about it. */
const against = (target: number): RollSheet => new RollSheet().begin('throw', NOBODY, target);

/** A pitch without blocked squares. */
const bare = (): Edition => editionOn();
type Checked = Extract<BlitzEvent, { type: 'checked' }>;
const checkOf = (s: Scenario): Checked | undefined =>
  s.game.events?.find((event): event is Checked => event.type === 'checked');
const causes = (s: Scenario): string[] => checkOf(s)?.modifiers.map(m => m.cause) ?? [];
const modifier = (s: Scenario): number => checkOf(s)?.modifiers.reduce((sum, m) => sum + m.by, 0) ?? 0;

/** A with a ball on one square, B on another, everybody else in `settings`. */
const pair = (
  from: readonly [number, number],
  to: readonly [number, number],
  settings: Settings & { others?: Readonly<Record<string, readonly [number, number]>> } = {},
): Scenario => {
  const { others = {}, who = {}, ...rest } = settings;
  const rows = Array.from({ length: 11 }, () => new Array<string>(15).fill('.'));
  for (const [name, [x, y]] of Object.entries({ A: from, B: to, ...others })) (rows[y - 1] as string[])[x - 1] = name;
  return scenario(rows.map(row => row.join(' ')).join('\n'), {
    edition: bare(),
    at: [1, 1],
    ball: 'A',
    who,
    ...rest,
  });
};

// --- who may throw to whom ----------------------------------------------------------------------------------------
test.each([
  ['Open with a ball', 'A . . B .', { ball: 'A' }, true],
  ['Open without one', 'A . . B .', {}, false],
  ['Marked', 'A . . B .\n1 . . . .', { ball: 'A' }, false],
  ['next to a Prone Opponent only', 'A . . B .\n1 . . . .', { ball: 'A', who: { 1: { state: 'prone' } } }, true],
] as const)('BU-THROW-01: a Player that is %s may Throw: %#', (_status, drawing, settings, may) => {
  expect(scenario(drawing, settings).isLegal({ throw: 'A' })).toBe(may);
});

test('BU-THROW-02: targets are standing Team-mates in range, Open or Marked; nobody else', () => {
  const s = scenario(
    `
    . B . . C . . . . . . D .
    . . . . 1 . . . . . . . .
    A . . . e . 2 . . . . . .`,
    { at: [2, 5], edition: bare(), ball: 'A', reserves: { F: {} } },
  ).answers({ throw: 'A' });
  s.expectStatus('C', 'marked').expectStatus('B', 'open');
  s.expectAsked('throwTarget', 'home', { target: 'B' }, { target: 'C' });
  s.expectIllegal({ target: 'A' }, { target: 'D' }, { target: 'E' }, { target: 'F' }, { target: '2' });
});

test('BU-THROW-02: without anybody to throw to there is no Throw Action', () => {
  scenario('A . . b .', { ball: 'A' }).expectIllegal({ throw: 'A' });
});

// --- range --------------------------------------------------------------------------------------------------------
const RANGE = `
  P H S S S L L L L .
  H H S S S L L L L .
  S S S S S L L L L .
  S S S S L L L L L .
  S S S L L L L L . .
  L L L L L L L L . .
  L L L L L L L . . .
  L L L L L L . . . .
  L L L L . . . . . .
  . . . . . . . . . .`
  .trim()
  .split('\n')
  .map(row => row.trim().split(' '));

/** What a throw over an offset turns out to be, from what the game offers and rolls. */
const kindOfThrow = (from: readonly [number, number], dx: number, dy: number): string => {
  if (dx === 0 && dy === 0) return 'P';
  const s = pair(from, [from[0] + dx, from[1] + dy]);
  if (!s.isLegal({ throw: 'A' })) return '.';
  s.dice('d6:6').throws('A', 'B').expectBall('B');
  if (s.game.events?.some(e => e.type === 'threw' && e.result === 'handedOff')) return 'H';
  return causes(s).includes('long') ? 'L' : 'S';
};

describe('BU-THROW-03, BU-THROW-04: the whole range picture', () => {
  test.each(RANGE.map((row, dy) => [dy, row] as const))('row dy = %i', (dy, row) => {
    expect(row.map((_, dx) => kindOfThrow([3, 1], dx, dy)).join(' ')).toBe(row.join(' '));
    // The other way round it is the same ruler.
    expect(row.map((_, dx) => kindOfThrow([12, 11], -dx, -dy)).join(' ')).toBe(row.join(' '));
  });
});

test.each([
  ['S', 4, 2],
  ['S', 3, 3],
  ['L', 4, 3],
  ['L', 5, 0],
  ['L', 8, 3],
  ['L', 7, 5],
  ['L', 6, 6],
  ['.', 9, 0],
  ['.', 8, 4],
  ['.', 7, 6],
])('BU-THROW-X2: %s at (%i,%i)', (kind, dx, dy) => {
  expect(kindOfThrow([3, 1], dx, dy)).toBe(kind);
  expect(kindOfThrow([13, 9], -dx, -dy)).toBe(kind);
});

test('BU-THROW-05: blocked squares and Opponents under the ruler never forbid a throw', () => {
  const wall = editionOn('. . . . #\n. . . . #\n. . . . #');
  pair([3, 2], [8, 2], { edition: wall, others: { 1: [6, 2] } })
    .expectLegal({ throw: 'A' })
    .dice('d6:6')
    .throws('A', 'B')
    .expectBall('B')
    .done();
});

test('BU-THROW-06: a throw needs a check of the thrower, against its own Throw Value', () => {
  const s = pair([3, 6], [6, 6], { who: { A: { throw: 3 }, B: { throw: 6 } } })
    .dice('d6:3')
    .throws('A', 'B')
    .expectBall('B')
    .expectEvent({ type: 'checked', check: 'throw', target: 3, die: 3, passed: true, modifiers: [] });
  expect(checkOf(s)?.player).toBe(s.id('A'));
  s.done();
  pair([3, 6], [6, 6], { who: { A: { throw: 3 } } })
    .dice('d6:2', 'd8:4')
    .throws('A', 'B')
    .expectBall([7, 6])
    .done();
});

test.each([
  [4, 0],
  [5, -1],
])('BU-THROW-07: straight over %i squares the modifier is %i', (squares, expected) => {
  const s = pair([3, 6], [3 + squares, 6])
    .dice('d6:5')
    .throws('A', 'B');
  expect(modifier(s)).toBe(expected);
  expect(causes(s)).toEqual(expected === 0 ? [] : ['long']);
  s.done();
});

test('BU-THROW-08: a Marked target is harder to reach', () => {
  // Throw 4+: a 4 is a catch for an Open target and a failure for a Marked one.
  pair([3, 6], [6, 6]).dice('d6:4').throws('A', 'B').expectBall('B').done();
  const s = pair([3, 6], [6, 6], { others: { 1: [7, 5] } })
    .dice('d6:4', 'd8:6')
    .throws('A', 'B')
    .expectBall([6, 7]);
  expect(causes(s)).toEqual(['targetMarked']);
  expect(modifier(s)).toBe(-1);
  s.done();
  // Only standing Opponents Mark.
  const lying = pair([3, 6], [6, 6], { others: { 1: [7, 5] }, who: { 1: { state: 'prone' } } });
  lying.dice('d6:4').throws('A', 'B').expectBall('B').done();
});

// --- obstruction ---------------------------------------------------------------------------------------------------
/*
 * Worked out from the definition: with L the length of the line to (dx,dy), a strip of half width 0.495 and a square
 * around (x,y) overlap across the line when |dx*y - dy*x| < (dx + dy) / 2 + 0.495 * L, for squares inside the box that
 * the two centres span; next to that box the strip covers nothing. The bounds: (4,0) 3.980, (2,1) 2.607, (3,1) 3.565,
 * (4,1) 4.541, (3,2) 4.285, (4,2) 5.214, (4,3) 5.975, (5,2) 6.166, (3,3) 5.100, (8,3) 9.729.
 * P thrower, T target, x crossed.
 */
const STRIPS: readonly string[] = [
  `
  . . . . . . .
  . P x x x T .
  . . . . . . .`,
  `
  . . . . .
  . P x x .
  . x x T .
  . . . . .`,
  `
  . . . . . .
  . P x x x .
  . x x x T .
  . . . . . .`,
  `
  . . . . . . .
  . P x x x x .
  . x x x x T .
  . . . . . . .`,
  `
  . . . . . .
  . P x x . .
  . x x x x .
  . . x x T .
  . . . . . .`,
  `
  . . . . . . .
  . P x x . . .
  . x x x x x .
  . . . x x T .
  . . . . . . .`,
  `
  . . . . . . .
  . P x . . . .
  . x x x x . .
  . . x x x x .
  . . . . x T .
  . . . . . . .`,
  `
  . . . . . . . .
  . P x x x . . .
  . x x x x x x .
  . . . x x x T .
  . . . . . . . .`,
  `
  . . . . . .
  . P x . . .
  . x x x . .
  . . x x x .
  . . . x T .
  . . . . . .`,
  `
  . . . . . . . . . . .
  . P x x x . . . . . .
  . x x x x x x . . . .
  . . . . x x x x x x .
  . . . . . . x x x T .
  . . . . . . . . . . .`,
];
interface Strip {
  readonly name: string;
  readonly target: readonly [number, number];
  /** Offsets from the thrower. */
  readonly crossed: readonly (readonly [number, number])[];
  readonly clear: readonly (readonly [number, number])[];
}
const readStrip = (drawing: string): Strip => {
  const rows = drawing
    .trim()
    .split('\n')
    .map(row => row.trim().split(' '));
  const find = (sign: string): (readonly [number, number])[] =>
    rows.flatMap((row, y) => row.flatMap((s, x) => (s === sign ? [[x - 1, y - 1] as const] : [])));
  const target = find('T')[0] as readonly [number, number];
  return { name: `(${target})`, target, crossed: find('x'), clear: find('.') };
};
const strips = STRIPS.map(readStrip);
/** A pitch on which only the given squares are blocked. */
const blockedAt = (squares: readonly (readonly [number, number])[]): Edition => {
  const rows = Array.from({ length: 11 }, () => new Array<string>(15).fill('.'));
  for (const [x, y] of squares) (rows[y - 1] as string[])[x - 1] = '#';
  return editionOn(rows.map(row => row.join(' ')).join('\n'));
};
const FROM = [3, 4] as const;
const shift = ([x, y]: readonly [number, number]): readonly [number, number] => [FROM[0] + x, FROM[1] + y];

describe('BU-THROW-09: what the ruler crosses on the way to', () => {
  test.each(strips.map(strip => [strip.name, strip] as const))(
    '%s: each crossed square, when blocked',
    (_name, strip) => {
      for (const square of strip.crossed) {
        const s = pair(FROM, shift(strip.target), { edition: blockedAt([shift(square)]) })
          .dice('d6:6')
          .throws('A', 'B');
        expect([square, causes(s).filter(cause => cause !== 'long')]).toEqual([square, ['blockedSquare']]);
        expect(modifier(s)).toBe(-1);
      }
    },
  );
  test.each(strips.map(strip => [strip.name, strip] as const))('%s: no other square around it', (_name, strip) => {
    const s = pair(FROM, shift(strip.target), { edition: blockedAt(strip.clear.map(shift)) })
      .dice('d6:6')
      .throws('A', 'B');
    expect(causes(s).filter(cause => cause !== 'long')).toEqual([]);
  });
  const turns: readonly (readonly [string, (p: readonly [number, number]) => readonly [number, number]])[] = [
    ['as drawn', ([x, y]) => [x, y]],
    ['mirrored', ([x, y]) => [-x, y]],
    ['upside down', ([x, y]) => [x, -y]],
    ['half a turn', ([x, y]) => [-x, -y]],
    ['steep', ([x, y]) => [y, x]],
    ['steep and mirrored', ([x, y]) => [-y, x]],
    ['steep and upside down', ([x, y]) => [y, -x]],
    ['steep, half a turn', ([x, y]) => [-y, -x]],
  ];
  test.each(turns)('the same picture %s', (_name, turn) => {
    for (const strip of strips) {
      // From a square where the whole picture fits on the pitch.
      const [tx, ty] = turn(strip.target);
      const [x0, y0] = [tx < 0 ? 13 : 3, ty < 0 ? 10 : 2];
      const square = (p: readonly [number, number]) => GRID.at(x0 + turn(p)[0], y0 + turn(p)[1]);
      const got = squaresUnderRuler(GRID, GRID.at(x0, y0), GRID.at(x0 + tx, y0 + ty), 0.99);
      expect([strip.name, [...got].sort((a, b) => a - b)]).toEqual([
        strip.name,
        strip.crossed.map(square).sort((a, b) => a - b),
      ]);
    }
  });
});

test.each(strips.map(strip => [strip.name, strip] as const))(
  'BU-THROW-10: an Open Opponent on a crossed square obstructs a throw to %s, on others it does not',
  (_name, strip) => {
    const near = ([x, y]: readonly [number, number], [a, b]: readonly [number, number]): boolean =>
      Math.max(Math.abs(x - a), Math.abs(y - b)) <= 1;
    // Next to thrower or target it would Mark them: those squares are another rule.
    const free = (p: readonly [number, number]): boolean => !near(p, [0, 0]) && !near(p, strip.target);
    const obstructed = (p: readonly [number, number]): boolean => {
      const s = pair(FROM, shift(strip.target), { others: { 1: shift(p) } })
        .dice('d6:6')
        .throws('A', 'B');
      s.expectStatus('1', 'open');
      return causes(s).includes('openOpponent');
    };
    const crossed = strip.crossed.filter(free);
    expect(crossed.map(obstructed)).toEqual(crossed.map(() => true));
    const clear = strip.clear.filter(free);
    expect(clear.map(obstructed)).toEqual(clear.map(() => false));
  },
);

test('BU-THROW-10: an Open Opponent under the ruler obstructs', () => {
  const s = pair([4, 6], [8, 6], { others: { 1: [6, 6] } })
    .dice('d6:6')
    .throws('A', 'B')
    .expectBall('B');
  expect([causes(s), modifier(s)]).toEqual([['openOpponent'], -1]);
  s.done();
});
test.each([
  ['an Opponent that a third Player Marks', { 1: [6, 6], C: [6, 7] }, {}],
  ['a Prone Opponent', { 1: [6, 6] }, { 1: { state: 'prone' } }],
  ['a Team-mate', { C: [6, 6] }, {}],
  ['a Marked Team-mate beside a Marked Opponent', { C: [6, 6], 1: [6, 7] }, {}],
] as const)('BU-THROW-11: %s under the ruler does not obstruct', (_who, others, who) => {
  const s = pair([4, 6], [8, 6], { others, who }).dice('d6:6').throws('A', 'B').expectBall('B');
  expect([causes(s), modifier(s)]).toEqual([[], 0]);
  s.done();
});

test('BU-THROW-12: Long and Obstructed, however often, are one -1', () => {
  const many = editionOn('. .\n. .\n. .\n. .\n. .\n. . . . . #');
  const s = pair([3, 6], [10, 6], { edition: many, others: { 1: [11, 6], 2: [7, 6] } })
    .dice('d6:5')
    .throws('A', 'B')
    .expectStatus('B', 'marked')
    .expectBall('B');
  expect(modifier(s)).toBe(-1);
  expect(checkOf(s)?.total).toBe(4);
  s.done();
});

// --- results -------------------------------------------------------------------------------------------------------
test('BU-THROW-13: success gives the target the ball, Marked or not', () => {
  pair([3, 6], [6, 6]).dice('d6:4').throws('A', 'B').expectBall('B').expectNotLogged('ballBounced').done();
  pair([3, 6], [6, 6], { others: { 1: [7, 7] } })
    .dice('d6:5')
    .throws('A', 'B')
    .expectBall('B')
    .done();
});

test('BU-THROW-14: a plain failure Bounces from the square of the target', () => {
  pair([3, 6], [6, 6]).dice('d6:3', 'd8:2').throws('A', 'B').expectBall([6, 5]).done();
  pair([3, 6], [6, 6]).dice('d6:2', 'd8:7').throws('A', 'B').expectBall([5, 7]).done();
});

test('BU-THROW-15: a result of 1 is a Fumble and Bounces from the thrower', () => {
  pair([3, 6], [6, 6]).dice('d6:1', 'd8:2').throws('A', 'B').expectBall([3, 5]).done();
  // Modified to 1: a 2 over a long distance.
  pair([3, 6], [8, 6]).dice('d6:2', 'd8:2').throws('A', 'B').expectBall([3, 5]).done();
  // Unmodified, a 2 is a plain failure.
  pair([3, 6], [7, 6]).dice('d6:2', 'd8:2').throws('A', 'B').expectBall([7, 5]).done();
});

test('BU-THROW-16: a 2 with -1 is a Fumble even for Throw 2+, and a natural 1 stays one with +1', () => {
  pair([3, 6], [8, 6], { who: { A: { throw: 2 } } })
    .dice('d6:2', 'd8:6')
    .throws('A', 'B')
    .expectBall([3, 7])
    .expectEvent({ type: 'checked', die: 2, total: 1, passed: false })
    .done();
  // Nothing in the 2024 box gives +1, so the arithmetic itself is asked.
  expect([isFumble(1, 1), passes(against(2), 1, 1)]).toEqual([true, false]);
  expect([isFumble(2, -1), passes(against(2), 2, -1)]).toEqual([true, false]);
  expect([isFumble(2, 0), isFumble(2, 1), isFumble(3, -1), isFumble(6, -1)]).toEqual([false, false, false, false]);
});

test('BU-THROW-17: the result is never counted below 1', () => {
  pair([3, 6], [8, 6])
    .dice('d6:1', 'd8:6')
    .throws('A', 'B')
    .expectEvent({ type: 'checked', die: 1, total: 1, passed: false })
    .expectBall([3, 7])
    .done();
  expect([1, 2, 3, 6].map(die => totalOf(die, -1))).toEqual([1, 1, 2, 5]);
});

const NEXT = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;
test.each(NEXT)('BU-THROW-18: a Hand-off to the neighbour at (%i,%i) needs no die', (dx, dy) => {
  pair([6, 6], [6 + dx, 6 + dy])
    .throws('A', 'B')
    .expectBall('B')
    .expectNotLogged('checked', 'ballBounced')
    .done();
});

test('BU-THROW-18, BU-THROW-20: a Marked neighbour takes it all the same; nothing is checked', () => {
  const s = pair([6, 6], [7, 6], { others: { 1: [8, 6] }, who: { A: { throw: 6 } } })
    .throws('A', 'B')
    .expectStatus('B', 'marked')
    .expectBall('B')
    .expectEvent({ type: 'threw', result: 'handedOff' })
    .expectNotLogged('checked');
  s.done();
});

test('BU-THROW-19: a Hand-off is the Throw of that Player, who must be Open, and a Prone Team-mate is no target', () => {
  pair([6, 6], [7, 6], { others: { C: [6, 7] } })
    .throws('A', 'B')
    .expectIllegal({ throw: 'A' })
    .throws('B', 'A')
    .expectBall('A')
    .expectIllegal({ throw: 'A' })
    .done();
  pair([6, 6], [7, 6], { others: { 1: [5, 5] } }).expectIllegal({ throw: 'A' });
  const s = pair([6, 6], [7, 6], { others: { C: [6, 9] }, who: { B: { state: 'prone' } } }).answers({ throw: 'A' });
  expect(legalOf(s, 'target')).toEqual(['C']);
});

test('BU-THROW-20: next to the thrower no card condition of a long or risky throw can arise', () => {
  pair([6, 6], [7, 7], { others: { 1: [8, 8] }, cards: { active: ['makeARiskyThrow', 'showUsACompletion'] } })
    .throws('A', 'B')
    .expectBall('B')
    .expectAsked('action', 'home')
    .done();
});

test('BU-THROW-21: after a failed throw the thrower has no ball; a Bounce can bring it back', () => {
  // Fumble, onto a Marked Team-mate, and from there back to the thrower, who is Open and takes it.
  pair([6, 6], [10, 6], { others: { C: [7, 7], 1: [8, 8] } })
    .dice('d6:1', 'd8:5', 'd8:1')
    .throws('A', 'B')
    .expectBall('A')
    .done();
  // A plain failure that comes back over a Prone Player.
  pair([6, 6], [8, 6], { others: { C: [7, 5] }, who: { C: { state: 'prone' } } })
    .dice('d6:2', 'd8:1', 'd8:7')
    .throws('A', 'B')
    .expectBall('A')
    .done();
  // Otherwise it is gone.
  const s = pair([6, 6], [10, 6]).dice('d6:1', 'd8:2').throws('A', 'B').expectBall([6, 5]);
  expect(s.game.holdsBall(s.id('A'))).toBe(false);
  s.done();
});

test("BU-THROW-22: Throw '-' and ball holders are legal targets; the ball Bounces from their square (BU-OQ-22)", () => {
  const cards = { active: ['showUsACompletion'] };
  pair([3, 6], [6, 6], { who: { B: { throw: '-' } }, cards })
    .dice('d6:6', 'd8:4')
    .throws('A', 'B')
    .expectBall([7, 6])
    .expectAsked('action', 'home')
    .done();
  pair([5, 6], [6, 6], { who: { B: { throw: '-' } } })
    .dice('d8:4')
    .throws('A', 'B')
    .expectBall([7, 6])
    .done();
  pair([3, 6], [6, 6], { ball: ['A', 'B'], cards })
    .dice('d6:6', 'd8:4')
    .throws('A', 'B')
    .expectBall([7, 6], 0)
    .expectBall('B', 1)
    .expectAsked('action', 'home')
    .done();
});

test.each([
  [6, 'catch'],
  [4, 'catch'],
  [3, 'target'],
  [2, 'thrower'],
  [1, 'thrower'],
])('BU-THROW-X1: D6 = %i: %s', (die, where) => {
  const s = scenario('A . . . 1 . . B', { at: [5, 6], who: { A: { throw: 3 } }, ball: 'A' }).dice(`d6:${die}`);
  if (where !== 'catch') s.dice('d8:2');
  s.throws('A', 'B').expectBall(where === 'catch' ? 'B' : where === 'target' ? [12, 5] : [5, 5]);
  expect(causes(s)).toEqual(['long', 'openOpponent']);
  expect(modifier(s)).toBe(-1);
  s.done();
});

test.each([
  ['(6,2), across four blocked squares', 3, -3, -1],
  ['(3,2), past them', 0, -3, 0],
])('BU-THROW-X3: from (3,5) to %s', (_to, dx, dy, expected) => {
  const s = scenario(
    Array.from({ length: 4 }, (_, y) =>
      Array.from({ length: 4 }, (_, x) => (x === 0 && y === 3 ? 'A' : x === dx && y === 3 + dy ? 'B' : '.')).join(' '),
    ).join('\n'),
    { at: [3, 2], ball: 'A' },
  )
    .expectSquare('A', [3, 5])
    .expectSquare('B', [3 + dx, 5 + dy])
    .dice('d6:5')
    .throws('A', 'B')
    .expectBall('B');
  expect(modifier(s)).toBe(expected);
  expect(causes(s)).toEqual(expected === 0 ? [] : ['blockedSquare']);
  const under = squaresUnderRuler(GRID, GRID.at(3, 5), GRID.at(3 + dx, 5 + dy), 0.99);
  const blocked = under.filter(sq => s.game.pitch.blocked[sq]).map(sq => `${s.game.squareName(sq)}`);
  expect(blocked.sort()).toEqual(expected === 0 ? [] : ['4,3', '4,4', '5,3', '5,4']);
  s.done();
});
