/** How likely things are: the engine's own descriptions of rolls, read as chances. */
import { blood, type PlayerId, type Square } from '@ironpitch/engine';

const {
  Arrival,
  Blocking,
  describeBlock,
  describeRoll,
  Face,
  mayIntercept,
  passes,
  anyRerollOpen,
  Range,
  rangeTo,
  Roll,
  Skill,
  Stat,
  teamRerollOpen,
} = blood;
type BloodGame = blood.BloodGame;

const SIDES = 6;

/** A D6 roll as the engine describes it, without any re-roll. */
export const chanceOf = (g: BloodGame, kind: number, player: PlayerId, from: Square, to: Square, flags = 0): number => {
  const sheet = describeRoll(g, g.sheet, kind, player, from, to, flags);
  let good = 0;
  for (let die = 1; die <= SIDES; die++) if (passes(sheet, die)) good++;
  return good / SIDES;
};
const again = (chance: number): number => 1 - (1 - chance) * (1 - chance);

/** What a team re-roll is worth to a player: nothing when there is none, half for a Loner. */
export const rerollWorth = (g: BloodGame, player: PlayerId): number => {
  if (teamRerollOpen(g, player)) return g.can(player, Skill.loner) ? 0.5 : 1;
  return anyRerollOpen(g, player) ? 0.5 : 0;
};

/** Asks with the player put on another square, free or its own. */
export const standingOn = <T>(g: BloodGame, player: PlayerId, sq: Square, ask: () => T): T => {
  const from = g.square(player);
  if (from === sq) return ask();
  g.put(player, sq);
  const answer = ask();
  g.put(player, from);
  return answer;
};

// --- the ball ------------------------------------------------------------------------------------------------
/** Where the player stands now. */
export const pickUpChance = (g: BloodGame, player: PlayerId): number => {
  if (g.can(player, Skill.noHands)) return 0;
  const sq = g.square(player);
  const chance = chanceOf(g, Roll.pickUp, player, sq, sq);
  return g.can(player, Skill.sureHands) ? again(chance) : chance;
};
export const catchChance = (g: BloodGame, player: PlayerId, arrival: number = Arrival.accurate): number => {
  const sq = g.square(player);
  const chance = chanceOf(g, Roll.catch, player, sq, sq, arrival);
  return g.can(player, Skill.catch) || g.can(player, Skill.monstrousMouth) ? again(chance) : chance;
};
/** Accurate, from where the thrower stands; 0 out of range. */
export const throwChance = (g: BloodGame, kind: number, player: PlayerId, to: Square): number => {
  const range = rangeTo(g, player, to);
  if (range === Range.none) return 0;
  g.range = range;
  const thrown = chanceOf(g, kind, player, g.square(player), to);
  return g.can(player, Skill.pass) ? again(thrown) : thrown;
};
/** Accurate and not intercepted. */
export const passChance = (g: BloodGame, player: PlayerId, to: Square): number =>
  throwChance(g, Roll.pass, player, to) * (1 - interception(g, player, to));
const interception = (g: BloodGame, player: PlayerId, to: Square): number => {
  if (!g.rules.options.interceptions) return 0;
  let most = 0;
  for (let p = 0; p < g.playerCount; p++) {
    const by = p as PlayerId;
    if (mayIntercept(g, player, by, to)) most = Math.max(most, interceptChance(g, player, by, to));
  }
  return most;
};
export const interceptChance = (g: BloodGame, player: PlayerId, by: PlayerId, to: Square): number =>
  chanceOf(g, Roll.intercept, by, g.square(player), to);

/** How likely a player does what it is told when its Action is declared. */
export const obeys = (g: BloodGame, player: PlayerId, action: number): number => {
  let chance = 1;
  const sq = g.square(player);
  const { inMatch } = g.rules;
  for (let i = 0; i < TRAITS.length; i++) {
    const [skill, kind] = TRAITS[i] as (typeof TRAITS)[number];
    if (inMatch[skill] !== 0 && g.hasSkill(player, skill)) chance *= chanceOf(g, kind, player, sq, sq, action);
  }
  return chance;
};
const TRAITS: readonly (readonly [skill: number, kind: number])[] = [
  [Skill.boneHead, Roll.boneHead],
  [Skill.reallyStupid, Roll.reallyStupid],
  [Skill.wildAnimal, Roll.wildAnimal],
  [Skill.bloodLust, Roll.bloodLust],
];

// --- blocks --------------------------------------------------------------------------------------------------
/** What a face does to the two players. */
export const Effect = { nothing: 0, push: 1, down: 2, bothDown: 3, attackerDown: 4 } as const;
export type Effect = (typeof Effect)[keyof typeof Effect];
export const effectOf = (g: BloodGame, player: PlayerId, target: PlayerId, face: number, blitzing: boolean): Effect => {
  if (face === Face.attackerDown) return Effect.attackerDown;
  if (face === Face.pushed) return Effect.push;
  if (face === Face.defenderDown) return Effect.down;
  if (face === Face.defenderStumbles)
    return g.can(target, Skill.dodge) && !g.can(player, Skill.tackle) ? Effect.push : Effect.down;
  if (blitzing && g.can(player, Skill.juggernaut)) return Effect.push;
  const stays = g.can(player, Skill.block);
  const targetStays = g.can(target, Skill.block);
  if (stays) return targetStays ? Effect.nothing : Effect.down;
  if (g.can(player, Skill.wrestle)) return Effect.down; // it lies down itself, but nobody's turn ends by it
  return targetStays ? Effect.attackerDown : Effect.bothDown;
};

/** What each effect is worth to the blocker's coach. */
export interface Stakes {
  readonly push: number;
  readonly down: number;
  /** Costs: the blocker lies there, and the turn is over. */
  readonly fall: number;
  readonly turnover: number;
}
export const pointsOf = (effect: Effect, { push, down, fall, turnover }: Stakes): number => {
  if (effect === Effect.push) return push;
  if (effect === Effect.down) return down;
  if (effect === Effect.bothDown) return down - fall - turnover;
  return effect === Effect.attackerDown ? -fall - turnover : 0;
};

/** What comes of a block: filled in by `weighBlock`, used again and again. */
export interface BlockOdds {
  /** Below 0 when the other coach picks. */
  dice: number;
  /** Points on average, the fall left out. */
  gain: number;
  /** How likely the turn ends. */
  risk: number;
  down: number;
}
const FACES_BY_SIDE: readonly number[] = [
  Face.attackerDown,
  Face.bothDown,
  Face.pushed,
  Face.pushed,
  Face.defenderStumbles,
  Face.defenderDown,
];
const POINTS = new Float64Array(SIDES);
const EFFECTS = new Uint8Array(SIDES);
const ends = (effect: number): boolean => effect === Effect.bothDown || effect === Effect.attackerDown;

/** With the blocker where it stands; a team re-roll saves it from the worst once. */
export const weighBlock = (
  g: BloodGame,
  player: PlayerId,
  target: PlayerId,
  flags: number,
  stakes: Stakes,
  out: BlockOdds,
): BlockOdds => {
  const { dice } = describeBlock(g, g.sheet, player, target, courage(g, player, target, flags));
  const blitzing = (flags & Blocking.blitz) !== 0;
  for (let side = 0; side < SIDES; side++) {
    const effect = effectOf(g, player, target, FACES_BY_SIDE[side] as number, blitzing);
    let i = side;
    const points = pointsOf(effect, stakes);
    for (; i > 0 && POINTS[i - 1] > points; i--) {
      POINTS[i] = POINTS[i - 1];
      EFFECTS[i] = EFFECTS[i - 1];
    }
    POINTS[i] = points;
    EFFECTS[i] = effect;
  }
  out.dice = dice;
  out.gain = 0;
  out.risk = 0;
  out.down = 0;
  const count = Math.abs(dice);
  const total = SIDES ** count;
  for (let side = 0; side < SIDES; side++) {
    // The side is the best of all dice when none is better; for the other coach it is the other way round.
    const rank = dice > 0 ? side : SIDES - 1 - side;
    const chance = ((rank + 1) ** count - rank ** count) / total;
    const effect = EFFECTS[side] as Effect;
    if (ends(effect)) out.risk += chance;
    if (effect === Effect.down || effect === Effect.bothDown) out.down += chance;
    out.gain += chance * (POINTS[side] + (ends(effect) ? stakes.fall + stakes.turnover : 0));
  }
  const rolledAgain = out.risk * rerollWorth(g, player);
  out.gain *= 1 + rolledAgain;
  out.down *= 1 + rolledAgain;
  out.risk += rolledAgain * (out.risk - 1);
  return out;
};
const COURAGE_FROM = 0.5;
/** Whether Dauntless is more likely than not to help. */
const courage = (g: BloodGame, player: PlayerId, target: PlayerId, flags: number): number => {
  if (!g.can(player, Skill.dauntless)) return flags;
  const short = g.stat(target, Stat.strength) - g.stat(player, Stat.strength);
  return short > 0 && (SIDES - short) / SIDES >= COURAGE_FROM ? flags | Blocking.brave : flags;
};

// --- harm ----------------------------------------------------------------------------------------------------
const TWO_DICE = 36;
/** How likely two dice come to at least so much. */
export const atLeast = (total: number): number => {
  if (total <= 2) return 1;
  if (total > 12) return 0;
  const ways = total <= 7 ? TWO_DICE - ((total - 1) * (total - 2)) / 2 : ((13 - total) * (14 - total)) / 2;
  return ways / TWO_DICE;
};
/** How likely armour gives way, with a bonus to the roll. */
export const armourBreaks = (g: BloodGame, player: PlayerId, bonus: number): number =>
  atLeast(g.stat(player, Stat.armour) + g.rules.edition.armourMargin - bonus);
