/** Rules of 2025 that have their say in every match: what anybody may do, and what a kick-off event leaves behind. */
import { D6 } from '../../../dice/dice.ts';
import { teamTarget } from '../../../kernel/effects.ts';
import { type BallId, NO_BALL, NOBODY, otherSeat, type PlayerId, type Seat } from '../../../words.ts';
import { hasQuality } from '../../bearing.ts';
import { type Characteristic, type CharacteristicName, improved, Stat } from '../../characteristics.ts';
import { Quality } from '../../entries.ts';
import type { BloodGame, ExtraRule } from '../../game.ts';
import type { Matter } from '../../moments.ts';
import { stepFrom } from '../../pitch.ts';
import { Throw } from '../../procedures/outcome.ts';
import { canReach } from '../../procedures/reach.ts';
import { Action, type ActionName, CHEERED, DRIVE_REROLL, JUMP } from '../../words.ts';
import { LASTING_STEP } from './casualties.ts';
import { takingPart } from './flows/aftermatch.ts';
import { addJumpZones, JUMP_SQUARES, JumpOver, offerJumps } from './flows/jump.ts';
import { stalling } from './flows/stalling.ts';
import { describeLanding, describeThrow } from './flows/teammate.ts';
import { noPoints, starPlayerPoints } from './points.ts';

/** The Actions that a Move is a part of (B25-ALIST-T1). */
export const MOVING: readonly ActionName[] = [
  'move',
  'blitz',
  'pass',
  'handOff',
  'foul',
  'secureBall',
  'throwTeammate',
  'kickTeammate',
  'punt',
  'gaze',
];

// --- securing the ball -----------------------------------------------------------------------------------------------
const BIG_GUY = 'Big Guy';
/** B25-SECURE-01 to -04: a ball that lies far enough from the other side, found once for a list of answers. */
const ballToSecure = (g: BloodGame, seat: Seat): BallId => {
  if (found.listing === g.listing && found.seat === seat) return found.ball;
  found.listing = g.listing;
  found.seat = seat;
  found.ball = NO_BALL;
  for (let b = 0; b < g.ballCount && found.ball === NO_BALL; b++) {
    const ball = b as BallId;
    if (lies(g, ball) && isUnguarded(g, ball, otherSeat(seat))) found.ball = ball;
  }
  return found.ball;
};
const found = { listing: 0, seat: 0 as Seat, ball: NO_BALL as BallId };
/** B25-SECURE-06 */
const anySecures = (g: BloodGame): boolean => !g.declared(Action.secureBall) && anyBallLies(g);
const anyBallLies = (g: BloodGame): boolean => {
  for (let b = 0; b < g.ballCount; b++) if (lies(g, b as BallId)) return true;
  return false;
};
const lies = (g: BloodGame, ball: BallId): boolean => g.inPlay(ball) && g.holder(ball) === NOBODY;
/** B25-SECURE-05, -07 */
const maySecure = (g: BloodGame, player: PlayerId): boolean => {
  const ball = ballToSecure(g, g.control(player));
  return (
    ball !== NO_BALL &&
    canReach(g, player, g.ballSquare(ball)) &&
    !hasQuality(g, player, Quality.unsteady) &&
    !g.hasKeyword(player, BIG_GUY)
  );
};
/** Nobody with a tackle zone is within two squares: none of them reaches the ball, or a square next to it. */
const isUnguarded = (g: BloodGame, ball: BallId, foe: Seat): boolean => {
  const sq = g.ballSquare(ball);
  if (g.reach(foe, sq) > 0) return false;
  for (let d = 0; d < 8; d++) {
    const near = stepFrom(sq, d);
    if (near >= 0 && g.reach(foe, near) > 0) return false;
  }
  return true;
};
const secureTheBall: ExtraRule = {
  id: 'secureTheBall',
  rule: 'B25-SECURE-01',
  inMatch: () => true,
  ownAction: { action: 'secureBall', onceATurn: true, open: anySecures, may: maySecure, takesLong: true },
  rolls: { secureBall: { needs: 2 } }, // B25-SECURE-11
};

// --- jumping ---------------------------------------------------------------------------------------------------------
const jumping: ExtraRule = {
  id: 'jumping',
  rule: 'B25-PRIN-JUMP-01',
  inMatch: () => true,
  activities: [
    {
      verb: JUMP,
      during: MOVING,
      offer: offerJumps,
      needsFallen: true,
      costs: JUMP_SQUARES,
      rollsItself: true,
      goesOn: true,
      procedure: JumpOver,
    },
  ],
  rolls: { jump: { describe: addJumpZones, leaves: true, keepsDie: true } },
};

// --- team-mates in the air -------------------------------------------------------------------------------------------
const flyingMates: ExtraRule = {
  id: 'throwingTeammates',
  rule: 'B25-TTM-05',
  inMatch: () => true,
  rolls: {
    throwTeammate: { throwsFrom: Throw.accurate, describe: describeThrow },
    landing: { describe: describeLanding },
  },
};

// --- lasting injuries ------------------------------------------------------------------------------------------------
const LASTING = { from: 13, to: 14 } as const;
/** B25-LAST-T1 */
export const REDUCED = ['', 'armour', 'armour', 'movement', 'passing', 'agility', 'strength'] as const;
/** B25-LAST-08, B25-Q-06: what the player has, whatever an event of this drive made of it, may be as bad as it gets. */
const canLose = (g: BloodGame, player: PlayerId, name: CharacteristicName): boolean => {
  const stat = Stat[name];
  const characteristic = g.rules.stats.all[stat] as Characteristic;
  const has = g.lineup.profiles.stat(g.profile(player), stat);
  return has !== characteristic.none && improved(characteristic, has, -1) !== has;
};
const injureForGood = (g: BloodGame, { player, value }: Matter): number => {
  const die = g.roll(D6);
  const rolled = REDUCED[die] as CharacteristicName;
  const loses = canLose(g, player, rolled) ? rolled : 'nothing';
  g.events?.push({ type: 'lastingInjury', player, die, loses });
  if (loses !== 'nothing') g.setCasualty(player, g.casualty(player) + die * LASTING_STEP);
  return value;
};
const lastingInjuries: ExtraRule = {
  id: 'lastingInjuries',
  rule: 'B25-LAST-04',
  inMatch: () => true,
  uses: [
    {
      at: 'casualty',
      who: 'anybody',
      when: (g, m) => g.casualty(m.player) >= LASTING.from && g.casualty(m.player) <= LASTING.to,
      rolls: injureForGood,
      silent: true,
    },
  ],
};

// --- what kick-off events leave behind -------------------------------------------------------------------------------
/** A Charge! is no turn: what is for the next one waits. */
const isCheered = (g: BloodGame, seat: Seat): boolean =>
  g.active === seat && !g.bonusTurn && g.isAffected(teamTarget(seat), CHEERED);
/** B25-KOEV-12 to -14: one more for the first block of the turn. */
const cheers: ExtraRule = {
  id: 'cheeringFans',
  rule: 'B25-KOEV-12',
  inMatch: () => true,
  assists: [{ blocksOnly: true, when: (g, helped) => isCheered(g, g.control(helped)) }],
  uses: [
    {
      at: 'faceCounts',
      who: 'anybody',
      when: (g, m) => isCheered(g, g.control(m.player)),
      does: (g, m) => g.endEffect(teamTarget(g.control(m.player)), CHEERED),
      silent: true,
    },
    {
      at: 'effectsEnded',
      who: 'anybody',
      when: (_g, m) => m.flags > 0,
      does: (g, m) => g.endEffect(teamTarget((m.flags - 1) as Seat), CHEERED),
    },
  ],
};
/** B25-KOEV-17, B25-Q-56 */
const coaching: ExtraRule = {
  id: 'brilliantCoaching',
  rule: 'B25-KOEV-16',
  inMatch: () => true,
  teamReroll: {
    first: 'drive',
    startHalf: () => {},
    isLeft: (g, seat) => g.isAffected(teamTarget(seat), DRIVE_REROLL),
    mayUse: (g, seat) => g.isAffected(teamTarget(seat), DRIVE_REROLL),
    spend: (g, seat) => g.endEffect(teamTarget(seat), DRIVE_REROLL),
  },
};

export const rules2025: readonly ExtraRule[] = [
  secureTheBall,
  jumping,
  stalling,
  flyingMates,
  lastingInjuries,
  cheers,
  coaching,
  starPlayerPoints,
  noPoints,
  takingPart,
];
