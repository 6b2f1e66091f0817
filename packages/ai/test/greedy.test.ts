import { type Answer, type PositionSpec, rulesetNamed, type ScenarioSpec, SEATS, SeededDice } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { NO_CLOCK } from '../src/bot.ts';
import { type Bot, botNamed, botSeed, playMatch } from '../src/index.ts';

const blitz = rulesetNamed('blitz-2024');

/** Lets greedy play on from a position until its next Action is asked for, or `most` answers are given. */
const playOn = (position: PositionSpec, most = 40): { given: Answer[]; score: number } => {
  const scenario: ScenarioSpec = { position };
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
});

describe('greedy, in whole matches', () => {
  const wins = (greedySeat: 0 | 1, games: number, any: boolean): number => {
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
  test.each([0, 1] as const)('beats random from seat %i', { timeout: 120_000 }, seat => {
    expect([SEATS[seat], wins(seat, 2, false), wins(seat, 2, true)]).toEqual([SEATS[seat], 2, 2]);
  });
});
