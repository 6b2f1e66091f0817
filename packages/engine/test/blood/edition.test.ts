/** What an edition can do without a change anywhere else, shown by the small one for tests. */
import { describe, expect, test } from 'vitest';
import { improve, neededBy, printedStats, Stat } from '../../src/blood/characteristics.ts';
import { defineEdition } from '../../src/blood/define.ts';
import { Roll, Skill } from '../../src/blood/editions/2016/names.ts';
import type { BloodEvent } from '../../src/blood/events.ts';
import type { BloodGame, Edition } from '../../src/blood/game.ts';
import { REROLLS, ROLLS, SKILLS, skillNumber } from '../../src/blood/names.ts';
import { describeRoll } from '../../src/blood/procedures/describe.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import { Until } from '../../src/kernel/effects.ts';
import { readPosition, writePosition } from '../../src/kernel/notation.ts';
import { HOME, NOBODY } from '../../src/words.ts';
import { playOut } from '../invariants/random-play.ts';
import { type BloodScenario, blood, type Settings } from './dsl.ts';
import { showOff, testEdition, testRuleset } from './edition.ts';

const edition = testEdition;
const scene = (drawing: string, settings: Settings = {}): BloodScenario => blood(drawing, { edition, ...settings });
const who = { A: { skills: ['showOff'], agility: 4 } } as const;

describe('a skill of its own', () => {
  test('has a number, as have its roll and its re-roll, and no other edition knows it', () => {
    expect(
      [SKILLS, ROLLS, REROLLS].map((list, i) => list.filter(name => name === ['showOff', 'bow', 'showOff'][i]).length),
    ).toEqual([1, 1, 1]);
    expect(Object.values(Skill)).not.toContain(skillNumber('showOff'));
    expect(() => blood('A', { who })).toThrow('there is no skill "showOff"');
  });
  test('is written by its name where an effect gives it; those of old records keep their number', () => {
    const given = (s: BloodScenario, skill: string): string => {
      s.game.grantSkill(s.id('A'), skillNumber(skill), Until.match);
      const text = writePosition(s.game);
      readPosition(s.game, text);
      expect([writePosition(s.game), s.game.hasSkill(s.id('A'), skillNumber(skill))]).toEqual([text, true]);
      return /^effect A skillGained (\w+) match 0$/m.exec(text)?.[1] ?? '';
    };
    expect([given(scene('A'), 'showOff'), given(blood('A'), 'sprint'), given(blood('A'), 'leap')]).toEqual([
      'showOff',
      '13',
      'leap',
    ]);
  });
  test('adds to a roll, and says why', () => {
    const s = scene('A * 1', { who }).dice('d6:4').answers({ move: 'A' }).walks('A', 'e').answers('stop', 'no');
    s.expectEvent({
      type: 'rolled',
      roll: 'pickUp',
      player: s.id('A'),
      target: 4,
      die: 4,
      total: 5,
      modifiers: [
        { by: 1, cause: 'pickingUp', rule: 'B16-PICKUP-02', who: NOBODY },
        { by: -1, cause: 'tackleZones', rule: 'B16-PICKUP-02', who: NOBODY },
        { by: 1, cause: 'showOff', rule: 'TEST-SKILL-01', who: NOBODY },
      ],
      passed: true,
    });
  });
  test('rolls again, once a turn', () => {
    scene('A * . B', { who })
      .dice('d6:1')
      .answers({ move: 'A' })
      .walks('A', 'e')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'showOff' })
      .dice('d6:5')
      .answers({ reroll: 'showOff' })
      .expectBall('A')
      .answers('stop')
      .expectAsked('useSkill', 'home', 'yes', 'no')
      .dice('d6:3')
      .answers('yes')
      .expectAsked('action', 'home')
      .done();
  });
  test('asks at its moment, once a turn, and its roll decides', () => {
    const bows = (die: number): BloodScenario =>
      scene('A . . B 1', { who, fans: { home: 3 } })
        .answers({ move: 'A' }, 'stop')
        .dice(`d6:${die}`)
        .answers('yes');
    const fans = (s: BloodScenario): number => s.game.fans(HOME);
    expect(fans(bows(4))).toBe(4);
    const failed = bows(3).expectAsked('reroll', 'home', 'keep', { reroll: 'showOff' });
    expect(fans(failed.dice('d6:6').answers({ reroll: 'showOff' }))).toBe(4);
    expect(fans(bows(3).answers('keep'))).toBe(3);
    expect(fans(scene('A . . B 1', { who, fans: { home: 3 } }).answers({ move: 'A' }, 'stop', 'no'))).toBe(3);
  });
});

describe('names that nothing stands behind are found when the edition is defined', () => {
  const strange = (more: Partial<Edition>) => () => defineEdition({ ...testEdition, ...more });
  const withSkill = (entry: object): Partial<Edition> => ({
    skills: { ...testEdition.skills, showOff: { ...showOff, ...entry } },
  });
  test.each([
    ['showOff names the roll pickup', withSkill({ modifiers: [{ roll: 'pickup', by: 1 }] })],
    ['showOff names the roll bowing', withSkill({ rerolls: { of: ['bowing'] } })],
    ['showOff names the entry dogde', withSkill({ cancels: [{ skills: ['dogde'] }] })],
    ['the order of ending names the entry showOf', { order: { ending: ['showOf'] } }],
    ['the list of basic skills names the skill blok', { basicSkills: ['blok'] }],
  ])('%s', (sentence, more) => {
    expect(strange(more)).toThrow(`blood-test: ${sentence}, which is not there`);
  });
});

describe('a whole flow done another way', () => {
  /** A fails to pick up the ball at the edge, and it bounces off the pitch. */
  const offThePitch = (settings: Settings): BloodScenario =>
    blood('. .\nB 1', {
      at: [19, 7],
      bench: { A: { square: [9, 1], state: 'standing' } },
      ball: [{ square: [8, 1] }],
      ...settings,
    }).dice('d6:1', 'd8:2');
  test('the ball lies where it went out, and whoever stands there may catch it', () => {
    const s = offThePitch({ edition })
      .dice('d6:6')
      .answers({ move: 'A' }, { to: [8, 1] });
    s.expectNotLogged('thrownIn').expectBall('A').done();
  });
  test('while the other edition throws it in', () => {
    const s = offThePitch({})
      .dice('d6:3', '2d6:4', 'd8:5')
      .answers({ move: 'A' }, { to: [8, 1] });
    s.expectLog('thrownIn').done();
  });
});

describe('characteristics', () => {
  const needed = (s: BloodScenario, kind: number): number =>
    describeRoll(s.game, s.game.sheet, kind, s.id('A'), s.game.square(s.id('A')), s.game.square(s.id('A')), 0).target;
  test('printed as a roll: less is better, and Passing is for throws', () => {
    const s = scene('A', { who: { A: { agility: 2, passing: 5 } } });
    expect([needed(s, Roll.dodge), needed(s, Roll.catch), needed(s, Roll.pass)]).toEqual([2, 2, 5]);
    expect(printedStats(s.game, s.id('A'))).toEqual([
      ['movement', '6'],
      ['strength', '3'],
      ['agility', '2+'],
      ['armour', '8'],
      ['passing', '5+'],
    ]);
  });
  test('printed as how good it is: more is better, the table says what a die needs, and Agility throws', () => {
    const s = blood('A', { who: { A: { agility: 2 } } });
    expect([needed(s, Roll.dodge), needed(s, Roll.catch), needed(s, Roll.pass)]).toEqual([5, 5, 5]);
    expect([1, 2, 3, 4, 5, 6, 7].map(value => neededBy(s.game, Stat.agility, value))).toEqual([6, 5, 4, 3, 2, 1, 1]);
    expect(printedStats(s.game, s.id('A')).map(([, value]) => value)).toEqual(['6', '3', '2', '8']);
  });
  test('a step for the better is one up in one print and one down in the other, as far as it goes', () => {
    const after = (s: BloodScenario, stat: Stat, by: number): number => {
      improve(s.game, s.id('A'), stat, by, Until.match);
      return s.game.stat(s.id('A'), stat);
    };
    const A = { movement: 9, agility: 2 };
    expect([1, 1, -9].map(by => after(scene('A', { who: { A } }), Stat.agility, by))).toEqual([1, 1, 6]);
    expect([1, 9, -9].map(by => after(blood('A', { who: { A } }), Stat.agility, by))).toEqual([3, 6, 1]);
    expect([1, 9, -9].map(by => after(blood('A', { who: { A } }), Stat.movement, by))).toEqual([10, 10, 1]);
  });
});

test('matches of random coaches: the skill is used and declined, its rolls are made, nothing is thrown in', () => {
  const seen = new Map<string, number>();
  const note = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);
  for (let n = 1; n <= 4; n++) {
    const g = testRuleset.create(
      { home: 'human', away: 'orc', options: {} },
      new SeededDice(`edition ${n}`),
    ) as BloodGame;
    const events: BloodEvent[] = [];
    g.events = events;
    g.start();
    playOut(
      g,
      new SeededDice(`its coaches ${n}`),
      (_, decision) => {
        if (decision % 50 !== 0) return;
        const text = writePosition(g);
        readPosition(g, text);
        expect(writePosition(g)).toBe(text);
      },
      'keen',
    );
    for (const event of events) {
      if (event.type === 'rolled') note(event.roll);
      if (event.type === 'rerolled') note(`again by ${event.source}`);
      if (event.type === 'thrownIn') note('thrown in');
    }
  }
  expect([seen.get('bow') ?? 0, seen.get('again by showOff') ?? 0].map(count => count > 0)).toEqual([true, true]);
  expect(seen.get('thrown in')).toBeUndefined();
}, 60_000);
