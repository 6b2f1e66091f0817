/** What `veteran` knows of Blood Bowl that `greedy` does not: positions in which it shows. */
import {
  type Answer,
  type blood,
  type Game,
  rulesetNamed,
  type ScenarioSpec,
  type SeatName,
  SeededDice,
} from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { NO_CLOCK } from '../src/clock.ts';
import { Escort } from '../src/greedy/blood/escort.ts';
import { kept, onGround } from '../src/greedy/blood/outlook.ts';
import { Scene } from '../src/greedy/blood/scene.ts';
import { VETERAN } from '../src/greedy/blood/temper.ts';
import { botNamed } from '../src/index.ts';

type BloodGame = blood.BloodGame;
type Square = readonly [number, number];
const player =
  (side: SeatName) =>
  (id: string, square: Square, more: object = {}) => ({ id, side, square, ...more });
const home = player('home');
const away = player('away');
const BLOCK = { skills: ['block'] };

const setUp = (id: string, position: object): Game =>
  rulesetNamed(id).setUp(
    { options: {}, position: { active: 'home', turns: { home: 3, away: 2 }, ...position } } as ScenarioSpec,
    new SeededDice('position'),
  );
interface Played {
  readonly game: Game;
  readonly given: readonly Answer[];
}
/** Home's turn in the hands of a bot, or the first answers of it. */
const played = (name: string, id: string, position: object, most = 200): Played => {
  const game = setUp(id, position);
  const own = setUp(id, position);
  const bot = botNamed(name, id, 'position');
  const buffer = new Int16Array(512);
  const given: Answer[] = [];
  while (given.length < most && !game.over && game.asked === 0) {
    own.load(game.view(0));
    const question = { name: own.question.name, seat: own.asked, answers: buffer.slice(0, own.legal(buffer)) };
    const answer = bot.choose(own, question, NO_CLOCK);
    given.push(game.nameAnswer(answer));
    game.choose(answer);
  }
  return { game, given };
};
const squareOf = ({ game }: Played, id: string): Square => game.squareName(game.square(game.playerNamed(id))) as Square;

describe('how likely a carrier loses the ball', () => {
  const carrier = home('1', [10, 8]);
  const corners = [home('2', [11, 7]), home('3', [11, 9]), home('4', [9, 7]), home('5', [9, 9])];
  const dangerWith = (...players: readonly object[]): number => {
    const game = setUp('blood-2016', { players: [carrier, ...players], balls: [{ holder: '1' }] }) as BloodGame;
    const escort = new Escort();
    const seen = game.playerNamed('1');
    escort.begin(new Scene(VETERAN).look(game, 0).chart(), seen, []);
    return escort.around(game.square(seen));
  };
  test('nobody can come: not at all', () => {
    expect(dangerWith(away('6', [24, 8]))).toBe(0);
  });
  test('one opponent that has a free way rolls one die; two roll two', () => {
    const alone = dangerWith(away('6', [14, 8]));
    expect(alone).toBeCloseTo(2.7 / 6, 5);
    expect(dangerWith(away('6', [14, 8]), away('7', [14, 10]))).toBeCloseTo(1 - (1 - 2.7 / 6) ** 2, 5);
  });
  test('somebody that marks the opponent makes it roll before it gets there', () => {
    expect(dangerWith(away('6', [14, 8]), home('2', [15, 8]))).toBeCloseTo(((2 / 3) * 2.7) / 6, 5);
  });
  test('four corners leave only a way through tackle zones, and two dice of which the carrier picks', () => {
    expect(dangerWith(away('6', [14, 8]), away('7', [14, 10]), ...corners)).toBeLessThan(0.1);
    expect(dangerWith(away('6', [14, 8]), away('7', [14, 10]), ...corners.slice(0, 3))).toBeGreaterThan(0.2);
  });
});
describe('what comes of the ball', () => {
  const position = { players: [home('1', [20, 8]), away('6', [1, 1])], balls: [{ holder: '1' }] };
  const game = setUp('blood-2016', position) as BloodGame;
  const scene = new Scene(VETERAN).look(game, 0).chart();
  const at = (column: number) => game.grid.at(column, 8);
  test('the nearer to the End Zone the better, in hands and on the ground', () => {
    for (let column = 2; column < 26; column++) {
      expect(onGround(scene, at(column + 1))).toBeGreaterThan(onGround(scene, at(column)));
      expect(kept(scene, game.playerNamed('1'), at(column + 1))).toBeGreaterThanOrEqual(
        kept(scene, game.playerNamed('1'), at(column)),
      );
    }
  });
  test('a ball lost in front of the other End Zone is better than one kept before the own', () => {
    expect(onGround(scene, at(24))).toBeGreaterThan(kept(scene, game.playerNamed('1'), at(4)));
  });
});
describe('veteran', () => {
  test('before its own End Zone it waits for its team-mates, and they take the corners', () => {
    const end = played('veteran', 'blood-2016', {
      players: [
        home('1', [4, 8], { movement: 4 }),
        home('2', [5, 6]),
        home('3', [5, 10]),
        home('4', [3, 6]),
        home('5', [3, 10]),
        away('6', [11, 7], BLOCK),
        away('7', [11, 9], BLOCK),
      ],
      balls: [{ holder: '1' }],
      turns: { home: 2, away: 1 },
    });
    const [column, row] = squareOf(end, '1');
    const guards = ['2', '3', '4', '5'].map(id => squareOf(end, id));
    const corners = guards.filter(([x, y]) => Math.abs(x - column) === 1 && Math.abs(y - row) === 1);
    expect(corners).toHaveLength(4);
  });
  test('strikes their carrier from the side where nobody helps it', () => {
    const position = {
      players: [
        home('1', [10, 8], BLOCK),
        away('6', [14, 8]),
        away('7', [12, 7]),
        away('8', [12, 9]),
        home('2', [15, 7]),
        away('9', [26, 1]),
      ],
      balls: [{ holder: '6' }],
    };
    const { given } = played('veteran', 'blood-2016', position, 12);
    expect(given).toContainEqual({ blitz: '1' });
  });
  test('the best hands wait until their carrier is struck', () => {
    const position = {
      players: [
        home('1', [12, 8]),
        home('2', [9, 10], { agility: 4, movement: 8 }),
        away('6', [13, 8]),
        away('7', [20, 2]),
      ],
      balls: [{ holder: '6' }],
      declared: ['blitz'],
    };
    const first = (name: string): string | undefined => {
      const { given } = played(name, 'blood-2016', position);
      return given.map(one => JSON.stringify(one)).find(one => /"(blitz|block|move|pass)":"[12]"/.test(one));
    };
    expect(first('greedy')).toContain('"2"');
    expect(first('veteran')).toContain('"1"');
  });
  test('B25-SECURE-05: secures a ball that lies in peace', () => {
    const position = {
      players: [home('1', [8, 8], { agility: 5 }), home('2', [13, 1]), away('6', [20, 8])],
      balls: [{ square: [6, 8] }],
    };
    const answers = (name: string): readonly Answer[] => played(name, 'blood-2025', position).given;
    expect(answers('veteran')).toContainEqual({ secureBall: '1' });
    expect(answers('greedy')).not.toContainEqual({ secureBall: '1' });
  });
  test.each(['blood-2016', 'blood-2025'])('sets up in the same formations every time in %s', id => {
    const rules = rulesetNamed(id);
    const spec = { home: 'human', away: 'orc', options: {} };
    const said = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const game = rules.create(spec, new SeededDice(seed)).start();
      const bot = botNamed('veteran', id, seed);
      const buffer = new Int16Array(512);
      while (game.question.name !== 'action') {
        const { name } = game.question;
        const answer = bot.choose(
          game,
          { name, seat: game.asked, answers: buffer.slice(0, game.legal(buffer)) },
          NO_CLOCK,
        );
        const named = game.nameAnswer(answer);
        if (typeof named === 'object' && 'formation' in named) said.add(named.formation as string);
        game.choose(answer);
      }
    }
    expect([...said].sort()).toEqual(['cageReady', 'chevron']);
  });
});
