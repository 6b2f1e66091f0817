/** Marks on a chart that would lie on each other: later ones give way, up or down, as little as they must. */
export interface Dot {
  /** In parts of the chart, from the left and from the top. */
  readonly x: number;
  readonly y: number;
}
const overlap = (a: Dot, b: Dot, width: number, height: number): boolean =>
  Math.abs(a.x - b.x) < width && Math.abs(a.y - b.y) < height;

/** The same dots in their order, none on another and all within the chart; `width` and `height` are a dot's own. */
export const spread = (dots: readonly Dot[], width: number, height: number): Dot[] => {
  const placed: Dot[] = [];
  for (const dot of dots) {
    const near = placed.filter(other => Math.abs(other.x - dot.x) < width);
    // Free places lie where it would be, and right above and below whoever is in its way.
    const places = [dot.y, ...near.flatMap(({ y }) => [y - height, y + height])]
      .filter(y => y >= 0 && y <= 1)
      .map(y => ({ x: dot.x, y }))
      .filter(place => near.every(other => !overlap(place, other, width, height - EPSILON)))
      .sort((a, b) => Math.abs(a.y - dot.y) - Math.abs(b.y - dot.y));
    placed.push(places[0] ?? dot);
  }
  return placed;
};
/** Right beside each other is not on each other, however it is rounded. */
const EPSILON = 1e-9;
