/** Lasting effects in the words of scenario files: whatever a position holds that has no field of its own there. */
import {
  effectKinds,
  MATCH_TARGET,
  SKILL_GAINED,
  SKILL_LOST,
  SKILL_SPENT,
  STAT_CHANGED,
  statChange,
  statChangeIn,
  teamTarget,
  UNTILS,
  Until,
} from '../kernel/effects.ts';
import { AWAY, BadInput, HOME, NOBODY, type PlayerId, SEATS, type Seat, type SeatName } from '../words.ts';
import { CHARACTERISTICS, type CharacteristicName } from './characteristics.ts';
import type { BloodGame } from './game.ts';
import { SKILLS } from './names.ts';
import {
  CHOMPED,
  ENTRANCED,
  FALLS_LATER,
  HURT_BY,
  NAMED,
  NO_ASSISTS,
  PUSHED_BY,
  ROOTED,
  SECOND_TARGET,
  THROWER,
  UNCLAIMED,
  WELL_THROWN,
  WITLESS,
} from './words.ts';

export type UntilName = (typeof UNTILS)[number];
export interface EffectSpec {
  /** The id of a player, `home` or `away` for a team, or `match`. */
  readonly on: string;
  readonly kind: string;
  /** A number; a skill or a player by name; of `statChanged` the change, as in `movement -1`. 0 when left out. */
  readonly value?: number | string;
  readonly until: UntilName;
  /** Whose next turn ends it; for those that last until then. */
  readonly of?: SeatName;
}
const OF_SKILLS: readonly number[] = [SKILL_GAINED, SKILL_LOST, SKILL_SPENT];
const OF_PLAYERS: readonly number[] = [FALLS_LATER, HURT_BY, NAMED, PUSHED_BY, SECOND_TARGET, THROWER, WELL_THROWN];
/** Scenario files have words for these, and more goes with them than the effect. */
const IN_OTHER_WORDS: Readonly<Record<number, string>> = {
  [WITLESS]: 'witless of the player says that',
  [ENTRANCED]: 'witless of the player says that, in 2025 distracted',
  [ROOTED]: 'rooted of the player says that',
  [NO_ASSISTS]: 'eyeGouged of the player says that',
  [CHOMPED]: 'chompedBy of the player says that',
  [UNCLAIMED]: 'a player that nobody controls cannot be written down',
};
const END_BY_A_TURN: readonly number[] = [Until.ownTurn, Until.nextTurn];

/** In the order in which they came. */
export const nameEffects = (g: BloodGame): EffectSpec[] =>
  g.effects
    .filter(({ kind }) => IN_OTHER_WORDS[kind] === undefined)
    .map(({ target, kind, value, until, scope }) => ({
      on: targetName(g, target),
      kind: effectKinds[kind] as string,
      ...(value === 0 && !isNamed(kind) ? {} : { value: valueName(g, kind, value) }),
      until: UNTILS[until] as UntilName,
      ...(END_BY_A_TURN.includes(until) ? { of: SEATS[scope as Seat] as SeatName } : {}),
    }));
const isNamed = (kind: number): boolean =>
  OF_SKILLS.includes(kind) || OF_PLAYERS.includes(kind) || kind === STAT_CHANGED;
const targetName = (g: BloodGame, target: number): string => {
  if (target === MATCH_TARGET) return 'match';
  return SEATS.find((_, seat) => teamTarget(seat as Seat) === target) ?? g.playerName(target as PlayerId);
};
const valueName = (g: BloodGame, kind: number, value: number): number | string => {
  if (OF_SKILLS.includes(kind)) return SKILLS[value] ?? value;
  if (OF_PLAYERS.includes(kind)) return value < 0 ? 'nobody' : g.playerName(value as PlayerId);
  if (kind !== STAT_CHANGED) return value;
  const { stat, by } = statChangeIn(value);
  return `${CHARACTERISTICS[stat]} ${by < 0 ? by : `+${by}`}`;
};

/** The skills that effects of a position give to somebody: they have to be in the match. */
export const skillsGranted = (effects: readonly EffectSpec[]): number[] =>
  effects
    .filter(({ kind }) => kind === effectKinds[SKILL_GAINED])
    .map(({ value }) => (SKILLS as readonly string[]).indexOf(String(value)))
    .filter(skill => skill >= 0);
export const setEffects = (g: BloodGame, effects: readonly EffectSpec[]): void => {
  for (const [i, effect] of effects.entries()) setEffect(g, effect, `position.effects[${i}]`);
};
const setEffect = (g: BloodGame, { on, kind: name, value, until, of }: EffectSpec, field: string): void => {
  const kind = effectKinds.indexOf(name);
  if (kind < 0) throw new BadInput(`${field}.kind: nothing that lasts is called "${name}"`);
  if (IN_OTHER_WORDS[kind] !== undefined) throw new BadInput(`${field}.kind: ${IN_OTHER_WORDS[kind]}`);
  const end = UNTILS.indexOf(until);
  if (end < Until.turn) throw new BadInput(`${field}.until: nothing lasts for an Action between two of them`);
  g.affect(readTarget(g, on, field), kind, readValue(g, kind, value, field), end as Until, of === 'away' ? AWAY : HOME);
};
const readTarget = (g: BloodGame, on: string, field: string): number => {
  if (on === 'match') return MATCH_TARGET;
  const seat = (SEATS as readonly string[]).indexOf(on);
  if (seat >= 0) return teamTarget(seat as Seat);
  const player = g.playerNamed(on);
  if (player === NOBODY)
    throw new BadInput(`${field}.on: there is no player "${on}"; a team is home or away, all is match`);
  return player;
};
const readValue = (g: BloodGame, kind: number, value: number | string | undefined, field: string): number => {
  const refuse = (what: string): never => {
    throw new BadInput(`${field}.value: ${what}, not ${JSON.stringify(value)}`);
  };
  if (OF_SKILLS.includes(kind)) {
    const skill = (SKILLS as readonly string[]).indexOf(String(value));
    return skill < 0 || g.rules.edition.skills[SKILLS[skill] as string] === undefined
      ? refuse('this is a skill')
      : skill;
  }
  if (OF_PLAYERS.includes(kind)) {
    const player = g.playerNamed(String(value));
    return player === NOBODY && value !== 'nobody' ? refuse('this is a player') : player;
  }
  if (kind === STAT_CHANGED) {
    const [, name, by] = /^(\w+) ([+-]\d{1,2})$/.exec(String(value)) ?? [];
    const stat = CHARACTERISTICS.indexOf(name as CharacteristicName);
    return stat < 0 ? refuse('this is a change, as in "movement -1"') : statChange(stat, Number(by));
  }
  return typeof value === 'string' ? refuse('this is a number') : (value ?? 0);
};
