/** A match looked back on: for every plan of both coaches, what the best one was worth and what theirs was. */
import {
  type Dice,
  type Game,
  type MatchRecord,
  type PlayerId,
  type Position,
  type RulesetDefinition,
  replay,
  type Seat,
  SeededDice,
  verbOf,
} from '@ironpitch/engine';
import { luckOf } from '@ironpitch/odds';
import { type Idea, isSameIdea, type Purpose, type Step } from './look/idea.ts';
import { lookAt } from './look/look.ts';
import { type Look, Scales } from './look/weigh.ts';
import { Value } from './value/value.ts';

/** Plain data, which can be sent to and from a worker. */
export interface Plan {
  readonly purpose: Purpose;
  /** By name, where somebody is meant. */
  readonly player: string | null;
  readonly target: string | null;
  /** Where that one ends up, column and row counted from 1. */
  readonly to: readonly [column: number, row: number] | null;
}
export interface Mistake {
  /** After so many answers of the record. */
  readonly decision: number;
  readonly turn: number;
  readonly kind: 'inaccuracy' | 'blunder';
  /** In results that were to be expected: a win is 1, a draw one half. */
  readonly lost: number;
  readonly did: Plan;
  readonly best: Plan;
}
/** What a plan that was looked at was worth, and the best one beside it. */
export interface JudgedPlan {
  readonly decision: number;
  readonly chosen: number;
  readonly best: number;
}
/** What a coach decided, apart from what the dice did. */
export interface CoachDecisions {
  readonly side: 'home' | 'away';
  /** Plans that were looked at. */
  readonly decisions: number;
  readonly plans: readonly JudgedPlan[];
  /** What mistakes cost. */
  readonly decisionsLost: number;
  readonly mistakes: readonly Mistake[];
}
export interface CoachAnalysis extends CoachDecisions {
  /** What the dice brought. */
  readonly luck: number;
}
export interface Analysis {
  readonly coaches: readonly [CoachAnalysis, CoachAnalysis];
}
const SIGHT = { ideas: 6, rounds: 4, answer: true } as const;
/** What looks like a mistake is looked at again, twice with other dice, so that bad luck in imagination blames nobody. */
const DOUBTED_FROM = 0.03;
const FIRST_ROUNDS = 8;
const FRESH_ROUNDS = 24;
/** How many standard errors it has to stand out by. */
const SURE = 2;
const INACCURACY = 0.04;
const BLUNDER = 0.1;
const ANSWERS_MAX = 512;
const SIDES = ['home', 'away'] as const;

export interface AnalysisOptions {
  readonly onProgress?: (done: number, all: number) => void;
  /** Only plans begun after so many answers and before so many are judged. */
  readonly from?: number;
  readonly until?: number;
}
/**
 * What both coaches decided, home first. A match that is not over yet may be looked at as well. Throws BadInput when the
 * record cannot be replayed.
 */
export const decisionsOf = (
  rules: RulesetDefinition,
  record: MatchRecord,
  { onProgress, from = 0, until = record.answers.length }: AnalysisOptions = {},
): readonly [CoachDecisions, CoachDecisions] => {
  const critic = new Critic(rules, record);
  replay(record, rules, (dice: Dice) => rules.create(record, dice), {
    watch: (g, answered) => {
      critic.look(g, answered, answered >= from && answered < until);
      onProgress?.(answered, record.answers.length);
    },
  });
  return [critic.of(0), critic.of(1)];
};
/** Of the time an analysis takes, so much goes by before the luck is reckoned. */
const DECISIONS_SHARE = 0.9;
/** The same, and the luck apart from it. */
export const analyse = (
  rules: RulesetDefinition,
  record: MatchRecord,
  { onProgress, ...options }: AnalysisOptions = {},
): Analysis => {
  const tell = (from: number, share: number) => (done: number, all: number) =>
    onProgress?.(Math.floor(all * from + done * share), all);
  const [home, away] = decisionsOf(rules, record, { ...options, onProgress: tell(0, DECISIONS_SHARE) });
  const value = new Value(rules.id);
  const { score } = luckOf(rules, record, tell(DECISIONS_SHARE, 1 - DECISIONS_SHARE), value);
  return {
    coaches: [
      { ...home, luck: score[0] },
      { ...away, luck: score[1] },
    ],
  };
};

/** What a coach did: the answers given one after the other, until something else could be begun. */
interface Taken {
  readonly seat: Seat;
  readonly decision: number;
  readonly start: Position;
  readonly turn: number;
  readonly steps: Step[];
}
class Critic {
  private readonly rules: RulesetDefinition;
  private readonly record: MatchRecord;
  /** Imagines: what is looked at has nothing to do with what was rolled. */
  private readonly g: Game;
  private readonly mind: Look;
  private readonly scales: Scales;
  private readonly answers = new Int16Array(ANSWERS_MAX);
  private readonly plans: readonly [JudgedPlan[], JudgedPlan[]] = [[], []];
  private readonly mistakes: readonly [Mistake[], Mistake[]] = [[], []];
  private taken: Taken | undefined;

  constructor(rules: RulesetDefinition, record: MatchRecord) {
    const dice = new SeededDice('analysis');
    this.rules = rules;
    this.record = record;
    this.g = rules.create(record, dice);
    this.mind = lookAt(rules.id, dice);
    this.scales = new Scales(this.mind, SIGHT, dice);
  }
  of(seat: Seat): CoachDecisions {
    const mistakes = this.mistakes[seat];
    const plans = this.plans[seat];
    const decisionsLost = mistakes.reduce((sum, { lost }) => sum + lost, 0);
    return { side: SIDES[seat], decisions: plans.length, plans, decisionsLost, mistakes };
  }
  /** The match as it is before the next answer; `counts`: a plan that begins with it is judged. */
  look(game: Game, answered: number, counts: boolean): void {
    const begins = game.over || game.question.name === 'action';
    if (begins && this.taken !== undefined) {
      this.judge(this.taken);
      this.taken = undefined;
    }
    const answer = this.record.answers[answered];
    if (game.over || answer === undefined) return;
    const given = game.readAnswer(answer);
    // A time-out or the like is no part of a plan.
    if (verbOf(given).standing) return;
    if (counts && game.question.name === 'action') {
      const { asked } = game;
      const start = game.view(asked).slice() as Position;
      this.taken = { seat: asked, decision: answered, start, turn: this.rules.turnOf(game), steps: [] };
    }
    if (this.taken?.seat === game.asked) this.taken.steps.push({ question: game.question.name, answer: given });
  }
  private judge({ seat, decision, start, turn, steps }: Taken): void {
    const { g, scales, mind } = this;
    g.load(start);
    const answers = this.answers.slice(0, g.legal(this.answers));
    const ideas = mind.ideas(g, seat, answers);
    g.load(start);
    const did = ideas.find(idea => isSameIdea(idea, { ...idea, steps })) ?? mind.described(g, seat, steps);
    const salt = `${decision}`;
    const weighed = scales.worths(g, seat, [did, ...ideas.filter(idea => idea !== did)], salt);
    const best = weighed[0]?.idea ?? did;
    const chosen = weighed.find(({ idea }) => idea === did)?.worth ?? 0;
    const most = weighed[0]?.worth ?? chosen;
    this.plans[seat].push({ decision, chosen, best: most });
    if (best === did || most - chosen < DOUBTED_FROM) return;
    if (scales.compare(g, seat, best, did, `${salt}/first`, FIRST_ROUNDS).more < INACCURACY) return;
    const { more: lost, error } = scales.compare(g, seat, best, did, salt, FRESH_ROUNDS);
    if (lost < INACCURACY || lost < SURE * error) return;
    this.mistakes[seat].push({
      decision,
      turn,
      kind: lost < BLUNDER ? 'inaccuracy' : 'blunder',
      lost,
      did: this.planOf(did),
      best: this.planOf(best),
    });
  }
  private planOf({ purpose, player, target, to }: Idea): Plan {
    const name = (p: PlayerId | undefined): string | null => (p === undefined ? null : this.g.playerName(p));
    return {
      purpose,
      player: name(player),
      target: name(target),
      to: to === undefined ? null : this.g.squareName(to),
    };
  }
}
