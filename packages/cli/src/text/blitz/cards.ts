/** What cards, events, arenas and abilities are called and do, by the box the match is played with. */
import type { BlitzGame, PlayName } from '@ironpitch/engine';
import { box2022 } from './boxes/2022.ts';
import { box2024 } from './boxes/2024.ts';
import type { Box, CardText, PlayText } from './boxes/box.ts';

/** By ruleset: a card of the same name may do another thing in another box. */
const boxes: Readonly<Record<string, Box>> = { 'blitz-2022': box2022, 'blitz-2024': box2024 };

export const boxOf = (g: BlitzGame): Box => boxes[g.rules.edition.id] as Box;

/** A name without words, which no box should have, stands for itself. */
const unsaid = (name: string): PlayText => ({ name, when: '', does: '' });

export const playText = (g: BlitzGame, play: PlayName): PlayText => boxOf(g).plays[play] ?? unsaid(play);
export const challengeText = (g: BlitzGame, id: string): CardText => boxOf(g).challenges[id] ?? unsaid(id);
export const eventText = (g: BlitzGame, id: string): CardText => boxOf(g).randomEvents[id] ?? unsaid(id);
export const arenaText = (g: BlitzGame, id: string): CardText => boxOf(g).arenas[id] ?? unsaid(id);
export const abilityText = (g: BlitzGame, id: string): CardText => boxOf(g).abilities[id] ?? unsaid(id);
