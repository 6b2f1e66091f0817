/** The match report as commentary: one line a happening, the roll at its end, the sum behind it. */
import type { NamedEvent } from '@ironpitch/protocol';
import type { MatchView, Side, SquareName } from '@ironpitch/table';
import { type Told, t } from '@ironpitch/texts/page';
import { carriersBy } from '../match/carriers.ts';
import { cardDoes, cardName } from '../match/entries.ts';
import type { Line, SumRow } from '../match/face.ts';
import { nameById, playerById, teamName } from '../match/names.ts';
import { causeName, deedName, faceName, kickOffWords, rerollName, rollName, weatherWords } from './words.ts';

const SEATS = ['home', 'away'];
export const sideOf = (value: unknown): Side | null => {
  const found = SEATS.indexOf(String(value));
  return found < 0 ? null : (found as Side);
};
export interface Modifier {
  readonly by: number;
  readonly cause: string;
  readonly rule: string;
  readonly who?: string;
}
export const modifiersOf = (event: NamedEvent): readonly Modifier[] =>
  (event.modifiers as readonly Modifier[] | undefined) ?? [];
const square = (value: unknown): string => (Array.isArray(value) ? t.square(value as unknown as SquareName) : '');
const signed = (by: number): string => (by > 0 ? `+${by}` : String(by).replace('-', '−'));
/** What the die itself had to show. */
const neededOf = (event: NamedEvent): number =>
  Math.min(6, Math.max(2, Number(event.target) - modifiersOf(event).reduce((sum, m) => sum + m.by, 0)));

/** A team-mate flies on anything but a fumble: what an accurate throw would need says nothing. */
const WITHOUT_TARGET: ReadonlySet<string> = new Set(['throwTeammate']);
/** What was rolled, and what for. */
export const rolledFor = (event: NamedEvent): string =>
  WITHOUT_TARGET.has(String(event.roll))
    ? words.of(Number(event.die))
    : words.needed(Number(event.die), neededOf(event));

const carriers = carriersBy({
  loses: new Set(['threw', 'handedOff', 'knockedDown', 'placedProne', 'removed', 'pushedOffPitch', 'punted']),
  frees: new Set([
    ...['ballKicked', 'ballScattered', 'ballBounced', 'ballLanded', 'ballVanished', 'thrownIn'],
    ...['intercepted', 'touchdown', 'driveEnded', 'halfStarted'],
  ]),
});
export const bloodCommentary = (report: readonly NamedEvent[], view: MatchView): Line[] => {
  const lines: Line[] = [];
  const carried = carriers(report, view);
  for (let i = 0; i < report.length; i++) {
    const event = report[i] as NamedEvent;
    const line = lineAt(report, i, view, carried);
    if (line) lines.push({ ...line, key: `${i}`, at: i });
    if (event.type === 'moved') i += run(report, i, one => one.type === 'moved' && one.player === event.player) - 1;
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
const heading = (side: Side | null, text: string): Draft => ({
  side,
  heading: true,
  text,
  roll: '',
  sum: [],
  rules: [],
});

const lineAt = (
  report: readonly NamedEvent[],
  i: number,
  view: MatchView,
  carried: ReadonlySet<number>,
): Draft | null => {
  const event = report[i] as NamedEvent;
  const { type } = event;
  if (type === 'turnStarted') {
    const seat = sideOf(event.seat) as Side;
    return heading(seat, t.blood.turnHeading(teamName(view, seat), Number(event.turn)));
  }
  if (type === 'halfStarted') return heading(null, t.capital(t.blood.halfNames[Number(event.half)] ?? ''));
  const [key, roll, sum, rules] = sayingOf(report, i, view, carried);
  if (key === null) return null;
  const sentences = t.blood.told[key];
  if (!sentences) return null;
  const ends =
    type === 'moved'
      ? (report[i + run(report, i, one => one.type === 'moved' && one.player === event.player) - 1] as NamedEvent)
      : event;
  const told = toldOf(event, ends, view);
  const text = (sentences[(i * 7 + type.length) % sentences.length] as (told: Told) => string)(told);
  const side = playerById(view, String(event.player ?? ''))?.side ?? sideOf(event.seat ?? event.winner);
  return { side, heading: false, text, roll, sum, rules };
};

type Saying = readonly [key: string | null, roll: string, sum: readonly SumRow[], rules: readonly string[]];
const plain = (key: string | null, roll = ''): Saying => [key, roll, [], []];
const words = t.blood.rollText;
const either = (name: string, good: boolean, die: unknown): Saying =>
  plain(`${name}_${good ? 'good' : 'bad'}`, words.of(Number(die)));

/** Nothing was done after it: somebody else is next, or the turn is over. */
const cameToNothing = (next: NamedEvent | undefined): boolean => next !== undefined && NOTHING_DONE.has(next.type);
const NOTHING_DONE: ReadonlySet<string> = new Set([
  'declared',
  'turnEnded',
  'turnStarted',
  'halfStarted',
  'driveEnded',
]);

/** Which sentence an event calls for, the roll at its end, and the sum behind it. */
const sayingOf = (report: readonly NamedEvent[], i: number, view: MatchView, carried: ReadonlySet<number>): Saying => {
  const event = report[i] as NamedEvent;
  const before = report[i - 1];
  const next = report[i + 1];
  switch (event.type) {
    case 'turnEnded':
    case 'passResult':
      return plain(event.type === 'passResult' && event.result !== 'accurate' ? `passResult_${event.result}` : null);
    case 'moved': {
      const steps = run(report, i, one => one.type === 'moved' && one.player === event.player);
      return plain(carried.has(i) ? 'ranBall' : 'moved', words.squares(steps));
    }
    case 'placed':
      return plain(isPartOfSetUp(report, i) ? null : 'placed');
    case 'declared':
      return plain(SELF_EXPLAINING.has(String(event.action)) || cameToNothing(next) ? null : 'declared');
    case 'rolled':
      return roll(event, view);
    case 'blockRolled':
      return block(event, view);
    case 'blockResult':
      return plain(`result_${event.face}`, isOnlyDie(before) ? '' : faceName(String(event.face)));
    case 'armourRolled':
      return armour(event, view);
    case 'injuryRolled':
      return injury(event);
    case 'knockedDown':
      return plain(before?.type === 'blockResult' || before?.type === 'pushed' ? null : 'knockedDown');
    case 'removed':
      return plain(before?.type === 'injuryRolled' || before?.type === 'casualtyRolled' ? null : 'removed');
    case 'sentOff':
      return plain(next?.type === 'removed' ? null : 'sentOff');
    case 'ballLanded':
      return plain(before?.type === 'ballBounced' || before?.type === 'ballScattered' ? null : 'ballLanded');
    case 'ballTaken':
      return plain(before?.type === 'rolled' ? null : 'ballTaken');
    case 'turnover':
      return plain(event.cause === 'touchdown' ? null : 'turnover');
    case 'weatherRolled':
    case 'kickOffRolled':
    case 'fansCame':
      return plain(event.type, words.of(Number(event.dice)));
    case 'kickOffDice':
    case 'penaltyRolled':
    case 'cardsRolled':
    case 'cardRolled':
    case 'ruleRolled':
    case 'prayed':
      return plain(event.type, words.of(Number(event.die)));
    case 'casualtyRolled':
      return plain(event.type, words.of(Number(event.roll)));
    case 'ballScattered':
    case 'ballBounced':
    case 'bombScattered':
    case 'teammateScattered':
    case 'careened':
    case 'markerScattered':
      return plain(event.type, Number(event.die) > 0 ? words.of(Number(event.die)) : '');
    case 'recoveryRolled':
      return plain(event.recovered === true ? 'recovered' : 'stillOut', words.of(Number(event.die)));
    case 'invasionRolled':
      return plain(event.stunned === true ? 'invaded' : 'spared', words.of(Number(event.die)));
    case 'heatRolled':
      return plain(event.exhausted === true ? 'exhausted' : 'cool', words.of(Number(event.die)));
    case 'bombDie':
      return plain(event.hit === true ? 'bomb_hit' : 'bomb_missed', words.of(Number(event.die)));
    case 'lonerRolled':
      return either('loner', event.passed === true, event.die);
    case 'proRolled':
      return either('pro', event.passed === true, event.die);
    case 'regenerationRolled':
      return either('regeneration', event.passed === true, event.die);
    case 'bribeRolled':
      return either('bribe', event.passed === true, event.die);
    case 'contestRolled':
      return either('contest', event.escaped === true, event.total);
    default:
      return plain(event.type);
  }
};
/** What comes after tells it as well. */
const SELF_EXPLAINING: ReadonlySet<string> = new Set(['move', 'block', 'bomb']);
const isPartOfSetUp = (report: readonly NamedEvent[], from: number): boolean => {
  let at = from;
  while (report[at]?.type === 'placed') at++;
  return report[at]?.type === 'setUp';
};
const isOnlyDie = (before: NamedEvent | undefined): boolean =>
  before?.type === 'blockRolled' && (before.dice as readonly string[]).length === 1;
const rows = (modifiers: readonly Modifier[], view: MatchView): SumRow[] =>
  modifiers.map(({ by, cause, who }) => ({
    label: cause === 'assist' && who !== undefined ? t.blood.sums.assist(nameById(view, who)) : causeName(cause),
    value: signed(by),
    total: false,
  }));
const citing = (modifiers: readonly Modifier[]): string[] => [...new Set(modifiers.map(m => m.rule))];

const roll = (event: NamedEvent, view: MatchView): Saying => {
  const kind = String(event.roll);
  const how = event.passed === true ? 'good' : 'bad';
  const key = t.blood.told[`roll_${kind}_${how}`] ? `roll_${kind}_${how}` : `roll_${how}`;
  const modifiers = modifiersOf(event);
  const sum = [
    {
      label: `${rollName(kind)}, ${nameById(view, String(event.player))}`,
      value: `${event.target}+`,
      total: false,
    },
    ...rows(modifiers, view),
    ...(WITHOUT_TARGET.has(kind) ? [] : [{ label: t.match.needed, value: `${neededOf(event)}+`, total: true }]),
    { label: t.match.rolled, value: String(event.die), total: true },
  ];
  return [key, rolledFor(event), sum, citing(modifiers)];
};
const block = (event: NamedEvent, view: MatchView): Saying => {
  const faces = (event.dice as readonly string[]).map(faceName);
  const modifiers = modifiersOf(event);
  const sum = [
    ...modifiers.map(({ by, cause, who }) => ({
      label:
        cause === 'strength' && who !== undefined
          ? t.blood.sums.strength(nameById(view, who))
          : cause === 'assist' && who !== undefined
            ? t.blood.sums.assist(nameById(view, who))
            : causeName(cause),
      value: signed(by),
      total: false,
    })),
    { label: t.blood.sums.dice, value: t.match.dice(faces.length), total: true },
    { label: t.match.rolled, value: faces.join(', '), total: true },
  ];
  return ['blocked', faces.join(', '), sum, citing(modifiers)];
};
const armour = (event: NamedEvent, view: MatchView): Saying => {
  const modifiers = modifiersOf(event);
  const sum = [
    {
      label: t.blood.sums.armour(nameById(view, String(event.player))),
      value: `${event.target}+`,
      total: false,
    },
    { label: t.blood.sums.twoDice, value: String(event.dice), total: false },
    ...rows(modifiers, view),
    { label: t.match.total, value: String(event.total), total: true },
  ];
  return [
    event.broken === true ? 'armourBroke' : 'armourHeld',
    words.armour(Number(event.total), Number(event.target)),
    sum,
    citing(modifiers),
  ];
};
const injury = (event: NamedEvent): Saying => {
  const modifiers = modifiersOf(event);
  const sum = [
    { label: t.blood.sums.twoDice, value: String(event.dice), total: false },
    ...modifiers.map(({ by, cause }) => ({ label: causeName(cause), value: signed(by), total: false })),
    { label: t.match.total, value: String(event.total), total: true },
  ];
  return [`injury_${event.result}`, words.of(Number(event.total)), sum, citing(modifiers)];
};

const toldOf = (event: NamedEvent, ends: NamedEvent, view: MatchView): Told => {
  const side =
    sideOf(event.seat ?? event.winner ?? event.kicking) ?? playerById(view, String(event.player ?? ''))?.side ?? null;
  const [name, does] = namedThing(event);
  return {
    player: event.player === undefined ? '' : nameById(view, String(event.player)),
    target: nameById(view, String(event.target ?? event.thrown ?? event.kicked ?? '')),
    team: side === null ? '' : teamName(view, side),
    from: square(event.from),
    to: square(ends.to ?? event.at),
    die: Number(event.die ?? 0),
    count: Number(event.thousands ?? event.distance ?? event.cards ?? event.by ?? 0),
    name,
    does,
    points: 0,
  };
};
const namedThing = (event: NamedEvent): readonly [name: string, does: string] => {
  const { type } = event;
  // A card, or something a team has brought along.
  const card = event.card ?? event.rule;
  if (typeof card === 'string') return [cardName(card), cardDoes(card)];
  if (type === 'weatherRolled') {
    const { name, does } = weatherWords(String(event.weather));
    return [name, does];
  }
  if (type === 'kickOffRolled') {
    const [name, does] = kickOffWords(String(event.result));
    return [/[!.]$/.test(name) ? name : `${name}.`, does];
  }
  if (type === 'turnover') return [t.blood.turnovers[String(event.cause)] ?? '', ''];
  if (type === 'declared') return [deedName(String(event.action)), ''];
  if (type === 'removed') return [t.blood.places[String(event.to)] ?? '', ''];
  if (type === 'rolled') return [rollName(String(event.roll)), ''];
  if (type === 'matchEnded') return [t.endings[String(event.ending)] ?? '', ''];
  if (event.skill !== undefined) return [cardName(String(event.skill)), ''];
  if (event.source !== undefined) return [rerollName(String(event.source)), ''];
  if (event.range !== undefined) return [t.blood.ranges[String(event.range)] ?? '', ''];
  if (event.deck !== undefined) return [t.blood.decks[String(event.deck)] ?? '', ''];
  return ['', ''];
};
