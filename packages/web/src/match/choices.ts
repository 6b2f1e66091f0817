/** Which answer a square stands for. */
import type { Choice, PlayerView, QuestionView, SquareName } from '@ironpitch/table';
import { sameSquare } from '../pitch/geometry.ts';

/** `doneTo`: verbs that name to whom something is done. Who is to act is asked first: there they name who does it. */
export const choiceOn = (
  { name, choices }: QuestionView,
  square: SquareName,
  there: PlayerView | undefined,
  doneTo: ReadonlySet<string>,
): Choice | undefined =>
  choices.find(
    ({ verb, object, square: stands }) =>
      sameSquare(stands, square) ||
      (Array.isArray(object) && sameSquare(object as unknown as SquareName, square)) ||
      (name !== 'action' && doneTo.has(verb) && there !== undefined && object === there.id),
  );
