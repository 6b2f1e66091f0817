/** The formats there are. A format that is not wanted costs nothing. */
import type { Format } from '../format.ts';
import { commands } from './commands.ts';
import { plans, records, scenarios, teams } from './files.ts';
import { kept } from './kept.ts';
import { lines } from './lines.ts';
import { notations } from './notations.ts';
import { orders } from './orders.ts';

export const FORMATS: Readonly<Record<string, () => Format | Promise<Format>>> = {
  records,
  scenarios,
  teams,
  plans,
  notations,
  kept,
  orders,
  commands,
  lines,
};
