/** The drills of Blood Bowl. */

import { type Lesson, words } from '../../../shape.ts';

export const lessons = {
  lessons: words<Lesson>()({
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
      teaches:
        'Once a turn the ball may be thrown. The thrower rolls, then the catcher does. Dropping it ends the turn.',
      task: 'Throw the ball to your team-mate in the end zone.',
      hint: 'Click the carrier, then the receiver. The pass needs a 4, the catch a 3. Try again when it goes astray.',
    },
  }),
};
