/**
 * Plays matches for the judge of turns and keeps a row for every turn that begins: what `judge.ts` and `crowd.ts` of
 * `star` see, and what the turn was worth. README.md beside this file says more.
 */
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type blood, type Game, type PlayerId, rulesetNamed, SeededDice, type Square } from '@ironpitch/engine';
import type { Asked, Bot } from '../src/bot.ts';
import { botNamed } from '../src/bots.ts';
import type { Clock } from '../src/clock.ts';
import { GREEDY, type Temper, VETERAN } from '../src/greedy/blood/temper.ts';
import { botSeed, playMatch } from '../src/match.ts';
import { Actor, idle, Walker } from '../src/star/blood/actor.ts';
import { CROWD_MAX, Crowd, TRAITS } from '../src/star/blood/crowd.ts';
import { FEATURES, TurnFeatures } from '../src/star/blood/features.ts';
import { Value } from '../src/value/value.ts';

type BloodGame = blood.BloodGame;

const RULESETS: readonly string[] = ['blood-2016', 'blood-2025'];
/** How many tempers a coach has, how many of them are the usual ones, and how far the others are from it at most. */
const TEMPERS = 10;
const CALM = 4;
const SPREAD = 0.5;
/** In one of so many turns players walk anywhere. */
const ASTRAY = 4;
const CHUNK = 20;
/** Before the numbers of the judge: match, worth, ruleset and seat, drive. */
const HEAD = 4;
const ROW_NUMBERS = HEAD + FEATURES.length;
/** Ball and how many are seen, then kind, place and traits of each. */
const EACH = 4 + TRAITS.length;
const ROW_BYTES = 2 + CROWD_MAX * EACH;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '3000' },
    rows: { type: 'string', default: join(tmpdir(), 'ironpitch-turns') },
    seconds: { type: 'string', default: '1000000' },
    worker: { type: 'string', default: '0' },
    workers: { type: 'string', default: '1' },
    coach: { type: 'string', default: 'moody' },
    nodes: { type: 'string', default: '300' },
  },
});

/** Plays every turn with another temper, and some of them astray, so that positions come up that no coach would come to. */
class Moody implements Bot {
  readonly name = 'moody';
  private readonly actors: readonly Actor[];
  private readonly dice: SeededDice;
  private readonly walker = new Walker();
  private turn = -1;
  private actor: Actor;
  constructor(seed: string) {
    this.dice = new SeededDice(`${seed}/mood`);
    const base = this.dice.pick(4) === 0 ? GREEDY : VETERAN;
    this.actors = Array.from(
      { length: TEMPERS },
      (_, i) => new Actor(`${seed}/${i}`, i < CALM ? base : this.mood(base)),
    );
    this.actor = this.actors[0] as Actor;
  }
  private mood(base: Temper): Temper {
    const moved = (value: number): number => value * (1 + SPREAD * (this.dice.pick(2001) / 1000 - 1));
    const all = <T extends object>(of: T): T =>
      Object.fromEntries(
        Object.entries(of).map(([name, value]) => [
          name,
          typeof value === 'number' && name !== 'attention' && name !== 'receivers' ? moved(value) : value,
        ]),
      ) as T;
    return { ...all(base), weights: all(base.weights) };
  }
  choose(view: Game, question: Asked, clock: Clock): number {
    const g = view as BloodGame;
    const turn = g.half * 1000 + g.turn(0) * 20 + g.turn(1);
    if (turn !== this.turn && question.name === 'action') {
      this.turn = turn;
      this.actor = this.actors[this.dice.pick(TEMPERS)] as Actor;
      this.actor.keepTo(this.dice.pick(ASTRAY) === 0 ? this.places(g, question) : undefined);
    }
    return this.actor.choose(view, question, clock);
  }
  private places(g: BloodGame, { seat, answers }: Asked): Map<PlayerId, Square> {
    const places = new Map<PlayerId, Square>();
    for (const player of idle(g, answers)) {
      if (this.dice.pick(2) === 0) continue;
      const squares = this.walker.squares(g, seat, player);
      places.set(player, squares[this.dice.pick(squares.length)] as Square);
    }
    return places;
  }
}
interface Row {
  readonly seat: number;
  readonly numbers: Float32Array;
  readonly bytes: Uint8Array;
}
const features = new TurnFeatures();
const crowd = new Crowd();
const rowOf = (g: BloodGame, index: number, ruleset: string, drive: number): Row => {
  const seat = g.active as 0 | 1;
  const numbers = new Float32Array(ROW_NUMBERS);
  numbers[0] = index;
  numbers[2] = 2 * RULESETS.indexOf(ruleset) + seat;
  numbers[3] = drive;
  numbers.set(features.read(g, seat), HEAD);
  const bytes = new Uint8Array(ROW_BYTES);
  crowd.see(g, seat);
  bytes[0] = crowd.ball;
  bytes[1] = crowd.count;
  for (let i = 0; i < crowd.count; i++) {
    const at = 2 + i * EACH;
    bytes[at] = crowd.kinds[i] as number;
    bytes[at + 1] = crowd.relative[i] as number;
    bytes[at + 2] = crowd.columns[i] as number;
    bytes[at + 3] = crowd.rows[i] as number;
    bytes.set(crowd.traits.subarray(i * TRAITS.length, (i + 1) * TRAITS.length), at + 4);
  }
  return { seat, numbers, bytes };
};
/** Of one match: a row for every turn; its worth is what the evaluation says when the drive is over. */
const rowsOf = (ruleset: string, index: number): Row[] => {
  const rules = rulesetNamed(ruleset);
  const seed = `turns/${values.coach}/${index}`;
  const dice = new SeededDice(`${seed}/teams`);
  const team = (): string => (rules.teams[dice.pick(rules.teams.length)] as { id: string }).id;
  const value = new Value(ruleset);
  const done: Row[] = [];
  let drive: Row[] = [];
  let drives = 0;
  let turn = -1;
  let score = 0;
  let half = 0;
  const close = (homeWorth: number): void => {
    for (const row of drive) row.numbers[1] = row.seat === 0 ? homeWorth : 1 - homeWorth;
    done.push(...drive);
    drive = [];
    drives++;
  };
  const coach = (seat: 0 | 1): Bot =>
    values.coach === 'moody' || dice.pick(4) === 0
      ? new Moody(botSeed(seed, seat))
      : botNamed(values.coach, ruleset, botSeed(seed, seat));
  const bots = [coach(0), coach(1)] as const;
  const budget = values.coach === 'moody' ? {} : { nodes: Number(values.nodes) };
  const { outcome } = playMatch(rules, { home: team(), away: team(), options: {} }, bots, seed, {
    budgets: [budget, budget],
    watch: game => {
      const g = game as BloodGame;
      if (g.over) return;
      const total = g.score(0) + g.score(1);
      if (total !== score || g.half !== half) {
        close(value.of(g, 0));
        score = total;
        half = g.half;
      }
      if (g.question.name !== 'action') return;
      const now = g.half * 1000 + g.turn(0) * 20 + g.turn(1);
      if (now === turn) return;
      turn = now;
      drive.push(rowOf(g, index, ruleset, drives));
    },
  });
  const { winner } = outcome;
  close(winner === null ? 0.5 : winner === 0 ? 1 : 0);
  return done;
};
const begun = performance.now();
const isOver = (): boolean => performance.now() - begun > Number(values.seconds) * 1000;
mkdirSync(values.rows, { recursive: true });
writeFileSync(
  join(values.rows, 'shape.json'),
  JSON.stringify({ head: HEAD, features: FEATURES, traits: TRAITS, crowd: CROWD_MAX, each: EACH, bytes: ROW_BYTES }),
);
const workers = Number(values.workers);
for (let chunk = Number(values.worker); chunk * CHUNK < Number(values.games) && !isOver(); chunk += workers)
  for (const ruleset of RULESETS) {
    const name = join(values.rows, `${ruleset}-${values.coach}-${chunk}`);
    if (existsSync(`${name}.numbers`)) continue;
    const rows: Row[] = [];
    for (let i = 0; i < CHUNK && !isOver(); i++) rows.push(...rowsOf(ruleset, chunk * CHUNK + i));
    const bytes = new Uint8Array(rows.length * ROW_BYTES);
    const numbers = new Float32Array(rows.length * ROW_NUMBERS);
    rows.forEach((row, i) => {
      bytes.set(row.bytes, i * ROW_BYTES);
      numbers.set(row.numbers, i * ROW_NUMBERS);
    });
    writeFileSync(`${name}.crowd`, bytes);
    writeFileSync(`${name}.part`, new Uint8Array(numbers.buffer));
    renameSync(`${name}.part`, `${name}.numbers`);
    process.stderr.write(`${ruleset} ${(chunk + 1) * CHUNK} of ${values.games} matches\n`);
  }
