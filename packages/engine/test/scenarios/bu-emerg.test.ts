/** Emergency Reserves: the third step of the Pre-Turn Sequence. */
import { expect } from 'vitest';
import { legalOf, type Scenario, type Settings, scenario } from '../dsl.ts';
import { test } from '../editions.ts';

const bench = (count: number): Record<string, object> =>
  Object.fromEntries(['A', 'B', 'C', 'D', 'E', 'F'].slice(0, count).map(name => [name, {}]));
/** The start of a turn of the Dwarfs, whose Emergency Reserves Value is 4, with so many in the Dugout. */
const start = (count: number, settings: Settings = {}): Scenario =>
  scenario('. 1 . * .', { moment: 'turnStart', home: 'dwarf', reserves: bench(count), ...settings }).starts();

test('BU-EMERG-01: asked in the third step, after the cards and the ball, of the coach whose turn it is', () => {
  scenario('. 1 . . .', { moment: 'turnStart', reserves: bench(4) })
    .dice('d8:2')
    .starts()
    .expectLog('turnStarted', 'cardDealt', 'ballPlaced')
    .expectAsked('emergencyReserves', 'home')
    .done();
  // The other coach's Dugout is not looked at.
  scenario('. A . * .', { moment: 'turnStart', reserves: { 1: {}, 2: {}, 3: {}, 4: {}, 5: {} } })
    .starts()
    .expectAsked('action', 'home');
});

test('BU-EMERG-01: a Player Injured by the Trapdoor in the second step counts', () => {
  const build = (square: readonly [number, number]): Scenario =>
    scenario('G', { at: square, moment: 'turnStart', home: 'dwarf', reserves: bench(3) })
      .dice('d8:2')
      .starts();
  build([8, 6]).expectAsked('emergencyReserves', 'home');
  build([3, 6]).expectAsked('action', 'home');
});

test.each([
  ['dwarf', 3, false],
  ['dwarf', 4, true],
  ['dwarf', 6, true],
  ['halfling', 1, false],
  ['halfling', 2, true],
  ['lizardmen', 4, false],
  ['lizardmen', 5, true],
  ['imperial-nobility', 3, true],
])('BU-EMERG-02: %s with %i in Reserves: %s', (home, count, offered) => {
  const s = start(count, { home });
  if (!offered) return void s.expectAsked('action', 'home');
  s.expectAsked('emergencyReserves', 'home', 'pass', ...Object.keys(bench(count)).map(player => ({ player })))
    .answers({ player: 'B' }, { to: [1, 3] })
    .expectSquare('B', [1, 3])
    .expectAsked('action', 'home');
  // It was free.
  expect(s.game.actionsLeft).toBe(3);
});

test('BU-EMERG-03: the coach may decline (BU-OQ-02)', () => {
  const s = start(4).expectLegal('pass').answers('pass').expectAsked('action', 'home');
  expect(s.game.playersOf(0).filter(p => s.game.onPitch(p))).toEqual([]);
  // Declined, it does not come back; only the paid Action is left.
  expect(legalOf(s, 'reserves')).toEqual(['A', 'B', 'C', 'D']);
});

test('BU-EMERG-04: one a turn, however many are waiting', () => {
  start(6)
    .answers({ player: 'A' }, { to: [1, 3] })
    .expectAsked('action', 'home');
});

test('BU-EMERG-05: it is the Reserves Action of that Player for the turn', () => {
  const s = start(4)
    .answers({ player: 'A' }, { to: [1, 3] })
    .expectIllegal({ reserves: 'A' });
  expect(legalOf(s, 'reserves')).toEqual(['B', 'C', 'D']);
});

test('BU-EMERG-05: a Touchdown test and a Claim Step follow it', () => {
  scenario('. . G', { at: [13, 6], moment: 'turnStart', ball: 'G', reserves: bench(4), cards: { deck: ['showboat'] } })
    .starts()
    .expectAsked('emergencyReserves', 'home')
    .expectScore(0, 0)
    .answers({ player: 'A' }, { to: [1, 3] })
    .expectScore(4, 0)
    .expectAsked('claim', 'home', 'pass', { claim: 1 });
});

test("BU-EMERG-06: never in a coach's first turn", () => {
  start(6, { turnsTaken: { home: 0, away: 0 } }).expectAsked('action', 'home');
  start(6, { turnsTaken: { home: 1, away: 1 } }).expectAsked('emergencyReserves', 'home');
  scenario('. A . * .', {
    active: 'away',
    moment: 'turnStart',
    turnsTaken: { home: 1, away: 0 },
    reserves: { 1: {}, 2: {}, 3: {}, 4: {}, 5: {} },
  })
    .starts()
    .expectAsked('action', 'away');
});

test('BU-EMERG-07: with no free square in the End Zone it is lost', () => {
  const full = (sixth: string): Scenario =>
    scenario(`G\nH\nI\nJ\nK\n${sixth}\nM\nN\nO\nP\nQ`, {
      at: [1, 1],
      moment: 'turnStart',
      ball: 'G',
      reserves: bench(4),
    }).starts();
  full('L').expectAsked('action', 'home');
  full('.')
    .expectAsked('emergencyReserves', 'home')
    .answers({ player: 'A' })
    .expectAsked('reservesSquare', 'home', { to: [1, 6] });
});
