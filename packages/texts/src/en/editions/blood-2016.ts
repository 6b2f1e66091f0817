/** The skills and Special Play cards of Blood Bowl 2016, in our own words. */
import { type Edition, type Named, words } from '../../shape.ts';

export const edition = {
  skills: words<Named>()({
    catch: { name: 'Catch', does: 'Re-rolls a failed catch, a dropped hand-off or a failed interception.' },
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
    jumpUp: {
      name: 'Jump Up',
      does: 'Stands up for nothing. May even declare a Block from the ground, with an Agility roll at +2.',
    },
    leap: {
      name: 'Leap',
      does: 'Once an Action it may jump over anything to a square up to 2 away: 2 squares of movement and an Agility roll, no dodge.',
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
    sureFeet: { name: 'Sure Feet', does: 'Re-rolls a failed roll for an extra square.' },
    boneHead: {
      name: 'Bone-head',
      does: 'Forgets what it is there for on a 1, whenever it is to take an Action: it does nothing and has no tackle zone until it remembers.',
    },
    reallyStupid: {
      name: 'Really Stupid',
      does: 'Needs 4 or more to understand its Action, with +2 when a brighter team-mate stands next to it. Otherwise it does nothing and has no tackle zone.',
    },
    takeRoot: {
      name: 'Take Root',
      does: 'On a 1 after declaring an Action it takes root: no movement at all until the drive ends or it falls.',
    },
    wildAnimal: {
      name: 'Wild Animal',
      does: 'Needs 4 or more for its Action, with +2 for a Block or a Blitz. Otherwise the Action is wasted.',
    },
    bloodLust: {
      name: 'Blood Lust',
      does: 'On a 1 after declaring an Action it must bite a Thrall next to it before the Action ends, or it leaves the pitch and the turn is over.',
    },
    alwaysHungry: { name: 'Always Hungry', does: 'On a 1 it tries to eat the team-mate it was about to throw.' },
    animosity: {
      name: 'Animosity',
      does: 'On a 1 it refuses to pass or hand the ball to a team-mate of another race.',
    },
    ballAndChain: {
      name: 'Ball and Chain',
      does: 'Careers about at random, blocking whoever is in the way, friend or foe. If it goes down it is hurt at once.',
    },
    bombardier: {
      name: 'Bombardier',
      does: 'May throw a bomb in place of its Action. It knocks down whoever stands where it goes off, and others next to it on 4 or more.',
    },
    chainsaw: {
      name: 'Chainsaw',
      does: 'Saws instead of blocking: +3 on the Armour roll, but on a 1 it hits itself. Falling down with it is just as bad.',
    },
    decay: { name: 'Decay', does: 'A Casualty hits it twice as hard: the casualty table is rolled twice.' },
    disposable: { name: 'Disposable', does: 'Leagues only: it does not count in the value of its team.' },
    fanFavourite: { name: 'Fan Favourite', does: '+1 FAME for the Kick-off table while it is on the pitch.' },
    hypnoticGaze: {
      name: 'Hypnotic Gaze',
      does: 'At the end of its Move it may stare down an opponent next to it, which then has no tackle zone until its next Action.',
    },
    kickTeammate: {
      name: 'Kick Team-mate',
      does: 'In a Blitz it may kick a small team-mate across the pitch in place of the block.',
    },
    loner: {
      name: 'Loner',
      does: 'May use a team re-roll only after rolling 4 or more; the team re-roll is spent either way.',
    },
    monstrousMouth: {
      name: 'Monstrous Mouth',
      does: 'Re-rolls a failed catch, a dropped hand-off or a failed interception. Strip Ball does nothing against it.',
    },
    noHands: {
      name: 'No Hands',
      does: 'Can never hold the ball: it neither catches nor intercepts, and kicks the ball along when it runs into it.',
    },
    nurglesRot: { name: "Nurgle's Rot", does: 'Leagues only: an opponent it kills may join its team.' },
    regeneration: {
      name: 'Regeneration',
      does: 'As a Casualty it rolls a D6: on 4 or more it goes to Reserves instead.',
    },
    rightStuff: {
      name: 'Right Stuff',
      does: 'Small enough to be thrown by a team-mate, and to land on its feet with an Agility roll.',
    },
    secretWeapon: {
      name: 'Secret Weapon',
      does: 'The referee sends it off at the end of every drive it took part in.',
    },
    stab: { name: 'Stab', does: 'May stab instead of blocking: straight to an Armour roll, without risk.' },
    stakes: {
      name: 'Stakes',
      does: '+1 on the Armour roll when it stabs players of Khemri, Necromantic, Undead and Vampire teams.',
    },
    stunty: {
      name: 'Stunty',
      does: 'Tackle zones do not count against its dodges. −1 on its throws, and it is hurt more easily.',
    },
    swarming: {
      name: 'Swarming',
      does: 'At a kick-off up to D3 such players may come out of Reserves on top of those set up.',
    },
    swoop: {
      name: 'Swoop',
      does: 'When thrown, its coach points it three times in a direction instead of letting it scatter anywhere; +1 to land.',
    },
    throwTeammate: {
      name: 'Throw Team-mate',
      does: 'In a Pass Action it may throw a team-mate with Right Stuff in place of the ball.',
    },
    timmmBer: {
      name: 'Timmm-ber!',
      does: 'Where it has to roll to stand up, every free team-mate next to it gives +1.',
    },
    titchy: { name: 'Titchy', does: '+1 to dodge, but nobody minds dodging into its tackle zone.' },
    weepingDagger: { name: 'Weeping Dagger', does: 'Leagues only: whoever it hurts badly may miss the next game.' },
    block: { name: 'Block', does: 'If this player uses it, Both Down does not knock it down.' },
    dauntless: {
      name: 'Dauntless',
      does: 'Blocking a stronger opponent: if a D6 plus its own Strength beats the opponent’s, both count as equally strong.',
    },
    dirtyPlayer: {
      name: 'Dirty Player',
      does: 'Its own fouls have +1 on the Armour roll or on the Injury roll, whichever helps.',
    },
    fend: { name: 'Fend', does: 'Whoever blocks this player may not follow up.' },
    frenzy: {
      name: 'Frenzy',
      does: 'Must follow up, and must block once more when the opponent was only pushed. In a Blitz that costs another square.',
    },
    kick: {
      name: 'Kick',
      does: 'Set up behind the line and between the wide zones, it may halve how far its side’s kick-off scatters.',
    },
    kickOffReturn: {
      name: 'Kick-off Return',
      does: 'When its side receives, it may run up to 3 squares while the kick is in the air.',
    },
    passBlock: {
      name: 'Pass Block',
      does: 'When an opponent is about to pass, it may run up to 3 squares to get in the way of the throw.',
    },
    pro: { name: 'Pro', does: 'Once a turn it may re-roll one of its own rolls, if a D6 first shows 4 or more.' },
    shadowing: {
      name: 'Shadowing',
      does: 'When an opponent steps out of its tackle zone, it may try to follow into the square left.',
    },
    stripBall: { name: 'Strip Ball', does: 'A ball carrier that this player pushes back lets go of the ball.' },
    sureHands: { name: 'Sure Hands', does: 'Re-rolls a failed pick-up. Strip Ball does nothing against this player.' },
    tackle: {
      name: 'Tackle',
      does: 'Opponents may not use Dodge to get away from this player, nor when it blocks them.',
    },
    wrestle: {
      name: 'Wrestle',
      does: 'On Both Down it may pull both players to the ground instead: no armour is rolled for either.',
    },
    bigHand: { name: 'Big Hand', does: 'Tackle zones and rain do not count against its pick-ups.' },
    claw: {
      name: 'Claw',
      does: 'Whoever it knocks down in a block: an Armour total of 8 is enough, however good the armour.',
    },
    disturbingPresence: {
      name: 'Disturbing Presence',
      does: 'Opponents within 3 squares have −1 to throw, catch and intercept.',
    },
    extraArms: { name: 'Extra Arms', does: '+1 to pick up, catch and intercept.' },
    foulAppearance: {
      name: 'Foul Appearance',
      does: 'Whoever wants to block, stab or saw it must first roll 2 or more, or is too disgusted.',
    },
    horns: { name: 'Horns', does: '+1 Strength for the block of its Blitz, if it has moved before.' },
    prehensileTail: { name: 'Prehensile Tail', does: 'Opponents have −1 to dodge out of its tackle zone.' },
    tentacles: {
      name: 'Tentacles',
      does: 'May try to hold an opponent that is about to dodge or leap out of its tackle zone.',
    },
    twoHeads: { name: 'Two Heads', does: '+1 to dodge.' },
    veryLongLegs: {
      name: 'Very Long Legs',
      does: '+1 to leap and to intercept, and its interceptions cannot be undone by Safe Throw.',
    },
    accurate: { name: 'Accurate', does: '+1 on every throw.' },
    dumpOff: {
      name: 'Dump-Off',
      does: 'About to be blocked with the ball in its hands, it may throw a Quick Pass first. It never costs the turn.',
    },
    hailMaryPass: {
      name: 'Hail Mary Pass',
      does: 'May throw the ball to any square of the pitch: only a 1 fumbles it, but it always scatters. Nobody can intercept it.',
    },
    leader: {
      name: 'Leader',
      does: 'Its team has one more team re-roll each half, for as long as such a player is on the pitch.',
    },
    nervesOfSteel: {
      name: 'Nerves of Steel',
      does: 'Tackle zones do not count against it when it throws, catches or intercepts.',
    },
    pass: { name: 'Pass', does: 'Re-rolls an inaccurate or fumbled throw.' },
    safeThrow: {
      name: 'Safe Throw',
      does: 'May undo an interception of its pass with an Agility roll, and does not drop the ball when only the modifiers made it fumble.',
    },
    breakTackle: { name: 'Break Tackle', does: 'Once a turn it may dodge with its Strength in place of its Agility.' },
    grab: {
      name: 'Grab',
      does: 'In a Block Action it may push the opponent to any empty square next to that opponent. Side Step and Grab cancel each other.',
    },
    guard: { name: 'Guard', does: 'Assists blocks even from inside the tackle zones of other opponents.' },
    juggernaut: {
      name: 'Juggernaut',
      does: 'In its Blitz, Both Down may count as Pushed, and the opponent may use neither Fend nor Stand Firm nor Wrestle.',
    },
    mightyBlow: {
      name: 'Mighty Blow',
      does: '+1 on the Armour roll or on the Injury roll, whichever helps, against whoever it knocks down in a block.',
    },
    multipleBlock: {
      name: 'Multiple Block',
      does: 'In a Block Action it may block two opponents, each with +2 Strength, and follows up neither.',
    },
    pilingOn: {
      name: 'Piling On',
      does: 'May throw itself on an opponent it has just knocked down, to have the Armour or Injury roll made again.',
    },
    standFirm: { name: 'Stand Firm', does: 'May refuse to be pushed back.' },
    strongArm: { name: 'Strong Arm', does: '+1 on throws beyond Quick range.' },
    thickSkull: { name: 'Thick Skull', does: 'An Injury total of 8 only stuns it.' },
  }),
  cards: words<Named>()({
    badHabits: { name: 'Bad Habits', does: 'Your opponent has D3 fewer team re-rolls in each half.' },
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
    magicSponge: {
      name: 'Magic Sponge',
      does: 'On 2 or more one of your injured players is fit for the next kick-off.',
    },
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
      does: 'For the match, one opponent can never re-roll anything.',
    },
    tacklingMachine: {
      name: 'Tackling Machine',
      does: 'One of your players has Diving Tackle, Jump Up, Tackle and Wrestle for the match.',
    },
    getEmLads: {
      name: "Get 'Em Lads!",
      does: "After an injury on your side in your opponent's last turn, all your players on the pitch have +1 Strength this turn.",
    },
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
      does: 'Every pass, catch and pick-up is at −1 until the drive ends.',
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
  }),
  own: {
    terms: {
      'Agility (AG)':
        'How well a player dodges, catches, throws and picks up. With 3 most things need a 4 or more; every point more makes it one easier.',
      'Armour roll':
        'Two dice after a fall. A total above the Armour value breaks the armour, and an Injury roll follows.',
      'Armour value (AV)': 'What two dice have to beat before a fall can hurt.',
      'Team re-roll':
        'A second try that any player may use in its own team’s turn, once a turn and as long as there are some left.',
    },
  },
} satisfies Edition;
