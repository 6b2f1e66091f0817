/** Blitz Bowl, in the words that terminal and page share. */
import { names } from './names.ts';
import { questions } from './questions.ts';
import { refusals } from './refusals.ts';

export const blitz = { ...names, ...questions, ...refusals };
