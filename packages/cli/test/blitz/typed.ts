/** What a coach types for an answer that is written as in records. */
import type { BlitzGame } from '@ironpitch/engine';

export const typed = (g: BlitzGame, answer: unknown): string => {
  if (typeof answer === 'string') return answer === 'endTurn' ? 'end' : answer;
  const [verb, object] = Object.entries(answer as Record<string, unknown>)[0] as [string, unknown];
  if (verb === 'to') return (object as number[]).join(',');
  if (verb === 'target' || verb === 'player') return (object as string).slice(1);
  if (verb === 'play' || verb === 'discard' || verb === 'face' || verb === 'reroll') {
    const names = { play: 'play', discard: 'discard', face: '', reroll: '' }[verb];
    return `${names} ${String(
      g
        .legalAnswers()
        .filter(one => typeof one === 'object')
        .findIndex(one => Object.values(one)[0] === object) + 1,
    )}`.trim();
  }
  if (verb === 'claim' || verb === 'discardSpace' || verb === 'ball' || verb === 'pitch') return String(object);
  return `${(object as string).slice(1)} ${verb.replace(/^free/, '')}`;
};
