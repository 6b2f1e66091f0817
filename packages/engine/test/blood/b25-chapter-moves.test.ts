/** The chapter of 2025, line by line: activations, Actions, moving, dodging, rushing, going down, turnovers. */
import { describe, expect, test } from 'vitest';
import { hasZone } from '../../src/blood/status.ts';
import { Action } from '../../src/blood/words.ts';
import { blood25, type Settings } from './b25.ts';
import { legalOf } from './dsl.ts';

describe('activations', () => {
  test('B25-ACT-01, B25-ACT-03, B25-TURN-01: once a turn each, in any order, until all have been', () => {
    const s = blood25('A B . 1').moves('B', 's').expectIllegal({ move: 'B' }, { block: 'B' });
    s.moves('A', 's').expectAsked('action', 'away').done();
  });
  test('B25-ACT-02, B25-PRIN-STAT-13: nobody activates a Stunned player', () => {
    const s = blood25('A B . 1', { who: { A: { state: 'stunned' } } });
    s.expectIllegal({ move: 'A' }, { blitz: 'A' }, { foul: 'A' }).expectLegal({ move: 'B' });
  });
  test('B25-ACT-04, B25-ACT-05, B25-ACT-06: the Action is declared first, and stays what it is', () => {
    const s = blood25('A . 1\nB . .', { ball: 'A' }).answers({ move: 'A' });
    s.expectAsked('activity', 'home').expectIllegal('throw', { target: '1' }, { pass: 'A' }, { move: 'B' });
    s.expectEvent({ type: 'declared', action: 'move' });
  });
  test('B25-ACT-07, B25-ALIST-10: what was declared and not done counts as declared, for its own limit only', () => {
    const s = blood25('A B . . 1', { ball: 'A' }).answers({ pass: 'A' }, 'stop').expectIllegal({ pass: 'B' });
    s.expectLegal({ handOff: 'B' }, { foul: 'B' }, { blitz: 'B' });
  });
  test('B25-ACT-08: so does one that a Trait has stopped', () => {
    const s = blood25('A B . . 1', { who: { A: ['boneHead'] } })
      .dice('d6:1')
      .answers({ foul: 'A' });
    s.expectIllegal({ foul: 'B' }).expectLegal({ move: 'B' }).done();
  });
  test('B25-TURN-02: only the active team is activated', () => {
    blood25('A . 1')
      .expectIllegal({ move: '1' })
      .answers('endTurn')
      .expectLegal({ move: '1' })
      .expectIllegal({ move: 'A' });
  });
  test('B25-TURN-03, B25-ROUND-02: a turn begins with the own marker moving on', () => {
    const s = blood25('A . 1', { moment: 'turnStart', turns: { home: 2, away: 3 } }).starts();
    expect([s.game.turn(0), s.game.turn(1)]).toEqual([3, 3]);
    s.expectEvent({ type: 'turnStarted', turn: 3 });
  });
  test('B25-FOREGO-01, B25-FOREGO-02: a player may forego its activation, and nothing is rolled for it', () => {
    const s = blood25('A B . . 1', { ball: 'A', who: { A: ['boneHead'] } }).answers({ forego: 'A' });
    s.expectEvent({ type: 'foregone' }).expectIllegal({ move: 'A' }, { forego: 'A' }).expectLegal({ move: 'B' }).done();
  });
});

describe('the list of Actions', () => {
  test('B25-ALIST-T1, B25-ALIST-01, B25-ALIST-03: any number of Moves and Blocks', () => {
    const s = blood25('A 1 . B 2\n. . . . .').dice('block:pushed').answers({ block: 'A' }, { target: '1' });
    s.answers({ to: [12, 4] }, 'no').expectLegal({ block: 'B' }, { move: 'B' });
    expect(Object.keys(Action)).toEqual(
      expect.arrayContaining(['move', 'block', 'blitz', 'secureBall', 'throwTeammate']),
    );
  });
  test('B25-ALIST-04, B25-BLITZ-01: one Blitz a turn', () => {
    const s = blood25('A . 1\nB . .\n. . .')
      .dice('block:pushed')
      .answers({ blitz: 'A' }, { target: '1' }, { to: [11, 5] });
    s.answers({ target: '1' }, { to: [13, 5] }, 'no', 'stop').expectIllegal({ blitz: 'B' });
  });
  test('B25-ALIST-05, B25-PASS-01: one Pass a turn', () => {
    const s = blood25('A . . B . 1', { ball: 'A' }).dice('d6:6', 'd6:6').passes('A', '', [13, 5]);
    s.expectIllegal({ pass: 'B' }).expectLegal({ handOff: 'B' }).done();
  });
  test('B25-ALIST-06, B25-HAND-01: one Hand-off a turn', () => {
    const s = blood25('A B . . C 1', { ball: 'A' }).dice('d6:6').handsOff('A', '', 'B');
    s.expectIllegal({ handOff: 'B' }, { handOff: 'C' }).expectLegal({ pass: 'B' }).done();
  });
  test('B25-ALIST-08, B25-FOUL-01: one Foul a turn', () => {
    const s = blood25('A 1 . B 2', { who: { 1: { state: 'prone' }, 2: { state: 'prone' } } });
    s.dice('d6:1', 'd6:2').fouls('A', '', '1').expectIllegal({ foul: 'B' }).expectLegal({ move: 'B' }).done();
  });
  test('B25-ALIST-02: the ball is secured once a turn, and never by a Big Guy', () => {
    const s = blood25('A * . . . . 1', { who: { A: { keywords: ['Big Guy'] } } }).expectIllegal({ secureBall: 'A' });
    expect(legalOf(s, 'secureBall')).toEqual([]);
    blood25('A * . . . . 1').expectLegal({ secureBall: 'A' });
  });
  test('B25-ALIST-07: a team-mate is thrown by whoever can, and only who may be thrown', () => {
    blood25('A B . 1').expectIllegal({ throwTeammate: 'A' });
    const s = blood25('A B C 1', { who: { A: ['throwTeammate'], B: ['rightStuff'] } }).answers({ throwTeammate: 'A' });
    s.expectLegal({ throwTeammate: 'B' }).expectIllegal({ throwTeammate: 'C' });
  });
  test('B25-ALIST-09, B25-PRIN-SKILL-05: a Special Action belongs to a Skill; with a free Move also from the ground', () => {
    blood25('A 1').expectIllegal({ stab: 'A' });
    blood25('A 1', { who: { A: ['stab'] } }).expectLegal({ stab: 'A' });
    blood25('a . . 1', { who: { A: ['hypnoticGaze'] } }).expectLegal({ gaze: 'A' });
  });
  test('B25-ALIST-11, B25-DECL-03, B25-DECL-X1: in a Blitz a Block is performed, but none is declared', () => {
    const block = (skills: readonly string[], blitz: boolean) => {
      const s = blood25('A 1', { who: { A: skills as never } }).dice('block:bothDown');
      return blitz
        ? s.answers({ blitz: 'A' }, { target: '1' }, { target: '1' })
        : s.answers({ block: 'A' }, { target: '1' });
    };
    block(['brawler'], false).expectLegal({ reroll: 'brawler' }); // declared
    block(['block'], true).expectAsked('useSkill', 'home'); // performed: Block works
  });
  test('B25-PRIN-FAQ-06, B25-DECL-01: what works on declaring a Block does not in a Blitz', () => {
    const s = blood25('A 1', { who: { A: ['brawler'] } }).dice('block:bothDown');
    s.answers({ blitz: 'A' }, { target: '1' });
    s.dice('2d6:2', '2d6:2').answers({ target: '1' }).expectState('A', 'prone').done();
  });
  test('B25-REPL-01, B25-REPL-02, B25-PRIN-FAQ-03: a Special Action in a Blitz is no Block, costs a square and is the Blitz', () => {
    const s = blood25('A . . 1\nB . . .', { who: { A: { skills: ['stab'], movement: 3 } } });
    s.answers({ blitz: 'A' }, { target: '1' }, { to: [11, 5] }, { to: [12, 5] });
    s.dice('2d6:2').answers({ stab: '1' }).expectNotLogged('blockRolled').expectIllegal({ blitz: 'B' });
  });
});

describe('moving', () => {
  test('B25-MOVE-01, B25-MOVE-06, B25-RUSH-03: as far as MA and two Rushes go, or less', () => {
    const s = blood25('A . . . . . 1', { who: { A: { movement: 1 } }, at: [10, 8] }).answers({ move: 'A' });
    s.answers({ to: [10, 7] })
      .dice('d6:2', 'd6:2')
      .answers({ to: [10, 6] }, { to: [10, 5] });
    expect(legalOf(s, 'to')).toEqual([]);
    blood25('A . . 1').answers({ move: 'A' }, 'stop').expectAsked('action', 'away');
  });
  test('B25-MOVE-03, B25-MOVE-05: not into or through a player, but onto the ball', () => {
    const s = blood25('A 1\n* B', { at: [10, 5] }).answers({ move: 'A' });
    expect(legalOf(s, 'to')).not.toContain('11,5');
    expect(legalOf(s, 'to')).not.toContain('11,6');
    expect(legalOf(s, 'to')).toContain('10,6');
  });
  test('B25-MOVE-07: nobody leaves the pitch of its own will', () => {
    const s = blood25('A .\n. 1', { at: [1, 1] }).answers({ move: 'A' });
    expect(legalOf(s, 'to')).toEqual(['1,2', '2,1']);
  });
  test('B25-RUSH-01, B25-RUSH-02: in any Action with a Move, for anything that takes movement', () => {
    const s = blood25('A . 1', { who: { A: { movement: 1 } } }).answers(
      { blitz: 'A' },
      { target: '1' },
      { to: [11, 5] },
    );
    s.dice('d6:2', 'block:pushed').answers({ target: '1' }).expectAsked('push', 'home').done();
  });
  test('B25-RUSH-04, B25-RUSH-05, B25-RUSH-06: the square first, then the die; on a 1 the player falls there', () => {
    const rush = (die: string, ...more: string[]) =>
      blood25('A . .\nB . 1', { who: { A: { movement: 1 } }, at: [10, 8] })
        .dice(die, ...more)
        .answers({ move: 'A' }, { to: [10, 7] }, { to: [10, 6] });
    rush('d6:2').expectAsked('activity', 'home').expectSquare('A', [10, 6]).done();
    rush('d6:1', '2d6:2').expectSquare('A', [10, 6]).expectState('A', 'prone').expectTurnover('knockedDown').done();
  });
  test('B25-STAND-06: who fails to stand up stays Prone, and the turn goes on', () => {
    const s = blood25('a . 1\nB . .', { who: { A: { movement: 2 } } })
      .dice('d6:3')
      .answers({ move: 'A' });
    s.expectState('A', 'prone').expectTurnover('none').expectLegal({ move: 'B' }).expectIllegal({ move: 'A' }).done();
  });
  test('B25-STAND-07, B25-PRIN-STAT-12: who lies there stays down until it is activated, and does nothing else', () => {
    const s = blood25('a 1\nB .').expectIllegal({ block: 'A' }).answers('endTurn', 'endTurn').expectState('A', 'prone');
    s.expectLegal({ move: 'A' });
  });
  test('B25-STAND-08: standing up next to opponents takes no Dodge', () => {
    blood25('a 1').answers({ move: 'A' }, 'stop').expectState('A', 'standing').done();
  });
});

describe('dodging', () => {
  test('B25-DODGE-01, B25-DODGE-02, B25-DODGE-05: one roll for a marked square, however many mark it, without a modifier', () => {
    const s = blood25('. . .\n. A .\n1 . 2')
      .dice('d6:3')
      .answers({ move: 'A' }, { to: [11, 5] });
    expect(s.game.events?.filter(e => e.type === 'rolled')).toHaveLength(1);
    blood25('. A . .\n. . . 1')
      .answers({ move: 'A' }, { to: [10, 5] })
      .expectNotLogged('rolled')
      .done();
  });
  test('B25-DODGE-03, B25-DODGE-07, B25-PRIN-DOWN-04: the player stands in the new square, and falls over there', () => {
    const s = blood25('A 1\n. .', { ball: 'A' })
      .dice('d6:2', '2d6:2', 'd8:4')
      .answers({ move: 'A' }, { to: [9, 5] });
    s.expectSquare('A', [9, 5]).expectState('A', 'prone').expectTurnover('knockedDown').expectBall([8, 5]).done();
  });
  test('B25-DODGE-04, B25-DODGE-06: -1 for each opponent that marks the new square; then it goes on', () => {
    const s = blood25('A 1 .\n. . 2\n. . 3')
      .dice('d6:6')
      .answers({ move: 'A' }, { to: [11, 6] });
    s.expectModifiers('dodge', { tackleZones: -3 })
      .expectAsked('activity', 'home')
      .dice('d6:6')
      .answers({ to: [10, 6] });
    s.expectAsked('activity', 'home').done();
  });
  test('B25-DODGE-08, B25-PRIN-SKILL-03: Skills may add to it', () => {
    const s = blood25('A 1', { who: { A: ['twoHeads'] } })
      .dice('d6:2')
      .answers({ move: 'A' }, { to: [9, 5] });
    s.expectModifiers('dodge', { twoHeads: 1 }).expectState('A', 'standing').done();
  });
});

describe('the ball on the ground', () => {
  test('B25-PICK-03, B25-PICK-05: picked up after every other roll, and the player may go on', () => {
    const s = blood25('1 A *')
      .dice('d6:3', 'd6:3')
      .answers({ move: 'A' }, { to: [12, 5] })
      .expectBall('A');
    const rolls = (s.game.events ?? []).flatMap(e => (e.type === 'rolled' ? [e.roll] : []));
    expect(rolls).toEqual(['dodge', 'pickUp']);
    s.expectAsked('activity', 'home').done();
  });
  test('B25-PICK-06: who is pushed onto it picks nothing up: it bounces, without a turnover', () => {
    const s = blood25('A 1 *').dice('block:pushed').answers({ block: 'A' }, { target: '1' });
    s.dice('d8:5')
      .answers({ to: [12, 5] }, 'no')
      .expectBall([13, 5])
      .expectTurnover('none')
      .done();
  });
  test('B25-SECURE-02, B25-SECURE-04: not with an opponent that has its wits within two squares of the ball', () => {
    const near = (drawing: string, more: Settings = {}) => legalOf(blood25(drawing, more), 'secureBall');
    expect(near('A * . 1')).toEqual([]);
    expect(near('A * .\n. . .\n. . . 1')).toEqual([]);
    expect(near('A * . . 1')).toEqual(['A']);
    expect(near('A * . 1', { who: { 1: { state: 'prone' } } })).toEqual(['A']);
    expect(near('A * . 1', { who: { 1: { witless: true } } })).toEqual(['A']);
  });
  test('B25-SECURE-08, B25-SECURE-10: it ends on the ball, where a D6 of 2 or more is enough', () => {
    const s = blood25('A . * . . . 1', { who: { A: { agility: 6 } } }).answers({ secureBall: 'A' }, { to: [11, 5] });
    s.dice('d6:2')
      .answers({ to: [12, 5] })
      .expectBall('A')
      .expectAsked('action', 'away')
      .done();
  });
  test('B25-PRIN-FAQ-01: an opponent that comes nearer later does not matter', () => {
    const s = blood25('A * . . 1\nB . . . .').answers({ secureBall: 'A' });
    s.expectAsked('activity', 'home')
      .dice('d6:2')
      .answers({ to: [11, 5] })
      .expectBall('A')
      .done();
  });
});

describe('jumping', () => {
  const jump = (drawing: string, more: Settings = {}) => blood25(drawing, more).answers({ move: 'A' });
  test('B25-PRIN-JUMP-01, B25-PRIN-JUMP-03, B25-JUMP-01: over somebody who lies there, into one of three squares', () => {
    const s = jump('. . .\nA b .\n. . .');
    expect(legalOf(s, 'jump')).toEqual(['12,5', '12,6', '12,7']);
    expect(legalOf(jump('A B .\n. . .'), 'jump')).toEqual([]);
  });
  test('B25-PRIN-JUMP-07, B25-PRIN-JUMP-09, B25-PRIN-JUMP-12: one test instead of any Dodge, and then on', () => {
    const s = jump('1 A b .')
      .dice('d6:4')
      .answers({ jump: [13, 5] });
    expect((s.game.events ?? []).flatMap(e => (e.type === 'rolled' ? [e.roll] : []))).toEqual(['jump']);
    s.expectSquare('A', [13, 5]).expectAsked('activity', 'home').done();
  });
  test('B25-JUMP-03: -1 for those who mark one end of it, whichever are more', () => {
    const s = jump('1 A b . .\n2 . . . 3')
      .dice('d6:6')
      .answers({ jump: [13, 5] });
    s.expectModifiers('jump', { tackleZones: -2 }).done();
  });
  test('B25-PRIN-JUMP-05, B25-PRIN-JUMP-06: what MA lacks is rushed for first, and a failure falls where it started', () => {
    const s = jump('A b . . 1', { who: { A: { movement: 1 } } })
      .dice('d6:1', '2d6:2')
      .answers({ jump: [12, 5] });
    s.expectSquare('A', [10, 5]).expectState('A', 'prone').done();
    expect(legalOf(jump('A b .', { who: { A: { movement: 1 } } }), 'jump')).toContain('12,5');
  });
  test('B25-PRIN-JUMP-13: more than once in a turn', () => {
    const s = jump('A b . c . . 1')
      .dice('d6:6')
      .answers({ jump: [12, 5] })
      .dice('d6:6')
      .answers({ jump: [14, 5] });
    s.expectSquare('A', [14, 5]).done();
  });
});

describe('standing, down, marked', () => {
  test('B25-PRIN-STAT-01, B25-PRIN-STAT-02, B25-PRIN-STAT-11: only who stands with its wits has a tackle zone', () => {
    const s = blood25('A b C D', { who: { C: { state: 'stunned' }, D: { witless: true } } });
    expect(['A', 'B', 'C', 'D'].map(name => hasZone(s.game, s.game.playerNamed(name)))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
  test('B25-PRIN-STAT-03, B25-PRIN-STAT-04, B25-PRIN-STAT-05: opponents next to each other mark, team-mates do not', () => {
    const s = blood25('A B 1');
    const sq = (name: string) => s.game.square(s.game.playerNamed(name));
    expect([s.game.reach(1, sq('B')), s.game.reach(1, sq('A')), s.game.reach(0, sq('1'))]).toEqual([1, 0, 1]);
  });
  test('B25-PRIN-STAT-06, B25-PRIN-STAT-07: who has lost its zone is Distracted, and marks nobody', () => {
    const s = blood25('A 1', { who: { 1: { witless: true } } }).answers({ move: 'A' }, { to: [9, 5] });
    s.expectNotLogged('rolled').expectAsked('activity', 'home').done();
  });
  test('B25-PRIN-STAT-09: who becomes Distracted while it is active has ended its activation', () => {
    const s = blood25('A B . 1', { who: { A: ['boneHead'] } })
      .dice('d6:1')
      .answers({ move: 'A' });
    s.expectAsked('action', 'home').expectIllegal({ move: 'A' }).done();
  });
  test('B25-PRIN-STAT-14, B25-PRIN-STAT-15: Stunned ends with the own turn, but not with the one it began in', () => {
    const s = blood25('A B . 1', { who: { A: { state: 'stunned' }, B: { state: 'stunned', stunnedThisTurn: true } } });
    s.answers('endTurn');
    expect(['A', 'B'].map(name => s.stateOf(name))).toEqual(['prone', 'stunned']);
    s.answers('endTurn', 'endTurn').expectState('B', 'prone');
  });
  test('B25-PRIN-DOWN-01, B25-PRIN-DOWN-03: Placed Prone takes no Armour roll; a carrier drops the ball and loses the turn', () => {
    const s = blood25('A 1', { ball: 'A', who: { A: ['wrestle'] } }).dice('block:bothDown');
    s.answers({ block: 'A' }, { target: '1' }).dice('d8:4').answers('yes').expectNotLogged('armourRolled');
    s.expectState('A', 'prone').expectState('1', 'prone').expectTurnover('carrierDown').done();
  });
  test('B25-PRIN-DOWN-02: Placed Prone ends the own activation', () => {
    const s = blood25('A . 1\nB . .', { who: { A: ['wrestle'] } }).answers(
      { blitz: 'A' },
      { target: '1' },
      { to: [11, 5] },
    );
    s.dice('block:bothDown')
      .answers({ target: '1' }, 'yes')
      .expectAsked('action', 'home')
      .expectIllegal({ move: 'A' })
      .done();
  });
  test('B25-PRIN-DOWN-05, B25-ARMOUR-01, B25-ARMOUR-02: Knocked Down is an Armour roll; held, nothing else comes of it', () => {
    const s = blood25('A 1').dice('block:defenderDown').answers({ block: 'A' }, { target: '1' });
    s.dice('2d6:8')
      .answers({ to: [12, 5] }, 'no')
      .expectNotLogged('injuryRolled')
      .expectState('1', 'prone')
      .done();
  });
  test('B25-ARMOUR-03: broken, an Injury roll follows', () => {
    const s = blood25('A 1 . . B . 2').dice('block:defenderDown').answers({ block: 'A' }, { target: '1' });
    s.dice('2d6:9', '2d6:2')
      .answers({ to: [12, 5] }, 'no')
      .expectState('1', 'stunned')
      .done();
  });
  test('B25-PRIN-DOWN-06: falling over is not being Knocked Down by somebody', () => {
    const s = blood25('A 1', { who: { 1: ['mightyBlow'] } })
      .dice('d6:1', '2d6:8')
      .answers({ move: 'A' }, { to: [9, 5] });
    s.expectState('A', 'prone').expectNotLogged('injuryRolled').done();
  });
});

describe('turnovers', () => {
  test('B25-PRIN-TOVER-01, B25-PRIN-TOVER-13: who falls over ends its activation and the turn', () => {
    const s = blood25('A 1\nB .')
      .dice('d6:1', '2d6:2')
      .answers({ move: 'A' }, { to: [9, 5] });
    s.expectTurnover('knockedDown').expectAsked('action', 'away').done();
  });
  test('B25-PRIN-TOVER-02: so does who is knocked down in its own turn', () => {
    const s = blood25('A 1 . . . B').dice('block:attackerDown', '2d6:2').answers({ block: 'A' }, { target: '1' });
    s.expectTurnover('knockedDown').expectAsked('action', 'away').done();
  });
  test('B25-PRIN-TOVER-04: a failed pick-up', () => {
    const s = blood25('A *\nB . . . 1')
      .dice('d6:1', 'd8:2')
      .answers({ move: 'A' }, { to: [11, 5] });
    s.expectTurnover('pickUpFailed').expectAsked('action', 'away').done();
  });
  test('B25-PRIN-TOVER-05, B25-PRIN-NAT-02: a fumble, on a natural 1 whatever is added', () => {
    const s = blood25('A . B\n. . . . 1', { ball: 'A', who: { A: { passing: 1 } } })
      .dice('d6:1', 'd8:2')
      .passes('A', '', [12, 5]);
    s.expectTurnover('fumble').done();
  });
  test('B25-PRIN-TOVER-06, B25-PRIN-TOVER-07: a pass that nobody of the team has in the end', () => {
    const s = blood25('A . . B\n. . . . . 1', { ball: 'A' }).dice('d6:6', 'd6:1', 'd8:2').passes('A', '', [13, 5]);
    s.expectTurnover('passNotCaught').done();
    const saved = blood25('A . . B C\n. . . . . . 1', { ball: 'A' })
      .dice('d6:6', 'd6:1', 'd8:5', 'd6:6')
      .passes('A', '', [13, 5]);
    saved.expectBall('C').expectTurnover('none').done();
  });
  test('B25-PRIN-TOVER-08: an opponent has it after a hand-off', () => {
    const s = blood25('A B 1', { ball: 'A' }).dice('d6:1', 'd8:5', 'd6:6').handsOff('A', '', 'B');
    s.expectBall('1').expectTurnover('passNotCaught').done();
  });
  test('B25-PRIN-TOVER-10: sent off for a foul', () => {
    const s = blood25('A 1\nB .', { who: { 1: { state: 'prone' } } })
      .dice('d6:1', 'd6:1')
      .fouls('A', '', '1')
      .answers('no');
    s.expectTurnover('sentOff').expectAsked('action', 'away').done();
  });
});
