/** A touchdown: a banner over boards and tray for a second, with the scorer, the team and the score. */
import type { NamedEvent } from '@ironpitch/protocol';
import type { PlayerView, Side } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { createEffect, createSignal, on, onCleanup, Show } from 'solid-js';
import { preferences } from '../keep/preferences.ts';
import { Figure } from '../pitch/Figure.tsx';
import type { Match } from './match.ts';
import { playerName, teamName } from './names.ts';

const BANNER_MS = 1000;
/** Without motion it takes longer to notice. */
const STILL_MS = 1600;

interface Scored {
  readonly scorer: PlayerView;
  readonly side: Side;
}
/** The last touchdown among what has just been told. */
const touchdownIn = (report: readonly NamedEvent[], from: number): number =>
  report.findLastIndex((event, i) => i >= from && event.type === 'touchdown');

export const Touchdown = (props: { match: Match }) => {
  const [scored, setScored] = createSignal<Scored | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(timer);
    setScored(null);
  };
  const celebrate = (at: number): void => {
    const { match } = props;
    const { view } = match.snapshot();
    const scorer = view.players.find(player => player.id === match.report()[at]?.player);
    if (!scorer) return;
    clearTimeout(timer);
    setScored({ scorer, side: scorer.side });
    const still = preferences().motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
    timer = setTimeout(end, still ? STILL_MS : BANNER_MS);
  };
  createEffect(
    on(
      props.match.report,
      report => {
        const at = touchdownIn(report, props.match.newsFrom());
        const isReplay = props.match.snapshot().replay !== null;
        if (at >= 0 && !isReplay && preferences().atmosphere !== 'off') celebrate(at);
      },
      { defer: true },
    ),
  );
  // Any key or tap ends it, and does what it does.
  addEventListener('keydown', end);
  addEventListener('pointerdown', end);
  onCleanup(() => {
    end();
    removeEventListener('keydown', end);
    removeEventListener('pointerdown', end);
  });
  return (
    <Show when={scored()}>
      {now => (
        <div class={`td ${now().side === 0 ? 'home' : 'away'}`} aria-hidden="true">
          <svg class="td__who" viewBox="-4 -6 72 76" aria-hidden="true">
            <Figure
              drawing={now().scorer.figure}
              shirt={now().scorer.shirt}
              angular={now().side === 1}
              state={{ posture: 'standing', ball: true, used: false, marked: false, selected: false, targeted: false }}
            />
          </svg>
          <span class="td__text">
            <b>{t.match.touchdown}</b>
            <span>{t.match.scores(playerName(now().scorer), teamName(props.match.snapshot().view, now().side))}</span>
          </span>
          <span class="td__score">
            <b>{props.match.snapshot().view.score[0]}</b>
            <i>:</i>
            <b>{props.match.snapshot().view.score[1]}</b>
          </span>
        </div>
      )}
    </Show>
  );
};
