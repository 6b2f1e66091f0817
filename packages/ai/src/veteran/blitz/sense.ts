/** What a veteran of Blitz Bowl weighs, in tenths of a point. */

/** What a ball in a Player's hands is worth to its team. */
export interface Carrying {
  readonly held: number;
  /** For every column on the way to the End Zone. */
  readonly perColumn: number;
  /** Open, and near enough to run in. */
  readonly canScore: number;
  /** … and nobody bars the way. */
  readonly runsIn: number;
  /** For every team-mate beside the carrier. */
  readonly guarded: number;
  /** For every Opponent who Marks it, could Mark and Block it, or could come near. */
  readonly marked: number;
  readonly near: number;
  readonly inReach: number;
}
/** What the Players of a team are worth. */
export interface Team {
  readonly standing: number;
  readonly prone: number;
  /** With more than one Block die. */
  readonly strong: number;
  /** Marked, those with more than one Block die and the others. */
  readonly strongMarked: number;
  readonly weakMarked: number;
  readonly handCard: number;
  /** Each square further away from the ball. */
  readonly far: number;
}
export interface Sense {
  /** The coach whose turn is over, and the one who acts next. */
  readonly own: Team;
  readonly theirs: Team;
  readonly ownBall: Carrying;
  readonly theirBall: Carrying;
  readonly perSquareNearer: number;
  readonly nearerMax: number;
  /** Squares that a loose ball is further away for those on the ground, and for all beside an Opponent. */
  readonly lying: number;
  readonly looseGuarded: number;
  /** Somebody could fetch a loose ball and run in with it at once. */
  readonly ownLooseScores: number;
  readonly theirLooseScores: number;
  /** What it costs to leave a card to the other coach: as it lies there, and where it is at hand for that coach as well. */
  readonly left: Readonly<Record<string, readonly [always: number, atHand: number]>>;
}
const TEAM: Team = {
  standing: 2.24,
  prone: 1.19,
  strong: 0.62,
  strongMarked: 0.947,
  weakMarked: 0.467,
  handCard: 1.4,
  far: 0.101,
};
/** What they have they can use at once; ours has to outlast their turn. */
const OWN_BALL: Carrying = {
  held: 1,
  perColumn: 0.6,
  canScore: 3,
  runsIn: 6,
  guarded: 1.2,
  marked: -4,
  near: -2.3,
  inReach: 0,
};
const THEIR_BALL: Carrying = {
  held: 0,
  perColumn: 1.8,
  canScore: -3,
  runsIn: 17,
  guarded: 1.5,
  marked: -2.5,
  near: -1.2,
  inReach: 0,
};
/** Fitted to what the next two turns brought in matches against itself; Players and places as tuned by play. */
export const SENSE: Sense = {
  own: TEAM,
  theirs: TEAM,
  ownBall: OWN_BALL,
  theirBall: THEIR_BALL,
  perSquareNearer: 0.5,
  nearerMax: 5,
  lying: 2.52,
  looseGuarded: 2.88,
  ownLooseScores: 6,
  theirLooseScores: 20,
  left: {
    breakSomeBones: [0, 4.8],
    freeUpTheBall: [-4.5, 8.8],
    gangUp: [1, 5],
    getMoving: [-1.8, 0],
    getTheBall: [-2.2, 7],
    makeARiskyThrow: [-1.6, 0],
    moveTheBall: [-1, 0],
    playAsATeam: [2, 0],
    showNoFear: [-9, 14],
    showThemHow: [1.8, 0],
    showUsACompletion: [-2.2, 0],
    showboat: [-2.6, 0],
    spreadOut: [2.9, 0],
    takeThemDown: [1, 6.5],
    tieThemUp: [-0.6, 0],
  },
};
