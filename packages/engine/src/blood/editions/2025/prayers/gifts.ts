/** Prayers that change players for the match: somebody at random, or whom the coach chooses (B25-PRAYER-03 to -08, -16). */
import { D3 } from '../../../../dice/dice.ts';
import { effectKind, Until } from '../../../../kernel/effects.ts';
import type { Procedure } from '../../../../kernel/procedure.ts';
import { NOBODY, otherSeat, type PlayerId, type Seat } from '../../../../words.ts';
import { improve, Stat } from '../../../characteristics.ts';
import type { BloodGame, TeamRule } from '../../../game.ts';
import { type SkillName, skillNumber } from '../../../names.ts';
import { anyChoice, askRulePlayer } from '../../../procedures/brought.ts';
import { letterOf } from '../../../roster.ts';
import { procedure, question } from '../../../status.ts';
import { Place, SKILL } from '../../../words.ts';
import { isStar, positionOf } from '../who.ts';
import { PRAYERS_ID } from './table.ts';

type Fits = (g: BloodGame, player: PlayerId) => boolean;
/** Takes part and is no Star Player (B25-STAR-07). */
const takesPart = (g: BloodGame, seat: Seat, player: PlayerId): boolean =>
  g.control(player) === seat && !g.inPlace(player, Place.absent) && !isStar(g, player);
const randomOf = (g: BloodGame, seat: Seat, fits: Fits): PlayerId => {
  const among: PlayerId[] = [];
  for (let p = 0; p < g.playerCount; p++)
    if (takesPart(g, seat, p as PlayerId) && fits(g, p as PlayerId)) among.push(p as PlayerId);
  return among.length === 0 ? NOBODY : (among[g.pick(among.length)] as PlayerId);
};
const lacks =
  (skill: SkillName): Fits =>
  (g, player) =>
    !g.hasSkill(player, skillNumber(skill));

const tell = (g: BloodGame, seat: Seat, rule: string, player: PlayerId): void => {
  g.events?.push({ type: 'ruleUsed', seat, rule, player });
};
const prayer = (id: string, rule: string, says: Partial<TeamRule>): TeamRule => ({
  id,
  rule,
  effect: effectKind(id),
  on: 'team',
  comesWith: PRAYERS_ID,
  ...says,
});
/** Somebody at random, of the own side or of the other. */
const atRandom = (
  name: string,
  id: string,
  whose: 'own' | 'theirs',
  fits: Fits,
  does: (g: BloodGame, player: PlayerId) => void,
): Procedure<readonly ['seat']> => {
  function strike(g: BloodGame, seat: Seat): void {
    const player = randomOf(g, whose === 'own' ? seat : otherSeat(seat), fits);
    if (player === NOBODY) return;
    tell(g, seat, id, player);
    does(g, player);
  }
  return procedure(name, ['seat'], [strike]);
};
/** Whom the coach chooses. */
const byChoice = (
  name: string,
  rule: () => TeamRule,
  does: (g: BloodGame, player: PlayerId) => void,
): Procedure<readonly ['seat']> => {
  function choose(g: BloodGame, seat: Seat): void {
    if (!anyChoice(g, seat, rule())) return g.finish();
    askRulePlayer(g, seat, rule().id);
  }
  function give(g: BloodGame, seat: Seat): void {
    tell(g, seat, rule().id, g.object as PlayerId);
    does(g, g.object as PlayerId);
  }
  return procedure(name, ['seat'], [choose, give]);
};
const grants =
  (skill: SkillName) =>
  (g: BloodGame, player: PlayerId): void =>
    g.grantSkill(player, skillNumber(skill), Until.match);

const stiletto = prayer('stiletto', 'B25-PRAYER-03', {
  grants: ['stab'],
  heard: atRandom('Stiletto', 'stiletto', 'own', lacks('stab'), grants('stab')),
});
const ironMan: TeamRule = prayer('ironMan', 'B25-PRAYER-04', {
  chooses: takesPart,
  heard: byChoice(
    'HardenSomebody',
    () => ironMan,
    (g, player) => improve(g, player, Stat.armour, 1, Until.match),
  ),
});
const knuckleDusters: TeamRule = prayer('knuckleDusters', 'B25-PRAYER-05', {
  grants: ['mightyBlow'],
  chooses: (g, seat, player) => takesPart(g, seat, player) && lacks('mightyBlow')(g, player),
  heard: byChoice('ArmSomebody', () => knuckleDusters, grants('mightyBlow')),
});
const LONERS = ['loner2', 'loner3', 'loner4'] as const;
const isNoLoner: Fits = (g, player) => LONERS.every(loner => lacks(loner)(g, player));
/** B25-PRAYER-06 */
const SpoilThem = procedure('SpoilThem', ['seat'], [spoil]);
function spoil(g: BloodGame, seat: Seat): void {
  const die = g.roll(D3);
  g.events?.push({ type: 'ruleRolled', seat, rule: 'badHabits', die });
  for (let i = 0; i < die; i++) {
    const player = randomOf(g, otherSeat(seat), isNoLoner);
    if (player === NOBODY) return;
    tell(g, seat, 'badHabits', player);
    g.grantSkill(player, skillNumber('loner2'), Until.match);
  }
}
const badHabits = prayer('badHabits', 'B25-PRAYER-06', { grants: ['loner2'], heard: SpoilThem });
const greasyCleats = prayer('greasyCleats', 'B25-PRAYER-07', {
  heard: atRandom(
    'GreaseCleats',
    'greasyCleats',
    'theirs',
    () => true,
    (g, player) => improve(g, player, Stat.movement, -1, Until.match),
  ),
});
const blessing = prayer('blessingOfNuffle', 'B25-PRAYER-08', {
  grants: ['pro'],
  heard: atRandom('BlessSomebody', 'blessingOfNuffle', 'own', lacks('pro'), grants('pro')),
});

// --- Intensive Training ----------------------------------------------------------------------------------------------
/** A skill that can be learned: its category, those that it does not go with, and those of which it needs one (B25-SKILL-08). */
interface Lesson {
  readonly skill: number;
  readonly letter: string;
  readonly apart: readonly number[];
  readonly needs: readonly number[] | undefined;
}
const lessonsOf = ({ skills, teams: { rules } }: BloodGame['rules']['edition']): Lesson[] =>
  Object.entries(skills).flatMap(([name, { category }]) => {
    const letter = letterOf(category);
    const apart = rules.apart.flatMap(([a, b]) => (a === name ? [b] : b === name ? [a] : []));
    const needs = rules.draft?.needs[name as SkillName]?.map(skillNumber);
    return letter === '' ? [] : [{ skill: skillNumber(name), letter, apart: apart.map(skillNumber), needs }];
  });
/** Worked out once, and for as long as there are matches of the edition. */
const lessons = new WeakMap<BloodGame['rules']['edition'], readonly Lesson[]>();
const lessonsIn = (g: BloodGame): readonly Lesson[] => {
  const { edition } = g.rules;
  const found = lessons.get(edition) ?? lessonsOf(edition);
  lessons.set(edition, found);
  return found;
};
/** The Primary skills of a player; those of General for somebody who is on no list. */
const primaryOf = (g: BloodGame, player: PlayerId): string => positionOf(g, player)?.normal ?? 'G';
const mayLearn = (g: BloodGame, player: PlayerId, { skill, letter, apart, needs }: Lesson, primary: string): boolean =>
  primary.includes(letter) &&
  !g.hasSkill(player, skill) &&
  !apart.some(other => g.hasSkill(player, other)) &&
  (needs === undefined || needs.some(other => g.hasSkill(player, other)));
const mayLearnAny: Fits = (g, player) => {
  const primary = primaryOf(g, player);
  return lessonsIn(g).some(lesson => mayLearn(g, player, lesson, primary));
};
const AskLearned = question('learnSkill', ['player'], (g, player) => {
  const primary = primaryOf(g, player);
  for (const lesson of lessonsIn(g)) if (mayLearn(g, player, lesson, primary)) g.offer(SKILL, lesson.skill);
});
/** B25-PRAYER-16 */
const TrainSomebody = procedure('TrainSomebody', ['seat'], ['player'], [pick, learn]);
function pick(g: BloodGame, seat: Seat): void {
  const player = g.keep('player', randomOf(g, seat, mayLearnAny));
  if (player === NOBODY) return g.finish();
  tell(g, seat, 'intensiveTraining', player);
  g.ask(AskLearned, seat, player);
}
function learn(g: BloodGame, _seat: Seat, player: PlayerId): void {
  g.grantSkill(player, g.object, Until.match);
}
/** Of all skills that can be learned, since nobody knows which it will be. */
const training = (learnable: readonly SkillName[]): TeamRule =>
  prayer('intensiveTraining', 'B25-PRAYER-16', { grants: learnable, heard: TrainSomebody });

export const giftsOf = (learnable: readonly SkillName[]): readonly TeamRule[] => [
  stiletto,
  ironMan,
  knuckleDusters,
  badHabits,
  greasyCleats,
  blessing,
  training(learnable),
];
