/** Team files a coach has opened: their texts are kept on this device, to be chosen again. */
const KEY = 'ironpitch.teams';
const MOST = 12;

/** Blocked or broken storage means none. */
export const keptTeams = (): readonly string[] => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(one => typeof one === 'string') : [];
  } catch {
    return [];
  }
};
const write = (texts: readonly string[]): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(texts.slice(0, MOST)));
  } catch {
    // It can be used until the page is closed.
  }
};
/** The newest first. */
export const keepTeam = (text: string): void => write([text, ...keptTeams().filter(one => one !== text)]);
export const forgetTeam = (text: string): void => write(keptTeams().filter(one => one !== text));
