/** What cards, events, arenas and abilities are called and do, by the box the match is played with. */
import type { BlitzGame, PlayName } from '@ironpitch/engine';
import { type Box, editions, type Named, type PlayWords } from '@ironpitch/texts/terminal';

/** A name without words, which no box should have, stands for itself. */
const unsaid = (name: string): PlayWords => ({ name, when: '', does: '' });
const boxOf = (g: BlitzGame): Box | undefined => editions.blitz[g.rules.edition.id];

export const playText = (g: BlitzGame, play: PlayName): PlayWords => boxOf(g)?.plays[play] ?? unsaid(play);
export const challengeText = (g: BlitzGame, id: string): Named => boxOf(g)?.challenges[id] ?? unsaid(id);
export const eventText = (g: BlitzGame, id: string): Named => boxOf(g)?.randomEvents[id] ?? unsaid(id);
export const arenaText = (g: BlitzGame, id: string): Named => boxOf(g)?.arenas[id] ?? unsaid(id);
export const abilityText = (g: BlitzGame, id: string): Named => boxOf(g)?.abilities[id] ?? unsaid(id);
