/** What crosses the border between the page and the table in its worker: snapshots one way, orders the other. */
import type { CoachDecisions } from '@ironpitch/ai';
import type {
  Answer,
  ChoiceOffer,
  CountOffer,
  InducementOffer,
  MatchSpec,
  Refusal,
  SkillOffer,
} from '@ironpitch/engine';
import type { MatchLuck } from '@ironpitch/odds';
import type { NamedEvent } from '@ironpitch/protocol';

export type Side = 0 | 1;
export type SquareName = readonly [column: number, row: number];
export type Named = string | number | boolean | SquareName | readonly (string | number)[];

/** Who sits at a side: a person at this screen, or a bot by its level. */
export type Coach = 'person' | BotLevel;
export type BotLevel = 'gentle' | 'greedy' | 'veteran' | 'star' | 'random';

/** One player as the coach may see it. Everything is a name; the catalogue of texts has the words. */
export interface PlayerView {
  readonly id: string;
  readonly side: Side;
  readonly shirt: string;
  /** `dwarf/runner` */
  readonly position: string;
  /** What it is called: by its coach, by its card, or by its people. */
  readonly name: string;
  /** What the Team Card calls the position. */
  readonly title: string;
  /** The same in short, told apart from the other positions of its team. */
  readonly short: string;
  readonly figure: Figure;
  /** null off the pitch. */
  readonly square: SquareName | null;
  /** Where it is when it is not on the pitch. */
  readonly box: string;
  readonly posture: 'standing' | 'prone' | 'stunned';
  readonly ball: string | null;
  readonly marked: boolean;
  /** Can do nothing more this turn. */
  readonly used: boolean;
  readonly stats: readonly (readonly [name: string, value: string])[];
  readonly skills: readonly string[];
  /** What it did or suffered this turn, by name. */
  readonly done: readonly string[];
}
/** How a player is drawn: silhouette and race, as the sprite names them. */
export interface Figure {
  readonly role: string;
  readonly race: string;
  /** Wears a star. */
  readonly star?: true;
}
export interface BallView {
  readonly kind: string;
  readonly square: SquareName;
  readonly holder: string | null;
}
export interface GroundView {
  readonly columns: number;
  readonly rows: number;
  readonly surface: 'stone' | 'grass';
  readonly blocked: readonly SquareName[];
  readonly trapdoors: readonly SquareName[];
  /** Across the middle, and how many rows on each side are a wide zone; null where nothing is drawn. */
  readonly chalk: { readonly wideRows: number } | null;
  readonly name: string;
}
/** What a game adds to the view; `kind` tells which. */
export interface GamePart {
  readonly kind: string;
}
export interface MatchView {
  readonly ruleset: string;
  readonly teams: readonly [TeamView, TeamView];
  readonly ground: GroundView;
  readonly players: readonly PlayerView[];
  readonly balls: readonly BallView[];
  /** Per side, the squares its standing players hold: next to at least one of them. */
  readonly held: readonly [readonly SquareName[], readonly SquareName[]];
  /** Opponents who hold each other, the home player first. */
  readonly holds: readonly (readonly [home: string, away: string])[];
  readonly score: readonly [number, number];
  readonly turn: number;
  /** Whose turn it is. */
  readonly active: Side;
  readonly game: GamePart;
}
export interface TeamView {
  readonly id: string;
  readonly name: string;
  /** What its coach lets it wear: `#1a5fb0`. */
  readonly colour?: string;
}

/** Why a roll is as it is: a circumstance, a skill or somebody. */
export interface ModifierView {
  readonly by: number;
  readonly cause: string;
  readonly rule: string;
  /** Who is behind it. */
  readonly who?: string;
}
/** A roll before it falls: what is rolled, what it needs and why. */
export interface RollPreview {
  readonly kind: string;
  readonly dice: number;
  readonly sides: number;
  /** The least result that passes; 0 when nothing is to be reached. */
  readonly needs: number;
  readonly target: number;
  /** Of what is wanted, by counting the faces of this one roll; null where nothing simple can be counted. */
  readonly chance: number | null;
  readonly modifiers: readonly ModifierView[];
  /** Who rolls, or is rolled for. */
  readonly player?: string;
  /** The square of the way on which it is made. */
  readonly at?: SquareName;
  /** Of a block with several dice: who picks. */
  readonly picks?: 'own' | 'theirs';
  /** Of a block: what may happen to the blocker. */
  readonly fallChance?: number;
  /** Who of the opponents may get in the way. */
  readonly against?: readonly string[];
  /** What a failure could be rolled again with. */
  readonly rerolls?: readonly string[];
  /** Where there is more than success and failure: the chance of each result. */
  readonly results?: Readonly<Record<string, number>>;
}
/** Everything that has to be rolled on the way, and how likely all of it succeeds. */
export interface Risk {
  /** With every re-roll used as well as can be. */
  readonly chance: number;
  /** When nothing is rolled again. */
  readonly plain: number;
  readonly rolls: readonly RollPreview[];
  /** Squares beyond the movement allowance. */
  readonly extra?: number;
  /** Of getting there with the team re-roll of this turn left. */
  readonly keepsReroll?: number;
  /** What is rolled for first and keeps nobody from going: it may strike a team-mate, or have to bite one later. */
  readonly first?: 'lashesOut' | 'bloodLust';
  /** It could score and does not: what the crowd needs to strike it. Counted in the chances. */
  readonly stalls?: number;
}
/** Where a player could go, or what it could do to somebody; both when left out. */
export type PlanPart = 'squares' | 'deeds';
/** What a plan is for: its chance of success is the chance of this. */
export type Want = 'there' | 'ball' | 'touchdown' | 'caught' | 'down' | 'hurt' | 'off';
/** How a plan comes out, by the library of odds. */
export interface PlanOdds {
  readonly success: number;
  readonly withoutRerolls: number;
  readonly turnover: number;
  /** Somebody of one's own goes down, or is out of the game. */
  readonly down: number;
  readonly out: number;
  readonly ballLost: number;
  readonly theyFall: number;
  readonly theyLeave: number;
  readonly rerollUsed: number;
  /** Courses that were not followed to their end; they count as failures. */
  readonly unresolved: number;
  /** How much greater the true chance of success may be at most; 0 where it is exact. */
  readonly bound: number;
}
/** A square on which a ball may come down. */
export interface Landing {
  readonly square: SquareName;
  readonly chance: number;
  /** Where it is not in play: for a kick the wrong half. */
  readonly outside: boolean;
}
export interface Flight {
  /** The likeliest first. */
  readonly squares: readonly Landing[];
  /** Of leaving what it has to stay in, off the pitch included. */
  readonly outside: number;
}
/** Where a ball goes that is kicked, or that goes astray before anybody rolls again. */
export interface Flights {
  readonly plain: Flight;
  /** With the skill of a kicker; null when nobody has it. */
  readonly shortened: Flight | null;
}
/** A position as its coach may see it, to reckon with away from the table. */
export interface Sight {
  readonly origin: Origin;
  readonly seat: Side;
  readonly position: readonly number[];
  /** What is left of an order under way. */
  readonly pending: readonly Answer[];
}
/** What the line-ups of a match came from. */
export type Origin = { readonly match: MatchSpec } | { readonly scenario: string; readonly given: number };
export interface Choice {
  readonly verb: string;
  readonly object: Named | null;
  readonly answer: Answer;
  readonly roll: RollPreview | null;
  /** What comes of it, by name, where that can be told beforehand. */
  readonly outcome?: string;
  /** The square that stands for it on the pitch, where it names none itself. */
  readonly square?: SquareName;
}
/** Something a player can do in one go: the answers that do it, and how it looks on the pitch. */
export interface Plan {
  readonly verb: string;
  readonly player: string;
  /** Where the player ends, for a plan that moves it. */
  readonly to: SquareName | null;
  /** Whom it is done to. */
  readonly target: string | null;
  readonly path: readonly SquareName[];
  readonly roll: RollPreview | null;
  readonly answers: readonly Answer[];
  /** Loose balls picked up, challenges met and the like, by name. */
  readonly gains: readonly string[];
  /** Points it brings for certain, the best challenge it meets included. */
  readonly points?: number;
  readonly risk?: Risk;
  readonly wants?: Want;
  /** Squares the throw could be made from, with the chance of the whole plan from there. */
  readonly from?: readonly { readonly square: SquareName; readonly chance: number }[];
  /** Needs no second click: it can be undone as easily. */
  readonly atOnce?: boolean;
}
/** A plan that is worth a thought, looked at through the other coach's next turn. */
export interface HintView {
  /** What it is for, by name. */
  readonly purpose: string;
  readonly player: string | null;
  readonly target: string | null;
  /** The answers it is made of. */
  readonly answers: readonly Answer[];
  /** As the page shows plans; null where it has no such plan. */
  readonly plan: Plan | null;
  /** How likely it does what it is for, and how likely it costs the ball, whoever tries it, or the turn. */
  readonly chance: number;
  readonly risk: number;
  /** Team-mates beside the own carrier afterwards; null where nobody has a ball. */
  readonly guards: number | null;
  /** The result to be expected: a win is 1, a draw one half; and how much more that is than the next best, or less than the best. */
  readonly worth: number;
  readonly more: number;
}
/** What a player could win for certain with one order. */
export interface Win {
  readonly player: string;
  readonly gains: readonly string[];
  readonly points: number;
}
export interface QuestionView {
  readonly name: string;
  readonly side: Side;
  readonly about: Readonly<Record<string, Named>>;
  /** The dice that lie on the table: numbers or names of faces. */
  readonly dice: readonly string[];
  readonly choices: readonly Choice[];
  /** Ways to answer it in one go, for questions about a walk. */
  readonly plans: readonly Plan[];
  /** Its answers can be weighed against each other. */
  readonly weighed: boolean;
  /** Why the question cannot be finished yet, with the rules that say so. */
  readonly faults: readonly FaultView[];
}
/** A rule that what is being set up does not keep yet: by name, with how many it should be and how many it is. */
export interface FaultView {
  readonly fault: string;
  readonly rule: string;
  readonly wanted: number;
  readonly found: number;
}
export interface Outcome {
  readonly winner: Side | null;
  readonly score: readonly [number, number];
  readonly ending: string;
}
/** All that a seat is told. What is counted in it is counted for this seat: nothing shows how busy the other one is. */
export interface Snapshot {
  /** How many questions this seat has answered: an order names the one it replies to. */
  readonly answered: number;
  /** Whose eyes this is seen with; null when nobody at the screen plays. */
  readonly viewer: Side | null;
  readonly view: MatchView;
  readonly question: QuestionView | null;
  /** Who is asked now, whoever that is; null when the match is over. */
  readonly asked: Side | null;
  readonly coaches: readonly [Coach, Coach];
  /** The match report from `reportFrom` on: what the page already has before that stays. */
  readonly reportFrom: number;
  readonly report: readonly NamedEvent[];
  readonly canTakeBack: boolean;
  readonly canDoAgain: boolean;
  readonly outcome: Outcome | null;
  /** In a lesson: whether its goal is reached, or can no longer be. */
  readonly lesson: LessonState | null;
  /** In a replay: after how many answers of the record this is, how many there are, and where things happened. */
  readonly replay: ReplayState | null;
}
export interface ReplayState {
  readonly at: number;
  readonly length: number;
  readonly marks: readonly ReplayMark[];
  /** Where to stop on the way: at the kick-off, after every activation, and at the end. */
  readonly stops: readonly number[];
}
export interface LessonState {
  readonly reached: boolean;
  readonly missed: boolean;
}
export interface ReplayMark {
  readonly at: number;
  readonly kind: string;
  readonly side: Side | null;
  /** Whom it happened to, where it is a player. */
  readonly player: string | null;
  readonly turn: number;
}

export interface TeamCard {
  readonly id: string;
  readonly name: string;
  /** By which the catalogue knows how it plays. */
  readonly roster: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly positions: readonly {
    readonly name: string;
    readonly count: number;
    readonly figure: Figure;
    readonly stats: readonly (readonly [name: string, value: string])[];
    readonly skills: readonly string[];
  }[];
}
/** A team file that was read: its card, or every rule it breaks. */
export interface TeamRead {
  readonly card: TeamCard | null;
  readonly name: string;
  readonly faults: readonly { readonly rule: string; readonly text: string }[];
}
/** What a team builder begins with: the team lists, and the texts of the ready-made teams by their id. */
export interface TeamBookView {
  /** A team of nobody yet. */
  readonly blank: string;
  readonly rosters: readonly { readonly id: string; readonly name: string }[];
  readonly ready: readonly {
    readonly id: string;
    readonly name: string;
    readonly roster: string;
    readonly text: string;
  }[];
}
/** Somebody a team has or could have. */
export interface ProfileView {
  readonly title: string;
  readonly figure: Figure;
  readonly stats: readonly (readonly [name: string, value: string])[];
  readonly skills: readonly string[];
  readonly cost: number;
}
/** A line of the roster; `learned` are beyond what its position has. */
export interface LineView extends ProfileView {
  readonly number: number;
  /** Where in the file it stands: `players[2]`, `stars[0]`. */
  readonly place: string;
  readonly name: string;
  readonly learned: readonly string[];
}
/** A team file in the making: what it costs, which rules it breaks, who is on it, and what may still be bought. */
export interface TeamSheet {
  readonly cost: number;
  readonly treasury: number;
  readonly faults: readonly { readonly rule: string; readonly place: string; readonly text: string }[];
  readonly lines: readonly LineView[];
  readonly positions: readonly (ProfileView & {
    readonly id: string;
    readonly max: number;
    readonly now: number;
    readonly learns: readonly SkillOffer[];
  })[];
  readonly stars: readonly (ProfileView & { readonly id: string })[];
  readonly counts: readonly CountOffer[];
  readonly choices: readonly ChoiceOffer[];
  readonly inducements: readonly InducementOffer[];
  readonly hasCaptain: boolean;
  readonly points: { readonly spent: number; readonly all: number } | null;
  /** How many lines a roster has. */
  readonly most: number;
}
export interface OptionView {
  readonly name: string;
  readonly values: readonly (string | boolean)[];
  readonly normal: string | boolean;
}
export interface RulesetView {
  readonly id: string;
  readonly name: string;
  readonly teams: readonly TeamCard[];
  readonly boxTeams: readonly [string, string];
  readonly options: readonly OptionView[];
  readonly bots: readonly BotLevel[];
}

export interface NewMatch {
  readonly match: MatchSpec;
  readonly coaches: readonly [Coach, Coach];
  /** Left out: any. */
  readonly seed?: string;
  /** Lets the table line up the persons' teams. */
  readonly arranged?: boolean;
}
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

/** What the page may ask of the table. Every order is answered with what the table looks like afterwards. */
export interface TableService {
  rulesets(): readonly RulesetView[];
  /** Modules and options at random, as they can be played together. */
  anyOptions(ruleset: string, seed?: string): Readonly<Record<string, unknown>>;
  /** Reads a team file; its text then stands for the team in `start`. */
  readTeam(ruleset: string, text: string): TeamRead;
  /** What a team builder begins with; null where a game has no teams to build. */
  teamBook(ruleset: string): TeamBookView | null;
  /** A team file in the making, with every rule it breaks. */
  teamSheet(ruleset: string, text: string): TeamSheet;
  start(what: NewMatch): Snapshot;
  /** Goes on with a record of a match that is not over. */
  resume(record: string, coaches: readonly [Coach, Coach]): Snapshot;
  /** A record to look at, from its first answer to its last. */
  openReplay(record: string): Snapshot;
  seek(at: number): Snapshot;
  /** Goes to the step that brought this event of the report about. */
  seekEvent(event: number): Snapshot;
  /** Leaves the replay here and plays on with new dice. */
  playOn(at: number, coaches: readonly [Coach, Coach]): Snapshot;
  /** A scenario to play from, after the first `given` of its answers. Whoever is asked then is the person. */
  lesson(scenario: string, goal: string, given: number): Snapshot;
  /** Answers given one after the other; what comes in between is asked first. */
  answer(answered: number, answers: readonly unknown[]): Snapshot;
  takeBack(): Snapshot;
  /** Does again what was taken back last. */
  doAgain(): Snapshot;
  concede(side: Side): Snapshot;
  /** Lets a bot give one answer, or go on until a person is asked. */
  botStep(): Snapshot;
  botRun(): Snapshot;
  /** Everything a player could do now. */
  plans(player: string, part?: PlanPart): readonly Plan[];
  /** What each player of the asked person could win for certain with one order, where the game looks for it. */
  wins(): readonly Win[];
  /** What its coach might do next, the best first; none where nobody knows, as in a drill. Needs no match on the table. */
  suggestions(sight: Sight): readonly Plan[];
  /** The best three plans at the open question, looked ahead for. May take a second. Needs no match on the table. */
  hints(sight: Sight): readonly HintView[];
  /** Other ways to a square within reach, worth a thought. */
  otherWays(player: string, to: SquareName): readonly Plan[];
  /** Why none of these answers can be given now; null when one of them can. */
  whyNot(answers: readonly Answer[]): Refusal | null;
  /** What the asked person sees, for those who reckon. */
  sight(): Sight | null;
  /** Every roll of a plan, in order, by its sheet. Needs no match on the table. */
  rollsOf(sight: Sight, answers: readonly Answer[]): readonly RollPreview[];
  /** How a plan comes out; null where nothing can be said. May take seconds. Needs no match on the table. */
  oddsOf(sight: Sight, plan: Pick<Plan, 'answers' | 'player' | 'target' | 'to' | 'wants'>): PlanOdds | null;
  /** Where the ball may come down that the last answer of a plan sends off; null when it sends none. */
  flights(sight: Sight, plan: Pick<Plan, 'answers' | 'roll'>): Flights | null;
  /** How each answer to the open question comes out, in the order of the choices. Needs no match on the table. */
  weigh(sight: Sight): readonly (PlanOdds | null)[];
  /** Which repetitive questions the person wants to be asked all the same, by name. */
  askAlways(habits: readonly string[]): void;
  /** Lines the asked person's team up. */
  arrange(): Snapshot;
  /** Looks through the eyes of a side, when two people share the screen. */
  look(side: Side | null): Snapshot;
  /** The record of a match that is over. */
  record(): string;
  /** Every roll of a record against what was to be expected. Takes seconds. Needs no match on the table. */
  luck(record: string): MatchLuck;
  /** What both coaches of a record decided, held against the best they could have done. Takes up to a minute or two. */
  decisions(record: string): Decisions;
}
/** What both coaches decided, home first. */
export type Decisions = readonly [CoachDecisions, CoachDecisions];
/** How far an order has got that takes long. */
export type Progress = (done: number, all: number) => void;
