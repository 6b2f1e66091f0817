/** Special rules of Star Players of 2025 for what flies, and for whoever catches it. */
import { describe, expect, test } from 'vitest';
import { blood25 } from './b25.ts';
import { spentIn } from './star.ts';

describe('passes', () => {
  const hails = (...dice: string[]) =>
    blood25('A . . . B .\n. . . . . .\n1 . . . . .', { who: { A: ['hailMaryPass', 'blastIt'] }, ball: 'A' })
      .answers({ pass: 'A' }, 'hailMary')
      .dice(...dice)
      .answers({ to: [14, 5] });
  test('B25-STARRULE-03: Blast It!: the scatter may be re-rolled, once a pass, and a team-mate catches with +1', () => {
    const s = hails('d6:6', 'd8:1', 'd8:1', 'd8:1').expectAsked('useSkill', 'home');
    s.dice('d8:4', 'd8:2', 'd8:8', 'd6:2').answers('yes').expectBall('B').expectModifiers('catch', { blastIt: 1 });
    expect(s.wayOfBall()).toEqual(['13,4', '12,3', '11,2', '13,5', '13,4', '14,5']);
    s.done();
  });
  test('B25-STARRULE-03: nothing else is re-rolled by it, and opponents have no +1', () => {
    const s = blood25('A . . . 1 .\n. . . . . .\nB . . . . .', { who: { A: ['hailMaryPass', 'blastIt'] }, ball: 'A' });
    s.answers({ pass: 'A' }, 'hailMary')
      .dice('d6:6', 'd8:4', 'd8:2', 'd8:8')
      .answers({ to: [14, 5] });
    s.dice('d6:3').answers('no').expectBall('1').expectModifiers('catch', {}).done();
    const short = blood25('A . . B\n. . . .\n1 . . .', { who: { A: ['hailMaryPass', 'blastIt'] }, ball: 'A' });
    short
      .answers({ pass: 'A' }, 'throw')
      .dice('d6:3', 'd8:4', 'd8:2', 'd8:8', 'd6:3')
      .answers({ to: [13, 5] });
    short.expectBall('B').expectModifiers('catch', {}).done();
  });
  test('B25-STARRULE-16: Shot to Nothing: Hail Mary Pass for one activation, once a game', () => {
    const s = blood25('A . B\n. . .\n1 . .', { who: { A: ['shotToNothing'] }, ball: 'A' }).answers({ pass: 'A' });
    s.expectAsked('useSkill', 'home').answers('yes').expectLegal('hailMary').answers('stop');
    expect(spentIn(s)).toEqual(['shotToNothing match']);
    const no = blood25('A . B\n. . .\n1 . .', { who: { A: ['shotToNothing'] }, ball: 'A' });
    no.answers({ pass: 'A' }, 'no').expectIllegal('hailMary').done();
  });
  test('B25-STARRULE-52: Strong Passing Game: his Strength on top of the test, up to 6, once a game', () => {
    const throws = (...dice: string[]) =>
      blood25('A . . . . . . . . . B\n. . . . . . . . . . .\n1 . . . . . . . . . .', {
        who: { A: ['strongPassingGame'] },
        ball: 'A',
      })
        .answers({ pass: 'A' }, 'throw')
        .dice(...dice)
        .answers({ to: [20, 5] });
    const s = throws('d6:4').expectAsked('useSkill', 'home').dice('d6:3').answers('yes'); // Long Pass: -2
    s.expectEvent({ type: 'passResult', result: 'accurate' }).expectBall('B');
    expect(spentIn(s)).toEqual(['strongPassingGame match']);
    s.done();
    throws('d6:1', 'd8:2').expectTurnover('fumble').done(); // a 1 is a 1
  });
});

describe('bombs', () => {
  test('B25-STARRULE-06: Kaboom!: it goes off in the hands of an opponent who caught it, once a game', () => {
    const s = blood25('A . . 1\n. . . .\nB . . .', { who: { A: ['bombardier', 'kaboom'] } }).answers({ bomb: 'A' });
    s.dice('d6:6', 'd6:6')
      .answers({ to: [13, 5] })
      .expectAsked('useSkill', 'home');
    s.dice('2d6:5').answers('yes').expectEvent({ type: 'bombExploded' }).expectState('1', 'prone');
    expect(spentIn(s)).toEqual(['kaboom match']);
    s.done();
    const no = blood25('A . . 1\n. . . .\nB . . .', { who: { A: ['bombardier', 'kaboom'] } }).answers({ bomb: 'A' });
    no.dice('d6:6', 'd6:6')
      .answers({ to: [13, 5] }, 'no')
      .expectAsked('bombTarget', 'away')
      .done();
  });
  const twoBombs = (...dice: string[]) =>
    blood25('A . . . . .\n. . . . . .\nB 1 . . . .', { who: { A: ['bombardier', 'allYouCanEat'] } })
      .answers({ bomb: 'A' })
      .expectAsked('useSkill', 'home')
      .answers('yes')
      .dice('d6:6')
      .answers({ to: [16, 5] })
      .expectAsked('bombTarget', 'home')
      .dice('d6:6', ...dice)
      .answers({ to: [16, 5] });
  test('B25-STARRULE-08: All You Can Eat: two bombs in one activation, and on 4+ that is that', () => {
    const s = twoBombs('d6:4').expectState('A', 'standing').expectAsked('action', 'home').expectIllegal({ move: 'A' });
    expect(spentIn(s)).toEqual(['allYouCanEat match']);
    s.done();
  });
  test('B25-STARRULE-08: on 1 to 3 she is Sent-off, after the call was argued', () => {
    const s = twoBombs('d6:3').expectAsked('argueTheCall', 'home').answers('no');
    s.expectState('A', 'sentOff').expectTurnover('none').expectAsked('action', 'home').done();
  });
  test('B25-STARRULE-08: without saying so beforehand there is one bomb', () => {
    const s = blood25('A . . . . .\n. . . . . .\nB 1 . . . .', { who: { A: ['bombardier', 'allYouCanEat'] } });
    s.answers({ bomb: 'A' }, 'no')
      .dice('d6:6')
      .answers({ to: [16, 5] })
      .expectAsked('action')
      .done();
  });
});

describe('Reliable', () => {
  const fumbles = (rules: readonly string[], ...dice: string[]) =>
    blood25('. . . .\nA R . .\nB . . 1', { who: { A: ['throwTeammate', ...rules], R: ['rightStuff'] } })
      .answers({ throwTeammate: 'A' }, { throwTeammate: 'R' })
      .dice('d6:1', ...dice)
      .answers({ to: [13, 6] });
  test('B25-STARRULE-10: fumbled, a team-mate still bounces, but lands on its feet without a test', () => {
    const s = fumbles(['reliable'], 'd8:2').expectState('R', 'standing').expectSquare('R', [10, 5]);
    s.expectEvent({ type: 'skillUsed', player: s.id('A'), skill: 'reliable' }).done();
    fumbles([], 'd8:2', 'd6:1', '2d6:5').expectState('R', 'prone').done();
  });
});

describe('catching and intercepting', () => {
  const caught = (...dice: string[]) =>
    blood25('1 . . 2\n. . G .\nA . . .', { who: { G: ['quickBite'] }, ball: '1', active: 'away' })
      .answers({ pass: '1' }, 'throw')
      .dice(...dice)
      .answers({ to: [13, 5] });
  test('B25-STARRULE-24: Quick Bite: the armour of whoever has caught the ball: broken, he has it, and it is no turnover', () => {
    const s = caught('d6:6')
      .expectAsked('intercept', 'home')
      .dice('d6:6')
      .answers('no')
      .expectAsked('useSkill', 'home');
    s.dice('2d6:9')
      .answers('yes')
      .expectBall('G')
      .expectState('2', 'standing')
      .expectTurnover('none')
      .expectAsked('action', 'away');
    expect(spentIn(s)).toEqual(['quickBite match']);
    s.done();
  });
  test('B25-STARRULE-24: otherwise the catcher keeps it', () => {
    const s = caught('d6:6').dice('d6:6').answers('no').dice('2d6:8').answers('yes').expectBall('2');
    s.expectTurnover('none').done();
  });
  test('B25-STARRULE-48: Yoink!: he intercepts on 2+, once a game', () => {
    const s = blood25('1 . S . 2\n. . . . .\nA . . . .', { who: { S: ['yoink'] }, ball: '1', active: 'away' });
    s.answers({ pass: '1' }, 'throw')
      .dice('d6:6')
      .answers({ to: [14, 5] }, { player: 'S' })
      .expectAsked('useSkill', 'home');
    s.dice('d6:2').answers('yes').expectBall('S').expectTurnover('intercepted');
    expect(spentIn(s)).toEqual(['yoink match']);
    s.done();
    const usual = blood25('1 . S . 2\n. . . . .\nA . . . .', { who: { S: ['yoink'] }, ball: '1', active: 'away' });
    usual
      .answers({ pass: '1' }, 'throw')
      .dice('d6:6')
      .answers({ to: [14, 5] }, { player: 'S' });
    usual.dice('d6:5', 'd6:6').answers('no').expectBall('2').done();
  });
  test('B25-STARRULE-44: Catch of the Day: a loose ball within 3 on 3+, once a half', () => {
    const s = blood25('A . . *\n. . . .\nB . 1 .', { who: { A: ['catchOfTheDay'] } }).answers({ move: 'A' });
    s.expectAsked('useSkill', 'home').dice('d6:3').answers('yes').expectBall('A').expectAsked('activity');
    expect(spentIn(s)).toEqual(['catchOfTheDay half']);
    s.done();
    const failed = blood25('A . . *\n. . . .\nB . 1 .', { who: { A: ['catchOfTheDay'] } }).answers({ move: 'A' });
    failed.dice('d6:2').answers('yes').expectBall([13, 5]).expectAsked('activity').done();
    blood25('A . . . *\n. . . . .\nB . 1 . .', { who: { A: ['catchOfTheDay'] } })
      .answers({ move: 'A' })
      .expectAsked('activity');
    blood25('a . . *\n. . . .\nB . 1 .', { who: { A: ['catchOfTheDay'] } })
      .answers({ move: 'A' })
      .expectAsked('activity');
  });
});
