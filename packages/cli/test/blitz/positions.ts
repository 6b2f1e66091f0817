/** Positions the tests of `play` look at. */
import {
  type BlitzGame,
  type PlayerId,
  type PositionSpec,
  rulesetNamed,
  ScriptedDice,
  type Square,
} from '@ironpitch/engine';

export const blitz = rulesetNamed('blitz-2024');

/** Dwarfs against Orcs in mid-match: somebody Marked, somebody Prone, a ball held and a ball loose, cards on both sides. */
export const midMatch: PositionSpec = {
  pitch: 'stone',
  active: 'home',
  actionsTaken: 1,
  score: { home: 6, away: 4 },
  players: [
    { id: 'H1', side: 'home', position: 'dwarf/lineman', square: [6, 5], done: ['run'] },
    { id: 'H2', side: 'home', position: 'dwarf/lineman', square: [5, 6] },
    { id: 'H3', side: 'home', position: 'dwarf/lineman' },
    { id: 'H4', side: 'home', position: 'dwarf/runner', square: [3, 5] },
    { id: 'H5', side: 'home', position: 'dwarf/blitzer', square: [7, 8], state: 'prone' },
    { id: 'H6', side: 'home', position: 'dwarf/troll-slayer', square: [1, 2] },
    { id: 'A1', side: 'away', position: 'orc/lineman', square: [7, 5] },
    { id: 'A4', side: 'away', position: 'orc/thrower', square: [13, 6] },
    { id: 'A6', side: 'away', position: 'orc/big-un-blocker' },
  ],
  balls: [{ holder: 'H4' }, { square: [8, 9] }],
  cards: {
    active: ['getMoving', 'getTheBall', null],
    deck: ['spreadOut', 'takeThemDown'],
    hands: { home: ['sprint', 'rawTalent'], away: ['stepAside'] },
  },
};
export const setUp = (position: PositionSpec, dice: readonly string[] = [], options = {}): BlitzGame =>
  blitz.setUp({ home: 'dwarf', away: 'orc', options, position }, new ScriptedDice(dice), g => {
    g.events = [];
  }) as BlitzGame;

export const player = (g: BlitzGame, name: string): PlayerId => g.playerNamed(name);
export const at = (g: BlitzGame, column: number, row: number): Square => g.grid.at(column, row);
