/** By game and verb: how it shows that an order is carried out. Verbs without a line happen by being said. */
import { type BlitzEvent, blood, type Game, type PlayerId } from '@ironpitch/engine';
import { type Order, type Own, type Shows, Sign } from './orders.ts';

type Report<E> = (event: E, order: Order, own: Own) => Sign;
const inReport = <E>(sign: Report<E>): Shows => ({
  by: 'report',
  sign: (event, order, own) => sign(event as E, order, own),
});
const doneIf = (done: boolean): Sign => (done ? Sign.done : Sign.none);

// --- Blood Bowl ------------------------------------------------------------------------------------------------------
/** Whom a line shows to be attacked or handed the ball by the planning side. */
const dealtWith = (event: blood.BloodEvent, own: Own): PlayerId | undefined => {
  switch (event.type) {
    case 'blockRolled':
    case 'handedOff':
      return own(event.player) ? event.target : undefined;
    case 'armourRolled': // a foul or a weapon; where one's own chainsaw kicks back, somebody else's armour
      return event.player;
    default:
      return undefined;
  }
};
/** A step, or where something is thrown: it has to be thrown there, and to leave the hands (B16-XSKILL-01, -26). */
const arrives: Report<blood.BloodEvent> = (event, { object }, own) => {
  switch (event.type) {
    case 'moved':
    case 'threwBomb':
      return doneIf(own(event.player) && event.to === object);
    case 'threw':
    case 'threwTeammate':
      return own(event.player) && event.to === object ? Sign.first : Sign.none;
    case 'passResult':
    case 'intercepted':
    case 'teammateScattered':
      return Sign.second;
    default:
      return Sign.none;
  }
};
/** In a Multiple Block the two are named first, and then attacked in this order (B16-XSKILL-50). */
const isAttacked: Report<blood.BloodEvent> = (event, { object, before }, own) => {
  const target = dealtWith(event, own);
  if (before?.verb !== 'multipleBlock') return doneIf(target === object);
  return target === before.object ? Sign.first : target === object ? Sign.second : Sign.none;
};
/** The Action has begun: its own question is asked, about the player and the Action that were named. */
const begins = (g: Game, { verb, object }: Order): boolean => {
  const { about } = g.question;
  const asked = (slot: string): number | undefined => {
    const i = (about as readonly string[]).indexOf(slot);
    return i < 0 ? undefined : g.about(i);
  };
  const kind = asked('kind');
  return asked('player') === object && (kind === undefined || blood.ACTIONS[kind] === verb);
};
const beginning: Shows = { by: 'question', isAsked: begins };

export const bloodShows: Readonly<Record<string, Shows>> = {
  ...Object.fromEntries(blood.ACTIONS.map(name => [name, beginning])),
  to: inReport(arrives),
  leap: inReport<blood.BloodEvent>((event, { object }) => doneIf(event.type === 'leapt' && event.to === object)),
  target: inReport(isAttacked),
  stab: inReport(isAttacked),
  chainsaw: inReport(isAttacked),
  gaze: inReport<blood.BloodEvent>((event, { object }) => doneIf(event.type === 'lostWits' && event.player === object)),
  /** Unless the team-mate was eaten, or squirmed free (B16-HUNGRY-01). */
  throwTeammate: {
    by: 'question',
    isAsked: (g, { object }) => g.question.about[1] === 'target' && g.about(1) === object,
  },
};

// --- Blitz Bowl ------------------------------------------------------------------------------------------------------
export const blitzShows: Readonly<Record<string, Shows>> = {
  /** A Block may be called off, or its player score before it (B22-PLAY-17, BU-INTERRUPT-04). */
  target: inReport<BlitzEvent>((event, { object }, own) => {
    switch (event.type) {
      case 'blockRolled':
      case 'blockResult':
      case 'foulRolled':
      case 'threw':
        return doneIf(own(event.player) && event.target === object);
      default:
        return Sign.none;
    }
  }),
};
