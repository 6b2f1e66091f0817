/**
 * Matches of Blood Bowl with next to nobody on the pitch, from some turn on: `greedy` alone never comes to such positions,
 * but drills, puzzles and the end of a bloody match do, and a net knows nothing of what it has not seen.
 */
import { type Game, type RulesetDefinition, type ScenarioSpec, type Seat, SeededDice } from '@ironpitch/engine';
import { botNamed } from '../src/bots.ts';
import { NO_CLOCK } from '../src/clock.ts';

const PLAYERS_MAX = 5;
const COLUMNS = 26;
const ROWS = 15;
const TURNS = 8;
const ANSWERS_MAX = 512;
const DECISIONS_MAX = 5000;

type Square = readonly [column: number, row: number];
/** Somebody ordinary, anywhere but in an End Zone. */
const drawnSquares = (dice: SeededDice, count: number): Square[] => {
  const squares = new Map<string, Square>();
  while (squares.size < count) {
    const square: Square = [2 + dice.pick(COLUMNS - 2), 1 + dice.pick(ROWS)];
    squares.set(square.join(), square);
  }
  return [...squares.values()];
};
const drawnScenario = (dice: SeededDice): ScenarioSpec => {
  const counts = [1 + dice.pick(PLAYERS_MAX), 1 + dice.pick(PLAYERS_MAX)] as const;
  const squares = drawnSquares(dice, counts[0] + counts[1] + 1);
  const players = squares.slice(0, -1).map((square, i) => ({
    id: `P${i}`,
    side: i < counts[0] ? ('home' as const) : ('away' as const),
    square,
    movement: 4 + dice.pick(5),
    strength: 2 + dice.pick(3),
    agility: 2 + dice.pick(3),
  }));
  const turn = 1 + dice.pick(TURNS);
  const holder = dice.pick(players.length + 2);
  const ball = holder < players.length ? { holder: `P${holder}` } : { square: squares.at(-1) as Square };
  const position = {
    active: 'home' as const,
    half: 1 + dice.pick(2),
    turns: { home: turn, away: turn - 1 },
    score: { home: dice.pick(2), away: dice.pick(2) },
    players,
    balls: [ball],
  };
  return { options: {}, position } as ScenarioSpec;
};
/** Plays it to the end, `watch` seeing every question; returns who won. */
export const playThin = (rules: RulesetDefinition, seed: string, watch: (g: Game) => void): Seat | null => {
  const g = rules.setUp(drawnScenario(new SeededDice(`${seed}/position`)), new SeededDice(seed));
  const view = g.twin(new SeededDice(`${seed}/view`));
  const bots = ['home', 'away'].map(side => botNamed('greedy', rules.id, `${seed}/${side}`));
  const buffer = new Int16Array(ANSWERS_MAX);
  for (let n = 0; n < DECISIONS_MAX && !g.over; n++) {
    watch(g);
    const seat = g.asked;
    const answers = buffer.slice(0, g.legal(buffer));
    view.load(g.view(seat));
    const bot = bots[seat] as (typeof bots)[0];
    g.choose(bot.choose(view, { name: g.question.name, seat, answers }, NO_CLOCK));
  }
  return rules.outcome(g).winner;
};
