/** Who wins at blitz-2024: made by `npm run fit:luck -- blitz-2024`, not by hand. */
import type { Fitted } from '../model.ts';

export const blitz2024: Fitted = {
  ruleset: 'blitz-2024',
  made: {
    games: 6404,
    seed: 'fit',
    positions: 148773,
    heldOut: 37542,
  },
  weights: {
    lead: 3.82492,
    leadLate: 1.13282,
    towardsSuddenDeath: 1.20397,
    suddenDeathLead: 0.22769,
    inTurn: -0.36409,
    actionsLeft: 1.87639,
    holds: -0.08343,
    holdsNear: 1.95289,
    scoresNow: 0.2719,
    carrierMarked: -0.31028,
    carrierHunted: -0.12382,
    looseNear: 0.36079,
    looseInTurn: 0.0112,
    standingNow: 0.0664,
    standing: -0.00333,
    proneNow: -0.11682,
    hand: 0.24074,
    movement: 0.02663,
    block: -0.13699,
    throws: -0.02244,
    armour: 0.00553,
  },
  drawWeights: {
    always: -0.56362,
    time: -0.59525,
  },
  judged: {
    logLoss: 0.6636,
    brier: 0.40036,
    baseRate: {
      logLoss: 0.83877,
      brier: 0.53952,
    },
    scoreOnly: {
      logLoss: 0.68153,
      brier: 0.41394,
    },
    bins: [
      [3095, 0.03901, 0.04491],
      [2131, 0.14989, 0.15767],
      [2485, 0.25267, 0.23501],
      [3877, 0.35467, 0.32435],
      [6812, 0.45273, 0.42594],
      [6882, 0.54714, 0.5271],
      [4027, 0.6448, 0.62764],
      [2514, 0.74779, 0.7323],
      [2360, 0.85023, 0.82839],
      [3359, 0.96015, 0.95758],
    ],
  },
};
