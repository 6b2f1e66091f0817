/** The questions of a match in words: what is asked, and what a newcomer needs to know to answer. */
import {
  ACTIONS,
  type ActionName,
  BLOCK_DIE,
  type BlitzGame,
  Check,
  type FaceName,
  MOMENTS,
  type MomentName,
  type PlayerId,
  type Square,
  Stat,
} from '@ironpitch/engine';
import { type BlitzFacts, type TypedAsked, t } from '@ironpitch/texts/terminal';
import { aboutOf, hasAbout, squareText } from '../sentences.ts';
import { labelOf, nameOf, valuesOf } from './players.ts';

/** Players that the question names by team and label, because both sides may be meant. */
const NAMED_IN_FULL: ReadonlySet<string> = new Set(['target', 'by', 'runner']);

/** The dice on the table: `Smash, Shove`, or `a 4, which is good`. */
const rolledText = (g: BlitzGame): string =>
  aboutOf(g, 'kind') === Check.block
    ? Array.from(
        { length: g.rolledCount },
        (_, i) => t.blitz.faces[BLOCK_DIE.faces?.[g.rolled(i)] as FaceName].name,
      ).join(', ')
    : t.rolledGood(g.rolled(0), aboutOf(g, 'value') === 1);

/** What the open question is about, written out. */
const askedOf = (g: BlitzGame): TypedAsked => {
  const { name } = g.question;
  const number = (slot: string): number => (hasAbout(g, slot) ? aboutOf(g, slot) : 0);
  const who = (slot: string): string => {
    const p = hasAbout(g, slot) ? (aboutOf(g, slot) as PlayerId) : -1;
    if (p < 0) return '';
    const full = NAMED_IN_FULL.has(slot) ? name !== 'landingSquare' : name === 'bonusPlay';
    return full ? nameOf(g, p as PlayerId) : labelOf(g, p as PlayerId);
  };
  const player = hasAbout(g, 'player') ? (aboutOf(g, 'player') as PlayerId) : (-1 as PlayerId);
  const left = name === 'action' ? g.actionsLeft : number('left');
  return {
    player: who('player'),
    target: who('target'),
    by: who('by'),
    runner: who('runner'),
    to: hasAbout(g, 'to') ? squareText(g, aboutOf(g, 'to') as Square) : '',
    kind: hasAbout(g, 'kind') ? (t.blitz.actionNames[ACTIONS[aboutOf(g, 'kind')] as ActionName] ?? '') : '',
    moment: hasAbout(g, 'moment') ? t.blitz.moments[MOMENTS[aboutOf(g, 'moment')] as MomentName] : '',
    rolled: name === 'reroll' ? rolledText(g) : '',
    left,
    chosen: '',
    ball: false,
    values: name === 'place' ? valuesOf(g, player) : '',
    mayStop: name === 'runStep' ? left < g.stat(player, Stat.move) : g.legalAnswers().includes('stop'),
  };
};
export const factsOf = ({ rules: { edition } }: BlitzGame): BlitzFacts => ({
  reservesMust: edition.emergencyReserves === 'must',
  discardMust: edition.refreshDiscard === 'must',
  marksStopAtOpponents: edition.marksStopAtOpponents,
  throwsAtPlayers: edition.throwsAtPlayers,
  leaderWins: edition.suddenDeath === 'leaderAtTurnStart',
  suddenDeathLead: edition.suddenDeathLead,
});

/** What is asked, as a sentence, with what Enter or a word does. */
export const askText = (g: BlitzGame): string => {
  const { name } = g.question;
  const asked = askedOf(g);
  const text = t.blitz.asksTyped[name]?.(asked, factsOf(g)) ?? t.blitz.questions[name]?.asks(asked) ?? name;
  const hint = t.blitz.hints[name]?.(asked) ?? '';
  return hint === '' ? text : `${text} ${hint}`;
};
/** What a newcomer needs to know to answer the open question. */
export const helpText = (g: BlitzGame): string => {
  const { name } = g.question;
  const help = t.blitz.helpTyped[name]?.(factsOf(g)) ?? t.blitz.questions[name]?.help ?? '';
  return [help, t.blitz.typing[name] ?? ''].filter(part => part !== '').join(' ');
};
