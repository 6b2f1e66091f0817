/** Prayers that work on the match: referees, moles, rocks, trapdoors, and what feats are worth (B25-PRAYER). */
import { D6 } from '../../../../dice/dice.ts';
import { effectKind, Until } from '../../../../kernel/effects.ts';
import { AWAY, HOME, NOBODY, otherSeat, type PlayerId, type Seat, type Square } from '../../../../words.ts';
import { hasLeft, spend } from '../../../brings.ts';
import type { BloodGame, TeamRule } from '../../../game.ts';
import { GRID } from '../../../pitch.ts';
import { SettleBalls } from '../../../procedures/ball.ts';
import { askRule } from '../../../procedures/brought.ts';
import { Hurt, Hurting, KnockDown } from '../../../procedures/harm.ts';
import { randomOnPitch } from '../../../procedures/kickofftable.ts';
import { dropBall } from '../../../procedures/prone.ts';
import { USE } from '../../../skills/use.ts';
import { isStanding, procedure } from '../../../status.ts';
import { Harm, NO } from '../../../words.ts';
import { worth } from '../points.ts';
import { PRAYERS_ID } from './table.ts';

const byPrayer = (rule: TeamRule): TeamRule => ({ ...rule, comesWith: PRAYERS_ID });

// --- the trapdoors ---------------------------------------------------------------------------------------------------
const TRAPDOORS: readonly Square[] = [GRID.at(7, 2), GRID.at(20, 14)];
/** Stands on a trapdoor that has held so far; value = the square. */
const ON_TRAPDOOR = effectKind('onTrapdoor');
const FALLS = 1;
const TRAPDOOR = effectKind('treacherousTrapdoor');
const anyTrapdoor = (g: BloodGame): boolean => hasLeft(g, HOME, TRAPDOOR) + hasLeft(g, AWAY, TRAPDOOR) > 0;
/** Whether a square calls for a roll when somebody enters it. */
export const mayGiveWay = (g: BloodGame, sq: Square): boolean => TRAPDOORS.includes(sq) && anyTrapdoor(g);
/** Whoever has come onto one since anybody looked. */
const newcomer = (g: BloodGame): PlayerId => {
  if (!anyTrapdoor(g)) return NOBODY;
  for (const sq of TRAPDOORS) {
    const player = g.playerAt(sq);
    if (player !== NOBODY && !g.hovers(player) && !g.isAffectedWith(player, ON_TRAPDOOR, sq)) return player;
  }
  return NOBODY;
};
const forgetThoseWhoLeft = (g: BloodGame): void => {
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.isAffected(player, ON_TRAPDOOR) && g.effectValue(player, ON_TRAPDOOR) !== g.square(player))
      g.endEffect(player, ON_TRAPDOOR);
  }
};
const anybodyLeft = (g: BloodGame): boolean => {
  if (!g.lasts(ON_TRAPDOOR)) return false;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.isAffected(player, ON_TRAPDOOR) && g.effectValue(player, ON_TRAPDOOR) !== g.square(player)) return true;
  }
  return false;
};
const hold = (g: BloodGame, player: PlayerId): void => g.affect(player, ON_TRAPDOOR, g.square(player), Until.drive);
/** B25-PRAYER-01 */
const TestTrapdoor = procedure('TestTrapdoor', USE, [creak, settle, creakAgain]);
function creak(g: BloodGame): void {
  forgetThoseWhoLeft(g);
  const player = newcomer(g);
  if (player === NOBODY) return g.goto(creakAgain);
  const seat = hasLeft(g, HOME, TRAPDOOR) > 0 ? HOME : AWAY;
  const die = g.roll(D6);
  g.events?.push({ type: 'ruleRolled', seat, rule: 'treacherousTrapdoor', die, player });
  if (die !== FALLS) {
    hold(g, player);
    return g.goto(creakAgain);
  }
  if (g.control(player) === g.active) g.causeTurnover('intoTheCrowd'); // B25-Q-137
  dropBall(g, player);
  g.call(Hurt, player, NOBODY, Harm.crowd, 0);
}
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}
/** Leaves in `g.result` what is at stake, as it was. */
function creakAgain(g: BloodGame): void {
  g.result = g.slot('value');
  if (newcomer(g) !== NOBODY) g.goto(creak);
}
/** Being set up there is not entering. */
const SetUpOnTrapdoors = procedure('SetUpOnTrapdoors', ['seat'], [standStill]);
function standStill(g: BloodGame): void {
  forgetThoseWhoLeft(g);
  for (let player = newcomer(g); player !== NOBODY; player = newcomer(g)) hold(g, player);
}
const isCreaking = (g: BloodGame): boolean => newcomer(g) !== NOBODY || anybodyLeft(g);
const trapdoor: TeamRule = {
  id: 'treacherousTrapdoor',
  rule: 'B25-PRAYER-01',
  effect: TRAPDOOR,
  on: 'team',
  uses: [
    { at: 'atRest', who: 'anybody', about: TRAPDOOR, when: isCreaking, with: TestTrapdoor },
    { at: 'blockDone', who: 'anybody', about: TRAPDOOR, when: isCreaking, with: TestTrapdoor }, // before Frenzy's second block
  ],
  pauses: { setUpDone: SetUpOnTrapdoors },
};

// --- a rock ----------------------------------------------------------------------------------------------------------
const ROCK = effectKind('throwARock');
const HITS_FROM = 4;
/** B25-PRAYER-14, B25-Q-136: before anybody is activated, at somebody who stands. */
const MayThrowRock = procedure('MayThrowRock', ['seat'], [askRock, throwRock, settle]);
const anyTarget = (g: BloodGame, seat: Seat): boolean => {
  for (let p = 0; p < g.playerCount; p++)
    if (g.control(p as PlayerId) === otherSeat(seat) && isStanding(g, p as PlayerId)) return true;
  return false;
};
function askRock(g: BloodGame, seat: Seat): void {
  if (hasLeft(g, seat, ROCK) === 0 || !anyTarget(g, seat)) return g.finish();
  askRule(g, seat, 'throwARock');
}
function throwRock(g: BloodGame, seat: Seat): void {
  if (g.answered(NO)) return g.finish();
  spend(g, seat, ROCK);
  const player = randomOnPitch(g, otherSeat(seat), isStanding);
  const die = g.roll(D6, HITS_FROM);
  g.events?.push({ type: 'ruleRolled', seat, rule: 'throwARock', die, player });
  if (die >= HITS_FROM) g.call(KnockDown, player, NOBODY, Harm.rock);
}
const rock: TeamRule = {
  id: 'throwARock',
  rule: 'B25-PRAYER-14',
  effect: ROCK,
  on: 'team',
  pauses: { turnBegins: MayThrowRock },
};

// --- the others ------------------------------------------------------------------------------------------------------
const friends: TeamRule = {
  id: 'friendsWithTheRef',
  rule: 'B25-PRAYER-02',
  effect: effectKind('friendsWithTheRef'),
  on: 'team',
  teamNumbers: { argue: 1 },
};
const moles: TeamRule = {
  id: 'molesUnderThePitch',
  rule: 'B25-PRAYER-09',
  effect: effectKind('molesUnderThePitch'),
  on: 'opponents',
  modifiers: [{ roll: 'goForIt', by: -1 }],
};
const scrutiny: TeamRule = {
  id: 'underScrutiny',
  rule: 'B25-PRAYER-15',
  effect: effectKind('underScrutiny'),
  on: 'opponents',
  uses: [
    {
      at: 'refereeLooks',
      who: 'player',
      when: (_g, m) => (m.flags & Hurting.armourBroken) !== 0,
      becomes: () => 1,
    },
  ],
};

export const favours: readonly TeamRule[] = [
  trapdoor,
  friends,
  moles,
  worth('perfectPassing', 'B25-PRAYER-10', { completion: 2 }),
  worth('dazzlingCatching', 'B25-PRAYER-11', { catch: 1 }),
  worth('fanInteraction', 'B25-PRAYER-12', { crowdCasualty: 2 }),
  worth('foulingFrenzy', 'B25-PRAYER-13', { foulCasualty: 2 }),
  rock,
  scrutiny,
].map(byPrayer);
