/** The 2022 edition: free Actions before and after the Claim Step of the Action that granted them. */
import { describe, expect, test } from 'vitest';
import { type Scenario, type Settings, scenario2022 } from '../dsl.ts';

/** A Mark of A that fulfils Tie Them Up!, in space 1. */
const TIED = 'A . 1 .\n. . . .\n. . . .\n2 B 3 .';
const tied = (settings: Settings): Scenario =>
  scenario2022(TIED, {
    ...settings,
    options: { endgame: true },
    cards: { active: ['tieThemUp'], ...settings.cards },
  });
const mark = (s: Scenario): Scenario => {
  s.answers({ mark: 'A' });
  if (s.game.question.name === 'bonusPlay') s.answers('pass');
  return s.answers({ to: [7, 4] }, 'stop');
};
const claimComes = (s: Scenario): void => s.expectAsked('claim', 'home', 'pass', { claim: 1 }).done();

describe('B22-FREE-01: what is granted at once comes before the Claim Step of its trigger', () => {
  test.each([
    ['frenzied', []],
    ['headButt', ['run']],
  ] as const)('%s', (ability, done) => {
    const s = mark(tied({ who: { A: { abilities: [ability], done } } })).expectAsked('freeAction', 'home', 'pass', {
      freeBlock: 'A',
    });
    claimComes(s.dice('block:shove').answers({ freeBlock: 'A' }, { target: '1' }, 'no'));
  });
  test.each(['blitz', 'divingTackle', 'shoulderCharge'])('%s', play => {
    const s = mark(tied({ who: { A: { done: ['run'] } }, cards: { active: ['tieThemUp'], hands: { home: [play] } } }));
    s.expectAsked('freeAction', 'home', 'pass', { play });
    claimComes(s.dice('block:shove').answers({ play }, { target: '1' }, 'no'));
  });
  test('Distraction', () => {
    const s = mark(tied({ cards: { active: ['tieThemUp'], hands: { away: ['distraction'] } } }));
    claimComes(s.answers({ play: 'distraction' }, { player: '1' }, { to: [9, 4] }));
  });
  test('Intervention', () => {
    claimComes(
      scenario2022('A . B . 1\n. . C . .', { cards: { active: ['getTogether'], hands: { away: ['intervention'] } } })
        .runs('A', 'e')
        .answers({ play: 'intervention' }, { player: '1' }, { to: [9, 3] }, { to: [8, 3] }),
    );
  });
  test('Combo Play', () => {
    const s = scenario2022('A . . B', {
      at: [6, 6],
      ball: 'A',
      options: { endgame: true },
      cards: { active: ['showUsACompletion'], hands: { home: ['comboPlay'] } },
    })
      .dice('d6:4')
      .answers({ throw: 'A' }, 'pass', { target: 'B' }, 'pass', 'keep');
    claimComes(s.answers({ play: 'comboPlay' }, { to: [10, 6] }, 'stop'));
  });
  test('Get In There', () => {
    const s = scenario2022('A 1 .', {
      options: { endgame: true },
      cards: { active: ['breakSomeBones'], hands: { away: ['getInThere'] } },
    })
      .dice('block:smash', 'd6:3')
      .blocks('A', '1')
      .answers('pass', 'pass', 'keep');
    claimComes(s.answers({ play: 'getInThere' }, { to: [15, 1] }));
  });
  test('Step Aside is made before the dice, and leaves no Claim Step', () => {
    scenario2022('. A 1 .', {
      score: { away: 9 },
      options: { endgame: true },
      cards: { active: ['lastChance'], hands: { away: ['stepAside'] } },
    })
      .answers({ block: 'A' }, { target: '1' }, { play: 'stepAside' }, { to: [9, 4] })
      .expectAsked('action', 'home')
      .done();
  });
});

describe('B22-FREE-02: what is granted without that word comes after it', () => {
  test("Catcher's Instincts", () => {
    scenario2022('A . . B', {
      at: [6, 6],
      ball: 'A',
      who: { B: { abilities: ['catchersInstincts'] } },
      cards: { active: ['showUsACompletion'] },
    })
      .dice('d6:4')
      .throws('A', 'B')
      .expectAsked('claim', 'home', 'pass', { claim: 1 })
      .answers('pass')
      .expectAsked('freeAction', 'home', 'pass', { freeRun: 'B' })
      .done();
  });
  test('Shadow', () => {
    scenario2022('B . A 1\nC . . .', { cards: { active: ['getTogether'], hands: { away: ['shadow'] } } })
      .answers({ sidestep: 'A' }, { to: [7, 5] })
      .expectAsked('claim', 'home', 'pass', { claim: 1 })
      .answers('pass')
      .expectAsked('bonusPlay', 'away', 'pass', { play: 'shadow' })
      .done();
  });
  test('the fourth Player Action of Inspiration', () => {
    scenario2022('A . B\n. . C', {
      actionsTaken: 2,
      cards: { active: ['getTogether'], hands: { home: ['inspiration'] } },
    })
      .answers({ run: 'A' }, 'pass', { to: [7, 4] }, 'stop')
      .expectAsked('claim', 'home', 'pass', { claim: 1 })
      .answers('pass')
      .expectAsked('action', 'home', 'endTurn', { play: 'inspiration' })
      .done();
  });
});

describe('B22-FREE-03: an immediate free Action has its own Touchdown test and Claim Step', () => {
  test('B22-FREE-X1: Mark, Block, Claim Step of the Block, Claim Step of the Mark', () => {
    const s = mark(tied({ who: { A: 'dwarf/troll-slayer' }, cards: { active: ['tieThemUp', 'takeThemDown'] } }))
      .dice('block:smash', 'd6:4')
      .answers({ freeBlock: 'A' }, { target: '1' })
      .expectAsked('claim', 'home', 'pass', { claim: 2 })
      .answers({ claim: 2 })
      .expectScore(2, 0)
      .answers('pass'); // the hand is no longer empty: any other card for the end of the Mark?
    s.expectAsked('claim', 'home', 'pass', { claim: 1 }).answers({ claim: 1 }).expectScore(4, 0);
    expect(s.game.claimedThisTurn).toBe(2);
    s.done();
  });
  test('the delayed Claim Step offers what the trigger fulfilled, though it holds no longer (B22-OQ-05)', () => {
    // The Block pushes 1 away: only two Opponents are Marked when the Claim Step of the Mark comes.
    const s = mark(tied({ who: { A: { abilities: ['frenzied'] } } }))
      .dice('block:shove')
      .answers({ freeBlock: 'A' }, { target: '1' }, 'no');
    s.expectStatus('1', 'open');
    claimComes(s);
  });
  test('a card already claimed is not offered again', () => {
    const s = scenario2022('A . B\n. . C', {
      at: [6, 6],
      ball: 'A',
      options: { endgame: true },
      score: { away: 9 },
      cards: { active: ['lastChance/readyToGo'], hands: { home: ['comboPlay'] } },
    }).answers({ throw: 'A' });
    s.dice('d6:6').answers('pass', { target: 'B' }, 'pass', 'keep', { play: 'comboPlay' }, 'stop');
    s.expectAsked('claim', 'home', 'pass', { claim: 1 }).answers({ claim: 1 });
    while (s.game.question.name === 'nextFreeAction') s.answers('pass');
    // The Throw had fulfilled Last Chance! as well, but the free Run has taken it.
    s.expectAsked('action', 'home').done();
  });
  test('a Touchdown by the free Action, then both Claim Steps', () => {
    scenario2022('A . . B .', {
      at: [11, 6],
      ball: 'A',
      options: { endgame: true },
      cards: { active: ['showUsACompletion', 'showboat/rawTalent'], hands: { home: ['comboPlay'] } },
    })
      .dice('d6:4')
      .answers({ throw: 'A' }, 'pass', { target: 'B' }, 'pass', 'keep', { play: 'comboPlay' }, { to: [15, 6] }, 'stop')
      .expectScore(4, 0)
      .expectAsked('claim', 'home', 'pass', { claim: 2 })
      .answers('pass')
      .expectAsked('claim', 'home', 'pass', { claim: 1 })
      .done();
  });
});
