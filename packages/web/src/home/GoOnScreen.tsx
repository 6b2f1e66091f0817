/** A match out of a file that is not over: who plays it on? */
import type { BotLevel, Coach, Snapshot } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { createResource, createSignal, For, Show } from 'solid-js';
import { Icon } from '../look/Icon.tsx';
import { Missing } from '../match/Missing.tsx';
import { teamName } from '../match/names.ts';
import { ScoreBug } from '../match/ScoreBug.tsx';
import { TopBar } from '../match/TopBar.tsx';
import { go, openReplay, PlayedElsewhere, recordNamed, resumeMatch } from '../session.ts';
import { CoachSwitch } from '../setup/TeamChoice.tsx';
import { table } from '../table/client.ts';

const g = t.goOn;
interface Found {
  readonly snapshot: Snapshot;
  readonly bots: readonly BotLevel[];
}
export default function GoOnScreen(props: { id: string }) {
  const [found] = createResource(
    () => props.id,
    async (id): Promise<Found | string> => {
      const record = await recordNamed(id);
      if (record === null) return '';
      try {
        const snapshot = await openReplay(record);
        const bots = (await table.rulesets()).find(one => one.id === snapshot.view.ruleset)?.bots ?? [];
        return { snapshot, bots };
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
  );
  const match = (): Found | null => {
    const now = found();
    return typeof now === 'object' ? now : null;
  };
  return (
    <Show when={found.state === 'ready'}>
      <Show when={match()} fallback={<Missing problem={String(found())} />}>
        {shown => <GoOn id={props.id} match={shown()} />}
      </Show>
    </Show>
  );
}
const GoOn = (props: { id: string; match: Found }) => {
  const [coaches, setCoaches] = createSignal<readonly [Coach, Coach]>(['person', 'greedy']);
  const view = () => props.match.snapshot.view;
  const start = async (): Promise<void> => {
    try {
      await resumeMatch(props.id, coaches());
    } catch (error) {
      // The match's own screen says who plays it.
      if (!(error instanceof PlayedElsewhere)) throw error;
    }
    go(`/match/${props.id}`);
  };
  const plate = (side: 0 | 1) => ({
    name: teamName(view(), side),
    under: '',
    score: view().score[side],
    turn: view().active === side,
  });
  return (
    <>
      <TopBar where={t.games[view().ruleset]?.name ?? ''} />
      <main class="wrap wrap--narrow">
        <h1 class="title">{g.title}</h1>
        <p class="soft">{g.lead}</p>
        <ScoreBug
          teams={[plate(0), plate(1)]}
          label={t.match.score(teamName(view(), 0), teamName(view(), 1), view().score[0], view().score[1], '')}
        >
          <span class="bug__cell">
            <b>{view().turn}</b>
            <span>{t.match.turn}</span>
          </span>
        </ScoreBug>
        <div class="versus">
          <For each={[0, 1] as const}>
            {side => (
              <section class={`panel pad teamcard ${side === 0 ? 'home' : 'away'}`}>
                <h2>{teamName(view(), side)}</h2>
                <CoachSwitch
                  bots={props.match.bots}
                  coach={coaches()[side]}
                  label={g.who(t.sides[side])}
                  onCoach={coach => setCoaches(side === 0 ? [coach, coaches()[1]] : [coaches()[0], coach])}
                />
              </section>
            )}
          </For>
        </div>
        <div class="row row--end">
          <button class="btn" type="button" onClick={() => go(`/replay/${props.id}`)}>
            <Icon name="film" />
            {g.watch}
          </button>
          <button class="btn btn--go" type="button" onClick={() => void start()}>
            <Icon name="play" />
            {g.play}
          </button>
        </div>
      </main>
    </>
  );
};
