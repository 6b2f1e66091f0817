import { readFileSync } from 'node:fs';
import {
  type Answer,
  type blood,
  checkTeam,
  parseTeam,
  rulesetNamed,
  ScriptedDice,
  SeededDice,
  teamBookOf,
} from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import {
  type BloodScenario,
  checkScenario,
  describeDifference,
  describeQuestion,
  readScenario,
  runScenario,
} from '../src/index.ts';

// The engine's own type of a position and the one that is checked are the same, in both directions.
type Checked = NonNullable<BloodScenario['position']>;
const same: [Checked extends blood.PositionSpec ? true : false, blood.PositionSpec extends Checked ? true : false] = [
  true,
  true,
];

/** A Blitz that frees the ball: small, and everything about it is known. */
const blitz = {
  ruleset: 'blood-2016',
  options: { cards: true },
  position: {
    turns: { home: 3, away: 2 },
    score: { home: 1 },
    rerolls: { home: 2, away: 1 },
    bribes: { away: 1 },
    fans: { home: 12, away: 9 },
    fame: { home: 1 },
    weather: 'verySunny',
    players: [
      { id: 'A', side: 'home', position: 'human/blitzer', square: [10, 8] },
      { id: 'B', side: 'home', position: 'griffOberwald' },
      { id: 'C', side: 'home', square: [2, 2], agility: 4, learned: ['guard'] },
      { id: '1', side: 'away', position: 'orc/thrower', square: [12, 8] },
      { id: '2', side: 'away', position: 'orc/lineman', square: [20, 3], state: 'stunned' },
    ],
    balls: [{ holder: '1' }],
    hands: { home: ['zap'], away: ['mine', 'ballista'] },
    decks: { randomEvents: ['eclipse', 'heckler'], miscellaneousMayhem: ['egoTrip'] },
  },
  dice: ['block:defenderDown', '2d6:9', '2d6:7', 'd8:5'],
  answers: [{ blitz: 'A' }, { to: [11, 8] }, { target: '1' }, { face: 'defenderDown' }, { to: [13, 8] }, 'no'],
} as const;
const run = (change: Record<string, unknown>): readonly string[] =>
  runScenario(checkScenario({ ...blitz, ...change })).differences.map(describeDifference);
const expecting = (expectation: Record<string, unknown>): readonly string[] => run({ expect: expectation });

test('the type of a checked position is the one the engine sets up', () => {
  expect(same).toEqual([true, true]);
});

describe('what a scenario may expect', () => {
  test('everything as it is: no difference', () => {
    expect(
      expecting({
        active: 'home',
        half: 1,
        turns: { home: 3, away: 2 },
        kicking: 'away',
        firstKicker: 'away',
        weather: 'verySunny',
        score: { home: 1, away: 0 },
        rerolls: { home: 2, away: 1 },
        rerollsUsed: 0,
        leaderReroll: { home: false, away: false },
        bribes: { home: 0, away: 1 },
        apothecaries: { home: 0, away: 0 },
        fans: { home: 12, away: 9 },
        fame: { home: 1, away: 0 },
        declared: ['blitz'],
        markerMoved: true,
        turnover: 'none',
        landing: null,
        players: {
          A: { side: 'home', position: 'human/blitzer', square: [11, 8], state: 'standing', ball: false, acted: true },
          B: { state: 'reserves', position: 'griffOberwald', acted: false },
          C: { position: 'plain', movement: 6, strength: 3, agility: 4, armour: 8, skills: ['guard'] },
          '1': { square: [13, 8], state: 'stunned', skills: ['sureHands', 'pass'], stunnedThisTurn: false },
          '2': { state: 'stunned', witless: false, rooted: false },
        },
        balls: [{ square: [14, 8], holder: null }],
        hands: { home: ['zap'], away: ['ballista', 'mine'] },
        decks: { randomEvents: ['eclipse', 'heckler'], miscellaneousMayhem: ['egoTrip'] },
        discard: [],
        result: null,
        asked: {
          question: 'activity',
          seat: 'home',
          about: { player: 'A', kind: 'blitz', left: 5, count: 0, extra: 2 },
          includes: ['stop', { to: [10, 8] }],
        },
        events: [
          { type: 'declared', player: 'A', action: 'blitz' },
          { type: 'blockRolled', player: 'A', target: '1', dice: ['defenderDown'], chooser: 'home' },
          { type: 'pushed', player: '1', from: [12, 8], to: [13, 8] },
          { type: 'armourRolled', player: '1', dice: 9, total: 9, target: 9, modifiers: [], broken: true },
          { type: 'injuryRolled', player: '1', total: 7, result: 'stunned' },
          { type: 'ballBounced', ball: 1, from: [13, 8], to: [14, 8], die: 5 },
        ],
        noEvents: [{ type: 'followedUp' }, { type: 'rolled', roll: 'catch' }],
        illegal: [{ target: '1' }, { to: [20, 3] }, 'endTurn', { callIllegal: 'away' }],
      }),
    ).toEqual([]);
  });

  // Each of these is wrong in one place, and that place is named.
  test.each<[Record<string, unknown>, string]>([
    [{ active: 'away' }, 'active: expected away, got home'],
    [{ active: 'nobody' }, 'active: expected nobody, got home'],
    [{ half: 2 }, 'half: expected 2, got 1'],
    [{ turns: { away: 3 } }, 'turns.away: expected 3, got 2'],
    [{ kicking: 'home' }, 'kicking: expected home, got away'],
    [{ firstKicker: 'home' }, 'firstKicker: expected home, got away'],
    [{ weather: 'nice' }, 'weather: expected nice, got verySunny'],
    [{ score: { home: 2 } }, 'score.home: expected 2, got 1'],
    [{ rerolls: { home: 1 } }, 'rerolls.home: expected 1, got 2'],
    [{ rerollsUsed: 1 }, 'rerollsUsed: expected 1, got 0'],
    [{ leaderReroll: { away: true } }, 'leaderReroll.away: expected true, got false'],
    [{ bribes: { away: 0 } }, 'bribes.away: expected 0, got 1'],
    [{ apothecaries: { home: 1 } }, 'apothecaries.home: expected 1, got 0'],
    [{ fans: { home: 11 } }, 'fans.home: expected 11, got 12'],
    [{ fame: { home: 0 } }, 'fame.home: expected 0, got 1'],
    [{ declared: [] }, 'declared: expected [], got ["blitz"]'],
    [{ markerMoved: false }, 'markerMoved: expected false, got true'],
    [{ turnover: 'knockedDown' }, 'turnover: expected knockedDown, got none'],
    [{ landing: [3, 3] }, 'landing: expected [3,3], got null'],
    [{ players: { A: { square: [10, 8] } } }, 'players.A.square: expected [10,8], got [11,8]'],
    [{ players: { B: { square: [10, 8] } } }, 'players.B.square: expected [10,8], got reserves'],
    [{ players: { '1': { state: 'prone' } } }, 'players.1.state: expected prone, got stunned'],
    [{ players: { '1': { ball: true } } }, 'players.1.ball: expected true, got false'],
    [{ players: { A: { acted: false } } }, 'players.A.acted: expected false, got true'],
    [{ players: { A: { side: 'away' } } }, 'players.A.side: expected away, got home'],
    [{ players: { A: { position: 'orc/blitzer' } } }, 'players.A.position: expected orc/blitzer, got human/blitzer'],
    [{ players: { C: { agility: 3 } } }, 'players.C.agility: expected 3, got 4'],
    [{ players: { C: { skills: ['block'] } } }, 'players.C.skills: expected ["block"], got ["guard"]'],
    [{ players: { A: { stunnedThisTurn: true } } }, 'players.A.stunnedThisTurn: expected true, got false'],
    [{ players: { A: { witless: true } } }, 'players.A.witless: expected true, got false'],
    [{ players: { A: { rooted: true } } }, 'players.A.rooted: expected true, got false'],
    [{ balls: [] }, 'balls: expected [], got [{"square":[14,8]}]'],
    [{ balls: [{ holder: 'A' }] }, 'balls: expected [{"holder":"A"}], got [{"square":[14,8]}]'],
    [{ hands: { away: ['mine'] } }, 'hands.away: expected ["mine"], got ["ballista","mine"]'],
    [
      { decks: { randomEvents: ['heckler', 'eclipse'] } },
      'decks.randomEvents: expected ["heckler","eclipse"], got ["eclipse","heckler"]',
    ],
    [{ discard: ['zap'] }, 'discard: expected ["zap"], got []'],
    [{ result: { winner: 'home' } }, 'result: expected {"winner":"home"}, got null'],
    [{ asked: { question: 'action' } }, 'asked.question: expected action, got activity'],
    [{ asked: { seat: 'away' } }, 'asked.seat: expected away, got home'],
    [
      { asked: { about: { kind: 'move' } } },
      'asked.about: expected {"kind":"move"}, got {"player":"A","kind":"blitz","left":5,"count":0,"extra":2}',
    ],
    [
      { events: [{ type: 'blockResult', face: 'pushed' }] },
      'events[0]: expected {"type":"blockResult","face":"pushed"}, got [{"type":"blockResult","player":"A","target":"1","face":"defenderDown"}]',
    ],
    [
      { noEvents: [{ type: 'knockedDown' }] },
      'noEvents[0]: expected no such event, got {"type":"knockedDown","player":"1"}',
    ],
    [{ illegal: ['stop'] }, 'illegal[0]: expected "stop" is refused, got it is legal'],
    [{ illegal: [{ concede: 'away' }] }, 'illegal[0]: expected {"concede":"away"} is refused, got it is legal'],
  ])('%j differs', (expectation, difference) => {
    expect(expecting(expectation)).toEqual([difference]);
  });
});

describe('what a coach is told about a question', () => {
  type Player = blood.PlayerSpec;
  const home = (id: string, square: [number, number], more: Partial<Player> = {}): Player => ({
    id,
    side: 'home',
    square,
    ...more,
  });
  const away = (id: string, square: [number, number], more: Partial<Player> = {}): Player => ({
    id,
    side: 'away',
    square,
    ...more,
  });
  const pair = (skills: Partial<Player> = {}, theirs: Partial<Player> = {}): Player[] => [
    home('A', [10, 8], skills),
    home('B', [3, 3]),
    away('1', [11, 8], theirs),
  ];
  const blocks: Answer[] = [{ block: 'A' }, { target: '1' }];
  interface Told {
    readonly position: blood.PositionSpec;
    readonly options?: Record<string, unknown>;
    readonly dice?: readonly string[];
    readonly answers?: readonly Answer[];
    readonly asked: readonly [question: string, seat: string, about: Record<string, unknown>];
  }
  const ball = [{ holder: 'A' }];
  test.each<[string, Told]>([
    ['an Action', { position: { players: pair() }, asked: ['action', 'home', { seat: 'home' }] }],
    [
      'the squares of a move',
      {
        position: { players: pair({ learned: ['sprint'] }) },
        answers: [{ move: 'B' }, { to: [4, 4] }],
        asked: ['activity', 'home', { player: 'B', kind: 'move', left: 5, count: 0, extra: 2 }],
      },
    ],
    [
      'dice the coach picks from',
      {
        position: { players: pair({ strength: 4 }) },
        dice: ['block:pushed', 'block:bothDown'],
        answers: blocks,
        asked: ['blockDie', 'home', { player: 'A', target: '1', dice: ['pushed', 'bothDown'] }],
      },
    ],
    [
      'dice the other coach picks from, first the re-roll',
      {
        position: { rerolls: { home: 1 }, players: pair({}, { strength: 4 }) },
        dice: ['block:pushed', 'block:bothDown'],
        answers: blocks,
        asked: ['blockReroll', 'home', { player: 'A', target: '1', dice: ['pushed', 'bothDown'] }],
      },
    ],
    [
      '… then the die',
      {
        position: { rerolls: { home: 1 }, players: pair({}, { strength: 4 }) },
        dice: ['block:pushed', 'block:bothDown'],
        answers: [...blocks, 'keep'],
        asked: ['blockDie', 'away', { player: 'A', target: '1', dice: ['pushed', 'bothDown'] }],
      },
    ],
    [
      'a skill of the coach’s own',
      {
        position: { players: pair({ skills: ['block'] }) },
        dice: ['block:bothDown'],
        answers: blocks,
        asked: ['useSkill', 'home', { player: 'A', kind: 'block' }],
      },
    ],
    [
      'a skill of the other side',
      {
        position: { players: pair({}, { skills: ['dodge'] }) },
        dice: ['block:defenderStumbles'],
        answers: blocks,
        asked: ['useSkill', 'away', { player: '1', kind: 'dodge' }],
      },
    ],
    [
      'a push',
      {
        position: { players: pair() },
        dice: ['block:pushed'],
        answers: blocks,
        asked: ['push', 'home', { by: 'A', player: '1' }],
      },
    ],
    [
      'a Side Step',
      {
        position: { players: pair({}, { skills: ['sideStep'] }) },
        dice: ['block:pushed'],
        answers: blocks,
        asked: ['pushAnywhere', 'away', { by: 'A', player: '1', kind: 'sideStep' }],
      },
    ],
    [
      'a follow-up',
      {
        position: { players: pair() },
        dice: ['block:pushed'],
        answers: [...blocks, { to: [12, 8] }],
        asked: ['followUp', 'home', { player: 'A', target: '1', from: [11, 8] }],
      },
    ],
    [
      'a failed dodge',
      {
        position: { rerolls: { home: 1 }, players: pair() },
        dice: ['d6:2'],
        answers: [{ move: 'A' }, { to: [9, 8] }],
        asked: ['reroll', 'home', { player: 'A', kind: 'dodge', die: 2, passed: false }],
      },
    ],
    [
      'a dodge that succeeded',
      {
        position: { rerolls: { home: 1 }, players: pair() },
        dice: ['d6:5'],
        answers: [{ move: 'A' }, { to: [9, 8] }],
        asked: ['reroll', 'home', { player: 'A', kind: 'dodge', die: 5, passed: true }],
      },
    ],
    [
      'a pass gone astray',
      {
        position: { rerolls: { home: 1 }, players: [home('A', [10, 8])], balls: ball },
        dice: ['d6:2'],
        answers: [{ pass: 'A' }, 'throw', { to: [15, 8] }],
        asked: ['reroll', 'home', { player: 'A', kind: 'pass', die: 2, passed: false, result: 'inaccurate' }],
      },
    ],
    [
      'a fumble',
      {
        position: { rerolls: { home: 1 }, players: [home('A', [10, 8])], balls: ball },
        dice: ['d6:1'],
        answers: [{ pass: 'A' }, 'throw', { to: [15, 8] }],
        asked: ['reroll', 'home', { player: 'A', kind: 'pass', die: 1, passed: false, result: 'fumbled' }],
      },
    ],
    [
      'a Pro roll that failed',
      {
        position: { rerolls: { home: 1 }, players: pair({ skills: ['pro'] }) },
        dice: ['d6:2', 'd6:3'],
        answers: [{ move: 'A' }, { to: [9, 8] }, { reroll: 'pro' }],
        asked: ['reroll', 'home', { player: 'A', kind: 'pro', passed: false }],
      },
    ],
    [
      'where to throw',
      {
        position: { players: [home('A', [10, 8])], balls: ball },
        answers: [{ pass: 'A' }, 'throw'],
        asked: ['passTarget', 'home', { player: 'A', kind: 'pass' }],
      },
    ],
    [
      'who intercepts',
      {
        position: { players: [home('A', [10, 8]), away('1', [13, 8])], balls: ball },
        answers: [{ pass: 'A' }, 'throw', { to: [16, 8] }],
        asked: ['intercept', 'away', { player: 'A', to: [16, 8], kind: 'pass' }],
      },
    ],
    [
      'who dives',
      {
        position: { players: pair({}, { skills: ['divingTackle'] }) },
        dice: ['d6:4'],
        answers: [{ move: 'A' }, { to: [9, 8] }],
        asked: ['divingTackle', 'away', { player: 'A', from: [10, 8], die: 4, to: [9, 8] }],
      },
    ],
    [
      'Piling On for the armour',
      {
        position: { players: pair({ skills: ['pilingOn'] }) },
        dice: ['block:defenderDown', '2d6:5'],
        answers: [...blocks, { to: [12, 8] }, 'yes'],
        asked: ['pilingOn', 'home', { player: 'A', target: '1', kind: 'armour' }],
      },
    ],
    [
      '… and for the injury',
      {
        position: { players: pair({ skills: ['pilingOn'] }) },
        dice: ['block:defenderDown', '2d6:9', '2d6:8'],
        answers: [...blocks, { to: [12, 8] }, 'yes'],
        asked: ['pilingOn', 'home', { player: 'A', target: '1', kind: 'injury', result: 'knockedOut' }],
      },
    ],
    [
      'the apothecary for a KO',
      {
        options: { apothecary: true },
        position: { apothecaries: { away: 1 }, players: pair() },
        dice: ['block:defenderDown', '2d6:9', '2d6:8'],
        answers: [...blocks, { to: [12, 8] }, 'no'],
        asked: ['apothecary', 'away', { player: '1', kind: 'knockedOut' }],
      },
    ],
    [
      'the apothecary for a casualty',
      {
        options: { apothecary: true },
        position: { apothecaries: { away: 1 }, players: pair() },
        dice: ['block:defenderDown', '2d6:9', '2d6:10', 'd6:5', 'd8:3'],
        answers: [...blocks, { to: [12, 8] }, 'no'],
        asked: ['apothecary', 'away', { player: '1', kind: 'casualty', value: 53 }],
      },
    ],
    [
      'which of two casualty rolls',
      {
        options: { apothecary: true },
        position: { apothecaries: { away: 1 }, players: pair() },
        dice: ['block:defenderDown', '2d6:9', '2d6:10', 'd6:5', 'd8:3', 'd6:2', 'd8:6'],
        answers: [...blocks, { to: [12, 8] }, 'no', 'yes'],
        asked: ['casualty', 'away', { player: '1', value: 53, die: 26 }],
      },
    ],
    [
      'a Bribe',
      {
        position: { bribes: { home: 1 }, players: pair({}, { state: 'prone' }) },
        dice: ['d6:2', 'd6:2'],
        answers: [{ foul: 'A' }, { target: '1' }],
        asked: ['bribe', 'home', { seat: 'home', player: 'A' }],
      },
    ],
    [
      'where a kick is going, and how far',
      {
        position: {
          moment: 'kickOff',
          kicking: 'home',
          players: [home('K', [5, 8], { skills: ['kick'] }), away('1', [14, 8])],
        },
        dice: ['d8:2', 'd6:5'],
        answers: [{ to: [20, 8] }],
        asked: ['useSkill', 'home', { player: 'K', kind: 'kick', dice: [2, 5] }],
      },
    ],
    [
      'a card’s moment',
      {
        options: { cards: true },
        position: { moment: 'turnStart', players: pair(), hands: { home: ['gimmeThat'] } },
        asked: ['specialPlay', 'home', { seat: 'home', moment: 'own' }],
      },
    ],
    [
      'a card’s target',
      {
        options: { cards: true },
        position: { moment: 'turnStart', players: pair(), hands: { home: ['gimmeThat'] } },
        answers: [{ play: 'gimmeThat' }],
        asked: ['cardTarget', 'home', { seat: 'home', kind: 'gimmeThat' }],
      },
    ],
    [
      'a set-up, and a rearranged one',
      {
        position: { moment: 'kickOff', kicking: 'home', players: [home('A', [13, 8]), away('1', [14, 8])] },
        dice: ['d8:2', 'd6:5', '2d6:4'],
        answers: [{ to: [20, 8] }],
        asked: ['setUp', 'home', { seat: 'home', option: 'rearrange' }],
      },
    ],
  ])('%s', (_, { position, options = {}, dice = [], answers = [], asked: [question, seat, about] }) => {
    const script = new ScriptedDice(dice);
    const game = rulesetNamed('blood-2016').setUp({ position, options }, script);
    for (const answer of answers) game.answer(answer);
    script.assertUsedUp();
    const described = describeQuestion(game, game.asked);
    expect([described.question, described.seat, 'about' in described && described.about]).toEqual([
      question,
      seat,
      about,
    ]);
  });
});

describe('what bad input gets: one sentence that names the field', () => {
  const position = blitz.position;
  const withPlayer = (change: Record<string, unknown>): Record<string, unknown> => ({
    options: {},
    position: { players: [{ id: 'A', side: 'home', square: [7, 5], ...change }] },
    answers: [],
    dice: [],
  });
  test.each<[string, Record<string, unknown>, string]>([
    [
      'a field of the other game',
      { position: { ...position, pitch: 'stone' } },
      'position.pitch is unknown; known here:',
    ],
    ['an expectation of the other game', { expect: { actionsLeft: 2 } }, 'expect.actionsLeft is unknown; known here:'],
    ['an event of the other game', { expect: { events: [{ type: 'checked' }] } }, 'expect.events[0].type: there is no'],
    [
      'a die of the other game',
      { dice: ['block:smash'] },
      'dice[0]: "block:smash" cannot be rolled; the faces of block',
    ],
    [
      'a question of the other game',
      { expect: { asked: { question: 'claim' } } },
      'expect.asked.question: there is no question "claim"; there are',
    ],
    ['an answer of the other game', { answers: [{ run: 'A' }] }, 'answers[0]: unknown answer "run" to the question'],
    ['an unknown team', { home: 'elfs' }, 'home: team "elfs" is unknown in blood-2016; known: '],
    ['an unknown option', { options: { arena: true } }, 'option "arena" is unknown in blood-2016; known: cards'],
    ['a wrong option', { options: { cards: 'yes' } }, 'option "cards" is true or false, not "yes"'],
    [
      'an unknown weather',
      { position: { ...position, weather: 'fog' } },
      'position.weather: expected nice, swelteringHeat',
    ],
    [
      'an unknown moment',
      { position: { ...position, moment: 'later' } },
      'position.moment: expected action, turnStart',
    ],
    ['a fourth half', { position: { ...position, half: 4 } }, 'position.half: expected a whole number from 1 to 3'],
    [
      'a ninth turn',
      { position: { ...position, turns: { home: 9 } } },
      'position.turns.home: expected a whole number from',
    ],
    [
      'an unknown roster',
      withPlayer({ position: 'elf/lineman' }),
      'position.players[0].position: there is no roster or',
    ],
    ['an unknown position', withPlayer({ position: 'orc/ogre' }), 'position.players[0].position: orc has no position'],
    [
      'an unknown skill',
      withPlayer({ skills: ['flight'] }),
      'position.players[0].skills[0]: expected aSneakyPair, accurate, ',
    ],
    [
      'an unknown state',
      withPlayer({ state: 'asleep' }),
      'position.players[0].state: expected standing, prone, stunned',
    ],
    [
      'a square off the pitch',
      withPlayer({ square: [27, 5] }),
      'position.players[0].square: [27,5] is not on the pitch;',
    ],
    [
      'a KO’d player on a square',
      withPlayer({ state: 'knockedOut' }),
      'position.players[0]: a player that is knockedOut',
    ],
    [
      'two players on one square',
      { position: { players: [position.players[0], { id: 'Z', side: 'away', square: [10, 8] }] } },
      'position.players[1].square: A already stands on [10,8]',
    ],
    [
      'two players with one id',
      { position: { players: [position.players[0], position.players[0]] } },
      'position.players[1].id: there are two players "A"',
    ],
    [
      'a holder who is down',
      { position: { ...position, balls: [{ holder: '2' }] } },
      'position.balls[0].holder: 2 does not stand',
    ],
    [
      'a ball under a player',
      { position: { ...position, balls: [{ square: [10, 8] }] } },
      'position.balls[0].square: A stands there; name it as the holder',
    ],
    ['cards without the option', { options: {} }, 'position.hands and position.decks need the option cards'],
    [
      'an unknown card',
      { position: { ...position, hands: { home: ['ace'] } } },
      'position.hands.home[0]: expected ballClone,',
    ],
    [
      'one card twice',
      { position: { ...position, hands: { home: ['zap'], away: ['zap'] } } },
      'position.hands.away: the card "zap" is somewhere else already',
    ],
    [
      'too few dice',
      { dice: [] },
      'dice: the script has no roll left: a block is rolled after 0 scripted rolls (answers[2])',
    ],
    [
      'an illegal answer',
      { answers: [{ block: 'A' }] },
      'answers[0]: {"block":"A"} is not a legal answer to "action" for home; legal: ',
    ],
    [
      'an unknown formation',
      { position: { ...position, moment: 'drive' }, answers: [{ formation: 'turtle' }], dice: [] },
      'answers[0]: "formation" takes one of cageReady, ',
    ],
    ['a match without a team', { position: undefined, home: 'orc' }, 'away is missing; a scenario without a position'],
  ])('%s', (_, change, sentence) => {
    const given: Record<string, unknown> = { ...blitz, ...change };
    for (const key of Object.keys(given)) if (given[key] === undefined) delete given[key];
    const message = messageOf(() => runScenario(readScenario(JSON.stringify(given))));
    expect(message.slice(0, sentence.length)).toBe(sentence);
    expect(message).not.toContain('\n');
  });
});

describe('what belongs to the other edition is refused in one sentence', () => {
  const file = (ruleset: string, values: object): string =>
    JSON.stringify({
      ruleset,
      position: {
        players: [
          { id: 'A', side: 'home', square: [10, 8], ...values },
          { id: '1', side: 'away', square: [14, 8] },
        ],
      },
    });
  test.each<[string, string, object, string]>([
    [
      'a Passing Ability of 7',
      'blood-2025',
      { passing: 7 },
      'position.players[0].passing: 7 cannot be in blood-2025, where it goes from 1 to 6, or is 0 for whoever has none',
    ],
    ['Agility 7', 'blood-2025', { agility: 7 }, 'position.players[0].agility: 7 cannot be in blood-2025, '],
    ['a skill of 2016', 'blood-2025', { skills: ['pilingOn'] }, 'position.players[0]: there is no skill "pilingOn"; '],
    ['a position of 2016', 'blood-2025', { position: 'human/blitzer' }, 'position.players[0].position: '],
    ['Passing in 2016', 'blood-2016', { passing: 4 }, 'position.players[0].passing: no player of blood-2016 has that'],
    [
      'a skill of 2025',
      'blood-2016',
      { skills: ['steadyFooting'] },
      'position.players[0]: there is no skill "steadyFooting"; ',
    ],
  ])('%s', (_, ruleset, values, sentence) => {
    const message = messageOf(() => runScenario(readScenario(file(ruleset, values))));
    expect(message.slice(0, sentence.length)).toBe(sentence);
    expect(message).not.toContain('\n');
  });
  const kept = (name: string): Record<string, unknown> =>
    JSON.parse(readFileSync(new URL(`corpus/${name}.json`, import.meta.url), 'utf8')) as Record<string, unknown>;
  test('a record of a 2016 match under 2025', () => {
    const record = { ...kept('blood-2016-finished'), ruleset: 'blood-2025' };
    expect(messageOf(() => rulesetNamed('blood-2025').create(record as never, new SeededDice('')))).toMatch(
      /^(?:option "cards" is unknown in blood-2025|team ".*" is unknown)/,
    );
  });
  test('a team file of 2016 under 2025, and one that says so itself', () => {
    const file = kept('blood-2016-team');
    const { rules } = teamBookOf('blood-2025');
    const sentence = 'no team of blood-2025 has that; was the file written for another edition?';
    expect(messageOf(() => checkTeam(rules, parseTeam(JSON.stringify({ ...file, ruleset: 'blood-2025' }))))).toContain(
      sentence,
    );
    expect(messageOf(() => checkTeam(rules, parseTeam(JSON.stringify(file))))).toBe(
      'ruleset: the team is written for "blood-2016", not for "blood-2025"',
    );
  });
});

const messageOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    expect((error as Error).name).toBe('BadInput');
    return (error as Error).message;
  }
  throw new Error('nothing was refused');
};
