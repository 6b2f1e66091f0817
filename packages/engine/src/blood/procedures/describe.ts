/** What each roll of one D6 needs, and why: the one description that resolves it, previews it and explains it. */
import type { RollSheet } from '../../kernel/roll.ts';
import { NOBODY, otherSeat, type PlayerId, type Square } from '../../words.ts';
import { bears, bearsAny, hasQuality, lasts } from '../bearing.ts';
import { neededFor } from '../characteristics.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import type { CompiledImposition } from '../hooks.ts';
import { ROLLS } from '../names.ts';
import { GRID } from '../pitch.ts';
import type { Source } from '../sources.ts';
import { addTo, hasZone, neighbourAt, zonesAgainst } from '../status.ts';
import { Roll as Kind } from '../words.ts';

/**
 * `from` and `to` are the squares a roll is about: the one left and the one entered, the thrower's and the target's. For
 * a roll about another player, `to` is that player's square.
 */
export const describeRoll = (
  g: BloodGame,
  sheet: RollSheet,
  kind: number,
  player: PlayerId,
  from: Square,
  to: Square,
  flags: number,
): RollSheet => {
  const own = g.rules.hooks.rollRules[kind];
  sheet.begin(ROLLS[kind] as string, player, own?.needs ?? neededFor(g, kind, player));
  switch (kind) {
    case Kind.dodge:
      addBonus(sheet, g.rules.edition.bonus.dodge, 'dodging');
      addZones(g, sheet, kind, player, to);
      break;
    case Kind.goForIt:
      sheet.target = g.rules.edition.goForIt.target;
      break;
    case Kind.pickUp:
      addBonus(sheet, g.rules.edition.bonus.pickUp, 'pickingUp');
      addZones(g, sheet, kind, player, g.square(player));
      break;
    case Kind.pass:
      addRange(g, sheet);
      addZones(g, sheet, kind, player, g.square(player));
      break;
    case Kind.catch:
      addArrival(g, sheet, flags);
      addZones(g, sheet, kind, player, g.square(player));
      break;
    case Kind.intercept:
      addInterception(g, sheet, flags);
      addZones(g, sheet, kind, player, g.square(player));
      break;
    case Kind.standUp:
      sheet.target = g.rules.edition.standUp.target;
      break;
  }
  own?.describe?.(g, sheet, player, to, flags);
  addImposed(g, sheet, kind, player, from, flags);
  addOwn(g, sheet, kind, player, to, flags);
  return sheet;
};

const addBonus = (sheet: RollSheet, by: number, cause: string): void => {
  if (by !== 0) addTo(sheet, by, cause);
};
/** The `flags` of an interception: whether the pass has gone astray. */
export const ASTRAY = 1;
const addInterception = (g: BloodGame, sheet: RollSheet, flags: number): void => {
  const { intercept, interceptInaccurate } = g.rules.edition.bonus;
  addTo(sheet, flags & ASTRAY ? interceptInaccurate : intercept, 'interception');
};

// --- tackle zones --------------------------------------------------------------------------------------------------
/** Tackle zones of the other side on a square, unless the player does not mind them for this kind of roll. */
export const addZones = (g: BloodGame, sheet: RollSheet, kind: number, player: PlayerId, sq: Square): void => {
  const zones = zonesAgainst(g, g.control(player), sq);
  if (zones === 0 || ignoresZones(g, kind, player)) return;
  const unfeared = g.hooks.zoneIgnored[kind] as readonly Source[];
  if (!sheet.namesEverybody && unfeared.length === 0) return addTo(sheet, -zones, 'tackleZones');
  for (let d = 0; d < 8; d++) {
    const q = neighbourAt(g, sq, d);
    if (q !== NOBODY && g.control(q) === otherSeat(g.control(player)) && hasZone(g, q) && !bearsAny(g, unfeared, q))
      addTo(sheet, -1, 'tackleZones', q);
  }
};
export const ignoresZones = (g: BloodGame, kind: number, player: PlayerId): boolean => {
  const unminded = g.hooks.ignoresZones[kind] as readonly Source[];
  if (unminded.length === 0 || (kind === Kind.dodge && hasQuality(g, player, Quality.burdened))) return false;
  return bearsAny(g, unminded, player);
};

// --- throws and catches --------------------------------------------------------------------------------------------
const RANGE_CAUSES = ['', 'quickPass', 'shortPass', 'longPass', 'longBomb', 'longBomb'] as const;
/** B16-PASS-07 */
export const addRange = (g: BloodGame, sheet: RollSheet): void => {
  const by = g.rules.edition.rangeModifiers[g.range] as number;
  if (by !== 0) addTo(sheet, by, RANGE_CAUSES[g.range] as string);
};
const ARRIVALS = ['accurate', 'handOff', 'scattered', 'bounced', 'kicked', 'thrownIn'] as const;
/** B16-CATCH-03, B16-HANDOFF-05 */
const addArrival = (g: BloodGame, sheet: RollSheet, arrival: number): void => {
  const name = ARRIVALS[arrival] as (typeof ARRIVALS)[number];
  const { bonus: by } = g.rules.edition;
  const bonus = name === 'scattered' && g.rules.options.inaccurateHarder ? by.bounced : by[name];
  if (bonus !== 0) addTo(sheet, bonus, name);
};

// --- entries -------------------------------------------------------------------------------------------------------
const addOwn = (g: BloodGame, sheet: RollSheet, kind: number, player: PlayerId, to: Square, flags: number): void => {
  const hooks = g.hooks.modifiers[kind] as BloodGame['rules']['hooks']['modifiers'][number];
  for (let i = 0; i < hooks.length; i++) {
    const { source, by, cause, when, describe } = hooks[i] as (typeof hooks)[number];
    if (!bears(g, source, player) || (when !== undefined && !when(g, player, to, flags))) continue;
    if (describe === undefined) addTo(sheet, by, cause);
    else describe(g, sheet, player, to, flags);
  }
};
const addImposed = (
  g: BloodGame,
  sheet: RollSheet,
  kind: number,
  player: PlayerId,
  from: Square,
  flags: number,
): void => {
  const hooks = g.hooks.imposed[kind] as readonly CompiledImposition[];
  for (let i = 0; i < hooks.length; i++) {
    const hook = hooks[i] as CompiledImposition;
    if (hook.rule.when === undefined || hook.rule.when(flags)) impose(g, sheet, hook, kind, player, from, flags);
  }
};
const impose = (
  g: BloodGame,
  sheet: RollSheet,
  { source, cause, rule: { on, by, once } }: CompiledImposition,
  kind: number,
  player: PlayerId,
  from: Square,
  flags: number,
): void => {
  const amount = typeof by === 'number' ? by : by(flags);
  if (on === 'everybody') {
    if (lasts(g, source) && amount !== 0 && !shrugsOff(g, kind, player, cause)) addTo(sheet, amount, cause);
  } else if (on === 'leavers') addMarkers(g, sheet, source, cause, amount, player, from, once);
  else addNear(g, sheet, source, cause, amount, player, on);
};
const shrugsOff = (g: BloodGame, kind: number, player: PlayerId, cause: string): boolean => {
  const hooks = g.hooks.shrugsOff[kind] as BloodGame['rules']['hooks']['shrugsOff'][number];
  for (let i = 0; i < hooks.length; i++) {
    const hook = hooks[i] as (typeof hooks)[number];
    if (hook.cause === cause && bears(g, hook.source, player)) return true;
  }
  return false;
};
const addMarkers = (
  g: BloodGame,
  sheet: RollSheet,
  source: Source,
  cause: string,
  by: number,
  player: PlayerId,
  from: Square,
  once: true | undefined,
): void => {
  for (let d = 0; d < 8; d++) {
    const q = neighbourAt(g, from, d);
    if (q === NOBODY || q === player || g.control(q) === g.control(player) || !hasZone(g, q)) continue;
    if (!bears(g, source, q)) continue;
    addTo(sheet, by, cause, q);
    if (once) return;
  }
};
const addNear = (
  g: BloodGame,
  sheet: RollSheet,
  source: Source,
  cause: string,
  by: number,
  player: PlayerId,
  squares: number,
): void => {
  for (let p = 0; p < g.playerCount; p++) {
    const q = p as PlayerId;
    if (!g.onPitch(q) || g.control(q) === g.control(player) || !bears(g, source, q)) continue;
    if (GRID.distance(g.square(q), g.square(player)) <= squares) addTo(sheet, by, cause, q);
  }
};

// --- results -------------------------------------------------------------------------------------------------------
/** B16-AG-02, -03: a natural 1 fails and a natural 6 succeeds. */
export const passes = (sheet: RollSheet, die: number): boolean =>
  die >= sheet.sureNatural || (die !== 1 && die + sheet.sum >= sheet.target);
/** Two dice added up have no sure results. */
export const reaches = (sheet: RollSheet, dice: number): boolean => dice + sheet.sum >= sheet.target;
/** B16-FUMBLE-01: 1 or less before or after modifiers, but never a natural 6. */
export const fumbles = (sheet: RollSheet, die: number): boolean => die === 1 || (die !== 6 && die + sheet.sum <= 1);
