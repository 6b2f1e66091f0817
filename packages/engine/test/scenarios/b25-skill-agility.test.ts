/** The Agility skills of 2025. */
import { describe, expect, test } from 'vitest';
import { isStanding } from '../../src/blood/status.ts';
import { CHOMPED } from '../../src/blood/words.ts';
import { Until } from '../../src/kernel/effects.ts';
import { blood25, type Settings } from '../blood/b25.ts';
import { legalOf } from '../blood/dsl.ts';

describe('Catch', () => {
  test('B25-SKILL-CATCH-01: a failed catch of a pass may be rolled again', () => {
    const s = blood25('A . B . . 1', { ball: 'A', who: { B: ['catch'] } })
      .dice('d6:4', 'd6:1')
      .passes('A', '', [12, 5]);
    s.expectAsked('reroll', 'home', 'keep', { reroll: 'catch' })
      .dice('d6:3')
      .answers({ reroll: 'catch' })
      .expectBall('B')
      .done();
  });
  test('B25-SKILL-CATCH-01: of a hand-off, and as often as it happens', () => {
    const s = blood25('A B C . . 1', { ball: 'A', who: { B: ['catch'] } })
      .dice('d6:2')
      .handsOff('A', '', 'B');
    // dropped once more, it bounces to C, who drops it as well, and comes back
    s.dice('d6:2', 'd8:5', 'd6:2', 'd8:4', 'd6:2')
      .answers({ reroll: 'catch' })
      .expectAsked('reroll', 'home')
      .expectModifiers('catch', { bounced: -1 });
    s.dice('d6:4').answers({ reroll: 'catch' }).expectBall('B').expectTurnover('none').done();
  });
  test('B25-SKILL-CATCH-02: it does not help to intercept', () => {
    const s = blood25('A . 1 . B', { ball: 'A', who: { 1: ['catch'] } })
      .dice('d6:5')
      .passes('A', '', [14, 5]);
    s.expectAsked('intercept', 'away').dice('d6:2', 'd6:3').answers({ player: '1' }).expectBall('B').done();
  });
});

describe('Diving Catch', () => {
  const thrown = (settings: Settings) =>
    blood25('A . . . B . . 1', { ball: 'A', ...settings })
      .dice('d6:4')
      .passes('A', '', [13, 5]);
  test('B25-SKILL-DIVINGCATCH-01: for a pass that comes down next to it', () => {
    const s = thrown({ who: { B: ['divingCatch'] } });
    s.expectAsked('divingCatch', 'home', 'no', { player: 'B' })
      .dice('d6:3')
      .answers({ player: 'B' })
      .expectModifiers('catch', {})
      .expectSquare('B', [14, 5])
      .expectBall('B')
      .done();
  });
  test('B25-SKILL-DIVINGCATCH-01: its coach may let it bounce, and a Distracted owner has no tackle zone', () => {
    thrown({ who: { B: ['divingCatch'] } })
      .dice('d8:2')
      .answers('no')
      .expectBall([13, 4])
      .done();
    blood25('A . . . B . . 1', { ball: 'A', who: { B: { skills: ['divingCatch'], witless: true } } })
      .dice('d6:4', 'd8:2')
      .passes('A', '', [13, 5])
      .expectBall([13, 4])
      .done();
  });
  test('B25-SKILL-DIVINGCATCH-01: for a throw-in', () => {
    const s = blood25('A . . . . . . 1\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . B', {
      ball: 'A',
      at: [10, 1],
      who: { B: ['divingCatch'] },
    })
      .dice('d6:3', 'd8:2', 'd6:3', '2d6:4')
      .passes('A', '', [12, 1]);
    s.expectAsked('divingCatch', 'home')
      .dice('d6:4')
      .answers({ player: 'B' })
      .expectModifiers('catch', { thrownIn: -1 })
      .expectBall('B')
      .done();
  });
  test('B25-SKILL-DIVINGCATCH-01: for a kick-off', () => {
    const s = blood25('A . . 1 . . . . 2', {
      at: [11, 7],
      kicking: 'home',
      active: 'away',
      moment: 'kickOff',
      options: { kickOffTable: false },
      who: { 2: ['divingCatch'] },
    }).starts();
    s.answers({ player: 'A' })
      .dice('d8:5', 'd6:1')
      .answers({ to: [17, 7] })
      .expectAsked('divingCatch', 'away', 'no', { player: '2' })
      .dice('d6:3')
      .answers({ player: '2' })
      .expectBall('2')
      .done();
  });
  test('B25-Q-70: the active team’s coach comes first, and whoever dives first has it', () => {
    const both = { who: { B: ['divingCatch'], 2: ['divingCatch'] } };
    const field = 'A . . . B . . 1\n. . . 2';
    const s = blood25(field, { ball: 'A', ...both })
      .dice('d6:4')
      .passes('A', '', [13, 5]);
    s.expectAsked('divingCatch', 'home').dice('d6:4').answers({ player: 'B' });
    s.expectModifiers('catch', { tackleZones: -1 }).done();
    const left = blood25(field, { ball: 'A', ...both })
      .dice('d6:4')
      .passes('A', '', [13, 5])
      .answers('no');
    left.expectAsked('divingCatch', 'away').dice('d6:6').answers({ player: '2' }).expectBall('2').done();
  });
  test('B25-Q-70: somebody in the square itself catches, and nobody dives', () => {
    blood25('A . . C B . . 1', { ball: 'A', who: { B: ['divingCatch'] } })
      .dice('d6:4', 'd6:3')
      .passes('A', '', [13, 5])
      .expectBall('C')
      .done();
  });
  test('B25-SKILL-DIVINGCATCH-02: not for a ball that bounces', () => {
    blood25('A . . . B . . 1', { ball: 'A', who: { B: ['divingCatch'] } })
      .dice('d6:4', 'd8:5')
      .passes('A', '', [12, 5])
      .expectBall([13, 5])
      .done();
  });
  test('B25-SKILL-DIVINGCATCH-03: +1 for an accurate pass at its own square, not for one that comes there astray', () => {
    blood25('A . . B . . 1', { ball: 'A', who: { B: ['divingCatch'] } })
      .dice('d6:4', 'd6:2')
      .passes('A', '', [13, 5])
      .expectModifiers('catch', { divingCatch: 1 })
      .expectBall('B')
      .done();
    blood25('A . . B . . 1', { ball: 'A', who: { B: ['divingCatch'] } })
      .dice('d6:3', 'd8:5', 'd8:1', 'd8:7', 'd6:3')
      .passes('A', '', [13, 5])
      .expectModifiers('catch', {})
      .expectBall('B')
      .done();
  });
});

describe('Diving Tackle', () => {
  const dodging = (who: Settings['who'], ...dice: string[]) =>
    blood25('. . .\nA 1 .\n. . .', { who: { 1: ['divingTackle'], ...who } })
      .answers({ move: 'A' })
      .dice(...dice)
      .walks('A', 'w');
  test('B25-SKILL-DIVINGTACKLE-01, B25-SKILL-DIVINGTACKLE-02: -2, and its owner lies in the square left, unhurt', () => {
    const s = dodging({}, 'd6:4').expectAsked('divingTackle', 'away', 'no', { player: '1' });
    s.dice('2d6:3').answers({ player: '1' });
    s.expectState('A', 'prone')
      .expectSquare('A', [9, 6])
      .expectState('1', 'prone')
      .expectSquare('1', [10, 6])
      .expectTurnover('knockedDown')
      .done();
  });
  test('B25-SKILL-DIVINGTACKLE-01, B25-Q-75: nobody is asked where it would change nothing', () => {
    dodging({}, 'd6:6').expectAsked('activity').expectSquare('A', [9, 6]).done();
    dodging({}, 'd6:5').expectAsked('activity').done();
    dodging({}, 'd6:2', '2d6:3').expectState('A', 'prone').expectState('1', 'standing').done();
  });
  test('B25-SKILL-DIVINGTACKLE-01: after the re-rolls, which are over by then', () => {
    const s = dodging({ A: ['dodge'] }, 'd6:2').expectAsked('reroll', 'home');
    s.dice('d6:4').answers({ reroll: 'dodge' }).expectAsked('divingTackle', 'away');
    s.dice('2d6:3').answers({ player: '1' }).expectState('A', 'prone').done();
  });
  test('B25-SKILL-DIVINGTACKLE-01, B25-SKILL-DODGE-01, B25-Q-188: a Dodge that has passed may be rolled again before somebody dives, not after', () => {
    const again = dodging({ A: ['dodge'] }, 'd6:4').expectAsked('reroll', 'home', 'keep', { reroll: 'dodge' });
    again.dice('d6:5').answers({ reroll: 'dodge' }).expectAsked('activity', 'home').expectState('1', 'standing').done();
    const kept = dodging({ A: ['dodge'] }, 'd6:4')
      .answers('keep')
      .expectAsked('divingTackle', 'away');
    kept.dice('2d6:3').answers({ player: '1' }).expectState('A', 'prone').done();
    // where a dive changes nothing, and without anybody to dive, nothing is asked
    dodging({ A: ['dodge'] }, 'd6:5')
      .expectAsked('activity')
      .done();
    dodging({ A: ['dodge'], 1: [] }, 'd6:4')
      .expectAsked('activity')
      .done();
    dodging({ A: ['dodge'], 1: ['divingTackle', 'tackle'] }, 'd6:4')
      .expectAsked('divingTackle', 'away')
      .done();
  });
  test('B25-SKILL-DIVINGTACKLE-01: declined, the Dodge stands', () => {
    dodging({}, 'd6:4').answers('no').expectAsked('activity').expectState('1', 'standing').done();
  });
  test('B25-SKILL-DIVINGTACKLE-01: against a jump, which then falls in the square it jumps to', () => {
    const s = blood25('. . . .\n1 A b .\n. . . .', { who: { 1: ['divingTackle'] } })
      .answers({ move: 'A' })
      .dice('d6:4')
      .answers({ jump: [13, 6] });
    s.expectAsked('divingTackle', 'away').dice('2d6:3').answers({ player: '1' });
    s.expectSquare('A', [13, 6]).expectState('A', 'prone').expectSquare('1', [11, 6]).expectState('1', 'prone').done();
  });
  test('B25-SKILL-DIVINGTACKLE-01, B25-SKILL-LEAP-02: against a Leap, whose penalties all count one less together', () => {
    // -1 for the marker and -2 for the tackle make -2 with Leap: a 5 is enough
    const leaping = (die: number) =>
      blood25('. . . .\n1 A C .\n. . . .', { who: { 1: ['divingTackle'], A: ['leap'] } })
        .answers({ move: 'A' })
        .dice(`d6:${die}`)
        .answers({ leap: [13, 6] });
    leaping(5).expectAsked('activity').expectSquare('A', [13, 6]).done();
    leaping(4).expectAsked('divingTackle', 'away').done();
  });
  test('B25-SKILL-DIVINGTACKLE-01: the chance of a Dodge past it is that of a Dodge at -2', () => {
    const s = blood25('. . .\nA 1 .\n. . .', { who: { 1: ['divingTackle'] } });
    const chance = s.chance(
      [{ move: 'A' }, { to: [9, 6] }],
      g => (g.question.name === 'divingTackle' ? { player: '1' } : undefined),
      g => isStanding(g, s.id('A')),
    );
    expect(chance).toBeCloseTo(1 / 3, 12);
  });
  test('B25-SKILL-DIVINGTACKLE-01, B25-SKILL-STEADYFOOTING-01: a ball that its owner drops bounces though the mover stays up', () => {
    const s = blood25('. . .\nA 1 .\n. . .', { ball: '1', who: { 1: ['divingTackle'], A: ['steadyFooting'] } })
      .answers({ move: 'A' })
      .dice('d6:4')
      .walks('A', 'w')
      .answers({ player: '1' });
    s.dice('d6:6', 'd8:2')
      .answers('yes')
      .expectBall([10, 5])
      .expectState('A', 'standing')
      .expectAsked('activity')
      .done();
  });
  test('B25-SKILL-DIVINGTACKLE-03: one of several, and only that one lies down', () => {
    const s = blood25('. 2 .\nA 1 .\n. . .', { who: { 1: ['divingTackle'], 2: ['divingTackle'] } })
      .answers({ move: 'A' })
      .dice('d6:4')
      .walks('A', 'sw');
    s.expectAsked('divingTackle', 'away', 'no', { player: '1' }, { player: '2' });
    s.dice('2d6:3')
      .answers({ player: '2' })
      .expectSquare('2', [10, 6])
      .expectState('2', 'prone')
      .expectState('1', 'standing')
      .done();
  });
});

describe('Dodge', () => {
  test('B25-SKILL-DODGE-01: one Dodge a turn', () => {
    const s = blood25('A 1 . .\n. . . .\n. . . 2\nB . . .', { who: { A: ['dodge'] } })
      .answers({ move: 'A' })
      .dice('d6:2')
      .walks('A', 's')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'dodge' });
    s.dice('d6:4').answers({ reroll: 'dodge' }).expectSquare('A', [10, 6]);
    s.dice('d6:2', '2d6:3').walks('A', 's').expectState('A', 'prone').done();
  });
  test('B25-SKILL-DODGE-02: Stumble is a push, if its coach wants so', () => {
    const stumbles = () =>
      blood25('A 1 . .', { who: { 1: ['dodge'] } })
        .dice('block:defenderStumbles')
        .blocks('A', '1')
        .expectAsked('useSkill', 'away');
    stumbles()
      .answers('yes', { to: [12, 5] }, 'no')
      .expectState('1', 'standing')
      .done();
    stumbles()
      .dice('2d6:3')
      .answers('no', { to: [12, 5] }, 'no')
      .expectState('1', 'prone')
      .done();
    blood25('A 1 . .', { who: { 1: ['dodge'] } })
      .dice('block:defenderDown')
      .blocks('A', '1')
      .expectAsked('push');
  });
});

describe('Defensive', () => {
  const guarded = (settings: Settings) => blood25('. A 1 .\n. . G 2', settings);
  test('B25-SKILL-DEFENSIVE-01: Guard does not help whom it marks, in that one’s own turn', () => {
    guarded({ who: { G: ['guard'] } })
      .dice('block:pushed', 'block:pushed')
      .blocks('A', '1')
      .expectDice(2);
    guarded({ who: { G: ['guard'], 2: ['defensive'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectDice(1);
  });
  test('B25-SKILL-DEFENSIVE-01: in its own team’s turn it does nothing', () => {
    // 1 blocks A, whom G helps by Guard though 2 marks it
    guarded({ active: 'away', who: { G: ['guard'], 2: ['defensive'] } })
      .dice('block:pushed', 'block:pushed')
      .blocks('1', 'A')
      .expectDice(-2);
  });
  test('B25-SKILL-DEFENSIVE-01: nor while it is Distracted or down', () => {
    for (const state of [{ witless: true }, { state: 'prone' as const }]) {
      const s = blood25('. A 1 .\n. . G 2\n. . . 3', { who: { G: ['guard'], 2: { skills: ['defensive'], ...state } } });
      s.dice('block:pushed', 'block:pushed').blocks('A', '1').expectDice(2);
    }
  });
  test('B25-SKILL-DEFENSIVE-02: a Charge! is no turn', () => {
    const s = guarded({ who: { G: ['guard'], 2: ['defensive'] } });
    s.game.bonusTurn = true;
    s.dice('block:pushed', 'block:pushed').blocks('A', '1').expectDice(2);
  });
});

describe('Hit and Run', () => {
  const hit = (field: string, settings: Settings = {}) =>
    blood25(field, { ...settings, who: { A: ['hitAndRun'], ...settings.who } });
  test('B25-SKILL-HITANDRUN-01, B25-SKILL-HITANDRUN-02: after its Block Action a square away from everybody', () => {
    const s = hit('. . . . .\n. . A 1 .\n. . . . .\n. 2 . . .')
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [14, 6] }, 'no');
    s.expectAsked('hitAndRun', 'home');
    // not to where 1 or 2 would be next to it
    expect(legalOf(s, 'to')).toEqual(['11,5', '11,6', '12,5']);
    s.answers({ to: [11, 5] })
      .expectSquare('A', [11, 5])
      .expectAsked('action')
      .done();
  });
  test('B25-SKILL-HITANDRUN-01: it need not, and without a square to go to nobody asks', () => {
    hit('. . . .\n. A 1 .\n. . . .')
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [13, 6] }, 'no', 'no')
      .expectSquare('A', [11, 6])
      .expectAsked('action')
      .done();
    hit('B C D .\nE A 1 .\nF G H .')
      .dice('block:pushed', 'block:pushed', 'block:pushed')
      .blocks('A', '1')
      .answers({ face: 'pushed' }, { to: [13, 6] }, 'no')
      .expectAsked('action')
      .done();
  });
  test('B25-SKILL-HITANDRUN-01: without a Dodge, though opponents mark it', () => {
    hit('. . . . . .\n. . A 1 . .\n. . 2 . . .\n. . . . . .')
      .dice('block:pushed', 'block:pushed')
      .blocks('A', '1')
      .answers({ face: 'pushed' }, { to: [14, 6] }, 'no', { to: [11, 5] })
      .expectSquare('A', [11, 5])
      .expectNotLogged('rolled')
      .done();
  });
  test('B25-SKILL-HITANDRUN-05, B25-DECL-X1: right after the block of a Blitz, and then it moves on', () => {
    hit('. . . .\n. A 1 .\n. . . .')
      .answers({ blitz: 'A' }, { target: '1' })
      .dice('block:pushed')
      .answers({ target: '1' }, { to: [13, 6] }, 'no')
      .expectAsked('hitAndRun', 'home')
      .answers({ to: [10, 6] })
      .expectAsked('activity', 'home')
      .walks('A', 'n n n n n')
      .dice('d6:4')
      .walks('A', 'e')
      .dice('d6:4')
      .walks('A', 'e')
      .expectSquare('A', [12, 1])
      .answers('stop')
      .expectAsked('action')
      .done();
  });
  test('B25-SKILL-HITANDRUN-05: a ball that it fails to pick up on the way ends the Blitz and the turn', () => {
    hit('. . . .\n* A 1 .\n. . . .')
      .answers({ blitz: 'A' }, { target: '1' })
      .dice('block:pushed')
      .answers({ target: '1' }, { to: [13, 6] }, 'no')
      .dice('d6:2', 'd8:4')
      .answers({ to: [10, 6] })
      .expectTurnover('pickUpFailed')
      .done();
  });
  test('B25-SKILL-HITANDRUN-01: not when it is down', () => {
    hit('. . . .\n. A 1 .\n. . . .')
      .dice('block:attackerDown', '2d6:3')
      .blocks('A', '1')
      .expectNotLogged('moved')
      .expectTurnover('knockedDown')
      .done();
  });
  test('B25-SKILL-HITANDRUN-02: not next to an opponent who is down either', () => {
    const s = hit('. . . . .\n. . A 1 .\n. . . . .\n. 2 . . .', { who: { A: ['hitAndRun'], 2: { state: 'prone' } } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [14, 6] }, 'no');
    expect(legalOf(s, 'to')).toEqual(['11,5', '11,6', '12,5']);
  });
  test('B25-SKILL-HITANDRUN-04: a ball there is picked up', () => {
    hit('. . . . .\n. * A 1 .\n. . . . .')
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [14, 6] }, 'no')
      .dice('d6:3')
      .answers({ to: [11, 6] })
      .expectBall('A')
      .done();
  });
  test('B25-SKILL-HITANDRUN-04: a Chomped owner stays', () => {
    const s = hit('. . . . .\n. . A 1 .\n. 2 . . .');
    s.game.affect(s.id('A'), CHOMPED, s.id('2'), Until.match);
    s.dice('block:pushed', 'block:pushed')
      .blocks('A', '1')
      .answers({ face: 'pushed' }, { to: [14, 6] })
      .expectAsked('action')
      .done();
  });
});

describe('Jump Up', () => {
  test('B25-SKILL-JUMPUP-01: stands up for nothing', () => {
    blood25('a . . . . . . . 1', { who: { A: ['jumpUp'] } })
      .answers({ move: 'A' })
      .walks('A', 'e e e e e e')
      .expectSquare('A', [16, 5])
      .expectLog('stoodUp', 'moved')
      .done();
    blood25('a . . . . . . . 1', { who: { A: { skills: ['jumpUp'], movement: 2 } } })
      .answers({ move: 'A' })
      .walks('A', 'e e')
      .expectNotLogged('rolled')
      .done();
  });
  test('B25-SKILL-JUMPUP-02: blocks from the ground, by an Agility test at +1', () => {
    const s = blood25('a 1 . .', { who: { A: ['jumpUp'] } })
      .dice('d6:2', 'block:pushed')
      .blocks('A', '1');
    s.expectModifiers('jumpUp', { jumpUp: 1 }).expectState('A', 'standing').expectLog('stoodUp', 'blockRolled').done();
  });
  test('B25-SKILL-JUMPUP-02: failed, it stays Prone and its activation is over', () => {
    blood25('a 1 . .\nB . . .', { who: { A: ['jumpUp'] } })
      .dice('d6:1')
      .blocks('A', '1')
      .expectState('A', 'prone')
      .expectTurnover('none')
      .expectAsked('action')
      .expectIllegal({ move: 'A' })
      .done();
  });
  test('B25-SKILL-JUMPUP-02: nobody else blocks lying down', () => {
    blood25('a 1 . .').expectIllegal({ block: 'A' });
  });
});

describe('Leap', () => {
  test('B25-SKILL-LEAP-01: over an opponent who stands, a team-mate, or nothing at all', () => {
    const s = blood25('. . . . .\n. . . . .\n. . A 1 .\n. . B . .\n. . . . .', { who: { A: ['leap'] } }).answers({
      move: 'A',
    });
    const all = legalOf(s, 'leap');
    expect(all).toContain('14,7'); // over 1
    expect(all).toContain('12,9'); // over B
    expect(all).toContain('10,7'); // over nobody
    expect(all).toHaveLength(16);
    expect(legalOf(blood25('. . . .\n. A 1 .\n. . . .').answers({ move: 'A' }), 'leap')).toEqual([]);
    s.dice('d6:4')
      .answers({ leap: [14, 7] })
      .expectSquare('A', [14, 7])
      .expectAsked('activity')
      .expectModifiers('jump', { tackleZones: -1 })
      .done();
  });
  test('B25-SKILL-LEAP-01: by the procedure of a jump: two squares, and a natural 1 falls where it was', () => {
    const s = blood25('. . . .\nA 1 . .\n. . . .', { who: { A: { skills: ['leap'], movement: 2 } } }).answers({
      move: 'A',
    });
    s.dice('d6:1', '2d6:3')
      .answers({ leap: [12, 6] })
      .expectSquare('A', [10, 6])
      .expectState('A', 'prone')
      .done();
    const rushing = blood25('. . . .\nA 1 . .\n. . . .', { who: { A: { skills: ['leap'], movement: 1 } } });
    rushing
      .answers({ move: 'A' })
      .dice('d6:2', 'd6:2', '2d6:3')
      .answers({ leap: [12, 6] })
      .expectSquare('A', [12, 6])
      .expectState('A', 'prone')
      .done();
  });
  test('B25-SKILL-LEAP-01: in a Blitz as well, and it counts for whom it can reach', () => {
    // walled in by team-mates who stand
    const walled = 'B C D . .\nE A F . 1\nG H I . .';
    blood25(walled).expectIllegal({ blitz: 'A' });
    blood25(walled, { who: { A: ['leap'] } })
      .answers({ blitz: 'A' }, { target: '1' })
      .dice('d6:4')
      .answers({ leap: [13, 6] })
      .expectLegal({ target: '1' });
    blood25('B C D . .\nE a F . 1\nG H I . .', { who: { A: ['leap'] } }).expectLegal({ blitz: 'A' });
  });
  test('B25-SKILL-LEAP-02: penalties count one less together, but never less than -1', () => {
    const three = blood25('. 2 . .\nA 1 . .\n. 3 . .', { who: { A: ['leap'] } })
      .answers({ move: 'A' })
      .dice('d6:5')
      .answers({ leap: [12, 6] });
    three.expectModifiers('jump', { tackleZones: -3, leap: 1 }).expectSquare('A', [12, 6]).done();
    const one = blood25('. . . .\nA 1 . .\n. . . .', { who: { A: ['leap'] } })
      .answers({ move: 'A' })
      .dice('d6:4')
      .answers({ leap: [12, 6] });
    one.expectModifiers('jump', { tackleZones: -1 }).done();
  });
});

describe('Safe Pair of Hands', () => {
  const carrier = { ball: '1', who: { 1: ['safePairOfHands'] } };
  test('B25-SKILL-SAFEPAIROFHANDS-01: knocked down, it puts the ball next to where it lies', () => {
    const s = blood25('A 1 . .\n. . . B', carrier)
      .dice('block:defenderDown', '2d6:3')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no');
    s.expectAsked('putBallDown', 'away');
    expect(legalOf(s, 'to')).toEqual(['11,4', '11,5', '11,6', '12,4', '12,6', '13,4', '13,5']);
    s.answers({ to: [13, 5] })
      .expectBall([13, 5])
      .expectNotLogged('ballBounced')
      .done();
  });
  test('B25-SKILL-SAFEPAIROFHANDS-01, B25-Q-77: fallen over in a Dodge, and before anybody knows what the armour says', () => {
    const s = blood25('. . .\nA 1 .\n. . .', { ball: 'A', who: { A: ['safePairOfHands'] } })
      .answers({ move: 'A' })
      .dice('d6:1')
      .walks('A', 'w');
    s.expectAsked('putBallDown', 'home')
      .expectLegal({ to: [8, 5] }, 'no')
      .expectIllegal({ to: [10, 8] });
    s.dice('2d6:9', '2d6:8')
      .answers({ to: [8, 5] })
      .expectState('A', 'knockedOut')
      .expectBall([8, 5])
      .expectTurnover('knockedDown')
      .done();
  });
  test('B25-SKILL-SAFEPAIROFHANDS-01, B25-Q-77: who would rather have it bounce is not asked again', () => {
    const s = blood25('. . .\nA 1 .\n. . .', { ball: 'A', who: { A: ['safePairOfHands'] } });
    s.answers({ move: 'A' }).dice('d6:1').walks('A', 'w').expectAsked('putBallDown', 'home');
    s.dice('2d6:3', 'd8:4').answers('no').expectBall([8, 6]).expectTurnover('knockedDown').done();
  });
  test('B25-SKILL-SAFEPAIROFHANDS-01, B25-Q-77: where both go down the blocker too, before its own roll', () => {
    const s = blood25('A 1', { ball: 'A', who: { A: ['safePairOfHands'] } }).dice('block:bothDown', '2d6:3');
    s.blocks('A', '1').expectState('1', 'prone').expectAsked('putBallDown', 'home');
    s.dice('2d6:3')
      .answers({ to: [9, 5] })
      .expectState('A', 'prone')
      .expectBall([9, 5])
      .done();
  });
  test('B25-SKILL-SAFEPAIROFHANDS-01, B25-Q-77, B25-PRIN-LAND-07: who lands badly, too, and that is a turnover', () => {
    const s = blood25('A B . . .', {
      ball: 'B',
      who: { A: ['throwTeammate', 'bullseye'], B: ['rightStuff', 'safePairOfHands'] },
    });
    s.answers({ throwTeammate: 'A' }, { throwTeammate: 'B' })
      .dice('d6:6', 'd6:2')
      .answers({ to: [13, 5] });
    s.expectAsked('putBallDown', 'home')
      .dice('2d6:3')
      .answers({ to: [14, 5] });
    s.expectState('B', 'prone').expectBall([14, 5]).expectTurnover('throwTeammate').done();
  });
  test('B25-SKILL-SAFEPAIROFHANDS-01, B25-PRIN-DOWN-05: a carrier that a team-mate lashes out at costs the turn all the same', () => {
    const s = blood25('A B .', { ball: 'B', who: { A: ['animalSavagery'], B: ['safePairOfHands'] } });
    s.dice('d6:1').answers({ move: 'A' }, { player: 'B' }).expectAsked('putBallDown', 'home');
    s.dice('2d6:3')
      .answers({ to: [12, 5] })
      .expectBall([12, 5])
      .expectTurnover('knockedDown')
      .done();
  });
  test('B25-SKILL-SAFEPAIROFHANDS-01: Placed Prone', () => {
    blood25('A 1 . .', { ball: '1', who: { A: ['wrestle'], 1: ['safePairOfHands'] } })
      .dice('block:bothDown')
      .blocks('A', '1')
      .answers('yes')
      .expectAsked('putBallDown', 'away')
      .answers({ to: [12, 5] })
      .expectBall([12, 5])
      .done();
  });
  test('B25-SKILL-SAFEPAIROFHANDS-01: or lets it bounce', () => {
    blood25('A 1 . .', carrier)
      .dice('block:defenderDown', '2d6:3')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .dice('d8:5')
      .answers('no')
      .expectBall([13, 5])
      .done();
  });
  test('B25-SKILL-SAFEPAIROFHANDS-01: not for a Distracted owner, nor for a ball that is stripped', () => {
    blood25('A 1 . .', { ball: '1', who: { 1: { skills: ['safePairOfHands'], witless: true } } })
      .dice('block:defenderDown', '2d6:3', 'd8:5')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectBall([13, 5])
      .done();
    blood25('A 1 . .', { ball: '1', who: { A: ['stripBall'], 1: ['safePairOfHands'] } })
      .dice('block:pushed', 'd8:5')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no', 'yes')
      .expectBall([13, 5])
      .done();
  });
});

describe('Sidestep', () => {
  test('B25-SKILL-SIDESTEP-01: its own coach chooses any empty square next to it', () => {
    const s = blood25('. . . .\n. A 1 .\n. . B .', { who: { 1: ['sideStep'] } })
      .dice('block:pushed', 'block:pushed')
      .blocks('A', '1')
      .answers({ face: 'pushed' });
    s.expectAsked('pushAnywhere', 'away');
    expect(legalOf(s, 'to')).toEqual(['11,5', '11,7', '12,5', '13,5', '13,6', '13,7']);
    s.answers({ to: [11, 5] }, 'no')
      .expectSquare('1', [11, 5])
      .done();
  });
  test('B25-SKILL-SIDESTEP-01: or leaves it to the blocker', () => {
    blood25('. . . .\n. A 1 .\n. . . .', { who: { 1: ['sideStep'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers('no')
      .expectAsked('push', 'home');
  });
  test('B25-SKILL-SIDESTEP-01: in a chain too', () => {
    const s = blood25('. . 2 .\nA 1 3 .\n. . 4 .', { who: { 3: ['sideStep'] } })
      .dice('block:pushed')
      .blocks('A', '1');
    s.answers({ to: [12, 6] }).expectAsked('pushAnywhere', 'away');
    s.answers({ to: [13, 5] }, 'no')
      .expectSquare('3', [13, 5])
      .expectSquare('1', [12, 6])
      .done();
  });
  test('B25-SKILL-SIDESTEP-01: not while it is down or Distracted', () => {
    blood25('. . . .\n. A 1 .\n. . . .', { who: { 1: { skills: ['sideStep'], witless: true } } })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectAsked('push', 'home');
  });
  test('B25-SKILL-SIDESTEP-02: of no use without an empty square', () => {
    const s = blood25('B C D E\nF A 1 G\nH I J K', { who: { 1: ['sideStep'] } })
      .dice('block:pushed', 'block:pushed', 'block:pushed')
      .blocks('A', '1');
    s.answers({ face: 'pushed' }).expectAsked('push', 'home').done();
  });
});

describe('Sprint', () => {
  test('B25-SKILL-SPRINT-01: three Rushes instead of two', () => {
    const s = blood25('A . . . . 1', { who: { A: { skills: ['sprint'], movement: 1 } } }).answers({ move: 'A' });
    s.walks('A', 'n').dice('d6:2', 'd6:2', 'd6:2').walks('A', 'n n n').expectSquare('A', [10, 1]);
    expect(legalOf(s, 'to')).toEqual([]);
    s.done();
    const lying = (skills: string[]) => blood25('a . . . 1', { who: { A: { skills, movement: 3 } } });
    lying(['sprint']).expectLegal({ blitz: 'A' });
    lying([]).expectIllegal({ blitz: 'A' });
    const plain = blood25('A . . . . 1', { who: { A: { movement: 1 } } }).answers({ move: 'A' });
    plain.walks('A', 'n').dice('d6:2', 'd6:2').walks('A', 'n n');
    expect(legalOf(plain, 'to')).toEqual([]);
  });
});

describe('Sure Feet', () => {
  test('B25-SKILL-SUREFEET-01: one Rush a turn may be rolled again', () => {
    const s = blood25('A . . . . 1', { who: { A: { skills: ['sureFeet'], movement: 1 } } }).answers({ move: 'A' });
    s.walks('A', 'n').dice('d6:1').walks('A', 'n').expectAsked('reroll', 'home', 'keep', { reroll: 'sureFeet' });
    s.dice('d6:2').answers({ reroll: 'sureFeet' }).expectSquare('A', [10, 3]);
    s.dice('d6:1', '2d6:3').walks('A', 'n').expectState('A', 'prone').done();
  });
});
