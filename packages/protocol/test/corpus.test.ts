/**
 * Files that people have: written by versions of Ironpitch in which records were of format 1, and never changed since.
 * Whatever is rewritten, they still load.
 */
import { readdirSync, readFileSync } from 'node:fs';
import {
  checkTeam,
  type Followed,
  hashPosition,
  type MatchRecord,
  parseTeam,
  RECORD_FORMAT,
  rulesetNamed,
  SeededDice,
  teamBookOf,
} from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import {
  followRecord,
  goalOf,
  playScenario,
  readRecord,
  readScenario,
  replayRecord,
  runScenario,
  writeRecord,
} from '../src/index.ts';

const CORPUS = new URL('corpus/', import.meta.url);
const files = readdirSync(CORPUS);
const kept = (kind: string): [file: string, text: string][] =>
  files.filter(file => file.endsWith(`-${kind}.json`)).map(file => [file, readFileSync(new URL(file, CORPUS), 'utf8')]);

test('there is one of each kind for the rulesets of that time, and a team file where coaches make teams', () => {
  const KINDS = ['finished', 'plan', 'scenario', 'unfinished'];
  const wanted = ['blitz-2022', 'blitz-2024', 'blood-2016'].flatMap(id => KINDS.map(kind => `${id}-${kind}.json`));
  expect([...files].sort()).toEqual([...wanted, 'blood-2016-team.json'].sort());
});

describe('records', () => {
  /** Nothing parts a record from rules it was played by; others may, in a turn and for a reason that they name. */
  const follow = (text: string): Followed & { readonly record: MatchRecord } => {
    const record = readRecord(text);
    const followed = followRecord(record);
    const { keeper, parting } = followed;
    expect(keeper.answers).toEqual(record.answers.slice(0, keeper.answers.length));
    if (record.revision === rulesetNamed(record.ruleset).revision) expect(parting).toBeUndefined();
    else if (parting !== undefined) {
      expect(parting).toMatchObject({ older: true, answers: keeper.answers.length });
      expect(parting.reason).toMatch(/^(answers|turns)\[\d+\]: |^(dice|final(\.score|\.winner)?): /);
      expect(parting.turn).toBeGreaterThan(0);
    }
    return { ...followed, record };
  };
  test.each(kept('finished'))('%s is replayed to its end', (_, text) => {
    const { keeper, parting, record } = follow(text);
    if (parting === undefined) {
      expect([keeper.game.over, keeper.answers]).toEqual([true, record.answers]);
      // Over a later notation the hash is another one.
      if (keeper.record().notation === 1) expect(hashPosition(keeper.game)).toBe(record.final?.hash);
    }
  });
  test.each(kept('unfinished'))('%s is brought back to its last question, and can be played on', (_, text) => {
    const { keeper, parting, record } = follow(text);
    expect(keeper.game.over).toBe(false);
    if (parting === undefined) expect(keeper.answers).toEqual(record.answers);
    // What it has become is a record of today.
    const again = readRecord(writeRecord(keeper.record()));
    expect(hashPosition(replayRecord(again).game)).toBe(hashPosition(keeper.game));
    expect(again.format).toBe(RECORD_FORMAT);
    const goesOn = followRecord(record, { after: new SeededDice('after') }).keeper;
    const choice = new SeededDice('choices');
    while (!goesOn.game.over) {
      const legal = goesOn.game.legalAnswers();
      goesOn.answer(legal[choice.pick(legal.length)]);
    }
    const { final } = readRecord(writeRecord(goesOn.record()));
    expect(hashPosition(replayRecord(goesOn.record()).game)).toBe(final?.hash);
  });
});
test.each(kept('scenario'))('the scenario %s turns out as it says', (_, text) => {
  expect(runScenario(readScenario(text)).differences).toEqual([]);
});
test.each(kept('plan'))('the plan %s has a beginning, steps, and a goal that is not reached yet', (_, text) => {
  const scenario = readScenario(text);
  const game = playScenario(scenario);
  expect(goalOf(scenario, game)(game)).toBe(false);
  expect(game.isLegal(game.readAnswer(scenario.plan?.[0]))).toBe(true);
});
test.each(kept('team'))('the team of %s is legal', (_, text) => {
  const team = parseTeam(text);
  expect(checkTeam(teamBookOf(team.ruleset).rules, team).violations).toEqual([]);
});
