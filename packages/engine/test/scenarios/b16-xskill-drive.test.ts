/** Skills that work between two turns: at set-up, at the kick-off, at the start of a half and at the end of a drive. */
import { describe, expect, test } from 'vitest';
import { at, fromToss, type KickOffs, legalOf, names } from '../blood/kick-offs.ts';

describe('Fan Favourite', () => {
  const options = { kickOffTable: true };
  test('B16-XSKILL-15: one more FAME for each owner on the pitch, Prone ones included, beyond 2 as well', () => {
    const home = {
      skills: { 1: ['fanFavourite'], 2: ['fanFavourite'], 12: ['fanFavourite'] },
      states: { 2: 'prone' },
    } as const;
    const s = at('kickOff', { options, fame: { home: 2 }, home }).starts();
    s.kicks([20, 3], 7, 4, '2d6:8', 'd3:1', 'd3:3', 'd8:5').expectRerolls(1, 0);
    expect(s.eventsOf('kickOffDice').map(({ total }) => total)).toEqual([5, 3]);
    expect(s.game.fame(0)).toBe(2);
    s.done();
  });
});

describe('Secret Weapon', () => {
  const armed = {
    skills: { 1: ['secretWeapon'], 2: ['secretWeapon'], 3: ['secretWeapon'], 12: ['secretWeapon'] },
  } as const;
  test('B16-XSKILL-27: at the end of a drive every owner that took part is sent off, on the pitch or not, but not from the Dead & Injured box', () => {
    const s = fromToss(armed).toFirstTurn('home').boxes('knockedOut', 'H1').boxes('casualties', 'H2').scores('A4');
    expect(s.boxOf('home', 'sentOff')).toEqual(['H1', 'H3']);
    expect(s.boxOf('home', 'casualties')).toEqual(['H2']);
    // A KO'd one makes no recovery roll; one that stayed in Reserves has taken no part.
    s.expectNotLogged('recoveryRolled').expectAt({ H12: 'reserves' }).done();
  });
  test('B16-XSKILL-27: an owner saved by a Bribe is judged again only after a drive it plays in', () => {
    const home = {
      skills: { 12: ['secretWeapon'] },
      states: { 1: 'reserves' },
      at: { 12: [4, 8] as const, 11: [3, 8] as const },
    } as const;
    const s = at('driveEnd', { bribes: { home: 1 }, home })
      .starts()
      .dice('d6:2')
      .answers('yes');
    s.bothSetUp().expectAt({ H12: 'reserves' }).kicksOut().scores('A4').expectNotLogged('sentOff').done();
  });
  test('B16-XSKILL-27: no turnover comes of it, and it strikes at half time too', () => {
    const s = fromToss(armed).toFirstTurn('home').endsHalf();
    expect(s.boxOf('home', 'sentOff')).toEqual(['H1', 'H2', 'H3']);
    s.expectNotLogged('turnover').done();
  });
  test('B16-XSKILL-27: it is sent off after the heat and before the KO rolls', () => {
    at('driveEnd', {
      options: { weather: true },
      weather: 'swelteringHeat',
      home: { players: 2, skills: { 1: ['secretWeapon'] }, states: { 2: 'knockedOut' } },
      away: { players: 1 },
    })
      .dice('d6:1', 'd6:6', 'd6:4')
      .starts()
      .expectLog('heatRolled', 'heatRolled', 'sentOff', 'recoveryRolled')
      .expectAt({ H1: 'sentOff', H2: '13,8' })
      .done();
  });
});

describe('Kick', () => {
  const kicker = (number: number, settings: object = {}): KickOffs =>
    at('kickOff', { home: { skills: { [number]: ['kick'] } }, ...settings }).starts();
  test('B16-XSKILL-46: after the dice its coach may halve the distance, rounding down', () => {
    for (const [rolled, squares] of [
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 2],
      [5, 2],
      [6, 3],
    ] as const) {
      const s = kicker(8).kicks([20, 3], 7, rolled).expectAsked('useSkill', 'home', 'yes', 'no');
      expect([s.game.rolled(0), s.game.rolled(1)]).toEqual([7, rolled]);
      s.dice('d8:5')
        .answers('yes')
        .expectBall([21, 3 + squares])
        .done();
    }
  });
  test('B16-XSKILL-46: or leave it as it is', () => {
    kicker(8).kicks([20, 3], 7, 4).dice('d8:5').answers('no').expectBall([21, 7]).done();
  });
  test('B16-XSKILL-46: not from the line of scrimmage, a wide zone or the bench, and not when receiving', () => {
    for (const number of [1, 4, 12]) kicker(number).kicks([20, 3], 7, 4, 'd8:5').expectBall([21, 7]).done();
    at('kickOff', { away: { skills: { 8: ['kick'] } } })
      .starts()
      .kicks([20, 3], 7, 4, 'd8:5')
      .expectBall([21, 7])
      .done();
  });
});

describe('Kick-off Return', () => {
  const returning = (numbers: readonly number[], settings: object = {}): KickOffs =>
    at('kickOff', {
      away: { skills: Object.fromEntries(numbers.map(number => [number, ['kickOffReturn']])) },
      ...settings,
    } as Parameters<typeof at>[1]).starts();
  test('B16-XSKILL-47: one owner, neither on the line nor in an opposing tackle zone, may move up to three squares', () => {
    const s = returning([1, 8, 11, 12]).kicks([20, 3], 7, 4);
    s.expectAsked('kickOffReturn', 'away', 'no', { player: 'A8' }, { player: 'A11' }).answers({ player: 'A11' });
    s.answers({ to: [21, 8] }, { to: [20, 8] })
      .dice('d6:4')
      .answers({ to: [20, 7] });
    // The ball comes down on it; the other owner is not asked.
    s.expectBall('A11').expectAsked('action', 'away').done();
  });
  test('B16-XSKILL-47, B16-XSKILL-02: no owner on the line, in a tackle zone or with Ball and Chain, each by itself', () => {
    const away = {
      skills: {
        3: ['kickOffReturn'],
        4: ['kickOffReturn'],
        8: ['kickOffReturn', 'ballAndChain'],
        9: ['kickOffReturn'],
      },
      at: { 4: [14, 3] },
    } as const;
    // A3 stands on the line with nobody near, A4 off it but next to H4.
    const s = at('kickOff', { away, home: { at: { 3: [12, 10], 4: [13, 4] } } })
      .starts()
      .kicks([20, 3], 7, 4);
    s.expectAsked('kickOffReturn', 'away', 'no', { player: 'A9' }).done();
  });
  test('B16-XSKILL-47: it may stop before that, or stay', () => {
    returning([11])
      .kicks([20, 3], 7, 4)
      .dice('d8:5')
      .answers({ player: 'A11' }, { to: [21, 8] }, 'stop')
      .expectBall([21, 7])
      .expectAt({ A11: '21,8' })
      .done();
    returning([11]).kicks([20, 3], 7, 4).dice('d8:5').answers('no').expectAt({ A11: '22,8' }).done();
  });
  test('B16-XSKILL-47: before the table is rolled, and not on a touchback', () => {
    returning([11], { options: { kickOffTable: true } })
      .kicks([20, 3], 7, 4)
      .expectNotLogged('kickOffRolled')
      .done();
    returning([11]).kicks([26, 8], 5, 1).expectAsked('touchback', 'away').done();
  });
  test('B16-XSKILL-47: not over the half-way line, and no square beyond the third', () => {
    const s = returning([8], { away: { skills: { 8: ['kickOffReturn'] }, at: { 8: [15, 12] } } }).kicks([20, 3], 7, 4);
    s.answers({ player: 'A8' }, { to: [14, 12] });
    expect(legalOf(s, 'to')).toEqual(['14,11', '14,13', '15,11', '15,12', '15,13'].sort());
    s.done();
  });
  test('B16-XSKILL-47: it dodges as usual; a fall is no turnover and no team re-roll is offered', () => {
    const away = { skills: { 8: ['kickOffReturn'] }, at: { 8: [15, 12] } } as const;
    const s = returning([8], { away, home: { at: { 6: [13, 12] } }, rerolls: { away: 3 } }).kicks([20, 3], 7, 4);
    s.answers({ player: 'A8' }, { to: [14, 12] })
      .dice('d6:1', '2d6:3', 'd8:5')
      .answers({ to: [15, 12] });
    s.expectAt({ A8: '15,12 prone' })
      .expectRerolls(0, 3)
      .expectNotLogged('turnover')
      .expectAsked('action', 'away')
      .done();
  });
});

describe('Leader', () => {
  test('B16-XSKILL-48: one more re-roll each half for a team with owners, however many', () => {
    const s = fromToss({ rerolls: 1, skills: { 1: ['leader'], 2: ['leader'] } }).toFirstTurn('home');
    const led = (): boolean[] => [s.game.leaderReroll(0), s.game.leaderReroll(1)];
    expect(led()).toEqual([true, false]);
    s.expectRerolls(1, 0).with(g => g.setLeaderReroll(0, false));
    s.endsHalf();
    expect(led()).toEqual([true, false]);
    s.done();
  });
  test('B16-XSKILL-48: unused it goes into overtime and counts in the shoot-out; overtime brings no new one', () => {
    const leader = { skills: { 1: ['leader'] } } as const;
    const end = (leaderReroll: boolean): KickOffs =>
      at('half', { half: 3, options: { overtime: true }, home: leader, leaderReroll: { home: leaderReroll } }).starts();
    const kept = end(true).bothSetUp().kicksOut().dice('d6:3', 'd6:3').endsHalf();
    kept.expectOver('home', 'penalties').done();
    const used = end(false).bothSetUp().kicksOut().dice('d6:3', 'd6:4').endsHalf();
    used.expectOver('away', 'penalties').done();
  });
});

describe('Swarming', () => {
  const swarm = { players: 14, skills: { 12: ['swarming'], 13: ['swarming'], 14: ['swarming'] } } as const;
  const swarming = (...dice: string[]): KickOffs =>
    at('drive', { home: swarm })
      .starts()
      .dice(...dice)
      .setsUp();
  test('B16-XSKILL-62: after the set-up a D3 says how many owners may be added from Reserves, beyond eleven', () => {
    const s = swarming('d3:2').expectAsked(
      'swarm',
      'home',
      'ready',
      { place: 'H12' },
      { place: 'H13' },
      { place: 'H14' },
    );
    s.answers({ place: 'H14' }, { to: [4, 8] }).expectAsked(
      'swarm',
      'home',
      'ready',
      { place: 'H12' },
      { place: 'H13' },
    );
    s.answers({ place: 'H12' }, { to: [4, 9] })
      .expectAsked('setUp', 'away')
      .expectAt({ H14: '4,8', H12: '4,9', H13: 'reserves' });
    s.done();
  });
  test('B16-XSKILL-62: in the own half, but not on the line, in a wide zone or on somebody', () => {
    const s = swarming('d3:3').answers({ place: 'H12' });
    const squares = legalOf(s, 'to');
    expect(squares).toHaveLength(13 * 7 - 7 - 4);
    for (const square of ['13,5', '12,4', '12,12', '5,8', '14,8']) expect(squares).not.toContain(square);
    for (const square of ['12,5', '1,11']) expect(squares).toContain(square);
    s.done();
  });
  test('B16-XSKILL-62: none need be added; without owners in Reserves no die is rolled', () => {
    swarming('d3:3').answers('ready').expectAsked('setUp', 'away').done();
    at('drive', { home: { skills: { 1: ['swarming'] } } })
      .starts()
      .setsUp()
      .expectAsked('setUp', 'away')
      .done();
  });
  test('B16-XSKILL-62: owners on the pitch swarm no more, and Perfect Defence keeps all of them', () => {
    const s = at('drive', { home: swarm, options: { kickOffTable: true } })
      .starts()
      .dice('d3:1')
      .setsUp();
    s.answers({ place: 'H12' }, { to: [4, 8] })
      .setsUp()
      .kicks([20, 3], 7, 4, '2d6:4')
      .answers('byHand');
    expect(legalOf(s, 'place')).toEqual(names('H', 1, 12));
    s.answers('ready', { formation: 'deepCorners' }).dice('d8:5').answers('ready').expectAsked('action', 'away');
    expect(s.boxOf('home', 'reserves')).toEqual(['H13', 'H14']);
    s.done();
  });
});
