/** New balls: when one enters, through which Trapdoor, and what that does to whoever is there. */

import { type Scenario, type Settings, scenario } from '../dsl.ts';
import { describe, ofBox, test } from '../editions.ts';

/** A turn of home about to start, without a card to refresh. */
const starting = (drawing: string, settings: Settings = {}) =>
  scenario(drawing, { moment: 'turnStart', cards: { deck: [] }, ...settings });
/** A turn of home about to start whose one dealt card uncovers Multi-Ball. */
const multiBall: Settings = {
  options: { events: true },
  moment: 'turnStart',
  cards: { active: [null, 'showNoFear', 'getTogether'], deck: ['showboat', 'multiBall', 'spreadOut'] },
};

/** The die that opens the first or second of two Trapdoors in a turn of home. */
const opens = (trapdoor: 1 | 2): string => ofBox(`pick:${trapdoor}`, trapdoor === 1 ? 'd6:3' : 'd6:4');
/** Multi-Ball in a turn of home: the event in 2024; in 2022 the Bonus Play that Z claims by scoring with a ball more. */
const bringsBalls = (drawing: string, { ball, ...settings }: Settings & { ball?: string }, dice: string[]): Scenario =>
  ofBox(
    () =>
      scenario(drawing, { ...multiBall, ...settings, ...(ball === undefined ? {} : { ball }) })
        .dice(...dice)
        .starts(),
    () =>
      scenario(drawing, {
        ...settings,
        reserves: { ...settings.reserves, Z: { state: 'standing', square: [14, 2] } },
        ball: ball === undefined ? 'Z' : [ball, 'Z'],
        cards: { active: ['showboat/multiBall'] },
      })
        .runs('Z', 'e')
        .expectNotLogged('injured', 'ballPlaced')
        .dice(...dice)
        .answers({ claim: 1 }),
  )();

test('BU-NEWBALL-01: with no ball on the pitch one enters before the Actions of the turn', () => {
  starting('A . .').dice('d8:4').starts().expectAsked('action', 'home').expectBall([9, 6]).done();
});
test.each([
  ['loose', 'A . *', undefined, [8, 4]],
  ['held', 'A . .', 'A', 'A'],
] as const)('BU-NEWBALL-01: none enters while a ball is on the pitch, %s', (_, drawing, ball, where) => {
  starting(drawing, ball ? { ball } : {})
    .starts()
    .expectAsked('action', 'home')
    .expectNotLogged('ballPlaced')
    .expectBall(where)
    .done();
});
test('BU-NEWBALL-01: none enters in the first turn of a coach, which has no Pre-Turn Sequence', () => {
  starting('A . .', { turnsTaken: { home: 0, away: 1 } })
    .starts()
    .expectAsked('action', 'home')
    .expectNotLogged('ballPlaced')
    .done();
});

test('BU-NEWBALL-02: from the only Trapdoor, which needs no die', () => {
  starting('A . .').dice('d8:2').starts().expectBall([8, 5]).done();
});
test.each([
  ['pick:1', [8, 2]],
  ['pick:2', [8, 8]],
] as const)('BU-NEWBALL-02: from one of two Trapdoors picked at random: %s', (pick, where) => {
  starting('A . .', { pitch: 'timber' }).dice(pick, 'd8:2').starts().expectBall(where).done();
});

describe('BU-NEWBALL-03: whoever is on the Trapdoor is Injured at once', () => {
  test.each([
    ['a Player of the active team', 'A'],
    ['a Player of the other team', '1'],
    ['a Prone Player (BU-OQ-14)', 'a'],
  ])('%s', (_, sign) => {
    starting(sign, { at: [8, 6], reserves: { B: {}, 2: {} } })
      .dice('d8:4')
      .starts()
      .expectStatus(sign.toUpperCase(), 'reserves')
      .expectLog('injured', 'ballPlaced', 'ballBounced')
      .expectBall([9, 6])
      .done();
  });
  test('nobody on the other Trapdoor, or beside it, is touched', () => {
    starting(
      `
      . A .
      . B .`,
      { at: [7, 9], pitch: 'timber' },
    )
      .dice(opens(1), 'd8:2')
      .starts()
      .expectStatus('A', 'open')
      .expectStatus('B', 'open')
      .done();
  });
});

test('BU-NEWBALL-04: a ball held on the Trapdoor goes down with its holder and does not Bounce', () => {
  // The Bonus Play always brings two balls, the event one while a ball is in play.
  bringsBalls('. A .', { at: [7, 6], ball: 'A' }, ofBox(['d8:2'], ['d8:2', 'd8:4']))
    .expectStatus('A', 'reserves')
    .expectLog('injured', 'ballRemoved', 'ballPlaced', 'ballBounced')
    .expectBall([8, 5], 0)
    .done();
});
test('BU-NEWBALL-05: a loose ball on the Trapdoor is removed from play', () => {
  scenario('A * .', { ...multiBall, at: [7, 6] })
    .dice('d8:2')
    .starts()
    .expectStatus('A', 'open')
    .expectLog('ballRemoved', 'ballPlaced', 'ballBounced')
    .expectBall([8, 5], 0)
    .done();
});
test('BU-NEWBALL-05: a ball anywhere else stays where it is', () => {
  scenario('A . *', { ...multiBall, at: [7, 6] })
    .dice('d8:2')
    .starts()
    .expectNotLogged('ballRemoved')
    .expectBall([9, 6], 0)
    .expectBall([8, 5], 1)
    .done();
});

test('BU-NEWBALL-06: it Bounces from the Trapdoor at once, and an Open Player next to it may catch it', () => {
  starting('A . .', { at: [7, 6] })
    .dice('d8:8')
    .starts()
    .expectBall('A')
    .expectLog('ballPlaced', 'ballBounced', 'ballTaken')
    .done();
});

test('BU-NEWBALL-07: balls of Multi-Ball come up the same way, each through a Trapdoor of its own pick', () => {
  const dice = [opens(2), 'd8:2', opens(1), 'd8:6'];
  bringsBalls('A . .', { at: [8, 9], pitch: 'timber', reserves: { B: {} } }, dice)
    .expectStatus('A', 'reserves')
    .expectBall([8, 8], 0)
    .expectBall([8, 4], 1)
    .done();
});

describe('BU-NEWBALL-08: Refresh, then the ball, then Emergency Reserves', () => {
  test('the Player lost through the Trapdoor counts for the same turn', () => {
    scenario('. A .', {
      at: [7, 6],
      home: 'dwarf',
      reserves: { B: {}, C: {}, D: {} },
      moment: 'turnStart',
      cards: { active: [null, 'showNoFear', 'getTogether'], deck: ['showboat', 'spreadOut'] },
    })
      .dice('d8:2')
      .starts()
      .expectLog('cardDealt', 'injured', 'ballPlaced')
      .expectAsked(
        'emergencyReserves',
        'home',
        ...ofBox(['pass'], []),
        { player: 'A' },
        { player: 'B' },
        { player: 'C' },
        { player: 'D' },
      )
      .done();
  });
  test('with one fewer in Reserves the Value of 4 is not reached', () => {
    starting('. A .', { at: [7, 6], home: 'dwarf', reserves: { B: {}, C: {} } })
      .dice('d8:2')
      .starts()
      .expectAsked('action', 'home')
      .done();
  });
});
