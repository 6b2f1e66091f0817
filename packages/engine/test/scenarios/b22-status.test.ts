/** The 2022 edition: Open next to Prone Opponents. */
import { test } from 'vitest';
import { scenario2022 } from '../dsl.ts';

test('B22-STATUS-01: with only Prone Opponents next to it a Player is Open, and can Run and Foul (B22-OQ-07)', () => {
  scenario2022('A 1 . 2 .', { options: { fouls: true }, who: { 1: { state: 'prone' } } })
    .expectStatus('A', 'open')
    .expectLegal({ run: 'A' }, { foul: 'A' }, { mark: 'A' })
    .expectIllegal({ sidestep: 'A' }, { block: 'A' });
});
test('B22-STATUS-01: one standing Opponent among them is enough to be Marked', () => {
  scenario2022(
    `
    . 2 .
    A 1 .`,
    { options: { fouls: true }, who: { 1: { state: 'prone' } } },
  )
    .expectStatus('A', 'marked')
    .expectStatus('2', 'marked')
    .expectLegal({ sidestep: 'A' }, { block: 'A' })
    .expectIllegal({ run: 'A' }, { foul: 'A' }, { mark: 'A' });
});
test('B22-STATUS-01: a standing Opponent two squares away does not matter, nor does a Prone Player itself become Open', () => {
  scenario2022('A . 1 . b').expectStatus('A', 'open').expectStatus('1', 'open').expectStatus('B', 'prone');
});
