/** Which screen is shown: the part of the address behind the # decides. */

import { t } from '@ironpitch/texts/page';
import {
  createEffect,
  createMemo,
  createSignal,
  ErrorBoundary,
  lazy,
  Match,
  on,
  onCleanup,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { HomeScreen } from './home/HomeScreen.tsx';
import { NotLoaded } from './home/NotLoaded.tsx';
import { fetchLessonWords } from './learn/lessons.ts';
import { TermNote } from './learn/Terms.tsx';
import { Sprites } from './look/Sprites.tsx';
import { PlayScreen } from './match/PlayScreen.tsx';
import { fetchStyles } from './setup/styles.ts';

/** Start and match come with the page, so that one click is enough; the other screens come when they are asked for. */
const Late = lazy(() => import('./look/Late.tsx'));
/** A screen with the words that only it says. */
const withWords = async <T,>(screen: Promise<T>, words: Promise<void>): Promise<T> =>
  (await Promise.all([screen, words]))[0];
const SetupScreen = lazy(() => withWords(import('./setup/SetupScreen.tsx'), fetchStyles()));
const AfterScreen = lazy(() => import('./after/AfterScreen.tsx'));
const GoOnScreen = lazy(() => import('./home/GoOnScreen.tsx'));
const ReplayList = lazy(() => import('./after/ReplayList.tsx'));
const ReplayScreen = lazy(() => import('./after/ReplayScreen.tsx'));
const LessonList = lazy(() => withWords(import('./learn/LessonList.tsx'), fetchLessonWords()));
const LessonScreen = lazy(() => withWords(import('./learn/LessonScreen.tsx'), fetchLessonWords()));
const RulebookScreen = lazy(() => import('./rulebook/RulebookScreen.tsx'));
const TeamsScreen = lazy(() => withWords(import('./teams/TeamsScreen.tsx'), fetchStyles()));
const SettingsScreen = lazy(() => import('./home/SettingsScreen.tsx'));

/** The parts of the address; null when it is none. */
const pathNow = (): readonly string[] | null => {
  try {
    return location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
};
/** Screens that stand for themselves, and those that need to be told what to show. */
const ALONE: ReadonlySet<string> = new Set(['', 'setup', 'replay', 'learn', 'rules', 'settings', 'teams']);
const TOLD: ReadonlySet<string> = new Set(['match', 'after', 'goon']);

export const App = () => {
  const [path, setPath] = createSignal(pathNow());
  const look = (): void => {
    setPath(pathNow());
    scrollTo(0, 0);
  };
  addEventListener('hashchange', look);
  onCleanup(() => removeEventListener('hashchange', look));
  const screen = () => path()?.[0] ?? '';
  /** The start does without it; once it is there it stays. */
  const needsMore = createMemo((needed: boolean) => needed || screen() !== '', false);
  const part = () => path()?.[1] ?? '';
  const place = () => path()?.[2] ?? '';
  const isKnown = () => path() !== null && (ALONE.has(screen()) || (TOLD.has(screen()) && part() !== ''));
  return (
    <>
      <Sprites />
      <Show when={needsMore()}>
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Late />
          </Suspense>
        </ErrorBoundary>
      </Show>
      <ErrorBoundary
        fallback={(problem, again) => {
          // Another address is another screen.
          createEffect(on(path, again, { defer: true }));
          return <NotLoaded problem={String(problem)} />;
        }}
      >
        <Suspense fallback={<p class="sr">{t.brand}</p>}>
          <Switch fallback={<HomeScreen lost={!isKnown()} />}>
            <Match when={screen() === 'match' && part()} keyed>
              {id => <PlayScreen id={id} />}
            </Match>
            <Match when={screen() === 'setup'}>
              <SetupScreen ruleset={part()} team={place()} />
            </Match>
            <Match when={screen() === 'teams'}>
              <TeamsScreen ruleset={part()} />
            </Match>
            <Match when={screen() === 'after' && part()} keyed>
              {id => <AfterScreen id={id} />}
            </Match>
            <Match when={screen() === 'goon' && part()} keyed>
              {id => <GoOnScreen id={id} />}
            </Match>
            <Match when={screen() === 'replay'}>
              <Show when={part()} keyed fallback={<ReplayList />}>
                {id => <ReplayScreen id={id} at={place()} />}
              </Show>
            </Match>
            <Match when={screen() === 'learn'}>
              <Show when={part()} keyed fallback={<LessonList />}>
                {number => <LessonScreen number={Number(number)} />}
              </Show>
            </Match>
            <Match when={screen() === 'rules'}>
              <RulebookScreen book={part()} rule={place()} />
            </Match>
            <Match when={screen() === 'settings'}>
              <SettingsScreen />
            </Match>
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <TermNote />
    </>
  );
};
