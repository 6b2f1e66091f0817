/** The apothecary: whose, when, and what becomes of the patient. */
import { describe, expect, test } from 'vitest';
import type { SkillName } from '../../src/blood/editions/2016/names.ts';
import { type BloodScenario, blood, type Settings } from '../blood/dsl.ts';
import { fromToss } from '../blood/kick-offs.ts';

const treated = (settings: Settings = {}): Settings => ({
  apothecaries: { home: 1, away: 1 },
  ...settings,
  options: { apothecary: true, ...settings.options },
});
/** A knocks 1 down; then the armour is broken and so the injury rolled. */
const hit = (settings: Settings, ...dice: string[]): BloodScenario =>
  blood('A 1 . B . 2', treated(settings))
    .dice('block:defenderDown')
    .blocks('A', '1')
    .answers({ to: [12, 5] })
    .dice('2d6:12', ...dice)
    .answers('no');
const skilled = (...skills: SkillName[]): Settings => ({ who: { 1: skills } });

describe('B16-APOTH-01: a team that has bought one', () => {
  const count = (apothecary: boolean, option: boolean): number[] => {
    const s = fromToss({ apothecary }, {}, { apothecary: option }).tossed();
    return [s.game.apothecaries(0), s.game.apothecaries(1)];
  };
  test('B16-APOTH-01: has one, with the switch on; without it nobody has', () => {
    expect([count(true, true), count(false, true), count(true, false)]).toEqual([
      [1, 0],
      [0, 0],
      [0, 0],
    ]);
  });
  test('B16-APOTH-01: without the switch nobody is asked, and the casualty table is not rolled on', () => {
    const off = { apothecaries: { home: 1, away: 1 }, options: { apothecary: false } };
    hit(off, '2d6:8').expectState('1', 'knockedOut').expectAsked('action', 'home').done();
    hit(off, '2d6:10').expectState('1', 'casualties').expectNotLogged('casualtyRolled').done();
  });
});

describe('B16-APOTH-02: when it is used', () => {
  test('B16-APOTH-02: at the moment of a KO or a Casualty, not of a Stun', () => {
    hit({}, '2d6:7').expectState('1', 'stunned').expectAsked('action', 'home').done();
    hit({}, '2d6:8').expectAsked('apothecary', 'away', 'yes', 'no').done();
    hit({}, '2d6:10', 'd6:6', 'd8:1').expectAsked('apothecary', 'away', 'yes', 'no').done();
  });
  test('B16-APOTH-02: before anything else is rolled: a dropped ball bounces afterwards', () => {
    const s = hit({ ball: '1' }, '2d6:8').expectAsked('apothecary', 'away').expectNotLogged('ballBounced');
    s.dice('d8:2').answers('yes').expectState('1', 'stunned').expectBall([12, 4]).done();
  });
  test('B16-APOTH-02: the coach need not use it, and keeps it then', () => {
    const s = hit({}, '2d6:8').answers('no').expectState('1', 'knockedOut').expectNotLogged('apothecaryUsed');
    expect(s.game.apothecaries(1)).toBe(1);
    s.done();
  });
  test('B16-APOTH-02: once a match', () => {
    const s = hit({}, '2d6:8').answers('yes').expectEvent({ type: 'apothecaryUsed' });
    expect([s.game.apothecaries(0), s.game.apothecaries(1)]).toEqual([1, 0]);
    s.dice('block:defenderDown')
      .answers({ blitz: 'B' })
      .walks('B', 'e')
      .answers({ target: '2' }, { to: [16, 5] });
    s.dice('2d6:12', '2d6:8').answers('no').expectState('2', 'knockedOut').expectAsked('activity', 'home').done();
  });
  test('B16-APOTH-02: on an own player only, in the own turn as well', () => {
    const s = blood('. A 1 . B . 2', treated()).dice('d6:1', '2d6:9', '2d6:8').answers({ move: 'A' }).walks('A', 'w');
    s.expectAsked('apothecary', 'home', 'yes', 'no')
      .answers('yes')
      .expectState('A', 'stunned')
      .expectSquare('A', [10, 5]);
    s.expectTurnover('knockedDown').expectAsked('action', 'away').done();
    const none = blood('. A 1 . B . 2', treated({ apothecaries: { home: 0, away: 1 } })).dice('d6:1', '2d6:9', '2d6:8');
    none.answers({ move: 'A' }).walks('A', 'w').expectState('A', 'knockedOut').expectAsked('action', 'away').done();
  });
  test('B16-APOTH-02: on a Star Player too', () => {
    hit({ who: { 1: 'varagGhoulChewer', A: { strength: 4 } } }, '2d6:9')
      .expectAsked('apothecary', 'away')
      .answers('yes')
      .expectState('1', 'stunned')
      .done();
  });
});

describe("B16-APOTH-03: on a KO'd result", () => {
  test('B16-APOTH-03: the player stays where it is, Stunned', () => {
    const s = hit({}, '2d6:8')
      .answers('yes')
      .expectState('1', 'stunned')
      .expectSquare('1', [12, 5])
      .expectAsked('action', 'home');
    // Face-up at the end of its own team's next turn.
    s.answers('endTurn').expectState('1', 'stunned').answers('endTurn').expectState('1', 'prone').done();
  });
  test('B16-APOTH-03: hurt by the crowd it goes to Reserves', () => {
    const crowd = (): BloodScenario =>
      blood('. 1 . .\n. A . .\n. . . 2', treated({ at: [10, 1] }))
        .dice('block:pushed', '2d6:8')
        .blocks('A', '1')
        .answers('no');
    crowd()
      .expectAsked('apothecary', 'away')
      .answers('yes')
      .expectState('1', 'reserves')
      .expectEvent({ type: 'removed', to: 'reserves' })
      .done();
    crowd().answers('no').expectState('1', 'knockedOut').done();
  });
  test('B16-APOTH-03: where Stunned counts as KO, it helps there', () => {
    // Somebody with a ball and chain is hurt by it, and the injury roll is a mere 4.
    const fell = (): BloodScenario =>
      blood('A 1 . B . 2', treated(skilled('ballAndChain')))
        .dice('block:defenderDown')
        .blocks('A', '1')
        .answers({ to: [12, 5] })
        .dice('2d6:4')
        .answers('no');
    fell()
      .expectAsked('apothecary', 'away')
      .answers('yes')
      .expectState('1', 'stunned')
      .expectSquare('1', [12, 5])
      .done();
    fell().answers('no').expectState('1', 'knockedOut').done();
  });
});

describe('B16-APOTH-04: on a Casualty', () => {
  test('B16-APOTH-04: a roll on the table, and with the apothecary another; the coach chooses', () => {
    const s = hit({}, '2d6:10', 'd6:4', 'd8:1').expectEvent({ type: 'casualtyRolled', roll: 41 });
    s.expectAsked('apothecary', 'away')
      .dice('d6:2', 'd8:2')
      .answers('yes')
      .expectAsked('casualty', 'away', 'first', 'second');
    s.answers('second').expectState('1', 'reserves').done();
    hit({}, '2d6:10', 'd6:4', 'd8:1')
      .dice('d6:2', 'd8:2')
      .answers('yes', 'first')
      .expectState('1', 'casualties')
      .done();
  });
  test('B16-APOTH-04: without it there is no second roll, Badly Hurt or not', () => {
    hit({}, '2d6:10', 'd6:1', 'd8:1').answers('no').expectState('1', 'casualties').done();
    hit({ apothecaries: { away: 0 } }, '2d6:10', 'd6:1', 'd8:1')
      .expectState('1', 'casualties')
      .expectAsked('action', 'home')
      .done();
  });
});

describe('B16-APOTH-05: what comes first, and what stays', () => {
  test('B16-APOTH-05: Regeneration is rolled after it, if the player is a Casualty still', () => {
    const hurt = (): BloodScenario =>
      hit(skilled('regeneration'), '2d6:10', 'd6:6', 'd8:1').expectAsked('apothecary', 'away');
    hurt()
      .dice('d6:4')
      .answers('no')
      .expectLog('casualtyRolled', 'regenerationRolled')
      .expectState('1', 'reserves')
      .done();
    hurt().dice('d6:5', 'd8:1').answers('yes').dice('d6:3').answers('first').expectState('1', 'casualties').done();
    hurt()
      .dice('d6:1', 'd8:1')
      .answers('yes', 'second')
      .expectNotLogged('regenerationRolled')
      .expectState('1', 'reserves')
      .done();
  });
  test('B16-APOTH-05: a Stunty player Badly Hurt goes straight to Reserves, without a roll', () => {
    const hurt = (): BloodScenario =>
      hit(skilled('stunty'), '2d6:9').expectAsked('apothecary', 'away').expectNotLogged('casualtyRolled');
    hurt().answers('yes').expectState('1', 'reserves').expectNotLogged('casualtyRolled').done();
    hurt().answers('no').expectState('1', 'casualties').done();
  });
  test('B16-APOTH-05: so does a Thrall that was bitten', () => {
    const bitten = (...dice: string[]): BloodScenario =>
      blood('A B . . 1', treated({ who: { A: 'vampire/vampire', B: 'vampire/thrall' } }))
        .dice('d6:1')
        .answers({ move: 'A' }, 'stop')
        .expectAsked('bite', 'home')
        .dice(...dice)
        .answers({ player: 'B' });
    bitten('2d6:10')
      .expectAsked('apothecary', 'home')
      .answers('yes')
      .expectState('B', 'reserves')
      .expectNotLogged('casualtyRolled')
      .done();
    bitten('2d6:10').answers('no').expectState('B', 'casualties').expectNotLogged('casualtyRolled').done();
    bitten('2d6:8').expectAsked('apothecary', 'home').answers('yes').expectState('B', 'stunned').done();
  });
  test('B16-APOTH-05: whoever was eaten cannot be helped', () => {
    blood('A B . C . 1', treated({ who: { A: ['throwTeammate', 'alwaysHungry'], B: ['rightStuff'] } }))
      .dice('d6:1', 'd6:1')
      .answers({ pass: 'A' }, { throwTeammate: 'B' })
      .expectState('B', 'casualties')
      .expectNotLogged('casualtyRolled', 'apothecaryUsed')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-APOTH-05: the turnover and the dropped ball stay', () => {
    const s = blood('. A 1 . B . 2', treated({ ball: 'A' }))
      .dice('d6:1', '2d6:9', '2d6:8')
      .answers({ move: 'A' })
      .walks('A', 'w');
    s.dice('d8:2').answers('yes').expectState('A', 'stunned').expectBall([10, 4]).expectTurnover('knockedDown').done();
  });
});

describe('B16-APOTH-06: the casualty table', () => {
  test.each([
    ['11', true],
    ['18', true],
    ['21', true],
    ['38', true],
    ['41', false],
    ['48', false],
    ['51', false],
    ['53', false],
    ['55', false],
    ['57', false],
    ['58', false],
    ['61', false],
    ['68', false],
  ])('B16-APOTH-06: %s', (roll, badlyHurt) => {
    const s = hit({}, '2d6:10', `d6:${roll[0]}`, `d8:${roll[1]}`).expectEvent({
      type: 'casualtyRolled',
      roll: Number(roll),
    });
    s.dice('d6:6', 'd8:8')
      .answers('yes', 'first')
      .expectState('1', badlyHurt ? 'reserves' : 'casualties')
      .done();
  });
  test('B16-APOTH-06: Decay rolls twice, and the worse one is what the apothecary finds', () => {
    const s = hit(skilled('decay'), '2d6:10', 'd6:1', 'd8:1', 'd6:5', 'd8:3').expectAsked('apothecary', 'away');
    expect(s.game.casualty(s.id('1'))).toBe(53);
    s.dice('d6:2', 'd8:1').answers('yes', 'second').expectState('1', 'reserves').done();
  });
});

test('B16-APOTH-X1: −1 MA and Badly Hurt, Badly Hurt and Dead, twice out for the next game', () => {
  hit({}, '2d6:10', 'd6:5', 'd8:3').dice('d6:2', 'd8:6').answers('yes', 'second').expectState('1', 'reserves').done();
  hit({}, '2d6:10', 'd6:1', 'd8:1').dice('d6:6', 'd8:1').answers('yes', 'first').expectState('1', 'reserves').done();
  for (const choice of ['first', 'second'])
    hit({}, '2d6:10', 'd6:4', 'd8:1').dice('d6:4', 'd8:8').answers('yes', choice).expectState('1', 'casualties').done();
});
