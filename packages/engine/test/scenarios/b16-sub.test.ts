/** Substitutes: when Reserves may come on. */
import { expect, test } from 'vitest';
import { blood, legalOf } from '../blood/dsl.ts';
import { at, fromToss } from '../blood/kick-offs.ts';

test('B16-SUB-01: whoever is injured in a drive is not replaced in it', () => {
  const s = blood('A 1 . B . 2', { bench: { 3: {} } })
    .dice('block:defenderDown')
    .blocks('A', '1')
    .answers({ to: [12, 5] });
  s.dice('2d6:9', '2d6:10')
    .answers('no')
    .expectState('1', 'casualties')
    .answers('endTurn')
    .expectAsked('action', 'away');
  expect(legalOf(s, 'move')).toEqual(['2']);
  s.answers('endTurn', 'endTurn').expectState('3', 'reserves').expectIllegal({ move: '3' }).done();
});
test('B16-SUB-01: nor is whoever is sent off, or goes to Reserves itself', () => {
  const s = blood('A 1 . B . 2', { who: { 1: { state: 'prone' } }, bench: { C: {} } })
    .dice('d6:2', 'd6:2')
    .fouls('A', '', '1');
  s.expectState('A', 'sentOff').answers('endTurn').expectAsked('action', 'home');
  expect(legalOf(s, 'move')).toEqual(['B']);
  s.expectState('C', 'reserves').done();
  const crowd = blood('. 1 . .\n. A . .\n. . . 2', { at: [10, 1] })
    .dice('block:pushed', '2d6:5')
    .blocks('A', '1')
    .answers('no');
  crowd.expectState('1', 'reserves').expectAsked('action', 'away');
  expect(legalOf(crowd, 'move')).toEqual(['2']);
  crowd.done();
});
test('B16-SUB-02: Reserves come on after a Touchdown, after half time and for overtime, and only then', () => {
  const scored = fromToss()
    .toFirstTurn('home')
    .endsTurns(1)
    .expectIllegal({ place: 'H12' })
    .answers('endTurn')
    .scores('A4');
  scored.answers('byHand').expectLegal({ place: 'A12' }).done();
  fromToss().toFirstTurn('home').endsHalf().answers('byHand').expectLegal({ place: 'A12' }).done();
  at('half', { half: 3, options: { overtime: true } })
    .starts()
    .answers('byHand')
    .expectLegal({ place: 'H12' })
    .done();
});
