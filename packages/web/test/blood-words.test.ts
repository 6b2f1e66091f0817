import { type Dice, rulesetNamed, SeededDice } from '@ironpitch/engine';
import type { NamedEvent } from '@ironpitch/protocol';
import { expect, test } from 'vitest';
import { bloodQuestion } from '../src/blood/ask/question.ts';
import { bloodCanAct } from '../src/blood/clicks.ts';
import { bloodDice } from '../src/blood/dice.ts';
import { bloodOverlay } from '../src/blood/overlay.ts';
import { bloodStatistics } from '../src/blood/statistics.ts';
import { bloodCommentary } from '../src/blood/tell.ts';
import { rollTold } from '../src/blood/words.ts';
import { aroundBy } from '../src/match/around.ts';
import type { Aiming } from '../src/match/face.ts';
import { hostTable } from '../src/table/host.ts';
import type { Plan, QuestionView, Snapshot, TableService } from '../src/table/service.ts';

const NOTHING: Aiming = {
  selected: null,
  plans: [],
  aim: null,
  others: [],
  reckoned: null,
  weights: [],
  wins: [],
  zones: true,
};
/** What no sentence on the page may look like: an identifier, a hole, a value that is not there. */
const ODD = /[a-z][A-Z]|undefined|NaN|null|\[object| {2}| [.,:!?]|\.\.|[!?]\.|^[a-z]|^$/;
/** Names that are written so. */
const NAMES = /\b(Mc|Mac)[A-Z]/g;
const isOdd = (text: string): boolean => ODD.test(text.replace(NAMES, 'Mac'));

class Reader {
  readonly odd = new Set<string>();
  read(where: string, text: string, mayBeEmpty = false): void {
    if (!(mayBeEmpty && text === '') && isOdd(text)) this.odd.add(`${where}: "${text}"`);
  }
  question(snapshot: Snapshot, aiming: Aiming): void {
    const shown = bloodQuestion(snapshot, aiming);
    const name = snapshot.question?.name ?? '';
    if (!shown) return;
    this.read(`${name}, title`, shown.title);
    this.read(`${name}, eyebrow`, shown.eyebrow);
    this.read(`${name}, help`, shown.help);
    for (const row of shown.rows) {
      this.read(`${name}, answer`, row.label);
      this.read(`${name}, reason of ${row.label}`, row.why, true);
    }
    for (const fault of shown.faults ?? []) this.read(`${name}, fault`, fault.text);
    for (const key of bloodOverlay(snapshot, aiming).key) this.read(`${name}, key`, `Key: ${key.text}`);
  }
}
const some = <T>(list: readonly T[], dice: Dice): T | undefined =>
  list.length === 0 ? undefined : list[dice.pick(list.length)];

/** Takes a player in hand and points at something it could do; that is the plan it returns. */
const pointAround = (host: TableService, snapshot: Snapshot, dice: Dice, reader: Reader): Plan | null => {
  const { question, view } = snapshot;
  if (!question) return null;
  const able = view.players.filter(player => bloodCanAct(question, player));
  const player = some(able, dice);
  const found: Plan[] = player ? [...host.plans(player.id, 'deeds'), ...host.plans(player.id, 'squares')] : [];
  const plans = found.length > 0 ? found : question.plans;
  const listed = (bloodQuestion(snapshot, NOTHING)?.rows ?? []).flatMap(row => (row.plan ? [row.plan] : []));
  const aim = some(plans.length > 0 ? plans : listed, dice) ?? null;
  const others = aim?.to && aim.target === null && aim.risk ? host.otherWays(aim.player, aim.to) : [];
  const aiming: Aiming = { ...NOTHING, selected: player?.id ?? null, plans, aim, others };
  reader.question(snapshot, aiming);
  aroundBy('assist')(aim, null);
  for (const roll of [...(aim?.risk?.rolls ?? []), ...(aim?.roll ? [aim.roll] : [])]) {
    const told = rollTold(roll, view);
    reader.read('roll', told.name);
    for (const { text } of told.why) reader.read('cause', `Because ${text}`);
  }
  return aim;
};
/** Like the random bot: a turn is rarely ended while anything else can be done. */
const answerFor = ({ choices }: QuestionView, dice: Dice) => {
  const others = choices.filter(choice => choice.verb !== 'endTurn' && choice.verb !== 'stop');
  return some(others.length > 0 && dice.pick(20) > 0 ? others : choices, dice);
};
/** Of so many questions one is answered by a plan, where there is one. */
const PLANNED: Readonly<Record<string, number>> = { action: 2, activity: 12, setUp: 6, setUpPlayer: 6 };
const isPlanned = ({ name }: QuestionView, dice: Dice): boolean => dice.pick(PLANNED[name] ?? 1) === 0;

const playThrough = (home: string, away: string, options: Record<string, unknown>, seed: string): Reader => {
  const host = hostTable();
  const dice = new SeededDice(seed);
  const reader = new Reader();
  host.askAlways(['rerolls', 'skills', 'followUp', 'push', 'cards']);
  let now = host.start({ match: { ruleset: 'blood-2016', home, away, options }, coaches: ['person', 'person'], seed });
  const report: NamedEvent[] = [...now.report];
  for (let i = 0; now.outcome === null; i++) {
    expect(i).toBeLessThan(9000);
    const { question } = now;
    if (question === null) now = host.look(now.asked);
    else {
      reader.question(now, NOTHING);
      // A plan is reckoned to the end of the own turn: in the other coach's there is none.
      if (question.weighed) expect(now.view.active).toBe(question.side);
      const plan = isPlanned(question, dice) ? pointAround(host, now, dice, reader) : null;
      const choice = answerFor(question, dice);
      now = host.answer(now.answered, plan?.answers ?? (choice ? [choice.answer] : []));
    }
    report.length = now.reportFrom;
    report.push(...now.report);
    const thrown = bloodDice(report, now.reportFrom, now.view);
    if (thrown) reader.read('dice', thrown.text);
    for (const line of bloodCommentary(now.report, now.view)) reader.read('commentary', line.text);
  }
  const lines = bloodCommentary(report, now.view);
  for (const line of lines) {
    reader.read('commentary', line.text);
    for (const row of line.sum) reader.read('sum', row.label);
  }
  expect(lines.length).toBeGreaterThan(100);
  expect(bloodStatistics(report, now.view).rows[0]?.values).toEqual(now.view.score.map(String));
  for (const player of now.view.players) reader.read('player', player.title);
  return reader;
};

const PAIRS: readonly (readonly [home: string, away: string])[] = [
  ['vampire', 'nurgle-veterans'],
  ['halfling-exhibition', 'darkElf-veterans'],
  ['goblin-veterans', 'lizardman-veterans'],
];
test.each(PAIRS)(
  'a match of %s against %s by random answers: nothing throws, and every text is a sentence',
  (home, away) => {
    const rules = rulesetNamed('blood-2016');
    const options = rules.anyOptions(new SeededDice(`${home}/${away}`));
    expect([...playThrough(home, away, options, `${home}/${away}`).odd]).toEqual([]);
  },
  60_000,
);
