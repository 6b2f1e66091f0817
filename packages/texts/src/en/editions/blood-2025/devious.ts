/** The Devious skills of Blood Bowl 2025, in our own words. */
import { type Named, words } from '../../../shape.ts';

export const devious = words<Named>()({});
