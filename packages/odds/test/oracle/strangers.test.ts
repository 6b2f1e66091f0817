/** Questions as coaches and other programs ask them: well-known tables of blocks, armour and chains of rolls, and paths. */
import type { Game, Square } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { chanceOf, reach, type Way } from '../../src/index.ts';
import { BYSTANDERS, blood, type Piece } from '../table.ts';

/** Tables are printed with one decimal of a per cent. */
const percent = (value: number, expected: number): void => expect(Math.abs(100 * value - expected)).toBeLessThan(0.06);
const skillsOf = (text: string): string[] => text.split(' ').filter(Boolean);
const wayTo = (game: Game, column: number, row: number): Way | undefined =>
  reach(game, game.playerNamed('H1')).safest(game.grid.at(column, row) as Square);
const runner = (
  at: readonly [number, number],
  mover: Partial<Piece>,
  foes: readonly (readonly [number, number])[],
): Game =>
  blood({
    H1: { at, movement: 6, ...mover },
    ...Object.fromEntries(foes.map((foe, i) => [`A${i + 1}`, { at: foe }])),
    H9: { at: [25, 15] },
    A9: { at: [25, 1] },
  });

describe('the safest path', () => {
  test('B16-MOVE-02: around an opponent without a roll', () => {
    expect(wayTo(runner([1, 8], {}, [[3, 8]]), 6, 8)).toMatchObject({ chance: 1, squares: 6 });
  });
  test('B16-GFI-03: too far to go around: one dodge and two extra squares', () => {
    const way = wayTo(runner([1, 8], {}, [[3, 8]]), 9, 8);
    expect(way?.chance).toBeCloseTo((4 / 6) * (5 / 6) ** 2, 12);
    expect(way?.squares).toBe(8);
  });
  test('B16-SKILL-25: with Sure Feet an extra square is safer than a dodge on 2+', () => {
    const foes = [
      [3, 3],
      [5, 3],
    ] as const;
    const mover = { movement: 4, agility: 4 };
    const sure = wayTo(runner([4, 1], { ...mover, skills: ['sureFeet'] }, foes), 2, 4);
    expect(sure).toMatchObject({ squares: 5, extra: 1 });
    expect(sure?.chance).toBeCloseTo(35 / 36, 12);
    const plain = wayTo(runner([4, 1], mover, foes), 2, 4);
    expect(plain).toMatchObject({ squares: 4, extra: 0 });
    expect(plain?.chance).toBeCloseTo(5 / 6, 12);
  });
  test('B16-SKILL-25: Sure Feet serves every extra square; no limit per turn is printed', () => {
    expect(wayTo(runner([4, 8], { skills: ['sureFeet'] }, []), 12, 8)?.chance).toBeCloseTo((35 / 36) ** 2, 12);
  });
  test('B16-MOVE-01: out of a corner of the pitch every square within eight is reached', () => {
    const { squares } = reach(runner([1, 1], {}, []), 0 as never);
    expect(squares).toHaveLength(9 * 9 - 1);
  });
});

describe('B16-BLOCK-04, B16-BLOCK-08: knocked down without falling, in per cent, and with a re-roll', () => {
  const strengths: Readonly<Record<number, readonly [number, number]>> = {
    3: [7, 3],
    2: [4, 3],
    1: [3, 3],
    [-2]: [3, 4],
  };
  test.each([
    [3, 'block', '', 87.5, 98.4],
    [3, 'block', 'dodge', 70.4, 91.2],
    [3, 'block', 'block', 70.4, 91.2],
    [3, 'block', 'block dodge', 42.1, 66.5],
    [3, '', '', 70.4, 91.2],
    [3, '', 'dodge', 42.1, 66.5],
    [2, 'block', '', 75, 93.8],
    [2, 'block', 'dodge', 55.6, 80.2],
    [2, 'block', 'block dodge', 30.6, 51.8],
    [2, '', '', 55.6, 80.2],
    [2, '', 'dodge', 30.6, 51.8],
    [1, 'block', '', 50, 75],
    [1, 'block', 'dodge', 33.3, 55.6],
    [1, 'block', 'block dodge', 16.7, 30.6],
    [1, '', '', 33.3, 55.6],
    [-2, 'block', '', 25, 43.8],
    [-2, 'block', 'dodge', 11.1, 21],
    [-2, '', '', 11.1, 21],
    [-2, '', 'dodge', 2.8, 5.5],
  ] as const)('%i dice, "%s" against "%s"', (dice, own, theirs, once, again) => {
    const [strength, other] = strengths[dice] as readonly [number, number];
    const down = (rerolls: number): number =>
      chanceOf(
        blood(
          {
            H1: { at: [10, 8], strength, skills: skillsOf(own) },
            A1: { at: [11, 8], strength: other, skills: skillsOf(theirs) },
            ...BYSTANDERS,
          },
          { rerolls: { home: rerolls } },
        ),
        { steps: [{ block: 'H1' }, { target: 'A1' }] },
        { players: { A1: { state: 'down' } } },
      ).success;
    percent(down(0), once);
    percent(down(1), again);
  });
});

describe('B16-INJURY-01, B16-INJURY-03: off the pitch by a foul, in per cent', () => {
  test.each([
    [6, 58.3 * (15 / 36)],
    [7, 41.7 * (15 / 36)],
    [8, 27.8 * (15 / 36)],
    [9, 16.7 * (15 / 36)],
    [10, 8.3 * (15 / 36)],
  ])('armour %i', (armour, expected) => {
    const game = blood({ H1: { at: [10, 8] }, A1: { at: [11, 8], armour, state: 'prone' }, ...BYSTANDERS });
    const goal = { players: { A1: { state: 'off' as const } }, turnoverAllowed: true as const };
    percent(chanceOf(game, { steps: [{ foul: 'H1' }, { target: 'A1' }] }, goal).success, expected);
  });
});

describe('chains of rolls as calculators take them', () => {
  /** The first step is an extra square next to an opponent, the second one another with a dodge on 4+ beside it. */
  const chase = (skills: string, rerolls: number): number =>
    chanceOf(
      blood(
        { H1: { at: [10, 8], movement: 0, skills: skillsOf(skills) }, A1: { at: [12, 9] }, ...BYSTANDERS },
        { rerolls: { home: rerolls } },
      ),
      { steps: [{ move: 'H1' }, { to: [11, 8] }, { to: [12, 8] }] },
    ).success;
  const [g, d] = [5 / 6, 1 / 2];
  test.each([
    ['', 0, g * g * d],
    ['', 1, g * g * d * (1 + 2 * (1 - g) + (1 - d))],
    ['dodge', 0, g * g * (3 / 4)],
    ['dodge', 1, g * g * (3 / 4) * (1 + 2 * (1 - g))],
    ['sureFeet', 0, (35 / 36) ** 2 * d],
    ['sureFeet', 1, (35 / 36) ** 2 * (3 / 4)],
    ['loner', 1, g * g * d * (1 + (2 * (1 - g) + (1 - d)) / 2)],
    ['pro', 0, g * g * d * (1 + (2 * (1 - g) + (1 - d)) / 2)],
  ])(
    'B16-REROLL-07: two extra squares and a dodge on 4+ with "%s" and %i team re-rolls',
    (skills, rerolls, expected) => {
      expect(chase(skills, rerolls)).toBeCloseTo(expected, 12);
    },
  );
});
