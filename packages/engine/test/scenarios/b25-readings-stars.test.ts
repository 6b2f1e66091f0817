/** Rare interactions of the Star Players of 2025 that readers suspected; docs/readings.md says what each of them came to. */
import { describe, expect, test } from 'vitest';
import { isWitless } from '../../src/blood/status.ts';
import { blood25 } from '../blood/b25.ts';
import { spentIn } from '../blood/star.ts';

describe('Vicious Vines', () => {
  test('B25-STARRULE-37, B25-ASSIST-01: one team-mate beside the target helps', () => {
    const s = blood25('A . 1 .\n. . . .\n. . B .', { at: [10, 5], who: { A: ['viciousVines'] } });
    s.answers({ block: 'A' }).dice('block:pushed').answers({ target: '1' }).expectDice(1);
    const helped = blood25('A . 1 .\n. . B .\n. . . .', { who: { A: ['viciousVines'] } });
    helped.answers({ block: 'A' }).dice('block:pushed', 'block:pushed').answers({ target: '1' }).expectDice(2);
  });
  test('B25-STARRULE-37, B25-ASSIST-01: and one opponent beside her helps the target', () => {
    const s = blood25('A . 1 .\n2 . . .\n. . B .', { who: { A: ['viciousVines'] } });
    s.answers({ block: 'A' }).dice('block:pushed', 'block:pushed').answers({ target: '1' }).expectDice(-2);
  });
  test('B25-STARRULE-37, B25-Q-186, B25-SKILL-FOULAPPEARANCE-01: declared is used, whatever comes of it', () => {
    const s = blood25('A . 1 .\n. . . .\nB . . .', { who: { A: ['viciousVines'], 1: ['foulAppearance'] } });
    s.answers({ block: 'A' }).dice('d6:1').answers({ target: '1' });
    expect(spentIn(s)).toEqual(['viciousVines half']);
    s.done();
  });
  test('B25-STARRULE-37, B25-Q-186, B25-TRAIT-TRICKSTER-01: somebody who slips next to her', () => {
    const s = blood25('A . 1 .\n. . . .\nB . . .', { who: { A: ['viciousVines'], 1: ['trickster'] } });
    s.answers({ block: 'A' }, { target: '1' })
      .expectAsked('trickster', 'away')
      .dice('block:pushed')
      .answers({ to: [11, 5] });
    s.answers({ to: [12, 5] });
    expect(spentIn(s)).toEqual(['viciousVines half']);
    s.expectAsked('action').expectSquare('A', [10, 5]);
    s.done();
  });
});

describe('rolled again', () => {
  test('B25-STARRULE-32, B25-STARRULE-59: Dwarfen Grit spends no re-roll of the Injury roll', () => {
    const s = blood25('A 1 .\nB . .', { who: { A: { strength: 7, skills: ['savageMauling'] }, 1: ['dwarfenGrit'] } });
    s.dice('block:defenderDown', 'block:defenderDown', 'block:defenderDown').answers({ block: 'A' }, { target: '1' });
    s.dice('2d6:9')
      .answers({ face: 'defenderDown' }, { to: [12, 5] }, 'no')
      .expectAsked('useSkill', 'away');
    s.dice('2d6:9', '2d6:5').answers('yes').expectAsked('useSkill', 'home');
    s.dice('2d6:8').answers('yes').expectState('1', 'knockedOut');
    s.done();
  });
});

describe('Dodges after all', () => {
  const who = (rule: string) => ({ A: { agility: 4, skills: [rule] }, 1: ['divingTackle'] });
  test('B25-STARRULE-31, B25-Q-187, B25-SKILL-DIVINGTACKLE-01: no dive trips Swift as the Breeze', () => {
    const s = blood25('1 A . .\n. . . .\nB . . .', { who: who('swiftAsTheBreeze') }).answers({ move: 'A' });
    s.dice('d6:2').walks('A', 'e').expectAsked('useSkill', 'home').answers('yes');
    s.expectSquare('A', [12, 5]).expectState('A', 'standing').expectAsked('activity', 'home').done();
  });
  test('B25-STARRULE-31, B25-SKILL-DIVINGTACKLE-01: a Dodge that a dive has spoilt may still be the one', () => {
    const s = blood25('1 A . .\n. . . .\nB . . .', { who: who('swiftAsTheBreeze') }).answers({ move: 'A' });
    s.dice('d6:4').walks('A', 'e').expectAsked('divingTackle', 'away').answers({ player: '1' });
    s.expectAsked('useSkill', 'home').answers('yes').expectState('A', 'standing').expectState('1', 'prone');
    s.expectSquare('1', [11, 5]).expectAsked('activity', 'home').done();
  });
  test('B25-STARRULE-21, B25-Q-187, B25-SKILL-DIVINGTACKLE-01: nor does Consummate Professional come too early', () => {
    const s = blood25('1 A . .\n. . . .\nB . . .', { who: who('consummateProfessional') }).answers({ move: 'A' });
    s.dice('d6:5').walks('A', 'e').expectAsked('divingTackle', 'away').answers({ player: '1' });
    s.expectAsked('useSkill', 'home').answers('yes').expectState('A', 'standing').expectState('1', 'prone').done();
  });
});

describe('the start of an activation', () => {
  test('B25-STARRULE-29, B25-PRIN-STAT-03: a Distracted team-mate marks nobody, and raids nobody', () => {
    const s = blood25('A . C . 1\nB . . . .', { who: { A: ['raidingParty'], C: ['boneHead'] } });
    s.dice('d6:1').answers({ move: 'C' });
    expect(isWitless(s.game, s.id('C'))).toBe(true);
    s.answers({ move: 'A' }).expectAsked('activity', 'home');
    s.done();
  });
  test('B25-STARRULE-53, B25-TD-09: put down in the End Zone with the ball she stabs nobody any more', () => {
    const s = blood25('A . 1', {
      at: [24, 5],
      who: { A: ['furiousOutburst'] },
      ball: 'A',
      bench: { B: { square: [3, 3], state: 'standing' } },
    });
    s.answers({ move: 'A' }, { player: '1' }, { to: [26, 4] });
    s.expectScore(1, 0);
    s.done();
  });
  test('B25-STARRULE-63, B25-PRIN-TOVER-03: Zzharg shoots himself with the ball in his hands', () => {
    const s = blood25('A . 1\nB . .', { who: { A: ['blastinSolvesEverything'] }, ball: 'A' });
    s.answers({ move: 'A' }).dice('d6:1', '2d6:9', '2d6:5', 'd8:2').answers({ player: '1' });
    s.expectState('A', 'stunned').expectTurnover('carrierDown').done();
  });
  test('B25-STARRULE-63, B25-Q-181, B25-PRIN-TOVER-03: or a team-mate that has it, and nobody else', () => {
    const s = blood25('A . 1\nB . C', { who: { A: ['blastinSolvesEverything'] }, ball: 'C' });
    s.answers({ move: 'A' }).dice('d6:2').answers({ player: '1' }).expectAsked('strayShot', 'away');
    s.dice('2d6:9', '2d6:5', 'd8:5').answers({ player: 'C' });
    s.expectState('C', 'stunned').expectTurnover('carrierDown').done();
    const safe = blood25('A . 1\nB . C', { who: { A: ['blastinSolvesEverything'] }, ball: 'C' });
    safe.answers({ move: 'A' }).dice('d6:2').answers({ player: '1' });
    safe.dice('2d6:9', '2d6:5').answers({ player: 'B' }).expectTurnover('none').done();
  });
  test('B25-STALL-01, B25-STARRULE-13: a rule that need not be used excuses nobody', () => {
    const s = blood25('A . .\n. . .\n. 1 .', {
      at: [22, 5],
      who: { A: ['balefulHex'] },
      ball: 'A',
      turns: { home: 1, away: 1 },
      bench: { B: { square: [3, 3], state: 'standing' } },
    });
    s.answers({ move: 'A' }, 'no').dice('d6:1', '2d6:3', 'd8:4').answers('stop').expectTurnover('knockedDown').done();
  });
});

describe('Tasty Morsel', () => {
  test('B25-STARRULE-07, B25-IND-WIZARD-03: a Star Player is one as a frog, too', () => {
    const s = blood25('A 1 .\n. 2 .\nB . .', {
      active: 'away',
      brings: { away: { sportsWizard: 1 } },
      who: { A: ['bloodlust2', 'tastyMorsel'], 1: ['watchOut'] },
    });
    s.answers('endTurn', 'zap').dice('d6:6').answers({ player: '1' }).expectAsked('action', 'home');
    s.dice('d6:1').answers({ move: 'A' }, 'stop').expectAsked('skillTarget', 'home', 'no', { player: '2' });
    s.done();
  });
});

describe('once a game', () => {
  test('B25-STARRULE-51, B25-Q-213: Pump Up the Crowd by a Block aimed at him', () => {
    const s = blood25('A 1 .\n. . .\nB . .', { who: { 1: ['pumpUpTheCrowd', 'block'] } }).answers({ block: 'A' });
    s.dice('block:bothDown', '2d6:9', '2d6:10', 'd16:1').answers({ target: '1' }, 'yes').expectState('A', 'casualties');
    expect(spentIn(s)).toEqual(['pumpUpTheCrowd match']);
    s.done();
  });
  test('B25-STARRULE-08, B25-PRIN-TOVER-03: Cindy is Sent-off with the ball', () => {
    const s = blood25('A . . . 1\nB . . . .', { who: { A: ['bombardier', 'allYouCanEat'] }, ball: 'A' });
    s.answers({ bomb: 'A' }, 'yes').dice('d6:6', 'd6:6', 'd6:1');
    s.answers({ to: [17, 9] }, { to: [17, 9] }).expectAsked('argueTheCall', 'home');
    s.dice('d8:2').answers('no').expectState('A', 'sentOff').expectTurnover('carrierDown').expectBall([10, 4]).done();
  });
});

describe('both coaches, or twice', () => {
  test('B25-STARRULE-61, B25-SKILL-FRENZY-01: the second block of a Frenzy finds no Watch Out!', () => {
    const s = blood25('A 1 . .\n. . . .\nB . . .', { who: { A: ['frenzy'], 1: ['watchOut'] } });
    s.answers({ block: 'A' }).dice('block:defenderStumbles').answers({ target: '1' }, 'yes');
    s.dice('block:defenderStumbles', '2d6:2').answers({ to: [12, 5] }, { to: [13, 5] });
    s.expectState('1', 'prone').done();
  });
  test('B25-STARRULE-54: the Gobbo of the other side helps nobody to a second Foul', () => {
    const s = blood25('A 1 .\nB . 2', { who: { 1: { state: 'prone' }, 2: ['sneakiestOfTheLot'] } });
    s.answers({ foul: 'A' }).dice('d6:1', 'd6:2').answers({ target: '1' }).expectIllegal({ foul: 'B' }).done();
  });
  test('B25-STARRULE-24, B25-TD-07: a catcher that is bitten in the End Zone does not score', () => {
    const s = blood25('. . .\nA . B\n. . 1', {
      at: [24, 5],
      ball: 'A',
      who: { 1: ['quickBite'] },
      bench: { 2: { square: [3, 3], state: 'standing' } },
    });
    s.answers({ pass: 'A' }, 'throw')
      .dice('d6:6', 'd6:6')
      .answers({ to: [26, 6] })
      .expectAsked('useSkill', 'away');
    s.dice('2d6:9').answers('yes').expectBall('1').expectScore(0, 0).expectTurnover('none').done();
  });
  test('B25-STARRULE-35: I’ll Be Back! is for somebody in the Knocked-out box, too', () => {
    const ends = (...more: string[]) => {
      const s = blood25('A . .\n. . 1', {
        turns: { home: 8, away: 8 },
        bench: { B: { state: 'knockedOut', skills: ['secretWeapon', ...more] } },
      });
      s.game.setPlayedThisDrive(s.id('B'), true);
      return s;
    };
    ends('illBeBack').dice('d6:1').answers('endTurn').expectState('B', 'knockedOut').expectNotLogged('sentOff');
    ends().answers('endTurn').expectAsked('argueTheCall', 'home');
  });
  test('B25-STARRULE-19: Gored by the Bull is one die more for the other coach where that one picks', () => {
    const s = blood25('A 1 .\n. . .\nB . .', { who: { A: ['goredByTheBull'], 1: { strength: 5 } } });
    s.answers({ blitz: 'A' }, { target: '1' }, { target: '1' });
    s.dice('block:pushed', 'block:pushed', 'block:pushed').answers('yes').expectDice(-3).done();
  });
  test('B25-STARRULE-13: a hex outlasts no turn but the next', () => {
    const s = blood25('A . 1 2\nB . . .', { who: { A: ['balefulHex'], 1: ['balefulHex'] } }).answers({ move: 'A' });
    s.dice('d6:2').answers({ player: '1' }, 'stop', 'endTurn').expectIllegal({ move: '1' });
    s.answers({ move: '2' }, 'stop').answers('endTurn').expectAsked('action', 'away').expectLegal({ move: '1' }).done();
  });
  test('B25-STARRULE-02: Savage Blow where the other coach picks', () => {
    const s = blood25('A 1 .\n. . .\nB . .', { who: { A: ['savageBlow'], 1: { strength: 4 } } }).answers({
      block: 'A',
    });
    s.dice('block:attackerDown', 'block:pushed').answers({ target: '1' }).expectAsked('blockReroll', 'home');
    s.dice('block:pushed')
      .answers({ reroll: 'special' }, { face: 'attackerDown' }, 'keep')
      .expectAsked('blockDie', 'away');
    s.done();
  });
  test('B25-STARRULE-07, B25-TRAIT-BLOODLUST-02: she bites the carrier before she throws, and it is no turnover', () => {
    const s = blood25('A 1 .\nB . .', { who: { A: ['bloodlust2', 'tastyMorsel'], 1: {} }, ball: '1' });
    s.dice('d6:1').answers({ move: 'A' }, 'stop').dice('2d6:5', 'd8:2').answers({ player: '1' });
    s.expectState('1', 'stunned').expectTurnover('none').expectAsked('action', 'home').done();
  });
  test('B25-STARRULE-11, B25-PRIN-STAT-08: a Distracted partner marks nobody', () => {
    const s = blood25('D 1 L\n. . .\nB . .', {
      who: { D: ['aSneakyPair', 'boneHead'], L: ['aSneakyPair', 'stab'], 1: {} },
    });
    s.dice('d6:1').answers({ move: 'D' }).answers({ stab: 'L' }).dice('2d6:8').answers({ stab: '1' });
    s.expectState('1', 'standing').done();
  });
});
