/** The time limit: how long a turn lasts, and what happens when it is up. */
import { expect, test } from 'vitest';
import { blood2016 } from '../../src/blood/editions/2016/index.ts';
import { blood, legalOf, type Settings } from '../blood/dsl.ts';
import { at } from '../blood/kick-offs.ts';

const limited = (settings: Settings = {}): Settings => ({ ...settings, options: { timeLimit: true } });
const up = { timeUp: 'home' };

test('B16-TIME-01: four minutes for the turn of a coach, where the coaches have agreed on it', () => {
  expect(blood2016.turnMinutes).toBe(4);
  expect(blood2016.options.timeLimit).toBe(false);
  blood('A . 1 . B').expectIllegal(up).done();
  blood('A . 1 . B', limited()).expectIllegal({ timeUp: 'away' }).answers(up).expectAsked('action', 'away').done();
});
test('B16-TIME-01, B16-OQ-71: the whole turn of the coach, however many players have acted; not the kick-off', () => {
  const s = blood('A . 1 . B', limited()).moves('A', 'n').answers({ move: 'B' }).walks('B', 'n').answers(up);
  s.expectSquare('B', [14, 4])
    .expectAsked('action', 'away')
    .expectIllegal({ timeUp: 'home' })
    .answers({ timeUp: 'away' });
  // The next turn has its own four minutes.
  s.expectAsked('action', 'home').expectLegal({ move: 'A' }, { move: 'B' }).done();
  const kick = at('kickOff', { options: { timeLimit: true } }).starts();
  kick.expectAsked('placeBall', 'home').expectIllegal({ timeUp: 'home' }, { timeUp: 'away' }).done();
});
test('B16-TIME-02: then there is a turnover: nobody acts any more, and Stunned players turn over', () => {
  const s = blood('A . 1 . B', limited({ who: { B: { state: 'stunned' } } }))
    .answers(up)
    .expectTurnover('timeUp');
  s.expectState('B', 'prone').expectLog('turnover', 'turnedOver', 'turnEnded').expectAsked('action', 'away');
  expect(legalOf(s, 'move')).toEqual(['1']);
  s.done();
});
test('B16-TIME-02: in the middle of an Action as well', () => {
  for (const action of ['move', 'blitz', 'foul', 'block'] as const) {
    const s = blood('A 1 . 2 B', limited({ who: { 2: { state: 'prone' } } })).answers({ [action]: 'A' });
    s.answers(up).expectNotLogged('blockRolled').expectAsked('action', 'away').done();
  }
});
test('B16-TIME-02, B16-OQ-71: the roll in progress is finished first', () => {
  const s = blood('. A 1 . B', { ...limited(), rerolls: { home: 1 } })
    .answers({ move: 'A' })
    .dice('d6:2')
    .walks('A', 'w');
  s.answers(up).expectAsked('reroll', 'home').dice('d6:3').answers({ reroll: 'team' }).expectState('A', 'standing');
  s.expectTurnover('timeUp').expectAsked('action', 'away').done();
  // The other coach's answers are waited for, too.
  const pass = blood('A . 1 . B . 2', limited({ ball: 'A' }))
    .passes('A', '', [14, 5])
    .expectAsked('intercept', 'away');
  pass
    .answers(up)
    .expectAsked('intercept', 'away')
    .dice('d6:6', 'd6:6')
    .answers('no')
    .expectBall('B')
    .expectAsked('action', 'away')
    .done();
});
