/** Which part of the pitch is looked at: all of it, or a window that fingers pull open and push around. */
import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { Layout } from './geometry.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Window extends Point {
  readonly width: number;
  readonly height: number;
}
const MOST = 3.2;
const DOUBLE_TAP = 2;
/** Nearer than this to the whole pitch it is the whole pitch. */
const WHOLE = 1.04;

/** The window of this scale around a point, kept inside the drawing. */
export const windowAt = ({ width, height }: Layout, scale: number, middle: Point): Window => {
  const s = Math.min(MOST, Math.max(1, scale));
  const [w, h] = [width / s, height / s];
  const inside = (at: number, size: number, all: number): number => Math.min(all - size, Math.max(0, at - size / 2));
  return { x: inside(middle.x, w, width), y: inside(middle.y, h, height), width: w, height: h };
};
/** The window after what lay under `from` has come to lie under `to`, so much larger. All in units of the drawing. */
export const pulled = (layout: Layout, before: Window, larger: number, from: Point, to: Point): Window => {
  const scale = Math.min(MOST, Math.max(1, (layout.width / before.width) * larger));
  const factor = layout.width / before.width / scale;
  const middle = {
    x: from.x + (before.x + before.width / 2 - to.x) * factor,
    y: from.y + (before.y + before.height / 2 - to.y) * factor,
  };
  return windowAt(layout, scale, middle);
};
export const createZoom = (layout: Accessor<Layout>) => {
  const [held, hold] = createSignal<Window | null>(null);
  const whole = (): Window => ({ x: 0, y: 0, width: layout().width, height: layout().height });
  // A pitch that lies otherwise is seen whole.
  const shown = createMemo(() => {
    const now = held();
    const fits = now && Math.abs(now.width / now.height - layout().width / layout().height) < 0.001;
    return fits ? now : whole();
  });
  const set = (next: Window): void => void hold(layout().width / next.width < WHOLE ? null : next);
  return {
    shown,
    isIn: () => shown().width < layout().width,
    reset: () => void hold(null),
    pull: (larger: number, from: Point, to: Point) => set(pulled(layout(), shown(), larger, from, to)),
    /** In where one sees everything, else out. */
    tap: (at: Point) => (held() ? hold(null) : set(windowAt(layout(), DOUBLE_TAP, at))),
    around: (at: Point, scale: number) => set(windowAt(layout(), scale, at)),
    moveTo: (at: Point) => set(windowAt(layout(), layout().width / shown().width, at)),
  };
};
export type Zoom = ReturnType<typeof createZoom>;
