/** Everything the terminal says. */
import { blitz } from '../blitz/index.ts';
import { blood } from '../blood/index.ts';
import { common } from '../common.ts';
import { play as blitzPlay } from './blitz/play.ts';
import { told as blitzTold } from './blitz/report.ts';
import { play as bloodPlay } from './blood/play.ts';
import { told as bloodTold } from './blood/report.ts';
import { commands } from './commands.ts';
import { play } from './play.ts';

export const terminal = {
  ...common,
  ...play,
  commands,
  blitz: { ...blitz, ...blitzPlay, ...blitzTold },
  blood: { ...blood, ...bloodPlay, ...bloodTold },
};
