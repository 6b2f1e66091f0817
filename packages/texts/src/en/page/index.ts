/** Everything the page says, but for what lies in the boxes: that comes with the match. */
import { blitz } from '../blitz/index.ts';
import { blood } from '../blood/index.ts';
import { common } from '../common.ts';
import { after } from './after.ts';
import { answers as blitzAnswers } from './blitz/answers.ts';
import { told as blitzTold } from './blitz/told.ts';
import { answers as bloodAnswers } from './blood/answers.ts';
import { panels as bloodPanels } from './blood/panels.ts';
import { told as bloodTold } from './blood/told.ts';
import { glossary } from './glossary.ts';
import { learn } from './learn.ts';
import { match } from './match.ts';
import { start } from './start.ts';

export const page = {
  ...common,
  ...start,
  ...match,
  ...after,
  ...learn,
  glossary,
  blitz: { ...blitz, ...blitzAnswers, ...blitzTold },
  blood: { ...blood, ...bloodAnswers, ...bloodPanels, ...bloodTold },
};
