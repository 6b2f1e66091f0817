/** Blitz Bowl, in the words that terminal and page share. */
import { names } from './names.ts';
import { questions } from './questions.ts';

export const blitz = { ...names, ...questions };
