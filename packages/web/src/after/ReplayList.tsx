/** The matches on this device, to be watched again or gone on with. */

import { t } from '@ironpitch/texts/page';
import { createResource, createSignal, For, Show } from 'solid-js';
import { openFile } from '../home/openfile.ts';
import { SetAside } from '../home/SetAside.tsx';
import { forgetMatch, keptMatches } from '../keep/matches.ts';
import { Icon } from '../look/Icon.tsx';
import { ScoreBug } from '../match/ScoreBug.tsx';
import { TopBar } from '../match/TopBar.tsx';

const r = t.replay;

export default function ReplayList() {
  const [kept, { refetch }] = createResource(keptMatches);
  const [problem, setProblem] = createSignal('');
  const [reading, setReading] = createSignal(false);
  return (
    <>
      <TopBar where={r.where} />
      <main class="wrap">
        <div class="h-sec">
          <h1 class="title">{r.title}</h1>
          <button
            class="btn"
            type="button"
            aria-busy={reading()}
            onClick={() => void openFile(setReading).then(setProblem)}
          >
            <Icon name="folder" />
            {reading() ? t.home.reading : t.home.openFile}
          </button>
        </div>
        <p class="soft">{r.lead}</p>
        <SetAside />
        <Show when={problem()}>
          <section class="panel pad trouble" role="alert">
            <b>{t.missing.file}</b>
            <p>{t.missing.fileLead}</p>
            <p class="softer">{problem()}</p>
          </section>
        </Show>
        <For each={kept() ?? []} fallback={<p class="panel pad soft">{kept() === null ? t.home.notSaved : r.empty}</p>}>
          {match => (
            <section class="panel cont">
              <div class="cont__match">
                <span class="eyebrow">
                  {t.games[match.ruleset]?.name} · {t.ago((Date.now() - match.saved) / 60_000)}
                  {match.over ? '' : ` · ${r.notOver}`}
                </span>
                <ScoreBug
                  label={t.match.score(match.teams[0], match.teams[1], match.score[0], match.score[1], '')}
                  teams={[
                    { name: match.teams[0], under: '', score: match.score[0], turn: false },
                    { name: match.teams[1], under: '', score: match.score[1], turn: false },
                  ]}
                >
                  <span class="bug__cell">
                    <b>{match.turn}</b>
                    <span>{t.match.turn}</span>
                  </span>
                </ScoreBug>
              </div>
              <div class="row">
                <Show when={!match.over}>
                  <a class="btn" href={`#/match/${match.id}`}>
                    <Icon name="play" />
                    {r.goOn}
                  </a>
                </Show>
                <a class="btn" href={`#/replay/${match.id}`}>
                  <Icon name="film" />
                  {r.open}
                </a>
                <button class="btn btn--quiet" type="button" onClick={() => void forgetMatch(match.id).then(refetch)}>
                  {r.delete}
                </button>
              </div>
            </section>
          )}
        </For>
      </main>
    </>
  );
}
