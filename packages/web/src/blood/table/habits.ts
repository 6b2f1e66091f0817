/** What is answered for a person who has not asked to be asked: rolls that succeeded, skills that can only help, and the like. */
import { type Answer, answerOf, blood, type GameEvent, type PlayerId, type Verb } from '@ironpitch/engine';

type BloodGame = blood.BloodGame;
type Rolled = Extract<blood.BloodEvent, { readonly type: 'rolled' }>;

/** Skills that are used whenever they can be. */
const ALWAYS: ReadonlySet<string> = new Set(['block', 'dodge', 'fend', 'juggernaut']);
/** A throw that went astray may be better than one rolled again. */
const THROWN: ReadonlySet<string> = new Set(['pass', 'bomb', 'throwTeammate']);

/** `always` names the habits a person does not want: `rerolls`, `skills`, `followUp`, `push`, `cards`. */
export const habitual = (
  g: BloodGame,
  report: readonly GameEvent[],
  always: ReadonlySet<string>,
): Answer | undefined => {
  switch (g.question.name) {
    case 'reroll':
      return ofReroll(g, report, always);
    case 'blockDie':
    case 'blockReroll':
      return always.has('rerolls') ? undefined : ofBlock(g);
    case 'useSkill':
      return always.has('skills') || !ALWAYS.has(blood.SKILLS[g.about(1)] as string) ? undefined : 'yes';
    case 'followUp':
      return always.has('followUp') ? undefined : 'yes';
    case 'push':
      return always.has('push') ? undefined : straightBack(g);
    case 'specialPlay':
      return always.has('cards') || !g.legalAnswers().includes('no') ? undefined : 'no';
    default:
      return undefined;
  }
};
/** The square behind the pushed player, as seen from whoever pushes. */
const straightBack = (g: BloodGame): Answer | undefined => {
  const [by, pushed] = [g.square(g.about(0) as PlayerId), g.square(g.about(1) as PlayerId)];
  const { grid } = g;
  const behind = grid.at(2 * grid.column(pushed) - grid.column(by), 2 * grid.row(pushed) - grid.row(by));
  return behind >= 0 && isLegal(g, 'to', behind) ? { to: g.squareName(behind) } : undefined;
};
const isLegal = (g: BloodGame, verb: string, object: number): boolean =>
  g.isLegal(answerOf(g.verbNamed(verb) as Verb, object));

const ofReroll = (g: BloodGame, report: readonly GameEvent[], always: ReadonlySet<string>): Answer | undefined => {
  const last = report.findLast(event => event.type === 'rolled') as Rolled | undefined;
  if (last === undefined || last.player !== g.about(0) || last.roll !== blood.ROLLS[g.about(1)]) return undefined;
  if (last.passed) return always.has('rerolls') ? undefined : 'keep';
  if (always.has('skills') || THROWN.has(last.roll)) return undefined;
  const own = blood.REROLLS.find((source, i) => source !== 'team' && source !== 'pro' && isLegal(g, 'reroll', i));
  return own === undefined ? undefined : { reroll: own };
};
/** Nothing is better than the best face on every die. */
const ofBlock = (g: BloodGame): Answer | undefined => {
  const dice = Array.from({ length: g.rolledCount }, (_, i) => blood.faceOf(g.rolled(i)));
  if (dice.length === 0 || dice.some(face => face !== blood.Face.defenderDown)) return undefined;
  if (g.question.name === 'blockReroll') return 'keep';
  return isLegal(g, 'face', blood.Face.defenderDown) ? { face: 'defenderDown' } : undefined;
};
