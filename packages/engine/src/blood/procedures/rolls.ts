/** Rolls with one D6: what each needs and why, and the one dance of roll, answer, re-roll. */
import { D6 } from '../../dice/dice.ts';
import { MATCH_TARGET } from '../../kernel/effects.ts';
import type { RollSheet } from '../../kernel/roll.ts';
import { NOBODY, otherSeat, type PlayerId, type Seat, type Square } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { GRID } from '../pitch.ts';
import { cite, hasZone, isRooted, isStanding, neighbourAt, procedure, question, zonesAgainst } from '../status.ts';
import {
  Action,
  Arrival,
  CHOOSE_PLAYER,
  KEEP,
  Roll as Kind,
  NO,
  NO_REROLLS,
  REROLL,
  REROLLS,
  Reroll,
  type RerollName,
  ROLLS,
  type RollName,
  Skill,
  SPRINKLERS,
  Stat,
  Weather,
  YES,
} from '../words.ts';
import { placeProne } from './prone.ts';

/** How a roll came about: bits of the slot `flags`, by kind of roll. */
export const Dodging = { breakTackle: 1, divingTackle: 2 } as const;
/** What a player has done this turn and what it cannot do twice, as bits of `g.used`. */
export const OncePerTurn = {
  dodge: 1,
  pro: 2,
  breakTackle: 4,
  chainsaw: 8,
  leap: 16,
  /** The block of its Blitz. */
  block: 32,
  /** Left its square by its own feet. */
  moved: 64,
  /** Is being pushed into somebody, and leaves its square as soon as that one has made room. */
  pushed: 128,
} as const;

const NEVER = 7;
const NEEDED: Readonly<Partial<Record<RollName, number>>> = {
  boneHead: 2,
  reallyStupid: 4,
  wildAnimal: 4,
  takeRoot: 2,
  bloodLust: 2,
  alwaysHungry: 2,
  squirmFree: 2,
  foulAppearance: 2,
  animosity: 2,
  chainsaw: 2,
  hailMary: 2,
};
const NEEDED_BY_KIND: readonly number[] = ROLLS.map(name => NEEDED[name] ?? 0);

/** B16-AG-01: what a D6 must reach. */
export const agilityTarget = (g: BloodGame, value: number): number => {
  const table = g.rules.edition.agility;
  return table[Math.min(Math.max(value, 1), table.length - 1)] as number;
};

// --- what a roll needs -------------------------------------------------------------------------------------------
/**
 * The one description of a roll. `from` and `to` are the squares it is about: the one left and the one entered, the
 * thrower's and the target's. For a roll about another player, `to` is that player's square.
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
  const fixed = NEEDED_BY_KIND[kind] as number;
  sheet.begin(ROLLS[kind] as string, player, fixed !== 0 ? fixed : agilityTarget(g, g.stat(player, Stat.agility)));
  switch (kind) {
    case Kind.dodge:
      describeDodge(g, sheet, player, from, to, flags);
      break;
    case Kind.goForIt:
      sheet.target = g.rules.edition.goForIt.target;
      if (g.weather === Weather.blizzard) sheet.add(-1, 'blizzard', cite(g, 'B16-GFI-06'));
      break;
    case Kind.pickUp:
      describePickUp(g, sheet, player);
      break;
    case Kind.pass:
    case Kind.bomb:
    case Kind.throwTeammate:
      describePass(g, sheet, kind, player);
      break;
    case Kind.catch:
      describeCatch(g, sheet, player, flags);
      break;
    case Kind.intercept:
      sheet.add(g.rules.edition.bonus.intercept, 'interception', cite(g, 'B16-INTERCEPT-07'));
      addZones(g, sheet, kind, player, g.square(player), 'B16-INTERCEPT-07');
      addRain(g, sheet, 'B16-INTERCEPT-11');
      addPresence(g, sheet, player);
      break;
    case Kind.landing:
      addZones(g, sheet, kind, player, g.square(player), 'B16-STUFF-03');
      if (flags !== 0) sheet.add(-flags, 'kickedFar', 'B16-XSKILL-60');
      break;
    case Kind.jumpUp:
      sheet.add(g.rules.edition.bonus.jumpUp, 'jumpUp', cite(g, 'B16-SKILL-17'));
      break;
    case Kind.standUp:
      sheet.target = g.rules.edition.standUp.target;
      addHelpingHands(g, sheet, player);
      break;
    case Kind.reallyStupid:
      addHelper(g, sheet, player);
      break;
    case Kind.wildAnimal:
      if (flags === Action.block || flags === Action.blitz) sheet.add(2, 'blockOrBlitz', 'B16-XSKILL-39');
      break;
    case Kind.hypnoticGaze: {
      const others = zonesAgainst(g, g.control(player), g.square(player)) - (hasZone(g, g.playerAt(to)) ? 1 : 0);
      if (others > 0) sheet.add(-others, 'tackleZones', 'B16-XSKILL-19');
      break;
    }
    case Kind.dauntless:
      sheet.target = flags + 1; // by how much the opponent is stronger
      sheet.sureNatural = NEVER;
      break;
  }
  const bySkill = g.rules.hooks.modifiers[kind] as BloodGame['rules']['hooks']['modifiers'][number];
  for (let i = 0; i < bySkill.length; i++) {
    const { skill, value } = bySkill[i] as (typeof bySkill)[number];
    if (g.can(player, skill) && (value.when === undefined || value.when(g, player, to, flags)))
      sheet.add(value.by, value.cause, value.rule);
  }
  return sheet;
};
/** Tackle zones of the other side on a square, unless the player does not mind them for this kind of roll. */
const addZones = (g: BloodGame, sheet: RollSheet, kind: number, player: PlayerId, sq: Square, rule: string): void => {
  const zones = zonesAgainst(g, g.control(player), sq);
  if (zones === 0 || ignoresZones(g, kind, player)) return;
  if (!sheet.namesEverybody) return sheet.add(-zones, 'tackleZones', cite(g, rule));
  for (let d = 0; d < 8; d++) {
    const q = neighbourAt(g, sq, d);
    if (q !== NOBODY && g.control(q) === otherSeat(g.control(player)) && hasZone(g, q))
      sheet.add(-1, 'tackleZones', cite(g, rule), q);
  }
};
const ignoresZones = (g: BloodGame, kind: number, player: PlayerId): boolean => {
  if (kind === Kind.dodge && isBurdened(g, player)) return false;
  const unminded = g.rules.hooks.ignoresZones[kind] as readonly number[];
  for (let i = 0; i < unminded.length; i++) if (g.can(player, unminded[i] as number)) return true;
  return false;
};
/** B16-STUNTY-01, B16-XSKILL-33: too busy with a weapon or with wings to slip through. */
const isBurdened = (g: BloodGame, player: PlayerId): boolean =>
  g.can(player, Skill.secretWeapon) || g.can(player, Skill.swoop);
const addRain = (g: BloodGame, sheet: RollSheet, rule: string): void => {
  if (g.weather === Weather.pouringRain) sheet.add(-1, 'pouringRain', cite(g, rule));
};
const addSprinklers = (g: BloodGame, sheet: RollSheet): void => {
  if (g.rules.options.cards && g.isAffected(MATCH_TARGET, SPRINKLERS))
    sheet.add(-1, 'sprinklerMalfunction', 'B16-SPCARD-05');
};
const PRESENCE_SQUARES = 3;
/** Disturbing Presence works even while its owner lies down. */
const addPresence = (g: BloodGame, sheet: RollSheet, player: PlayerId): void => {
  if (g.rules.inMatch[Skill.disturbingPresence] === 0) return;
  for (let p = 0; p < g.playerCount; p++) {
    const q = p as PlayerId;
    if (!g.onPitch(q) || g.control(q) === g.control(player) || !g.can(q, Skill.disturbingPresence)) continue;
    if (GRID.distance(g.square(q), g.square(player)) <= PRESENCE_SQUARES)
      sheet.add(-1, 'disturbingPresence', 'B16-XSKILL-11', q);
  }
};
/** B16-DODGE-05, B16-AG-05 */
const describeDodge = (
  g: BloodGame,
  sheet: RollSheet,
  player: PlayerId,
  from: Square,
  to: Square,
  flags: number,
): void => {
  if (flags & Dodging.breakTackle) sheet.target = agilityTarget(g, g.stat(player, Stat.strength));
  sheet.add(g.rules.edition.bonus.dodge, 'dodging', cite(g, 'B16-DODGE-05'));
  if (g.rules.inMatch[Skill.titchy] === 0) addZones(g, sheet, Kind.dodge, player, to, 'B16-DODGE-05');
  else addFearedZones(g, sheet, player, to);
  if (g.rules.inMatch[Skill.prehensileTail] !== 0) addTails(g, sheet, player, from);
  if (flags & Dodging.divingTackle) sheet.add(-2, 'divingTackle', 'B16-XSKILL-13');
};
/** Nobody minds the tackle zone of a Titchy player. */
const addFearedZones = (g: BloodGame, sheet: RollSheet, player: PlayerId, to: Square): void => {
  if (ignoresZones(g, Kind.dodge, player)) return;
  for (let d = 0; d < 8; d++) {
    const q = neighbourAt(g, to, d);
    if (q === NOBODY || g.control(q) === g.control(player) || !hasZone(g, q)) continue;
    if (!g.can(q, Skill.titchy)) sheet.add(-1, 'tackleZones', cite(g, 'B16-DODGE-05'), q);
  }
};
const addTails = (g: BloodGame, sheet: RollSheet, player: PlayerId, from: Square): void => {
  for (let d = 0; d < 8; d++) {
    const q = neighbourAt(g, from, d);
    if (q === NOBODY || q === player || g.control(q) === g.control(player) || !hasZone(g, q)) continue;
    if (g.can(q, Skill.prehensileTail)) sheet.add(-1, 'prehensileTail', 'B16-XSKILL-25', q);
  }
};
/** B16-PICKUP-02, B16-WEATHER-02 */
const describePickUp = (g: BloodGame, sheet: RollSheet, player: PlayerId): void => {
  sheet.add(g.rules.edition.bonus.pickUp, 'pickingUp', cite(g, 'B16-PICKUP-02'));
  addZones(g, sheet, Kind.pickUp, player, g.square(player), 'B16-PICKUP-02');
  if (!g.can(player, Skill.bigHand)) addRain(g, sheet, 'B16-WEATHER-02');
  addSprinklers(g, sheet);
};
const RANGE_CAUSES = ['', 'quickPass', 'shortPass', 'longPass', 'longBomb', ''] as const;
/** B16-PASS-07, -08, B16-WEATHER-02, B16-TTM-03 */
const describePass = (g: BloodGame, sheet: RollSheet, kind: number, player: PlayerId): void => {
  const { rangeModifiers, bonus } = g.rules.edition;
  const range = g.range;
  const byRange = rangeModifiers[range] as number;
  if (byRange !== 0) sheet.add(byRange, RANGE_CAUSES[range] as string, cite(g, 'B16-PASS-07'));
  if (kind === Kind.throwTeammate) sheet.add(bonus.throwTeammate, 'throwTeammate', cite(g, 'B16-TTM-03'));
  addZones(g, sheet, kind, player, g.square(player), 'B16-PASS-08');
  if (g.weather === Weather.verySunny) sheet.add(-1, 'verySunny', cite(g, 'B16-WEATHER-02'));
  addPresence(g, sheet, player);
  addSprinklers(g, sheet);
};
const ARRIVALS = ['accurate', 'handOff', 'scattered', 'bounced', 'kicked', 'thrownIn'] as const;
/** B16-CATCH-03, B16-HANDOFF-05 */
const describeCatch = (g: BloodGame, sheet: RollSheet, player: PlayerId, arrival: number): void => {
  const name = ARRIVALS[arrival] as (typeof ARRIVALS)[number];
  const bonus = g.rules.edition.bonus[name];
  if (bonus !== 0) sheet.add(bonus, name, cite(g, arrival === Arrival.handOff ? 'B16-HANDOFF-05' : 'B16-CATCH-03'));
  addZones(g, sheet, Kind.catch, player, g.square(player), 'B16-CATCH-03');
  addRain(g, sheet, 'B16-WEATHER-02');
  addPresence(g, sheet, player);
  addSprinklers(g, sheet);
};
/** B16-STUPID-02, B16-OQ-84 */
const addHelper = (g: BloodGame, sheet: RollSheet, player: PlayerId): void => {
  for (let d = 0; d < 8; d++) {
    const q = neighbourAt(g, g.square(player), d);
    if (q === NOBODY || g.control(q) !== g.control(player) || !isStanding(g, q)) continue;
    if (g.hasSkill(q, Skill.reallyStupid)) continue;
    sheet.add(2, 'helper', cite(g, 'B16-STUPID-02'), q);
    return;
  }
};
const addHelpingHands = (g: BloodGame, sheet: RollSheet, player: PlayerId): void => {
  if (!g.can(player, Skill.timmmBer)) return;
  for (let d = 0; d < 8; d++) {
    const q = neighbourAt(g, g.square(player), d);
    if (q === NOBODY || g.control(q) !== g.control(player) || !isStanding(g, q)) continue;
    if (zonesAgainst(g, g.control(q), g.square(q)) === 0) sheet.add(1, 'helpingHand', 'B16-XSKILL-59', q);
  }
};

/** B16-AG-02, -03: a natural 1 fails and a natural 6 succeeds. */
export const passes = (sheet: RollSheet, die: number): boolean =>
  die >= sheet.sureNatural || (die !== 1 && die + sheet.sum >= sheet.target);
/** Two dice added up have no sure results. */
export const reaches = (sheet: RollSheet, dice: number): boolean => dice + sheet.sum >= sheet.target;
/** B16-FUMBLE-01: 1 or less before or after modifiers, but never a natural 6. */
export const fumbles = (sheet: RollSheet, die: number): boolean => die === 1 || (die !== 6 && die + sheet.sum <= 1);

/** What a throw comes to, in `g.result`. */
export const Throw = { fumbled: 0, inaccurate: 1, accurate: 2, kept: 3 } as const;
const isThrow = (kind: number): boolean => kind === Kind.pass || kind === Kind.bomb || kind === Kind.throwTeammate;
const outcome = (g: BloodGame, sheet: RollSheet, kind: number, die: number): number => {
  if (!isThrow(kind)) return passes(sheet, die) ? 1 : 0;
  if (passes(sheet, die)) return Throw.accurate;
  if (!g.rules.options.fumbles || !fumbles(sheet, die)) return Throw.inaccurate;
  // B16-XSKILL-26: what only the modifiers make a fumble is none.
  return kind === Kind.pass && die !== 1 && g.can(sheet.player, Skill.safeThrow) ? Throw.kept : Throw.fumbled;
};
const satisfies = (kind: number, result: number): boolean =>
  isThrow(kind) ? (kind === Kind.throwTeammate ? result > 0 : result === Throw.accurate) : result !== 0;

// --- re-rolls ----------------------------------------------------------------------------------------------------
/** B16-REROLL-03, -07, B16-OQ-47: the coach's own turn, their own player on the pitch, one a turn. */
export const teamRerollOpen = (g: BloodGame, player: PlayerId): boolean => {
  const seat = g.control(player);
  if (g.active !== seat || g.rerollsUsed >= g.rules.edition.rerollsPerTurn || !g.onPitch(player)) return false;
  return (g.rerolls(seat) > 0 || leaderHelps(g, seat)) && !g.isAffected(player, NO_REROLLS);
};
const leaderHelps = (g: BloodGame, seat: Seat): boolean => {
  if (g.rules.inMatch[Skill.leader] === 0 || !g.leaderReroll(seat)) return false;
  for (let p = 0; p < g.playerCount; p++) {
    const q = p as PlayerId;
    if (g.control(q) === seat && g.onPitch(q) && g.owns(q, Skill.leader)) return true;
  }
  return false;
};
/** B16-REROLL-09, B16-XSKILL-48: the Leader's comes after the ordinary ones. */
const spendTeamReroll = (g: BloodGame, player: PlayerId): void => {
  const seat = g.control(player);
  if (g.rerolls(seat) > 0) g.setRerolls(seat, g.rerolls(seat) - 1);
  else g.setLeaderReroll(seat, false);
  g.rerollsUsed++;
};
export const proOpen = (g: BloodGame, player: PlayerId): boolean =>
  g.can(player, Skill.pro) && !g.used(player, OncePerTurn.pro) && !g.isAffected(player, NO_REROLLS);
/** The skill that re-rolls a failed roll of the kind, out of `from`; -1 for none. */
export const skillRerollOpen = (g: BloodGame, kind: number, player: PlayerId, from: Square): number => {
  const hooks = g.rules.hooks.rerolls[kind] as BloodGame['rules']['hooks']['rerolls'][number];
  for (let i = 0; i < hooks.length; i++) {
    const { skill, value } = hooks[i] as (typeof hooks)[number];
    if (!g.can(player, skill) || g.isAffected(player, NO_REROLLS)) continue;
    if (value === Reroll.dodge && (g.used(player, OncePerTurn.dodge) || isTackled(g, player, from))) continue;
    return value;
  }
  return -1;
};
/** Tackle: no Dodge for whoever leaves its owner's tackle zone. */
const isTackled = (g: BloodGame, player: PlayerId, from: Square): boolean => {
  if (g.rules.inMatch[Skill.tackle] === 0) return false;
  for (let d = 0; d < 8; d++) {
    const q = neighbourAt(g, from, d);
    if (q === NOBODY || g.control(q) === g.control(player) || !hasZone(g, q)) continue;
    if (g.can(q, Skill.tackle)) return true;
  }
  return false;
};
/** Sources as bits by `REROLLS`: a skill's for a failed roll only, the team's and Pro for any (B16-REROLL-05). */
const sourcesFor = (g: BloodGame, kind: number, player: PlayerId, from: Square, failed: boolean): number => {
  let sources = teamRerollOpen(g, player) ? 1 << Reroll.team : 0;
  if (proOpen(g, player)) sources |= 1 << Reroll.pro;
  if (!failed) return sources;
  const bySkill = skillRerollOpen(g, kind, player, from);
  return bySkill < 0 ? sources : sources | (1 << bySkill);
};

export const offerRerolls = (g: BloodGame, sources: number): void => {
  for (let source = 0; source < REROLLS.length; source++) if (sources & (1 << source)) g.offer(REROLL, source);
};
const AskReroll = question('reroll', ['player', 'kind', 'die', 'sources'], (g, _player, _kind, _die, sources) => {
  g.offer(KEEP);
  offerRerolls(g, sources);
});

/** Pays for a re-roll; leaves 1 in `g.result` when the dice may be rolled again (B16-SKILL-19, Pro). */
export const PayForReroll = procedure('PayForReroll', ['player', 'option'], [pay, afterPro]);
function pay(g: BloodGame, player: PlayerId, source: number): void {
  const name = REROLLS[source] as RerollName;
  g.events?.push({ type: 'rerolled', seat: g.control(player), player, source: name });
  g.result = 1;
  if (source === Reroll.dodge) g.setUsed(player, OncePerTurn.dodge);
  if (source === Reroll.team) payTeamReroll(g, player);
  else if (source === Reroll.pro) {
    g.setUsed(player, OncePerTurn.pro);
    rollPro(g, player);
    if (g.result === 0 && teamRerollOpen(g, player))
      return g.ask(AskReroll, g.control(player), player, NO_KIND, g.rolled(0), 1 << Reroll.team);
  }
  g.finish();
}
const NO_KIND = -1;
/** The Pro roll itself may be re-rolled with a team re-roll. */
function afterPro(g: BloodGame, player: PlayerId): void {
  if (g.answered(KEEP)) return;
  payTeamReroll(g, player);
  if (g.result === 1) rollPro(g, player);
}
const payTeamReroll = (g: BloodGame, player: PlayerId): void => {
  spendTeamReroll(g, player);
  g.result = 1;
  if (!g.can(player, Skill.loner)) return;
  const sheet = g.sheet.begin('loner', player, LONER_TARGET); // B16-SKILL-19
  const die = g.roll(D6, sheet.target);
  g.result = passes(sheet, die) ? 1 : 0;
  g.events?.push({ type: 'lonerRolled', player, die, passed: g.result === 1 });
};
export const LONER_TARGET = 4;
export const PRO_TARGET = 4;
const rollPro = (g: BloodGame, player: PlayerId): void => {
  const sheet = g.sheet.begin('pro', player, PRO_TARGET);
  const die = g.roll(D6, sheet.target);
  g.result = passes(sheet, die) ? 1 : 0;
  g.events?.push({ type: 'proRolled', player, die, passed: g.result === 1 });
};

// --- Diving Tackle -------------------------------------------------------------------------------------------------
const AskDivingTackle = question('divingTackle', ['player', 'from', 'die'], (g, player, from) => {
  g.offer(NO);
  for (let d = 0; d < 8; d++) {
    const by = divingTackler(g, player, from, d);
    if (by !== NOBODY) g.offer(CHOOSE_PLAYER, by);
  }
});
/** An opponent in one of the eight directions that may throw itself at whoever dodges away from the square. */
export const divingTackler = (g: BloodGame, player: PlayerId, from: Square, direction: number): PlayerId => {
  const by = neighbourAt(g, from, direction);
  if (by === NOBODY || g.control(by) !== otherSeat(g.control(player)) || !hasZone(g, by)) return NOBODY;
  return g.can(by, Skill.divingTackle) && !isRooted(g, by) && !g.can(by, Skill.ballAndChain) ? by : NOBODY;
};
/** Asked of the other coach when the dodge succeeds and would fail with it. */
const divingTackleMatters = (
  g: BloodGame,
  player: PlayerId,
  from: Square,
  to: Square,
  die: number,
  flags: number,
): boolean => {
  if (g.rules.inMatch[Skill.divingTackle] === 0 || flags & Dodging.divingTackle || g.playerAt(from) !== NOBODY)
    return false;
  const sheet = describeRoll(g, g.whatIf, Kind.dodge, player, from, to, flags | Dodging.divingTackle);
  if (passes(sheet, die)) return false;
  for (let d = 0; d < 8; d++) if (divingTackler(g, player, from, d) !== NOBODY) return true;
  return false;
};

// --- the dance -------------------------------------------------------------------------------------------------------
/** Leaves the outcome in `g.result`: 1 or 0, or one of `Throw`; the die lies on the table. */
export const Roll = procedure(
  'Roll',
  ['kind', 'player', 'from', 'to', 'flags'],
  ['die', 'value', 'option'],
  [cast, breakFree, brokeFree, answerDodge, tackle, offer, payFor, castAgain, settle],
);
function cast(g: BloodGame, kind: number, player: PlayerId, from: Square, to: Square, flags: number): void {
  const sheet = describeRoll(g, g.sheet, kind, player, from, to, flags);
  const needs = sheet.target - sheet.sum;
  // Results are told apart where the roll passes, and where else they matter.
  const other = isThrow(kind) ? 2 - sheet.sum : kind === Kind.dodge ? needs + 2 : 0;
  const merged = kind !== Kind.dodge || !mayBreakTackle(g, player, flags);
  const die = g.keep('die', merged ? g.roll(D6, needs, other) : g.roll(D6));
  g.setRolledCount(1);
  g.setRolled(0, die);
  g.result = outcome(g, sheet, kind, die);
  g.events?.push({
    type: 'rolled',
    roll: ROLLS[kind] as RollName,
    player,
    target: sheet.target,
    die,
    total: die + sheet.sum,
    modifiers: sheet.modifiers(),
    passed: satisfies(kind, g.result),
  });
}
// Break Tackle
/** B16-XSKILL-05: once a turn, and where Strength is the better of the two. */
export const mayBreakTackle = (g: BloodGame, player: PlayerId, flags: number): boolean =>
  (flags & Dodging.breakTackle) === 0 &&
  g.can(player, Skill.breakTackle) &&
  !g.used(player, OncePerTurn.breakTackle) &&
  g.stat(player, Stat.strength) > g.stat(player, Stat.agility);
const breakTackleHelps = (
  g: BloodGame,
  player: PlayerId,
  from: Square,
  to: Square,
  flags: number,
  die: number,
): boolean =>
  g.result === 0 &&
  mayBreakTackle(g, player, flags) &&
  passes(describeRoll(g, g.whatIf, Kind.dodge, player, from, to, flags | Dodging.breakTackle), die);
/** It holds for a re-roll of the same Dodge as well. */
const breakTackle = (g: BloodGame, player: PlayerId, flags: number): void => {
  g.result = g.answered(YES) ? 1 : 0;
  if (g.result === 0) return;
  g.setUsed(player, OncePerTurn.breakTackle);
  g.keep('flags', flags | Dodging.breakTackle);
  g.events?.push({ type: 'skillUsed', player, skill: 'breakTackle' });
};
function breakFree(
  g: BloodGame,
  kind: number,
  player: PlayerId,
  from: Square,
  to: Square,
  flags: number,
  die: number,
): void {
  if (kind !== Kind.dodge) return g.goto(offer);
  if (!breakTackleHelps(g, player, from, to, flags, die)) return g.goto(answerDodge);
  g.ask(AskSkill, g.control(player), player, Skill.breakTackle);
}
function brokeFree(g: BloodGame, _kind: number, player: PlayerId, _from: Square, _to: Square, flags: number): void {
  breakTackle(g, player, flags);
}
/** B16-XSKILL-13 */
function answerDodge(
  g: BloodGame,
  _kind: number,
  player: PlayerId,
  from: Square,
  to: Square,
  flags: number,
  die: number,
): void {
  if (g.result === 0 || !divingTackleMatters(g, player, from, to, die, flags)) return g.goto(offer);
  g.ask(AskDivingTackle, otherSeat(g.control(player)), player, from, die);
}
function tackle(
  g: BloodGame,
  _kind: number,
  player: PlayerId,
  from: Square,
  to: Square,
  flags: number,
  die: number,
): void {
  if (g.answered(NO)) {
    g.result = 1;
    return g.goto(offer);
  }
  const by = g.object as PlayerId;
  const tackled = g.keep('flags', flags | Dodging.divingTackle | (by << TACKLER));
  g.events?.push({ type: 'skillUsed', player: by, skill: 'divingTackle' });
  g.result = passes(describeRoll(g, g.whatIf, Kind.dodge, player, from, to, tackled), die) ? 1 : 0;
  g.goto(breakFree); // the tackle may force Break Tackle
}
/** Above the bits of `Dodging`: who dives. */
const TACKLER = 2;
/** B16-REROLL-02: no roll is re-rolled twice; `option` remembers that it was. */
function offer(
  g: BloodGame,
  kind: number,
  player: PlayerId,
  from: Square,
  _to: Square,
  _flags: number,
  die: number,
  _before: number,
  option: number,
): void {
  const sources = option !== 0 ? 0 : sourcesFor(g, kind, player, from, !satisfies(kind, g.result));
  if (sources === 0) return g.goto(settle);
  g.keep('value', g.result);
  g.ask(AskReroll, g.control(player), player, kind, die, sources);
}
function payFor(
  g: BloodGame,
  _kind: number,
  player: PlayerId,
  _from: Square,
  _to: Square,
  _flags: number,
  _die: number,
  before: number,
): void {
  if (g.answered(KEEP)) {
    g.result = before;
    return g.goto(settle);
  }
  g.keep('option', 1);
  g.call(PayForReroll, player, g.object);
}
function castAgain(
  g: BloodGame,
  _kind: number,
  _player: PlayerId,
  _from: Square,
  _to: Square,
  _flags: number,
  _die: number,
  before: number,
): void {
  if (g.result !== 0) return g.goto(cast);
  g.result = before;
}
function settle(g: BloodGame, kind: number, _player: PlayerId, from: Square, _to: Square, flags: number): void {
  g.setRolledCount(0);
  if (kind !== Kind.dodge || !(flags & Dodging.divingTackle)) return;
  const by = (flags >> TACKLER) as PlayerId; // B16-XSKILL-13: it lies down once the Dodge is settled
  g.put(by, from);
  placeProne(g, by);
}

/** Whether a coach wants to use a skill: "yes" or "no". */
export const AskSkill = question('useSkill', ['player', 'kind'], g => {
  g.offer(YES);
  g.offer(NO);
});
