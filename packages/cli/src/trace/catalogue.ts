/** The rule catalogues: which ids there are, and which of them no test has to show. */

/** The rules of one ruleset, as its catalogue lists them. */
export interface Catalogue {
  readonly ruleset: string;
  /** What its own ids begin with: `BU`. */
  readonly prefix: string;
  /** Its own ids, and those of another catalogue that it says hold unchanged. */
  readonly rules: ReadonlySet<string>;
  /** Open questions that we decided ourselves: reported, not demanded. */
  readonly rulings: ReadonlySet<string>;
  /** Its own ids that the catalogue itself says follow from other rules. */
  readonly derived: ReadonlySet<string>;
}

/** `BU-RUN-03`, `B25-PRIN-TRR-05`, `BU-RUN-X1`: capitals throughout, and a number at the end. */
const ID = '[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-[A-Z]*[0-9]+';
/** An id opens a bullet (`- **ID**`) or a table row (`| **ID** |`, `| ID |`). */
const OPENS = new RegExp(`^\\s*(?:- \\*\\*(${ID})\\*\\*|\\|\\s*\\*{0,2}(${ID})\\*{0,2}\\s*\\|)`);
/** `Same as 2024: …`, with or without a remark before the colon. */
const SAME = /^Same as \d{4}[^:]*:(.*)$/;

/** `[derived from …]` as the whole source of a line, or `*(derived)*` in front of it. */
const DERIVED = /\[derived\b[^\]]*\]|\*\(derived\)\*/;

const prefixOf = (id: string): string => id.slice(0, id.indexOf('-'));
const isRuling = (id: string): boolean => ['OQ', 'Q'].includes(id.split('-')[1] as string);

export const readCatalogue = (ruleset: string, text: string): Catalogue => {
  const lines = text.split('\n');
  const opener = (line: string): string | undefined => {
    const [, bullet, row] = OPENS.exec(line) ?? [];
    return bullet ?? row;
  };
  const opened = lines.flatMap(line => opener(line) ?? []);
  const prefix = prefixOf(opened[0] ?? '-');
  const own = opened.filter(id => prefixOf(id) === prefix);
  const same = lines.flatMap(line => SAME.exec(line)?.[1]?.match(new RegExp(`\\b${ID}\\b`, 'g')) ?? []);
  const all = [...own, ...same];
  return {
    ruleset,
    prefix,
    rules: new Set(all.filter(id => !isRuling(id))),
    rulings: new Set(all.filter(isRuling)),
    derived: new Set(lines.filter(line => DERIVED.test(line)).flatMap(line => opener(line) ?? [])),
  };
};

/** The ids a test's name cites, of these catalogues only. */
export const idsIn = (name: string, prefixes: readonly string[]): string[] =>
  name.match(new RegExp(`\\b(?:${prefixes.join('|')})(?:-[A-Z0-9]+)*-[A-Z]*[0-9]+\\b`, 'g')) ?? [];

/** A worked example follows from other rules: tests play it, no line of source is its place. */
export const isExample = (id: string): boolean => /-X[0-9]+$/.test(id);

/** A rule that is left out somewhere, with the reason. */
export interface Exception {
  readonly id: string;
  readonly reason: string;
}
/** Reads `- **ID** reason` lines of a file; whatever else begins like a bullet is a mistake, and named. */
export const readExceptions = (file: string, text: string): { exceptions: Exception[]; problems: string[] } => {
  const exceptions: Exception[] = [];
  const problems: string[] = [];
  const form = new RegExp(`^- \\*\\*(${ID})\\*\\* (\\S.*)$`);
  for (const [i, line] of text.split('\n').entries()) {
    if (!line.startsWith('- ')) continue;
    const [, id, reason] = form.exec(line) ?? [];
    if (id === undefined || reason === undefined) problems.push(`${file}, line ${i + 1}: expected "- **ID** reason"`);
    else if (exceptions.some(one => one.id === id)) problems.push(`${file}, line ${i + 1}: ${id} is there twice`);
    else exceptions.push({ id, reason });
  }
  return { exceptions, problems };
};
