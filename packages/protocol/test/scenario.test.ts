import type { PositionSpec } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { type BlitzScenario, checkScenario, describeDifference, readScenario, runScenario } from '../src/index.ts';

// The engine's own type of a position and the one that is checked are the same, in both directions.
type Checked = NonNullable<BlitzScenario['position']>;
const same: [Checked extends PositionSpec ? true : false, PositionSpec extends Checked ? true : false] = [true, true];

/** A Block between two Linemen: small, and everything about it is known. */
const block = {
  ruleset: 'blitz-2024',
  position: {
    players: [
      { id: 'A', side: 'home', position: 'dwarf/lineman', square: [7, 5] },
      { id: 'B', side: 'home', position: 'dwarf/runner' },
      { id: '1', side: 'away', position: 'orc/lineman', square: [8, 5] },
    ],
    balls: [{ holder: '1' }],
    cards: { active: ['freeUpTheBall/blitz', null, 'getMoving/sprint'], hands: { away: ['dodge'] }, discard: ['moxy'] },
    score: { home: 3 },
  },
  dice: ['block:smash', 'd8:4', 'd6:3'],
  answers: [{ block: 'A' }, { target: '1' }, 'pass', 'keep'],
} as const;
const run = (change: Record<string, unknown>): readonly string[] =>
  runScenario(checkScenario({ ...block, answers: block.answers, ...change })).differences.map(describeDifference);
const expecting = (expectation: Record<string, unknown>): readonly string[] => run({ expect: expectation });

test('the type of a checked position is the one the engine sets up', () => {
  expect(same).toEqual([true, true]);
});

describe('what a scenario may expect', () => {
  test('everything as it is: no difference', () => {
    expect(
      expecting({
        pitch: 'stone',
        arena: 'none',
        active: 'home',
        turn: 3,
        turnsTaken: { home: 1, away: 1 },
        actionsLeft: 2,
        actionsTaken: 1,
        claimedThisTurn: 0,
        finalTurns: 0,
        endgame: false,
        score: { home: 3, away: 0 },
        rookies: 'nobody',
        inForce: [],
        players: {
          A: { side: 'home', position: 'dwarf/lineman', square: [7, 5], state: 'open', ball: false, done: ['block'] },
          B: { state: 'reserves', barred: false },
          '1': { state: 'prone', square: [8, 5], ball: false },
        },
        balls: [{ kind: 'ordinary', square: [9, 5], holder: null }],
        cards: {
          active: ['freeUpTheBall', null, 'sprint'],
          deckSize: 22,
          deckTop: 'breakSomeBones/rawTalent',
          hands: { home: [], away: ['dodge'] },
          discard: ['showThemHow/moxy'],
          inFront: [],
        },
        result: null,
        asked: {
          question: 'claim',
          seat: 'home',
          about: { kind: 'block', player: 'A' },
          legal: [{ claim: 1 }, 'pass'],
          includes: ['pass'],
        },
        events: [
          { type: 'actionStarted', player: 'A', action: 'block', free: false },
          { type: 'blockRolled', player: 'A', target: '1', dice: ['smash'], modifiers: [] },
          { type: 'wentProne', player: '1', knockedDown: true },
          { type: 'ballBounced', ball: 1, from: [8, 5], to: [9, 5], die: 4 },
          { type: 'checked', check: 'armour', target: 3, die: 3, passed: true },
        ],
        noEvents: [{ type: 'injured' }, { type: 'checked', check: 'throw' }],
        illegal: [{ claim: 2 }, { claim: 9 }, 'keep', { to: [0, 40] }],
      }),
    ).toEqual([]);
  });

  // Each of these is wrong in one place, and that place is named.
  test.each<[Record<string, unknown>, string]>([
    [{ pitch: 'timber' }, 'pitch: expected timber, got stone'],
    [{ arena: 'bonePit' }, 'arena: expected bonePit, got none'],
    [{ active: 'away' }, 'active: expected away, got home'],
    [{ turn: 4 }, 'turn: expected 4, got 3'],
    [{ turnsTaken: { away: 2 } }, 'turnsTaken.away: expected 2, got 1'],
    [{ actionsLeft: 3 }, 'actionsLeft: expected 3, got 2'],
    [{ actionsTaken: 2 }, 'actionsTaken: expected 2, got 1'],
    [{ claimedThisTurn: 1 }, 'claimedThisTurn: expected 1, got 0'],
    [{ finalTurns: 2 }, 'finalTurns: expected 2, got 0'],
    [{ endgame: true }, 'endgame: expected true, got false'],
    [{ score: { home: 4 } }, 'score.home: expected 4, got 3'],
    [{ rookies: 'home' }, 'rookies: expected home, got nobody'],
    [{ inForce: ['getTheRef'] }, 'inForce: expected ["getTheRef"], got []'],
    [{ players: { A: { square: [7, 6] } } }, 'players.A.square: expected [7,6], got [7,5]'],
    [{ players: { B: { square: [7, 6] } } }, 'players.B.square: expected [7,6], got reserves'],
    [{ players: { A: { state: 'marked' } } }, 'players.A.state: expected marked, got open'],
    [{ players: { '1': { state: 'standing' } } }, 'players.1.state: expected standing, got prone'],
    [{ players: { A: { state: 'down' } } }, 'players.A.state: expected down, got open'],
    [{ players: { '1': { state: 'off' } } }, 'players.1.state: expected off, got prone'],
    [{ players: { A: { ball: true } } }, 'players.A.ball: expected true, got false'],
    [{ players: { A: { done: [] } } }, 'players.A.done: expected [], got ["block"]'],
    [{ players: { A: { barred: true } } }, 'players.A.barred: expected true, got false'],
    [{ players: { A: { side: 'away' } } }, 'players.A.side: expected away, got home'],
    [{ players: { A: { position: 'orc/lineman' } } }, 'players.A.position: expected orc/lineman, got dwarf/lineman'],
    [{ balls: [] }, 'balls: expected [], got [{"kind":"ordinary","square":[9,5]}]'],
    [{ balls: [{ holder: 'A' }] }, 'balls: expected [{"holder":"A"}], got [{"kind":"ordinary","square":[9,5]}]'],
    [
      { cards: { active: ['blitz', 'showboat', 'sprint'] } },
      'cards.active: expected ["blitz","showboat","sprint"], got ["freeUpTheBall/blitz",null,"getMoving/sprint"]',
    ],
    [{ cards: { deckSize: 21 } }, 'cards.deckSize: expected 21, got 22'],
    [{ cards: { deckTop: 'showboat' } }, 'cards.deckTop: expected showboat, got breakSomeBones/rawTalent'],
    [{ cards: { hands: { away: [] } } }, 'cards.hands.away: expected [], got ["moveTheBall/dodge"]'],
    [{ cards: { discard: ['dodge'] } }, 'cards.discard: expected ["dodge"], got ["showThemHow/moxy"]'],
    [{ cards: { inFront: ['dodge'] } }, 'cards.inFront: expected ["dodge"], got []'],
    [{ result: { winner: 'home' } }, 'result: expected {"winner":"home"}, got null'],
    [{ asked: null }, 'asked: expected null, got {"question":"claim","seat":"home"}'],
    [{ asked: { question: 'action' } }, 'asked.question: expected action, got claim'],
    [{ asked: { seat: 'away' } }, 'asked.seat: expected away, got home'],
    [{ asked: { legal: ['pass'] } }, 'asked.legal: expected ["pass"], got ["pass",{"claim":1}]'],
    [{ asked: { includes: [{ claim: 3 }] } }, 'asked.includes: expected {"claim":3}, got ["pass",{"claim":1}]'],
    [{ asked: { about: { player: 'B' } } }, 'asked.about: expected {"player":"B"}, got {"kind":"block","player":"A"}'],
    [
      { events: [{ type: 'ballBounced' }, { type: 'blockRolled' }] },
      'events[1]: expected {"type":"blockRolled"}, got ["checked"]',
    ],
    [
      { events: [{ type: 'blockResult', face: 'shove' }] },
      'events[0]: expected {"type":"blockResult","face":"shove"}, got [{"type":"blockResult","player":"A","target":"1","face":"smash"}]',
    ],
    [
      { noEvents: [{ type: 'blockResult' }] },
      'noEvents[0]: expected no such event, got {"type":"blockResult","player":"A","target":"1","face":"smash"}',
    ],
    [{ illegal: [{ claim: 1 }] }, 'illegal[0]: expected {"claim":1} is refused, got it is legal'],
    [{ illegal: [{ concede: 'home' }] }, 'illegal[0]: expected {"concede":"home"} is refused, got it is legal'],
  ])('%j differs', (expectation, difference) => {
    expect(expecting(expectation)).toEqual([difference]);
  });

  test('a roll too many is a difference', () => {
    expect(run({ dice: [...block.dice, 'd6:2', 'd8:1'] })).toEqual([
      'dice: expected every roll is used, got never rolled: d6:2 d8:1',
    ]);
  });
  test('an option that the position does not state holds for the position too', () => {
    const players = [{ id: 'A', side: 'home', square: [3, 3] }];
    const options = { pitch: 'timber', arena: 'bonePit', rookies: 'away' };
    const held = { pitch: 'timber', arena: 'bonePit', rookies: 'away' };
    expect(run({ position: { players }, dice: [], answers: [], options, expect: held })).toEqual([]);
    expect(
      run({ position: { players, arena: 'none' }, dice: [], answers: [], options, expect: { arena: 'none' } }),
    ).toEqual([]);
  });
});

describe('what bad input gets: one sentence that names the field', () => {
  const position = block.position;
  const withPlayer = (change: Record<string, unknown>): Record<string, unknown> => ({
    position: { ...position, players: [{ id: 'A', side: 'home', square: [7, 5], ...change }], balls: [], cards: {} },
    answers: [],
    dice: [],
  });
  test.each<[string, Record<string, unknown>, string]>([
    ['an unknown ruleset', { ruleset: 'blitz-1999' }, 'ruleset "blitz-1999" is unknown; known: blitz-2024'],
    ['an unknown field', { positoin: {} }, 'positoin is unknown; known here: ruleset, '],
    ['an unknown team', { home: 'elfs' }, 'home: team "elfs" is unknown in blitz-2024; known: amazon, black-orc'],
    ['an unknown option', { options: { weather: true } }, 'option "weather" is unknown in blitz-2024; known: pitch'],
    ['a wrong option', { options: { events: 'yes' } }, 'option "events" is one of true, false, not "yes"'],
    ['an unknown pitch', { position: { players: [], pitch: 'moon' } }, 'option "pitch" is one of ask, stone, timber'],
    [
      'an unknown arena',
      { position: { players: [], arena: 'moon' } },
      'position.arena: "moon" is unknown; known: none',
    ],
    ['an unknown position', withPlayer({ position: 'dwarf/wizard' }), 'position.players[0].position: dwarf has no'],
    [
      'an unknown ability',
      withPlayer({ abilities: ['flight'] }),
      'position: ability "flight" is unknown in blitz-2024; known:',
    ],
    ['a wrong side', withPlayer({ side: 'red' }), 'position.players[0].side: expected home or away, not "red"'],
    ['a square off the pitch', withPlayer({ square: [16, 5] }), 'position.players[0].square: [16,5] is not on the'],
    ['a blocked square', withPlayer({ square: [4, 3] }), 'position.players[0].square: [4,3] is a blocked square'],
    [
      'half a square',
      withPlayer({ square: [4] }),
      'position.players[0].square: expected a square [column, row], not [4]',
    ],
    ['a player without a square', withPlayer({ state: 'prone', square: undefined }), 'position.players[0]: a player'],
    ['a bad value', withPlayer({ armour: 9 }), 'position.players[0].armour: expected a whole number from 2 to 6 or -'],
    ['a bad id', withPlayer({ id: 'a b' }), 'position.players[0].id: expected an id of letters'],
    [
      'two players with one id',
      { position: { players: [position.players[0], position.players[0]] } },
      'position.players[1].id: there are two players "A"',
    ],
    [
      'two players on one square',
      { position: { players: [position.players[0], { id: 'C', side: 'away', square: [7, 5] }] } },
      'position.players[1].square: A already stands on [7,5]',
    ],
    [
      'an unknown holder',
      { position: { ...position, balls: [{ holder: 'Z' }] } },
      'position.balls[0].holder: there is no',
    ],
    [
      'a holder off the pitch',
      { position: { ...position, balls: [{ holder: 'B' }] } },
      'position.balls[0].holder: B does not',
    ],
    [
      'an unknown card',
      { position: { ...position, cards: { active: ['ace'] } } },
      'position.cards.active[0]: unknown card',
    ],
    [
      'one card too often',
      { position: { ...position, cards: { hands: { home: ['moxy', 'moxy'] } } } },
      'position.cards.hands.home[1]: no card',
    ],
    [
      'an unknown bonus play',
      { position: { ...position, played: { home: ['luck'] } } },
      'position.played.home[0]: expected accurateThrow,',
    ],
    [
      'too many points',
      { position: { ...position, score: { home: -1 } } },
      'position.score.home: expected a whole number from 0',
    ],
    ['an unknown die', { dice: ['d12:4'] }, 'dice[0]: there is no die "d12"; there are d3, d6,'],
    ['an impossible roll', { dice: ['block:smash', 'd8:9'] }, 'dice[1]: "d8:9" cannot be rolled; a d8 shows 1 to 8'],
    [
      'an unknown face',
      { dice: ['block:bash'] },
      'dice[0]: "block:bash" cannot be rolled; the faces of block are miss,',
    ],
    [
      'a die of another kind',
      { dice: ['d6:3'] },
      'dice: roll 1 of the script is "d6:3", but a block is rolled (answers[2])',
    ],
    [
      'too few dice',
      { dice: ['block:smash'] },
      'dice: the script has no roll left: a d8 is rolled after 1 scripted rolls (answers[2])',
    ],
    [
      'an illegal answer',
      { answers: [{ run: 'A' }] },
      'answers[0]: {"run":"A"} is not a legal answer to "action" for home; legal: ',
    ],
    [
      'an unknown answer',
      { answers: [{ fly: 'A' }] },
      'answers[0]: unknown answer "fly" to the question "action"; expected one of',
    ],
    ['an answer about nobody', { answers: [{ run: 'Z' }] }, 'answers[0]: "run" takes a player (A, B, 1), not "Z"'],
    [
      'an answer off the pitch',
      { answers: [{ to: [0, 3] }] },
      'answers[0]: "to" takes a square [column 1-15, row 1-11], not [0,3]',
    ],
    [
      'an answer of two',
      { answers: [{ run: 'A', to: [1, 1] }] },
      'answers[0]: expected an answer, a word such as "stop"',
    ],
    [
      'an expected player that is not there',
      { expect: { players: { Z: {} } } },
      'expect.players.Z: there is no player "Z"; there are A, B, 1',
    ],
    [
      'an expected event that is not there',
      { expect: { events: [{ type: 'flew' }] } },
      'expect.events[0].type: there is no event "flew"; there are tossed',
    ],
    [
      'a field an event has not',
      { expect: { events: [{ type: 'stoodUp', who: 'A' }] } },
      'expect.events[0].who: the event stoodUp has no such field; it has player',
    ],
    [
      'an expected question that is not there',
      { expect: { asked: { question: 'why' } } },
      'expect.asked.question: there is no question "why"; there are',
    ],
    [
      'a refused answer that is not one',
      { expect: { illegal: ['fly'] } },
      'expect.illegal[0]: there is no answer "fly" in any question',
    ],
    [
      'a refused answer about nobody',
      { expect: { illegal: [{ run: 'Z' }] } },
      'expect.illegal[0]: "run" takes a player, and there is no player "Z"',
    ],
    [
      'a refused card that is not one',
      { expect: { illegal: [{ play: 'luck' }] } },
      'expect.illegal[0]: "play" takes one of accurateThrow',
    ],
    [
      'a match without a team',
      { position: undefined, home: 'orc' },
      'away is missing; a scenario without a position starts from the toss',
    ],
  ])('%s', (_, change, sentence) => {
    const given: Record<string, unknown> = { ...block, ...change };
    for (const key of Object.keys(given)) if (given[key] === undefined) delete given[key];
    const message = messageOf(() => runScenario(readScenario(JSON.stringify(given))));
    expect(message).toContain(sentence);
    expect(message.startsWith(sentence)).toBe(true);
    expect(message).not.toContain('\n');
  });

  test.each([
    ['', 'the scenario is empty; expected a JSON object { … }'],
    ['[1]', 'the file: expected an object { … }, not [1]'],
    ['{}', 'ruleset is missing; expected the name of a ruleset'],
    [
      '{"ruleset": "blitz-2024", "dice": ["d6:',
      'the scenario is cut off: its JSON ends in the middle, after 39 characters',
    ],
    ['{"ruleset": "blitz-2024",\n "dice": oops}', 'the scenario is not proper JSON: line 2, column 10 cannot be read'],
    [
      '{"ruleset": "blitz-2024",\n "dice": ["a\\"{:"],\n "expect": {"score": {}}, "dice": []}',
      'the scenario says "dice" twice, the second time in line 3',
    ],
    ['{"ruleset": "blitz-2024",}', 'the scenario is not proper JSON: line 1, column 26 cannot be read'],
  ])('the text %j', (source, sentence) => {
    expect(messageOf(() => readScenario(source))).toBe(sentence);
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
