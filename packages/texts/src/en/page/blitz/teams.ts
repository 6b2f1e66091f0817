/** How each team of Blitz Bowl plays. */
import { words } from '../../../shape.ts';

export const teams = {
  teams: words()({
    amazon: 'Quick, well armed and hard to gang up on.',
    'black-orc': 'Three walls with legs, three Goblins to fetch the ball.',
    'chaos-chosen': 'Runs, marks and head-butts in one go. No finesse at all.',
    chaos: 'Runs, marks and head-butts in one go. No finesse at all.',
    'dark-elf': 'Good armour, good hands, and a Witch Elf who never waits.',
    dwarf: 'Slow and very hard to hurt. Forgives almost everything.',
    'elven-union': 'Throws from anywhere, catches everything, breaks easily.',
    elf: 'Throws from anywhere, catches everything, breaks easily.',
    gnome: 'Tiny tricksters, a fox and a tree. Never a dull turn.',
    goblin: 'Slips past everybody and falls over at a look. Has a Troll.',
    halfling: 'Short legs, thin armour, one large tree. For the brave.',
    human: 'A bit of everything: one player for every job.',
    'imperial-nobility': 'Two bodyguards who cannot be shoved, and a thrower on the run.',
    noble: 'Two bodyguards who cannot be shoved, and a thrower with sure hands.',
    khorne: 'Everything is a fight. The ball is an afterthought.',
    lizardmen: 'Three bruisers and three sprinters, nothing in between.',
    necromantic: 'A ghost, a werewolf and a golem walk into a match.',
    norse: 'Hits hard, wears little, and brings a boar with refreshments.',
    nurgle: 'Slow, large, and impossible to move out of the way.',
    ogre: 'Two giants and a carpet of Gnoblars around their feet.',
    orc: 'Tough at every position, with one blocker that hurts.',
    'shambling-undead': 'Stands up again and again. The Mummy does the talking.',
    undead: 'Stands up again and again. The Mummy does the talking.',
    skaven: 'The fastest legs on the pitch. Scores before it is hit.',
    snotling: 'Nobody takes them seriously, and then comes the Pump Wagon.',
    vampire: 'Four brilliant players with a drinking problem.',
    'wood-elf': 'Dances through gaps that are not there. Do not get caught.',
  }),
};
