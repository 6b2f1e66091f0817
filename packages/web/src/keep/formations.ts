/** Set-ups a coach wants to use again: kept on this device, by shirt and square of the home half. */
export interface KeptFormation {
  readonly ruleset: string;
  readonly attack: boolean;
  /** Roster number, column, row; as home would stand. */
  readonly places: readonly (readonly [number: number, column: number, row: number])[];
  /** What the coach calls it; left out until it has been named. */
  readonly name?: string;
}
const KEY = 'ironpitch.formations';
const MOST = 12;

/** Blocked or broken storage means none. */
export const keptFormations = (): readonly KeptFormation[] => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as KeptFormation[]) : [];
  } catch {
    return [];
  }
};
const write = (formations: readonly KeptFormation[]): boolean => {
  try {
    localStorage.setItem(KEY, JSON.stringify(formations.slice(0, MOST)));
    return true;
  } catch {
    return false;
  }
};
const samePlaces = (a: KeptFormation, b: KeptFormation): boolean =>
  a.ruleset === b.ruleset && a.attack === b.attack && JSON.stringify(a.places) === JSON.stringify(b.places);

/** The newest first; returns whether it could be kept. */
export const keepFormation = (formation: KeptFormation): boolean =>
  write([formation, ...keptFormations().filter(one => !samePlaces(one, formation))]);
export const renameFormation = (formation: KeptFormation, name: string): boolean =>
  write(keptFormations().map(one => (samePlaces(one, formation) ? { ...one, name } : one)));
export const forgetFormation = (formation: KeptFormation): boolean =>
  write(keptFormations().filter(one => !samePlaces(one, formation)));
