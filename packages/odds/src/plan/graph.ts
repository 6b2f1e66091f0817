/** What can happen, as a graph: nodes where a course of events parts, which of them to look at next, and what they are worth. */
import type { Position } from '@ironpitch/engine';
import { type Edges, isBetter, isClose, nothing, SUCCESS, UNRESOLVED, type Vector } from './vector.ts';

const SWEEPS_MAX = 400;
/** How coarsely nodes are told apart by how likely they are, and the rarest ones. Among equals those found last come first. */
const DOUBLINGS = 5;
const RARITY_MAX = 20;
/** Whether the planning coach re-rolls: as well as can be, or nothing at all. */
export const Rerolls = { used: 1, kept: 2, either: 3 } as const;
export type Rerolls = (typeof Rerolls)[keyof typeof Rerolls];
/** An answer, which step of the plan comes after it, and for whom it is one. */
export interface Move {
  readonly answer: number;
  readonly step: number;
  readonly rerolls: Rerolls;
}
/** A place where a course of events can part: a coach chooses, or dice fall. */
export interface Node {
  readonly step: number;
  readonly flags: number;
  /** How likely it is to come to this when all choices lead here, as it was first found. */
  readonly likely: number;
  /** Until the node has been looked at. */
  position: Position | undefined;
  /** Dice of the step about to be taken that have fallen already. */
  fallen: readonly number[];
  /** 1: the planning coach chooses; -1: the other one; 0: dice, or nothing more. */
  chooser: 1 | -1 | 0;
  /** By move, where it leads; for dice one list with all outcomes. */
  readonly ways: Edges<Node>[];
  moves: readonly Move[];
  /** The way chosen, by whether the planning coach re-rolls. */
  chosen: number;
  chosenKeeping: number;
  /** When it was come to while circles were looked for, and the earliest such node that it leads back to. */
  entered: number;
  earliest: number;
  value: Vector;
  /** The most that the chance of success can be, whatever was not followed. */
  most: number;
}

export const newNode = (step: number, flags: number, likely: number): Node => ({
  step,
  flags,
  likely,
  position: undefined,
  fallen: [],
  chooser: 0,
  ways: [],
  moves: [],
  chosen: 0,
  chosenKeeping: 0,
  entered: 0,
  earliest: 0,
  value: nothing(),
  most: 0,
});

/** Nodes still to be looked at, the likeliest first: what is left in the end matters least. */
export class Waiting {
  private readonly byRarity: Node[][] = [];
  private first = 0;
  push(node: Node): void {
    const rarity = Math.min(RARITY_MAX, Math.floor(-Math.log2(node.likely) / DOUBLINGS));
    this.byRarity[rarity] ??= [];
    this.byRarity[rarity]?.push(node);
    this.first = Math.min(this.first, rarity);
  }
  pop(): Node | undefined {
    while (this.first < this.byRarity.length) {
      const node = this.byRarity[this.first]?.pop();
      if (node !== undefined) return node;
      this.first++;
    }
    return undefined;
  }
}

/** Works values out from the end to the beginning; where a ball bounces in circles, again and again until it rests. */
export const weigh = (components: readonly (readonly Node[])[], rerolls: Rerolls): void => {
  const [best, value] = [nothing(), nothing()];
  for (const nodes of components) {
    for (const node of nodes) if (node.ways.length > 0) node.value.fill(0);
    for (let sweep = 0; sweep < SWEEPS_MAX; sweep++) {
      let settled = true;
      for (const node of nodes) {
        if (node.ways.length === 0) continue;
        choose(node, rerolls, best, value);
        if (!isClose(node.value, best)) settled = false;
        node.value.set(best);
      }
      if (settled || (nodes.length === 1 && !leadsToItself(nodes[0] as Node))) break;
    }
  }
};
const leadsToItself = (node: Node): boolean => node.ways.some(({ nodes }) => nodes.includes(node));
/** What the chooser of the node would rather have goes into `best`. */
const choose = (node: Node, rerolls: Rerolls, best: Vector, value: Vector): void => {
  let chosen = -1;
  for (let i = 0; i < node.ways.length; i++) {
    if (((node.moves[i]?.rerolls ?? Rerolls.either) & rerolls) === 0) continue;
    (node.ways[i] as Edges<Node>).expect(value);
    if (chosen >= 0 && !isBetter(value, best, node.chooser as 1 | -1)) continue;
    best.set(value);
    chosen = i;
  }
  if (rerolls === Rerolls.used) node.chosen = chosen;
  else node.chosenKeeping = chosen;
};
/** What success can come to at most when everything that was not followed succeeds, for whoever is at the root. */
export const weighMost = (components: readonly (readonly Node[])[], rerolls: Rerolls): void => {
  for (const nodes of components) {
    for (const node of nodes) node.most = node.ways.length > 0 ? 0 : mostOf(node.value);
    for (let sweep = 0; sweep < SWEEPS_MAX; sweep++) {
      let change = 0;
      for (const node of nodes) {
        if (node.ways.length === 0) continue;
        const most = mostFrom(node, rerolls);
        change = Math.max(change, Math.abs(most - node.most));
        node.most = most;
      }
      if (change < SETTLED || (nodes.length === 1 && !leadsToItself(nodes[0] as Node))) break;
    }
  }
};
const SETTLED = 1e-15;
const mostOf = (value: Vector): number => (value[SUCCESS] as number) + (value[UNRESOLVED] as number);
const mostFrom = (node: Node, rerolls: Rerolls): number => {
  let most = -1;
  for (let i = 0; i < node.ways.length; i++) {
    if (((node.moves[i]?.rerolls ?? Rerolls.either) & rerolls) === 0) continue;
    const one = (node.ways[i] as Edges<Node>).most();
    if (most < 0 || node.chooser * (one - most) > 0) most = one;
  }
  return most;
};
/** Nodes that lead to each other in circles, together; each such set after all that it leads to (Tarjan's algorithm). */
export const componentsFrom = (root: Node): Node[][] => {
  const components: Node[][] = [];
  const open: Node[] = [];
  const path: { readonly node: Node; readonly next: readonly Node[]; at: number }[] = [];
  let entered = 0;
  const enter = (node: Node): void => {
    node.entered = ++entered;
    node.earliest = entered;
    open.push(node);
    path.push({ node, next: node.ways.flatMap(({ nodes }) => nodes), at: 0 });
  };
  const leave = (node: Node): void => {
    path.pop();
    const before = path.at(-1)?.node;
    if (before !== undefined) before.earliest = Math.min(before.earliest, node.earliest);
    if (node.earliest !== node.entered) return;
    const component = open.splice(open.lastIndexOf(node)).reverse();
    for (const one of component) one.earliest = CLOSED;
    components.push(component);
  };
  enter(root);
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const next = top.next[top.at++];
    if (next === undefined) leave(top.node);
    else if (next.entered === 0) enter(next);
    else if (next.earliest !== CLOSED) top.node.earliest = Math.min(top.node.earliest, next.entered);
  }
  return components;
};
const CLOSED = Number.POSITIVE_INFINITY;
