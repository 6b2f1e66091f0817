/** What scenarios of both games have in common: drawings, scripted dice, answers, and what is expected of them. */
import { expect } from 'vitest';
import { ScriptedDice } from '../src/dice/scripted.ts';
import type { Game, GameEvent } from '../src/kernel/game.ts';
import type { Answer } from '../src/kernel/question.ts';
import {
  BadInput,
  type BallId,
  NOBODY,
  type PlayerId,
  Posture,
  SEATS,
  type SeatName,
  type Square,
} from '../src/words.ts';

export type Corner = readonly [column: number, row: number];
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  nw: [-1, -1],
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
};
export const rowsOf = (drawing: string): string[][] =>
  drawing
    .split('\n')
    .map(row => row.trim())
    .filter(row => row !== '')
    .map(row => row.split(/\s+/));
export const sideOf = (name: string): SeatName => (/^[0-9]/.test(name) ? 'away' : 'home');
/** The signs of a drawing with their squares, empty squares left out. */
export const signsOf = (drawing: string, at: Corner): { sign: string; square: readonly [number, number] }[] =>
  rowsOf(drawing).flatMap((row, y) =>
    row.flatMap((sign, x) => (sign === '.' ? [] : [{ sign, square: [at[0] + x, at[1] + y] as const }])),
  );

export abstract class Drawn<G extends Game & { events: E[] | undefined }, E extends GameEvent> {
  abstract readonly game: G;
  protected readonly script: ScriptedDice = new ScriptedDice();
  protected readonly at: Corner;
  constructor(at: Corner) {
    this.at = at;
  }
  /** The next rolls: `d6:4`, `d8:7`, `block:smash`, `pick:1`. */
  dice(...rolls: string[]): this {
    this.script.add(...rolls);
    return this;
  }
  answers(...answers: Answer[]): this {
    for (const answer of answers) this.game.answer(answer);
    return this;
  }
  /** Steps of the player that is being asked about, without declaring or stopping anything. */
  walks(name: string, path: string): this {
    for (const step of path.split(' ').filter(s => s !== '')) {
      const [dx, dy] = STEPS[step] as readonly [number, number];
      const [column, row] = this.game.squareName(this.game.square(this.id(name)));
      this.answers({ to: [column + dx, row + dy] });
    }
    return this;
  }
  id(name: string): PlayerId {
    const p = this.game.playerNamed(name);
    if (p === NOBODY) throw new Error(`no player ${name} in this scenario`);
    return p;
  }
  /** The pitch where the drawing was: other squares may be drawn by `at`. */
  expectPitch(drawing: string, at: Corner = this.at): this {
    const g = this.game;
    const want = rowsOf(drawing);
    const got = want.map((row, y) =>
      row.map((_, x) => {
        const sq = g.grid.at(at[0] + x, at[1] + y);
        const p = g.playerAt(sq);
        if (p === NOBODY) return g.looseBallAt(sq) >= 0 ? '*' : '.';
        const name = g.playerName(p);
        return g.posture(p) === Posture.standing ? name : name.toLowerCase();
      }),
    );
    expect(got.map(row => row.join(' ')).join('\n')).toBe(want.map(row => row.join(' ')).join('\n'));
    return this;
  }
  expectSquare(name: string, square: readonly [number, number]): this {
    expect([name, ...this.game.squareName(this.game.square(this.id(name)))]).toEqual([name, ...square]);
    return this;
  }
  /** Who holds the ball, or the square on which it lies, or `none` when it is out of play. */
  expectBall(where: string | readonly [number, number], ball = 0): this {
    const g = this.game;
    const b = ball as BallId;
    const holder = g.holder(b);
    const got = !g.inPlay(b)
      ? 'none'
      : holder === NOBODY
        ? g.squareName(g.ballSquare(b) as Square)
        : g.playerName(holder);
    expect(got).toEqual(where);
    return this;
  }
  /** Which question is open, to whom, and (if given) exactly which answers it has. */
  expectAsked(question: string, seat?: SeatName, ...answers: Answer[]): this {
    expect(this.game.over ? 'over' : this.game.question.name).toBe(question);
    if (seat !== undefined) expect(SEATS[this.game.asked]).toBe(seat);
    if (answers.length > 0) {
      const texts = (list: readonly Answer[]): string[] => list.map(a => JSON.stringify(a)).sort();
      expect(texts(this.game.legalAnswers())).toEqual(texts(answers));
    }
    return this;
  }
  isLegal(answer: Answer): boolean {
    return this.game.isLegal(this.game.readAnswer(answer));
  }
  expectLegal(...answers: Answer[]): this {
    for (const answer of answers) expect([answer, this.isLegal(answer)]).toEqual([answer, true]);
    return this;
  }
  /** Refused, and nothing changed. */
  expectIllegal(...answers: Answer[]): this {
    for (const answer of answers) {
      const before = this.game.save();
      expect(() => this.game.answer(answer), `${JSON.stringify(answer)} should be illegal`).toThrow(BadInput);
      expect(this.game.save()).toEqual(before);
    }
    return this;
  }
  /** The types of events so far, in order, must contain these in this order. */
  expectLog(...types: E['type'][]): this {
    const log = this.log();
    let from = 0;
    for (const type of types) {
      const at = log.indexOf(type, from);
      expect(at, `"${type}" in its place among: ${log.join(' ')}`).toBeGreaterThanOrEqual(0);
      from = at + 1;
    }
    return this;
  }
  expectNotLogged(...types: E['type'][]): this {
    for (const type of types) expect(this.log()).not.toContain(type);
    return this;
  }
  /** The types of events so far. */
  log(): string[] {
    return (this.game.events ?? []).map(e => e.type);
  }
  /** One event of the log has at least these fields. */
  expectEvent(event: Partial<E> & { type: E['type'] }): this {
    expect(this.game.events).toContainEqual(expect.objectContaining(event as Record<string, unknown>));
    return this;
  }
  /** Every scripted die must have been rolled. */
  done(): void {
    this.script.assertUsedUp();
  }
}

/** The objects of the legal answers with one verb, sorted: squares as `7,5`, players and cards by name. */
export const legalOf = (s: { readonly game: Game }, verb: string): string[] =>
  s.game
    .legalAnswers()
    .flatMap(answer => (typeof answer !== 'string' && verb in answer ? [String(answer[verb])] : []))
    .sort();
