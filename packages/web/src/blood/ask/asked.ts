/** What a question of Blood Bowl is about, written out: names, squares, rolls and dice for its sentence. */
import type { Named, QuestionView, Snapshot, SquareName } from '@ironpitch/table';
import { type BloodAsked, t } from '@ironpitch/texts/page';
import { cardDoes, cardName, entryOf, wordsInPlay } from '../../match/entries.ts';
import type { Aiming } from '../../match/face.ts';
import { nameById, playerById, playerName } from '../../match/names.ts';
import { bloodPart } from '../part.ts';
import { deedName, faceName, rollName } from '../words.ts';

export const isSquare = (value: Named | null | undefined): value is SquareName =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'number';

export const askedOf = (
  { view }: Snapshot,
  { name, about, side, dice }: QuestionView,
  { selected }: Aiming,
): BloodAsked => {
  const who = (key: string): string => (typeof about[key] === 'string' ? nameById(view, about[key] as string) : '');
  const where = (key: string): string => (isSquare(about[key]) ? t.square(about[key] as SquareName) : '');
  const number = (key: string): number => (typeof about[key] === 'number' ? (about[key] as number) : 0);
  const chosen = selected === null ? undefined : playerById(view, selected);
  const kind = String(about.kind ?? '');
  return {
    player: who('player'),
    target: who('target'),
    runner: who('runner'),
    to: where('to'),
    from: where('from'),
    left: number('left'),
    extra: number('extra'),
    die: number('die'),
    passed: about.passed === true,
    kind: name === 'activity' ? deedName(kind) : name === 'setUp' ? String(about.option ?? '') : kind,
    roll: rollName(kind),
    rolled: t.list(dice.map(faceName)),
    skill: entryOf(kind)?.name ?? kind,
    skillDoes: entryOf(kind)?.does ?? cardDoes(kind),
    purpose: wordsInPlay().useSkill?.[kind] ?? t.blood.useSkill[kind] ?? '',
    result: t.blood.injuries[String(about.result ?? kind)] ?? '',
    moment: t.blood.moments[String(about.moment)] ?? '',
    card: cardName(kind),
    kicks: bloodPart(view).kicking === side,
    chosen: chosen ? playerName(chosen) : '',
    ball: chosen?.ball != null,
  };
};
