/** Players with a mind of their own: what is rolled for after an Action is declared (B16-BONE, B16-STUPID, Wild Animal, Take Root). */
import { Until } from '../../kernel/effects.ts';
import type { PlayerId } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { rollsNamed } from '../names.ts';
import { Roll } from '../procedures/rolls.ts';
import { loseWits, procedure, regainWits } from '../status.ts';
import { ROOTED, WITLESS } from '../words.ts';
import { USE } from './use.ts';

const Kind = rollsNamed('boneHead', 'reallyStupid', 'takeRoot', 'wildAnimal');

const rollFor = (g: BloodGame, kind: number, player: PlayerId, flags: number): void => {
  const sq = g.square(player);
  g.call(Roll, kind, player, sq, sq, flags);
};
/** B16-BONE-02 to -05, B16-STUPID-03 to -05, B16-OQ-82: a Prone player stays Prone, since nothing comes of the Action. */
const comeToItsSenses = (g: BloodGame, player: PlayerId, skill: 'boneHead' | 'reallyStupid'): void => {
  if (g.result !== 0) return regainWits(g, player, WITLESS);
  loseWits(g, player, WITLESS, Until.drive);
  g.events?.push({ type: 'lostWits', player, skill });
};

export const BoneHead = procedure('BoneHead', USE, [think, remember]);
/** B16-BONE-01 */
function think(g: BloodGame, player: PlayerId): void {
  rollFor(g, Kind.boneHead, player, 0);
}
function remember(g: BloodGame, player: PlayerId): void {
  comeToItsSenses(g, player, 'boneHead');
}

export const ReallyStupid = procedure('ReallyStupid', USE, [ponder, understand]);
/** B16-STUPID-01 */
function ponder(g: BloodGame, player: PlayerId): void {
  rollFor(g, Kind.reallyStupid, player, 0);
}
function understand(g: BloodGame, player: PlayerId): void {
  comeToItsSenses(g, player, 'reallyStupid');
}

/** B16-XSKILL-39: the Action is wasted, and nothing else is lost. */
export const WildAnimal = procedure('WildAnimal', USE, [snarl]);
function snarl(g: BloodGame, player: PlayerId, _target: PlayerId, kind: number): void {
  rollFor(g, Kind.wildAnimal, player, kind);
}

/** B16-XSKILL-35: the Action goes on as far as no movement allows. */
export const TakeRoot = procedure('TakeRoot', USE, [feelRoots, strikeRoot]);
function feelRoots(g: BloodGame, player: PlayerId): void {
  rollFor(g, Kind.takeRoot, player, 0);
}
function strikeRoot(g: BloodGame, player: PlayerId): void {
  if (g.result === 0) {
    g.affect(player, ROOTED, 0, Until.drive);
    g.events?.push({ type: 'tookRoot', player });
  }
  g.result = 1;
}
