/** The Mutations. */
import { ofCategory } from './entry.ts';

export const mutations = ofCategory('mutation', {});
