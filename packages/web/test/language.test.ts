/** Another language is one folder: in one where every text is its own key, the page says nothing else. */
import { keysOf } from '@ironpitch/texts';
import { english, fetchAllEditions, type PageLanguage, speak, t } from '@ironpitch/texts/page';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { englishIn, wordsAllowed } from '../../texts/test/english.ts';
import { inKeys } from '../src/language.ts';
import { forgetWords } from '../src/match/entries.ts';
import { oddTextsOf } from './stranger.ts';

beforeAll(() => {
  speak(inKeys(english, keysOf));
  forgetWords();
});
afterAll(async () => {
  speak(english);
  forgetWords();
  // The words of the rulesets are those of terminal tests beside this one, too.
  await fetchAllEditions();
});
/** The test itself begins some texts with these. */
const ALLOWED = wordsAllowed('key because');

test.each([
  ['blitz-2024', 'dwarf', 'orc'],
  ['blitz-2022', 'human', 'goblin'],
  ['blood-2016', 'human', 'orc'],
  ['blood-2025', 'bretonnian', 'tombKings'],
  ['blood-2025', 'goblin', 'lizardmen'],
])(
  '%s: a whole match of %s against %s is told in keys',
  async (ruleset, home, away) => {
    expect(t.match.pause).toBe('⟦match.pause⟧');
    const found = await oddTextsOf(
      { ruleset, home, away, options: {} },
      `language/${ruleset}`,
      0,
      text => englishIn(text, ALLOWED).length > 0,
    );
    expect(found).toEqual([]);
  },
  120_000,
);
test('a language has every text of English', () => {
  const language: PageLanguage = inKeys(english, keysOf);
  expect(Object.keys(language.texts)).toEqual(Object.keys(english.texts));
});
