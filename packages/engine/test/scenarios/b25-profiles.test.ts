/** Values and skills that no player of 2025 can have: positions with them are refused with one sentence. */
import { describe, expect, test } from 'vitest';
import { blood2025 } from '../../src/blood/editions/2025/index.ts';
import { type PlayerSpec, setUpGame } from '../../src/blood/setup.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import { BadInput } from '../../src/words.ts';

const withPlayer = (values: Partial<PlayerSpec>) =>
  setUpGame(
    blood2025,
    { position: { players: [{ id: 'H1', side: 'home', square: [5, 5], ...values }], active: 'home' } },
    new SeededDice('profiles'),
  );

describe('B25-PRIN-PROF-T1: characteristics printed as rolls', () => {
  test.each<[Partial<PlayerSpec>, string]>([
    [{ passing: 7 }, 'passing: 7 cannot be in blood-2025, where it goes from 1 to 6, or is 0 for whoever has none'],
    [{ passing: 2.5 }, 'passing: 2.5 cannot be in blood-2025, where it goes from 1 to 6, or is 0 for whoever has none'],
    [{ agility: 0 }, 'agility: 0 cannot be in blood-2025, where it goes from 1 to 6'],
    [{ armour: 12 }, 'armour: 12 cannot be in blood-2025, where it goes from 3 to 11'],
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
    ])
      expect(() => withPlayer(values)).not.toThrow();
  });
  test('a skill that only 2016 has is none here', () => {
    expect(() => withPlayer({ skills: ['wildAnimal'] })).toThrow('position.players[0]: there is no skill "wildAnimal"');
  });
});
