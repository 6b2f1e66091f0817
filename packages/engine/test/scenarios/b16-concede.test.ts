/** Giving up: when a coach may, and what is written down. */
import { expect, test } from 'vitest';
import { blood } from '../blood/dsl.ts';
import { at, type KickOffs } from '../blood/kick-offs.ts';

const inTurn = (home: number, away: number, active: 'home' | 'away' = 'home'): KickOffs =>
  at('action', { score: { home, away }, active, options: { illegalProcedure: true }, markerMoved: false }).starts();

test('B16-CONCEDE-01: at the start of the own turn, before the marker is moved', () => {
  const s = blood('A . 1', { moment: 'turnStart', turns: { home: 2, away: 2 }, options: { illegalProcedure: true } });
  s.starts().expectAsked('action', 'home');
  expect([s.game.turn(0), s.game.markerMoved]).toEqual([2, false]);
  s.answers({ concede: 'home' }).expectEvent({ type: 'conceded', seat: 0 });
  expect([s.game.over, s.game.winner, s.game.ending, s.game.turn(0)]).toEqual([true, 1, 'concession', 2]);
  s.done();
});
test('B16-CONCEDE-01, B16-OQ-92: the other coach wins, by one Touchdown if the score says otherwise', () => {
  inTurn(0, 0).answers({ concede: 'home' }).expectOver('away', 'concession').expectScore(0, 1).done();
  inTurn(2, 1).answers({ concede: 'home' }).expectOver('away', 'concession').expectScore(2, 3).done();
  inTurn(1, 3).answers({ concede: 'home' }).expectOver('away', 'concession').expectScore(1, 3).done();
  inTurn(0, 2, 'away').answers({ concede: 'away' }).expectOver('home', 'concession').expectScore(3, 2).done();
});
test('B16-CONCEDE-01: then the match is over, and nothing is asked any more', () => {
  const s = inTurn(0, 0).answers({ concede: 'home' }).expectAsked('over');
  expect(s.game.legalAnswers()).toEqual([]);
  s.expectIllegal({ concede: 'away' }, 'endTurn').done();
});
test('B16-CONCEDE-02: at the set-up, by a coach who cannot put three players on the line', () => {
  for (const players of [1, 2])
    at('drive', { away: { players }, score: { home: 1, away: 1 } })
      .starts()
      .answers('ready')
      .expectAsked('setUp', 'away')
      .answers({ concede: 'away' })
      .expectOver('home', 'concession')
      .expectScore(2, 1)
      .done();
});
