/** The 2022 edition: set-up from the toss to the first turn. */
import { describe, expect, test } from 'vitest';
import { createGame } from '../../src/blitz/compile.ts';
import { blitz2022 } from '../../src/blitz/editions/2022.ts';
import type { BlitzGame } from '../../src/blitz/game.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import { BadInput } from '../../src/words.ts';
import { match2022 } from '../dsl.ts';

const frontOf = (g: BlitzGame, card: number): string => g.challengeOf(card).id;
const activeCards = (g: BlitzGame): string[] => [0, 1, 2].map(space => frontOf(g, g.space(space)));

describe('B22-SETUP-01: the coaches settle who plays which team', () => {
  test('the toss winner is asked for the pitch and for nothing else', () => {
    match2022('skaven', 'wood-elf')
      .dice('coin:tails', 'shuffle')
      .starts()
      .expectAsked('pitch', 'away')
      .answers({ pitch: 'braziers' })
      .expectAsked('place', 'home')
      .expectNotLogged('teamsSwapped')
      .done();
  });
  test('boxed or additional, also the same team twice', () => {
    const teamsOf = (home: string, away: string): string[] =>
      createGame(blitz2022, { home, away }, new SeededDice('teams')).rules.teams.map(team => team.id);
    expect(teamsOf('human', 'skaven')).toEqual(['human', 'skaven']);
    expect(teamsOf('skaven', 'human')).toEqual(['skaven', 'human']);
    expect(teamsOf('snotling', 'snotling')).toEqual(['snotling', 'snotling']);
    const match = { home: 'human', away: 'skaven', options: { tossPicksTeam: true } };
    expect(() => createGame(blitz2022, match, new SeededDice('teams'))).toThrow(BadInput);
  });
});

describe('B22-SETUP-02: the 24 standard cards are shuffled, Bonus Play sides hidden', () => {
  const dealt = (shuffle: string): BlitzGame =>
    match2022('human', 'skaven', { pitch: 'braziers' }).dice('coin:heads', shuffle).starts().game;
  const order = (swap: (cards: number[]) => number[]): string =>
    `shuffle:${swap(Array.from({ length: 24 }, (_, i) => i + 1)).join(',')}`;
  test('every card once', () => {
    const g = dealt('shuffle');
    const cards = [0, 1, 2].map(space => g.space(space));
    for (let i = 0; i < g.deckSize; i++) cards.push(g.deckCard(i));
    expect(cards.sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, i) => i));
  });
  test('another order, other Active cards', () => {
    expect(activeCards(dealt('shuffle'))).not.toEqual(activeCards(dealt(order(cards => cards.reverse()))));
  });
  test('both coaches see the fronts of the Active cards and of the top card, no back', () => {
    const plain = dealt('shuffle');
    expect(frontOf(plain, plain.deckTop)).toBe('takeThemDown');
    // The last two cards of the list, Tie Them Up! both, are Active; they differ on the back alone.
    const swapped = dealt(order(([...cards]) => [...cards.slice(0, 22), 24, 23]));
    expect([...plain.save()]).not.toEqual([...swapped.save()]);
    for (const seat of [0, 1] as const) {
      expect([...plain.view(seat)]).toEqual([...swapped.view(seat)]);
      const seen = plain.save();
      plain.load(plain.view(seat));
      expect(activeCards(plain)).toEqual(['tieThemUp', 'tieThemUp', 'takeThemDown']);
      expect(frontOf(plain, plain.deckTop)).toBe('takeThemDown');
      plain.load(seen);
    }
  });
});

test.each([
  [false, 21],
  [true, 27],
])('B22-SETUP-03: spaces 1, 2, 3 from the top; with Endgame %s %i cards stay in the deck', (endgame, left) => {
  const shuffles = endgame ? ['shuffle', 'shuffle'] : ['shuffle'];
  const s = match2022('human', 'skaven', { pitch: 'braziers', endgame })
    .dice('coin:heads', ...shuffles)
    .starts();
  const spaces = (s.game.events ?? []).flatMap(e => (e.type === 'cardDealt' ? [`${e.space} ${e.challenge}`] : []));
  expect(spaces).toEqual(['1 tieThemUp', '2 tieThemUp', '3 takeThemDown']);
  expect([0, 1, 2].map(space => s.game.space(space))).toEqual([23, 22, 21]);
  expect(s.game.deckSize).toBe(left);
  s.done();
});

/** Where the ball of a match lies as the first turn begins. */
const firstBall = (pitch: string, coin: string, ...dice: string[]) => {
  const s = match2022('human', 'skaven', { pitch })
    .dice(`coin:${coin}`, 'shuffle', ...dice)
    .starts();
  return s
    .placesTeam()
    .placesTeam()
    .expectAsked('action', coin === 'heads' ? 'away' : 'home');
};

test('B22-SETUP-04: with one Trapdoor no die is rolled', () => {
  firstBall('braziers', 'heads').expectBall([8, 6]).expectNotLogged('ballBounced').done();
});
test('B22-SETUP-04: with two it is the toss winner who rolls, after both teams are set up', () => {
  const s = match2022('human', 'skaven', { pitch: 'green' }).dice('coin:tails', 'shuffle').starts();
  s.placesTeam().expectAsked('place', 'away').expectNotLogged('ballPlaced');
  s.dice('d6:2').placesTeam().expectBall([10, 6]).done();
});
test.each([1, 2, 3])('B22-SETUP-05: a %i is the Trapdoor nearer to the End Zone of the toss winner', die => {
  firstBall('green', 'heads', `d6:${die}`).expectBall([6, 6]).done();
  firstBall('green', 'tails', `d6:${die}`).expectBall([10, 6]).done();
});
test.each([4, 5, 6])('B22-SETUP-06: a %i is the Trapdoor nearer to the End Zone of the other coach', die => {
  firstBall('green', 'heads', `d6:${die}`).expectBall([10, 6]).done();
  firstBall('green', 'tails', `d6:${die}`).expectBall([6, 6]).done();
});
test.each([
  ['timber', 'heads', 1, [8, 3]],
  ['timber', 'heads', 6, [8, 9]],
  ['timber', 'tails', 3, [8, 9]],
  ['timber', 'tails', 4, [8, 3]],
  ['twin-walls', 'heads', 2, [8, 2]],
  ['zigzag', 'heads', 3, [7, 5]],
  ['zigzag', 'tails', 3, [9, 7]],
] as const)('B22-SETUP-05, B22-SETUP-06: on %s, %s, with a %i (B22-OQ-01)', (pitch, coin, die, where) => {
  // Equally far from the End Zones, 1 to 3 is the Trapdoor to the left of the toss winner.
  firstBall(pitch, coin, `d6:${die}`).expectBall(where).done();
});

test.each([
  ['human', 6],
  ['goblin', 7],
  ['ogre', 8],
  ['snotling', 10],
])('B22-SETUP-07: the %s coach sets up %i Players', (team, size) => {
  const s = match2022(team, 'skaven', { pitch: 'braziers' }).dice('coin:heads', 'shuffle').starts();
  s.placesTeam().placesTeam();
  expect(s.game.playersOf(0).filter(p => s.game.onPitch(p))).toHaveLength(size);
  expect(s.game.playersOf(1).filter(p => s.game.onPitch(p))).toHaveLength(6);
});

test('B22-SETUP-08: the whole deck of 30 lies there before the Active cards are dealt', () => {
  const s = match2022('human', 'skaven', { pitch: 'braziers', endgame: true });
  s.dice('coin:heads', 'shuffle', 'shuffle').starts();
  const { game } = s;
  // Six endgame cards at the bottom already, and all three Active ones from the standard set.
  const inDeck = Array.from({ length: game.deckSize }, (_, i) => game.deckCard(i));
  expect(inDeck.map(card => card >= 24)).toEqual([...Array(6).fill(true), ...Array(21).fill(false)]);
  expect([0, 1, 2].every(space => game.space(space) < 24)).toBe(true);
  s.done();
});

test('B22-SETUP-X1: the toss winner owns column 1 and rolls a 3: the ball is at (6,6) and does not Bounce', () => {
  firstBall('green', 'heads', 'd6:3').expectBall([6, 6]).expectNotLogged('ballBounced').done();
});
test('B22-SETUP-X2: the toss winner owns column 1 and rolls a 4: the ball is at (10,6)', () => {
  firstBall('green', 'heads', 'd6:4').expectBall([10, 6]).done();
});
test('B22-SETUP-X3: the toss winner owns column 15 and rolls a 1: the ball is at (10,6)', () => {
  firstBall('green', 'tails', 'd6:1').expectBall([10, 6]).done();
});
