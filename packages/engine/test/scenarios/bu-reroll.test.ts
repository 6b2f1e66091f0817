/** Re-rolls: which dice are rolled again, whose they are, and that it happens once at most. */

import { scenario } from '../dsl.ts';
import { describe, test } from '../editions.ts';

test('BU-REROLL-01: the first result is gone and the same dice are rolled again', () => {
  scenario('A 1', { who: { A: 'dwarf/blitzer', 1: { armour: 4 } } })
    .dice('block:miss', 'block:smash', 'd6:4')
    .blocks('A', '1')
    .expectAsked('reroll', 'home', 'keep', { reroll: 'offensiveSpecialist' })
    .answers({ reroll: 'offensiveSpecialist' })
    .expectStatus('1', 'prone')
    // The Miss would have ended A's turn.
    .expectNotLogged('barred')
    .expectLog('blockRolled', 'rerolled', 'blockRolled', 'blockResult')
    .expectLegal({ run: 'A' })
    .done();
});

describe('BU-REROLL-02: dice rolled together are rolled again together', () => {
  test('both dice of an Assisted Block', () => {
    scenario('A 1 B', { who: { A: 'dwarf/blitzer' } })
      .dice('block:smash', 'block:miss', 'block:tackle', 'block:shove')
      .blocks('A', '1')
      .answers({ reroll: 'offensiveSpecialist' })
      .expectAsked('blockFace', 'home', { face: 'tackle' }, { face: 'shove' })
      .done();
  });
  test('the D6 of a Violent Player belongs to the roll (BU-OQ-71)', () => {
    scenario('A 1', { who: { A: 'necromantic/werewolf' }, rookies: 'home' })
      .dice('block:miss', 'd6:5', 'block:miss', 'd6:6')
      .blocks('A', '1')
      .answers({ reroll: 'rookies' })
      .expectStatus('1', 'reserves')
      .expectNotLogged('barred')
      .done();
  });
});

test('BU-REROLL-03: the second result stands, even if worse', () => {
  scenario('A 1', { who: { A: 'dwarf/blitzer' } })
    .dice('block:smash', 'block:miss')
    .blocks('A', '1')
    .answers({ reroll: 'offensiveSpecialist' })
    .expectStatus('1', 'marked')
    .expectEvent({ type: 'blockResult', face: 'miss' })
    .expectLog('barred')
    .done();
  scenario('A . B', { at: [6, 6], ball: 'A', who: { A: { throw: 2 } }, rookies: 'home' })
    .dice('d6:5', 'd6:1', 'd8:2')
    .throws('A', 'B')
    .answers({ reroll: 'rookies' })
    .expectBall([6, 5])
    .done();
});

test('BU-REROLL-04: after one re-roll no other source may be used on the same roll', () => {
  scenario('A 1', { who: { A: 'dwarf/blitzer' }, rookies: 'home' })
    .dice('block:smash', 'block:miss')
    .blocks('A', '1')
    .answers({ reroll: 'rookies' })
    .expectAsked('action', 'home')
    .expectEvent({ type: 'blockResult', face: 'miss' })
    .done();
});
test('BU-REROLL-04: a re-rolled roll is not offered again, whatever else could re-roll it', () => {
  scenario('A 1', { who: { A: 'dwarf/blitzer' }, rookies: 'home', cards: { hands: { home: ['rawTalent'] } } })
    .dice('block:miss', 'block:miss')
    .blocks('A', '1')
    .passes()
    .expectAsked(
      'reroll',
      'home',
      'keep',
      { reroll: 'offensiveSpecialist' },
      { reroll: 'rawTalent' },
      { reroll: 'rookies' },
    )
    .answers({ reroll: 'offensiveSpecialist' })
    .expectAsked('action', 'home')
    .expectHand('home', 'rawTalent')
    .done();
});

describe('BU-REROLL-05: only the own rolls', () => {
  test('neither card of the blocking coach touches the Armour Check of the other coach', () => {
    scenario('A 1', { rookies: 'home', cards: { hands: { home: ['rawTalent'] } } })
      .dice('block:smash', 'd6:6')
      .blocks('A', '1')
      .passes()
      .expectAsked('reroll', 'home', 'keep', { reroll: 'rawTalent' }, { reroll: 'rookies' })
      .answers('keep')
      // Perhaps the moment of Bladed Knuckle Dusters, and then no question about the Armour Check.
      .passes()
      .expectAsked('action', 'home')
      .expectStatus('1', 'prone')
      .done();
  });
  test('and the coach of the target may not re-roll the Block Dice, but the Armour Check', () => {
    scenario('A 1', { rookies: 'away' })
      .dice('block:smash', 'd6:1', 'd6:4')
      .blocks('A', '1')
      .expectAsked('reroll', 'away', 'keep', { reroll: 'rookies' })
      .expectLog('blockResult', 'checked')
      .answers({ reroll: 'rookies' })
      .expectStatus('1', 'prone')
      .done();
  });
});

test('BU-REROLL-06: a re-roll may always be left unused, and is then still there', () => {
  scenario('A 1', { who: { A: 'dwarf/blitzer' }, rookies: 'home' })
    .dice('block:miss')
    .blocks('A', '1')
    .expectAsked('reroll', 'home', 'keep', { reroll: 'offensiveSpecialist' }, { reroll: 'rookies' })
    .answers('keep')
    .expectEvent({ type: 'blockResult', face: 'miss' })
    .expectNotLogged('rerolled')
    .done();
  scenario('A . B 1 C', { at: [6, 6], ball: 'A', who: { A: { throw: 4 } }, rookies: 'home' })
    .dice('d6:5')
    .throws('A', 'B')
    .expectAsked('reroll', 'home', 'keep', { reroll: 'rookies' })
    .answers('keep')
    .expectBall('B')
    // Kept for later: the Block of C, which B assists, asks again.
    .dice('block:shove', 'block:shove')
    .blocks('C', '1')
    .expectAsked('reroll', 'home', 'keep', { reroll: 'rookies' })
    .done();
});
