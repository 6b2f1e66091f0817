/** What a click on the pitch stands for: whoever is to act is taken in hand, and nothing is declared by that. */
import { hostTable, type Snapshot } from '@ironpitch/table';
import { expect, test } from 'vitest';
import { bloodOverlay } from '../src/blood/overlay.ts';
import { choiceOn } from '../src/match/choices.ts';
import { NOTHING } from './stranger.ts';

const OWN: Readonly<Record<string, string>> = {
  gaze: 'vampire/vampireRunner',
  throwTeammate: 'human/ogre',
  stab: 'darkElf/darkElfAssassin',
  chainsaw: 'goblin/looney',
};
test.each(Object.entries(OWN))('a click on a player that may %s declares nothing', (verb, position) => {
  const scenario = {
    ruleset: 'blood-2025',
    position: {
      players: [
        { id: 'A', side: 'home', position, square: [10, 8] },
        { id: 'B', side: 'home', position: 'human/halflingHopeful', square: [10, 9] },
        { id: 'X', side: 'away', position: 'orc/orcLineman', square: [11, 8] },
      ],
    },
  };
  const snapshot: Snapshot = hostTable().lesson(JSON.stringify(scenario), 'touchdown', 0);
  const { question, view } = snapshot;
  if (!question) throw new Error('nobody is asked');
  const player = view.players.find(({ id }) => id === 'A');
  expect(choiceOn(question, [10, 8], player, new Set(Object.keys(OWN)))).toBeUndefined();
  // Once it is under way, the same word names whom it is done to.
  expect(choiceOn({ ...question, name: 'activity' }, [10, 8], player, new Set(Object.keys(OWN)))?.verb).toBe(verb);
  expect(bloodOverlay(snapshot, NOTHING).targets).not.toContain('A');
});
