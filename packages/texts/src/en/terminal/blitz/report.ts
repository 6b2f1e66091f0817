/** The report of a Blitz Bowl match, line by line and to the number: one sentence for each kind of event. */
import type { BlitzEvent, Modifier, PlayerId, PlayName, Seat, Square } from '@ironpitch/engine';
import { type Named, type PlayWords, words } from '../../../shape.ts';
import { names } from '../../blitz/names.ts';
import { common } from '../../common.ts';
import { ended, plural, signed } from '../../grammar.ts';

type EventOf<T extends BlitzEvent['type']> = Extract<BlitzEvent, { readonly type: T }>;
type Sentences = { readonly [T in BlitzEvent['type']]: (event: EventOf<T>, words: BlitzReportWords) => string };

/** The names a sentence needs. */
export interface BlitzReportWords {
  readonly player: (p: PlayerId) => string;
  readonly team: (seat: Seat) => string;
  readonly square: (sq: Square) => string;
  readonly challenge: (id: string) => string;
  readonly play: (id: PlayName) => PlayWords;
  readonly event: (id: string) => Named;
  readonly arena: (id: string) => Named;
  /** The ability by which a player injures at once on a 6. */
  readonly violence: (p: PlayerId) => string;
}
/** How a player came to leave the pitch. */
const injuries = words()({
  armour: '',
  violent: 'torn up at once',
  bloodlust: 'lost to Bloodlust',
  foul: 'by a foul',
  thrown: 'after the landing',
  landedOn: 'flattened by a flying player',
  trapdoor: 'swept off the Trapdoor',
  trapdoorMonster: 'snatched by the Trapdoor Monster',
  invasion: 'by the crowd',
});
const points = (count: number): string => plural(count, 'point');
/** `, -1 long, the target is Marked`: a cause that adds nothing more is named all the same. */
const causes = (modifiers: readonly Modifier[]): string =>
  modifiers.map(({ by, cause }) => `, ${by === 0 ? '' : `${signed(by)} `}${names.causes[cause] ?? cause}`).join('');
const dice = (count: number): string => plural(count, 'Block Die', 'Block Dice');

const checkOutcome = (event: EventOf<'checked'>): string => {
  if (event.check === 'armour') return event.passed ? 'the armour holds' : 'the armour breaks';
  if (event.passed) return 'on target';
  return event.total === 1 ? 'fumbled' : 'off target';
};

const report: Sentences = {
  tossed: (e, w) => `${w.team(e.winner)} wins the toss and sets up second; the other coach has the first turn.`,
  arenaRolled: (e, w) => `The arena is ${ended(w.arena(e.arena).name)} ${w.arena(e.arena).does}`,
  pitchChosen: e => `The match is played on ${names.pitches[e.pitch] ?? e.pitch}.`,
  teamsSwapped: () => 'The coaches exchange teams.',
  cardDealt: (e, w) => `Challenge ${e.space}: ${w.challenge(e.challenge)}`,
  cardDiscarded: (e, w) => `${w.challenge(e.challenge)} (challenge ${e.space}) is discarded.`,
  deckTop: (e, w) => `Next in the deck: ${w.challenge(e.challenge)}`,
  lastCardDealt: () => 'That was the last Challenge Card: this turn and one more, and the match is over.',
  placed: (e, w) => `${w.player(e.player)} takes the field at ${w.square(e.to)}.`,
  turnStarted: (e, w) => `--- Turn ${e.turn}: ${w.team(e.seat)} ---`,
  turnEnded: (e, w) => `${w.team(e.seat)} ends the turn.`,
  actionStarted: (e, w) => `${w.player(e.player)}: ${e.free ? 'free ' : ''}${names.actionNames[e.action]}.`,
  moved: (e, w) => `${w.player(e.player)} goes from ${w.square(e.from)} to ${w.square(e.to)}.`,
  pushed: (e, w) => `${w.player(e.player)} is pushed from ${w.square(e.from)} to ${w.square(e.to)}.`,
  followedUp: (e, w) => `${w.player(e.player)} follows up to ${w.square(e.to)}.`,
  moveRolled: (e, w) => `${w.player(e.player)} rolls ${e.die} for its Move.`,
  checked: (e, w) =>
    `${w.player(e.player)}, ${names.rollNames[e.check] ?? e.check} ${e.target}+: rolled ${e.die}${causes(e.modifiers)}` +
    `${e.modifiers.length > 0 ? `, total ${e.total}` : ''}: ${checkOutcome(e)}.`,
  blockRolled: (e, w) =>
    `${w.player(e.player)} blocks ${w.player(e.target)} with ${dice(e.dice.length)}${causes(e.modifiers)}: ` +
    `${e.dice.map(face => names.faces[face].name).join(', ')}.`,
  blockResult: (e, w) => `${w.player(e.player)} takes the ${names.faces[e.face].name} against ${w.player(e.target)}.`,
  foulRolled: (e, w) => `${w.player(e.player)} fouls ${w.player(e.target)}: ${names.faces[e.face].name}.`,
  violentRolled: (e, w) =>
    `${w.player(e.player)}, ${w.violence(e.player)}: rolled ${e.die}${e.die === 6 ? '!' : ', nothing more'}.`,
  rerolled: (e, w) => `${w.team(e.seat)} re-rolls, using ${names.rerolls[e.source] ?? e.source}.`,
  barred: (e, w) => `${w.player(e.player)} may do no more this turn.`,
  wentProne: (e, w) => `${w.player(e.player)} ${e.knockedDown ? 'is knocked down' : 'falls Prone'}.`,
  stoodUp: (e, w) => `${w.player(e.player)} stands up.`,
  injured: (e, w) => {
    const how = injuries[e.cause] ?? e.cause;
    return `${w.player(e.player)} is injured${how === '' ? '' : `, ${how}`}, and goes to the dugout.`;
  },
  sentOff: (e, w) => `The referee has seen it: ${w.player(e.player)} is sent to the dugout.`,
  threw: (e, w) => {
    const [by, to] = [w.player(e.player), w.player(e.target)];
    if (e.result === 'handedOff') return `${by} hands the ball to ${to}.`;
    if (e.result === 'completed') return `${to} catches ${by}’s Throw.`;
    if (e.result === 'dropped') return `${by}’s Throw arrives, but ${to} cannot hold it.`;
    return e.result === 'fumbled' ? `${by} fumbles the ball.` : `${by}’s Throw misses ${to}.`;
  },
  threwTeammate: (e, w) => {
    const flight = `${w.player(e.player)} throws ${w.player(e.thrown)}`;
    if (e.result === 'fumbled') return `${flight}, straight into the ground.`;
    const landing = { landed: 'who lands on its feet', fell: 'who lands badly', crashed: 'who crashes down' }[e.result];
    return `${flight} to ${w.square(e.to)}, ${landing}.`;
  },
  ballPlaced: (e, w) => `A ${names.balls[e.kind] ?? e.kind} comes up through the Trapdoor at ${w.square(e.to)}.`,
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
  bonusPlayed: (e, w) => `${w.team(e.seat)} plays ${ended(w.play(e.play).name)} ${w.play(e.play).does}`,
  bonusDiscarded: (e, w) => `${w.team(e.seat)} discards ${w.play(e.play).name}.`,
  eventDrawn: (e, w) => `Random Event: ${ended(w.event(e.event).name)} ${w.event(e.event).does}`,
  invasionRolled: (e, w) => `The crowd gets at ${w.player(e.player)}: ${names.faces[e.face].name}.`,
  passedTurn: (e, w) => `${w.team(e.seat)} passes.`,
  conceded: (e, w) => `${w.team(e.seat)} concedes.`,
  matchEnded: (e, w) =>
    `The match is over: ${e.winner === null ? 'a draw' : `${w.team(e.winner)} wins`} ${common.endings[e.ending] ?? e.ending}.`,
};

export const told = {
  report,
  injuries,
  /** `Dwarf 4R runs 3,5 > 4,5 > 5,5.` */
  walked: (who: string, way: string, squares: string): string => `${who} ${way} ${squares}.`,
  ways: words()({ run: 'runs', mark: 'marks', sidestep: 'sidesteps', other: 'goes' }),
  forFree: (way: string): string => `${way} (free)`,
  placedAt: (who: string, square: string): string => `${who} at ${square}`,
  setUp: (team: string, places: string): string => `${team} sets up: ${places}.`,
  dealtNext: (dealt: string, next: string): string => `${dealt} (next: ${next})`,
};
