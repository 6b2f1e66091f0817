/** Players with any three skills of 2025 against each other: whatever meets whatever, play goes on. */
import { expect, test } from 'vitest';
import { blood2025 } from '../../src/blood/editions/2025/index.ts';
import { type PlayerSpec, setUpGame } from '../../src/blood/setup.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import { randomAnswer } from '../invariants/random-play.ts';

const SKILLS = Object.keys(blood2025.skills);
const KEYWORDS = [['Thrall', 'Lineman'], ['Goblin'], ['Troll', 'Big Guy'], ['Elf']] as const;
const GAMES = 40;
const ANSWERS = 400;

const sideOf = (side: 'home' | 'away', chance: SeededDice): PlayerSpec[] =>
  Array.from({ length: 11 }, (_, i) => ({
    id: `${side === 'home' ? 'H' : 'A'}${i + 1}`,
    side,
    movement: 1 + chance.pick(8),
    strength: 1 + chance.pick(6),
    agility: 2 + chance.pick(4),
    passing: chance.pick(7),
    armour: 7 + chance.pick(4),
    skills: [...new Set([0, 1, 2].map(() => SKILLS[chance.pick(SKILLS.length)] as string))],
    keywords: KEYWORDS[chance.pick(KEYWORDS.length)] as readonly string[],
    square: [side === 'home' ? 11 + chance.pick(3) : 14 + chance.pick(3), i + 3],
  }));

test('any skills meet, and nothing goes wrong', () => {
  let given = 0;
  for (let n = 0; n < GAMES; n++) {
    const chance = new SeededDice(`any skills ${n}`);
    const position = {
      players: [...sideOf('home', chance), ...sideOf('away', chance)],
      balls: [{ holder: 'H5' }],
      rerolls: { home: 3, away: 3 },
      apothecaries: { home: 1, away: 1 },
    };
    const g = setUpGame(blood2025, { position }, chance, game => {
      game.strict = true;
    });
    for (let i = 0; i < ANSWERS && !g.over; i++, given++) g.choose(randomAnswer(g, chance, 'keen'));
  }
  expect(given).toBeGreaterThan((GAMES * ANSWERS) / 2); // some matches are over before
});
