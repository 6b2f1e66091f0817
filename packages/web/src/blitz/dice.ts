/** The last roll of the news, as dice on the table with their arithmetic. */
import type { NamedEvent } from '@ironpitch/protocol';
import type { MatchView, SquareName } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import type { DiceShown } from '../match/face.ts';
import { nameById, playerById } from '../match/names.ts';
import { causeWithin } from './words.ts';

const squareWords = (square: unknown): string =>
  Array.isArray(square) ? t.square(square as unknown as SquareName) : '';
const ROLLS: ReadonlySet<string> = new Set(['checked', 'blockRolled', 'foulRolled', 'ballBounced', 'moveRolled']);

export const blitzDice = (report: readonly NamedEvent[], from: number, view: MatchView): DiceShown | null => {
  const at = report.findLastIndex(
    (event, i) => i >= from && ROLLS.has(event.type) && (event.die !== 0 || event.type !== 'ballBounced'),
  );
  const event = report[at];
  if (!event) return null;
  const side = playerById(view, String(event.player ?? ''))?.side ?? null;
  const who = event.player === undefined ? '' : nameById(view, String(event.player));
  const causes = ((event.modifiers as readonly { cause: string; by: number }[] | undefined) ?? [])
    .map(m => `${m.by > 0 ? '+' : '−'}${Math.abs(m.by)} ${causeWithin(m.cause)}`)
    .join(', ');
  const key = `${at}/${report.length}`;
  if (event.type === 'checked') {
    const target = Number(event.target);
    const name = t.match.base[String(event.check)] ?? '';
    return {
      key,
      side,
      faces: [`d${Number(event.die) > 6 ? 8 : 6}-${event.die}`],
      text: `${who}: ${t.blitz.rolls.check(Number(event.die), `${target}+`)}.`,
      detail: causes === '' ? `${name} ${target}+` : `${name} ${target}+, ${causes}`,
    };
  }
  if (event.type === 'ballBounced')
    return { key, side, faces: [`d8-${event.die}`], text: t.blitz.rolls.bounces(squareWords(event.to)), detail: '' };
  if (event.type === 'moveRolled') return { key, side, faces: [`d6-${event.die}`], text: who, detail: '' };
  const faces = event.type === 'blockRolled' ? (event.dice as readonly string[]) : [String(event.face)];
  const names = faces.map(face => t.blitz.faces[face]?.name ?? face);
  const text = t.ended(`${who}: ${names.join(', ')}`);
  return { key, side, faces: faces.map(face => `bz-${face}`), text, detail: causes };
};
