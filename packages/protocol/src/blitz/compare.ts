/** What a Blitz Bowl scenario expects of the position, field by field. */
import { type Check, equal, matches, pairUp, sameNames } from '../compare.ts';
import type { NamedBlitzPosition } from './position.ts';
import type { BlitzExpectation } from './scenario.ts';

/** `getTheBall`, `stepAside` and `getTheBall/stepAside` all name the card `getTheBall/stepAside`. */
const isCard = (name: string | null, card: string | null): boolean =>
  name === null || card === null ? name === card : name === card || card.split('/').includes(name);

export const compareBlitzPosition = (expected: BlitzExpectation, actual: NamedBlitzPosition, check: Check): void => {
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
    check('inForce', expected.inForce, actual.inForce, sameNames(expected.inForce, actual.inForce));
  if (expected.result !== undefined)
    check('result', expected.result, actual.result, matches(expected.result, actual.result));
  comparePlayers(expected, actual, check);
  if (expected.balls !== undefined) compareBalls(expected.balls, actual.balls, check);
  compareCards(expected.cards ?? {}, actual.cards, check);
};
const STANDING: readonly string[] = ['open', 'marked'];
const isIn = (actual: string, state: string): boolean =>
  state === actual ||
  (state === 'standing' && STANDING.includes(actual)) ||
  (state === 'down' && !STANDING.includes(actual)) ||
  (state === 'off' && actual === 'reserves');
const comparePlayers = (expected: BlitzExpectation, actual: NamedBlitzPosition, check: Check): void => {
  for (const [id, wanted] of Object.entries(expected.players ?? {})) {
    const player = actual.players[id] as NamedBlitzPosition['players'][string];
    const at = `players.${id}`;
    const { side, position, square, state, ball, done, barred } = wanted;
    if (side !== undefined) check(`${at}.side`, side, player.side, side === player.side);
    if (position !== undefined) check(`${at}.position`, position, player.position, position === player.position);
    if (square !== undefined)
      check(`${at}.square`, square, player.square ?? player.state, equal(square, player.square));
    if (state !== undefined) check(`${at}.state`, state, player.state, isIn(player.state, state));
    if (ball !== undefined) {
      const has = player.ball ?? false;
      check(`${at}.ball`, ball, has, typeof ball === 'boolean' ? ball === (has !== false) : ball === has);
    }
    if (done !== undefined) check(`${at}.done`, done, player.done, sameNames(done, player.done));
    if (barred !== undefined) check(`${at}.barred`, barred, player.barred, barred === player.barred);
  }
};
const compareBalls = (
  expected: NonNullable<BlitzExpectation['balls']>,
  actual: NamedBlitzPosition['balls'],
  check: Check,
): void => {
  const fits = (wanted: (typeof expected)[number], ball: (typeof actual)[number]): boolean =>
    matches(wanted, { ...ball, holder: ball.holder ?? null });
  check('balls', expected, actual, pairUp(expected, actual, fits));
};
const compareCards = (
  expected: NonNullable<BlitzExpectation['cards']>,
  actual: NamedBlitzPosition['cards'],
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
