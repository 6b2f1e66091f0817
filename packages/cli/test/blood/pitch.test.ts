/** The pitch and the whole screen of a known position, compared as text. */
import type { Seat } from '@ironpitch/engine';
import { t } from '@ironpitch/texts/terminal';
import { expect, test } from 'vitest';
import { drawPitch, NARROW_PITCH, WIDE_PITCH } from '../../src/play/blood/pitch.ts';
import { BloodAtTable } from '../../src/play/blood/table.ts';
import { colourStyle, plainStyle, visibleWidth } from '../../src/play/style.ts';
import { at, midMatch, player, setUp } from './positions.ts';

const drawn = (text: string): string[] => text.split('\n').slice(1, -1);
const trimmed = (lines: readonly string[]): string[] => lines.map(line => line.trimEnd());

const NARROW = drawn(`
   1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26
 1 ░  '  '  '  '  '  '  '  '  '  '  '  '│ '  '  '  '  '  '  '  '  '  '  '  '  ░
 2 ░  '  '  '  '  '  '  '  '  '  '  '  '│ '  '  '  ' x5  '  '  '  '  '  '  '  ░
 3 ░  '  '  '  '  '  '  '  '  '  '  '  '│ '  '  '  '  '  '  '  '  '  '  '  '  ░
 4 ░  '  '  '  '  '  '  '  '  '  5) '  '│ '  '  '  '  '  '  '  '  '  '  '  '  ░
 5 ░  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·│ 2› ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ░
 6 ░  ·  ·  ·  ·  ·  ·  ·  ·  ·  · ‹2  ·│ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ░
 7 ░  ·  ·  ·  ·  ·  ·  ·  ·  1● ·  ·  ·│ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ░
 8 ░  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · ‹1  ·  ·  ·  ·  ·  · ‹3  ·  ·  ·  ·  ·  ░
 9 ░  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  3› ·│?4  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ░
10 ░  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  4_ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ░
11 ░  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·│ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ░
12 ░  '  '  '  '  '  '  '  '  '  '  '  '│ '  '  '  '  '  '  '  '  '  '  '  '  ░
13 ░  '  '  '  '  '  '  '  '  '  '  '  '│ '  '  '  '  '  '  '  '  '  '  '  '  ░
14 ░  '  '  '  '  '  '  '  '  '  '  '  '│ '  '  '  '  '  '  '  '  '  '  '  '  ░
15 ░  '  '  '  '  '  '  '  '  '  '  '  '│ '  '  '  '  '  '  '  '  '  '  '  '  ░
`);

test('three signs a square: sides, posture, wits, acted, ball and zones of the pitch without any colour', () => {
  const lines = drawPitch(setUp(midMatch));
  expect(trimmed(lines)).toEqual(NARROW);
  expect(Math.max(...lines.map(visibleWidth))).toBe(NARROW_PITCH);
});
test('four signs a square: position letters, edges, letters of the columns', () => {
  const lines = drawPitch(setUp(midMatch), { wide: true });
  expect([lines[1], lines[9], lines[10], lines.at(-1)]).toEqual(
    drawn(`
   ┌────┬────────────────────────────────────────────────┬────────────────────────────────────────────────┬────┐
 8 │ ░  │ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  ‹1Z │ ·   ·   ·   ·   ·   ·  ‹3B  ·   ·   ·   ·   ·  │ ░  │
 9 │ ░  │ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   3B› ·  │?4R  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  │ ░  │
   └─a──┴─b───c───d───e───f───g───h───i───j───k───l───m──┴─n───o───p───q───r───s───t───u───v───w───x───y──┴─z──┘
`),
  );
  expect(Math.max(...lines.map(visibleWidth))).toBe(WIDE_PITCH);
});
test('marks, the acting player and tackle zones; a digit counts the zones of one side', () => {
  const g = setUp(midMatch);
  const marks = new Map([
    [at(g, 2, 9), '+'],
    [at(g, 13, 9), '!'],
    [at(g, 26, 9), '+'],
  ]);
  const rows = (drawing: Parameters<typeof drawPitch>[1]): string[] => trimmed(drawPitch(g, drawing));
  expect(rows({ marks, focus: player(g, 'H3') })[9]).toBe(
    ' 9 ░  +  ·  ·  ·  ·  ·  ·  ·  ·  ·  3» !│?4  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  +',
  );
  // A1 and A2 reach row 7; the troll at 14,9 has lost its wits, and with them its tackle zone.
  expect(rows({ zonesOf: 1 })[7]).toBe(
    ' 7 ░  ·  ·  ·  ·  ·  ·  ·  ·  1● 1  2  2│ 1  ·  ·  ·  ·  1  1  1  ·  ·  ·  ·  ░',
  );
  // H1 at 10,7 and H3 at 12,9 reach row 8.
  expect(rows({ zonesOf: 0 })[8]).toBe(
    ' 8 ░  ·  ·  ·  ·  ·  ·  ·  1  1  2  1 ‹1  ·  ·  ·  ·  ·  · ‹3  ·  ·  ·  ·  ·  ░',
  );
});
test('a loose ball, a ball that may be picked up, and a kick in the air', () => {
  const loose = setUp({ ...midMatch, balls: [{ square: [5, 12] }] });
  expect(drawPitch(loose)[12]?.slice(0, 20)).toBe("12 ░  '  '  '  ●  ' ");
  expect(drawPitch(loose, { marks: new Map([[at(loose, 5, 12), '!']]) })[12]?.slice(0, 20)).toBe(
    "12 ░  '  '  '  ●! ' ",
  );
  const kick = setUp({ ...midMatch, balls: [] });
  kick.landing = at(kick, 20, 2);
  expect(drawPitch(kick)[2]).toContain(" x5  '  ◎  '");
});
test('colours change nothing but colours', () => {
  const g = setUp(midMatch);
  const drawing = { marks: new Map([[at(g, 2, 9), '+']]), players: new Set([player(g, 'H2')]), focus: player(g, 'H1') };
  for (const wide of [false, true]) {
    const painted = drawPitch(g, { ...drawing, wide, style: colourStyle });
    expect(painted.join('')).toContain('\x1b[');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes are what is taken out
    expect(painted.map(line => line.replace(/\x1b\[[0-9;]*m/g, ''))).toEqual(drawPitch(g, { ...drawing, wide }));
  }
});
test('the legend has a line for every sign the pitch can show', () => {
  for (const sign of ['›', '‹', ')', '»', '_', 'x', '●', '?', '#', '◎', '+', '!'])
    expect(t.blood.legend.join('\n')).toContain(sign);
  for (const line of t.blood.legend) expect(line.length).toBeLessThanOrEqual(78);
});

const screenOf = (columns: number, rows: number, viewer: Seat | null = 0, g = setUp(midMatch)): string[] => {
  const game = new BloodAtTable(g);
  const choices = game.choices();
  const log = ['--- Human, turn 3, first half ---', 'Human 5G moves 10,3 > 11,4.'];
  const question = game.questionLines(choices, columns, plainStyle);
  return game.draw({ viewer, you: 0, style: plainStyle, columns, rows, log, question, choices });
};
test('80 × 24: the whole match on one screen', () => {
  const lines = screenOf(80, 24);
  expect(trimmed(lines)).toEqual([
    ' ▸Human (you) 1 : 0 Orc │ 1st half, turn 3 : 2 │ re-rolls 2 : 1 │ Pouring Rain',
    ...NARROW,
    ' Human: Reserves 12L, Knocked out 6L',
    '--- Human, turn 3, first half ---',
    'Human 5G moves 10,3 > 11,4.',
    'Who does what?',
    '  Move, Blitz, Pass, Hand-off, Foul: 1T 2C 3B 4L   Block: 3B   end the turn',
  ]);
  expect(lines.length).toBeLessThan(24);
});
test('120 × 40: the log beside the dugouts, below a wide pitch', () => {
  const lines = screenOf(120, 40);
  expect(lines[0]).toBe(' ▸Human (you) 1 : 0 Orc │ 1st half, turn 3 : 2 │ re-rolls 2 : 1 │ Pouring Rain');
  expect(lines.slice(1, 19)).toEqual(drawPitch(setUp(midMatch), { wide: true }));
  expect(lines.slice(19, 24).map(line => [line.slice(0, 40).trimEnd(), line.slice(76)])).toEqual([
    ['--- Human, turn 3, first half ---', 'DUGOUTS'],
    ['Human 5G moves 10,3 > 11,4.', ' Human: Reserves 12L, Knocked out 6L'],
    ['', ' Orc: nobody'],
    ['', ' Pouring Rain: −1 to pick up, catch and'],
    ['', '   intercept.'],
  ]);
  expect(lines.length).toBeLessThan(40);
});
test('nobody sees a hand that is not theirs', () => {
  const cards = (): ReturnType<typeof setUp> =>
    setUp({ ...midMatch, hands: { home: ['rowdyFans'], away: ['zap'] } }, [], { cards: true });
  for (const viewer of [0, 1, null] as const) {
    const wide = screenOf(120, 40, viewer, cards()).join('\n');
    expect([wide.includes('Rowdy Fans'), wide.includes('Zap!')]).toEqual([viewer === 0, viewer === 1]);
    const told = new BloodAtTable(cards()).cards(viewer).join('\n');
    expect([told.includes('Rowdy Fans'), told.includes('Zap!')]).toEqual([viewer === 0, viewer === 1]);
    expect(screenOf(80, 24, viewer, cards()).join('\n')).toContain('Orc: 1 card');
  }
});
test('a terminal that is too narrow is told so, and can still be answered', () => {
  const lines = screenOf(70, 24);
  expect(lines[0]).toBe('Please make the terminal 80 columns wide: the pitch needs the room.');
  expect(lines).toContain('Who does what?');
});
test('a question longer than the room pushes the log out, not the pitch', () => {
  const game = new BloodAtTable(setUp(midMatch));
  const question = Array.from({ length: 6 }, (_, i) => `line ${i}`);
  const frame = {
    viewer: 0,
    style: plainStyle,
    columns: 80,
    rows: 24,
    log: ['old', 'new'],
    question,
    choices: [],
  } as const;
  const lines = game.draw(frame);
  expect(trimmed(lines.slice(1, 17))).toEqual(NARROW);
  expect(lines.slice(-6)).toEqual(question);
  expect(lines.length).toBeLessThanOrEqual(24);
});
