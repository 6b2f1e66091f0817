/** The 2022 edition: claiming late, secret backs, Clean Sweeps. */
import { describe, expect, test } from 'vitest';
import { AWAY, HOME } from '../../src/words.ts';
import { type Scenario, scenario2022 } from '../dsl.ts';

describe('B22-CLAIM-01: a card that was not claimed', () => {
  test('needs a later Action that fulfils one of its conditions again', () => {
    const s = scenario2022(
      `
      A . * .
      B . . .
      c . . .`,
      { at: [6, 6], cards: { active: ['getTheBall'], deck: [] } },
    );
    s.runs('A', 'e e').expectAsked('claim', 'home', 'pass', { claim: 1 }).answers('pass');
    s.answers({ standUp: 'C' }).expectAsked('action', 'home'); // it stays fulfilled, but not by this
    s.runs('B', 'e').expectLog('turnEnded').expectNotLogged('claimed').done();
  });
  test('can then be claimed', () => {
    const s = scenario2022(
      `
      A . * .
      B . . .`,
      { at: [6, 6], cards: { active: ['getTheBall'], deck: [] } },
    );
    s.runs('A', 'e e').answers('pass').dice('d6:6').throws('A', 'B').expectBall('B');
    s.expectAsked('claim', 'home', 'pass', { claim: 1 }).done(); // the newly won ball comes to another Player
  });
  test('about the state of the pitch: only by an Action that changes it (B22-OQ-19)', () => {
    const s = scenario2022(
      `
      . . . . A .
      B . C . . .`,
      { at: [9, 6], options: { endgame: true }, ball: [{ square: [2, 2] }], cards: { active: ['goDeep'], deck: [] } },
    );
    s.runs('C', 'e e').expectAsked('claim', 'home', 'pass', { claim: 1 }).answers('pass');
    s.runs('B', 'w').expectAsked('action', 'home'); // two are still deep, both as before
    s.runs('A', 'e').expectAsked('claim', 'home', 'pass', { claim: 1 }).done();
  });
});

describe('B22-CLAIM-02: the claimed card', () => {
  const backs = ['getTheBall/distraction', 'getTheBall/shadow'];
  const claimed = (back: string): Scenario =>
    scenario2022('A . *', {
      cards: { active: [back, 'showNoFear'], deck: backs.filter(other => other !== back) },
      options: { endgame: true },
    })
      .runs('A', 'e e')
      .answers({ claim: 1 });
  test('goes to the hand, and only its coach sees which Bonus Play it is', () => {
    const [one, other] = backs.map(claimed) as [Scenario, Scenario];
    one.expectHand('home', 'distraction').expectScore(1, 0);
    other.expectHand('home', 'shadow');
    expect([...one.game.view(HOME)]).not.toEqual([...other.game.view(HOME)]);
    expect([...one.game.view(AWAY)]).toEqual([...other.game.view(AWAY)]);
    const taken = expect.objectContaining({ type: 'bonusTaken' });
    expect(one.game.eventsFor(HOME)).toContainEqual(taken);
    expect(one.game.eventsFor(AWAY)).not.toContainEqual(taken);
  });
  test('which back it has changes nothing about the questions asked, Leg Up included', () => {
    // The moment at which Leg Up could be played comes to whoever held a card before, whatever the new one is.
    const asked = (back: string, held: string[]): string =>
      scenario2022(
        `
        A . .
        B . *
        c . .`,
        {
          options: { endgame: true },
          who: { A: { done: ['run'] } },
          cards: { active: [`playAsATeam/${back}`], deck: [], hands: { home: held } },
        },
      )
        .answers({ standUp: 'C' })
        .answers({ run: 'B' }, ...(held.length > 0 ? (['pass'] as const) : []), 'stop').game.question.name;
    expect(asked('legUp', [])).toBe(asked('getInThere', []));
    expect(asked('legUp', ['dodge'])).toBe(asked('getInThere', ['dodge']));
  });
  test('does not enter the hand when it must be played immediately', () => {
    const s = scenario2022('. A . .', {
      at: [13, 6],
      ball: 'A',
      reserves: { B: {} },
      cards: { active: ['showboat/multiBall'], deck: [] },
    });
    s.runs('A', 'e').dice('d8:2', 'd8:6').answers({ claim: 1 }).expectHand('home').expectScore(5, 0);
    s.expectEvent({ type: 'bonusPlayed', play: 'multiBall' }).expectNotLogged('bonusTaken').done();
  });
});

/** Three Runs of home that fulfil Spread Out!, Get The Ball! and Get Moving! one after the other. */
const threeRuns = (turnsTaken: { home: number; away: number }, claims: boolean): Scenario => {
  const s = scenario2022(
    `
    A . . . .
    . . . . .
    B . * . .
    . . . . .
    C . . . .`,
    { turnsTaken, cards: { active: ['spreadOut', 'getTheBall', 'getMoving/sprint'], deck: [] } },
  );
  s.runs('A', '');
  if (claims) s.answers({ claim: 1 });
  s.answers({ run: 'B' });
  if (claims) s.answers('pass');
  s.walks('B', 'e e').answers('stop');
  if (claims) s.answers({ claim: 2 });
  s.answers({ run: 'C' });
  if (claims) s.answers('pass');
  s.answers('stop');
  if (claims) s.answers({ claim: 3 });
  return s;
};
test('B22-CLAIM-03: no Clean Sweep in the first turn of a coach; the same turn later in the match has one', () => {
  threeRuns({ home: 0, away: 0 }, false).expectNotLogged('claimed', 'cleanSweep').expectScore(0, 0);
  threeRuns({ home: 0, away: 1 }, false).expectNotLogged('claimed', 'cleanSweep').expectScore(0, 0);
  threeRuns({ home: 1, away: 1 }, true).expectLog('claimed', 'claimed', 'claimed', 'cleanSweep').expectScore(6, 0);
});

test('B22-CLAIM-04: a card worth 0 points is a claimed card, for a Clean Sweep too', () => {
  const s = scenario2022(
    `
    A . . . .
    . . . . .
    B . * . .
    . . . . .
    C . . . .`,
    {
      options: { endgame: true },
      score: { away: 9 },
      cards: { active: ['spreadOut', 'getTheBall', 'lastChance'], deck: ['pileOn', 'goDeep', 'gangUp'] },
    },
  );
  s.runs('A', '').expectAsked('claim', 'home', 'pass', { claim: 1 }).answers({ claim: 1 });
  s.answers({ run: 'B' }, 'pass').walks('B', 'e e').answers('stop');
  s.expectAsked('claim', 'home', 'pass', { claim: 2 }).answers({ claim: 2 }, 'pass').expectScore(2, 9);
  s.answers({ run: 'C' }, 'pass', 'stop').expectAsked('claim', 'home', 'pass', { claim: 3 }).answers({ claim: 3 });
  s.expectEvent({ type: 'claimed', challenge: 'lastChance', points: 0 }).expectEvent({ type: 'cleanSweep', points: 2 });
  s.expectScore(4, 9);
  expect(s.game.claimedThisTurn).toBe(3);
});
test('B22-CLAIM-04: its space is free afterwards and is filled in the next Refresh', () => {
  const s = scenario2022('a . . 1 *', {
    options: { endgame: true },
    score: { away: 4 },
    cards: { active: ['lastChance', 'pileOn', 'gangUp'], deck: ['spreadOut', 'goDeep'] },
  });
  s.answers({ standUp: 'A' }, { claim: 1 });
  while (s.game.question.name !== 'action') s.answers('pass');
  s.answers('endTurn').expectEvent({ type: 'cardDealt', space: 1, challenge: 'spreadOut' });
  s.expectAsked('action', 'away').expectNotLogged('cardDiscarded');
});
