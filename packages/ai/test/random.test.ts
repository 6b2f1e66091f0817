import { answerOf, type Position, rulesetNamed, rulesets, SeededDice, type Verb, verbOf } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { DECISIONS_MAX, playMatch } from '../src/index.ts';
import { known, RandomBot } from '../src/random.ts';

const blood2016 = rulesetNamed('blood-2016');

const game = rulesetNamed('blitz-2024').create({ home: 'dwarf', away: 'orc', options: {} }, new SeededDice('names'));
const verb = (name: string): Verb => game.verbNamed(name) as Verb;
const STOP = answerOf(verb('stop'));
const to = (square: number): number => answerOf(verb('to'), square);

/** How often each answer is picked in many questions. */
const shares = (answers: readonly number[], questions = 40_000): Map<number, number> => {
  const bot = new RandomBot('shares');
  const list = Int16Array.from(answers);
  const counts = new Map<number, number>();
  for (let i = 0; i < questions; i++) {
    const answer = list[bot.pick(known(list))] as number;
    counts.set(answer, (counts.get(answer) ?? 0) + 1 / questions);
  }
  return counts;
};

test('random picks evenly among answers that end nothing', () => {
  const seen = shares([to(1), to(2), to(3), to(4)]);
  for (const square of [1, 2, 3, 4]) expect(seen.get(to(square))).toBeCloseTo(0.25, 1);
});
test('random ends an activation in one of twenty questions, and shares the rest evenly', () => {
  const seen = shares([STOP, to(1), to(2), to(3)]);
  expect(seen.get(STOP)).toBeGreaterThan(0.045);
  expect(seen.get(STOP)).toBeLessThan(0.055);
  for (const square of [1, 2, 3]) expect(seen.get(to(square))).toBeCloseTo(0.95 / 3, 1);
});
test('random ends no more often than an even pick would', () => {
  const many = Array.from({ length: 39 }, (_, i) => to(i));
  const seen = shares([STOP, ...many]);
  expect(seen.get(STOP)).toBeGreaterThan(0.02);
  expect(seen.get(STOP)).toBeLessThan(0.03);
});
test('random ends when nothing else is legal', () => {
  expect(shares([STOP], 10).get(STOP)).toBeCloseTo(1);
});
test('two random bots of one seed answer alike, of two seeds they do not', () => {
  const answers = Int16Array.from({ length: 100 }, (_, i) => to(i));
  const picks = (seed: string): number[] => {
    const bot = new RandomBot(seed);
    return Array.from({ length: 50 }, () => bot.pick(known(answers)));
  };
  expect(picks('a')).toEqual(picks('a'));
  expect(picks('a')).not.toEqual(picks('b'));
});
describe('answers that have to be proved (Blood Bowl 2025)', () => {
  const QUESTIONS = 6_000;
  const blood2025 = rulesetNamed('blood-2025');
  /** Every twentieth question of some matches that has answers in doubt, some of which are refuted. */
  const played = Array.from({ length: 2 }, (_, match) => {
    const game = blood2025.create({ home: 'human', away: 'skaven', options: {} }, new SeededDice(`doubt/${match}`));
    const bot = new RandomBot(`doubt/${match}/coach`);
    const positions: Position[] = [];
    let refuting = 0;
    for (game.start(); !game.over; game.chooseAt(bot.pick(game)))
      if (game.listCandidates() > game.listAnswers() && ++refuting % 20 === 0) positions.push(game.save());
    return { game, positions };
  });
  /** How far the answers picked are from what is expected of each: chi-square over its standard deviation. */
  const strangeness = (answers: (bot: RandomBot) => number, legal: readonly number[]): number => {
    const endings = legal.filter(answer => verbOf(answer).ends).length;
    const ends = Math.min(1 / 20, endings / legal.length);
    const bot = new RandomBot('even');
    const counts = new Map(legal.map(answer => [answer, 0]));
    for (let i = 0; i < QUESTIONS; i++) {
      const answer = answers(bot);
      expect(counts.has(answer)).toBe(true);
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
    }
    let chiSquare = 0;
    for (const [answer, count] of counts) {
      const share = verbOf(answer).ends ? ends / endings : (1 - ends) / (legal.length - endings);
      chiSquare += (count - share * QUESTIONS) ** 2 / (share * QUESTIONS);
    }
    const freedom = legal.length - 1;
    return (chiSquare - freedom) / Math.sqrt(2 * freedom);
  };
  test('random picks legal ones alone, and as evenly whether all are proved before or the one that is drawn', () => {
    let looked = 0;
    for (const { game, positions } of played)
      for (const position of positions) {
        looked++;
        game.load(position);
        const legal = [...game.listed.slice(0, game.listAnswers())];
        const list = Int16Array.from(legal);
        expect(strangeness(bot => list[bot.pick(known(list))] as number, legal)).toBeLessThan(4);
        expect(strangeness(bot => game.listed[bot.pick(game.load(position))] as number, legal)).toBeLessThan(4);
      }
    expect(looked).toBeGreaterThan(3);
  });
});
test('the verbs that random takes seldom are those that end a turn or an activation', () => {
  expect(verbOf(STOP).ends).toBe(true);
  expect(verb('endTurn').ends).toBe(true);
  expect(verb('pass').ends).toBe(false);
  expect(verb('concede').standing).toBe(true);
});
test('in Blood Bowl too, where nobody concedes by chance', () => {
  const [home, away] = blood2016.boxTeams;
  const blood = blood2016.create({ home, away, options: {} }, new SeededDice('names'));
  for (const name of ['stop', 'endTurn']) expect([name, blood.verbNamed(name)?.ends]).toEqual([name, true]);
  for (const name of ['pass', 'ready', 'keep', 'no'])
    expect([name, blood.verbNamed(name)?.ends]).toEqual([name, false]);
  for (const name of ['concede', 'timeUp', 'callIllegal'])
    expect([name, blood.verbNamed(name)?.standing]).toEqual([name, true]);
});
test.each(rulesets.map(one => [one.id, one] as const))(
  '%s: random plays to the end, any teams and options',
  (_, one) => {
    for (let i = 0; i < 12; i++) {
      const seed = `to the end/${i}`;
      const dice = new SeededDice(seed);
      const team = (): string => one.teams[dice.pick(one.teams.length)]?.id ?? '';
      const match = { home: team(), away: team(), options: one.anyOptions(dice) };
      const { game, decisions } = playMatch(
        one,
        match,
        [new RandomBot(`${seed}/home`), new RandomBot(`${seed}/away`)],
        seed,
      );
      expect([seed, game.over, decisions < DECISIONS_MAX / 4]).toEqual([seed, true, true]);
    }
  },
);
