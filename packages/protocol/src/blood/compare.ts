/** What a Blood Bowl scenario expects of the position, field by field. */
import { blood } from '@ironpitch/engine';
import { type Check, equal, matches, pairUp, sameNames } from '../compare.ts';
import type { NamedBloodPosition } from './position.ts';
import type { BloodExpectation } from './scenario.ts';

const SINGLE = ['active', 'half', 'kicking', 'firstKicker', 'weather', 'turnover', 'landing'] as const;
const SEATS = ['home', 'away'] as const;
type BySide = Readonly<Partial<Record<(typeof SEATS)[number], number | boolean>>>;

export const compareBloodPosition = (expected: BloodExpectation, actual: NamedBloodPosition, check: Check): void => {
  for (const field of SINGLE) {
    if (expected[field] !== undefined)
      check(field, expected[field], actual[field], equal(expected[field], actual[field]));
  }
  const bySide = (field: string, wanted: BySide | undefined, there: BySide): void => {
    for (const seat of SEATS)
      if (wanted?.[seat] !== undefined)
        check(`${field}.${seat}`, wanted[seat], there[seat], wanted[seat] === there[seat]);
  };
  bySide('turns', expected.turns, actual.turns);
  for (const [name, { per }] of blood.factList) {
    const wanted = expected[name];
    if (per === 'seat') bySide(name, wanted as BySide | undefined, actual[name] as BySide);
    else if (wanted !== undefined) check(name, wanted, actual[name], wanted === actual[name]);
  }
  if (expected.declared !== undefined)
    check('declared', expected.declared, actual.declared, sameNames(expected.declared, actual.declared));
  if (expected.result !== undefined)
    check('result', expected.result, actual.result, matches(expected.result, actual.result));
  comparePlayers(expected, actual, check);
  if (expected.balls !== undefined) compareBalls(expected.balls, actual.balls, check);
  if (expected.effects !== undefined) compareEffects(expected.effects, actual.effects, check);
  compareCards(expected, actual, check);
};
/** Those that are named are there; others may be, too. */
const compareEffects = (
  expected: NonNullable<BloodExpectation['effects']>,
  actual: NamedBloodPosition['effects'],
  check: Check,
): void => {
  const isThere = (wanted: (typeof expected)[number]): boolean => actual.some(effect => matches(wanted, effect));
  check('effects', expected, actual, expected.every(isThere));
};

const PLAYER_FIELDS = [
  'side',
  'position',
  'ball',
  'acted',
  'movement',
  'strength',
  'agility',
  'armour',
  'passing',
  'stunnedThisTurn',
  'tookPart',
  'witless',
  'rooted',
  'casualty',
  'distracted',
  'eyeGouged',
  'chompedBy',
  'played',
  'points',
] as const;
const comparePlayers = (expected: BloodExpectation, actual: NamedBloodPosition, check: Check): void => {
  for (const [id, wanted] of Object.entries(expected.players ?? {})) {
    const player = actual.players[id] as NamedBloodPosition['players'][string];
    const at = `players.${id}`;
    for (const field of PLAYER_FIELDS) {
      if (wanted[field] !== undefined)
        check(`${at}.${field}`, wanted[field], player[field], wanted[field] === player[field]);
    }
    const { square, state, skills } = wanted;
    if (state !== undefined) check(`${at}.state`, state, player.state, isIn(player, state));
    if (square !== undefined)
      check(`${at}.square`, square, player.square ?? player.state, equal(square, player.square));
    if (skills !== undefined) check(`${at}.skills`, skills, player.skills, sameNames(skills, player.skills));
  }
};
const isIn = (player: NamedBloodPosition['players'][string], state: string): boolean =>
  state === player.state ||
  (state === 'down' && player.state !== 'standing') ||
  (state === 'off' && player.square === undefined);
const compareBalls = (
  expected: NonNullable<BloodExpectation['balls']>,
  actual: NamedBloodPosition['balls'],
  check: Check,
): void => {
  const fits = (wanted: (typeof expected)[number], ball: (typeof actual)[number]): boolean =>
    matches(wanted, { ...ball, holder: ball.holder ?? null });
  check('balls', expected, actual, pairUp(expected, actual, fits));
};
const compareCards = (expected: BloodExpectation, actual: NamedBloodPosition, check: Check): void => {
  for (const seat of SEATS) {
    const hand = expected.hands?.[seat];
    if (hand !== undefined) check(`hands.${seat}`, hand, actual.hands[seat], sameNames(hand, actual.hands[seat]));
  }
  for (const deck of ['randomEvents', 'miscellaneousMayhem'] as const) {
    const cards = expected.decks?.[deck];
    if (cards !== undefined) check(`decks.${deck}`, cards, actual.decks[deck], equal(cards, actual.decks[deck]));
  }
  const { discard } = expected;
  if (discard !== undefined) check('discard', discard, actual.discard, sameNames(discard, actual.discard));
};
