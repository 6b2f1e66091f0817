import { rulesetNamed, SeededDice } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { threeLetters } from '../src/match/names.ts';
import { oddTextsOf } from './stranger.ts';

const MATCHES: readonly (readonly [ruleset: string, home: string, away: string])[] = [
  ['blood-2016', 'vampire', 'nurgle-veterans'],
  ['blood-2016', 'halfling-exhibition', 'darkElf-veterans'],
  ['blood-2016', 'goblin-veterans', 'lizardman-veterans'],
  ['blood-2025', 'goblin-stars', 'halfling-stars'],
  ['blood-2025', 'elvenUnion-stars', 'gnome-stars'],
  ['blitz-2024', 'dwarf', 'orc'],
  ['blitz-2022', 'human', 'goblin'],
];
test.each(MATCHES)(
  '%s, %s against %s by random answers: nothing throws, and every text is a sentence',
  async (ruleset, home, away) => {
    const seed = `${home}/${away}`;
    const options = rulesetNamed(ruleset).anyOptions(new SeededDice(seed));
    expect(await oddTextsOf({ ruleset, home, away, options }, seed)).toEqual([]);
  },
  60_000,
);

test('three letters of a team are letters of its name, in any alphabet, and not of its article', () => {
  expect(['Orc', 'Dark Elf', 'The Mudlarks', 'Élan d’or', "'47 Ronin", 'An'].map(threeLetters)).toEqual([
    'ORC',
    'DAR',
    'MUD',
    'ÉLA',
    'RON',
    'AN',
  ]);
});
