/** What only Blood Bowl 2025 knows of a player, and whatever lasts: written down, played on from, expected. */
import { describe, expect, test } from 'vitest';
import { describeDifference, readScenario, runScenario } from '../src/index.ts';

const PLAYERS = [
  { id: 'A', side: 'home', position: 'human/humanBlitzer', square: [10, 8] },
  { id: 'B', side: 'home', square: [10, 9] },
  { id: 'Z', side: 'home', square: [3, 3] },
  { id: '1', side: 'away', square: [11, 8], skills: ['monstrousMouth', 'eyeGouge', 'pro'] },
  { id: '2', side: 'away', square: [20, 2] },
] as const;
type Player = (typeof PLAYERS)[number]['id'];

const scenario = (
  of: Partial<Record<Player, object>>,
  rest: { position?: object; ruleset?: string; dice?: string[]; answers?: unknown[]; expect?: object } = {},
): string =>
  JSON.stringify({
    ruleset: rest.ruleset ?? 'blood-2025',
    position: { players: PLAYERS.map(player => ({ ...player, ...of[player.id] })), ...rest.position },
    dice: rest.dice ?? [],
    answers: rest.answers ?? [],
    expect: rest.expect ?? {},
  });
const differences = (...given: Parameters<typeof scenario>): string[] =>
  runScenario(readScenario(scenario(...given))).differences.map(describeDifference);
const refusal = (...given: Parameters<typeof scenario>): string => {
  try {
    runScenario(readScenario(scenario(...given)));
  } catch (error) {
    expect((error as Error).name).toBe('BadInput');
    return (error as Error).message;
  }
  throw new Error('nothing was refused');
};

describe('a player of 2025', () => {
  test('its Passing Ability is expected as printed or as given', () => {
    expect(
      differences({ B: { passing: 0 } }, { expect: { players: { A: { passing: 4 }, B: { passing: 0 } } } }),
    ).toEqual([]);
    expect(differences({}, { expect: { players: { A: { passing: 3 } } } })).toEqual([
      'players.A.passing: expected 3, got 4',
    ]);
  });
  test('B25-PRIN-STAT-07: Distracted, it marks nobody, and witless says the same', () => {
    const walks = { answers: [{ move: 'A' }, { to: [9, 7] }], expect: { players: { A: { square: [9, 7] } } } };
    expect(differences({ '1': { distracted: true } }, walks)).toEqual([]);
    expect(differences({ '1': { witless: true } }, { expect: { players: { '1': { distracted: true } } } })).toEqual([]);
  });
  test('B25-SKILL-EYEGOUGE-01: with its eyes gouged it helps nobody', () => {
    const block = (dice: number) => ({
      answers: [{ block: 'A' }, { target: '1' }],
      dice: Array.from({ length: dice }, () => 'block:pushed'),
      expect: { players: { B: { eyeGouged: dice === 1 } } },
    });
    expect(differences({ B: { eyeGouged: true } }, block(1))).toEqual([]);
    expect(differences({}, block(2))).toEqual([]);
  });
  test('B25-SKILL-MONSTROUSMOUTH-01: held by teeth, it has no square to go to', () => {
    const asked = { question: 'activity', legal: ['stop'] };
    expect(differences({ A: { chompedBy: '1' } }, { answers: [{ move: 'A' }], expect: { asked } })).toEqual([]);
    expect(differences({}, { expect: { players: { A: { chompedBy: null } } } })).toEqual([]);
  });
  test('what it has earned, and what the casualty table said of it', () => {
    const Z = { square: undefined, state: 'casualties', points: 5, played: true, casualty: 12 };
    const expected = { points: 5, played: true, casualty: 12 };
    expect(differences({ Z }, { expect: { players: { Z: expected, A: { points: 0, played: false } } } })).toEqual([]);
  });
});

describe('whatever lasts', () => {
  const slow = { on: 'A', kind: 'statChanged', value: 'movement -3', until: 'drive' };
  test('a value that is changed for a while', () => {
    const expected = { players: { A: { movement: 4 } }, effects: [{ on: 'A', kind: 'statChanged' }] };
    expect(differences({}, { position: { effects: [slow] }, expect: expected })).toEqual([]);
  });
  test('a skill that somebody is granted is in the match', () => {
    const effects = [{ on: 'A', kind: 'skillGained', value: 'leap', until: 'match' }];
    expect(
      differences({}, { position: { effects }, expect: { players: { A: { skills: ['block', 'tackle', 'leap'] } } } }),
    ).toEqual([]);
  });
  test('only those that are named are compared, and every one of them', () => {
    const expected = { effects: [slow, { ...slow, on: 'B' }] };
    expect(differences({}, { position: { effects: [slow] }, expect: expected })[0]).toMatch(
      /^effects: expected \[.*, got \[/,
    );
  });
  test.each([
    [
      { A: { chompedBy: '9' } },
      {},
      'position.players[0].chompedBy: there is no player "9" with the skill monstrousMouth',
    ],
    [{ Z: { chompedBy: '1' } }, {}, 'position.players[2].chompedBy: 1 does not mark it'],
    [{ A: { distracted: true } }, { ruleset: 'blood-2016' }, 'position.players[0].position'],
    [
      {},
      { position: { effects: [{ ...slow, kind: 'slow' }] } },
      'position.effects[0].kind: nothing that lasts is called "slow"',
    ],
    [
      {},
      { position: { effects: [{ ...slow, kind: 'rooted' }] } },
      'position.effects[0].kind: rooted of the player says that',
    ],
    [{}, { position: { effects: [{ ...slow, on: 'C' }] } }, 'position.effects[0].on: there is no player "C"'],
    [
      {},
      { position: { effects: [{ ...slow, value: 3 }] } },
      'position.effects[0].value: this is a change, as in "movement -1", not 3',
    ],
    [
      {},
      { position: { effects: [{ ...slow, until: 'action' }] } },
      'position.effects[0].until: nothing lasts for an Action between two of them',
    ],
  ])('%j %j is refused', (of, rest, says) => {
    expect(refusal(of as Parameters<typeof scenario>[0], rest)).toContain(says);
  });
  test('Distracted is a word of 2025', () => {
    const text = JSON.stringify({
      ruleset: 'blood-2016',
      position: { players: [{ id: 'A', side: 'home', square: [5, 5], distracted: true }] },
    });
    expect(() => runScenario(readScenario(text))).toThrow(
      'position.players[0].distracted: nobody is in blood-2016; it has witless',
    );
  });
});
