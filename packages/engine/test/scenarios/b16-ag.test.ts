/** Agility rolls: the table, the naturals, and which modifiers belong to which roll. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood, type Settings } from '../blood/dsl.ts';
import { at } from '../blood/kick-offs.ts';

type Rolled = { readonly target: number; readonly modifiers: readonly (readonly [string, number])[] };
/** The last roll of a kind: what the table asks for, and the modifiers by cause. */
const last = (s: BloodScenario, roll: string): Rolled => {
  const rolls = (s.game.events ?? []).flatMap(e => (e.type === 'rolled' && e.roll === roll ? [e] : []));
  const e = rolls.at(-1);
  if (e === undefined) throw new Error(`no ${roll} roll was made`);
  return { target: e.target, modifiers: e.modifiers.map(m => [m.cause, m.by] as const) };
};
const passed = (s: BloodScenario, roll: string): boolean => {
  const rolls = (s.game.events ?? []).flatMap(e => (e.type === 'rolled' && e.roll === roll ? [e.passed] : []));
  return rolls.at(-1) === true;
};

/** One roll of each kind by a player with this Agility, with the dice that follow on a success or on a failure. */
const ROLLS: Readonly<Record<string, (agility: number, die: number, succeeds: boolean) => BloodScenario>> = {
  dodge: (agility, die, succeeds) =>
    blood('. A 1 B', { who: { A: { agility } } })
      .dice(`d6:${die}`, ...(succeeds ? [] : ['2d6:2']))
      .answers({ move: 'A' }, { to: [10, 5] }),
  pickUp: (agility, die, succeeds) =>
    blood('A * . B 1', { who: { A: { agility } } })
      .dice(`d6:${die}`, ...(succeeds ? [] : ['d8:2']))
      .answers({ move: 'A' }, { to: [11, 5] }),
  // At an empty square: it bounces from there, or scatters first.
  pass: (agility, die, succeeds) =>
    blood('A . . . . B 1', { who: { A: { agility } }, ball: 'A', options: { fumbles: false, interceptions: false } })
      .dice(`d6:${die}`, ...(succeeds ? ['d8:2'] : ['d8:2', 'd8:2', 'd8:2', 'd8:2']))
      .passes('A', '', [14, 5]),
  catch: (agility, die, succeeds) =>
    blood('A B . . 1', { who: { B: { agility } }, ball: 'A' })
      .dice(`d6:${die}`, ...(succeeds ? [] : ['d8:2']))
      .handsOff('A', '', 'B'),
  intercept: (agility, die, succeeds) =>
    blood('A . 1 . B', { who: { 1: { agility } }, ball: 'A' })
      .dice(`d6:${die}`, ...(succeeds ? [] : ['d6:6', 'd6:6']))
      .passes('A', '', [14, 5])
      .answers({ player: '1' }),
};
const KINDS = Object.keys(ROLLS);
/** Makes the roll and checks that it comes out as it should. */
const roll = (kind: string, agility: number, die: number, succeeds: boolean): BloodScenario => {
  const s = (ROLLS[kind] as (agility: number, die: number, succeeds: boolean) => BloodScenario)(agility, die, succeeds);
  expect([kind, agility, die, passed(s, kind)]).toEqual([kind, agility, die, succeeds]);
  s.done();
  return s;
};

describe('the table', () => {
  test.each([
    [1, 6],
    [2, 5],
    [3, 4],
    [4, 3],
    [5, 2],
    [6, 1],
    [7, 1],
  ])('B16-AG-01: Agility %i needs %i or more, in every kind of roll', (agility, needed) => {
    for (const kind of KINDS) expect([kind, last(roll(kind, agility, 6, true), kind).target]).toEqual([kind, needed]);
  });
  test.each([
    [1, 6],
    [2, 5],
    [3, 4],
    [4, 3],
    [5, 2],
  ])('B16-AG-01, B16-AG-02: a roll without modifiers, Agility %i: passed from %i on', (agility, needed) => {
    for (const die of [1, 2, 3, 4, 5, 6]) roll('pass', agility, die, die >= needed);
  });
  test.each([
    ['dodge', 1],
    ['pickUp', 1],
    ['pass', 0],
    ['catch', 1],
    ['intercept', -2],
  ])('B16-AG-02: %s, modifiers %i: the die and the modifiers together reach the number', (kind, modifier) => {
    for (const agility of [2, 3, 4]) {
      const needed = Math.min(6, 7 - agility - modifier);
      roll(kind, agility, needed, true);
      roll(kind, agility, needed - 1, false);
    }
  });
});

describe('naturals', () => {
  test.each(KINDS)('B16-AG-03: a natural 1 fails: %s, Agility 6', kind => {
    roll(kind, 6, 1, false);
    roll(kind, 6, kind === 'intercept' ? 3 : 2, true);
  });
  test('B16-AG-03: a natural 6 succeeds whatever the modifiers, a 5 does not', () => {
    const surrounded = `
      2 3 4 .
      5 A . B
      6 7 8 1`;
    const who = { A: { agility: 1 } };
    blood(surrounded, { who })
      .dice('d6:6')
      .moves('A', 'e')
      .expectNeeded('dodge', 6)
      .expectState('A', 'standing')
      .done();
    blood(surrounded, { who }).dice('d6:5', '2d6:2').moves('A', 'e').expectState('A', 'prone').done();
    const mobbed = `
      2 3 A .
      4 * . .
      5 6 7 B`;
    // Six tackle zones on the ball.
    const onto = (die: number, ...dice: string[]): BloodScenario =>
      blood(mobbed, { who })
        .dice('d6:6', 'd6:6', `d6:${die}`, ...dice)
        .answers({ move: 'A' })
        .walks('A', 's w');
    onto(6).expectNeeded('pickUp', 6).expectBall('A').done();
    onto(5, 'd8:5').expectBall([12, 6]).expectTurnover('pickUpFailed').done();
  });
  test('B16-AG-03: the same for passes, catches and interceptions', () => {
    const marked = { A: { agility: 1 }, B: { agility: 1 }, 1: { agility: 1 } };
    const drawing = `
      2 3 . C 4 5
      A . 1 . B .
      . . . . . .`;
    const s = blood(drawing, { who: marked, ball: 'A' }).passes('A', '', [14, 6]).expectAsked('intercept', 'away');
    s.dice('d6:5', 'd6:6', 'd6:6').answers({ player: '1' });
    expect([passed(s, 'intercept'), passed(s, 'pass'), passed(s, 'catch')]).toEqual([false, true, true]);
    s.expectBall('B').done();
    const t = blood(drawing, { who: marked, ball: 'A' }).passes('A', '', [14, 6]);
    t.dice('d6:6').answers({ player: '1' }).expectBall('1').done();
  });
});

describe('modifiers', () => {
  /** What the last roll of a kind was modified by, all dice being used up. */
  const modifiers = (s: BloodScenario, kind: string): readonly (readonly [string, number])[] => {
    s.done();
    return last(s, kind).modifiers;
  };
  const walk = (drawing: string, path: string, settings: Settings, ...dice: string[]): BloodScenario =>
    blood(drawing, settings)
      .dice(...dice)
      .answers({ move: 'A' })
      .walks('A', path);
  const thrown = (
    drawing: string,
    to: readonly [number, number],
    settings: Settings,
    ...dice: string[]
  ): BloodScenario =>
    blood(drawing, { ball: 'A', ...settings, options: { interceptions: false } })
      .dice(...dice)
      .passes('A', '', to);

  test('B16-AG-04: weather, range and the square that is left mean nothing to a Dodge', () => {
    const drawing = `
      . . 2
      . A 1
      . . 3`;
    for (const weather of ['nice', 'verySunny', 'pouringRain', 'blizzard', 'swelteringHeat'] as const)
      expect(modifiers(walk(drawing, 'w', { weather }, 'd6:6'), 'dodge')).toEqual([['dodging', 1]]);
  });
  test('B16-AG-04: sunshine means nothing to a pick-up or a catch, rain nothing to a pass', () => {
    expect(modifiers(walk('A * 1', 'e', { weather: 'verySunny' }, 'd6:6'), 'pickUp')).toEqual([
      ['pickingUp', 1],
      ['tackleZones', -1],
    ]);
    const sunny = thrown('A . . B . 1', [13, 5], { weather: 'verySunny' }, 'd6:6', 'd6:6');
    expect(modifiers(sunny, 'catch')).toEqual([['accurate', 1]]);
    const rainy = thrown('A . . B . 1', [13, 5], { weather: 'pouringRain' }, 'd6:6', 'd6:6');
    expect(modifiers(rainy, 'pass')).toEqual([['quickPass', 1]]);
  });
  test('B16-AG-04: opponents near the receiver do not trouble the thrower, nor those near the thrower the receiver', () => {
    const s = thrown('1 A . . B 2', [14, 5], {}, 'd6:6', 'd6:6');
    expect(modifiers(s, 'pass')).toEqual([
      ['quickPass', 1],
      ['tackleZones', -1],
    ]);
    expect(modifiers(s, 'catch')).toEqual([
      ['accurate', 1],
      ['tackleZones', -1],
    ]);
  });

  test('B16-AG-05: Dodge: +1, and -1 for each tackle zone on the destination', () => {
    const drawing = `
      1 A . 2
      . . 3 .`;
    expect(modifiers(walk(drawing, 'e', {}, 'd6:6'), 'dodge')).toEqual([
      ['dodging', 1],
      ['tackleZones', -2],
    ]);
  });
  test('B16-AG-05: Pick-up: +1, -1 for each tackle zone, -1 in Pouring Rain', () => {
    const drawing = `
      A * 2
      . . 3`;
    expect(modifiers(walk(drawing, 'e', { weather: 'pouringRain' }, 'd6:6'), 'pickUp')).toEqual([
      ['pickingUp', 1],
      ['tackleZones', -2],
      ['pouringRain', -1],
    ]);
  });
  test.each([
    [3, [['quickPass', 1]]],
    [4, []],
    [7, [['longPass', -1]]],
    [11, [['longBomb', -2]]],
  ])('B16-AG-05: Pass over %i squares', (squares, expected) => {
    const s = thrown('A . 1', [3 + squares, 5], { at: [3, 5] }, 'd6:6', 'd8:2');
    expect(modifiers(s, 'pass')).toEqual(expected);
    s.done();
  });
  test('B16-AG-05: Pass: tackle zones on the thrower, Very Sunny, a Stunty thrower', () => {
    const s = thrown('1 A 2 . . .', [15, 5], { weather: 'verySunny', who: { A: ['stunty'] } }, 'd6:6', 'd8:2');
    expect(modifiers(s, 'pass')).toEqual([
      ['tackleZones', -2],
      ['verySunny', -1],
      ['stunty', -1],
    ]);
  });
  test('B16-AG-05: Pass: -1 when a team-mate is thrown', () => {
    const s = blood('B A . . . . 1', { who: { A: ['throwTeammate'], B: ['rightStuff'] } })
      .answers({ pass: 'A' }, { throwTeammate: 'B' })
      .dice('d6:6', 'd8:2', 'd8:2', 'd8:2', 'd6:6')
      .answers({ to: [13, 5] });
    expect(modifiers(s, 'throwTeammate')).toEqual([
      ['quickPass', 1],
      ['throwTeammate', -1],
    ]);
    s.done();
  });
  test('B16-AG-05: Catch: +1 for an accurate pass or a hand-off, nothing for a ball that scattered or bounced', () => {
    const accurate = thrown('A . . B . 1', [13, 5], {}, 'd6:6', 'd6:6');
    expect(modifiers(accurate, 'catch')).toEqual([['accurate', 1]]);
    const handed = blood('A B . 1', { ball: 'A' }).dice('d6:6').handsOff('A', '', 'B');
    expect(modifiers(handed, 'catch')).toEqual([['handOff', 1]]);
    // Aimed one square short of B, it scatters up, down and on to B.
    const scattered = thrown('A . . B . 1', [12, 5], {}, 'd6:2', 'd8:2', 'd8:7', 'd8:5', 'd6:6');
    expect(modifiers(scattered, 'catch')).toEqual([]);
    const bounced = thrown('A . . B . 1', [12, 5], {}, 'd6:6', 'd8:5', 'd6:6');
    expect(modifiers(bounced, 'catch')).toEqual([]);
  });
  test('B16-AG-05: Catch: nothing for a throw-in; -1 for each tackle zone, -1 in Pouring Rain', () => {
    const s = blood(
      `
      A . . 1
      . . . .
      . B 2 .`,
      { at: [10, 1], ball: 'A', options: { interceptions: false }, weather: 'pouringRain' },
    )
      // Aimed at the first row it scatters over the sideline, and comes straight back to B.
      .dice('d6:2', 'd8:2', 'd6:3', '2d6:2', 'd6:6')
      .passes('A', '', [11, 1]);
    expect(modifiers(s, 'catch')).toEqual([
      ['tackleZones', -1],
      ['pouringRain', -1],
    ]);
    s.expectBall('B').done();
  });
  test('B16-AG-05: Catch: nothing for a kick-off', () => {
    const s = at('kickOff').starts().kicks([22, 5], 7, 3, 'd6:4').expectBall('A11');
    expect(s.eventsOf('rolled').map(e => [e.roll, e.modifiers])).toEqual([['catch', []]]);
    s.done();
  });
  test('B16-AG-05: Interception: -2, -1 for each tackle zone, -1 in Pouring Rain', () => {
    const s = blood(
      `
      A . 1 . B
      . . C . .`,
      { ball: 'A', weather: 'pouringRain' },
    )
      .passes('A', '', [14, 5])
      .dice('d6:6')
      .answers({ player: '1' });
    expect(modifiers(s, 'intercept')).toEqual([
      ['interception', -2],
      ['tackleZones', -1],
      ['pouringRain', -1],
    ]);
    s.done();
  });
  test('B16-AG-05: Landing: nothing but -1 for each tackle zone on the landing square', () => {
    const s = blood('B A . . 1', { who: { A: ['throwTeammate'], B: ['rightStuff'] }, weather: 'pouringRain' })
      .answers({ pass: 'A' }, { throwTeammate: 'B' })
      .dice('d6:6', 'd8:2', 'd8:7', 'd8:5', 'd6:6')
      .answers({ to: [12, 5] });
    expect(modifiers(s, 'landing')).toEqual([['tackleZones', -1]]);
    s.expectSquare('B', [13, 5]).expectState('B', 'standing').done();
  });
  test('B16-AG-05: Jump Up for a block: +2, whoever stands around', () => {
    const s = blood('1 a 2', { who: { A: ['jumpUp'] } })
      .dice('d6:2')
      .answers({ block: 'A' });
    expect(modifiers(s, 'jumpUp')).toEqual([['jumpUp', 2]]);
    s.expectState('A', 'standing').done();
  });
});
