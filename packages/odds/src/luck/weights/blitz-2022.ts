/** Who wins at blitz-2022: made by `npm run fit:luck -- blitz-2022`, not by hand. */
import type { Fitted } from '../model.ts';

export const blitz2022: Fitted = {
  ruleset: 'blitz-2022',
  made: {
    games: 20000,
    seed: 'fit',
    positions: 499190,
    heldOut: 125072,
  },
  weights: {
    lead: 4.11098,
    leadLate: 1.94401,
    towardsSuddenDeath: 0.94666,
    suddenDeathLead: 0.43004,
    inTurn: -0.46731,
    actionsLeft: 1.92715,
    holds: 0.3989,
    holdsNear: 2.05796,
    scoresNow: 0.39372,
    carrierMarked: -0.36604,
    carrierHunted: -0.31498,
    looseNear: 1.7232,
    looseInTurn: 0.10588,
    standingNow: 0.04452,
    standing: 0.00327,
    proneNow: -0.06377,
    hand: 0.42131,
    movement: 0.00209,
    block: -0.1843,
    throws: -0.01685,
    armour: 0.0218,
  },
  drawWeights: {
    always: -0.25655,
    time: -0.72341,
  },
  judged: {
    logLoss: 0.61708,
    brier: 0.372,
    baseRate: {
      logLoss: 0.82066,
      brier: 0.53317,
    },
    scoreOnly: {
      logLoss: 0.64061,
      brier: 0.38954,
    },
    bins: [
      [13594, 0.03972, 0.04432],
      [9359, 0.14996, 0.15263],
      [10410, 0.25116, 0.25865],
      [13160, 0.35257, 0.34992],
      [17749, 0.45235, 0.42583],
      [17644, 0.54733, 0.51295],
      [13155, 0.64733, 0.61824],
      [9614, 0.74817, 0.72363],
      [8432, 0.85059, 0.83497],
      [11955, 0.95999, 0.9501],
    ],
  },
};
