/** A line of a catalogue as a coach would say it: without sources, without abbreviations, squares as on the pitch. */

/** What stands there for those who check the catalogue. */
const NOT_FOR_COACHES: readonly RegExp[] = [
  /\s*\[[^\]]*\]\s*$/,
  /\s*\*\(derived\)\*/g,
  /\s*→ (?:OQ|Q|B\d\d|BU)-[A-Z0-9-]+(?:(?:, | and )(?:OQ|Q|B\d\d|BU)-[A-Z0-9-]+)*/g,
  /\s*\((?:new|replaces [^)]*)\)\s*$/,
  /\s*\[[^\]]*\](?=\s*(?:\(|$))/g,
  /\s*\((?:ruling|last part|condition|bracket|the list of squares|from (?:the )?examples?|face counts|exact conditions|display only|source)[^)]*\)/g,
  /\s*\([^()]*\binferred\b[^()]*\)/g,
  /\s*[`*]*[Ss]ource(?: of all)?:[`*]* [\s\S]*$/,
  /\s*See (?:(?:BU|B22|B16|B25)-)?(?:OQ|Q)-\d+(?:, (?:(?:BU|B22|B16|B25)-)?(?:OQ|Q)-\d+)*\./g,
  /\s*See [A-Z]{4,}\./g,
  / \(a\) A community[\s\S]*$/,
  /\s*(?:Make (?:it|each) a (?:separate )?switch|Code needs no [^.]*|Software should [^.]*|They are meant to become tests[^.]*|[Gg]uard with [^.]*)\./g,
  /;? guard (?:with|against) [^.;]*/g,
  /\s*Confidence:? [^.]*\./g,
  /\s*\((?:D \d|printed ")[^)]*\)/g,
];
const SAID: readonly (readonly [RegExp, string])[] = [
  [/ ?<= ?/g, ' ≤ '],
  [/ ?>= ?/g, ' ≥ '],
  [/(?<![\w-])Opp(s?)(?![\w-])/g, 'opponent$1'],
  [/(?<![\w-])TD(s?)(?![\w-])/g, 'touchdown$1'],
];
/** Skills speak of whoever has them. */
const OWNER =
  /(\b(?:[Aa]n?|[Tt]he|[Ii]ts|[Ee]ach|[Nn]o|[Aa]ny|every|such|[Oo]ne|this|several)\s+(?:(?:[Ss]tanding|Prone|[Rr]ooted|Open|ball-carrying|fielded|Frenzy|Chomped)\s+)?)?\b([Oo])wner\b/g;
const withArticle = (text: string): string =>
  text.replace(OWNER, (all, before: string | undefined, letter: string) =>
    before ? all : `${letter === 'O' ? 'The' : 'the'} owner`,
  );
/** The abbreviations of 2016, and what its catalogue calls the Extra Rules. */
const OF_2016: readonly (readonly [RegExp, string])[] = [
  [/ \((?:LOS|[A-Z]{4,8} module|FUMBLE|FEND|HUNGRY|INTERCEPT|SKILL|STUFF|WEATHER)\)/g, ''],
  [/(?<![\w-])LOS(?![\w-])/g, 'line of scrimmage'],
  [/(?<![\w-])TZ(s?)(?![\w-])/g, 'tackle zone$1'],
  [/(?<![\w-])KD(?![\w-])/g, 'Knocked Down'],
  [/(?<![\w-])GFI(?![\w-])/g, 'Going For It'],
  [/(?<![\w-])KOTABLE(?![\w-])/g, 'Kick-off table'],
  [/(?<![\w-])FUMBLE(?![\w-])/g, 'Fumbles'],
  [/(?<![\w-])ASSIST(?![\w-])/g, 'Assists'],
  [/(?<![\w-])FOUL(?![\w-])/g, 'Fouls'],
  [/(?<![\w-])TIME(?![\w-])/g, 'Time limit'],
  [/(?<![\w-])WEATHER(?![\w-])/g, 'Weather'],
  [/(?<![\w-])HANDOFF(?![\w-])/g, 'Hand-off'],
  [/(?<![\w-])TTM(?![\w-])/g, 'Throw Team-mate'],
  [/(?<![\w-])XSKILL-/g, 'B16-XSKILL-'],
  // When a card may be played.
  [/(?<![\w-])START(?![\w-])/g, 'before the match'],
  [/(?<![\w-])OWN(?![\w-])/g, 'as your turn starts'],
  [/(?<![\w-])BETWEEN(?![\w-])/g, "before the opponent's turn"],
  [/(?<![\w-])TURN-END(?![\w-])/g, 'after a turn of yours'],
  [/(?<![\w-])KICK(?![\w-])/g, 'at a kick-off'],
  [/(?<![\w-])DRIVE-END(?![\w-])/g, 'after a drive'],
];
/** Rules of 2024 are cited without their prefix. */
const OF_2022: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w-])(?:OQ|[A-Z]{2,9})-(?:\d\d|X\d)(?!\d)/g, 'BU-$&'],
  [/`?\bR22\b`?/g, 'the 2022 rulebook'],
];
/** Squares are named as at the edge of the pitch. */
const SQUARES: readonly (readonly [RegExp, string])[] = [[/\((\d+), ?(\d+)\)/g, '$1·$2']];
const BOOKS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'blitz-2024': SQUARES,
  'blitz-2022': [...OF_2022, ...SQUARES],
  'blood-2016': [...OF_2016, ...SQUARES],
};

export const forCoaches = (rule: string, book: string): string => {
  const bare = NOT_FOR_COACHES.reduce((text, out) => text.replace(out, ''), rule);
  const said = [...SAID, ...(BOOKS[book] ?? [])].reduce((text, [from, to]) => text.replace(from, to), bare).trim();
  return book.startsWith('blood') ? withArticle(said) : said;
};
/** A point and how it is played here; the reasons are for those who check. */
export const rulingOf = (text: string): string =>
  text
    .replace(/\s*\*?Why\*?:[\s\S]*$/, '')
    .replace(/\*\*(?:Ruling|Settled)(:?)\*\*:?/, '**Ruling:**')
    .replace(/(^|[^*])Ruling: /, '$1**Ruling:** ');
/** A sentence, with the parts of an example named. */
export const sentence = (text: string): string => {
  const begun = text
    .replace(/(^|[.;] )Setup: ([a-z]?)/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/(^|[.;] )Dice:/g, '$1*Dice:*')
    .replace(/(^|[.;:] )(?:Outcome|Expected)( (?:by|order)[^:]*)?:/g, '$1*What happens$2:*')
    .replace(/^[a-z]/, letter => letter.toUpperCase());
  return /[.:?!)]$/.test(begun) ? begun : `${begun}.`;
};
