/** Possession: the few ways to gain a ball, what moves with its holder, and everything that makes it Bounce instead. */
import { expect } from 'vitest';
import type { BlitzEvent } from '../../src/blitz/events.ts';
import { playedAtRandom, scenario } from '../dsl.ts';
import { describe, ofBox, test } from '../editions.ts';

test('BU-BALL-01: entering the square of a ball during the own Run gives possession', () => {
  scenario('A . * .', { at: [6, 6] })
    .answers({ run: 'A' })
    .walks('A', 'e')
    .expectBall([8, 6])
    .walks('A', 'e')
    .expectBall('A')
    .done();
});

describe('BU-BALL-02: the target of a successful Throw, or of a Hand-off, has the ball', () => {
  test('a Throw that succeeds, and one that fails', () => {
    scenario('A . B', { at: [6, 6], ball: 'A', who: { A: { throw: 4 } } })
      .dice('d6:4')
      .throws('A', 'B')
      .expectBall('B')
      .done();
    scenario('A . B .', { at: [6, 6], ball: 'A', who: { A: { throw: 4 } } })
      .dice('d6:3', 'd8:4')
      .throws('A', 'B')
      .expectBall([9, 6])
      .done();
  });
  test('a Hand-off, without any die, to a Marked Team-mate too', () => {
    scenario('A B 1', { at: [6, 6], ball: 'A' })
      .throws('A', 'B')
      .expectStatus('B', 'marked')
      .expectBall('B')
      .done();
  });
});

test('BU-BALL-03: a ball that Bounces onto an Open Player is taken, onto a Marked one it is not', () => {
  const start = { at: [6, 6], ball: 'A', who: { A: { throw: 4 } } } as const;
  scenario('A . B C', start).dice('d6:2', 'd8:4').throws('A', 'B').expectBall('C').done();
  scenario(
    `
    A . B C 1
    . . . . .`,
    start,
  )
    .dice('d6:2', 'd8:4', 'd8:6')
    .throws('A', 'B')
    .expectBall([9, 7])
    .done();
});

test('BU-BALL-04: an ability that says so gives possession: Handling Skills on a Sidestep', () => {
  const drawing = `
    . . *
    . A .
    1 . .`;
  scenario(drawing, { who: { A: 'orc/thrower' } })
    .answers({ sidestep: 'A' }, { to: [8, 4] })
    .expectBall('A')
    .done();
  scenario(drawing, { who: { A: 'orc/lineman' } })
    .dice('d8:4')
    .answers({ sidestep: 'A' }, { to: [8, 4] })
    .expectBall([9, 4])
    .done();
});

/** The one line before a ball is taken says why; anything else would be a way of its own. */
const reasonOf = (events: readonly BlitzEvent[], at: number): string => {
  const taken = events[at] as BlitzEvent & { type: 'ballTaken' };
  const before = events[at - 1] as BlitzEvent;
  if (before.type === 'ballBounced') return before.ball === taken.ball ? 'bounced' : 'another ball bounced';
  if (before.type === 'threw')
    return before.target === taken.player && /completed|handedOff/.test(before.result) ? 'thrown' : before.result;
  if (before.type !== 'moved' || before.player !== taken.player) return before.type;
  const action = events.slice(0, at).findLast(e => e.type === 'actionStarted');
  return action?.type === 'actionStarted' && action.player === taken.player ? action.action : 'moved';
};
test('BU-BALL-05: over random matches without Handling Skills only Runs, Throws and Bounces give possession', () => {
  const reasons = new Set<string>();
  const teams = ['dwarf', 'snotling', ofBox('norse', 'undead'), 'dark-elf', 'necromantic', 'ogre'];
  for (let n = 0; n < 36; n++) {
    const home = teams[n % 6] as string;
    const away = teams[Math.floor(n / 6)] as string;
    const modules = ofBox<Record<string, boolean>>({ events: true, balls: n % 2 === 0 }, { endgame: n % 2 === 0 });
    const options = { fouls: true, throwTeammate: true, ...modules };
    const events = playedAtRandom({ home, away, options }, `possession ${n}`).events ?? [];
    events.forEach((e, i) => {
      if (e.type === 'ballTaken') reasons.add(reasonOf(events, i));
    });
  }
  expect([...reasons].sort()).toEqual(['bounced', 'run', 'thrown']);
});

test('BU-BALL-06: a held ball goes wherever its holder goes, of its own will or not', () => {
  scenario('A . . .', { at: [6, 6], ball: 'A' })
    .runs('A', 'e e')
    .expectSquare('A', [8, 6])
    .expectBall('A')
    .done();
  const pushed = scenario('. 1 A .', { at: [6, 6], ball: 'A', active: 'away' })
    .dice('block:shove')
    .blocks('1', 'A')
    .answers('no')
    .expectSquare('A', [9, 6])
    .expectBall('A');
  expect(pushed.game.squareName(pushed.game.ballSquare(pushed.game.held(pushed.id('A'))))).toEqual([9, 6]);
  pushed.done();
});

test('BU-BALL-07: the pick-up needs no die and the Run goes on with the squares that are left', () => {
  scenario('A * . . .', { at: [6, 6], who: { A: { move: 3 } } })
    .answers({ run: 'A' })
    .walks('A', 'e')
    .expectBall('A')
    .expectAsked('runStep', 'home')
    .walks('A', 'e e')
    .expectSquare('A', [9, 6])
    .expectBall('A')
    .expectAsked('action', 'home')
    .done();
});

describe('BU-BALL-08: arriving on a ball by anything but a Run makes it Bounce', () => {
  test('a Sidestep', () => {
    scenario('1 A *', { at: [6, 6] })
      .dice('d8:2')
      .answers({ sidestep: 'A' }, { to: [8, 6] })
      .expectStatus('A', 'open')
      .expectBall([8, 5])
      .done();
  });
  test('a Mark, in its last square and on the way (BU-OQ-55)', () => {
    scenario('A * 1', { at: [6, 6] })
      .dice('d8:6')
      .marks('A', 'e')
      .expectBall([7, 7])
      .done();
    scenario('A * . 1', { at: [6, 6] })
      .dice('d8:4')
      .answers({ mark: 'A' })
      .walks('A', 'e')
      .expectBall([8, 6])
      .expectAsked('markStep', 'home')
      // It is met again in the next square, and Bounces again.
      .dice('d8:2')
      .walks('A', 'e')
      .expectBall([8, 5])
      .expectStatus('A', 'marked')
      .done();
  });
  test('being pushed, before the follow-up is offered (BU-OQ-34)', () => {
    scenario('A 1 * .', { at: [6, 6] })
      .dice('block:shove', 'd8:4')
      .blocks('A', '1')
      .expectSquare('1', [8, 6])
      .expectBall([9, 6])
      .expectAsked('followUp', 'home', 'yes', 'no')
      .done();
  });
  test('following up onto the ball that ended in the vacated square (BU-OQ-34)', () => {
    scenario('A 1 * .', { at: [6, 6] })
      .dice('block:shove', 'd8:8', 'd8:2')
      .blocks('A', '1')
      .expectBall([7, 6])
      .answers('yes')
      .expectSquare('A', [7, 6])
      .expectBall([7, 5])
      .done();
  });
  test('being placed: the only free square of the End Zone holds the ball', () => {
    const column = 'B C D E F G H I J K *'.split(' ').join('\n');
    scenario(column, { at: [1, 1], reserves: { A: {} } })
      .answers({ reserves: 'A' })
      .expectAsked('reservesSquare', 'home', { to: [1, 11] })
      .dice('d8:3')
      .answers({ to: [1, 11] })
      .expectStatus('A', 'open')
      .expectBall([2, 10])
      .done();
  });
});

test('BU-BALL-09: a holder cannot take a second ball, not even as target of a Throw or Hand-off (BU-OQ-22)', () => {
  scenario('A . B .', { at: [6, 6], ball: ['A', 'B'], who: { A: { throw: 2 } } })
    .dice('d6:6', 'd8:4')
    .throws('A', 'B')
    .expectBall([9, 6], 0)
    .expectBall('B', 1)
    .expectEvent({ type: 'threw', result: 'dropped' })
    .done();
  scenario('A B .', { at: [6, 6], ball: ['A', 'B'] })
    .dice('d8:4')
    .throws('A', 'B')
    .expectBall([8, 6], 0)
    .expectBall('B', 1)
    .done();
});

test('BU-BALL-10: a holder who runs onto another ball makes that one Bounce, keeps its own and may go on', () => {
  scenario('A * . .', { at: [6, 6], ball: 'A' })
    .dice('d8:4')
    .answers({ run: 'A' })
    .walks('A', 'e')
    .expectBall([8, 6], 0)
    .expectBall('A', 1)
    .expectAsked('runStep', 'home')
    // BU-OQ-55: the same ball is met once more.
    .dice('d8:6')
    .walks('A', 'e')
    .expectBall([8, 7], 0)
    .expectBall('A', 1)
    .done();
});

test('BU-BALL-11: a ball that Bounces into the square of a holder Bounces again from there', () => {
  scenario('A * B .', { at: [6, 6], ball: ['A', 'B'] })
    .dice('d8:4', 'd8:4')
    .runs('A', 'e')
    .expectBall([9, 6], 0)
    .expectBall('A', 1)
    .expectBall('B', 2)
    .done();
});

test('BU-BALL-12: a Bounce is for either team: an Open Opponent takes the ball', () => {
  scenario(
    `
    A . . . .
    . . . . .
    . . B c 1`,
    { ball: 'A', who: { A: { throw: 4 } } },
  )
    .expectStatus('1', 'open')
    .dice('d6:2', 'd8:4', 'd8:4')
    .throws('A', 'B')
    .expectBall('1')
    .done();
});
