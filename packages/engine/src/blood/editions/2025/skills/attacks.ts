/** Stab, Chainsaw, Projectile Vomit, Breathe Fire, Hypnotic Gaze: Special Actions aimed at somebody alongside, most of them in place of a Blitz's block too (B25-SKILL-05). */
import type { Procedure } from '../../../../kernel/procedure.ts';
import type { Verb } from '../../../../kernel/question.ts';
import type { RollSheet } from '../../../../kernel/roll.ts';
import { NOBODY, otherSeat, type PlayerId, type Square } from '../../../../words.ts';
import { Stat } from '../../../characteristics.ts';
import type { BloodGame } from '../../../game.ts';
import { CALLED_OFF, Moment } from '../../../moments.ts';
import { rollsNamed, skillsNamed } from '../../../names.ts';
import { isOver, mayBlock, mayReach } from '../../../procedures/activity.ts';
import { SettleBalls } from '../../../procedures/ball.ts';
import { Hurt, KnockDown } from '../../../procedures/harm.ts';
import { AskSkill, atMoment } from '../../../procedures/moment.ts';
import { placeProne } from '../../../procedures/prone.ts';
import { Roll } from '../../../procedures/rolls.ts';
import { Blocking } from '../../../procedures/strength.ts';
import { Approach } from '../../../skills/saw.ts';
import { USE } from '../../../skills/use.ts';
import { addTo, isStanding, neighbourAt, procedure, question } from '../../../status.ts';
import { ACTION_VERBS, Action, type ActionName, Face, GAZE, Harm, NO, STOP } from '../../../words.ts';
import type { Entry } from './entry.ts';
import { distract } from './wits.ts';

const Kind = rollsNamed('breatheFire', 'chainsaw', 'hypnoticGaze', 'projectileVomit');
const Skill = skillsNamed('chainsaw');

// --- whom ----------------------------------------------------------------------------------------------------------
const IN_A_BLITZ = -1;
const victimAt = (g: BloodGame, player: PlayerId, direction: number, action: number): PlayerId => {
  const victim = neighbourAt(g, g.square(player), direction);
  if (victim === NOBODY || mayBlock(g, player, victim)) return victim;
  return action !== IN_A_BLITZ && mayReach(g, player, victim, action) ? victim : NOBODY;
};
/** In a Special Action, or in place of a Blitz's block. */
const offerVictims = (g: BloodGame, player: PlayerId, verb: Verb, action: number = IN_A_BLITZ): void => {
  for (let d = 0; d < 8; d++) {
    const victim = victimAt(g, player, d, action);
    if (victim !== NOBODY) g.offer(verb, victim);
  }
};
/** There is no move in it: somebody has to be there. */
const anyVictim = (g: BloodGame, player: PlayerId, action: number): boolean => {
  if (!isStanding(g, player)) return false;
  for (let d = 0; d < 8; d++) if (victimAt(g, player, d, action) !== NOBODY) return true;
  return false;
};
const AskVictim = question(
  'attackTarget',
  ['player', 'kind'],
  (g, player, kind) => {
    if (g.turnover === 0) offerVictims(g, player, ACTION_VERBS[kind] as Verb, kind); // otherwise the clock has ended the turn
    g.offer(STOP);
  },
  { decline: STOP },
);
type Attack = Procedure<readonly ['player', 'value', 'count']>;
/** The Special Action by itself, and in place of a Blitz's block: either way its owner's activation ends. */
export const attackingWith = (
  action: ActionName,
  attack: Attack,
  called: string = action,
): Pick<Entry, 'ownAction' | 'activities'> => {
  const kind = Action[action];
  const verb = ACTION_VERBS[kind] as Verb;
  const ask = (g: BloodGame, player: PlayerId): void => {
    if (isOver(g, player)) return g.finish();
    g.ask(AskVictim, g.control(player), player, kind);
  };
  const strike = (g: BloodGame, player: PlayerId): void => {
    if (!g.answered(STOP)) g.become(attack, player, g.object, 0);
  };
  return {
    ownAction: {
      action,
      may: (g, player) => anyVictim(g, player, kind),
      procedure: procedure(`${called}Action`, ['player'], [ask, strike]),
    },
    activities: [
      {
        verb,
        during: ['blitz'],
        offer: (g, player) => offerVictims(g, player, verb),
        block: true,
        costs: 1, // B25-PRIN-FAQ-03
        procedure: attack,
      },
    ],
  };
};

/** For the first step: what may stop an attack before it is made leaves 0 in `g.result`. */
function approach(g: BloodGame, player: PlayerId, victim: number): void {
  const target = victim as PlayerId;
  if (isStanding(g, target)) return g.call(Approach, player, target);
  atMoment(g, Moment.beforeAttack, player, target, Blocking.weapon, Blocking.weapon); // who lies there may appal all the same
}
const isCalledOff = (g: BloodGame): boolean => g.result === 0 || g.result === CALLED_OFF;
const attack = (g: BloodGame, kind: number, player: PlayerId, victim: PlayerId): void => {
  if (isCalledOff(g)) return g.finish();
  g.call(Roll, kind, player, g.square(player), g.square(victim), 0);
};
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}

// --- Stab ----------------------------------------------------------------------------------------------------------
export const StabVictim = procedure('StabVictim', ['player', 'value', 'count'], [approach, stab, settle, stabbed]);
function stab(g: BloodGame, player: PlayerId, victim: number): void {
  if (isCalledOff(g)) return g.finish();
  g.events?.push({ type: 'skillUsed', player, skill: 'stab' });
  g.call(Hurt, victim as PlayerId, player, Harm.stab | Harm.unmodified, 0);
}
/** B25-SKILL-HITANDRUN-01 asks for a Stab as it does for a block. */
function stabbed(g: BloodGame, player: PlayerId, victim: number): void {
  atMoment(g, Moment.blockDone, player, victim as PlayerId, Blocking.weapon, Face.attackerDown);
}

// --- Chainsaw ------------------------------------------------------------------------------------------------------
export const SawVictim = procedure('SawVictim', ['player', 'value', 'count'], [approach, start, saw, settle, sawn]);
function start(g: BloodGame, player: PlayerId, victim: number): void {
  attack(g, Kind.chainsaw, player, victim as PlayerId);
}
function saw(g: BloodGame, player: PlayerId, victim: number): void {
  if (g.result === 0) return kickBack(g, player);
  g.events?.push({ type: 'skillUsed', player, skill: 'chainsaw' });
  g.call(Hurt, victim as PlayerId, player, Harm.chainsaw, 0);
}
function sawn(g: BloodGame, player: PlayerId, victim: number): void {
  atMoment(g, Moment.attackDone, player, victim as PlayerId, Blocking.weapon, 0);
}
const kickBack = (g: BloodGame, player: PlayerId): void => g.call(KnockDown, player, NOBODY, 0);
/** Whoever goes down with a saw is cut by its own (B25-TRAIT-CHAINSAW-03); one that is aimed at it is an opponent's. */
export const isOwnSaw = (g: BloodGame, player: PlayerId, by: PlayerId, flags: number): boolean =>
  g.owns(player, Skill.chainsaw) && (by === NOBODY || (flags & Harm.block) !== 0 || !g.owns(by, Skill.chainsaw));
/** Its coach says whether it goes into a Foul; it kicks back on a 1, and there is no Foul (B25-TRAIT-CHAINSAW-04, B25-Q-106). */
export const SawInFoul = procedure('SawInFoul', USE, [askSaw, startSaw, sawOn, settle, noFoul]);
function askSaw(g: BloodGame, player: PlayerId): void {
  g.ask(AskSkill, g.control(player), player, Skill.chainsaw);
}
function startSaw(g: BloodGame, player: PlayerId, target: PlayerId): void {
  if (!g.answered(NO)) return g.call(Roll, Kind.chainsaw, player, g.square(player), g.square(target), 0);
  g.result = g.slot('value');
  g.finish();
}
function sawOn(g: BloodGame, player: PlayerId): void {
  if (g.result === 0) return kickBack(g, player);
  g.result = g.slot('value') | Harm.chainsaw;
  g.finish();
}
function noFoul(g: BloodGame): void {
  g.result = CALLED_OFF;
}

// --- Projectile Vomit ----------------------------------------------------------------------------------------------
/** `option` 1: its owner had the ball when it was hit itself. */
export const Vomit = procedure(
  'Vomit',
  ['player', 'value', 'count'],
  ['option'],
  [approach, retch, spew, settle, mess],
);
function retch(g: BloodGame, player: PlayerId, victim: number): void {
  attack(g, Kind.projectileVomit, player, victim as PlayerId);
}
function spew(g: BloodGame, player: PlayerId, victim: number): void {
  g.events?.push({ type: 'skillUsed', player, skill: 'projectileVomit' });
  if (g.result !== 0) return g.call(Hurt, victim as PlayerId, player, Harm.unmodified, 0);
  g.keep('option', g.holdsBall(player) ? 1 : 0);
  g.call(Hurt, player, NOBODY, Harm.unmodified, 0);
}
/** Nobody is Knocked Down by it: a turnover for a carrier only (B25-PRIN-TOVER-03, B25-Q-107). */
function mess(g: BloodGame, player: PlayerId): void {
  if (g.slot('option') === 1 && !isStanding(g, player)) g.causeTurnover('carrierDown');
}

// --- Breathe Fire --------------------------------------------------------------------------------------------------
const STRONG = 5;
const strengthPenalty = (g: BloodGame, victim: PlayerId): number => (g.stat(victim, Stat.strength) >= STRONG ? -1 : 0);
export const addStrength = (g: BloodGame, sheet: RollSheet, _player: PlayerId, to: Square): void => {
  const by = strengthPenalty(g, g.playerAt(to));
  if (by !== 0) addTo(sheet, by, 'strongVictim', g.playerAt(to));
};
/** B25-Q-105: with the modifier, unlike the 6. */
const BACKFIRES = 1;
const ENGULFS = 6;
export const BreatheFire = procedure('BreatheFire', ['player', 'value', 'count'], [approach, inhale, burn, settle]);
function inhale(g: BloodGame, player: PlayerId, victim: number): void {
  attack(g, Kind.breatheFire, player, victim as PlayerId);
}
function burn(g: BloodGame, player: PlayerId, victim: number): void {
  const target = victim as PlayerId;
  const die = g.rolled(0);
  const prone = g.result !== 0;
  g.setRolledCount(0);
  g.events?.push({ type: 'skillUsed', player, skill: 'breatheFire' });
  if (die + strengthPenalty(g, target) <= BACKFIRES) return g.call(KnockDown, player, NOBODY, 0);
  if (die === ENGULFS) return g.call(KnockDown, target, player, 0);
  if (!prone) return;
  placeProne(g, target);
  if (g.onPitch(target)) atMoment(g, Moment.laidDown, target, player, 0, 0);
}

// --- Hypnotic Gaze -------------------------------------------------------------------------------------------------
export const offerGazes = (g: BloodGame, player: PlayerId): void => {
  const foe = otherSeat(g.control(player));
  for (let d = 0; d < 8; d++) {
    const victim = neighbourAt(g, g.square(player), d);
    if (victim !== NOBODY && g.control(victim) === foe && isStanding(g, victim)) g.offer(GAZE, victim);
  }
};
export const GazeAt = procedure('GazeAt', ['player', 'value', 'count'], [approach, stare, entrance]);
function stare(g: BloodGame, player: PlayerId, victim: number): void {
  attack(g, Kind.hypnoticGaze, player, victim as PlayerId);
}
function entrance(g: BloodGame, _player: PlayerId, victim: number): void {
  if (g.result !== 0) distract(g, victim as PlayerId, 'hypnoticGaze');
}
