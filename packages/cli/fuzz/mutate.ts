/** How an input is changed: by its structure, as somebody who writes files by hand or by program would get it wrong. */
import type { Dice } from '@ironpitch/engine';
import { mutateText } from './bytes.ts';
import { oneIn, pickFrom } from './format.ts';
import { copyOf, type Node, type Place, parsed, placesIn, plain, string, written } from './json.ts';
import { NO_VALUES, ODD_KEYS, ODD_STRINGS, ODD_VALUES } from './odd.ts';

const STEPS_MAX = 4;
const BYTES_ONE_IN = 8;
/** How often the walk to a place stops at what holds others: the higher, the deeper are most changes. */
const STOPS_ONE_IN = 4;
const DEPTHS = [3, 50, 1000, 5000, 20_000];
const LENGTHS = [100, 301, 5000, 200_000];
const REPEATS = [3, 20, 300, 5000];

/** One of the trees, changed in a few places; pieces of the others may turn up in it. */
export const mutateJson = (dice: Dice, trees: readonly Node[]): string => {
  const root = { kind: 'list' as const, items: [copyOf(pickFrom(dice, trees))] };
  const steps = 1 + dice.pick(STEPS_MAX);
  for (let step = 0; step < steps; step++) pickFrom(dice, CHANGES)(dice, root, trees);
  const text = written(root.items[0] as Node);
  return oneIn(dice, BYTES_ONE_IN) ? mutateText(dice, text) : text;
};
export const treesOf = (texts: readonly string[]): Node[] => texts.map(parsed);

/** A place below `root`; shallow ones are as likely as deep ones, however many there are. */
const placeIn = (dice: Dice, root: Node): Place | undefined => {
  let found: Place | undefined;
  for (let places = placesIn(root); places.length > 0; places = placesIn(found.node)) {
    found = pickFrom(dice, places);
    if (oneIn(dice, STOPS_ONE_IN)) break;
  }
  return found;
};
/** Something that holds others, on the way to some place. */
const holderIn = (dice: Dice, root: Node): Exclude<Node, { kind: 'plain' }> | undefined => {
  const holders: Exclude<Node, { kind: 'plain' }>[] = [];
  for (let places = placesIn(root); places.length > 0; ) {
    const { node } = pickFrom(dice, places);
    if (node.kind !== 'plain') holders.push(node);
    places = placesIn(node);
  }
  return holders.length === 0 ? undefined : pickFrom(dice, holders);
};

type Change = (dice: Dice, root: Node, trees: readonly Node[]) => void;
const replaceBy =
  (make: (dice: Dice, old: Node, trees: readonly Node[]) => Node): Change =>
  (dice, root, trees) => {
    const place = placeIn(dice, root);
    place?.replace(make(dice, place.node, trees));
  };
const anyOdd = (dice: Dice): Node =>
  dice.pick(2) === 0 ? plain(pickFrom(dice, ODD_VALUES)) : string(pickFrom(dice, ODD_STRINGS));
const nested = (dice: Dice, inner: string): Node => {
  const depth = pickFrom(dice, DEPTHS);
  return oneIn(dice, 2)
    ? plain('['.repeat(depth) + inner + ']'.repeat(depth))
    : plain('{"a":'.repeat(depth) + inner + '}'.repeat(depth));
};
/** A number near the one that stands there, or far from it. */
const otherNumber = (dice: Dice, old: Node): Node => {
  const value = old.kind === 'plain' ? Number(old.text) : Number.NaN;
  if (Number.isNaN(value)) return plain(pickFrom(dice, ODD_VALUES));
  return plain(
    String(pickFrom(dice, [value + 1, value - 1, -value, value + 0.5, value * 1000, value / 3, value * 1e9])),
  );
};
const otherText = (dice: Dice, old: Node): Node => {
  if (old.kind !== 'plain' || !old.text.startsWith('"')) return string(pickFrom(dice, ODD_STRINGS));
  let text = '';
  try {
    text = JSON.parse(old.text) as string;
  } catch {
    return string(pickFrom(dice, ODD_STRINGS));
  }
  const at = dice.pick(text.length + 1);
  return string(text.slice(0, at) + pickFrom(dice, ODD_STRINGS) + text.slice(at + dice.pick(3)));
};
/** A piece of another file, wherever it may stand there. */
const graft = (dice: Dice, trees: readonly Node[]): Node => {
  const tree = pickFrom(dice, trees);
  return copyOf(placeIn(dice, tree)?.node ?? tree);
};

const CHANGES: readonly Change[] = [
  replaceBy(anyOdd),
  replaceBy(anyOdd),
  replaceBy(otherNumber),
  replaceBy(otherNumber),
  replaceBy(otherText),
  replaceBy((dice, _, trees) => graft(dice, trees)),
  replaceBy((_, old) => ({ kind: 'list', items: [old] })),
  replaceBy((dice, old) => ({ kind: 'object', entries: [[pickFrom(dice, ODD_KEYS), old]] })),
  replaceBy((dice, old) => (oneIn(dice, 10) ? nested(dice, written(old)) : old)),
  replaceBy((dice, old) => (oneIn(dice, 10) ? string('x'.repeat(pickFrom(dice, LENGTHS))) : old)),
  replaceBy((dice, old) => (oneIn(dice, 4) ? plain(pickFrom(dice, NO_VALUES)) : old)),
  // Something is left out.
  (dice, root) => {
    const holder = holderIn(dice, root);
    if (holder?.kind === 'object') holder.entries.splice(dice.pick(holder.entries.length + 1), 1);
    else holder?.items.splice(dice.pick(holder.items.length + 1), 1 + dice.pick(3));
  },
  // Something is there twice; in an object that is a key written twice.
  (dice, root) => {
    const holder = holderIn(dice, root);
    if (holder?.kind === 'object' && holder.entries.length > 0) {
      const [key, value] = pickFrom(dice, holder.entries);
      holder.entries.push([key, oneIn(dice, 2) ? copyOf(value) : anyOdd(dice)]);
    } else if (holder?.kind === 'list' && holder.items.length > 0) {
      const item = pickFrom(dice, holder.items);
      const times = oneIn(dice, 8) ? pickFrom(dice, REPEATS) : 1;
      for (let i = 0; i < times; i++) holder.items.push(copyOf(item));
    }
  },
  // A key has another name.
  (dice, root) => {
    const holder = holderIn(dice, root);
    if (holder?.kind !== 'object' || holder.entries.length === 0) return;
    const entry = pickFrom(dice, holder.entries);
    entry[0] = oneIn(dice, 3) ? mutateText(dice, entry[0]) : pickFrom(dice, ODD_KEYS);
  },
  // A key too many: one that every object has, or one of another place.
  (dice, root, trees) => {
    const holder = holderIn(dice, root);
    if (holder?.kind === 'object')
      holder.entries.splice(dice.pick(holder.entries.length + 1), 0, [
        pickFrom(dice, ODD_KEYS),
        oneIn(dice, 2) ? anyOdd(dice) : graft(dice, trees),
      ]);
    else holder?.items.splice(dice.pick(holder.items.length + 1), 0, anyOdd(dice));
  },
  // Two neighbours change places.
  (dice, root) => {
    const holder = holderIn(dice, root);
    const list: unknown[] | undefined = holder?.kind === 'object' ? holder.entries : holder?.items;
    if (!list || list.length < 2) return;
    const at = dice.pick(list.length - 1);
    list.splice(at, 2, list[at + 1], list[at]);
  },
];
