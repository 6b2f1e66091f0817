/** A match that is not there or cannot be read: what happened, what is safe, what to do. */

import { t } from '@ironpitch/texts/page';
import { Show } from 'solid-js';
import { TopBar } from './TopBar.tsx';

export const Missing = (props: { problem: string }) => (
  <>
    <TopBar where="" />
    <main class="wrap wrap--narrow">
      <section class="panel pad trouble" role="alert">
        <h1>{t.missing.title}</h1>
        <p>{t.missing.lead}</p>
        <Show when={props.problem}>
          <p class="softer">{props.problem}</p>
        </Show>
        <a class="btn btn--strong" href="#/">
          {t.match.leave}
        </a>
      </section>
    </main>
  </>
);
