/** Teams of Blood Bowl before a match: their cards, their files, and the sheet of one that is being built. */
import {
  BadInput,
  blood,
  checkTeam,
  goldPieces,
  offersFor,
  parseTeam,
  playerCost,
  positionNamed,
  type RulesetDefinition,
  rosterNamed,
  SeededDice,
  starNamed,
  type TeamFile,
  type TeamFilePlayer,
  teamOf,
} from '@ironpitch/engine';
import type { LineView, ProfileView, TeamBookView, TeamCard, TeamRead, TeamSheet } from '../service.ts';
import { figureOf, STAR } from './figures.ts';
import { STATS } from './look.ts';

export const teamCard = (edition: blood.Edition, file: TeamFile, id: string): TeamCard => {
  const { rules } = edition.teams;
  const team = teamOf(rules, file);
  const positions = new Map<string, TeamCard['positions'][0]>();
  for (const player of team.players) {
    const { positionName: name, skills } = player;
    const key = `${name}/${skills.join()}`;
    const known = positions.get(key);
    positions.set(key, {
      name,
      count: (known?.count ?? 0) + 1,
      figure: figureOf(edition, team.roster, name, player),
      stats: statsOf(edition, player),
      skills,
    });
  }
  return {
    id,
    name: `${rosterNamed(rules, team.roster)?.name ?? team.roster}: ${file.name}`,
    roster: team.roster,
    facts: [
      ['rerolls', String(team.rerolls)],
      ['players', String(team.players.length)],
      ['cost', goldPieces(team.cost)],
    ],
    positions: [...positions.values()],
  };
};
/** Passing where the edition has it. */
type Values = blood.Profile & { readonly passing?: number };
/** As the edition prints them. */
const statsOf = (edition: blood.Edition, profile: Values): [string, string][] =>
  STATS.flatMap(([stat, shown]): [string, string][] => {
    const printed = edition.characteristics[stat];
    return printed ? [[shown, blood.printedValue(printed, profile[stat] ?? 0)]] : [];
  });
const editions = new Map<string, blood.Edition>();
export const editionOf = (definition: RulesetDefinition): blood.Edition => {
  const known = editions.get(definition.id);
  if (known) return known;
  const [home, away] = definition.boxTeams;
  const { edition } = (definition.create({ home, away, options: {} }, new SeededDice('')) as blood.BloodGame).rules;
  editions.set(definition.id, edition);
  return edition;
};
/** A file for this ruleset; whoever opens one of another game is told so. */
const fileFor = (definition: RulesetDefinition, text: string): TeamFile => {
  const file = parseTeam(text);
  if (file.ruleset !== definition.id) throw new BadInput(`the team "${file.name}" plays ${file.ruleset}`);
  return file;
};
/** The file itself stands for the team. */
export const readTeam = (definition: RulesetDefinition, text: string): TeamRead => {
  const file = fileFor(definition, text);
  const edition = editionOf(definition);
  const { rules } = edition.teams;
  const faults = checkTeam(rules, file).violations.map(({ rule, sentence }) => ({ rule, text: sentence }));
  return { name: file.name, faults, card: faults.length > 0 ? null : teamCard(edition, file, text) };
};

// --- building ------------------------------------------------------------------------------------------------------
export const teamBook = (definition: RulesetDefinition): TeamBookView => {
  const { rules, files } = editionOf(definition).teams;
  const { field, free } = rules.fans;
  const blank: TeamFile = {
    format: 'ironpitch-team',
    version: 1,
    ruleset: definition.id,
    name: definition.name,
    roster: rules.rosters[0]?.id ?? '',
    rerolls: 0,
    [field]: free,
    players: [],
  };
  return {
    blank: JSON.stringify(blank),
    rosters: rules.rosters.map(({ id, name }) => ({ id, name })),
    ready: files.map(file => ({
      id: file.id ?? file.name,
      name: file.name,
      roster: file.roster,
      text: JSON.stringify(file),
    })),
  };
};
export const teamSheet = (definition: RulesetDefinition, text: string): TeamSheet => {
  const file = fileFor(definition, text);
  const edition = editionOf(definition);
  const { rules } = edition.teams;
  const { cost, treasury, violations } = checkTeam(rules, file);
  const { positions, stars, points, ...offers } = offersFor(rules, file);
  const profile = (title: string, values: Values, price: number): ProfileView => ({
    title,
    figure: figureOf(edition, file.roster, title, values),
    stats: statsOf(edition, values),
    skills: values.skills,
    cost: price,
  });
  const line = (player: TeamFilePlayer, i: number): LineView[] => {
    const { number, name = '', position: id, skills: learned = [] } = player;
    const position = positionNamed(rosterNamed(rules, file.roster), id);
    if (!position) return [];
    const shown = profile(position.name, position, playerCost(rules, file, player));
    return [{ ...shown, number, place: `players[${i}]`, name, learned }];
  };
  const star = ({ number, star: id }: { number: number; star: string }, i: number): LineView[] => {
    const card = starNamed(rules, id);
    if (!card) return [];
    return [{ ...profile(STAR, card, card.cost), number, place: `stars[${i}]`, name: card.name, learned: [] }];
  };
  return {
    cost,
    treasury,
    faults: violations.map(({ rule, place, sentence }) => ({ rule, place, text: sentence })),
    lines: [...file.players.flatMap(line), ...(file.stars ?? []).flatMap(star)].sort((a, b) => a.number - b.number),
    positions: positions.map(({ position, now, learns }) => ({
      ...profile(position.name, position, position.cost),
      id: position.id,
      max: position.max,
      now,
      learns,
    })),
    stars: stars.map(one => ({ ...profile(STAR, one, one.cost), title: one.name, id: one.id })),
    ...offers,
    points: points ?? null,
    most: rules.lines,
  };
};
