import {
  type Answer,
  type blood,
  type Dice,
  type Game,
  questions,
  type RulesetDefinition,
  rulesetNamed,
  ScriptedDice,
  SEATS,
  type SeatName,
  SeededDice,
} from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { NO_CLOCK } from '../src/clock.ts';
import { ANSWERED } from '../src/greedy/blood/instincts.ts';
import { type Bot, botNamed, botSeed, playMatch } from '../src/index.ts';

const blood2016: RulesetDefinition = rulesetNamed('blood-2016');
const SLOW_MS = 120_000;

type PlayerSpec = blood.PlayerSpec;
type Values = Omit<PlayerSpec, 'id' | 'side' | 'square'>;
const player =
  (side: SeatName) =>
  (id: string, square: readonly [number, number], values: Values = {}): PlayerSpec => ({ id, side, square, ...values });
const home = player('home');
const away = player('away');

interface Played {
  readonly game: Game;
  readonly given: readonly Answer[];
}
/** Lets greedy answer for home from a position on, until somebody else is asked or `most` answers are given. */
const playOn = (
  position: blood.PositionSpec,
  { dice = new SeededDice('scenario') as Dice, most = 200, options = {} } = {},
): Played => {
  const scenario = { options, position: { active: 'home' as const, turns: { home: 4, away: 4 }, ...position } };
  const game = blood2016.setUp(scenario, dice);
  const own = blood2016.setUp(scenario, new SeededDice(''));
  const bot = botNamed('greedy', blood2016.id, 'test');
  const buffer = new Int16Array(512);
  const given: Answer[] = [];
  while (given.length < most && !game.over && game.asked === 0) {
    own.load(game.view(0));
    const question = { name: own.question.name, seat: own.asked, answers: buffer.slice(0, own.legal(buffer)) };
    const answer = bot.choose(own, question, NO_CLOCK);
    given.push(game.nameAnswer(answer));
    if (given.length < most) game.choose(answer);
  }
  return { game, given };
};
const first = (position: blood.PositionSpec, most = 1): readonly Answer[] => playOn(position, { most }).given;
const squaresOf = (given: readonly Answer[]): unknown[] =>
  given.flatMap(a => (typeof a === 'object' && 'to' in a ? [a.to] : []));
/** Nobody far away has anything to do. */
const bystander = away('9', [1, 15]);

describe('greedy with the ball in hand', () => {
  test('walks it in for a Touchdown rather than anything else', () => {
    const { given, game } = playOn(
      { players: [home('A', [22, 8]), home('B', [20, 8]), away('1', [21, 12])], balls: [{ holder: 'A' }] },
      { most: 6 },
    );
    expect(given[0]).toEqual({ move: 'A' });
    expect(game.grid.column(game.square(game.playerNamed('A')))).toBe(26);
    expect(given.at(-1)).toBe('stop');
  });
  test('goes round opponents when there is a way without a roll', () => {
    const players = [home('A', [21, 8]), away('1', [23, 8]), away('2', [24, 1])];
    const { game } = playOn({ players, balls: [{ holder: 'A' }] }, { dice: new ScriptedDice([]), most: 8 });
    expect(game.grid.column(game.square(game.playerNamed('A')))).toBe(26);
  });
  test('throws it to somebody who can score in the last turn, and does not when it can walk itself', () => {
    const thrower = { agility: 4, skills: ['pass'] } as const;
    const catcher = { agility: 4, movement: 8, skills: ['catch'] } as const;
    const last = { turns: { home: 8, away: 8 }, balls: [{ holder: 'A' }] };
    const far = [home('A', [9, 8], thrower), home('B', [19, 8], catcher), bystander];
    const given = first({ ...last, players: far }, 9);
    expect(given[0]).toEqual({ pass: 'A' });
    expect(given.slice(-2)).toEqual(['throw', { to: [19, 8] }]);
    const near = [home('A', [21, 8], thrower), home('B', [24, 8], catcher), bystander];
    expect(first({ ...last, players: near })).toEqual([{ move: 'A' }]);
  });
  test('hands it over in the last turn to somebody who can score', () => {
    const players = [home('A', [15, 8], { movement: 4 }), home('B', [18, 8], { movement: 8, agility: 4 }), bystander];
    const given = first({ turns: { home: 8, away: 8 }, players, balls: [{ holder: 'A' }], declared: ['pass'] }, 9);
    expect(given[0]).toEqual({ handOff: 'A' });
    expect(given).toContainEqual({ target: 'B' });
  });
  test('has a small carrier thrown when nothing else is fast enough', () => {
    const players = [
      home('T', [15, 8], { movement: 4, strength: 5, agility: 3, skills: ['throwTeammate'] }),
      home('A', [16, 8], { movement: 5, strength: 2, skills: ['rightStuff', 'stunty', 'dodge'] }),
      bystander,
    ];
    const given = first({ turns: { home: 8, away: 8 }, players, balls: [{ holder: 'A' }] }, 3);
    expect(given[0]).toEqual({ pass: 'T' });
    expect(given).toContainEqual({ throwTeammate: 'A' });
  });
  test('keeps it with team-mates around it: somebody goes to a corner of the cage', () => {
    const players = [home('A', [12, 8], { acted: true }), home('B', [9, 8]), away('1', [18, 8])];
    const { game } = playOn({ players, balls: [{ holder: 'A' }] }, { dice: new ScriptedDice([]) });
    expect(game.squareName(game.square(game.playerNamed('B')))).toEqual(expect.arrayContaining([13]));
    expect([7, 9]).toContain(game.grid.row(game.square(game.playerNamed('B'))));
  });
});

describe('greedy and a loose ball', () => {
  test('sends whoever has the best hands, and runs on with it', () => {
    const players = [home('A', [8, 7], { skills: ['sureHands'] }), home('B', [8, 9], { agility: 2 }), bystander];
    const { given, game } = playOn({ players, balls: [{ square: [10, 8] }] }, { dice: new ScriptedDice(['d6:4']) });
    expect(given).toContainEqual({ pass: 'A' });
    expect(given).not.toContainEqual({ pass: 'B' });
    expect(squaresOf(given)).toContainEqual([10, 8]);
    expect(game.grid.column(game.square(game.playerNamed('A')))).toBeGreaterThan(10);
  });
  test('does what is safe first: the others stand up and close in before it is picked up', () => {
    const players = [home('A', [9, 8]), home('B', [6, 4], { state: 'prone' }), away('1', [20, 8])];
    const { given } = playOn({ players, balls: [{ square: [10, 8] }] }, { dice: new ScriptedDice(['d6:6']) });
    const declared = given.filter(a => JSON.stringify(a).match(/move|pass/));
    expect(declared).toEqual([{ move: 'B' }, { pass: 'A' }]);
  });
  test('rolls a failed pick-up again, and keeps a good one', () => {
    const players = [home('A', [9, 8]), bystander];
    const position = { players, balls: [{ square: [10, 8] as const }], rerolls: { home: 2 } };
    const failed = playOn(position, { dice: new ScriptedDice(['d6:1', 'd6:5']) }).given;
    expect(failed).toContainEqual({ reroll: 'team' });
    const passed = playOn(position, { dice: new ScriptedDice(['d6:5']) }).given;
    expect(passed).toContain('keep');
    expect(passed).not.toContainEqual({ reroll: 'team' });
  });
});

describe('greedy without the ball', () => {
  const kept = { balls: [{ holder: '1' }] };
  test('blocks the carrier it stands next to', () => {
    const players = [home('A', [12, 8], { strength: 4 }), away('1', [11, 8]), away('2', [12, 7])];
    expect(first({ ...kept, players }, 2)).toEqual([{ block: 'A' }, { target: '1' }]);
  });
  test('blitzes a carrier that nobody stands next to', () => {
    const players = [home('A', [8, 8], { strength: 4, skills: ['block'] }), away('1', [12, 8])];
    const given = first({ ...kept, players }, 5);
    expect(given[0]).toEqual({ blitz: 'A' });
    expect(given.at(-1)).toEqual({ target: '1' });
  });
  test('gets between a carrier and its own End Zone', () => {
    const players = [home('A', [12, 4], { strength: 1 }), away('1', [11, 8], { strength: 5 })];
    const { game } = playOn({ ...kept, players, declared: ['blitz'] }, { dice: new ScriptedDice([]) });
    expect(game.grid.column(game.square(game.playerNamed('A')))).toBeLessThanOrEqual(11);
  });
  test('brings help for a block before it is made', () => {
    const players = [home('A', [12, 8], { movement: 0 }), home('B', [9, 8]), away('1', [13, 8])];
    const { given } = playOn(
      { players, balls: [{ square: [26, 15] }], declared: ['blitz'] },
      { dice: new ScriptedDice(['block:pushed', 'block:defenderDown', '2d6:3']), most: 30 },
    );
    const declared = given.filter(a => JSON.stringify(a).match(/move|block/));
    expect(declared.map(a => Object.keys(a)[0])).toEqual(['move', 'block']);
  });
  test('fouls with help when there is nothing better to do, and not alone', () => {
    const carrier = home('A', [11, 8], { acted: true });
    const lying = away('1', [12, 8], { armour: 6, state: 'prone' });
    const [one, two] = [home('B', [12, 7]), home('C', [12, 9])];
    const fouls = (...players: PlayerSpec[]): Answer[] =>
      playOn({ players, balls: [{ holder: 'A' }] }).given.filter(a => JSON.stringify(a).includes('foul'));
    expect(fouls(carrier, lying, one, two)).toHaveLength(1);
    expect(fouls(carrier, { ...lying, armour: 10 }, one)).toEqual([]);
  });
});

describe('greedy, asked about dice', () => {
  /** The third answer after a block with two dice: the face that is picked. */
  const face = (blocker: Values, ball: blood.BallSpec, ...dice: string[]): Answer | undefined => {
    const players = [home('A', [12, 8], { strength: 4, ...blocker }), away('1', [13, 8])];
    const position = { players, balls: [ball], declared: ['blitz' as const], rerolls: { home: 0 } };
    return playOn(position, { dice: new ScriptedDice(dice), most: 3 }).given[2];
  };
  const far: blood.BallSpec = { square: [1, 1] };
  test('picks the face that fells the opponent, or else one that does not fell its own player', () => {
    expect(face({}, far, 'block:pushed', 'block:defenderDown')).toEqual({ face: 'defenderDown' });
    expect(face({}, far, 'block:attackerDown', 'block:pushed')).toEqual({ face: 'pushed' });
  });
  test('knows what skills make of Both Down', () => {
    expect(face({ skills: ['block'] }, far, 'block:pushed', 'block:bothDown')).toEqual({ face: 'bothDown' });
    expect(face({}, far, 'block:pushed', 'block:bothDown')).toEqual({ face: 'pushed' });
  });
  test('gives its own player for the ball carrier', () => {
    expect(face({}, { holder: '1' }, 'block:pushed', 'block:bothDown')).toEqual({ face: 'bothDown' });
  });
});

test('greedy has thought of every question there is', () => {
  const planned = ['setUp', 'action', 'activity'];
  const all = questions.filter(one => one.game === 'blood').map(one => one.name);
  expect(all.filter(name => !planned.includes(name) && !ANSWERED.includes(name))).toEqual([]);
  expect(ANSWERED.filter(name => !all.includes(name))).toEqual([]);
});

describe('greedy, at Blood Bowl 2025', () => {
  const rules = rulesetNamed('blood-2025');
  /** What its coach answers until it is the other one's turn. */
  const answersOf = (position: object): Answer[] => {
    const game = rules.setUp({ position: { active: 'home', ...position } }, new SeededDice('2025'));
    const own = rules.setUp({ position: { active: 'home', ...position } }, new SeededDice(''));
    const bot = botNamed('greedy', rules.id, 'test');
    const buffer = new Int16Array(512);
    const given: Answer[] = [];
    while (!game.over && game.asked === 0 && given.length < 30) {
      own.load(game.view(0));
      const question = { name: own.question.name, seat: own.asked, answers: buffer.slice(0, own.legal(buffer)) };
      const answer = bot.choose(own, question, NO_CLOCK);
      given.push(game.nameAnswer(answer));
      game.choose(answer);
    }
    return given;
  };
  const plain = { movement: 6, strength: 4, agility: 3, passing: 4, armour: 9 };
  test('B25-BLITZ-02: names the carrier before it moves, and then blocks it', () => {
    const given = answersOf({
      players: [
        { ...plain, id: 'A', side: 'home', square: [10, 8] },
        { ...plain, id: '1', side: 'away', strength: 2, square: [14, 8] },
      ],
      balls: [{ holder: '1' }],
    });
    expect(given.slice(0, 2)).toEqual([{ blitz: 'A' }, { target: '1' }]);
    expect(given.slice(2).filter(answer => JSON.stringify(answer) === '{"target":"1"}')).toHaveLength(1);
  });
  test('B25-TRAIT-CHAINSAW-01: saws as an Action of its own', () => {
    const saw = { ...plain, id: 'A', side: 'home', square: [13, 8], skills: ['chainsaw'], movement: 1 };
    const given = answersOf({
      players: [saw, { ...plain, id: '1', side: 'away', square: [14, 8] }],
      balls: [{ square: [26, 15] }],
      declared: ['blitz'],
    });
    expect(given.slice(0, 2)).toEqual([{ chainsaw: 'A' }, { chainsaw: '1' }]);
  });
  test.each([0, 1] as const)('beats random from seat %i', { timeout: SLOW_MS }, seat => {
    const [home, away] = rules.boxTeams;
    const bot = (at: 0 | 1): Bot => botNamed(at === seat ? 'greedy' : 'random', rules.id, botSeed('2025', at));
    const { outcome } = playMatch(rules, { home, away, options: {} }, [bot(0), bot(1)], '2025');
    expect(outcome.winner).toBe(seat);
  });
});

describe('greedy, in whole matches', () => {
  const [one, other] = blood2016.boxTeams;
  test('sets up in a formation of its side and is ready', () => {
    const game = blood2016.create({ home: one, away: other, options: {} }, new SeededDice('set-up')).start();
    const own = blood2016.create({ home: one, away: other, options: {} }, new SeededDice(''));
    const bot = botNamed('greedy', blood2016.id, 'set-up');
    const buffer = new Int16Array(512);
    const given: unknown[] = [];
    while (game.question.name !== 'placeBall') {
      own.load(game.view(game.asked));
      const question = { name: own.question.name, seat: own.asked, answers: buffer.slice(0, own.legal(buffer)) };
      const answer = bot.choose(own, question, NO_CLOCK);
      const name = game.nameAnswer(answer);
      given.push(typeof name === 'string' ? name : Object.keys(name)[0]);
      game.choose(answer);
    }
    expect(given).toEqual(['receive', 'formation', 'ready', 'formation', 'ready']);
  });
  // Few, since test runners slow bots down by an order of magnitude; greedy.soak.ts plays hundreds.
  test.each([0, 1] as const)('beats random from seat %i, with any teams and options', { timeout: SLOW_MS }, seat => {
    const games = 4;
    let won = 0;
    for (let i = 0; i < games; i++) {
      const seed = `greedy blood/${seat}/${i}`;
      const dice = new SeededDice(seed);
      const team = (): string => blood2016.teams[dice.pick(blood2016.teams.length)]?.id ?? '';
      const match = { home: team(), away: team(), options: blood2016.anyOptions(dice) };
      const bot = (at: 0 | 1): Bot => botNamed(at === seat ? 'greedy' : 'random', blood2016.id, botSeed(seed, at));
      if (playMatch(blood2016, match, [bot(0), bot(1)], seed).outcome.winner === seat) won++;
    }
    expect([SEATS[seat], won]).toEqual([SEATS[seat], games]);
  });
  test('plays the whole game against itself: it kicks, catches, passes, blocks and scores', {
    timeout: SLOW_MS,
  }, () => {
    const seen = new Map<string, number>();
    for (let i = 0; i < 6; i++) {
      const seed = `itself/${i}`;
      const bots = [0, 1].map(seat => botNamed('greedy', blood2016.id, botSeed(seed, seat as 0 | 1)));
      playMatch(blood2016, { home: 'woodElf', away: 'skaven', options: {} }, bots as [Bot, Bot], seed, {
        watch: (_game, events) => {
          for (const { type } of events) seen.set(type, (seen.get(type) ?? 0) + 1);
        },
      });
    }
    const often = ['kickOffRolled', 'declared', 'blockRolled', 'followedUp', 'stoodUp', 'ballTaken', 'rerolled'];
    for (const type of [...often, 'threw', 'handedOff', 'touchdown'])
      expect([type, (seen.get(type) ?? 0) > 0]).toEqual([type, true]);
    expect((seen.get('touchdown') ?? 0) / 6).toBeGreaterThan(1);
  });
});
