/** More ideas than meet the eye: every column the carrier can get to, everybody who can pick the ball up or blitz. */
import { blood, NOBODY, NOWHERE, objectOf, type PlayerId, type Seat, type Square, verbOf } from '@ironpitch/engine';
import { BallPlay } from '../../greedy/blood/ballplay.ts';
import { type Deed, scoreOf, walkingTo } from '../../greedy/blood/deed.ts';
import { moverOf, newQuestion } from '../../greedy/blood/mover.ts';
import { rerollWorth } from '../../greedy/blood/odds.ts';
import { columnsToGo, Scene } from '../../greedy/blood/scene.ts';
import { Strikes } from '../../greedy/blood/strikes.ts';
import { VETERAN } from '../../greedy/blood/temper.ts';
import { carried } from '../../greedy/blood/worth.ts';

const { ACTION_VERBS, Action, GRID } = blood;
type BloodGame = blood.BloodGame;

const CHANCE_LEAST = 0.6;
const BACK_MAX = 3;
const PICKERS_MAX = 3;
const BLITZERS_MAX = 6;
/** What the rest of the turn is worth, roughly. */
const COST = 5;

export class Ways {
  private readonly scene = new Scene(VETERAN);
  private readonly ballPlay = new BallPlay(this.scene);
  private readonly strikes = new Strikes(this.scene);

  of(g: BloodGame, seat: Seat, answers: Int16Array): Deed[] {
    const { scene } = this;
    scene.look(g, seat).chart();
    newQuestion();
    this.ballPlay.begin();
    const blitzes = this.blitzes(able(answers, Action.blitz));
    const movers = able(answers, Action.move);
    if (scene.carrier !== NOBODY) {
      const carries = movers.includes(scene.carrier) ? this.carries(scene.carrier) : [];
      return [...blitzes, ...carries];
    }
    return scene.loose === NOWHERE ? blitzes : [...blitzes, ...this.pickUps(movers)];
  }
  /** The best target of everybody who may blitz. */
  private blitzes(players: readonly PlayerId[]): Deed[] {
    const { scene, strikes } = this;
    const deeds: Deed[] = [];
    for (const player of players) {
      const deed = strikes.blitz(moverOf(scene, player, true), COST, 0);
      if (deed !== undefined) deeds.push(deed);
    }
    return deeds.sort((a, b) => scoreOf(b, COST) - scoreOf(a, COST)).slice(0, BLITZERS_MAX);
  }
  /** To the best square of every column. */
  private carries(player: PlayerId): Deed[] {
    const { scene } = this;
    const { g, seat } = scene;
    const { paths } = moverOf(scene, player, true);
    const now = carried(scene, player, g.square(player));
    const reroll = rerollWorth(g, player);
    const loss = now - scene.weights.ballLost;
    const least = columnsToGo(seat, g.square(player)) + BACK_MAX;
    const best = new Map<number, { score: number; end: Square; risk: number }>();
    for (let i = 1; i < paths.count; i++) {
      const end = paths.squares[i] as Square;
      const chance = Math.min(1, paths.chance(end) * (1 + reroll * paths.failure(end)));
      const column = columnsToGo(seat, end);
      if (chance < CHANCE_LEAST || column > least) continue;
      const score = chance * (carried(scene, player, end) - now) - (1 - chance) * loss;
      const known = best.get(column);
      if (known === undefined || score > known.score) best.set(column, { score, end, risk: 1 - chance });
    }
    return [...best.values()]
      .sort((a, b) => b.score - a.score)
      .map(({ score, end, risk }) => {
        const way = paths.way(end);
        const gain = score + risk * loss;
        return { player, action: Action.move, steps: walkingTo(way), gain, risk, loss, ball: end, way };
      });
  }
  private pickUps(players: readonly PlayerId[]): Deed[] {
    const { scene, ballPlay } = this;
    const { g, loose, weights } = scene;
    const deeds: Deed[] = [];
    for (const player of players) {
      if (GRID.distance(g.square(player), loose) > GRID.height) continue;
      const deed = ballPlay.pickUp(moverOf(scene, player, true));
      if (deed !== undefined) deeds.push({ ...deed, action: Action.move });
    }
    const points = (deed: Deed): number => scoreOf(deed, weights.turnover);
    return deeds.sort((a, b) => points(b) - points(a)).slice(0, PICKERS_MAX);
  }
}
/** Who may declare an Action. */
const able = (answers: Int16Array, action: number): PlayerId[] =>
  [...answers].filter(a => verbOf(a) === ACTION_VERBS[action]).map(a => objectOf(a) as PlayerId);
