/** All drills, and which are done. */

import { t } from '@ironpitch/texts/page';
import { createSignal, For, Show } from 'solid-js';
import { preferences } from '../keep/preferences.ts';
import { Icon, type IconName } from '../look/Icon.tsx';
import { TopBar } from '../match/TopBar.tsx';
import { startMatch } from '../session.ts';
import { type FirstMatch as Course, courses, firstMatches, lessons, lessonWords } from './lessons.ts';

/** What a drill is about, at a glance. */
const ICONS: Readonly<Record<string, IconName>> = {
  getPast: 'run',
  mark: 'mark',
  knockDown: 'block',
  assistedBlock: 'friends',
  getInRange: 'run',
  complete: 'throw',
  touchdown: 'flag',
  standBeside: 'run',
  dodge: 'sidestep',
  blitz: 'block',
  passAndScore: 'throw',
  claim: 'cards',
  getBall: 'standUp',
  foul: 'foul',
};

export default function LessonList() {
  return (
    <>
      <TopBar where={t.lessons.title} />
      <main class="wrap lessons">
        <h1 class="title">{t.lessons.title}</h1>
        <p class="soft">{t.lessons.lead}</p>
        <For each={firstMatches}>{course => <FirstMatch course={course} />}</For>
        <For each={courses}>
          {course => (
            <section>
              <h2 class="h-sec">{t.games[course.ruleset]?.name}</h2>
              <div class="grid3">
                <For each={course.lessons}>
                  {(lesson, i) => (
                    <a class="tile tile--line" href={`#/learn/${lesson.number}`}>
                      <span
                        class="lesson__number"
                        classList={{ 'lesson__number--done': preferences().learnt.includes(lesson.file) }}
                      >
                        <Show when={preferences().learnt.includes(lesson.file)} fallback={i() + 1}>
                          <Icon name="yes" />
                          <span class="sr">{t.lessons.doneMark}</span>
                        </Show>
                      </span>
                      <h3 class="tile__title">{lessonWords(lesson).name}</h3>
                      <span class="lesson__icon">
                        <Icon name={ICONS[lesson.goal] ?? 'learn'} />
                      </span>
                      <p>{lessonWords(lesson).task}</p>
                    </a>
                  )}
                </For>
              </div>
            </section>
          )}
        </For>
      </main>
    </>
  );
}

/** The way to a first match, step by step. */
const FirstMatch = (props: { course: Course }) => {
  const [problem, setProblem] = createSignal('');
  const begin = async (): Promise<void> => {
    try {
      await startMatch(props.course.match);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section class="panel pad firstmatch">
      <h2 class="h-sec">{t.lessons.firstMatch(t.games[props.course.ruleset]?.name ?? '')}</h2>
      <p class="soft">{t.lessons.firstMatchLead}</p>
      <ol class="row">
        <For each={props.course.drills}>
          {(number, i) => {
            const lesson = () => lessons[number - 1];
            const isDone = (): boolean => preferences().learnt.includes(lesson()?.file ?? '');
            return (
              <li>
                <a class="btn" href={`#/learn/${number}`}>
                  <Show when={isDone()} fallback={<b>{i() + 1}</b>}>
                    <Icon name="yes" />
                    <span class="sr">{t.lessons.doneMark}</span>
                  </Show>
                  <Show when={lesson()}>{one => <span>{lessonWords(one()).name}</span>}</Show>
                </a>
              </li>
            );
          }}
        </For>
        <li>
          <button class="btn btn--strong" type="button" onClick={() => void begin()}>
            <Icon name="end" />
            <span>{t.lessons.firstMatchStart}</span>
          </button>
        </li>
      </ol>
      <Show when={problem()}>
        <p class="refused" role="alert">
          {problem()}
        </p>
      </Show>
    </section>
  );
};
