/** Makes a failing input as small as it can be while it fails for the same cause. */
import { type Node, parsed, placesIn, plain, written } from './json.ts';

const TRIES_MAX = 600;
const TIME_MAX_MS = 10_000;

export const shrink = async (input: string, fails: (input: string) => Promise<boolean>): Promise<string> => {
  const until = performance.now() + TIME_MAX_MS;
  let tries = 0;
  const still = async (candidate: string): Promise<boolean> => {
    if (tries++ >= TRIES_MAX || performance.now() > until) return false;
    return fails(candidate);
  };
  const byStructure = await shrinkTree(input, still);
  return shrinkText(byStructure, still);
};

/** Leaves out parts of lists and objects, or puts something plain in their place. */
const shrinkTree = async (input: string, still: (candidate: string) => Promise<boolean>): Promise<string> => {
  let tree: Node;
  try {
    tree = parsed(input);
    if (!(await still(written(tree)))) return input; // it fails by how it is written
  } catch {
    return input;
  }
  const root: Node = { kind: 'list', items: [tree] };
  const now = (): string => written(root.items[0] as Node);
  const visit = async (node: Node): Promise<void> => {
    if (node.kind === 'plain') return;
    const list: unknown[] = node.kind === 'object' ? node.entries : node.items;
    for (let size = list.length; size >= 1; size = size >> 1)
      for (let at = list.length - size; at >= 0; at -= size) {
        const removed = list.splice(at, size);
        if (!(await still(now()))) list.splice(at, 0, ...removed);
      }
    for (const place of placesIn(node)) {
      if (place.node.kind === 'plain') {
        if (place.node.text.length > 20)
          await shorten(place.node.text, text => tryAt(place.replace, place.node, plain(text)));
        continue;
      }
      if (!(await tryAt(place.replace, place.node, plain('0')))) await visit(place.node);
    }
  };
  const tryAt = async (replace: (node: Node) => void, old: Node, other: Node): Promise<boolean> => {
    replace(other);
    if (await still(now())) return true;
    replace(old);
    return false;
  };
  await visit(root.items[0] as Node);
  return now();
};
const shorten = async (text: string, works: (text: string) => Promise<boolean>): Promise<void> => {
  const inner = text.startsWith('"') ? text.slice(1, -1) : text;
  const quote = text.startsWith('"') ? '"' : '';
  for (let length = inner.length >> 1; length > 0; length = length >> 1)
    if (!(await works(quote + inner.slice(0, length) + quote))) return;
};
/** Leaves out runs of signs, the longest first. */
const shrinkText = async (input: string, still: (candidate: string) => Promise<boolean>): Promise<string> => {
  let text = input;
  for (let size = text.length >> 1; size >= 1; size = size >> 1)
    for (let at = 0; at < text.length; ) {
      const candidate = text.slice(0, at) + text.slice(at + size);
      if (await still(candidate)) text = candidate;
      else at += size;
    }
  return text;
};
