/** The end: halves, the winner, overtime and the penalty shoot-out. */
import { describe, expect, test } from 'vitest';
import { at, fromToss, type KickOffs } from '../blood/kick-offs.ts';

/** The second half about to end: home has had its eight turns, away is in its last. */
const lastTurn = (home: number, away: number, options: { overtime?: boolean } = {}): KickOffs =>
  at('action', { half: 2, turns: { home: 8, away: 8 }, score: { home, away }, active: 'away', options }).starts();
const OVERTIME = { overtime: true };
const inOvertime = (settings: Parameters<typeof at>[1] = {}): KickOffs =>
  at('half', { half: 3, options: OVERTIME, ...settings }).starts();

test('B16-WIN-01: a half is over when both coaches have had eight turns', () => {
  const s = fromToss().toFirstTurn('home').endsTurns(15).expectAsked('action', 'home').expectTurns(8, 8);
  expect(s.game.half).toBe(1);
  s.answers('endTurn').expectAsked('setUp', 'away').expectTurns(0, 0);
  expect(s.game.half).toBe(2);
  s.done();
});
test('B16-WIN-01, B16-OQ-94: a side on the eighth space takes no more turns, the other one goes on', () => {
  at('kickOff', { turns: { home: 8, away: 6 } })
    .starts()
    .kicksOut()
    .expectAsked('action', 'away')
    .expectTurns(8, 7)
    .answers('endTurn')
    .expectAsked('action', 'away')
    .expectTurns(8, 8)
    .answers('endTurn')
    .expectAsked('setUp')
    .done();
});
test('B16-WIN-02: the second half begins with a kick-off', () => {
  fromToss()
    .toFirstTurn('home')
    .endsHalf()
    .bothSetUp()
    .expectAsked('placeBall', 'away')
    .kicksOut()
    .expectAsked('action', 'home')
    .expectTurns(1, 0)
    .done();
});
test('B16-WIN-03: most Touchdowns at the end of the second half wins', () => {
  lastTurn(2, 1).expectAsked('action', 'away').answers('endTurn').expectOver('home', 'touchdowns').done();
  lastTurn(0, 1).answers('endTurn').expectOver('away', 'touchdowns').done();
});
test('B16-WIN-03: a Touchdown in the very last turn counts', () => {
  lastTurn(1, 1).scores('A4').expectScore(1, 2).expectOver('away', 'touchdowns').done();
});
test('B16-WIN-04: a tie is a draw, unless the coaches have agreed on overtime', () => {
  lastTurn(1, 1).answers('endTurn').expectOver('nobody', 'draw').done();
  lastTurn(1, 1, OVERTIME)
    .dice('coin:tails')
    .answers('endTurn')
    .expectAsked('kickOrReceive', 'away', 'kick', 'receive')
    .done();
});
describe('overtime', () => {
  test('B16-WIN-05: a new toss decides who chooses, then up to eight turns each', () => {
    const s = lastTurn(0, 0, OVERTIME).dice('coin:tails').answers('endTurn', 'receive').expectAsked('setUp', 'home');
    expect(s.game.half).toBe(3);
    s.bothSetUp().kicksOut().expectTurns(0, 1).endsTurns(15).expectTurns(8, 8).expectAsked('action', 'home');
    s.dice('d6:2', 'd6:1').answers('endTurn').expectOver('home', 'penalties').done();
  });
  test('B16-WIN-06: re-rolls that are left go into it, and no new ones come', () => {
    const s = at('action', {
      half: 2,
      turns: { home: 8, away: 8 },
      active: 'away',
      rerolls: { home: 2, away: 0 },
      options: OVERTIME,
    }).starts();
    s.dice('coin:heads').answers('endTurn', 'kick').expectRerolls(2, 0).done();
  });
  test('B16-WIN-05, B16-OQ-95: weather and FAME stay as they are, and the Kick-off table is in use', () => {
    const s = inOvertime({
      weather: 'blizzard',
      fame: { home: 1 },
      options: { ...OVERTIME, kickOffTable: true, weather: true },
    });
    s.bothSetUp().kicks([20, 3], 7, 4, '2d6:8', 'd3:1', 'd3:1', 'd8:5').expectRerolls(1, 0);
    expect(s.game.weather).toBe(4);
    s.expectAsked('action', 'away').done();
  });
  test('B16-WIN-07: the first Touchdown wins at once', () => {
    inOvertime({ score: { home: 1, away: 1 } })
      .bothSetUp()
      .kicksOut()
      .scores('A4')
      .expectScore(1, 2)
      .expectOver('away', 'suddenDeath')
      .done();
  });
});
describe('the penalty shoot-out', () => {
  const shootOut = (home: number, away: number, ...dice: string[]): KickOffs =>
    at('driveEnd', { half: 3, turns: { home: 8, away: 8 }, rerolls: { home, away }, options: OVERTIME })
      .dice(...dice)
      .starts();
  test('B16-WIN-08, B16-WIN-X1: D6 and one for each unused re-roll; the higher wins', () => {
    shootOut(2, 0, 'd6:3', 'd6:4').expectOver('home', 'penalties').done();
    shootOut(0, 0, 'd6:3', 'd6:4').expectOver('away', 'penalties').done();
  });
  test('B16-WIN-08, B16-WIN-X1: ties are rolled again, with the re-rolls counted again', () => {
    const s = shootOut(1, 0, 'd6:3', 'd6:4', 'd6:2', 'd6:2').expectOver('home', 'penalties').expectScore(0, 0);
    expect(s.eventsOf('penaltyRolled').map(({ seat, total }) => [seat, total])).toEqual([
      [0, 4],
      [1, 4],
      [0, 3],
      [1, 2],
    ]);
    s.done();
  });
});
test('B16-TEAM-06, B16-REROLL-10: each re-roll a team owns is there once in each half', () => {
  const s = fromToss({ rerolls: 3 }, { rerolls: 2 }).toFirstTurn('home').expectRerolls(3, 2);
  s.with(g => {
    g.setRerolls(0, 0);
    g.setRerolls(1, 4);
  });
  s.endsHalf().expectAsked('setUp', 'away').expectRerolls(3, 2).done();
});
test('B16-SPCARD-14: re-rolls lost for the match are missing in every half, and never below none', () => {
  const s = fromToss({ rerolls: 3 }, { rerolls: 1 }).prepared(g => {
    g.setRerollsLost(0, 2);
    g.setRerollsLost(1, 3);
  });
  s.toFirstTurn('home').expectRerolls(1, 0).endsHalf().expectRerolls(1, 0).done();
});
