/** Special rules of Star Players of 2025 for moving. */
import { describe, expect, test } from 'vitest';
import { skillNumber } from '../../src/blood/names.ts';
import { type BloodScenario, blood25 } from './b25.ts';
import { legalOf } from './dsl.ts';
import { spentIn } from './star.ts';

describe('Dodges, Leaps and Rushes', () => {
  test('B25-STARRULE-20: Incorporeal: no Dodges for one activation, once a game', () => {
    const s = blood25('A 1 .\n. . .\nB . .', { who: { A: ['incorporeal'] } }).answers({ move: 'A' });
    s.expectAsked('useSkill', 'home').answers('yes').walks('A', 's w n').expectAsked('activity').answers('stop');
    expect(spentIn(s)).toEqual(['incorporeal match']);
    s.done();
    const no = blood25('A 1 .\n. . .\nB . .', { who: { A: ['incorporeal'] } }).answers({ move: 'A' }, 'no');
    no.dice('d6:3').walks('A', 'w').expectNeeded('dodge', 3).done();
  });
  test('B25-STARRULE-21: Consummate Professional: +1 to an Agility test that has just failed, once a game', () => {
    const s = blood25('A 1 .\n. . .\nB . .', { who: { A: ['consummateProfessional'] } }).answers({ move: 'A' });
    s.dice('d6:2').walks('A', 'w').expectAsked('useSkill', 'home').answers('yes').expectAsked('activity');
    expect(spentIn(s)).toEqual(['consummateProfessional match']);
    s.done();
    const one = blood25('A 1 .\n. . .\nB . .', { who: { A: ['consummateProfessional'], 1: {} } }).answers({
      move: 'A',
    });
    one.dice('d6:1', '2d6:3').walks('A', 'w').expectTurnover('knockedDown').done();
    const rush = blood25('A . .\n. . .\nB . 1', { who: { A: { movement: 1, skills: ['consummateProfessional'] } } });
    rush
      .answers({ move: 'A' })
      .walks('A', 'n')
      .dice('d6:1', '2d6:3')
      .walks('A', 'n')
      .expectTurnover('knockedDown')
      .done();
  });
  test('B25-STARRULE-21: before a re-roll is asked about, and a pick-up counts too', () => {
    const s = blood25('A * .\n. . .\nB . 1', { who: { A: ['consummateProfessional'] }, rerolls: { home: 1 } });
    s.answers({ move: 'A' }).dice('d6:2').walks('A', 'e').expectAsked('useSkill', 'home').answers('no');
    s.expectAsked('reroll', 'home').dice('d6:2').answers({ reroll: 'team' }).expectAsked('useSkill', 'home');
    s.answers('yes').expectBall('A').done();
  });
  test('B25-STARRULE-31: Swift as the Breeze: a Dodge succeeds on 2+, whatever the modifiers, once a game', () => {
    const s = blood25('. 2 3\nA 1 .\n. . .\nB . .', { who: { A: ['swiftAsTheBreeze'] } }).answers({ move: 'A' });
    s.dice('d6:2').walks('A', 's').expectAsked('useSkill', 'home').answers('yes').expectSquare('A', [10, 7]);
    expect(spentIn(s)).toEqual(['swiftAsTheBreeze match']);
    s.done();
    const one = blood25('A 1 .\n. . .\nB . .', { who: { A: ['swiftAsTheBreeze'] } }).answers({ move: 'A' });
    one.dice('d6:1', '2d6:3').walks('A', 'w').expectTurnover('knockedDown').done();
  });
  test('B25-STARRULE-31: … a Rush in a Blizzard', () => {
    const s = blood25('A . .\n. . .\nB . 1', {
      who: { A: { movement: 1, skills: ['swiftAsTheBreeze'] } },
      weather: 'blizzard',
    });
    s.answers({ move: 'A' })
      .walks('A', 'n')
      .dice('d6:2')
      .walks('A', 'n')
      .expectAsked('useSkill', 'home')
      .answers('yes');
    s.expectAsked('activity').done();
  });
  test('B25-STARRULE-45: Bounding Leap: said before the dice, no negative modifiers and a re-roll, once a game', () => {
    const drawing = '. 2 .\nA 1 .\n. 3 .\n. . .\nB . .';
    const s = blood25(drawing, { who: { A: ['leap', 'boundingLeap'] } }).answers({ move: 'A' }, { leap: [12, 6] });
    s.expectAsked('useSkill', 'home').dice('d6:2').answers('yes').expectNeeded('jump', 3);
    s.expectAsked('reroll', 'home', 'keep', { reroll: 'special' }).dice('d6:3').answers({ reroll: 'special' });
    s.expectSquare('A', [12, 6]).expectAsked('activity');
    expect(spentIn(s)).toEqual(['boundingLeap match']);
    s.done();
    const no = blood25(drawing, { who: { A: ['leap', 'boundingLeap'] } }).answers({ move: 'A' }, { leap: [12, 6] });
    no.dice('d6:5').answers('no').expectNeeded('jump', 5).done();
  });
});

describe('Whirling Dervish', () => {
  test('B25-STARRULE-14: one die for the direction is rolled again, once an activation', () => {
    const s = blood25('A . .\n. . .\nB . 1', { who: { A: ['ballAndChain', 'whirlingDervish'] } });
    s.answers({ ballAndChain: 'A' }).dice('d6:1').answers({ facing: 'right' }).expectAsked('useSkill', 'home');
    s.dice('d6:3').answers('yes').expectSquare('A', [11, 5]).dice('d6:1').answers({ facing: 'right' });
    s.expectAsked('careen').expectSquare('A', [12, 4]);
    s.answers('stop', 'endTurn', 'endTurn', { ballAndChain: 'A' }).dice('d6:1').answers({ facing: 'right' });
    s.expectAsked('useSkill', 'home').done();
  });
});

describe('I’ll Carry You', () => {
  const who = {
    G: { skills: ['illCarryYou'], keywords: ['Big Guy', 'Ogre'], strength: 5 },
    C: { skills: ['illCarryYou'], keywords: ['Halfling', 'Lineman'] },
  };
  const has = (s: BloodScenario, skill: string): boolean => s.game.can(s.id('G'), skillNumber(skill));
  test('B25-STARRULE-18: Grak carries Crumbleberry, with Break Tackle and Dodge, and sets him down next to him', () => {
    const s = blood25('C G 1 .\n. . . .\nB . . .', { who, ball: 'C' }).answers({ move: 'G' });
    s.expectAsked('skillTarget', 'home', 'no', { player: 'C' }).answers({ player: 'C' });
    expect([has(s, 'breakTackle'), has(s, 'dodge')]).toEqual([true, true]);
    s.expectPitch('. G 1 .');
    s.dice('d6:2').walks('G', 'sw').expectAsked('useSkill', 'home'); // Break Tackle
    s.answers('yes').walks('G', 'w s s').answers('stop').expectAsked('skillSquare', 'home');
    expect(legalOf(s, 'to')).toEqual(['10,8', '10,9', '8,7', '8,8', '8,9', '9,7', '9,9']);
    s.answers({ to: [10, 8] })
      .expectSquare('C', [10, 8])
      .expectBall('C')
      .expectAsked('action')
      .expectLegal({ move: 'C' });
    expect([has(s, 'breakTackle'), has(s, 'dodge')]).toEqual([false, false]);
    expect(spentIn(s)).toEqual(['illCarryYou half']);
  });
  test('B25-STARRULE-18: Crumbleberry carries nobody, and nobody has to be carried', () => {
    blood25('C G .\n. . .\nB . 1', { who }).answers({ move: 'C' }).expectAsked('activity').done();
    const s = blood25('C G .\n. . .\nB . 1', { who }).answers({ move: 'G' }, 'no').expectAsked('activity');
    expect(spentIn(s)).toEqual([]);
  });
  test('B25-STARRULE-18: set down in the End Zone with the ball, he scores', () => {
    const s = blood25('C G . . .\n. . . . .\nB . 1 . .', { who, ball: 'C', at: [20, 5] }).answers(
      { move: 'G' },
      { player: 'C' },
    );
    s.walks('G', 'e e e e')
      .answers('stop', { to: [26, 5] })
      .expectTurnover('touchdown');
  });
  test('B25-STARRULE-18: he is set down though Grak has fallen', () => {
    const s = blood25('C G 1 .\n. . . .\nB . . .', { who }).answers({ move: 'G' }, { player: 'C' });
    s.dice('d6:1').walks('G', 's').expectAsked('reroll', 'home').dice('2d6:3').answers('keep');
    s.expectState('G', 'prone')
      .expectAsked('skillSquare', 'home')
      .answers({ to: [10, 5] });
    s.expectSquare('C', [10, 5]).expectTurnover('knockedDown').done();
  });
});
