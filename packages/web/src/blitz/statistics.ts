/** A Blitz Bowl match in numbers, counted from its report. */
import type { NamedEvent } from '@ironpitch/protocol';
import type { Statistics } from '../match/face.ts';
import type { MatchView, Side, SquareName } from '../table/service.ts';
import { t } from '../texts/index.ts';
import { sideOf } from './tell.ts';
import { cardWords } from './words.ts';

const DOWN: ReadonlySet<string> = new Set(['smash', 'kerrunch', 'tackle']);
interface Tally {
  squares: number;
  blocks: [number, number];
  throws: [number, number];
  touchdowns: number;
  injuries: number;
  armour: [number, number];
}
const blank = (): Tally => ({ squares: 0, blocks: [0, 0], throws: [0, 0], touchdowns: 0, injuries: 0, armour: [0, 0] });

export const blitzStatistics = (report: readonly NamedEvent[], view: MatchView): Statistics => {
  const tallies = new Map(view.players.map(player => [player.id, blank()]));
  const of = (id: unknown): Tally => tallies.get(String(id)) ?? blank();
  const points: Statistics['points'][number][] = [];
  const score: [number, number] = [0, 0];
  const claims: [number, number] = [0, 0];
  const touchdowns: [number, number] = [0, 0];
  const balls = new Map<string, { square: SquareName; count: number }>();
  let turn = 0;
  let ball: SquareName | null = null;
  let holder: string | null = null;
  report.forEach((event, at) => {
    const side = sideOf(event.seat);
    const scored = (label: string): void => {
      if (side === null) return;
      score[side] += Number(event.points);
      points.push({ at, side, points: Number(event.points), score: [score[0], score[1]], label, turn });
    };
    switch (event.type) {
      case 'turnStarted':
        turn = Number(event.turn);
        break;
      case 'turnEnded':
        if (ball) {
          const key = ball.join();
          balls.set(key, { square: ball, count: (balls.get(key)?.count ?? 0) + 1 });
        }
        break;
      case 'moved':
        of(event.player).squares++;
        if (event.player === holder) ball = event.to as SquareName;
        break;
      case 'pushed':
      case 'followedUp':
        if (event.player === holder) ball = event.to as SquareName;
        break;
      case 'ballPlaced':
      case 'ballBounced':
        holder = null;
        ball = event.to as SquareName;
        break;
      case 'ballTaken':
        holder = String(event.player);
        break;
      case 'ballRemoved':
        holder = null;
        ball = null;
        break;
      case 'blockResult':
        of(event.player).blocks[1]++;
        if (DOWN.has(String(event.face))) of(event.player).blocks[0]++;
        break;
      case 'threw':
        of(event.player).throws[1]++;
        if (event.result === 'completed' || event.result === 'handedOff') {
          of(event.player).throws[0]++;
          holder = String(event.target);
        }
        break;
      case 'checked':
        if (event.check !== 'armour') break;
        of(event.player).armour[1]++;
        if (event.passed === true) of(event.player).armour[0]++;
        break;
      case 'injured':
        of(event.player).injuries++;
        break;
      case 'touchdown':
        of(event.player).touchdowns++;
        if (side !== null) touchdowns[side]++;
        scored(t.replay.marks.touchdown as string);
        break;
      case 'claimed':
        if (side !== null) claims[side]++;
        scored(cardWords(view.ruleset, 'challenges', String(event.challenge)).name);
        break;
      case 'cleanSweep':
      case 'bonusPoint':
        scored(t.after[event.type]);
        break;
    }
  });
  const sum = (side: Side, pick: (tally: Tally) => number): number =>
    view.players.filter(p => p.side === side).reduce((total, p) => total + pick(of(p.id)), 0);
  const share = (pick: (tally: Tally) => [number, number], label: string): Statistics['rows'][number] => {
    const both = ([0, 1] as const).map(side => [sum(side, x => pick(x)[0]), sum(side, x => pick(x)[1])] as const);
    return {
      label,
      values: [t.after.of(...(both[0] as [number, number])), t.after.of(...(both[1] as [number, number]))],
      share: [both[0]?.[1] ? both[0][0] / both[0][1] : 0, both[1]?.[1] ? both[1][0] / both[1][1] : 0],
    };
  };
  const count = (values: readonly [number, number], label: string): Statistics['rows'][number] => {
    const most = Math.max(1, ...values);
    return { label, values: [String(values[0]), String(values[1])], share: [values[0] / most, values[1] / most] };
  };
  const { rows, columns } = t.after;
  return {
    columns: [columns.squares, columns.blocks, columns.throws, columns.touchdowns, columns.injuries],
    players: view.players.map(({ id }) => {
      const tally = of(id);
      return {
        player: id,
        cells: [[tally.squares], [...tally.blocks], [...tally.throws], [tally.touchdowns], [tally.injuries]],
      };
    }),
    rows: [
      count(touchdowns, rows.touchdowns),
      count(claims, rows.claims),
      share(x => x.blocks, rows.blocks),
      share(x => x.throws, rows.throws),
      share(x => x.armour, rows.armour),
      count([sum(1, x => x.injuries), sum(0, x => x.injuries)], rows.injuries),
    ],
    points,
    turns: turn,
    balls: [...balls.values()],
  };
};
