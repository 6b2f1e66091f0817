/** What teams wear whose coaches have chosen a colour: never so alike that they could be taken for each other. */
import type { TeamView } from '@ironpitch/table';

/** Of the usual kits, home and away. */
const USUAL = ['#c2410f', '#1a5fb0'] as const;
/** As far apart as two colours have to be at least: about what rust and crimson are not. */
const APART = 0.17;

type Rgb = readonly [number, number, number];
const linear = (hex: string): Rgb => {
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
};
const oklab = (hex: string): Rgb => {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};
const distance = (a: string, b: string): number => {
  const [x, y] = [oklab(a), oklab(b)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
};
/** Black or white, whichever is read more easily on it. */
const inkOn = (hex: string): string => {
  const [r, g, b] = linear(hex);
  const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return 1.05 / (light + 0.05) >= (light + 0.05) / 0.05 ? '#ffffff' : '#14110a';
};
/** Home wears what it likes; away whatever is not taken for it. Null: as usual. */
export const kitColours = (
  teams: readonly [TeamView, TeamView],
): readonly [home: string | null, away: string | null] => {
  const home = teams[0].colour ?? null;
  const wanted = [teams[1].colour ?? USUAL[1], USUAL[1], USUAL[0]];
  const away = wanted.find(colour => distance(colour, home ?? USUAL[0]) >= APART) ?? USUAL[1];
  return [home, away === USUAL[1] ? null : away];
};
const kit = (side: 'home' | 'away', colour: string | null): Record<string, string> =>
  colour === null
    ? {}
    : {
        [`--${side}`]: colour,
        [`--${side}-deep`]: `color-mix(in oklab, ${colour} 68%, #000)`,
        [`--${side}-soft`]: `light-dark(color-mix(in oklab, ${colour} 20%, #fff), color-mix(in oklab, ${colour} 30%, #14181a))`,
        [`--${side}-ink`]: inkOn(colour),
      };
/** For the element that shows a match. */
export const kitStyle = (teams: readonly [TeamView, TeamView]): Record<string, string> => {
  const [home, away] = kitColours(teams);
  return { ...kit('home', home), ...kit('away', away) };
};
/** The same for one team by itself. */
export const ownKit = (colour: string | undefined): Record<string, string> => kit('home', colour ?? null);
