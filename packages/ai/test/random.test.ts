import { answerOf, rulesetNamed, rulesets, SeededDice, type Verb, verbOf } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { DECISIONS_MAX, playMatch } from '../src/index.ts';
import { RandomBot } from '../src/random.ts';

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
    const answer = list[bot.pick(list, list.length)] as number;
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
    return Array.from({ length: 50 }, () => bot.pick(answers, answers.length));
  };
  expect(picks('a')).toEqual(picks('a'));
  expect(picks('a')).not.toEqual(picks('b'));
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
