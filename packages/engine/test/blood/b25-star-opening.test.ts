/** Special rules of Star Players of 2025 for the start of an activation. */
import { describe, expect, test } from 'vitest';
import { skillNumber } from '../../src/blood/names.ts';
import { isWitless } from '../../src/blood/status.ts';
import { type BloodScenario, blood25 } from './b25.ts';
import { legalOf } from './dsl.ts';
import { spentIn } from './star.ts';

const distracted = (s: BloodScenario, name: string): boolean => isWitless(s.game, s.id(name));
const has = (s: BloodScenario, name: string, skill: string): boolean => s.game.can(s.id(name), skillNumber(skill));

describe('the ball changes hands', () => {
  test('B25-STARRULE-05: Look Into My Eyes: on 2+ he has the carrier’s ball, and his activation is over', () => {
    const s = blood25('A 1 .\nB . 2', { who: { A: ['lookIntoMyEyes'] }, ball: '1' }).answers({ move: 'A' });
    s.expectAsked('skillTarget', 'home', 'no', { player: '1' }).dice('d6:2').answers({ player: '1' });
    s.expectBall('A').expectAsked('action').expectIllegal({ move: 'A' }).expectTurnover('none');
    expect(spentIn(s)).toEqual(['lookIntoMyEyes match']);
    s.done();
  });
  test('B25-STARRULE-05: on a 1 nothing happens, and he goes on', () => {
    const s = blood25('A 1 .\nB . 2', { who: { A: ['lookIntoMyEyes'] }, ball: '1' }).answers({ move: 'A' });
    s.dice('d6:1').answers({ player: '1' }).expectBall('1').expectAsked('activity').done();
    blood25('A . 1\nB . .', { who: { A: ['lookIntoMyEyes'] }, ball: '1' })
      .answers({ move: 'A' })
      .expectAsked('activity');
  });
  test('B25-STARRULE-26: Treacherous: a team-mate’s ball, and that one goes down; never a turnover', () => {
    const s = blood25('A B .\nC . 1', { who: { A: ['treacherous'] }, ball: 'B' }).answers({ move: 'A' });
    s.expectAsked('skillTarget', 'home', 'no', { player: 'B' })
      .dice('2d6:9', '2d6:10', 'd16:1')
      .answers({ player: 'B' });
    s.expectBall('A').expectState('B', 'casualties').expectTurnover('none').expectAsked('activity', 'home');
    expect(spentIn(s)).toEqual(['treacherous match']);
    s.done();
  });
});

test('B25-STARRULE-26, B25-TRAIT-ANIMALSAVAGERY-01, B25-IND-WIZARD-02: a Wizard’s +1 is for his own spell', () => {
  const brings = { home: { sportsWizard: 1 } };
  const s = blood25('A B .\nC . 1', { who: { A: ['treacherous'] }, ball: 'B', brings }).answers({ move: 'A' });
  s.dice('2d6:8').answers({ player: 'B' }).expectState('B', 'prone').expectBall('A').done();
  const lashed = blood25('A B .\n. . 1', { who: { A: ['animalSavagery'] }, brings })
    .dice('d6:1')
    .answers({ move: 'A' });
  lashed.dice('2d6:8').answers({ player: 'B' }).expectState('B', 'prone').done();
});

describe('distracting somebody', () => {
  test('B25-STARRULE-13: Baleful Hex: on 2+ somebody within 5 is Distracted and sits out its next turn', () => {
    const s = blood25('A . . . . 1 2\nB . . . . . .', { who: { A: ['balefulHex'] } }).answers({ move: 'A' });
    s.expectAsked('skillTarget', 'home', 'no', { player: '1' }).dice('d6:2').answers({ player: '1' });
    expect(distracted(s, '1')).toBe(true);
    s.answers('stop', 'endTurn').expectAsked('action', 'away').expectIllegal({ move: '1' }).expectLegal({ move: '2' });
    s.answers('endTurn', 'endTurn').expectAsked('action', 'away').expectLegal({ move: '1' });
    expect(spentIn(s)).toEqual(['balefulHex match']);
    s.done();
  });
  test('B25-STARRULE-13: on a 1 nothing happens', () => {
    const s = blood25('A . 1 2\nB . . .', { who: { A: ['balefulHex'] } }).answers({ move: 'A' });
    s.dice('d6:1').answers({ player: '1' }, 'stop', 'endTurn').expectLegal({ move: '1' }).done();
  });
  test('B25-STARRULE-34: Black Ink: an opponent he marks is Distracted until it is activated', () => {
    const s = blood25('A 1 2\nB . .', { who: { A: ['blackInk'] } }).answers({ move: 'A' });
    s.expectAsked('skillTarget', 'home', 'no', { player: '1' }).answers({ player: '1' });
    expect(distracted(s, '1')).toBe(true);
    s.answers('stop', 'endTurn', { move: '1' });
    expect(distracted(s, '1')).toBe(false);
    expect(spentIn(s)).toEqual(['blackInk match']);
  });
  test('B25-STARRULE-62: Excuse me, are you a Zoat?: somebody within 3 is Distracted, without a roll', () => {
    const s = blood25('A . . 1 2\nB . . . .', { who: { A: ['excuseMeAreYouAZoat'] } }).answers({ move: 'A' });
    s.expectAsked('skillTarget', 'home', 'no', { player: '1' }).answers({ player: '1' }).expectAsked('activity');
    expect(distracted(s, '1')).toBe(true);
    expect(spentIn(s)).toEqual(['excuseMeAreYouAZoat match']);
    s.done();
  });
  test('B25-STARRULE-62: nobody has to be, and the rule is kept', () => {
    const s = blood25('A . . 1\nB . . .', { who: { A: ['excuseMeAreYouAZoat'] } }).answers({ move: 'A' }, 'no');
    expect(spentIn(s)).toEqual([]);
    s.expectAsked('activity').done();
  });
});

describe('team-mates', () => {
  test('B25-STARRULE-23: Wisdom of the White Dwarf: one of four skills for a team-mate within 2, for the turn', () => {
    const s = blood25('A . B C\n. . . .\n1 . . .', { who: { A: ['wisdomOfTheWhiteDwarf'], B: ['dauntless'] } });
    s.answers({ move: 'A' }).expectAsked('skillTarget', 'home', 'no', { player: 'B' }).answers({ player: 'B' });
    expect(legalOf(s, 'skill')).toEqual(['breakTackle', 'mightyBlow', 'sureFeet']);
    expect(has(s, 'B', 'mightyBlow')).toBe(false);
    s.answers({ skill: 'mightyBlow' }).expectAsked('activity');
    expect(has(s, 'B', 'mightyBlow')).toBe(true);
    s.answers('stop', 'endTurn');
    expect(has(s, 'B', 'mightyBlow')).toBe(false);
    expect(spentIn(s)).toEqual(['wisdomOfTheWhiteDwarf match']);
    s.done();
  });
  test('B25-STARRULE-29: Raiding Party: an Open team-mate within 5 steps next to an opponent, once a drive', () => {
    const s = blood25('A . B . 1 C\n. . . . . .', { who: { A: ['raidingParty'] } }).answers({ move: 'A' });
    s.expectAsked('skillTarget', 'home', 'no', { player: 'B' }).answers({ player: 'B' });
    expect(legalOf(s, 'to')).toEqual(['13,4', '13,5', '13,6']);
    s.answers({ to: [13, 5] })
      .expectSquare('B', [13, 5])
      .expectAsked('activity')
      .answers('stop')
      .expectLegal({ move: 'B' });
    expect(spentIn(s)).toEqual(['raidingParty drive']);
    s.done();
  });
});

describe('knives', () => {
  test('B25-STARRULE-30: The Flashing Blade: a Stab, and then the Move, once a game', () => {
    const s = blood25('A 1 .\n. . .\nB . 2', { who: { A: ['theFlashingBlade'] } }).answers({ move: 'A' });
    s.expectAsked('skillTarget', 'home', 'no', { player: '1' }).dice('2d6:9', '2d6:5').answers({ player: '1' });
    s.expectState('1', 'stunned').expectAsked('activity').walks('A', 'n n');
    expect(spentIn(s)).toEqual(['theFlashingBlade match']);
    s.done();
    blood25('A 1 .\nB . .', { who: { A: ['theFlashingBlade'] }, ball: 'A' })
      .answers({ pass: 'A' })
      .expectAsked('activity');
  });
  test('B25-STARRULE-53: Furious Outburst: next to an opponent, a Stab, and away, for the turn’s Blitz', () => {
    const s = blood25('A . . 1 .\n. . . . .\nB . . . 2', { who: { A: ['furiousOutburst'] } }).answers({ move: 'A' });
    s.expectAsked('skillTarget', 'home', 'no', { player: '1' })
      .answers({ player: '1' })
      .expectAsked('skillSquare', 'home');
    expect(legalOf(s, 'to')).toEqual(['12,4', '12,5', '12,6', '13,4', '13,6', '14,4', '14,5', '14,6']);
    s.dice('2d6:9', '2d6:5')
      .answers({ to: [14, 4] })
      .expectState('1', 'stunned')
      .expectAsked('skillSquare', 'home');
    s.expectIllegal({ to: [10, 4] })
      .answers({ to: [11, 4] })
      .expectSquare('A', [11, 4])
      .expectAsked('action');
    s.expectIllegal({ move: 'A' }, { blitz: 'B' });
    expect(spentIn(s)).toEqual(['furiousOutburst half']);
    s.done();
  });
  test('B25-STARRULE-53: not once the Blitz is gone, nor lying down', () => {
    const s = blood25('A . . 1 .\n. . . . .\nB . . . 2', { who: { A: ['furiousOutburst'] } });
    s.answers({ blitz: 'B' }, { target: '1' }, 'stop', { move: 'A' }).expectAsked('activity').done();
    const own = blood25('A . . 1 .\n. . . . .\nB . . . 2', { who: { A: ['furiousOutburst'] } });
    own.answers({ blitz: 'A' }, { target: '1' }).expectAsked('skillTarget').done();
    const scores = blood25('A . . 1 .\n. . . . .\nB . . . 2', {
      who: { A: ['furiousOutburst'] },
      ball: 'A',
      at: [22, 5],
    });
    scores
      .answers({ move: 'A' }, { player: '1' }, { to: [26, 5] })
      .expectTurnover('touchdown')
      .expectScore(1, 0)
      .done();
    blood25('a . . 1 .\n. . . . .\nB . . . 2', { who: { A: ['furiousOutburst'] } })
      .answers({ move: 'A' })
      .expectAsked('activity')
      .done();
  });
});

describe('barrels and guns', () => {
  const bashes = (die: string, ...more: string[]) =>
    blood25('A . . 1 2\nB . . . .', { who: { A: ['beerBarrelBash'] } })
      .answers({ move: 'A' })
      .expectAsked('skillTarget', 'home', 'no', { player: '1' })
      .dice(die, ...more)
      .answers({ player: '1' });
  test('B25-STARRULE-57: Beer Barrel Bash: 3+ knocks somebody down, and the activation is over', () => {
    const s = bashes('d6:3', '2d6:5')
      .expectState('1', 'prone')
      .expectAsked('action', 'home')
      .expectIllegal({ move: 'A' });
    expect(spentIn(s)).toEqual(['beerBarrelBash drive']);
    s.done();
  });
  test('B25-STARRULE-57: a 2 does nothing, and on a 1 he falls over', () => {
    bashes('d6:2').expectState('1', 'standing').expectState('A', 'standing').expectIllegal({ move: 'A' }).done();
    bashes('d6:1', '2d6:5').expectState('A', 'prone').expectTurnover('knockedDown').done();
  });
  const shoots = (die: string, ...more: string[]) =>
    blood25('A . . 1 2\nB . . . .', { who: { A: ['blastinSolvesEverything'] } })
      .answers({ move: 'A' })
      .expectAsked('skillTarget', 'home', 'no', { player: '1' })
      .dice(die, ...more)
      .answers({ player: '1' });
  test('B25-STARRULE-63: Blastin’ Solves Everything: 3+ hits, and the activation is over', () => {
    const s = shoots('d6:3', '2d6:9', '2d6:5').expectState('1', 'stunned').expectAsked('action', 'home');
    expect(spentIn(s)).toEqual(['blastinSolvesEverything half']);
    s.expectIllegal({ move: 'A' }).done();
    shoots('d6:3', '2d6:8').expectState('1', 'standing').expectAsked('action').done();
  });
  test('B25-STARRULE-63: on a 2 the other Coach picks somebody else within 3, of either team but not Zzharg', () => {
    const s = shoots('d6:2').expectAsked('strayShot', 'away', { player: '2' }, { player: 'B' });
    s.dice('2d6:9', '2d6:5').answers({ player: 'B' }).expectState('B', 'stunned').expectTurnover('none').done();
  });
  test('B25-STARRULE-63: on a 1 he is hit himself', () => {
    shoots('d6:1', '2d6:9', '2d6:8').expectState('A', 'knockedOut').expectTurnover('none').done();
  });
});
