/** How hard each team is to play, as far as anybody agrees. */
export type Level = 'easy' | 'medium' | 'hard';

const BLITZ: Readonly<Record<Level, readonly string[]>> = {
  easy: ['amazon', 'black-orc', 'chaos-chosen', 'chaos', 'dwarf', 'human', 'orc'],
  medium: [
    'dark-elf',
    'elven-union',
    'elf',
    'imperial-nobility',
    'noble',
    'khorne',
    'lizardmen',
    'necromantic',
    'norse',
    'nurgle',
    'shambling-undead',
    'undead',
    'skaven',
    'wood-elf',
  ],
  hard: ['gnome', 'goblin', 'halfling', 'ogre', 'snotling', 'vampire'],
};
const BLOOD: typeof BLITZ = {
  easy: ['amazon', 'chaosDwarf', 'dwarf', 'human', 'norse', 'orc', 'undead'],
  medium: ['chaos', 'darkElf', 'elvenUnion', 'highElf', 'lizardman', 'necromantic', 'skaven', 'woodElf'],
  hard: ['chaosPact', 'goblin', 'halfling', 'khemri', 'nurgle', 'ogre', 'slann', 'underworld', 'vampire'],
};
const LEVELS = ['easy', 'medium', 'hard'] as const;
/** Undefined for a team that nobody has judged yet. */
export const levelOf = (ruleset: string, roster: string): Level | undefined => {
  const levels = ruleset.startsWith('blood') ? BLOOD : BLITZ;
  return LEVELS.find(level => levels[level].includes(roster));
};
