/** The Passing skills of 2025. */
import { describe, expect, test } from 'vitest';
import { DRIVE_REROLL } from '../../src/blood/words.ts';
import { teamTarget, Until } from '../../src/kernel/effects.ts';
import { blood25, type Settings } from '../blood/b25.ts';
import { legalOf } from '../blood/dsl.ts';

const FIELD = 'A . . B . . C . . . D . . E . . 1';
const passing = (who: Settings['who'], to: number, ...dice: string[]) =>
  blood25(FIELD, { ball: 'A', at: [5, 5], who: who ?? {} })
    .dice(...dice)
    .passes('A', '', [to, 5]);

describe('Accurate', () => {
  test('B25-SKILL-ACCURATE-01: +1 to Quick and Short Passes, not to longer ones', () => {
    passing({ A: ['accurate'] }, 8, 'd6:3', 'd6:3')
      .expectModifiers('pass', { accurate: 1 })
      .expectBall('B')
      .done();
    passing({ A: ['accurate'] }, 11, 'd6:4', 'd6:3')
      .expectModifiers('pass', { shortPass: -1, accurate: 1 })
      .expectBall('C')
      .done();
    passing({ A: ['accurate'] }, 15, 'd6:6', 'd6:3')
      .expectModifiers('pass', { longPass: -2 })
      .done();
    passing({ A: ['accurate'] }, 18, 'd6:6', 'd6:3')
      .expectModifiers('pass', { longBomb: -3 })
      .done();
  });
});

describe('Cannoneer', () => {
  test('B25-SKILL-CANNONEER-01: +1 to Long Passes and Long Bombs, not to shorter ones', () => {
    passing({ A: ['cannoneer'] }, 15, 'd6:5', 'd6:3')
      .expectModifiers('pass', { longPass: -2, cannoneer: 1 })
      .expectBall('D')
      .done();
    passing({ A: ['cannoneer'] }, 18, 'd6:6', 'd6:3')
      .expectModifiers('pass', { longBomb: -3, cannoneer: 1 })
      .expectBall('E')
      .done();
    passing({ A: ['cannoneer'] }, 8, 'd6:4', 'd6:3')
      .expectModifiers('pass', {})
      .done();
    passing({ A: ['cannoneer'] }, 11, 'd6:6', 'd6:3')
      .expectModifiers('pass', { shortPass: -1 })
      .done();
  });
});

describe('Cloud Burster', () => {
  test('B25-SKILL-CLOUDBURSTER-01: nobody may intercept', () => {
    const thrown = (who: Settings['who']) =>
      blood25('A . 1 . B', { ball: 'A', who: who ?? {} })
        .dice('d6:5')
        .dice(...(who?.A ? ['d6:3'] : []))
        .passes('A', '', [14, 5]);
    thrown({}).expectAsked('intercept', 'away');
    thrown({ A: ['cloudBurster'] })
      .expectBall('B')
      .done();
  });
});

describe('Dump-off', () => {
  const attacked = (settings: Settings = {}) =>
    blood25('A 1 . 2\n. . . .', { ball: '1', ...settings, who: { 1: ['dumpOff'], ...settings.who } });
  test('B25-SKILL-DUMPOFF-01: a Quick Pass before the block, which then goes on', () => {
    const s = attacked().blocks('A', '1').expectAsked('useSkill', 'away').answers('yes');
    s.expectAsked('passTarget', 'away')
      .expectLegal({ to: [14, 5] })
      .expectIllegal({ to: [15, 5] });
    s.dice('d6:5', 'd6:3', 'block:pushed').answers({ to: [13, 5] });
    s.expectBall('2')
      .expectLog('threw', 'ballTaken', 'blockRolled')
      .expectModifiers('pass', { tackleZones: -1 })
      .done();
  });
  test('B25-SKILL-DUMPOFF-01: declined, and while it is Distracted', () => {
    attacked().blocks('A', '1').dice('block:pushed').answers('no').expectBall('1').done();
    attacked({ who: { 1: { skills: ['dumpOff'], witless: true } } })
      .dice('block:pushed')
      .blocks('A', '1')
      .done();
  });
  test('B25-SKILL-DUMPOFF-02: after a Blitzer’s move, and after all else that comes before the dice', () => {
    const s = blood25('. A . 1 . 2', { ball: '1', who: { 1: { skills: ['dumpOff'], strength: 4 }, A: ['dauntless'] } })
      .answers({ blitz: 'A' }, { target: '1' })
      .walks('A', 'e');
    s.answers({ target: '1' }).dice('d6:2').answers('yes').expectAsked('useSkill', 'away');
    s.answers('yes')
      .dice('d6:5', 'd6:3', 'block:pushed')
      .answers({ to: [15, 5] });
    s.expectLog('moved', 'rolled', 'threw', 'blockRolled').done();
  });
  test('B25-SKILL-DUMPOFF-03: no turnover comes of it, fumbled, dropped or intercepted', () => {
    attacked()
      .blocks('A', '1')
      .answers('yes')
      .dice('d6:1', 'd8:7', 'block:pushed')
      .answers({ to: [13, 5] })
      .expectTurnover('none')
      .expectBall([11, 6])
      .done();
    attacked()
      .blocks('A', '1')
      .answers('yes')
      .dice('d6:5', 'd6:1', 'd8:2', 'block:pushed')
      .answers({ to: [13, 5] })
      .expectTurnover('none')
      .expectBall([13, 4])
      .done();
    const s = blood25('A 1 . B . 2', { ball: '1', who: { 1: ['dumpOff'] } })
      .blocks('A', '1')
      .answers('yes')
      .dice('d6:6')
      .answers({ to: [14, 5] });
    s.expectAsked('intercept', 'home').dice('d6:6', 'block:pushed').answers({ player: 'B' });
    s.expectBall('B').expectTurnover('none').expectLog('intercepted', 'blockRolled').done();
  });
  test('B25-SKILL-DUMPOFF-04: without the ball there is nothing to throw', () => {
    blood25('A 1 . 2', { ball: '2', who: { 1: ['dumpOff'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectNotLogged('threw')
      .done();
  });
  test('B25-SKILL-DUMPOFF-01: for the second block of a Frenzy as well, if it has kept the ball', () => {
    const s = blood25('A 1 . . 2', { ball: '1', who: { A: ['frenzy'], 1: ['dumpOff'] } })
      .blocks('A', '1')
      .dice('block:pushed')
      .answers('no', { to: [12, 5] });
    s.expectAsked('useSkill', 'away').done();
  });
});

describe('Give and Go', () => {
  test('B25-SKILL-GIVEANDGO-01: after a Quick Pass it moves on with what is left', () => {
    const s = blood25('A . . . B . . 1', { ball: 'A', who: { A: { skills: ['giveAndGo'], movement: 3 } } })
      .answers({ pass: 'A' })
      .walks('A', 'e')
      .dice('d6:4', 'd6:3')
      .answers('throw', { to: [14, 5] });
    s.expectAsked('activity').expectIllegal('throw').walks('A', 'n n').expectSquare('A', [11, 3]);
    s.dice('d6:1', '2d6:3').walks('A', 'n').expectState('A', 'prone').done();
  });
  test('B25-SKILL-GIVEANDGO-01: after a hand-off', () => {
    const s = blood25('A B . . 1', { ball: 'A', who: { A: ['giveAndGo'] } })
      .dice('d6:3')
      .handsOff('A', '', 'B');
    s.expectAsked('activity').walks('A', 'n').expectSquare('A', [10, 4]).done();
  });
  test('B25-SKILL-GIVEANDGO-01: not after a longer pass, nor when the turn is lost', () => {
    blood25('A . . . . B . 1', { ball: 'A', who: { A: ['giveAndGo'] } })
      .dice('d6:5', 'd6:3')
      .passes('A', '', [15, 5])
      .expectAsked('action')
      .done();
    blood25('A . B . . 1', { ball: 'A', who: { A: ['giveAndGo'] } })
      .dice('d6:4', 'd6:1', 'd8:2')
      .passes('A', '', [12, 5])
      .expectTurnover('passNotCaught')
      .expectAsked('action', 'away')
      .done();
  });
  test('B25-SKILL-GIVEANDGO-01, B25-SKILL-SAFEPASS-01: not when Safe Pass has kept the ball', () => {
    blood25('A . B . . 1', { ball: 'A', who: { A: ['giveAndGo', 'safePass'] } })
      .dice('d6:1')
      .passes('A', '', [12, 5])
      .expectBall('A')
      .expectAsked('action', 'home')
      .done();
  });
});

describe('Hail Mary Pass', () => {
  const hail = (who: Settings['who'], to: readonly [number, number], ...dice: string[]) =>
    blood25('A . 1 . . . . . . . . . . . . . . . . . B', {
      ball: 'A',
      at: [3, 5],
      who: { A: ['hailMaryPass'], ...who },
    })
      .answers({ pass: 'A' }, 'hailMary')
      .dice(...dice)
      .answers({ to });
  test('B25-SKILL-HAILMARYPASS-01: to any square, at the difficulty of a Long Bomb', () => {
    const s = hail({}, [24, 14], 'd6:5', 'd8:5', 'd8:5', 'd8:7', 'd8:4');
    s.expectModifiers('pass', { longBomb: -3 }).expectBall([25, 15]).expectTurnover('passNotCaught').done();
    blood25('A . 1', { ball: 'A' }).answers({ pass: 'A' }).expectIllegal('hailMary');
  });
  test('B25-SKILL-HAILMARYPASS-01: fumbled like one', () => {
    hail({}, [23, 5], 'd6:4', 'd8:2').expectTurnover('fumble').expectBall([3, 4]).done();
  });
  test('B25-Q-78: Cannoneer helps', () => {
    hail({ A: ['hailMaryPass', 'cannoneer'] }, [23, 5], 'd6:4', 'd8:2', 'd8:2', 'd8:2', 'd8:2')
      .expectModifiers('pass', { longBomb: -3, cannoneer: 1 })
      .done();
  });
  test('B25-SKILL-HAILMARYPASS-02, B25-SKILL-HAILMARYPASS-03: never accurate, and nobody intercepts it', () => {
    const s = hail({}, [23, 5], 'd6:6', 'd8:5', 'd8:1', 'd8:7', 'd6:3');
    s.expectEvent({ type: 'passResult', result: 'inaccurate' }).expectBall('B').expectTurnover('none').done();
  });
});

describe('Leader', () => {
  const AWAY = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'];
  const bench = (leaders: readonly string[]) =>
    Object.fromEntries([
      ...'ABCDEFGHIJKL'.split('').map(name => [name, leaders.includes(name) ? ['leader'] : []] as const),
      ...AWAY.map(name => [name, []] as const),
    ]);
  /** Both sides set up; home's first eleven, L stays on the bench. */
  const half = (leaders: readonly string[], settings: Settings = {}) => {
    const s = blood25('', {
      bench: bench(leaders),
      moment: 'half',
      kicking: 'away',
      options: { kickOffTable: false },
      ...settings,
    }).starts();
    for (let i = 0; i < 2; i++) {
      const [formation] = legalOf(s, 'formation');
      s.answers({ formation: formation as string }, 'ready');
    }
    return s;
  };
  test('B25-SKILL-LEADER-01: one more when a half begins, however many are fielded', () => {
    const s = half(['A', 'B']);
    expect([s.game.leaderReroll(0), s.game.leaderReroll(1)]).toEqual([true, false]);
    s.expectRerolls(3, 2);
    expect(half([]).game.leaderReroll(0)).toBe(false);
  });
  test('B25-SKILL-LEADER-01: not for somebody on the bench', () => {
    const s = half([], { bench: { ...bench([]), A: { skills: ['leader'], state: 'knockedOut' } } });
    expect(s.game.leaderReroll(0)).toBe(false);
  });
  test('B25-Q-60: extra time brings no new one', () => {
    const s = half(['A', 'B'], { half: 3, options: { overtime: true, kickOffTable: false } });
    expect(s.game.leaderReroll(0)).toBe(false);
  });
  const led = (settings: Settings) =>
    blood25('A 1 .\nB . .', { leaderReroll: { home: true }, ...settings })
      .answers({ move: 'A' })
      .dice('d6:2');
  test('B25-SKILL-LEADER-02: used like any other while an owner is on the pitch, lying down or not', () => {
    const s = led({ who: { B: { skills: ['leader'], state: 'stunned' } } }).walks('A', 'w');
    s.expectAsked('reroll', 'home', 'keep', { reroll: 'team' });
    s.dice('d6:3').answers({ reroll: 'team' }).expectSquare('A', [9, 5]);
    expect(s.game.leaderReroll(0)).toBe(false);
    s.done();
  });
  test('B25-Q-56, B25-Q-81: spent after one for the drive, and before the team’s own', () => {
    const s = led({ rerolls: { home: 1 }, who: { B: ['leader'] } });
    s.game.affect(teamTarget(0), DRIVE_REROLL, 0, Until.drive);
    const left = (): unknown[] => [
      s.game.isAffected(teamTarget(0), DRIVE_REROLL),
      s.game.leaderReroll(0),
      s.game.rerolls(0),
    ];
    s.walks('A', 'w').dice('d6:3').answers({ reroll: 'team' });
    expect(left()).toEqual([false, true, 1]);
    const rushing = led({ rerolls: { home: 1 }, who: { B: ['leader'] } })
      .walks('A', 'w')
      .dice('d6:3');
    rushing.answers({ reroll: 'team' }).expectRerolls(1, 0);
    expect(rushing.game.leaderReroll(0)).toBe(false);
  });
  test('B25-SKILL-LEADER-02: not without one', () => {
    led({ bench: { C: ['leader'] } })
      .dice('2d6:3')
      .walks('A', 'w')
      .expectState('A', 'prone')
      .done();
  });
  test('B25-SKILL-LEADER-03: lost once every owner is a casualty or sent off', () => {
    const isLeft = (...states: ('casualties' | 'sentOff' | 'knockedOut')[]): boolean => {
      const bench = Object.fromEntries(states.map((state, i) => ['CDE'[i] as string, { skills: ['leader'], state }]));
      const { game } = blood25('A . 1', { leaderReroll: { home: true }, bench });
      return game.rules.hooks.teamRerolls.some(reroll => reroll.isLeft(game, 0));
    };
    expect(isLeft('casualties', 'sentOff')).toBe(false);
    expect(isLeft('casualties', 'knockedOut')).toBe(true);
  });
  test('B25-SKILL-LEADER-04: it is no re-roll of the team’s own, of which a Master Chef takes', () => {
    const s = half(['A', 'B']).expectRerolls(3, 2);
    s.game.setRerolls(0, 0);
    expect(s.game.rules.hooks.teamRerolls.some(reroll => reroll.mayUse(s.game, 0))).toBe(true);
  });
});

describe('Nerves of Steel', () => {
  test('B25-SKILL-NERVESOFSTEEL-01: opponents next to it do not matter when it passes or catches', () => {
    const s = blood25('2 . 3\nA . B\n. . .', { ball: 'A', who: { A: ['nervesOfSteel'], B: ['nervesOfSteel'] } })
      .dice('d6:4', 'd6:3')
      .passes('A', '', [12, 6]);
    s.expectModifiers('pass', {}).expectModifiers('catch', {}).expectBall('B').done();
  });
  test('B25-SKILL-NERVESOFSTEEL-02: they do when it intercepts', () => {
    const s = blood25('. . C .\nA . 1 . B', { ball: 'A', who: { 1: ['nervesOfSteel'] } })
      .dice('d6:5')
      .passes('A', '', [14, 6]);
    s.dice('d6:5', 'd6:3').answers({ player: '1' });
    s.expectModifiers('intercept', { interception: -3, tackleZones: -1 }).expectBall('B').done();
  });
});

describe('On the Ball', () => {
  const FAR = 'A . . . . B . . . . .\n. . . . . . . . . . .\n. . . . 1 . . . 2 . .';
  const thrown = (who: Settings['who'], field = FAR) =>
    blood25(field, { ball: 'A', who: who ?? {} }).passes('A', '', [15, 5]);
  test('B25-SKILL-ONTHEBALL-01: each owner in turn may run three squares before the test', () => {
    const s = thrown({ 1: ['onTheBall'], 2: ['onTheBall'] });
    s.expectAsked('onTheBall', 'away', 'no', { player: '1' }, { player: '2' }).expectNotLogged('rolled');
    s.answers({ player: '1' }, { to: [13, 6] }, { to: [13, 5] }, 'stop');
    s.expectAsked('onTheBall', 'away', 'no', { player: '2' });
    s.answers({ player: '2' }, { to: [18, 6] }, { to: [17, 6] })
      .dice('d6:6')
      .answers({ to: [16, 6] })
      .expectAsked('intercept', 'away', 'no', { player: '1' });
    s.dice('d6:4').answers('no').expectModifiers('catch', { tackleZones: -1 }).expectBall('B').done();
  });
  test('B25-SKILL-ONTHEBALL-01: it need not, and nobody runs who is down, Distracted or rooted', () => {
    thrown({ 1: ['onTheBall'] })
      .dice('d6:5', 'd6:3')
      .answers('no')
      .expectBall('B')
      .done();
    for (const state of [{ state: 'prone' as const }, { witless: true }, { rooted: true }])
      blood25(FAR, { ball: 'A', who: { 1: { skills: ['onTheBall'], ...state } } })
        .dice('d6:5', 'd6:3')
        .passes('A', '', [15, 5])
        .expectBall('B')
        .done();
  });
  test('B25-SKILL-ONTHEBALL-01: it dodges as usual, without a Team Re-roll', () => {
    const s = blood25('A . . . . B . .\n. . . . . . . .\n. . . . 1 C . .', {
      ball: 'A',
      rerolls: { away: 1 },
      who: { 1: ['onTheBall'] },
    }).passes('A', '', [15, 5]);
    s.dice('d6:4', '2d6:3', 'd6:5', 'd6:3').answers({ player: '1' }, { to: [14, 6] });
    s.expectModifiers('dodge', { tackleZones: -2 }).expectState('1', 'prone').expectRerolls(0, 1).done();
  });
  test('B25-SKILL-ONTHEBALL-01, B25-Q-79: without a Rush no farther than it can move', () => {
    const s = thrown({ 1: { skills: ['onTheBall'], movement: 2 } }).answers({ player: '1' }, { to: [14, 8] });
    s.dice('d6:5', 'd6:3')
      .answers({ to: [14, 9] })
      .expectBall('B')
      .done();
  });
  test('B25-SKILL-ONTHEBALL-01: it may jump over whoever lies there', () => {
    const s = thrown({ 1: ['onTheBall'] }, 'A . . . . B . .\n. . . . c . . .\n. . . . 1 . . .');
    s.answers({ player: '1' }).expectLegal({ jump: [14, 5] });
    s.dice('d6:4')
      .answers({ jump: [14, 5] })
      .expectSquare('1', [14, 5])
      .expectAsked('onTheBallStep', 'away');
    expect(legalOf(s, 'jump')).toEqual([]);
    s.done();
  });
  test('B25-SKILL-ONTHEBALL-02: a fall ends the runs, not the turn, and the pass goes on', () => {
    const s = thrown(
      { 1: ['onTheBall'], 2: ['onTheBall'] },
      'A . . . . B . . . . .\n. . . . . . . . . . .\n. . . . 1 C . . 2 . .',
    );
    s.dice('d6:1', '2d6:3', 'd6:5', 'd6:3')
      .answers({ player: '1' }, { to: [13, 7] })
      .expectState('1', 'prone')
      .expectBall('B')
      .expectTurnover('none')
      .done();
  });
  const kickOff = (who: Settings['who'], to: readonly [number, number] = [20, 7]) =>
    blood25('B . C 1 . 2 . . . 3', {
      at: [11, 7],
      kicking: 'home',
      active: 'away',
      moment: 'kickOff',
      who: who ?? {},
    })
      .starts()
      .answers({ player: 'B' })
      .dice('d8:7', 'd6:4')
      .answers({ to });
  test('B25-SKILL-ONTHEBALL-03: one Open owner of the receivers, before the event', () => {
    const s = kickOff({ 1: ['onTheBall'], 2: ['onTheBall'], 3: ['onTheBall'], C: ['onTheBall'] });
    // 1 is marked by C
    s.expectAsked('onTheBall', 'away', 'no', { player: '2' }, { player: '3' }).expectNotLogged('kickOffRolled');
    s.answers({ player: '3' }, { to: [20, 8] }, { to: [20, 9] })
      .dice('2d6:2', 'd8:7')
      .answers({ to: [20, 10] })
      .expectSquare('3', [20, 10])
      .expectLog('moved', 'kickOffRolled', 'ballBounced')
      .done();
  });
  test('B25-SKILL-ONTHEBALL-03: not into the other half, and not on a touchback', () => {
    const s = kickOff({ 2: ['onTheBall'] }).answers({ player: '2' }, { to: [15, 8] }, { to: [14, 8] });
    expect(legalOf(s, 'to')).toEqual(['14,9', '15,7', '15,8', '15,9']);
    blood25('B . C 1 . 2 . . . 3', {
      at: [11, 7],
      kicking: 'home',
      active: 'away',
      moment: 'kickOff',
      who: { 2: ['onTheBall'] },
    })
      .starts()
      .answers({ player: 'B' })
      .dice('d8:5', 'd6:4', '2d6:2')
      .answers({ to: [24, 7] })
      .expectAsked('giveBall', 'away');
  });
  test('B25-SKILL-ONTHEBALL-01, B25-Q-76: a pass that is dumped off is no Pass Action', () => {
    blood25('A 1 . 2\nB . . .', { ball: '1', who: { 1: ['dumpOff'], B: ['onTheBall'] } })
      .blocks('A', '1')
      .answers('yes')
      .dice('d6:6', 'd6:3', 'block:pushed', 'block:pushed')
      .answers({ to: [13, 5] })
      .expectBall('2')
      .done();
  });
});

describe('Pass', () => {
  test('B25-SKILL-PASS-01: a failed test may be rolled again, inaccurate or fumbled', () => {
    for (const die of [1, 3]) {
      const s = passing({ A: ['pass'] }, 8, `d6:${die}`).expectAsked('reroll', 'home', 'keep', { reroll: 'pass' });
      s.dice('d6:4', 'd6:3').answers({ reroll: 'pass' }).expectBall('B').done();
    }
  });
  test('B25-SKILL-PASS-01: not a good one', () => {
    passing({ A: ['pass'] }, 8, 'd6:4', 'd6:3')
      .expectBall('B')
      .done();
  });
});

describe('Punt', () => {
  const punts = (field: string, settings: Settings = {}) =>
    blood25(field, { ball: 'A', ...settings, who: { A: ['punt'], ...settings.who } }).answers({ punt: 'A' });
  test('B25-SKILL-PUNT-01: a move, and then the ball flies by two dice', () => {
    const s = punts('A . . . . . . 1\nB').walks('A', 'e').answers({ punt: 'A' });
    s.expectAsked('punt', 'home', { facing: 'up' }, { facing: 'right' }, { facing: 'down' }, { facing: 'left' });
    s.dice('d6:5', 'd6:3', 'd8:2').answers({ facing: 'right' });
    s.expectBall([14, 7]).expectAsked('action', 'home').expectIllegal({ move: 'A' }).done();
  });
  test('B25-SKILL-PUNT-01: one a turn, without the ball none, and only owners may', () => {
    punts('A . . . . . . 1\nB . . .', { ball: 'B' })
      .expectIllegal({ punt: 'A' })
      .answers('stop')
      .expectIllegal({ punt: 'B' });
    blood25('A . 1\nB . .', { ball: 'A', declared: ['punt'], who: { A: ['punt'], B: ['punt'] } }).expectIllegal(
      { punt: 'A' },
      { punt: 'B' },
    );
  });
  test('B25-SKILL-PUNT-01, B25-Q-36: declared lying down as well', () => {
    punts('a . . . . . . 1', { ball: [] }).walks('A', 'e').expectState('A', 'standing').expectIllegal({ punt: 'A' });
  });
  test('B25-SKILL-PUNT-02: whoever stands where it lands must try to catch it', () => {
    const s = punts('A . . B . . 1').answers({ punt: 'A' }).dice('d6:3', 'd6:3', 'd6:3').answers({ facing: 'right' });
    s.expectModifiers('catch', {}).expectBall('B').expectTurnover('none').done();
  });
  test('B25-SKILL-PUNT-02, B25-SKILL-PUNT-03: from an empty square it bounces, and a ball on the ground is no turnover', () => {
    const s = punts('A . . . B . . 1', { who: { A: ['punt'], B: ['divingCatch'] } });
    s.answers({ punt: 'A' }).dice('d6:3', 'd6:3', 'd8:2').answers({ facing: 'right' });
    s.expectBall([13, 4]).expectTurnover('none').expectAsked('action', 'home').done();
  });
  test('B25-SKILL-PUNT-03: a turnover if an opponent has it in the end', () => {
    punts('A . . 1')
      .answers({ punt: 'A' })
      .dice('d6:3', 'd6:3', 'd6:3')
      .answers({ facing: 'right' })
      .expectBall('1')
      .expectTurnover('puntLost')
      .done();
  });
  test('B25-SKILL-PUNT-03, B25-Q-69: off the pitch it is thrown in, and the turn is over even if a team-mate has it', () => {
    const s = punts('. A . .\n. . . .\n. . . .\n. B . 1', { at: [10, 1] });
    s.answers({ punt: 'A' }).dice('d6:3', 'd6:2', 'd6:3', '2d6:4', 'd6:4').answers({ facing: 'up' });
    s.expectBall('B').expectTurnover('puntLost').expectAsked('action', 'away').done();
  });
  test('B25-SKILL-PUNT-03: the same for a ball that bounces there', () => {
    const s = punts('. A . .\n. . . .\n. . . .\n. B . 1', { at: [10, 2] });
    s.answers({ punt: 'A' }).dice('d6:3', 'd6:1', 'd8:2', 'd6:3', '2d6:5', 'd6:4').answers({ facing: 'up' });
    s.expectBall('B').expectTurnover('puntLost').expectAsked('action', 'away').done();
  });
  test('B25-SKILL-PUNT-01: its dice may be rolled again with a Team Re-roll', () => {
    const s = punts('A . . . . . . 1', { rerolls: { home: 1 } }).answers({ punt: 'A' });
    s.dice('d6:1').answers({ facing: 'right' }).expectAsked('reroll', 'home', 'keep', { reroll: 'team' });
    s.dice('d6:3', 'd6:2', 'd8:2').answers({ reroll: 'team' }).expectBall([12, 4]).expectRerolls(0, 0).done();
  });
});

describe('Safe Pass', () => {
  test('B25-SKILL-SAFEPASS-01: a natural 1 is no fumble: the ball is kept, and the activation ends', () => {
    passing({ A: ['safePass'] }, 8, 'd6:1')
      .expectEvent({ type: 'skillUsed', skill: 'safePass' })
      .expectBall('A')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .expectIllegal({ move: 'A' })
      .done();
  });
  test('B25-SKILL-SAFEPASS-02: a 1 that modifiers made is', () => {
    passing({ A: ['safePass'] }, 18, 'd6:2', 'd8:2')
      .expectTurnover('fumble')
      .done();
  });
});
