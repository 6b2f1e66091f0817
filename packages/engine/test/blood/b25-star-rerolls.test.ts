/** Special rules of Star Players of 2025 that roll dice again. */
import { describe, expect, test } from 'vitest';
import { blood25, type Settings } from './b25.ts';
import { legalOf } from './dsl.ts';
import { spentIn } from './star.ts';

const AGAIN = { reroll: 'special' } as const;

describe('tests of its owner’s', () => {
  test('B25-STARRULE-01: Blind Rage re-rolls Dauntless, every time', () => {
    const s = blood25('A . 1\nB . .', { who: { A: ['dauntless', 'blindRage'], 1: { strength: 4 } } })
      .answers({ blitz: 'A' }, { target: '1' })
      .walks('A', 'e');
    s.dice('d6:1').answers({ target: '1' }, 'yes').expectAsked('reroll', 'home', 'keep', AGAIN);
    s.dice('d6:2', 'block:pushed').answers(AGAIN).expectDice(1).done();
    const twice = blood25('. 1 .\n. A .\n. . .\nB . .', {
      who: { A: ['dauntless', 'blindRage', 'frenzy'], 1: { strength: 4 } },
    });
    twice.dice('d6:1').answers({ block: 'A' }, { target: '1' }, 'yes');
    twice.dice('d6:2', 'block:pushed').answers(AGAIN, { to: [11, 4] });
    twice.dice('d6:1').answers('yes').expectAsked('reroll', 'home', 'keep', AGAIN);
  });
  test('B25-STARRULE-12: Mesmerising Dance re-rolls Hypnotic Gaze, once a half', () => {
    const s = blood25('A 1\nB .', { who: { A: ['hypnoticGaze', 'mesmerisingDance'] } })
      .answers({ gaze: 'A' })
      .dice('d6:2')
      .answers({ gaze: '1' });
    s.expectAsked('reroll', 'home', 'keep', AGAIN).dice('d6:3').answers(AGAIN);
    s.expectEvent({ type: 'lostWits', player: s.id('1') }).expectEvent({
      type: 'skillUsed',
      skill: 'mesmerisingDance',
    });
    s.answers('endTurn', 'endTurn', { gaze: 'A' }).dice('d6:2').answers({ gaze: '1' }).expectAsked('action').done();
  });
  test('B25-STARRULE-39: The Ballista re-rolls a pass, once a game', () => {
    const s = blood25('A . . B\n. . . .\n1 . . .', { who: { A: ['theBallista'] }, ball: 'A', at: [10, 8] });
    s.answers({ pass: 'A' }, 'throw')
      .dice('d6:2')
      .answers({ to: [13, 8] })
      .expectAsked('reroll', 'home', 'keep', AGAIN);
    s.dice('d6:5', 'd6:5').answers(AGAIN).expectBall('B').done();
  });
  test('B25-STARRULE-39: … and the test for a team-mate thrown', () => {
    const who = { A: ['theBallista', 'throwTeammate'], R: ['rightStuff'] } as const;
    const s = blood25('A R . .\n. . . B\n1 . . .', { who });
    s.answers({ throwTeammate: 'A' }, { throwTeammate: 'R' })
      .dice('d6:2')
      .answers({ to: [13, 5] });
    s.expectAsked('reroll', 'home', 'keep', AGAIN).dice('d6:6', 'd8:4', 'd8:5', 'd8:4', 'd6:6').answers(AGAIN);
    s.expectEvent({ type: 'throwResult', result: 'superb' }).done();
  });
  test.each([
    ['B25-STARRULE-41: Halfling Luck', 'halflingLuck', 'match'],
    ['B25-STARRULE-43: Thinking Man’s Troll', 'thinkingMansTroll', 'half'],
  ])('%s re-rolls any single roll, once', (_title, rule, until) => {
    const s = blood25('A . .\n. 1 .\nB . .', { who: { A: [rule] } });
    s.dice('d6:1')
      .answers({ move: 'A' })
      .answers({ to: [10, 4] })
      .expectAsked('reroll', 'home', 'keep', AGAIN);
    s.dice('d6:3').answers(AGAIN).expectAsked('activity');
    expect(spentIn(s)).toEqual([`${rule} ${until}`]);
    s.answers('stop', { move: 'B' }).dice('d6:3').walks('B', 's').answers('stop').expectAsked('action', 'away').done();
  });
  test('B25-STARRULE-41: … and one Block Die of several, but no Armour roll', () => {
    const s = blood25('A 1\nB .', { who: { A: { strength: 4, skills: ['halflingLuck'] } } });
    s.dice('block:attackerDown', 'block:bothDown').answers({ block: 'A' }, { target: '1' }).answers(AGAIN);
    s.expectAsked('rerollDie', 'home', { face: 'attackerDown' }, { face: 'bothDown' });
    s.dice('block:defenderDown').answers({ face: 'attackerDown' });
    s.dice('2d6:8')
      .answers({ face: 'defenderDown' }, { to: [12, 5] }, 'no')
      .expectAsked('action')
      .done();
  });
});

describe('Block Dice', () => {
  const blocks = (rule: string, dice: readonly string[], settings: Settings = {}) =>
    blood25('A 1 .\nB . .', { ...settings, who: { A: { strength: 4, skills: [rule] }, ...settings.who } })
      .dice(...dice)
      .answers({ block: 'A' }, { target: '1' });
  test('B25-STARRULE-02: Savage Blow re-rolls as many as its Coach likes', () => {
    const s = blocks('savageBlow', ['block:attackerDown', 'block:pushed']).answers(AGAIN);
    s.expectAsked('rerollDie', 'home', { face: 'attackerDown' }, { face: 'pushed' });
    s.answers({ face: 'attackerDown' }).expectAsked('rerollDie', 'home', { face: 'pushed' }, 'keep');
    s.dice('block:defenderDown')
      .answers('keep')
      .expectAsked('blockDie', 'home', { face: 'defenderDown' }, { face: 'pushed' })
      .done();
    const both = blocks('savageBlow', ['block:attackerDown', 'block:pushed']).answers(AGAIN, { face: 'pushed' });
    both.dice('block:bothDown', 'block:defenderStumbles').answers({ face: 'attackerDown' });
    both.expectAsked('blockDie', 'home', { face: 'bothDown' }, { face: 'defenderStumbles' }).done();
  });
  test('B25-STARRULE-02: Savage Blow is used up for the game', () => {
    const s = blocks('savageBlow', ['block:pushed', 'block:pushed']).answers(AGAIN, { face: 'pushed' });
    s.dice('block:pushed').answers('keep', { face: 'pushed' }, { to: [12, 5] }, 'no');
    expect(spentIn(s)).toEqual(['savageBlow match']);
    s.done();
  });
  test('B25-STARRULE-25: Unstoppable Momentum re-rolls one die in each block of a Blitz, in no other block', () => {
    const s = blood25('A . 1\nB . .', { who: { A: { strength: 4, skills: ['unstoppableMomentum', 'frenzy'] } } });
    s.answers({ blitz: 'A' }, { target: '1' })
      .walks('A', 'e')
      .dice('block:pushed', 'block:pushed')
      .answers({ target: '1' });
    s.dice('block:defenderStumbles').answers(AGAIN);
    s.dice('block:pushed', 'block:bothDown')
      .answers({ face: 'pushed' }, { to: [13, 5] })
      .expectLegal(AGAIN);
    expect(spentIn(s)).toEqual([]);
    const plain = blocks('unstoppableMomentum', ['block:pushed', 'block:pushed']);
    plain.expectAsked('blockDie', 'home', { face: 'pushed' }).done();
  });
  test('B25-STARRULE-36: Lord of Chaos re-rolls one die, once a game', () => {
    const s = blocks('lordOfChaos', ['block:attackerDown', 'block:pushed']).answers(AGAIN);
    s.dice('block:defenderDown').answers({ face: 'attackerDown' });
    s.expectAsked('blockDie', 'home', { face: 'defenderDown' }, { face: 'pushed' });
    expect(spentIn(s)).toEqual(['lordOfChaos match']);
    s.done();
  });
  test('B25-STARRULE-60: Woodland Fury re-rolls a die that would knock her down, and only then', () => {
    blocks('woodlandFury', ['block:attackerDown', 'block:pushed'])
      .expectAsked('blockDie', 'home', { face: 'attackerDown' }, { face: 'pushed' })
      .done();
    const s = blocks('woodlandFury', ['block:attackerDown', 'block:bothDown']);
    s.expectLegal(AGAIN).dice('block:defenderDown').answers(AGAIN, { face: 'attackerDown' });
    s.expectAsked('blockDie', 'home', { face: 'defenderDown' }, { face: 'bothDown' }).done();
    const theirs = blocks('woodlandFury', ['block:attackerDown', 'block:pushed'], { who: { 1: { strength: 6 } } });
    theirs.expectAsked('blockReroll', 'home', 'keep', AGAIN).done();
  });
  test('B25-STARRULE-56: Working In Tandem: Lucien re-rolls one die where Valen marks the opponent too', () => {
    const who = {
      L: { strength: 4, skills: ['workingInTandem'], keywords: ['Blitzer'] },
      V: { skills: ['workingInTandem'], keywords: ['Thrower'] },
      1: { strength: 4 },
    };
    const near = blood25('L 1 .\nV . .\n. B .', { who, at: [10, 5] });
    near.dice('block:attackerDown', 'block:pushed').answers({ block: 'L' }, { target: '1' }).expectLegal(AGAIN).done();
    const far = blood25('L 1 .\nB . .\n. V .', { who, at: [10, 5] });
    far.dice('block:attackerDown', 'block:pushed').answers({ block: 'L' }, { target: '1' });
    expect(legalOf(far, 'reroll')).toEqual([]);
  });
  test('B25-STARRULE-56: … and Valen throws to Lucien without a modifier for the range', () => {
    const who = {
      L: { skills: ['workingInTandem'], keywords: ['Blitzer'] },
      V: { skills: ['workingInTandem'], keywords: ['Thrower'] },
    };
    const drawing = 'V . . . . . . L B\n1 . . . . . . . .';
    const throwing = (to: readonly [number, number]) =>
      blood25(drawing, { who, ball: 'V', at: [5, 5] })
        .answers({ pass: 'V' }, 'throw')
        .dice('d6:6', 'd6:6')
        .answers({ to });
    throwing([12, 5]).expectModifiers('pass', { tackleZones: -1, longPass: -2, workingInTandem: 2 });
    throwing([13, 5]).expectModifiers('pass', { tackleZones: -1, longPass: -2 });
  });
});
