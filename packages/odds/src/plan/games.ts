/** What a plan must know of each game: what its match report means for a plan. */
import {
  type BlitzEvent,
  blood,
  type Game,
  NOBODY,
  otherSeat,
  type PlayerId,
  Posture,
  type Seat,
} from '@ironpitch/engine';
import type { Own, ShowsOf } from './orders.ts';
import { OUTCOMES, type OutcomeName } from './plan.ts';
import { blitzShows, bloodShows } from './shows.ts';

export const Flag = Object.fromEntries(OUTCOMES.map((name, i) => [name, 1 << i])) as Readonly<
  Record<OutcomeName, number>
>;
/** Besides the outcomes: the planning side has held a ball. */
export const HELD_BALL: number = 1 << OUTCOMES.length;

export interface PlannedGame {
  /** What an event means, as flags. */
  meaning(event: { readonly type: string }, g: Game, own: Own, seat: Seat): number;
  /** How it shows that what was ordered takes place. */
  readonly shows: ShowsOf;
  /** Makes alike what makes no difference any more in this turn, but for some players, so that positions are the same sooner. */
  simplify(g: Game, seat: Seat, except: ReadonlySet<PlayerId>): void;
  /** The Action under way has a debt to pay when it ends, so that no plan is done before. */
  owes(g: Game): boolean;
  /** Although the turn is lost, somebody stands where a ball that comes along would still be scored with. */
  mayStillScore(g: Game, seat: Seat): boolean;
  /** The turn is over, and with it every plan. */
  ends(event: { readonly type: string }, g: Game): boolean;
  /** Rolls that tell, after the turn is lost, what happens to players. */
  readonly harm: ReadonlySet<string>;
  /** Questions of the planning coach whose last answer will do where a plan is too long to weigh them all. */
  readonly settles: ReadonlySet<string>;
}

const fell = (player: PlayerId, own: Own): number => (own(player) ? Flag.down : Flag.opponentDown);
const out = (player: PlayerId, own: Own): number => (own(player) ? Flag.outOfTheGame : Flag.opponentOutOfTheGame);

const { Place } = blood;
/** Opponents: whoever lies is not to get up in this turn, and whoever is hurt does not come back in it. */
const simplifyBlood = (g: blood.BloodGame, seat: Seat, except: ReadonlySet<PlayerId>): void => {
  if (g.rules.options.cards) return; // a card may ask who is Stunned
  for (let n = 0; n < g.playerCount; n++) {
    const p = n as PlayerId;
    if (g.control(p) === seat || except.has(p)) continue;
    if (blood.isStunned(g, p)) g.setPosture(p, Posture.prone);
    else if (!g.onPitch(p) && g.place(p) === Place.casualties) {
      g.takeOff(p, Place.knockedOut);
      g.setCasualty(p, 0);
    }
  }
  g.setHurtLastTurn(otherSeat(seat), false);
  if (!g.isRunning && !g.over && BEGINNINGS.has(g.question.name)) {
    for (let i = 0; i < g.rolledCount; i++) g.setRolled(i, 0);
    g.setRolledCount(0);
    g.range = blood.Range.none;
  }
};
/** Questions with which something new begins: whatever was rolled or thrown before is over. */
const BEGINNINGS: ReadonlySet<string> = new Set(['action', 'activity', 'bombTarget']);

const bloodPlans: PlannedGame = {
  meaning(given, g, own, seat) {
    const event = given as blood.BloodEvent;
    switch (event.type) {
      case 'turnover': // whatever ends the turn, the other side's Touchdown too (B16-TURNOVER-07); only one's own is none
        return event.cause === 'touchdown' && own((g as blood.BloodGame).scorer) ? 0 : Flag.turnover;
      case 'touchdown':
        return event.seat === seat ? Flag.touchdown : 0;
      case 'knockedDown':
      case 'placedProne':
        return fell(event.player, own);
      case 'removed':
        return event.to === 'knockedOut' || event.to === 'casualties' || event.to === 'sentOff'
          ? out(event.player, own)
          : 0;
      case 'sentOff':
      case 'eaten':
        return out(event.player, own);
      case 'rerolled':
        return event.seat === seat && event.source === 'team' ? Flag.rerollUsed : 0;
      case 'ballTaken':
        return own(event.player) ? HELD_BALL : 0;
      default:
        return 0;
    }
  },
  shows: bloodShows,
  simplify: (g, seat, except) => simplifyBlood(g as blood.BloodGame, seat, except),
  /** B16-XSKILL-03: a thirsty Vampire has to bite somebody, or the turn is lost. */
  owes: g => {
    for (let p = 0; p < g.playerCount; p++)
      if ((g as blood.BloodGame).isAffected(p as PlayerId, blood.THIRSTY)) return true;
    return false;
  },
  /** B16-TURNOVER-12, B16-TD-01: a dropped ball still bounces, and when the Action ends whoever has caught it scores. */
  mayStillScore: (g, seat) => {
    for (let n = 0; n < g.playerCount; n++) {
      const p = n as PlayerId;
      if (g.onPitch(p) && g.control(p) === seat && blood.isStanding(g as blood.BloodGame, p))
        if (blood.inScoringZone(g as blood.BloodGame, p)) return true;
    }
    return false;
  },
  /** A Touchdown is counted after the turn, when the drive ends. */
  ends: (event, g) =>
    event.type === 'driveEnded' || (event.type === 'turnEnded' && (g as blood.BloodGame).scorer === NOBODY),
  harm: new Set(['armour', 'injury', 'casualty', 'regeneration']),
  settles: new Set(['push', 'followUp']),
};

const blitzPlans: PlannedGame = {
  meaning(given, _g, own, seat) {
    const event = given as BlitzEvent;
    switch (event.type) {
      case 'touchdown':
        return event.seat === seat ? Flag.touchdown : 0;
      case 'wentProne':
        return fell(event.player, own);
      case 'injured':
      case 'sentOff':
        return out(event.player, own);
      case 'rerolled':
        return event.seat === seat ? Flag.rerollUsed : 0;
      case 'ballTaken':
        return own(event.player) ? HELD_BALL : 0;
      default:
        return 0;
    }
  },
  shows: blitzShows,
  simplify: () => {},
  owes: () => false,
  mayStillScore: () => false,
  ends: event => event.type === 'turnEnded',
  harm: new Set(),
  settles: new Set(['push', 'followUp']),
};

const GAMES: Readonly<Record<string, PlannedGame>> = { blood: bloodPlans, blitz: blitzPlans };
export const plannedGame = (g: Game): PlannedGame => GAMES[g.rules.game] as PlannedGame;
