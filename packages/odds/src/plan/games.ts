/** What a plan must know of each game: which questions are no steps, and what its match report means for a plan. */
import { type BlitzEvent, blood, type Game, NOBODY, type PlayerId, type Seat } from '@ironpitch/engine';
import { OUTCOMES, type OutcomeName } from './plan.ts';
import { heardOf, NOT_DONE } from './vain.ts';

export const Flag = Object.fromEntries(OUTCOMES.map((name, i) => [name, 1 << i])) as Readonly<
  Record<OutcomeName, number>
>;
/** Besides the outcomes: the planning side has held a ball. */
export const HELD_BALL: number = 1 << OUTCOMES.length;

export interface PlannedGame {
  /** Questions that come up while a step is carried out: they are answered, but are no steps. */
  readonly onTheWay: ReadonlySet<string>;
  /** What an event means, as flags; `own` tells the planning side's players. */
  meaning(event: { readonly type: string }, own: (player: PlayerId) => boolean, seat: Seat): number;
  /** The flags after an event that may tell whether what was ordered takes place. */
  heard(flags: number, event: { readonly type: string }, own: (player: PlayerId) => boolean): number;
  /** The Action under way has a debt to pay when it ends, so that no plan is done before. */
  owes(g: Game): boolean;
  /** The turn is over, and with it every plan. */
  ends(event: { readonly type: string }, g: Game): boolean;
  /** Rolls that tell, after the turn is lost, what happens to players. */
  readonly harm: ReadonlySet<string>;
}

const fell = (player: PlayerId, own: (player: PlayerId) => boolean): number =>
  own(player) ? Flag.down : Flag.opponentDown;
const out = (player: PlayerId, own: (player: PlayerId) => boolean): number =>
  own(player) ? Flag.outOfTheGame : Flag.opponentOutOfTheGame;

const bloodPlans: PlannedGame = {
  onTheWay: new Set([
    'reroll',
    'divingTackle',
    'useSkill',
    'throwInDirection',
    'animosity',
    'tentacles',
    'shadowing',
    'pilingOn',
    'apothecary',
    'casualty',
    'passBlock',
    'intercept',
    'interceptBomb',
    'push',
    'pushAnywhere',
    'blockDie',
    'blockReroll',
    'followUp',
    'knuckledusters',
    'bribe',
    'bite',
    'moveInsteadOfBlock',
    'divingCatch',
    'catchBomb',
    'specialPlay',
    'illegalProcedure',
    'swoop',
  ]),
  meaning(given, own, seat) {
    const event = given as blood.BloodEvent;
    switch (event.type) {
      case 'turnover':
        return event.cause === 'touchdown' ? 0 : Flag.turnover;
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
      case 'contestRolled':
        return event.skill === 'tentacles' && !event.escaped && own(event.player) ? NOT_DONE : 0;
      default:
        return 0;
    }
  },
  heard: (flags, event, own) => heardOf(flags, event as blood.BloodEvent, own),
  /** B16-XSKILL-03: a thirsty Vampire has to bite somebody, or the turn is lost. */
  owes: g => {
    for (let p = 0; p < g.playerCount; p++)
      if ((g as blood.BloodGame).isAffected(p as PlayerId, blood.THIRSTY)) return true;
    return false;
  },
  /** A Touchdown is counted after the turn, when the drive ends. */
  ends: (event, g) =>
    event.type === 'driveEnded' || (event.type === 'turnEnded' && (g as blood.BloodGame).scorer === NOBODY),
  harm: new Set(['armour', 'injury', 'casualty', 'regeneration']),
};

const blitzPlans: PlannedGame = {
  onTheWay: new Set([
    'reroll',
    'blockFace',
    'followUp',
    'dumpOff',
    'bonusPlay',
    'claim',
    'minion',
    'safeHands',
    'handLimit',
    'discardChallenge',
    'shadow',
    'ballKind',
    'bananaSkins',
  ]),
  meaning(given, own, seat) {
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
  heard: flags => flags,
  owes: () => false,
  ends: event => event.type === 'turnEnded',
  harm: new Set(),
};

const GAMES: Readonly<Record<string, PlannedGame>> = { blood: bloodPlans, blitz: blitzPlans };
export const plannedGame = (g: Game): PlannedGame => GAMES[g.rules.game] as PlannedGame;
