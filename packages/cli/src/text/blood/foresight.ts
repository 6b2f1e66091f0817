/** What an answer would lead to, in the words of the terminal. The match is not touched. */
import { blood, type Position, SeededDice } from '@ironpitch/engine';
import { plainChance, type Tried, tryOut } from '@ironpitch/odds';
import { rollTextsOf } from './players.ts';

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
const SIDES = 6;

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
    hurdles: rolls.map(({ kind, needs, chance }) => ({ name: rollTextsOf(g, kind)[0], needs, chance })),
    block,
    armour,
    interceptors: interceptors.length,
    position: () => scratch.save(),
  };
};

/** `Dodge 3+, Going For It 2+` */
export const hurdlesText = (hurdles: readonly Hurdle[]): string =>
  hurdles.map(({ name, needs }) => `${name} ${needs}${needs < SIDES ? '+' : ''}`).join(', ');
export const percent = (chance: number): string => `${Math.round(chance * 100)}%`;
/** `Dodge 3+, Going For It 2+: 56%`; '' without a roll. */
export const riskText = (hurdles: readonly Hurdle[]): string =>
  hurdles.length === 0 ? '' : `${hurdlesText(hurdles)}: ${percent(plainChance(hurdles))}`;

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
