/** What a team may buy: players, re-rolls and staff, inducements and stars, each with its price and its limit. */
import type { TeamFile } from '@ironpitch/engine';
import type { ProfileView, TeamSheet } from '@ironpitch/table';
import { type Late, t } from '@ironpitch/texts/page';
import { For, Index, Show } from 'solid-js';
import { faceOfRuleset } from '../games.ts';
import { Explained } from '../learn/Terms.tsx';
import { Figure } from '../pitch/Figure.tsx';
import { buy, dismiss, hire, sell, setCount, setInducement, setText } from './edit.ts';

/** 1,000,000 */
export const gold = (amount: number): string => amount.toLocaleString('en-GB');

export interface Building {
  readonly sheet: TeamSheet;
  readonly file: TeamFile;
  readonly ruleset: string;
  readonly w: Late<'teams'>;
  readonly onChange: (file: TeamFile) => void;
}
/** What is bought keeps its place and its buttons: no click is lost on one made anew, and no focus. */
export const Shelves = (props: Building) => (
  <div class="shelves">
    <Show when={props.sheet.choices.length > 0}>
      <section class="panel pad stall stall--choices">
        <For each={props.sheet.choices}>
          {choice => (
            <label class="field-of">
              <span class="eyebrow">{props.w.choices[choice.field]}</span>
              <select
                aria-label={props.w.choices[choice.field]}
                value={choice.now ?? ''}
                onChange={e => props.onChange(setText(props.file, choice.field, e.currentTarget.value))}
              >
                <Show when={choice.now === undefined}>
                  <option value="" selected>
                    {props.w.choose}
                  </option>
                </Show>
                <For each={choice.values}>
                  {([value, name]) => (
                    <option value={value} selected={choice.now === value}>
                      {choice.field === 'play' ? (props.w.plays[value] ?? name) : name}
                    </option>
                  )}
                </For>
              </select>
            </label>
          )}
        </For>
      </section>
    </Show>
    <section class="panel pad stall" aria-label={props.w.positions}>
      <h2>{props.w.positions}</h2>
      <ul>
        <Index each={props.sheet.positions}>
          {position => (
            <li class="ware">
              <Portrait profile={position()} />
              <div class="ware__what">
                <b>{position().title}</b>
                <Values profile={position()} ruleset={props.ruleset} />
              </div>
              <span class="ware__cost">{gold(position().cost)}</span>
              <Stepper
                name={position().title}
                now={position().now}
                most={position().max}
                w={props.w}
                onLess={() => props.onChange(sell(props.file, position().id))}
                onMore={() => props.onChange(buy(props.file, position().id))}
              />
            </li>
          )}
        </Index>
      </ul>
    </section>
    <section class="panel pad stall" aria-label={props.w.staff}>
      <h2>{props.w.staff}</h2>
      <ul>
        <Index each={props.sheet.counts}>
          {count => (
            <li class="ware ware--plain">
              <b class="ware__what">{props.w.counts[count().field]}</b>
              <span class="ware__cost">{gold(count().cost)}</span>
              <Stepper
                name={props.w.counts[count().field] as string}
                now={count().now}
                least={count().min}
                most={count().max}
                w={props.w}
                onLess={() => props.onChange(setCount(props.file, count().field, count().now - 1))}
                onMore={() => props.onChange(setCount(props.file, count().field, count().now + 1))}
              />
            </li>
          )}
        </Index>
      </ul>
    </section>
    <Show when={props.sheet.inducements.length > 0}>
      <section class="panel pad stall" aria-label={props.w.inducements}>
        <details open={props.sheet.inducements.some(({ now }) => now > 0)}>
          <summary>
            <h2>{props.w.inducements}</h2>
            <span class="softer">{props.w.bought(props.sheet.inducements.reduce((sum, { now }) => sum + now, 0))}</span>
          </summary>
          <ul>
            <Index each={props.sheet.inducements}>
              {one => (
                <li class="ware ware--plain">
                  <b class="ware__what">{one().name}</b>
                  <span class="ware__cost">{gold(one().cost)}</span>
                  <Stepper
                    name={one().name}
                    now={one().now}
                    most={one().max}
                    w={props.w}
                    onLess={() => props.onChange(setInducement(props.file, one().id, one().now - 1))}
                    onMore={() => props.onChange(setInducement(props.file, one().id, one().now + 1))}
                  />
                </li>
              )}
            </Index>
          </ul>
        </details>
      </section>
    </Show>
    <section class="panel pad stall" aria-label={props.w.stars}>
      <details open={(props.file.stars?.length ?? 0) > 0}>
        <summary>
          <h2>{props.w.stars}</h2>
          <span class="softer">{props.w.bought(props.file.stars?.length ?? 0)}</span>
        </summary>
        <ul>
          <Index each={props.sheet.stars} fallback={<li class="softer">{props.w.noStars}</li>}>
            {star => {
              const isHired = (): boolean => props.file.stars?.some(one => one.star === star().id) ?? false;
              return (
                <li class="ware">
                  <Portrait profile={star()} />
                  <div class="ware__what">
                    <b>{star().title}</b>
                    <Values profile={star()} ruleset={props.ruleset} />
                  </div>
                  <span class="ware__cost">{gold(star().cost)}</span>
                  <button
                    class="btn ware__hire"
                    type="button"
                    aria-label={isHired() ? props.w.dismissWhom(star().title) : props.w.hireWhom(star().title)}
                    onClick={() => props.onChange((isHired() ? dismiss : hire)(props.file, star().id))}
                  >
                    {isHired() ? props.w.dismiss : props.w.hire}
                  </button>
                </li>
              );
            }}
          </Index>
        </ul>
      </details>
    </section>
  </div>
);
export const Portrait = (props: { profile: ProfileView; shirt?: string }) => (
  <svg class="ware__figure" viewBox="0 0 64 68" aria-hidden="true">
    <Figure drawing={props.profile.figure} shirt={props.shirt ?? ''} />
  </svg>
);
const Values = (props: { profile: ProfileView; ruleset: string }) => (
  <>
    <span class="squad__values">
      <For each={props.profile.stats}>
        {([name, value]) => (
          <span>
            <small>{t.stats[name] ?? name}</small> {value}
          </span>
        )}
      </For>
    </span>
    <span class="squad__skills">
      <For each={props.profile.skills}>
        {skill => {
          const { name, does } = faceOfRuleset(props.ruleset).skill(props.ruleset, skill);
          return <Explained name={name} means={does} />;
        }}
      </For>
    </span>
  </>
);
/** Buttons that say what they are about; both ends of the range are ends. */
const Stepper = (props: {
  name: string;
  now: number;
  least?: number;
  most: number;
  w: Late<'teams'>;
  onLess: () => void;
  onMore: () => void;
}) => (
  <span class="stepper">
    <button
      type="button"
      aria-label={props.w.fewer(props.name)}
      disabled={props.now <= (props.least ?? 0)}
      onClick={() => props.onLess()}
    >
      −
    </button>
    <span data-over={props.now > props.most}>{props.w.ofMost(props.now, props.most)}</span>
    <button
      type="button"
      aria-label={props.w.more(props.name)}
      disabled={props.now >= props.most}
      onClick={() => props.onMore()}
    >
      +
    </button>
  </span>
);
