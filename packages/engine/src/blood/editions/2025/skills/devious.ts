/** The Devious skills. */
import { ofCategory } from './entry.ts';

export const devious = ofCategory('devious', {});
