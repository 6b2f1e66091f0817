/** What questions say of themselves: how they are declined, what is obvious, what comes up on the way. */
import { expect, test } from 'vitest';
import type { SkillName } from '../../src/blood/editions/2016/names.ts';
import { SKILLS } from '../../src/blood/names.ts';
import { isWise } from '../../src/blood/procedures/moment.ts';
import type { Answer } from '../../src/kernel/question.ts';
import type { PlayerId } from '../../src/words.ts';
import { type BloodScenario, blood, type Who } from './dsl.ts';

const named = (s: BloodScenario, answer: number | undefined): Answer | undefined =>
  answer === undefined ? undefined : s.game.nameAnswer(answer);
const obvious = (s: BloodScenario): Answer | undefined => named(s, s.game.obvious);
const askedFor = (s: BloodScenario): string | undefined =>
  s.game.question.name === 'useSkill' ? SKILLS[s.game.about(1)] : undefined;
const wise = (s: BloodScenario): boolean => isWise(s.game, s.game.about(0) as PlayerId, s.game.about(1));

/** A blitzes or blocks 1, and this face is rolled. */
const block = (face: string, who: Readonly<Record<string, Who>>, verb: 'block' | 'blitz' = 'block'): BloodScenario =>
  blood('. A 1 .', { who })
    .dice(`block:${face}`)
    .answers({ [verb]: 'A' }, { target: '1' });

test('skills that only help are obvious: Block, Dodge, Fend', () => {
  for (const [skill, s] of [
    ['block', block('bothDown', { A: ['block'] })],
    ['dodge', block('defenderStumbles', { 1: ['dodge'] })],
    ['fend', block('pushed', { 1: ['fend'] }).answers({ to: [13, 5] })],
  ] as const) {
    expect([skill, askedFor(s), obvious(s), wise(s)]).toEqual([skill, skill, 'yes', true]);
    expect(named(s, s.game.declining)).toBe('no');
  }
});
test('Dauntless and Safe Throw cost nothing and can only help: obvious', () => {
  const brave = blood('A 1', { who: { A: ['dauntless'], 1: { strength: 4 } } }).answers(
    { block: 'A' },
    { target: '1' },
  );
  expect([askedFor(brave), obvious(brave)]).toEqual(['dauntless', 'yes']);
  const thrower = blood('A . 1 . B', { who: { A: ['safeThrow'] }, ball: 'A' })
    .dice('d6:6')
    .answers({ pass: 'A' }, 'throw', { to: [14, 5] }, { player: '1' });
  expect([askedFor(thrower), obvious(thrower)]).toEqual(['safeThrow', 'yes']);
});
test('Juggernaut goes without saying only where its owner would fall', () => {
  const skills = (...list: SkillName[]): BloodScenario => block('bothDown', { A: ['juggernaut', ...list] }, 'blitz');
  expect([obvious(skills()), wise(skills())]).toEqual(['yes', true]);
  expect([obvious(skills('block')), wise(skills('block'))]).toEqual([undefined, false]);
  expect([obvious(skills('wrestle')), wise(skills('wrestle'))]).toEqual([undefined, true]);
});
test('what has two sides is nobody else\u2019s to decide', () => {
  const wrestler = block('bothDown', { A: ['wrestle'] });
  expect([askedFor(wrestler), obvious(wrestler), wise(wrestler)]).toEqual(['wrestle', undefined, true]);
  const firm = block('pushed', { 1: ['standFirm'] });
  expect([askedFor(firm), obvious(firm), wise(firm)]).toEqual(['standFirm', undefined, true]);
  const carrier = blood('A 1 . 2', { who: { 1: ['dumpOff'] }, ball: '1' }).answers({ block: 'A' }, { target: '1' });
  expect([askedFor(carrier), obvious(carrier), wise(carrier)]).toEqual(['dumpOff', undefined, false]);
});

test('a roll that succeeded is kept, one that failed is rolled again with the skill that is there for it', () => {
  const dodge = (die: number, skills: readonly SkillName[]): BloodScenario =>
    blood('. A 1', { rerolls: { home: 1 }, who: { A: skills } })
      .dice(`d6:${die}`)
      .answers({ move: 'A' })
      .walks('A', 'w');
  expect(obvious(dodge(5, []))).toBe('keep');
  expect(obvious(dodge(1, []))).toBe(undefined);
  expect(obvious(dodge(1, ['pro']))).toBe(undefined);
  expect(obvious(dodge(1, ['pro', 'dodge']))).toEqual({ reroll: 'dodge' });
});
test('a Dodge that a Diving Tackle has spoilt is no success any more', () => {
  const s = blood('. A 1', { rerolls: { home: 1 }, who: { 1: ['divingTackle'] } })
    .dice('d6:4')
    .answers({ move: 'A' })
    .walks('A', 'w')
    .answers({ player: '1' })
    .expectAsked('reroll', 'home', 'keep', { reroll: 'team' });
  expect(obvious(s)).toBe(undefined);
});
test('a throw that went astray may be better than the next one', () => {
  const thrown = (die: number): BloodScenario =>
    blood('A . . . B', { rerolls: { home: 1 }, who: { A: ['pass'] }, ball: 'A' })
      .dice(`d6:${die}`)
      .answers({ pass: 'A' }, 'throw', { to: [14, 5] });
  expect(obvious(thrown(2).expectAsked('reroll', 'home'))).toBe(undefined);
  expect(obvious(thrown(6).expectAsked('reroll', 'home'))).toBe('keep');
});
test('nothing is better than Defender Down on every die', () => {
  const dice = (...faces: string[]): BloodScenario =>
    blood('A 1', { rerolls: { home: 1 }, who: { A: { strength: 4 } } })
      .dice(...faces.map(face => `block:${face}`))
      .answers({ block: 'A' }, { target: '1' });
  expect(obvious(dice('defenderDown', 'defenderDown'))).toEqual({ face: 'defenderDown' });
  expect(obvious(dice('defenderDown', 'pushed'))).toBe(undefined);
  const weaker = blood('A 1', { rerolls: { home: 1 }, who: { 1: { strength: 4 } } })
    .dice('block:defenderDown', 'block:defenderDown')
    .answers({ block: 'A' }, { target: '1' })
    .expectAsked('blockReroll', 'home');
  expect(obvious(weaker)).toBe('keep');
});
test('some questions are no steps of a plan, and of these some nobody can count on', () => {
  const { game } = block('pushed', {});
  expect([game.question.name, game.question.onTheWay, game.question.breaksIn]).toEqual(['push', true, false]);
  const { question } = block('bothDown', { A: ['block'] }).game;
  expect([question.name, question.onTheWay, question.breaksIn]).toEqual(['useSkill', true, true]);
  const action = blood('A 1').game.question;
  expect([action.onTheWay, action.breaksIn, action.decline]).toEqual([false, false, undefined]);
});
