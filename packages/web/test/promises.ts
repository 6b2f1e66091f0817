/**
 * Plays matches by plans of chance, reads what the page says of each before it is carried out, and compares it with what
 * happened: what is promised outright must come true, and stated chances are pooled by kind and tenth.
 */
import { type Answer, type Dice, type MatchSpec, SeededDice } from '@ironpitch/engine';
import type { NamedEvent } from '@ironpitch/protocol';
import { hostTable, type Plan, type QuestionView, type Side, type Snapshot, type TableHost } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { blitzQuestion } from '../src/blitz/ask.ts';
import { blitzCanAct } from '../src/blitz/clicks.ts';
import { bloodQuestion } from '../src/blood/ask/question.ts';
import { bloodCanAct } from '../src/blood/clicks.ts';
import { learnEntries, nowPlaying, wordsOf } from '../src/match/entries.ts';
import { keyOfPlan } from '../src/match/plan.ts';
import { entriesByRuleset } from '../src/table/entries.ts';
import { NOTHING } from './stranger.ts';

const GAMES = {
  blitz: { question: blitzQuestion, canAct: blitzCanAct },
  blood: { question: bloodQuestion, canAct: bloodCanAct },
} as const;
export interface Pool {
  count: number;
  expected: number;
  variance: number;
  came: number;
}
export interface Kept {
  /** By kind and tenth: `touchdown 0.6`. */
  readonly pools: Map<string, Pool>;
  /** What was said and did not come true. */
  readonly broken: string[];
  promises: number;
}
export const emptyKept = (): Kept => ({ pools: new Map(), broken: [], promises: 0 });

/** One order in so many is a deed: whoever could be blocked, fouled or thrown to. */
const DEEDS = 3;
/** What is wanted of a deed whose coming about can be seen. */
const DEED_KINDS: ReadonlySet<string> = new Set(['caught', 'down', 'hurt']);
/** Whatever rolls more than this on its way is reckoned for seconds, and for each answer on the way again: one in so many. */
const FEW_ROLLS = 2;
const LONG = 3;
const DECLINES: ReadonlySet<string> = new Set(['no', 'pass', 'keep', 'stop']);
const QUESTIONS_MAX = 6000;
/** So many answers at most between a plan and its end. */
const BETWEEN_MAX = 60;
/** Whoever has more answers than this, as for a square anywhere on the pitch, is asked about something else than the plan. */
const WEIGHED_MAX = 40;
const BETWEEN_DRIVES: ReadonlySet<string> = new Set(['kickOrReceive', 'setUp']);
const CERTAIN = 1 - 1e-9;
const WALKS: ReadonlySet<string> = new Set(['runStep', 'markStep', 'sidestep']);
/** What happens from here on is no longer the plan's doing. */
const ENDS: ReadonlySet<string> = new Set(['turnEnded', 'turnStarted', 'driveEnded', 'halfStarted', 'eventDrawn']);
/** The dice of a deed of Blitz Bowl have fallen. */
const DECIDES: ReadonlySet<string> = new Set(['blockRolled', 'threw']);
/** Whoever falls on the square has not got there. */
const FALLS: ReadonlySet<string> = new Set(['knockedDown', 'placedProne', 'wentProne', 'removed', 'injured']);
const some = <T>(list: readonly T[], dice: Dice): T | undefined => list[dice.pick(Math.max(1, list.length))];

/** What one plan was said to bring, and to what chance; null where the page states none. */
interface Stated {
  readonly plan: Plan;
  readonly kind: string;
  readonly chance: number;
  readonly text: string;
}
class Witness {
  private readonly host: TableHost = hostTable();
  private readonly dice: Dice;
  private readonly game: (typeof GAMES)['blitz' | 'blood'];
  private readonly kept: Kept;
  constructor(ruleset: string, seed: string, kept: Kept) {
    this.dice = new SeededDice(`promises ${seed}`);
    this.game = GAMES[ruleset.split('-')[0] as keyof typeof GAMES];
    this.kept = kept;
  }
  play(match: MatchSpec, seed: string): void {
    const { host, dice } = this;
    let now = host.start({ match, coaches: ['person', 'person'], seed, arranged: true });
    for (let i = 0; now.outcome === null && i < QUESTIONS_MAX; i++) {
      const { question } = now;
      if (question === null) now = host.look(now.asked);
      else {
        const stated = question.name === 'action' ? this.statedBy(now, question) : null;
        if (stated) now = this.carryOut(now, question.side, stated);
        else now = host.answer(now.answered, this.answerTo(question));
      }
      if (dice.pick(200) === 0 && now.question?.name === 'action') now = this.endTurn(now);
    }
  }
  private endTurn(now: Snapshot): Snapshot {
    const end = now.question?.choices.find(({ verb }) => verb === 'endTurn');
    return end ? this.host.answer(now.answered, [end.answer]) : now;
  }
  /** Takes somebody in hand, points at something, and reads the row that stands first then. */
  private statedBy(now: Snapshot, question: QuestionView): Stated | null {
    const { host, dice, game } = this;
    const player = some(
      now.view.players.filter(one => game.canAct(question, one)),
      dice,
    );
    if (player && dice.pick(DEEDS) === 0) {
      const deed = this.deedBy(now, player.id);
      if (deed) return deed;
    }
    const plans = player ? host.plans(player.id, 'squares').filter(plan => plan.to !== null) : [];
    // What wins something is rare, and what the page must not be wrong about.
    const winning = plans.filter(plan => plan.gains.length > 0);
    const aim = some(winning.length > 0 && dice.pick(3) > 0 ? winning : plans, dice);
    if (!player || !aim) return null;
    const [row] = game.question(now, { ...NOTHING, selected: player.id, plans, aim })?.rows ?? [];
    if (!row || row.plan !== aim || row.rough) return null;
    const text = `${row.label} ${row.why}`;
    const says = (of: 'scores' | 'picksUp'): boolean =>
      text.includes((now.view.game.kind === 'blood' ? t.blood : t.blitz).answers[of]);
    const [scores, picksUp] = [says('scores'), says('picksUp')];
    return { plan: aim, kind: scores ? 'touchdown' : picksUp ? 'ball' : 'there', chance: row.chance ?? 1, text };
  }
  /** Points at somebody the player could do something to, until its chance is reckoned, and reads the row. */
  private deedBy(now: Snapshot, player: string): Stated | null {
    const { host, dice, game } = this;
    const deeds = [...host.plans(player, 'deeds'), ...host.plans(player, 'squares')].filter(
      plan => plan.target !== null && DEED_KINDS.has(plan.wants ?? '') && plan.roll?.picks !== 'theirs',
    );
    const isShort = ({ risk }: Plan): boolean => (risk?.rolls.length ?? 0) <= FEW_ROLLS;
    const plan = some(dice.pick(LONG) === 0 ? deeds.filter(one => !isShort(one)) : deeds.filter(isShort), dice);
    const sight = host.sight();
    if (!plan || !sight) return null;
    const odds = host.oddsOf(sight, plan);
    if (odds === null || odds.unresolved > 0 || odds.bound > 0) return null;
    const reckoned = { key: keyOfPlan(plan), rolls: [], odds };
    const [row] = game.question(now, { ...NOTHING, selected: player, plans: [plan], aim: plan, reckoned })?.rows ?? [];
    if (!row || row.plan !== plan || row.chance == null || row.rough) return null;
    return { plan, kind: plan.wants ?? '', chance: row.chance, text: `${row.label} ${row.why}` };
  }
  /** Gives the order and answers what comes in between, re-rolling whatever fails, until it is over. */
  private carryOut(before: Snapshot, side: Side, stated: Stated): Snapshot {
    const { host } = this;
    const seated = this.toldAll(side);
    let now = host.answer(seated.answered, stated.plan.answers);
    for (let i = 0; i < BETWEEN_MAX && now.outcome === null; i++) {
      const { question } = now;
      if (question?.name === 'action' || question?.name === 'activity' || question?.name === 'claim') break;
      // The drive is over: every way to stand in the next one would be reckoned through.
      if (question !== null && BETWEEN_DRIVES.has(question.name)) break;
      if (question === null) now = host.look(now.asked);
      else if (DEED_KINDS.has(stated.kind)) now = host.answer(now.answered, this.bestFor(question, side, stated.plan));
      else now = host.answer(now.answered, this.goOn(question, stated.plan) ?? this.onTheWay(question));
    }
    const { question } = now;
    const after = this.toldAll(side);
    const report = after.report.slice(seated.report.length);
    // A claim before its dice fell: the rest of a deed is the coach's to order again, and was not seen.
    const unseen = question?.name === 'claim' && !report.some(({ type }) => DECIDES.has(type));
    if (!(DEED_KINDS.has(stated.kind) && unseen)) this.judge(before, after, side, report, stated);
    return after;
  }
  /** Whoever takes a seat anew is told everything from the beginning. */
  private toldAll(side: Side): Snapshot {
    this.host.look(side === 0 ? 1 : 0);
    return this.host.look(side);
  }
  /** Nothing that can be declined comes between a plan and its end. */
  private declined(question: QuestionView): readonly Answer[] {
    const declines = question.choices.find(({ verb }) => DECLINES.has(verb));
    return declines ? [declines.answer] : this.answerTo(question);
  }
  /** But a failed roll is made again where it can be. */
  private onTheWay(question: QuestionView): readonly Answer[] {
    return question.name === 'reroll' ? this.answerTo(question) : this.declined(question);
  }
  /** What makes the plan likeliest to come off, as its chance takes for granted; the other coach declines what can be declined. */
  private bestFor(question: QuestionView, side: Side, plan: Plan): readonly Answer[] {
    const { host } = this;
    const { choices } = question;
    const sight = question.side === side ? host.sight() : null;
    const [only] = choices;
    if (choices.length === 1 && only) return [only.answer];
    if (!sight || choices.length > WEIGHED_MAX) return this.declined(question);
    const worth = choices.map(({ answer }) => {
      const odds = host.oddsOf(sight, { ...plan, answers: [answer, ...sight.pending] });
      return odds?.success ?? 0;
    });
    const best = choices[worth.indexOf(Math.max(...worth))];
    return best ? [best.answer] : this.answerTo(question);
  }
  /** A die on the way, as when the ball is kicked along, stops an order of Blitz Bowl: the coach goes on with it. */
  private goOn({ name, choices }: QuestionView, { answers }: Plan): readonly Answer[] | null {
    if (!WALKS.has(name)) return null;
    const written = choices.map(({ answer }) => JSON.stringify(answer));
    const legal = answers.filter(answer => written.includes(JSON.stringify(answer)));
    const next = legal.findLast(answer => answer !== 'stop') ?? legal[0];
    return next === undefined ? null : [next];
  }
  private judge(before: Snapshot, now: Snapshot, side: Side, heard: readonly NamedEvent[], stated: Stated): void {
    const { kept } = this;
    const end = heard.findIndex(({ type }) => ENDS.has(type));
    const report = end < 0 ? heard : heard.slice(0, end);
    const { plan, kind, chance, text } = stated;
    const to = JSON.stringify(plan.to);
    const came =
      kind === 'touchdown'
        ? (now.view.score[side] as number) > (before.view.score[side] as number)
        : kind === 'ball'
          ? report.some(event => event.type === 'ballTaken' && event.player === plan.player)
          : DEED_KINDS.has(kind)
            ? this.isDone(now, report, side, stated)
            : report.some(event => event.player === plan.player && JSON.stringify(event.to) === to) &&
              !report.some(event => event.player === plan.player && FALLS.has(event.type));
    kept.promises++;
    if (chance >= CERTAIN && !came) kept.broken.push(`${text} (${JSON.stringify(plan.answers)})`);
    const key = `${kind} ${Math.min(9, Math.floor(chance * 10)) / 10}`;
    const pool = kept.pools.get(key) ?? { count: 0, expected: 0, variance: 0, came: 0 };
    pool.count++;
    pool.expected += chance;
    pool.variance += chance * (1 - chance);
    pool.came += came ? 1 : 0;
    kept.pools.set(key, pool);
  }
  /** Whether what was wanted of a deed has come about. */
  private isDone(now: Snapshot, report: readonly NamedEvent[], side: Side, { plan, kind }: Stated): boolean {
    const target = now.view.players.find(({ id }) => id === plan.target);
    const lost = report.some(({ type }) => type === 'turnover');
    if (kind === 'caught') return report.some(({ type, player }) => type === 'ballTaken' && player === plan.target);
    // The last Action of a turn of Blitz Bowl ends it: what counts is what happened before.
    if (kind === 'down' && now.view.game.kind === 'blitz')
      return report.some(({ type, player }) => player === plan.target && FALLS.has(type));
    const down = target !== undefined && (target.square === null || target.posture !== 'standing');
    if (kind === 'down') return down && !lost && now.view.active === side;
    return target !== undefined && (target.square === null || target.posture === 'stunned');
  }
  private answerTo(question: QuestionView): readonly Answer[] {
    const { choices, name, about } = question;
    const again = name === 'reroll' && about.passed !== true ? choices.filter(({ verb }) => verb === 'reroll') : [];
    // A skill's own re-roll costs nothing.
    const own = again.find(({ object }) => object !== 'team') ?? again[0];
    // Cards may undo anything: nobody plays one.
    const pass = name === 'bonusPlay' ? choices.find(({ verb }) => verb === 'pass') : undefined;
    const others = choices.filter(({ verb }) => verb !== 'endTurn' && verb !== 'stop');
    const choice = own ?? pass ?? some(others.length > 0 && this.dice.pick(4) > 0 ? others : choices, this.dice);
    return choice ? [choice.answer] : [];
  }
}
export const keepPromises = async (match: MatchSpec, seed: string, kept: Kept): Promise<void> => {
  learnEntries(entriesByRuleset());
  await wordsOf(match.ruleset);
  nowPlaying(match.ruleset);
  new Witness(match.ruleset, seed, kept).play(match, seed);
};

const POOL_MIN = 500;
/** Beyond this many standard deviations on either side lies less than one in a million. */
const FAR = 4.9;
/** The pools whose chances cannot have been as stated. */
export const strayPools = ({ pools }: Kept): string[] =>
  [...pools]
    .filter(([, { count, expected, variance, came }]) => {
      if (count < POOL_MIN) return false;
      return variance < 1e-6 ? Math.abs(came - expected) > 1e-3 : Math.abs(came - expected) / Math.sqrt(variance) > FAR;
    })
    .map(([name, { count, expected, came }]) => `${name}: ${came} of ${count}, stated ${expected.toFixed(1)}`);
