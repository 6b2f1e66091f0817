/** Match records to begin from: of every ruleset, begun, half-way and finished, by coaches of chance. */
import {
  type Dice,
  MatchKeeper,
  type MatchRecord,
  type MatchSpec,
  type RulesetDefinition,
  rulesets,
  SeededDice,
} from '@ironpitch/engine';
import { writeRecord } from '@ironpitch/protocol';

/** Of a match that goes on, how many answers it has had. */
const LENGTHS = [0, 6, 60, 200] as const;

export const keeperOf = (ruleset: RulesetDefinition, seed: string, answers: number): MatchKeeper => {
  const dice = new SeededDice(`coaches of ${seed}`);
  const team = (): string => (ruleset.teams[dice.pick(ruleset.teams.length)] as { id: string }).id;
  const spec: MatchSpec = { ruleset: ruleset.id, home: team(), away: team(), options: ruleset.anyOptions(dice) };
  const create = (source: Dice) => ruleset.create(spec, source);
  const keeper = new MatchKeeper(spec, ruleset, create, new SeededDice(seed), seed).start();
  const { game } = keeper;
  while (!game.over && keeper.answers.length < answers) {
    const legal = game.legalAnswers();
    keeper.answer(legal[dice.pick(legal.length)]);
  }
  return keeper;
};
const conceded = (keeper: MatchKeeper): MatchKeeper => {
  if (!keeper.game.over) keeper.answer({ concede: 'home' });
  return keeper;
};
export const matchRecords = (): string[] =>
  rulesets
    .flatMap(ruleset => [
      ...LENGTHS.map(length => keeperOf(ruleset, `fuzz/${length}`, length)),
      conceded(keeperOf(ruleset, 'fuzz/conceded', LENGTHS[2])),
    ])
    .map(keeper => writeRecord(keeper.record()));

/** Records that were proper but for one thing, each a way in which a replay once went wrong. */
export const forgedRecords = (): string[] =>
  matchRecords().flatMap(text =>
    forgeries(text)
      .map(writeRecord)
      .filter(forged => forged !== text),
  );
const forgeries = (text: string): MatchRecord[] => {
  const record = JSON.parse(text) as MatchRecord;
  const { dice = [], answers, turns, final } = record;
  const withDie = (forge: (die: string, at: number) => string): MatchRecord => ({ ...record, dice: dice.map(forge) });
  const shuffle = dice.findIndex(die => die.startsWith('shuffle:'));
  const withShuffle = (forge: (places: string[]) => unknown[]): MatchRecord =>
    withDie((die, at) => (at === shuffle ? `shuffle:${forge(die.slice('shuffle:'.length).split(',')).join()}` : die));
  return [
    ...(shuffle < 0
      ? []
      : [
          withShuffle(places => places.map(place => (Number(place) === places.length ? place : `${place}.5`))),
          withShuffle(places => places.map(place => (place === '1' ? '1.5' : place))),
          withShuffle(places => places.map(place => `${place}.5`)),
          withShuffle(places => places.map(() => 1)),
          withShuffle(places => places.map(place => Number(place) - 1)),
          withShuffle(places => places.slice(1)),
        ]),
    ...(dice.length === 0
      ? []
      : [
          withDie((die, at) => (at === 0 ? 'constructor:5' : die)),
          withDie((die, at) => (at === dice.length - 1 ? die.replace(/:.*/, ':constructor') : die)),
          { ...record, dice: dice.slice(1) },
          { ...record, dice: [...dice, ...dice] },
        ]),
    { ...record, answers: [...answers, 'constructor'] },
    { ...record, answers: [{ constructor: 1 } as never, ...answers] },
    { ...record, answers: answers.map(() => null as never) },
    { ...record, turns: turns.map(([turn, at, hash]) => [turn + 1, at, hash] as const) },
    { ...record, turns: turns.map(([turn, at, hash]) => [turn, at + 1, hash] as const) },
    { ...record, turns: [...turns, ...turns] },
    ...(final
      ? [
          { ...record, final: { ...final, score: [final.score[0] + 1, final.score[1]] as const } },
          { ...record, final: { ...final, winner: null } },
        ]
      : []),
  ];
};
