/** JSON as it is written, not as it is read: a key may come twice, a number may be too large for one. */

export type Node =
  | { readonly kind: 'object'; readonly entries: [key: string, value: Node][] }
  | { readonly kind: 'list'; readonly items: Node[] }
  | { readonly kind: 'plain'; readonly text: string };

export const plain = (text: string): Node => ({ kind: 'plain', text });
export const string = (text: string): Node => plain(JSON.stringify(text));

export const nodeOf = (value: unknown): Node => {
  if (Array.isArray(value)) return { kind: 'list', items: value.map(nodeOf) };
  if (typeof value === 'object' && value !== null)
    return { kind: 'object', entries: Object.entries(value).map(([key, one]) => [key, nodeOf(one)]) };
  return plain(JSON.stringify(value));
};
export const parsed = (text: string): Node => nodeOf(JSON.parse(text));

export const written = (node: Node): string => {
  if (node.kind === 'plain') return node.text;
  if (node.kind === 'list') return `[${node.items.map(written).join(',')}]`;
  return `{${node.entries.map(([key, value]) => `${JSON.stringify(key)}:${written(value)}`).join(',')}}`;
};
export const copyOf = (node: Node): Node => {
  if (node.kind === 'plain') return node;
  if (node.kind === 'list') return { kind: 'list', items: node.items.map(copyOf) };
  return { kind: 'object', entries: node.entries.map(([key, value]) => [key, copyOf(value)]) };
};

/** A place in a tree where a value stands. */
export interface Place {
  readonly node: Node;
  replace(node: Node): void;
}
export const placesIn = (node: Node): Place[] =>
  node.kind === 'plain'
    ? []
    : node.kind === 'list'
      ? node.items.map((one, i) => ({ node: one, replace: other => node.items.splice(i, 1, other) }))
      : node.entries.map(entry => ({
          node: entry[1],
          replace: other => {
            entry[1] = other;
          },
        }));
const TEXTS = /"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?/g;
/** Every key, at any depth. */
export const keysIn = (text: string): Set<string> => {
  const keys = new Set<string>();
  for (const [, key = '', colon] of text.matchAll(TEXTS)) {
    if (colon === undefined) continue;
    try {
      keys.add(JSON.parse(`"${key}"`) as string);
    } catch {
      keys.add(key);
    }
  }
  return keys;
};
