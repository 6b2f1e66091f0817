/** Match records turned into what a fit needs: features of some quiet positions of every match, and who won it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MatchRecord, type RulesetDefinition, SeededDice } from '@ironpitch/engine';
import { featuresOf } from '../src/luck/evaluation.ts';
import { Reader } from '../src/luck/model.ts';

/** 1: home won; 0.5: a draw; 0: away won. */
export type Result = 0 | 0.5 | 1;
export interface Positions {
  readonly matches: number;
  /** Row by row, home's minus away's. */
  readonly lean: Float32Array;
  readonly draw: Float32Array;
  readonly result: Float32Array;
  /** One match weighs the same as another. */
  readonly weight: Float32Array;
  readonly count: number;
}
/** How many quiet questions lie between two positions that are taken. */
const EVERY = { blood: 40, blitz: 10 } as const;
const HELD_OUT_EVERY = 5;

class Rows {
  matches = 0;
  count = 0;
  private readonly blocks: { lean: Float32Array; draw: Float32Array; result: Result; count: number }[] = [];
  add(lean: Float32Array, draw: Float32Array, result: Result, count: number): void {
    this.matches++;
    this.count += count;
    this.blocks.push({ lean, draw, result, count });
  }
  joined(): Positions {
    const width = (pick: (block: (typeof this.blocks)[number]) => Float32Array): Float32Array => {
      const all = new Float32Array(this.blocks.reduce((sum, block) => sum + pick(block).length, 0));
      let at = 0;
      for (const block of this.blocks) {
        all.set(pick(block), at);
        at += pick(block).length;
      }
      return all;
    };
    const result = new Float32Array(this.count);
    const weight = new Float32Array(this.count);
    let at = 0;
    for (const block of this.blocks) {
      result.fill(block.result, at, at + block.count);
      weight.fill(1 / block.count, at, at + block.count);
      at += block.count;
    }
    return {
      matches: this.matches,
      lean: width(block => block.lean),
      draw: width(block => block.draw),
      result,
      weight,
      count: this.count,
    };
  }
}

export const readPositions = (
  rules: RulesetDefinition,
  folder: string,
  tell: (read: number, all: number) => void,
): { readonly fit: Positions; readonly heldOut: Positions } => {
  const files = readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .sort();
  const fit = new Rows();
  const heldOut = new Rows();
  const reader = new Reader(featuresOf(rules.game));
  for (const [i, file] of files.entries()) {
    const record = JSON.parse(readFileSync(join(folder, file), 'utf8')) as MatchRecord;
    if (record.ruleset !== rules.id) throw new Error(`${file} is a match of ${record.ruleset}, not of ${rules.id}`);
    const into = i % HELD_OUT_EVERY === HELD_OUT_EVERY - 1 ? heldOut : fit;
    readMatch(rules, record, reader, i, into);
    if (i % 200 === 0) tell(i, files.length);
  }
  tell(files.length, files.length);
  return { fit: fit.joined(), heldOut: heldOut.joined() };
};
/** The same of matches that are at hand, all together. */
export const positionsIn = (rules: RulesetDefinition, records: readonly MatchRecord[]): Positions => {
  const rows = new Rows();
  const reader = new Reader(featuresOf(rules.game));
  for (const [i, record] of records.entries()) readMatch(rules, record, reader, i, rows);
  return rows.joined();
};
const readMatch = (rules: RulesetDefinition, record: MatchRecord, reader: Reader, offset: number, into: Rows): void => {
  const g = rules.create(record, new SeededDice(record.seed as string)).start();
  const every = EVERY[rules.game];
  const lean: number[] = [];
  const draw: number[] = [];
  let quiet = offset % every;
  let count = 0;
  for (const answer of record.answers) {
    if (!g.question.onTheWay && ++quiet % every === 0) {
      reader.read(g);
      lean.push(...reader.lean);
      draw.push(...reader.draw);
      count++;
    }
    g.answer(answer);
  }
  if (count === 0) return;
  const { winner } = rules.outcome(g);
  into.add(Float32Array.from(lean), Float32Array.from(draw), winner === null ? 0.5 : winner === 0 ? 1 : 0, count);
};
