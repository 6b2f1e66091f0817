import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = ['look', 'page'].map(name => readFileSync(new URL(`../src/look/${name}.css`, import.meta.url), 'utf8')) as [
  string,
  string,
];

type Rgb = readonly [red: number, green: number, blue: number];
type Matrix = readonly [Rgb, Rgb, Rgb];
const THEMES = ['light', 'dark'] as const;
/** What the three kinds of cones make of linear light when one kind is missing (Machado, Oliveira and Fernandes, 2009). */
const SIGHTS: Readonly<Record<string, Matrix>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const dot = (a: Rgb, b: Rgb): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const through = (matrix: Matrix, light: Rgb): Rgb => [
  dot(matrix[0], light),
  dot(matrix[1], light),
  dot(matrix[2], light),
];
const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const linear = (hex: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9a-f]{2}/gi) ?? []).map(pair => {
    const value = Number.parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
};
const seen = (hex: string, sight: string): Rgb => {
  const [red, green, blue] = through(SIGHTS[sight] as Matrix, linear(hex));
  return [clamp(red), clamp(green), clamp(blue)];
};
/** In Oklab, where black and white are 1 apart. */
const oklab = (light: Rgb): Rgb => {
  const [l, m, s] = through(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  ).map(Math.cbrt) as unknown as Rgb;
  return through(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [l, m, s],
  );
};
const apart = (a: string, b: string, sight: string): number => {
  const [one, other] = [oklab(seen(a, sight)), oklab(seen(b, sight))];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
};
const lightness = (hex: string, sight: string): number => oklab(seen(hex, sight))[0];

/** The colour of a token in a theme, out of the part of a sheet that begins with `from`. */
const colour = (sheet: string, from: string, token: string, theme: (typeof THEMES)[number]): string => {
  const block = sheet.slice(sheet.indexOf(from));
  const value = new RegExp(`--${token}:\\s*([^;]+);`).exec(block)?.[1] ?? '';
  const [first, second] = value.match(/#[0-9a-f]{6}/gi) ?? [];
  const found = theme === 'dark' ? (second ?? first) : first;
  if (found === undefined) throw new Error(`no colour --${token} after ${from}`);
  return found;
};
const KITS = ['a', 'b', 'c', 'd'] as const;
const kit = (pair: (typeof KITS)[number], token: string, theme: (typeof THEMES)[number]): string =>
  pair === 'a' ? colour(css[0], ':root', token, theme) : colour(css[1], `[data-kits="${pair}"]`, token, theme);
const cases = KITS.flatMap(pair =>
  THEMES.flatMap(theme => Object.keys(SIGHTS).map(sight => [pair, theme, sight] as const)),
);

/** Figures have rims of their own, so the ground may come nearer than the other team. */
const TEAMS_APART = 0.2;
const GROUND_APART = 0.09;
const STEP = 0.08;

test.each(cases)('kits %s, %s, %s: the teams are told apart, and both from the ground', (pair, theme, sight) => {
  const [home, away] = [kit(pair, 'home', theme), kit(pair, 'away', theme)];
  expect(apart(home, away, sight)).toBeGreaterThan(TEAMS_APART);
  for (const ground of ['stone-1', 'grass-1'])
    for (const shirt of [home, away])
      expect(apart(shirt, colour(css[0], ':root', ground, theme), sight)).toBeGreaterThan(GROUND_APART);
});

test.each(Object.keys(SIGHTS))('%s: the colours of the odds grow darker step by step', sight => {
  const steps = [5, 4, 3, 2, 1].map(step => lightness(colour(css[0], ':root', `odds-${step}`, 'light'), sight));
  for (let i = 1; i < steps.length; i++) expect((steps[i - 1] as number) - (steps[i] as number)).toBeGreaterThan(STEP);
});

/** By the web's own measure: 4.5 is enough for any writing. */
const contrast = (a: string, b: string): number => {
  const [dark = 0, bright = 0] = [a, b].map(hex => dot([0.2126, 0.7152, 0.0722], linear(hex))).sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
};
test.each(KITS)('kits %s: the name of each team can be read on its colour', pair => {
  for (const theme of THEMES) {
    const awayInk = pair === 'a' ? kit(pair, 'away-ink', theme) : '#ffffff';
    expect(contrast(kit(pair, 'home', theme), kit(pair, 'home-ink', theme))).toBeGreaterThan(4.5);
    expect(contrast(kit(pair, 'away', theme), awayInk)).toBeGreaterThan(4.5);
  }
});
