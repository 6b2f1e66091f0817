/** Interceptions: who may try, what the roll needs, and what comes of it. */
import { describe, expect, test } from 'vitest';
import type { SkillName } from '../../src/blood/editions/2016/names.ts';
import { type BloodScenario, blood, legalOf, type Settings } from '../blood/dsl.ts';

type At = readonly [column: number, row: number];
const aimed = (drawing: string, to: At, settings: Settings = {}): BloodScenario =>
  blood(drawing, { ball: 'A', ...settings }).passes('A', '', to);
/** A pass over four squares that nobody is asked about. */
const unopposed = (drawing: string, settings: Settings = {}): void =>
  blood(drawing, { ball: 'A', ...settings })
    .dice('d6:6', 'd6:6')
    .passes('A', '', [14, 5])
    .expectBall('B')
    .done();
/** A pass over 1, which tries. */
const tried = (settings: Settings, ...dice: string[]): BloodScenario =>
  aimed('A . 1 . B . 2', [14, 5], settings)
    .expectAsked('intercept', 'away')
    .dice(...dice)
    .answers({ player: '1' });

describe('who may try', () => {
  test('B16-INTERCEPT-01: one opponent at most, of those who could; or nobody', () => {
    const s = aimed('A 1 2 3 B', [14, 5]).expectAsked(
      'intercept',
      'away',
      'no',
      { player: '1' },
      { player: '2' },
      { player: '3' },
    );
    // 2 tries and fails; nobody else is asked.
    s.dice('d6:1', 'd6:6', 'd6:6').answers({ player: '2' }).expectBall('B');
    expect((s.game.events ?? []).filter(e => e.type === 'rolled' && e.roll === 'intercept')).toHaveLength(1);
    s.done();
    aimed('A . 1 . B . 2', [14, 5]).dice('d6:6', 'd6:6').answers('no').expectBall('B').done();
  });
  test('B16-INTERCEPT-01: no team-mate of the thrower', () => {
    unopposed('A . C . B . 2');
  });
  test('B16-INTERCEPT-02: the ruler must cover part of its square', () => {
    const s = aimed('. . 1 . .\n. . 2 . .\nA . 3 . B\n. . 4 . .\n. . 5 . .', [14, 7]);
    expect(legalOf(s, 'player')).toEqual(['2', '3', '4']);
    s.done();
  });
  test('B16-INTERCEPT-02, B16-OQ-40: a pass to an empty or an adjacent square is no exception', () => {
    const s = aimed('A . 1 . . . 2', [14, 5]).expectAsked('intercept', 'away', 'no', { player: '1' });
    s.done();
    // Diagonally next to the thrower there are squares under the ruler, straight ahead there are none.
    expect(legalOf(aimed('A 1 .\n2 B .', [11, 6]), 'player')).toEqual(['1', '2']);
    blood('1 2 .\nA B .\n3 . .', { ball: 'A' })
      .dice('d6:6', 'd6:6')
      .passes('A', '', [11, 6])
      .expectNotLogged('intercepted')
      .done();
  });
  test('B16-INTERCEPT-03: it must have its tackle zone', () => {
    for (const one of [{ state: 'prone' }, { state: 'stunned' }, { witless: true }] as const)
      unopposed('A . 1 . B . 2', { who: { 1: one } });
  });
  test('B16-INTERCEPT-04, B16-INTERCEPT-05, B16-OQ-39: nearer to the thrower and to the target than they are to each other', () => {
    // 1 is behind the thrower, 5 behind the target: both under the line, both too far from one end.
    const s = aimed('1 . A 2 . 3 B 4 5', [16, 5]);
    expect(legalOf(s, 'player')).toEqual(['2', '3']);
    s.done();
    // Beside the thrower: as far from the target as the thrower itself, and so too far.
    const beside = aimed('. 1 . . .\n. A . . B\n. . 2 . .', [14, 6]);
    expect(legalOf(beside, 'player')).toEqual(['2']);
    beside.done();
  });
  test('B16-INTERCEPT-02: with the module off nobody is asked', () => {
    unopposed('A . 1 . B . 2', { options: { interceptions: false } });
  });
});

describe('the roll', () => {
  test('B16-INTERCEPT-06: declared and rolled before the pass', () => {
    const s = tried({}, 'd6:5', 'd6:4', 'd6:3').expectBall('B');
    const rolls = (s.game.events ?? []).flatMap(e => (e.type === 'rolled' ? [e.roll] : []));
    expect(rolls).toEqual(['intercept', 'pass', 'catch']);
    s.done();
    // A pass that would be fumbled can be intercepted all the same (B16-OQ-37).
    const six = tried({}, 'd6:6').expectBall('1');
    expect((six.game.events ?? []).flatMap(e => (e.type === 'rolled' ? [e.roll] : []))).toEqual(['intercept']);
    six.done();
  });
  test('B16-INTERCEPT-07: −2, and −1 for each opposing tackle zone on the interceptor', () => {
    tried({}, 'd6:6').expectModifiers('intercept', { interception: -2 }).done();
    const marked = aimed('. . C . .\nA . 1 . B\n. . D . 2', [14, 6], { who: { 1: { agility: 6 } } });
    marked.dice('d6:5').answers({ player: '1' }).expectModifiers('intercept', { interception: -2, tackleZones: -2 });
    marked.expectNeeded('intercept', 5).expectBall('1').done();
  });
  test('B16-INTERCEPT-07: a natural 1 fails and a natural 6 succeeds, whatever the modifiers', () => {
    tried({ who: { 1: { agility: 6 } } }, 'd6:1', 'd6:6', 'd6:6')
      .expectBall('B')
      .done();
    tried({ who: { 1: { agility: 6 } } }, 'd6:3')
      .expectBall('1')
      .done();
    tried({ who: { 1: { agility: 1 } } }, 'd6:6')
      .expectBall('1')
      .done();
    tried({ who: { 1: { agility: 1 } } }, 'd6:5', 'd6:6', 'd6:6')
      .expectBall('B')
      .done();
  });
  test('B16-INTERCEPT-11: Pouring Rain is a further −1', () => {
    const wet = { weather: 'pouringRain', who: { 1: { agility: 4 } } } as const;
    tried(wet, 'd6:6')
      .expectModifiers('intercept', { interception: -2, pouringRain: -1 })
      .expectNeeded('intercept', 6)
      .done();
    tried(wet, 'd6:5', 'd6:6', 'd6:6').expectBall('B').done();
  });
  test('B16-INTERCEPT-10: Catch may re-roll a failed interception', () => {
    const missed = (): BloodScenario => tried({ who: { 1: ['catch'] as readonly SkillName[] } }, 'd6:5');
    missed()
      .expectAsked('reroll', 'away', 'keep', { reroll: 'catch' })
      .dice('d6:6')
      .answers({ reroll: 'catch' })
      .expectBall('1')
      .done();
    missed().dice('d6:6', 'd6:6').answers('keep').expectBall('B').done();
  });
});

describe('what comes of it', () => {
  test('B16-INTERCEPT-08: after a failure the pass goes on as usual', () => {
    tried({}, 'd6:1', 'd6:6', 'd6:3').expectBall('B').expectTurnover('none').expectAsked('action', 'home').done();
    tried({}, 'd6:1', 'd6:1', 'd8:2').expectBall([10, 4]).expectTurnover('fumble').done();
  });
  test('B16-INTERCEPT-09: after a success the interceptor has the ball and the turn is over, with no Pass roll', () => {
    const s = tried({}, 'd6:6').expectBall('1').expectTurnover('intercepted').expectAsked('action', 'away');
    s.expectNotLogged('passResult').expectLegal({ move: '1' }).done();
  });
  test('B16-INTERCEPT-09, B16-TD-06: in its End Zone it scores there and then', () => {
    // Home throws along its own End Zone, where 1 stands in the way.
    const line = blood('A\n.\n1\n.\nB\n.\n2', { at: [1, 5], ball: 'A' });
    line
      .passes('A', '', [1, 9])
      .dice('d6:6')
      .answers({ player: '1' })
      .expectScore(0, 1)
      .expectTurnover('touchdown')
      .done();
  });
  test('B16-INTERCEPT-12: a thrown team-mate is not intercepted', () => {
    const s = blood('A . . 1 . . .\nB . . . . C 2', { who: { A: ['throwTeammate'], B: ['rightStuff'] } });
    s.answers({ pass: 'A' }, { throwTeammate: 'B' })
      .dice('d6:6', 'd8:5', 'd8:5', 'd8:5', 'd6:6')
      .answers({ to: [14, 5] });
    s.expectSquare('B', [17, 5]).expectNotLogged('intercepted').done();
  });
});

test('B16-INTERCEPT-X1: with Agility 4 the interceptor needs 5+, and his 6 does it', () => {
  const s = blood('1 . A . 2 . B', { active: 'away', ball: '1', who: { A: { agility: 4 } } }).passes('1', '', [14, 5]);
  s.expectAsked('intercept', 'home', 'no', { player: 'A' }).dice('d6:6').answers({ player: 'A' });
  s.expectNeeded('intercept', 5).expectBall('A').expectTurnover('intercepted').expectAsked('action', 'home').done();
});
test('B16-INTERCEPT-X2: Agility 3 needs a natural 6, Agility 4 a 5', () => {
  tried({}, 'd6:6').expectBall('1').done();
  tried({}, 'd6:5', 'd6:6', 'd6:6').expectBall('B').done();
  tried({ who: { 1: { agility: 4 } } }, 'd6:5')
    .expectBall('1')
    .done();
  tried({ who: { 1: { agility: 4 } } }, 'd6:4', 'd6:6', 'd6:6')
    .expectBall('B')
    .done();
});
