/** What can be heard of a match: which events make which sound. It tells nothing that the commentary does not. */
import type { NamedEvent } from '@ironpitch/protocol';

export type SoundName = 'whistle' | 'thud' | 'crunch' | 'dice' | 'cheer' | 'groan' | 'card' | 'catch' | 'step';
export interface Heard {
  readonly sound: SoundName;
  /** How long, hard, loud or many, as the sound takes it. */
  readonly by?: number;
}
const LONG = 1;
const ROLLS: ReadonlySet<string> = new Set([
  'rolled',
  'armourRolled',
  'injuryRolled',
  'checked',
  'foulRolled',
  'violentRolled',
]);
const CARDS: ReadonlySet<string> = new Set(['claimed', 'cardPlayed', 'bonusPlayed', 'cardDrawn', 'bonusTaken']);
/** Somebody leaves the pitch hurt. */
const HURT: ReadonlySet<string> = new Set(['injured', 'casualtyRolled']);
const ALWAYS: Readonly<Record<string, Heard>> = {
  touchdown: { sound: 'cheer', by: 1 },
  turnover: { sound: 'groan', by: 1 },
  halfStarted: { sound: 'whistle', by: LONG },
  matchEnded: { sound: 'whistle', by: LONG },
  ballKicked: { sound: 'whistle', by: 0 },
  ballTaken: { sound: 'catch' },
  blockResult: { sound: 'thud', by: 0.4 },
  pushed: { sound: 'thud', by: 0.4 },
  knockedDown: { sound: 'thud', by: 0.7 },
  wentProne: { sound: 'thud', by: 0.7 },
  moved: { sound: 'step' },
};
const heardAs = ({ type, dice, faces }: NamedEvent): Heard | undefined => {
  if (HURT.has(type)) return { sound: 'crunch' };
  if (CARDS.has(type)) return { sound: 'card' };
  if (ROLLS.has(type) || type === 'blockRolled') {
    const rolled = Array.isArray(dice) ? dice : faces;
    return { sound: 'dice', by: Array.isArray(rolled) ? rolled.length : 1 };
  }
  return ALWAYS[type];
};
/** In the order in which they happened; of a sound that comes more than once, the strongest. */
export const heardIn = (news: readonly NamedEvent[]): Heard[] => {
  const strongest = new Map<SoundName, Heard>();
  for (const event of news) {
    const heard = heardAs(event);
    if (heard && (strongest.get(heard.sound)?.by ?? -1) < (heard.by ?? 0)) strongest.set(heard.sound, heard);
  }
  return [...strongest.values()];
};
