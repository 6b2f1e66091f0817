/** Random Event Cards: how they come into the deck, when they are drawn, and what each one does. */
import { expect } from 'vitest';
import { CardPlace, DECK, EVENT_BASE, SPACES } from '../../src/blitz/cells.ts';
import { createGame } from '../../src/blitz/compile.ts';
import { blitz2024 } from '../../src/blitz/editions/2024.ts';
import type { BlitzGame } from '../../src/blitz/game.ts';
import { ScriptedDice } from '../../src/dice/scripted.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import { AWAY, BadInput, HOME } from '../../src/words.ts';
import { legalOf, type Scenario, type Settings, scenario } from '../dsl.ts';
import { describe, test } from '../editions.ts';

const activeCards = (g: BlitzGame): (string | null)[] =>
  Array.from({ length: SPACES }, (_, space) => (g.space(space) < 0 ? null : g.challengeOf(g.space(space)).id));
/** The deck from its top. */
const deckOf = (g: BlitzGame): string[] =>
  Array.from(g.cells.subarray(DECK, DECK + g.deckSize), card =>
    card < EVENT_BASE ? g.challengeOf(card).id : (g.rules.eventCards[card - EVENT_BASE]?.id as string),
  ).reverse();
const discarded = (g: BlitzGame): string[] =>
  blitz2024.deck.flatMap((card, i) => (g.cardPlace(i) === CardPlace.discard ? [card.challenge] : []));
const eventsDrawn = ({ game }: Scenario): string[] =>
  (game.events ?? []).flatMap(event => (event.type === 'eventDrawn' ? [event.event] : []));

const DECK_BELOW = ['spreadOut', 'getMoving', 'moveTheBall', 'tieThemUp'];
/** Home's turn is about to start; the one card it deals uncovers the event. `starts` runs into it. */
const uncovering = (event: string, drawing: string, settings: Settings = {}): Scenario =>
  scenario(drawing, {
    moment: 'turnStart',
    cards: { active: [null, 'showNoFear', 'getTogether'], deck: ['takeThemDown', event, ...DECK_BELOW] },
    ...settings,
    options: { events: true, ...settings.options },
  });

describe('the deck with Random Events', () => {
  const IN_ORDER = Array.from({ length: 23 }, (_, i) => i + 1);
  const EVENTS = [24, 25, 26, 27, 28, 29];
  const eventsFirst = `shuffle:${[...EVENTS, ...IN_ORDER].join(',')}`;
  const dealt = (...shuffles: string[]): BlitzGame => {
    const dice = new ScriptedDice(['coin:heads', 'shuffle', ...shuffles]);
    const options = { pitch: 'stone', events: true };
    const g = createGame(blitz2024, { home: 'dwarf', away: 'orc', options }, dice).start();
    dice.assertUsedUp();
    return g;
  };
  const eventIds = (g: BlitzGame): string[] => deckOf(g).filter(id => blitz2024.events.some(e => e.id === id));

  test('BU-EVENT-01: after the three Active cards six of the twelve are taken, the other six are out', () => {
    const g = dealt('shuffle', eventsFirst);
    expect(activeCards(g)).not.toContain(null);
    // The twelve as they lie: the last six are out.
    expect(eventIds(g).sort()).toEqual(
      ['bananaSkins', 'crumblingPitch', 'emptyTheBench', 'generousCoaches', 'getTheRef', 'impatientCoaches'].sort(),
    );
    const turned = dealt('shuffle:12,11,10,9,8,7,6,5,4,3,2,1', eventsFirst);
    expect(eventIds(turned).sort()).toEqual(
      ['trapdoorMonster', 'reset', 'pitchInvasion', 'multiBall', 'multiBall', 'impatientCoaches'].sort(),
    );
  });
  test('BU-EVENT-01: which six they are is unseen', () => {
    const one = dealt('shuffle', eventsFirst);
    const other = dealt('shuffle:12,11,10,9,8,7,6,5,4,3,2,1', eventsFirst);
    for (const seat of [HOME, AWAY]) expect([...one.view(seat)]).toEqual([...other.view(seat)]);
  });
  test('BU-EVENT-01: the twelve cards', () => {
    expect(Object.fromEntries(blitz2024.events.map(event => [event.id, event.copies]))).toEqual({
      bananaSkins: 1,
      crumblingPitch: 1,
      emptyTheBench: 1,
      generousCoaches: 1,
      getTheRef: 1,
      impatientCoaches: 2,
      multiBall: 2,
      pitchInvasion: 1,
      reset: 1,
      trapdoorMonster: 1,
    });
  });
  test('BU-EVENT-02: they are shuffled into the 23 cards of the deck, 29 in all', () => {
    const mixed = `shuffle:${[1, 24, 2, 25, 3, 26, 4, 27, 5, 28, 6, 29, ...IN_ORDER.slice(6)].join(',')}`;
    const g = dealt('shuffle', mixed);
    expect(g.deckSize).toBe(29);
    const isEvent = deckOf(g)
      .reverse()
      .map(id => blitz2024.events.some(event => event.id === id));
    expect(isEvent.slice(0, 13).map(Number)).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0]);
    const plain = createGame(
      blitz2024,
      { home: 'dwarf', away: 'orc', options: { pitch: 'stone' } },
      new SeededDice('x'),
    );
    expect(plain.start().deckSize).toBe(23);
  });
  test('BU-EVENT-03: with an event on top the deck is shuffled again until there is none', () => {
    const g = dealt('shuffle', 'shuffle', 'shuffle', eventsFirst);
    expect(g.topIsEvent).toBe(false);
    expect(g.deckSize).toBe(29);
  });
});

describe('BU-EVENT-04: an event uncovered by a deal is drawn and applied at once by the active coach', () => {
  test('after a free space was filled', () => {
    const s = uncovering('bananaSkins', 'A . 1 *').starts();
    s.expectLog('turnStarted', 'cardDealt', 'eventDrawn').expectAsked('bananaSkins', 'home', { player: '1' });
    expect(activeCards(s.game)).toEqual(['takeThemDown', 'showNoFear', 'getTogether']);
    s.done();
  });
  test('after the replacement of a forced discard, for the coach whose turn it is (BU-OQ-44)', () => {
    const s = uncovering('bananaSkins', 'A . 1 *', {
      active: 'away',
      cards: {
        active: ['showboat', 'showNoFear', 'getTogether'],
        deck: ['takeThemDown', 'bananaSkins', ...DECK_BELOW],
      },
    }).starts();
    s.expectNotLogged('eventDrawn')
      .answers({ discardSpace: 3 })
      .expectAsked('bananaSkins', 'away', { player: 'A' })
      .done();
  });
  test('not before the card above it is dealt', () => {
    const s = uncovering('bananaSkins', 'A . 1 *', {
      cards: {
        active: [null, 'showNoFear', 'getTogether'],
        deck: ['takeThemDown', 'spreadOut', 'bananaSkins', 'showboat'],
      },
    }).starts();
    s.expectAsked('action', 'home').expectNotLogged('eventDrawn').done();
  });
});

test('BU-EVENT-05: events that follow one another are all drawn and applied', () => {
  const s = uncovering('crumblingPitch', 'A . 1 *', {
    cards: {
      active: [null, 'showNoFear', 'getTogether'],
      deck: ['takeThemDown', 'crumblingPitch', 'bananaSkins', 'generousCoaches', 'spreadOut'],
    },
  }).starts();
  s.expectAsked('bananaSkins', 'home').answers({ player: '1' }, { player: 'A' });
  expect(eventsDrawn(s)).toEqual(['crumblingPitch', 'bananaSkins', 'generousCoaches']);
  expect(deckOf(s.game)).toEqual(['spreadOut']);
  s.expectAsked('action', 'home').done();
});

test('BU-EVENT-06: an event between two deals of one Refresh comes before the second', () => {
  const s = uncovering('bananaSkins', 'A . 1 *', {
    cards: { active: [null, null, 'getTogether'], deck: ['takeThemDown', 'bananaSkins', 'spreadOut', 'showboat'] },
  }).starts();
  s.expectAsked('bananaSkins', 'home');
  expect(activeCards(s.game)).toEqual(['takeThemDown', null, 'getTogether']);
  s.answers({ player: '1' }, { player: 'A' }).expectAsked('action', 'home');
  expect(activeCards(s.game)).toEqual(['takeThemDown', 'spreadOut', 'getTogether']);
  s.done();
});

describe('BU-EVENT-07: what becomes of a drawn event', () => {
  test('most are over once they are resolved', () => {
    const s = uncovering('bananaSkins', 'A . 1 *').starts().answers({ player: '1' }, { player: 'A' });
    expect(deckOf(s.game)).toEqual(DECK_BELOW);
    s.answers('endTurn', { discardSpace: 1 }).expectAsked('action', 'away');
    expect(eventsDrawn(s)).toEqual(['bananaSkins']);
    s.done();
  });
  test('Generous Coaches stays in force, for both coaches, in later turns', () => {
    const s = uncovering('generousCoaches', 'A . .\n. . *\n1 . .').starts();
    s.answers('endTurn', { discardSpace: 1 }).runs('1', '').expectAsked('claim', 'away', 'pass', { claim: 1 });
    s.answers({ claim: 1 })
      .expectScore(0, 1 + 1)
      .done(); // Spread Out!
  });
});

test('BU-EVENT-08: an event is never Active, never claimed, never in a hand', () => {
  const s = uncovering('generousCoaches', 'A 1 *').starts();
  expect(activeCards(s.game)).toEqual(['takeThemDown', 'showNoFear', 'getTogether']);
  s.dice('block:smash', 'd6:4').blocks('A', '1').expectAsked('claim', 'home', 'pass', { claim: 1 });
  s.answers({ claim: 1 }).expectHand('home', 'blockingPlay').expectHand('away').done();
});

describe('BU-EVENT-09: events do not count for the end of the match', () => {
  test('the last Challenge Card starts the final round though events lie below it; they are resolved with it', () => {
    const s = uncovering('crumblingPitch', 'A . 1 *', {
      cards: {
        active: [null, 'showNoFear', 'getTogether'],
        deck: ['takeThemDown', 'crumblingPitch', 'generousCoaches'],
      },
    }).starts();
    s.expectLog('cardDealt', 'lastCardDealt', 'eventDrawn', 'eventDrawn');
    expect([s.game.finalTurns, s.game.deckSize]).toEqual([2, 0]);
    s.done();
  });
  test('with a Challenge Card left below the events there is no final round', () => {
    const s = uncovering('crumblingPitch', 'A . 1 *', {
      cards: { active: [null, 'showNoFear', 'getTogether'], deck: ['takeThemDown', 'crumblingPitch', 'spreadOut'] },
    }).starts();
    s.expectNotLogged('lastCardDealt');
    expect(s.game.finalTurns).toBe(0);
  });
});

describe('BU-EVENT-10: between deals the top card is never an event', () => {
  test('a position with one on top is refused', () => {
    expect(() =>
      scenario('A . .', { options: { events: true }, cards: { deck: ['bananaSkins', 'showboat'] } }),
    ).toThrow(BadInput);
  });
  test.each([1, 2, 3, 4, 5])('at every Action of match %i', seed => {
    const options = { pitch: 'timber', events: true };
    const g = createGame(blitz2024, { home: 'dwarf', away: 'orc', options }, new SeededDice(`events ${seed}`)).start();
    let looked = 0;
    while (!g.over) {
      if (g.question.name === 'action') {
        expect(g.topIsEvent).toBe(false);
        looked++;
        g.answer('endTurn');
      } else g.answer(g.legalAnswers()[0]);
    }
    expect(looked).toBeGreaterThan(8);
    expect(g.deckSize).toBe(0);
  });
});

describe('BU-EVENT-11: Banana Skins', () => {
  test('each coach, the active one first, picks an Open Opponent, who goes Prone without an Armour Check', () => {
    uncovering('bananaSkins', 'A B . . 1\n2 . . . .\n. . . . *')
      .starts()
      .expectAsked('bananaSkins', 'home', { player: '1' })
      .answers({ player: '1' })
      .expectStatus('1', 'prone')
      .expectStatus('2', 'marked')
      .expectAsked('action', 'home')
      .expectNotLogged('checked', 'injured')
      .done();
  });
  test('both coaches, and a held ball Bounces; it is no knock-down', () => {
    uncovering('bananaSkins', 'A . . . 1\nB . . . 2\n. . . . 3', { ball: 'A', who: { 3: { state: 'prone' } } })
      .starts()
      .expectAsked('bananaSkins', 'home', { player: '1' }, { player: '2' })
      .dice('d8:2')
      .answers({ player: '2' })
      .expectAsked('bananaSkins', 'away', { player: 'A' }, { player: 'B' })
      .answers({ player: 'A' })
      .expectBall([6, 3])
      .expectEvent({ type: 'wentProne', knockedDown: false })
      .expectStatus('B', 'open')
      .expectAsked('action', 'home')
      .done();
  });
  test('nobody slips where nobody is Open', () => {
    uncovering('bananaSkins', 'A 1 .\n. . *')
      .starts()
      .expectAsked('action', 'home')
      .expectNotLogged('wentProne')
      .done();
  });
});

describe('BU-EVENT-12: Crumbling Astrogranite Pitch', () => {
  const blocked = (face: string, die: number, inForce: Settings['inForce'] = ['crumblingPitch']): Scenario =>
    scenario('A 1 .', { inForce }).dice(`block:${face}`, `d6:${die}`).blocks('A', '1');
  test('-1 on Armour Checks caused by a Block', () => {
    blocked('smash', 4).expectStatus('1', 'reserves').done();
    blocked('smash', 5).expectStatus('1', 'prone').done();
    blocked('smash', 4, []).expectStatus('1', 'prone').done();
  });
  test('with Kerrunch! the total stays -1, and a natural 6 passes', () => {
    blocked('kerrunch', 5).expectStatus('1', 'prone').done();
    blocked('kerrunch', 4).expectStatus('1', 'reserves').done();
    scenario('A 1 .', { inForce: ['crumblingPitch'], who: { 1: { armour: 6 } } })
      .dice('block:kerrunch', 'd6:6')
      .blocks('A', '1')
      .expectStatus('1', 'prone')
      .done();
  });
  test('not on a check that a Throw Team-mate causes', () => {
    scenario('A B . 1', {
      inForce: ['crumblingPitch'],
      options: { throwTeammate: true },
      who: { A: 'ogre/ogre', B: 'ogre/gnoblar' },
    })
      .dice('d6:4', 'd6:4')
      .answers({ throwTeammate: 'A' }, { player: 'B' }, { to: [9, 4] })
      .expectStatus('1', 'prone')
      .done();
  });
  test('drawn, it is in force for the rest of the match', () => {
    uncovering('crumblingPitch', 'A 1 *')
      .starts()
      .answers('endTurn', { discardSpace: 1 })
      .dice('block:smash', 'd6:4')
      .blocks('1', 'A')
      .expectStatus('A', 'reserves')
      .done();
  });
});

describe('BU-EVENT-13: Empty The Bench', () => {
  test('every Reserves Player of both teams may make a free Reserves Action, the active coach first', () => {
    const s = uncovering('emptyTheBench', 'A . 1 *', { reserves: { R: {}, S: {}, 7: {}, 8: {} } }).starts();
    s.expectAsked('bench', 'home', 'pass', { player: 'R' }, { player: 'S' })
      .answers({ player: 'S' }, { to: [1, 3] })
      .expectAsked('bench', 'home', 'pass', { player: 'R' })
      .answers('pass')
      .expectAsked('bench', 'away', 'pass', { player: '7' }, { player: '8' })
      .answers({ player: '7' }, { to: [15, 3] }, { player: '8' }, { to: [15, 4] })
      .expectStatus('R', 'reserves')
      .expectSquare('S', [1, 3])
      .expectSquare('7', [15, 3])
      .expectAsked('action', 'home');
    // Free Actions: all three are left, and S has made its Reserves Action for this turn.
    expect(s.game.actionsLeft).toBe(3);
    expect(s.game.hasDone(s.id('S'), 6)).toBe(true);
    expect(legalOf(s, 'reserves')).toEqual(['R']);
    s.done();
  });
  test('those of the active coach have a Touchdown test and a Claim Step (BU-OQ-20, BU-OQ-44)', () => {
    const s = uncovering('emptyTheBench', '. . B', {
      at: [13, 6],
      ball: 'B',
      reserves: { R: {}, 7: {} },
      cards: { active: [null, 'showboat', 'getTogether'], deck: ['takeThemDown', 'emptyTheBench', ...DECK_BELOW] },
    }).starts();
    s.answers({ player: 'R' }, { to: [1, 3] })
      .expectScore(4, 0)
      .expectAsked('claim', 'home', 'pass', { claim: 2 });
    // The scorer is in Reserves now and may come back as well.
    s.answers({ claim: 2 }).expectScore(5, 0).expectAsked('bench', 'home', 'pass', { player: 'B' }).answers('pass');
    s.dice('d8:2').answers('pass');
    // The space freed by the claim is filled by the same Refresh.
    expect(activeCards(s.game)).toEqual(['takeThemDown', 'spreadOut', 'getTogether']);
    s.expectAsked('action', 'home').done();
  });
  test('those of the other coach have neither', () => {
    uncovering('emptyTheBench', '2 . .', {
      at: [1, 6],
      ball: '2',
      reserves: { 7: {} },
      cards: { active: [null, 'showboat', 'getTogether'], deck: ['takeThemDown', 'emptyTheBench', ...DECK_BELOW] },
    })
      .starts()
      .answers({ player: '7' }, { to: [15, 3] })
      .expectScore(0, 0)
      .expectAsked('action', 'home')
      .done();
  });
});

describe('BU-EVENT-14: Generous Coaches', () => {
  const inForce = ['generousCoaches'] as const;
  test('each claimed card scores 1 point more', () => {
    scenario('A 1 .', { inForce, cards: { active: ['breakSomeBones'] } })
      .dice('block:smash', 'd6:1')
      .blocks('A', '1')
      .answers({ claim: 1 })
      .expectScore(3 + 1, 0)
      .done();
  });
  test('each Touchdown scores 1 point more', () => {
    scenario('. A .', { at: [13, 5], inForce, ball: 'A' })
      .runs('A', 'e')
      .expectScore(4 + 1, 0)
      .done();
  });
  test('the points of a Clean Sweep do not grow', () => {
    scenario('A . *', { inForce, claimedThisTurn: 2, cards: { active: ['getTheBall'] } })
      .runs('A', 'e e')
      .answers({ claim: 1 })
      .expectScore(1 + 1 + 2, 0)
      .done();
  });
});

describe('BU-EVENT-15: Get The Ref!', () => {
  const foul = (face: string, refGone: boolean): Scenario =>
    scenario('A 1 .', {
      options: { fouls: true },
      who: { 1: { state: 'prone' } },
      inForce: refGone ? ['getTheRef'] : [],
    })
      .dice(`block:${face}`)
      .answers({ foul: 'A' }, { target: '1' });
  test.each([
    // face, with the referee: fouler, target; without: fouler, may it go on, target
    ['miss', 'reserves', 'prone', 'open', false, 'prone'],
    ['shove', 'open', 'prone', 'open', false, 'prone'],
    ['tackle', 'reserves', 'reserves', 'open', true, 'reserves'],
    ['smash', 'open', 'reserves', 'open', true, 'reserves'],
    ['kerrunch', 'open', 'reserves', 'open', true, 'reserves'],
  ] as const)('%s', (face, fouler, target, foulerWithout, goesOn, targetWithout) => {
    foul(face, false).expectStatus('A', fouler).expectStatus('1', target).done();
    const s = foul(face, true).expectStatus('A', foulerWithout).expectStatus('1', targetWithout);
    expect(s.isLegal({ run: 'A' })).toBe(goesOn);
    s.done();
  });
  test('drawn in a match without Fouls it has no effect', () => {
    const s = uncovering('getTheRef', 'A . 1 *').starts().expectAsked('action', 'home');
    expect(legalOf(s, 'foul')).toEqual([]);
    s.done();
  });
  test('drawn in a match with Fouls it is in force from then on', () => {
    uncovering('getTheRef', 'A 1 *', { options: { fouls: true }, who: { 1: { state: 'prone' } } })
      .starts()
      .dice('block:miss')
      .answers({ foul: 'A' }, { target: '1' })
      .expectStatus('A', 'open')
      .done();
  });
});

describe('BU-EVENT-16: Impatient Coaches', () => {
  test('all Active cards are discarded and three new ones dealt; the Refresh has nothing left to fill', () => {
    const s = uncovering('impatientCoaches', 'A . *', {
      cards: {
        active: [null, null, 'breakSomeBones/rawTalent'],
        deck: ['takeThemDown', 'impatientCoaches', 'spreadOut', 'getMoving', 'moveTheBall', 'tieThemUp'],
      },
    }).starts();
    expect(activeCards(s.game)).toEqual(['spreadOut', 'getMoving', 'moveTheBall']);
    expect(discarded(s.game).sort()).toEqual(['breakSomeBones', 'takeThemDown']);
    expect(deckOf(s.game)).toEqual(['tieThemUp']);
    s.expectAsked('action', 'home').expectNotLogged('lastCardDealt').done();
  });
  test('it deals as many as there are, and the last of them starts the final round (BU-WIN-04)', () => {
    const s = uncovering('impatientCoaches', 'A . *', {
      cards: { active: [null, 'showNoFear', 'getTogether'], deck: ['takeThemDown', 'impatientCoaches', 'spreadOut'] },
    }).starts();
    expect(activeCards(s.game)).toEqual(['spreadOut', null, null]);
    s.expectLog('eventDrawn', 'cardDealt', 'lastCardDealt');
    expect(s.game.finalTurns).toBe(2);
  });
  test('an event uncovered by its deals is resolved in between (BU-EVENT-04)', () => {
    const s = uncovering('impatientCoaches', 'A . 1 *', {
      cards: {
        active: [null, 'showNoFear', 'getTogether'],
        deck: ['takeThemDown', 'impatientCoaches', 'spreadOut', 'bananaSkins', 'getMoving', 'moveTheBall', 'tieThemUp'],
      },
    }).starts();
    s.expectAsked('bananaSkins', 'home');
    expect(activeCards(s.game)).toEqual(['spreadOut', null, null]);
    s.answers({ player: '1' }, { player: 'A' });
    expect(activeCards(s.game)).toEqual(['spreadOut', 'getMoving', 'moveTheBall']);
  });
  test('an event right below it comes before its first deal (BU-EVENT-05)', () => {
    const s = uncovering('impatientCoaches', 'A . 1 *', {
      cards: {
        active: [null, 'showNoFear', 'getTogether'],
        deck: ['takeThemDown', 'impatientCoaches', 'bananaSkins', 'spreadOut', 'getMoving', 'moveTheBall', 'tieThemUp'],
      },
    }).starts();
    s.expectAsked('bananaSkins', 'home');
    expect(activeCards(s.game)).toEqual([null, null, null]);
    s.answers({ player: '1' }, { player: 'A' }).expectAsked('action', 'home');
    expect(activeCards(s.game)).toEqual(['spreadOut', 'getMoving', 'moveTheBall']);
    expect(deckOf(s.game)).toEqual(['tieThemUp']);
  });
  test('the second copy one card below the first clears the table again', () => {
    const s = uncovering('impatientCoaches', 'A . *', {
      cards: {
        active: [null, 'showNoFear', 'getTogether'],
        deck: [
          'takeThemDown',
          'impatientCoaches',
          'spreadOut',
          'impatientCoaches',
          'getMoving',
          'moveTheBall',
          'tieThemUp',
          'showboat',
        ],
      },
    }).starts();
    expect(activeCards(s.game)).toEqual(['getMoving', 'moveTheBall', 'tieThemUp']);
    expect(deckOf(s.game)).toEqual(['showboat']);
  });
});

describe('BU-EVENT-17: Multi-Ball', () => {
  test('one new ball while a ball is in play', () => {
    uncovering('multiBall', 'A . *')
      .dice('d8:4')
      .starts()
      .expectBall([8, 4], 0)
      .expectBall([9, 6], 1)
      .expectAsked('action', 'home')
      .done();
  });
  test('two, one after the other, while there is none; then the No Ball step adds none', () => {
    uncovering('multiBall', 'A . .').dice('d8:4', 'd8:8').starts().expectBall([9, 6], 0).expectBall([7, 6], 1).done();
  });
  test('the second may find somebody on the Trapdoor as any new ball does', () => {
    uncovering('multiBall', 'A', { at: [8, 9], pitch: 'timber', reserves: { B: {} } })
      .dice('pick:1', 'd8:2', 'pick:2', 'd8:2')
      .starts()
      .expectBall([8, 2], 0)
      .expectBall([8, 8], 1)
      .expectStatus('A', 'reserves')
      .done();
  });
});

describe('BU-EVENT-18: Pitch Invasion', () => {
  test('a Block Die for every Player on the pitch, Open, Marked or Prone: Kerrunch! Injures', () => {
    const s = uncovering('pitchInvasion', 'A 1 .\nb . 2\n. * .', {
      who: { 2: { state: 'prone' } },
      reserves: { R: {}, 7: {} },
    })
      // The active coach rolls for the other team first.
      .dice('block:smash', 'block:kerrunch', 'block:kerrunch', 'block:tackle')
      .starts()
      .expectStatus('1', 'open')
      .expectStatus('2', 'reserves')
      .expectStatus('A', 'reserves')
      .expectStatus('B', 'prone')
      .expectNotLogged('checked');
    const rolled = (s.game.events ?? []).flatMap(e =>
      e.type === 'invasionRolled' ? [s.game.playerName(e.player)] : [],
    );
    expect(rolled).toEqual(['1', '2', 'A', 'B']);
  });
  test('a ball held by an Injured Player Bounces', () => {
    uncovering('pitchInvasion', 'A . .', { ball: 'A' })
      .dice('block:kerrunch', 'd8:4')
      .starts()
      .expectStatus('A', 'reserves')
      .expectBall([7, 4])
      .done();
  });
  test('all who are hit have left before a ball Bounces, whatever their numbers (BU-OQ-13)', () => {
    for (const holder of ['1', '2'])
      uncovering('pitchInvasion', '1 2 .', { ball: holder })
        .dice('block:kerrunch', 'block:kerrunch', holder === '1' ? 'd8:4' : 'd8:8')
        .starts()
        .expectNotLogged('ballTaken')
        .expectBall(holder === '1' ? [7, 4] : [6, 4])
        .done();
  });
});

describe('BU-EVENT-19: Reset', () => {
  test('both teams are set up anew from pitch and Dugout, the active coach first; the turn goes on', () => {
    const s = uncovering('reset', 'A b . 1', {
      reserves: { R: {}, 7: {} },
      ball: '1',
      score: { home: 5, away: 3 },
    })
      .dice('d8:4')
      .starts();
    // All have left before the held ball Bounces.
    s.expectBall([10, 4]).expectStatus('A', 'reserves').expectStatus('1', 'reserves').expectAsked('place', 'home');
    expect(legalOf(s, 'to')).toHaveLength(11);
    s.answers({ to: [1, 1] })
      .expectIllegal({ to: [1, 1] }, { to: [2, 1] }, { to: [15, 1] })
      .answers({ to: [1, 2] }, { to: [1, 3] });
    s.expectAsked('place', 'away').answers({ to: [15, 1] }, { to: [15, 2] });
    s.expectSquare('A', [1, 1]).expectStatus('B', 'open').expectSquare('R', [1, 3]).expectSquare('7', [15, 2]);
    s.expectScore(5, 3).expectAsked('action', 'home').expectBall([10, 4]);
    expect(s.game.actionsLeft).toBe(3);
    s.done();
  });
  test('hands and cards stay as they are', () => {
    const s = uncovering('reset', 'A . *', {
      cards: {
        active: [null, 'showNoFear', 'getTogether'],
        deck: ['takeThemDown', 'reset', ...DECK_BELOW],
        hands: { away: ['sprint'] },
      },
    })
      .starts()
      .answers({ to: [1, 1] })
      .expectHand('away', 'sprint');
    expect(activeCards(s.game)).toEqual(['takeThemDown', 'showNoFear', 'getTogether']);
    expect(deckOf(s.game)).toEqual(DECK_BELOW);
  });
  test('a loose ball stays where it is; a Player set up on a ball makes it Bounce', () => {
    uncovering('reset', '* . A', { at: [1, 4] })
      .dice('d8:4')
      .starts()
      .expectBall([1, 4])
      .answers({ to: [1, 4] })
      .expectBall([2, 4])
      .done();
  });
});

describe('BU-EVENT-20: Trapdoor Monster', () => {
  test('Injures who is on the Trapdoor; standing Players next to it go Prone without an Armour Check', () => {
    const s = uncovering('trapdoorMonster', 'A 1 . .\n. B 2 .\n. . . C\n* . . .', { at: [7, 5] })
      .starts()
      .expectStatus('B', 'reserves')
      .expectPitch(
        `
        a 1 . .
        . . 2 .
        . . . C
        * . . .`,
      );
    // Opponents are drawn by their digits, so their posture is asked for.
    s.expectStatus('1', 'prone').expectStatus('2', 'prone').expectStatus('C', 'open');
    s.expectNotLogged('checked', 'ballPlaced').expectAsked('action', 'home').done();
  });
  test('balls they held Bounce', () => {
    uncovering('trapdoorMonster', '. . .\n. A .\n. . 1', { at: [7, 5], ball: ['A', '1'] })
      .dice('d8:2', 'd8:4')
      .starts()
      .expectStatus('A', 'reserves')
      .expectBall([8, 5], 0)
      .expectStatus('1', 'prone')
      .expectBall([10, 7], 1)
      .done();
  });
  test('of two Trapdoors a random one; the other is quiet', () => {
    uncovering('trapdoorMonster', '. A .\n. B *', { at: [7, 9], pitch: 'timber' })
      .dice('pick:1')
      .starts()
      .expectStatus('A', 'open')
      .expectStatus('B', 'open')
      .done();
    uncovering('trapdoorMonster', '. A .\n. B *', { at: [7, 9], pitch: 'timber' })
      .dice('pick:2')
      .starts()
      .expectStatus('A', 'reserves')
      .expectStatus('B', 'prone')
      .done();
  });
  test('nobody next to the Trapdoor catches the ball of the one on it: all are down by then (BU-OQ-13)', () => {
    uncovering('trapdoorMonster', '. . .\n. A B\n. . .', { at: [7, 5], ball: 'A' })
      .dice('d8:4', 'd8:4')
      .starts()
      .expectNotLogged('ballTaken')
      .expectBall([10, 6])
      .done();
  });
});
