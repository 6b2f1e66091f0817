/** A bot for tests: random, but with an eye on the ball, so that passes, Touchdowns and rare skills come up in every match. */
import { type Asked, type Bot, botNamed, NO_CLOCK } from '@ironpitch/ai';
import {
  type BallId,
  blood,
  type Game,
  NOBODY,
  objectOf,
  otherSeat,
  type PlayerId,
  SeededDice,
  type Square,
  verbOf,
} from '@ironpitch/engine';

type BloodGame = blood.BloodGame;

/** How often, out of ten, an idea is followed where there is one. */
const FOLLOWED = 7;
/** What a player with a skill of its own likes to do with it. */
const DEEDS: ReadonlySet<string> = new Set(['multipleBlock', 'throw', 'hailMary', 'throwTeammate', 'kickTeammate']);

const looseBall = (g: BloodGame): Square => {
  for (let b = 0; b < g.ballCount; b++)
    if (g.inPlay(b as BallId) && g.holder(b as BallId) === NOBODY) return g.ballSquare(b as BallId);
  return -1 as Square;
};
/** Columns to the End Zone where the player scores. */
const toGo = (g: BloodGame, seat: number, sq: Square): number =>
  seat === 0 ? g.grid.width - g.grid.column(sq) : g.grid.column(sq) - 1;

export class LivelyBot implements Bot {
  readonly name = 'lively';
  private readonly dice: SeededDice;
  private readonly random: Bot;
  private readonly favourites: readonly number[];
  /** Players with one of the favourite skills act before others. */
  constructor(ruleset: string, seed: string, favourites: readonly string[] = []) {
    this.dice = new SeededDice(`${seed}/lively`);
    this.random = botNamed('random', ruleset, seed);
    this.favourites = favourites.map(name => blood.Skill[name as blood.SkillName]);
  }
  choose(game: Game, question: Asked): number {
    const g = game as BloodGame;
    const ideas = this.dice.pick(10) < FOLLOWED ? this.ideas(g, question) : [];
    return ideas.length > 0
      ? (ideas[this.dice.pick(ideas.length)] as number)
      : this.random.choose(g, question, NO_CLOCK);
  }
  private ideas(g: BloodGame, { name, answers }: Asked): number[] {
    const legal = [...answers];
    if (name === 'action') return whoActs(g, legal, this.favourites);
    if (name === 'activity') return whatNext(g, legal);
    if (name === 'passTarget' || name === 'bombTarget')
      return legal.filter(answer => (this.dice.pick(2) === 0 ? isReceived(g, answer) : isInReach(g, answer)));
    if (name === 'setUp' && keepsSwarmers(g)) return legal.filter(answer => verbOf(answer).name === 'byHand');
    if (name === 'setUpPlayer' && keepsSwarmers(g)) return legal.filter(answer => isFreshReserve(g, answer));
    if (name === 'setUpSquare') return legal.filter(answer => isSwarmerAt(g, answer));
    if (name === 'intercept') return legal.filter(answer => verbOf(answer).name === 'player');
    return legal.filter(answer => DEEDS.has(verbOf(answer).name));
  }
}

// --- the ball ------------------------------------------------------------------------------------------------------
/** Those for which something is least. */
const least = (answers: readonly number[], of: (answer: number) => number): number[] => {
  const values = answers.map(of);
  const lowest = Math.min(...values);
  return answers.filter((_, i) => values[i] === lowest);
};
/** The carrier, or whoever is nearest to the loose ball; otherwise whoever may hit somebody. */
const whoActs = (g: BloodGame, legal: readonly number[], favourites: readonly number[]): number[] => {
  const ball = looseBall(g);
  const all = legal.filter(answer => verbOf(answer).object === 'player');
  const liked = all.filter(answer => favourites.some(skill => g.hasSkill(objectOf(answer) as PlayerId, skill)));
  const acting = liked.length > 0 ? liked : all;
  const carriers = acting.filter(answer => g.holdsBall(objectOf(answer) as PlayerId));
  if (carriers.length > 0) return carriers.filter(answer => verbOf(answer).name !== 'block');
  const away = (answer: number): number => g.grid.distance(g.square(objectOf(answer) as PlayerId), ball);
  const nearest = ball < 0 ? [] : least(acting, away);
  return [...nearest, ...acting.filter(answer => verbOf(answer).name === 'block')];
};
/** Towards the ball, or with it towards the End Zone; now and then it is thrown or handed over. */
const whatNext = (g: BloodGame, legal: readonly number[]): number[] => {
  const player = g.about(0) as PlayerId;
  const deeds = legal.filter(answer => DEEDS.has(verbOf(answer).name));
  const steps = legal.filter(answer => verbOf(answer).name === 'to');
  const ball = looseBall(g);
  const far = (answer: number): number => {
    const sq = objectOf(answer) as Square;
    return g.holdsBall(player) ? toGo(g, g.control(player), sq) : g.grid.distance(sq, ball);
  };
  return g.holdsBall(player) || ball >= 0 ? [...deeds, ...least(steps, far)] : deeds;
};
const isReceived = (g: BloodGame, answer: number): boolean => {
  const p = verbOf(answer).name === 'to' ? g.playerAt(objectOf(answer) as Square) : NOBODY;
  return p !== NOBODY && g.control(p) !== otherSeat(g.asked);
};
/** Somebody of the other side might intercept. */
const isInReach = (g: BloodGame, answer: number): boolean =>
  verbOf(answer).name === 'to' &&
  g
    .playersOf(otherSeat(g.asked))
    .some(p => blood.mayIntercept(g, g.about(0) as PlayerId, p, objectOf(answer) as Square));

// --- Swarming: such players wait in Reserves -------------------------------------------------------------------------
const swarms = (g: BloodGame, p: PlayerId): boolean => g.hasSkill(p, blood.Skill.swarming);
const isReserve = (g: BloodGame, p: PlayerId): boolean => g.inPlace(p, blood.Place.reserves);
const keepsSwarmers = (g: BloodGame): boolean => {
  const own = g.playersOf(g.asked);
  return own.some(p => swarms(g, p) && g.onPitch(p)) && own.some(p => !swarms(g, p) && isReserve(g, p));
};
const isFreshReserve = (g: BloodGame, answer: number): boolean => {
  const p = objectOf(answer) as PlayerId;
  return verbOf(answer).name === 'place' && !swarms(g, p) && isReserve(g, p);
};
const isSwarmerAt = (g: BloodGame, answer: number): boolean => {
  const p = verbOf(answer).name === 'to' ? g.playerAt(objectOf(answer) as Square) : NOBODY;
  return p !== NOBODY && swarms(g, p) && isReserve(g, g.about(0) as PlayerId);
};
