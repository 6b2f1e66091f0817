/** Blitz Bowl at the table: its views, plans and lessons for the page. */
import {
  BLOCK_DIE,
  type BlitzGame,
  type Game,
  type RulesetDefinition,
  SeededDice,
  type Square,
  type TeamPosition,
} from '@ironpitch/engine';
import type { TableGame } from '../game.ts';
import { usual } from '../habit.ts';
import type { BotLevel, OptionView, RulesetView, TeamCard } from '../service.ts';
import { blitzAir } from './air.ts';
import { figureOf } from './figures.ts';
import { blitzGoals } from './goals.ts';
import { lookAt } from './look.ts';
import { plansFor, walksNow } from './plans.ts';
import { diceOn, previewChoice, scoresBy } from './rolls.ts';

/** What a timeline shows. */
const MARKED: ReadonlySet<string> = new Set(['touchdown', 'injured', 'claimed', 'turnStarted', 'matchEnded']);
/** Switches that are rulings, not choices a coach makes before a match. */
const RULINGS: readonly string[] = [
  'additionalTeams',
  'interruptsBeforeTouchdown',
  'foulsBreakBones',
  'bigUnMightyBlow',
  'turnCap',
];

const value = (printed: number | '-'): string => (printed === '-' ? '–' : `${printed}+`);
const positionCard = (team: string, position: TeamPosition): TeamCard['positions'][0] => ({
  name: position.name,
  count: position.count,
  figure: figureOf(team, position),
  stats: [
    ['move', String(position.move)],
    ['block', String(position.block)],
    ['throw', value(position.throw)],
    ['armour', value(position.armour)],
  ],
  skills: position.abilities,
});

const rulesetView = (definition: RulesetDefinition, bots: readonly BotLevel[]): RulesetView => {
  const [home, away] = definition.boxTeams;
  const game = definition.create({ home, away, options: {} }, new SeededDice('')) as BlitzGame;
  const { edition } = game.rules;
  const options = Object.entries(edition.options).flatMap(([name, normal]): OptionView[] => {
    if (RULINGS.includes(name)) return [];
    const listed: Readonly<Record<string, readonly (string | boolean)[]>> = {
      pitch: ['ask', ...edition.pitches.map(p => p.id)],
      arena: ['none', 'roll', ...edition.arenas.map(a => a.id)],
      rookies: ['nobody', 'home', 'away'],
    };
    return [{ name, values: listed[name] ?? [false, true], normal: normal as string | boolean }];
  });
  const teams = edition.teams.map(team => ({
    id: team.id,
    name: team.name,
    roster: team.id,
    facts: [],
    positions: team.positions.map(position => positionCard(team.id, position)),
  }));
  return { id: definition.id, name: definition.name, teams, boxTeams: definition.boxTeams, options, bots };
};

/** Following up is a square, too: the one that became free. */
const followUpSquare: TableGame['squareOf'] = (scratch, { verb }) => {
  const game = scratch.open() as BlitzGame;
  return game.question.name === 'followUp' && verb === 'yes' ? game.squareName(game.about(1) as Square) : undefined;
};

/** BU-TD-01: whoever ends a Run Open in the end zone with the ball scores. */
const stopScores: TableGame['outcome'] = (scratch, { verb }) =>
  verb === 'stop' && scoresBy(scratch.open() as BlitzGame, scratch.seat, verb) ? 'touchdown' : undefined;

export const blitzAtTheTable: TableGame = {
  plays: ruleset => ruleset.startsWith('blitz-'),
  ruleset: rulesetView,
  view: (game: Game, viewer) => lookAt(game as BlitzGame, viewer),
  preview: previewChoice,
  plans: plansFor,
  otherWays: () => [],
  walks: walksNow,
  outcome: stopScores,
  squareOf: followUpSquare,
  faults: () => [],
  habit: usual,
  goesOnAfterDice: false,
  kickOff: 'turnStarted',
  activation: 'actionStarted',
  isMark: event => MARKED.has(event.type),
  dice: game => diceOn(game as BlitzGame),
  kindFace: BLOCK_DIE.faces?.indexOf('kerrunch') ?? 0,
  weighed: new Set(['reroll', 'blockFace', 'bonusPlay', 'dumpOff']),
  promising: new Set(['action']),
  lineUp: 'place',
  air: blitzAir,
  goals: blitzGoals,
};
