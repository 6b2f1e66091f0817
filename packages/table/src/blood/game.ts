/** Blood Bowl at the table: its views, plans and lessons for the page. */
import { blood, type Game, type RulesetDefinition, rulesets } from '@ironpitch/engine';
import type { TableGame } from '../game.ts';
import type { BotLevel, OptionView, RulesetView } from '../service.ts';
import { bloodAir } from './air.ts';
import { bloodGoals } from './goals.ts';
import { habitFor } from './habits.ts';
import { lookAt } from './look.ts';
import { otherWays, plansFor, walksNow } from './plans.ts';
import { diceOn, facedSquare, outcomeOf, previewChoice } from './preview.ts';
import { spareHandlers } from './spare.ts';
import { editionOf, readTeam, teamBook, teamCard, teamSheet } from './teams.ts';

type BloodGame = blood.BloodGame;

/** Switches that are rulings, or that need a clock or a marker to be forgotten. */
const RULINGS: readonly string[] = ['throwInCountsEdge', 'illegalProcedure', 'timeLimit'];
/** What a timeline shows. */
const MARKED: ReadonlySet<string> = new Set(['touchdown', 'turnover', 'turnStarted', 'halfStarted', 'matchEnded']);
const OUT: ReadonlySet<unknown> = new Set(['casualties', 'knockedOut', 'sentOff']);

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
  builder: { book: teamBook, sheet: teamSheet },
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
  kickOff: 'ballKicked',
  activation: 'declared',
  isMark: event => MARKED.has(event.type) || (event.type === 'removed' && OUT.has((event as { to?: unknown }).to)),
  kindFace: blood.Face.defenderDown,
  inTurn: (game, side) => (game as BloodGame).active === side,
  weighed: new Set(['reroll', 'blockDie', 'blockReroll', 'push', 'followUp', 'useSkill', 'pilingOn']),
  lineUp: 'setUp',
  tidied: game => spareHandlers(game as BloodGame),
  air: bloodAir,
  goals: bloodGoals,
};
