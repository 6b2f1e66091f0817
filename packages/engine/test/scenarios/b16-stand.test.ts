/** Standing up: when, at what price, and with which roll. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood } from '../blood/dsl.ts';

const onFoot = { goForIt: false };
const rolls = (s: BloodScenario): string[] =>
  (s.game.events ?? []).flatMap(e => (e.type === 'rolled' ? [`${e.roll} ${e.die}`] : []));

describe('the price', () => {
  test.each([
    [3, 0],
    [4, 1],
    [6, 3],
    [9, 6],
  ])('B16-STAND-01: three squares: of Movement Allowance %i, %i are left', (movement, left) => {
    blood('a . . . . . . .\n. . . . . . . .\nB . . . . . . 1', { who: { A: { movement } }, options: onFoot })
      .answers({ move: 'A' })
      .expectState('A', 'standing')
      .expectSquare('A', [10, 5])
      .walks('A', 'e '.repeat(left))
      .expectSquare('A', [10 + left, 5])
      .expectAsked('activity', 'home', 'stop')
      .expectNotLogged('rolled')
      .done();
  });
  test('B16-STAND-01: at the start of an Action only: who goes down in the middle of one stays down', () => {
    // Wrestle leaves the blitzer Prone with movement to spare and the turn going on.
    blood('A 1 . B', { who: { A: { movement: 9 }, 1: ['wrestle'] } })
      .dice('block:bothDown')
      .answers({ blitz: 'A' }, { target: '1' }, 'yes')
      .expectState('A', 'prone')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .expectIllegal({ move: 'A' })
      .done();
  });
  test('B16-STAND-01: no other player is brought to its feet by it', () => {
    blood('a b . 1').moves('A', '').expectState('A', 'standing').expectState('B', 'prone').done();
  });
});

describe('among opponents', () => {
  test('B16-STAND-02: getting up needs no Dodge roll, leaving afterwards does', () => {
    const s = blood('2 a 1 B\n. . . .').answers({ move: 'A' }).expectState('A', 'standing').expectNotLogged('rolled');
    s.dice('d6:5').walks('A', 's').expectNeeded('dodge', 5);
    expect(rolls(s)).toEqual(['dodge 5']);
    s.done();
  });
});

describe('what then', () => {
  test('B16-STAND-03: any Action but a Block', () => {
    const s = blood('a 1 . B . 2 *', { who: { 2: { state: 'prone' } } });
    const declared = ['move', 'block', 'blitz', 'pass', 'handOff', 'foul'].filter(action =>
      s.isLegal({ [action]: 'A' }),
    );
    expect(declared).toEqual(['move', 'blitz', 'pass', 'handOff', 'foul']);
    s.done();
  });
  test('B16-STAND-03: a Blitz with the movement that is left', () => {
    blood('a 1 . . B', { who: { A: { movement: 4 } }, options: onFoot })
      .answers({ blitz: 'A' })
      .dice('block:pushed')
      .answers({ target: '1' }, { to: [12, 5] }, 'no')
      .expectAsked('activity', 'home', 'stop')
      .done();
    blood('a 1 . . B', { who: { A: { movement: 3 } }, options: onFoot })
      .answers({ blitz: 'A' })
      .expectAsked('activity', 'home', 'stop')
      .done();
  });
  test('B16-STAND-03: a foul, a pass or a hand-off', () => {
    blood('a 1 . B', { who: { 1: { state: 'prone' } } })
      .answers({ foul: 'A' })
      .dice('d6:1', 'd6:2')
      .answers({ target: '1' })
      .expectLog('stoodUp', 'armourRolled')
      .expectAsked('action', 'home')
      .done();
    blood('a * B . 1')
      .answers({ handOff: 'A' })
      .dice('d6:3', 'd6:3')
      .walks('A', 'e')
      .answers({ target: 'B' })
      .expectBall('B')
      .done();
    blood('a * . B . 1')
      .answers({ pass: 'A' })
      .dice('d6:3', 'd6:3', 'd6:3')
      .walks('A', 'e')
      .answers('throw', { to: [13, 5] })
      .expectBall('B')
      .done();
  });
});

describe('slow players', () => {
  test.each([
    [1, 4],
    [2, 4],
    [2, 5],
    [2, 6],
  ])('B16-STAND-04: Movement Allowance %i stands on a %i', (movement, die) => {
    const s = blood('a . . B 1', { who: { A: { movement } } })
      .dice(`d6:${die}`)
      .answers({ move: 'A' })
      .expectState('A', 'standing')
      .expectAsked('activity', 'home');
    expect(rolls(s)).toEqual([`standUp ${die}`]);
    s.done();
  });
  test.each([1, 2, 3])('B16-STAND-04, B16-STAND-05: not on a %i; its Action is over, the turn is not', die => {
    blood('a . . B 1', { who: { A: { movement: 2 } } })
      .dice(`d6:${die}`)
      .answers({ move: 'A' })
      .expectState('A', 'prone')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .expectIllegal({ move: 'A' })
      .expectLegal({ move: 'B' })
      .done();
  });
  test('B16-STAND-04: having rolled, it moves only by Going For It', () => {
    const s = blood('a . . . B 1', { who: { A: { movement: 2 } } })
      .dice('d6:4', 'd6:2', 'd6:2')
      .answers({ move: 'A' })
      .walks('A', 'e e')
      .expectAsked('activity', 'home', 'stop');
    expect(rolls(s)).toEqual(['standUp 4', 'goForIt 2', 'goForIt 2']);
    s.done();
    blood('a . . . B 1', { who: { A: { movement: 2 } }, options: onFoot })
      .dice('d6:4')
      .answers({ move: 'A' })
      .expectAsked('activity', 'home', 'stop')
      .done();
  });
  test('B16-STAND-04: Movement Allowance 3 needs no roll', () => {
    blood('a . . B 1', { who: { A: { movement: 3 } } })
      .answers({ move: 'A' })
      .expectState('A', 'standing')
      .expectNotLogged('rolled')
      .done();
  });
  test('B16-STAND-05: the declared Blitz is gone all the same', () => {
    blood('a 1 . B', { who: { A: { movement: 2 } } })
      .dice('d6:3')
      .answers({ blitz: 'A' })
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .expectIllegal({ blitz: 'B' })
      .done();
  });
});
