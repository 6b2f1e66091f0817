/** Teams before a match: a builder where the game has teams to build, else all of them side by side. */
import type { RulesetView, TeamBookView } from '@ironpitch/table';
import { fetchLate, type Late, t } from '@ironpitch/texts/page';
import { createResource, For, Show } from 'solid-js';
import { SetAside } from '../home/SetAside.tsx';
import { TopBar, WayBack } from '../match/TopBar.tsx';
import { go } from '../session.ts';
import { table } from '../table/client.ts';
import { Builder } from './Builder.tsx';
import { TeamCards } from './TeamCards.tsx';
import './teams.css';

interface Shown {
  readonly ruleset: RulesetView;
  readonly rulesets: readonly RulesetView[];
  readonly book: TeamBookView | null;
  readonly w: Late<'teams'>;
}
const fetchTeams = async (id: string): Promise<Shown> => {
  const [rulesets, w] = await Promise.all([table.rulesets(), fetchLate('teams')]);
  const ruleset = rulesets.find(one => one.id === id) ?? (rulesets[0] as RulesetView);
  return { ruleset, rulesets, w, book: await table.teamBook(ruleset.id) };
};

export default function TeamsScreen(props: { ruleset: string }) {
  const [shown] = createResource(() => props.ruleset || 'blood-2025', fetchTeams);
  return (
    <Show when={shown()} keyed>
      {({ ruleset, rulesets, book, w }) => (
        <>
          <TopBar where={w.title}>
            <WayBack />
          </TopBar>
          <main class="wrap teams">
            <div class="h-sec">
              <h1 class="title">{book ? w.builderTitle : w.cardsTitle}</h1>
            </div>
            <p class="lead">{book ? w.builderLead : w.cardsLead}</p>
            <SetAside />
            <nav class="panel pad teams__games" aria-label={t.setup.game}>
              <div class="switch switch--wide">
                <For each={rulesets}>
                  {one => (
                    <button type="button" aria-pressed={one.id === ruleset.id} onClick={() => go(`/teams/${one.id}`)}>
                      {t.games[one.id]?.name ?? one.name}
                    </button>
                  )}
                </For>
              </div>
            </nav>
            <Show when={book} fallback={<TeamCards ruleset={ruleset} w={w} />}>
              {known => <Builder ruleset={ruleset} book={known()} w={w} />}
            </Show>
          </main>
        </>
      )}
    </Show>
  );
}
