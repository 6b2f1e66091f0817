/** The match of 2025 from the fans to the penalties: turns, Touchdowns, stalling, the end of a drive, extra time. */
import { describe, expect, test } from 'vitest';
import { blood25, Match25 } from '../blood/b25.ts';

describe('before the match', () => {
  test('B25-FANS-01, B25-FANS-02, B25-WEATHER-01: fans, weather, a roll-off, the choice', () => {
    const s = new Match25().dice('d3:2', 'd3:1', '2d6:7', 'd6:4', 'd6:4', 'd6:2', 'd6:5').starts();
    expect([s.game.fans(0), s.game.fans(1)]).toEqual([4, 2]);
    s.expectAsked('kickOrReceive', 'away', 'kick', 'receive').answers('receive').expectAsked('setUp', 'home').done();
  });
  test('B25-LEARN-02, B25-LEARN-03: without fans and weather neither is rolled', () => {
    const s = new Match25({ fans: false, weather: false })
      .dice('d6:4', 'd6:2')
      .starts()
      .expectAsked('kickOrReceive', 'home');
    expect([s.game.fans(0), s.game.weather]).toEqual([0, 0]);
    s.done();
  });
});

describe('Touchdowns', () => {
  test('B25-TD-03, B25-TD-04, B25-TD-09: as soon as a standing carrier is in the End Zone', () => {
    blood25('A . . 1', { at: [23, 5], ball: 'A', who: { 1: { square: [10, 10] } as never } })
      .answers({ move: 'A' })
      .walks('A', 'e e e')
      .expectScore(1, 0)
      .expectEvent({ type: 'touchdown' });
  });
  test('B25-TD-08: not for somebody who falls on the way in', () => {
    blood25('1 .\nA .', { at: [25, 5], ball: 'A' })
      .answers({ move: 'A' })
      .dice('d6:1', '2d6:3', 'd8:4')
      .walks('A', 'e')
      .expectScore(0, 0)
      .expectTurnover('knockedDown');
  });
  test('B25-TD-06, B25-TD-07: by picking the ball up or catching it there', () => {
    blood25('A *', { at: [25, 5], bench: { 1: { square: [10, 10], state: 'standing' } } })
      .answers({ move: 'A' })
      .dice('d6:3')
      .walks('A', 'e')
      .expectScore(1, 0);
    blood25('A . B', { at: [24, 5], ball: 'A', bench: { 1: { square: [10, 10], state: 'standing' } } })
      .dice('d6:4', 'd6:3')
      .passes('A', '', [26, 5])
      .expectScore(1, 0);
  });
  test('B25-OPPTD-X1, B25-OPPTD-04: pushed in, in the other side’s turn; the marker of whoever scored moves on', () => {
    const s = blood25('. 1 A', { at: [1, 5], ball: '1', turns: { home: 5, away: 4 }, kicking: 'away' })
      .dice('block:pushed')
      .blocks('A', '1');
    s.answers({ to: [1, 5] }, 'no').expectScore(0, 1);
    expect([s.game.turn(0), s.game.turn(1)]).toEqual([5, 5]);
    s.expectAsked('setUp', 'away');
  });
  test('B25-ROUND-X1, B25-ROUND-06: the scorer kicks, and the other side’s turn follows', () => {
    const s = blood25('A .', {
      at: [25, 5],
      ball: 'A',
      turns: { home: 5, away: 4 },
      bench: { 1: { square: [10, 10], state: 'standing' } },
    });
    s.answers({ move: 'A' }).walks('A', 'e').expectScore(1, 0).expectAsked('setUp', 'home');
    s.answers('ready').expectAsked('setUp', 'away').answers('ready').answers({ player: 'A' });
    s.dice('d8:5', 'd6:1', '2d6:2', 'd8:2')
      .answers({ to: [20, 10] })
      .expectAsked('action', 'away');
    expect(s.game.turn(1)).toBe(5);
    s.done();
  });
});

describe('stalling', () => {
  const near = (more: object = {}) =>
    blood25('A . . .\n. . . B', {
      at: [23, 5],
      ball: 'A',
      turns: { home: 3, away: 3 },
      bench: { 1: { square: [10, 10], state: 'standing' } },
      ...more,
    });
  test('B25-STALL-01, B25-STALL-04, B25-STALL-05: the crowd acts on a roll of the turn’s number or more', () => {
    near()
      .answers({ move: 'A' })
      .dice('d6:3', '2d6:4', 'd8:4')
      .answers('stop')
      .expectState('A', 'prone')
      .expectTurnover('knockedDown')
      .done();
    near()
      .answers({ move: 'A' })
      .dice('d6:2')
      .answers('stop')
      .expectState('A', 'standing')
      .expectTurnover('none')
      .done();
  });
  test('B25-STALL-02, B25-Q-50: not where it takes a die', () => {
    near({ bench: { 1: { square: [22, 4], state: 'standing' } } })
      .answers({ move: 'A' }, 'stop')
      .expectNotLogged('stallRolled')
      .done();
    near({ who: { A: { movement: 2 } } })
      .answers({ move: 'A' }, 'stop')
      .expectNotLogged('stallRolled')
      .done();
  });
  test('B25-STALL-03: nor after a Hand-off', () => {
    near({ at: [22, 5] })
      .answers({ handOff: 'A' })
      .walks('A', 'e e')
      .dice('d6:3')
      .answers({ target: 'B' })
      .expectNotLogged('stallRolled')
      .expectBall('B')
      .done();
  });
  test('B25-STALL-07, B25-FOREGO-03, B25-FOREGO-04: foregoing does not help, nor does ending the turn', () => {
    const s = near()
      .dice('d6:1')
      .answers({ forego: 'A' })
      .expectLog('foregone', 'stallRolled')
      .expectIllegal({ move: 'A' });
    s.done();
    near().dice('d6:1').answers('endTurn').expectLog('stallRolled', 'turnEnded').done();
  });
  test('B25-STALL-08: a turnover comes first', () => {
    const s = near({ who: { B: { movement: 1 } } })
      .answers({ move: 'B' })
      .walks('B', 's')
      .dice('d6:1', '2d6:3')
      .walks('B', 's');
    s.expectTurnover('knockedDown').expectNotLogged('stallRolled').done();
  });
});

describe('the end of a drive', () => {
  const atTheEnd = (more: object = {}) =>
    blood25('A . . B\n1 . . 2', {
      moment: 'driveEnd',
      kicking: 'home',
      active: 'home',
      turns: { home: 4, away: 4 },
      ...more,
    });
  test('B25-KOREC-01, B25-KOREC-02, B25-KOREC-03: the knocked out come round on 4+, when the drive ends', () => {
    const s = atTheEnd({
      bench: { C: { state: 'knockedOut' }, D: { state: 'knockedOut' }, 3: { state: 'knockedOut' } },
    });
    s.dice('d6:4', 'd6:3', 'd6:5').starts().expectAsked('setUp', 'home');
    s.expectLog('driveEnded', 'recoveryRolled').expectState('D', 'knockedOut').expectState('3', 'reserves').done();
  });
  test('B25-WEATHER-04, B25-WEATHER-05, B25-WEATHER-07: the heat takes D3 of each side for one drive', () => {
    const s = atTheEnd({ weather: 'swelteringHeat' }).dice('d3:1', 'pick:2', 'pick:1').starts();
    s.expectState('B', 'exhausted').expectState('1', 'exhausted').expectState('A', 'standing').done();
  });
});

describe('the end of the match', () => {
  const last = (more: object = {}) => blood25('A . . .\n1 . . .', { half: 2, turns: { home: 8, away: 8 }, ...more });
  test('B25-ENDG-03, B25-ENDG-04: more Touchdowns, or a draw', () => {
    expect(last({ score: { home: 1, away: 0 } }).answers('endTurn').game.ending).toBe('touchdowns');
    expect(last().answers('endTurn').game.ending).toBe('draw');
  });
  test('B25-EXTRA-02, B25-EXTRA-03, B25-EXTRA-05: another period after a roll-off, without new re-rolls', () => {
    const s = last({ options: { overtime: true }, rerolls: { home: 1 } })
      .dice('d6:5', 'd6:2')
      .answers('endTurn');
    s.expectAsked('kickOrReceive', 'home').answers('kick').expectRerolls(1, 0);
    expect([s.game.half, s.game.turn(0)]).toEqual([3, 0]);
  });
  test('B25-EXTRA-07, B25-EXTRA-08: no sudden death', () => {
    const s = blood25('A .', {
      at: [25, 5],
      ball: 'A',
      half: 3,
      options: { overtime: true },
      turns: { home: 3, away: 3 },
      bench: { 1: { square: [10, 10], state: 'standing' } },
    });
    s.answers({ move: 'A' }).walks('A', 'e').expectScore(1, 0);
    expect(s.game.over).toBe(false);
  });
  test('B25-PENS-02, B25-PENS-03, B25-PENS-04: five roll-offs, ties rolled again', () => {
    const s = last({ half: 3, options: { overtime: true }, rerolls: { away: 3 } });
    s.dice('d6:5', 'd6:2', 'd6:3', 'd6:3', 'd6:1', 'd6:6', 'd6:6', 'd6:1', 'd6:2', 'd6:5', 'd6:4', 'd6:1').answers(
      'endTurn',
    );
    expect([s.game.ending, s.game.winner]).toEqual(['penalties', 0]);
    s.done();
  });
});

describe('Distracted', () => {
  test('B25-PRIN-STAT-08, B25-PRIN-SKILL-01: no Active skills', () => {
    const s = blood25('A 1', { who: { A: ['block'], 1: { skills: ['block'], witless: true } } })
      .dice('block:bothDown', '2d6:3')
      .blocks('A', '1')
      .answers('yes');
    s.expectState('A', 'standing').expectState('1', 'prone').done();
  });
  test('B25-PRIN-STAT-10, B25-PRIN-FAQ-04: over when the player is activated', () => {
    const s = blood25('A . 1', { who: { A: { witless: true } } });
    expect(s.game.reaches(s.id('A'))).toBe(false);
    s.answers({ move: 'A' });
    expect(s.game.reaches(s.id('A'))).toBe(true);
  });
});
