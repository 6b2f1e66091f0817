/** Which body and which head a position is drawn with, in both games: by what it is called, then by its team. */
import type { Figure } from './service.ts';

/** Heads by team, under the names both games give their teams. */
const HEADS: Readonly<Record<string, string>> = {
  amazon: 'amazon',
  blackorc: 'tusks',
  chaos: 'chaos',
  chaoschosen: 'chaos',
  chaosdwarf: 'beard',
  chaospact: 'horns',
  chaosrenegades: 'horns',
  darkelf: 'elf-knot',
  dwarf: 'beard',
  elf: 'elf-hair',
  elvenunion: 'elf-hair',
  gnome: 'beard',
  goblin: 'goblin',
  halfling: 'halfling',
  highelf: 'elf-helm',
  khemri: 'khemri',
  khorne: 'horns',
  lizardman: 'saurus',
  lizardmen: 'saurus',
  necromantic: 'skull',
  necromantichorror: 'skull',
  norse: 'norse',
  nurgle: 'nurgle',
  ogre: 'ogre',
  orc: 'tusks',
  shamblingundead: 'skull',
  skaven: 'rat',
  slann: 'scales',
  snotling: 'snotling',
  tombkings: 'khemri',
  undead: 'skull',
  underworld: 'rat',
  underworlddenizens: 'rat',
  vampire: 'vampire',
  woodelf: 'elf-hair',
};
/** What a word in a position's name says: its body, its head, or both. Of each the first word that fits decides. */
interface Word {
  readonly word: RegExp;
  readonly role?: string;
  readonly head?: string;
}
const says = (word: RegExp, role?: string, head?: string): Word => ({
  word,
  ...(role !== undefined && { role }),
  ...(head !== undefined && { head }),
});
const WORDS: readonly Word[] = [
  // Whoever is alone of its kind.
  says(/treeman/i, 'treeman', 'none'),
  says(/pump wagon/i, 'wagon', 'none'),
  says(/deathroller/i, 'special', 'beard'),
  says(/slayer/i, 'bare', 'slayer'),
  says(/rat ?ogre/i, 'big-guy', 'rat'),
  says(/troll/i, 'troll', 'troll'),
  says(/runt punter/i, 'big-guy', 'ogre'),
  says(/ogre/i, 'ogre', 'ogre'),
  says(/minotaur/i, 'big-guy', 'goat'),
  says(/kroxigor/i, 'big-guy', 'saurus'),
  says(/rotspawn|beast of nurgle/i, 'troll', 'nurgle'),
  says(/bloodspawn/i, 'big-guy', 'horns'),
  says(/yhetee/i, 'big-guy', 'wolf'),
  says(/vargheist/i, 'big-guy', 'vampire'),
  says(/ulfwerener|norse werewolf/i, 'blocker', 'wolf'),
  says(/werewolf/i, 'catcher', 'wolf'),
  says(/boar/i, 'small-guy', 'snout'),
  says(/fox/i, 'runner', 'snout'),
  // The undead.
  says(/flesh golem/i, 'blocker', 'zombie'),
  says(/zombie|rotter/i, 'bare', 'zombie'),
  says(/skeleton/i, 'lineman', 'skeleton'),
  says(/ghoul/i, 'runner', 'ghoul'),
  says(/wight/i, 'blitzer', 'wight'),
  says(/wraith/i, 'special', 'skull'),
  says(/mummy/i, 'blocker', 'mummy'),
  says(/tomb guardian/i, 'blocker', 'khemri'),
  says(/thro-ra/i, 'thrower', 'khemri'),
  says(/thrall/i, 'lineman', 'none'),
  // Small folk, and those of them who are up to something.
  says(/stilty/i, 'runner', 'snotling'),
  says(/hoppa/i, 'catcher', 'snotling'),
  says(/flinga/i, 'thrower', 'snotling'),
  says(/snotling/i, 'swarm', 'none'),
  says(/bombardier|bomma/i, 'thrower', 'goblin'),
  says(/pogo/i, 'runner', 'goblin'),
  says(/doom diver/i, 'catcher', 'goblin'),
  says(/fanatic/i, 'bare', 'goblin'),
  says(/ooligan/i, 'blocker', 'goblin'),
  says(/looney|stabba/i, 'special', 'goblin'),
  says(/hobgoblin/i, 'lineman', 'goblin'),
  says(/goblin|gnoblar/i, 'small-guy', 'goblin'),
  says(/hefty/i, 'thrower', 'halfling'),
  says(/halfling catcher/i, 'catcher', 'halfling'),
  says(/hopeful|halfling/i, 'small-guy', 'halfling'),
  says(/illusionist/i, 'special', 'beard-wind'),
  says(/beastmaster/i, 'blitzer', 'beard-braids'),
  says(/gnome/i, 'small-guy', 'beard'),
  says(/chameleon/i, 'runner', 'skink'),
  says(/skink/i, 'small-guy', 'skink'),
  says(/saurus/i, 'blocker', 'saurus'),
  // Chaos in its colours.
  says(/bull centaur/i, 'special', 'beard-braids'),
  says(/flamesmith/i, 'thrower', 'beard-braids'),
  says(/khorngor/i, 'blocker', 'goat'),
  says(/bloodseeker/i, 'blitzer', 'chaos'),
  says(/beastman/i, 'lineman', 'goat'),
  says(/pestigor/i, 'lineman', 'nurgle'),
  says(/bloater|nurgle warrior/i, 'blocker', 'nurgle'),
  says(/chaos warrior|chaos chosen|chosen blocker/i, 'blocker', 'chaos'),
  says(/human thrower/i, 'thrower', 'none'),
  says(/marauder|renegade human/i, 'lineman', 'none'),
  // Elves, rats, orcs and dwarfs, in a team of theirs or not.
  says(/dark elf/i, undefined, 'elf-knot'),
  says(/witch/i, 'bare'),
  says(/assassin/i, 'special'),
  says(/wardancer|dragon prince/i, 'blitzer'),
  says(/phoenix/i, 'thrower'),
  says(/white lion/i, 'catcher'),
  says(/gutter runner/i, 'runner', 'rat-swift'),
  says(/skaven/i, undefined, 'rat'),
  says(/black orc|big un/i, 'blocker', 'tusks'),
  says(/orc blitzer/i, 'blitzer', 'orc-topknot'),
  says(/orc/i, undefined, 'tusks'),
  says(/dwarf runner/i, 'runner', 'beard-wind'),
  says(/dwarf blitzer/i, 'blitzer', 'beard-braids'),
  says(/dwarf/i, 'blocker', 'beard'),
  // People.
  says(/berserker/i, 'bare'),
  says(/valkyrie|python/i, 'thrower'),
  says(/piranha/i, 'catcher'),
  says(/jaguar|bodyguard/i, 'blocker'),
  says(/eagle/i, 'lineman'),
  // What everybody knows.
  says(/catcher/i, 'catcher'),
  says(/thrower/i, 'thrower'),
  says(/runner/i, 'runner'),
  says(/blitz|grail knight/i, 'blitzer'),
  says(/block/i, 'blocker'),
  says(/lineman|linewoman|raider|squire|retainer|clanrat|hopeful/i, 'lineman'),
];
/** What a role is drawn with where the team's plain head does not say it. */
const HEADS_OF_ROLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dwarf: { runner: 'beard-wind', blitzer: 'beard-braids' },
  nurgle: { lineman: 'zombie' },
  orc: { blitzer: 'orc-topknot' },
};
/** The team's name without spaces, hyphens and capitals: both games mean the same people by it. */
const plain = (team: string): string => team.replace(/[^a-z]/gi, '').toLowerCase();

/** `role` is what the position's numbers say, for a name that says nothing. */
export const drawnAs = (team: string, name: string, role: string): Figure => {
  const word = WORDS.filter(one => one.word.test(name));
  const said = word.find(one => one.role !== undefined)?.role ?? role;
  // A lineman of small folk is small.
  const body = said === 'lineman' && role === 'small-guy' ? role : said;
  const head = word.find(one => one.head !== undefined)?.head;
  const people = plain(team);
  return { role: body, race: head ?? HEADS_OF_ROLES[people]?.[body] ?? HEADS[people] ?? 'none' };
};
