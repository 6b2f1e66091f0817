import {
  type Answer,
  type BlitzGame,
  objectOf,
  type PlayerId,
  type PositionSpec,
  rulesetNamed,
  SeededDice,
  type Square,
  Stat,
  verbOf,
} from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { NO_CLOCK } from '../src/clock.ts';
import { botNamed, botSeed, playMatch } from '../src/index.ts';
import { Glance } from '../src/veteran/blitz/glance.ts';
import { Hands } from '../src/veteran/blitz/hands.ts';
import { Reach } from '../src/veteran/blitz/reach.ts';
import { SENSE } from '../src/veteran/blitz/sense.ts';
import { worth } from '../src/veteran/blitz/worth.ts';

/** Test runners slow bots down by an order of magnitude. */
const SLOW_MS = 60_000;
const blitz2024 = rulesetNamed('blitz-2024');
type At = readonly [number, number];
const player =
  (side: 'home' | 'away') =>
  (id: string, square: At, more: object = {}) => ({ id, side, square, ...more });
const home = player('home');
const away = player('away');
const setUp = (position: Partial<PositionSpec>): BlitzGame =>
  blitz2024.setUp(
    { options: {}, position: { active: 'home', actionsLeft: 3, ...position } as PositionSpec },
    new SeededDice('veteran'),
  ) as BlitzGame;

/** Lets a bot play its whole turn from a position. */
const turnOf = (name: string, position: Partial<PositionSpec>): { given: Answer[]; game: BlitzGame } => {
  const game = setUp(position);
  const own = setUp(position);
  const bot = botNamed(name, 'blitz-2024', 'test');
  const buffer = new Int16Array(512);
  const given: Answer[] = [];
  const { turn } = game;
  do {
    own.load(game.view(0));
    const question = { name: own.question.name, seat: own.asked, answers: buffer.slice(0, own.legal(buffer)) };
    const answer = bot.choose(own, question, NO_CLOCK);
    given.push(game.nameAnswer(answer));
    game.choose(answer);
  } while (!game.over && game.asked === 0 && game.turn === turn);
  return { given, game };
};
const nobody = away('9', [2, 11]);

describe('veteran plans its whole turn', { timeout: SLOW_MS }, () => {
  const relay = {
    players: [home('A', [7, 6], { move: 4 }), home('B', [11, 7], { move: 6 }), nobody],
    balls: [{ holder: 'A' }],
  };
  test('the ball is handed on to somebody who can still run in', () => {
    const { given, game } = turnOf('veteran', relay);
    expect(given).toContainEqual({ throw: 'A' });
    expect(game.score(0)).toBeGreaterThanOrEqual(4);
  });
  test('three Players run for a card that asks for three Runs', () => {
    const players = [home('A', [3, 2]), home('B', [3, 6]), home('C', [3, 10]), away('1', [13, 6]), away('2', [13, 2])];
    const { game } = turnOf('veteran', {
      players,
      balls: [{ holder: '1' }],
      cards: { active: ['getMoving', null, null] },
    });
    expect(game.score(0)).toBe(2);
  });
  test('a card in hand that reaches further is part of the plan', () => {
    const players = [home('A', [8, 6], { move: 5 }), nobody];
    const { given, game } = turnOf('veteran', {
      players,
      balls: [{ holder: 'A' }],
      actionsLeft: 1,
      cards: { hands: { home: ['getMoving/sprint'] } },
    });
    expect(given).toContainEqual({ play: 'sprint' });
    expect(game.score(0)).toBe(4);
  });
});

describe('what a position is worth to veteran', () => {
  const valued = (position: Partial<PositionSpec>): number => worth(setUp(position), 0, SENSE);
  test('a carrier of theirs that nothing keeps from running in is worse than one whose way is barred', () => {
    const at = (row: number): number =>
      valued({ players: [home('A', [3, row]), away('1', [5, 6], { move: 4 })], balls: [{ holder: '1' }] });
    expect(at(11)).toBeLessThan(at(6) - 10);
  });
  test('a card that is at hand for the other coach is better claimed than left', () => {
    const players = [home('A', [5, 6]), away('1', [6, 6]), away('2', [12, 2])];
    const left = valued({ players, cards: { active: ['takeThemDown', null, null] } });
    expect(left).toBeLessThan(valued({ players, cards: { active: [null, null, null] } }) - 5);
  });
  test('nobody stays on a Trapdoor that a new ball is about to come through', () => {
    const on = (square: At): number => valued({ pitch: 'stone', players: [home('A', square), away('1', [14, 2])] });
    expect(on([8, 6])).toBeLessThan(on([7, 6]));
  });
});

describe('looking at a Run without playing it', { timeout: SLOW_MS }, () => {
  /** Every square where the engine lets a Run end, step by step; a Run that finds a ball is left out. */
  const endsByEngine = (g: BlitzGame, runner: PlayerId, answer: number): Set<number> => {
    const found = new Set<number>();
    const seen = new Set<number>();
    const buffer = new Int16Array(512);
    const start = g.save();
    g.choose(answer);
    const queue = g.question.name === 'runStep' ? [g.save()] : [];
    for (const here of queue) {
      g.load(here);
      for (const step of buffer.slice(0, g.legal(buffer))) {
        g.load(here);
        if (verbOf(step).name === 'stop') {
          found.add(g.square(runner));
          continue;
        }
        const to = objectOf(step) as Square;
        if (g.looseBallAt(to) >= 0) continue;
        g.choose(step);
        if (g.question.name !== 'runStep') found.add(to);
        else if (!seen.has(to)) queue.push(g.save());
        seen.add(to);
      }
    }
    g.load(start);
    return found;
  };
  test('reaches just the squares that the rules allow', () => {
    const match = { home: 'wood-elf', away: 'skaven', options: {} };
    const own = blitz2024.create(match, new SeededDice('reach')) as BlitzGame;
    const reach = new Reach();
    let looked = 0;
    const bots = [0, 1].map(i => botNamed('regular', 'blitz-2024', botSeed('reach', i as 0 | 1)));
    playMatch(blitz2024, match, [bots[0] as never, bots[1] as never], 'reach', {
      watch: game => {
        if (game.over || game.question.name !== 'action' || looked > 24) return;
        own.load(game.save());
        const buffer = new Int16Array(512);
        for (const answer of buffer.slice(0, own.legal(buffer))) {
          const runner = objectOf(answer) as PlayerId;
          if (verbOf(answer).name !== 'run' || own.handCount(own.asked) > 0) continue;
          const ends = endsByEngine(own, runner, answer);
          reach.run(own, runner, own.square(runner), own.stat(runner, Stat.move));
          // A way around a ball may be longer than what is left: the glance goes no further than the engine.
          for (const sq of reach.ends.subarray(0, reach.count)) expect(ends).toContain(sq);
          expect(reach.count + 1).toBeGreaterThanOrEqual(ends.size);
          looked++;
        }
      },
    });
    expect(looked).toBeGreaterThan(20);
  });
  test('what is seen at a glance can be carried out as it is', () => {
    const players = [home('A', [5, 6]), home('B', [9, 3]), away('1', [11, 5]), away('2', [12, 7])];
    const g = setUp({ players, balls: [{ square: [7, 6] }] });
    const start = g.save();
    const hands = new Hands();
    const deeds = new Glance(SENSE).all(g, 0);
    expect(deeds.length).toBeGreaterThan(4);
    for (const deed of deeds) {
      g.load(start);
      hands.carryOut(g, hands.stepsOf(g, deed));
      if (deed.to >= 0) expect(g.square(deed.player)).toBe(deed.to);
      if (deed.via >= 0) expect(g.holdsBall(deed.player)).toBe(true);
    }
  });
});
