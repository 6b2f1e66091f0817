/** Being knocked down and what follows: the Armour roll, the Injury roll (B16-KNOCK, B16-INJURY). */
import { D6 } from '../../dice/dice.ts';
import type { RollSheet } from '../../kernel/roll.ts';
import { NOBODY, NOWHERE, otherSeat, type PlayerId, Posture, type Square } from '../../words.ts';
import { bears, hasQuality, tellUsed } from '../bearing.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { AGAIN, Moment, UNKNOWN } from '../moments.ts';
import { addTo, isDown, isStanding, layDown, procedure } from '../status.ts';
import { Harm, NO, Place, ROOTED } from '../words.ts';
import {
  addBonus,
  bonusOf,
  breaksNaturally,
  describeArmour,
  hasOwnInjuries,
  INJURIES,
  injuryOf,
  isUnmodified,
  sparedBonus,
} from './armour.ts';
import { leaveFor, Suffer } from './casualty.ts';
import { reaches } from './describe.ts';
import { AskSkill, anySayAt, atMoment, quietly } from './moment.ts';
import { dropBall } from './prone.ts';

/** What an armour and injury roll came to, as bits of `g.result`. */
export const Hurting = { armourBroken: 1, armourDouble: 2, injuryDouble: 4 } as const;

/** B16-KNOCK-01, -03 to -05; a player already down only takes the roll (B16-TTM-09). The ball bounces later. */
export const KnockDown = procedure('KnockDown', ['player', 'by', 'flags'], ['option'], [totter, fall, byIsDown]);
/** Who keeps its feet is not hurt, and nothing else comes of it (B25-PRIN-FAQ-11). */
function totter(g: BloodGame, player: PlayerId, by: PlayerId, flags: number): void {
  if (isStanding(g, player)) atMoment(g, Moment.goingDown, player, by, flags, 1);
  else g.result = 1;
}
function fall(g: BloodGame, player: PlayerId, by: PlayerId, flags: number): void {
  if (g.result === 0) return g.finish();
  if (hasQuality(g, player, Quality.neutral)) return g.become(Hurt, player, by, flags, 0);
  const mayPutDown = g.slot('option') === 0 && g.holdsBall(player) && anySayAt(g, Moment.ballDropped);
  // B16-TURNOVER-01; what a card does is one for a carrier only
  if (g.control(player) === g.active && (!(flags & Harm.spell) || g.holdsBall(player))) g.causeTurnover('knockedDown');
  if (mayPutDown) {
    g.keep('option', 1);
    g.goto(fall);
    return g.call(LetGo, player);
  }
  goDown(g, player, g.slot('option') === 0);
  g.events?.push({ type: 'knockedDown', player });
  g.keep('option', by !== NOBODY && isStanding(g, by) ? 1 : 0);
  g.call(Hurt, player, by, harmOfFalling(g, player, by, flags), 0);
}
/** How a player is hurt that goes down, or counts as gone down. */
export const harmOfFalling = (g: BloodGame, player: PlayerId, by: PlayerId, flags: number): number =>
  quietly(g, Moment.goesDown, player, by, flags, flags);
/** Whoever did it may have gone down for it, after both of its rolls. */
function byIsDown(g: BloodGame, player: PlayerId, by: PlayerId, flags: number): void {
  if (g.slot('option') === 1 && isDown(g, by)) atMoment(g, Moment.laidDown, by, player, flags, 0);
}

/** The fall itself, untold: where two fall at once, both lie there before anybody is hurt. `asks`: it may yet say where its ball goes. */
export const goDown = (g: BloodGame, player: PlayerId, asks = true): void => {
  g.endEffect(player, ROOTED);
  if (!isDown(g, player)) layDown(g, player, Posture.prone);
  dropBall(g, player, asks);
};
/** About to go down with the ball, before any Armour roll: somebody may put it down first (B25-Q-77). Leaves 1 in `g.result`. */
export const LetGo = procedure('LetGo', ['player'], [askWhere, putBall]);
function askWhere(g: BloodGame, player: PlayerId): void {
  atMoment(g, Moment.ballDropped, player, NOBODY, g.held(player), NOWHERE, g.square(player));
}
function putBall(g: BloodGame, player: PlayerId): void {
  const to = g.result as Square;
  g.result = 1;
  if (to === NOWHERE) return;
  const ball = g.held(player);
  g.drop(ball);
  g.layBall(ball, to);
  g.events?.push({ type: 'ballLanded', ball, to });
}

/** The rolls against a player, and their outcome; `modifier` goes to the armour roll. Leaves `Hurting` bits in `g.result`. */
export const Hurt = procedure(
  'Hurt',
  ['player', 'by', 'flags', 'modifier'],
  ['spent', 'doubles', 'broken', 'injury'],
  [
    rollArmour,
    addToArmour,
    armourAdded,
    armourHeld,
    again,
    rollInjury,
    addToInjury,
    injuryAdded,
    injuryKnown,
    injuryAgain,
    suffer,
    hearBonus,
  ],
);
/** What is used up: the bonus that goes to one of the two rolls; what somebody has added to a roll that lay there. */
const BONUS_SPENT = 1;
const ADDED = 2;
/** Values of the slot `broken`: below 0 by how much the armour has held. */
const BROKEN = 1;

/** Which results of both dice are told apart for whoever may answer once they lie there. */
const toldBy = (g: BloodGame, moment: number, by: PlayerId): 'every' | 'each' | undefined => {
  const rows = g.hooks.uses[moment] as BloodGame['rules']['hooks']['uses'][number];
  for (let i = 0; i < rows.length; i++) {
    const { use, source } = rows[i] as (typeof rows)[number];
    if (typeof use.tells !== 'string' || by === NOBODY || !bears(g, source, by)) continue;
    if (use.once === undefined || !g.hasSpent(by, source)) return use.tells;
  }
  return undefined;
};
const twoDice = (
  g: BloodGame,
  flags: number,
  double: number,
  target: number,
  other: number,
  tells?: 'every' | 'each',
): number => {
  const kept = (flags & Harm.again) !== 0 && g.rolledCount === 1; // only the other one is rolled again
  if (!(flags & Harm.foul) && !kept && tells !== 'each') return tells ? g.twoD6() : g.twoD6(target, other);
  const first = kept ? g.rolled(0) : g.roll(D6);
  const second = g.roll(D6);
  g.setRolledCount(tells === 'each' ? 2 : 0);
  if (tells === 'each') {
    g.setRolled(0, first);
    g.setRolled(1, second);
  }
  if (!(flags & Harm.foul)) return first + second;
  const doubles = g.slot('doubles');
  g.keep('doubles', first === second ? doubles | double : doubles); // B16-REF-01
  return first + second;
};

// --- armour --------------------------------------------------------------------------------------------------------
const NO_ARMOUR_ROLL = Harm.straight | Harm.crowd;
function rollArmour(g: BloodGame, player: PlayerId, by: PlayerId, flags: number, assists: number): void {
  if (hasQuality(g, player, Quality.neutral)) return vanish(g, player);
  if (flags & NO_ARMOUR_ROLL) return g.goto(rollInjury);
  const sheet = describeArmour(g, g.sheet, player, by, flags, assists);
  const needs = sheet.target - sheet.sum;
  const bonus = isUnmodified(g, player, by, flags) ? 0 : bonusOf(g, player, by, flags);
  const natural = breaksNaturally(g, player, by, flags);
  const tells = toldBy(g, Moment.armourHeld, by) ?? toldBy(g, Moment.addsToArmour, by);
  const dice =
    natural < needs && bonus !== 0
      ? twoDice(g, flags, Hurting.armourDouble, 0, 0, tells)
      : twoDice(g, flags, Hurting.armourDouble, Math.min(needs, natural), bonus !== 0 ? needs - bonus : 0, tells);
  let broken = reaches(sheet, dice) || dice >= natural;
  const helps = !broken && bonus !== 0 && dice + bonus >= needs;
  const asked = helps ? sparedBonus(g, player, by, flags, g.slot('doubles')) : -1;
  if (helps && asked < 0) {
    addBonus(g, sheet, player, by, flags); // B16-OQ-78: where it turns a miss into a break
    g.keep('spent', BONUS_SPENT);
    broken = true;
  }
  g.keep('broken', broken ? BROKEN : anySayAt(g, Moment.addsToArmour) ? dice - needs : 0);
  tellArmour(g, sheet, dice, broken);
  if (asked < 0) return;
  g.goto(hearBonus);
  g.ask(AskSkill, g.control(by), by, asked);
}
const tellArmour = (g: BloodGame, sheet: RollSheet, dice: number, broken: boolean): void => {
  g.events?.push({
    type: 'armourRolled',
    player: sheet.player,
    dice,
    total: dice + sheet.sum,
    target: sheet.target,
    modifiers: sheet.modifiers(),
    broken,
  });
};
/** Whoever adds to a roll that lies there does so once it is known to fall short. */
function addToArmour(g: BloodGame, player: PlayerId, by: PlayerId, flags: number): void {
  if (g.slot('broken') === BROKEN || by === NOBODY || !anySayAt(g, Moment.addsToArmour)) return g.goto(armourHeld);
  if (hasQuality(g, player, Quality.hardSkinned)) return g.goto(armourHeld);
  const bonus = isUnmodified(g, player, by, flags) ? 0 : bonusOf(g, player, by, flags);
  atMoment(g, Moment.addsToArmour, by, player, flags, 0, -g.slot('broken') as Square, bonus as Square);
}
function armourAdded(g: BloodGame, player: PlayerId, by: PlayerId, flags: number): void {
  const added = g.result;
  if (added === 0) return;
  const short = -g.slot('broken');
  const sheet = describeArmour(g, g.sheet, player, by, flags, g.slot('modifier'));
  const dice = sheet.target - sheet.sum - short;
  addTo(sheet, added, 'special', by);
  if (short > added) addBonus(g, sheet, player, by, flags);
  g.keep('spent', short > added ? ADDED | BONUS_SPENT : ADDED);
  g.keep('broken', BROKEN);
  tellArmour(g, sheet, dice, true);
}
function hearBonus(g: BloodGame, player: PlayerId, by: PlayerId, flags: number): void {
  if (g.answered(NO)) return g.goto(addToArmour);
  tellUsed(g, by, sparedBonus(g, player, by, flags, g.slot('doubles')));
  g.keep('spent', BONUS_SPENT);
  g.keep('broken', BROKEN);
  g.goto(armourHeld);
}
/** Whoever belongs to nobody is gone once it is down or in the crowd's hands. */
const vanish = (g: BloodGame, player: PlayerId): void => {
  g.result = 0;
  leaveFor(g, player, Place.absent);
  g.finish();
};
function armourHeld(g: BloodGame, player: PlayerId, by: PlayerId, flags: number): void {
  if (g.slot('broken') !== BROKEN) return atMoment(g, Moment.armourHeld, by, player, flags, UNKNOWN);
  clearDice(g);
  if (!anySayAt(g, Moment.armourBroken)) return goOnToInjury(g);
  atMoment(g, Moment.armourBroken, by, player, flags, UNKNOWN);
}
/** The Injury roll is another one: it has not been made again. */
const goOnToInjury = (g: BloodGame): void => {
  g.keep('flags', g.slot('flags') & ~Harm.again);
  g.goto(rollInjury);
};
/** Both dice have lain there one by one for whoever may roll one of them again. */
const clearDice = (g: BloodGame): void => {
  if (g.rolledCount === 2) g.setRolledCount(0);
};
function again(g: BloodGame): void {
  if (g.result === AGAIN) {
    g.keep('spent', 0);
    g.keep('doubles', g.slot('doubles') & ~Hurting.armourDouble); // B25-PRIN-FAQ-09
    g.keep('flags', g.slot('flags') | Harm.again);
    return g.goto(rollArmour);
  }
  clearDice(g);
  if (g.slot('broken') === BROKEN) return goOnToInjury(g);
  g.result = g.slot('doubles');
  g.finish();
}

// --- injury --------------------------------------------------------------------------------------------------------
function rollInjury(g: BloodGame, player: PlayerId, by: PlayerId, flags: number): void {
  const known = g.keep('injury', quietly(g, Moment.beforeInjury, by, player, flags, UNKNOWN));
  if (known !== UNKNOWN) return g.goto(suffer);
  const { knockedOut, casualty } = g.rules.edition.injury;
  g.sheet.begin('injury', player, knockedOut, 2);
  const open = (flags & Harm.crowd) === 0 && (g.slot('spent') & BONUS_SPENT) === 0;
  const bonus = open ? bonusOf(g, player, by, flags) : 0;
  if (bonus !== 0) addBonus(g, g.sheet, player, by, flags);
  const tells = toldBy(g, Moment.addsToInjury, by);
  const dice = hasOwnInjuries(g, player)
    ? twoDice(g, flags, Hurting.injuryDouble, 0, 0, tells)
    : twoDice(g, flags, Hurting.injuryDouble, knockedOut - bonus, casualty - bonus, tells);
  if (anySayAt(g, Moment.addsToInjury)) g.keep('broken', dice + bonus);
  tellInjury(g, player, dice, dice + bonus);
}
const tellInjury = (g: BloodGame, player: PlayerId, dice: number, total: number): void => {
  const result = g.keep('injury', injuryOf(g, player, total));
  g.events?.push({
    type: 'injuryRolled',
    player,
    dice,
    total,
    modifiers: g.sheet.modifiers(),
    result: INJURIES[result] as (typeof INJURIES)[number],
  });
};
/** What was added to the Armour roll is not added here as well. From here on `broken` is the total of this roll. */
function addToInjury(g: BloodGame, player: PlayerId, by: PlayerId, flags: number): void {
  if (by === NOBODY || g.slot('spent') & ADDED || !anySayAt(g, Moment.addsToInjury)) return g.goto(injuryKnown);
  atMoment(g, Moment.addsToInjury, by, player, flags, 0, g.slot('broken') as Square);
}
function injuryAdded(g: BloodGame, player: PlayerId, by: PlayerId, flags: number): void {
  const added = g.result;
  if (added === 0) return;
  const bonus = g.slot('spent') & BONUS_SPENT ? 0 : bonusOf(g, player, by, flags);
  const dice = g.slot('broken') - bonus;
  g.sheet.begin('injury', player, g.rules.edition.injury.knockedOut, 2);
  if (bonus !== 0) addBonus(g, g.sheet, player, by, flags);
  addTo(g.sheet, added, 'special', by);
  g.keep('spent', g.slot('spent') | ADDED);
  tellInjury(g, player, dice, g.slot('broken') + added);
}
function injuryKnown(g: BloodGame, player: PlayerId, by: PlayerId, flags: number): void {
  atMoment(g, Moment.injuryRolled, by, player, flags, g.slot('injury'));
}
function injuryAgain(g: BloodGame): void {
  if (g.result !== AGAIN) return;
  g.keep('doubles', g.slot('doubles') & ~Hurting.injuryDouble); // B25-PRIN-FAQ-09
  g.keep('flags', g.slot('flags') | Harm.again);
  g.goto(rollInjury);
}
function suffer(g: BloodGame, player: PlayerId): void {
  const seat = g.ownSeat(player);
  if (g.active === otherSeat(seat)) g.setHurtLastTurn(seat, true);
  const hurting = g.slot('doubles') | Hurting.armourBroken;
  g.become(Suffer, player, g.slot('injury'), g.slot('flags'), hurting, g.slot('by'));
}
