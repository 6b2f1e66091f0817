/** The pitch and the whole screen of a known position, compared as text. */
import { expect, test } from 'vitest';
import { marksFor, questionLines } from '../../src/play/blitz/ask.ts';
import { drawPitch, pitchWidth } from '../../src/play/blitz/pitch.ts';
import { cardsText, drawScreen, type Screen } from '../../src/play/blitz/screen.ts';
import { clip, colourStyle, plainStyle, visibleWidth, wrap } from '../../src/play/style.ts';
import { choicesOf } from '../../src/text/blitz/answers.ts';
import { at, midMatch, player, setUp } from './positions.ts';

const drawn = (text: string): string[] => text.split('\n').slice(1, -1);
const PITCH = drawn(`
      1    2   3   4   5   6   7   8   9  10  11  12  13  14   15
   ┌────┬────────────────────────────────────────────────────┬────┐
 1 │ ·  │ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │ ·  │
 2 │ 6S›│ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │ ·  │
 3 │ ·  │ ·   ·  ▓▓▓▓▓▓▓▓ ·   ·   ·   ·   ·  ▓▓▓▓▓▓▓▓ ·   ·  │ ·  │
 4 │ ·  │ ·   ·  ▓▓▓▓▓▓▓▓ ·   ·   ·   ·   ·  ▓▓▓▓▓▓▓▓ ·   ·  │ ·  │
 5 │ ·  │ ·  ●4R› ·   ·   1l××1L  ·   ·   ·   ·   ·   ·   ·  │ ·  │
 6 │ ·  │ ·   ·   ·   2L› ·   ·  [ ]  ·   ·   ·   ·  ‹4T  ·  │ ·  │
 7 │ ·  │ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │ ·  │
 8 │ ·  │ ·   ·  ▓▓▓▓▓▓▓▓ ·   5B_ ·   ·   ·  ▓▓▓▓▓▓▓▓ ·   ·  │ ·  │
 9 │ ·  │ ·   ·  ▓▓▓▓▓▓▓▓ ·   ·   ●   ·   ·  ▓▓▓▓▓▓▓▓ ·   ·  │ ·  │
10 │ ·  │ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │ ·  │
11 │ ·  │ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │ ·  │
   └─a──┴─b───c───d───e───f───g───h───i───j───k───l───m───n──┴─o──┘
`);

test('the pitch shows sides, Marked, Prone, acted, held and loose balls without any colour', () => {
  const g = setUp(midMatch);
  expect(drawPitch(g)).toEqual(PITCH);
  expect(Math.max(...PITCH.map(visibleWidth))).toBe(pitchWidth(g));
});
test('squares that may be answered are marked, those with a ball and Trapdoors too', () => {
  const g = setUp(midMatch);
  const lines = drawPitch(g, { marks: new Set([at(g, 8, 9), at(g, 8, 6), at(g, 2, 1), at(g, 15, 1)]) });
  expect(lines[2]).toBe(' 1 │ ·  │ +   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │ +  │');
  expect(lines[7]).toBe(' 6 │ ·  │ ·   ·   ·   2L› ·   ·  [+]  ·   ·   ·   ·  ‹4T  ·  │ ·  │');
  expect(lines[10]).toBe(' 9 │ ·  │ ·   ·  ▓▓▓▓▓▓▓▓ ·   ·   ●+  ·   ·  ▓▓▓▓▓▓▓▓ ·   ·  │ ·  │');
});
test('colours change nothing but colours', () => {
  const g = setUp(midMatch);
  const marks = { marks: new Set([at(g, 8, 9)]), players: new Set([player(g, 'H2')]), focus: player(g, 'H4') };
  const painted = drawPitch(g, { ...marks, style: colourStyle });
  expect(painted.join('')).toContain('\x1b[');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes are what is taken out
  expect(painted.map(line => line.replace(/\x1b\[[0-9;]*m/g, ''))).toEqual(drawPitch(g, marks));
});

const screenOf = (columns: number, rows: number, more: Partial<Screen> = {}): string[] => {
  const g = setUp(midMatch);
  const choices = choicesOf(g);
  return drawScreen({
    g,
    viewer: 0,
    you: 0,
    columns,
    rows,
    log: ['--- Turn 3: Dwarf ---', 'Dwarf 1L runs 4,5 > 5,5 > 6,5.'],
    question: questionLines(g, choices, columns),
    ...marksFor(g, choices),
    ...more,
  });
};
test('80 × 24: the compact screen', () => {
  const lines = screenOf(80, 24);
  expect(lines).toEqual(
    drawn(`
 Dwarf (you) 6 : 4 Orc │ turn 3, Dwarf │ actions left ◆◆◇
${PITCH.map((line, i) => `${line} ${['DUGOUTS', 'Dwarf', '3L', 'Orc', '6U', 'HAND', 'Raw Talent', 'Sprint', 'theirs: 1'][i] ?? ''}`.trimEnd()).join('\n')}
 1 Get Moving! 2p: Make your third Run of the turn.
 2 Get The Ball! 1p: Gain a ball you did not hold when the turn began.
 3 (empty)
   next: Spread Out! 1p, 2 in the deck
Dwarf 1L runs 4,5 > 5,5 > 6,5.
2 actions left. Who does what?
  1L Block, Sidestep   2L Run, Mark   3L Reserves   4R Run, Throw   5B Stand Up
  6S Run   end the turn
`),
  );
  expect(lines.length).toBeLessThan(24);
  expect(Math.max(...lines.map(visibleWidth))).toBeLessThanOrEqual(80);
});
test('BU-SCORE-03: a score past ten is shown as one number, without coin and marker', () => {
  const line = (home: number, away: number) =>
    screenOf(80, 24, { g: setUp({ ...midMatch, score: { home, away } }) })[0]?.trim();
  expect(line(17, 9)).toMatch(/^Dwarf \(you\) 17 : 9 Orc │/);
  expect(line(30, 41)).toMatch(/^Dwarf \(you\) 30 : 41 Orc │/);
});
test('100 × 40: cards in words beside the pitch, the log below', () => {
  const lines = screenOf(100, 40);
  const side = lines.slice(1).map(line => line.slice(pitchWidth(setUp(midMatch)) + 2));
  expect(side.slice(0, 22)).toEqual([
    'CHALLENGES, 2 in the deck',
    ' 1 Get Moving! 2p',
    '   Make your third Run of the',
    '   turn.',
    ' 2 Get The Ball! 1p',
    '   Gain a ball you did not hold',
    '   when the turn began.',
    ' 3 (empty)',
    '   next: Spread Out! 1p',
    '',
    'YOUR HAND',
    ' Raw Talent',
    '   After your own roll. Roll',
    '   all dice of that roll again.',
    ' Sprint',
    '   Before your Run. It may be 2',
    '   squares longer.',
    ' Orc holds 1 card',
    '',
    'DUGOUTS',
    ' Dwarf: 3L',
    ' Orc: 6U',
  ]);
  expect(lines[15]?.startsWith('--- Turn 3: Dwarf ---')).toBe(true);
  expect(lines.length).toBeLessThan(40);
  expect(Math.max(...lines.map(visibleWidth))).toBeLessThanOrEqual(100);
});
test('nobody sees a hand that is not theirs', () => {
  for (const [columns, rows] of [
    [80, 24],
    [120, 40],
  ] as const) {
    expect(screenOf(columns, rows, { viewer: 1 }).join('\n')).not.toMatch(/Sprint|Raw Talent/);
    expect(screenOf(columns, rows, { viewer: 1 }).join('\n')).toMatch(/Step Aside/);
    expect(screenOf(columns, rows, { viewer: null }).join('\n')).not.toMatch(/Sprint|Raw Talent|Step Aside/);
  }
  expect(cardsText(setUp(midMatch), 1).join('\n')).not.toMatch(/Sprint|Raw Talent/);
});
test('generous coaches, arenas and rookies are on the screen while they last', () => {
  const g = setUp({ ...midMatch, arena: 'bonePit', rookies: 'away', inForce: ['generousCoaches'] });
  const lines = drawScreen({ g, viewer: 0, columns: 120, rows: 40, log: [], question: [] }).join('\n');
  expect(lines).toContain('1 Get Moving! 3p');
  expect(lines).toContain('The Bone Pit');
  expect(lines).toContain('Orc has Rookies to Watch');
});
test('a question longer than the room pushes the log out, not the pitch', () => {
  const question = Array.from({ length: 6 }, (_, i) => `line ${i}`);
  const lines = screenOf(80, 24, { question });
  expect(lines.length).toBeLessThanOrEqual(24);
  PITCH.forEach((line, i) => {
    expect(lines[i + 1]?.startsWith(line)).toBe(true);
  });
  expect(lines.slice(-6)).toEqual(question);
});

test('text is broken between words, keeps its indent, and is cut with a sign', () => {
  expect(wrap('  one two three', 9, '    ')).toEqual(['  one two', '    three']);
  expect(wrap('short', 9)).toEqual(['short']);
  expect(clip('a long line', 6)).toBe('a lon…');
  expect(plainStyle.paint('x', 'red')).toBe('x');
});
