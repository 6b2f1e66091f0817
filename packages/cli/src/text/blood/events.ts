/** The match report in sentences: one function per kind of event, so that a new kind without words does not compile. */
import { type blood, type Modifier, NOWHERE, type Seat, type Square } from '@ironpitch/engine';
import { counted, signed, squareText, together } from '../sentences.ts';
import {
  actionNames,
  deckNames,
  endingNames,
  faceNames,
  halfNames,
  injuryNames,
  placeNames,
  rangeNames,
  turnoverNames,
  weatherHelp,
  weatherNames,
} from './names.ts';
import {
  cardName,
  cardText,
  causeName,
  causesText,
  labelOf,
  nameOf,
  positionOf,
  rerollName,
  rollTextsOf,
  skillName,
  teamName,
} from './players.ts';

type BloodEvent = blood.BloodEvent;
type BloodGame = blood.BloodGame;
type EventOf<T extends BloodEvent['type']> = Extract<BloodEvent, { readonly type: T }>;
type Sentences = { readonly [T in BloodEvent['type']]: (event: EventOf<T>, g: BloodGame) => string };

const square = (g: BloodGame, sq: Square): string => (sq === NOWHERE ? 'off the pitch' : squareText(g, sq));
const total = (modifiers: readonly Modifier[], sum: number): string => (modifiers.length > 0 ? `, total ${sum}` : '');
const dice = (count: number): string => counted(count, 'die', 'dice');
const team = (g: BloodGame, seat: Seat): string => teamName(g, seat);

/** `Strength 3, +1 assist of 5L = 4`: one side of a block. */
const strengthText = (g: BloodGame, modifiers: readonly Modifier[], sign: 1 | -1): string => {
  const own = modifiers.filter(({ by }) => by * sign > 0);
  const [strength, ...more] = own;
  const parts = more.map(({ by, cause, who }) => {
    const helper = cause === 'assist' ? ` of ${labelOf(g, who)}` : '';
    return `, ${signed(by * sign)} ${causeName(g, cause)}${helper}`;
  });
  const sum = own.reduce((all, { by }) => all + by * sign, 0);
  return `Strength ${(strength?.by ?? 0) * sign}${parts.join('')}${more.length > 0 ? ` = ${sum}` : ''}`;
};
const blockText = (e: EventOf<'blockRolled'>, g: BloodGame): string => {
  const sides = `${nameOf(g, e.player)} (${strengthText(g, e.modifiers, 1)}) blocks ${nameOf(g, e.target)} (${strengthText(g, e.modifiers, -1)})`;
  const picks = e.dice.length > 1 ? `, ${team(g, e.chooser)} picks` : '';
  return `${sides}: ${dice(e.dice.length)}${picks}: ${e.dice.map(face => faceNames[face]).join(', ')}.`;
};
const rollText = (e: EventOf<'rolled'>, g: BloodGame): string => {
  const [name, good, bad] = rollTextsOf(g, e.roll);
  return (
    `${nameOf(g, e.player)}, ${name} ${e.target}+: rolled ${e.die}${causesText(g, e.modifiers)}` +
    `${total(e.modifiers, e.total)}: ${e.passed ? good : bad}.`
  );
};
const passTexts = {
  accurate: 'The throw is accurate.',
  inaccurate: 'The throw goes astray.',
  fumbled: 'The ball slips from its hands.',
} as const;
const removedText = (e: EventOf<'removed'>, g: BloodGame): string =>
  `${nameOf(g, e.player)} goes ${placeNames[e.to as keyof typeof placeNames] ?? e.to}.`;

const sentences: Sentences = {
  fansCame: (e, g) =>
    `${e.thousands},000 fans come for ${team(g, e.seat)} (rolled ${e.dice})${e.fame > 0 ? `: FAME +${e.fame}` : ''}.`,
  weatherRolled: e => {
    const weather = e.weather as keyof typeof weatherNames;
    return `The weather: rolled ${e.dice}, ${weatherNames[weather]} (${weatherHelp[weather]}).`;
  },
  rolledOff: e => `The coaches roll off: ${e.home} for home, ${e.away} for away.`,
  tossed: (e, g) => `${team(g, e.winner)} wins the toss.`,
  kickerChosen: (e, g) => `${team(g, e.kicking)} kicks off.`,
  halfStarted: e => `=== ${halfNames[e.half] ?? `period ${e.half}`} ===`,
  recoveryRolled: (e, g) =>
    `${nameOf(g, e.player)}, KO'd: rolled ${e.die}, ${e.recovered ? 'back to Reserves' : 'still out'}.`,
  setUp: (e, g) => `${team(g, e.seat)} sets up.`,
  placed: (e, g) => `${nameOf(g, e.player)} takes the field at ${square(g, e.to)}.`,
  nobodyToSetUp: (e, g) => `${team(g, e.seat)} has nobody to set up.`,
  ballKicked: (e, g) => `The kick is aimed at ${square(g, e.to)}.`,
  kickScattered: (e, g) =>
    `The kick flies on ${counted(e.distance, 'square', 'squares')} (D8: ${e.direction}), to ${square(g, e.to)}.`,
  kickOffRolled: (e, g) => {
    const result = g.rules.edition.kickOffTable.find(one => one?.id === e.result);
    return `Kick-off table: rolled ${e.dice}, ${result?.name ?? e.result}${KICK_OFF_HELP[e.result] ?? ''}.`;
  },
  kickOffDice: (e, g) =>
    `${team(g, e.seat)} rolls ${e.die}${e.total === e.die ? '' : ` and counts ${e.total} with its fans`}.`,
  touchback: (e, g) => `Touchback: ${team(g, e.seat)} gives the ball to one of its players.`,
  gainedReroll: (e, g) => `${team(g, e.seat)} gains a team re-roll.`,
  lostReroll: (e, g) => `${team(g, e.seat)} loses a team re-roll.`,
  gainedBribe: (e, g) => `${team(g, e.seat)} gains a Bribe.`,
  markersMoved: e =>
    `Both Turn markers move ${counted(Math.abs(e.by), 'turn', 'turns')} ${e.by > 0 ? 'forward' : 'back'}.`,
  markerMoved: (e, g) => `${team(g, e.seat)}'s Turn marker moves to ${e.turn}.`,
  invasionRolled: (e, g) =>
    `The crowd and ${nameOf(g, e.player)}: rolled ${e.die}, ${e.stunned ? 'Stunned' : 'nothing happens'}.`,
  turnStarted: (e, g) => `--- ${team(g, e.seat)}, turn ${e.turn}, ${halfNames[e.half] ?? ''} ---`,
  turnEnded: (e, g) => `${team(g, e.seat)}'s turn is over.`,
  turnover: e => `TURNOVER: ${turnoverNames[e.cause]}.`,
  driveEnded: () => 'The drive is over.',
  heatDie: e => `The heat: ${counted(e.die, 'player', 'players')} of each side will miss the next drive.`,
  exhausted: (e, g) => `${nameOf(g, e.player)} is too exhausted for the next drive.`,
  kickerNamed: (e, g) => `${nameOf(g, e.player)} will kick off.`,
  selected: (e, g) => `${nameOf(g, e.player)} is picked.`,
  cheered: (e, g) => `The crowd is behind ${team(g, e.seat)}: one more assist for its next block.`,
  snackRolled: (e, g) =>
    `${nameOf(g, e.player)} has eaten something: rolled ${e.die}, ${e.die === 1 ? 'out for this drive' : 'slower and softer for this drive'}.`,
  heatRolled: (e, g) =>
    `${nameOf(g, e.player)} in the heat: rolled ${e.die}${e.exhausted ? ', too exhausted for the next drive' : ''}.`,
  declared: (e, g) => `${nameOf(g, e.player)} declares a ${actionNames[e.action]}.`,
  moved: (e, g) => `${nameOf(g, e.player)} moves ${square(g, e.from)} > ${square(g, e.to)}.`,
  pushed: (e, g) => `${nameOf(g, e.player)} is pushed back to ${square(g, e.to)}.`,
  followedUp: (e, g) => `${nameOf(g, e.player)} follows to ${square(g, e.to)}.`,
  leapt: (e, g) => `${nameOf(g, e.player)} leaps from ${square(g, e.from)} to ${square(g, e.to)}.`,
  foregone: (e, g) => `${nameOf(g, e.player)} will not be activated this turn.`,
  stallRolled: (e, g) =>
    `${nameOf(g, e.player)} is stalling: rolled ${e.die}, ${e.knockedDown ? 'and the crowd takes action' : 'the crowd only grumbles'}.`,
  stoodUp: (e, g) => `${nameOf(g, e.player)} stands up.`,
  turnedOver: (e, g) => `${nameOf(g, e.player)} is no longer Stunned, but Prone.`,
  rolled: rollText,
  rerolled: (e, g) => `${nameOf(g, e.player)} rolls again, by ${rerollName(g, e.source)}.`,
  lonerRolled: (e, g) =>
    `${nameOf(g, e.player)}, Loner: rolled ${e.die}, ${e.passed ? 'the re-roll counts' : 'the re-roll is wasted'}.`,
  proRolled: (e, g) => `${nameOf(g, e.player)}, Pro: rolled ${e.die}, ${e.passed ? 'it may' : 'it may not'}.`,
  blockRolled: blockText,
  knuckledustersUsed: (e, g) => `${nameOf(g, e.player)} uses the Knuckledusters.`,
  blockResult: (e, g) => `${faceNames[e.face]} against ${nameOf(g, e.target)}.`,
  skillUsed: (e, g) => `${nameOf(g, e.player)} uses ${skillName(g, e.skill)}.`,
  pushedOffPitch: (e, g) => `${nameOf(g, e.player)} is pushed into the crowd at ${square(g, e.from)}.`,
  knockedDown: (e, g) => `${nameOf(g, e.player)} is knocked down.`,
  placedProne: (e, g) => `${nameOf(g, e.player)} lies Prone.`,
  armourRolled: (e, g) =>
    `${nameOf(g, e.player)}, Armour ${e.target}+: rolled ${e.dice}${causesText(g, e.modifiers)}` +
    `${total(e.modifiers, e.total)}: ${e.broken ? 'the armour breaks' : 'the armour holds'}.`,
  injuryRolled: (e, g) =>
    `${nameOf(g, e.player)}, Injury: rolled ${e.dice}${causesText(g, e.modifiers)}` +
    `${total(e.modifiers, e.total)}: ${injuryNames[e.result]}.`,
  casualtyRolled: (e, g) => `${nameOf(g, e.player)}, casualty table: rolled ${e.roll}.`,
  lastingInjury: (e, g) =>
    `${nameOf(g, e.player)} is injured for good: rolled ${e.die}, ${
      e.loses === 'nothing' ? 'but that cannot get worse' : `${e.loses} is worse from now on`
    }.`,
  apothecaryUsed: (e, g) => `The Apothecary sees to ${nameOf(g, e.player)}.`,
  regenerationRolled: (e, g) =>
    `${nameOf(g, e.player)}, Regeneration: rolled ${e.die}, ${e.passed ? 'whole again' : 'no use'}.`,
  removed: removedText,
  refereeSaw: (e, g) => `Doubles! The referee has seen ${nameOf(g, e.player)}.`,
  bribeRolled: (e, g) =>
    `${team(g, e.seat)} bribes the referee: rolled ${e.die}, ${e.passed ? 'who looks away' : 'who takes the money and stays firm'}.`,
  argued: (e, g) =>
    `${team(g, e.seat)}'s coach argues the call: rolled ${e.die}, ${e.die === 6 ? 'the player may stay' : e.die === 1 ? 'and has argued for the last time' : 'in vain'}.`,
  sentOff: (e, g) => `${nameOf(g, e.player)} is sent off.`,
  threw: (e, g) => `${nameOf(g, e.player)} throws at ${square(g, e.to)}: ${rangeName(e.range)}.`,
  passResult: e => passTexts[e.result],
  intercepted: (e, g) => `INTERCEPTED by ${nameOf(g, e.player)}!`,
  handedOff: (e, g) => `${nameOf(g, e.player)} hands the ball to ${nameOf(g, e.target)}.`,
  ballScattered: (e, g) => `The ball scatters (D8: ${e.die}) to ${square(g, e.to)}.`,
  ballBounced: (e, g) => `The ball bounces (D8: ${e.die}) to ${square(g, e.to)}.`,
  thrownIn: (e, g) =>
    `The crowd throws the ball in from ${square(g, e.from)}, ${counted(e.distance, 'square', 'squares')}${e.die > 0 ? ` (D6: ${e.die})` : ''}, to ${square(g, e.to)}.`,
  ballTaken: (e, g) => `${nameOf(g, e.player)} has the ball.`,
  ballLanded: (e, g) => `The ball comes to rest at ${square(g, e.to)}.`,
  ballVanished: () => 'It was the false ball: it vanishes.',
  threwTeammate: (e, g) => `${nameOf(g, e.player)} throws ${nameOf(g, e.thrown)} at ${square(g, e.to)}.`,
  throwResult: e => `The throw is ${e.result}.`,
  teammateScattered: (e, g) => `${nameOf(g, e.player)} tumbles (rolled ${e.die}) to ${square(g, e.to)}.`,
  landedOn: (e, g) => `${nameOf(g, e.player)} crashes into ${nameOf(g, e.target)}.`,
  eaten: (e, g) => `${nameOf(g, e.by)} eats ${nameOf(g, e.player)}!`,
  contestRolled: (e, g) =>
    `${nameOf(g, e.by)}, ${skillName(g, e.skill)}: ${nameOf(g, e.player)} rolls ${e.dice}, total ${e.total}: ` +
    `${e.escaped ? 'it gets away' : 'no escape'}.`,
  lostWits: (e, g) => `${nameOf(g, e.player)} stands there and does nothing (${skillName(g, e.skill)}).`,
  tookRoot: (e, g) => `${nameOf(g, e.player)} takes root.`,
  bitten: (e, g) => `${nameOf(g, e.by)} bites ${nameOf(g, e.player)}.`,
  careened: (e, g) => `${nameOf(g, e.player)} careers on (rolled ${e.die}) towards ${square(g, e.to)}.`,
  kickedTeammate: (e, g) =>
    `${nameOf(g, e.player)} kicks ${nameOf(g, e.kicked)}: rolled ${e.dice.join(' and ')}, ${counted(
      e.dice.reduce((sum, die) => sum + die, 0),
      'square',
      'squares',
    )}.`,
  threwBomb: (e, g) => `${nameOf(g, e.player)} throws a bomb at ${square(g, e.to)}: ${rangeName(e.range)}.`,
  bombScattered: (e, g) => `The bomb scatters (D8: ${e.die}) to ${square(g, e.to)}.`,
  bombTaken: (e, g) => `${nameOf(g, e.player)} has the bomb, and throws it on.`,
  bombExploded: (e, g) => `The bomb goes off at ${square(g, e.at)}!`,
  bombDie: (e, g) => `${nameOf(g, e.player)} in the blast: rolled ${e.die}, ${e.hit ? 'hit' : 'spared'}.`,
  touchdown: (e, g) => `TOUCHDOWN! ${nameOf(g, e.player)} scores for ${team(g, e.seat)}.`,
  awardedTouchdown: (e, g) => `${team(g, e.seat)} is awarded a Touchdown.`,
  flippedForCards: (e, g) => `${team(g, e.winner)} draws Special Play cards first.`,
  cardsRolled: (e, g) => `${team(g, e.seat)} rolls ${e.die}: ${counted(e.cards, 'card', 'cards')}.`,
  deckChosen: (e, g) => `${team(g, e.seat)} draws from ${deckNames[e.deck]}.`,
  cardDrawn: (e, g) => `${team(g, e.seat)} gets the card ${cardName(g, e.card)}.`,
  cardPlayed: (e, g) => `${team(g, e.seat)} plays ${cardName(g, e.card)}: ${cardText(g, e.card)}`,
  cardRolled: (e, g) =>
    `${cardName(g, e.card)}${e.player === undefined ? '' : `, ${nameOf(g, e.player)}`}: rolled ${e.die}.`,
  cardTarget: (e, g) => `${cardName(g, e.card)} is for ${nameOf(g, e.player)}.`,
  markerScattered: (e, g) => `${cardName(g, e.card)} wanders (D8: ${e.die}) to ${square(g, e.to)}.`,
  joined: (e, g) =>
    `A ${positionOf(g, e.player).name} comes on at ${square(g, e.to)}${e.seat === null ? ', on nobody’s side' : ` for ${team(g, e.seat)}`}.`,
  transformed: (e, g) => `${nameOf(g, e.player)} is now a ${positionOf(g, e.player).name}.`,
  illegalProcedure: (e, g) => `${team(g, e.seat)} calls illegal procedure${e.right ? '' : ', without reason'}.`,
  penaltyRolled: (e, g) =>
    `Penalty, ${team(g, e.seat)}: rolled ${e.die}${e.total === e.die ? '' : ` and counts ${e.total} with re-rolls left`}.`,
  conceded: (e, g) => `${team(g, e.seat)} concedes.`,
  matchEnded: (e, g) =>
    `The match is over: ${e.winner === null ? 'a draw' : `${team(g, e.winner)} wins`} ${endingNames[e.ending] ?? e.ending}.`,
};
const rangeName = (range: string): string => rangeNames[range as keyof typeof rangeNames] ?? range;

/** What the results of the Kick-off table do, where the events after it do not say it. */
const KICK_OFF_HELP: Readonly<Record<string, string>> = {
  perfectDefence: ': the kicking side may set up anew',
  highKick: ': a receiver may run under the ball',
  cheeringFans: ': the louder fans bring a team re-roll',
  brilliantCoaching: ': the better coaching brings a team re-roll',
  quickSnap: ': the receivers may each move a square',
  blitz: ': the kicking side has a turn of its own first',
  throwARock: ': a rock hits somebody of the side with the meaner opponents',
  pitchInvasion: ': the crowd runs onto the pitch',
};

/** One event as a sentence. */
export const tell = (g: BloodGame, event: BloodEvent): string => {
  const sentence = sentences[event.type] as (event: BloodEvent, g: BloodGame) => string;
  const told = sentence(event, g).replace(/([!.])\.$/, '$1');
  return (told[0] as string).toUpperCase() + told.slice(1);
};

/** What comes right after a declaration and tells it as well. */
const SELF_EXPLAINING: ReadonlySet<BloodEvent['type']> = new Set(['moved', 'blockRolled', 'threwBomb', 'careened']);
/** An Action that goes without saying: a Move moves, a Block blocks. */
const SILENT: ReadonlySet<string> = new Set(['move', 'block', 'bomb']);

/** Several events as sentences. What belongs together becomes one line: an Action and its squares, a team's set-up. */
export const tellAll = (g: BloodGame, events: readonly BloodEvent[]): string[] => {
  const out: string[] = [];
  let way = 'moves';
  /** Why the turn ends: told when it does, after everything that still happens. */
  let turnover = '';
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as BloodEvent;
    const next = events[i + 1];
    if (event.type === 'declared' && next !== undefined && SELF_EXPLAINING.has(next.type)) {
      if (next.type === 'moved') way = SILENT.has(event.action) ? 'moves' : `(${actionNames[event.action]}) moves`;
      else if (!SILENT.has(event.action)) out.push(tell(g, event));
    } else if (event.type === 'moved') {
      const path = together<BloodEvent, EventOf<'moved'>>(
        events,
        i,
        (one): one is EventOf<'moved'> => one.type === 'moved' && one.player === event.player,
      );
      const squares = [event.from, ...path.map(one => one.to)].map(sq => squareText(g, sq));
      out.push(`${nameOf(g, event.player)} ${way} ${squares.join(' > ')}.`);
      way = 'moves';
      i += path.length - 1;
    } else if (event.type === 'turnover') {
      if (event.cause !== 'touchdown') turnover = tell(g, event);
    } else if (event.type === 'turnEnded' && turnover !== '') {
      out.push(turnover);
      turnover = '';
    } else if (event.type === 'placed' && isPartOfSetUp(events, i)) {
      // the set-up is told once, when it is complete
    } else if (event.type === 'blockResult' && isOnlyDie(events[i - 1], event)) {
      // the roll has said it already
    } else if (!isToldByNext(event, next)) out.push(tell(g, event));
  }
  return turnover === '' ? out : [...out, turnover];
};
const isPartOfSetUp = (events: readonly BloodEvent[], from: number): boolean => {
  let at = from;
  while (events[at]?.type === 'placed') at++;
  return events[at]?.type === 'setUp';
};
const isOnlyDie = (before: BloodEvent | undefined, result: EventOf<'blockResult'>): boolean =>
  before?.type === 'blockRolled' && before.dice.length === 1 && before.dice[0] === result.face;
const isToldByNext = (event: BloodEvent, next: BloodEvent | undefined): boolean =>
  (event.type === 'turnEnded' && next?.type === 'turnStarted') ||
  (event.type === 'sentOff' && next?.type === 'removed') ||
  (event.type === 'passResult' && next?.type === 'ballScattered');
