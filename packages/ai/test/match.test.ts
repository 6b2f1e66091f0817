import { BadInput, EngineError, type Game, hashPosition, replay, rulesetNamed, SeededDice } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { type Asked, type Bot, BotSeat, botNamed, botSeed, playMatch } from '../src/index.ts';

/** Test runners slow bots down by an order of magnitude. */
const SLOW_MS = 60_000;

/** Keeps what it is shown. */
class Watcher implements Bot {
  readonly name = 'watcher';
  readonly shown: Int16Array[] = [];
  choose(game: Game, question: Asked): number {
    this.shown.push(game.save());
    return question.answers[0];
  }
}

/** A match of each game, with something in it that one coach does not see; and one with answers to be proved. */
describe.each([
  ['blitz-2024', { home: 'dwarf', away: 'orc', options: {} }],
  ['blood-2016', { home: 'human-quick-start', away: 'orc-quick-start', options: { cards: true } }],
  ['blood-2025', { home: 'human', away: 'orc', options: {} }],
] as const)('%s', (id, match) => {
  const ruleset = rulesetNamed(id);
  const bots = (names: readonly [string, string], seed: string): readonly [Bot, Bot] => [
    botNamed(names[0], ruleset.id, botSeed(seed, 0)),
    botNamed(names[1], ruleset.id, botSeed(seed, 1)),
  ];
  const finalHash = (names: readonly [string, string], seed: string): string =>
    hashPosition(playMatch(ruleset, match, bots(names, seed), seed).game);

  test('the same seed plays the same match, another seed another one', () => {
    expect(finalHash(['random', 'random'], 'one')).toBe(finalHash(['random', 'random'], 'one'));
    expect(finalHash(['random', 'random'], 'one')).not.toBe(finalHash(['random', 'random'], 'two'));
  });
  test('greedy plays the same match again', { timeout: SLOW_MS }, () => {
    expect(finalHash(['greedy', 'random'], 'one')).toBe(finalHash(['greedy', 'random'], 'one'));
  });
  test('a match that is recorded or watched goes as one that is not', () => {
    const seed = 'watched';
    const plain = playMatch(ruleset, match, bots(['random', 'random'], seed), seed);
    const types = new Set<string>();
    const watched = playMatch(ruleset, match, bots(['random', 'random'], seed), seed, {
      record: true,
      watch: (_game, events) => {
        for (const event of events) types.add(event.type);
      },
    });
    expect(hashPosition(watched.game)).toBe(hashPosition(plain.game));
    expect(watched.decisions).toBe(plain.decisions);
    expect([...types]).toEqual(expect.arrayContaining(['tossed', 'turnStarted', 'moved', 'matchEnded']));
    const { record } = watched;
    if (!record) throw new Error('no record was kept');
    expect(record.answers).toHaveLength(plain.decisions);
    expect(hashPosition(replay(record, ruleset, dice => ruleset.create(match, dice)).game)).toBe(
      hashPosition(plain.game),
    );
  });
  test('a match that does not end in time is thrown with its seed', () => {
    for (const names of [
      ['random', 'random'],
      ['random', 'greedy'],
    ] as const) {
      const play = (): unknown => playMatch(ruleset, match, bots(names, 'x/17'), 'x/17', { decisionsMax: 10 });
      expect(play).toThrow(EngineError);
      expect(play).toThrow(/^seed x\/17: the match did not end within 10 decisions: Match\w*\(/);
    }
  });
  test('a bot is shown its view and nothing else: what is hidden may lie otherwise, and it sees the same', () => {
    const seed = 'hidden';
    let compared = 0;
    playMatch(ruleset, match, bots(['random', 'random'], seed), seed, {
      watch: game => {
        if (game.over || game.asked !== 0 || compared === 20) return;
        const other = ruleset.create(match, new SeededDice(''));
        other.imagine(game.view(0), 0, new SeededDice(`deal ${compared++}`));
        const watcher = new Watcher();
        const seat = new BotSeat(watcher, 0, ruleset, match);
        seat.answer(game);
        seat.answer(other);
        expect(watcher.shown[1]).toEqual(watcher.shown[0]);
        expect(watcher.shown[0]).toEqual(game.view(0));
      },
    });
    expect(compared).toBe(20);
  });
  test('a bot that plays on in its own game changes nothing in the match', () => {
    const game = ruleset.create(match, new SeededDice('apart')).start();
    const before = game.save();
    const playsOn: Bot = {
      name: 'plays on',
      choose: (own, { answers }) => {
        own.choose(answers[0]);
        return answers[0];
      },
    };
    new BotSeat(playsOn, game.asked, ruleset, match).answer(game);
    expect(game.save()).toEqual(before);
  });
});

test('an unknown bot is refused with the names there are', () => {
  expect(() => botNamed('constructor', 'blitz-2024', '')).toThrow('bot "constructor" is unknown in blitz-2024');
  expect(() => botNamed('clever', 'blitz-2024', '')).toThrow(BadInput);
  expect(() => botNamed('clever', 'blitz-2024', '')).toThrow(
    'bot "clever" is unknown in blitz-2024; known: random, greedy',
  );
  expect(() => botNamed('clever', 'blood-2016', '')).toThrow('known: random, greedy');
  expect(() => botNamed('greedy', 'chess', '')).toThrow('bot "greedy" is unknown in chess; known: random');
});
