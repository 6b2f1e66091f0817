/** Armour, injuries, casualties and the apothecary of 2025. */
import { describe, expect, test } from 'vitest';
import { blood25 } from '../blood/b25.ts';

const felled = (...dice: string[]) =>
  blood25('A 1 . .\n. . . 2', { apothecaries: { away: 0 } })
    .dice('block:defenderDown', ...dice)
    .blocks('A', '1')
    .answers({ to: [12, 5] }, 'no');
const treated = (...dice: string[]) =>
  blood25('A 1 . .\n. . . 2', { apothecaries: { away: 1 } })
    .dice('block:defenderDown', ...dice)
    .blocks('A', '1')
    .answers({ to: [12, 5] }, 'no');

describe('armour', () => {
  test('B25-PRIN-ARM-01, B25-PRIN-ARM-02: the Armour Value itself is enough', () => {
    felled('2d6:8').expectEvent({ type: 'armourRolled', target: 9, broken: false }).expectState('1', 'prone').done();
    felled('2d6:9', '2d6:2').expectState('1', 'stunned').done();
  });
});

describe('injuries', () => {
  test.each([
    [7, 'stunned'],
    [8, 'knockedOut'],
    [9, 'knockedOut'],
  ] as const)('B25-INJ-T1: %i', (total, state) => {
    felled('2d6:9', `2d6:${total}`).expectState('1', state).done();
  });
  test('B25-CAS-01, B25-CAS-T1: from 10 on a casualty, with a D16', () => {
    felled('2d6:9', '2d6:10', 'd16:8')
      .expectState('1', 'casualties')
      .expectEvent({ type: 'casualtyRolled', roll: 8 })
      .done();
  });
  test.each([
    [1, 'armour'],
    [2, 'armour'],
    [3, 'movement'],
    [4, 'passing'],
    [5, 'agility'],
    [6, 'strength'],
  ] as const)('B25-LAST-04, B25-LAST-T1: a lasting injury, %i', (die, loses) => {
    felled('2d6:9', '2d6:10', 'd16:13', `d6:${die}`).expectEvent({ type: 'lastingInjury', die, loses }).done();
  });
});

describe('the apothecary', () => {
  test('B25-APO-01, B25-APO-02: a player knocked out is stunned where it lies; once a game', () => {
    const s = treated('2d6:9', '2d6:8').expectAsked('apothecary', 'away', 'yes', 'no').answers('yes');
    s.expectState('1', 'stunned');
    expect(s.game.apothecaries(1)).toBe(0);
    s.done();
  });
  test('B25-APO-04, B25-APO-05, B25-APO-06: a second roll, and the coach chooses', () => {
    const s = treated('2d6:9', '2d6:10', 'd16:16').expectAsked('apothecary', 'away').dice('d16:9').answers('yes');
    s.expectAsked('casualty', 'away', 'first', 'second').answers('second').expectState('1', 'casualties');
    expect(s.game.casualty(s.id('1'))).toBe(9);
    s.done();
  });
  test('B25-APO-07: Badly Hurt is Reserves', () => {
    treated('2d6:9', '2d6:10', 'd16:16').dice('d16:8').answers('yes', 'second').expectState('1', 'reserves').done();
  });
  test('B25-APO-03: knocked out by the crowd, patched up in Reserves', () => {
    blood25('1\nA', { at: [10, 1], apothecaries: { away: 1 } })
      .dice('block:pushed')
      .blocks('A', '1')
      .dice('2d6:8')
      .answers('no', 'yes')
      .expectState('1', 'reserves')
      .done();
  });
});
