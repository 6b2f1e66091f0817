/** Side Step and Grab: whoever is pushed may go to any empty square next to it (B16-XSKILL-29, -43). */
import { NOBODY, NOWHERE, type PlayerId, type Square } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import type { Matter } from '../moments.ts';
import { skillsNamed } from '../names.ts';
import { stepFrom } from '../pitch.ts';
import { Blocking } from '../procedures/strength.ts';
import { procedure, question } from '../status.ts';
import { NO, TO } from '../words.ts';
import { USE } from './use.ts';

const Skill = skillsNamed('grab', 'sideStep');

const isEmpty = (g: BloodGame, sq: Square): boolean => sq !== NOWHERE && g.playerAt(sq) === NOBODY;
const anyEmptyNeighbour = (g: BloodGame, player: PlayerId): boolean => {
  for (let d = 0; d < 8; d++) if (isEmpty(g, stepFrom(g.square(player), d))) return true;
  return false;
};
export const canGoAnywhere = (g: BloodGame, m: Matter): boolean =>
  m.value === NOWHERE && anyEmptyNeighbour(g, m.target);
/** Only in a Block Action, and not in a chain. */
const NO_GRAB = Blocking.blitz | Blocking.chained | Blocking.trampled;
export const canGrab = (g: BloodGame, m: Matter): boolean => !(m.flags & NO_GRAB) && canGoAnywhere(g, m);
/** In a Block Action, and nowhere else (B25-PRIN-FAQ-06, -07): a chain has no such flag. */
export const inBlockAction = (_g: BloodGame, m: Matter): boolean => (m.flags & Blocking.declared) !== 0;
/** Whoever is pushed by somebody that is pushed is out of reach of its Grab. */
export const isHeldOnTo = (_g: BloodGame, m: Matter): boolean => !(m.flags & Blocking.chained);

const AskAnyPush = question(
  'pushAnywhere',
  ['by', 'player', 'kind'],
  (g, _by, player) => {
    for (let d = 0; d < 8; d++) {
      const sq = stepFrom(g.square(player), d);
      if (isEmpty(g, sq)) g.offer(TO, sq);
    }
    g.offer(NO);
  },
  { decline: NO, onTheWay: true },
);
/** Its own coach chooses where it goes. Leaves in `g.result` the square, or NOWHERE. */
export const SideStep = procedure('SideStep', USE, [askSideStep, sideStep]);
function askSideStep(g: BloodGame, player: PlayerId, by: PlayerId): void {
  g.ask(AskAnyPush, g.control(player), by, player, Skill.sideStep);
}
function sideStep(g: BloodGame, player: PlayerId): void {
  g.result = NOWHERE;
  if (g.answered(NO)) return;
  g.events?.push({ type: 'skillUsed', player, skill: 'sideStep' });
  g.result = g.object;
}
/** The blocker's coach does. */
export const Grab = procedure('Grab', USE, [askGrab, grab]);
function askGrab(g: BloodGame, by: PlayerId, player: PlayerId): void {
  g.ask(AskAnyPush, g.control(by), by, player, Skill.grab);
}
function grab(g: BloodGame, by: PlayerId): void {
  g.result = NOWHERE;
  if (g.answered(NO)) return;
  g.events?.push({ type: 'skillUsed', player: by, skill: 'grab' });
  g.result = g.object;
}
