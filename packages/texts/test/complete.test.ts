import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BlitzGame, blood, questions, rulesetNamed, rulesets, SeededDice } from '@ironpitch/engine';
import { eventFields } from '@ironpitch/protocol';
import { beforeAll, expect, test } from 'vitest';
import { type Box, editions, fetchAllEditions, fetchLate, ownWords, t } from '../src/page.ts';

beforeAll(fetchAllEditions);
const editionOf = (id: string): BlitzGame['rules']['edition'] => {
  const rules = rulesetNamed(id);
  const [home, away] = rules.boxTeams;
  return (rules.create({ home, away, options: {} }, new SeededDice('')) as BlitzGame).rules.edition;
};

test('every question of Blitz Bowl has words', () => {
  const names = questions.filter(one => one.game === 'blitz').map(one => one.name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter(name => t.blitz.questions[name] === undefined)).toEqual([]);
});

test.each(['blitz-2024', 'blitz-2022'])('every card, ability, arena and event of %s has words', id => {
  const edition = editionOf(id);
  const missing = (kind: keyof Box, ids: readonly string[]): string[] =>
    ids.filter(one => editions.blitz[id]?.[kind][one] === undefined);
  expect(
    missing(
      'challenges',
      edition.challenges.map(one => one.id),
    ),
  ).toEqual([]);
  expect(
    missing(
      'plays',
      edition.plays.map(one => one.id),
    ),
  ).toEqual([]);
  expect(
    missing(
      'arenas',
      edition.arenas.map(one => one.id),
    ),
  ).toEqual([]);
  expect(
    missing(
      'randomEvents',
      edition.events.map(one => one.id),
    ),
  ).toEqual([]);
  expect(missing('abilities', Object.keys(edition.abilities))).toEqual([]);
});

test('every event of the report is told, or silent on purpose', () => {
  const told = new Set(Object.keys(t.blitz.told).map(key => key.split('_')[0]));
  const otherwise: Readonly<Record<string, string>> = {
    checked: 'armourHeld',
    blockRolled: 'blocked',
    blockResult: 'result',
    foulRolled: 'fouled',
    turnStarted: '',
    actionStarted: '',
    deckTop: '',
  };
  const silent = Object.keys(eventFields('blitz')).filter(type => !told.has(type) && otherwise[type] === undefined);
  expect(silent).toEqual([]);
});

const BLOOD = rulesets.filter(({ game }) => game === 'blood').map(({ id }) => id);
/** Goes by the wizard who casts it. */
const SPELL = 'frog';
const bloodEdition = (id: string): blood.Edition => {
  const rules = rulesetNamed(id);
  const [home, away] = rules.boxTeams;
  return (rules.create({ home, away, options: {} }, new SeededDice('')) as blood.BloodGame).rules.edition;
};
test.each(BLOOD)('every skill, card and thing brought along of %s has words, under the name that its entry has', id => {
  const { skills, cards, teamRules } = bloodEdition(id);
  const words = editions.blood[id];
  const brought = Object.keys(words?.cards ?? {});
  expect(teamRules.map(one => one.id).filter(one => !brought.includes(one) && one !== SPELL)).toEqual([]);
  const named = (list: Readonly<Record<string, { readonly name: string }>> = {}) =>
    Object.fromEntries(Object.entries(list).map(([name, { name: printed }]) => [name, printed.replaceAll('’', "'")]));
  expect(named(words?.skills)).toEqual(named(skills));
  for (const one of cards) expect(words?.cards[one.id]?.name).toBe(one.name);
});
/** The source of every procedure: some names are written only there. */
const rulesOfBlood = (): string => {
  const folder = fileURLToPath(new URL('../../engine/src/blood', import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');
};
test('every question of Blood Bowl has words', () => {
  const names = questions.filter(one => one.game === 'blood').map(one => one.name);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter(name => t.blood.questions[name] === undefined)).toEqual([]);
});
const styles = await fetchLate('styles');
test.each(BLOOD)('every formation, kick-off result, option and team list of %s has words', id => {
  const edition = bloodEdition(id);
  const missing = (known: object, ids: readonly string[]): string[] => ids.filter(id => !Object.hasOwn(known, id));
  expect(missing(t.blood.formations, blood.FORMATION_NAMES)).toEqual([]);
  expect(
    missing(
      { ...t.blood.kickOffs, ...ownWords(id).kickOffs },
      edition.kickOffTable.flatMap(result => (result ? [result.id] : [])),
    ),
  ).toEqual([]);
  expect(
    missing(
      styles.blood,
      edition.teams.rules.rosters.map(roster => roster.id),
    ),
  ).toEqual([]);
  const ownRolls = edition.extras.flatMap(({ rolls = {} }) => Object.keys(rolls));
  expect(missing({ ...t.blood.rolls, ...ownWords(id).rolls }, [...Object.keys(blood.Roll), ...ownRolls])).toEqual([]);
  expect(missing(t.blood.weather, blood.WEATHERS)).toEqual([]);
  const hidden = ['throwInCountsEdge', 'illegalProcedure', 'timeLimit'];
  expect(missing(t.options, Object.keys(edition.options)).filter(name => !hidden.includes(name))).toEqual([]);
});
test.each(BLOOD)('every fault of a set-up, skill that asks, and kind of roll of %s has words', id => {
  const missing = (known: object, ids: readonly string[]): string[] => ids.filter(id => !Object.hasOwn(known, id));
  expect(missing(t.blood.setUpFaults, blood.SET_UP_FAULTS)).toEqual([]);
  expect(t.blood.setUpFaults.scrimmage?.(3, 2)).toBe('3 players must be on the line of scrimmage, not 2.');
  // Whoever is asked about a skill is told what for, unless its name says it.
  const plain = ['foulAppearance', 'dauntless', 'wrestle'];
  const asking = Object.entries(bloodEdition(id).skills).filter(
    ([, { rule, compulsory, uses = [] }]) =>
      !rule.includes('STARRULE') && uses.some(use => !compulsory && !use.unasked && use.who !== 'anybody'),
  );
  expect(asking.length).toBeGreaterThan(8);
  expect(
    missing(
      { ...t.blood.useSkill, ...ownWords(id).useSkill },
      asking.map(([id]) => id),
    ).filter(id => !plain.includes(id)),
  ).toEqual([]);
  const rolls = [...rulesOfBlood().matchAll(/sheet\.begin\('(\w+)'/g)].map(([, kind]) => kind as string);
  expect(rolls.length).toBeGreaterThan(5);
  expect(missing(t.blood.rolls, rolls)).toEqual([]);
});
test.each(BLOOD)('every cause that a rule of %s gives for a modifier has words', id => {
  const match = { home: 'human', away: 'orc', options: {} };
  const { rules } = rulesetNamed(id).create(match, new SeededDice('')) as blood.BloodGame;
  const { setUp: _faults, refusals: _refusals, ...byRoll } = rules.cites;
  const causes = Object.values(byRoll).flatMap(byCause => Object.keys(byCause));
  expect(causes.length).toBeGreaterThan(20);
  // These change no roll, or only under which id the assists are cited.
  const unseen = [
    'specialPlays',
    'swelteringHeat',
    'assistsAgainst',
    'secureTheBall',
    'jumping',
    'stalling',
    'throwingTeammates',
    'lastingInjuries',
    'brilliantCoaching',
    'starPlayerPoints',
    'noStarPlayerPoints',
    'takingPart',
    'blastedBall',
    SPELL,
    'starPlayerPoints',
    'noStarPlayerPoints',
    'blastedBall',
  ];
  const known = {
    ...t.blood.causes,
    ...ownWords(id).causes,
    ...editions.blood[id]?.skills,
    ...editions.blood[id]?.cards,
  };
  expect(causes.filter(cause => !Object.hasOwn(known, cause) && !unseen.includes(cause))).toEqual([]);
});
test('every event of a Blood Bowl report is told, or told by another one on purpose', () => {
  const told = new Set(Object.keys(t.blood.told).map(key => key.split('_')[0]));
  const otherwise = new Set([
    'turnStarted',
    'halfStarted',
    'turnEnded',
    'rolled',
    'blockRolled',
    'blockResult',
    'armourRolled',
    'injuryRolled',
    'recoveryRolled',
    'invasionRolled',
    'heatRolled',
    'bombDie',
    'lonerRolled',
    'proRolled',
    'regenerationRolled',
    'bribeRolled',
    'contestRolled',
  ]);
  expect(Object.keys(eventFields('blood')).filter(type => !told.has(type) && !otherwise.has(type))).toEqual([]);
});
