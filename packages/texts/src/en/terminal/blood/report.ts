/** The report of a Blood Bowl match, line by line and to the number: one sentence for each kind of event. */
import type { blood, Modifier, PlayerId, Seat, Square } from '@ironpitch/engine';
import { type Named, words } from '../../../shape.ts';
import { names } from '../../blood/names.ts';
import { common } from '../../common.ts';
import { aDeed, ended, plural, signed, towards } from '../../grammar.ts';

type BloodEvent = blood.BloodEvent;
type EventOf<T extends BloodEvent['type']> = Extract<BloodEvent, { readonly type: T }>;
type Sentences = { readonly [T in BloodEvent['type']]: (event: EventOf<T>, words: BloodReportWords) => string };

/** The names a sentence needs. */
export interface BloodReportWords {
  readonly player: (p: PlayerId) => string;
  /** `4B` */
  readonly label: (p: PlayerId) => string;
  /** What it is: `Blitzer`. */
  readonly position: (p: PlayerId) => string;
  readonly team: (seat: Seat) => string;
  /** '' where it is off the pitch. */
  readonly square: (sq: Square) => string;
  readonly skill: (id: string) => string;
  readonly card: (id: string) => Named;
  /** What a modifier is called: a cause of its own, a skill or a card. */
  readonly cause: (cause: string) => string;
  readonly roll: (kind: string) => string;
  readonly reroll: (source: string) => string;
  readonly kickOff: (result: string) => readonly [name: string, does: string];
  readonly weather: (id: string) => Named;
  /** A face of a Block Die. */
  readonly face: (face: string) => string;
}
/** How a roll ends: well, badly. */
const rollEnds = words<readonly [good: string, bad: string]>()({
  dodge: ['it gets away', 'it is caught'],
  goForIt: ['it keeps its feet', 'it stumbles'],
  pickUp: ['it has the ball', 'the ball slips away'],
  pass: ['accurate', 'not accurate'],
  catch: ['caught', 'dropped'],
  intercept: ['intercepted', 'missed'],
  leap: ['it lands well', 'it lands badly'],
  landing: ['it lands on its feet', 'it crashes'],
  jumpUp: ['it is up', 'it stays down'],
  standUp: ['it is up', 'it stays down'],
  boneHead: ['it remembers', 'it forgets what it is here for'],
  reallyStupid: ['it understands', 'it does not understand'],
  wildAnimal: ['it obeys', 'it only roars'],
  takeRoot: ['it stays loose', 'it takes root'],
  bloodLust: ['it is not thirsty', 'it thirsts'],
  alwaysHungry: ['not hungry now', 'it opens its mouth'],
  squirmFree: ['the team-mate escapes', 'swallowed'],
  hypnoticGaze: ['it works', 'nothing happens'],
  foulAppearance: ['not put off', 'too disgusted'],
  safeThrow: ['the interception is undone', 'the interception stands'],
  animosity: ['it gives the ball away', 'it would rather not'],
  dauntless: ['as strong as its opponent', 'no stronger than before'],
  chainsaw: ['it cuts', 'it kicks back'],
  throwTeammate: ['off it flies', 'fumbled'],
  bomb: ['accurate', 'not accurate'],
  hailMary: ['it flies', 'fumbled'],
  tentacles: ['it gets away', 'it is held'],
  shadowing: ['it shakes the shadow off', 'it is followed'],
  jump: ['it lands on its feet', 'it lands badly'],
  secureBall: ['it has the ball', 'the ball slips away'],
  steadyFooting: ['it keeps its feet', 'it goes down'],
  animalSavagery: ['it obeys', 'it lashes out'],
  unchannelledFury: ['it obeys', 'it rages about'],
  bloodlust: ['it is not thirsty', 'it thirsts'],
  breatheFire: ['the flames strike', 'nothing happens'],
  projectileVomit: ['it hits', 'it hits itself'],
});
const endsOf = (roll: string): readonly [good: string, bad: string] => rollEnds[roll] ?? ['it succeeds', 'it fails'];
const actionName = (action: string): string => names.actions[action]?.name ?? action;
const total = (modifiers: readonly Modifier[], sum: number): string => (modifiers.length > 0 ? `, total ${sum}` : '');
const dice = (count: number): string => plural(count, 'die', 'dice');
/** `, +1 dodging, −2 tackle zones` */
const causes = (w: BloodReportWords, modifiers: readonly Modifier[]): string =>
  modifiers.map(({ by, cause }) => `, ${signed(by)} ${w.cause(cause)}`).join('');

/** `Strength 3, +1 assist from 5L = 4`: one side of a block. */
const strengthText = (w: BloodReportWords, modifiers: readonly Modifier[], sign: 1 | -1): string => {
  const own = modifiers.filter(({ by }) => by * sign > 0);
  const [strength, ...more] = own;
  const parts = more.map(({ by, cause, who }) => {
    const helper = cause === 'assist' ? ` from ${w.label(who)}` : '';
    return `, ${signed(by * sign)} ${w.cause(cause)}${helper}`;
  });
  const sum = own.reduce((all, { by }) => all + by * sign, 0);
  return `Strength ${(strength?.by ?? 0) * sign}${parts.join('')}${more.length > 0 ? ` = ${sum}` : ''}`;
};
const blockText = (e: EventOf<'blockRolled'>, w: BloodReportWords): string => {
  const sides = `${w.player(e.player)} (${strengthText(w, e.modifiers, 1)}) blocks ${w.player(e.target)} (${strengthText(w, e.modifiers, -1)})`;
  const picks = e.dice.length > 1 ? `, ${w.team(e.chooser)} picks` : '';
  return `${sides}: ${dice(e.dice.length)}${picks}: ${e.dice.map(face => w.face(face)).join(', ')}.`;
};
const rollText = (e: EventOf<'rolled'>, w: BloodReportWords): string => {
  const [name, good, bad] = [w.roll(e.roll), ...endsOf(e.roll)];
  return (
    `${w.player(e.player)}, ${name} ${e.target}+: rolled ${e.die}${causes(w, e.modifiers)}` +
    `${total(e.modifiers, e.total)}: ${e.passed ? good : bad}.`
  );
};
const passTexts = {
  accurate: 'The throw is accurate.',
  inaccurate: 'The throw goes astray.',
  fumbled: 'The ball slips from its hands.',
} as const;
const removedText = (e: EventOf<'removed'>, w: BloodReportWords): string =>
  `${w.player(e.player)} goes ${names.places[e.to] ?? e.to}.`;

/** What comes of an argument with the referee. */
const ARGUED = {
  stays: 'the player may stay',
  goes: 'in vain',
  lastTime: 'and has argued for the last time',
  onceMore: 'but may be heard once more',
} as const;

const report: Sentences = {
  fansCame: (e, w) =>
    `${e.thousands},000 fans turn up for ${w.team(e.seat)} (rolled ${e.dice})${e.fame > 0 ? `: FAME +${e.fame}` : ''}.`,
  weatherRolled: (e, w) => {
    const { name, does } = w.weather(e.weather);
    return `The weather: rolled ${e.dice}, ${name}. ${does}`;
  },
  tossed: (e, w) => `${w.team(e.winner)} wins the toss.`,
  kickerChosen: (e, w) => `${w.team(e.kicking)} kicks off.`,
  rolledOff: e => `The coaches roll off: ${e.home} for home, ${e.away} for away.`,
  halfStarted: e => `=== ${names.halfNames[e.half] ?? `period ${e.half}`} ===`,
  recoveryRolled: (e, w) =>
    `${w.player(e.player)}, KO'd: rolled ${e.die}, ${e.recovered ? 'back to Reserves' : 'still out'}.`,
  setUp: (e, w) => `${w.team(e.seat)} sets up.`,
  placed: (e, w) => `${w.player(e.player)} takes the field at ${w.square(e.to)}.`,
  nobodyToSetUp: (e, w) => `${w.team(e.seat)} has nobody to set up.`,
  ballKicked: (e, w) => `The kick is aimed at ${w.square(e.to)}.`,
  kickScattered: (e, w) =>
    `The kick carries ${plural(e.distance, 'square')} (D8: ${e.direction}), ${towards(w.square(e.to))}.`,
  kickOffRolled: (e, w) => {
    const [name, does] = w.kickOff(e.result);
    return `Kick-off table: rolled ${e.dice}, ${ended(name)} ${does}`;
  },
  kickOffDice: (e, w) => `${w.team(e.seat)} rolls ${e.die}${e.total === e.die ? '' : `, ${e.total} with its fans`}.`,
  touchback: (e, w) => `Touchback: ${w.team(e.seat)} gives the ball to one of its players.`,
  gainedReroll: (e, w) => `${w.team(e.seat)} gains a team re-roll.`,
  lostReroll: (e, w) => `${w.team(e.seat)} loses a team re-roll.`,
  gainedBribe: (e, w) => `${w.team(e.seat)} gains a Bribe.`,
  markersMoved: e => `Both Turn markers move ${plural(Math.abs(e.by), 'turn')} ${e.by > 0 ? 'forward' : 'back'}.`,
  markerMoved: (e, w) => `${w.team(e.seat)}'s Turn marker moves to ${e.turn}.`,
  invasionRolled: (e, w) =>
    `The crowd gets at ${w.player(e.player)}: rolled ${e.die}, ${e.stunned ? 'Stunned' : 'nothing happens'}.`,
  turnStarted: (e, w) => `--- ${w.team(e.seat)}, turn ${e.turn}, ${names.halfNames[e.half] ?? ''} ---`,
  turnEnded: (e, w) => `${w.team(e.seat)}'s turn is over.`,
  turnover: e => `TURNOVER: ${names.turnovers[e.cause]}.`,
  driveEnded: () => 'The drive is over.',
  heatRolled: (e, w) =>
    `${w.player(e.player)} in the heat: rolled ${e.die}${e.exhausted ? ', too exhausted for the next drive' : ''}.`,
  heatDie: e => `The heat: ${plural(e.die, 'player')} on each side will miss the next drive.`,
  exhausted: (e, w) => `${w.player(e.player)} is too exhausted for the next drive.`,
  kickerNamed: (e, w) => `${w.player(e.player)} will kick off.`,
  selected: (e, w) => `${w.player(e.player)} is picked.`,
  cheered: (e, w) => `The crowd is behind ${w.team(e.seat)}: one more assist for its next block.`,
  snackRolled: (e, w) =>
    `${w.player(e.player)} has eaten something: rolled ${e.die}, ${e.die === 1 ? 'out for this drive' : 'slower and softer for this drive'}.`,
  foregone: (e, w) => `${w.player(e.player)} will not be activated this turn.`,
  stallRolled: (e, w) =>
    `${w.player(e.player)} is stalling: rolled ${e.die}, ${e.knockedDown ? 'and the crowd takes action' : 'the crowd only grumbles'}.`,
  puntRolled: (e, w) => `${w.player(e.player)} punts: ${e.die} for the ${e.what}.`,
  punted: (e, w) => `The ball flies from ${w.square(e.from)} to ${w.square(e.to)}.`,
  lastingInjury: (e, w) =>
    `${w.player(e.player)} is injured for good: rolled ${e.die}, ${
      e.loses === 'nothing' ? 'but that cannot get worse' : `${e.loses} is worse from now on`
    }.`,
  argued: (e, w) => `${w.team(e.seat)}'s coach argues the call: rolled ${e.die}, ${ARGUED[e.result]}.`,
  throwResult: e => `The throw is ${e.result}.`,
  declared: (e, w) => `${w.player(e.player)} declares ${aDeed(names.deeds[e.action] ?? actionName(e.action))}.`,
  moved: (e, w) => `${w.player(e.player)} moves ${w.square(e.from)} > ${w.square(e.to)}.`,
  pushed: (e, w) => `${w.player(e.player)} is pushed back ${towards(w.square(e.to))}.`,
  followedUp: (e, w) => `${w.player(e.player)} follows ${towards(w.square(e.to))}.`,
  leapt: (e, w) => `${w.player(e.player)} leaps from ${w.square(e.from)} ${towards(w.square(e.to))}.`,
  stoodUp: (e, w) => `${w.player(e.player)} stands up.`,
  turnedOver: (e, w) => `${w.player(e.player)} is no longer Stunned, but Prone.`,
  rolled: rollText,
  rerolled: (e, w) => `${w.player(e.player)} re-rolls, using ${w.reroll(e.source)}.`,
  lonerRolled: (e, w) =>
    `${w.player(e.player)}, Loner: rolled ${e.die}, ${e.passed ? 'the re-roll counts' : 'the re-roll is wasted'}.`,
  proRolled: (e, w) => `${w.player(e.player)}, Pro: rolled ${e.die}, ${e.passed ? 'it may' : 'it may not'}.`,
  blockRolled: blockText,
  knuckledustersUsed: (e, w) => `${w.player(e.player)} uses the Knuckledusters.`,
  blockResult: (e, w) => `${w.face(e.face)} against ${w.player(e.target)}.`,
  skillUsed: (e, w) => `${w.player(e.player)} uses ${ended(w.skill(e.skill))}`,
  pushedOffPitch: (e, w) => `${w.player(e.player)} is pushed into the crowd at ${w.square(e.from)}.`,
  knockedDown: (e, w) => `${w.player(e.player)} is knocked down.`,
  placedProne: (e, w) => `${w.player(e.player)} lies Prone.`,
  armourRolled: (e, w) =>
    `${w.player(e.player)}, Armour ${e.target}+: rolled ${e.dice}${causes(w, e.modifiers)}` +
    `${total(e.modifiers, e.total)}: ${e.broken ? 'the armour breaks' : 'the armour holds'}.`,
  injuryRolled: (e, w) =>
    `${w.player(e.player)}, Injury: rolled ${e.dice}${causes(w, e.modifiers)}` +
    `${total(e.modifiers, e.total)}: ${names.injuries[e.result]}.`,
  casualtyRolled: (e, w) => `${w.player(e.player)}, casualty table: rolled ${e.roll}.`,
  apothecaryUsed: (e, w) => `The Apothecary sees to ${w.player(e.player)}.`,
  regenerationRolled: (e, w) =>
    `${w.player(e.player)}, Regeneration: rolled ${e.die}, ${e.passed ? 'whole again' : 'no use'}.`,
  removed: removedText,
  refereeSaw: (e, w) => `Doubles! The referee has seen ${w.player(e.player)}.`,
  bribeRolled: (e, w) =>
    `${w.team(e.seat)} bribes the referee: rolled ${e.die}, ${e.passed ? 'who looks away' : 'who pockets the money and stands firm'}.`,
  sentOff: (e, w) => `${w.player(e.player)} is sent off.`,
  threw: (e, w) => `${w.player(e.player)} throws at ${w.square(e.to)}: ${names.ranges[e.range] ?? e.range}.`,
  passResult: e => passTexts[e.result],
  intercepted: (e, w) => `INTERCEPTED by ${w.player(e.player)}!`,
  handedOff: (e, w) => `${w.player(e.player)} hands the ball to ${w.player(e.target)}.`,
  ballScattered: (e, w) => `The ball scatters (D8: ${e.die}) ${towards(w.square(e.to))}.`,
  ballBounced: (e, w) => `The ball bounces (D8: ${e.die}) ${towards(w.square(e.to))}.`,
  thrownIn: (e, w) =>
    `The crowd throws the ball in from ${w.square(e.from)}, ${plural(e.distance, 'square')}${e.die > 0 ? ` (D6: ${e.die})` : ''}, ${towards(w.square(e.to))}.`,
  ballTaken: (e, w) => `${w.player(e.player)} has the ball.`,
  ballLanded: (e, w) => `The ball comes to rest at ${w.square(e.to)}.`,
  ballVanished: () => 'It was the false ball: it vanishes.',
  threwTeammate: (e, w) => `${w.player(e.player)} throws ${w.player(e.thrown)} at ${w.square(e.to)}.`,
  swoopRolled: (e, w) => `${w.player(e.player)} swoops: ${e.die} for the ${e.what}.`,
  teammateScattered: (e, w) => `${w.player(e.player)} tumbles (rolled ${e.die}) ${towards(w.square(e.to))}.`,
  landedOn: (e, w) => `${w.player(e.player)} crashes into ${w.player(e.target)}.`,
  eaten: (e, w) => `${w.player(e.by)} eats ${w.player(e.player)}!`,
  contestRolled: (e, w) =>
    `${w.player(e.by)}, ${w.skill(e.skill)}: ${w.player(e.player)} rolls ${e.dice}, total ${e.total}: ` +
    `${e.escaped ? 'it gets away' : 'no escape'}.`,
  lostWits: (e, w) => `${w.player(e.player)} stands there and does nothing (${w.skill(e.skill)}).`,
  tookRoot: (e, w) => `${w.player(e.player)} takes root.`,
  bitten: (e, w) => `${w.player(e.by)} bites ${w.player(e.player)}.`,
  careened: (e, w) => `${w.player(e.player)} careers on (rolled ${e.die}) ${towards(w.square(e.to))}.`,
  kickedTeammate: (e, w) =>
    `${w.player(e.player)} kicks ${w.player(e.kicked)}: rolled ${e.dice.join(' and ')}, ${plural(
      e.dice.reduce((sum, die) => sum + die, 0),
      'square',
    )}.`,
  threwBomb: (e, w) => `${w.player(e.player)} throws a bomb at ${w.square(e.to)}: ${names.ranges[e.range] ?? e.range}.`,
  bombScattered: (e, w) => `The bomb scatters (D8: ${e.die}) ${towards(w.square(e.to))}.`,
  bombTaken: (e, w) => `${w.player(e.player)} has the bomb, and throws it on.`,
  bombExploded: (e, w) => `The bomb goes off at ${w.square(e.at)}!`,
  bombDie: (e, w) => `${w.player(e.player)} in the blast: rolled ${e.die}, ${e.hit ? 'hit' : 'spared'}.`,
  touchdown: (e, w) => `TOUCHDOWN! ${w.player(e.player)} scores for ${w.team(e.seat)}.`,
  awardedTouchdown: (e, w) => `${w.team(e.seat)} is awarded a Touchdown.`,
  flippedForCards: (e, w) => `${w.team(e.winner)} draws Special Play cards first.`,
  cardsRolled: (e, w) => `${w.team(e.seat)} rolls ${e.die}: ${plural(e.cards, 'card')}.`,
  deckChosen: (e, w) => `${w.team(e.seat)} draws from ${names.decks[e.deck]}.`,
  cardDrawn: (e, w) => `${w.team(e.seat)} gets the card ${w.card(e.card).name}.`,
  cardPlayed: (e, w) => `${w.team(e.seat)} plays ${w.card(e.card).name}: ${w.card(e.card).does}`,
  cardRolled: (e, w) =>
    `${w.card(e.card).name}${e.player === undefined ? '' : `, ${w.player(e.player)}`}: rolled ${e.die}.`,
  cardTarget: (e, w) => `${w.card(e.card).name} is for ${w.player(e.player)}.`,
  markerScattered: (e, w) => `${w.card(e.card).name} wanders (D8: ${e.die}) ${towards(w.square(e.to))}.`,
  joined: (e, w) =>
    `A ${w.position(e.player)} comes on at ${w.square(e.to)}${e.seat === null ? ', on nobody’s side' : ` for ${w.team(e.seat)}`}.`,
  transformed: (e, w) => `${w.player(e.player)} is now a ${w.position(e.player)}.`,
  ruleUsed: (e, w) =>
    `${w.team(e.seat)}: ${w.card(e.rule).name}${e.player === undefined ? '' : `, ${w.player(e.player)}`}.`,
  ruleRolled: (e, w) =>
    `${w.card(e.rule).name}${e.player === undefined ? '' : ` and ${w.player(e.player)}`}: rolled ${e.die}.`,
  earned: (e, w) => `${w.player(e.player)} earns ${plural(e.points, 'Star Player Point')}: ${names.feats[e.feat]}.`,
  prayed: (e, w) => `${w.team(e.seat)} prays: rolled ${e.die}, ${w.card(e.rule).name}.`,
  grudgeRolled: (e, w) =>
    `${w.player(e.player)}, hurt: rolled ${e.die}, ${e.hates === null ? 'no hard feelings' : `Hatred (${e.hates}) from now on`}.`,
  winnings: (e, w) => `${w.team(e.seat)} earns ${e.gold} gold pieces.`,
  fansRolled: (e, w) => `${w.team(e.seat)}'s fans: rolled ${e.die}, Dedicated Fans ${e.after}.`,
  recruited: (e, w) => `${w.player(e.player)} joins ${w.team(e.seat)} in Reserves.`,
  illegalProcedure: (e, w) => `${w.team(e.seat)} calls illegal procedure${e.right ? '' : ', wrongly'}.`,
  penaltyRolled: (e, w) =>
    `Penalty, ${w.team(e.seat)}: rolled ${e.die}${e.total === e.die ? '' : `, ${e.total} with the re-rolls it has left`}.`,
  conceded: (e, w) => `${w.team(e.seat)} concedes.`,
  matchEnded: (e, w) =>
    `The match is over: ${e.winner === null ? 'a draw' : `${w.team(e.winner)} wins`} ${common.endings[e.ending] ?? e.ending}.`,
};

export const told = {
  report,
  rollEnds,
  /** `Human 4B moves 3,5 > 4,5 > 5,5.` */
  walked: (who: string, action: string, squares: string): string =>
    `${who} ${action === '' ? '' : `(${action}) `}moves ${squares}.`,
};
