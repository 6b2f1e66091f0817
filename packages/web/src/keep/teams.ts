/** Team files a coach has opened: their texts are kept on this device, to be chosen again. */
import { isText, readList } from './check.ts';
import { asItWas, Shelf } from './shelf.ts';

const MOST = 12;
export const TEAMS = {
  kind: 'teams',
  key: 'ironpitch.teams',
  none: [],
  migrations: [asItWas],
  check: (kept: unknown) => readList(kept, isText),
} as const;
const shelf = new Shelf<readonly string[]>(TEAMS);

export const keptTeams = (): readonly string[] => shelf.read();
/** Where nothing can be stored it can be used until the page is closed. */
const write = (texts: readonly string[]): void => void shelf.write(texts.slice(0, MOST));
/** The newest first. */
export const keepTeam = (text: string): void => write([text, ...keptTeams().filter(one => one !== text)]);
export const forgetTeam = (text: string): void => write(keptTeams().filter(one => one !== text));
