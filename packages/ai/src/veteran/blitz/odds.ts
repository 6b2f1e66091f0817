/** How likely Blocks and Throws do what they are for, without rolling: exact but for what abilities make of single faces. */
import {
  type BlitzGame,
  cappedModifier,
  describeThrow,
  NOBODY,
  type PlayerId,
  passes,
  RollSheet,
  type Square,
  Stat,
} from '@ironpitch/engine';

const MISS: number = 1 / 6;

/** How likely a Block fells its target, and takes it off the pitch. */
export const fallOdds = (
  g: BlitzGame,
  player: PlayerId,
  target: PlayerId,
  dice: number,
): { readonly down: number; readonly hurt: number } => {
  const kerrunch = 1 - (5 / 6) ** dice;
  let down = 1 - 0.5 ** dice;
  if (!hasRoomBehind(g, player, target)) down = 1 - MISS ** dice;
  const armour = g.stat(target, Stat.armour);
  const fails = armour === 0 ? 1 : (armour - 1) / 6;
  const failsHard = armour === 0 ? 1 : Math.min(5, armour) / 6;
  return { down, hurt: kerrunch * failsHard + (down - kerrunch) * fails };
};
const hasRoomBehind = (g: BlitzGame, player: PlayerId, target: PlayerId): boolean => {
  const { grid } = g;
  const a = g.square(player);
  const b = g.square(target);
  const to = grid.at(2 * grid.column(b) - grid.column(a), 2 * grid.row(b) - grid.row(a));
  return to >= 0 && g.pitch.blocked[to] === 0 && g.playerAt(to) === NOBODY;
};

const sheet = new RollSheet(() => '');
/** How likely a Throw arrives, and whether something makes it harder. */
export const throwOdds = (
  g: BlitzGame,
  player: PlayerId,
  at: Square,
): { readonly chance: number; readonly risky: boolean } => {
  describeThrow(g, sheet, player, at, 0);
  const modifier = cappedModifier(g, sheet);
  let good = 0;
  for (let die = 1; die <= sheet.die.sides; die++) if (passes(sheet, die, modifier)) good++;
  return { chance: good / sheet.die.sides, risky: modifier < 0 };
};
