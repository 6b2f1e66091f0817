/** The Extra Rules as switches of a match: each by itself, and what does not happen without them. */
import { describe, expect, test } from 'vitest';
import { readOptions } from '../../src/blood/compile.ts';
import type { BloodOptions } from '../../src/blood/edition.ts';
import { blood2016 } from '../../src/blood/editions/2016/index.ts';
import { WEATHERS } from '../../src/blood/words.ts';
import { blood, legalOf, type Settings } from '../blood/dsl.ts';
import { at, fromToss } from '../blood/kick-offs.ts';

/** The modules of the book that a match switches on and off. */
const MODULES = {
  CARD: 'cards',
  'KOTABLE with FANS': 'kickOffTable',
  WEATHER: 'weather',
  ILLEGAL: 'illegalProcedure',
  TIME: 'timeLimit',
  GFI: 'goForIt',
  HANDOFF: 'handOff',
  ASSIST: 'assists',
  INTERCEPT: 'interceptions',
  FUMBLE: 'fumbles',
  'FOUL with REF': 'fouls',
  SKILL: 'skills',
} as const satisfies Record<string, keyof BloodOptions>;
const names = Object.values(MODULES);
const without = (option: keyof BloodOptions, more: Settings = {}): Settings => ({
  ...more,
  options: { [option]: false },
});

describe('agreed before the match', () => {
  test('B16-EXTRA-01: every Extra Rule can be on or off by itself, whatever the others are', () => {
    for (const name of names)
      for (const on of [true, false]) {
        const options = readOptions(blood2016, { [name]: on });
        expect(options).toEqual({ ...blood2016.options, [name]: on });
        expect(blood('A . 1', { options: { [name]: on } }).game.rules.options).toEqual(options);
      }
  });
  test('B16-EXTRA-01: they hold for the whole match and for both coaches', () => {
    const s = fromToss({}, {}, { handOff: true })
      .toFirstTurn('home')
      .expectLegal({ handOff: 'A11' })
      .answers('endTurn');
    s.expectLegal({ handOff: 'H11' }).done();
    const none = fromToss({}, {}, { handOff: false })
      .toFirstTurn('home')
      .expectIllegal({ handOff: 'A11' })
      .answers('endTurn');
    none.expectIllegal({ handOff: 'H11' }).done();
  });
  test('B16-EXTRA-01: what is no Extra Rule, or neither on nor off, is refused', () => {
    expect(() => readOptions(blood2016, { inducements: true })).toThrow(
      'option "inducements" is unknown in blood-2016',
    );
    expect(() => readOptions(blood2016, { fouls: 'often' })).toThrow('option "fouls" is true or false');
  });
  test('B16-EXTRA-02: the modules, and beside them what the coaches may agree on otherwise', () => {
    const others = ['overtime', 'apothecary', 'throwInCountsEdge'];
    expect([...blood2016.switches].sort()).toEqual([...names, ...others].sort());
    // Team creation and Star Players are matters of the team files.
    const { files, rules } = blood2016.teams;
    expect([rules.stars.length > 0, files.some(file => file.id === 'human-quick-start')]).toEqual([true, true]);
  });
});

describe('B16-EXTRA-04: without a module its rolls do not happen', () => {
  test('B16-EXTRA-04: FUMBLE: a natural 1 is an inaccurate pass', () => {
    const s = blood('A . . . B . 1', without('fumbles', { ball: 'A' }));
    s.dice('d6:1', 'd8:2', 'd8:2', 'd8:2', 'd8:2').passes('A', '', [14, 5]);
    s.expectEvent({ type: 'passResult', result: 'inaccurate' }).expectTurnover('passNotCaught').done();
  });
  test('B16-EXTRA-04: GFI: no square beyond the allowance, not even for a block', () => {
    const s = blood('A . 1 . B', without('goForIt', { who: { A: { movement: 1 } } })).answers({ blitz: 'A' });
    s.walks('A', 'e').expectAsked('activity', 'home', 'stop').done();
    const with2 = blood('A . 1 . B', { who: { A: { movement: 1 } } })
      .answers({ blitz: 'A' })
      .walks('A', 'e');
    with2.expectLegal({ target: '1' }, { to: [11, 4] }).done();
  });
  test('B16-EXTRA-04: KOTABLE: the ball comes down without a roll on the table, and no fans are counted', () => {
    at('kickOff', { options: { kickOffTable: false } })
      .starts()
      .kicks([20, 3], 7, 4, 'd8:5')
      .expectNotLogged('kickOffRolled')
      .expectAsked('action', 'away')
      .done();
    at('kickOff', { options: { kickOffTable: true } })
      .starts()
      .kicks([20, 3], 7, 4, '2d6:2', 'd8:5')
      .expectLog('kickOffRolled', 'ballBounced')
      .done();
    fromToss().dice('coin:heads').starts().expectNotLogged('fansCame').done();
  });
  test('B16-EXTRA-04: WEATHER: it is Nice, and stays so', () => {
    const s = fromToss().dice('coin:heads').starts().expectNotLogged('weatherRolled');
    expect(WEATHERS[s.game.weather]).toBe('nice');
    s.done();
    at('kickOff', { options: { kickOffTable: true, weather: false } })
      .starts()
      .kicks([20, 3], 7, 4, '2d6:7', 'd8:5')
      .expectNotLogged('weatherRolled')
      .done();
  });
  test('B16-EXTRA-04: HANDOFF and FOUL: nobody may declare such an Action', () => {
    const who = { 1: { state: 'prone' } } as const;
    const s = blood('A B 1 . 2', { ball: 'A', who, options: { handOff: false, fouls: false } });
    expect([legalOf(s, 'handOff'), legalOf(s, 'foul')]).toEqual([[], []]);
    s.done();
    const both = blood('A B 1 . 2', { ball: 'A', who });
    expect([legalOf(both, 'handOff'), legalOf(both, 'foul')]).toEqual([
      ['A', 'B'],
      ['A', 'B'],
    ]);
    both.done();
  });
  test('B16-EXTRA-04: ASSIST and INTERCEPT: nobody helps, nobody snatches', () => {
    blood('A 1 B . 2', without('assists')).dice('block:pushed').blocks('A', '1').expectDice(1).done();
    blood('A 1 B . 2').dice('block:pushed', 'block:pushed').blocks('A', '1').expectDice(2).done();
    blood('A . 1 . B', without('interceptions', { ball: 'A' }))
      .dice('d6:6', 'd6:6')
      .passes('A', '', [14, 5])
      .expectBall('B')
      .done();
  });
  test('B16-EXTRA-04: TIME, ILLEGAL and CARD: nothing of the kind can be said', () => {
    blood('A . 1').expectIllegal({ timeUp: 'home' }, { callIllegal: 'away' }, 'moveMarker').done();
    expect(() => blood('A . 1', { hands: { home: ['heckler'] } })).toThrow('need the option cards');
  });
});
