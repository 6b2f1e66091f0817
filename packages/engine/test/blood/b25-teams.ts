/** Matches of 2025 between teams of its lists, from the fans' arrival: what a team file buys, and what comes of it. */
import { createGame } from '../../src/blood/compile.ts';
import { blood2025 } from '../../src/blood/editions/2025/index.ts';
import { teamFiles2025 } from '../../src/blood/editions/2025/teams/files.ts';
import { teamRules2025 } from '../../src/blood/editions/2025/teams/rules.ts';
import type { BloodEvent } from '../../src/blood/events.ts';
import type { BloodGame, Edition } from '../../src/blood/game.ts';
import type { TeamFile } from '../../src/blood/teams/terms.ts';
import { Drawn } from '../drawn.ts';

export const listed2025: Edition = { ...blood2025, teams: { rules: teamRules2025, files: teamFiles2025 } };

/** The text of a ready-made team with further purchases, and the gold for them. */
export const teamText = (id: string, more: Partial<TeamFile> = {}): string => {
  const file = teamFiles2025.find(one => one.id === id);
  if (!file) throw new Error(`there is no team ${id}`);
  return JSON.stringify({ ...file, treasury: 5_000_000, ...more });
};
export const inducing = (id: string, inducements: Readonly<Record<string, number>>): string =>
  teamText(id, {
    inducements: Object.entries(inducements).map(([inducement, count]) => ({ inducement, count })),
  });

/** Dice first, then `starts()`; players are called H1, H2, … and A1, A2, …. */
export class TeamMatch extends Drawn<BloodGame, BloodEvent> {
  readonly game: BloodGame = undefined as never;
  private readonly match: { readonly home: string; readonly away: string; readonly options: Record<string, unknown> };
  constructor(home: string, away: string, options: Record<string, unknown> = {}) {
    super([1, 1]);
    this.match = { home, away, options };
  }
  starts(): this {
    const g = createGame(listed2025, this.match, this.script);
    g.strict = true;
    g.events = [];
    (this as { game: BloodGame }).game = g;
    g.start();
    return this;
  }
}
/** Without fans and weather: nothing is rolled before what the teams brought, and then the toss. */
export const quiet = { fans: false, weather: false, kickOffTable: false } as const;
