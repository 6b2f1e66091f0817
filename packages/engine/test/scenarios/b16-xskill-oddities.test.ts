/** Thirst, stares, wings and boots: Blood Lust, Hypnotic Gaze, Swoop and Kick Team-mate. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood, legalOf, type Settings } from '../blood/dsl.ts';

describe('Blood Lust', () => {
  const who = { A: { skills: ['bloodLust'] }, T: 'vampire/thrall', U: 'vampire/thrall' } as const;
  test('B16-XSKILL-03: a D6 after declaring any Action; 2 or more and nothing happens', () => {
    blood('A . T', { who })
      .dice('d6:2')
      .answers({ move: 'A' }, 'stop')
      .expectState('A', 'standing')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-XSKILL-03: on a 1 it must bite a Thrall next to it at the end: an Injury roll without Armour', () => {
    blood('A . T\n. . B', { who })
      .dice('d6:1')
      .answers({ move: 'A' })
      .walks('A', 'e')
      .answers('stop')
      .expectAsked('bite', 'home', { player: 'T' }, 'no')
      .dice('2d6:7')
      .answers({ player: 'T' })
      .expectState('T', 'stunned')
      .expectState('A', 'standing')
      .expectNotLogged('armourRolled')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-XSKILL-03: Prone and Stunned Thralls will do; a Casualty is only Badly Hurt', () => {
    blood('A t . B', { who })
      .dice('d6:1', '2d6:8')
      .answers({ move: 'A' }, 'stop', { player: 'T' })
      .expectState('T', 'knockedOut')
      .done();
    blood('A T . B', { who: { ...who, T: { position: 'vampire/thrall', state: 'stunned' } } })
      .dice('d6:1', '2d6:12')
      .answers({ move: 'A' }, 'stop', { player: 'T' })
      .expectState('T', 'casualties')
      .done();
  });
  test('B16-XSKILL-03: biting nobody is a turnover; it goes to Reserves and its ball bounces', () => {
    blood('A B .', { who, ball: 'A' })
      .dice('d6:1', 'd8:2')
      .answers({ move: 'A' }, 'stop')
      .expectState('A', 'reserves')
      .expectBall([10, 4])
      .expectTurnover('bloodLust')
      .done();
    // The coach may decline a possible bite.
    blood('A T .', { who })
      .dice('d6:1')
      .answers({ move: 'A' }, 'stop', 'no')
      .expectState('A', 'reserves')
      .expectTurnover('bloodLust')
      .done();
  });
  test('B16-XSKILL-03: before throwing: after the bite the pass goes ahead, without one it does not', () => {
    blood('T A . . B', { who, ball: 'A' })
      .dice('d6:1', '2d6:5')
      .answers({ pass: 'A' }, 'throw')
      .expectAsked('bite', 'home', { player: 'T' }, 'no')
      .answers({ player: 'T' })
      .expectAsked('passTarget', 'home')
      .dice('d6:6', 'd6:6')
      .answers({ to: [14, 5] })
      .expectBall('B')
      .expectTurnover('none')
      .done();
    blood('T A . . B', { who, ball: 'A' })
      .dice('d6:1', 'd8:2')
      .answers({ pass: 'A' }, 'throw', 'no')
      .expectBall([11, 4])
      .expectNotLogged('threw')
      .expectTurnover('bloodLust')
      .done();
  });
  test('B16-XSKILL-03: before scoring: without a bite nothing is scored', () => {
    const runs = (answer: { player: string } | 'no'): BloodScenario =>
      blood('A T\n1 .', { at: [25, 5], who: { ...who, T: 'vampire/thrall' }, ball: 'A' })
        .dice('d6:1', 'd6:6')
        .answers({ move: 'A' })
        .walks('A', 'se')
        .dice(...(answer === 'no' ? ['d8:7'] : ['2d6:5']))
        .answers('stop', answer);
    runs({ player: 'T' }).expectScore(1, 0).done();
    runs('no').expectScore(0, 0).expectTurnover('bloodLust').done();
  });
  test('B16-XSKILL-03: a bitten Thrall that held the ball is a turnover', () => {
    blood('A T . B', { who, ball: 'T' })
      .dice('d6:1', '2d6:5', 'd8:2')
      .answers({ move: 'A' }, 'stop', { player: 'T' })
      .expectBall([11, 4])
      .expectTurnover('carrierDown')
      .done();
  });
  test('B16-XSKILL-03: a declared Block may be changed into a Move', () => {
    blood('. A 1\nT . .', { who })
      .dice('d6:1')
      .answers({ block: 'A' })
      .expectAsked('moveInsteadOfBlock', 'home', 'yes', 'no')
      .dice('d6:6')
      .answers('yes')
      .walks('A', 'w')
      .dice('2d6:5')
      .answers('stop', { player: 'T' })
      .expectSquare('A', [10, 5])
      .expectNotLogged('blockRolled')
      .expectTurnover('none')
      .done();
    blood('T A 1 . B', { who })
      .dice('d6:1', 'block:pushed')
      .answers({ block: 'A' }, 'no', { target: '1' }, { to: [13, 5] })
      .dice('2d6:5')
      .answers('no', { player: 'T' })
      .expectTurnover('none')
      .done();
  });
  test('B16-XSKILL-03: knocked down before feeding it has not bitten', () => {
    blood('T A 1 . B', { who })
      .dice('d6:1', 'block:attackerDown', '2d6:4')
      .answers({ block: 'A' }, 'no', { target: '1' })
      .expectState('A', 'reserves')
      .expectTurnover('knockedDown')
      .done();
  });
});

describe('Hypnotic Gaze', () => {
  const who = { A: { agility: 4, skills: ['hypnoticGaze'] } } as const;
  test('B16-XSKILL-19: at the end of a Move an Agility roll takes an opponent’s tackle zone away', () => {
    const s = blood('A . 1 . B', { who })
      .answers({ move: 'A' })
      .walks('A', 'e')
      .expectLegal({ gaze: '1' })
      .dice('d6:3')
      .answers({ gaze: '1' })
      .expectNeeded('hypnoticGaze', 3)
      .expectEvent({ type: 'skillUsed', skill: 'hypnoticGaze' })
      .expectAsked('action', 'home');
    s.expectEvent({ type: 'lostWits', player: s.id('1'), skill: 'hypnoticGaze' });
    expect(s.game.reaches(s.id('1'))).toBe(false);
    s.answers({ move: 'B' }).walks('B', 'n').answers('stop');
    s.expectNotLogged('knockedDown').done();
  });
  test('B16-XSKILL-19: failure is nothing but the end of the Action', () => {
    const s = blood('A 1 . B', { who })
      .dice('d6:2')
      .answers({ move: 'A' }, { gaze: '1' })
      .expectTurnover('none')
      .expectIllegal({ move: 'A' });
    expect(s.game.reaches(s.id('1'))).toBe(true);
    s.done();
  });
  test('B16-XSKILL-19: −1 for every tackle zone but the victim’s', () => {
    blood('A 1 . B\n2 . . .', { who })
      .dice('d6:4')
      .answers({ move: 'A' }, { gaze: '1' })
      .expectNeeded('hypnoticGaze', 4)
      .done();
  });
  test('B16-XSKILL-19: the victim is an opponent that stands with its tackle zone; not in other Actions', () => {
    const s = blood('1 A 2\nB 3 .', {
      who: { ...who, 2: { state: 'prone' }, 3: { witless: true } },
    }).answers({ move: 'A' });
    expect(legalOf(s, 'gaze')).toEqual(['1']);
    s.done();
    blood('A 1 . B', { who }).answers({ blitz: 'A' }).expectIllegal({ gaze: '1' }).done();
    blood('A 1 . B').answers({ move: 'A' }).expectIllegal({ gaze: '1' }).done();
  });
  test('B16-XSKILL-19: it lasts until the victim’s next Action, which begins normally', () => {
    const s = blood('A 1 . B', { who }).dice('d6:6').answers({ move: 'A' }, { gaze: '1' }, 'endTurn', { move: '1' });
    expect(s.game.reaches(s.id('1'))).toBe(true);
    s.expectLegal({ to: [12, 5] }).done();
  });
  test('B16-XSKILL-19: meanwhile it catches nothing', () => {
    blood('A 1 . . B', { who, ball: 'B' })
      .dice('d6:6', 'd6:6', 'd8:2')
      .answers({ move: 'A' }, { gaze: '1' }, { pass: 'B' }, 'throw', { to: [11, 5] })
      .expectBall([11, 4])
      .done();
  });
});

describe('Swoop', () => {
  const who = { A: ['throwTeammate'], B: ['rightStuff', 'swoop', 'stunty'] } as const;
  const EMPTY = '. . . . . .\nA B . . . .\nC . . . . .';
  test('B16-XSKILL-33: three times its coach points it, and a D6 gives one of three squares', () => {
    const facings = [{ facing: 'up' }, { facing: 'right' }, { facing: 'down' }, { facing: 'left' }] as const;
    blood(EMPTY, { who })
      .dice('d6:6')
      .answers({ pass: 'A' }, { throwTeammate: 'B' }, { to: [13, 6] })
      .expectAsked('swoop', 'home', ...facings)
      .dice('d6:3')
      .answers({ facing: 'right' })
      .expectAsked('swoop', 'home', ...facings)
      .dice('d6:1')
      .answers({ facing: 'right' })
      .dice('d6:3', 'd6:3')
      .answers({ facing: 'up' })
      .expectSquare('B', [15, 4])
      .expectNeeded('landing', 3)
      .expectState('B', 'standing')
      .done();
  });
  test('B16-XSKILL-33: after a fumble only the +1 holds', () => {
    blood(EMPTY, { who })
      .dice('d6:1', 'd6:3')
      .answers({ pass: 'A' }, { throwTeammate: 'B' }, { to: [13, 6] })
      .expectSquare('B', [11, 6])
      .expectNeeded('landing', 3)
      .done();
  });
  test('B16-XSKILL-33: off an occupied square it scatters like anybody', () => {
    blood('. . . . . .\nA B . . . .\nC . . . 1 .', { who })
      .dice('d6:6')
      .answers({ pass: 'A' }, { throwTeammate: 'B' }, { to: [13, 6] })
      .dice('d6:3')
      .answers({ facing: 'up' })
      .dice('d6:3')
      .answers({ facing: 'down' })
      .dice('d6:5', '2d6:4', 'd8:5', '2d6:4')
      .answers({ facing: 'right' })
      .expectState('1', 'prone')
      .expectSquare('B', [15, 7])
      .expectState('B', 'prone')
      .done();
  });
});

describe('Kick Team-mate', () => {
  const who = { A: ['kickTeammate'], B: ['rightStuff'] } as const;
  const kicks = (length: 'short' | 'long', dice: readonly string[], settings: Settings = {}): BloodScenario =>
    blood('. . .\nA B .\nC . .', { who, ...settings })
      .answers({ blitz: 'A' }, { kickTeammate: 'B' })
      .expectAsked('kickLength', 'home', 'short', 'long')
      .dice(...dice)
      .answers(length);
  test('B16-XSKILL-60: a short kick flies D6 squares straight away, scatters three times and lands', () => {
    kicks('short', ['d6:4', 'd8:2', 'd8:7', 'd8:2', 'd6:4'])
      .expectSquare('B', [15, 5])
      .expectNeeded('landing', 4)
      .expectState('B', 'standing')
      .expectTurnover('none')
      .done();
  });
  test('B16-XSKILL-60: −1 to land after 6 to 8 squares, −2 after 9 or more', () => {
    kicks('short', ['d6:6', 'd8:2', 'd8:7', 'd8:2', 'd6:6']).expectNeeded('landing', 5).done();
    kicks('short', ['d6:5', 'd8:2', 'd8:7', 'd8:2', 'd6:6']).expectNeeded('landing', 4).done();
    kicks('long', ['d6:5', 'd6:3', 'd8:2', 'd8:7', 'd8:2', 'd6:6'])
      .expectNeeded('landing', 5)
      .expectSquare('B', [19, 5])
      .done();
    kicks('long', ['d6:5', 'd6:4', 'd8:2', 'd8:7', 'd8:2', 'd6:6']).expectNeeded('landing', 6).done();
  });
  test('B16-XSKILL-60: a double on a long kick hurts it where it stands; Stunned counts as KO’d', () => {
    kicks('long', ['d6:3', 'd6:3', '2d6:4']).expectState('B', 'knockedOut').expectTurnover('none').done();
    kicks('long', ['d6:3', 'd6:3', '2d6:10', 'd8:3'], { ball: 'B' })
      .expectState('B', 'casualties')
      .expectBall([12, 5])
      .expectTurnover('throwTeammate')
      .done();
  });
  test('B16-XSKILL-60: off the pitch it is KO’d, and its ball is thrown in from the last square', () => {
    kicks('short', ['d6:4'], { at: [23, 5] })
      .expectState('B', 'knockedOut')
      .expectTurnover('none')
      .done();
    kicks('short', ['d6:4', 'd6:3', '2d6:2', 'd8:2'], { at: [23, 5], ball: 'B' })
      .expectState('B', 'knockedOut')
      .expectBall([24, 5])
      .expectTurnover('throwTeammate')
      .done();
    kicks('short', ['d6:1', 'd8:5', 'd8:5'], { at: [23, 5] })
      .expectState('B', 'knockedOut')
      .done();
  });
  test('B16-XSKILL-60: it costs the block’s square and takes the place of the block; the kicker may move on', () => {
    kicks('short', ['d6:4', 'd8:2', 'd8:7', 'd8:2', 'd6:4'], {
      who: { ...who, A: { movement: 2, skills: ['kickTeammate'] } },
      options: { goForIt: false },
    })
      .expectIllegal({ kickTeammate: 'B' })
      .walks('A', 'n')
      .expectAsked('activity', 'home', 'stop')
      .done();
  });
  test('B16-XSKILL-60: only an adjacent standing team-mate with Right Stuff, in a Blitz', () => {
    const s = blood('. D .\nA B 1\nc . .', { who: { ...who, C: ['rightStuff'], 1: ['rightStuff'] } }).answers({
      blitz: 'A',
    });
    expect(legalOf(s, 'kickTeammate')).toEqual(['B']);
    s.done();
    blood('A B .', { who }).answers({ move: 'A' }).expectIllegal({ kickTeammate: 'B' }).done();
  });
  test('B16-XSKILL-60: landing on somebody is as for a thrown player', () => {
    blood('. . . . . .\nA B . . 1 .\nC . . . . .', { who })
      .answers({ blitz: 'A' }, { kickTeammate: 'B' })
      .dice('d6:4', 'd8:2', 'd8:7', 'd8:4', '2d6:4', 'd8:2', '2d6:3')
      .answers('short')
      .expectState('1', 'prone')
      .expectSquare('B', [14, 5])
      .expectState('B', 'prone')
      .done();
  });
});
