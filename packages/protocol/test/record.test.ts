import {
  BadInput,
  type BlitzGame,
  hashPosition,
  MatchKeeper,
  type MatchRecord,
  type MatchSpec,
  rulesetNamed,
  SeededDice,
  teamBookOf,
  teamFileNamed,
} from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { followRecord, readRecord, replayRecord, writeRecord } from '../src/index.ts';

const BLITZ = { ruleset: 'blitz-2024', home: 'dwarf', away: 'orc', options: { events: true, fouls: true } };
/** One team by its name, the other by the text of its file. */
const BLOOD: MatchSpec = {
  ruleset: 'blood-2016',
  home: JSON.stringify(teamFileNamed(teamBookOf('blood-2016'), 'human-veterans')),
  away: 'orc',
  options: { cards: true },
};
/** A match of random answers, stopped after `count` of them or played to its end. */
const playMatch = (spec: MatchSpec, count = Number.POSITIVE_INFINITY): MatchKeeper => {
  const rules = rulesetNamed(spec.ruleset);
  const keeper = new MatchKeeper(spec, rules, dice => rules.create(spec, dice), new SeededDice('a seed'), 'a seed');
  const choice = new SeededDice('choices');
  keeper.start();
  while (!keeper.game.over && keeper.answers.length < count) {
    const legal = keeper.game.legalAnswers();
    keeper.answer(legal[choice.pick(legal.length)]);
  }
  return keeper;
};
const finished = playMatch(BLITZ);
const goingOn = playMatch(BLITZ, 100);
const messageOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(BadInput);
    return (error as Error).message;
  }
  throw new Error('nothing was refused');
};
const text = writeRecord(finished.record());

describe('records as text', () => {
  test.each([
    ['a finished match', finished],
    ['a match that goes on', goingOn],
    ['a finished match of Blood Bowl', playMatch(BLOOD)],
    ['a match of Blood Bowl that goes on', playMatch(BLOOD, 200)],
  ])('%s: what is read is what was written, and its replay ends in the same position', (_, keeper) => {
    const record = readRecord(writeRecord(keeper.record()));
    expect(record).toEqual(keeper.record());
    const replayed = replayRecord(record);
    expect(hashPosition(replayed.game)).toBe(hashPosition(keeper.game));
    expect(replayed.record()).toEqual(keeper.record());
  });
  test('a part of a record can be replayed, watched answer by answer, with its events', () => {
    const seen: number[] = [];
    const keeper = replayRecord(readRecord(text), {
      until: 20,
      watch: (_, answered) => seen.push(answered),
      prepare: g => {
        g.events = [];
      },
    });
    expect(seen).toEqual(Array.from({ length: 21 }, (_, i) => i));
    expect(keeper.answers).toEqual(finished.answers.slice(0, 20));
    expect((keeper.game as BlitzGame).events?.[0]?.type).toBe('tossed');
  });
});

describe('what a bad record gets: one sentence that names the field', () => {
  const change = (changes: Record<string, unknown>): string =>
    JSON.stringify({ ...(JSON.parse(text) as MatchRecord), ...changes });
  test.each<[string, string, string]>([
    ['an empty file', ' \n', 'the record is empty; expected a JSON object { … }'],
    [
      'a truncated file',
      text.slice(0, 700),
      'the record is cut off: its JSON ends in the middle, after 700 characters',
    ],
    [
      'no JSON',
      `${text.slice(0, 3)}???${text.slice(3)}`,
      'the record is not proper JSON: line 2, column 2 cannot be read',
    ],
    ['a list', '[]', 'the file: expected an object { … }, not []'],
    ['an empty object', '{}', 'format is missing; a match record begins with "format": 2'],
    ['a word', '"hello"', 'the file: expected an object { … }, not "hello"'],
    [
      'a newer format',
      change({ format: 9, extra: true }),
      'format: the record is of format 9, newer than this version reads (2)',
    ],
    ['a format that is none', change({ format: 'x' }), 'format: expected a whole number from 0 to 1000000, not "x"'],
    ['an unknown ruleset', change({ ruleset: 'chess' }), 'ruleset "chess" is unknown; known: blitz-2024'],
    ['an unknown field', change({ extra: 1 }), 'extra is unknown; known here: format, revision'],
    ['answers that are no list', change({ answers: 'stop' }), 'answers: expected a list [ … ], not "stop"'],
    ['no answers', change({ answers: undefined }), 'answers is missing; expected a list'],
    ['turns of a wrong shape', change({ turns: [[1, 2]] }), 'turns[0]: expected [turn, answers, hash], not [1,2]'],
    ['no notation', change({ notation: undefined }), 'notation is missing; a record of format 2 names'],
    ['a seed that is a number', change({ seed: 7 }), 'seed: expected a text, not 7'],
    ['neither seed nor dice', change({ seed: undefined }), 'seed, dice: a record has either the seed'],
    [
      'a final score of one number',
      change({ final: { hash: '', winner: null, score: [1] } }),
      'final.score: expected [home, away], not [1]',
    ],
  ])('%s', (_, source, sentence) => {
    const message = messageOf(() => readRecord(source));
    expect(message.slice(0, sentence.length)).toBe(sentence);
    expect(message).not.toContain('\n');
  });

  const record = finished.record();
  test.each<[string, Partial<MatchRecord>, string]>([
    ['an unknown home team', { home: 'elfs' }, 'home: team "elfs" is unknown in blitz-2024'],
    ['an unknown away team', { away: 'elfs' }, 'away: team "elfs" is unknown in blitz-2024'],
    ['an unknown option', { options: { moon: 1 } }, 'option "moon" is unknown in blitz-2024'],
    [
      'an answer that is not legal',
      { answers: ['endTurn', ...record.answers] },
      'answers[0]: "endTurn" is not a legal answer',
    ],
    [
      'an answer of a wrong type',
      { answers: [17 as never] },
      'answers[0]: an answer is a word or an object with one key, not 17',
    ],
    [
      'answers that are missing at the end',
      { answers: record.answers.slice(0, -1) },
      'final: the record says the match ended',
    ],
    ['another seed', { seed: 'another' }, ''],
    [
      'a hash that differs',
      { turns: record.turns.map(([turn, answers, hash], i) => [turn, answers, i === 3 ? 'f'.repeat(16) : hash]) },
      'turns[3]: the replay differs from the record at turn 4: hash ',
    ],
    [
      'a final hash that differs',
      { final: { ...(record.final as NonNullable<MatchRecord['final']>), hash: '0' } },
      'final: the replay ends with hash ',
    ],
  ])('a replay with %s stops and says so', (_, changes, sentence) => {
    const message = messageOf(() => replayRecord(readRecord(writeRecord({ ...record, ...changes }))));
    expect(message.slice(0, sentence.length)).toBe(sentence);
    expect(message).not.toContain('\n');
  });
});

describe('a record under the name of another ruleset', () => {
  const played = (ruleset: string): MatchRecord =>
    playMatch({ ruleset, home: 'human', away: 'orc', options: {} }, 300).record();
  test.each([
    ['blood-2016', 'blood-2025'],
    ['blood-2025', 'blood-2016'],
    ['blood-2025', 'blitz-2024'],
    ['blitz-2022', 'blitz-2024'],
  ])('one of %s that says %s is told which it is of', (ruleset, said) => {
    const record = { ...played(ruleset), ruleset: said };
    const sentence = `ruleset: the record says "${said}", but the match was played by ${ruleset}`;
    expect(messageOf(() => replayRecord(record))).toBe(sentence);
    expect(messageOf(() => followRecord(record))).toBe(sentence);
  });
  test('one that nobody could have played keeps its reason', () => {
    const record = played('blood-2025');
    const broken = { ...record, ruleset: 'blood-2016', answers: [...record.answers.slice(0, 200), 'stop', 'stop'] };
    expect(messageOf(() => followRecord(broken))).toMatch(/^dice: roll 1 of the script is /);
  });
});
