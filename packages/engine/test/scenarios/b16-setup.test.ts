/** Setting up: the toss, who sets up first, and what makes a set-up legal. */
import { describe, expect, test } from 'vitest';
import { setUpFaults } from '../../src/blood/procedures/placing.ts';
import type { Seat } from '../../src/words.ts';
import { type At, at, ELEVEN, fromToss, type KickOffs, legalOf, names, squaresOf } from '../blood/kick-offs.ts';

const DEFENCES = ['zone', 'chevron', 'deepCorners', 'ladder', 'wall', 'antiOneTurn'].map(formation => ({ formation }));
const ATTACKS = ['cageReady', 'overloadUp', 'overloadDown', 'spread', 'oneTurnPush', 'safeReceive'].map(formation => ({
  formation,
}));
/** Home, about to kick, puts its players on these squares; `ready` is open only when that is legal. */
const standing = (squares: readonly At[], s: KickOffs = at('drive').starts()): KickOffs => s.stands(squares);
const isLegal = (s: KickOffs): boolean => s.game.legalAnswers().includes('ready');
const faultsOf = (s: KickOffs, seat: Seat = 0): string[] =>
  setUpFaults(s.game, seat).map(f => `${f.rule}: ${f.fault} ${f.found} for ${f.wanted}`);
/** The usual eleven, with some of them elsewhere. */
const withMoved = (moved: Readonly<Record<number, At>>): At[] => ELEVEN.map((square, i) => moved[i + 1] ?? square);

test('B16-SETUP-01: markers before the first turn, no score, one re-roll for each the team owns', () => {
  fromToss({ rerolls: 3 }, { rerolls: 4 })
    .tossed()
    .expectTurns(0, 0)
    .expectScore(0, 0)
    .expectRerolls(3, 4)
    .expectAsked('setUp', 'home')
    .done();
});
test('B16-OQ-01: fans, weather, cards with a flip of their own, the toss, cards for the start, set-up', () => {
  const s = fromToss({}, {}, { kickOffTable: true, weather: true, cards: true });
  s.dice('2d6:7', '2d6:7', '2d6:7', 'shuffle', 'shuffle', 'coin:tails', 'd6:1').starts();
  s.expectAsked('drawFrom', 'away').dice('d6:1').answers({ deck: 'randomEvents' }).expectAsked('drawFrom', 'home');
  s.dice('coin:heads').answers({ deck: 'randomEvents' }).expectAsked('kickOrReceive', 'home').answers('kick');
  s.expectLog('fansCame', 'fansCame', 'weatherRolled', 'flippedForCards', 'cardDrawn', 'cardDrawn', 'tossed');
  // Whoever won the flip for the cards is asked first.
  s.expectAsked('specialPlay', 'away').answers('no').expectAsked('specialPlay', 'home').answers('no');
  s.expectAsked('setUp', 'home').done();
});
describe('the toss', () => {
  test('B16-SETUP-02: heads lets home choose who sets up first, tails away', () => {
    fromToss().dice('coin:heads').starts().expectAsked('kickOrReceive', 'home', 'kick', 'receive').done();
    fromToss().dice('coin:tails').starts().expectAsked('kickOrReceive', 'away', 'kick', 'receive').done();
  });
  test('B16-SETUP-03: whoever kicks sets up first, whoever receives second', () => {
    fromToss().dice('coin:heads').starts().answers('kick').expectAsked('setUp', 'home').done();
    fromToss().dice('coin:heads').starts().answers('receive').expectAsked('setUp', 'away').done();
    fromToss().dice('coin:tails').starts().answers('receive').expectAsked('setUp', 'home').done();
  });
});
test('B16-SETUP-04: the receiving coach begins when the kicking one is ready, and can move nobody of the other side', () => {
  const s = at('drive')
    .starts()
    .expectAsked('setUp', 'home', 'ready', ...DEFENCES, 'byHand');
  expect(s.boxOf('away', 'reserves')).toHaveLength(12);
  s.answers('ready')
    .expectAsked('setUp', 'away', 'ready', ...ATTACKS, 'byHand')
    .answers('byHand');
  expect(legalOf(s, 'place')).toEqual(names('A', 1, 12));
  s.expectIllegal({ place: 'H1' }).done();
});
describe('B16-SETUP-05: eleven players, or all that are fit', () => {
  test('B16-SETUP-05, B16-SETUP-X2: ten of twelve fit players are too few, and twelve too many', () => {
    const ten = standing(ELEVEN.slice(0, 10));
    expect(faultsOf(ten)).toEqual(['B16-SETUP-05: players 10 for 11']);
    ten
      .expectAsked('setUp', 'home', ...DEFENCES, 'byHand')
      .expectIllegal('ready')
      .done();
    const twelve = standing([...ELEVEN, [4, 8]]);
    expect(faultsOf(twelve)).toEqual(['B16-SETUP-05: players 12 for 11']);
    expect(isLegal(twelve)).toBe(false);
    twelve.done();
  });
  test('B16-SETUP-05: with nine in Reserves all nine must play; the others stay in their boxes', () => {
    const states = { 10: 'casualties', 11: 'sentOff', 12: 'exhausted' } as const;
    const nine = standing(ELEVEN.slice(0, 9), at('drive', { home: { states } }).starts());
    expect(faultsOf(nine)).toEqual([]);
    expect(isLegal(nine)).toBe(true);
    nine.answers('byHand');
    expect(legalOf(nine, 'place')).toEqual(names('H', 1, 9));
    nine.answers({ place: 'H9' }, 'bench', 'ready');
    expect(faultsOf(nine)).toEqual(['B16-SETUP-05: players 8 for 9']);
    nine.expectIllegal('ready').done();
  });
});
test('B16-SETUP-06, B16-SETUP-X2: any square of the own half, End Zone included, and none of the other half', () => {
  const home = at('drive').starts().answers('byHand', { place: 'H1' });
  expect(legalOf(home, 'to')).toEqual(squaresOf([1, 13], [1, 15]));
  home.expectIllegal({ to: [14, 8] }).done();
  const away = at('drive').starts().answers('ready', 'byHand', { place: 'A1' });
  expect(legalOf(away, 'to')).toEqual(squaresOf([14, 26], [1, 15]));
  away.expectIllegal({ to: [13, 8] }).done();
});
describe('B16-SETUP-07: two players at most in each wide zone', () => {
  test('B16-SETUP-07, B16-SETUP-X2: a third one in either wide zone is refused', () => {
    const upper = standing(withMoved({ 11: [5, 1] }));
    expect(faultsOf(upper)).toEqual(['B16-SETUP-07: upperWideZone 3 for 2']);
    upper.expectIllegal('ready').done();
    const lower = standing(withMoved({ 11: [5, 15] }));
    expect(faultsOf(lower)).toEqual(['B16-SETUP-07: lowerWideZone 3 for 2']);
    lower.expectIllegal('ready').done();
  });
  test('B16-SETUP-07: the zones reach from the End Zone to the half-way line, four rows deep', () => {
    for (const square of [
      [1, 4],
      [13, 4],
      [13, 1],
    ] as const)
      expect(faultsOf(standing(withMoved({ 11: square })))).toHaveLength(1);
    for (const square of [
      [1, 5],
      [13, 5],
      [1, 11],
    ] as const)
      expect(faultsOf(standing(withMoved({ 11: square })))).toEqual([]);
  });
});
describe('the line of scrimmage', () => {
  test('B16-SETUP-08, B16-SETUP-X2: two on the line are too few', () => {
    const two = standing(withMoved({ 3: [12, 10] }));
    expect(faultsOf(two)).toEqual(['B16-SETUP-08: scrimmage 2 for 3']);
    two.expectIllegal('ready').done();
  });
  test('B16-SETUP-08: a square at the half-way line but in a wide zone is not on the line', () => {
    const wide = standing(withMoved({ 3: [12, 10], 4: [13, 4] }));
    expect(faultsOf(wide)).toEqual(['B16-SETUP-08: scrimmage 2 for 3']);
    expect(faultsOf(standing(withMoved({ 3: [13, 5] })))).toEqual([]);
  });
  test('B16-SETUP-09, B16-SETUP-X3: of two fit players both must be on the line', () => {
    const two = (): KickOffs => at('drive', { home: { players: 2 } }).starts();
    const both = standing(
      [
        [13, 6],
        [13, 10],
      ],
      two(),
    );
    expect(faultsOf(both)).toEqual([]);
    both.answers('ready').expectAsked('setUp', 'away').done();
    const deep = standing(
      [
        [13, 6],
        [2, 8],
      ],
      two(),
    );
    expect(faultsOf(deep)).toEqual(['B16-SETUP-09: scrimmage 1 for 2']);
    deep.expectIllegal('ready').done();
  });
  test('B16-SETUP-09, B16-CONCEDE-02: a coach who cannot fill the line may concede instead', () => {
    at('drive', { home: { players: 2 } })
      .starts()
      .expectAsked('setUp', 'home')
      .answers({ concede: 'home' })
      .expectOver('away', 'concession')
      .expectScore(0, 1)
      .done();
  });
});
test('B16-SETUP-X1: three on the line, two in each wide zone and four behind them are legal', () => {
  const s = standing(ELEVEN);
  expect(faultsOf(s)).toEqual([]);
  s.answers('ready')
    .expectAsked('setUp', 'away')
    .expectAt({ H1: '13,6', H4: '11,2', H7: '11,14', H11: '5,8', H12: 'reserves' })
    .done();
});
describe('setting up by hand', () => {
  test('B16-COMP-02: a player put on an occupied square changes places with whoever stands there', () => {
    const s = standing(ELEVEN).answers('byHand', { place: 'H1' }, { to: [5, 8] });
    s.expectAt({ H1: '5,8', H11: '13,6' });
    s.answers({ place: 'H12' }, { to: [13, 8] }).expectAt({ H12: '13,8', H2: 'reserves' });
    s.answers({ place: 'H12' }, { to: [13, 8] }).expectAt({ H12: '13,8' });
    s.answers('ready')
      .expectAsked('setUp', 'home', 'ready', ...DEFENCES, 'byHand')
      .done();
  });
  test('B16-COMP-17: whoever is taken off makes room for another; only players on the pitch can be', () => {
    const s = standing(ELEVEN).answers('byHand', { place: 'H12' }).expectIllegal('bench');
    s.answers({ to: [4, 8] }, { place: 'H1' }, 'bench', 'ready').expectAt({ H1: 'reserves', H12: '4,8' });
    expect(faultsOf(s)).toEqual(['B16-SETUP-08: scrimmage 2 for 3']);
    s.done();
  });
});
test('B16-SETUP-05, B16-SETUP-07, B16-SETUP-08: every formation is legal for both sides, however few are fit', () => {
  for (let fit = 1; fit <= 14; fit++) {
    const s = at('drive', { home: { players: fit }, away: { players: fit } }).starts();
    for (const seat of [0, 1] as const) {
      for (const answer of seat === 0 ? DEFENCES : ATTACKS) {
        s.answers(answer);
        expect(faultsOf(s, seat)).toEqual([]);
      }
      s.answers('ready');
    }
    s.expectAsked('placeBall', 'home').done();
  }
});
