/** How a match was won, as sentences: from how the points came, who did what, and which roll moved it most. */
import type { MatchLuck } from '@ironpitch/odds';
import type { MatchView, Side, Snapshot } from '@ironpitch/table';
import type { Late } from '@ironpitch/texts/page';
import type { Feats, PlayerTally, Statistics } from '../match/face.ts';
import { fullName, playerById, teamName } from '../match/names.ts';
import { decidingRolls } from './luck.ts';

type Words = Late<'report'>;
type Points = Statistics['points'];
/** What a feat is worth when players are compared: a touchdown is what the game is about. */
const WORTH: Feats = { points: 0.5, touchdowns: 4, knockDowns: 1, throws: 1.5, tookOut: 2 };
const FEATS = Object.keys(WORTH) as (keyof Feats)[];
const worthOf = ({ feats }: PlayerTally): number => FEATS.reduce((sum, name) => sum + WORTH[name] * feats[name], 0);

/** Who did most, the best first. */
export const heroesOf = ({ players }: Statistics, count: number): PlayerTally[] =>
  players
    .filter(tally => worthOf(tally) > 0)
    .sort((a, b) => worthOf(b) - worthOf(a))
    .slice(0, count);
export const featsInWords = ({ feats }: PlayerTally, w: Words): string =>
  w.list(FEATS.filter(name => feats[name] > 0).map(name => w.feats[name](feats[name])));

const leaderAt = ([home, away]: readonly [number, number]): Side | null => (home === away ? null : home > away ? 0 : 1);
/** How often another side was ahead than had been before. */
const changesOf = (points: Points): number => {
  const leaders = points.map(({ score }) => leaderAt(score)).filter(side => side !== null);
  return leaders.filter((side, i) => i > 0 && side !== leaders[i - 1]).length;
};
const course = (points: Points, winner: Side, view: MatchView, w: Words): string[] => {
  /** From the first point on after which the winner was never caught again. */
  const level = points.findLastIndex(({ score }) => leaderAt(score) !== winner);
  const ahead = points[level + 1];
  if (!ahead) return [];
  if (level < 0) return [w.ledAll(ahead.turn)];
  const loser: Side = winner === 0 ? 1 : 0;
  const behind = points.findLast(({ score }) => leaderAt(score) === loser);
  const changes = changesOf(points);
  return [
    ...(behind
      ? [w.comeback(teamName(view, loser), behind.score.toSorted((a, b) => b - a).join(':'), behind.turn)]
      : []),
    ...(changes > 1 ? [w.changes(changes)] : []),
    w.lastWord(ahead.label, ahead.turn, scorerOf(ahead, view)),
  ];
};
const scorerOf = ({ scorer }: Points[number], view: MatchView): string => {
  const player = scorer === undefined ? undefined : playerById(view, scorer);
  return player ? fullName(player) : '';
};
/** So few touchdowns are told one by one. */
const TOLD_ONE_BY_ONE = 5;
/** The match touchdown by touchdown; null where points come in other ways, too, or too many. */
const oneByOne = (points: Points, view: MatchView, w: Words): string[] | null => {
  if (points.length > TOLD_ONE_BY_ONE || points.some(({ scorer }) => scorer === undefined)) return null;
  return points.map((point, i) => {
    const who = scorerOf(point, view);
    const team = teamName(view, point.side);
    const score = (point.side === 0 ? point.score : point.score.toReversed()).join(':');
    const before = leaderAt(points[i - 1]?.score ?? [0, 0]);
    const after = leaderAt(point.score);
    if (i === 0) return w.opens(who, team, point.turn);
    if (after === null) return w.levels(who, point.turn, score);
    if (after !== point.side) return w.pullsBack(who, point.turn, score);
    return before === point.side ? w.extends(who, point.turn, score) : w.takesLead(who, team, point.turn, score);
  });
};
const courseOf = (points: Points, winner: Side | null, view: MatchView, w: Words): string[] =>
  points.length === 0
    ? [w.nobody]
    : (oneByOne(points, view, w) ?? (winner === null ? [] : course(points, winner, view, w)));
const result = ({ view, outcome }: Snapshot, w: Words): string => {
  const winner = outcome?.winner ?? null;
  const [home, away] = [teamName(view, 0), teamName(view, 1)];
  const [first, second] = view.score;
  if (winner === null) return w.drew(home, away, `${first}:${second}`);
  return winner === 0 ? w.beat(home, away, `${first}:${second}`) : w.beat(away, home, `${second}:${first}`);
};
/** What decided a match went its winner's way; nothing decides a draw. */
const deciding = (luck: MatchLuck, { view, replay, outcome }: Snapshot, w: Words): string[] => {
  const winner = outcome?.winner ?? null;
  const rolls = decidingRolls(luck, view, replay?.marks ?? []);
  const roll = winner === null ? rolls[0] : rolls.find(({ side }) => side === winner);
  const told = winner === null ? w.movedMost : w.decided;
  const points = Math.round(luck.score[0] * 100);
  return [
    roll ? told({ ...roll, team: teamName(view, roll.side) }) : w.undecided,
    Math.abs(points) < 2 ? w.fairDice : w.dice(teamName(view, points > 0 ? 0 : 1), Math.abs(points)),
  ];
};
/** Sentence by sentence; what the dice did comes once the luck is known. */
export const storyOf = (snapshot: Snapshot, numbers: Statistics, luck: MatchLuck | null, w: Words): string[] => {
  const { view, outcome } = snapshot;
  const winner = outcome?.winner ?? null;
  const [hero] = heroesOf(numbers, 1);
  const who = hero && playerById(view, hero.player);
  const hurt = ([0, 1] as const)
    .map(side => ({ side, count: tookOutBy(numbers, view, side === 0 ? 1 : 0) }))
    .sort((a, b) => b.count - a.count)[0];
  return [
    result(snapshot, w),
    ...courseOf(numbers.points, winner, view, w),
    ...(who && !isTold(hero, numbers, view, w)
      ? [w.hero(fullName(who), teamName(view, who.side), featsInWords(hero, w))]
      : []),
    ...(hurt && hurt.count > 1 ? [w.hurt(teamName(view, hurt.side), hurt.count)] : []),
    ...(luck ? deciding(luck, snapshot, w) : []),
  ];
};
/** Whoever did nothing but score has been named already where the touchdowns are told one by one. */
const isTold = ({ feats }: PlayerTally, { points }: Statistics, view: MatchView, w: Words): boolean =>
  FEATS.every(name => name === 'touchdowns' || feats[name] === 0) && oneByOne(points, view, w) !== null;
const tookOutBy = ({ players }: Statistics, view: MatchView, side: Side): number =>
  players
    .filter(({ player }) => playerById(view, player)?.side === side)
    .reduce((sum, { feats }) => sum + feats.tookOut, 0);
