/** The formats that are files of JSON: match records, scenarios, plans for odds, teams. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  BadInput,
  checkTeam,
  type Dice,
  type MatchRecord,
  parseTeam,
  rulesetNamed,
  ScriptError,
  SeededDice,
  teamBookOf,
  teamBooks,
} from '@ironpitch/engine';
import { chanceOf } from '@ironpitch/odds';
import {
  goalOf,
  playScenario,
  readRecord,
  readScenario,
  replayRecord,
  runScenario,
  scenarioSchema,
  writeRecord,
} from '@ironpitch/protocol';
import { corpusOf, forgedOf, largeValues, ROOT } from '../corpus.ts';
import type { Format, Said } from '../format.ts';
import { mutateJson, treesOf } from '../mutate.ts';
import { fieldsOf, namesField } from '../names.ts';
import { forgedRecords, matchRecords } from './matches.ts';

/** What the readers of files refuse with; anything else is a mistake of ours. */
export const refusalOf = (act: () => void): Said => {
  try {
    act();
    return { refusals: [] };
  } catch (error) {
    if (error instanceof BadInput || error instanceof ScriptError) return { refusals: [error.message] };
    throw error;
  }
};

interface FileFormat {
  readonly name: string;
  /** Files as they should be. */
  readonly proper: readonly string[];
  /** Files that are almost so, and must be refused. */
  readonly forged?: readonly string[];
  readonly fields: ReadonlySet<string>;
  /** Where the large values are put. */
  readonly large: readonly string[];
  read(text: string): void;
}
const fileFormat = ({ name, proper, forged = [], fields, large, read }: FileFormat): Format => {
  const trees = treesOf(proper);
  const withLarge = (value: string): string[] => [
    value,
    ...large.map(field => `{"${field}":${value},${(proper[0] as string).trim().slice(1)}`),
  ];
  return {
    name,
    given: [...proper, ...forged, ...corpusOf(name), ...largeValues().flatMap(withLarge)],
    forged: new Set([...forged, ...forgedOf(name)]),
    mutate: (dice: Dice) => mutateJson(dice, trees),
    attempt: text => refusalOf(() => read(text)),
    names: (input, sentence) => namesField(fields, input, sentence),
  };
};

// --- records ----------------------------------------------------------------------------------------------------
/** An option goes by its own name, as in `option "cards" is unknown`. */
const OPTION = 'option';
const RECORD_FIELDS: readonly string[] = [
  OPTION,
  ...(['format', 'revision', 'ruleset', 'home', 'away', 'options', 'answers', 'turns'] satisfies (keyof MatchRecord)[]),
  ...(['notation', 'generator', 'seed', 'dice', 'final'] satisfies (keyof MatchRecord)[]),
  ...(['hash', 'winner', 'score'] satisfies (keyof NonNullable<MatchRecord['final']>)[]),
];
export const records = (): Format =>
  fileFormat({
    name: 'records',
    proper: matchRecords(),
    forged: forgedRecords(),
    fields: new Set(RECORD_FIELDS),
    large: ['title', 'answers', 'options'],
    read(text) {
      const record = readRecord(text);
      replayRecord(record);
      // As the page and `play --resume` go on with it.
      if (record.final === undefined) replayRecord(record, { after: new SeededDice('') });
      const again = writeRecord(replayRecord(readRecord(writeRecord(record))).record());
      replayRecord(readRecord(again));
    },
  });

// --- scenarios and plans ----------------------------------------------------------------------------------------
const scenarioTexts = (folder: string): string[] => {
  const url = new URL(`scenarios/${folder}/`, ROOT);
  return readdirSync(url)
    .sort()
    .map(name => readFileSync(new URL(name, url), 'utf8'));
};
const SCENARIO_FIELDS = (): Set<string> => fieldsOf(scenarioSchema()).add(OPTION);
export const scenarios = (): Format =>
  fileFormat({
    name: 'scenarios',
    proper: ['blitz-2022', 'blitz-2024', 'blood-2016'].flatMap(scenarioTexts),
    fields: SCENARIO_FIELDS(),
    large: ['notes', 'answers', 'expect'],
    read: text => void runScenario(readScenario(text)),
  });
/** Reckoning is what a person asked for and may wait for; these plans are reckoned at once. */
const LIGHT_PLANS = ['blitz.json', 'foul.json', 'hand-off.json'];
export const plans = (): Format =>
  fileFormat({
    name: 'plans',
    proper: LIGHT_PLANS.map(name => readFileSync(new URL(`scenarios/odds/${name}`, ROOT), 'utf8')),
    fields: new Set([...SCENARIO_FIELDS(), 'step']),
    large: ['plan', 'prefer', 'goal'],
    read(text) {
      const scenario = readScenario(text);
      const { plan = [], prefer } = scenario;
      const game = playScenario(scenario);
      const also = goalOf(scenario, game);
      chanceOf(game, { steps: plan, ...(prefer === undefined ? {} : { prefer }) }, { also });
    },
  });

// --- teams ------------------------------------------------------------------------------------------------------
export const teams = (): Format =>
  fileFormat({
    name: 'teams',
    proper: teamBooks.flatMap(({ files }) => files.slice(0, 6).map(file => JSON.stringify(file))),
    fields: new Set(
      teamBooks.flatMap(({ files }) =>
        files.flatMap(file => [...Object.keys(file), 'number', 'position', 'skills', 'star']),
      ),
    ),
    large: ['coach', 'players', 'stars'],
    read(text) {
      const team = parseTeam(text);
      const { violations } = checkTeam(teamBookOf(team.ruleset).rules, team);
      const ruleset = rulesetNamed(team.ruleset);
      // The match checks the team by itself, and comes to the same end.
      ruleset.create({ home: text, away: ruleset.boxTeams[1], options: {} }, new SeededDice('fuzz')).start();
      if (violations.length > 0) throw new Error('a team that breaks the rules may play');
    },
  });
