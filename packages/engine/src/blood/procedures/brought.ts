/** Asking a coach about what the team has brought along: whether to use it, on whom, where. */

import type { PlayerId, Seat } from '../../words.ts';
import type { BloodGame, TeamRule } from '../game.ts';
import { GRID } from '../pitch.ts';
import { question } from '../status.ts';
import { CHOOSE_PLAYER, NO, TO, YES } from '../words.ts';

const ruleAt = (g: BloodGame, kind: number): TeamRule => g.rules.edition.teamRules[kind] as TeamRule;
/** What questions call an entry: its place in the edition's list. */
const placeOf = (g: BloodGame, id: string): number => g.rules.edition.teamRules.findIndex(rule => rule.id === id);

const AskRule = question(
  'useRule',
  ['seat', 'kind'],
  g => {
    g.offer(YES);
    g.offer(NO);
  },
  { decline: NO, onTheWay: true, breaksIn: true },
);
/** Whether the coach wants to use it now: "yes" or "no". */
export const askRule = (g: BloodGame, seat: Seat, id: string): void => g.ask(AskRule, seat, seat, placeOf(g, id));

const AskRulePlayer = question('rulePlayer', ['seat', 'kind'], (g, seat, kind) => {
  const { chooses } = ruleAt(g, kind);
  for (let p = 0; p < g.playerCount; p++) if (chooses?.(g, seat, p as PlayerId)) g.offer(CHOOSE_PLAYER, p);
});
export const anyChoice = (g: BloodGame, seat: Seat, { chooses }: TeamRule): boolean => {
  for (let p = 0; p < g.playerCount; p++) if (chooses?.(g, seat, p as PlayerId)) return true;
  return false;
};
/** Whom it is for: one of those that its entry lets the coach choose; ask only where there is one. */
export const askRulePlayer = (g: BloodGame, seat: Seat, id: string): void =>
  g.ask(AskRulePlayer, seat, seat, placeOf(g, id));

const AskRuleSquare = question('ruleSquare', ['seat', 'kind'], g => {
  for (let sq = 0; sq < GRID.squares; sq++) g.offer(TO, sq);
});
export const askRuleSquare = (g: BloodGame, seat: Seat, id: string): void =>
  g.ask(AskRuleSquare, seat, seat, placeOf(g, id));
