/** What the entries of 2016 are called in code: `Skill.dodge`, typed by the entries themselves. */
import { rerollsNamed, rollsNamed, skillsNamed } from '../../names.ts';
import { Reroll as RuleReroll, Roll as RuleRoll } from '../../words.ts';
import { blood2016 } from './index.ts';
import type { skills2016 } from './skills/index.ts';

type Entries = typeof skills2016;
/** The rolls a skill brings along, and the skills that roll again. */
type RollsOf<E> = E extends { readonly rolls: infer R } ? keyof R & string : never;
type IfRerolls<N, E> = E extends { readonly rerolls: object } ? N : never;

export type SkillName = keyof Entries;
export type RollName = keyof typeof RuleRoll | { [N in SkillName]: RollsOf<Entries[N]> }[SkillName];
export type RerollName = keyof typeof RuleReroll | { [N in SkillName]: IfRerolls<N, Entries[N]> }[SkillName];

const entries = Object.entries(blood2016.skills);
const names = entries.map(([name]) => name as SkillName);
const rolls = entries.flatMap(([, { rolls = {} }]) => Object.keys(rolls) as RollName[]);
const rerolls = entries.flatMap(([name, says]) => (says.rerolls === undefined ? [] : [name as RerollName]));

export const Skill: Readonly<Record<SkillName, number>> = skillsNamed(...names);
export const Roll: Readonly<Record<RollName, number>> = { ...RuleRoll, ...rollsNamed(...rolls) };
export const Reroll: Readonly<Record<RerollName, number>> = { ...RuleReroll, ...rerollsNamed(...rerolls) };
