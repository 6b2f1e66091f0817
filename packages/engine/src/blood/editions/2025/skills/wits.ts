/** Players with a mind of their own: what is rolled for after an Action is declared (B25-TRAIT-BONEHEAD, -REALLYSTUPID, -UNCHANNELLEDFURY, -ANIMALSAVAGERY). */
import { Until } from '../../../../kernel/effects.ts';
import type { RollSheet } from '../../../../kernel/roll.ts';
import { NOBODY, type PlayerId, type Square } from '../../../../words.ts';
import type { OwnModifier } from '../../../entries.ts';
import type { BloodGame } from '../../../game.ts';
import { Moment, UNKNOWN } from '../../../moments.ts';
import { rollsNamed, skillsNamed } from '../../../names.ts';
import { SettleBalls } from '../../../procedures/ball.ts';
import { KnockDown } from '../../../procedures/harm.ts';
import { atMoment } from '../../../procedures/moment.ts';
import { Roll } from '../../../procedures/rolls.ts';
import { USE } from '../../../skills/use.ts';
import { addTo, hasZone, isStanding, loseWits, neighbourAt, procedure, question } from '../../../status.ts';
import { Action, CHOOSE_PLAYER, DISTRACTED, Harm } from '../../../words.ts';

const Kind = rollsNamed('animalSavagery', 'boneHead', 'reallyStupid', 'unchannelledFury');
const Skill = skillsNamed('claws', 'mightyBlow', 'reallyStupid');

/** A Block or a Blitz, or what may be done in place of a block (B25-Q-67). */
const STRIKES: readonly number[] = [
  Action.block,
  Action.blitz,
  Action.stab,
  Action.chainsaw,
  Action.chomp,
  Action.vomit,
  Action.breatheFire,
];
export const forStriking = (roll: string, by: number): OwnModifier<BloodGame> => ({
  roll,
  by,
  cause: 'blockOrBlitz',
  when: (_g: BloodGame, _player: PlayerId, _to: Square, action: number) => STRIKES.includes(action),
});

/** Without its tackle zone until it is next activated; its activation is over (B25-PRIN-STAT-09). */
export const distract = (g: BloodGame, player: PlayerId, skill: string): void => {
  loseWits(g, player, DISTRACTED, Until.drive);
  g.events?.push({ type: 'lostWits', player, skill });
};
const rollFor = (g: BloodGame, kind: number, player: PlayerId, action: number): void => {
  const sq = g.square(player);
  g.call(Roll, kind, player, sq, sq, action);
};

// --- Bone Head, Really Stupid --------------------------------------------------------------------------------------
export const DrawBlank = procedure('DrawBlank', USE, [think, remember]);
function think(g: BloodGame, player: PlayerId): void {
  rollFor(g, Kind.boneHead, player, 0);
}
function remember(g: BloodGame, player: PlayerId): void {
  if (g.result === 0) distract(g, player, 'boneHead');
}
export const Ponder = procedure('Ponder', USE, [ponder, understand]);
function ponder(g: BloodGame, player: PlayerId): void {
  rollFor(g, Kind.reallyStupid, player, 0);
}
function understand(g: BloodGame, player: PlayerId): void {
  if (g.result === 0) distract(g, player, 'reallyStupid');
}
const HELP = 2;
/** Somebody brighter with its wits about it explains things. */
export const addBrighterHelp = (g: BloodGame, sheet: RollSheet, player: PlayerId): void => {
  for (let d = 0; d < 8; d++) {
    const q = neighbourAt(g, g.square(player), d);
    if (q === NOBODY || g.control(q) !== g.control(player) || !hasZone(g, q)) continue;
    if (!g.hasSkill(q, Skill.reallyStupid)) return addTo(sheet, HELP, 'helper', q);
  }
};

// --- Unchannelled Fury ---------------------------------------------------------------------------------------------
export const Rage = procedure('Rage', USE, [rage]);
function rage(g: BloodGame, player: PlayerId, _target: PlayerId, action: number): void {
  rollFor(g, Kind.unchannelledFury, player, action);
}

// --- Animal Savagery -----------------------------------------------------------------------------------------------
/** How a team-mate is hurt that is lashed out at: as by what costs the turn of a carrier only. */
export const LASHED_OUT = Harm.spell;
export const hasClaws = (g: BloodGame, _player: PlayerId, by: PlayerId): boolean => g.owns(by, Skill.claws);
export const hasMightyBlow = (g: BloodGame, _player: PlayerId, by: PlayerId): boolean => g.owns(by, Skill.mightyBlow);

const mateAt = (g: BloodGame, player: PlayerId, direction: number): PlayerId => {
  const p = neighbourAt(g, g.square(player), direction);
  return p !== NOBODY && g.control(p) === g.control(player) && isStanding(g, p) ? p : NOBODY;
};
const anyMate = (g: BloodGame, player: PlayerId): boolean => {
  for (let d = 0; d < 8; d++) if (mateAt(g, player, d) !== NOBODY) return true;
  return false;
};
const AskScapegoat = question(
  'animalSavagery',
  ['player'],
  (g, player) => {
    for (let d = 0; d < 8; d++) {
      const mate = mateAt(g, player, d);
      if (mate !== NOBODY) g.offer(CHOOSE_PLAYER, mate);
    }
  },
  { onTheWay: true, breaksIn: true },
);
/** Leaves 0 in `g.result` where the activation is over: its owner is Distracted, or the turn is lost. */
export const LashOut = procedure('LashOut', USE, [
  snarl,
  turnOnSomebody,
  lookAround,
  choose,
  lashOut,
  settle,
  calmDown,
]);
function snarl(g: BloodGame, player: PlayerId, _target: PlayerId, action: number): void {
  rollFor(g, Kind.animalSavagery, player, action);
}
function turnOnSomebody(g: BloodGame, player: PlayerId, _target: PlayerId, action: number): void {
  if (g.result !== 0) return g.finish();
  atMoment(g, Moment.lashesOut, player, NOBODY, action, UNKNOWN);
}
function lookAround(g: BloodGame, player: PlayerId): void {
  if (g.result !== UNKNOWN) return g.goto(lashOut);
  if (anyMate(g, player)) return g.ask(AskScapegoat, g.control(player), player);
  distract(g, player, 'animalSavagery');
  g.result = 0;
  g.finish();
}
function choose(g: BloodGame): void {
  g.result = g.object;
}
function lashOut(g: BloodGame, player: PlayerId): void {
  g.events?.push({ type: 'skillUsed', player, skill: 'animalSavagery' });
  g.call(KnockDown, g.result as PlayerId, player, LASHED_OUT);
}
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}
function calmDown(g: BloodGame): void {
  g.result = g.turnover === 0 && g.scorer === NOBODY ? 1 : 0;
}
