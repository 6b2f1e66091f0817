/** What terminal, page and translators need of every language. */
export { keysOf } from './keys.ts';
