/** The 2022 edition: what forbids wins over what grants. */
import { test } from 'vitest';
import { scenario2022 } from '../dsl.ts';

test("B22-PREC-X1: Nuffle's Blessing gives a Pump Wagon, whose Blocks cannot be Assisted, no fourth die", () => {
  scenario2022(
    `
    A 1 . . .
    . . . . .
    B 2 . C 3`,
    {
      options: { endgame: true },
      who: { B: 'snotling/pump-wagon' },
      reserves: { 4: {}, 5: {} },
      cards: { active: ['pileOn/nufflesBlessing'], deck: [] },
    },
  )
    .dice('block:smash', 'd6:6')
    .blocks('A', '1')
    .answers({ claim: 1 })
    .expectEvent({ type: 'bonusPlayed', play: 'nufflesBlessing' })
    .dice('block:miss', 'block:smash', 'block:tackle')
    .blocks('B', '2')
    .expectAsked('blockFace', 'home', { face: 'miss' }, { face: 'smash' }, { face: 'tackle' })
    .expectEvent({ type: 'blockRolled', dice: ['miss', 'smash', 'tackle'], modifiers: [] })
    .answers({ face: 'miss' })
    // Anybody else of the team has the extra die.
    .dice('block:miss', 'block:shove')
    .blocks('C', '3')
    .expectAsked('blockFace', 'home', { face: 'miss' }, { face: 'shove' })
    .done();
});
