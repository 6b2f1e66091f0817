/** A match of 2025: penalties are the best of five, and a league is told how it went before the final whistle (B25-PENS, B25-POST). */
import { AWAY, HOME } from '../../../../words.ts';
import { ENDINGS, type Ending } from '../../../cells.ts';
import type { BloodGame } from '../../../game.ts';
import {
  beforeMatch,
  beforeToss,
  bringFans,
  firstHalf,
  firstWeather,
  overtime,
  rollOff,
  secondHalf,
  Toss,
  toss,
} from '../../../procedures/match.ts';
import { procedure } from '../../../status.ts';
import { AfterMatch } from './aftermatch.ts';

/** Instead of `Match`. `winner` is a seat, or -1; `mode` the place of the ending in its list. */
export const MatchOf2025 = procedure(
  'MatchOf2025',
  [],
  ['value', 'mode'],
  [
    bringFans,
    firstWeather,
    beforeToss,
    toss,
    beforeMatch,
    firstHalf,
    secondHalf,
    fullTime,
    overtime,
    shootOut,
    afterMatch,
    finalWhistle,
  ],
);
const decide = (g: BloodGame, lead: number, ending: Ending): void => {
  g.keep('value', lead === 0 ? -1 : lead > 0 ? HOME : AWAY);
  g.keep('mode', ENDINGS.indexOf(ending));
  g.goto(afterMatch);
};
function fullTime(g: BloodGame): void {
  const lead = g.score(HOME) - g.score(AWAY);
  if (lead !== 0) return decide(g, lead, 'touchdowns');
  if (!g.rules.options.overtime) return decide(g, 0, 'draw');
  g.half = 3;
  g.call(Toss);
}
const PENALTIES = 5;
/** B25-EXTRA-08, B25-PENS-01 to -04 */
function shootOut(g: BloodGame): void {
  let lead = g.score(HOME) - g.score(AWAY);
  if (lead !== 0) return decide(g, lead, 'touchdowns');
  for (let i = 0; i < PENALTIES; i++) lead += rollOff(g) === HOME ? 1 : -1;
  decide(g, lead, 'penalties');
}
function afterMatch(g: BloodGame, winner: number): void {
  if (g.rules.options.league) g.call(AfterMatch, winner);
}
function finalWhistle(g: BloodGame, winner: number, ending: number): void {
  g.finishMatch(winner as 0 | 1 | -1, ENDINGS[ending] as Ending);
}
