/** What an answer to the open question would roll or come to, before it is given. */
import { type Answer, blood, type PlayerId, type Square } from '@ironpitch/engine';
import { explain, faceAfter, plainChance } from '@ironpitch/odds';
import { previewOf } from '../explained.ts';
import type { Scratch } from '../game.ts';
import { flightsOf } from '../landings.ts';
import type { Choice, Landing, RollPreview, SquareName } from '../service.ts';
import { bloodAir } from './air.ts';
import { armourRoll, blockRoll } from './blockroll.ts';
import { throwRoll } from './throws.ts';
import { tryOut } from './trial.ts';

type BloodGame = blood.BloodGame;

const ROLL_VERBS: ReadonlySet<string> = new Set(['target', 'stab', 'chainsaw', 'player']);
const AIMING: ReadonlySet<string> = new Set(['passTarget', 'bombTarget', 'bombAnywhere']);
/** Questions whose answers bring one roll at once: its kind, by the question. */
const ROLLS_AT_ONCE: Readonly<Record<string, string>> = {
  intercept: 'intercept',
  interceptBomb: 'intercept',
  divingCatch: 'catch',
  catchBomb: 'catch',
  bribe: 'bribe',
  tentacles: 'tentacles',
  shadowing: 'shadowing',
};
/** A kick-off always comes off; only where it comes down is open. */
const KICK: RollPreview = { kind: 'kick', dice: 2, sides: 8, needs: 0, target: 0, chance: null, modifiers: [] };
/** What an answer to the open question would roll. */
export const previewChoice = (scratch: Scratch, { verb, object, answer }: Omit<Choice, 'roll'>): RollPreview | null => {
  const game = scratch.open() as BloodGame;
  const { name } = game.question;
  if (name === 'placeBall') return KICK;
  if (name === 'throwTeammate' && verb === 'to') return flightRoll(game, answer, object as SquareName);
  if (AIMING.has(name) && verb === 'to') return throwRoll(game, game.save(), object as SquareName);
  const atOnce = ROLLS_AT_ONCE[name];
  if (atOnce !== undefined && verb !== 'no') return explainedRoll(game, answer, atOnce);
  if (verb === 'gaze') return explainedRoll(game, answer, 'hypnoticGaze');
  if (!ROLL_VERBS.has(verb) || name !== 'blockTarget') return null;
  const from = game.save();
  const code = game.readAnswer(answer);
  const { block, armour, rolls } = tryOut(game, code, from);
  if (block) {
    const player = game.load(from).about(0) as PlayerId;
    return blockRoll(game, from, code, player, game.playerNamed(String(object)), block);
  }
  if (!armour) return rolls[0] ?? null;
  const broken = armourRoll(game, armour);
  return { ...broken, chance: (broken.chance ?? 1) * plainChance(rolls) };
};
/** What a throw of a team-mate needs, by the rules of the match and what it is modified with: the same wherever it is thrown. */
const flights = new WeakMap<BloodGame['rules'], Map<string, Pick<RollPreview, 'needs' | 'chance'>>>();
/** A team-mate scatters however well it is thrown: what counts is that it flies at all. */
const flightRoll = (game: BloodGame, answer: Answer, to: SquareName): RollPreview | null => {
  const from = game.save();
  const roll = throwRoll(game, from, to);
  if (roll === null) return null;
  const key = JSON.stringify([roll.target, roll.modifiers.map(({ by }) => by)]);
  const inMatch = flights.get(game.rules) ?? new Map();
  flights.set(game.rules, inMatch);
  const known = inMatch.get(key) ?? explainedRoll(game.load(from) as BloodGame, answer, roll.kind);
  if (!known) return roll;
  inMatch.set(key, { needs: known.needs, chance: known.chance });
  return { ...roll, needs: known.needs, chance: known.chance };
};
const explainedRoll = (game: BloodGame, answer: Answer, kind: string): RollPreview | null => {
  const explained = explain(game, answer);
  const [first] = explained.legal ? explained.rolls : [];
  return first?.kind === kind ? previewOf(first) : null;
};
/** Where a result of the casualty table leaves the player; unknown when it may still regenerate. */
const placeAfter = (game: BloodGame, answer: Answer): string | undefined => {
  const player = game.about(0) as PlayerId;
  const { events } = game;
  const heard: blood.BloodEvent[] = [];
  game.events = heard;
  game.answer(answer);
  game.events = events;
  if (heard.some(event => event.type === 'regenerationRolled')) return undefined;
  return blood.PLACES[game.place(player)];
};
/** B16-TD-01: whoever ends its Action in the end zone with the ball scores. */
const scoresByStopping = (game: BloodGame, answer: Answer): boolean =>
  game.holdsBall(game.about(0) as PlayerId) && tryOut(game, game.readAnswer(answer), game.save()).scored;
/** What a face that may be picked comes to, or a result of the casualty table, or the end of an Action. */
export const outcomeOf = (scratch: Scratch, { verb, answer }: Omit<Choice, 'roll'>): string | undefined => {
  const game = scratch.open() as BloodGame;
  if (game.question.name === 'casualty') return placeAfter(game, answer);
  if (bloodAir.shortens(game)) return landingOf(game, answer) ? 'landed' : 'touchback';
  if (verb === 'stop' && game.question.name === 'activity')
    return scoresByStopping(game, answer) ? 'touchdown' : undefined;
  if (verb !== 'face' || game.question.name !== 'blockDie') return undefined;
  const from = game.save();
  const [player, target] = [game.about(0) as PlayerId, game.about(1) as PlayerId];
  return faceAfter(game, game.readAnswer(answer), from, blood.Face.pushed, player, target);
};

const FACINGS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};
/** Whether somebody follows up is answered by where it then stands. */
const followedTo = (game: BloodGame, verb: string): SquareName =>
  game.squareName((verb === 'yes' ? game.about(2) : game.square(game.about(0) as PlayerId)) as Square);
/** Where a kick comes down when the kicker's skill is used, or is not; unknown when it leaves the half. */
const landingOf = (game: BloodGame, answer: Answer): Landing | undefined =>
  flightsOf(game, bloodAir, answer).plain.squares.find(one => !one.outside);
/** A direction stands for the square next to whoever goes there. */
export const facedSquare = (
  scratch: Scratch,
  { verb, object, answer }: Omit<Choice, 'roll'>,
): SquareName | undefined => {
  if (verb === 'yes' || verb === 'no') {
    const at = scratch.open() as BloodGame;
    if (at.question.name === 'followUp') return followedTo(at, verb);
    return bloodAir.shortens(at) ? landingOf(at, answer)?.square : undefined;
  }
  const facing = verb === 'facing' ? FACINGS[String(object)] : undefined;
  if (facing === undefined) return undefined;
  const game = scratch.open() as BloodGame;
  if (game.question.about[0] !== 'player') return undefined;
  const [column, row] = game.squareName(game.square(game.about(0) as PlayerId));
  const at: SquareName = [column + facing[0], row + facing[1]];
  return game.grid.at(at[0], at[1]) < 0 ? undefined : at;
};

/** The dice on the table, where the question is about them. */
export const diceOn = (game: BloodGame): string[] => {
  const about = game.over ? '' : game.question.name;
  if (about === 'reroll' && game.about(1) >= 0) return [String(game.about(2))];
  if (about !== 'blockDie' && about !== 'blockReroll' && about !== 'knuckledusters') return [];
  return Array.from({ length: game.rolledCount }, (_, i) => blood.FACES[game.rolled(i)] as string);
};
