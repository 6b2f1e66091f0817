/** The arenas of the 2022 edition. */
import { describe, expect, test } from 'vitest';
import { legalOf, match2022, type Scenario, type Settings, scenario2022 } from '../dsl.ts';

const diceOf = (s: Scenario): number =>
  (s.game.events ?? []).flatMap(e => (e.type === 'blockRolled' ? [e.dice.length] : []))[0] as number;

describe('B22-ARENA-01: Halfling Moot Madness lowers the Emergency Reserves Values of both teams by 1', () => {
  const starting = (active: 'home' | 'away', reserves: NonNullable<Settings['reserves']>, arena: string): Scenario =>
    scenario2022('* . . . .', {
      moment: 'turnStart',
      active,
      home: 'dwarf',
      away: 'human',
      arena,
      reserves,
      cards: { deck: [] },
    }).starts();
  test.each([
    ['home', { A: {}, B: {}, C: {} }],
    ['away', { 1: {}, 2: {}, 3: {} }],
  ] as const)('three of a Value of 4 for %s', (active, reserves) => {
    starting(active, reserves, 'moot').expectAsked('emergencyReserves', active);
    starting(active, reserves, 'none').expectAsked('action', active);
  });
  test('two are not enough', () => {
    starting('home', { A: {}, B: {} }, 'moot').expectAsked('action', 'home');
  });
});

describe('B22-ARENA-02: Underworld Challenge: a Reserves Action onto a Trapdoor', () => {
  const returning = (drawing: string, settings: Settings = {}): Scenario =>
    scenario2022(drawing, { at: [7, 6], arena: 'underworld', reserves: { A: {}, C: {} }, ...settings });
  test('instead of the End Zone', () => {
    const s = returning('. . .').answers({ reserves: 'A' });
    expect(legalOf(s, 'to')).toHaveLength(12);
    s.answers({ to: [8, 6] })
      .expectSquare('A', [8, 6])
      .done();
    returning('. . .', { arena: 'none' })
      .answers({ reserves: 'A' })
      .expectIllegal({ to: [8, 6] });
  });
  test('each Trapdoor of a pitch with two', () => {
    const s = returning('. . .', { pitch: 'green' }).answers({ reserves: 'A' });
    s.expectLegal({ to: [6, 6] }, { to: [10, 6] }).expectIllegal({ to: [8, 6] });
  });
  test('a loose ball on it is removed', () => {
    returning('. * .')
      .answers({ reserves: 'A' }, { to: [8, 6] })
      .expectBall('none')
      .expectNotLogged('ballBounced')
      .done();
  });
  test.each(['1', 'B', 'b'])('whoever is on it is Injured: %s', sign => {
    const s = returning(`. ${sign} .`).answers({ reserves: 'A' }, { to: [8, 6] });
    s.expectStatus(sign.toUpperCase(), 'reserves').expectSquare('A', [8, 6]).done();
  });
  test('with the ball it held', () => {
    returning('. 1 .', { ball: '1' })
      .answers({ reserves: 'A' }, { to: [8, 6] })
      .expectBall('none')
      .done();
  });
});

describe('B22-ARENA-03: Sylvanian Spotlight: a free Run after any Reserves Action', () => {
  test('one that was paid for', () => {
    const s = scenario2022('. . . .', { arena: 'sylvanianSpotlight', reserves: { A: {}, B: {} } });
    s.answers({ reserves: 'A' }, { to: [1, 6] }).expectAsked('freeAction', 'home', 'pass', { freeRun: 'A' });
    s.answers({ freeRun: 'A' }).walks('A', 'e e').answers('stop').expectSquare('A', [3, 6]).expectIllegal({ run: 'A' });
    expect(s.game.actionsLeft).toBe(2);
  });
  test('it may be left, and without the arena there is none', () => {
    const reserves = { A: {} };
    const s = scenario2022('. .', { arena: 'sylvanianSpotlight', reserves });
    s.answers({ reserves: 'A' }, { to: [1, 6] }, 'pass').expectLegal({ run: 'A' });
    scenario2022('. .', { reserves })
      .answers({ reserves: 'A' }, { to: [1, 6] })
      .expectAsked('action', 'home');
  });
  test('the Emergency one', () => {
    scenario2022('* . . . .', {
      moment: 'turnStart',
      home: 'dwarf',
      arena: 'sylvanianSpotlight',
      reserves: { A: {}, B: {}, C: {}, D: {} },
      cards: { deck: [] },
    })
      .starts()
      .answers({ player: 'A' }, { to: [1, 6] })
      .expectAsked('freeAction', 'home', 'pass', { freeRun: 'A' });
  });
  test('a free one by a Bonus Play', () => {
    scenario2022('* . . . .', {
      arena: 'sylvanianSpotlight',
      reserves: { A: {}, B: {} },
      cards: { deck: [], hands: { home: ['reserves'] } },
    })
      .answers({ play: 'reserves' }, { player: 'A' }, { to: [1, 6] })
      .expectAsked('freeAction', 'home', 'pass', { freeRun: 'A' });
  });
});

describe('B22-ARENA-04: Elven Kingdoms League: a Long Throw costs nothing', () => {
  const throwing = (arena: string, drawing: string, ...dice: string[]): Scenario =>
    scenario2022(drawing, { at: [4, 6], arena, ball: 'A' })
      .dice(...dice)
      .throws('A', 'B');
  test('a 4 does for 4+ over six squares, which it does not elsewhere', () => {
    throwing('elvenKingdoms', 'A . . . . . B', 'd6:4').expectBall('B').done();
    throwing('none', 'A . . . . . B', 'd6:4', 'd8:2').expectEvent({ type: 'threw', result: 'failed' }).done();
  });
  test('an Obstructed one still has its -1', () => {
    throwing('elvenKingdoms', 'A . . 1 . . B', 'd6:4', 'd8:2').expectEvent({ type: 'threw', result: 'failed' }).done();
    throwing('elvenKingdoms', 'A . . 1 . . B', 'd6:5').expectBall('B').done();
  });
});

describe('B22-ARENA-05: The Gut Cup Grind: a Shove stopped by the pitch counts as Kerrunch!', () => {
  const shoved = (drawing: string, at: readonly [number, number], arena: string, die: number): Scenario =>
    scenario2022(drawing, { pitch: 'braziers', at, arena, who: { 1: { armour: 4 } } })
      .dice('block:shove', `d6:${die}`)
      .blocks('A', '1');
  // A 4 holds without the -1 and does not with it. (6,3) is blocked; row 1 is the edge.
  test.each([
    ['a blocked square', 'A 1 .', [4, 3], 'gutCup', 'reserves'],
    ['a blocked square elsewhere', 'A 1 .', [4, 3], 'none', 'prone'],
    ['the edge of the board', '1\nA', [7, 1], 'gutCup', 'reserves'],
    ['the edge elsewhere', '1\nA', [7, 1], 'none', 'prone'],
    ['a Player behind (B22-OQ-24)', 'A 1 2', [7, 6], 'gutCup', 'prone'],
  ] as const)('%s', (_, drawing, at, arena, status) => {
    shoved(drawing, at, arena, 4).expectStatus('1', status).done();
  });
  test('a Shove that can push pushes', () => {
    const s = scenario2022('A 1 . .', { arena: 'gutCup' }).dice('block:shove').blocks('A', '1');
    s.expectPitch('A . 1 .').expectAsked('followUp', 'home').done();
  });
});

describe('B22-ARENA-06: The Badlands Brawl: an Assisted Block has two dice more, three at most', () => {
  test.each([
    ['badlandsBrawl', 1, true, 3],
    ['badlandsBrawl', 2, true, 3],
    ['badlandsBrawl', 1, false, 1],
    ['none', 1, true, 2],
    ['none', 2, true, 3],
  ] as const)('%s, Block %i, Assisted %s: %i dice', (arena, block, assisted, dice) => {
    const s = scenario2022(assisted ? 'A 1 B' : 'A 1 .', { arena, who: { A: { block } } })
      .dice(...Array.from({ length: dice }, () => 'block:miss'))
      .blocks('A', '1');
    expect(diceOf(s)).toBe(dice);
    s.done();
  });
});

describe("B22-ARENA-07: World's Edge Superleague: 8 behind is enough", () => {
  const ended = (away: number, more: Settings = {}): boolean =>
    scenario2022('A . * . 1', { arena: 'worldsEdge', score: { away }, cards: { deck: [] }, ...more }).answers('endTurn')
      .game.over;
  test('8, and not 7; without the arena 8 is not', () => {
    expect([ended(8), ended(7), ended(8, { arena: 'none' })]).toEqual([true, false, false]);
  });
  test('the Endgame switches it off', () => {
    const options = { endgame: true };
    expect(ended(20, { options, cards: { active: ['goDeep'], deck: [] } })).toBe(false);
    expect(ended(20, { options, cards: { active: ['spreadOut'], deck: ['goDeep'] } })).toBe(true);
  });
});

describe('B22-ARENA-08: Lustrian Superleague: a pitch with two Trapdoors', () => {
  const rolled = (die: number, options: Readonly<Record<string, unknown>> = {}): Scenario =>
    match2022('human', 'skaven', { arena: 'roll', ...options })
      .dice('coin:heads', `d8:${die}`)
      .starts();
  test('the toss winner has no other choice; in any other arena both are there', () => {
    rolled(8).expectAsked('pitch', 'home', { pitch: 'green' });
    for (const die of [1, 2, 3, 4, 5, 6, 7])
      rolled(die).expectAsked('pitch', 'home', { pitch: 'braziers' }, { pitch: 'green' });
  });
  test('a pitch agreed on beforehand stands if it has two, and gives way if it has one', () => {
    rolled(8, { pitch: 'braziers' }).expectAsked('pitch', 'home', { pitch: 'green' });
    match2022('human', 'skaven', { arena: 'lustrian', pitch: 'timber' })
      .dice('coin:heads', 'shuffle')
      .starts()
      .expectEvent({ type: 'pitchChosen', pitch: 'timber' })
      .expectAsked('place', 'away');
  });
  test('Blocks next to a Trapdoor are Blocks like any other', () => {
    const s = scenario2022('A 1 .', { at: [6, 7], arena: 'lustrian' })
      .dice('block:miss')
      .blocks('A', '1');
    expect(diceOf(s)).toBe(1);
    s.done();
  });
});

test('B22-ARENA-X1: Halfling Moot Madness, Emergency Reserves 4, three in Reserves: one must return', () => {
  scenario2022('* . . . .', {
    moment: 'turnStart',
    home: 'human',
    arena: 'moot',
    reserves: { A: {}, B: {}, C: {} },
    cards: { deck: [] },
  })
    .starts()
    .expectAsked('emergencyReserves', 'home', { player: 'A' }, { player: 'B' }, { player: 'C' });
});
test('B22-ARENA-X2: with an 8 the pitch with two Trapdoors is offered and the one with one is not', () => {
  const s = match2022('human', 'skaven', { arena: 'roll' }).dice('coin:tails', 'd8:8').starts();
  s.expectAsked('pitch', 'away', { pitch: 'green' }).expectIllegal({ pitch: 'braziers' }).done();
});

test.each([
  [1, 'Halfling Moot Madness', 'B22-ARENA-01'],
  [2, 'Underworld Challenge', 'B22-ARENA-02'],
  [3, 'Sylvanian Spotlight', 'B22-ARENA-03'],
  [4, 'Elven Kingdoms League', 'B22-ARENA-04'],
  [5, 'The Gut Cup Grind', 'B22-ARENA-05'],
  [6, 'The Badlands Brawl', 'B22-ARENA-06'],
  [7, "World's Edge Superleague", 'B22-ARENA-07'],
  [8, 'Lustrian Superleague', 'B22-ARENA-08'],
])('a %i is %s: %s', (die, name) => {
  const s = match2022('human', 'skaven', { arena: 'roll' }).dice('coin:heads', `d8:${die}`).starts();
  expect(s.game.arena.name).toBe(name);
});
