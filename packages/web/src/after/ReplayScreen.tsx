/** A match watched again: a timeline to scrub, marks to jump to, and the way back into play. */

import { t } from '@ironpitch/texts/page';
import { createResource, Show } from 'solid-js';
import { MatchScreen } from '../match/MatchScreen.tsx';
import { Missing } from '../match/Missing.tsx';
import { createMatch, type Match } from '../match/match.ts';
import { clearTable, go, openReplay, recordNamed, settleRecord } from '../session.ts';
import { table } from '../table/client.ts';
import { knownDecisions, mistakesOf, type ToldMistake } from './decisions.ts';
import { Timeline } from './Timeline.tsx';

interface Shown {
  readonly match: Match | null;
  readonly mistakes: readonly ToldMistake[];
  readonly problem: string;
}
export default function ReplayScreen(props: { id: string; at: string }) {
  const [match] = createResource(
    () => props.id,
    async (id): Promise<Shown> => {
      await settleRecord(id);
      const record = await recordNamed(id);
      if (record === null) return { match: null, mistakes: [], problem: '' };
      clearTable();
      try {
        const { replay } = await openReplay(record);
        const wanted = /^event-(\d+)$/.exec(props.at)?.[1];
        const first = await (wanted === undefined
          ? table.seek(props.at === '' ? (replay?.stops[0] ?? 0) : Number(props.at) || 0)
          : table.seekEvent(Number(wanted)));
        const decisions = knownDecisions(record, replay?.length ?? 0);
        const mistakes = decisions === null ? [] : mistakesOf(decisions, first.view, replay?.marks ?? []);
        return { match: createMatch(first, false), mistakes, problem: '' };
      } catch (error) {
        return { match: null, mistakes: [], problem: error instanceof Error ? error.message : String(error) };
      }
    },
  );
  return (
    <Show when={match()}>
      {found => (
        <Show when={found().match} keyed fallback={<Missing problem={found().problem} />}>
          {shown => (
            <MatchScreen
              match={shown}
              where={t.replay.where}
              instead={<Timeline match={shown} mistakes={found().mistakes} onReport={() => go(`/after/${props.id}`)} />}
              onReport={() => go(`/after/${props.id}`)}
              onRule={id => go(`/rules/${shown.snapshot().view.ruleset}/${id}`)}
            />
          )}
        </Show>
      )}
    </Show>
  );
}
