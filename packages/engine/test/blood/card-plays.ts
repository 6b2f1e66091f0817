/** Scenarios with Special Play cards: a card is played as if its moment had come, and the match goes on where it was. */

import { CardTime, PlayCards } from '../../src/blood/cards/playing.ts';
import { Stat } from '../../src/blood/characteristics.ts';
import { Skill, type SkillName } from '../../src/blood/editions/2016/names.ts';
import type { BloodEvent } from '../../src/blood/events.ts';
import type { BloodGame } from '../../src/blood/game.ts';
import type { CardName } from '../../src/blood/words.ts';
import { DEPTH, FRAME_CELLS, QUESTION, STACK } from '../../src/kernel/layout.ts';
import type { Answer } from '../../src/kernel/question.ts';
import { SEATS, type Seat, type SeatName } from '../../src/words.ts';
import type { Drawn } from '../drawn.ts';
import { type BloodScenario, blood, type Settings } from './dsl.ts';

export const scene = (drawing: string, settings: Settings = {}): BloodScenario =>
  blood(drawing, { ...settings, options: { cards: true, kickOffTable: false, weather: false, ...settings.options } });
export const play = (card: CardName): { play: CardName } => ({ play: card });

type AnyScenario = Drawn<BloodGame, BloodEvent>;
/** Asks a coach for cards of a moment; the question that is open comes again afterwards. */
export const opens = <S extends AnyScenario>(s: S, side: SeatName, moment: keyof typeof CardTime): S => {
  const g = s.game;
  g.cells[STACK + (g.cells[DEPTH] - 1) * FRAME_CELLS + 1]--;
  g.cells[QUESTION] = 0;
  g.call(PlayCards, SEATS.indexOf(side) as Seat, CardTime[moment]);
  g.resume();
  return s;
};
export const playing = <S extends AnyScenario>(
  s: S,
  side: SeatName,
  moment: keyof typeof CardTime,
  card: CardName,
  ...more: Answer[]
): S => opens(s, side, moment).answers(play(card), ...more);
/** Changes the position between two answers. */
export const changed = <S extends AnyScenario>(s: S, change: (g: BloodGame) => void): S => {
  change(s.game);
  s.game.load(s.game.save());
  return s;
};

export const SKILL_NAMES = Object.keys(Skill) as SkillName[];
export const can = (s: AnyScenario, name: string, skill: SkillName): boolean => s.game.can(s.id(name), Skill[skill]);
export const skillsOf = (s: AnyScenario, name: string): SkillName[] =>
  SKILL_NAMES.filter(skill => s.game.hasSkill(s.id(name), Skill[skill])).sort();
/** Movement, Strength, Agility, Armour. */
export const valuesOf = (s: AnyScenario, name: string): number[] =>
  [Stat.movement, Stat.strength, Stat.agility, Stat.armour].map(stat => s.game.stat(s.id(name), stat));
