/** The 2022 edition: at which squares a Team-mate may be thrown, by whom, and how it can end. */
import { describe, expect, test } from 'vitest';
import { legalOf, type Scenario, type Settings, scenario2022 } from '../dsl.ts';

const thrower = (drawing: string, settings: Settings = {}): Scenario =>
  scenario2022(drawing, { options: { throwTeammate: true }, ...settings, who: { A: 'goblin/troll', ...settings.who } });

describe('B22-TTM-01: the target is a free square in range (B22-OQ-12)', () => {
  const s = thrower(
    `
    B A C 1 .
    d . . 2 .
    . . * . .`,
    { pitch: 'braziers', at: [5, 5], who: { 2: { state: 'prone' } } },
  ).answers({ throwTeammate: 'A' }, { player: 'B' });
  const offered = legalOf(s, 'to');
  test('nobody stands or lies on it, of either team', () => {
    for (const taken of ['7,5', '8,5', '5,6', '8,6', '6,5']) expect(offered).not.toContain(taken);
  });
  test('nor is it blocked, nor the square of the thrown Player itself', () => {
    for (const taken of ['6,3', '3,4', '10,3', '5,5']) expect(offered).not.toContain(taken);
  });
  test('squares next to the thrower are among them, and one with a loose ball', () => {
    for (const free of ['6,6', '5,4', '7,4', '7,7']) expect(offered).toContain(free);
  });
  test('the Throw Ruler is the limit', () => {
    expect(offered).toContain('14,5'); // eight squares
    expect(offered).not.toContain('15,5');
    expect(offered).toContain('14,8');
    expect(offered).not.toContain('14,9');
  });
  test('a throw to an adjacent square needs its check too', () => {
    thrower('B A . . .')
      .dice('d6:6')
      .answers({ throwTeammate: 'A' }, { player: 'B' }, { to: [8, 4] })
      .expectLog('checked')
      .expectSquare('B', [8, 4])
      .expectStatus('B', 'open')
      .done();
  });
});

describe('B22-TTM-02: a Fumble Injures the thrown Player', () => {
  test('a natural 1', () => {
    thrower('B A . . .')
      .dice('d6:1')
      .answers({ throwTeammate: 'A' }, { player: 'B' }, { to: [9, 4] })
      .expectStatus('B', 'reserves')
      .expectStatus('A', 'open')
      .expectNotLogged('ballBounced')
      .done();
  });
  test('a 1 after modifiers', () => {
    thrower('B A . 1 . .')
      .dice('d6:2')
      .answers({ throwTeammate: 'A' }, { player: 'B' }, { to: [10, 4] })
      .expectStatus('B', 'reserves')
      .done();
    thrower('B A . . . .')
      .dice('d6:2')
      .answers({ throwTeammate: 'A' }, { player: 'B' }, { to: [10, 4] })
      .expectStatus('B', 'prone') // a plain failure
      .done();
  });
  test('a ball it held Bounces from the square of the thrower', () => {
    thrower('B A . . .', { ball: 'B' })
      .dice('d6:1', 'd8:2')
      .answers({ throwTeammate: 'A' }, { player: 'B' }, { to: [9, 4] })
      .expectStatus('B', 'reserves')
      .expectBall([7, 3])
      .done();
  });
});

describe('B22-TTM-03: who throws whom (B22-OQ-13)', () => {
  test.each([
    ['goblin/troll', ['goblin/goblin'], []],
    ['halfling/treeman', ['halfling/lineman', 'halfling/catcher', 'halfling/hefty'], []],
    ['ogre/ogre', ['ogre/gnoblar'], ['ogre/ogre']],
  ])('%s throws %j, not %j', (big, thrown, not) => {
    for (const position of thrown) {
      const s = scenario2022('B A . . .', { options: { throwTeammate: true }, who: { A: big, B: position } });
      expect(legalOf(s, 'throwTeammate')).toEqual(['A']);
      s.answers({ throwTeammate: 'A' });
      expect(legalOf(s, 'player')).toEqual(['B']);
    }
    for (const position of not)
      scenario2022('B A . . .', { options: { throwTeammate: true }, who: { A: big, B: position } }).expectIllegal(
        { throwTeammate: 'A' },
        { throwTeammate: 'B' },
      );
  });
  test.each(['goblin/goblin', 'ogre/gnoblar', 'halfling/hefty', 'black-orc/black-orc', 'undead/mummy'])(
    '%s throws nobody',
    position => {
      scenario2022('B A . . .', { options: { throwTeammate: true }, who: { A: position } }).expectIllegal({
        throwTeammate: 'A',
      });
    },
  );
  test('only a standing Team-mate next to the thrower', () => {
    thrower('b A . C .', { who: { 1: {} } }).expectIllegal({ throwTeammate: 'A' });
    thrower('1 . A . C').expectIllegal({ throwTeammate: 'A' });
  });
});

test('B22-TTM-X2: a square with an Opponent or a Prone Team-mate is not offered', () => {
  const s = thrower('B A . 1 c').answers({ throwTeammate: 'A' }, { player: 'B' });
  s.expectIllegal({ to: [9, 4] }, { to: [10, 4] }).expectLegal({ to: [9, 3] }, { to: [10, 3] });
});
