/** The fans: how many come, and the FAME they bring. */
import { describe, expect, test } from 'vitest';
import { at, fromToss, type KickOffs } from '../blood/kick-offs.ts';

const options = { kickOffTable: true };
/** The fans of both sides before the toss, with these dice. */
const crowd = (home: readonly [fanFactor: number, dice: number], away: readonly [number, number]): KickOffs =>
  fromToss({ fanFactor: home[0] }, { fanFactor: away[0] }, options)
    .dice(`2d6:${home[1]}`, `2d6:${away[1]}`, 'coin:heads')
    .starts();
const fame = ({ game }: KickOffs): [number, number] => [game.fame(0), game.fame(1)];

test('B16-FANS-01: each team brings 2D6 and its Fan Factor in thousands, before the toss', () => {
  const s = crowd([6, 7], [9, 2]).expectLog('fansCame', 'fansCame', 'tossed');
  expect([s.game.fans(0), s.game.fans(1)]).toEqual([13, 11]);
  s.done();
});
test('B16-FANS-01: without the Kick-off table nobody counts them', () => {
  fromToss({ fanFactor: 6 }).dice('coin:heads').starts().expectNotLogged('fansCame').done();
});
test('B16-FANS-X1: Fan Factor 5 and a 2 and a 6 are 13,000 fans', () => {
  const s = crowd([5, 8], [5, 8]);
  expect(s.eventsOf('fansCame')[0]).toEqual({ type: 'fansCame', seat: 0, dice: 8, thousands: 13, fame: 0 });
  s.done();
});
describe('FAME', () => {
  test('B16-FANS-02, B16-FANS-X2: none for as many or fewer, 1 for more, 2 for at least twice as many', () => {
    expect(fame(crowd([6, 7], [6, 7]))).toEqual([0, 0]);
    expect(fame(crowd([6, 8], [6, 7]))).toEqual([1, 0]);
    expect(fame(crowd([6, 10], [0, 8]))).toEqual([2, 0]);
    expect(fame(crowd([6, 9], [0, 8]))).toEqual([1, 0]);
    expect(fame(crowd([0, 2], [0, 4]))).toEqual([0, 2]);
  });
  test('B16-FANS-02: it is fixed for the match', () => {
    const s = crowd([6, 8], [6, 7]).answers('kick').bothSetUp().kicksOut('2d6:2').endsHalf().bothSetUp();
    s.kicksOut('2d6:2');
    expect(fame(s)).toEqual([1, 0]);
    s.done();
  });
  test('B16-FANS-03: it is added to the dice of some results of the table', () => {
    const s = at('kickOff', { options, fame: { home: 2, away: 0 } })
      .starts()
      .kicks([20, 3], 7, 4, '2d6:6', 'd3:1', 'd3:2', 'd8:5');
    expect(s.eventsOf('kickOffDice').map(({ seat, die, total }) => [seat, die, total])).toEqual([
      [0, 1, 3],
      [1, 2, 2],
    ]);
    s.expectRerolls(1, 0).done();
  });
});
