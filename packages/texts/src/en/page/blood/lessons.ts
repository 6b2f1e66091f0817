/** The drills of Blood Bowl. */

import { type Lesson, words } from '../../../shape.ts';

export const lessons = words<Lesson>()({
  'drill-1-moving': {
    name: 'Moving',
    teaches:
      'A move goes as far as the Movement (MA) says. Nothing is rolled as long as no opponent stands beside the way.',
    task: 'Walk your lineman six squares, to stand beside the Orc.',
    hint: 'Click the lineman who stands alone, then the square beside the Orc, and once more to go.',
  },
  'drill-1-dodging': {
    name: 'Dodging',
    teaches:
      'The eight squares around a standing player are its tackle zone. Leaving one takes a dodge, and a failed dodge ends the whole turn.',
    task: 'Leave the Orc’s tackle zone with a dodge.',
    hint: 'Click the lineman beside the Orc and choose a square away from it. It needs a 3 or more.',
  },
  'drill-2-blocking': {
    name: 'Blocking',
    teaches:
      'A block compares Strength: the stronger side gets more dice and picks. Two faces put the target down for sure.',
    task: 'You coach the Orcs now. Knock a Human down with a block.',
    hint: 'Click the Orc beside the Human, then the Human, and once more. One die: three sides of it help.',
  },
  'drill-2-blitzing': {
    name: 'Blitzing',
    teaches: 'Once a turn one player may move and block in the same action. The block costs one square of the move.',
    task: 'Run to the far Human and hit him in the same action.',
    hint: 'Click the Orc near the top, then the Human: four squares of running, the fifth for the block.',
  },
  'drill-3-passing-caught': {
    name: 'Passing',
    teaches: 'Once a turn the ball may be thrown. The thrower rolls, then the catcher does. Dropping it ends the turn.',
    task: 'Throw the ball to your team-mate in the end zone.',
    hint: 'Click the carrier, then the receiver. The pass needs a 4, the catch a 3. Try again when it goes astray.',
  },
  'drill-moving': {
    name: 'Moving',
    teaches:
      'A player moves as many squares as its Movement (MA) says. Nothing is rolled as long as no opponent stands beside the way.',
    task: 'Walk your Lineman six squares, to stand beside the Orc.',
    hint: 'Click the Lineman who stands alone, then the square beside the Orc, and once more to go.',
  },
  'drill-dodging': {
    name: 'Dodging',
    teaches:
      'A standing player marks the eight squares around it. Whoever leaves one of them dodges: a roll of its Agility, and a failure ends your whole turn.',
    task: 'Dodge away from the Orc.',
    hint: 'Click the Lineman beside the Orc and choose a square where nobody stands beside it: its Agility says what the die must show.',
  },
  'drill-blocking': {
    name: 'Blocking',
    teaches:
      'A block compares Strength. A team-mate beside the target assists: one more, so you roll two dice and pick the one you like.',
    task: 'You coach the Orcs now. Knock the Human down with a block.',
    hint: 'Click an Orc beside the Human, then the Human, and once more. Then pick the die that puts it down.',
  },
  'drill-blitzing': {
    name: 'Blitzing',
    teaches:
      'Once a turn one player may move and block in one activation. The target is named first, and the block costs a square.',
    task: 'Run to the far Human and block it in the same activation.',
    hint: 'Click the Blitzer, then the Human it can reach: the way is shown. Click once more to go.',
  },
  'drill-securing-the-ball': {
    name: 'Securing the ball',
    teaches:
      'A loose ball that no opponent is near can be secured: it takes a 2, whoever tries. Picking it up on the run takes Agility.',
    task: 'Get the ball into your hands.',
    hint: 'Click the Lineman near the ball. Secure the Ball is the safe way; a click on the ball shows what else there is.',
  },
  'drill-rushing': {
    name: 'Rushing',
    teaches:
      'After its last square of Movement a player may Rush up to two squares more. Each takes a roll: on a 1 it falls, and the turn is over.',
    task: 'Carry the ball into the far end zone, two squares beyond your Movement.',
    hint: 'Click the carrier, then any square of the end zone: the numbers say how likely it is.',
  },
  'drill-passing': {
    name: 'Passing',
    teaches:
      'Once a turn the ball may be thrown: first the Passing Ability of the thrower, then the Agility of the catcher. A ball that nobody of yours catches ends the turn.',
    task: 'Throw the ball to your Catcher in the end zone.',
    hint: 'Click the Thrower, then the Catcher, and once more. Try again when it goes astray.',
  },
  'drill-fouling': {
    name: 'Fouling',
    teaches:
      'Once a turn a player may kick an opponent who is down. Team-mates beside it help; a double on the dice and the referee has seen it.',
    task: 'Foul the Orc on the ground.',
    hint: 'Click a Lineman, then the Orc who lies there, and once more.',
  },
});
