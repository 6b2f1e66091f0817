/** Stunty: hard to catch, easy to hurt. */
import { describe, test } from 'vitest';
import type { SkillName } from '../../src/blood/editions/2016/names.ts';
import { blood } from '../blood/dsl.ts';

describe('Stunty', () => {
  const crowded = `
    . . 2 .
    1 A . 3
    . . 4 .`;
  test('B16-STUNTY-01, B16-STUNTY-X1: dodging into three tackle zones at +1 only', () => {
    blood(crowded, { who: { A: 'orc/goblin' } })
      .dice('d6:3')
      .answers({ move: 'A' })
      .walks('A', 'e')
      .expectNeeded('dodge', 3)
      .expectTurnover('none')
      .done();
    blood(crowded).dice('d6:6').answers({ move: 'A' }).walks('A', 'e').expectNeeded('dodge', 6).done();
  });
  test('B16-STUNTY-01: the roll itself is needed', () => {
    blood('. A 1', { who: { A: ['stunty'] } })
      .dice('d6:2', '2d6:4')
      .moves('A', 'w')
      .expectState('A', 'prone')
      .done();
  });
  test('B16-STUNTY-01: tackle zones count for its other rolls', () => {
    blood('. A *', { who: { A: ['stunty'], 1: {} } })
      .dice('d6:3')
      .moves('A', 'e')
      .expectNeeded('pickUp', 3)
      .done();
    blood(
      `
      . A *
      . . 1`,
      { who: { A: ['stunty'] } },
    )
      .dice('d6:3', 'd6:4')
      .answers({ move: 'A' })
      .walks('A', 'e')
      .expectNeeded('pickUp', 4)
      .done();
  });
  test('B16-STUNTY-02: −1 on its passes', () => {
    blood('A . . . B', { who: { A: ['stunty'] }, ball: 'A' })
      .dice('d6:5', 'd6:6')
      .passes('A', '', [14, 5])
      .expectNeeded('pass', 5)
      .done();
    blood('A . . . B', { ball: 'A' }).dice('d6:5', 'd6:6').passes('A', '', [14, 5]).expectNeeded('pass', 4).done();
  });
  const injured = (skills: readonly SkillName[], total: number): ReturnType<typeof blood> =>
    blood('A 1 . . B', { who: { 1: skills } })
      .dice('block:defenderDown', '2d6:12', `2d6:${total}`)
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no');
  test('B16-STUNTY-03: an Injury total of 7 is a KO', () => {
    injured(['stunty'], 7).expectState('1', 'knockedOut').done();
    injured([], 7).expectState('1', 'stunned').done();
  });
  test('B16-STUNTY-04: an Injury total of 9 is Badly Hurt, out for the match', () => {
    injured(['stunty'], 9)
      .expectState('1', 'casualties')
      .expectEvent({ type: 'injuryRolled', result: 'badlyHurt' })
      .done();
    injured([], 9).expectState('1', 'knockedOut').done();
  });
  test('B16-STUNTY-X2: all Injury totals of a Goblin', () => {
    const states = {
      2: 'stunned',
      6: 'stunned',
      7: 'knockedOut',
      8: 'knockedOut',
      9: 'casualties',
      10: 'casualties',
      12: 'casualties',
    } as const;
    for (const [total, state] of Object.entries(states))
      injured(['stunty'], Number(total)).expectState('1', state).done();
  });
  test('B16-STUNTY-03: modifiers count before it is read', () => {
    blood('A 1 . . B', { who: { A: ['mightyBlow'], 1: ['stunty'] } })
      .dice('block:defenderDown', '2d6:12', '2d6:6')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectState('1', 'knockedOut')
      .done();
  });
});
