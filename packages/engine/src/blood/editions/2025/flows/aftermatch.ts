/** What a league wants settled after a match: grudges, the most valuable players, winnings and fans (B25-EVEN, B25-SPP-08, B25-POST). */
import { D6 } from '../../../../dice/dice.ts';
import { effectKind, teamTarget, Until } from '../../../../kernel/effects.ts';
import type { Verb } from '../../../../kernel/question.ts';
import { AWAY, HOME, NOBODY, type PlayerId, type Seat } from '../../../../words.ts';
import type { BloodGame, ExtraRule } from '../../../game.ts';
import { achieve } from '../../../procedures/feats.ts';
import { procedure, question } from '../../../status.ts';
import { CHOOSE_PLAYER, Feat, HURT_BY, SELECTED, VOCABULARY } from '../../../words.ts';
import { casualtyOf } from '../casualties.ts';
import { POSITION_KEYWORDS, RACE_KEYWORDS } from '../rosters/words.ts';
import { isStar } from '../who.ts';
import { winningsOf } from '../winnings.ts';
import { clearSelection, isSelected } from './select.ts';

/** Has come to hate a keyword; value = its place among those of races. */
export const GRUDGE: number = effectKind('grudge');
export const MOST_VALUABLE: number = effectKind('mostValuable');
/** The Dedicated Fans of a team after the match. */
export const FANS_AFTER: number = effectKind('fansAfter');
const KEYWORD: Verb = VOCABULARY.verb('keyword', RACE_KEYWORDS);

/** `value` is who won, or -1; `player` where to look next; `seat` whose most valuable player is named. */
export const AfterMatch = procedure(
  'AfterMatch',
  ['value'],
  ['player', 'seat'],
  [nextGrudge, bearGrudge, nameCandidates, hearCandidate, drawLot, otherTeam, settleAccounts],
);

// --- Getting Even ----------------------------------------------------------------------------------------------------
const BEARS_FROM = 4;
/** B25-EVEN-02 */
const RESENTED: readonly (string | undefined)[] = ['seriouslyHurt', 'seriousInjury', 'lastingInjury'];
/** B25-EVEN-04, -05: as places among the keywords of races. */
const hateful = (g: BloodGame, player: PlayerId): number[] => {
  if (!g.isAffected(player, HURT_BY) || isStar(g, player)) return [];
  const culprit = g.effectValue(player, HURT_BY) as PlayerId;
  return (g.rules.keywords[g.trueProfile(culprit)] as readonly string[])
    .filter(keyword => !(POSITION_KEYWORDS as readonly string[]).includes(keyword))
    .map(keyword => (RACE_KEYWORDS as readonly string[]).indexOf(keyword))
    .filter(place => place >= 0);
};
const AskGrudge = question('grudge', ['player'], (g, player) => {
  for (const place of hateful(g, player)) g.offer(KEYWORD, place);
});
const resent = (g: BloodGame, player: PlayerId, die: number, place: number): void => {
  const hates = place < 0 ? null : (RACE_KEYWORDS[place] as string);
  g.events?.push({ type: 'grudgeRolled', player, die, hates });
  if (place >= 0) g.affect(player, GRUDGE, place, Until.match);
};
/** B25-EVEN-01 to -03 */
function nextGrudge(g: BloodGame, _winner: number, from: PlayerId): void {
  for (let p: number = from; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (!RESENTED.includes(casualtyOf(g, player))) continue;
    const keywords = hateful(g, player);
    if (keywords.length === 0) continue;
    g.keep('player', (player + 1) as PlayerId);
    const die = g.roll(D6, BEARS_FROM);
    g.goto(nextGrudge);
    if (die < BEARS_FROM) return resent(g, player, die, NOBODY);
    if (keywords.length === 1) return resent(g, player, die, keywords[0] as number);
    g.setRolled(0, die);
    g.setRolledCount(1);
    g.goto(bearGrudge);
    return g.ask(AskGrudge, g.ownSeat(player), player);
  }
  g.goto(nameCandidates);
}
function bearGrudge(g: BloodGame, _winner: number, next: PlayerId): void {
  resent(g, (next - 1) as PlayerId, g.rolled(0), g.object);
  g.setRolledCount(0);
  g.goto(nextGrudge);
}

// --- the most valuable player ----------------------------------------------------------------------------------------
const CANDIDATES = 6;
const mayBeNamed = (g: BloodGame, seat: Seat, p: PlayerId): boolean =>
  g.ownSeat(p) === seat && g.tookPart(p) && !isStar(g, p) && !isSelected(g, p);
const countNamed = (g: BloodGame, seat: Seat): number => {
  let count = 0;
  for (let p = 0; p < g.playerCount; p++)
    if (g.ownSeat(p as PlayerId) === seat && isSelected(g, p as PlayerId)) count++;
  return count;
};
const countOpen = (g: BloodGame, seat: Seat): number => {
  let count = 0;
  for (let p = 0; p < g.playerCount; p++) if (mayBeNamed(g, seat, p as PlayerId)) count++;
  return count;
};
const AskCandidate = question('mostValuable', ['seat', 'left'], (g, seat) => {
  for (let p = 0; p < g.playerCount; p++) if (mayBeNamed(g, seat, p as PlayerId)) g.offer(CHOOSE_PLAYER, p);
});
/** B25-SPP-08: six who took part; all of them where there are no more. */
function nameCandidates(g: BloodGame): void {
  const seat = g.slot('seat');
  const left = CANDIDATES - countNamed(g, seat);
  const open = countOpen(g, seat);
  if (left === 0 || open === 0) return g.goto(drawLot);
  if (open > left) return g.ask(AskCandidate, seat, seat, left);
  for (let p = 0; p < g.playerCount; p++)
    if (mayBeNamed(g, seat, p as PlayerId)) g.affect(p as PlayerId, SELECTED, 0, Until.match);
  g.goto(drawLot);
}
function hearCandidate(g: BloodGame): void {
  g.affect(g.object as PlayerId, SELECTED, 0, Until.match);
  g.goto(nameCandidates);
}
/** A D6 for six; whatever picks evenly for fewer. */
function drawLot(g: BloodGame): void {
  const seat = g.slot('seat');
  const count = countNamed(g, seat);
  let left = count === 0 ? -1 : count === CANDIDATES ? g.roll(D6) - 1 : g.pick(count);
  for (let p = 0; p < g.playerCount && left >= 0; p++) {
    const player = p as PlayerId;
    if (g.ownSeat(player) !== seat || !isSelected(g, player) || left-- > 0) continue;
    g.affect(player, MOST_VALUABLE, 0, Until.match);
    achieve(g, player, Feat.mostValuable);
  }
  clearSelection(g);
}
function otherTeam(g: BloodGame): void {
  if (g.slot('seat') === AWAY) return;
  g.keep('seat', AWAY);
  g.goto(nameCandidates);
}

// --- winnings and fans -----------------------------------------------------------------------------------------------
const FANS_MOST = 7;
const FANS_LEAST = 1;
function settleAccounts(g: BloodGame, winner: number): void {
  for (const seat of [HOME, AWAY]) g.events?.push({ type: 'winnings', seat, gold: winningsOf(g, seat) });
  if (winner < 0) return; // B25-POST-04
  for (const seat of [HOME, AWAY]) countFans(g, seat, seat === winner);
}
/** B25-POST-02, -03 */
const countFans = (g: BloodGame, seat: Seat, won: boolean): void => {
  const before = g.teamOf(seat).fanFactor;
  const die = g.roll(D6);
  let after = before;
  if (won && die >= before) after = Math.min(FANS_MOST, before + 1);
  else if (!won && die < before) after = Math.max(FANS_LEAST, before - 1);
  g.affect(teamTarget(seat), FANS_AFTER, after, Until.match);
  g.events?.push({ type: 'fansRolled', seat, die, after });
};

/** Whoever is on the pitch when a drive is kicked off takes part in the match. */
export const takingPart: ExtraRule = {
  id: 'takingPart',
  rule: 'B25-SPP-08',
  inMatch: () => true,
  uses: [
    {
      at: 'driveOver',
      who: 'anybody',
      does: g => {
        for (let p = 0; p < g.playerCount; p++) if (g.playedThisDrive(p as PlayerId)) g.noteTakingPart(p as PlayerId);
      },
    },
  ],
};
