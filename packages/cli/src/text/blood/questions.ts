/** The questions of a match in words: what is asked, and what a newcomer needs to know to answer. */
import { blood, type PlayerId, type Square } from '@ironpitch/engine';
import { aboutOf, counted, squareText } from '../sentences.ts';
import { actionNames, faceNames, injuryNames, momentNames } from './names.ts';
import { cardName, cardText, labelOf, nameOf, rollTextsOf, skillName, skillText } from './players.ts';

type BloodGame = blood.BloodGame;

export interface QuestionText {
  readonly asks: (g: BloodGame) => string;
  /** The same whatever happens, or by what the match says. */
  readonly help: string | ((g: BloodGame) => string);
}

const playerOf = (g: BloodGame, name = 'player'): PlayerId => aboutOf(g, name) as PlayerId;
const label = (g: BloodGame, name?: string): string => labelOf(g, playerOf(g, name));
const full = (g: BloodGame, name?: string): string => nameOf(g, playerOf(g, name));
const at = (g: BloodGame, name: string): string => squareText(g, aboutOf(g, name) as Square);
const squares = (n: number): string => counted(n, 'square', 'squares');

const SQUARE_HELP =
  'Type a square as column,row (14,7) or as letter and row (n7); next to a player also a direction: n, ne, e, se, s, sw, w, nw.';
const REROLL_HELP =
  'A re-roll repeats all dice of the roll, and the second result stands. One team re-roll may be used a turn; a skill’s own re-roll costs nothing.';

/** The Block Dice on the table. */
const facesText = (g: BloodGame): string =>
  Array.from({ length: g.rolledCount }, (_, i) => faceNames[blood.FACES[g.rolled(i)] as blood.FaceName]).join(', ');
const rollName = (g: BloodGame): string =>
  aboutOf(g, 'kind') < 0 ? 'Pro' : rollTextsOf(g, blood.ROLLS[aboutOf(g, 'kind')] as string)[0];

/** How far a player may still go: squares, and extra ones to be gone for. */
const reach = (g: BloodGame): string => {
  const left = aboutOf(g, 'left');
  const extra = blood.extraSquares(g, playerOf(g), aboutOf(g, 'count'));
  return `${squares(left)} left${extra > 0 ? ` and ${extra} to go for` : ''}`;
};
const ACTIVITY_HELP: Readonly<Record<blood.ActionName, string>> = {
  move: 'It moves square by square.',
  block: 'It blocks.',
  blitz: 'It moves and may block once on the way: "block 7", even if 7 is still away. The block costs a square.',
  pass: 'It moves and may then throw: "throw", or at once "throw 20,7".',
  handOff: 'It moves and may then hand the ball over: "hand 5".',
  foul: 'It moves and may then kick somebody who is down: "foul 7".',
  bomb: 'It throws a bomb.',
  secureBall: 'It moves to the ball and secures it; then its activation is over.',
  throwTeammate: 'It moves and may then throw somebody alongside.',
  kickTeammate: 'It moves and may then kick somebody alongside.',
  punt: 'It moves and may then punt the ball.',
  stab: 'It stabs.',
  chainsaw: 'It saws.',
  gaze: 'It moves and may then gaze.',
  chomp: 'It bites.',
  vomit: 'It spews.',
  breatheFire: 'It breathes fire.',
  ballAndChain: 'It goes where chance takes it.',
};
const actionOf = (g: BloodGame): blood.ActionName => blood.ACTIONS[aboutOf(g, 'kind')] as blood.ActionName;

const faults = (g: BloodGame): string => {
  const found = blood.setUpFaults(g, g.asked, aboutOf(g, 'option'));
  return found.length === 0 ? 'It is legal.' : `Not legal yet: ${found.map(({ text }) => text).join('; ')}.`;
};
const setUpHelp = ({ rules: { edition } }: BloodGame): string => {
  const { scrimmage, wide } = edition.setUp;
  return `Choose a formation by its number or name, or put players where you want them: "4 10,7" puts player 4 there, and whoever stands there changes places with it; "4 off" takes it off. "ready" when you are done. At least ${scrimmage} players stand on the line of scrimmage, next to the half-way line and between the wide zones; at most ${wide} in each wide zone.`;
};

/** What a skill is used for, where its name does not say it. */
const USE_SKILL: Readonly<Partial<Record<string, string>>> = {
  block: 'not to be knocked down by Both Down',
  dodge: 'to be pushed back only',
  fend: 'to keep the blocker from following up',
  juggernaut: 'to turn Both Down into Pushed',
  wrestle: 'to lie down together, without armour rolls',
  standFirm: 'not to be pushed back',
  breakTackle: 'to dodge with its Strength',
  kick: 'to halve how far the kick flies on',
  dumpOff: 'to throw the ball away before the block',
  stab: 'to stab instead of blocking',
  dauntless: 'to be as strong as its opponent',
  divingCatch: 'to reach for the ball',
  safeThrow: 'to undo the interception',
};

export const questionTexts = {
  // --- before a drive ----------------------------------------------------------------------------------------
  kickOrReceive: {
    asks: () => 'You won the toss. Kick off, or receive?',
    help: 'Whoever receives has the ball first; in the second half it is the other way round.',
  },
  drawFrom: {
    asks: g => `Which deck do you draw from? (${counted(aboutOf(g, 'left'), 'card', 'cards')} to draw)`,
    help: 'Special Play cards are kept hidden until they are played.',
  },
  setUp: {
    asks: g =>
      `${aboutOf(g, 'option') === blood.SetUp.rearrange ? 'Set up anew' : `Set up to ${g.asked === g.kicking ? 'kick' : 'receive'}`}. ${faults(g)}`,
    help: setUpHelp,
  },
  setUpPlayer: {
    asks: g => `Who goes where? ${faults(g)}`,
    help: setUpHelp,
  },
  setUpSquare: {
    asks: g => `Where does ${label(g)} go?`,
    help: `${SQUARE_HELP} Any square of your half. "off" takes the player off the pitch.`,
  },
  swarm: {
    asks: g => `Swarming: up to ${counted(aboutOf(g, 'left'), 'more player', 'more players')} may come on. Who?`,
    help: 'They come out of Reserves on top of those set up.',
  },
  swarmSquare: {
    asks: g => `Where does ${label(g)} come on?`,
    help: `${SQUARE_HELP} In your half, behind the line of scrimmage and between the wide zones.`,
  },
  placeBall: {
    asks: () => 'Where do you aim the kick?',
    help: `${SQUARE_HELP} Any square of the other half; the ball then flies on a D6 squares in a random direction. Landing outside that half gives it to the receivers.`,
  },
  kickOffReturn: {
    asks: g => `The kick comes down at ${at(g, 'to')}. Who runs to meet it? (Enter: nobody)`,
    help: 'Kick-off Return: one player not on the line of scrimmage may run up to three squares.',
  },
  kickOffReturnSquare: {
    asks: g => `${label(g)} runs, ${squares(aboutOf(g, 'left'))} left. Where to? (Enter: stop here)`,
    help: SQUARE_HELP,
  },
  touchback: {
    asks: () => 'Touchback: who gets the ball?',
    help: 'The kick left your half: any of your players that stands free in mind and hands may have the ball.',
  },
  giveBall: {
    asks: () => 'Touchback: who gets the ball?',
    help: 'Any of your players on their feet may have it; with nobody standing it is put on a square of your half.',
  },
  kickingPlayer: {
    asks: () => 'Who kicks off?',
    help: 'One of your players in the middle of the pitch, and not on the line unless nobody else is there.',
  },
  selectPlayers: {
    asks: g => `Pick a player, ${aboutOf(g, 'left')} left. ("ready": that is all)`,
    help: 'Players whom no opponent marks may be picked.',
  },
  solidDefence: {
    asks: () => 'Solid Defence: who is set up anew? ("ready": that is all)',
    help: 'The players picked may stand anywhere in your half, as long as the set-up is legal in the end.',
  },
  solidDefenceSquare: { asks: g => `Where does ${label(g)} stand?`, help: SQUARE_HELP },
  snap: {
    asks: () => 'Quick Snap! Who moves a square? ("ready": that is all)',
    help: 'Each player picked may move one square.',
  },
  snapSquare: { asks: g => `Where does ${label(g)} move?`, help: SQUARE_HELP },
  charge: {
    asks: () => 'Charge! Who acts next? ("ready": that is all)',
    help: 'Each player picked may move, and one of them may blitz. A fall ends the charge.',
  },
  blitzTarget: { asks: g => `Whom will ${label(g)} blitz?`, help: 'A standing opponent that it can reach.' },
  rerollDie: { asks: () => 'Which die is rolled again?', help: 'One die with that face.' },
  foulHelp: {
    asks: g => `Do team-mates help ${label(g)} with the foul?`,
    help: 'Each of them adds 1 to the Armour roll; alone it may roll a failed one again.',
  },
  argueTheCall: {
    asks: g => `${full(g)} is to be sent off. Argue the call?`,
    help: 'On a 6 the player stays, but the turn is over; on a 1 you have argued for the last time.',
  },
  highKick: {
    asks: g => `High Kick: who runs under the ball at ${at(g, 'to')}? (Enter: nobody)`,
    help: 'A player outside the other side’s tackle zones may be put on the square where the ball comes down.',
  },
  quickSnap: {
    asks: () => 'Quick Snap! Who moves a square? ("ready": that is all)',
    help: 'Each of your standing players may move one square, even out of a tackle zone. "4 ne" says who and where.',
  },
  quickSnapSquare: { asks: g => `Where does ${label(g)} move?`, help: SQUARE_HELP },
  bribe: {
    asks: g => `${full(g)} is to be sent off. Use a Bribe? (${g.bribes(g.asked)} left)`,
    help: 'On anything but a 1 the referee looks away. Otherwise the Bribe is lost, and you may try another one.',
  },

  // --- the turn ----------------------------------------------------------------------------------------------
  action: {
    asks: g => (g.bonusTurn ? 'Blitz! Your turn before the ball comes down. Who does what?' : 'Who does what?'),
    help: 'Say who and what, in any order: "4 move" or "move 4"; where to may follow at once: "4 move 14,7", "4 block 7", "4 blitz 7". "end" ends your turn, "player 4" tells you about a player, "zones" shows tackle zones.',
  },
  activity: {
    asks: g => `${label(g)}, ${actionNames[actionOf(g)]}: ${reach(g)}. Where to? (Enter: stop here)`,
    help: g =>
      `${ACTIVITY_HELP[actionOf(g)]} ${SQUARE_HELP} A square further away is fine: the way most likely to succeed is taken. Squares marked + need no roll, those marked ! do; "way 14,7" says which, before you go.`,
  },
  blockTarget: {
    asks: g => `Whom does ${label(g)} block?`,
    help: 'The number of dice comes from Strength and assists. With more than one die the stronger side picks.',
  },
  secondTarget: {
    asks: g => `Multiple Block: whom besides ${full(g, 'target')}? (Enter: nobody)`,
    help: 'Both opponents count as two stronger.',
  },
  careen: {
    asks: g =>
      `${full(g)} careers on, ${squares(aboutOf(g, 'left'))} left. Which way does the template point? (up, right, down, left)`,
    help: 'A D6 decides whether it goes straight ahead or to one side of where you point. Whoever is in the way is blocked.',
  },
  bombTarget: {
    asks: g => `Where does ${label(g)} throw the bomb?`,
    help: `${SQUARE_HELP} It is thrown like the ball; whoever stands where it lands may catch it and throw it on.`,
  },
  bombAnywhere: { asks: g => `Where does ${label(g)} throw the bomb?`, help: `${SQUARE_HELP} Anywhere at all.` },
  interceptBomb: {
    asks: g => `${full(g)} throws a bomb over your heads. Who catches it? (Enter: nobody)`,
    help: 'An interception: Agility, with -2.',
  },
  catchBomb: {
    asks: g => `The bomb lands on ${full(g)}. Try to catch it?`,
    help: 'Whoever catches it throws it on. Not caught, it goes off.',
  },

  // --- rolls -------------------------------------------------------------------------------------------------
  reroll: {
    asks: g => `${label(g)}, ${rollName(g)}: a ${aboutOf(g, 'die')}. Keep it, or roll again?`,
    help: REROLL_HELP,
  },
  useSkill: {
    asks: g => {
      const skill = blood.SKILLS[aboutOf(g, 'kind')] as string;
      const purpose = USE_SKILL[skill];
      return `Does ${full(g)} use ${skillName(g, skill)}${purpose === undefined ? '' : ` ${purpose}`}?`;
    },
    help: g => skillText(g, blood.SKILLS[aboutOf(g, 'kind')] as string),
  },
  divingTackle: {
    asks: g =>
      `${full(g)} dodges away from ${at(g, 'from')} with a ${aboutOf(g, 'die')}. Who dives after it? (Enter: nobody)`,
    help: 'Diving Tackle: -2 on that Dodge, and the diver lies in the square just left.',
  },
  tentacles: {
    asks: g => `${full(g)} wants to leave ${at(g, 'from')}. Who holds it back? (Enter: nobody)`,
    help: 'Tentacles: two dice and the difference in Strength decide.',
  },
  shadowing: {
    asks: g => `${full(g)} leaves ${at(g, 'from')}. Who follows like a shadow? (Enter: nobody)`,
    help: 'Shadowing: two dice and the difference in Movement decide.',
  },

  // --- blocks ------------------------------------------------------------------------------------------------
  blockDie: {
    asks: g => `${full(g)} against ${full(g, 'target')}: which result?`,
    help: `One of the dice is chosen. ${REROLL_HELP}`,
  },
  blockReroll: {
    asks: g => `${label(g)} rolled ${facesText(g)}, and the other coach picks. Roll again?`,
    help: REROLL_HELP,
  },
  knuckledusters: {
    asks: g => `Does ${label(g)} use the Knuckledusters on ${full(g, 'target')}?`,
    help: 'The result becomes Defender Down.',
  },
  push: {
    asks: g => `Where is ${full(g)} pushed?`,
    help: `${SQUARE_HELP} One of the three squares behind it. Someone there is pushed on in turn.`,
  },
  pushAnywhere: {
    asks: g =>
      `${skillName(g, blood.SKILLS[aboutOf(g, 'kind')] as string)}: where does ${full(g)} go? ("no": as the pusher likes)`,
    help: `${SQUARE_HELP} Any empty square next to it.`,
  },
  followUp: {
    asks: g => `Does ${label(g)} follow up to ${at(g, 'from')}?`,
    help: 'It may step into the square the target was pushed from, without a Dodge.',
  },
  pilingOn: {
    asks: g =>
      aboutOf(g, 'kind') === 0
        ? `The armour of ${full(g, 'target')} held. Does ${label(g)} pile on?`
        : `${full(g, 'target')} is only ${injuryNames[blood.INJURIES[aboutOf(g, 'value')] ?? 'stunned']}. Does ${label(g)} pile on?`,
    help: 'Piling On rolls the Armour or the Injury roll again, and this player lies Prone afterwards.',
  },
  apothecary: {
    asks: g =>
      `${full(g)} is ${injuryNames[blood.INJURIES[aboutOf(g, 'kind')] ?? 'casualty']}${aboutOf(g, 'value') > 0 ? ` (casualty table ${aboutOf(g, 'value')})` : ''}. Send the Apothecary?`,
    help: 'Once a match. A KO’d player is only Stunned; for a casualty the table is rolled again and you choose.',
  },
  casualty: {
    asks: g => `${full(g)}: which result of the casualty table, ${aboutOf(g, 'value')} or ${aboutOf(g, 'die')}?`,
    help: 'Up to 38 the player is badly hurt, and patched up at once.',
  },

  // --- the ball ----------------------------------------------------------------------------------------------
  passTarget: {
    asks: g => `Where does ${label(g)} throw? (a square, or the number of a team-mate)`,
    help: `${SQUARE_HELP} q, s, l and b on the pitch are Quick Pass (+1), Short Pass, Long Pass (-1) and Long Bomb (-2).`,
  },
  intercept: {
    asks: g => `${full(g)} throws at ${at(g, 'to')}. Who tries to intercept? (Enter: nobody)`,
    help: 'One player under the path of the ball may try: Agility, with -2 and -1 for each tackle zone. It costs nothing.',
  },
  passBlock: {
    asks: g => `${full(g)} is about to throw at ${at(g, 'to')}. Who runs into the way? (Enter: nobody)`,
    help: 'Pass Block: up to three squares, to end where it can interfere.',
  },
  passBlockStep: {
    asks: g => `Where does ${label(g, 'runner')} run?`,
    help: SQUARE_HELP,
  },
  animosity: {
    asks: g => `${full(g)} would rather not. Who of its own kind gets the ball? ("stop": nobody)`,
    help: 'Animosity: name another team-mate of its own race, or it keeps the ball.',
  },
  divingCatch: {
    asks: g => `The ball comes down at ${at(g, 'to')}. Who dives for it? (Enter: nobody)`,
    help: 'Diving Catch reaches the squares next to a player.',
  },
  throwInDirection: {
    asks: g => `Your fans have the ball at ${at(g, 'from')}. Which way do they throw it in?`,
    help: SQUARE_HELP,
  },
  throwTeammate: {
    asks: g => `Where does ${label(g)} throw ${full(g, 'target')}?`,
    help: `${SQUARE_HELP} It never flies quite where it should: three scatters, then a landing.`,
  },
  swoop: {
    asks: g => `${full(g)} spreads its wings. Which way? (up, right, down, left)`,
    help: 'Swoop: a D6 decides whether it goes straight ahead or to one side of where you point.',
  },
  kickLength: {
    asks: g => `How hard does ${label(g)} kick ${full(g, 'target')}? (short or long)`,
    help: 'A short kick rolls one die, a long one two; doubles hurt.',
  },

  // --- skills and cards --------------------------------------------------------------------------------------
  moveInsteadOfBlock: {
    asks: g => `${full(g)} thirsts. Does it move instead of blocking?`,
    help: 'Blood Lust: before its Action ends it must bite a Thrall next to it, or it leaves the pitch.',
  },
  bite: {
    asks: g => `${full(g)} thirsts. Whom does it bite? ("no": it leaves the pitch, and the turn is over)`,
    help: 'A Thrall alongside takes an Injury roll, and is at worst badly hurt.',
  },
  specialPlay: {
    asks: g => `${momentNames[blood.CARD_MOMENTS[aboutOf(g, 'moment')] ?? 'own']}: play a card? (Enter: no)`,
    help: 'Special Play cards may be played at the moment they name. Enter keeps them.',
  },
  cardTarget: {
    asks: g => `${cardName(g, blood.CARDS[aboutOf(g, 'kind')] as string)}: for whom?`,
    help: g => cardText(g, blood.CARDS[aboutOf(g, 'kind')] as string) || 'Name a player.',
  },
  placeMarker: {
    asks: () => 'Where does the wizard begin to wander?',
    help: `${SQUARE_HELP} He scatters five times, then a Fireball goes off where he is.`,
  },
  placeFanatic: { asks: () => 'Where does the Fanatic come on?', help: SQUARE_HELP },
  placeGroundsman: { asks: () => 'Where does the Groundsman come on? (next to a sideline)', help: SQUARE_HELP },
  illegalProcedure: {
    asks: () => 'You forgot your Turn marker, and were caught. Pay with a re-roll, or end the turn?',
    help: '"keep" plays on and costs a team re-roll (or gives one to the other coach); "end" ends the turn.',
  },
} as const satisfies Readonly<Record<string, QuestionText>>;

export type QuestionName = keyof typeof questionTexts;

/** What is asked, as a sentence. */
export const askText = (g: BloodGame): string => {
  const text = (questionTexts[g.question.name as QuestionName] as QuestionText | undefined)?.asks(g) ?? g.question.name;
  return (text[0] as string).toUpperCase() + text.slice(1);
};
/** What a newcomer needs to know to answer the open question. */
export const helpText = (g: BloodGame): string => {
  const help = (questionTexts[g.question.name as QuestionName] as QuestionText | undefined)?.help ?? '';
  return typeof help === 'string' ? help : help(g);
};
