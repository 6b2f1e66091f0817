/** The Traits. */
import { ofCategory } from './entry.ts';

export const traits = ofCategory('trait', {});
