/** Modules and options of a match to come, each with a sentence, and the seed of its dice. */
import type { OptionView, RulesetView } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { For, type JSX, Show } from 'solid-js';
import { faceOfRuleset } from '../games.ts';
import { Terms } from '../learn/Terms.tsx';

const s = t.setup;
export type Chosen = Readonly<Record<string, string | boolean>>;

export const Options = (props: {
  ruleset: RulesetView;
  chosen: Chosen;
  onChoose: (name: string, value: string | boolean) => void;
  arranged: boolean;
  onArranged: (on: boolean) => void;
  seed: string;
  onSeed: (seed: string) => void;
}) => (
  <section class="panel pad">
    <h2>{s.options}</h2>
    <div class="options">
      <For each={props.ruleset.options}>
        {option => (
          <OneOption
            ruleset={props.ruleset.id}
            option={option}
            now={props.chosen[option.name] ?? option.normal}
            onChoose={value => props.onChoose(option.name, value)}
          />
        )}
      </For>
      <Row name={s.lineUp} help={s.lineUpHelp} game="">
        <input
          type="checkbox"
          aria-label={s.lineUp}
          checked={props.arranged}
          onChange={e => props.onArranged(e.currentTarget.checked)}
        />
      </Row>
      <Row name={s.seed} help={s.seedHelp} game="">
        <input
          type="text"
          aria-label={s.seed}
          value={props.seed}
          maxLength={60}
          onInput={e => props.onSeed(e.currentTarget.value)}
        />
      </Row>
    </div>
  </section>
);
const OneOption = (props: {
  ruleset: string;
  option: OptionView;
  now: string | boolean;
  onChoose: (value: string | boolean) => void;
}) => {
  const words = () => t.options[props.option.name];
  const name = () => words()?.name ?? props.option.name;
  /** A value may be the name of a card or an arena. */
  const valueName = (value: string): string =>
    words()?.values[value] ?? faceOfRuleset(props.ruleset).optionName(props.ruleset, props.option.name, value);
  return (
    <Row name={name()} help={words()?.help ?? ''} game={props.ruleset.split('-')[0] as string}>
      <Show
        when={typeof props.option.normal === 'string'}
        fallback={
          <input
            type="checkbox"
            aria-label={name()}
            checked={props.now === true}
            onChange={e => props.onChoose(e.currentTarget.checked)}
          />
        }
      >
        <select aria-label={name()} value={String(props.now)} onChange={e => props.onChoose(e.currentTarget.value)}>
          <For each={props.option.values}>
            {value => (
              <option value={String(value)} selected={props.now === value}>
                {valueName(String(value))}
              </option>
            )}
          </For>
        </select>
      </Show>
    </Row>
  );
};
const Row = (props: { name: string; help: string; game: string; children: JSX.Element }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
  <label class="option">
    <span>
      <b>{props.name}</b>
      <small>
        <Terms text={props.help} game={props.game} still />
      </small>
    </span>
    {props.children}
  </label>
);
