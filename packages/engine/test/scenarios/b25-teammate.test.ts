/** Throwing and kicking team-mates in 2025. */
import { describe, expect, test } from 'vitest';
import { blood25, type Settings } from '../blood/b25.ts';
import { legalOf } from '../blood/dsl.ts';

const who = { T: { skills: ['throwTeammate'], passing: 4 }, R: { skills: ['rightStuff'], agility: 3 } } as const;
const scene = (drawing: string, more: Settings = {}) =>
  blood25(drawing, { ...more, who: { ...who, ...more.who } as never });
const far = '. . . . . . . . .\nT R . . . . . . 1\n. . . . . . . . .';

describe('the throw', () => {
  test('B25-PRIN-LAND-X1, B25-TTM-11: a Superb Throw scatters three times, the landing is an AG test', () => {
    const s = scene(far, { at: [8, 5] }).answers({ throwTeammate: 'T' }, { throwTeammate: 'R' });
    s.dice('d6:5', 'd8:5', 'd8:3', 'd8:2', 'd6:3').answers({ to: [13, 6] });
    s.expectEvent({ type: 'throwResult', result: 'superb' }).expectModifiers('throwTeammate', { shortPass: -1 });
    s.expectSquare('R', [15, 4]).expectState('R', 'standing').expectLegal({ move: 'R' }).done();
  });
  test('B25-TTM-12, B25-PRIN-LAND-03: a Subpar Throw makes the landing harder', () => {
    const s = scene(far, { at: [8, 5] }).answers({ throwTeammate: 'T' }, { throwTeammate: 'R' });
    s.dice('d6:3', 'd8:5', 'd8:3', 'd8:2', 'd6:4').answers({ to: [13, 6] });
    s.expectEvent({ type: 'throwResult', result: 'subpar' }).expectModifiers('landing', { subpar: -1 });
    s.expectState('R', 'standing').done();
  });
  test('B25-TTM-13, B25-TTM-14: a Fumbled Throw bounces from the thrower’s square, and costs no turn', () => {
    const s = scene('. . .\n. T R\n. . . B . . 1').answers({ throwTeammate: 'T' }, { throwTeammate: 'R' });
    s.dice('d6:1', 'd8:2', 'd6:3', '2d6:3').answers({ to: [14, 6] });
    s.expectModifiers('landing', { fumbled: -1 })
      .expectSquare('R', [11, 5])
      .expectState('R', 'prone')
      .expectTurnover('none')
      .done();
  });
  test('B25-PRIN-LAND-07: a failed landing is a turnover with the ball only', () => {
    const s = scene(far, { at: [8, 5], ball: 'R' }).answers({ throwTeammate: 'T' }, { throwTeammate: 'R' });
    s.dice('d6:5', 'd8:5', 'd8:4', 'd8:5', 'd6:2', '2d6:3', 'd8:2').answers({ to: [12, 6] });
    s.expectState('R', 'prone').expectTurnover('throwTeammate').done();
  });
  test('B25-PRIN-LAND-X2, B25-PRIN-LAND-09, B25-PRIN-LAND-10: whoever is hit goes down, and so does the missile', () => {
    const s = scene('T R . . 1 . .\n. . . . . . .\n. . . . . . 2', { at: [8, 5] }).answers(
      { throwTeammate: 'T' },
      { throwTeammate: 'R' },
    );
    s.dice('d6:5', 'd8:5', 'd8:4', 'd8:5', '2d6:4', 'd8:6', '2d6:3').answers({ to: [11, 5] });
    s.expectState('1', 'prone').expectSquare('R', [11, 6]).expectState('R', 'prone').expectTurnover('none').done();
  });
  test('B25-TTM-15, B25-Q-47: off the pitch is the crowd and a turnover, with the ball or without', () => {
    const s = scene('T R . . . 1', { at: [8, 1] }).answers({ throwTeammate: 'T' }, { throwTeammate: 'R' });
    s.dice('d6:5', 'd8:2', '2d6:7').answers({ to: [11, 1] });
    s.expectState('R', 'reserves').expectTurnover('intoTheCrowd').done();
  });
  test('B25-PRIN-LAND-08, B25-PRIN-TRAIT-01: somebody Prone may be thrown, and falls', () => {
    const s = scene('T r . . . . . 1').answers({ throwTeammate: 'T' }, { throwTeammate: 'R' });
    s.dice('d6:5', 'd8:5', 'd8:4', 'd8:5', '2d6:3').answers({ to: [13, 5] });
    s.expectSquare('R', [14, 5]).expectState('R', 'prone').expectTurnover('none').done();
  });
  test('B25-TD-12: a carrier that lands on its feet in the End Zone scores', () => {
    const s = scene('T R . . .\n1 . . . .', { at: [22, 5], ball: 'R', who: { 1: { square: [5, 12] } } as never });
    s.answers({ throwTeammate: 'T' }, { throwTeammate: 'R' });
    s.dice('d6:6', 'd8:5', 'd8:4', 'd8:5', 'd6:6')
      .answers({ to: [25, 5] })
      .expectScore(1, 0);
  });
});

describe('who, and how often', () => {
  test('B25-TTM-01, B25-TTM-02, B25-TTM-04: once a turn, with the Trait, somebody with Right Stuff next to it', () => {
    const s = scene('T R .\nB . 1').expectIllegal({ throwTeammate: 'B' }).answers({ throwTeammate: 'T' });
    expect(legalOf(s, 'throwTeammate')).toEqual(['R']);
    s.answers('stop').expectIllegal({ throwTeammate: 'T' });
    scene('T R', { declared: ['throwTeammate'] }).expectIllegal({ throwTeammate: 'T' });
  });
  test('B25-TTM-06, B25-TTM-07: Quick and Short only', () => {
    const s = scene('T R . . . . . . 1').answers({ throwTeammate: 'T' }, { throwTeammate: 'R' });
    s.expectLegal({ to: [16, 5] }).expectIllegal({ to: [17, 5] });
  });
  test('B25-PRIN-TRAIT-03: a badly kicked team-mate is knocked out at least; kicking is an Action of its own', () => {
    const s = scene('T R . . . . 1', {
      who: { T: { skills: ['kickTeammate'], passing: 4 } } as never,
      apothecaries: {},
    });
    s.answers({ kickTeammate: 'T' }, { kickTeammate: 'R' })
      .dice('d6:1', '2d6:5')
      .answers({ to: [13, 5] });
    s.expectState('R', 'knockedOut').expectTurnover('none').done();
  });
});
