/** Special Play cards: decks, the deal, who is asked when, and what a coach may not see (B16-CARD, B16-DATA-12 to -15). */
import { describe, expect, test } from 'vitest';
import { CARD_PLACE, CardPlace } from '../../src/blood/cells.ts';
import { createGame } from '../../src/blood/compile.ts';
import { cards2016 } from '../../src/blood/editions/2016/cards/index.ts';
import { blood2016 } from '../../src/blood/editions/2016/index.ts';
import type { BloodGame } from '../../src/blood/game.ts';
import { CARDS, type CardName, DECKS } from '../../src/blood/words.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Position } from '../../src/kernel/layout.ts';
import { verbOf } from '../../src/kernel/question.ts';
import { AWAY, HOME, type Seat } from '../../src/words.ts';
import { type BloodMatchScenario, blood, bloodMatch, type Settings } from '../blood/dsl.ts';

const RANDOM_EVENTS: readonly (readonly [CardName, string])[] = [
  ['ballClone', 'between'],
  ['heckler', 'own'],
  ['johnnyWaterboy', 'start'],
  ['rowdyFans', 'start'],
  ['sprinklerMalfunction', 'between'],
  ['badyearGit', 'kick'],
  ['eclipse', 'own'],
  ['fanaticInvasion', 'turnEnd'],
  ['friendlyFans', 'start'],
  ['hometownFans', 'start'],
  ['incoming', 'between'],
  ['rogueWizard', 'between'],
  ['thatBabesGotTalent', 'start'],
];
const MISCELLANEOUS_MAYHEM: readonly (readonly [CardName, string])[] = [
  ['badHabits', 'start'],
  ['ballista', 'between'],
  ['blackmail', 'own'],
  ['buzzing', 'own'],
  ['duhWhereAmI', 'between'],
  ['egoTrip', 'between'],
  ['zap', 'between'],
  ['gimmeThat', 'own'],
  ['ironMan', 'between'],
  ['kidGloves', 'between'],
  ['knuckledusters', 'own'],
  ['magicSponge', 'driveEnd'],
  ['mine', 'own'],
  ['notSoSecretWeapon', 'own'],
  ['orcidasSponsorship', 'own'],
  ['rakarthsCurse', 'between'],
  ['tacklingMachine', 'own'],
  ['getEmLads', 'own'],
];

const handOf = (g: { cells: Position }, seat: Seat): CardName[] =>
  CARDS.filter((_, card) => g.cells[CARD_PLACE + card] === CardPlace.homeHand + seat);

describe('the decks', () => {
  const printed = (deck: string): (readonly [string, string])[] =>
    cards2016.filter(card => card.deck === deck).map(card => [card.id, card.moment] as const);
  test('B16-CARD-01, B16-DATA-14: Random Events are thirteen cards, each once, with their moments', () => {
    expect(printed('randomEvents')).toEqual(RANDOM_EVENTS);
    expect(DECKS).toEqual(['randomEvents', 'miscellaneousMayhem']);
    expect(cards2016).toHaveLength(31);
  });
  test('B16-DATA-15: Miscellaneous Mayhem are eighteen cards, each once, with their moments', () => {
    expect(printed('miscellaneousMayhem')).toEqual(MISCELLANEOUS_MAYHEM);
  });
  test('B16-DATA-12: the cards are data in the order of the catalogue, and say how sure we are of their effect', () => {
    expect(cards2016.map(card => card.id)).toEqual([...CARDS]);
    expect(cards2016.map(card => card.rule)).toEqual(
      cards2016.map((_, i) => `B16-SPCARD-${String(i + 1).padStart(2, '0')}`),
    );
    const unsure = cards2016.filter(card => card.confidence !== 'medium').map(card => [card.id, card.confidence]);
    expect(unsure).toEqual([
      ['ballClone', 'high'],
      ['heckler', 'medium-high'],
      ['johnnyWaterboy', 'high'],
      ['rowdyFans', 'high'],
      ['sprinklerMalfunction', 'medium-high'],
    ]);
  });
});

// --- the deal --------------------------------------------------------------------------------------------------------
const EVENTS = RANDOM_EVENTS.map(([name]) => name);
const MAYHEM = MISCELLANEOUS_MAYHEM.map(([name]) => name);
/** A shuffle after which these cards are drawn first, in this order. */
const shuffle = (deck: readonly CardName[], ...first: CardName[]): string => {
  const rest = deck.filter(card => !first.includes(card));
  return `shuffle:${[...rest, ...first.reverse()].map(card => deck.indexOf(card) + 1).join(',')}`;
};
const withCards = (): BloodMatchScenario =>
  bloodMatch('human-quick-start', 'orc-quick-start', { cards: true, kickOffTable: false, weather: false });
const RANDOM = { deck: 'randomEvents' } as const;
const MISC = { deck: 'miscellaneousMayhem' } as const;

describe('the deal', () => {
  test('B16-CARD-02, B16-CARD-03, B16-CARD-05: the winner of the flip draws first, card by card from either deck', () => {
    const s = withCards()
      .dice(shuffle(EVENTS, 'heckler', 'incoming'), shuffle(MAYHEM, 'zap', 'mine'), 'coin:tails', 'd6:2')
      .starts()
      .expectAsked('drawFrom', 'away', RANDOM, MISC)
      .answers(MISC)
      .expectAsked('drawFrom', 'away', RANDOM, MISC)
      .dice('d6:6')
      .answers(RANDOM)
      .expectAsked('drawFrom', 'home', RANDOM, MISC);
    expect(handOf(s.game, AWAY)).toEqual(['heckler', 'zap']);
    s.dice('coin:heads').answers(RANDOM, MISC, RANDOM).expectAsked('kickOrReceive', 'home');
    // Nobody draws again: what lay on top is gone, the next card below it came.
    expect(handOf(s.game, HOME)).toEqual(['incoming', 'thatBabesGotTalent', 'mine']);
    expect([s.game.deckSize(0), s.game.deckSize(1)]).toEqual([10, 16]);
    s.expectLog('flippedForCards', 'cardsRolled', 'deckChosen', 'cardsRolled', 'deckChosen', 'tossed').done();
  });
  test('B16-CARD-02, B16-CARD-03: heads is home, and a coach may take all cards from one deck', () => {
    const s = withCards()
      .dice('shuffle', shuffle(MAYHEM, 'badHabits', 'buzzing', 'ballista'), 'coin:heads', 'd6:6')
      .starts()
      .expectAsked('drawFrom', 'home')
      .dice('d6:1')
      .answers(MISC, MISC, MISC)
      .expectAsked('drawFrom', 'away')
      .dice('coin:tails')
      .answers(MISC)
      .expectAsked('kickOrReceive', 'away');
    expect(handOf(s.game, HOME)).toEqual(['badHabits', 'ballista', 'buzzing']);
    expect(handOf(s.game, AWAY)).toEqual(['getEmLads']);
    s.done();
  });
  test.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 2],
    [5, 2],
    [6, 3],
  ])('B16-CARD-04: a %i brings %i cards', (die, cards) => {
    const s = withCards().dice('shuffle', 'shuffle', 'coin:heads', `d6:${die}`).starts();
    for (let i = 1; i < cards; i++) s.answers(RANDOM);
    s.expectAsked('drawFrom', 'home').dice('d6:1').answers(RANDOM).expectAsked('drawFrom', 'away');
    expect(s.game.handSize(HOME)).toBe(cards);
    s.expectEvent({ type: 'cardsRolled', seat: HOME, die, cards }).done();
  });
  test('B16-CARD-02: without the module nothing is shuffled or dealt', () => {
    bloodMatch('human-quick-start', 'orc-quick-start', { kickOffTable: false, weather: false })
      .dice('coin:heads')
      .starts()
      .expectAsked('kickOrReceive', 'home')
      .done();
  });
});

// --- moments ---------------------------------------------------------------------------------------------------------
const OPTIONS = { cards: true, kickOffTable: false, weather: false } as const;
const scene = (settings: Settings): ReturnType<typeof blood> =>
  blood(
    `
    A . . 1
    B . . 2
  `,
    { options: OPTIONS, ...settings },
  );
const play = (card: CardName): { play: CardName } => ({ play: card });
const ONE_OF_EACH: readonly CardName[] = [
  'johnnyWaterboy',
  'heckler',
  'incoming',
  'fanaticInvasion',
  'badyearGit',
  'magicSponge',
];

describe('moments', () => {
  test('B16-CARD-08, B16-DATA-13: at the start of the own turn only the cards for that moment', () => {
    scene({ moment: 'turnStart', hands: { home: ONE_OF_EACH } })
      .starts()
      .expectAsked('specialPlay', 'home', 'no', play('heckler'))
      .answers('no')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-CARD-08, B16-DATA-13: after the own turn what may be played between turns, and what ends one', () => {
    scene({ hands: { home: ONE_OF_EACH } })
      .answers('endTurn')
      .expectAsked('specialPlay', 'home', 'no', play('incoming'), play('fanaticInvasion'))
      .answers('no')
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-DATA-13: nothing is played for a turn of the other coach that does not come', () => {
    scene({ hands: { home: ONE_OF_EACH }, turns: { home: 7, away: 8 } })
      .answers('endTurn')
      .expectAsked('specialPlay', 'home', 'no', play('heckler')) // the own eighth turn
      .done();
  });
  test('B16-CARD-08, B16-DATA-13: at a kick-off both coaches, and after it the kicking coach, but no card that ends a turn', () => {
    scene({ moment: 'kickOff', kicking: 'home', hands: { home: ONE_OF_EACH, away: ['eclipse'] }, at: [12, 7] })
      .starts()
      .expectAsked('placeBall', 'home')
      .answers({ to: [20, 8] })
      .expectAsked('specialPlay', 'away', 'no')
      .answers('no')
      .expectAsked('specialPlay', 'home', 'no', play('badyearGit'))
      .dice('d8:5', 'd6:1', 'd8:5')
      .answers('no')
      .expectBall([22, 8])
      .expectAsked('specialPlay', 'home', 'no', play('incoming'))
      .answers('no')
      .expectAsked('specialPlay', 'away', 'no', play('eclipse'))
      .done();
  });
  test('B16-CARD-08, B16-DATA-13: when a drive has ended, if another kick-off follows', () => {
    const ending: Settings = {
      moment: 'driveEnd',
      hands: { home: ONE_OF_EACH, away: ['zap'] },
      bench: { C: { state: 'casualties' } },
    };
    scene({ ...ending, kicking: 'home', turns: { home: 3, away: 3 } })
      .starts()
      .expectAsked('specialPlay', 'away', 'no')
      .answers('no')
      .expectAsked('specialPlay', 'home', 'no', play('magicSponge'))
      .answers('no')
      .expectAsked('setUp', 'home')
      .done();
    scene({ ...ending, half: 2, turns: { home: 8, away: 8 } })
      .starts()
      .expectAsked('over')
      .done();
  });
  test('B16-CARD-08, B16-DATA-13: before the first kick-off, the winner of the flip for the cards first', () => {
    withCards()
      .dice(
        shuffle(EVENTS, 'rowdyFans', 'heckler', 'friendlyFans'),
        'shuffle',
        'coin:tails',
        'd6:1',
        'd6:5',
        'coin:heads',
      )
      .starts()
      .answers(RANDOM, RANDOM, RANDOM, 'kick')
      .expectAsked('specialPlay', 'away', 'no', play('rowdyFans'))
      .answers('no')
      .expectAsked('specialPlay', 'home', 'no', play('friendlyFans'))
      .answers(play('friendlyFans'))
      .expectAsked('specialPlay', 'home', 'no')
      .answers('no')
      .expectAsked('setUp', 'home')
      .done();
  });
  test('B16-CARD-07, B16-OQ-68: a card is played once and lies open; the coach is asked again while any card is left', () => {
    const s = scene({ moment: 'turnStart', hands: { home: ['heckler', 'incoming'] } })
      .starts()
      .answers(play('heckler'), { player: '1' })
      .expectAsked('specialPlay', 'home', 'no')
      .answers('no')
      .answers('endTurn', play('incoming'))
      .expectAsked('action', 'away'); // the hand is empty now
    expect(s.game.cardPlace(CARDS.indexOf('heckler'))).toBe(CardPlace.discard);
    s.answers('endTurn').expectAsked('action', 'home').done();
  });
  test('B16-CARD-08: a card that needs somebody cannot be played while there is nobody', () => {
    blood('A . .', { moment: 'turnStart', options: OPTIONS, hands: { home: ['heckler', 'gimmeThat'] } })
      .starts()
      .expectAsked('specialPlay', 'home', 'no', play('gimmeThat'))
      .done();
  });
  test('B16-OQ-12, B16-DATA-13: where coaches move the Turn marker themselves, they may do so before the cards', () => {
    const s = scene({
      moment: 'turnStart',
      hands: { home: ['heckler'] },
      options: { ...OPTIONS, illegalProcedure: true },
      turns: { home: 2, away: 2 },
    }).starts();
    s.expectAsked('specialPlay', 'home', 'no', 'moveMarker', play('heckler')).answers('moveMarker');
    expect(s.game.turn(HOME)).toBe(3);
    s.expectAsked('specialPlay', 'home', 'no', play('heckler')).answers('no').expectIllegal('moveMarker').done();
  });
  test('B16-CARD-08: with the module off nobody is asked', () => {
    scene({ moment: 'turnStart', options: { ...OPTIONS, cards: false } })
      .starts()
      .expectAsked('action', 'home')
      .answers('endTurn')
      .expectAsked('action', 'away')
      .done();
  });
});

// --- what a coach may not see ----------------------------------------------------------------------------------------
const COACHES: readonly Seat[] = [HOME, AWAY];
const LEGAL = new Int16Array(512);
/** `toEqual` takes its time with thousands of cells. */
const firstDifference = (a: Position, b: Position): number => a.findIndex((cell, i) => cell !== b[i]);
const MATCH = { home: 'human', away: 'orc', options: { cards: true } };
/** Any answer, but an end to a turn or an Action only if nothing else comes up. */
const randomAnswer = (g: Game, chance: SeededDice): number => {
  const count = g.legal(LEGAL);
  let answer = 0;
  for (let i = 0; i < 8; i++) {
    answer = LEGAL[chance.pick(count)] as number;
    if (!verbOf(answer).ends) break;
  }
  return answer;
};
describe('hidden cards', () => {
  const holding = (away: readonly CardName[]): BloodGame =>
    scene({ moment: 'turnStart', active: 'away', hands: { home: ['mine'], away } }).starts().game;

  test('B16-CARD-07: the other hand does not show, whatever it is and whether or not a card of it fits', () => {
    const fitting = holding(['heckler', 'zap']);
    const unfitting = holding(['rogueWizard', 'badHabits']);
    expect(fitting.question.name).toBe('specialPlay');
    expect(fitting.view(HOME)).toEqual(unfitting.view(HOME));
    expect(fitting.view(AWAY)).not.toEqual(unfitting.view(AWAY));
  });
  test('B16-CARD-07: whoever waits sees only that somebody is asked; the asked coach sees their own hand', () => {
    const g = holding(['heckler']);
    const copy = holding(['badHabits']);
    copy.load(g.view(HOME));
    expect(copy.question.name).toBe('waiting');
    expect(handOf(copy, HOME)).toEqual(['mine']);
    copy.load(g.view(AWAY));
    expect(copy.question.name).toBe('specialPlay');
    expect(handOf(copy, AWAY)).toEqual(['heckler']);
    expect(copy.legalAnswers()).toEqual(['no', { play: 'heckler' }]);
  });
  test('B16-CARD-07: the order of the decks shows to nobody, but how many cards of which deck a coach holds does', () => {
    const decks = (first: CardName): BloodGame =>
      scene({
        hands: { home: ['mine'], away: ['zap'] },
        decks: { randomEvents: [first, ...EVENTS.filter(card => card !== first)] },
      }).game;
    for (const seat of COACHES) expect(decks('eclipse').view(seat)).toEqual(decks('heckler').view(seat));
    expect(holding(['zap', 'egoTrip']).view(HOME)).not.toEqual(holding(['zap', 'heckler']).view(HOME));
    expect(holding(['zap', 'egoTrip']).view(HOME)).not.toEqual(holding(['zap']).view(HOME));
  });
  test('B16-CARD-07: what a coach draws is in their own report only; the deck it came from in both', () => {
    const s = withCards()
      .dice('shuffle', 'shuffle', 'coin:heads', 'd6:1', 'd6:1', 'coin:heads')
      .starts()
      .answers(RANDOM, MISC);
    const drawn = (seat: Seat): unknown[] =>
      s.game.eventsFor(seat).filter(e => e.type === 'cardDrawn' || e.type === 'deckChosen');
    const chosen = [
      { type: 'deckChosen', seat: HOME, deck: 'randomEvents' },
      { type: 'deckChosen', seat: AWAY, deck: 'miscellaneousMayhem' },
    ];
    const mine = { type: 'cardDrawn', seat: HOME, card: 'thatBabesGotTalent', seen: HOME };
    const theirs = { type: 'cardDrawn', seat: AWAY, card: 'getEmLads', seen: AWAY };
    expect(drawn(HOME)).toEqual([chosen[0], mine, chosen[1]]);
    expect(drawn(AWAY)).toEqual([chosen[0], chosen[1], theirs]);
    s.done();
  });
  test('B16-CARD-07: imagined positions have the view they came from and deal unseen cards evenly', () => {
    const g = holding(['zap']);
    const view = g.view(HOME);
    const chance = new SeededDice('cards');
    const counts = new Map<string, number>();
    for (let n = 0; n < 3400; n++) {
      g.imagine(view, HOME, chance);
      const hand = handOf(g, AWAY);
      expect(hand).toHaveLength(1);
      counts.set(hand[0] as string, (counts.get(hand[0] as string) ?? 0) + 1);
      expect(handOf(g, HOME)).toEqual(['mine']);
      if (n % 100 === 0) expect(g.view(HOME)).toEqual(view);
    }
    // Seventeen cards of that deck can be there: all of it but the one in the own hand.
    expect([...counts.keys()].sort()).toEqual(MAYHEM.filter(card => card !== 'mine').sort());
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(6 * 14);
  });
  test('B16-CARD-07: two matches that differ only in cards a coach cannot see stay alike for that coach', () => {
    let differing = 0;
    for (const seed of ['t1', 't2', 't3', 't4']) {
      const chance = new SeededDice(seed);
      const g = createGame(blood2016, MATCH, new SeededDice(`${seed} dice`)).start();
      while (g.question.name === 'drawFrom') g.choose(randomAnswer(g, chance));
      const [one, twin] = [0, 1].map(() => createGame(blood2016, MATCH, chance)) as [BloodGame, BloodGame];
      for (let n = 0; n < 10 && !g.over; n++) {
        const seat = chance.pick(2) as Seat;
        for (const copy of [one, twin]) {
          copy.load(g.save());
          copy.dice = new SeededDice(`${seed} ${n}`);
        }
        twin.rules.redeal(twin.cells, seat, chance);
        if (one.fingerprint() !== twin.fingerprint()) differing++;
        for (let i = 0; i < 60 && !one.over; i++) {
          expect(firstDifference(twin.view(seat), one.view(seat))).toBe(-1);
          const hides = one.asked !== seat && one.question.name === 'specialPlay';
          const answer = hides ? one.readAnswer('no') : randomAnswer(one, chance);
          one.choose(answer);
          twin.choose(answer);
        }
        for (let i = 0; i < 60 && !g.over; i++) g.choose(randomAnswer(g, chance));
      }
    }
    expect(differing).toBeGreaterThan(20);
  });
  test('B16-CARD-07: what was played stays seen: an imagined hand never holds it', () => {
    const s = scene({ moment: 'turnStart', active: 'away', hands: { away: ['heckler', 'eclipse'] } })
      .starts()
      .answers(play('heckler'), { player: 'A' });
    const view = s.game.view(HOME);
    const chance = new SeededDice('played');
    for (let n = 0; n < 200; n++) {
      s.game.imagine(view, HOME, chance);
      expect(handOf(s.game, AWAY)).not.toContain('heckler');
      expect(handOf(s.game, AWAY)).toHaveLength(1);
    }
  });
});
