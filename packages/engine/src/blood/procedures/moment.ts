/** How a moment goes: whoever has something to say is asked in the edition's order, and says what becomes of the value. */
import { Until } from '../../kernel/effects.ts';
import { answerOf } from '../../kernel/question.ts';
import { EngineError, NOBODY, NOWHERE, type PlayerId, type Seat, type Square } from '../../words.ts';
import { bears, lasts } from '../bearing.ts';
import type { BloodGame } from '../game.ts';
import { type CompiledCancel, type CompiledUse, NO_KIND, Who } from '../hooks.ts';
import { ENDS_AT, type Matter, MOMENTS } from '../moments.ts';
import { hasZone, neighbourAt, procedure, question } from '../status.ts';
import { CHOOSE_PLAYER, NO, YES } from '../words.ts';

type BloodUse = CompiledUse<BloodGame>;

/** Whether a coach wants to use a skill: "yes" or "no". */
export const AskSkill = question(
  'useSkill',
  ['player', 'kind'],
  g => {
    g.offer(YES);
    g.offer(NO);
  },
  {
    decline: NO,
    onTheWay: true,
    breaksIn: true,
    obvious: (g, player, source) => (isObvious(g, player, source) ? answerOf(YES) : undefined),
  },
);

/** Whom a skill is used on, if at all: somebody its entry allows, or nobody. */
const AskSkillTarget = question(
  'skillTarget',
  ['player', 'kind', 'target', 'moment'],
  (g, player, source, other, moment) => {
    g.offer(NO);
    const row = rowsAt(g, moment).find(one => one.source === source && one.use.picks !== undefined);
    for (let p = 0; p < g.playerCount; p++)
      if (row?.use.picks?.(g, player, p as PlayerId, other)) g.offer(CHOOSE_PLAYER, p);
  },
  { decline: NO, onTheWay: true, breaksIn: true },
);

const fillIn = (
  m: Matter,
  moment: number,
  player: PlayerId,
  target: PlayerId,
  flags: number,
  value: number,
  from: Square,
  to: Square,
): Matter => {
  m.moment = moment;
  m.player = player;
  m.target = target;
  m.flags = flags;
  m.value = value;
  m.from = from;
  m.to = to;
  return m;
};

// --- who has something to say --------------------------------------------------------------------------------------
const rowsAt = (g: BloodGame, moment: number): readonly BloodUse[] => g.hooks.uses[moment] as readonly BloodUse[];
/** By its place, which stays the same if somebody gains a skill meanwhile. */
const rowAt = (g: BloodGame, moment: number, place: number): BloodUse => {
  const rows = g.rules.hooks.uses[moment] as readonly BloodUse[];
  for (let i = 0; i < rows.length; i++) if ((rows[i] as BloodUse).place === place) return rows[i] as BloodUse;
  throw new EngineError(`nobody answers ${MOMENTS[moment]} at place ${place}`);
};

const isCancelled = (g: BloodGame, cancels: readonly CompiledCancel<BloodGame>[], m: Matter): boolean => {
  for (let i = 0; i < cancels.length; i++) {
    const { source, when } = cancels[i] as CompiledCancel<BloodGame>;
    if (m.other !== NOBODY && bears(g, source, m.other) && (when === undefined || when(g, m))) return true;
  }
  return false;
};
const isOpenTo = (g: BloodGame, row: BloodUse, m: Matter, owner: PlayerId, other: PlayerId): boolean => {
  m.owner = owner;
  m.other = other;
  const { use } = row;
  if (owner === NOBODY || !bears(g, row.source, owner)) return false;
  if (use.limit !== undefined && g.used(owner, use.limit)) return false;
  if (use.once !== undefined && g.hasSpent(owner, row.source)) return false;
  if (use.picks !== undefined && !anybodyToPick(g, use, owner, other)) return false;
  return (use.when === undefined || use.when(g, m)) && !isCancelled(g, row.cancelledBy, m);
};
const anybodyToPick = (g: BloodGame, { picks }: BloodUse['use'], owner: PlayerId, other: PlayerId): boolean => {
  for (let p = 0; p < g.playerCount; p++) if (picks?.(g, owner, p as PlayerId, other)) return true;
  return false;
};
const isOpenToAnybody = (g: BloodGame, { source, use }: BloodUse, m: Matter): boolean => {
  m.owner = m.player;
  m.other = m.target;
  return lasts(g, source) && (use.when === undefined || use.when(g, m));
};
/** Nothing lasts that it would be about. */
const isIdle = (g: BloodGame, { about }: BloodUse): boolean => about !== NO_KIND && !g.lasts(about);
/** Leaves in the matter whose it is. */
const isOpen = (g: BloodGame, row: BloodUse, m: Matter): boolean => {
  if (isIdle(g, row)) return false;
  if (row.again && m.value === m.flags) return false;
  if (row.who === Who.player) return isOpenTo(g, row, m, m.player, m.target);
  if (row.who === Who.target) return isOpenTo(g, row, m, m.target, m.player);
  if (row.who === Who.anybody) return isOpenToAnybody(g, row, m);
  for (let d = 0; d < 8; d++) {
    const marker = neighbourAt(g, m.from, d);
    if (isOpponentMarking(g, marker, m.player) && isOpenTo(g, row, m, marker, m.player)) return true;
  }
  return false;
};
const isOpponentMarking = (g: BloodGame, marker: PlayerId, player: PlayerId): boolean =>
  marker !== NOBODY && marker !== player && g.control(marker) !== g.control(player) && hasZone(g, marker);
/** The place of the next one that is open; -1 for none. */
const nextUse = (g: BloodGame, m: Matter, from: number): number => {
  const rows = rowsAt(g, m.moment);
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as BloodUse;
    if (row.place >= from && isOpen(g, row, m)) return row.place;
  }
  return -1;
};
/** Whether an opponent that marks a square makes a skill of whoever leaves it useless. */
export const isCancelledAround = (
  g: BloodGame,
  cancels: readonly CompiledCancel<BloodGame>[],
  player: PlayerId,
  from: Square,
): boolean => {
  for (let i = 0; i < cancels.length; i++) {
    const { source, when } = cancels[i] as CompiledCancel<BloodGame>;
    for (let d = 0; d < 8; d++) {
      const marker = neighbourAt(g, from, d);
      if (!isOpponentMarking(g, marker, player) || !bears(g, source, marker)) continue;
      if (when === undefined || holdsBetween(g, when, player, marker)) return true;
    }
  }
  return false;
};

/** As the one sees it who would use the skill. */
const holdsBetween = (
  g: BloodGame,
  when: NonNullable<CompiledCancel<BloodGame>['when']>,
  owner: PlayerId,
  other: PlayerId,
): boolean => {
  const m = fillIn(g.openAside(), NO_MOMENT, owner, other, 0, 0, NOWHERE, NOWHERE);
  m.owner = owner;
  m.other = other;
  const holds = when(g, m);
  g.closeAside();
  return holds;
};
const NO_MOMENT = -1;

// --- what can be said of an open question -------------------------------------------------------------------------
/** What the owner of an entry may be asked about. */
const usesAskedOf = (g: BloodGame, source: number): readonly BloodUse['use'][] =>
  g.rules.hooks.uses.flatMap(rows => rows.filter(row => row.asks && row.source === source).map(row => row.use));
const isObvious = (g: BloodGame, owner: PlayerId, source: number): boolean =>
  usesAskedOf(g, source).some(({ obvious }) => obvious === true || obvious?.(g, owner) === true);
/** Whether its entry advises against it, as things are. */
export const isUnwise = (g: BloodGame, owner: PlayerId, source: number): boolean =>
  usesAskedOf(g, source).some(({ wise }) => wise?.(g, owner) === false);
/** Whether its coach does well to say yes, for those who foresee what will come of a move; false where that is open. */
export const isWise = (g: BloodGame, owner: PlayerId, source: number): boolean =>
  (isObvious(g, owner, source) || usesAskedOf(g, source).some(({ becomes }) => becomes !== undefined)) &&
  !isUnwise(g, owner, source);

// --- quiet moments -------------------------------------------------------------------------------------------------
/** What becomes of a value that nobody is asked about. One may lead to another, so each has a matter of its own. */
export const quietly = (
  g: BloodGame,
  moment: number,
  player: PlayerId,
  target: PlayerId,
  flags: number,
  value: number,
  from: Square = NOWHERE,
): number => {
  if (!anySayAt(g, moment)) return value;
  const m = fillIn(g.openAside(), moment, player, target, flags, value, from, NOWHERE);
  for (let i = nextUse(g, m, 0); i >= 0; i = nextUse(g, m, i + 1)) {
    const { use, source } = rowAt(g, moment, i);
    if (use.once !== undefined) g.spendSkill(m.owner, source, Until[use.once]);
    if (use.becomes !== undefined) m.value = use.becomes(g, m);
    if (use.rolls !== undefined) m.value = use.rolls(g, m);
    use.does?.(g, m);
    if (m.value === ENDS_AT[moment]) break;
  }
  g.closeAside();
  return m.value;
};
/** What would become of a value if everybody did what is wise. Changes nothing. */
export const foresee = (
  g: BloodGame,
  moment: number,
  player: PlayerId,
  target: PlayerId,
  flags: number,
  value: number,
): number => {
  const m = fillIn(g.openAside(), moment, player, target, flags, value, NOWHERE, NOWHERE);
  for (let i = nextUse(g, m, 0); i >= 0; i = nextUse(g, m, i + 1)) {
    const { use } = rowAt(g, moment, i);
    if (use.becomes === undefined || use.picks !== undefined) continue;
    if (use.wise === undefined || use.wise(g, m.owner)) m.value = use.becomes(g, m);
  }
  g.closeAside();
  return m.value;
};
/** What a player has to go through at a moment without being asked, by name, in order. Changes nothing. */
export const sayingAt = (g: BloodGame, moment: number, player: PlayerId, flags: number, value: number): string[] => {
  const rows = rowsAt(g, moment);
  const m = fillIn(g.openAside(), moment, player, NOBODY, flags, value, NOWHERE, NOWHERE);
  const names = rows.filter(row => !row.asks && isOpen(g, row, m)).map(row => row.name);
  g.closeAside();
  return names;
};
/** Whether somebody has something to say at a moment, as things are. Changes nothing. */
export const anybodySays = (g: BloodGame, moment: number, player: PlayerId): boolean => {
  if (!anySayAt(g, moment)) return false;
  const m = fillIn(g.openAside(), moment, player, NOBODY, 0, 0, NOWHERE, NOWHERE);
  const says = nextUse(g, m, 0) >= 0;
  g.closeAside();
  return says;
};
/** The same of a roll that lies there: how it was made, what it comes to, out of which square and into which. */
export const isAnsweredAt = (
  g: BloodGame,
  moment: number,
  player: PlayerId,
  flags: number,
  value: number,
  from: Square,
  to: Square,
): boolean => {
  if (!anySayAt(g, moment)) return false;
  const says = nextUse(g, fillIn(g.openAside(), moment, player, NOBODY, flags, value, from, to), 0) >= 0;
  g.closeAside();
  return says;
};
/** Whether somebody of this match may have a say at a moment at all. */
export const anySayAt = (g: BloodGame, moment: number): boolean => {
  const rows = rowsAt(g, moment);
  for (let i = 0; i < rows.length; i++) if (!isIdle(g, rows[i] as BloodUse)) return true;
  return false;
};
/** The same, of a player that no opponent marks: its own skills are looked at. */
export const anySayUnmarked = (g: BloodGame, moment: number, player: PlayerId): boolean => {
  const rows = rowsAt(g, moment);
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as BloodUse;
    if (row.who === Who.marker || isIdle(g, row)) continue;
    if (row.who !== Who.player || bears(g, row.source, player)) return true;
  }
  return false;
};

// --- moments at which somebody may be asked ------------------------------------------------------------------------
/** For the end of a step: the next one finds in `g.result` what became of the value. */
export const atMoment = (
  g: BloodGame,
  moment: number,
  player: PlayerId,
  target: PlayerId,
  flags: number,
  value: number,
  from: Square = NOWHERE,
  to: Square = NOWHERE,
): void => {
  g.result = value;
  if (!anySayAt(g, moment)) return;
  const m = fillIn(g.matter, moment, player, target, flags, value, from, to);
  const first = nextUse(g, m, 0);
  if (first >= 0) g.call(AtMoment, moment, player, target, flags, value, from, to, first);
};

/** `count` is the place of the row whose turn it is. */
const AtMoment = procedure(
  'AtMoment',
  ['moment', 'player', 'target', 'flags', 'value', 'from', 'to', 'count'],
  [open, hear, take],
);
/** The matter out of the frame, with the row whose turn it is and whose it is. */
const recall = (g: BloodGame): BloodUse => {
  const m = fillIn(
    g.matter,
    g.slot('moment'),
    g.slot('player'),
    g.slot('target'),
    g.slot('flags'),
    g.slot('value'),
    g.slot('from'),
    g.slot('to'),
  );
  const row = rowAt(g, m.moment, g.slot('count'));
  isOpen(g, row, m);
  return row;
};
function open(g: BloodGame): void {
  const row = recall(g);
  const { owner, other, moment } = g.matter;
  if (row.use.picks !== undefined) return g.ask(AskSkillTarget, g.control(owner), owner, row.source, other, moment);
  if (row.asks) return g.ask(AskSkill, g.control(owner), owner, row.source);
  apply(g, row);
}
function hear(g: BloodGame): void {
  const row = recall(g);
  if (g.answered(NO)) return goOn(g, g.matter.value);
  if (row.use.picks !== undefined) g.matter.other = g.object as PlayerId;
  apply(g, row);
}
const apply = (g: BloodGame, { name, source, use, reported }: BloodUse): void => {
  const m = g.matter;
  if (use.once !== undefined) g.spendSkill(m.owner, source, Until[use.once]);
  if (use.limit !== undefined) g.setUsed(m.owner, use.limit);
  if (use.with !== undefined) {
    g.goto(take);
    return g.call(use.with, m.owner, m.other, m.flags, m.value, m.from, m.to);
  }
  if (reported) g.events?.push({ type: 'skillUsed', player: m.owner, skill: name });
  use.does?.(g, m);
  goOn(g, use.rolls !== undefined ? use.rolls(g, m) : use.becomes !== undefined ? use.becomes(g, m) : m.value);
};
function take(g: BloodGame): void {
  const value = g.result;
  recall(g);
  goOn(g, value);
}
const goOn = (g: BloodGame, value: number): void => {
  const m = g.matter;
  m.value = g.keep('value', value);
  g.result = value;
  const next = value === ENDS_AT[m.moment] ? -1 : nextUse(g, m, g.slot('count') + 1);
  if (next < 0) return g.finish();
  g.keep('count', next);
  g.goto(open);
};

// --- pauses of the match -------------------------------------------------------------------------------------------
/** Whether anybody of this match can do something in a pause. */
export const anythingIn = (g: BloodGame, which: number): boolean =>
  (g.rules.hooks.pauses[which] as readonly unknown[]).length > 0;
/** For the end of a step: lets a coach do what entries allow in a pause of the match. */
export const pause = (g: BloodGame, which: number, seat: Seat): void => {
  const list = g.rules.hooks.pauses[which] as BloodGame['rules']['hooks']['pauses'][number];
  if (list.length === 1) g.call(list[0] as (typeof list)[number], seat);
  else if (list.length > 1) g.call(InPause, which, seat);
};
const InPause = procedure('InPause', ['moment', 'seat'], ['count'], [nextInPause]);
function nextInPause(g: BloodGame, which: number, seat: Seat, count: number): void {
  const list = g.rules.hooks.pauses[which] as BloodGame['rules']['hooks']['pauses'][number];
  if (count >= list.length) return;
  g.keep('count', count + 1);
  g.goto(nextInPause);
  g.call(list[count] as (typeof list)[number], seat);
}
