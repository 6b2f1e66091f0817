/** The cards, arenas and abilities of the 2024 box, in our own words and short enough for a screen. */
import { type Box, type Named, type PlayWords, words } from '../../shape.ts';
import { sharedAbilities, sharedChallenges, sharedPlays } from './blitz-shared.ts';

export const edition = {
  challenges: words<Named>()({
    ...sharedChallenges,
    breakSomeBones: { name: 'Break Some Bones!', does: 'Injure the target of your Block or Foul.' },
    tieThemUp: { name: 'Tie Them Up!', does: 'Mark two opponents at once whom nobody else marks.' },
  }),
  plays: words<PlayWords>()({
    ...sharedPlays,
    accurateThrow: { name: 'Accurate Throw', when: 'Before your Throw.', does: 'The thrower needs only a 2+.' },
    aggressiveMark: { name: 'Aggressive Mark', when: 'Before your Mark.', does: 'It may be 4 squares long.' },
    bladedKnuckleDusters: {
      name: 'Bladed Knuckle Dusters',
      when: 'After your Block knocked somebody down.',
      does: 'The victim needs a 6 for its Armour Check.',
    },
    blockingPlay: { name: 'Blocking Play', when: 'At the start of your turn.', does: 'All your Blocks are assisted.' },
    defensivePlay: {
      name: 'Defensive Play',
      when: 'Before your first action.',
      does: 'This turn your Runs may go next to opponents, and end there.',
    },
    hailMaryPass: {
      name: 'Hail Mary Pass',
      when: 'Before your Throw.',
      does: 'To any team-mate on the pitch, 4+ and no modifiers.',
    },
    inspiration: { name: 'Inspiration', when: 'After your third action.', does: 'You may make a fourth.' },
    jumpUp: { name: 'Jump Up', when: 'Between your actions.', does: 'A Prone player of yours makes a free Stand Up.' },
    reserves: { name: 'Reserves', when: 'Before an action.', does: 'A player of yours makes a free Reserves action.' },
    shadowing: {
      name: 'Shadowing',
      when: "After an opponent's Sidestep.",
      does: 'A player that had marked it moves into the square it left.',
    },
    stepAside: {
      name: 'Step Aside',
      when: "After an opponent's Mark.",
      does: 'A player of yours marked by it makes a free Sidestep.',
    },
    toughEnough: {
      name: 'Tough Enough',
      when: 'When you are about to be blocked.',
      does: 'The Block is not assisted and a Shove counts as a Miss.',
    },
  }),
  randomEvents: words<Named>()({
    bananaSkins: { name: 'Banana Skins', does: 'Each coach picks an Open opponent, who falls Prone.' },
    crumblingPitch: {
      name: 'Crumbling Astrogranite Pitch',
      does: 'From now on Armour Checks after a Block are at −1.',
    },
    emptyTheBench: { name: 'Empty The Bench', does: 'Everybody in the dugouts may come on for free.' },
    generousCoaches: { name: 'Generous Coaches', does: 'From now on cards and Touchdowns are worth 1 point more.' },
    getTheRef: { name: 'Get The Ref!', does: 'From now on no foul is spotted.' },
    impatientCoaches: { name: 'Impatient Coaches', does: 'The Active cards are swept away and three new ones dealt.' },
    multiBall: { name: 'Multi-Ball', does: 'Another ball comes into play, or two when there is none.' },
    pitchInvasion: { name: 'Pitch Invasion', does: 'A Block Die for every player on the pitch; Kerrunch! injures.' },
    reset: { name: 'Reset', does: 'Everybody sets up again in the End Zones.' },
    trapdoorMonster: { name: 'Trapdoor Monster', does: 'Injures whoever is on a Trapdoor and fells all around it.' },
  }),
  arenas: words<Named>()({
    bakeOffTent: { name: 'Great Moot Bake-off Tent', does: 'Emergency Reserves come one player earlier.' },
    sewerPipe: { name: 'Sewer Pipe Stadium', does: 'Reserves may come up through a Trapdoor.' },
    bonePit: { name: 'The Bone Pit', does: 'Whoever comes on from the Reserves may make a free Run.' },
    glitteringColiseum: { name: 'Glittering Coliseum', does: 'Long Throws have no penalty.' },
    coliseumOfChaos: { name: 'Coliseum of Chaos', does: 'A Shove without room counts as Kerrunch!' },
    badlandsPit: { name: 'Badlands Fighting Pit', does: 'An assist gives two dice more, up to three in all.' },
    mountainSummit: { name: 'Mountain Summit Stadium', does: 'A lead of 8 is Sudden Death.' },
    overgrownArena: { name: 'Overgrown Arena', does: 'A Block on somebody beside a Trapdoor is assisted.' },
  }),
  abilities: words<Named>()({
    ...sharedAbilities,
    bloodlust: { name: 'Bloodlust', does: 'Injured after its own Block if any die showed a Miss.' },
    defensive: { name: 'Defensive', does: 'Opponents beside it give no assist.' },
    dumpOff: { name: 'Dump-off', does: 'May get rid of the ball by a short Throw when it is blocked.' },
    enforcer: { name: 'Enforcer', does: 'Every one of its Block Dice counts; it must follow up.' },
    ethereal: { name: 'Ethereal', does: 'Runs through players and blocks, but must end Open.' },
    expertPasser: { name: 'Expert Passer', does: 'May re-roll failed Throw Checks.' },
    hitAndRun: { name: 'Hit And Run', does: 'Makes a free Run of 2 squares after its Block.' },
    litheCreature: { name: 'Lithe Creature', does: 'Its Runs may pass next to opponents but end Open; cannot Throw.' },
    minion: { name: 'Minion', does: 'May be injured in place of a thirsty Vampire beside it.' },
    pickMeUp: { name: 'Pick-me-up', does: 'After its action Prone team-mates beside it may stand up for free.' },
    runningPass: { name: 'Running Pass', does: 'Makes a free short Throw after its Run.' },
    violent: { name: 'Violent', does: 'Rolls a D6 with its Block or Foul; a 6 injures at once.' },
    wardance: { name: 'Wardance', does: 'May make a free Sidestep once a turn.' },
    woodlandAid: { name: 'Woodland Aid', does: 'Blocks against it are never assisted.' },
  }),
} satisfies Box;
