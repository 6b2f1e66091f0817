/** Dice: seeded streams are reproducible and fair, scripts are checked, records of rolls play again, enumeration is complete. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLOCK_DIE as BLITZ_BLOCK } from '../../src/blitz/words.ts';
import { BLOCK_DIE as BLOOD_BLOCK } from '../../src/blood/words.ts';
import { COIN, D3, D6, D8, D16, type Dice, type Die, die, symbolDie } from '../../src/dice/dice.ts';
import { EnumeratingDice } from '../../src/dice/enumerating.ts';
import { RecordingDice, ScriptError, ScriptedDice } from '../../src/dice/scripted.ts';
import { GENERATOR, SeededDice } from '../../src/dice/seeded.ts';

const BLOCK = symbolDie('block', ['skull', 'both', 'push', 'push', 'stumble', 'pow']);
const rolls = (dice: Dice, count: number, of: Die = D6): number[] => Array.from({ length: count }, () => dice.roll(of));
/** How far counts are from an even spread: about the number of cells when fair. */
const chiSquare = (counts: readonly number[], expected: readonly number[]): number =>
  counts.reduce((sum, n, i) => sum + (n - (expected[i] as number)) ** 2 / (expected[i] as number), 0);

describe('seeded dice', () => {
  test('the same seed gives the same stream, and reseeding begins it again', () => {
    const dice = new SeededDice('grim');
    const first = rolls(dice, 50);
    expect(rolls(new SeededDice('grim'), 50)).toEqual(first);
    expect(rolls(dice.reseed('grim'), 50)).toEqual(first);
    expect(rolls(new SeededDice('grim '), 50)).not.toEqual(first);
  });
  test('the stream belongs to its name: these rolls are those of xoshiro128ss-1 for ever', () => {
    expect(GENERATOR).toBe('xoshiro128ss-1');
    expect(rolls(new SeededDice('1'), 20).join('')).toBe('16226223542153435154');
  });
  test.each([[COIN], [D3], [D6], [D8], [D16], [die('d13', 13)]])('a $name shows every face equally often', of => {
    const perFace = 4000;
    const low = of.faces === undefined ? 1 : 0;
    for (const seed of ['a', 'b', 'fair']) {
      const counts = new Array<number>(of.sides).fill(0);
      for (const value of rolls(new SeededDice(seed), perFace * of.sides, of)) (counts[value - low] as number)++;
      // Six standard deviations above what an even die gives; a die with one face 10 % too frequent is far beyond.
      const freedom = of.sides - 1;
      expect(
        chiSquare(
          counts,
          counts.map(() => perFace),
        ),
      ).toBeLessThan(freedom + 6 * Math.sqrt(2 * freedom));
    }
  });
  test('two D6 added up follow the triangle 1-2-3-4-5-6-5-4-3-2-1', () => {
    const dice = new SeededDice('triangle');
    const counts = new Array<number>(11).fill(0);
    const total = 72_000;
    for (let n = 0; n < total; n++) (counts[dice.twoD6() - 2] as number)++;
    const expected = counts.map((_, i) => (total * (6 - Math.abs(i - 5))) / 36);
    expect(chiSquare(counts, expected)).toBeLessThan(10 + 6 * Math.sqrt(20));
  });
  test('neighbouring rolls are unrelated: all 36 pairs come equally often', () => {
    const dice = new SeededDice('pairs');
    const counts = new Array<number>(36).fill(0);
    let last = dice.roll(D6);
    for (let n = 0; n < 72_000; n++) {
      const next = dice.roll(D6);
      (counts[(last - 1) * 6 + next - 1] as number)++;
      last = next;
    }
    expect(
      chiSquare(
        counts,
        counts.map(() => 2000),
      ),
    ).toBeLessThan(35 + 6 * Math.sqrt(70));
  });
  test.each([
    ['1', '2'],
    ['game-1', 'game-2'],
    ['', 'a'],
    ['a', 'b'],
    ['seed', 'seee'],
    ['0000000000', '1000000000'],
    ['ab', 'ba'],
  ])('seeds that differ in one letter are unrelated: "%s" and "%s" agree in a sixth of their rolls', (one, other) => {
    const count = 6000;
    const theirs = rolls(new SeededDice(other), count);
    const same = rolls(new SeededDice(one), count).filter((value, i) => value === theirs[i]).length;
    // 1000 expected, standard deviation 29.
    expect(Math.abs(same - 1000)).toBeLessThan(6 * 29);
  });
  test('the first roll of seeds counted upwards is fair too', () => {
    const counts = new Array<number>(6).fill(0);
    for (let n = 0; n < 6000; n++) (counts[new SeededDice(String(n)).roll(D6) - 1] as number)++;
    expect(
      chiSquare(
        counts,
        counts.map(() => 1000),
      ),
    ).toBeLessThan(5 + 6 * Math.sqrt(10));
  });
  test('a shuffle keeps all cards and puts each card in each place equally often', () => {
    const dice = new SeededDice('cards');
    const counts = new Array<number>(25).fill(0);
    for (let n = 0; n < 10_000; n++) {
      const cells = Int16Array.from([9, 0, 1, 2, 3, 4, 9]);
      dice.shuffle(cells, 1, 5);
      expect([cells[0], cells[6]]).toEqual([9, 9]);
      for (let i = 0; i < 5; i++) (counts[i * 5 + (cells[1 + i] as number)] as number)++;
    }
    expect(counts.reduce((a, b) => a + b)).toBe(50_000);
    expect(
      chiSquare(
        counts,
        counts.map(() => 2000),
      ),
    ).toBeLessThan(24 + 6 * Math.sqrt(48));
  });
});

describe('scripted dice', () => {
  test('give what is written, each kind in its own words', () => {
    const dice = new ScriptedDice(['d6:4', 'block:push', 'coin:tails', '2d6:11', 'pick:2']);
    dice.add('d16:16', 'shuffle:3,1,2', 'shuffle');
    expect([dice.roll(D6), dice.roll(BLOCK), dice.roll(COIN), dice.twoD6(), dice.pick(3), dice.roll(D16)]).toEqual([
      4, 2, 1, 11, 1, 16,
    ]);
    const cells = Int16Array.from([0, 7, 8, 9]);
    dice.shuffle(cells, 1, 3);
    expect([...cells]).toEqual([0, 9, 7, 8]);
    dice.shuffle(cells, 0, 4);
    expect([...cells]).toEqual([0, 9, 7, 8]);
    expect(dice.left).toBe(0);
    dice.assertUsedUp();
  });
  test('a wrong kind, a roll too many and a roll too few are errors that name the place', () => {
    expect(() => new ScriptedDice(['d6:4']).roll(D8)).toThrow('roll 1 of the script is "d6:4", but a d8 is rolled');
    expect(() => new ScriptedDice(['d6:4']).pick(2)).toThrow('but a pick is rolled');
    expect(() => new ScriptedDice(['d6:4']).twoD6()).toThrow('but a 2d6 is rolled');
    expect(() => new ScriptedDice(['d6:4']).shuffle(new Int16Array(2), 0, 2)).toThrow('but a shuffle is rolled');
    const one = new ScriptedDice(['d6:4']);
    one.roll(D6);
    expect(() => one.roll(D6)).toThrow('the script has no roll left: a d6 is rolled after 1 scripted rolls');
    const left = new ScriptedDice(['d6:4', 'd8:1']);
    expect(() => left.assertUsedUp()).toThrow('2 scripted rolls were never asked for: d6:4 d8:1');
    expect(() => left.assertUsedUp()).toThrow(ScriptError);
  });
  test.each([
    ['d6:7', (d: Dice) => d.roll(D6), 'a d6 cannot show "7"'],
    ['d6:0', (d: Dice) => d.roll(D6), 'a d6 cannot show "0"'],
    ['d6:', (d: Dice) => d.roll(D6), 'a d6 cannot show ""'],
    ['d6:1.5', (d: Dice) => d.roll(D6), 'a d6 cannot show "1.5"'],
    ['d6: 4', (d: Dice) => d.roll(D6), 'a d6 cannot show " 4"'],
    ['d6:0x4', (d: Dice) => d.roll(D6), 'a d6 cannot show "0x4"'],
    ['d6:04', (d: Dice) => d.roll(D6), 'a d6 cannot show "04"'],
    ['d6:4e0', (d: Dice) => d.roll(D6), 'a d6 cannot show "4e0"'],
    ['2d6:7.0', (d: Dice) => d.twoD6(), '2d6 add up to 2..12'],
    ['pick:1.0', (d: Dice) => d.pick(2), 'must pick 1..2'],
    ['shuffle:1.5,2', (d: Dice) => d.shuffle(new Int16Array(2), 0, 2), 'must order all 2 cards, each once'],
    ['shuffle:1.5,1.25', (d: Dice) => d.shuffle(new Int16Array(2), 0, 2), 'must order all 2 cards, each once'],
    ['shuffle:1,', (d: Dice) => d.shuffle(new Int16Array(2), 0, 2), 'must order all 2 cards, each once'],
    ['shuffle:2, 1', (d: Dice) => d.shuffle(new Int16Array(2), 0, 2), 'must order all 2 cards, each once'],
    ['block:push#1', (d: Dice) => d.roll(BLOCK), 'a block die has no face "push#1"'],
    ['block:push#3', (d: Dice) => d.roll(BLOCK), 'a block die has no face "push#3"'],
    ['block:constructor', (d: Dice) => d.roll(BLOCK), 'a block die has no face "constructor"'],
    ['d6:\u001b[2J', (d: Dice) => d.roll(D6), 'a d6 cannot show "\\u001b[2J"'],
    ['block:smash', (d: Dice) => d.roll(BLOCK), 'a block die has no face "smash"; its faces are skull, both, push'],
    ['2d6:1', (d: Dice) => d.twoD6(), '2d6 add up to 2..12'],
    ['2d6:13', (d: Dice) => d.twoD6(), '2d6 add up to 2..12'],
    ['pick:3', (d: Dice) => d.pick(2), 'must pick 1..2'],
    ['pick:0', (d: Dice) => d.pick(2), 'must pick 1..2'],
    ['shuffle:1,1', (d: Dice) => d.shuffle(new Int16Array(2), 0, 2), 'must order all 2 cards, each once'],
    ['shuffle:1,2,3', (d: Dice) => d.shuffle(new Int16Array(2), 0, 2), 'must order all 2 cards, each once'],
    ['shuffle:1,3', (d: Dice) => d.shuffle(new Int16Array(2), 0, 2), 'must order all 2 cards, each once'],
  ] as const)('"%s" cannot be rolled', (script, roll, message) => {
    expect(() => roll(new ScriptedDice([script]))).toThrow(message);
  });
});

describe('what was recorded plays again as a script', () => {
  const DICE = [COIN, D3, D6, D8, D16, BLOCK, BLITZ_BLOCK, BLOOD_BLOCK] as const;
  test.each(DICE)('every side of a $name, those with the same name on them too', of => {
    const low = of.faces === undefined ? 1 : 0;
    const sides = Array.from({ length: of.sides }, (_, side) => side + low);
    let next = 0;
    const source = { roll: () => sides[next++] } as unknown as Dice;
    const recording = new RecordingDice(source);
    for (const side of sides) expect(recording.roll(of)).toBe(side);
    expect(rolls(new ScriptedDice(recording.rolled), of.sides, of)).toEqual(sides);
    expect(new Set(recording.rolled).size).toBe(of.sides);
  });
  test('a side that is written by its name alone is the first one with that name, as older records have it', () => {
    expect(rolls(new ScriptedDice(['block:push', 'block:push#2']), 2, BLOCK)).toEqual([2, 3]);
    expect(new ScriptedDice(['block:pushed']).roll(BLOOD_BLOCK)).toBe(2);
    expect(new ScriptedDice(['block:shove']).roll(BLITZ_BLOCK)).toBe(2);
  });
  test('any rolls, sums, choices and orders of cards in a row', () => {
    const kinds = [...DICE, '2d6', 'pick', 'shuffle', 'nothing to shuffle'] as const;
    fc.assert(
      fc.property(fc.string(), fc.array(fc.constantFrom(...kinds), { maxLength: 30 }), (seed, wanted) => {
        const play = (dice: Dice): unknown[] =>
          wanted.map(kind => {
            if (typeof kind === 'object') return dice.roll(kind, 3);
            if (kind === '2d6') return dice.twoD6(7);
            if (kind === 'pick') return dice.pick(5);
            const cells = Int16Array.from([1, 4, 4, 2, 9, 1]); // cards may look alike
            dice.shuffle(cells, 1, kind === 'shuffle' ? 4 : 0);
            return [...cells];
          });
        const recording = new RecordingDice(new SeededDice(seed));
        const first = play(recording);
        expect(recording.rolled).toHaveLength(wanted.length);
        const script = new ScriptedDice(recording.rolled);
        expect(play(script)).toEqual(first);
        script.assertUsedUp();
        // And the record of the script is the script.
        const again = new RecordingDice(new ScriptedDice(recording.rolled));
        play(again);
        expect(again.rolled.filter(r => !r.startsWith('shuffle'))).toEqual(
          recording.rolled.filter(r => !r.startsWith('shuffle')),
        );
      }),
      { numRuns: 100, seed: 7 },
    );
  });
});

describe('enumerating dice', () => {
  const distribution = (roll: (dice: EnumeratingDice) => unknown, merging = true): Map<unknown, number> => {
    const dice = new EnumeratingDice();
    dice.merging = merging;
    const out = new Map<unknown, number>();
    dice.forEach(() => {
      const value = roll(dice);
      out.set(value, (out.get(value) ?? 0) + dice.probability);
    });
    return out;
  };
  const sum = (d: Map<unknown, number>): number => [...d.values()].reduce((a, b) => a + b, 0);

  test('without a target every face is its own outcome', () => {
    expect([...distribution(d => d.roll(D8)).keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect([...distribution(d => d.pick(3))]).toEqual([
      [0, 1 / 3],
      [1, 1 / 3],
      [2, 1 / 3],
    ]);
    expect([...distribution(d => d.twoD6()).values()].map(p => Math.round(p * 36))).toEqual([
      1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1,
    ]);
  });
  test('with targets, results that compare alike are one outcome; 1 and the highest face stand apart', () => {
    expect([...distribution(d => d.roll(D6, 4))]).toEqual([
      [1, 1 / 6],
      [2, 2 / 6],
      [4, 2 / 6],
      [6, 1 / 6],
    ]);
    expect([...distribution(d => d.roll(D6, 3, 5)).keys()]).toEqual([1, 2, 3, 5, 6]);
    expect([...distribution(d => d.roll(D6, 9)).keys()]).toEqual([1, 2, 6]);
    expect([...distribution(d => d.roll(D6, -2)).keys()]).toEqual([1, 2, 6]);
    expect([...distribution(d => d.roll(BLOCK))].map(([face, p]) => [face, Math.round(p * 6)])).toEqual([
      [0, 1],
      [1, 1],
      [2, 2],
      [4, 1],
      [5, 1],
    ]);
  });
  test('probabilities add up to 1 whatever is rolled, and merged results keep their chance of passing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 15 }), fc.integer({ min: -3, max: 15 }), (target, other) => {
        const roll = (d: Dice): string => {
          const first = d.roll(D6, target, other);
          const second = first >= target ? 0 : d.twoD6(other, target);
          const third = second >= other ? d.pick(3) : -1;
          const one = first === 1 ? 'one' : first === 6 ? 'six' : '';
          return `${one} ${first >= target} ${first >= other} ${second >= other} ${second >= target} ${third}`;
        };
        const merged = distribution(roll);
        const single = distribution(roll, false);
        expect(sum(merged)).toBeCloseTo(1, 12);
        expect(sum(single)).toBeCloseTo(1, 12);
        expect(new Set(merged.keys())).toEqual(new Set(single.keys()));
        for (const [key, p] of single) expect(merged.get(key)).toBeCloseTo(p, 12);
      }),
      { numRuns: 100, seed: 6 },
    );
  });
  test('a shuffle is not enumerated, except of a single card', () => {
    const dice = new EnumeratingDice();
    expect(() => dice.shuffle(new Int16Array(3), 0, 3)).toThrow('too many outcomes');
    expect(() => dice.shuffle(new Int16Array(3), 0, 1)).not.toThrow();
  });
});
