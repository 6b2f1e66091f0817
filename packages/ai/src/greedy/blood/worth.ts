/** What things are worth to a coach, a Touchdown being worth a hundred: the ball in some hands, an opponent felled. */
import { blood, NOBODY, NOWHERE, type PlayerId, type Square } from '@ironpitch/engine';
import { armourBreaks, type Stakes } from './odds.ts';
import { dropped, kept, onGround } from './outlook.ts';
import { columnsToGo, type Scene } from './scene.ts';

const { areAdjacent, GRID, nextToSideline, Skill, Stat } = blood;

const TOUCHDOWN = 100;
/** The later, the less time the other coach has for an answer. */
export const touchdown = ({ g, other, weights }: Scene): number =>
  TOUCHDOWN - weights.answer * Math.max(0, g.rules.edition.turnsPerHalf - g.turn(other));
/** The ball on the ground after something went wrong: the other coach needs time to make something of it. */
export const ballLost = (scene: Scene, at: Square): number => {
  const { g, other, weights, temper } = scene;
  if (temper.foresees) return onGround(scene, at);
  return g.turn(other) < g.rules.edition.turnsPerHalf - 1 ? weights.ballLost : weights.ballLostLate;
};

/** How likely the ball is knocked out of a carrier's hands before its coach's next turn. */
const danger = (scene: Scene, carrier: PlayerId, sq: Square): number => {
  const { g, seat, other, weights } = scene;
  const beside = GRID.distance(g.square(carrier), sq) === 1 && g.reaches(carrier) ? 1 : 0;
  const guards = Math.min(weights.guardsMax, g.reach(seat, sq) - beside + weights.perSupport * scene.support(sq));
  const blitzed =
    scene.temper.blitzed * Math.min(1, scene.threat(sq) / weights.blitzers) * (1 - weights.perGuard * guards);
  const fragile = scene.isSturdy(carrier) ? weights.sturdy : 1;
  const marks = g.reach(other, sq);
  const safe = (marks === 0 ? 1 : (1 - weights.marked * fragile) ** marks) * (1 - blitzed * fragile);
  return 1 - safe + (nextToSideline(sq) ? weights.edge : 0);
};
/** The ball in the hands of the coach's own player on a square, when the turn is over. */
export const carried = (scene: Scene, carrier: PlayerId, sq: Square): number => {
  if (scene.temper.foresees) return carriedAt(scene, carrier, sq, danger(scene, carrier, sq));
  const { g, seat, turnsLeft, weights } = scene;
  const toGo = columnsToGo(seat, sq);
  if (toGo === 0) return touchdown(scene);
  if (turnsLeft <= 0) return weights.ballKept - toGo * weights.perColumn;
  const turns = Math.ceil(toGo / Math.max(1, g.stat(carrier, Stat.movement)));
  const inTime = turns <= turnsLeft ? 1 - weights.late ** (turnsLeft - turns + 1) : weights.tooLate;
  const safe = 1 - danger(scene, carrier, sq);
  return weights.carried * safe * inTime * weights.perTurn ** (turns - 1) - toGo * weights.perColumn;
};

/** The same for a coach who knows how likely the ball is lost there, and what comes of it then. */
export const carriedAt = (scene: Scene, carrier: PlayerId, sq: Square, lost: number): number => {
  const { seat, turnsLeft, weights } = scene;
  const toGo = columnsToGo(seat, sq);
  if (toGo === 0) return touchdown(scene);
  if (turnsLeft <= 0) return weights.ballKept - toGo * weights.perColumn;
  return (1 - lost) * kept(scene, carrier, sq) + lost * dropped(scene, sq);
};

// --- players ---------------------------------------------------------------------------------------------------
/** Of those whose armour breaks. */
const REMOVED_IN = 0.42;
const NEAR_GOAL = 8;
const AVERAGE_STRENGTH = 3;

/** An opponent whose armour is broken. */
export const removal = ({ g, weights }: Scene, target: PlayerId): number =>
  weights.removed * REMOVED_IN + weights.perStrength * (g.stat(target, Stat.strength) - AVERAGE_STRENGTH);
const expectedRemoval = (scene: Scene, player: PlayerId, target: PlayerId): number => {
  const { g, weights } = scene;
  return weights.removed * REMOVED_IN * armourBreaks(g, target, g.can(player, Skill.mightyBlow) ? 1 : 0);
};
/** Behind the target, seen from the blocker, there is no more pitch. */
const isOverTheEdge = (scene: Scene, from: Square, target: PlayerId): boolean => {
  const sq = scene.g.square(target);
  return nextToSideline(sq) && GRID.column(sq) === GRID.column(from) && GRID.row(sq) !== GRID.row(from);
};
/** More than this no block brings against a target: quickly said. */
export const mostOf = (
  { g, carrier, loose, clears, temper, weights }: Scene,
  player: PlayerId,
  target: PlayerId,
): number => {
  const base = weights.down + weights.removed + weights.crowd + weights.perStrength * g.stat(target, Stat.strength);
  if (g.holdsBall(target)) return base + temper.carrierDown + weights.carrierNearGoal;
  const near = carrier !== NOBODY && carrier !== player && areAdjacent(g, carrier, target);
  return base + (near ? weights.freesCarrier : 0) + (loose === NOWHERE ? 0 : weights.nearLoose + clears[target]);
};
/** The nearer to the ball, the more it counts that somebody is down: for whoever foresees what comes of it. */
const URGENCY: readonly number[] = [1.1, 1.1, 1.1, 1.1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4];
const urgency = ({ g, temper, focus }: Scene, target: PlayerId): number =>
  temper.foresees ? (URGENCY[Math.min(URGENCY.length - 1, GRID.distance(g.square(target), focus))] as number) : 1;
/** What a block is about, for a blocker that strikes from a square. */
export const stakesOf = (scene: Scene, player: PlayerId, target: PlayerId, from: Square): Stakes => {
  const { g, carrier, loose, weights } = scene;
  let down =
    weights.down * urgency(scene, target) +
    weights.perStrength * (g.stat(target, Stat.strength) - AVERAGE_STRENGTH) +
    expectedRemoval(scene, player, target);
  let push = weights.pushed;
  if (isOverTheEdge(scene, from, target)) push += weights.crowd;
  if (g.holdsBall(target)) {
    down += scene.temper.carrierDown;
    if (columnsToGo(scene.other, g.square(target)) <= NEAR_GOAL) down += weights.carrierNearGoal;
    if (g.can(player, Skill.stripBall) && !g.can(target, Skill.sureHands)) push += weights.stripped;
  }
  if (carrier !== NOBODY && carrier !== player && areAdjacent(g, carrier, target)) {
    down += weights.freesCarrier;
    push += weights.freesCarrier / 2;
  }
  if (loose !== NOWHERE && GRID.distance(loose, g.square(target)) <= 1) {
    const clears = scene.clears[target];
    down += weights.nearLoose + clears;
    push += (weights.nearLoose + clears) / 2;
  }
  return { push, down, fall: fallOf(scene, player), turnover: weights.turnover + weights.perWaiting * scene.waiting };
};
/** What it costs when a player goes down by itself: the ground, its bones, the ball it holds. */
export const fallOf = (scene: Scene, player: PlayerId): number => {
  const { g, weights } = scene;
  const held = g.holdsBall(player) ? carried(scene, player, g.square(player)) - ballLost(scene, g.square(player)) : 0;
  return weights.fall + weights.removed * REMOVED_IN * armourBreaks(g, player, 0) + held;
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
