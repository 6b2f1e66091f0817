/** A skill that nobody has heard of is named and explained on the page by its entry and its text alone. */
import { type RulesetDefinition, rulesets, SeededDice } from '@ironpitch/engine';
import type { Snapshot } from '@ironpitch/table';
import { hostTable } from '@ironpitch/table';
import { learnEdition } from '@ironpitch/texts/page';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testRuleset } from '../../engine/test/blood/edition.ts';
import { showOffWords, testEditionWords } from '../../texts/test/edition.ts';
import { bloodQuestion } from '../src/blood/ask/question.ts';
import { rerollName, rollName } from '../src/blood/words.ts';
import { piecesOf } from '../src/learn/glossary.ts';
import { entryOf } from '../src/match/entries.ts';
import { NOTHING, oddTextsOf } from './stranger.ts';

const known = rulesets as RulesetDefinition[];
beforeAll(() => {
  known.push(testRuleset);
  learnEdition(testRuleset.id, testEditionWords);
});
afterAll(() => {
  known.splice(known.indexOf(testRuleset), 1);
});
const match = { ruleset: 'blood-test', home: 'human', away: 'orc', options: {} };

test('a whole match of it by random answers: every text is a sentence', async () => {
  expect(await oddTextsOf(match, 'edition')).toEqual([]);
}, 60_000);
test('its name and text stand in the question, the player, the report and the glossary', () => {
  expect(entryOf('showOff', 'blood-test')).toMatchObject({ name: 'Show-off', does: showOffWords.does });
  expect([rollName('bow'), rerollName('showOff')]).toEqual(['Show-off', 'Show-off']);
  expect(piecesOf('Nobody likes a Show-off.', 'blood').find(({ term }) => term)?.term?.means).toBe(showOffWords.does);
  const asked = askedAbout('showOff');
  const shown = bloodQuestion(asked, NOTHING);
  expect(shown?.title).toMatch(/^Does .* use Show-off\?$/);
  expect(shown?.rows.map(({ label, why }) => [label, why])).toContainEqual(['Use Show-off', showOffWords.does]);
  const owner = asked.view.players.find(({ id }) => id === asked.question?.about.player);
  expect(owner?.skills).toContain('showOff');
  expect(owner?.stats.map(([name]) => name)).toEqual(['movement', 'strength', 'agility', 'passing', 'armourValue']);
  expect(owner?.stats.find(([name]) => name === 'agility')?.[1]).toBe('4+');
});

/** Plays until a coach is asked about the skill. */
const askedAbout = (skill: string): Snapshot => {
  const host = hostTable();
  const dice = new SeededDice('asked');
  host.askAlways(['rerolls', 'skills', 'followUp', 'push', 'cards']);
  let now = host.start({ match, coaches: ['person', 'person'], seed: 'asked' });
  while (now.outcome === null && now.question?.about.kind !== skill) {
    const choices = now.question?.choices ?? [];
    const choice = choices[dice.pick(choices.length)];
    now = now.question === null ? host.look(now.asked) : host.answer(now.answered, choice ? [choice.answer] : []);
  }
  return now;
};
