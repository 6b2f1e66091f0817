/** Scenarios of Blood Bowl 2025: drawings as in dsl.ts, with plain players MA 6, ST 3, AG 3+, PA 4+, AV 9+ unless a test says otherwise. */
import { createGame } from '../../src/blood/compile.ts';
import { blood2025 } from '../../src/blood/editions/2025/index.ts';
import type { BloodEvent } from '../../src/blood/events.ts';
import type { BloodGame, Edition } from '../../src/blood/game.ts';
import { Drawn } from '../drawn.ts';
import { BloodScenario, type Settings, type Who } from './dsl.ts';
import { plainTeams } from './plain-teams.ts';

export type { BloodScenario, Settings } from './dsl.ts';

const PLAIN = { movement: 6, strength: 3, agility: 3, passing: 4, armour: 9 } as const;
const dressed = (given: Who | undefined): Who => {
  if (typeof given === 'string') return given;
  return Array.isArray(given) ? { ...PLAIN, skills: given } : { ...PLAIN, ...(given as object) };
};
const namesIn = (drawing: string): string[] => [...new Set(drawing.toUpperCase().replace(/[^A-Z0-9]/g, ''))];

export const blood25 = (drawing: string, settings: Settings = {}): BloodScenario => {
  const { who = {}, bench = {} } = settings;
  const dress = (names: readonly string[], given: Readonly<Record<string, Who>>): Record<string, Who> =>
    Object.fromEntries(names.map(name => [name, dressed(given[name])]));
  return new BloodScenario(drawing, {
    ...settings,
    edition: blood2025,
    who: dress(namesIn(drawing), who),
    bench: dress(Object.keys(bench), bench),
  });
};

const plain2025: Edition = { ...blood2025, teams: plainTeams };
/** A match from its beginning: dice first, then `starts()`; players are called H1, H2, … and A1, A2, …. */
export class Match25 extends Drawn<BloodGame, BloodEvent> {
  readonly game: BloodGame = undefined as never;
  private readonly options: Readonly<Record<string, unknown>>;
  constructor(options: Readonly<Record<string, unknown>> = {}) {
    super([1, 1]);
    this.options = options;
  }
  starts(): this {
    const g = createGame(plain2025, { home: 'plain-one', away: 'plain-two', options: this.options }, this.script);
    g.strict = true;
    g.events = [];
    (this as { game: BloodGame }).game = g;
    g.start();
    return this;
  }
}
