/** Right Stuff: being thrown, and landing on one's feet. */
import { describe, test } from 'vitest';
import { type BloodScenario, blood, type Settings } from '../blood/dsl.ts';

const who = { A: { agility: 3, skills: ['throwTeammate'] }, B: ['rightStuff'] } as const;
const thrown = (drawing: string, dice: readonly string[], settings: Settings = {}): BloodScenario =>
  blood(drawing, { who, ...settings })
    .answers({ pass: 'A' }, { throwTeammate: 'B' })
    .dice(...dice)
    .answers({ to: [14, 6] });
const EMPTY = `
  . . . . . .
  A B . . . .
  C . . . . .`;
/** An accurate throw that scatters north, south and north again: to [14, 5]. */
const FLIGHT = ['d6:5', 'd8:2', 'd8:7', 'd8:2'];

describe('Right Stuff', () => {
  test('B16-STUFF-01: without it nobody is thrown', () => {
    blood(EMPTY, { who: { A: who.A } })
      .answers({ pass: 'A' })
      .expectIllegal({ throwTeammate: 'B' })
      .done();
    blood(EMPTY, { who }).answers({ pass: 'A' }).expectLegal({ throwTeammate: 'B' }).done();
  });
  test('B16-STUFF-02: a Landing roll after a throw and after a fumble', () => {
    thrown(EMPTY, [...FLIGHT, 'd6:4'])
      .expectNeeded('landing', 4)
      .done();
    thrown(EMPTY, ['d6:1', 'd6:4']).expectNeeded('landing', 4).expectSquare('B', [11, 6]).done();
  });
  test('B16-STUFF-02: no Landing roll for whoever landed on somebody', () => {
    const s = thrown(
      `
      . . . . 1 .
      A B . . . .
      C . . . . .`,
      [...FLIGHT, '2d6:4', 'd8:5', '2d6:3'],
    );
    s.expectState('B', 'prone').expectSquare('B', [15, 5]);
    if ((s.game.events ?? []).some(e => e.type === 'rolled' && e.roll === 'landing')) throw new Error('it rolled');
    s.done();
  });
  test('B16-STUFF-03: −1 for every opposing tackle zone on the landing square', () => {
    thrown(
      `
      . . . . . 1
      A B . . . 2
      C . . . . .`,
      [...FLIGHT, 'd6:6'],
    )
      .expectNeeded('landing', 6)
      .done();
    thrown(EMPTY, [...FLIGHT, 'd6:3', '2d6:4'], { who: { ...who, B: { agility: 2, skills: ['rightStuff'] } } })
      .expectNeeded('landing', 5)
      .done();
  });
  test('B16-STUFF-04: success leaves it standing', () => {
    thrown(EMPTY, [...FLIGHT, 'd6:4'])
      .expectState('B', 'standing')
      .expectSquare('B', [14, 5])
      .done();
  });
  test('B16-STUFF-05, B16-OQ-90: failure lays it down with an Armour roll', () => {
    thrown(EMPTY, [...FLIGHT, 'd6:3', '2d6:8'])
      .expectState('B', 'prone')
      .expectTurnover('none')
      .done();
    thrown(EMPTY, [...FLIGHT, 'd6:3', '2d6:9', '2d6:8'])
      .expectState('B', 'knockedOut')
      .expectTurnover('none')
      .done();
  });
  test('B16-STUFF-05: a team re-roll may be used on the landing', () => {
    thrown(EMPTY, ['d6:5'], { rerolls: { home: 1 } })
      .dice('d8:2', 'd8:7', 'd8:2', 'd6:1', 'd6:4')
      .answers('keep', { reroll: 'team' })
      .expectState('B', 'standing')
      .done();
  });
  test('B16-STUFF-06: unhurt it may still act this turn, if it has not', () => {
    thrown(EMPTY, [...FLIGHT, 'd6:4'])
      .expectLegal({ move: 'B' })
      .done();
    thrown(EMPTY, [...FLIGHT, 'd6:3', '2d6:8'])
      .expectLegal({ move: 'B' })
      .done();
    thrown(EMPTY, [...FLIGHT, 'd6:3', '2d6:9', '2d6:7'])
      .expectIllegal({ move: 'B' })
      .expectState('B', 'stunned')
      .done();
    thrown(EMPTY, [...FLIGHT, 'd6:4'], { who: { ...who, B: { acted: true, skills: ['rightStuff'] } } })
      .expectIllegal({ move: 'B' })
      .done();
  });
  test('B16-STUFF-07, B16-TURNOVER-09: a failed landing is a turnover only with the ball', () => {
    thrown(EMPTY, [...FLIGHT, 'd6:3', '2d6:8', 'd8:5'], { ball: 'B' })
      .expectTurnover('throwTeammate')
      .expectBall([15, 5])
      .done();
    thrown(EMPTY, [...FLIGHT, 'd6:3', '2d6:8'], { ball: 'A' })
      .expectTurnover('none')
      .expectBall('A')
      .done();
  });
  test('B16-STUFF-04, B16-OQ-87: landing on the loose ball makes it bounce, and is no turnover', () => {
    thrown(
      `
      . . . . * .
      A B . . . .
      C . . . . .`,
      [...FLIGHT, 'd6:4', 'd8:5'],
    )
      .expectState('B', 'standing')
      .expectBall([15, 5])
      .expectTurnover('none')
      .done();
  });
  test('B16-STUFF-04, B16-TD-01: a carrier thrown into the End Zone scores', () => {
    blood(EMPTY.replace('C', '1'), { who, at: [22, 5], ball: 'B' })
      .answers({ pass: 'A' }, { throwTeammate: 'B' })
      .dice('d6:5', 'd8:2', 'd8:7', 'd8:2', 'd6:4')
      .answers({ to: [26, 6] })
      .expectScore(1, 0)
      .done();
  });
});
