/** The match report as commentary: one line a happening, the roll at its end, the sum behind it. */
import type { NamedEvent } from '@ironpitch/protocol';
import type { MatchView, Side, SquareName } from '@ironpitch/table';
import { type Told, t } from '@ironpitch/texts/page';
import { carriersBy } from '../match/carriers.ts';
import type { Line, SumRow } from '../match/face.ts';
import { nameById, playerById, teamName } from '../match/names.ts';
import { cardWords, causeName } from './words.ts';

const SEATS = ['home', 'away'];
export const sideOf = (value: unknown): Side | null => {
  const found = SEATS.indexOf(String(value));
  return found < 0 ? null : (found as Side);
};
interface Modifier {
  readonly by: number;
  readonly cause: string;
  readonly rule: string;
  readonly who?: string;
}
const modifiersOf = (event: NamedEvent): readonly Modifier[] =>
  (event.modifiers as readonly Modifier[] | undefined) ?? [];
const square = (value: unknown): string => (Array.isArray(value) ? t.square(value as unknown as SquareName) : '');
const signed = (by: number): string => (by > 0 ? `+${by}` : String(by).replace('-', '−'));

/** Said by something else, or not worth a line. */
const SILENT: ReadonlySet<string> = new Set([
  'deckTop',
  'actionStarted',
  'turnEnded',
  'passedTurn',
  'ballRemoved',
  'blockResult_alone',
]);

const carriers = carriersBy({
  loses: new Set(['threw', 'wentProne', 'injured', 'sentOff', 'touchdown']),
  frees: new Set(['ballRemoved', 'squigStirred']),
});
export const blitzCommentary = (report: readonly NamedEvent[], view: MatchView): Line[] => {
  const lines: Line[] = [];
  const carried = carriers(report, view);
  for (let i = 0; i < report.length; i++) {
    const event = report[i] as NamedEvent;
    const line = lineAt(report, i, view, carried);
    if (line) lines.push({ ...line, key: `${i}`, at: i });
    // What belongs together is told together.
    if (event.type === 'moved') i += run(report, i, one => one.type === 'moved' && one.player === event.player) - 1;
    else if (event.type === 'placed') {
      const side = playerById(view, String(event.player))?.side;
      i += run(report, i, one => one.type === 'placed' && playerById(view, String(one.player))?.side === side) - 1;
    }
  }
  return lines;
};
/** How many events from here on fit. */
const run = (report: readonly NamedEvent[], from: number, fits: (event: NamedEvent) => boolean): number => {
  let count = 0;
  while (from + count < report.length && fits(report[from + count] as NamedEvent)) count++;
  return count;
};
type Draft = Omit<Line, 'key' | 'at'>;

const lineAt = (
  report: readonly NamedEvent[],
  i: number,
  view: MatchView,
  carried: ReadonlySet<number>,
): Draft | null => {
  const event = report[i] as NamedEvent;
  const before = report[i - 1];
  const { type } = event;
  if (SILENT.has(type)) return null;
  const actor = playerById(view, String(event.player ?? ''));
  const side = actor?.side ?? sideOf(event.seat);
  if (type === 'turnStarted') {
    const seat = sideOf(event.seat) as Side;
    return {
      side: seat,
      heading: true,
      text: t.blitz.turnHeading(teamName(view, seat), Number(event.turn)),
      roll: '',
      sum: [],
      rules: [],
    };
  }
  const [key, roll, sum, rules] = sayingOf(report, i, view, carried);
  if (key === null) return null;
  // A result that the dice have already told needs no second line.
  if (type === 'barred' && before && (before.type === 'blockResult' || before.type === 'wentProne')) return null;
  const ends =
    type === 'moved'
      ? (report[i + run(report, i, one => one.type === 'moved' && one.player === event.player) - 1] as NamedEvent)
      : event;
  const told = toldOf(event, ends, view);
  const sentences = t.blitz.told[key];
  if (!sentences) return null;
  const text = (sentences[(i * 7 + type.length) % sentences.length] as (told: Told) => string)(told);
  return { side, heading: false, text, roll, sum, rules };
};

type Saying = readonly [key: string | null, roll: string, sum: readonly SumRow[], rules: readonly string[]];
const plain = (key: string | null, roll = ''): Saying => [key, roll, [], []];

/** Which sentence an event calls for, the roll at its end, and the sum behind it. */
const sayingOf = (report: readonly NamedEvent[], i: number, view: MatchView, carried: ReadonlySet<number>): Saying => {
  const event = report[i] as NamedEvent;
  switch (event.type) {
    case 'moved':
      return movement(report, i, carried);
    case 'placed':
      return report[i - 1]?.type === 'actionStarted'
        ? plain('placed')
        : plain(report[i + 1]?.type === 'placed' ? 'linedUp' : 'placed');
    case 'checked':
      return check(event, view);
    case 'blockRolled':
      return block(event, view);
    case 'blockResult':
      // A single die has been told with the block.
      return plain(
        `result_${event.face}`,
        isOnlyDie(report[i - 1]) ? '' : (t.blitz.faces[String(event.face)]?.name ?? ''),
      );
    case 'foulRolled':
      return plain('fouled', t.blitz.faces[String(event.face)]?.name ?? '');
    case 'invasionRolled':
      return plain('invasionRolled', t.blitz.faces[String(event.face)]?.name ?? '');
    case 'violentRolled':
      return plain('violentRolled', String(event.die));
    case 'threw':
      return plain(`threw_${event.result}`);
    case 'ballBounced':
      return plain('ballBounced', Number(event.die) > 0 ? t.blitz.rolls.bounce(Number(event.die)) : '');
    case 'touchdown':
      return plain('touchdown', t.blitz.rolls.touchdown(Number(event.points)));
    case 'claimed':
    case 'cleanSweep':
    case 'bonusPoint':
      return plain(event.type, t.blitz.rolls.points(Number(event.points)));
    case 'injured':
      return plain(report[i - 1]?.type === 'checked' ? null : 'injured');
    case 'wentProne':
      return plain(report[i - 1]?.type === 'blockResult' ? null : 'wentProne');
    case 'ballTaken':
      return plain(report[i - 1]?.type === 'threw' ? null : 'ballTaken');
    default:
      return plain(event.type);
  }
};
const isOnlyDie = (before: NamedEvent | undefined): boolean =>
  before?.type === 'blockRolled' && (before.dice as readonly string[]).length === 1;
const movement = (report: readonly NamedEvent[], i: number, carried: ReadonlySet<number>): Saying => {
  const event = report[i] as NamedEvent;
  const steps = run(report, i, one => one.type === 'moved' && one.player === event.player);
  const started = report.slice(Math.max(0, i - 3), i).findLast(one => one.type === 'actionStarted');
  const roll = t.blitz.rolls.squares(steps);
  if (started === undefined || started.player !== event.player) return plain('moved', roll);
  if (started.action === 'mark') return plain('marked', roll);
  if (started.action === 'sidestep') return plain('sidestepped');
  return plain(carried.has(i) ? 'ranBall' : 'ran', roll);
};
const check = (event: NamedEvent, view: MatchView): Saying => {
  const kind = String(event.check);
  const player = nameById(view, String(event.player));
  const key =
    kind === 'armour'
      ? event.passed === true
        ? 'armourHeld'
        : 'armourBroke'
      : event.passed === true
        ? 'throwGood'
        : Number(event.total) === 1
          ? 'throwFumbled'
          : 'throwBad';
  const modifiers = modifiersOf(event);
  const sum = [
    { label: t.blitz.sumBase(t.match.base[kind] ?? kind, player), value: `${event.target}+`, total: false },
    ...modifiers.map(m => ({ label: causeName(m.cause), value: signed(m.by), total: false })),
    { label: t.match.rolled, value: String(event.die), total: true },
    ...(Number(event.total) === Number(event.die)
      ? []
      : [{ label: t.match.total, value: String(event.total), total: true }]),
  ];
  return [key, t.blitz.rolls.check(Number(event.die), `${event.target}+`), sum, modifiers.map(m => m.rule)];
};
const block = (event: NamedEvent, view: MatchView): Saying => {
  const faces = (event.dice as readonly string[]).map(face => t.blitz.faces[face]?.name ?? face);
  const modifiers = modifiersOf(event);
  const extra = modifiers.reduce((sum, m) => sum + m.by, 0);
  const player = nameById(view, String(event.player));
  const sum = [
    {
      label: t.blitz.sumBase(t.match.base.block as string, player),
      value: t.match.dice(faces.length - extra),
      total: false,
    },
    ...modifiers.map(m => ({
      label: m.who === undefined ? causeName(m.cause) : `${causeName(m.cause)}: ${nameById(view, m.who)}`,
      value: signed(m.by),
      total: false,
    })),
    { label: `${t.match.rolled} ${faces.join(', ')}`, value: t.match.dice(faces.length), total: true },
  ];
  return ['blocked', faces.join(', '), sum, modifiers.map(m => m.rule)];
};

const toldOf = (event: NamedEvent, ends: NamedEvent, view: MatchView): Told => {
  const { ruleset } = view;
  const side = sideOf(event.seat ?? event.winner) ?? playerById(view, String(event.player ?? ''))?.side ?? null;
  const named = namedThing(event, ruleset);
  return {
    player: event.player === undefined ? '' : nameById(view, String(event.player)),
    target: nameById(view, String(event.target ?? event.thrown ?? '')),
    team: side === null ? '' : teamName(view, side),
    from: square(event.from),
    to: square(ends.to),
    die: Number(event.die ?? 0),
    count: 0,
    name: named.name,
    does: named.does,
    points: Number(event.points ?? 0),
  };
};
const namedThing = (event: NamedEvent, ruleset: string): { name: string; does: string } => {
  if (event.challenge !== undefined) return cardWords(ruleset, 'challenges', String(event.challenge));
  if (event.play !== undefined) return cardWords(ruleset, 'plays', String(event.play));
  if (event.event !== undefined) return cardWords(ruleset, 'randomEvents', String(event.event));
  if (event.arena !== undefined) return cardWords(ruleset, 'arenas', String(event.arena));
  if (event.pitch !== undefined) return { name: t.options.pitch?.values[String(event.pitch)] ?? '', does: '' };
  if (event.source !== undefined) return { name: t.blitz.rerolls[String(event.source)] ?? '', does: '' };
  if (event.ending !== undefined) return { name: t.endings[String(event.ending)] ?? '', does: '' };
  if (event.kind !== undefined) return { name: t.blitz.balls[String(event.kind)] ?? '', does: '' };
  return { name: '', does: '' };
};
