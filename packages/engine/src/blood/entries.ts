/**
 * What an entry may say: a skill, a Special Play card, the weather, an Extra Rule. Numbers and permissions are data, what
 * asks a coach is a procedure beside the entry. `G` is the game the entries act on; game.ts binds it.
 */
import type { Procedure } from '../kernel/procedure.ts';
import type { Verb } from '../kernel/question.ts';
import type { RollSheet } from '../kernel/roll.ts';
import type { PlayerId, Seat, Square } from '../words.ts';
import type { Matter, MomentName, PauseName } from './moments.ts';
import type { RollName, SkillName } from './names.ts';
import type { Category } from './roster.ts';
import type { ActionName, CardName, DeckName } from './words.ts';

/** For how long something is used up that may be used once: until the end of what it is called by. */
export type Span = 'action' | 'drive' | 'half' | 'match';

/** Writes on the sheet what a roll needs, or what is added to it. */
export type Describes<G> = (g: G, sheet: RollSheet, player: PlayerId, to: Square, flags: number) => void;

/** What an entry does at a moment: its owner is asked, unless it has no choice. */
export interface Use<G> {
  readonly at: MomentName;
  /**
   * Who has to have it: the player that acts, the one it acts on, either of them (the one that acts first), an opponent
   * that marks the square left, or anybody: then the entry finds out by itself.
   */
  readonly who: 'player' | 'target' | 'either' | 'marker' | 'anybody';
  readonly when?: (g: G, m: Matter) => boolean;
  /** The kind of effect without which there is nothing to say: while none lasts, nobody looks any further. */
  readonly about?: number;
  /** What becomes of the value: changes nothing, so that whoever weighs a move may ask as well. */
  readonly becomes?: (g: G, m: Matter) => number;
  /** What happens at once besides. */
  readonly does?: (g: G, m: Matter) => void;
  /** What becomes of the value where dice decide and nobody is asked. */
  readonly rolls?: (g: G, m: Matter) => number;
  /** What takes questions or rolls that may be made again: called with owner and other, it leaves the value in `g.result`. */
  readonly with?: Procedure<readonly ['player', 'target', 'flags', 'value', 'from', 'to']>;
  /** Nobody is asked whether to use it: there is no choice, it never hurts, or its procedure asks itself. */
  readonly unasked?: true;
  /** Is not told in the report: it shows by itself. */
  readonly silent?: true;
  /** Bit of `g.used`: not again before the next turn. */
  readonly limit?: number;
  /** Once in so long; all uses and re-rolls of an entry that say so are one and the same. */
  readonly once?: Span;
  /** Its coach picks somebody, or does without: whom it is about from then on. `other` is whom its owner faces so far. */
  readonly picks?: (g: G, owner: PlayerId, picked: PlayerId, other: PlayerId) => boolean;
  /** Nobody in their right mind declines, ever or as things are: a client may answer for its coach. */
  readonly obvious?: true | ((g: G, owner: PlayerId) => boolean);
  /** Whether it helps, where it has two sides; for whoever foresees what will come of a move. */
  readonly wise?: (g: G, owner: PlayerId) => boolean;
  /** Which results of the die it tells apart: every single one, those so much below what is needed, or of two each die. */
  readonly tells?: 'every' | 'each' | number;
}
/** Entries that another one makes useless: those of the opponent, or of whoever dodges away from its owner. */
export interface Cancel<G> {
  readonly skills: readonly string[];
  /** Sees the matter as the one does who would use the skill. */
  readonly when?: (g: G, m: Matter) => boolean;
}
/** A plus or minus on a kind of roll of the entry's owner; `describe` where it is not one number. */
export interface OwnModifier<G> {
  readonly roll: RollName;
  readonly by: number;
  readonly describe?: Describes<G>;
  /** Where it is not the entry's own. */
  readonly cause?: string;
  readonly when?: (g: G, player: PlayerId, to: Square, flags: number) => boolean;
}
/** A plus or minus that an entry puts on somebody else's rolls. */
export interface ImposedModifier {
  readonly rolls: readonly RollName[];
  readonly by: number | ((flags: number) => number);
  /** Who suffers: opponents who leave its owner's tackle zone, opponents so many squares away, or everybody while it lasts. */
  readonly on: 'leavers' | number | 'everybody';
  /** However many have it, it counts once. */
  readonly once?: true;
  readonly cause?: string;
  readonly when?: (flags: number) => boolean;
}
/** A plus on the Strength of a block made by the entry's owner. */
export interface BlockStrength {
  /** How much, or as much as it lacks: with what is added in the block, or by birth. */
  readonly by: number | 'what it lacks' | 'what it lacks by birth' | 'to be twice as strong';
  /** The one who blocks gains by it, unless its target does. */
  readonly for?: 'target';
  readonly when: (flags: number) => boolean;
}
/** An assist that comes from nobody on the pitch. */
export interface ExtraAssist<G> {
  /** It helps in a block, not in a foul. */
  readonly blocksOnly?: true;
  readonly when: (g: G, helped: PlayerId, opponent: PlayerId) => boolean;
}
/** What an entry adds to the rolls against whoever is hurt. */
export interface HarmRule<G> {
  /** Whose entry it is: of the one who causes the harm, of the one who suffers it, of either, or of nobody in particular. */
  readonly whose: 'by' | 'player' | 'either' | 'nobody';
  /** Kinds of harm it counts for: bits of `Harm`. */
  readonly of: number;
  /** On the Armour roll. */
  readonly armour?: number;
  /** Whether it counts even against a hard skin, where it is nobody else's doing. */
  readonly always?: (g: G, player: PlayerId, by: PlayerId, flags: number) => boolean;
  /** On the Armour or the Injury roll, whichever it helps. */
  readonly bonus?: number;
  /** Whether its coach may want to do without where the bonus would break the armour (`hurting`: what the dice have shown). */
  readonly maySpare?: (g: G, by: PlayerId, hurting: number) => boolean;
  /** The Armour total that is enough, however good the armour. */
  readonly breaksAt?: number;
  /** The same, but of the dice as they fell. */
  readonly breaksAtNatural?: number;
  readonly cause?: string;
  readonly when?: (g: G, player: PlayerId, by: PlayerId, flags: number) => boolean;
}
/** A re-roll of its owner's own rolls. */
export interface RerollRule<G> {
  /** Failed rolls of these kinds; or any roll, failed or not, Block Dice as well. */
  readonly of: readonly RollName[] | 'every';
  /** What the source is called, where several entries are the same one to a coach. */
  readonly as?: string;
  readonly when?: (g: G, player: PlayerId) => boolean;
  /** Of Block Dice it re-rolls one only: any, or one that shows this, if it may against `target` (`flags`: `Blocking`). */
  readonly die?:
    | 'any'
    | {
        /** One of several, or any at all when left out. */
        readonly face?: number | readonly number[];
        readonly when?: (g: G, player: PlayerId, target: PlayerId, flags: number) => boolean;
        /** As many of them as its coach likes. */
        readonly several?: true;
      };
  readonly limit?: number;
  readonly once?: Span;
  /** Rolled first; tells whether the re-roll may be made. A team re-roll may be spent on this roll. */
  readonly gate?: (g: G, player: PlayerId) => boolean;
}
/** A team re-roll besides those the team has bought. */
export interface ExtraTeamReroll<G> {
  /** Spent before those the team has bought, what ends with the drive before what ends with the half (B25-Q-56, -81). */
  readonly first?: 'drive' | 'half';
  readonly startHalf: (g: G, seat: Seat) => void;
  /** Whether it is still there, used or not by then. */
  readonly isLeft: (g: G, seat: Seat) => boolean;
  readonly mayUse: (g: G, seat: Seat) => boolean;
  readonly spend: (g: G, seat: Seat) => void;
  /** Rolled when it is used: whether it works. Where it does not, it is gone and another may be used. Goes with `first`. */
  readonly works?: (g: G, seat: Seat) => boolean;
}
/** A kind of roll that only this entry makes: what it needs. */
export interface RollRule<G> {
  /** What the die must reach; by Agility when left out. */
  readonly needs?: number;
  /** Something flies: `Throw` is the outcome, and from here on it is a success. */
  readonly throwsFrom?: number;
  /** Somebody leaves a square by it: whoever marks that square may have a say. */
  readonly leaves?: true;
  /** The die stays on the table for whoever called for the roll. */
  readonly keepsDie?: true;
  readonly describe?: Describes<G>;
}
/** Something an entry lets its owner do in the middle of an Action. */
export interface Activity<G> {
  readonly verb: Verb;
  readonly during: readonly ActionName[];
  /** Offers its answers; `squares` is how far the player may still go, extra squares included. */
  readonly offer: (g: G, player: PlayerId, squares: number) => void;
  /** Nothing is to be offered while nobody lies next to the player. */
  readonly needsFallen?: true;
  /** Squares of movement it takes out of a move. */
  readonly costs?: number;
  /** Takes the place of the Action's block. */
  readonly block?: true;
  /** The player may go on moving afterwards, unless the procedure leaves 0 in `g.result`. */
  readonly goesOn?: true;
  /** May be the reason for declaring the Action when there is no ball. */
  readonly needsNoBall?: true;
  /** `value` is the object of the answer, `count` how many of its squares are extra ones still to be rolled for. */
  readonly procedure: Procedure<readonly ['player', 'value', 'count']>;
  /** Rolls for extra squares itself, since it moves first. */
  readonly rollsItself?: true;
}
/** A kind of Action that only this entry allows. */
export interface OwnAction<G> {
  readonly action: ActionName;
  /** Whether it is open to anybody of a side as things are; asked once for all of them. Always when left out. */
  readonly open?: (g: G, seat: Seat) => boolean;
  readonly may: (g: G, player: PlayerId) => boolean;
  /** That takes long to find out: it is proved of whoever is about to declare it. */
  readonly takesLong?: true;
  /** One player of a side may declare it each turn: `may` sees to it, and coaches are told. */
  readonly onceATurn?: true;
  /** Left out: a move, and on the way the entry's activity of that Action. */
  readonly procedure?: Procedure<readonly ['player']>;
}

/** What procedures may ask about a player, in words of their own: whoever has an entry that says so. */
export const QUALITIES = [
  /** Can never hold the ball. */
  'handless',
  /** Attacks with what it carries, never with a block. */
  'armed',
  /** May declare a Move and nothing else, and goes where chance takes it. */
  'reeling',
  /** Stands up for nothing, and may declare a Block from the ground. */
  'nimble',
  /** Minds tackle zones when it dodges, whatever its other skills say. */
  'burdened',
  /** Belongs to neither side: nobody helps it, it marks nobody, and it is gone once it goes down. */
  'neutral',
  /** Small enough to be thrown by a team-mate. */
  'throwable',
  /** None of its rolls is ever rolled again. */
  'deniedRerolls',
  /** Acts before its team-mates or not at all. */
  'actsFirst',
  /** Scores for nobody. */
  'scoreless',
  /** Never gives the ball away of its own will. */
  'possessive',
  /** Does not take its time to secure the ball. */
  'unsteady',
  /** May declare nothing but the Action that its entry allows. */
  'bound',
  /** Has something of it when nobody helps with its foul: its coach may do without help. */
  'foulsAlone',
  /** Nothing is added to the Armour roll against it, and nothing else breaks its armour. */
  'hardSkinned',
  /** Jumps over whatever is in its way. */
  'leaping',
  /** Has to be set up where it can be. */
  'fielded',
  /** Comes out of Reserves besides those set up. */
  'swarming',
  /** No apothecary looks after its casualties. */
  'untreated',
] as const;
export type QualityName = (typeof QUALITIES)[number];
export const Quality = Object.fromEntries(QUALITIES.map((name, i) => [name, i])) as Readonly<
  Record<QualityName, number>
>;
/** Numbers of a player that entries add to. */
export const NUMBERS = [
  /** Extra squares a player may go for. */
  'extraSquares',
  /** How often more the casualty table is rolled; the worst counts. */
  'casualtyRolls',
  /** Added to the roll on the casualty table. */
  'casualtyBonus',
] as const;
export type NumberName = (typeof NUMBERS)[number];
export const Num = Object.fromEntries(NUMBERS.map((name, i) => [name, i])) as Readonly<Record<NumberName, number>>;
/** Numbers of a team: from every player on the pitch that adds to them, and from what lasts for the team. */
export const TEAM_NUMBERS = [
  'fame',
  /** Off what a KO'd player needs to come round. */
  'recovery',
  /** Cheers and coaching are won without a die. */
  'cheers',
  /** Staff beyond what the team has always. */
  'assistantCoaches',
  'cheerleaders',
  /** Added to what a coach rolls who argues with the referee. */
  'argue',
] as const;
export type TeamNumberName = (typeof TEAM_NUMBERS)[number];
export const TeamNum = Object.fromEntries(TEAM_NUMBERS.map((name, i) => [name, i])) as Readonly<
  Record<TeamNumberName, number>
>;
/** What tackle zones can get in the way of. */
export type ZoneMatter = RollName | 'assist' | 'foulAssist';

/** By total. */
export type InjuryTable = Readonly<Record<number, 'stunned' | 'knockedOut' | 'badlyHurt'>>;

/** What any entry may say. */
export interface Influence<G> {
  readonly uses?: readonly Use<G>[];
  readonly cancels?: readonly Cancel<G>[];
  readonly is?: readonly QualityName[];
  readonly numbers?: Readonly<Partial<Record<NumberName, number>>>;
  readonly teamNumbers?: Readonly<Partial<Record<TeamNumberName, number>>>;
  readonly modifiers?: readonly OwnModifier<G>[];
  readonly imposes?: readonly ImposedModifier[];
  /** Imposed modifiers, by their causes, that its owner does not mind on these rolls. */
  readonly shrugsOff?: Readonly<Record<string, readonly RollName[]>>;
  /** Matters for which tackle zones on its owner do not count. */
  readonly ignoresZones?: readonly ZoneMatter[];
  /** Rolls of opponents for which its owner's tackle zone does not count. */
  readonly zoneIgnored?: readonly RollName[];
  readonly strength?: readonly BlockStrength[];
  readonly assists?: readonly ExtraAssist<G>[];
  readonly harm?: readonly HarmRule<G>[];
  /** Totals of the Injury roll that mean something else for its owner. */
  readonly injuries?: InjuryTable | ((g: G, player: PlayerId) => InjuryTable);
  readonly rerolls?: RerollRule<G>;
  /** Rolled before a team re-roll works for its owner. */
  readonly teamRerollGate?: (g: G, player: PlayerId) => boolean;
  readonly teamReroll?: ExtraTeamReroll<G>;
  /** Rolled when a team re-roll of its owner's side is used: whether it is not spent. */
  readonly sparesTeamReroll?: (g: G, seat: Seat) => boolean;
  readonly rolls?: Readonly<Record<string, RollRule<G>>>;
  readonly activities?: readonly Activity<G>[];
  readonly ownAction?: OwnAction<G>;
  /** What its owner does instead of any Action; `left` is its movement. */
  readonly performs?: Procedure<readonly ['player', 'left']>;
  readonly pauses?: Readonly<Partial<Record<PauseName, Procedure<readonly ['seat']>>>>;
}
/** A skill: reading its entry is enough to know it. */
export interface SkillRule<G> extends Influence<G> {
  readonly name: string;
  readonly category: Category;
  readonly rule: string;
  /** Its owner cannot choose not to use it (B16-SKILL-03). */
  readonly compulsory?: true;
  /** Works for a Prone or Stunned owner; Extraordinary skills do anyway (B16-SKILL-05). */
  readonly worksDown?: true;
  /** Skills it can give to somebody. */
  readonly grants?: readonly SkillName[];
  /** Says nothing that a single match could show. */
  readonly leagueOnly?: true;
}
/** Something that lasts for a while, on a player, a team or the match: what it says until it ends. */
export interface Lasting<G> extends Influence<G> {
  /** The kind of effect; none where it counts all match long. */
  readonly effect?: number;
  /** Whose it is: the player's own, its team's, its opponents', or everybody's. */
  readonly on: 'player' | 'team' | 'opponents' | 'match' | 'always';
}

/** When a Special Play card may be played (B16-DATA-13). */
export const CARD_MOMENTS = ['start', 'own', 'between', 'turnEnd', 'kick', 'driveEnd'] as const;
export type CardMoment = (typeof CARD_MOMENTS)[number];
export interface SpecialPlay<G> {
  readonly id: CardName;
  readonly name: string;
  readonly deck: DeckName;
  readonly rule: string;
  readonly moment: CardMoment;
  readonly confidence: 'high' | 'medium-high' | 'medium';
  /** Skills it can give to somebody. */
  readonly grants?: readonly SkillName[];
  readonly playable?: (g: G, seat: Seat) => boolean;
  /** Whom its coach may choose when it is played on a player; without anybody to choose it cannot be played. */
  readonly targets?: (g: G, seat: Seat, player: PlayerId) => boolean;
  readonly procedure: Procedure<readonly ['seat']>;
  /** What it brings about, for as long as that lasts. */
  readonly lasts?: readonly Lasting<G>[];
}
/** What a team brings along besides players and re-rolls: a special rule of its list, an inducement, a Prayer. */
export interface TeamRule<G> extends Influence<G> {
  readonly id: string;
  readonly rule: string;
  /** What says that the team has it still; its value is how many. None where `starts` is all there is to it. */
  readonly effect?: number;
  /** Whom the entry works for. */
  readonly on: 'team' | 'opponents' | 'player';
  /** Is in a match by another one that is. */
  readonly comesWith?: string;
  /** Skills it can give to somebody. */
  readonly grants?: readonly SkillName[];
  /** Whom its coach may choose, where it is for a player. */
  readonly chooses?: (g: G, seat: Seat, player: PlayerId) => boolean;
  /** Turns players into those whom the edition keeps for it. */
  readonly transforms?: true;
  /** Comes by prayer: what happens once it is heard. */
  readonly heard?: Procedure<readonly ['seat']>;
  /** What a match begins with by it. */
  readonly starts?: (g: G, seat: Seat, count: number) => void;
}
/** An Extra Rule or a state of the weather that has its say in every match that uses it. */
export interface ExtraRule<G> extends Influence<G> {
  readonly id: string;
  readonly rule: string;
  /** In force at all in this match? */
  readonly inMatch: (options: { readonly cards: boolean; readonly weather: boolean }) => boolean;
  /** In force now? Always when left out. */
  readonly now?: (g: G) => boolean;
}
