/** Matches at the table, with lines typed by the test: answers, undo, save and resume, hot seat, whole matches. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BotSeat, botNamed } from '@ironpitch/ai';
import {
  type BlitzGame,
  type Dice,
  hashPosition,
  MatchKeeper,
  type MatchSpec,
  ScriptedDice,
  SeededDice,
  Takebacks,
} from '@ironpitch/engine';
import { replayRecord, writeRecord } from '@ironpitch/protocol';
import { afterAll, expect, test } from 'vitest';
import { writeWhole } from '../src/files/write.ts';
import { pointsBySource } from '../src/play/blitz/summary.ts';
import type { Display } from '../src/play/display.ts';
import type { Lines } from '../src/play/lines.ts';
import { latestMatch, loadMatch, saveName } from '../src/play/saves.ts';
import { Session, type Table } from '../src/play/session.ts';
import { plainStyle } from '../src/play/style.ts';
import { blitz, midMatch, setUp } from './blitz/positions.ts';
import { typed } from './blitz/typed.ts';

const folder = mkdtempSync(join(tmpdir(), 'ironpitch-play-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const spec: MatchSpec = { ruleset: 'blitz-2024', home: 'dwarf', away: 'orc', options: { pitch: 'stone' } };
const keeperWith = (dice: Dice, seed?: string, options: MatchSpec['options'] = spec.options): MatchKeeper =>
  new MatchKeeper(
    { ...spec, options },
    blitz,
    d => {
      const game = blitz.create({ ...spec, options }, d);
      game.events = [];
      return game;
    },
    dice,
    seed,
  ).start();

interface Played {
  readonly text: string;
  readonly game: BlitzGame;
  readonly keeper: MatchKeeper;
  readonly file: string;
}
/** Types the lines into a match; `next` decides when they run out, or ends the input. */
const play = async (
  keeper: MatchKeeper,
  lines: readonly string[],
  more: Partial<Table> & { next?: (g: BlitzGame) => string | null } = {},
): Promise<Played> => {
  const written: string[] = [];
  const file = join(folder, 'match.json');
  const game = keeper.game as BlitzGame;
  const queue = [...lines];
  const display: Display = {
    style: plainStyle,
    redraws: false,
    columns: 100,
    rows: 40,
    write: text => written.push(text),
  };
  const typed: Lines = {
    next: async prompt => {
      const line = queue.shift() ?? more.next?.(game) ?? null;
      written.push(`${prompt}${line ?? ''}\n`);
      return line;
    },
    close: () => {},
  };
  const session = new Session({
    keeper,
    definition: blitz,
    bots: [undefined, undefined],
    display,
    lines: typed,
    save: other => {
      writeFileSync(other ?? file, writeRecord(keeper.record()));
      return { file: other ?? file };
    },
    resumeFlags: '',
    pauseMs: 0,
    ...more,
  });
  await session.play();
  return { text: written.join(''), game, keeper, file };
};
const bot = (seat: 0 | 1, name = 'random'): BotSeat =>
  new BotSeat(botNamed(name, 'blitz-2024', `bot ${seat}`), seat, blitz, spec);
/** heads: home wins the toss, so away sets up and plays first; the cards lie as the edition lists them. */
const opening = (...more: string[]): ScriptedDice => new ScriptedDice(['coin:heads', 'shuffle', ...more]);

test('auto sets up both teams, one word of each coach', async () => {
  const { game, text } = await play(keeperWith(opening()), ['auto', 'auto']);
  expect(game.question.name).toBe('action');
  expect(game.asked).toBe(1);
  expect(game.playersOf(0).map(p => game.squareName(game.square(p)).join(','))).toEqual([
    '1,6',
    '1,4',
    '1,8',
    '1,2',
    '1,10',
    '1,5',
  ]);
  expect(text).toContain('Orc sets up: 1L at 15,6');
  expect(text).toContain('The input has ended. The match is saved. Go on with: npx ironpitch play --resume ');
});
test('a Run: who, what and where to in one line; the way is shown first', async () => {
  const { game, text } = await play(keeperWith(opening()), ['auto', 'auto', '5 run 10,9', 'stop']);
  expect(game.squareName(game.square(game.playerNamed('A5')))).toEqual([10, 9]);
  expect(game.actionsLeft).toBe(2);
  expect(text).toMatch(/The way: 15,10 > .* > 10,9\n/);
  expect(text).toMatch(/Orc 5B runs 15,10 > .* > 10,9\./);
});
test('Enter ends a Run only after a step; before that it takes the word', async () => {
  const { game, text } = await play(keeperWith(opening()), ['auto', 'auto', '5 run', '', 'w', '']);
  expect(text).toContain('Nobody has moved yet: type "stop" to end the Run here all the same, or "undo".');
  expect(game.question.name).toBe('action');
  expect(game.squareName(game.square(game.playerNamed('A5')))).toEqual([14, 10]);
  expect((await play(keeperWith(opening()), ['auto', 'auto', '5 run', 'stop'])).game.question.name).toBe('action');
  const position = { ...midMatch, cards: {}, balls: [{ square: [4, 6] as const }] };
  const picking = new MatchKeeper(spec, blitz, () => setUp(position), new ScriptedDice());
  expect((await play(picking, ['4 run 4,6', ''])).game.question.name).toBe('action');
});
test('undo takes back a whole command, again and again, and the record with it', async () => {
  const before = (await play(keeperWith(opening()), ['auto', 'auto'])).keeper.record();
  const { keeper, game, text } = await play(keeperWith(opening()), [
    'auto',
    'auto',
    '5 run 10,9',
    'stop',
    'undo',
    'undo',
    'undo',
    'undo',
  ]);
  expect(text).toContain('Taken back.');
  expect(text).toContain('Nothing to take back');
  expect(keeper.record()).toEqual(before);
  expect(game.actionsLeft).toBe(3);
  expect(game.squareName(game.square(game.playerNamed('A5')))).toEqual([15, 10]);
});
test('a match goes on after undo as if nothing had been; one line is one step back', async () => {
  const straight = await play(keeperWith(opening()), ['auto', 'auto', '5 run 12,9 stop', '1 run n stop']);
  const lines = ['auto', 'auto', '5 run 10,9 stop', 'undo', '5 run 12,9 stop', '1 run n stop'];
  const crooked = await play(keeperWith(opening()), lines);
  expect(crooked.keeper.record()).toEqual(straight.keeper.record());
  expect(hashPosition(crooked.game)).toBe(hashPosition(straight.game));
});
test('undo stops where the other coach was asked, also when that coach only passed', async () => {
  const position = { ...midMatch, balls: [], cards: { hands: { away: ['shadowing'] } } };
  const keeper = new MatchKeeper(spec, blitz, () => setUp(position), new ScriptedDice());
  const passes = { answer: (g: BlitzGame) => g.readAnswer('pass') } as unknown as BotSeat;
  const { text } = await play(keeper, ['4 run 3,4 stop', 'undo'], { bots: [undefined, passes] });
  expect(keeper.answers.at(-1)).toBe('pass');
  expect(text).toContain('Nothing to take back');
  expect(text).not.toContain('Taken back.');
});
test('undo stops where a die fell', () => {
  const keeper = keeperWith(new SeededDice('undo'));
  const takebacks = new Takebacks(keeper, blitz.turnOf);
  takebacks.remember(0);
  const coach = keeper.game.asked;
  takebacks.note(coach, { dieFell: false, revealed: false });
  expect(takebacks.possible).toBe(true);
  takebacks.note(coach, { dieFell: true, revealed: false });
  expect(takebacks.possible).toBe(false);
  takebacks.remember(0);
  takebacks.note(coach, { dieFell: false, revealed: true });
  expect(takebacks.takeBack()).toBeUndefined();
});
test('what has only one answer is not asked, unless the coach wants to be asked all', async () => {
  const blocking = (): MatchKeeper =>
    new MatchKeeper(spec, blitz, () => setUp(midMatch, ['block:miss']), new ScriptedDice());
  // One opponent to block: the dice roll at once, and then there is something to decide.
  const less = await play(blocking(), ['', '1 block']);
  expect([less.game.question.name, less.game.asked]).toEqual(['reroll', 0]);
  expect(less.text).toContain(
    '1L rolled Miss. Keep it, or roll again?\n  keep it   1 roll again with the Bonus Play Raw Talent',
  );
  const all = await play(blocking(), ['', 'ask all', '1 block']);
  expect(all.game.question.name).toBe('blockTarget');
  expect(all.text).toContain('Whom does 1L block?\n  1L Lineman: 1 die');
  const back = await play(blocking(), ['', 'ask all', 'ask less', '1 block']);
  expect(back.game.question.name).toBe('reroll');
});
test('words left over never answer what only the dice have asked', async () => {
  const players = midMatch.players.map(p => (p.id === 'H2' ? { ...p, square: [7, 6] as const } : p));
  const dice = ['block:smash', 'block:shove'];
  const position = { ...midMatch, players, cards: {} };
  const keeper = new MatchKeeper(spec, blitz, () => setUp(position, dice), new ScriptedDice());
  const { game, text } = await play(keeper, ['1 block 1 2']);
  expect(game.question.name).toBe('blockFace');
  expect(text).toContain('Dwarf 1L blocks Orc 1L with 2 Block Dice, +1 assist: Smash, Shove.');
});
test('on a terminal every question is a screen of its own, drawn over the last and never too tall', async () => {
  const screens: string[] = [];
  const display = (rows: number): Display => ({
    style: plainStyle,
    redraws: true,
    columns: 80,
    rows,
    write: text => screens.push(text),
  });
  const keeper = keeperWith(opening());
  await play(keeper, ['auto', '?', '', 'auto', 'log', '', '5 run 10,9', 'nonsense', 'stop'], { display: display(24) });
  const drawn = screens.filter(text => text.startsWith('\x1b[H'));
  expect(drawn.length).toBeGreaterThan(8);
  for (const text of drawn) {
    expect(text.endsWith('\x1b[J')).toBe(true);
    expect(text.split('\r\n').length).toBeLessThanOrEqual(24);
  }
  const watched = keeperWith(new SeededDice('watched'));
  const { game } = await play(watched, [], { display: display(30), bots: [bot(0), bot(1)], pauseMs: 0.01 });
  expect(game.over).toBe(true);
  expect(screens.some(text => text.includes('Orc plays …'))).toBe(true);
  expect(drawn.some(text => text.includes('"nonsense" is not a square on the pitch.'))).toBe(true);
});
test('save writes a copy, quit says how to go on', async () => {
  const copy = join(folder, 'a copy.json');
  const { text, keeper } = await play(keeperWith(opening()), ['auto', `save ${copy}`, 'quit'], {
    resumeFlags: ' --coach both',
  });
  expect(text).toContain(`Saved in ${copy}.`);
  expect(text).toMatch(/Go on with: npx ironpitch play --resume \S*match\.json --coach both\n$/);
  expect(loadMatch(copy)).toEqual(keeper.record());
});
test('a save that fails is told at every question until it works again, and never ends the match', async () => {
  const keeper = keeperWith(opening());
  const isFull = (): boolean => keeper.answers.length === 1 || keeper.answers.length === 2;
  const { text } = await play(keeper, ['15,1', '15,2', '15,3', 'look'], {
    save: () => (isFull() ? { problem: 'the disk is full' } : { file: 'match.json' }),
  });
  expect(keeper.answers).toHaveLength(3);
  const asked = text.split('Orc> ');
  const told = (sentence: string): boolean[] => asked.map(part => part.includes(sentence));
  expect(told('The match is not saved: the disk is full. Every answer tries again.')).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(told('The match is saved again, in match.json.')).toEqual([false, false, false, true, false, false]);
});
test('what is not saved is not left without being sure, and the last save is named', async () => {
  const save = (): { problem: string } => ({ problem: 'the disk is full' });
  const { text, keeper } = await play(keeperWith(opening()), ['quit', 'no', '15,1', 'quit', 'yes'], {
    save,
    savedIn: () => '/saves/my match.json',
  });
  expect(keeper.answers).toHaveLength(1);
  expect(text.match(/The match is not saved\. Leave all the same\? \(yes or no\)/g)).toHaveLength(2);
  expect(text).toMatch(
    /\nThe match is not saved: the disk is full\. What was saved before goes on with: npx ironpitch play --resume "\/saves\/my match\.json"\n$/,
  );
  const never = await play(keeperWith(opening()), ['quit'], { save });
  expect(never.text).toMatch(/\nThe match is not saved: the disk is full\.\n$/);
});
test.each([
  ['/a/b-1.json', '/a/b-1.json'],
  ['/a b.json', '"/a b.json"'],
  ['/$HOME.json', "'/$HOME.json'"],
  ["/it's $5.json", "'/it'\\''s $5.json'"],
  ['/a\x1b[2J.json', "$'/a\\x1b[2J.json'"],
])('a file named %j is one word for the shell, and no order to the terminal', async (file, word) => {
  const { text } = await play(keeperWith(opening()), ['quit'], { save: () => ({ file }) });
  expect(text).toContain(`Go on with: npx ironpitch play --resume ${word}\n`);
});
test('words that every object knows are no commands: the match goes on', async () => {
  const odd = ['constructor', '__proto__', 'toString', 'hasOwnProperty x', 'valueOf'];
  const long = `15,1 ${'x'.repeat(600)}`;
  const { text, keeper } = await play(keeperWith(opening()), [...odd, long, 'a\x1b[2Jb', '15,1']);
  expect(text).toContain('"constructor" is not a square on the pitch.');
  expect(text).toContain('A line has at most 500 characters.');
  expect(text).toMatch(/\n"a\\x1b" is not a square/);
  expect(keeper.answers).toEqual([{ to: [15, 1] }]);
});
test('conceding wants to be sure', async () => {
  const { game, text } = await play(keeperWith(opening()), ['auto', 'concede', 'no', 'concede', 'yes']);
  expect(game.over).toBe(true);
  expect(text).toContain('Dwarf concedes.'); // Orc has set up, Dwarf is asked
});
test('bad answers are refused with a sentence and change nothing', async () => {
  const { text, keeper } = await play(keeperWith(opening()), ['3,3', '99', 'hello', '7']);
  expect(text).toContain('3,3 is not possible. Possible: 15,1  15,2');
  expect(text).toContain('"hello" is not a square on the pitch.');
  expect(keeper.answers).toEqual([{ to: [15, 7] }]); // a row is enough where the column is clear
});
test('hot seat: a hand is shown only after its coach has said so', async () => {
  const keeper = new MatchKeeper(spec, blitz, () => setUp(midMatch), new ScriptedDice());
  const { text, game } = await play(keeper, ['', '2 mark 6,6', '']);
  expect(game.question.name).toBe('bonusPlay');
  const [before = '', home = '', away = ''] = text.split(
    /\w+ is asked\. Press Enter when only \w+'s coach can see the screen\. \n/,
  );
  expect(before).not.toMatch(/Sprint|Step Aside/);
  expect(home).toContain(' Sprint\n');
  expect(home).not.toContain('Step Aside');
  expect(away).toContain('An opponent has marked you (Dwarf 2L): play a card? (Enter: no)\n  pass   1 Step Aside');
  expect(away).not.toContain('Sprint');
});
test('a whole match, typed line by line against a bot, ends with a result and a record that replays', async () => {
  let line = 0;
  const keeper = keeperWith(new SeededDice('typed'), 'typed', {
    events: true,
    fouls: true,
    balls: true,
    arena: 'roll',
    rookies: 'home',
  });
  const { game, text, file } = await play(keeper, [], {
    bots: [undefined, new BotSeat(botNamed('greedy', 'blitz-2024', 'g'), 1, blitz, keeper.spec)],
    next: g => {
      if (line++ > 5000) return null;
      const legal = g.legalAnswers().filter(one => one !== 'endTurn' && one !== 'stop');
      const all = legal.length > 0 ? legal : g.legalAnswers();
      return typed(g, all[new SeededDice(`line ${line}`).pick(all.length)]);
    },
  });
  expect(game.over).toBe(true);
  expect(text).toMatch(/The record is in .*match\.json; see it again with: npx ironpitch replay /);
  const record = loadMatch(file);
  expect(record.final?.hash).toBe(hashPosition(game));
  expect(record.seed).toBe('typed');
  expect(hashPosition(replayRecord(record).game)).toBe(record.final?.hash);
});
test('a match that was left goes on from its record, with the same position and report', async () => {
  const first = await play(keeperWith(opening()), ['auto', 'auto', '5 run 10,9', 'stop', 'quit']);
  const record = loadMatch(first.file);
  expect(record.seed).toBeUndefined();
  expect(record.dice?.slice(0, 1)).toEqual(['coin:heads']);
  const keeper = replayRecord(record, {
    after: new SeededDice('new dice'),
    prepare: g => {
      g.events = [];
    },
  });
  expect(hashPosition(keeper.game)).toBe(hashPosition(first.game));
  const second = await play(keeper, ['log'], { bots: [bot(0), bot(1)] });
  expect(second.game.over).toBe(true);
  expect(second.text).toContain('Orc sets up: 1L at 15,6');
  // Nobody knows a seed for dice that were rolled in two sittings: the finished record holds them all.
  const final = loadMatch(second.file);
  expect(final.seed).toBeUndefined();
  expect(hashPosition(replayRecord(final).game)).toBe(final.final?.hash);
});

test('points are added up by where they came from', () => {
  const sources = pointsBySource(
    setUp(midMatch),
    [
      { type: 'touchdown', player: 0 as never, seat: 0, points: 4 },
      { type: 'claimed', seat: 0, space: 1, challenge: 'getMoving', points: 2 },
      { type: 'claimed', seat: 1, space: 1, challenge: 'getMoving', points: 2 },
      { type: 'touchdown', player: 0 as never, seat: 0, points: 5 },
      { type: 'bonusPoint', seat: 0, points: 1 },
    ],
    0,
  );
  expect([...sources]).toEqual([
    ['Touchdown', { count: 2, points: 9 }],
    ['Get Moving!', { count: 1, points: 2 }],
    ['Bonus Plays', { count: 1, points: 1 }],
  ]);
});
test('records are written whole or not at all, and the latest unfinished one is found', () => {
  const saves = join(folder, 'saves');
  const record = keeperWith(opening()).record();
  expect(() => latestMatch(saves)).toThrow(/no unfinished match/);
  const file = join(saves, saveName('dwarf', 'orc', new Date(2025, 2, 9, 20, 15, 2)));
  expect(file).toMatch(/2025-03-09-201502-dwarf-orc\.json$/);
  mkdirSync(saves, { recursive: true });
  writeWhole(file, writeRecord(record));
  writeFileSync(join(saves, 'zzz.json'), '{ broken');
  expect(readdirSync(saves).sort()).toEqual(['2025-03-09-201502-dwarf-orc.json', 'zzz.json']);
  expect(latestMatch(saves)).toBe(file);
  expect(JSON.parse(readFileSync(file, 'utf8')).answers).toEqual([]);
  expect(() => loadMatch(join(saves, 'zzz.json'))).toThrow(/zzz\.json: /);
});
