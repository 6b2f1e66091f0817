/** The boxes in English, each fetched when somebody plays with it. */
import type { Box, Edition } from '../../shape.ts';

export const editions: Readonly<Record<string, () => Promise<{ readonly edition: Box | Edition }>>> = {
  'blitz-2022': () => import('./blitz-2022.ts'),
  'blitz-2024': () => import('./blitz-2024.ts'),
  'blood-2016': () => import('./blood-2016.ts'),
  'blood-2025': () => import('./blood-2025/index.ts'),
};
