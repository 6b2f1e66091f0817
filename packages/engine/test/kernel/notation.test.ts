/** The notation: every position of random matches can be written down, read again and played on from there. */
import { expect, test, vi } from 'vitest';
import { SeededDice } from '../../src/dice/seeded.ts';
import type { Game } from '../../src/kernel/game.ts';
import { ANSWER } from '../../src/kernel/layout.ts';
import { hashPosition, hashText, readPosition, writePosition } from '../../src/kernel/notation.ts';
import { rulesetNamed } from '../../src/rulesets.ts';
import { BadInput } from '../../src/words.ts';
import { anyMatch, playOut, randomAnswer } from '../invariants/random-play.ts';

// Whole matches are played here: a busy machine is no failure.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const blitz = rulesetNamed('blitz-2024');
const started = (seed: string): { g: Game; other: Game; chance: SeededDice } => {
  const chance = new SeededDice(`coach ${seed}`);
  const spec = anyMatch(blitz, chance);
  const g = blitz.create(spec, new SeededDice(seed)).start();
  return { g, other: blitz.create(spec, new SeededDice(seed)), chance };
};

test('every position of random matches, in mid-action too, is the same after it was written and read', () => {
  let inMidAction = 0;
  let positions = 0;
  for (const seed of ['n1', 'n2', 'n3', 'n4', 'n5', 'n6']) {
    const { g, other, chance } = started(seed);
    playOut(g, chance, (_, decision) => {
      if (decision % 3 !== 0) return;
      positions++;
      if (g.describe().split(' > ').length > 3) inMidAction++;
      const text = writePosition(g);
      readPosition(other, text);
      expect(writePosition(other)).toBe(text);
      // Everything but the last answer comes back, down to the derived cells.
      const last = g.cells[ANSWER];
      g.cells[ANSWER] = 0;
      expect(other.fingerprint()).toBe(g.fingerprint());
      g.cells[ANSWER] = last;
      expect(other.legalAnswers()).toEqual(g.legalAnswers());
    });
    readPosition(other, writePosition(g));
    expect([other.over, writePosition(other)]).toEqual([true, writePosition(g)]);
  }
  expect(positions).toBeGreaterThan(500);
  expect(inMidAction).toBeGreaterThan(200);
});

test('a match goes on from the notation exactly as it would have gone on', () => {
  for (const seed of ['on1', 'on2', 'on3']) {
    const { g, other, chance } = started(seed);
    for (let n = 0; n < 150; n++) g.choose(randomAnswer(g, chance));
    readPosition(other, writePosition(g));
    g.dice = new SeededDice('rest');
    other.dice = new SeededDice('rest');
    playOut(g, new SeededDice('coaches'));
    playOut(other, new SeededDice('coaches'));
    expect(hashPosition(other)).toBe(hashPosition(g));
  }
});

test('the hash is 16 hexadecimal digits over the text, and one changed fact changes it', () => {
  const { g } = started('hash');
  expect(hashPosition(g)).toMatch(/^[0-9a-f]{16}$/);
  expect(hashPosition(g)).toBe(hashText(writePosition(g)));
  const hashes = new Set(['', 'a', 'b', 'ab', 'ba', 'turn = 1', 'turn = 2'].map(hashText));
  expect(hashes.size).toBe(7);
  expect(hashText('position 1')).toBe('201b2dfde9e888f1');
});

test('facts are sorted and say names, never numbers of cells', () => {
  const { g } = started('names');
  const lines = writePosition(g).split('\n');
  expect(lines[0]).toBe('position 2 blitz-2024');
  expect(lines.at(-1)).toBe('');
  expect(lines.at(-2)).toMatch(/^ask (home|away) [a-zA-Z]+/);
  const facts = lines.filter(line => line.includes(' = '));
  expect(facts).toEqual([...facts].sort());
  expect(facts.some(line => /^control\[H1\] = home$/.test(line))).toBe(true);
});

test.each([
  ['', 'a position begins with "position 2 <ruleset>"'],
  ['position 1 blitz-2024\nover', 'a position begins with "position 2 <ruleset>"'],
  ['position 2 blood-2025\nover', 'the position is of "blood-2025", the game of "blitz-2024"'],
  ['position 2 blitz-2024\nturn = 3', 'a position ends with "ask <seat> <question> …" or "over"'],
  ['position 2 blitz-2024\ntouchdowns = 3\nover', 'position line "touchdowns = 3": unknown fact'],
  ['position 2 blitz-2024\nturn = many\nover', 'position line "turn = many": unknown value "many"'],
  ['position 2 blitz-2024\nturn = 40000\nover', 'position line "turn = 40000": unknown value "40000"'],
  ['position 2 blitz-2024\nturn = 1e2\nover', 'position line "turn = 1e2": unknown value "1e2"'],
  ['position 2 blitz-2024\nturn = 0x3\nover', 'unknown value "0x3"'],
  ['position 2 blitz-2024\nturn = \nover', 'unknown value ""'],
  ['position 2 blitz-2024\nconstructor = 3\nover', 'position line "constructor = 3": unknown fact'],
  ['position 2 blitz-2024\nturn = \u001b[2J\nover', 'position line "turn = \\u001b[2J": unknown value'],
  ['position 2 blitz-2024\nballHolder[1.5] = H1\nover', 'no such place'],
  ['position 2 blitz-2024\nsquare[H1] = 1.5,2\nover', 'unknown value "1.5,2"'],
  ['position 2 blitz-2024\nsquare[H1] = 1,2,3\nover', 'unknown value "1,2,3"'],
  ['position 2 blitz-2024\neffect match barred 70000 turn 0\nover', 'unknown effect'],
  ['position 2 blitz-2024\nscore[left] = 3\nover', 'position line "score[left] = 3": no such place'],
  ['position 2 blitz-2024\nscore = 3\nover', 'position line "score = 3": no such place'],
  ['position 2 blitz-2024\nsquare[H1] = 99,1\nover', 'unknown value "99,1"'],
  ['position 2 blitz-2024\nsquare[X9] = 1,1\nover', 'no such place'],
  ['position 2 blitz-2024\nsquare[P49] = 1,1\nover', 'no such place'],
  ['position 2 blitz-2024\nballHolder[1] = X9\nover', 'unknown value "X9"'],
  ['position 2 blitz-2024\nprofile[H1] = orc/king\nover', 'unknown value "orc/king"'],
  ['position 2 blitz-2024\neffect H1 asleep 0 turn 0\nover', 'unknown effect'],
  ['position 2 blitz-2024\neffect X1 barred 0 turn 0\nover', 'unknown effect'],
  ['position 2 blitz-2024\nframe Nap.start\nover', 'no procedure "Nap"'],
  ['position 2 blitz-2024\nframe Turn.nap seat=home\nover', 'Turn has no step "nap"'],
  ['position 2 blitz-2024\nframe Turn.start\nover', 'expected seat=…'],
  ['position 2 blitz-2024\nframe Turn.start seat=left\nover', 'unknown value "left"'],
  [`position 2 blitz-2024\n${'frame Match.toss\n'.repeat(33)}over`, 'more than 32 frames'],
  [`position 2 blitz-2024\n${'effect match barred 0 turn 0\n'.repeat(65)}over`, 'more than 64 effects'],
  ['position 2 blitz-2024\nask home nap', 'unknown question'],
  ['position 2 blitz-2024\nask left action seat=home', 'unknown question'],
])('a bad text is refused with one sentence and leaves the game as it was (%#)', (text, message) => {
  const { g } = started('bad');
  const before = g.save();
  expect(() => readPosition(g, text)).toThrow(BadInput);
  expect(() => readPosition(g, text)).toThrow(message);
  expect(g.save()).toEqual(before);
  expect(g.legalAnswers().length).toBeGreaterThan(0);
});
