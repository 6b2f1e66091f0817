/** The chances of a plan as fractions: what the search has chosen, added up once more without rounding. */
import { type Counted, type Row, solve, sumOf } from './fraction.ts';
import { type Node, Rerolls } from './graph.ts';
import { type Edges, SIZE, UNRESOLVED } from './vector.ts';

/** Balls bounce in circles of up to so many positions; beyond it the numbers become longer than anybody would read. */
const CIRCLE_MAX = 64;
/** So many digits a denominator may have. */
const DIGITS_MAX = 400;

/** By place as in a vector, under one denominator; undefined where something was left out or takes too long. */
export const exactly = (root: Node, components: readonly (readonly Node[])[], rerolls: Rerolls): Row | undefined => {
  const met = reachable(root, rerolls);
  if (met === undefined) return undefined;
  const rows = new Map<Node, Row>();
  for (const component of components) {
    const nodes = component.filter(node => met.has(node));
    if (nodes.length > CIRCLE_MAX) return undefined;
    const found = rowsOf(nodes, rows, rerolls);
    if (found === undefined) return undefined;
    for (const [i, row] of found.entries()) {
      if (row.below > 10n ** BigInt(DIGITS_MAX)) return undefined;
      rows.set(nodes[i] as Node, row);
    }
  }
  return rows.get(root);
};
const wayOf = (node: Node, rerolls: Rerolls): Edges<Node> | undefined =>
  node.ways[rerolls === Rerolls.used ? node.chosen : node.chosenKeeping];
/** What can be met by whoever chooses as the search did; undefined when a chance among it is not exact. */
const reachable = (root: Node, rerolls: Rerolls): Set<Node> | undefined => {
  const met = new Set([root]);
  for (const node of met) {
    const way = wayOf(node, rerolls);
    if (way === undefined) {
      if (node.value[UNRESOLVED] !== 0) return undefined;
      continue;
    }
    if (!way.isExact) return undefined;
    for (const next of way.nodes) met.add(next);
  }
  return met;
};
const NEVER: Counted = { ways: 0, all: 1 };
const ZERO: readonly bigint[] = Array.from({ length: SIZE }, () => 0n);
const certain = (flags: number): Row => ({ above: ZERO.map((_, i) => (flags & (1 << i) ? 1n : 0n)), below: 1n });
const rowOfLeaf = (node: Node): Row => ({ above: Array.from(node.value, one => BigInt(one)), below: 1n });
const part = (row: Row, { ways, all }: Counted) => ({ row, ways: BigInt(ways), all: BigInt(all) });

/** Of nodes that lead to each other, or of one that does not lead to itself; undefined for a circle with no way out. */
const rowsOf = (nodes: readonly Node[], rows: ReadonlyMap<Node, Row>, rerolls: Rerolls): Row[] | undefined => {
  const known = nodes.map(node => {
    const way = wayOf(node, rerolls);
    if (way === undefined) return rowOfLeaf(node);
    const parts = Array.from(way.decided ?? [], ([flags, counted]) => part(certain(flags), counted));
    for (const [i, next] of way.nodes.entries()) {
      const row = rows.get(next);
      if (row !== undefined) parts.push(part(row, way.counted[i] as Counted));
    }
    return parts.length === 0 ? { above: ZERO, below: 1n } : sumOf(parts);
  });
  const inCircles = nodes.some(node => wayOf(node, rerolls)?.nodes.some(next => nodes.includes(next)));
  return inCircles ? solve(nodes.map((node, n) => equation(nodes, n, wayOf(node, rerolls), known[n] as Row))) : known;
};
/** The chance at a node less what it takes from others in the circle is what is known; in whole numbers. */
const equation = (nodes: readonly Node[], n: number, way: Edges<Node> | undefined, known: Row): bigint[] => {
  const factors = nodes.map((node, i) => {
    const { ways, all } = way?.counted[way.nodes.indexOf(node)] ?? NEVER;
    return { above: BigInt(i === n ? all - ways : -ways), below: BigInt(all) };
  });
  const below = factors.reduce((product, one) => product * one.below, known.below);
  return [
    ...factors.map(one => (one.above * below) / one.below),
    ...known.above.map(one => (one * below) / known.below),
  ];
};
