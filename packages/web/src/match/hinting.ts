/** When a hint can be asked for. */
import type { Snapshot } from '@ironpitch/table';

/** Questions in the middle of something with more answers than this are no matter of plans. */
const HINTED_CHOICES_MAX = 6;
/** Before there is a ball, at the toss or the kick, nobody can look ahead far enough to advise anybody. */
const isInPlay = ({ view }: Snapshot): boolean => view.balls.length > 0;
/** Hints are for whoever is asked and plays here: not for who watches, and not in a drill or a replay. */
export const canHint = ({ snapshot }: { readonly snapshot: Snapshot }): boolean => {
  const { question, lesson, replay, viewer } = snapshot;
  if (question === null || question.side !== viewer || lesson !== null || replay !== null) return false;
  const { length } = question.choices;
  return question.name === 'action' || (isInPlay(snapshot) && length > 1 && length <= HINTED_CHOICES_MAX);
};
