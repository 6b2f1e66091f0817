/** Blood Bowl 2025 against paper: every chance stands here as the fraction that a coach works out by hand. */
import { type Game, ScriptedDice, type Square } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { chanceOf, explain, type Goal, type Plan, reach } from '../../src/index.ts';
import { BYSTANDERS, type Piece, table } from '../table.ts';

type Spot = readonly [number, number];
type Answer = Plan['steps'][number];
const skillsOf = (text: string): string[] => text.split(' ').filter(Boolean);
const blood25 = (pieces: Readonly<Record<string, Piece>>, more: Readonly<Record<string, unknown>> = {}): Game =>
  table('blood-2025', { ...pieces, ...BYSTANDERS }, more);
const numberOf = (fraction: string): number => {
  const [above, below = '1'] = fraction.split('/');
  return Number(above) / Number(below);
};
/** The plan comes out as the fraction says, without rounding. */
const comesTo = (game: Game, steps: readonly Answer[], fraction: string, goal?: Goal): void =>
  expect(chanceOf(game, { steps }, goal, { fractions: true }).fractions?.success).toBe(fraction);
const safest = (game: Game, [column, row]: Spot): number =>
  reach(game, game.playerNamed('H1')).safest(game.grid.at(column, row) as Square)?.chance ?? 0;

describe('dodges: agility 3+ out of one tackle zone', () => {
  interface Case {
    readonly mover?: Partial<Piece>;
    /** Opponents around the square that is entered. */
    readonly zones?: number;
    readonly marker?: Partial<Piece>;
    readonly rerolls?: number;
  }
  const AROUND: readonly Spot[] = [
    [8, 8],
    [8, 7],
    [8, 9],
  ];
  const TO: Spot = [9, 8];
  const FAR_OFF: Spot = [8, 8];
  const scene = ({ mover = {}, zones = 0, marker = {}, rerolls = 0 }: Case): Game =>
    blood25(
      {
        H1: { at: [10, 8], movement: 1, ...mover },
        A1: { at: [11, 8], ...marker },
        ...Object.fromEntries(AROUND.slice(0, zones).map((at, i) => [`A${i + 2}`, { at }])),
      },
      { rerolls: { home: rerolls } },
    );
  const having = (skills: string, more: Partial<Piece> = {}): Partial<Piece> => ({ ...more, skills: skillsOf(skills) });
  test.each<readonly [string, string, Case]>([
    ['B25-DODGE-05: as the player is printed', '2/3', {}],
    ['B25-DODGE-05: one more opponent ahead', '1/2', { zones: 1 }],
    ['B25-DODGE-05: two more', '1/3', { zones: 2 }],
    ['B25-DODGE-05: three more, and a 6 always does', '1/6', { zones: 3 }],
    ['B25-PRIN-RR-01: with a team re-roll', '8/9', { rerolls: 1 }],
    ['B25-PRIN-RR-01: no die is rolled again twice', '8/9', { rerolls: 3 }],
    ['B25-SKILL-DODGE-01: with Dodge', '8/9', { mover: having('dodge') }],
    [
      'B25-SKILL-DODGE-01: with Dodge, and a team re-roll that it cannot use as well',
      '8/9',
      { mover: having('dodge'), rerolls: 1 },
    ],
    ['B25-SKILL-TACKLE-01: Dodge against Tackle', '2/3', { mover: having('dodge'), marker: having('tackle') }],
    ['B25-SKILL-PRO-01: Pro works on 3+', '22/27', { mover: having('pro') }],
    ['B25-SKILL-PRO-01: Pro with a team re-roll, which is surer', '8/9', { mover: having('pro'), rerolls: 1 }],
    ['B25-TRAIT-LONER-01: Loner (4+)', '7/9', { mover: having('loner4'), rerolls: 1 }],
    ['B25-TRAIT-LONER-01: Loner (3+)', '22/27', { mover: having('loner3'), rerolls: 1 }],
    ['B25-TRAIT-LONER-01: Loner (2+)', '23/27', { mover: having('loner2'), rerolls: 1 }],
    // Pro on 3+; where that fails it is rolled again with the team's, which works on 4+: 2/3 + 1/3 × (2/3 + 1/3 × 1/2 × 2/3) × 2/3.
    ['B25-TRAIT-LONER-01: Pro first, for a Loner (4+)', '68/81', { mover: having('pro loner4'), rerolls: 1 }],
    ['B25-TRAIT-STUNTY-01: Stunty', '2/3', { mover: having('stunty'), zones: 3 }],
    ['B25-SKILL-TWOHEADS-01: Two Heads', '5/6', { mover: having('twoHeads') }],
    ['B25-TRAIT-TITCHY-01: Titchy', '5/6', { mover: having('titchy') }],
    ['B25-SKILL-PREHENSILETAIL-01: Prehensile Tail', '1/2', { marker: having('prehensileTail') }],
    ['B25-SKILL-BREAKTACKLE-01: Break Tackle, Strength 3', '5/6', { mover: having('breakTackle') }],
    [
      'B25-SKILL-BREAKTACKLE-01: Break Tackle, Strength 5, into two zones',
      '5/6',
      { mover: having('breakTackle', { strength: 5 }), zones: 2 },
    ],
    ['B25-SKILL-DIVINGTACKLE-01: somebody dives: 5+', '1/3', { marker: having('divingTackle') }],
    // A 3 or a 4 passes but for the dive, and may be rolled again before it.
    [
      'B25-Q-188: Dodge is used for whatever a dive would spoil',
      '5/9',
      { mover: having('dodge'), marker: having('divingTackle') },
    ],
    [
      'B25-PRIN-FAQ-05: a team re-roll for whatever a dive would spoil',
      '5/9',
      { marker: having('divingTackle'), rerolls: 1 },
    ],
    ['B25-SKILL-TENTACLES-01: held on a 6 by somebody as strong', '5/9', { marker: having('tentacles') }],
    [
      'B25-SKILL-TENTACLES-01: held on 4+ by somebody stronger by two, and nobody rolls that again',
      '4/9',
      { marker: having('tentacles', { strength: 5 }), rerolls: 1 },
    ],
    ['B25-SKILL-STEADYFOOTING-01: on its feet on a 6', '13/18', { mover: having('steadyFooting') }],
    [
      'B25-SKILL-STEADYFOOTING-01: the Dodge rolled again, and then the feet',
      '49/54',
      { mover: having('steadyFooting'), rerolls: 1 },
    ],
    // … and with a second one for the feet: 2/3 + 1/3 × (2/3 + 1/3 × 11/36).
    ['B25-SKILL-STEADYFOOTING-01: with two re-rolls', '299/324', { mover: having('steadyFooting'), rerolls: 2 }],
    [
      'B25-STAND-04: up on 4+ first, for Movement 2',
      '1/2',
      { mover: { movement: 2, state: 'prone' }, marker: { at: [20, 8] } },
    ],
  ])('%s: %s', (_, fraction, one) => {
    const up = one.mover?.state === 'prone';
    const game = scene(one);
    comesTo(game, [{ move: 'H1' }, { to: TO }], up ? '5/12' : fraction); // whoever has rolled to stand up goes on by a Rush
    expect(safest(game, TO)).toBeCloseTo(up ? 5 / 12 : numberOf(fraction), 12);
  });
  const TWO: readonly Answer[] = [{ move: 'H1' }, { to: TO }, { to: FAR_OFF }];
  /** The second Dodge is out of the zone of somebody above. */
  const twice = (skills: string, rerolls: number): Game =>
    blood25(
      { H1: { at: [10, 8], movement: 2, skills: skillsOf(skills) }, A1: { at: [11, 8] }, A2: { at: [10, 7] } },
      { rerolls: { home: rerolls } },
    );
  test.each([
    ['', 0, '1/3'],
    ['', 1, '11/18'], // 1/3 × (1 + 1/2 + 1/3)
    ['', 2, '2/3'],
    ['dodge', 0, '11/18'],
    ['dodge', 1, '2/3'],
    ['dodge', 2, '2/3'],
  ])('B25-PRIN-TRR-05: 4+ and then 3+ with "%s" and %i team re-rolls: %s', (skills, rerolls, fraction) => {
    comesTo(twice(skills, rerolls), TWO, fraction);
  });
});

describe('extra squares', () => {
  const scene = (
    squares: number,
    skills: string,
    rerolls: number,
    weather = 'nice',
  ): readonly [Game, readonly Answer[], Spot] => {
    const steps: Answer[] = [{ move: 'H1' }];
    for (let n = 1; n <= squares; n++) steps.push({ to: [10 + n, 8] });
    return [
      blood25({ H1: { at: [10, 8], movement: 1, skills: skillsOf(skills) } }, { rerolls: { home: rerolls }, weather }),
      steps,
      [10 + squares, 8],
    ];
  };
  test.each([
    ['B25-RUSH-05: one', 2, '', 0, '5/6', 'nice'],
    ['B25-RUSH-05: two', 3, '', 0, '25/36', 'nice'],
    ['B25-RUSH-05: one, rolled again', 2, '', 1, '35/36', 'nice'],
    ['B25-PRIN-TRR-05: two, one re-roll', 3, '', 1, '25/27', 'nice'],
    ['B25-PRIN-TRR-05: two, two re-rolls in one turn', 3, '', 2, '1225/1296', 'nice'],
    ['B25-SKILL-SUREFEET-01: Sure Feet serve for one of two', 3, 'sureFeet', 0, '25/27', 'nice'],
    ['B25-SKILL-SUREFEET-01: Sure Feet for one, the team for the other', 3, 'sureFeet', 1, '1225/1296', 'nice'],
    ['B25-SKILL-SPRINT-01: a third one', 4, 'sprint', 0, '125/216', 'nice'],
    ['B25-TRAIT-DRUNKARD-01: a Drunkard', 2, 'drunkard', 0, '2/3', 'nice'],
    ['B25-WEATHER-11: in a Blizzard', 2, '', 0, '2/3', 'blizzard'],
    ['B25-TRAIT-DRUNKARD-01: a Drunkard in a Blizzard', 2, 'drunkard', 0, '1/2', 'blizzard'],
    ['B25-SKILL-STEADYFOOTING-01: on its feet on a 6', 2, 'steadyFooting', 0, '31/36', 'nice'],
    ['B25-SKILL-PRO-01: Pro for one of two', 3, 'pro', 0, '275/324', 'nice'], // 25/36 × (1 + 2 × 1/6 × 2/3)
  ] as const)('%s', (_, squares, skills, rerolls, fraction, weather) => {
    const [game, steps, to] = scene(squares, skills, rerolls, weather);
    comesTo(game, steps, fraction);
    expect(safest(game, to)).toBeCloseTo(numberOf(fraction), 12);
  });
});

describe('jumps: agility 3+', () => {
  const jump = (
    skills: string,
    over: Partial<Piece>,
    verb: 'jump' | 'leap',
    fraction: string,
    rerolls = 0,
    more = {},
  ): void => {
    const game = blood25(
      { H1: { at: [10, 8], movement: 2, skills: skillsOf(skills) }, A1: { at: [11, 8], ...over }, ...more },
      { rerolls: { home: rerolls } },
    );
    comesTo(game, [{ move: 'H1' }, { [verb]: [12, 8] }], fraction);
  };
  test.each<
    readonly [string, string, Partial<Piece>, 'jump' | 'leap', string, number, Readonly<Record<string, Piece>>]
  >([
    ['B25-PRIN-JUMP-07: over somebody Prone', '', { state: 'prone' }, 'jump', '2/3', 0, {}],
    ['B25-PRIN-JUMP-07: … with a re-roll', '', { state: 'prone' }, 'jump', '8/9', 1, {}],
    [
      'B25-PRIN-JUMP-08: … with somebody at the landing square',
      '',
      { state: 'prone' },
      'jump',
      '1/2',
      0,
      { A2: { at: [13, 8] } },
    ],
    ['B25-SKILL-LEAP-01: a Leap over somebody who stands', 'leap', {}, 'leap', '1/2', 0, {}],
    [
      'B25-SKILL-LEAP-02: … with another at the landing square, one of the two does not count',
      'leap',
      {},
      'leap',
      '1/2',
      0,
      { A2: { at: [13, 8] } },
    ],
    ['B25-TRAIT-POGO-01: Pogo minds nobody', 'pogo', {}, 'leap', '2/3', 0, { A2: { at: [13, 8] } }],
    ['B25-SKILL-VERYLONGLEGS-01: Very Long Legs', 'veryLongLegs', { state: 'prone' }, 'jump', '5/6', 0, {}],
    // A 1 falls where it stood; on a 2 it may keep its feet where it lands.
    [
      'B25-PRIN-JUMP-11: Steady Footing is of no use on a 1',
      'steadyFooting',
      { state: 'prone' },
      'jump',
      '25/36',
      0,
      {},
    ],
  ])('%s', (_, skills, over, verb, fraction, rerolls, more) => jump(skills, over, verb, fraction, rerolls, more));
});

describe('picking up and securing the ball', () => {
  const scene = (skills: string, rerolls: number, weather: string, foe: Spot): Game =>
    blood25(
      { H1: { at: [10, 8], movement: 2, skills: skillsOf(skills) }, A1: { at: foe } },
      { rerolls: { home: rerolls }, weather, balls: [{ square: [11, 8] }] },
    );
  const [AWAY, BESIDE]: readonly Spot[] = [
    [20, 8],
    [12, 9],
  ] as const;
  test.each([
    ['B25-PICK-02: agility 3+', '', 0, 'nice', AWAY, '2/3'],
    ['B25-PICK-02: marked', '', 0, 'nice', BESIDE, '1/2'],
    ['B25-WEATHER-10: in the rain', '', 0, 'pouringRain', AWAY, '1/2'],
    ['B25-PRIN-RR-01: rolled again', '', 1, 'nice', AWAY, '8/9'],
    ['B25-SKILL-SUREHANDS-01: Sure Hands', 'sureHands', 0, 'nice', AWAY, '8/9'],
    ['B25-SKILL-BIGHAND-01: Big Hand, marked in the rain', 'bigHand', 0, 'pouringRain', BESIDE, '2/3'],
    ['B25-SKILL-EXTRAARMS-01: Extra Arms', 'extraArms', 0, 'nice', AWAY, '5/6'],
  ] as const)('%s', (_, skills, rerolls, weather, foe, fraction) => {
    const game = scene(skills, rerolls, weather, foe as Spot);
    comesTo(game, [{ move: 'H1' }, { to: [11, 8] }], fraction, { holder: 'H1' });
    expect(safest(game, [11, 8])).toBeCloseTo(numberOf(fraction), 12);
  });
  test.each([
    ['B25-SECURE-11: 2+', '', 0, 'nice', '5/6'],
    ['B25-SECURE-11: in the rain', '', 0, 'pouringRain', '2/3'],
    ['B25-SECURE-10: rolled again', '', 1, 'nice', '35/36'],
    ['B25-SECURE-10: no pick-up, so Sure Hands are of no use', 'sureHands', 0, 'nice', '5/6'],
  ] as const)('%s', (_, skills, rerolls, weather, fraction) => {
    const game = scene(skills, rerolls, weather, AWAY as Spot);
    comesTo(game, [{ secureBall: 'H1' }, { to: [11, 8] }], fraction, { holder: 'H1' });
    game.answer({ secureBall: 'H1' });
    expect(safest(game, [11, 8])).toBeCloseTo(numberOf(fraction), 12);
    const beyond = reach(game, game.playerNamed('H1')).safest(game.grid.at(13, 8) as Square);
    expect(beyond?.path).not.toContain(game.grid.at(11, 8)); // whoever has secured the ball goes no further
  });
});

describe('a mind of its own: one free square', () => {
  const scene = (skills: string, rerolls: number, mate: boolean): Game =>
    blood25(
      { H1: { at: [10, 8], skills: skillsOf(skills) }, ...(mate ? { H2: { at: [10, 9] } as Piece } : {}) },
      { rerolls: { home: rerolls } },
    );
  test.each([
    ['B25-TRAIT-BONEHEAD-01', 'boneHead', 0, false, '5/6'],
    ['B25-TRAIT-BONEHEAD-01: rolled again', 'boneHead', 1, false, '35/36'],
    ['B25-TRAIT-BONEHEAD-01: a Loner (4+) rolls again', 'boneHead loner4', 1, false, '65/72'],
    ['B25-TRAIT-REALLYSTUPID-01', 'reallyStupid', 0, false, '1/2'],
    ['B25-TRAIT-REALLYSTUPID-01: with somebody to explain', 'reallyStupid', 0, true, '5/6'],
    ['B25-TRAIT-UNCHANNELLEDFURY-01', 'unchannelledFury', 0, false, '1/2'],
    ['B25-TRAIT-ANIMALSAVAGERY-01: nobody to turn on', 'animalSavagery', 0, false, '1/2'],
    ['B25-TRAIT-ANIMALSAVAGERY-01: a team-mate takes the blow', 'animalSavagery', 0, true, '1'],
    ['B25-TRAIT-TAKEROOT-01', 'takeRoot', 0, false, '5/6'],
    ['B25-SKILL-PRO-01: Pro for one’s wits', 'boneHead pro', 0, false, '25/27'], // 5/6 + 1/6 × 2/3 × 5/6
  ] as const)('%s: "%s"', (_, skills, rerolls, mate, fraction) => {
    const game = scene(skills, rerolls, mate);
    comesTo(game, [{ move: 'H1' }, { to: [11, 8] }], fraction);
    expect(safest(game, [11, 8])).toBeCloseTo(numberOf(fraction), 12);
  });
  test('B25-TRAIT-BLOODLUST-04: without a Thrall alongside, lust is a turnover at the end', () => {
    comesTo(scene('bloodlust3', 0, false), [{ move: 'H1' }, { to: [11, 8] }, 'stop'], '2/3');
    expect(safest(scene('bloodlust3', 0, false), [11, 8])).toBe(1);
  });
});

describe('blocks: the target down, the blocker not', () => {
  const STRENGTHS: Readonly<Record<number, readonly [number, number]>> = {
    1: [3, 3],
    2: [4, 3],
    3: [7, 3],
    [-2]: [3, 4],
  };
  const scene = (dice: number, own: string, theirs: string, rerolls: number, armour = 9): Game => {
    const [strength, other] = STRENGTHS[dice] as readonly [number, number];
    return blood25(
      {
        H1: { at: [10, 8], strength, skills: skillsOf(own) },
        A1: { at: [11, 8], strength: other, armour, skills: skillsOf(theirs) },
      },
      { rerolls: { home: rerolls } },
    );
  };
  const STEPS: readonly Answer[] = [{ block: 'H1' }, { target: 'A1' }];
  test.each([
    ['B25-BDICE-08: one die', 1, '', '', 0, '1/3'],
    ['B25-SKILL-BLOCK-01: Block', 1, 'block', '', 0, '1/2'],
    ['B25-SKILL-BLOCK-01: Block against Block', 1, 'block', 'block', 0, '1/3'],
    ['B25-SKILL-DODGE-02: against Dodge', 1, '', 'dodge', 0, '1/6'],
    ['B25-SKILL-DODGE-02: Block against Dodge', 1, 'block', 'dodge', 0, '1/3'],
    ['B25-SKILL-TACKLE-01: Block and Tackle against Dodge', 1, 'block tackle', 'dodge', 0, '1/2'],
    ['B25-SKILL-WRESTLE-01: Wrestle takes both down, and that is no turnover', 1, 'wrestle', '', 0, '1/2'],
    ['B25-SKILL-BRAWLER-01: Brawler rolls a Both Down again', 1, 'brawler', '', 0, '7/18'],
    ['B25-PRIN-RR-01: one die rolled again', 1, '', '', 1, '5/9'],
    ['B25-SKILL-PRO-01: one die with Pro', 1, 'pro', '', 0, '13/27'],
    ['B25-BLOCK-04: two dice', 2, '', '', 0, '5/9'],
    ['B25-SKILL-BLOCK-01: two dice with Block', 2, 'block', '', 0, '3/4'],
    ['B25-SKILL-DODGE-02: two dice, Block against Dodge', 2, 'block', 'dodge', 0, '5/9'],
    ['B25-PRIN-RR-01: two dice rolled again', 2, 'block', '', 1, '15/16'],
    // Neither shows it (4/9): one of the two again on 3+, 2/3 × 1/3.
    ['B25-SKILL-PRO-01: Pro rolls one of two dice again', 2, 'pro', '', 0, '53/81'],
    ['B25-BLOCK-05: three dice', 3, '', '', 0, '19/27'],
    ['B25-SKILL-BLOCK-01: three dice with Block', 3, 'block', '', 0, '7/8'],
    ['B25-BLOCK-04: two dice of which the other coach picks', -2, '', '', 0, '1/9'],
    ['B25-SKILL-BLOCK-01: likewise with Block', -2, 'block', '', 0, '1/4'],
    // D6 above the one it lacks, 5/6: one die; otherwise two against.
    ['B25-SKILL-DAUNTLESS-01: Dauntless', -2, 'dauntless', '', 0, '8/27'],
  ] as const)('%s', (_, dice, own, theirs, rerolls, fraction) =>
    comesTo(scene(dice, own, theirs, rerolls), STEPS, fraction, { players: { A1: { state: 'down' } } }),
  );
  test('B25-TRAIT-UNCHANNELLEDFURY-01: 2+ for a block, then the die', () => {
    comesTo(scene(1, 'unchannelledFury', '', 0), STEPS, '5/18', { players: { A1: { state: 'down' } } });
  });
  // With Block one die takes it down half of the time; armour 9+ breaks on 10 of 36, 15 of 36 injuries are 8 or more.
  test.each([
    ['B25-INJ-T1: off the pitch', 'block', '', 9, '25/432'],
    ['B25-TRAIT-STUNTY-03: Stunty goes off on a 7', 'block', 'stunty', 9, '35/432'],
    ['B25-SKILL-THICKSKULL-01: a Thick Skull on a 9', 'block', 'thickSkull', 9, '25/648'],
    // 9 or more: one more on the Injury roll, 21 of 36; an 8 needs it for the armour.
    ['B25-SKILL-MIGHTYBLOW-01: Mighty Blow', 'block mightyBlow', '', 9, '95/864'],
    ['B25-SKILL-CLAWS-01: Claws against armour 11+', 'block claws', '', 11, '25/288'],
    ['B25-SKILL-IRONHARDSKIN-02: Iron Hard Skin against Claws', 'block claws', 'ironHardSkin', 11, '5/288'],
  ] as const)('%s', (_, own, theirs, armour, fraction) =>
    comesTo(scene(1, own, theirs, 0, armour), STEPS, fraction, { players: { A1: { state: 'off' } } }),
  );
});

describe('fouls: off the pitch, whatever the referee sees', () => {
  const foul = (skills: string, more: Readonly<Record<string, Piece>>, fraction: string): void => {
    const game = blood25({
      H1: { at: [10, 8], skills: skillsOf(skills) },
      A1: { at: [11, 8], armour: 9, state: 'prone' },
      ...more,
    });
    const goal: Goal = { players: { A1: { state: 'off' } }, turnoverAllowed: true };
    comesTo(game, [{ foul: 'H1' }, { target: 'A1' }], fraction, goal);
  };
  test('B25-FOUL-04: armour 9+', () => foul('', {}, '25/216'));
  test('B25-FOUL-06: with one assist', () => foul('', { H2: { at: [12, 8] } }, '25/144'));
  test('B25-FOUL-07: and one against it', () => foul('', { A2: { at: [9, 8] } }, '5/72'));
  test('B25-SKILL-DIRTYPLAYER-01: one more on either roll', () => foul('dirtyPlayer', {}, '95/432'));
});

describe('the ball in the air: each roll as it is explained', () => {
  interface Throw {
    readonly thrower?: Partial<Piece> & { readonly passing?: number };
    readonly catcher?: Partial<Piece>;
    readonly others?: Readonly<Record<string, Piece>>;
    readonly range?: number;
    readonly weather?: string;
  }
  const rollOf = ({ thrower, catcher, others = {}, range = 3, weather = 'nice' }: Throw, kind: string): number => {
    const game = blood25(
      { H1: { at: [7, 8], ...thrower }, H2: { at: [7 + range, 8], ...catcher }, ...others },
      { weather, balls: [{ holder: 'H1' }] },
    );
    game.answer({ pass: 'H1' });
    game.answer('throw');
    const explained = explain(game, { to: [7 + range, 8] });
    if (!explained.legal) throw new Error(explained.refusal.reason);
    return explained.rolls.find(roll => roll.kind === kind)?.chance ?? -1;
  };
  const BEHIND: Piece = { at: [6, 7] };
  test.each<readonly [string, string, string, Throw]>([
    ['B25-ACCUR-01: PA 4+, quick', 'pass', '1/2', {}],
    ['B25-ACCUR-02: short', 'pass', '1/3', { range: 6 }],
    ['B25-ACCUR-02: long', 'pass', '1/6', { range: 10 }],
    ['B25-ACCUR-04: a long bomb takes a 6', 'pass', '1/6', { range: 13 }],
    ['B25-ACCUR-01: PA 2+, long', 'pass', '1/2', { thrower: { passing: 2 } as Partial<Piece>, range: 10 }],
    ['B25-ACCUR-03: marked', 'pass', '1/3', { others: { A1: BEHIND } }],
    [
      'B25-SKILL-NERVESOFSTEEL-01: marked, with Nerves of Steel',
      'pass',
      '1/2',
      { thrower: { skills: ['nervesOfSteel'] }, others: { A1: BEHIND } },
    ],
    ['B25-SKILL-ACCURATE-01: Accurate, short', 'pass', '1/2', { thrower: { skills: ['accurate'] }, range: 6 }],
    ['B25-SKILL-CANNONEER-01: Cannoneer, long', 'pass', '1/3', { thrower: { skills: ['cannoneer'] }, range: 10 }],
    ['B25-WEATHER-08: in the sun', 'pass', '1/3', { weather: 'verySunny' }],
    ['B25-CATCH-06: an accurate pass is caught on 3+', 'catch', '2/3', {}],
    ['B25-CATCH-05: by somebody marked', 'catch', '1/2', { others: { A1: { at: [11, 9] } } }],
    ['B25-WEATHER-10: in the rain', 'catch', '1/2', { weather: 'pouringRain' }],
    ['B25-SKILL-DIVINGCATCH-03: by a Diving Catch', 'catch', '5/6', { catcher: { skills: ['divingCatch'] } }],
    [
      'B25-SKILL-DISTURBINGPRESENCE-01: with somebody disturbing about',
      'catch',
      '1/2',
      { others: { A1: { at: [12, 9], skills: ['disturbingPresence'] } } },
    ],
  ])('%s: %s %s', (_, kind, fraction, one) => expect(rollOf(one, kind)).toBeCloseTo(numberOf(fraction), 12));

  test.each([
    [3, [], '1/6'],
    [2, [], '1/3'],
    [1, [], '1/2'],
    [1, ['stunty'], '1/3'],
    [2, ['extraArms'], '1/2'],
  ] as const)('B25-INTER-07: an accurate pass intercepted by AG %i+ with %j: %s', (agility, skills, fraction) => {
    const game = table(
      'blood-2025',
      { H1: { at: [7, 8] }, H2: { at: [13, 8] }, A1: { at: [10, 8], agility, skills }, ...BYSTANDERS },
      { balls: [{ holder: 'H1' }] },
      {},
      new ScriptedDice(['d6:6']),
    );
    game.answer({ pass: 'H1' });
    game.answer('throw');
    game.answer({ to: [13, 8] });
    const explained = explain(game, { player: 'A1' });
    if (!explained.legal) throw new Error(explained.refusal.reason);
    expect(explained.rolls[0]).toMatchObject({ kind: 'intercept' });
    expect(explained.rolls[0]?.chance).toBeCloseTo(numberOf(fraction), 12);
  });
  const thrown = (range: number, kind: string): number => {
    const game = blood25({
      H1: { at: [8, 8], skills: ['throwTeammate'] },
      H2: { at: [9, 8], skills: ['rightStuff'] },
    });
    game.answer({ throwTeammate: 'H1' });
    game.answer({ throwTeammate: 'H2' });
    const explained = explain(game, { to: [8 + range, 8] });
    if (!explained.legal) throw new Error(explained.refusal.reason);
    return explained.rolls.find(roll => roll.kind === kind)?.chance ?? -1;
  };
  test('B25-TTM-11: thrown by PA 4+, a Quick Pass away and a Short one', () => {
    expect(thrown(3, 'throwTeammate')).toBeCloseTo(1 / 2, 12);
    expect(thrown(5, 'throwTeammate')).toBeCloseTo(1 / 3, 12);
  });
  test('B25-TTM-11: and lands on its feet by AG 3+', () => expect(thrown(3, 'landing')).toBeCloseTo(2 / 3, 12));
});

describe('re-rolls that do not come from the team’s own stock', () => {
  const dodge = (mate: string, more: Readonly<Record<string, unknown>>): Game =>
    blood25(
      { H1: { at: [10, 8], movement: 1 }, A1: { at: [11, 8] }, H2: { at: [3, 3], skills: skillsOf(mate) } },
      more,
    );
  test('B25-SKILL-LEADER-01: a Leader’s', () => {
    const game = dodge('leader', { leaderReroll: { home: true } });
    comesTo(game, [{ move: 'H1' }, { to: [9, 8] }], '8/9');
    expect(safest(game, [9, 8])).toBeCloseTo(8 / 9, 12);
  });
});
