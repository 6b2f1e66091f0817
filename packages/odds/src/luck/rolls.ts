/** Which dice belong together, what they were rolled for, whose they were, and whether they succeeded. */
import { type Game, type GameEvent, NOBODY, otherSeat, type PlayerId, type Seat } from '@ironpitch/engine';
import { Described } from '../described.ts';

/** Dice that fell together, for one thing. */
export interface Throw {
  readonly kind: string;
  readonly player: PlayerId;
  readonly described: boolean;
  /** How many dice of the step had fallen before it. */
  readonly first: number;
  /** What they showed, as coaches read it. */
  readonly dice: (number | string)[];
  /** What they showed, as the engine reads it. */
  readonly values: number[];
  /** How long the report was when the first of them was about to fall, and when the last fell. */
  readonly announced: number;
  reported: number;
}

interface Reported extends GameEvent {
  readonly player?: PlayerId;
  readonly seat?: Seat | null;
  readonly [word: string]: unknown;
}
/** Words of the report that say whether a roll succeeded; the last two for the other side. */
const SUCCESSES = ['passed', 'broken', 'escaped', 'recovered', 'hit', 'stunned', 'exhausted'] as const;
/** Succeeds for those whom the player plays against. */
const AGAINST: ReadonlySet<string> = new Set(['broken', 'hit', 'stunned', 'exhausted', 'result']);
const HARMLESS = 'stunned';
/** Dice the engine does not describe, by the first line of the report that is about them. */
const KINDS: Readonly<Record<string, string>> = {
  fansCame: 'fans',
  weatherRolled: 'weather',
  tossed: 'toss',
  kickScattered: 'kickScatter',
  kickOffRolled: 'kickOff',
  kickOffDice: 'kickOffDice',
  invasionRolled: 'invasion',
  heatRolled: 'heat',
  ballScattered: 'scatter',
  ballBounced: 'bounce',
  thrownIn: 'throwIn',
  teammateScattered: 'scatter',
  bombScattered: 'scatter',
  markerScattered: 'scatter',
  careened: 'careen',
  penaltyRolled: 'penalty',
  cardRolled: 'card',
  cardsRolled: 'cards',
  flippedForCards: 'toss',
  arenaRolled: 'arena',
  moveRolled: 'move',
  squigStirred: 'squig',
  foulRolled: 'foul',
  violentRolled: 'violent',
};

/** Puts the dice of one run together as they fall. */
export class Throws {
  readonly list: Throw[] = [];
  private readonly g: Game;
  private readonly described = new Described();
  private fallen = 0;
  constructor(g: Game) {
    this.g = g;
  }
  begin(): void {
    this.list.length = 0;
    this.fallen = 0;
    this.described.forget(this.g.sheet);
  }
  /** So many dice are about to fall. */
  announce(count: number): void {
    const { g } = this;
    const fresh = this.described.isNew(g.sheet);
    const described = this.described.next(g.sheet, count);
    const last = this.list[this.list.length - 1];
    const reported = g.events?.length ?? 0;
    if (last !== undefined && last.described === described) {
      if (described ? !fresh : last.reported === reported) return;
    }
    this.list.push({
      kind: described ? g.sheet.kind : procedureOf(g),
      player: described ? g.sheet.player : NOBODY,
      described,
      first: this.fallen,
      dice: [],
      values: [],
      announced: reported,
      reported,
    });
  }
  show(value: number, name: number | string): void {
    const last = this.list[this.list.length - 1] as Throw;
    last.dice.push(name);
    last.values.push(value);
    last.reported = this.g.events?.length ?? 0;
    this.fallen++;
  }
}
/** What is under way, named like a kind of roll. */
const procedureOf = (g: Game): string => {
  const [, name = 'other'] = /(\w+)\([^()]*\)$/.exec(g.describe()) ?? [];
  return name.charAt(0).toLowerCase() + name.slice(1);
};

/** What the report says of a throw. */
export interface Told {
  readonly kind: string;
  readonly player: PlayerId;
  /** Whose success it is or would have been; undefined when the report does not say. */
  readonly side: Seat | undefined;
  readonly success: boolean | undefined;
}
/** `report`: the lines after the throw, up to the next one. */
export const tellOf = (g: Game, thrown: Throw, report: readonly GameEvent[]): Told => {
  const lines = report as readonly Reported[];
  let success: boolean | undefined;
  let against = false;
  for (const line of lines) {
    const word = SUCCESSES.find(one => typeof line[one] === 'boolean');
    if (word !== undefined) success = line[word] as boolean;
    else if (line.type === 'injuryRolled') success = line.result !== HARMLESS;
    else continue;
    against = AGAINST.has(word ?? 'result');
    break;
  }
  const about = lines.find(line => KINDS[line.type] !== undefined);
  const player = thrown.player !== NOBODY ? thrown.player : (about?.player ?? NOBODY);
  return {
    kind: thrown.described || about === undefined ? thrown.kind : (KINDS[about.type] as string),
    player,
    side: sideOf(g, player, about?.seat ?? undefined, against || (success === undefined && thrown.kind === 'casualty')),
    success,
  };
};
const sideOf = (g: Game, player: PlayerId, seat: Seat | undefined, against: boolean): Seat | undefined => {
  const own = player === NOBODY ? seat : g.control(player) < 0 ? undefined : g.control(player);
  return own === undefined ? undefined : against ? otherSeat(own) : own;
};
