/** What a scenario expects against what there is: every difference with its field. */
import type { NamedEvent } from './events.ts';
import type { NamedPosition } from './position.ts';
import type { Expectation } from './scenario.ts';

export interface Difference {
  /** `players.A.square`, `asked.legal`, `events[2]`. */
  readonly field: string;
  readonly expected: unknown;
  readonly actual: unknown;
}
const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object need only have the fields that are named; a list has all its items; anything else is equal. */
export const matches = (expected: unknown, actual: unknown): boolean => {
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) && expected.length === actual.length && expected.every((one, i) => matches(one, actual[i]))
    );
  if (isObject(expected))
    return isObject(actual) && Object.entries(expected).every(([key, one]) => matches(one, actual[key]));
  return equal(expected, actual);
};

/** Each of one list finds a partner of its own in the other: few items, so trying all is cheap. */
const pairUp = <E, A>(
  expected: readonly E[],
  actual: readonly A[],
  fits: (expected: E, actual: A) => boolean,
): boolean => {
  if (expected.length !== actual.length) return false;
  const [first, ...rest] = expected;
  if (first === undefined) return true;
  return actual.some(
    (one, i) =>
      fits(first, one) &&
      pairUp(
        rest,
        actual.filter((_, k) => k !== i),
        fits,
      ),
  );
};

/** `getTheBall`, `stepAside` and `getTheBall/stepAside` all name the card `getTheBall/stepAside`. */
const isCard = (name: string | null, card: string | null): boolean =>
  name === null || card === null ? name === card : name === card || card.split('/').includes(name);

type Check = (field: string, expected: unknown, actual: unknown, same: boolean) => void;

export const comparePosition = (expected: Expectation, actual: NamedPosition, check: Check): void => {
  const plain = [
    'pitch',
    'arena',
    'active',
    'turn',
    'actionsLeft',
    'actionsTaken',
    'claimedThisTurn',
    'finalTurns',
    'endgame',
    'rookies',
  ] as const;
  for (const field of plain) {
    if (expected[field] !== undefined) check(field, expected[field], actual[field], expected[field] === actual[field]);
  }
  for (const field of ['score', 'turnsTaken'] as const) {
    for (const seat of ['home', 'away'] as const) {
      const wanted = expected[field]?.[seat];
      if (wanted !== undefined) check(`${field}.${seat}`, wanted, actual[field][seat], wanted === actual[field][seat]);
    }
  }
  if (expected.inForce !== undefined)
    check('inForce', expected.inForce, actual.inForce, equal([...expected.inForce].sort(), [...actual.inForce].sort()));
  if (expected.result !== undefined)
    check('result', expected.result, actual.result, matches(expected.result, actual.result));
  comparePlayers(expected, actual, check);
  if (expected.balls !== undefined) compareBalls(expected.balls, actual.balls, check);
  compareCards(expected.cards ?? {}, actual.cards, check);
};
const comparePlayers = (expected: Expectation, actual: NamedPosition, check: Check): void => {
  for (const [id, wanted] of Object.entries(expected.players ?? {})) {
    const player = actual.players[id] as NamedPosition['players'][string];
    const at = `players.${id}`;
    const { side, position, square, state, ball, done, barred } = wanted;
    if (side !== undefined) check(`${at}.side`, side, player.side, side === player.side);
    if (position !== undefined) check(`${at}.position`, position, player.position, position === player.position);
    if (square !== undefined)
      check(`${at}.square`, square, player.square ?? player.state, equal(square, player.square));
    if (state !== undefined) {
      const standing = state === 'standing' && (player.state === 'open' || player.state === 'marked');
      check(`${at}.state`, state, player.state, standing || state === player.state);
    }
    if (ball !== undefined) {
      const has = player.ball ?? false;
      check(`${at}.ball`, ball, has, typeof ball === 'boolean' ? ball === (has !== false) : ball === has);
    }
    if (done !== undefined) check(`${at}.done`, done, player.done, equal([...done].sort(), [...player.done].sort()));
    if (barred !== undefined) check(`${at}.barred`, barred, player.barred, barred === player.barred);
  }
};
const compareBalls = (
  expected: NonNullable<Expectation['balls']>,
  actual: NamedPosition['balls'],
  check: Check,
): void => {
  const fits = (wanted: (typeof expected)[number], ball: (typeof actual)[number]): boolean =>
    matches(wanted, { ...ball, holder: ball.holder ?? null });
  check('balls', expected, actual, pairUp(expected, actual, fits));
};
const compareCards = (
  expected: NonNullable<Expectation['cards']>,
  actual: NamedPosition['cards'],
  check: Check,
): void => {
  const { active, deckTop, deckSize, hands, discard, inFront } = expected;
  if (active !== undefined) {
    const same = actual.active.every((card, space) => isCard(active[space] ?? null, card));
    check('cards.active', active, actual.active, same && active.length <= actual.active.length);
  }
  if (deckTop !== undefined) check('cards.deckTop', deckTop, actual.deckTop, isCard(deckTop, actual.deckTop));
  if (deckSize !== undefined) check('cards.deckSize', deckSize, actual.deckSize, deckSize === actual.deckSize);
  for (const seat of ['home', 'away'] as const) {
    const hand = hands?.[seat];
    if (hand !== undefined)
      check(`cards.hands.${seat}`, hand, actual.hands[seat], pairUp(hand, actual.hands[seat], isCard));
  }
  if (discard !== undefined) check('cards.discard', discard, actual.discard, pairUp(discard, actual.discard, isCard));
  if (inFront !== undefined) check('cards.inFront', inFront, actual.inFront, pairUp(inFront, actual.inFront, isCard));
};

/** Each expected event comes after the one before it; whatever lies between does not matter. */
export const compareEvents = (expected: Expectation, actual: readonly NamedEvent[], check: Check): void => {
  let from = 0;
  for (const [i, wanted] of (expected.events ?? []).entries()) {
    const at = actual.findIndex((event, k) => k >= from && matches(wanted, event));
    if (at < 0) {
      const rest = actual.slice(from);
      const alike = rest.filter(event => event.type === wanted.type);
      check(`events[${i}]`, wanted, alike.length > 0 ? alike : rest.map(event => event.type), false);
      return;
    }
    from = at + 1;
  }
  for (const [i, unwanted] of (expected.noEvents ?? []).entries()) {
    const found = actual.find(event => matches(unwanted, event));
    if (found !== undefined) check(`noEvents[${i}]`, 'no such event', found, false);
  }
};
