/** Plans in words: what a hint suggests and why, and what somebody did who is looked back on. */
import { words } from '../shape.ts';
import { list, percent, plural } from './grammar.ts';

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
  pass: chance => `arrives in ${chance}`,
  handOff: chance => `arrives in ${chance}`,
  blitzCarrier: chance => `frees the ball in ${chance}`,
  blockCarrier: chance => `frees the ball in ${chance}`,
  blitz: chance => `a knock-down in ${chance}`,
  block: chance => `a knock-down in ${chance}`,
  foul: chance => `out of the match in ${chance}`,
};
const CERTAIN = 0.995;
/** Less than this cannot be told apart by playing on a few times. */
const ABOUT = 0.01;
const share = (chance: number): string => `${percent(chance)}\u00a0%`;
const points = (part: number): string => plural(Math.round(100 * Math.abs(part)), 'point');

export const hints = {
  plan: ({ purpose, who, whom }: PlanFacts): string => (SAID[purpose] ?? (SAID.other as Said))(who, whom),
  /** `more`: than the next best plan, or (below 0) than the best one; a win is 1. */
  reason: (purpose: string, chance: number, more: number, isBest: boolean): string => {
    const brings = BRINGS[purpose];
    const parts: string[] = [];
    if (brings !== undefined) parts.push(brings(share(chance)));
    else if (chance >= CERTAIN) parts.push('nothing can go wrong');
    else parts.push(`works in ${share(chance)}`);
    if (Math.abs(more) < ABOUT) parts.push(isBest ? 'others are about as good' : 'about as good');
    else parts.push(more > 0 ? `${points(more)} better than the next plan` : `${points(more)} less than the best plan`);
    return list(parts);
  },
  mistakes: words()({ inaccuracy: 'Inaccuracy', blunder: 'Blunder' }),
  /** `Blunder, 11 points: …; better: …` */
  mistake: (kind: string, lost: number, did: string, better: string): string =>
    `${kind}, ${points(lost)}: ${did}; better: ${better}`,
  samePlace: (plan: string): string => `${plan}, but elsewhere`,
  /** What a coach lost to decisions, and what the dice gave or took. */
  summary: (team: string, lost: number, luck: number): string =>
    `${team} lost ${points(lost)} of winning chance to decisions and ${luck < 0 ? 'lost' : 'won'} ${points(luck)} by dice.`,
  counted: (team: string, plans: number, inaccuracies: number, blunders: number): string =>
    `${team}: ${plural(plans, 'plan')} looked at, ${plural(inaccuracies, 'inaccuracy', 'inaccuracies')}, ${plural(blunders, 'blunder')}`,
  none: 'no mistake that stands out',
};
