/** Answers without thinking, one small rule a question: how both coaches go on in what the bot imagines. */
import {
  type BlitzGame,
  objectOf,
  otherSeat,
  type PLAYS,
  type PlayerId,
  type Square,
  verbNamed,
  verbOf,
} from '@ironpitch/engine';

type Instinct = (g: BlitzGame, answers: Int16Array) => number;

/** The verb of an answer, by name. */
export const verbName = (answer: number): string => verbOf(answer).name;
/** The object of an answer whose verb has a list of names. */
export const objectName = (answer: number): string => {
  const { object } = verbOf(answer);
  return typeof object === 'string' ? '' : (object[objectOf(answer)] as string);
};
/** The answer with the most points; the first of several. */
export const best = (answers: Int16Array, pointsOf: (answer: number) => number): number => {
  let chosen = answers[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const points = pointsOf(answer);
    if (points > most) {
      most = points;
      chosen = answer;
    }
  }
  return chosen;
};
/** The first answer with one of the verbs, in their order; otherwise the first answer. */
const prefer =
  (...names: readonly string[]): Instinct =>
  (_g, answers) => {
    for (const name of names) {
      const wanted = verbNamed(name);
      for (const answer of answers) if (verbOf(answer) === wanted) return answer;
    }
    return answers[0];
  };

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
export const claim: Instinct = (g, answers) =>
  best(answers, a => (verbName(a) === 'claim' ? challengePoints(g, objectOf(a) - 1) : 0));
/** The card that gives least goes. */
export const discardChallenge: Instinct = (g, answers) => best(answers, a => -challengePoints(g, objectOf(a) - 1));

/** From the most useful to the least. */
const USEFULNESS: readonly string[] = [
  'rawTalent',
  'inspiration',
  'reserves',
  'sprint',
  'blitz',
  'dodge',
  'jumpUp',
  'moxy',
  'divingTackle',
  'aggressiveMark',
  'blockingPlay',
  'bladedKnuckleDusters',
  'toughEnough',
  'stepAside',
  'intervention',
  'accurateThrow',
  'shadowing',
  'nervesOfSteel',
  'hailMaryPass',
  'defensivePlay',
] satisfies readonly (typeof PLAYS)[number][];
export const handLimit: Instinct = (_g, answers) => best(answers, a => USEFULNESS.indexOf(objectName(a)));

// --- places ------------------------------------------------------------------------------------------------
/** Players stand apart from each other, those that come first nearest to the middle. */
const ROWS: readonly number[] = [6, 4, 8, 2, 10, 5, 7, 3, 9, 1, 11];
export const place: Instinct = (g, answers) => best(answers, a => -ROWS.indexOf(g.grid.row(objectOf(a) as Square)));

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
  emergencyReserves: prefer('player'),
  bench: prefer('player'),
  minion: prefer('player'),
  blockTarget: target,
  runStep: prefer('stop'),
  sidestep: square,
  reservesSquare: square,
  safeHands: prefer('roll'),
  followUp: prefer('yes'),
  dumpOff: prefer('yes'),
};
const first: Instinct = (_g, answers) => answers[0];

export const instinct = (g: BlitzGame, answers: Int16Array): number =>
  (INSTINCTS[g.question.name] ?? first)(g, answers);
