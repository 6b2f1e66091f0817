/** How plans come out: the library of odds asked about a position that somebody sees, away from the table. */
import {
  type Answer,
  BadInput,
  type BallId,
  type Game,
  type PlayerId,
  Posture,
  rulesetNamed,
  SeededDice,
} from '@ironpitch/engine';
import { type Chances, chanceOf, explain, type Goal, KindDice } from '@ironpitch/odds';
import { previewOf } from './explained.ts';
import { isWeighed } from './game.ts';
import { gameFor } from './games.ts';
import { declineUntil, isLegal, playKindly } from './kindly.ts';
import { flightsOf as fliesFrom } from './landings.ts';
import { lessonGame } from './lesson.ts';
import type { Flights, Origin, Plan, PlanOdds, RollPreview, Sight, SquareName } from './service.ts';

/** The last game that was reckoned with: its line-ups serve for every position of the same match. */
let known: { readonly key: string; readonly game: Game } | undefined;
const gameOf = (origin: Origin): Game => {
  const key = JSON.stringify(origin);
  if (known?.key !== key) {
    const dice = new SeededDice('');
    const game =
      'match' in origin
        ? rulesetNamed(origin.match.ruleset).create(origin.match, dice)
        : lessonGame(origin.scenario, origin.given).setUp(dice, () => {});
    known = { key, game };
  }
  return known.game;
};
export const open = ({ origin, position }: Sight): Game => {
  const game = gameOf(origin);
  const { length } = game.cells;
  if (position.length !== length)
    throw new BadInput(`sight.position: expected ${length} numbers, not ${position.length}`);
  game.events = undefined;
  return game.load(Int16Array.from(position));
};
const kind = new KindDice();
/** Every roll of a plan, in order: each answer is explained where all before it went well. */
export const rollsOf = (sight: Sight, answers: readonly Answer[]): RollPreview[] => {
  const game = open(sight);
  kind.face = gameFor(game.rules.id).kindFace;
  const rolls: RollPreview[] = [];
  for (const answer of answers) {
    if (!declineUntil(game, () => isLegal(game, answer))) break;
    const explained = explain(game, answer);
    if (!explained.legal) break;
    const square = typeof answer === 'string' ? undefined : (answer.to ?? answer.leap ?? answer.jump);
    const at = Array.isArray(square) ? { at: square as unknown as SquareName } : {};
    rolls.push(...explained.rolls.filter(roll => roll.kind !== 'other').map(roll => ({ ...previewOf(roll), ...at })));
    playKindly(game, kind, [answer]);
  }
  return rolls;
};

type Asked = Pick<Plan, 'answers' | 'player' | 'target' | 'to' | 'wants' | 'risk'>;
const goalOf = (game: Game, { wants, player, target, to }: Asked): Goal => {
  switch (wants) {
    case 'touchdown':
      return { touchdown: true };
    case 'caught':
      return target === null ? {} : { holder: target, ...anotherBall(game, game.playerNamed(target)) };
    case 'down':
    case 'off':
      return target === null ? {} : { players: { [target]: { state: wants } } };
    case 'hurt':
      // Whoever is sent off for it has broken the armour all the same.
      return target === null ? {} : { also: now => isHurt(now, game.playerNamed(target)), turnoverAllowed: true };
    case 'ball':
      return { players: { [player]: { ball: true, ...(to === null ? {} : { square: to }) } } };
    case 'there':
      return to === null ? {} : { players: { [player]: { square: to } } };
    default:
      return {};
  }
};
/** Whoever has a ball already does not catch it; it has to be another one. */
const anotherBall = (game: Game, p: PlayerId): Goal => {
  const held = ballsOf(game, p);
  return held.length === 0 ? {} : { also: now => ballsOf(now, p).some(ball => !held.includes(ball)) };
};
const ballsOf = (g: Game, p: PlayerId): BallId[] =>
  Array.from({ length: g.ballCount }, (_, ball) => ball as BallId).filter(ball => g.holder(ball) === p);
const isHurt = (g: Game, p: PlayerId): boolean => !g.onPitch(p) || g.posture(p) === Posture.stunned;

const oddsFrom = ({ success, withoutRerolls, turnover, outcomes, unresolved, bound }: Chances): PlanOdds => ({
  success,
  withoutRerolls,
  turnover,
  down: outcomes.down,
  out: outcomes.outOfTheGame,
  ballLost: outcomes.ballLost,
  theyFall: outcomes.opponentDown,
  theyLeave: outcomes.opponentOutOfTheGame,
  rerollUsed: outcomes.rerollUsed,
  unresolved,
  bound,
});
/** A plan that cannot be carried out has no chances. */
const orNothing = (ask: () => Chances): PlanOdds | null => {
  try {
    return oddsFrom(ask());
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
};
/** The last `stop` goes without saying, but for whoever stalls: then the crowd has its say (B25-STALL-03). */
const stepsOf = ({ answers, risk }: Pick<Plan, 'answers' | 'risk'>): readonly Answer[] =>
  answers.at(-1) === 'stop' && !risk?.stalls ? answers.slice(0, -1) : answers;

export const oddsOf = (sight: Sight, plan: Asked): PlanOdds | null => {
  const game = open(sight);
  return orNothing(() => chanceOf(game, { steps: stepsOf(plan) }, goalOf(game, plan)));
};
/** Where the ball may come down: what leads up to its flight goes well, then every fall of the dice is looked at. */
export const flightsOf = (sight: Sight, { answers, roll }: Pick<Plan, 'answers' | 'roll'>): Flights | null => {
  const game = open(sight);
  const { air, kindFace } = gameFor(game.rules.id);
  const last = answers.at(-1);
  if (last === undefined || !air.kinds.has(roll?.kind ?? '')) return null;
  kind.face = kindFace;
  const ready = playKindly(game, kind, answers.slice(0, -1)) && declineUntil(game, () => isLegal(game, last));
  return ready ? fliesFrom(game, air, last) : null;
};
/** How each answer to the open question comes out: it is given, and then all goes on as well as can be. */
export const weigh = (sight: Sight): (PlanOdds | null)[] => {
  const game = open(sight);
  if (game.over) return [];
  const { name } = game.question;
  const rules = gameFor(game.rules.id);
  const answers = game.legalAnswers();
  if (!isWeighed(rules, game, sight.seat)) return answers.map(() => null);
  return answers.map(answer =>
    orNothing(() =>
      chanceOf(open(sight), { steps: stepsOf({ answers: sight.pending }), prefer: { [name]: [answer] } }),
    ),
  );
};
