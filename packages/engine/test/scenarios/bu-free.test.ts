/** Free Actions: what they cost, what they obey, and what follows them. */
import { expect } from 'vitest';
import type { PlayerSpec } from '../../src/blitz/setup.ts';
import { legalOf, type Scenario, type Settings, scenario } from '../dsl.ts';
import { test, test2024 } from '../editions.ts';

/** A Troll Slayer two squares from an Opponent: its Mark grants a free Block. */
const slayer = (a: Partial<PlayerSpec> = {}, settings: Settings = {}): Scenario =>
  scenario('A . . 1 . . B *', {
    at: [3, 6],
    ...settings,
    who: { A: { position: 'dwarf/troll-slayer', ...a }, ...settings.who },
  });

test('BU-FREE-01: a free Action does not count against the three', () => {
  const s = slayer().marks('A', 'e e');
  expect(s.game.actionsLeft).toBe(2);
  s.dice('block:smash', 'd6:4').answers({ freeBlock: 'A' }, { target: '1' }).expectAsked('action', 'home');
  expect(s.game.actionsLeft).toBe(2);
  s.done();
});

test('BU-FREE-02: once per turn holds, so a Player that has made a Block is granted none', () => {
  slayer().marks('A', 'e e').expectAsked('freeAction', 'home', 'pass', { freeBlock: 'A' });
  slayer({ done: ['block'] })
    .marks('A', 'e e')
    .expectAsked('action', 'home');
});

test2024('BU-FREE-02: the status counts, so nobody to Block is left when the Opponent has stepped aside', () => {
  const stepsAside = (play: boolean): Scenario =>
    slayer({}, { cards: { hands: { away: ['stepAside'] } } })
      .marks('A', 'e e')
      .expectAsked('bonusPlay', 'away', 'pass', { play: 'stepAside' })
      .answers(play ? { play: 'stepAside' } : 'pass');
  stepsAside(false).expectAsked('freeAction', 'home', 'pass', { freeBlock: 'A' });
  stepsAside(true)
    .answers({ player: '1' }, { to: [7, 6] })
    .expectStatus('A', 'open')
    .expectAsked('action', 'home');
});

test('BU-FREE-02: the status table holds where nothing lifts it: a Catcher that is Marked makes no free Run', () => {
  const caught = (drawing: string): Scenario =>
    scenario(drawing, { at: [6, 6], who: { B: 'human/catcher' }, ball: 'A' })
      .dice('d6:5')
      .throws('A', 'B')
      .expectBall('B');
  caught('A . . B . 1').expectStatus('B', 'open').expectAsked('freeAction', 'home', 'pass', { freeRun: 'B' }).done();
  caught('A . . B 1 .').expectStatus('B', 'marked').expectAsked('action', 'home').done();
});

test2024('BU-FREE-02: the status table holds where nothing lifts it: Wardance is for Marked Players only', () => {
  const dancer = { who: { A: 'wood-elf/wardancer' } } as const;
  scenario('. A 1 . *', dancer).expectLegal({ freeSidestep: 'A' });
  scenario('. A . 1 *', dancer).expectIllegal({ freeSidestep: 'A' });
});

test2024('BU-FREE-02: the text that grants it may lift a limit: Hit And Run starts from a Marked square', () => {
  const s = scenario(
    `
    . . . .
    . A 1 .
    . 2 . *`,
    { who: { A: 'amazon/piranha-warrior-blitzer' } },
  )
    .expectIllegal({ run: 'A' })
    .dice('block:smash', 'd6:6')
    .blocks('A', '1')
    .expectStatus('A', 'marked')
    .expectAsked('freeAction', 'home', 'pass', { freeRun: 'A' })
    .answers({ freeRun: 'A' });
  // Only the demand to be Open is lifted: squares next to the standing Opponent stay closed.
  expect(legalOf(s, 'to')).toEqual(['6,4', '7,4', '8,4']);
  s.done();
});

test('BU-FREE-03: a free Block is the Block of that Player for the turn', () => {
  slayer()
    .dice('block:shove')
    .marks('A', 'e e')
    .answers({ freeBlock: 'A' }, { target: '1' }, 'yes')
    .expectStatus('A', 'marked')
    .expectIllegal({ block: 'A' })
    .expectLegal({ sidestep: 'A' })
    .done();
});

test('BU-FREE-04: a free Action that is not taken at once is lost', () => {
  const s = slayer().marks('A', 'e e').answers('pass').expectAsked('action', 'home');
  expect(s.game.legalAnswers().some(a => typeof a === 'object' && 'freeBlock' in a)).toBe(false);
  // The ordinary Block is still there, for one of the three.
  s.dice('block:smash', 'd6:4').blocks('A', '1');
  expect(s.game.actionsLeft).toBe(1);
  // Neither does another Player's Action bring the chance back.
  slayer().marks('A', 'e e').answers('pass').runs('B', 'e').expectAsked('action', 'home');
});

test('BU-FREE-05: a free Action has a Claim Step of its own', () => {
  const s = slayer({}, { cards: { active: ['takeThemDown', 'breakSomeBones'] } })
    .dice('block:smash', 'd6:1')
    .marks('A', 'e e')
    .expectAsked('freeAction', 'home')
    .answers({ freeBlock: 'A' }, { target: '1' })
    .expectAsked('claim', 'home', 'pass', { claim: 1 }, { claim: 2 })
    .answers({ claim: 2 })
    .expectScore(3, 0);
  expect(s.game.space(0)).toBeGreaterThanOrEqual(0);
  s.done();
});

test('BU-FREE-06: a Touchdown is tested after a free Action too, here the Run of a Catcher', () => {
  scenario('A . . . B . . .', { at: [8, 6], who: { B: 'human/catcher' }, ball: 'A' })
    .dice('d6:4')
    .throws('A', 'B')
    .expectAsked('freeAction', 'home', 'pass', { freeRun: 'B' })
    .answers({ freeRun: 'B' })
    .walks('B', 'e e e')
    .expectScore(0, 0)
    .answers('stop')
    .expectScore(4, 0)
    .expectStatus('B', 'reserves')
    .done();
});

test('BU-FREE-07, BU-FREE-X1: the third Action, a Mark, grants a free Block, and a Claim Step follows', () => {
  slayer({}, { actionsLeft: 1, actionsTaken: 2, cards: { active: ['takeThemDown'] }, who: { 1: 'orc/thrower' } })
    .dice('block:tackle', 'd6:3')
    .marks('A', 'e e')
    .expectAsked('freeAction', 'home', 'pass', { freeBlock: 'A' })
    .answers({ freeBlock: 'A' })
    .expectAsked('blockTarget', 'home', { target: '1' })
    .answers({ target: '1' })
    .expectStatus('1', 'prone')
    .expectAsked('claim', 'home', 'pass', { claim: 1 })
    .answers({ claim: 1 })
    .expectScore(2, 0)
    .done();
});

/** An Action free for the asking, which a barred Player does not get. */
const barredFrom = (drawing: string, ability: string, verb: string): void => {
  const build = (barred: boolean): Scenario => scenario(drawing, { who: { A: { abilities: [ability], barred } } });
  build(false).expectLegal({ [verb]: 'A' });
  build(true).expectIllegal({ [verb]: 'A' });
};
test('BU-FREE-08: a barred Player gets no free Action by Regenerate', () => {
  barredFrom('a 1 . . *', 'regenerate', 'freeStandUp');
});
test2024('BU-FREE-08: a barred Player gets no free Action by Wardance', () => {
  barredFrom('A 1 . . *', 'wardance', 'freeSidestep');
});
test('BU-FREE-08: nor by Frenzied: barred by a Miss, a Player cannot even make the Mark that grants it', () => {
  const after = (face: string): Scenario =>
    scenario('A 1 . 2 *', { who: { A: { abilities: ['frenzied'] }, 1: { armour: '-' } } })
      .dice(`block:${face}`)
      .blocks('A', '1');
  after('miss').expectAsked('action', 'home', 'endTurn').done();
  // Open again, it may Mark; its one Block has been made.
  after('smash').marks('A', 'e e').expectStatus('A', 'marked').expectAsked('action', 'home').done();
});

test2024.each([
  ['smash', true],
  ['miss', false],
  ['tackle', false],
])('BU-FREE-08: Hit And Run after %s is granted: %s', (face, granted) => {
  const s = scenario('A 1 . . *', { who: { A: 'amazon/piranha-warrior-blitzer' } }).dice(`block:${face}`);
  if (face !== 'miss') s.dice('d6:6');
  s.blocks('A', '1')
    .expectAsked(granted ? 'freeAction' : 'action', 'home')
    .done();
});

test('BU-FREE-08: a fouler that Slipped! cannot stand in for a card that gives a free Action', () => {
  const fouler = (face: string): Scenario =>
    scenario('A 1 . 2 *', {
      options: { fouls: true },
      who: { 1: { state: 'prone' } },
      cards: { hands: { home: ['divingTackle'] } },
    })
      .dice(`block:${face}`)
      .answers({ foul: 'A' }, { target: '1' });
  fouler('smash').expectLegal({ mark: 'A' }).done();
  fouler('shove').expectIllegal({ mark: 'A' }, { run: 'A' }).done();
});

test('BU-FREE-09: Action, Touchdown test, Claim Step, then the free Action with its own (BU-OQ-19)', () => {
  const s = scenario('A . . . B . . .', {
    at: [8, 6],
    who: { B: 'human/catcher' },
    ball: 'A',
    cards: { active: ['showUsACompletion', 'showboat'] },
  })
    .dice('d6:4')
    .throws('A', 'B')
    .expectAsked('claim', 'home', 'pass', { claim: 1 })
    .answers('pass')
    .expectAsked('freeAction', 'home', 'pass', { freeRun: 'B' })
    .answers({ freeRun: 'B' })
    .walks('B', 'e e e')
    .answers('stop')
    .expectAsked('claim', 'home', 'pass', { claim: 2 })
    .answers({ claim: 2 })
    .expectScore(5, 0)
    .expectLog('actionStarted', 'threw', 'actionStarted', 'touchdown', 'claimed');
  s.done();
});

test('BU-FREE-09: a Catcher who scored by the throw is gone and gets no free Run (BU-OQ-57)', () => {
  scenario('A . . . B', { at: [11, 6], who: { B: 'human/catcher' }, ball: 'A' })
    .dice('d6:4')
    .throws('A', 'B')
    .expectScore(4, 0)
    .expectAsked('action', 'home')
    .done();
});

test('BU-FREE-09: Interrupts come before the Touchdown test (BU-OQ-66)', () => {
  const build = (interruptsBeforeTouchdown: boolean): Scenario =>
    scenario(
      `
      A . . .
      . . . .
      . . . 1`,
      { at: [12, 5], ball: 'A', options: { interruptsBeforeTouchdown }, cards: { hands: { away: ['intervention'] } } },
    ).runs('A', 'ne e e');
  build(true)
    .expectAsked('bonusPlay', 'away', 'pass', { play: 'intervention' })
    .expectScore(0, 0)
    .answers({ play: 'intervention' }, { player: '1' })
    .walks('1', 'n n')
    .expectStatus('A', 'marked')
    .expectScore(0, 0)
    .expectBall('A')
    .expectAsked('action', 'home');
  build(true).answers('pass').expectScore(4, 0);
  // The switch: the Touchdown is tested first.
  build(false).expectScore(4, 0).expectStatus('A', 'reserves');
});
