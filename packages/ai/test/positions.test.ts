/** Positions with one right plan each, as coaches teach them: `star` finds it, given the same number of nodes everywhere. */
import {
  type Answer,
  type Game,
  type PositionSpec,
  rulesetNamed,
  type ScenarioSpec,
  type SeatName,
  SeededDice,
} from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { TurnClock } from '../src/clock.ts';
import { botNamed } from '../src/index.ts';

/** Test runners slow bots down by an order of magnitude. */
const SLOW_MS = 60_000;
/** About 200 ms a turn; a node is less in Blood Bowl, where it is a deed that is played on. */
const NODES = { blood: 3000, blitz: 900 } as const;

type Square = readonly [number, number];
const player =
  (side: SeatName) =>
  (id: string, square: Square, more: object = {}) => ({ id, side, square, ...more });
const home = player('home');
const away = player('away');

interface Found {
  readonly given: readonly Answer[];
  readonly game: Game;
}
/** What star does with its next Action, or with its whole turn. */
const found = (id: string, position: object, whole = false): Found => {
  const rules = rulesetNamed(id);
  const scenario = { options: {}, position: { active: 'home', ...position } } as ScenarioSpec;
  const game = rules.setUp(scenario, new SeededDice('position'));
  const own = rules.setUp(scenario, new SeededDice(''));
  const bot = botNamed('star', id, 'position');
  const clock = new TurnClock({ nodes: NODES[rules.game] });
  const buffer = new Int16Array(512);
  const given: Answer[] = [];
  const turn = rules.turnOf(game);
  do {
    own.load(game.view(0));
    const question = { name: own.question.name, seat: own.asked, answers: buffer.slice(0, own.legal(buffer)) };
    const answer = bot.choose(own, question, clock);
    expect(clock.isOverdrawn).toBe(false);
    given.push(game.nameAnswer(answer));
    game.choose(answer);
  } while (!game.over && game.asked === 0 && rules.turnOf(game) === turn && (whole || game.question.name !== 'action'));
  return { given, game };
};
const inBlood = (position: object, whole = false): Found =>
  found('blood-2016', { turns: { home: 4, away: 4 }, ...position }, whole);
const LAST = { turns: { home: 8, away: 7 } };
const squareOf = ({ game }: Found, id: string): Square => game.squareName(game.square(game.playerNamed(id))) as Square;
const scoreOf = ({ game }: Found): number => rulesetNamed(game.rules.id).outcome(game).score[0];
const verbsOf = ({ given }: Found): string[] =>
  given.flatMap(one => (typeof one === 'string' ? [one] : Object.keys(one)));
const bystander = away('9', [1, 15]);

describe('star in Blood Bowl', { timeout: SLOW_MS }, () => {
  test('a one-turn Touchdown: the carrier goes round whoever stands in the way', () => {
    const players = [home('A', [20, 8], { movement: 7 }), away('1', [22, 8]), away('2', [24, 3])];
    expect(scoreOf(inBlood({ ...LAST, players, balls: [{ holder: 'A' }] }, true))).toBe(1);
  });
  test('a hand-off to somebody fast enough in the last turn', () => {
    const players = [home('A', [15, 8], { movement: 4 }), home('B', [18, 8], { movement: 8, agility: 4 }), bystander];
    const { given } = inBlood({ ...LAST, players, balls: [{ holder: 'A' }], declared: ['pass'] });
    expect(given).toContainEqual({ target: 'B' });
  });
  test('a long throw in the last turn, since nothing can be lost by it', () => {
    const thrower = { agility: 4, skills: ['pass'] };
    const catcher = { agility: 4, movement: 8, skills: ['catch'] };
    const players = [home('A', [9, 8], thrower), home('B', [19, 8], catcher), bystander];
    expect(inBlood({ ...LAST, players, balls: [{ holder: 'A' }] }).given.slice(0, 1)).toEqual([{ pass: 'A' }]);
  });
  test('sacking the carrier before it scores', () => {
    const players = [
      home('A', [7, 8], { skills: ['block'] }),
      home('B', [12, 3]),
      home('C', [12, 13]),
      away('1', [4, 8]),
      away('2', [14, 8]),
    ];
    const { given } = inBlood({ players, balls: [{ holder: '1' }] }, true);
    expect(given).toContainEqual({ blitz: 'A' });
    expect(given).toContainEqual({ target: '1' });
  });
  test('a cage: whoever is free takes a corner beside the carrier', () => {
    const players = [
      home('A', [12, 8], { acted: true }),
      home('B', [9, 7]),
      home('C', [9, 9]),
      away('1', [18, 8]),
      away('2', [18, 6]),
    ];
    const end = inBlood({ players, balls: [{ holder: 'A' }] }, true);
    for (const id of ['B', 'C']) {
      const [column, row] = squareOf(end, id);
      expect([Math.abs(column - 12), Math.abs(row - 8)]).toEqual([1, 1]);
    }
  });
  test('a screen: nobody runs past those who stand between the ball and the End Zone', () => {
    const players = [home('A', [9, 4]), home('B', [9, 12]), away('1', [19, 8], { movement: 8 }), away('2', [20, 10])];
    const end = inBlood({ players, balls: [{ holder: '1' }] }, true);
    for (const id of ['A', 'B']) expect(squareOf(end, id)[0]).toBeLessThan(19);
    expect(Math.abs(squareOf(end, 'A')[1] - 8) + Math.abs(squareOf(end, 'B')[1] - 8)).toBeLessThan(8);
  });
  test('a Team Re-roll for the ball in the last turn', () => {
    const position = { ...LAST, players: [home('A', [22, 8]), bystander], balls: [{ square: [23, 8] }] };
    const end = inBlood({ ...position, rerolls: { home: 1, away: 0 } }, true);
    expect(verbsOf(end)[0]).toMatch(/pass|move/);
    expect(scoreOf(end) === 1 || verbsOf(end).includes('reroll')).toBe(true);
  });
  test('a foul on whoever is worth it and lies beside two team-mates', () => {
    const players = [
      home('A', [12, 8], { skills: ['dirtyPlayer'] }),
      home('B', [13, 7], { acted: true }),
      home('C', [13, 9], { acted: true }),
      away('1', [14, 8], { state: 'stunned', strength: 5, armour: 7 }),
      away('2', [9, 8], { state: 'stunned', strength: 2, armour: 9 }),
      away('3', [25, 8]),
    ];
    const end = inBlood({ ...LAST, players, balls: [{ holder: 'B' }] }, true);
    expect(end.given).toContainEqual({ target: '1' });
    expect(verbsOf(end)).toContain('foul');
  });
  test('a push into the crowd', () => {
    const players = [
      home('A', [12, 2], { strength: 4, skills: ['block'] }),
      home('B', [6, 8]),
      away('1', [12, 1], { skills: ['dodge'] }),
      away('2', [20, 8]),
    ];
    const end = inBlood({ players, balls: [{ holder: 'B' }] }, true);
    expect(end.given).toContainEqual({ target: '1' });
    expect(end.game.onPitch(end.game.playerNamed('1'))).toBe(false);
  });
  test('stalling: with nobody near, the ball waits before the End Zone until time has run out', () => {
    const players = [home('A', [24, 8]), away('1', [3, 3], { movement: 4 }), away('2', [3, 12], { movement: 4 })];
    const end = inBlood({ turns: { home: 6, away: 5 }, players, balls: [{ holder: 'A' }] }, true);
    expect(scoreOf(end)).toBe(0);
    expect(scoreOf(inBlood({ ...LAST, players, balls: [{ holder: 'A' }] }, true))).toBe(1);
  });
});

describe('star in Blitz Bowl', { timeout: SLOW_MS }, () => {
  /** Its whole turn. */
  const inBlitz = (position: PositionSpec): Found => found('blitz-2024', { actionsLeft: 3, ...position }, true);
  test('the ball is run in, whatever else could be blocked', () => {
    const players = [home('A', [11, 6]), home('B', [6, 3]), away('1', [6, 2]), away('2', [4, 10])];
    const end = inBlitz({ actionsLeft: 1, players, balls: [{ holder: 'A' }] });
    expect(end.given[0]).toEqual({ run: 'A' });
    expect(scoreOf(end)).toBeGreaterThanOrEqual(4);
  });
  test('the carrier is struck, not whoever else is marked', () => {
    const players = [home('A', [5, 6], { block: 2 }), away('1', [4, 6]), away('2', [6, 7]), home('B', [1, 1])];
    const { given } = inBlitz({ players, balls: [{ holder: '1' }] });
    expect(given).toContainEqual({ block: 'A' });
    expect(given.find(answer => typeof answer === 'object' && 'target' in answer)).toEqual({ target: '1' });
  });
  test('a carrier that could run in next turn is stopped', () => {
    const players = [home('A', [6, 8]), home('B', [11, 6]), away('1', [5, 6]), away('2', [14, 1])];
    const end = inBlitz({ players, balls: [{ holder: '1' }] });
    expect(verbsOf(end)).toEqual(expect.arrayContaining(['mark', 'block']));
  });
  test('a loose ball is fetched, handed on and run in, all in one turn', () => {
    const players = [home('A', [4, 6], { move: 6 }), home('B', [9, 8], { move: 7 }), away('1', [2, 10])];
    expect(scoreOf(inBlitz({ players, balls: [{ square: [6, 6] }] }))).toBeGreaterThanOrEqual(4);
  });
  test('three Players do three different things for a card that asks for it', () => {
    const players = [
      home('A', [5, 6]),
      home('B', [9, 5], { state: 'prone' }),
      home('C', [2, 3]),
      away('1', [6, 6]),
      away('2', [14, 9]),
    ];
    const cards = { active: ['playAsATeam', null, null] };
    const end = inBlitz({ players, balls: [{ holder: '2' }], cards });
    expect(scoreOf(end)).toBe(2);
  });
});
