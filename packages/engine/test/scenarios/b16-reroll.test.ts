/** Re-rolls: of the team and of players, when they may be used, and how often. */
import { describe, test } from 'vitest';
import type { SkillName } from '../../src/blood/editions/2016/names.ts';
import { type BloodScenario, blood, type Settings } from '../blood/dsl.ts';
import { fromToss } from '../blood/kick-offs.ts';

const team = { reroll: 'team' };
const withRerolls = (home: number, settings: Settings = {}): Settings => ({ rerolls: { home, away: 3 }, ...settings });
/** A, next to 1, is about to walk west: one dodge on 3+. */
const dodging = (die: number, settings: Settings = {}): BloodScenario =>
  blood('. . A 1 . B . 2', withRerolls(2, settings)).answers({ move: 'A' }).dice(`d6:${die}`).walks('A', 'w');
const skilled = (...skills: SkillName[]): Settings => ({ who: { A: skills } });

describe('two kinds of re-roll', () => {
  test('B16-REROLL-01: of the team and of the player, one or the other', () => {
    dodging(2, skilled('dodge'))
      .expectAsked('reroll', 'home', 'keep', team, { reroll: 'dodge' })
      .dice('d6:3')
      .answers(team)
      .expectRerolls(1, 3)
      .expectState('A', 'standing')
      .expectAsked('activity', 'home')
      .done();
    dodging(2, skilled('dodge'))
      .dice('d6:3')
      .answers({ reroll: 'dodge' })
      .expectRerolls(2, 3)
      .expectState('A', 'standing')
      .done();
  });
  test('B16-REROLL-01, B16-REROLL-X1: a block re-rolls all of its dice, three of them here', () => {
    const s = blood('A 1 . B . 2', withRerolls(1, { who: { A: { strength: 7 } } }));
    s.dice('block:attackerDown', 'block:pushed', 'block:pushed').blocks('A', '1');
    s.expectAsked('blockDie', 'home', { face: 'attackerDown' }, { face: 'pushed' }, team);
    s.dice('block:defenderDown', 'block:bothDown', 'block:attackerDown').answers(team);
    s.expectAsked('blockDie', 'home', { face: 'defenderDown' }, { face: 'bothDown' }, { face: 'attackerDown' });
    s.expectDice(3).expectRerolls(0, 3).done();
  });
  test('B16-REROLL-01: so does a block against a stronger player, before the other coach picks', () => {
    const s = blood('A 1 . B . 2', withRerolls(1, { who: { 1: { strength: 4 } } }));
    s.dice('block:attackerDown', 'block:pushed').blocks('A', '1').expectAsked('blockReroll', 'home', 'keep', team);
    s.dice('block:defenderDown', 'block:defenderStumbles').answers(team);
    s.expectAsked('blockDie', 'away', { face: 'defenderDown' }, { face: 'defenderStumbles' }).done();
  });
});

describe('once for each roll', () => {
  test('B16-REROLL-02: after the skill no team re-roll, after the team re-roll no skill', () => {
    for (const first of [team, { reroll: 'dodge' }])
      dodging(1, skilled('dodge'))
        .dice('d6:2', '2d6:5')
        .answers(first)
        .expectState('A', 'prone')
        .expectTurnover('knockedDown')
        .done();
  });
  test('B16-REROLL-02: nor Pro after either; a Pro roll that fails leaves nothing else either', () => {
    dodging(1, skilled('dodge', 'pro'))
      .expectAsked('reroll', 'home', 'keep', team, { reroll: 'pro' }, { reroll: 'dodge' })
      .dice('d6:4', 'd6:2', '2d6:5')
      .answers({ reroll: 'pro' })
      .expectState('A', 'prone')
      .done();
    dodging(1, { ...skilled('dodge', 'pro'), rerolls: { home: 0 } })
      .dice('d6:3', '2d6:5')
      .answers({ reroll: 'pro' })
      .expectState('A', 'prone')
      .done();
  });
  test('B16-REROLL-02: block dice that were rolled again are not rolled a third time', () => {
    for (const first of [team, { reroll: 'pro' }]) {
      const s = blood('A 1 . B . 2', withRerolls(2, skilled('pro')))
        .dice('block:attackerDown')
        .blocks('A', '1');
      s.expectAsked('blockDie', 'home', { face: 'attackerDown' }, team, { reroll: 'pro' });
      s.dice(...(first === team ? [] : ['d6:4']), 'block:attackerDown', '2d6:5').answers(first);
      s.expectState('A', 'prone').expectTurnover('knockedDown').done();
    }
  });
});

describe('which rolls a team re-roll may be used on', () => {
  const west = (s: BloodScenario): BloodScenario => s.answers({ move: 'A' }).walks('A', 'w');
  const moved = (s: BloodScenario): BloodScenario => s.answers({ move: 'A' });
  /** Each of these rolls fails on a 1; the last dice are what comes of that. */
  const rolls: [string, string, Settings, (s: BloodScenario) => BloodScenario, string[]][] = [
    ['dodge', '. A 1 . B . 2', {}, west, ['2d6:5']],
    ['goForIt', '. A . B . 2', { who: { A: { movement: 0 } } }, west, ['2d6:5']],
    ['pickUp', '* A . B . 2', {}, west, ['d8:2']],
    ['pass', 'A . . . B . 2', { ball: 'A' }, s => s.passes('A', '', [14, 5]), ['d8:2']],
    ['catch', 'A B . 2', { ball: 'A' }, s => s.handsOff('A', '', 'B'), ['d8:2']],
    ['standUp', 'a . B . 2', { who: { A: { movement: 2 } } }, moved, []],
    ['jumpUp', 'a 1 B . 2', skilled('jumpUp'), s => s.answers({ block: 'A' }), []],
    ['boneHead', 'A . B . 2', skilled('boneHead'), moved, []],
    ['reallyStupid', 'A . B . 2', skilled('reallyStupid'), moved, []],
    [
      'alwaysHungry',
      'A B . 2',
      { who: { A: ['throwTeammate', 'alwaysHungry'], B: ['rightStuff'] } },
      s => s.answers({ pass: 'A' }, { throwTeammate: 'B' }),
      ['d6:1'],
    ],
  ];
  test.each(rolls)('B16-REROLL-03, B16-OQ-47: %s', (roll, drawing, settings, play, aftermath) => {
    const s = play(blood(drawing, withRerolls(1, settings)).dice('d6:1')).expectAsked('reroll', 'home', 'keep', team);
    s.expectEvent({ type: 'rolled', roll: roll as 'dodge', passed: false }).done();
    // Nobody is asked without one, whatever the other coach has.
    play(blood(drawing, withRerolls(0, settings)).dice('d6:1', ...aftermath))
      .expectNotLogged('rerolled')
      .expectAsked('action')
      .done();
  });
  test('B16-REROLL-03, B16-OQ-47: landing after a throw', () => {
    const s = blood('B A . . . . C . 2', withRerolls(1, { who: { A: ['throwTeammate'], B: ['rightStuff'] } }));
    s.dice('d6:6')
      .answers({ pass: 'A' }, { throwTeammate: 'B' }, { to: [13, 5] })
      .expectAsked('reroll', 'home');
    s.dice('d8:2', 'd8:7', 'd8:2', 'd6:1').answers('keep').expectAsked('reroll', 'home', 'keep', team);
    s.expectEvent({ type: 'rolled', roll: 'landing', passed: false }).done();
  });
  test("B16-REROLL-03, B16-REROLL-08: not in the other coach's turn: neither the catcher's coach nor the passer's", () => {
    const thrown = (...dice: string[]): BloodScenario =>
      blood('A . . . 1 . B', withRerolls(1, { ball: 'A', rerollsUsed: 1 }))
        .dice(...dice)
        .passes('A', '', [14, 5]);
    thrown('d6:6', 'd6:1', 'd8:2').expectBall([14, 4]).expectAsked('action', 'away').done();
    thrown('d6:6', 'd6:6').expectBall('1').expectAsked('action', 'away').done();
  });
  test("B16-REROLL-08: the other coach's roll stands, though the own re-roll is still there", () => {
    blood('A . . . 1 . B', withRerolls(2, { ball: 'A' }))
      .dice('d6:6')
      .passes('A', '', [14, 5])
      .dice('d6:6')
      .answers('keep')
      .expectBall('1')
      .expectRerolls(2, 3)
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-REROLL-03: an interception is no roll of the own turn; only a skill helps', () => {
    const tried = (skills: readonly SkillName[], ...dice: string[]): BloodScenario =>
      blood('A . 1 . B . 2', withRerolls(0, { ball: 'A', who: { 1: skills } }))
        .passes('A', '', [14, 5])
        .dice(...dice)
        .answers({ player: '1' });
    tried([], 'd6:1', 'd6:6', 'd6:6').expectBall('B').done();
    tried(['catch'], 'd6:1').expectAsked('reroll', 'away', 'keep', { reroll: 'catch' }).done();
  });
  test('B16-REROLL-03: nothing is re-rolled for a player that has left the pitch', () => {
    const s = blood(
      'A 1 . B . 2',
      withRerolls(1, { active: 'away', rerolls: { home: 1, away: 1 }, who: { A: ['regeneration'] } }),
    );
    s.dice('block:defenderDown').blocks('1', 'A').answers({ face: 'defenderDown' });
    s.answers({ to: [9, 5] })
      .dice('2d6:9', '2d6:10', 'd6:3')
      .answers('no');
    s.expectState('A', 'casualties').expectRerolls(1, 1).expectAsked('action', 'away').done();
    // In its own team's turn as well: Both Down, and the blocker does not come back.
    const own = blood('A 1 . B . 2', withRerolls(1, { who: { A: ['regeneration'] } })).dice('block:bothDown');
    own.blocks('A', '1').dice('2d6:5', '2d6:9', '2d6:10', 'd6:3').answers({ face: 'bothDown' });
    own.expectState('A', 'casualties').expectRerolls(1, 3).done();
  });
  test('B16-REROLL-04: not on Armour and Injury, nor on scatter, direction and distance', () => {
    const hit = blood('A 1 . B . 2', withRerolls(2, { ball: '1' }))
      .dice('block:defenderDown')
      .blocks('A', '1');
    hit
      .answers({ face: 'defenderDown' }, { to: [12, 5] })
      .dice('2d6:8', 'd8:2')
      .answers('no')
      .expectBall([12, 4]);
    hit.expectRerolls(2, 3).expectAsked('action', 'home').done();
    blood('A 1 . B . 2', withRerolls(2, { who: { 1: { state: 'prone' } } }))
      .dice('d6:4', 'd6:5', 'd6:1', 'd6:2')
      .fouls('A', '', '1')
      .expectState('1', 'stunned')
      .expectAsked('action', 'home')
      .done();
    // The pass may be re-rolled; where it scatters to, and the throw-in after it, may not.
    const stray = blood('A . . . B . . 2', withRerolls(2, { at: [10, 1], ball: 'A' }))
      .dice('d6:2')
      .passes('A', '', [14, 1]);
    stray.expectAsked('reroll', 'home').dice('d8:2', 'd6:3', '2d6:4', 'd8:5').answers('keep').expectBall([15, 5]);
    stray.expectAsked('action', 'away').done();
  });
  test('B16-REROLL-04: nor on the casualty table', () => {
    const s = blood('A 1 . B . 2', withRerolls(1, { options: { apothecary: true } })).dice('block:bothDown');
    s.blocks('A', '1').dice('2d6:5', '2d6:9', '2d6:10', 'd6:6', 'd8:1').answers({ face: 'bothDown' });
    s.expectState('A', 'casualties').expectRerolls(1, 3).expectAsked('action', 'away').done();
  });
});

describe('how a team re-roll is used', () => {
  test('B16-REROLL-05: on a successful roll too, which no skill may', () => {
    dodging(6, skilled('dodge')).expectAsked('reroll', 'home', 'keep', team).done();
    dodging(6, { ...skilled('dodge'), rerolls: { home: 0 } })
      .expectAsked('activity', 'home')
      .done();
  });
  test('B16-REROLL-06: the second result stands, even if worse', () => {
    dodging(6).dice('d6:1', '2d6:5').answers(team).expectState('A', 'prone').expectTurnover('knockedDown').done();
    dodging(1).dice('d6:6').answers(team).expectState('A', 'standing').done();
    const s = blood('A 1 . B . 2', withRerolls(1)).dice('block:defenderDown').blocks('A', '1');
    s.dice('block:attackerDown', '2d6:5').answers(team).expectState('A', 'prone').expectTurnover('knockedDown').done();
  });
  test('B16-REROLL-07: one a turn, however many there are; the next turn has its own', () => {
    const s = dodging(1).dice('d6:6').answers(team, 'stop').expectRerolls(1, 3);
    // B goes past 2 and is not asked about.
    s.answers({ move: 'B' }).walks('B', 'e').dice('d6:1', '2d6:5').walks('B', 'w');
    s.expectState('B', 'prone').expectRerolls(1, 3).expectAsked('action', 'away').done();
    const next = dodging(1).dice('d6:6').answers(team, 'stop', 'endTurn', 'endTurn').answers({ move: 'A' });
    next.walks('A', 'e').dice('d6:6').walks('A', 'w').expectAsked('reroll', 'home', 'keep', team).done();
  });
  test('B16-REROLL-07: a re-roll used for the block is not there for the dodge', () => {
    blood('. A 1 . B . 2', withRerolls(3, { rerollsUsed: 1 }))
      .dice('d6:1', '2d6:5')
      .answers({ move: 'A' })
      .walks('A', 'w')
      .expectState('A', 'prone')
      .expectRerolls(3, 3)
      .done();
  });
  test('B16-REROLL-09: each one used is one less', () => {
    const s = dodging(1).expectRerolls(2, 3).dice('d6:6').answers(team).expectRerolls(1, 3);
    s.expectEvent({ type: 'rerolled', seat: 0, source: 'team' }).done();
    dodging(1).dice('2d6:5').answers('keep').expectRerolls(2, 3).done();
    // With the last one gone there is nothing to ask about.
    blood('. A 1 . B . 2', { rerolls: { home: 1 } })
      .answers({ move: 'A' })
      .dice('d6:1', 'd6:6')
      .walks('A', 'w')
      .answers(team, 'stop', 'endTurn', 'endTurn')
      .expectRerolls(0, 0)
      .answers({ move: 'A' })
      .walks('A', 'e')
      .dice('d6:6')
      .walks('A', 'w')
      .expectAsked('activity', 'home')
      .done();
  });
  test('B16-REROLL-10, B16-OQ-48: at half time both sides are back at what they bought: bonus re-rolls are gone', () => {
    const s = fromToss({ rerolls: 3 }, { rerolls: 2 }).toFirstTurn('home').expectRerolls(3, 2);
    s.with(g => {
      g.setRerolls(0, 1);
      g.setRerolls(1, 5);
    });
    s.endsHalf().expectAsked('setUp', 'away').expectRerolls(3, 2).done();
  });
  test('B16-REROLL-10: a new drive brings none back', () => {
    const s = fromToss({ rerolls: 3 }, { rerolls: 2 }).toFirstTurn('home');
    s.with(g => g.setRerolls(0, 1)).scores('A4');
    s.expectAsked('setUp', 'away').expectRerolls(1, 2).done();
  });
});

describe('re-rolls of players', () => {
  test('B16-REROLL-11: any number in a turn, each roll once', () => {
    const s = blood('A . . . . . B . 2', { who: { A: { movement: 0, skills: ['sureFeet'] } } }).answers({ move: 'A' });
    s.dice('d6:1').walks('A', 'n').expectAsked('reroll', 'home', 'keep', { reroll: 'sureFeet' });
    s.dice('d6:2').answers({ reroll: 'sureFeet' }).dice('d6:1').walks('A', 'n');
    s.expectAsked('reroll', 'home', 'keep', { reroll: 'sureFeet' }).dice('d6:1', '2d6:5');
    s.answers({ reroll: 'sureFeet' }).expectState('A', 'prone').done();
  });
  test("B16-REROLL-11, B16-OQ-79: but a skill's own limit holds: Dodge is good for one roll a turn", () => {
    const s = blood('. . A 1 .\n. . 2 . .\n. . . . B', skilled('dodge')).answers({ move: 'A' });
    s.dice('d6:1', 'd6:6').walks('A', 'w').answers({ reroll: 'dodge' });
    s.dice('d6:1', '2d6:5').walks('A', 'w').expectState('A', 'prone').done();
  });
});

describe('at once or not at all', () => {
  test('B16-REROLL-12: once the coach has let it be, the roll is over', () => {
    const s = dodging(6).answers('keep').expectAsked('activity', 'home').expectIllegal(team, 'keep');
    s.walks('A', 'w').expectIllegal(team).expectRerolls(2, 3).done();
  });
  test('B16-REROLL-12, B16-REROLL-X2: a blitzer that has moved on cannot have its block back', () => {
    const s = blood('. . . .\nA 1 . . B 2', withRerolls(1)).dice('block:pushed').blitzes('A', '', '1');
    s.expectAsked('blockDie', 'home', { face: 'pushed' }, team);
    s.answers({ face: 'pushed' }, { to: [12, 7] }, 'no')
      .walks('A', 'n w')
      .expectAsked('activity', 'home');
    s.expectIllegal(team, { face: 'pushed' }).expectRerolls(1, 3).done();
  });
});
