/** After the match: the result, how the points came, both teams and every player in numbers. */
import type { Coach, MatchView, Snapshot } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { createMemo, createResource, For, Show } from 'solid-js';
import { faceFor } from '../games.ts';
import { download } from '../keep/files.ts';
import { keptMatch } from '../keep/matches.ts';
import { Icon } from '../look/Icon.tsx';
import type { Statistics } from '../match/face.ts';
import { Missing } from '../match/Missing.tsx';
import { playerById, playerName, teamName } from '../match/names.ts';
import { ScoreBug } from '../match/ScoreBug.tsx';
import { TopBar } from '../match/TopBar.tsx';
import { Figure } from '../pitch/Figure.tsx';
import { againLike, clearTable, fileOf, go, openReplay, recordNamed, settleRecord, startMatch } from '../session.ts';
import type { RecordNamed } from '../table/client.ts';
import { BallMap } from './BallMap.tsx';
import { Decisions } from './Decisions.tsx';
import { lookBack, mistakesOf } from './decisions.ts';
import { HowItTurned, LuckByKind, LuckWaiting } from './Luck.tsx';
import { PointsChart } from './PointsChart.tsx';
import { reckonLuck } from './reckon.ts';
import { Story } from './Story.tsx';

const a = t.after;
/** A longer list is folded up at first. */
const SOURCES_OPEN = 8;

interface Found {
  readonly record: RecordNamed;
  readonly snapshot: Snapshot;
  /** Where it was played here. */
  readonly coaches: readonly [Coach, Coach] | null;
}
export default function AfterScreen(props: { id: string }) {
  const [found] = createResource(
    () => props.id,
    async (id): Promise<Found | null> => {
      await settleRecord(id);
      const record = await recordNamed(id);
      if (record === null) return null;
      try {
        const coaches = (await keptMatch(id))?.coaches ?? null;
        return { record, snapshot: await openReplay(record), coaches };
      } catch {
        return null;
      }
    },
  );
  const again = async (): Promise<void> => {
    const like = againLike();
    clearTable();
    if (like) {
      const { seed: _, ...rest } = like;
      await startMatch(rest);
    } else go('/setup');
  };
  const save = async (record: RecordNamed, snapshot: Snapshot): Promise<void> =>
    download(`${fileName(snapshot)}.match.json`, await fileOf(record));
  return (
    <Show when={found.state === 'ready'}>
      <Show when={found()} fallback={<Missing problem="" />}>
        {match => (
          <div class="p-after">
            <TopBar where={a.where} />
            <main class="wrap">
              <Result snapshot={match().snapshot} />
              <div class="row">
                <button class="btn btn--strong" type="button" onClick={() => void again()}>
                  <Icon name="play" />
                  {a.again}
                </button>
                <button class="btn" type="button" onClick={() => go(`/replay/${props.id}`)}>
                  <Icon name="film" />
                  {a.watch}
                </button>
                <button class="btn" type="button" onClick={() => void save(match().record, match().snapshot)}>
                  <Icon name="save" />
                  {a.save}
                </button>
              </div>
              <Numbers id={props.id} {...match()} />
            </main>
          </div>
        )}
      </Show>
    </Show>
  );
}
const fileName = ({ view }: Snapshot): string => view.teams.map(team => team.id).join('-');

const Result = (props: { snapshot: Snapshot }) => {
  const view = () => props.snapshot.view;
  const outcome = () => props.snapshot.outcome;
  const title = (): string => {
    const winner = outcome()?.winner;
    return outcome() === null ? t.replay.notOver : winner == null ? a.draw : a.wins(teamName(view(), winner));
  };
  const plate = (side: 0 | 1) => ({
    name: teamName(view(), side),
    under: '',
    score: view().score[side],
    turn: outcome()?.winner === side,
  });
  return (
    <section class="result">
      <h1 class="sr">{title()}</h1>
      <ScoreBug
        teams={[plate(0), plate(1)]}
        label={t.match.score(teamName(view(), 0), teamName(view(), 1), view().score[0], view().score[1], title())}
      >
        <span class="bug__cell bug__cell--result">
          <b>{title()}</b>
          <span>
            {t.endings[outcome()?.ending ?? ''] ?? ''} · {a.turns(view().turn)}
          </span>
        </span>
      </ScoreBug>
    </section>
  );
};

const Numbers = (props: Found & { id: string }) => {
  const view = () => props.snapshot.view;
  const words = () => faceFor(view().game.kind).report;
  const numbers = createMemo((): Statistics => faceFor(view().game.kind).statistics(props.snapshot.report, view()));
  const { luck, share, problem } = reckonLuck(props.record, props.snapshot.replay?.length ?? 0);
  const length = (): number => props.snapshot.replay?.length ?? 0;
  const marks = () => props.snapshot.replay?.marks ?? [];
  const looking = lookBack(props.record, length());
  const mistakes = createMemo(() => {
    const decisions = looking.found();
    return decisions === null ? [] : mistakesOf(decisions, view(), marks());
  });
  const jump = (at: number): void => go(`/replay/${props.id}/${at}`);
  /** While a match goes on, what its coaches see is their own affair. */
  const isOpen = (): boolean => props.snapshot.outcome !== null || 'text' in props.record;
  const toEvent = (at: number): void => go(`/replay/${props.id}/event-${at}`);
  return (
    <div class="after">
      <div class="col">
        <Story view={view()} snapshot={props.snapshot} numbers={numbers()} luck={luck() ?? null} />
        <Show when={luck()} fallback={<LuckWaiting share={share()} problem={problem()} />}>
          {found => (
            <HowItTurned
              luck={found()}
              view={view()}
              marks={marks()}
              mistakes={mistakes()}
              length={length()}
              onJump={jump}
            />
          )}
        </Show>
        <Show when={isOpen()}>
          <Decisions
            looking={looking}
            luck={luck()}
            view={view()}
            coaches={props.coaches}
            marks={marks()}
            onJump={jump}
          />
        </Show>
      </div>
      <div class="col">
        <Show when={luck()}>{found => <LuckByKind luck={found()} view={view()} />}</Show>
        <TeamBars numbers={numbers()} />
        <section class="panel pad">
          <h2>{a.ball}</h2>
          <p class="lead">{a.ballLead}</p>
          <BallMap view={view()} balls={numbers().balls} />
        </section>
        <section class="panel pad">
          <h2>{words().points}</h2>
          <Show when={numbers().points.length > 0} fallback={<p class="lead">{words().noPoints}</p>}>
            <p class="lead">{words().pointsLead}</p>
            <PointsChart numbers={numbers()} onJump={toEvent} />
          </Show>
        </section>
        <Show when={numbers().points.length > 0}>
          <details class="panel pad folded" open={numbers().points.length <= SOURCES_OPEN}>
            <summary>{words().sources}</summary>
            <ol class="swings">
              <For each={numbers().points}>
                {point => (
                  <li class={point.side === 0 ? 'home' : 'away'}>
                    <span class="rank">{point.points}</span>
                    <button type="button" class="swing" onClick={() => toEvent(point.at)}>
                      {point.label}
                      <small>
                        {teamName(view(), point.side)} · {t.match.turn} {point.turn}
                      </small>
                    </button>
                    <b>
                      {point.score[0]}:{point.score[1]}
                    </b>
                  </li>
                )}
              </For>
            </ol>
          </details>
        </Show>
      </div>
      <section class="panel pad after__wide">
        <h2>{a.players}</h2>
        <div class="after__teams">
          <PlayerTable view={view()} numbers={numbers()} side={0} />
          <PlayerTable view={view()} numbers={numbers()} side={1} />
        </div>
      </section>
    </div>
  );
};
const TeamBars = (props: { numbers: Statistics }) => (
  <section class="panel pad">
    <h2>{a.luck}</h2>
    <p class="lead">{a.luckLead}</p>
    <div class="bars">
      <For each={props.numbers.rows}>
        {row => (
          <>
            <b class="bars__value">{row.values[0]}</b>
            <span class="bars__bar bars__bar--home">
              <i class="home" style={{ width: `${Math.round(row.share[0] * 100)}%` }} />
            </span>
            <span class="bars__label">{row.label}</span>
            <span class="bars__bar">
              <i class="away" style={{ width: `${Math.round(row.share[1] * 100)}%` }} />
            </span>
            <b class="bars__value">{row.values[1]}</b>
          </>
        )}
      </For>
    </div>
  </section>
);
/** The players of one team. */
const PlayerTable = (props: { view: MatchView; numbers: Statistics; side: 0 | 1 }) => {
  const tallies = () =>
    props.numbers.players.flatMap(tally => {
      const player = playerById(props.view, tally.player);
      return player?.side === props.side ? [{ ...tally, player }] : [];
    });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keys
    <div class="scroll" role="region" aria-label={teamName(props.view, props.side)} tabIndex={0}>
      <table class={`stats stats--players ${props.side === 0 ? 'home' : 'away'}`}>
        <thead>
          <tr>
            <th>{teamName(props.view, props.side)}</th>
            <For each={props.numbers.columns}>{name => <th>{name}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={tallies()}>
            {({ player, cells }) => (
              <tr>
                <td>
                  <span>
                    <svg class="mini" viewBox="0 0 64 68" aria-hidden="true">
                      <Figure drawing={player.figure} shirt={player.shirt} angular={player.side === 1} />
                    </svg>
                    <Show when={player.name !== '' && player.name !== player.title} fallback={playerName(player)}>
                      <span class="stats__name">
                        {player.name} <small>{playerName(player)}</small>
                      </span>
                    </Show>
                  </span>
                </td>
                <For each={cells}>
                  {cell => <td classList={{ zero: cell.every(n => n === 0) }}>{cell.join('/')}</td>}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
};
