/** Why an answer is refused in Blood Bowl: the first reason that applies, with its rule. Asked by people, never by rules. */
import { objectOf, type Verb, verbOf } from '../kernel/question.ts';
import { type CommonReasons, type Refusal, type RefusalFacts, refusalsOf } from '../kernel/refusal.ts';
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
  type FaceName,
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

/** Why an answer of Blood Bowl is refused, and what each reason states. */
export interface BloodReasons extends CommonReasons {
  readonly turnOver: never;
  readonly noActionUnderWay: never;
  readonly noSuchDie: 'face';
  readonly nothingToStop: never;
  readonly turnGoesOn: never;
  readonly markerMoved: never;
  readonly lacksSkill: 'who' | 'skill';
  readonly notInThatAction: 'who' | 'action';
  readonly notPossibleNow: 'who';
  readonly unfinished: 'who';
  readonly otherSide: 'who';
  readonly offPitch: 'who';
  readonly acted: 'who';
  readonly stunned: 'who';
  readonly tooLate: 'who';
  readonly onlyMoves: 'who';
  readonly declaredThisTurn: 'action';
  readonly notInUse: 'action';
  readonly nobodyDown: never;
  readonly nobodyToBlock: 'who';
  readonly prone: 'who';
  readonly nobodyInReach: 'who';
  readonly mayNotDeclare: 'who' | 'action';
  readonly noBomb: 'who';
  readonly noBall: never;
  readonly noPushTo: 'whom' | 'square';
  readonly notEmptyBeside: 'whom' | 'square';
  readonly rooted: 'who';
  readonly noMovementLeft: 'who';
  readonly thereAlready: 'who' | 'square';
  readonly occupied: 'whom' | 'square';
  readonly notAdjacent: 'who' | 'square' | 'from';
  readonly staysToScore: 'who';
  readonly throwsToItself: 'who';
  readonly blizzard: 'square';
  readonly outOfRange: 'square';
  readonly targetsNobody: 'who' | 'action';
  readonly sameSide: 'whom';
  readonly blockMade: 'who';
  readonly targetNotAdjacent: 'who' | 'whom';
  readonly namedAnother: 'who';
  readonly notStanding: 'whom';
  readonly armed: 'who';
  readonly noMovementForBlock: 'who';
  readonly notDown: 'whom';
  readonly holdsNoBall: 'who';
  readonly keepsToScore: 'who';
  readonly noTeammate: 'who' | 'whom';
  readonly noPassDeclared: 'who';
  readonly witless: 'who';
  readonly cannotThrow: 'who';
  readonly nothingToReroll: never;
  readonly cannotRerollWith: 'who' | 'reroll';
  readonly notOurTurn: never;
  readonly rerollUsed: never;
  readonly noRerollLeft: never;
  readonly rerolledAlready: never;
  readonly setUp: 'fault' | 'wanted' | 'found';
  readonly setUpUnfinished: never;
}
const plainly = refusalsOf<BloodReasons>();
/** By the rule of 2016; an edition that prints it under another id is quoted by that one. */
const because = <K extends keyof BloodReasons & string>(
  g: BloodGame,
  rule: string,
  reason: K,
  facts: Pick<RefusalFacts, BloodReasons[K]>,
): Refusal => plainly(reason, facts, g.rules.cites.refusals?.[rule] ?? rule);

export const why = (g: BloodGame, answer: number): Refusal => {
  const verb = verbOf(answer);
  const name = g.question.name;
  if (g.turnover !== 0 && (name === 'action' || name === 'activity'))
    return because(g, 'B16-TURNOVER-11', 'turnOver', {});
  if (name === 'action' && isWithinAction(g, verb)) return because(g, 'B16-ACTION-02', 'noActionUnderWay', {});
  if (ACTION_VERBS.includes(verb) && (name === 'action' || !isWithinAction(g, verb)))
    return whyNoAction(g, ACTION_VERBS.indexOf(verb), objectOf(answer) as PlayerId);
  if (verb === REROLL) return whyNoReroll(g, objectOf(answer));
  if (verb === TO) return whyNotTo(g, objectOf(answer) as Square);
  if (verb === TARGET) return whyNotTarget(g, objectOf(answer) as PlayerId);
  if (verb === THROW) return whyNoThrow(g);
  const allowed = bySkill(g, verb);
  if (allowed !== undefined) return whyNotBySkill(g, answer, allowed);
  if (verb === DIE_FACE && name === 'blockDie')
    return because(g, 'B16-BLOCK-05', 'noSuchDie', { face: FACES[objectOf(answer)] as FaceName });
  if (verb === READY && name === 'setUp') return whyNotReady(g);
  if ((verb === STOP || verb === END_TURN) && name === 'action')
    return plainly(verb === STOP ? 'nothingToStop' : 'turnGoesOn', {});
  if (verb === MOVE_MARKER) return plainly('markerMoved', {});
  return NOT_ASKED;
};
const NOT_ASKED = plainly('notAsked', {});

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
  if (name !== 'activity' && name !== 'blockTarget') return NOT_ASKED;
  const player = g.about(0) as PlayerId;
  const who = g.playerName(player);
  const kind = name === 'blockTarget' ? Action.block : g.about(1);
  if (!g.can(player, skill)) return because(g, rule, 'lacksSkill', { who, skill: SKILLS[skill] as string });
  if (!during.includes(ACTIONS[kind] as ActionName))
    return because(g, rule, 'notInThatAction', { who, action: actionName(kind) });
  const target = objectOf(answer) as PlayerId;
  if (verb.object === 'player' && !areAdjacent(g, player, target))
    return because(g, rule, 'targetNotAdjacent', { who, whom: g.playerName(target) });
  return because(g, rule, 'notPossibleNow', { who });
};

// --- which Action ------------------------------------------------------------------------------------------------
const DECLARED_RULES: Readonly<Partial<Record<ActionName, string>>> = {
  blitz: 'B16-ACTION-08',
  pass: 'B16-ACTION-11',
  handOff: 'B16-ACTION-13',
  foul: 'B16-ACTION-13',
};
const actionName = (kind: number): ActionName => ACTIONS[kind] as ActionName;
const whyNoAction = (g: BloodGame, kind: number, player: PlayerId): Refusal => {
  const who = g.playerName(player);
  const name = g.question.name;
  if (name === 'activity' || name === 'blockTarget') {
    const acting = g.playerName(g.about(0) as PlayerId);
    return because(g, 'B16-ACTION-03', 'unfinished', { who: acting });
  }
  if (name !== 'action') return NOT_ASKED;
  return whyNotThisPlayer(g, player, who) ?? whyNotThisKind(g, kind, player, who);
};
const whyNotThisPlayer = (g: BloodGame, player: PlayerId, who: string): Refusal | undefined => {
  if (g.control(player) !== g.asked) return because(g, 'B16-ACTION-01', 'otherSide', { who });
  if (!g.onPitch(player)) return because(g, 'B16-ACTION-01', 'offPitch', { who });
  if (g.acted(player)) return because(g, 'B16-ACTION-01', 'acted', { who });
  if (isStunned(g, player)) return because(g, 'B16-INJURY-04', 'stunned', { who });
  if (comesTooLate(g, player)) return because(g, 'B16-SPCARD-19', 'tooLate', { who });
  return undefined;
};
const whyNotThisKind = (g: BloodGame, kind: number, player: PlayerId, who: string): Refusal => {
  const { options } = g.rules;
  const name = ACTIONS[kind] as ActionName;
  if (hasQuality(g, player, Quality.reeling)) return because(g, 'B16-XSKILL-02', 'onlyMoves', { who });
  const once = DECLARED_RULES[name];
  if (once !== undefined && g.declared(kind)) return because(g, once, 'declaredThisTurn', { action: name });
  if (kind === Action.handOff && !options.handOff) return plainly('notInUse', { action: name });
  if (kind === Action.foul && !options.fouls) return plainly('notInUse', { action: name });
  if (kind === Action.foul) return because(g, 'B16-FOUL-01', 'nobodyDown', {});
  if (kind === Action.block)
    return isStanding(g, player)
      ? because(g, 'B16-BLOCK-01', 'nobodyToBlock', { who })
      : because(g, 'B16-ACTION-06', 'prone', { who });
  if (kind === Action.blitz && g.rules.edition.targetsNamed)
    return because(g, 'B25-BLITZ-03', 'nobodyInReach', { who });
  const own = ownRule(g, name);
  if (own !== undefined) return because(g, own, 'mayNotDeclare', { who, action: name });
  if (kind === Action.bomb) return because(g, 'B16-XSKILL-04', 'noBomb', { who });
  return plainly('noBall', {});
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
  if (name === 'push') return because(g, 'B16-PUSH-01', 'noPushTo', { whom: pushed(g), square: placeOf(to) });
  if (name === 'pushAnywhere') return plainly('notEmptyBeside', { whom: pushed(g), square: placeOf(to) });
  return NOT_ASKED;
};
const stepsBeyond = (g: BloodGame): number => extraSquares(g, g.about(0) as PlayerId, g.about(3));
const pushed = (g: BloodGame): string => g.playerName(g.about(1) as PlayerId);
const placeOf = (sq: Square): readonly [number, number] => [GRID.column(sq), GRID.row(sq)];
const whyNoStep = (g: BloodGame, player: PlayerId, to: Square, squares: number): Refusal => {
  const who = g.playerName(player);
  const square = placeOf(to);
  const there = g.playerAt(to);
  if (isRooted(g, player)) return because(g, 'B16-XSKILL-35', 'rooted', { who });
  if (squares <= 0)
    return because(g, g.rules.options.goForIt ? 'B16-GFI-01' : 'B16-MOVE-01', 'noMovementLeft', { who });
  if (there === player) return because(g, 'B16-MOVE-01', 'thereAlready', { who, square });
  if (there !== NOBODY) return because(g, 'B16-MOVE-02', 'occupied', { whom: g.playerName(there), square });
  if (GRID.distance(g.square(player), to) !== 1)
    return because(g, 'B16-MOVE-01', 'notAdjacent', { who, square, from: placeOf(g.square(player)) });
  return because(g, 'B16-TD-05', 'staysToScore', { who });
};
const whyNotAim = (g: BloodGame, player: PlayerId, to: Square): Refusal => {
  if (to === g.square(player)) return plainly('throwsToItself', { who: g.playerName(player) });
  if (g.weather === Weather.blizzard && rangeTo(g, player, to) === Range.none)
    return because(g, 'B16-WEATHER-02', 'blizzard', { square: placeOf(to) });
  return because(g, 'B16-PASS-13', 'outOfRange', { square: placeOf(to) });
};

// --- which target ------------------------------------------------------------------------------------------------
const whyNotTarget = (g: BloodGame, target: PlayerId): Refusal => {
  const name = g.question.name;
  if (name !== 'activity' && name !== 'blockTarget') return NOT_ASKED;
  const player = g.about(0) as PlayerId;
  const kind = name === 'blockTarget' ? Action.block : g.about(1);
  const who = g.playerName(player);
  const whom = g.playerName(target);
  if (kind === Action.foul) return whyNoFoul(g, player, target, who, whom);
  if (kind === Action.handOff) return whyNoHandOff(g, player, target, who, whom);
  if (kind !== Action.block && kind !== Action.blitz)
    return because(g, 'B16-ACTION-04', 'targetsNobody', { who, action: actionName(kind) });
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
  if (g.control(target) === g.control(player)) return because(g, 'B16-BLOCK-01', 'sameSide', { whom });
  if (kind === Action.blitz && g.used(player, Used.block)) return because(g, 'B16-BLITZ-01', 'blockMade', { who });
  if (!areAdjacent(g, player, target)) return because(g, 'B16-BLOCK-01', 'targetNotAdjacent', { who, whom });
  if (g.rules.edition.targetsNamed && isStanding(g, target) && !mayBlock(g, player, target))
    return because(g, 'B25-BLITZ-06', 'namedAnother', { who });
  if (!mayBlock(g, player, target)) return because(g, 'B16-BLOCK-02', 'notStanding', { whom });
  if (hasQuality(g, player, Quality.armed)) return because(g, 'B16-XSKILL-06', 'armed', { who });
  return because(g, 'B16-BLITZ-03', 'noMovementForBlock', { who });
};
const whyNoFoul = (g: BloodGame, player: PlayerId, target: PlayerId, who: string, whom: string): Refusal => {
  if (!areAdjacent(g, player, target)) return because(g, 'B16-FOUL-01', 'targetNotAdjacent', { who, whom });
  if (isDown(g, target) && !mayFoul(g, player, target)) return because(g, 'B16-FOUL-01', 'sameSide', { whom });
  return because(g, 'B16-FOUL-01', 'notDown', { whom });
};
const whyNoHandOff = (g: BloodGame, player: PlayerId, target: PlayerId, who: string, whom: string): Refusal => {
  if (!g.holdsBall(player)) return because(g, 'B16-HANDOFF-01', 'holdsNoBall', { who });
  if (isAboutToScore(g, player)) return because(g, 'B16-TD-05', 'keepsToScore', { who });
  if (!areAdjacent(g, player, target)) return because(g, 'B16-HANDOFF-01', 'targetNotAdjacent', { who, whom });
  if (g.rules.edition.handsOffTo === 'teammates' && g.control(target) !== g.control(player))
    return because(g, 'B16-HANDOFF-01', 'noTeammate', { who, whom });
  return because(g, 'B16-HANDOFF-01', 'notStanding', { whom });
};
const whyNoThrow = (g: BloodGame): Refusal => {
  if (g.question.name !== 'activity') return NOT_ASKED;
  const player = g.about(0) as PlayerId;
  const who = g.playerName(player);
  if (g.about(1) !== Action.pass) return because(g, 'B16-ACTION-10', 'noPassDeclared', { who });
  if (!g.holdsBall(player)) return because(g, 'B16-PASS-01', 'holdsNoBall', { who });
  if (isAboutToScore(g, player)) return because(g, 'B16-TD-05', 'keepsToScore', { who });
  return plainly(isWitless(g, player) ? 'witless' : 'cannotThrow', { who });
};

// --- dice and set-up -----------------------------------------------------------------------------------------------
const whyNoReroll = (g: BloodGame, source: number): Refusal => {
  const name = g.question.name;
  const asked = name === 'reroll' || name === 'blockDie' || name === 'blockReroll';
  if (!asked) return plainly('nothingToReroll', {});
  const player = g.about(0) as PlayerId;
  const seat = g.control(player) as Seat;
  if (source !== Reroll.team)
    return plainly('cannotRerollWith', { who: g.playerName(player), reroll: REROLLS[source] as string });
  if (g.active !== seat) return because(g, 'B16-REROLL-03', 'notOurTurn', {});
  if (g.rerollsUsed >= g.rules.edition.rerollsPerTurn) return because(g, 'B16-REROLL-07', 'rerollUsed', {});
  if (!teamRerollOpen(g, player)) return because(g, 'B16-REROLL-09', 'noRerollLeft', {});
  return because(g, 'B16-REROLL-02', 'rerolledAlready', {});
};
const whyNotReady = (g: BloodGame): Refusal => {
  const [fault] = setUpFaults(g, g.about(0) as Seat, g.about(1) ?? SetUp.everybody);
  if (fault === undefined) return plainly('setUpUnfinished', {});
  const { rule, ...facts } = fault;
  return plainly('setUp', facts, rule);
};
