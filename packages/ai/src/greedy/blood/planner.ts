/**
 * The plan of a turn: for every player the best it can do, then what brings most for its risk first. So what is safe is
 * done before anything is risked, and what is risked last is what can be lost most cheaply.
 */
import {
  answerOf,
  blood,
  NOBODY,
  NOWHERE,
  objectOf,
  type PlayerId,
  type Seat,
  type Square,
  verbOf,
} from '@ironpitch/engine';
import { BallPlay } from './ballplay.ts';
import { bombDeed } from './blasts.ts';
import { better, type Deed, declaring, type Step, scoreOf, walkingTo } from './deed.ts';
import { Escort } from './escort.ts';
import { flightDeed } from './flights.ts';
import { Memory } from './memory.ts';
import { Mover, moverOf, moverUnderWay, newQuestion } from './mover.ts';
import { movementOf } from './paths.ts';
import { Positions } from './positions.ts';
import { columnsToGo, Scene } from './scene.ts';
import { Strikes } from './strikes.ts';
import type { Temper } from './temper.ts';
import { fallOf, handling } from './worth.ts';

const {
  ACTION_VERBS,
  Action,
  END_TURN,
  extraSquares,
  GRID,
  isProne,
  isStanding,
  mayAct,
  MOVE_MARKER,
  neighbourAt,
  Used,
  Skill,
  Stat,
  THIRSTY,
} = blood;
type BloodGame = blood.BloodGame;

/** What it is worth that a player stands where the carrier needs it. */
const ESCORT = 8;
const CAREER = 3;
const CAREER_RISK = 0.1;
const PLAYERS_MAX = 64;
const STRIKES_MAX = 3;
const PICKERS_MAX = 2;
const KEPT_BACK = 2;
/** A pick-up as safe as this needs nobody out of the way. */
const EASY = 0.12;

export interface Ideas {
  /** Nothing: the turn ends. */
  readonly chosen: Deed | undefined;
  readonly others: readonly Deed[];
}

export class Planner {
  private readonly scene: Scene;
  private readonly ballPlay: BallPlay;
  private readonly strikes: Strikes;
  private readonly positions: Positions;
  /** By player: the Actions it may declare, one bit each. */
  private readonly may = new Int16Array(PLAYERS_MAX);
  private readonly deeds: (Deed | undefined)[] = [];
  private ball: Deed | undefined;
  /** By opponent: what it would bring for a pick-up that it lay on the ground. */
  private readonly known = new Float64Array(PLAYERS_MAX);
  private readonly imagined = new Mover();
  /** By player: whether it waits for a strike against their carrier. */
  private readonly waits = new Uint8Array(PLAYERS_MAX);
  /** By player: what it can do without striking. */
  private readonly walks: (Deed | undefined)[] = [];
  private blitz: Deed | undefined;
  private foul: Deed | undefined;
  private readonly memory = new Memory();
  private readonly escort = new Escort();
  /** Whether places beside the carrier are given out. */
  private escorted = false;

  constructor(temper: Temper) {
    this.scene = new Scene(temper);
    this.ballPlay = new BallPlay(this.scene);
    this.strikes = new Strikes(this.scene);
    this.positions = new Positions(this.scene);
  }
  /** What a turnover costs when nobody has anything left to do. */
  private get turnover(): number {
    return this.scene.weights.turnover;
  }
  /** What to do next in the turn: the declaration and the answers after it. */
  decide(g: BloodGame, seat: Seat, answers: Int16Array): readonly Step[] {
    const marker = answers.find(a => verbOf(a) === MOVE_MARKER);
    if (marker !== undefined) return [{ question: 'action', answer: marker }];
    const chosen = this.choose(g, seat, answers);
    this.memory.keep(g, seat, chosen);
    return stepsOf(chosen);
  }
  /** What `decide` would do and, for whoever looks further, what else might be done: the ball's other ways above all. */
  ideas(g: BloodGame, seat: Seat, answers: Int16Array): Ideas {
    const chosen = this.choose(g, seat, answers);
    const others = this.ballIdeas();
    const cost = this.costOfTurnover();
    const strikes: Deed[] = [];
    for (let p = 0; p < g.playerCount; p++) {
      const deed = this.deeds[p];
      if (deed !== undefined && deed !== this.ball && deed.risk > this.scene.weights.nearlySafe) strikes.push(deed);
      const blitz = this.strikeOf(Action.blitz, p as PlayerId, cost, 0);
      if (blitz !== undefined) strikes.push(blitz);
    }
    strikes.sort((a, b) => scoreOf(b, cost) - scoreOf(a, cost));
    const all = [...others, ...strikes.slice(0, STRIKES_MAX)];
    return { chosen, others: all.filter(({ player, action }) => this.mayDo(player, action)) };
  }
  /** Lets the planner know what was decided, when it was not its own idea. */
  keep(g: BloodGame, seat: Seat, deed: Deed | undefined): void {
    this.memory.keep(g, seat, deed);
  }
  private ballIdeas(): Deed[] {
    const { g, carrier, seat } = this.scene;
    if (carrier === NOBODY || this.may[carrier] === 0) return this.ball === undefined ? [] : [this.ball];
    const mover = this.mover(carrier);
    const toGo = columnsToGo(seat, g.square(carrier));
    const throws = [
      this.mayDo(carrier, Action.pass) ? this.ballPlay.pass(mover, toGo) : undefined,
      this.mayDo(carrier, Action.handOff) ? this.ballPlay.handOff(mover, toGo) : undefined,
    ];
    return [...this.ballPlay.carries(mover), ...throws.filter(deed => deed !== undefined)];
  }
  private choose(g: BloodGame, seat: Seat, answers: Int16Array): Deed | undefined {
    this.scene.look(g, seat).chart();
    newQuestion();
    this.ballPlay.begin();
    this.readMay(answers);
    const walked = this.memory.walkedAsPlanned(g, seat);
    if (walked === undefined) {
      this.escorted = false;
      this.escort.forget();
      const ball = this.ballDeed();
      this.ball = this.worthwhile(ball, this.turnover);
      if (this.scene.temper.foresees) this.assignEscort();
    }
    if (this.scene.temper.foresees && this.scene.loose !== NOWHERE) this.seeWhoIsInTheWay(walked === undefined);
    if (this.ball?.partner !== undefined) this.may[this.ball.partner] = 0;
    this.survey(this.ball);
    this.position(walked);
    const cost = this.costOfTurnover();
    this.strike(walked, cost);
    return this.first(cost);
  }
  private readMay(answers: Int16Array): void {
    this.may.fill(0);
    for (const answer of answers) {
      const action = ACTION_VERBS.indexOf(verbOf(answer));
      if (action >= 0) this.may[objectOf(answer)] |= 1 << action;
    }
    this.lookNear();
  }
  /** Whoever is too far from the ball is not thought of. */
  private lookNear(): void {
    const { g, seat, focus, temper } = this.scene;
    const own = g.playersOf(seat).filter(p => g.onPitch(p));
    if (own.length <= temper.attention) return;
    const away = (p: PlayerId): number => GRID.distance(g.square(p), focus);
    for (const p of own.sort((a, b) => away(a) - away(b)).slice(temper.attention)) this.may[p] = 0;
  }
  private mayDo(player: PlayerId, action: number): boolean {
    return (this.may[player] & (1 << action)) !== 0;
  }
  private mover(player: PlayerId): Mover {
    const { g, loose } = this.scene;
    return moverOf(this.scene, player, loose !== NOWHERE || this.mayDo(player, Action.blitz) || g.holdsBall(player));
  }

  // --- the ball ------------------------------------------------------------------------------------------------
  private ballDeed(): Deed | undefined {
    const { g, carrier, loose } = this.scene;
    if (carrier !== NOBODY) {
      const passes = this.mayDo(carrier, Action.pass);
      const handsOff = this.mayDo(carrier, Action.handOff);
      const deed = this.may[carrier] === 0 ? undefined : this.withBall(this.mover(carrier), passes, handsOff);
      return better(deed, this.flight(), this.turnover);
    }
    if (loose === NOWHERE) return undefined;
    let best: Deed | undefined;
    for (let p = 0; p < g.playerCount; p++) {
      const player = p as PlayerId;
      if (this.may[p] === 0 || g.can(player, Skill.ballAndChain)) continue;
      const reach = g.stat(player, Stat.movement) + extraSquares(g, player, 0);
      if (GRID.distance(g.square(player), loose) > reach) continue;
      const deed = this.ballPlay.pickUp(this.mover(player));
      if (deed !== undefined) best = better(best, this.declarable(deed), this.turnover);
      if (this.scene.temper.foresees && this.mayDo(player, Action.secureBall))
        best = better(best, this.ballPlay.secure(this.mover(player)), this.turnover);
    }
    return best;
  }
  /** Opponents beside a loose ball: how much better somebody could pick it up if they lay on the ground. */
  private seeWhoIsInTheWay(anew: boolean): void {
    const { scene, known } = this;
    const { g, other, loose, clears } = scene;
    if (anew) known.fill(0);
    const now = this.ball === undefined ? 0 : scoreOf(this.ball, this.turnover);
    const pickers = anew && (this.ball === undefined || this.ball.risk > EASY) ? this.pickers() : [];
    for (let d = 0; d < 8 && pickers.length > 0; d++) {
      const enemy = neighbourAt(g, loose, d);
      if (enemy === NOBODY || g.control(enemy) !== other || !g.reaches(enemy)) continue;
      g.setReaches(enemy, false);
      scene.chart();
      for (const player of pickers) {
        const mover = this.imagined.set(scene, player, movementOf(g, player), extraSquares(g, player, 0));
        const deed = this.ballPlay.pickUp(mover);
        if (deed !== undefined) known[enemy] = Math.max(known[enemy], scoreOf(deed, this.turnover) - now);
      }
      g.setReaches(enemy, true);
      scene.chart();
    }
    clears.set(known);
  }
  /** The best hands of those near the ball that have still to act. */
  private pickers(): PlayerId[] {
    const { scene } = this;
    const { g, loose } = scene;
    const near: PlayerId[] = [];
    for (let p = 0; p < g.playerCount; p++) {
      const player = p as PlayerId;
      if (this.may[p] === 0 || g.can(player, Skill.ballAndChain) || isProne(g, player)) continue;
      if (GRID.distance(g.square(player), loose) <= movementOf(g, player)) near.push(player);
    }
    return near.sort((a, b) => handling(scene, b) - handling(scene, a)).slice(0, PICKERS_MAX);
  }
  private flight(): Deed | undefined {
    const { scene } = this;
    const { g } = scene;
    let best: Deed | undefined;
    if (g.rules.inMatch[Skill.throwTeammate] === 0 || scene.turnsLeft > 0) return best;
    for (let p = 0; p < g.playerCount; p++)
      if (this.mayDo(p as PlayerId, Action.pass))
        best = better(best, flightDeed(scene, this.mover(p as PlayerId)), this.turnover);
    return best;
  }
  /** A Pass Action is a Move with a throw in it, while the team has one. */
  private declarable(deed: Deed): Deed {
    return this.mayDo(deed.player, deed.action) ? deed : { ...deed, action: Action.move };
  }
  private withBall(mover: Mover, passes: boolean, handsOff: boolean): Deed | undefined {
    const { g, seat, temper } = this.scene;
    let best = temper.foresees ? this.escortedCarry(mover) : this.ballPlay.carry(mover);
    const toGo = columnsToGo(seat, best?.ball ?? g.square(mover.player));
    if (toGo === 0 || !temper.throws) return best;
    if (passes) best = better(best, this.ballPlay.pass(mover, toGo), this.turnover);
    if (handsOff) best = better(best, this.ballPlay.handOff(mover, toGo), this.turnover);
    return best;
  }
  private escortedCarry(mover: Mover): Deed | undefined {
    this.escort.begin(this.scene, mover.player, this.helpers(mover.player));
    return this.ballPlay.escorted(mover, this.escort);
  }
  private *helpers(carrier: PlayerId): Iterable<Mover> {
    const { g } = this.scene;
    for (let p = 0; p < g.playerCount; p++)
      if (p !== carrier && this.mayDo(p as PlayerId, Action.move) && !g.can(p as PlayerId, Skill.ballAndChain))
        yield this.mover(p as PlayerId);
  }
  /** Who walks with the ball, once it is known where it goes. */
  private assignEscort(): void {
    const { scene, ball } = this;
    const kept = ball !== undefined && ball.partner === undefined;
    const carrier = kept ? ball.player : scene.carrier;
    const at = kept ? (ball.ball as Square) : carrier === NOBODY ? NOWHERE : scene.g.square(carrier);
    if (carrier === NOBODY || at === NOWHERE || columnsToGo(scene.seat, at) === 0) return;
    this.escorted = true;
    if (this.escort.isAround(carrier, at)) return;
    this.escort.begin(scene, carrier, this.helpers(carrier));
    this.escort.place(at);
  }

  // --- everybody else --------------------------------------------------------------------------------------------
  private survey(ball: Deed | undefined): void {
    const { g, temper } = this.scene;
    this.positions.survey(ball);
    if (!temper.assists) return;
    for (let p = 0; p < g.playerCount; p++)
      if (this.mayDo(p as PlayerId, Action.block)) this.strikes.askForHelp(p as PlayerId, this.positions.ground);
  }
  /** What everybody can do without striking. After a walk that changed nothing else, only what it was in the way of. */
  private position(walked: Deed | undefined): void {
    const { g } = this.scene;
    for (let p = 0; p < g.playerCount; p++) {
      const known = this.walks[p];
      const player = p as PlayerId;
      if (this.may[p] === 0) this.walks[p] = undefined;
      else if (walked === undefined || (known !== undefined && interferes(walked, known)))
        this.walks[p] = this.walk(player);
    }
  }
  private walk(player: PlayerId): Deed | undefined {
    if (this.ball?.player === player) return this.ball;
    const { g } = this.scene;
    if (g.can(player, Skill.ballAndChain)) return career(player);
    if (g.holdsBall(player)) return undefined;
    const place = this.escorted ? (this.escort.places[player] as Square) : NOWHERE;
    return place === NOWHERE ? this.positions.walk(this.mover(player)) : this.walkWith(player, place);
  }
  /** To the place beside the carrier that was given to the player. */
  private walkWith(player: PlayerId, place: Square): Deed | undefined {
    if (place === this.scene.g.square(player)) return undefined;
    const { paths } = this.mover(player);
    const chance = paths.chance(place);
    if (chance === 0) return this.positions.walk(this.mover(player));
    const way = paths.way(place);
    return {
      player,
      action: Action.move,
      steps: walkingTo(way),
      gain: ESCORT,
      risk: 1 - chance,
      loss: fallOf(this.scene, player),
      way,
    };
  }
  private costOfTurnover(): number {
    let rest = 0;
    for (const deed of this.walks) if (deed !== undefined && deed !== this.ball) rest += deed.gain;
    return this.turnover + this.scene.weights.rest * rest;
  }
  /** The one Blitz and the one foul go to whoever makes most of them, compared with what it could do instead. */
  private strike(walked: Deed | undefined, cost: number): void {
    const { g } = this.scene;
    for (let p = 0; p < g.playerCount; p++) {
      const block = this.mayDo(p as PlayerId, Action.block) && isStanding(g, p as PlayerId);
      this.deeds[p] = block ? better(this.walks[p], this.strikes.block(p as PlayerId, cost), cost) : this.walks[p];
    }
    this.deeds.length = g.playerCount;
    if (g.rules.inMatch[Skill.bombardier] !== 0) this.bomb(cost);
    this.blitz = this.bestStrike(Action.blitz, this.blitz, walked, cost);
    this.foul = this.bestStrike(Action.foul, this.foul, walked, cost);
    if (this.foul !== undefined) this.deeds[this.foul.player] = this.foul;
    if (this.blitz !== undefined) this.deeds[this.blitz.player] = this.blitz;
  }
  private bomb(cost: number): void {
    for (let p = 0; p < this.deeds.length; p++)
      if (this.mayDo(p as PlayerId, Action.bomb))
        this.deeds[p] = better(this.deeds[p], bombDeed(this.scene, p as PlayerId), cost);
  }
  private bestStrike(
    action: number,
    known: Deed | undefined,
    walked: Deed | undefined,
    cost: number,
  ): Deed | undefined {
    const { g } = this.scene;
    if (walked !== undefined)
      return known === undefined || this.may[known.player] === 0
        ? undefined
        : this.strikeOf(action, known.player, cost, 0);
    let best: Deed | undefined;
    let most = 0;
    for (let p = 0; p < g.playerCount; p++) {
      const deed = this.deeds[p];
      const instead = deed === undefined ? 0 : Math.max(0, scoreOf(deed, cost));
      const strike = this.strikeOf(action, p as PlayerId, cost, instead + most);
      if (strike === undefined) continue;
      best = strike;
      most = scoreOf(strike, cost) - instead;
    }
    return best;
  }
  private strikeOf(action: number, player: PlayerId, cost: number, floor: number): Deed | undefined {
    if (!this.mayDo(player, action)) return undefined;
    const { g, temper } = this.scene;
    if (!(action === Action.blitz ? temper.blitzes : temper.fouls)) return undefined;
    if (action === Action.blitz) return this.strikes.blitz(this.mover(player), cost, floor);
    return g.holdsBall(player) ? undefined : this.strikes.foul(this.mover(player), cost, floor);
  }
  /** What brings most for its risk comes first, as long as it is worth its risk at all. */
  private first(cost: number): Deed | undefined {
    const { worthDoing, nearlySafe } = this.scene.weights;
    if (this.leadsTheWay(nearlySafe)) return this.ball;
    this.keepBack(cost);
    let chosen: Deed | undefined;
    let most = 0;
    for (const deed of this.deeds) {
      if (deed === undefined || scoreOf(deed, cost) < worthDoing || this.waits[deed.player] !== 0) continue;
      const points = deed.gain / (deed.risk + nearlySafe);
      if (points <= most) continue;
      most = points;
      chosen = deed;
    }
    return chosen;
  }

  /** While somebody is about to strike their carrier, the best hands within reach wait for the ball to come loose. */
  private keepBack(cost: number): void {
    const { scene, waits } = this;
    const { g, enemyCarrier, other, temper } = scene;
    waits.fill(0);
    if (!temper.foresees || enemyCarrier === NOBODY) return;
    const strike = this.deeds.find(deed => deed !== undefined && isStrike(deed, enemyCarrier));
    if (strike === undefined || scoreOf(strike, cost) < scene.weights.worthDoing) return;
    const at = g.square(enemyCarrier);
    const free: PlayerId[] = [];
    for (let p = 0; p < g.playerCount; p++) {
      const player = p as PlayerId;
      const deed = this.deeds[p];
      if (deed === undefined || deed.action !== Action.move || player === strike.player) continue;
      if (GRID.distance(g.square(player), at) > movementOf(g, player) || g.reach(other, g.square(player)) > 0) continue;
      free.push(player);
    }
    free.sort((a, b) => handling(scene, b) - handling(scene, a));
    for (const player of free.slice(0, KEPT_BACK)) waits[player] = 1;
  }
  /** The carrier goes before its escort when it risks nothing: otherwise they would stand in its way. */
  private leadsTheWay(nearlySafe: number): boolean {
    const { ball, scene } = this;
    return this.escorted && ball !== undefined && ball.player === scene.carrier && ball.risk <= nearlySafe;
  }

  // --- in the middle of an Action ----------------------------------------------------------------------------------
  /** How to go on with an Action under way: `left` squares without a roll, `used` extra ones behind the player. */
  goOn(g: BloodGame, seat: Seat, action: number, player: PlayerId, left: number, used: number): readonly Step[] {
    const { scene, ballPlay, positions, strikes } = this;
    scene.look(g, seat).chart();
    const turnover = scene.midway;
    newQuestion();
    ballPlay.begin();
    this.may.fill(0);
    const mover = moverUnderWay(scene, player, left, used);
    let best: Deed | undefined;
    if (g.holdsBall(player)) best = this.withBall(mover, action === Action.pass, action === Action.handOff);
    else {
      if (scene.loose !== NOWHERE) best = this.unlessOthersDoBetter(ballPlay.pickUp(mover), turnover);
      this.survey(undefined);
      best = better(best, positions.walk(mover), turnover);
    }
    if (action === Action.blitz && !g.used(player, Used.block))
      best = better(best, strikes.blitz(mover, turnover, 0), turnover);
    if (action === Action.foul) best = better(best, strikes.foul(mover, turnover, 0), turnover);
    if (g.isAffected(player, THIRSTY)) best = positions.toThrall(mover) ?? best;
    return this.worthwhile(best, turnover)?.steps ?? [];
  }
  /** Whoever is on its way leaves the ball to a team-mate that is more likely to get it. */
  private unlessOthersDoBetter(deed: Deed | undefined, cost: number): Deed | undefined {
    const { scene } = this;
    const { g, seat, loose } = scene;
    if (deed === undefined || !scene.temper.foresees || deed.risk <= EASY) return deed;
    const points = scoreOf(deed, cost);
    for (let p = 0; p < g.playerCount; p++) {
      const other = p as PlayerId;
      if (other === deed.player || g.control(other) !== seat || !mayAct(g, other)) continue;
      if (GRID.distance(g.square(other), loose) > g.stat(other, Stat.movement) + 1) continue;
      const theirs = this.ballPlay.pickUp(moverOf(scene, other, true));
      if (theirs !== undefined && scoreOf(theirs, this.turnover) > points) return undefined;
    }
    return deed;
  }
  private worthwhile(deed: Deed | undefined, cost: number): Deed | undefined {
    return deed === undefined || scoreOf(deed, cost) < this.scene.weights.worthDoing ? undefined : deed;
  }
}
/** What to answer for a deed; without one the turn ends. */
export const stepsOf = (deed: Deed | undefined): readonly Step[] =>
  deed === undefined ? [{ question: 'action', answer: answerOf(END_TURN) }] : [declaring(deed), ...deed.steps];
const isStrike = ({ action, steps }: Deed, target: PlayerId): boolean => {
  const last = steps[steps.length - 1];
  const strikes = action === Action.blitz || action === Action.block;
  return strikes && last !== undefined && verbOf(last.answer).object === 'player' && objectOf(last.answer) === target;
};
const CLOSE = 2;
/** Whether a walk leads to or past the end of another one, or blocks its way. */
const interferes = (walked: Deed, deed: Deed): boolean => {
  const at = walked.way[walked.way.length - 1];
  const end = deed.way[deed.way.length - 1];
  if (at === undefined) return false;
  return deed.way.includes(at) || (end !== undefined && GRID.distance(at, end) <= CLOSE);
};
/** A player that goes where it will: nothing can be planned but that it goes. */
const career = (player: PlayerId): Deed => ({
  player,
  action: Action.move,
  steps: [],
  gain: CAREER,
  risk: CAREER_RISK,
  loss: 0,
  way: [],
});
