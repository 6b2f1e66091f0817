/** A screen that could not be brought or drawn: what is safe, and the one thing to do. */

import { t } from '@ironpitch/texts/page';
import { TopBar } from '../match/TopBar.tsx';

export const NotLoaded = (props: { problem: string }) => (
  <>
    <TopBar where="" />
    <main class="wrap wrap--narrow">
      <section class="panel pad trouble" role="alert">
        <h1>{t.missing.screen}</h1>
        <p>{t.missing.screenLead}</p>
        <p class="softer">{props.problem}</p>
        <button class="btn btn--strong" type="button" onClick={() => location.reload()}>
          {t.missing.reload}
        </button>
      </section>
    </main>
  </>
);
