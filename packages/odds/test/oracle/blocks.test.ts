/** Block dice, armour and injuries of Blood Bowl, against the figures every coach knows by heart. */
import { describe, expect, test } from 'vitest';
import { chanceOf, explain, type Goal } from '../../src/index.ts';
import { BYSTANDERS, blood, type Piece } from '../table.ts';
import {
  agility,
  blockDice,
  blockDiceRerolled,
  type Face,
  faces,
  on2D6,
  plain,
  total,
  twice,
  twiceOnFour,
} from './paper.ts';

const close = (value: number, expected: number): void => expect(value).toBeCloseTo(expected, 9);
const DOWN: Goal = { players: { A1: { state: 'down' } } };
const OFF: Goal = { players: { A1: { state: 'off' } } };

interface Case {
  readonly attacker?: Partial<Piece>;
  readonly defender?: Partial<Piece>;
  readonly others?: Readonly<Record<string, Piece>>;
  readonly rerolls?: number;
  readonly position?: Readonly<Record<string, unknown>>;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly action?: 'block' | 'blitz';
  readonly from?: readonly (readonly [number, number])[];
  readonly goal?: Goal;
}
const chancesOf = ({
  attacker,
  defender,
  others,
  rerolls = 0,
  position,
  options,
  action = 'block',
  from = [],
  goal = DOWN,
}: Case) =>
  chanceOf(
    blood(
      { H1: { at: [10, 8], ...attacker }, A1: { at: [11, 8], ...defender }, ...others, ...BYSTANDERS },
      { rerolls: { home: rerolls }, ...position },
      options,
    ),
    { steps: [{ [action]: 'H1' }, ...from.map(to => ({ to })), { target: 'A1' }] },
    goal,
  );

/** Strengths that give so many dice. */
const STRENGTHS: readonly (readonly [dice: number, attacker: number, defender: number])[] = [
  [-3, 3, 7],
  [-2, 3, 4],
  [1, 3, 3],
  [2, 4, 3],
  [2, 6, 3],
  [3, 7, 3],
];
/** Skills of both, and the faces that put the defender down without a turnover. */
const MATCHES: readonly (readonly [attacker: string, defender: string, good: readonly Face[]])[] = [
  ['', '', ['defenderStumbles', 'defenderDown']],
  ['block', '', ['bothDown', 'defenderStumbles', 'defenderDown']],
  ['', 'block', ['defenderStumbles', 'defenderDown']],
  ['block', 'block', ['defenderStumbles', 'defenderDown']],
  ['', 'dodge', ['defenderDown']],
  ['block', 'dodge', ['bothDown', 'defenderDown']],
  ['block', 'block dodge', ['defenderDown']],
  ['tackle', 'dodge', ['defenderStumbles', 'defenderDown']],
  ['block tackle', 'dodge', ['bothDown', 'defenderStumbles', 'defenderDown']],
  ['wrestle', '', ['bothDown', 'defenderStumbles', 'defenderDown']],
  ['wrestle', 'block', ['bothDown', 'defenderStumbles', 'defenderDown']],
  ['wrestle', 'block dodge', ['bothDown', 'defenderDown']],
  ['block', 'wrestle', ['bothDown', 'defenderStumbles', 'defenderDown']],
  ['block', 'standFirm', ['bothDown', 'defenderStumbles', 'defenderDown']],
  ['block', 'sideStep fend', ['bothDown', 'defenderStumbles', 'defenderDown']],
];
const KNOCKS: Face[] = ['defenderStumbles', 'defenderDown'];
const skillsOf = (text: string): string[] => text.split(' ').filter(Boolean);

describe.each(MATCHES)('B16-BLOCK-08: blocking with "%s" against "%s"', (ours, theirs, good) => {
  test.each(STRENGTHS)('%i dice', (dice, strength, theirStrength) => {
    const sides = {
      attacker: { strength, skills: skillsOf(ours) },
      defender: { strength: theirStrength, skills: skillsOf(theirs) },
    };
    const p = faces(dice, ...good);
    const { success, withoutRerolls } = chancesOf({ ...sides, rerolls: 1 });
    close(success, twice(p));
    close(withoutRerolls, p);
  });
});
test.each(STRENGTHS)(
  'B16-SKILL-19, B16-XSKILL-53: %i dice of a Loner, and of a Pro',
  (dice, strength, theirStrength) => {
    const p = faces(dice, ...KNOCKS);
    const sides = { defender: { strength: theirStrength } };
    close(chancesOf({ ...sides, attacker: { strength, skills: ['loner'] }, rerolls: 1 }).success, twiceOnFour(p));
    close(chancesOf({ ...sides, attacker: { strength, skills: ['pro'] } }).success, twiceOnFour(p));
  },
);

test.each(STRENGTHS)(
  'B16-BLOCK-04: %i dice are explained: how many, who picks, what they may show',
  (dice, strength, other) => {
    const game = blood({ H1: { at: [10, 8], strength }, A1: { at: [11, 8], strength: other }, ...BYSTANDERS });
    game.answer({ block: 'H1' });
    const explained = explain(game, { target: 'A1' });
    if (!explained.legal) throw new Error(explained.refusal.reason);
    const [block] = explained.rolls;
    expect([block?.kind, block?.dice]).toEqual(['block', dice]);
    close(block?.faces?.pushed ?? 0, 1 - (4 / 6) ** Math.abs(dice));
    close(block?.faces?.defenderDown ?? 0, 1 - (5 / 6) ** Math.abs(dice));
  },
);

const ASSIST: Piece = { at: [12, 8] };
const MARKED: Readonly<Record<string, Piece>> = { A2: { at: [13, 8] } };
const numbers: readonly (readonly [title: string, dice: number, one: Case])[] = [
  ['B16-ASSIST-01: a free helper', 2, { others: { H2: ASSIST } }],
  ['B16-ASSIST-05: a helper marked by somebody else', 1, { others: { H2: ASSIST, ...MARKED } }],
  [
    'B16-XSKILL-44: a helper with Guard who is marked',
    2,
    { others: { H2: { ...ASSIST, skills: ['guard'] }, ...MARKED } },
  ],
  ['B16-ASSIST-01: a helper on each side', 1, { others: { H2: { at: [12, 7] }, A2: { at: [9, 9] } } }],
  ['B16-ASSIST-01: a helper of the defender', -2, { others: { A2: { at: [9, 9] } } }],
  [
    'B16-XSKILL-44: Guard on the other side, marked',
    -2,
    { others: { A2: { at: [9, 9], skills: ['guard'] }, H2: { at: [8, 10] } } },
  ],
  ['B16-ASSIST-06: a Prone helper', 1, { others: { H2: { ...ASSIST, state: 'prone' } } }],
  [
    'B16-ASSIST-10: three helpers, 6 against 3',
    2,
    { others: { H2: { at: [12, 7] }, H3: { at: [12, 8] }, H4: { at: [12, 9] } } },
  ],
  [
    'B16-BLOCK-04: four helpers, 7 against 3',
    3,
    { others: { H2: { at: [12, 7] }, H3: { at: [12, 8] }, H4: { at: [12, 9] }, H5: { at: [11, 7] } } },
  ],
  [
    'B16-XSKILL-18: Horns after a move',
    2,
    { attacker: { at: [9, 8], skills: ['horns'] }, action: 'blitz', from: [[10, 8]] },
  ],
  ['B16-XSKILL-18: Horns without a move', 1, { attacker: { skills: ['horns'] }, action: 'blitz' }],
];
test.each(numbers)('%s: %i dice', (_, dice, one) => close(chancesOf(one).success, faces(dice, ...KNOCKS)));

describe('B16-XSKILL-08: Dauntless', () => {
  test.each([
    [3, 4, 1 - 1 / 6, -2],
    [3, 5, 4 / 6, -2],
    [3, 6, 3 / 6, -2],
    [3, 7, 2 / 6, -3],
    [2, 5, 3 / 6, -3],
  ])('strength %i against %i', (strength, other, roused, else_) => {
    const { success } = chancesOf({ attacker: { strength, skills: ['dauntless'] }, defender: { strength: other } });
    close(success, roused * faces(1, ...KNOCKS) + (1 - roused) * faces(else_, ...KNOCKS));
  });
  test('the strengths are level before the helper counts', () => {
    const { success } = chancesOf({
      attacker: { skills: ['dauntless'] },
      defender: { strength: 5 },
      others: { H2: ASSIST },
    });
    close(success, (4 / 6) * faces(2, ...KNOCKS) + (2 / 6) * faces(-2, ...KNOCKS)); // 5 + 1 against 5; else 4 against 5
  });
  test('B16-XSKILL-18: Horns first', () => {
    const { success } = chancesOf({
      attacker: { at: [9, 8], skills: ['dauntless', 'horns'] },
      defender: { strength: 5 },
      action: 'blitz',
      from: [[10, 8]],
    });
    close(success, (5 / 6) * faces(1, ...KNOCKS) + (1 / 6) * faces(-2, ...KNOCKS));
  });
  test('one team re-roll for the courage or for the dice, whichever is better', () => {
    const { success } = chancesOf({ attacker: { skills: ['dauntless'] }, defender: { strength: 5 }, rerolls: 1 });
    const [one, two] = [faces(1, ...KNOCKS), faces(-2, ...KNOCKS)];
    const braveAgain = (4 / 6) * one + (2 / 6) * two;
    close(success, (4 / 6) * twice(one) + (2 / 6) * Math.max(twice(two), braveAgain));
  });
});

describe('B16-XSKILL-17: Frenzy and its second block', () => {
  const worth =
    (pushed: number) =>
    (face: Face): number =>
      KNOCKS.includes(face) ? 1 : face === 'pushed' ? pushed : 0;
  test.each([
    [1, 3],
    [2, 4],
  ])('%i dice, with and without a re-roll for both', (dice, strength) => {
    const attacker = { strength, skills: ['frenzy'] };
    const second = blockDice(dice, worth(0));
    const without = blockDice(dice, worth(second));
    close(chancesOf({ attacker }).success, without);
    const rerolled = blockDiceRerolled(dice, worth(twice(second)), worth(second));
    close(chancesOf({ attacker, rerolls: 1 }).success, rerolled);
  });
  test('B16-GFI-05: in a Blitz out of movement the second block needs a roll first', () => {
    const second = (5 / 6) * (2 / 6);
    const { success } = chancesOf({
      attacker: { at: [9, 8], movement: 2, skills: ['frenzy'] },
      action: 'blitz',
      from: [[10, 8]],
    });
    close(success, 2 / 6 + (2 / 6) * second);
  });
  test('the defender dodges: a stumble is one more push', () => {
    const second = 1 / 6;
    close(
      chancesOf({ attacker: { skills: ['frenzy'] }, defender: { skills: ['dodge'] } }).success,
      1 / 6 + (3 / 6) * second,
    );
  });
});

describe('B16-XSKILL-20: Juggernaut in a Blitz', () => {
  test('Both Down is no turnover', () => {
    const { success, turnover } = chancesOf({ attacker: { skills: ['juggernaut'] }, action: 'blitz' });
    close(success, 2 / 6);
    close(turnover, 1 / 6);
  });
  test('B16-XSKILL-31: it moves one who stands firm', () => {
    const goal: Goal = { players: { A1: { square: [12, 8], state: 'standing' } } };
    close(
      chancesOf({ attacker: { skills: ['juggernaut'] }, defender: { skills: ['standFirm'] }, action: 'blitz', goal })
        .success,
      3 / 6,
    );
    close(chancesOf({ attacker: { skills: ['juggernaut'] }, defender: { skills: ['standFirm'] }, goal }).success, 0);
  });
});
test('B16-XSKILL-58: a defender who wrestles takes the blocker down too', () => {
  const goal: Goal = { players: { A1: { state: 'down' }, H1: { state: 'standing' } } };
  close(chancesOf({ attacker: { skills: ['block'] }, defender: { skills: ['wrestle'] }, goal }).success, 2 / 6);
  close(
    chancesOf({
      attacker: { skills: ['block', 'juggernaut'] },
      defender: { skills: ['wrestle'] },
      action: 'blitz',
      goal,
    }).success,
    3 / 6,
  );
});
test('B16-XSKILL-53: Pro and the team re-roll on the same dice', () => {
  const p = 2 / 6;
  close(chancesOf({ attacker: { skills: ['pro'] }, rerolls: 1 }).success, twice(p)); // the team re-roll is surer
  const proThenTeam = 1 / 2 + (1 / 2) * (1 / 2) * (1 / 2); // a Loner's re-roll of the Pro die
  close(chancesOf({ attacker: { skills: ['pro', 'loner'] }, rerolls: 1 }).success, p + (1 - p) * proThenTeam * p);
});
test('B16-XSKILL-16: Foul Appearance comes first, and may be re-rolled', () => {
  const p = 2 / 6;
  const defender = { skills: ['foulAppearance'] };
  close(chancesOf({ defender }).success, (5 / 6) * p);
  close(chancesOf({ defender, rerolls: 1 }).success, (5 / 6) * twice(p) + (1 / 6) * (5 / 6) * p);
});
test('B16-SKILL-17: jumping up to block', () => {
  const attacker = { state: 'prone', skills: ['jumpUp'] };
  close(chancesOf({ attacker }).success, agility(3, 2) * (2 / 6));
  close(chancesOf({ attacker: { ...attacker, agility: 1 } }).success, agility(1, 2) * (2 / 6));
});

describe('into the crowd', () => {
  const edge = { attacker: { at: [10, 2] as const }, defender: { at: [10, 1] as const }, goal: OFF };
  test('B16-PUSH-08: four faces push', () => close(chancesOf(edge).success, 4 / 6));
  test('B16-XSKILL-29: Side Step stays on the pitch', () =>
    close(
      chancesOf({ ...edge, defender: { ...edge.defender, skills: ['sideStep'] } }).success,
      (2 / 6) * total(9) * total(8),
    ));
  test('B16-XSKILL-31: Stand Firm stays where it is', () =>
    close(
      chancesOf({ ...edge, defender: { ...edge.defender, skills: ['standFirm'] } }).success,
      (2 / 6) * total(9) * total(8),
    ));
  test('B16-XSKILL-17: Frenzy pushes twice', () => {
    const goal: Goal = { players: { A1: { state: 'off' } } };
    const { success } = chancesOf({ attacker: { at: [10, 3], skills: ['frenzy'] }, defender: { at: [10, 2] }, goal });
    const hurt = total(9) * total(8);
    close(success, (2 / 6) * hurt + (2 / 6) * (4 / 6));
  });
});

describe('armour and injury: out of the game', () => {
  const good = 3 / 6; // with Block
  const out = (armourLeast: number, injuryLeast: number): number => total(armourLeast) * total(injuryLeast);
  const exactly = (sum: number): number => on2D6((a, b) => a + b === sum);
  const rows: readonly (readonly [title: string, ours: string, theirs: string, armour: number, chance: number])[] = [
    ['B16-INJURY-01: armour 8', '', '', 8, out(9, 8)],
    ['B16-INJURY-01: armour 7', '', '', 7, out(8, 8)],
    ['B16-INJURY-01: armour 10', '', '', 10, out(11, 8)],
    ['B16-SKILL-20: Mighty Blow, armour 8', 'mightyBlow', '', 8, total(9) * total(7) + exactly(8) * total(8)],
    ['B16-SKILL-20: Mighty Blow, armour 7', 'mightyBlow', '', 7, total(8) * total(7) + exactly(7) * total(8)],
    ['B16-XSKILL-07: Claw, armour 9', 'claw', '', 9, out(8, 8)],
    ['B16-XSKILL-07: Claw does nothing for armour 7', 'claw', '', 7, out(8, 8)],
    ['B16-XSKILL-07: Claw does nothing for armour 6', 'claw', '', 6, out(7, 8)],
    [
      'B16-XSKILL-07: Claw and Mighty Blow, armour 9',
      'claw mightyBlow',
      '',
      9,
      total(8) * total(7) + exactly(7) * total(8),
    ],
    ['B16-SKILL-28: Thick Skull', '', 'thickSkull', 8, out(9, 9)],
    [
      'B16-SKILL-28: Thick Skull and Mighty Blow',
      'mightyBlow',
      'thickSkull',
      8,
      total(9) * total(8) + exactly(8) * total(9),
    ],
    ['B16-STUNTY-03: Stunty', '', 'stunty', 7, out(8, 7)],
    ['B16-STUNTY-03: Stunty and Mighty Blow', 'mightyBlow', 'stunty', 7, total(8) * total(6) + exactly(7) * total(7)],
    [
      'B16-XSKILL-52: Piling On, armour or injury',
      'pilingOn',
      '',
      8,
      total(9) * twice(total(8)) + (1 - total(9)) * total(9) * total(8),
    ],
    [
      'B16-XSKILL-52: Piling On, Claw and Mighty Blow',
      'pilingOn claw mightyBlow',
      '',
      9,
      // Broken by 8 or more: +1 for the injury, and once more. Broken by a 7 and the +1: no bonus left.
      total(8) * twice(total(7)) +
        exactly(7) * twice(total(8)) +
        (1 - total(7)) * (total(8) * total(7) + exactly(7) * total(8)),
    ],
  ];
  test.each(rows)('%s', (_, ours, theirs, armour, chance) => {
    const { success, outcomes } = chancesOf({
      attacker: { skills: ['block', ...skillsOf(ours)] },
      defender: { armour, skills: skillsOf(theirs) },
      goal: OFF,
    });
    close(success, good * chance);
    close(outcomes.opponentDown, good);
  });
  test('B16-SKILL-22: Regeneration saves half of the casualties, and they are in Reserves', () => {
    const { outcomes } = chancesOf({ attacker: { skills: ['block'] }, defender: { skills: ['regeneration'] } });
    close(outcomes.opponentOutOfTheGame, good * total(9) * (total(8) - total(10) / 2));
  });
  test('B16-APOTH-03: an apothecary treats whoever is knocked out', () => {
    const { success } = chancesOf({
      attacker: { skills: ['block'] },
      goal: OFF,
      position: { apothecaries: { away: 1 } },
      options: { apothecary: true },
    });
    close(success, good * out(9, 10));
  });
});

describe('instead of a block', () => {
  const steps = (weapon: string) => [{ block: 'H1' }, { [weapon]: 'A1' }];
  const armed = (weapon: string, more: Partial<Piece> = {}) =>
    blood({ H1: { at: [10, 8], skills: [weapon], armour: 7 }, A1: { at: [11, 8], armour: 9, ...more }, ...BYSTANDERS });
  test('B16-XSKILL-30: Stab: armour and injury without any modifier', () => {
    const { success, turnover } = chanceOf(armed('stab'), { steps: steps('stab') }, OFF);
    close(success, total(10) * total(8));
    close(turnover, 0);
  });
  test('B16-XSKILL-06: the chainsaw hits on 2+, adds three, and kicks back on a 1', () => {
    const { success, turnover } = chanceOf(armed('chainsaw'), { steps: steps('chainsaw') }, DOWN);
    close(success, plain(2) * total(7));
    close(turnover, (1 / 6) * total(5));
  });
});
describe('B16-XSKILL-19: Hypnotic Gaze', () => {
  const scene = (others: Readonly<Record<string, Piece>>) =>
    blood({ H1: { at: [10, 8], agility: 4, skills: ['hypnoticGaze'] }, A1: { at: [11, 8] }, ...others, ...BYSTANDERS });
  test.each([
    [0, {}],
    [-1, { A2: { at: [11, 9] } }],
    [-2, { A2: { at: [11, 9] }, A3: { at: [9, 7] } }],
  ] as const)('one Agility roll, %i for other tackle zones', (zones, others) => {
    const game = scene(others);
    game.answer({ move: 'H1' });
    const explained = explain(game, { gaze: 'A1' });
    if (!explained.legal) throw new Error(explained.refusal.reason);
    close(explained.rolls[0]?.chance ?? 0, agility(4, zones));
  });
  test('whoever was held by the victim leaves without a roll', () => {
    const steps = [{ move: 'H1' }, { gaze: 'A1' }, { move: 'H2' }, { to: [13, 8] as const }];
    const game = scene({ H2: { at: [12, 8] } });
    const { success } = chanceOf(game, { steps }, { players: { H2: { square: [13, 8] } } });
    close(success, agility(4) + (1 - agility(4)) * agility(3, 1));
    close(chanceOf(game, { steps }).success, agility(4)); // all of the plan, the gaze as well
  });
});
