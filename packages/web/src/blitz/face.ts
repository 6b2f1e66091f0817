/** Blitz Bowl as the page shows it. */

import { t } from '@ironpitch/texts/page';
import { aroundBy } from '../match/around.ts';
import type { GameFace } from '../match/face.ts';
import { rankBy } from '../match/plan.ts';
import { blitzNews, blitzPlan, blitzQuestion } from './ask.ts';
import { BlitzClock } from './Clock.tsx';
import { blitzCanAct, blitzMarksBeside, blitzWishes } from './clicks.ts';
import { blitzDice } from './dice.ts';
import { blitzOverlay } from './overlay.ts';
import { BlitzPanels } from './Panels.tsx';
import { blitzPart } from './part.ts';
import { blitzStatistics } from './statistics.ts';
import { blitzCommentary } from './tell.ts';
import { cardWords, refusalTold, rollTold, wantedBy } from './words.ts';

export const blitzFace: GameFace = {
  kind: 'blitz',
  sky: () => null,
  Clock: BlitzClock,
  Panels: BlitzPanels,
  taughtByPanels: snapshot => blitzPart(snapshot.view).cards.some(card => card !== null),
  badge: snapshot => blitzPart(snapshot.view).hand.length,
  question: blitzQuestion,
  plan: blitzPlan,
  news: blitzNews,
  newsWords: t.blitz.news,
  overlay: blitzOverlay,
  around: aroundBy('assisted'),
  get zonesName() {
    return t.match.zonesBlitz;
  },
  roll: rollTold,
  wanted: wantedBy,
  wishes: blitzWishes,
  refused: refusalTold,
  canAct: blitzCanAct,
  hands: view => blitzPart(view).handCounts,
  doneTo: new Set(['target', 'player']),
  aims: new Set(['throw']),
  cannotFail: new Set(),
  strides: new Set(['moved', 'actionStarted']),
  rank: rankBy(new Set(['block', 'throw'])),
  plansBeside: blitzMarksBeside,
  get panelsName() {
    return t.match.tabs.cards;
  },
  report: {
    points: t.after.points,
    pointsLead: t.after.pointsLead,
    noPoints: t.after.noPoints,
    sources: t.after.sources,
  },
  tell: blitzCommentary,
  dice: blitzDice,
  skill: (ruleset, id) => cardWords(ruleset, 'abilities', id),
  didThisTurn: done => t.list(done.map(one => t.blitz.did[one] ?? one)),
  statistics: blitzStatistics,
  optionName: (ruleset, option, value) => (option === 'arena' ? cardWords(ruleset, 'arenas', value).name : value),
};
