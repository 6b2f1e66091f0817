import { EngineError, type Game, rulesetNamed, SeededDice } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import type { Asked, Bot } from '../src/bot.ts';
import { type Budget, type Clock, TurnClock } from '../src/clock.ts';
import { BotSeat, type Fault, type Hosting } from '../src/seat.ts';

const ruleset = rulesetNamed('blood-2016');
const match = { home: 'human', away: 'orc', options: {} };
const begun = (): Game => ruleset.create(match, new SeededDice('seat')).start();

const bot = (choose: Bot['choose']): Bot => ({ name: 'odd', choose });
const seated = (one: Bot, game: Game, hosting: Hosting = {}): BotSeat =>
  new BotSeat(one, game.asked, ruleset, match, hosting);
/** Its seat's answer to the first question, and what the host heard. */
const answered = (one: Bot, hosting: Hosting = {}): { legal: boolean; faults: Fault[] } => {
  const game = begun();
  const faults: Fault[] = [];
  const answer = seated(one, game, { ...hosting, onFault: fault => faults.push(fault) }).answer(game);
  return { legal: game.isLegal(answer), faults };
};
const first = (_view: Game, { answers }: Asked): number => answers[0];

test('a bot that answers as it should is not interfered with', () => {
  expect(answered(bot(first))).toEqual({ legal: true, faults: [] });
});
test('the host answers for a bot that throws, and for one whose answer is not legal', () => {
  const thrown = new Error('lost its head');
  const failing = answered(
    bot(() => {
      throw thrown;
    }),
  );
  expect(failing.legal).toBe(true);
  expect(failing.faults).toEqual([{ kind: 'failed', bot: 'odd', question: expect.any(String), cause: thrown }]);
  const illegal = answered(bot(() => -1));
  expect(illegal.legal).toBe(true);
  expect(illegal.faults.map(fault => fault.kind)).toEqual(['illegal']);
});
test('a bot cannot make its answer legal by writing into the list it is given', () => {
  const cheat = bot((_view, { answers }) => {
    answers[0] = -1;
    return -1;
  });
  expect(answered(cheat).faults.map(fault => fault.kind)).toEqual(['illegal']);
});
test('the host answers for a bot that overdraws its clock', () => {
  let now = 0;
  const slow = bot((_view, { answers }) => {
    now += 10_000;
    return answers[0];
  });
  const late = answered(slow, { budget: { ms: 300 }, now: () => now });
  expect(late.legal).toBe(true);
  expect(late.faults.map(fault => fault.kind)).toEqual(['late']);
  const greedyForNodes = bot((_view, { answers }, clock) => {
    clock.spend(101);
    return answers[0];
  });
  expect(answered(greedyForNodes, { budget: { nodes: 100 } }).faults.map(fault => fault.kind)).toEqual(['late']);
});
test('without a host who listens a fault is thrown', () => {
  const game = begun();
  expect(() =>
    seated(
      bot(() => -1),
      game,
    ).answer(game),
  ).toThrow(EngineError);
});

const spending = (budget: Budget, now: () => number = () => 0): TurnClock => new TurnClock(budget, now);
test('a clock in nodes says when to answer, and does not look at the time', () => {
  const clock = spending({ nodes: 3 }, () => Number.NaN);
  const search = (on: Clock): number => {
    let looks = 1;
    while (on.spend()) looks++;
    return looks;
  };
  expect(search(clock)).toBe(3);
  expect(clock.isOverdrawn).toBe(false);
  clock.windUp();
  expect(search(clock)).toBe(3);
});
test('a clock in time runs while its bot thinks, over all questions of a turn', () => {
  let now = 0;
  const clock = spending({ ms: 100 }, () => now);
  clock.start();
  now = 60;
  expect(clock.leftMs).toBe(40);
  clock.stop();
  now = 500;
  expect(clock.leftMs).toBe(40);
  clock.start();
  now = 545;
  expect(clock.spend()).toBe(false);
  clock.stop();
  expect(clock.isOverdrawn).toBe(false);
});
