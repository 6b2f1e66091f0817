/** Which silhouette and which race a position of a Team Card is drawn with. */
import type { TeamPosition } from '@ironpitch/engine';
import type { Figure } from '../service.ts';

const RACES: Readonly<Record<string, string>> = {
  'black-orc': 'tusks',
  chaos: 'horns',
  'chaos-chosen': 'horns',
  'dark-elf': 'ears',
  dwarf: 'beard',
  elf: 'ears',
  'elven-union': 'ears',
  gnome: 'beard',
  goblin: 'tusks',
  khorne: 'horns',
  lizardmen: 'scales',
  necromantic: 'skull',
  norse: 'horns',
  nurgle: 'horns',
  ogre: 'tusks',
  orc: 'tusks',
  'shambling-undead': 'skull',
  skaven: 'snout',
  snotling: 'tusks',
  undead: 'skull',
  vampire: 'fangs',
  'wood-elf': 'ears',
};
/** Positions that are of another race than their team. The first word that fits decides. */
const RACE_WORDS: readonly (readonly [word: RegExp, race: string])[] = [
  [/slayer/i, 'beard'],
  [/treeman/i, 'bark'],
  [/goblin|gnoblar|orc|troll|ogre|snotling/i, 'tusks'],
  [/skaven|rat ogre/i, 'snout'],
  [/thrall/i, 'none'],
  [/fox|boar|werewolf|ulfwerener/i, 'snout'],
];
const ROLE_WORDS: readonly (readonly [word: RegExp, role: string])[] = [
  [/slayer|blitzer|berserker|wight|werewolf|ulfwerener|valkyrie|wardancer|witch|bloodseeker/i, 'blitzer'],
  [/treeman|troll|ogre/i, 'big-guy'],
  [/pump wagon|beer boar|fox|illusionist|beastmaster|stilty|hoppa/i, 'special'],
  [/goblin|gnoblar|snotling|skink|hefty/i, 'small-guy'],
  [/thrower|flinga/i, 'thrower'],
  [/catcher/i, 'catcher'],
  [/runner|wraith|ghoul/i, 'runner'],
  [/block|black orc|golem|bodyguard|mummy|bloater|khorngor|pestigor|vampire/i, 'blocker'],
];
/** Teams of small folk: whoever has no role of its own is small. */
const SMALL_TEAMS: readonly string[] = ['halfling', 'gnome', 'goblin', 'snotling'];

export const figureOf = (team: string, position: TeamPosition | undefined): Figure => {
  const name = position?.name ?? '';
  const race = RACE_WORDS.find(([word]) => word.test(name))?.[1] ?? RACES[team] ?? 'none';
  const plain = SMALL_TEAMS.includes(team) ? 'small-guy' : 'lineman';
  return { role: ROLE_WORDS.find(([word]) => word.test(name))?.[1] ?? plain, race };
};
