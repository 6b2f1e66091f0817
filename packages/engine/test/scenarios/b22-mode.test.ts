/** The 2022 edition: which switches a match has, and what each of them adds to the base game. */
import { describe, expect, test } from 'vitest';
import { createGame } from '../../src/blitz/compile.ts';
import { blitz2022 } from '../../src/blitz/editions/2022.ts';
import { blitz2024 } from '../../src/blitz/editions/2024.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import { BadInput } from '../../src/words.ts';
import { match2022, type Scenario, scenario2022 } from '../dsl.ts';

const createWith = (options: Readonly<Record<string, unknown>>, home = 'human') =>
  createGame(blitz2022, { home, away: 'skaven', options }, new SeededDice('modes'));
/** Home may foul and throw a Goblin, if the match has those Actions. */
const special = (options: Readonly<Record<string, unknown>>): Scenario =>
  scenario2022('B A 1', { options, home: 'goblin', who: { A: 'goblin/troll', 1: { state: 'prone' } } });

test('B22-MODE-01: the base game has the 24 standard cards and none of the modules', () => {
  const s = match2022('human', 'skaven', { pitch: 'braziers' }).dice('coin:heads', 'shuffle').starts();
  s.placesTeam().placesTeam().expectAsked('action', 'away');
  expect(s.game.rules.cards).toHaveLength(24);
  expect(s.game.deckSize).toBe(24 - 3);
  expect(s.game.arena.id).toBe('none');
  expect([s.game.holdsRookies(0), s.game.holdsRookies(1)]).toEqual([false, false]);
  s.expectNotLogged('arenaRolled').done();
  special({}).expectIllegal({ foul: 'A' }, { throwTeammate: 'A' });
});

describe('B22-MODE-02: each module is a switch of its own', () => {
  test('the Endgame', () => {
    expect(createWith({ endgame: true }).rules.cards).toHaveLength(40);
    special({ endgame: true }).expectIllegal({ foul: 'A' }, { throwTeammate: 'A' });
  });
  test('additional teams', () => {
    expect(createWith({ additionalTeams: true }, 'ogre').rules.teams[0].id).toBe('ogre');
    expect(() => createWith({ additionalTeams: false }, 'ogre')).toThrow(BadInput);
    expect(createWith({ additionalTeams: false }).rules.teams[0].id).toBe('human');
  });
  test('Foul without Throw Team-mate, and the other way round', () => {
    special({ fouls: true }).expectLegal({ foul: 'A' }).expectIllegal({ throwTeammate: 'A' });
    special({ throwTeammate: true }).expectLegal({ throwTeammate: 'A' }).expectIllegal({ foul: 'A' });
  });
  test('Rookies to Watch', () => {
    const s = match2022('human', 'skaven', { pitch: 'braziers', rookies: 'away' }).dice('coin:heads', 'shuffle');
    const { game } = s.starts();
    expect([game.holdsRookies(0), game.holdsRookies(1)]).toEqual([false, true]);
    expect(game.rules.cards).toHaveLength(24);
  });
  test('Arenas', () => {
    const s = match2022('human', 'skaven', { pitch: 'braziers', arena: 'roll' }).dice('coin:heads', 'd8:4', 'shuffle');
    s.starts().expectEvent({ type: 'arenaRolled', arena: 'elvenKingdoms', die: 4 });
    expect(s.game.rules.cards).toHaveLength(24);
    s.done();
  });
});

test('B22-MODE-03: an arena is used by naming it, with nobody asked to agree, and there is no module of special balls', () => {
  match2022('human', 'skaven', { arena: 'moot' })
    .dice('coin:tails')
    .starts()
    .expectEvent({ type: 'arenaRolled', arena: 'moot', die: 1 })
    .expectAsked('pitch', 'away', { pitch: 'braziers' }, { pitch: 'green' })
    .done();
  expect(() => createWith({ balls: false })).toThrow('option "balls" is unknown in blitz-2022');
});

test.each([{ events: true }, { balls: true }, { events: false }])('B22-MODE-04: a 2022 match refuses %o', options => {
  expect(() => createWith(options)).toThrow(BadInput);
  const match = { home: 'dwarf', away: 'orc', options };
  expect(createGame(blitz2024, match, new SeededDice('modes')).rules.options).toMatchObject(options);
});
test('B22-MODE-04: there is no Random Event, no ball but the ordinary one, and one reaction may answer another', () => {
  expect(blitz2022.events).toEqual([]);
  expect(blitz2022.interruptsNest).toBe(true);
  const dice = ['coin:heads', 'shuffle', 'd6:1'];
  const s = match2022('human', 'skaven', { pitch: 'green' })
    .dice(...dice)
    .starts();
  s.placesTeam().placesTeam().expectEvent({ type: 'ballPlaced', kind: 'ordinary' }).expectNotLogged('eventDrawn');
  s.expectAsked('action').done();
});
