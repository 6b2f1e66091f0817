/** The formations with the teams of 2025: legal by its rules of set-up, whoever is missing, and with somebody to kick. */
import { describe, expect, test } from 'vitest';
import { arrange, asCandidate, type Candidate, FORMATIONS, type Placement } from '../../src/blood/formations.ts';
import { teamOf } from '../../src/blood/team.ts';
import { teamBookOf } from '../../src/blood/teams/books.ts';

const { rules, files } = teamBookOf('blood-2025');
/** B25-SETUP-01, B25-SETUP-06, B25-SETUP-07 */
const LIMITS = { players: 11, scrimmage: 3, wide: 2 };

const playersOf = (id: string): readonly (Candidate<number> & { readonly position: string })[] => {
  const file = files.find(one => one.id === id);
  if (!file) throw new Error(`no team ${id}`);
  return teamOf(rules, file).players.map((player, number) => ({
    ...asCandidate(player, 'less'),
    id: number,
    position: player.position,
  }));
};
const onLine = ({ column, row }: Placement<number>): boolean => column === 13 && row >= 5 && row <= 11;
const inWideZone = (placed: readonly Placement<number>[], rows: readonly [number, number]): number =>
  placed.filter(({ row }) => row >= rows[0] && row <= rows[1]).length;

describe.each(rules.rosters.map(({ id }) => id))('%s', id => {
  const players = playersOf(id);
  test('B25-SETUP-01, B25-SETUP-06, B25-SETUP-07: eleven, three on the line, two in a wide zone', () => {
    for (const formation of FORMATIONS) {
      const placed = arrange(formation, players, LIMITS);
      expect([formation.id, placed.length]).toEqual([formation.id, 11]);
      expect(placed.filter(onLine).length).toBeGreaterThanOrEqual(3);
      expect(Math.max(inWideZone(placed, [1, 4]), inWideZone(placed, [12, 15]))).toBeLessThanOrEqual(2);
    }
  });
  test('B25-SETUP-02, B25-SETUP-08: fewer stand as well, and the last three on the line', () => {
    for (const formation of FORMATIONS)
      for (let there = 0; there < 11; there++) {
        const placed = arrange(formation, players.slice(0, there), LIMITS);
        expect([formation.id, placed.length]).toEqual([formation.id, there]);
        expect(placed.filter(onLine).length).toBeGreaterThanOrEqual(Math.min(3, there));
        expect(Math.max(inWideZone(placed, [1, 4]), inWideZone(placed, [12, 15]))).toBeLessThanOrEqual(2);
      }
  });
  test('B25-KICK-02, B25-KICK-03: a defence has somebody to kick, off the line and out of the wide zones', () => {
    for (const formation of FORMATIONS.filter(({ side }) => side === 'defence')) {
      const placed = arrange(formation, players, LIMITS);
      const kickers = placed.filter(({ column, row }) => column < 13 && row >= 5 && row <= 11);
      expect([formation.id, kickers.length > 0]).toEqual([formation.id, true]);
    }
  });
});

describe('who goes where', () => {
  const cage = FORMATIONS.find(({ id }) => id === 'cageReady') as (typeof FORMATIONS)[number];
  /** Who stands on the square of the ball carrier to be. */
  const withTheBall = (id: string): string | undefined => {
    const players = playersOf(id);
    const there = arrange(cage, players, LIMITS).find(({ column, row }) => column === 6 && row === 8);
    return there && players[there.player]?.position;
  };
  test.each([
    ['human', 'humanThrower'],
    ['orc', 'orcThrower'],
    ['skaven', 'skavenThrower'],
    ['woodElf', 'woodElfThrower'],
    ['elvenUnion', 'elfThrower'],
  ])('%s: the thrower is for the ball', (id, position) => expect(withTheBall(id)).toBe(position));

  test('Agility counts by what has to be rolled: 2+ is better than 4+', () => {
    const runner = { movement: 7, strength: 3, armour: 8, skills: ['catch'] };
    const [slow, deft] = [
      asCandidate({ ...runner, agility: 4 }, 'less'),
      asCandidate({ ...runner, agility: 2 }, 'less'),
    ];
    expect([slow.agility, deft.agility]).toEqual([2, 4]);
    expect(asCandidate({ ...runner, agility: 4 }, 'more').agility).toBe(4);
  });
  test('roles by profile', () => {
    const roleOf = (id: string, position: string): string | undefined =>
      playersOf(id).find(player => player.position === position)?.role;
    expect(roleOf('human', 'humanBlitzer')).toBe('blitzer');
    expect(roleOf('human', 'humanCatcher')).toBe('runner');
    expect(roleOf('human', 'ogre')).toBe('bigGuy');
    expect(roleOf('blackOrc', 'blackOrc')).toBe('blocker');
    expect(roleOf('lizardmen', 'saurusBlocker')).toBe('blocker');
    expect(roleOf('goblin', 'goblinLineman')).toBe('smallGuy');
    expect(roleOf('dwarf', 'dwarfLineman')).toBe('blocker');
  });
});
