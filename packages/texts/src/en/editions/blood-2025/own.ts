/** What 2025 calls otherwise than other editions of Blood Bowl, or plays by another rule. */
import type { OwnWords } from '../../../shape.ts';
import { starPurposes } from './stars.ts';

export const own = {
  rolls: {
    goForIt: 'Rush',
    jump: 'Jump',
    secureBall: 'Secure the ball',
    throwTeammate: 'Throw team-mate',
    armour: 'Armour',
  },
  causes: {
    subpar: 'subpar throw',
    fumbled: 'fumbled throw',
    strongVictim: 'a strong opponent',
    cheeringFans: 'cheering fans',
  },
  kickOffs: {
    timeOut: ['Time-out!', 'Both turn markers move a space.'],
    solidDefence: ['Solid Defence', 'Some players of the kicking side may be set up anew.'],
    cheeringFans: ['Cheering Fans', 'The louder fans lend a hand with one block.'],
    brilliantCoaching: ['Brilliant Coaching', 'The better bench brings a team re-roll for this drive.'],
    quickSnap: ['Quick Snap!', 'Some of the receivers may each move a square.'],
    charge: ['Charge!', 'Some players of the kicking side may act before the ball comes down.'],
    dodgySnack: ['Dodgy Snack', 'Somebody has eaten something bad.'],
    pitchInvasion: ['Pitch Invasion', 'The crowd runs onto the pitch and stuns some players.'],
  },
  weather: {
    swelteringHeat: {
      name: 'Sweltering Heat',
      does: 'After each drive some players are too exhausted for the next one.',
    },
    verySunny: { name: 'Very Sunny', does: '−1 on every pass.' },
    pouringRain: { name: 'Pouring Rain', does: '−1 to catch, pick up, intercept and secure the ball.' },
    blizzard: { name: 'Blizzard', does: '−1 on every Rush, and only quick and short passes.' },
  },
  faces: {
    attackerDown: { name: 'Player Down', why: 'The blocker goes down.' },
    bothDown: { name: 'Both Down', why: 'Both go down, unless they use Block.' },
    pushed: { name: 'Push Back', why: 'The target goes back one square.' },
    defenderStumbles: { name: 'Stumble', why: 'Pushed back and down, unless the target uses Dodge.' },
    defenderDown: { name: 'POW', why: 'Pushed back and down.' },
  },
  questions: {
    tentacles: { help: 'Tentacles: a die and the difference in Strength decide; a 6 always holds.' },
    shadowing: { help: 'Shadowing: on 4 or more it moves into the square that was left.' },
    secondTarget: { help: 'Multiple Block: the blocker counts as two weaker against both.' },
    moveInsteadOfBlock: {
      help: 'Bloodlust: before its activation ends it should bite a Thrall next to it, or the turn is over.',
    },
    bite: {
      help: 'A Thrall alongside takes an injury roll, and is at worst badly hurt. Without a bite the turn is over, and the Vampire is distracted.',
    },
  },
  terms: {
    'Agility (AG)': 'What a player has to roll to dodge, catch or pick up: 2+ is nimble, 5+ is clumsy.',
    'Armour roll':
      'Two dice after a fall. A total of at least the Armour value breaks the armour, and an Injury roll follows.',
    'Armour value (AV)': 'What two dice have to reach before a fall can hurt.',
  },
  useSkill: {
    ...starPurposes,
    bullseye: 'to have it come down in the very square it was thrown at',
    loneFouler: 'to roll the armour again',
    pileDriver: 'to foul whoever it has knocked down',
    saboteur: 'to take the opponent down as well',
    steadyFooting: 'to stay on its feet on a 6',
    stripBall: 'to make the carrier drop the ball',
    taunt: 'to make the blocker follow up',
    swoop: 'to glide instead of scattering',
    plagueRidden: 'to have a Lineman join the team',
  },
} satisfies OwnWords;
