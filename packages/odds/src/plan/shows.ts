/** By game and verb: how it shows that an order is carried out. Verbs without a line happen by being said. */
import { type BlitzEvent, blood, type Game, type PlayerId, type Seat } from '@ironpitch/engine';
import { type Order, type Own, type Said, type Shows, type ShowsOf, Sign } from './orders.ts';

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
const lands: Report<blood.BloodEvent> = (event, { object }) => doneIf(event.type === 'leapt' && event.to === object);
const usesSkill = (skill: string): Shows =>
  inReport<blood.BloodEvent>((event, _order, own) =>
    doneIf(event.type === 'skillUsed' && event.skill === skill && own(event.player)),
  );
/** Unless the team-mate was eaten, or squirmed free (B16-HUNGRY-01). */
const flying: Shows = {
  by: 'question',
  isAsked: (g, { object }) => g.question.about[1] === 'target' && g.about(1) === object,
};

/** What is done within an Action, by verb. */
const DOINGS: Readonly<Record<string, Shows>> = {
  to: inReport(arrives),
  leap: inReport(lands),
  jump: inReport(lands),
  target: inReport(isAttacked),
  stab: inReport(isAttacked),
  chainsaw: inReport(isAttacked),
  gaze: inReport<blood.BloodEvent>((event, { object }) => doneIf(event.type === 'lostWits' && event.player === object)),
  vomit: usesSkill('projectileVomit'),
  breatheFire: usesSkill('breatheFire'),
  punt: inReport<blood.BloodEvent>((event, _order, own) => doneIf(event.type === 'punted' && own(event.player))),
  throwTeammate: flying,
  kickTeammate: flying,
};
/** Done to somebody of one's own, by the verb that declares the Action too: whoever does it has been named before. */
const DONE_TO_OWN: readonly string[] = ['throwTeammate', 'kickTeammate', 'punt'];
const declares = (g: blood.BloodGame, seat: Seat, said: readonly Said[], i: number): boolean => {
  const { verb, object } = said[i] as Said;
  if (!(g.rules.edition.actions as readonly string[]).includes(verb)) return false;
  if (DONE_TO_OWN.includes(verb)) return !said.slice(0, i).some(one => one.verb === verb);
  return g.control(object as PlayerId) === seat;
};
export const bloodShows: ShowsOf = (given, seat, said, i) => {
  const g = given as blood.BloodGame;
  if (declares(g, seat, said, i)) return beginning;
  // B25-BLITZ-02: the first one named is only to be attacked.
  if (g.rules.edition.targetsNamed && said[i - 1]?.verb === 'blitz') return undefined;
  return DOINGS[(said[i] as Said).verb];
};

// --- Blitz Bowl ------------------------------------------------------------------------------------------------------
const BLITZ_DOINGS: Readonly<Record<string, Shows>> = {
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
export const blitzShows: ShowsOf = (_g, _seat, said, i) => BLITZ_DOINGS[(said[i] as Said).verb];
