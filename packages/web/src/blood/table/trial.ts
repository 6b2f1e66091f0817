/** What an answer would lead to: tried in the scratch game with dice that all fall well. The match is not touched. */
import { blood, type PlayerId, type Position, RollSheet, type Verb, verbOf } from '@ironpitch/engine';
import { KindDice } from '../../table/kindly.ts';
import type { ModifierView, RollPreview } from '../../table/service.ts';

type BloodGame = blood.BloodGame;
type BloodEvent = blood.BloodEvent;
type EventOf<T extends BloodEvent['type']> = Extract<BloodEvent, { readonly type: T }>;

const kind = new KindDice();

export interface Tried {
  /** Rolls with a D6 that will have to be made. */
  readonly rolls: readonly RollPreview[];
  readonly block: EventOf<'blockRolled'> | undefined;
  readonly armour: EventOf<'armourRolled'> | undefined;
  readonly scored: boolean;
  /** Who may intercept. */
  readonly interceptors: readonly string[];
}
const SIDES = 6;
const sheet = new RollSheet();
export const modifierViews = (
  game: BloodGame,
  modifiers: readonly { readonly by: number; readonly cause: string; readonly rule: string; readonly who: PlayerId }[],
): ModifierView[] =>
  modifiers.map(({ by, cause, rule, who }) => ({ by, cause, rule, ...(who < 0 ? {} : { who: game.playerName(who) }) }));
const rollOf = (game: BloodGame, { roll, player, target, modifiers }: EventOf<'rolled'>): RollPreview => {
  sheet.begin(roll, player, target);
  for (const { by, cause, rule, who } of modifiers) sheet.add(by, cause, rule, who);
  let needs = 1;
  while (needs < SIDES && !blood.passes(sheet, needs)) needs++;
  return {
    kind: roll,
    dice: 1,
    sides: SIDES,
    needs,
    target,
    chance: (SIDES + 1 - needs) / SIDES,
    modifiers: modifierViews(game, modifiers),
    player: game.playerName(player),
  };
};

const legal = new Int16Array(512);
const QUIET: readonly string[] = ['keep', 'no'];
const QUESTIONS_MAX = 20;
/** After one of these the trial has nothing more to say about the answer. */
const LAST: ReadonlySet<BloodEvent['type']> = new Set(['blockRolled', 'armourRolled', 'turnover', 'turnEnded']);

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
/** Tries an answer in a position. Whatever is asked on the way is declined. */
export const tryOut = (game: BloodGame, answer: number, from: Position): Tried =>
  within(game, blood.Face.defenderDown, events => {
    game.load(from);
    const player = game.about(0) as PlayerId;
    const question = game.question.name;
    const interceptors: string[] = [];
    game.choose(answer);
    for (let asked = 0; asked < QUESTIONS_MAX && !game.over; asked++) {
      const { name } = game.question;
      if (name === question && game.about(0) === player) break;
      const answers = [...legal.subarray(0, game.legal(legal))];
      if (name === 'intercept')
        for (const one of answers) {
          const named = game.nameAnswer(one);
          if (typeof named !== 'string') interceptors.push(String(Object.values(named)[0]));
        }
      const quiet = answers.find(one => QUIET.includes((verbOf(one) as Verb).name));
      if (quiet === undefined) break;
      game.choose(quiet);
    }
    const end = events.findIndex(event => LAST.has(event.type));
    const told = end < 0 ? events : events.slice(0, end + 1);
    const found = <T extends BloodEvent['type']>(type: T): EventOf<T> | undefined =>
      told.find((event): event is EventOf<T> => event.type === type);
    return {
      rolls: told
        .filter((event): event is EventOf<'rolled'> => event.type === 'rolled')
        .map(event => rollOf(game, event)),
      block: found('blockRolled'),
      armour: found('armourRolled'),
      scored: events.some(event => event.type === 'touchdown'),
      interceptors,
    };
  });
/** All of them, each at the first attempt. */
export const plainChance = (rolls: readonly { readonly chance: number | null }[]): number =>
  rolls.reduce((all, { chance }) => all * (chance ?? 1), 1);

/** What a face of the Block Dice does to both, when everybody uses the skills that help. */
export type FaceOutcome = 'down' | 'bothDown' | 'selfDown' | 'pushed' | 'nothing';
/** Skills everybody uses in a block when they can. */
const USED: ReadonlySet<string> = new Set(['block', 'dodge', 'juggernaut', 'standFirm', 'fend']);
const FALLS: ReadonlySet<BloodEvent['type']> = new Set(['knockedDown', 'placedProne', 'pushedOffPitch']);
/** Plays a block to its end: the first square, nobody follows, nothing is rolled again. */
const settleBlock = (game: BloodGame): void => {
  for (let asked = 0; asked < QUESTIONS_MAX && !game.over; asked++) {
    const { name } = game.question;
    if (name === 'action' || name === 'activity' || name === 'setUp') return;
    const answers = [...legal.subarray(0, game.legal(legal))];
    const named = (verb: string): number | undefined => answers.find(one => (verbOf(one) as Verb).name === verb);
    const used = name === 'useSkill' && USED.has(blood.SKILLS[game.about(1)] as string);
    const next =
      name === 'blockDie' ? named('face') : used ? named('yes') : (named('keep') ?? named('no') ?? answers[0]);
    if (next === undefined) return;
    game.choose(next);
  }
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
