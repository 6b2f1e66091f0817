/** Who answers the page's orders: the one match, replay or lesson that is on the table now. */
import { BadInput, rulesetNamed, rulesets, SeededDice } from '@ironpitch/engine';
import { luckOf } from '@ironpitch/odds';
import { readRecord } from '@ironpitch/protocol';
import { canBePlayed, gameFor } from './games.ts';
import { levelsFor } from './gentle.ts';
import { lessonGame } from './lesson.ts';
import { flightsOf, oddsOf, rollsOf, weigh } from './reckon.ts';
import { Replay } from './replay.ts';
import { randomSeed } from './seed.ts';
import type { RulesetView, Snapshot, TableService } from './service.ts';
import { Table } from './table.ts';

export const hostTable = (): TableService => {
  let table: Table | undefined;
  let replay: Replay | undefined;
  let known: readonly RulesetView[] | undefined;
  let always: ReadonlySet<string> = new Set(['followUp', 'push', 'cards']);
  const put = (next: Table): Snapshot => {
    table = next;
    table.always = always;
    replay = undefined;
    return next.snapshot();
  };
  const atTable = (): Table => {
    if (!table) throw new BadInput('no match is on the table');
    return table;
  };
  const then = (act: (at: Table) => void): Snapshot => {
    const at = atTable();
    act(at);
    return at.snapshot();
  };
  const atReplay = (): Replay => {
    if (!replay) throw new BadInput('no replay is open');
    return replay;
  };
  return {
    rulesets() {
      known ??= rulesets
        .filter(definition => canBePlayed(definition.id))
        .map(definition => gameFor(definition.id).ruleset(definition, levelsFor(definition.id)));
      return known;
    },
    anyOptions: (ruleset, seed = randomSeed()) => rulesetNamed(ruleset).anyOptions(new SeededDice(seed)),
    readTeam(ruleset, text) {
      const read = gameFor(ruleset).readTeam;
      if (!read) throw new BadInput('this game has no team files');
      return read(rulesetNamed(ruleset), text);
    },
    start: what => put(Table.start(what)),
    resume: (record, coaches) => put(Table.resume(readRecord(record), coaches)),
    openReplay(record) {
      replay = new Replay(readRecord(record));
      table = undefined;
      return replay.snapshot();
    },
    seek(at) {
      atReplay().seek(at);
      return atReplay().snapshot();
    },
    seekEvent(event) {
      atReplay().seekEvent(event);
      return atReplay().snapshot();
    },
    playOn: (at, coaches) => put(Table.resume(atReplay().until(at), coaches)),
    lesson(scenario, goalName, given) {
      const { spec, setUp } = lessonGame(scenario, given);
      const goal = gameFor(spec.ruleset).goals[goalName];
      if (!goal) throw new BadInput(`a lesson has no goal "${goalName}"`);
      return put(Table.lesson(spec, setUp, goal, { scenario, given }));
    },
    answer: (answered, answers) => then(at => at.answer(answered, answers)),
    takeBack: () => then(at => at.takeBack()),
    doAgain: () => then(at => at.doAgain()),
    concede: side => then(at => at.concede(side)),
    botStep: () => then(at => at.botStep()),
    botRun: onProgress => then(at => at.botRun(onProgress)),
    plans: (player, part) => atTable().plans(player, part),
    wins: () => atTable().wins(),
    otherWays: (player, to) => atTable().otherWays(player, to),
    whyNot: answers => atTable().whyNot(answers),
    sight: () => atTable().sight(),
    rollsOf,
    oddsOf,
    flights: flightsOf,
    weigh,
    askAlways(habits) {
      always = new Set(habits);
      if (table) table.always = always;
    },
    arrange: () => then(at => at.arrange()),
    look: side => then(at => at.look(side)),
    record: () => atTable().record(),
    luck(text, onProgress) {
      const record = readRecord(text);
      return luckOf(rulesetNamed(record.ruleset), record, onProgress);
    },
  };
};
