/** One drill: the position, the goal, a hint, and as many tries as it takes. */

import { t } from '@ironpitch/texts/page';
import { createEffect, createResource, createSignal, For, Show } from 'solid-js';
import { prefer, preferences } from '../keep/preferences.ts';
import { Icon } from '../look/Icon.tsx';
import { MatchScreen } from '../match/MatchScreen.tsx';
import { Missing } from '../match/Missing.tsx';
import { createMatch, type Match } from '../match/match.ts';
import { clearTable, go } from '../session.ts';
import { table } from '../table/client.ts';
import LessonList from './LessonList.tsx';
import { courses, type Drill as Given, lessons, lessonWords } from './lessons.ts';
import { scenarioOf } from './scenarios.ts';
import { Terms } from './Terms.tsx';

const l = t.lessons;

/** A number that no drill has leads to the list of those there are. */
export default function LessonScreen(props: { number: number }) {
  return (
    <Show when={lessons[props.number - 1]} fallback={<LessonList />}>
      <Lesson number={props.number} />
    </Show>
  );
}
const Lesson = (props: { number: number }) => {
  const [round, setRound] = createSignal(0);
  const lesson = () => lessons[props.number - 1];
  const [match] = createResource(
    () => [props.number, round()] as const,
    async (): Promise<{ match: Match | null; problem: string }> => {
      const wanted = lesson();
      if (!wanted) return { match: null, problem: '' };
      try {
        clearTable();
        const found = createMatch(await table.lesson(await scenarioOf(wanted), wanted.goal, wanted.given), false);
        found.setGoals(wanted.squares);
        return { match: found, problem: '' };
      } catch (error) {
        return { match: null, problem: error instanceof Error ? error.message : String(error) };
      }
    },
  );
  return (
    <Show when={match()}>
      {found => (
        <Show when={found().match} keyed fallback={<Missing problem={found().problem} />}>
          {shown => (
            <MatchScreen
              match={shown}
              where={l.one(placeOf(props.number), words(lesson()).name)}
              instead={isOver(shown) ? <span /> : undefined}
              above={<Drill match={shown} number={props.number} onRetry={() => setRound(round() + 1)} />}
              onReport={() => go('/learn')}
              onRule={id => go(`/rules/${shown.snapshot().view.ruleset}/${id}`)}
            />
          )}
        </Show>
      )}
    </Show>
  );
};
/** The screen is only there for a drill that is. */
const words = (drill: Given | undefined) => lessonWords(drill ?? (lessons[0] as Given));
const isOver = (match: Match): boolean => {
  const { lesson } = match.snapshot();
  return lesson !== null && (lesson.reached || lesson.missed);
};
const courseOf = (number: number) => courses.find(one => one.lessons.some(other => other.number === number));
/** Within its own game, from 1. */
const placeOf = (number: number): number =>
  (courseOf(number)?.lessons.findIndex(one => one.number === number) ?? 0) + 1;

const Drill = (props: { match: Match; number: number; onRetry: () => void }) => {
  const [hint, setHint] = createSignal(false);
  const lesson = () => lessons[props.number - 1];
  const course = () => courseOf(props.number);
  const state = () => props.match.snapshot().lesson;
  const next = () => course()?.lessons[placeOf(props.number)];
  // Nothing that happens afterwards matters.
  createEffect(() => {
    if (!isOver(props.match)) return;
    props.match.setPause(true);
    props.match.setGoals([]);
  });
  createEffect(() => {
    const file = lesson()?.file;
    const { learnt } = preferences();
    if (state()?.reached && file !== undefined && !learnt.includes(file)) prefer({ learnt: [...learnt, file] });
  });
  return (
    <section
      class="panel drill"
      classList={{
        'drill--done': state()?.reached === true,
        'drill--missed': state()?.missed === true,
        // On a phone there is room for what it teaches only until somebody is taken in hand.
        'drill--fresh': props.match.selected() === null,
      }}
      aria-live="polite"
    >
      <span class="eyebrow">{l.of(placeOf(props.number), course()?.lessons.length ?? 0, words(lesson()).name)}</span>
      <h2>{state()?.reached ? l.reached : state()?.missed ? l.missed : words(lesson()).task}</h2>
      <p class="drill__more">
        <Show
          when={state()?.reached || state()?.missed}
          fallback={<Terms text={words(lesson()).teaches} game={props.match.face.kind} />}
        >
          {state()?.reached ? (next() ? l.reachedLead : l.lastLead) : l.missedLead}
        </Show>
      </p>
      <Show when={hint() && !state()?.reached}>
        <p class="drill__hint">{words(lesson()).hint}</p>
      </Show>
      <div class="row">
        <Show when={state()?.reached}>
          <a class="btn btn--strong" href={`#/learn/${next()?.number ?? ''}`}>
            <Icon name="end" />
            <span>{next() ? l.next : l.all}</span>
          </a>
        </Show>
        <button
          class="btn"
          classList={{ 'btn--strong': state()?.missed === true }}
          type="button"
          aria-label={l.retry}
          onClick={() => props.onRetry()}
        >
          <Icon name="back" />
          <span>{l.retry}</span>
        </button>
        <Show when={!state()?.reached}>
          <button
            class="btn"
            type="button"
            aria-label={hint() ? l.hide : l.hint}
            aria-expanded={hint()}
            onClick={() => setHint(!hint())}
          >
            <Icon name="help" />
            <span>{hint() ? l.hide : l.hint}</span>
          </button>
        </Show>
      </div>
      <Course number={props.number} lessons={course()?.lessons ?? []} />
    </section>
  );
};
/** The drills of this game as a row of numbers: where you are, and what is done. */
const Course = (props: { number: number; lessons: (typeof courses)[number]['lessons'] }) => (
  <nav class="course" aria-label={l.course}>
    <For each={props.lessons}>
      {(one, i) => (
        <a
          href={`#/learn/${one.number}`}
          aria-current={one.number === props.number ? 'step' : undefined}
          aria-label={l.one(i() + 1, lessonWords(one).name)}
          title={lessonWords(one).name}
          classList={{ 'course--done': preferences().learnt.includes(one.file) }}
        >
          {i() + 1}
        </a>
      )}
    </For>
  </nav>
);
