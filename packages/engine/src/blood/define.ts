/** An edition as a whole: gives numbers to the names its entries bring along, and finds those that nothing stands behind. */
import { EngineError } from '../words.ts';
import type { Edition, Influence } from './game.ts';
import { rerollNumber, rollNumber, skillNumber } from './names.ts';
import { Roll } from './words.ts';

export const defineEdition = (edition: Edition): Edition => {
  for (const name of Object.keys(edition.skills)) skillNumber(name);
  for (const name of ownRolls(edition)) rollNumber(name);
  for (const name of rerollSources(edition)) rerollNumber(name);
  const strangers = strangersIn(edition);
  if (strangers.length > 0) throw new EngineError(`${edition.id}: ${strangers.join('; ')}`);
  return edition;
};

const skillsOf = (edition: Edition): readonly (readonly [string, Influence])[] =>
  Object.entries(edition.skills) as [string, Influence][];
const entriesOf = (edition: Edition): readonly (readonly [string, Influence])[] => [
  ...skillsOf(edition),
  ...edition.extras.map(rule => [rule.id, rule] as const),
  ...edition.cards.flatMap(card => (card.lasts ?? []).map(says => [card.id, says] as const)),
  ...edition.teamRules.map(rule => [rule.id, rule] as const),
];
const ownRolls = (edition: Edition): string[] => entriesOf(edition).flatMap(([, { rolls = {} }]) => Object.keys(rolls));
/** Those of any roll first: that is the order in which a coach is offered them. */
const rerollSources = (edition: Edition): string[] => {
  const sources = skillsOf(edition).filter(([, says]) => says.rerolls !== undefined);
  const general = sources.filter(([, says]) => says.rerolls?.of === 'every');
  return [...new Set([...general, ...sources].map(([name, says]) => says.rerolls?.as ?? name))];
};

const rollsMentioned = ({ modifiers, imposes, shrugsOff, ignoresZones, zoneIgnored, rerolls }: Influence): string[] => [
  ...(modifiers ?? []).map(m => m.roll),
  ...(imposes ?? []).flatMap(m => m.rolls),
  ...Object.values(shrugsOff ?? {}).flat(),
  ...(ignoresZones ?? []).filter(matter => matter !== 'assist' && matter !== 'foulAssist'),
  ...(zoneIgnored ?? []),
  ...(rerolls === undefined || rerolls.of === 'every' ? [] : rerolls.of),
];
/** Everybody who mentions a roll or an entry that this edition does not have. */
const strangersIn = (edition: Edition): string[] => {
  const skills = new Set(Object.keys(edition.skills));
  const names = new Set(entriesOf(edition).map(([name]) => name));
  const rolls = new Set([...Object.keys(Roll), ...ownRolls(edition)]);
  const { rosters, stars, apart } = edition.teams.rules;
  const unknown = (who: string, what: string, known: ReadonlySet<string>, mentioned: readonly string[]): string[] =>
    mentioned.filter(name => !known.has(name)).map(name => `${who} names the ${what} ${name}, which is not there`);
  return [
    ...entriesOf(edition).flatMap(([name, says]) => [
      ...unknown(name, 'roll', rolls, rollsMentioned(says)),
      ...unknown(
        name,
        'entry',
        names,
        (says.cancels ?? []).flatMap(cancel => cancel.skills),
      ),
    ]),
    ...Object.entries(edition.order).flatMap(([moment, order]) =>
      unknown(`the order of ${moment}`, 'entry', names, order ?? []),
    ),
    ...[...edition.cards, ...edition.teamRules].flatMap(({ id, grants = [] }) => unknown(id, 'skill', skills, grants)),
    ...[...rosters.flatMap(roster => roster.positions), ...stars].flatMap(one =>
      unknown(one.id, 'skill', skills, one.skills),
    ),
    ...unknown('the list of basic skills', 'skill', skills, edition.basicSkills),
    ...unknown('the list of skills apart', 'skill', skills, apart.flat()),
  ];
};
