/** What the table needs from a game: how to look at it, what its rolls need, and what a player could do. */
import type { Answer, Game, GameEvent, RulesetDefinition } from '@ironpitch/engine';
import type { InTheAir } from './landings.ts';
import type {
  BotLevel,
  Choice,
  LessonState,
  MatchView,
  Plan,
  PlanPart,
  QuestionView,
  RollPreview,
  RulesetView,
  Side,
  SquareName,
  TeamBookView,
  TeamRead,
  TeamSheet,
} from './service.ts';

export interface TeamBuilder {
  book(definition: RulesetDefinition): TeamBookView;
  sheet(definition: RulesetDefinition, text: string): TeamSheet;
}
export interface TableGame {
  /** Which rulesets it looks after. */
  plays(ruleset: string): boolean;
  ruleset(definition: RulesetDefinition, bots: readonly BotLevel[]): RulesetView;
  /** Reads a team file. Left out: the game has none. */
  readTeam?(definition: RulesetDefinition, text: string): TeamRead;
  /** For whoever builds a team. Left out: the game has none to build. */
  readonly builder?: TeamBuilder;
  /** `game` holds what the viewer may see; without a viewer nobody's hidden cards are shown. */
  view(game: Game, viewer: Side | null): MatchView;
  /** What an answer to the open question would roll. */
  preview(scratch: Scratch, choice: Omit<Choice, 'roll'>): RollPreview | null;
  /** What an answer comes to, by name, where that can be told. */
  outcome(scratch: Scratch, choice: Omit<Choice, 'roll'>): string | undefined;
  /** The square that stands for an answer which names a direction. */
  squareOf(scratch: Scratch, choice: Omit<Choice, 'roll'>): SquareName | undefined;
  /** Everything a player could do now, each in one go. */
  plans(scratch: Scratch, player: string, part?: PlanPart): Plan[];
  /** Other ways to the square of a plan: likelier to keep a re-roll, shorter, with the ball or without. */
  otherWays(scratch: Scratch, player: string, to: SquareName): Plan[];
  /** Ways to answer the open question in one go, where it is about a walk. */
  walks(scratch: Scratch): Plan[];
  /** The dice the open question is about, by number or face. */
  dice(game: Game): readonly string[];
  /** Why the open question cannot be finished yet. */
  faults(game: Game): QuestionView['faults'];
  /** What is answered for a person who has not asked to be asked. */
  habit(game: Game, always: ReadonlySet<string>): Answer | undefined;
  /** A plan goes on after dice that fell well. */
  readonly goesOnAfterDice: boolean;
  /** Events with which the ball comes into play first, and those with which somebody's activation begins. */
  readonly kickOff: string;
  readonly activation: string;
  /** Whether a timeline shows it. */
  isMark(event: GameEvent): boolean;
  /** Which face of the dice with symbols is the one a coach hopes for. */
  readonly kindFace: number;
  /** Questions whose answers are weighed against each other by what comes of them. */
  readonly weighed: ReadonlySet<string>;
  /** Questions at which it is told who could win something at once. */
  readonly promising?: ReadonlySet<string>;
  /** Whether it is the turn of this side: a plan is reckoned to the end of it. Left out: always. */
  inTurn?(game: Game, side: Side): boolean;
  /** Balls that are kicked or thrown. */
  readonly air: InTheAir;
  /** The question by which a team is lined up. */
  readonly lineUp: string;
  /** What is still to be put right in a line-up that nobody has touched yet. Left out: nothing. */
  tidied?(game: Game): readonly Answer[];
  goals: Readonly<
    Record<string, (before: Game, now: Game, report: readonly { readonly type: string }[]) => LessonState>
  >;
}

export const isWeighed = (rules: TableGame, game: Game, side: Side): boolean =>
  rules.weighed.has(game.question.name) && (rules.inTurn?.(game, side) ?? true);

/** A game to try things out in: `open` loads the position the coach sees, at the open question. */
export interface Scratch {
  open(): Game;
  readonly seat: Side;
}
