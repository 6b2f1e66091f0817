/** Which rule wins: cards over the book, "cannot" over "can". */
import { expect } from 'vitest';
import { cappedModifier, passes } from '../../src/blitz/procedures/rolls.ts';
import { RollSheet } from '../../src/kernel/roll.ts';
import { NOBODY } from '../../src/words.ts';
import { scenario } from '../dsl.ts';
import { describe, ofBox, test, test2024 } from '../editions.ts';

test('BU-PREC-X1: a card that Assists all Blocks adds no die for a Player whose Blocks cannot be Assisted', () => {
  // Two names that changed places from one box to the other.
  const inForce = [ofBox('blockingPlay', 'defensivePlay')] as const;
  scenario('A 1', { who: { A: 'snotling/pump-wagon' }, inForce })
    .dice('block:miss', 'block:smash', 'block:tackle')
    .blocks('A', '1')
    .expectAsked('blockFace', 'home', { face: 'miss' }, { face: 'smash' }, { face: 'tackle' })
    .expectEvent({ type: 'blockRolled', dice: ['miss', 'smash', 'tackle'], modifiers: [] })
    .done();
  // Another Player of the same team rolls one die more.
  scenario('A 1', { who: { A: { block: 1 } }, inForce })
    .dice('block:miss', 'block:smash')
    .blocks('A', '1')
    .expectAsked('blockFace', 'home', { face: 'miss' }, { face: 'smash' })
    .done();
});

describe('BU-PREC-X2: a modifier that a card prints beyond the limit is applied in full', () => {
  /** The book's modifiers, and then those of cards that may break the limit. */
  const total = (limited: readonly number[], ...beyond: readonly number[]): number => {
    const sheet = new RollSheet().begin('throw', NOBODY, 4);
    for (const by of limited) sheet.add(by, 'book', '');
    for (const by of beyond) sheet.addBeyond(by, 'card', '');
    return cappedModifier(scenario('A').game, sheet);
  };
  test('alone', () => expect([total([], 2), total([], -2), total([2])]).toEqual([2, -2, 1]));
  test('on top of the limited rest (BU-OQ-29)', () => {
    expect([total([-1], 2), total([-1, -1], 2), total([-1], -2), total([1, 1], 2)]).toEqual([1, 1, -3, 3]);
  });
  test('and the die is compared with it: 2 on the die and +2 reach 4', () => {
    const four = new RollSheet().begin('throw', NOBODY, 4);
    expect([passes(four, 2, total([], 2)), passes(four, 2, total([1, 1]))]).toEqual([true, false]);
  });
});

describe('BU-PREC-01: a card is followed against the book', () => {
  test2024('Accurate Throw: 2+ whatever the Throw Value', () => {
    const start = {
      at: [6, 6],
      ball: 'A',
      who: { A: { throw: 6 } },
      cards: { hands: { home: ['accurateThrow'] } },
    } as const;
    scenario('A . B', start)
      .dice('d6:2')
      .answers({ throw: 'A' }, { play: 'accurateThrow' }, { target: 'B' })
      .expectBall('B')
      .done();
    scenario('A . B', start)
      .dice('d6:2', 'd8:2')
      .answers({ throw: 'A' }, 'pass', { target: 'B' }, 'keep')
      .expectBall([8, 5])
      .done();
  });
  test('Dodge: a Run past an Opponent, which the book forbids', () => {
    const drawing = `
      . . 1 . .
      A . . . .`;
    const cards = { hands: { home: ['dodge'] } };
    scenario(drawing, { cards })
      .answers({ run: 'A' }, 'pass')
      .expectIllegal({ to: [7, 5] })
      .done();
    scenario(drawing, { cards })
      .answers({ run: 'A' }, { play: 'dodge' }, { to: [7, 5] }, { to: [8, 5] }, { to: [9, 5] }, { to: [10, 5] })
      .expectSquare('A', [10, 5])
      .done();
  });
  test2024('an arena changes the book: Sudden Death at a lead of 8', () => {
    scenario('A', { arena: 'mountainSummit', moment: 'turnStart', score: { home: 8, away: 0 } })
      .starts()
      .expectAsked('over')
      .done();
    scenario('A *', { moment: 'turnStart', score: { home: 8, away: 0 } })
      .starts()
      .expectAsked('action', 'home')
      .done();
  });
});

describe('BU-PREC-02: "cannot" wins', () => {
  const start = { at: [6, 6], who: { A: 'amazon/piranha-warrior-blitzer' } } as const;
  test2024('Hit And Run grants a Run beside an Opponent, but none after a Miss (BU-OQ-30)', () => {
    scenario('A 1', start)
      .dice('block:shove')
      .blocks('A', '1')
      .answers('yes')
      .expectStatus('A', 'marked')
      .expectAsked('freeAction', 'home', 'pass', { freeRun: 'A' })
      .done();
    scenario('A 1', start).dice('block:miss').blocks('A', '1').expectAsked('action', 'home', 'endTurn').done();
  });
  test('a Team-mate beside the target adds no die to a Block that cannot be Assisted', () => {
    scenario('A 1 B', { at: [6, 6], who: { A: 'snotling/pump-wagon' } })
      .dice('block:miss', 'block:smash', 'block:tackle')
      .blocks('A', '1')
      .expectEvent({ type: 'blockRolled', dice: ['miss', 'smash', 'tackle'], modifiers: [] })
      .done();
    scenario('A 1 B', { at: [6, 6], who: { A: { block: 2 } } })
      .dice('block:miss', 'block:smash', 'block:tackle')
      .blocks('A', '1')
      .expectAsked('blockFace', 'home', { face: 'miss' }, { face: 'smash' }, { face: 'tackle' })
      .done();
  });
  test2024('Tough Enough against Blocking Play: between two cards cannot wins', () => {
    scenario('A 1', { inForce: ['blockingPlay'], cards: { hands: { away: ['toughEnough'] } } })
      .answers({ block: 'A' }, { target: '1' })
      .expectAsked('bonusPlay', 'away', 'pass', { play: 'toughEnough' })
      .dice('block:shove')
      .answers({ play: 'toughEnough' })
      .expectEvent({ type: 'blockRolled', dice: ['shove'] })
      .expectEvent({ type: 'blockResult', face: 'miss' })
      .done();
  });
  test2024('Overgrown Arena cannot help a Block that cannot be Assisted', () => {
    // (8,5) is next to the Trapdoor.
    scenario('A 1', { at: [7, 5], arena: 'overgrownArena', who: { A: 'snotling/pump-wagon' } })
      .dice('block:shove', 'block:shove', 'block:shove')
      .blocks('A', '1')
      .expectEvent({ type: 'blockRolled', modifiers: [] })
      .done();
  });
});
