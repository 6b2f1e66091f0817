/** The page begins here. */
import { render } from 'solid-js/web';
import { App } from './App.tsx';
import { preferences, showPreferences } from './keep/preferences.ts';
import { languageAsked } from './language.ts';
import './look/look.css';
import './look/page.css';
import { table } from './table/client.ts';

showPreferences();
const page = document.getElementById('page');
const show = (): void => {
  if (page) render(() => <App />, page);
};
const language = languageAsked(location.search);
if (language) void language.finally(show);
else show();
/** Wakes the table up before it is needed; should it not come, whoever needs it says so. */
table.askAlways(preferences().askAlways).catch(() => undefined);
/** Keeping the page for offline fetches every file once more: that waits until this visit has what it needs. */
const keepForOffline = (): void => void navigator.serviceWorker.register('./service-worker.js');
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') keepForOffline();
  else addEventListener('load', keepForOffline);
}
