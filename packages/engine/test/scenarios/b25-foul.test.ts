/** Fouls of 2025, the referee, and the coach who argues. */
import { describe, test } from 'vitest';
import { blood25 } from '../blood/b25.ts';

/** B25-FOUL-X1: L assists, G is marked by K, who helps nobody. */
const scene = (more: object = {}) =>
  blood25('. . L\nA . .\n. G 6', { bench: { 1: { square: [11, 6], state: 'prone' } }, ...more });

describe('fouls', () => {
  test('B25-FOUL-X1, B25-FOUL-06: +1 for an unmarked team-mate next to the victim', () => {
    scene()
      .dice('d6:5', 'd6:2')
      .fouls('A', '', '1')
      .expectEvent({ type: 'armourRolled', total: 8, target: 9, broken: false })
      .done();
  });
  test('B25-FOUL-07: -1 for an opponent who marks the fouler alone', () => {
    blood25('2 . .\nA . .', { bench: { 1: { square: [11, 6], state: 'prone' } } })
      .dice('d6:5', 'd6:4')
      .fouls('A', '', '1')
      .expectEvent({ type: 'armourRolled', total: 8, broken: false })
      .done();
  });
});

describe('being sent off', () => {
  test('B25-ARGUE-X1, B25-SENT-01: a natural double, and a coach who argued once too often', () => {
    const s = scene()
      .dice('d6:6', 'd6:3', 'd6:2', 'd6:2')
      .fouls('A', '', '1')
      .expectAsked('argueTheCall', 'home', 'yes', 'no');
    s.dice('d6:1').answers('yes');
    s.expectState('1', 'stunned')
      .expectState('A', 'sentOff')
      .expectTurnover('sentOff')
      .expectAsked('action', 'away')
      .done();
  });
  test('B25-ARGUE-T1, B25-SENT-04: a 6 keeps the player, but not the turn; 2 to 5 changes nothing', () => {
    scene()
      .dice('d6:2', 'd6:2')
      .fouls('A', '', '1')
      .dice('d6:6')
      .answers('yes')
      .expectState('A', 'standing')
      .expectTurnover('sentOff')
      .done();
    scene()
      .dice('d6:2', 'd6:2')
      .fouls('A', '', '1')
      .dice('d6:5')
      .answers('yes')
      .expectState('A', 'sentOff')
      .expectTurnover('sentOff')
      .done();
  });
  test('B25-PRIN-BRIBE-01, B25-PRIN-BRIBE-02: a Bribe comes after arguing, and saves the turn too', () => {
    const s = scene({ bribes: { home: 1 } })
      .dice('d6:2', 'd6:2')
      .fouls('A', '', '1')
      .dice('d6:3')
      .answers('yes');
    s.expectAsked('bribe', 'home')
      .dice('d6:2')
      .answers('yes')
      .expectState('A', 'standing')
      .expectTurnover('none')
      .done();
    const lost = scene({ bribes: { home: 1 } })
      .dice('d6:2', 'd6:2')
      .fouls('A', '', '1')
      .answers('no')
      .dice('d6:1')
      .answers('yes');
    lost.expectState('A', 'sentOff').expectTurnover('sentOff').done();
  });
  test('B25-SENT-01: no double, no call', () => {
    scene().dice('d6:2', 'd6:3').fouls('A', '', '1').expectState('A', 'standing').expectTurnover('none').done();
  });
});
