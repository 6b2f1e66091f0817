/** Typed lines and what they mean. */
import type { blood } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { BloodAtTable } from '../../src/play/blood/table.ts';
import { commandNamed, helpPage, rulesPage } from '../../src/play/commands.ts';
import { wordsOf } from '../../src/play/typing.ts';
import { beforeDrive, midMatch, setUp } from './positions.ts';

type BloodGame = blood.BloodGame;

/** The answers a line gives, as files write them, and the words left over; or the refusal. */
const read = (g: BloodGame, line: string): unknown => {
  const game = new BloodAtTable(g);
  const understood = game.understand(game.choices(), wordsOf(line));
  if (!understood.ok) return understood.reason;
  const answers = understood.steps.map(({ answer }) => g.nameAnswer(answer));
  return understood.rest.length === 0 ? answers : [...answers, `then ${understood.rest.join(' ')}`];
};
const after = (...answers: readonly unknown[]): BloodGame => {
  const g = setUp(midMatch);
  for (const answer of answers) g.answer(answer);
  return g;
};

test.each<[string, unknown]>([
  ['3 block', [{ block: 'H3' }]],
  ['block 3b', [{ block: 'H3' }]],
  ['3 block 1', [{ block: 'H3' }, 'then 1']],
  ['2 move 16,5 17,6', [{ move: 'H2' }, 'then 16,5 17,6']],
  ['2 16,5', [{ move: 'H2' }, 'then 16,5']],
  ['2 ne', [{ move: 'H2' }, 'then ne']],
  ['2blitz', [{ blitz: 'H2' }]],
  ['blitz h2 block 1', [{ blitz: 'H2' }, 'then block 1']],
  ['1 hand off 3', [{ handOff: 'H1' }, 'then 3']],
  ['1 hand', [{ handOff: 'H1' }]],
  ['4 move', [{ move: 'H4' }]],
  ['end', ['endTurn']],
  ['2', '2C can: Move, Blitz, Pass, Hand-off, Foul. Say which.'],
  ['2 dance', '2C can: Move, Blitz, Pass, Hand-off, Foul; not "dance".'],
  ['9 move', 'Nobody with that number can act now: 1T, 2C, 3B, 4L can.'],
  ['5 move', 'Nobody with that number can act now: 1T, 2C, 3B, 4L can.'],
  ['hello', '"hello" is not an answer here. Say who and what, as in "4 move"; ? helps.'],
  ['', 'Please type an answer, or ? for help.'],
])('who does what: %s', (line, meaning) => expect(read(after(), line)).toEqual(meaning));

test.each<[string, unknown]>([
  ['15,5', [{ to: [15, 5] }]],
  ['o5', [{ to: [15, 5] }]],
  ['e', [{ to: [15, 5] }]],
  ['15 5', [{ to: [15, 5] }]],
  ['17,5', [{ to: [15, 5] }, { to: [16, 5] }, { to: [17, 5] }]],
  ['15,5 16,6', [{ to: [15, 5] }, 'then 16,6']],
  ['stop', ['stop']],
  ['.', ['stop']],
  ['', ['stop']],
  ['26,15', 'There is no way to 26,15. Squares within reach are marked + or !.'],
  ['13,8', 'Orc 1Z stands at 13,8.'],
  ['30,5', '"30,5" is not a square on the pitch. Type one as 14,7 or n7, or a direction such as ne.'],
])('in a Move: %s', (line, meaning) => expect(read(after({ move: 'H2' }), line)).toEqual(meaning));

test('in a Blitz the target may be away: the way comes first, then the block', () => {
  const g = after({ blitz: 'H2' });
  expect(read(g, 'block 1')).toEqual([{ to: [14, 6] }, { to: [14, 7] }, 'then block 1']);
  expect(read(g, 'hit 1z')).toEqual([{ to: [14, 6] }, { to: [14, 7] }, 'then hit 1z']);
  expect(read(g, '1')).toEqual([{ to: [14, 6] }, { to: [14, 7] }, 'then block 1']);
  expect(read(g, 'block 9')).toBe('There is no way to do that with 9.');
  const near = after({ blitz: 'H3' });
  expect(read(near, 'block 1')).toEqual([{ target: 'A1' }]);
  expect(read(near, '1')).toEqual([{ target: 'A1' }]);
});
test('a pass: throw, then a square or the number of a team-mate', () => {
  expect(read(after({ pass: 'H1' }), 'throw 2')).toEqual(['throw', 'then 2']);
  const aiming = after({ pass: 'H1' }, 'throw');
  expect(read(aiming, '2')).toEqual([{ to: [14, 5] }]);
  expect(read(aiming, '2c')).toEqual([{ to: [14, 5] }]);
  expect(read(aiming, '14,5')).toEqual([{ to: [14, 5] }]);
  expect(read(aiming, 'ne')).toEqual([{ to: [11, 6] }]);
  expect(read(aiming, '26,1')).toMatch(/^26,1 is not possible\. Possible: 1,1 {2}2,1 .* …$/);
});
test('block dice by number or name, and rolling again', () => {
  const g = setUp(midMatch, ['block:pushed']);
  g.answer({ block: 'H3' });
  g.answer({ target: 'A1' });
  expect(g.question.name).toBe('blockDie');
  expect(read(g, '1')).toEqual([{ face: 'pushed' }]);
  expect(read(g, 'pushed')).toEqual([{ face: 'pushed' }]);
  expect(read(g, 'push')).toEqual([{ face: 'pushed' }]);
  expect(read(g, '2')).toEqual([{ reroll: 'team' }]);
  expect(read(g, 'reroll')).toEqual([{ reroll: 'team' }]);
  expect(read(g, 'again team')).toEqual([{ reroll: 'team' }]);
  expect(read(g, 'both down')).toMatch(/^"both down" is not an answer here\. Possible: 1, 2; \? helps\.$/);
});
test('yes and no take a word; Enter declines where nothing else is at stake', () => {
  const g = setUp(midMatch, ['block:pushed']);
  g.answer({ block: 'H3' });
  g.answer({ target: 'A1' });
  g.answer({ face: 'pushed' });
  g.answer({ to: [14, 7] });
  expect(g.question.name).toBe('followUp');
  expect([read(g, 'y'), read(g, 'yes'), read(g, 'n'), read(g, 'no')]).toEqual([['yes'], ['yes'], ['no'], ['no']]);
  expect(read(g, '')).toBe('Please type an answer, or ? for help.');
});
test('setting up: formations, players by hand, ready', () => {
  const g = setUp(beforeDrive);
  expect(read(g, '2')).toEqual([{ formation: 'chevron' }]);
  expect(read(g, 'chev')).toEqual([{ formation: 'chevron' }]);
  expect(read(g, 'ready')).toEqual(['ready']);
  expect(read(g, 'hand')).toEqual(['byHand']);
  expect(read(g, '1 10,7')).toEqual(['byHand', 'then 1 10,7']);
  expect(read(g, 'nonsense')).toMatch(/^"nonsense" is not a formation\./);
  g.answer('byHand');
  expect(read(g, '1 10,7')).toEqual([{ place: 'H1' }, 'then 10,7']);
  expect(read(g, '1 off')).toEqual([{ place: 'H1' }, 'then off']);
  expect(read(g, 'ready')).toEqual(['ready', 'then ready']);
  expect(read(g, 'back')).toEqual(['ready']);
  expect(read(g, 'wall')).toEqual(['ready', 'then wall']);
  expect(read(g, '9 10,7')).toBe('"9" is nobody you may set up.');
  g.answer({ place: 'H1' });
  expect([read(g, '10,7'), read(g, 'off')]).toEqual([[{ to: [10, 7] }], ['bench']]);
  expect(read(g, '20,7')).toMatch(/^20,7 is not possible\./);
  g.answer('bench');
  g.answer('ready');
  expect(read(g, 'ready')).toBe(
    'Not legal yet: 8 players must be on the pitch, not 7. 3 players must be on the line of scrimmage, not 2.',
  );
});
test('cards may be meant for either side: players go by their own team, and cards by name', () => {
  const cards = (): BloodGame =>
    setUp({ ...midMatch, moment: 'turnStart', hands: { home: ['heckler', 'egoTrip'] } }, [], { cards: true });
  const g = cards();
  expect(g.question.name).toBe('specialPlay');
  expect([read(g, ''), read(g, 'no')]).toEqual([['no'], ['no']]);
  expect(read(g, 'play heckler')).toEqual([{ play: 'heckler' }]);
  g.answer({ play: 'heckler' });
  expect(g.question.name).toBe('cardTarget');
  expect(read(g, 'a1')).toEqual([{ player: 'A1' }]);
  expect(read(g, '7')).toMatch(/^"7" is not one of them: A1, /);
});

test('commands are no answers; help is about the question at hand', () => {
  expect([commandNamed('?'), commandNamed('undo'), commandNamed('move')]).toEqual(['help', 'undo', undefined]);
  const game = new BloodAtTable(setUp(midMatch));
  expect(helpPage(game)[0]).toBe('Who does what?');
  const help = helpPage(game).join('\n');
  expect(help).toMatch(/Blitz +Move and hit somebody/);
  expect(help).toMatch(/zones +count their tackle zones/);
  expect(help).toMatch(/ask skills +be asked; otherwise skills that can only help are used/);
  expect(rulesPage(game, [])[0]).toBe('BLOOD BOWL IN A MINUTE');
  expect(rulesPage(game, ['B16-DODGE-05'])[0]).toMatch(/^B16-DODGE-05: /);
  expect(rulesPage(game, ['../x'])).toEqual(['"../x" is not the id of a rule; ids look like B16-DODGE-05.']);
});
test('player, team, zones and way', () => {
  const game = new BloodAtTable(after({ move: 'H2' }));
  expect(game.player(0, ['3'])[0]).toBe('Human 3B: Blitzer of the home team, standing at 12,9.');
  expect(game.player(0, ['them', '1'])[0]).toBe('Orc 1Z: Blitzer of the away team, standing at 13,8.');
  expect(game.player(0, ['13,8'])[0]).toBe('Orc 1Z: Blitzer of the away team, standing at 13,8.');
  expect(game.player(0, ['9'])).toEqual(['There is no player "9": 1T, 2C, 3B, 4L, 5G, 6L, 12L.']);
  expect(game.player(0, [])).toHaveLength(8);
  expect(game.command('team', ['them'])).toEqual({
    page: expect.arrayContaining([expect.stringMatching(/^ 4R Troll/)]),
  });
  expect(game.command('zones', [])).toEqual({ notice: 'The digits on empty squares count their tackle zones.' });
  expect(game.command('zones', [])).toEqual({ notice: 'Tackle zones are no longer counted.' });
  expect(game.command('way', ['15,5'])).toEqual({ notice: 'The way: 15,5: no roll.' });
  expect(game.command('way', ['24,5'])).toEqual({
    notice:
      'The way: 15,5 > 16,5 > 17,5 > 18,5 > 19,5 > 20,5 > 21,5 > 22,5 > 23,5 > 24,5: Going For It 2+, Going For It 2+: 69%, with re-rolls 93%.',
  });
  expect(game.command('way', ['26,5'])).toEqual({ notice: 'There is no way there.' });
  expect(new BloodAtTable(setUp(midMatch)).command('way', ['15,5'])).toEqual({
    notice: 'Nobody is moving just now: first say who moves, as in "4 move".',
  });
});
test('illegal procedure and the clock are commands only where the match has them', () => {
  expect(Object.keys(new BloodAtTable(setUp(midMatch)).commands)).toEqual(['team', 'zones', 'way 14,7']);
  const options = { illegalProcedure: true, timeLimit: true };
  const game = new BloodAtTable(setUp(midMatch, [], options));
  expect(Object.keys(game.commands)).toEqual(['team', 'zones', 'way 14,7', 'illegal', 'time']);
  expect(game.command('illegal', [])).toEqual({ standing: { callIllegal: 'away' }, seat: 1 });
  expect(game.command('time', [])).toEqual({ standing: { timeUp: 'home' }, seat: 0 });
});
