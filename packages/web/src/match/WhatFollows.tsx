/** What follows if the plan that is pointed at is carried out: its rolls in order and why, and how it may come out. */
import type { Plan, PlanOdds, RollPreview } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { createMemo, For, Show } from 'solid-js';
import type { Match } from './match.ts';
import { OddsChip } from './OddsChip.tsx';
import { keyOfPlan } from './plan.ts';
import './odds.css';

const words = t.match.follows;

/** Whether there is anything to say about the plan that is drawn. */
export const isRisky = (plan: Plan | null): boolean =>
  plan !== null &&
  plan.roll?.kind !== 'kick' &&
  ((plan.roll !== null && plan.roll.kind !== 'none') ||
    (plan.risk?.rolls.length ?? 0) > 0 ||
    (plan.risk?.chance ?? 1) < 1);

export const WhatFollows = (props: { match: Match; plan: Plan; onRule: (id: string) => void }) => {
  const { match } = props;
  const plan = () => props.plan;
  const known = createMemo(() => {
    const found = match.reckoned();
    return found?.key === keyOfPlan(plan()) ? found : null;
  });
  const rolls = (): readonly RollPreview[] => known()?.rolls ?? plan().risk?.rolls ?? [];
  return (
    <section class="follows" aria-label={words.title} aria-live="off">
      <ol class="follows__rolls">
        <For each={rolls()}>{roll => <Roll roll={roll} match={match} onRule={props.onRule} />}</For>
      </ol>
      <Show when={known()?.odds} fallback={<Waiting done={known()?.odds === null} />}>
        {odds => <Outcomes odds={odds()} plan={plan()} wanted={match.face.wanted(plan())} />}
      </Show>
    </section>
  );
};
const Waiting = (props: { done: boolean }) => (
  <Show when={!props.done}>
    <p class="follows__wait">{words.reckoning}</p>
  </Show>
);
const Roll = (props: { roll: RollPreview; match: Match; onRule: (id: string) => void }) => {
  const told = () => props.match.face.roll(props.roll, props.match.snapshot().view);
  return (
    <li>
      <b class="follows__needs">{told().needs}</b>
      <span>
        {told().name}
        <Show when={told().why.length > 0}>
          <span class="why">
            <For each={told().why}>
              {(one, i) => (
                <>
                  {i() > 0 ? ', ' : ' '}
                  <Show when={one.rule !== ''} fallback={one.text}>
                    <button class="cause" type="button" title={one.rule} onClick={() => props.onRule(one.rule)}>
                      {one.text}
                    </button>
                  </Show>
                </>
              )}
            </For>
          </span>
        </Show>
      </span>
      <Show when={props.roll.chance !== null && props.roll.kind !== 'block'}>
        <span class="follows__chance">{words.thisRoll(t.percent(props.roll.chance ?? 1))}</span>
      </Show>
    </li>
  );
};
/** Less than this is not worth a line. */
const HARDLY = 0.0005;
const LINES: readonly (readonly [outcome: keyof typeof words.outcomes, of: keyof PlanOdds])[] = [
  ['theyFall', 'theyFall'],
  ['theyLeave', 'theyLeave'],
  ['turnover', 'turnover'],
  ['down', 'down'],
  ['out', 'out'],
  ['ballLost', 'ballLost'],
  ['rerollUsed', 'rerollUsed'],
];
const Outcomes = (props: { odds: PlanOdds; plan: Plan; wanted: string }) => (
  <dl class="follows__ends">
    <div class="follows__success">
      <dt>
        {words.allInAll(props.wanted)}
        <Show when={props.odds.success - props.odds.withoutRerolls > HARDLY}>
          <span class="why">{words.withoutRerolls(t.percent(props.odds.withoutRerolls))}</span>
        </Show>
        <Show when={props.odds.bound > HARDLY}>
          <span class="why">{words.atMost(t.percent(props.odds.success + props.odds.bound))}</span>
        </Show>
      </dt>
      <dd>
        <OddsChip chance={props.odds.success} />
      </dd>
    </div>
    <For
      each={LINES.filter(([, of]) => props.odds[of] > HARDLY && !(of === 'theyFall' && props.plan.wants === 'down'))}
    >
      {([outcome, of]) => (
        <div>
          <dt>{words.outcomes[outcome]}</dt>
          <dd>{t.percent(props.odds[of])} %</dd>
        </div>
      )}
    </For>
  </dl>
);
