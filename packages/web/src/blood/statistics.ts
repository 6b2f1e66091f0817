/** A Blood Bowl match in numbers, counted from its report. */
import type { NamedEvent } from '@ironpitch/protocol';
import type { MatchView, Side, SquareName } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import type { Statistics } from '../match/face.ts';
import { nameById } from '../match/names.ts';
import { BallTrail, countRow, type Share, Tallies } from '../match/tally.ts';
import { bloodPart } from './part.ts';
import { sideOf } from './tell.ts';

interface Tally {
  squares: number;
  blocks: Share;
  passes: Share;
  dodges: Share;
  armour: Share;
  touchdowns: number;
  tookOut: number;
  hurt: number;
}
const blank = (): Tally => ({
  squares: 0,
  blocks: [0, 0],
  passes: [0, 0],
  dodges: [0, 0],
  armour: [0, 0],
  touchdowns: 0,
  tookOut: 0,
  hurt: 0,
});
const OUT: ReadonlySet<unknown> = new Set(['casualties', 'knockedOut']);

export const bloodStatistics = (report: readonly NamedEvent[], view: MatchView): Statistics => {
  const tallies = new Tallies(view, blank);
  const of = (id: unknown): Tally => tallies.of(id);
  const ball = new BallTrail();
  const sideOfPlayer = new Map(view.players.map(player => [player.id, player.side]));
  const points: Statistics['points'][number][] = [];
  const score: [number, number] = [0, 0];
  const turnovers: [number, number] = [0, 0];
  const rerolls: [number, number] = [0, 0];
  const { turnsPerHalf } = bloodPart(view);
  let turn = 0;
  let active: Side = 0;
  let blocker: { player: unknown; target: unknown } | null = null;
  let thrower: unknown = null;
  report.forEach((event, at) => {
    const side = sideOf(event.seat);
    switch (event.type) {
      case 'turnStarted':
        active = side ?? 0;
        turn = (Number(event.half) - 1) * turnsPerHalf + Number(event.turn);
        break;
      case 'turnEnded':
        ball.turnEnded();
        break;
      case 'declared':
        blocker = null;
        thrower = null;
        break;
      case 'moved':
        of(event.player).squares++;
        ball.playerMoved(event.player, event.to);
        break;
      case 'pushed':
      case 'followedUp':
        ball.playerMoved(event.player, event.to);
        break;
      case 'ballTaken': {
        const holder = String(event.player);
        ball.taken(holder, view.players.find(p => p.id === holder)?.square);
        if (thrower !== null && sideOfPlayer.get(String(thrower)) === sideOfPlayer.get(holder)) of(thrower).passes[0]++;
        thrower = null;
        break;
      }
      case 'ballScattered':
      case 'ballBounced':
      case 'ballLanded':
      case 'thrownIn':
      case 'kickScattered':
        ball.loose(event.to as SquareName);
        break;
      case 'driveEnded':
        ball.loose(null);
        break;
      case 'threw':
        thrower = event.player;
        of(event.player).passes[1]++;
        break;
      case 'blockResult':
        blocker = { player: event.player, target: event.target };
        of(event.player).blocks[1]++;
        break;
      case 'knockedDown':
        if (blocker && event.player === blocker.target) of(blocker.player).blocks[0]++;
        break;
      case 'armourRolled':
        of(event.player).armour[1]++;
        if (event.broken === true) of(event.player).armour[0]++;
        break;
      case 'removed':
        if (!OUT.has(event.to)) break;
        of(event.player).hurt++;
        if (blocker && event.player === blocker.target) of(blocker.player).tookOut++;
        break;
      case 'rolled':
        if (event.roll !== 'dodge') break;
        of(event.player).dodges[1]++;
        if (event.passed === true) of(event.player).dodges[0]++;
        break;
      case 'rerolled':
        if (event.source === 'team' && side !== null) rerolls[side]++;
        break;
      case 'turnover':
        if (event.cause !== 'touchdown') turnovers[active]++;
        break;
      case 'touchdown':
      case 'awardedTouchdown': {
        if (side === null) break;
        of(event.player).touchdowns++;
        score[side]++;
        const label =
          event.player === undefined ? (t.replay.marks.touchdown as string) : nameById(view, String(event.player));
        const scorer = event.player === undefined ? {} : { scorer: String(event.player) };
        points.push({ at, side, points: 1, score: [score[0], score[1]], label, turn, ...scorer });
        break;
      }
    }
  });
  const words = t.blood.statistics.rows;
  return {
    columns: t.blood.statistics.columns,
    players: view.players.map(({ id }) => {
      const tally = of(id);
      return {
        player: id,
        cells: [
          [tally.squares],
          [...tally.blocks],
          [...tally.passes],
          [tally.touchdowns],
          [tally.tookOut],
          [tally.hurt],
        ],
        feats: {
          points: 0,
          touchdowns: tally.touchdowns,
          knockDowns: tally.blocks[0],
          throws: tally.passes[0],
          tookOut: tally.tookOut,
        },
      };
    }),
    rows: [
      countRow(score, words.touchdowns),
      tallies.share(x => x.blocks, words.blocks),
      tallies.share(x => x.armour, words.armour, true),
      countRow([tallies.sum(1, x => x.hurt), tallies.sum(0, x => x.hurt)], words.casualties),
      tallies.share(x => x.passes, words.passes),
      tallies.share(x => x.dodges, words.dodges),
      countRow(turnovers, words.turnovers),
      countRow(rerolls, words.rerolls),
    ],
    points,
    turns: Math.max(turn, 2),
    balls: ball.squares,
  };
};
