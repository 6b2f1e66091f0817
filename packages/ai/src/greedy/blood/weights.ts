/** What a coach of Blood Bowl weighs, in numbers: a Touchdown is worth a hundred. */

export interface Weights {
  // The ball.
  /** Lost, when the other coach has time to make something of it, and when not. */
  readonly ballLost: number;
  readonly ballLostLate: number;
  readonly ballLoose: number;
  /** In the half's last turn the ball is worth only that nobody else has it. */
  readonly ballKept: number;
  /** Thrown and not caught, it lies at least where the other side does not want it. */
  readonly ballDownfield: number;
  /** A failed pick-up leaves the ball near its team. */
  readonly fumbled: number;
  readonly carried: number;
  /** How likely a drive survives one more turn. */
  readonly perTurn: number;
  readonly tooLate: number;
  /** How likely every turn to spare is needed. */
  readonly late: number;
  readonly perColumn: number;
  /** What a Touchdown is worth less for every turn the other coach has left. */
  readonly answer: number;

  // How likely a carrier loses it.
  /** To every opponent beside it. */
  readonly marked: number;
  /** So many who could come for a Blitz are certain to. */
  readonly blitzers: number;
  readonly perGuard: number;
  readonly guardsMax: number;
  /** Of those who could come to guard it, how many do. */
  readonly perSupport: number;
  readonly edge: number;
  /** With Block or Dodge. */
  readonly sturdy: number;

  // Players.
  readonly down: number;
  readonly perStrength: number;
  readonly pushed: number;
  readonly removed: number;
  readonly carrierNearGoal: number;
  readonly freesCarrier: number;
  readonly nearLoose: number;
  readonly crowd: number;
  readonly stripped: number;
  readonly fall: number;
  /** Somebody felled by a stab or a saw is hurt for certain. */
  readonly hurt: number;
  readonly sentOff: number;

  // The turn.
  /** A turnover costs this much even when nobody has anything left to do. */
  readonly turnover: number;
  /** What it takes from every player that has still to act. */
  readonly perWaiting: number;
  /** The same in the middle of an Action, for a coach who foresees. */
  readonly midway: number;
  /** Of what the others could still do without risk. */
  readonly rest: number;
  readonly worthDoing: number;
  /** What is nearly safe counts as safe. */
  readonly nearlySafe: number;

  // Where to stand.
  readonly standingUp: number;
  /** Positions are not worth a dodge much worse than this. */
  readonly chanceLeast: number;
  /** A receiver in reach of the End Zone and of no opponent. */
  readonly open: number;
  /** What a receiver has of that on its way there, and what every column it is short of takes. */
  readonly onTheWay: number;
  readonly perColumnShort: number;
  readonly far: number;
  /** For a coach who has learned where to stand: every square away from the ball, every team-mate beside it, every opponent in whose way to the carrier it is. */
  readonly drawn: number;
  readonly crowded: number;
  readonly barring: number;
  readonly sideline: number;
  readonly markedAway: number;
  /** For every opponent beside it and every point of Strength above the average. */
  readonly strongMark: number;
  /** What a corner ahead of the ball is worth more than one behind it. */
  readonly inFront: number;
  readonly supporting: number;
  readonly markersEnough: number;
  readonly markMore: number;
  readonly screenFrom: number;
  readonly screenTo: number;
  readonly screenRows: number;
  readonly perRow: number;
  readonly tooClose: number;
  readonly cover: number;
  readonly near: number;
  readonly goalSide: number;
  readonly assist: number;

  // Instincts.
  /** How many columns behind the middle of the other half a kick is aimed. */
  readonly kickDepth: number;
  /** Of a block against the carrier: what brings less is rolled again. */
  readonly disappointing: number;
}
/** By eye. */
export const PLAIN: Weights = {
  ballLost: -15,
  ballLostLate: -5,
  ballLoose: 8,
  ballKept: 10,
  ballDownfield: 8,
  fumbled: 4,
  carried: 90,
  perTurn: 0.82,
  tooLate: 0.12,
  late: 0.45,
  perColumn: 0.25,
  answer: 0,
  marked: 0.2,
  blitzers: 3,
  perGuard: 0.17,
  guardsMax: 4,
  perSupport: 0.6,
  edge: 0.05,
  sturdy: 0.8,
  down: 4.5,
  perStrength: 1.2,
  pushed: 0.8,
  removed: 9,
  carrierNearGoal: 20,
  freesCarrier: 6,
  nearLoose: 4,
  crowd: 9,
  stripped: 26,
  fall: 3,
  hurt: 2.2,
  sentOff: 7,
  turnover: 2,
  perWaiting: 0.6,
  midway: 0,
  rest: 0.4,
  worthDoing: 0.25,
  nearlySafe: 0.004,
  standingUp: 2.5,
  chanceLeast: 0.6,
  open: 10,
  onTheWay: 0,
  perColumnShort: 0,
  far: 0.35,
  drawn: 0,
  crowded: 0,
  barring: 0,
  sideline: 1.5,
  markedAway: 0.4,
  strongMark: 0,
  inFront: 1,
  supporting: 2,
  markersEnough: 3,
  markMore: 1,
  screenFrom: 1,
  screenTo: 4,
  screenRows: 6,
  perRow: 0.5,
  tooClose: 1.2,
  cover: 4,
  near: 2,
  goalSide: 0.8,
  assist: 2.5,
  kickDepth: 0,
  disappointing: 10,
};
/** Tuned by play against itself: packages/ai/training says how. */
export const TUNED: Weights = {
  ballLost: -14.7,
  ballLostLate: -5.71,
  ballLoose: 5.53,
  ballKept: 11.1,
  ballDownfield: 7.34,
  fumbled: 3.17,
  carried: 91.1,
  perTurn: 0.99,
  tooLate: 0.158,
  late: 0.635,
  perColumn: 0.213,
  answer: 0.48,
  marked: 0.308,
  blitzers: 4.38,
  perGuard: 0.183,
  guardsMax: 3.95,
  perSupport: 0.382,
  edge: 0.0579,
  sturdy: 0.689,
  down: 4.99,
  perStrength: 0.704,
  pushed: 0.932,
  removed: 12.3,
  carrierNearGoal: 26.7,
  freesCarrier: 6.47,
  nearLoose: 3.98,
  crowd: 8.91,
  stripped: 35.3,
  fall: 3.97,
  hurt: 1.87,
  sentOff: 7.57,
  turnover: 2.71,
  perWaiting: 0.837,
  midway: 0.837,
  rest: 0.281,
  worthDoing: 0.188,
  nearlySafe: 0.00433,
  standingUp: 2.77,
  chanceLeast: 0.651,
  open: 13.5,
  onTheWay: 0.9,
  perColumnShort: 0.06,
  far: 0.306,
  drawn: 0.15,
  crowded: 0.5,
  barring: 0.9,
  sideline: 1.51,
  markedAway: 0.274,
  strongMark: 0.752,
  inFront: 0.941,
  supporting: 2.41,
  markersEnough: 2.95,
  markMore: 1.03,
  screenFrom: 0.932,
  screenTo: 3.34,
  screenRows: 5.81,
  perRow: 0.606,
  tooClose: 1.51,
  cover: 3.26,
  near: 1.19,
  goalSide: 0.897,
  assist: 0.933,
  kickDepth: 1.55,
  disappointing: 11.1,
};
