/** In the middle of random matches: every legal answer can be explained, every other one is refused for a reason. */
import { answerOf, type Game, rulesets, SeededDice, verbOf } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { explain, whyNot } from '../src/index.ts';

const QUESTIONS = 300;
const OBJECTS = 40;
const ROLLING: readonly string[] = ['block', 'blitz', 'throw', 'mark', 'target'];

const answersOf = (g: Game): number[] => {
  const buffer = new Int16Array(512);
  return Array.from(buffer.subarray(0, g.legal(buffer)));
};
describe.each(rulesets.map(({ id, boxTeams }) => [id, boxTeams] as const))('%s', (id, [home, away]) => {
  const definition = rulesets.find(one => one.id === id) as (typeof rulesets)[number];
  test('explain and whyNot have something to say about everything', () => {
    const dice = new SeededDice(`explain ${id}`);
    const g = definition.create({ home, away, options: {} }, dice).start();
    let rolls = 0;
    let refused = 0;
    for (let n = 0; n < QUESTIONS && !g.over; n++) {
      const legal = answersOf(g);
      const verbs = [...new Set(legal.map(one => verbOf(one)))];
      for (const tried of verbs) {
        const alike = legal.filter(one => verbOf(one) === tried);
        const answer = alike[dice.pick(alike.length)] as number;
        const explained = explain(g, answer);
        if (!explained.legal) throw new Error(`${JSON.stringify(g.nameAnswer(answer))}: ${explained.refusal.reason}`);
        for (const { chance, needs, kind } of explained.rolls) {
          rolls++;
          if (chance !== undefined) expect(chance >= 0 && chance <= 1, kind).toBe(true);
          if (needs !== undefined) expect(needs, kind).toBeGreaterThan(0);
        }
        const verb = verbs[dice.pick(verbs.length)] as (typeof verbs)[number];
        const other = answerOf(verb, verb.object === 'player' ? dice.pick(g.playerCount) : dice.pick(OBJECTS));
        if (legal.includes(other) || verb.object === 'nothing') continue;
        refused++;
        expect(whyNot(g, other)?.reason, JSON.stringify(g.nameAnswer(other))).toMatch(/^\w+$/);
      }
      expect(whyNot(g, legal[0] as number)).toBeUndefined();
      const lively = legal.filter(one => !verbOf(one).ends);
      const from = lively.length > 0 && dice.pick(20) > 0 ? lively : legal;
      const verb = verbOf(from[dice.pick(from.length)] as number);
      const rolling = from.filter(one => ROLLING.includes(verbOf(one).name));
      const next = rolling.length > 0 ? rolling : from.filter(one => verbOf(one) === verb);
      g.choose(next[dice.pick(next.length)] as number);
    }
    expect([rolls > 3, refused > 20]).toEqual([true, true]);
  });
});
