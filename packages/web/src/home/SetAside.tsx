/** Tells what was kept and could not be read, and hands it out. */

import { t } from '@ironpitch/texts/page';
import { For, Show } from 'solid-js';
import { acknowledge, asides } from '../keep/aside.ts';
import { download, jsonFile } from '../keep/files.ts';

export const SetAside = () => {
  const sentences = (): readonly string[] => [...new Set(asides().map(({ kind, how }) => t.aside[how][kind]))];
  return (
    <Show when={asides().length > 0}>
      <section class="panel pad trouble" role="alert">
        <b>{t.aside.title}</b>
        <For each={sentences()}>{sentence => <p>{sentence}</p>}</For>
        <p class="softer">{t.aside.lead}</p>
        <div class="row">
          <button
            class="btn"
            type="button"
            onClick={() => download('ironpitch-put-aside.json', jsonFile(JSON.stringify(asides(), null, 2)))}
          >
            {t.aside.save}
          </button>
          <button class="btn" type="button" onClick={acknowledge}>
            {t.aside.close}
          </button>
        </div>
      </section>
    </Show>
  );
};
