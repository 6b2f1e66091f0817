/** The Kick-off table: the order of a kick-off with it, and its eleven results. */
import { describe, expect, test } from 'vitest';
import { blood2016 } from '../../src/blood/editions/2016/index.ts';
import { setUpFaults } from '../../src/blood/procedures/placing.ts';
import { at, type KickOffs, legalOf, names } from '../blood/kick-offs.ts';

type Moment = Parameters<typeof at>[1];
const withTable = (settings: Moment = {}): KickOffs =>
  at('kickOff', { ...settings, options: { kickOffTable: true, ...settings?.options } }).starts();
/** A kick that is about to land on the empty square [20, 7], and this result of the table. */
const rolling = (total: number, settings: Moment = {}, ...more: string[]): KickOffs =>
  withTable(settings).kicks([20, 3], 7, 4, `2d6:${total}`, ...more);
/** The same kick to a touchback. */
const rollingOut = (total: number, settings: Moment = {}, ...more: string[]): KickOffs =>
  withTable(settings).kicks([26, 8], 5, 1, `2d6:${total}`, ...more);
const LAND = 'd8:5';

describe('the order of things', () => {
  test('B16-KOTABLE-01: the ball is placed and scatters, the table is rolled and resolved, then the ball lands', () => {
    rolling(2, {}, LAND)
      .expectLog(
        'ballKicked',
        'kickScattered',
        'kickOffRolled',
        'gainedBribe',
        'gainedBribe',
        'ballBounced',
        'turnStarted',
      )
      .expectBall([21, 7])
      .done();
  });
  test('B16-KOTABLE-01: without the module no table is rolled', () => {
    const s = at('kickOff').starts().kicks([20, 3], 7, 4, LAND);
    expect(s.eventsOf('kickOffRolled')).toEqual([]);
    s.expectAsked('action', 'away').done();
  });
  test('B16-KOTABLE-05: eleven results by the total of two dice', () => {
    expect(blood2016.kickOffTable.map(result => result?.id ?? '')).toEqual([
      '',
      '',
      'getTheRef',
      'riot',
      'perfectDefence',
      'highKick',
      'cheeringFans',
      'changingWeather',
      'brilliantCoaching',
      'quickSnap',
      'blitz',
      'throwARock',
      'pitchInvasion',
    ]);
    const s = rolling(8, {}, 'd3:1', 'd3:1', LAND);
    expect(s.eventsOf('kickOffRolled')).toEqual([{ type: 'kickOffRolled', dice: 8, result: 'brilliantCoaching' }]);
    s.done();
  });
  test('B16-KOTABLE-03: neither the table nor the dice of a result are offered for a re-roll', () => {
    const rerolls = { home: 4, away: 4 };
    rolling(8, { rerolls }, 'd3:1', 'd3:3', LAND).expectAsked('action', 'away').expectRerolls(4, 5).done();
    rolling(3, { rerolls, turns: { home: 4, away: 4 } }, 'd6:3', LAND)
      .expectAsked('action', 'away')
      .expectRerolls(4, 4)
      .done();
  });
  test('B16-KOTABLE-04: the catch of the landing ball takes no team re-roll, but a skill', () => {
    const settings: Moment = { rerolls: { away: 4 }, away: { at: { 11: [20, 7] } } };
    rolling(2, settings, 'd6:2', LAND).expectBall([21, 7]).expectRerolls(0, 4).done();
    rolling(2, { ...settings, away: { at: { 11: [20, 7] }, skills: { 11: ['catch'] } } }, 'd6:2', 'd6:6')
      .expectAsked('reroll', 'away', 'keep', { reroll: 'catch' })
      .answers({ reroll: 'catch' })
      .expectBall('A11')
      .done();
  });
});

describe('Get the Ref', () => {
  test('B16-KOTABLE-06: each team gains a Bribe, on top of those it has', () => {
    const s = rolling(2, { bribes: { away: 1 } }, LAND);
    expect([s.game.bribes(0), s.game.bribes(1)]).toEqual([1, 2]);
    s.done();
  });
  const armed = (bribes: number): KickOffs =>
    at('driveEnd', { bribes: { home: bribes }, home: { skills: { 1: ['secretWeapon'], 2: ['secretWeapon'] } } });
  test('B16-KOTABLE-07: a Bribe may be tried against the sending-off of a Secret Weapon, or kept', () => {
    armed(1)
      .starts()
      .expectAsked('bribe', 'home', 'yes', 'no')
      .answers('no')
      .expectAt({ H1: 'sentOff' })
      .expectAsked('bribe', 'home')
      .done();
    armed(0).starts().expectAsked('setUp', 'home').expectAt({ H1: 'sentOff', H2: 'sentOff' }).done();
  });
  test('B16-KOTABLE-08: a 2 or more cancels the call, a 1 gains nothing and the Bribe is gone', () => {
    const bought = armed(2).starts().dice('d6:2').answers('yes').answers('no');
    expect(bought.boxOf('home', 'sentOff')).toEqual(['H2']);
    expect(bought.game.bribes(0)).toBe(1);
    bought.done();
    const refused = armed(1).starts().dice('d6:1').answers('yes').expectAsked('setUp', 'home');
    expect(refused.boxOf('home', 'sentOff')).toEqual(['H1', 'H2']);
    expect(refused.game.bribes(0)).toBe(0);
    refused.done();
  });
  test('B16-KOTABLE-09: each works once', () => {
    const s = armed(1).starts().dice('d6:6').answers('yes').expectAsked('setUp', 'home');
    expect(s.boxOf('home', 'sentOff')).toEqual(['H2']);
    s.done();
  });
});

describe('Riot', () => {
  /** Markers right after the Riot; the receiving team's turn has moved its own on by one since. */
  const markers = (home: number, away: number, ...dice: string[]): [number, number] => {
    const s = rolling(3, { turns: { home, away } }, ...dice, LAND).expectAsked('action', 'away');
    s.done();
    return [s.game.turn(0), s.game.turn(1) - 1];
  };
  test('B16-KOTABLE-10, B16-KOTABLE-X1: with the receiving marker on 7 both go back one, without a die', () => {
    expect(markers(8, 7)).toEqual([7, 6]);
    expect(markers(7, 7)).toEqual([6, 6]);
  });
  test('B16-KOTABLE-11, B16-KOTABLE-X1: before the first turn of the receiving team both go forward one', () => {
    expect(markers(0, 0)).toEqual([1, 1]);
    expect(markers(1, 0)).toEqual([2, 1]);
  });
  test('B16-KOTABLE-12, B16-KOTABLE-X1: otherwise 1 to 3 moves both forward', () => {
    expect(markers(4, 4, 'd6:1')).toEqual([5, 5]);
    expect(markers(5, 4, 'd6:3')).toEqual([6, 5]);
  });
  test('B16-KOTABLE-13, B16-KOTABLE-X1: otherwise 4 to 6 moves both back', () => {
    expect(markers(4, 4, 'd6:4')).toEqual([3, 3]);
    expect(markers(5, 4, 'd6:6')).toEqual([4, 3]);
  });
  test('B16-KOTABLE-35: never below 0 or above 8', () => {
    expect(markers(0, 1, 'd6:4')).toEqual([0, 0]);
    expect(markers(8, 6, 'd6:3')).toEqual([8, 7]);
  });
  test('B16-KOTABLE-35: with both on 8 the half is over', () => {
    rolling(3, { turns: { home: 7, away: 8 } }, 'd6:3', LAND)
      .expectLog('markersMoved', 'ballBounced', 'driveEnded', 'halfStarted')
      .expectTurns(0, 0)
      .done();
  });
});

describe('Perfect Defence', () => {
  test('B16-KOTABLE-14: the kicking coach rearranges the players on the pitch, and only those', () => {
    const s = rolling(4).expectAsked('setUp', 'home').answers('byHand');
    expect(legalOf(s, 'place')).toEqual(names('H', 1, 11));
    s.answers({ place: 'H11' }).expectIllegal('bench', { to: [14, 8] });
    s.answers({ to: [8, 8] }, 'ready')
      .dice(LAND)
      .answers('ready')
      .expectAt({ H11: '8,8', H12: 'reserves' });
    s.expectBall([21, 7]).expectAsked('action', 'away').done();
  });
  test('B16-KOTABLE-14: it must be a legal set-up again', () => {
    const s = rolling(4).answers('byHand', { place: 'H1' }, { to: [3, 8] }, 'ready');
    expect(setUpFaults(s.game, 0, s.game.about(1)).map(fault => fault.rule)).toEqual(['B16-SETUP-08']);
    s.expectIllegal('ready')
      .answers({ formation: 'chevron' })
      .dice(LAND)
      .answers('ready')
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-KOTABLE-14: the coach may leave everybody where they are', () => {
    rolling(4).dice(LAND).answers('ready').expectAt({ H1: '13,6', H11: '5,8' }).expectAsked('action', 'away').done();
  });
  test("B16-KOTABLE-15: the receiving team's set-up stays as it is", () => {
    const s = rolling(4)
      .answers({ formation: 'zone' })
      .expectIllegal({ formation: 'cageReady' })
      .dice(LAND)
      .answers('ready');
    s.expectAt({ A1: '14,6', A4: '16,2', A11: '22,8', A12: 'reserves' }).done();
  });
});

describe('High Kick', () => {
  const free = [4, 5, 6, 7, 8, 9, 10, 11].map(number => ({ player: `A${number}` }));
  test('B16-KOTABLE-16: one receiving player in no opposing tackle zone may be put under the ball, however far away', () => {
    rolling(5)
      .expectAsked('highKick', 'away', 'no', ...free)
      .dice('d6:4')
      .answers({ player: 'A4' })
      .expectAt({ A4: '20,7' })
      .expectBall('A4')
      .done();
  });
  test('B16-KOTABLE-16: or nobody', () => {
    rolling(5).dice(LAND).answers('no').expectBall([21, 7]).expectAt({ A4: '16,2' }).done();
  });
  test('B16-KOTABLE-17: not when somebody stands there, and not when the ball is out', () => {
    rolling(5, { away: { at: { 11: [20, 7] } } }, 'd6:4')
      .expectBall('A11')
      .expectAsked('action', 'away')
      .done();
    rollingOut(5).expectAsked('touchback', 'away').done();
  });
});

describe('Cheering Fans and Brilliant Coaching', () => {
  test.each([
    ['B16-KOTABLE-18', 6],
    ['B16-KOTABLE-21', 8],
  ] as const)('%s: D3 and FAME: the higher gains a re-roll for this half, both on a tie', (_id, total) => {
    const fame = { home: 0, away: 1 };
    rolling(total, { fame }, 'd3:3', 'd3:1', LAND).expectRerolls(1, 0).done();
    rolling(total, { fame }, 'd3:2', 'd3:1', LAND).expectRerolls(1, 1).done();
    rolling(total, { fame }, 'd3:1', 'd3:1', LAND).expectRerolls(0, 1).done();
  });
  test('B16-KOTABLE-18, B16-KOTABLE-21: what was gained is gone at half time', () => {
    const s = rolling(8, { rerolls: { home: 1 }, turns: { home: 7, away: 7 } }, 'd3:3', 'd3:1', LAND);
    s.expectRerolls(2, 0).endsHalf().expectAsked('setUp', 'away');
    const owned = s.game.teamOf(0).rerolls;
    s.expectRerolls(owned, s.game.teamOf(1).rerolls).done();
  });
});

describe('Changing Weather', () => {
  const options = { weather: true };
  test('B16-KOTABLE-19: the weather is rolled again and the new one holds', () => {
    const s = rolling(7, { options, weather: 'verySunny' }, '2d6:11', LAND);
    expect(s.eventsOf('weatherRolled')).toEqual([{ type: 'weatherRolled', dice: 11, weather: 'pouringRain' }]);
    expect(s.game.weather).toBe(3);
    s.expectBall([21, 7]).done();
  });
  test('B16-KOTABLE-20: Nice, even once more, scatters the ball one square further before it lands', () => {
    for (const weather of ['nice', 'blizzard'] as const)
      rolling(7, { options, weather }, '2d6:6', 'd8:2', LAND).expectBall([21, 6]).done();
  });
  test('B16-KOTABLE-20: a gust can take the ball out, and does not bring it back', () => {
    withTable({ options }).kicks([20, 3], 2, 2, '2d6:7', '2d6:4', 'd8:2').expectAsked('touchback', 'away').done();
    rollingOut(7, { options }, '2d6:4').expectAsked('touchback', 'away').done();
  });
  test('B16-KOTABLE-19, B16-OQ-63: without the weather module nothing happens', () => {
    const s = rolling(7, {}, LAND);
    expect(s.eventsOf('weatherRolled')).toEqual([]);
    s.expectBall([21, 7]).done();
  });
});

describe('Quick Snap!', () => {
  test('B16-KOTABLE-22: each receiving player may move one square, once', () => {
    const s = rolling(9).expectAsked('quickSnap', 'away');
    expect(legalOf(s, 'player')).toEqual(names('A', 1, 11));
    s.answers({ player: 'A11' }, { to: [21, 8] }).expectAt({ A11: '21,8' });
    expect(legalOf(s, 'player')).toEqual(names('A', 1, 10));
    s.dice(LAND).answers('ready').expectAsked('action', 'away').expectIllegal({ player: 'A1' });
    // It has its whole turn still before it.
    s.answers({ move: 'A11' }).done();
  });
  test('B16-KOTABLE-22: or stay, all of them', () => {
    rolling(9).dice(LAND).answers('ready').expectAt({ A1: '14,6', A11: '22,8' }).done();
  });
  test('B16-KOTABLE-23, B16-KOTABLE-24: to an adjacent empty square, over the half-way line too, without dice', () => {
    rolling(9)
      .answers({ player: 'A1' })
      .expectAsked(
        'quickSnapSquare',
        'away',
        ...(
          [
            [13, 5],
            [14, 5],
            [15, 5],
            [15, 6],
            [13, 7],
            [14, 7],
            [15, 7],
          ] as const
        ).map(to => ({ to })),
      )
      .answers({ to: [13, 7] })
      .expectAt({ A1: '13,7' })
      .expectAsked('quickSnap', 'away')
      .done();
  });
  test('B16-KOTABLE-23: a player with no empty square around it is not asked about', () => {
    const around: Record<number, readonly [number, number]> = {};
    [
      [25, 14],
      [26, 14],
      [25, 15],
    ].forEach(([column, row], i) => {
      around[i + 8] = [column as number, row as number];
    });
    const s = rolling(9, { away: { at: { ...around, 11: [26, 15] } } });
    expect(legalOf(s, 'player')).not.toContain('A11');
    expect(legalOf(s, 'player')).toContain('A10');
    s.done();
  });
});

describe('Blitz!', () => {
  test('B16-KOTABLE-25: the kicking team takes a bonus turn for which its marker does not move', () => {
    const s = rolling(10, { turns: { home: 2, away: 1 } })
      .expectAsked('action', 'home')
      .expectTurns(2, 1);
    s.dice(LAND).answers('endTurn').expectAsked('action', 'away').expectTurns(2, 2).done();
  });
  test('B16-KOTABLE-25, B16-OQ-11: the ball is still in the air: nobody can pick it up', () => {
    const s = rolling(10, { home: { at: { 11: [20, 6] } } });
    s.expectBall('none')
      .answers({ move: 'H11' }, { to: [20, 7] }, 'stop')
      .expectBall('none');
    // It comes down on the player who ran under it.
    s.dice('d6:4').answers('endTurn').expectBall('H11').expectAsked('action', 'away').done();
  });
  test('B16-KOTABLE-26: players in an opposing tackle zone at its start take no Action, even if freed later', () => {
    const s = rolling(10);
    expect(legalOf(s, 'move')).toEqual(names('H', 4, 11));
    s.with(g => g.put(s.id('A1'), g.grid.at(25, 1)));
    expect(legalOf(s, 'move')).not.toContain('H1');
    s.done();
  });
  test('B16-KOTABLE-27: team re-rolls may be used in it', () => {
    const s = rolling(10, { rerolls: { home: 2 }, home: { at: { 11: [20, 6] } }, options: { goForIt: true } });
    s.answers({ move: 'H11' });
    for (const row of [5, 4, 3, 4, 5, 6]) s.answers({ to: [19, row] });
    s.dice('d6:1')
      .answers({ to: [19, 7] })
      .expectAsked('reroll', 'home', 'keep', { reroll: 'team' })
      .dice('d6:2')
      .answers({ reroll: 'team' })
      .expectRerolls(1, 0)
      .done();
  });
  test('B16-KOTABLE-27, B16-KOTABLE-04: they may not be used any more when the ball comes down', () => {
    const s = rolling(10, { rerolls: { home: 2 }, home: { at: { 11: [20, 7] } } });
    s.dice('d6:3', LAND)
      .answers('endTurn')
      .expectBall([21, 7])
      .expectAsked('action', 'away')
      .expectRerolls(2, 0)
      .done();
  });
  test('B16-KOTABLE-28: its turnover is over with it: cards for the time after the kick-off may be played', () => {
    const s = rolling(10, {
      options: { cards: true, goForIt: true },
      hands: { home: ['ballista'] },
      home: { at: { 11: [20, 6] } },
    });
    // At the kick and at the start of the bonus turn.
    for (let i = 0; i < 2; i++) s.expectAsked('specialPlay', 'home', 'no').answers('no');
    s.answers({ move: 'H11' });
    for (const row of [5, 4, 3, 4, 5, 6]) s.answers({ to: [19, row] });
    s.dice('d6:1', '2d6:5', LAND).answers({ to: [19, 7] });
    s.expectBall([21, 7]).expectAsked('specialPlay', 'home', 'no', { play: 'ballista' }).answers('no');
    s.expectAsked('action', 'away').done();
  });
  test('B16-KOTABLE-28: a turnover ends it at once, and the ball comes down', () => {
    const s = rolling(10, { home: { at: { 11: [20, 6] } }, options: { goForIt: true } });
    s.answers({ move: 'H11' });
    for (const row of [5, 4, 3, 4, 5, 6]) s.answers({ to: [19, row] });
    s.dice('d6:1', '2d6:5', LAND)
      .answers({ to: [19, 7] })
      .expectAt({ H11: '19,7 prone' })
      .expectBall([21, 7])
      .expectAsked('action', 'away')
      .done();
  });
});

describe('Throw a Rock', () => {
  test('B16-KOTABLE-29, B16-KOTABLE-31: D6 and FAME: the higher fans hurt a random opponent on the pitch, armour or not', () => {
    rolling(11, { fame: { home: 1 } }, 'd6:4', 'd6:4', 'pick:11', '2d6:9', LAND)
      .expectAt({ A11: 'knockedOut' })
      .expectAsked('action', 'away')
      .done();
    rolling(11, { fame: { home: 1 } }, 'd6:2', 'd6:4', 'pick:1', '2d6:10', LAND)
      .expectAt({ H1: 'casualties' })
      .done();
  });
  test('B16-KOTABLE-02: the victim is one of those on the pitch, by number', () => {
    const away = { at: { 12: [23, 8] as const }, states: { 3: 'casualties' as const } };
    rolling(11, { away }, 'd6:4', 'd6:3', 'pick:3', '2d6:7', LAND).expectAt({ A4: '16,2 stunned' }).done();
    rolling(11, { away }, 'd6:4', 'd6:3', 'pick:11', '2d6:7', LAND).expectAt({ A12: '23,8 stunned' }).done();
  });
  test('B16-KOTABLE-30: on a tie one player of each team', () => {
    rolling(11, {}, 'd6:3', 'd6:3', 'pick:2', '2d6:8', 'pick:5', '2d6:2', LAND)
      .expectAt({ A2: 'knockedOut', H5: '11,4 stunned' })
      .done();
  });
  test('B16-KOTABLE-31, B16-OQ-58: a Stunned victim lies in its square and turns over after its next turn', () => {
    rolling(11, {}, 'd6:4', 'd6:3', 'pick:1', '2d6:7', LAND)
      .expectAt({ A1: '14,6 stunned' })
      .expectIllegal({ move: 'A1' })
      .answers('endTurn')
      .expectAt({ A1: '14,6 prone' })
      .done();
  });
});

describe('Pitch Invasion', () => {
  const dice = (...values: number[]): string[] => values.map(value => `d6:${value}`);
  const three: Moment = { home: { players: 3 }, away: { players: 3 } };
  test('B16-KOTABLE-32, B16-KOTABLE-X2: a die for each player on the pitch, 6 with no FAME Stuns', () => {
    rolling(12, three, ...dice(6, 5, 6), ...dice(5, 6, 4), LAND)
      .expectAt({ A1: '14,6 stunned', A2: '14,8', A3: '14,10 stunned', H1: '13,6', H2: '13,8 stunned', H3: '13,10' })
      .done();
  });
  test('B16-KOTABLE-32, B16-KOTABLE-X2: each coach adds the own FAME', () => {
    rolling(12, { ...three, fame: { home: 2 } }, ...dice(4, 3, 5), ...dice(4, 5, 6), LAND)
      .expectAt({ A1: '14,6 stunned', A2: '14,8', A3: '14,10 stunned', H1: '13,6', H2: '13,8', H3: '13,10 stunned' })
      .done();
  });
  test('B16-KOTABLE-33: a natural 1 never has an effect', () => {
    rolling(12, { ...three, fame: { home: 6 } }, ...dice(1, 2, 1), ...dice(1, 1, 1), LAND)
      .expectAt({ A1: '14,6', A2: '14,8 stunned', A3: '14,10' })
      .done();
  });
  test("B16-KOTABLE-34: a player with Ball and Chain is KO'd instead", () => {
    const away = { players: 3, skills: { 1: ['ballAndChain'] as const } };
    rolling(12, { ...three, away }, ...dice(6, 6, 1), ...dice(1, 1, 1), LAND)
      .expectAt({ A1: 'knockedOut', A2: '14,8 stunned', A3: '14,10' })
      .done();
  });
});
