/** Blood Bowl on the page: the answers as buttons. */
import { type Decision, words } from '../../../shape.ts';
import { plural } from '../../grammar.ts';

export const answers = {
  /** What is new, the first time it can be done. */
  news: words()({
    goal: 'Carry the ball into the end zone with the arrow: that is a touchdown, and most touchdowns win.',
    order:
      'Everybody may act once a turn, one after the other. A fall or a lost ball ends the turn at once: do what is safe first.',
    secureBall: 'No opponent is near the ball: somebody may secure it, which nearly always works.',
    block:
      'Somebody of yours stands beside an opponent and may block it. More Strength and team-mates beside it mean more dice.',
    blitz: 'Once a turn one player may move and block in the same action: that is a blitz.',
    pass: 'Once a turn the ball may be thrown: the thrower rolls, then the catcher.',
    handOff: 'Once a turn the ball may be handed to a team-mate alongside.',
    foul: 'Once a turn somebody may kick an opponent who lies on the ground. Doubles are seen by the referee.',
  }),
  answers: {
    to: (action: string, to: string): string => `${action} to ${to}`,
    at: (action: string, target: string): string => `${action} ${target}`,
    secure: (to: string): string => `Secure the ball on ${to}`,
    throwTo: (target: string): string => `Throw to ${target}`,
    throwAt: (to: string): string => `Throw at ${to}`,
    kickAt: (to: string): string => `Kick to ${to}`,
    payReroll: 'Play on',
    payRerollWhy: (left: number): string =>
      left > 0 ? 'A team re-roll is lost.' : 'You have no team re-roll to lose: the other coach gains one.',
    endCaught: 'Your turn is over.',
    dusted: (face: string): string => `Turn ${face} into Defender down`,
    dustedWhy: (target: string): string => `That die knocks ${target} down.`,
    undusted: 'Leave the dice as they are',
    comesDown: (to: string): string => `The kick comes down at ${to}.`,
    touchback: 'The kick leaves their half: touchback.',
    kickFlies: 'One to six squares on, in a random direction.',
    kickLeaves: (touchback: string): string => `${touchback}\u00a0% touchback.`,
    kickShort: (touchback: string, without: string): string =>
      `At most three squares on with Kick. ${touchback}\u00a0% touchback, ${without}\u00a0% without the skill.`,
    lands: 'in play',
    handTo: (target: string): string => `Hand the ball to ${target}`,
    thenThrow: (to: string, from: string): string => `Move to ${from}, throw to ${to}`,
    thenHand: (to: string, from: string): string => `Move to ${from}, hand the ball to ${to}`,
    viaBall: 'Over the ball.',
    extra: (count: number): string => `${plural(count, 'extra square')}.`,
    keepsReroll: (chance: string): string => `${chance}\u00a0% to get there with the re-roll unspent.`,
    agility: (needs: number): string => `${needs}+ before modifiers`,
    diceFor: (count: number): string => plural(count, 'die', 'dice'),
    theyPick: 'they pick',
    youPick: 'you pick',
    squares: (count: number): string => plural(count, 'square'),
    clickSquare: 'Click a square on the pitch.',
    clickSomebody: 'Click an opponent on the pitch.',
    clickMate: 'Click a team-mate on the pitch.',
    clickBall: 'Click the ball on the pitch.',
    moveFirst: 'Move first, then throw.',
    /** Nobody else can do it in this turn. */
    once: (how: string): string => (how.includes('once a turn') ? how : `${how} Once a turn.`.trim()),
    picksUp: 'Picks up the ball.',
    scores: 'Touchdown!',
    noRoll: 'No roll.',
    stalls: (needs: number): string => `Could score, and stalls: the crowd strikes on ${needs}+.`,
    /** Rolled for before anything else; the way is open whatever comes of it. */
    firstRolled: {
      lashesOut: 'It may strike a team-mate first.',
      bloodLust: 'It may grow thirsty first, and have to bite a team-mate.',
    },
    needs: (name: string, needs: number): string => `${name} ${needs}+`,
    profile: (values: readonly string[], skills: readonly string[]): string =>
      [values.join(' '), ...(skills.length > 0 ? [skills.join(', ')] : [])].join(' · '),
    hasBall: 'Has the ball',
    canBlock: 'Can block',
    isDown: 'Lies on the ground',
    blockDice: (count: number, picks: string): string =>
      count === 1
        ? 'One die.'
        : `${count === 2 ? 'Two' : 'Three'} dice, ${picks === 'own' ? 'you choose' : 'they choose'}.`,
    falls: (chance: string): string => `${chance}\u00a0% risk that the blocker falls.`,
    breaks: (needs: number): string => `The armour breaks on ${needs}+.`,
    intercept: (count: number): string => `${plural(count, 'opponent')} may intercept.`,
    leaves: (chance: string): string => `${chance}\u00a0% chance that the target leaves the pitch.`,
    youFall: (chance: string): string => `${chance}\u00a0% risk that your player falls.`,
    lost: (chance: string): string => `${chance}\u00a0% risk of a turnover.`,
    safe: 'no turnover',
    off: 'out',
    holds: 'holds',
    follows: 'follows',
    flies: 'flies',
    down: 'goes down',
    safelyDown: 'safely down',
    onTarget: 'on target',
    touchdown: 'touchdown',
    caught: 'caught',
    succeeds: 'works',
    gotThere: 'gets there',
    /** By the crowd, which sees whoever stalls. */
    spared: 'spared',
    gotBall: 'gets the ball',
    broken: 'breaks',
    endTurn: 'End turn',
    unused: (count: number): string =>
      count === 0 ? 'Everybody has acted.' : `${plural(count, 'player')} could still act.`,
    stop: 'Stop here',
    stopScores: 'The action ends here, and that scores: Touchdown!',
    stopWhy: 'The action ends on this square.',
    /** Where stopping means something else. */
    stops: words<readonly [label: string, why: string]>()({
      animosity: ['Keep the ball', 'Nobody gets it.'],
      bombTarget: ['Do not throw', 'The bomb stays in the bag.'],
      blockTarget: ['Do not block', 'The action ends without one.'],
      kickOffReturnSquare: ['Stop here', 'The run ends on this square.'],
      passBlockStep: ['Stop here', 'The run ends on this square.'],
      onTheBallStep: ['Stop here', 'The run ends on this square.'],
    }),
    kick: 'Kick off',
    kickWhy: 'They have the ball first; you have it after half-time.',
    kickLast: 'They have the ball first.',
    receive: 'Receive',
    receiveWhy: 'You have the ball first; they have it after half-time.',
    receiveLast: 'You have the ball first.',
    ready: 'Ready',
    readyWhy: 'The set-up stands as it is.',
    readyDone: 'That is all.',
    mirror: 'Mirror',
    mirrorWhy: 'Both sidelines change places.',
    save: 'Keep this set-up',
    saveWhy: 'It is offered again in later matches on this device.',
    kept: (n: number): string => `Your set-up ${n}`,
    keptWhy: 'As you kept it; whoever is missing leaves a gap.',
    back: 'Back to the formations',
    throw: 'Throw the ball',
    throwWhy: 'Choose the square or the receiver next.',
    hailMary: 'Hail Mary Pass',
    hailMaryWhy: 'To any square of the pitch; never accurate.',
    leap: (to: string): string => `Leap to ${to}`,
    jump: (to: string): string => `Jump to ${to}`,
    facing: (to: string): string => (to === '' ? 'Towards the crowd' : `Towards ${to}`),
    keep: 'Keep it',
    keepWhy: 'The dice stand.',
    failed: 'Leave it at that',
    failedWhy: 'The roll has failed.',
    nobody: 'Nobody',
    rerollWith: (source: string): string => `Roll again with ${source}`,
    rerollTeam: (left: number, perTurn: number): string =>
      `${plural(left, 'team re-roll')} left${perTurn === 1 ? ', one a turn' : ''}.`,
    rerollWhy: 'The second result stands.',
    short: 'Short kick',
    shortWhy: 'One die of distance.',
    long: 'Long kick',
    longWhy: 'Two dice; doubles hurt.',
    first: (roll: number): string => `The first, ${roll}`,
    second: (roll: number): string => `The second, ${roll}`,
    moveMarker: 'Move your turn marker',
    play: (card: string): string => `Play ${card}`,
    bench: 'Take off the pitch',
    asBefore: 'As they stood before',
    asBeforeWhy: 'Everybody who was picked goes back.',
    fireball: 'A Fireball',
    fireballWhy: 'Choose a square next: whoever stands there or beside it may be knocked down.',
    zap: 'Zap!',
    zapWhy: 'Choose a player next: it may be a frog until the drive ends.',
    leaveBall: 'Leave the ball behind',
    leaveBallWhy: 'It stays in the square that is left next.',
    canDo: (actions: string): string => `${actions}.`,
  },
  /** What yes and no come to, question by question. */
  decisions: words<Readonly<Partial<Record<'yes' | 'no', Decision>>>>()({
    followUp: {
      yes: () => ['Follow up', 'Into the square it left, without a dodge.'],
      no: () => ['Stay', 'The blocker stays where it is.'],
    },
    useSkill: {
      yes: a => [`Use ${a.skill}`, a.skillDoes],
      no: a => [`Do without ${a.skill}`, ''],
    },
    pilingOn: {
      yes: a => [
        'Pile on',
        a.kind === 'armour'
          ? `The armour is rolled again; ${a.player} lies prone.`
          : `The injury is rolled again; ${a.player} lies prone.`,
      ],
      no: a => ['Stay on your feet', `${a.player} remains standing.`],
    },
    apothecary: {
      yes: a => [
        'Send the apothecary',
        a.kind === 'knockedOut'
          ? 'It is only stunned.'
          : a.kind === 'badlyHurt'
            ? 'It goes back to the reserves.'
            : 'The table is rolled again and you choose; only badly hurt, it goes back to the reserves.',
      ],
      no: () => ['Not this time', 'The apothecary can help once a match.'],
    },
    bribe: {
      yes: () => ['Bribe the referee', 'He looks away on 2+.'],
      no: () => ['Let it go', 'The bribe is kept, the player is sent off.'],
    },
    argueTheCall: {
      yes: () => ['Argue the call', 'With 6 or more in all the player stays; after a 1 you may not argue again.'],
      no: () => ['Accept it', 'The player is sent off, unless a bribe helps.'],
    },
    useRule: {
      yes: a => [`Use ${a.card}`, a.skillDoes],
      no: a => [`Keep ${a.card}`, 'Perhaps it is of more use later.'],
    },
    foulHelp: {
      yes: () => ['They help', 'Each of them adds 1 to the Armour roll.'],
      no: a => ['Alone', `${a.player} may roll again for a failed Armour roll.`],
    },
    trickyPickUp: {
      yes: () => ['Pick it up', 'A roll of its Agility; on a failure the ball bounces.'],
      no: () => ['Leave it', 'The ball bounces.'],
    },
    trickster: { no: () => ['Stay here', 'It faces the opponent where it stands.'] },
    hitAndRun: { no: () => ['Stay here', 'It keeps its place.'] },
    putBallDown: { no: () => ['Let it bounce', 'The ball goes where chance takes it.'] },
    spell: { no: () => ['Not yet', 'The wizard waits for the end of another turn.'] },
    catchBomb: {
      yes: () => ['Try to catch it', 'Caught, it is thrown on; dropped, it goes off.'],
      no: () => ['Let it go off', ''],
    },
    moveInsteadOfBlock: {
      yes: () => ['Move instead', 'A Move action, to reach a Thrall.'],
      no: () => ['Go on as declared', 'It still has to bite a Thrall before the action ends.'],
    },
    specialPlay: { no: () => ['Play none now', 'The cards stay in your hand.'] },
    pushAnywhere: { no: a => [`Do without ${a.skill}`, 'The square is chosen as usual.'] },
    bite: { no: () => ['Nobody', 'The Vampire leaves the pitch, and that is a turnover.'] },
    secondTarget: { no: () => ['Nobody else', 'An ordinary block.'] },
  }),
  /** Why a set-up is not legal yet. */
};
