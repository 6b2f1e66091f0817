/** The examples of the README and of the doc comments, run as they stand there. */
import { readFileSync } from 'node:fs';
import { type Game, rulesetNamed } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import * as odds from '../src/index.ts';
import { matchAtRandom } from './luck-matches.ts';
import { blood } from './table.ts';

const examplesIn = (file: string): string[] => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').replace(/^ \* ?/gm, '');
  return [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code as string);
};
/** Examples are plain enough to run once the import is taken out, which is the whole library here. */
const run = (code: string, game: Game): void => {
  const body = code.replace(/^import .*$/gm, '');
  const known = { ...odds, game, rulesetNamed, record, bar: { update: () => {} }, console: { log: () => {} } };
  new Function(...Object.keys(known), body)(...Object.values(known));
};
/** A match that has just begun. */
const record = matchAtRandom('blitz-2024', 'example', 60);
/** A pitch on which all the players of the examples stand where they can do what is planned for them. */
const pitch = (): Game =>
  blood(
    {
      H1: { at: [11, 8] },
      H2: { at: [13, 9] },
      H3: { at: [10, 6] },
      H7: { at: [15, 8] },
      A1: { at: [10, 8] },
      A4: { at: [13, 8] },
    },
    { balls: [{ holder: 'H2' }], rerolls: { home: 1 } },
  );
const marked = (): Game => blood({ H1: { at: [10, 8] }, H9: { at: [3, 14] }, A1: { at: [11, 8] } });
const underWay = (): Game => {
  const game = marked();
  game.answer({ move: 'H1' });
  return game;
};
const fetching = (): Game =>
  blood({ H3: { at: [10, 5] }, H7: { at: [14, 8] }, A3: { at: [9, 4] } }, { balls: [{ square: [13, 7] }] });
const blitzing = (): Game => blood({ H1: { at: [12, 8] }, H9: { at: [3, 14] }, A4: { at: [14, 8] } });

test.each([
  ['README.md', [underWay, pitch, pitch, marked, marked]],
  ['src/explain/explain.ts', [underWay, marked]],
  ['src/plan/chance.ts', [fetching, blitzing]],
  ['src/reach/index.ts', [pitch]],
  ['src/luck/luck.ts', [marked]],
] as const)('the examples in %s run', (file, games) => {
  const examples = examplesIn(file);
  expect(examples).toHaveLength(games.length);
  for (const [i, code] of examples.entries()) run(code, (games[i] as () => Game)());
});
