/** Special rules for what flies: passes, bombs, team-mates, and whoever catches or intercepts. */
import { teamTarget, Until } from '../../../../kernel/effects.ts';
import { type BallId, NOBODY, type PlayerId } from '../../../../words.ts';
import { tellUsed } from '../../../bearing.ts';
import { Stat } from '../../../characteristics.ts';
import type { BloodGame, ExtraRule } from '../../../game.ts';
import { AGAIN, type Matter, Moment, UNKNOWN } from '../../../moments.ts';
import { rollsNamed, skillsNamed } from '../../../names.ts';
import { GRID } from '../../../pitch.ts';
import { Passing } from '../../../procedures/aim.ts';
import { describeArmour } from '../../../procedures/armour.ts';
import { SettleBalls, takeBall } from '../../../procedures/ball.ts';
import { Bribe, Call } from '../../../procedures/bribe.ts';
import { reaches } from '../../../procedures/describe.ts';
import { atMoment } from '../../../procedures/moment.ts';
import { Throw } from '../../../procedures/outcome.ts';
import { leavePitch } from '../../../procedures/prone.ts';
import { Roll, rollFlagsOf, rollKindOf, sheetOf } from '../../../procedures/rolls.ts';
import { facesOpponent } from '../../../skills/conditions.ts';
import { USE } from '../../../skills/use.ts';
import { isStanding, procedure } from '../../../status.ts';
import { Action, Arrival, BLASTED, HAS_BITTEN, Place, SECOND_BOMB, WELL_THROWN } from '../../../words.ts';
import { LobBomb } from '../skills/bomb.ts';
import { isOpponent, Star, special } from './entry.ts';

const Kind = rollsNamed('allYouCanEat', 'catchOfTheDay', 'pass', 'yoink');
const Skill = skillsNamed('hailMaryPass');

// --- passes ----------------------------------------------------------------------------------------------------------
const isHailMary = (_g: BloodGame, m: Matter): boolean => (m.flags & Passing.hailMary) !== 0;
/** B25-STARRULE-03: a team-mate under a ball that was blasted up there. */
export const blastedBall: ExtraRule = {
  id: 'blastedBall',
  rule: 'B25-STARRULE-03',
  inMatch: () => true,
  modifiers: [
    {
      roll: 'catch',
      by: 1,
      cause: 'blastIt',
      when: (g, player, _to, arrival) =>
        arrival === Arrival.scattered && g.isAffected(teamTarget(g.control(player)), BLASTED),
    },
  ],
};
const BEST = 6;
/** What the throw comes to with its Strength on top, six at most; a 1 is a 1 (B25-STARRULE-52). */
const throwWithStrength = (g: BloodGame, m: Matter): number => {
  const die = g.rolled(0);
  const sheet = sheetOf(g, m);
  if (die === 1) return Throw.fumbled;
  const total = Math.min(BEST, die + sheet.sum + g.stat(m.owner, Stat.strength));
  return total >= sheet.target ? Throw.accurate : total <= 1 ? Throw.fumbled : Throw.inaccurate;
};
const isPass = (m: Matter): boolean => rollKindOf(m) === Kind.pass && !(rollFlagsOf(m) & Passing.bomb);

// --- bombs -----------------------------------------------------------------------------------------------------------
/** B25-STARRULE-08, B25-Q-174: the second bomb, and then the referee has a look. */
const ThrowSecondBomb = procedure('ThrowSecondBomb', USE, [throwSecond, gorge, judge, sendOff, settle]);
function throwSecond(g: BloodGame, player: PlayerId): void {
  g.endEffect(player, SECOND_BOMB);
  g.call(LobBomb, player);
}
function gorge(g: BloodGame, player: PlayerId): void {
  if (!g.onPitch(player)) return g.finish();
  const sq = g.square(player);
  g.call(Roll, Kind.allYouCanEat, player, sq, sq, 0);
}
function judge(g: BloodGame, player: PlayerId): void {
  if (g.result !== 0) return g.finish();
  g.call(Bribe, g.control(player), player);
}
function sendOff(g: BloodGame, player: PlayerId): void {
  if (g.result !== Call.stands) return;
  g.events?.push({ type: 'sentOff', player });
  if (g.holdsBall(player)) g.causeTurnover('carrierDown'); // B25-PRIN-TOVER-03
  leavePitch(g, player, Place.sentOff);
}
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}

// --- catching --------------------------------------------------------------------------------------------------------
/** B25-STARRULE-24: an Armour Roll and no more; broken, the biter has the ball. */
const BiteBallAway = procedure('BiteBallAway', USE, [bite, withstand, swallow]);
function bite(g: BloodGame, player: PlayerId, catcher: PlayerId): void {
  tellUsed(g, player, Star.quickBite);
  if (isBittenThrough(g, player, catcher)) return;
  g.result = g.slot('value');
  g.finish();
}
const isBittenThrough = (g: BloodGame, player: PlayerId, catcher: PlayerId): boolean => {
  const sheet = describeArmour(g, g.sheet, catcher, player, 0, 0);
  const dice = g.twoD6(sheet.target - sheet.sum);
  const broken = reaches(sheet, dice);
  g.events?.push({
    type: 'armourRolled',
    player: catcher,
    dice,
    total: dice + sheet.sum,
    target: sheet.target,
    modifiers: sheet.modifiers(),
    broken,
  });
  return broken;
};
/** Like any armour that is broken (B25-STARRULE-32). */
function withstand(g: BloodGame, player: PlayerId, catcher: PlayerId): void {
  atMoment(g, Moment.armourBroken, player, catcher, 0, UNKNOWN);
}
function swallow(g: BloodGame, player: PlayerId, catcher: PlayerId): void {
  if (g.result === AGAIN && !isBittenThrough(g, player, catcher)) {
    g.result = g.slot('value');
    return;
  }
  g.result = player;
  g.affect(player, HAS_BITTEN, 0, Until.action);
}
const Yoink = procedure('Yoink', USE, [yoink, orTest]);
function yoink(g: BloodGame, player: PlayerId): void {
  const sq = g.square(player);
  g.call(Roll, Kind.yoink, player, sq, sq, 0);
}
/** B25-Q-214 */
function orTest(g: BloodGame): void {
  if (g.result === 0) g.result = UNKNOWN;
}
const FISHING = 3;
/** The loose ball that is near enough, or -1. */
const ballNear = (g: BloodGame, player: PlayerId): number => {
  for (let b = 0; b < g.ballCount; b++) {
    const ball = b as BallId;
    if (!g.inPlay(ball) || g.holder(ball) !== NOBODY) continue;
    if (GRID.distance(g.square(player), g.ballSquare(ball)) <= FISHING) return ball;
  }
  return -1;
};
const Fish = procedure('Fish', USE, [cast, reel]);
function cast(g: BloodGame, player: PlayerId): void {
  const sq = g.square(player);
  g.call(Roll, Kind.catchOfTheDay, player, sq, sq, 0);
}
function reel(g: BloodGame, player: PlayerId): void {
  if (g.result !== 0) takeBall(g, ballNear(g, player) as BallId, player);
  g.result = 1;
}

export const throwing = special({
  blastIt: {
    uses: [
      {
        at: 'passScattered',
        who: 'player',
        when: isHailMary,
        does: (g, m) => {
          const team = teamTarget(g.control(m.owner));
          if (!g.isAffected(team, BLASTED)) g.affect(team, BLASTED, 0, Until.action);
        },
        unasked: true,
        silent: true,
      },
      // B25-Q-175: once a pass
      {
        at: 'passScattered',
        who: 'player',
        when: isHailMary,
        becomes: () => AGAIN,
        once: 'action',
      },
    ],
  },
  kaboom: {
    uses: [
      {
        at: 'bombCaught',
        who: 'player',
        when: (g, m) => isOpponent(g, m.owner, m.target),
        becomes: () => 0,
        once: 'match',
      },
    ],
  },
  allYouCanEat: {
    uses: [
      {
        at: 'declared',
        who: 'player',
        when: (_g, m) => m.flags === Action.bomb,
        does: (g, m) => g.affect(m.owner, SECOND_BOMB, 0, Until.action),
        once: 'match',
      },
      {
        at: 'ending',
        who: 'player',
        when: (g, m) => g.isAffected(m.owner, SECOND_BOMB) && g.turnover === 0,
        with: ThrowSecondBomb,
        unasked: true,
      },
    ],
    rolls: { allYouCanEat: { needs: 4 } },
  },
  reliable: {
    uses: [
      {
        at: 'teammateTaken',
        who: 'player',
        does: (g, m) => g.affect(m.target, WELL_THROWN, m.owner, Until.action),
        unasked: true,
        silent: true,
      },
      {
        at: 'lands',
        who: 'anybody',
        when: (g, m) => m.flags === Throw.fumbled && g.isAffected(m.player, WELL_THROWN),
        becomes: () => 1,
        does: (g, m) => tellUsed(g, g.effectValue(m.player, WELL_THROWN) as PlayerId, Star.reliable),
        unasked: true,
      },
    ],
  },
  shotToNothing: {
    grants: ['hailMaryPass'],
    uses: [
      {
        at: 'declared',
        who: 'player',
        when: (_g, m) => m.flags === Action.pass,
        does: (g, m) => g.grantSkill(m.owner, Skill.hailMaryPass, Until.action),
        once: 'match',
      },
    ],
  },
  strongPassingGame: {
    uses: [
      {
        at: 'fallsShort',
        who: 'player',
        when: (g, m) => isPass(m) && throwWithStrength(g, m) > m.value,
        becomes: throwWithStrength,
        once: 'match',
        tells: 'every',
      },
    ],
  },
  quickBite: {
    uses: [
      {
        at: 'caughtBall',
        who: 'marker',
        when: (g, m) => facesOpponent(g, m) && !g.holdsBall(m.owner),
        with: BiteBallAway,
        once: 'match',
      },
      {
        at: 'passLost',
        who: 'player',
        when: (g, m) => g.isAffected(m.owner, HAS_BITTEN),
        becomes: () => 0,
        unasked: true,
      },
    ],
  },
  yoink: {
    uses: [{ at: 'intercepts', who: 'target', with: Yoink, once: 'match' }],
    rolls: { yoink: { needs: 2 } },
  },
  catchOfTheDay: {
    uses: [
      {
        at: 'declared',
        who: 'player',
        when: (g, m) => isStanding(g, m.owner) && !g.holdsBall(m.owner) && ballNear(g, m.owner) >= 0,
        with: Fish,
        once: 'half',
      },
    ],
    rolls: { catchOfTheDay: { needs: 3 } },
  },
});
