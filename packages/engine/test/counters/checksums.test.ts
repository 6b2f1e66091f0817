/**
 * Checksums over seeded random matches: they catch what no scenario thought of. A change that moves one explains itself
 * in its commit; then `UPDATE_GOLDEN=1 npx vitest run packages/engine/test/counters packages/engine/test/playthroughs`.
 */
import { expect, test } from 'vitest';
import { SeededDice } from '../../src/dice/seeded.ts';
import { hashPosition, hashText } from '../../src/kernel/notation.ts';
import { rulesetNamed } from '../../src/rulesets.ts';
import { playOut, type Temper } from '../invariants/random-play.ts';
import { golden } from './golden.ts';

const MATCHES = 20;
/** Everything on: every module has its say. */
const ALL = { events: true, fouls: true, throwTeammate: true, balls: true, rookies: 'away', arena: 'roll' } as const;
/** The Extra Rules that are off unless asked for. */
const EXTRA = { cards: true, overtime: true, apothecary: true } as const;

const cases: readonly (readonly [string, string, string, Readonly<Record<string, unknown>>, Temper])[] = [
  ['blitz-2024', 'dwarf', 'orc', {}, 'even'],
  ['blitz-2024', 'dwarf', 'orc', ALL, 'keen'],
  ['blitz-2024', 'skaven', 'khorne', ALL, 'keen'],
  ['blitz-2024', 'wood-elf', 'goblin', ALL, 'keen'],
  ['blitz-2024', 'vampire', 'necromantic', { events: true }, 'keen'],
  ['blitz-2024', 'lizardmen', 'snotling', { throwTeammate: true, fouls: true }, 'keen'],
  ['blitz-2022', 'human', 'skaven', {}, 'even'],
  ['blood-2016', 'human', 'orc', {}, 'even'],
  ['blood-2016', 'goblin', 'dwarf', EXTRA, 'keen'],
  ['blood-2016', 'vampire', 'nurgle', EXTRA, 'keen'],
  ['blood-2016', 'slann', 'darkElf', EXTRA, 'keen'],
  ['blitz-2022', 'khorne', 'goblin', { endgame: true, fouls: true, throwTeammate: true, arena: 'roll' }, 'keen'],
];

const expected = golden<Record<string, string>>(new URL('checksums.json', import.meta.url));

test.each(cases)(
  '%s, %s against %s with %j, %s coaches',
  (id, home, away, options, temper) => {
    const ruleset = rulesetNamed(id);
    const hashes: string[] = [];
    let decisions = 0;
    for (let n = 1; n <= MATCHES; n++) {
      const g = ruleset.create({ home, away, options }, new SeededDice(`checksum ${n}`)).start();
      decisions += playOut(g, new SeededDice(`coaches ${n}`), undefined, temper);
      hashes.push(hashPosition(g));
    }
    const name = `${id} ${home} ${away} ${JSON.stringify(options)} ${temper}`;
    expected.check(name, `${MATCHES} matches, ${decisions} decisions, ${hashText(hashes.join())}`);
    expect(new Set(hashes).size).toBe(MATCHES);
  },
  60_000,
);
