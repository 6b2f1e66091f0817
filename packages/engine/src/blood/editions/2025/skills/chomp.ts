/** Monstrous Mouth: an opponent held by the teeth cannot leave its square (B25-SKILL-MONSTROUSMOUTH). */
import { Until } from '../../../../kernel/effects.ts';
import { NOBODY, type PlayerId } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import { CALLED_OFF, type Matter, Moment } from '../../../moments.ts';
import { rollsNamed } from '../../../names.ts';
import { mayBlock } from '../../../procedures/activity.ts';
import { atMoment } from '../../../procedures/moment.ts';
import { Roll } from '../../../procedures/rolls.ts';
import { Blocking } from '../../../procedures/strength.ts';
import { areAdjacent, hasTeeth, hasZone, isStanding, neighbourAt, procedure, question } from '../../../status.ts';
import { CHOMP, CHOMPED, STOP } from '../../../words.ts';

const Kind = rollsNamed('chomp');

const victimAt = (g: BloodGame, player: PlayerId, direction: number): PlayerId => {
  const victim = neighbourAt(g, g.square(player), direction);
  return mayBlock(g, player, victim) && !g.isAffectedWith(victim, CHOMPED, player) ? victim : NOBODY;
};
export const offerChomps = (g: BloodGame, player: PlayerId): void => {
  if (!hasZone(g, player)) return;
  for (let d = 0; d < 8; d++) {
    const victim = victimAt(g, player, d);
    if (victim !== NOBODY) g.offer(CHOMP, victim);
  }
};
export const mayChomp = (g: BloodGame, player: PlayerId): boolean => {
  if (!hasZone(g, player)) return false;
  for (let d = 0; d < 8; d++) if (victimAt(g, player, d) !== NOBODY) return true;
  return false;
};
const AskChomp = question(
  'chompTarget',
  ['player'],
  (g, player) => {
    if (g.turnover === 0) offerChomps(g, player); // otherwise the clock or the other coach has ended the turn
    g.offer(STOP);
  },
  { decline: STOP },
);
/** The Special Action by itself. */
export const ChompAction = procedure('ChompAction', ['player'], [askVictim, bite]);
function askVictim(g: BloodGame, player: PlayerId): void {
  g.ask(AskChomp, g.control(player), player);
}
function bite(g: BloodGame, player: PlayerId): void {
  if (!g.answered(STOP)) g.become(Chomp, player, g.object, 0);
}
/** In place of a Blitz's block too. Leaves 0 in `g.result` when its owner has shrunk back from it. */
export const Chomp = procedure('Chomp', ['player', 'value', 'count'], [approach, snap, shut]);
function approach(g: BloodGame, player: PlayerId, victim: number): void {
  atMoment(g, Moment.beforeAttack, player, victim as PlayerId, Blocking.weapon, Blocking.weapon);
}
function snap(g: BloodGame, player: PlayerId, victim: number): void {
  const target = victim as PlayerId;
  const calledOff = g.result === CALLED_OFF;
  g.result = calledOff ? 0 : 1;
  if (calledOff || g.turnover !== 0) return g.finish();
  if (!hasZone(g, player) || !isStanding(g, target) || !areAdjacent(g, player, target)) return g.finish();
  g.call(Roll, Kind.chomp, player, g.square(player), g.square(target), 0);
}
function shut(g: BloodGame, player: PlayerId, victim: number): void {
  if (g.result !== 0) {
    g.affect(victim, CHOMPED, player, Until.drive);
    g.events?.push({ type: 'skillUsed', player, skill: 'monstrousMouth' });
  }
  g.result = 1;
}

/** Whether the one's teeth are in the other, which it does not mark any more. */
const isLetGo = (g: BloodGame, held: PlayerId, by: PlayerId): boolean =>
  g.isAffectedWith(held, CHOMPED, by) && (!hasTeeth(g, by) || !areAdjacent(g, held, by));
export const isAnybodyLetGo = (g: BloodGame): boolean => {
  for (let p = 0; p < g.playerCount; p++) {
    if (!g.isAffected(p, CHOMPED)) continue;
    for (let q = 0; q < g.playerCount; q++) if (isLetGo(g, p as PlayerId, q as PlayerId)) return true;
  }
  return false;
};
/** Whoever is no longer marked by whose teeth held it is free for good; a Frog has no such teeth. */
export const openJaws = (g: BloodGame): void => {
  for (let p = 0; p < g.playerCount; p++) {
    if (!g.isAffected(p, CHOMPED)) continue;
    for (let q = 0; q < g.playerCount; q++)
      if (isLetGo(g, p as PlayerId, q as PlayerId)) g.endEffectWith(p, CHOMPED, q);
  }
};
/** Whoever is picked up to be thrown marks nobody, wherever it comes down. */
export const loosenJaws = (g: BloodGame, { owner }: Matter): void => {
  for (let p = 0; p < g.playerCount; p++) g.endEffectWith(p, CHOMPED, owner);
};
