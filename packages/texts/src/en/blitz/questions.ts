/** The questions of Blitz Bowl, and what a newcomer needs to know to answer. */
import { type Asked, words } from '../../shape.ts';
import { ended, plural } from '../grammar.ts';

export const questions = {
  questions: words<{ readonly asks: (asked: Asked) => string; readonly help: string }>()({
    pitch: {
      asks: () => 'You won the toss. On which pitch?',
      help: 'The pitches differ in obstacles, which nobody can enter, and in trapdoors, through which balls come up.',
    },
    team: {
      asks: () => 'You won the toss. Which team?',
      help: 'Keep the team you came with, or take the other one.',
    },
    place: {
      asks: (a: Asked) => `Where does ${a.player} start?`,
      help: 'Everybody starts in their own End Zone. Click a free square there, or let the page line them up.',
    },
    ballKind: {
      asks: () => 'Which ball comes into play?',
      help: 'Special balls have tricks of their own; each can be in play only once.',
    },
    action: {
      asks: (a: Asked) =>
        a.chosen === ''
          ? a.left === 0
            ? 'No actions left. Anything else?'
            : 'Who does what?'
          : `${a.chosen}${a.ball ? ' has the ball' : ''}. What now?`,
      help: 'You have three actions a turn. A player may make several, but each kind only once. Click a player, then a square or an opponent; click again to do it.',
    },
    emergencyReserves: {
      asks: () => 'Your bench is full. Who comes on for free?',
      help: 'When as many of yours are out as your team allows, one may come on before your turn.',
    },
    discardChallenge: {
      asks: () => 'Nobody claimed a card. Which challenge is replaced?',
      help: 'Before your turn the open cards are filled up to three. With all three still there, one makes room for a new one.',
    },
    handLimit: {
      asks: () => 'You may keep three cards. Which one goes?',
      help: 'At the end of your turn you hold no more than three cards.',
    },
    runStep: {
      asks: (a: Asked) => `${a.player} runs, ${plural(a.left, 'square')} left. Where to?`,
      help: 'A run may not enter a square next to a standing opponent, and picks up a ball it runs over.',
    },
    markStep: {
      asks: (a: Asked) => `${a.player} marks. Where to?`,
      help: 'A mark ends beside a standing opponent. Then both are marked, and neither can run before one of them leaves.',
    },
    sidestep: {
      asks: (a: Asked) => `${a.player} sidesteps. Where to?`,
      help: 'One square, to where no standing opponent is alongside.',
    },
    reservesSquare: {
      asks: (a: Asked) => `Where does ${a.player} come on?`,
      help: 'In its own End Zone, away from standing opponents and balls where that can be helped.',
    },
    throwTarget: {
      asks: (a: Asked) => `To whom does ${a.player} throw?`,
      help: 'The die must reach the throw value. Long range, a marked target or something in the way costs 1, but never more than 1. A 1 is always fumbled, a 6 always good.',
    },
    blockTarget: {
      asks: (a: Asked) => `Whom does ${a.player} block?`,
      help: 'As many block dice as the block value, one more when a team-mate also marks the target. You choose one result.',
    },
    dumpOff: {
      asks: (a: Asked) => `${a.by} is about to block ${a.player}. Throw the ball away first?`,
      help: 'A free short throw or hand-off without modifiers; then the block goes on.',
    },
    blockFace: {
      asks: (a: Asked) =>
        a.left > 1
          ? `Every die counts. Which result of ${a.player} first?`
          : `${a.player} against ${a.target}. Which die?`,
      help: 'Smash, Kerrunch! and Tackle put the target down, Shove pushes it, Miss does nothing. After Tackle or Miss the blocker is done for this turn.',
    },
    followUp: {
      asks: (a: Asked) => `Does ${a.player} follow up to ${a.to}?`,
      help: 'After a push the blocker may step into the square that became free, and so go on marking.',
    },
    safeHands: {
      asks: (a: Asked) => `${a.player} loses the ball. Where does it go?`,
      help: 'Safe Hands lets you choose the square into which the ball bounces.',
    },
    foulTarget: {
      asks: (a: Asked) => `Whom does ${a.player} foul?`,
      help: 'One block die: Smash and Kerrunch! hurt, Tackle hurts and is spotted, a Miss is spotted, a Shove is a slip.',
    },
    thrownPlayer: {
      asks: (a: Asked) => `Whom does ${a.player} throw?`,
      help: 'A standing team-mate alongside, of another position.',
    },
    landingSquare: {
      asks: (a: Asked) => `Where is ${a.target} to land?`,
      help: 'Any square in range that is not blocked.',
    },
    reroll: {
      asks: (a: Asked) => `${a.player} rolled ${ended(a.rolled)} Keep it?`,
      help: 'A re-roll repeats all dice of the roll, and the second result stands.',
    },
    bonusPlay: {
      asks: (a: Asked) => `${a.moment}. Play a card?`,
      help: 'Cards may be played at the moment they name. If none helps now, say no.',
    },
    claim: {
      asks: () => 'A challenge is met. Claim it?',
      help: 'After an action you may claim one face-up card whose condition is met. You score its points and keep the card: its back is a trick for later.',
    },
    freeAction: {
      asks: (a: Asked) => (a.player === '' ? 'A free action, or a card?' : `${a.player} may act again, for free.`),
      help: 'Abilities and cards grant free actions: they do not count towards your three.',
    },
    freeActionBy: {
      asks: (a: Asked) => `Who makes the free ${a.kind}?`,
      help: 'The card lets one of your players act at once, without using up an action.',
    },
    nextFreeAction: {
      asks: (a: Asked) => `Who makes the next free ${a.kind}?`,
      help: 'The card lets several of your players act, one after the other, for free.',
    },
    shadow: {
      asks: (a: Asked) => `Who follows ${a.runner}?`,
      help: 'A player that had marked the one who left moves into the free square.',
    },
    minion: {
      asks: (a: Asked) => `${a.player} thirsts for blood. Who pays for it?`,
      help: 'A thirsty Vampire is hurt after its block unless a Thrall beside it takes its place.',
    },
    bench: { asks: () => 'Who comes on for free?', help: 'Everybody on the bench may come on, one after the other.' },
    bananaSkins: {
      asks: () => 'Banana skins! Which opponent slips?',
      help: 'An opponent that stands and is not marked falls over and loses the ball.',
    },
  }),
  rolledGood: (die: number, good: boolean): string => `a ${die}, which is ${good ? 'good' : 'not enough'}`,
};
