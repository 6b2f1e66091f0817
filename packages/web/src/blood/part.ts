/** What Blood Bowl adds to the view of a match. */
import type { BloodPart, MatchView } from '@ironpitch/table';

export const bloodPart = (view: MatchView): BloodPart => view.game as BloodPart;
