/** What coaches type: players, squares, directions, cards, and what is refused with which words. */
import { expect, test } from 'vitest';
import { understand } from '../../src/play/blitz/input.ts';
import { BlitzAtTable } from '../../src/play/blitz/table.ts';
import { commandNamed, helpPage, rulesPage } from '../../src/play/commands.ts';
import { ruleLines } from '../../src/play/rulebook.ts';
import { squareNamed, wordsOf } from '../../src/play/typing.ts';
import { choicesOf } from '../../src/text/blitz/answers.ts';
import { at, midMatch, setUp } from './positions.ts';

type Game = ReturnType<typeof setUp>;
const plain = { ...midMatch, cards: {} };
/** The answers a line gives, as files write them, and the words left over; or the refusal. */
const read = (g: Game, line: string): unknown => {
  const understood = understand(g, choicesOf(g), wordsOf(line));
  if (!understood.ok) return understood.reason;
  const answers = understood.steps.map(({ answer }) => g.nameAnswer(answer));
  return understood.rest.length === 0 ? answers : [...answers, `then ${understood.rest.join(' ')}`];
};

test.each([
  ['4 run', [{ run: 'H4' }]],
  ['run 4', [{ run: 'H4' }]],
  ['4R throw', [{ throw: 'H4' }]],
  ['4run', [{ run: 'H4' }]],
  ['r4', [{ run: 'H4' }]],
  ['4 r', [{ run: 'H4' }]],
  ['1 b', [{ block: 'H1' }]],
  ['5', [{ standUp: 'H5' }]],
  ['stand', [{ standUp: 'H5' }]],
  ['reserves', [{ reserves: 'H3' }]],
  ['6 3,3', [{ run: 'H6' }, 'then 3,3']],
  ['4 run 9,5', [{ run: 'H4' }, 'then 9,5']],
  ['1 block 1', [{ block: 'H1' }, 'then 1']],
  ['end', ['endTurn']],
])('an action: %s', (line, answers) => expect(read(setUp(plain), line)).toEqual(answers));
test.each([
  ['', 'Please type an answer, or ? for help.'],
  ['4', '4R can: Run, Throw. Say which.'],
  ['4 block', '4R can: Run, Throw; not "block".'],
  ['9 run', 'Nobody with that number can act now: 1L, 2L, 3L, 4R, 5B, 6S can.'],
  ['run', 'Who? 2L Run, 4R Run, 6S Run.'],
  ['dance', '"dance" is not an answer here. Say who and what, as in "4 run"; ? helps.'],
  ['play sprint', 'You have no card to play now.'],
])('an action that is refused: "%s"', (line, reason) => expect(read(setUp(plain), line)).toBe(reason));

test('a square is column,row or letter and row, whatever the spaces', () => {
  const g = setUp(plain);
  for (const word of ['7,5', 'g5']) expect(squareNamed(g, word)).toBe(at(g, 7, 5));
  for (const word of ['0,5', '16,1', '7,12', 'p1', 'g12', 'g', '7', 'run']) expect(squareNamed(g, word)).toBe(-1);
  expect(wordsOf(' 4 RUN ( 9 , 5 ) ')).toEqual(['4', 'run', '9,5']);
});
test('a Run is walked by steps, directions or a square further away', () => {
  const g = setUp(plain);
  g.answer({ run: 'H4' });
  expect(read(g, 'se')).toEqual([{ to: [4, 6] }]);
  expect(read(g, 'e down-right ↗')).toEqual([{ to: [4, 5] }, 'then down-right ↗']);
  expect(read(g, '4 6')).toEqual([{ to: [4, 6] }]);
  expect(read(g, 'f7')).toEqual([{ to: [4, 6] }, { to: [5, 7] }, { to: [6, 7] }]);
  expect(read(g, '6,7 stop')).toEqual([{ to: [4, 6] }, { to: [5, 7] }, { to: [6, 7] }, 'then stop']);
  expect(read(g, '')).toEqual(['stop']);
  expect(read(g, '7,6')).toBe('There is no way to 7,6. Squares within reach are marked +.');
  expect(read(g, '4,4')).toBe('There is no way to 4,4. Squares within reach are marked +.');
  expect(read(g, '20,4')).toBe(
    '"20,4" is not a square on the pitch. Type one as 7,5 or g5, or a direction such as ne.',
  );
});
test('a Sidestep takes legal squares only, and says which', () => {
  const g = setUp(plain);
  g.answer({ sidestep: 'H1' });
  expect(read(g, 'w')).toEqual([{ to: [5, 5] }]);
  expect(read(g, '6,6')).toBe('6,6 is not possible. Possible: 5,5');
});
test('targets are named by their number', () => {
  const g = setUp(plain);
  g.answer({ throw: 'H4' });
  expect(read(g, '2')).toEqual([{ target: 'H2' }]);
  expect(read(g, '2l')).toEqual([{ target: 'H2' }]);
  expect(read(g, '5')).toBe('"5" is not one of them: 1L, 2L, 6S.');
});
test('a block: results by number or by how the name begins, follow-up by yes or no', () => {
  const g = setUp(
    { ...plain, players: midMatch.players.map(p => (p.id === 'H2' ? { ...p, square: [7, 6] as const } : p)) },
    ['block:smash', 'block:shove'],
  );
  g.answer({ block: 'H1' });
  g.answer({ target: 'A1' });
  expect(g.question.name).toBe('blockFace');
  expect(read(g, 'smash')).toEqual([{ face: 'smash' }]);
  expect(read(g, '2')).toEqual([{ face: 'shove' }]);
  expect(read(g, 's')).toBe('"s" is not an answer here. Possible: 1, 2; ? helps.');
  g.answer({ face: 'shove' });
  expect([read(g, 'y'), read(g, 'no'), read(g, '')]).toEqual([
    ['yes'],
    ['no'],
    'Please type an answer, or ? for help.',
  ]);
});
test('cards are played by name, and Enter passes', () => {
  const g = setUp(midMatch);
  g.answer({ run: 'H4' });
  expect(g.question.name).toBe('bonusPlay');
  expect([read(g, 'play sprint'), read(g, 'spr'), read(g, '1')]).toEqual(Array(3).fill([{ play: 'sprint' }]));
  expect([read(g, ''), read(g, 'pass')]).toEqual([['pass'], ['pass']]);
});
test('a claim is never passed by Enter alone', () => {
  const g = setUp({ ...plain, cards: { active: ['spreadOut', 'getTogether'], deck: ['getMoving'] } });
  g.answer({ run: 'H6' });
  g.answer({ to: [2, 1] });
  g.answer('stop');
  // 1L and 2L are side by side, so nothing is claimed yet
  expect(g.question.name).toBe('action');
  g.answer({ sidestep: 'H1' });
  g.answer({ to: [5, 5] });
  expect(g.question.name).toBe('action');
  const h = setUp({
    ...plain,
    cards: { active: ['getTheBall'], deck: ['getMoving'] },
    balls: [{ square: [2, 2] }],
    turnsTaken: { home: 1, away: 1 },
  });
  h.answer({ run: 'H6' });
  h.answer({ to: [2, 2] });
  h.answer('stop');
  expect(h.question.name).toBe('claim');
  expect([read(h, '1'), read(h, 'claim 1'), read(h, 'pass')]).toEqual([[{ claim: 1 }], [{ claim: 1 }], ['pass']]);
  expect(read(h, '')).toBe('Please type an answer, or ? for help.');
});

test('commands have their words', () => {
  expect(['?', 'help', 'undo', 'quit', 'exit', 'cards', 'log'].map(commandNamed)).toEqual([
    'help',
    'help',
    'undo',
    'quit',
    'quit',
    'cards',
    'log',
  ]);
  expect(['run', '4', 'end', ''].map(commandNamed)).toEqual([undefined, undefined, undefined, undefined]);
});
test('help is about the question at hand', () => {
  const g = setUp(plain);
  expect(helpPage(new BlitzAtTable(g))[0]).toBe('2 actions left. Who does what?');
  expect(helpPage(new BlitzAtTable(g)).join('\n')).not.toContain('Foul');
  g.answer({ run: 'H4' });
  expect(helpPage(new BlitzAtTable(g))[0]).toBe('4R runs, 6 squares left. Where to?');
});
test('players are looked up by number, side and square', () => {
  const g = setUp(plain);
  expect(new BlitzAtTable(g).player(0, ['4'])[0]).toBe('Dwarf 4R: Runner of the home team, Open at 3,5.');
  expect(new BlitzAtTable(g).player(0, ['them', '1'])[0]).toBe('Orc 1L: Lineman of the away team, Marked at 7,5.');
  expect(new BlitzAtTable(g).player(0, ['7,8'])[0]).toBe('Dwarf 5B: Blitzer of the home team, Prone at 7,8.');
  expect(new BlitzAtTable(g).player(0, ['9'])).toEqual(['There is no player "9": 1L, 2L, 3L, 4R, 5B, 6S.']);
});
test('rules are shown from the catalogue by id or section', () => {
  expect(ruleLines('bu-run-03', 'BU-RUN-03')).toHaveLength(1);
  expect(ruleLines('BU-RUN-03', 'BU-RUN-03')[0]).toMatch(/^BU-RUN-03: .*standing Opponent/);
  expect(ruleLines('BU-RUN', 'BU-RUN-03').length).toBeGreaterThan(5);
  expect(ruleLines('BU-RUN', 'BU-RUN-03').every(line => line.startsWith('BU-RUN-'))).toBe(true);
  expect(ruleLines('BU-NONE-99', 'BU-RUN-03')).toEqual(['There is no rule BU-NONE-99 in docs/rules.']);
  expect(ruleLines('../x', 'BU-RUN-03')).toEqual(['"../x" is not the id of a rule; ids look like BU-RUN-03.']);
  expect(rulesPage(new BlitzAtTable(setUp(plain)), [])[0]).toBe('BLITZ BOWL IN A MINUTE');
});
