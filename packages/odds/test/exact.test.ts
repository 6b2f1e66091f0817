/** Chances as fractions, where the graph itself is the question. */
import { expect, test } from 'vitest';
import { exactly } from '../src/plan/exact.ts';
import { type Node, newNode, Rerolls } from '../src/plan/graph.ts';
import { Edges, leafValue } from '../src/plan/vector.ts';

const leads = (from: Node, ...to: readonly [Node, number, number][]): void => {
  const way = new Edges<Node>(true);
  for (const [node, ways, all] of to) way.add(node, ways / all, ways, all);
  from.ways.push(way);
};
const circle = (out: number): { readonly root: Node; readonly components: Node[][] } => {
  const [a, b, end] = [newNode(0, 0, 1), newNode(0, 0, 1), newNode(0, 0, 1)];
  end.value.set(leafValue(true, 0));
  leads(a, [b, 1, 1]);
  leads(b, [a, 6 - out, 6], ...(out > 0 ? [[end, out, 6] as [Node, number, number]] : []));
  return { root: a, components: [[end], [a, b]] };
};

test('a circle that is left for certain in the end', () => {
  const { root, components } = circle(1);
  const row = exactly(root, components, Rerolls.used);
  expect([row?.above[0], row?.below]).toEqual([1n, 1n]);
});
test('a circle with no way out has no chance to write down', () => {
  const { root, components } = circle(0);
  expect(exactly(root, components, Rerolls.used)).toBeUndefined();
});
