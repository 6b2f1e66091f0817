/** The plan that is pointed at: the way it takes under the figures, what it must roll and its chance above them. */
import type { SquareName } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { createMemo, For, Show } from 'solid-js';
import type { Match } from '../match/match.ts';
import { keyOfPlan } from '../match/plan.ts';
import { rampOf } from '../match/ramp.ts';

import { CELL, sameSquare } from './geometry.ts';

interface Drawn {
  readonly match: Match;
  readonly at: (square: SquareName) => { x: number; y: number };
}
const startOf = (match: Match): SquareName | null =>
  match.snapshot().view.players.find(p => p.id === match.shownPlan()?.player)?.square ?? null;
/** Whom it is done to, or the square that is thrown at. */
const targetOf = (match: Match): SquareName | null => {
  const shown = match.shownPlan();
  if (shown && shown.target === null && shown.path.length === 0 && shown.roll) return shown.to;
  return match.snapshot().view.players.find(p => p.id === shown?.target)?.square ?? null;
};
/** Where the player ends, or throws from. */
const endOf = (match: Match): SquareName | null => {
  const shown = match.shownPlan();
  return shown?.to ?? shown?.path.at(-1) ?? null;
};
interface Point {
  readonly x: number;
  readonly y: number;
}
/** Half of what a number is wide and high. */
interface Half {
  readonly wide: number;
  readonly high: number;
}
const CHANCE: Half = { wide: 19, high: 14 };
const pillOf = (text: string): Half => ({ wide: 8 + 4 * text.length, high: 10 });
/** Half of what a figure fills of its square. */
const FIGURE = 15;
/** Above, below, beside, at the corners; in this order where all are free. */
const AROUND: readonly (readonly [right: number, down: number])[] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
];
/** The highest a number can stand and still be seen whole. */
const TOP = 15;
/** Where a number stands beside a target: never on it nor on whoever does it, on others only where there is no room. */
const freeSpot = (match: Match, at: Drawn['at'], to: SquareName, half: Half, taken: Point | null): Point => {
  const target = at(to);
  const path = match.shownPlan()?.path ?? [];
  const doer = path.at(-1) ?? startOf(match);
  const isOn = (spot: Point, { x, y }: Point): boolean =>
    Math.abs(spot.x - x) < half.wide + FIGURE && Math.abs(spot.y - y) < half.high + FIGURE;
  const others = match
    .snapshot()
    .view.players.flatMap(({ square }) => (square && !sameSquare(square, to) ? [square] : []));
  const count = (spot: Point, squares: readonly SquareName[]): number =>
    squares.filter(square => isOn(spot, at(square))).length;
  const worth = (spot: Point): number => {
    const isBad = spot.y < TOP || (doer && isOn(spot, at(doer))) || (taken && isOn(spot, taken));
    return isBad ? 1000 : count(spot, others) * 10 + count(spot, path);
  };
  const spots = AROUND.map(([right, down]) => ({
    x: target.x + right * (half.wide + FIGURE + 3),
    y: target.y + down * (half.high + FIGURE + 3),
  }));
  return spots.toSorted((a, b) => worth(a) - worth(b))[0] ?? target;
};
const isFar = (a: { x: number; y: number }, b: { x: number; y: number }): boolean =>
  Math.hypot(b.x - a.x, b.y - a.y) > CELL * 1.6;

export const PlannedPath = (props: Drawn) => {
  const plan = () => props.match.shownPlan();
  const start = () => startOf(props.match);
  const line = (): string => {
    const from = start();
    const path = plan()?.path ?? [];
    return [...(from ? [from] : []), ...path]
      .map((square, i) => `${i === 0 ? 'M' : 'L'}${props.at(square).x} ${props.at(square).y}`)
      .join('');
  };
  const last = (): string => {
    const to = targetOf(props.match);
    const from = plan()?.path.at(-1) ?? start();
    if (!to || !from) return '';
    return `M${props.at(from).x} ${props.at(from).y}L${props.at(to).x} ${props.at(to).y}`;
  };
  const far = (): boolean => {
    const to = targetOf(props.match);
    const from = plan()?.path.at(-1) ?? start();
    return to !== null && from !== null && from !== undefined && isFar(props.at(from), props.at(to));
  };
  return (
    <Show when={plan()}>
      {shown => (
        <g class="p-plan" classList={{ 'p-plan--firm': props.match.aim() !== null }}>
          <Show when={shown().path.length > 0}>
            <path class="p-path" d={line()} />
            <path class="p-path p-path--in" d={line()} />
          </Show>
          <Show when={endOf(props.match)}>
            {to => (
              <For each={['p-target', 'p-target p-target--in']}>
                {look => (
                  <rect
                    class={look}
                    x={props.at(to()).x - 17}
                    y={props.at(to()).y - 17}
                    width="34"
                    height="34"
                    rx="6"
                  />
                )}
              </For>
            )}
          </Show>
          <Show when={last() !== ''}>
            <path class="p-path" classList={{ 'p-throw': far() }} d={last()} />
            <path class="p-path p-path--in" classList={{ 'p-throw': far() }} d={last()} />
            <Show when={targetOf(props.match)}>
              {to => <circle class="p-aimed" cx={props.at(to()).x} cy={props.at(to()).y} r="22" />}
            </Show>
          </Show>
        </g>
      )}
    </Show>
  );
};

/** The number of a plan: a chance, or what it wins in its place; framed where it lies in the frame of the last square. */
interface Whole {
  readonly x: number;
  readonly y: number;
  readonly chance: number;
  readonly framed: boolean;
  readonly label?: string;
}
export const PlanNumbers = (props: Drawn) => {
  const plan = () => props.match.shownPlan();
  /** The dice of a block, or what a throw needs: halfway to the target. */
  const deedPill = () => {
    const roll = plan()?.roll;
    const to = targetOf(props.match);
    const from = plan()?.path.at(-1) ?? startOf(props.match);
    if (!roll || roll.kind === 'none' || !to || !from) return null;
    const [a, b] = [props.at(from), props.at(to)];
    const text = roll.kind === 'block' ? t.match.dice(roll.dice) : `${roll.needs}+`;
    return isFar(a, b)
      ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, text }
      : {
          ...freeSpot(props.match, props.at, to, pillOf(text), freeSpot(props.match, props.at, to, CHANCE, null)),
          text,
        };
  };
  /** Every roll on the way where it is made; two on one square share a pill. */
  const pills = createMemo(() => {
    const found = new Map<string, { x: number; y: number; text: string }>();
    for (const roll of plan()?.risk?.rolls ?? []) {
      if (!roll.at) continue;
      const key = roll.at.join();
      const { x, y } = props.at(roll.at);
      const before = found.get(key);
      found.set(key, { x, y: y - 24, text: `${before ? `${before.text} ` : ''}${roll.needs}+` });
    }
    const deed = deedPill();
    return deed ? [...found.values(), deed] : [...found.values()];
  });
  /** The chance of the whole plan: on the square where a walk ends, above whom something is done to. */
  const whole = createMemo((): Whole | null => {
    const shown = plan();
    if (!shown) return null;
    const known = props.match.reckoned();
    const exact = known?.key === keyOfPlan(shown) ? known.odds?.success : undefined;
    if (shown.to && shown.path.length > 0 && shown.risk && shown.risk.chance < 1)
      return { ...props.at(shown.to), chance: exact ?? shown.risk.chance, framed: false };
    if (shown.to && shown.points)
      return { ...props.at(shown.to), chance: 1, framed: true, label: t.match.overlay.points(shown.points) };
    const to = targetOf(props.match);
    const end = endOf(props.match);
    const there = shown.from?.find(one => sameSquare(one.square, end))?.chance;
    // A throw after a walk: its number stands where it is thrown from, in place of the one the way hides.
    if (end && there !== undefined) return { ...props.at(end), chance: exact ?? there, framed: true };
    if (!to || exact === undefined) return null;
    return { ...freeSpot(props.match, props.at, to, CHANCE, null), chance: exact, framed: false };
  });
  return (
    <g class="p-numbers" aria-hidden="true">
      <For each={pills()}>
        {pill => (
          <g class="p-need" transform={`translate(${pill.x} ${pill.y})`}>
            <rect x={-8 - 4 * pill.text.length} y="-10" width={16 + 8 * pill.text.length} height="20" rx="10" />
            <text y="1">{pill.text}</text>
          </g>
        )}
      </For>
      <Show when={whole()}>
        {end => (
          <g transform={`translate(${end().x} ${end().y})`}>
            <rect
              class={`p-odds p-odds-${rampOf(end().chance)}`}
              x={end().framed ? -14.5 : -19}
              y="-14"
              width={end().framed ? 29 : 38}
              height="28"
              rx={end().framed ? 3 : 6}
            />
            <text class={`p-oddstext p-oddstext--whole p-oddstext-${rampOf(end().chance)}`} y="1">
              {end().label ?? t.percent(end().chance)}
            </text>
          </g>
        )}
      </Show>
    </g>
  );
};
