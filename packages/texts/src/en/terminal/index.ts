/** Everything the terminal says. */
import { blitz } from '../blitz/index.ts';
import { blood } from '../blood/index.ts';
import { common } from '../common.ts';

export const terminal = { ...common, blitz, blood };
