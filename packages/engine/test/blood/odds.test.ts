/** Exact odds: what the engine's dice give, summed over all outcomes, equals what the arithmetic says. */
import { describe, expect, test } from 'vitest';
import { Skill } from '../../src/blood/editions/2016/names.ts';
import type { BloodEvent } from '../../src/blood/events.ts';
import type { BloodGame } from '../../src/blood/game.ts';
import { faceOf } from '../../src/blood/words.ts';
import { D6, D8 } from '../../src/dice/dice.ts';
import type { Answer } from '../../src/kernel/question.ts';
import { type PlayerId, Posture } from '../../src/words.ts';
import { type BloodScenario, blood, type Settings } from './dsl.ts';

type Policy = (g: BloodGame) => Answer | undefined;

/** Far below two players stand by, so that whatever happens to the others somebody has a turn to take. */
const STANDING_BY = `${'\n.'.repeat(7)}\n9 . . Z`;
const watched = (drawing: string, settings: Settings = {}): BloodScenario => blood(drawing + STANDING_BY, settings);

// --- arithmetic --------------------------------------------------------------------------------------------------
/** The chance that a D6 shows at least this, a natural 1 failing. */
const atLeast = (target: number): number => (7 - Math.min(6, Math.max(2, target))) / D6.sides;
const ways = (sum: number): number => 6 - Math.abs(sum - 7);
/** The chance that 2D6 add up to at least this. */
const twoAtLeast = (total: number): number => {
  let count = 0;
  for (let sum = Math.max(2, total); sum <= 12; sum++) count += ways(sum);
  return count / 36;
};
const exactly = (total: number): number => ways(total) / 36;
/** A roll that may be rolled again once. */
const again = (p: number): number => p + (1 - p) * p;

// --- what happened -----------------------------------------------------------------------------------------------
const eventsOf = <T extends BloodEvent['type']>(g: BloodGame, type: T): Extract<BloodEvent, { type: T }>[] =>
  (g.events ?? []).filter((e): e is Extract<BloodEvent, { type: T }> => e.type === type);
const turnedOver = (g: BloodGame): boolean => eventsOf(g, 'turnover').length > 0;
const player = (g: BloodGame, name: string): PlayerId => g.playerNamed(name);
const isDown = (g: BloodGame, name: string): boolean =>
  !g.onPitch(player(g, name)) || g.posture(player(g, name)) !== Posture.standing;
const holds = (g: BloodGame, name: string): boolean => g.holdsBall(player(g, name));

// --- how coaches answer --------------------------------------------------------------------------------------------
const lastPassed = (g: BloodGame): boolean => eventsOf(g, 'rolled').at(-1)?.passed ?? true;
/** Re-rolls failures with the first of these sources that is open; skills are used; everything else is declined. */
const using =
  (...sources: string[]): Policy =>
  g => {
    const legal = g.legalAnswers();
    const name = g.question.name;
    if (name === 'reroll') {
      if (lastPassed(g) && g.about(1) >= 0) return 'keep';
      const source = sources.find(one => legal.some(a => typeof a !== 'string' && a.reroll === one));
      return source === undefined ? 'keep' : { reroll: source };
    }
    if (name === 'useSkill') return 'yes';
    if (name === 'push') return legal[0];
    if (legal.includes('no')) return 'no';
    return undefined;
  };
const plain = using();

const chanceOf = (
  s: BloodScenario,
  answers: readonly Answer[],
  wanted: (g: BloodGame) => boolean,
  policy: Policy = plain,
): number => s.chance(answers, policy, wanted);

// --- movement ------------------------------------------------------------------------------------------------------
const RUNNER = `
  1 A . .
  . . . .`;
const dodge = (drawing: string, settings: Settings, policy: Policy = plain, to: Answer = { to: [12, 5] }): number =>
  chanceOf(watched(drawing, settings), [{ move: 'A' }, to], g => !isDown(g, 'A'), policy);

describe('dodges', () => {
  test.each([
    [2, 4],
    [3, 3],
    [4, 2],
    [5, 2],
  ])('B16-DODGE-05: Agility %i out of a tackle zone into the open needs %i+', (agility, target) => {
    expect(dodge(RUNNER, { who: { A: { agility } } })).toBeCloseTo(atLeast(target), 12);
  });
  test.each([
    ['1 A . 2', 4],
    ['1 A . 2\n . . . 3', 5],
    ['. . . 4\n 1 A . 2\n . . . 3', 6],
  ])('B16-DODGE-05: every tackle zone on the square entered counts: %s', (drawing, target) => {
    const at = drawing.startsWith('.') ? ([10, 4] as const) : ([10, 5] as const);
    expect(dodge(drawing, { at })).toBeCloseTo(atLeast(target), 12);
  });
  test('B16-SKILL-12: the Dodge skill rolls a failure again', () => {
    expect(dodge(RUNNER, { who: { A: ['dodge'] } }, using('dodge'))).toBeCloseTo(again(atLeast(3)), 12);
  });
  test('B16-REROLL-03: so does a team re-roll', () => {
    expect(dodge(RUNNER, { rerolls: { home: 1 } }, using('team'))).toBeCloseTo(again(atLeast(3)), 12);
  });
  test('B16-SKILL-19: a Loner wastes half of them', () => {
    const p = atLeast(3);
    expect(dodge(RUNNER, { who: { A: ['loner'] }, rerolls: { home: 1 } }, using('team'))).toBeCloseTo(
      p + ((1 - p) * p) / 2,
      12,
    );
  });
  test('B16-XSKILL-53: Pro works half of the time', () => {
    const p = atLeast(3);
    expect(dodge(RUNNER, { who: { A: ['pro'] } }, using('pro'))).toBeCloseTo(p + ((1 - p) * p) / 2, 12);
  });
  test('B16-XSKILL-13: Diving Tackle answers a dodge that it can spoil', () => {
    const tackle: Policy = g => (g.question.name === 'divingTackle' ? { player: '1' } : plain(g));
    expect(dodge(RUNNER, { who: { 1: ['divingTackle'] } }, tackle)).toBeCloseTo(atLeast(5), 12);
  });
  test('B16-XSKILL-25, B16-XSKILL-57: a Prehensile Tail and Two Heads make up for each other', () => {
    expect(dodge(RUNNER, { who: { 1: ['prehensileTail'] } })).toBeCloseTo(atLeast(4), 12);
    expect(dodge(RUNNER, { who: { 1: ['prehensileTail'], A: ['twoHeads'] } })).toBeCloseTo(atLeast(3), 12);
  });
});

describe('dodge chains', () => {
  const CHAIN = `
    1 A . .
    2 . . .
    . . . .`;
  const path: Answer[] = [{ move: 'A' }, { to: [11, 6] }, { to: [12, 7] }];
  const p1 = atLeast(5); // down beside both: two zones
  const p2 = atLeast(3);
  const chain = (settings: Settings, policy: Policy = plain): number =>
    chanceOf(watched(CHAIN, settings), path, g => !isDown(g, 'A'), policy);
  test('B16-DODGE-06: one after the other', () => {
    expect(chain({})).toBeCloseTo(p1 * p2, 12);
  });
  test('B16-SKILL-12, B16-OQ-79: the Dodge skill helps once a turn', () => {
    expect(chain({ who: { A: ['dodge'] } }, using('dodge'))).toBeCloseTo(p1 * p2 * (1 + (1 - p1) + (1 - p2)), 12);
  });
  test('B16-REROLL-07: so does the team re-roll', () => {
    expect(chain({ rerolls: { home: 3 } }, using('team'))).toBeCloseTo(p1 * p2 * (1 + (1 - p1) + (1 - p2)), 12);
  });
  test('B16-REROLL-02: skill and team re-roll together cover both rolls, but never the same one twice', () => {
    expect(chain({ who: { A: ['dodge'] }, rerolls: { home: 1 } }, using('dodge', 'team'))).toBeCloseTo(
      again(p1) * again(p2),
      12,
    );
  });
});

describe('going for it, picking up', () => {
  const far = (squares: number, settings: Settings = {}, policy: Policy = plain): number => {
    const who = { A: { movement: 1, ...(settings.who?.A as object) } };
    const path: Answer[] = Array.from({ length: 1 + squares }, (_, i) => ({ to: [11 + i, 5] as [number, number] }));
    return chanceOf(watched('A . . . .', { ...settings, who }), [{ move: 'A' }, ...path], g => !isDown(g, 'A'), policy);
  };
  test('B16-GFI-03: each extra square fails on a 1', () => {
    expect(far(1)).toBeCloseTo(atLeast(2), 12);
    expect(far(2)).toBeCloseTo(atLeast(2) ** 2, 12);
  });
  test('B16-SKILL-24, B16-SKILL-25: Sprint has a third one, Sure Feet rolls each again', () => {
    expect(far(3, { who: { A: { skills: ['sprint'] } } })).toBeCloseTo(atLeast(2) ** 3, 12);
    expect(far(2, { who: { A: { skills: ['sureFeet'] } } }, using('sureFeet'))).toBeCloseTo(again(atLeast(2)) ** 2, 12);
  });
  test('B16-GFI-06: in a Blizzard they fail on 1 and 2', () => {
    expect(far(2, { weather: 'blizzard' })).toBeCloseTo(atLeast(3) ** 2, 12);
  });
  const pick = (settings: Settings, policy: Policy = plain): number =>
    chanceOf(watched('A *', settings), [{ move: 'A' }, { to: [11, 5] }], g => holds(g, 'A'), policy);
  test('B16-PICKUP-02: Agility 3 needs 3+, in the rain 4+', () => {
    expect(pick({})).toBeCloseTo(atLeast(3), 12);
    expect(pick({ weather: 'pouringRain' })).toBeCloseTo(atLeast(4), 12);
  });
  test('B16-SKILL-26: Sure Hands rolls it again', () => {
    expect(pick({ who: { A: ['sureHands'] } }, using('sureHands'))).toBeCloseTo(again(atLeast(3)), 12);
  });
  test('B16-OQ-16: going for it, dodging and picking up on one square, with one team re-roll for the three', () => {
    const drawing = `
      1 A *
      . . .`;
    const [a, b, c] = [atLeast(2), atLeast(3), atLeast(3)];
    const who = { A: { movement: 0 } };
    const wanted = (g: BloodGame): boolean => holds(g, 'A');
    const answers: Answer[] = [{ move: 'A' }, { to: [12, 5] }];
    expect(chanceOf(watched(drawing, { who }), answers, wanted)).toBeCloseTo(a * b * c, 12);
    expect(chanceOf(watched(drawing, { who, rerolls: { home: 1 } }), answers, wanted, using('team'))).toBeCloseTo(
      a * b * c * (1 + (1 - a) + (1 - b) + (1 - c)),
      12,
    );
  });
});

// --- blocks --------------------------------------------------------------------------------------------------------
/** Picks the first face of the list that lies on the table. */
const picking =
  (faces: readonly string[], more: Policy = plain): Policy =>
  g => {
    if (g.question.name !== 'blockDie') return more(g);
    const legal = g.legalAnswers();
    const face = faces.find(one => legal.some(a => typeof a !== 'string' && a.face === one));
    return face === undefined ? legal[0] : { face };
  };
const BEST = ['defenderDown', 'defenderStumbles', 'pushed', 'bothDown', 'attackerDown'] as const;
const BEST_WITH_BLOCK = ['defenderDown', 'defenderStumbles', 'bothDown', 'pushed', 'attackerDown'] as const;
const WORST = ['attackerDown', 'bothDown', 'pushed', 'defenderStumbles', 'defenderDown'] as const;
const blockOdds = (settings: Settings, wanted: (g: BloodGame) => boolean, policy: Policy): number =>
  chanceOf(watched('. A 1 .', settings), [{ block: 'A' }, { target: '1' }], wanted, policy);
const defenderDown = (g: BloodGame): boolean => isDown(g, '1');

describe('block dice', () => {
  test('B16-BLOCK-08: one die between plain players', () => {
    expect(blockOdds({}, defenderDown, picking(BEST))).toBeCloseTo(3 / 6, 12);
    expect(blockOdds({}, turnedOver, picking(BEST))).toBeCloseTo(2 / 6, 12);
  });
  test('B16-SKILL-10: Block on the attacker, on both', () => {
    expect(blockOdds({ who: { A: ['block'] } }, turnedOver, picking(BEST))).toBeCloseTo(1 / 6, 12);
    expect(blockOdds({ who: { A: ['block'] } }, defenderDown, picking(BEST))).toBeCloseTo(3 / 6, 12);
    expect(blockOdds({ who: { A: ['block'], 1: ['block'] } }, defenderDown, picking(BEST))).toBeCloseTo(2 / 6, 12);
  });
  test('B16-SKILL-13: Dodge on the defender', () => {
    expect(blockOdds({ who: { 1: ['dodge'] } }, defenderDown, picking(BEST))).toBeCloseTo(2 / 6, 12);
    expect(blockOdds({ who: { A: ['block'], 1: ['block', 'dodge'] } }, defenderDown, picking(BEST))).toBeCloseTo(
      1 / 6,
      12,
    );
  });
  test('B16-BLOCK-04: two dice for the stronger player', () => {
    const who = { A: { strength: 4 } };
    expect(blockOdds({ who }, turnedOver, picking(BEST))).toBeCloseTo((2 / 6) ** 2, 12);
    expect(
      blockOdds({ who: { A: { strength: 4, skills: ['block'] } } }, defenderDown, picking(BEST_WITH_BLOCK)),
    ).toBeCloseTo(1 - (1 / 2) ** 2, 12);
  });
  test('B16-BLOCK-04: three dice for more than twice the strength', () => {
    const who = { A: { strength: 7 } };
    expect(blockOdds({ who }, turnedOver, picking(BEST))).toBeCloseTo((2 / 6) ** 3, 12);
    // A knock-down, or nothing but Both Down and Attacker Down with a Both Down among them.
    expect(blockOdds({ who }, defenderDown, picking(BEST))).toBeCloseTo(
      1 - (4 / 6) ** 3 + (2 / 6) ** 3 - (1 / 6) ** 3,
      12,
    );
  });
  test('B16-BLOCK-04: two and three dice against the attacker', () => {
    expect(blockOdds({ who: { 1: { strength: 4 } } }, turnedOver, picking(WORST))).toBeCloseTo(1 - (4 / 6) ** 2, 12);
    expect(blockOdds({ who: { 1: { strength: 7 } } }, turnedOver, picking(WORST))).toBeCloseTo(1 - (4 / 6) ** 3, 12);
  });
  test('B16-REROLL-X1: a team re-roll throws all dice again', () => {
    const rerollBad: Policy = g => {
      if (g.question.name !== 'blockDie') return plain(g);
      const legal = g.legalAnswers();
      const bad = Array.from({ length: g.rolledCount }, (_, i) => faceOf(g.rolled(i))).every(face => face <= 1);
      return bad && legal.some(a => typeof a !== 'string' && a.reroll === 'team')
        ? { reroll: 'team' }
        : picking(BEST)(g);
    };
    expect(blockOdds({ rerolls: { home: 1 } }, turnedOver, rerollBad)).toBeCloseTo((2 / 6) ** 2, 12);
    expect(blockOdds({ who: { A: { strength: 4 } }, rerolls: { home: 1 } }, turnedOver, rerollBad)).toBeCloseTo(
      (1 / 9) ** 2,
      12,
    );
  });
  test('B16-XSKILL-08: Dauntless makes up for strength as often as its roll says', () => {
    const brave: Settings = { who: { A: ['dauntless'], 1: { strength: 5 } } };
    const oneDie = (g: BloodGame): boolean => eventsOf(g, 'blockRolled').at(-1)?.dice.length === 1;
    expect(blockOdds(brave, oneDie, picking(WORST))).toBeCloseTo(atLeast(3), 12);
  });
});

// --- armour and injury -----------------------------------------------------------------------------------------------
const smash = (settings: Settings, wanted: (g: BloodGame) => boolean): number =>
  blockOdds(settings, wanted, picking(BEST)) /
  blockOdds(settings, g => eventsOf(g, 'knockedDown').some(e => e.player === player(g, '1')), picking(BEST));
const casualty = (g: BloodGame): boolean =>
  eventsOf(g, 'injuryRolled').some(e => e.player === player(g, '1') && e.result === 'casualty');
const knockedOut = (g: BloodGame): boolean =>
  eventsOf(g, 'injuryRolled').some(e => e.player === player(g, '1') && e.result === 'knockedOut');
const broken = (g: BloodGame): boolean =>
  eventsOf(g, 'armourRolled').some(e => e.player === player(g, '1') && e.broken);

describe('armour and injury', () => {
  test.each([7, 8, 9, 10])('B16-INJURY-01: Armour %i is beaten by more than that', armour => {
    expect(smash({ who: { A: ['block'], 1: { armour } } }, broken)).toBeCloseTo(twoAtLeast(armour + 1), 12);
  });
  test('B16-INJURY-03: a casualty, a KO', () => {
    const who = { A: ['block' as const], 1: { armour: 8 } };
    expect(smash({ who }, casualty)).toBeCloseTo(twoAtLeast(9) * twoAtLeast(10), 12);
    expect(smash({ who }, knockedOut)).toBeCloseTo(twoAtLeast(9) * (exactly(8) + exactly(9)), 12);
  });
  test('B16-SKILL-20, B16-OQ-78: Mighty Blow goes to the armour where it is needed, otherwise to the injury', () => {
    const who = { A: ['block' as const, 'mightyBlow' as const], 1: { armour: 8 } };
    expect(smash({ who }, casualty)).toBeCloseTo(twoAtLeast(9) * twoAtLeast(9) + exactly(8) * twoAtLeast(10), 12);
  });
  test('B16-XSKILL-07: Claw breaks on 8, with Mighty Blow on 7', () => {
    const claw = (...skills: ('claw' | 'mightyBlow' | 'block')[]): number =>
      smash({ who: { A: ['block', ...skills], 1: { armour: 10 } } }, broken);
    expect(claw('claw')).toBeCloseTo(twoAtLeast(8), 12);
    expect(claw('claw', 'mightyBlow')).toBeCloseTo(twoAtLeast(7), 12);
  });
  test('B16-SKILL-28: Thick Skull turns an 8 into Stunned', () => {
    const who = { A: ['block' as const], 1: { armour: 8, skills: ['thickSkull' as const] } };
    expect(smash({ who }, knockedOut)).toBeCloseTo(twoAtLeast(9) * exactly(9), 12);
  });
  test('B16-STUNTY-03, B16-STUNTY-04: Stunty: 7 and 8 a KO, 9 Badly Hurt', () => {
    const who = { A: ['block' as const], 1: { armour: 8, skills: ['stunty' as const] } };
    expect(smash({ who }, knockedOut)).toBeCloseTo(twoAtLeast(9) * (exactly(7) + exactly(8)), 12);
    const hurt = (g: BloodGame): boolean =>
      eventsOf(g, 'injuryRolled').some(e => e.result === 'badlyHurt' && e.player === player(g, '1'));
    expect(smash({ who }, hurt)).toBeCloseTo(twoAtLeast(9) * exactly(9), 12);
  });
  test('B16-SKILL-22: Regeneration brings half of the casualties back', () => {
    const who = { A: ['block' as const], 1: { armour: 8, skills: ['regeneration' as const] } };
    const back = (g: BloodGame): boolean =>
      eventsOf(g, 'regenerationRolled').some(e => e.passed && e.player === player(g, '1'));
    expect(smash({ who }, back)).toBeCloseTo((twoAtLeast(9) * twoAtLeast(10)) / 2, 12);
  });
});

// --- fouls -----------------------------------------------------------------------------------------------------------
/** Two dice one by one, since doubles count: the chance that `wanted` holds for armour and injury dice. */
const overFourDice = (wanted: (a: number, b: number, c: number, d: number) => boolean): number => {
  let count = 0;
  const faces = [1, 2, 3, 4, 5, 6];
  for (const a of faces)
    for (const b of faces) for (const c of faces) for (const d of faces) if (wanted(a, b, c, d)) count++;
  return count / 6 ** 4;
};
describe('fouls', () => {
  const foul = (drawing: string, wanted: (g: BloodGame) => boolean, settings: Settings = {}): number =>
    chanceOf(
      watched(drawing, { who: { 1: { state: 'prone', armour: 9 } }, ...settings }),
      [{ foul: 'A' }, { target: '1' }],
      wanted,
    );
  const sentOff = (g: BloodGame): boolean => eventsOf(g, 'sentOff').length > 0;
  test('B16-FOUL-07, B16-REF-01: no help on either side', () => {
    expect(foul('A 1', broken)).toBeCloseTo(twoAtLeast(10), 12);
    expect(foul('A 1', sentOff)).toBeCloseTo(
      overFourDice((a, b, c, d) => a === b || (a + b >= 10 && c === d)),
      12,
    );
  });
  test('B16-FOUL-04, B16-FOUL-05: two friends help, one opponent hinders', () => {
    const drawing = `
      . . B
      2 A 1
      . . C`;
    expect(foul(drawing, broken)).toBeCloseTo(twoAtLeast(9), 12);
    expect(foul(drawing, sentOff)).toBeCloseTo(
      overFourDice((a, b, c, d) => a === b || (a + b >= 9 && c === d)),
      12,
    );
  });
  test('B16-XSKILL-10: Dirty Player adds to one of the two rolls', () => {
    const who = { 1: { state: 'prone' as const, armour: 9 }, A: ['dirtyPlayer' as const] };
    expect(foul('A 1', broken, { who })).toBeCloseTo(twoAtLeast(9), 12);
    expect(foul('A 1', casualty, { who })).toBeCloseTo(
      twoAtLeast(10) * twoAtLeast(9) + exactly(9) * twoAtLeast(10),
      12,
    );
  });
});

// --- passing -----------------------------------------------------------------------------------------------------------
describe('passes', () => {
  /** Down to the first catch, or to the throw that needs none. */
  const throwIt = (
    columns: number,
    settings: Settings,
    decides: (event: BloodEvent) => boolean | undefined,
    policy: Policy = plain,
  ): number => {
    const drawing = `A ${'. '.repeat(columns - 1)}B`;
    const answers: Answer[] = [{ pass: 'A' }, 'throw', { to: [5 + columns, 5] }];
    return watched(drawing, { ball: 'A', at: [5, 5], ...settings }).chance(answers, policy, () => false, decides);
  };
  const caughtAtOnce = (event: BloodEvent): boolean | undefined => {
    if (event.type === 'ballTaken') return true;
    return event.type === 'ballScattered' || event.type === 'ballBounced' ? false : undefined;
  };
  test.each([
    [3, 3],
    [6, 4],
    [10, 5],
    [13, 6],
  ])('B16-PASS-07: over %i squares Agility 3 needs %i+, the catch of it 3+', (columns, target) => {
    expect(throwIt(columns, {}, caughtAtOnce)).toBeCloseTo(atLeast(target) * atLeast(3), 12);
  });
  test('B16-SKILL-21, B16-SKILL-11: Pass and Catch roll theirs again', () => {
    const who = { A: ['pass' as const], B: ['catch' as const] };
    expect(throwIt(6, { who }, caughtAtOnce, using('pass', 'catch'))).toBeCloseTo(
      again(atLeast(4)) * again(atLeast(3)),
      12,
    );
  });
  test('B16-REROLL-07: one team re-roll for pass and catch together', () => {
    const [a, b] = [atLeast(4), atLeast(3)];
    expect(throwIt(6, { rerolls: { home: 2 } }, caughtAtOnce, using('team'))).toBeCloseTo(
      a * b * (1 + (1 - a) + (1 - b)),
      12,
    );
  });
  test('B16-FUMBLE-01, B16-FUMBLE-X1: what is dropped', () => {
    const fumbled = (e: BloodEvent): boolean | undefined =>
      e.type === 'passResult' ? e.result === 'fumbled' : undefined;
    expect(throwIt(3, {}, fumbled)).toBeCloseTo(1 / 6, 12);
    expect(throwIt(13, {}, fumbled)).toBeCloseTo(3 / 6, 12);
  });
  test('B16-INTERCEPT-07, B16-INTERCEPT-X2: an interception needs a 6, with Agility 4 a 5', () => {
    const intercept = (agility: number): number =>
      watched('A . 1 . B', { ball: 'A', who: { 1: { agility } } }).chance(
        [{ pass: 'A' }, 'throw', { to: [14, 5] }, { player: '1' }],
        plain,
        () => false,
        e => (e.type === 'intercepted' ? true : e.type === 'passResult' ? false : undefined),
      );
    expect(intercept(3)).toBeCloseTo(1 / 6, 12);
    expect(intercept(4)).toBeCloseTo(2 / 6, 12);
  });
  test('B16-HANDOFF-05: a hand-off', () => {
    const hand = (settings: Settings, policy: Policy = plain): number =>
      watched('A B', { ball: 'A', ...settings }).chance(
        [{ handOff: 'A' }, { target: 'B' }],
        policy,
        () => false,
        caughtAtOnce,
      );
    expect(hand({})).toBeCloseTo(atLeast(3), 12);
    expect(hand({ who: { B: ['catch'] } }, using('catch'))).toBeCloseTo(again(atLeast(3)), 12);
  });
});

// --- wits, leaps and throws of team-mates --------------------------------------------------------------------------------
describe('traits', () => {
  const acts = (drawing: string, settings: Settings): number =>
    chanceOf(watched(drawing, settings), [{ move: 'A' }], g => g.question.name === 'activity', plain);
  test('B16-BONE-01: Bone-head', () => {
    expect(acts('A .', { who: { A: ['boneHead'] } })).toBeCloseTo(5 / 6, 12);
  });
  test('B16-STUPID-X1: Really Stupid, alone and helped', () => {
    expect(acts('A .', { who: { A: ['reallyStupid'] } })).toBeCloseTo(1 / 2, 12);
    expect(acts('A B', { who: { A: ['reallyStupid'] } })).toBeCloseTo(5 / 6, 12);
  });
  test('B16-STAND-04: a slow player stands up on 4+', () => {
    expect(acts('a .', { who: { A: { movement: 2, state: 'prone' } } })).toBeCloseTo(1 / 2, 12);
  });
  test('B16-SKILL-17: Jump Up and block', () => {
    const up = chanceOf(
      watched('a 1', { who: { A: { skills: ['jumpUp'], state: 'prone' } } }),
      [{ block: 'A' }],
      g => g.question.name === 'blockTarget',
    );
    expect(up).toBeCloseTo(atLeast(2), 12);
  });
  test('B16-XSKILL-21: a leap over opponents is a plain Agility roll', () => {
    const leap = chanceOf(
      watched('A 1 .', { who: { A: ['leap'] } }),
      [{ move: 'A' }, { leap: [12, 5] }],
      g => !isDown(g, 'A'),
    );
    expect(leap).toBeCloseTo(atLeast(4), 12);
  });
  test('B16-TTM-X1: a Troll throws a Goblin: what is fumbled, over a short and a shorter distance', () => {
    const toss = (column: number): number =>
      watched('A B', { who: { A: { agility: 1, skills: ['throwTeammate'] }, B: ['rightStuff'] } }).chance(
        [{ pass: 'A' }, { throwTeammate: 'B' }, { to: [column, 5] }],
        plain,
        () => false,
        e => (e.type === 'rolled' && e.roll === 'throwTeammate' ? e.passed : undefined),
      );
    expect(toss(13)).toBeCloseTo(5 / 6, 12);
    expect(toss(15)).toBeCloseTo(4 / 6, 12);
  });
});

test('B16-COMP-15, B16-DATA-04: a bounce goes each of the eight ways alike', () => {
  const s = watched(
    `
    . . .
    . A .
    . . .`,
    { who: { A: { agility: 3 } } },
  );
  expect(s.game.hasSkill(s.id('A'), Skill.catch)).toBe(false);
  const dropped = watched(
    `
    . . . .
    . A * .
    . . . .`,
  );
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
    [1, 1],
  ]) {
    const at = [12 + (dx as number), 6 + (dy as number)];
    const p = dropped.chance(
      [{ move: 'A' }, { to: [12, 6] }],
      plain,
      g => String(g.squareName(g.ballSquare(0 as never))) === String(at),
    );
    expect(p).toBeCloseTo((1 - atLeast(3)) / D8.sides, 12);
  }
});
