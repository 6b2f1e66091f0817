/** The Traits of Blood Bowl 2025, in our own words. */
import { type Named, words } from '../../../shape.ts';

export const traits = words<Named>()({});
