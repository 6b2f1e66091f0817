/** Who wins at blitz-2024: made by `npm run fit:luck -- blitz-2024`, not by hand. */
import type { Fitted } from '../model.ts';

export const blitz2024: Fitted = {
  ruleset: 'blitz-2024',
  made: {
    games: 20000,
    seed: 'fit',
    positions: 463745,
    heldOut: 117360,
  },
  weights: {
    lead: 3.95916,
    leadLate: 1.06036,
    towardsSuddenDeath: 1.16341,
    suddenDeathLead: 0.15855,
    inTurn: -0.3746,
    actionsLeft: 1.86823,
    holds: -0.04479,
    holdsNear: 1.9032,
    scoresNow: 0.33502,
    carrierMarked: -0.31022,
    carrierHunted: -0.13189,
    looseNear: 0.43423,
    looseInTurn: 0.03543,
    standingNow: 0.04773,
    standing: -0.0036,
    proneNow: -0.02625,
    hand: 0.24376,
    movement: 0.02757,
    block: -0.09383,
    throws: -0.00018,
    armour: 0.02206,
  },
  drawWeights: {
    always: -0.53703,
    time: -0.59451,
  },
  judged: {
    logLoss: 0.65808,
    brier: 0.39733,
    baseRate: {
      logLoss: 0.83706,
      brier: 0.53892,
    },
    scoreOnly: {
      logLoss: 0.67532,
      brier: 0.4105,
    },
    bins: [
      [10203, 0.03954, 0.04357],
      [7032, 0.14994, 0.14171],
      [8024, 0.2523, 0.23536],
      [12393, 0.35502, 0.32797],
      [20866, 0.45281, 0.43118],
      [20747, 0.54688, 0.52051],
      [12565, 0.64512, 0.6316],
      [8136, 0.74739, 0.7237],
      [7170, 0.84985, 0.83096],
      [10224, 0.95995, 0.95692],
    ],
  },
};
