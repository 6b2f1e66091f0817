/** How those skills of 2025 show that change what happens without a word in the match report. */
import { type BallId, blood, type Modifier, NOBODY, type PlayerId } from '@ironpitch/engine';
import { type Clue, hasNamed, type Story, type Witnesses, zonesOn } from './blood-clues.ts';

type BloodGame = blood.BloodGame;

/** From these dice on, whatever the armour (B25-SKILL-CLAWS-01). */
const CLAWS_BREAK_AT = 8;
const ARMOUR_SKILLS = ['claws', 'mightyBlow'] as const;

const neighbours = (g: BloodGame, p: PlayerId): PlayerId[] =>
  g.onPitch(p)
    ? Array.from({ length: 8 }, (_, d) => blood.neighbourAt(g, g.square(p), d)).filter(one => one !== NOBODY)
    : [];
const areFoes = (g: BloodGame, a: PlayerId, b: PlayerId): boolean => g.control(a) !== g.control(b);
/** The other one of the block under way, whoever made it. */
const otherOf = ({ pair }: Story, p: PlayerId): PlayerId =>
  pair[0] === p ? pair[1] : pair[1] === p ? pair[0] : NOBODY;
const isBallLoose = (g: BloodGame): boolean =>
  Array.from({ length: g.ballCount }, (_, b) => b as BallId).some(b => g.inPlay(b) && g.holder(b) === NOBODY);

/** Somebody with Guard next to the target who would help, and an opponent's Defensive that forbids it. */
const forbidden = (g: BloodGame, player: PlayerId, target: PlayerId, modifiers: readonly Modifier[]): Clue[] =>
  neighbours(g, target)
    .filter(
      mate => mate !== player && !areFoes(g, mate, player) && hasNamed(g, mate, 'guard') && blood.hasZone(g, mate),
    )
    .filter(mate => !modifiers.some(({ cause, who }) => cause === 'assist' && who === mate))
    .flatMap(mate =>
      neighbours(g, mate).filter(foe => foe !== target && areFoes(g, foe, mate) && blood.hasZone(g, foe)),
    )
    .map((foe): Clue => ['defensive', foe, true]);
/** Marked, and helping all the same: everybody on that side counts, since the report only has the sum. */
const helpersOf = (g: BloodGame, victim: PlayerId, fouler: PlayerId): Clue[] =>
  neighbours(g, victim)
    .filter(mate => mate !== fouler && !areFoes(g, mate, fouler) && blood.hasZone(g, mate))
    .map((mate): Clue => ['putTheBootIn', mate, zonesOn(g, mate) > (blood.hasZone(g, victim) ? 1 : 0)]);

export const WITNESSES_2025: Witnesses = {
  declared: ({ player }, g) => [
    // What they may not do with the ball they would be offered otherwise.
    ['myBall', player, g.holdsBall(player)],
    ['unsteady', player, isBallLoose(g)],
  ],
  moved: ({ player }, _g, story) => [['quickFoul', player, story.foulBy === player && story.fouled]],
  threw: ({ player, range }) => [['hailMaryPass', player, range === 'hailMary']],
  threwBomb: ({ player }) => [['bombardier', player, true]],
  puntRolled: ({ player }) => [['punt', player, true]],
  threwTeammate: ({ player }, _g, story) => [['kickTeammate', player, story.action === 'kickTeammate']],
  ballBounced: ({ from }, g) => [['noBall', from < 0 ? NOBODY : g.playerAt(from), true]],
  blockRolled: ({ player, target, modifiers }, g) => forbidden(g, player, target, modifiers),
  armourRolled: ({ player, dice, total, target, modifiers, broken }, g, story) => {
    const other = otherOf(story, player);
    return [
      ['claws', other, broken && dice >= CLAWS_BREAK_AT && total < target],
      [
        'ironHardSkin',
        player,
        other !== NOBODY && !broken && modifiers.length === 0 && ARMOUR_SKILLS.some(skill => hasNamed(g, other, skill)),
      ],
      ...(story.foulBy === NOBODY || !modifiers.some(({ by, cause }) => cause === 'assists' && by > 0)
        ? []
        : helpersOf(g, player, story.foulBy)),
    ];
  },
};
