/** Picking up the ball: who must, what it needs, and who may not. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood } from '../blood/dsl.ts';

const rolls = (s: BloodScenario): string[] =>
  (s.game.events ?? []).flatMap(e => (e.type === 'rolled' ? [`${e.roll} ${e.die}`] : []));

describe('whoever moves onto the ball', () => {
  test('B16-PICKUP-01: must try at once, in any Action with movement', () => {
    for (const action of ['move', 'blitz', 'pass', 'handOff', 'foul'] as const) {
      const s = blood('A * . B 1', { who: { 1: { state: 'prone' } } })
        .answers({ [action]: 'A' })
        .dice('d6:3')
        .walks('A', 'e')
        .expectBall('A');
      expect(rolls(s)).toEqual(['pickUp 3']);
      s.done();
    }
  });
  test('B16-PICKUP-01: a ball it merely passes by stays where it is', () => {
    blood(
      `
      A . . B 1
      . * . . .`,
    )
      .moves('A', 'e e')
      .expectBall([11, 6])
      .expectNotLogged('rolled')
      .done();
  });
  test('B16-PICKUP-01: Going For It first, then the Dodge, then the pick-up', () => {
    const s = blood('1 A * . B', { who: { A: { movement: 0 } } })
      .answers({ move: 'A' })
      .dice('d6:2', 'd6:4', 'd6:5')
      .walks('A', 'e');
    expect(rolls(s)).toEqual(['goForIt 2', 'dodge 4', 'pickUp 5']);
    s.expectBall('A').done();
  });
  test('B16-PICKUP-01: a failed Going For It ends the chain; the ball bounces after Armour and Injury', () => {
    const s = blood('1 A * . B', { who: { A: { movement: 0 } } })
      .answers({ move: 'A' })
      .dice('d6:1', '2d6:9', '2d6:3', 'd8:7')
      .walks('A', 'e');
    expect(rolls(s)).toEqual(['goForIt 1']);
    s.expectLog('knockedDown', 'armourRolled', 'injuryRolled', 'ballBounced', 'ballLanded')
      .expectState('A', 'stunned')
      .expectBall([12, 6])
      .expectTurnover('knockedDown')
      .done();
  });
  test('B16-PICKUP-01: so does a failed Dodge', () => {
    const s = blood('1 A * . B').answers({ move: 'A' }).dice('d6:2', '2d6:5', 'd8:5').walks('A', 'e');
    expect(rolls(s)).toEqual(['dodge 2']);
    s.expectLog('knockedDown', 'armourRolled', 'ballBounced', 'ballLanded')
      .expectPitch('1 . a * B')
      .expectTurnover('knockedDown')
      .done();
  });
});

describe('the roll', () => {
  const around: readonly string[] = [
    'A * . . B',
    'A * 1 . B',
    `
    . . 2 . .
    A * 1 . B`,
    `
    . . 2 . .
    A * 1 . B
    . . 3 . .`,
  ];
  test.each([
    [0, 3],
    [1, 4],
    [2, 5],
    [3, 6],
  ])('B16-PICKUP-02: Agility 3, %i tackle zones on the player: %i or more', (zones, needed) => {
    const drawing = around[zones] as string;
    blood(drawing).dice(`d6:${needed}`).moves('A', 'e').expectNeeded('pickUp', needed).expectBall('A').done();
    blood(drawing)
      .dice(`d6:${needed - 1}`, 'd8:6')
      .moves('A', 'e')
      .expectBall([10, zones >= 2 ? 7 : 6])
      .done();
  });
  test('B16-PICKUP-03: with the ball it may go on as far as it could have gone anyway', () => {
    blood('A * . . . B 1', { who: { A: { movement: 3 } }, options: { goForIt: false } })
      .answers({ move: 'A' })
      .dice('d6:3')
      .walks('A', 'e e')
      .expectLegal({ to: [13, 5] })
      .walks('A', 'e')
      .expectAsked('activity', 'home', 'stop')
      .expectSquare('A', [13, 5])
      .expectBall('A')
      .done();
  });
  test('B16-PICKUP-04: on a failure the ball bounces one square and the turn is over', () => {
    blood('A * . B . 1')
      .answers({ move: 'A' })
      .dice('d6:2', 'd8:5')
      .walks('A', 'e')
      .expectPitch('. A * B . 1')
      .expectState('A', 'standing')
      .expectTurnover('pickUpFailed')
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-PICKUP-04: the turn is over even when a team-mate catches the bounce', () => {
    blood('A * B . 1')
      .answers({ move: 'A' })
      .dice('d6:2', 'd8:5', 'd6:4')
      .walks('A', 'e')
      .expectBall('B')
      .expectTurnover('pickUpFailed')
      .expectAsked('action', 'away')
      .done();
  });
});

describe('whoever is brought onto the ball', () => {
  test('B16-PICKUP-05: an opponent pushed onto it: no roll, one bounce, and the turn goes on', () => {
    blood('A 1 * . B')
      .dice('block:pushed', 'd8:5')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectPitch('A . 1 * B')
      .expectNotLogged('rolled')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-PICKUP-05: a player of the moving team in a chain of pushes: no roll and no turnover either', () => {
    blood(
      `
      . . 2 .
      A 1 B *
      . . 3 .
      C . . .`,
    )
      .dice('block:pushed', 'd8:3')
      .blocks('A', '1')
      .answers({ to: [12, 6] }, { to: [13, 6] }, 'no')
      .expectSquare('B', [13, 6])
      .expectBall([14, 5])
      .expectNotLogged('rolled')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-PICKUP-05: nor does a thrown team-mate that comes down on it', () => {
    blood('B A . . * . C 1', { who: { A: ['throwTeammate'], B: ['rightStuff'] } })
      .answers({ pass: 'A' }, { throwTeammate: 'B' })
      .dice('d6:6', 'd8:2', 'd8:7', 'd8:5', 'd6:6', 'd8:2')
      .answers({ to: [13, 5] })
      .expectSquare('B', [14, 5])
      .expectState('B', 'standing')
      .expectBall([14, 4])
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
});
