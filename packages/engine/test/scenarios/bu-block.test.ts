import { test } from 'vitest';
import { scenario } from '../dsl.ts';

test('BU-BLOCK-X1: a Shove with room behind pushes straight back, and a follow-up is offered', () => {
  scenario(
    `
    . . . .
    . A 1 .
    . . . .`,
    { who: { A: 'dwarf/lineman', 1: 'orc/lineman' } },
  )
    .dice('block:shove')
    .blocks('A', '1')
    .expectPitch(
      `
    . . . .
    . A . 1
    . . . .`,
    )
    .expectAsked('followUp', 'home', 'yes', 'no')
    .answers('yes')
    .expectPitch(
      `
    . . . .
    . . A 1
    . . . .`,
    )
    .done();
});

test('BU-BLOCK-X2: two dice when a Team-mate also Marks the target, and its coach picks one', () => {
  scenario(
    `
    . . . .
    . 1 A 2
    . . . .`,
    { active: 'away', who: { A: 'dwarf/lineman', 1: 'orc/blitzer', 2: 'orc/thrower' } },
  )
    .dice('block:miss', 'block:smash', 'd6:3')
    .blocks('1', 'A')
    .expectAsked('reroll', 'away', 'keep', { reroll: 'offensiveSpecialist' })
    .answers('keep')
    .expectAsked('blockFace', 'away', { face: 'miss' }, { face: 'smash' })
    .answers({ face: 'smash' })
    .expectStatus('A', 'prone')
    .done();
});
