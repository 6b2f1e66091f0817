/** Passes, catches, hand-offs, fouls, thrown team-mates and whole turns of Blood Bowl against paper. */
import type { Game } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { chanceOf, type ExplainedRoll, explain, type Plan } from '../../src/index.ts';
import { BYSTANDERS, blood, type Piece } from '../table.ts';
import { agility, bounced, chain, comesBack, onD6, plain, scattered, total, twice } from './paper.ts';

const close = (value: number, expected: number): void => expect(value).toBeCloseTo(expected, 9);
type Spot = readonly [number, number];
const skillsOf = (text: string): string[] => text.split(' ').filter(Boolean);

interface Scene {
  readonly thrower?: Partial<Piece>;
  readonly catcher?: Partial<Piece>;
  readonly others?: Readonly<Record<string, Piece>>;
  readonly weather?: string;
  readonly rerolls?: number;
  readonly range?: number;
}
/** The thrower on [7, 8] holds the ball; the catcher stands `range` columns further on. */
const pitch = ({ thrower, catcher, others, weather = 'nice', rerolls = 0, range = 5 }: Scene): Game =>
  blood(
    { H1: { at: [7, 8], ...thrower }, H2: { at: [7 + range, 8], ...catcher }, ...others, ...BYSTANDERS },
    { weather, rerolls: { home: rerolls }, balls: [{ holder: 'H1' }] },
  );
const passTo = (range = 5): Plan => ({ steps: [{ pass: 'H1' }, 'throw', { to: [7 + range, 8] }] });
const rollsOfPass = (scene: Scene): readonly ExplainedRoll[] => {
  const game = pitch(scene);
  game.answer({ pass: 'H1' });
  game.answer('throw');
  const explained = explain(game, { to: [7 + (scene.range ?? 5), 8] });
  if (!explained.legal) throw new Error(explained.refusal.reason);
  return explained.rolls;
};
const chanceOfRoll = (scene: Scene, kind: string): number =>
  rollsOfPass(scene).find(roll => roll.kind === kind)?.chance ?? -1;
/** Next to the thrower, not between it and the catcher. */
const MARKER: Piece = { at: [6, 7] };

describe('the roll to throw', () => {
  const rows: readonly (readonly [title: string, ag: number, modifier: number, scene: Scene])[] = [
    ['B16-PASS-07: quick', 3, 1, { range: 3 }],
    ['B16-PASS-07: short', 3, 0, { range: 4 }],
    ['B16-PASS-07: short, six squares', 3, 0, { range: 6 }],
    ['B16-PASS-07: long', 3, -1, { range: 7 }],
    ['B16-PASS-07: long bomb', 3, -2, { range: 11 }],
    ['B16-PASS-07: long bomb, agility 5', 5, -2, { range: 13 }],
    ['B16-PASS-08: marked', 3, -1, { others: { A1: MARKER } }],
    ['B16-PASS-08: marked by two, quick', 4, -1, { range: 2, others: { A1: MARKER, A2: { at: [6, 9] } } }],
    [
      'B16-XSKILL-22: Nerves of Steel',
      3,
      0,
      { thrower: { skills: ['nervesOfSteel'] }, others: { A1: MARKER, A2: { at: [6, 9] } } },
    ],
    ['B16-XSKILL-40: Accurate', 3, 1, { thrower: { skills: ['accurate'] } }],
    ['B16-XSKILL-32: Strong Arm, long', 3, 0, { thrower: { skills: ['strongArm'] }, range: 8 }],
    ['B16-XSKILL-32: Strong Arm does nothing for a quick pass', 3, 1, { thrower: { skills: ['strongArm'] }, range: 2 }],
    ['B16-XSKILL-40: Accurate and Strong Arm', 3, 1, { thrower: { skills: ['accurate', 'strongArm'] }, range: 7 }],
    ['B16-STUNTY-02: Stunty', 3, -1, { thrower: { skills: ['stunty'] } }],
    ['B16-WEATHER-02: very sunny', 3, -1, { weather: 'verySunny' }],
    [
      'B16-XSKILL-11: Disturbing Presence three squares off',
      3,
      -1,
      { others: { A1: { at: [4, 5], skills: ['disturbingPresence'] } } },
    ],
    [
      'B16-XSKILL-11: Disturbing Presence, lying down',
      3,
      -1,
      { others: { A1: { at: [4, 8], state: 'stunned', skills: ['disturbingPresence'] } } },
    ],
    ['B16-XSKILL-11: four squares off', 3, 0, { others: { A1: { at: [3, 8], skills: ['disturbingPresence'] } } }],
  ];
  test.each(rows)('%s', (_, ag, modifier, scene) =>
    close(chanceOfRoll({ ...scene, thrower: { ...scene.thrower, agility: ag } }, 'pass'), agility(ag, modifier)),
  );
});

describe('the roll to catch an accurate pass', () => {
  const beside: Readonly<Record<string, Piece>> = { A1: { at: [13, 7] } };
  const rows: readonly (readonly [title: string, ag: number, modifier: number, scene: Scene])[] = [
    ['B16-CATCH-03: free', 3, 1, {}],
    ['B16-CATCH-03: marked by two', 3, -1, { others: { ...beside, A2: { at: [13, 9] } } }],
    ['B16-XSKILL-22: Nerves of Steel', 3, 1, { catcher: { skills: ['nervesOfSteel'] }, others: beside }],
    ['B16-XSKILL-42: Extra Arms', 3, 1, { catcher: { skills: ['extraArms'] }, others: beside }],
    ['B16-XSKILL-12: Diving Catch', 2, 2, { catcher: { skills: ['divingCatch'] } }],
    ['B16-WEATHER-02: pouring rain', 3, 0, { weather: 'pouringRain' }],
    ['B16-XSKILL-11: Disturbing Presence', 4, 0, { others: { A1: { at: [15, 8], skills: ['disturbingPresence'] } } }],
  ];
  test.each(rows)('%s', (_, ag, modifier, scene) =>
    close(chanceOfRoll({ ...scene, catcher: { ...scene.catcher, agility: ag } }, 'catch'), agility(ag, modifier)),
  );
});

describe('a whole pass, the ball that comes back after a scatter included', () => {
  /** What an inaccurate pass is still worth: it comes down on the catcher by chance, and is caught at +0. */
  const spoiled = comesBack();
  test.each([
    ['', '', 0],
    ['pass', '', 0],
    ['', 'catch', 0],
    ['pass', 'catch', 0],
    ['', '', 1],
    ['pass', '', 1],
    ['', 'catch', 1],
    ['pass', 'catch', 1],
  ] as const)('B16-PASS-10: "%s" to "%s" with %i team re-rolls', (throws, catches, team) => {
    const [p, good, bad] = [agility(3, 0), agility(3, 1), agility(3, 0)];
    const caught = (chance: number, left: number): number => (catches || left > 0 ? twice(chance) : chance);
    const after = (left: number): { accurate: number; inaccurate: number; fumble: number } => ({
      accurate: caught(good, left),
      inaccurate: spoiled * caught(bad, left),
      fumble: 0,
    });
    const worth = (left: number): number => p * after(left).accurate + (5 / 6 - p) * after(left).inaccurate;
    // Whoever fails may keep an inaccurate pass, use the skill, or use the team's re-roll.
    const tries = [0, ...(throws ? [worth(team)] : []), ...(team > 0 ? [worth(team - 1)] : [])];
    const again = Math.max(...tries);
    const expected = p * after(team).accurate + (5 / 6 - p) * Math.max(after(team).inaccurate, again) + (1 / 6) * again;
    const game = pitch({
      thrower: { skills: skillsOf(throws) },
      catcher: { skills: skillsOf(catches) },
      rerolls: team,
    });
    close(chanceOf(game, passTo(), { holder: 'H2' }).success, expected);
  });
  test('B16-FUMBLE-01: a long bomb out of a tackle zone: 1 to 4 fumble, which is always a turnover', () => {
    const scene = { range: 11, others: { A1: MARKER } };
    const { success, turnover } = chanceOf(pitch(scene), passTo(11), { holder: 'H2' });
    const [accurate, inaccurate] = [1 / 6, 1 / 6];
    const held = accurate * agility(3, 1) + inaccurate * spoiled * agility(3);
    close(success, held);
    close(turnover, 1 - held);
  });
  test('B16-WEATHER-02: no long pass in a blizzard', () =>
    expect(() => chanceOf(pitch({ range: 7, weather: 'blizzard' }), passTo(7))).toThrow('plan[2]'));
});

describe('B16-INTERCEPT-07: an opponent in the way', () => {
  const between = (skills: string, ag = 3): Scene => ({
    others: { A1: { at: [9, 8], agility: ag, skills: skillsOf(skills) } },
  });
  const [acc, inacc] = [agility(3), 5 / 6 - agility(3)];
  const flies = acc * agility(3, 1) + inacc * comesBack() * agility(3);
  test.each([
    ['agility 3', '', 3, onD6(6)],
    ['agility 4', '', 4, agility(4, -2)],
    ['B16-INTERCEPT-10: Catch', 'catch', 3, twice(1 / 6)],
    ['B16-XSKILL-42: Extra Arms', 'extraArms', 4, agility(4, -1)],
    ['B16-XSKILL-38: Very Long Legs', 'veryLongLegs', 4, agility(4, -1)],
    ['B16-XSKILL-49: Monstrous Mouth', 'monstrousMouth', 4, twice(agility(4, -2))],
  ])('%s', (_, skills, ag, stolen) => {
    const { success, assumptions } = chanceOf(pitch(between(skills, ag)), passTo(), { holder: 'H2' });
    close(success, (1 - stolen) * flies);
    expect(assumptions).toContainEqual({ name: 'worst' });
  });
  test('B16-INTERCEPT-11: in the rain', () => {
    const inRain = acc * agility(3) + inacc * comesBack() * agility(3, -1);
    const game = pitch({ ...between('', 5), weather: 'pouringRain' });
    close(chanceOf(game, passTo(), { holder: 'H2' }).success, (1 - agility(5, -3)) * inRain);
  });
  test('B16-XSKILL-26: Safe Throw', () => {
    const game = pitch({ ...between('', 4), thrower: { skills: ['safeThrow'] } });
    close(chanceOf(game, passTo(), { holder: 'H2' }).success, (1 - agility(4, -2) * (1 - agility(3))) * flies);
    const legs = pitch({ ...between('veryLongLegs', 4), thrower: { skills: ['safeThrow'] } });
    close(chanceOf(legs, passTo(), { holder: 'H2' }).success, (1 - agility(4, -1)) * flies);
  });
});
test('B16-XSKILL-45: Hail Mary Pass always scatters', () => {
  const game = pitch({ thrower: { skills: ['hailMaryPass'] }, range: 12 });
  const plan: Plan = { steps: [{ pass: 'H1' }, 'hailMary', { to: [19, 8] }] };
  close(chanceOf(game, plan, { holder: 'H2' }).success, (5 / 6) * comesBack() * agility(3));
});

describe('B16-HANDOFF-05: handing the ball over', () => {
  const NEIGHBOUR: Piece = { at: [9, 7] };
  const rows: readonly (readonly [
    title: string,
    skills: string,
    scene: Scene,
    modifier: number,
    of: readonly number[],
  ])[] = [
    ['free', '', {}, 1, [agility(3), agility(3)]],
    ['marked', '', { others: { A1: NEIGHBOUR } }, 0, [agility(3), agility(3, -1), agility(3, -1)]],
    ['B16-HANDOFF-07: Catch', 'catch', {}, 1, [agility(3), twice(agility(3))]],
    ['a team re-roll', '', { rerolls: 1 }, 1, [agility(3), agility(3)]],
    ['B16-WEATHER-02: rain', '', { weather: 'pouringRain' }, 0, [agility(3, -1), agility(3, -1)]],
    [
      'B16-XSKILL-22: Nerves of Steel',
      'nervesOfSteel',
      { others: { A1: NEIGHBOUR } },
      1,
      [agility(3), agility(3), agility(3, -1)],
    ],
  ];
  test.each(rows)('%s', (_, skills, scene, modifier, [giver = 0, taker = 0, opponent]) => {
    const make = (): Game => pitch({ ...scene, catcher: { skills: skillsOf(skills) }, range: 1 });
    const underWay = make();
    underWay.answer({ handOff: 'H1' });
    const explained = explain(underWay, { target: 'H2' });
    if (!explained.legal) throw new Error(explained.refusal.reason);
    const p = agility(3, modifier);
    close(explained.rolls[0]?.chance ?? 0, p);
    const handed = skills === 'catch' || scene.rerolls ? twice(p) : p;
    const around = {
      H1: { at: [7, 8], catches: giver },
      H2: { at: [8, 8], catches: taker },
      ...(opponent === undefined ? {} : { A1: { at: NEIGHBOUR.at, catches: opponent } }),
    } as const;
    const { success } = chanceOf(make(), { steps: [{ handOff: 'H1' }, { target: 'H2' }] }, { holder: 'H2' });
    close(success, handed + (1 - handed) * bounced(around, 'H2', 'H2'));
  });
});

describe('B16-XSKILL-01: Animosity', () => {
  const scene = (race: string): Game =>
    blood(
      {
        H1: { at: [7, 8], position: 'underworld/skavenLineman', skills: ['animosity'] },
        H2: { at: [12, 8], position: race },
        ...BYSTANDERS,
      },
      { balls: [{ holder: 'H1' }] },
    );
  const flies = agility(3) * agility(3, 1) + (5 / 6 - agility(3)) * comesBack() * agility(3);
  test('a team-mate of the own race', () =>
    close(chanceOf(scene('underworld/skavenThrower'), passTo(), { holder: 'H2' }).success, flies));
  test('a team-mate of another race: a 2 will do', () => {
    const goblin = scene('underworld/underworldGoblin');
    close(chanceOf(goblin, passTo(), { holder: 'H2' }).success, plain(2) * flies);
  });
});

describe('B16-FOUL-03: fouls', () => {
  interface Foul {
    readonly fouler?: string;
    readonly victim?: Partial<Piece>;
    readonly others?: Readonly<Record<string, Piece>>;
    readonly bribes?: number;
  }
  const odds = ({ fouler = '', victim, others, bribes = 0 }: Foul) =>
    chanceOf(
      blood(
        {
          H1: { at: [10, 8], skills: skillsOf(fouler) },
          A1: { at: [11, 8], state: 'prone', ...victim },
          ...others,
          ...BYSTANDERS,
        },
        { bribes: { home: bribes } },
      ),
      { steps: [{ foul: 'H1' }, { target: 'A1' }] },
      { players: { A1: { state: 'off' } }, turnoverAllowed: true },
    );
  /** Both pairs of dice: the armour, and the injury where it is broken. */
  const paper = (
    breaks: (sum: number) => boolean,
    hurts: (sum: number, armour: number) => boolean,
    seen = (double: boolean, broken: boolean, second: boolean) => double || (broken && second),
  ): { off: number; sentOff: number } => {
    const D = [1, 2, 3, 4, 5, 6];
    let off = 0;
    let sentOff = 0;
    for (const a of D)
      for (const b of D)
        for (const c of D)
          for (const d of D) {
            const broken = breaks(a + b);
            if (broken && hurts(c + d, a + b)) off++;
            if (seen(a === b, broken, c === d)) sentOff++;
          }
    return { off: off / 1296, sentOff: sentOff / 1296 };
  };
  const agree = (foul: Foul, { off, sentOff }: { off: number; sentOff: number }): void => {
    const { success, turnover, outcomes } = odds(foul);
    close(success, off);
    close(turnover, sentOff);
    close(outcomes.outOfTheGame, sentOff);
  };
  test('nobody helps', () =>
    agree(
      {},
      paper(
        sum => sum > 8,
        sum => sum >= 8,
      ),
    ));
  test('B16-FOUL-04: two helpers', () =>
    agree(
      { others: { H2: { at: [12, 8] }, H3: { at: [12, 9] } } },
      paper(
        sum => sum + 2 > 8,
        sum => sum >= 8,
      ),
    ));
  test('B16-FOUL-05: one helper on each side', () =>
    agree(
      { others: { H2: { at: [12, 8] }, A2: { at: [9, 8] } } },
      paper(
        sum => sum > 8,
        sum => sum >= 8,
      ),
    ));
  test('B16-XSKILL-44: Guard is no help in a foul', () =>
    agree(
      { others: { H2: { at: [12, 8], skills: ['guard'] }, A2: { at: [13, 8] } } },
      paper(
        sum => sum > 8,
        sum => sum >= 8,
      ),
    ));
  test('B16-XSKILL-10: Dirty Player adds to the armour where that breaks it, else to the injury', () =>
    agree(
      { fouler: 'dirtyPlayer' },
      paper(
        sum => sum + 1 > 8,
        (sum, armour) => sum + (armour > 8 ? 1 : 0) >= 8,
      ),
    ));
  test('B16-XSKILL-54: Sneaky Git: a double that breaks nothing is overlooked', () =>
    agree(
      { fouler: 'sneakyGit' },
      paper(
        sum => sum > 8,
        sum => sum >= 8,
        (double, broken, second) => broken && (double || second),
      ),
    ));
  test('B16-SKILL-28: Thick Skull', () =>
    agree(
      { victim: { skills: ['thickSkull'] } },
      paper(
        sum => sum > 8,
        sum => sum >= 9,
      ),
    ));
  test.each([1, 2])('B16-KOTABLE-08: %i Bribes, each good on 2+', bribes => {
    const { sentOff } = paper(
      sum => sum > 8,
      sum => sum >= 8,
    );
    close(odds({ bribes }).turnover, sentOff * (1 / 6) ** bribes);
  });
});

describe('B16-TTM-03: a team-mate is thrown', () => {
  const scene = (
    thrower: Partial<Piece>,
    thrown: Partial<Piece>,
    others: Readonly<Record<string, Piece>> = {},
    rerolls = 0,
  ): Game =>
    blood(
      {
        H1: { at: [10, 8], agility: 1, strength: 5, skills: ['throwTeammate'], ...thrower },
        H2: { at: [9, 8], agility: 3, skills: ['rightStuff', 'stunty'], ...thrown },
        ...others,
        ...BYSTANDERS,
      },
      { rerolls: { home: rerolls } },
    );
  const plan = (range: number): Plan => ({ steps: [{ pass: 'H1' }, { throwTeammate: 'H2' }, { to: [10 + range, 8] }] });
  const standing = { players: { H2: { state: 'standing' } } } as const;
  test('B16-TTM-X1: quick: a 1 fumbles, and even so it may land on its feet', () => {
    // Far from everybody: a thrown player and a fumbled one land on 4+ alike.
    close(chanceOf(scene({}, {}), plan(3), standing).success, agility(3) * onLanding(3));
  });
  /** Three scatters from the target may bring it down on the thrower itself only if that is within three squares. */
  const onLanding = (range: number): number => {
    const onThrower = scattered(3).get(`${-range},0`) ?? 0;
    return 5 / 6 - (5 / 6) * onThrower + 1 / 6;
  };
  test('short: 1 and 2 fumble', () => {
    const { success, turnover } = chanceOf(scene({}, {}), plan(5), standing);
    close(success, agility(3));
    close(turnover, 0);
  });
  test('far from its start: only a throw that was no fumble', () => {
    const far = { also: (game: Game) => game.grid.column(game.square(game.playerNamed('H2'))) > 10 };
    const { success } = chanceOf(scene({}, {}), plan(5), { ...standing, ...far });
    close(success, (4 / 6) * agility(3));
    const arm = chanceOf(scene({ skills: ['throwTeammate', 'strongArm'] }, {}), plan(5), { ...standing, ...far });
    close(arm.success, (5 / 6) * agility(3));
  });
  test('B16-HUNGRY-01: Always Hungry comes first', () => {
    const hungry = { skills: ['throwTeammate', 'alwaysHungry'] };
    const { success, outcomes } = chanceOf(scene(hungry, {}), plan(5), standing);
    close(outcomes.outOfTheGame, (1 / 6) * (1 / 6) + (35 / 36) * (1 - agility(3)) * total(9) * total(7));
    close(success, (5 / 6) * agility(3)); // whoever squirms free is not thrown, whatever becomes of it
  });
});

describe('a whole turn with one team re-roll', () => {
  const FIELD: Readonly<Record<string, Piece>> = {
    H1: { at: [10, 4] },
    A1: { at: [11, 4] },
    H2: { at: [10, 12] },
    A2: { at: [11, 12] },
    H3: { at: [15, 8] },
    ...BYSTANDERS,
  };
  const dodge = (player: string, row: number): Plan['steps'] => [{ move: player }, { to: [9, row] }];
  test('B16-REROLL-07: the first failure takes it, unless a Loner would waste it', () => {
    const p = agility(3, 1);
    const steps = [...dodge('H1', 4), ...dodge('H2', 12)];
    const game = (skills: string[]): Game => blood({ ...FIELD, H1: { at: [10, 4], skills } }, { rerolls: { home: 2 } });
    close(chanceOf(game([]), { steps }).success, chain([{ p }, { p }], { team: 1 }));
    // A Loner's failure loses the turn, so the re-roll is tried on it all the same.
    close(chanceOf(game(['loner']), { steps }).success, p * twice(p) + (1 - p) * (1 / 2) * p * p);
  });
  test('a pick-up with agility 1, then a dodge of somebody else', () => {
    const game = blood(
      { ...FIELD, H3: { at: [15, 8], agility: 1 }, H4: { at: [16, 8] } },
      { rerolls: { home: 1 }, balls: [{ square: [15, 9] }] },
    );
    const p = agility(1, 1);
    const { success } = chanceOf(
      game,
      { steps: [{ move: 'H3' }, { to: [15, 9] }, ...dodge('H1', 4)] },
      { holder: 'H3' },
    );
    close(success, chain([{ p }, { p: agility(3, 1) }], { team: 1 }));
  });
  test('B16-TURNOVER-07: a run into the End Zone over two extra squares', () => {
    const game = blood(
      { H1: { at: [20, 8], movement: 4 }, ...BYSTANDERS },
      { rerolls: { home: 1 }, balls: [{ holder: 'H1' }] },
    );
    const steps = [{ move: 'H1' }, ...[21, 22, 23, 24, 25, 26].map(column => ({ to: [column, 8] as Spot }))];
    const { success, turnover, outcomes } = chanceOf(game, { steps }, { touchdown: true });
    const expected = chain([{ p: 5 / 6 }, { p: 5 / 6 }], { team: 1 });
    close(success, expected);
    close(outcomes.touchdown, expected);
    close(turnover, 1 - expected);
  });
  test('a block, then a dodge past the hole, then the pick-up: each by somebody else', () => {
    const game = blood(
      { ...FIELD, H4: { at: [16, 8], strength: 4, skills: ['block'] }, A3: { at: [17, 8] } },
      { rerolls: { home: 1 }, balls: [{ square: [14, 9] }] },
    );
    const steps = [{ block: 'H4' }, { target: 'A3' }, ...dodge('H1', 4), { move: 'H3' }, { to: [14, 9] as Spot }];
    const p = agility(3, 1);
    const down = 1 - (3 / 6) ** 2;
    const { success, withoutRerolls } = chanceOf(game, { steps }, { holder: 'H3', players: { A3: { state: 'down' } } });
    close(success, chain([{ p: down }, { p }, { p }], { team: 1 }));
    close(withoutRerolls, down * p * p);
  });
});
