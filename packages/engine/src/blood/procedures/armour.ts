/** The Armour roll and the Injury roll: what is added to them, and what a total means (B16-INJURY, B16-FOUL-04, -05). */
import type { RollSheet } from '../../kernel/roll.ts';
import { NOBODY, type PlayerId } from '../../words.ts';
import { bears, hasQuality, owns } from '../bearing.ts';
import { Stat } from '../characteristics.ts';
import { type InjuryTable, Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { addTo } from '../status.ts';
import { Harm } from '../words.ts';

type HarmHook = BloodGame['rules']['hooks']['harm'][number];

const applies = (g: BloodGame, hook: HarmHook, player: PlayerId, by: PlayerId, flags: number): boolean => {
  const { source, rule } = hook;
  if (!(rule.of & flags) || !isWhose(g, source, rule.whose, player, by)) return false;
  return rule.when === undefined || rule.when(g, player, by, flags);
};
/** A skill counts here for whoever is down as well. */
const isWhose = (
  g: BloodGame,
  source: number,
  whose: HarmHook['rule']['whose'],
  player: PlayerId,
  by: PlayerId,
): boolean => {
  if (whose === 'nobody') return true;
  if (whose !== 'player' && by !== NOBODY && owns(g, source, by)) return true;
  return whose !== 'by' && owns(g, source, player);
};

/** Whether nobody may add to the Armour roll: no opponent, and whatever else is no team-mate (B25-Q-153). */
export const isUnmodified = (g: BloodGame, player: PlayerId, by: PlayerId, flags: number): boolean =>
  (flags & Harm.unmodified) !== 0 || isTooHard(g, player, by);
const isTooHard = (g: BloodGame, player: PlayerId, by: PlayerId): boolean =>
  hasQuality(g, player, Quality.hardSkinned) && !areMates(g, player, by);
const areMates = (g: BloodGame, player: PlayerId, by: PlayerId): boolean =>
  by !== NOBODY && by !== player && g.control(by) === g.control(player);
const NEVER = 99;
/** From which dice on the armour breaks as they fell, whatever it is worth. */
export const breaksNaturally = (g: BloodGame, player: PlayerId, by: PlayerId, flags: number): number => {
  const hooks = g.hooks.harm;
  let least = NEVER;
  if (flags & Harm.unmodified || hasQuality(g, player, Quality.hardSkinned)) return least;
  for (let i = 0; i < hooks.length; i++) {
    const hook = hooks[i] as HarmHook;
    const { breaksAtNatural = NEVER } = hook.rule;
    if (breaksAtNatural < least && applies(g, hook, player, by, flags)) least = breaksAtNatural;
  }
  return least;
};
/** Everything but the bonus that may go to either roll. */
export const describeArmour = (
  g: BloodGame,
  sheet: RollSheet,
  player: PlayerId,
  by: PlayerId,
  flags: number,
  assists: number,
): RollSheet => {
  sheet.begin('armour', player, g.stat(player, Stat.armour) + g.rules.edition.armourMargin, 2);
  if (flags & Harm.unmodified) return sheet;
  const tooHard = isTooHard(g, player, by);
  if (assists !== 0 && !tooHard) addTo(sheet, assists, 'assists', by, assists > 0 ? 'assists' : 'assistsAgainst');
  const hooks = g.hooks.harm;
  for (let i = 0; i < hooks.length; i++) {
    const hook = hooks[i] as HarmHook;
    const { armour = 0, breaksAt } = hook.rule;
    if ((armour === 0 && breaksAt === undefined) || !applies(g, hook, player, by, flags)) continue;
    if (tooHard && !hook.rule.always?.(g, player, by, flags)) continue;
    if (armour !== 0) addTo(sheet, armour, hook.cause, by);
    if (breaksAt !== undefined && sheet.target > breaksAt) sheet.target = breaksAt;
  }
  return sheet;
};

/** What may be added to one of the two rolls, the one that it helps (B16-OQ-78): place in the list of hooks, or -1. */
const bonusHook = (g: BloodGame, player: PlayerId, by: PlayerId, flags: number): HarmHook | undefined => {
  const hooks = g.hooks.harm;
  for (let i = 0; i < hooks.length; i++) {
    const hook = hooks[i] as HarmHook;
    if (hook.rule.bonus !== undefined && applies(g, hook, player, by, flags)) return hook;
  }
  return undefined;
};
export const bonusOf = (g: BloodGame, player: PlayerId, by: PlayerId, flags: number): number =>
  bonusHook(g, player, by, flags)?.rule.bonus ?? 0;
/** Whose coach has to say whether the bonus breaks the armour: the entry, or -1 where nobody would do without. */
export const sparedBonus = (g: BloodGame, player: PlayerId, by: PlayerId, flags: number, hurting: number): number => {
  const hook = bonusHook(g, player, by, flags);
  return hook?.rule.maySpare?.(g, by, hurting) ? hook.source : -1;
};
export const addBonus = (g: BloodGame, sheet: RollSheet, player: PlayerId, by: PlayerId, flags: number): void => {
  const hook = bonusHook(g, player, by, flags);
  if (hook !== undefined) addTo(sheet, hook.rule.bonus ?? 0, hook.cause, by);
};

export const INJURIES = ['stunned', 'knockedOut', 'badlyHurt', 'casualty'] as const;
export const Injury = { stunned: 0, knockedOut: 1, badlyHurt: 2, casualty: 3 } as const;

/** B16-INJURY-03; for some players single totals mean something else (B16-OQ-80). */
export const injuryOf = (g: BloodGame, player: PlayerId, total: number): number => {
  const { knockedOut, casualty } = g.rules.edition.injury;
  if (total >= casualty) return Injury.casualty;
  const hooks = g.hooks.injuries;
  for (let i = 0; i < hooks.length; i++) {
    const { source, by } = hooks[i] as (typeof hooks)[number];
    const other = tableOf(g, player, by)[total];
    if (other !== undefined && bears(g, source, player)) return Injury[other];
  }
  return total >= knockedOut ? Injury.knockedOut : Injury.stunned;
};
const tableOf = (
  g: BloodGame,
  player: PlayerId,
  by: InjuryTable | ((g: BloodGame, player: PlayerId) => InjuryTable),
): InjuryTable => (typeof by === 'function' ? by(g, player) : by);
/** Whether single totals have to be told apart for this player. */
export const hasOwnInjuries = (g: BloodGame, player: PlayerId): boolean => {
  const hooks = g.hooks.injuries;
  for (let i = 0; i < hooks.length; i++) if (bears(g, (hooks[i] as (typeof hooks)[number]).source, player)) return true;
  return false;
};
