/** Who answers the page's orders: the one match, replay or lesson that is on the table now. */
import { decisionsOf, Value } from '@ironpitch/ai';
import { BadInput, rulesetNamed, rulesets, SeededDice } from '@ironpitch/engine';
import { luckOf } from '@ironpitch/odds';
import { readRecord } from '@ironpitch/protocol';
import { canBePlayed, gameFor } from './games.ts';
import { levelsFor } from './gentle.ts';
import { hintsOf } from './hints.ts';
import { lessonGame } from './lesson.ts';
import { flightsOf, oddsOf, rollsOf, weigh } from './reckon.ts';
import { Replay } from './replay.ts';
import { Seat } from './seat.ts';
import { randomSeed } from './seed.ts';
import type { Progress, RulesetView, Side, Snapshot, TableService } from './service.ts';
import { suggestionsOf } from './suggest.ts';
import { Table } from './table.ts';

/** What only the one who hosts a table may ask of it, and never hands on to a seat. */
export interface TableHost extends TableService {
  /** The match on the table so far, to be kept: dice and all. Null where nothing is kept, in a lesson or a replay. */
  unfinished(): string | null;
}
interface Hosting {
  /** A match that is on the table already. */
  readonly laid?: Table;
  /** Hears how far an order has got that takes long. */
  readonly onProgress?: Progress;
}
/** One screen: whoever plays at it shares it, and looks through one pair of eyes at a time. */
export const hostTable = ({ laid, onProgress }: Hosting = {}): TableHost => {
  let table: Table | undefined;
  let seat: Seat | undefined;
  let replay: Replay | undefined;
  let known: readonly RulesetView[] | undefined;
  let always: ReadonlySet<string> = new Set(['followUp', 'push', 'cards']);
  const lay = (next: Table): Seat => {
    table = next;
    table.always = always;
    replay = undefined;
    seat = new Seat(next, firstEyes(next));
    return seat;
  };
  const put = (next: Table): Snapshot => lay(next).snapshot();
  const atSeat = (): Seat => {
    if (!seat) throw new BadInput('no match is on the table');
    return seat;
  };
  const atTable = (): Table => {
    if (!table) throw new BadInput('no match is on the table');
    return table;
  };
  /** Who of the persons at this screen the order is about: it may be another than the one whose eyes are shown. */
  const sitting = (fits: (side: Side) => boolean): Side | undefined => personsAt(atTable()).find(fits);
  const shown = (): Snapshot => {
    const told = atSeat().snapshot();
    const at = atTable();
    return {
      ...told,
      canTakeBack: sitting(side => at.canTakeBack(side)) !== undefined,
      canDoAgain: sitting(side => at.canDoAgain(side)) !== undefined,
    };
  };
  const then = (act: (at: Table) => void): Snapshot => {
    act(atTable());
    return shown();
  };
  /** An order of whoever is looking. */
  const order = (act: (at: Seat) => void): Snapshot => {
    act(atSeat());
    return shown();
  };
  const atReplay = (): Replay => {
    if (!replay) throw new BadInput('no replay is open');
    return replay;
  };
  if (laid) lay(laid);
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
    teamBook: ruleset => gameFor(ruleset).builder?.book(rulesetNamed(ruleset)) ?? null,
    teamSheet(ruleset, text) {
      const { builder } = gameFor(ruleset);
      if (!builder) throw new BadInput('this game has no team files');
      return builder.sheet(rulesetNamed(ruleset), text);
    },
    start: what => put(Table.start(what)),
    resume: (record, coaches) => put(Table.resume(readRecord(record), coaches)),
    openReplay(record) {
      replay = new Replay(readRecord(record));
      table = undefined;
      seat = undefined;
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
    answer: (answered, answers) => order(at => at.answer(answered, answers)),
    takeBack: () =>
      then(at => {
        const side = sitting(one => at.canTakeBack(one));
        if (side !== undefined) at.takeBack(side);
      }),
    doAgain: () =>
      then(at => {
        const side = sitting(one => at.canDoAgain(one));
        if (side !== undefined) at.doAgain(side);
      }),
    concede: side => then(at => new Seat(at, side).concede()),
    botStep: () => then(at => at.botStep()),
    botRun: () => then(at => at.botRun(onProgress)),
    plans: (player, part) => atSeat().plans(player, part),
    wins: () => atSeat().wins(),
    suggestions: suggestionsOf,
    hints: hintsOf,
    otherWays: (player, to) => atSeat().otherWays(player, to),
    whyNot: answers => atSeat().whyNot(answers),
    sight: () => atSeat().sight(),
    rollsOf,
    oddsOf,
    flights: flightsOf,
    weigh,
    askAlways(habits) {
      always = new Set(habits);
      if (table) table.always = always;
    },
    arrange: () => order(at => at.arrange()),
    look(side) {
      // Other eyes have been told other things: they are told everything.
      if (side !== atSeat().side) seat = new Seat(atTable(), side);
      return shown();
    },
    record() {
      if (atTable().outcome === null) throw new BadInput('the record of a match is open once the match is over');
      return atTable().record();
    },
    unfinished: () => (table && !table.isLesson ? table.record() : null),
    luck(text) {
      const record = readRecord(text);
      return luckOf(rulesetNamed(record.ruleset), record, onProgress, new Value(record.ruleset));
    },
    decisions(text) {
      const record = readRecord(text);
      return decisionsOf(rulesetNamed(record.ruleset), record, onProgress ? { onProgress } : {});
    },
  };
};

const personsAt = (table: Table): Side[] => ([0, 1] as const).filter(side => table.coaches[side] === 'person');
/** One person looks for themselves; of two, whoever is asked; where bots play, a spectator. */
const firstEyes = (table: Table): Side | null => {
  const persons = personsAt(table);
  return persons.length === 2 ? (table.asked ?? null) : (persons[0] ?? null);
};
