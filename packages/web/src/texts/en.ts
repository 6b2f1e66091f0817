/**
 * Every English text of the page, in one place: another language is one more file of this shape. Sentences about the
 * match are a dry, friendly commentator's; questions are in plain words; buttons say what happens.
 */

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const square = ([column, row]: readonly [number, number]): string => `${column}·${row}`;
/** Where something goes; without a square it leaves the pitch. */
const towards = (to: string): string => (to === '' ? 'off the pitch' : `to ${to}`);
/** A name as a sentence of its own: some end with a mark already. */
const ended = (name: string): string => (/[.!?]$/.test(name) ? name : `${name}.`);
/** Chances nearer to 0 or 1 than this are taken for certain. */
const CERTAIN = 1e-9;
/** Only what is certain reads 0 or 100. */
const percent = (chance: number): string => {
  if (chance <= CERTAIN) return '0';
  if (chance >= 1 - CERTAIN) return '100';
  return String(Math.min(99, Math.max(1, Math.round(chance * 100))));
};

/** The words a sentence of the commentary is made of; names are already written out. */
export interface Told {
  readonly player: string;
  readonly target: string;
  readonly team: string;
  readonly from: string;
  readonly to: string;
  readonly die: number;
  readonly count: number;
  readonly name: string;
  readonly does: string;
  readonly result: string;
  readonly points: number;
}
type Sentence = (told: Told) => string;

const cards = {
  challenges: {
    freeUpTheBall: {
      name: 'Free Up The Ball!',
      does: 'Make the other team lose a ball it was holding.',
    },
    getMoving: {
      name: 'Get Moving!',
      does: 'Make your third Run of the turn.',
    },
    getTheBall: {
      name: 'Get The Ball!',
      does: 'Gain a ball you did not hold when the turn began.',
    },
    getTogether: {
      name: 'Get Together!',
      does: 'Run, Mark or Sidestep to stand beside two of your players.',
    },
    makeARiskyThrow: {
      name: 'Make A Risky Throw!',
      does: 'Complete a Throw that had a minus.',
    },
    moveTheBall: {
      name: 'Move The Ball!',
      does: 'Run or Throw a ball 4 columns forward and keep it.',
    },
    playAsATeam: {
      name: 'Play As A Team!',
      does: 'In one turn: 3 kinds of action by 3 players.',
    },
    showNoFear: {
      name: 'Show No Fear!',
      does: 'End an action on a Trapdoor while they hold a ball.',
    },
    showThemHow: {
      name: "Show Them How It's Done!",
      does: 'Make 3 different actions with one player, free ones apart.',
    },
    showUsACompletion: {
      name: 'Show Us A Completion!',
      does: 'Complete a Throw; a Hand-off is not enough.',
    },
    showboat: {
      name: 'Showboat For The Crowd!',
      does: 'Score a Touchdown.',
    },
    spreadOut: {
      name: 'Spread Out!',
      does: 'Run or Sidestep so that none of your players are side by side.',
    },
    takeThemDown: {
      name: 'Take Them Down!',
      does: 'Knock somebody down with a Block.',
    },
    breakSomeBones: {
      name: 'Break Some Bones!',
      does: 'Injure the target of your Block or Foul.',
    },
    gangUp: {
      name: 'Gang Up!',
      does: 'Knock somebody down with an assisted Block.',
    },
    tieThemUp: {
      name: 'Tie Them Up!',
      does: 'Mark two opponents at once whom nobody else marks.',
    },
    breakTheirLines: {
      name: 'Break Their Lines!',
      does: 'Knock somebody down with a Block by your ball carrier.',
    },
    causeSomeCarnage: {
      name: 'Cause Some Carnage!',
      does: 'Injure somebody with a Block after another opponent went down this turn.',
    },
    goDeep: {
      name: 'Go Deep!',
      does: 'Have 2 Open players within 3 squares of the far End Zone.',
    },
    lastChance: {
      name: 'Last Chance!',
      does: 'Be 4 points behind, with an action that fulfils no other card.',
    },
    pileOn: {
      name: 'Pile On!',
      does: 'Knock somebody down with a Block while 2 of theirs are in the dugout.',
    },
    showOffALittle: {
      name: 'Show Off A Little!',
      does: 'Complete a long Throw after another completed one this turn.',
    },
    showSomeGrit: {
      name: 'Show Some Grit!',
      does: 'Be 4 points behind and bring on an Emergency Reserve.',
    },
  },
  plays: {
    blitz: {
      name: 'Blitz!',
      when: 'After a Mark by a player who has run.',
      does: 'That player makes a free Block.',
    },
    divingTackle: {
      name: 'Diving Tackle',
      when: 'After your Mark.',
      does: 'That player makes a free Block, then lies Prone.',
    },
    dodge: {
      name: 'Dodge',
      when: 'Before your Run.',
      does: 'It may pass next to opponents but must end Open.',
    },
    intervention: {
      name: 'Intervention',
      when: "After an opponent's Run.",
      does: 'An Open player of yours makes a free Mark on the runner.',
    },
    nervesOfSteel: {
      name: 'Nerves Of Steel',
      when: 'Before an action.',
      does: 'A Marked player of yours may Throw.',
    },
    rawTalent: {
      name: 'Raw Talent',
      when: 'After your own roll.',
      does: 'Roll all dice of that roll again.',
    },
    sprint: {
      name: 'Sprint',
      when: 'Before your Run.',
      does: 'It may be 2 squares longer.',
    },
    moxy: {
      name: "The Kid's Got Moxy",
      when: 'Before your unassisted Block.',
      does: 'Roll three Block Dice.',
    },
    accurateThrow: {
      name: 'Accurate Throw',
      when: 'Before your Throw.',
      does: 'The thrower needs only a 2+.',
    },
    blockingPlay: {
      name: 'Blocking Play',
      when: 'At the start of your turn.',
      does: 'All your Blocks are assisted.',
    },
    defensivePlay: {
      name: 'Defensive Play',
      when: 'Before your first action.',
      does: 'This turn your Runs may go next to opponents, and end there.',
    },
    distraction: {
      name: 'Distraction',
      when: "After an opponent's Mark.",
      does: 'A player of yours marked by it makes a free Sidestep.',
    },
    inspiration: {
      name: 'Inspiration',
      when: 'After your third action.',
      does: 'You may make a fourth.',
    },
    interference: {
      name: 'Interference',
      when: 'Before your Mark.',
      does: 'It may be 4 squares long.',
    },
    jumpUp: {
      name: 'Jump Up',
      when: 'Between your actions.',
      does: 'A Prone player of yours makes a free Stand Up.',
    },
    multiBall: {
      name: 'Multi-Ball',
      when: 'At once.',
      does: 'Two more balls come into play.',
    },
    reserves: {
      name: 'Reserves',
      when: 'Before an action.',
      does: 'A player of yours makes a free Reserves action.',
    },
    shadow: {
      name: 'Shadow',
      when: "After an opponent's Sidestep.",
      does: 'A player that had marked it moves into the square it left.',
    },
    stepAside: {
      name: 'Step Aside',
      when: "After an opponent's Mark.",
      does: 'A player of yours marked by it makes a free Sidestep.',
    },
    throwingPlay: {
      name: 'Throwing Play',
      when: 'At the start of your turn.',
      does: 'This turn Throw Checks are rolled with a D8; 6 or more is always good.',
    },
    toughEnough: {
      name: 'Tough Enough',
      when: 'When you are about to be blocked.',
      does: 'The Block is not assisted and a Shove counts as a Miss.',
    },
    absoluteCarnage: {
      name: 'Absolute Carnage',
      when: "Before an opponent's Armour Check.",
      does: 'It is at -2 more.',
    },
    absolutelyNails: {
      name: 'Absolutely Nails',
      when: 'Before your Armour Check.',
      does: 'A natural 2 or more holds.',
    },
    bladedKnuckleDusters: {
      name: 'Bladed Knuckle Dusters',
      when: 'After your Block knocked somebody down.',
      does: 'The victim needs a 6 for its Armour Check.',
    },
    bodyCheck: {
      name: 'Body Check',
      when: 'Before your Block.',
      does: 'No dice are rolled: it is a Kerrunch!',
    },
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
      does: 'To any team-mate on the pitch, 4+ and no modifiers.',
    },
    legUp: {
      name: 'Leg Up',
      when: 'After you claimed another card or scored a Touchdown.',
      does: '1 point more.',
    },
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
    shoulderCharge: {
      name: 'Shoulder Charge',
      when: 'After your Mark.',
      does: 'That player makes a free Block.',
    },
    yourTimeToShine: {
      name: 'Your Time To Shine',
      when: 'At once.',
      does: 'Two of your players may come on, then one that came on this turn may Run.',
    },
    aggressiveMark: {
      name: 'Aggressive Mark',
      when: 'Before your Mark.',
      does: 'It may be 4 squares long.',
    },
    shadowing: {
      name: 'Shadowing',
      when: "After an opponent's Sidestep.",
      does: 'A player that had marked it moves into the square it left.',
    },
  },
  randomEvents: {
    bananaSkins: {
      name: 'Banana Skins',
      does: 'Each coach picks an Open opponent, who falls Prone.',
    },
    crumblingPitch: {
      name: 'Crumbling Astrogranite Pitch',
      does: 'From now on Armour Checks after a Block are at -1.',
    },
    emptyTheBench: {
      name: 'Empty The Bench',
      does: 'Everybody in the dugouts may come on for free.',
    },
    generousCoaches: {
      name: 'Generous Coaches',
      does: 'From now on cards and Touchdowns are worth 1 point more.',
    },
    getTheRef: {
      name: 'Get The Ref!',
      does: 'From now on no foul is spotted.',
    },
    impatientCoaches: {
      name: 'Impatient Coaches',
      does: 'The Active cards are swept away and three new ones dealt.',
    },
    multiBall: {
      name: 'Multi-Ball',
      does: 'Another ball comes into play, or two when there is none.',
    },
    pitchInvasion: {
      name: 'Pitch Invasion',
      does: 'A Block Die for every player on the pitch; Kerrunch! injures.',
    },
    reset: {
      name: 'Reset',
      does: 'Everybody sets up again in the End Zones.',
    },
    trapdoorMonster: {
      name: 'Trapdoor Monster',
      does: 'Injures whoever is on a Trapdoor and fells all around it.',
    },
  },
  arenas: {
    moot: {
      name: 'Halfling Moot Madness',
      does: 'Emergency Reserves come one player earlier.',
    },
    underworld: {
      name: 'Underworld Challenge',
      does: 'Reserves may come up through a Trapdoor.',
    },
    sylvanianSpotlight: {
      name: 'Sylvanian Spotlight',
      does: 'Whoever comes on from the Reserves may make a free Run.',
    },
    elvenKingdoms: {
      name: 'Elven Kingdoms League',
      does: 'Long Throws have no minus.',
    },
    gutCup: {
      name: 'The Gut Cup Grind',
      does: 'A Shove into a blocked square or off the pitch counts as Kerrunch!',
    },
    badlandsBrawl: {
      name: 'The Badlands Brawl',
      does: 'An assist gives two dice more, up to three in all.',
    },
    worldsEdge: {
      name: "World's Edge Superleague",
      does: 'To be 8 behind is Sudden Death.',
    },
    lustrian: {
      name: 'Lustrian Superleague',
      does: 'The pitch must have two Trapdoors.',
    },
    bakeOffTent: {
      name: 'Great Moot Bake-off Tent',
      does: 'Emergency Reserves come one player earlier.',
    },
    sewerPipe: {
      name: 'Sewer Pipe Stadium',
      does: 'Reserves may come up through a Trapdoor.',
    },
    bonePit: {
      name: 'The Bone Pit',
      does: 'Whoever comes on from the Reserves may make a free Run.',
    },
    glitteringColiseum: {
      name: 'Glittering Coliseum',
      does: 'Long Throws have no minus.',
    },
    coliseumOfChaos: {
      name: 'Coliseum of Chaos',
      does: 'A Shove without room counts as Kerrunch!',
    },
    badlandsPit: {
      name: 'Badlands Fighting Pit',
      does: 'An assist gives two dice more, up to three in all.',
    },
    mountainSummit: {
      name: 'Mountain Summit Stadium',
      does: 'A lead of 8 is Sudden Death.',
    },
    overgrownArena: {
      name: 'Overgrown Arena',
      does: 'A Block on somebody beside a Trapdoor is assisted.',
    },
  },
  abilities: {
    bomber: {
      name: 'Bomber',
      does: 'May Block while Open, up to 3 squares away; there a Shove is a Miss.',
    },
    catchersInstincts: {
      name: "Catcher's Instincts",
      does: 'Makes a free Run after catching a Throw.',
    },
    elusive: {
      name: 'Elusive',
      does: 'Its Runs may pass next to opponents but must end Open.',
    },
    frenzied: {
      name: 'Frenzied',
      does: 'Makes a free Block after its Mark.',
    },
    handlingSkills: {
      name: 'Handling Skills',
      does: 'Picks up a ball however it comes onto its square.',
    },
    headButt: {
      name: 'Head-butt',
      does: 'Makes a free Block after a Run and a Mark in one turn.',
    },
    hulkingBrute: {
      name: 'Hulking Brute',
      does: 'Its Tackle and Smash are Kerrunch!; a Shove against it is a Miss.',
    },
    insignificant: {
      name: 'Insignificant',
      does: 'Opponents may run past it; its Tackle is a Miss.',
    },
    leap: {
      name: 'Leap',
      does: 'Runs next to and through players, but must end Open.',
    },
    mightyBlow: {
      name: 'Mighty Blow',
      does: 'Its Smash counts as Kerrunch!',
    },
    offensiveSpecialist: {
      name: 'Offensive Specialist',
      does: 'May re-roll its Block Dice.',
    },
    regenerate: {
      name: 'Regenerate',
      does: 'May stand up for free before the first action of the turn.',
    },
    safeHands: {
      name: 'Safe Hands',
      does: 'Chooses where its ball goes when it is knocked down.',
    },
    standFirm: {
      name: 'Stand Firm',
      does: 'A Shove against it is a Miss.',
    },
    titchy: {
      name: 'Titchy',
      does: 'Opponents may run up to it, and stop there; its Tackle is a Miss.',
    },
    warMachine: {
      name: 'War Machine',
      does: 'Runs while Marked and next to opponents; its Blocks are never assisted.',
    },
    claws: {
      name: 'Claws',
      does: 'Rolls a D6 with its Block; a 6 injures at once.',
    },
    enforcer: {
      name: 'Enforcer',
      does: 'Every one of its Block Dice counts; it must follow up.',
    },
    ethereal: {
      name: 'Ethereal',
      does: 'Runs through players and blocks, but must end Open.',
    },
    rush: {
      name: 'Rush',
      does: 'Its Runs may go next to opponents, and end there.',
    },
    bloodlust: {
      name: 'Bloodlust',
      does: 'Injured after its own Block if any die showed a Miss.',
    },
    defensive: {
      name: 'Defensive',
      does: 'Opponents beside it give no assist.',
    },
    dumpOff: {
      name: 'Dump-off',
      does: 'May get rid of the ball by a short Throw when it is blocked.',
    },
    expertPasser: {
      name: 'Expert Passer',
      does: 'May re-roll failed Throw Checks.',
    },
    hitAndRun: {
      name: 'Hit And Run',
      does: 'Makes a free Run of 2 squares after its Block.',
    },
    litheCreature: {
      name: 'Lithe Creature',
      does: 'Its Runs may pass next to opponents but end Open; cannot Throw.',
    },
    minion: {
      name: 'Minion',
      does: 'May be injured in place of a thirsty Vampire beside it.',
    },
    pickMeUp: {
      name: 'Pick-me-up',
      does: 'After its action Prone team-mates beside it may stand up for free.',
    },
    runningPass: {
      name: 'Running Pass',
      does: 'Makes a free short Throw after its Run.',
    },
    violent: {
      name: 'Violent',
      does: 'Rolls a D6 with its Block or Foul; a 6 injures at once.',
    },
    wardance: {
      name: 'Wardance',
      does: 'May make a free Sidestep once a turn.',
    },
    woodlandAid: {
      name: 'Woodland Aid',
      does: 'Blocks against it are never assisted.',
    },
  },
};
const cards2022 = {
  challenges: {
    breakSomeBones: {
      name: 'Break Some Bones!',
      does: 'Injure the target of your Block.',
    },
    tieThemUp: {
      name: 'Tie Them Up!',
      does: 'Mark so that 3 opponents are Marked, by at least 2 of your players.',
    },
  },
  plays: {
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
    inspiration: {
      name: 'Inspiration',
      when: 'After your third action.',
      does: 'You must make a fourth, if you can.',
    },
    jumpUp: {
      name: 'Jump Up',
      when: 'Before your first action.',
      does: 'A Prone player of yours makes a free Stand Up.',
    },
    reserves: {
      name: 'Reserves',
      when: 'Before your first action.',
      does: 'A player of yours makes a free Reserves action.',
    },
    stepAside: {
      name: 'Step Aside',
      when: 'When you are about to be blocked.',
      does: 'The target makes a free Sidestep, and the Block is called off.',
    },
    toughEnough: {
      name: 'Tough Enough',
      when: 'Before your Armour Check.',
      does: 'It is rolled with a D8; a natural 6 or more always holds.',
    },
    bladedKnuckleDusters: {
      name: 'Bladed Knuckle Dusters',
      when: 'After your Block knocked somebody down.',
      does: 'The victim is injured without an Armour Check.',
    },
    hailMaryPass: {
      name: 'Hail Mary Pass',
      when: 'Before your Throw.',
      does: 'To any team-mate on the pitch, a natural 4+; a total of 1 is still fumbled.',
    },
  },
  abilities: {
    enforcer: {
      name: 'Enforcer',
      does: 'Every one of its Block Dice counts.',
    },
    ethereal: {
      name: 'Ethereal',
      does: 'Runs next to opponents and through blocks, but must end Open.',
    },
  },
};

const bloodSkills = {
  accurate: { name: 'Accurate', does: '+1 on every throw.' },
  alwaysHungry: { name: 'Always Hungry', does: 'On a 1 it tries to eat the team-mate it was about to throw.' },
  animosity: { name: 'Animosity', does: 'On a 1 it refuses to pass or hand the ball to a team-mate of another race.' },
  ballAndChain: {
    name: 'Ball and Chain',
    does: 'Careers about at random, blocking whoever is in the way, friend or foe. If it goes down it is hurt at once.',
  },
  bigHand: { name: 'Big Hand', does: 'Tackle zones and rain do not count against its pick-ups.' },
  block: { name: 'Block', does: 'If this player uses it, Both Down does not knock it down.' },
  bloodLust: {
    name: 'Blood Lust',
    does: 'On a 1 after declaring an Action it must bite a Thrall next to it before the Action ends, or it leaves the pitch and the turn is over.',
  },
  bombardier: {
    name: 'Bombardier',
    does: 'May throw a bomb in place of its Action. It knocks down whoever stands where it goes off, and others next to it on 4 or more.',
  },
  boneHead: {
    name: 'Bone-head',
    does: 'Forgets what it is there for on a 1, whenever it is to take an Action: it does nothing and has no tackle zone until it remembers.',
  },
  breakTackle: { name: 'Break Tackle', does: 'Once a turn it may dodge with its Strength in place of its Agility.' },
  catch: { name: 'Catch', does: 'Re-rolls a failed catch, a dropped hand-off or a failed interception.' },
  chainsaw: {
    name: 'Chainsaw',
    does: 'Saws instead of blocking: +3 on the Armour roll, but on a 1 it hits itself. Falling down with it is just as bad.',
  },
  claw: {
    name: 'Claw',
    does: 'Whoever it knocks down in a block: an Armour total of 8 is enough, however good the armour.',
  },
  dauntless: {
    name: 'Dauntless',
    does: 'Blocking a stronger opponent: if D6 plus own Strength beats the opponent’s, both count as equally strong.',
  },
  decay: { name: 'Decay', does: 'A Casualty hits it twice as hard: the casualty table is rolled twice.' },
  dirtyPlayer: {
    name: 'Dirty Player',
    does: 'Its own fouls have +1 on the Armour roll or on the Injury roll, whichever helps.',
  },
  disposable: { name: 'Disposable', does: 'Leagues only: it does not count in the value of its team.' },
  disturbingPresence: {
    name: 'Disturbing Presence',
    does: 'Opponents within 3 squares have −1 to throw, catch and intercept.',
  },
  divingCatch: {
    name: 'Diving Catch',
    does: 'May catch a ball that lands in an empty square next to it, and has +1 to catch an accurate pass thrown to its own square.',
  },
  divingTackle: {
    name: 'Diving Tackle',
    does: 'May throw itself at an opponent that dodges out of its tackle zone: −2 on that dodge, and this player lies down.',
  },
  dodge: {
    name: 'Dodge',
    does: 'Re-rolls one failed dodge a turn. Defender Stumbles only pushes this player back, if it uses the skill.',
  },
  dumpOff: {
    name: 'Dump-Off',
    does: 'About to be blocked with the ball in its hands, it may throw a Quick Pass first. No turn ends by it.',
  },
  extraArms: { name: 'Extra Arms', does: '+1 to pick up, catch and intercept.' },
  fanFavourite: { name: 'Fan Favourite', does: '+1 FAME for the Kick-off table while it is on the pitch.' },
  fend: { name: 'Fend', does: 'Whoever blocks this player may not follow up.' },
  foulAppearance: {
    name: 'Foul Appearance',
    does: 'Whoever wants to block, stab or saw it must first roll 2 or more, or is too disgusted.',
  },
  frenzy: {
    name: 'Frenzy',
    does: 'Must follow up, and must block once more when the opponent was only pushed. In a Blitz that costs another square.',
  },
  grab: {
    name: 'Grab',
    does: 'In a Block Action it may push the opponent to any empty square next to that opponent. Side Step and Grab cancel each other.',
  },
  guard: { name: 'Guard', does: 'Assists blocks even from inside the tackle zones of other opponents.' },
  hailMaryPass: {
    name: 'Hail Mary Pass',
    does: 'May throw the ball to any square of the pitch: only a 1 fumbles it, but it always scatters. Nobody can intercept it.',
  },
  horns: { name: 'Horns', does: '+1 Strength for the block of its Blitz, if it has moved before.' },
  hypnoticGaze: {
    name: 'Hypnotic Gaze',
    does: 'At the end of its Move it may stare down an opponent next to it, which then has no tackle zone until its next Action.',
  },
  juggernaut: {
    name: 'Juggernaut',
    does: 'In its Blitz, Both Down may count as Pushed, and the opponent may use neither Fend nor Stand Firm nor Wrestle.',
  },
  jumpUp: {
    name: 'Jump Up',
    does: 'Stands up for nothing. May even declare a Block from the ground, with an Agility roll at +2.',
  },
  kick: {
    name: 'Kick',
    does: 'Set up behind the line and between the wide zones, it may halve how far its side’s kick-off scatters.',
  },
  kickOffReturn: {
    name: 'Kick-off Return',
    does: 'When its side receives, it may run up to 3 squares while the kick is in the air.',
  },
  kickTeammate: {
    name: 'Kick Team-mate',
    does: 'In a Blitz it may kick a small team-mate across the pitch in place of the block.',
  },
  leader: {
    name: 'Leader',
    does: 'Its team has one more team re-roll each half, for as long as such a player is on the pitch.',
  },
  leap: {
    name: 'Leap',
    does: 'Once an Action it may jump over anything to a square up to 2 away: 2 squares of movement and an Agility roll, no dodge.',
  },
  loner: {
    name: 'Loner',
    does: 'May use a team re-roll only after rolling 4 or more; the team re-roll is spent either way.',
  },
  mightyBlow: {
    name: 'Mighty Blow',
    does: '+1 on the Armour roll or on the Injury roll, whichever helps, against whoever it knocks down in a block.',
  },
  monstrousMouth: {
    name: 'Monstrous Mouth',
    does: 'Re-rolls a failed catch, a dropped hand-off or a failed interception. Strip Ball does nothing against it.',
  },
  multipleBlock: {
    name: 'Multiple Block',
    does: 'In a Block Action it may block two opponents, each with +2 Strength, and follows up neither.',
  },
  nervesOfSteel: {
    name: 'Nerves of Steel',
    does: 'Tackle zones do not count against it when it throws, catches or intercepts.',
  },
  noHands: {
    name: 'No Hands',
    does: 'Can never hold the ball: it neither catches nor intercepts, and kicks the ball along when it runs into it.',
  },
  nurglesRot: { name: "Nurgle's Rot", does: 'Leagues only: an opponent it kills may join its team.' },
  pass: { name: 'Pass', does: 'Re-rolls an inaccurate or fumbled throw.' },
  passBlock: {
    name: 'Pass Block',
    does: 'When an opponent is about to pass, it may run up to 3 squares to get in the way of the throw.',
  },
  pilingOn: {
    name: 'Piling On',
    does: 'May throw itself on an opponent it has just knocked down, to have the Armour or Injury roll made again.',
  },
  prehensileTail: { name: 'Prehensile Tail', does: 'Opponents have −1 to dodge out of its tackle zone.' },
  pro: { name: 'Pro', does: 'Once a turn it may re-roll one of its own rolls, if a D6 first shows 4 or more.' },
  reallyStupid: {
    name: 'Really Stupid',
    does: 'Needs 4 or more to understand its Action, with +2 when a brighter team-mate stands next to it. Otherwise it does nothing and has no tackle zone.',
  },
  regeneration: {
    name: 'Regeneration',
    does: 'As a Casualty it rolls a D6: on 4 or more it goes to Reserves instead.',
  },
  rightStuff: {
    name: 'Right Stuff',
    does: 'Small enough to be thrown by a team-mate, and to land on its feet with an Agility roll.',
  },
  safeThrow: {
    name: 'Safe Throw',
    does: 'May undo an interception of its pass with an Agility roll, and does not drop the ball when only the modifiers made it fumble.',
  },
  secretWeapon: { name: 'Secret Weapon', does: 'The referee sends it off at the end of every drive it took part in.' },
  shadowing: {
    name: 'Shadowing',
    does: 'When an opponent steps out of its tackle zone, it may try to follow into the square left.',
  },
  sideStep: {
    name: 'Side Step',
    does: 'When it is pushed back its own coach may choose the square, any empty one next to it.',
  },
  sneakyGit: {
    name: 'Sneaky Git',
    does: 'A double on the Armour roll of its foul is only seen by the referee when the armour was broken.',
  },
  sprint: { name: 'Sprint', does: 'May go for three extra squares instead of two.' },
  stab: { name: 'Stab', does: 'May stab instead of blocking: straight to an Armour roll, without risk.' },
  stakes: {
    name: 'Stakes',
    does: '+1 on the Armour roll when it stabs players of Khemri, Necromantic, Undead and Vampire teams.',
  },
  standFirm: { name: 'Stand Firm', does: 'May refuse to be pushed back.' },
  stripBall: { name: 'Strip Ball', does: 'A ball carrier that this player pushes back lets go of the ball.' },
  strongArm: { name: 'Strong Arm', does: '+1 on throws beyond Quick range.' },
  stunty: {
    name: 'Stunty',
    does: 'Tackle zones do not count against its dodges. −1 on its throws, and it is hurt more easily.',
  },
  sureFeet: { name: 'Sure Feet', does: 'Re-rolls a failed roll for an extra square.' },
  sureHands: { name: 'Sure Hands', does: 'Re-rolls a failed pick-up. Strip Ball does nothing against this player.' },
  swarming: {
    name: 'Swarming',
    does: 'At a kick-off up to D3 such players may come out of Reserves on top of those set up.',
  },
  swoop: {
    name: 'Swoop',
    does: 'When thrown, its coach points it three times in a direction instead of letting it scatter anywhere; +1 to land.',
  },
  tackle: {
    name: 'Tackle',
    does: 'Opponents may not use Dodge to get away from this player, nor when it blocks them.',
  },
  takeRoot: {
    name: 'Take Root',
    does: 'On a 1 after declaring an Action it takes root: no movement at all until the drive ends or it falls.',
  },
  tentacles: {
    name: 'Tentacles',
    does: 'May try to hold an opponent that is about to dodge or leap out of its tackle zone.',
  },
  thickSkull: { name: 'Thick Skull', does: 'An Injury total of 8 only stuns it.' },
  throwTeammate: {
    name: 'Throw Team-mate',
    does: 'In a Pass Action it may throw a team-mate with Right Stuff in place of the ball.',
  },
  timmmBer: { name: 'Timmm-ber!', does: 'Where it has to roll to stand up, every free team-mate next to it gives +1.' },
  titchy: { name: 'Titchy', does: '+1 to dodge, but nobody minds dodging into its tackle zone.' },
  twoHeads: { name: 'Two Heads', does: '+1 to dodge.' },
  veryLongLegs: {
    name: 'Very Long Legs',
    does: '+1 to leap and to intercept, and its interceptions cannot be undone by Safe Throw.',
  },
  weepingDagger: { name: 'Weeping Dagger', does: 'Leagues only: whoever it hurts badly may miss the next game.' },
  wildAnimal: {
    name: 'Wild Animal',
    does: 'Needs 4 or more for its Action, with +2 for a Block or a Blitz. Otherwise the Action is wasted.',
  },
  wrestle: {
    name: 'Wrestle',
    does: 'On Both Down it may pull both players to the ground instead: no armour is rolled for either.',
  },
};
const bloodCards = {
  ballClone: {
    name: 'Ball Clone',
    does: 'A second ball bounces away from a loose one. A carrier who would score rolls a D6: on 1 to 3 it held the fake, which vanishes.',
  },
  heckler: {
    name: 'Heckler',
    does: 'One opponent can use no skill in this turn and its next one, except skills it has no choice about.',
  },
  johnnyWaterboy: { name: 'Johnny Waterboy', does: "Your KO'd players come round on a 3 or more all match." },
  rowdyFans: {
    name: 'Rowdy Fans',
    does: 'All match, blocks and fouls by or against an opponent next to a sideline have one more assist for you, and opponents there help nobody.',
  },
  sprinklerMalfunction: {
    name: 'Sprinkler Malfunction',
    does: 'Every pass, catch and pick-up is at -1 until the drive ends.',
  },
  badyearGit: { name: 'Badyear Git', does: 'This kick scatters as many squares as two dice show.' },
  eclipse: {
    name: 'Eclipse',
    does: "In this turn and your opponent's next one everybody on the pitch plays as a Goblin: 6 2 3 7, Dodge, Right Stuff and Stunty.",
  },
  fanaticInvasion: {
    name: 'Fanatic Invasion',
    does: 'A Fanatic runs on. Each coach may send it on its way after their own turn; it belongs to nobody and leaves with the drive.',
  },
  friendlyFans: {
    name: 'Friendly Fans',
    does: 'All match your players come back from the crowd unharmed, to Reserves.',
  },
  hometownFans: { name: 'Hometown Fans', does: 'You choose the direction of the first throw-in of the match.' },
  incoming: {
    name: 'Incoming!',
    does: 'In their coming turn opponents have to dodge away from every square within two of a sideline or an End Zone.',
  },
  rogueWizard: {
    name: 'Rogue Wizard',
    does: 'Put a marker anywhere and scatter it five times: where it stops on the pitch a Fireball goes off.',
  },
  thatBabesGotTalent: {
    name: "That Babe's Got Talent!",
    does: 'All match you win Cheering Fans and Brilliant Coaching without a die and have +1 FAME for the other kick-off results.',
  },
  badHabits: { name: 'Bad Habits', does: 'Your opponent has D3 team re-rolls fewer in each half.' },
  ballista: { name: 'Ballista', does: 'A Lightning Bolt at a standing opponent: on 2 or more it is knocked down.' },
  blackmail: {
    name: 'Blackmail',
    does: 'An opponent without the ball plays on your side this turn. It cannot score for you, and its own side cannot have it sent off.',
  },
  buzzing: {
    name: 'Buzzing',
    does: 'One of your players without the ball has +1 Agility, Jump Up, No Hands and Frenzy for the match.',
  },
  duhWhereAmI: { name: 'Duh, Where Am I?', does: 'One opponent is Really Stupid for the match.' },
  egoTrip: {
    name: 'Ego Trip',
    does: 'For the match, one opponent acts before its team-mates in a turn, or not at all.',
  },
  zap: {
    name: 'Zap!',
    does: 'On 2 or more one opponent is a frog until the drive ends: 4 1 4 4, Dodge, Leap, No Hands, Stunty and Titchy.',
  },
  gimmeThat: {
    name: 'Gimme That!',
    does: 'One of your players has Dauntless, Juggernaut and Strip Ball for the match.',
  },
  ironMan: { name: 'Iron Man', does: 'For the match, one of your players is never hurt worse than Stunned.' },
  kidGloves: {
    name: 'Kid Gloves',
    does: 'For the match, blocks and fouls of one opponent do no worse than stun your players.',
  },
  knuckledusters: {
    name: 'Knuckledusters',
    does: 'This turn one of your players may read its Block dice as Defender Down.',
  },
  magicSponge: { name: 'Magic Sponge', does: 'On 2 or more one of your injured players is fit for the next kick-off.' },
  mine: { name: 'Mine', does: "A Fireball goes off under an opponent's feet." },
  notSoSecretWeapon: {
    name: 'Not-So-Secret Weapon',
    does: 'A groundsman on his roller joins your team next to a sideline until the drive ends, even as a twelfth player.',
  },
  orcidasSponsorship: {
    name: 'Orcidas Sponsorship',
    does: 'One of your players has +1 Movement, Sprint and Sure Feet for the match.',
  },
  rakarthsCurse: {
    name: "Rakarth's Curse of Petty Spite",
    does: 'For the match, no roll of one opponent is ever rolled again.',
  },
  tacklingMachine: {
    name: 'Tackling Machine',
    does: 'One of your players has Diving Tackle, Jump Up, Tackle and Wrestle for the match.',
  },
  getEmLads: {
    name: "Get 'Em Lads!",
    does: "After an injury on your side in your opponent's last turn, all your players on the pitch have +1 Strength this turn.",
  },
};
const bloodFormations = {
  cageReady: { name: 'Cage-ready middle', does: 'Breaks the centre and has four escorts near the ball.' },
  overloadUp: { name: 'Upper overload', does: 'Masses the strong along the upper side to run there.' },
  overloadDown: { name: 'Lower overload', does: 'Masses the strong along the lower side to run there.' },
  spread: { name: 'Spread', does: 'Stretches the defence over the whole width and leaves lanes for passes.' },
  oneTurnPush: { name: 'One-turn push', does: 'Fills the line to push a scorer through in a single turn.' },
  safeReceive: { name: 'Safe receive', does: 'Guards against a deep kick and a blitzing defence alike.' },
  zone: { name: '3-4-4 zone', does: 'Three lines with nobody out of reach: a good answer to most teams.' },
  chevron: { name: 'Chevron', does: 'Bends back towards the sidelines and funnels runners into the middle.' },
  deepCorners: { name: 'Deep corners', does: 'Keeps fast players behind both flanks against running teams.' },
  ladder: { name: 'Ladder', does: 'Pairs one behind the other: whoever passes the first meets the second.' },
  wall: { name: 'Wall', does: 'Closes the whole width near the half-way line against slow, strong teams.' },
  antiOneTurn: { name: 'Against one-turners', does: 'Nobody to push on behind the line, and two deep nets.' },
};

export const en = {
  brand: 'Ironpitch',
  tagline: 'Fantasy football, every die explained',
  note: 'Unofficial, free fan project, not affiliated with or endorsed by Games Workshop; Blood Bowl and Blitz Bowl are its trademarks, named only to say which rules are played.',
  plural,
  square,
  percent,
  sides: ['Home', 'Away'] as const,
  sameTeam: ['Red', 'Blue'] as const,
  list: (words: readonly string[]): string =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`,

  tools: {
    label: 'Tools',
    takeBack: 'Take back',
    doAgain: 'Do it again',
    takeBackNot: 'Nothing to take back: a die fell, a card was shown or a turn began',
    rulebook: 'Rulebook',
    settings: 'Settings',
    theme: 'Light or dark',
    home: 'Ironpitch, to the start',
    close: 'Close',
    back: 'Back',
  },
  coaches: {
    person: 'you',
    friend: 'at this screen',
    gentle: 'gentle bot',
    greedy: 'steady bot',
    random: 'bot of whims',
  } as Readonly<Record<string, string>>,
  coachLabels: { person: 'Person', gentle: 'Gentle bot', greedy: 'Steady bot', random: 'Bot of whims' } as Readonly<
    Record<string, string>
  >,
  coachHelp: {
    person: 'Somebody at this screen.',
    gentle: 'Means well and is easily distracted. Good for a first match.',
    greedy: 'Takes what leaves it best off after each action.',
    random: 'Does anything that is allowed.',
  } as Readonly<Record<string, string>>,

  home: {
    title: 'On the pitch in one click.',
    lead: 'Blitz Bowl, your Dwarfs against Orcs and a gentle bot. The first decisions are explained as you meet them.',
    playNow: 'Play now',
    starting: 'Setting the table …',
    notStarted: 'The match could not be started. Try again; if it happens once more, reload the page.',
    withFriend: 'With a friend here',
    firstBlood: 'Your first Blood Bowl match',
    firstBloodLead: 'Humans against Orcs, lined up for you, a gentle bot across the pitch.',
    continue: (ago: string): string => `Continue · saved ${ago}`,
    resume: 'Resume',
    openFile: 'Open a file',
    choose: 'Choose your game',
    setUp: 'Set up a match',
    learn: 'Learn by doing',
    learnLead: 'Short drills for both games: run, block, throw, score.',
    learnDone: (done: number, all: number): string => (done === 0 ? `${all} drills` : `${done} of ${all} done`),
    replay: 'Replay',
    replayLead: 'Scrub any match, jump to touchdowns, play on from there.',
    replayCount: (count: number): string =>
      count === 0
        ? 'No matches yet. Your first one will be saved here by itself.'
        : `${plural(count, 'match', 'matches')} on this device`,
    rules: 'Rulebook',
    rulesLead: 'Every rule with its number, and a search that finds it.',
    rulesFacts: 'Also from every line of the commentary',
    facts: { minutes: 'a match', aside: 'a side', teams: 'teams' },
    soon: 'being built',
    notSaved: 'Matches cannot be saved in this browser: its storage is blocked. You can still save a match as a file.',
  },
  games: {
    'blitz-2024': {
      name: 'Blitz Bowl 2024',
      lead: 'Quick and cheeky: three actions a turn, points for challenges.',
      minutes: '30 min',
      aside: '6',
    },
    'blitz-2022': {
      name: 'Blitz Bowl 2022',
      lead: 'The earlier box, with endgame cards that raise the stakes.',
      minutes: '30 min',
      aside: '6',
    },
    'blood-2016': {
      name: 'Blood Bowl 2016',
      lead: 'The classic edition, as many leagues still play it.',
      minutes: '90 min',
      aside: '11',
    },
    'blood-2025': {
      name: 'Blood Bowl 2025',
      lead: 'The full game, third season. Two halves, eleven a side.',
      minutes: '90 min',
      aside: '11',
    },
  } as Readonly<
    Record<string, { readonly name: string; readonly lead: string; readonly minutes: string; readonly aside: string }>
  >,

  goOn: {
    title: 'Who plays on?',
    lead: 'This match is not over. The dice that fell are in the file; those to come are new.',
    who: (seat: string): string => `${seat} is played by`,
    play: 'Play on',
    watch: 'Only watch it',
  },
  setup: {
    title: 'Set up a match',
    game: 'Game',
    teams: 'Teams',
    coach: 'Coach',
    home: 'Home, attacks to the right',
    away: 'Away, attacks to the left',
    options: 'Modules and options',
    seed: 'Seed',
    seedHelp: 'The same seed gives the same dice. Left empty, chance decides.',
    surprise: 'Surprise me',
    kickOff: 'Kick off',
    team: (seat: string): string => `${seat} team`,
    lineUp: 'Line my team up for me',
    lineUpHelp: 'Starts with a sensible formation, so that you can play at once.',
    own: 'Your own teams',
    ready: 'Ready-made teams',
    openTeam: 'Open a team file',
    openTeamHelp: 'A team you built yourself, checked against every rule before it may play.',
    forgetTeam: 'Forget this team',
    teamBad: 'This team file cannot be used',
    teamBadLead: 'Nothing was changed. Mend the file and open it again, or choose another team.',
    teamFaults: (name: string): string => `${name} breaks the rules for building teams`,
    squad: 'Players',
    easy: 'easy to play',
    medium: 'takes some care',
    hard: 'for patient coaches',
  },
  options: {
    pitch: {
      name: 'Pitch',
      help: 'Where obstacles and trapdoors are. Left open, the winner of the toss chooses.',
      values: {
        ask: 'The toss decides',
        stone: 'Stone',
        timber: 'Timber',
        braziers: 'Braziers',
        green: 'Green',
        terraces: 'Terraces',
        zigzag: 'Zigzag',
        bastions: 'Bastions',
        'twin-walls': 'Twin Walls',
      },
    },
    events: {
      name: 'Random events',
      help: 'Surprises lie in the deck: banana skins, a second ball, a monster under the trapdoor.',
      values: {},
    },
    fouls: {
      name: 'Fouls',
      help: 'Players may kick those who are down, and hope that the referee looks away.',
      values: {},
    },
    throwTeammate: { name: 'Throw Team-mate', help: 'Big players may hurl small ones across the pitch.', values: {} },
    rookies: {
      name: 'Rookies to Watch',
      help: 'One coach gets a card that allows a re-roll: good for evening out a match.',
      values: { nobody: 'Nobody', home: 'Home', away: 'Away' },
    },
    arena: {
      name: 'Arena',
      help: 'A stadium with a rule of its own.',
      values: { none: 'No arena', roll: 'Roll for it' },
    },
    balls: { name: 'Special balls', help: 'Rune, spikey and squig balls with tricks of their own.', values: {} },
    tossPicksTeam: { name: 'Toss picks the team', help: 'Whoever wins the toss may take the other team.', values: {} },
    endgame: { name: 'Endgame cards', help: 'The last cards of the deck are worth more.', values: {} },
    cards: {
      name: 'Special plays',
      help: 'Each coach draws hidden cards with tricks for the right moment.',
      values: {},
    },
    kickOffTable: { name: 'Kick-off events', help: 'Every kick-off brings a surprise from the table.', values: {} },
    weather: { name: 'Weather', help: 'Rain, sun, heat or snow change some rolls.', values: {} },
    goForIt: { name: 'Extra squares', help: 'Players may go two squares further, on a 2+ each.', values: {} },
    handOff: { name: 'Hand-offs', help: 'The ball may be handed to somebody alongside, once a turn.', values: {} },
    assists: { name: 'Assists', help: 'Free team-mates beside the target make a block stronger.', values: {} },
    interceptions: { name: 'Interceptions', help: 'Opponents under the ball may snatch a pass.', values: {} },
    fumbles: { name: 'Fumbles', help: 'A very bad throw drops at the thrower’s feet.', values: {} },
    skills: { name: 'All skills', help: 'Without it only the skills of the basic rules work.', values: {} },
    overtime: { name: 'Overtime', help: 'A draw goes on: the next touchdown wins, then penalties.', values: {} },
    apothecary: { name: 'Apothecary', help: 'Once a match somebody hurt may be patched up.', values: {} },
  } as Readonly<
    Record<string, { readonly name: string; readonly help: string; readonly values: Readonly<Record<string, string>> }>
  >,
  on: 'On',
  off: 'Off',

  match: {
    against: (game: string, other: string): string => `${game} · against the ${other}`,
    twoHere: (game: string): string => `${game} · two coaches, one screen`,
    watching: (game: string): string => `${game} · two bots`,
    lesson: (game: string): string => `${game} · a drill`,
    region: 'Match',
    aside: 'Question, cards and log',
    turn: 'Turn',
    actions: (left: number): string => plural(left, 'action'),
    left: ' left',
    cardsToGo: 'Cards to go',
    level: 'The score is level.',
    leads: (team: string, by: number) => `${team} leads by ${by}.`,
    suddenDeathAt: (lead: number) => `Sudden Death at ${lead}.`,
    score: (home: string, away: string, h: number, a: number, whose: string): string =>
      `${home} ${h}, ${away} ${a}. ${whose}`,
    yourTurn: 'Your turn',
    theirTurn: (team: string): string => `${team}'s turn`,
    actionOf: (now: number, all: number): string => `action ${now} of ${all}`,
    waiting: (team: string): string => `${team} is thinking`,
    playing: (team: string): string => `${team} plays`,
    watchLead: 'Watch, step or skip to your next decision.',
    watchBots: 'Watch, step or skip to the end.',
    pause: 'Pause',
    go: 'Go on',
    step: 'One step',
    skip: 'Skip to my turn',
    skipAll: 'Skip to the end',
    speed: 'Speed',
    speeds: { calm: 'Walk', brisk: 'Jog', fast: 'Run' },
    endTurnSure: (count: number): string => `${plural(count, 'action')} would go unused. End the turn all the same?`,
    endTurnYes: 'End the turn',
    endTurnNo: 'No, go on playing',
    passTo: (team: string): string => `Pass to ${team}. Ready?`,
    passLead: 'Hands are face down until their coach looks.',
    ready: 'I am ready',
    reserves: 'Reserves',
    nobody: 'nobody',
    hand: 'Your hand',
    handEmpty: 'No cards yet. A claimed challenge brings one.',
    theirHand: (count: number): string => (count === 0 ? 'No cards in hand' : `${plural(count, 'card')} in hand`),
    challenges: 'Challenges',
    claimAfter: 'Claim one after each action',
    next: 'next in the deck',
    planClaims: 'This plan claims it',
    /** Who could meet a challenge now. */
    within: (players: readonly string[]): string =>
      players.length > 1 ? `${players.length} players can` : `${players[0]} can`,
    canClaim: 'You can claim it now',
    noCard: 'free space',
    commentary: 'Commentary',
    exact: 'Exact rolls',
    quiet: 'What happens on the pitch is told here.',
    tabs: { question: 'Question', cards: 'Cards', dugouts: 'Dugouts', log: 'Log', menu: 'Menu' },
    tabsLabel: 'Below the pitch',
    needed: 'Needed',
    rolled: 'Rolled',
    total: 'Total',
    base: { throw: 'Throw value', armour: 'Armour value', block: 'Block value' } as Readonly<Record<string, string>>,
    dice: (count: number): string => plural(count, 'die', 'dice'),
    follows: {
      title: 'What follows',
      reckoning: 'Reckoning the whole plan …',
      withoutRerolls: (chance: string): string => `${chance} % without re-rolls`,
      rough: 'Counted before re-rolls. Point at it for the exact chance.',
      otherWay: 'Another way',
      outcomes: {
        theyFall: 'An opponent goes down',
        theyLeave: 'An opponent leaves the pitch',
        turnover: 'Turnover',
        down: 'One of yours goes down',
        out: 'One of yours leaves the pitch',
        ballLost: 'The ball is lost',
        rerollUsed: 'A re-roll is spent',
      },
      wants: {
        there: 'Gets there',
        ball: 'Gets there with the ball',
        touchdown: 'Touchdown',
        caught: 'Caught',
        down: 'The target goes down',
        hurt: 'The armour breaks',
        off: 'The target leaves the pitch',
        done: 'It works',
      } as Readonly<Record<string, string>>,
      bySomebody: (cause: string, who: string): string => `${cause} of ${who}`,
      value: (by: number): string => (by > 0 ? `+${by}` : `−${-by}`),
    },
    tooFar: 'too far away, or no way leads there',
    zones: 'Tackle zones',
    zonesBlitz: 'Guarded squares',
    zonesHelp: 'Shows which squares each team guards',
    overlay: {
      helps: 'helps in the block',
      inTheWay: 'may get in the way',
      throwFrom: 'throw from there, in %',
      guardedBy: (team: string): string => `guarded by ${team}`,
      reach: 'can be reached',
      mark: 'can be reached to mark',
      guarded: 'guarded, no run may enter',
      place: 'can be chosen',
      claim: 'points it wins',
      ball: 'picks up the ball',
      points: (points: number): string => `+${points}`,
      target: 'can be targeted',
    },
    save: 'Save the match',
    concede: 'Concede',
    concedeSure: 'Give up this match?',
    concedeLead: 'The other team wins at once. This cannot be taken back.',
    concedeYes: 'Yes, I concede',
    leave: 'To the start',
    describe: (what: string): string => `The pitch. ${what}`,
    chosen: (player: string, at: string): string => `${player} on ${at} is selected.`,
    cursor: 'Square',
    squares: 'Squares to choose from',
    empty: 'empty',
    blocked: 'an obstacle',
    trapdoor: 'a trapdoor',
    problem: 'Something went wrong',
    problemSafe: 'Your saved match is untouched. Open another file or start a new match.',
    full: 'The match could not be saved: this browser has no room left. Save it as a file to be safe.',
    fallen: 'The table fell over.',
    fallenLead: 'Nothing is lost: your match was saved after the last decision.',
    fallenBack: 'Set it up again',
    explain: 'What is this about?',
    autoSaved: 'Saved by itself after every decision.',
    other: 'Choose another player',
    suggestion: 'First match? A good start is the first answer.',
    beforeStart: 'kick-off soon',
    outOfReach: (player: string, square: string): string => `${player} cannot get to ${square} now`,
    over: 'The match is over',
    toReport: 'To the match report',
  },
  missing: {
    title: 'This match cannot be shown',
    lead: 'It is not on this device, or its record cannot be read. Everything else that was saved is untouched. Open another file or start a new match.',
    file: 'This file cannot be opened',
    fileLead: 'Nothing was changed and nothing is lost. Open another file, or start a new match.',
    screen: 'This screen cannot be shown',
    screenLead:
      'Your matches are safe on this device. Reload the page; if you are offline, try again when you are back.',
    reload: 'Reload the page',
  },
  stats: {
    move: 'Move',
    block: 'Block',
    throw: 'Throw',
    armour: 'Armour',
    movement: 'MA',
    strength: 'ST',
    agility: 'AG',
    armourValue: 'AV',
  } as Readonly<Record<string, string>>,
  states: {
    open: 'open',
    marked: 'marked',
    prone: 'prone',
    stunned: 'stunned',
    used: 'done for this turn',
    ball: 'has the ball',
    reserves: 'in the reserves',
    knockedOut: 'knocked out',
    casualties: 'out of the match',
    sentOff: 'sent off',
    exhausted: 'exhausted',
    absent: 'gone',
    noSkill: 'No special ability.',
    done: (list: string): string => `This turn: ${list}.`,
  },

  after: {
    where: 'After the match',
    full: 'Full time',
    turns: (count: number): string => plural(count, 'turn'),
    wins: (team: string): string => `${team} wins`,
    draw: 'A draw',
    again: 'Play again',
    watch: 'Watch the replay',
    save: 'Save the match',
    endings: {
      suddenDeath: 'by sudden death',
      touchdowns: 'on touchdowns',
      penalties: 'after the penalty shoot-out',
      draw: 'at the final whistle',
      points: 'on points',
      concession: 'by concession',
    } as Readonly<Record<string, string>>,
    points: 'Points over the match',
    pointsLead: 'Each step is a touchdown or a challenge. Tap a mark to watch it.',
    noPoints: 'Nobody won a single point.',
    sources: 'Where the points came from',
    luck: 'Side by side',
    luckLead: 'What each team did, and how often it worked.',
    players: 'Players',
    ball: 'Where the ball was',
    ballLead: 'Turns that ended with the ball on the square.',
    cleanSweep: 'Clean sweep',
    bonusPoint: 'Bonus points',
    columns: {
      player: 'Player',
      squares: 'Squares',
      blocks: 'Blocks',
      throws: 'Throws',
      touchdowns: 'TD',
      points: 'Points',
      injuries: 'Hurt',
    },
    rows: {
      touchdowns: 'Touchdowns',
      claims: 'Challenges',
      blocks: 'Blocks that felled',
      throws: 'Throws caught',
      armour: 'Armour held',
      injuries: 'Players hurt',
    },
    of: (some: number, all: number): string => `${some} of ${all}`,
    turned: 'How the match turned',
    turnedLead: 'The chance to win, an estimate and not a fact. Numbers mark the rolls that moved it most: tap one.',
    asTable: 'As a table',
    deciding: (count: number): string => (count === 10 ? 'Ten rolls that decided it' : 'Rolls that decided it'),
    decidingLead: 'How far each one moved the chances, in points of a hundred, and for whom.',
    luckTitle: 'Luck',
    luckTotal: (team: string, points: number): string =>
      points === 0
        ? 'The dice were fair to both.'
        : `All dice together were worth ${points} points of a hundred to ${team}.`,
    luckBars: 'The bars: successes more or fewer than average dice would have brought.',
    luckWaiting: 'Every roll is held against what was to be expected. A moment …',
    luckProblem: 'The luck of this match cannot be reckoned.',
    kind: 'Roll',
    came: (team: string): string => team,
    expected: 'expected',
    rollMade: (what: string): string => `${what} made`,
    rollFailed: (what: string): string => `${what} failed`,
    rollOf: (what: string, who: string): string => `${what}: ${who}`,
    rollTurn: (turn: number): string => `Turn ${turn}`,
    rolled: (dice: readonly string[]): string => `rolled ${dice.join(', ')}`,
    rolledFor: (needs: number, dice: readonly string[]): string => `needed ${needs}+, rolled ${dice.join(', ')}`,
    rollChance: (chance: number): string => `${percent(chance)} % to succeed`,
    swingLabel: (rank: number, title: string, swing: number, team: string): string =>
      `${rank}. ${title}, plus ${swing} for ${team}`,
    /** What a roll that succeeded came to, and one that failed. */
    rollEnds: {
      'blitz/armour': ['Armour held', 'Armour broken'],
      'blitz/throw': ['Throw caught', 'Throw astray'],
      'blood/armour': ['Armour broken', 'Armour held'],
      'blood/injury': ['Carried off', 'Only stunned'],
      'blood/pickUp': ['Picked up', 'Pick-up dropped'],
      'blood/dodge': ['Dodged away', 'Dodge failed'],
      'blood/pass': ['Pass on target', 'Pass astray'],
      'blood/catch': ['Caught', 'Catch dropped'],
      'blood/goForIt': ['Went for it', 'Tripped going for it'],
      'blood/intercept': ['Intercepted', 'Interception missed'],
    } as Readonly<Record<string, readonly [made: string, failed: string]>>,
    rollKinds: {
      block: 'Block',
      throw: 'Throw',
      armour: 'Armour',
      injury: 'Injury',
      casualty: 'Casualty',
      bounce: 'Bounce',
      scatter: 'Scatter',
      kickOff: 'Kick-off event',
      kickScatter: 'Kick',
      kickOffDice: 'Kick-off dice',
      throwIn: 'Throw-in',
      weather: 'Weather',
      fans: 'Fans',
      toss: 'Toss',
      recovery: 'Coming round',
      foul: 'Foul',
      violent: 'Violent',
      invasion: 'Pitch invasion',
      heat: 'Heat',
      penalty: 'Penalty',
      loner: 'Loner',
      regeneration: 'Regeneration',
      bribe: 'Bribe',
    } as Readonly<Record<string, string>>,
    faces: {
      smash: 'Smash',
      kerrunch: 'Kerrunch!',
      tackle: 'Tackle',
      miss: 'Miss',
      shove: 'Shove',
      attackerDown: 'Attacker Down',
      bothDown: 'Both Down',
      pushed: 'Pushed',
      defenderStumbles: 'Defender Stumbles',
      defenderDown: 'Defender Down',
    } as Readonly<Record<string, string>>,
  },
  replay: {
    where: 'Replay',
    title: 'Replays',
    lead: 'Matches on this device. A record file can be opened as well.',
    empty: 'No matches yet. Your first one will be saved here by itself.',
    first: 'To the start',
    back: 'One step back',
    play: 'Play',
    pause: 'Pause',
    forward: 'One step on',
    last: 'To the end',
    timeline: 'Timeline',
    at: (at: number, all: number): string => `Step ${at} of ${all}`,
    playOn: 'Play on from here',
    playOnHome: 'as home',
    playOnAway: 'as away',
    jump: 'Jump to',
    marks: {
      touchdown: 'Touchdown',
      injured: 'Injury',
      removed: 'Off the pitch',
      turnover: 'Turnover',
      halfStarted: 'Kick-off of a half',
      claimed: 'Challenge',
      turnStarted: 'Turn',
      matchEnded: 'Final whistle',
    } as Readonly<Record<string, string>>,
    delete: 'Delete',
    open: 'Watch',
    goOn: 'Resume',
    notOver: 'not finished',
    report: 'Match report',
    speed: 'Speed',
    speeds: { calm: 'Slow', brisk: 'Normal', fast: 'Fast' },
    mark: (name: string, team: string, turn: number): string =>
      `${name}${team === '' ? '' : `, ${team}`} · turn ${turn}`,
  },
  lessons: {
    title: 'Learn by doing',
    lead: 'Short drills, a minute each. The position is set up; you play the real rules with real dice.',
    hint: 'Show a hint',
    retry: 'Try again',
    next: 'Next drill',
    all: 'All drills',
    reached: 'Done!',
    missed: 'Not this time.',
    missedLead: 'The turn is over. Dice are dice: set the position up again as often as you like.',
    reachedLead: 'That is all there is to it.',
    lastLead: 'That was the last one. You know enough for a match.',
    doneMark: 'done',
    one: (n: number, name: string): string => `Drill ${n}: ${name}`,
    of: (n: number, all: number, name: string): string => `Drill ${n} of ${all} · ${name}`,
    hide: 'Hide the hint',
    course: 'All drills of this game',
  },
  rulebook: {
    title: 'Rulebook',
    search: 'Search the rules',
    searchHint: 'A word or a number, such as “sidestep” or BU-RUN-03',
    found: (count: number): string =>
      count === 0 ? 'Nothing found. Try a shorter word.' : `${plural(count, 'rule')} found`,
    books: {
      'blitz-2024': 'Blitz Bowl 2024',
      'blitz-2022': 'Blitz Bowl 2022',
      'blood-2016': 'Blood Bowl 2016',
      'blood-2025': 'Blood Bowl 2025',
    } as Readonly<Record<string, string>>,
    loading: 'Opening the book …',
    glossary: 'Glossary',
    contents: 'Contents',
  },
  settings: {
    title: 'Settings',
    theme: 'Theme',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    kits: 'Kits',
    kitsHelp: 'Pairs that are told apart in every kind of sight.',
    kitNames: { a: 'Vermilion and blue', b: 'Gold and violet', c: 'White and slate', d: 'Mint and wine' },
    themeHelp: 'Follows your device unless you choose.',
    speed: 'Speed of bots',
    speedHelp: 'How long a bot’s move stays on the screen before the next. Pause and skip are beside the pitch.',
    motion: 'Animation',
    motions: { on: 'On', off: 'Off' },
    motionHelp: 'Walking players and tumbling dice. Always off when your device asks for reduced motion.',
    confirmEnd: 'Ask before a turn ends with actions unused',
    confirmEndHelp: 'One question more, and no turn thrown away by a slip of the finger.',
    habits: 'Answered for you',
    habitsHelp: 'Every “may” of the rules is a question. These are answered as nearly everybody would.',
    habitNames: {
      rerolls: 'Keep rolls that succeeded, and the best face on every die',
      skills: 'Blood Bowl: use Block, Dodge, Fend, Juggernaut, and a skill’s own re-roll after a failure',
      followUp: 'Blood Bowl: follow up after every push',
      push: 'Blood Bowl: push straight back where that is possible',
      cards: 'Blood Bowl: keep my cards in hand, do not ask at every moment',
    } as Readonly<Record<string, string>>,
    formations: {
      title: 'Set-ups you kept',
      help: 'Kept with “Keep this set-up” before a kick-off of Blood Bowl. Give them names, or throw them away.',
      none: 'None yet.',
      name: 'Name of the set-up',
      kicking: 'Kicking',
      receiving: 'Receiving',
    },
    keys: 'Keys',
    keyList: [
      ['Arrows', 'move the square cursor'],
      ['Enter', 'plan there, and again to do it'],
      ['Esc', 'let go of the player or the plan'],
      ['1 … 9', 'pick an answer'],
      ['U', 'take back'],
      ['Y', 'do again what was taken back'],
      ['E', 'end the turn'],
      ['Space', 'pause a bot, or let it go on'],
      ['?', 'what the question is about'],
    ],
  },
  ago: (minutes: number): string => {
    if (minutes < 1) return 'just now';
    if (minutes < 60) return `${plural(Math.floor(minutes), 'minute')} ago`;
    if (minutes < 60 * 24) return `${plural(Math.floor(minutes / 60), 'hour')} ago`;
    return `${plural(Math.floor(minutes / 60 / 24), 'day')} ago`;
  },

  blitz: {
    cards,
    cards2022,
    /** How a team plays, and for whom it is. */
    teams: {
      amazon: ['Quick, well armed and hard to gang up on.', 'easy'],
      'black-orc': ['Three walls with legs, three Goblins to fetch the ball.', 'easy'],
      'chaos-chosen': ['Runs, marks and head-butts in one go. No finesse at all.', 'easy'],
      chaos: ['Runs, marks and head-butts in one go. No finesse at all.', 'easy'],
      'dark-elf': ['Good armour, good hands, and a Witch Elf who never waits.', 'medium'],
      dwarf: ['Slow and very hard to hurt. Forgives almost everything.', 'easy'],
      'elven-union': ['Throws from anywhere, catches everything, breaks easily.', 'medium'],
      elf: ['Throws from anywhere, catches everything, breaks easily.', 'medium'],
      gnome: ['Tiny tricksters, a fox and a tree. Never a dull turn.', 'hard'],
      goblin: ['Slips past everybody and falls over at a look. Has a Troll.', 'hard'],
      halfling: ['Short legs, thin armour, one large tree. For the brave.', 'hard'],
      human: ['A bit of everything: one player for every job.', 'easy'],
      'imperial-nobility': ['Two bodyguards who cannot be shoved, and a thrower on the run.', 'medium'],
      noble: ['Two bodyguards who cannot be shoved, and a thrower with sure hands.', 'medium'],
      khorne: ['Everything is a fight. The ball is an afterthought.', 'medium'],
      lizardmen: ['Three bruisers and three sprinters, nothing in between.', 'medium'],
      necromantic: ['A ghost, a werewolf and a golem walk into a match.', 'medium'],
      norse: ['Hits hard, wears little, and brings a boar with refreshments.', 'medium'],
      nurgle: ['Slow, large, and impossible to move out of the way.', 'medium'],
      ogre: ['Two giants and a carpet of Gnoblars around their feet.', 'hard'],
      orc: ['Tough at every position, with one blocker that hurts.', 'easy'],
      'shambling-undead': ['Stands up again and again. The Mummy does the talking.', 'medium'],
      undead: ['Stands up again and again. The Mummy does the talking.', 'medium'],
      skaven: ['The fastest legs on the pitch. Scores before it is hit.', 'medium'],
      snotling: ['Nobody takes them seriously, and then comes the Pump Wagon.', 'hard'],
      vampire: ['Four brilliant players with a drinking problem.', 'hard'],
      'wood-elf': ['Dances through gaps that are not there. Do not get caught.', 'medium'],
    } as Readonly<Record<string, readonly [style: string, level: 'easy' | 'medium' | 'hard']>>,
    actions: {
      run: { name: 'Run', why: 'As far as the Move value, never next to an opponent.' },
      mark: { name: 'Mark', why: 'One or two squares, to end beside an opponent.' },
      throw: { name: 'Throw', why: 'To a team-mate; alongside it is a hand-off without a roll.' },
      block: { name: 'Block', why: 'Fight a standing opponent alongside.' },
      sidestep: { name: 'Sidestep', why: 'One square, to where nobody marks.' },
      standUp: { name: 'Stand up', why: 'Back on its feet.' },
      reserves: { name: 'Come on', why: 'From the reserves into the own end zone.' },
      foul: { name: 'Foul', why: 'Kick an opponent who lies alongside.' },
      throwTeammate: { name: 'Throw a team-mate', why: 'Somebody smaller, across the pitch.' },
    } as Readonly<Record<string, { readonly name: string; readonly why: string }>>,
    free: (action: string): string => `Free ${action.toLowerCase()}`,
    did: {
      run: 'ran',
      mark: 'marked',
      throw: 'threw',
      block: 'blocked',
      sidestep: 'sidestepped',
      standUp: 'stood up',
      reserves: 'came on',
      foul: 'fouled',
      throwTeammate: 'threw a team-mate',
      barred: 'may do no more',
    } as Readonly<Record<string, string>>,
    faces: {
      miss: { name: 'Miss', why: 'Nothing, and the blocker is done for this turn.' },
      tackle: { name: 'Tackle', why: 'Down goes the target; the blocker is done for this turn.' },
      shove: { name: 'Shove', why: 'Pushed back a square, or down if there is no room.' },
      smash: { name: 'Smash', why: 'Down goes the target.' },
      kerrunch: { name: 'Kerrunch!', why: 'Down goes the target, with −1 on its armour.' },
    } as Readonly<Record<string, { readonly name: string; readonly why: string }>>,
    rerolls: {
      offensiveSpecialist: 'Offensive Specialist',
      expertPasser: 'Expert Passer',
      runeBall: 'the rune ball',
      spikeyBall: 'the spikey ball',
      rawTalent: 'the card Raw Talent',
      rookies: 'Rookies to Watch',
    } as Readonly<Record<string, string>>,
    balls: { ordinary: 'ball', runeBall: 'rune ball', spikeyBall: 'spikey ball', squigBall: 'squig ball' } as Readonly<
      Record<string, string>
    >,
    ballWhys: {
      ordinary: 'Nothing special about it.',
      runeBall: 'Its holder may re-roll a throw of 1; a Dwarf any failed one.',
      spikeyBall: 'Its holder may re-roll block dice that show a miss.',
      squigBall: 'It may bite its holder and hop off at the start of a turn.',
    } as Readonly<Record<string, string>>,
    pitchWhys: {
      stone: 'One trapdoor in the middle, four big blocks. Good for a first match.',
      timber: 'Two trapdoors, and blocks scattered over the pitch.',
      braziers: 'One trapdoor in the middle, eight single blocks around it.',
      green: 'Two trapdoors one behind the other, walls before the end zones.',
      terraces: 'One trapdoor between two big blocks on the flanks.',
      zigzag: 'Two trapdoors side by side in the middle, four blocks around.',
      bastions: 'One trapdoor, four big blocks near the corners.',
      'twin-walls': 'Two trapdoors on the flanks, two walls across the middle.',
    } as Readonly<Record<string, string>>,
    rollNames: { throw: 'Throw', armour: 'Armour check', block: 'Block', injury: 'Injury', move: 'Run' } as Readonly<
      Record<string, string>
    >,
    causes: {
      kerrunch: 'Kerrunch!',
      landedOn: 'Landed on',
      crumblingPitch: 'Crumbling pitch',
      absoluteCarnage: 'Absolute Carnage',
      long: 'Long throw',
      targetMarked: 'The target is marked',
      blockedSquare: 'An obstacle in the way',
      openOpponent: 'An open opponent in the way',
      assisted: 'Assist',
      assistedByCard: 'Assist by a card',
      trapdoor: 'Beside a trapdoor',
      moxy: 'The Kid’s Got Moxy',
    } as Readonly<Record<string, string>>,
    moments: {
      turnStart: 'Your turn begins',
      action: 'Between two actions',
      beforeRun: 'Before this run',
      beforeMark: 'Before this mark',
      beforeThrow: 'Before this throw',
      beforeThrowTeammate: 'Before the throw of a team-mate',
      beforeBlock: 'Before the block dice are rolled',
      afterMark: 'After this mark',
      atOnceAfterMark: 'Right after this mark',
      roll: 'After this roll',
      knockedDown: 'Before the armour check',
      targeted: 'You are about to be blocked',
      beforeThrowCheck: 'Before the throw is rolled',
      beforeArmour: 'Before your armour check',
      beforeTheirArmour: 'Before their armour check',
      received: 'The ball has arrived',
      injured: 'One of yours is hurt',
      scored: 'You have just scored',
      opponentRan: 'An opponent has run',
      opponentMarked: 'An opponent has marked you',
      opponentSidestepped: 'An opponent has sidestepped',
      afterOpponentSidestep: 'An opponent has sidestepped',
    } as Readonly<Record<string, string>>,
    answers: {
      planTo: (action: string, to: string): string => `${action} to ${to}`,
      planAt: (action: string, target: string): string => `${action} ${target}`,
      goThen: (to: string, then: string): string => `Go to ${to}, then ${then.charAt(0).toLowerCase()}${then.slice(1)}`,
      arrives: 'far enough',
      touchdown: 'touchdown',
      throwTo: (target: string): string => `Throw to ${target}`,
      handOff: (target: string): string => `Hand the ball to ${target}`,
      squares: (count: number): string => plural(count, 'square'),
      clickSquare: 'Click a square on the pitch.',
      picksUp: 'Picks up the ball.',
      scores: 'Touchdown!',
      claims: (card: string): string => `Fulfils ${card}`,
      needs: (needs: number): string => `${needs}+`,
      needsOn: (needs: number, sides: number): string => `${needs}+ on a D${sides}`,
      noRoll: 'No roll.',
      diceWhy: (count: number, why: string): string =>
        why === ''
          ? `${plural(count, 'block die', 'block dice')}.`
          : `${plural(count, 'block die', 'block dice')}, ${why.toLowerCase()}.`,
      caught: 'caught',
      down: 'down',
      hurt: 'hurt',
      ballKept: 'ball kept',
      staysUp: 'stays up',
      staysOn: 'stays on',
      endTurn: 'End turn',
      unused: (count: number): string =>
        count === 0 ? 'No actions left.' : `${plural(count, 'action')} would go unused.`,
      stop: 'Stop here',
      stopWhy: 'The run ends on this square.',
      pass: 'No, thanks',
      passWhy: 'Go on without it.',
      passClaim: 'Claim nothing',
      passClaimWhy: 'Leave the cards for later.',
      keep: 'Keep it',
      yes: 'Yes',
      no: 'No',
      /** What yes and no come to, by question. */
      said: {
        'followUp/yes': { name: 'Follow up', why: 'Stays beside the opponent, and so goes on marking.' },
        'followUp/no': { name: 'Stay here', why: 'Lets the opponent go.' },
        'dumpOff/yes': { name: 'Throw it away', why: 'A free short throw or hand-off, then the block.' },
        'dumpOff/no': { name: 'Hold on to it', why: 'The block goes on at once.' },
      } as Readonly<Record<string, { readonly name: string; readonly why: string }>>,
      roll: 'Leave it to the die',
      rerollWith: (source: string): string => `Roll again with ${source}`,
      rerollWhy: 'All dice of the roll; the second result stands.',
      play: (card: string): string => `Play ${card}`,
      discard: (card: string): string => `Discard ${card}`,
      claim: (card: string): string => `Claim ${card}`,
      points: (count: number): string => plural(count, 'point'),
      replace: (card: string): string => `Replace ${card}`,
      team: (name: string): string => `Take the ${name}`,
      arrange: 'Line them up for me',
      arrangeWhy: 'A sensible spread over the end zone.',
      canDo: (actions: string): string => `${actions}.`,
      place: (to: string): string => `Place on ${to}`,
    },
    questions: {
      pitch: {
        asks: () => 'You won the toss. On which pitch?',
        help: 'The pitches differ in obstacles, which nobody can enter, and in trapdoors, through which balls come up.',
      },
      team: {
        asks: () => 'You won the toss. Which team?',
        help: 'Keep the team you came with, or take the other one.',
      },
      place: {
        asks: (a: Asked) => `Where does ${a.player} start?`,
        help: 'Everybody starts in the own end zone. Click a free square there, or let the page line them up.',
      },
      ballKind: {
        asks: () => 'Which ball comes into play?',
        help: 'Special balls have tricks of their own; each can be in play only once.',
      },
      action: {
        asks: (a: Asked) =>
          a.chosen === ''
            ? a.left === 0
              ? 'No actions left. Anything else?'
              : 'Who does what?'
            : `${a.chosen}${a.ball ? ' has the ball' : ''}. What now?`,
        help: 'You have three actions a turn. A player may make several, but each kind only once. Click a player, then a square or an opponent; click again to do it.',
      },
      emergencyReserves: {
        asks: () => 'Your bench is full. Who comes on for free?',
        help: 'When as many of yours are out as your team allows, one may come on before your turn.',
      },
      discardChallenge: {
        asks: () => 'Nobody claimed a card. Which challenge is replaced?',
        help: 'Before your turn the open cards are filled up to three. With all three still there, one makes room for a new one.',
      },
      handLimit: {
        asks: () => 'You may keep three cards. Which one goes?',
        help: 'At the end of your turn you hold no more than three cards.',
      },
      runStep: {
        asks: (a: Asked) => `${a.player} runs, ${plural(a.left, 'square')} left. Where to?`,
        help: 'A run may not enter a square next to a standing opponent, and picks up a ball it runs over.',
      },
      markStep: {
        asks: (a: Asked) => `${a.player} marks. Where to?`,
        help: 'A mark ends beside a standing opponent. Then both are marked, and neither can run before one of them leaves.',
      },
      sidestep: {
        asks: (a: Asked) => `${a.player} sidesteps. Where to?`,
        help: 'One square, to where no standing opponent is alongside.',
      },
      reservesSquare: {
        asks: (a: Asked) => `Where does ${a.player} come on?`,
        help: 'In the own end zone, away from standing opponents and balls where that can be helped.',
      },
      throwTarget: {
        asks: (a: Asked) => `To whom does ${a.player} throw?`,
        help: 'The die must reach the throw value. Long range, a marked target or something in the way cost one, once. A 1 is always fumbled, a 6 always good.',
      },
      blockTarget: {
        asks: (a: Asked) => `Whom does ${a.player} block?`,
        help: 'As many block dice as the block value, one more when a team-mate also marks the target. You choose one result.',
      },
      dumpOff: {
        asks: (a: Asked) => `${a.by} is about to block ${a.player}. Throw the ball away first?`,
        help: 'A free short throw or hand-off without modifiers; then the block goes on.',
      },
      blockFace: {
        asks: (a: Asked) =>
          a.left > 1
            ? `Every die counts. Which result of ${a.player} first?`
            : `${a.player} against ${a.target}. Which die?`,
        help: 'Smash, Kerrunch! and Tackle put the target down, Shove pushes it, Miss does nothing. After Tackle or Miss the blocker is done for this turn.',
      },
      followUp: {
        asks: (a: Asked) => `Does ${a.player} follow up to ${a.to}?`,
        help: 'After a push the blocker may step into the square that became free, and so go on marking.',
      },
      safeHands: {
        asks: (a: Asked) => `${a.player} loses the ball. Where does it go?`,
        help: 'Safe Hands lets you choose the square into which the ball bounces.',
      },
      foulTarget: {
        asks: (a: Asked) => `Whom does ${a.player} foul?`,
        help: 'One block die: Smash and Kerrunch! hurt, Tackle hurts and is spotted, a Miss is spotted, a Shove is a slip.',
      },
      thrownPlayer: {
        asks: (a: Asked) => `Whom does ${a.player} throw?`,
        help: 'A standing team-mate alongside, of another position.',
      },
      landingSquare: {
        asks: (a: Asked) => `Where is ${a.target} to land?`,
        help: 'Any square in range that is not blocked.',
      },
      reroll: {
        asks: (a: Asked) => `${a.player} rolled ${a.rolled}. Keep it?`,
        help: 'A re-roll repeats all dice of the roll, and the second result stands.',
      },
      bonusPlay: {
        asks: (a: Asked) => `${a.moment}. Play a card?`,
        help: 'Cards may be played at the moment they name. If none helps now, say no.',
      },
      claim: {
        asks: () => 'A challenge is met. Claim it?',
        help: 'After an action you may claim one open card whose wish is fulfilled. You score its points and keep the card: its back is a trick for later.',
      },
      freeAction: {
        asks: (a: Asked) => (a.player === '' ? 'A free action, or a card?' : `${a.player} may act again, for free.`),
        help: 'Abilities and cards grant free actions: they do not count towards your three.',
      },
      freeActionBy: {
        asks: (a: Asked) => `Who makes the free ${a.kind}?`,
        help: 'The card lets one of your players act at once, without using up an action.',
      },
      nextFreeAction: {
        asks: (a: Asked) => `Who makes the next free ${a.kind}?`,
        help: 'The card lets several of your players act, one after the other, for free.',
      },
      shadow: {
        asks: (a: Asked) => `Who follows ${a.runner}?`,
        help: 'A player that had marked the one who left moves into the free square.',
      },
      minion: {
        asks: (a: Asked) => `${a.player} thirsts. Who pays for it?`,
        help: 'A thirsty Vampire is hurt after its block unless a Thrall beside it takes its place.',
      },
      bench: { asks: () => 'Who comes on for free?', help: 'Everybody on the bench may come on, one after the other.' },
      bananaSkins: {
        asks: () => 'Banana skins! Which opponent slips?',
        help: 'An opponent that stands and is not marked falls over and loses the ball.',
      },
    } as Readonly<Record<string, { readonly asks: (asked: Asked) => string; readonly help: string }>>,
    rolledGood: (die: number, good: boolean): string => `a ${die}, which is ${good ? 'good' : 'not enough'}`,

    told: {
      tossed: [t => `${t.team} wins the toss. The other side moves first.`],
      arenaRolled: [t => `Tonight’s arena is ${t.name}. ${t.does}`],
      pitchChosen: [t => `They play on ${t.name}.`],
      teamsSwapped: [() => 'The coaches swap teams. Awkward silence in the dressing rooms.'],
      cardDealt: [t => `New challenge: ${t.name}`],
      cardDiscarded: [t => `Nobody wanted ${t.name} It goes.`],
      lastCardDealt: [() => 'That was the last card of the deck. Two more turns, then the whistle.'],
      linedUp: [t => `${t.team} lines up.`],
      placed: [t => `${t.player} trots on at ${t.to}.`],
      turnEnded: [t => `${t.team} is done.`],
      ran: [
        t => `${t.player} puts the head down and runs to ${t.to}.`,
        t => `${t.player} finds the gap and reaches ${t.to}.`,
        t => `${t.player} jogs over to ${t.to}.`,
      ],
      ranBall: [
        t => `${t.player} tucks it in and goes to ${t.to}.`,
        t => `${t.player} carries the ball to ${t.to} and looks up.`,
      ],
      marked: [
        t => `${t.player} steps up and says hello at ${t.to}.`,
        t => `${t.player} closes the door at ${t.to}.`,
        t => `${t.player} moves in, shoulder first, to ${t.to}.`,
      ],
      sidestepped: [t => `${t.player} slips away to ${t.to}.`, t => `${t.player} has somewhere else to be: ${t.to}.`],
      moved: [t => `${t.player} goes to ${t.to}.`],
      pushed: [t => `${t.player} is shoved back to ${t.to}.`, t => `${t.player} gives way, a square’s worth.`],
      followedUp: [t => `${t.player} follows up.`],
      moveRolled: [t => `${t.player} is good for ${plural(t.die, 'square')} today.`],
      throwGood: [t => `${t.player} lets it fly, and it flies well.`, t => `A tidy throw by ${t.player}.`],
      throwBad: [
        t => `${t.player} launches it. It sails past every glove.`,
        t => `${t.player} throws it somewhere else.`,
      ],
      throwFumbled: [t => `${t.player} drops it at the feet, like a stone.`],
      armourHeld: [
        t => `${t.player}’s breastplate holds. The pride may not.`,
        t => `${t.player} blinks, counts the teeth, and is fine.`,
        t => `${t.player} has had worse breakfasts.`,
      ],
      armourBroke: [
        t => `That one got through. ${t.player} is carried off.`,
        t => `${t.player} hears birds, and stretcher bearers.`,
      ],
      blocked: [
        t => `${t.player} leans into ${t.target}.`,
        t => `${t.player} lowers a shoulder at ${t.target}.`,
        t => `${t.player} and ${t.target} exchange opinions.`,
      ],
      result_miss: [
        t => `${t.player} swings and finds only air.`,
        t => `${t.target} was never there. ${t.player} was.`,
      ],
      result_tackle: [t => `${t.player} drags ${t.target} down and needs a moment.`],
      result_shove: [t => `${t.player} pushes ${t.target} around.`],
      result_smash: [
        t => `${t.target} lies down, on request of ${t.player}.`,
        t => `${t.player} folds ${t.target} neatly in half.`,
      ],
      result_kerrunch: [t => `Something in ${t.target} went “kerrunch”. ${t.player} heard it too.`],
      fouled: [t => `${t.player} remembers an old quarrel with ${t.target}, who is lying down.`],
      violentRolled: [t => `${t.player} looks for more.`],
      rerolled: [t => `${t.team} tries that again with ${t.name}.`],
      barred: [t => `${t.player} is done for this turn.`],
      wentProne: [t => `${t.player} goes down.`],
      stoodUp: [t => `${t.player} gets up and dusts the knees.`],
      injured: [t => `${t.player} leaves the pitch.`],
      sentOff: [t => `The referee saw it all. ${t.player} is sent to the bench.`],
      threw_completed: [t => `${t.target} gathers it.`, t => `${t.target} catches it and looks almost surprised.`],
      threw_failed: [t => `${t.target} watches it go by.`],
      threw_fumbled: [t => `${t.player} fumbles. ${t.target} sighs.`],
      threw_handedOff: [t => `${t.player} hands it to ${t.target}, no questions asked.`],
      threw_dropped: [t => `It arrives, but ${t.target} cannot hold it.`],
      threwTeammate: [t => `${t.player} throws ${t.target}. Nobody asked ${t.target}.`],
      ballPlaced: [t => `Something rumbles. The trapdoor at ${t.to} spits out a ${t.name}.`],
      ballBounced: [t => `The ball skips off the stone and sits down at ${t.to}.`, t => `The ball hops to ${t.to}.`],
      ballTaken: [t => `${t.player} has the ball.`, t => `${t.player} scoops it up.`],
      ballRemoved: [() => 'The ball is out of play.'],
      squigStirred: [t => (t.die === 1 ? 'The squig wakes up and bites.' : 'The squig snores on.')],
      touchdown: [
        t => `Touchdown! ${t.player} walks in. ${t.team} celebrates.`,
        t => `${t.player} is in the end zone with the ball. Touchdown!`,
      ],
      claimed: [t => `${t.team} claims ${t.name}`],
      cleanSweep: [t => `All three challenges in one turn: a clean sweep for ${t.team}.`],
      bonusPoint: [t => `${t.team} gets a little extra.`],
      bonusTaken: [t => `You pick up ${t.name}. ${t.does}`],
      bonusPlayed: [t => `${t.team} plays ${t.name}. ${t.does}`],
      bonusDiscarded: [t => `${t.team} throws ${t.name} away.`],
      eventDrawn: [t => `${t.name}! ${t.does}`],
      invasionRolled: [t => `The crowd meets ${t.player}.`],
      passedTurn: [t => `${t.team} lets it be.`],
      conceded: [t => `${t.team} shakes hands and goes home early.`],
      matchEnded: [
        t => (t.team === '' ? 'The whistle. Nobody won, nobody lost.' : `The whistle. ${t.team} wins ${t.name}.`),
      ],
    } as Readonly<Record<string, readonly Sentence[]>>,
    turnHeading: (team: string, turn: number): string => `${team}, turn ${turn}`,
    rolls: {
      check: (die: number, needed: string): string => `${die}, needed ${needed}`,
      bounce: (die: number): string => `bounce ${die}`,
      squares: (count: number): string => plural(count, 'square'),
      points: (count: number): string => plural(count, 'point'),
      touchdown: (points: number): string => `touchdown, ${plural(points, 'point')}`,
    },
    roles: { blockValue: 'block value', blockDice: 'Block dice' },
    sumBase: (name: string, player: string): string => `${name} of ${player}`,
    lessons: [
      {
        ruleset: 'blitz-2024',
        file: 'drill-1-controlling-the-board',
        goal: 'getPast',
        given: 0,
        name: 'Controlling the board',
        teaches:
          'A run goes as far as the Move value and never comes next to a standing opponent: three players can close half of the pitch.',
        task: 'Run five squares with the Dwarf, past all three Orcs.',
        hint: 'Squares next to standing Orcs are closed to a run. The gap is on the upper side: click the Dwarf, then 7·5.',
      },
      {
        ruleset: 'blitz-2024',
        file: 'drill-2-getting-up-close',
        goal: 'mark',
        given: 0,
        name: 'Getting up close',
        teaches:
          'A run cannot end beside an opponent, a mark can: it is how a fight begins, and how a runner is stopped.',
        task: 'Mark an opponent: end a mark right beside one.',
        hint: 'A mark is one or two squares long. Click your player, then the opponent you want to stand beside.',
      },
      {
        ruleset: 'blitz-2024',
        file: 'drill-3-blocking-part-1',
        goal: 'knockDown',
        given: 0,
        name: 'Blocking, part 1',
        teaches: 'Whoever is marked cannot run away. It can block: one die, and its face says what happens.',
        task: 'Knock an opponent down with a block.',
        hint: 'A player who is marked may block. Click it, then the opponent. Half of the faces of a block die put the target down.',
      },
      {
        ruleset: 'blitz-2024',
        file: 'drill-4-blocking-part-2',
        goal: 'assistedBlock',
        given: 0,
        name: 'Blocking, part 2',
        teaches:
          'A second player beside the target gives one more die, and you pick the face you like. Three actions are enough for it.',
        task: 'Make a block with two dice: get an assist first.',
        hint: 'A second player of yours beside the target is worth one more die. Run one close, mark the Dwarf with it, then block.',
      },
      {
        ruleset: 'blitz-2024',
        file: 'drill-5-throwing-part-1',
        goal: 'getInRange',
        given: 0,
        name: 'Throwing, part 1',
        teaches:
          'Short throws are easier than long ones. You have three actions, so a run before the throw costs only one of them.',
        task: 'Run with the ball to where a throw to both team-mates is short.',
        hint: 'Short is up to about four squares. Click the thrower, then 7·7 or a square near it.',
      },
      {
        ruleset: 'blitz-2024',
        file: 'drill-6-throwing-caught',
        goal: 'complete',
        given: 0,
        name: 'Throwing, part 2',
        teaches:
          'A throw needs the value on the thrower’s card. Obstacles, opponents in between and distance make it harder.',
        task: 'Complete a throw.',
        hint: 'Choose the receiver whom nobody marks and with nothing in the way.',
      },
      {
        ruleset: 'blitz-2024',
        file: 'drill-7-scoring-a-touchdown',
        goal: 'touchdown',
        given: 6,
        name: 'Scoring',
        teaches:
          'A touchdown is worth four points, and the ball goes back to the trapdoor. Nobody may stand beside the carrier.',
        task: 'Score a touchdown: be open, with the ball, in the far end zone.',
        hint: 'Click the carrier, then a square in the far end zone that no opponent guards.',
      },
    ],
  },
  blood: {
    skills: bloodSkills as Readonly<Record<string, { readonly name: string; readonly does: string }>>,
    cards: bloodCards as Readonly<Record<string, { readonly name: string; readonly does: string }>>,
    formations: bloodFormations as Readonly<Record<string, { readonly name: string; readonly does: string }>>,
    actions: {
      move: { name: 'Move', why: 'As far as its Movement; leaving a tackle zone needs a dodge.' },
      block: { name: 'Block', why: 'Hit a standing opponent alongside, without moving.' },
      blitz: { name: 'Blitz', why: 'Move and hit somebody on the way; once a turn.' },
      pass: { name: 'Pass', why: 'Move, then throw the ball; once a turn.' },
      handOff: { name: 'Hand-off', why: 'Move, then hand the ball to somebody alongside; once a turn.' },
      foul: { name: 'Foul', why: 'Move, then kick an opponent who is down; once a turn.' },
      bomb: { name: 'Bomb', why: 'Throw a bomb, without moving.' },
      stab: { name: 'Stab', why: 'A knife instead of a block: straight to the armour.' },
      chainsaw: { name: 'Saw', why: 'The chainsaw instead of a block.' },
      throwTeammate: { name: 'Throw', why: 'A small team-mate alongside, across the pitch.' },
      kickTeammate: { name: 'Kick', why: 'A small team-mate alongside, across the pitch.' },
      multipleBlock: { name: 'Multiple Block with', why: 'Two opponents alongside, each a little stronger.' },
      gaze: { name: 'Gaze at', why: 'An agility roll takes the tackle zone away.' },
      place: { name: 'Place', why: 'Put it on a square of your half.' },
      bench: { name: 'Take off', why: 'Back to the reserves.' },
    } as Readonly<Record<string, { readonly name: string; readonly why: string }>>,
    did: {
      acted: 'has taken its action',
      witless: 'has lost its wits: no tackle zone',
      rooted: 'has taken root',
    } as Readonly<Record<string, string>>,
    faces: {
      attackerDown: { name: 'Attacker down', why: 'The blocker falls.' },
      bothDown: { name: 'Both down', why: 'Both fall, unless they have Block.' },
      pushed: { name: 'Pushed', why: 'Back one square.' },
      defenderStumbles: { name: 'Defender stumbles', why: 'Down, unless the target has Dodge.' },
      defenderDown: { name: 'Defender down', why: 'Pushed back and down.' },
    } as Readonly<Record<string, { readonly name: string; readonly why: string }>>,
    outcomes: {
      down: (target: string): string => `${target} goes down.`,
      bothDown: (): string => 'Both go down: a turnover for the blocker.',
      selfDown: (_target: string, player: string): string => `${player} goes down, and that is a turnover.`,
      pushed: (target: string): string => `${target} is only pushed back.`,
      nothing: (): string => 'Nothing happens.',
    } as Readonly<Record<string, (target: string, player: string) => string>>,
    weather: {
      nice: { name: 'Nice', does: 'Nothing special.' },
      swelteringHeat: { name: 'Heat', does: 'After each drive some players are too exhausted for the next one.' },
      verySunny: { name: 'Sunny', does: 'One less on every throw.' },
      pouringRain: { name: 'Rain', does: 'One less to pick up, catch and intercept.' },
      blizzard: { name: 'Blizzard', does: 'One less on extra squares, and only quick and short passes.' },
    } as Readonly<Record<string, { readonly name: string; readonly does: string }>>,
    ranges: {
      quickPass: 'quick pass',
      shortPass: 'short pass',
      longPass: 'long pass',
      longBomb: 'long bomb',
      quick: 'a quick pass',
      short: 'a short pass',
      long: 'a long pass',
      bomb: 'a long bomb',
      hailMary: 'a Hail Mary pass',
      none: 'out of range',
    } as Readonly<Record<string, string>>,
    rolls: {
      block: 'Block',
      injury: 'Injury',
      dodge: 'Dodge',
      goForIt: 'Going for it',
      pickUp: 'Pick-up',
      pass: 'Pass',
      catch: 'Catch',
      intercept: 'Interception',
      leap: 'Leap',
      landing: 'Landing',
      jumpUp: 'Jump up',
      standUp: 'Stand up',
      boneHead: 'Bone-head',
      reallyStupid: 'Really Stupid',
      wildAnimal: 'Wild Animal',
      takeRoot: 'Take Root',
      bloodLust: 'Blood Lust',
      alwaysHungry: 'Always Hungry',
      squirmFree: 'Squirm free',
      hypnoticGaze: 'Hypnotic Gaze',
      foulAppearance: 'Foul Appearance',
      safeThrow: 'Safe Throw',
      animosity: 'Animosity',
      dauntless: 'Dauntless',
      chainsaw: 'Chainsaw',
      throwTeammate: 'Throw',
      bomb: 'Bomb throw',
      hailMary: 'Hail Mary',
      armour: 'Armour',
      pro: 'Pro',
      tentacles: 'Tentacles',
      shadowing: 'Shadowing',
      bribe: 'Bribe',
      blast: 'Blast',
      spell: 'Spell',
      loner: 'Loner',
      casualty: 'Casualty',
      regeneration: 'Regeneration',
      recovery: 'Coming round',
    } as Readonly<Record<string, string>>,
    rerolls: {
      team: 'a team re-roll',
      pro: 'Pro',
      catch: 'Catch',
      dodge: 'Dodge',
      pass: 'Pass',
      sureFeet: 'Sure Feet',
      sureHands: 'Sure Hands',
      monstrousMouth: 'Monstrous Mouth',
    } as Readonly<Record<string, string>>,
    causes: {
      dodging: 'Dodging',
      tackleZones: 'Tackle zones',
      pickingUp: 'Picking up',
      interception: 'Interception',
      quickPass: 'Quick pass',
      shortPass: 'Short pass',
      longPass: 'Long pass',
      longBomb: 'Long bomb',
      accurate: 'Accurate pass',
      handOff: 'Hand-off',
      scattered: 'Scattered',
      bounced: 'Bounced',
      kicked: 'Kick-off',
      thrownIn: 'Throw-in',
      pouringRain: 'Pouring rain',
      verySunny: 'Very sunny',
      blizzard: 'Blizzard',
      helper: 'A bright team-mate alongside',
      helpingHand: 'A helping hand',
      blockOrBlitz: 'Block or blitz',
      kickedFar: 'Kicked far',
      strength: 'Strength',
      assist: 'Assist',
      assists: 'Assists',
      spell: 'The spell',
      movement: 'Movement',
    } as Readonly<Record<string, string>>,
    turnovers: {
      knockedDown: 'one of their own went down',
      carrierDown: 'the ball carrier went down',
      passNotCaught: 'nobody of the team caught the ball',
      pickUpFailed: 'the pick-up failed',
      touchdown: 'a touchdown stops play',
      fumble: 'the throw was fumbled',
      throwTeammate: 'the flight of the ball carrier went wrong',
      sentOff: 'a player was sent off',
      intercepted: 'the pass was intercepted',
      timeUp: 'the time is up',
      illegalProcedure: 'illegal procedure',
      bloodLust: 'a Vampire went to look for blood',
    } as Readonly<Record<string, string>>,
    places: {
      reserves: 'to the reserves',
      knockedOut: 'to the knocked-out box',
      casualties: 'off, out of the match',
      sentOff: 'off, sent away by the referee',
      exhausted: 'off, exhausted',
      absent: 'away',
    } as Readonly<Record<string, string>>,
    injuries: {
      stunned: 'stunned',
      knockedOut: 'knocked out',
      badlyHurt: 'badly hurt',
      casualty: 'a casualty',
    } as Readonly<Record<string, string>>,
    casualties: {
      reserves: 'Patched up: it goes to the reserves and may play on.',
      casualties: 'It is out of the match.',
    } as Readonly<Record<string, string>>,
    decks: { randomEvents: 'Random Events', miscellaneousMayhem: 'Miscellaneous Mayhem' } as Readonly<
      Record<string, string>
    >,
    moments: {
      start: 'Before the match',
      own: 'Your turn begins',
      between: 'Before the other coach’s turn',
      turnEnd: 'Your turn ends',
      kick: 'The ball is about to be kicked',
      driveEnd: 'The drive is over',
    } as Readonly<Record<string, string>>,
    kickOffs: {
      getTheRef: ['Get the Ref', 'Both sides gain a bribe.'],
      riot: ['Riot', 'The turn markers move.'],
      perfectDefence: ['Perfect Defence', 'The kicking side may set up anew.'],
      highKick: ['High Kick', 'A receiver may run under the ball.'],
      cheeringFans: ['Cheering Fans', 'The louder fans bring a team re-roll.'],
      changingWeather: ['Changing Weather', 'The sky is rolled for again.'],
      brilliantCoaching: ['Brilliant Coaching', 'The better bench brings a team re-roll.'],
      quickSnap: ['Quick Snap!', 'The receivers may each move a square.'],
      blitz: ['Blitz!', 'The kicking side has a turn of its own first.'],
      throwARock: ['Throw a Rock', 'Somebody in the crowd has good aim.'],
      pitchInvasion: ['Pitch Invasion', 'The crowd runs onto the pitch.'],
    } as Readonly<Record<string, readonly [name: string, does: string]>>,
    halves: ['', '1st', '2nd', 'Extra'] as readonly string[],
    halfNames: ['', 'First half', 'Second half', 'Overtime'] as readonly string[],
    boxes: {
      reserves: 'Reserves',
      knockedOut: 'Knocked out',
      casualties: 'Injured',
      sentOff: 'Sent off',
    } as Readonly<Record<string, string>>,
    clock: {
      half: 'Half',
      of: (turns: number): string => `of ${turns}`,
      rerolls: 'Re-rolls',
      rerollsLeft: (left: number, most: number): string => `${left} of ${most} re-rolls left`,
      turnOf: (turn: number, turns: number): string => `Turn ${turn} of ${turns}`,
    },
    panel: {
      title: 'This turn',
      between: 'Between turns',
      tab: 'Match',
      once: 'Once a turn',
      used: 'used',
      free: 'still free',
      rerollUsed: 'The re-roll of this turn is spent.',
      kicking: (team: string): string => `Kicking: ${team}`,
      bribes: (count: number): string => plural(count, 'bribe'),
      apothecary: 'Apothecary',
      hand: 'Special plays',
    },
    overlay: {
      sure: 'no roll',
      risky: 'chance in %',
      place: 'your half',
      aimed: 'may be chosen',
      target: 'target',
      gain: 'ball or touchdown',
      push: 'may be pushed there',
      bands: { quick: 'quick +1', short: 'short 0', long: 'long −1', bomb: 'bomb −2' } as Readonly<
        Record<string, string>
      >,
    },
    answers: {
      to: (action: string, to: string): string => `${action} to ${to}`,
      at: (action: string, target: string): string => `${action} ${target}`,
      throwTo: (target: string): string => `Throw to ${target}`,
      throwAt: (to: string): string => `Throw at ${to}`,
      handTo: (target: string): string => `Hand the ball to ${target}`,
      thenThrow: (to: string, from: string): string => `Move to ${from}, throw to ${to}`,
      thenHand: (to: string, from: string): string => `Move to ${from}, hand the ball to ${to}`,
      viaBall: 'Over the ball.',
      extra: (count: number): string => `${plural(count, 'extra square')}.`,
      keepsReroll: (chance: string): string => `${chance}\u00a0% to get there with the re-roll unspent.`,
      agility: (needs: number): string => `${needs}+ before modifiers`,
      diceFor: (count: number): string => (count === 1 ? '1 die' : `${count} dice`),
      theyPick: 'they pick',
      youPick: 'you pick',
      squares: (count: number): string => plural(count, 'square'),
      clickSquare: 'Click a square on the pitch.',
      clickSomebody: 'Click an opponent on the pitch.',
      clickMate: 'Click a team-mate on the pitch.',
      moveFirst: 'Move first, then throw.',
      picksUp: 'Picks up the ball.',
      scores: 'Touchdown!',
      noRoll: 'No roll.',
      needs: (name: string, needs: number): string => `${name} ${needs}+`,
      profile: (values: readonly string[], skills: readonly string[]): string =>
        [values.join(' '), ...(skills.length > 0 ? [skills.join(', ')] : [])].join(' · '),
      hasBall: 'Has the ball',
      canBlock: 'Can block',
      isDown: 'Lies on the ground',
      blockDice: (count: number, picks: string): string =>
        count === 1
          ? 'One die.'
          : `${count === 2 ? 'Two' : 'Three'} dice, ${picks === 'own' ? 'you choose' : 'they choose'}.`,
      falls: (chance: string): string => `${chance}\u00a0% that the blocker falls.`,
      breaks: (needs: number): string => `The armour breaks on ${needs}+.`,
      intercept: (count: number): string => `${plural(count, 'opponent')} may intercept.`,
      leaves: (chance: string): string => `${chance}\u00a0% that the target leaves the pitch.`,
      youFall: (chance: string): string => `${chance}\u00a0% that your player falls.`,
      lost: (chance: string): string => `${chance}\u00a0% turnover.`,
      safe: 'no turnover',
      off: 'out',
      holds: 'holds',
      follows: 'follows',
      flies: 'flies',
      down: 'goes down',
      onTarget: 'on target',
      touchdown: 'touchdown',
      caught: 'caught',
      succeeds: 'works',
      broken: 'breaks',
      endTurn: 'End turn',
      unused: (count: number): string =>
        count === 0 ? 'Everybody has acted.' : `${plural(count, 'player')} could still act.`,
      stop: 'Stop here',
      stopWhy: 'The action ends on this square.',
      /** Where stopping means something else. */
      stops: {
        animosity: ['Keep the ball', 'Nobody gets it.'],
        bombTarget: ['Do not throw', 'The bomb stays in the bag.'],
        blockTarget: ['Do not block', 'The action ends without one.'],
        kickOffReturnSquare: ['Stop here', 'The run ends on this square.'],
        passBlockStep: ['Stop here', 'The run ends on this square.'],
      } as Readonly<Record<string, readonly [label: string, why: string]>>,
      kick: 'Kick off',
      kickWhy: 'They have the ball first; you have it after half-time.',
      kickLast: 'They have the ball first.',
      receive: 'Receive',
      receiveWhy: 'You have the ball first; they have it after half-time.',
      receiveLast: 'You have the ball first.',
      ready: 'Ready',
      readyWhy: 'The set-up stands as it is.',
      readyDone: 'That is all.',
      mirror: 'Mirror',
      mirrorWhy: 'Both sidelines change places.',
      save: 'Keep this set-up',
      saveWhy: 'It is offered again in later matches on this device.',
      kept: (n: number): string => `Your set-up ${n}`,
      keptWhy: 'As you kept it; whoever is missing leaves a gap.',
      back: 'Back to the formations',
      throw: 'Throw the ball',
      throwWhy: 'Choose the square or the receiver next.',
      hailMary: 'Hail Mary Pass',
      hailMaryWhy: 'To any square of the pitch; never accurate.',
      leap: (to: string): string => `Leap to ${to}`,
      facing: (to: string): string => (to === '' ? 'Towards the crowd' : `Towards ${to}`),
      keep: 'Keep it',
      keepWhy: 'The dice stand.',
      failed: 'Leave it at that',
      failedWhy: 'The roll has failed.',
      nobody: 'Nobody',
      rerollWith: (source: string): string => `Roll again with ${source}`,
      rerollTeam: (left: number): string => `${plural(left, 'team re-roll')} left, one a turn.`,
      rerollWhy: 'The second result stands.',
      short: 'Short kick',
      shortWhy: 'One die of distance.',
      long: 'Long kick',
      longWhy: 'Two dice; doubles hurt.',
      first: (roll: number): string => `The first, ${roll}`,
      second: (roll: number): string => `The second, ${roll}`,
      moveMarker: 'Move your turn marker',
      play: (card: string): string => `Play ${card}`,
      bench: 'Take off the pitch',
      canDo: (actions: string): string => `${actions}.`,
    },
    /** What yes and no come to, question by question. */
    decisions: {
      followUp: {
        yes: () => ['Follow up', 'Into the square it left, without a dodge.'],
        no: () => ['Stay', 'The blocker stays where it is.'],
      },
      useSkill: {
        yes: a => [`Use ${a.skill}`, a.skillDoes],
        no: a => [`Do without ${a.skill}`, ''],
      },
      pilingOn: {
        yes: a => [
          'Pile on',
          a.kind === 'armour'
            ? `The armour is rolled again; ${a.player} lies prone.`
            : `The injury is rolled again; ${a.player} lies prone.`,
        ],
        no: a => ['Stay on your feet', `${a.player} remains standing.`],
      },
      apothecary: {
        yes: a => [
          'Send the apothecary',
          a.kind === 'knockedOut'
            ? 'It is only stunned.'
            : a.kind === 'badlyHurt'
              ? 'It goes back to the reserves.'
              : 'The table is rolled again and you choose; up to 38 it goes back to the reserves.',
        ],
        no: () => ['Not this time', 'The apothecary can help once a match.'],
      },
      bribe: {
        yes: () => ['Bribe the referee', 'He looks away on 2+.'],
        no: () => ['Let it go', 'The bribe is kept, the player is sent off.'],
      },
      knuckledusters: {
        yes: a => ['Use the Knuckledusters', `${a.target} goes down.`],
        no: () => ['Leave the dice as they are', ''],
      },
      catchBomb: {
        yes: () => ['Try to catch it', 'Caught, it is thrown on; dropped, it goes off.'],
        no: () => ['Let it go off', ''],
      },
      moveInsteadOfBlock: {
        yes: () => ['Move instead', 'A Move action, to reach a Thrall.'],
        no: () => ['Block all the same', 'It still has to bite a Thrall before the action ends.'],
      },
      specialPlay: { no: () => ['Play none now', 'The cards stay in your hand.'] },
      pushAnywhere: { no: a => [`Do without ${a.skill}`, 'The square is chosen as usual.'] },
      bite: { no: () => ['Nobody', 'The Vampire leaves the pitch, and that is a turnover.'] },
      secondTarget: { no: () => ['Nobody else', 'An ordinary block.'] },
    } as Readonly<Record<string, Readonly<Partial<Record<'yes' | 'no', Decision>>>>>,
    /** Why a set-up is not legal yet. */
    setUpFaults: {
      players: (wanted, found) => `${plural(wanted, 'player')} must be on the pitch, not ${found}.`,
      scrimmage: (wanted, found) => `${plural(wanted, 'player')} must be on the line of scrimmage, not ${found}.`,
      upperWideZone: (wanted, found) => `The wide zone along row 1 holds ${plural(wanted, 'player')}, not ${found}.`,
      lowerWideZone: (wanted, found) => `The wide zone along row 15 holds ${plural(wanted, 'player')}, not ${found}.`,
    } as Readonly<Record<string, (wanted: number, found: number) => string>>,
    picks: (team: string): string => `${team} chooses.`,
    legal: 'This set-up is legal.',
    useSkill: {
      block: 'not to be knocked down by Both Down',
      dodge: 'to be pushed back only',
      fend: 'to keep the blocker from following up',
      juggernaut: 'to turn Both Down into a push',
      wrestle: 'to lie down together, without armour rolls',
      standFirm: 'not to be pushed back',
      breakTackle: 'to dodge with its Strength',
      kick: 'to halve how far the kick flies on',
      dumpOff: 'to throw the ball away before the block',
      stab: 'to stab instead of blocking',
      dauntless: 'to match the stronger opponent',
      safeThrow: 'to undo the interception',
    } as Readonly<Record<string, string>>,
    questions: {
      kickOrReceive: {
        asks: () => 'You won the toss. Kick off, or receive?',
        help: 'Whoever receives has the ball first. After half-time it is the other way round.',
      },
      drawFrom: {
        asks: a => `Which deck do you draw from? ${plural(a.left, 'card')} to draw.`,
        help: 'Special Play cards stay hidden until they are played.',
      },
      setUp: {
        asks: a =>
          a.kind === 'rearrange' ? 'Set up anew.' : a.kicks ? 'Set up to kick off.' : 'Set up to receive the kick.',
        help: 'Choose a formation, or click a player and then a square of your half; whoever stands there changes places. At least three stand on the line of scrimmage beside the half-way line, at most two in each wide zone.',
      },
      setUpPlayer: {
        asks: () => 'Who goes where?',
        help: 'Click a player and then a square of your half.',
      },
      setUpSquare: { asks: a => `Where does ${a.player} go?`, help: 'Any square of your half.' },
      swarm: {
        asks: a => `Swarming: ${plural(a.left, 'player')} more may come on. Who?`,
        help: 'They come out of the reserves on top of those set up.',
      },
      swarmSquare: {
        asks: a => `Where does ${a.player} come on?`,
        help: 'In your half, behind the line of scrimmage and between the wide zones.',
      },
      placeBall: {
        asks: () => 'Where do you aim the kick?',
        help: 'Any square of the other half. The ball flies on up to six squares in a random direction; landing outside that half gives it to the receivers.',
      },
      kickOffReturn: {
        asks: a => `The kick comes down at ${a.to}. Who runs to meet it?`,
        help: 'Kick-off Return: one player not on the line of scrimmage may run up to three squares.',
      },
      kickOffReturnSquare: {
        asks: a => `${a.player} runs, ${plural(a.left, 'square')} left. Where to?`,
        help: 'Up to three squares while the ball is in the air.',
      },
      touchback: {
        asks: () => 'Touchback: who gets the ball?',
        help: 'The kick left your half, so any of your standing players may have the ball.',
      },
      highKick: {
        asks: a => `High Kick: who runs under the ball at ${a.to}?`,
        help: 'A player outside the other side’s tackle zones may be put where the ball comes down.',
      },
      quickSnap: {
        asks: () => 'Quick Snap! Who moves a square?',
        help: 'Each of your standing players may move one square, even out of a tackle zone.',
      },
      quickSnapSquare: { asks: a => `Where does ${a.player} move?`, help: 'One square, without a dodge.' },
      bribe: {
        asks: a => `${a.player} is to be sent off. Use a bribe?`,
        help: 'On anything but a 1 the referee looks away. Otherwise the bribe is lost, and you may try another one.',
      },
      action: {
        asks: a => (a.chosen === '' ? 'Who does what?' : `${a.chosen}${a.ball ? ' has the ball' : ''}. What now?`),
        help: 'Everybody may take one action a turn: click a player, then a square or somebody; click again to do it. Do the safe things first: a fall, a dropped ball or a failed pass ends your turn.',
      },
      activity: {
        asks: a =>
          `${a.player}: ${a.kind.toLowerCase()}, ${plural(a.left, 'square')} left${a.extra > 0 ? ` and ${a.extra} to risk` : ''}. Where to?`,
        help: 'Squares with a dot need no roll. Leaving a tackle zone needs a dodge, and every square beyond the Movement needs going for it.',
      },
      blockTarget: {
        asks: a => `Whom does ${a.player} block?`,
        help: 'Strength and assists decide how many dice are rolled. With more than one die the stronger side picks.',
      },
      secondTarget: {
        asks: a => `Multiple Block: whom besides ${a.target}?`,
        help: 'Both opponents count as two stronger.',
      },
      careen: {
        asks: a => `${a.player} careers on, ${plural(a.left, 'square')} left. Which way?`,
        help: 'A die decides whether it goes straight ahead or to one side. Whoever is in the way is blocked.',
      },
      bombTarget: {
        asks: a => `Where does ${a.player} throw the bomb?`,
        help: 'It is thrown like the ball; whoever stands where it lands may catch it and throw it on.',
      },
      bombAnywhere: { asks: a => `Where does ${a.player} throw the bomb?`, help: 'Anywhere at all.' },
      interceptBomb: {
        asks: a => `${a.player} throws a bomb over your heads. Who catches it?`,
        help: 'An interception: Agility, with −2.',
      },
      catchBomb: {
        asks: a => `The bomb lands on ${a.player}. Try to catch it?`,
        help: 'Whoever catches it throws it on. Not caught, it goes off.',
      },
      reroll: {
        asks: a =>
          a.die === 0
            ? `${a.player}: the Pro roll failed. Roll it again?`
            : `${a.player}, ${a.roll.toLowerCase()}: a ${a.die}${a.passed ? ', which is enough' : ' fails'}. Roll again?`,
        help: 'A re-roll repeats the roll, and the second result stands. One team re-roll may be used a turn; a skill’s own re-roll costs nothing.',
      },
      useSkill: {
        asks: a => `Does ${a.player} use ${a.skill}${a.purpose === '' ? '' : ` ${a.purpose}`}?`,
        help: 'Skills that can only help are used for you, unless the settings say otherwise.',
      },
      divingTackle: {
        asks: a => `${a.player} dodges away from ${a.from} with a ${a.die}. Who dives after it?`,
        help: 'Diving Tackle: −2 on that dodge, and the diver lies in the square just left.',
      },
      tentacles: {
        asks: a => `${a.player} wants to leave ${a.from}. Who holds it back?`,
        help: 'Tentacles: two dice and the difference in Strength decide.',
      },
      shadowing: {
        asks: a => `${a.player} leaves ${a.from}. Who follows like a shadow?`,
        help: 'Shadowing: two dice and the difference in Movement decide.',
      },
      blockDie: {
        asks: a => `${a.player} hits ${a.target}. Which die?`,
        help: 'One of the dice counts. Under each you see what it does, when everybody uses the skills that help.',
      },
      blockReroll: {
        asks: a => `${a.player} rolled ${a.rolled}, and they choose. Roll again?`,
        help: 'The other coach picks the die. You may roll all dice again first.',
      },
      knuckledusters: {
        asks: a => `Does ${a.player} use the Knuckledusters on ${a.target}?`,
        help: 'The result becomes Defender Down.',
      },
      push: {
        asks: a => `Where is ${a.player} pushed?`,
        help: 'One of the squares behind it. Somebody there is pushed on in turn.',
      },
      pushAnywhere: {
        asks: a => `${a.skill}: where does ${a.player} go?`,
        help: 'Any empty square next to it.',
      },
      followUp: {
        asks: a => `Does ${a.player} follow up to ${a.from}?`,
        help: 'It may step into the square the target was pushed from, without a dodge.',
      },
      pilingOn: {
        asks: a =>
          a.kind === 'armour'
            ? `The armour of ${a.target} held. Does ${a.player} pile on?`
            : `${a.target} is only ${a.result}. Does ${a.player} pile on?`,
        help: 'Piling On rolls the armour or the injury again, and this player lies prone afterwards.',
      },
      apothecary: {
        asks: a => `${a.player} is ${a.result}. Send the apothecary?`,
        help: 'Once a match. A knocked-out player is only stunned; for a casualty the table is rolled again and you choose.',
      },
      casualty: {
        asks: a => `${a.player}: which result of the casualty table?`,
        help: 'Up to 38 the player is badly hurt, and patched up at once.',
      },
      passTarget: {
        asks: a => `Where does ${a.player} throw?`,
        help: 'The colours are the range: quick +1, short, long −1, long bomb −2. Choose a receiver, or any square.',
      },
      intercept: {
        asks: a => `${a.player} throws at ${a.to}. Who tries to intercept?`,
        help: 'One player under the path of the ball may try: Agility, with −2 and −1 for each tackle zone. It costs nothing.',
      },
      passBlock: {
        asks: a => `${a.player} is about to throw at ${a.to}. Who runs into the way?`,
        help: 'Pass Block: up to three squares, to end where it can interfere.',
      },
      passBlockStep: { asks: a => `Where does ${a.runner} run?`, help: 'Up to three squares.' },
      animosity: {
        asks: a => `${a.player} would rather not. Who of its own kind gets the ball?`,
        help: 'Animosity: name another team-mate of its own race, or it keeps the ball.',
      },
      divingCatch: {
        asks: a => `The ball comes down at ${a.to}. Who dives for it?`,
        help: 'Diving Catch reaches the squares next to a player.',
      },
      throwInDirection: {
        asks: a => `Your fans have the ball at ${a.from}. Which way do they throw it in?`,
        help: 'Hometown Fans let you choose the direction.',
      },
      throwTeammate: {
        asks: a => `Where does ${a.player} throw ${a.target}?`,
        help: 'Click a square. It never flies quite where it should: three scatters, then a landing.',
      },
      swoop: {
        asks: a => `${a.player} spreads its wings. Which way?`,
        help: 'A die decides whether it goes straight ahead or to one side.',
      },
      kickLength: {
        asks: a => `How hard does ${a.player} kick ${a.target}?`,
        help: 'A short kick rolls one die, a long one two; doubles hurt.',
      },
      moveInsteadOfBlock: {
        asks: a => `${a.player} thirsts. Does it move instead of blocking?`,
        help: 'Blood Lust: before its action ends it must bite a Thrall next to it, or it leaves the pitch.',
      },
      bite: {
        asks: a => `${a.player} thirsts. Whom does it bite?`,
        help: 'A Thrall alongside takes an injury roll, and is at worst badly hurt. Without a bite the Vampire leaves the pitch, and the turn is over.',
      },
      specialPlay: {
        asks: a => `${a.moment}: play a card?`,
        help: 'Special Play cards may be played at the moment they name. Keeping them costs nothing.',
      },
      cardTarget: { asks: a => `${ended(a.card)} For whom?`, help: 'Click a player on the pitch.' },
      placeMarker: {
        asks: () => 'Where does the wizard begin to wander?',
        help: 'He scatters five times, then a fireball goes off where he is.',
      },
      placeFanatic: { asks: () => 'Where does the Fanatic come on?', help: 'Any free square.' },
      placeGroundsman: { asks: () => 'Where does the Groundsman come on?', help: 'Next to a sideline.' },
      illegalProcedure: {
        asks: () => 'You forgot your turn marker, and were caught. Pay with a re-roll, or end the turn?',
        help: 'Keep on playing for a team re-roll, or end the turn.',
      },
    } as Readonly<Record<string, { readonly asks: (a: BloodAsked) => string; readonly help: string }>>,
    told: {
      fansCame: [t => `${t.count},000 come to shout for ${t.team}.`],
      weatherRolled: [t => `The sky: ${t.name.toLowerCase()}. ${t.does}`],
      tossed: [t => `${t.team} wins the toss.`],
      kickerChosen: [t => `${t.team} kicks off.`],
      recovered: [t => `${t.player} opens an eye and is back on the bench.`],
      stillOut: [t => `${t.player} is still counting stars.`],
      setUp: [t => `${t.team} takes the field.`],
      placed: [t => `${t.player} comes on at ${t.to}.`],
      nobodyToSetUp: [t => `${t.team} has nobody left to set up.`],
      ballKicked: [t => `The kick is aimed at ${t.to}.`],
      kickScattered: [t => `It flies on ${plural(t.count, 'square')}, ${towards(t.to)}.`],
      kickOffRolled: [t => `${t.name} ${t.does}`],
      kickOffDice: [t => `${t.team} throws a die for it.`],
      touchback: [t => `Touchback: ${t.team} hands the ball to whom it likes.`],
      gainedReroll: [t => `${t.team} gains a team re-roll.`],
      lostReroll: [t => `${t.team} loses a team re-roll.`],
      gainedBribe: [t => `${t.team} finds a purse for the referee.`],
      markersMoved: [
        t => `Both turn markers move ${plural(Math.abs(t.count), 'turn')} ${t.count > 0 ? 'forward' : 'back'}.`,
      ],
      markerMoved: [t => `${t.team} moves its turn marker.`],
      invaded: [t => `The crowd runs over ${t.player}.`],
      spared: [t => `The crowd misses ${t.player}.`],
      turnover: [t => `Turnover: ${t.name}.`],
      driveEnded: [() => 'The drive is over.'],
      exhausted: [t => `${t.player} is too hot to go on.`],
      cool: [t => `${t.player} wipes the brow.`],
      declared: [t => `${t.player} declares a ${t.name.toLowerCase()}.`],
      moved: [t => `${t.player} goes to ${t.to}.`, t => `${t.player} trots to ${t.to}.`],
      ranBall: [t => `${t.player} carries the ball to ${t.to}.`],
      pushed: [t => `${t.player} is pushed to ${t.to}.`],
      followedUp: [t => `${t.player} follows up.`],
      leapt: [t => `${t.player} leaps to ${t.to}.`],
      stoodUp: [t => `${t.player} gets up.`],
      turnedOver: [t => `${t.player} comes to, face up.`],
      roll_dodge_good: [t => `${t.player} slips away.`, t => `${t.player} shrugs off a gauntlet and is gone.`],
      roll_dodge_bad: [t => `${t.player} is caught by the heel.`],
      roll_goForIt_good: [t => `${t.player} stretches for one more square.`],
      roll_goForIt_bad: [t => `${t.player} trips over nothing at all.`],
      roll_pickUp_good: [t => `${t.player} scoops up the ball.`],
      roll_pickUp_bad: [t => `The ball slips through ${t.player}'s fingers.`],
      roll_pass_good: [t => `${t.player} throws it where it belongs.`],
      roll_pass_bad: [t => `${t.player} throws it somewhere.`],
      roll_catch_good: [t => `${t.player} catches it.`, t => `${t.player} holds on to it.`],
      roll_catch_bad: [t => `${t.player} drops it.`],
      roll_intercept_good: [t => `${t.player} reaches up.`],
      roll_intercept_bad: [t => `${t.player} gets a fingertip to it.`],
      roll_boneHead_good: [t => `${t.player} remembers the plan.`],
      roll_boneHead_bad: [t => `${t.player} forgets what this was about.`],
      roll_reallyStupid_good: [t => `${t.player} has understood, more or less.`],
      roll_reallyStupid_bad: [t => `${t.player} looks at the clouds.`],
      roll_wildAnimal_good: [t => `${t.player} listens, for once.`],
      roll_wildAnimal_bad: [t => `${t.player} only roars.`],
      roll_takeRoot_good: [t => `${t.player} pulls its roots out of the turf.`],
      roll_takeRoot_bad: [t => `${t.player} likes it here.`],
      roll_bloodLust_good: [t => `${t.player} keeps the thirst in check.`],
      roll_bloodLust_bad: [t => `${t.player} smells blood.`],
      roll_alwaysHungry_good: [t => `${t.player} has eaten already.`],
      roll_alwaysHungry_bad: [t => `${t.player} is hungry.`],
      roll_squirmFree_good: [t => `${t.player} wriggles out from between the teeth.`],
      roll_squirmFree_bad: [t => `${t.player} is not quick enough.`],
      roll_hypnoticGaze_good: [t => `${t.player} looks deep into somebody's eyes.`],
      roll_hypnoticGaze_bad: [t => `${t.player} stares. Nobody looks back.`],
      roll_foulAppearance_good: [t => `${t.player} holds its breath and goes on.`],
      roll_foulAppearance_bad: [t => `${t.player} turns away, rather green.`],
      roll_animosity_good: [t => `${t.player} swallows its pride.`],
      roll_animosity_bad: [t => `${t.player} will not share with that one.`],
      roll_dauntless_good: [t => `${t.player} is not impressed by size.`],
      roll_dauntless_bad: [t => `${t.player} is a little impressed after all.`],
      roll_chainsaw_good: [t => `${t.player}'s chainsaw starts at the first pull.`],
      roll_chainsaw_bad: [t => `${t.player}'s chainsaw kicks back.`],
      roll_throwTeammate_good: [t => `${t.player} has a firm grip.`],
      roll_throwTeammate_bad: [t => `${t.player} loses the grip.`],
      roll_landing_good: [t => `${t.player} lands on both feet.`],
      roll_landing_bad: [t => `${t.player} lands on everything else.`],
      roll_leap_good: [t => `${t.player} is over.`],
      roll_leap_bad: [t => `${t.player} jumps too short.`],
      roll_jumpUp_good: [t => `${t.player} is up again in one jump.`],
      roll_jumpUp_bad: [t => `${t.player} stays on the ground.`],
      roll_standUp_good: [t => `${t.player} struggles to its feet.`],
      roll_standUp_bad: [t => `${t.player} does not get up.`],
      roll_bomb_good: [t => `${t.player} lobs it neatly.`],
      roll_bomb_bad: [t => `${t.player} lobs it somewhere.`],
      roll_safeThrow_good: [t => `${t.player} saw that coming: the throw goes on.`],
      roll_safeThrow_bad: [t => `${t.player} did not see that coming.`],
      roll_good: [t => `${t.player}, ${t.name.toLowerCase()}: it works.`],
      roll_bad: [t => `${t.player}, ${t.name.toLowerCase()}: it does not.`],
      rerolled: [t => `${t.player} tries that again with ${t.name}.`],
      loner_good: [t => `${t.player} is a loner, and listens for once.`],
      loner_bad: [t => `${t.player} is a loner: the re-roll is wasted.`],
      pro_good: [t => `${t.player} has been here before.`],
      pro_bad: [t => `${t.player} has not been here before.`],
      blocked: [
        t => `${t.player} leans into ${t.target}.`,
        t => `${t.player} lowers a shoulder at ${t.target}.`,
        t => `${t.player} and ${t.target} exchange opinions.`,
      ],
      knuckledustersUsed: [t => `${t.player} slips on the knuckledusters.`],
      result_attackerDown: [t => `${t.player} comes off worse.`],
      result_bothDown: [t => `${t.player} and ${t.target} go for each other's throats.`],
      result_pushed: [t => `${t.player} moves ${t.target} back.`],
      result_defenderStumbles: [t => `${t.target} stumbles.`],
      result_defenderDown: [t => `${t.player} flattens ${t.target}.`],
      skillUsed: [t => `${t.player} uses ${t.name}.`],
      pushedOffPitch: [t => `${t.player} goes over the line. The crowd has been waiting.`],
      knockedDown: [t => `${t.player} goes down.`],
      placedProne: [t => `${t.player} lies down.`],
      armourHeld: [t => `${t.player}'s armour holds.`, t => `${t.player} has had worse breakfasts.`],
      armourBroke: [t => `Something in ${t.player}'s armour gives.`],
      injury_stunned: [t => `${t.player} is stunned.`],
      injury_knockedOut: [t => `${t.player} takes it on the chin and sees stars.`],
      injury_badlyHurt: [t => `${t.player} is badly hurt.`],
      injury_casualty: [t => `${t.player} is carried off. The stretcher bearers whistle.`],
      casualtyRolled: [t => `The casualty table has a look at ${t.player}.`],
      apothecaryUsed: [t => `The apothecary sees to ${t.player}.`],
      regeneration_good: [t => `${t.player} grows back together.`],
      regeneration_bad: [t => `${t.player} stays as it is.`],
      removed: [t => `${t.player} goes ${t.name}.`],
      refereeSaw: [t => `The referee has seen ${t.player}. He points to the tunnel.`],
      bribe_good: [t => `${t.team} slips the referee something, and he looks away.`],
      bribe_bad: [t => `The referee takes ${t.team}'s money and stays firm.`],
      sentOff: [t => `${t.player} is sent off.`],
      threw: [t => `${t.player} lets fly at ${t.to}: ${t.name}.`],
      passResult_inaccurate: [() => 'The throw goes astray.'],
      passResult_fumbled: [t => `${t.player} fumbles.`],
      intercepted: [t => `Intercepted by ${t.player}!`],
      handedOff: [t => `${t.player} hands it to ${t.target}, no questions asked.`],
      ballScattered: [t => `The ball drifts ${towards(t.to)}.`],
      ballBounced: [t => `The ball hops ${towards(t.to)}.`],
      thrownIn: [t => `The crowd throws it back in, ${towards(t.to)}.`],
      ballTaken: [t => `${t.player} has the ball.`],
      ballLanded: [t => `The ball comes to rest at ${t.to}.`],
      ballVanished: [() => 'It was the false ball: it vanishes.'],
      threwTeammate: [t => `${t.player} throws ${t.target}. Nobody asked ${t.target}.`],
      teammateScattered: [t => `${t.player} tumbles ${towards(t.to)}.`],
      landedOn: [t => `${t.player} lands on ${t.target}.`],
      eaten: [t => `${t.player} was a snack.`],
      contest_good: [t => `${t.player} gets away (${t.name}).`],
      contest_bad: [t => `${t.player} does not get away (${t.name}).`],
      lostWits: [t => `${t.player} stands there and does nothing (${t.name}).`],
      tookRoot: [t => `${t.player} takes root.`],
      bitten: [t => `${t.player} is bitten.`],
      careened: [t => `${t.player} careers on ${towards(t.to)}.`],
      kickedTeammate: [t => `${t.player} kicks ${t.target} down the pitch.`],
      threwBomb: [t => `${t.player} throws a bomb at ${t.to}.`],
      bombScattered: [t => `The bomb drifts ${towards(t.to)}.`],
      bombTaken: [t => `${t.player} has the bomb, and throws it on.`],
      bombExploded: [t => `The bomb goes off at ${t.to}!`],
      bomb_hit: [t => `${t.player} is in the blast.`],
      bomb_missed: [t => `${t.player} is spared.`],
      touchdown: [
        t => `Touchdown! ${t.player} walks in. ${t.team} celebrates.`,
        t => `${t.player} is over the line with the ball. Touchdown!`,
      ],
      awardedTouchdown: [t => `${t.team} is awarded a touchdown.`],
      flippedForCards: [t => `${t.team} draws special plays first.`],
      cardsRolled: [t => `${t.team} may draw ${plural(t.count, 'card')}.`],
      deckChosen: [t => `${t.team} draws from ${t.name}.`],
      cardDrawn: [t => `You pick up ${ended(t.name)} ${t.does}`],
      cardPlayed: [t => `${t.team} plays ${ended(t.name)} ${t.does}`],
      cardRolled: [t => ended(t.name)],
      cardTarget: [t => `${t.name} is for ${t.player}.`],
      markerScattered: [t => `${t.name} wanders ${towards(t.to)}.`],
      joined: [t => `${t.player} comes on at ${t.to}.`],
      transformed: [t => `${t.player} is not quite itself.`],
      illegalProcedure: [t => `${t.team} calls illegal procedure.`],
      penaltyRolled: [t => `${t.team} takes a penalty.`],
      conceded: [t => `${t.team} shakes hands and goes home early.`],
      matchEnded: [
        t => (t.team === '' ? 'The whistle. Nobody won, nobody lost.' : `The whistle. ${t.team} wins ${t.name}.`),
      ],
    } as Readonly<Record<string, readonly Sentence[]>>,
    turnHeading: (team: string, turn: number): string => `${team}, turn ${turn}`,
    sums: {
      agility: (player: string): string => `Agility roll of ${player}`,
      target: (roll: string): string => roll,
      armour: (player: string): string => `Armour of ${player} breaks at`,
      strength: (player: string): string => `Strength of ${player}`,
      assist: (player: string): string => `Assist of ${player}`,
      against: (total: number): string => `against ${total}`,
      dice: 'Dice',
      twoDice: 'Two dice',
    },
    rollText: {
      needed: (die: number, needs: number): string => `${die}, needed ${needs}+`,
      of: (die: number): string => `rolled ${die}`,
      ballGoes: (die: number, to: string): string =>
        to === '' ? `The ball leaves the pitch: ${die}.` : `The ball goes to ${to}: ${die}.`,
      squares: (count: number): string => plural(count, 'square'),
      armour: (total: number, target: number): string => `${total} against ${target}+`,
    },
    statistics: {
      points: 'Touchdowns over the match',
      pointsLead: 'Each step is a touchdown. Tap a mark to watch it.',
      noPoints: 'Nobody scored a touchdown.',
      sources: 'Who scored',
      columns: ['Squares', 'Blocks', 'Passes', 'TD', 'Hurt them', 'Was hurt'] as const,
      rows: {
        touchdowns: 'Touchdowns',
        blocks: 'Blocks that felled',
        passes: 'Passes caught',
        dodges: 'Dodges made',
        armour: 'Armour broken',
        casualties: 'Players taken out',
        turnovers: 'Turnovers',
        rerolls: 'Re-rolls used',
      },
    },
    teams: {
      amazon: ['Quick and slippery: everybody has Dodge.', 'easy'],
      chaos: ['Strong and unskilled; it hits first and asks later.', 'medium'],
      chaosDwarf: ['A wall of stubborn blockers with fast hobgoblins behind it.', 'easy'],
      chaosPact: ['Three big tempers and a handful of everything else.', 'hard'],
      darkElf: ['Agile, armoured, and not above a dagger.', 'medium'],
      dwarf: ['Slow, tough, hard to knock over. Grinds forward.', 'easy'],
      elvenUnion: ['Catches anything, as long as nobody hits it.', 'medium'],
      goblin: ['Chaos by design: bombs, chainsaws, and a referee to bribe.', 'hard'],
      halfling: ['Small, hungry, thrown by trees. For the brave.', 'hard'],
      highElf: ['Armoured elves that pass from anywhere.', 'medium'],
      human: ['A bit of everything. The best team to learn with.', 'easy'],
      khemri: ['Strong guardians, slow hands.', 'hard'],
      lizardman: ['Strong saurus, quick skinks, and nobody who throws well.', 'medium'],
      necromantic: ['Fast wolves, tough golems, dependable zombies.', 'medium'],
      norse: ['Everybody has Block; nobody has armour.', 'easy'],
      nurgle: ['Slow, smelly, hard to move.', 'hard'],
      ogre: ['Very big, very small, nothing in between.', 'hard'],
      orc: ['Tough at every position. Hits hard, forgives mistakes.', 'easy'],
      skaven: ['The fastest feet there are. Scores in a blink, breaks as fast.', 'medium'],
      slann: ['Leaps over everything.', 'hard'],
      undead: ['Strong mummies, quick ghouls, and linemen that get up again.', 'easy'],
      underworld: ['Goblins and rats who do not like each other.', 'hard'],
      vampire: ['Brilliant and thirsty. Keep a thrall close.', 'hard'],
      woodElf: ['Runs, leaps, catches, scores. Do not get hit.', 'medium'],
    } as Readonly<Record<string, readonly [style: string, difficulty: 'easy' | 'medium' | 'hard']>>,
    facts: { rerolls: 'Re-rolls', players: 'Players', cost: 'Cost' } as Readonly<Record<string, string>>,
    lessons: [
      {
        ruleset: 'blood-2016',
        file: 'drill-1-moving',
        goal: 'standBeside',
        given: 0,
        name: 'Moving',
        teaches:
          'A move goes as far as the Movement (MA) says. Nothing is rolled as long as no opponent stands beside the way.',
        task: 'Walk your lineman six squares, to stand beside the Orc.',
        hint: 'Click the lineman who stands alone, then the square beside the Orc, and once more to go.',
      },
      {
        ruleset: 'blood-2016',
        file: 'drill-1-dodging',
        goal: 'dodge',
        given: 0,
        name: 'Dodging',
        teaches:
          'The eight squares around a standing player are its tackle zone. Leaving one takes a dodge, and a failed dodge ends the whole turn.',
        task: 'Leave the Orc’s tackle zone with a dodge.',
        hint: 'Click the lineman beside the Orc and choose a square away from it. It needs a 3 or more.',
      },
      {
        ruleset: 'blood-2016',
        file: 'drill-2-blocking',
        goal: 'knockDown',
        given: 0,
        name: 'Blocking',
        teaches:
          'A block compares Strength: the stronger side gets more dice and picks. Two faces put the target down for sure.',
        task: 'You coach the Orcs now. Knock a Human down with a block.',
        hint: 'Click the Orc beside the Human, then the Human, and once more. One die: three sides of it help.',
      },
      {
        ruleset: 'blood-2016',
        file: 'drill-2-blitzing',
        goal: 'blitz',
        given: 0,
        name: 'Blitzing',
        teaches:
          'Once a turn one player may move and block in the same action. The block costs one square of the move.',
        task: 'Run to the far Human and hit him in the same action.',
        hint: 'Click the Orc near the top, then the Human: four squares of running, the fifth for the block.',
      },
      {
        ruleset: 'blood-2016',
        file: 'drill-3-passing-caught',
        goal: 'touchdown',
        given: 0,
        name: 'Passing',
        teaches:
          'Once a turn the ball may be thrown. The thrower rolls, then the catcher does. Dropping it ends the turn.',
        task: 'Throw the ball to your team-mate in the end zone.',
        hint: 'Click the carrier, then the receiver. The pass needs a 4, the catch a 3. Try again when it goes astray.',
      },
    ],
  },
  /** Words in small letters are found in any spelling, capitalised ones only as written; plurals are found too. */
  glossary: [
    // Both games.
    {
      term: 'Action',
      means:
        'What one player does at a time. Which and how many is a matter of the game: Blitz Bowl three a turn, Blood Bowl one for each player.',
      words: ['action'],
    },
    {
      term: 'End zone',
      means: 'The last column at each end of the pitch. Carrying the ball into the far one scores.',
      words: ['end zone'],
    },
    {
      term: 'Touchdown',
      means:
        'The ball in the hands of a standing player in the far end zone. Worth a goal in Blood Bowl and four points in Blitz Bowl.',
      words: ['touchdown'],
    },
    {
      term: 'Prone',
      means:
        'Lying down. A prone player guards no square, holds no ball, and has to get up before doing anything else.',
      words: ['prone'],
    },
    {
      term: 'Dugout',
      means: 'The bench beside the pitch: reserves, and those who were carried off.',
      words: ['dugout'],
    },
    {
      term: 'Re-roll',
      means:
        'Rolling the same dice once more. The second result counts, even when it is worse, and nothing is rolled three times.',
      words: ['re-roll'],
    },
    {
      term: 'Block dice',
      means:
        'Dice with faces of a fight in place of numbers. With more than one, one coach picks the face that counts.',
      words: ['block dice', 'block die'],
    },
    {
      term: 'Assist',
      means: 'Help in a fight from a team-mate who stands beside the target and is not held up by somebody else.',
      words: ['assist', 'assisted', 'unassisted'],
    },
    { term: 'Ball carrier', means: 'The player with the ball in its hands.', words: ['ball carrier'] },
    {
      term: 'Hand-off',
      means: 'Giving the ball to a team-mate right alongside, without a throw.',
      words: ['hand-off'],
    },
    {
      term: 'Follow up',
      means: 'Stepping into the square that a pushed opponent had to leave.',
      words: ['follow up', 'follows up'],
    },
    {
      term: 'Bounce',
      means: 'A loose ball hops one square in a direction the dice decide.',
      words: ['bounce', 'bouncing'],
    },
    // Blitz Bowl.
    {
      term: 'Open',
      means: 'Standing, with no standing opponent alongside. Only open players may run, mark and throw.',
      words: ['Open'],
      game: 'blitz',
    },
    {
      term: 'Marked',
      means: 'Standing next to a standing opponent. Marked players may block or sidestep, but not run or throw.',
      words: ['marked'],
      game: 'blitz',
    },
    {
      term: 'Run',
      means: 'Movement up to the Move value that never comes next to a standing opponent.',
      words: ['Run', 'Runs'],
      game: 'blitz',
    },
    {
      term: 'Mark',
      means: 'One or two squares of movement that end beside an opponent.',
      words: ['Mark', 'Marks'],
      game: 'blitz',
    },
    {
      term: 'Sidestep',
      means: 'One square away from whoever marks, to a square where nobody does.',
      words: ['sidestep'],
      game: 'blitz',
    },
    {
      term: 'Block',
      means: 'An attack on a standing opponent alongside, with block dice.',
      words: ['Block', 'Blocks'],
      game: 'blitz',
    },
    {
      term: 'Foul',
      means: 'A kick at an opponent who is down. The referee may see it.',
      words: ['foul'],
      game: 'blitz',
    },
    {
      term: 'Throw',
      means: 'The ball goes to a team-mate in sight. A D6 has to reach the Throw value; far throws are harder.',
      words: ['Throw', 'Throws', 'Throw Check'],
      game: 'blitz',
    },
    {
      term: 'Armour Check',
      means:
        'A D6 that has to reach the Armour value after a fall. Whoever fails it is injured and goes to the dugout.',
      words: ['Armour Check'],
      game: 'blitz',
    },
    {
      term: 'Injured',
      means: 'Off to the dugout, out of sight but not out of the match: it may come back on from the reserves.',
      words: ['injured', 'Injure', 'Injures'],
      game: 'blitz',
    },
    {
      term: 'Reserves',
      means: 'Players in the dugout. An action brings one of them on in its own end zone.',
      words: ['reserves', 'Emergency Reserve'],
      game: 'blitz',
    },
    {
      term: 'Challenge',
      means: 'An open card that wishes for something. Fulfil it with an action, and you may claim its points.',
      words: ['challenge'],
      game: 'blitz',
    },
    {
      term: 'Bonus Play',
      means: 'The back of a claimed card: a trick to be kept in hand and played later.',
      words: ['Bonus Play'],
      game: 'blitz',
    },
    {
      term: 'Trapdoor',
      means: 'Where new balls come up, and where it is not wise to stand.',
      words: ['trapdoor'],
      game: 'blitz',
    },
    {
      term: 'Sudden Death',
      means: 'A lead so big that the match ends at once.',
      words: ['sudden death'],
      game: 'blitz',
    },
    {
      term: 'Clean sweep',
      means: 'All three challenges claimed in one turn: two points more.',
      words: ['clean sweep'],
      game: 'blitz',
    },
    {
      term: 'Kerrunch!',
      means: 'The worst face for the target of a block: it falls, and its armour is easier to break.',
      words: ['Kerrunch'],
      game: 'blitz',
    },
    { term: 'Smash', means: 'A face of the block dice: the target falls.', words: ['Smash'], game: 'blitz' },
    {
      term: 'Tackle',
      means: 'A face of the block dice: the target falls, but the blocker is done for this turn.',
      words: ['Tackle'],
      game: 'blitz',
    },
    {
      term: 'Shove',
      means: 'A face of the block dice: the target is pushed a square back and stays on its feet.',
      words: ['Shove'],
      game: 'blitz',
    },
    {
      term: 'Miss',
      means: 'A face of the block dice: nothing happens to the target, and the blocker is done for this turn.',
      words: ['Miss'],
      game: 'blitz',
    },
    // Blood Bowl.
    {
      term: 'Turnover',
      means: 'The turn ends at once because something went wrong: a fall, a dropped ball, a pass that was not caught.',
      words: ['turnover'],
      game: 'blood',
    },
    {
      term: 'Tackle zone',
      means:
        'The eight squares around a standing player. Opponents must dodge to leave one, and find most things harder inside.',
      words: ['tackle zone', 'TZ'],
      game: 'blood',
    },
    {
      term: 'Dodge',
      means: 'The roll for leaving a tackle zone. Easier for the nimble, harder with opponents around the new square.',
      words: ['dodge', 'dodges', 'dodging'],
      game: 'blood',
    },
    {
      term: 'Going for it',
      means: 'One more square than the Movement allows, on a 2 or more. Up to two a turn; a 1 is a fall.',
      words: ['going for it', 'extra square', 'GFI'],
      game: 'blood',
    },
    {
      term: 'Block',
      means:
        'An attack on a standing opponent alongside. Strength and assists decide how many block dice there are and who picks.',
      words: ['Block Action'],
      game: 'blood',
    },
    { term: 'Blitz', means: 'A move with one block in it, once a turn.', words: ['Blitz'], game: 'blood' },
    {
      term: 'Foul',
      means:
        'A kick at an opponent who is down, once a turn. A double on the dice and the referee sends the player off.',
      words: ['foul'],
      game: 'blood',
    },
    {
      term: 'Pass',
      means:
        'A throw of the ball, once a turn. The further it goes, the harder it is, and the catcher has to roll too.',
      words: ['Pass Action'],
      game: 'blood',
    },
    {
      term: 'Quick Pass',
      means: 'The shortest of four ranges: Quick, Short, Long, and the Long Bomb. Each one makes the throw harder.',
      words: ['Quick Pass', 'Quick range', 'Long Bomb', 'Short Pass', 'Long Pass'],
      game: 'blood',
    },
    {
      term: 'Interception',
      means: 'An opponent under the line of the throw may try to snatch the ball, once a pass. It takes a good roll.',
      words: ['interception', 'intercept'],
      game: 'blood',
    },
    {
      term: 'Fumble',
      means: 'The throw slips out of the hand: the ball bounces from the thrower, and the turn is over.',
      words: ['fumble', 'fumbled'],
      game: 'blood',
    },
    {
      term: 'Pick-up',
      means: 'The roll for taking a loose ball from the ground. Opponents alongside make it harder.',
      words: ['pick-up'],
      game: 'blood',
    },
    {
      term: 'Knocked down',
      means: 'Felled by an opponent: the player lies prone, and its armour is put to the test.',
      words: ['knocked down', 'KD'],
      game: 'blood',
    },
    {
      term: 'Stunned',
      means: 'Lying on the face: the player misses its next turn before it can even turn over.',
      words: ['stunned'],
      game: 'blood',
    },
    {
      term: 'Knocked out',
      means: 'Off the pitch. Before every kick-off the player comes round on a 4 or more.',
      words: ['knocked out', "KO'd"],
      game: 'blood',
    },
    {
      term: 'Armour roll',
      means: 'Two dice after a fall. A total above the Armour value breaks the armour, and an Injury roll follows.',
      words: ['Armour roll'],
      game: 'blood',
    },
    {
      term: 'Injury roll',
      means: 'Two dice that say how bad it is: up to 7 stunned, 8 and 9 knocked out, 10 and more a casualty.',
      words: ['Injury roll'],
      game: 'blood',
    },
    {
      term: 'Casualty',
      means: 'Hurt so badly that the match is over for the player.',
      words: ['casualty', 'casualties'],
      game: 'blood',
    },
    {
      term: 'Push',
      means:
        'The target of a block goes one square away from the blocker; the coach of the blocker picks which, and the crowd waits beyond the line.',
      words: ['pushed back', 'push back', 'pushes back'],
      game: 'blood',
    },
    {
      term: 'Both Down',
      means: 'A face of the block dice: both fall, unless a skill says otherwise.',
      words: ['Both Down'],
      game: 'blood',
    },
    {
      term: 'Defender Stumbles',
      means: 'A face of the block dice: the target falls, unless it uses Dodge.',
      words: ['Defender Stumbles'],
      game: 'blood',
    },
    {
      term: 'Movement (MA)',
      means: 'How many squares a player may go in a turn without a roll.',
      words: ['Movement', 'MA'],
      game: 'blood',
    },
    {
      term: 'Strength (ST)',
      means: 'How hard a player hits and how well it stands. Compared in every block.',
      words: ['Strength', 'ST'],
      game: 'blood',
    },
    {
      term: 'Agility (AG)',
      means:
        'How well a player dodges, catches, throws and picks up. With 3 most things need a 4 or more; every point more makes it one easier.',
      words: ['Agility', 'AG'],
      game: 'blood',
    },
    {
      term: 'Armour value (AV)',
      means: 'What two dice have to beat before a fall can hurt.',
      words: ['Armour value', 'AV'],
      game: 'blood',
    },
    {
      term: 'Drive',
      means: 'From one kick-off to the next: until somebody scores, or the half is over.',
      words: ['drive'],
      game: 'blood',
    },
    {
      term: 'Half',
      means: 'Eight turns for each coach. A match has two.',
      words: ['each half', 'the half', 'a half'],
      game: 'blood',
    },
    {
      term: 'Line of scrimmage',
      means: 'The row of squares on each side of the middle. Three players at least must be set up there.',
      words: ['line of scrimmage'],
      game: 'blood',
    },
    {
      term: 'Wide zone',
      means: 'The four rows along each sideline. At most two players may be set up in each.',
      words: ['wide zone'],
      game: 'blood',
    },
    {
      term: 'Kick-off table',
      means: 'Two dice at every kick-off that bring a surprise: a riot, a blitz, a change of weather.',
      words: ['kick-off table', 'kick-off event'],
      game: 'blood',
    },
    {
      term: 'Touchback',
      means: 'The kick left the receiving half, so the receiving coach gives the ball to any player.',
      words: ['touchback'],
      game: 'blood',
    },
    {
      term: 'Throw-in',
      means: 'The crowd throws a ball that left the pitch back in.',
      words: ['throw-in'],
      game: 'blood',
    },
    {
      term: 'Scatter',
      means: 'A ball in the air drifts: a direction is rolled for every square.',
      words: ['scatter'],
      game: 'blood',
    },
    {
      term: 'Team re-roll',
      means:
        'A second try that any player may use in its own team’s turn, once a turn and as long as there are some left.',
      words: ['team re-roll'],
      game: 'blood',
    },
    {
      term: 'Apothecary',
      means: 'A healer who may, once a match, make a bad injury less bad.',
      words: ['apothecary'],
      game: 'blood',
    },
    {
      term: 'Bribe',
      means: 'Money that may keep a player on the pitch whom the referee wants to send off.',
      words: ['bribe'],
      game: 'blood',
    },
    {
      term: 'Special play',
      means: 'A card held in secret until its moment comes.',
      words: ['special play'],
      game: 'blood',
    },
    {
      term: 'FAME',
      means: 'Whose fans are louder today: one or two points that help on the kick-off table.',
      words: ['FAME'],
      game: 'blood',
    },
  ] as readonly Term[],
};

/** A word of the game that can be asked about wherever it stands. */
export interface Term {
  readonly term: string;
  readonly means: string;
  readonly words: readonly string[];
  /** Left out: both games use it. */
  readonly game?: 'blitz' | 'blood';
}
/** What a question is about, written out. */
export interface Asked {
  readonly player: string;
  readonly target: string;
  readonly by: string;
  readonly runner: string;
  readonly to: string;
  readonly kind: string;
  readonly moment: string;
  readonly rolled: string;
  readonly left: number;
  /** The player chosen on the pitch, or ''. */
  readonly chosen: string;
  readonly ball: boolean;
}
/** An answer as a button says it: what is done, and what comes of it. */
type Decision = (a: BloodAsked) => readonly [label: string, why: string];
/** What a question of Blood Bowl is about, written out. */
export interface BloodAsked {
  readonly player: string;
  readonly target: string;
  readonly runner: string;
  readonly to: string;
  readonly from: string;
  readonly left: number;
  readonly extra: number;
  readonly die: number;
  readonly passed: boolean;
  readonly kind: string;
  /** What is rolled for. */
  readonly roll: string;
  readonly rolled: string;
  readonly skill: string;
  readonly skillDoes: string;
  readonly purpose: string;
  readonly result: string;
  readonly moment: string;
  readonly card: string;
  /** Whether the asked coach kicks off. */
  readonly kicks: boolean;
  /** The player chosen on the pitch, or ''. */
  readonly chosen: string;
  readonly ball: boolean;
}
