import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { register } from '../src/commands/odds.ts';
import { capture } from './capture.ts';

const EXAMPLES = fileURLToPath(new URL('../../../scenarios/odds/', import.meta.url));
const dodging = {
  ruleset: 'blood-2016',
  position: {
    active: 'home',
    rerolls: { home: 1 },
    players: [
      { id: 'A', side: 'home', square: [10, 8] },
      { id: 'B', side: 'home', square: [3, 3] },
      { id: '1', side: 'away', square: [11, 8] },
    ],
  },
  plan: [{ move: 'A' }, { to: [9, 8] }],
  goal: { players: { A: { square: [9, 8], state: 'standing' } } },
};

describe('ironpitch odds', () => {
  let folder = '';
  const file = (name: string): string => join(folder, `${name}.json`);
  const write = (name: string, content: object): void => writeFileSync(file(name), JSON.stringify(content));
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ironpitch-odds-'));
    write('dodge', dodging);
    write('later', {
      ...dodging,
      dice: ['d6:2', 'd6:6'],
      answers: [{ move: 'A' }, { to: [9, 8] }, { reroll: 'team' }],
      plan: [{ to: [8, 8] }],
      goal: {},
    });
    write('kept', { ...dodging, prefer: { reroll: ['keep'] } });
    write('occupied', { ...dodging, plan: [{ move: 'A' }, { to: [11, 8] }] });
    write('stranger', { ...dodging, plan: [{ move: 'C' }] });
    write('far', { ...dodging, plan: [{ move: 'A' }, { to: [13, 8] }] });
    write('theirs', { ...dodging, plan: [{ move: '1' }] });
    write('nobody', { ...dodging, goal: { players: { C: { state: 'standing' } } } });
    write('outside', { ...dodging, goal: { players: { A: { square: [40, 1] } } } });
    write('mistyped', { ...dodging, goal: { playrs: {} } });
    write('field', { ...dodging, plann: [] });
    write('preference', { ...dodging, prefer: { blockDye: ['keep'] } });
    write('planless', { ...dodging, plan: undefined });
    write('events', { ...dodging, goal: { events: [{ type: 'moved' }] } });
    write('unused', { ...dodging, dice: ['d6:2'] });
    write('empty', { ...dodging, plan: [] });
    write('nowhere-to-begin', { ruleset: 'blood-2016', home: 'orc', away: 'human', plan: [{ move: 'H1' }] });
    write('too-early', { ...dodging, plan: [{ to: [9, 8] }, { move: 'A' }] });
    write('unskilled', { ...dodging, plan: [{ move: 'A' }, { leap: [8, 8] }] });
    write('there-already', { ...dodging, plan: [{ move: 'A' }, { to: [10, 8] }] });
    write('giving-up', { ...dodging, plan: [{ concede: 'home' }] });
    write('misspelt', { ...dodging, plan: [{ move: 'A' }, { too: [9, 8] }] });
    write('unheard-of', { ...dodging, prefer: { reroll: ['never'] } });
    writeFileSync(file('two-goals'), `${JSON.stringify(dodging).slice(0, -1)},"goal":{"score":{"home":1}}}`);
    const block = { ...dodging, plan: [{ block: 'A' }, { target: '1' }] };
    write('down', { ...block, goal: { players: { 1: { state: 'down' } } } });
    const three = [{ run: 'A' }, { to: [6, 6] }, 'stop', { mark: 'A' }, { to: [7, 6] }, { run: 'B' }, { to: [3, 3] }];
    const players = dodging.position.players.map((player, i) => ({
      ...player,
      square: [
        [5, 6],
        [2, 2],
        [8, 6],
      ][i],
    }));
    write('three-actions', { ruleset: 'blitz-2024', position: { players }, plan: three });
    const dull = dodging.position.players.map(player => ({ ...player, skills: player.id === 'A' ? ['boneHead'] : [] }));
    write('witless', { ...dodging, position: { players: dull }, plan: [{ move: 'A' }], goal: undefined });
    write('off', { ...block, goal: { players: { 1: { state: 'off' } } } });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('in words: success with and without re-rolls, what else may happen, what was assumed', async () => {
    const { code, out, err } = await capture(register, 'odds', file('dodge'));
    expect([code, err]).toEqual([0, '']);
    expect(out.split('\n')).toEqual([
      'plan: move A, to [9, 8]',
      '  88.89 %  success',
      '  66.67 %  success without re-rolls',
      '  11.11 %  turnover',
      '  11.11 %  one of our players goes down',
      '   1.29 %  one of our players is taken off',
      '  33.33 %  a re-roll is used',
      '(what the plan leaves open is chosen for the best chance)',
      '',
    ]);
  });
  test('--json has the shape that scripts read', async () => {
    const { code, out } = await capture(register, 'odds', file('dodge'), '--json');
    expect(code).toBe(0);
    const found = JSON.parse(out);
    expect(found.success).toBeCloseTo(8 / 9, 12);
    expect(found.withoutRerolls).toBeCloseTo(6 / 9, 12);
    expect(found.turnover).toBeCloseTo(1 / 9, 12);
    expect(Object.keys(found.outcomes)).toContain('outOfTheGame');
    expect(found.outcomes.turnover).toBe(found.turnover);
  });
  test('--json has every chance as a fraction too', async () => {
    const { fractions, bound } = JSON.parse((await capture(register, 'odds', file('dodge'), '--json')).out);
    expect([fractions.success, fractions.withoutRerolls, fractions.turnover, bound]).toEqual(['8/9', '2/3', '1/9', 0]);
    expect(fractions.outcomes.outOfTheGame).toBe('25/1944');
  });
  test('a plan that is cut short says what it comes to at most, and gives no fractions', async () => {
    const { code, out } = await capture(register, 'odds', file('dodge'), '--positions', '2');
    expect([code, out.split('\n')[1]]).toEqual([0, '   0.00 %  success at least, and at most 100.00 %']);
    const cut = JSON.parse((await capture(register, 'odds', file('dodge'), '--positions', '2', '--json')).out);
    expect(cut).toMatchObject({ success: 0, bound: 1, unresolved: 1, fractions: null });
  });
  test.each(['0', 'many', '-3', '1e3', '2000000'])('--positions %s is refused', async given => {
    const { code, err } = await capture(register, 'odds', file('dodge'), `--positions=${given}`);
    expect([code, err]).toEqual([
      2,
      `ironpitch: --positions: expected a whole number from 1 to 1000000, not ${JSON.stringify(given)}\n`,
    ]);
  });
  test('B16-BONE-01: without a goal the plan has to be carried out', async () => {
    const { success } = JSON.parse((await capture(register, 'odds', file('witless'), '--json')).out);
    expect(success).toBeCloseTo(5 / 6, 12);
  });
  test('the plan begins after the answers, and preferences are heeded', async () => {
    expect(JSON.parse((await capture(register, 'odds', file('later'), '--json')).out)).toMatchObject({ success: 1 });
    const kept = JSON.parse((await capture(register, 'odds', file('kept'), '--json')).out);
    expect(kept.success).toBeCloseTo(2 / 3, 12);
  });
  test.each([
    ['occupied', 'plan[1]: 1 is on [11, 8] (B16-MOVE-02)'],
    ['stranger', 'plan[0]: "move" takes a player (A, B, 1), not "C"'],
    ['far', 'plan[1]: [13, 8] is not next to A, who is on [10, 8] (B16-MOVE-01)'],
    ['theirs', 'plan[0]: 1 plays for the other side (B16-ACTION-01)'],
    ['nobody', 'goal.players.C: there is no player "C"; there are A, B, 1'],
    ['outside', 'goal.players.A.square: [40,1] is not on the pitch'],
    ['events', 'goal.events: a goal says how the position must be, no more'],
    ['unused', 'dice: the answers roll all but 1 of them; list only the dice that are rolled'],
    ['too-early', 'plan[0]: no Action is under way: declare one first (B16-ACTION-02)'],
    ['unskilled', 'plan[1]: A does not have Leap (B16-XSKILL-21)'],
    ['there-already', 'plan[1]: A is already on [10, 8] (B16-MOVE-01)'],
    ['giving-up', 'plan[0]: {"concede":"home"} is no step of a plan'],
    ['misspelt', 'plan[1]: unknown answer "too"'],
    ['unheard-of', 'prefer.reroll[0]: unknown answer "never"'],
    ['two-goals', 'the scenario says "goal" twice, the second time in line 1'],
  ])('what cannot be worked out is refused: %s', async (name, sentence) => {
    const { code, out, err } = await capture(register, 'odds', file(name));
    expect([code, out, err]).toEqual([2, '', `ironpitch: ${sentence}\n`]);
  });
  test.each([
    ['mistyped', 'ironpitch: goal.playrs is unknown; known here: active, '],
    ['field', 'ironpitch: plann is unknown; known here: ruleset, '],
    ['preference', 'ironpitch: prefer.blockDye: no such question comes up on the way; there are animosity, '],
  ])('a word that nothing knows is refused with those that are known: %s', async (name, beginning) => {
    const { code, out, err } = await capture(register, 'odds', file(name));
    expect([code, out, err.slice(0, beginning.length)]).toEqual([2, '', beginning]);
  });
  test('a goal may ask for a player who is down, however badly, or off the pitch', async () => {
    const chance = async (name: string): Promise<number> =>
      JSON.parse((await capture(register, 'odds', file(name), '--json')).out).withoutRerolls;
    expect(await chance('down')).toBeCloseTo(2 / 6, 12);
    expect(await chance('off')).toBeCloseTo((2 / 6) * (10 / 36) * (15 / 36), 12);
  });
  test.each([
    // Three dice of which one shows a Both Down, a Stumble or a Defender Down; armour 3 or more; an injury of 10 or more.
    ['B16-APOTH-06', 'blood-2016', { armour: 2, strength: 7, options: { apothecary: true } }, [11, 38, 41, 68], 48],
    ['B25-CAS-T1', 'blood-2025', { armour: 3, strength: 7 }, [1, 8, 9, 16], 16],
  ] as const)(
    '%s: a goal may ask which casualty it is',
    async (_, ruleset, { armour, strength, ...more }, all, ways) => {
      for (const casualty of all) {
        write('which', {
          ...more,
          ruleset,
          position: {
            players: [
              { id: 'A', side: 'home', square: [10, 8], strength, skills: ['block'] },
              { id: '1', side: 'away', square: [11, 8], armour },
            ],
          },
          plan: [{ block: 'A' }, { target: '1' }],
          goal: { players: { 1: { casualty } } },
        });
        const { out } = await capture(register, 'odds', file('which'), '--json');
        const chance = ((7 / 8) * (35 / 36) * (6 / 36)) / ways;
        expect(JSON.parse(out).success, `${casualty}`).toBeCloseTo(chance, 14);
      }
    },
  );
  test('a plan that takes all Actions of a Blitz Bowl turn, and so ends it', async () => {
    const { code, out } = await capture(register, 'odds', file('three-actions'), '--json');
    expect([code, JSON.parse(out).success]).toEqual([0, 1]);
  });
  test.each([
    ['empty', 'plan is empty; expected at least one step'],
    ['nowhere-to-begin', 'position is missing; a plan begins in a position, or after dice and answers'],
  ])('a file in which a plan cannot begin: %s', async (name, sentence) => {
    const { code, err } = await capture(register, 'odds', file(name));
    expect([code, err]).toEqual([2, `ironpitch: ${file(name)}: ${sentence}\n`]);
  });
  test('a file without a plan, and no file at all', async () => {
    const planless = await capture(register, 'odds', file('planless'));
    expect([planless.code, planless.err]).toEqual([
      2,
      `ironpitch: ${file('planless')}: plan is missing; expected a list of answers [ … ]\n`,
    ]);
    expect(await capture(register, 'odds', file('nowhere'))).toMatchObject({ code: 2, out: '' });
  });
  test('B16-FOUL-04, B16-REF-01: the example foul, worked out by hand', async () => {
    const { out } = await capture(register, 'odds', join(EXAMPLES, 'foul.json'), '--json');
    const { success, outcomes } = JSON.parse(out);
    // Armour 9 falls to 8 or more with two helpers; doubles of either roll are seen.
    expect(success).toBeCloseTo(1 - (1 / 6 + (12 / 36) * (1 / 6)), 12);
    expect(outcomes.opponentOutOfTheGame).toBeCloseTo((15 / 36) * (15 / 36), 12);
  });
  test.each([
    ['their-touchdown', 1 / 3], // only where the carrier falls
    ['shadower-scores', (3 / 6) * (15 / 36)], // into a square it marks as well, and away with 8 or more
    ['held-before-a-jump', (5 / 6) * (4 / 6)],
    ['safe-throw-keeps-the-ball', 0.1194118923611111], // as without the skill
    ['chainsaw-kicks-back', 5 / 6],
    ['chainsaw-foul-kicks-back', (5 / 6) * (12 / 36 + (18 / 36) * (5 / 6))], // armour holds on 6 or less; doubles are seen
    ['wrestled-in-a-multiple-block', (4 / 6) * (35 / 36)],
    ['tentacles-rolled-again', (26 / 36) * (4 / 6) * (1 + 10 / 36 + 2 / 6)],
    ['block-changed-into-a-move', 5 / 6],
    ['blackmailed-player-runs', 4 / 6],
    ['dump-off-before-the-block', 5 / 6],
    ['touchdown-without-a-goal', 4 / 6],
  ])('reading: %s', async (name, chance) => {
    const { out } = await capture(register, 'odds', join(EXAMPLES, `reading-${name}.json`), '--json');
    expect(JSON.parse(out).success).toBeCloseTo(chance, 12);
  });
  test('reading: dropped-and-scored, where only the score is asked for', async () => {
    const { out } = await capture(register, 'odds', join(EXAMPLES, 'reading-dropped-and-scored.json'), '--json');
    const { success, turnover, outcomes } = JSON.parse(out);
    expect(turnover).toBeCloseTo(1 / 3, 12);
    expect(success).toBeGreaterThan((1 / 3) * (1 / 8) * (1 / 2)); // it may also bounce back to the scorer
    expect(success).toBeLessThan((1 / 3) * (1 / 8));
    expect(outcomes.touchdown).toBeCloseTo(success, 12);
  });
  test.each(['hand-off', 'blitz', 'throw-and-run', 'throw-team-mate', 'pass-over-an-opponent', 'whole-turn'])(
    'the example %s has a chance between nothing and certainty',
    async name => {
      const { code, out } = await capture(register, 'odds', join(EXAMPLES, `${name}.json`), '--json');
      const { success, withoutRerolls } = JSON.parse(out);
      expect([code, success > 0.3 && success < 1, withoutRerolls <= success]).toEqual([0, true, true]);
    },
  );
});
