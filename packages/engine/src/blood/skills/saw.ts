/** Chainsaw and Stab: attacks in place of a block, straight at the armour (B16-XSKILL-06, -30). */
import type { Verb } from '../../kernel/question.ts';
import type { PlayerId } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { CALLED_OFF, Moment } from '../moments.ts';
import { rollsNamed } from '../names.ts';
import { mayBlock } from '../procedures/activity.ts';
import { SettleBalls } from '../procedures/ball.ts';
import { Hurt, Hurting } from '../procedures/harm.ts';
import { atMoment } from '../procedures/moment.ts';
import { Roll } from '../procedures/rolls.ts';
import { Blocking } from '../procedures/strength.ts';
import { areAdjacent, isStanding, neighbourAt, procedure } from '../status.ts';
import { CHAINSAW, Harm, ROOTED, STAB } from '../words.ts';
import { Once, USE } from './use.ts';

const Kind = rollsNamed('chainsaw');

const offerVictims = (g: BloodGame, player: PlayerId, verb: Verb): void => {
  for (let d = 0; d < 8; d++) {
    const target = neighbourAt(g, g.square(player), d);
    if (mayBlock(g, player, target)) g.offer(verb, target);
  }
};
export const offerSawing = (g: BloodGame, player: PlayerId): void => {
  if (!g.used(player, Once.chainsaw)) offerVictims(g, player, CHAINSAW);
};
export const offerStabs = (g: BloodGame, player: PlayerId): void => offerVictims(g, player, STAB);

/** Armour at +3; a victim whose armour breaks goes down with its injury. */
export const Saw = procedure('Saw', ['player', 'target'], [cut, fallen]);
function cut(g: BloodGame, player: PlayerId, target: PlayerId): void {
  g.call(Hurt, target, player, Harm.chainsaw, 0);
}
function fallen(g: BloodGame, _player: PlayerId, target: PlayerId): void {
  if (!(g.result & Hurting.armourBroken)) return;
  g.endEffect(target, ROOTED);
  if (g.control(target) === g.active) g.causeTurnover('knockedDown');
}

/** What may stop an attack before it is made, its own run into the way of a throw included. Leaves 0 in `g.result` then. */
export const Approach = procedure('Approach', ['player', 'target'], [comeNear, closeIn]);
function comeNear(g: BloodGame, player: PlayerId, target: PlayerId): void {
  atMoment(g, Moment.beforeAttack, player, target, Blocking.weapon, Blocking.weapon);
}
function closeIn(g: BloodGame, player: PlayerId, target: PlayerId): void {
  const goesOn = g.result !== CALLED_OFF && g.turnover === 0;
  g.result = goesOn && isStanding(g, player) && isStanding(g, target) && areAdjacent(g, player, target) ? 1 : 0;
}

/** Both attacks leave 1 in `g.result` when they were not made: then the attacker may go on (B16-XSKILL-16). */
const callOff = (g: BloodGame): void => {
  g.result = 1;
  g.finish();
};
function made(g: BloodGame): void {
  g.result = 0;
}
export const ChainsawAttack = procedure('ChainsawAttack', ['player', 'target'], [approach, start, saw, settle, made]);
function approach(g: BloodGame, player: PlayerId, target: PlayerId): void {
  g.call(Approach, player, target);
}
function start(g: BloodGame, player: PlayerId, target: PlayerId): void {
  if (g.result === 0) return callOff(g);
  g.setUsed(player, Once.chainsaw);
  g.events?.push({ type: 'skillUsed', player, skill: 'chainsaw' });
  g.call(Roll, Kind.chainsaw, player, g.square(player), g.square(target), 0);
}
function saw(g: BloodGame, player: PlayerId, target: PlayerId): void {
  g.call(Saw, player, g.result === 0 ? player : target);
}
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}

export const StabAttack = procedure('StabAttack', ['player', 'target'], [approach, stab, settle, made]);
function stab(g: BloodGame, player: PlayerId, target: PlayerId): void {
  if (g.result === 0) return callOff(g);
  g.events?.push({ type: 'skillUsed', player, skill: 'stab' });
  g.call(Hurt, target, player, Harm.stab, 0);
}

/** As things to do in an Action: neither moves on once the attack was made. */
export const SawInstead = procedure('SawInstead', ['player', 'value', 'count'], [sawTarget]);
function sawTarget(g: BloodGame, player: PlayerId, target: number): void {
  g.become(ChainsawAttack, player, target as PlayerId);
}
export const StabInstead = procedure('StabInstead', ['player', 'value', 'count'], [stabTarget]);
function stabTarget(g: BloodGame, player: PlayerId, target: number): void {
  g.become(StabAttack, player, target as PlayerId);
}

/** A foul with a chainsaw: it kicks back on a 1, and there is no foul (B16-XSKILL-06). */
export const FoulWithSaw = procedure('FoulWithSaw', USE, [startSaw, kickBack, settle, noFoul]);
function startSaw(g: BloodGame, player: PlayerId, target: PlayerId): void {
  g.call(Roll, Kind.chainsaw, player, g.square(player), g.square(target), 0);
}
function kickBack(g: BloodGame, player: PlayerId): void {
  if (g.result === 0) return g.call(Saw, player, player);
  g.result = g.slot('value') | Harm.chainsaw;
  g.finish();
}
function noFoul(g: BloodGame): void {
  g.result = CALLED_OFF;
}
