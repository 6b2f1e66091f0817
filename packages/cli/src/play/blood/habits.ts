/** What is answered for a coach who has not asked to be asked: what is obvious, the questions say themselves. */
import { t } from '@ironpitch/texts/terminal';
import type { Habit } from '../table.ts';

const NAMES = ['rerolls', 'skills'] as const;
export const habits = (): readonly Habit[] => NAMES.map(name => ({ name, does: t.blood.habits[name] }));
