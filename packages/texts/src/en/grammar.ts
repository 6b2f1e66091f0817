/** How English counts, lists and ends its sentences. */

const plurals = new Intl.PluralRules('en');
/** `1 square`, `3 squares` */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${plurals.select(count) === 'one' ? one : many}`;
export const square = ([column, row]: readonly [number, number]): string => `${column}·${row}`;
/** Where something goes; without a square it leaves the pitch. */
export const towards = (to: string): string => (to === '' ? 'off the pitch' : `to ${to}`);
/** A name as a sentence of its own: some end with a mark already. */
export const ended = (name: string): string => (/[.!?]$/.test(name) ? name : `${name}.`);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
/** `+1`, `−2` */
export const signed = (by: number): string => (by === 0 ? '0' : by > 0 ? `+${by}` : `−${-by}`);
/** Chances nearer to 0 or 1 than this are taken for certain. */
const CERTAIN = 1e-9;
/** Only what is certain reads 0 or 100. */
/** `Orc wins`, but `Tomb Kings win`. */
export const does = (team: string, verb: string): string => `${team} ${isMany(team) ? ofMany(verb) : verb}`;
const isMany = (team: string): boolean => /(?:[^s]s|men)$/.test(team) && !/chaos$/i.test(team);
const OF_MANY: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were' };
const ofMany = (verb: string): string => OF_MANY[verb] ?? verb.replace(/ies$/, 'y').replace(/s$/, '');
/** `a blitz`, but `Throw Team-mate`. */
export const aDeed = (name: string): string => (/ /.test(name) ? name : `a ${name.toLowerCase()}`);
export const percent = (chance: number): string => {
  if (chance <= CERTAIN) return '0';
  if (chance >= 1 - CERTAIN) return '100';
  return String(Math.min(99, Math.max(1, Math.round(chance * 100))));
};
