/** Blood Bowl at the table, with lines typed by the test: set-up, moves with rolls, habits, undo, resuming, whole matches. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BotSeat, botNamed } from '@ironpitch/ai';
import {
  type blood,
  type Dice,
  hashPosition,
  MatchKeeper,
  type MatchSpec,
  ScriptedDice,
  SeededDice,
} from '@ironpitch/engine';
import { replayRecord, writeRecord } from '@ironpitch/protocol';
import { afterAll, expect, test } from 'vitest';
import type { Display } from '../../src/play/display.ts';
import { loadMatch } from '../../src/play/saves.ts';
import { Session, type Table } from '../../src/play/session.ts';
import { plainStyle } from '../../src/play/style.ts';
import { midMatch, ruleset, setUp, squareOf } from './positions.ts';

type BloodGame = blood.BloodGame;

const folder = mkdtempSync(join(tmpdir(), 'ironpitch-blood-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const spec: MatchSpec = {
  ruleset: 'blood-2016',
  home: 'human',
  away: 'orc',
  options: { kickOffTable: false, weather: false },
};
const collecting = (g: ReturnType<typeof ruleset.create>): ReturnType<typeof ruleset.create> => {
  g.events = [];
  return g;
};
const matchWith = (dice: Dice, options: MatchSpec['options'] = spec.options): MatchKeeper =>
  new MatchKeeper(
    { ...spec, options },
    ruleset,
    d => collecting(ruleset.create({ ...spec, options }, d)),
    dice,
  ).start();
/** A match that begins in a position, with these dice. */
const matchAt = (position: blood.PositionSpec, dice: readonly string[]): MatchKeeper =>
  new MatchKeeper(spec, ruleset, () => setUp(position, dice), new ScriptedDice());

interface Played {
  readonly text: string;
  readonly game: BloodGame;
  readonly keeper: MatchKeeper;
  readonly file: string;
}
/** Types the lines into a match; `next` decides when they run out, or ends the input. */
const play = async (
  keeper: MatchKeeper,
  lines: readonly string[],
  more: Partial<Table> & { next?: (g: BloodGame) => string | null } = {},
): Promise<Played> => {
  const written: string[] = [];
  const file = join(folder, 'match.json');
  const game = keeper.game as BloodGame;
  const queue = [...lines];
  const display: Display = {
    style: plainStyle,
    redraws: false,
    columns: 100,
    rows: 40,
    write: text => written.push(text),
  };
  const session = new Session({
    keeper,
    definition: ruleset,
    bots: [undefined, undefined],
    display,
    lines: {
      next: async prompt => {
        const line = queue.shift() ?? more.next?.(game) ?? null;
        written.push(`${prompt}${line ?? ''}\n`);
        return line;
      },
      close: () => {},
    },
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
const diceLeft = (g: BloodGame): number => (g.dice as ScriptedDice).left;
const bot = (seat: 0 | 1, name = 'random'): BotSeat =>
  new BotSeat(botNamed(name, ruleset.id, `bot ${seat}`), seat, ruleset, spec);

test('toss, formations, a player moved by hand, the kick, and the first turn', async () => {
  const dice = new ScriptedDice(['coin:heads', 'd8:5', 'd6:1', 'd8:4']);
  const { game, text } = await play(matchWith(dice), ['kick', 'wall', '1 10,7 ready', 'ready', '22,14']);
  expect(game.question.name).toBe('action');
  expect([game.asked, game.turn(1), game.turn(0)]).toEqual([1, 1, 0]);
  expect(squareOf(game, 'H1')).toBe('10,7');
  expect(text).toContain('Set up to kick. It is legal.');
  expect(text).toContain('Human wins the toss.');
  expect(text).toContain('Human kicks off.\n=== first half ===');
  expect(text).toMatch(
    /The kick is aimed at 22,14\.\nThe kick carries 1 square \(D8: 5\), to 23,14\.\nThe ball bounces \(D8: 4\) to 22,14\./,
  );
  expect(text).toContain('--- Orc, turn 1, first half ---');
  expect(dice.left).toBe(0);
});
test('a set-up that is not legal is not taken, and says why', async () => {
  const dice = new ScriptedDice(['coin:heads']);
  const lines = ['kick', '1 off', 'ready', '1 10,7', 'ready'];
  const { game, text } = await play(matchWith(dice), lines);
  expect(text).toMatch(/Not legal yet: 11 players must be on the pitch, not 10/);
  expect([game.question.name, game.asked]).toEqual(['setUp', 1]);
  expect(squareOf(game, 'H1')).toBe('10,7');
});
test('a move further away is one line; the rolls on the way are rolled one after the other', async () => {
  const keeper = matchAt(midMatch, ['d6:4', 'd6:5', 'd6:2']);
  const { game, text } = await play(keeper, ['3 move 3,9']);
  expect(text).toMatch(/The way: 12,9 > 11,9 > .* > 3,9 \(Dodge 3\+, Going For It 2\+, Going For It 2\+: 46%\)\n/);
  expect(text).toContain('Human 3B, Dodge 4+: rolled 4, +1 dodging');
  expect(text).toContain('Human 3B, Going For It 2+: rolled 5: it keeps its feet.');
  expect([squareOf(game, 'H3'), game.question.name, diceLeft(game)]).toEqual(['3,9', 'action', 0]);
});
test('a failed roll ends the plan: nothing of it is carried out afterwards', async () => {
  const keeper = matchAt({ ...midMatch, rerolls: {} }, ['d6:1', '2d6:5']);
  const { game, text } = await play(keeper, ['3 move 8,9']);
  expect(text).toContain('Human 3B, Dodge 4+: rolled 1, +1 dodging, total 2: it is caught.');
  expect(text).toContain('TURNOVER: one of its players went down.');
  expect([game.asked, diceLeft(game)]).toEqual([1, 0]);
});
test('a failed roll offers the re-roll; when that does it, the walk goes on as planned', async () => {
  const keeper = matchAt(midMatch, ['d6:1', 'd6:6']);
  const { game, text } = await play(keeper, ['3 move 8,9', 'reroll']);
  expect(text).toContain('3B, Dodge: a 1. Keep it, or roll again?');
  expect(text).toContain('Human 3B re-rolls, using a team re-roll.');
  expect(squareOf(game, 'H3')).toBe('8,9');
  expect([game.rerolls(0), diceLeft(game)]).toEqual([1, 0]);
});
test('habits: a success is not offered again, and "ask rerolls" is asked after all', async () => {
  const quiet = await play(matchAt(midMatch, ['d6:6']), ['3 move 11,10']);
  expect(quiet.text).not.toContain('Keep it, or roll again?');
  expect(quiet.game.question.name).toBe('activity');
  const asked = await play(matchAt(midMatch, ['d6:6']), ['ask rerolls', '3 move 11,10']);
  expect(asked.text).toContain('3B, Dodge: a 6. Keep it, or roll again?');
  expect(asked.game.question.name).toBe('reroll');
});
test('habits: Block is used without asking, and "ask skills" is asked after all', async () => {
  const quiet = await play(matchAt(midMatch, ['block:bothDown']), ['3 block 1', '1']);
  // The Orc Blitzer has Block as well: nobody goes down.
  expect(quiet.text).toContain('Human 3B uses Block.\nOrc 1Z uses Block.');
  expect(quiet.text).not.toContain('use Block not to be');
  expect([quiet.game.question.name, diceLeft(quiet.game)]).toEqual(['action', 0]);
  const lines = ['ask skills', '3 block 1', '1', 'no', 'yes'];
  const asked = await play(matchAt(midMatch, ['block:bothDown', '2d6:4']), lines);
  expect(asked.text).toContain('Does Human 3B use Block not to be knocked down by Both Down?');
  expect(asked.text).toContain('Human 3B is knocked down.');
  expect(diceLeft(asked.game)).toBe(0);
});
test('habits: a skill rolls its own failure again', async () => {
  const players = midMatch.players.map(p => (p.id === 'H2' ? { ...p, square: [13, 6] as const } : p));
  const keeper = matchAt({ ...midMatch, players }, ['d6:1', 'd6:5']);
  const { game, text } = await play(keeper, ['2 move 13,5']);
  expect(text).toContain('Human 2C re-rolls, using Dodge.');
  expect([squareOf(game, 'H2'), game.rerolls(0), diceLeft(game)]).toEqual(['13,5', 2, 0]);
});
test('habits: a Dodge that a Diving Tackle has spoilt is no success, so its re-roll is asked for', async () => {
  const players = midMatch.players.map(p => (p.id === 'A1' ? { ...p, learned: ['divingTackle'] as const } : p));
  const { game, text } = await play(matchAt({ ...midMatch, players }, ['d6:4']), ['3 move 11,10', '1']);
  expect(text).toContain('3B, Dodge: a 4. Keep it, or roll again?');
  expect(game.question.name).toBe('reroll');
});
test('undo takes back what was said in one line, until a die fell', async () => {
  const keeper = matchAt(midMatch, ['d6:6']);
  const before = hashPosition(keeper.game);
  const { game, text } = await play(keeper, ['2 move 17,5 stop', 'undo']);
  expect(text).toContain('Taken back.');
  expect(hashPosition(game)).toBe(before);
  const rolled = await play(matchAt(midMatch, ['d6:6']), ['3 move 11,10', 'undo']);
  expect(rolled.text).toContain('Nothing to take back');
  expect(squareOf(rolled.game, 'H3')).toBe('11,10');
});
test('Enter ends an Action only when something has been done', async () => {
  const { text, game } = await play(matchAt(midMatch, []), ['2 move', '', 'e', '']);
  expect(text).toContain('Nothing has been done yet: type "stop" to end the Action all the same, or "undo".');
  expect([game.question.name, squareOf(game, 'H2')]).toEqual(['action', '15,5']);
});
test('a Blitz in one line: the way, the block, the die, the push, the follow-up', async () => {
  const keeper = matchAt({ ...midMatch, rerolls: {} }, ['block:defenderDown', '2d6:4']);
  const { game, text } = await play(keeper, ['2 blitz block 1', 's', 'no']);
  expect(text).toContain('The way: 14,5 > 14,6 > 14,7');
  expect(text).toMatch(/Human 2C \(Strength 2.*\) blocks Orc 1Z \(Strength 3.*\)/);
  expect([squareOf(game, 'H2'), squareOf(game, 'A1'), diceLeft(game)]).toEqual(['14,7', '13,9', 0]);
});
test('two coaches at one screen: cards stay hidden until the right one looks', async () => {
  const hands = { home: ['heckler'], away: ['zap'] } as const;
  const position = { ...midMatch, moment: 'turnStart', hands } as const;
  const keeper = new MatchKeeper(spec, ruleset, () => setUp(position, [], { cards: true }), new ScriptedDice());
  const { text } = await play(keeper, ['', 'cards', 'no', 'quit']);
  expect(text).toContain("Human is asked. Press Enter when only Human's coach can see the screen.");
  expect(text).toContain('Your cards:\n Heckler: ');
  expect(text).not.toContain('Zap!');
});
test('illegal procedure: forgotten, called by the other coach, paid for', async () => {
  const options = { illegalProcedure: true };
  const position = { ...midMatch, markerMoved: false };
  const keeper = new MatchKeeper(spec, ruleset, () => setUp(position, [], options), new ScriptedDice());
  const { text, game } = await play(keeper, ['2 move e', 'illegal', 'keep']);
  expect(text).toContain('Orc calls illegal procedure.');
  expect(text).toContain('Human loses a team re-roll.');
  expect(game.question.name).toBe('activity');
  const wrong = await play(matchAt(midMatch, []), ['illegal']);
  expect(wrong.text).toContain('"illegal" is not an answer here.');
});

test('a match that was left is resumed where it was', async () => {
  const first = await play(matchWith(new SeededDice('resume')), ['ready', 'ready', '20,8'], {
    next: g => (g.question.name === 'action' ? null : firstAnswer(g)),
  });
  expect(first.text).toContain('The input has ended. The match is saved. Go on with: npx ironpitch play --resume ');
  const record = loadMatch(first.file);
  const keeper = replayRecord(record, { after: new SeededDice('other'), prepare: collecting });
  expect(hashPosition(keeper.game)).toBe(hashPosition(first.game));
  const second = await play(keeper, ['log', 'quit']);
  expect(second.text).toContain('The match goes on.');
  expect(second.text).toMatch(/--- \w+, turn 1, first half ---/);
});
const firstAnswer = (g: BloodGame): string => {
  const [answer] = g.legalAnswers();
  if (typeof answer === 'string') return answer;
  const [, object] = Object.entries(answer as object)[0] as [string, unknown];
  return Array.isArray(object) ? object.join(',') : '1';
};
test('two bots play a whole match, and its record replays to the same end', { timeout: 60_000 }, async () => {
  const options = { cards: true, overtime: true, apothecary: true };
  const keeper = matchWith(new SeededDice('whole'), options);
  const { game, text, file } = await play(keeper, [], { bots: [bot(0), bot(1)] });
  expect(game.over).toBe(true);
  expect(text).toMatch(/\n(A draw|\w+ wins), Human \d+ : \d+ Orc, /);
  expect(text).toMatch(/\n {2}Human: .*; \d+ (casualty|casualties) suffered; \d+ turnovers?\.\n/);
  expect(text).not.toMatch(/undefined|NaN|\[object/);
  expect(hashPosition(replayRecord(loadMatch(file)).game)).toBe(hashPosition(game));
});
test('on a terminal every question is a screen of its own, never taller or wider than the terminal', {
  timeout: 60_000,
}, async () => {
  for (const [columns, rows] of [
    [80, 24],
    [120, 40],
  ] as const) {
    const screens: string[] = [];
    const display: Display = { style: plainStyle, redraws: true, columns, rows, write: text => screens.push(text) };
    let asked = 0;
    const dice = new SeededDice('answers');
    await play(matchWith(new SeededDice(`terminal ${columns}`), { cards: true }), [], {
      display,
      bots: [undefined, bot(1)],
      next: g => {
        const answers = g.legalAnswers();
        return ++asked > 60 ? 'quit' : typedFor(answers[dice.pick(answers.length)]);
      },
    });
    const drawn = screens.filter(text => text.startsWith('\x1b[H'));
    expect(drawn.length).toBeGreaterThan(30);
    for (const text of drawn) {
      const lines = text.slice(3).split('\x1b[K\r\n').slice(0, -1);
      expect(lines.length).toBeLessThanOrEqual(rows - 1);
      for (const line of lines) expect([...line].length).toBeLessThanOrEqual(columns);
    }
  }
});
/** Something a coach would type for an answer; it need not be understood. */
const typedFor = (answer: unknown): string => {
  if (typeof answer === 'string') return answer;
  const [verb, object] = Object.entries(answer as object)[0] as [string, unknown];
  return Array.isArray(object) ? object.join(',') : `${verb} ${String(object)}`;
};
