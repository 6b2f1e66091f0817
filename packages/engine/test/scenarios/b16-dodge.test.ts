/** Dodging: when a roll is needed, what it needs, and what a failure costs. */
import { describe, test } from 'vitest';
import { blood } from '../blood/dsl.ts';

describe('when', () => {
  test('B16-DODGE-01: leaving a square in an opposing tackle zone needs a roll', () => {
    blood('. A 1').dice('d6:3').moves('A', 'w').expectNeeded('dodge', 3).expectPitch('A . 1').done();
    // Along the opponent as well as away from it.
    blood(
      `
      . . .
      . A 1`,
    )
      .dice('d6:4')
      .moves('A', 'n')
      .expectNeeded('dodge', 4)
      .expectPitch(
        `
      . A .
      . . 1`,
      )
      .done();
  });
  test("B16-DODGE-01: no roll where no opponent's tackle zone reaches, nor for a team-mate's", () => {
    blood('. A . 1').moves('A', 'w').expectPitch('A . . 1').expectNotLogged('rolled').done();
    blood('. A B 1').moves('A', 'w').expectPitch('A . B 1').expectNotLogged('rolled').done();
  });
  test('B16-DODGE-01: the other coach dodges in the same way', () => {
    blood('A 1 .', { active: 'away' })
      .dice('d6:3')
      .moves('1', 'e')
      .expectNeeded('dodge', 3)
      .expectPitch('A . 1')
      .done();
  });
  test('B16-DODGE-02: one roll however many tackle zones cover the square that is left', () => {
    blood(
      `
      . . 2
      . A 1
      . . 3`,
    )
      .dice('d6:3')
      .moves('A', 'w')
      .expectNeeded('dodge', 3)
      .expectPitch(
        `
      . . 2
      A . 1
      . . 3`,
      )
      .done();
  });
  test('B16-DODGE-03, B16-DODGE-X3: Agility 3 into a square free of tackle zones: a natural 3 is enough', () => {
    blood('. A 1 B').dice('d6:3').moves('A', 'w').expectPitch('A . 1 B').expectTurnover('none').done();
  });
  test('B16-DODGE-03, B16-DODGE-X3: Agility 3 into a square free of tackle zones: a natural 2 is a fall', () => {
    blood('. A 1 B').dice('d6:2', '2d6:5').moves('A', 'w').expectPitch('a . 1 B').expectTurnover('knockedDown').done();
  });
  test('B16-DODGE-04: stepping from a free square into tackle zones needs no roll', () => {
    blood(
      `
      . . 2
      A . 1
      . . 3`,
    )
      .moves('A', 'e')
      .expectPitch(
        `
      . . 2
      . A 1
      . . 3`,
      )
      .expectNotLogged('rolled')
      .done();
  });
});

describe('what it needs', () => {
  const into: Readonly<Record<number, string>> = {
    0: `
      . . . .
      1 A . .
      . . . B`,
    1: `
      . . . 2
      1 A . .
      . . . B`,
    2: `
      . . . 2
      1 A . 3
      . . . B`,
    3: `
      . . . 2
      1 A . 3
      . B . 4`,
  };
  test.each([
    [0, 3],
    [1, 4],
    [2, 5],
    [3, 6],
  ])('B16-DODGE-05: Agility 3, %i tackle zones on the destination: %i or more', (zones, needed) => {
    const drawing = into[zones] as string;
    blood(drawing)
      .dice(`d6:${needed}`)
      .moves('A', 'e')
      .expectNeeded('dodge', needed)
      .expectState('A', 'standing')
      .expectSquare('A', [12, 6])
      .done();
    blood(drawing)
      .dice(`d6:${needed - 1}`, '2d6:5')
      .moves('A', 'e')
      .expectState('A', 'prone')
      .expectSquare('A', [12, 6])
      .done();
  });
  test('B16-DODGE-05: the opponent it gets away from counts too when it still reaches the destination', () => {
    blood(
      `
      1 . B
      A . .`,
    )
      .dice('d6:3', '2d6:2')
      .moves('A', 'e')
      .expectNeeded('dodge', 4)
      .expectState('A', 'prone')
      .done();
  });
});

describe('afterwards', () => {
  test('B16-DODGE-06: having dodged it moves and dodges on, as far as its Movement Allowance', () => {
    blood(
      `
      1 . 2 . .
      A . . . .`,
      { who: { A: { movement: 3 } }, options: { goForIt: false } },
    )
      .answers({ move: 'A' })
      .dice('d6:5')
      .walks('A', 'e')
      .dice('d6:4')
      .walks('A', 'e')
      .expectAsked(
        'activity',
        'home',
        { to: [11, 5] },
        { to: [13, 5] },
        { to: [11, 6] },
        { to: [13, 6] },
        { to: [11, 7] },
        { to: [12, 7] },
        { to: [13, 7] },
        'stop',
      )
      .dice('d6:4')
      .walks('A', 'e')
      .expectAsked('activity', 'home', 'stop')
      .expectPitch(
        `
      1 . 2 . .
      . . . A .`,
      )
      .done();
  });
  test('B16-DODGE-07: a failed Dodge: down in the square it went to, Armour, and the turn is over', () => {
    blood('. . A 1 . B')
      .answers({ move: 'A' })
      .dice('d6:2', '2d6:8')
      .walks('A', 'w')
      .expectPitch('. a . 1 . B')
      .expectLog('declared', 'moved', 'rolled', 'turnover', 'knockedDown', 'armourRolled', 'turnEnded')
      .expectTurnover('knockedDown')
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-DODGE-07: Armour that breaks is followed by an Injury roll', () => {
    blood('. . A 1 . B').dice('d6:2', '2d6:9', '2d6:8').moves('A', 'w').expectState('A', 'knockedOut').done();
    blood('. . A 1 . B').dice('d6:2', '2d6:9', '2d6:7').moves('A', 'w').expectState('A', 'stunned').done();
  });
});

describe('worked examples', () => {
  // Ivan is A; his square 1 is [12, 6], between two Orcs, his square 2 is [12, 7].
  const replay = `
    . 1 . 2 .
    . A . . .
    . . . . B`;
  const orcs = { who: { A: 'human/lineman', 1: 'orc/lineman', 2: 'orc/lineman' } };
  test('B16-DODGE-X1: into two tackle zones, +1 - 2: a 5 succeeds', () => {
    blood(replay, orcs)
      .answers({ move: 'A' })
      .dice('d6:5')
      .walks('A', 'e')
      .expectNeeded('dodge', 5)
      .expectState('A', 'standing')
      .expectSquare('A', [12, 6])
      .expectAsked('activity', 'home')
      .done();
  });
  test('B16-DODGE-X1: a 4 does not', () => {
    blood(replay, orcs).dice('d6:4', '2d6:3').moves('A', 'e').expectState('A', 'prone').done();
  });
  test('B16-DODGE-X2: on into a free square, 3 or more: a 1, Armour holds, Prone there, and the Orcs take their turn', () => {
    blood(replay, orcs)
      .dice('d6:5', 'd6:1', '2d6:8')
      .moves('A', 'e s')
      .expectNeeded('dodge', 3)
      .expectPitch(
        `
    . 1 . 2 .
    . . . . .
    . . a . B`,
      )
      .expectTurnover('knockedDown')
      .expectAsked('action', 'away')
      .done();
  });
});
