/** Answers without thinking, one small rule a question: how both coaches go on in what the bot imagines. */
import {
  BLOCKS_ASSISTED,
  type BlitzGame,
  objectOf,
  otherSeat,
  type PlayerId,
  RUNS_STOP_NEAR,
  type Square,
  THROWS_ON_D8,
} from '@ironpitch/engine';
import { best, objectName, prefer, verbName } from '../answers.ts';

type Instinct = (g: BlitzGame, answers: Int16Array) => number;

// --- dice --------------------------------------------------------------------------------------------------
const FACE_POINTS: Readonly<Record<string, number>> = { kerrunch: 5, smash: 4, tackle: 3, shove: 2, miss: 0 };
export const blockFace: Instinct = (_g, answers) => best(answers, a => FACE_POINTS[objectName(a)] ?? 0);

const ROLL_BLOCK = 2;
const ROLL_ARMOUR = 0;
const GOOD_FACES = new Set([1, 4, 5]);
/** Whether the dice on the table are worth another roll: no face that knocks down, or a failed check. */
const isFailure = (g: BlitzGame): boolean => {
  if (g.about(0) !== ROLL_BLOCK) return g.result === 0;
  for (let i = 0; i < g.rolledCount; i++) if (GOOD_FACES.has(g.rolled(i))) return false;
  return true;
};
/** What costs nothing first; a card only for what matters: a Throw, a Block, the ball carrier's armour. */
const REROLL_COST: Readonly<Record<string, number>> = { rookies: 1, rawTalent: 2 };
export const reroll: Instinct = (g, answers) => {
  const keep = prefer('keep')(g, answers);
  if (!isFailure(g)) return keep;
  const again = best(answers, a => (a === keep ? -10 : -(REROLL_COST[objectName(a)] ?? 0)));
  const costs = REROLL_COST[objectName(again)] !== undefined;
  const matters = g.about(0) !== ROLL_ARMOUR || g.handCount(g.asked) >= 3;
  return again === keep || (costs && !matters) ? keep : again;
};

// --- cards -------------------------------------------------------------------------------------------------
const challengePoints = (g: BlitzGame, space: number): number => {
  const card = g.space(space);
  return card < 0 ? 0 : g.challengeOf(card).points;
};
/** Even a card without points brings a Bonus Play. */
export const claim: Instinct = (g, answers) =>
  best(answers, a => (verbName(a) === 'claim' ? 1 + challengePoints(g, objectOf(a) - 1) : 0));
/** The card that gives least goes; where none has to, the trailing coach keeps it if the next one gives even less. */
export const discardChallenge: Instinct = (g, answers) => {
  const discards = answers.filter(a => verbName(a) === 'discardSpace');
  const least = best(discards, a => -challengePoints(g, objectOf(a) - 1));
  const pass = answers.find(a => verbName(a) === 'pass');
  // Whoever leads wants the deck to run out; so at least one of two such coaches always discards.
  if (pass === undefined || g.score(g.asked) >= g.score(otherSeat(g.asked))) return least;
  return nextPoints(g) < challengePoints(g, objectOf(least) - 1) ? pass : least;
};
const nextPoints = (g: BlitzGame): number => (g.deckTop < 0 || g.topIsEvent ? 0 : g.challengeOf(g.deckTop).points);

/** What a Bonus Play does: those in force for a while by their effect, since boxes call it differently. */
export const deedOf = (g: BlitzGame, play: string): string => {
  const rule = g.rules.edition.plays.find(one => one.id === play);
  return (rule?.inForce && DEEDS.get(rule.inForce.effect)) ?? play;
};
const DEEDS: ReadonlyMap<number, string> = new Map([
  [BLOCKS_ASSISTED, 'assistedBlocks'],
  [RUNS_STOP_NEAR, 'boldRuns'],
  [THROWS_ON_D8, 'throwsOnD8'],
]);
/** From the most useful to the least. */
export const USEFULNESS: readonly string[] = [
  'rawTalent',
  'inspiration',
  'legUp',
  'bodyCheck',
  'reserves',
  'sprint',
  'blitz',
  'shoulderCharge',
  'dodge',
  'comboPlay',
  'getInThere',
  'jumpUp',
  'moxy',
  'divingTackle',
  'aggressiveMark',
  'interference',
  'assistedBlocks',
  'bladedKnuckleDusters',
  'absoluteCarnage',
  'absolutelyNails',
  'toughEnough',
  'stepAside',
  'distraction',
  'intervention',
  'pro',
  'accurateThrow',
  'shadowing',
  'shadow',
  'nervesOfSteel',
  'hailMaryPass',
  'throwsOnD8',
  'boldRuns',
];
export const handLimit: Instinct = (g, answers) => best(answers, a => USEFULNESS.indexOf(deedOf(g, objectName(a))));

// --- places ------------------------------------------------------------------------------------------------
/** Players stand apart from each other, those that come first nearest to the middle; counted from a coach's left. */
const ROWS: readonly number[] = [6, 4, 8, 2, 10, 5, 7, 3, 9, 1, 11];
export const place: Instinct = (g, answers) => best(answers, a => -ROWS.indexOf(ownRow(g, objectOf(a) as Square)));
const ownRow = (g: BlitzGame, sq: Square): number =>
  g.asked === 0 ? g.grid.row(sq) : g.grid.height + 1 - g.grid.row(sq);

const carries = (g: BlitzGame, answer: number): number => (g.holdsBall(objectOf(answer) as PlayerId) ? 1 : 0);
const target: Instinct = (g, answers) => best(answers, a => carries(g, a));
/** Forward, away from standing Opponents. */
const square: Instinct = (g, answers) =>
  best(answers, a => {
    if (verbName(a) !== 'to') return 0;
    const sq = objectOf(a) as Square;
    return -g.reach(otherSeat(g.asked), sq) - Math.abs(g.grid.row(sq) - ROWS[0]!) / 100;
  });

const INSTINCTS: Readonly<Record<string, Instinct>> = {
  blockFace,
  reroll,
  claim,
  discardChallenge,
  handLimit,
  place,
  bonusPlay: prefer('pass'),
  freeAction: prefer('freeBlock', 'freeStandUp', 'pass'),
  nextFreeAction: prefer('freeReserves', 'freeStandUp', 'pass'),
  emergencyReserves: prefer('player'),
  bench: prefer('player'),
  minion: prefer('player'),
  blockTarget: target,
  runStep: prefer('stop'),
  markStep: prefer('stop'),
  sidestep: square,
  reservesSquare: square,
  safeHands: prefer('roll'),
  followUp: prefer('yes'),
  dumpOff: prefer('yes'),
};
const first: Instinct = (_g, answers) => answers[0];

export const instinct = (g: BlitzGame, answers: Int16Array): number =>
  (INSTINCTS[g.question.name] ?? first)(g, answers);
