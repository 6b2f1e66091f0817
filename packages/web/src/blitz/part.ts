/** What Blitz Bowl adds to the view of a match. */
import type { BlitzPart, MatchView } from '@ironpitch/table';

export const blitzPart = (view: MatchView): BlitzPart => view.game as BlitzPart;
