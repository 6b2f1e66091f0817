/** The luck of a match as the charts need it: the course over time, kinds of rolls side by side, rolls in words. */
import type { MatchLuck, RollLuck } from '@ironpitch/odds';
import type { MatchView, ReplayMark, Side } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { wordsInPlay } from '../match/entries.ts';
import { nameById, teamName } from '../match/names.ts';

const a = t.after;

export interface CoursePoint {
  /** From 0 to 1, left to right. */
  readonly x: number;
  /** Chances, from 0 to 1. */
  readonly home: number;
  readonly away: number;
  readonly result: number;
}
/** The first chances are those of the start. */
export const courseOf = (luck: MatchLuck, length: number): CoursePoint[] => {
  const points = luck.course.map(({ answered, home, draw, away }) => ({
    x: answered / Math.max(1, length),
    home,
    away,
    result: home + draw / 2,
  }));
  const [first] = points;
  return first && first.x > 0 ? [{ ...first, x: 0 }, ...points] : points;
};

/** Where turns begin, for the scale below the chart. */
export const turnsOf = (
  marks: readonly ReplayMark[],
  length: number,
): { readonly turn: number; readonly x: number }[] => {
  const first = new Map<number, number>();
  for (const { kind, turn, at } of marks) if (kind === 'turnStarted' && !first.has(turn)) first.set(turn, at);
  return [...first].map(([turn, at]) => ({ turn, x: at / Math.max(1, length) }));
};
/** The chances as each turn began, for those who would rather read them. */
export const courseByTurn = (
  luck: MatchLuck,
  marks: readonly ReplayMark[],
): { readonly turn: number; readonly home: number; readonly draw: number; readonly away: number }[] => {
  const seen = new Set<number>();
  return marks.flatMap(({ kind, turn, at }) => {
    if (kind !== 'turnStarted' || seen.has(turn)) return [];
    const point = luck.course.find(({ answered }) => answered >= at);
    if (!point) return [];
    seen.add(turn);
    return [{ turn, home: point.home, draw: point.draw, away: point.away }];
  });
};

export interface KindRow {
  readonly kind: string;
  readonly label: string;
  readonly sides: readonly [KindSide, KindSide];
}
interface KindSide {
  readonly tried: number;
  readonly expected: number;
  readonly actual: number;
}
const NONE: KindSide = { tried: 0, expected: 0, actual: 0 };
/** Kinds of rolls that succeed or fail, those rolled most often first. */
export const kindRows = (luck: MatchLuck): KindRow[] => {
  const kinds = new Set(luck.byKind.flatMap(list => list.filter(one => one.tried > 0).map(one => one.kind)));
  const side = (kind: string, at: Side): KindSide => luck.byKind[at].find(one => one.kind === kind) ?? NONE;
  return [...kinds]
    .map((kind): KindRow => ({ kind, label: kindName(kind), sides: [side(kind, 0), side(kind, 1)] }))
    .sort((one, other) => triedIn(other) - triedIn(one));
};
const triedIn = ({ sides }: KindRow): number => sides[0].tried + sides[1].tried;

/** A kind the catalogue does not know is at least readable. */
export const kindName = (kind: string): string => {
  const known = a.rollKinds[kind] ?? wordsInPlay().rolls?.[kind] ?? t.blood.rolls[kind];
  if (known !== undefined) return known;
  const words = kind.replace(/([A-Z])/g, ' $1').toLowerCase();
  return t.capital(words);
};

export interface DecidingRoll {
  readonly rank: number;
  readonly answered: number;
  /** Whom the dice helped. */
  readonly side: Side;
  readonly title: string;
  readonly detail: string;
  /** In points of a hundred, always positive. */
  readonly swing: number;
  /** What came of it, who rolled, what the dice showed, in which turn, and how likely that was. */
  readonly what: string;
  readonly who: string;
  readonly dice: string;
  readonly turn: number;
  readonly chance: number | null;
  /** Home's expected result after it. */
  readonly home: number;
}
/** In points of a hundred. */
const pointsOf = ({ swing }: RollLuck): number => Math.round(Math.abs(swing) * 100);
/** A roll that moved the chances by one point of a hundred, or less, decided nothing. */
const DECIDES = 2;
export const decidingRolls = (luck: MatchLuck, view: MatchView, marks: readonly ReplayMark[]): DecidingRoll[] =>
  luck.deciding
    .map(place => luck.rolls[place] as RollLuck)
    .filter(roll => pointsOf(roll) >= DECIDES)
    .map(
      (roll, i): DecidingRoll => ({
        rank: i + 1,
        // The dice fell with the next answer: what they did is seen after it.
        answered: roll.answered + 1,
        side: roll.swing >= 0 ? 0 : 1,
        title: titleOf(roll, view),
        detail: detailOf(roll, turnAt(marks, roll.answered)),
        swing: pointsOf(roll),
        what: outcomeOf(roll, view),
        who: whoRolled(roll, view),
        dice: t.list(roll.dice.map(faceName)),
        turn: turnAt(marks, roll.answered),
        chance: roll.expected === null || roll.actual === null ? null : chanceOf(roll.expected, roll.actual),
        home: roll.home,
      }),
    );
/** The turn as the page counts it: both teams have a first one. */
const turnAt = (marks: readonly ReplayMark[], answered: number): number =>
  marks.findLast(({ kind, at }) => kind === 'turnStarted' && at <= answered + 1)?.turn ?? 1;
const whoRolled = (roll: RollLuck, view: MatchView): string =>
  roll.player === null ? teamName(view, roll.side) : nameById(view, roll.player);
/** Of what came, whether that was success or failure. */
const chanceOf = (expected: number, actual: number): number => (actual === 1 ? expected : 1 - expected);
const titleOf = (roll: RollLuck, view: MatchView): string => a.rollOf(outcomeOf(roll, view), whoRolled(roll, view));
const outcomeOf = (roll: RollLuck, view: MatchView): string => {
  const what = kindName(roll.kind);
  if (roll.actual === null) return what;
  const [made, failed] = a.rollEnds[`${view.game.kind}/${roll.kind}`] ?? [a.rollMade(what), a.rollFailed(what)];
  return roll.actual === 1 ? made : failed;
};
const faceName = (face: number | string): string =>
  typeof face === 'number' ? String(face) : (wordsInPlay().faces?.[face]?.name ?? a.faces[face] ?? face);
const detailOf = ({ needs, dice, expected }: RollLuck, turn: number): string =>
  [
    a.rollTurn(turn),
    needs === null ? a.rolled(dice.map(faceName)) : a.rolledFor(needs, dice.map(faceName)),
    expected === null ? '' : a.rollChance(expected),
  ]
    .filter(text => text !== '')
    .join(' · ');
