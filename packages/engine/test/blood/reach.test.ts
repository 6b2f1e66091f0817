/** Whom a player can get to, and whether it can get to the ball: compared with a plain search, square by square. */
import { expect, test } from 'vitest';
import { hasQuality } from '../../src/blood/bearing.ts';
import { Quality } from '../../src/blood/entries.ts';
import type { BloodGame } from '../../src/blood/game.ts';
import { directionTo, GRID, pushDirection, stepFrom } from '../../src/blood/pitch.ts';
import { extraSquares, movementOnceUp, rushesToStand } from '../../src/blood/procedures/movement.ts';
import { isDown, isProne, isRooted, isStanding, layDown, standUpright } from '../../src/blood/status.ts';
import { Action, Place } from '../../src/blood/words.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import type { Position } from '../../src/kernel/layout.ts';
import { rulesetNamed } from '../../src/rulesets.ts';
import { type BallId, NO_BALL, NOBODY, type PlayerId, Posture, type Square } from '../../src/words.ts';
import { randomAnswer } from '../invariants/random-play.ts';

const squaresOf = (g: BloodGame, p: PlayerId): number =>
  isRooted(g, p) ? 0 : Math.max(0, movementOnceUp(g, p)) + extraSquares(g, p, isProne(g, p) ? rushesToStand(g, p) : 0);
const around = (sq: Square): Square[] => [0, 1, 2, 3, 4, 5, 6, 7].map(d => stepFrom(sq, d)).filter(to => to >= 0);
const isEmpty = (g: BloodGame, sq: Square): boolean => sq >= 0 && g.playerAt(sq) === NOBODY;
/** Every square a player can end on, with how many squares it takes. */
const search = (g: BloodGame, player: PlayerId): Map<Square, number> => {
  const leaps = hasQuality(g, player, Quality.leaping);
  const far = new Map<Square, number>([[g.square(player), 0]]);
  const most = squaresOf(g, player);
  const reach = (to: Square, squares: number): void => {
    if (squares <= most && isEmpty(g, to) && squares < (far.get(to) ?? most + 1)) far.set(to, squares);
  };
  for (let ring = 0; ring < most; ring++)
    for (const [at, squares] of [...far]) {
      if (squares !== ring) continue;
      for (const to of around(at)) {
        reach(to, ring + 1);
        const there = g.playerAt(to);
        if (!leaps && (there === NOBODY || !isDown(g, there))) continue;
        for (const which of [0, 1, 2]) reach(stepFrom(to, pushDirection(directionTo(at, to), which)), ring + 2);
      }
    }
  return far;
};
const foesOf = (g: BloodGame, player: PlayerId): PlayerId[] =>
  g.playersOf((1 - g.control(player)) as 0 | 1).filter(p => isStanding(g, p));
const foesInReach = (g: BloodGame, player: PlayerId): PlayerId[] => {
  const far = search(g, player);
  return foesOf(g, player).filter(p => around(g.square(p)).some(sq => far.has(sq)));
};
const canSecure = (g: BloodGame, player: PlayerId): boolean => {
  const sq = g.ballSquare(0 as BallId);
  const guards = foesOf(g, player).filter(p => g.reaches(p));
  const lies = g.holder(0 as BallId) === NOBODY && guards.every(p => GRID.distance(g.square(p), sq) > 2);
  return lies && isEmpty(g, sq) && search(g, player).has(sq);
};
const mayHandleBall = (g: BloodGame, player: PlayerId): boolean =>
  !hasQuality(g, player, Quality.unsteady) && !g.hasKeyword(player, 'Big Guy');

const inWords = (g: BloodGame): string[] => g.legalAnswers().map(a => Object.entries(a).flat().join(' '));

const checkActions = (g: BloodGame, offered: readonly string[]): void => {
  for (const player of g.playersOf(g.asked)) {
    const name = g.playerName(player);
    if (!offered.includes(`handOff ${name}`)) continue; // may not choose freely
    if (!g.declared(Action.blitz))
      expect(offered.includes(`blitz ${name}`), `${name} blitzes`).toBe(foesInReach(g, player).length > 0);
    if (!g.declared(Action.secureBall) && mayHandleBall(g, player))
      expect(offered.includes(`secureBall ${name}`), `${name} secures the ball`).toBe(canSecure(g, player));
  }
};
const checkTargets = (g: BloodGame, offered: readonly string[]): void => {
  const inReach = foesInReach(g, g.about(0) as PlayerId).map(p => `target ${g.playerName(p)}`);
  expect([...offered].sort()).toEqual(inReach.sort());
};
/** Leapers and pogo sticks; slow players who are soon down; runners. */
test.each([
  ['woodElf', 'goblin'],
  ['dwarf', 'snotling'],
  ['skaven', 'human'],
])('%s against %s: who can be blitzed, who gets to the ball (B25-BLITZ-03, B25-SECURE-05)', (home, away) => {
  const ruleset = rulesetNamed('blood-2025');
  let [lists, targets] = [0, 0];
  for (let match = 0; match < 2; match++) {
    const g = ruleset.create({ home, away, options: {} }, new SeededDice(`reach/${match}`)).start() as BloodGame;
    const chance = new SeededDice(`reach/${match}/coaches`);
    while (!g.over) {
      const { name } = g.question;
      if (name === 'action' && g.turnover === 0) {
        lists++;
        checkActions(g, inWords(g));
      } else if (name === 'blitzTarget' && g.turnover === 0) {
        targets++;
        checkTargets(g, inWords(g));
      }
      g.choose(randomAnswer(g, chance, 'keen'));
    }
  }
  expect(lists).toBeGreaterThan(50);
  expect(targets).toBeGreaterThan(10);
});

/** Nearly every square of a block is taken, and most of them lie there: some can get at a foe only by jumps. */
const crowd = (g: BloodGame, chance: SeededDice): void => {
  const out = g
    .playersOf(0)
    .concat(g.playersOf(1))
    .filter(p => g.onPitch(p));
  g.layBall(0 as BallId, GRID.at(26, 15));
  for (const p of out) g.takeOff(p, Place.reserves);
  const [width, from] = [4 + chance.pick(4), 1 + chance.pick(10)];
  const free = Array.from({ length: out.length + chance.pick(8) }, (_, n) =>
    GRID.at(from + (n % width), from + Math.floor(n / width)),
  ).filter(sq => sq >= 0);
  for (const p of out) {
    const [sq] = free.splice(chance.pick(free.length), 1);
    if (sq === undefined) return;
    g.put(p, sq);
    const stands = chance.pick(g.control(p) === g.asked ? 2 : 5) === 0;
    if (stands) standUpright(g, p);
    else layDown(g, p, chance.pick(2) === 0 ? Posture.prone : Posture.stunned);
  }
};
test('in a crowd, where many have to jump or leap (B25-BLITZ-03, B25-PRIN-JUMP-02)', () => {
  const teams = { home: 'woodElf', away: 'goblin', options: {} };
  const g = rulesetNamed('blood-2025').create(teams, new SeededDice('crowd')).start() as BloodGame;
  const chance = new SeededDice('crowds');
  while (g.question.name !== 'action') g.choose(randomAnswer(g, chance));
  let [blitzers, others] = [0, 0];
  for (let n = 0; n < 150; n++) {
    crowd(g, chance);
    g.load(g.save());
    const offered = inWords(g);
    checkActions(g, offered);
    for (const player of g.playersOf(g.asked)) {
      if (offered.includes(`blitz ${g.playerName(player)}`)) blitzers++;
      else if (g.onPitch(player)) others++;
    }
  }
  expect(blitzers).toBeGreaterThan(200);
  expect(others).toBeGreaterThan(200);
});

test('what was found for one list is good for no other: positions of several matches, taken out of order (B25-BLITZ-03)', () => {
  const ruleset = rulesetNamed('blood-2025');
  const chance = new SeededDice('out of order');
  const positions: { readonly g: BloodGame; readonly position: Position }[] = [];
  for (const [home, away] of [
    ['woodElf', 'goblin'],
    ['human', 'orc'],
  ] as const) {
    const g = ruleset.create({ home, away, options: {} }, new SeededDice(home)).start() as BloodGame;
    while (!g.over) {
      if (g.question.name === 'action' && g.turnover === 0) positions.push({ g, position: g.save() });
      g.choose(randomAnswer(g, chance, 'keen'));
    }
  }
  expect(positions.length).toBeGreaterThan(50);
  for (let n = 0; n < 300; n++) {
    const { g, position } = positions[chance.pick(positions.length)] as (typeof positions)[number];
    g.load(position);
    checkActions(g, inWords(g));
    if (n % 3 !== 0) continue;
    // Somebody steps in the way, or out of it.
    const moved = g.playersOf(chance.pick(2) as 0 | 1).filter(p => g.onPitch(p));
    const player = moved[chance.pick(moved.length)] as PlayerId;
    const to = around(g.square(player)).find(sq => isEmpty(g, sq) && g.looseBallAt(sq) === NO_BALL);
    if (to !== undefined) g.put(player, to);
    g.load(g.save());
    checkActions(g, inWords(g));
  }
});
