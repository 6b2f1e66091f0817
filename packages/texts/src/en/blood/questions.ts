/** The questions of Blood Bowl, and what a newcomer needs to know to answer. */
import { type BloodAsked, words } from '../../shape.ts';
import { does, ended, plural } from '../grammar.ts';

export const questions = {
  setUpFaults: words<(wanted: number, found: number) => string>()({
    players: (wanted, found) => `${plural(wanted, 'player')} must be on the pitch, not ${found}.`,
    scrimmage: (wanted, found) => `${plural(wanted, 'player')} must be on the line of scrimmage, not ${found}.`,
    upperWideZone: (wanted, found) => `The wide zone along row 1 holds ${plural(wanted, 'player')}, not ${found}.`,
    captain: () => 'Your captain must be on the pitch.',
    lowerWideZone: (wanted, found) => `The wide zone along row 15 holds ${plural(wanted, 'player')}, not ${found}.`,
  }),
  picks: (team: string): string => `${does(team, 'chooses')}.`,
  legal: 'This set-up is legal.',
  useSkill: words()({
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
  }),
  questions: words<{ readonly asks: (a: BloodAsked) => string; readonly help: string }>()({
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
        a.kind === 'rearrange' ? 'Set up again.' : a.kicks ? 'Set up to kick off.' : 'Set up to receive the kick.',
      help: 'Choose a formation, or click a player and then a square of your half; whoever stands there changes places. At least three stand on the line of scrimmage beside the half-way line, at most two in each wide zone.',
    },
    setUpPlayer: {
      asks: () => 'Who goes where?',
      help: 'Click a player and then a square of your half.',
    },
    setUpSquare: { asks: a => `Where does ${a.player} go?`, help: 'Any square of your half.' },
    swarm: {
      asks: a => `Swarming: up to ${a.left} more may come on. Who?`,
      help: 'They come out of the reserves on top of those set up.',
    },
    swarmSquare: {
      asks: a => `Where does ${a.player} come on?`,
      help: 'In your half, behind the line of scrimmage and between the wide zones.',
    },
    placeBall: {
      asks: () => 'Where do you aim the kick?',
      help: 'Any square of the other half. The ball flies on up to six squares in a random direction; a kick that lands or bounces outside that half is a touchback: a receiver of their choice gets the ball.',
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
    giveBall: {
      asks: () => 'Touchback: who gets the ball?',
      help: 'Any of your players on their feet may have it; with nobody standing it is put on a square of your half.',
    },
    kickingPlayer: {
      asks: () => 'Who kicks off?',
      help: 'One of your players in the middle of the pitch, and not on the line unless nobody else is there.',
    },
    selectPlayers: {
      asks: a => `Pick a player, ${a.left} left.`,
      help: 'Players whom no opponent marks may be picked.',
    },
    solidDefence: {
      asks: () => 'Solid Defence: who is set up again?',
      help: 'The players picked may stand anywhere in your half, as long as the set-up is legal in the end.',
    },
    solidDefenceSquare: { asks: a => `Where does ${a.player} stand?`, help: 'Any square of your half.' },
    snap: { asks: () => 'Quick Snap! Who moves a square?', help: 'Each player picked may move one square.' },
    snapSquare: { asks: a => `Where does ${a.player} move?`, help: 'One square.' },
    charge: {
      asks: () => 'Charge! Who acts next?',
      help: 'Each player picked may move, and one of them may blitz. A fall ends the charge.',
    },
    onTheBall: {
      asks: a => `The ball is on its way to ${a.to}. Who runs?`,
      help: 'On the Ball: a player may run up to three squares before the pass, or one of them while the kick is in the air.',
    },
    onTheBallStep: {
      asks: a => `${a.player} runs, ${plural(a.left, 'square')} left. Where to?`,
      help: 'Without a Rush; leaving a tackle zone needs a dodge.',
    },
    hitAndRun: {
      asks: a => `Where does ${a.player} slip away to?`,
      help: 'Hit and Run: one square, without a dodge, to where no opponent is next to it.',
    },
    putBallDown: {
      asks: a => `Where does ${a.player} put the ball?`,
      help: 'Safe Pair of Hands: an empty square next to where it lies. Otherwise the ball bounces.',
    },
    punt: {
      asks: a => `Which way does ${a.player} punt?`,
      help: 'A die says whether the ball goes straight ahead or to one side, another one how far.',
    },
    attackTarget: {
      asks: a => `Whom does ${a.player} go for?`,
      help: 'A standing opponent next to it. Its activation ends with the attack.',
    },
    animalSavagery: {
      asks: a => `${a.player} lashes out. At whom?`,
      help: 'Animal Savagery: a team-mate next to it is knocked down, which costs the turn only if it holds the ball. Then the action goes on.',
    },
    trickster: {
      asks: a => `${a.target} goes for ${a.player}. Does it slip away?`,
      help: 'Trickster: to any free square next to that opponent, who goes on all the same.',
    },
    trickyPickUp: {
      asks: a => `${a.player} stands on the ball. Does it try to pick it up?`,
      help: 'If not, the ball bounces.',
    },
    blitzTarget: { asks: a => `Whom will ${a.player} blitz?`, help: 'A standing opponent that it can reach.' },
    rerollDie: { asks: () => 'Which die is rolled again?', help: 'One die with that face.' },
    skillSquare: { asks: a => `${a.skill}: where does ${a.player} go?`, help: 'One of the squares that are marked.' },
    skillGift: {
      asks: a => `${a.player} teaches ${a.target} something for this turn. What?`,
      help: 'One of the skills it does not have yet.',
    },
    strayShot: {
      asks: a => `${a.player} misses ${a.target}. Who is hit instead?`,
      help: 'Anybody within 3 squares of the one aimed at, but not the one who shot.',
    },
    skillTarget: {
      asks: a => `${a.skill}: on whom does ${a.player} use it?`,
      help: 'Nobody has to be chosen: then it is kept for later.',
    },
    foulHelp: {
      asks: a => `Do team-mates help ${a.player} with the foul?`,
      help: 'Each of them adds 1 to the Armour roll; alone it may re-roll a failed one.',
    },
    argueTheCall: {
      asks: a => `${a.player} is to be sent off. Argue the call?`,
      help: 'With 6 or more in all the player stays, but the turn is over; on a 1 you have argued for the last time.',
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
      help: 'Squares with a dot need no roll. Leaving a tackle zone needs a dodge, and every square beyond its Movement takes a roll as well.',
    },
    blockTarget: {
      asks: a => `Whom does ${a.player} block?`,
      help: 'Strength and assists decide how many dice are rolled. With more than one die the stronger side picks.',
    },
    chompTarget: {
      asks: a => `Whom does ${a.player} bite?`,
      help: 'On 3 or more that opponent cannot leave its square while the player marks it.',
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
    bombAnywhere: {
      asks: a => `Where does ${a.player} throw the bomb?`,
      help: 'Hail Mary: any square of the pitch. It never flies quite where it should.',
    },
    interceptBomb: {
      asks: a => `${a.player} throws a bomb over your heads. Who catches it?`,
      help: 'An interception: a roll by Agility, harder than a catch.',
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
      help: 'A re-roll repeats the roll, and the second result stands. Team re-rolls are few; a skill’s own re-roll costs nothing.',
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
      asks: a => `Knuckledusters: which of ${a.player}’s dice becomes Defender Down?`,
      help: 'The other coach picks one of the dice afterwards; you may turn one after the other.',
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
      help: 'Whoever is only badly hurt is patched up at once and goes back to the reserves.',
    },
    passTarget: {
      asks: a => `Where does ${a.player} throw?`,
      help: 'The colours are the range: the further, the harder. Choose a receiver, or any square.',
    },
    intercept: {
      asks: a => `${a.player} throws at ${a.to}. Who tries to intercept?`,
      help: 'One player under the path of the ball may try: a hard roll by Agility, harder still beside opponents. It costs nothing.',
    },
    passBlock: {
      asks: a => `${a.player} is about to throw at ${a.to}. Who gets in the way?`,
      help: 'Pass Block: up to three squares, to end where it can interfere.',
    },
    passBlockStep: { asks: a => `Where does ${a.runner} run?`, help: 'Up to three squares.' },
    animosity: {
      asks: a => `${a.player} would rather not. Which of its own kind gets the ball?`,
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
      asks: a => `${a.player} thirsts for blood. Does it only move instead?`,
      help: 'Blood Lust: before its action ends it must bite a Thrall next to it, or it leaves the pitch.',
    },
    bite: {
      asks: a => `${a.player} thirsts for blood. Whom does it bite?`,
      help: 'A Thrall alongside takes an injury roll, and is at worst badly hurt. Without a bite the Vampire leaves the pitch, and the turn is over.',
    },
    specialPlay: {
      asks: a => `${a.moment}: play a card?`,
      help: 'Special Play cards may be played at the moment they name. Keeping them costs nothing.',
    },
    useRule: { asks: a => `${a.card}: use it now?`, help: 'Something your team has brought along to this match.' },
    rulePlayer: { asks: a => `${ended(a.card)} For whom?`, help: 'Click a player.' },
    spell: {
      asks: () => 'Your wizard looks up. A Fireball, or Zap?',
      help: 'One spell a match. A Fireball hits a square and those around it; Zap turns a player into a frog for the rest of the drive.',
    },
    chooseWeather: {
      asks: a => `Rolled ${a.die} for the weather. What will it be?`,
      help: 'The mage moves it by up to two.',
    },
    learnSkill: {
      asks: a => `${a.player} has trained hard. What has it learned?`,
      help: 'It has the skill for this match.',
    },
    grudge: { asks: a => `${a.player} will get even. Whom does it hate?`, help: 'One keyword of whoever hurt it.' },
    mostValuable: {
      asks: a => `Who was the most valuable player? ${plural(a.left, 'more name')} for the draw.`,
      help: 'Six who took part; a die picks one of them, who earns 4 Star Player Points.',
    },
    recruit: { asks: () => 'Who joins your team?', help: 'Whoever it is goes into Reserves.' },
    secretWeapon: {
      asks: () => 'Whose Secret Weapon does the referee see first?',
      help: 'You may argue for each of them, until you are thrown out yourself.',
    },
    ruleSquare: { asks: a => `${ended(a.card)} On which square?`, help: 'Any square of the pitch.' },
    cardTarget: { asks: a => `${ended(a.card)} For whom?`, help: 'Click a player on the pitch.' },
    placeMarker: {
      asks: () => 'Where does the wizard begin to wander?',
      help: 'He scatters five times, then a fireball goes off where he is.',
    },
    placeFanatic: { asks: () => 'Where does the Fanatic come on?', help: 'Any free square.' },
    placeGroundsman: { asks: () => 'Where does the Groundsman come on?', help: 'Next to a sideline.' },
    illegalProcedure: {
      asks: () => 'You forgot your turn marker, and were caught. What now?',
      help: 'Playing on costs a team re-roll; without one, the other coach gains one. Ending the turn costs nothing more.',
    },
  }),
};
