/** Special rules for the start of an activation that are used on somebody: eyes, hexes, ink, knives, barrels and guns. */
import { Until } from '../../../../kernel/effects.ts';
import { NO_BALL, NOBODY, otherSeat, type PlayerId, type Seat, type Square } from '../../../../words.ts';
import { Unsettled } from '../../../cells.ts';
import type { Use } from '../../../entries.ts';
import type { BloodGame } from '../../../game.ts';
import type { Matter } from '../../../moments.ts';
import { rollsNamed } from '../../../names.ts';
import { SettleBalls, takeBall } from '../../../procedures/ball.ts';
import { Hurt, KnockDown } from '../../../procedures/harm.ts';
import { scoreAtOnce } from '../../../procedures/prone.ts';
import { Roll } from '../../../procedures/rolls.ts';
import { Fall, Step, Stepping } from '../../../procedures/step.ts';
import { USE } from '../../../skills/use.ts';
import { hasZone, isRooted, isStanding, procedure, zonesAgainst } from '../../../status.ts';
import { Action, Harm, HEXED } from '../../../words.ts';
import { StabVictim } from '../skills/attacks.ts';
import { distract } from '../skills/wits.ts';
import { isMate, isOpponent, isWithin, marks, Star, special } from './entry.ts';
import { GIFT_NAMES, lacksAny } from './gifts.ts';
import { AskGift, AskPlace, AskStray, anybodyToHit, anyPlaceWithin } from './questions.ts';

const Kind = rollsNamed('balefulHex', 'beerBarrelBash', 'blastinSolvesEverything', 'lookIntoMyEyes');

/** What becomes of the Action that was declared: the moment's values. */
const GOES_ON = 1;
const OVER = 0;
type Picks = NonNullable<Use<BloodGame>['picks']>;
/** Its owner is activated, and picks somebody. */
const opensOn = (picks: Picks, use: Partial<Use<BloodGame>>): Use<BloodGame> => ({
  at: 'declared',
  who: 'player',
  picks,
  once: 'match',
  ...use,
});
const rollFor = (g: BloodGame, kind: number, player: PlayerId, target: PlayerId): void =>
  g.call(Roll, kind, player, g.square(player), g.square(target), 0);
function goOn(g: BloodGame): void {
  g.result = GOES_ON;
}
function over(g: BloodGame): void {
  g.result = OVER;
}
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}
const opponentWithin =
  (squares: number): Picks =>
  (g, owner, p) =>
    isOpponent(g, owner, p) && isWithin(g, owner, p, squares);
const standsWithin =
  (squares: number): Picks =>
  (g, owner, p, of) =>
    isStanding(g, p) && opponentWithin(squares)(g, owner, p, of);

// --- the ball changes hands ------------------------------------------------------------------------------------------
const LookIntoEyes = procedure('LookIntoEyes', USE, [stare, take]);
function stare(g: BloodGame, player: PlayerId, carrier: PlayerId): void {
  rollFor(g, Kind.lookIntoMyEyes, player, carrier);
}
function take(g: BloodGame, player: PlayerId, carrier: PlayerId): void {
  if (g.result === 0) return goOn(g);
  takeBall(g, g.held(carrier), player);
  over(g);
}
/** Harm that costs the turn of a carrier only, and this one holds the ball no more. */
const BETRAYED = Harm.spell;
const Betray = procedure('Betray', USE, [snatch, settle, goOn]);
function snatch(g: BloodGame, player: PlayerId, mate: PlayerId): void {
  g.events?.push({ type: 'skillUsed', player, skill: 'treacherous' });
  takeBall(g, g.held(mate), player);
  g.call(KnockDown, mate, player, BETRAYED);
}

// --- hexes -----------------------------------------------------------------------------------------------------------
const Hex = procedure('Hex', USE, [curse, bewitch]);
function curse(g: BloodGame, player: PlayerId, victim: PlayerId): void {
  rollFor(g, Kind.balefulHex, player, victim);
}
function bewitch(g: BloodGame, _player: PlayerId, victim: PlayerId): void {
  if (g.result !== 0) {
    distract(g, victim, 'balefulHex');
    g.affect(victim, HEXED, 0, Until.match); // B25-Q-210
  }
  goOn(g);
}
/** Whoever is under a hex sits the next turn of its team out, wherever it is by then. */
const SitOut = procedure('SitOut', ['seat'], [sitOut]);
function sitOut(g: BloodGame, seat: Seat): void {
  if (g.bonusTurn) return;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) !== seat || !g.isAffected(player, HEXED)) continue;
    g.setActed(player, true);
    g.endEffect(player, HEXED);
  }
}

// --- team-mates ------------------------------------------------------------------------------------------------------
const Teach = procedure('Teach', USE, [askSkill, teach]);
function askSkill(g: BloodGame, player: PlayerId, mate: PlayerId): void {
  g.events?.push({ type: 'skillUsed', player, skill: 'wisdomOfTheWhiteDwarf' });
  g.ask(AskGift, g.control(player), player, mate);
}
function teach(g: BloodGame, _player: PlayerId, mate: PlayerId): void {
  g.grantSkill(mate, g.object, Until.turn);
  goOn(g);
}
const WISDOM = 2;
const RAID = 5;
/** Open, and with a square to go to from where it marks somebody. */
const mayRaid: Picks = (g, owner, p) =>
  isMate(g, owner, p) &&
  hasZone(g, p) &&
  !isRooted(g, p) &&
  isWithin(g, owner, p, RAID) &&
  zonesAgainst(g, g.control(p), g.square(p)) === 0 &&
  anyPlaceWithin(g, p, Star.raidingParty, g.square(p), 1);
const Raid = procedure('Raid', USE, [askWhere, move, arrive]);
function askWhere(g: BloodGame, player: PlayerId, mate: PlayerId): void {
  g.events?.push({ type: 'skillUsed', player, skill: 'raidingParty' });
  g.ask(AskPlace, g.control(player), mate, Star.raidingParty, g.square(mate), 1);
}
function move(g: BloodGame, _player: PlayerId, mate: PlayerId): void {
  g.call(Step, mate, g.object as Square, Stepping.free);
}
function arrive(g: BloodGame, _player: PlayerId, mate: PlayerId): void {
  scoreAtOnce(g, mate);
  goOn(g);
}

// --- knives ----------------------------------------------------------------------------------------------------------
const Slash = procedure('Slash', USE, [stab, goOn]);
function stab(g: BloodGame, player: PlayerId, victim: PlayerId): void {
  g.events?.push({ type: 'skillUsed', player, skill: 'theFlashingBlade' });
  g.call(StabVictim, player, victim, 0);
}
const OUTBURST = 3;
/** It is the turn's Blitz: nobody else has declared one. */
const mayBurstOut = (g: BloodGame, { owner, flags }: Matter): boolean =>
  isStanding(g, owner) && (flags === Action.blitz || !g.declared(Action.blitz));
const mayBeBurstUpon: Picks = (g, owner, p) =>
  standsWithin(OUTBURST)(g, owner, p, NOBODY) && anyPlaceWithin(g, owner, Star.furiousOutburst, g.square(p), 1);
const BurstOut = procedure('BurstOut', USE, [askBeside, appear, stabThere, askAway, vanish, settle, over]);
function askBeside(g: BloodGame, player: PlayerId, victim: PlayerId): void {
  g.events?.push({ type: 'skillUsed', player, skill: 'furiousOutburst' });
  g.noteDeclared(Action.blitz);
  g.ask(AskPlace, g.control(player), player, Star.furiousOutburst, g.square(victim), 1);
}
const place = (g: BloodGame, player: PlayerId, to: Square): void => {
  const from = g.square(player);
  if (from === to) return;
  g.put(player, to);
  g.events?.push({ type: 'moved', player, from, to });
  const ball = g.looseBallAt(to);
  if (ball !== NO_BALL) g.setUnsettled(ball, Unsettled.bounces);
  scoreAtOnce(g, player);
};
function appear(g: BloodGame, player: PlayerId): void {
  place(g, player, g.object as Square);
  g.call(SettleBalls);
}
function stabThere(g: BloodGame, player: PlayerId, victim: PlayerId): void {
  if (g.turnover !== 0) return g.goto(settle); // a Touchdown
  g.call(StabVictim, player, victim, 0);
}
function askAway(g: BloodGame, player: PlayerId): void {
  if (!isStanding(g, player) || g.turnover !== 0) return g.goto(settle);
  g.ask(AskPlace, g.control(player), player, Star.furiousOutburst, g.square(player), OUTBURST);
}
function vanish(g: BloodGame, player: PlayerId): void {
  place(g, player, g.object as Square);
}

// --- barrels and guns ------------------------------------------------------------------------------------------------
const NEAR = 3;
/** The die stays on the table until it is known what it means. */
const takeDie = (g: BloodGame): number => {
  const die = g.rolled(0);
  g.setRolledCount(0);
  return die;
};
const Bash = procedure('Bash', USE, [swing, hit, settle, over]);
function swing(g: BloodGame, player: PlayerId, victim: PlayerId): void {
  rollFor(g, Kind.beerBarrelBash, player, victim);
}
function hit(g: BloodGame, player: PlayerId, victim: PlayerId): void {
  if (takeDie(g) === 1) return g.call(Fall, player, NOBODY);
  if (g.result !== 0) g.call(KnockDown, victim, player, 0);
}
const Shoot = procedure('Shoot', USE, ['option'], [aim, fire, stray, settle, lament, over]);
function aim(g: BloodGame, player: PlayerId, victim: PlayerId): void {
  rollFor(g, Kind.blastinSolvesEverything, player, victim);
}
function fire(g: BloodGame, player: PlayerId, victim: PlayerId): void {
  const die = takeDie(g);
  if (g.result !== 0) return hurt(g, victim, player);
  if (die === 1) return hurt(g, player, player);
  if (!anybodyToHit(g, player, victim)) return g.goto(settle);
  g.ask(AskStray, otherSeat(g.control(player)), player, victim);
}
const hurt = (g: BloodGame, victim: PlayerId, by: PlayerId): void => {
  g.goto(settle);
  if (g.holdsBall(victim) && g.control(victim) === g.active) g.keep('option', victim + 1);
  g.call(Hurt, victim, by, 0, 0);
};
function stray(g: BloodGame, player: PlayerId): void {
  hurt(g, g.object as PlayerId, player);
}
/** Nobody is Knocked Down by it: a turnover for a carrier only (B25-PRIN-TOVER-03, B25-Q-181). `option`: who that is, and one more. */
function lament(g: BloodGame): void {
  const carrier = g.slot('option') - 1;
  if (carrier >= 0 && !isStanding(g, carrier as PlayerId)) g.causeTurnover('carrierDown');
}

export const opening = special({
  lookIntoMyEyes: {
    uses: [opensOn((g, owner, p) => marks(g, owner, p) && g.holdsBall(p), { with: LookIntoEyes })],
    rolls: { lookIntoMyEyes: { needs: 2 } },
  },
  balefulHex: {
    uses: [opensOn(opponentWithin(RAID), { with: Hex })],
    pauses: { turnBegins: SitOut },
    rolls: { balefulHex: { needs: 2 } },
  },
  wisdomOfTheWhiteDwarf: {
    grants: GIFT_NAMES,
    uses: [
      opensOn((g, owner, p) => isMate(g, owner, p) && isWithin(g, owner, p, WISDOM) && lacksAny(g, p), { with: Teach }),
    ],
  },
  treacherous: {
    uses: [
      opensOn((g, owner, p) => isMate(g, owner, p) && isWithin(g, owner, p, 1) && g.holdsBall(p), { with: Betray }),
    ],
  },
  raidingParty: { uses: [opensOn(mayRaid, { with: Raid, once: 'drive' })] },
  theFlashingBlade: {
    uses: [
      opensOn((g, owner, p) => marks(g, owner, p) && isStanding(g, p), {
        with: Slash,
        when: (_g, m) => m.flags === Action.move, // B25-Q-173
      }),
    ],
  },
  blackInk: { uses: [opensOn(marks, { does: (g, m) => distract(g, m.other, 'blackInk') })] },
  furiousOutburst: { uses: [opensOn(mayBeBurstUpon, { with: BurstOut, when: mayBurstOut, once: 'half' })] },
  beerBarrelBash: {
    uses: [opensOn(opponentWithin(NEAR), { with: Bash, once: 'drive' })],
    rolls: { beerBarrelBash: { needs: 3, keepsDie: true } },
  },
  excuseMeAreYouAZoat: {
    uses: [opensOn(opponentWithin(NEAR), { does: (g, m) => distract(g, m.other, 'excuseMeAreYouAZoat') })],
  },
  blastinSolvesEverything: {
    uses: [opensOn(standsWithin(NEAR), { with: Shoot, once: 'half' })],
    rolls: { blastinSolvesEverything: { needs: 3, keepsDie: true } },
  },
});
