/** Rules that meet in one instant: who falls with whom, what harms whom how, who is an opponent, what is noticed after a push. */
import { describe, expect, test } from 'vitest';
import { ROOTED } from '../../src/blood/words.ts';
import { play, playing, scene } from '../blood/card-plays.ts';
import { type BloodScenario, blood } from '../blood/dsl.ts';

const armourOf = (s: BloodScenario, name: string): Readonly<Record<string, number>> => {
  const player = s.id(name);
  const rolled = (s.game.events ?? [])
    .flatMap(e => (e.type === 'armourRolled' && e.player === player ? [e] : []))
    .at(-1);
  if (rolled === undefined) throw new Error(`no armour was rolled for ${name}`);
  return Object.fromEntries(rolled.modifiers.map(({ cause, by }) => [cause, by]));
};

describe('falls at the same instant', () => {
  test('B16-XSKILL-52: whoever falls in the same Both Down piles on nobody', () => {
    blood('A 1 . B', { who: { A: ['pilingOn'] } })
      .dice('block:bothDown', '2d6:5', '2d6:5')
      .blocks('A', '1')
      .expectState('A', 'prone')
      .expectState('1', 'prone')
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-XSKILL-52: with Block it stays up, and may', () => {
    blood('A 1 . B', { who: { A: ['pilingOn', 'block'] } })
      .dice('block:bothDown', '2d6:5')
      .blocks('A', '1')
      .answers('yes')
      .expectAsked('pilingOn', 'home', 'yes', 'no')
      .done();
  });
  test('B16-KNOCK-01: both lie there while the apothecary sees to the first', () => {
    blood('A 1 . B', { ball: 'A', apothecaries: { away: 1 }, options: { apothecary: true } })
      .dice('block:bothDown', '2d6:12', '2d6:8')
      .blocks('A', '1')
      .expectAsked('apothecary', 'away')
      .expectState('A', 'prone')
      .expectBall([10, 5])
      .done();
  });
});

describe('a chainsaw is dangerous to fall on, whatever knocks its owner down', () => {
  test('B16-XSKILL-06, B16-XSKILL-04: a bomb', () => {
    const s = blood('A . . . 1 . B', { who: { A: ['bombardier', 'accurate'], 1: ['chainsaw'] } })
      .answers({ bomb: 'A' })
      .dice('d6:6', '2d6:5')
      .answers({ to: [14, 5] }, 'no');
    expect(armourOf(s, '1')).toEqual({ chainsaw: 3 });
    s.done();
  });
  test('B16-XSKILL-06, B16-TTM-09: somebody who lands on it', () => {
    const s = blood('A B . . 1', {
      who: { A: { strength: 5, agility: 4, skills: ['throwTeammate'] }, B: ['rightStuff'], 1: ['chainsaw'] },
    })
      .answers({ pass: 'A' }, { throwTeammate: 'B' })
      .dice('d6:6', 'd8:5', 'd8:5', 'd8:4', '2d6:4', 'd8:2', '2d6:4')
      .answers({ to: [13, 5] });
    expect(armourOf(s, '1')).toEqual({ chainsaw: 3 });
    s.done();
  });
  test('B16-XSKILL-06, B16-SPCARD-15: the card Ballista', () => {
    const s = scene('A . . 1', { hands: { home: ['ballista'] }, who: { 1: ['chainsaw'] } });
    playing(s.dice('d6:5', '2d6:4'), 'home', 'between', 'ballista', { player: '1' });
    expect(armourOf(s, '1')).toEqual({ chainsaw: 3 });
    s.done();
  });
  test('B16-XSKILL-06: a foul against it as it lies there is no fall', () => {
    const s = blood('A 1 . B', { who: { 1: { skills: ['chainsaw'], state: 'prone' } } })
      .dice('d6:1', 'd6:2')
      .fouls('A', '', '1');
    expect(armourOf(s, '1')).toEqual({});
    s.done();
  });
});

describe('Ball and Chain', () => {
  const chained = { strength: 3, movement: 3, skills: ['ballAndChain', 'noHands'] } as const;
  test('B16-SKILL-20, B16-XSKILL-02: Mighty Blow counts on the Injury roll of one that a block knocks down', () => {
    const s = blood('A 1 . B', { who: { A: ['mightyBlow'], 1: chained } })
      .dice('block:defenderDown', '2d6:9')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no');
    s.expectState('1', 'casualties').done(); // 9 + 1
  });
  test('B16-TD-06, B16-XSKILL-02: trampling a Prone player may push a carrier in for a Touchdown', () => {
    blood('3 . .\n2 1 A\n4 . .', { at: [2, 4], who: { A: chained, 1: { state: 'prone' } }, ball: '2' })
      .answers({ move: 'A' })
      .dice('d6:3', '2d6:4')
      .answers({ facing: 'left' }, { to: [2, 5] }, { to: [1, 5] })
      .expectScore(0, 1)
      .expectTurnover('touchdown')
      .done();
  });
  test('B16-XSKILL-14, B16-SKILL-14: a team-mate that it runs into uses neither Dump-Off nor Fend against it', () => {
    blood('A B . . 1', { who: { A: chained, B: ['dumpOff', 'fend'] }, ball: 'B' })
      .answers({ move: 'A' })
      .dice('d6:3', 'block:pushed')
      .answers({ facing: 'right' })
      .expectAsked('push', 'home')
      .answers({ to: [12, 5] })
      .expectSquare('A', [11, 5])
      .expectNotLogged('skillUsed')
      .expectAsked('careen', 'home')
      .done();
  });
  test('B16-SPCARD-04: Rowdy Fans do not help one against a player of its own side', () => {
    const s = scene('A B . 1', { at: [10, 1], who: { A: chained }, hands: { home: ['rowdyFans'] } });
    playing(s, 'home', 'start', 'rowdyFans').answers({ move: 'A' }).dice('d6:3', 'block:pushed');
    s.answers({ facing: 'right' }).expectDice(1).done();
  });
});

describe('the roll to get away is the mover’s own', () => {
  test('B16-XSKILL-36, B16-REROLL-03: from Tentacles, with a team re-roll', () => {
    blood('. A 1 . B', { who: { 1: ['tentacles'] }, rerolls: { home: 1 } })
      .answers({ move: 'A' }, { to: [10, 5] })
      .dice('2d6:3')
      .answers({ player: '1' })
      .expectAsked('reroll', 'home', 'keep', { reroll: 'team' })
      .dice('2d6:7', 'd6:6')
      .answers({ reroll: 'team' })
      .expectSquare('A', [10, 5])
      .expectRerolls(0, 0)
      .done();
  });
  test('B16-XSKILL-36, B16-REROLL-02: held all the same when the first roll is kept', () => {
    blood('. A 1 . B', { who: { 1: ['tentacles'] }, rerolls: { home: 1 } })
      .answers({ move: 'A' }, { to: [10, 5] })
      .dice('2d6:3')
      .answers({ player: '1' }, 'keep')
      .expectSquare('A', [11, 5])
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-XSKILL-28, B16-REROLL-05: from Shadowing, even after it got away', () => {
    blood('. A 1 . B', { who: { 1: ['shadowing'] }, rerolls: { home: 1 } })
      .answers({ move: 'A' })
      .dice('d6:6')
      .answers({ to: [10, 5] }, 'keep')
      .dice('2d6:9')
      .answers({ player: '1' })
      .expectAsked('reroll', 'home', 'keep', { reroll: 'team' })
      .dice('2d6:2')
      .answers({ reroll: 'team' })
      .expectSquare('1', [11, 5])
      .done();
  });
  test('B16-REROLL-03: not in the other coach’s turn', () => {
    blood('1 A . . B', { who: { A: ['tentacles'] }, active: 'away', rerolls: { home: 1 } })
      .answers({ move: '1' }, { to: [9, 5] })
      .dice('2d6:12', 'd6:6')
      .answers({ player: 'A' })
      .expectSquare('1', [9, 5])
      .done();
  });
});

describe('the Fanatic is nobody’s opponent', () => {
  const invaded = (drawing: string, to: readonly [number, number], who: Parameters<typeof blood>[1]): BloodScenario =>
    scene(drawing, { ...who, hands: { away: ['fanaticInvasion'] }, active: 'away' }).answers(
      'endTurn',
      play('fanaticInvasion'),
      { to },
      'stop',
    );
  test('B16-SPCARD-08: nobody stabs it, saws it or names it in a Multiple Block', () => {
    const skills = { A: ['stab'], B: ['chainsaw'], C: ['multipleBlock'] } as const;
    const s = invaded('A . . B . . C\n1 . . 2 . . 3', [12, 6], { who: skills });
    s.answers({ block: 'A' }).expectLegal({ stab: '1' }).answers('stop');
    invaded('B . .\n1 . .', [11, 5], { who: { B: ['chainsaw'] } })
      .answers({ block: 'B' })
      .expectIllegal({ chainsaw: 'guest1' })
      .done();
    invaded('A . .\n1 . .', [11, 5], { who: { A: ['stab'] } })
      .answers({ block: 'A' })
      .expectIllegal({ stab: 'guest1' })
      .done();
    invaded('C . .\n1 . .', [11, 5], { who: { C: ['multipleBlock'] } })
      .answers({ block: 'C' })
      .expectIllegal({ multipleBlock: '1' })
      .done();
    s.done();
  });
  test('B16-HANDOFF-01, B16-SPCARD-08: nor is it given the ball', () => {
    invaded('A . .\n. . 1', [11, 5], { ball: 'A' })
      .answers({ handOff: 'A' })
      .expectIllegal({ target: 'guest1' })
      .done();
  });
  test('B16-TD-02, B16-SPCARD-08: a Touchdown it causes stops it', () => {
    const s = scene('1 . A', { at: [2, 5], hands: { home: ['fanaticInvasion'] }, ball: '1' })
      .answers('endTurn', play('fanaticInvasion'), { to: [3, 5] })
      .dice('d6:3', 'block:pushed', 'block:pushed', 'block:pushed')
      .answers({ facing: 'left' }, { face: 'pushed' }, { to: [1, 5] });
    s.expectScore(0, 1).done();
  });
});

describe('states and what they bar', () => {
  test('B16-XSKILL-35, B16-INJURY-04: a rooted player that a Stab stuns has lost its roots', () => {
    const s = blood('A 1 . B', { who: { A: ['stab'], 1: { skills: ['takeRoot'], rooted: true } } })
      .answers({ block: 'A' })
      .dice('2d6:9', '2d6:5')
      .answers({ stab: '1' })
      .expectState('1', 'stunned');
    expect(s.game.isAffected(s.id('1'), ROOTED)).toBe(false);
    s.done();
  });
  test('B16-XSKILL-14, B16-BONE-04: whoever has lost its wits dumps nothing off', () => {
    blood('A 1 . B', { who: { 1: { skills: ['dumpOff'], witless: true } }, ball: '1' })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectAsked('push', 'home')
      .done();
  });
  test('B16-ILLEGAL-07, B16-XSKILL-48: a wrong call costs the Leader’s re-roll when there is no other', () => {
    const s = blood('A . . 1', {
      who: { A: ['leader'] },
      active: 'away',
      leaderReroll: { home: true },
      options: { illegalProcedure: true },
      markerMoved: true,
    }).answers({ callIllegal: 'home' });
    expect(s.game.leaderReroll(0)).toBe(false);
    s.expectRerolls(0, 0).done();
  });
  test('B16-APOTH-02, B16-XSKILL-60: the apothecary sees to a team-mate kicked off the pitch', () => {
    blood('A B . . 1', {
      at: [20, 1],
      who: { A: ['kickTeammate'], B: ['rightStuff'] },
      apothecaries: { home: 1 },
      options: { apothecary: true },
    })
      .answers({ blitz: 'A' }, { kickTeammate: 'B' })
      .dice('d6:6')
      .answers('short')
      .expectAsked('apothecary', 'home', 'yes', 'no')
      .answers('yes')
      .expectState('B', 'reserves')
      .done();
  });
  test('B16-XSKILL-03, B16-SPCARD-20: a Thrall that is a frog can be bitten', () => {
    const s = scene('A B . 1', {
      home: 'vampire',
      who: { A: 'vampire/vampire', B: 'vampire/thrall' },
      hands: { away: ['zap'] },
    });
    playing(s.dice('d6:4'), 'away', 'between', 'zap', { player: 'B' })
      .dice('d6:1')
      .answers({ move: 'A' }, 'stop')
      .expectAsked('bite', 'home', { player: 'B' }, 'no')
      .done();
  });
  test('B16-XSKILL-01, B16-SPCARD-20: nobody bears a grudge against its own kin because that is a frog', () => {
    const s = scene('A B . 1', {
      who: { A: { skills: ['animosity'], race: 'orc' }, B: { race: 'orc' } },
      hands: { away: ['zap'] },
      ball: 'A',
    });
    playing(s.dice('d6:4'), 'away', 'between', 'zap', { player: 'B' })
      .dice('d8:2')
      .handsOff('A', '', 'B')
      .expectNotLogged('rolled')
      .done();
  });
  test('B16-XSKILL-52, B16-SPCARD-29: the curse bars the re-roll of Piling On as well', () => {
    const s = scene('A 1 . B', { who: { A: ['pilingOn'] }, hands: { away: ['rakarthsCurse'] } });
    playing(s, 'away', 'between', 'rakarthsCurse', { player: 'A' })
      .dice('block:defenderDown', '2d6:4')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'yes')
      .expectState('A', 'standing')
      .expectAsked('action', 'home')
      .done();
  });
});
