/** Bombs: thrown like the ball, thrown on by whoever catches them, until they go off (B16-XSKILL-04). */
import { D6, D8 } from '../../dice/dice.ts';
import { NOBODY, NOWHERE, otherSeat, type PlayerId, type Square } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { Moment } from '../moments.ts';
import { rollsNamed, skillsNamed } from '../names.ts';
import { scatterFrom } from '../pitch.ts';
import {
  anybodyMayIntercept,
  longestThrow,
  mayIntercept,
  offerEverySquare,
  offerTargets,
  Passing,
  rangeTo,
} from '../procedures/aim.ts';
import { SettleBalls } from '../procedures/ball.ts';
import { passes } from '../procedures/describe.ts';
import { KnockDown } from '../procedures/harm.ts';
import { anySayAt, atMoment } from '../procedures/moment.ts';
import { Throw } from '../procedures/outcome.ts';
import { Roll } from '../procedures/rolls.ts';
import { procedure, question } from '../status.ts';
import { Arrival, CHOOSE_PLAYER, HAIL_MARY, Harm, NO, RANGES, Range, STOP, TO, YES } from '../words.ts';
import { canHold } from './dive.ts';

const Kind = rollsNamed('bomb', 'catch', 'hailMary', 'intercept');
const Skill = skillsNamed('hailMaryPass');

/** Whoever lit the bomb may think better of it; whoever caught it may not. */
const AskTarget = question(
  'bombTarget',
  ['player', 'option'],
  (g, player, thrownOn) => {
    offerTargets(g, player, Range.bomb);
    if (g.can(player, Skill.hailMaryPass) && longestThrow(g, player) === Range.bomb) g.offer(HAIL_MARY);
    if (thrownOn === 0) g.offer(STOP);
  },
  { decline: STOP },
);
const AskFarTarget = question('bombAnywhere', ['player'], (g, player) => offerEverySquare(g, player));
export const AskInterceptor = question(
  'interceptBomb',
  ['player', 'to', 'flags'],
  (g, player, to, flags) => {
    g.offer(NO);
    for (let p = 0; p < g.playerCount; p++)
      if (mayIntercept(g, player, p as PlayerId, to, flags)) g.offer(CHOOSE_PLAYER, p);
  },
  { decline: NO, onTheWay: true, breaksIn: true },
);
const AskCatch = question(
  'catchBomb',
  ['player'],
  g => {
    g.offer(YES);
    g.offer(NO);
  },
  { decline: NO, onTheWay: true, breaksIn: true },
);

/** `player` is whoever has the bomb, `to` where it goes, `kind` how it arrives; `option` 1 once it has changed hands. */
export const ThrowBomb = procedure(
  'ThrowBomb',
  ['player'],
  ['flags', 'to', 'target', 'option', 'kind', 'count'],
  [
    askTarget,
    chooseTarget,
    aimFar,
    announce,
    offerInterception,
    intercept,
    intercepted,
    roll,
    fly,
    scatter,
    arrive,
    tryCatch,
    caught,
    explode,
    blast,
    settle,
  ],
);
export function askTarget(g: BloodGame, player: PlayerId): void {
  g.keep('flags', Passing.bomb);
  g.ask(AskTarget, g.control(player), player, g.slot('option'));
}
export function chooseTarget(g: BloodGame, player: PlayerId): void {
  if (g.answered(STOP)) return g.finish();
  if (g.answered(TO)) return;
  g.keep('flags', Passing.bomb | Passing.hailMary);
  g.ask(AskFarTarget, g.control(player), player);
}
export function aimFar(g: BloodGame): void {
  g.keep('to', g.object as Square);
}
export function announce(g: BloodGame, player: PlayerId, flags: number, to: Square): void {
  g.range = flags & Passing.hailMary ? Range.hailMary : rangeTo(g, player, to);
  g.events?.push({ type: 'threwBomb', player, to, range: RANGES[g.range] as string });
  atMoment(g, Moment.announced, player, NOBODY, flags, 0, g.square(player), to);
}

// --- in the air ------------------------------------------------------------------------------------------------------
/** Whoever ran into the way may have scored, and play has stopped: then the bomb comes down no more (B16-TD-02). */
function offerInterception(g: BloodGame, player: PlayerId, flags: number, to: Square): void {
  if (g.scorer !== NOBODY) return g.finish();
  if (!anybodyMayIntercept(g, player, to, flags)) return g.goto(roll);
  g.ask(AskInterceptor, otherSeat(g.control(player)), player, to, flags);
}
function intercept(g: BloodGame, player: PlayerId): void {
  if (g.answered(NO)) return g.goto(roll);
  const by = g.keep('target', g.object as PlayerId);
  g.call(Roll, Kind.intercept, by, g.square(player), g.slot('to'), 0);
}
function intercepted(g: BloodGame): void {
  if (g.result !== 0) throwOn(g, g.slot('target'));
}
const UNAIMED = 0 as Square;
/** A bonus Action that uses up nothing. From whom and from where the bomb came is forgotten: it goes on alike. */
export const throwOn = (g: BloodGame, player: PlayerId): void => {
  g.events?.push({ type: 'bombTaken', player });
  g.keep('player', player);
  g.keep('option', 1);
  g.keep('to', UNAIMED);
  g.keep('target', 0 as PlayerId);
  g.keep('kind', Arrival.accurate);
  g.keep('count', 0);
  g.goto(askTarget);
};
function roll(g: BloodGame, player: PlayerId, flags: number, to: Square): void {
  g.call(Roll, flags & Passing.hailMary ? Kind.hailMary : Kind.bomb, player, g.square(player), to, flags);
}
function fly(g: BloodGame, player: PlayerId, flags: number): void {
  const far = (flags & Passing.hailMary) !== 0;
  const result = far ? (g.result === 0 ? Throw.fumbled : Throw.inaccurate) : g.result;
  if (result === Throw.fumbled) {
    g.keep('to', g.square(player));
    return g.goto(explode);
  }
  g.keep('kind', result === Throw.accurate ? Arrival.accurate : Arrival.scattered);
  g.keep('count', 0);
  if (result === Throw.accurate) g.goto(arrive);
}
const SCATTERS = 3;
/** B16-PASS-10: three times from the target, a step each; a bomb that leaves the pitch does nothing. */
export function scatter(g: BloodGame): void {
  const count = g.slot('count');
  const from = g.slot('to');
  if (count === SCATTERS) return;
  const die = g.roll(D8);
  const to = g.keep('to', scatterFrom(from, die));
  g.events?.push({ type: 'bombScattered', from, to, die });
  if (to === NOWHERE) return g.finish();
  g.keep('count', count + 1);
  g.goto(scatter);
}

// --- catching it -----------------------------------------------------------------------------------------------------
function arrive(g: BloodGame): void {
  const to = g.slot('to');
  const flags = g.slot('flags');
  const p = g.playerAt(to);
  if (p === NOBODY) {
    if (!anySayAt(g, Moment.comesDown)) return g.goto(explode);
    return atMoment(g, Moment.comesDown, NOBODY, NOBODY, flags, NOBODY, NOWHERE, to);
  }
  if (!canHold(g, p, flags)) return g.goto(explode);
  g.ask(AskCatch, g.control(p), p);
}
function tryCatch(g: BloodGame): void {
  const to = g.slot('to');
  const there = g.playerAt(to);
  const catcher = there === NOBODY ? (g.result as PlayerId) : g.answered(YES) ? there : NOBODY;
  if (catcher === NOBODY) return g.goto(explode);
  g.keep('target', catcher);
  g.call(Roll, Kind.catch, catcher, g.square(catcher), to, g.slot('kind'));
}
function caught(g: BloodGame): void {
  const catcher = g.slot('target');
  if (g.result !== 0) return throwOn(g, catcher);
  g.keep('to', g.square(catcher));
}

// --- the explosion ---------------------------------------------------------------------------------------------------
const BLAST_TARGET = 4;
export const BLAST_SQUARES = 9;
export function explode(g: BloodGame): void {
  g.events?.push({ type: 'bombExploded', at: g.slot('to') });
  g.keep('count', 0);
}
/** The square itself first, then those around it as one reads. */
function blast(g: BloodGame): void {
  const to = g.slot('to');
  for (let i = g.slot('count'); i < BLAST_SQUARES; i++) {
    const sq = i === 0 ? to : scatterFrom(to, i);
    const p = sq === NOWHERE ? NOBODY : g.playerAt(sq);
    if (p === NOBODY || (i > 0 && !isHit(g, p))) continue;
    g.keep('count', i + 1);
    g.goto(blast);
    return g.call(KnockDown, p, NOBODY, Harm.bomb);
  }
}
export const isHit = (g: BloodGame, player: PlayerId): boolean => {
  const sheet = g.sheet.begin('blast', player, BLAST_TARGET);
  const die = g.roll(D6, sheet.target);
  const hit = passes(sheet, die);
  g.events?.push({ type: 'bombDie', player, die, hit });
  return hit;
};
export function settle(g: BloodGame): void {
  g.call(SettleBalls);
}
