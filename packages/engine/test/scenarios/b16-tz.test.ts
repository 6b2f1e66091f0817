/** Tackle zones: which squares they cover, who has none, and what ignores them. */
import { describe, expect, test } from 'vitest';
import { blood } from '../blood/dsl.ts';
import { at } from '../blood/kick-offs.ts';

const CENTRE = 3;
const SIDE = 7;
const NAMES = [
  ['nw', 'n', 'ne'],
  ['w', '', 'e'],
  ['sw', 's', 'se'],
];
/** 1 in the middle of the drawing, A so many squares from it. */
const drawn = (dx: number, dy: number): string =>
  Array.from({ length: SIDE }, (_, y) =>
    Array.from({ length: SIDE }, (_, x) =>
      x === CENTRE && y === CENTRE ? '1' : x === CENTRE + dx && y === CENTRE + dy ? 'A' : '.',
    ).join(' '),
  ).join('\n');
const OFFSETS = [-2, -1, 0, 1, 2];
const SQUARES = OFFSETS.flatMap(dy => OFFSETS.map(dx => [dx, dy] as const)).filter(([dx, dy]) => dx !== 0 || dy !== 0);

test('B16-TZ-01: the eight squares around a standing player, and none beyond', () => {
  for (const [dx, dy] of SQUARES) {
    const next = Math.max(Math.abs(dx), Math.abs(dy)) === 1;
    const away = (NAMES[Math.sign(dy) + 1] as string[])[Math.sign(dx) + 1] as string;
    const s = blood(drawn(dx, dy))
      .dice(...(next ? ['d6:3'] : []))
      .moves('A', away);
    expect([dx, dy, s.log().includes('rolled')]).toEqual([dx, dy, next]);
    s.done();
  }
});

describe('players without a tackle zone', () => {
  test.each(['prone', 'stunned'] as const)('B16-TZ-02: a %s opponent holds nobody', state => {
    blood('. A 1', { who: { 1: { state } } })
      .moves('A', 'w')
      .expectPitch('A . 1')
      .expectNotLogged('rolled')
      .done();
    // Nor does it trouble whoever dodges into the square next to it.
    blood('1 A . 2', { who: { 2: { state } } })
      .dice('d6:3')
      .moves('A', 'e')
      .expectNeeded('dodge', 3)
      .done();
    blood('1 A . 2').dice('d6:4').moves('A', 'e').expectNeeded('dodge', 4).done();
  });
  test('B16-TZ-02: with its feet under it the tackle zone is back', () => {
    blood('A . 1 .\n. . . 2', { active: 'away', who: { 1: { state: 'prone' } } })
      .moves('1', 'w')
      .answers('endTurn')
      .answers({ move: 'A' })
      .dice('d6:3')
      .walks('A', 'w')
      .expectNeeded('dodge', 3)
      .done();
  });
  test('B16-TZ-03: a standing player that has lost its tackle zone holds nobody', () => {
    const who = { 1: { witless: true } };
    blood('. A 1', { who }).moves('A', 'w').expectNotLogged('rolled').done();
    blood('2 A . 1', { who }).dice('d6:3').moves('A', 'e').expectNeeded('dodge', 3).done();
  });
  test.each([
    [1, false],
    [2, true],
  ])('B16-TZ-03: a Bone-head that rolls %i keeps its tackle zone: %s', (die, kept) => {
    const s = blood('A 1 .', { who: { A: ['boneHead'] } })
      .dice(`d6:${die}`)
      .answers({ move: 'A' })
      .stops()
      .expectAsked('action', 'away');
    if (kept) s.dice('d6:3');
    s.moves('1', 'e').expectPitch('A . 1');
    expect(s.log().filter(type => type === 'rolled').length).toBe(kept ? 2 : 1);
    s.done();
  });
});

describe('what ignores them', () => {
  test('B16-TZ-04: a follow-up and a push-back out of tackle zones', () => {
    blood(
      `
      2 . . .
      . A 1 .
      . . . B`,
    )
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [13, 6] }, 'yes')
      .expectPitch(
        `
      2 . . .
      . . A 1
      . . . B`,
      )
      .expectNotLogged('rolled')
      .expectTurnover('none')
      .done();
  });
  test('B16-TZ-04: standing up among opponents', () => {
    blood('1 a 2 B', { who: { A: { movement: 3 } }, options: { goForIt: false } })
      .answers({ move: 'A' })
      .expectState('A', 'standing')
      .expectNotLogged('rolled')
      .expectAsked('activity', 'home', 'stop')
      .done();
  });
  test('B16-TZ-04: the free square of a Quick Snap', () => {
    const s = at('kickOff', { options: { kickOffTable: true } })
      .starts()
      .kicks([20, 8], 5, 1, '2d6:9')
      .expectAsked('quickSnap', 'away')
      .answers({ player: 'A1' }, { to: [15, 5] })
      .expectAt({ A1: '15,5' });
    expect(s.eventsOf('rolled')).toEqual([]);
    s.done();
  });
});
