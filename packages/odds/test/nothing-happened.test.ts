/** What was ordered and did not take place does not count as done, whatever the reason: figures worked out on paper. */
import type { Answer } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { chanceOf } from '../src/index.ts';
import { BYSTANDERS, blood, type Piece } from './table.ts';

/** Rolls one after the other, with at most one re-roll for all of them. */
const withOne = (...rolls: readonly number[]): number => {
  const product = rolls.reduce((all, p) => all * p, 1);
  return rolls.reduce((sum, p) => sum + product * (1 - p), product);
};
type Pieces = Readonly<Record<string, Piece>>;
/** The rolls that have to be passed, every one of which may be re-rolled. */
type Case = [title: string, pieces: Pieces, steps: readonly Answer[], rolls: readonly number[]];

const block: readonly Answer[] = [{ block: 'H1' }, { target: 'A1' }];
const stab: readonly Answer[] = [{ block: 'H1' }, { stab: 'A1' }];
const gaze: readonly Answer[] = [{ move: 'H1' }, { gaze: 'A1' }];
const declare: readonly Answer[] = [{ move: 'H1' }];
const step: readonly Answer[] = [{ move: 'H1' }, { to: [9, 8] }];
const toss: readonly Answer[] = [{ pass: 'H1' }, { throwTeammate: 'H2' }, { to: [12, 8] }];
/** Three dice of its own choice; having Block, it only falls when all of them show Attacker Down. */
const strong = (...skills: string[]): Piece => ({ at: [10, 8], strength: 5, skills: ['block', ...skills] });
const weak = (...skills: string[]): Piece => ({ at: [11, 8], strength: 2, skills });
const UNHURT = 1 - (1 / 6) ** 3;
const one = (...skills: string[]): Piece => ({ at: [10, 8], skills });
const GOBLIN: Piece = { at: [9, 8], skills: ['rightStuff', 'stunty'] };

const CASES: readonly Case[] = [
  ['B16-BONE-01: a Bone-head that only declares', { H1: one('boneHead') }, declare, [5 / 6]],
  ['B16-BONE-01: a Bone-head that blocks', { H1: strong('boneHead'), A1: weak() }, block, [5 / 6, UNHURT]],
  ['B16-BONE-01: a Bone-head, then somebody else', { H1: one('boneHead') }, [...declare, { move: 'H9' }], [5 / 6]],
  ['B16-STUPID-01: a Really Stupid player', { H1: one('reallyStupid') }, step, [1 / 2]],
  ['B16-XSKILL-39: a Wild Animal that moves', { H1: one('wildAnimal') }, declare, [1 / 2]],
  ['B16-XSKILL-39: a Wild Animal that blocks', { H1: strong('wildAnimal'), A1: weak() }, block, [5 / 6, UNHURT]],
  ['B16-XSKILL-35: whoever takes root goes nowhere', { H1: one('takeRoot') }, step, [5 / 6]],
  ['B16-XSKILL-35: but has declared its Move', { H1: one('takeRoot') }, declare, []],
  ['B16-XSKILL-35: and may block', { H1: strong('takeRoot'), A1: weak() }, block, [UNHURT]],
  [
    'B16-STAND-04: too slow to be sure to get up',
    { H1: { at: [10, 8], movement: 2, state: 'prone' } },
    declare,
    [1 / 2],
  ],
  [
    'B16-SKILL-17: Jump Up before a block',
    { H1: { ...strong('jumpUp'), state: 'prone' }, A1: weak() },
    block,
    [5 / 6, UNHURT],
  ],
  [
    'B16-XSKILL-16: a block lost to Foul Appearance',
    { H1: strong(), A1: weak('foulAppearance') },
    block,
    [5 / 6, UNHURT],
  ],
  ['B16-XSKILL-16: a stab lost to Foul Appearance', { H1: one('stab'), A1: weak('foulAppearance') }, stab, [5 / 6]],
  ['B16-XSKILL-16: a gaze is not', { H1: one('hypnoticGaze'), A1: weak('foulAppearance') }, gaze, [1 / 2]],
  [
    'B16-XSKILL-16: nor is a foul',
    { H1: one('sneakyGit'), A1: { ...weak('foulAppearance'), state: 'prone', armour: 12 } },
    [{ foul: 'H1' }, { target: 'A1' }],
    [],
  ],
  ['B16-XSKILL-19: a gaze that fails', { H1: one('hypnoticGaze'), A1: weak() }, gaze, [1 / 2]],
  ['B16-XSKILL-31: Stand Firm stops no block', { H1: strong(), A1: weak('standFirm') }, block, [UNHURT]],
];
test.each(CASES)('%s', (_, pieces, steps, rolls) => {
  const chances = (rerolls: number): number =>
    chanceOf(blood({ ...BYSTANDERS, ...pieces }, { rerolls: { home: rerolls } }), { steps }).success;
  expect(chances(0)).toBeCloseTo(
    rolls.reduce((all, p) => all * p, 1),
    12,
  );
  expect(chances(1)).toBeCloseTo(withOne(...rolls), 12);
});

const success = (pieces: Pieces, steps: readonly Answer[], more: Readonly<Record<string, unknown>> = {}): number =>
  chanceOf(blood({ ...BYSTANDERS, ...pieces }, more), { steps }).success;

test('B16-HUNGRY-01, B16-TTM-05: a team-mate eaten, squirming free or dropped was not thrown', () => {
  const tossed = (...skills: string[]): number =>
    success({ H1: { ...one('throwTeammate', ...skills), agility: 3 }, H2: GOBLIN }, toss);
  const backOnThrower = 12 / 8 ** 3; // three scatters that bring it down on the thrower, which is a turnover
  expect(tossed()).toBeCloseTo((5 / 6) * (1 - backOnThrower), 12);
  expect(tossed('alwaysHungry')).toBeCloseTo((5 / 6) ** 2 * (1 - backOnThrower), 12);
});
test('a goal decides for itself whether what came to nothing mattered', () => {
  const pieces = { H1: one('boneHead') } satisfies Pieces;
  const game = blood({ ...BYSTANDERS, ...pieces });
  expect(chanceOf(game, { steps: declare }, { players: { H1: { state: 'standing' } } }).success).toBeCloseTo(1, 12);
  expect(chanceOf(game, { steps: declare }, { turnoverAllowed: true }).success).toBeCloseTo(5 / 6, 12);
});
test('B16-XSKILL-01: the ball is grudged one time in six, and handed to nobody else instead', () => {
  const giver = { at: [10, 8], position: 'underworld/skavenLineman' } as const;
  const pieces = (...skills: string[]): Pieces => ({
    H1: { ...giver, skills },
    H2: { at: [11, 8], position: 'underworld/underworldGoblin' },
    H3: { at: [9, 8], position: 'underworld/skavenLineman', skills: [] },
  });
  const handOff: readonly Answer[] = [{ handOff: 'H1' }, { target: 'H2' }];
  const balls = [{ holder: 'H1' }];
  const willing = success(pieces(), handOff, { balls });
  expect(willing).toBeGreaterThan(0.5);
  expect(success(pieces('animosity'), handOff, { balls })).toBeCloseTo((5 / 6) * willing, 12);
});
test('B16-XSKILL-08: without courage the block is made all the same', () => {
  const dauntless = success({ H1: strong('dauntless'), A1: { at: [11, 8], strength: 6 } }, block);
  expect(dauntless).toBeCloseTo((5 / 6) * (5 / 6) + (1 / 6) * (5 / 6) ** 2, 12); // one die, or two of the other coach's choice
});
test('B16-XSKILL-16: in a Multiple Block each of the two has to be stood up to', () => {
  const pair = (...skills: string[]): Pieces => ({
    H1: { at: [10, 8], strength: 9, skills: ['block', 'multipleBlock'] },
    A1: { at: [11, 7], strength: 1, skills: ['standFirm', ...skills] },
    A2: { at: [11, 9], strength: 1, skills: ['standFirm', ...skills] },
  });
  const steps: readonly Answer[] = [{ block: 'H1' }, { multipleBlock: 'A1' }, { target: 'A2' }];
  const plain = success(pair(), steps);
  expect(plain).toBeCloseTo(UNHURT ** 2, 12);
  expect(success(pair('foulAppearance'), steps)).toBeCloseTo((5 / 6) ** 2 * plain, 12);
});
test('B16-XSKILL-03: a thirsty Vampire blocks, and must bite afterwards', () => {
  const vampire = { H1: { ...strong('bloodLust'), position: 'vampire/vampire' }, A1: weak() };
  expect(success(vampire, block)).toBeCloseTo((5 / 6) * UNHURT, 12); // nobody to bite
});
test('B16-XSKILL-14: a Dump-Off before the block does not stop it', () => {
  const steps = block;
  const dumping = success({ H1: strong(), A1: weak('dumpOff'), A2: { at: [14, 8] } }, steps, {
    balls: [{ holder: 'A1' }],
  });
  expect(dumping).toBeCloseTo(UNHURT, 12);
});
test('B16-XSKILL-39: Pro saves an Action only where it works, and a Loner likewise', () => {
  const wild = (skill: string, rerolls: number): number =>
    success({ H1: one('wildAnimal', skill) }, declare, { rerolls: { home: rerolls } });
  expect(wild('pro', 0)).toBeCloseTo(1 / 2 + (1 / 2) ** 3, 12);
  expect(wild('loner', 1)).toBeCloseTo(1 / 2 + (1 / 2) ** 3, 12);
});
test('B16-BONE-01: what one player lost another does not make good', () => {
  const two = { H1: one('boneHead'), H2: { at: [12, 12], skills: ['boneHead'] } } satisfies Pieces;
  expect(success(two, [{ move: 'H1' }, { move: 'H2' }], { rerolls: { home: 1 } })).toBeCloseTo(
    withOne(5 / 6, 5 / 6),
    12,
  );
});
