/** Interrupts: they pause an Action, are resolved fully, and hold no other Interrupt inside. */
import { expect } from 'vitest';
import { abilities } from '../../src/blitz/abilities.ts';
import { blitz2024 } from '../../src/blitz/editions/2024.ts';
import { MOMENTS } from '../../src/blitz/words.ts';
import { type Scenario, type Settings, scenario } from '../dsl.ts';
import { describe, test } from '../editions.ts';

const inHands = (home: readonly string[], away: readonly string[] = []): Pick<Settings, 'cards'> => ({
  cards: { active: ['tieThemUp/rawTalent', 'showboat'], deck: [], hands: { home, away } },
});

describe('BU-INTERRUPT-01: for a coach, or for a particular Player', () => {
  test('a Bonus Play is for the coach, who picks the Player', () => {
    scenario('A . . 1\nB . . .', { active: 'away', ...inHands(['stepAside']) })
      .marks('1', 'w w')
      .answers({ play: 'stepAside' })
      .expectAsked('freeActionBy', 'home', { player: 'A' }, { player: 'B' })
      .done();
  });
  test('the ability Dump-off is for the Player that has it', () => {
    const drawing = '1 A . B';
    const blocked = (ability: string[]): Scenario =>
      scenario(drawing, { active: 'away', ball: 'A', who: { A: { abilities: ability } } });
    blocked(['dumpOff']).blocks('1', 'A').expectAsked('dumpOff', 'home', 'yes', 'no').done();
    blocked([]).dice('block:miss').blocks('1', 'A').expectAsked('action', 'away').done();
  });
});

test('BU-INTERRUPT-01: in the own turn too, where the other coach runs by an event and not by an Interrupt', () => {
  // Empty The Bench in The Bone Pit: 7 comes on and may Run, in the turn of home.
  const s = scenario('. B .\nA . .\n. C .', {
    at: [12, 5],
    moment: 'turnStart',
    arena: 'bonePit',
    home: 'dwarf',
    away: 'dwarf',
    options: { events: true },
    ball: [{ square: [2, 2] }],
    reserves: { 7: {} },
    cards: {
      active: [null, 'showNoFear', 'getTogether'],
      deck: ['takeThemDown', 'emptyTheBench', 'spreadOut', 'getMoving'],
      hands: { home: ['intervention'] },
    },
  }).starts();
  s.passes()
    .answers({ player: '7' }, { to: [15, 6] }, { freeRun: '7' }, 'stop')
    .expectAsked('bonusPlay', 'home', 'pass', { play: 'intervention' })
    .answers({ play: 'intervention' }, { player: 'A' })
    .walks('A', 'e e')
    .expectStatus('7', 'marked');
  // An Action of the active coach like any other: it has its Claim Step.
  s.expectAsked('claim', 'home', 'pass', { claim: 3 })
    .answers({ claim: 3 })
    .expectScore(1, 0)
    .answers('pass')
    .passes()
    .expectAsked('action', 'home')
    .done();
});

describe('BU-INTERRUPT-02: the Action pauses, the Interrupt is resolved, the Action goes on', () => {
  test('Dump-off: the ball is thrown and caught, then the Block goes on against the same target', () => {
    scenario('1 A . B', { active: 'away', ball: 'A', who: { A: { abilities: ['dumpOff'] } } })
      .dice('d6:4', 'block:smash', 'd6:4')
      .blocks('1', 'A')
      .answers('yes', { target: 'B' })
      .expectBall('B')
      .expectStatus('A', 'prone')
      .expectLog('actionStarted', 'actionStarted', 'threw', 'blockRolled', 'wentProne')
      .done();
  });
  test('Intervention: the Touchdown test and the Claim Step of the Run come after it (BU-OQ-66)', () => {
    const run = (options: Record<string, unknown>): Scenario =>
      scenario('. 1 . .\n. . . .\n. . A .', {
        at: [1, 5],
        active: 'away',
        ball: '1',
        options,
        ...inHands(['intervention']),
      }).runs('1', 'w');
    // The runner is Marked in the End Zone before anybody asks whether it is Open.
    run({})
      .expectScore(0, 0)
      .answers({ play: 'intervention' }, { player: 'A' }, { to: [2, 6] })
      .expectStatus('1', 'marked')
      .expectScore(0, 0)
      .expectAsked('action', 'away')
      .done();
    run({}).answers('pass').expectScore(0, 4).expectAsked('claim', 'away', 'pass', { claim: 2 }).done();
    // The other order is a switch of the match.
    run({ interruptsBeforeTouchdown: false }).expectScore(0, 4).expectStatus('1', 'reserves').done();
  });
  test('Step Aside: cards that describe a state are judged after it', () => {
    const mark = (): Scenario =>
      scenario('A . . 1\nB . . .', { active: 'away', ...inHands(['stepAside']) }).marks('1', 'w w');
    mark().answers('pass').expectAsked('claim', 'away', 'pass', { claim: 1 }).done();
    mark()
      .answers({ play: 'stepAside' }, { player: 'A' }, { to: [5, 5] })
      .expectAsked('action', 'away')
      .done();
  });
});

describe('BU-CARD-15: what the Action gained stays gained, whatever an Interrupt makes of it (BU-OQ-66)', () => {
  test('Get The Ball! can be claimed though the ball was knocked to an Opponent before the Claim Step', () => {
    const s = scenario('A * . . 1', {
      who: { 1: { abilities: ['frenzied'] } },
      cards: { active: ['getTheBall', 'showNoFear'], hands: { away: ['intervention'] } },
    });
    s.runs('A', 'e').answers({ play: 'intervention' }, { player: '1' }).walks('1', 'w w');
    s.dice('block:smash', 'd8:4', 'd6:4').answers({ freeBlock: '1' }, { target: 'A' }).expectBall('1');
    s.expectAsked('claim', 'home', 'pass', { claim: 1 }).done();
  });
});

describe('BU-INTERRUPT-03: no Interrupt inside an Interrupt', () => {
  test('the Sidestep of Step Aside cannot be shadowed', () => {
    scenario('A . . 1', { active: 'away', ...inHands(['stepAside'], ['shadowing']) })
      .answers({ mark: '1' }, 'pass')
      .walks('1', 'w w')
      .answers({ play: 'stepAside' }, { player: 'A' }, { to: [5, 5] })
      .expectAsked('freeAction', 'away', 'pass') // the Mark goes on, with cards that may follow it
      .done();
  });
  test('nobody steps aside from the Mark of an Intervention', () => {
    scenario('A . . . 1', { active: 'away', ...inHands(['intervention'], ['stepAside']) })
      .answers({ run: '1' }, 'pass')
      .walks('1', 'w')
      .answers('stop', { play: 'intervention' }, { player: 'A' })
      .walks('A', 'e e')
      .expectStatus('1', 'marked')
      .expectAsked('action', 'away')
      .done();
  });
  test('outside of one they are asked again in the same turn', () => {
    scenario('A . . . 1\n. . . . .\n. . . . .\n. . . . .\nB . . 2 .', {
      active: 'away',
      ...inHands(['intervention', 'stepAside']),
    })
      .answers({ run: '1' })
      .walks('1', 'w')
      .answers('stop', { play: 'intervention' }, { player: 'A' }, 'pass')
      .walks('A', 'e e')
      .answers('pass', 'pass')
      .marks('2', 'w w')
      .expectAsked('bonusPlay', 'home', 'pass', { play: 'stepAside' })
      .done();
  });
  test('both Interrupts of one target may follow one another: Tough Enough, then Dump-off (BU-OQ-65)', () => {
    scenario('1 A . B', {
      active: 'away',
      ball: 'A',
      who: { A: { abilities: ['dumpOff'] } },
      ...inHands(['toughEnough']),
    })
      .blocks('1', 'A')
      .answers({ play: 'toughEnough' })
      .expectAsked('dumpOff', 'home', 'yes', 'no')
      .dice('block:shove')
      .answers('no')
      .expectSquare('A', [7, 4])
      .done();
  });
});

test('BU-INTERRUPT-04: what the Interrupt has made impossible is left out', () => {
  const mark = (): Scenario =>
    scenario('A . 1 .', {
      active: 'away',
      who: { 1: { abilities: ['frenzied'] } },
      ...inHands(['stepAside']),
    }).marks('1', 'w');
  // Frenzied grants a free Block after the Mark; with nobody left to Block it is not offered.
  mark().answers('pass').expectAsked('freeAction', 'away', 'pass', { freeBlock: '1' }).done();
  mark()
    .answers({ play: 'stepAside' }, { player: 'A' }, { to: [5, 5] })
    .expectAsked('action', 'away')
    .done();
});

test('BU-INTERRUPT-04: a bomber that scores with the ball its target threw away Blocks nobody any more', () => {
  const s = scenario('1 b A\n. . .\n2 . .', {
    at: [13, 6],
    who: { A: 'snotling/fungus-flinga', 1: 'dark-elf/runner' },
    ball: '1',
  });
  s.dice('d6:1', 'd8:4', 'd8:4').blocks('A', '1').answers('yes', { target: '2' });
  s.expectScore(4, 0).expectStatus('A', 'reserves').expectNotLogged('blockRolled').expectAsked('action', 'home').done();
});

describe('BU-INTERRUPT-05: which cards and abilities are Interrupts', () => {
  test('four Bonus Plays have a moment in an Action of the other coach', () => {
    const theirs = ['targeted', 'opponentRan', 'opponentMarked', 'opponentSidestepped'];
    expect(theirs.every(moment => (MOMENTS as readonly string[]).includes(moment))).toBe(true);
    const interrupts = blitz2024.plays.filter(play => play.moments.some(moment => theirs.includes(moment)));
    expect(interrupts.map(play => play.id).sort()).toEqual(['intervention', 'shadowing', 'stepAside', 'toughEnough']);
    expect(blitz2024.plays).toHaveLength(20);
    expect(
      Object.entries(abilities)
        .filter(([, ability]) => 'dumpOff' in ability)
        .map(([id]) => id),
    ).toEqual(['dumpOff']);
  });
  test('Raw Talent may be played on a roll inside an Interrupt', () => {
    scenario('1 A . . B', {
      active: 'away',
      ball: 'A',
      who: { A: { abilities: ['dumpOff'] } },
      ...inHands(['breakSomeBones/rawTalent']),
    })
      .dice('d6:1', 'd6:4')
      .blocks('1', 'A')
      .answers('pass', 'yes', 'pass', { target: 'B' })
      .expectAsked('reroll', 'home', 'keep', { reroll: 'rawTalent' })
      .dice('block:miss')
      .answers({ reroll: 'rawTalent' })
      .expectBall('B')
      .expectAsked('action', 'away')
      .done();
  });
  test('a card for Marks may be played on the Mark of an Intervention', () => {
    scenario('A . . . . 1 .', { at: [5, 5], active: 'away', ...inHands(['intervention', 'aggressiveMark']) })
      .runs('1', '')
      .expectAsked('bonusPlay', 'home', 'pass', { play: 'intervention' })
      .answers({ play: 'intervention' }, { player: 'A' })
      .expectAsked('bonusPlay', 'home', { play: 'aggressiveMark' })
      .answers({ play: 'aggressiveMark' })
      .walks('A', 'e e e e')
      .expectStatus('1', 'marked')
      .expectAsked('action', 'away')
      .done();
  });
});
