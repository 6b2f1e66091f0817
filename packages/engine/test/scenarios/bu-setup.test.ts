/** Setting up: the toss and what its winner picks, the cards, the Players, the ball, and who begins. */
import { expect } from 'vitest';
import { DECK, EVENT_BASE } from '../../src/blitz/cells.ts';
import { createGame } from '../../src/blitz/compile.ts';
import { blitz2024 } from '../../src/blitz/editions/2024.ts';
import type { BlitzGame } from '../../src/blitz/game.ts';
import { ScriptedDice } from '../../src/dice/scripted.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import type { PlayerId, Seat } from '../../src/words.ts';
import { type WholeMatch, wholeMatch } from '../dsl.ts';
import { describe, ofBox, test, test2024 } from '../editions.ts';

const COLUMN = (column: number, without: readonly number[] = []) =>
  Array.from({ length: 11 }, (_, y) => y + 1)
    .filter(y => !without.includes(y))
    .map(y => ({ to: [column, y] as const }));
const card = (g: BlitzGame, index: number): string => {
  const { challenge, play } = g.rules.edition.deck[index] as (typeof g.rules.edition.deck)[number];
  return `${challenge}/${play}`;
};
const deckOf = (g: BlitzGame): number[] => [...g.cells.subarray(DECK, DECK + g.deckSize)];
/** The deck as printed, its first card on top; the deck is written from the bottom up. */
const IN_ORDER = `shuffle:${Array.from({ length: 26 }, (_, i) => 26 - i).join()}`;
/** To the first Action of a plain match on the side with one Trapdoor. */
const begun = (home = 'dwarf', away = 'orc', options: Record<string, unknown> = {}): WholeMatch =>
  wholeMatch(home, away, { pitch: 'stone', ...options })
    .dice('coin:heads', 'shuffle')
    .starts();

test('BU-SETUP-01: toss and pitch, cards, Players of both coaches, ball, in this order', () => {
  wholeMatch()
    .dice('coin:heads')
    .starts()
    .expectAsked('pitch', 'home')
    .expectNotLogged('cardDealt')
    .dice('shuffle')
    .answers({ pitch: ofBox('stone', 'braziers') })
    .expectLog('tossed', 'pitchChosen', 'cardDealt', 'cardDealt', 'cardDealt')
    .expectAsked('place', 'away')
    .placesTeam()
    .expectAsked('place', 'home')
    .expectNotLogged('ballPlaced')
    .placesTeam()
    .expectAsked('action', 'away')
    .expectLog('pitchChosen', 'cardDealt', 'cardDealt', 'cardDealt', 'placed', 'ballPlaced', 'turnStarted')
    .done();
});
test2024('BU-SETUP-01: toss and pitch, teams, cards, Players of both coaches, ball, in this order', () => {
  const s = wholeMatch('dwarf', 'orc', { tossPicksTeam: true })
    .dice('coin:heads')
    .starts()
    .expectAsked('pitch', 'home')
    .answers({ pitch: 'stone' })
    .expectAsked('team', 'home')
    .expectNotLogged('cardDealt')
    .dice('shuffle')
    .answers({ team: 'own' })
    .expectAsked('place', 'away')
    .placesTeam()
    .expectAsked('place', 'home')
    .expectNotLogged('ballPlaced')
    .placesTeam()
    .expectAsked('action', 'away');
  const order = (s.game.events ?? [])
    .map(e => e.type)
    .filter((type, i, all) => type !== 'deckTop' && type !== all[i - 1]);
  expect(order.filter(type => type !== 'cardDealt')).toEqual([
    'tossed',
    'pitchChosen',
    'placed',
    'ballPlaced',
    'turnStarted',
  ]);
  s.expectLog('pitchChosen', 'cardDealt', 'cardDealt', 'cardDealt', 'placed').done();
});

test.each([
  ['heads', 'home', 0],
  ['tails', 'away', 1],
] as const)('BU-SETUP-02: after %s the winner, %s, picks the side of the board', (side, seat, winner) => {
  const [one, two] = ofBox(['stone', 'timber'], ['braziers', 'green']) as [string, string];
  for (const pitch of [one, two]) {
    const s = wholeMatch()
      .dice(`coin:${side}`)
      .starts()
      .expectEvent({ type: 'tossed', winner })
      .expectAsked('pitch', seat, { pitch: one }, { pitch: two })
      .expectIllegal({ pitch: ofBox('green', 'stone') })
      .dice('shuffle')
      .answers({ pitch });
    expect(s.game.pitch.id).toBe(pitch);
    s.done();
  }
});

describe('BU-SETUP-04: the toss winner picks Dwarfs or Orcs, the other coach gets the rest', () => {
  const teams = (g: BlitzGame): string[] => [g.teamOf(0).id, g.teamOf(1).id];
  const profileOf = (g: BlitzGame, seat: Seat): string[] => [
    ...new Set(g.playersOf(seat).map(p => g.lineup.profiles.list[g.profile(p)]?.id.split('/')[0] ?? '')),
  ];
  test.each([
    ['heads', 'home', 'own', ['dwarf', 'orc']],
    ['heads', 'home', 'other', ['orc', 'dwarf']],
    ['tails', 'away', 'own', ['dwarf', 'orc']],
    ['tails', 'away', 'other', ['orc', 'dwarf']],
  ] as const)('%s: %s takes the %s team', (side, seat, team, expected) => {
    const s = wholeMatch('dwarf', 'orc', { tossPicksTeam: true, pitch: 'stone' })
      .dice(`coin:${side}`)
      .starts()
      .expectAsked('team', seat, { team: 'own' }, { team: 'other' })
      .dice('shuffle')
      .answers({ team });
    expect(teams(s.game)).toEqual(expected);
    expect([profileOf(s.game, 0), profileOf(s.game, 1)]).toEqual(expected.map(one => [one]));
    s.placesTeam().placesTeam().done();
  });
});

test('BU-SETUP-05: each coach names any team, the same one too (BU-OQ-54)', () => {
  const s = begun('skaven', 'wood-elf').expectAsked('place', 'away');
  expect([s.game.teamOf(0).name, s.game.teamOf(1).name]).toEqual(['Skaven', 'Wood Elf']);
  const mirror = begun('orc', 'orc').placesTeam().placesTeam().expectAsked('action', 'away');
  expect([mirror.game.teamOf(0).id, mirror.game.teamOf(1).id]).toEqual(['orc', 'orc']);
  expect(() => createGame(blitz2024, { home: 'orc', away: 'high-elf' }, new ScriptedDice())).toThrow(
    /team "high-elf" is unknown/,
  );
});

test('BU-SETUP-06: either coach sees both Team Cards', () => {
  const s = begun('necromantic', 'halfling');
  for (const seat of [0, 1] as const) {
    const seen = begun('necromantic', 'halfling').game;
    seen.load(s.game.view(seat));
    expect([seen.teamOf(0).emergencyReserves, seen.teamOf(1).emergencyReserves]).toEqual([5, 2]);
    const positions = seen.playersOf(1).map(p => seen.lineup.profiles.list[seen.profile(p)]?.id);
    expect(positions).toEqual([
      ...Array.from({ length: 4 }, () => 'halfling/lineman'),
      'halfling/catcher',
      'halfling/hefty',
      'halfling/treeman',
    ]);
  }
});

describe('BU-SETUP-07: 26 cards are shuffled, with their backs hidden', () => {
  test('the shuffle is one of all 26, and every card is in it once', () => {
    const g = wholeMatch('dwarf', 'orc', { pitch: 'stone' }).dice('coin:heads', IN_ORDER).starts().game;
    const all = [...deckOf(g), g.space(0), g.space(1), g.space(2)].sort((a, b) => a - b);
    expect(all).toEqual(Array.from({ length: 26 }, (_, i) => i));
    const orders = [1, 2].map(seed => {
      const dice = new SeededDice(`deck ${seed}`);
      return deckOf(createGame(blitz2024, { home: 'dwarf', away: 'orc', options: { pitch: 'stone' } }, dice).start());
    });
    expect(orders[0]).not.toEqual(orders[1]);
  });
  test('two decks that differ only in the backs of two equal fronts look the same to both coaches', () => {
    const places = Array.from({ length: 26 }, (_, i) => 26 - i);
    const swapped = places.map(place => (place === 1 ? 2 : place === 2 ? 1 : place));
    const [a, b] = [places, swapped].map(
      order =>
        wholeMatch('dwarf', 'orc', { pitch: 'stone' }).dice('coin:heads', `shuffle:${order.join()}`).starts().game,
    ) as [BlitzGame, BlitzGame];
    expect(card(a, a.space(0))).toBe('breakSomeBones/rawTalent');
    expect(card(b, b.space(0))).toBe('breakSomeBones/stepAside');
    expect(a.save()).not.toEqual(b.save());
    for (const seat of [0, 1] as const) expect(a.view(seat)).toEqual(b.view(seat));
  });
});

test('BU-SETUP-08: the first three cards go to spaces 1, 2 and 3, 23 stay in the deck', () => {
  const s = wholeMatch('dwarf', 'orc', { pitch: 'stone' }).dice('coin:heads', IN_ORDER).starts();
  const g = s.game;
  expect([0, 1, 2].map(space => card(g, g.space(space)))).toEqual([
    'breakSomeBones/rawTalent',
    'breakSomeBones/stepAside',
    'freeUpTheBall/blitz',
  ]);
  expect(g.deckSize).toBe(23);
  expect(card(g, g.deckTop)).toBe('freeUpTheBall/intervention');
  expect(deckOf(g).reverse()).toEqual(Array.from({ length: 23 }, (_, i) => i + 3));
  s.expectEvent({ type: 'cardDealt', space: 1, challenge: 'breakSomeBones' })
    .expectEvent({ type: 'cardDealt', space: 3, challenge: 'freeUpTheBall' })
    .done();
});

test.each([
  ['heads', 'away', 'home'],
  ['tails', 'home', 'away'],
] as const)(
  'BU-SETUP-09, BU-SETUP-14: after %s the loser, %s, sets up all Players first and takes turn 1',
  (side, loser, winner) => {
    const s = wholeMatch('dwarf', 'orc', { pitch: 'stone' }).dice(`coin:${side}`, 'shuffle').starts();
    for (let n = 1; n <= 6; n++) s.expectAsked('place', loser).answers(s.game.legalAnswers()[0] as never);
    for (let n = 1; n <= 6; n++) s.expectAsked('place', winner).answers(s.game.legalAnswers()[0] as never);
    s.expectAsked('action', loser).expectEvent({ type: 'turnStarted', seat: loser === 'home' ? 0 : 1, turn: 1 });
    expect(
      s.game
        .playersOf(0)
        .concat(s.game.playersOf(1))
        .every(p => s.game.onPitch(p)),
    ).toBe(true);
    // Coach B follows.
    s.answers('endTurn').expectAsked('action', winner).done();
  },
);

test('BU-SETUP-10: a Player goes on any free square of the own End Zone, never two on one', () => {
  begun()
    .expectAsked('place', 'away', ...COLUMN(15))
    .expectIllegal({ to: [14, 6] }, { to: [1, 6] })
    .answers({ to: [15, 6] })
    .expectSquare('A1', [15, 6])
    .expectAsked('place', 'away', ...COLUMN(15, [6]))
    .answers({ to: [15, 1] })
    .expectAsked('place', 'away', ...COLUMN(15, [1, 6]))
    .placesTeam()
    .expectAsked('place', 'home', ...COLUMN(1))
    .expectIllegal({ to: [15, 11] })
    .done();
});
test('BU-SETUP-10: the ten Snotlings fit in the eleven squares (BU-OQ-33)', () => {
  const s = begun('snotling', 'snotling').placesTeam().placesTeam().expectAsked('action', 'away');
  for (const seat of [0, 1] as const) {
    const rows = s.game.playersOf(seat).map(p => s.game.squareName(s.game.square(p)));
    expect(rows).toEqual(Array.from({ length: 10 }, (_, y) => [seat === 0 ? 1 : 15, y + 1]));
  }
  s.done();
});

test('BU-SETUP-11: both scores start at 0', () => {
  begun().placesTeam().placesTeam().expectScore(0, 0).done();
});

describe('BU-SETUP-12: one ball on the Trapdoor, picked at random where there are two', () => {
  test('the only one needs no die', () => {
    const s = begun().placesTeam().placesTeam().expectBall([8, 6]);
    expect(s.game.ballCount).toBe(1);
    s.done();
  });
  test.each([
    ['pick:1', [8, 3]],
    ['pick:2', [8, 9]],
  ] as const)('%s: the ball lies on (%s)', (pick, square) => {
    wholeMatch('dwarf', 'orc', { pitch: 'timber' })
      .dice('coin:heads', 'shuffle', pick)
      .starts()
      .placesTeam()
      .placesTeam()
      .expectBall(square)
      .done();
  });
  test('the choice is an even one between exactly two', () => {
    const s = wholeMatch('dwarf', 'orc', { pitch: 'timber' }).dice('coin:heads', 'shuffle', 'pick:3').starts();
    expect(() => s.placesTeam().placesTeam()).toThrow(/must pick 1\.\.2/);
  });
});

test('BU-SETUP-13: the first ball does not Bounce', () => {
  begun().placesTeam().placesTeam().expectBall([8, 6]).expectLog('ballPlaced').expectNotLogged('ballBounced').done();
});

test('BU-SETUP-14: the toss loser is Coach A, and coaches take turns from there', () => {
  const s = begun().placesTeam().placesTeam().expectAsked('action', 'away');
  s.answers('endTurn').expectAsked('action', 'home');
  expect(s.game.turn).toBe(2);
  s.done();
});

describe('BU-SETUP-15: with Arenas the D8 falls before the pitch is chosen', () => {
  test.each([
    [1, 'bakeOffTent', 'moot'],
    [2, 'sewerPipe', 'underworld'],
    [3, 'bonePit', 'sylvanianSpotlight'],
    [4, 'glitteringColiseum', 'elvenKingdoms'],
    [5, 'coliseumOfChaos', 'gutCup'],
    [6, 'badlandsPit', 'badlandsBrawl'],
    [7, 'mountainSummit', 'worldsEdge'],
    [8, 'overgrownArena', 'lustrian'],
  ])('%i: %s in 2024, %s in 2022', (die, in2024, in2022) => {
    const arena = ofBox(in2024, in2022);
    const s = wholeMatch('dwarf', 'orc', { arena: 'roll' })
      .dice('coin:tails', `d8:${die}`)
      .starts()
      .expectAsked('pitch', 'away')
      .expectEvent({ type: 'arenaRolled', arena, die })
      .expectNotLogged('pitchChosen');
    expect(s.game.arena.id).toBe(arena);
    s.done();
  });
  test('without them no D8 is rolled', () => {
    wholeMatch().dice('coin:tails').starts().expectAsked('pitch', 'away').expectNotLogged('arenaRolled').done();
  });
});

test('BU-SETUP-16: events are shuffled in after the Active cards are dealt', () => {
  // Left as they lie, the six events are on top of the 23 cards: that shuffle is made again.
  const below = `shuffle:${[24, 25, 26, 27, 28, 29, ...Array.from({ length: 23 }, (_, i) => i + 1)].join()}`;
  const s = wholeMatch('dwarf', 'orc', { pitch: 'stone', events: true })
    .dice('coin:heads', IN_ORDER, 'shuffle', 'shuffle', below)
    .starts();
  const g = s.game;
  expect([0, 1, 2].map(space => g.space(space))).toEqual([0, 1, 2]);
  expect(deckOf(g).filter(c => c >= EVENT_BASE)).toHaveLength(6);
  expect(deckOf(g).filter(c => c < EVENT_BASE)).toHaveLength(23);
  expect(g.topIsEvent).toBe(false);
  s.expectAsked('place', 'away').done();
});

test.each([
  ['heads', 'home'],
  ['tails', 'away'],
] as const)('BU-SETUP-17: with Balls, after %s, Coach B (%s) chooses the starting ball', (side, winner) => {
  const s = wholeMatch('dwarf', 'orc', { pitch: 'stone', balls: true })
    .dice(`coin:${side}`, 'shuffle')
    .starts()
    .placesTeam()
    .placesTeam()
    .expectAsked(
      'ballKind',
      winner,
      { ball: 'ordinary' },
      { ball: 'runeBall' },
      { ball: 'spikeyBall' },
      { ball: 'squigBall' },
    )
    .answers({ ball: 'runeBall' })
    .expectEvent({ type: 'ballPlaced', kind: 'runeBall' })
    .expectBall([8, 6])
    .expectAsked('action');
  s.done();
});

test.each([
  ['home', [true, false]],
  ['away', [false, true]],
  ['nobody', [false, false]],
] as const)('BU-SETUP-18: Rookies to Watch for %s', (rookies, holders) => {
  const s = begun('dwarf', 'orc', { rookies }).expectAsked('place', 'away');
  expect([s.game.holdsRookies(0), s.game.holdsRookies(1)]).toEqual(holders);
  s.done();
});

test.each([
  ['amazon', 6],
  ['black-orc', 6],
  ['chaos-chosen', 6],
  ['dark-elf', 6],
  ['dwarf', 6],
  ['elven-union', 6],
  ['gnome', 8],
  ['goblin', 7],
  ['halfling', 7],
  ['human', 6],
  ['imperial-nobility', 6],
  ['khorne', 6],
  ['lizardmen', 6],
  ['necromantic', 7],
  ['norse', 7],
  ['nurgle', 6],
  ['ogre', 8],
  ['orc', 6],
  ['shambling-undead', 7],
  ['skaven', 6],
  ['snotling', 10],
  ['vampire', 7],
  ['wood-elf', 6],
])('BU-SETUP-19: a %s team sets up %i Players', (team, size) => {
  const s = begun('dwarf', team).placesTeam().expectAsked('place', 'home');
  const placed = s.game.playersOf(1).filter((p: PlayerId) => s.game.onPitch(p));
  expect([placed.length, s.game.playersOf(1).length]).toEqual([size, size]);
  s.done();
});
