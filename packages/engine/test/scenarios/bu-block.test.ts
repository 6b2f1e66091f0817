/** The Block Action: who blocks whom, with how many dice, and what each face does. */
import { expect } from 'vitest';
import type { BlitzEvent } from '../../src/blitz/events.ts';
import { editionOn, type Scenario, scenario } from '../dsl.ts';
import { describe, test, test2024 } from '../editions.ts';

const diceRolled = (s: Scenario): number =>
  s.game.events?.find((e): e is Extract<BlitzEvent, { type: 'blockRolled' }> => e.type === 'blockRolled')?.dice
    .length ?? 0;
/** The types of what happened to the target, in order. */
const fate = (s: Scenario): string[] =>
  (s.game.events ?? [])
    .map(e => e.type)
    .filter(type => ['wentProne', 'ballBounced', 'checked', 'injured'].includes(type));

test('BU-BLOCK-X1: a Shove with room behind pushes straight back, and a follow-up is offered', () => {
  scenario(
    `
    . . . .
    . A 1 .
    . . . .`,
    { who: { A: 'dwarf/lineman', 1: 'orc/lineman' } },
  )
    .dice('block:shove')
    .blocks('A', '1')
    .expectPitch(
      `
    . . . .
    . A . 1
    . . . .`,
    )
    .expectAsked('followUp', 'home', 'yes', 'no')
    .answers('yes')
    .expectPitch(
      `
    . . . .
    . . A 1
    . . . .`,
    )
    .done();
});

test('BU-BLOCK-X2: two dice when a Team-mate also Marks the target, and its coach picks one', () => {
  scenario(
    `
    . . . .
    . 1 A 2
    . . . .`,
    { active: 'away', who: { A: 'dwarf/lineman', 1: 'orc/blitzer', 2: 'orc/thrower' } },
  )
    .dice('block:miss', 'block:smash', 'd6:3')
    .blocks('1', 'A')
    .expectAsked('reroll', 'away', 'keep', { reroll: 'offensiveSpecialist' })
    .answers('keep')
    .expectAsked('blockFace', 'away', { face: 'miss' }, { face: 'smash' })
    .answers({ face: 'smash' })
    .expectStatus('A', 'prone')
    .done();
});

// --- who and how many dice ------------------------------------------------------------------------------------------
test('BU-BLOCK-01: only a Marked Player blocks, and only an Opponent that it Marks', () => {
  scenario('A . 1 . .').expectIllegal({ block: 'A' });
  scenario('A 1 . . .', { who: { 1: { state: 'prone' } } }).expectIllegal({ block: 'A' });
  scenario('a 1 . . .').expectIllegal({ block: 'A' });
  scenario(
    `
    1 B 4 .
    . A 2 .
    5 . . 3`,
    { who: { 5: { state: 'prone' } } },
  )
    .answers({ block: 'A' })
    .expectAsked('blockTarget', 'home', { target: '1' }, { target: '2' }, { target: '4' })
    .expectIllegal({ target: 'B' }, { target: '3' }, { target: '5' });
});

test.each([
  [1, false, 1],
  [2, false, 2],
  [3, false, 3],
  [1, true, 2],
  [2, true, 3],
])('BU-BLOCK-02: Block Value %i, Assisted %s: %i dice', (block, assisted, dice) => {
  const s = scenario(assisted ? 'A 1 B . .' : 'A 1 . . .', { who: { A: { block } } })
    .dice(...new Array<string>(dice).fill('block:miss'))
    .blocks('A', '1');
  expect(diceRolled(s)).toBe(dice);
  s.done();
});

test('BU-BLOCK-03: one result of several, by choice of the blocking coach; equal ones are one choice', () => {
  const s = scenario('A 1 . . .', { active: 'home', who: { A: { block: 3 } } })
    .dice('block:shove', 'block:kerrunch', 'block:shove')
    .blocks('A', '1')
    .expectAsked('blockFace', 'home', { face: 'shove' }, { face: 'kerrunch' })
    .expectIllegal({ face: 'smash' }, { face: 'miss' })
    .answers({ face: 'shove' })
    .expectStatus('1', 'open')
    .expectSquare('1', [8, 4])
    .answers('no');
  expect(fate(s)).toEqual([]);
  s.done();
  // In away's turn it is away who chooses.
  scenario('A 1 . . .', { active: 'away', who: { 1: { block: 2 } } })
    .dice('block:miss', 'block:smash')
    .blocks('1', 'A')
    .expectAsked('blockFace', 'away', { face: 'miss' }, { face: 'smash' });
});

test('BU-BLOCK-03: with a single die there is nothing to choose', () => {
  scenario('A 1 . . .').dice('block:miss').blocks('A', '1').expectAsked('action', 'home').done();
});

/** How many dice A rolls against 1 at (8,5). */
const diceAgainst = (drawing: string, who: Readonly<Record<string, object>> = {}): number => {
  const s = scenario(drawing, { who }).dice('block:miss', 'block:miss', 'block:miss', 'block:miss').blocks('A', '1');
  return diceRolled(s);
};

test('BU-BLOCK-04: a Team-mate that Marks the target assists; one that is near the blocker only does not', () => {
  expect(diceAgainst('. . . . .\n. A 1 B .\n. . . . .')).toBe(2);
  expect(diceAgainst('. . . . .\n. A 1 . B\n. . . . .')).toBe(1);
  expect(diceAgainst('. . . . .\nB A 1 . .\n. . . . .')).toBe(1);
  // An Opponent next to the target is no help.
  expect(diceAgainst('. . . . .\n. A 1 2 .\n. . . . .')).toBe(1);
});

test('BU-BLOCK-05: any number of assisting Team-mates is one die', () => {
  expect(diceAgainst('. B C D .\n. A 1 E .\n. F G H .')).toBe(2);
});

test('BU-BLOCK-06: a Prone Team-mate does not assist', () => {
  expect(diceAgainst('. . . . .\n. A 1 b .\n. . . . .')).toBe(1);
  expect(diceAgainst('. . C . .\n. A 1 b .\n. . . . .')).toBe(2);
});

test('BU-BLOCK-07: a Team-mate that others Mark still assists', () => {
  expect(diceAgainst('. . 2 . .\n. A 1 B 3\n. . . 4 .')).toBe(2);
});

test('BU-BLOCK-08: a ball holder may block, and keeps its ball', () => {
  scenario('A 1 . . .', { ball: 'A' })
    .dice('block:smash', 'd6:6')
    .blocks('A', '1')
    .expectStatus('1', 'prone')
    .expectBall('A')
    .done();
});

// --- knocked down -----------------------------------------------------------------------------------------------------
test.each([
  ['smash', 4, 'prone'],
  ['smash', 3, 'reserves'],
  ['kerrunch', 5, 'prone'],
  ['kerrunch', 4, 'reserves'],
  ['tackle', 4, 'prone'],
  ['tackle', 3, 'reserves'],
] as const)('BU-BLOCK-09, BU-BLOCK-11, BU-BLOCK-22: %s, Armour 4+, D6 = %i: %s', (face, die, status) => {
  const s = scenario('A 1 . . .').dice(`block:${face}`, `d6:${die}`).blocks('A', '1').expectStatus('1', status);
  expect(fate(s)).toEqual(['wentProne', 'checked', ...(status === 'reserves' ? ['injured'] : [])]);
  expect(s.isLegal({ run: 'A' })).toBe(face !== 'tackle');
  s.done();
});

test('BU-BLOCK-10: Prone where it stood, the ball gone, then its own coach makes the check', () => {
  scenario(
    `
    . . . . .
    . A 1 . .
    . . . . .`,
    { ball: '1', cards: { hands: { away: ['rawTalent'] } } },
  )
    .dice('block:smash', 'd8:3', 'd6:3')
    .blocks('A', '1')
    .expectAsked('bonusPlay', 'away', 'pass')
    .passes()
    .expectAsked('reroll', 'away', 'keep', { reroll: 'rawTalent' })
    .expectStatus('1', 'prone')
    .expectSquare('1', [8, 5])
    .expectBall([9, 4])
    .dice('d6:4')
    .answers({ reroll: 'rawTalent' })
    .expectStatus('1', 'prone')
    .expectAsked('action', 'home')
    .done();
});

test.each([
  [4, 'prone'],
  [3, 'reserves'],
] as const)('BU-BLOCK-10: the order of events, Armour Check %i: %s', (die, status) => {
  const s = scenario('A 1 . . .', { ball: '1' })
    .dice('block:smash', 'd8:4', `d6:${die}`)
    .blocks('A', '1')
    .expectBall([8, 4])
    .expectStatus('1', status);
  expect(fate(s)).toEqual(['wentProne', 'ballBounced', 'checked', ...(status === 'reserves' ? ['injured'] : [])]);
  if (status === 'prone') s.expectSquare('1', [7, 4]);
  s.done();
});

test('BU-BLOCK-11: Kerrunch! takes 1 off the check, whose result is never below 1', () => {
  scenario('A 1 . . .', { who: { 1: { armour: 2 } } })
    .dice('block:kerrunch', 'd6:2')
    .blocks('A', '1')
    .expectEvent({ type: 'checked', check: 'armour', target: 2, die: 2, total: 1, passed: false })
    .expectStatus('1', 'reserves')
    .done();
  scenario('A 1 . . .', { who: { 1: { armour: 2 } } })
    .dice('block:kerrunch', 'd6:1')
    .blocks('A', '1')
    .expectEvent({ type: 'checked', check: 'armour', target: 2, die: 1, total: 1, passed: false })
    .done();
  scenario('A 1 . . .', { who: { 1: { armour: 2 } } })
    .dice('block:smash', 'd6:2')
    .blocks('A', '1')
    .expectStatus('1', 'prone')
    .done();
});

test('BU-BLOCK-12: an unmodified 6 passes against Kerrunch!, Armour 6+ included', () => {
  scenario('A 1 . . .', { who: { 1: { armour: 6 } } })
    .dice('block:kerrunch', 'd6:6')
    .blocks('A', '1')
    .expectEvent({ type: 'checked', check: 'armour', target: 6, die: 6, total: 5, passed: true })
    .expectStatus('1', 'prone')
    .done();
});

// --- Shove ------------------------------------------------------------------------------------------------------------
describe('BU-BLOCK-13: a Shove goes straight away from the blocker', () => {
  test.each([
    [-1, -1],
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ])('to (%i,%i)', (dx, dy) => {
    const sign = (x: number, y: number): string =>
      x === 2 && y === 2 ? 'A' : x === 2 + dx && y === 2 + dy ? '1' : '.';
    const drawing = [0, 1, 2, 3, 4].map(y => [0, 1, 2, 3, 4].map(x => sign(x, y)).join(' ')).join('\n');
    scenario(drawing)
      .dice('block:shove')
      .blocks('A', '1')
      .expectSquare('1', [8 + 2 * dx, 6 + 2 * dy])
      .answers('yes')
      .expectSquare('A', [8 + dx, 6 + dy])
      .done();
  });
});

test.each([
  ['a standing Opponent of it', 'A 1 B . .', {}],
  ['a Team-mate of it', 'A 1 2 . .', {}],
  ['a Prone Player', 'A 1 2 . .', { 2: { state: 'prone' } }],
  ['a Prone Player of the blocker', 'A 1 b . .', {}],
] as const)('BU-BLOCK-14: no room because of %s: Knocked Down on the spot, as by a Smash', (_what, drawing, who) => {
  const s = scenario(drawing, { who }).dice('block:shove');
  if (drawing.includes('B')) s.dice('block:shove');
  s.dice('d6:4').blocks('A', '1');
  if (drawing.includes('B')) s.answers({ face: 'shove' });
  s.expectStatus('1', 'prone').expectSquare('1', [7, 4]).expectSquare('A', [6, 4]);
  // As a Smash: no modifier on the check. No follow-up either, for nothing was left.
  s.expectEvent({ type: 'checked', check: 'armour', die: 4, total: 4 }).expectAsked('action', 'home').done();
});

test.each([
  ['a blocked square', '. . . #', [1, 1]],
  ['the edge beside the pitch', '', [13, 6]],
] as const)('BU-BLOCK-14: no room because of %s', (_what, pitch, at) => {
  scenario('. A 1', { at, edition: editionOn(pitch) })
    .dice('block:shove', 'd6:3')
    .blocks('A', '1')
    .expectStatus('1', 'reserves')
    .expectNotLogged('pushed')
    .expectAsked('action', 'home')
    .done();
});

test('BU-BLOCK-14: the edge above, diagonally', () => {
  scenario('. 1 .\nA . .', { at: [6, 1] })
    .dice('block:shove', 'd6:6')
    .blocks('A', '1')
    .expectStatus('1', 'prone')
    .expectSquare('1', [7, 1])
    .done();
});

test('BU-BLOCK-15: no side square and no chain: the Player behind stays where it is', () => {
  scenario(
    `
    . . . . .
    A 1 2 . .
    . . . . .`,
  )
    .dice('block:shove', 'd6:6')
    .blocks('A', '1')
    .expectNotLogged('pushed')
    .expectPitch(
      `
    . . . . .
    A 1 2 . .
    . . . . .`,
    )
    .expectStatus('1', 'prone')
    .done();
});

test('BU-BLOCK-16: a ball behind the target does not stop the push; it Bounces, then the follow-up is asked (BU-OQ-34)', () => {
  const s = scenario('A 1 * . .')
    .dice('block:shove', 'd8:4')
    .blocks('A', '1')
    .expectSquare('1', [8, 4])
    .expectBall([9, 4])
    .expectAsked('followUp', 'home', 'yes', 'no')
    .answers('yes')
    .expectSquare('A', [7, 4])
    .expectBall([9, 4]);
  s.done();
});

test('BU-BLOCK-17: a pushed ball holder keeps the ball', () => {
  scenario('A 1 . . .', { ball: '1' })
    .dice('block:shove')
    .blocks('A', '1')
    .answers('no')
    .expectBall('1')
    .expectSquare('1', [8, 4])
    .expectNotLogged('ballBounced')
    .done();
});

test('BU-BLOCK-18: a Player may be pushed next to any Players', () => {
  scenario(
    `
    . . . B .
    A 1 . . 2
    . . . C .`,
  )
    .dice('block:shove')
    .blocks('A', '1')
    .expectSquare('1', [8, 5])
    .expectStatus('1', 'marked')
    .expectStatus('B', 'marked')
    .answers('no')
    .done();
});

test('BU-BLOCK-19: the follow-up is a choice of the blocking coach and no Action', () => {
  const shove = (answer: 'yes' | 'no'): Scenario =>
    scenario('A 1 . . .', { who: { A: { done: ['run', 'mark'] } } })
      .dice('block:shove')
      .blocks('A', '1')
      .expectAsked('followUp', 'home', 'yes', 'no')
      .answers(answer);
  const stayed = shove('no').expectSquare('A', [6, 4]).expectStatus('A', 'open');
  expect(stayed.game.actionsLeft).toBe(2);
  stayed.done();
  const followed = shove('yes').expectSquare('A', [7, 4]).expectStatus('A', 'marked').expectLegal({ sidestep: 'A' });
  expect(followed.game.actionsLeft).toBe(2);
  expect(followed.game.events?.filter(e => e.type === 'actionStarted').length).toBe(1);
  followed.done();
});

test('BU-BLOCK-20: the follow-up may lead next to any Opponent, and a ball in the square Bounces again', () => {
  // The ball behind the target Bounces into the vacated square, next to 2.
  scenario(
    `
    . 2 . . .
    A 1 * . .
    . . . . .`,
  )
    .dice('block:shove', 'd8:8')
    .blocks('A', '1')
    .expectBall([7, 5])
    .expectAsked('followUp', 'home', 'yes', 'no')
    .dice('d8:6')
    .answers('yes')
    .expectSquare('A', [7, 5])
    .expectStatus('A', 'marked')
    .expectBall([7, 6])
    .done();
});

test.each(['smash', 'kerrunch', 'tackle'])('BU-BLOCK-21: after %s there is no follow-up', face => {
  scenario('A 1 . . .')
    .dice(`block:${face}`, 'd6:1')
    .blocks('A', '1')
    .expectStatus('1', 'reserves')
    .expectAsked('action', 'home')
    .expectSquare('A', [6, 4])
    .done();
});

// --- the bans -----------------------------------------------------------------------------------------------------------
test('BU-BLOCK-22: Tackle knocks the target down and bars the blocker from everything', () => {
  scenario('A 1 . 2 .', { ball: 'A' })
    .dice('block:tackle', 'd6:6')
    .blocks('A', '1')
    .expectStatus('1', 'prone')
    .expectStatus('A', 'open')
    .expectIllegal({ run: 'A' }, { mark: 'A' }, { throw: 'A' })
    .done();
  // After a Smash the same Player goes on.
  scenario('A 1 . 2 .').dice('block:smash', 'd6:6').blocks('A', '1').expectLegal({ run: 'A' }, { mark: 'A' }).done();
});

test('BU-BLOCK-23: Miss leaves the target alone and bars the blocker until the end of the turn', () => {
  const s = scenario('A 1 . . *', { cards: { deck: ['showNoFear', 'showboat'] } })
    .dice('block:miss')
    .blocks('A', '1')
    .expectStatus('1', 'marked');
  expect(fate(s)).toEqual([]);
  s.expectIllegal({ sidestep: 'A' }, { block: 'A' })
    .answers('endTurn', 'endTurn')
    .expectAsked('action', 'home')
    .expectLegal({ sidestep: 'A' }, { block: 'A' })
    .done();
});

test('BU-BLOCK-23: the ban follows a Player to the Dugout', () => {
  const fumbled = (face: string): Scenario =>
    scenario('A B 1 . .', { options: { throwTeammate: true }, who: { A: 'goblin/troll', B: 'goblin/goblin' } })
      .dice(`block:${face}`, ...(face === 'smash' ? ['d6:6'] : []), 'd6:1')
      .blocks('B', '1')
      .answers({ throwTeammate: 'A' }, { player: 'B' }, { to: [6, 6] })
      .expectStatus('B', 'reserves');
  fumbled('smash').expectLegal({ reserves: 'B' }).done();
  fumbled('miss').expectIllegal({ reserves: 'B' }).done();
});

test2024('BU-BLOCK-23: the ban follows a Player whose Bloodlust takes it to the Dugout (BU-OQ-60)', () => {
  const thirsty = (face: string): Scenario =>
    scenario('A 1 . . .', { who: { A: { position: 'vampire/blitzer', block: 2 } } })
      .dice('block:miss', `block:${face}`, ...(face === 'smash' ? ['d6:6'] : []))
      .blocks('A', '1')
      .answers({ face })
      .expectStatus('A', 'reserves');
  thirsty('smash').expectLegal({ reserves: 'A' }).done();
  const barred = scenario('A 1 . . .', { who: { A: 'vampire/runner' } })
    .dice('block:miss')
    .blocks('A', '1');
  barred.expectStatus('A', 'reserves').expectIllegal({ reserves: 'A' }).done();
});

test('BU-BLOCK-24: only the result that is chosen bars, not the other dice', () => {
  scenario('A 1 . . .', { who: { A: { block: 3 } } })
    .dice('block:miss', 'block:tackle', 'block:smash', 'd6:6')
    .blocks('A', '1')
    .answers({ face: 'smash' })
    .expectLegal({ run: 'A' })
    .done();
  scenario('A 1 . . .', { who: { A: { block: 2 } } })
    .dice('block:miss', 'block:smash')
    .blocks('A', '1')
    .answers({ face: 'miss' })
    .expectIllegal({ sidestep: 'A' })
    .done();
});

const barred = { A: { barred: true } } as const;

test('BU-BLOCK-25: a barred Player catches Bounces and receives Throws', () => {
  scenario('B . . A .', { ball: 'B', who: barred }).dice('d6:4').throws('B', 'A').expectBall('A').done();
  scenario('B . . . C A', { at: [4, 6], ball: 'B', who: barred })
    .dice('d6:3', 'd8:4')
    .throws('B', 'C')
    .expectBall('A')
    .done();
});

test('BU-BLOCK-25: a barred Player assists, is pushed, and scores through the Action of another', () => {
  const s = scenario('A 1 B . .', { who: barred }).dice('block:miss', 'block:miss').blocks('B', '1');
  expect(diceRolled(s)).toBe(2);
  scenario('1 A . . .', { active: 'away', who: barred })
    .dice('block:shove')
    .blocks('1', 'A')
    .expectSquare('A', [8, 4])
    .answers('no')
    .done();
  scenario('. . A\nB . .', { at: [13, 6], ball: 'A', who: barred })
    .runs('B', '')
    .expectScore(4, 0);
});

test('BU-BLOCK-26: the blocker whom only the target Marked is Open when the ball Bounces, and takes it', () => {
  scenario('A 1 . . .', { ball: '1' }).dice('block:tackle', 'd8:8', 'd6:6').blocks('A', '1').expectBall('A').done();
  // With a second Opponent next to it, it is still Marked and the ball Bounces on.
  scenario('A 1 . . .\n2 . . . .', { ball: '1' })
    .dice('block:smash', 'd8:8', 'd8:2', 'd6:6')
    .blocks('A', '1')
    .expectBall([6, 3])
    .done();
});

test('BU-BLOCK-27: the target still lies in its square while its ball Bounces', () => {
  // Bounce onto Prone 2, back onto the target, which lies there and sends it on; only then it is Injured.
  const s = scenario('A 1 2 . .', { ball: '1', who: { 2: { state: 'prone' } } })
    .dice('block:smash', 'd8:4', 'd8:8', 'd8:2', 'd6:1')
    .blocks('A', '1')
    .expectBall([7, 3])
    .expectStatus('1', 'reserves');
  expect(fate(s)).toEqual(['wentProne', 'ballBounced', 'ballBounced', 'ballBounced', 'checked', 'injured']);
  s.done();
});
