/** Dice for matches and rollouts: xoshiro128**, seeded by a text, every face equally likely. */
import type { Dice, Die } from './dice.ts';

/** Names generator, seeding and drawing method in match records; a change to any of them changes this name. */
export const GENERATOR = 'xoshiro128ss-1';

/** Spreads a text over four 32-bit words, so that seeds which differ in one letter give unrelated streams. */
const spread = (text: string, state: Uint32Array): void => {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  let c = 0xc2b2ae35;
  let d = 0x27d4eb2f;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i) + 1;
    a = Math.imul(a ^ code, 0x85ebca77) ^ (b >>> 13);
    b = Math.imul(b ^ a, 0xc2b2ae3d) ^ (c >>> 16);
    c = Math.imul(c ^ b, 0x27d4eb4f) ^ (d >>> 15);
    d = Math.imul(d ^ c, 0x165667b1) ^ (a >>> 14);
  }
  for (let i = 0; i < 4; i++) {
    a = Math.imul(a ^ (a >>> 16), 0x7feb352d) + d;
    b = Math.imul(b ^ (b >>> 15), 0x846ca68b) + a;
    c = Math.imul(c ^ (c >>> 16), 0x2c1b3c6d) + b;
    d = Math.imul(d ^ (d >>> 15), 0x297a2d39) + c;
  }
  state[0] = a | 1;
  state[1] = b;
  state[2] = c;
  state[3] = d;
};

/** Draws from here on would favour low numbers. */
const limitOf = (count: number): number => 4294967296 - (4294967296 % count);
/** The usual counts, worked out once: every die asks. */
const LIMITS = Float64Array.from({ length: 512 }, (_, count) => limitOf(count));

export class SeededDice implements Dice {
  private readonly state = new Uint32Array(4);
  constructor(seed: string) {
    spread(seed, this.state);
  }
  /** Starts the stream of another seed, without a new object. */
  reseed(seed: string): this {
    spread(seed, this.state);
    return this;
  }
  /**
   * Even over 0..count-1: the few highest draws that would favour low numbers are thrown away. The generator stands in
   * here, since a draw handed over by a function would often be too large for anything but an object.
   */
  pick(count: number): number {
    const limit = count < LIMITS.length ? LIMITS[count] : limitOf(count);
    const s = this.state;
    let draw: number;
    do {
      const x = Math.imul(s[1], 5);
      draw = Math.imul((x << 7) | (x >>> 25), 9) >>> 0;
      const t = s[1] << 9;
      s[2] ^= s[0];
      s[3] ^= s[1];
      s[1] ^= s[2];
      s[0] ^= s[3];
      s[2] ^= t;
      s[3] = (s[3] << 11) | (s[3] >>> 21);
    } while (draw >= limit);
    return (draw - Math.floor(draw / count) * count) | 0; // `draw % count`, exactly, and in a third of the time
  }
  roll(die: Die): number {
    return die.faces === undefined ? this.pick(die.sides) + 1 : this.pick(die.sides);
  }
  twoD6(): number {
    return this.pick(6) + this.pick(6) + 2;
  }
  shuffle(cells: Int16Array, from: number, count: number): void {
    for (let i = count - 1; i > 0; i--) {
      const j = this.pick(i + 1);
      const kept = cells[from + i];
      cells[from + i] = cells[from + j];
      cells[from + j] = kept;
    }
  }
}
