/** What the skills of 2025 do not do: the conditions of their entries, one by one. */
import { describe, expect, test } from 'vitest';
import { CHOMPED } from '../../src/blood/words.ts';
import { Until } from '../../src/kernel/effects.ts';
import { type BloodScenario, blood25, type Settings } from '../blood/b25.ts';

type Who25 = NonNullable<Settings['who']>;
const usesOf = (s: BloodScenario, skill: string): number =>
  (s.game.events ?? []).filter(e => e.type === 'skillUsed' && e.skill === skill).length;
const armourOf = (s: BloodScenario): (readonly [dice: number, broken: boolean])[] =>
  (s.game.events ?? []).flatMap(e => (e.type === 'armourRolled' ? [[e.dice, e.broken] as const] : []));
/** A of home, with a ball and chain, runs into the player beside it. */
const careers = (drawing: string, who: Who25, more: Settings = {}): BloodScenario =>
  blood25(drawing, { ...more, who }).answers({ ballAndChain: 'A' });

describe('Devious', () => {
  test('B25-SKILL-EYEGOUGE-01: nobody is gouged twice', () => {
    const s = blood25('A 1 . . .\n. . . . .\nB . . . C', { who: { A: ['eyeGouge', 'frenzy'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .dice('block:pushed')
      .answers({ to: [12, 5] })
      .answers({ to: [13, 5] });
    expect(usesOf(s, 'eyeGouge')).toBe(1);
  });
  test('B25-SKILL-EYEGOUGE-01: nor in the crowd', () => {
    const s = blood25('1\nA\n.\nB', { at: [11, 1], who: { A: ['eyeGouge'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .dice('2d6:5')
      .answers('no');
    expect(usesOf(s, 'eyeGouge')).toBe(0);
  });
  test('B25-SKILL-QUICKFOUL-01: after a hand-off its owner does not move on', () => {
    blood25('A B . .\n. . . 1', { ball: 'A', who: { A: ['quickFoul'] } })
      .dice('d6:4')
      .handsOff('A', '', 'B')
      .expectAsked('action', 'home')
      .done();
  });
  test('B25-SKILL-SABOTEUR-01: nobody is blown up by a fall', () => {
    blood25('A 1 .\n. . .', { who: { A: ['saboteur'] } })
      .answers({ move: 'A' })
      .dice('d6:2', '2d6:3')
      .walks('A', 'w')
      .expectState('A', 'prone')
      .expectState('1', 'standing')
      .done();
  });
  test('B25-SKILL-SABOTEUR-01: nor a team-mate that has run into its owner', () => {
    const s = careers('A C . . .\n. . . B 1', { A: ['ballAndChain'], C: ['saboteur'] });
    s.dice('d6:3', 'block:defenderDown', '2d6:3')
      .answers({ facing: 'right' }, { to: [12, 5] })
      .expectState('C', 'prone')
      .expectState('A', 'standing')
      .done();
  });
});

describe('Mutations', () => {
  test('B25-SKILL-CLAWS-01: not against a team-mate', () => {
    const s = careers('A C . . .\n. . . B 1', { A: ['ballAndChain', 'claws'], C: { armour: 10 } });
    s.dice('d6:3', 'block:defenderDown', '2d6:8').answers({ facing: 'right' }, { to: [12, 5] });
    expect(armourOf(s)).toEqual([[8, false]]);
    s.done();
  });
  test('B25-SKILL-FOULAPPEARANCE-01: whoever is only run into appals nobody', () => {
    careers('A 1 . . .\n. . . . B', { A: ['ballAndChain'], 1: ['foulAppearance'] })
      .dice('d6:3', 'block:pushed')
      .answers({ facing: 'right' }, { to: [12, 5] })
      .expectSquare('1', [12, 5]);
  });
  test('B25-SKILL-FOULAPPEARANCE-01, B25-TRAIT-CHAINSAW-01: lying there it appals whoever may attack it so', () => {
    const s = blood25('A 1 . .\n. . . B', {
      who: { A: ['chainsaw', 'kickEmWhileTheyreDown'], 1: { skills: ['foulAppearance'], state: 'prone' } } as never,
    }).answers({ chainsaw: 'A' });
    s.dice('d6:1').answers({ chainsaw: '1' }).expectNotLogged('armourRolled').expectTurnover('none').done();
  });
  test('B25-SKILL-MONSTROUSMOUTH-02: pushed away and back again, it holds nobody any more', () => {
    const s = blood25('. . . . .\n. B . . .\nA 1 . . .\n. . . . .\n. . C . .', {
      who: { A: ['frenzy'], 1: ['monstrousMouth', 'sideStep'] },
    });
    s.game.affect(s.id('B'), CHOMPED, s.id('1'), Until.drive);
    // out of reach of B, and back beside it before the block is over
    s.dice('block:pushed', 'block:pushed').blocks('A', '1').answers({ face: 'pushed' });
    s.dice('block:pushed', 'block:pushed').answers({ to: [11, 8] });
    s.expectSquare('A', [11, 7]);
    expect(s.game.isAffected(s.id('B'), CHOMPED)).toBe(false);
  });
  test('B25-SKILL-MONSTROUSMOUTH-02: who was felled between two activations has let go as well', () => {
    const s = blood25('B 1 . .\n. . . .\nA . . 2', { who: { 1: { skills: ['monstrousMouth'], state: 'prone' } } });
    s.game.affect(s.id('B'), CHOMPED, s.id('1'), Until.drive);
    s.answers('endTurn');
    expect(s.game.isAffected(s.id('B'), CHOMPED)).toBe(false);
  });
});

describe('Passing', () => {
  test('B25-SKILL-PUNT-03: a ball that others lose to the crowd is no Punt', () => {
    blood25('1\nA\n.\nB', { at: [11, 1], ball: '1', who: { A: ['punt'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .dice('2d6:5', 'd6:3', '2d6:5', 'd8:5')
      .answers('no')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
});

describe('Traits', () => {
  test('B25-TRAIT-BLOODLUST-01: each has its own number, whoever else lusts in the match', () => {
    const lusts = (name: string): BloodScenario =>
      blood25('A B . .\n. . . 1', { who: { A: ['bloodlust2'], B: ['bloodlust3'] } })
        .dice('d6:2')
        .answers({ move: name });
    lusts('A').expectAsked('activity', 'home').answers('stop').expectTurnover('none').done();
    lusts('B').answers('stop').expectTurnover('bloodLust').done();
  });
});
