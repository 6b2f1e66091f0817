/** Somebody who plays a whole match at the table by answers of chance, points at everything and reads every text. */
import { type Dice, type MatchSpec, SeededDice } from '@ironpitch/engine';
import type { NamedEvent } from '@ironpitch/protocol';
import type { Plan, QuestionView, Snapshot, TableService } from '@ironpitch/table';
import { hostTable } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { expect } from 'vitest';
import { blitzQuestion } from '../src/blitz/ask.ts';
import { blitzCanAct, blitzWishes } from '../src/blitz/clicks.ts';
import { blitzDice } from '../src/blitz/dice.ts';
import { blitzOverlay } from '../src/blitz/overlay.ts';
import { blitzStatistics } from '../src/blitz/statistics.ts';
import { blitzCommentary } from '../src/blitz/tell.ts';
import { refusalTold as blitzRefusal, rollTold as blitzRoll } from '../src/blitz/words.ts';
import { bloodQuestion } from '../src/blood/ask/question.ts';
import { bloodCanAct, bloodWishes } from '../src/blood/clicks.ts';
import { bloodDice } from '../src/blood/dice.ts';
import { bloodOverlay } from '../src/blood/overlay.ts';
import { bloodStatistics } from '../src/blood/statistics.ts';
import { bloodCommentary } from '../src/blood/tell.ts';
import { refusalTold as bloodRefusal, rollTold as bloodRoll } from '../src/blood/words.ts';
import { aroundBy } from '../src/match/around.ts';
import { learnEntries, nowPlaying, wordsOf } from '../src/match/entries.ts';
import type { Aiming, GameFace } from '../src/match/face.ts';
import { entriesByRuleset } from '../src/table/entries.ts';

/** What a game shows in words; its drawings need a browser. */
type Words = Pick<
  GameFace,
  'question' | 'overlay' | 'around' | 'roll' | 'canAct' | 'wishes' | 'refused' | 'tell' | 'dice' | 'statistics'
>;
const GAMES: Readonly<Record<string, Words>> = {
  blitz: {
    question: blitzQuestion,
    overlay: blitzOverlay,
    around: aroundBy('assisted'),
    roll: blitzRoll,
    canAct: blitzCanAct,
    wishes: blitzWishes,
    refused: blitzRefusal,
    tell: blitzCommentary,
    dice: blitzDice,
    statistics: blitzStatistics,
  },
  blood: {
    question: bloodQuestion,
    overlay: bloodOverlay,
    around: aroundBy('assist'),
    roll: bloodRoll,
    canAct: bloodCanAct,
    wishes: bloodWishes,
    refused: bloodRefusal,
    tell: bloodCommentary,
    dice: bloodDice,
    statistics: bloodStatistics,
  },
};
/** Nobody in hand, nothing aimed at. */
export const NOTHING: Aiming = {
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

const some = <T>(list: readonly T[], dice: Dice): T | undefined =>
  list.length === 0 ? undefined : list[dice.pick(list.length)];
/** Like the random bot: a turn is rarely ended while anything else can be done. */
const answerFor = ({ choices }: QuestionView, dice: Dice) => {
  const others = choices.filter(choice => choice.verb !== 'endTurn' && choice.verb !== 'stop');
  return some(others.length > 0 && dice.pick(20) > 0 ? others : choices, dice);
};
/** Orders that name a player: most of them are refused. */
const VERBS = [
  'run',
  'mark',
  'throw',
  'block',
  'sidestep',
  'standUp',
  'reserves',
  'foul',
  'target',
  'move',
  'blitz',
  'pass',
  'handOff',
  'stab',
  'gaze',
];
/** Of so many questions one is answered by a plan, where there is one. */
const PLANNED: Readonly<Record<string, number>> = { action: 2, activity: 12, setUp: 6, setUpPlayer: 6 };
const isPlanned = ({ name }: QuestionView, dice: Dice): boolean => dice.pick(PLANNED[name] ?? 1) === 0;
const QUESTIONS_MAX = 9000;

class Stranger {
  readonly odd = new Set<string>();
  private readonly host: TableService = hostTable();
  private readonly words: Words;
  private readonly dice: Dice;
  /** Of so many plans one is reckoned; 0: none. */
  private readonly reckons: number;
  private readonly isOdd: (text: string) => boolean;
  constructor(ruleset: string, seed: string, reckons: number, odd: (text: string) => boolean) {
    this.isOdd = odd;
    this.words = GAMES[ruleset.split('-')[0] as string] as Words;
    this.dice = new SeededDice(seed);
    this.reckons = reckons;
  }
  play(match: MatchSpec, seed: string): void {
    const { host, dice, words } = this;
    host.askAlways(['rerolls', 'skills', 'followUp', 'push', 'cards']);
    let now = host.start({ match, coaches: ['person', 'person'], seed });
    const report: NamedEvent[] = [...now.report];
    for (let i = 0; now.outcome === null; i++) {
      expect(i).toBeLessThan(QUESTIONS_MAX);
      const { question } = now;
      if (question === null) now = host.look(now.asked);
      else {
        this.question(now, NOTHING);
        // A plan of Blood Bowl is reckoned to the end of the own turn: in the other coach's there is none.
        if (question.weighed && now.view.game.kind === 'blood') expect(now.view.active).toBe(question.side);
        const plan = isPlanned(question, dice) ? this.pointAround(now, question) : null;
        const choice = answerFor(question, dice);
        now = host.answer(now.answered, plan?.answers ?? (choice ? [choice.answer] : []));
      }
      report.length = now.reportFrom;
      report.push(...now.report);
      const thrown = words.dice(report, now.reportFrom, now.view);
      if (thrown) this.read('dice', thrown.text);
      for (const line of words.tell(now.report, now.view)) this.read('commentary', line.text);
    }
    this.end(now, report);
  }
  private end({ view }: Snapshot, report: readonly NamedEvent[]): void {
    for (const line of this.words.tell(report, view)) {
      this.read('commentary', line.text);
      for (const row of line.sum) this.read('sum', row.label);
    }
    const last = this.words.statistics(report, view).points.at(-1);
    expect(last?.score ?? [0, 0]).toEqual(view.score);
    for (const player of view.players) this.read('player', player.title);
  }
  private read(where: string, text: string, mayBeEmpty = false): void {
    if (!(mayBeEmpty && text === '') && this.isOdd(text)) this.odd.add(`${where}: "${text}"`);
  }
  private question(snapshot: Snapshot, aiming: Aiming): void {
    const shown = this.words.question(snapshot, aiming);
    const name = snapshot.question?.name ?? '';
    if (!shown) return;
    this.read(`${name}, title`, shown.title);
    this.read(`${name}, eyebrow`, shown.eyebrow);
    this.read(`${name}, help`, shown.help);
    // Two rows that cannot be told apart.
    for (const [i, { label }] of shown.rows.entries())
      if (shown.rows.findIndex(row => row.label === label) < i) this.odd.add(`${name}, twice: "${label}"`);
    for (const row of shown.rows) {
      this.read(`${name}, answer`, row.label);
      this.read(`${name}, reason of ${row.label}`, row.why, true);
    }
    for (const fault of shown.faults ?? []) this.read(`${name}, fault`, fault.text);
    for (const key of this.words.overlay(snapshot, aiming).key) this.read(`${name}, key`, `Key: ${key.text}`);
  }
  /** Takes a player in hand and points at something it could do; that is the plan it returns. */
  private pointAround(snapshot: Snapshot, question: QuestionView): Plan | null {
    const { host, dice, words } = this;
    const { view } = snapshot;
    const player = some(
      view.players.filter(one => words.canAct(question, one)),
      dice,
    );
    const found: Plan[] = player ? [...host.plans(player.id, 'deeds'), ...host.plans(player.id, 'squares')] : [];
    const plans = found.length > 0 ? found : question.plans;
    const listed = (words.question(snapshot, NOTHING)?.rows ?? []).flatMap(row => (row.plan ? [row.plan] : []));
    const aim = some(plans.length > 0 ? plans : listed, dice) ?? null;
    const others = aim?.to && aim.target === null && aim.risk ? host.otherWays(aim.player, aim.to) : [];
    this.question(snapshot, { ...NOTHING, selected: player?.id ?? null, plans, aim, others, wins: host.wins() });
    words.around(aim, null);
    const rolls = [...(aim?.risk?.rolls ?? []), ...(aim?.roll ? [aim.roll] : [])];
    for (const roll of rolls.filter(one => one.kind !== 'none')) {
      const told = words.roll(roll, view);
      this.read('roll', told.name);
      for (const { text } of told.why) this.read('cause', `Because ${text}`);
    }
    this.wishInVain(snapshot, player?.id ?? null);
    if (this.reckons > 0 && dice.pick(this.reckons) === 0) this.reckon(aim);
    return aim;
  }
  /** A click on somebody, whatever it may lead to, and some other order: the reason is a sentence too. */
  private wishInVain(snapshot: Snapshot, selected: string | null): void {
    const { host, words, dice } = this;
    const there = some(snapshot.view.players, dice);
    if (!there?.square) return;
    const other = some(VERBS, dice) as string;
    for (const wishes of [words.wishes(snapshot, selected, there.square, there), [{ [other]: there.id }]]) {
      const reason = wishes.length > 0 ? host.whyNot(wishes) : null;
      if (reason) this.read('refused', t.ended(t.capital(words.refused(reason, snapshot.view))));
    }
  }
  private reckon(plan: Plan | null): void {
    const { host } = this;
    const sight = host.sight();
    if (sight === null) return;
    host.weigh(sight);
    if (plan === null) return;
    host.rollsOf(sight, plan.answers);
    host.flights(sight, plan);
    const odds = host.oddsOf(sight, plan);
    if (odds) for (const chance of [odds.success, odds.turnover]) expect(chance >= 0 && chance <= 1 + 1e-9).toBe(true);
  }
}
/** Every text of the match that does not read like one. */
export const oddTextsOf = async (
  match: MatchSpec,
  seed: string,
  reckons = 0,
  odd: (text: string) => boolean = isOdd,
): Promise<string[]> => {
  learnEntries(entriesByRuleset());
  await wordsOf(match.ruleset);
  nowPlaying(match.ruleset);
  const stranger = new Stranger(match.ruleset, seed, reckons, odd);
  stranger.play(match, seed);
  return [...stranger.odd];
};
