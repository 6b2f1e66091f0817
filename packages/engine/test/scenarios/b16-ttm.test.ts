/** Throw Team-mate: who is thrown how far, the flight, and whoever is landed on. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood, type Settings } from '../blood/dsl.ts';
import { legalOf } from '../drawn.ts';

const who = { A: { strength: 5, agility: 3, skills: ['throwTeammate'] }, B: ['rightStuff'] } as const;
/** A throws B four squares to the east: [14, 5] from [10, 5]. */
const throwsB = (drawing: string, settings: Settings = {}): BloodScenario =>
  blood(drawing, {
    who: { ...who, ...settings.who },
    ...Object.fromEntries(Object.entries(settings).filter(([key]) => key !== 'who')),
  }).answers({ pass: 'A' }, { throwTeammate: 'B' });
const EMPTY = `
  . . . . . .
  A B . . . .
  . . . . . C`;

describe('the throw', () => {
  test('B16-TTM-01: it is the one Pass Action of the turn, and the ball stays with whoever has it', () => {
    throwsB(EMPTY, { ball: 'B' })
      .dice('d6:4', 'd8:2', 'd8:7', 'd8:2', 'd6:4')
      .answers({ to: [14, 6] })
      .expectSquare('B', [14, 5])
      .expectBall('B')
      .expectIllegal({ pass: 'C' })
      .expectTurnover('none')
      .done();
    throwsB(EMPTY, { ball: 'A' })
      .dice('d6:4', 'd8:2', 'd8:7', 'd8:2', 'd6:4')
      .answers({ to: [14, 6] })
      .expectBall('A')
      .done();
  });
  test('B16-TTM-02, B16-STUFF-01: a standing team-mate next to the thrower that has Right Stuff', () => {
    const s = blood(
      `
      B A C
      d 1 .
      . . E`,
      { who: { ...who, C: {}, D: ['rightStuff'], 1: ['rightStuff'], E: ['rightStuff'] } },
    ).answers({ pass: 'A' });
    expect(legalOf(s, 'throwTeammate')).toEqual(['B']);
    s.done();
    blood('A B', { who: { ...who, A: {} } })
      .expectIllegal({ pass: 'A' })
      .done();
    // It may move first; then others are next to it.
    const free = blood(
      `
      B A .
      . . .
      . . E`,
      { who: { ...who, E: ['rightStuff'] } },
    ).answers({ pass: 'A' });
    expect(legalOf(free, 'throwTeammate')).toEqual(['B']);
    free.walks('A', 'se');
    expect(legalOf(free, 'throwTeammate')).toEqual(['E']);
    free.done();
  });
  test('B16-TTM-03, B16-OQ-60: a pass at −1, with everything else that counts for passes', () => {
    const needs = (settings: Settings, natural: number): void =>
      throwsB(EMPTY, settings)
        .dice('d6:6', 'd8:2', 'd8:7', 'd8:2', 'd6:6')
        .answers({ to: [14, 6] })
        .expectNeeded('throwTeammate', natural)
        .done();
    needs({}, 5); // Short, Agility 3: 4, and −1
    needs({ weather: 'verySunny' }, 6);
    needs({ who: { A: { ...who.A, skills: ['throwTeammate', 'accurate'] } } }, 4);
    needs({ who: { A: { ...who.A, skills: ['throwTeammate', 'strongArm'] } } }, 4);
  });
  test('B16-TTM-04: Quick and Short squares only', () => {
    const s = throwsB(EMPTY);
    expect(s.game.question.name).toBe('throwTeammate');
    s.expectLegal({ to: [16, 6] }, { to: [11, 6] })
      .expectIllegal({ to: [17, 6] }, { to: [20, 6] }, { to: [10, 6] })
      .done();
  });
  test('B16-TTM-05: accurate or not, it scatters three times', () => {
    for (const die of [2, 6])
      throwsB(EMPTY)
        .dice(`d6:${die}`, 'd8:5', 'd8:5', 'd8:2', 'd6:4')
        .answers({ to: [13, 6] })
        .expectSquare('B', [15, 5])
        .expectState('B', 'standing')
        .done();
  });
  test('B16-TTM-06: a fumble drops it where it was, and is no turnover', () => {
    throwsB(EMPTY)
      .dice('d6:1', 'd6:4')
      .answers({ to: [14, 6] })
      .expectSquare('B', [11, 6])
      .expectState('B', 'standing')
      .expectTurnover('none')
      .expectNotLogged('teammateScattered')
      .done();
    // Even with the ball, when it lands on its feet.
    throwsB(EMPTY, { ball: 'B' })
      .dice('d6:1', 'd6:4')
      .answers({ to: [14, 6] })
      .expectBall('B')
      .expectTurnover('none')
      .done();
  });
  test('B16-TTM-07, B16-INTERCEPT-12: nobody intercepts it', () => {
    throwsB('A B . 1 . C')
      .dice('d6:6', 'd8:2', 'd8:2', 'd8:7', 'd6:6')
      .answers({ to: [14, 5] })
      .expectNotLogged('intercepted')
      .expectSquare('B', [14, 4])
      .done();
  });
  test('B16-TTM-X1, B16-OQ-85: when a Troll fumbles', () => {
    const troll = (die: number, to: readonly [number, number], fumbles: boolean): void => {
      const s = throwsB(EMPTY, { who: { A: { agility: 1, skills: ['throwTeammate'] } } }).dice(`d6:${die}`);
      s.dice(...(fumbles ? [] : ['d8:2', 'd8:7', 'd8:2']), 'd6:6').answers({ to });
      expect(s.log().includes('teammateScattered')).toBe(!fumbles);
      s.done();
    };
    troll(1, [13, 6], true);
    troll(2, [13, 6], false); // Quick: +1 −1
    troll(1, [14, 6], true);
    troll(2, [14, 6], true); // Short: 2 − 1 = 1
    troll(3, [14, 6], false);
    troll(6, [14, 6], false);
  });
});

describe('where it comes down', () => {
  test('B16-TTM-08: off the pitch it is in the hands of the crowd', () => {
    throwsB(EMPTY, { at: [10, 1] })
      .dice('d6:4', 'd8:2', 'd8:2', '2d6:7')
      .answers({ to: [13, 2] })
      .expectState('B', 'reserves')
      .expectTurnover('none')
      .done();
    throwsB(EMPTY, { at: [10, 1] })
      .dice('d6:4', 'd8:2', 'd8:2', '2d6:8')
      .answers({ to: [13, 2] })
      .expectState('B', 'knockedOut')
      .done();
  });
  test('B16-TTM-08, B16-STUFF-07: with the ball that is a turnover, and the ball is thrown in', () => {
    throwsB(EMPTY, { at: [10, 1], ball: 'B' })
      .dice('d6:4', 'd8:2', 'd8:2', '2d6:7', 'd6:3', '2d6:4', 'd8:7')
      .answers({ to: [13, 2] })
      .expectBall([13, 6])
      .expectTurnover('carrierDown')
      .done();
  });
  const occupied = `
    . . . . . .
    A B . . 1 C
    . . . . . .`;
  test('B16-TTM-09: whoever is there is knocked down and takes an Armour roll', () => {
    throwsB(occupied)
      .dice('d6:4', 'd8:4', 'd8:4', 'd8:5', '2d6:4', 'd8:2', '2d6:3')
      .answers({ to: [15, 6] })
      .expectEvent({ type: 'landedOn' })
      .expectState('1', 'prone')
      .expectSquare('B', [14, 5])
      .expectTurnover('none')
      .done();
  });
  test('B16-TTM-09, B16-OQ-88: Prone and Stunned players too; unhurt they stay as they were', () => {
    for (const state of ['prone', 'stunned'] as const)
      throwsB(occupied, { who: { 1: { state } } })
        .dice('d6:4', 'd8:4', 'd8:4', 'd8:5', '2d6:4', 'd8:2', '2d6:3')
        .answers({ to: [15, 6] })
        .expectState('1', state)
        .expectLog('landedOn', 'armourRolled', 'teammateScattered', 'armourRolled')
        .done();
  });
  test('B16-TTM-09, B16-OQ-86: a team-mate that is landed on is a turnover', () => {
    throwsB(
      `
      . . . . . .
      A B . . D .
      C . . . . .`,
    )
      .dice('d6:4', 'd8:4', 'd8:4', 'd8:5', '2d6:4', 'd8:2', '2d6:3')
      .answers({ to: [15, 6] })
      .expectState('D', 'prone')
      .expectTurnover('knockedDown')
      .done();
  });
  test('B16-TTM-10: it goes on one square at a time until it finds a free one', () => {
    throwsB(
      `
      . . . . 2 .
      A B . . 1 C
      . . . . . .`,
    )
      .dice('d6:4', 'd8:4', 'd8:4', 'd8:5', '2d6:4', 'd8:2', 'd8:2', '2d6:3')
      .answers({ to: [15, 6] })
      .expectSquare('B', [14, 4])
      .expectState('B', 'prone')
      .done();
  });
  test('B16-TTM-10: or is outside the pitch', () => {
    throwsB(
      `
      . . . . 1 .
      A B . . . C`,
      { at: [10, 1] },
    )
      .dice('d6:4', 'd8:2', 'd8:7', 'd8:2', '2d6:4', 'd8:2', '2d6:3')
      .answers({ to: [14, 2] })
      .expectState('1', 'prone')
      .expectState('B', 'reserves')
      .done();
  });
  test('B16-TTM-11: only the first player landed on is hurt', () => {
    const s = throwsB(
      `
      . . . . 2 .
      A B . . 1 C
      . . . . . .`,
    )
      .dice('d6:4', 'd8:4', 'd8:4', 'd8:5', '2d6:4', 'd8:2', 'd8:2', '2d6:3')
      .answers({ to: [15, 6] })
      .expectState('2', 'standing');
    expect(s.log().filter(type => type === 'landedOn')).toHaveLength(1);
    s.done();
  });
  test('B16-TTM-09: a carrier that is landed on loses the ball, which bounces last', () => {
    throwsB(occupied, { ball: '1' })
      .dice('d6:4', 'd8:4', 'd8:4', 'd8:5', '2d6:4', 'd8:2', '2d6:3', 'd8:7')
      .answers({ to: [15, 6] })
      .expectBall([14, 7])
      .done();
  });
  test('B16-TTM-12: a hungry thrower rolls before it throws', () => {
    blood(EMPTY, { who: { A: { agility: 3, skills: ['throwTeammate', 'alwaysHungry'] }, B: ['rightStuff'] } })
      .dice('d6:2')
      .answers({ pass: 'A' }, { throwTeammate: 'B' })
      .expectLog('declared', 'rolled')
      .expectNeeded('alwaysHungry', 2)
      .expectAsked('throwTeammate', 'home')
      .done();
  });
});
