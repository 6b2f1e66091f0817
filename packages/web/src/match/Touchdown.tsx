/** A touchdown: a banner over boards and tray for a second, with the scorer, the team and the score. */
import type { NamedEvent } from '@ironpitch/protocol';
import type { PlayerView, Side } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { createEffect, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { preferences } from '../keep/preferences.ts';
import { Figure } from '../pitch/Figure.tsx';
import type { Match } from './match.ts';
import { durationOf } from './motion.ts';
import { fullName, teamName } from './names.ts';

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

const PIECES = 36;
/** Falls over the stage; the style sheet leaves it out where nothing is to move. */
const Confetti = (props: { kit: 'home' | 'away' }) => (
  <span class={`confetti ${props.kit}`} aria-hidden="true">
    <For each={Array.from({ length: PIECES }, (_, i) => i)}>
      {i => (
        <i
          style={{
            left: `${(i * 100) / PIECES + ((i * 37) % 7)}%`,
            'animation-delay': `${(i * 53) % 260}ms`,
            '--drift': `${((i * 29) % 90) - 45}px`,
            '--turn': `${((i * 71) % 900) + 180}deg`,
          }}
        />
      )}
    </For>
  </span>
);

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
    // As long as the run to the last square takes, and a second.
    const run = Math.max(0, ...match.walks().map(durationOf));
    timer = setTimeout(end, still ? STILL_MS : run + BANNER_MS);
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
  const cut = (): void => {
    end();
    props.match.hurry();
  };
  addEventListener('keydown', cut);
  addEventListener('pointerdown', cut);
  onCleanup(() => {
    end();
    removeEventListener('keydown', cut);
    removeEventListener('pointerdown', cut);
  });
  return (
    <Show when={scored()}>
      {now => (
        <>
          <Confetti kit={now().side === 0 ? 'home' : 'away'} />
          <div class={`td ${now().side === 0 ? 'home' : 'away'}`} aria-hidden="true">
            <svg class="td__who" viewBox="-4 -6 72 76" aria-hidden="true">
              <Figure
                drawing={now().scorer.figure}
                shirt={now().scorer.shirt}
                angular={now().side === 1}
                state={{
                  posture: 'standing',
                  ball: true,
                  used: false,
                  marked: false,
                  selected: false,
                  targeted: false,
                }}
              />
            </svg>
            <span class="td__text">
              <b>{t.match.touchdown}</b>
              <span>{t.match.scores(fullName(now().scorer), teamName(props.match.snapshot().view, now().side))}</span>
            </span>
            <span class="td__score">
              <b>{props.match.snapshot().view.score[0]}</b>
              <i>:</i>
              <b>{props.match.snapshot().view.score[1]}</b>
            </span>
          </div>
        </>
      )}
    </Show>
  );
};
