/**
 * Files that people have: written by versions of Ironpitch in which records were of format 1, and never changed since.
 * Whatever is rewritten, they still load.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { checkTeam, hashPosition, parseTeam, teamBookOf } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { goalOf, playScenario, readRecord, readScenario, replayRecord, runScenario } from '../src/index.ts';

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
  test.each(kept('finished'))('%s is replayed to its end', (_, text) => {
    const record = readRecord(text);
    const { game, answers } = replayRecord(record);
    expect([game.over, hashPosition(game), answers]).toEqual([true, record.final?.hash, record.answers]);
  });
  test.each(kept('unfinished'))('%s is brought back to its last question', (_, text) => {
    const record = readRecord(text);
    const { game, answers } = replayRecord(record);
    expect([game.over, answers]).toEqual([false, record.answers]);
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
