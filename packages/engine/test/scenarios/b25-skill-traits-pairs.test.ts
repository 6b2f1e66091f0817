/** Traits of 2025 together with other skills and traits. */
import { describe, expect, test } from 'vitest';
import { isWitless } from '../../src/blood/status.ts';
import { CHOMPED } from '../../src/blood/words.ts';
import { Until } from '../../src/kernel/effects.ts';
import { type BloodScenario, blood25, type Settings } from '../blood/b25.ts';

const distracted = (s: BloodScenario, name: string): boolean => isWitless(s.game, s.id(name));
/** Declares a Blitz against somebody and walks up. */
const blitz = (s: BloodScenario, name: string, target: string, path = ''): BloodScenario =>
  s.answers({ blitz: name }, { target }).walks(name, path);

describe('with other skills', () => {
  test('B25-TRAIT-ANIMALSAVAGERY-03, B25-SKILL-CLAWS-01: Claws count on that Armour Roll', () => {
    const lash = (die: string, ...more: string[]) =>
      blood25('A C . 1', { who: { A: ['animalSavagery', 'claws'], C: { armour: 11 } } })
        .dice('d6:1')
        .answers({ move: 'A' })
        .dice(die, ...more)
        .answers({ player: 'C' });
    lash('2d6:8', '2d6:5').expectState('C', 'stunned').done();
    lash('2d6:7').expectState('C', 'prone').done();
  });
  test('B25-TRAIT-STAB-02, B25-SKILL-FOULAPPEARANCE-01: shrinking back from a Special Action ends the activation', () => {
    const who = { A: ['stab', 'hypnoticGaze'], 1: ['foulAppearance'] } as const;
    const s = blood25('A 1 .\nB . .', { who }).answers({ stab: 'A' }).dice('d6:1').answers({ stab: '1' });
    s.expectAsked('action').expectIllegal({ move: 'A' }).expectNotLogged('armourRolled').done();
    const b = blitz(blood25('A . 1\nB . .', { who }), 'A', '1', 'e').dice('d6:1').answers({ stab: '1' });
    b.expectAsked('action').expectIllegal({ move: 'A' }).done();
    const gaze = blood25('A 1 .\nB . .', { who }).answers({ gaze: 'A' }).dice('d6:1').answers({ gaze: '1' });
    gaze.expectAsked('action').expectIllegal({ move: 'A' }).done();
    expect(distracted(gaze, '1')).toBe(false);
  });
  test('B25-TRAIT-BALLANDCHAIN-04: neither Foul Appearance nor Fend helps against it', () => {
    const s = blood25('A 1 . .', { who: { A: ['ballAndChain'], 1: ['foulAppearance', 'fend'] } });
    s.answers({ ballAndChain: 'A' })
      .dice('d6:3', 'block:pushed')
      .answers({ facing: 'right' }, { to: [12, 5] });
    s.expectSquare('A', [11, 5]).expectAsked('careen').done();
  });
  test('B25-TRAIT-BALLANDCHAIN-02: neither Tentacles nor Shadowing holds it', () => {
    const s = blood25('A 1 .\n. . .\n. . .', { who: { A: ['ballAndChain'], 1: ['tentacles', 'shadowing'] } });
    s.answers({ ballAndChain: 'A' }).dice('d6:3').answers({ facing: 'left' }).expectSquare('A', [9, 5]);
    s.expectSquare('1', [11, 5]).expectAsked('careen').done();
  });
  test('B25-TRAIT-POGO-02: Prehensile Tail and Diving Tackle do not work', () => {
    const jumps = (skill: string) =>
      blood25('A 1 . .', { who: { A: ['pogo'], 1: [skill] } as never })
        .answers({ move: 'A' })
        .dice('d6:3')
        .answers({ leap: [12, 5] });
    for (const skill of ['prehensileTail', 'divingTackle'])
      jumps(skill).expectNeeded('jump', 3).expectSquare('A', [12, 5]).expectAsked('activity').done();
  });
  test('B25-TRAIT-TRICKSTER-04, B25-SKILL-MONSTROUSMOUTH-02: out of the teeth of whoever blocks it', () => {
    const s = blood25('. . .\n. A 1\n. . B', { who: { A: ['monstrousMouth'], 1: ['trickster'] } });
    s.game.affect(s.id('1'), CHOMPED, s.id('A'), Until.drive);
    s.blocks('A', '1')
      .dice('block:pushed')
      .answers({ to: [10, 5] })
      .answers({ to: [9, 4] });
    s.expectSquare('1', [9, 4]).done();
  });
  test('B25-SKILL-HITANDRUN-01, B25-TRAIT-STAB-02: away after a Stab', () => {
    const s = blood25('. . .\n. A 1\n. . .\nB . .', { who: { A: ['stab', 'hitAndRun'] } }).answers({ stab: 'A' });
    s.dice('2d6:3')
      .answers({ stab: '1' })
      .expectAsked('hitAndRun', 'home')
      .answers({ to: [10, 6] })
      .expectSquare('A', [10, 6])
      .done();
  });
  test('B25-SKILL-PILEDRIVER-01, B25-TRAIT-STAB-01: no Pile Driver after a Stab', () => {
    const s = blood25('A 1 .\n. . .\nB . .', { who: { A: ['stab', 'pileDriver'] } }).answers({ stab: 'A' });
    s.dice('2d6:9', '2d6:4').answers({ stab: '1' }).expectState('1', 'stunned').expectAsked('action').done();
  });
  test('B25-SKILL-STEADYFOOTING-01, B25-TRAIT-CHAINSAW-01: a chainsaw that kicks back may be held on to', () => {
    const s = blood25('A 1 .\n. . .\nB . .', { who: { A: ['chainsaw', 'steadyFooting'] } }).answers({ chainsaw: 'A' });
    s.dice('d6:1')
      .answers({ chainsaw: '1' })
      .dice('d6:6')
      .answers('yes')
      .expectState('A', 'standing')
      .expectTurnover('none')
      .done();
    // The attack itself fells nobody: there is nothing to answer.
    const t = blood25('A 1 .\n. . .\nB . .', { who: { A: ['chainsaw'], 1: ['steadyFooting'] } }).answers({
      chainsaw: 'A',
    });
    t.dice('d6:2', '2d6:6', '2d6:4').answers({ chainsaw: '1' }).expectState('1', 'stunned').done();
  });
  test('B25-TRAIT-LONER-01: a Leader’s re-roll has to be rolled for, Pro has not', () => {
    const fails = (who: object, settings: Settings = {}) =>
      blood25('A * . B 1', { ...settings, who: who as never })
        .answers({ move: 'A' })
        .dice('d6:1')
        .walks('A', 'e');
    const pro = fails({ A: ['loner4', 'pro'] })
      .dice('d6:3', 'd6:6')
      .answers({ reroll: 'pro' });
    pro.expectNotLogged('lonerRolled').expectBall('A').done();
    const lead = fails({ A: ['loner4'], B: ['leader'] }, { leaderReroll: { home: true } });
    lead
      .dice('d6:3', 'd8:2')
      .answers({ reroll: 'team' })
      .expectLog('lonerRolled')
      .expectTurnover('pickUpFailed')
      .done();
  });
  test('B25-TRAIT-MYBALL-01: no Dump-off, no Punt', () => {
    blood25('A . . . 1', { who: { A: ['myBall', 'punt'] }, ball: 'A' }).expectIllegal({ punt: 'A' });
    const s = blood25('A 1 . 2', { who: { 1: ['myBall', 'dumpOff'] }, ball: '1' })
      .dice('block:pushed')
      .blocks('A', '1');
    s.expectAsked('push').done();
  });
  test('B25-TRAIT-NOBALL-02: no Punt', () => {
    blood25('A . . . 1', { who: { A: ['noBall', 'punt'] } }).expectIllegal({ punt: 'A' });
  });
  test('B25-TRAIT-BOMBARDIER-01: Accurate and Disturbing Presence count for a bomb, and Safe Pass keeps it', () => {
    const lobs = (skills: readonly string[], die: string, more: object = {}) =>
      blood25('A . . . . .\n. . . . . .\nB . . 1 . .', {
        who: { A: { skills: ['bombardier', ...skills], passing: 3 }, ...more } as never,
      })
        .answers({ bomb: 'A' })
        .dice(die)
        .answers({ to: [12, 2] });
    lobs(['accurate'], 'd6:6', { 1: ['disturbingPresence'] })
      .expectModifiers('pass', { shortPass: -1, accurate: 1, disturbingPresence: -1 })
      .done();
    lobs(['safePass'], 'd6:1')
      .expectNotLogged('bombExploded')
      .expectState('A', 'standing')
      .expectAsked('action')
      .done();
  });
  test('B25-TRAIT-BOMBARDIER-01: a Hail Mary bomb is never accurate, and On the Ball does not run for any', () => {
    const s = blood25('A . . . . 1', { who: { A: ['bombardier', 'hailMaryPass'], 1: ['onTheBall'] } }).answers({
      bomb: 'A',
    });
    s.answers('hailMary')
      .dice('d6:6', 'd8:2', 'd8:2', 'd8:2')
      .answers({ to: [14, 12] });
    s.expectEvent({ type: 'bombExploded', at: s.game.grid.at(14, 9) }).done();
  });
  test('B25-TRAIT-BOMBARDIER-05: Diving Catch reaches for a bomb too', () => {
    const s = blood25('A . . . 1 .\nB . . . . .', { who: { A: ['bombardier'], 1: ['divingCatch'] } }).answers({
      bomb: 'A',
    });
    s.dice('d6:6')
      .answers({ to: [13, 4] })
      .expectAsked('divingCatch', 'away')
      .dice('d6:6')
      .answers({ player: '1' });
    s.expectAsked('bombTarget', 'away').done();
  });
  test('B25-TRAIT-HATRED-01, B25-TRAIT-TRICKSTER-01: who has slipped away is hated all the same', () => {
    const s = blood25('. . .\n. A 1\nB . .', {
      who: { A: ['hatredElf'], 1: { skills: ['trickster'], keywords: ['Elf'] } } as never,
    });
    s.blocks('A', '1')
      .dice('block:attackerDown')
      .answers({ to: [11, 5] });
    s.expectAsked('blockDie', 'home', { face: 'attackerDown' }, { reroll: 'hatred' }).done();
  });
});
