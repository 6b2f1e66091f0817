/** The 2022 edition: what a turn consists of, and the first turns, in which nobody claims. */
import { expect, test } from 'vitest';
import { type Scenario, scenario2022 } from '../dsl.ts';

test('B22-TURN-01: Pre-Turn Sequence, three Actions with their Claim Steps, hand limit, Sudden Death test, next turn', () => {
  const s = scenario2022(
    `
    A . . . .
    . . . . .
    B . . * .
    . . . . .
    C . . . .`,
    {
      moment: 'turnStart',
      reserves: { 1: {} },
      score: { home: 0, away: 11 },
      cards: {
        active: [null, 'showNoFear', 'showboat/rawTalent'],
        deck: ['spreadOut', 'getTheBall'],
        hands: { home: ['blitz', 'dodge', 'sprint'] },
      },
    },
  ).starts();
  // No test as the turn starts, though home trails by 11.
  s.expectAsked('bonusPlay', 'home', 'pass').expectNotLogged('cardDealt').answers('pass');
  s.expectLog('turnStarted', 'cardDealt').expectAsked('action', 'home');
  for (const name of ['A', 'B', 'C']) {
    s.answers({ run: name }, 'pass', 'stop').expectAsked('claim', 'home', 'pass', { claim: 1 });
    s.answers(name === 'C' ? { claim: 1 } : 'pass').expectAsked('action', 'home');
  }
  s.answers('endTurn').expectAsked('handLimit', 'home').expectNotLogged('turnEnded', 'matchEnded');
  s.answers({ discard: 'blitz' }).expectLog('bonusDiscarded', 'turnEnded', 'matchEnded').expectAsked('over');
  expect([s.game.winner, s.game.ending]).toEqual([1, 'suddenDeath']);
  s.done();
});
test('B22-TURN-01: with a gap below 10 play passes to the other coach', () => {
  scenario2022('A . * . 1', { score: { away: 9 }, cards: { deck: [] } })
    .answers('endTurn')
    .expectAsked('action', 'away')
    .expectLog('turnEnded', 'turnStarted')
    .done();
});
test('B22-TURN-01: a lead is not looked at when a turn starts', () => {
  scenario2022('A . * . 1', { moment: 'turnStart', score: { home: 12 }, cards: { deck: [] } })
    .starts()
    .expectAsked('action', 'home')
    .done();
});

/** Actions of the active seat that fulfil Active cards: a Run, a Mark, the free Block of Frenzied. */
const firstTurn = (active: 'home' | 'away', turnsTaken: { home: number; away: number }): Scenario => {
  const [b, a, one] = active === 'home' ? ['B', 'A', '1'] : ['2', '1', 'A'];
  return scenario2022(
    `
    ${a} . . . ${one}
    . . . . .
    ${b} . . * .`,
    {
      active,
      turnsTaken,
      who: { [a]: 'dwarf/troll-slayer' },
      cards: { active: ['getTogether', 'spreadOut', 'takeThemDown'], deck: [] },
    },
  );
};
test.each([
  ['home', { home: 0, away: 0 }],
  ['away', { home: 1, away: 0 }],
  ['home', { home: 0, away: 1 }],
] as const)('B22-TURN-02: %s claims nothing in its first turn, not after a free Action either: %o', (active, taken) => {
  const [a, b, one] = active === 'home' ? ['A', 'B', '1'] : ['1', '2', 'A'];
  firstTurn(active, taken)
    .runs(b, 'se')
    .expectAsked('action', active)
    .runs(a, 'e')
    .expectAsked('action', active)
    .dice('block:smash', 'd6:4')
    .marks(a, 'e e')
    .answers({ freeBlock: a }, { target: one })
    .expectStatus(one, 'prone')
    .expectNotLogged('claimed')
    .expectLog('turnEnded')
    .done();
});
test.each([
  ['home', { home: 1, away: 1 }],
  ['away', { home: 2, away: 1 }],
] as const)('B22-TURN-02: in the second turn of %s the same Actions have their Claim Steps: %o', (active, taken) => {
  const [a, b, one] = active === 'home' ? ['A', 'B', '1'] : ['1', '2', 'A'];
  firstTurn(active, taken)
    .runs(b, 'se')
    .expectAsked('claim', active, 'pass', { claim: 2 })
    .answers('pass')
    .runs(a, 'e')
    .answers('pass')
    .dice('block:smash', 'd6:4')
    .marks(a, 'e e')
    .answers({ freeBlock: a }, { target: one })
    .expectAsked('claim', active, 'pass', { claim: 3 })
    .done();
});

/** Runs on the spot, turn after turn; the number of each turn in which a claim was offered. */
const claimTurns = (s: Scenario, turns: number): number[] => {
  const offered: number[] = [];
  while (s.game.turn <= turns) {
    if (s.game.question.name === 'action') {
      const name = s.game.asked === 0 ? 'A' : '1';
      if (s.isLegal({ run: name })) s.answers({ run: name }, 'stop');
      else s.answers('endTurn');
    } else {
      if (s.game.question.name === 'claim') offered.push(s.game.turn);
      s.answers('pass');
    }
  }
  return offered;
};
test("B22-TURN-03: Coach A's second turn is the first in which a card can be claimed", () => {
  const s = scenario2022('A . * . . 1', {
    at: [5, 6],
    moment: 'turnStart',
    turnsTaken: { home: 0, away: 0 },
    cards: { active: ['spreadOut', 'showNoFear', 'showboat'], deck: ['getMoving', 'getTogether'] },
  }).starts();
  expect(claimTurns(s, 4)).toEqual([3, 4]);
});

test("B22-TURN-04: in Coach A's second turn all three cards are still there, so only the optional discard is asked", () => {
  const s = scenario2022('A . * . . 1', {
    at: [5, 6],
    moment: 'turnStart',
    turnsTaken: { home: 0, away: 0 },
    cards: { active: ['spreadOut', 'showNoFear', 'showboat'], deck: ['getMoving', 'getTogether'] },
  }).starts();
  s.runs('A', '').answers('endTurn').runs('1', '').answers('endTurn');
  s.expectNotLogged('claimed', 'cardDealt', 'cardDiscarded');
  s.expectAsked('discardChallenge', 'home', 'pass', { discardSpace: 1 }, { discardSpace: 2 }, { discardSpace: 3 });
  s.answers('pass').expectAsked('action', 'home').expectNotLogged('cardDealt').done();
});

test.each([
  ['home', { home: 0, away: 0 }, [4, 0]],
  ['away', { home: 1, away: 0 }, [0, 4]],
] as const)('B22-TURN-05: a Touchdown of %s counts in its first turn', (active, turnsTaken, score) => {
  const home = active === 'home';
  scenario2022(home ? 'A .' : '. 1', {
    at: [home ? 14 : 1, 6],
    active,
    turnsTaken,
    ball: home ? 'A' : '1',
    cards: { active: ['showboat'], deck: [] },
  })
    .runs(home ? 'A' : '1', home ? 'e' : 'w')
    .expectAsked('action', active)
    .expectNotLogged('claimed')
    .expectScore(score[0], score[1])
    .done();
});

test("B22-TURN-X1: in Coach B's first turn a Block that Knocks its target Down gives no claim of Take Them Down!", () => {
  const s = (turnsTaken: { home: number; away: number }): Scenario =>
    scenario2022('1 A . * .', { active: 'away', turnsTaken, cards: { active: ['takeThemDown'], deck: [] } })
      .dice('block:smash', 'd6:4')
      .blocks('1', 'A')
      .expectStatus('A', 'prone');
  s({ home: 1, away: 0 }).expectAsked('action', 'away').done();
  s({ home: 1, away: 1 }).expectAsked('claim', 'away', 'pass', { claim: 1 }).done();
});
