/** Formations stay legal whoever is missing, and stand as drawn when nobody is. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arrange,
  type Candidate,
  FORMATIONS,
  type Placement,
  type Profile,
  ROLES,
  type Role,
  roleOf,
  type SetUpLimits,
} from '../../src/blood/formations.ts';
import { AWAY } from '../../src/words.ts';

const LIMITS: SetUpLimits = { players: 11, scrimmage: 3, wide: 2 };
const LINEMAN: Profile = { movement: 6, strength: 3, agility: 3, armour: 8, skills: [] };

const isMiddle = (row: number): boolean => row >= 5 && row <= 11;
const count = (placed: readonly Placement<number>[], which: (at: Placement<number>) => boolean): number =>
  placed.filter(which).length;

/** What is wrong with a set-up of home's, in plain numbers; nothing when it is legal. */
const faults = (placed: readonly Placement<number>[], available: number, limits = LIMITS): string[] => {
  const expected = Math.min(available, limits.players);
  const onLine = count(placed, at => at.column === 13 && isMiddle(at.row));
  const upper = count(placed, at => at.row <= 4);
  const lower = count(placed, at => at.row >= 12);
  return [
    placed.length === expected || `${placed.length} set up, not ${expected}`,
    new Set(placed.map(at => at.player)).size === placed.length || 'somebody stands twice',
    new Set(placed.map(at => `${at.column},${at.row}`)).size === placed.length || 'two on a square',
    placed.every(at => at.column >= 1 && at.column <= 13 && at.row >= 1 && at.row <= 15) || 'outside the half',
    onLine >= Math.min(expected, limits.scrimmage) || `${onLine} on the line of scrimmage`,
    upper <= limits.wide || `${upper} in the upper wide zone`,
    lower <= limits.wide || `${lower} in the lower wide zone`,
  ].filter(fault => fault !== true);
};

const candidate = fc.record({
  role: fc.constantFrom(...ROLES),
  movement: fc.integer({ min: 2, max: 9 }),
  strength: fc.integer({ min: 1, max: 7 }),
  agility: fc.integer({ min: 1, max: 6 }),
  armour: fc.integer({ min: 4, max: 10 }),
  skills: fc.constant([]),
});
const squad = fc
  .array(candidate, { maxLength: 16 })
  .map((players): Candidate<number>[] => players.map((player, id) => ({ ...player, id })));
const ordinary = (roles: readonly Role[]): Candidate<number>[] => roles.map((role, id) => ({ ...LINEMAN, id, role }));

describe('the checker itself', () => {
  const at = (player: number, column: number, row: number): Placement<number> => ({ player, column, row });
  const legal = [at(0, 13, 5), at(1, 13, 8), at(2, 13, 11), at(3, 1, 1)];
  test('a legal set-up has no faults', () => expect(faults(legal, 4)).toEqual([]));
  test.each<[string, Placement<number>[], number]>([
    ['4 set up, not 5', legal, 5],
    ['somebody stands twice', [...legal.slice(0, 3), at(0, 1, 1)], 4],
    ['two on a square', [...legal, at(4, 13, 5)], 5],
    ['outside the half', [...legal, at(4, 14, 8)], 5],
    ['2 on the line of scrimmage', [at(0, 13, 5), at(1, 13, 4), at(2, 13, 8)], 3],
    ['3 in the upper wide zone', [...legal, at(4, 2, 4), at(5, 2, 3)], 6],
    ['3 in the lower wide zone', [...legal, at(4, 2, 12), at(5, 2, 13), at(6, 13, 15)], 7],
  ])('it finds: %s', (fault, placed, available) => expect(faults(placed, available)).toEqual([fault]));
});

test('a dozen formations, half of them for either side, each with its own slots', () => {
  expect(FORMATIONS.map(({ id, side }) => `${side} ${id}`)).toEqual([
    'attack cageReady',
    'attack overloadUp',
    'attack overloadDown',
    'attack spread',
    'attack oneTurnPush',
    'attack safeReceive',
    'defence zone',
    'defence chevron',
    'defence deepCorners',
    'defence ladder',
    'defence wall',
    'defence antiOneTurn',
  ]);
  expect(new Set(FORMATIONS.map(({ slots }) => JSON.stringify(slots))).size).toBe(12);
});

describe.each(FORMATIONS.map(formation => [formation.id, formation] as const))('%s', (_, formation) => {
  test('draws eleven legal places', () => {
    expect(formation.slots).toHaveLength(11);
    const drawn = formation.slots.map(({ column, row }, player) => ({ player, column, row }));
    expect(faults(drawn, 11)).toEqual([]);
  });

  test('eleven ordinary players of the drawn roles stand exactly as drawn, in whatever order they come', () => {
    const drawn = formation.slots.map(({ column, row, role }) => `${role} ${column},${row}`).sort();
    for (const slots of [formation.slots, [...formation.slots].reverse()]) {
      const players = ordinary(slots.map(slot => slot.role));
      const placed = arrange(formation, players, LIMITS).map(
        ({ player, column, row }) => `${players[player]?.role} ${column},${row}`,
      );
      expect(placed.sort()).toEqual(drawn);
    }
  });

  test('is legal with any number of players of any roles, from none to a full roster', () => {
    fc.assert(
      fc.property(squad, players => {
        expect(faults(arrange(formation, players, LIMITS), players.length)).toEqual([]);
      }),
    );
  });

  test('is legal under other numbers of players, on the line and in the wide zones', () => {
    const limits = fc.record({
      players: fc.integer({ min: 0, max: 16 }),
      scrimmage: fc.integer({ min: 0, max: 7 }),
      wide: fc.integer({ min: 0, max: 4 }),
    });
    fc.assert(
      fc.property(squad, limits, (players, given) => {
        expect(faults(arrange(formation, players, given), players.length, given)).toEqual([]);
      }),
    );
  });

  test('away stands as home does, mirrored at the half-way line', () => {
    fc.assert(
      fc.property(squad, players => {
        const home = arrange(formation, players, LIMITS);
        const mirrored = home.map(at => ({ ...at, column: 27 - at.column }));
        expect(arrange(formation, players, LIMITS, AWAY)).toEqual(mirrored);
      }),
    );
  });

  test('small letters are left out first: with ten players exactly one of them, the furthest from the middle', () => {
    const placed = arrange(formation, ordinary(formation.slots.slice(0, 10).map(slot => slot.role)), LIMITS);
    const empty = formation.slots.filter(slot => !placed.some(at => at.column === slot.column && at.row === slot.row));
    const optional = formation.slots.filter(slot => !slot.core);
    expect(optional.length).toBeGreaterThan(0);
    expect(empty).toHaveLength(1);
    expect(optional).toContain(empty[0]);
    const outermost = Math.max(...optional.map(slot => Math.abs(slot.row - 8)));
    expect(Math.abs((empty[0]?.row ?? 0) - 8)).toBe(outermost);
  });
});

describe('who goes where', () => {
  const cage = FORMATIONS[0] as (typeof FORMATIONS)[number];
  const where = (placed: readonly Placement<number>[], player: number): number[] | undefined => {
    const found = placed.find(at => at.player === player);
    return found && [found.column, found.row];
  };

  test('two players at hand both go to the line of scrimmage', () => {
    const placed = arrange(cage, ordinary(['thrower', 'runner']), LIMITS);
    expect(placed.map(at => at.column)).toEqual([13, 13]);
  });

  test('the thrower takes the ball, the big guy the centre of the line, wherever they are on the roster', () => {
    const roles: Role[] = ['thrower', ...Array<Role>(9).fill('lineman'), 'bigGuy'];
    const placed = arrange(cage, ordinary(roles), LIMITS);
    expect(where(placed, 0)).toEqual([6, 8]);
    expect(where(placed, 10)).toEqual([13, 8]);
  });

  test('without a thrower somebody else takes the ball, and not the one with a better place elsewhere', () => {
    const linemen = arrange(cage, ordinary(['blitzer', 'runner', ...Array<Role>(9).fill('lineman')]), LIMITS);
    expect(where(linemen, 0)).toEqual([12, 4]);
    expect(where(linemen, 1)).toEqual([8, 8]);
    const giants = arrange(cage, ordinary(['smallGuy', ...Array<Role>(10).fill('bigGuy')]), LIMITS);
    expect(where(giants, 0)).toEqual([6, 8]);
  });

  test('of two players of one role the better suited takes the place: the faster runner, the stronger blocker', () => {
    const players = ordinary(['runner', 'runner', 'blocker', 'blocker', ...Array<Role>(7).fill('lineman')]).map(
      (player, id) => (id === 1 ? { ...player, movement: 9 } : id === 3 ? { ...player, strength: 4 } : player),
    );
    const spread = FORMATIONS.find(({ id }) => id === 'spread') as (typeof FORMATIONS)[number];
    expect(where(arrange(cage, players, LIMITS), 1)).toEqual([8, 8]);
    expect(where(arrange(spread, players, LIMITS), 3)).toEqual([13, 8]);
  });

  test('of twelve the weakest stays in Reserves', () => {
    const players = ordinary(Array<Role>(12).fill('lineman')).map((player, id) =>
      id === 4 ? { ...player, armour: 7 } : player,
    );
    const placed = arrange(cage, players, LIMITS);
    expect(placed.map(at => at.player).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11]);
  });
});

describe('roles by profile', () => {
  test.each<[string, Role, Partial<Profile>]>([
    ['Human Lineman', 'lineman', {}],
    ['Human Blitzer', 'blitzer', { movement: 7, skills: ['block'] }],
    ['Human Thrower', 'thrower', { skills: ['pass', 'sureHands'] }],
    ['Human Catcher', 'runner', { movement: 8, strength: 2, armour: 7, skills: ['catch', 'dodge'] }],
    ['Ogre', 'bigGuy', { movement: 5, strength: 5, agility: 2, armour: 9, skills: ['boneHead', 'mightyBlow'] }],
    ['Black Orc Blocker', 'blocker', { movement: 4, strength: 4, agility: 2, armour: 9 }],
    ['Dwarf Blocker', 'blocker', { movement: 4, agility: 2, armour: 9, skills: ['block', 'tackle', 'thickSkull'] }],
    ['Zombie', 'lineman', { movement: 4, agility: 2, skills: ['regeneration'] }],
    ['Goblin', 'smallGuy', { strength: 2, armour: 7, skills: ['dodge', 'rightStuff', 'stunty'] }],
    ['Fanatic', 'bigGuy', { movement: 3, strength: 7, armour: 7, skills: ['ballAndChain', 'noHands', 'stunty'] }],
    ['Vampire', 'blitzer', { strength: 4, agility: 4, skills: ['bloodLust', 'hypnoticGaze', 'regeneration'] }],
    ['Ghoul', 'runner', { movement: 7, armour: 7, skills: ['dodge'] }],
    ['Skaven Lineman', 'lineman', { movement: 7, armour: 7 }],
    ['Gutter Runner', 'runner', { movement: 9, strength: 2, agility: 4, armour: 7, skills: ['dodge'] }],
    ['Witch Elf', 'blitzer', { movement: 7, agility: 4, armour: 7, skills: ['dodge', 'frenzy', 'jumpUp'] }],
    ['Dwarf Runner', 'runner', { skills: ['sureHands', 'thickSkull'] }],
  ])('%s: %s', (_, role, profile) => expect(roleOf({ ...LINEMAN, ...profile })).toBe(role));
});

test('whoever handles the ball is not put on the line of scrimmage while a Lineman stands behind it', () => {
  fc.assert(
    fc.property(squad, fc.constantFrom(...FORMATIONS), (players, formation) => {
      const placed = arrange(formation, players, { ...LIMITS, sparesHandlers: true });
      const roleAt = ({ player }: Placement<number>): Role => (players[player] as Candidate<number>).role;
      const onLine = placed.filter(at => at.column === 13 && isMiddle(at.row));
      const handlers = onLine.filter(at => roleAt(at) === 'thrower' || roleAt(at) === 'runner');
      const linemen = placed.filter(at => !onLine.includes(at) && roleAt(at) === 'lineman');
      return handlers.length === 0 || linemen.length === 0;
    }),
  );
});
