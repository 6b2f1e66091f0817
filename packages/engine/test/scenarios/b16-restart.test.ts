/** Between two drives: KO'd players, substitutes, who kicks next, and a side with nobody to set up. */
import { describe, expect, test } from 'vitest';
import { EARLY_RISERS } from '../../src/blood/words.ts';
import { teamTarget, Until } from '../../src/kernel/effects.ts';
import { at, fromToss, type KickOffs } from '../blood/kick-offs.ts';

const outOf = (count: number, total: number, state: 'casualties' | 'knockedOut' | 'exhausted') =>
  Object.fromEntries(Array.from({ length: total }, (_, i) => [i + 1, i < count ? state : 'reserves'])) as Record<
    number,
    'reserves' | typeof state
  >;

describe('a new kick-off', () => {
  test('B16-RESTART-01, B16-RESTART-04: after a Touchdown there is a new kick-off, and the scoring team kicks', () => {
    fromToss()
      .toFirstTurn('home')
      .scores('A4')
      .expectScore(0, 1)
      .expectLog('touchdown', 'driveEnded')
      .expectAsked('setUp', 'away')
      .bothSetUp()
      .expectAsked('placeBall', 'away')
      .done();
  });
  test('B16-RESTART-01, B16-RESTART-05: whoever received the first kick-off opens the second half by kicking', () => {
    for (const kicking of ['home', 'away'] as const) {
      const other = kicking === 'home' ? 'away' : 'home';
      fromToss()
        .toFirstTurn(kicking)
        .endsHalf()
        .expectAsked('setUp', other)
        .bothSetUp()
        .expectAsked('placeBall', other)
        .done();
    }
  });
  test('B16-RESTART-05: whoever scored last makes no difference to that', () => {
    const s = fromToss().toFirstTurn('home').endsTurns(14).scores('A4').expectTurns(7, 8).bothSetUp();
    s.kicksOut().endsHalf().expectAsked('setUp', 'away').done();
  });
  test('B16-RESTART-03: everybody fit is set up anew, whoever played before', () => {
    const s = fromToss().toFirstTurn('home').scores('A4');
    expect(s.boxOf('home', 'reserves')).toEqual(Array.from({ length: 12 }, (_, i) => `H${i + 1}`));
    expect(s.boxOf('away', 'reserves')).toEqual(['A12']);
    s.answers('byHand', { place: 'A12' }, { to: [26, 8] }, { place: 'A4' }, 'bench').expectAt({
      A12: '26,8',
      A4: 'reserves',
    });
    s.done();
  });
});
describe("KO'd players", () => {
  const states = { 1: 'knockedOut', 2: 'knockedOut' } as const;
  test("B16-INJURY-07, B16-RESTART-02: before the set-up each KO'd player rolls: 4 or more brings it back", () => {
    const s = at('drive', { home: { states }, away: { states } }).dice('d6:3', 'd6:4', 'd6:6', 'd6:1').starts();
    expect([s.boxOf('home', 'knockedOut'), s.boxOf('away', 'knockedOut')]).toEqual([['H1'], ['A2']]);
    s.expectLog('recoveryRolled', 'recoveryRolled', 'recoveryRolled', 'recoveryRolled').expectAsked('setUp', 'home');
    s.answers('byHand').expectIllegal({ place: 'H1' }).expectLegal({ place: 'H2' }).done();
  });
  test("B16-INJURY-07: whoever stays KO'd rolls again at the next kick-off", () => {
    const s = at('drive', { home: { states: { 12: 'knockedOut' } } })
      .dice('d6:1')
      .starts()
      .bothSetUp()
      .kicksOut();
    s.expectAt({ H12: 'knockedOut' }).dice('d6:5').scores('A4').expectAt({ H12: 'reserves' }).done();
  });
  test('B16-RESTART-02, B16-OQ-32: before the second half and before overtime as well', () => {
    at('half', { half: 2, home: { states: { 12: 'knockedOut' } } })
      .dice('d6:4')
      .starts()
      .expectAt({ H12: 'reserves' })
      .done();
    at('half', { half: 3, options: { overtime: true }, home: { states: { 12: 'knockedOut' } } })
      .dice('d6:4')
      .starts()
      .expectAt({ H12: 'reserves' })
      .done();
  });
  test('B16-SPCARD-03: Johnny Waterboy brings them back on a 3, not on a 1', () => {
    const s = at('drive', { options: { cards: true }, home: { states }, away: { states: { 1: 'knockedOut' } } });
    s.prepared(g => g.affect(teamTarget(0), EARLY_RISERS, 0, Until.match))
      .dice('d6:3', 'd6:2', 'd6:3')
      .starts();
    expect([s.boxOf('home', 'knockedOut'), s.boxOf('away', 'knockedOut')]).toEqual([['H2'], ['A1']]);
    s.done();
  });
});
describe('substitutes', () => {
  test('B16-SUB-01: nobody comes on in the middle of a drive, however many are missing', () => {
    const s = fromToss().toFirstTurn('home').boxes('casualties', 'A1', 'A2').boxes('sentOff', 'A3');
    s.expectIllegal({ move: 'A12' }).endsTurns(2).expectIllegal({ move: 'A12' }).expectAt({ A12: 'reserves' }).done();
  });
  test('B16-SUB-02: Reserves come on after a Touchdown, after half time and for overtime', () => {
    fromToss().toFirstTurn('home').scores('A4').answers('byHand').expectLegal({ place: 'A12' }).done();
    fromToss().toFirstTurn('home').endsHalf().answers('byHand').expectLegal({ place: 'A12' }).done();
    at('half', { half: 3, options: { overtime: true } })
      .starts()
      .answers('byHand')
      .expectLegal({ place: 'H12' })
      .done();
  });
});
describe('nobody to set up', () => {
  /** A drive about to begin with so many fit players on each side, of three. */
  const fit = (home: number, away: number, turns: [number, number], more: object = {}): KickOffs =>
    at('drive', {
      turns: { home: turns[0], away: turns[1] },
      home: { players: 3, states: outOf(3 - home, 3, 'casualties') },
      away: { players: 3, states: outOf(3 - away, 3, 'casualties') },
      ...more,
    });
  test('B16-RESTART-06, B16-RESTART-07, B16-RESTART-X1: both markers go forward two, and the other side has a Touchdown', () => {
    const s = fit(0, 3, [5, 5]).starts();
    expect(s.eventsOf('markersMoved')[0]).toEqual({ type: 'markersMoved', by: 2 });
    expect(s.eventsOf('awardedTouchdown')[0]).toEqual({ type: 'awardedTouchdown', seat: 1 });
    // Nobody of home ever comes back: two tries in this half and four in the next.
    s.expectScore(0, 6).expectOver('away', 'touchdowns').done();
  });
  test('B16-RESTART-08, B16-RESTART-X1: with both markers at the end of the track the half is over', () => {
    fit(0, 3, [6, 7], { half: 2 }).starts().expectScore(0, 1).expectTurns(8, 8).expectOver('away', 'touchdowns').done();
  });
  test("B16-RESTART-09, B16-RESTART-X1: otherwise KO'd players roll again, and whoever was given the Touchdown kicks", () => {
    const home = { players: 3, states: outOf(3, 3, 'knockedOut') };
    at('drive', { turns: { home: 5, away: 5 }, home })
      .dice('d6:1', 'd6:2', 'd6:3', 'd6:4', 'd6:1', 'd6:1')
      .starts()
      .expectScore(0, 1)
      .expectTurns(7, 7)
      .expectAsked('setUp', 'away')
      .expectAt({ H1: 'reserves', H2: 'knockedOut' })
      .done();
  });
  test('B16-RESTART-07, B16-RESTART-X1: with nobody on either side there is no Touchdown, and the same side kicks', () => {
    const states = outOf(3, 3, 'knockedOut');
    at('drive', {
      turns: { home: 5, away: 5 },
      kicking: 'away',
      home: { players: 3, states },
      away: { players: 3, states },
    })
      .dice(...Array<string>(6).fill('d6:1'), ...Array<string>(6).fill('d6:4'))
      .starts()
      .expectScore(0, 0)
      .expectTurns(7, 7)
      .expectAsked('setUp', 'away')
      .done();
  });
  test('B16-RESTART-06: players tired out by the heat cannot be set up, but have missed their kick-off by then', () => {
    at('drive', { turns: { home: 2, away: 2 }, home: { players: 3, states: outOf(3, 3, 'exhausted') } })
      .starts()
      .expectScore(0, 1)
      .expectTurns(4, 4)
      .expectAsked('setUp', 'away')
      .expectAt({ H1: 'reserves' })
      .done();
  });
  test('B16-RESTART-07, B16-WIN-07: an awarded Touchdown decides overtime', () => {
    fit(3, 0, [0, 0], { half: 3, options: { overtime: true } })
      .starts()
      .expectOver('home', 'suddenDeath')
      .done();
  });
});
describe("a Touchdown in the other coach's turn", () => {
  /** The kick comes down on a home player in the far End Zone. */
  const caught = (home: number, away: number): KickOffs =>
    at('kickOff', { turns: { home, away }, home: { at: { 11: [26, 8] } } })
      .starts()
      .kicks([26, 5], 7, 3, 'd6:4');
  test('B16-TD-07: the scoring team moves its marker on by one', () => {
    caught(3, 4).expectScore(1, 0).expectTurns(4, 4).expectLog('touchdown', 'markerMoved').done();
  });
  test('B16-TD-07: not past the eighth space', () => {
    caught(8, 7).expectScore(1, 0).expectTurns(8, 7).expectNotLogged('markerMoved').done();
  });
  test('B16-TD-07: a Touchdown in the own turn costs nothing', () => {
    fromToss().toFirstTurn('home').scores('A4').expectTurns(0, 1).expectNotLogged('markerMoved').done();
  });
});
