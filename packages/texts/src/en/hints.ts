/** Plans in words: what a hint suggests and why, and what somebody did who is looked back on. */
import { words } from '../shape.ts';
import { capital, percent, plural } from './grammar.ts';

/** What a plan is about, and who does it to whom; nobody where nobody is meant. */
export interface PlanFacts {
  readonly purpose: string;
  readonly who: string;
  readonly whom: string;
}
type Said = (who: string, whom: string) => string;
const SAID: Readonly<Record<string, Said>> = {
  score: who => `${who} runs in and scores`,
  carry: who => `${who} carries the ball on`,
  hold: who => `${who} stays where it is with the ball`,
  pickUp: who => `${who} fetches the ball`,
  pickUpAndPass: who => `${who} fetches the ball and throws it on`,
  pass: (who, whom) => (whom === '' ? `${who} throws the ball` : `${who} throws the ball to ${whom}`),
  handOff: (who, whom) => `${who} hands the ball to ${whom}`,
  blitzCarrier: (who, whom) => `${who} goes for the carrier, ${whom}`,
  blockCarrier: (who, whom) => `${who} strikes the carrier, ${whom}`,
  blitz: (who, whom) => `${who} runs up to ${whom} and strikes`,
  block: (who, whom) => (whom === '' ? `${who} strikes` : `${who} strikes ${whom}`),
  foul: (who, whom) => (whom === '' ? `${who} fouls` : `${who} fouls ${whom}`),
  standUp: who => `${who} gets up`,
  position: who => `${who} takes up a better place`,
  mark: who => `${who} closes an opponent down`,
  reserves: who => `${who} comes on`,
  card: () => 'play a card first',
  endTurn: () => 'end the turn here',
  other: who => (who === '' ? 'answer this' : `${who} acts`),
};
/** What a plan's chance is the chance of. */
const BRINGS: Readonly<Record<string, (chance: string) => string>> = {
  score: chance => `a touchdown in ${chance}`,
  carry: chance => `keeps the ball in ${chance}`,
  pickUp: chance => `has the ball in ${chance}`,
  pickUpAndPass: chance => `keeps the ball in ${chance}`,
  pass: chance => `arrives in ${chance}`,
  handOff: chance => `arrives in ${chance}`,
  blitzCarrier: chance => `frees the ball in ${chance}`,
  blockCarrier: chance => `frees the ball in ${chance}`,
  blitz: chance => `a knock-down in ${chance}`,
  block: chance => `a knock-down in ${chance}`,
  foul: chance => `out of the match in ${chance}`,
};
/** A plan as the subject of a sentence about it. */
const NAMED: Readonly<Record<string, string>> = {
  score: 'running in',
  carry: 'running with the ball',
  hold: 'waiting with the ball',
  pickUp: 'fetching the ball',
  pickUpAndPass: 'fetching the ball for a throw',
  pass: 'the throw',
  handOff: 'the hand-off',
  blitzCarrier: 'going for the carrier',
  blockCarrier: 'striking the carrier',
  blitz: 'the Blitz',
  block: 'the block',
  foul: 'the foul',
  standUp: 'getting up',
  position: 'the move',
  mark: 'closing them down',
  reserves: 'bringing somebody on',
  card: 'the card',
  endTurn: 'ending the turn',
};
const CERTAIN = 0.995;
/** Less than this many points cannot be told apart by playing on a few times. */
const ABOUT = 1;
/** The same of risks, which are tried out forty times. */
const ABOUT_RISK = 5;
const share = (chance: number): string => `${percent(chance)}\u00a0%`;
const points = (part: number): string => plural(Math.round(100 * Math.abs(part)), 'point');
/** Differences are those of the figures that are shown. */
const inPoints = (part: number): number => Math.round(100 * part);
const lessOf = (one: HintFacts, other: HintFacts): number => inPoints(one.worth) - inPoints(other.worth);
const riskierOf = (one: HintFacts, other: HintFacts): number => inPoints(1 - one.risk) - inPoints(1 - other.risk);
const COUNTS = ['nobody', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** A plan in figures: chances from 0 to 1, and how many stand beside the carrier afterwards. */
export interface HintFacts {
  readonly purpose: string;
  readonly chance: number;
  readonly risk: number;
  readonly guards: number | null;
  readonly worth: number;
}
const bringsOf = ({ purpose, chance, guards }: HintFacts): string => {
  const brings = BRINGS[purpose];
  const parts: string[] = [];
  if (brings !== undefined) parts.push(brings(share(chance)));
  else if (purpose !== 'other' && purpose !== 'card' && purpose !== 'endTurn')
    parts.push(chance >= CERTAIN ? 'nothing can go wrong' : `works in ${share(chance)}`);
  if (guards !== null && purpose !== 'other') parts.push(`${COUNTS[guards] ?? guards} beside the carrier`);
  return parts.join(', ');
};
/** In the middle of something there are answers, not plans. */
const kindOf = ({ purpose }: HintFacts): string => (purpose === 'other' ? 'answer' : 'plan');
/** What speaks for a plan that is held against another. */
const against = (one: HintFacts, other: HintFacts): string => {
  const next = `the next ${kindOf(one)}`;
  const named = one.purpose === other.purpose ? next : (NAMED[other.purpose] ?? next);
  const riskier = riskierOf(one, other);
  const less = lessOf(one, other);
  if (riskier >= ABOUT_RISK) return `${named} is ${plural(riskier, 'point')} riskier`;
  if (less >= ABOUT) return `${named} is worth ${plural(less, 'point')} less`;
  return `${named} is about as good`;
};
const behind = (one: HintFacts, best: HintFacts): string => {
  const riskier = riskierOf(best, one);
  const less = lessOf(best, one);
  const parts: string[] = [];
  if (less >= ABOUT) parts.push(`${plural(less, 'point')} less than the first ${kindOf(one)}`);
  if (riskier >= ABOUT_RISK) parts.push(`${plural(riskier, 'point')} riskier`);
  return parts.length === 0 ? `about as good as the first ${kindOf(one)}` : parts.join(', ');
};

export const hints = {
  plan: ({ purpose, who, whom }: PlanFacts): string => (SAID[purpose] ?? (SAID.other as Said))(who, whom),
  /** `frees the ball in 86 %, two beside the carrier; the throw is 9 points riskier`: `other` is the next plan, or the best one. */
  reason: (one: HintFacts, other: HintFacts | null, isBest: boolean): string => {
    const compared =
      other === null ? 'nothing else is worth a thought' : isBest ? against(one, other) : behind(one, other);
    return capital([bringsOf(one), compared].filter(text => text !== '').join('; '));
  },
  mistakes: words()({ inaccuracy: 'Inaccuracy', blunder: 'Blunder' }),
  /** `Blunder, 11 points: …; better: …` */
  mistake: (kind: string, lost: number, did: string, better: string): string =>
    `${kind}, ${points(lost)}: ${did}; better: ${better}`,
  /** Tells two plans apart that only end on different squares. */
  toSquare: (plan: string, square: string): string => `${plan} (${square})`,
  samePlace: (plan: string): string => `${plan}, but elsewhere`,
  /** What a coach lost to decisions, and what the dice gave or took. */
  summary: (team: string, lost: number, luck: number): string =>
    `${team} lost ${points(lost)} of winning chance to decisions and ${luck < 0 ? 'lost' : 'won'} ${points(luck)} by dice.`,
  counted: (team: string, plans: number, inaccuracies: number, blunders: number): string =>
    `${team}: ${plural(plans, 'plan')} looked at, ${plural(inaccuracies, 'inaccuracy', 'inaccuracies')}, ${plural(blunders, 'blunder')}`,
  none: 'no mistake that stands out',
};
