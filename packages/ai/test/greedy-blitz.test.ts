import {
  type Answer,
  type BlitzGame,
  PLAYS,
  type PositionSpec,
  type RulesetDefinition,
  rulesetNamed,
  rulesets,
  type ScenarioSpec,
  SEATS,
  SeededDice,
} from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { NO_CLOCK } from '../src/clock.ts';
import { deedOf, USEFULNESS } from '../src/greedy/blitz/instincts.ts';
import { type Bot, botNamed, botSeed, playMatch } from '../src/index.ts';

const blitz2024 = rulesetNamed('blitz-2024');
const blitz2022 = rulesetNamed('blitz-2022');

/** Lets greedy play on from a position until its next Action is asked for, or `most` answers are given. */
const playOn = (
  position: PositionSpec,
  most = 40,
  blitz = blitz2024,
  options = {},
): { given: Answer[]; score: number } => {
  const scenario: ScenarioSpec = { options, position };
  const game = blitz.setUp(scenario, new SeededDice('scenario'));
  const own = blitz.setUp(scenario, new SeededDice(''));
  const bot = botNamed('greedy', blitz.id, 'test');
  const buffer = new Int16Array(512);
  const given: Answer[] = [];
  do {
    own.load(game.view(game.asked));
    const question = { name: own.question.name, seat: own.asked, answers: buffer.slice(0, own.legal(buffer)) };
    const answer = bot.choose(own, question, NO_CLOCK);
    given.push(game.nameAnswer(answer));
    game.choose(answer);
  } while (given.length < most && !game.over && game.asked === 0 && game.question.name !== 'action');
  return { given, score: blitz.outcome(game).score[0] };
};
const home = (id: string, square: readonly [number, number], more = {}) => ({
  id,
  side: 'home' as const,
  square,
  ...more,
});
const away = (id: string, square: readonly [number, number], more = {}) => ({
  id,
  side: 'away' as const,
  square,
  ...more,
});

describe('greedy, in a position', () => {
  test('runs the ball in for a touchdown when it can', () => {
    const { given, score } = playOn({
      active: 'home',
      actionsLeft: 3,
      players: [home('A', [11, 6]), home('B', [6, 3]), away('1', [4, 10])],
      balls: [{ holder: 'A' }],
    });
    expect(given[0]).toEqual({ run: 'A' });
    expect(score).toBe(4);
  });
  test('picks up a loose ball and carries it on, away from opponents', () => {
    const { given } = playOn({
      active: 'home',
      actionsLeft: 3,
      players: [home('A', [4, 6]), home('B', [1, 1]), away('1', [14, 1])],
      balls: [{ square: [6, 6] }],
    });
    expect(given[0]).toEqual({ run: 'A' });
    expect(given).toContainEqual({ to: [6, 6] });
    const squares = given.flatMap(a => (typeof a === 'object' && 'to' in a ? [a.to as [number, number]] : []));
    expect(squares.at(-1)?.[0]).toBeGreaterThan(6);
  });
  test('blocks the ball carrier it marks rather than anybody else', () => {
    const { given } = playOn(
      {
        active: 'home',
        actionsLeft: 1,
        players: [home('A', [8, 5], { block: 2 }), home('B', [3, 3]), away('1', [9, 5]), away('2', [8, 4])],
        balls: [{ holder: '1' }],
      },
      2,
    );
    expect(given).toEqual([{ block: 'A' }, { target: '1' }]);
  });
  test('claims the card with the most points', () => {
    const { given, score } = playOn({
      active: 'home',
      actionsLeft: 1,
      actionsTaken: 2,
      players: [
        home('A', [6, 6]),
        home('B', [1, 1], { done: ['mark'] }),
        home('C', [1, 11], { done: ['standUp'] }),
        away('1', [15, 1]),
      ],
      balls: [{ square: [8, 6] }],
      cards: { active: ['getTheBall', 'playAsATeam', 'tieThemUp'] },
    });
    expect(given[0]).toEqual({ run: 'A' });
    expect(given).toContainEqual({ claim: 2 });
    expect(score).toBe(2);
  });
  test('brings somebody back when half the team is in the dugout', () => {
    const { given } = playOn({
      active: 'home',
      actionsLeft: 1,
      players: [
        home('A', [1, 6], { done: ['run', 'mark'] }),
        { id: 'B', side: 'home', state: 'reserves' },
        away('1', [15, 6]),
      ],
      balls: [{ square: [8, 6] }],
    });
    expect(given[0]).toEqual({ reserves: 'B' });
  });
  test('a whole bench may come on, in any order on any square: it does not try them all', { timeout: 60_000 }, () => {
    const bench = ['A', 'B', 'C', 'D', 'E', 'F'].map(id => ({ id, side: 'home' as const }));
    const { given } = playOn(
      {
        moment: 'turnStart',
        arena: 'bonePit',
        players: [...bench, away('1', [8, 5]), away('2', [5, 6])],
        balls: [{ square: [8, 6] }],
        cards: { active: [null, 'getMoving', 'spreadOut'], deck: ['getTogether', 'emptyTheBench', 'showboat'] },
      },
      40,
      blitz2024,
      { events: true },
    );
    expect(given.filter(answer => typeof answer !== 'string' && 'player' in answer).length).toBeGreaterThan(1);
  });
});

describe('greedy, with the cards of 2022', () => {
  const play = (position: PositionSpec, most = 40): Answer[] =>
    playOn(position, most, blitz2022, { endgame: true }).given;
  const turn = { active: 'home', moment: 'turnStart', balls: [{ square: [8, 3] }] } as const;
  const marked = [home('A', [6, 6]), home('B', [6, 8]), away('1', [7, 6]), away('2', [7, 8])];

  test('plays what makes its Blocks assisted at the start of a turn with two Blocks, whatever the card is called', () => {
    const cards = (card: string) => ({ active: ['getMoving', null, null], hands: { home: [card] }, deck: [] });
    expect(play({ ...turn, players: marked, cards: cards('defensivePlay') }, 1)).toEqual([{ play: 'defensivePlay' }]);
    expect(play({ ...turn, players: marked.slice(0, 3), cards: cards('defensivePlay') }, 1)).toEqual(['pass']);
    const in2024 = playOn({ ...turn, players: marked, cards: cards('blockingPlay') }, 1).given;
    expect(in2024).toEqual([{ play: 'blockingPlay' }]);
  });
  test('brings somebody back with Reserves before its first action, and acts all the same', () => {
    const given = play(
      {
        active: 'home',
        players: [home('A', [3, 6]), { id: 'B', side: 'home', state: 'reserves' }, away('1', [14, 1])],
        balls: [{ square: [6, 6] }],
        cards: { hands: { home: ['reserves'] }, deck: [] },
      },
      3,
    );
    expect(given.slice(0, 2)).toEqual([{ play: 'reserves' }, { player: 'B' }]);
  });
  test('takes a Kerrunch! without dice against a ball carrier', () => {
    const given = play(
      {
        active: 'home',
        actionsLeft: 1,
        players: [home('A', [8, 5]), away('1', [9, 5])],
        balls: [{ holder: '1' }],
        cards: { hands: { home: ['bodyCheck'] }, deck: [] },
      },
      3,
    );
    expect(given).toEqual([{ block: 'A' }, { target: '1' }, { play: 'bodyCheck' }]);
  });
  test('replaces the poorest challenge when it leads, and keeps it for a poorer one when it trails', () => {
    const asked = (score: { home: number; away: number }, deck: string[]) =>
      play({ ...turn, score, players: marked, cards: { active: ['getMoving', 'gangUp', 'getTheBall'], deck } }, 1);
    expect(asked({ home: 3, away: 0 }, ['lastChance'])).toEqual([{ discardSpace: 3 }]);
    expect(asked({ home: 0, away: 3 }, ['lastChance'])).toEqual(['pass']);
    expect(asked({ home: 0, away: 3 }, ['breakSomeBones'])).toEqual([{ discardSpace: 3 }]);
  });
  test('moves its team with Ready To Go within a moment', () => {
    const players = [2, 4, 6, 8, 10].map((row, i) => home(`H${i}`, [5, row]));
    const given = play({
      active: 'home',
      score: { away: 5 },
      actionsLeft: 1,
      players: [...players, home('down', [7, 6], { state: 'prone' }), away('1', [15, 1])],
      cards: { active: ['lastChance/readyToGo', null, null], deck: [] },
    });
    expect(given).toContainEqual({ claim: 1 });
    expect(given).toContainEqual({ freeStandUp: 'down' });
  });
  test('knows how useful every card is that a hand can hold', () => {
    for (const definition of rulesets.filter(one => one.game === 'blitz')) {
      const [first, second] = definition.boxTeams;
      const g = definition.create({ home: first, away: second, options: {} }, new SeededDice('')) as BlitzGame;
      const held = g.rules.edition.plays.filter(one => !one.immediate).map(one => deedOf(g, one.id));
      expect(held.filter(deed => !USEFULNESS.includes(deed))).toEqual([]);
    }
    const deeds = ['assistedBlocks', 'boldRuns', 'throwsOnD8'];
    expect(USEFULNESS.filter(deed => !deeds.includes(deed) && !(PLAYS as readonly string[]).includes(deed))).toEqual(
      [],
    );
  });
});

/** A match from beginning to end, and the names of all questions asked. */
describe('greedy, in whole matches', () => {
  const wins = (blitz: RulesetDefinition, greedySeat: 0 | 1, games: number, any: boolean): number => {
    let won = 0;
    for (let i = 0; i < games; i++) {
      const seed = `greedy test/${greedySeat}/${i}`;
      const dice = new SeededDice(seed);
      const team = (): string => blitz.teams[dice.pick(blitz.teams.length)]?.id ?? '';
      const match = any
        ? { home: team(), away: team(), options: blitz.anyOptions(dice) }
        : { home: 'dwarf', away: 'orc', options: {} };
      const bot = (seat: 0 | 1): Bot =>
        botNamed(seat === greedySeat ? 'greedy' : 'random', blitz.id, botSeed(seed, seat));
      if (playMatch(blitz, match, [bot(0), bot(1)], seed).outcome.winner === greedySeat) won++;
    }
    return won;
  };
  // Few, since test runners slow bots down by an order of magnitude; greedy.soak.ts plays hundreds.
  test.each([
    ['blitz-2024', 0],
    ['blitz-2024', 1],
    ['blitz-2022', 0],
    ['blitz-2022', 1],
  ] as const)('%s: beats random from seat %i', { timeout: 120_000 }, (id, seat) => {
    const blitz = rulesetNamed(id);
    expect([SEATS[seat], wins(blitz, seat, 2, false), wins(blitz, seat, 2, true)]).toEqual([SEATS[seat], 2, 2]);
  });
});
