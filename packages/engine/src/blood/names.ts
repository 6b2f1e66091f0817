/**
 * Numbers for what entries bring along: skills, kinds of roll, sources of a re-roll. Whoever names one first gives it the
 * next number, so the lists grow as editions are defined; outside this process only names count.
 */
import { EngineError } from '../words.ts';

/** A skill, by the stable name its edition gives it. */
export type SkillName = string;
export type RollName = string;
export type RerollName = string;

class Names {
  readonly list: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly what: string;
  private readonly max: number;
  constructor(what: string, max: number) {
    this.what = what;
    this.max = max;
  }
  number(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    if (this.list.length === this.max)
      throw new EngineError(`more than ${this.max} ${this.what}: ${name} is one too many`);
    this.numbers.set(name, this.list.length);
    return this.list.push(name) - 1;
  }
  named<const N extends string>(names: readonly N[]): Readonly<Record<N, number>> {
    return Object.fromEntries(names.map(name => [name, this.number(name)])) as Record<N, number>;
  }
}

/** `sources.ts` keeps so many numbers for skills. */
const skills = new Names('skills', 1024);
const rolls = new Names('kinds of roll', 127);
/** The sources open to a roll are bits of one cell. */
const rerolls = new Names('sources of a re-roll', 16);

/** By number. They grow: nothing may be sized by them before a match is compiled. */
export const SKILLS: readonly SkillName[] = skills.list;
export const ROLLS: readonly RollName[] = rolls.list;
export const REROLLS: readonly RerollName[] = rerolls.list;

export const skillNumber = (name: SkillName): number => skills.number(name);
export const rollNumber = (name: RollName): number => rolls.number(name);
export const rerollNumber = (name: RerollName): number => rerolls.number(name);

/** `const Skill = skillsNamed('leap')`, and then `Skill.leap`: looked up once, before anybody plays. */
export const skillsNamed = <const N extends string>(...names: readonly N[]): Readonly<Record<N, number>> =>
  skills.named(names);
export const rollsNamed = <const N extends string>(...names: readonly N[]): Readonly<Record<N, number>> =>
  rolls.named(names);
export const rerollsNamed = <const N extends string>(...names: readonly N[]): Readonly<Record<N, number>> =>
  rerolls.named(names);
