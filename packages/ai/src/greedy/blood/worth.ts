/** What things are worth to a coach, a Touchdown being worth a hundred: the ball in some hands, an opponent felled. */
import { blood, NOBODY, NOWHERE, type PlayerId, type Square } from '@ironpitch/engine';
import { TURNOVER } from './deed.ts';
import { armourBreaks, type Stakes } from './odds.ts';
import { columnsToGo, type Scene } from './scene.ts';

const { areAdjacent, GRID, nextToSideline, Skill, Stat } = blood;

export const TOUCHDOWN = 100;
const BALL_LOST = -15;
const BALL_LOST_LATE = -5;
/** The ball on the ground after something went wrong: the other coach needs time to make something of it. */
export const ballLost = ({ g, other }: Scene): number =>
  g.turn(other) < g.rules.edition.turnsPerHalf - 1 ? BALL_LOST : BALL_LOST_LATE;
export const BALL_LOOSE = 8;
/** In the half's last turn the ball is worth only that nobody else has it. */
const BALL_KEPT = 10;
const CARRIED = 90;
/** How likely a drive survives one more turn. */
const PER_TURN = 0.82;
const TOO_LATE = 0.12;
/** How likely every turn to spare is needed. */
const LATE = 0.45;
const PER_COLUMN = 0.25;

const MARKED = 0.2;
const BLITZERS = 3;
const PER_GUARD = 0.17;
const GUARDS_MAX = 4;
/** Of those who could come, how many do. */
const PER_SUPPORT = 0.6;
const EDGE = 0.05;
/** With Block or Dodge. */
const STURDY = 0.8;

/** How likely the ball is knocked out of a carrier's hands before its coach's next turn. */
const danger = (scene: Scene, carrier: PlayerId, sq: Square): number => {
  const { g, seat, other } = scene;
  const beside = GRID.distance(g.square(carrier), sq) === 1 && g.reaches(carrier) ? 1 : 0;
  const guards = Math.min(GUARDS_MAX, g.reach(seat, sq) - beside + PER_SUPPORT * scene.support(sq));
  const blitzed = scene.temper.blitzed * Math.min(1, scene.threat(sq) / BLITZERS) * (1 - PER_GUARD * guards);
  const fragile = scene.isSturdy(carrier) ? STURDY : 1;
  const marks = g.reach(other, sq);
  const safe = (marks === 0 ? 1 : (1 - MARKED * fragile) ** marks) * (1 - blitzed * fragile);
  return 1 - safe + (nextToSideline(sq) ? EDGE : 0);
};
/** The ball in the hands of the coach's own player on a square, when the turn is over. */
export const carried = (scene: Scene, carrier: PlayerId, sq: Square): number => {
  const { g, seat, turnsLeft } = scene;
  const toGo = columnsToGo(seat, sq);
  if (toGo === 0) return TOUCHDOWN;
  if (turnsLeft <= 0) return BALL_KEPT - toGo * PER_COLUMN;
  const turns = Math.ceil(toGo / Math.max(1, g.stat(carrier, Stat.movement)));
  const inTime = turns <= turnsLeft ? 1 - LATE ** (turnsLeft - turns + 1) : TOO_LATE;
  const safe = 1 - danger(scene, carrier, sq);
  return CARRIED * safe * inTime * PER_TURN ** (turns - 1) - toGo * PER_COLUMN;
};

// --- players ---------------------------------------------------------------------------------------------------
const DOWN = 4.5;
const PER_STRENGTH = 1.2;
const PUSHED = 0.8;
const REMOVED = 9;
/** Of those whose armour breaks. */
const REMOVED_IN = 0.42;
const CARRIER_NEAR_GOAL = 20;
const NEAR_GOAL = 8;
const FREES_CARRIER = 6;
const NEAR_LOOSE = 4;
const CROWD = 9;
const STRIPPED = 26;
const AVERAGE_STRENGTH = 3;

/** An opponent whose armour is broken. */
export const removal = ({ g }: Scene, target: PlayerId): number =>
  REMOVED * REMOVED_IN + PER_STRENGTH * (g.stat(target, Stat.strength) - AVERAGE_STRENGTH);
const expectedRemoval = (scene: Scene, player: PlayerId, target: PlayerId): number => {
  const { g } = scene;
  return REMOVED * REMOVED_IN * armourBreaks(g, target, g.can(player, Skill.mightyBlow) ? 1 : 0);
};
/** Behind the target, seen from the blocker, there is no more pitch. */
const isOverTheEdge = (scene: Scene, from: Square, target: PlayerId): boolean => {
  const sq = scene.g.square(target);
  return nextToSideline(sq) && GRID.column(sq) === GRID.column(from) && GRID.row(sq) !== GRID.row(from);
};
/** More than this no block brings against a target: quickly said. */
export const mostOf = ({ g, carrier, loose, temper }: Scene, player: PlayerId, target: PlayerId): number => {
  const base = DOWN + REMOVED + CROWD + PER_STRENGTH * g.stat(target, Stat.strength);
  if (g.holdsBall(target)) return base + temper.carrierDown + CARRIER_NEAR_GOAL;
  const near = carrier !== NOBODY && carrier !== player && areAdjacent(g, carrier, target);
  return base + (near ? FREES_CARRIER : 0) + (loose === NOWHERE ? 0 : NEAR_LOOSE);
};
/** What a block is about, for a blocker that strikes from a square. */
export const stakesOf = (scene: Scene, player: PlayerId, target: PlayerId, from: Square): Stakes => {
  const { g, carrier, loose } = scene;
  let down =
    DOWN + PER_STRENGTH * (g.stat(target, Stat.strength) - AVERAGE_STRENGTH) + expectedRemoval(scene, player, target);
  let push = PUSHED;
  if (isOverTheEdge(scene, from, target)) push += CROWD;
  if (g.holdsBall(target)) {
    down += scene.temper.carrierDown;
    if (columnsToGo(scene.other, g.square(target)) <= NEAR_GOAL) down += CARRIER_NEAR_GOAL;
    if (g.can(player, Skill.stripBall) && !g.can(target, Skill.sureHands)) push += STRIPPED;
  }
  if (carrier !== NOBODY && carrier !== player && areAdjacent(g, carrier, target)) {
    down += FREES_CARRIER;
    push += FREES_CARRIER / 2;
  }
  if (loose !== NOWHERE && GRID.distance(loose, g.square(target)) <= 1) {
    down += NEAR_LOOSE;
    push += NEAR_LOOSE / 2;
  }
  return { push, down, fall: fallOf(scene, player), turnover: TURNOVER + PER_WAITING * scene.waiting };
};
/** What a turnover takes from every player that has still to act. */
const PER_WAITING = 0.6;
const FALL = 3;
/** What it costs when a player goes down by itself: the ground, its bones, the ball it holds. */
export const fallOf = (scene: Scene, player: PlayerId): number => {
  const { g } = scene;
  const held = g.holdsBall(player) ? carried(scene, player, g.square(player)) - ballLost(scene) : 0;
  return FALL + REMOVED * REMOVED_IN * armourBreaks(g, player, 0) + held;
};
/** How good a player is with the ball in its hands. */
export const handling = (scene: Scene, player: PlayerId): number => {
  const { g } = scene;
  if (g.can(player, Skill.noHands)) return -10;
  let points = 2 * g.stat(player, Stat.agility) + g.stat(player, Stat.movement) / 2;
  if (g.can(player, Skill.sureHands)) points += 2;
  if (g.can(player, Skill.catch)) points += 1;
  if (g.can(player, Skill.dodge) || g.can(player, Skill.block)) points += 1;
  return points;
};
