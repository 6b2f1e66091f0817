/** What a skill at work without a word is told by: somebody who has it, and what happened in the Action under way. */
import { blood, NOBODY, type PlayerId } from '@ironpitch/engine';

type BloodGame = blood.BloodGame;
type BloodEvent = blood.BloodEvent;
type EventOf<T extends BloodEvent['type']> = Extract<BloodEvent, { readonly type: T }>;

/** What has happened in the Action under way. */
export interface Story {
  action: string;
  foulBy: PlayerId;
  /** Whether the victim's armour has been rolled for. */
  fouled: boolean;
  /** Of the last block: who made it, and at whom. */
  pair: readonly [PlayerId, PlayerId];
  extraSquares: number;
  blocks: string[];
  /** What a re-roll would repeat. */
  last: 'goForIt' | 'block' | '';
}
export type Witness<T extends BloodEvent['type']> = (event: EventOf<T>, g: BloodGame, story: Story) => readonly Clue[];
/** Somebody who must have the skill, and whether it showed. */
export type Clue = readonly [skill: string, owner: PlayerId, showed: boolean];

export type Witnesses = { readonly [T in BloodEvent['type']]?: Witness<T> };

/** Whether somebody has a skill of any edition. */
export const hasNamed = (g: BloodGame, p: PlayerId, skill: string): boolean =>
  p !== NOBODY && g.hasSkill(p, blood.SKILLS.indexOf(skill));
export const zonesOn = (g: BloodGame, p: PlayerId): number =>
  g.onPitch(p) && (g.control(p) as number) >= 0 ? blood.zonesAgainst(g, g.control(p), g.square(p)) : 0;
