/** Special rules of Star Players of 2025 for blocks. */
import { describe, expect, test } from 'vitest';
import { isWitless } from '../../src/blood/status.ts';
import { blood25 } from './b25.ts';
import { legalOf } from './dsl.ts';
import { spentIn } from './star.ts';

describe('in a Blitz', () => {
  test('B25-STARRULE-19: Gored by the Bull: one die more, in Frenzy’s second block too, once a game', () => {
    const s = blood25('A . 1 . .\n. . . . .\nB . . . .', { who: { A: ['goredByTheBull', 'frenzy'] } });
    s.answers({ blitz: 'A' }, { target: '1' }).walks('A', 'e').answers({ target: '1' }).expectAsked('useSkill', 'home');
    s.dice('block:pushed', 'block:bothDown').answers('yes').expectDice(2);
    s.dice('block:pushed', 'block:pushed')
      .answers({ face: 'pushed' }, { to: [13, 5] })
      .expectDice(2);
    expect(spentIn(s)).toEqual(['goredByTheBull match']);
    s.done();
  });
  test('B25-STARRULE-19: three dice at most, and none more in a Block Action', () => {
    const strong = blood25('A 1 .\n. . .\nB . .', { who: { A: { strength: 7, skills: ['goredByTheBull'] } } });
    strong.answers({ blitz: 'A' }, { target: '1' }, { target: '1' });
    strong.dice('block:pushed', 'block:pushed', 'block:pushed').answers('yes').expectDice(3).done();
    const plain = blood25('A 1 .\n. . .\nB . .', { who: { A: ['goredByTheBull'] } });
    plain.dice('block:pushed').answers({ block: 'A' }, { target: '1' }).expectAsked('push').done();
  });
  test('B25-STARRULE-15: Frenzied Rush: Frenzy for the Blitz, no Grab for the turn, once a half', () => {
    const s = blood25('A . 1 . .\n. . . . .\nB . . . .', { who: { A: ['frenziedRush', 'grab'] } });
    s.answers({ blitz: 'A' }, { target: '1' }).expectAsked('useSkill', 'home').answers('yes').walks('A', 'e');
    s.dice('block:pushed').answers({ target: '1' });
    s.dice('block:pushed')
      .answers({ to: [13, 5] })
      .expectSquare('A', [12, 5])
      .expectAsked('push');
    s.answers({ to: [14, 5] }, 'stop');
    expect(spentIn(s)).toEqual(['frenziedRush half']);
    s.done();
    blood25('A 1 .\n. . .\nB . .', { who: { A: ['frenziedRush'] } })
      .dice('block:pushed')
      .answers({ block: 'A' }, { target: '1' })
      .expectAsked('push')
      .done();
  });
  test('B25-STARRULE-46: Slashing Nails: Claws for the Blitz, once a half', () => {
    const blitzes = (answer: string) =>
      blood25('A 1 .\n. . .\nB . .', { who: { A: { strength: 4, skills: ['slashingNails'] }, 1: { armour: 11 } } })
        .answers({ blitz: 'A' }, { target: '1' }, answer)
        .dice('block:defenderDown', 'block:defenderDown')
        .answers({ target: '1' })
        .answers({ face: 'defenderDown' }, { to: [12, 5] });
    const s = blitzes('yes').dice('2d6:8', '2d6:5').answers('no').expectState('1', 'stunned');
    expect(spentIn(s)).toEqual(['slashingNails half']);
    s.done();
    blitzes('no').dice('2d6:8').answers('no').expectState('1', 'prone').done();
  });
});

describe('Strength', () => {
  test('B25-STARRULE-33: Indomitable: after Dauntless she is twice as strong, once a game', () => {
    const who = { A: ['dauntless', 'indomitable'], 1: { strength: 5 } };
    const s = blood25('A 1 .\n. . .\nB . .', { who })
      .answers({ block: 'A' }, { target: '1' })
      .dice('d6:3')
      .answers('yes');
    s.expectAsked('useSkill', 'home').dice('block:pushed', 'block:pushed').answers('yes').expectDice(2);
    s.expectEvent({
      type: 'blockRolled',
      modifiers: expect.arrayContaining([expect.objectContaining({ cause: 'indomitable', by: 7 })]) as never,
    });
    expect(spentIn(s)).toEqual(['indomitable match']);
    s.done();
    const no = blood25('A 1 .\n. . .\nB . .', { who })
      .answers({ block: 'A' }, { target: '1' })
      .dice('d6:3')
      .answers('yes');
    no.dice('block:pushed').answers('no').expectDice(1).done();
    const failed = blood25('A 1 .\n. . .\nB . .', { who }).answers({ block: 'A' }, { target: '1' });
    failed.dice('d6:2', 'block:pushed', 'block:pushed').answers('yes').expectDice(-2).done();
  });
});

describe('Vicious Vines', () => {
  test('B25-STARRULE-37: a Block two squares away, without following up, once a half', () => {
    const s = blood25('A . 1 .\n. . . .\nB . . .', { who: { A: ['viciousVines'] } }).expectLegal({ block: 'A' });
    expect(legalOf(s.answers({ block: 'A' }), 'target')).toEqual(['1']);
    s.dice('block:pushed')
      .answers({ target: '1' })
      .answers({ to: [13, 5] });
    s.expectSquare('A', [10, 5]).expectSquare('1', [13, 5]).expectAsked('action').expectIllegal({ block: 'B' });
    expect(spentIn(s)).toEqual(['viciousVines half']);
    s.done();
  });
  test('B25-STARRULE-37: exactly two squares, and a neighbour as always', () => {
    const s = blood25('A 1 . 2\n. . 3 .\nB . . .', { who: { A: ['viciousVines'] } });
    expect(legalOf(s.answers({ block: 'A' }), 'target')).toEqual(['1', '3']);
    const none = blood25('A . . 2\n. . . .\nB . . .', { who: { A: ['viciousVines'] } });
    none.expectIllegal({ block: 'A' });
    const down = blood25('A . 1 .\n. . . .\nB . . .', { who: { A: ['viciousVines'], 1: { state: 'prone' } } });
    down.expectIllegal({ block: 'A' });
  });
});

describe('Fury of the Blood God', () => {
  const scene = (drawing = '. 1 .\n. A 2\n. . .\nB . .') =>
    blood25(drawing, { who: { A: { strength: 5, skills: ['unchannelledFury', 'furyOfTheBloodGod', 'frenzy'] } } });
  test('B25-STARRULE-49: a 1 before a Block means two Blocks, Frenzy and all, once a game', () => {
    const s = scene().answers({ block: 'A' }).dice('d6:1').answers({ target: '1' }).expectAsked('useSkill', 'home');
    s.dice('block:pushed', 'block:pushed').answers('yes', { face: 'pushed' });
    s.dice('block:pushed', 'block:pushed')
      .answers({ to: [11, 4] })
      .answers({ face: 'pushed' }, { to: [11, 3] });
    s.expectAsked('skillTarget', 'home', 'no', { player: '1' });
    s.dice('block:defenderDown', 'block:defenderDown').answers({ player: '1' });
    s.dice('2d6:3')
      .answers({ face: 'defenderDown' }, { to: [11, 2] })
      .expectState('1', 'prone')
      .expectAsked('action');
    expect(spentIn(s)).toEqual(['furyOfTheBloodGod match']);
    s.done();
  });
  test('B25-STARRULE-49: not on another failure, nor for a Move', () => {
    const two = blood25('. 1 .\n. A 2\n. . .\nB . .', { who: { A: ['unchannelledFury', 'furyOfTheBloodGod'] } });
    two.dice('d6:1').answers({ move: 'A' }).expectAsked('action').expectIllegal({ move: 'A' }).done();
  });
});

describe('Watch Out!', () => {
  const stumbles = (s: ReturnType<typeof blood25>) => s.answers({ face: 'defenderStumbles' });
  test('B25-STARRULE-61: Dodge against the first block of a drive, and against no other', () => {
    const s = blood25('A 1 . .\nB . . .\n. . . .', { who: { A: ['frenzy'], 1: ['watchOut'] } });
    s.dice('block:defenderStumbles', 'block:defenderStumbles').answers({ block: 'A' }, { target: '1' });
    stumbles(s).expectAsked('useSkill', 'away');
    s.dice('block:defenderStumbles')
      .answers('yes')
      .answers({ to: [12, 5] }); // and Frenzy strikes again
    s.dice('2d6:3')
      .answers({ to: [13, 5] })
      .expectState('1', 'prone');
    expect(spentIn(s)).toEqual(['watchOut drive']);
    s.done();
  });
  test('B25-STARRULE-61, B25-SKILL-TACKLE-01: Tackle is too much for it', () => {
    const s = blood25('A 1 . .\nB . . .\n. . . .', { who: { A: ['tackle'], 1: ['watchOut'] } });
    s.dice('block:defenderStumbles', 'block:defenderStumbles').answers({ block: 'A' }, { target: '1' });
    stumbles(s).expectAsked('push').done();
  });
});

describe('Primal Savagery', () => {
  test('B25-STARRULE-17: an opponent is hit instead of a team-mate, once a game', () => {
    const s = blood25('. B .\n1 A .\n. . 2', { who: { A: ['animalSavagery', 'primalSavagery'] } });
    s.dice('d6:3').answers({ move: 'A' }).expectAsked('skillTarget', 'home', 'no', { player: '1' }, { player: '2' });
    s.dice('2d6:3').answers({ player: '2' }).expectState('2', 'prone').expectState('B', 'standing');
    s.expectTurnover('none').expectAsked('activity');
    expect(spentIn(s)).toEqual(['primalSavagery match']);
    s.done();
  });
  test('B25-STARRULE-17: nobody has to be', () => {
    const s = blood25('. B .\n1 A .\n. . .', { who: { A: ['animalSavagery', 'primalSavagery'] } });
    s.dice('d6:3').answers({ move: 'A' }, 'no').expectAsked('animalSavagery', 'home', { player: 'B' });
    const alone = blood25('. . .\n1 A .\nB . .', { who: { A: ['animalSavagery', 'primalSavagery'] } });
    alone.dice('d6:3').answers({ move: 'A' }, 'no');
    expect(alone.stateOf('B')).toBe('standing');
    const distracted = blood25('. . .\n1 A .\n. . .\nB . .', { who: { A: ['animalSavagery', 'primalSavagery'] } });
    distracted.dice('d6:3').answers({ move: 'A' }, 'no');
    expect(isWitless(distracted.game, distracted.id('A'))).toBe(true);
    distracted.expectAsked('action').expectIllegal({ move: 'A' });
  });
});
