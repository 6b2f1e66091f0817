/** What is answered for a coach who has not asked to be asked, in words: what is obvious, the questions say themselves. */
import type { Habit } from '../table.ts';

export const HABITS: readonly Habit[] = [
  { name: 'rerolls', does: 'a roll that succeeded is not rolled again' },
  {
    name: 'skills',
    does: 'skills that can only help are used, such as Block and Dodge, and those that roll a failure again',
  },
];
