/** Blood Bowl at the table: its views, plans and lessons for the page. */
import {
  BadInput,
  blood,
  checkTeam,
  type Game,
  goldPieces,
  parseTeam,
  type RulesetDefinition,
  rulesets,
  SeededDice,
  type TeamFile,
  teamOf,
} from '@ironpitch/engine';
import type { TableGame } from '../game.ts';
import type { BotLevel, OptionView, RulesetView, TeamCard, TeamRead } from '../service.ts';
import { bloodAir } from './air.ts';
import { figureOf } from './figures.ts';
import { bloodGoals } from './goals.ts';
import { habitFor } from './habits.ts';
import { lookAt, STATS } from './look.ts';
import { otherWays, plansFor, walksNow } from './plans.ts';
import { diceOn, facedSquare, outcomeOf, previewChoice } from './preview.ts';

type BloodGame = blood.BloodGame;

/** Switches that are rulings, or that need a clock or a marker to be forgotten. */
const RULINGS: readonly string[] = ['throwInCountsEdge', 'illegalProcedure', 'timeLimit'];
/** What a timeline shows. */
const MARKED: ReadonlySet<string> = new Set(['touchdown', 'turnover', 'turnStarted', 'halfStarted', 'matchEnded']);
const OUT: ReadonlySet<unknown> = new Set(['casualties', 'knockedOut', 'sentOff']);

const teamCard = (edition: blood.Edition, file: TeamFile, id: string): TeamCard => {
  const { rules } = edition.teams;
  const team = teamOf(rules, file);
  const roster = rules.rosters.find(one => one.id === team.roster);
  const positions = new Map<string, TeamCard['positions'][0]>();
  for (const player of team.players) {
    const { positionName: name, skills } = player;
    const key = `${name}/${skills.join()}`;
    const known = positions.get(key);
    positions.set(key, {
      name,
      count: (known?.count ?? 0) + 1,
      figure: figureOf(edition, team.roster, name, player),
      stats: STATS.flatMap(([stat, shown]): [string, string][] => {
        const printed = edition.characteristics[stat];
        return printed ? [[shown, blood.printedValue(printed, player[stat] ?? 0)]] : [];
      }),
      skills,
    });
  }
  return {
    id,
    name: `${roster?.name ?? team.roster}: ${file.name}`,
    roster: team.roster,
    facts: [
      ['rerolls', String(team.rerolls)],
      ['players', String(team.players.length)],
      ['cost', goldPieces(team.cost)],
    ],
    positions: [...positions.values()],
  };
};
const editionOf = (definition: RulesetDefinition): blood.Edition => {
  const [home, away] = definition.boxTeams;
  return (definition.create({ home, away, options: {} }, new SeededDice('')) as BloodGame).rules.edition;
};
/** The file itself stands for the team. */
const readTeam = (definition: RulesetDefinition, text: string): TeamRead => {
  const file = parseTeam(text);
  if (file.ruleset !== definition.id) throw new BadInput(`the team "${file.name}" plays ${file.ruleset}`);
  const edition = editionOf(definition);
  const { rules } = edition.teams;
  const faults = checkTeam(rules, file).violations.map(({ rule, sentence }) => ({ rule, text: sentence }));
  return { name: file.name, faults, card: faults.length > 0 ? null : teamCard(edition, file, text) };
};
const rulesetView = (definition: RulesetDefinition, bots: readonly BotLevel[]): RulesetView => {
  const edition = editionOf(definition);
  const teams = edition.teams.files.map(file => teamCard(edition, file, file.id ?? file.name));
  const options = edition.switches
    .map(name => [name, edition.options[name]] as const)
    .flatMap(([name, normal]): OptionView[] =>
      RULINGS.includes(name) ? [] : [{ name, values: [false, true], normal: normal as boolean }],
    );
  const { id, name, boxTeams } = definition;
  return { id, name, teams, boxTeams, options, bots };
};

export const bloodAtTheTable: TableGame = {
  plays: ruleset => rulesets.some(({ id, game }) => id === ruleset && game === 'blood'),
  ruleset: rulesetView,
  readTeam,
  view: (game: Game, viewer) => lookAt(game as BloodGame, viewer),
  preview: previewChoice,
  outcome: outcomeOf,
  squareOf: facedSquare,
  plans: plansFor,
  otherWays,
  walks: walksNow,
  dice: game => diceOn(game as BloodGame),
  faults: game => {
    const { name } = game.question;
    if (name !== 'setUp' && name !== 'setUpPlayer') return [];
    return blood
      .setUpFaults(game as BloodGame, game.asked, game.about(1))
      .map(({ fault, rule, wanted, found }) => ({ fault, rule, wanted, found }));
  },
  habit: (game, always) => habitFor(game as BloodGame, always),
  goesOnAfterDice: true,
  isMark: event => MARKED.has(event.type) || (event.type === 'removed' && OUT.has((event as { to?: unknown }).to)),
  kindFace: blood.Face.defenderDown,
  inTurn: (game, side) => (game as BloodGame).active === side,
  weighed: new Set(['reroll', 'blockDie', 'blockReroll', 'push', 'followUp', 'useSkill', 'pilingOn']),
  lineUp: 'setUp',
  air: bloodAir,
  goals: bloodGoals,
};
