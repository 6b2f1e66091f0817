/** The games the page can show, by the kind their views carry. */
import { blitzFace } from './blitz/face.ts';
import { bloodFace } from './blood/face.ts';
import type { GameFace } from './match/face.ts';

const faces: readonly GameFace[] = [blitzFace, bloodFace];

export const faceFor = (kind: string): GameFace => {
  const found = faces.find(face => face.kind === kind);
  if (!found) throw new Error(`no face for ${kind}`);
  return found;
};
/** By ruleset, for screens that have no view yet. */
export const faceOfRuleset = (ruleset: string): GameFace => faceFor(ruleset.split('-')[0] as string);
