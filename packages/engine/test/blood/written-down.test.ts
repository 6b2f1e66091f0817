/** Any position between two Actions can be written down: set up from its words alone, a match plays on as it would have. */
import { expect, test } from 'vitest';
import { Stat } from '../../src/blood/characteristics.ts';
import { blood2016 } from '../../src/blood/editions/2016/index.ts';
import { blood2025 } from '../../src/blood/editions/2025/index.ts';
import type { BloodGame } from '../../src/blood/game.ts';
import { SKILLS, type SkillName } from '../../src/blood/names.ts';
import { type BallSpec, type PlayerSpec, type PositionSpec, setUpGame } from '../../src/blood/setup.ts';
import { biterOf, isWitless } from '../../src/blood/status.ts';
import { ACTIONS, NO_ASSISTS, PLACES, ROOTED, WEATHERS } from '../../src/blood/words.ts';
import { type EffectSpec, nameEffects } from '../../src/blood/written.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import type { Game } from '../../src/kernel/game.ts';
import { rulesetNamed } from '../../src/rulesets.ts';
import { type BallId, NOBODY, type PlayerId, POSTURES, SEATS, type Seat, type SeatName } from '../../src/words.ts';
import { anyMatch, randomAnswer } from '../invariants/random-play.ts';

const side = (seat: Seat): SeatName => SEATS[seat] as SeatName;
const bySide = <T>(of: (seat: Seat) => T): Record<SeatName, T> => ({ home: of(0), away: of(1) });
/** A star is known by its own name alone, and what somebody has learned stands among the skills. */
const positionOf = (g: BloodGame, profile: string): string => {
  const printed = profile.split('#')[0] as string;
  const name = printed.split('/').at(-1) as string;
  return g.rules.edition.teams.rules.stars.some(star => star.id === name) ? name : printed;
};
const writePlayer = (g: BloodGame, p: PlayerId): PlayerSpec => {
  const profile = g.lineup.profiles.list[g.profile(p)];
  const state = g.onPitch(p) ? POSTURES[g.posture(p)] : PLACES[g.place(p)];
  const biter = biterOf(g, p);
  // What was gained and lost since is among the effects.
  const printed = (stat: number): number => g.lineup.profiles.stat(g.profile(p), stat);
  return {
    id: g.playerName(p),
    side: side(g.control(p)),
    position: positionOf(g, profile?.id ?? ''),
    movement: printed(Stat.movement),
    strength: printed(Stat.strength),
    agility: printed(Stat.agility),
    armour: printed(Stat.armour),
    ...(g.rules.edition.characteristics.passing === undefined ? {} : { passing: printed(Stat.passing) }),
    skills: (profile?.skills ?? []).map(skill => SKILLS[skill] as SkillName),
    number: g.numberOf(p),
    ...(g.onPitch(p) ? { square: g.squareName(g.square(p)) } : {}),
    state: state as NonNullable<PlayerSpec['state']>,
    acted: g.acted(p),
    stunnedThisTurn: g.freshlyStunned(p),
    tookPart: g.playedThisDrive(p),
    witless: isWitless(g, p),
    rooted: g.isAffected(p, ROOTED),
    eyeGouged: g.isAffected(p, NO_ASSISTS),
    ...(biter === NOBODY ? {} : { chompedBy: g.playerName(biter) }),
    played: g.tookPart(p),
    points: g.points(p),
    casualty: g.casualty(p),
  };
};
const writeBall = (g: BloodGame, b: BallId): BallSpec =>
  g.holder(b) === NOBODY ? { square: g.squareName(g.ballSquare(b)) } : { holder: g.playerName(g.holder(b)) };
const write = (g: BloodGame): PositionSpec => ({
  active: side(g.active),
  half: g.half,
  turns: bySide(seat => g.turn(seat)),
  kicking: side(g.kicking),
  firstKicker: side(g.firstKicker),
  weather: WEATHERS[g.weather] as (typeof WEATHERS)[number],
  score: bySide(seat => g.score(seat)),
  rerolls: bySide(seat => g.rerolls(seat)),
  rerollsUsed: g.rerollsUsed,
  leaderReroll: bySide(seat => g.leaderReroll(seat)),
  bribes: bySide(seat => g.bribes(seat)),
  apothecaries: bySide(seat => g.apothecaries(seat)),
  fans: bySide(seat => g.fans(seat)),
  fame: bySide(seat => g.fame(seat)),
  declared: ACTIONS.filter((_, kind) => g.declared(kind)),
  players: Array.from({ length: g.playerCount }, (_, p) => writePlayer(g, p as PlayerId)),
  balls: Array.from({ length: g.ballCount }, (_, b) => b as BallId)
    .filter(b => g.inPlay(b))
    .map(b => writeBall(g, b)),
  effects: nameEffects(g) as EffectSpec[],
});
const seen = (g: Game): string =>
  g.over
    ? 'over'
    : JSON.stringify([
        g.question.name,
        g.asked,
        g.legalAnswers().map(answer => JSON.stringify(answer)),
        write(g as BloodGame),
      ]);

const MATCHES = 25;
const DECISIONS = 150;
/** Cards in the hand, clocks and markers are written down elsewhere. */
const PLAIN: Readonly<Record<string, object>> = {
  'blood-2016': { cards: false, illegalProcedure: false, timeLimit: false },
};
test.each([blood2016, blood2025])(
  'a match set up in the middle plays on like the one it was written down from: $id',
  edition => {
    const ruleset = rulesetNamed(edition.id);
    let compared = 0;
    for (let n = 1; n <= MATCHES; n++) {
      const coaches = new SeededDice(`coaches ${n}`);
      const any = anyMatch(ruleset, coaches);
      const spec = { ...any, options: { ...any.options, ...PLAIN[edition.id] } };
      const g = ruleset.create(spec, new SeededDice(`match ${n}`)).start() as BloodGame;
      const from = 100 + coaches.pick(600);
      for (let i = 0; !g.over && (i < from || g.question.name !== 'action' || g.bonusTurn); i++)
        g.choose(randomAnswer(g, coaches, 'keen'));
      if (g.over) continue;
      const copy = setUpGame(edition, { ...spec, position: write(g) }, new SeededDice(`rest ${n}`));
      g.dice = new SeededDice(`rest ${n}`);
      for (let i = 0; i < DECISIONS && !g.over; i++) {
        expect(seen(copy), `match ${n}, ${i} decisions on`).toBe(seen(g));
        const answer = g.nameAnswer(randomAnswer(g, coaches, 'keen'));
        g.answer(answer);
        copy.answer(answer);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(MATCHES * 50);
  },
  60_000,
);
