/** Special rules with teeth, chainsaws and boots: bites, attacks on top of attacks, Fouls, and the referee. */
import { teamTarget, Until } from '../../../../kernel/effects.ts';
import type { PlayerId } from '../../../../words.ts';
import { tellUsed } from '../../../bearing.ts';
import { Stat } from '../../../characteristics.ts';
import type { Activity, OwnAction } from '../../../entries.ts';
import type { BloodGame } from '../../../game.ts';
import type { Matter } from '../../../moments.ts';
import { SettleBalls } from '../../../procedures/ball.ts';
import { Hurt } from '../../../procedures/harm.ts';
import { scoreAtOnce } from '../../../procedures/prone.ts';
import { Used } from '../../../procedures/rolls.ts';
import { Blocking } from '../../../procedures/strength.ts';
import { isThirsty } from '../../../skills/bloodlust.ts';
import { USE } from '../../../skills/use.ts';
import { areAdjacent, isDown, isStanding, procedure } from '../../../status.ts';
import { Action, FOULED, Harm, THIRSTY } from '../../../words.ts';
import { attackingWith, SawVictim, Vomit } from '../skills/attacks.ts';
import { isOpponent, isStar, Star, special } from './entry.ts';

const standsAlongside = (g: BloodGame, owner: PlayerId, p: PlayerId): boolean =>
  isOpponent(g, owner, p) && isStanding(g, p) && areAdjacent(g, owner, p);
const mayGoOn = (g: BloodGame, owner: PlayerId): boolean => g.turnover === 0 && isStanding(g, owner);

// --- Putrid Regurgitation --------------------------------------------------------------------------------------------
/** The Special Action by itself, or in place of a Blitz's block. */
const Regurgitate = procedure('Regurgitate', ['player', 'value', 'count'], [retch]);
function retch(g: BloodGame, player: PlayerId, victim: number): void {
  g.spendSkill(player, Star.putridRegurgitation, Until.half);
  tellUsed(g, player, Star.putridRegurgitation);
  g.become(Vomit, player, victim, 0);
}
const vomiting = attackingWith('vomit', Regurgitate, 'regurgitate');
const isFull = (g: BloodGame, player: PlayerId): boolean => !g.hasSpent(player, Star.putridRegurgitation);
/** … or at the end of an activation in which he has Blocked. */
const hasBlocked = (g: BloodGame, { owner, flags }: Matter): boolean =>
  mayGoOn(g, owner) && (flags === Action.block || (flags === Action.blitz && g.used(owner, Used.block)));
const RegurgitateAfter = procedure('RegurgitateAfter', USE, [retchAfter]);
function retchAfter(g: BloodGame, player: PlayerId, victim: PlayerId): void {
  tellUsed(g, player, Star.putridRegurgitation);
  g.become(Vomit, player, victim, 0);
}

// --- Tasty Morsel ----------------------------------------------------------------------------------------------------
const TENDER = 3;
const isTasty = (g: BloodGame, owner: PlayerId, p: PlayerId): boolean =>
  isOpponent(g, owner, p) && areAdjacent(g, owner, p) && g.stat(p, Stat.strength) <= TENDER && !isStar(g, p);
/** As a Thrall is bitten, but never a turnover. */
const BiteMorsel = procedure('BiteMorsel', USE, [sink, settle, score]);
function sink(g: BloodGame, player: PlayerId, victim: PlayerId): void {
  g.endEffect(player, THIRSTY);
  tellUsed(g, player, Star.tastyMorsel);
  g.events?.push({ type: 'bitten', player: victim, by: player });
  g.call(Hurt, victim, player, Harm.mild | Harm.straight, 0);
}
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}
function score(g: BloodGame, player: PlayerId): void {
  if (g.onPitch(player)) scoreAtOnce(g, player);
}

// --- chainsaws -------------------------------------------------------------------------------------------------------
const SawOn = procedure('SawOn', USE, [sawOn]);
function sawOn(g: BloodGame, player: PlayerId, victim: PlayerId): void {
  tellUsed(g, player, Star.maximumCarnage);
  g.become(SawVictim, player, victim, 0);
}

// --- two Fouls a turn ------------------------------------------------------------------------------------------------
/** Values of the effect: who has declared a Foul for the team, and that it was the second. */
const BY_ANOTHER = 0;
const BY_THE_GOBBO = 1;
const SECOND = 2;
const isGobbo = (g: BloodGame, player: PlayerId): boolean => g.hasSkill(player, Star.sneakiestOfTheLot);
const noteFoul = (g: BloodGame, { player }: Matter): void => {
  const team = teamTarget(g.control(player));
  const which = g.isAffected(team, FOULED) ? SECOND : isGobbo(g, player) ? BY_THE_GOBBO : BY_ANOTHER;
  g.affect(team, FOULED, which, Until.turn);
  if (which === SECOND) tellUsed(g, player, Star.sneakiestOfTheLot);
};
const mayFoulAgain = (g: BloodGame, { player, flags }: Matter): boolean => {
  const team = teamTarget(g.control(player));
  if (flags !== Action.foul || g.isAffectedWith(team, FOULED, SECOND)) return false;
  if (g.isAffectedWith(team, FOULED, BY_THE_GOBBO)) return true;
  return g.isAffectedWith(team, FOULED, BY_ANOTHER) && isGobbo(g, player);
};

export const fighting = special({
  putridRegurgitation: {
    ownAction: {
      ...(vomiting.ownAction as OwnAction<BloodGame>),
      may: (g, player) => isFull(g, player) && vomiting.ownAction?.may(g, player) === true,
    },
    activities: (vomiting.activities as readonly Activity<BloodGame>[]).map(activity => ({
      ...activity,
      offer: (g: BloodGame, player: PlayerId, squares: number): void => {
        if (isFull(g, player)) activity.offer(g, player, squares);
      },
    })),
    uses: [
      { at: 'ending', who: 'player', when: hasBlocked, picks: standsAlongside, with: RegurgitateAfter, once: 'half' },
    ],
    rolls: { projectileVomit: { needs: 2 } },
  },
  tastyMorsel: {
    uses: [
      {
        at: 'ending',
        who: 'player',
        when: (g, m) => isThirsty(g, m.owner),
        picks: isTasty,
        with: BiteMorsel,
        once: 'match',
      },
    ],
  },
  maximumCarnage: {
    uses: [
      {
        at: 'attackDone',
        who: 'player',
        when: (g, m) => mayGoOn(g, m.owner),
        picks: (g, owner, p, other) => p !== other && standsAlongside(g, owner, p),
        with: SawOn,
        once: 'match',
      },
    ],
  },
  kickEmWhileTheyreDown: {
    uses: [
      {
        at: 'mayAttack',
        who: 'player',
        when: (g, m) =>
          m.flags === Action.chainsaw && isDown(g, m.target) && !g.hasSpent(m.owner, Star.kickEmWhileTheyreDown),
        becomes: () => 1,
        unasked: true,
      },
      {
        at: 'beforeAttack',
        who: 'player',
        when: (g, m) => (m.flags & Blocking.weapon) !== 0 && isDown(g, m.target),
        once: 'match',
        unasked: true,
      },
    ],
  },
  illBeBack: {
    worksDown: true,
    uses: [
      {
        at: 'weaponSeen',
        who: 'player',
        becomes: () => 0,
        does: (g, m) => tellUsed(g, m.owner, Star.illBeBack),
        once: 'match',
        unasked: true,
      },
    ],
  },
  sneakiestOfTheLot: {
    uses: [
      { at: 'activated', who: 'anybody', when: (_g, m) => m.flags === Action.foul, does: noteFoul, unasked: true },
      { at: 'declaresAgain', who: 'anybody', when: mayFoulAgain, becomes: () => 1, unasked: true },
    ],
  },
});
