/** The Run Action: who, how far, over which squares, and what it picks up on the way. */
import { expect } from 'vitest';
import { editionOn, endSquares, legalOf, type Scenario, scenario, squaresIn } from '../dsl.ts';
import { test } from '../editions.ts';

/** Where the Run of A can end, drawn with x. */
const expectRuns = (s: Scenario, drawing: string, at?: readonly [number, number]): void => {
  s.answers({ run: 'A' });
  expect(endSquares(s, 'A')).toEqual(squaresIn(drawing, at));
};

test.each([
  ['Open', 'A . . . 1', {}, true],
  ['Marked', 'A 1 . . *', {}, false],
  ['Prone', 'a . . . 1', {}, false],
  ['in Reserves', '. . . . 1', { A: {} }, false],
  ['next to a Prone Opponent, and so Open', 'A 2 . . *', {}, true],
] as const)('BU-RUN-01: a Player that is %s may Run: %#', (_status, drawing, reserves, may) => {
  const s = scenario(drawing, { reserves, who: { 2: { state: 'prone' } } });
  expect(s.isLegal({ run: 'A' })).toBe(may);
});

test('BU-RUN-02: from nothing to the Move Value, in any of the eight directions', () => {
  const s = scenario('. . A . .', { who: { A: { move: 2 } } })
    .answers({ run: 'A' })
    .expectAsked(
      'runStep',
      'home',
      'stop',
      ...[7, 8, 9].flatMap(x => [3, 4, 5].filter(y => x !== 8 || y !== 4).map(y => ({ to: [x, y] as const }))),
    );
  expect(endSquares(s, 'A')).toEqual(
    squaresIn(
      `
      x x x x x
      x x x x x
      x x x x x
      x x x x x
      x x x x x`,
      [6, 2],
    ),
  );
  // Two squares and not a third: the Run is over by itself.
  s.walks('A', 'se se').expectSquare('A', [10, 6]).expectAsked('action', 'home').expectIllegal({ run: 'A' });
});

test('BU-RUN-02: a Run of no squares is a Run, with Claim Step (BU-OQ-45)', () => {
  const s = scenario('A . * . 1', { cards: { active: ['spreadOut'] } })
    .answers({ run: 'A' }, 'stop')
    .expectSquare('A', [6, 4])
    .expectAsked('claim', 'home', 'pass', { claim: 1 })
    .answers('pass')
    .expectIllegal({ run: 'A' });
  expect(s.game.actionsLeft).toBe(2);
});

test('BU-RUN-03: no square next to a standing Opponent, Open or Marked; next to Prone ones is fine', () => {
  // 1 is Open, 2 is Marked by B, 3 lies down.
  expectRuns(
    scenario(
      `
      . . . . . . .
      . . . . . . .
      3 . A . . 1 .
      . . . . . . .
      . . . . . . .
      . . . 2 . . .
      . . B . . . .`,
      { edition: editionOn(), at: [5, 4], who: { A: { move: 2 }, 3: { state: 'prone' } } },
    ),
    `
    x x x x x . .
    x x x x . . .
    . x x x . . .
    x x x x . . .
    x x . . . . .
    . . . . . . .
    . . . . . . .`,
    [5, 4],
  );
});

test('BU-RUN-04: no square with a Player on it, standing or Prone, of either team', () => {
  const s = scenario(
    `
    . c 2 . .
    . A B . .
    . . . . *`,
    { who: { 2: { state: 'prone' } } },
  ).answers({ run: 'A' });
  expect(legalOf(s, 'to')).toEqual(['6,4', '6,5', '6,6', '7,6', '8,6']);
  s.expectIllegal({ to: [7, 4] }, { to: [8, 4] }, { to: [8, 5] });
});

test('BU-RUN-05: no blocked square', () => {
  const s = scenario('A . .', { at: [6, 3] }).answers({ run: 'A' });
  expect(legalOf(s, 'to')).toEqual(['5,2', '6,2', '6,4', '7,2', '7,3', '7,4']);
  s.expectIllegal({ to: [5, 3] }, { to: [5, 4] });
});

test.each([
  ['a corner', [1, 1], ['1,2', '2,1', '2,2']],
  ['the long side', [7, 11], ['6,10', '6,11', '7,10', '8,10', '8,11']],
  ['the End Zone of the others', [15, 6], ['14,5', '14,6', '14,7', '15,5', '15,7']],
] as const)('BU-RUN-06: nobody leaves the pitch, here from %s', (_where, at, squares) => {
  const s = scenario('A', { at }).answers({ run: 'A' });
  expect(legalOf(s, 'to')).toEqual(squares);
});

test.each([
  ['stone', [7, 6], [8, 6]],
  ['timber', [7, 3], [8, 3]],
] as const)('BU-RUN-07: a Trapdoor of %s may be entered, crossed and stopped on', (pitch, at, trapdoor) => {
  scenario('A', { pitch, at }).runs('A', 'e').expectSquare('A', trapdoor);
  scenario('A', { pitch, at }).runs('A', 'e e').expectSquare('A', [9, at[1]]);
});

test('BU-RUN-08: the limits hold for every square of the path, so a closed line cannot be crossed', () => {
  // Opponents close columns 8 to 10 from one side of the pitch to the other.
  const line = scenario(
    `
    . . . .
    . . . 1
    . . . .
    . . . .
    . A . 2
    . . . .
    . . . .
    . . . 3
    . . . .
    . . . .
    . . . 4`,
    { at: [6, 1], who: { A: { move: 9 } } },
  ).answers({ run: 'A' });
  const columns = endSquares(line, 'A').map(square => Number(square.split(',')[0]));
  expect(Math.max(...columns)).toBe(7);
  // One Opponent down, and there is a way round.
  const gap = scenario('. A . 2', { at: [6, 5], who: { A: { move: 9 } } }).answers({ run: 'A' });
  expect(endSquares(gap, 'A')).toContain('11,5');
});

test('BU-RUN-08: a blocked square in the middle costs the way round it', () => {
  const to = (move: number): string[] =>
    endSquares(scenario('A', { at: [6, 3], who: { A: { move } } }).answers({ run: 'A' }), 'A');
  // (3,3) lies three columns away behind four blocked squares; over row 2 it takes three steps.
  expect(to(2)).not.toContain('3,3');
  expect(to(3)).toContain('3,3');
  // (4,5) lies two away; the straight diagonal is blocked, round the corner it takes three.
  expect(to(2)).not.toContain('4,5');
  expect(to(3)).toContain('4,5');
});

test('BU-RUN-09: squares next to Team-mates are free', () => {
  expectRuns(
    scenario(
      `
      . . .
      B A C
      . . .`,
      { who: { A: { move: 1 } } },
    ),
    `
    x x x
    . x .
    x x x`,
  );
});

test('BU-RUN-10: diagonally between two occupied or two blocked squares', () => {
  scenario(
    `
    . B .
    . A 2
    . . .`,
    { who: { 2: { state: 'prone' } } },
  )
    .runs('A', 'ne')
    .expectSquare('A', [8, 4]);
  // Two blocked squares that touch at a corner only: (2,1) to (1,2) passes between (1,1) and (2,2).
  scenario('. A', { edition: editionOn('# .\n. #'), at: [1, 1] })
    .runs('A', 'sw')
    .expectSquare('A', [1, 2]);
});

test('BU-RUN-11: a Move of D6 is rolled for every Run, after it is declared, and holds for that Run only', () => {
  scenario('A . . * 1', { at: [3, 6], who: { A: 'snotling/pump-wagon' }, cards: { deck: ['showboat', 'showNoFear'] } })
    .dice('d6:2')
    .answers({ run: 'A' })
    .expectEvent({ type: 'moveRolled', die: 2 })
    .expectAsked('runStep', 'home')
    .walks('A', 'n n')
    .expectSquare('A', [3, 4])
    .expectAsked('action', 'home')
    .expectIllegal({ run: 'A' })
    .answers('endTurn', 'endTurn')
    .expectAsked('action', 'home')
    .dice('d6:1')
    .answers({ run: 'A' })
    .walks('A', 's')
    .expectAsked('action', 'home')
    .done();
});

test.each([1, 3, 6])('BU-RUN-11: a roll of %i is the limit in squares (BU-OQ-46)', die => {
  const s = scenario('A', { at: [2, 6], who: { A: 'snotling/pump-wagon' } })
    .dice(`d6:${die}`)
    .answers({ run: 'A' });
  for (let i = 1; i < die; i++) s.walks('A', 'e').expectAsked('runStep', 'home');
  s.walks('A', 'e')
    .expectSquare('A', [2 + die, 6])
    .expectAsked('action', 'home')
    .done();
});

test('BU-RUN-11: the Run stands once it is declared; it may stop at once but is used up', () => {
  scenario('A', { at: [2, 6], who: { A: 'snotling/pump-wagon' } })
    .dice('d6:1')
    .answers({ run: 'A' }, 'stop')
    .expectSquare('A', [2, 6])
    .expectIllegal({ run: 'A' })
    .done();
});

test('BU-RUN-12: running over a ball picks it up and the Run goes on', () => {
  scenario('A * . . .')
    .answers({ run: 'A' })
    .walks('A', 'e')
    .expectBall('A')
    .expectAsked('runStep', 'home')
    .walks('A', 'e e')
    .answers('stop')
    .expectBall('A')
    .expectSquare('A', [9, 4])
    .expectNotLogged('checked', 'ballBounced')
    .done();
});

test('BU-RUN-12: with a ball in hand the other one Bounces, and the Run goes on (BU-OQ-55)', () => {
  scenario('A * . . .', { ball: ['A'] })
    .dice('d8:4')
    .answers({ run: 'A' })
    .walks('A', 'e')
    .expectBall([8, 4])
    .expectBall('A', 1)
    .dice('d8:6')
    .walks('A', 'e')
    .expectBall([8, 5])
    .expectBall('A', 1)
    .answers('stop')
    .done();
});

test("BU-RUN-12: a Throw Value of '-' picks nothing up", () => {
  scenario('A * . . .', { who: { A: { throw: '-' } } })
    .dice('d8:2')
    .runs('A', 'e')
    .expectBall([7, 3])
    .expectSquare('A', [7, 4])
    .done();
});

test('BU-RUN-13: wherever a Run may stop, the Player is Open', () => {
  const s = scenario(
    `
    . . . . 2
    . A . . .
    . . . . .
    1 . . . 3
    . . . . .`,
    { edition: editionOn(), at: [5, 5], who: { 3: { state: 'prone' } } },
  ).answers({ run: 'A' });
  const near = (square: string): boolean => {
    const [x, y] = square.split(',').map(Number) as [number, number];
    return (Math.abs(x - 5) <= 1 && Math.abs(y - 8) <= 1) || (Math.abs(x - 9) <= 1 && Math.abs(y - 5) <= 1);
  };
  const ends = endSquares(s, 'A');
  expect(ends.filter(near)).toEqual([]);
  expect(ends).toContain('8,8');
  expect(ends.length).toBeGreaterThan(30);
});

test('BU-RUN-X1: an Orc Blitzer passes two Dwarf Linemen only on squares next to neither', () => {
  const blitzer = (): Scenario =>
    scenario(
      `
      . . . A . . .
      1 . . . . . .
      . . . B . . .`,
      {
        edition: editionOn(),
        at: [3, 5],
        active: 'away',
        who: { 1: 'orc/blitzer', A: 'dwarf/lineman', B: 'dwarf/lineman' },
      },
    );
  // Straight between the two: the third square is next to both.
  const straight = blitzer().answers({ run: '1' }).walks('1', 'e').expectSquare('1', [4, 6]);
  straight.expectIllegal({ to: [5, 6] }, { to: [5, 5] }, { to: [5, 7] });
  // Six squares along row 3, next to neither of them, and the Blitzer has Move 6.
  blitzer().runs('1', 'ne n ne e e e').expectSquare('1', [8, 3]).expectStatus('1', 'open').done();
});
