/** Going For It: the squares beyond a player's allowance. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood } from '../blood/dsl.ts';

const rolls = (s: BloodScenario): string[] =>
  (s.game.events ?? []).flatMap(e => (e.type === 'rolled' ? [`${e.roll} ${e.die}`] : []));

describe('who may', () => {
  test.each(['move', 'blitz', 'pass', 'handOff', 'foul'] as const)(
    'B16-GFI-01: in a %s Action two squares beyond the allowance, and no third',
    action => {
      const s = blood('A . . . . . *\n. . . . B . .\n1 . . . . . .', {
        at: [10, 1],
        who: { A: { movement: 1 }, 1: { state: 'prone' } },
      })
        .answers({ [action]: 'A' })
        .walks('A', 'e')
        .expectNotLogged('rolled')
        .dice('d6:2', 'd6:2')
        .walks('A', 'e e')
        .expectSquare('A', [13, 1])
        .expectAsked('activity', 'home', 'stop');
      expect(rolls(s)).toEqual(['goForIt 2', 'goForIt 2']);
      s.done();
    },
  );
  test('B16-GFI-01: not in a Block Action, which knows no squares at all', () => {
    blood('A 1 . B').answers({ block: 'A' }).expectAsked('blockTarget', 'home', { target: '1' }, 'stop').done();
  });
  test('B16-GFI-01: without the module the allowance is the end', () => {
    blood('A . . . . 1', { who: { A: { movement: 1 } }, options: { goForIt: false } })
      .answers({ move: 'A' })
      .walks('A', 'e')
      .expectAsked('activity', 'home', 'stop')
      .done();
  });
  test('B16-GFI-02: standing up is paid from normal movement: two squares and one extra do not make three', () => {
    const s = blood('a . . . B 1', { who: { A: { movement: 2 } } })
      .dice('d6:4')
      .answers({ move: 'A' });
    expect(rolls(s)).toEqual(['standUp 4']);
    s.done();
    // With three it stands up at no risk, and both extra squares are still open to it.
    const t = blood('a . . . B 1', { who: { A: { movement: 3 } } })
      .answers({ move: 'A' })
      .expectState('A', 'standing')
      .dice('d6:2', 'd6:2')
      .walks('A', 'e e')
      .expectAsked('activity', 'home', 'stop');
    expect(rolls(t)).toEqual(['goForIt 2', 'goForIt 2']);
    t.done();
  });
});

describe('the roll', () => {
  test('B16-GFI-03: on a 1 it is down in the extra square, Armour is rolled, and the turn is over', () => {
    blood('A . . . B 1', { who: { A: { movement: 1 } } })
      .answers({ move: 'A' })
      .walks('A', 'e')
      .dice('d6:1', '2d6:8')
      .walks('A', 'e')
      .expectPitch('. . a . B 1')
      .expectLog('moved', 'moved', 'rolled', 'knockedDown', 'armourRolled')
      .expectTurnover('knockedDown')
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-GFI-03: each extra square has its own roll, made once the player is there', () => {
    blood('A . . . B 1', { who: { A: { movement: 1 } } })
      .answers({ move: 'A' })
      .dice('d6:6', 'd6:1', '2d6:5')
      .walks('A', 'e e e')
      .expectPitch('. . . a B 1')
      .expectTurnover('knockedDown')
      .done();
  });
  test.each([2, 3, 4, 5, 6])('B16-GFI-04: on a %i the move stands', die => {
    blood('A . . . B 1', { who: { A: { movement: 1 } } })
      .answers({ move: 'A' })
      .dice(`d6:${die}`)
      .walks('A', 'e e')
      .expectPitch('. . A . B 1')
      .expectTurnover('none')
      .expectAsked('activity', 'home')
      .done();
  });
  test('B16-GFI-06: in a Blizzard a 2 fails as well, a 3 does not', () => {
    const inSnow = (die: number): BloodScenario =>
      blood('A . . . B 1', { who: { A: { movement: 1 } }, weather: 'blizzard' })
        .answers({ move: 'A' })
        .dice(`d6:${die}`);
    inSnow(2).dice('2d6:5').walks('A', 'e e').expectPitch('. . a . B 1').expectTurnover('knockedDown').done();
    inSnow(3).walks('A', 'e e').expectPitch('. . A . B 1').expectNeeded('goForIt', 3).expectTurnover('none').done();
  });
  test('B16-GFI-07: Sprint makes it three squares, each with its roll', () => {
    const s = blood('A . . . . B 1', { who: { A: { movement: 1, skills: ['sprint'] } } })
      .answers({ move: 'A' })
      .dice('d6:2', 'd6:2', 'd6:2')
      .walks('A', 'e e e e')
      .expectSquare('A', [14, 5])
      .expectAsked('activity', 'home', 'stop');
    expect(rolls(s)).toEqual(['goForIt 2', 'goForIt 2', 'goForIt 2']);
    s.done();
  });
  test('B16-GFI-07: Sure Feet re-rolls one that failed, and only one that failed', () => {
    const sure = { who: { A: { movement: 1, skills: ['sureFeet'] as const } } };
    blood('A . . . B 1', sure)
      .answers({ move: 'A' })
      .dice('d6:1')
      .walks('A', 'e e')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'sureFeet' })
      .dice('d6:2')
      .answers({ reroll: 'sureFeet' })
      .expectPitch('. . A . B 1')
      .expectAsked('activity', 'home')
      .done();
    blood('A . . . B 1', sure)
      .answers({ move: 'A' })
      .dice('d6:2')
      .walks('A', 'e e')
      .expectAsked('activity', 'home')
      .done();
  });
});

describe('for the block of a Blitz', () => {
  test('B16-GFI-05: the roll comes after the block is declared and before its dice', () => {
    blood('A . 1 . B', { who: { A: { movement: 1 } } })
      .answers({ blitz: 'A' })
      .walks('A', 'e')
      .dice('d6:2', 'block:pushed')
      .answers({ target: '1' })
      .expectLog('moved', 'rolled', 'blockRolled')
      .expectAsked('push', 'home')
      .done();
  });
  test('B16-GFI-05: on a 1 the blitzer is down where it stands, no block is made, and the turn is over', () => {
    blood('A . 1 . B', { who: { A: { movement: 1 } } })
      .answers({ blitz: 'A' })
      .walks('A', 'e')
      .dice('d6:1', '2d6:8')
      .answers({ target: '1' })
      .expectPitch('. a 1 . B')
      .expectState('1', 'standing')
      .expectNotLogged('blockRolled')
      .expectTurnover('knockedDown')
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-GFI-05: with a square of movement left the block needs no roll', () => {
    blood('A . 1 . B', { who: { A: { movement: 2 } } })
      .dice('block:pushed')
      .blitzes('A', 'e', '1')
      .expectNotLogged('rolled')
      .expectAsked('push', 'home')
      .done();
  });
  test('B16-GFI-08: it is one of the two extra squares', () => {
    const s = blood('A . 1 . . . B', { who: { A: { movement: 1 } } })
      .answers({ blitz: 'A' })
      .walks('A', 'e')
      .dice('d6:2', 'block:pushed')
      .answers({ target: '1' }, { to: [13, 5] }, 'no')
      .expectAsked('activity', 'home')
      .dice('d6:3')
      .walks('A', 'n')
      .expectAsked('activity', 'home', 'stop');
    expect(rolls(s)).toEqual(['goForIt 2', 'goForIt 3']);
    s.done();
  });
  test('B16-GFI-08: after two extra squares there is none left for the block; a Sprinter has one', () => {
    const three = { who: { A: { movement: 1 } } };
    blood('A . . . 1 B', three)
      .answers({ blitz: 'A' })
      .dice('d6:2', 'd6:2')
      .walks('A', 'e e e')
      .expectAsked('activity', 'home', 'stop')
      .done();
    blood('A . . . 1 B', { who: { A: { movement: 1, skills: ['sprint'] } } })
      .answers({ blitz: 'A' })
      .dice('d6:2', 'd6:2')
      .walks('A', 'e e e')
      .expectLegal({ target: '1' })
      .done();
  });
});
