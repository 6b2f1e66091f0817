/** Views: what a coach may not see changes nothing in that coach's view, question, or report. */
import { describe, expect, test, vi } from 'vitest';
import type { BlitzGame } from '../../src/blitz/game.ts';
import { playsInHand } from '../../src/blitz/hand.ts';
import { PLAYS } from '../../src/blitz/words.ts';
import { ScriptedDice } from '../../src/dice/scripted.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Procedure } from '../../src/kernel/procedure.ts';
import { rulesetNamed } from '../../src/rulesets.ts';
import { AWAY, HOME, otherSeat, type Seat } from '../../src/words.ts';
import { anyMatch, firstDifference, playOut, randomAnswer } from '../invariants/random-play.ts';
import { drawn, interpose } from './slice/build.ts';
import { Pray } from './slice/match.ts';

// Whole matches are played here: a busy machine is no failure.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const blitz = rulesetNamed('blitz-2024');
const SEATS_BOTH: readonly Seat[] = [HOME, AWAY];
/** A match with all cards in play, well under way. */
const underWay = (seed: string): { g: Game; copy: Game; chance: SeededDice } => {
  const chance = new SeededDice(`coach ${seed}`);
  const spec = { ...anyMatch(blitz, chance), options: { events: true } };
  return { g: blitz.create(spec, new SeededDice(seed)).start(), copy: blitz.create(spec, new SeededDice('')), chance };
};

describe('in the slice', () => {
  test('a prayer is seen by its own coach only, its event too; that there is one is public', () => {
    const g = drawn('A 1', new ScriptedDice(['pick:5']));
    g.events = [];
    interpose(g, Pray as Procedure, AWAY);
    g.events.push({ type: 'turnEnded' });
    expect(g.eventsFor(AWAY)).toEqual([{ type: 'prayed', prayer: 5, seen: AWAY }, { type: 'turnEnded' }]);
    expect(g.eventsFor(HOME)).toEqual([{ type: 'turnEnded' }]);
    const before = [g.view(HOME), g.view(AWAY)];
    g.setPrayer(AWAY, 11);
    expect(g.view(HOME)).toEqual(before[0]);
    expect(g.view(AWAY)).not.toEqual(before[1]);
    g.setPrayer(AWAY, 0);
    expect(g.view(HOME)).not.toEqual(before[0]);
  });
  test('the coach who is not asked sees only that the match waits', () => {
    const g = drawn('A 1', new ScriptedDice());
    const copy = drawn('A 1', new ScriptedDice());
    copy.load(g.view(AWAY));
    expect([copy.question.name, copy.asked]).toEqual(['waiting', HOME]);
    copy.load(g.view(HOME));
    expect([copy.question.name, copy.legalAnswers()]).toEqual([g.question.name, g.legalAnswers()]);
  });
});

test('hidden cards dealt anew at random leave the view as it is, byte for byte, and are really dealt anew', () => {
  let changed = 0;
  let looked = 0;
  for (const seed of ['v1', 'v2', 'v3', 'v4']) {
    const { g, copy, chance } = underWay(seed);
    playOut(
      g,
      chance,
      (_, decision) => {
        if (decision % 7 !== 0) return;
        for (const seat of SEATS_BOTH) {
          const view = g.view(seat);
          copy.load(g.save());
          g.rules.redeal(copy.cells, seat, chance);
          expect(firstDifference(copy.view(seat), view)).toBe(-1);
          looked++;
          if (copy.fingerprint() !== g.fingerprint()) changed++;
        }
      },
      'keen',
    );
  }
  expect(looked).toBeGreaterThan(300);
  expect(changed / looked).toBeGreaterThan(0.8);
});

test('imagined positions have the view they were imagined from, and their coach can play on in them', () => {
  for (const seed of ['i1', 'i2', 'i3']) {
    const { g, copy, chance } = underWay(seed);
    playOut(
      g,
      chance,
      (_, decision) => {
        if (decision % 11 !== 0) return;
        for (const seat of SEATS_BOTH) {
          const view = g.view(seat);
          copy.imagine(view, seat, chance);
          expect(firstDifference(copy.view(seat), view)).toBe(-1);
          if (g.asked !== seat) continue;
          expect(copy.legalAnswers()).toEqual(g.legalAnswers());
          copy.dice = new SeededDice(`${seed} ${decision}`);
          for (let n = 0; n < 20 && !copy.over; n++) copy.choose(randomAnswer(copy, chance));
        }
      },
      'keen',
    );
  }
});

test('imagined positions deal evenly: each Bonus Play the other coach may hold comes equally often', () => {
  // Home's view: away holds one card with the front Play As A Team!, of which there are three.
  const g = blitz.setUp(
    {
      position: {
        players: [{ id: 'A', side: 'home', square: [3, 5] }],
        cards: { hands: { away: ['playAsATeam/inspiration'], home: ['getTogether'] } },
      },
    },
    new ScriptedDice(),
  ) as BlitzGame;
  const view = g.view(HOME);
  const chance = new SeededDice('even');
  const counts = new Map<string, number>();
  for (let n = 0; n < 3000; n++) {
    g.imagine(view, HOME, chance);
    const hand = playsInHand(g, AWAY)
      .map(play => PLAYS[play])
      .join();
    counts.set(hand, (counts.get(hand) ?? 0) + 1);
    expect(playsInHand(g, HOME).map(play => PLAYS[play])).toEqual(['reserves']);
  }
  expect([...counts.keys()].sort()).toEqual(['aggressiveMark', 'inspiration', 'toughEnough']);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(6 * 26);
});

/**
 * Two matches that differ in nothing a seat can see, played alike: the seat is shown the same as long as nothing hidden
 * comes to light. This also finds what leaks by way of the stack, of being asked, or of a changed answer list.
 */
test('two matches that differ only in what a coach cannot see stay alike for that coach', () => {
  let compared = 0;
  let branches = 0;
  for (const seed of ['t1', 't2', 't3', 't4', 't5', 't6']) {
    const { g, copy, chance } = underWay(seed);
    const twin = blitz.create(
      { ...anyMatch(blitz, new SeededDice(`coach ${seed}`)), options: { events: true } },
      chance,
    );
    playOut(
      g,
      chance,
      (_, decision) => {
        if (decision % 9 !== 0) return;
        for (const seat of SEATS_BOTH) {
          copy.load(g.save());
          twin.load(g.save());
          twin.rules.redeal(twin.cells, seat, chance);
          copy.dice = new SeededDice(`${seed} ${decision}`);
          twin.dice = new SeededDice(`${seed} ${decision}`);
          copy.events = [];
          twin.events = [];
          branches++;
          compared += playAlike(copy, twin, seat, chance);
        }
      },
      'keen',
    );
  }
  expect(branches).toBeGreaterThan(500);
  expect(compared).toBeGreaterThan(2 * branches);
});
/** How many answers the two games shared before something hidden came to light. */
const playAlike = (a: Game, b: Game, seat: Seat, chance: SeededDice): number => {
  for (let n = 0; n < 25; n++) {
    expect(firstDifference(b.view(seat), a.view(seat))).toBe(-1);
    expect(b.eventsFor(seat)).toEqual(a.eventsFor(seat));
    if (a.over) return n;
    const texts = (g: Game): string[] => g.legalAnswers().map(answer => JSON.stringify(answer));
    if (a.asked === seat) expect(texts(b)).toEqual(texts(a));
    const common = texts(a).filter(text => texts(b).includes(text));
    if (common.length === 0) return n;
    const answer: unknown = JSON.parse(common[chance.pick(common.length)] as string);
    const consequence = a.answer(answer);
    const other = b.answer(answer);
    expect(other.revealed).toBe(consequence.revealed);
    if (consequence.revealed) return n + 1;
    expect(other).toEqual(consequence);
  }
  return 25;
};

test('events are cut per seat: what one coach takes into the hand, the other does not read', () => {
  let secret = 0;
  for (const seed of ['e1', 'e2', 'e3']) {
    const { g, chance } = underWay(seed);
    g.events = [];
    playOut(g, chance, undefined, 'keen');
    for (const seat of SEATS_BOTH) {
      const mine = g.eventsFor(seat);
      const hidden = g.events.filter(e => e.seen === otherSeat(seat));
      secret += hidden.length;
      expect(mine).toEqual(g.events.filter(e => !hidden.includes(e)));
      expect(mine.filter(e => e.type === 'bonusTaken' && e.seen !== seat)).toEqual([]);
    }
    expect(g.events.filter(e => e.type === 'bonusTaken').every(e => e.seen !== undefined)).toBe(true);
  }
  expect(secret).toBeGreaterThan(10);
});
