/** A touchdown: a banner over boards and tray for a second, with the scorer, the team and the score. */
import type { NamedEvent } from '@ironpitch/protocol';
import { t } from '@ironpitch/texts/page';
import { createEffect, on, onCleanup, Show } from 'solid-js';
import { preferences } from '../keep/preferences.ts';
import { Figure, PLAIN } from '../pitch/Figure.tsx';
import type { Match } from './match.ts';
import { fullName, teamName } from './names.ts';

const BANNER_MS = 1000;
/** Without motion it takes longer to notice. */
const STILL_MS = 1600;

/** The last touchdown among what has just been told. */
const touchdownIn = (report: readonly NamedEvent[], from: number): number =>
  report.findLastIndex((event, i) => i >= from && event.type === 'touchdown');

export const Touchdown = (props: { match: Match }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(timer);
    props.match.endCheer();
  };
  createEffect(
    on(props.match.cheered, now => {
      clearTimeout(timer);
      if (now) timer = setTimeout(end, now.still ? STILL_MS : BANNER_MS);
    }),
  );
  createEffect(
    on(
      props.match.report,
      report => {
        const at = touchdownIn(report, props.match.newsFrom());
        const isReplay = props.match.snapshot().replay !== null;
        // One that is watched is cheered when its run is over.
        const isWatched = props.match.celebrating();
        if (at >= 0 && !isReplay && !isWatched && preferences().atmosphere !== 'off') props.match.cheer(at);
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
  const scorer = () => props.match.snapshot().view.players.find(({ id }) => id === props.match.cheered()?.player);
  return (
    <Show when={scorer()}>
      {now => (
        <div class={`td ${now().side === 0 ? 'home' : 'away'}`} aria-hidden="true">
          <svg class="td__who" viewBox="-4 -6 72 76" aria-hidden="true">
            <Figure
              drawing={now().figure}
              shirt={now().shirt}
              angular={now().side === 1}
              state={{ ...PLAIN, ball: true, cheers: true }}
            />
          </svg>
          <span class="td__text">
            <b>{t.match.touchdown}</b>
            <span>{t.match.scores(fullName(now()), teamName(props.match.snapshot().view, now().side))}</span>
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
