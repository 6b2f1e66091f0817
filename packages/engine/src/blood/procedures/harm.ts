/** Being knocked down and what follows: armour, injury, the dugout (B16-KNOCK, B16-INJURY). */
import { D6, D8 } from '../../dice/dice.ts';
import { teamTarget } from '../../kernel/effects.ts';
import type { RollSheet } from '../../kernel/roll.ts';
import { NOBODY, otherSeat, type PlayerId, Posture } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { areAdjacent, cite, isDown, isStanding, layDown, procedure, question } from '../status.ts';
import {
  BLACKMAILED,
  BLOWS_ONLY_STUN,
  FIRST,
  FRIENDLY_FANS,
  Harm,
  NO,
  ONLY_STUNNED,
  PLACES,
  Place,
  ROOTED,
  SECOND,
  Skill,
  Stat,
  UNCLAIMED,
  YES,
} from '../words.ts';
import { dropBall, leavePitch, placeProne } from './prone.ts';
import { passes, reaches } from './rolls.ts';

/** What an armour and injury roll came to, as bits of `g.result`. */
export const Hurting = { armourBroken: 1, armourDouble: 2, injuryDouble: 4 } as const;

/** B16-KNOCK-01, -03 to -05; a player already down only takes the roll (B16-TTM-09). The ball bounces later. */
export const KnockDown = procedure('KnockDown', ['player', 'by', 'flags'], ['option'], [fall, chained]);
function fall(g: BloodGame, player: PlayerId, by: PlayerId, flags: number): void {
  if (g.isAffected(player, UNCLAIMED)) return g.become(Hurt, player, by, flags, 0);
  // B16-TURNOVER-01; what a card does is one for a carrier only
  if (g.control(player) === g.active && (!(flags & Harm.spell) || g.holdsBall(player))) g.causeTurnover('knockedDown');
  g.endEffect(player, ROOTED);
  if (!isDown(g, player)) layDown(g, player, Posture.prone);
  g.events?.push({ type: 'knockedDown', player });
  dropBall(g, player);
  g.keep('option', by !== NOBODY && isStanding(g, by) && g.can(by, Skill.ballAndChain) ? 1 : 0);
  g.call(Hurt, player, by, g.can(player, Skill.ballAndChain) ? flags | Harm.straight : flags, 0);
}
/** B16-XSKILL-02, -52: a Ball and Chain that piled on has been Placed Prone, and is hurt by that. */
function chained(g: BloodGame, _player: PlayerId, by: PlayerId, _flags: number, option: number): void {
  if (option === 1 && isDown(g, by)) g.become(Hurt, by, NOBODY, Harm.fall | Harm.straight, 0);
}

// --- armour --------------------------------------------------------------------------------------------------------
const bySkillOf = (g: BloodGame, by: PlayerId, skill: number): boolean => by !== NOBODY && g.owns(by, skill);
const CHAINSAW_ARMOUR = 3;
const CLAW_BREAKS = 8;

/** B16-INJURY-01, B16-FOUL-04, -05: everything but the bonus that may go to either roll. */
export const describeArmour = (
  g: BloodGame,
  sheet: RollSheet,
  player: PlayerId,
  by: PlayerId,
  flags: number,
  assists: number,
): RollSheet => {
  sheet.begin('armour', player, g.stat(player, Stat.armour) + g.rules.edition.armourMargin, 2);
  if (assists !== 0) sheet.add(assists, 'assists', cite(g, assists > 0 ? 'B16-FOUL-04' : 'B16-FOUL-05'), by);
  const sawed = flags & Harm.chainsaw || (flags & Harm.fall && bySkillOf(g, player, Skill.chainsaw));
  if (sawed || (flags & Harm.block && (bySkillOf(g, player, Skill.chainsaw) || caughtOnSaw(g, by, flags))))
    sheet.add(CHAINSAW_ARMOUR, 'chainsaw', 'B16-XSKILL-06', by);
  if (flags & Harm.stab && bySkillOf(g, by, Skill.stakes) && isUndead(g, player))
    sheet.add(1, 'stakes', 'B16-XSKILL-55', by);
  if (flags & Harm.block && bySkillOf(g, by, Skill.claw) && sheet.target > CLAW_BREAKS) sheet.target = CLAW_BREAKS;
  return sheet;
};
/** Whoever knocks itself down blocking the owner of a chainsaw falls on it. */
const caughtOnSaw = (g: BloodGame, by: PlayerId, flags: number): boolean =>
  (flags & Harm.block) !== 0 && bySkillOf(g, by, Skill.chainsaw);
const UNDEAD: readonly string[] = ['khemri', 'necromantic', 'undead', 'vampire'];
const isUndead = (g: BloodGame, p: PlayerId): boolean => UNDEAD.includes(g.teamOf(g.control(p)).roster);

/** Mighty Blow, Dirty Player, or a spell's force: +1 to one of the two rolls (B16-SKILL-20, B16-OQ-78, B16-DATA-16). */
export const bonusOf = (g: BloodGame, by: PlayerId, flags: number): string => {
  if (flags & Harm.spell) return 'spell';
  if (flags & Harm.block && bySkillOf(g, by, Skill.mightyBlow)) return 'mightyBlow';
  if (flags & Harm.foul && bySkillOf(g, by, Skill.dirtyPlayer)) return 'dirtyPlayer';
  return '';
};
const BONUS_RULES: Readonly<Record<string, string>> = {
  spell: 'B16-DATA-16',
  mightyBlow: 'B16-SKILL-20',
  dirtyPlayer: 'B16-XSKILL-10',
};
const addBonus = (g: BloodGame, sheet: RollSheet, by: PlayerId, flags: number): void => {
  const bonus = bonusOf(g, by, flags);
  sheet.add(1, bonus, cite(g, BONUS_RULES[bonus] as string), by);
};

// --- injury --------------------------------------------------------------------------------------------------------
export const INJURIES = ['stunned', 'knockedOut', 'badlyHurt', 'casualty'] as const;
export const Injury = { stunned: 0, knockedOut: 1, badlyHurt: 2, casualty: 3 } as const;

/** B16-INJURY-03, B16-STUNTY-03, -04, B16-SKILL-28 in the order of B16-OQ-80. */
export const injuryOf = (g: BloodGame, player: PlayerId, total: number): number => {
  const { knockedOut, casualty } = g.rules.edition.injury;
  if (total >= casualty) return Injury.casualty;
  if (g.can(player, Skill.stunty)) {
    if (total === casualty - 1) return Injury.badlyHurt;
    if (total === knockedOut - 1) return Injury.knockedOut;
  }
  if (total < knockedOut) return Injury.stunned;
  return total === knockedOut && g.can(player, Skill.thickSkull) ? Injury.stunned : Injury.knockedOut;
};

const AskPilingOn = question('pilingOn', ['player', 'target', 'kind', 'value'], g => {
  g.offer(YES);
  g.offer(NO);
});

/** The rolls against a player, and their outcome; `assists` go to the armour roll. Leaves `Hurting` bits in `g.result`. */
export const Hurt = procedure(
  'Hurt',
  ['player', 'by', 'flags', 'modifier'],
  ['value', 'option', 'die', 'count'],
  [rollArmour, offerPile, pile, rollInjury, offerInjuryPile, pileInjury, suffer],
);
/** The bonus is spent (1), Piling On is used (2), an armour roll was made (4). */
const Spent = { bonus: 1, piled: 2 } as const;

const twoDice = (
  g: BloodGame,
  flags: number,
  option: number,
  double: number,
  target: number,
  other: number,
): number => {
  if (!(flags & Harm.foul)) return g.twoD6(target, other);
  const first = g.roll(D6);
  const second = g.roll(D6);
  g.keep('option', first === second ? option | double : option); // B16-REF-01
  return first + second;
};
function rollArmour(
  g: BloodGame,
  player: PlayerId,
  by: PlayerId,
  flags: number,
  assists: number,
  value: number,
  option: number,
): void {
  if (g.isAffected(player, UNCLAIMED)) return removeFanatic(g, player);
  if (flags & (Harm.straight | Harm.crowd)) return g.goto(rollInjury);
  const sheet = describeArmour(g, g.sheet, player, by, flags, assists);
  const needs = sheet.target - sheet.sum;
  const bonus = bonusOf(g, by, flags) !== '';
  const dice = twoDice(g, flags, option, Hurting.armourDouble, needs, bonus ? needs - 1 : 0);
  let broken = reaches(sheet, dice);
  if (!broken && bonus && dice + 1 >= needs) {
    addBonus(g, sheet, by, flags); // B16-OQ-78: where it turns a miss into a break
    g.keep('value', value | Spent.bonus);
    broken = true;
  }
  g.keep('die', broken ? 1 : 0);
  g.events?.push({
    type: 'armourRolled',
    player,
    dice,
    total: dice + sheet.sum,
    target: sheet.target,
    modifiers: sheet.modifiers(),
    broken,
  });
}
/** B16-SPCARD-08: down or in the crowd's hands, it is gone. */
const removeFanatic = (g: BloodGame, player: PlayerId): void => {
  g.result = 0;
  leaveFor(g, player, Place.absent);
  g.finish();
};
/** B16-XSKILL-52: only on an opponent that fell to its own block, not to one made against it. */
const mayPileOn = (g: BloodGame, player: PlayerId, by: PlayerId, flags: number, value: number): boolean =>
  (flags & Harm.block) !== 0 &&
  g.control(player) !== g.active &&
  (value & Spent.piled) === 0 &&
  bySkillOf(g, by, Skill.pilingOn) &&
  isStanding(g, by) &&
  g.can(by, Skill.pilingOn) &&
  areAdjacent(g, player, by);
function offerPile(
  g: BloodGame,
  player: PlayerId,
  by: PlayerId,
  flags: number,
  _assists: number,
  value: number,
  option: number,
  broken: number,
): void {
  if (broken === 1) return g.goto(rollInjury);
  if (mayPileOn(g, player, by, flags, value)) return g.ask(AskPilingOn, g.control(by), by, player, 0, 0);
  g.result = option;
  g.finish();
}
function pile(
  g: BloodGame,
  _player: PlayerId,
  by: PlayerId,
  _flags: number,
  _assists: number,
  value: number,
  option: number,
): void {
  if (g.answered(NO)) {
    g.result = option;
    return g.finish();
  }
  pileOn(g, by, value);
  g.goto(rollArmour);
}
const pileOn = (g: BloodGame, by: PlayerId, value: number): void => {
  g.events?.push({ type: 'skillUsed', player: by, skill: 'pilingOn' });
  g.keep('value', value | Spent.piled);
  placeProne(g, by);
};
const BLOWS = Harm.block | Harm.foul | Harm.stab | Harm.chainsaw;
/** B16-SPCARD-09, -22, -23: no dice, no more than Stunned. */
const isSpared = (g: BloodGame, player: PlayerId, by: PlayerId, flags: number): boolean => {
  if (!g.rules.options.cards) return false;
  if (g.isAffected(player, ONLY_STUNNED)) return true;
  if (flags & Harm.crowd) return g.isAffected(teamTarget(g.control(player)), FRIENDLY_FANS);
  if (by === NOBODY || !(flags & BLOWS) || g.control(by) === g.control(player)) return false;
  return g.isAffected(by, BLOWS_ONLY_STUN) && !g.isAffected(by, BLACKMAILED);
};
function rollInjury(
  g: BloodGame,
  player: PlayerId,
  by: PlayerId,
  flags: number,
  _assists: number,
  value: number,
  option: number,
): void {
  const { knockedOut, casualty } = g.rules.edition.injury;
  if (isSpared(g, player, by, flags)) {
    g.keep('count', Injury.stunned);
    return g.goto(suffer);
  }
  g.sheet.begin('injury', player, knockedOut, 2);
  const bonus =
    (flags & (Harm.straight | Harm.crowd)) === 0 && (value & Spent.bonus) === 0 && bonusOf(g, by, flags) !== '';
  if (bonus) addBonus(g, g.sheet, by, flags);
  const special = g.can(player, Skill.stunty) || g.can(player, Skill.thickSkull);
  const plus = bonus ? 1 : 0;
  // Stunty and Thick Skull tell single totals apart.
  const dice = special
    ? twoDice(g, flags, option, Hurting.injuryDouble, 0, 0)
    : twoDice(g, flags, option, Hurting.injuryDouble, knockedOut - plus, casualty - plus);
  const result = injuryOf(g, player, dice + plus);
  g.keep('count', result);
  g.events?.push({
    type: 'injuryRolled',
    player,
    dice,
    total: dice + plus,
    modifiers: g.sheet.modifiers(),
    result: INJURIES[result] as (typeof INJURIES)[number],
  });
}
function offerInjuryPile(
  g: BloodGame,
  player: PlayerId,
  by: PlayerId,
  flags: number,
  _assists: number,
  value: number,
  _option: number,
  _broken: number,
  result: number,
): void {
  if (result >= Injury.badlyHurt || !mayPileOn(g, player, by, flags, value)) return g.goto(suffer);
  g.ask(AskPilingOn, g.control(by), by, player, 1, result);
}
function pileInjury(
  g: BloodGame,
  _player: PlayerId,
  by: PlayerId,
  _flags: number,
  _assists: number,
  value: number,
): void {
  if (g.answered(NO)) return;
  pileOn(g, by, value);
  g.goto(rollInjury);
}
function suffer(
  g: BloodGame,
  player: PlayerId,
  _by: PlayerId,
  flags: number,
  _assists: number,
  _value: number,
  option: number,
  _broken: number,
  result: number,
): void {
  g.result = option | Hurting.armourBroken;
  if (g.active === otherSeat(g.control(player))) g.setHurtLastTurn(g.control(player), true); // B16-SPCARD-31
  g.become(Suffer, player, result, flags, g.result);
}

// --- the outcome -----------------------------------------------------------------------------------------------------
/** What an injury does to a player; gives `option` back in `g.result`. */
export const Suffer = procedure(
  'Suffer',
  ['player', 'kind', 'flags', 'option'],
  ['value', 'count'],
  [begin, useApothecary, casualty, rollAgain, chooseCasualty, regenerate, leave],
);
function begin(g: BloodGame, player: PlayerId, result: number, flags: number, option: number): void {
  g.result = option;
  const harsh = g.can(player, Skill.ballAndChain) || (flags & HARSH) !== 0;
  if (result === Injury.stunned && !harsh) {
    stun(g, player, flags);
    return g.finish();
  }
  if (result <= Injury.knockedOut) {
    if (!mayTreat(g, player)) return knockOut(g, player);
    return g.ask(AskApothecary, g.control(player), player, Injury.knockedOut, 0);
  }
  if (flags & Harm.bite) g.keep('kind', Injury.badlyHurt); // B16-XSKILL-03
  g.goto(casualty);
}
/** Stunned counts as KO'd: a team-mate kicked too hard. */
export const HARSH = 4096;
const mayTreat = (g: BloodGame, player: PlayerId): boolean =>
  g.rules.options.apothecary && g.apothecaries(g.control(player)) > 0;
const AskApothecary = question('apothecary', ['player', 'kind', 'value'], g => {
  g.offer(YES);
  g.offer(NO);
});
/** B16-INJURY-04, -05, B16-PUSH-11 */
const stun = (g: BloodGame, player: PlayerId, flags: number): void => {
  if (flags & Harm.crowd || !g.onPitch(player)) return leaveFor(g, player, Place.reserves);
  layDown(g, player, Posture.stunned);
  dropBall(g, player);
  if (g.active === g.control(player) && !g.bonusTurn) g.setFreshlyStunned(player, true);
};
const knockOut = (g: BloodGame, player: PlayerId): void => {
  leaveFor(g, player, Place.knockedOut);
  g.finish();
};
const leaveFor = (g: BloodGame, player: PlayerId, place: Place): void => {
  if (g.onPitch(player)) leavePitch(g, player, place);
  else {
    g.takeOff(player, place);
    g.events?.push({ type: 'removed', player, to: PLACES[place] as string });
  }
};
function useApothecary(g: BloodGame, player: PlayerId, _result: number, flags: number, option: number): void {
  g.result = option;
  if (g.answered(NO)) return knockOut(g, player);
  treat(g, player);
  stun(g, player, flags);
  g.finish();
}
const treat = (g: BloodGame, player: PlayerId): void => {
  g.setApothecaries(g.control(player), g.apothecaries(g.control(player)) - 1);
  g.events?.push({ type: 'apothecaryUsed', player });
};
/** The casualty table is looked up only where something depends on it: with the apothecary. */
function casualty(g: BloodGame, player: PlayerId, result: number): void {
  if (!g.rules.options.apothecary) return g.goto(regenerate);
  g.setCasualty(player, result === Injury.badlyHurt ? BADLY_HURT : rollCasualty(g, player));
  if (result === Injury.casualty && g.can(player, Skill.decay)) decay(g, player);
  if (!mayTreat(g, player)) return g.goto(regenerate);
  g.ask(AskApothecary, g.control(player), player, result, g.casualty(player));
}
const BADLY_HURT = 11;
const BADLY_HURT_MAX = 38;
/** D68: D6 for the tens, D8 for the units. */
const rollCasualty = (g: BloodGame, player: PlayerId): number => {
  g.sheet.begin('casualty', player, 0, 2);
  const roll = g.roll(D6) * 10 + g.roll(D8);
  g.events?.push({ type: 'casualtyRolled', player, roll });
  return roll;
};
/** B16-XSKILL-09: two results, of which the apothecary can only treat one, the worse. */
const decay = (g: BloodGame, player: PlayerId): void => {
  const first = g.casualty(player);
  const second = rollCasualty(g, player);
  g.setCasualty(player, Math.max(first, second));
  g.keep('count', Math.min(first, second));
};
function rollAgain(g: BloodGame, player: PlayerId, result: number): void {
  if (g.answered(NO)) return g.goto(regenerate);
  treat(g, player);
  if (result === Injury.badlyHurt) {
    g.keep('value', BADLY_HURT);
    return;
  }
  const second = g.keep('value', rollCasualty(g, player));
  g.ask(AskCasualty, g.control(player), player, g.casualty(player), second);
}
const AskCasualty = question('casualty', ['player', 'value', 'die'], g => {
  g.offer(FIRST);
  g.offer(SECOND);
});
function chooseCasualty(
  g: BloodGame,
  player: PlayerId,
  result: number,
  _flags: number,
  option: number,
  second: number,
  other: number,
): void {
  if (result === Injury.casualty && g.answered(SECOND)) g.setCasualty(player, second);
  g.result = option;
  if (Math.max(g.casualty(player), other) > BADLY_HURT_MAX) return;
  g.setCasualty(player, 0);
  leaveFor(g, player, Place.reserves); // patched up: it may play on
  g.finish();
}
/** B16-SKILL-22, -23 */
function regenerate(g: BloodGame, player: PlayerId, _result: number, _flags: number, option: number): void {
  g.result = option;
  if (!g.can(player, Skill.regeneration)) return;
  const sheet = g.sheet.begin('regeneration', player, REGENERATION_TARGET);
  const die = g.roll(D6, sheet.target);
  const passed = passes(sheet, die);
  g.events?.push({ type: 'regenerationRolled', player, die, passed });
  if (!passed) return;
  g.setCasualty(player, 0);
  leaveFor(g, player, Place.reserves);
  g.finish();
}
const REGENERATION_TARGET = 4;
function leave(g: BloodGame, player: PlayerId): void {
  leaveFor(g, player, Place.casualties);
}
