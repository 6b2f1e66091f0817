/** Where it is good to stand: a cage around the own ball, a screen before the other one, a crowd around a loose one. */
import { blood, NOBODY, type PlayerId, Posture, type Seat, type Square } from '@ironpitch/engine';
import type { Places } from './places.ts';
import { columnsToGo, type Scene } from './scene.ts';
import type { Temper } from './temper.ts';

const { GRID, hasZone, isStanding, neighbourAt, Stat, stepFrom } = blood;
type BloodGame = blood.BloodGame;

export class Ground {
  readonly points: Float64Array = new Float64Array(GRID.squares);
  private corner = 0;
  private assist = 0;

  /** `centre`: where the ball is or is about to be; `ours`: in the coach's own hands by then. */
  survey(scene: Scene, centre: Square, ours: boolean): void {
    const { g, seat, other, temper, weights } = scene;
    this.corner = temper.corner;
    this.assist = weights.assist;
    if (temper.places !== undefined) return this.lookUp(scene, centre, ours, temper.places);
    const points = ours ? besideOwn : scene.enemyCarrier !== NOBODY ? beforeEnemy : aroundLoose;
    const markers = g.reach(seat, centre);
    for (let sq = 0; sq < GRID.squares; sq++) {
      const at = sq as Square;
      const row = GRID.row(at);
      const edge = row === 1 || row === GRID.height ? weights.sideline : 0;
      this.points[sq] = points(g, seat, centre, at, markers, temper) - edge - weights.markedAway * g.reach(other, at);
    }
  }
  /** The same for a coach who has learned where it pays to stand. */
  private lookUp(scene: Scene, centre: Square, ours: boolean, places: Places): void {
    const { g, seat, other, temper, weights } = scene;
    const { points } = this;
    const table = ours ? places.ours : scene.enemyCarrier !== NOBODY ? places.theirs : places.loose;
    const toGo = columnsToGo(seat, centre);
    const middle = GRID.row(centre);
    for (let sq = 0; sq < GRID.squares; sq++) {
      const at = sq as Square;
      const row = GRID.row(at);
      const edge = row === 1 || row === GRID.height ? weights.sideline : 0;
      points[sq] =
        temper.placing * (table[cellOf(toGo - columnsToGo(seat, at), row - middle)] as number) -
        weights.drawn * GRID.distance(at, centre) -
        weights.crowded * g.reach(seat, at) -
        weights.markedAway * g.reach(other, at) -
        edge;
    }
    if (ours) this.guard(scene, centre);
  }
  /** Beside the carrier, those squares are best that opponents would come through. */
  private guard({ g, other, weights }: Scene, centre: Square): void {
    const { points } = this;
    for (let p = 0; p < g.playerCount; p++) {
      const enemy = p as PlayerId;
      if (g.control(enemy) !== other || !g.onPitch(enemy) || g.posture(enemy) === Posture.stunned) continue;
      const at = g.square(enemy);
      const away = GRID.distance(at, centre);
      const lying = g.posture(enemy) === Posture.prone ? g.rules.edition.standUp.cost : 0;
      if (away <= 1 || away > g.stat(enemy, Stat.movement) - lying + 1) continue;
      for (let d = 0; d < 8; d++) {
        const near = stepFrom(centre, d);
        if (near >= 0 && GRID.distance(near, at) === away - 1) points[near] += weights.barring;
      }
    }
  }
  /** Squares from which a team-mate's block would be helped are worth more. */
  helpAgainst(g: BloodGame, target: PlayerId): void {
    const own = hasZone(g, target) ? 1 : 0;
    const sq = g.square(target);
    for (let d = 0; d < 8; d++) {
      const to = stepFrom(sq, d);
      if (to >= 0 && g.playerAt(to) === NOBODY && g.reach(g.control(target), to) === own)
        this.points[to] += this.assist;
    }
  }
  /** The best squares are for somebody else. */
  keepFree(way: readonly Square[]): void {
    for (const sq of way) this.points[sq] -= this.corner;
  }
}
const BANDS = 6;
/** In which cell of the tables a square lies, seen from the ball. */
export const cellOf = (ahead: number, aside: number): number => {
  const column = ahead <= -8 ? 0 : ahead <= -5 ? 1 : ahead >= 8 ? 12 : ahead >= 5 ? 11 : ahead + 6;
  const away = Math.abs(aside);
  return column * BANDS + (away <= 3 ? away : away <= 5 ? 4 : 5);
};
type Points = (g: BloodGame, seat: Seat, centre: Square, sq: Square, markers: number, temper: Temper) => number;

const besideOwn: Points = (_g, seat, centre, sq, _markers, temper) => {
  const { weights } = temper;
  const away = GRID.distance(sq, centre);
  const ahead = columnsToGo(seat, centre) - columnsToGo(seat, sq);
  if (away === 1) {
    if (GRID.row(sq) === GRID.row(centre) || ahead === 0) return temper.beside;
    return ahead > 0 ? temper.corner + weights.inFront : temper.corner;
  }
  return (ahead > 0 ? weights.supporting + weights.far : weights.supporting) - weights.far * away;
};
const beforeEnemy: Points = (g, seat, centre, sq, markers, temper) => {
  const { weights } = temper;
  const away = GRID.distance(sq, centre);
  // How far the square lies on the way from the ball to the own End Zone.
  const behind = columnsToGo(seat, sq) - columnsToGo(seat, centre);
  if (away === 1)
    return (markers >= weights.markersEnough ? weights.markMore : temper.mark) + (behind > 0 ? weights.goalSide : 0);
  if (behind < 0) return -temper.behind - weights.far * away;
  const rows = Math.abs(GRID.row(sq) - GRID.row(centre));
  if (behind > weights.screenFrom && behind <= weights.screenTo && rows <= weights.screenRows)
    return temper.screen - weights.perRow * rows - weights.tooClose * friendsBeside(g, seat, sq);
  return -weights.far * away;
};
const friendsBeside = (g: BloodGame, seat: Seat, sq: Square): number => {
  let count = 0;
  for (let d = 0; d < 8; d++) {
    const p = neighbourAt(g, sq, d);
    if (p !== NOBODY && g.control(p) === seat && isStanding(g, p)) count++;
  }
  return count;
};
const aroundLoose: Points = (_g, seat, centre, sq, _markers, { weights }) => {
  const away = GRID.distance(sq, centre);
  const goalSide = columnsToGo(seat, sq) >= columnsToGo(seat, centre) ? weights.goalSide : 0;
  return (away <= 1 ? weights.cover : away <= 3 ? weights.near : 0) - weights.far * away + goalSide;
};
