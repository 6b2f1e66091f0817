/** Values, skills and whatever else cannot be in 2025: positions with them are refused with one sentence. */
import { describe, expect, test } from 'vitest';
import { blood2025 } from '../../src/blood/editions/2025/index.ts';
import { type PlayerSpec, type PositionSpec, setUpGame } from '../../src/blood/setup.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import { BadInput } from '../../src/words.ts';

const withPlayer = (values: Partial<PlayerSpec>) =>
  setUpGame(
    blood2025,
    { position: { players: [{ id: 'H1', side: 'home', square: [5, 5], ...values }], active: 'home' } },
    new SeededDice('profiles'),
  );

const withPosition = (more: Partial<PositionSpec>, values: Partial<PlayerSpec> = {}) =>
  setUpGame(
    blood2025,
    { position: { players: [{ id: 'H1', side: 'home', square: [5, 5], ...values }], active: 'home', ...more } },
    new SeededDice('profiles'),
  );

describe('B25-PRIN-PROF-T1: characteristics', () => {
  test.each<[Partial<PlayerSpec>, string]>([
    [{ passing: 7 }, 'passing: 7 cannot be in blood-2025, where it goes from 1 to 6, or is 0 for whoever has none'],
    [{ passing: 2.5 }, 'passing: 2.5 cannot be in blood-2025, where it goes from 1 to 6, or is 0 for whoever has none'],
    [{ agility: 0 }, 'agility: 0 cannot be in blood-2025, where it goes from 1 to 6'],
    [{ armour: 12 }, 'armour: 12 cannot be in blood-2025, where it goes from 3 to 11'],
    [{ strength: 0 }, 'strength: 0 cannot be in blood-2025, where it goes from 1 to 8'],
    [{ strength: 9 }, 'strength: 9 cannot be in blood-2025, where it goes from 1 to 8'],
    [{ movement: 10 }, 'movement: 10 cannot be in blood-2025, where it goes from 1 to 9'],
    [{ armour: 2 }, 'armour: 2 cannot be in blood-2025, where it goes from 3 to 11'],
  ])('%j is refused', (values, sentence) => {
    expect(() => withPlayer(values)).toThrow(new BadInput(`position.players[0].${sentence}`));
  });
  test('B25-PRIN-PROF-T1, B25-PRIN-PROF-03: the limits themselves can be, and no Passing Ability at all', () => {
    for (const values of [
      { passing: 1 },
      { passing: 6 },
      { passing: 0 },
      { agility: 6 },
      { armour: 3 },
      { armour: 11 },
      { strength: 1, movement: 9 },
      { strength: 8, movement: 1 },
    ])
      expect(() => withPlayer(values)).not.toThrow();
  });
  test('a skill that only 2016 has is none here', () => {
    expect(() => withPlayer({ skills: ['wildAnimal'] })).toThrow('position.players[0]: there is no skill "wildAnimal"');
  });
});

describe('positions that cannot be in 2025', () => {
  const loose = { square: [7, 7] } as const;
  test.each<[string, Partial<PositionSpec>, Partial<PlayerSpec>, string]>([
    ['FAME', { fame: { home: 1 } }, {}, 'position.fame: no team of blood-2025 has any'],
    [
      'a second ball',
      { balls: [loose, { square: [8, 8] }] },
      {},
      'position.balls: there are 2; blood-2025 is played with one',
    ],
    [
      'a ball in no hands',
      { balls: [{ holder: 'H1' }] },
      { skills: ['noBall'] },
      'position.balls[0].holder: H1 can never hold a ball, by what it has of skills',
    ],
    [
      'two wizards',
      { brings: { home: { sportsWizard: 2 } } },
      {},
      'position.brings.home.sportsWizard: 2 of it; a team has at most 1',
    ],
    [
      'seven bribes',
      { brings: { home: { bribes: 7 } } },
      {},
      'position.brings.home.bribes: 7 of it; a team has at most 6',
    ],
  ])('B25-IND-02, B25-TRAIT-NOBALL-01: %s', (_, more, values, sentence) => {
    expect(() => withPosition(more, values)).toThrow(new BadInput(sentence));
  });
  test('B25-EVEN-05: a keyword that nobody has', () => {
    expect(() => withPosition({}, { keywords: ['Human', 'Klingon'] })).toThrow(
      /^position\.players\[0\]\.keywords: "Klingon" is no keyword of blood-2025; there are Animal, /,
    );
    expect(() => withPosition({}, { keywords: ['Human', 'Big Guy', 'Frog'] })).not.toThrow();
  });
  test('what is there for nothing is no fault', () => {
    expect(() =>
      withPosition({ fame: { home: 0, away: 0 }, balls: [loose], brings: { home: { bribes: 6 } } }),
    ).not.toThrow();
  });
});
