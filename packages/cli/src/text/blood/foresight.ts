/** What an answer would lead to, in the words of the terminal. The match is not touched. */
import { blood, type Position, SeededDice } from '@ironpitch/engine';
import { plainChance, type Tried, tryOut } from '@ironpitch/odds';
import { t } from '@ironpitch/texts/terminal';
import { rollName } from './players.ts';

type BloodGame = blood.BloodGame;

/** One roll with a D6 that will have to be made. */
export interface Hurdle {
  readonly name: string;
  /** The lowest natural result that does it. */
  readonly needs: number;
  readonly chance: number;
}
export interface Foreseen extends Pick<Tried, 'block' | 'armour'> {
  readonly hurdles: readonly Hurdle[];
  /** How many opponents may intercept. */
  readonly interceptors: number;
  /** Where it leads when all goes well; to be asked before anything else is foreseen. */
  position(): Position;
}

const scratchGames = new WeakMap<BloodGame['rules'], BloodGame>();
/** A game of the same match to try things in. */
const scratchFor = (g: BloodGame): BloodGame => {
  const known = scratchGames.get(g.rules);
  if (known) return known;
  const made = new blood.BloodGame(g.rules, g.lineup, new SeededDice(''));
  scratchGames.set(g.rules, made);
  return made;
};
/** Tries an answer in a position. */
export const foresee = (g: BloodGame, answer: number, from: Position = g.save()): Foreseen => {
  const scratch = scratchFor(g);
  const { rolls, interceptors, block, armour } = tryOut(scratch, answer, from);
  return {
    hurdles: rolls.map(({ kind, needs, chance }) => ({ name: rollName(g, kind), needs, chance })),
    block,
    armour,
    interceptors: interceptors.length,
    position: () => scratch.save(),
  };
};

/** `Dodge 3+, Going For It 2+` */
export const hurdlesText = (hurdles: readonly Hurdle[]): string =>
  hurdles.map(({ name, needs }) => t.blood.hurdle(name, needs)).join(', ');
/** `Dodge 3+, Going For It 2+: 56%`; '' without a roll. */
export const riskText = (hurdles: readonly Hurdle[]): string =>
  hurdles.length === 0 ? '' : t.blood.risk(hurdlesText(hurdles), t.blood.chance(plainChance(hurdles)));

/** What an answer would roll, in a few words: `2 dice, you pick`, `Pass 4+, catch 3+: 33%`. */
export const foreseenText = (g: BloodGame, { hurdles, block, armour, interceptors }: Foreseen): string => {
  const parts = [riskText(hurdles)];
  if (block) {
    parts.push(t.blood.dice(block.dice.length, block.chooser === g.asked));
  }
  if (armour) {
    const needs = armour.target - armour.modifiers.reduce((sum, { by }) => sum + by, 0);
    parts.push(t.blood.breaksOn(needs));
  }
  if (interceptors > 0) parts.push(t.blood.mayIntercept(interceptors));
  return parts.filter(part => part !== '').join('; ');
};
