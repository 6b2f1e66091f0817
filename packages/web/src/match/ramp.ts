/** The steps of the odds ramp: a chance is shown as a number on one of five colours. */
const RAMP = [0.3, 0.55, 0.75, 0.97];
export const rampOf = (chance: number): number => 1 + RAMP.filter(from => chance >= from).length;
