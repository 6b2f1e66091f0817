/** A Blitz Bowl match in numbers, counted from its report. */
import type { NamedEvent } from '@ironpitch/protocol';
import type { MatchView, SquareName } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import type { Statistics } from '../match/face.ts';
import { BallTrail, countRow, type Share, Tallies } from '../match/tally.ts';
import { sideOf } from './tell.ts';
import { cardWords } from './words.ts';

const DOWN: ReadonlySet<string> = new Set(['smash', 'kerrunch', 'tackle']);
interface Tally {
  squares: number;
  blocks: Share;
  throws: Share;
  touchdowns: number;
  injuries: number;
  tookOut: number;
  points: number;
  armour: Share;
}
const blank = (): Tally => ({
  squares: 0,
  blocks: [0, 0],
  throws: [0, 0],
  touchdowns: 0,
  injuries: 0,
  tookOut: 0,
  points: 0,
  armour: [0, 0],
});

export const blitzStatistics = (report: readonly NamedEvent[], view: MatchView): Statistics => {
  const tallies = new Tallies(view, blank);
  const of = (id: unknown): Tally => tallies.of(id);
  const ball = new BallTrail();
  const points: Statistics['points'][number][] = [];
  const score: [number, number] = [0, 0];
  const claims: [number, number] = [0, 0];
  const touchdowns: [number, number] = [0, 0];
  let turn = 0;
  /** Whose action it is: what it wins is theirs. */
  let actor: unknown = null;
  let blocker: { player: unknown; target: unknown } | null = null;
  report.forEach((event, at) => {
    const side = sideOf(event.seat);
    const scored = (label: string): void => {
      if (side === null) return;
      score[side] += Number(event.points);
      if (event.type !== 'bonusPoint') of(event.player ?? actor).points += Number(event.points);
      const scorer = event.type === 'touchdown' ? { scorer: String(event.player) } : {};
      points.push({ at, side, points: Number(event.points), score: [score[0], score[1]], label, turn, ...scorer });
    };
    switch (event.type) {
      case 'turnStarted':
        turn = Number(event.turn);
        break;
      case 'actionStarted':
        actor = event.player;
        blocker = null;
        break;
      case 'turnEnded':
        actor = null;
        ball.turnEnded();
        break;
      case 'moved':
        of(event.player).squares++;
        ball.playerMoved(event.player, event.to);
        break;
      case 'pushed':
      case 'followedUp':
        ball.playerMoved(event.player, event.to);
        break;
      case 'ballPlaced':
      case 'ballBounced':
        ball.loose(event.to as SquareName);
        break;
      case 'ballTaken':
        ball.taken(String(event.player));
        break;
      case 'ballRemoved':
        ball.loose(null);
        break;
      case 'blockResult':
        blocker = { player: event.player, target: event.target };
        of(event.player).blocks[1]++;
        if (DOWN.has(String(event.face))) of(event.player).blocks[0]++;
        break;
      case 'threw':
        of(event.player).throws[1]++;
        if (event.result === 'completed' || event.result === 'handedOff') {
          of(event.player).throws[0]++;
          ball.taken(String(event.target));
        }
        break;
      case 'checked':
        if (event.check !== 'armour') break;
        of(event.player).armour[1]++;
        if (event.passed === true) of(event.player).armour[0]++;
        break;
      case 'injured':
        of(event.player).injuries++;
        if (blocker && event.player === blocker.target) of(blocker.player).tookOut++;
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
  const { rows, columns } = t.after;
  return {
    columns: [columns.squares, columns.blocks, columns.throws, columns.touchdowns, columns.points, columns.injuries],
    players: view.players.map(({ id }) => {
      const tally = of(id);
      return {
        player: id,
        cells: [
          [tally.squares],
          [...tally.blocks],
          [...tally.throws],
          [tally.touchdowns],
          [tally.points],
          [tally.injuries],
        ],
        feats: {
          points: tally.points,
          touchdowns: tally.touchdowns,
          knockDowns: tally.blocks[0],
          throws: tally.throws[0],
          tookOut: tally.tookOut,
        },
      };
    }),
    rows: [
      countRow(touchdowns, rows.touchdowns),
      countRow(claims, rows.claims),
      tallies.share(x => x.blocks, rows.blocks),
      tallies.share(x => x.throws, rows.throws),
      tallies.share(x => x.armour, rows.armour),
      countRow([tallies.sum(1, x => x.injuries), tallies.sum(0, x => x.injuries)], rows.injuries),
    ],
    points,
    turns: turn,
    balls: ball.squares,
  };
};
