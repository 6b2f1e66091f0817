/** A match under way, found by its id: also after a reload. */

import { t } from '@ironpitch/texts/page';
import { createResource, createSignal, onCleanup, Show } from 'solid-js';
import { clearTable, go, matchNamed, PlayedElsewhere, settleRecord } from '../session.ts';
import { onFall } from '../table/client.ts';
import { MatchScreen } from './MatchScreen.tsx';
import { Missing } from './Missing.tsx';
import type { Match } from './match.ts';
import { TopBar } from './TopBar.tsx';

interface Found {
  readonly match: Match | null;
  readonly elsewhere: boolean;
  readonly problem: string;
}
export const PlayScreen = (props: { id: string }) => {
  const [fallen, setFallen] = createSignal(false);
  onCleanup(onFall(() => setFallen(true)));
  let take = false;
  const [match, { refetch }] = createResource(
    () => props.id,
    async (id): Promise<Found> => {
      try {
        return { match: await matchNamed(id, take), elsewhere: false, problem: '' };
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        return { match: null, elsewhere: error instanceof PlayedElsewhere, problem };
      }
    },
  );
  const bringBack = async (): Promise<void> => {
    clearTable();
    await refetch();
    setFallen(false);
  };
  const takeOver = async (): Promise<void> => {
    take = true;
    await bringBack();
    take = false;
  };
  const instead = (shown: Match) => {
    if (shown.gone()) return <Gone onTake={() => void takeOver()} />;
    return fallen() ? <Fallen onBack={() => void bringBack()} /> : undefined;
  };
  const where = (shown: Match): string => {
    const { coaches, view } = shown.snapshot();
    const game = t.games[view.ruleset]?.name ?? view.ruleset;
    const persons = coaches.filter(coach => coach === 'person').length;
    if (persons === 2) return t.match.twoHere(game);
    const bot = coaches.find(coach => coach !== 'person') ?? 'gentle';
    return persons === 0 ? t.match.watching(game) : t.match.against(game, t.coaches[bot] as string);
  };
  const toReport = async (): Promise<void> => {
    await settleRecord(props.id);
    go(`/after/${props.id}`);
  };
  return (
    <Show when={match()} fallback={<p class="wrap soft late">{t.home.starting}</p>}>
      {found => (
        <Show
          when={found().match}
          keyed
          fallback={
            <Show when={found().elsewhere} fallback={<Missing problem={found().problem} />}>
              <Elsewhere onTake={() => void takeOver()} />
            </Show>
          }
        >
          {shown => (
            <MatchScreen
              match={shown}
              where={where(shown)}
              instead={instead(shown)}
              onReport={() => void toReport()}
              onRule={id => go(`/rules/${shown.snapshot().view.ruleset}/${id}`)}
            />
          )}
        </Show>
      )}
    </Show>
  );
};
/** The worker broke down: nothing is lost, the match is put on a new table. */
const Fallen = (props: { onBack: () => void }) => (
  <section class="panel ask trouble" role="alert">
    <h2 id="question">{t.match.fallen}</h2>
    <p>{t.match.fallenLead}</p>
    <button class="btn btn--strong" type="button" onClick={() => props.onBack()}>
      {t.match.fallenBack}
    </button>
  </section>
);
/** Another tab has taken the match over. */
const Gone = (props: { onTake: () => void }) => (
  <section class="panel ask trouble" role="alert">
    <h2 id="question">{t.elsewhere.gone}</h2>
    <p>{t.elsewhere.goneLead}</p>
    <button class="btn btn--strong" type="button" onClick={() => props.onTake()}>
      {t.elsewhere.take}
    </button>
  </section>
);
/** Another tab plays the match: one of the two has to rest. */
const Elsewhere = (props: { onTake: () => void }) => (
  <>
    <TopBar where="" />
    <main class="wrap wrap--narrow">
      <section class="panel pad trouble" role="alert">
        <h1>{t.elsewhere.title}</h1>
        <p>{t.elsewhere.lead}</p>
        <div class="row">
          <button class="btn btn--strong" type="button" onClick={() => props.onTake()}>
            {t.elsewhere.take}
          </button>
          <a class="btn" href="#/">
            {t.match.leave}
          </a>
        </div>
      </section>
    </main>
  </>
);
