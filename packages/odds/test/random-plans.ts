/** Random positions with a plan in each: short ones, so that every course of events can be counted. */
import {
  type Answer,
  BadInput,
  type Dice,
  type Die,
  type Game,
  type GameEvent,
  objectOf,
  type PlayerId,
  rulesetNamed,
  SEATS,
  SeededDice,
  verbOf,
} from '@ironpitch/engine';
import { plannedGame } from '../src/plan/games.ts';
import type { Goal, Plan } from '../src/plan/plan.ts';

export interface Planned {
  readonly game: Game;
  readonly plan: Plan;
  readonly goal: Goal;
}
/** Whatever is rolled shows its best, at first: a ball that always goes the same way would go on for ever. */
class LuckyDice implements Dice {
  private rolls = 0;
  private readonly later = new SeededDice('later');
  private get isLucky(): boolean {
    return this.rolls++ < LUCKY_ROLLS;
  }
  roll(die: Die): number {
    if (!this.isLucky) return this.later.roll(die);
    return die.faces === undefined ? die.sides : die.sides - 1;
  }
  twoD6(): number {
    return this.isLucky ? 12 : this.later.twoD6();
  }
  pick(): number {
    return 0;
  }
  shuffle(): void {}
}

const LUCKY_ROLLS = 20;

const BLOOD_SKILLS = [
  'dodge',
  'sureFeet',
  'sureHands',
  'catch',
  'block',
  'tackle',
  'pro',
  'loner',
  'divingTackle',
  'breakTackle',
  'stunty',
  'wrestle',
  'standFirm',
  'sideStep',
  'fend',
  'guard',
  'pass',
  'tentacles',
  'shadowing',
  'prehensileTail',
  'nervesOfSteel',
  'leap',
  'mightyBlow',
  'frenzy',
  'dauntless',
  'horns',
  'juggernaut',
  'grab',
  'stripBall',
  'dirtyPlayer',
  'sneakyGit',
  'foulAppearance',
  'boneHead',
  'reallyStupid',
  'wildAnimal',
  'regeneration',
  'thickSkull',
  'extraArms',
  'twoHeads',
  'bigHand',
  'disturbingPresence',
  'titchy',
  'strongArm',
  'accurate',
  'divingCatch',
  'jumpUp',
  'claw',
  'hypnoticGaze',
  'stab',
] as const;
const WEATHERS = ['nice', 'nice', 'verySunny', 'pouringRain', 'blizzard'] as const;

/** A few draws out of a seed. */
class Draw {
  private readonly dice: SeededDice;
  constructor(seed: string) {
    this.dice = new SeededDice(seed);
  }
  below(count: number): number {
    return this.dice.pick(count);
  }
  from<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
  between(lowest: number, highest: number): number {
    return lowest + this.below(highest - lowest + 1);
  }
}

const squaresIn = (draw: Draw, count: number, column: number, row: number, size: number): [number, number][] => {
  const taken = new Set<string>();
  const out: [number, number][] = [];
  while (out.length < count) {
    const square: [number, number] = [column + draw.below(size), row + draw.below(size)];
    if (taken.has(square.join())) continue;
    taken.add(square.join());
    out.push(square);
  }
  return out;
};
const bloodPosition = (draw: Draw): object => {
  const squares = squaresIn(draw, 8, draw.from([8, 8, 22]), draw.from([1, 6]), 5);
  const count = draw.between(4, 7);
  const players = squares.slice(0, count).map((square, i) => ({
    id: `${i % 2 === 0 ? 'H' : 'A'}${i + 1}`,
    side: SEATS[i % 2],
    square,
    movement: draw.between(1, 4),
    strength: draw.between(2, 4),
    agility: draw.between(2, 4),
    armour: draw.between(7, 9),
    skills: [...new Set([draw.from(BLOOD_SKILLS), draw.from(BLOOD_SKILLS)])],
    state: i > 0 && draw.below(5) === 0 ? 'prone' : 'standing',
  }));
  const ball = draw.below(3) === 0 ? { square: squares[count] } : { holder: draw.from(['H1', 'H1', 'A2']) };
  const standing = players.filter(one => one.state === 'standing').map(one => one.id);
  const held = 'holder' in ball && !standing.includes(ball.holder as string) ? { square: squares[count] } : ball;
  return {
    active: 'home',
    weather: draw.from(WEATHERS),
    rerolls: { home: draw.below(2), away: 0 },
    players,
    balls: [held],
  };
};
const BLITZ_POSITIONS = ['human/thrower', 'human/catcher', 'human/blitzer', 'human/lineman', 'orc/blitzer'] as const;
const blitzPosition = (draw: Draw): object => {
  const squares = squaresIn(draw, 8, draw.from([6, 11]), draw.from([3, 5]), draw.from([3, 4]));
  const players = squares.slice(0, draw.between(4, 7)).map((square, i) => ({
    id: `${i % 2 === 0 ? 'H' : 'A'}${i + 1}`,
    side: SEATS[i % 2],
    square,
    position: draw.from(BLITZ_POSITIONS),
    state: i > 0 && draw.below(6) === 0 ? 'prone' : 'standing',
  }));
  const ball = draw.below(2) === 0 ? { holder: 'H1' } : { square: squares[7] };
  return { active: 'home', players, balls: [ball] };
};

/** Actions of the home side, found by playing them with lucky dice. */
const planFor = (game: Game, draw: Draw, actions: number, stepsMax: number): Answer[] | undefined => {
  const g = game.twin(new LuckyDice());
  const { ends } = plannedGame(game);
  const report: GameEvent[] = [];
  g.events = report;
  const buffer = new Int16Array(512);
  const steps: Answer[] = [];
  let begun = 0;
  for (let asked = 0; asked < 80 && !g.over && g.asked === 0 && !report.some(event => ends(event, g)); asked++) {
    const count = g.legal(buffer);
    const legal = Array.from(buffer.subarray(0, count));
    const names = legal.map(one => verbOf(one).name);
    const is = (...words: string[]): number | undefined =>
      words.map(word => legal[names.indexOf(word)]).find(one => one !== undefined);
    if (g.question.onTheWay) {
      g.choose(is('keep', 'no', 'pass') ?? (legal[legal.length - 1] as number));
      continue;
    }
    if (g.question.name === 'action' && begun++ === actions) break;
    if (steps.length === stepsMax) break;
    const moving = legal.filter(one => !verbOf(one).ends);
    const aimed = moving.filter(one => ['target', 'throw', 'leap', 'stab', 'gaze'].includes(verbOf(one).name));
    if (moving.length === 0) break;
    const chosen = aimed.length > 0 && draw.below(2) === 0 ? draw.from(aimed) : byVerb(g, moving, draw);
    steps.push(g.nameAnswer(chosen));
    g.choose(chosen);
  }
  return steps.length > 1 ? steps : undefined;
};
const ROLLING: readonly string[] = ['block', 'blitz', 'throw', 'pass', 'handOff', 'foul', 'throwTeammate'];
/** First what, then who or where: Actions with dice in them as often as the others. */
const byVerb = (g: Game, answers: readonly number[], draw: Draw): number => {
  const verbs = [...new Set(answers.map(one => verbOf(one)))];
  const rolling = verbs.filter(one => ROLLING.includes(one.name));
  const verb = draw.from(rolling.length > 0 && draw.below(3) > 0 ? rolling : verbs);
  return draw.from(
    near(
      g,
      answers.filter(one => verbOf(one) === verb),
    ),
  );
};
/** Throws are kept short: far away squares only cost time. */
const near = (g: Game, answers: readonly number[]): readonly number[] => {
  if (g.question.name !== 'passTarget') return answers;
  const taken = answers.filter(one => g.playerAt(objectOf(one) as never) >= 0);
  return taken.length > 0 ? taken : answers;
};
/** What the plan is for, or anything at all. */
const goalFor = (game: Game, steps: readonly Answer[], draw: Draw): Goal => {
  const last = steps[steps.length - 1];
  const target = typeof last === 'object' && typeof last.target === 'string' ? last.target : undefined;
  if (target?.startsWith('H') && draw.below(4) > 0) return { holder: target };
  if (target?.startsWith('A') && draw.below(4) > 0)
    return {
      players: { [target]: { state: draw.from(['down', 'off']) } },
      ...(draw.below(2) ? {} : { holder: 'home' }),
    };
  const player = game.playerName(draw.below(game.playerCount) as PlayerId);
  return draw.from<Goal>([
    {},
    {},
    { holder: player },
    { holder: 'home' },
    { players: { [player]: { state: 'down' } } },

    { players: { H1: { state: 'standing' } } },
  ]);
};

/** The plan of a seed; some seeds give none. */
export const plannedBy = (ruleset: string, seed: string, actions = 1, stepsMax = 4): Planned | undefined => {
  const draw = new Draw(`${ruleset}/${seed}`);
  const rules = rulesetNamed(ruleset);
  const position = rules.game === 'blood' ? bloodPosition(draw) : blitzPosition(draw);
  try {
    const game = rules.setUp({ position }, new LuckyDice());
    if (game.over || game.asked !== 0) return undefined;
    const steps = planFor(game, draw, actions, stepsMax);
    return steps && { game, plan: { steps }, goal: goalFor(game, steps, draw) };
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
};
