/** Whole matches of teams that bring along all they may: whatever meets whatever, play goes on and can be written down. */
import { expect, test } from 'vitest';
import { createGame } from '../../src/blood/compile.ts';
import { inducements2025 } from '../../src/blood/editions/2025/inducements/inducements.ts';
import { teamFiles2025 } from '../../src/blood/editions/2025/teams/files.ts';
import { teamRules2025 } from '../../src/blood/editions/2025/teams/rules.ts';
import { checkTeam } from '../../src/blood/team.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import { readPosition, writePosition } from '../../src/kernel/notation.ts';
import { randomAnswer } from '../invariants/random-play.ts';
import { listed2025, teamText } from './b25-teams.ts';

const GAMES = 8;
const DECISIONS_MAX = 20_000;
/** Now and then, since writing takes its time. */
const WRITTEN_EVERY = 97;

const withEverything = (id: string): string => {
  const mayHave = (inducement: string, count: number): boolean =>
    checkTeam(teamRules2025, JSON.parse(teamText(id, { inducements: [{ inducement, count }] }))).violations.length ===
    0;
  return teamText(id, {
    inducements: inducements2025
      .filter(({ id: inducement, max }) => mayHave(inducement, max))
      .map(({ id: inducement, max }) => ({ inducement, count: max })),
  });
};

test('B25-IND-02, B25-IND-03: teams with every inducement they may have play to the end', { timeout: 120_000 }, () => {
  const seen = new Set<string>();
  for (let n = 0; n < GAMES; n++) {
    const chance = new SeededDice(`everything ${n}`);
    const pick = (): string => withEverything(teamFiles2025[chance.pick(teamFiles2025.length)]?.id as string);
    const match = { home: pick(), away: pick(), options: { league: n % 2 === 0 } };
    const g = createGame(listed2025, match, chance);
    const other = createGame(listed2025, match, new SeededDice('other'));
    g.strict = true;
    g.events = [];
    g.start();
    for (let i = 0; i < DECISIONS_MAX && !g.over; i++) {
      if (i % WRITTEN_EVERY === 0) {
        readPosition(other, writePosition(g));
        expect(writePosition(other)).toBe(writePosition(g));
      }
      g.choose(randomAnswer(g, chance, 'keen'));
    }
    expect(g.over).toBe(true);
    for (const event of g.events) if (event.type === 'ruleUsed' || event.type === 'ruleRolled') seen.add(event.rule);
  }
  expect(seen.size).toBeGreaterThan(8);
});
