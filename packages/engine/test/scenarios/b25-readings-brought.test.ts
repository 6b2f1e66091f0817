/** Rare interactions of what teams of 2025 bring along that readers suspected; docs/readings.md says what each of them came to. */
import { describe, expect, test } from 'vitest';
import { blood25 } from '../blood/b25.ts';

const standing = (column: number, row: number) => ({ square: [column, row], state: 'standing' }) as const;

describe('the Sports-Wizard', () => {
  test('B25-IND-WIZARD-02, B25-Q-15: whoever scores by a Fireball between two turns loses none', () => {
    const s = blood25('A . .', {
      at: [24, 5],
      ball: '1',
      brings: { home: { sportsWizard: 1 } },
      turns: { home: 3, away: 2 },
      bench: { 1: standing(2, 5), 2: standing(1, 5), B: standing(12, 12) },
    });
    s.answers('endTurn', 'fireball')
      .dice('d6:6', '2d6:2', 'd8:4', 'd6:6')
      .answers({ to: [3, 5] });
    s.expectScore(0, 1).done();
    expect([s.game.turn(0), s.game.turn(1)]).toEqual([3, 2]);
  });
});

describe('the Trapdoors', () => {
  test('B25-PRAYER-01, B25-KOEV-21: whoever snaps onto one is tested at once', () => {
    const s = blood25('A', {
      at: [19, 7],
      kicking: 'away',
      active: 'home',
      turns: { home: 1, away: 1 },
      moment: 'kickOff',
      brings: { home: { treacherousTrapdoor: 1 } },
      bench: { B: standing(7, 3), C: standing(13, 8), 1: standing(14, 8), 2: standing(18, 8), 3: standing(14, 7) },
    }).starts();
    s.answers({ player: '2' })
      .dice('d8:4', 'd6:1', '2d6:9', 'd3:1')
      .answers({ to: [5, 10] });
    s.answers({ player: 'B' }, { player: 'B' })
      .dice('d6:1', '2d6:5', 'd8:2')
      .answers({ to: [7, 2] });
    s.expectState('B', 'reserves').expectAsked('action', 'home').done();
  });
});

describe('referees', () => {
  test('B25-PRAYER-15, B25-IND-REP-01: Under Scrutiny comes before the Dodgy League Rep has to look', () => {
    const s = blood25('A b .\n1 . .', {
      active: 'away',
      brings: { home: { underScrutiny: 1, dodgyLeagueRep: 1 } },
    });
    s.answers({ foul: '1' }).dice('d6:6', 'd6:4', 'd6:2', 'd6:3').answers({ target: 'B' });
    s.expectAsked('argueTheCall', 'away').expectNotLogged('ruleRolled').done();
  });
  test('B25-SKILL-SNEAKYGIT-01, B25-IND-REP-01: what a Sneaky Git gets away with, the Rep may see all the same', () => {
    const fouls = (die: string) =>
      blood25('A b .\n1 . .', { active: 'away', who: { 1: ['sneakyGit'] }, brings: { home: { dodgyLeagueRep: 1 } } })
        .answers({ foul: '1' })
        .dice('d6:1', 'd6:1', die)
        .answers({ target: 'B' });
    fouls('d6:5').expectAsked('argueTheCall', 'away').done();
    fouls('d6:4').expectAsked('action').done();
  });
  test('B25-PRAYER-02, B25-IND-REP-02: a friend and a Rep together make a 4 enough, and a 1 is a 1', () => {
    const fouls = (die: string) =>
      blood25('A 1 .\n. . .', {
        who: { 1: { state: 'prone' } },
        brings: { home: { friendsWithTheRef: 1, dodgyLeagueRep: 1 } },
      })
        .answers({ foul: 'A' })
        .dice('d6:1', 'd6:1')
        .answers({ target: '1' })
        .dice(die)
        .answers('yes');
    fouls('d6:4').expectState('A', 'standing').done();
    fouls('d6:3').expectState('A', 'sentOff').done();
    fouls('d6:1').expectState('A', 'sentOff').done();
  });
});

describe('team re-rolls', () => {
  test('B25-IND-MASCOT-01, B25-TRAIT-LONER-01: a Loner rolls for a mascot that has worked', () => {
    const s = blood25('A 1', { who: { A: ['loner4'] }, brings: { home: { teamMascot: 1 } } });
    s.dice('d6:2').answers({ move: 'A' }, { to: [9, 5] });
    s.dice('d6:4', 'd6:3', '2d6:2').answers({ reroll: 'team' }).expectState('A', 'prone').done();
  });
});

describe('rocks and doors', () => {
  test('B25-PRAYER-14, B25-TD-09: a rock fells the carrier, and the thrower’s team scores with the ball at once', () => {
    const s = blood25('1 A', {
      at: [25, 5],
      ball: '1',
      brings: { home: { throwARock: 1 } },
      active: 'away',
      bench: { B: standing(4, 4), 2: standing(3, 3) },
    });
    s.answers('endTurn').expectAsked('useRule', 'home');
    s.dice('pick:1', 'd6:4', '2d6:2', 'd8:5', 'd6:6').answers('yes');
    s.expectScore(1, 0);
  });
  test('B25-PRAYER-01: both teams have prayed for the doors, and they are tested once', () => {
    const s = blood25('A . .', {
      at: [6, 2],
      brings: { home: { treacherousTrapdoor: 1 }, away: { treacherousTrapdoor: 1 } },
      bench: { 1: standing(20, 3) },
    });
    s.answers({ move: 'A' }).dice('d6:2').walks('A', 'e').expectAsked('activity', 'home');
    s.walks('A', 'e').dice('d6:2').walks('A', 'w').expectAsked('activity').done();
  });
  test('B25-PRAYER-01, B25-Q-137: whoever is pushed onto one in a chain falls in', () => {
    const s = blood25('A 1 2 .', {
      at: [4, 2],
      brings: { home: { treacherousTrapdoor: 1 } },
      bench: { 3: standing(6, 1), 4: standing(6, 3), B: standing(12, 12) },
    });
    s.answers({ block: 'A' })
      .dice('block:pushed')
      .answers({ target: '1' })
      .answers({ to: [6, 2] });
    s.dice('d6:1', '2d6:5')
      .answers({ to: [7, 2] }, 'no')
      .expectState('2', 'reserves')
      .expectTurnover('none')
      .done();
  });
});
