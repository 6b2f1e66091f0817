/** Deeds against opponents: blocks, the Blitz, stabs and saws, fouls. */
import { answerOf, blood, NOBODY, NOWHERE, type PlayerId, type Square, type Verb } from '@ironpitch/engine';
import { type Deed, type Step, scoreOf, walking } from './deed.ts';
import type { Ground } from './ground.ts';
import type { Mover } from './mover.ts';
import { armourBreaks, type BlockOdds, chanceOf, obeys, rerollWorth, weighBlock } from './odds.ts';
import type { Paths } from './paths.ts';
import type { Scene } from './scene.ts';
import { mostOf, removal, stakesOf } from './worth.ts';

const {
  Action,
  ACTION_VERBS,
  ACTIONS,
  Blocking,
  CHAINSAW,
  foulAssists,
  isDown,
  isStanding,
  mayBlock,
  neighbourAt,
  Roll,
  Skill,
  STAB,
  stepFrom,
  TARGET,
} = blood;

const SAW_BONUS = 3;
/** On average: seen by the referee at a double, and at another when the armour broke. */
const SEEN = 1 / 6;
const SEEN_BROKEN = 5 / 36;
const BRIBED = 0.3;
const DIRTY = 1;

export class Strikes {
  private readonly scene: Scene;
  private readonly odds: BlockOdds = { dice: 0, gain: 0, risk: 0, down: 0 };

  constructor(scene: Scene) {
    this.scene = scene;
  }
  /** The best block from where the player stands. */
  block(player: PlayerId, cost: number): Deed | undefined {
    const { g } = this.scene;
    const sq = g.square(player);
    const obedient = obeys(g, player, Action.block);
    let best: Deed | undefined;
    for (let d = 0; d < 8; d++) {
      const target = neighbourAt(g, sq, d);
      if (!mayBlock(g, player, target)) continue;
      const { verb, gain, risk, loss } = this.strike(player, target, sq, 0);
      const { action, question } = this.struckIn(verb);
      const steps: Step[] = [{ question, answer: answerOf(verb, target) }];
      const deed = { player, action, steps, gain: gain * obedient, risk, loss, way: [] };
      if (best === undefined || scoreOf(deed, cost) > scoreOf(best, cost)) best = deed;
    }
    return best;
  }
  /** In which Action, and at which question, somebody is struck from where one stands: weapons may have one of their own. */
  private struckIn(verb: Verb): { readonly action: number; readonly question: string } {
    const action = ACTION_VERBS.indexOf(verb);
    const own = action >= 0 && this.scene.g.rules.edition.actions.includes(ACTIONS[action] as blood.ActionName);
    return own ? { action, question: 'attackTarget' } : { action: Action.block, question: 'blockTarget' };
  }
  /** What a strike brings by whatever the player strikes with. */
  private strike(
    player: PlayerId,
    target: PlayerId,
    from: Square,
    flags: number,
  ): { verb: Verb; gain: number; risk: number; loss: number } {
    const { scene } = this;
    const { g, weights } = scene;
    const stakes = stakesOf(scene, player, target, from);
    const loss = stakes.fall;
    if (g.can(player, Skill.chainsaw)) {
      const starts = chanceOf(g, Roll.chainsaw, player, from, g.square(target));
      return {
        verb: CHAINSAW,
        gain: armourBreaks(g, target, SAW_BONUS) * (stakes.down + weights.hurt) * starts,
        risk: (1 - starts) * (1 - rerollWorth(g, player) / 2),
        loss,
      };
    }
    const { gain, risk } = weighBlock(g, player, target, flags, stakes, this.odds);
    const stabbed = g.can(player, Skill.stab) ? armourBreaks(g, target, 0) * (stakes.down + weights.hurt) : 0;
    if (stabbed > gain - risk * loss) return { verb: STAB, gain: stabbed, risk: 0, loss };
    return { verb: TARGET, gain, risk, loss };
  }

  // --- the Blitz -----------------------------------------------------------------------------------------------
  /** The best target this player can get at; `floor`: scores below are of no interest. */
  blitz(mover: Mover, cost: number, floor: number): Deed | undefined {
    const { g, temper } = this.scene;
    const { player, paths } = mover;
    const squares = mover.left + mover.extra;
    let best: Deed | undefined;
    let most = floor;
    for (let t = 0; t < g.playerCount; t++) {
      const target = t as PlayerId;
      if (!g.onPitch(target) || !mayBlock(g, player, target)) continue;
      const deed =
        temper.foresees && g.holdsBall(target)
          ? this.fromAnywhere(mover, target, squares, cost, most)
          : this.blitzFrom(mover, target, this.approach(paths, g.square(target), squares), most);
      if (deed === undefined || scoreOf(deed, cost) <= most) continue;
      most = scoreOf(deed, cost);
      best = deed;
    }
    return best;
  }
  /** Their carrier is worth a look from all sides: who stands beside the blocker decides how many dice it gets. */
  private fromAnywhere(mover: Mover, target: PlayerId, squares: number, cost: number, floor: number): Deed | undefined {
    const at = this.scene.g.square(target);
    let best: Deed | undefined;
    let most = floor;
    for (let d = 0; d < 8; d++) {
      const sq = stepFrom(at, d);
      if (sq < 0 || !mover.paths.has(sq) || mover.paths.steps(sq) >= squares) continue;
      const deed = this.blitzFrom(mover, target, sq, most);
      if (deed === undefined || scoreOf(deed, cost) <= most) continue;
      most = scoreOf(deed, cost);
      best = deed;
    }
    return best;
  }
  private blitzFrom({ player, left, paths }: Mover, target: PlayerId, from: Square, floor: number): Deed | undefined {
    if (from === NOWHERE) return undefined;
    const { g } = this.scene;
    const steps = paths.steps(from);
    const goForIt = steps >= left ? chanceOf(g, Roll.goForIt, player, from, from) : 1;
    const reroll = rerollWorth(g, player);
    const failure = paths.failure(from) + 1 - goForIt;
    const there = Math.min(1, paths.chance(from) * goForIt * (1 + reroll * failure));
    if (there * mostOf(this.scene, player, target) <= floor) return undefined;
    const flags = Blocking.blitz | (steps > 0 ? Blocking.moved : 0);
    g.put(player, from);
    const { verb, gain, risk, loss } = this.strike(player, target, from, flags);
    g.put(player, paths.start);
    const way = paths.way(from);
    return {
      player,
      action: Action.blitz,
      steps: [
        ...(g.rules.edition.targetsNamed ? [{ question: 'blitzTarget', answer: answerOf(verb, target) }] : []),
        ...walking(way),
        { question: 'activity', answer: answerOf(verb, target) },
      ],
      gain: gain * there * obeys(g, player, Action.blitz),
      risk: 1 - there * (1 - risk),
      loss,
      way,
    };
  }
  /** The square next to a target that is reached most safely with a square left for the block; the least marked of several. */
  private approach(paths: Paths, at: Square, squares: number): Square {
    const { g, other } = this.scene;
    let from = NOWHERE;
    let most = 0;
    for (let d = 0; d < 8; d++) {
      const sq = stepFrom(at, d);
      if (sq < 0 || !paths.has(sq) || paths.steps(sq) >= squares) continue;
      const points = paths.chance(sq) - MARKED * g.reach(other, sq) - FAR * paths.steps(sq);
      if (from !== NOWHERE && points <= most) continue;
      most = points;
      from = sq;
    }
    return from;
  }

  // --- fouls ---------------------------------------------------------------------------------------------------
  foul({ player, paths }: Mover, cost: number, floor: number): Deed | undefined {
    const { scene } = this;
    const { g, seat } = scene;
    let best: Deed | undefined;
    let most = floor;
    for (let t = 0; t < g.playerCount; t++) {
      const target = t as PlayerId;
      if (g.control(target) === seat || !isDown(g, target)) continue;
      const from = this.safeBeside(paths, g.square(target));
      if (from === NOWHERE) continue;
      g.put(player, from);
      const help = foulAssists(g, player, target);
      g.put(player, paths.start);
      const broken = armourBreaks(g, target, help + (g.can(player, Skill.dirtyPlayer) ? DIRTY : 0));
      const gain = broken * removal(scene, target) * obeys(g, player, Action.foul);
      if (gain <= most) continue;
      const seen = SEEN + SEEN_BROKEN * broken;
      const way = paths.way(from);
      const deed: Deed = {
        player,
        action: Action.foul,
        steps: [...walking(way), { question: 'activity', answer: answerOf(TARGET, target) }],
        gain,
        risk: g.bribes(seat) > 0 ? seen * BRIBED : seen,
        loss: scene.weights.sentOff,
        way,
      };
      if (scoreOf(deed, cost) <= most) continue;
      most = scoreOf(deed, cost);
      best = deed;
    }
    return best;
  }
  private safeBeside(paths: Paths, at: Square): Square {
    for (let d = 0; d < 8; d++) {
      const sq = stepFrom(at, d);
      if (sq >= 0 && paths.chance(sq) === 1) return sq;
    }
    return NOWHERE;
  }

  /** For opponents next to a player that has still to act, whom it cannot block with two dice yet. */
  askForHelp(player: PlayerId, ground: Ground): void {
    const { g } = this.scene;
    if (!isStanding(g, player)) return;
    for (let d = 0; d < 8; d++) {
      const target = neighbourAt(g, g.square(player), d);
      if (target === NOBODY || !mayBlock(g, player, target)) continue;
      const { dice } = weighBlock(g, player, target, 0, NO_STAKES, this.odds);
      if (dice === 1 || dice === -2) ground.helpAgainst(g, target);
    }
  }
}
const NO_STAKES = { push: 0, down: 0, fall: 0, turnover: 0 };
const MARKED = 0.02;
const FAR = 0.001;
