/** Rulings that two sections share, shown where they meet. */
import { scenario } from '../dsl.ts';
import { test2024 } from '../editions.ts';

test2024('BU-ABIL-49: Hail Mary Pass in hand does not make a Dump-off longer than a short throw (BU-OQ-70)', () => {
  const nobodyNear = `
    A . . . . .
    . . . . . .
    . . . . . 1
    . . . . . B`;
  scenario(nobodyNear, {
    at: [4, 5],
    pitch: 'timber',
    active: 'away',
    who: { B: 'dark-elf/runner', A: 'dark-elf/lineman', 1: 'orc/lineman' },
    ball: 'B',
    cards: { hands: { home: ['hailMaryPass'] } },
  })
    .dice('block:miss')
    .blocks('1', 'B')
    .expectAsked('bonusPlay', 'home', 'pass')
    .answers('pass')
    .expectLog('blockRolled')
    .done();
});

test2024('BU-TTM-04: Nerves Of Steel lets a Marked thrower throw, but never the Opponent beside it', () => {
  scenario(
    `
    . . .
    A B .
    . 1 .`,
    {
      who: { A: 'goblin/goblin', B: 'goblin/troll', 1: 'orc/lineman' },
      cards: { hands: { home: ['nervesOfSteel'] } },
      options: { throwTeammate: true },
    },
  )
    .expectIllegal({ throwTeammate: 'B' })
    .answers({ play: 'nervesOfSteel' }, { throwTeammate: 'B' })
    .expectAsked('thrownPlayer', 'home', { player: 'A' })
    .done();
});
