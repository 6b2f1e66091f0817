/** The page begins here. */
import { render } from 'solid-js/web';
import { App } from './App.tsx';
import { preferences, showPreferences } from './keep/preferences.ts';
import './look/look.css';
import './look/page.css';
import { table } from './table/client.ts';

showPreferences();
const page = document.getElementById('page');
if (page) render(() => <App />, page);
/** Wakes the table up before it is needed. */
const warmUp = (): void => void table.askAlways(preferences().askAlways);
requestIdleCallback?.(warmUp) ?? setTimeout(warmUp, 200);
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('./service-worker.js');
