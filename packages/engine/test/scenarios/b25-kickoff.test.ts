/** The kick-off of 2025 and its eleven events. */
import { describe, expect, test } from 'vitest';
import type { BallId, PlayerId } from '../../src/words.ts';
import { type BloodScenario, blood25, type Settings } from '../blood/b25.ts';
import { legalOf } from '../blood/dsl.ts';

/** Home kicks. A to C on its line, D behind it, E in a wide zone; away's 1 to 3 on theirs, 4 deep. */
const DRAWING = [
  '. . . . E . . . . . . . . . .',
  '. . . . . . . . . . . . . . .',
  '. . . . . . . . . . . . . . .',
  '. . . . . A 1 . . . . . . . .',
  '. . . D . B 2 . . . . . 4 . .',
  '. . . . . C 3 . . . . . . . .',
].join('\n');
const kickOff = (more: Settings = {}): BloodScenario =>
  blood25(DRAWING, {
    at: [8, 3],
    kicking: 'home',
    active: 'away',
    turns: { home: 1, away: 1 },
    moment: 'kickOff',
    ...more,
  }).starts();
/** Kicks at [20, 10]; the ball flies one square to the right, and the table shows this. */
const rolls = (total: number, more: Settings = {}): BloodScenario => rollsWith(total, [], more);
const rollsWith = (total: number, dice: readonly string[], more: Settings = {}): BloodScenario =>
  kickOff(more)
    .answers({ player: 'D' })
    .dice('d8:5', 'd6:1', `2d6:${total}`, ...dice)
    .answers({ to: [20, 10] });

describe('the kick', () => {
  test('B25-KICK-01, B25-KICK-02, B25-KICK-03: somebody is named, off the line and out of the wide zones', () => {
    kickOff().expectAsked('kickingPlayer', 'home', { player: 'D' });
  });
  test('B25-Q-09: from the line when nobody else is in the Centre Field', () => {
    const s = blood25('E . . .\n. . . .\n. . . A\n. . . B', {
      at: [10, 3],
      kicking: 'home',
      moment: 'kickOff',
      bench: { 1: { square: [20, 8], state: 'standing' } },
    }).starts();
    expect(legalOf(s, 'player')).toEqual(['A', 'B']);
  });
  test('B25-KICK-06, B25-KLAND-02: it deviates by D8 and D6, and bounces from an empty square', () => {
    rollsWith(2, ['d8:2']).expectEvent({ type: 'kickScattered', direction: 5, distance: 1 }).expectBall([21, 9]).done();
  });
  test('B25-KLAND-03, B25-KLAND-06: whoever stands there must catch it, without a modifier', () => {
    const s = kickOff()
      .answers({ player: 'D' })
      .dice('d8:5', 'd6:1', '2d6:2', 'd6:3')
      .answers({ to: [19, 7] });
    s.expectModifiers('catch', {}).expectBall('4').expectAsked('action', 'away').done();
  });
});

describe('touchbacks', () => {
  test('B25-TBACK-02, B25-TBACK-05: off the pitch, after the event, to somebody who stands', () => {
    const s = kickOff()
      .answers({ player: 'D' })
      .dice('d8:5', 'd6:6', '2d6:2')
      .answers({ to: [25, 10] });
    s.expectAsked('giveBall', 'away', { player: '1' }, { player: '2' }, { player: '3' }, { player: '4' });
    s.answers({ player: '4' }).expectBall('4').done();
  });
  test('B25-TBACK-03: or across the line', () => {
    kickOff()
      .answers({ player: 'D' })
      .dice('d8:4', 'd6:6', '2d6:2')
      .answers({ to: [16, 10] })
      .expectAsked('giveBall', 'away')
      .done();
  });
  test('B25-TBACK-06: with nobody on their feet it is put down in their half', () => {
    const s = blood25('. . A . 1', {
      at: [11, 8],
      kicking: 'home',
      moment: 'kickOff',
      who: { 1: { state: 'stunned' } },
    }).starts();
    s.answers({ player: 'A' })
      .dice('d8:5', 'd6:6', '2d6:2')
      .answers({ to: [25, 8] })
      .expectAsked('giveBall', 'away');
    s.expectIllegal({ to: [13, 8] }, { to: [15, 8] }, { player: '1' })
      .answers({ to: [20, 8] })
      .expectBall([20, 8])
      .done();
  });
});

describe('events', () => {
  test('B25-KOEV-03: Get the Ref, a Bribe each', () => {
    const s = rollsWith(2, ['d8:2']);
    expect([s.game.bribes(0), s.game.bribes(1)]).toEqual([1, 1]);
  });
  test.each([
    [5, [6, 6]],
    [6, [5, 5]],
    [8, [7, 7]],
    [0, [1, 1]],
  ] as const)('B25-KOEV-05, B25-KOEV-06, B25-Q-16: Time-out! with the kicking marker at %i', (turn, now) => {
    const s = rollsWith(3, ['d8:2'], { turns: { home: turn, away: turn } });
    s.expectEvent({ type: 'markersMoved', by: now[0] - turn });
  });
  test('B25-KOEV-07, B25-KOEV-08, B25-KOEV-09: Solid Defence moves Open players within a legal set-up', () => {
    const s = rollsWith(4, ['d3:1']).expectAsked('selectPlayers', 'home', 'ready', { player: 'D' }, { player: 'E' });
    s.answers({ player: 'D' }, { player: 'E' }).expectAsked('solidDefence', 'home');
    s.answers({ place: 'D' })
      .expectIllegal({ to: [14, 12] }, { to: [13, 6] })
      .answers({ to: [12, 3] });
    s.answers({ place: 'E' }, { to: [11, 7] })
      .dice('d8:2')
      .answers('ready')
      .expectSquare('D', [12, 3])
      .expectSquare('E', [11, 7])
      .done();
  });
  test('B25-KOEV-09: … which must be legal in the end', () => {
    const s = rollsWith(4, ['d3:3'], {
      bench: { F: { square: [9, 4], state: 'standing' }, G: { square: [9, 12], state: 'standing' } },
    });
    s.answers({ player: 'D' }, { player: 'E' }, { player: 'F' }, 'ready').answers({ place: 'D' }, { to: [10, 2] });
    s.expectIllegal('ready')
      .answers({ place: 'D' }, { to: [10, 9] })
      .dice('d8:2')
      .answers('ready')
      .done();
  });
  test('B25-KOEV-09: … or as it was before, those who changed places included', () => {
    const s = rollsWith(4, ['d3:3']).answers({ player: 'D' }, { player: 'E' }).expectIllegal('asBefore');
    s.answers({ place: 'D' }, { to: [12, 3] }, { place: 'E' }, { to: [10, 2] });
    s.answers('asBefore').expectIllegal('asBefore').dice('d8:2').answers('ready');
    s.expectSquare('D', [11, 7]).expectSquare('E', [12, 3]).done();
  });
  test('B25-KOEV-10, B25-Q-12: High Kick puts an Open receiver under the ball', () => {
    const s = rolls(5).expectAsked('highKick', 'away', 'no', { player: '4' }).dice('d6:3').answers({ player: '4' });
    s.expectSquare('4', [21, 10]).expectBall('4').done();
  });
  test('B25-KOEV-11, B25-KOEV-12, B25-KOEV-14: Cheering Fans, one more assist for the first block of the next turn', () => {
    const s = rollsWith(6, ['d6:2', 'd6:5', 'd8:2']).expectAsked('action', 'away');
    s.dice('block:pushed', 'block:pushed').blocks('2', 'B').expectDice(2);
    s.answers({ face: 'pushed' });
    while (s.game.question.name !== 'action') s.answers(s.game.question.name === 'push' ? { to: [12, 7] } : 'no');
    s.dice('block:pushed').blocks('1', 'A').expectDice(1);
  });
  test('B25-KOEV-13, B25-Q-18: on a tie both, and the kicking team’s waits for its turn', () => {
    const s = rollsWith(6, ['d6:4', 'd6:4', 'd8:2']).answers('endTurn').expectAsked('action', 'home');
    s.dice('block:pushed', 'block:pushed').blocks('B', '2').expectDice(2);
  });
  test('B25-KOEV-16, B25-KOEV-17: Brilliant Coaching, a re-roll for the drive, used first', () => {
    const s = rollsWith(7, ['d6:2', 'd6:5', 'd8:2'], {
      rerolls: { away: 1 },
      bench: { 5: { square: [18, 12], state: 'standing', movement: 1 } },
    });
    s.answers({ move: '5' })
      .walks('5', 'n')
      .dice('d6:1')
      .walks('5', 'n')
      .expectAsked('reroll', 'away', 'keep', { reroll: 'team' });
    s.dice('d6:2').answers({ reroll: 'team' }).expectRerolls(0, 1).done();
  });
  test('B25-KOEV-18, B25-KOEV-19: Changing Weather, and three gusts on Perfect Conditions', () => {
    const s = rollsWith(8, ['2d6:7', 'd8:5', 'd8:7', 'd8:7', 'd8:2'], { weather: 'blizzard' });
    s.expectEvent({ type: 'weatherRolled', weather: 'nice' }).expectBall([22, 11]).done();
    rollsWith(8, ['2d6:11', 'd8:2']).expectBall([21, 9]).done();
  });
  test('B25-Q-13: the first gust out makes a touchback', () => {
    const s = kickOff()
      .answers({ player: 'D' })
      .dice('d8:5', 'd6:1', '2d6:8', '2d6:7', 'd8:5')
      .answers({ to: [25, 10] });
    s.expectAsked('giveBall', 'away').done();
  });
  test('B25-KOEV-20, B25-KOEV-21: Quick Snap!, a square for Open receivers, over the line too', () => {
    const s = rollsWith(9, ['d3:1'], { bench: { 5: { square: [14, 10], state: 'standing' } } });
    s.expectAsked('selectPlayers', 'away', 'ready', { player: '4' }, { player: '5' });
    s.dice('d8:2')
      .answers({ player: '5' }, 'ready')
      .answers({ player: '5' }, { to: [13, 11] })

      .expectSquare('5', [13, 11]);
  });
  test('B25-KOEV-22, B25-KOEV-23, B25-KOEV-24: Charge!, free moves and one Blitz', () => {
    const s = rollsWith(10, ['d3:1']).answers({ player: 'D' }, { player: 'E' }).expectAsked('charge', 'home');
    expect(legalOf(s, 'blitz')).toEqual(['D', 'E']);
    s.answers({ move: 'D' })
      .walks('D', 's s')
      .answers('stop')
      .expectIllegal({ move: 'D' }, { pass: 'E' } as never);
    s.dice('d8:2').answers('ready').expectSquare('D', [11, 9]).expectAsked('action', 'away').expectBall([21, 9]).done();
  });
  test('B25-KOEV-27, B25-Q-20: a fall ends it for everybody, and nothing of it is a turnover', () => {
    const s = rollsWith(10, ['d3:1'], { who: { D: { movement: 1 } } }).answers(
      { player: 'D' },
      { player: 'E' },
      { move: 'D' },
    );
    s.walks('D', 's')
      .dice('d6:1', '2d6:3', 'd8:2')
      .walks('D', 's')
      .expectState('D', 'prone')
      .expectAsked('action', 'away')
      .done();
  });
  test('B25-PRIN-TRR-06: team re-rolls work in a Charge!', () => {
    const s = rollsWith(10, ['d3:1'], { rerolls: { home: 1 }, who: { D: { movement: 1 } } }).answers(
      { player: 'D' },
      'ready',
      { move: 'D' },
    );
    s.walks('D', 's').dice('d6:1').walks('D', 's').expectAsked('reroll', 'home', 'keep', { reroll: 'team' });
  });
  test('B25-KOEV-30, B25-KOEV-32: Dodgy Snack, slower and softer for the drive', () => {
    const s = rollsWith(11, ['d6:3', 'd6:5', 'pick:5', 'd6:2', 'd8:2']);
    const eaten = s.game.events?.find(e => e.type === 'snackRolled') as { readonly player: PlayerId };
    expect([s.game.stat(eaten.player, 0), s.game.stat(eaten.player, 3)]).toEqual([5, 8]);
    s.done();
  });
  test('B25-KOEV-33: … or in Reserves', () => {
    const s = rollsWith(11, ['d6:5', 'd6:3', 'pick:3', 'd6:1', 'd8:2']);
    s.expectState('4', 'reserves').done();
  });
  test('B25-KOEV-34, B25-KOEV-36, B25-KOEV-37: Pitch Invasion stuns D3 of the side with the lower total', () => {
    const s = rollsWith(12, ['d6:6', 'd6:3', 'd3:2', 'pick:1', 'pick:1', 'd8:2'], { fans: { home: 3, away: 5 } });
    s.expectNotLogged('armourRolled')
      .expectState('1', 'stunned')
      .expectState('2', 'stunned')
      .expectState('3', 'standing')
      .done();
  });
});

test('B25-LEARN-01, B25-LEARN-04: without the Kick-off Event nothing is rolled for one', () => {
  const s = kickOff({ options: { kickOffTable: false } })
    .answers({ player: 'D' })
    .dice('d8:5', 'd6:1', 'd8:2')
    .answers({ to: [20, 10] });
  expect(s.game.ballSquare(0 as BallId)).toBeGreaterThan(0);
  s.done();
});
