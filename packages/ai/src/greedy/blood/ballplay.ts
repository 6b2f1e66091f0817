/** Deeds with the ball: carrying it, picking it up, throwing it, handing it over. */
import { answerOf, blood, NOWHERE, type PlayerId, type Square } from '@ironpitch/engine';
import { type Deed, walking, walkingTo } from './deed.ts';
import type { Escort } from './escort.ts';
import type { Mover } from './mover.ts';
import { catchChance, chanceOf, obeys, passChance, pickUpChance, rerollWorth, standingOn } from './odds.ts';
import { onGround } from './outlook.ts';
import { movementOf, Paths } from './paths.ts';
import { columnsToGo, type Scene } from './scene.ts';
import { ballLost, carried, carriedAt } from './worth.ts';

const { Action, Arrival, canCatch, extraSquares, GRID, isStanding, stepFrom, TARGET, THROW, TO } = blood;

const SECURING = blood.ROLLS.indexOf('secureBall');
/** A way as safe as this needs no second thought. */
const SAFE = 0.97;
/** A throw is worth its risk when it all but scores in this turn. */
const RECEPTION_LEAST = 60;
/** With time left, nobody throws what hardly ever arrives. */
const THROW_LEAST = 0.25;
/** A receiver has to get the ball so many columns further than its carrier can. */
const FURTHER = 3;

/** Other ways of the carrier that are worth a look: how many, and how far from each other they end. */
const WAYS_MAX = 3;
const APART = 3;
/** Places for the carrier that are looked at closely. */
const PLACES_LOOKED_AT = 6;
const LOOKED_AT = Number.NEGATIVE_INFINITY;

export class BallPlay {
  private readonly scene: Scene;
  private readonly receiver = new Paths();
  private readonly onwards = new Paths();
  private readonly scores = new Float64Array(GRID.squares);
  private readonly receptions = new Map<PlayerId, number>();

  constructor(scene: Scene) {
    this.scene = scene;
  }
  /** Forgets what it knew of the last question. */
  begin(): void {
    this.receptions.clear();
  }

  // --- carrying ------------------------------------------------------------------------------------------------
  /** The carrier to the square where it is worth most. */
  carry({ player, paths }: Mover): Deed | undefined {
    const { scene } = this;
    const { g } = scene;
    const now = carried(scene, player, g.square(player));
    const reroll = rerollWorth(g, player);
    const lost = now - ballLost(scene, g.square(player));
    let most = 0;
    let end = NOWHERE;
    let risk = 0;
    for (let i = 1; i < paths.count; i++) {
      const sq = paths.squares[i] as Square;
      const chance = Math.min(1, paths.chance(sq) * (1 + reroll * paths.failure(sq)));
      const score = chance * (carried(scene, player, sq) - now) - (1 - chance) * lost;
      if (score <= most) continue;
      most = score;
      end = sq;
      risk = 1 - chance;
    }
    if (end === NOWHERE) return undefined;
    const way = paths.way(end);
    const gain = (most + risk * lost) * obeys(g, player, Action.move);
    return { player, action: Action.move, steps: walkingTo(way), gain, risk, loss: lost, ball: end, way };
  }

  /** The carrier to the square where it is worth most with those who can walk with it. */
  escorted({ player, paths }: Mover, escort: Escort): Deed | undefined {
    const { scene } = this;
    const { g } = scene;
    const here = g.square(player);
    const reroll = rerollWorth(g, player);
    const now = carriedAt(scene, player, here, escort.around(here));
    const lost = Math.max(0, now - ballLost(scene, here));
    const chances = (sq: Square): number => Math.min(1, paths.chance(sq) * (1 + reroll * paths.failure(sq)));
    const score = (sq: Square, worth: number): number => {
      const chance = chances(sq);
      return chance * (worth - now) - (1 - chance) * lost;
    };
    const { scores } = this;
    for (let i = 1; i < paths.count; i++) {
      const sq = paths.squares[i] as Square;
      scores[sq] = score(sq, carried(scene, player, sq));
    }
    let most = 0;
    let end = here;
    for (let n = 0; n < PLACES_LOOKED_AT; n++) {
      const sq = this.nextPlace(paths);
      if (sq === NOWHERE) break;
      // Nobody can do better there than when nobody comes.
      if (score(sq, carriedAt(scene, player, sq, 0)) <= most) continue;
      const danger = columnsToGo(scene.seat, sq) === 0 ? 0 : escort.around(sq);
      const points = score(sq, carriedAt(scene, player, sq, danger));
      if (points <= most) continue;
      most = points;
      end = sq;
    }
    if (!escort.isAround(player, end)) escort.place(end);
    if (end === here) return undefined;
    const risk = 1 - chances(end);
    const gain = (most + risk * lost) * obeys(g, player, Action.move);
    const way = paths.way(end);
    return { player, action: Action.move, steps: walkingTo(way), gain, risk, loss: lost, ball: end, way };
  }
  /** The place that looks best of those not looked at; it and what lies beside it is not looked at again. */
  private nextPlace(paths: Paths): Square {
    const { scores } = this;
    let next = NOWHERE;
    for (let i = 1; i < paths.count; i++) {
      const sq = paths.squares[i] as Square;
      if (scores[sq] !== LOOKED_AT && (next === NOWHERE || scores[sq] > scores[next])) next = sq;
    }
    if (next === NOWHERE) return next;
    scores[next] = LOOKED_AT;
    for (let d = 0; d < 8; d++) {
      const beside = stepFrom(next, d);
      if (beside >= 0) scores[beside] = LOOKED_AT;
    }
    return next;
  }
  /** The carrier to several squares, some way apart, the best one first; the last one is where it stands. */
  carries({ player, paths }: Mover): Deed[] {
    const { scene } = this;
    const { g } = scene;
    const now = carried(scene, player, g.square(player));
    const reroll = rerollWorth(g, player);
    const lost = now - ballLost(scene, g.square(player));
    const chances = (sq: Square): number => Math.min(1, paths.chance(sq) * (1 + reroll * paths.failure(sq)));
    const scores = new Map<Square, number>();
    for (let i = 1; i < paths.count; i++) {
      const sq = paths.squares[i] as Square;
      const chance = chances(sq);
      scores.set(sq, chance * (carried(scene, player, sq) - now) - (1 - chance) * lost);
    }
    const deeds: Deed[] = [];
    const ends: Square[] = [];
    for (const [sq] of [...scores].sort((a, b) => b[1] - a[1])) {
      if (ends.some(end => GRID.distance(end, sq) < APART)) continue;
      ends.push(sq);
      const risk = 1 - chances(sq);
      const gain = (scores.get(sq) as number) + risk * lost;
      const way = paths.way(sq);
      deeds.push({ player, action: Action.move, steps: walkingTo(way), gain, risk, loss: lost, ball: sq, way });
      if (ends.length === WAYS_MAX) break;
    }
    const here = { player, action: Action.move, steps: walkingTo([]), gain: 0, risk: 0, loss: 0, way: [] };
    return [...deeds, { ...here, ball: g.square(player) }];
  }

  // --- picking up ----------------------------------------------------------------------------------------------
  /** To the ball, and from there as far as is good; only the way to the ball is planned. */
  pickUp({ player, left, extra, paths }: Mover): Deed | undefined {
    const { scene } = this;
    const { g, loose, weights, temper } = scene;
    const there = paths.chance(loose);
    if (there === 0 || g.holdsBall(player)) return undefined;
    const steps = paths.steps(loose);
    const reroll = rerollWorth(g, player);
    const lost = ballLost(scene, loose);
    const lying = temper.foresees ? onGround(scene, loose) : weights.ballLoose;
    return standingOn(g, player, loose, () => {
      const picked = pickUpChance(g, player);
      if (picked === 0) return undefined;
      const { onwards } = this;
      onwards.find(scene, player, Math.max(0, left - steps), extra - Math.max(0, steps - left));
      let most = Number.NEGATIVE_INFINITY;
      let end = loose;
      for (let i = 0; i < onwards.count; i++) {
        const sq = onwards.squares[i] as Square;
        const worth = onwards.chance(sq) * (carried(scene, player, sq) - lost);
        if (worth <= most) continue;
        most = worth;
        end = sq;
      }
      const chance = there * picked * (1 + reroll * (paths.failure(loose) + 1 - picked));
      const gain = (most + lost - lying) * Math.min(1, chance) * obeys(g, player, Action.move);
      const way = paths.way(loose);
      const risk = Math.max(0, 1 - chance);
      return {
        player,
        action: Action.pass,
        steps: walking(way),
        gain,
        risk,
        loss: (temper.foresees ? 0 : weights.ballLoose) + weights.fumbled,
        ball: end,
        way,
      };
    });
  }

  /** To the ball and no further, where it can be picked up in peace: an Action of its own that hardly fails. */
  secure({ player, paths }: Mover): Deed | undefined {
    const { scene } = this;
    const { g, loose, weights } = scene;
    const there = paths.chance(loose);
    if (there === 0) return undefined;
    const reroll = rerollWorth(g, player);
    return standingOn(g, player, loose, () => {
      const picked = chanceOf(g, SECURING, player, loose, loose);
      const chance = Math.min(1, there * picked * (1 + reroll * (paths.failure(loose) + 1 - picked)));
      const way = paths.way(loose);
      const gain = (carried(scene, player, loose) - onGround(scene, loose)) * chance;
      const loss = weights.fumbled;
      return { player, action: Action.secureBall, steps: walking(way), gain, risk: 1 - chance, loss, ball: loose, way };
    });
  }

  // --- giving it to somebody else ------------------------------------------------------------------------------
  /** What the ball is worth in the hands of a team-mate, who may run on with it if it has not acted yet. */
  private reception(player: PlayerId): number {
    const known = this.receptions.get(player);
    if (known !== undefined) return known;
    const { scene } = this;
    const { g } = scene;
    let most = carried(scene, player, g.square(player));
    const lost = ballLost(scene, g.square(player));
    if (!g.acted(player)) {
      const paths = this.receiver.find(scene, player, movementOf(g, player), extraSquares(g, player, 0));
      for (let i = 1; i < paths.count; i++) {
        const sq = paths.squares[i] as Square;
        const chance = paths.chance(sq);
        most = Math.max(most, chance * carried(scene, player, sq) + (1 - chance) * lost);
      }
    }
    this.receptions.set(player, most);
    return most;
  }
  /** Whether a team-mate could bring the ball much further than `toGo` columns before the End Zone. */
  private isOutlet(carrier: PlayerId, p: PlayerId, toGo: number): boolean {
    const { g, seat } = this.scene;
    if (p === carrier || g.control(p) !== seat || !isStanding(g, p) || !canCatch(g, p)) return false;
    const reach = g.acted(p) ? 0 : movementOf(g, p) + 1;
    return Math.max(0, columnsToGo(seat, g.square(p)) - reach) <= Math.max(0, toGo - FURTHER);
  }
  /** The best throw, from where the carrier stands or from a square it can safely walk to. */
  pass({ player, left, paths }: Mover, toGo: number): Deed | undefined {
    const { g } = this.scene;
    let best: Deed | undefined;
    for (let p = 0; p < g.playerCount; p++) {
      const to = p as PlayerId;
      if (!this.isOutlet(player, to, toGo)) continue;
      const caught = catchChance(g, to);
      best = this.betterThrow(best, player, paths, to, this.nearest(paths, to, left), caught);
      best = this.betterThrow(best, player, paths, to, paths.start, caught);
    }
    return best;
  }
  /** The safe square from which the throw is shortest. */
  private nearest(paths: Paths, receiver: PlayerId, left: number): Square {
    const to = this.scene.g.square(receiver);
    let nearest = NOWHERE;
    let least = GRID.distanceSquared(paths.start, to);
    for (let i = 1; i < paths.count; i++) {
      const sq = paths.squares[i] as Square;
      if (paths.steps(sq) > left || paths.chance(sq) < SAFE) continue;
      const away = GRID.distanceSquared(sq, to);
      if (away >= least) continue;
      least = away;
      nearest = sq;
    }
    return nearest;
  }
  private betterThrow(
    best: Deed | undefined,
    player: PlayerId,
    paths: Paths,
    receiver: PlayerId,
    from: Square,
    caught: number,
  ): Deed | undefined {
    if (from === NOWHERE) return best;
    const { scene } = this;
    const { g } = scene;
    const to = g.square(receiver);
    const thrown = standingOn(g, player, from, () => passChance(g, player, to));
    if (thrown === 0) return best;
    const failure = paths.failure(from) + (1 - thrown) + (1 - caught);
    const chance = Math.min(1, paths.chance(from) * thrown * caught * (1 + rerollWorth(g, player) * failure));
    const way = paths.way(from);
    const steps = [
      ...walking(way),
      { question: 'activity', answer: answerOf(THROW) },
      { question: 'passTarget', answer: answerOf(TO, to) },
    ];
    return this.given(best, player, Action.pass, receiver, chance, steps, way);
  }
  /** The best hand-off to somebody next to whom the carrier can walk. */
  handOff({ player, paths }: Mover, toGo: number): Deed | undefined {
    const { g } = this.scene;
    let best: Deed | undefined;
    for (let p = 0; p < g.playerCount; p++) {
      const receiver = p as PlayerId;
      if (!this.isOutlet(player, receiver, toGo)) continue;
      const from = this.beside(paths, receiver);
      if (from === NOWHERE) continue;
      const caught = catchChance(g, receiver, Arrival.handOff);
      const failure = paths.failure(from) + (1 - caught);
      const chance = Math.min(1, paths.chance(from) * caught * (1 + rerollWorth(g, player) * failure));
      const way = paths.way(from);
      const steps = [...walking(way), { question: 'activity', answer: answerOf(TARGET, receiver) }];
      best = this.given(best, player, Action.handOff, receiver, chance, steps, way);
    }
    return best;
  }
  private beside(paths: Paths, receiver: PlayerId): Square {
    const at = this.scene.g.square(receiver);
    let from = NOWHERE;
    let most = 0;
    for (let d = 0; d < 8; d++) {
      const sq = stepFrom(at, d);
      if (sq < 0 || paths.chance(sq) <= most) continue;
      most = paths.chance(sq);
      from = sq;
    }
    return from;
  }
  private given(
    best: Deed | undefined,
    player: PlayerId,
    action: number,
    receiver: PlayerId,
    chance: number,
    steps: Deed['steps'],
    way: readonly Square[],
  ): Deed | undefined {
    const { scene } = this;
    const { g } = scene;
    if (scene.temper.foresees && scene.turnsLeft > 0 && chance < THROW_LEAST) return best;
    const now = carried(scene, player, g.square(player));
    if (scene.temper.foresees && this.reception(receiver) < RECEPTION_LEAST) return best;
    const gain = chance * (this.reception(receiver) - now) * obeys(g, player, action);
    const loss = now - (scene.temper.foresees ? onGround(scene, g.square(receiver)) : scene.weights.ballDownfield);
    const risk = 1 - chance;
    if (gain <= 0 || (best !== undefined && gain - risk * loss <= best.gain - best.risk * best.loss)) return best;
    return { player, action, steps, gain, risk, loss, ball: g.square(receiver), partner: receiver, way };
  }
}
