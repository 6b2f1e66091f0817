/** Positions the tests of Blood Bowl at the table look at. */
import { type blood, type PlayerId, rulesetNamed, ScriptedDice, type Square } from '@ironpitch/engine';

export const ruleset = rulesetNamed('blood-2016');

/** Humans against Orcs in mid-match: somebody down, somebody Stunned, somebody witless, the ball held, players off. */
export const midMatch: blood.PositionSpec = {
  active: 'home',
  half: 1,
  turns: { home: 3, away: 2 },
  score: { home: 1 },
  rerolls: { home: 2, away: 1 },
  weather: 'pouringRain',
  players: [
    { id: 'H1', side: 'home', position: 'human/thrower', square: [10, 7] },
    { id: 'H2', side: 'home', position: 'human/catcher', square: [14, 5] },
    { id: 'H3', side: 'home', position: 'human/blitzer', square: [12, 9] },
    { id: 'H4', side: 'home', position: 'human/lineman', square: [13, 10], state: 'prone' },
    { id: 'H5', side: 'home', position: 'human/ogre', square: [11, 4], acted: true },
    { id: 'H6', side: 'home', position: 'human/lineman', state: 'knockedOut' },
    { id: 'H12', side: 'home', position: 'human/lineman', number: 12 },
    { id: 'A1', side: 'away', position: 'orc/blitzer', square: [13, 8] },
    { id: 'A2', side: 'away', position: 'orc/lineman', square: [12, 6] },
    { id: 'A3', side: 'away', position: 'orc/blackOrcBlocker', square: [20, 8] },
    { id: 'A4', side: 'away', position: 'orc/troll', square: [14, 9], witless: true },
    { id: 'A5', side: 'away', position: 'orc/lineman', square: [18, 2], state: 'stunned' },
  ],
  balls: [{ holder: 'H1' }],
};
/** Eight Humans and five Orcs about to set up; the Humans kick. */
export const beforeDrive: blood.PositionSpec = {
  moment: 'drive',
  kicking: 'home',
  players: [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map(n => ({ id: `H${n}`, side: 'home', position: 'human/lineman' }) as const),
    ...[1, 2, 3, 4, 5].map(n => ({ id: `A${n}`, side: 'away', position: 'orc/lineman' }) as const),
    { id: 'H9', side: 'home', position: 'human/lineman', state: 'casualties' },
  ],
};
export const setUp = (
  position: blood.PositionSpec,
  dice: readonly string[] = [],
  options: Readonly<Record<string, unknown>> = {},
): blood.BloodGame =>
  ruleset.setUp({ home: 'human', away: 'orc', options, position }, new ScriptedDice(dice), g => {
    g.events = [];
  }) as blood.BloodGame;

export const player = (g: blood.BloodGame, name: string): PlayerId => g.playerNamed(name);
export const at = (g: blood.BloodGame, column: number, row: number): Square => g.grid.at(column, row);
export const squareOf = (g: blood.BloodGame, name: string): string => g.squareName(g.square(player(g, name))).join(',');
