/** Matches for tests of luck: played by two coaches who choose at random, and cut short after any die. */
import {
  BadInput,
  MatchKeeper,
  type MatchRecord,
  type RulesetDefinition,
  replay,
  rulesetNamed,
  SeededDice,
  verbOf,
} from '@ironpitch/engine';
import { luckOf } from '../src/luck/luck.ts';
import type { MatchLuck } from '../src/luck/words.ts';

const ENDS_RARELY = 20;
const ANSWERS_MAX = 512;

/** The record of a match at random, over or cut short after so many answers. */
export const matchAtRandom = (ruleset: string, seed: string, answersMax = Number.POSITIVE_INFINITY): MatchRecord => {
  const rules = rulesetNamed(ruleset);
  const choice = new SeededDice(`${seed} choices`);
  const options = rules.anyOptions(choice);
  const team = (): string => (rules.teams[choice.pick(rules.teams.length)] as { id: string }).id;
  const spec = { ruleset, home: team(), away: team(), options };
  const create = (dice: Parameters<RulesetDefinition['create']>[1]) => rules.create(spec, dice);
  const keeper = new MatchKeeper(spec, rules, create, new SeededDice(seed), seed).start();
  const { game } = keeper;
  const buffer = new Int16Array(ANSWERS_MAX);
  while (!game.over && keeper.answers.length < answersMax) {
    const legal = Array.from(buffer.subarray(0, game.legal(buffer)));
    const goingOn = legal.filter(answer => !verbOf(answer).ends);
    const some = goingOn.length === 0 || choice.pick(ENDS_RARELY) === 0 ? legal : goingOn;
    keeper.answer(game.nameAnswer(some[choice.pick(some.length)] as number));
  }
  return keeper.record();
};

/** The same match up to an answer, which is the last one, with the dice that fell until then. */
export const upTo = (record: MatchRecord, answers: number): MatchRecord & { readonly dice: readonly string[] } => {
  const rules = rulesetNamed(record.ruleset);
  const cut = replay(record, rules, dice => rules.create(record, dice), { until: answers }).record();
  if (cut.dice === undefined) throw new Error('the match is over by then');
  return { ...cut, dice: cut.dice };
};

/** Every face of a die, as records write it, with its chance. */
export const facesOf = (die: string): { readonly face: string; readonly chance: number }[] => {
  const kind = die.slice(0, die.indexOf(':'));
  const faces = FACES[kind] ?? [];
  return faces.map(face => ({
    face: `${kind}:${face}`,
    chance: kind === '2d6' ? (6 - Math.abs(Number(face) - 7)) / 36 : 1 / faces.length,
  }));
};
const upToNumber = (last: number): string[] => Array.from({ length: last }, (_, i) => String(i + 1));
const FACES: Readonly<Record<string, readonly string[]>> = {
  d6: upToNumber(6),
  d8: upToNumber(8),
  d3: upToNumber(3),
  '2d6': upToNumber(12).slice(1),
};
const ANYTHING: Readonly<Record<string, string>> = { pick: 'pick:1', shuffle: 'shuffle', coin: 'coin:heads' };

/** The luck of a record whose last dice are missing: whatever else is rolled is filled in with something. */
export const luckFilledIn = (record: MatchRecord, block: string): MatchLuck => {
  const dice = [...(record.dice ?? [])];
  for (;;) {
    try {
      return luckOf(rulesetNamed(record.ruleset), { ...record, dice });
    } catch (error) {
      const missing = error instanceof BadInput ? /a (\S+) is rolled after/.exec(error.message)?.[1] : undefined;
      if (missing === undefined) throw error;
      dice.push(
        ANYTHING[missing] ?? (missing === 'block' ? `block:${block}` : (facesOf(`${missing}:`)[2]?.face as string)),
      );
    }
  }
};
