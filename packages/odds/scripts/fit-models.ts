/** The weights in use, for whoever judges them from outside this package. */
export { fittedModels } from '../src/luck/weights/index.ts';
