/** The pitch with everything on it: ground, overlays, players, balls, the plan under the finger. It knows no rule. */
import type { SquareName } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { createEffect, createMemo, createSignal, For, lazy, on, onCleanup, onMount, Show, Suspense } from 'solid-js';
import type { Match } from '../match/match.ts';
import { playerName } from '../match/names.ts';
import { DISC_BELOW } from './Disc.tsx';
import { Sprite } from './Figure.tsx';
import { Goals } from './Goals.tsx';
import { Ground } from './Ground.tsx';
import { CELL, centre, type Lie, layoutOf, lieFor, sameSquare, squareAt } from './geometry.ts';
import { BallOdds, Bar, Landed, PushArrow, SoftMark, Spot } from './Marks.tsx';
import { Overview } from './Overview.tsx';
import { PlacedFigure, PlacedNumber } from './PlacedFigure.tsx';
import { PlanNumbers, PlannedPath } from './PlannedPath.tsx';
import { Boards, Flags, Stands } from './Stadium.tsx';
import { Falls, TrailNumbers, Trails } from './Trails.tsx';
import { createZoom, type Point } from './zoom.ts';

const BALLS: Readonly<Record<string, string>> = {
  ordinary: 'i-ball',
  runeBall: 'i-ball-rune',
  spikeyBall: 'i-ball-spiky',
  squigBall: 'i-ball-squig',
};

/** Comes while the match is looked at: long before anybody scores. */
const celebration = () => import('./Celebration.tsx');
const Celebration = lazy(async () => ({ default: (await celebration()).Celebration }));
const Hero = lazy(async () => ({ default: (await celebration()).Hero }));

const LONG_PRESS_MS = 450;
const DRAG_FROM = 8;
const TAPS_MS = 320;
/** Below so many pixels a square, the surroundings of a player in hand are shown so much larger. */
const NEAR_BELOW = 24;
const NEAR = 1.7;

/** A finger or a button that is down. */
interface Press {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly x: number;
  readonly y: number;
  readonly square: SquareName;
  long: boolean;
  /** Settled once the player that is dragged is in hand. */
  drag: Promise<void> | undefined;
  /** Who is dragged. */
  player?: string | undefined;
}
const isFar = ({ x, y }: Press, event: PointerEvent): boolean =>
  Math.hypot(event.clientX - x, event.clientY - y) > DRAG_FROM;

export const Pitch = (props: { match: Match; tall: boolean; lie?: Lie }) => {
  const { match } = props;
  const view = () => match.snapshot().view;
  const layout = createMemo(() => layoutOf(view().ground, props.lie ?? lieFor(props.tall, match.snapshot().viewer)));
  const at = (square: SquareName) => centre(layout(), square);
  const sky = () => match.face.sky(view());
  let svg: SVGSVGElement | undefined;
  let press: Press | undefined;
  const zoom = createZoom(layout);
  /** Fingers on the pitch, in pixels. */
  const fingers = new Map<number, Point>();
  let tapped: { readonly at: number; readonly square: SquareName } | undefined;
  /** How many pixels a square has. */
  const [square, setSquare] = createSignal(CELL);
  /** The same where only a part is seen. */
  const pixels = (): number => (square() * layout().width) / zoom.shown().width;
  const isSmall = createMemo(() => pixels() < DISC_BELOW);
  onMount(() => {
    if (!svg) return;
    // Should it not come, a touchdown is told all the same.
    void celebration().catch(() => {});
    const drawn = new ResizeObserver(() =>
      setSquare((CELL * (svg?.getScreenCTM()?.a ?? 1) * zoom.shown().width) / layout().width),
    );
    drawn.observe(svg);
    onCleanup(() => drawn.disconnect());
  });
  /** Where squares are small and fingers are not, whoever is taken in hand is seen from nearer by. */
  createEffect(
    on(match.selected, id => {
      const where = id === null ? null : whereIs(id);
      if (square() >= NEAR_BELOW || !props.tall || !matchMedia('(pointer: coarse)').matches) return;
      if (where) zoom.around(at(where), NEAR);
      else zoom.reset();
    }),
  );
  const inDrawing = (x: number, y: number): Point => new DOMPoint(x, y).matrixTransform(svg?.getScreenCTM()?.inverse());
  /** Two fingers pull the pitch, one pushes what is not all seen; true: nobody is clicked. */
  const pull = (event: PointerEvent): boolean => {
    const before = fingers.get(event.pointerId);
    if (!before || !svg) return false;
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    const now = { x: event.clientX, y: event.clientY };
    fingers.set(event.pointerId, now);
    const [other] = others;
    if (other) {
      if (press) clearTimeout(press.timer);
      press = undefined;
      const apart = (a: Point): number => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
      const middle = (a: Point): Point => inDrawing((a.x + other.x) / 2, (a.y + other.y) / 2);
      zoom.pull(apart(now) / apart(before), middle(before), middle(now));
      return true;
    }
    if (!zoom.isIn() || !press || match.playerAt(press.square) || !isFar(press, event)) return false;
    clearTimeout(press.timer);
    press.long = true;
    zoom.pull(1, inDrawing(before.x, before.y), inDrawing(now.x, now.y));
    return true;
  };
  const lift = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  /** Two taps on a place that means nothing else: nearer, or back to the whole. */
  const isSecondTap = (event: PointerEvent, square: SquareName): boolean => {
    const before = tapped;
    const isFree = event.pointerType === 'touch' && match.selected() === null && !match.playerAt(square);
    tapped =
      isFree && !match.overlay().reach.some(one => sameSquare(one.square, square))
        ? { at: event.timeStamp, square }
        : undefined;
    return tapped !== undefined && before !== undefined && tapped.at - before.at < TAPS_MS;
  };

  const squareUnder = (event: PointerEvent | MouseEvent): SquareName | null => {
    const matrix = svg?.getScreenCTM();
    if (!matrix) return null;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return squareAt(layout(), point.x, point.y);
  };
  const onDown = (event: PointerEvent): void => {
    match.setCursor(null);
    if (event.pointerType === 'touch') fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const square = squareUnder(event);
    if (!square || fingers.size > 1) return;
    const timer = setTimeout(() => {
      if (!press) return;
      press.long = true;
      match.setInspected(match.playerAt(square)?.id ?? null);
    }, LONG_PRESS_MS);
    press = { timer, x: event.clientX, y: event.clientY, square, long: false, drag: undefined };
  };
  /** A player that is dragged is in hand at once: the way to the square under the pointer is drawn. */
  const dragFrom = (started: Press): void => {
    clearTimeout(started.timer);
    const player = match.playerAt(started.square);
    started.drag = player && player.id !== match.selected() ? match.select(player.id) : Promise.resolve();
    started.player = player?.id;
  };
  const onMove = (event: PointerEvent): void => {
    if (pull(event)) return;
    const square = squareUnder(event);
    if (press && !press.long && !press.drag && isFar(press, event) && !sameSquare(square, press.square))
      dragFrom(press);
    if (!sameSquare(square, match.hover())) match.setHover(square);
    // On an upright pitch the card would lie on the question: there it takes a long press.
    if (event.pointerType === 'mouse' && !props.tall) {
      const there = square ? match.playerAt(square) : undefined;
      if ((there?.id ?? null) !== match.inspected()) match.setInspected(there?.id ?? null);
    }
  };
  /** A drag is two clicks: on the player, and on the square where it is let go, which still asks to be confirmed. */
  const onUp = async (event: PointerEvent): Promise<void> => {
    lift(event);
    const started = press;
    press = undefined;
    if (!started) return;
    clearTimeout(started.timer);
    const square = squareUnder(event);
    if (started.long || !square) return;
    if (!started.drag && isSecondTap(event, square)) return void zoom.tap(inDrawing(event.clientX, event.clientY));
    await started.drag;
    if (started.player === undefined || started.player === match.selected()) match.clickSquare(square);
  };
  const onLeave = (event: PointerEvent): void => {
    lift(event);
    match.setHover(null);
    match.setInspected(null);
    if (press) clearTimeout(press.timer);
    press = undefined;
  };

  /** Squares the drawn way goes over, or a ball may come down on: their numbers would only be in its way. */
  const crossed = createMemo(
    () =>
      new Set(
        [...(match.shownPlan()?.path ?? []), ...match.around().landings.map(landing => landing.square)].map(square =>
          square.join(),
        ),
      ),
  );
  const onPitch = createMemo(() => view().players.filter(p => p.square !== null));
  const loose = createMemo(() => view().balls.filter(ball => ball.holder === null));
  const isLoose = (square: SquareName): boolean => loose().some(ball => sameSquare(ball.square, square));
  const whereIs = (id: string): SquareName | null => view().players.find(p => p.id === id)?.square ?? null;
  const inHandAt = (): Point | null => {
    const where = whereIs(match.selected() ?? '');
    return where ? at(where) : null;
  };
  const holds = createMemo(() =>
    view().holds.flatMap(([home, away]) => {
      const [from, to] = [whereIs(home), whereIs(away)];
      return from && to ? [{ from: at(from), to: at(to) }] : [];
    }),
  );
  /** Whom the question or the player in hand may be about; once somebody is aimed at, that one alone. */
  const isTarget = (id: string): boolean => {
    const aimedAt = match.aim()?.target;
    return match.overlay().targets.includes(id) && (aimedAt == null || aimedAt === id);
  };
  const about = () => match.snapshot().question?.about.player;
  const describe = (): string => {
    const chosen = view().players.find(p => p.id === match.selected());
    return chosen?.square ? t.match.chosen(playerName(chosen), t.square(chosen.square)) : '';
  };
  return (
    <>
      <svg
        ref={el => {
          svg = el;
        }}
        class="pitch"
        classList={{ stone: view().ground.surface === 'stone', grass: view().ground.surface === 'grass' }}
        viewBox={`${zoom.shown().x} ${zoom.shown().y} ${zoom.shown().width} ${zoom.shown().height}`}
        data-width={layout().width}
        data-height={layout().height}
        role="group"
        aria-label={t.match.describe(describe())}
        data-lie={layout().lie}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onUp}
        onPointerLeave={onLeave}
        onPointerCancel={onLeave}
        onContextMenu={event => event.preventDefault()}
      >
        <title>{t.match.describe('')}</title>
        <defs>
          <For each={['home', 'away'] as const}>
            {side => (
              <pattern
                id={`zone-${side}`}
                width="8"
                height="8"
                patternUnits="userSpaceOnUse"
                patternTransform={`rotate(${side === 'home' ? 45 : -45})`}
              >
                <line class={`p-heldline p-heldline--${side}`} x1="0" y1="0" x2="0" y2="8" />
              </pattern>
            )}
          </For>
        </defs>
        <Show when={layout().lie === 'wide'}>
          <Stands layout={layout()} sky={sky()} />
        </Show>
        <Boards layout={layout()} />
        <Show when={layout().lie === 'wide'}>
          <Flags layout={layout()} />
        </Show>
        <Ground ground={view().ground} layout={layout()} teams={view().teams} sky={sky()} />
        <Show when={match.cheered()}>
          <Suspense>
            <Celebration match={match} layout={layout()} at={at} />
          </Suspense>
        </Show>
        <g aria-hidden="true">
          <For each={match.overlay().guarded}>
            {square => <rect class="p-hatch" x={at(square).x - 20} y={at(square).y - 20} width={CELL} height={CELL} />}
          </For>
          <Show when={match.overlay().zones}>
            {zones => (
              <For each={zones()}>
                {(squares, side) => (
                  <For each={squares}>
                    {square => (
                      <rect
                        class={`p-held p-held--${side() === 0 ? 'home' : 'away'}`}
                        x={at(square).x - 20}
                        y={at(square).y - 20}
                        width={CELL}
                        height={CELL}
                        fill={`url(#zone-${side() === 0 ? 'home' : 'away'})`}
                      />
                    )}
                  </For>
                )}
              </For>
            )}
          </Show>
          <For each={match.overlay().reach}>
            {one => (
              <Show
                when={one.kind !== 'reach' && one.kind !== 'chance' && one.kind !== 'band'}
                fallback={<SoftMark one={one} at={at(one.square)} crossed={crossed().has(one.square.join())} />}
              >
                <rect
                  class={`p-mark p-mark--${one.kind}`}
                  x={at(one.square).x - 16.5}
                  y={at(one.square).y - 16.5}
                  width="33"
                  height="33"
                  rx="5"
                />
                <Show when={!crossed().has(one.square.join()) && one.label}>
                  <text class="p-oddstext p-oddstext--far p-oddstext-5" x={at(one.square).x} y={at(one.square).y + 1}>
                    {one.label}
                  </text>
                </Show>
                <Show when={one.kind === 'gain' && one.chance !== undefined && !isLoose(one.square)}>
                  <text class="p-oddstext p-oddstext--far p-oddstext-5" x={at(one.square).x} y={at(one.square).y + 1}>
                    {t.percent(one.chance ?? 1)}
                  </text>
                </Show>
                <Show when={one.from}>{from => <PushArrow from={at(from())} to={at(one.square)} />}</Show>
              </Show>
            )}
          </For>
          <For each={holds()}>
            {({ from, to }) => (
              <>
                <line class="p-link" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
                <line class="p-link p-link--in" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
              </>
            )}
          </For>
          <For each={match.around().landings}>{landing => <Landed landing={landing} at={at(landing.square)} />}</For>
          <Show when={match.overlay().spot}>
            {spot => <Spot at={at(spot().at)} from={spot().from === null ? null : at(spot().from as SquareName)} />}
          </Show>
          <Show when={match.changed()}>{changed => <Trails changed={changed()} at={at} />}</Show>
          <Goals match={match} at={at} />
          <PlannedPath match={match} at={at} />
          <Show when={match.cursor()}>
            {square => (
              <rect class="p-cursor" x={at(square()).x - 19} y={at(square()).y - 19} width="38" height="38" rx="4" />
            )}
          </Show>
        </g>
        <For each={loose()}>
          {ball => (
            <g
              class="p-ball"
              role="img"
              aria-label={`${t.blitz.balls[ball.kind] ?? ball.kind}, ${t.square(ball.square)}`}
              style={{ transform: `translate(${at(ball.square).x - 15}px, ${at(ball.square).y - 15}px)` }}
            >
              <Sprite id={BALLS[ball.kind] ?? 'i-ball'} size={30} />
            </g>
          )}
        </For>
        <g aria-hidden="true">
          <For
            each={match
              .overlay()
              .reach.filter(one => one.kind === 'gain' && one.chance !== undefined && isLoose(one.square))}
          >
            {one => <BallOdds chance={one.chance ?? 1} at={at(one.square)} />}
          </For>
        </g>
        <For each={onPitch()}>
          {player => (
            <PlacedFigure
              player={player}
              match={match}
              at={at}
              selected={match.selected() === player.id || (match.selected() === null && about() === player.id)}
              targeted={isTarget(player.id)}
              quiet={match.plans().length > 0 && match.aim() === null}
              ready={match.canAct(player.id)}
              small={isSmall()}
            />
          )}
        </For>
        <Show when={!isSmall()}>
          <g aria-hidden="true">
            <For each={onPitch()}>
              {player => <PlacedNumber player={player} match={match} at={at} small={false} pixels={pixels()} />}
            </For>
          </g>
        </Show>
        <g aria-hidden="true">
          <For each={match.around().helps}>
            {help => {
              const ends = () => [whereIs(help.from), whereIs(help.to)] as const;
              return (
                <Show when={ends()[0] && ends()[1]}>
                  <Bar from={at(ends()[0] as SquareName)} to={at(ends()[1] as SquareName)} against={help.against} />
                </Show>
              );
            }}
          </For>
          <For each={match.around().inTheWay.map(whereIs)}>
            {square => (
              <Show when={square}>
                {where => (
                  <>
                    <circle class="p-way" cx={at(where()).x} cy={at(where()).y} r="19" />
                    <circle class="p-way p-way--in" cx={at(where()).x} cy={at(where()).y} r="19" />
                  </>
                )}
              </Show>
            )}
          </For>
        </g>
        <Show when={match.changed()}>
          {changed => (
            <>
              <Falls changed={changed()} at={at} />
              <TrailNumbers
                changed={changed()}
                at={at}
                isTaken={square => match.playerAt(square) !== undefined}
                pixels={pixels()}
              />
            </>
          )}
        </Show>
        <PlanNumbers match={match} at={at} />
        <Show when={match.cheered()}>
          <Suspense>
            <Hero match={match} at={at} />
          </Suspense>
        </Show>
      </svg>
      <Show when={zoom.isIn()}>
        <Overview zoom={zoom} layout={layout()} view={view()} at={at} avoid={inHandAt()} />
      </Show>
    </>
  );
};
