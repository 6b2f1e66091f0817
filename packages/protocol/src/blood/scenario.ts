/** What a Blood Bowl scenario may say: the position before, and what is expected of the one after. */
import { blood, rulesets } from '@ironpitch/engine';
import { dieShape } from '../dice.ts';
import { expectationShape, scenarioShape } from '../file.ts';
import {
  about,
  either,
  list,
  object,
  oneOf,
  orNull,
  record,
  type Shape,
  type TypeOf,
  text,
  whole,
  yesNo,
} from '../shape.ts';
import { BALLS_MAX, bySide, id, PLAYERS_MAX, side, square } from '../words.ts';
import { bloodEvents } from './events.ts';

// --- words used in several places ----------------------------------------------------------------------------
const value = whole(0, 20);
/** Printed with a plus, written without. */
const passing = whole(0, 20, 'a whole number such as 4 for 4+, or 0 for whoever has none');
const points = whole(0, 999);
const casualty = whole(0, 999);
/** More than a position holds. */
const EFFECTS_MAX = 64;
const CELL_MAX = 32_767;
const skillNames = rulesets.flatMap(({ entries }) =>
  Object.entries(entries).flatMap(([id, { kind }]) => (kind === 'skill' ? [id] : [])),
);
const skills = list(oneOf(...[...new Set(skillNames)].sort()));
const state = oneOf(...blood.STATES);
const actions = list(oneOf(...blood.ACTIONS));
const cards = list(oneOf(...blood.CARDS));
const weather = oneOf(...blood.WEATHERS);
const half = about('3 is overtime.', whole(1, 3));
const turns = whole(0, 8);
type FactFields = { readonly [N in blood.FactName]: Shape<NonNullable<blood.PositionSpec[N]>> };
/** The simple facts, each with what there is to say about it or without. */
const facts = (explained: boolean): FactFields =>
  Object.fromEntries(
    blood.factList.map(([name, fact]) => {
      const value: Shape<number | boolean> = typeof fact.otherwise === 'boolean' ? yesNo : whole(0, fact.max);
      const shape: Shape<unknown> = fact.per === 'seat' ? bySide(value) : value;
      return [name, explained && fact.about !== undefined ? about(fact.about, shape) : shape];
    }),
  ) as unknown as FactFields;
/** Two more may come by a card. */
const GUESTS = 2;

// --- the position before -------------------------------------------------------------------------------------
const player = object(
  { id: about('Its name in this file.', id), side },
  {
    position: about(
      'A position of a team list, as roster/position, or a Star Player; a plain 6 3 3 8 player when left out.',
      text(),
    ),
    movement: about('Instead of the value of the position.', value),
    strength: about('Instead of the value of the position.', value),
    agility: about('Instead of the value of the position.', value),
    armour: about('Instead of the value of the position.', value),
    passing: about('Instead of the value of the position; 0 for whoever cannot pass (2025).', passing),
    skills: about('Instead of the skills of the position.', skills),
    learned: about('On top of the skills of the position.', skills),
    number: about('The number on its back.', whole(1, 99)),
    race: about('For what depends on it (Animosity); that of the position when left out.', text()),
    keywords: about('Instead of those of the position (2025).', list(text())),
    square: about('Where it is; in Reserves when left out.', square),
    state: about('Standing when it has a square, in Reserves when not.', state),
    acted: about('Has taken its Action this turn.', yesNo),
    stunnedThisTurn: about("Stunned in this very turn, which is its own team's.", yesNo),
    tookPart: about('Has taken part in this drive (Secret Weapon); whoever is on the pitch has.', yesNo),
    witless: about('Has lost its wits (Bone-head, Really Stupid, Hypnotic Gaze).', yesNo),
    rooted: about('Has taken root.', yesNo),
    distracted: about('Has lost its tackle zone until it is next activated (2025).', yesNo),
    eyeGouged: about('Gives no assists until it has been activated; somebody has Eye Gouge (2025).', yesNo),
    chompedBy: about('The id of the player beside it whose teeth hold it (2025).', text()),
    played: about('Has taken part in an earlier drive of this match (2025).', yesNo),
    points: about('Star Player Points earned in this match (2025).', points),
    casualty: about('What the casualty table said of it; 0 for nothing.', casualty),
  },
);
/** What lasts, has no field of its own, and is not in force for a single Action. */
const lasting = {
  on: about('The id of a player, home or away for a team, or match.', text()),
  kind: about('As `scenario --trace` calls it.', text()),
  value: about(
    'A number; a skill or a player by name; of statChanged a change such as movement -1.',
    either(whole(-CELL_MAX, CELL_MAX), text()),
  ),
  until: oneOf('action', 'turn', 'ownTurn', 'nextTurn', 'drive', 'half', 'match'),
  of: about('Whose turn ends it, for ownTurn and nextTurn.', side),
};
const { on, kind, until } = lasting;
const effect = object({ on, kind, until }, { value: lasting.value, of: lasting.of });
const ball = object(
  {},
  {
    square: about('Where it lies loose.', square),
    holder: about('The id of the player who holds it.', text()),
  },
);
const position = object(
  { players: list(player, PLAYERS_MAX - GUESTS) },
  {
    active: about('Whose turn it is.', side),
    half,
    turns: about('Where the Turn markers stand; 1 each when left out, 0 before a drive or a half.', bySide(turns)),
    kicking: about('Who kicked off this drive; whose turn it is not, when left out.', side),
    firstKicker: about('Who kicked off the first half; who kicks now when left out.', side),
    weather: about('Nice when left out.', weather),
    ...facts(true),
    declared: about('Kinds of Action declared this turn.', actions),
    balls: list(ball, BALLS_MAX),
    brings: about(
      'What teams have left of what they brought along, and how many; for a captain its number (2025).',
      bySide(record('numbers by name', whole(0, 99))),
    ),
    effects: about('Whatever else lasts: used up, granted, changed for a while.', list(effect, EFFECTS_MAX)),
    hands: about('Special Play cards held; with the option cards.', bySide(cards)),
    decks: about(
      'Each from the top; all other cards, in the order of the edition, when left out.',
      object({}, { randomEvents: cards, miscellaneousMayhem: cards }),
    ),
    moment: about(
      'Choosing an Action; about to start the turn; about to start a drive, to kick, to start a half, to end a drive.',
      oneOf('action', 'turnStart', 'drive', 'kickOff', 'half', 'driveEnd'),
    ),
  },
);

// --- what is expected afterwards --------------------------------------------------------------------------------
const sideOrNobody = oneOf('home', 'away', 'nobody');
const expectedPlayer = object(
  {},
  {
    side: sideOrNobody,
    position: text(),
    square,
    state: about(
      'Or down: Prone, Stunned or off the pitch; off: off the pitch.',
      oneOf(...blood.STATES, 'down', 'off'),
    ),
    ball: about('Whether it holds a ball.', yesNo),
    acted: yesNo,
    movement: value,
    strength: value,
    agility: value,
    armour: value,
    passing: about('0 for whoever cannot pass (2025).', value),
    skills: about('Exactly these, in any order.', skills),
    stunnedThisTurn: yesNo,
    tookPart: yesNo,
    witless: yesNo,
    rooted: yesNo,
    distracted: yesNo,
    eyeGouged: yesNo,
    chompedBy: about('null: nobody holds it.', orNull(text())),
    played: yesNo,
    points,
    casualty,
  },
);
const expectation = expectationShape(
  'blood',
  {
    active: about('nobody: while a kick-off is resolved.', sideOrNobody),
    half,
    turns: bySide(turns),
    kicking: side,
    firstKicker: side,
    weather,
    ...facts(false),
    declared: about('Exactly these, in any order.', actions),
    turnover: about('Why the turn is over; none while it goes on.', oneOf(...blood.TURNOVERS)),
    landing: about('Where a kick is about to come down; null for nowhere.', orNull(square)),
    players: about('By id; only the fields that are named are compared.', record('players by id', expectedPlayer)),
    balls: about(
      'All balls in play, in any order.',
      list(object({}, { square, holder: about('null: nobody.', orNull(text())) })),
    ),
    effects: about('These are in force, and perhaps others.', list(object({}, lasting))),
    hands: bySide(about('Exactly these, in any order.', cards)),
    decks: object({}, { randomEvents: cards, miscellaneousMayhem: cards }),
    discard: about('Exactly these, in any order.', cards),
    result: about(
      'null: the match goes on.',
      orNull(object({}, { winner: orNull(side), ending: oneOf(...blood.ENDINGS.filter(ending => ending !== 'none')) })),
    ),
  },
  bloodEvents,
);
export type BloodExpectation = TypeOf<typeof expectation>;

/** Rolls of a match of Blood Bowl. */
export const bloodDie = dieShape('blood', blood.BLOCK_DIE);
export const bloodScenario = scenarioShape(
  rulesets.filter(ruleset => ruleset.game === 'blood').map(ruleset => ruleset.id),
  position,
  bloodDie,
  expectation,
);
export type BloodScenario = TypeOf<typeof bloodScenario>;
