// What can be broken about the entry of a skill, and how: the list of mutants, and the entries with one of them in place.
// Entries that are one and the same skill with another number or keyword (Loner, Hatred) are broken together.

/** Fields that hold a list of things an entry says, and those that hold them by name. */
const LISTS = [
  'uses',
  'cancels',
  'is',
  'modifiers',
  'imposes',
  'ignoresZones',
  'zoneIgnored',
  'strength',
  'assists',
  'harm',
  'activities',
];
const MAPS = ['numbers', 'teamNumbers', 'shrugsOff', 'pauses'];
const SINGLES = ['injuries', 'rerolls', 'teamRerollGate', 'teamReroll', 'ownAction', 'performs'];
const MARKS = ['compulsory', 'worksDown', 'leagueOnly'];
/** What is kept of an emptied entry: who it is, and the rolls that others may have to make for it. */
const KEPT = ['name', 'category', 'rule', 'rolls', ...MARKS];

/** `B25-SKILL-BLOCK` of `B25-SKILL-BLOCK-01`: the lines of the catalogue that its tests cite. */
export const sectionOf = entry => entry.rule.replace(/-\d+$/, '');

/**
 * Mutants that change nothing: these conditions only spare the trouble of ending what is not there. The one at `atRest`
 * (MONSTROUSMOUTH, uses.5) is what a moment that comes again and again ends by: no match would go on without it.
 */
const EQUIVALENT = [
  'B25-SKILL-EYEGOUGE without uses.2.when',
  'B25-SKILL-MONSTROUSMOUTH without uses.0.when',
  'B25-SKILL-MONSTROUSMOUTH without uses.1.when',
  'B25-SKILL-MONSTROUSMOUTH without uses.2.when',
  'B25-SKILL-MONSTROUSMOUTH without uses.3.when',
  'B25-SKILL-MONSTROUSMOUTH without uses.4.when',
  'B25-SKILL-MONSTROUSMOUTH without uses.5.when',
  'B25-TRAIT-TRICKSTER without uses.2.when',
];

/** Every mutant as `{ section, change }`; a change is a path into the entry and what becomes of it. */
export function mutantsOf(skills) {
  const first = new Map();
  for (const entry of Object.values(skills)) if (!first.has(sectionOf(entry))) first.set(sectionOf(entry), entry);
  const all = [...first].flatMap(([section, entry]) => changesOf(entry).map(change => ({ section, change })));
  return all.filter(mutant => !EQUIVALENT.includes(nameOf(mutant)));
}
function changesOf(entry) {
  const said = LISTS.flatMap(field =>
    (entry[field] ?? []).flatMap((one, i) => [drop(field, i), ...conditions(field, i, one)]),
  );
  const named = MAPS.flatMap(field => Object.keys(entry[field] ?? {}).map(name => drop(field, name)));
  const single = SINGLES.filter(field => entry[field] !== undefined).flatMap(field => [
    drop(field),
    ...conditions(field, undefined, entry[field]),
  ]);
  const marks = MARKS.filter(field => entry[field] !== undefined).map(field => drop(field));
  const needs = Object.entries(entry.rolls ?? {})
    .filter(([, rule]) => rule.needs > 0 && rule.needs < 6) // a natural 6 is always enough
    .map(([roll]) => ({ path: ['rolls', roll, 'needs'], to: 'more' }));
  const all = [...said, ...named, ...single, ...marks, ...needs];
  return said.length + named.length + single.length > 1 ? [{ path: [], to: 'nothing' }, ...all] : all;
}
const drop = (...path) => ({ path, to: 'nothing' });
/** When it counts, and how often: dropped, it counts always. */
const conditions = (field, i, one) =>
  ['when', 'limit']
    .filter(name => one?.[name] !== undefined)
    .map(name => drop(...(i === undefined ? [field, name] : [field, i, name])));

export const nameOf = ({ section, change: { path, to } }) =>
  `${section} ${path.length === 0 ? 'emptied' : `${to === 'more' ? 'one more for' : 'without'} ${path.join('.')}`}`;

/** The skills with one mutant in place. */
export function broken(skills, { section, change }) {
  const entries = Object.entries(skills).map(([name, entry]) => [
    name,
    sectionOf(entry) === section ? breakEntry(entry, change) : entry,
  ]);
  return Object.fromEntries(entries);
}
function breakEntry(entry, { path, to }) {
  if (path.length === 0) return Object.fromEntries(Object.entries(entry).filter(([field]) => KEPT.includes(field)));
  return changed(entry, path, to);
}
function changed(value, [key, ...rest], to) {
  if (rest.length > 0) return copyWith(value, key, changed(value[key], rest, to));
  if (to === 'more') return copyWith(value, key, value[key] + 1);
  if (Array.isArray(value)) return value.filter((_, i) => i !== key);
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== String(key)));
}
const copyWith = (value, key, inside) =>
  Array.isArray(value) ? value.map((one, i) => (i === key ? inside : one)) : { ...value, [key]: inside };
