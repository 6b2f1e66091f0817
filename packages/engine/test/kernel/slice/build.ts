/** Positions of the slice, drawn: letters are home's players, digits away's, lower case lies prone, `*` is a ball. */
import type { Dice } from '../../../src/dice/dice.ts';
import { DEPTH, FRAME_CELLS, QUESTION, STACK } from '../../../src/kernel/layout.ts';
import { Profiles } from '../../../src/kernel/lineup.ts';
import type { Procedure } from '../../../src/kernel/procedure.ts';
import { AWAY, HOME, type PlayerId, Posture, type Square } from '../../../src/words.ts';
import { HALF, SliceGame } from './game.ts';
import { Match, sliceRules, Turn } from './match.ts';

/** Movement, strength, agility, passing, armour; skills by number. */
export interface Values {
  readonly stats?: readonly [number, number, number, number, number];
  readonly skills?: readonly number[];
}
const PLAIN: Required<Values> = { stats: [6, 3, 3, 4, 8], skills: [] };

/** A game at home's first question, the drawing's top left square at [10, 5]. Later joiners use `spare` profiles. */
export const drawn = (
  drawing: string,
  dice: Dice,
  {
    who = {},
    spare = [],
    overrides = [],
  }: {
    readonly who?: Readonly<Record<string, Values>>;
    readonly spare?: readonly Values[];
    readonly overrides?: readonly (readonly [Procedure, Procedure])[];
  } = {},
): SliceGame => {
  const rows = drawing
    .trim()
    .split('\n')
    .map(row => row.trim().split(/\s+/));
  const signs = rows.flatMap((row, y) => row.map((sign, x) => ({ sign, x, y }))).filter(s => s.sign !== '.');
  const pieces = signs.filter(s => s.sign !== '*');
  const values = [...pieces.map(s => who[s.sign.toUpperCase()] ?? {}), ...spare];
  const profiles = new Profiles(values.map((v, i) => ({ id: `profile${i + 1}`, ...PLAIN, ...v })));
  const g = new SliceGame(sliceRules(overrides), { profiles, names: pieces.map(s => s.sign.toUpperCase()) }, dice);
  g.strict = true;
  const squareOf = (s: { x: number; y: number }): Square => g.grid.at(10 + s.x, 5 + s.y);
  pieces.forEach((s, i) => {
    const p = g.join(/[0-9]/.test(s.sign) ? AWAY : HOME, i) as PlayerId;
    g.put(p, squareOf(s));
    const prone = /[a-z]/.test(s.sign);
    if (prone) g.setPosture(p, Posture.prone);
    g.setReaches(p, !prone);
  });
  for (const s of signs) if (s.sign === '*') g.newBall(squareOf(s));
  g.cells[HALF] = 0;
  g.enter(Match, 'nextTurn');
  g.enter(Turn, 'startTurn', HOME);
  return g.resume() as SliceGame;
};
/** The same drawing read back. */
export const drawingOf = (g: SliceGame, columns: number, rows: number): string =>
  Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => {
      const sq = g.grid.at(10 + x, 5 + y);
      const p = g.playerAt(sq);
      if (p < 0) return g.looseBallAt(sq) >= 0 ? '*' : '.';
      const name = g.playerName(p);
      return g.posture(p) === Posture.standing ? name : name.toLowerCase();
    }).join(' '),
  ).join('\n');
export const named = (g: SliceGame, name: string): PlayerId => g.playerNamed(name);
/** Lets a procedure happen before the open question, which is asked again afterwards. */
export const interpose = (g: SliceGame, happening: Procedure, ...slots: readonly number[]): void => {
  const k = g.cells;
  k[STACK + (k[DEPTH] - 1) * FRAME_CELLS + 1]--;
  k[QUESTION] = 0;
  g.enter(happening, '', ...slots);
  g.resume();
};
