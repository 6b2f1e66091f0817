/** The 2022 edition: what Injures without an Armour Check. */
import { describe, test } from 'vitest';
import { scenario2022 } from '../dsl.ts';

/** Nobody's Armour of 2+ is asked about. */
const tough = { armour: 2 } as const;

describe('B22-INJURY-01: Injured without an Armour Check', () => {
  test('by an opening Trapdoor', () => {
    scenario2022('1', { at: [8, 6], moment: 'turnStart', who: { 1: tough }, reserves: { A: {} }, cards: { deck: [] } })
      .dice('d8:2')
      .starts()
      .expectStatus('1', 'reserves')
      .expectNotLogged('checked')
      .done();
  });
  test.each(['smash', 'kerrunch', 'tackle'])('by a Foul: %s', face => {
    scenario2022('A 1 . . .', { options: { fouls: true }, who: { 1: { ...tough, state: 'prone' } } })
      .dice(`block:${face}`)
      .answers({ foul: 'A' }, { target: '1' })
      .expectStatus('1', 'reserves')
      .expectNotLogged('checked')
      .done();
  });
  test('by a fumbled Throw Team-mate', () => {
    scenario2022('B A . . .', { options: { throwTeammate: true }, who: { A: 'goblin/troll', B: tough } })
      .dice('d6:1')
      .answers({ throwTeammate: 'A' }, { player: 'B' }, { to: [9, 4] })
      .expectStatus('B', 'reserves')
      .expectEvent({ type: 'injured', cause: 'thrown' })
      .done();
  });
  test('by Claws: a 6 in place of the Block Dice', () => {
    scenario2022('A 1 . . .', { who: { A: 'necromantic/werewolf', 1: tough } })
      .dice('block:miss', 'd6:6')
      .blocks('A', '1')
      .expectStatus('1', 'reserves')
      .expectNotLogged('checked', 'barred')
      .done();
  });
  test('by Bladed Knuckle Dusters', () => {
    const s = scenario2022('A 1 . . .', {
      options: { endgame: true },
      who: { 1: tough },
      cards: { deck: [], hands: { home: ['bladedKnuckleDusters'] } },
    })
      .dice('block:smash')
      .blocks('A', '1');
    while (!s.isLegal({ play: 'bladedKnuckleDusters' })) s.answers(s.isLegal('keep') ? 'keep' : 'pass');
    s.expectStatus('1', 'prone')
      .answers({ play: 'bladedKnuckleDusters' })
      .expectStatus('1', 'reserves')
      .expectNotLogged('checked')
      .done();
  });
  test('by a Player who returns through the Trapdoor of the Underworld Challenge', () => {
    scenario2022('1', { at: [8, 6], arena: 'underworld', who: { 1: tough }, reserves: { A: {} } })
      .answers({ reserves: 'A' }, { to: [8, 6] })
      .expectStatus('1', 'reserves')
      .expectSquare('A', [8, 6])
      .expectNotLogged('checked')
      .done();
  });
  test('a Block that Knocks Down does have its check', () => {
    scenario2022('A 1 . . .', { who: { 1: tough } })
      .dice('block:smash', 'd6:2')
      .blocks('A', '1')
      .expectStatus('1', 'prone')
      .expectLog('checked')
      .done();
  });
});
