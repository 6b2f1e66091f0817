/** Points: where they come from, and how they add up. */
import { expect } from 'vitest';
import type { PlayName } from '../../src/blitz/words.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import type { SeatName } from '../../src/words.ts';
import { playedAtRandom, scenario } from '../dsl.ts';
import { describe, ofBox, test } from '../editions.ts';

/** The 2022 box has this card twice, one with a Bonus Play that is played at once; this is one that goes to the hand. */
const showboat = (): string => ofBox('showboat', 'showboat/rawTalent');

test.each([
  [6, 10],
  [9, 13],
  [16, 20],
  [29, 33],
])('BU-SCORE-03: coin and marker are one number, which goes on from %i to %i with a Touchdown', (before, after) => {
  scenario('A . .', { at: [13, 6], ball: 'A', score: { home: before, away: before } })
    .runs('A', 'e e')
    .expectScore(after, before)
    .done();
});
test('BU-SCORE-03: the score itself has no upper end (BU-OQ-47)', () => {
  scenario('A . .', { at: [13, 6], ball: 'A', score: { home: 39, away: 38 } })
    .runs('A', 'e e')
    .expectScore(43, 38)
    .done();
});

describe('BU-SCORE-01: points come from Touchdowns, claims and Clean Sweeps', () => {
  test('a Touchdown, then three claims in one turn with their Clean Sweep', () => {
    const s = scenario(
      `
      A . . . . .
      . . . . . .
      B C . . D 1`,
      {
        at: [10, 5],
        ball: 'A',
        who: { A: { move: 6 } },
        cards: { active: [showboat(), 'takeThemDown', 'spreadOut'] },
      },
    )
      .runs('A', 'e e e e e')
      .expectScore(4, 0)
      .answers({ claim: 1 })
      .expectScore(5, 0);
    s.dice('block:smash', 'd6:6')
      .blocks('D', '1')
      // With a card in hand every printed moment asks: before the dice, about them, before the Armour Check.
      .passes()
      .answers('keep')
      .passes()
      .answers({ claim: 2 })
      .expectScore(7, 0)
      .answers({ run: 'C' }, 'pass', { to: [11, 6] }, { to: [12, 5] }, 'stop')
      .expectAsked('claim', 'home', 'pass', { claim: 3 })
      .answers({ claim: 3 })
      // 1 for the card and 2 for the Clean Sweep.
      .expectScore(10, 0)
      .expectLog('touchdown', 'claimed', 'claimed', 'claimed', 'cleanSweep')
      .done();
  });
  test('over random matches no point comes from anything else', () => {
    let claims = 0;
    for (let n = 0; n < 20; n++) {
      const options = ofBox<Record<string, boolean>>({ events: true }, { endgame: true });
      const g = playedAtRandom({ home: 'skaven', away: 'wood-elf', options }, `points ${n}`);
      const points = [0, 0];
      for (const e of g.events ?? []) {
        // A Bonus Play that scores is in the 2022 box alone.
        if (e.type !== 'touchdown' && e.type !== 'claimed' && e.type !== 'cleanSweep' && e.type !== 'bonusPoint')
          continue;
        points[e.seat] = (points[e.seat] as number) + e.points;
        if (e.type === 'claimed') claims++;
      }
      expect([g.score(0), g.score(1)]).toEqual(points);
    }
    expect(claims).toBeGreaterThan(20);
  });
});

test('BU-SCORE-02: scoring n points adds n to what was there', () => {
  scenario('A . .', {
    at: [13, 6],
    ball: 'A',
    score: { home: 7, away: 3 },
    cards: { active: [showboat()] },
  })
    .runs('A', 'e e')
    .expectScore(11, 3)
    .answers({ claim: 1 })
    .expectScore(12, 3)
    .done();
});

const PLAYS_2024: readonly PlayName[] = [
  'accurateThrow',
  'aggressiveMark',
  'bladedKnuckleDusters',
  'blitz',
  'blockingPlay',
  'defensivePlay',
  'divingTackle',
  'dodge',
  'hailMaryPass',
  'inspiration',
  'intervention',
  'jumpUp',
  'moxy',
  'nervesOfSteel',
  'rawTalent',
  'reserves',
  'shadowing',
  'sprint',
  'stepAside',
  'toughEnough',
];
describe('BU-SCORE-04: no Bonus Play gives points, Generous Coaches adds one to claims and Touchdowns', () => {
  /** Random answers, the card as soon as it may be played; whether it was. */
  const plays = (play: PlayName, active: SeatName, seed: string): boolean => {
    const drawing = `
      A 1 . . .
      B . . 2 .
      . . c . .
      . D . . 3`;
    const s = scenario(drawing, { ball: 'A', active, reserves: { E: {} }, cards: { hands: { home: [play] } } });
    const g = s.game;
    const chance = new SeededDice(seed);
    g.dice = chance;
    for (let n = 0; n < 60 && !g.over; n++) {
      const legal = g.legalAnswers();
      const card = legal.find(a => typeof a !== 'string' && ('play' in a || a.reroll === play));
      g.answer(card ?? legal[chance.pick(legal.length)]);
      if (card !== undefined) {
        s.expectScore(0, 0).expectEvent({ type: 'bonusPlayed', play });
        return true;
      }
      if (g.score(0) + g.score(1) > 0) return false;
      g.events = [];
    }
    return false;
  };
  test.each(PLAYS_2024)('%s is played and the score stays', play => {
    let [played, n] = [0, 0];
    for (; played < 3 && n < 400; n++) if (plays(play, n % 2 ? 'away' : 'home', `${play} ${n}`)) played++;
    expect(played).toBe(3);
  });
  test('Generous Coaches: 5 for a Touchdown and 2 for a card of 1', () => {
    scenario('A . .', { at: [13, 6], ball: 'A', inForce: ['generousCoaches'], cards: { active: ['showboat'] } })
      .runs('A', 'e e')
      .expectScore(5, 0)
      .answers({ claim: 1 })
      .expectScore(7, 0)
      .done();
  });
});
