/** The last roll of the news, as dice on the table with their arithmetic. */
import type { NamedEvent } from '@ironpitch/protocol';
import type { MatchView, SquareName } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import type { DiceShown } from '../match/face.ts';
import { nameById, playerById, teamName } from '../match/names.ts';
import { modifiersOf, rolledFor, sideOf } from './tell.ts';
import { causeWithin, DIE_SYMBOLS, faceName, rollName } from './words.ts';

const ROLLS: ReadonlySet<string> = new Set([
  'rolled',
  'blockRolled',
  'armourRolled',
  'injuryRolled',
  'ballBounced',
  'ballScattered',
]);
const words = t.blood.rollText;

export const bloodDice = (report: readonly NamedEvent[], from: number, view: MatchView): DiceShown | null => {
  const at = report.findLastIndex((event, i) => i >= from && ROLLS.has(event.type) && event.die !== 0);
  const event = report[at];
  if (!event) return null;
  const side = playerById(view, String(event.player ?? ''))?.side ?? sideOf(event.seat);
  const who = event.player === undefined ? '' : nameById(view, String(event.player));
  const key = `${at}/${report.length}`;
  const causes = modifiersOf(event)
    .map(m => `${m.by > 0 ? '+' : '−'}${Math.abs(m.by)} ${causeWithin(m.cause)}`)
    .join(', ');
  switch (event.type) {
    case 'rolled': {
      const name = rollName(String(event.roll));
      return {
        key,
        side,
        faces: [`d6-${event.die}`],
        text: `${who}, ${name.toLowerCase()}: ${rolledFor(event)}.`,
        detail: causes,
      };
    }
    case 'blockRolled': {
      const faces = event.dice as readonly string[];
      const picks = sideOf(event.chooser);
      return {
        key,
        side,
        faces: faces.map(face => DIE_SYMBOLS[face] ?? ''),
        text: `${who}: ${faces.map(faceName).join(', ')}.`,
        detail: faces.length > 1 && picks !== null ? t.blood.picks(teamName(view, picks)) : '',
      };
    }
    case 'armourRolled':
      return {
        key,
        side,
        faces: pair(Number(event.dice)),
        text: `${who}, ${rollName('armour').toLowerCase()}: ${words.armour(Number(event.total), Number(event.target))}.`,
        detail: causes,
      };
    case 'injuryRolled':
      return {
        key,
        side,
        faces: pair(Number(event.dice)),
        text: `${who}: ${t.blood.injuries[String(event.result)] ?? ''}.`,
        detail: causes,
      };
    default:
      return {
        key,
        side,
        faces: [`d8-${event.die}`],
        text: words.ballGoes(
          Number(event.die),
          Array.isArray(event.to) ? t.square(event.to as unknown as SquareName) : '',
        ),
        detail: '',
      };
  }
};
/** Two dice that add up to so much: the report has the sum only. */
const pair = (sum: number): string[] => {
  const first = Math.max(1, Math.min(6, Math.ceil(sum / 2)));
  return [`d6-${first}`, `d6-${Math.max(1, Math.min(6, sum - first))}`];
};
