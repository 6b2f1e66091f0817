/**
 * A second judge of Challenge Cards: it looks at the pitch before and after an Action and at the report of it, shares no
 * code with the rules, and must allow the same claims. Actions with reactions or cards inside are left to the scenarios.
 *   SOAK_MINUTES=30 npm run soak -- claims      how long (2 minutes when left out)
 *   SOAK_SEED=monday                            where the seeds begin (the time of day when left out; it is printed)
 */
import { expect, test } from 'vitest';
import type { BlitzEvent } from '../../src/blitz/events.ts';
import type { BlitzGame } from '../../src/blitz/game.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import { rulesetNamed } from '../../src/rulesets.ts';
import { type BallId, otherSeat, type PlayerId, Posture, type Seat } from '../../src/words.ts';
import { randomAnswer } from '../invariants/random-play.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? 2);
const base = process.env.SOAK_SEED ?? String(Date.now());
const DECISIONS_MAX = 3000;
const COLUMNS = 15;

interface Pitch {
  readonly players: readonly { readonly seat: Seat; readonly at: number; readonly up: boolean }[];
  readonly balls: readonly { readonly holder: number; readonly at: number }[];
}
const pitchOf = (g: BlitzGame): Pitch => ({
  players: Array.from({ length: g.playerCount }, (_, i) => {
    const p = i as PlayerId;
    return { seat: g.control(p), at: g.square(p), up: g.onPitch(p) && g.posture(p) === Posture.standing };
  }),
  balls: Array.from({ length: g.ballCount }, (_, i) => {
    const b = i as BallId;
    return { holder: g.holder(b), at: g.inPlay(b) ? g.ballSquare(b) : -1 };
  }),
});
const column = (at: number): number => at % COLUMNS;
const row = (at: number): number => Math.floor(at / COLUMNS);
const areNear = (a: number, b: number): boolean =>
  a >= 0 && b >= 0 && Math.max(Math.abs(column(a) - column(b)), Math.abs(row(a) - row(b))) === 1;
const fromHome = (seat: Seat, at: number): number => (seat === 0 ? column(at) : COLUMNS - 1 - column(at));
const oneKind = (action: string): string => (action === 'throwTeammate' ? 'throw' : action);

/** What a coach would remember of the turn. */
class TurnSoFar {
  readonly made: { readonly player: number; readonly kind: string }[] = [];
  readonly paid = new Map<number, Set<string>>();
  readonly felled = new Set<number>();
  completions = 0;
  /** Something happened that this judge does not follow. */
  lost = false;
  note(g: BlitzGame, e: BlitzEvent): void {
    if (e.type === 'actionStarted' && g.control(e.player) === g.active) {
      this.made.push({ player: e.player, kind: oneKind(e.action) });
      if (!e.free) this.paid.set(e.player, (this.paid.get(e.player) ?? new Set()).add(oneKind(e.action)));
    }
    if ((e.type === 'wentProne' && e.knockedDown) || e.type === 'injured') this.felled.add(e.player);
    if (e.type === 'touchdown' && g.rules.edition.touchdownResetsPlayer) this.paid.delete(e.player);
    if (e.type === 'threw' && e.result === 'completed') this.completions++;
    if (e.type === 'threwTeammate' && (e.result === 'landed' || e.result === 'crashed')) this.completions++;
    if (e.type === 'bonusPlayed' || e.type === 'ballPlaced' || e.type === 'eventDrawn') this.lost = true;
  }
}

/** Which cards the one Action in `events` has fulfilled, by their names. */
const fulfilled = (
  g: BlitzGame,
  was: Pitch,
  is: Pitch,
  events: readonly BlitzEvent[],
  turn: TurnSoFar,
  cards: string[],
): string[] => {
  const of = <T extends BlitzEvent['type']>(type: T): Extract<BlitzEvent, { type: T }>[] =>
    events.filter((e): e is Extract<BlitzEvent, { type: T }> => e.type === type);
  const { player: who, action: kind, free } = of('actionStarted')[0] as Extract<BlitzEvent, { type: 'actionStarted' }>;
  const me = g.active;
  const in2024 = g.rules.id === 'blitz-2024';
  const actor = is.players[who] as Pitch['players'][number];
  const mine = is.players.filter(p => p.seat === me);
  const theirs = is.players.filter(p => p.seat !== me);
  type Piece = (typeof mine)[number];
  const marks = (a: Piece, b: Piece): boolean => a.up && b.up && areNear(a.at, b.at);
  const isOpen = (pitch: Pitch, p: Piece): boolean =>
    p.up && !pitch.players.some(q => q.seat !== p.seat && marks(p, q));
  const theyHold = (pitch: Pitch): boolean => pitch.balls.some(b => pitch.players[b.holder]?.seat === otherSeat(me));
  const moves = [...of('moved'), ...of('pushed'), ...of('followedUp'), ...of('placed')].map(e => e.player as number);
  const landed = of('threwTeammate').map(e => e.thrown as number);
  const target = [...of('blockRolled'), ...of('foulRolled')][0]?.target ?? -1;
  const isDown = kind === 'block' && of('wentProne').some(e => e.knockedDown && e.player === target);
  const isInjured = of('injured').some(e => e.player === target);
  const check = of('checked').findLast(e => e.check === 'throw');
  const thrown = of('threwTeammate')[0];
  const isThrow = kind === 'throw' || kind === 'throwTeammate';
  const isCompleted =
    of('threw')[0]?.result === 'completed' || (thrown?.result !== 'fumbled' && thrown && check?.passed);
  const from = was.players[who]?.at ?? -1;
  const to = thrown?.to ?? was.players[of('threw')[0]?.target ?? -1]?.at ?? from;
  const isLong = (column(from) - column(to)) ** 2 + (row(from) - row(to)) ** 2 > 20;
  const kinds = new Set([...turn.made.map(a => a.kind), oneKind(kind)]);
  const acting = new Set([...turn.made.map(a => a.player), who]);
  const isNew = !turn.made.some(a => a.kind === oneKind(kind)) || !turn.made.some(a => a.player === who);
  const paid = new Set([...(turn.paid.get(who) ?? []), ...(free ? [] : [oneKind(kind)])]);
  const isBehind = g.score(otherSeat(me)) - g.score(me) >= 4;
  const deep = is.players.flatMap((p, i) =>
    p.seat === me && isOpen(is, p) && fromHome(otherSeat(me), p.at) <= 3 ? [i] : [],
  );
  const hasChanged = (i: number): boolean =>
    was.players[i]?.at !== is.players[i]?.at ||
    !isOpen(was, was.players[i] as Piece) ||
    [...moves, ...landed].includes(i);
  const met: Readonly<Record<string, () => unknown>> = {
    breakSomeBones: () =>
      isInjured && (kind === 'block' || (kind === 'foul' && (in2024 || g.rules.options.foulsBreakBones))),
    freeUpTheBall: () =>
      was.balls.some(
        ({ holder }, b) =>
          was.players[holder]?.seat === otherSeat(me) && is.players[is.balls[b]?.holder ?? -1]?.seat !== otherSeat(me),
      ),
    getMoving: () => kind === 'run' && turn.made.filter(a => a.kind === 'run').length >= 2,
    getTheBall: () => of('ballTaken').some(e => g.control(e.player) === me && !g.heldAtTurnStart(e.ball, me)),
    getTogether: () =>
      ['run', 'mark', 'sidestep'].includes(kind) &&
      actor.up &&
      mine.filter(p => p.up && areNear(p.at, actor.at)).length >= 2,
    makeARiskyThrow: () => isThrow && isCompleted && (check?.modifiers ?? []).some(m => m.by < 0),
    moveTheBall: () =>
      (kind === 'run' || isThrow) &&
      was.balls.some(({ at }, b) => {
        const ball = is.balls[b];
        return at >= 0 && ball && is.players[ball.holder]?.seat === me && fromHome(me, ball.at) - fromHome(me, at) >= 4;
      }),
    playAsATeam: () => kinds.size >= 3 && acting.size >= 3 && isNew,
    showNoFear: () =>
      actor.up &&
      g.pitch.trapdoors.some(trapdoor => trapdoor === actor.at) &&
      theyHold(is) &&
      (moves.includes(who) || kind === 'standUp' || !theyHold(was)),
    showThemHow: () => !free && paid.size >= 3,
    showUsACompletion: () => isThrow && isCompleted,
    showboat: () => of('touchdown').length > 0,
    spreadOut: () =>
      (kind === 'run' || kind === 'sidestep') && !mine.some(p => mine.some(q => p !== q && areNear(p.at, q.at))),
    takeThemDown: () => isDown,
    tieThemUp: () =>
      kind === 'mark' &&
      (in2024
        ? theirs.filter(t => marks(actor, t) && !mine.some(m => m !== actor && marks(m, t))).length >= 2
        : theirs.filter(t => mine.some(m => marks(m, t))).length >= 3 &&
          mine.filter(m => theirs.some(t => marks(m, t))).length >= 2),
    gangUp: () => isDown && of('blockRolled')[0]?.modifiers.some(m => m.cause !== 'moxy'),
    breakTheirLines: () => isDown && is.balls.some(b => b.holder === who),
    causeSomeCarnage: () =>
      kind === 'block' && isInjured && [...turn.felled].some(p => p !== target && is.players[p]?.seat !== me),
    goDeep: () => deep.length >= 2 && deep.some(hasChanged),
    pileOn: () => isDown && theirs.filter(p => p.at < 0).length >= 2,
    showOffALittle: () => isThrow && isCompleted && isLong && turn.completions >= 1,
    showSomeGrit: () => false, // its Action comes before the first question about Actions
  };
  const claimable = cards.filter(card => met[card]?.());
  return claimable.length === 0 && isBehind ? cards.filter(card => card === 'lastChance') : claimable;
};

const isBusy = (e: BlitzEvent): boolean => ['bonusPlayed', 'bonusTaken', 'turnStarted', 'eventDrawn'].includes(e.type);
const activeCards = (g: BlitzGame): string[] =>
  [0, 1, 2].flatMap(space => (g.space(space) >= 0 ? [g.challengeOf(g.space(space)).id] : []));
const offeredCards = (g: BlitzGame): string[] =>
  g.legalAnswers().flatMap(answer => {
    if (typeof answer === 'string' || !('claim' in answer)) return [];
    return [g.challengeOf(g.space(Number(answer.claim) - 1)).id];
  });

test(
  `two judges of Challenge Cards agree for ${minutes} minutes, seeds from ${base}`,
  () => {
    const end = Date.now() + minutes * 60_000;
    const differences: string[] = [];
    let judged = 0;
    for (let n = 0; Date.now() < end && differences.length < 10; n++) {
      const seed = `${base}-${n}`;
      const chance = new SeededDice(seed);
      const ruleset = rulesetNamed(n % 2 === 0 ? 'blitz-2024' : 'blitz-2022');
      const team = (): string => ruleset.teams[chance.pick(ruleset.teams.length)]?.id as string;
      const match = { home: team(), away: team(), options: ruleset.anyOptions(chance) };
      const g = ruleset.create(match, new SeededDice(`${seed} dice`)) as BlitzGame;
      g.events = [];
      g.start();
      let turn = new TurnSoFar();
      let before: { readonly pitch: Pitch; readonly cards: string[] } | undefined;
      for (let decision = 0; !g.over && decision < DECISIONS_MAX; decision++) {
        const { name } = g.question;
        if (name === 'action' || name === 'claim') {
          const events = g.events;
          const single = events.filter(e => e.type === 'actionStarted').length === 1 && !events.some(isBusy);
          const mayClaim = ruleset.id === 'blitz-2024' ? g.turn > 1 : g.turnsTaken(g.active) > 0;
          if (before && single && mayClaim && !turn.lost) {
            judged++;
            const want = fulfilled(g, before.pitch, pitchOf(g), events, turn, before.cards).sort().join();
            const got = (name === 'claim' ? offeredCards(g) : []).sort().join();
            if (want !== got)
              differences.push(`${seed} ${JSON.stringify(match)}: ${want || 'none'}, the rules say ${got || 'none'}`);
          }
          for (const e of events) {
            if (e.type === 'turnStarted') turn = new TurnSoFar();
            turn.note(g, e);
          }
          events.length = 0;
          before = name === 'action' ? { pitch: pitchOf(g), cards: activeCards(g) } : undefined;
        }
        g.choose(randomAnswer(g, chance, 'keen'));
      }
    }
    console.log(`${judged} Actions judged`);
    expect(differences).toEqual([]);
    expect(judged).toBeGreaterThan(1000);
  },
  (minutes + 5) * 60_000,
);
