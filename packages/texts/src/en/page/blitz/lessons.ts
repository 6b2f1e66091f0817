/** The drills of Blitz Bowl. */

import { type Lesson, words } from '../../../shape.ts';

export const lessons = words<Lesson>()({
  'drill-1-controlling-the-board': {
    name: 'Controlling the board',
    teaches:
      'A run goes as far as the Move value and never comes next to a standing opponent: three players can close half of the pitch.',
    task: 'Run five squares with the Dwarf, past all three Orcs.',
    hint: 'Squares next to standing Orcs are closed to a run. The gap is on the upper side: click the Dwarf, then 7·5.',
  },
  'drill-2-getting-up-close': {
    name: 'Getting up close',
    teaches: 'A run cannot end beside an opponent, a mark can: it is how a fight begins, and how a runner is stopped.',
    task: 'Mark an opponent: end a mark right beside one.',
    hint: 'A mark is one or two squares long. Click your player, then the opponent you want to stand beside.',
  },
  'drill-3-blocking-part-1': {
    name: 'Blocking, part 1',
    teaches: 'Whoever is marked cannot run away. It can block: one die, and its face says what happens.',
    task: 'Knock an opponent down with a block.',
    hint: 'A player who is marked may block. Click it, then the opponent. Half of the faces of a block die put the target down.',
  },
  'drill-4-blocking-part-2': {
    name: 'Blocking, part 2',
    teaches:
      'A second player beside the target gives one more die, and you pick the face you like. Three actions are enough for it.',
    task: 'Make a block with two dice: get an assist first.',
    hint: 'A second player of yours beside the target is worth one more die. Run one close, mark the Dwarf with it, then block.',
  },
  'drill-5-throwing-part-1': {
    name: 'Throwing, part 1',
    teaches:
      'Short throws are easier than long ones. You have three actions, so a run before the throw costs only one of them.',
    task: 'Run with the ball to where a throw to both team-mates is short.',
    hint: 'Short is up to about four squares. Click the thrower, then 7·7 or a square near it.',
  },
  'drill-6-throwing-caught': {
    name: 'Throwing, part 2',
    teaches:
      'A throw needs the value on the thrower’s card. Obstacles, opponents in between and distance make it harder.',
    task: 'Complete a throw.',
    hint: 'Choose the receiver whom nobody marks and with nothing in the way.',
  },
  'drill-7-scoring-a-touchdown': {
    name: 'Scoring',
    teaches:
      'A touchdown is worth four points, and the ball goes back to the trapdoor. Nobody may stand beside the carrier.',
    task: 'Score a touchdown: be open, with the ball, in the far end zone.',
    hint: 'Click the carrier, then a square in the far end zone that no opponent guards.',
  },
  'drill-challenge-cards': {
    name: 'Challenge cards',
    teaches:
      'Three cards lie open for both coaches. Do what one asks for with an action, and its points are yours; its back is a trick for later.',
    task: 'Meet a challenge and claim its card.',
    hint: 'Move The Ball! asks for four columns forward with the ball. Click the Runner, then a square marked with points, and claim the card when you are asked.',
  },
});
