/** The set-ups a coach has kept: each drawn small, to be named or thrown away. */

import { t } from '@ironpitch/texts/page';
import { createSignal, For } from 'solid-js';
import { forgetFormation, type KeptFormation, keptFormations, renameFormation } from '../keep/formations.ts';
import { Icon } from '../look/Icon.tsx';

const s = t.settings.formations;
const NAME_MAX = 30;
/** Half of the pitch of Blood Bowl. */
const COLUMNS = 13;
const ROWS = 15;

export const FormationShelf = () => {
  const [kept, setKept] = createSignal(keptFormations());
  const rename = (formation: KeptFormation, name: string): void => {
    renameFormation(formation, name.trim());
    setKept(keptFormations());
  };
  const forget = (formation: KeptFormation): void => {
    forgetFormation(formation);
    setKept(keptFormations());
  };
  return (
    <section class="panel pad">
      <h2>{s.title}</h2>
      <p class="softer">{s.help}</p>
      <ul class="shelf">
        <For each={kept()} fallback={<li class="soft">{s.none}</li>}>
          {(formation, i) => (
            <li>
              <Drawn formation={formation} />
              <label>
                <span class="eyebrow">{formation.attack ? s.receiving : s.kicking}</span>
                <input
                  type="text"
                  maxLength={NAME_MAX}
                  value={formation.name ?? ''}
                  placeholder={t.blood.answers.kept(i() + 1)}
                  aria-label={s.name}
                  onChange={event => rename(formation, event.currentTarget.value)}
                />
              </label>
              <button class="btn btn--quiet" type="button" onClick={() => forget(formation)}>
                <Icon name="no" />
                {t.replay.delete}
              </button>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
};
/** The middle line on the right, as home stands. */
const Drawn = (props: { formation: KeptFormation }) => (
  <svg class="shelf__pitch grass" viewBox={`0 0 ${COLUMNS} ${ROWS}`} aria-hidden="true">
    <rect class="g1" width={COLUMNS} height={ROWS} />
    <path class="shelf__chalk" d={`M0 4H${COLUMNS}M0 11H${COLUMNS}M${COLUMNS - 0.05} 0V${ROWS}`} />
    <For each={props.formation.places}>{([, column, row]) => <circle cx={column - 0.5} cy={row - 0.5} r=".46" />}</For>
  </svg>
);
