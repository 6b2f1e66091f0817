/** Plans whose chance can be worked out on paper. */
import { BadInput, D16, type Game } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { BadPlan, type Chances, chanceOf, type Goal, type Plan } from '../src/index.ts';
import { PlanDice } from '../src/plan/dice.ts';
import { BYSTANDERS, blood, table } from './table.ts';

const close = (value: number, expected: number): void => expect(value).toBeCloseTo(expected, 12);
const twice = (p: number): number => p + (1 - p) * p;
const refusal = (game: Game, plan: Plan, goal?: Goal): BadPlan => {
  try {
    chanceOf(game, plan, goal);
  } catch (error) {
    if (error instanceof BadPlan) return error;
    throw error;
  }
  throw new Error('the plan was taken');
};

describe('moving and picking up', () => {
  const marked = (rerolls: number, more = {}): Game =>
    blood(
      { H1: { at: [10, 8], ...more }, A1: { at: [11, 8] }, ...BYSTANDERS },
      { rerolls: { home: rerolls }, balls: [{ square: [9, 9] }] },
    );
  const dodge: Plan = { steps: [{ move: 'H1' }, { to: [9, 8] }] };
  const fetch: Plan = { steps: [...dodge.steps, { to: [9, 9] }] };

  test('one dodge on 3+, with and without a re-roll, and what becomes of the dodger', () => {
    const { success, withoutRerolls, turnover, outcomes } = chanceOf(marked(1), dodge);
    close(success, twice(2 / 3));
    close(withoutRerolls, 2 / 3);
    close(turnover, 1 / 9);
    close(outcomes.down, 1 / 9);
    close(outcomes.outOfTheGame, ((1 / 9) * (10 / 36) * 15) / 36); // armour 9+, then 8+
    close(outcomes.rerollUsed, 1 / 3);
  });
  test('one team re-roll for two rolls is spent on the first that fails', () => {
    const p = 2 / 3;
    const { success, withoutRerolls } = chanceOf(marked(1), fetch, { holder: 'H1' });
    close(success, p * p + 2 * (1 - p) * p * p);
    close(withoutRerolls, p * p);
  });
  test('a skill covers its own roll and leaves the team re-roll for the other', () => {
    const { success, outcomes } = chanceOf(marked(1, { skills: ['dodge'] }), fetch, { holder: 'H1' });
    close(success, twice(2 / 3) * twice(2 / 3));
    close(outcomes.rerollUsed, twice(2 / 3) / 3);
  });
  test('B16-XSKILL-13: a Diving Tackler next to both squares: its dive costs two, and its tackle zone counts as well', () => {
    const game = blood({
      H1: { at: [10, 8], skills: ['twoHeads'] },
      A1: { at: [10, 9], skills: ['divingTackle'] },
      ...BYSTANDERS,
    });
    const { success, assumptions } = chanceOf(game, { steps: [{ move: 'H1' }, { to: [9, 8] }] });
    close(success, 2 / 6); // 3+ with the zone; a 3 and a 4 fail once somebody dives
    expect(assumptions).toEqual([{ name: 'worst' }]);
  });
  test('the game is left as it is', () => {
    const game = marked(1);
    const before = game.save();
    chanceOf(game, fetch, { holder: 'H1' });
    expect(game.save()).toEqual(before);
  });
  test('preferences bind the planner: nothing is re-rolled', () => {
    const { success, assumptions } = chanceOf(marked(1), { ...dodge, prefer: { reroll: ['keep'] } });
    close(success, 2 / 3);
    expect(assumptions).toEqual([]);
  });
  test('a run into the End Zone is a touchdown once the Action has ended', () => {
    const game = blood({ H1: { at: [25, 8] }, ...BYSTANDERS }, { balls: [{ holder: 'H1' }] });
    const { success, turnover } = chanceOf(game, { steps: [{ move: 'H1' }, { to: [26, 8] }] }, { touchdown: true });
    expect([success, turnover]).toEqual([1, 0]);
  });
  test('a second activation is only worth its own dice, not the first one twice', () => {
    const game = blood(
      { H1: { at: [10, 8] }, A1: { at: [11, 8] }, H2: { at: [10, 12] }, A2: { at: [11, 12] }, ...BYSTANDERS },
      { rerolls: { home: 1 } },
    );
    const steps = [...dodge.steps, { move: 'H2' }, { to: [9, 12] as const }];
    const p = 2 / 3;
    close(chanceOf(game, { steps }).success, p * p + 2 * (1 - p) * p * p); // one re-roll for both
  });
});

describe('blocks', () => {
  const blitz: Plan = { steps: [{ blitz: 'H1' }, { target: 'A1' }] };
  const goal: Goal = { players: { A1: { state: 'down' } } };
  test('one die without Block: two faces of six, and a re-roll', () => {
    const game = blood({ H1: { at: [10, 8] }, A1: { at: [11, 8] }, ...BYSTANDERS }, { rerolls: { home: 1 } });
    const { success, turnover, withoutRerolls } = chanceOf(game, blitz, goal);
    close(success, twice(1 / 3));
    close(withoutRerolls, 1 / 3);
    close(turnover, (2 / 3) * (1 / 3));
  });
  test('a turnover spoils the goal unless it is allowed', () => {
    const game = blood({ H1: { at: [10, 8] }, A1: { at: [11, 8] }, ...BYSTANDERS });
    close(chanceOf(game, blitz, goal).success, 2 / 6);
    close(chanceOf(game, blitz, { ...goal, turnoverAllowed: true }).success, 3 / 6); // Both Down as well
  });
  test('faces in order of preference: pushing although the die shows better', () => {
    const game = blood({ H1: { at: [10, 8] }, H2: { at: [11, 9] }, A1: { at: [11, 8] }, ...BYSTANDERS });
    close(chanceOf(game, blitz, goal).success, 1 - (4 / 6) ** 2);
    const prefer = { blockDie: [{ face: 'pushed' }] };
    close(chanceOf(game, { ...blitz, prefer }, goal).success, 1 - (4 / 6) ** 2 - (2 * 2 * 2) / 36);
  });
  test('an apothecary: the casualty table is not followed line by line', () => {
    const game = blood(
      { H1: { at: [10, 8] }, A1: { at: [11, 8] }, ...BYSTANDERS },
      { apothecaries: { home: 0, away: 1 } },
      { apothecary: true },
    );
    const { success, outcomes, positions } = chanceOf(game, blitz, { players: { A1: { state: 'off' } } });
    close(success, (2 / 6) * (10 / 36) * (6 / 36)); // KO'd players are treated, others leave the pitch either way
    close(outcomes.opponentOutOfTheGame, (3 / 6) * (10 / 36) * (6 / 36) * (1 / 4)); // twice beyond patching up
    expect(positions).toBeLessThan(3000);
  });
  test('a casualty of 2025: half of the D16 is beyond patching up, and more with one added', () => {
    const dice = new PlanDice(() => 'casualty');
    const worse = [0, 0];
    dice.forEach(() => {
      dice.begin([]);
      const die = dice.roll(D16);
      for (const [more, sum] of worse.entries()) worse[more] = sum + (die + more > 8 ? dice.probability : 0);
    });
    close(worse[0] as number, 8 / 16);
    close(worse[1] as number, 9 / 16);
  });
  test('the other coach picks when weaker dice are rolled', () => {
    const game = blood({ H1: { at: [10, 8], strength: 2 }, A1: { at: [11, 8], strength: 3 }, ...BYSTANDERS });
    const { success, assumptions } = chanceOf(game, blitz, goal);
    close(success, (2 / 6) ** 2);
    expect(assumptions).toContainEqual({ name: 'worst' });
  });
});

describe('the ball in the air', () => {
  test('a hand-off that fails may bounce back and still be caught', () => {
    const game = blood({ H1: { at: [10, 8] }, H2: { at: [11, 8] }, ...BYSTANDERS }, { balls: [{ holder: 'H1' }] });
    const { success, turnover, unresolved } = chanceOf(
      game,
      { steps: [{ handOff: 'H1' }, { target: 'H2' }] },
      { holder: 'H2' },
    );
    // A caught bounce needs 4+. From either of the two the ball comes to the other one time in eight.
    const [handed, bounced] = [4 / 6, 3 / 6];
    const missed = 1 - bounced;
    const byH1 = (1 / 8) * bounced;
    const back = (1 / 8) * missed * (1 / 8); // past H1, and at H2 again
    const caughtByH2 = (back * bounced) / (1 - back * missed);
    const ways = 1 / (1 - back * missed);
    close(success, handed + (1 - handed) * caughtByH2);
    close(turnover, 1 - handed - (1 - handed) * (caughtByH2 + byH1 * ways));
    expect(unresolved).toBe(0);
  });
  test('a Blitz Bowl throw: the check, the chances of both halves add up', () => {
    const game = table(
      'blitz-2024',
      {
        H1: { at: [6, 5], position: 'human/thrower' },
        H2: { at: [9, 5], position: 'human/catcher' },
        A1: { at: [13, 9] },
      },
      { balls: [{ holder: 'H1' }] },
    );
    const { success, turnover, outcomes } = chanceOf(
      game,
      { steps: [{ throw: 'H1' }, { target: 'H2' }] },
      { holder: 'H2' },
    );
    const target = 3;
    expect(success).toBeGreaterThan((7 - target) / 6 - 1e-9);
    expect(turnover).toBe(0);
    close(
      outcomes.ballLost + chanceOf(game, { steps: [{ throw: 'H1' }, { target: 'H2' }] }, { holder: 'home' }).success,
      1,
    );
  });
});

describe('bad plans get the reason and the rule', () => {
  const game = (): Game =>
    blood(
      { H1: { at: [10, 8] }, H2: { at: [12, 10], acted: true }, A1: { at: [11, 8] }, ...BYSTANDERS },
      { declared: ['blitz'] },
    );
  test('B16-MOVE-02: a step onto an occupied square', () => {
    const bad = refusal(game(), { steps: [{ move: 'H1' }, { to: [11, 8] }] });
    expect([bad.step, bad.rule, bad.refusal?.facts]).toEqual([1, 'B16-MOVE-02', { whom: 'A1', square: [11, 8] }]);
  });
  test('B16-ACTION-01: a player that has acted, also as the second of the plan', () => {
    expect(refusal(game(), { steps: [{ move: 'H2' }] })).toMatchObject({ step: 0, rule: 'B16-ACTION-01' });
    expect(refusal(game(), { steps: [{ move: 'H1' }, { to: [9, 8] }, { move: 'H2' }] })).toMatchObject({
      step: 2,
      rule: 'B16-ACTION-01',
    });
  });
  test('B16-ACTION-08: a second Blitz', () => {
    expect(refusal(game(), { steps: [{ blitz: 'H1' }, { target: 'A1' }] })).toMatchObject({ rule: 'B16-ACTION-08' });
  });
  test('an unknown player, an unknown word', () => {
    expect(refusal(game(), { steps: [{ move: 'H7' }] })).toMatchObject({ step: 0, rule: undefined });
    expect(refusal(game(), { steps: [{ move: 'H7' }] }).message).toContain('H1, H2, A1');
    expect(refusal(game(), { steps: ['sing'] }).message).toContain('plan[0]: unknown answer "sing"');
  });
  test('nothing to stop', () => {
    expect(refusal(game(), { steps: ['stop'] }).message).toBe('plan[0]: refused, nothingToStop');
  });
  test('a step after the turn is over', () => {
    const bad = refusal(game(), { steps: [{ move: 'H1' }, 'stop', 'endTurn', { move: 'H9' }] });
    expect([bad.step, bad.message]).toEqual([
      3,
      'plan[3]: the plan is over before this step: nothing that happens leads to it',
    ]);
  });
  test('a goal with an unknown player or a square off the pitch', () => {
    const plan: Plan = { steps: [{ move: 'H1' }] };
    expect(() => chanceOf(game(), plan, { holder: 'H7' })).toThrow('goal.holder: there is no player "H7"');
    expect(() => chanceOf(game(), plan, { players: { H1: { square: [40, 1] } } })).toThrow('is not on the pitch');
    expect(() => chanceOf(game(), plan, { players: { H1: { state: 'singing' as 'down' } } })).toThrow('standing, down');
    expect(() => chanceOf(game(), plan, {}, { seat: 1 })).toThrow(BadInput);
  });
  test('a preference for a question that never comes up, or an answer that does not exist', () => {
    const steps = [{ move: 'H1' }];
    expect(() => chanceOf(game(), { steps, prefer: { blockDye: ['keep'] } })).toThrow(
      'prefer.blockDye: no such question comes up on the way; there are animosity, apothecary, ',
    );
    expect(() => chanceOf(game(), { steps, prefer: { reroll: ['sing'] } })).toThrow('prefer.reroll[0]: unknown answer');
  });
  test.each([
    ['blood-2016', 'animosity', 'animalSavagery'],
    ['blood-2025', 'animalSavagery', 'animosity'],
  ])('%s: a preference for a question that only the other edition asks', (ruleset, own, other) => {
    const at = table(ruleset, { H1: { at: [8, 6] }, A1: { at: [20, 6] } });
    const steps = [{ move: 'H1' }];
    expect(() => chanceOf(at, { steps, prefer: { [own]: [] } })).not.toThrow();
    expect(() => chanceOf(at, { steps, prefer: { [other]: [] } })).toThrow(
      new RegExp(`^prefer.${other}: no such question comes up on the way; there are (?!.*\\b${other}\\b)`),
    );
  });
  test('BU-RUN-03: a Run that would end next to an Opponent', () => {
    const pitch = table('blitz-2024', { H1: { at: [8, 6] }, A1: { at: [10, 6] } });
    const bad = refusal(pitch, { steps: [{ run: 'H1' }, { to: [9, 6] }] });
    expect([bad.step, bad.rule]).toEqual([1, 'BU-RUN-03']);
  });
});

test('only what the coach may see: the other hand makes no difference', () => {
  const cards = (hand: string[]): Chances =>
    chanceOf(
      blood({ H1: { at: [10, 8] }, A1: { at: [11, 8] }, ...BYSTANDERS }, { hands: { away: hand } }, { cards: true }),
      { steps: [{ move: 'H1' }, { to: [9, 8] }] },
    );
  const { positions: _first, ...one } = cards(['heckler']);
  const { positions: _second, ...other } = cards(['rowdyFans']);
  expect(one).toEqual(other);
});
