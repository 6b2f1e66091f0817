/** The questions of a match in words: what is asked, and what a newcomer needs to know to answer. */
import {
  ACTIONS,
  type ActionName,
  BLOCK_DIE,
  type BlitzGame,
  Check,
  type FaceName,
  MOMENTS,
  type MomentName,
  type PlayerId,
  type Square,
  Stat,
} from '@ironpitch/engine';
import { aboutOf, counted, squareText } from '../sentences.ts';
import { actionNames, faceNames, momentNames } from './names.ts';
import { labelOf, nameOf, valuesOf } from './players.ts';

export interface QuestionText {
  readonly asks: (g: BlitzGame) => string;
  /** The same in every ruleset, or by what the ruleset says. */
  readonly help: string | ((g: BlitzGame) => string);
}

const playerOf = (g: BlitzGame, name = 'player'): PlayerId => aboutOf(g, name) as PlayerId;
const label = (g: BlitzGame, name?: string): string => labelOf(g, playerOf(g, name));
const squares = (n: number): string => counted(n, 'square', 'squares');

/** The dice on the table: `Smash, Shove`, or `a 4, which is good`. */
const rolledText = (g: BlitzGame): string =>
  aboutOf(g, 'kind') === Check.block
    ? Array.from({ length: g.rolledCount }, (_, i) => faceNames[BLOCK_DIE.faces?.[g.rolled(i)] as FaceName]).join(', ')
    : `a ${g.rolled(0)}, which is ${aboutOf(g, 'value') === 1 ? 'good' : 'not enough'}`;

const MOVE_HELP =
  'Type a square as column,row (7,5) or as letter and row (g5), or a direction: n, ne, e, se, s, sw, w, nw. Squares you can reach are marked +.';

export const questionTexts = {
  pitch: {
    asks: () => 'You won the toss. On which pitch do you want to play?',
    help: 'The pitches differ in their blocked squares, which nobody can enter, and in their Trapdoors, through which balls come up.',
  },
  team: {
    asks: () => 'You won the toss. Which team do you want?',
    help: 'You may keep the team you came with or take the other one.',
  },
  place: {
    asks: g => `Where does ${label(g)} start? (${valuesOf(g, playerOf(g))}; "auto" places everybody)`,
    help: 'All players start in their own End Zone, the column at your end of the pitch: red on the left, blue on the right. Type the square as 1,5 or a5. "auto" spreads the rest of your team for you.',
  },
  ballKind: {
    asks: () => 'Which ball comes into play?',
    help: 'Special balls have tricks of their own; each of them can be in play only once.',
  },
  action: {
    asks: g =>
      g.actionsLeft === 0
        ? 'No actions left. Play a card, or end your turn?'
        : `${counted(g.actionsLeft, 'action', 'actions')} left. Who does what?`,
    help: 'You have three actions a turn. A player may make several, but each kind only once. Say who and what, in any order: "4 run" or "run 4"; a square may follow at once: "4 run 9,5". "end" ends your turn, "player 4" tells you about a player.',
  },
  emergencyReserves: {
    asks: g => `Many of yours are in the dugout: one ${g.rules.edition.emergencyReserves} come on for free. Who?`,
    help: g =>
      `When your dugout is as full as your team allows (its Emergency Reserves value), one player ${g.rules.edition.emergencyReserves} make a free Reserves action before your turn.`,
  },
  discardChallenge: {
    asks: g =>
      g.rules.edition.refreshDiscard === 'must'
        ? 'Nobody claimed a card: which challenge is replaced?'
        : 'Nobody claimed a card: is a challenge replaced? (Enter: none)',
    help: g =>
      `Before your turn the Active cards are filled up to three. With all three still there, you ${g.rules.edition.refreshDiscard} discard one, and a new one is dealt for it.`,
  },
  handLimit: {
    asks: () => 'You may keep three cards. Which one do you discard?',
    help: 'At the end of your turn you may hold no more than three Bonus Plays.',
  },
  runStep: {
    asks: g => {
      const moved = aboutOf(g, 'left') < g.stat(playerOf(g), Stat.move);
      return `${label(g)} runs, ${squares(aboutOf(g, 'left'))} left. Where to?${moved ? ' (Enter: stop here)' : ''}`;
    },
    help: `${MOVE_HELP} A square further away is fine: the shortest way there is taken, round loose balls. You may go on from there or stop. A Run may not enter a square next to a standing opponent, and picks up a ball it runs over.`,
  },
  markStep: {
    asks: g =>
      `${label(g)} marks, ${squares(aboutOf(g, 'left'))} at most. Where to?${g.legalAnswers().includes('stop') ? ' (Enter: stop here)' : ''}`,
    help: g =>
      `${MOVE_HELP} ${
        g.rules.edition.marksStopAtOpponents
          ? 'A Mark ends as soon as the player stands next to a standing opponent.'
          : 'A Mark must end next to a standing opponent, and may pass others on the way.'
      } Both are Marked then: neither can Run before one of them leaves.`,
  },
  sidestep: {
    asks: g => `${label(g)} sidesteps. Where to?`,
    help: `${MOVE_HELP} A Sidestep goes one square, to where no standing opponent is alongside.`,
  },
  reservesSquare: {
    asks: g => `Where does ${label(g)} come on?`,
    help: 'Players come on in their own End Zone, not next to a standing opponent and not on a ball if that can be helped.',
  },
  throwTarget: {
    asks: g => `To whom does ${label(g)} throw?`,
    help: 'A team-mate alongside is handed the ball without a roll. Any other Throw needs a Throw Check: the die must reach the Throw value. A minus comes from long range (more than about four squares) and from a Marked target or something in the way, but never more than -1. A 1 is always a Fumble, a 6 always good.',
  },
  blockTarget: {
    asks: g => `Whom does ${label(g)} block?`,
    help: 'You roll as many Block Dice as the Block value says, one more when a team-mate also marks the target, and choose one result.',
  },
  dumpOff: {
    asks: g => `${label(g)} is about to be blocked by ${nameOf(g, playerOf(g, 'by'))}. Throw the ball away first?`,
    help: 'Dump-off is a free short Throw or Hand-off without modifiers; then the Block goes on.',
  },
  blockFace: {
    asks: g =>
      aboutOf(g, 'left') > 1
        ? `Every die counts. Which result of ${label(g)} comes first?`
        : `Which result does ${label(g)} take against ${nameOf(g, playerOf(g, 'target'))}?`,
    help: 'One of the dice rolled is chosen. Smash, Kerrunch! and Tackle knock the target down, Shove pushes it, Miss does nothing. After Tackle or Miss the blocker may do no more this turn.',
  },
  followUp: {
    asks: g => `Does ${label(g)} follow up to ${squareText(g, aboutOf(g, 'to') as Square)}?`,
    help: 'After a Shove the blocker may step into the square the target was pushed from, and so go on marking it.',
  },
  safeHands: {
    asks: g => `${label(g)} loses the ball. Where does it go? ("roll" leaves it to the die)`,
    help: 'Safe Hands lets you choose the square beside the player into which the ball bounces.',
  },
  foulTarget: {
    asks: g => `Whom does ${label(g)} foul?`,
    help: 'One Block Die: Smash and Kerrunch! injure the victim, Tackle does too but is spotted, a Miss is spotted, a Shove is a slip. Whoever is spotted goes to the dugout.',
  },
  thrownPlayer: {
    asks: g => `Whom does ${label(g)} throw?`,
    help: 'A standing team-mate alongside, of another position.',
  },
  landingSquare: {
    asks: g => `Where is ${label(g, 'target')} to land?`,
    help: g =>
      g.rules.edition.throwsAtPlayers
        ? 'Any square in range that is not blocked. A player already there is knocked over.'
        : 'Any square in range that is neither blocked nor taken by a player.',
  },
  reroll: {
    asks: g => `${label(g)} rolled ${rolledText(g)}. Keep it, or roll again?`,
    help: 'A re-roll repeats all dice of the roll, and the second result stands.',
  },
  bonusPlay: {
    asks: g => {
      const moment = momentNames[MOMENTS[aboutOf(g, 'moment')] as MomentName];
      const player = aboutOf(g, 'player') as PlayerId;
      return `${moment}${player >= 0 ? ` (${nameOf(g, player)})` : ''}: play a card? (Enter: no)`;
    },
    help: 'Bonus Plays in your hand may be played at the moment they name. Enter passes.',
  },
  claim: {
    asks: () => 'A challenge is met! Claim it?',
    help: 'After an action you may claim one Active card whose wish you have fulfilled. You score its points and keep the card: its back is a Bonus Play for later. All three in one turn are a clean sweep, 2 points more.',
  },
  freeAction: {
    asks: g => `${label(g)} may make a free action, or you play a card. (Enter: no)`,
    help: 'Abilities and cards grant free actions: they do not count towards your three.',
  },
  freeActionBy: {
    asks: g => `Who makes the free ${actionNames[ACTIONS[aboutOf(g, 'kind')] as ActionName]}?`,
    help: 'The card lets one of your players act at once, without using up one of your three actions.',
  },
  nextFreeAction: {
    asks: g =>
      `Who makes the next free ${actionNames[ACTIONS[aboutOf(g, 'kind')] as ActionName]}? (Enter: nobody else)`,
    help: 'The card you claimed is played at once: it lets several of your players act, one after the other, for free.',
  },
  shadow: {
    asks: g => `Who follows ${nameOf(g, playerOf(g, 'runner'))}?`,
    help: 'A player that had marked the one who sidestepped moves into the square it left.',
  },
  minion: {
    asks: g => `${label(g)} thirsts. Which Thrall is injured in its place? (pass: nobody)`,
    help: 'Bloodlust injures the Vampire after a Block with a Miss, unless a Minion beside it takes its place.',
  },
  bench: {
    asks: () => 'Who comes on from the dugout, for free? (Enter: nobody else)',
    help: 'Empty The Bench: every player in the dugout may make a free Reserves action.',
  },
  bananaSkins: {
    asks: () => 'Banana Skins! Which opponent slips?',
    help: 'Choose an opponent that stands and is not Marked. It falls Prone and loses the ball it holds.',
  },
} as const satisfies Readonly<Record<string, QuestionText>>;

export type QuestionName = keyof typeof questionTexts;

export const questionText = (g: BlitzGame): QuestionText =>
  questionTexts[g.question.name as QuestionName] ?? { asks: () => g.question.name, help: '' };
/** What a newcomer needs to know to answer the open question. */
export const helpText = (g: BlitzGame): string => {
  const { help } = questionText(g);
  return typeof help === 'string' ? help : help(g);
};
