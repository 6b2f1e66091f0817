/** The kernel is fit for Blood Bowl 2025: shown by a slice of such a game that is played here. */
import { expect, test } from 'vitest';
import { ScriptedDice } from '../../src/dice/scripted.ts';
import { Until } from '../../src/kernel/effects.ts';
import { DEPTH_MAX, KERNEL, PLAYERS_MAX } from '../../src/kernel/layout.ts';
import { readPosition, writePosition } from '../../src/kernel/notation.ts';
import type { Procedure } from '../../src/kernel/procedure.ts';
import type { Answer } from '../../src/kernel/question.ts';
import { AWAY, type BallId, HOME, NO_SEAT, NOBODY, type PlayerId, Posture, SEATS } from '../../src/words.ts';
import { drawingOf, drawn, interpose, named } from './slice/build.ts';
import { GOLD, LAYOUT, Place, SKILL_COUNT, Skill, type SliceGame, Stat, WEATHER, WEATHERS } from './slice/game.ts';
import { GRID, RaiseDead, ThrowRock } from './slice/match.ts';
import { Push } from './slice/push.ts';

const asked = (g: SliceGame): string => `${SEATS[g.asked]} ${g.question.name}`;
const answers = (g: SliceGame, ...list: Answer[]): void => {
  for (const answer of list) g.answer(answer);
};

test('the pitch has 26 x 15 squares, and the last of them can be written, moved to and answered with', () => {
  const g = drawn('A', new ScriptedDice());
  expect([GRID.squares, GRID.width, GRID.height]).toEqual([390, 26, 15]);
  const corner = GRID.at(26, 15);
  expect(corner).toBe(389);
  g.put(named(g, 'A'), GRID.at(25, 15));
  answers(g, { move: 'A' }, { to: [26, 15] });
  expect(g.square(named(g, 'A'))).toBe(corner);
  expect(writePosition(g)).toContain('square[A] = 26,15');
  expect(() => g.answer({ to: [27, 15] })).toThrow('"to" takes a square [column 1-26, row 1-15], not [27,15]');
});

// --- a dodge with everything in it ---------------------------------------------------------------------------
const DODGE = `
  1 A .
  . . .`;
const tackled = (dice: ScriptedDice): SliceGame => {
  const g = drawn(DODGE, dice, { who: { A: { skills: [Skill.dodge] }, 1: { skills: [Skill.divingTackle] } } });
  g.setRerolls(HOME, 1);
  g.events = [];
  return g;
};

test('a failed dodge offers the skill and the team re-roll; the skill is used up for the turn, the team loses nothing', () => {
  const dice = new ScriptedDice(['d6:2', 'd6:5']);
  const g = tackled(dice);
  answers(g, { move: 'A' }, { to: [12, 5] });
  expect(asked(g)).toBe('home sliceReroll');
  expect(g.legalAnswers()).toEqual(['keep', { sliceReroll: 'skill' }, { sliceReroll: 'team' }]);
  expect(g.describe()).toMatch(/^SliceMatch\(\) > SliceTurn\(seat=0\) > SliceActivation\(player=1\) > SliceStepInto/);
  answers(g, { sliceReroll: 'skill' });
  expect([g.rerolls(HOME), g.usedDodge(named(g, 'A'))]).toEqual([1, true]);
  dice.assertUsedUp();
});

test('the other coach answers in the middle of the roll: -2, the tackler goes prone, the dodger falls where it landed', () => {
  const dice = new ScriptedDice(['d6:1', 'd6:4', '2d6:8']);
  const g = tackled(dice);
  answers(g, { move: 'A' }, { to: [12, 5] }, { sliceReroll: 'team' });
  expect(asked(g)).toBe('away sliceDivingTackle');
  expect(g.legalAnswers()).toEqual(['no', { player: '1' }]);
  expect(g.rolled(0)).toBe(4);
  expect(() => g.answer('no', HOME)).toThrow('away is asked now, not home');
  answers(g, { player: '1' });
  expect(drawingOf(g, 3, 2)).toBe('1 . a\n. . .');
  expect(g.posture(named(g, '1'))).toBe(Posture.prone);
  expect(g.posture(named(g, 'A'))).toBe(Posture.prone);
  expect([g.rerolls(HOME), asked(g)]).toEqual([0, 'away sliceAction']); // a turnover
  expect(g.events?.map(e => e.type)).toEqual([
    'moved',
    'dodged',
    'rerolled',
    'dodged',
    'divingTackle',
    'fell',
    'turnEnded',
  ]);
  dice.assertUsedUp();
});

test.each([
  ['declined, the dodge stands', 'd6:3', 'no', 'standing'],
  ['used, a 5 is still enough', 'd6:5', { player: '1' }, 'standing'],
  ['used, a natural 6 passes whatever comes', 'd6:6', { player: '1' }, 'standing'],
] as const)('the answer in the middle of the roll: %s', (_, die, answer, posture) => {
  const dice = new ScriptedDice([die]);
  const g = tackled(dice);
  answers(g, { move: 'A' }, { to: [12, 5] });
  expect(asked(g)).toBe('away sliceDivingTackle');
  answers(g, answer);
  expect(g.posture(named(g, 'A'))).toBe(Posture[posture]);
  expect(asked(g)).toBe('home sliceStep');
  dice.assertUsedUp();
});

test('a dodge that fails, or leaves nobody with the skill, asks the other coach nothing', () => {
  const failing = tackled(new ScriptedDice(['d6:2', '2d6:9']));
  answers(failing, { move: 'A' }, { to: [12, 5] }, 'keep');
  expect(asked(failing)).toBe('away sliceAction');
  expect(failing.posture(named(failing, '1'))).toBe(Posture.standing);
  expect(failing.posture(named(failing, 'A'))).toBe(Posture.stunned); // 9 breaks armour 8

  const plain = drawn(DODGE, new ScriptedDice(['d6:3']));
  answers(plain, { move: 'A' }, { to: [12, 5] });
  expect(asked(plain)).toBe('home sliceStep');
});

test('every modifier of a dodge comes with its cause, its rule and its sum', () => {
  const g = drawn(
    `
    1 A .
    . . 2`,
    new ScriptedDice(['d6:3']),
    { who: { A: { skills: [Skill.twoHeads] } } },
  );
  g.events = [];
  answers(g, { move: 'A' }, { to: [12, 5] });
  expect(g.events.find(e => e.type === 'dodged')).toEqual({
    type: 'dodged',
    player: named(g, 'A'),
    target: 3,
    die: 3,
    modifiers: [
      { by: -1, cause: 'marked', rule: 'slice', who: NOBODY },
      { by: 1, cause: 'twoHeads', rule: 'slice', who: NOBODY },
    ],
  });
});

// --- pushes ----------------------------------------------------------------------------------------------------
test('a chain push across three players: the pusher chooses every square, the last one moves first', () => {
  const g = drawn(
    `
    . . . 2 . 5 .
    . A 1 3 B 6 .
    . . . 4 . 7 .`,
    new ScriptedDice(),
  );
  g.events = [];
  answers(g, { block: 'A' }, { target: '1' });
  expect(asked(g)).toBe('home slicePush');
  expect(g.legalAnswers()).toEqual([{ to: [13, 5] }, { to: [13, 6] }, { to: [13, 7] }]); // all taken: any of them
  answers(g, { to: [13, 6] });
  // 3 is pushed by 1, still by choice of home, to a free square if there is one.
  expect(asked(g)).toBe('home slicePush');
  expect(g.legalAnswers()).toEqual([{ to: [14, 5] }, { to: [14, 7] }]);
  expect(g.describe()).toContain('SlicePush(seat=0, by=');
  answers(g, { to: [14, 7] });
  expect(drawingOf(g, 7, 3)).toBe(
    `
. . . 2 . 5 .
. A . 1 B 6 .
. . . 4 3 7 .`.trim(),
  );
  expect(g.events.map(e => (e.type === 'pushed' ? g.playerName(e.player) : ''))).toEqual(['3', '1']);
});

test('a chain of four with every way taken, written down and read again in the middle of it', () => {
  const g = drawn(
    `
    . . . 2 5 8 .
    . A 1 3 6 9 .
    . . . 4 7 B .`,
    new ScriptedDice(),
  );
  answers(g, { block: 'A' }, { target: '1' }, { to: [13, 6] }, { to: [14, 6] });
  expect(g.describe().match(/SlicePush/g)).toHaveLength(3);
  const text = writePosition(g);
  const other = drawn('A', new ScriptedDice());
  expect(() => readPosition(other, text)).toThrow('position line');
  readPosition(g, text);
  answers(g, { to: [15, 7] }); // B, a team-mate, is pushed last
  expect(g.legalAnswers()).toEqual([{ to: [16, 7] }, { to: [16, 8] }, { to: [15, 8] }]);
  answers(g, { to: [16, 8] });
  expect(drawingOf(g, 7, 4)).toBe(
    `
. . . 2 5 8 .
. A . 1 3 9 .
. . . 4 7 6 .
. . . . . . B`.trim(),
  );
});

test('at the edge of the pitch the pushed player goes into the crowd and stops reaching', () => {
  const g = drawn('A 1', new ScriptedDice());
  g.put(named(g, 'A'), GRID.at(5, 2));
  g.put(named(g, '1'), GRID.at(5, 1));
  g.events = [];
  answers(g, { block: 'A' }, { target: '1' });
  expect([g.onPitch(named(g, '1')), g.place(named(g, '1'))]).toEqual([false, Place.crowd]);
  expect(g.reach(AWAY, GRID.at(5, 2))).toBe(0);
});

test('the stack has room for a push through a whole team, and says so when it has not', () => {
  const g = drawn('A 1', new ScriptedDice());
  const used = g.describe().split(' > ').length;
  for (let n = used; n < DEPTH_MAX; n++) g.call(Push, HOME, 0 as PlayerId, 1 as PlayerId);
  expect(DEPTH_MAX - used).toBeGreaterThanOrEqual(22);
  expect(() => g.call(Push, HOME, 0 as PlayerId, 1 as PlayerId)).toThrow('the stack is full, calling SlicePush');
});

// --- players ---------------------------------------------------------------------------------------------------

test('more than 32 players: some join in mid-match, mark, act, and are written down by name', () => {
  const g = drawn(
    `
    A B C D E F G H I J K L M N O P
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    1 2 3 4 5 6 7 8 9 0 . . . . . .`,
    new ScriptedDice(),
    { spare: [{ stats: [4, 3, 4, 6, 8] }] },
  );
  const zombie = g.lineup.profiles.list.length - 1;
  for (let n = g.playerCount; n < 32; n++) g.join(AWAY, 0, Place.reserves);
  interpose(g, RaiseDead as Procedure, AWAY, GRID.at(12, 6), zombie);
  interpose(g, RaiseDead as Procedure, HOME, GRID.at(22, 7), zombie);
  expect(g.playerCount).toBe(34);
  expect([g.playerName(32 as PlayerId), g.playerName(33 as PlayerId)]).toEqual(['P33', 'P34']);
  expect([g.reach(AWAY, GRID.at(12, 5)), g.reach(HOME, GRID.at(22, 8))]).toEqual([1, 1]);
  answers(g, { move: 'P34' }, { to: [23, 7] });
  expect(g.square(33 as PlayerId)).toBe(GRID.at(23, 7));
  expect(g.stat(33 as PlayerId, Stat.movement)).toBe(4);

  const text = writePosition(g);
  expect(text).toContain('square[P34] = 23,7');
  expect(text).toContain('ask home sliceStep player=P34');
  g.answer('stop');
  readPosition(g, text);
  expect(writePosition(g)).toBe(text);
  expect(() => g.answer({ to: [23, 8] })).not.toThrow();
});

test('there is room for 48 players and for no more', () => {
  const g = drawn('A 1', new ScriptedDice());
  while (g.playerCount < PLAYERS_MAX) g.join(HOME, 0);
  expect(g.playerCount).toBe(48);
  expect(() => g.join(HOME, 0)).toThrow('more than 48 players');
});

test('who controls a player is a cell: it changes sides, obeys nobody, and comes back, and its reach goes with it', () => {
  const g = drawn(
    `
    A . .
    . 1 .`,
    new ScriptedDice(['d6:2', '2d6:2']),
  );
  const one = named(g, '1');
  const near = g.square(named(g, 'A'));
  const reach = (): [number, number] => [g.reach(HOME, near), g.reach(AWAY, near)];
  expect(reach()).toEqual([0, 1]);
  g.setControl(one, HOME);
  expect(reach()).toEqual([1, 0]);
  expect(g.playersOf(HOME)).toEqual([named(g, 'A'), one]);
  g.setControl(one, NO_SEAT);
  expect(reach()).toEqual([0, 0]);
  expect([g.playersOf(HOME), g.playersOf(AWAY), g.control(one)]).toEqual([[named(g, 'A')], [], NO_SEAT]);
  // Moving and lying down while nobody controls it touch nobody's reach and nothing else.
  g.put(one, GRID.at(12, 5));
  g.setReaches(one, false);
  g.setReaches(one, true);
  expect(g.cells.subarray(0).filter(v => v < -1)).toHaveLength(0);
  const before = g.save();
  g.rebuild();
  expect(g.save()).toEqual(before);
  g.put(one, GRID.at(11, 6));
  g.setControl(one, AWAY);
  expect(reach()).toEqual([0, 1]);
});

test('a player whom the other side has taken over moves for that side and dodges from its former team-mates', () => {
  const g = drawn(
    `
    A 1 .
    . 2 .`,
    new ScriptedDice(['d6:3', '2d6:2']),
  );
  g.setControl(named(g, '1'), HOME);
  expect(g.load(g.save()).legalAnswers()).toEqual([
    'endTurn',
    { move: 'A' },
    { block: 'A' },
    { move: '1' },
    { block: '1' },
  ]);
  answers(g, { move: '1' }, { to: [12, 5] });
  expect(asked(g)).toBe('away sliceAction'); // marked by 2 on its new square: 3 - 1 is not enough
});

test('which profile a player uses is a cell: statistics and printed skills follow it', () => {
  const g = drawn('A 1', new ScriptedDice(), { spare: [{ stats: [9, 7, 2, 2, 11], skills: [Skill.sideStep] }] });
  const a = named(g, 'A');
  g.changeStat(a, Stat.strength, 1, Until.turn);
  expect([g.stat(a, Stat.movement), g.stat(a, Stat.strength), g.hasSkill(a, Skill.sideStep)]).toEqual([6, 4, false]);
  g.setProfile(a, 2);
  expect([g.stat(a, Stat.movement), g.stat(a, Stat.strength), g.hasSkill(a, Skill.sideStep)]).toEqual([9, 8, true]);
  expect(writePosition(g)).toContain('profile[A] = profile3');
});

// --- skills and statistics ---------------------------------------------------------------------------------------
test('130 skills: one with a number above 127 is printed, granted, lost and granted again in play', () => {
  expect([SKILL_COUNT, Skill.twoHeads]).toEqual([130, 129]);
  const g = drawn('A B 1', new ScriptedDice(), { who: { A: { skills: [Skill.twoHeads, 31, 32, 63, 64, 127] } } });
  const [a, b] = [named(g, 'A'), named(g, 'B')];
  const skillsOf = (p: PlayerId): number[] =>
    Array.from({ length: SKILL_COUNT }, (_, s) => s).filter(s => g.hasSkill(p, s));
  expect(skillsOf(a)).toEqual([31, 32, 63, 64, 127, 129]);
  expect(skillsOf(b)).toEqual([]);
  g.grantSkill(b, Skill.twoHeads, Until.turn);
  g.loseSkill(a, Skill.twoHeads, Until.match);
  expect([skillsOf(a), skillsOf(b)]).toEqual([[31, 32, 63, 64, 127], [129]]);
  g.grantSkill(a, Skill.twoHeads, Until.turn); // the last word counts while it lasts
  expect(skillsOf(a)).toContain(129);
  answers(g, 'endTurn');
  expect([skillsOf(a), skillsOf(b)]).toEqual([[31, 32, 63, 64, 127], []]);
});

test('changes of statistics last until the end of the action, turn, next turn, drive, half or match, whichever was said', () => {
  const g = drawn(
    `
    A . .
    . . 1`,
    new ScriptedDice(),
  );
  const a = named(g, 'A');
  const strength = (): number => g.stat(a, Stat.strength);
  const plus = { action: 1, turn: 2, nextTurn: 4, drive: 8, half: 16, match: 32 } as const;
  answers(g, { move: 'A' });
  for (const until of ['match', 'half', 'drive', 'nextTurn', 'turn', 'action'] as const)
    g.changeStat(a, Stat.strength, plus[until], Until[until], HOME);
  const text = writePosition(g);
  readPosition(g, text);
  expect(writePosition(g)).toBe(text);
  const base = 3;
  expect(strength()).toBe(base + 63);
  answers(g, 'stop');
  expect(strength()).toBe(base + 62); // the action is over
  answers(g, 'endTurn');
  expect(strength()).toBe(base + 60); // home's turn is over
  answers(g, 'endTurn');
  expect(strength()).toBe(base + 60); // away's turn does not end what waits for home's next
  answers(g, 'endTurn');
  expect(strength()).toBe(base + 56); // home's next turn is over
  g.endEffects(Until.drive); // a touchdown ends the drive
  expect(strength()).toBe(base + 48);
  answers(g, 'endTurn');
  expect(strength()).toBe(base + 32); // the half is over
  for (let turn = 0; turn < 4; turn++) answers(g, 'endTurn');
  expect([g.over, strength()]).toEqual([true, base]); // the match is over
});

test('a statistic may fall as well, and several changes add up', () => {
  const g = drawn('A 1', new ScriptedDice());
  const a = named(g, 'A');
  g.changeStat(a, Stat.armour, -1, Until.half);
  g.changeStat(a, Stat.armour, -2, Until.turn);
  g.changeStat(a, Stat.passing, 1, Until.turn);
  expect([g.stat(a, Stat.armour), g.stat(a, Stat.passing), g.stat(a, Stat.movement)]).toEqual([5, 5, 6]);
  expect(g.stat(named(g, '1'), Stat.armour)).toBe(8);
});

// --- the rest of the box -------------------------------------------------------------------------------------------
test('a player is chosen at random, evenly, and the die is reported', () => {
  const hits = [1, 2, 3].map(pick => {
    const g = drawn('A B C 1', new ScriptedDice([`pick:${pick}`]));
    interpose(g, ThrowRock as Procedure, HOME);
    return g
      .playersOf(HOME)
      .filter(p => g.posture(p) === Posture.stunned)
      .map(p => g.playerName(p));
  });
  expect(hits).toEqual([['A'], ['B'], ['C']]);
});

test('several balls: each is loose or held, goes with its holder, and a freed number is used again', () => {
  const g = drawn(
    `
    A * . . .
    * B . . 1`,
    new ScriptedDice(),
  );
  const [ball, other] = [0 as BallId, 1 as BallId];
  answers(g, { move: 'A' }, { to: [11, 5] }, { to: [10, 5] }, 'stop');
  expect([g.held(named(g, 'A')), g.holder(ball), g.ballSquare(ball)]).toEqual([ball, named(g, 'A'), GRID.at(10, 5)]);
  expect(g.looseBallAt(GRID.at(10, 6))).toBe(other);
  expect(() => g.give(other, named(g, 'A'))).toThrow('a second ball');
  expect(() => g.takeOff(named(g, 'A'), Place.knockedOut)).toThrow('left the pitch with a ball');
  g.removeBall(ball);
  expect([g.inPlay(ball), g.holdsBall(named(g, 'A')), g.anyBallInPlay]).toEqual([false, false, true]);
  expect(g.newBall(GRID.at(1, 1))).toBe(ball);
  for (let n = 2; n < 8; n++) g.newBall(GRID.at(n, 1));
  expect(() => g.newBall(GRID.at(9, 1))).toThrow('more than 8 balls in play');
});

test('the weather is one of a list and written by its name', () => {
  const g = drawn('A 1', new ScriptedDice());
  expect(writePosition(g)).not.toContain('weather');
  g.cells[WEATHER] = WEATHERS.indexOf('rain');
  const text = writePosition(g);
  expect(text).toContain('weather = rain');
  g.cells[WEATHER] = 0;
  readPosition(g, text);
  expect(g.cells[WEATHER]).toBe(3);
});

test('gold is kept in thousands in one cell a side and written down', () => {
  const g = drawn('A 1', new ScriptedDice());
  g.setGold(HOME, 1150);
  g.setGold(AWAY, 32_000);
  expect([g.gold(HOME), g.gold(AWAY), g.cells[GOLD]]).toEqual([1150, 32_000, 1150]);
  expect(writePosition(g)).toContain('gold[away] = 32000\ngold[home] = 1150');
  readPosition(g, writePosition(g));
  expect([g.gold(HOME), g.gold(AWAY)]).toEqual([1150, 32_000]);
});

test('no clock in the position: none of its fields is about time', () => {
  const names = [...KERNEL.fields, ...LAYOUT.fields].map(field => field.name);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter(name => /clock|time|second|millis|Ms$/i.test(name))).toEqual([]);
});
