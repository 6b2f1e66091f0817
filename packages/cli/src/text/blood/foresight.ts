/** What an answer would lead to: tried in a game of its own with dice that all fall well. The match is not touched. */
import {
  blood,
  type Dice,
  type Die,
  type PlayerId,
  type Position,
  RollSheet,
  SeededDice,
  type Verb,
  verbOf,
} from '@ironpitch/engine';
import { rollTextsOf } from './players.ts';

type BloodGame = blood.BloodGame;
type BloodEvent = blood.BloodEvent;
type EventOf<T extends BloodEvent['type']> = Extract<BloodEvent, { readonly type: T }>;

/** Whatever has something to reach shows the last face, 6 or Defender Down; the ball bounces as it likes, so that it comes to rest. */
class LuckyDice implements Dice {
  private readonly others = new SeededDice('luck');
  roll(die: Die, target = 0): number {
    if (die === blood.BLOCK_DIE) return die.sides - 1;
    return target > 0 ? die.sides : this.others.roll(die);
  }
  twoD6(target = 0): number {
    return target > 0 ? 12 : this.others.twoD6();
  }
  pick(count: number): number {
    return this.others.pick(count);
  }
  shuffle(...cells: Parameters<Dice['shuffle']>): void {
    this.others.shuffle(...cells);
  }
}

/** One roll with a D6 that will have to be made. */
export interface Hurdle {
  readonly name: string;
  /** The lowest natural result that does it. */
  readonly needs: number;
  readonly chance: number;
}
export interface Foreseen {
  readonly hurdles: readonly Hurdle[];
  /** The first block that is rolled for, if the answer leads to one. */
  readonly block: EventOf<'blockRolled'> | undefined;
  /** The first Armour roll that is made without a block. */
  readonly armour: EventOf<'armourRolled'> | undefined;
  /** How many opponents may intercept. */
  readonly interceptors: number;
  /** Where it leads when all goes well; to be asked before anything else is foreseen. */
  position(): Position;
}

const SIDES = 6;
const sheet = new RollSheet();
const hurdle = (g: BloodGame, { roll, player, target, modifiers }: EventOf<'rolled'>): Hurdle => {
  sheet.begin(roll, player, target);
  for (const { by, cause, rule, who } of modifiers) sheet.add(by, cause, rule, who);
  let needs = 1;
  while (needs < SIDES && !blood.passes(sheet, needs)) needs++;
  return { name: rollTextsOf(g, roll)[0], needs, chance: (SIDES + 1 - needs) / SIDES };
};

const scratchGames = new WeakMap<BloodGame['rules'], BloodGame>();
/** A game of the same match to try things in. */
const scratchFor = (g: BloodGame): BloodGame => {
  const known = scratchGames.get(g.rules);
  if (known) return known;
  const made = new blood.BloodGame(g.rules, g.lineup, new LuckyDice());
  scratchGames.set(g.rules, made);
  return made;
};

const LEGAL_MAX = 512;
const legal = new Int16Array(LEGAL_MAX);
const QUIET: readonly string[] = ['keep', 'no'];
const QUESTIONS_MAX = 20;
/** After one of these the trial has nothing more to say about the answer. */
const LAST: ReadonlySet<BloodEvent['type']> = new Set(['blockRolled', 'armourRolled', 'turnover', 'turnEnded']);

/** Tries an answer in a position. Whatever is asked on the way is declined. */
export const foresee = (g: BloodGame, answer: number, from: Position = g.save()): Foreseen => {
  const scratch = scratchFor(g);
  const events: BloodEvent[] = [];
  scratch.load(from);
  scratch.events = events;
  const player = scratch.about(0) as PlayerId;
  const question = scratch.question.name;
  let interceptors = 0;
  scratch.choose(answer);
  for (let asked = 0; asked < QUESTIONS_MAX && !scratch.over; asked++) {
    if (scratch.question.name === question && scratch.about(0) === player) break;
    const answers = [...legal.subarray(0, scratch.legal(legal))];
    if (scratch.question.name === 'intercept') interceptors = answers.length - 1;
    const quiet = answers.find(one => QUIET.includes((verbOf(one) as Verb).name));
    if (quiet === undefined) break;
    scratch.choose(quiet);
  }
  const end = events.findIndex(event => LAST.has(event.type));
  const told = end < 0 ? events : events.slice(0, end + 1);
  scratch.events = undefined;
  const found = <T extends BloodEvent['type']>(type: T): EventOf<T> | undefined =>
    told.find((event): event is EventOf<T> => event.type === type);
  return {
    hurdles: told.filter((event): event is EventOf<'rolled'> => event.type === 'rolled').map(event => hurdle(g, event)),
    block: found('blockRolled'),
    armour: found('armourRolled'),
    interceptors,
    position: () => scratch.save(),
  };
};

export const chanceOf = (hurdles: readonly Hurdle[]): number => hurdles.reduce((all, { chance }) => all * chance, 1);
/** `Dodge 3+, Going For It 2+` */
export const hurdlesText = (hurdles: readonly Hurdle[]): string =>
  hurdles.map(({ name, needs }) => `${name} ${needs}${needs < SIDES ? '+' : ''}`).join(', ');
export const percent = (chance: number): string => `${Math.round(chance * 100)}%`;
/** `Dodge 3+, Going For It 2+: 56%`; '' without a roll. */
export const riskText = (hurdles: readonly Hurdle[]): string =>
  hurdles.length === 0 ? '' : `${hurdlesText(hurdles)}: ${percent(chanceOf(hurdles))}`;

/** What an answer would roll, in a few words: `2 dice, you pick`, `Pass 4+, catch 3+: 33%`. */
export const foreseenText = (g: BloodGame, { hurdles, block, armour, interceptors }: Foreseen): string => {
  const parts = [riskText(hurdles)];
  if (block) {
    const picks = block.dice.length === 1 ? '' : block.chooser === g.asked ? ', you pick' : ', they pick';
    parts.push(`${block.dice.length} ${block.dice.length === 1 ? 'die' : 'dice'}${picks}`);
  }
  if (armour) {
    const needs = armour.target - armour.modifiers.reduce((sum, { by }) => sum + by, 0);
    parts.push(`armour breaks on ${needs}+`);
  }
  if (interceptors > 0) parts.push(`${interceptors} may intercept`);
  return parts.filter(part => part !== '').join('; ');
};
