/** The words of the 2022 box, standard and endgame cards. */
import { type Box, sharedAbilities, sharedChallenges, sharedPlays } from './box.ts';

export const box2022: Box = {
  challenges: {
    ...sharedChallenges,
    breakSomeBones: { name: 'Break Some Bones!', does: 'injure the target of your Block' },
    gangUp: { name: 'Gang Up!', does: 'knock somebody down with an assisted Block' },
    tieThemUp: { name: 'Tie Them Up!', does: 'Mark so that 3 opponents are Marked, by at least 2 of your players' },
    breakTheirLines: { name: 'Break Their Lines!', does: 'knock somebody down with a Block by your ball carrier' },
    causeSomeCarnage: {
      name: 'Cause Some Carnage!',
      does: 'injure somebody with a Block after another opponent went down this turn',
    },
    goDeep: { name: 'Go Deep!', does: 'have 2 Open players within 3 squares of the far End Zone' },
    lastChance: { name: 'Last Chance!', does: 'be 4 points behind, with an action that fulfils no other card' },
    pileOn: { name: 'Pile On!', does: 'knock somebody down with a Block while 2 of theirs are in the dugout' },
    showOffALittle: {
      name: 'Show Off A Little!',
      does: 'complete a long Throw after another completed one this turn',
    },
    showSomeGrit: { name: 'Show Some Grit!', does: 'be 4 points behind and bring on an Emergency Reserve' },
  },
  plays: {
    ...sharedPlays,
    accurateThrow: {
      name: 'Accurate Throw',
      when: 'before the roll of your short Throw',
      does: 'the thrower needs only a 2+',
    },
    blockingPlay: {
      name: 'Blocking Play',
      when: 'between your actions',
      does: 'this turn your Runs may go next to opponents, and end there',
    },
    defensivePlay: { name: 'Defensive Play', when: 'at the start of your turn', does: 'all your Blocks are assisted' },
    distraction: {
      name: 'Distraction',
      when: "after an opponent's Mark",
      does: 'a player of yours marked by it makes a free Sidestep',
    },
    inspiration: { name: 'Inspiration', when: 'after your third action', does: 'you must make a fourth, if you can' },
    interference: { name: 'Interference', when: 'before your Mark', does: 'it may be 4 squares long' },
    jumpUp: {
      name: 'Jump Up',
      when: 'before your first action',
      does: 'a Prone player of yours makes a free Stand Up',
    },
    multiBall: { name: 'Multi-Ball', when: 'at once', does: 'two more balls come into play' },
    reserves: {
      name: 'Reserves',
      when: 'before your first action',
      does: 'a player of yours makes a free Reserves action',
    },
    shadow: {
      name: 'Shadow',
      when: "after an opponent's Sidestep",
      does: 'a player that had marked it moves into the square it left',
    },
    stepAside: {
      name: 'Step Aside',
      when: 'when you are about to be blocked',
      does: 'the target makes a free Sidestep, and the Block is called off',
    },
    throwingPlay: {
      name: 'Throwing Play',
      when: 'at the start of your turn',
      does: 'this turn Throw Checks are rolled with a D8; 6 or more is always good',
    },
    toughEnough: {
      name: 'Tough Enough',
      when: 'before your Armour Check',
      does: 'it is rolled with a D8; a natural 6 or more always holds',
    },
    absoluteCarnage: {
      name: 'Absolute Carnage',
      when: "before an opponent's Armour Check",
      does: 'it is at -2 more',
    },
    absolutelyNails: { name: 'Absolutely Nails', when: 'before your Armour Check', does: 'a natural 2 or more holds' },
    bladedKnuckleDusters: {
      name: 'Bladed Knuckle Dusters',
      when: 'after your Block knocked somebody down',
      does: 'the victim is injured without an Armour Check',
    },
    bodyCheck: { name: 'Body Check', when: 'before your Block', does: 'no dice are rolled: it is a Kerrunch!' },
    bribedRef: {
      name: 'Bribed Ref',
      when: 'at once',
      does: 'the other team gets no Emergency Reserves for the rest of the match',
    },
    comboPlay: {
      name: 'Combo Play',
      when: 'after your Throw reached its target',
      does: 'the receiver makes a free Run, or a free Sidestep when Marked',
    },
    getInThere: {
      name: 'Get In There',
      when: 'after a player of yours was injured',
      does: 'it makes a free Reserves action',
    },
    hailMaryPass: {
      name: 'Hail Mary Pass',
      when: 'before your Throw',
      does: 'to any team-mate on the pitch, a natural 4+; a total of 1 is still fumbled',
    },
    legUp: { name: 'Leg Up', when: 'after you claimed another card or scored a Touchdown', does: '1 point more' },
    nufflesBlessing: {
      name: "Nuffle's Blessing",
      when: 'at once',
      does: 'all your Blocks are assisted for the rest of the match',
    },
    pro: {
      name: 'Pro',
      when: 'before your Throw or Armour Check',
      does: 'it is rolled with a D8; 6 or more is always good',
    },
    readyToGo: {
      name: 'Ready To Go',
      when: 'at once',
      does: 'your Open players may Run 1 square, then the Marked ones Sidestep, then the Prone ones Stand Up',
    },
    shoulderCharge: { name: 'Shoulder Charge', when: 'after your Mark', does: 'that player makes a free Block' },
    yourTimeToShine: {
      name: 'Your Time To Shine',
      when: 'at once',
      does: 'two of your players may come on, then one that came on this turn may Run',
    },
  },
  randomEvents: {},
  arenas: {
    moot: { name: 'Halfling Moot Madness', does: 'Emergency Reserves come one player earlier' },
    underworld: { name: 'Underworld Challenge', does: 'Reserves may come up through a Trapdoor' },
    sylvanianSpotlight: {
      name: 'Sylvanian Spotlight',
      does: 'whoever comes on from the Reserves may make a free Run',
    },
    elvenKingdoms: { name: 'Elven Kingdoms League', does: 'long Throws have no minus' },
    gutCup: {
      name: 'The Gut Cup Grind',
      does: 'a Shove into a blocked square or off the pitch counts as Kerrunch!',
    },
    badlandsBrawl: { name: 'The Badlands Brawl', does: 'an assist gives two dice more, up to three in all' },
    worldsEdge: { name: "World's Edge Superleague", does: 'to be 8 behind is Sudden Death' },
    lustrian: { name: 'Lustrian Superleague', does: 'the pitch must have two Trapdoors' },
  },
  abilities: {
    ...sharedAbilities,
    claws: { name: 'Claws', does: 'rolls a D6 with its Block; a 6 injures at once' },
    enforcer: { name: 'Enforcer', does: 'every one of its Block Dice counts' },
    ethereal: { name: 'Ethereal', does: 'runs next to opponents and through blocks, but must end Open' },
    rush: { name: 'Rush', does: 'its Runs may go next to opponents, and end there' },
  },
};
