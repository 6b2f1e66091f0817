/** Explanations: every roll of an answer with its reasons, and why an answer is refused. */
import { type Answer, type Game, type Refusal, ScriptedDice } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { type ExplainedRoll, explain, whyNot } from '../src/index.ts';
import { BYSTANDERS, blood, type Piece, table } from './table.ts';

const rollsOf = (game: Game, answer: Answer): readonly ExplainedRoll[] => {
  const explained = explain(game, answer);
  if (!explained.legal) throw new Error(explained.refusal.reason);
  return explained.rolls;
};
const after = (game: Game, ...answers: Answer[]): Game => {
  for (const answer of answers) game.answer(answer);
  return game;
};

describe('the rolls of a step', () => {
  const game = (skills: string[] = [], rerolls = 1): Game =>
    blood(
      { H1: { at: [10, 8], skills }, A1: { at: [11, 8] }, A3: { at: [9, 9] }, A4: { at: [8, 7] }, ...BYSTANDERS },
      { rerolls: { home: rerolls }, weather: 'pouringRain', balls: [{ square: [9, 8] }] },
    );
  test('B16-DODGE-05, B16-PICKUP-02, B16-WEATHER-02: dodge, then pick up, each modifier with its cause and who is behind it', () => {
    const [dodge, pickUp, ...rest] = rollsOf(after(game(), { move: 'H1' }), { to: [9, 8] });
    expect(rest).toEqual([]);
    expect(dodge).toMatchObject({ kind: 'dodge', player: 'H1', die: 'd6', dice: 1, target: 4, needs: 5 });
    expect(dodge?.modifiers).toEqual([
      { by: 1, cause: 'dodging', rule: 'B16-DODGE-05', who: undefined },
      { by: -1, cause: 'tackleZones', rule: 'B16-DODGE-05', who: 'A4' },
      { by: -1, cause: 'tackleZones', rule: 'B16-DODGE-05', who: 'A3' },
    ]);
    expect(dodge?.chance).toBeCloseTo(2 / 6, 12);
    expect(pickUp?.modifiers.map(({ by, cause }) => `${cause} ${by}`)).toEqual([
      'pickingUp 1',
      'tackleZones -1',
      'tackleZones -1',
      'pouringRain -1',
    ]);
    expect(pickUp).toMatchObject({ kind: 'pickUp', needs: 6, target: 4 });
  });
  test('which re-rolls could follow a failure: one of the team, Pro, the skill for this very roll', () => {
    const sources = (g: Game): (readonly string[])[] =>
      rollsOf(after(g, { move: 'H1' }), { to: [9, 8] }).map(one => one.rerolls);
    expect(sources(game())).toEqual([['team'], ['team']]);
    expect(sources(game(['dodge', 'pro'], 0))).toEqual([['pro', 'dodge'], ['pro']]);
    expect(sources(game(['sureHands'], 0))).toEqual([[], ['sureHands']]);
    expect(sources(game([], 0))).toEqual([[], []]);
  });
  test('looking changes nothing', () => {
    const g = after(game(), { move: 'H1' });
    const before = g.save();
    explain(g, { to: [9, 8] });
    expect(g.save()).toEqual(before);
    expect(g.sheet.namesEverybody).toBe(false);
  });
  test('a step without dice has no rolls', () => {
    expect(rollsOf(after(game(), { move: 'H9' }), { to: [4, 14] })).toEqual([]);
  });
});

describe('blocks', () => {
  const pieces: Record<string, Piece> = {
    H1: { at: [10, 8], skills: ['mightyBlow'] },
    H2: { at: [11, 9] },
    A1: { at: [11, 8], skills: ['regeneration'] },
    ...BYSTANDERS,
  };
  test('B16-BLOCK-04, B16-ASSIST-01: dice, faces, armour with Mighty Blow, injury by result, and what comes after', () => {
    const game = after(blood(pieces, { rerolls: { home: 1 } }), { block: 'H1' });
    const [block, armour, injury, regeneration] = rollsOf(game, { target: 'A1' });
    expect(block).toMatchObject({ kind: 'block', die: 'block', dice: 2, target: undefined, chance: undefined });
    expect(block?.faces?.defenderDown).toBeCloseTo(1 - (5 / 6) ** 2, 12);
    expect(block?.faces?.pushed).toBeCloseTo(1 - (4 / 6) ** 2, 12);
    expect(block?.rerolls).toEqual(['team']);
    expect(block?.modifiers).toContainEqual({ by: 1, cause: 'assist', rule: 'B16-ASSIST-01', who: 'H2' });
    expect(armour).toMatchObject({ kind: 'armour', player: 'A1', die: '2d6', target: 9, needs: 8 });
    expect(armour?.chance).toBeCloseTo(15 / 36, 12);
    expect(injury?.results?.knockedOut).toBeGreaterThan(0);
    expect(Object.values(injury?.results ?? {}).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    expect(regeneration).toMatchObject({ kind: 'regeneration', needs: 4, chance: 0.5 });
  });
  test('what is explained is what is rolled: the same target, the same modifiers, the same dice', () => {
    const game = after(
      table('blood-2016', pieces, {}, {}, new ScriptedDice(['block:defenderDown', 'block:pushed', '2d6:9', '2d6:5'])),
      { block: 'H1' },
    );
    const [, armour, injury] = rollsOf(game, { target: 'A1' });
    game.events = [];
    after(game, { target: 'A1' }, { face: 'defenderDown' }, { to: [12, 8] }, 'no');
    const rolled = game.events as unknown as Record<string, unknown>[];
    const said = (type: string): unknown => rolled.find(one => one.type === type);
    expect(said('armourRolled')).toMatchObject({ target: armour?.target, modifiers: [], broken: true });
    expect(said('injuryRolled')).toMatchObject({
      total: 6,
      modifiers: [{ by: 1, cause: injury?.modifiers[0]?.cause }],
    });
  });
});

describe('Blitz Bowl', () => {
  test('BU-THROW-07, BU-BLOCK-11: a long throw, and a block with the armour check it may come to', () => {
    const game = table(
      'blitz-2024',
      {
        H1: { at: [5, 5], position: 'human/thrower' },
        H2: { at: [11, 5], position: 'human/catcher' },
        H3: { at: [8, 9], position: 'human/lineman' },
        A1: { at: [9, 9] },
      },
      { balls: [{ holder: 'H1' }] },
    );
    const before = game.save();
    const [check] = rollsOf(after(game, { throw: 'H1' }), { target: 'H2' });
    expect(check).toMatchObject({
      kind: 'throw',
      player: 'H1',
      modifiers: [{ by: -1, cause: 'long', rule: 'BU-THROW-07' }],
    });
    expect(check?.needs).toBe((check?.target ?? 0) + 1);
    const [block, armour] = rollsOf(after(game.load(before), { block: 'H3' }), { target: 'A1' });
    expect(block).toMatchObject({ kind: 'block', dice: 1 });
    expect(armour).toMatchObject({ kind: 'armour', player: 'A1', modifiers: [{ by: -1, cause: 'kerrunch' }] });
  });
});

describe('why an answer is not legal', () => {
  const game = (more: Readonly<Record<string, unknown>> = {}, pieces: Readonly<Record<string, Piece>> = {}): Game =>
    blood(
      {
        H1: { at: [10, 8], movement: 1 },
        H2: { at: [12, 10], acted: true },
        H3: { at: [5, 5], state: 'stunned' },
        H4: { at: [5, 7], state: 'prone' },
        A1: { at: [11, 8] },
        A2: { at: [10, 7], state: 'prone' },
        ...BYSTANDERS,
        ...pieces,
      },
      { rerolls: { home: 1 }, balls: [{ square: [20, 8] }], ...more },
    );
  const rule = (g: Game, answer: Answer): string | undefined => {
    const refusal = whyNot(g, answer);
    expect(refusal, JSON.stringify(answer)).toBeDefined();
    return (refusal as Refusal).rule;
  };
  test('a legal answer has no reason against it, and explain says so', () => {
    expect(whyNot(game(), { move: 'H1' })).toBeUndefined();
    expect(explain(game(), { move: 'H2' })).toEqual({
      legal: false,
      refusal: { reason: 'acted', facts: { who: 'H2' }, rule: 'B16-ACTION-01' },
    });
  });
  test('B16-ACTION-01, B16-ACTION-06, B16-ACTION-08: who may declare what', () => {
    expect(rule(game(), { move: 'H2' })).toBe('B16-ACTION-01');
    expect(rule(game(), { move: 'A1' })).toBe('B16-ACTION-01');
    expect(rule(game(), { move: 'H3' })).toBe('B16-INJURY-04');
    expect(rule(game(), { block: 'H4' })).toBe('B16-ACTION-06');
    expect(rule(game(), { block: 'H9' })).toBe('B16-BLOCK-01');
    expect(rule(game({ declared: ['blitz'] }), { blitz: 'H1' })).toBe('B16-ACTION-08');
    expect(rule(game({ declared: ['pass'] }), { pass: 'H1' })).toBe('B16-ACTION-11');
    expect(rule(game({ declared: ['foul'] }), { foul: 'H1' })).toBe('B16-ACTION-13');
  });
  test('B16-MOVE-01, B16-MOVE-02, B16-GFI-01: where a player may step', () => {
    const moving = after(game(), { move: 'H1' });
    expect(rule(moving, { to: [11, 8] })).toBe('B16-MOVE-02');
    expect(rule(moving, { to: [13, 8] })).toBe('B16-MOVE-01');
    expect(rule(moving, { move: 'H9' })).toBe('B16-ACTION-03');
    expect(rule(moving, { target: 'A1' })).toBe('B16-ACTION-04');
    const tired = after(game({}, { H8: { at: [3, 10], movement: 0 } }), { move: 'H8' });
    expect(whyNot(tired, { to: [3, 11] })).toBeUndefined(); // Going For It
    const rules = blood({ H8: { at: [3, 10], movement: 0 }, ...BYSTANDERS }, {}, { goForIt: false });
    expect(rule(after(rules, { move: 'H8' }), { to: [3, 11] })).toBe('B16-MOVE-01');
  });
  test('B16-BLOCK-01, B16-BLOCK-02, B16-FOUL-01: whom a player may attack', () => {
    const blitzing = after(game(), { blitz: 'H1' });
    expect(rule(blitzing, { target: 'A2' })).toBe('B16-BLOCK-02');
    expect(rule(blitzing, { target: 'A9' })).toBe('B16-BLOCK-01');
    expect(rule(blitzing, { target: 'H2' })).toBe('B16-BLOCK-01');
    expect(rule(after(game(), { foul: 'H1' }), { target: 'A1' })).toBe('B16-FOUL-01');
  });
  test('B16-PASS-01, B16-PASS-13, B16-HANDOFF-01: where a ball may go', () => {
    const passing = after(game({ balls: [{ holder: 'H9' }] }), { pass: 'H9' }, 'throw');
    expect(rule(passing, { to: [26, 1] })).toBe('B16-PASS-13');
    expect(rule(after(game(), { pass: 'H1' }), 'throw')).toBe('B16-PASS-01');
    expect(rule(after(game(), { handOff: 'H1' }), { target: 'H9' })).toBe('B16-HANDOFF-01');
  });
  test('BU-ACTION-03, BU-RUN-03, BU-THROW-01: the same for Blitz Bowl', () => {
    const blitz = (): Game =>
      table('blitz-2024', {
        H1: { at: [6, 5] },
        H2: { at: [6, 8], state: 'prone' },
        H3: { at: [8, 9] },
        A1: { at: [8, 5] },
        A2: { at: [9, 9] },
      });
    expect(rule(blitz(), { throw: 'H1' })).toBe('BU-THROW-01');
    expect(rule(blitz(), { block: 'H1' })).toBe('BU-BLOCK-01');
    expect(rule(blitz(), { run: 'H2' })).toBe('BU-ACTION-08');
    expect(rule(blitz(), { run: 'H3' })).toBe('BU-ACTION-07');
    expect(rule(blitz(), { run: 'A1' })).toBe('BU-ACTION-11');
    const running = after(blitz(), { run: 'H1' });
    expect(rule(running, { to: [7, 5] })).toBe('BU-RUN-03');
    expect(rule(running, { to: [9, 7] })).toBe('BU-RUN-02');
    const ran = after(running, { to: [5, 5] }, 'stop');
    expect(rule(ran, { run: 'H1' })).toBe('BU-ACTION-03');
  });
  test('unknown names are told, whatever the question', () => {
    expect(whyNot(game(), { move: 'H77' })?.reason).toBe('unknownAnswer');
    expect(whyNot(game(), 'sing')?.reason).toBe('unknownAnswer');
  });
});
