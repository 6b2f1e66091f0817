/**
 * Everybody on the pitch as a judge of turns sees them: where they stand, seen from the ball and from the End Zones, and
 * what they are good at. The coach whose turn begins plays to the right, and the ball lies in the upper half.
 */
import { type BallId, blood, NOBODY, type PlayerId, Posture, type Seat, type Square } from '@ironpitch/engine';
import { obeys } from '../../greedy/blood/odds.ts';

const { Action, GRID, HALVES, Skill, Stat } = blood;
type BloodGame = blood.BloodGame;

/** Squares from the ball, and so many beyond which all are alike. */
export const FAR_COLUMNS = 8;
export const FAR_ROWS = 7;
export const RELATIVE: number = (2 * FAR_COLUMNS + 1) * (2 * FAR_ROWS + 1);
/** Own and other players, on their feet and not. */
export const KINDS = 4;
/** Nobody's and out of play, in the hands of the coach whose turn begins, in the other's, on the ground. */
export const BALLS = 4;
export const CROWD_MAX = 26;

const SKILLS: readonly (keyof typeof Skill)[] = [
  'block',
  'dodge',
  'tackle',
  'guard',
  'mightyBlow',
  'sureHands',
  'wrestle',
  'catch',
  'stripBall',
  'frenzy',
  'standFirm',
  'sideStep',
  'sureFeet',
  'sprint',
  'leap',
  'jumpUp',
  'noHands',
  'loner',
  'pass',
  'claw',
  'prehensileTail',
  'divingTackle',
  'shadowing',
  'tentacles',
  'disturbingPresence',
  'foulAppearance',
  'stunty',
  'ballAndChain',
  'dauntless',
  'horns',
  'juggernaut',
  'breakTackle',
  'nervesOfSteel',
  'bigHand',
  'extraArms',
  'throwTeammate',
];
const NUMBERS = SKILLS.map(name => Skill[name]);
const BEFORE_SKILLS = ['stunned', 'carrier', 'marks', 'support', 'movement', 'strength', 'agility', 'armour', 'wild'];
export const TRAITS: readonly string[] = [...BEFORE_SKILLS, ...SKILLS];
const [STUNNED, CARRIER, MARKS, SUPPORT, MOVEMENT, STRENGTH, AGILITY, ARMOUR, WILD] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const MARKS_MAX = 4;
const BEST_ROLL = 6;
const CERTAIN = 0.99;

/** Filled by `see`, and used again and again. */
export class Crowd {
  ball = 0;
  count = 0;
  /** By player seen: its kind, its place seen from the ball, its column (the End Zone it plays to comes last) and its row. */
  readonly kinds: Uint8Array = new Uint8Array(CROWD_MAX);
  readonly relative: Uint8Array = new Uint8Array(CROWD_MAX);
  readonly columns: Uint8Array = new Uint8Array(CROWD_MAX);
  readonly rows: Uint8Array = new Uint8Array(CROWD_MAX);
  /** By player seen, then by trait. */
  readonly traits: Uint8Array = new Uint8Array(CROWD_MAX * TRAITS.length);
  // What cannot change in a match, by player: learned once for every one.
  private readonly known = new Map<object, Uint8Array[]>();

  /** `seat` is about to begin its turn. */
  see(g: BloodGame, seat: Seat): this {
    const ball = 0 as BallId;
    const inPlay = g.ballCount > 0 && g.inPlay(ball);
    const at = inPlay ? g.ballSquare(ball) : ((HALVES[0] as readonly Square[])[0] as Square);
    const holder = inPlay ? g.holder(ball) : NOBODY;
    this.ball = !inPlay ? 0 : holder === NOBODY ? 3 : g.control(holder) === seat ? 1 : 2;
    const turned = seat === 1;
    const upsideDown = GRID.row(at) > (GRID.height + 1) / 2;
    const column = (sq: Square): number => (turned ? GRID.width + 1 - GRID.column(sq) : GRID.column(sq));
    const row = (sq: Square): number => (upsideDown ? GRID.height + 1 - GRID.row(sq) : GRID.row(sq));
    const ballColumn = column(at);
    const ballRow = row(at);
    let count = 0;
    for (let p = 0; p < g.playerCount && count < CROWD_MAX; p++) {
      const player = p as PlayerId;
      if (!g.onPitch(player)) continue;
      const sq = g.square(player);
      const mine = g.control(player) === seat;
      const posture = g.posture(player);
      this.kinds[count] = (mine ? 0 : 2) + (posture === Posture.standing ? 0 : 1);
      const dx = Math.max(-FAR_COLUMNS, Math.min(FAR_COLUMNS, column(sq) - ballColumn));
      const dy = Math.max(-FAR_ROWS, Math.min(FAR_ROWS, row(sq) - ballRow));
      this.relative[count] = (dx + FAR_COLUMNS) * (2 * FAR_ROWS + 1) + dy + FAR_ROWS;
      this.columns[count] = column(sq) - 1;
      this.rows[count] = row(sq) - 1;
      const from = count * TRAITS.length;
      const { traits } = this;
      traits.set(this.knownOf(g, player), from);
      traits[from + STUNNED] = posture === Posture.stunned ? 1 : 0;
      traits[from + CARRIER] = player === holder ? 1 : 0;
      traits[from + MARKS] = Math.min(MARKS_MAX, g.reach(mine === (seat === 0) ? 1 : 0, sq));
      traits[from + SUPPORT] = Math.min(MARKS_MAX, g.reach(mine === (seat === 0) ? 0 : 1, sq));
      count++;
    }
    this.count = count;
    return this;
  }
  private knownOf(g: BloodGame, player: PlayerId): Uint8Array {
    let known = this.known.get(g.rules);
    if (known === undefined) {
      this.known.clear();
      known = [];
      this.known.set(g.rules, known);
    }
    known[player] ??= traitsOf(g, player);
    return known[player] as Uint8Array;
  }
}
const traitsOf = (g: BloodGame, player: PlayerId): Uint8Array => {
  const traits = new Uint8Array(TRAITS.length);
  const { edition } = g.rules;
  const agility = Math.max(0, g.stat(player, Stat.agility));
  traits[MOVEMENT] = Math.max(0, g.stat(player, Stat.movement));
  traits[STRENGTH] = Math.max(0, g.stat(player, Stat.strength));
  traits[AGILITY] = edition.characteristics.agility.better === 'less' ? Math.max(0, BEST_ROLL - agility) : agility;
  traits[ARMOUR] = Math.max(0, g.stat(player, Stat.armour) + edition.armourMargin);
  traits[WILD] = obeys(g, player, Action.move) < CERTAIN ? 1 : 0;
  NUMBERS.forEach((skill, i) => {
    traits[BEFORE_SKILLS.length + i] = g.hasSkill(player, skill) ? 1 : 0;
  });
  return traits;
};
