/** Formations whose records tell of them stay as they were drawn: at the table whoever handles the ball leaves the line. */
import { type Answer, blood, type PlayerId } from '@ironpitch/engine';

type BloodGame = blood.BloodGame;

const HANDLERS: ReadonlySet<blood.Role> = new Set(['thrower', 'runner']);

/** The answers by which throwers and catchers on the line of scrimmage change places with Linemen further back. */
export const spareHandlers = (g: BloodGame): Answer[] => {
  const { setUp, characteristics } = g.rules.edition;
  const [seat, option] = [g.asked, g.about(1)];
  if (setUp.sparesHandlers || option !== blood.SetUp.everybody) return [];
  const roleOf = (p: PlayerId): blood.Role => {
    const { role } = blood.readBearing(g.lineup, g.profile(p), characteristics.agility.better);
    return blood.ROLES[role] as blood.Role;
  };
  const placed = g.playersOf(seat).filter(p => g.onPitch(p));
  const isOnLine = (p: PlayerId): boolean => blood.onScrimmage(seat, g.square(p));
  const handlers = placed.filter(p => isOnLine(p) && HANDLERS.has(roleOf(p)));
  const linemen = placed.filter(p => !isOnLine(p) && roleOf(p) === 'lineman');
  const swaps = handlers.slice(0, linemen.length).flatMap((handler, i): Answer[] => {
    const lineman = linemen[i] as PlayerId;
    return [{ place: g.playerName(handler) }, { to: g.squareName(g.square(lineman)) }];
  });
  return swaps.length === 0 ? [] : ['byHand', ...swaps, 'ready'];
};
