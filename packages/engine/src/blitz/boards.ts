/** The boards of all boxes, drawn as they lie with the red end on the left: any of them can be played on. */
import { type Pitch, pitch } from './pitches.ts';
import { PITCH_NAMES } from './words.ts';

/** 2024, one Trapdoor (BU-BOARD-14) */
export const stone: Pitch = pitch(
  'stone',
  `
  . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . .
  . . . # # . . . . . # # . . .
  . . . # # . . . . . # # . . .
  . . . . . . . . . . . . . . .
  . . . . . . . T . . . . . . .
  . . . . . . . . . . . . . . .
  . . . # # . . . . . # # . . .
  . . . # # . . . . . # # . . .
  . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . .`,
);
/** 2024, two Trapdoors (BU-BOARD-14) */
export const timber: Pitch = pitch(
  'timber',
  `
  . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . .
  . . . . # . . T . . # . . . .
  . . . . # . . . . . # . . . .
  . . . . . . . . . . . . . . .
  . . # . . . . # . . . . # . .
  . . . . . . . . . . . . . . .
  . . . . # . . . . . # . . . .
  . . . . # . . T . . # . . . .
  . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . .`,
);
/** 2022, one Trapdoor (B22-BOARD-04) */
export const braziers: Pitch = pitch(
  'braziers',
  `
  . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . .
  . . . . . # . . . # . . . . .
  . . # . . . . . . . . . # . .
  . . . . . . . . . . . . . . .
  . . . . . . . T . . . . . . .
  . . . . . . . . . . . . . . .
  . . # . . . . . . . . . # . .
  . . . . . # . . . # . . . . .
  . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . .`,
);
/** 2022, two Trapdoors (B22-BOARD-04) */
export const green: Pitch = pitch(
  'green',
  `
  . . . . . . . . . . . . . . .
  . . . . . . . # . . . . . . .
  . . . . . . . # . . . . . . .
  . . . . . . . . . . . . . . .
  . . # . . . . . . . . . # . .
  . . # . . T . . . T . . # . .
  . . # . . . . . . . . . # . .
  . . . . . . . . . . . . . . .
  . . . . . . . # . . . . . . .
  . . . . . . . # . . . . . . .
  . . . . . . . . . . . . . . .`,
);
/** 2020, one Trapdoor */
export const terraces: Pitch = pitch(
  'terraces',
  `
  . . . . . . . . . . . . . . .
  . . . . . . # # # . . . . . .
  . . . . . . # # # . . . . . .
  . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . .
  . . . . . . . T . . . . . . .
  . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . .
  . . . . . . # # # . . . . . .
  . . . . . . # # # . . . . . .
  . . . . . . . . . . . . . . .`,
);
/** 2020, two Trapdoors */
export const zigzag: Pitch = pitch(
  'zigzag',
  `
  . . . . . . . . . . . . . . .
  . . . . . . . # # . . . . . .
  . . . . . . . # # . . . . . .
  . . . . . . . . . . . . . . .
  . . # # . . T . . . . . . . .
  . . # # . . . . . . . # # . .
  . . . . . . . . T . . # # . .
  . . . . . . . . . . . . . . .
  . . . . . . # # . . . . . . .
  . . . . . . # # . . . . . . .
  . . . . . . . . . . . . . . .`,
);
/** 2018, one Trapdoor */
export const bastions: Pitch = pitch(
  'bastions',
  `
  . . . . . . . . . . . . . . .
  . . . # # . . . . . # # . . .
  . . . # # . . . . . # # . . .
  . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . .
  . . . . . . . T . . . . . . .
  . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . .
  . . . # # . . . . . # # . . .
  . . . # # . . . . . # # . . .
  . . . . . . . . . . . . . . .`,
);
/** 2018, two Trapdoors */
export const twinWalls: Pitch = pitch(
  'twin-walls',
  `
  . . . . . . . . . . . . . . .
  . . . . . . . T . . . . . . .
  . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . .
  . . . . # # . . . # # . . . .
  . . . . # # . . . # # . . . .
  . . . . # # . . . # # . . . .
  . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . .
  . . . . . . . T . . . . . . .
  . . . . . . . . . . . . . . .`,
);

/** By the number in a position. */
export const PITCHES: readonly Pitch[] = PITCH_NAMES.map(
  name => [stone, timber, braziers, green, terraces, zigzag, bastions, twinWalls].find(one => one.id === name) as Pitch,
);
