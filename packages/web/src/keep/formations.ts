/** Set-ups a coach wants to use again: kept on this device, by shirt and square of the home half. */
import { field, isFields, isText, isWhole, type Read, readList } from './check.ts';
import { asItWas, Shelf } from './shelf.ts';

export interface KeptFormation {
  readonly ruleset: string;
  readonly attack: boolean;
  /** Roster number, column, row; as home would stand. */
  readonly places: readonly (readonly [number: number, column: number, row: number])[];
  /** What the coach calls it; left out until it has been named. */
  readonly name?: string;
}
const MOST = 12;
/** No pitch is larger; what a formation cannot mean in a match is passed over there. */
const FAR = 99;
const isPlace = (value: unknown): value is KeptFormation['places'][number] =>
  Array.isArray(value) && value.length === 3 && value.every(one => isWhole(one, 1, FAR));
const isFormation = (value: unknown): value is KeptFormation => {
  if (!isFields(value)) return false;
  const places = field(value, 'places');
  const name = field(value, 'name');
  return (
    isText(field(value, 'ruleset')) &&
    typeof field(value, 'attack') === 'boolean' &&
    Array.isArray(places) &&
    places.every(isPlace) &&
    (name === undefined || isText(name))
  );
};
/** What nobody knows of does not come along: it could not be written again if it were nested without end. */
const onlyKnown = ({ ruleset, attack, places, name }: KeptFormation): KeptFormation => ({
  ruleset,
  attack,
  places,
  ...(name === undefined ? {} : { name }),
});
const check = (kept: unknown): Read<readonly KeptFormation[]> => {
  const read = readList(kept, isFormation);
  return read && { ...read, value: read.value.map(onlyKnown) };
};
export const FORMATIONS = {
  kind: 'formations',
  key: 'ironpitch.formations',
  none: [],
  migrations: [asItWas],
  check,
} as const;
const shelf = new Shelf<readonly KeptFormation[]>(FORMATIONS);

export const keptFormations = (): readonly KeptFormation[] => shelf.read();
const write = (formations: readonly KeptFormation[]): boolean => shelf.write(formations.slice(0, MOST));
const samePlaces = (a: KeptFormation, b: KeptFormation): boolean =>
  a.ruleset === b.ruleset && a.attack === b.attack && JSON.stringify(a.places) === JSON.stringify(b.places);

/** The newest first; returns whether it could be kept. */
export const keepFormation = (formation: KeptFormation): boolean =>
  write([formation, ...keptFormations().filter(one => !samePlaces(one, formation))]);
export const renameFormation = (formation: KeptFormation, name: string): boolean =>
  write(keptFormations().map(one => (samePlaces(one, formation) ? { ...one, name } : one)));
export const forgetFormation = (formation: KeptFormation): boolean =>
  write(keptFormations().filter(one => !samePlaces(one, formation)));
