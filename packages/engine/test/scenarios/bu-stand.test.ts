/** The Stand Up Action. */
import { expect } from 'vitest';
import { legalOf, scenario } from '../dsl.ts';
import { test } from '../editions.ts';

test('BU-STAND-01: only Prone Players stand up, and they can do nothing else', () => {
  const s = scenario('a . B . C 1', { at: [4, 6], reserves: { D: {} } });
  expect(legalOf(s, 'standUp')).toEqual(['A']);
  for (const verb of ['run', 'mark', 'throw', 'block', 'sidestep', 'reserves']) s.expectIllegal({ [verb]: 'A' });
  s.expectIllegal({ standUp: 'B' }, { standUp: 'C' }, { standUp: 'D' }, { standUp: '1' });
});

test('BU-STAND-02: in the same square, without a roll', () => {
  const s = scenario('. a . . 1').answers({ standUp: 'A' }).expectSquare('A', [7, 4]).expectStatus('A', 'open');
  expect(s.game.actionsLeft).toBe(2);
  s.expectIllegal({ standUp: 'A' }).done();
});

test('BU-STAND-02, BU-STAND-03: next to Opponents too, who are Marked by it from then on', () => {
  scenario('1 a 2 . .')
    .expectStatus('1', 'open')
    .expectStatus('2', 'open')
    .answers({ standUp: 'A' })
    .expectStatus('A', 'marked')
    .expectStatus('1', 'marked')
    .expectStatus('2', 'marked')
    .done();
  // A Prone Opponent next to it changes nothing for either.
  scenario('1 a . . .', { who: { 1: { state: 'prone' } } })
    .answers({ standUp: 'A' })
    .expectStatus('A', 'open')
    .expectStatus('1', 'prone')
    .done();
});

test('BU-STAND-03: an Opponent that could Run cannot any more', () => {
  scenario('1 a . . *', { cards: { deck: ['showNoFear'] } })
    .answers({ standUp: 'A' }, 'endTurn')
    .expectIllegal({ run: '1' })
    .expectLegal({ block: '1' });
  scenario('1 a . . *', { cards: { deck: ['showNoFear'] } })
    .answers('endTurn')
    .expectLegal({ run: '1' })
    .expectIllegal({ block: '1' });
});

test('BU-STAND-04: afterwards other Actions of the new status are open to it in the same turn', () => {
  scenario('a . * . 1').answers({ standUp: 'A' }).runs('A', 'e').expectSquare('A', [7, 4]).expectLegal({ mark: 'A' });
  scenario('a 1 . . .')
    .answers({ standUp: 'A' })
    .expectIllegal({ run: 'A' })
    .dice('block:smash', 'd6:6')
    .blocks('A', '1')
    .expectStatus('1', 'prone')
    .done();
});
