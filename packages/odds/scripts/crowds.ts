/** The positions that the speed of reach is measured on: one fast player among 21 others, and Blitz Bowl likewise. */
import { type BlitzGame, type blood, type PlayerId, rulesetNamed, SeededDice } from '@ironpitch/engine';

export interface Crowd {
  readonly game: blood.BloodGame | BlitzGame;
  readonly player: PlayerId;
}
const placesAround = (
  dice: SeededDice,
  column: number,
  row: number,
  columns: number,
  rows: number,
  taken: Set<string> = new Set([`${column},${row}`]),
): (() => [number, number]) => {
  return () => {
    for (;;) {
      const square: [number, number] = [
        column - columns + dice.pick(2 * columns + 1),
        row - rows + dice.pick(2 * rows + 1),
      ];
      if (taken.has(square.join())) continue;
      taken.add(square.join());
      return square;
    }
  };
};
export interface BloodCrowd {
  readonly ruleset?: 'blood-2016' | 'blood-2025';
  /** The mover's; everybody else has none but `gripping`, which is one opponent's. */
  readonly skills: readonly blood.SkillName[];
  readonly strength?: number;
  readonly gripping?: readonly blood.SkillName[];
  /** That opponent stands next to the mover, so that every path begins with it. */
  readonly beside?: boolean;
  readonly tight?: boolean;
}
/** Movement 8, agility 3, team re-rolls, ten friends, eleven opponents, the ball somewhere among them. */
export const bloodCrowd = (
  seed: string,
  { ruleset = 'blood-2016', skills, strength = 3, gripping = [], beside = false, tight = false }: BloodCrowd,
): Crowd => {
  const dice = new SeededDice(seed);
  const taken = new Set(['13,8']);
  const next = placesAround(dice, 13, 8, 1, 1, taken);
  const gripper = beside ? next() : undefined;
  const place = tight ? placesAround(dice, 13, 8, 5, 4, taken) : placesAround(dice, 13, 8, 8, 6, taken);
  const others = Array.from({ length: 21 }, (_, n) => ({
    id: `other${n}`,
    side: n < 10 ? ('home' as const) : ('away' as const),
    square: (n === 20 ? gripper : undefined) ?? place(),
    skills: n === 20 ? gripping : [],
  }));
  const mover = {
    id: 'mover',
    side: 'home' as const,
    square: [13, 8] as const,
    movement: 8,
    strength,
    agility: 3,
    skills,
  };
  const game = rulesetNamed(ruleset).setUp(
    { position: { players: [mover, ...others], balls: [{ square: place() }], rerolls: { home: 2 } } },
    dice,
  ) as blood.BloodGame;
  return { game, player: game.playerNamed('mover') };
};
/** Five friends, six Opponents, a ball, nobody on a blocked square and none next to the Player itself. */
export const blitzCrowd = (seed: string, ruleset: string, move = 8): Crowd => {
  const dice = new SeededDice(seed);
  const mover = { id: 'mover', side: 'home' as const, square: [8, 6] as const, move };
  const alone = rulesetNamed(ruleset).setUp({ position: { pitch: 'green', players: [mover] } }, dice) as BlitzGame;
  const around = placesAround(dice, 8, 6, 5, 4);
  const place = (): [number, number] => {
    for (;;) {
      const [column, row] = around();
      const apart = Math.max(Math.abs(column - 8), Math.abs(row - 6)) > 1;
      if (apart && alone.pitch.blocked[alone.grid.at(column, row)] === 0) return [column, row];
    }
  };
  const others = Array.from({ length: 11 }, (_, n) => ({
    id: `other${n}`,
    side: n < 5 ? ('home' as const) : ('away' as const),
    square: place(),
  }));
  const game = rulesetNamed(ruleset).setUp(
    { position: { pitch: 'green', players: [mover, ...others], balls: [{ square: place() }] } },
    dice,
  ) as BlitzGame;
  return { game, player: game.playerNamed('mover') };
};
