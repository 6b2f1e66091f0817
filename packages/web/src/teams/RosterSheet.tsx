/** The roster itself, line by line: it is written in here, and it is what is printed. */
import type { LineView } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { createMemo, For, Show } from 'solid-js';
import { faceOfRuleset } from '../games.ts';
import { Icon } from '../look/Icon.tsx';
import { learn, removeLine, renamePlayer, setCaptain, unlearn } from './edit.ts';
import { type Building, gold, Portrait } from './Shelves.tsx';

export const RosterSheet = (props: Building & { /** What the team list is called. */ list: string }) => {
  const skillName = (skill: string): string => faceOfRuleset(props.ruleset).skill(props.ruleset, skill).name;
  const stats = createMemo(() => props.sheet.positions[0]?.stats.map(([name]) => name) ?? []);
  const faulty = (line: LineView): boolean => props.sheet.faults.some(({ place }) => place.startsWith(line.place));
  return (
    <section class="panel pad roster" aria-label={props.w.roster}>
      <h2>{props.w.roster}</h2>
      <p class="roster__heading">
        <b>{props.file.name}</b>
        {[
          props.list,
          t.games[props.ruleset]?.name ?? props.ruleset,
          props.file.coach ? props.w.coachedBy(props.file.coach) : '',
          gold(props.sheet.cost),
        ]
          .filter(one => one !== '')
          .join(' · ')}
      </p>
      <div class="roster__scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{props.w.columns.number}</th>
              <th scope="col">{props.w.columns.name}</th>
              <For each={stats()}>{name => <th scope="col">{t.stats[name] ?? name}</th>}</For>
              <th scope="col">{props.w.columns.skills}</th>
              <th scope="col">{props.w.columns.cost}</th>
              <th scope="col" class="no-print">
                <span class="sr">{t.tools.label}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            <For
              each={props.sheet.lines}
              fallback={
                <tr>
                  <td colSpan={4 + stats().length} class="softer">
                    {props.w.nobody}
                  </td>
                </tr>
              }
            >
              {line => {
                const position = () => props.sheet.positions.find(one => one.title === line.title);
                const open = () => position()?.learns.filter(({ skill }) => !line.learned.includes(skill)) ?? [];
                const isStar = line.place.startsWith('stars');
                return (
                  <tr data-faulty={faulty(line)}>
                    <th scope="row">
                      <Portrait profile={line} shirt={String(line.number)} />
                    </th>
                    <td class="roster__who">
                      <Show
                        when={!isStar}
                        fallback={
                          <>
                            <b>{line.name}</b>
                            <small class="softer">{line.title}</small>
                          </>
                        }
                      >
                        <input
                          type="text"
                          aria-label={props.w.nameOf(line.number)}
                          placeholder={props.w.columns.name}
                          value={line.name}
                          maxLength={60}
                          onChange={e => props.onChange(renamePlayer(props.file, line.number, e.currentTarget.value))}
                        />
                        <small class="softer">{line.title}</small>
                      </Show>
                      <Show when={props.sheet.hasCaptain && !isStar}>
                        <label class="roster__captain">
                          <input
                            type="radio"
                            name="captain"
                            aria-label={props.w.captainIs(line.number)}
                            checked={props.file.captain === line.number}
                            onChange={() => props.onChange(setCaptain(props.file, line.number))}
                          />
                          {props.w.columns.captain}
                        </label>
                      </Show>
                    </td>
                    <For each={line.stats}>
                      {([name, value]) => (
                        <td class="roster__value" data-name={t.stats[name] ?? name}>
                          {value}
                        </td>
                      )}
                    </For>
                    <td class="roster__skills">
                      {line.skills.map(skillName).join(', ')}
                      <For each={line.learned}>
                        {skill => (
                          <button
                            type="button"
                            class="learned"
                            aria-label={props.w.forget(skillName(skill), line.number)}
                            onClick={() => props.onChange(unlearn(props.file, line.number, skill))}
                          >
                            {skillName(skill)} <span class="no-print">×</span>
                          </button>
                        )}
                      </For>
                      <Show when={open().length > 0}>
                        <select
                          class="no-print"
                          aria-label={props.w.learnFor(line.number)}
                          onChange={e => props.onChange(learn(props.file, line.number, e.currentTarget.value))}
                        >
                          <option value="">{props.w.learn}</option>
                          <For
                            each={[
                              { name: props.w.normal, skills: open().filter(({ double }) => !double) },
                              { name: props.w.double, skills: open().filter(({ double }) => double) },
                            ]}
                          >
                            {group => (
                              <Show when={group.skills.length > 0}>
                                <optgroup label={group.name}>
                                  <For each={group.skills}>
                                    {({ skill, cost }) => (
                                      <option value={skill}>
                                        {skillName(skill)} · {gold(cost)}
                                      </option>
                                    )}
                                  </For>
                                </optgroup>
                              </Show>
                            )}
                          </For>
                        </select>
                      </Show>
                    </td>
                    <td class="roster__cost">{gold(line.cost)}</td>
                    <td class="roster__off no-print">
                      <button
                        class="tool"
                        type="button"
                        aria-label={props.w.remove(line.number)}
                        onClick={() => props.onChange(removeLine(props.file, line.number))}
                      >
                        <Icon name="no" />
                      </button>
                    </td>
                  </tr>
                );
              }}
            </For>
          </tbody>
        </table>
      </div>
      <dl class="roster__sums">
        <For each={props.sheet.counts}>
          {count => (
            <div>
              <dt>{props.w.counts[count.field]}</dt>
              <dd>{count.now}</dd>
            </div>
          )}
        </For>
        <For each={props.sheet.inducements.filter(one => one.now > 0)}>
          {one => (
            <div>
              <dt>{one.name}</dt>
              <dd>{one.now}</dd>
            </div>
          )}
        </For>
        <div>
          <dt>{props.w.columns.cost}</dt>
          <dd>{gold(props.sheet.cost)}</dd>
        </div>
      </dl>
    </section>
  );
};
