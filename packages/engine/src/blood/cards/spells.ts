/** Fireballs and Lightning Bolts, which some cards let off (B16-DATA-16). */
import { D6, D8 } from '../../dice/dice.ts';
import { NOBODY, NOWHERE, type PlayerId, type Seat, type Square } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { GRID, scatterFrom } from '../pitch.ts';
import { SettleBalls } from '../procedures/ball.ts';
import { passes } from '../procedures/describe.ts';
import { KnockDown } from '../procedures/harm.ts';
import { isStanding, procedure, question } from '../status.ts';
import { CARDS, Card, type CardName, Harm, TO } from '../words.ts';

const FIREBALL_TARGET = 4;
const BOLT_TARGET = 2;
/** The square itself and the eight around it. */
const BLAST_SQUARES = 9;

/** Whether the spell fells a player; `kind` names the card behind it. */
const hits = (g: BloodGame, card: number, player: PlayerId, target: number): boolean => {
  const sheet = g.sheet.begin('spell', player, target);
  const die = g.roll(D6, target);
  g.events?.push({ type: 'cardRolled', card: CARDS[card] as CardName, die, player });
  return passes(sheet, die);
};
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}

/** The middle first, then the squares around it by their numbers on the template. */
export const Fireball = procedure('Fireball', ['to', 'kind'], ['count'], [burn, settle]);
function burn(g: BloodGame, to: Square, card: number, count: number): void {
  for (let i = count; i < BLAST_SQUARES; i++) {
    const sq = i === 0 ? to : scatterFrom(to, i);
    const player = sq === NOWHERE ? NOBODY : g.playerAt(sq);
    if (player === NOBODY || !isStanding(g, player) || !hits(g, card, player, FIREBALL_TARGET)) continue;
    g.keep('count', i + 1);
    g.goto(burn);
    return g.call(KnockDown, player, NOBODY, Harm.spell);
  }
}

export const LightningBolt = procedure('LightningBolt', ['player', 'kind'], [strike, settle]);
function strike(g: BloodGame, player: PlayerId, card: number): void {
  if (hits(g, card, player, BOLT_TARGET)) g.call(KnockDown, player, NOBODY, Harm.spell);
}

/** B16-SPCARD-12 */
const SCATTERS = 5;
const AskMarker = question('placeMarker', ['seat'], g => {
  for (let sq = 0; sq < GRID.squares; sq++) g.offer(TO, sq);
});
export const RogueWizard = procedure('RogueWizard', ['seat'], [placeMarker, wander]);
function placeMarker(g: BloodGame, seat: Seat): void {
  g.ask(AskMarker, seat, seat);
}
function wander(g: BloodGame): void {
  let at = g.object as Square;
  for (let i = 0; i < SCATTERS; i++) {
    const die = g.roll(D8);
    at = scatterFrom(at, die);
    g.events?.push({ type: 'markerScattered', card: 'rogueWizard', die, to: at });
    if (at === NOWHERE) return;
  }
  g.call(Fireball, at, Card.rogueWizard);
}
