import { t } from '@ironpitch/texts/page';
import { beforeAll, expect, test } from 'vitest';
import { piecesOf, termNamed } from '../src/learn/glossary.ts';
import { everyEntry, learnEntries, nowPlaying, wordsOf } from '../src/match/entries.ts';
import { entriesByRuleset } from '../src/table/entries.ts';

beforeAll(async () => {
  learnEntries(entriesByRuleset());
  await wordsOf();
  nowPlaying('');
});

const found = (text: string, game: string): string[] =>
  piecesOf(text, game).flatMap(piece => (piece.term ? [`${piece.text}=${piece.term.term}`] : []));

test('words of the game are found in a sentence, the longest first, each once', () => {
  expect(found('A team re-roll after a turnover, and another turnover.', 'blood')).toEqual([
    'team re-roll=Team re-roll',
    'turnover=Turnover',
  ]);
  expect(found('Run or Sidestep so that none of your players are side by side.', 'blitz')).toEqual([
    'Run=Run',
    'Sidestep=Sidestep',
  ]);
});
test('capitals make no difference to a word in small letters', () => {
  expect(found('Each End Zone is a row.', 'blitz')).toEqual(['End Zone=End zone']);
});
test('everyday words are left alone', () => {
  expect(found('They run to an open card and mark it.', 'blitz')).toEqual([]);
  expect(found('The halfling is not half as tall; unassisted-ish.', 'blood')).toEqual([]);
});
test('the pieces make up the sentence', () => {
  for (const { does } of Object.values(everyEntry())) {
    expect(
      piecesOf(does, 'blood')
        .map(piece => piece.text)
        .join(''),
    ).toBe(does);
  }
});
test('a word of the other game is not explained', () => {
  expect(found('A turnover near the trapdoor.', 'blitz')).toEqual(['trapdoor=Trapdoor']);
  expect(found('A turnover near the trapdoor.', 'blood')).toEqual(['turnover=Turnover']);
});
test('every entry has a name of its own, words that find it, and a sentence', () => {
  for (const game of ['blitz', 'blood'] as const) {
    const own = [...t.glossary.both, ...t.glossary[game]];
    expect(new Set(own.map(term => term.term)).size).toBe(own.length);
    for (const term of own) {
      expect(termNamed(game, term.term)?.means).toBe(term.means);
      expect(term.means.endsWith('.')).toBe(true);
      for (const word of term.words) expect(found(word, game)).toEqual([`${word}=${term.term}`]);
    }
  }
});
test('skills of Blood Bowl are words of the game', () => {
  expect(found('Side Step and Grab cancel each other.', 'blood')).toEqual(['Side Step=Side Step', 'Grab=Grab']);
});
