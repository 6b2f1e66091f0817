/** Bombs of 2025: thrown by the rules of a pass, and they go off wherever they come to rest (B25-TRAIT-BOMBARDIER). */
import { NOBODY, NOWHERE, otherSeat, type PlayerId, type Square } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import { Moment, UNKNOWN } from '../../../moments.ts';
import { scatterFrom } from '../../../pitch.ts';
import { isOver } from '../../../procedures/activity.ts';
import { anybodyMayIntercept, Passing } from '../../../procedures/aim.ts';
import { ASTRAY } from '../../../procedures/describe.ts';
import { Hurt, KnockDown } from '../../../procedures/harm.ts';
import { anySayAt, atMoment } from '../../../procedures/moment.ts';
import { Throw } from '../../../procedures/outcome.ts';
import { Roll } from '../../../procedures/rolls.ts';
import {
  AskInterceptor,
  aimFar,
  announce,
  askTarget,
  BLAST_SQUARES,
  chooseTarget,
  explode,
  isHit,
  scatter,
  settle,
  throwOn,
} from '../../../skills/bomb.ts';
import { canHold } from '../../../skills/dive.ts';
import { isStanding, procedure } from '../../../status.ts';
import { Arrival, Harm, Roll as Kind, NO } from '../../../words.ts';
import { canPass } from '../flows/throw.ts';

/** As `ThrowBomb`: `player` is whoever has the bomb, `to` where it goes, `kind` how it arrives. */
export const LobBomb = procedure(
  'LobBomb',
  ['player'],
  ['flags', 'to', 'target', 'option', 'kind', 'count'],
  [
    light,
    askTarget,
    chooseTarget,
    aimFar,
    announce,
    test,
    judge,
    scatter,
    offerInterception,
    intercept,
    tryIntercept,
    intercepted,
    arrive,
    tryCatch,
    caught,
    held,
    explode,
    blast,
    settle,
  ],
);
function light(g: BloodGame, player: PlayerId): void {
  if (isOver(g, player)) g.finish();
}
/** Every skill for a pass counts, since the roll is one. */
function test(g: BloodGame, player: PlayerId, flags: number, to: Square): void {
  g.result = Throw.fumbled;
  if (canPass(g, player)) g.call(Roll, Kind.pass, player, g.square(player), to, flags);
}
function judge(g: BloodGame, player: PlayerId, flags: number): void {
  if (g.result === Throw.kept) return g.finish();
  const result = g.result === Throw.accurate && flags & Passing.hailMary ? Throw.inaccurate : g.result;
  if (result === Throw.fumbled) {
    g.keep('to', g.square(player));
    return g.goto(explode);
  }
  g.keep('kind', result === Throw.accurate ? Arrival.accurate : Arrival.scattered);
  g.keep('count', 0);
  if (result === Throw.accurate) g.goto(offerInterception);
}

// --- in the air ------------------------------------------------------------------------------------------------------
function offerInterception(g: BloodGame, player: PlayerId, flags: number, to: Square): void {
  if (!anybodyMayIntercept(g, player, to, flags)) return g.goto(arrive);
  g.ask(AskInterceptor, otherSeat(g.control(player)), player, to, flags);
}
function intercept(g: BloodGame, player: PlayerId): void {
  if (g.answered(NO)) return g.goto(arrive);
  const by = g.keep('target', g.object as PlayerId);
  atMoment(g, Moment.intercepts, player, by, g.slot('flags'), UNKNOWN);
}
function tryIntercept(g: BloodGame, player: PlayerId): void {
  if (g.result !== UNKNOWN) return;
  const how = g.slot('kind') === Arrival.scattered ? ASTRAY : 0;
  g.call(Roll, Kind.intercept, g.slot('target'), g.square(player), g.slot('to'), how);
}
function intercepted(g: BloodGame): void {
  if (g.result !== 0) throwOn(g, g.slot('target'));
}

// --- coming down -----------------------------------------------------------------------------------------------------
/** Whoever can has to catch it (B25-CATCH-01, B25-Q-104). */
function arrive(g: BloodGame): void {
  const to = g.slot('to');
  const flags = g.slot('flags');
  const p = g.playerAt(to);
  if (p !== NOBODY) {
    g.result = p;
    if (!canHold(g, p, flags)) g.goto(explode);
    return;
  }
  if (!anySayAt(g, Moment.comesDown)) return g.goto(explode);
  atMoment(g, Moment.comesDown, NOBODY, NOBODY, flags, NOBODY, NOWHERE, to);
}
function tryCatch(g: BloodGame): void {
  const catcher = g.keep('target', g.result as PlayerId);
  if (catcher === NOBODY) return g.goto(explode);
  g.call(Roll, Kind.catch, catcher, g.square(catcher), g.slot('to'), g.slot('kind'));
}
/** Whoever has it throws it on, unless it goes off in its hands. */
function caught(g: BloodGame, player: PlayerId): void {
  const catcher = g.slot('target');
  g.keep('to', g.square(catcher));
  if (g.result === 0) return g.goto(explode);
  atMoment(g, Moment.bombCaught, player, catcher, g.slot('flags'), 1);
}
function held(g: BloodGame): void {
  if (g.result !== 0) throwOn(g, g.slot('target'));
}

// --- the explosion ---------------------------------------------------------------------------------------------------
/** The square itself first, then those around it as one reads; whoever is down already takes the Armour Roll only. */
function blast(g: BloodGame): void {
  const to = g.slot('to');
  for (let i = g.slot('count'); i < BLAST_SQUARES; i++) {
    const sq = i === 0 ? to : scatterFrom(to, i);
    const p = sq === NOWHERE ? NOBODY : g.playerAt(sq);
    if (p === NOBODY || (i > 0 && !isHit(g, p))) continue;
    g.keep('count', i + 1);
    g.goto(blast);
    const by = g.slot('player');
    if (isStanding(g, p)) return g.call(KnockDown, p, by, Harm.bomb);
    return g.call(Hurt, p, by, Harm.bomb, 0);
  }
}
