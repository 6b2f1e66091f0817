/** How each team of Blood Bowl plays. */
import { words } from '../../../shape.ts';

export const teams = {
  teams: words()({
    amazon: 'Quick and slippery: everybody has Dodge.',
    chaos: 'Strong and unskilled; it hits first and asks later.',
    chaosDwarf: 'A wall of stubborn blockers with fast hobgoblins behind it.',
    chaosPact: 'Three big tempers and a handful of everything else.',
    darkElf: 'Agile, armoured, and not above a dagger.',
    dwarf: 'Slow, tough, hard to knock over. Grinds forward.',
    elvenUnion: 'Catches anything, as long as nobody hits it.',
    goblin: 'Chaos by design: bombs, chainsaws, and a referee to bribe.',
    halfling: 'Small, hungry, thrown by trees. For the brave.',
    highElf: 'Armoured elves that pass from anywhere.',
    human: 'A bit of everything. The best team to learn with.',
    khemri: 'Strong guardians, slow hands.',
    lizardman: 'Strong saurus, quick skinks, and nobody who throws well.',
    necromantic: 'Fast wolves, tough golems, dependable zombies.',
    norse: 'Everybody has Block; nobody has armour.',
    nurgle: 'Slow, smelly, hard to move.',
    ogre: 'Very big, very small, nothing in between.',
    orc: 'Tough at every position. Hits hard, forgives mistakes.',
    skaven: 'The fastest feet there are. Scores in a blink, breaks as fast.',
    slann: 'Leaps over everything.',
    undead: 'Strong mummies, quick ghouls, and linemen that get up again.',
    underworld: 'Goblins and rats who do not like each other.',
    vampire: 'Brilliant and thirsty. Keep a thrall close.',
    woodElf: 'Runs, leaps, catches, scores. Do not get hit.',
  }),
  facts: words()({ rerolls: 'Re-rolls', players: 'Players', cost: 'Cost' }),
};
