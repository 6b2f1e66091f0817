/** Theme, kits, speed, motion, atmosphere, sound, and the keys. */

import { t } from '@ironpitch/texts/page';
import { For } from 'solid-js';
import { type Preferences, prefer, preferences } from '../keep/preferences.ts';
import { TopBar, WayBack } from '../match/TopBar.tsx';
import { Figure } from '../pitch/Figure.tsx';
import { table } from '../table/client.ts';
import { FormationShelf } from './FormationShelf.tsx';
import { SetAside } from './SetAside.tsx';

const s = t.settings;
const setHabit = (habit: string, on: boolean): void => {
  const others = preferences().askAlways.filter(one => one !== habit);
  prefer({ askAlways: on ? others : [...others, habit] });
  // A table that does not answer now is told when the next one is set up.
  table.askAlways(preferences().askAlways).catch(() => undefined);
};

export default function SettingsScreen() {
  return (
    <>
      <TopBar where={s.title}>
        <WayBack />
      </TopBar>
      <main class="wrap wrap--narrow">
        <h1 class="title">{s.title}</h1>
        <SetAside />
        <section class="panel pad settings">
          <Choice
            name={s.theme}
            help={s.themeHelp}
            values={s.themes}
            now={preferences().theme}
            onChoose={theme => prefer({ theme })}
          />
          <fieldset>
            <legend>{s.kits}</legend>
            <p class="softer">{s.kitsHelp}</p>
            <div class="kits">
              <For each={Object.entries(s.kitNames) as [Preferences['kits'], string][]}>
                {([kits, name]) => (
                  <button
                    type="button"
                    class="kit"
                    data-kits={kits}
                    aria-pressed={preferences().kits === kits}
                    onClick={() => prefer({ kits })}
                  >
                    <svg viewBox="0 0 128 68" aria-hidden="true">
                      <g class="home">
                        <Figure drawing={{ role: 'blitzer', race: 'beard' }} shirt="5" />
                      </g>
                      <g class="away" transform="translate(62 0)">
                        <Figure drawing={{ role: 'lineman', race: 'tusks' }} shirt="12" angular />
                      </g>
                    </svg>
                    {name}
                  </button>
                )}
              </For>
            </div>
          </fieldset>
          <Choice
            name={s.speed}
            help={s.speedHelp}
            values={t.match.speeds}
            now={preferences().speed}
            onChoose={speed => prefer({ speed })}
          />
          <Choice
            name={s.motion}
            help={s.motionHelp}
            values={s.motions}
            now={preferences().motion}
            onChoose={motion => prefer({ motion })}
          />
          <Choice
            name={s.atmosphere}
            help={s.atmosphereHelp}
            values={s.atmospheres}
            now={preferences().atmosphere}
            onChoose={atmosphere => prefer({ atmosphere })}
          />
          <Choice
            name={s.sound}
            help={s.soundHelp}
            values={s.motions}
            now={preferences().sound}
            onChoose={sound => prefer({ sound })}
          />
          <Choice
            name={s.crowd}
            help={s.crowdHelp}
            values={s.motions}
            now={preferences().crowd}
            onChoose={crowd => prefer({ crowd })}
          />
          <label class="check">
            <input
              type="checkbox"
              checked={preferences().confirmEnd}
              onChange={e => prefer({ confirmEnd: e.currentTarget.checked })}
            />
            <span>
              {s.confirmEnd}
              <small class="softer">{s.confirmEndHelp}</small>
            </span>
          </label>
          <fieldset>
            <legend>{s.habits}</legend>
            <p class="softer">{s.habitsHelp}</p>
            <For each={Object.entries(s.habitNames)}>
              {([habit, name]) => (
                <label class="check">
                  <input
                    type="checkbox"
                    checked={!preferences().askAlways.includes(habit)}
                    onChange={event => setHabit(habit, event.currentTarget.checked)}
                  />
                  {name}
                </label>
              )}
            </For>
          </fieldset>
        </section>
        <FormationShelf />
        <section class="panel pad">
          <h2>{s.keys}</h2>
          <dl class="keys">
            <For each={s.keyList}>
              {([key, does]) => (
                <div>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              )}
            </For>
          </dl>
        </section>
      </main>
    </>
  );
}
const Choice = <K extends string>(props: {
  name: string;
  help: string;
  values: Readonly<Record<K, string>>;
  now: K;
  onChoose: (value: K) => void;
}) => (
  <fieldset>
    <legend>{props.name}</legend>
    <p class="softer">{props.help}</p>
    <div class="switch">
      <For each={Object.entries(props.values) as [K, string][]}>
        {([value, name]) => (
          <button type="button" aria-pressed={props.now === value} onClick={() => props.onChoose(value)}>
            {name}
          </button>
        )}
      </For>
    </div>
  </fieldset>
);
