/** The match report in sentences: one function per kind of event, so that a new kind without words does not compile. */
import type { BlitzEvent, BlitzGame, Modifier, PlayerId, PlayName, Seat, Square } from '@ironpitch/engine';
import { counted, signed, squareText, together } from '../sentences.ts';
import type { CardText, PlayText } from './boxes/box.ts';
import { arenaText, challengeText, eventText, playText } from './cards.ts';
import {
  actionNames,
  ballNames,
  checkNames,
  endingNames,
  faceNames,
  injuryNames,
  modifierNames,
  pitchNames,
  rerollNames,
} from './names.ts';
import { labelOf, nameOf, teamName, violenceOf } from './players.ts';

type EventOf<T extends BlitzEvent['type']> = Extract<BlitzEvent, { readonly type: T }>;
type Sentences = { readonly [T in BlitzEvent['type']]: (event: EventOf<T>, words: Words) => string };

/** The names a sentence needs. */
interface Words {
  readonly player: (p: PlayerId) => string;
  readonly team: (seat: Seat) => string;
  readonly square: (sq: Square) => string;
  readonly challenge: (id: string) => string;
  readonly play: (id: PlayName) => PlayText;
  readonly event: (id: string) => CardText;
  readonly arena: (id: string) => CardText;
  /** The ability by which a player injures at once on a 6. */
  readonly violence: (p: PlayerId) => string;
}

const points = (count: number): string => counted(count, 'point', 'points');
/** `, -1 long, the target is Marked`: a cause that adds nothing more is named all the same. */
const causes = (modifiers: readonly Modifier[]): string =>
  modifiers.map(({ by, cause }) => `, ${by === 0 ? '' : `${signed(by)} `}${modifierNames[cause] ?? cause}`).join('');
const dice = (count: number): string => counted(count, 'Block Die', 'Block Dice');

const checkOutcome = (event: EventOf<'checked'>): string => {
  if (event.check === 'armour') return event.passed ? 'the armour holds' : 'the armour breaks';
  if (event.passed) return 'on target';
  return event.total === 1 ? 'fumbled' : 'off target';
};

const sentences: Sentences = {
  tossed: (e, w) => `${w.team(e.winner)} wins the toss and sets up second; the other coach has the first turn.`,
  arenaRolled: (e, w) => `The arena is ${w.arena(e.arena).name}: ${w.arena(e.arena).does}.`,
  pitchChosen: e => `The match is played on ${pitchNames[e.pitch] ?? e.pitch}.`,
  teamsSwapped: () => 'The coaches exchange teams.',
  cardDealt: (e, w) => `Challenge ${e.space}: ${w.challenge(e.challenge)}`,
  cardDiscarded: (e, w) => `${w.challenge(e.challenge)} (challenge ${e.space}) is discarded.`,
  deckTop: (e, w) => `Next in the deck: ${w.challenge(e.challenge)}`,
  lastCardDealt: () => 'That was the last Challenge Card: this turn and one more, and the match is over.',
  placed: (e, w) => `${w.player(e.player)} takes the field at ${w.square(e.to)}.`,
  turnStarted: (e, w) => `--- Turn ${e.turn}: ${w.team(e.seat)} ---`,
  turnEnded: (e, w) => `${w.team(e.seat)} ends the turn.`,
  actionStarted: (e, w) => `${w.player(e.player)}: ${e.free ? 'free ' : ''}${actionNames[e.action]}.`,
  moved: (e, w) => `${w.player(e.player)} goes from ${w.square(e.from)} to ${w.square(e.to)}.`,
  pushed: (e, w) => `${w.player(e.player)} is pushed from ${w.square(e.from)} to ${w.square(e.to)}.`,
  followedUp: (e, w) => `${w.player(e.player)} follows up to ${w.square(e.to)}.`,
  moveRolled: (e, w) => `${w.player(e.player)} rolls ${e.die} for its Move.`,
  checked: (e, w) =>
    `${w.player(e.player)}, ${checkNames[e.check] ?? e.check} ${e.target}+: rolled ${e.die}${causes(e.modifiers)}` +
    `${e.modifiers.length > 0 ? `, total ${e.total}` : ''}: ${checkOutcome(e)}.`,
  blockRolled: (e, w) =>
    `${w.player(e.player)} blocks ${w.player(e.target)} with ${dice(e.dice.length)}${causes(e.modifiers)}: ` +
    `${e.dice.map(face => faceNames[face]).join(', ')}.`,
  blockResult: (e, w) => `${w.player(e.player)} takes the ${faceNames[e.face]} against ${w.player(e.target)}.`,
  foulRolled: (e, w) => `${w.player(e.player)} fouls ${w.player(e.target)}: ${faceNames[e.face]}.`,
  violentRolled: (e, w) =>
    `${w.player(e.player)}, ${w.violence(e.player)}: rolled ${e.die}${e.die === 6 ? '!' : ', nothing more'}.`,
  rerolled: (e, w) => `${w.team(e.seat)} rolls again, by ${rerollNames[e.source] ?? e.source}.`,
  barred: (e, w) => `${w.player(e.player)} may do no more this turn.`,
  wentProne: (e, w) => `${w.player(e.player)} ${e.knockedDown ? 'is knocked down' : 'falls Prone'}.`,
  stoodUp: (e, w) => `${w.player(e.player)} stands up.`,
  injured: (e, w) => {
    const how = injuryNames[e.cause] ?? e.cause;
    return `${w.player(e.player)} is injured${how === '' ? '' : `, ${how}`}, and goes to the dugout.`;
  },
  sentOff: (e, w) => `The referee has seen it: ${w.player(e.player)} is sent to the dugout.`,
  threw: (e, w) => {
    const [by, to] = [w.player(e.player), w.player(e.target)];
    if (e.result === 'handedOff') return `${by} hands the ball to ${to}.`;
    if (e.result === 'completed') return `${to} catches the Throw of ${by}.`;
    if (e.result === 'dropped') return `The Throw of ${by} arrives, but ${to} cannot hold it.`;
    return e.result === 'fumbled' ? `${by} fumbles the ball.` : `The Throw of ${by} misses ${to}.`;
  },
  threwTeammate: (e, w) => {
    const flight = `${w.player(e.player)} throws ${w.player(e.thrown)}`;
    if (e.result === 'fumbled') return `${flight}, straight into the ground.`;
    const landing = { landed: 'who lands on its feet', fell: 'who lands badly', crashed: 'who crashes down' }[e.result];
    return `${flight} to ${w.square(e.to)}, ${landing}.`;
  },
  ballPlaced: (e, w) => `A ${ballNames[e.kind] ?? e.kind} comes up through the Trapdoor at ${w.square(e.to)}.`,
  ballBounced: (e, w) =>
    `The ball bounces from ${w.square(e.from)} to ${w.square(e.to)}${e.die ? ` (D8: ${e.die})` : ''}.`,
  ballTaken: (e, w) => `${w.player(e.player)} has the ball.`,
  ballRemoved: () => 'The ball is out of play.',
  squigStirred: e => `The Squig Ball stirs: rolled ${e.die}${e.die === 1 ? ', it bites!' : ', it sleeps on'}.`,
  touchdown: (e, w) => `TOUCHDOWN! ${w.player(e.player)} scores ${points(e.points)} for ${w.team(e.seat)}.`,
  claimed: (e, w) => `${w.team(e.seat)} claims ${w.challenge(e.challenge)} for ${points(e.points)}.`,
  cleanSweep: (e, w) => `Clean sweep! ${w.team(e.seat)} scores ${points(e.points)} more.`,
  bonusPoint: (e, w) => `${w.team(e.seat)} scores ${points(e.points)} more.`,
  bonusTaken: (e, w) => `${w.team(e.seat)} takes the Bonus Play ${w.play(e.play).name} into its hand.`,
  bonusPlayed: (e, w) => `${w.team(e.seat)} plays ${w.play(e.play).name}: ${w.play(e.play).does}.`,
  bonusDiscarded: (e, w) => `${w.team(e.seat)} discards ${w.play(e.play).name}.`,
  eventDrawn: (e, w) => `Random Event: ${w.event(e.event).name}, ${w.event(e.event).does}.`,
  invasionRolled: (e, w) => `The crowd and ${w.player(e.player)}: ${faceNames[e.face]}.`,
  passedTurn: (e, w) => `${w.team(e.seat)} passes.`,
  conceded: (e, w) => `${w.team(e.seat)} concedes.`,
  matchEnded: (e, w) =>
    `The match is over: ${e.winner === null ? 'a draw' : `${w.team(e.winner)} wins`} ${endingNames[e.ending] ?? e.ending}.`,
};

/** One event as a sentence. */
export const tell = (g: BlitzGame, event: BlitzEvent): string => {
  const words: Words = {
    player: p => nameOf(g, p),
    team: seat => teamName(g, seat),
    square: sq => squareText(g, sq),
    challenge: id => challengeText(g, id).name,
    play: id => playText(g, id),
    event: id => eventText(g, id),
    arena: id => arenaText(g, id),
    violence: p => violenceOf(g, p),
  };
  const sentence = sentences[event.type] as (event: BlitzEvent, words: Words) => string;
  return sentence(event, words).replace(/!\.$/, '!');
};

/** Kinds of Action that the event after their declaration tells by itself. */
const SELF_EXPLAINING: ReadonlySet<BlitzEvent['type']> = new Set([
  'moved',
  'moveRolled',
  'blockRolled',
  'stoodUp',
  'placed',
  'threw',
  'foulRolled',
  'threwTeammate',
]);
const WAYS = { run: 'runs', mark: 'marks', sidestep: 'sidesteps' } as const;
type Way = keyof typeof WAYS;

/** Several events as sentences. What belongs together becomes one line: an Action and its squares, a team's set-up. */
export const tellAll = (g: BlitzGame, events: readonly BlitzEvent[]): string[] => {
  const out: string[] = [];
  let way = '';
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as BlitzEvent;
    const next = events[i + 1];
    if (event.type === 'actionStarted' && next && SELF_EXPLAINING.has(next.type)) {
      way = `${WAYS[event.action as Way] ?? 'goes'}${event.free ? ' (free)' : ''}`;
      if (event.free && next.type !== 'moved') out.push(tell(g, event));
    } else if (event.type === 'moved') {
      const path = together(
        events,
        i,
        (one): one is EventOf<'moved'> => one.type === 'moved' && one.player === event.player,
      );
      const squares = [event.from, ...path.map(one => one.to)].map(sq => squareText(g, sq));
      out.push(`${nameOf(g, event.player)} ${way || 'goes'} ${squares.join(' > ')}.`);
      way = '';
      i += path.length - 1;
    } else if (event.type === 'placed' && next?.type === 'placed') {
      const seat = g.control(event.player);
      const team = together(
        events,
        i,
        (one): one is EventOf<'placed'> => one.type === 'placed' && g.control(one.player) === seat,
      );
      const places = team.map(one => `${labelOf(g, one.player)} at ${squareText(g, one.to)}`);
      out.push(`${teamName(g, seat)} sets up: ${places.join(', ')}.`);
      i += team.length - 1;
    } else if (event.type === 'cardDealt' && next?.type === 'deckTop') {
      out.push(`${tell(g, event)} (next: ${challengeText(g, next.challenge).name})`);
      i++;
    } else if (event.type === 'blockResult' && isOnlyDie(events[i - 1], event)) {
      // the roll has said it already
    } else out.push(tell(g, event));
  }
  return out;
};
const isOnlyDie = (before: BlitzEvent | undefined, result: EventOf<'blockResult'>): boolean =>
  before?.type === 'blockRolled' && before.dice.length === 1 && before.dice[0] === result.face;
