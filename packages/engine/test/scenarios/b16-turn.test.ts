/** The sequence of play: whose turn it is, how it begins and how it ends. */
import { describe, expect, test } from 'vitest';
import { fromToss, legalOf, names } from '../blood/kick-offs.ts';

test('B16-TURN-01: two halves of eight turns for each coach', () => {
  const s = fromToss().toFirstTurn('home').endsHalf().bothSetUp().kicksOut().endsHalf().expectOver('nobody', 'draw');
  const turns = s.eventsOf('turnStarted').map(({ half, turn, seat }) => `${half}.${turn} ${seat}`);
  const half = (number: number, first: number): string[] =>
    Array.from({ length: 8 }, (_, i) => [`${number}.${i + 1} ${first}`, `${number}.${i + 1} ${1 - first}`]).flat();
  expect(turns).toEqual([...half(1, 1), ...half(2, 0)]);
  s.done();
});
test('B16-TURN-02: the receiving team takes the first turn of a drive, then they alternate', () => {
  fromToss()
    .toFirstTurn('away')
    .expectAsked('action', 'home')
    .answers('endTurn')
    .expectAsked('action', 'away')
    .answers('endTurn')
    .expectAsked('action', 'home')
    .done();
});
describe('B16-TURN-03: a drive lasts until a Touchdown or the end of the half', () => {
  test('B16-TURN-03: a Touchdown ends it in the middle of a turn', () => {
    const s = fromToss().toFirstTurn('home').endsTurns(3).expectNotLogged('driveEnded').scores('H4');
    s.expectLog('touchdown', 'driveEnded').expectAsked('setUp', 'home').expectTurns(2, 2).done();
  });
  test('B16-TURN-03: the end of the half ends it', () => {
    const s = fromToss().toFirstTurn('home').endsTurns(15).expectNotLogged('driveEnded');
    s.answers('endTurn').expectLog('driveEnded').expectAsked('setUp', 'away').done();
  });
});
test('B16-TURN-04: one Action for each player of the moving team, none for the other', () => {
  const s = fromToss().toFirstTurn('home');
  expect(legalOf(s, 'move')).toEqual(names('A', 1, 11));
  s.expectIllegal({ move: 'H11' }).answers({ move: 'A11' }, 'stop').expectIllegal({ move: 'A11' });
  expect(legalOf(s, 'move')).toEqual(names('A', 1, 10));
  s.done();
});
test('B16-TURN-05: each coach moves the own marker at the start of each own turn', () => {
  fromToss()
    .toFirstTurn('home')
    .expectTurns(0, 1)
    .answers('endTurn')
    .expectTurns(1, 1)
    .answers('endTurn')
    .expectTurns(1, 2)
    .done();
});
describe('B16-TURN-06: the end of a turn', () => {
  test('B16-TURN-06: when every player has acted', () => {
    const s = fromToss().toFirstTurn('home');
    for (let number = 1; number <= 10; number++)
      s.answers({ move: `A${number}` }, 'stop').expectAsked('action', 'away');
    s.answers({ move: 'A11' }, 'stop').expectAsked('action', 'home').done();
  });
  test('B16-TURN-06: when the coach stops', () => {
    fromToss().toFirstTurn('home').answers({ move: 'A11' }, 'stop', 'endTurn').expectAsked('action', 'home').done();
  });
  test('B16-TURN-06: with a turnover', () => {
    fromToss()
      .toFirstTurn('home')
      .dice('d6:1', '2d6:3')
      .answers({ move: 'A1' }, { to: [15, 5] })
      .expectAt({ A1: '15,5 prone' })
      .expectAsked('action', 'home')
      .done();
  });
});
describe('B16-TURN-07: the marker', () => {
  test('B16-TURN-07: without Illegal Procedure nobody can forget it', () => {
    fromToss().toFirstTurn('home').expectIllegal('moveMarker').expectTurns(0, 1).done();
  });
  test('B16-TURN-07: with it the coach moves it, or not', () => {
    fromToss({}, {}, { illegalProcedure: true }).toFirstTurn('home').expectTurns(0, 0).expectLegal('moveMarker').done();
  });
});
