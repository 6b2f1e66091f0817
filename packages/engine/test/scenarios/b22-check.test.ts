/** The 2022 edition: checks on a D8, and the modifier that breaks the limit. */
import { describe, expect, test } from 'vitest';
import { type Scenario, scenario2022 } from '../dsl.ts';

type Cards = 'throwingPlay' | 'pro';
/** A Throw of A to B, clear or obstructed by an Open Opponent, with the card played for it. */
const throwWith = (card: Cards, value: number, obstructed: boolean, ...dice: string[]): Scenario => {
  const s = scenario2022(obstructed ? 'A . 1 . B' : 'A . . . B', {
    moment: 'turnStart',
    options: { endgame: true },
    ball: 'A',
    who: { A: { throw: value } },
    cards: { deck: [], hands: { home: [card] } },
  })
    .dice(...dice)
    .starts();
  if (card === 'throwingPlay') return s.answers({ play: card }).throws('A', 'B');
  return s.answers('pass', { throw: 'A' }, 'pass', { target: 'B' }, { play: card });
};
const resultOf = (s: Scenario): string =>
  (s.game.events ?? []).flatMap(e => (e.type === 'threw' ? [e.result] : []))[0] as string;

/** 1 Knocks A down; `home` or `away` holds a card for the Armour Check and plays it. */
const felledWith = (card: string, seat: 'home' | 'away', armour: number, face: string, die: string): Scenario => {
  const s = scenario2022('A 1 . . .', {
    active: 'away',
    options: { endgame: true },
    who: { A: { armour } },
    ball: [{ square: [2, 2] }],
    cards: { deck: [], hands: { [seat]: [card] } },
  })
    .dice(`block:${face}`, die)
    .blocks('1', 'A');
  while (!s.isLegal({ play: card })) s.answers(s.isLegal('keep') ? 'keep' : 'pass');
  s.answers({ play: card });
  while (s.game.question.name === 'bonusPlay' || s.game.question.name === 'reroll')
    s.answers(s.isLegal('keep') ? 'keep' : 'pass');
  return s;
};

describe('B22-CHECK-01: a D8 for the D6; the value, the modifiers and the natural 1 stay', () => {
  test.each([
    ['throwingPlay', 4, false, 3, 'failed'],
    ['throwingPlay', 4, false, 4, 'completed'],
    ['throwingPlay', 4, false, 8, 'completed'],
    ['throwingPlay', 2, false, 1, 'fumbled'],
    ['throwingPlay', 4, true, 4, 'failed'],
    ['throwingPlay', 4, true, 5, 'completed'],
    ['throwingPlay', 4, true, 2, 'fumbled'],
    ['pro', 4, false, 3, 'failed'],
    ['pro', 4, false, 7, 'completed'],
    ['pro', 2, false, 1, 'fumbled'],
  ] as const)('%s, Throw %i+, obstructed %s, rolls %i: %s', (card, value, obstructed, die, result) => {
    const bounce = result === 'completed' ? [] : ['d8:6'];
    const s = throwWith(card, value, obstructed, `d8:${die}`, ...bounce);
    expect(resultOf(s)).toBe(result);
    s.done();
  });
  test.each([
    ['toughEnough', 4, 'smash', 3, false],
    ['toughEnough', 4, 'smash', 4, true],
    ['toughEnough', 4, 'kerrunch', 4, false],
    ['toughEnough', 4, 'kerrunch', 5, true],
    ['toughEnough', 2, 'smash', 1, false],
    ['pro', 4, 'smash', 3, false],
    ['pro', 4, 'smash', 4, true],
    ['pro', 2, 'smash', 1, false],
  ] as const)('%s, Armour %i+, %s, rolls %i: holds %s', (card, armour, face, die, holds) => {
    const s = felledWith(card, 'home', armour, face, `d8:${die}`);
    s.expectEvent({ type: 'checked', die, passed: holds })
      .expectStatus('A', holds ? 'prone' : 'reserves')
      .done();
  });
  test('the next check is made on a D6 again', () => {
    const s = felledWith('pro', 'home', 4, 'smash', 'd8:7').expectStatus('A', 'prone');
    s.answers('endTurn', { standUp: 'A' }, 'endTurn').dice('block:smash', 'd6:3').blocks('1', 'A');
    s.expectStatus('A', 'reserves').done();
  });
});

describe('B22-CHECK-02: a 6 or more on the D8', () => {
  test.each([
    ['throwingPlay', 6, 'completed'],
    ['throwingPlay', 7, 'completed'],
    ['throwingPlay', 8, 'completed'],
    ['throwingPlay', 5, 'failed'],
    ['pro', 6, 'completed'],
    ['pro', 5, 'failed'],
  ] as const)('%s: a natural %i for a Throw of 6+ with -1: %s', (card, die, result) => {
    const s = throwWith(card, 6, true, `d8:${die}`, ...(result === 'failed' ? ['d8:6'] : []));
    expect(resultOf(s)).toBe(result);
    s.done();
  });
  test.each([
    ['toughEnough', 6, true],
    ['toughEnough', 8, true],
    ['toughEnough', 5, false],
    ['pro', 6, true],
    ['pro', 5, false],
  ] as const)('%s: a natural %i for Armour 6+ after a Kerrunch!: holds %s', (card, die, holds) => {
    felledWith(card, 'home', 6, 'kerrunch', `d8:${die}`).expectEvent({ type: 'checked', passed: holds }).done();
  });
  test('Throwing Play holds for every Throw of the turn, and for no turn after it', () => {
    const s = throwWith('throwingPlay', 4, false, 'd8:7').expectBall('B');
    s.dice('d8:2', 'd8:6').throws('B', 'A').expectEvent({ type: 'threw', result: 'failed' });
    s.answers('endTurn', 'endTurn');
    s.expectAsked('action', 'home').done();
    expect(s.game.cardPlace(s.game.rules.cards.findIndex(card => card.play === 'throwingPlay'))).toBe(5);
  });
});

describe('B22-CHECK-03: Absolute Carnage', () => {
  test.each([
    ['smash', 2, 4, 2, true],
    ['smash', 2, 3, 1, false],
    ['kerrunch', 2, 5, 2, true],
    ['kerrunch', 2, 4, 1, false],
    ['smash', 2, 2, 1, false],
    ['kerrunch', 6, 6, 3, true],
    ['smash', 3, 5, 3, true],
    ['smash', 4, 5, 3, false],
  ] as const)('%s, Armour %i+, a %i counts as %i: holds %s', (face, armour, die, total, holds) => {
    felledWith('absoluteCarnage', 'away', armour, face, `d6:${die}`)
      .expectEvent({ type: 'checked', die, total, passed: holds })
      .expectStatus('A', holds ? 'prone' : 'reserves')
      .done();
  });
  test('only against an Opponent', () => {
    const s = scenario2022('A 1 . . .', {
      active: 'away',
      options: { endgame: true },
      cards: { deck: [], hands: { home: ['absoluteCarnage'] } },
    })
      .dice('block:smash', 'd6:4')
      .blocks('1', 'A');
    while (s.game.question.name === 'bonusPlay') s.expectIllegal({ play: 'absoluteCarnage' }).answers('pass');
    s.expectAsked('reroll', 'home', 'keep').answers('keep').expectStatus('A', 'prone').done();
  });
});
