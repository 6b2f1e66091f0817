/** What a coach might do now: the orders a bot would give one after the other, as plans that the page can show. */
import { ANSWERED_FOR, BotSeat, botNamed, ideasOf } from '@ironpitch/ai';
import { type Answer, type Game, type MatchSpec, rulesetNamed } from '@ironpitch/engine';
import { KindDice, quietAnswer } from '@ironpitch/odds';
import type { Scratch, TableGame } from './game.ts';
import { gameFor } from './games.ts';
import { open } from './reckon.ts';
import type { MatchView, Plan, PlanPart, Side, Sight, SquareName } from './service.ts';

const ADVISER = 'veteran';
const SUGGESTED = 3;
const ANSWERS_MAX = 60;
const CHOICES_MAX = 512;
/** What fails more often than not is suggested by nobody but the bot. */
const LIKELY = 0.5;
const kind = new KindDice();
const chanceOf = ({ risk, roll }: Plan): number => (risk?.chance ?? 1) * (roll?.chance ?? 1);
/** Nobody begins with a risk that only leads somewhere, nor with what fails more often than not and scores nothing. */
const isDaring = (plan: Plan): boolean => {
  const { to, target, gains, wants } = plan;
  const isIdle = to !== null && target === null && gains.length === 0 && wants === 'there';
  return !gains.includes('touchdown') && chanceOf(plan) < (isIdle ? 1 : LIKELY);
};
/** The same player's run to another square is no other plan. */
const isAlike = (a: Plan, b: Plan): boolean => a.player === b.player && a.verb === b.verb && a.target === b.target;

/** One order of the bot: who does what, to whom or where. */
export interface Order {
  readonly verb: string;
  readonly player: string;
  readonly target: string | null;
  readonly to: SquareName | null;
}
class Adviser {
  private readonly bot: BotSeat;
  private readonly side: Side;
  constructor(side: Side, spec: MatchSpec) {
    this.side = side;
    const definition = rulesetNamed(spec.ruleset);
    this.bot = new BotSeat(botNamed(ADVISER, definition.id, ADVISER), side, definition, spec, ANSWERED_FOR);
  }
  /** The best one first; each can be done now, and the next is thought of as if those before had come off. */
  suggestions(scratch: Scratch, rules: TableGame): Plan[] {
    const game = scratch.open();
    const { dice } = game;
    kind.face = rules.kindFace;
    kind.begin();
    const orders: Order[] = [];
    try {
      game.dice = kind;
      for (let i = 0; i < SUGGESTED && this.isAsked(game); i++) {
        const order = this.order(game);
        if (order === null) break;
        orders.push(order);
      }
    } finally {
      game.dice = dice;
    }
    const { players } = rules.view(scratch.open(), this.side);
    const plansFor = (order: Order): Plan[] =>
      planOf(order, rules.plans(scratch, order.player, partOf(order)), players);
    const found = [...new Set(orders.flatMap(plansFor))];
    const all = found.length === 0 ? found : this.filledUp(found, scratch, plansFor);
    return [...all].sort((a, b) => Number(isDaring(a)) - Number(isDaring(b)));
  }
  /** One plan is no choice: what somebody else could do stands beside it, if it is likely to come off. */
  private filledUp(found: readonly Plan[], scratch: Scratch, plansFor: (order: Order) => Plan[]): Plan[] {
    const chosen = [...found];
    if (chosen.length >= SUGGESTED) return chosen;
    const game = scratch.open();
    const { name } = game.question;
    const buffer = new Int16Array(CHOICES_MAX);
    const ideas = ideasOf(game, { name, seat: this.side, answers: buffer.slice(0, game.legal(buffer)) });
    const orders = ideas.flatMap(({ steps }) => readOrder(steps.map(({ answer }) => game.nameAnswer(answer))) ?? []);
    for (const order of orders) {
      if (chosen.length >= SUGGESTED) break;
      const [plan] = plansFor(order);
      if (plan && chanceOf(plan) >= LIKELY && !chosen.some(one => isAlike(one, plan))) chosen.push(plan);
    }
    return chosen;
  }
  private isAsked(game: Game): boolean {
    return !game.over && game.asked === this.side && game.question.name === 'action';
  }
  /** Lets the bot play on to its next Action; null when it would end the turn. */
  private order(game: Game): Order | null {
    const answers: Answer[] = [];
    for (let i = 0; i < ANSWERS_MAX && !game.over && (i === 0 || !this.isAsked(game)); i++) {
      const answer = game.asked === this.side ? this.bot.answer(game) : quietAnswer(game);
      if (answer === undefined) break;
      if (game.asked === this.side) answers.push(game.nameAnswer(answer));
      game.choose(answer);
    }
    return readOrder(answers);
  }
}
/** Whoever is only to go somewhere needs no look at what it could do to others. */
export const partOf = ({ verb, target, to }: Order): PlanPart | undefined =>
  target === null && to !== null && !AIMED.has(verb) ? 'squares' : undefined;
/** Orders whose square stands for somebody. */
const AIMED: ReadonlySet<string> = new Set(['pass', 'handOff', 'throw']);
export const readOrder = ([first, ...rest]: readonly Answer[]): Order | null => {
  if (first === undefined || typeof first === 'string') return null;
  const [verb, player] = Object.entries(first)[0] as [string, unknown];
  if (typeof player !== 'string') return null;
  const last = <T>(key: string): T | null => {
    const found = [...rest].reverse().find(answer => typeof answer !== 'string' && answer[key] !== undefined);
    return found === undefined || typeof found === 'string' ? null : (found[key] as T);
  };
  return { verb, player, target: last<string>('target') ?? last<string>('player'), to: last<SquareName>('to') };
};
const isSame = (a: SquareName | null, b: SquareName | null): boolean =>
  a !== null && b !== null && a[0] === b[0] && a[1] === b[1];
/** The plan that does what was ordered; none where the page has no such plan. */
export const planOf = ({ verb, target, to }: Order, plans: readonly Plan[], players: MatchView['players']): Plan[] => {
  const named = plans.filter(plan => plan.verb === verb);
  const at = (plan: Plan): SquareName | null =>
    plan.target === null ? plan.to : (players.find(({ id }) => id === plan.target)?.square ?? null);
  const done = target === null ? undefined : named.find(plan => plan.target === target);
  const found = done ?? named.find(plan => isSame(plan.to, to)) ?? named.find(plan => isSame(at(plan), to));
  if (found) return [found];
  // Standing up and the like needs neither.
  return target === null && to === null ? named.filter(plan => plan.target === null && plan.to === null) : [];
};

let known: { readonly key: string; readonly adviser: Adviser } | undefined;
/** What its coach might do in a position; nothing in a drill, whose position no bot can set up, and at other questions. */
export const suggestionsOf = (sight: Sight): Plan[] => {
  const { origin, seat } = sight;
  if (!('match' in origin) || open(sight).over || open(sight).question.name !== 'action') return [];
  const key = JSON.stringify([origin, seat]);
  if (known?.key !== key) known = { key, adviser: new Adviser(seat, origin.match) };
  return known.adviser.suggestions({ seat, open: () => open(sight) }, gameFor(origin.match.ruleset));
};
