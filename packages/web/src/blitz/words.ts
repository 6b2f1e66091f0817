/** Names of what lies in a Blitz Bowl box, by ruleset: a card of the same name may do another thing in another box. */
import type { Refusal } from '@ironpitch/engine';
import type { MatchView, Plan, RollPreview } from '@ironpitch/table';
import { type Box, editions, type Named, sayRefusal, t } from '@ironpitch/texts/page';
import type { RollWords } from '../match/face.ts';
import { nameById } from '../match/names.ts';

export interface CardWords extends Named {
  readonly when?: string;
}
/** A name without words, which there should not be, stands for itself. */
export const cardWords = (ruleset: string, kind: keyof Box, id: string): CardWords =>
  editions.blitz[ruleset]?.[kind][id] ?? { name: id, does: '' };

/** `run` for run and freeRun, with whether it is free; null for other verbs. */
export const actionOf = (verb: string): { readonly action: string; readonly free: boolean } | null => {
  if (verb in t.blitz.actions) return { action: verb, free: false };
  if (!verb.startsWith('free')) return null;
  const action = verb.charAt(4).toLowerCase() + verb.slice(5);
  return action in t.blitz.actions ? { action, free: true } : null;
};
export const actionName = (verb: string): string => {
  const found = actionOf(verb);
  if (!found) return verb;
  const { name } = t.blitz.actions[found.action] as { name: string };
  return found.free ? t.blitz.free(name) : name;
};
/** Why a roll is as it is, in the middle of a sentence. */
export const causeWithin = (cause: string): string => t.blitz.causes[cause] ?? cause;
/** The same at the beginning of a line. */
export const causeName = (cause: string): string => t.capital(causeWithin(cause));

/** A roll of a plan: what it needs, what it is, and every cause with its rule. */
export const rollTold = (roll: RollPreview, view: MatchView): RollWords => {
  const { value, bySomebody } = t.match.follows;
  const kind = t.blitz.rollNames[roll.kind] ?? roll.kind;
  const name = roll.player === undefined ? kind : `${kind} · ${nameById(view, roll.player)}`;
  const causes = roll.modifiers.map(({ by, cause, rule, who }) => ({
    text: `${who === undefined ? causeName(cause) : bySomebody(causeName(cause), nameById(view, who))}${by === 0 ? '' : ` ${value(by)}`}`,
    rule,
  }));
  const needs = roll.kind === 'block' ? t.match.dice(roll.dice) : roll.needs === 0 ? '–' : `${roll.needs}+`;
  return { needs, name, why: causes };
};
export const refusalTold = (refusal: Refusal, view: MatchView): string =>
  sayRefusal(t.blitz.refusals, refusal, {
    player: id => nameById(view, id),
    square: t.square,
    action: name => t.blitz.actionNames[name] as string,
  });
export const wantedBy = ({ wants }: Plan): string =>
  t.match.follows.wants[wants ?? 'done'] ?? (t.match.follows.wants.done as string);
