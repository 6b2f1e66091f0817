/** What a question of Blitz Bowl is about, by names. */
import { ACTIONS, type Game, MOMENTS } from '@ironpitch/engine';
import { type Namer, nameBall, namePlayer, nameSeat, nameSquare } from '../namers.ts';
import type { Named } from '../words.ts';

const CHECKS = ['armour', 'throw', 'block'] as const;
/** What a slot of a question is called outside. Slots that are not here carry bits the answers already speak of. */
const SLOTS: Readonly<Record<string, Namer>> = {
  player: namePlayer,
  by: namePlayer,
  target: namePlayer,
  runner: namePlayer,
  to: nameSquare,
  from: nameSquare,
  seat: nameSeat,
  kind: (g, value) => (g.question.name === 'reroll' ? CHECKS[value] : ACTIONS[value]),
  moment: (_, value) => MOMENTS[value],
  ball: nameBall,
  // Of a claim it has a bit for each space, and the answers name those.
  count: (g, value) => (g.question.name === 'claim' ? undefined : value),
  left: (_, value) => value,
};
export const describeBlitzAbout = (g: Game): Record<string, Named> => {
  const about: Record<string, Named> = {};
  g.question.about.forEach((slot, i) => {
    const named = SLOTS[slot]?.(g, g.about(i));
    if (named !== undefined) about[slot] = named;
  });
  if (g.question.name === 'reroll' && about.kind !== 'block') about.passed = g.about(3) === 1;
  return about;
};
