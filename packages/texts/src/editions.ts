/** What lies in the boxes, by ruleset: only the rulesets that somebody asked for are here. */
import type { Box, Edition, OwnWords } from './shape.ts';

export type { Box, Edition, Named, OwnWords, PlayWords } from './shape.ts';

const boxes: Record<string, Box> = {};
const books: Record<string, Edition> = {};
/** Of Blitz Bowl and of Blood Bowl. */
export const editions: {
  readonly blitz: Readonly<Record<string, Box | undefined>>;
  readonly blood: Readonly<Record<string, Edition | undefined>>;
} = { blitz: boxes, blood: books };

const NONE: OwnWords = {};
/** What an edition of Blood Bowl says in words of its own. */
export const ownWords = (ruleset: string): OwnWords => books[ruleset]?.own ?? NONE;
/** Puts the words of a ruleset in force, or others in their place. */
export const learnEdition = (ruleset: string, words: Box | Edition): void => {
  if ('skills' in words) books[ruleset] = words;
  else boxes[ruleset] = words;
};
