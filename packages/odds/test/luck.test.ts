import {
  type Answer,
  type Game,
  type MatchRecord,
  replay,
  rulesetNamed,
  ScriptedDice,
  SeededDice,
} from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { KeptDice } from '../src/luck/dice.ts';
import { Evaluation } from '../src/luck/evaluation.ts';
import { luckOf } from '../src/luck/luck.ts';
import { Review } from '../src/luck/review.ts';
import type { ChancesToWin, MatchLuck, RollLuck } from '../src/luck/words.ts';
import { facesOf, luckFilledIn, matchAtRandom, upTo } from './luck-matches.ts';
import { type Piece, table } from './table.ts';

const SLOW = { timeout: 120_000 };
const RULESETS = ['blitz-2024', 'blitz-2022', 'blood-2016'] as const;
const blood = rulesetNamed('blood-2016');

describe('luck worked out by hand', () => {
  /** The last turn of the match, nil all: H1 is next to A1 and one square away from the End Zone. */
  const PIECES: Readonly<Record<string, Piece>> = { H1: { at: [25, 8] }, A1: { at: [24, 7] }, A9: { at: [3, 2] } };
  const lastTurn = (dice: readonly string[], answers: readonly Answer[], rerolls = 0): MatchLuck => {
    const kept = new KeptDice(new ScriptedDice(dice));
    const position = { half: 2, turns: { home: 8, away: 8 }, rerolls: { home: rerolls }, balls: [{ holder: 'H1' }] };
    const game = table('blood-2016', PIECES, position, { overtime: false }, kept);
    const review = new Review(game, blood, new Evaluation(blood));
    kept.take();
    for (const [i, answer] of answers.entries()) {
      game.answer(answer);
      review.look(game, answer, i, kept.take());
    }
    expect(game.over).toBe(true);
    return review.told();
  };
  const dodge: readonly Answer[] = [{ move: 'H1' }, { to: [26, 8] }];
  const FELL = ['2d6:12', '2d6:12', 'd8:4'];

  test('a dodge to win or not: two thirds of a win, one third of what is left, were to be expected', () => {
    const came = lastTurn(['d6:3'], [...dodge, 'stop']);
    expect(came.rolls).toHaveLength(1);
    const [passed] = came.rolls as [RollLuck];
    expect(passed).toMatchObject({ kind: 'dodge', side: 0, player: 'H1', dice: [3], needs: 3, actual: 1, home: 1 });
    expect(passed.expected).toBeCloseTo(2 / 3, 12);
    const failed = lastTurn(['d6:2', ...FELL], dodge).rolls[0] as RollLuck;
    expect(failed).toMatchObject({ actual: 0, dice: [2], needs: 3 });
    expect(Math.abs(failed.home - 1 / 2)).toBeLessThan(0.1);
    expect(passed.swing).toBeCloseTo((1 - failed.home) / 3, 12);
    expect(failed.swing).toBeCloseTo((-2 * (1 - failed.home)) / 3, 12);
    expect(came.score[0]).toBe(passed.swing);
  });
  test('what happens to whoever fell comes too late to matter, but is told', () => {
    const luck = lastTurn(['d6:2', ...FELL], dodge);
    expect(luck.rolls.map(roll => roll.kind)).toEqual(['dodge', 'armour', 'injury', 'bounce']);
    const [, armour, injury] = luck.rolls as [RollLuck, RollLuck, RollLuck];
    expect(armour).toMatchObject({ side: 1, player: 'H1', actual: 1, needs: 9 });
    expect(armour.expected).toBeCloseTo(10 / 36, 12);
    expect(injury).toMatchObject({ side: 1, actual: 1, needs: 8 });
    for (const { swing } of [armour, injury]) expect(Math.abs(swing)).toBeLessThan(0.01);
    expect(luck.to).toBe(0.5);
  });
  test('with a re-roll in hand a failure costs less, and giving the re-roll away is a choice', () => {
    const again = lastTurn(['d6:1', 'd6:6'], [...dodge, { reroll: 'team' }, 'stop'], 1);
    const [failed, repeated] = again.rolls as [RollLuck, RollLuck];
    expect(failed.swing).toBeCloseTo((-2 * (1 - failed.home)) / 3, 12);
    expect(repeated.swing).toBeCloseTo(1 - failed.home, 12);
    const kept = lastTurn(['d6:1', '2d6:2', 'd8:4'], [...dodge, 'keep'], 1);
    expect(kept.rolls[0]?.swing).toBeCloseTo(failed.swing, 12);
    expect(kept.choices[0]).toBeLessThan(again.choices[0] - 0.3);
  });
});

describe.each(RULESETS)('luck of whole matches, %s', ruleset => {
  const rules = rulesetNamed(ruleset);
  const records = [1, 2, 3].map(n => matchAtRandom(ruleset, `luck ${n}`));

  test('dice and choices together are the way from the first expected result to the last', SLOW, () => {
    for (const record of ruleset === 'blood-2016' ? records.slice(0, 1) : records) {
      const luck = luckOf(rules, record);
      expect(luck.from + luck.score[0] + luck.choices[0] - luck.choices[1]).toBeCloseTo(luck.to, 9);
      expect(luck.score[1]).toBe(-luck.score[0]);
      const winner = record.final?.winner;
      expect(luck.to).toBe(winner === 'home' ? 1 : winner === 'away' ? 0 : 0.5);
      expect(luck.byKind.flat().reduce((sum, { rolls }) => sum + rolls, 0)).toBe(luck.rolls.length);
      expect(luck.deciding).toHaveLength(Math.min(10, luck.rolls.length));
      expect(structuredClone(luck)).toEqual(luck);
    }
  });
  test('chances are chances, and the same record always gets the same figures', SLOW, () => {
    const [whole] = records as [MatchRecord];
    const record = upTo(whole, Math.min(300, whole.answers.length - 1));
    const luck = luckOf(rules, record);
    expect(luck.course.length).toBeGreaterThan(0);
    for (const { home, draw, away } of luck.course) {
      for (const chance of [home, draw, away]) expect(chance).toBeGreaterThanOrEqual(-1e-12);
      expect(home + draw + away).toBeCloseTo(1, 12);
    }
    expect(luckOf(rules, record)).toEqual(luck);
  });
  test('over all faces of a die its swings add up to nothing', SLOW, () => {
    let looked = 0;
    for (const record of records.map(whole => upTo(whole, Math.min(350, whole.answers.length - 1)))) {
      const luck = luckOf(rules, record);
      for (const roll of luck.rolls.filter(one => isWorthALook(one, luck)).slice(0, 2)) {
        expect(swingOverAllFaces(record, roll), JSON.stringify(roll)).toBeCloseTo(0, 9);
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(1);
  });
});
test.each(RULESETS)('giving up is a choice, whoever is asked: %s', SLOW, ruleset => {
  const rules = rulesetNamed(ruleset);
  const record = matchAtRandom(ruleset, 'conceded', 60);
  const keeper = replay(record, rules, dice => rules.create(record, dice), { after: new SeededDice('after') });
  const before = luckOf(rules, record);
  for (const [seat, result] of [
    ['home', 0],
    ['away', 1],
  ] as const) {
    const given = replay(keeper.record(), rules, dice => rules.create(record, dice), {
      after: new SeededDice('after'),
    });
    given.answer({ concede: seat });
    const after = luckOf(rules, given.record());
    expect(after.to).toBe(result);
    expect(after.score).toEqual(before.score);
    const place = seat === 'home' ? 0 : 1;
    expect(after.choices[place]).toBeCloseTo(before.choices[place] - (place === 0 ? before.to : 1 - before.to), 9);
  }
});

/** A single numbered die, the first that its answer rolled, and one that mattered. */
const isWorthALook = (roll: RollLuck, luck: MatchLuck): boolean =>
  !roll.sampled &&
  Math.abs(roll.swing) > 1e-4 &&
  roll.dice.length === 1 &&
  typeof roll.dice[0] === 'number' &&
  luck.rolls.find(one => one.answered === roll.answered) === roll;
const swingOverAllFaces = (record: MatchRecord, roll: RollLuck): number => {
  const before = roll.answered === 0 ? 0 : upTo(record, roll.answered).dice.length;
  const cut = upTo(record, roll.answered + 1);
  let sum = 0;
  for (const { face, chance } of facesOf(cut.dice[before] as string)) {
    const luck = luckFilledIn({ ...cut, turns: [], dice: [...cut.dice.slice(0, before), face] }, 'pushed');
    sum += chance * (luck.rolls.find(one => one.answered === roll.answered)?.swing as number);
  }
  return sum;
};

describe('swapping the teams swaps the chances', () => {
  type Side = Readonly<Record<string, Piece>>;
  const mirrored = (side: Side, letter: string, width: number): Side =>
    Object.fromEntries(
      Object.entries(side).map(([name, { at, ...rest }]) => [
        `${letter}${name.slice(1)}`,
        { ...rest, at: [width + 1 - at[0], at[1]] },
      ]),
    );
  const chancesOf = (game: Game): ChancesToWin => new Evaluation(rulesetNamed(game.rules.id)).chances(game);
  const expectSwapped = (one: Game, other: Game): void => {
    const here = chancesOf(one);
    const there = chancesOf(other);
    expect(Math.abs(here.home - 1 / 2)).toBeGreaterThan(0.01);
    expect(there.home).toBeCloseTo(here.away, 12);
    expect(there.away).toBeCloseTo(here.home, 12);
    expect(there.draw).toBeCloseTo(here.draw, 12);
  };
  const home: Side = { H1: { at: [9, 8], strength: 4 }, H2: { at: [8, 7] }, H3: { at: [12, 3], acted: true } };
  const away: Side = { A1: { at: [11, 8] }, A2: { at: [10, 9], state: 'prone' }, A3: { at: [14, 12], movement: 8 } };

  test('Blood Bowl', () => {
    const width = 26;
    const facts = (own: 'home' | 'away', other: 'home' | 'away', ball: object): object => ({
      active: own,
      half: 1,
      kicking: other,
      firstKicker: other,
      turns: { [own]: 4, [other]: 3 },
      score: { [own]: 1, [other]: 2 },
      rerolls: { [own]: 2, [other]: 1 },
      balls: [ball],
    });
    const swapped = { ...mirrored(away, 'H', width), ...mirrored(home, 'A', width) };
    for (const [ball, otherBall] of [
      [{ holder: 'H1' }, { holder: 'A1' }],
      [{ square: [7, 5] }, { square: [20, 5] }],
    ] as const)
      expectSwapped(
        table('blood-2016', { ...home, ...away }, { ...facts('home', 'away', ball) }),
        table('blood-2016', swapped, { ...facts('away', 'home', otherBall) }),
      );
  });
  test.each(['blitz-2024', 'blitz-2022'])('%s', ruleset => {
    const width = 15;
    const ours: Side = { H1: { at: [9, 6] }, H2: { at: [8, 6] }, H3: { at: [14, 9] } };
    const theirs: Side = { A1: { at: [11, 6] }, A2: { at: [10, 6], state: 'prone' }, A3: { at: [15, 9] } };
    const facts = (own: 'home' | 'away', other: 'home' | 'away', holder: string, finalTurns: number): object => ({
      active: own,
      actionsLeft: 2,
      finalTurns,
      score: { [own]: 7, [other]: 3 },
      balls: [{ holder }],
    });
    const swapped = { ...mirrored(theirs, 'H', width), ...mirrored(ours, 'A', width) };
    for (const finalTurns of [0, 1, 2])
      expectSwapped(
        table(ruleset, { ...ours, ...theirs }, { ...facts('home', 'away', 'H1', finalTurns) }),
        table(ruleset, swapped, { ...facts('away', 'home', 'A1', finalTurns) }),
      );
  });
});
