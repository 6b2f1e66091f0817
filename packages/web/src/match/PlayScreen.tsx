/** A match under way, found by its id: also after a reload. */
import { createResource, createSignal, onCleanup, Show } from 'solid-js';
import { clearTable, go, matchNamed, settleRecord } from '../session.ts';
import { onFall } from '../table/client.ts';
import { t } from '../texts/index.ts';
import { MatchScreen } from './MatchScreen.tsx';
import { Missing } from './Missing.tsx';
import type { Match } from './match.ts';

export const PlayScreen = (props: { id: string }) => {
  const [fallen, setFallen] = createSignal(false);
  onCleanup(onFall(() => setFallen(true)));
  const [match, { refetch }] = createResource(
    () => props.id,
    async (id): Promise<{ match: Match | null; problem: string }> => {
      try {
        return { match: await matchNamed(id), problem: '' };
      } catch (error) {
        return { match: null, problem: error instanceof Error ? error.message : String(error) };
      }
    },
  );
  const bringBack = async (): Promise<void> => {
    clearTable();
    await refetch();
    setFallen(false);
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
    await match()?.match?.save();
    await settleRecord(props.id);
    go(`/after/${props.id}`);
  };
  return (
    <Show when={match()}>
      {found => (
        <Show when={found().match} keyed fallback={<Missing problem={found().problem} />}>
          {shown => (
            <MatchScreen
              match={shown}
              where={where(shown)}
              instead={fallen() ? <Fallen onBack={() => void bringBack()} /> : undefined}
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
