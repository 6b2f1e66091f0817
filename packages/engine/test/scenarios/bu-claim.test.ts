/** Claiming Challenge Cards: the Claim Step, the hand that grows by it, and the Clean Sweep. */
import { expect } from 'vitest';
import { AWAY, HOME } from '../../src/words.ts';
import { type Scenario, scenario } from '../dsl.ts';
import { describe, test, test2024 } from '../editions.ts';

describe('BU-CLAIM-X1: a Block that frees the ball and breaks bones', () => {
  const block = (drawing: string, bounce: string): Scenario =>
    scenario(drawing, {
      active: 'away',
      who: { A: 'dwarf/lineman', B: 'dwarf/lineman', 1: 'orc/blitzer' },
      ball: 'A',
      cards: { active: ['freeUpTheBall', 'breakSomeBones'] },
    })
      .dice('block:smash', bounce, 'd6:1')
      .blocks('1', 'A')
      .answers('keep')
      .expectStatus('A', 'reserves');

  test('both cards are fulfilled, one of them can be claimed', () => {
    const s = block('1 A .', 'd8:4').expectBall([8, 4]);
    s.expectAsked('claim', 'away', 'pass', { claim: 1 }, { claim: 2 }).answers({ claim: 2 });
    s.expectScore(0, 3).expectAsked('action', 'away').done();
    expect(s.game.challengeOf(s.game.space(0)).id).toBe('freeUpTheBall');
  });
  test('had another Dwarf caught the ball, only the second would be', () => {
    block('1 A B', 'd8:4').expectBall('B').expectAsked('claim', 'away', 'pass', { claim: 2 }).done();
  });
});

describe('BU-CLAIM-01: only in the own turn', () => {
  test('an Action that the other coach makes in it gives neither of them a Claim Step (BU-OQ-20)', () => {
    // Home's Interrupt ends a Mark of its own that ties two Opponents up, three with that of B.
    scenario(
      `
      A . . 1 .
      . . . . .
      . . . . 2
      . . . . .
      B 3 . . .`,
      {
        active: 'away',
        cards: { active: ['tieThemUp/defensivePlay'], hands: { home: ['intervention'] } },
      },
    )
      .runs('2', 'nw')
      .expectAsked('bonusPlay', 'home', 'pass', { play: 'intervention' })
      .answers({ play: 'intervention' }, { player: 'A' })
      .walks('A', 'e se')
      .expectSquare('A', [8, 5])
      .expectAsked('action', 'away')
      .expectScore(0, 0)
      .done();
  });
  test('the same Mark in the own turn has one', () => {
    scenario('A . . 1\n. . . 2\n. . . .\n. . . .\nB 3 . .', { cards: { active: ['tieThemUp'] } })
      .marks('A', 'e e')
      .expectAsked('claim', 'home', 'pass', { claim: 1 })
      .done();
  });
  test('a card the other coach could have claimed is not offered to this one', () => {
    scenario('A . *\n. . .\n1 . .', { active: 'away', cards: { active: ['getTheBall'] } })
      .runs('1', 'e')
      .expectAsked('action', 'away')
      .done();
  });
});

/** A Throws to B, who may Run on for free. */
const throwAndRunOn = (active: string[]): Scenario =>
  scenario('A . . . B .\n. . . . . .\n. . . . . .\nC . . . . .', {
    at: [3, 1],
    ball: 'A',
    who: { B: { abilities: ['catchersInstincts'] } },
    cards: { active },
  })
    .dice('d6:6')
    .throws('A', 'B')
    .expectBall('B');
test('BU-CLAIM-02: one Claim Step after each Player Action and after each free Action', () => {
  throwAndRunOn(['showUsACompletion/inspiration', 'spreadOut', 'getMoving'])
    .expectAsked('claim', 'home', 'pass', { claim: 1 })
    .answers('pass')
    .expectAsked('freeAction', 'home', 'pass', { freeRun: 'B' })
    .answers({ freeRun: 'B' })
    .walks('B', 's')
    .answers('stop')
    .expectAsked('claim', 'home', 'pass', { claim: 2 })
    .answers({ claim: 2 })
    .expectAsked('action', 'home')
    .done();
});
test2024('BU-CLAIM-02: a Claim Step after the Mark and one after its Frenzied Block', () => {
  scenario('A . . 1\n. . . 2', {
    who: { A: { abilities: ['frenzied'] } },
    cards: { active: ['tieThemUp', 'takeThemDown', 'getMoving'] },
  })
    .dice('block:smash', 'd6:4')
    .marks('A', 'e e')
    .expectAsked('claim', 'home', 'pass', { claim: 1 })
    .answers('pass')
    .expectAsked('freeAction', 'home', 'pass', { freeBlock: 'A' })
    .answers({ freeBlock: 'A' }, { target: '1' })
    .expectAsked('claim', 'home', 'pass', { claim: 2 })
    .answers({ claim: 2 })
    .expectAsked('freeAction', 'home', 'pass') // a hand of one card: a Bonus Play might follow the Mark
    .answers('pass')
    .expectAsked('action', 'home')
    .done();
});
test('BU-CLAIM-02: passing the rest of the turn gives none (BU-OQ-45), a Run of no squares does', () => {
  scenario('A . B . *', { cards: { active: ['spreadOut'] } })
    .answers('endTurn')
    .expectAsked('action', 'away')
    .done();
  scenario('A . B . *', { cards: { active: ['spreadOut'] } })
    .runs('A', '')
    .expectAsked('claim', 'home', 'pass', { claim: 1 })
    .done();
});

test('BU-CLAIM-03: a state that no Action of the team brought about cannot be claimed at the start of the turn', () => {
  // Nobody stands together and A holds the ball, but the first question is for an Action.
  scenario('A . B', { ball: 'A', moment: 'turnStart', cards: { active: ['spreadOut', 'getTheBall', null], deck: [] } })
    .starts()
    .expectAsked('action', 'home')
    .done();
});

describe('BU-CLAIM-04: all conditions hold and the Action just completed fulfilled one', () => {
  test('a condition from earlier in the turn with one from this Action', () => {
    const who = { A: { done: ['run'] }, B: { done: ['run'] } } as const;
    scenario('A B C', { who, cards: { active: ['getMoving'] } })
      .runs('C', 'e')
      .expectAsked('claim', 'home', 'pass', { claim: 1 })
      .done();
  });
  test('a ball gained by an earlier Action does not fulfil the card in a later one', () => {
    scenario('A *\n. .\n. .\nB .', { cards: { active: ['getTheBall'] } })
      .runs('A', 'e')
      .answers('pass')
      .runs('B', 'e')
      .expectAsked('action', 'home')
      .done();
  });
  test('one condition alone is not enough: on the Trapdoor, but nobody holds a ball', () => {
    scenario('A . . . 1', { at: [6, 6], cards: { active: ['showNoFear'] } })
      .runs('A', 'e e')
      .expectAsked('action', 'home')
      .done();
  });
});

test('BU-CLAIM-05: one card in a Claim Step, though three are fulfilled', () => {
  scenario('A . * . .', { at: [5, 5], cards: { active: ['spreadOut', 'getTheBall', 'getTheBall'] } })
    .runs('A', 'e e')
    .expectAsked('claim', 'home', 'pass', { claim: 1 }, { claim: 2 }, { claim: 3 })
    .answers({ claim: 1 })
    .expectAsked('action', 'home')
    .expectScore(1, 0)
    .expectHand('home', 'reserves')
    .done();
});

test('BU-CLAIM-06: a fulfilled card that was left needs its conditions met again', () => {
  const s = scenario('A . *\n. . .\n. . .\nB . .', { cards: { active: ['getTheBall', 'spreadOut'] } });
  s.runs('A', 'e e').expectAsked('claim', 'home', 'pass', { claim: 1 }, { claim: 2 }).answers('pass');
  // Nobody together: fulfilled again by this Run. No ball gained: not fulfilled again.
  s.runs('B', 'e').expectAsked('claim', 'home', 'pass', { claim: 2 }).done();
});

test('BU-CLAIM-07: claiming can be declined, and the card stays for the other coach', () => {
  const s = scenario('A . *', { cards: { active: ['getTheBall'] } })
    .runs('A', 'e e')
    .answers('pass');
  s.expectScore(0, 0).expectHand('home').expectAsked('action', 'home').done();
  expect(s.game.challengeOf(s.game.space(0)).id).toBe('getTheBall');
});

test.each([
  ['breakSomeBones', 3],
  ['takeThemDown', 2],
  ['freeUpTheBall', 2],
  ['getTheBall', 1],
] as const)('BU-CLAIM-08: %s adds its %i points at once', (card, points) => {
  scenario('A 1 .', { ball: '1', score: { home: 5, away: 1 }, cards: { active: [card] } })
    .dice('block:smash', 'd8:8', 'd6:1')
    .blocks('A', '1')
    .expectScore(5, 1)
    .answers({ claim: 1 })
    .expectScore(5 + points, 1)
    .expectEvent({ type: 'claimed', challenge: card, points })
    .done();
});

describe('BU-CLAIM-09: the claimed card goes to the hand', () => {
  const claimed = (back: string): Scenario =>
    scenario('A . *', {
      cards: {
        active: [`getTheBall/${back}`],
        deck: ['shadowing', 'stepAside'].filter(play => play !== back).map(play => `getTheBall/${play}`),
      },
    })
      .runs('A', 'e e')
      .answers({ claim: 1 });
  test('as the Bonus Play on its back, out of the Active space', () => {
    const s = claimed('shadowing').expectHand('home', 'shadowing').expectHand('away');
    expect([s.game.handCount(HOME), s.game.handCount(AWAY), s.game.space(0)]).toEqual([1, 0, -1]);
  });
  test('the other coach learns how many cards are held and which Challenge it was, not the Bonus Play', () => {
    const one = claimed('shadowing').game;
    const other = claimed('stepAside').game;
    expect([...one.view(AWAY)]).toEqual([...other.view(AWAY)]);
    expect(one.eventsFor(AWAY)).toEqual(other.eventsFor(AWAY));
    expect([...one.view(HOME)]).not.toEqual([...other.view(HOME)]);
    one.load(one.view(AWAY));
    expect(one.handCount(HOME)).toBe(1);
  });
});

describe('BU-CLAIM-10: the hand is cut to three at the end of the own turn', () => {
  const hand = ['sprint', 'dodge', 'toughEnough', 'blitz'];
  test('by discards of the coach, who chooses which', () => {
    scenario('A . .', { cards: { hands: { home: [...hand, 'jumpUp'] } } })
      .dice('d8:2')
      .answers('endTurn')
      .expectAsked('handLimit', 'home', ...[...hand, 'jumpUp'].map(discard => ({ discard })))
      .answers({ discard: 'dodge' })
      .expectAsked('handLimit', 'home', ...['sprint', 'toughEnough', 'blitz', 'jumpUp'].map(discard => ({ discard })))
      .answers({ discard: 'sprint' })
      .expectHand('home', 'toughEnough', 'blitz', 'jumpUp')
      .expectAsked('action', 'away')
      .done();
  });
  test('a discard shows the card to both coaches', () => {
    const s = scenario('A . *', { cards: { hands: { home: [...hand, 'jumpUp'] } } }).answers('endTurn');
    expect(s.game.answer({ discard: 'dodge' })).toEqual({ dieFell: false, revealed: true });
    expect(s.game.eventsFor(AWAY)).toContainEqual(expect.objectContaining({ type: 'bonusDiscarded', play: 'dodge' }));
  });
  test('a hand of three is left alone', () => {
    scenario('A . .', { cards: { hands: { home: ['sprint', 'dodge', 'toughEnough'] } } })
      .dice('d8:2')
      .answers('endTurn')
      .expectHand('home', 'sprint', 'dodge', 'toughEnough')
      .expectAsked('action', 'away')
      .done();
  });
  test('a card that was played does not count', () => {
    scenario('A . .', { cards: { hands: { home: hand } } })
      .dice('d8:2')
      .answers({ run: 'A' }, { play: 'sprint' }, 'pass', 'stop', 'endTurn')
      .expectHand('home', 'dodge', 'toughEnough', 'blitz')
      .expectAsked('action', 'away')
      .done();
  });
  test('the hand of the other coach is not looked at', () => {
    scenario('A . .', { cards: { hands: { away: hand } } })
      .dice('d8:2')
      .answers('endTurn')
      .expectAsked('bonusPlay', 'away', 'pass')
      .expectHand('away', ...hand);
  });
});
test('BU-CLAIM-11: during the turn the hand may hold more than three', () => {
  scenario('A . *', { cards: { active: ['spreadOut'], hands: { home: ['sprint', 'dodge', 'toughEnough'] } } })
    .answers({ run: 'A' }, 'pass')
    .walks('A', 'e e')
    .answers('stop', { claim: 1 })
    .expectHand('home', 'sprint', 'dodge', 'toughEnough', 'reserves')
    .expectAsked('action', 'home')
    .done();
});

describe('BU-CLAIM-12: Clean Sweep', () => {
  const sweep = { at: [5, 5] as const, cards: { active: ['getTheBall', 'spreadOut', 'moveTheBall'] } };
  test('the third card claimed in the turn gives 2 points more', () => {
    scenario('A . * . .', { ...sweep, claimedThisTurn: 2, score: { home: 4 } })
      .runs('A', 'e e')
      .answers({ claim: 1 })
      .expectScore(4 + 1 + 2, 0)
      .expectEvent({ type: 'cleanSweep', points: 2 })
      .done();
  });
  test('the second does not', () => {
    scenario('A . * . .', { ...sweep, claimedThisTurn: 1, score: { home: 4 } })
      .runs('A', 'e e')
      .answers({ claim: 1 })
      .expectScore(4 + 1, 0)
      .expectNotLogged('cleanSweep')
      .done();
  });
  test('cards claimed in different turns do not add up', () => {
    const s = scenario('A . *\n. . .\n. . .\n1 . .', {
      claimedThisTurn: 2,
      cards: { active: [null, null, 'spreadOut'], deck: [] },
    });
    s.answers('endTurn').expectAsked('action', 'away').runs('1', '').answers({ claim: 3 });
    s.expectScore(0, 1).expectNotLogged('cleanSweep').done();
  });
});
test('BU-CLAIM-13: three Claim Steps make a Clean Sweep, free Actions among them', () => {
  const s = throwAndRunOn(['showUsACompletion/inspiration', 'moveTheBall/dodge', 'spreadOut/reserves'])
    .expectAsked('claim', 'home', 'pass', { claim: 1 }, { claim: 2 })
    .answers({ claim: 1 })
    .expectScore(1, 0)
    .answers({ freeRun: 'B' });
  s.passes().walks('B', 'e e e e').answers('stop', { claim: 2 }).expectScore(2, 0).expectNotLogged('cleanSweep');
  s.answers({ run: 'C' }).passes().answers('stop', { claim: 3 });
  s.expectScore(2 + 1 + 2, 0)
    .expectEvent({ type: 'cleanSweep', points: 2 })
    .done();
});
test2024('BU-CLAIM-13: three Claim Steps make a Clean Sweep, a Frenzied Block among them', () => {
  // Two Player Actions and a free one.
  scenario('A . . 1 *\n. . . 2 .', {
    who: { A: { abilities: ['frenzied'] } },
    reserves: { B: {} },
    cards: { active: ['tieThemUp/rawTalent', 'takeThemDown/blockingPlay', 'spreadOut/reserves'] },
  })
    .dice('block:smash', 'd6:4')
    .marks('A', 'e e')
    .answers({ claim: 1 })
    .expectScore(2, 0)
    .answers({ freeBlock: 'A' }, { target: '1' }, 'pass')
    .answers('keep', 'pass', { claim: 2 })
    .expectScore(4, 0)
    .answers('pass')
    .answers({ sidestep: 'A' }, { to: [7, 4] }, { claim: 3 })
    .expectScore(4 + 1 + 2, 0)
    .done();
});

describe('BU-CLAIM-14: first turns', () => {
  const cards = { active: ['getTheBall', 'spreadOut', 'moveTheBall'] };
  test('Coach A has no Claim Step in its first turn, so no Clean Sweep', () => {
    scenario('A . * . .', { at: [5, 5], turnsTaken: { home: 0, away: 0 }, cards })
      .runs('A', 'e e')
      .expectBall('A')
      .expectAsked('action', 'home')
      .done();
  });
  test('Coach B can claim, and sweep, in its first turn', () => {
    scenario('. . * . 1', { at: [5, 5], active: 'away', turnsTaken: { home: 1, away: 0 }, claimedThisTurn: 2, cards })
      .runs('1', 'w w')
      .expectAsked('claim', 'away', 'pass', { claim: 1 }, { claim: 2 })
      .answers({ claim: 1 })
      .expectScore(0, 1 + 2)
      .done();
  });
});
