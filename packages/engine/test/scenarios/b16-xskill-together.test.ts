/** Skills beyond the rulebook that meet in one moment. */
import { test } from 'vitest';
import { blood } from '../blood/dsl.ts';

test('B16-XSKILL-51, B16-XSKILL-13: a thrower that dives at a Pass Blocker has no ball left to throw', () => {
  blood(
    `
    A . . . B
    . 1 . . .
    . . . . .`,
    { ball: 'A', who: { A: ['divingTackle'], 1: ['passBlock'] } },
  )
    .dice('d6:3')
    .passes('A', '', [14, 5])
    .answers({ player: '1' }, { to: [12, 5] })
    .expectAsked('divingTackle', 'home')
    .dice('2d6:5', 'd8:2')
    .answers({ player: 'A' })
    .expectState('1', 'prone')
    .expectState('A', 'prone')
    .expectTurnover('carrierDown')
    .expectNotLogged('passResult')
    .done();
});

test('B16-XSKILL-02, B16-XSKILL-52: a Ball and Chain that piles on is hurt by lying down', () => {
  blood(
    `
    . . . .
    . A 1 .
    . . . .
    Z . . 9`,
    { who: { A: { strength: 7, skills: ['ballAndChain', 'pilingOn'] } } },
  )
    .dice('d6:3', 'block:defenderDown', 'block:defenderDown', 'block:defenderDown', '2d6:4')
    .answers({ move: 'A' }, { facing: 'right' }, { face: 'defenderDown' }, { to: [13, 6] })
    .expectAsked('pilingOn', 'home', 'yes', 'no')
    .dice('2d6:5', '2d6:8')
    .answers('yes')
    .expectState('1', 'prone')
    .expectState('A', 'knockedOut')
    .done();
});
