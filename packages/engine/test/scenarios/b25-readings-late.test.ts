/** What a later reading of 2025 suspected, flows and skills together; docs/readings.md says what each of them came to. */
import { describe, expect, test } from 'vitest';
import type { MatchReport } from '../../src/blood/report.ts';
import { type BloodScenario, blood25 } from '../blood/b25.ts';

describe('Ball & Chain', () => {
  const invaded = (...dice: string[]): BloodScenario =>
    blood25('. . A 1\n. D B 2\n. . C 3', {
      at: [11, 6],
      kicking: 'home',
      active: 'away',
      turns: { home: 1, away: 1 },
      fans: { home: 1, away: 1 },
      moment: 'kickOff',
      who: { 1: ['ballAndChain', 'noBall'] },
    })
      .starts()
      .answers({ player: 'D' })
      .dice('d8:5', 'd6:1', '2d6:12', 'd6:6', 'd6:3', 'd3:2', 'pick:1', 'pick:1', ...dice)
      .answers({ to: [20, 10] });
  test('B25-KOEV-37, B25-TRAIT-BALLANDCHAIN-09: placed Prone by a Pitch Invasion, it is hurt', () => {
    const s = invaded('2d6:4', 'd8:2');
    s.expectState('1', 'knockedOut').expectState('2', 'stunned').expectNotLogged('armourRolled').done();
  });
});

describe('Diving Tackle', () => {
  test('B25-SKILL-DIVINGTACKLE-01, B25-STARRULE-31: the ball of a diver bounces though the Dodge passes after all', () => {
    const s = blood25('1 A . .\n. . . .\nB . . .', {
      ball: '1',
      who: { A: { agility: 4, skills: ['swiftAsTheBreeze'] }, 1: ['divingTackle'] },
    }).answers({ move: 'A' });
    s.dice('d6:4').walks('A', 'e').answers({ player: '1' });
    s.dice('d8:7').answers('yes').expectBall([11, 6]).expectAsked('activity', 'home').done();
  });
  test('B25-SKILL-DIVINGTACKLE-01, B25-PRIN-DOWN-03: a carrier that dives drops the ball', () => {
    const s = blood25('1 A . .\n. . . .\nB . . .', { ball: '1', who: { 1: ['divingTackle'] } }).answers({ move: 'A' });
    s.dice('d6:3').walks('A', 'e');
    s.dice('2d6:3', 'd8:7').answers({ player: '1' }).expectBall([11, 6]).expectTurnover('knockedDown').done();
  });
});

describe('Shadowing', () => {
  test('B25-SKILL-SHADOWING-01, B25-SKILL-FUMBLEROOSKI-01, B25-PICK-06: a ball left behind bounces from under its feet', () => {
    const s = blood25('. . .\nA 1 .\n. . .', { ball: 'A', who: { A: ['fumblerooski'], 1: ['shadowing'] } })
      .answers({ move: 'A' }, 'leaveBall')
      .dice('d6:4')
      .walks('A', 'w')
      .expectAsked('shadowing', 'away');
    s.dice('d6:4', 'd8:2').answers({ player: '1' });
    s.expectSquare('1', [10, 6]).expectBall([10, 5]).expectTurnover('none').done();
  });
  test('B25-SKILL-SHADOWING-01, B25-OPPTD-01: a carrier that follows into the End Zone scores', () => {
    const s = blood25('. A .\n. . 1\n. . .', { at: [1, 6], ball: '1', who: { 1: ['shadowing'] } });
    s.answers({ move: 'A' }).dice('d6:5').walks('A', 'w');
    s.dice('d6:5').answers({ player: '1' }).expectSquare('1', [2, 6]);
    s.done();
  });
});

describe('Stalling', () => {
  test('B25-STALL-06, B25-SKILL-STEADYFOOTING-01: whoever keeps its feet under a hail of bottles loses nothing', () => {
    const s = blood25('A .', { at: [23, 6], ball: 'A', who: { A: ['steadyFooting'] }, turns: { home: 2, away: 1 } });
    s.dice('d6:3').answers({ move: 'A' }, 'stop');
    s.dice('d6:6').answers('yes').expectState('A', 'standing').expectBall('A').expectTurnover('none').done();
  });
});

describe('Trickster', () => {
  const slipped = (skills: Parameters<typeof blood25>[1], ...dice: string[]): BloodScenario =>
    blood25('. . .\nA 1 .\n. . .\n. . .\n. . .', { at: [1, 6], ball: '1', ...skills })
      .answers({ block: 'A' }, { target: '1' })
      .dice(...dice)
      .answers({ to: [1, 8] });
  test('B25-TRAIT-TRICKSTER-03, B25-SKILL-FRENZY-02: its Touchdown comes before a second block', () => {
    const s = slipped({ who: { A: ['frenzy'], 1: ['trickster'] } }, 'block:pushed');
    s.answers({ to: [1, 9] }).expectScore(0, 1);
  });
  test('B25-TRAIT-TRICKSTER-03: but not before the block itself has felled it', () => {
    const s = slipped({ who: { 1: ['trickster'] } }, 'block:defenderDown');
    s.dice('2d6:3', 'd8:2')
      .answers({ to: [1, 9] }, 'no')
      .expectScore(0, 0)
      .expectState('1', 'prone')
      .done();
  });
});

describe('Always Hungry', () => {
  const reportOf = (s: BloodScenario): MatchReport => s.game.rules.edition.report?.(s.game) as MatchReport;
  test('B25-TRAIT-ALWAYSHUNGRY-02, B25-POST-05: a league hears who was eaten', () => {
    const s = blood25('A B . .', { who: { A: { skills: ['throwTeammate', 'alwaysHungry'] }, B: ['rightStuff'] } });
    s.answers({ throwTeammate: 'A' });
    s.dice('d6:1', 'd6:1').answers({ throwTeammate: 'B' }).expectState('B', 'casualties');
    expect(reportOf(s).home.players.map(({ id, casualty }) => [id, casualty])).toEqual([['B', 'dead']]);
    s.done();
  });
});
