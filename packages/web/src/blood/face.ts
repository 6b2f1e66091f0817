/** Blood Bowl on the page: everything the match screen asks of a game. */

import { t } from '@ironpitch/texts/page';
import { aroundBy } from '../match/around.ts';
import { entryOf } from '../match/entries.ts';
import type { GameFace } from '../match/face.ts';
import { rankBy } from '../match/plan.ts';
import type { Sky } from '../pitch/Stadium.tsx';
import { bloodNews, bloodPlan, bloodQuestion } from './ask/question.ts';
import { BloodBenches, BloodGutters } from './Benches.tsx';
import { BloodClock } from './Clock.tsx';
import { bloodCanAct, bloodWishes } from './clicks.ts';
import { bloodDice } from './dice.ts';
import { bloodOverlay } from './overlay.ts';
import { BloodPanels } from './Panels.tsx';
import { bloodPart } from './part.ts';
import { bloodStatistics } from './statistics.ts';
import { bloodCommentary } from './tell.ts';
import { refusalTold, rollTold, wantedBy } from './words.ts';

const { points, pointsLead, noPoints, sources } = t.blood.statistics;

const SKIES: Readonly<Record<string, Sky>> = {
  swelteringHeat: 'heat',
  verySunny: 'sun',
  pouringRain: 'rain',
  blizzard: 'blizzard',
};
export const bloodFace: GameFace = {
  kind: 'blood',
  sky: view => SKIES[bloodPart(view).weather] ?? null,
  Clock: BloodClock,
  Panels: BloodPanels,
  taughtByPanels: () => false,
  Benches: BloodBenches,
  Gutters: BloodGutters,
  get panelsName() {
    return t.blood.panel.tab;
  },
  report: { points, pointsLead, noPoints, sources },
  badge: snapshot => bloodPart(snapshot.view).hand.length,
  question: bloodQuestion,
  plan: bloodPlan,
  news: bloodNews,
  newsWords: t.blood.news,
  overlay: bloodOverlay,
  around: aroundBy('assist'),
  get zonesName() {
    return t.match.zones;
  },
  roll: rollTold,
  wanted: wantedBy,
  wishes: bloodWishes,
  refused: refusalTold,
  canAct: bloodCanAct,
  hands: view => bloodPart(view).handCounts,
  doneTo: new Set(['target', 'player', 'throwTeammate', 'kickTeammate', 'stab', 'chainsaw', 'gaze']),
  aims: new Set(['pass']),
  cannotFail: new Set(['kick']),
  strides: new Set(['moved', 'declared']),
  rank: rankBy(new Set(['block'])),
  tell: bloodCommentary,
  dice: bloodDice,
  skill: (ruleset, id) => entryOf(id, ruleset) ?? { name: id, does: '' },
  didThisTurn: done => t.list(done.map(one => t.blood.did[one] ?? one)),
  statistics: bloodStatistics,
  optionName: (_ruleset, _option, value) => value,
};
