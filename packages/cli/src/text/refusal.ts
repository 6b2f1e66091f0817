/** Why the rules refuse an answer, in words, with players and squares as files name them. */
import { BlitzGame, blood, type Game, type Refusal } from '@ironpitch/engine';
import { type FactNames, sayRefusal, t } from '@ironpitch/texts/terminal';
import { faceWords, rerollName, skillName } from './blood/players.ts';

const asInFiles: Pick<FactNames, 'player' | 'square'> = {
  player: id => id,
  square: ([column, row]) => `[${column}, ${row}]`,
};
export const refusalText = (g: Game, refusal: Refusal): string => {
  if (g instanceof BlitzGame)
    return sayRefusal(t.blitz.refusals, refusal, {
      ...asInFiles,
      action: name => t.blitz.actionNames[name] as string,
    });
  if (!(g instanceof blood.BloodGame)) throw new TypeError(`no words for a refusal of ${g.rules.game}`);
  return sayRefusal(t.blood.refusals, refusal, {
    ...asInFiles,
    action: name => t.blood.actions[name]?.name ?? name,
    skill: id => skillName(g, id),
    reroll: source => rerollName(g, source),
    face: name => faceWords(g, name).name,
  });
};
