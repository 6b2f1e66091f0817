/** The 2022 edition: plays in the other coach's turn, without an Interrupt rule. */
import { describe, expect, test } from 'vitest';
import { blitz2022 } from '../../src/blitz/editions/2022.ts';
import { legalOf, type Scenario, type Settings, scenario2022 } from '../dsl.ts';

const both = (home: readonly string[], away: readonly string[], drawing: string, settings: Settings = {}): Scenario =>
  scenario2022(drawing, {
    ...settings,
    options: { endgame: true },
    cards: { ...settings.cards, hands: { home, away } },
  });

describe('B22-REACT-01: which cards are for the other coach’s turn, and which for both', () => {
  test('Raw Talent in the own turn and in the other', () => {
    both(['rawTalent'], [], 'A 1 .')
      .dice('block:miss')
      .blocks('A', '1')
      .answers('pass')
      .expectLegal({ reroll: 'rawTalent' });
    both([], ['rawTalent'], 'A 1 .')
      .dice('block:smash', 'd6:2')
      .blocks('A', '1')
      .answers('pass', 'pass')
      .expectAsked('reroll', 'away', 'keep', { reroll: 'rawTalent' });
  });
  test.each(['toughEnough', 'absolutelyNails', 'pro'])('%s for a check in the other coach’s turn', play => {
    both([], [play], 'A 1 .')
      .dice('block:smash')
      .blocks('A', '1')
      .answers('pass')
      .expectAsked('bonusPlay', 'away', 'pass', { play });
  });
  test('Absolute Carnage for the check of an Opponent, Get In There for an own Injury', () => {
    both(['absoluteCarnage'], ['getInThere'], 'A 1 .')
      .dice('block:smash', 'd6:2')
      .blocks('A', '1')
      .answers('pass', 'pass', 'keep', 'pass')
      .expectAsked('bonusPlay', 'home', 'pass', { play: 'absoluteCarnage' })
      .answers('pass', 'pass', 'keep')
      .expectAsked('bonusPlay', 'away', 'pass', { play: 'getInThere' });
  });
  test('Distraction, Intervention, Shadow and Step Aside have no moment in an Action of the own team', () => {
    const moments = ['distraction', 'intervention', 'shadow', 'stepAside'].map(
      id => blitz2022.plays.find(p => p.id === id)?.moments,
    );
    expect(moments).toEqual([['opponentMarked'], ['opponentRan'], ['afterOpponentSidestep'], ['targeted']]);
    for (const play of ['distraction', 'intervention', 'shadow', 'stepAside']) {
      const s = both([play], [], 'A . . 1\nB 2 . .', { at: [6, 5] });
      s.expectIllegal({ play }).answers({ block: 'B' }, { target: '2' }).expectIllegal({ play });
    }
  });
});

describe('B22-REACT-02: a reaction is finished, then the step goes on', () => {
  test('the Claim Step of the Mark follows Distraction', () => {
    both([], ['distraction'], 'A . 1 .\n. . . .\n. . . .\n2 B 3 .', { cards: { active: ['tieThemUp'] } })
      .answers({ mark: 'A' }, { to: [7, 4] }, 'stop', { play: 'distraction' }, { player: '1' }, { to: [9, 4] })
      .expectSquare('1', [9, 4])
      .expectAsked('claim', 'home', 'pass', { claim: 1 })
      .done();
  });
  test('what has become impossible is skipped: a Player whom Intervention Marks does not Run any more', () => {
    const s = both([], ['intervention'], 'A . C . 1 .\n. . . . . .\n. . . . . .\n. . . . . B', {
      at: [5, 5],
      score: { away: 9 },
      cards: { active: ['lastChance/readyToGo'] },
    });
    s.answers({ run: 'B' }, 'stop').answers('pass', { claim: 1 });
    expect(legalOf(s, 'freeRun')).toEqual(['A', 'C']);
    s.answers({ freeRun: 'A' }, { to: [6, 5] }, { play: 'intervention' }, { player: '1' });
    s.answers({ to: [8, 4] }, { to: [7, 4] });
    s.expectAsked('nextFreeAction', 'home', 'pass', { freeSidestep: 'A' }, { freeSidestep: 'C' }).done();
  });
});

describe('B22-REACT-03: one reaction may bring another', () => {
  test('Shadow after the Sidestep that Distraction gave', () => {
    both(['shadow'], ['distraction'], 'A . 1 .')
      .answers({ mark: 'A' }, 'pass', { to: [7, 4] }, 'stop', 'pass')
      .answers({ play: 'distraction' }, { player: '1' }, { to: [9, 4] })
      .expectAsked('bonusPlay', 'home', 'pass', { play: 'shadow' })
      .answers({ play: 'shadow' }, { player: 'A' })
      .expectSquare('A', [8, 4])
      .expectStatus('1', 'marked')
      .expectAsked('action', 'home')
      .done();
  });
  test('Distraction after the Mark that Intervention gave', () => {
    both(['distraction'], ['intervention'], 'A . . . 1')
      .answers({ run: 'A' }, 'pass', { to: [7, 4] }, 'stop', { play: 'intervention' }, { player: '1' })
      .answers({ to: [9, 4] }, { to: [8, 4] })
      .expectAsked('bonusPlay', 'home', 'pass', { play: 'distraction' })
      .answers({ play: 'distraction' }, { player: 'A' }, { to: [6, 4] })
      .expectStatus('A', 'open')
      .done();
  });
  test('not the same card a second time in the turn', () => {
    const s = both([], ['distraction'], 'A . 1 .\n. . . .\n. . . .\nB . 2 .', { played: { away: ['distraction'] } });
    s.answers({ mark: 'A' }, { to: [7, 4] }, 'stop').expectAsked('bonusPlay', 'away', 'pass');
  });
  describe('an Action inside another leaves what the outer one did to be claimed (B22-OQ-06, the other way)', () => {
    /** A runs, 1 intervenes, and A sidesteps away from it before the Run is judged. */
    const evaded = (card: string, drawing: string, path: string, ball?: string): Scenario =>
      scenario2022(drawing, {
        ...(ball === undefined ? {} : { ball }),
        at: [5, 6],
        who: { A: { move: 6 } },
        options: { interruptsBeforeTouchdown: true, endgame: true },
        cards: { active: [card], hands: { home: ['distraction'], away: ['intervention'] } },
      })
        .answers({ run: 'A' }, 'pass')
        .walks('A', path)
        .answers('stop', { play: 'intervention' }, { player: '1' })
        .walks('1', 'w w')
        .answers({ play: 'distraction' }, { player: 'A' })
        .walks('A', 'w');
    test('Get The Ball!', () => {
      evaded('getTheBall/shadow', 'A . * . . 1', 'e e').expectAsked('claim', 'home', 'pass', { claim: 1 }).done();
    });
    test('Move The Ball!', () => {
      const s = evaded('moveTheBall', 'A . . . . . . . 1', 'e e e e e', 'A').expectSquare('A', [9, 6]);
      s.expectAsked('claim', 'home', 'pass', { claim: 1 }).done();
    });
    test('and nothing of it is left when the turn goes on', () => {
      const s = evaded('getTheBall/shadow', 'A . * . . 1\n. . . . . .\n. . . . . .\n. B . . . .', 'e e').answers(
        'pass',
      );
      s.runs('B', 'e').expectAsked('action', 'home').done(); // gained by the Run before, not by this
    });
  });
});

describe('B22-REACT-04: Distraction and Intervention come after the Action and before its Claim Step', () => {
  test('Distraction: the square is reached, nothing is claimed yet', () => {
    both([], ['distraction'], 'A . 1 .\n. . . .\n. . . .\n2 B 3 .', { cards: { active: ['tieThemUp'] } })
      .answers({ mark: 'A' }, { to: [7, 4] }, 'stop')
      .expectSquare('A', [7, 4])
      .expectAsked('bonusPlay', 'away', 'pass', { play: 'distraction' })
      .answers('pass')
      .expectAsked('claim', 'home', 'pass', { claim: 1 });
  });
  test('Intervention: after the Touchdown test, before the claim (B22-OQ-06)', () => {
    both([], ['intervention'], 'A . B . 1\n. . C . .', { cards: { active: ['getTogether'] } })
      .runs('A', 'e')
      .expectAsked('bonusPlay', 'away', 'pass', { play: 'intervention' })
      .answers('pass')
      .expectAsked('claim', 'home', 'pass', { claim: 1 });
    const scored = (options: Settings['options']): Scenario =>
      scenario2022('A . .\n. . .\n. . .\n. . 1', {
        at: [13, 4],
        ball: 'A',
        ...(options ? { options } : {}),
        cards: { hands: { away: ['intervention'] } },
      }).runs('A', 'e e');
    scored({}).expectScore(4, 0).expectAsked('action', 'home');
    scored({ interruptsBeforeTouchdown: true }).expectScore(0, 0).expectAsked('bonusPlay', 'away');
  });
});

describe('B22-REACT-05: an Action in the other coach’s turn brings its coach nothing', () => {
  test('no Claim Step', () => {
    // Away’s Mark would fulfil Tie Them Up!, home’s Run fulfils nothing.
    both([], ['intervention'], 'A . . . 1\nB . . . .\n. . . . .\n. 2 . . .', {
      at: [6, 5],
      cards: { active: ['tieThemUp', 'getTogether'] },
    })
      .answers({ run: 'A' }, { to: [7, 5] }, 'stop', { play: 'intervention' }, { player: '1' })
      .answers({ to: [9, 5] }, { to: [8, 5] })
      .expectAsked('action', 'home')
      .expectScore(0, 0);
  });
  test('no Touchdown: a Sidestep that leaves the ball holder Open in the End Zone scores in its own turn', () => {
    both([], ['distraction'], '. 1 . A', { at: [1, 6], ball: '1', cards: { deck: [] } })
      .answers({ mark: 'A' }, { to: [3, 6] }, 'stop', { play: 'distraction' }, { player: '1' }, { to: [1, 6] })
      .expectSquare('1', [1, 6])
      .expectStatus('1', 'open')
      .expectScore(0, 0)
      .answers('endTurn', { run: '1' }, 'stop')
      .expectScore(0, 4);
  });
});
