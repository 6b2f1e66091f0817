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
/** Skills by which an order comes to nothing, is replaced by another, or changes what everybody counts on. */
const RARE_SKILLS = [
  'safeThrow',
  'chainsaw',
  'multipleBlock',
  'stab',
  'hypnoticGaze',
  'foulAppearance',
  'wildAnimal',
  'tentacles',
  'tentacles',
  'shadowing',
  'dumpOff',
  'throwTeammate',
  'rightStuff',
  'alwaysHungry',
  'wrestle',
  'block',
  'stripBall',
  'sideStep',
  'catch',
  'pro',
  'jumpUp',
] as const;
/** Where something out of the way is likely: at either End Zone, among teams that do not get on, with rare skills. */
const SETTINGS = ['theirs', 'theirs', 'theirs', 'ours', 'ours', 'rare', 'rare', 'grudge', 'thirst'] as const;
const POSITIONS: Readonly<Record<string, readonly string[]>> = {
  grudge: ['underworld/skavenLineman', 'underworld/underworldGoblin'],
  thirst: ['vampire/vampire', 'vampire/thrall'],
};
const COLUMNS: Readonly<Record<string, number>> = { ours: 24 };
/** The first of ours may push the first of theirs in. */
const atTheirEndZone = (draw: Draw): [number, number][] => {
  const [ours, theirs]: [number, number][] = [
    [3, 7],
    [2, 6 + draw.below(3)],
  ];
  const rest = squaresIn(draw, 8, 1, 6, 3).filter(square => ![`${ours}`, `${theirs}`].includes(`${square}`));
  return [ours as [number, number], theirs as [number, number], ...rest];
};
/** Small crowds, so that every course can be counted. */
const unusualPosition = (draw: Draw): object => {
  const setting = draw.from(SETTINGS);
  const squares = setting === 'theirs' ? atTheirEndZone(draw) : squaresIn(draw, 7, COLUMNS[setting] ?? 8, 6, 3);
  const count = draw.between(2, 5);
  const own = POSITIONS[setting];
  const players = squares.slice(0, count).map((square, i) => ({
    id: `${i % 2 === 0 ? 'H' : 'A'}${i + 1}`,
    side: SEATS[i % 2],
    square,
    ...(own && i % 2 === 0 ? { position: own[(i / 2) % own.length] } : {}),
    movement: draw.between(1, 3),
    strength: draw.between(2, 5),
    agility: draw.between(2, 4),
    armour: draw.from([8, 12, 12, 12]), // mostly unbreakable: who is hurt is no matter here
    skills: [
      ...new Set([
        ...(i === 0 && setting === 'grudge' ? ['animosity'] : []),
        ...(i === 0 && setting === 'thirst' ? ['bloodLust'] : []),
        ...(own ? [] : [draw.from(RARE_SKILLS), draw.from(RARE_SKILLS)]),
      ]),
    ],
    state: i > 0 && draw.below(6) === 0 ? 'prone' : 'standing',
  }));
  const standing = players.filter(one => one.state === 'standing').map(one => one.id);
  const wanted = draw.from(setting === 'theirs' ? ['A2', 'A2', 'H1'] : ['H1', 'H1', 'loose']);
  const ball = standing.includes(wanted) ? { holder: wanted } : { square: squares[count] };
  return { active: 'home', rerolls: { home: draw.below(3) === 0 ? 1 : 0, away: 0 }, players, balls: [ball] };
};
/** Every skill, trait and special rule of 2025, but for those against certain players. */
const OWN_SKILLS = Object.entries(rulesetNamed('blood-2025').entries).flatMap(([id, { kind }]) =>
  kind === 'skill' && !/^(hatred|animosity)/.test(id) ? [id] : [],
);
/** Few players, since each of them may have anything. */
const ownPosition = (draw: Draw): object => {
  const squares = squaresIn(draw, 7, draw.from([8, 8, 22]), draw.from([1, 6]), 4);
  const count = draw.between(3, 6);
  const players = squares.slice(0, count).map((square, i) => ({
    id: `${i % 2 === 0 ? 'H' : 'A'}${i + 1}`,
    side: SEATS[i % 2],
    square,
    movement: draw.between(1, 3),
    strength: draw.between(2, 4),
    agility: draw.between(2, 4),
    passing: draw.between(2, 4),
    armour: draw.from([8, 11, 11]), // mostly unbreakable: who is hurt is no matter here
    skills: [...new Set([draw.from(OWN_SKILLS), draw.from(OWN_SKILLS)])],
    state: i > 0 && draw.below(5) === 0 ? 'prone' : 'standing',
  }));
  const standing = players.filter(one => one.state === 'standing').map(one => one.id);
  const wanted = draw.from(['H1', 'H1', 'A2', 'loose', 'loose']);
  const ball = standing.includes(wanted) ? { holder: wanted } : { square: squares[count] };
  return { active: 'home', rerolls: { home: draw.below(3) === 0 ? 1 : 0, away: 0 }, players, balls: [ball] };
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
    const aimed = moving.filter(one => AIMED.includes(verbOf(one).name));
    if (moving.length === 0) break;
    const chosen = aimed.length > 0 && draw.below(2) === 0 ? draw.from(aimed) : byVerb(g, moving, draw);
    steps.push(g.nameAnswer(chosen));
    g.choose(chosen);
  }
  return steps.length > 1 ? steps : undefined;
};
const AIMED: readonly string[] = [
  'target',
  'throw',
  'leap',
  'stab',
  'gaze',
  'chainsaw',
  'multipleBlock',
  'throwTeammate',
];
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

/** Mostly to be carried out, or to score: what came to nothing on the way tells there. */
const unusualGoal = (game: Game, steps: readonly Answer[], draw: Draw): Goal =>
  draw.below(3) > 0 ? {} : draw.below(2) === 0 ? { touchdown: true } : goalFor(game, steps, draw);

/** The plan of a seed; some seeds give none. */
export const plannedBy = (ruleset: string, seed: string, actions = 1, stepsMax = 4): Planned | undefined => {
  const position = rulesetNamed(ruleset).game === 'blood' ? bloodPosition : blitzPosition;
  return planIn(ruleset, seed, position, goalFor, actions, stepsMax);
};
/** Likewise, where the plan may well end in something out of the way. */
export const unusualBy = (ruleset: string, seed: string): Planned | undefined =>
  planIn(ruleset, seed, unusualPosition, unusualGoal, 1, 4);
/** Among players who have whatever only 2025 has. */
export const ownBy = (seed: string): Planned | undefined => planIn('blood-2025', seed, ownPosition, goalFor, 1, 4);
const planIn = (
  ruleset: string,
  seed: string,
  positionBy: (draw: Draw) => object,
  goalBy: typeof goalFor,
  actions: number,
  stepsMax: number,
): Planned | undefined => {
  const draw = new Draw(`${ruleset}/${seed}`);
  const rules = rulesetNamed(ruleset);
  const position = positionBy(draw);
  try {
    const game = rules.setUp({ position }, new LuckyDice());
    if (game.over || game.asked !== 0) return undefined;
    const steps = planFor(game, draw, actions, stepsMax);
    return steps && { game, plan: { steps }, goal: goalBy(game, steps, draw) };
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
};
