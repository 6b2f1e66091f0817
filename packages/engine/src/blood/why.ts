/** Why an answer is refused in Blood Bowl: the first reason that applies, with its rule. Asked by people, never by rules. */
import type { Refusal } from '../kernel/game.ts';
import { answerOf, objectOf, type Verb, verbOf } from '../kernel/question.ts';
import { NOBODY, type PlayerId, type Seat, type Square } from '../words.ts';
import { hasQuality } from './bearing.ts';
import { Quality } from './entries.ts';
import type { BloodGame } from './game.ts';
import { REROLLS, SKILLS, skillNumber } from './names.ts';
import { GRID } from './pitch.ts';
import { mayBlock } from './procedures/activity.ts';
import { isAboutToScore, rangeTo } from './procedures/aim.ts';
import { mayFoul } from './procedures/foul.ts';
import { extraSquares } from './procedures/movement.ts';
import { SetUp, setUpFaults } from './procedures/placing.ts';
import { teamRerollOpen } from './procedures/rerolls.ts';
import { Used } from './procedures/rolls.ts';
import { comesTooLate } from './procedures/turn.ts';
import { areAdjacent, isDown, isRooted, isStanding, isStunned, isWitless } from './status.ts';
import {
  ACTION_VERBS,
  ACTIONS,
  Action,
  type ActionName,
  DIE_FACE,
  END_TURN,
  FACES,
  MOVE_MARKER,
  Range,
  READY,
  REROLL,
  Reroll,
  STOP,
  TARGET,
  THROW,
  TO,
  Weather,
} from './words.ts';

const because = (g: BloodGame, rule: string, text: string): Refusal => ({
  text,
  rule: g.rules.cites.refusals?.[rule] ?? rule,
});
const plainly = (text: string): Refusal => ({ text });

export const why = (g: BloodGame, answer: number): Refusal => {
  const verb = verbOf(answer);
  const name = g.question.name;
  if (g.turnover !== 0 && (name === 'action' || name === 'activity'))
    return because(g, 'B16-TURNOVER-11', 'the turn is over');
  if (name === 'action' && isWithinAction(g, verb))
    return because(
      g,
      'B16-ACTION-02',
      `no Action is under way: ${inQuotes(g, answer)} comes after one was declared, and before it has ended`,
    );
  if (ACTION_VERBS.includes(verb) && (name === 'action' || !isWithinAction(g, verb)))
    return whyNoAction(g, ACTION_VERBS.indexOf(verb), objectOf(answer) as PlayerId);
  if (verb === REROLL) return whyNoReroll(g, objectOf(answer));
  if (verb === TO) return whyNotTo(g, objectOf(answer) as Square);
  if (verb === TARGET) return whyNotTarget(g, objectOf(answer) as PlayerId);
  if (verb === THROW) return whyNoThrow(g);
  const allowed = bySkill(g, verb);
  if (allowed !== undefined) return whyNotBySkill(g, answer, allowed);
  if (verb === DIE_FACE && name === 'blockDie')
    return because(g, 'B16-BLOCK-05', `no die shows ${FACES[objectOf(answer)]}`);
  if (verb === READY && name === 'setUp') return whyNotReady(g);
  if ((verb === STOP || verb === END_TURN) && name === 'action')
    return plainly(verb === STOP ? 'no Action is under way that could be stopped' : 'the turn cannot end now');
  if (verb === MOVE_MARKER) return plainly('the Turn marker has been moved already');
  return notAsked(g, answer);
};
/** Nothing better to say: what is asked, and of whom. */
const notAsked = (g: BloodGame, answer: number): Refusal =>
  plainly(`${inQuotes(g, answer)} does not answer the question "${g.question.name}" that is open`);
const inQuotes = (g: BloodGame, answer: number): string => JSON.stringify(g.nameAnswer(answer));

// --- what only a skill allows --------------------------------------------------------------------------------------
interface BySkill {
  readonly verb: Verb;
  readonly skill: number;
  readonly rule: string;
  /** The Actions in which it can be done. */
  readonly during: readonly ActionName[];
}
/** The skills of the edition that let a player do something of their own in an Action. */
const bySkill = (g: BloodGame, verb: Verb): BySkill | undefined => {
  for (const [id, { rule, activities = [] }] of Object.entries(g.rules.edition.skills)) {
    const own = activities.filter(activity => activity.verb === verb);
    if (own.length > 0) return { verb, skill: skillNumber(id), rule, during: own.flatMap(activity => activity.during) };
  }
  return undefined;
};
const isWithinAction = (g: BloodGame, verb: Verb): boolean =>
  verb === TO || verb === TARGET || verb === THROW || bySkill(g, verb) !== undefined;
const whyNotBySkill = (g: BloodGame, answer: number, { verb, skill, rule, during }: BySkill): Refusal => {
  const name = g.question.name;
  if (name !== 'activity' && name !== 'blockTarget') return notAsked(g, answer);
  const player = g.about(0) as PlayerId;
  const who = g.playerName(player);
  const kind = name === 'blockTarget' ? Action.block : g.about(1);
  if (!g.can(player, skill)) return because(g, rule, `${who} has no ${SKILLS[skill]}`);
  if (!during.includes(ACTIONS[kind] as ActionName))
    return because(g, rule, `${who} has declared a ${ACTIONS[kind]}, which has no ${verb.name}`);
  const target = objectOf(answer) as PlayerId;
  if (verb.object === 'player' && !areAdjacent(g, player, target))
    return because(g, rule, `${g.playerName(target)} is not next to ${who}`);
  return because(g, rule, `${inQuotes(g, answer)} is not possible for ${who} now`);
};

// --- which Action ------------------------------------------------------------------------------------------------
const DECLARED_RULES: Readonly<Partial<Record<ActionName, string>>> = {
  blitz: 'B16-ACTION-08',
  pass: 'B16-ACTION-11',
  handOff: 'B16-ACTION-13',
  foul: 'B16-ACTION-13',
};
const whyNoAction = (g: BloodGame, kind: number, player: PlayerId): Refusal => {
  const who = g.playerName(player);
  const name = g.question.name;
  if (name === 'activity' || name === 'blockTarget') {
    const acting = g.playerName(g.about(0) as PlayerId);
    return because(g, 'B16-ACTION-03', `${acting} has not finished its Action`);
  }
  if (name !== 'action') return notAsked(g, answerOf(ACTION_VERBS[kind] as Verb, player));
  return whyNotThisPlayer(g, player, who) ?? whyNotThisKind(g, kind, player, who);
};
const whyNotThisPlayer = (g: BloodGame, player: PlayerId, who: string): Refusal | undefined => {
  if (g.control(player) !== g.asked) return because(g, 'B16-ACTION-01', `${who} is a player of the other side`);
  if (!g.onPitch(player)) return because(g, 'B16-ACTION-01', `${who} is not on the pitch`);
  if (g.acted(player)) return because(g, 'B16-ACTION-01', `${who} has taken its Action this turn`);
  if (isStunned(g, player)) return because(g, 'B16-INJURY-04', `${who} is Stunned`);
  if (comesTooLate(g, player)) return because(g, 'B16-SPCARD-19', `${who} acts first or not at all`);
  return undefined;
};
const whyNotThisKind = (g: BloodGame, kind: number, player: PlayerId, who: string): Refusal => {
  const { options } = g.rules;
  const name = ACTIONS[kind] as ActionName;
  if (hasQuality(g, player, Quality.reeling))
    return because(g, 'B16-XSKILL-02', `${who} may only declare a Move Action`);
  const once = DECLARED_RULES[name];
  if (once !== undefined && g.declared(kind)) return because(g, once, `a ${name} has been declared this turn`);
  if (kind === Action.handOff && !options.handOff) return plainly('hand-offs are not in use in this match');
  if (kind === Action.foul && !options.fouls) return plainly('fouls are not in use in this match');
  if (kind === Action.foul) return because(g, 'B16-FOUL-01', 'no opponent is Prone or Stunned');
  if (kind === Action.block)
    return isStanding(g, player)
      ? because(g, 'B16-BLOCK-01', `no standing opponent is next to ${who}`)
      : because(g, 'B16-ACTION-06', `${who} is Prone`);
  if (kind === Action.blitz && g.rules.edition.targetsNamed)
    return because(g, 'B25-BLITZ-03', `${who} can reach no opponent that stands`);
  const own = ownRule(g, name);
  if (own !== undefined) return because(g, own, `${who} may not declare a ${name} now`);
  if (kind === Action.bomb) return because(g, 'B16-XSKILL-04', `${who} has no bomb to throw`);
  return plainly('there is no ball on the pitch');
};

/** The rule of a later edition's entry that lets players declare an Action of its own. */
const ownRule = ({ rules }: BloodGame, action: ActionName): string | undefined =>
  rules.edition.declaresFreely
    ? [...rules.extras, ...Object.values(rules.edition.skills)].find(entry => entry.ownAction?.action === action)?.rule
    : undefined;

// --- which square ------------------------------------------------------------------------------------------------
const whyNotTo = (g: BloodGame, to: Square): Refusal => {
  const name = g.question.name;
  if (name === 'activity') return whyNoStep(g, g.about(0) as PlayerId, to, g.about(2) + stepsBeyond(g));
  if (name === 'passTarget' || name === 'bombTarget') return whyNotAim(g, g.about(0) as PlayerId, to);
  if (name === 'push') return because(g, 'B16-PUSH-01', `${squareText(to)} is no square ${pushed(g)} can be pushed to`);
  if (name === 'pushAnywhere') return plainly(`${squareText(to)} is not an empty square next to ${pushed(g)}`);
  return notAsked(g, answerOf(TO, to));
};
const stepsBeyond = (g: BloodGame): number => extraSquares(g, g.about(0) as PlayerId, g.about(3));
const pushed = (g: BloodGame): string => g.playerName(g.about(1) as PlayerId);
const squareText = (sq: Square): string => `[${GRID.column(sq)}, ${GRID.row(sq)}]`;
const whyNoStep = (g: BloodGame, player: PlayerId, to: Square, squares: number): Refusal => {
  const who = g.playerName(player);
  const there = g.playerAt(to);
  if (isRooted(g, player)) return because(g, 'B16-XSKILL-35', `${who} has taken root`);
  if (squares <= 0)
    return because(g, g.rules.options.goForIt ? 'B16-GFI-01' : 'B16-MOVE-01', `${who} has no square of movement left`);
  if (there === player) return because(g, 'B16-MOVE-01', `${who} stands on ${squareText(to)} already`);
  if (there !== NOBODY) return because(g, 'B16-MOVE-02', `${g.playerName(there)} is on ${squareText(to)}`);
  if (GRID.distance(g.square(player), to) !== 1)
    return because(g, 'B16-MOVE-01', `${squareText(to)} is not next to ${who} on ${squareText(g.square(player))}`);
  return because(g, 'B16-TD-05', `${who} holds the ball where it scores and stays there`);
};
const whyNotAim = (g: BloodGame, player: PlayerId, to: Square): Refusal => {
  if (to === g.square(player)) return plainly(`${g.playerName(player)} stands there itself`);
  if (g.weather === Weather.blizzard && rangeTo(g, player, to) === Range.none)
    return because(g, 'B16-WEATHER-02', `${squareText(to)} is too far for a throw in a blizzard`);
  return because(g, 'B16-PASS-13', `${squareText(to)} is out of range`);
};

// --- which target ------------------------------------------------------------------------------------------------
const whyNotTarget = (g: BloodGame, target: PlayerId): Refusal => {
  const name = g.question.name;
  if (name !== 'activity' && name !== 'blockTarget') return notAsked(g, answerOf(TARGET, target));
  const player = g.about(0) as PlayerId;
  const kind = name === 'blockTarget' ? Action.block : g.about(1);
  const who = g.playerName(player);
  const whom = g.playerName(target);
  if (kind === Action.foul) return whyNoFoul(g, player, target, who, whom);
  if (kind === Action.handOff) return whyNoHandOff(g, player, target, who, whom);
  if (kind !== Action.block && kind !== Action.blitz)
    return because(g, 'B16-ACTION-04', `${who} has declared a ${ACTIONS[kind]}: it can target nobody`);
  return whyNoBlock(g, player, target, kind, who, whom);
};
const whyNoBlock = (
  g: BloodGame,
  player: PlayerId,
  target: PlayerId,
  kind: number,
  who: string,
  whom: string,
): Refusal => {
  if (g.control(target) === g.control(player)) return because(g, 'B16-BLOCK-01', `${whom} is of the same side`);
  if (kind === Action.blitz && g.used(player, Used.block))
    return because(g, 'B16-BLITZ-01', `${who} has made the block of its Blitz`);
  if (!areAdjacent(g, player, target)) return because(g, 'B16-BLOCK-01', `${whom} is not next to ${who}`);
  if (g.rules.edition.targetsNamed && isStanding(g, target) && !mayBlock(g, player, target))
    return because(g, 'B25-BLITZ-06', `${who} has named another opponent for its Blitz`);
  if (!mayBlock(g, player, target)) return because(g, 'B16-BLOCK-02', `${whom} is not standing`);
  if (hasQuality(g, player, Quality.armed)) return because(g, 'B16-XSKILL-06', `${who} attacks with its weapon`);
  return because(g, 'B16-BLITZ-03', `${who} has no square of movement left for a block`);
};
const whyNoFoul = (g: BloodGame, player: PlayerId, target: PlayerId, who: string, whom: string): Refusal => {
  if (!areAdjacent(g, player, target)) return because(g, 'B16-FOUL-01', `${whom} is not next to ${who}`);
  if (isDown(g, target) && !mayFoul(g, player, target)) return because(g, 'B16-FOUL-01', `${whom} is of the same side`);
  return because(g, 'B16-FOUL-01', `${whom} is neither Prone nor Stunned`);
};
const whyNoHandOff = (g: BloodGame, player: PlayerId, target: PlayerId, who: string, whom: string): Refusal => {
  if (!g.holdsBall(player)) return because(g, 'B16-HANDOFF-01', `${who} does not hold the ball`);
  if (isAboutToScore(g, player)) return because(g, 'B16-TD-05', `${who} holds the ball where it scores and keeps it`);
  if (!areAdjacent(g, player, target)) return because(g, 'B16-HANDOFF-01', `${whom} is not next to ${who}`);
  if (g.rules.edition.handsOffTo === 'teammates' && g.control(target) !== g.control(player))
    return because(g, 'B16-HANDOFF-01', `${whom} is no team-mate of ${who}`);
  return because(g, 'B16-HANDOFF-01', `${whom} is not standing`);
};
const whyNoThrow = (g: BloodGame): Refusal => {
  if (g.question.name !== 'activity') return notAsked(g, answerOf(THROW));
  const player = g.about(0) as PlayerId;
  const who = g.playerName(player);
  if (g.about(1) !== Action.pass) return because(g, 'B16-ACTION-10', `${who} has not declared a Pass Action`);
  if (!g.holdsBall(player)) return because(g, 'B16-PASS-01', `${who} does not hold the ball`);
  if (isAboutToScore(g, player)) return because(g, 'B16-TD-05', `${who} holds the ball where it scores and keeps it`);
  return plainly(isWitless(g, player) ? `${who} has lost its wits` : `${who} cannot throw now`);
};

// --- dice and set-up -----------------------------------------------------------------------------------------------
const whyNoReroll = (g: BloodGame, source: number): Refusal => {
  const name = g.question.name;
  const asked = name === 'reroll' || name === 'blockDie' || name === 'blockReroll';
  if (!asked) return plainly('no roll lies on the table that could be re-rolled');
  const player = g.about(0) as PlayerId;
  const seat = g.control(player) as Seat;
  if (source !== Reroll.team) return plainly(`${g.playerName(player)} cannot re-roll this with ${REROLLS[source]}`);
  if (g.active !== seat) return because(g, 'B16-REROLL-03', 'team re-rolls are for the turn of their own side');
  if (g.rerollsUsed >= g.rules.edition.rerollsPerTurn)
    return because(g, 'B16-REROLL-07', 'a team re-roll has been used this turn');
  if (!teamRerollOpen(g, player)) return because(g, 'B16-REROLL-09', 'no team re-roll is left');
  return because(g, 'B16-REROLL-02', 'this roll has been re-rolled already');
};
const whyNotReady = (g: BloodGame): Refusal => {
  const [fault] = setUpFaults(g, g.about(0) as Seat, g.about(1) ?? SetUp.everybody);
  return fault ?? plainly('the set-up cannot be finished now');
};
