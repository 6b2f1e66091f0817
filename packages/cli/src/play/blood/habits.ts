/** What is answered for a coach who has not asked to be asked: rolls that succeeded, and skills that can only help. */
import { answerOf, blood, type GameEvent, type Verb } from '@ironpitch/engine';
import type { Habit } from '../table.ts';

type BloodGame = blood.BloodGame;
type Rolled = Extract<blood.BloodEvent, { readonly type: 'rolled' }>;

export const HABITS: readonly Habit[] = [
  { name: 'rerolls', does: 'a roll that succeeded is not rolled again' },
  {
    name: 'skills',
    does: 'skills that can only help are used, such as Block and Dodge, and those that roll a failure again',
  },
];
/** Skills that are used whenever they can be. */
const ALWAYS: ReadonlySet<string> = new Set(['block', 'dodge', 'fend', 'juggernaut', 'dauntless', 'safeThrow']);
/** A throw that went astray may be better than one rolled again. */
const THROWN: ReadonlySet<string> = new Set(['pass', 'bomb', 'throwTeammate']);

export const habitual = (
  g: BloodGame,
  report: readonly GameEvent[],
  asked: ReadonlySet<string>,
): number | undefined => {
  switch (g.question.name) {
    case 'reroll':
      return ofReroll(g, report, asked);
    case 'blockDie':
    case 'blockReroll':
      return asked.has('rerolls') ? undefined : ofBlock(g);
    case 'useSkill':
      return asked.has('skills') || !ALWAYS.has(blood.SKILLS[g.about(1)] as string) ? undefined : answer(g, 'yes');
    default:
      return undefined;
  }
};
const answer = (g: BloodGame, verb: string, object = 0): number => answerOf(g.verbNamed(verb) as Verb, object);

const ofReroll = (g: BloodGame, report: readonly GameEvent[], asked: ReadonlySet<string>): number | undefined => {
  const last = report.findLast(event => event.type === 'rolled') as Rolled | undefined;
  if (last === undefined || last.player !== g.about(0) || last.roll !== blood.ROLLS[g.about(1)]) return undefined;
  if (last.passed) return asked.has('rerolls') ? undefined : answer(g, 'keep');
  if (asked.has('skills') || THROWN.has(last.roll)) return undefined;
  const own = blood.REROLLS.findIndex(
    (source, i) => source !== 'team' && source !== 'pro' && g.isLegal(answer(g, 'reroll', i)),
  );
  return own < 0 ? undefined : answer(g, 'reroll', own);
};
/** Nothing is better than the best face on every die. */
const ofBlock = (g: BloodGame): number | undefined => {
  const dice = Array.from({ length: g.rolledCount }, (_, i) => blood.faceOf(g.rolled(i)));
  if (dice.length === 0 || dice.some(face => face !== blood.Face.defenderDown)) return undefined;
  const best = g.question.name === 'blockReroll' ? answer(g, 'keep') : answer(g, 'face', blood.Face.defenderDown);
  return g.isLegal(best) ? best : undefined;
};
