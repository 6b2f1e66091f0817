/** Rookies to Watch: one re-roll in a match, in the open, for one coach. */
import { expect } from 'vitest';
import { createGame } from '../../src/blitz/compile.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import { AWAY, HOME } from '../../src/words.ts';
import { scenario } from '../dsl.ts';
import { currentEdition, describe, test } from '../editions.ts';

describe('BU-ROOKIE-01: the card is given up for one re-roll', () => {
  test('of a roll the holder has just made, once in a match', () => {
    scenario('A 1 .\n. . .\nB 2 .', { rookies: 'home' })
      .dice('block:miss', 'block:shove', 'block:miss')
      .blocks('A', '1')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'rookies' })
      .answers({ reroll: 'rookies' })
      .expectSquare('1', [8, 4])
      .answers('no')
      .blocks('B', '2')
      .expectAsked('action', 'home')
      .done();
  });
  test('keeping the roll keeps the card', () => {
    scenario('A 1 .\n. . .\nB 2 .', { rookies: 'home' })
      .dice('block:miss', 'block:miss')
      .blocks('A', '1')
      .answers('keep')
      .blocks('B', '2')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'rookies' })
      .done();
  });
  test('the other coach has nothing of it', () => {
    scenario('A 1 .', { rookies: 'away' }).dice('block:miss').blocks('A', '1').expectAsked('action', 'home').done();
  });
  test('a match gives it to the coach that was named, and to nobody without the module', () => {
    const edition = currentEdition();
    const holders = ['home', 'away', 'nobody'].map(rookies => {
      const options = { pitch: edition.pitches[0]?.id, rookies };
      const g = createGame(edition, { home: 'dwarf', away: 'orc', options }, new SeededDice('rookie')).start();
      return [g.holdsRookies(HOME), g.holdsRookies(AWAY)];
    });
    expect(holders).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });
});

describe('BU-ROOKIE-02: which rolls', () => {
  test('an Armour Check of an own Player, in the turn of the other coach too', () => {
    scenario('A 1 .', { active: 'away', rookies: 'home' })
      .dice('block:smash', 'd6:3', 'd6:4')
      .blocks('1', 'A')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'rookies' })
      .answers({ reroll: 'rookies' })
      .expectStatus('A', 'prone')
      .done();
  });
  test('a Throw Check, a Throw Team-mate check among them', () => {
    scenario('A . . B', { rookies: 'home', ball: 'A' })
      .dice('d6:3', 'd6:4')
      .throws('A', 'B')
      .answers({ reroll: 'rookies' })
      .expectBall('B')
      .done();
    scenario('A B . .', {
      rookies: 'home',
      options: { throwTeammate: true },
      who: { A: 'ogre/ogre', B: 'ogre/gnoblar' },
    })
      .dice('d6:3')
      .answers({ throwTeammate: 'A' }, { player: 'B' }, { to: [9, 4] })
      .expectAsked('reroll', 'home', 'keep', { reroll: 'rookies' })
      .done();
  });
  test('not the Block Dice or the Armour Check of an Opponent', () => {
    scenario('A 1 .', { rookies: 'home' })
      .dice('block:smash', 'd6:6')
      .blocks('A', '1')
      .answers('keep')
      .expectAsked('action', 'home')
      .done();
  });
  test('not a Foul die, a Bounce, a rolled Move or an automatic Armour failure (BU-OQ-51)', () => {
    scenario('A 1 .', { rookies: 'home', options: { fouls: true }, who: { 1: { state: 'prone' } } })
      .dice('block:miss')
      .answers({ foul: 'A' }, { target: '1' })
      .expectStatus('A', 'reserves')
      .expectAsked('action', 'home')
      .done();
    scenario('A 1 .', { rookies: 'home', active: 'away', ball: 'A', who: { A: { armour: '-' } } })
      .dice('block:smash', 'd8:2')
      .blocks('1', 'A')
      .expectStatus('A', 'reserves')
      .expectAsked('action', 'away')
      .done();
    scenario('A . .', { rookies: 'home', who: { A: { move: 'D6' } } })
      .dice('d6:1')
      .answers({ run: 'A' })
      .expectAsked('runStep', 'home')
      .done();
  });
});

describe('BU-ROOKIE-03: decided after the roll, under the general rules of re-rolls', () => {
  test('all dice are rolled again and the second result stands, better or worse', () => {
    scenario('A 1 B', { rookies: 'home' })
      .dice('block:smash', 'block:miss', 'block:miss', 'block:miss')
      .blocks('A', '1')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'rookies' })
      .answers({ reroll: 'rookies' })
      .expectAsked('blockFace', 'home', { face: 'miss' })
      .done();
  });
  test('a success may be re-rolled too', () => {
    scenario('A . . B', { rookies: 'home', ball: 'A' })
      .dice('d6:6')
      .throws('A', 'B')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'rookies' })
      .answers('keep')
      .expectBall('B')
      .done();
  });
  test('a re-rolled roll is not re-rolled again, whatever allowed the first', () => {
    scenario('A 1 .', { rookies: 'home', who: { A: { abilities: ['offensiveSpecialist'] } } })
      .dice('block:miss', 'block:miss')
      .blocks('A', '1')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'offensiveSpecialist' }, { reroll: 'rookies' })
      .answers({ reroll: 'offensiveSpecialist' })
      .expectAsked('action', 'home')
      .done();
  });
});

describe('BU-ROOKIE-04: the card is no part of the hand', () => {
  test('it does not count towards the limit of three', () => {
    scenario('A . *', { rookies: 'home', cards: { hands: { home: ['sprint', 'dodge', 'jumpUp'] } } })
      .answers('endTurn')
      .expectAsked('action', 'away')
      .expectHand('home', 'sprint', 'dodge', 'jumpUp')
      .done();
  });
  test('it brings no question at the moments of Bonus Plays', () => {
    scenario('A . *', { rookies: 'home' }).answers({ run: 'A' }).expectAsked('runStep', 'home').done();
  });
  test('using it is not playing Raw Talent, which may follow in the same turn (BU-OQ-51)', () => {
    const s = scenario('A 1 .\n. . .\nB 2 .', { rookies: 'home', cards: { hands: { home: ['rawTalent'] } } });
    s.dice('block:miss', 'block:miss', 'block:miss');
    s.blocks('A', '1').passes().answers({ reroll: 'rookies' });
    s.blocks('B', '2').passes().expectAsked('reroll', 'home', 'keep', { reroll: 'rawTalent' }).done();
  });
});
