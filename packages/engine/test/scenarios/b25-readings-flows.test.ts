/** What a reading of the flows of 2025 alone suspected; docs/readings.md says what each of them came to. */
import { describe, expect, test } from 'vitest';
import { blood25 } from '../blood/b25.ts';

describe('a chain of pushes that comes round', () => {
  /** Everybody has nowhere to go but the next one's square, and the last one pushes the blocker. */
  const RING = `
    .  .  8 9 . .
    10 11 7 A . .
    C  6  . . 1 D
    E  5  . . 2 F
    .  G  4 3 H I
    .  J  K L . .`;
  const AROUND = [[14, 8], [13, 9], [12, 9], [11, 8], [11, 7], [12, 6], [13, 6]].map(to => ({ to }));
  const block = (face: string, to: readonly [number, number]) =>
    blood25(RING, { who: { A: { strength: 8 } } })
      .dice(`block:${face}`, `block:${face}`)
      .blocks('A', '1')
      .answers({ face }, ...AROUND, { to });
  test('B25-Q-31, B25-FOLLOW-02: it has taken the blocker two squares away, and nobody follows up', () => {
    const s = block('pushed', [14, 5]).expectNotLogged('followedUp').expectSquare('A', [14, 5]);
    expect(s.game.question.name).toBe('action');
  });
  test('B25-FOLLOW-01: whoever is still next to the square may', () => {
    block('pushed', [14, 6]).expectAsked('followUp', 'home', 'yes', 'no');
  });
});
