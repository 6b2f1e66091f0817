/** A player about to act: where the library of odds says it can get, as walks that plans are made of. */
import { type Answer, blood, type PlayerId, type Position, type Square } from '@ironpitch/engine';
import { KindDice, plainChance, type Reach, reach, type Way } from '@ironpitch/odds';
import { playKindly } from '../kindly.ts';
import type { Risk, RollPreview, SquareName } from '../service.ts';
import { straightPath } from '../straight.ts';
import { modifierViews } from './trial.ts';

type BloodGame = blood.BloodGame;

export interface Mover {
  readonly game: BloodGame;
  readonly before: Position;
  readonly player: string;
  readonly id: PlayerId;
  readonly there: Reach;
  readonly holds: boolean;
  /** Its Action has still to be declared. */
  readonly declares: boolean;
  /** Holds the ball and could score without a die: what the crowd needs to strike it when it does not; 0: no fear of that. */
  readonly stalls: number;
  /** Squares that are surely reached and surely left, by how many squares it takes. */
  readonly sure: ReadonlyMap<Square, number>;
}
/** A way in names; without squares it is standing still. */
export interface Walk {
  readonly end: Square;
  readonly path: readonly SquareName[];
  readonly answers: readonly Answer[];
  readonly risk: Risk;
  readonly ball: boolean;
}
export const NO_RISK: Risk = { chance: 1, plain: 1, rolls: [] };
const SIDES = 6;
/** What a way takes for granted that is rolled for when its Action is declared. */
const FIRST = ['lashesOut', 'bloodLust'] as const;

export const moverOf = (game: BloodGame, id: PlayerId): Mover => {
  const there = reach(game, id);
  const sure = new Map<Square, number>();
  const own = game.control(id);
  for (const sq of there.squares) {
    const way = there.safest(sq) as Way;
    if (way.chance === 1 && blood.zonesAgainst(game, own, sq) === 0) sure.set(sq, way.squares);
  }
  const before = game.save();
  const declares = game.question.name === 'action';
  return {
    game,
    before,
    player: game.playerName(id),
    id,
    there,
    holds: game.holdsBall(id),
    declares,
    stalls: stallsOn(game, before, id, declares),
    sure,
  };
};
/** B25-STALL-01, -04 */
const stallsOn = (game: BloodGame, before: Position, id: PlayerId, declares: boolean): number => {
  if (!game.holdsBall(id)) return 0;
  if (declares) playKindly(game, kind, [{ move: game.playerName(id) }]);
  const needs = game.isAffected(id, blood.COULD_SCORE) ? game.turn(game.control(id)) : 0;
  game.load(before);
  return needs <= SIDES ? needs : 0;
};
/** A walk that ends with the ball short of the End Zone, as the crowd sees it. */
export const stalled = (risk: Risk, needs: number): Risk => {
  const spared = (needs - 1) / SIDES;
  return needs === 0 ? risk : { ...risk, chance: risk.chance * spared, plain: risk.plain * spared, stalls: needs };
};
/** The squares of a way; a sure one goes as straight as it can. */
const pathOf = ({ game, before, id, sure }: Mover, way: Way): readonly Square[] => {
  const start = game.load(before).square(id);
  if (way.chance < 1 || way.leap >= 0 || way.path.length !== way.squares) return way.path;
  return straightPath(game, start, way.to, way.squares, sq => sure.get(sq)) ?? way.path;
};
export const standing = ({ game, before, id, holds }: Mover): Walk => ({
  end: game.load(before).square(id),
  path: [],
  answers: [],
  risk: NO_RISK,
  ball: holds,
});
export const walkOf = (mover: Mover, way: Way): Walk => {
  const { game, there, declares, player } = mover;
  const rolls =
    way.chance === 1
      ? []
      : there.rolls(way).map((roll): RollPreview => {
          return {
            kind: roll.kind,
            dice: roll.dice,
            sides: SIDES,
            needs: roll.dice === 2 ? roll.target : Math.round(SIDES + 1 - SIDES * roll.chance),
            target: roll.target,
            chance: roll.chance,
            modifiers: modifierViews(game, roll.modifiers),
            player,
            at: game.squareName(roll.to),
            rerolls: roll.rerolls,
          };
        });
  const path = pathOf(mover, way).map(sq => game.squareName(sq));
  const answers =
    way.chance === 1 && way.leap < 0
      ? path.map(to => ({ to }))
      : there
          .answers(way)
          .slice(declares ? 1 : 0)
          .map(answer => game.nameAnswer(answer));
  const first = FIRST.find(one => there.assumptions.includes(one));
  return {
    end: way.to,
    path,
    answers,
    risk: {
      chance: way.chance,
      plain: plainChance(rolls),
      rolls,
      ...(way.extra > 0 ? { extra: way.extra } : {}),
      ...(way.keepsReroll > 0 ? { keepsReroll: way.keepsReroll } : {}),
      ...(first ? { first } : {}),
    },
    ball: way.ball,
  };
};
const kind = new KindDice();
kind.face = blood.Face.defenderDown;
/** Brings the game to the end of a walk, its Action declared first; null when it does not get there. */
export const arriveBy = ({ game, before }: Mover, first: readonly Answer[], walk: Walk): Position | null => {
  game.load(before);
  return playKindly(game, kind, [...first, ...walk.answers]) && !game.over ? game.save() : null;
};
/** Both risks one after the other; what comes second is counted without re-rolls until somebody reckons. */
export const addRisk = (risk: Risk, rolls: readonly RollPreview[]): Risk => {
  const then = plainChance(rolls);
  return { ...risk, chance: risk.chance * then, plain: risk.plain * then, rolls: [...risk.rolls, ...rolls] };
};
