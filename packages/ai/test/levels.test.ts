import { hashPosition, type MatchSpec, rulesetNamed, verbOf } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { type Bot, botNamed, botSeed, playMatch } from '../src/index.ts';

/** Test runners slow bots down by an order of magnitude. */
const SLOW_MS = 60_000;
const MATCHES = [
  ['blitz-2024', { home: 'dwarf', away: 'orc', options: {} }],
  ['blitz-2022', { home: 'dwarf', away: 'orc', options: {} }],
  ['blood-2016', { home: 'human', away: 'orc', options: {} }],
] as const;
const LEVELS = ['rookie', 'regular', 'veteran'] as const;

interface Seen {
  readonly hash: string;
  readonly winner: number | null;
  /** Verbs that home's bot has answered with, by question. */
  readonly said: ReadonlySet<string>;
}
const played = (
  id: string,
  match: Omit<MatchSpec, 'ruleset'>,
  names: readonly [string, string],
  seed: string,
): Seen => {
  const said = new Set<string>();
  const [home, away] = names.map((name, i) => botNamed(name, id, botSeed(seed, i as 0 | 1))) as [Bot, Bot];
  const listening: Bot = {
    name: home.name,
    choose(view, question, clock) {
      const answer = home.choose(view, question, clock);
      said.add(`${question.name} ${verbOf(answer).name}`);
      return answer;
    },
  };
  const { game, outcome } = playMatch(rulesetNamed(id), match, [listening, away], seed);
  return { hash: hashPosition(game), winner: outcome.winner, said };
};

describe.each(MATCHES)('%s', (id, match) => {
  test.each(LEVELS)('%s plays to the end, and the same match again', { timeout: SLOW_MS }, level => {
    const once = played(id, match, [level, 'random'], 'level');
    expect(once.winner).toBe(0);
    expect(played(id, match, [level, 'random'], 'level').hash).toBe(once.hash);
  });
  test('levels differ in what they do, not in name alone', { timeout: SLOW_MS }, () => {
    const hashes = LEVELS.map(level => played(id, match, [level, 'random'], 'differ').hash);
    expect(new Set(hashes).size).toBe(LEVELS.length);
  });
  test('regular sees what greedy sees', { timeout: SLOW_MS }, () => {
    expect(played(id, match, ['regular', 'random'], 'same').hash).toBe(
      played(id, match, ['greedy', 'random'], 'same').hash,
    );
  });
});
test('a rookie of Blood Bowl looks neither for a Blitz nor for a throw or a foul', { timeout: SLOW_MS }, () => {
  const match = { home: 'human', away: 'orc', options: {} };
  const said = (level: string): string[] => {
    const all = new Set<string>();
    for (const seed of ['a', 'b'])
      for (const one of played('blood-2016', match, [level, 'regular'], seed).said) all.add(one);
    return [...all];
  };
  const beyond = ['action blitz', 'action foul', 'passTarget to'];
  expect(said('regular')).toContain('action blitz');
  expect(said('rookie').filter(one => beyond.includes(one))).toEqual([]);
});
test('a rookie of Blitz Bowl plays no card between Actions', { timeout: SLOW_MS }, () => {
  const match = { home: 'dwarf', away: 'orc', options: {} };
  const plays = (level: string): boolean =>
    ['a', 'b', 'c'].some(seed => played('blitz-2024', match, [level, 'regular'], seed).said.has('action play'));
  expect([plays('regular'), plays('rookie')]).toEqual([true, false]);
});
test('a bot that nobody knows is refused', () => {
  expect(() => botNamed('nobody', 'blood-2016', 's')).toThrow(/known: .*greedy.*rookie/);
});
