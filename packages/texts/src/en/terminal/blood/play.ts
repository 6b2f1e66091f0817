/** Blood Bowl at the table in the terminal: what is asked in other words than on the page, what to type, the screen. */
import type { blood } from '@ironpitch/engine';
import { type TypedBloodAsked, words, wordsFor } from '../../../shape.ts';
import { plural } from '../../grammar.ts';
import { SQUARE_HELP } from '../typing.ts';

/** What an edition says that a sentence depends on. */
export interface BloodFacts {
  readonly turnsPerHalf: number;
  readonly goForIt: { readonly squares: number; readonly target: number };
  readonly setUp: { readonly scrimmage: number; readonly wide: number };
}
const NOBODY = '(Enter: nobody)';
const STOP = '(Enter: stop here)';
const FACINGS = '(up, right, down, left)';
const REROLL_HELP =
  'A re-roll repeats all dice of the roll, and the second result stands. One team re-roll may be used a turn; a skill’s own re-roll costs nothing.';

export const play = {
  /** Where the terminal has to say more than the page, which shows it. */
  asksTyped: words<(a: TypedBloodAsked) => string>()({
    setUp: a => `${a.kind === 'rearrange' ? 'Set up anew' : `Set up to ${a.kicks ? 'kick' : 'receive'}`}. ${a.faults}`,
    setUpPlayer: a => `Who goes where? ${a.faults}`,
    action: a => (a.bonusTurn ? 'Blitz! Your turn before the ball comes down. Who does what?' : 'Who does what?'),
    activity: a =>
      `${a.player}, ${a.kind}: ${plural(a.left, 'square')} left${a.extra > 0 ? ` and ${a.extra} to go for` : ''}. Where to? ${STOP}`,
    reroll: a => `${a.player}, ${a.roll}: a ${a.die}. Keep it, or roll again?`,
    casualty: a => `${a.player}: which result of the casualty table, ${a.value} or ${a.die}?`,
    illegalProcedure: () => 'You forgot your turn marker, and were caught. Pay with a re-roll, or end the turn?',
    knuckledusters: a => `Does ${a.player} use the Knuckledusters on ${a.target}?`,
  }),
  /** What follows the question: what Enter or a word does. */
  hints: words()({
    kickOffReturn: NOBODY,
    kickOffReturnSquare: STOP,
    highKick: NOBODY,
    quickSnap: '("ready": that is all)',
    secondTarget: NOBODY,
    careen: FACINGS,
    interceptBomb: NOBODY,
    divingTackle: NOBODY,
    tentacles: NOBODY,
    shadowing: NOBODY,
    pushAnywhere: '("no": as the pusher likes)',
    passTarget: '(a square, or the number of a team-mate)',
    intercept: NOBODY,
    passBlock: NOBODY,
    animosity: '("stop": nobody)',
    divingCatch: NOBODY,
    swoop: FACINGS,
    kickLength: '(short or long)',
    bite: '("no": nobody)',
    specialPlay: '(Enter: no)',
  }),
  /** How many are left of what the question is about. */
  left: (count: number): string => `(${count} left)`,
  /** What to type, after what the question is about. */
  typing: words()({
    setUpSquare: `${SQUARE_HELP} "off" takes the player off the pitch.`,
    swarmSquare: SQUARE_HELP,
    placeBall: SQUARE_HELP,
    kickOffReturnSquare: SQUARE_HELP,
    quickSnap: '"4 ne" says who and where.',
    quickSnapSquare: SQUARE_HELP,
    bombTarget: SQUARE_HELP,
    bombAnywhere: SQUARE_HELP,
    push: SQUARE_HELP,
    pushAnywhere: SQUARE_HELP,
    passTarget: `${SQUARE_HELP} q, s, l and b on the pitch are Quick Pass (+1), Short Pass, Long Pass (−1) and Long Bomb (−2).`,
    passBlockStep: SQUARE_HELP,
    throwInDirection: SQUARE_HELP,
    throwTeammate: SQUARE_HELP,
    placeMarker: SQUARE_HELP,
    placeFanatic: SQUARE_HELP,
    placeGroundsman: SQUARE_HELP,
    illegalProcedure: '"keep" plays on, "end" ends the turn.',
    specialPlay: 'Enter keeps them.',
  }),
  /** Instead of what the page says, which shows it. */
  helpTyped: words<(facts: BloodFacts, activity: string) => string>()({
    setUp: ({ setUp: { scrimmage, wide } }) => setUpHelp(scrimmage, wide),
    setUpPlayer: ({ setUp: { scrimmage, wide } }) => setUpHelp(scrimmage, wide),
    action: () =>
      'Say who and what, in any order: "4 move" or "move 4"; where to may follow at once: "4 move 14,7", "4 block 7", "4 blitz 7". "end" ends your turn, "player 4" tells you about a player, "zones" shows tackle zones.',
    activity: (_, activity) =>
      `${activity} ${SQUARE_HELP} A square further away is fine: the way most likely to succeed is taken. Squares marked + need no roll, those marked ! do; "way 14,7" says which, before you go.`,
    passTarget: () => '',
    reroll: () => REROLL_HELP,
    blockDie: () => `One of the dice is chosen. ${REROLL_HELP}`,
    blockReroll: () => REROLL_HELP,
  }),
  activities: wordsFor<blood.ActionName>()({
    move: 'It moves square by square.',
    block: 'It blocks.',
    blitz: 'It moves and may block once on the way: "block 7", even if 7 is still away. The block costs a square.',
    pass: 'It moves and may then throw: "throw", or at once "throw 20,7".',
    handOff: 'It moves and may then hand the ball over: "hand 5".',
    foul: 'It moves and may then kick somebody who is down: "foul 7".',
    bomb: 'It throws a bomb.',
  }),
  legalNow: 'It is legal.',
  notLegal: (faults: string): string => `Not legal yet: ${faults}`,
  namePlayer: 'Name a player.',
  plain: words()({
    stop: 'stop here',
    endTurn: 'end the turn',
    yes: 'yes',
    no: 'no',
    keep: 'keep it',
    kick: 'kick off',
    receive: 'receive',
    byHand: 'by hand',
    bench: 'off the pitch',
    throw: 'throw the ball',
    hailMary: 'Hail Mary Pass',
    short: 'one die',
    long: 'two dice',
    moveMarker: 'move your turn marker',
    ready: 'ready',
    back: 'back to the formations',
  }),
  byHandHint: 'or at once "4 10,7"',
  leapTo: (square: string): string => `leap to ${square}`,
  again: (source: string): string => `roll again with ${source}`,
  againLeft: (source: string, left: number): string => `roll again with ${source} (${left} left)`,
  facings: wordsFor<(typeof blood.FACINGS)[number]>()({
    up: 'to the upper sideline',
    right: 'to the blue End Zone',
    down: 'to the lower sideline',
    left: 'to the red End Zone',
  }),
  deeds: words()({
    throwTeammate: 'throw',
    kickTeammate: 'kick',
    stab: 'stab',
    chainsaw: 'saw',
    gaze: 'stare down',
    multipleBlock: 'block with another',
  }),
  hurdle: (roll: string, needs: number): string => `${roll} ${needs}${needs < 6 ? '+' : ''}`,
  chance: (chance: number): string => `${Math.round(chance * 100)}%`,
  risk: (rolls: string, chance: string): string => `${rolls}: ${chance}`,
  dice: (count: number, own: boolean): string =>
    `${plural(count, 'die', 'dice')}${count === 1 ? '' : own ? ', you pick' : ', they pick'}`,
  breaksOn: (needs: number): string => `armour breaks on ${needs}+`,
  mayIntercept: (count: number): string => `${count} may intercept`,
  moves: (typed: string): string => `${typed} moves a player`,
  puts: (typed: string): string => `${typed} puts a player there`,
  takesOff: (typed: string): string => `${typed} takes it off`,
  toFormations: (typed: string): string => `${typed} to the formations`,
  squareSuch: (square: string, directions: string): string => `a square such as ${square}, or ${directions}`,
  leapTyped: (typed: string): string => `${typed} over others`,
  onTheWay: (typed: string, players: string): string => `${typed} on the way: ${players}`,
  receiverAt: (player: string, square: string): string => `${player} at ${square}`,
  notMoved: 'Nothing has been done yet: type "stop" to end the Action all the same, or "undo".',
  tooNarrow: (columns: number): string => `Please make the terminal ${columns} columns wide: the pitch needs them.`,
  legend: [
    ' 4›  red player 4, attacks to the right       ‹4   blue player, to the left',
    ' 4)  has taken its Action   4»  acts now      4_  Prone   4x  Stunned',
    ' 4●  holds the ball   4?  without its wits    4#  rooted',
    ' ●   loose ball       ◎   where the kick comes down',
    ' +   within reach     !   with a roll         2   tackle zones ("zones")',
  ] as readonly string[],
  commands: {
    team: 'your players in a line each; "team them" theirs',
    zones: 'count their tackle zones on the pitch; "zones us" yours, "zones off" none',
    way: 'what a move there would have to roll for',
    illegal: 'illegal procedure: the turn marker was not moved',
    time: 'the time for this turn is up',
  },
  habits: words()({
    rerolls: 'a roll that succeeded is not rolled again',
    skills: 'skills that can only help are used, such as Block and Dodge, and those that re-roll a failure',
  }),
  zonesOff: 'Tackle zones are no longer counted.',
  zonesOn: (whose: 'us' | 'them'): string =>
    `Digits count ${whose === 'us' ? 'your' : 'their'} tackle zones on empty squares.`,
  way: {
    nobodyMoves: 'Nobody is moving just now: say who moves first, as in "4 move".',
    none: 'There is no way there.',
    noRoll: 'no roll',
    withRerolls: (chance: string): string => `, with re-rolls ${chance}`,
    told: (squares: string, risk: string): string => `The way: ${squares}: ${risk}.`,
  },
  player: {
    plain: 'Player',
    guests: words()({
      eclipse: 'Goblin in the dark',
      zap: 'Frog',
      fanatic: 'Fanatic',
      groundsman: 'Groundsman',
    }),
    guest: (position: string): string => `the ${position}`,
    stats: words()({ movement: 'MA', strength: 'ST', agility: 'AG', passing: 'PA', armour: 'AV' }),
    states: { stunned: 'Stunned', prone: 'Prone', standing: 'standing' },
    at: (state: string, square: string): string => `${state} at ${square}`,
    nobody: 'nobody',
    team: (side: string): string => `the ${side} team`,
    about: (who: string, position: string, side: string, status: string): string =>
      `${who}: ${position} of ${side}, ${status}.`,
    skill: (name: string, does: string): string => `${name}: ${does}`,
    ball: 'Holds the ball.',
    zones: (count: number): string => `Stands in ${plural(count, 'tackle zone')}.`,
    witless: 'Has lost its wits: no tackle zone, and it catches nothing.',
    rooted: 'Has taken root.',
    acted: 'Has taken its Action this turn.',
    line: (label: string, position: string, values: string, skills: string, status: string): string =>
      `${label} ${position}, ${values}${skills === '' ? '' : `, ${skills}`}; ${status}`,
  },
  screen: {
    before: 'before the match',
    periods: ['', '1st half', '2nd half', 'overtime'] as readonly string[],
    turns: (period: string, home: number, away: number): string => `${period}, turn ${home} : ${away}`,
    rerolls: (home: number, away: number): string => `re-rolls ${home} : ${away}`,
    bribes: (count: number): string => plural(count, 'Bribe'),
    apothecary: 'Apothecary',
    cards: (count: number): string => plural(count, 'card'),
    does: (name: string, does: string): string => `${name}: ${does}`,
    handHead: 'YOUR CARDS',
    noCardsHere: 'This match is played without Special Play cards.',
    yourHand: 'Your cards:',
    none: 'none',
    holds: (team: string, count: number): string =>
      `${team} holds ${count === 0 ? 'no cards' : plural(count, 'card')}.`,
    team: (team: string, name: string): string => `${team} (${name}):`,
  },
  scorers: (players: string): string => `touchdowns by ${players}`,
  noTouchdown: 'no touchdown',
  did: (player: string, count: number): string => `${player}${count > 1 ? ` (${count}×)` : ''}`,
  side: (team: string, scored: string, casualties: number, turnovers: number): string =>
    `${team}: ${scored}; ${plural(casualties, 'casualty', 'casualties')} suffered; ${plural(turnovers, 'turnover')}.`,
  /** The game in a minute; fits on 80 × 24. */
  inAMinute: ({ turnsPerHalf, goForIt }: BloodFacts): readonly string[] => [
    'BLOOD BOWL IN A MINUTE',
    `Two halves of ${turnsPerHalf} turns each. Carry the ball into the far End Zone to score.`,
    'In your turn every player may take one Action: Move or Block; and once a turn',
    'each a Blitz (move and hit), a Pass, a Hand-off and a Foul.',
    '',
    'The turn ends at once (a turnover) when one of your players goes down, the ball',
    'is dropped on a pick-up, or a pass is not caught. So do the safe things first,',
    'and the dice that matter least last.',
    '',
    'Players stand in the way: every standing player has a tackle zone, the eight',
    'squares around it. Leaving one needs a Dodge roll. Past the Movement Allowance',
    `(MA) ${goForIt.squares} more squares can be gone for, on ${goForIt.target}+ each.`,
    'An Agility roll needs 7 minus AG: AG 3 needs 4+, better or worse by modifiers.',
    'A 1 always fails, a 6 always succeeds.',
    '',
    'A Block compares Strength (ST): equal is one die, stronger two, more than twice',
    'as strong three, and the stronger side picks. A free team-mate next to the',
    'target assists: +1. Whoever is knocked down is hurt only if two dice beat the',
    'Armour (AV): stunned, knocked out, or out of the match.',
    '',
    'Team re-rolls: one a turn, for any roll of yours. Some skills have their own.',
  ],
};
const setUpHelp = (scrimmage: number, wide: number): string =>
  `Choose a formation by its number or name, or put players where you want them: "4 10,7" puts player 4 there, and whoever stands there changes places with it; "4 off" takes it off. "ready" when you are done. At least ${scrimmage} players stand on the line of scrimmage, next to the half-way line and between the wide zones; at most ${wide} in each wide zone.`;
