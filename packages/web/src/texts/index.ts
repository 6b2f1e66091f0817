/** The texts in the language of the page. */
export { type Asked, type BloodAsked, en as t, type Term, type Told } from './en.ts';
