/** A team in the making: the file is the state, and the table says after every change what it costs and breaks. */
import type { TeamFile } from '@ironpitch/engine';
import type { RulesetView, TeamBookView, TeamSheet } from '@ironpitch/table';
import { type Late, t } from '@ironpitch/texts/page';
import { batch, createMemo, createResource, createSignal, For, Show } from 'solid-js';
import { chooseFile, download, jsonFile, textOf } from '../keep/files.ts';
import { forgetTeam, keepTeam, keptTeams } from '../keep/teams.ts';
import { Icon } from '../look/Icon.tsx';
import { ownKit } from '../look/kits.ts';
import { go } from '../session.ts';
import { table } from '../table/client.ts';
import { Compare } from './Compare.tsx';
import { asOwn, fileText, setName, setText, withRoster } from './edit.ts';
import { RosterSheet } from './RosterSheet.tsx';
import { gold, Shelves } from './Shelves.tsx';

/** What was being built, by ruleset: it is still there when somebody comes back to the screen. */
const drafts = new Map<string, TeamFile>();
const UNDO_MAX = 100;
const nameOf = (text: string): { readonly ruleset?: string; readonly name?: string } => {
  try {
    return JSON.parse(text) as { ruleset?: string; name?: string };
  } catch {
    return {};
  }
};
const BLANK = '';
const READY = 'ready/';
const KEPT = 'kept/';

export const Builder = (props: { ruleset: RulesetView; book: TeamBookView; w: Late<'teams'> }) => {
  const { id } = props.ruleset;
  const { w } = props;
  const blank = setName(JSON.parse(props.book.blank) as TeamFile, w.unnamed, w.unnamed);
  const [file, setFile] = createSignal(drafts.get(id) ?? blank);
  const [before, setBefore] = createSignal<readonly TeamFile[]>([]);
  const [kept, setKept] = createSignal(keptTeams());
  /** The text under which it is kept, to be replaced when it is kept again. */
  const [keptAs, setKeptAs] = createSignal('');
  const [told, setTold] = createSignal('');
  const [problem, setProblem] = createSignal('');
  const [loaded] = createResource(file, now => table.teamSheet(id, JSON.stringify(now)));
  const sheet = (): TeamSheet | undefined => (loaded.error ? undefined : loaded.latest);
  const change = (next: TeamFile): void => {
    if (next === file()) return;
    batch(() => {
      setBefore([...before(), file()].slice(-UNDO_MAX));
      setFile(next);
      setTold('');
      setProblem('');
    });
    drafts.set(id, next);
  };
  const undo = (): void => {
    const last = before().at(-1);
    if (!last) return;
    setBefore(before().slice(0, -1));
    setFile(last);
    drafts.set(id, last);
  };
  const own = createMemo(() =>
    kept()
      .map(text => ({ text, ...nameOf(text) }))
      .filter(({ ruleset }) => ruleset === id),
  );
  const begin = (with_: string): void => {
    if (with_ === BLANK) return change(blank);
    if (with_.startsWith(KEPT)) {
      const text = own()[Number(with_.slice(KEPT.length))]?.text;
      if (text === undefined) return;
      setKeptAs(text);
      return change(JSON.parse(text) as TeamFile);
    }
    const ready = props.book.ready.find(one => one.id === with_.slice(READY.length));
    setKeptAs('');
    if (ready) change(asOwn(JSON.parse(ready.text) as TeamFile, `${ready.name} 2`));
  };
  const keep = (): void => {
    const text = JSON.stringify(file());
    if (keptAs() !== '') forgetTeam(keptAs());
    keepTeam(text);
    setKeptAs(text);
    setKept(keptTeams());
    setTold(w.actions.saved);
  };
  const forget = (): void => {
    forgetTeam(keptAs());
    setKeptAs('');
    setKept(keptTeams());
  };
  const open = async (): Promise<void> => {
    const chosen = await chooseFile();
    if (!chosen) return;
    setProblem('');
    try {
      const text = await textOf(chosen);
      await table.teamSheet(id, text);
      setKeptAs('');
      change(JSON.parse(text) as TeamFile);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const play = (): void => {
    keep();
    go(`/setup/${id}/own`);
  };
  const left = ({ cost, treasury }: TeamSheet): string =>
    cost > treasury ? w.over(gold(cost - treasury)) : w.left(gold(treasury - cost));
  const isLegal = (): boolean => sheet()?.faults.length === 0;
  return (
    <div class="builder home" style={ownKit(file().colour)}>
      <section class="panel pad builder__head">
        <label class="field-of">
          <span class="eyebrow">{w.begin}</span>
          <select aria-label={w.begin} onChange={e => begin(e.currentTarget.value)}>
            <option value="" selected={keptAs() === ''}>
              {w.blank}
            </option>
            <Show when={own().length > 0}>
              <optgroup label={w.kept}>
                <For each={own()}>
                  {({ name, text }, i) => (
                    <option value={`${KEPT}${i()}`} selected={keptAs() === text}>
                      {name}
                    </option>
                  )}
                </For>
              </optgroup>
            </Show>
            <optgroup label={w.ready}>
              <For each={props.book.ready}>
                {({ id: ready, name, roster }) => (
                  <option value={`${READY}${ready}`}>
                    {props.book.rosters.find(one => one.id === roster)?.name}: {name}
                  </option>
                )}
              </For>
            </optgroup>
          </select>
        </label>
        <label class="field-of">
          <span class="eyebrow">{w.list}</span>
          <select
            aria-label={w.list}
            value={file().roster}
            onChange={e => change(withRoster(blank, file(), e.currentTarget.value))}
          >
            <For each={props.book.rosters}>
              {({ id: roster, name }) => (
                <option value={roster} selected={file().roster === roster}>
                  {name}
                </option>
              )}
            </For>
          </select>
        </label>
        <label class="field-of">
          <span class="eyebrow">{w.name}</span>
          <input
            type="text"
            aria-label={w.name}
            value={file().name}
            maxLength={60}
            onChange={e => change(setName(file(), e.currentTarget.value, w.unnamed))}
          />
        </label>
        <label class="field-of">
          <span class="eyebrow">{w.coach}</span>
          <input
            type="text"
            aria-label={w.coach}
            value={file().coach ?? ''}
            maxLength={60}
            onChange={e => change(setText(file(), 'coach', e.currentTarget.value))}
          />
        </label>
        <fieldset class="colours">
          <legend class="eyebrow">{w.colour}</legend>
          <For each={['', ...Object.keys(w.colours)]}>
            {colour => (
              <button
                type="button"
                class="colour"
                style={colour === '' ? {} : { background: colour }}
                aria-label={w.colours[colour] ?? w.noColour}
                title={w.colours[colour] ?? w.noColour}
                aria-pressed={(file().colour ?? '') === colour}
                onClick={() => change(setText(file(), 'colour', colour))}
              />
            )}
          </For>
        </fieldset>
      </section>
      <Show when={problem()}>
        <section class="panel pad trouble" role="alert">
          <b>{w.bad}</b>
          <p class="softer">{problem()}</p>
        </section>
      </Show>
      <Show when={sheet()}>
        {now => (
          <>
            <div class="builder__both">
              <Shelves sheet={now()} file={file()} ruleset={id} w={w} onChange={change} />
              <div class="builder__side">
                <section class="panel pad budget" data-legal={isLegal()} aria-label={w.mine}>
                  <div class="budget__figures">
                    <b class="budget__name">{file().name}</b>
                    <span>{w.size(now().lines.length)}</span>
                    <span>{w.spent(gold(now().cost), gold(now().treasury))}</span>
                    <b data-over={now().cost > now().treasury}>{left(now())}</b>
                    <Show when={now().points}>{points => <span>{w.points(points().spent, points().all)}</span>}</Show>
                  </div>
                  <span class="budget__bar" data-over={now().cost > now().treasury} aria-hidden="true">
                    <span style={{ width: `${Math.min(100, (100 * now().cost) / Math.max(1, now().treasury))}%` }} />
                  </span>
                  <div class="row budget__actions">
                    <button
                      class="btn btn--go"
                      type="button"
                      disabled={!isLegal()}
                      title={isLegal() ? undefined : w.actions.playNot}
                      onClick={play}
                    >
                      <Icon name="play" />
                      {w.actions.play}
                    </button>
                    <button class="btn" type="button" onClick={keep}>
                      <Icon name="yes" />
                      {w.actions.save}
                    </button>
                    <button
                      class="btn"
                      type="button"
                      onClick={() => download(`${file().roster}.team.json`, jsonFile(fileText(file())))}
                    >
                      <Icon name="save" />
                      {w.actions.file}
                    </button>
                    <button class="btn" type="button" onClick={() => void open()}>
                      <Icon name="folder" />
                      {w.actions.open}
                    </button>
                    <button class="btn" type="button" onClick={() => print()}>
                      <Icon name="log" />
                      {w.actions.print}
                    </button>
                    <button class="btn btn--quiet" type="button" disabled={before().length === 0} onClick={undo}>
                      <Icon name="back" />
                      {w.actions.undo}
                    </button>
                    <Show when={keptAs() !== ''}>
                      <button class="btn btn--quiet" type="button" onClick={forget}>
                        <Icon name="no" />
                        {w.actions.forget}
                      </button>
                    </Show>
                  </div>
                  <div class="budget__faults" role="status">
                    <p>
                      <b>{isLegal() ? w.legal : w.broken(now().faults.length)}</b> {told()}
                    </p>
                    <Show when={!isLegal()}>
                      <ul class="faults">
                        <For each={now().faults}>
                          {fault => (
                            <li>
                              {t.capital(fault.text)}{' '}
                              <button class="rule" type="button" onClick={() => go(`/rules/${id}/${fault.rule}`)}>
                                {fault.rule}
                              </button>
                            </li>
                          )}
                        </For>
                      </ul>
                    </Show>
                  </div>
                </section>
                <RosterSheet
                  sheet={now()}
                  file={file()}
                  ruleset={id}
                  list={props.book.rosters.find(one => one.id === file().roster)?.name ?? ''}
                  w={w}
                  onChange={change}
                />
              </div>
            </div>
            <p class="budget__strip" aria-hidden="true">
              <b data-over={now().cost > now().treasury}>{left(now())}</b>
              <span>{w.size(now().lines.length)}</span>
              <span>{isLegal() ? w.legal : w.broken(now().faults.length)}</span>
            </p>
            <Compare sheet={now()} file={file()} ruleset={props.ruleset} w={w} />
          </>
        )}
      </Show>
    </div>
  );
};
