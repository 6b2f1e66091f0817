/** Actions in general: how many, who, of which kinds, in which status. */
import { expect } from 'vitest';
import type { PlayerSpec } from '../../src/blitz/setup.ts';
import type { ActionName } from '../../src/blitz/words.ts';
import { legalOf, type Scenario, type Settings, scenario } from '../dsl.ts';
import { test } from '../editions.ts';

/** Row 6 has no blocked square: drawings of up to 13 columns. */
const wide = { at: [3, 6] } as const;
const actions = (s: Scenario, name: string): string[] =>
  s.game
    .legalAnswers()
    .flatMap(answer => (typeof answer === 'object' && Object.values(answer)[0] === name ? Object.keys(answer) : []))
    .sort();

test('BU-ACTION-01: three Player Actions, and not a fourth, even when the turn goes on for the hand', () => {
  const s = scenario(
    `
    A . B . *
    . . . . .
    C . D . .`,
    { cards: { hands: { home: ['jumpUp'] } } },
  );
  for (const name of ['A', 'B', 'C']) {
    expect(legalOf(s, 'run')).toContain(name);
    s.answers({ run: name }, 'pass', 'stop');
  }
  s.expectAsked('action', 'home', 'endTurn').expectIllegal({ run: 'D' }).done();
});

test('BU-ACTION-01: without a hand the turn passes by itself after the third Action', () => {
  scenario('A . B . C . *', wide)
    .runs('A', '')
    .runs('B', '')
    .expectAsked('action', 'home')
    .runs('C', '')
    .expectAsked('action', 'away');
});

test('BU-ACTION-01: fewer than three are allowed; ending the turn is no Action and scores nothing (BU-OQ-45)', () => {
  const holder = (): Scenario => scenario('. . A', { at: [13, 6], ball: 'A', cards: { active: ['spreadOut'] } });
  holder()
    .answers('endTurn')
    .expectScore(0, 0)
    .expectBall('A')
    .expectNotLogged('touchdown', 'claimed')
    .expectAsked('action', 'away');
  // A Run of no squares is an Action: Touchdown test and Claim Step follow.
  holder().runs('A', '').expectScore(4, 0).expectAsked('claim', 'home', 'pass', { claim: 1 }).done();
});

test('BU-ACTION-02: all three by one Player', () => {
  scenario('A . . . . 1 . *', wide)
    .dice('block:smash', 'd6:5')
    .runs('A', 'e e')
    .marks('A', 'e e')
    .blocks('A', '1')
    .expectStatus('1', 'prone')
    .expectAsked('action', 'away')
    .done();
});

test('BU-ACTION-02, BU-ACTION-05: or spread over the Players, who may all make the same kind', () => {
  const s = scenario('A . B . C . *', wide).runs('A', 'n').runs('B', 'n');
  expect(legalOf(s, 'run')).toEqual(['C']);
  s.runs('C', 'n').expectAsked('action', 'away').done();
});

const allModules = { fouls: true, throwTeammate: true } as const;

/** Each kind of Action where A can make it; `done` is what A has made before. */
const kinds: readonly (readonly [kind: ActionName, drawing: string, settings: (a: Partial<PlayerSpec>) => Settings])[] =
  [
    ['run', 'A . . . 1', A => ({ who: { A } })],
    ['mark', 'A . . 1 .', A => ({ who: { A } })],
    ['throw', 'A . . B .', A => ({ who: { A }, ball: 'A' })],
    ['block', 'A 1 . . .', A => ({ who: { A } })],
    ['sidestep', 'A 1 . . .', A => ({ who: { A } })],
    ['standUp', 'a . . . 1', A => ({ who: { A } })],
    ['reserves', '. . . . 1', A => ({ reserves: { A } })],
    ['foul', 'A 1 . . .', A => ({ who: { A, 1: { state: 'prone' } } })],
    ['throwTeammate', 'A B . . .', A => ({ who: { A: { position: 'goblin/troll', ...A }, B: 'goblin/goblin' } })],
  ];

test.each(kinds)('BU-ACTION-03: a second %s by the same Player in one turn is refused', (kind, drawing, settings) => {
  const build = (done: readonly ActionName[]): Scenario =>
    scenario(drawing, { ...settings({ done }), options: allModules });
  const others = kinds.map(([name]) => name).filter(name => name !== kind && !shareLimit(name, kind));
  build([]).expectLegal({ [kind]: 'A' });
  build(others).expectLegal({ [kind]: 'A' });
  build([kind]).expectIllegal({ [kind]: 'A' });
});
const shareLimit = (a: ActionName, b: ActionName): boolean => a.startsWith('throw') && b.startsWith('throw');

test('BU-ACTION-03: Throw and Throw Team-mate share one limit (BU-OQ-25)', () => {
  const troll = (done: 'throw' | 'throwTeammate', ball: boolean): Scenario =>
    scenario('A B . . *', {
      options: { throwTeammate: true },
      who: { A: { position: 'goblin/troll', done: [done] }, B: 'goblin/goblin' },
      ...(ball ? { ball: 'A' } : {}),
    });
  troll('throw', false).expectIllegal({ throwTeammate: 'A' });
  troll('throwTeammate', true).expectIllegal({ throw: 'A' });
});

test('BU-ACTION-04: different kinds by one Player in one turn, here Stand Up, Run and Throw', () => {
  scenario('a * . . B', {})
    .answers({ standUp: 'A' })
    .runs('A', 'e')
    .expectBall('A')
    .dice('d6:4')
    .throws('A', 'B')
    .expectBall('B')
    .done();
});

test('BU-ACTION-05: the kind one Player has used up is free for the others', () => {
  const s = scenario('A . B . *', { who: { A: { done: ['run'] } } });
  expect(legalOf(s, 'run')).toEqual(['B']);
});

test('BU-ACTION-06: an Open Player may Run, Mark, Throw, Foul and Throw Team-mate, and nothing else', () => {
  const drawing = `
    . . . . . .
    1 A B . 2 .
    . . . . . .`;
  const who = { A: { position: 'goblin/troll' }, B: 'goblin/goblin', 1: { state: 'prone' } } as const;
  const withBall = scenario(drawing, { who, ball: 'A', options: allModules });
  expect(actions(withBall, 'A')).toEqual(['foul', 'mark', 'run', 'throw']);
  const without = scenario(drawing, { who, options: allModules });
  expect(actions(without, 'A')).toEqual(['foul', 'mark', 'run', 'throwTeammate']);
  // The two special Actions need their modules.
  expect(actions(scenario(drawing, { who }), 'A')).toEqual(['mark', 'run']);
  withBall.expectIllegal({ block: 'A' }, { sidestep: 'A' }, { standUp: 'A' }, { reserves: 'A' });
});

test('BU-ACTION-07: a Marked Player may Block and Sidestep, and nothing else', () => {
  const s = scenario(
    `
    . . . . .
    2 A B 3 .
    . 1 . . .`,
    { who: { A: 'goblin/troll', B: 'goblin/goblin', 2: { state: 'prone' } }, ball: 'A', options: allModules },
  );
  expect(actions(s, 'A')).toEqual(['block', 'sidestep']);
  s.expectIllegal({ run: 'A' }, { mark: 'A' }, { throw: 'A' }, { foul: 'A' }, { throwTeammate: 'A' });
});

test.each([
  ['beside an Opponent', 'a 1 B . *'],
  ['with no Opponent near', 'a . B . *'],
])('BU-ACTION-08: a Prone Player %s may Stand Up and nothing else', (_where, drawing) => {
  expect(actions(scenario(drawing, { options: allModules }), 'A')).toEqual(['standUp']);
});

test('BU-ACTION-09: a Reserves Player may make a Reserves Action and nothing else', () => {
  const s = scenario('. 1 B . *', { reserves: { A: {} }, options: allModules });
  expect(actions(s, 'A')).toEqual(['reserves']);
});

test('BU-ACTION-10: the status counts when an Action begins: Run, then Mark, then Block', () => {
  const s = scenario('A . . . . 1 . *', wide);
  expect(actions(s, 'A')).toEqual(['run']);
  s.runs('A', 'e e');
  expect(actions(s, 'A')).toEqual(['mark']);
  s.marks('A', 'e e');
  expect(actions(s, 'A')).toEqual(['block', 'sidestep']);
  s.dice('block:shove').blocks('A', '1').answers('no').expectStatus('A', 'open').done();
});

test('BU-ACTION-10: freed by a Team-mate, a Player that was Marked may Run', () => {
  const s = scenario('A 1 B . *');
  expect(actions(s, 'A')).toEqual(['block', 'sidestep']);
  s.dice('block:smash', 'block:smash', 'd6:6').blocks('B', '1').answers({ face: 'smash' });
  expect(actions(s, 'A')).toEqual(['run']);
  s.done();
});

test('BU-ACTION-11: only Players of the coach whose turn it is act', () => {
  const s = scenario(
    `
    A . 1 2 B
    . . . . .
    c . . 4 *`,
    { active: 'away', reserves: { D: {}, 5: {} } },
  );
  expect(s.game.legalAnswers().every(a => a === 'endTurn' || '1245'.includes(String(Object.values(a)[0])))).toBe(true);
  s.expectIllegal({ run: 'A' }, { block: 'B' }, { standUp: 'C' }, { reserves: 'D' }).expectLegal({ reserves: '5' });
});

test('BU-ACTION-11: an Interrupt lets the other coach act, here Intervention after a Run', () => {
  scenario('A . . . . 1 . *', { ...wide, cards: { hands: { away: ['intervention'] } } })
    .runs('A', 'e e')
    .expectAsked('bonusPlay', 'away', 'pass', { play: 'intervention' })
    .answers({ play: 'intervention' })
    .expectAsked('freeActionBy', 'away', { player: '1' })
    .answers({ player: '1' })
    .expectAsked('markStep', 'away')
    .walks('1', 'w w')
    .expectStatus('A', 'marked')
    .expectAsked('action', 'home')
    .done();
});

test('BU-ACTION-11: so does Dump-off, for the target of a Block', () => {
  scenario('A 1 . 2 .', { who: { 1: 'dark-elf/runner' }, ball: '1' })
    .blocks('A', '1')
    .expectAsked('dumpOff', 'away', 'yes', 'no')
    .dice('d6:3', 'block:miss')
    .answers('yes', { target: '2' })
    .expectBall('2')
    .expectAsked('action', 'home')
    .done();
});

test('BU-ACTION-11: Empty The Bench lets both coaches make Reserves Actions', () => {
  scenario('. . * . .', {
    moment: 'turnStart',
    options: { events: true },
    reserves: { A: {}, 1: {} },
    cards: { active: ['showboat', 'showNoFear'], deck: ['spreadOut', 'emptyTheBench', 'getTogether'] },
  })
    .starts()
    .expectAsked('bench', 'home', 'pass', { player: 'A' })
    .answers({ player: 'A' }, { to: [1, 6] })
    .expectAsked('bench', 'away', 'pass', { player: '1' })
    .answers({ player: '1' }, { to: [15, 6] })
    .expectSquare('A', [1, 6])
    .expectSquare('1', [15, 6])
    .expectAsked('action', 'home')
    .done();
});

test('BU-ACTION-X1: after its Run the Orc Blitzer may Mark or Block but not Run again; another Orc may Run', () => {
  const open = scenario('A . . 1 2 *', {
    ...wide,
    active: 'away',
    who: { 1: { position: 'orc/blitzer', done: ['run'] } },
  });
  expect(actions(open, '1')).toEqual(['mark']);
  expect(legalOf(open, 'run')).toEqual(['2']);
  open.expectIllegal({ run: '1' });
  const marked = scenario('A 1 . 2 . *', {
    ...wide,
    active: 'away',
    who: { 1: { position: 'orc/blitzer', done: ['run'] } },
  });
  expect(actions(marked, '1')).toEqual(['block', 'sidestep']);
  expect(legalOf(marked, 'run')).toEqual(['2']);
});
