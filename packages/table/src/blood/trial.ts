/** A trial of an answer, as the page shows it: players by name, rolls as previews. */
import type { blood, Position } from '@ironpitch/engine';
import * as odds from '@ironpitch/odds';
import type { ModifierView, RollPreview } from '../service.ts';

type BloodGame = blood.BloodGame;

export interface Tried extends Pick<odds.Tried, 'block' | 'armour' | 'scored'> {
  readonly rolls: readonly RollPreview[];
  /** Who may intercept. */
  readonly interceptors: readonly string[];
}
export const modifierViews = (game: BloodGame, modifiers: odds.TriedRoll['modifiers']): ModifierView[] =>
  modifiers.map(({ by, cause, rule, who }) => ({ by, cause, rule, ...(who < 0 ? {} : { who: game.playerName(who) }) }));
const viewOf = (game: BloodGame, { player, modifiers, ...roll }: odds.TriedRoll): RollPreview => ({
  ...roll,
  dice: 1,
  sides: 6,
  modifiers: modifierViews(game, modifiers),
  player: game.playerName(player),
});
export const tryOut = (game: BloodGame, answer: number, from: Position): Tried => {
  const { rolls, interceptors, ...tried } = odds.tryOut(game, answer, from);
  return {
    ...tried,
    rolls: rolls.map(roll => viewOf(game, roll)),
    interceptors: interceptors.map(player => game.playerName(player)),
  };
};
