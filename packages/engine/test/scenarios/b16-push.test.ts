/** Push-backs: the three squares, chains of players, and the crowd. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood, legalOf, type Settings } from '../blood/dsl.ts';

const block = (drawing: string, settings: Settings = {}, face = 'pushed'): BloodScenario =>
  blood(drawing, settings).dice(`block:${face}`).blocks('A', '1');
const alone = { options: { assists: false } };

describe('the three squares', () => {
  // A stands in the middle at [12, 7]; 1 on each of the eight squares around it.
  test.each([
    ['nw', [11, 6], ['10,5', '10,6', '11,5']],
    ['n', [12, 6], ['11,5', '12,5', '13,5']],
    ['ne', [13, 6], ['13,5', '14,5', '14,6']],
    ['w', [11, 7], ['10,6', '10,7', '10,8']],
    ['e', [13, 7], ['14,6', '14,7', '14,8']],
    ['sw', [11, 8], ['10,8', '10,9', '11,9']],
    ['s', [12, 8], ['11,9', '12,9', '13,9']],
    ['se', [13, 8], ['13,9', '14,8', '14,9']],
  ])('B16-PUSH-01: away from the blocker, straight on or to either side of it: %s', (_way, square, expected) => {
    const rows = [5, 6, 7, 8, 9].map(row =>
      [10, 11, 12, 13, 14]
        .map(column => (column === 12 && row === 7 ? 'A' : column === square[0] && row === square[1] ? '1' : '.'))
        .join(' '),
    );
    const s = block(rows.join('\n')).expectAsked('push', 'home');
    expect(legalOf(s, 'to')).toEqual([...expected].sort());
    s.done();
  });
  test("B16-PUSH-02: the blocker's coach picks, in either coach's turn", () => {
    block('A 1 . B')
      .expectAsked('push', 'home', { to: [12, 4] }, { to: [12, 5] }, { to: [12, 6] })
      .answers({ to: [12, 6] })
      .expectSquare('1', [12, 6])
      .done();
    blood('. A 1 . 2', { active: 'away' })
      .dice('block:pushed')
      .blocks('1', 'A')
      .expectAsked('push', 'away', { to: [10, 4] }, { to: [10, 5] }, { to: [10, 6] })
      .answers({ to: [10, 4] })
      .expectSquare('A', [10, 4])
      .done();
  });
  test('B16-PUSH-02: nor does it matter who picked the die', () => {
    blood('A 1 . B', { who: { 1: { strength: 4 } } })
      .dice('block:pushed', 'block:pushed')
      .blocks('A', '1')
      .expectAsked('blockDie', 'away', { face: 'pushed' })
      .answers({ face: 'pushed' })
      .expectAsked('push', 'home')
      .done();
  });
  test('B16-PUSH-03: an empty square before an occupied one', () => {
    block(
      `
      . . 2 .
      A 1 B .
      . . . C`,
      alone,
    )
      .expectAsked('push', 'home', { to: [12, 7] })
      .expectIllegal({ to: [12, 5] }, { to: [12, 6] })
      .done();
  });
  test('B16-PUSH-04: a square with nothing but the ball is empty, and the ball bounces from it', () => {
    block(
      `
      . . 2 .
      A 1 * .
      . . 3 B`,
      alone,
    )
      .expectAsked('push', 'home', { to: [12, 6] })
      .dice('d8:3')
      .answers({ to: [12, 6] }, 'no')
      .expectSquare('1', [12, 6])
      .expectBall([13, 5])
      .expectTurnover('none')
      .done();
  });
});

describe('chains', () => {
  test('B16-PUSH-05: with all three occupied, one of them is pushed on, as if the first player had blocked it', () => {
    block(
      `
      . . 2 . .
      A 1 3 . .
      . . 4 . B`,
      alone,
    )
      .expectAsked('push', 'home', { to: [12, 5] }, { to: [12, 6] }, { to: [12, 7] })
      .answers({ to: [12, 5] })
      // 2 goes away from where 1 stands, up and to the right.
      .expectAsked('push', 'home', { to: [12, 4] }, { to: [13, 4] }, { to: [13, 5] })
      .answers({ to: [13, 4] }, 'no')
      .expectSquare('2', [13, 4])
      .expectSquare('1', [12, 5])
      .expectSquare('3', [12, 6])
      .expectSquare('A', [10, 6])
      .done();
  });
  test('B16-PUSH-05: chains go on as long as they meet nothing but players', () => {
    block(
      `
      . . 2 5 .
      A 1 3 6 .
      . . 4 7 B`,
      alone,
    )
      .answers({ to: [12, 6] })
      .expectAsked('push', 'home', { to: [13, 5] }, { to: [13, 6] }, { to: [13, 7] })
      .answers({ to: [13, 6] })
      .expectAsked('push', 'home', { to: [14, 5] }, { to: [14, 6] })
      .answers({ to: [14, 6] }, 'yes')
      .expectPitch(
        `
      . . 2 5 .
      . A 1 3 6
      . . 4 7 B`,
      )
      .done();
  });
  test('B16-PUSH-05: a chain that comes round to where it began ends there, and everybody has moved on by one', () => {
    // More players than two teams field: some have swarmed onto the pitch.
    const ring = `
      . G D E . .
      . F 6 5 B C
      I 7 . . 4 15
      H 8 . 11 3 16
      J A 1 2 13 .
      . . . 12 14 .`;
    const way = [
      { to: [13, 9] },
      { to: [14, 8] },
      { to: [14, 7] },
      { to: [13, 6] },
      { to: [12, 6] },
      { to: [11, 7] },
      { to: [11, 8] },
    ] as const;
    const s = block(ring, { ...alone, who: { J: ['swarming'] }, ball: '6' }).answers(...way);
    s.expectAsked('push', 'home', { to: [12, 9] }) // 1 is about to leave that square
      .answers({ to: [12, 9] })
      .expectNotLogged('followedUp')
      .expectPitch(`
      . G D E . .
      . F 5 4 B C
      I 6 . . 3 15
      H 7 . 11 2 16
      J A 8 1 13 .
      . . . 12 14 .`)
      .expectBall('6')
      .done();
  });
  test('B16-PUSH-05, B16-PUSH-06: Prone and Stunned players are pushed on and stay as they are, without any roll', () => {
    block(
      `
      . . 2 .
      A 1 3 .
      . . 4 B`,
      { ...alone, who: { 2: { state: 'prone' }, 3: { state: 'stunned' } } },
    )
      .answers({ to: [12, 6] })
      .answers({ to: [13, 6] }, 'no')
      .expectSquare('3', [13, 6])
      .expectState('3', 'stunned')
      .expectState('2', 'prone')
      .expectNotLogged('armourRolled', 'injuryRolled')
      .expectTurnover('none')
      .done();
    block(
      `
      . . 2 .
      A 1 3 .
      . . 4 B`,
      { ...alone, who: { 2: { state: 'prone' }, 3: { state: 'stunned' } } },
    )
      .answers({ to: [12, 5] })
      .answers({ to: [13, 4] }, 'no')
      .expectSquare('2', [13, 4])
      .expectState('2', 'prone')
      .done();
  });
  test('B16-PUSH-06: a carrier in the chain keeps the ball', () => {
    block(
      `
      . . 2 .
      A 1 B .
      . . 3 C`,
      { ...alone, ball: 'B' },
    )
      .answers({ to: [12, 6] }, { to: [13, 6] }, 'no')
      .expectSquare('B', [13, 6])
      .expectBall('B')
      .expectTurnover('none')
      .done();
  });
  test("B16-PUSH-07: the moving team's coach picks every square of a chain, whoever pushes whom", () => {
    // 1 (away) pushes B (home), which pushes 5 (away): home decides throughout.
    block(
      `
      . . 2 5 .
      A 1 B 6 .
      . . 3 7 C`,
      alone,
    )
      .expectAsked('push', 'home')
      .answers({ to: [12, 6] })
      .expectAsked('push', 'home')
      .answers({ to: [13, 5] })
      .expectAsked('push', 'home')
      .done();
  });
  test('B16-PUSH-07: unless a pushed player has a skill that says otherwise', () => {
    block(
      `
      . . 2 .
      A 1 3 .
      . . 4 B`,
      { ...alone, who: { 3: ['sideStep'] } },
    )
      .answers({ to: [12, 6] })
      .expectAsked('pushAnywhere', 'away')
      .answers({ to: [11, 7] })
      .expectSquare('3', [11, 7])
      .done();
  });
});

describe('off the pitch', () => {
  const atTop: Settings = { at: [10, 1] };
  test('B16-PUSH-08: not while an empty square is left', () => {
    block('A 1 . B', atTop)
      .expectAsked('push', 'home', { to: [12, 1] }, { to: [12, 2] })
      .done();
  });
  test('B16-PUSH-08: with no empty square, over the line rather than into other players', () => {
    block(
      `
      A 1 2 .
      . . 3 B`,
      { ...atTop, ...alone },
    )
      .expectAsked('followUp', 'home')
      .dice('2d6:7')
      .answers('no')
      .expectState('1', 'reserves')
      .expectSquare('2', [12, 1])
      .expectSquare('3', [12, 2])
      .done();
  });
  test('B16-PUSH-08: straight over the sideline or the End Zone, and from a corner', () => {
    const off = (drawing: string, at: readonly [number, number]): void =>
      block(drawing, { at })
        .expectAsked('followUp', 'home')
        .dice('2d6:5')
        .answers('no')
        .expectState('1', 'reserves')
        .done();
    off('. 1 . .\n. A . .\n. . . 2', [10, 1]);
    off('. . . .\n1 A . .\n. . . 2', [1, 5]);
    off('1 . . .\n. A . .\n. . . 2', [1, 1]);
    // On the far side likewise.
    off('. . . 2\n. A . .\n. 1 . .', [10, 13]);
    off('2 . . .\n. . A 1\n. . . .', [23, 5]);
  });
  test('B16-PUSH-08: the same goes for whoever is pushed on in a chain', () => {
    // 1 is hit to the right; 2, 3 and 4 are in its way, and behind 3 lies the crowd.
    block(
      `
      . . 3 .
      A 1 2 .
      . . 4 B`,
      { ...atTop, ...alone },
    )
      .answers({ to: [12, 1] })
      .expectAsked('push', 'home', { to: [13, 1] })
      .done();
    block(
      `
      . . 3 5
      A 1 2 .
      . . 4 B`,
      { ...atTop, ...alone },
    )
      .answers({ to: [12, 1] })
      .expectAsked('followUp', 'home')
      .dice('2d6:5')
      .answers('yes')
      .expectState('3', 'reserves')
      .expectPitch(
        `
      . . 1 5
      . A 2 .
      . . 4 B`,
      )
      .done();
  });
  const overTheLine = (face: string, settings: Settings = {}): BloodScenario =>
    block('. 1 . .\n. A . B\n. . 2 .', { ...atTop, ...settings }, face);
  test.each(['pushed', 'defenderStumbles', 'defenderDown'])(
    'B16-PUSH-09: pushed off by %s: one Injury roll, no Armour roll',
    face => {
      const s = overTheLine(face).dice('2d6:8').answers('no').expectState('1', 'knockedOut');
      s.expectLog('pushedOffPitch', 'injuryRolled').expectNotLogged('armourRolled', 'knockedDown').done();
    },
  );
  test('B16-PUSH-10: the crowd has no skills: Mighty Blow adds nothing', () => {
    overTheLine('defenderDown', { who: { A: ['mightyBlow'] } })
      .dice('2d6:7')
      .answers('no')
      .expectState('1', 'reserves')
      .done();
    // Those of the victim still hold.
    overTheLine('pushed', { who: { 1: ['stunty'] } })
      .dice('2d6:7')
      .answers('no')
      .expectState('1', 'knockedOut')
      .done();
    overTheLine('pushed', { who: { 1: ['thickSkull'] } })
      .dice('2d6:8')
      .answers('no')
      .expectState('1', 'reserves')
      .done();
  });
  test.each([2, 7])('B16-PUSH-11: a Stunned result (%i) from the crowd: to Reserves', total => {
    overTheLine('pushed').dice(`2d6:${total}`).answers('no').expectState('1', 'reserves').done();
  });
  test('B16-PUSH-11: it stays there for the rest of the drive and may be set up in the next', () => {
    const s = block('. 1 . .\n. A . B\n. . . .\n2 . . .', { at: [23, 1], ball: 'A' })
      .dice('2d6:4')
      .answers('no');
    s.answers('endTurn').expectAsked('action', 'away');
    expect(legalOf(s, 'move')).toEqual(['2']);
    s.answers('endTurn').moves('A', 'e ne').expectScore(1, 0);
    s.expectState('1', 'reserves').answers('ready').expectAsked('setUp', 'away').answers('byHand');
    expect(legalOf(s, 'place')).toEqual(['1', '2']);
    s.done();
  });
  test('B16-PUSH-11: so it does when the half ends', () => {
    const s = overTheLine('pushed', { turns: { home: 8, away: 8 }, firstKicker: 'away' })
      .dice('2d6:4')
      .answers('no');
    s.expectState('1', 'reserves').answers('endTurn').expectAsked('setUp', 'home').answers('ready').answers('byHand');
    expect(legalOf(s, 'place')).toEqual(['1', '2']);
    s.done();
  });
  test.each([
    [8, 'knockedOut'],
    [9, 'knockedOut'],
    [10, 'casualties'],
    [12, 'casualties'],
  ] as const)('B16-PUSH-13: %i on the Injury table: %s', (total, state) => {
    overTheLine('pushed').dice(`2d6:${total}`).answers('no').expectState('1', state).done();
  });
  test('B16-PUSH-12: the crowd throws the ball back in from the last square its carrier stood on', () => {
    overTheLine('pushed', { ball: '1', at: [10, 1] })
      .dice('2d6:5', 'd6:4', '2d6:7', 'd8:7')
      .answers('no')
      .expectLog('injuryRolled', 'thrownIn', 'ballBounced')
      // From [11, 1] seven squares straight in, and one bounce.
      .expectEvent({ type: 'thrownIn', distance: 7 })
      .expectBall([11, 9])
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
});
