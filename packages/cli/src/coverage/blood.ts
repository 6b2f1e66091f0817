/** What a run of matches has seen of Blood Bowl. */
import { blood, type Game, type GameEvent, questions, type RulesetDefinition } from '@ironpitch/engine';
import { SkillWatch } from './blood-skills.ts';
import type { Names, Seen } from './seen.ts';

type BloodGame = blood.BloodGame;
type BloodEvent = blood.BloodEvent;

const CATEGORIES = [
  'teams',
  /** Used, or felt. */
  'skills',
  /** Special rules of Star Players, used. */
  'starRules',
  'kickOffResults',
  'weather',
  'injuries',
  /** Rows of the casualty table: by the first figure of a D68, by the whole of a D16. */
  'casualties',
  /** Prayers to Nuffle, heard. */
  'prayers',
  /** Played. */
  'cards',
  /** The faces of one, two or three dice in any order, and who picks. */
  'blockDice',
  'actions',
  'rolls',
  'rerolls',
  'turnovers',
  'questions',
  'endings',
] as const;
type Category = (typeof CATEGORIES)[number];

/** What no program answers with: the clock, the other coach's Turn marker, giving up. */
const ONLY_PEOPLE: ReadonlySet<string> = new Set(['timeUp', 'illegalProcedure', 'concession', 'none']);
const byPrograms = (names: readonly string[]): string[] => names.filter(name => !ONLY_PEOPLE.has(name));

// --- block dice --------------------------------------------------------------------------------------------------
const FACES = [...new Set(blood.FACES)];
const DICE_MAX = 3;
/** `2 own pushed+defenderDown` */
const diceName = (dice: readonly string[], own: boolean): string => {
  const sorted = [...dice].sort((a, b) => FACES.indexOf(a as blood.FaceName) - FACES.indexOf(b as blood.FaceName));
  return `${dice.length} ${own ? 'own' : 'other'} ${sorted.join('+')}`;
};
const multisets = (count: number, from = 0): string[][] =>
  count === 0
    ? [[]]
    : FACES.slice(from).flatMap((face, i) => multisets(count - 1, from + i).map(rest => [face, ...rest]));
/** With a single die the blocker's coach picks. */
const ALL_DICE: readonly string[] = Array.from({ length: DICE_MAX }, (_, i) => i + 1).flatMap(count =>
  multisets(count).flatMap(dice => [diceName(dice, true), ...(count > 1 ? [diceName(dice, false)] : [])]),
);

// --- casualties --------------------------------------------------------------------------------------------------
const [D6, D16] = [6, 16];
const upTo = (most: number): string[] => Array.from({ length: most }, (_, i) => String(i + 1));
const casualtyRow = ({ rules }: BloodGame, roll: number): string =>
  rules.edition.casualties.dice === 'd16' ? String(roll) : (String(roll)[0] as string);

const isStarRule = ({ skills }: BloodGame['rules']['edition'], name: string): boolean =>
  skills[name]?.category === 'star';

export class SeenInBlood implements Seen {
  readonly all: Names;
  private readonly skills = new SkillWatch();
  private readonly seen = Object.fromEntries(CATEGORIES.map(c => [c, new Set<string>()])) as Record<
    Category,
    Set<string>
  >;

  constructor(definition: RulesetDefinition, game: BloodGame) {
    const { edition } = game.rules;
    this.all = {
      teams: definition.teams.map(({ id }) => id),
      // Nothing in a match shows what only leagues know.
      skills: Object.keys(edition.skills).filter(
        skill => !edition.skills[skill]?.leagueOnly && !isStarRule(edition, skill),
      ),
      starRules: Object.keys(edition.skills).filter(skill => isStarRule(edition, skill)),
      kickOffResults: edition.kickOffTable.flatMap(result => (result ? [result.id] : [])),
      weather: blood.WEATHERS.filter((_, weather) => edition.weatherTable.includes(weather as blood.Weather)),
      injuries: blood.INJURIES,
      casualties: edition.casualties.dice === 'd16' ? upTo(D16) : upTo(D6),
      prayers: edition.prayers,
      cards: edition.cards.map(({ id }) => id),
      blockDice: ALL_DICE,
      actions: edition.actions,
      rolls: Object.keys(blood.Roll),
      rerolls: Object.keys(blood.Reroll),
      turnovers: byPrograms(blood.TURNOVERS),
      questions: byPrograms(
        questions.flatMap(q => (q.game === 'blood' && !edition.neverAsks.includes(q.name) ? [q.name] : [])),
      ),
      endings: byPrograms(blood.ENDINGS),
    } satisfies Record<Category, readonly string[]>;
  }
  watch(game: Game, events: readonly GameEvent[]): void {
    const g = game as BloodGame;
    if (g.over) this.seen.endings.add(g.ending);
    else this.seen.questions.add(g.question.name);
    for (const event of events as readonly BloodEvent[]) this.note(g, event);
    if (this.skills.leaderUsed(g, events as readonly BloodEvent[])) this.seen.skills.add('leader');
    if (!g.over && g.question.name === 'swarm') this.seen.skills.add('swarming');
  }
  private note(g: BloodGame, event: BloodEvent): void {
    const { seen } = this;
    for (const skill of this.skills.skillsIn(g, event))
      seen[isStarRule(g.rules.edition, skill) ? 'starRules' : 'skills'].add(skill);
    if (event.type === 'tossed') for (const team of g.rules.teams) seen.teams.add(team.id);
    else if (event.type === 'kickOffRolled') seen.kickOffResults.add(event.result);
    else if (event.type === 'weatherRolled') seen.weather.add(event.weather);
    else if (event.type === 'injuryRolled') seen.injuries.add(event.result);
    else if (event.type === 'casualtyRolled') seen.casualties.add(casualtyRow(g, event.roll));
    else if (event.type === 'prayed') seen.prayers.add(event.rule);
    else if (event.type === 'cardPlayed') seen.cards.add(event.card);
    else if (event.type === 'declared') seen.actions.add(event.action);
    else if (event.type === 'rolled') seen.rolls.add(event.roll);
    else if (event.type === 'rerolled') seen.rerolls.add(event.source);
    else if (event.type === 'turnover') seen.turnovers.add(event.cause);
    else if (event.type === 'blockRolled')
      seen.blockDice.add(diceName(event.dice, event.chooser === g.control(event.player)));
  }
  names(): Names {
    return Object.fromEntries(Object.entries(this.seen).map(([category, names]) => [category, [...names]]));
  }
}
