/** The eight arenas: the D8 that picks one, and what each changes for both teams. */
import { expect } from 'vitest';
import { createGame } from '../../src/blitz/compile.ts';
import { ScriptedDice } from '../../src/dice/scripted.ts';
import type { Answer } from '../../src/kernel/question.ts';
import { SEATS } from '../../src/words.ts';
import { type Scenario, type Settings, scenario } from '../dsl.ts';
import { currentEdition, describe, ofBox, test } from '../editions.ts';

const dwarfs = { A: 'dwarf/lineman', B: 'dwarf/lineman', C: 'dwarf/runner', D: 'dwarf/blitzer' };

describe('BU-ARENA-01: one D8 for the whole game, rolled before the pitch is chosen', () => {
  test.each([
    [1, 'bakeOffTent', 'Great Moot Bake-off Tent', 'moot', 'Halfling Moot Madness'],
    [2, 'sewerPipe', 'Sewer Pipe Stadium', 'underworld', 'Underworld Challenge'],
    [3, 'bonePit', 'The Bone Pit', 'sylvanianSpotlight', 'Sylvanian Spotlight'],
    [4, 'glitteringColiseum', 'Glittering Coliseum', 'elvenKingdoms', 'Elven Kingdoms League'],
    [5, 'coliseumOfChaos', 'Coliseum of Chaos', 'gutCup', 'The Gut Cup Grind'],
    [6, 'badlandsPit', 'Badlands Fighting Pit', 'badlandsBrawl', 'The Badlands Brawl'],
    [7, 'mountainSummit', 'Mountain Summit Stadium', 'worldsEdge', "World's Edge Superleague"],
    [8, 'overgrownArena', 'Overgrown Arena', 'lustrian', 'Lustrian Superleague'],
  ])('%i: %s, %s in 2024, %s, %s in 2022', (die, id2024, name2024, id2022, name2022) => {
    const [id, name] = ofBox([id2024, name2024], [id2022, name2022]);
    const dice = new ScriptedDice(['coin:heads', `d8:${die}`]);
    const g = createGame(currentEdition(), { home: 'dwarf', away: 'orc', options: { arena: 'roll' } }, dice);
    g.events = [];
    g.start();
    expect([g.arena.id, g.arena.name]).toEqual([id, name]);
    expect([g.question.name, SEATS[g.asked]]).toEqual(['pitch', 'home']);
    expect(g.events.map(e => e.type)).toEqual(['tossed', 'arenaRolled']);
    dice.add('shuffle');
    g.answer({ pitch: ofBox('stone', 'green') });
    expect(g.arena.id).toBe(id);
    dice.assertUsedUp();
  });
  test('without the module no die is rolled and no arena applies', () => {
    const g = createGame(currentEdition(), { home: 'dwarf', away: 'orc' }, new ScriptedDice(['coin:tails']));
    g.start();
    expect([g.arena.id, g.question.name]).toEqual(['none', 'pitch']);
  });
});

describe('BU-ARENA-02: Great Moot Bake-off Tent', () => {
  const startsWith = (reserves: number, arena: string, active: 'home' | 'away', team: string): Scenario => {
    const names = active === 'home' ? ['B', 'C', 'D', 'E'] : ['2', '3', '4', '5'];
    return scenario('* . A . 1', {
      active,
      arena,
      home: team,
      away: team,
      moment: 'turnStart',
      reserves: Object.fromEntries(names.slice(0, reserves).map(name => [name, {}])),
    }).starts();
  };
  test('BU-ARENA-X1: Emergency Reserves 4 becomes 3: three in the Dugout are enough, two are not', () => {
    startsWith(3, 'bakeOffTent', 'home', 'dwarf').expectAsked(
      'emergencyReserves',
      'home',
      'pass',
      { player: 'B' },
      { player: 'C' },
      { player: 'D' },
    );
    startsWith(2, 'bakeOffTent', 'home', 'dwarf').expectAsked('action', 'home');
    startsWith(3, 'none', 'home', 'dwarf').expectAsked('action', 'home');
  });
  test('for the other team too', () => {
    startsWith(3, 'bakeOffTent', 'away', 'orc').expectAsked('emergencyReserves', 'away');
    startsWith(3, 'none', 'away', 'orc').expectAsked('action', 'away');
  });
  test('a value of 2 becomes 1, and nobody in Reserves is still too few', () => {
    startsWith(1, 'bakeOffTent', 'home', 'halfling').expectAsked('emergencyReserves', 'home');
    startsWith(0, 'bakeOffTent', 'home', 'halfling').expectAsked('action', 'home');
    startsWith(1, 'none', 'home', 'halfling').expectAsked('action', 'home');
  });
});

describe('BU-ARENA-03: Sewer Pipe Stadium', () => {
  const endZone = (...rows: number[]): Answer[] => rows.map(row => ({ to: [1, row] }));
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  const returning = (drawing: string, settings: Settings = {}): Scenario =>
    scenario(drawing, { arena: 'sewerPipe', reserves: { A: {} }, ...settings }).answers({ reserves: 'A' });

  test('a Reserves Action may use a Trapdoor, every one of the pitch; elsewhere it may not', () => {
    returning('. 1 .').expectAsked('reservesSquare', 'home', ...endZone(...all), { to: [8, 6] });
    returning('. 1 .', { pitch: 'timber' }).expectAsked(
      'reservesSquare',
      'home',
      ...endZone(...all),
      { to: [8, 3] },
      { to: [8, 9] },
    );
    returning('. 1 .', { arena: 'none' }).expectAsked('reservesSquare', 'home', ...endZone(...all));
  });
  test.each([
    ['a standing Opponent', '. 1 .', '1'],
    ['a Team-mate', '. B .', 'B'],
    ['a Prone Team-mate', '. b .', 'B'],
  ])('%s on it is Injured (BU-OQ-49)', (_, drawing, name) => {
    returning(drawing, { at: [7, 6] })
      .answers({ to: [8, 6] })
      .expectStatus(name, 'reserves')
      .expectSquare('A', [8, 6])
      .done();
  });
  test('a loose ball on it is removed, and so is one held by the Player there: nothing Bounces', () => {
    returning('. * .', { at: [7, 6] })
      .answers({ to: [8, 6] })
      .expectBall('none')
      .expectStatus('A', 'open')
      .done();
    returning('. 1 .', { at: [7, 6], ball: '1' })
      .answers({ to: [8, 6] })
      .expectBall('none')
      .expectStatus('1', 'reserves')
      .expectNotLogged('ballBounced')
      .done();
  });
  test('next to Opponents too, and with the End Zone full', () => {
    returning('. 1 .', { at: [8, 6] })
      .answers({ to: [8, 6] })
      .expectStatus('A', 'marked')
      .done();
    const full = `
      B . .
      C . .
      D . .
      E . .
      F . .
      G . .
      H . .
      I . .
      J . .
      K . .
      L . 1`;
    returning(full, { at: [1, 1] }).expectAsked('reservesSquare', 'home', { to: [8, 6] });
    scenario(full, { at: [1, 1], reserves: { A: {} } }).expectIllegal({ reserves: 'A' });
  });
  test('Emergency Reserves is a Reserves Action as well', () => {
    scenario('* . 1', {
      arena: 'sewerPipe',
      home: 'dwarf',
      moment: 'turnStart',
      reserves: { A: {}, B: {}, C: {}, D: {} },
    })
      .starts()
      .answers({ player: 'A' })
      .expectLegal({ to: [8, 6] })
      .answers({ to: [8, 6] })
      .expectSquare('A', [8, 6]);
  });
});

describe('BU-ARENA-04: The Bone Pit', () => {
  const settings = { arena: 'bonePit', reserves: { A: { move: 2 } } };
  test('after a Reserves Action the Player may make a free Run, which is its Run for the turn', () => {
    const s = scenario('. . . 1', settings)
      .answers({ reserves: 'A' }, { to: [1, 5] })
      .expectAsked('freeAction', 'home', 'pass', { freeRun: 'A' })
      .answers({ freeRun: 'A' })
      .walks('A', 'e e')
      .expectSquare('A', [3, 5])
      .expectAsked('action', 'home')
      .expectIllegal({ run: 'A' });
    expect(s.game.actionsLeft).toBe(2);
  });
  test('it is lost when passed over, and is not there in another arena', () => {
    scenario('. . . 1', settings)
      .answers({ reserves: 'A' }, { to: [1, 5] }, 'pass')
      .expectAsked('action', 'home', 'endTurn', { run: 'A' });
    scenario('. . . 1', { reserves: { A: {} } })
      .answers({ reserves: 'A' }, { to: [1, 5] })
      .expectAsked('action', 'home', 'endTurn', { run: 'A' });
  });
  test('after Emergency Reserves as well', () => {
    scenario('* . 1', {
      arena: 'bonePit',
      home: 'dwarf',
      moment: 'turnStart',
      reserves: { A: {}, B: {}, C: {}, D: {} },
    })
      .starts()
      .expectAsked('emergencyReserves', 'home')
      .answers({ player: 'B' }, { to: [1, 1] })
      .expectAsked('freeAction', 'home', 'pass', { freeRun: 'B' });
  });
  test('not for a Player that comes in Marked, nor for one that has Run this turn (BU-OQ-50)', () => {
    const guarded = `
      . .
      . 1
      . .
      . .
      . 2
      . .
      . .
      . 3
      . .
      . 4
      . .`;
    scenario(guarded, { at: [1, 1], ...settings })
      .answers({ reserves: 'A' }, { to: [1, 1] })
      .expectStatus('A', 'marked')
      .expectAsked('action', 'home', 'endTurn', { block: 'A' });
    scenario('. . . 1', { arena: 'bonePit', reserves: { A: { done: ['run'] } } })
      .answers({ reserves: 'A' }, { to: [1, 1] })
      .expectAsked('action', 'home', 'endTurn');
  });
});

describe('BU-ARENA-05: Glittering Coliseum', () => {
  const throwing = (arena: string, one: string, die: number): Scenario =>
    scenario(
      `
      A . . . . . B
      . . . . . . ${one}`,
      { at: [2, 6], arena, ball: 'A', who: { A: { throw: 4 } } },
    )
      .dice(`d6:${die}`, ...(die === 3 || (die === 4 && (arena === 'none' || one !== '.')) ? ['d8:2'] : []))
      .throws('A', 'B');
  test('a Long Throw has no -1: 4+ is 4+', () => {
    throwing('glitteringColiseum', '.', 4).expectBall('B').done();
    throwing('glitteringColiseum', '.', 3).expectBall([8, 5]).done();
    throwing('none', '.', 4).expectBall([8, 5]).done();
  });
  test('an Obstructed one still has it', () => {
    throwing('glitteringColiseum', '1', 4).expectBall([8, 5]).done();
    throwing('glitteringColiseum', '1', 5).expectBall('B').done();
  });
});

describe('BU-ARENA-06: Coliseum of Chaos', () => {
  const shoving = (arena: string, behind: string, die: number): Scenario =>
    scenario(`. A 1 ${behind} .`, { arena, who: { 1: { armour: 4 } } })
      .dice('block:shove', `d6:${die}`)
      .blocks('A', '1');
  test.each([['2'], ['b']])('a Shove stopped by %s is a Kerrunch!: -1 on the Armour Check', behind => {
    shoving('coliseumOfChaos', behind, 4).expectStatus('1', 'reserves').done();
    shoving('coliseumOfChaos', behind, 5).expectStatus('1', 'prone').done();
    shoving('none', behind, 4).expectStatus('1', 'prone').done();
  });
  test('so is one stopped by a blocked square or the edge of the pitch', () => {
    const at = (column: number, row: number): Scenario =>
      scenario('A 1', { at: [column, row], arena: 'coliseumOfChaos', who: { 1: { armour: 4 } } })
        .dice('block:shove', 'd6:4')
        .blocks('A', '1');
    at(9, 4).expectStatus('1', 'reserves').done();
    at(14, 6).expectStatus('1', 'reserves').done();
  });
  test('a Shove that pushes and a Smash stay what they are', () => {
    scenario('. A 1 . .', { arena: 'coliseumOfChaos' })
      .dice('block:shove')
      .blocks('A', '1')
      .expectPitch('. A . 1 .')
      .expectAsked('followUp', 'home')
      .done();
    scenario('. A 1 . .', { arena: 'coliseumOfChaos', who: { 1: { armour: 4 } } })
      .dice('block:smash', 'd6:4')
      .blocks('A', '1')
      .expectStatus('1', 'prone')
      .done();
  });
});

describe('BU-ARENA-07: Badlands Fighting Pit', () => {
  test.each([
    ['Block 1, Assisted: three dice', 'badlandsPit', { block: 1 }, 'B', 3],
    ['Block 2, Assisted: still three', 'badlandsPit', { block: 2 }, 'B', 3],
    ['Block 1, alone: one', 'badlandsPit', { block: 1 }, '.', 1],
    ['Block 2, alone: two', 'badlandsPit', { block: 2 }, '.', 2],
    ['Block 3 that cannot be Assisted keeps its three', 'badlandsPit', { position: 'snotling/pump-wagon' }, 'B', 3],
    ['a Block against Woodland Aid stays at one', 'badlandsPit', { block: 1 }, 'B', 1],
    ['Block 1, Assisted, elsewhere: two', 'none', { block: 1 }, 'B', 2],
  ] as const)('%s', (title, arena, blocker, mate, dice) => {
    const s = scenario(
      `
      . ${mate} .
      A 1 .`,
      { arena, who: { A: blocker, 1: title.includes('Woodland') ? 'gnome/beastmaster' : {} } },
    )
      .dice(...Array.from({ length: dice }, () => 'block:miss'))
      .blocks('A', '1');
    if (dice > 1) s.expectAsked('blockFace', 'home', { face: 'miss' });
    s.done();
  });
});

describe('BU-ARENA-08: Mountain Summit Stadium', () => {
  const starts = (arena: string, lead: number): Scenario =>
    scenario('A * 1', { arena, moment: 'turnStart', score: { home: 3 + lead, away: 3 } }).starts();
  test('a lead of 8 at the start of the turn wins, 7 does not', () => {
    const won = starts('mountainSummit', 8).expectAsked('over');
    expect([won.game.winner, won.game.ending]).toEqual([0, 'suddenDeath']);
    starts('mountainSummit', 7).expectAsked('action', 'home');
  });
  test('elsewhere 8 and 9 are not enough', () => {
    starts('none', 8).expectAsked('action', 'home');
    starts('none', 9).expectAsked('action', 'home');
    starts('none', 10).expectAsked('over');
  });
  test('the coach whose turn starts must be the one ahead', () => {
    scenario('A * 1', { arena: 'mountainSummit', active: 'away', moment: 'turnStart', score: { home: 8 } })
      .starts()
      .expectAsked('action', 'away');
  });
});

describe('BU-ARENA-09: Overgrown Arena', () => {
  const blocking = (arena: string, at: readonly [number, number], drawing: string, dice: number): Scenario => {
    const s = scenario(drawing, { arena, at, who: dwarfs })
      .dice(...Array.from({ length: dice }, () => 'block:miss'))
      .blocks('A', '1');
    if (dice > 1) s.expectAsked('blockFace', 'home', { face: 'miss' });
    s.done();
    return s;
  };
  test('a Block against a target next to a Trapdoor is Assisted', () => {
    blocking('overgrownArena', [6, 5], 'A 1', 2);
    blocking('overgrownArena', [8, 6], 'A 1', 2);
    blocking('none', [6, 5], 'A 1', 1);
  });
  test('one that only the blocker is next to is not', () => {
    blocking('overgrownArena', [9, 5], 'A 1', 1);
    blocking('overgrownArena', [5, 6], 'A 1', 1);
  });
  test('BU-ARENA-10: a Team-mate beside the target adds no second die', () => {
    blocking(
      'overgrownArena',
      [6, 4],
      `
      . B .
      A 1 .`,
      2,
    );
  });
  test('BU-ARENA-11: a target standing on the only Trapdoor is not next to it', () => {
    blocking('overgrownArena', [7, 6], 'A 1', 1);
  });
  test('a Block that cannot be Assisted stays so (BU-PREC-02)', () => {
    scenario('A 1', { arena: 'overgrownArena', at: [6, 5], who: { 1: 'gnome/beastmaster' } })
      .dice('block:miss')
      .blocks('A', '1')
      .done();
  });
});
