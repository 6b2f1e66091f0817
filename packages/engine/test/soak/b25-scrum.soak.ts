/**
 * Scrums of Blood Bowl 2025: fourteen players with skills, traits and special rules of Star Players drawn at random,
 * crowded into one end of the pitch. Between two Actions everything must be settled; blocks are made by neighbours who
 * stand; and when somebody has scored in the middle of an Action nothing happens any more but falls. A judge that shares
 * no code with the rules counts assists, tackle zones and once-a-turns anew (b25-judge.ts).
 *   SOAK_MINUTES=30 npm run soak -- b25-scrum     how long (5 minutes when left out)
 *   SCRUM=4711 npm run soak -- b25-scrum          that scrum alone; SCRUMS=2000 so many from there
 */
import { expect, test } from 'vitest';
import { blood2025 } from '../../src/blood/editions/2025/index.ts';
import type { BloodEvent } from '../../src/blood/events.ts';
import type { BloodGame } from '../../src/blood/game.ts';
import { Used } from '../../src/blood/procedures/rolls.ts';
import { type PlayerSpec, type ScenarioSpec, setUpGame } from '../../src/blood/setup.ts';
import { inScoringZone, isStanding } from '../../src/blood/status.ts';
import {
  CARRIED,
  DIVING,
  FALLS_LATER,
  HAS_HIT,
  SECOND_TARGET,
  SELECTED,
  THIRSTY,
  TRICKED,
} from '../../src/blood/words.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import { SCOPE } from '../../src/kernel/layout.ts';
import type { Answer } from '../../src/kernel/question.ts';
import { type BallId, NOBODY, type PlayerId, SEATS } from '../../src/words.ts';
import { Judge } from './b25-judge.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? 5);
const first = process.env.SCRUM;
const wanted =
  process.env.SCRUMS === undefined ? (first === undefined ? Number.POSITIVE_INFINITY : 1) : Number(process.env.SCRUMS);
const ANSWERS = 250;
const FAILURES_MAX = 20;
const SWITCHED = ['timeLimit', 'apothecary', 'overtime', 'throwInBounces', 'inaccurateHarder'];

// --- the scrum -----------------------------------------------------------------------------------------------------
const skillNames = Object.keys(blood2025.skills);
/** Who has the first has none of the others (B25-SKILL-06). */
const EXCLUDES: Readonly<Record<string, readonly string[]>> = {
  frenzy: ['grab', 'hitAndRun', 'multipleBlock'],
  pogo: ['leap'],
  ballAndChain: [
    'divingTackle',
    'eyeGouge',
    'frenzy',
    'grab',
    'hitAndRun',
    'leap',
    'multipleBlock',
    'onTheBall',
    'shadowing',
    'steadyFooting',
  ],
};
const KEYWORDS = [['Thrall', 'Lineman'], ['Goblin'], ['Troll', 'Big Guy'], ['Elf', 'Blitzer']] as const;
const drawn = <T>(dice: SeededDice, from: readonly T[]): T => from[dice.pick(from.length)] as T;
const anySkills = (dice: SeededDice): string[] => {
  const skills = new Set(Array.from({ length: 5 }, () => drawn(dice, skillNames)));
  for (const [skill, others] of Object.entries(EXCLUDES))
    if (skills.has(skill)) for (const other of others) skills.delete(other);
  return [...skills];
};
const scrum = (dice: SeededDice): ScenarioSpec => {
  const column = drawn(dice, [1, 1, 8, 19, 19]);
  const row = drawn(dice, [1, 5, 9]);
  const free = Array.from({ length: 56 }, (_, i) => [column + (i % 8), row + Math.floor(i / 8)] as const);
  const players = SEATS.flatMap(side =>
    Array.from({ length: 7 }, (_, i): PlayerSpec => {
      const [square] = free.splice(dice.pick(free.length), 1);
      return {
        id: `${side}${i}`,
        side,
        ...(square === undefined ? {} : { square }),
        state: drawn(dice, ['standing', 'standing', 'standing', 'prone', 'stunned']),
        skills: anySkills(dice),
        keywords: drawn(dice, KEYWORDS),
        movement: 1 + dice.pick(8),
        strength: 1 + dice.pick(6),
        agility: 1 + dice.pick(6),
        passing: dice.pick(7),
        armour: 6 + dice.pick(5),
      };
    }),
  );
  const scores = ({ side, square }: PlayerSpec): boolean => square?.[0] === (side === 'home' ? 26 : 1);
  const able = players.filter(p => p.state === 'standing' && !scores(p) && !p.skills?.includes('noBall'));
  const holder = able[dice.pick(able.length)];
  const bySide = (most: number): { home: number; away: number } => ({ home: dice.pick(most), away: dice.pick(most) });
  return {
    options: Object.fromEntries(SWITCHED.map(name => [name, dice.pick(2) === 0])),
    position: {
      moment: 'turnStart',
      active: drawn(dice, SEATS),
      half: 1 + dice.pick(2),
      turns: { home: 1 + dice.pick(7), away: 1 + dice.pick(7) },
      weather: drawn(dice, ['nice', 'nice', 'blizzard', 'pouringRain', 'verySunny', 'swelteringHeat']),
      rerolls: bySide(3),
      bribes: bySide(2),
      apothecaries: { home: 1, away: 1 },
      players,
      balls: holder === undefined ? [] : [{ holder: holder.id }],
    },
  } as ScenarioSpec;
};

// --- what must hold ------------------------------------------------------------------------------------------------
const ensure = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};
const OF_AN_ACTION = [CARRIED, DIVING, FALLS_LATER, HAS_HIT, SECOND_TARGET, SELECTED, THIRSTY, TRICKED];
/** Between two Actions nothing is left over. */
const checkSettled = (g: BloodGame): void => {
  ensure(g.cells[SCOPE] === 0, 'an Action is still under way');
  ensure(
    g.pushedOff === NOBODY && !g.kickLive && g.scorer === NOBODY,
    'something is left of a push, a kick or a score',
  );
  for (let n = 0; n < g.playerCount; n++) {
    const p = n as PlayerId;
    const name = g.playerName(p);
    for (const effect of OF_AN_ACTION)
      ensure(!g.isAffected(p, effect), `${name} has an effect of an Action that is over`);
    ensure(!g.used(p, Used.pushed) && !g.hovers(p), `${name} is still on its way`);
    ensure(!g.onPitch(p) || g.playerAt(g.square(p)) === p, `${name} is not where it is`);
    ensure(!g.reaches(p) || isStanding(g, p), `${name} has a tackle zone, but does not stand`);
    ensure(!g.holdsBall(p) || isStanding(g, p), `${name} holds the ball, but does not stand`);
    ensure(!g.holdsBall(p) || !inScoringZone(g, p), `${name} holds the ball in the End Zone, and no Touchdown counts`);
  }
  for (let n = 0; n < g.ballCount; n++) {
    const ball = n as BallId;
    if (!g.inPlay(ball)) continue;
    ensure(g.unsettled(ball) === 0, 'a ball has still to bounce');
    const holder = g.holder(ball);
    if (holder === NOBODY) ensure(g.playerAt(g.ballSquare(ball)) === NOBODY, 'a loose ball lies where somebody is');
    else ensure(g.ballSquare(ball) === g.square(holder), 'a ball is not where its holder is');
  }
};
/** What a Touchdown in the middle of an Action stops: everything but what belongs to somebody's fall. */
const STOPPED = ['blockRolled', 'threw', 'threwBomb', 'bombExploded', 'moved', 'bitten', 'followedUp'];
const OF_A_FALL = ['steadyFooting', 'saboteur', 'regeneration', 'apothecary'];
class Watched extends Array<BloodEvent> {
  game: BloodGame | undefined;
  readonly judge = new Judge(ensure);
  override push(event: BloodEvent): number {
    const g = this.game;
    if (g === undefined) return 0;
    this.judge.hears(g, event);
    const stopped = STOPPED.includes(event.type) || (event.type === 'rolled' && !OF_A_FALL.includes(event.roll));
    ensure(g.scorer === NOBODY || !stopped, `${event.type} after a Touchdown`);
    if (event.type !== 'blockRolled') return 0;
    const { player, target } = event;
    ensure(isStanding(g, target), 'a block against somebody who lies there');
    ensure(g.grid.distance(g.square(player), g.square(target)) <= 2, 'a block from afar');
    return 0;
  }
}

// --- playing it ----------------------------------------------------------------------------------------------------
const isDeed = (answer: Answer): boolean => typeof answer === 'object' && !('to' in answer) && !('move' in answer);
const choose = (g: BloodGame, dice: SeededDice): Answer => {
  const legal = g.legalAnswers();
  const deeds = legal.filter(isDeed);
  const side = g.active < 0 ? undefined : SEATS[g.active];
  if (side !== undefined && g.rules.options.timeLimit && dice.pick(200) === 0) return { timeUp: side };
  if (g.question.name === 'setUp') return 'ready';
  return deeds.length > 0 && dice.pick(2) === 0 ? drawn(dice, deeds) : drawn(dice, legal);
};
/** How many answers were given. */
const playScrum = (seed: number): number => {
  const dice = new SeededDice(`scrum ${seed}`);
  const g = setUpGame(blood2025, scrum(dice), new SeededDice(`dice ${seed}`));
  const events = new Watched();
  events.game = g;
  g.events = events;
  let given = 0;
  for (; given < ANSWERS && !g.over; given++) {
    if (g.question.name === 'action') {
      checkSettled(g);
      events.judge.looks(g);
    }
    g.answer(choose(g, dice));
  }
  return given;
};

const called = wanted < Number.POSITIVE_INFINITY ? `${wanted} scrums` : `scrums for ${minutes} minutes`;
test(`nothing gives way in ${called}`, () => {
  const end = Date.now() + minutes * 60_000;
  const failures: string[] = [];
  let seed = first === undefined ? Date.now() % 1_000_000 : Number(first);
  let answers = 0;
  let played = 0;
  do {
    try {
      answers += playScrum(seed);
    } catch (error) {
      failures.push(
        `SCRUM=${seed} npm run soak -- b25-scrum: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    seed++;
    played++;
  } while (played < wanted && Date.now() < end && failures.length < FAILURES_MAX);
  console.log(`${played} scrums, ${answers} answers`);
  expect(failures).toEqual([]);
});
