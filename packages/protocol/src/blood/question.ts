/** What a question of Blood Bowl is about, by names, with the dice that lie on the table. */
import { blood } from '@ironpitch/engine';
import { type Namer, nameBall, namePlayer, nameSeat, nameSquare } from '../namers.ts';
import type { Named } from '../words.ts';

type BloodGame = blood.BloodGame;
const number: Namer = (_, value) => value;
const oneOf =
  (names: readonly string[]): Namer =>
  (_, value) =>
    names[value];
/** Bits that the answers speak of already. */
const hidden: Namer = () => undefined;
const setUp = oneOf(['everybody', 'rearrange']);
/** By its stable name; a game knows what teams of its edition can bring along. */
const teamRule: Namer = (g, value) => (g as BloodGame).rules.edition.teamRules[value]?.id;
const PASSES = [
  [blood.Passing.outOfTurn, 'dumpOff'],
  [blood.Passing.hailMary, 'hailMary'],
  [blood.Passing.bomb, 'bomb'],
  [blood.Passing.handOff, 'handOff'],
] as const;
const throwing: Namer = (_, flags) => PASSES.find(([bit]) => flags & bit)?.[1] ?? 'pass';

/** Slots that mean the same wherever they stand. */
const SLOTS: Readonly<Record<string, Namer>> = {
  player: namePlayer,
  by: namePlayer,
  target: namePlayer,
  runner: namePlayer,
  to: nameSquare,
  from: nameSquare,
  seat: nameSeat,
  ball: nameBall,
  left: number,
  die: number,
  moment: oneOf(blood.CARD_MOMENTS),
  sources: hidden,
};
/** What a slot means in one question. `count` is how many extra squares have been used, or scatters made. */
const BY_QUESTION: Readonly<Record<string, Readonly<Record<string, Namer>>>> = {
  activity: { kind: oneOf(blood.ACTIONS), count: number },
  apothecary: { kind: oneOf(blood.INJURIES), value: (_, value) => (value === 0 ? undefined : value) },
  animosity: { flags: throwing },
  attackTarget: { kind: oneOf(blood.ACTIONS) },
  bombTarget: { option: oneOf(['lit', 'caught']) },
  cardTarget: { kind: oneOf(blood.CARDS) },
  careen: { count: number },
  casualty: { value: number },
  divingCatch: { flags: hidden },
  intercept: { flags: throwing },
  interceptBomb: { flags: hidden },
  passBlock: { flags: throwing },
  passBlockStep: { mode: hidden },
  passTarget: { flags: throwing },
  pilingOn: { kind: oneOf(['armour', 'injury']), value: hidden },
  push: { flags: hidden },
  pushAnywhere: { kind: oneOf(blood.SKILLS) },
  // Of a Pro roll that failed, the die on the table is the one it was to change.
  reroll: { kind: (_, value) => blood.ROLLS[value] ?? 'pro', die: (g, die) => (g.about(1) < 0 ? undefined : die) },
  rerollDie: { face: hidden },
  rulePlayer: { kind: teamRule },
  ruleSquare: { kind: teamRule },
  recruit: { option: oneOf(['raised', 'rookie']) },
  selectPlayers: { option: hidden },
  setUp: { option: setUp },
  setUpPlayer: { option: setUp },
  setUpSquare: { option: setUp },
  skillSquare: { kind: oneOf(blood.SKILLS), count: number },
  skillTarget: { kind: oneOf(blood.SKILLS), moment: hidden },
  swoop: { count: number },
  useRule: { kind: teamRule },
  useSkill: { kind: oneOf(blood.SKILLS) },
};
/** Under which name a slot is told. */
const TOLD_AS: Readonly<Record<string, string>> = { flags: 'kind' };

/** How a slot of a question is told; undefined for a slot that nobody has thought of. */
export const bloodNamer = (question: string, slot: string): Namer | undefined =>
  BY_QUESTION[question]?.[slot] ?? SLOTS[slot];
export const describeBloodAbout = (g: BloodGame): Record<string, Named> => {
  const about: Record<string, Named> = {};
  const { name, about: slots } = g.question;
  slots.forEach((slot, i) => {
    const named = bloodNamer(name, slot)?.(g, g.about(i));
    if (named !== undefined) about[TOLD_AS[slot] ?? slot] = named;
  });
  return { ...about, ...more[name]?.(g, about) };
};

/** What a question says besides what it was asked with. */
const more: Readonly<Record<string, (g: BloodGame, about: Record<string, Named>) => Record<string, Named>>> = {
  activity: g => ({ extra: blood.extraSquares(g, g.about(0) as never, g.about(3)) }),
  careen: g => ({ extra: blood.extraSquares(g, g.about(0) as never, g.about(2)) }),
  blockDie: g => ({ dice: facesOnTable(g) }),
  blockReroll: g => ({ dice: facesOnTable(g) }),
  knuckledusters: g => ({ dice: facesOnTable(g) }),
  reroll: g => outcome(g),
  pilingOn: (g, about) => (about.kind === 'injury' ? { result: blood.INJURIES[g.about(3)] as string } : {}),
  // Where the kick is going, and how far.
  useSkill: (g, about) => (about.kind === 'kick' ? { dice: [g.rolled(0), g.rolled(1)] } : {}),
};
const facesOnTable = (g: BloodGame): string[] =>
  Array.from({ length: g.rolledCount }, (_, i) => blood.FACES[g.rolled(i)] as string);
/** Whether the roll succeeded as it lies, and of a throw what it comes to. */
const outcome = (g: BloodGame): Record<string, Named> => {
  const passed = blood.satisfies(g, g.about(1), g.result);
  return blood.throwsFrom(g, g.about(1)) === 0 ? { passed } : { passed, result: THROWN[g.result] as string };
};
const THROWN = ['fumbled', 'inaccurate', 'accurate'] as const;
