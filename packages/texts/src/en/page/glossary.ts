/** The words of the game, each explained wherever it stands: those of both games, and those that only one has. */
import type { Term } from '../../shape.ts';

const both: readonly Term[] = [
  {
    term: 'Action',
    means:
      'What one player does at a time. Which and how many depends on the game: in Blitz Bowl three a turn, in Blood Bowl one for each player.',
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
    means: 'Lying down. A prone player guards no square, holds no ball, and has to get up before doing anything else.',
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
    means: 'Dice with faces of a fight in place of numbers. With more than one, one coach picks the face that counts.',
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
];
const blitz: readonly Term[] = [
  {
    term: 'Open',
    means: 'Standing, with no standing opponent alongside. Only open players may run, mark and throw.',
    words: ['Open'],
  },
  {
    term: 'Marked',
    means: 'Standing next to a standing opponent. Marked players may block or sidestep, but not run or throw.',
    words: ['marked'],
  },
  {
    term: 'Run',
    means: 'Movement up to the Move value that never comes next to a standing opponent.',
    words: ['Run', 'Runs'],
  },
  {
    term: 'Mark',
    means: 'One or two squares of movement that end beside an opponent.',
    words: ['Mark', 'Marks'],
  },
  {
    term: 'Sidestep',
    means: 'One square away from whoever marks, to a square where nobody does.',
    words: ['sidestep'],
  },
  {
    term: 'Block',
    means: 'An attack on a standing opponent alongside, with block dice.',
    words: ['Block', 'Blocks'],
  },
  {
    term: 'Foul',
    means: 'A kick at an opponent who is down. The referee may see it.',
    words: ['foul'],
  },
  {
    term: 'Throw',
    means: 'The ball goes to a team-mate in sight. A D6 has to reach the Throw value; far throws are harder.',
    words: ['Throw', 'Throws', 'Throw Check'],
  },
  {
    term: 'Armour Check',
    means: 'A D6 that has to reach the Armour value after a fall. Whoever fails it is injured and goes to the dugout.',
    words: ['Armour Check'],
  },
  {
    term: 'Injured',
    means: 'Off to the dugout, out of sight but not out of the match: it may come back on from the reserves.',
    words: ['injured', 'Injure', 'Injures'],
  },
  {
    term: 'Reserves',
    means: 'Players in the dugout. An action brings one of them on in its own end zone.',
    words: ['reserves', 'Emergency Reserve'],
  },
  {
    term: 'Challenge',
    means: 'A face-up card that asks for something. Do it with an action, and you may claim its points.',
    words: ['challenge'],
  },
  {
    term: 'Bonus Play',
    means: 'The back of a claimed card: a trick to be kept in hand and played later.',
    words: ['Bonus Play'],
  },
  {
    term: 'Trapdoor',
    means: 'Where new balls come up, and where it is not wise to stand.',
    words: ['trapdoor'],
  },
  {
    term: 'Sudden Death',
    means: 'A lead so big that the match ends once the other side has had a turn to cut it, and has not.',
    words: ['sudden death'],
  },
  {
    term: 'Clean sweep',
    means: 'All three challenges claimed in one turn: two points more.',
    words: ['clean sweep'],
  },
  {
    term: 'Kerrunch!',
    means: 'The worst face for the target of a block: it falls, and its armour is easier to break.',
    words: ['Kerrunch'],
  },
  { term: 'Smash', means: 'A face of the block dice: the target falls.', words: ['Smash'] },
  {
    term: 'Tackle',
    means: 'A face of the block dice: the target falls, but the blocker is done for this turn.',
    words: ['Tackle'],
  },
  {
    term: 'Shove',
    means: 'A face of the block dice: the target is pushed a square back and stays on its feet.',
    words: ['Shove'],
  },
  {
    term: 'Miss',
    means: 'A face of the block dice: nothing happens to the target, and the blocker is done for this turn.',
    words: ['Miss'],
  },
];
const blood: readonly Term[] = [
  {
    term: 'Turnover',
    means: 'The turn ends at once because something went wrong: a fall, a dropped ball, a pass that was not caught.',
    words: ['turnover'],
  },
  {
    term: 'Tackle zone',
    means:
      'The eight squares around a standing player. Opponents must dodge to leave one, and find most things harder inside.',
    words: ['tackle zone', 'TZ'],
  },
  {
    term: 'Dodge',
    means: 'The roll for leaving a tackle zone. Easier for the nimble, harder with opponents around the new square.',
    words: ['dodge', 'dodges', 'dodging'],
  },
  {
    term: 'Going for it',
    means: 'One more square than the Movement allows, on a 2 or more. Up to two a turn; a 1 is a fall.',
    words: ['going for it', 'extra square', 'GFI'],
  },
  {
    term: 'Rush',
    means: 'One more square than the Movement allows, on a 2 or more. Up to two a turn; a 1 is a fall.',
    words: ['Rush', 'Rushes'],
  },
  {
    term: 'Passing Ability (PA)',
    means: 'What a player has to roll to throw accurately, before the distance makes it harder.',
    words: ['Passing Ability', 'PA'],
  },
  {
    term: 'Block',
    means:
      'An attack on a standing opponent alongside. Strength and assists decide how many block dice there are and who picks.',
    words: ['Block Action'],
  },
  { term: 'Blitz', means: 'A move with one block in it, once a turn.', words: ['Blitz'] },
  {
    term: 'Foul',
    means: 'A kick at an opponent who is down, once a turn. A double on the dice and the referee sends the player off.',
    words: ['foul'],
  },
  {
    term: 'Pass',
    means: 'A throw of the ball, once a turn. The further it goes, the harder it is, and the catcher has to roll too.',
    words: ['Pass Action'],
  },
  {
    term: 'Quick Pass',
    means: 'The shortest of four ranges: Quick, Short, Long, and the Long Bomb. Each one makes the throw harder.',
    words: ['Quick Pass', 'Quick range', 'Long Bomb', 'Short Pass', 'Long Pass'],
  },
  {
    term: 'Interception',
    means: 'An opponent under the line of the throw may try to snatch the ball, once a pass. It takes a good roll.',
    words: ['interception', 'intercept'],
  },
  {
    term: 'Fumble',
    means: 'The throw slips out of the hand: the ball bounces from the thrower, and the turn is over.',
    words: ['fumble', 'fumbled'],
  },
  {
    term: 'Pick-up',
    means: 'The roll for taking a loose ball from the ground. Opponents alongside make it harder.',
    words: ['pick-up'],
  },
  {
    term: 'Knocked down',
    means: 'Felled by an opponent: the player lies prone, and its armour is put to the test.',
    words: ['knocked down', 'KD'],
  },
  {
    term: 'Stunned',
    means: 'Lying face down: the player misses its next turn before it can even turn over.',
    words: ['stunned'],
  },
  {
    term: 'Knocked out',
    means: 'Off the pitch. Before every kick-off the player comes round on a 4 or more.',
    words: ['knocked out', "KO'd"],
  },
  {
    term: 'Armour roll',
    means:
      'Two dice after a fall, against the Armour value. A high total breaks the armour, and an Injury roll follows.',
    words: ['Armour roll'],
  },
  {
    term: 'Injury roll',
    means: 'Two dice that say how bad it is: up to 7 stunned, 8 and 9 knocked out, 10 and more a casualty.',
    words: ['Injury roll'],
  },
  {
    term: 'Casualty',
    means: 'Hurt so badly that the match is over for the player.',
    words: ['casualty', 'casualties'],
  },
  {
    term: 'Push',
    means:
      'The target of a block goes one square away from the blocker; the coach of the blocker picks which, and the crowd waits beyond the line.',
    words: ['pushed back', 'push back', 'pushes back'],
  },
  {
    term: 'Both Down',
    means: 'A face of the block dice: both fall, unless a skill says otherwise.',
    words: ['Both Down'],
  },
  {
    term: 'Defender Stumbles',
    means: 'A face of the block dice: the target falls, unless it uses Dodge.',
    words: ['Defender Stumbles'],
  },
  {
    term: 'Movement (MA)',
    means: 'How many squares a player may go in a turn without a roll.',
    words: ['Movement', 'MA'],
  },
  {
    term: 'Strength (ST)',
    means: 'How hard a player hits and how well it stands. Compared in every block.',
    words: ['Strength', 'ST'],
  },
  {
    term: 'Agility (AG)',
    means: 'How well a player dodges, catches and picks up.',
    words: ['Agility', 'AG'],
  },
  {
    term: 'Armour value (AV)',
    means: 'How much two dice have to show before a fall can hurt.',
    words: ['Armour value', 'AV'],
  },
  {
    term: 'Drive',
    means: 'From one kick-off to the next: until somebody scores, or the half is over.',
    words: ['drive'],
  },
  {
    term: 'Half',
    means: 'Eight turns for each coach. A match has two.',
    words: ['each half', 'the half', 'a half'],
  },
  {
    term: 'Line of scrimmage',
    means: 'The row of squares on each side of the middle. Three players at least must be set up there.',
    words: ['line of scrimmage'],
  },
  {
    term: 'Wide zone',
    means: 'The four rows along each sideline. At most two players may be set up in each.',
    words: ['wide zone'],
  },
  {
    term: 'Kick-off table',
    means: 'Two dice at every kick-off that bring a surprise, such as a change of weather.',
    words: ['kick-off table', 'kick-off event'],
  },
  {
    term: 'Touchback',
    means: 'The kick left the receiving half, so the receiving coach gives the ball to any player.',
    words: ['touchback'],
  },
  {
    term: 'Throw-in',
    means: 'The crowd throws a ball that left the pitch back in.',
    words: ['throw-in'],
  },
  {
    term: 'Scatter',
    means: 'A ball in the air drifts: a direction is rolled for every square.',
    words: ['scatter'],
  },
  {
    term: 'Team re-roll',
    means: 'A second try that any player may use in its own team’s turn, as long as there are some left.',
    words: ['team re-roll'],
  },
  {
    term: 'Apothecary',
    means: 'A healer who may, once a match, make a bad injury less bad.',
    words: ['apothecary'],
  },
  {
    term: 'Bribe',
    means: 'Money that may keep a player on the pitch whom the referee wants to send off.',
    words: ['bribe'],
  },
  {
    term: 'Special play',
    means: 'A card held in secret until its moment comes.',
    words: ['special play'],
  },
  {
    term: 'FAME',
    means: 'Whose fans are louder today: one or two points that help on the kick-off table.',
    words: ['FAME'],
  },
];
export const glossary = { both, blitz, blood };
