/** The 2022 edition: what the die of a Foul shows. */
import { expect, test } from 'vitest';
import { scenario2022 } from '../dsl.ts';

test.each([
  ['miss', 'Spotted!', 'prone', 'reserves', false],
  ['tackle', 'Take That!', 'reserves', 'reserves', false],
  ['shove', 'Slipped!', 'prone', 'open', true],
  ['smash', 'Got Them!', 'reserves', 'open', false],
  ['kerrunch', 'Got Them!', 'reserves', 'open', false],
] as const)('B22-FOUL-01: %s is %s', (face, _, target, fouler, barred) => {
  const s = scenario2022('A 1 . . .', { options: { fouls: true }, who: { 1: { state: 'prone' } }, reserves: { B: {} } })
    .dice(`block:${face}`)
    .answers({ foul: 'A' }, { target: '1' })
    .expectStatus('1', target)
    .expectStatus('A', fouler);
  expect(s.isLegal({ run: 'A' })).toBe(fouler === 'open' && !barred);
  s.expectAsked('action', 'home').done();
});
test('B22-FOUL-01: a Werewolf rolls no D6 with its Foul; Claws are for Blocks', () => {
  scenario2022('A 1 . . .', {
    options: { fouls: true },
    who: { A: 'necromantic/werewolf', 1: { state: 'prone' } },
  })
    .dice('block:shove')
    .answers({ foul: 'A' }, { target: '1' })
    .expectStatus('1', 'prone')
    .done();
});
