/** What was learned, by ruleset. */
import type { Fitted } from '../net.ts';
import { blitz2022 } from './blitz-2022.ts';
import { blitz2024 } from './blitz-2024.ts';
import { blood2016 } from './blood-2016.ts';
import { blood2025 } from './blood-2025.ts';

export const fitted: Readonly<Record<string, Fitted>> = {
  'blitz-2022': blitz2022,
  'blitz-2024': blitz2024,
  'blood-2016': blood2016,
  'blood-2025': blood2025,
};
