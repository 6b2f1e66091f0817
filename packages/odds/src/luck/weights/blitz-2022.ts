/** Who wins at blitz-2022: made by `npm run fit:luck -- blitz-2022`, not by hand. */
import type { Fitted } from '../model.ts';

export const blitz2022: Fitted = {
  ruleset: 'blitz-2022',
  made: {
    games: 5965,
    seed: 'fit',
    positions: 148882,
    heldOut: 37356,
  },
  weights: {
    lead: 4.10441,
    leadLate: 2.00103,
    towardsSuddenDeath: 0.9553,
    suddenDeathLead: 0.38379,
    inTurn: -0.44217,
    actionsLeft: 1.822,
    holds: 0.36404,
    holdsNear: 1.92079,
    scoresNow: 0.42844,
    carrierMarked: -0.3669,
    carrierHunted: -0.25952,
    looseNear: 1.65063,
    looseInTurn: 0.11585,
    standingNow: 0.0579,
    standing: 0.00105,
    proneNow: -0.0435,
    hand: 0.40417,
    movement: 0.00725,
    block: -0.19085,
    throws: -0.03507,
    armour: 0.01572,
  },
  drawWeights: {
    always: -0.24683,
    time: -0.74304,
  },
  judged: {
    logLoss: 0.64305,
    brier: 0.38941,
    baseRate: {
      logLoss: 0.8299,
      brier: 0.53634,
    },
    scoreOnly: {
      logLoss: 0.66243,
      brier: 0.4036,
    },
    bins: [
      [3799, 0.03901, 0.03869],
      [2563, 0.14965, 0.16602],
      [2990, 0.25141, 0.26957],
      [3917, 0.35216, 0.36967],
      [5229, 0.45214, 0.42666],
      [5484, 0.54634, 0.5093],
      [4224, 0.64781, 0.59505],
      [2962, 0.74745, 0.6975],
      [2581, 0.85006, 0.80434],
      [3607, 0.95932, 0.93679],
    ],
  },
};
