/** What an answer would lead to in Blood Bowl: tried with dice that all fall well, in a game that is there for trying. */
import {
  answerOf,
  blood,
  type Modifier,
  objectOf,
  type PlayerId,
  type Position,
  RollSheet,
  verbOf,
} from '@ironpitch/engine';
import { KindDice } from './dice.ts';
import { quietAnswer } from './quiet.ts';

type BloodGame = blood.BloodGame;
type BloodEvent = blood.BloodEvent;
type EventOf<T extends BloodEvent['type']> = Extract<BloodEvent, { readonly type: T }>;

/** One roll with a D6 that will have to be made. */
export interface TriedRoll {
  readonly kind: blood.RollName;
  readonly player: PlayerId;
  /** Before modifiers. */
  readonly target: number;
  /** The lowest natural result that does it. */
  readonly needs: number;
  readonly chance: number;
  readonly modifiers: readonly Modifier[];
}
export interface Tried {
  readonly rolls: readonly TriedRoll[];
  /** The first block that is rolled for, if the answer leads to one. */
  readonly block: EventOf<'blockRolled'> | undefined;
  /** The first Armour roll that is made without a block. */
  readonly armour: EventOf<'armourRolled'> | undefined;
  /** By whoever gives the answer: the ball may also be handed to an opponent who scores with it (B16-HANDOFF-01). */
  readonly scored: boolean;
  /** Who may intercept. */
  readonly interceptors: readonly PlayerId[];
}
const SIDES = 6;
const sheet = new RollSheet();
const rollOf = ({ roll, player, target, modifiers }: EventOf<'rolled'>): TriedRoll => {
  sheet.begin(roll, player, target);
  for (const { by, cause, rule, who } of modifiers) sheet.add(by, cause, rule, who);
  let needs = 1;
  while (needs < SIDES && !blood.passes(sheet, needs)) needs++;
  return { kind: roll, player, target, needs, chance: (SIDES + 1 - needs) / SIDES, modifiers };
};

const ANSWERS_MAX = 512;
const legal = new Int16Array(ANSWERS_MAX);
const answersOf = (game: BloodGame): number[] => [...legal.subarray(0, game.legal(legal))];
const QUESTIONS_MAX = 20;
/** After one of these the trial has nothing more to say about the answer. */
const LAST: ReadonlySet<BloodEvent['type']> = new Set(['blockRolled', 'armourRolled', 'turnover', 'turnEnded']);

const kind = new KindDice();
/** The game, listening, with dice of the trial; everything is as before afterwards but the position. */
const within = <T>(game: BloodGame, face: number, act: (events: BloodEvent[]) => T): T => {
  const { dice, events } = game;
  const heard: BloodEvent[] = [];
  kind.face = face;
  kind.begin();
  game.dice = kind;
  game.events = heard;
  try {
    return act(heard);
  } finally {
    game.dice = dice;
    game.events = events;
  }
};
/** Tries an answer in a position; the game stays where it leads when all goes well. Whatever is asked on the way is declined. */
export const tryOut = (game: BloodGame, answer: number, from: Position): Tried =>
  within(game, blood.Face.defenderDown, events => {
    game.load(from);
    const player = game.about(0) as PlayerId;
    const seat = game.asked;
    const question = game.question.name;
    const interceptors: PlayerId[] = [];
    game.choose(answer);
    for (let asked = 0; asked < QUESTIONS_MAX && !game.over; asked++) {
      const { name } = game.question;
      if (name === question && game.about(0) === player) break;
      if (name === 'intercept')
        for (const one of answersOf(game))
          if (verbOf(one) === blood.CHOOSE_PLAYER) interceptors.push(objectOf(one) as PlayerId);
      const quiet = quietAnswer(game);
      if (quiet === undefined) break;
      game.choose(quiet);
    }
    const end = events.findIndex(event => LAST.has(event.type));
    const told = end < 0 ? events : events.slice(0, end + 1);
    const found = <T extends BloodEvent['type']>(type: T): EventOf<T> | undefined =>
      told.find((event): event is EventOf<T> => event.type === type);
    return {
      rolls: told.filter((event): event is EventOf<'rolled'> => event.type === 'rolled').map(rollOf),
      block: found('blockRolled'),
      armour: found('armourRolled'),
      scored: events.some(event => event.type === 'touchdown' && event.seat === seat),
      interceptors,
    };
  });
/** All of them, each at the first attempt. */
export const plainChance = (rolls: readonly { readonly chance: number | null }[]): number =>
  rolls.reduce((all, { chance }) => all * (chance ?? 1), 1);

/** What a face of the Block Dice does to both, when everybody uses the skills that help. */
export type FaceOutcome = 'down' | 'bothDown' | 'selfDown' | 'pushed' | 'nothing';
const FALLS: ReadonlySet<BloodEvent['type']> = new Set(['knockedDown', 'placedProne', 'pushedOffPitch']);
/** Plays a block to its end: the first square, nobody follows, nothing is rolled again. */
const settleBlock = (game: BloodGame): void => {
  for (let asked = 0; asked < QUESTIONS_MAX && !game.over && game.question.onTheWay; asked++)
    game.choose(reaction(game));
};
const reaction = (game: BloodGame): number => {
  const yes = answerOf(blood.YES);
  const skill = game.question.name === 'useSkill' && blood.isWise(game, game.about(0) as PlayerId, game.about(1));
  if (skill && game.isLegal(yes)) return yes;
  return quietAnswer(game) ?? (answersOf(game)[0] as number); // faces come before re-rolls
};
/** What comes of a block for one face, from the answer that starts it or picks the face. */
export const faceAfter = (
  game: BloodGame,
  answer: number,
  from: Position,
  face: number,
  player: PlayerId,
  target: PlayerId,
): FaceOutcome =>
  within(game, face, events => {
    game.load(from);
    game.choose(answer);
    settleBlock(game);
    const fell = (who: PlayerId): boolean =>
      events.some(event => FALLS.has(event.type) && (event as { player?: PlayerId }).player === who);
    if (fell(player)) return fell(target) ? 'bothDown' : 'selfDown';
    if (fell(target)) return 'down';
    return events.some(event => event.type === 'pushed' && event.player === target) ? 'pushed' : 'nothing';
  });
