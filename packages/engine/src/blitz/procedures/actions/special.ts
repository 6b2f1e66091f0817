/** The special Actions: Foul and Throw Team-mate. */
import { D6 } from '../../../dice/dice.ts';
import { MATCH_TARGET } from '../../../kernel/effects.ts';
import { NO_BALL, NOBODY, type PlayerId, type Square } from '../../../words.ts';
import { bounce, meetBall } from '../../ball.ts';
import type { BlitzGame } from '../../game.ts';
import { GRID } from '../../pitches.ts';
import { layProne, procedure, question } from '../../status.ts';
import {
  BLOCK_DIE,
  CHOOSE_PLAYER,
  Face,
  type FaceName,
  Fact,
  faceOf,
  Moment,
  REF_GONE,
  TARGET,
  TO,
} from '../../words.ts';
import { ArmourCheck, goProne, injure, leavePitch } from '../falls.ts';
import { canBeThrown, canFoul } from '../legality.ts';
import { offerPlaysAt } from '../moments.ts';
import { Armour, Check, cappedModifier, describeThrow, Roll, Throwing } from '../rolls.ts';
import { inRange, isLong } from '../ruler.ts';
import { bar } from './block.ts';
import { isFumble } from './throw.ts';

// --- Foul --------------------------------------------------------------------------------------------------------
const AskFoulTarget = question('foulTarget', ['player'], (g, player) => {
  for (let q = 0; q < g.playerCount; q++)
    if (g.onPitch(q as PlayerId) && canFoul(g, player, q as PlayerId)) g.offer(TARGET, q);
});
export const Foul = procedure('Foul', ['player', 'option'], [askFoulTarget, foul]);
function askFoulTarget(g: BlitzGame, player: PlayerId): void {
  g.ask(AskFoulTarget, g.control(player), player);
}
/** BU-FOUL-04 to -13 */
function foul(g: BlitzGame, player: PlayerId): void {
  const target = g.object as PlayerId;
  g.factTarget = target;
  g.sheet.begin('foul', player, 0);
  const face = faceOf(g.roll(BLOCK_DIE));
  g.events?.push({ type: 'foulRolled', player, target, face: BLOCK_DIE.faces?.[face] as FaceName });
  if (g.hook(g.rules.hooks.violent, player)?.value.includes('foul')) {
    g.sheet.begin('violent', player, 6);
    const die = g.roll(D6, 6);
    g.events?.push({ type: 'violentRolled', player, die });
    if (die === 6) return injure(g, target, 'violent', true); // BU-OQ-71: the Block Die is not resolved
  }
  const refGone = g.isAffected(MATCH_TARGET, REF_GONE); // BU-EVENT-15
  if (face === Face.shove || (face === Face.miss && refGone)) return bar(g, player); // Slipped!
  if (face !== Face.miss) injure(g, target, 'foul', true); // Take That!, Got Them!
  if (face === Face.miss || (face === Face.tackle && !refGone)) sendOff(g, player); // Spotted!
}
const sendOff = (g: BlitzGame, player: PlayerId): void => {
  g.events?.push({ type: 'sentOff', player });
  leavePitch(g, player, true);
};

// --- Throw Team-mate -----------------------------------------------------------------------------------------------
const AskThrown = question('thrownPlayer', ['player'], (g, player) => {
  for (let q = 0; q < g.playerCount; q++)
    if (g.onPitch(q as PlayerId) && canBeThrown(g, player, q as PlayerId)) g.offer(CHOOSE_PLAYER, q);
});
/** BU-TTM-06, BU-OQ-24 */
const AskLanding = question('landingSquare', ['player', 'target'], (g, player, target) => {
  const from = g.square(player);
  for (let sq = 0; sq < GRID.squares; sq++) {
    const to = sq as Square;
    if (g.pitch.blocked[to] || to === from || to === g.square(target)) continue;
    if (g.playerAt(to) !== NOBODY && !g.rules.edition.throwsAtPlayers) continue; // B22-TTM-01
    if (inRange(g, from, to, false)) g.offer(TO, to);
  }
});
/** `target` is the Player that is thrown, `by` the one found where it lands. */
export const ThrowTeammate = procedure(
  'ThrowTeammate',
  ['player', 'option'],
  ['target', 'to', 'by', 'ball'],
  [beforeThrow, askThrown, askLanding, aim, throwCheck, land, crash, crashed],
);
function beforeThrow(g: BlitzGame, player: PlayerId, option: number): void {
  offerPlaysAt(g, Moment.beforeThrowTeammate, g.control(player), player, g.square(player), option);
}
function askThrown(g: BlitzGame, player: PlayerId): void {
  g.ask(AskThrown, g.control(player), player);
}
function askLanding(g: BlitzGame, player: PlayerId): void {
  const thrown = g.keep('target', g.object as PlayerId);
  g.ask(AskLanding, g.control(player), player, thrown);
}
function aim(g: BlitzGame, player: PlayerId, option: number): void {
  const to = g.keep('to', g.object as Square);
  offerPlaysAt(g, Moment.beforeThrowCheck, g.control(player), player, to, option);
}
function throwCheck(g: BlitzGame, player: PlayerId, _option: number, thrown: PlayerId, to: Square): void {
  if (cappedModifier(g, describeThrow(g, g.whatIf, player, to, Throwing.atSquare)) < 0) g.note(Fact.negative);
  if (isLong(g, player, to)) g.note(Fact.long);
  g.call(Roll, Check.throw, player, thrown, to, Throwing.atSquare);
}
function land(g: BlitzGame, player: PlayerId, _option: number, thrown: PlayerId, to: Square): void {
  const passed = g.result === 1;
  const modifier = cappedModifier(g, describeThrow(g, g.whatIf, player, to, Throwing.atSquare));
  if (!passed && isFumble(g.rolled(0), modifier)) return fumble(g, player, thrown, to);
  if (passed) g.note(Fact.completed);
  const occupant = g.keep('by', g.playerAt(to));
  if (occupant !== NOBODY) {
    g.events?.push({ type: 'threwTeammate', player, thrown, to, result: 'crashed' });
    return;
  }
  g.events?.push({ type: 'threwTeammate', player, thrown, to, result: passed ? 'landed' : 'fell' });
  g.put(thrown, to);
  if (!passed) layProne(g, thrown);
  meetBall(g, thrown, false); // BU-TTM-15: the ball that lies there
  const ball = g.held(thrown);
  if (!passed && ball !== NO_BALL) bounce(g, ball, to); // BU-TTM-09
  g.finish();
}
/** BU-TTM-14 */
function fumble(g: BlitzGame, player: PlayerId, thrown: PlayerId, to: Square): void {
  g.events?.push({ type: 'threwTeammate', player, thrown, to, result: 'fumbled' });
  const ball = g.held(thrown);
  if (ball !== NO_BALL) g.drop(ball);
  injure(g, thrown, 'thrown');
  if (ball !== NO_BALL) bounce(g, ball, g.square(player));
  g.finish();
}
/** BU-TTM-10 to -13, BU-OQ-28: the Player already there goes Prone first, loses its ball, and is checked. */
function crash(
  g: BlitzGame,
  player: PlayerId,
  _option: number,
  thrown: PlayerId,
  to: Square,
  occupant: PlayerId,
): void {
  const ball = g.keep('ball', g.held(thrown));
  if (ball !== NO_BALL) g.layBall(ball, to);
  leavePitch(g, thrown, true); // nobody stands any more on the square it was thrown from
  g.factTarget = NOBODY;
  goProne(g, occupant);
  g.call(ArmourCheck, occupant, player, g.facts & Fact.completed ? Armour.landedOn : 0);
}
function crashed(
  g: BlitzGame,
  _player: PlayerId,
  _option: number,
  thrown: PlayerId,
  to: Square,
  occupant: PlayerId,
  ball: number,
): void {
  if (g.result === 0) injure(g, occupant, 'landedOn');
  g.events?.push({ type: 'injured', player: thrown, cause: 'thrown' });
  if (ball !== NO_BALL) bounce(g, ball as typeof NO_BALL, to);
}
