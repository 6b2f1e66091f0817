/** The Sports-Wizard: a Fireball or a frog, once a match when a turn is over (B25-IND-WIZARD). */
import { D6 } from '../../../../dice/dice.ts';
import { effectKind, Until } from '../../../../kernel/effects.ts';
import { NOBODY, NOWHERE, otherSeat, type PlayerId, type Seat, type Square } from '../../../../words.ts';
import { hasLeft, spend } from '../../../brings.ts';
import { Stat } from '../../../characteristics.ts';
import type { Spare } from '../../../edition.ts';
import type { BloodGame, TeamRule } from '../../../game.ts';
import { scatterFrom } from '../../../pitch.ts';
import { Injury } from '../../../procedures/armour.ts';
import { SettleBalls } from '../../../procedures/ball.ts';
import { askRulePlayer, askRuleSquare } from '../../../procedures/brought.ts';
import { Hurt, KnockDown } from '../../../procedures/harm.ts';
import { dropBall } from '../../../procedures/prone.ts';
import { isStanding, procedure, question } from '../../../status.ts';
import { FIREBALL, Harm, NO, TRANSFORMED, ZAP, ZAPPED } from '../../../words.ts';

const WIZARD = effectKind('sportsWizard');
const ID = 'sportsWizard';

/** Both coaches, the one first whose turn is over; not once somebody has scored. */
const WizardsWait = procedure('WizardsWait', ['seat'], [ofActive, ofOther]);
function ofActive(g: BloodGame, seat: Seat): void {
  g.call(Conjure, seat);
}
function ofOther(g: BloodGame, seat: Seat): void {
  if (g.scorer === NOBODY) g.call(Conjure, otherSeat(seat));
}
const AskSpell = question(
  'spell',
  ['seat'],
  g => {
    g.offer(NO);
    g.offer(FIREBALL);
    if (anybodyOnPitch(g)) g.offer(ZAP);
  },
  { decline: NO, onTheWay: true, breaksIn: true },
);
const anybodyOnPitch = (g: BloodGame): boolean => {
  for (let p = 0; p < g.playerCount; p++) if (g.onPitch(p as PlayerId)) return true;
  return false;
};
/** B25-IND-WIZARD-01 */
const Conjure = procedure('Conjure', ['seat'], [wait, choose, throwFire, zapSomebody]);
function wait(g: BloodGame, seat: Seat): void {
  if (hasLeft(g, seat, WIZARD) === 0) return g.finish();
  g.ask(AskSpell, seat, seat);
}
function choose(g: BloodGame, seat: Seat): void {
  if (g.answered(NO)) return g.finish();
  spend(g, seat, WIZARD);
  if (g.answered(FIREBALL)) return askRuleSquare(g, seat, ID);
  g.goto(zapSomebody);
  askRulePlayer(g, seat, ID);
}
function throwFire(g: BloodGame, seat: Seat): void {
  g.events?.push({ type: 'ruleUsed', seat, rule: ID });
  g.become(BurnDown, seat, g.object as Square);
}
function zapSomebody(g: BloodGame, seat: Seat): void {
  const player = g.object as PlayerId;
  g.events?.push({ type: 'ruleUsed', seat, rule: ID, player });
  g.become(TurnIntoFrog, seat, player);
}

// --- the Fireball ----------------------------------------------------------------------------------------------------
const HITS_FROM = 4;
/** The square itself and the eight around it. */
const BLAST_SQUARES = 9;
/** B25-IND-WIZARD-02: the middle first, then the squares around it by their numbers on the template. */
const BurnDown = procedure('BurnDown', ['seat', 'to'], ['count'], [burn, settle]);
function burn(g: BloodGame, seat: Seat, to: Square, count: number): void {
  for (let i = count; i < BLAST_SQUARES; i++) {
    const sq = i === 0 ? to : scatterFrom(to, i);
    const player = sq === NOWHERE ? NOBODY : g.playerAt(sq);
    if (player === NOBODY) continue;
    const die = g.roll(D6, HITS_FROM);
    g.events?.push({ type: 'ruleRolled', seat, rule: ID, die, player });
    if (die < HITS_FROM) continue;
    g.keep('count', i + 1);
    g.goto(burn);
    if (isStanding(g, player)) return g.call(KnockDown, player, NOBODY, Harm.spell);
    return g.call(Hurt, player, NOBODY, Harm.spell, 0);
  }
}
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}

// --- Zap! ------------------------------------------------------------------------------------------------------------
const NEVER = 1;
const ALWAYS = 6;
/** B25-IND-WIZARD-03 */
const TurnIntoFrog = procedure('TurnIntoFrog', ['seat', 'player'], [zap, settle]);
function zap(g: BloodGame, seat: Seat, player: PlayerId): void {
  const die = g.roll(D6);
  g.events?.push({ type: 'ruleRolled', seat, rule: ID, die, player });
  if (die === NEVER || (die !== ALWAYS && die < g.stat(player, Stat.strength))) return g.finish();
  g.affect(player, ZAPPED, 0, Until.drive);
  if (!g.isAffected(player, TRANSFORMED)) g.affect(player, TRANSFORMED, g.profile(player), Until.match);
  g.setProfile(player, g.rules.spareProfiles.frog as number);
  g.events?.push({ type: 'transformed', player });
  dropBall(g, player);
}
/** Itself again, once the drive is over. */
const recoverFrogs = (g: BloodGame): void => {
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (!g.isAffected(player, TRANSFORMED) || g.isAffected(player, ZAPPED)) continue;
    g.setProfile(player, g.effectValue(player, TRANSFORMED));
    g.endEffect(player, TRANSFORMED);
  }
};

const sportsWizard: TeamRule = {
  id: ID,
  rule: 'B25-IND-WIZARD-01',
  effect: WIZARD,
  on: 'team',
  transforms: true,
  chooses: (g, _seat, player) => g.onPitch(player),
  pauses: { turnOver: WizardsWait },
  // A team-mate lashed out at, or betrayed, is hurt like that too, but by somebody.
  harm: [{ whose: 'nobody', of: Harm.spell, armour: 1, when: (_g, _player, by) => by === NOBODY }],
  uses: [{ at: 'effectsEnded', who: 'anybody', does: recoverFrogs }],
};
/** B25-IND-WIZARD-04: what hurts a frog for good hurts the player badly, no more, and nobody treats it. */
const frog: TeamRule = {
  id: 'frog',
  rule: 'B25-IND-WIZARD-04',
  effect: ZAPPED,
  on: 'player',
  comesWith: ID,
  is: ['untreated'],
  uses: [
    {
      at: 'injury',
      who: 'player',
      when: (_g, m) => m.value === Injury.casualty,
      becomes: () => Injury.badlyHurt,
    },
  ],
};
export const wizards: readonly TeamRule[] = [sportsWizard, frog];

/** B25-IND-WIZARD-04 */
export const spares2025: readonly Spare[] = [
  {
    spare: 'frog',
    profile: 'card/frog',
    movement: 5,
    strength: 1,
    agility: 2,
    passing: 0,
    armour: 5,
    keywords: ['Frog', 'Special'],
    skills: ['dodge', 'leap', 'noBall', 'stunty', 'titchy', 'veryLongLegs'],
  },
];
