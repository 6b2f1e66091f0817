import { expect, test } from 'vitest';
import { aDeed, does } from '../src/en/grammar.ts';

test('a team of many does things as many do', () => {
  const said = ['Orc', 'Tomb Kings', 'Lizardmen', 'Chaos', 'Chess'].map(team => does(team, 'wins'));
  expect(said).toEqual(['Orc wins', 'Tomb Kings win', 'Lizardmen win', 'Chaos wins', 'Chess wins']);
  const deeds = ['is', 'has', 'tries', 'chooses', 'plays'].map(verb => does('Tomb Kings', verb).slice(11));
  expect(deeds).toEqual(['are', 'have', 'try', 'choose', 'play']);
});
test('an Action is declared with an article unless it has a name', () => {
  expect([aDeed('Blitz'), aDeed('Gaze'), aDeed('Throw Team-mate')]).toEqual(['a blitz', 'a gaze', 'Throw Team-mate']);
});
