/** Name, where you are, and the tools: grey, quiet, gone on a phone in a match. */

import { t } from '@ironpitch/texts/page';
import { type JSX, Show } from 'solid-js';
import { isDark, prefer } from '../keep/preferences.ts';
import { Icon } from '../look/Icon.tsx';

export const TopBar = (props: { where: string; children?: JSX.Element }) => (
  <header class="topbar">
    <a class="brand" href="#/" aria-label={t.tools.home}>
      <BrandMark />
      {t.brand}
    </a>
    <span class="where">{props.where}</span>
    <nav aria-label={t.tools.label}>
      {props.children}
      <a class="tool" href="#/rules" aria-label={t.tools.rulebook}>
        <Icon name="book" />
        <span>{t.tools.rulebook}</span>
      </a>
      <a class="tool" href="#/settings" aria-label={t.tools.settings}>
        <Icon name="gear" />
        <span>{t.tools.settings}</span>
      </a>
      <button
        class="tool"
        type="button"
        aria-label={t.tools.theme}
        title={t.tools.theme}
        onClick={() => prefer({ theme: isDark() ? 'light' : 'dark' })}
      >
        <Icon name="moon" />
      </button>
    </nav>
  </header>
);
export const BrandMark = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <rect x="1" y="1" width="22" height="22" rx="5" fill="var(--ink)" />
    <path d="M6 6h12M12 6v12M6 18h12" stroke="var(--surface)" stroke-width="3" />
    <circle cx="12" cy="12" r="2.6" fill="var(--signal)" />
  </svg>
);
/** From a page one looks something up on, back to what one was doing. */
export const WayBack = () => (
  <Show when={history.length > 1}>
    <Tool icon="leave" label={t.tools.back} onClick={() => history.back()} />
  </Show>
);
/** A tool that may not be possible now. */
export const Tool = (props: {
  icon: Parameters<typeof Icon>[0]['name'];
  label: string;
  why?: string;
  off?: boolean;
  onClick: () => void;
}) => (
  <button
    class="tool"
    type="button"
    aria-label={props.label}
    title={props.off ? props.why : props.label}
    disabled={props.off}
    onClick={() => props.onClick()}
  >
    <Icon name={props.icon} />
    <Show when={props.label}>
      <span>{props.label}</span>
    </Show>
  </button>
);
