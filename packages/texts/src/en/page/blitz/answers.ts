/** Blitz Bowl on the page: the answers as buttons. */
import { words } from '../../../shape.ts';
import { plural } from '../../grammar.ts';

export const answers = {
  /** What is new, the first time it can be done. */
  news: words()({
    goal: 'You win by points: run the ball into the end zone with the arrow for a touchdown, worth four, or meet the challenges on the cards. Three actions a turn.',
    cards:
      'The three cards beside the pitch are challenges. Meet one with an action, and you may claim its points and keep its back for later.',
    throw: 'Whoever holds the ball may throw it to a team-mate in sight, or hand it to one alongside without a roll.',
    block: 'Somebody of yours stands beside an opponent and may block: half of the faces of the die knock it down.',
    mark: 'A mark is a step or two that ends beside an opponent. Whoever is marked cannot run.',
    foul: 'An opponent lies on the ground: it may be fouled, unless the referee sees it.',
    standUp: 'One of yours is down. Standing up is an action.',
    reserves: 'Somebody waits in your dugout: an action brings it on in your own end zone.',
  }),
  answers: {
    stat: (name: string, value: string): string => `${name}\u00a0${value}`,
    planTo: (action: string, to: string): string => `${action} to ${to}`,
    planAt: (action: string, target: string): string => `${action} ${target}`,
    goThen: (to: string, then: string): string => `Go to ${to}, then ${then.charAt(0).toLowerCase()}${then.slice(1)}`,
    arrives: 'far enough',
    touchdown: 'touchdown',
    throwTo: (target: string): string => `Throw to ${target}`,
    handOff: (target: string): string => `Hand the ball to ${target}`,
    squares: (count: number): string => plural(count, 'square'),
    clickSquare: 'Click a square on the pitch.',
    picksUp: 'Picks up the ball.',
    scores: 'Touchdown!',
    claims: (card: string): string => `Fulfils ${card}`,
    needs: (needs: number): string => `${needs}+`,
    needsOn: (needs: number, sides: number): string => `${needs}+ on a D${sides}`,
    noRoll: 'No roll.',
    diceWhy: (count: number, why: string): string =>
      why === ''
        ? `${plural(count, 'block die', 'block dice')}.`
        : `${plural(count, 'block die', 'block dice')}, ${why}.`,
    caught: 'caught',
    down: 'down',
    hurt: 'hurt',
    ballKept: 'ball kept',
    staysUp: 'stays up',
    staysOn: 'stays on',
    endTurn: 'End turn',
    unused: (count: number): string =>
      count === 0 ? 'No actions left.' : `${plural(count, 'action')} would go unused.`,
    stop: 'Stop here',
    stopScores: 'The action ends here, and that scores: Touchdown!',
    stopWhy: 'The action ends on this square.',
    stops: words()({ runStep: 'The run ends on this square.', markStep: 'The mark ends on this square.' }),
    pass: 'No, thanks',
    passWhy: 'Go on without it.',
    passClaim: 'Claim nothing',
    passClaimWhy: 'They stay on the table, to be met again.',
    keep: 'Keep it',
    yes: 'Yes',
    no: 'No',
    /** What yes and no come to, by question. */
    said: words<{ readonly name: string; readonly why: string }>()({
      'followUp/yes': { name: 'Follow up', why: 'Stays beside the opponent, and so goes on marking.' },
      'followUp/no': { name: 'Stay here', why: 'Lets the opponent go.' },
      'dumpOff/yes': { name: 'Throw it away', why: 'A free short throw or hand-off, then the block.' },
      'dumpOff/no': { name: 'Hold on to it', why: 'The block goes on at once.' },
    }),
    roll: 'Leave it to the die',
    rerollWith: (source: string): string => `Roll again with ${source}`,
    rerollWhy: 'All dice of the roll; the second result stands.',
    play: (card: string): string => `Play ${card}`,
    discard: (card: string): string => `Discard ${card}`,
    claim: (card: string): string => `Claim ${card}`,
    points: (count: number): string => plural(count, 'point'),
    replace: (card: string): string => `Replace ${card}`,
    team: (name: string): string => `Take the ${name}`,
    arrange: 'Line them up for me',
    arrangeWhy: 'A sensible spread over the end zone.',
    canDo: (actions: string): string => `${actions}.`,
    place: (to: string): string => `Place on ${to}`,
  },
};
