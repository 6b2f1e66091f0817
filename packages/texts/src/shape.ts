/** What texts are made of, whatever the language: the values a sentence is given, and lists of texts by name. */

/** Texts by name: those of `K` have to be there, and any name may be looked up. */
export type Words<K extends string, V = string> = Readonly<Record<K, V>> & Readonly<Record<string, V>>;
/** A list of texts whose names another language has to have as well. */
export const words =
  <V = string>() =>
  <K extends string>(texts: Readonly<Record<K, V>>): Words<K, V> =>
    texts as Words<K, V>;
/** The same where the engine lists the names: a missing one does not compile. */
export const wordsFor =
  <K extends string, V = string>() =>
  (texts: Readonly<Record<K, V>>): Words<K, V> =>
    texts as Words<K, V>;

/** Something of the game, and what it does. */
export interface Named {
  readonly name: string;
  readonly does: string;
}
/** A Bonus Play: also when it may be played. */
export interface PlayWords extends Named {
  readonly when: string;
}
/** What lies in one box of Blitz Bowl. A card of the same name may do another thing in another box. */
export interface Box {
  /** What each Challenge Card wants to see. */
  readonly challenges: Words<string, Named>;
  readonly plays: Words<string, PlayWords>;
  readonly randomEvents: Words<string, Named>;
  readonly arenas: Words<string, Named>;
  readonly abilities: Words<string, Named>;
}
/** What one edition of Blood Bowl says about its skills and its cards. */
export interface Edition {
  readonly skills: Words<string, Named>;
  readonly cards: Words<string, Named>;
  readonly own?: OwnWords;
}
/** Where an edition prints another word, or another rule, than what is said of every edition. */
export interface OwnWords {
  readonly rolls?: Readonly<Record<string, string>>;
  readonly causes?: Readonly<Record<string, string>>;
  readonly kickOffs?: Readonly<Record<string, readonly [name: string, does: string]>>;
  readonly weather?: Readonly<Record<string, Named>>;
  /** The faces of a Block Die. */
  readonly faces?: Readonly<Record<string, { readonly name: string; readonly why: string }>>;
  /** What a skill is used for. */
  readonly useSkill?: Readonly<Record<string, string>>;
  /** What a word of the game means here, by its name in the glossary. */
  readonly terms?: Readonly<Record<string, string>>;
  readonly questions?: Readonly<Record<string, { readonly asks?: (a: BloodAsked) => string; readonly help?: string }>>;
}

/** A word of the game that can be asked about wherever it stands. */
export interface Term {
  readonly term: string;
  readonly means: string;
  /** In small letters it is found in any spelling, capitalised only as written; plurals are found too. */
  readonly words: readonly string[];
}
/** A drill, in words. */
export interface Lesson {
  readonly name: string;
  readonly teaches: string;
  readonly task: string;
  readonly hint: string;
}

/** The words a sentence of the commentary is made of; names are already written out. */
export interface Told {
  readonly player: string;
  readonly target: string;
  readonly team: string;
  readonly from: string;
  readonly to: string;
  readonly die: number;
  readonly count: number;
  readonly name: string;
  readonly does: string;
  readonly points: number;
}
export type Sentence = (told: Told) => string;
/** What a question is about, written out. */
export interface Asked {
  readonly player: string;
  readonly target: string;
  readonly by: string;
  readonly runner: string;
  readonly to: string;
  readonly kind: string;
  readonly moment: string;
  readonly rolled: string;
  readonly left: number;
  /** The player chosen on the pitch, or ''. */
  readonly chosen: string;
  readonly ball: boolean;
}
/** An answer as a button says it: what is done, and what comes of it. */
export type Decision = (a: BloodAsked) => readonly [label: string, why: string];
/** What a question of Blood Bowl is about, written out. */
export interface BloodAsked {
  readonly player: string;
  readonly target: string;
  readonly runner: string;
  readonly to: string;
  readonly from: string;
  readonly left: number;
  readonly extra: number;
  readonly die: number;
  readonly passed: boolean;
  readonly kind: string;
  /** What is rolled for. */
  readonly roll: string;
  readonly rolled: string;
  readonly skill: string;
  readonly skillDoes: string;
  readonly purpose: string;
  readonly result: string;
  readonly moment: string;
  readonly card: string;
  /** Whether the asked coach kicks off. */
  readonly kicks: boolean;
  /** The player chosen on the pitch, or ''. */
  readonly chosen: string;
  readonly ball: boolean;
}
/** What the terminal says of a question besides, because nobody sees it there. */
export interface TypedAsked extends Asked {
  /** The values of the player. */
  readonly values: string;
  readonly mayStop: boolean;
}
export interface TypedBloodAsked extends BloodAsked {
  /** Whether the set-up is legal, as a sentence. */
  readonly faults: string;
  /** A turn between two others. */
  readonly bonusTurn: boolean;
  readonly value: number;
}
