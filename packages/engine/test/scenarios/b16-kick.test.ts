/** The kick-off without its table: placing the ball, its flight, its landing, and touchbacks. */
import { describe, expect, test } from 'vitest';
import type { BallId } from '../../src/words.ts';
import { at, type KickOffs, legalOf, squaresOf } from '../blood/kick-offs.ts';

const everybody = (letter: string): { player: string }[] =>
  Array.from({ length: 11 }, (_, i) => ({ player: `${letter}${i + 1}` }));
const kickOff = (...settings: Parameters<typeof at> extends [unknown, ...infer Rest] ? Rest : never): KickOffs =>
  at('kickOff', ...settings).starts();

describe('placing the ball', () => {
  test('B16-KICK-01: any square of the receiving half, its End Zone included', () => {
    const s = kickOff().expectAsked('placeBall', 'home');
    expect(legalOf(s, 'to')).toEqual(squaresOf([14, 26], [1, 15]));
    s.expectIllegal({ to: [13, 8] }).done();
  });
  test('B16-KICK-01: the away coach kicks into the other half', () => {
    const s = kickOff({ kicking: 'away' }).expectAsked('placeBall', 'away');
    expect(legalOf(s, 'to')).toEqual(squaresOf([1, 13], [1, 15]));
    s.done();
  });
});
describe('the flight', () => {
  test('B16-KICK-02: a D8 for the direction, a D6 for the number of squares', () => {
    const s = kickOff().kicks([20, 3], 7, 4, 'd8:5');
    expect(s.eventsOf('kickScattered')).toEqual([
      { type: 'kickScattered', direction: 7, distance: 4, to: s.game.grid.at(20, 7) },
    ]);
    s.expectBall([21, 7]).done();
  });
  test('B16-KICK-02: every direction of the template', () => {
    const ends = [1, 2, 3, 4, 5, 6, 7, 8].map(direction => {
      const s = kickOff({ away: { players: 1, at: { 1: [14, 8] } } }).kicks([20, 8], direction, 2, 'd8:2');
      return String(s.game.squareName(s.game.ballSquare(0 as BallId)));
    });
    expect(ends).toEqual(['18,5', '20,5', '22,5', '18,7', '22,7', '18,9', '20,9', '22,9']);
  });
  test('B16-KICK-03, B16-KICK-05: on an empty square it bounces once, one square, with no second distance', () => {
    kickOff().kicks([20, 3], 7, 6, 'd8:4').expectBall([19, 9]).expectAsked('action', 'away').done();
  });
});
describe('landing on a player', () => {
  test('B16-KICK-06: a standing player must try to catch it', () => {
    kickOff().kicks([22, 5], 7, 3, 'd6:4').expectBall('A11').expectAsked('action', 'away').done();
  });
  test('B16-KICK-06: a missed catch lets it bounce', () => {
    kickOff().kicks([22, 5], 7, 3, 'd6:3', 'd8:5').expectBall([23, 8]).done();
  });
  test('B16-KICK-06: from a Prone or Stunned player it bounces without a roll', () => {
    for (const state of ['prone', 'stunned'] as const)
      kickOff({ away: { states: { 11: state } } })
        .kicks([22, 5], 7, 3, 'd8:5')
        .expectBall([23, 8])
        .done();
  });
});
describe('touchbacks', () => {
  test('B16-KICK-04, B16-KICK-07: a kick that scatters off the pitch or over the half-way line', () => {
    kickOff().kicks([24, 3], 2, 3).expectAsked('touchback', 'away').done();
    kickOff().kicks([26, 8], 5, 1).expectAsked('touchback', 'away').done();
    kickOff().kicks([15, 8], 4, 2).expectAsked('touchback', 'away').done();
  });
  test('B16-KICK-04: the last row and the first column of the half are still in', () => {
    kickOff().kicks([24, 3], 2, 2, 'd8:7').expectBall([24, 2]).done();
    kickOff().kicks([16, 9], 4, 2, 'd8:5').expectBall([15, 9]).done();
  });
  test('B16-KICK-07: a bounce that leaves the half, off the pitch or over the half-way line', () => {
    kickOff().kicks([24, 3], 2, 2, 'd8:2').expectAsked('touchback', 'away').expectBall('none').done();
    kickOff().kicks([16, 9], 4, 2, 'd8:4').expectAsked('touchback', 'away').done();
  });
  test('B16-KICK-07: so does the bounce after a missed catch, whichever it is', () => {
    kickOff({ away: { at: { 11: [26, 8] } } })
      .kicks([26, 5], 7, 3, 'd6:1', 'd8:5')
      .expectAsked('touchback', 'away')
      .expectBall('none')
      .done();
  });
  test('B16-KICK-08: the receiving coach gives it to any of the players on the pitch, without a roll', () => {
    kickOff()
      .kicks([26, 8], 5, 1)
      .expectAsked('touchback', 'away', ...everybody('A'))
      .answers({ player: 'A1' })
      .expectBall('A1')
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-KICK-08: not to one that lies down, has lost its wits or has no hands, while another can have it', () => {
    kickOff({ away: { players: 4, states: { 1: 'prone', 2: 'stunned' }, skills: { 3: ['noHands'] } } })
      .kicks([26, 8], 5, 1)
      .expectAsked('touchback', 'away', { player: 'A4' })
      .done();
  });
  test('B16-KICK-08: with nobody able to hold it any player is named, and the ball bounces from there', () => {
    kickOff({ away: { players: 2, states: { 1: 'prone', 2: 'stunned' } } })
      .kicks([26, 8], 5, 1, 'd8:5')
      .expectAsked('touchback', 'away', { player: 'A1' }, { player: 'A2' })
      .answers({ player: 'A1' })
      .expectBall([15, 6])
      .done();
  });
});
test('B16-KICK-07: once the kick-off is over a bounce may cross the half-way line', () => {
  kickOff({ away: { players: 1, states: { 1: 'prone' } } })
    .kicks([24, 3], 2, 2, 'd8:2', 'd8:1')
    .answers({ player: 'A1' })
    .expectBall([13, 5])
    .done();
});
test('B16-KICK-09: then the receiving team takes its turn', () => {
  kickOff({ turns: { home: 3, away: 2 } })
    .kicks([20, 3], 7, 4, 'd8:5')
    .expectAsked('action', 'away')
    .expectTurns(3, 3)
    .done();
});
describe('B16-KICK-10: catching the kick', () => {
  test('B16-KICK-10: no team re-roll is offered for it', () => {
    kickOff({ rerolls: { home: 3, away: 3 } })
      .kicks([22, 5], 7, 3, 'd6:3', 'd8:5')
      .expectBall([23, 8])
      .expectRerolls(3, 3)
      .done();
  });
  test("B16-KICK-10: the player's own skill may re-roll it", () => {
    kickOff({ rerolls: { away: 3 }, away: { skills: { 11: ['catch'] } } })
      .kicks([22, 5], 7, 3, 'd6:3', 'd6:4')
      .expectAsked('reroll', 'away', 'keep', { reroll: 'catch' })
      .answers({ reroll: 'catch' })
      .expectBall('A11')
      .done();
  });
});
test('B16-KICK-X1: six squares to the left from column 20 stay in, from column 19 they do not', () => {
  const s = kickOff({ away: { at: { 2: [14, 11] } } }).kicks([20, 8], 4, 6, 'd8:5');
  s.expectBall([15, 8]).expectAsked('action', 'away').done();
  kickOff().kicks([19, 8], 4, 6).expectAsked('touchback', 'away').done();
});
test('B16-TD-07, B16-OQ-10: a kicking player who catches the kick in the far End Zone scores and pays a turn', () => {
  kickOff({ turns: { home: 2, away: 2 }, home: { at: { 11: [26, 8] } } })
    .kicks([26, 5], 7, 3, 'd6:4')
    .expectScore(1, 0)
    .expectTurns(3, 2)
    .expectAsked('setUp', 'home')
    .done();
});
