import { rulesets, SeededDice } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { oddTextsOf } from './stranger.ts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 3);
const SEED = process.env.SOAK_SEED ?? 'table';
/** Of so many plans that are pointed at one is reckoned. */
const RECKONS = 25;

test.each(rulesets.map(one => [one.id, one] as const))(
  '%s: whole matches of any teams and options at the table of the page',
  async (ruleset, { teams, anyOptions }) => {
    const until = Date.now() + MINUTES * 60_000;
    const found: string[] = [];
    let matches = 0;
    for (; Date.now() < until; matches++) {
      const seed = `${SEED}/${matches}`;
      const dice = new SeededDice(seed);
      const team = (): string => teams[dice.pick(teams.length)]?.id ?? '';
      const match = { ruleset, home: team(), away: team(), options: anyOptions(dice) };
      try {
        found.push(...(await oddTextsOf(match, seed, RECKONS)).map(text => `${seed}: ${text}`));
      } catch (problem) {
        found.push(`${seed}: ${problem instanceof Error ? problem.stack : problem}`);
      }
    }
    console.log(`${ruleset}: ${matches} matches`);
    expect(matches).toBeGreaterThan(0);
    expect(found).toEqual([]);
  },
);
