/** What is known before anything is learned: the linear model of docs/luck.md, where it looks at the same things. */
import { fittedModels } from '@ironpitch/odds';

/** What that model calls otherwise. */
const NAMES: Readonly<Record<string, string>> = {
  standingNow: 'standing',
  standing: 'standingRest',
  proneNow: 'prone',
  handForLater: 'handRest',
  down: 'downRest',
  reserves: 'reservesRest',
  knockedOut: 'knockedOutRest',
  strength: 'strengthRest',
  agility: 'agilityRest',
  armour: 'armourRest',
  movement: 'movementRest',
  skills: 'skillsRest',
  apothecary: 'apothecaryRest',
  handlers: 'handlersRest',
  fastest: 'fastestRest',
  block: 'blockRest',
  throws: 'throwsRest',
};
type Weights = Readonly<Record<string, number>>;
const renamed = (weights: Weights): Weights =>
  Object.fromEntries(Object.entries(weights).map(([name, weight]) => [NAMES[name] ?? name, weight]));

/** Weights by feature; none for a ruleset that nobody has fitted. */
export const knownOf = (ruleset: string): { readonly lean: Weights; readonly width: Weights } => {
  const fitted = fittedModels[ruleset];
  return fitted === undefined
    ? { lean: {}, width: {} }
    : { lean: renamed(fitted.weights), width: renamed(fitted.drawWeights) };
};
