/** Set-ups worth knowing, drawn as they stand on the pitch, and how to put the players at hand into one of them. */
import type { Lineup, Profile as Printed } from '../kernel/lineup.ts';
import { EngineError, HOME, NOWHERE, type Seat, type Square } from '../words.ts';
import { type Characteristic, Stat } from './characteristics.ts';
import { SKILLS, type SkillName } from './names.ts';
import { GRID, HALVES, onScrimmage, wideZone } from './pitch.ts';
import type { FormationName } from './words.ts';

/** What a player is for, as far as a set-up cares. */
export const ROLES = ['bigGuy', 'blocker', 'blitzer', 'lineman', 'thrower', 'runner', 'smallGuy'] as const;
export type Role = (typeof ROLES)[number];

/** What is printed about a player, with numbers that grow with quality. */
export interface Profile {
  readonly movement: number;
  readonly strength: number;
  readonly agility: number;
  readonly armour: number;
  readonly skills: readonly SkillName[];
}
/** Somebody who may be set up. */
export interface Candidate<Id> extends Profile {
  readonly id: Id;
  readonly role: Role;
}
/** What is known of a candidate, whatever it is called. */
type Known = Omit<Candidate<unknown>, 'id'>;
/** What an edition says about a legal set-up: most players, fewest on the line of scrimmage, most in each wide zone. */
export interface SetUpLimits {
  readonly players: number;
  readonly scrimmage: number;
  readonly wide: number;
  /** Formations keep whoever handles the ball off the line of scrimmage. Left out, as they always stood: records tell of it. */
  readonly sparesHandlers?: true;
}
/** A place in a set-up, in home's half. */
export interface Slot {
  readonly column: number;
  readonly row: number;
  readonly role: Role;
  /** Left empty only after all that are not. */
  readonly core: boolean;
}
export interface Formation {
  readonly id: FormationName;
  readonly side: 'attack' | 'defence';
  /** The most important first. */
  readonly slots: readonly Slot[];
}
export interface Placement<Id> {
  readonly player: Id;
  readonly column: number;
  readonly row: number;
}

const has = (profile: Profile, ...skills: readonly SkillName[]): boolean =>
  skills.some(skill => profile.skills.includes(skill));

/** The first line that fits: from what is rarest in a team to what is most common. */
export const roleOf = (profile: Profile): Role => {
  const { movement, strength, agility } = profile;
  if (strength >= 5) return 'bigGuy';
  if (strength <= 2 && has(profile, 'stunty', 'titchy')) return 'smallGuy';
  if (has(profile, 'pass', 'accurate', 'safeThrow', 'safePass')) return 'thrower';
  if (strength >= 4 && agility <= 3 && movement <= 6) return 'blocker';
  if (movement <= 4 && has(profile, 'block', 'guard', 'standFirm')) return 'blocker';
  if (has(profile, 'block', 'frenzy', 'mightyBlow') || strength >= 4) return 'blitzer';
  if (has(profile, 'catch', 'divingCatch', 'sureHands', 'dumpOff', 'sprint') || strength <= 2) return 'runner';
  if (movement >= 8 || (movement >= 7 && has(profile, 'dodge'))) return 'runner';
  return 'lineman';
};
/** What Agility is worth where it is printed as what has to be rolled: 3+ is as good as a 3 once was, 2+ as a 4. */
const BEST_ROLL = 6;
/** Players as set-ups see them, whichever way their edition prints Agility. */
export const asCandidate = (printed: Profile, better: Characteristic['better']): Known => {
  const { movement, strength, armour, skills } = printed;
  const agility = better === 'more' ? printed.agility : BEST_ROLL - printed.agility;
  return { movement, strength, agility, armour, skills, role: roleOf({ movement, strength, agility, armour, skills }) };
};
const valuesOf = ({ stats, skills }: Printed): Profile => ({
  movement: stats[Stat.movement] as number,
  strength: stats[Stat.strength] as number,
  agility: stats[Stat.agility] as number,
  armour: stats[Stat.armour] as number,
  skills: skills.map(skill => SKILLS[skill] as SkillName),
});

/** Who stands in for whom, the best first. */
const STAND_INS: Readonly<Record<Role, readonly Role[]>> = {
  bigGuy: ['bigGuy', 'blocker', 'lineman', 'blitzer', 'smallGuy', 'runner', 'thrower'],
  blocker: ['blocker', 'bigGuy', 'lineman', 'blitzer', 'smallGuy', 'runner', 'thrower'],
  blitzer: ['blitzer', 'blocker', 'runner', 'lineman', 'bigGuy', 'thrower', 'smallGuy'],
  lineman: ['lineman', 'blocker', 'smallGuy', 'blitzer', 'bigGuy', 'runner', 'thrower'],
  thrower: ['thrower', 'runner', 'blitzer', 'lineman', 'smallGuy', 'blocker', 'bigGuy'],
  runner: ['runner', 'thrower', 'blitzer', 'smallGuy', 'lineman', 'blocker', 'bigGuy'],
  smallGuy: ['smallGuy', 'lineman', 'runner', 'thrower', 'blitzer', 'blocker', 'bigGuy'],
};
/** Which of several players of one role fits a slot of the given role best. */
const FITS: Readonly<Record<Role, (profile: Profile) => number>> = {
  bigGuy: ({ strength, armour }) => 2 * strength + armour,
  blocker: ({ strength, armour }) => 2 * strength + armour,
  blitzer: ({ strength, movement }) => 2 * strength + movement,
  lineman: ({ armour }) => armour,
  thrower: ({ agility, movement }) => 2 * agility + movement,
  runner: ({ agility, movement }) => agility + 2 * movement,
  smallGuy: ({ agility, movement }) => agility + movement,
};
/** Who plays when there are too many: a rough measure, in which a skill is worth a square of movement. */
const worth = ({ movement, strength, agility, armour, skills }: Profile): number =>
  movement + 3 * strength + 2 * agility + armour + skills.length;

/** What decides where a player stands, in numbers. */
export interface Bearing {
  /** Its place in `ROLES`. */
  readonly role: number;
  readonly worth: number;
  /** By role, how well it fits a slot of it. */
  readonly fits: readonly number[];
}
const bearingOf = (player: Omit<Candidate<unknown>, 'id'>): Bearing => ({
  role: ROLES.indexOf(player.role),
  worth: worth(player),
  fits: ROLES.map(role => FITS[role](player)),
});
const bearings = new WeakMap<Printed, Bearing>();
/** Of a profile of a line-up. */
export const readBearing = (lineup: Lineup, profile: number, better: Characteristic['better']): Bearing => {
  const printed = lineup.profiles.list[profile] as Printed;
  const known = bearings.get(printed) ?? bearingOf(asCandidate(valuesOf(printed), better));
  bearings.set(printed, known);
  return known;
};
/** Players by their places in a list, the most valuable first. */
export const rank = (bearings: readonly Bearing[]): readonly number[] =>
  bearings.map((_, place) => place).sort((a, b) => worthAt(bearings, b) - worthAt(bearings, a));
const worthAt = (bearings: readonly Bearing[], place: number): number => (bearings[place] as Bearing).worth;

/**
 * Puts the players at hand into a formation: always legal, whoever is missing. The line of scrimmage is filled first,
 * then the core of the drawing, then the rest; players beyond the drawing stand in free squares of the middle.
 */
export const arrange = <Id>(
  formation: Formation,
  players: readonly Candidate<Id>[],
  limits: SetUpLimits,
  seat: Seat = HOME,
): Placement<Id>[] => {
  const bearings = players.map(bearingOf);
  const { slots, filled } = fillIn(formation, bearings, rank(bearings), limits);
  return filled.map((place, i) => {
    const { column, row } = (slots[i] as PickedSlot).slot;
    const { id } = players[place] as Candidate<Id>;
    return { player: id, column: seat === HOME ? column : GRID.width + 1 - column, row };
  });
};
/** The same in home's half: the square of each player, NOWHERE for the bench. */
export const squaresIn = (
  formation: Formation,
  bearings: readonly Bearing[],
  ranked: readonly number[],
  limits: SetUpLimits,
): readonly Square[] => {
  const { slots, filled } = fillIn(formation, bearings, ranked, limits);
  const squares: Square[] = bearings.map(() => NOWHERE);
  for (let i = 0; i < filled.length; i++) squares[filled[i] as number] = (slots[i] as PickedSlot).square;
  return squares;
};
/** By slot, the place of the player that stands there. */
const fillIn = (
  formation: Formation,
  bearings: readonly Bearing[],
  ranked: readonly number[],
  limits: SetUpLimits,
): { readonly slots: readonly PickedSlot[]; readonly filled: readonly number[] } => {
  const count = Math.min(ranked.length, limits.players);
  const slots = slotsFor(formation, count, limits);
  return { slots, filled: assign(slots, bearings, ranked.slice(0, count), limits) };
};

const isOnScrimmage = ({ column, row }: Slot): boolean => onScrimmage(HOME, GRID.at(column, row));
const zoneOf = ({ column, row }: Slot): number => wideZone(GRID.at(column, row));

/** A slot to be filled, where it is, and by whom best. */
interface PickedSlot {
  readonly slot: Slot;
  readonly square: Square;
  readonly role: number;
  readonly standIns: readonly number[];
}
const pickedBefore = new WeakMap<Formation, Map<number, readonly PickedSlot[]>>();
/** Which slots are filled depends on the number of players alone, so it is worked out once. */
const slotsFor = (formation: Formation, count: number, limits: SetUpLimits): readonly PickedSlot[] => {
  const known = pickedBefore.get(formation) ?? new Map<number, readonly PickedSlot[]>();
  pickedBefore.set(formation, known);
  const key = (count * GRID.squares + limits.scrimmage) * GRID.squares + limits.wide;
  const before = known.get(key);
  if (before !== undefined) return before;
  const picked = pickSlots(formation.slots, count, limits).map(slot => ({
    slot,
    square: GRID.at(slot.column, slot.row),
    role: ROLES.indexOf(slot.role),
    standIns: STAND_INS[slot.role].map(role => ROLES.indexOf(role)),
  }));
  known.set(key, picked);
  return picked;
};
/** As many slots as there are players, legal together (B16-SETUP-05 to -09). */
const pickSlots = (drawn: readonly Slot[], count: number, limits: SetUpLimits): Slot[] => {
  const picked: Slot[] = [];
  const wide = [0, 0];
  const isTaken = ({ column, row }: Slot): boolean => picked.some(slot => slot.column === column && slot.row === row);
  const fill = (slots: readonly Slot[], until: number): void => {
    for (const slot of slots) {
      if (picked.length >= until) return;
      const zone = zoneOf(slot);
      if (isTaken(slot) || (zone >= 0 && wide[zone] >= limits.wide)) continue;
      if (zone >= 0) wide[zone]++;
      picked.push(slot);
    }
  };
  fill(drawn.filter(isOnScrimmage), Math.min(count, limits.scrimmage));
  fill(SPARE_ON_SCRIMMAGE, Math.min(count, limits.scrimmage));
  fill(drawn, count);
  fill(SPARE, count);
  return picked;
};

const NOBODY_YET = -1;
/** Where in `free` the first of those who fit best is, or -1; who has a slot is free no more. */
const bestOf = (bearings: readonly Bearing[], free: readonly number[], standIn: number, role: number): number => {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < free.length; i++) {
    const place = free[i] as number;
    if (place === NOBODY_YET) continue;
    const bearing = bearings[place] as Bearing;
    if (bearing.role !== standIn) continue;
    const fit = bearing.fits[role] as number;
    if (fit <= most) continue;
    best = i;
    most = fit;
  }
  return best;
};
/** Everybody gets a slot: first the slots' own roles, then somebody for the ball, then the nearest stand-ins. */
const assign = (
  slots: readonly PickedSlot[],
  bearings: readonly Bearing[],
  free: number[],
  { sparesHandlers }: SetUpLimits,
): number[] => {
  const filled = slots.map(() => NOBODY_YET);
  fill(slots, filled, bearings, free, 1, isAny);
  fill(slots, filled, bearings, free, ROLES.length, isForTheBall);
  fill(slots, filled, bearings, free, ROLES.length, isAny);
  return sparesHandlers ? spareHandlers(slots, bearings, filled) : filled;
};
/** Who handles the ball: too dear for the line of scrimmage while a Lineman stands further back. */
const HANDLERS: ReadonlySet<number> = new Set([ROLES.indexOf('thrower'), ROLES.indexOf('runner')]);
const LINEMAN = ROLES.indexOf('lineman');
const spareHandlers = (slots: readonly PickedSlot[], bearings: readonly Bearing[], filled: number[]): number[] => {
  const roleAt = (place: number): number => (bearings[place] as Bearing).role;
  for (let i = 0; i < slots.length; i++) {
    const onLine = filled[i] as number;
    if (!isOnScrimmage((slots[i] as PickedSlot).slot) || !HANDLERS.has(roleAt(onLine))) continue;
    const behind = filled.findIndex(
      (place, j) => roleAt(place) === LINEMAN && !isOnScrimmage((slots[j] as PickedSlot).slot),
    );
    if (behind < 0) break;
    filled[i] = filled[behind] as number;
    filled[behind] = onLine;
  }
  return filled;
};
const isAny = (): boolean => true;
const isForTheBall = ({ slot }: PickedSlot): boolean => slot.role === 'thrower';
const fill = (
  slots: readonly PickedSlot[],
  filled: number[],
  bearings: readonly Bearing[],
  free: number[],
  ranks: number,
  isMeant: (slot: PickedSlot) => boolean,
): void => {
  for (let rank = 0, open = 1; rank < ranks && open > 0; rank++) {
    open = 0;
    for (let i = 0; i < slots.length; i++) {
      const picked = slots[i] as PickedSlot;
      if (filled[i] !== NOBODY_YET || !isMeant(picked)) continue;
      const best = bestOf(bearings, free, picked.standIns[rank] as number, picked.role);
      if (best < 0) {
        open++;
        continue;
      }
      filled[i] = free[best] as number;
      free[best] = NOBODY_YET;
    }
  }
};

const HALF_WAY = GRID.width / 2;
const MIDDLE_ROW = (GRID.height + 1) / 2;
const fromMiddle = ({ row }: Slot): number => Math.abs(row - MIDDLE_ROW);

/** Squares for players beyond the drawing: the middle of the half, from the half-way line backwards. */
const SPARE: readonly Slot[] = (HALVES[HOME] as (typeof HALVES)[number])
  .filter(sq => wideZone(sq) < 0)
  .map(sq => ({ column: GRID.column(sq), row: GRID.row(sq), role: 'lineman' as const, core: false }))
  .sort((a, b) => b.column - a.column || fromMiddle(a) - fromMiddle(b));
const SPARE_ON_SCRIMMAGE = SPARE.filter(isOnScrimmage);

const LETTERS: Readonly<Record<string, Role>> = {
  G: 'bigGuy',
  B: 'blocker',
  Z: 'blitzer',
  L: 'lineman',
  T: 'thrower',
  R: 'runner',
  S: 'smallGuy',
};
/** Capitals are the core of a drawing; small letters go first when players are missing. */
const readDrawing = (drawing: readonly string[]): Slot[] =>
  drawing
    .flatMap((line, y) =>
      [...line].flatMap((letter, x) => {
        const role = LETTERS[letter.toUpperCase()];
        return role ? { column: x + 1, row: y + 1, role, core: letter === letter.toUpperCase() } : [];
      }),
    )
    .sort((a, b) => Number(b.core) - Number(a.core) || fromMiddle(a) - fromMiddle(b) || b.column - a.column);

const formation = (side: Formation['side'], id: FormationName, drawing: readonly string[]): Formation => {
  if (drawing.length !== GRID.height || drawing.some(line => line.length !== HALF_WAY))
    throw new EngineError(`${id}: a drawing has ${GRID.height} lines of ${HALF_WAY} squares`);
  return { id, side, slots: readDrawing(drawing) };
};
const upsideDown = (drawing: readonly string[]): string[] => [...drawing].reverse();

/** Everything stands a little further up than it must, so that the carrier can hug the upper sideline. */
const OVERLOAD = [
  '.............',
  '.............',
  '..........Z..',
  '...........Z.',
  '............B',
  '..........L.B',
  '............G',
  '.....T.R.....',
  '............l',
  '.............',
  '............l',
  '.............',
  '...........l.',
  '.............',
  '.............',
];

/**
 * In the order of `FORMATION_NAMES`. Own End Zone on the left, the half-way line on the right; wide zones are the first
 * four and the last four lines.
 */
export const FORMATIONS: readonly Formation[] = [
  formation('attack', 'cageReady', [
    '.............',
    '.............',
    '.............',
    '...........Z.',
    '............l',
    '.............',
    '..........L.B',
    '.....T.R....G',
    '..........L.B',
    '.............',
    '............l',
    '...........Z.',
    '.............',
    '.............',
    '.............',
  ]),
  formation('attack', 'overloadUp', OVERLOAD),
  formation('attack', 'overloadDown', upsideDown(OVERLOAD)),
  formation('attack', 'spread', [
    '.............',
    '..........R..',
    '.............',
    '...........Z.',
    '.............',
    '..........l.L',
    '.............',
    '....T..l....B',
    '.............',
    '..........L.L',
    '.............',
    '...........Z.',
    '.............',
    '..........R..',
    '.............',
  ]),
  formation('attack', 'oneTurnPush', [
    '.............',
    '.............',
    '.............',
    '.............',
    '............l',
    '............B',
    '...........RL',
    '......T..l..G',
    '...........ZL',
    '............B',
    '............l',
    '.............',
    '.............',
    '.............',
    '.............',
  ]),
  formation('attack', 'safeReceive', [
    '.............',
    '.............',
    '.............',
    '...........Z.',
    '.....R.......',
    '..........l..',
    '............L',
    '...T.....B..B',
    '............L',
    '..........l..',
    '.....r.......',
    '...........Z.',
    '.............',
    '.............',
    '.............',
  ]),
  formation('defence', 'zone', [
    '.............',
    '.............',
    '..........Z..',
    '.......r.....',
    '.............',
    '..........B..',
    '.......T....L',
    '............G',
    '.......l....L',
    '..........B..',
    '.............',
    '.......R.....',
    '..........Z..',
    '.............',
    '.............',
  ]),
  formation('defence', 'chevron', [
    '.............',
    '.........l...',
    '..........Z..',
    '.............',
    '...........B.',
    '........R....',
    '............L',
    '............G',
    '............L',
    '........t....',
    '...........B.',
    '.............',
    '..........Z..',
    '.........l...',
    '.............',
  ]),
  formation('defence', 'deepCorners', [
    '.............',
    '......R......',
    '..........Z..',
    '.............',
    '.............',
    '..........B.L',
    '.............',
    '.....t...l..G',
    '.............',
    '..........B.L',
    '.............',
    '.............',
    '..........Z..',
    '......R......',
    '.............',
  ]),
  formation('defence', 'ladder', [
    '.............',
    '.............',
    '.............',
    '........r.Z..',
    '.............',
    '.............',
    '........T.B.L',
    '............G',
    '........l.B.L',
    '.............',
    '.............',
    '........R.Z..',
    '.............',
    '.............',
    '.............',
  ]),
  formation('defence', 'wall', [
    '.............',
    '...........Z.',
    '.........l...',
    '.............',
    '............L',
    '.........B...',
    '.............',
    '.....t.R....G',
    '.............',
    '.........B...',
    '............L',
    '.............',
    '.........l...',
    '...........Z.',
    '.............',
  ]),
  formation('defence', 'antiOneTurn', [
    '.............',
    '.....Z.......',
    '.............',
    '..l..........',
    '.....B......L',
    '.............',
    '.............',
    '..t..R......G',
    '.............',
    '.............',
    '.....B......L',
    '..l..........',
    '.............',
    '.....Z.......',
    '.............',
  ]),
];
