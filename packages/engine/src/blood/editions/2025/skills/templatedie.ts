/** A die that says which way or how far something goes, and may be rolled again (B25-SKILL-PUNT, B25-TRAIT-SWOOP, B25-PRIN-TRR-04). */
import { D6 } from '../../../../dice/dice.ts';
import type { PlayerId } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import { rollsNamed } from '../../../names.ts';
import { AskReroll, PayForReroll, sourcesFor } from '../../../procedures/rerolls.ts';
import { procedure } from '../../../status.ts';
import { KEEP } from '../../../words.ts';

const Kind = rollsNamed('puntDirection', 'puntDistance', 'swoopDirection', 'swoopDistance');

/** Leaves the die in `g.result`. */
export const TemplateDie = procedure(
  'TemplateDie',
  ['player', 'kind'],
  ['die', 'again'],
  [cast, offer, payFor, castAgain],
);
function cast(g: BloodGame, player: PlayerId, kind: number): void {
  const die = g.keep('die', g.roll(D6));
  g.setRolledCount(1);
  g.setRolled(0, die);
  g.result = die;
  const type = kind === Kind.puntDirection || kind === Kind.puntDistance ? 'puntRolled' : 'swoopRolled';
  const what = kind === Kind.puntDirection || kind === Kind.swoopDirection ? 'direction' : 'distance';
  g.events?.push({ type, player, what, die });
}
function offer(g: BloodGame, player: PlayerId, kind: number, die: number): void {
  const sources = g.slot('again') !== 0 ? 0 : sourcesFor(g, kind, player, g.square(player), true);
  if (sources === 0) return settle(g, die);
  g.keep('again', 1);
  g.ask(AskReroll, g.control(player), player, kind, die, sources);
}
const settle = (g: BloodGame, die: number): void => {
  g.setRolledCount(0);
  g.result = die;
  g.finish();
};
function payFor(g: BloodGame, player: PlayerId, _kind: number, die: number): void {
  if (g.answered(KEEP)) return settle(g, die);
  g.call(PayForReroll, player, g.object);
}
function castAgain(g: BloodGame, _player: PlayerId, _kind: number, die: number): void {
  if (g.result !== 0) return g.goto(cast);
  settle(g, die);
}
