/** Whether somebody wants to see nothing move: by the settings of the page, or by those of the device. */
import { preferences } from '../keep/preferences.ts';

export const isStill = (): boolean =>
  preferences().motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
