/** What a match is made of: two coaches, the base game, each module as a switch of its own, and the drills. */
import { expect } from 'vitest';
import { createGame } from '../../src/blitz/compile.ts';
import { ScriptedDice } from '../../src/dice/scripted.ts';
import type { PlayerId } from '../../src/words.ts';
import { BadInput } from '../../src/words.ts';
import { playedAtRandom, scenario, wholeMatch } from '../dsl.ts';
import { currentEdition, describe, ofBox, test } from '../editions.ts';

const created = (home: string, away: string, options: Record<string, unknown>) =>
  createGame(currentEdition(), { home, away, options }, new ScriptedDice());
const begun = (options: Record<string, unknown>, ...dice: string[]) =>
  wholeMatch('dwarf', 'orc', { pitch: 'stone', ...options })
    .dice('coin:heads', ...dice)
    .starts();
/** An Open Player next to a Prone Opponent, and an Ogre next to a smaller Team-mate. */
const special = (options: Record<string, unknown>) =>
  scenario(
    `
    A 1 . .
    . . . .
    . . O G`,
    { who: { 1: { state: 'prone' }, O: 'ogre/ogre', G: 'ogre/gnoblar' }, options },
  );

test('BU-MODE-01: two coaches with one team each, and nobody else is ever asked', () => {
  expect(() => createGame(currentEdition(), { home: 'dwarf' } as never, new ScriptedDice())).toThrow(BadInput);
  const asked = new Set<number>();
  const g = playedAtRandom({ home: 'dwarf', away: 'orc' }, 'two coaches', game => asked.add(game.asked));
  expect([...asked].sort()).toEqual([0, 1]);
  for (const [seat, team] of [
    [0, 'dwarf'],
    [1, 'orc'],
  ] as const) {
    const teams = g.playersOf(seat).map((p: PlayerId) => g.lineup.profiles.list[g.profile(p)]?.id.split('/')[0]);
    expect(teams).toEqual(Array.from({ length: 6 }, () => team));
  }
});

test('BU-MODE-02: without any switch no module is in the game', () => {
  const s = begun({}, 'shuffle').placesTeam().placesTeam();
  const g = s.game;
  expect([g.deckSize, g.arena.id, g.ballKind(g.looseBallAt(g.pitch.trapdoors[0] as never))]).toEqual([23, 'none', 0]);
  expect([g.holdsRookies(0), g.holdsRookies(1)]).toEqual([false, false]);
  s.expectAsked('action', 'away').done();
  special({}).expectIllegal({ foul: 'A' }, { throwTeammate: 'O' }).expectLegal({ run: 'A' }, { run: 'O' }).done();
});

describe('BU-MODE-03: each advanced module is a switch of its own', () => {
  test('Random Event Cards', () => {
    const cardsUp = `shuffle:${Array.from({ length: 29 }, (_, i) => ((i + 23) % 29) + 1).join()}`;
    const s = begun({ events: true }, 'shuffle', 'shuffle', cardsUp);
    expect(s.game.deckSize).toBe(29);
    s.done();
  });
  test('additional teams', () => {
    expect(created('human', 'skaven', { additionalTeams: true }).teamOf(0).id).toBe('human');
    expect(created('dwarf', 'orc', { additionalTeams: false }).teamOf(1).id).toBe('orc');
    expect(() => created('dwarf', 'human', { additionalTeams: false })).toThrow(/team "human" is not in the box/);
  });
  test('Rookies to Watch', () => {
    expect(begun({ rookies: 'home' }, 'shuffle').game.holdsRookies(0)).toBe(true);
  });
  test('Foul alone', () => {
    special({ fouls: true }).expectLegal({ foul: 'A' }).expectIllegal({ throwTeammate: 'O' }).done();
  });
  test('Throw Team-mate alone', () => {
    special({ throwTeammate: true }).expectLegal({ throwTeammate: 'O' }).expectIllegal({ foul: 'A' }).done();
  });
});

describe('BU-MODE-04: Arenas and Balls are used only when the match was agreed with them', () => {
  test('Arenas', () => {
    const rolled = begun({ arena: 'roll' }, 'd8:7', 'shuffle');
    expect(rolled.game.arena.id).toBe('mountainSummit');
    rolled.done();
    const without = begun({ arena: 'none' }, 'shuffle');
    expect(without.game.arena.id).toBe('none');
    without.done();
  });
  test('Balls', () => {
    begun({ balls: true }, 'shuffle').placesTeam().placesTeam().expectAsked('ballKind', 'home').done();
    begun({ balls: false }, 'shuffle').placesTeam().placesTeam().expectAsked('action', 'away').done();
  });
});

describe('BU-MODE-05: the seven drills', () => {
  test('are played one after the other with the ordinary rules', () => {
    const s = scenario(
      `
      . . . . B . . 1
      T . . . . . . .
      . . . . . . . .
      . . . L . . . .`,
      {
        at: [5, 6],
        home: 'orc',
        away: 'dwarf',
        active: 'away',
        turnsTaken: { home: 0, away: 0 },
        ball: 'T',
        who: { T: 'orc/thrower', B: 'orc/blitzer', L: 'orc/lineman', 1: 'dwarf/blitzer' },
        reserves: { 2: 'dwarf/lineman', 3: 'dwarf/lineman' },
      },
    );
    // 1: round the Orc Blitzer, since a Run keeps away from Opponents; the straight way is closed.
    s.answers({ run: '1' })
      .walks('1', 'nw')
      .expectIllegal({ to: [10, 5] }, { to: [10, 6] });
    s.walks('1', 'nw w w sw').expectSquare('1', [7, 5]);
    // 2: a Mark of two squares; the Thrower can no longer Run.
    s.marks('1', 's sw').expectSquare('1', [6, 7]).expectStatus('T', 'marked');
    // 3: a Shove, and the follow-up.
    s.dice('block:shove').blocks('1', 'T').answers('keep').expectSquare('T', [4, 7]).answers('yes');
    s.expectSquare('1', [5, 7]).expectAsked('action', 'home').expectIllegal({ run: 'T' });
    // 4: the Orc Thrower hits back.
    s.dice('block:smash', 'd6:1').blocks('T', '1').expectStatus('1', 'reserves').expectStatus('T', 'open');
    // 5 and 6: a Run into short range of both Team-mates, and a Throw on 3+.
    s.runs('T', 'e e e').expectSquare('T', [7, 7]);
    s.dice('d6:3').answers({ throw: 'T' }).expectAsked('throwTarget', 'home', { target: 'B' }, { target: 'L' });
    s.answers({ target: 'B' }).expectBall('B').expectAsked('action', 'away');
    // 7: three Dwarfs return, and the Orc Blitzer finds the gap.
    for (const [name, row] of [
      ['2', 3],
      ['3', 5],
      ['1', 7],
    ] as const)
      s.answers({ reserves: name }, { to: [15, row] });
    s.expectAsked('discardChallenge', 'home').answers({ discardSpace: 1 });
    s.runs('B', 'se e e se se se').expectScore(4, 0).expectStatus('B', 'reserves').done();
  });
  test('change nothing about a match: there is no switch for them and no card of theirs in a deck', () => {
    expect(() => created('dwarf', 'orc', { drills: true })).toThrow(/option "drills" is unknown/);
    const { deck, endgameDeck, events } = currentEdition();
    expect([deck.length, endgameDeck.length, events.reduce((sum, e) => sum + e.copies, 0)]).toEqual(
      ofBox([26, 0, 12], [24, 16, 0]),
    );
  });
});
