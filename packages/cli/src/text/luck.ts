/** Luck in words and letters: how the chance to win went, which kinds of rolls came well, which ten decided. */
import type { Seat } from '@ironpitch/engine';
import type { KindLuck, MatchLuck, RollLuck } from '@ironpitch/odds';
import { t } from '@ironpitch/texts/terminal';

/** What a report is written with, besides the luck itself. */
export interface LuckNames {
  /** Home's, then away's. */
  readonly teams: readonly [string, string];
  /** Where the match was, after so many answers: `second half, turn 5 : 4`. */
  where(answered: number): string;
  /** What the game calls a kind of roll; undefined where it has no name for it. */
  roll(kind: string): string | undefined;
  /** The same of a face of a Block Die. */
  face(face: string): string | undefined;
}

const COLUMNS = 80;
const CHART_COLUMNS = 66;
const CHART_ROWS = 10;
const KIND_COLUMNS = 20;
const MINUS = '−';

export const luckLines = (luck: MatchLuck, names: LuckNames): string[] => [
  ...chart(luck, names),
  '',
  ...kinds(luck, names),
  '',
  t.luck.deciding,
  ...(luck.deciding.length === 0 ? [`  ${t.luck.noneYet}`] : decided(luck, names)),
  '',
  ...total(luck, names),
];

// --- numbers -----------------------------------------------------------------------------------------------------------
/** `+6.4 %`, `−11.0 %` */
const signedPercent = (part: number): string => `${sign(part)}${Math.abs(100 * part).toFixed(1)}\u00a0%`;
const sign = (part: number): string => (Math.abs(part) < 0.0005 ? ' ' : part > 0 ? '+' : MINUS);
const percent = (part: number): string => `${Math.round(100 * part)}\u00a0%`;
/** One that nobody named yet is at least readable. */
const kindName = (kind: string, names: LuckNames): string =>
  t.luck.kinds[kind] ?? names.roll(kind) ?? kind.replace(/([A-Z])/g, ' $1').toLowerCase();
const faceName = (face: string, names: LuckNames): string =>
  names.face(face) ?? t.blood.faces[face]?.name ?? t.blitz.faces[face]?.name ?? face;

// --- the course --------------------------------------------------------------------------------------------------------
const chart = ({ course }: MatchLuck, { teams }: LuckNames): string[] => {
  if (course.length === 0) return [t.luck.notBegun];
  const columns = Array.from({ length: Math.min(CHART_COLUMNS, course.length) }, (_, i, all = course) => {
    const last = Math.max(1, Math.min(CHART_COLUMNS, all.length) - 1);
    return all[Math.round((i * (all.length - 1)) / last)] as MatchLuck['course'][number];
  });
  const rows = Array.from({ length: CHART_ROWS }, (_, i) => {
    const height = (CHART_ROWS - i - 0.5) / CHART_ROWS;
    const drawn = columns.map(({ home, draw }) => (height < home ? '█' : height < home + draw ? '░' : '·')).join('');
    return `${axis(i)} ${drawn}`;
  });
  return [t.luck.chart, ...rows, `      ${t.luck.key(teams[0], teams[1])}`];
};
const axis = (row: number): string =>
  (row === 0 ? '100 %' : row === CHART_ROWS / 2 ? '50 %' : row === CHART_ROWS - 1 ? '0 %' : '').padStart(5);

// --- kinds of rolls ----------------------------------------------------------------------------------------------------
const kinds = ({ byKind }: MatchLuck, names: LuckNames): string[] => {
  const { teams } = names;
  const found = new Map<string, [KindLuck | undefined, KindLuck | undefined]>();
  for (const seat of [0, 1] as const)
    for (const kind of byKind[seat]) {
      const both = found.get(kind.kind) ?? [undefined, undefined];
      both[seat] = kind;
      found.set(kind.kind, both);
    }
  const rollsOf = ([home, away]: readonly (KindLuck | undefined)[]): number => (home?.rolls ?? 0) + (away?.rolls ?? 0);
  const rows = [...found].sort(([, a], [, b]) => rollsOf(b) - rollsOf(a));
  const titles = teams.map(name => name.slice(0, HALF).padStart(HALF)).join(' ');
  const head = t.luck.columns.map((word, i) => word.padStart(WIDTHS[i] as number)).join('');
  return [
    `${t.luck.byRoll.padEnd(KIND_COLUMNS)}${titles}`,
    `${''.padEnd(KIND_COLUMNS)}${head} ${head}`,
    ...rows.map(([kind, sides]) => `${kindLabel(kindName(kind, names))}${sides.map(half).join(' ')}`.trimEnd()),
    t.luck.columnsHelp,
  ];
};
/** A space before the figures, however long the name. */
const kindLabel = (name: string): string => name.slice(0, KIND_COLUMNS - 1).padEnd(KIND_COLUMNS);
const WIDTHS = [6, 7, 6, 10] as const;
const HALF = WIDTHS.reduce((sum, width) => sum + width, 0);
const half = (kind: KindLuck | undefined): string => {
  if (kind === undefined) return ''.padStart(HALF);
  const counted = kind.tried > 0;
  const cells = [
    String(kind.rolls),
    counted ? kind.expected.toFixed(1) : '',
    counted ? String(kind.actual) : '',
    signedPercent(kind.swing),
  ];
  return cells.map((cell, i) => cell.padStart(WIDTHS[i] as number)).join('');
};

// --- the ten rolls -----------------------------------------------------------------------------------------------------
const decided = ({ rolls, deciding }: MatchLuck, names: LuckNames): string[] =>
  deciding.flatMap((place, i) => {
    const roll = rolls[place] as RollLuck;
    return wrapped(`${String(i + 1).padStart(2)}. `, t.luck.roll(names.where(roll.answered), sentence(roll, names)));
  });
/** `H7, dodge: needed 3+, rolled 1 (67 % to succeed): −11.0 % for Humans` */
const sentence = (roll: RollLuck, names: LuckNames): string => {
  const chance = roll.expected === null ? '' : percent(roll.expected);
  const came = roll.dice.map(die => (typeof die === 'number' ? die : faceName(die, names))).join(', ');
  const rolled = t.luck.rolled(roll.player ?? '', kindName(roll.kind, names), roll.needs, came, chance);
  const swing = roll.side === 0 ? roll.swing : -roll.swing;
  return t.luck.swing(rolled, roll.sampled, signedPercent(swing).trim(), names.teams[roll.side]);
};
/** Lines of at most 80 columns; the later ones begin under the first word. */
const wrapped = (lead: string, text: string): string[] => {
  const lines: string[] = [];
  let line = lead;
  for (const word of text.split(' ')) {
    const joined = line.trim() === lead.trim() || line.trim() === '' ? `${line}${word}` : `${line} ${word}`;
    if (joined.length <= COLUMNS) {
      line = joined;
      continue;
    }
    lines.push(line);
    line = ' '.repeat(lead.length) + word;
  }
  return [...lines, line];
};

// --- all of it ---------------------------------------------------------------------------------------------------------
const total = ({ score, from, to, rolls }: MatchLuck, { teams }: LuckNames): string[] => {
  const lucky: Seat = score[0] >= score[1] ? 0 : 1;
  const sum = Math.abs(score[0]).toFixed(2);
  const verdict = Number(sum) === 0 ? t.luck.nobodyLucky(rolls.length) : t.luck.lucky(rolls.length, sum, teams[lucky]);
  return wrapped('', t.luck.expected(verdict, teams[0], percent(from), percent(to)));
};
