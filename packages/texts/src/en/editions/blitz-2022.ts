/** The cards, arenas and abilities of the 2022 box, in our own words and short enough for a screen. */
import { type Box, type Named, type PlayWords, words } from '../../shape.ts';
import { sharedAbilities, sharedChallenges, sharedPlays } from './blitz-shared.ts';

export const edition = {
  challenges: words<Named>()({
    ...sharedChallenges,
    breakSomeBones: { name: 'Break Some Bones!', does: 'Injure the target of your Block.' },
    gangUp: { name: 'Gang Up!', does: 'Knock somebody down with an assisted Block.' },
    tieThemUp: { name: 'Tie Them Up!', does: 'Mark so that 3 opponents are Marked, by at least 2 of your players.' },
    breakTheirLines: { name: 'Break Their Lines!', does: 'Knock somebody down with a Block by your ball carrier.' },
    causeSomeCarnage: {
      name: 'Cause Some Carnage!',
      does: 'Injure somebody with a Block after another opponent went down this turn.',
    },
    goDeep: { name: 'Go Deep!', does: 'Have 2 Open players within 3 squares of the far End Zone.' },
    lastChance: { name: 'Last Chance!', does: 'Be 4 points behind, with an action that fulfils no other card.' },
    pileOn: { name: 'Pile On!', does: 'Knock somebody down with a Block while 2 of theirs are in the dugout.' },
    showOffALittle: {
      name: 'Show Off A Little!',
      does: 'Complete a long Throw after another completed one this turn.',
    },
    showSomeGrit: { name: 'Show Some Grit!', does: 'Be 4 points behind and bring on an Emergency Reserve.' },
  }),
  plays: words<PlayWords>()({
    ...sharedPlays,
    accurateThrow: {
      name: 'Accurate Throw',
      when: 'Before the roll of your short Throw.',
      does: 'The thrower needs only a 2+.',
    },
    blockingPlay: {
      name: 'Blocking Play',
      when: 'Between your actions.',
      does: 'This turn your Runs may go next to opponents, and end there.',
    },
    defensivePlay: {
      name: 'Defensive Play',
      when: 'At the start of your turn.',
      does: 'All your Blocks are assisted.',
    },
    distraction: {
      name: 'Distraction',
      when: "After an opponent's Mark.",
      does: 'A player of yours marked by it makes a free Sidestep.',
    },
    inspiration: { name: 'Inspiration', when: 'After your third action.', does: 'You must make a fourth, if you can.' },
    interference: { name: 'Interference', when: 'Before your Mark.', does: 'It may be 4 squares long.' },
    jumpUp: {
      name: 'Jump Up',
      when: 'Before your first action.',
      does: 'A Prone player of yours makes a free Stand Up.',
    },
    multiBall: { name: 'Multi-Ball', when: 'At once.', does: 'Two more balls come into play.' },
    reserves: {
      name: 'Reserves',
      when: 'Before your first action.',
      does: 'A player of yours makes a free Reserves action.',
    },
    shadow: {
      name: 'Shadow',
      when: "After an opponent's Sidestep.",
      does: 'A player that had marked it moves into the square it left.',
    },
    stepAside: {
      name: 'Step Aside',
      when: 'When you are about to be blocked.',
      does: 'The target makes a free Sidestep, and the Block is called off.',
    },
    throwingPlay: {
      name: 'Throwing Play',
      when: 'At the start of your turn.',
      does: 'This turn Throw Checks are rolled with a D8; 6 or more is always good.',
    },
    toughEnough: {
      name: 'Tough Enough',
      when: 'Before your Armour Check.',
      does: 'It is rolled with a D8; a natural 6 or more always holds.',
    },
    absoluteCarnage: {
      name: 'Absolute Carnage',
      when: "Before an opponent's Armour Check.",
      does: 'It has another −2.',
    },
    absolutelyNails: {
      name: 'Absolutely Nails',
      when: 'Before your Armour Check.',
      does: 'A natural 2 or more holds.',
    },
    bladedKnuckleDusters: {
      name: 'Bladed Knuckle Dusters',
      when: 'After your Block knocked somebody down.',
      does: 'The victim is injured without an Armour Check.',
    },
    bodyCheck: { name: 'Body Check', when: 'Before your Block.', does: 'No dice are rolled: it is a Kerrunch!' },
    bribedRef: {
      name: 'Bribed Ref',
      when: 'At once.',
      does: 'The other team gets no Emergency Reserves for the rest of the match.',
    },
    comboPlay: {
      name: 'Combo Play',
      when: 'After your Throw reached its target.',
      does: 'The receiver makes a free Run, or a free Sidestep when Marked.',
    },
    getInThere: {
      name: 'Get In There',
      when: 'After a player of yours was injured.',
      does: 'It makes a free Reserves action.',
    },
    hailMaryPass: {
      name: 'Hail Mary Pass',
      when: 'Before your Throw.',
      does: 'To any team-mate on the pitch, a natural 4+; a total of 1 is still fumbled.',
    },
    legUp: { name: 'Leg Up', when: 'After you claimed another card or scored a Touchdown.', does: '1 point more.' },
    nufflesBlessing: {
      name: "Nuffle's Blessing",
      when: 'At once.',
      does: 'All your Blocks are assisted for the rest of the match.',
    },
    pro: {
      name: 'Pro',
      when: 'Before your Throw or Armour Check.',
      does: 'It is rolled with a D8; 6 or more is always good.',
    },
    readyToGo: {
      name: 'Ready To Go',
      when: 'At once.',
      does: 'Your Open players may Run 1 square, then the Marked ones Sidestep, then the Prone ones Stand Up.',
    },
    shoulderCharge: { name: 'Shoulder Charge', when: 'After your Mark.', does: 'That player makes a free Block.' },
    yourTimeToShine: {
      name: 'Your Time To Shine',
      when: 'At once.',
      does: 'Two of your players may come on, then one that came on this turn may Run.',
    },
  }),
  randomEvents: words<Named>()({}),
  arenas: words<Named>()({
    moot: { name: 'Halfling Moot Madness', does: 'Emergency Reserves come one player earlier.' },
    underworld: { name: 'Underworld Challenge', does: 'Reserves may come up through a Trapdoor.' },
    sylvanianSpotlight: {
      name: 'Sylvanian Spotlight',
      does: 'Whoever comes on from the Reserves may make a free Run.',
    },
    elvenKingdoms: { name: 'Elven Kingdoms League', does: 'Long Throws have no penalty.' },
    gutCup: {
      name: 'The Gut Cup Grind',
      does: 'A Shove into a blocked square or off the pitch counts as Kerrunch!',
    },
    badlandsBrawl: { name: 'The Badlands Brawl', does: 'An assist gives two dice more, up to three in all.' },
    worldsEdge: { name: "World's Edge Superleague", does: 'Being 8 behind is Sudden Death.' },
    lustrian: { name: 'Lustrian Superleague', does: 'The pitch must have two Trapdoors.' },
  }),
  abilities: words<Named>()({
    ...sharedAbilities,
    claws: { name: 'Claws', does: 'Rolls a D6 with its Block; a 6 injures at once.' },
    enforcer: { name: 'Enforcer', does: 'Every one of its Block Dice counts.' },
    ethereal: { name: 'Ethereal', does: 'Runs next to opponents and through blocks, but must end Open.' },
    rush: { name: 'Rush', does: 'Its Runs may go next to opponents, and end there.' },
  }),
} satisfies Box;
