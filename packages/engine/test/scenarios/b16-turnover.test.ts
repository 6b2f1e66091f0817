/** Turnovers: what ends a turn, what does not, and what is still finished. */
import { describe, expect, test } from 'vitest';
import type { SkillName } from '../../src/blood/editions/2016/names.ts';
import { type BloodScenario, blood, legalOf, type Settings } from '../blood/dsl.ts';

const noInterceptions = { options: { interceptions: false } };

describe('falling', () => {
  test.each([
    ['a dodge', (s: BloodScenario) => s.dice('d6:1', '2d6:5').moves('A', 'w')],
    ['Attacker Down', (s: BloodScenario) => s.dice('block:attackerDown', '2d6:5').blocks('A', '1')],
    ['Both Down', (s: BloodScenario) => s.dice('block:bothDown', '2d6:5', '2d6:5').blocks('A', '1')],
  ])('B16-TURNOVER-01: a player of the moving team Knocked Down by %s', (_how, play) => {
    const s = play(blood('. A 1 . B . 2'));
    s.expectState('A', 'prone').expectTurnover('knockedDown').expectAsked('action', 'away').done();
  });
  test('B16-TURNOVER-01: the other team may fall as it likes', () => {
    blood('. A 1 . B . 2')
      .dice('block:defenderDown')
      .blocks('A', '1')
      .answers({ to: [13, 5] })
      .dice('2d6:9', '2d6:10')
      .answers('no')
      .expectState('1', 'casualties')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  // 1 is hit into B, which stands with its back to the crowd.
  const chain = `
    . 2 B 3
    . . 1 .
    . . A C`;
  const intoTheCrowd = (settings: Settings): BloodScenario =>
    blood(chain, { at: [10, 1], ...settings, options: { assists: false } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 1] });
  test('B16-TURNOVER-02: a player of the moving team pushed into the crowd: no turnover without the ball', () => {
    intoTheCrowd({})
      .dice('2d6:10')
      .answers('no')
      .expectState('B', 'casualties')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-TURNOVER-02: with the ball it is one', () => {
    intoTheCrowd({ ball: 'B' })
      .dice('2d6:5', 'd6:3', '2d6:9', 'd8:7')
      .answers('no')
      .expectState('B', 'reserves')
      .expectBall([12, 11])
      .expectTurnover('carrierDown')
      .expectAsked('action', 'away')
      .done();
  });
  const wrestle = (ball: string): BloodScenario =>
    blood('A 1 . B . 2', { who: { 1: ['wrestle'] }, ball })
      .dice('block:bothDown')
      .blocks('A', '1');
  test('B16-TURNOVER-02, B16-TURNOVER-03: Wrestle places both Prone: a turnover only if the attacker held the ball', () => {
    wrestle('B').answers('yes').expectState('A', 'prone').expectTurnover('none').expectAsked('action', 'home').done();
    wrestle('A')
      .dice('d8:2')
      .answers('yes')
      .expectBall([10, 4])
      .expectTurnover('carrierDown')
      .expectAsked('action', 'away')
      .done();
    wrestle('1')
      .dice('d8:2')
      .answers('yes')
      .expectBall([11, 4])
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-TURNOVER-03: so does Piling On, for whoever piles on', () => {
    const pile = (ball: string): BloodScenario =>
      blood('A 1 . B . 2', { who: { A: ['pilingOn'] }, ball })
        .dice('block:defenderDown')
        .blocks('A', '1')
        .answers({ to: [12, 5] })
        .dice('2d6:8')
        .answers('yes')
        .expectAsked('pilingOn', 'home', 'yes', 'no');
    pile('B')
      .dice('2d6:5')
      .answers('yes')
      .expectState('A', 'prone')
      .expectNotLogged('turnover')
      .expectAsked('action', 'home')
      .done();
    pile('A')
      .dice('2d6:5', 'd8:2')
      .answers('yes')
      .expectState('A', 'prone')
      .expectTurnover('carrierDown')
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-TURNOVER-03: Diving Tackle places its owner Prone, without an Armour roll', () => {
    const s = blood('. A 1 . B 2', { who: { 1: ['divingTackle'] } })
      .answers({ move: 'A' })
      .dice('d6:4')
      .walks('A', 'w')
      .expectAsked('divingTackle', 'away', 'no', { player: '1' })
      .dice('2d6:5')
      .answers({ player: '1' })
      .expectState('1', 'prone')
      .expectState('A', 'prone')
      .expectTurnover('knockedDown');
    const armour = (s.game.events ?? []).flatMap(e => (e.type === 'armourRolled' ? [s.game.playerName(e.player)] : []));
    expect(armour).toEqual(['A']);
    s.done();
  });
});

describe('the ball', () => {
  test('B16-TURNOVER-04: a pass that comes to rest uncaught', () => {
    blood('A . . . B . 1', { ball: 'A', ...noInterceptions })
      .dice('d6:6', 'd6:1', 'd8:2')
      .passes('A', '', [14, 5])
      .expectBall([14, 4])
      .expectTurnover('passNotCaught')
      .expectAsked('action', 'away')
      .done();
    blood('A . . . B . 1', { ball: 'A', ...noInterceptions })
      .dice('d6:6', 'd6:3')
      .passes('A', '', [14, 5])
      .expectBall('B')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-TURNOVER-04: a hand-off that comes to rest uncaught', () => {
    blood('A B . . 1', { ball: 'A' })
      .dice('d6:2', 'd8:2')
      .handsOff('A', '', 'B')
      .expectBall([11, 4])
      .expectTurnover('passNotCaught')
      .expectAsked('action', 'away')
      .done();
    blood('A B . . 1', { ball: 'A' })
      .dice('d6:3')
      .handsOff('A', '', 'B')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-TURNOVER-05: a failed pick-up', () => {
    blood('A * . B 1')
      .dice('d6:2', 'd8:2')
      .moves('A', 'e')
      .expectTurnover('pickUpFailed')
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-TURNOVER-06: a missed catch alone is none: a team-mate may catch the bounce', () => {
    blood('A . . . B C 1', { ball: 'A', ...noInterceptions })
      .dice('d6:6', 'd6:1', 'd8:5', 'd6:5')
      .passes('A', '', [14, 5])
      .expectBall('C')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-TURNOVER-06: nor is one after a block', () => {
    // The ball drops from 1 onto B, which fails to catch it.
    blood('A 1 . B . 2', { ball: '1' })
      .dice('block:defenderDown')
      .blocks('A', '1')
      .answers({ to: [12, 5] })
      .dice('2d6:5', 'd8:5', 'd6:1', 'd8:2')
      .answers('no')
      .expectBall([13, 4])
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-TURNOVER-07: a Touchdown', () => {
    blood('1 . A . .', { at: [22, 5], ball: 'A' })
      .moves('A', 'e e')
      .expectScore(1, 0)
      .expectTurnover('touchdown')
      .expectAsked('setUp', 'home')
      .done();
  });
  test('B16-TURNOVER-08: a fumble, even if a team-mate catches the ball', () => {
    blood('B A . . . C . 1', { ball: 'A', ...noInterceptions })
      .dice('d6:1', 'd8:4', 'd6:4')
      .passes('A', '', [15, 5])
      .expectBall('B')
      .expectTurnover('fumble')
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-TURNOVER-14: the turn goes on when the ball is caught after it has scattered', () => {
    blood('A . . . . B . 1', { ball: 'A', ...noInterceptions })
      .dice('d6:2', 'd8:2', 'd8:7', 'd8:5', 'd6:4')
      .passes('A', '', [14, 5])
      .expectBall('B')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-TURNOVER-14: after it has bounced', () => {
    blood('A . . . . B . 1', { ball: 'A', ...noInterceptions })
      .dice('d6:4', 'd8:5', 'd6:4')
      .passes('A', '', [14, 5])
      .expectBall('B')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-TURNOVER-14: after a throw-in', () => {
    blood('A . . . 1\n. . . . .\n. . B . .', { at: [10, 1], ball: 'A', ...noInterceptions })
      .dice('d6:2', 'd8:2', 'd6:3', '2d6:2', 'd6:4')
      .passes('A', '', [12, 1])
      .expectLog('ballScattered', 'thrownIn', 'ballTaken')
      .expectBall('B')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-TURNOVER-14: until it rests nothing is decided; then it is', () => {
    blood('A . . . . B . 1', { ball: 'A', ...noInterceptions })
      .dice('d6:4', 'd8:5', 'd6:3', 'd8:2')
      .passes('A', '', [14, 5])
      .expectLog('ballBounced', 'ballBounced', 'ballLanded', 'turnover')
      .expectTurnover('passNotCaught')
      .done();
  });
  test('B16-TURNOVER-15: an interception, at once', () => {
    blood('A . 1 . B . 2', { ball: 'A' })
      .passes('A', '', [14, 5])
      .expectAsked('intercept', 'away', 'no', { player: '1' })
      .dice('d6:6')
      .answers({ player: '1' })
      .expectBall('1')
      .expectTurnover('intercepted')
      .expectAsked('action', 'away')
      .done();
  });
  test("B16-TURNOVER-17: a pass or a hand-off that ends in an opponent's hands", () => {
    blood('A . . . 1 . B', { ball: 'A', ...noInterceptions })
      .dice('d6:6', 'd6:3')
      .passes('A', '', [14, 5])
      .expectBall('1')
      .expectTurnover('passNotCaught')
      .expectAsked('action', 'away')
      .done();
    blood('A 1 . B', { ball: 'A' })
      .dice('d6:4')
      .handsOff('A', '', '1')
      .expectBall('1')
      .expectTurnover('passNotCaught')
      .expectAsked('action', 'away')
      .done();
  });
});

describe('throwing team-mates', () => {
  const thrown = (ball: string, skills: readonly SkillName[] = [], ...dice: string[]): BloodScenario =>
    blood('B A . . . . C 1', { who: { A: ['throwTeammate', ...skills], B: ['rightStuff'] }, ball })
      .dice(...dice)
      .answers({ pass: 'A' }, { throwTeammate: 'B' });
  test('B16-TURNOVER-09: thrown with the ball and not landed safely', () => {
    thrown('B')
      .dice('d6:6', 'd8:2', 'd8:7', 'd8:2', 'd6:1', '2d6:5', 'd8:2')
      .answers({ to: [13, 5] })
      .expectState('B', 'prone')
      .expectBall([13, 3])
      .expectTurnover('throwTeammate')
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-TURNOVER-09: landed safely, or without the ball, the turn goes on', () => {
    thrown('B')
      .dice('d6:6', 'd8:2', 'd8:7', 'd8:2', 'd6:4')
      .answers({ to: [13, 5] })
      .expectState('B', 'standing')
      .expectBall('B')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
    thrown('C')
      .dice('d6:6', 'd8:2', 'd8:7', 'd8:2', 'd6:1', '2d6:5')
      .answers({ to: [13, 5] })
      .expectState('B', 'prone')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  const hungry = (ball: string, ...dice: string[]): BloodScenario => thrown(ball, ['alwaysHungry'], ...dice);
  test('B16-TURNOVER-09: eaten with the ball; without it the turn goes on', () => {
    hungry('B', 'd6:1', 'd6:1', 'd8:2')
      .expectState('B', 'casualties')
      .expectBall([10, 4])
      .expectTurnover('throwTeammate')
      .expectAsked('action', 'away')
      .done();
    hungry('C', 'd6:1', 'd6:1')
      .expectState('B', 'casualties')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-TURNOVER-09: squirming free with the ball, however it lands; without it the turn goes on', () => {
    hungry('B', 'd6:1', 'd6:2', 'd6:1', '2d6:5', 'd8:2')
      .expectState('B', 'prone')
      .expectBall([10, 4])
      .expectTurnover('throwTeammate')
      .expectAsked('action', 'away')
      .done();
    hungry('B', 'd6:1', 'd6:2', 'd6:6')
      .expectState('B', 'standing')
      .expectBall('B')
      .expectTurnover('throwTeammate')
      .expectAsked('action', 'away')
      .done();
    hungry('C', 'd6:1', 'd6:2', 'd6:1', '2d6:5')
      .expectState('B', 'prone')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
});

describe('other causes', () => {
  test('B16-TURNOVER-10: being sent off for a foul', () => {
    const foul = (...dice: string[]): BloodScenario =>
      blood('A 1 . B . 2', { who: { 1: { state: 'prone' } } })
        .answers({ foul: 'A' })
        .dice(...dice)
        .answers({ target: '1' });
    foul('d6:2', 'd6:2').expectState('A', 'sentOff').expectTurnover('sentOff').expectAsked('action', 'away').done();
    foul('d6:2', 'd6:3').expectState('A', 'standing').expectTurnover('none').expectAsked('action', 'home').done();
  });
  test('B16-TURNOVER-16: running out of time', () => {
    blood('A . 1 . B', { options: { timeLimit: true } })
      .answers({ move: 'A' })
      .walks('A', 'n')
      .answers({ timeUp: 'home' })
      .expectTurnover('timeUp')
      .expectAsked('action', 'away')
      .done();
    // Only with the module, and only for the coach whose turn it is.
    blood('A . 1 . B').expectIllegal({ timeUp: 'home' }).done();
    blood('A . 1 . B', { options: { timeLimit: true } })
      .expectIllegal({ timeUp: 'away' })
      .done();
  });
});

describe('what a turnover does', () => {
  test('B16-TURNOVER-11: the Action stops half done, and nobody acts any more', () => {
    // The pass is never thrown: the ball was not picked up.
    blood('A * . B . 1', { who: { A: { movement: 8 } } })
      .answers({ pass: 'A' })
      .dice('d6:1', 'd8:2')
      .walks('A', 'e')
      .expectAsked('action', 'away')
      .expectIllegal({ move: 'B' })
      .done();
    // The blitzer keeps its movement to itself.
    blood('A . 1 . B . 2')
      .dice('block:bothDown', '2d6:5', '2d6:5')
      .blitzes('A', 'e', '1')
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-TURNOVER-12: Armour and Injury rolls and the bounce of the ball are still made', () => {
    blood('. A 1 . B . 2', { ball: 'A' })
      .dice('d6:1', '2d6:9', '2d6:8', 'd8:2')
      .moves('A', 'w')
      .expectLog('turnover', 'armourRolled', 'injuryRolled', 'ballBounced', 'turnEnded')
      .expectState('A', 'knockedOut')
      .expectBall([10, 4])
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-TURNOVER-12: a ball that bounces to a team-mate is caught, and still the turn is over', () => {
    blood('. A 1 . 2\n. B . . .', { ball: 'A' })
      .dice('d6:1', '2d6:5', 'd8:8', 'd6:6')
      .moves('A', 'w')
      .expectBall('B')
      .expectTurnover('knockedDown')
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-TURNOVER-13: Stunned players are turned face-up, then the other coach begins', () => {
    const s = blood('. A 1 . B . 2', { who: { B: { state: 'stunned' } }, turns: { home: 2, away: 1 } })
      .dice('d6:1', '2d6:9', '2d6:5')
      .moves('A', 'w')
      .expectLog('turnover', 'turnedOver', 'turnEnded', 'turnStarted')
      .expectState('B', 'prone')
      .expectState('A', 'stunned')
      .expectAsked('action', 'away');
    expect(legalOf(s, 'move')).toEqual(['1', '2']);
    expect([s.game.turn(0), s.game.turn(1)]).toEqual([2, 2]);
    s.done();
  });
});
