import { expect, test } from 'vitest';
import { shortTitle } from '../src/titles.ts';

const AMAZON = ['Eagle Warrior', 'Python Warrior', 'Piranha Warrior', 'Jaguar Warrior'];
test('positions of one team are told apart, whatever they have in common', () => {
  expect(AMAZON.map(title => shortTitle(title, AMAZON))).toEqual(['Eagle Warrior', 'Python', 'Piranha', 'Jaguar']);
  const undead = ['Zombie Lineman', 'Skeleton Lineman', 'Wraith'];
  expect(undead.map(title => shortTitle(title, undead))).toEqual(['Zombie', 'Skeleton', 'Wraith']);
  expect(shortTitle('Chameleon Skink', ['Skink', 'Chameleon Skink'])).toBe('Chameleon');
});
test('of any other long title the last word is enough, and a byname is left out', () => {
  expect(shortTitle('Bretonnian Knight Catcher', ['Bretonnian Knight Thrower'])).toBe('Catcher');
  expect(shortTitle('Beast of Nurgle', [])).toBe('Beast');
  expect(shortTitle('Akhorne the Squirrel', [])).toBe('Akhorne');
  expect(shortTitle('Runner', ['Runner'])).toBe('Runner');
});
