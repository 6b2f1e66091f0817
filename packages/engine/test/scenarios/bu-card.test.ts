/** Challenge Cards: what lies open, what stays hidden, and how the Active spaces are refreshed. */
import { expect } from 'vitest';
import { CardPlace, SPACES } from '../../src/blitz/cells.ts';
import { createGame } from '../../src/blitz/compile.ts';
import { blitz2024 } from '../../src/blitz/editions/2024.ts';
import type { BlitzGame } from '../../src/blitz/game.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import { AWAY, HOME, type Seat } from '../../src/words.ts';
import { type Scenario, type Settings, scenario } from '../dsl.ts';
import { currentEdition, describe, test, test2024 } from '../editions.ts';

const nameOf = (g: BlitzGame, card: number): string | null => (card < 0 ? null : g.challengeOf(card).id);
const activeCards = (g: BlitzGame): (string | null)[] =>
  Array.from({ length: SPACES }, (_, space) => nameOf(g, g.space(space)));
/** Looks at the game as one coach sees it. */
const seenBy = <T>(s: Scenario, seat: Seat, look: (g: BlitzGame) => T): T => {
  const whole = s.game.save();
  s.game.load(s.game.view(seat));
  const seen = look(s.game);
  s.game.load(whole);
  return seen;
};
const THREE = ['getTheBall', 'spreadOut', 'showboat'];
/** A turn of home about to start; a ball lies on the pitch. */
const starting = (cards: NonNullable<Settings['cards']>, more: Settings = {}): Scenario =>
  scenario('A . *', { moment: 'turnStart', cards, ...more });

test('BU-CARD-01: both coaches see the three Active cards, and either can claim from them', () => {
  const cards = { active: THREE };
  const s = scenario('A . *', { cards });
  for (const seat of [HOME, AWAY]) expect(seenBy(s, seat, activeCards)).toEqual(THREE);
  s.runs('A', 'e e').expectAsked('claim', 'home', 'pass', { claim: 1 }, { claim: 2 }).done();
  scenario('. 1 *', { active: 'away', cards })
    .runs('1', 'e')
    .expectAsked('claim', 'away', 'pass', { claim: 1 }, { claim: 2 })
    .done();
});

describe('BU-CARD-02: the top of the deck', () => {
  test('both coaches see which card it is, and none of those below', () => {
    const views = (deck: string[]): number[][] =>
      [HOME, AWAY].map(seat => [...scenario('A . *', { cards: { active: THREE, deck } }).game.view(seat)]);
    const s = scenario('A . *', { cards: { active: THREE, deck: ['showNoFear', 'getTogether', 'getMoving'] } });
    for (const seat of [HOME, AWAY]) expect(seenBy(s, seat, g => nameOf(g, g.deckTop))).toBe('showNoFear');
    const given = views(['showNoFear', 'getTogether', 'getMoving']);
    expect(views(['showNoFear', 'getMoving', 'getTogether'])).toEqual(given);
    expect(views(['getTogether', 'showNoFear', 'getMoving'])[0]).not.toEqual(given[0]);
    expect(views(['getTogether', 'showNoFear', 'getMoving'])[1]).not.toEqual(given[1]);
  });
  test('the deal that turns it up has revealed something, so it cannot be taken back', () => {
    const s = starting({ active: THREE, deck: ['getMoving', 'showNoFear'] }).starts();
    expect(s.game.answer({ discardSpace: 2 })).toEqual({ dieFell: false, revealed: true });
    s.expectEvent({ type: 'deckTop', challenge: 'showNoFear' }).done();
  });
  test('it is not Active: fulfilling it gives no Claim Step', () => {
    scenario('A . *', { cards: { active: ['showboat'], deck: ['getTheBall'] } })
      .runs('A', 'e e')
      .expectBall('A')
      .expectAsked('action', 'home')
      .done();
  });
});

describe('BU-CARD-03: the back of a Challenge Card', () => {
  const backs = ['moveTheBall/dodge', 'moveTheBall/rawTalent'];
  const hiding: [string, (card: string) => { active: string[]; deck: string[] }][] = [
    ['in an Active space', card => ({ active: [card], deck: [] })],
    ['on top of the deck', card => ({ active: ['showboat'], deck: [card, 'spreadOut'] })],
  ];
  test.each(hiding)('is hidden from both coaches %s', (_, cardsWith) => {
    const [one, other] = backs.map(back => {
      // The other copy stays in the deck, so that the two positions differ in the backs alone.
      const { active, deck } = cardsWith(back);
      return scenario('A . *', { cards: { active, deck: [...deck, ...backs.filter(b => b !== back)] } }).game;
    }) as [BlitzGame, BlitzGame];
    expect([...one.save()]).not.toEqual([...other.save()]);
    for (const seat of [HOME, AWAY]) expect([...one.view(seat)]).toEqual([...other.view(seat)]);
  });
  test('is seen by the coach who takes the card, and by nobody else', () => {
    const [one, other] = backs.map(back =>
      scenario('A . . . .', { ball: 'A', cards: { active: [back, 'showboat'], deck: backs.filter(b => b !== back) } })
        .runs('A', 'e e e e')
        .answers({ claim: 1 }),
    ) as [Scenario, Scenario];
    one.expectHand('home', 'dodge');
    other.expectHand('home', 'rawTalent');
    expect([...one.game.view(HOME)]).not.toEqual([...other.game.view(HOME)]);
    expect([...one.game.view(AWAY)]).toEqual([...other.game.view(AWAY)]);
    const taken = expect.objectContaining({ type: 'bonusTaken' });
    expect(one.game.eventsFor(HOME)).toContainEqual(taken);
    expect(one.game.eventsFor(AWAY)).not.toContainEqual(taken);
    expect(one.game.eventsFor(AWAY)).toContainEqual(expect.objectContaining({ type: 'claimed' }));
  });
});

describe('BU-CARD-04: Refresh fills the free spaces from the top of the deck', () => {
  test('in ascending order, cards that lie there do not slide (BU-OQ-06)', () => {
    const s = starting({ active: [null, 'spreadOut', null], deck: ['getTheBall', 'showboat', 'getMoving'] }).starts();
    expect(activeCards(s.game)).toEqual(['getTheBall', 'spreadOut', 'showboat']);
    expect(nameOf(s.game, s.game.deckTop)).toBe('getMoving');
    s.expectAsked('action', 'home').done();
  });
  test('spaces stay free when the deck runs out (BU-OQ-05)', () => {
    const s = starting({ active: [null, 'spreadOut', null], deck: ['getTheBall'] }).starts();
    expect(activeCards(s.game)).toEqual(['getTheBall', 'spreadOut', null]);
    s.done();
  });
});

describe('BU-CARD-05: three untouched Active cards', () => {
  test('the active coach must discard one, which the top card replaces in its space', () => {
    const s = starting({ active: THREE, deck: ['getMoving', 'showNoFear'] })
      .starts()
      .expectAsked('discardChallenge', 'home', { discardSpace: 1 }, { discardSpace: 2 }, { discardSpace: 3 })
      .expectIllegal('pass')
      .answers({ discardSpace: 2 });
    expect(activeCards(s.game)).toEqual(['getTheBall', 'getMoving', 'showboat']);
    expect(nameOf(s.game, s.game.deckTop)).toBe('showNoFear');
    s.expectAsked('action', 'home').done();
  });
  test('nothing is discarded when the deck has no replacement (BU-OQ-05)', () => {
    const s = starting({ active: THREE, deck: [] }).starts().expectAsked('action', 'home');
    expect(activeCards(s.game)).toEqual(THREE);
    s.done();
  });
});

test('BU-CARD-06: no forced discard when a space had to be filled', () => {
  const s = starting({ active: ['getTheBall', null, 'showboat'], deck: ['getMoving', 'showNoFear'] })
    .starts()
    .expectAsked('action', 'home')
    .expectNotLogged('cardDiscarded');
  expect(activeCards(s.game)).toEqual(['getTheBall', 'getMoving', 'showboat']);
  expect(nameOf(s.game, s.game.deckTop)).toBe('showNoFear');
  s.done();
});

test.each(['home', 'away'] as const)('BU-CARD-07: no Refresh and no discard in the first turn of %s', active => {
  const turnsTaken = active === 'home' ? { home: 0, away: 0 } : { home: 1, away: 0 };
  const full = starting({ active: THREE, deck: ['getMoving'] }, { active, turnsTaken }).starts();
  full.expectAsked('action', active).expectNotLogged('cardDiscarded', 'cardDealt').done();
  const free = starting({ active: [null, 'spreadOut'], deck: ['getMoving'] }, { active, turnsTaken }).starts();
  expect(activeCards(free.game)).toEqual([null, 'spreadOut', null]);
  free.expectAsked('action', active).done();
});

test('BU-CARD-08: a claimed card is replaced in the Pre-Turn Sequence of the other coach, not before', () => {
  const s = scenario('A . *', { cards: { active: THREE, deck: ['getMoving', 'showNoFear'] } });
  s.runs('A', 'e e').answers({ claim: 1 }).expectAsked('action', 'home');
  expect(activeCards(s.game)).toEqual([null, 'spreadOut', 'showboat']);
  s.answers('endTurn').expectAsked('action', 'away');
  expect(activeCards(s.game)).toEqual(['getMoving', 'spreadOut', 'showboat']);
  s.done();
});

describe('BU-CARD-09: the discard space shows the Bonus Play side', () => {
  const backs = ['moveTheBall/dodge', 'moveTheBall/rawTalent'];
  const discarded = (g: BlitzGame): string[] =>
    currentEdition().deck.flatMap((card, i) => (g.cardPlace(i) === CardPlace.discard ? [card.play] : []));
  test.each(backs)('after a discard from an Active space both coaches know it was %s', back => {
    const s = starting({ active: [back, 'spreadOut', 'showboat'] })
      .starts()
      .answers({ discardSpace: 1 });
    for (const seat of [HOME, AWAY]) expect(seenBy(s, seat, discarded)).toEqual([back.split('/')[1]]);
    s.done();
  });
  test('a Bonus Play that was used goes there, open to both', () => {
    const s = scenario('A . *', { cards: { hands: { home: ['sprint'] } } });
    s.answers({ run: 'A' }, { play: 'sprint' }).expectHand('home');
    for (const seat of [HOME, AWAY]) expect(seenBy(s, seat, discarded)).toEqual(['sprint']);
    expect(s.game.eventsFor(AWAY)).toContainEqual(expect.objectContaining({ type: 'bonusPlayed', play: 'sprint' }));
    s.done();
  });
});

test('BU-CARD-10: coaches who do nothing at all finish after 26 turns', () => {
  const options = { pitch: 'stone' };
  const g = createGame(blitz2024, { home: 'dwarf', away: 'orc', options }, new SeededDice('nothing')).start();
  let cards = 23;
  while (!g.over) {
    if (g.question.name !== 'action') g.answer(g.legalAnswers()[0]);
    else {
      if (g.turn > 2) cards--; // each Pre-Turn Sequence moves one
      expect([g.turn, g.deckSize]).toEqual([g.turn, Math.max(0, cards)]);
      g.answer('endTurn');
    }
  }
  expect(g.turn).toBe(26);
  expect(g.ending).toBe('points');
});

/** The printed pairs, number by number. */
const PAIRS = `
  breakSomeBones rawTalent
  breakSomeBones stepAside
  freeUpTheBall blitz
  freeUpTheBall intervention
  getMoving aggressiveMark
  getMoving sprint
  getTheBall shadowing
  getTheBall stepAside
  getTogether reserves
  makeARiskyThrow accurateThrow
  moveTheBall dodge
  moveTheBall rawTalent
  playAsATeam aggressiveMark
  playAsATeam inspiration
  playAsATeam toughEnough
  showNoFear jumpUp
  showThemHow bladedKnuckleDusters
  showThemHow moxy
  showUsACompletion inspiration
  showUsACompletion nervesOfSteel
  showboat hailMaryPass
  spreadOut reserves
  takeThemDown blockingPlay
  takeThemDown divingTackle
  tieThemUp defensivePlay
  tieThemUp rawTalent`
  .trim()
  .split('\n')
  .map(line => line.trim());

test('BU-CARD-27: the deck is the 26 printed pairs of front and back', () => {
  expect(blitz2024.deck.map(card => `${card.challenge} ${card.play}`)).toEqual(PAIRS);
  expect(PAIRS).toHaveLength(26);
});
test('BU-CARD-27: a match is played with all 26, three of them Active and 23 in the deck', () => {
  const g = createGame(blitz2024, { home: 'dwarf', away: 'orc', options: { pitch: 'stone' } }, new SeededDice('deck'));
  g.start();
  const places = blitz2024.deck.map((_, card) => g.cardPlace(card));
  expect(places.filter(place => place === CardPlace.deck)).toHaveLength(23);
  expect(places.filter(place => place === CardPlace.space)).toHaveLength(3);
});
test('BU-CARD-11: claiming the same Challenge gives different Bonus Plays, copy by copy', () => {
  for (const play of ['dodge', 'rawTalent'])
    scenario('A . . . .', { ball: 'A', cards: { active: [`moveTheBall/${play}`] } })
      .runs('A', 'e e e e')
      .answers({ claim: 1 })
      .expectHand('home', play)
      .done();
});
test2024('BU-CARD-11: the three copies of Play As A Team! have three backs', () => {
  for (const play of ['aggressiveMark', 'inspiration', 'toughEnough'])
    scenario('A B c', {
      who: { A: { done: ['run'] }, B: { done: ['mark'] } },
      cards: { active: [`playAsATeam/${play}`] },
    })
      .answers({ standUp: 'C' }, { claim: 1 })
      .expectHand('home', play)
      .done();
});
