/** The moments and hooks that 2025 brings along, each shown by a made-up skill: whoever writes a real one can count on it. */
import { describe, expect, test } from 'vitest';
import { defineEdition } from '../../src/blood/define.ts';
import { blood2025 } from '../../src/blood/editions/2025/index.ts';
import type { BloodGame, SkillRule } from '../../src/blood/game.ts';
import { AGAIN, type Matter } from '../../src/blood/moments.ts';
import { passesAs } from '../../src/blood/procedures/rolls.ts';
import { Blocking } from '../../src/blood/procedures/strength.ts';
import { Action, Face, Harm, NO_ASSISTS } from '../../src/blood/words.ts';
import { Until } from '../../src/kernel/effects.ts';
import type { PlayerId, Square } from '../../src/words.ts';
import { BloodScenario, type Settings } from './dsl.ts';

const skill = (says: Partial<SkillRule>): SkillRule => ({
  name: 'Made up',
  category: 'general',
  rule: 'TEST',
  ...says,
});
const TRIPPED = 4;
const made: Readonly<Record<string, SkillRule>> = {
  sturdy: skill({ uses: [{ at: 'goingDown', who: 'player', becomes: () => 0 }] }),
  gentle: skill({
    worksDown: true,
    uses: [{ at: 'ballDropped', who: 'player', becomes: (_g, m) => (m.from + 1) as Square }],
  }),
  brawling: skill({
    rerolls: {
      of: 'every',
      as: 'brawl',
      die: { face: Face.bothDown, when: (_g, _p, _t, flags) => (flags & Blocking.declared) !== 0 },
    },
  }),
  fussy: skill({ rerolls: { of: 'every', die: 'any' } }),
  guarding: skill({ ignoresZones: ['assist'] }),
  kicking: skill({ ignoresZones: ['foulAssist'] }),
  spoiling: skill({
    cancels: [{ skills: ['guarding'], when: (g: BloodGame, m: Matter) => g.active === g.control(m.owner) }],
  }),
  barring: skill({
    uses: [{ at: 'fallsLeaving', who: 'marker', becomes: (_g, m) => m.owner, unasked: true }],
    harm: [{ whose: 'by', of: Harm.fall, bonus: 1 }],
  }),
  clawing: skill({ harm: [{ whose: 'by', of: Harm.block, breaksAtNatural: 8 }] }),
  hitting: skill({ harm: [{ whose: 'by', of: Harm.block, bonus: 1 }] }),
  hard: skill({ worksDown: true, is: ['hardSkinned'] }),
  movingOn: skill({
    uses: [
      {
        at: 'actionDone',
        who: 'player',
        when: (_g, m) => m.flags === Action.foul || m.flags === Action.handOff,
        becomes: () => 1,
      },
    ],
  }),
  tailed: skill({ imposes: [{ rolls: ['dodge', 'jump'], by: -1, on: 'leavers', once: true }] }),
  tripping: skill({
    imposes: [{ rolls: ['dodge'], by: -2, on: 'everybody', when: how => (how & TRIPPED) !== 0 }],
    uses: [
      { at: 'dodgeStands', who: 'marker', when: (g, m) => m.value === 1 && !passesAs(g, m, TRIPPED), becomes: () => 0 },
    ],
  }),
  gouging: skill({
    uses: [
      {
        at: 'followedUp',
        who: 'player',
        does: (g, m) => g.affect(m.target, NO_ASSISTS, 0, Until.drive),
        unasked: true,
      },
    ],
  }),
  loneKicker: skill({
    is: ['foulsAlone'],
    uses: [
      {
        at: 'armourHeld',
        who: 'player',
        when: (_g, m) => (m.flags & Harm.alone) !== 0 && !(m.flags & Harm.again),
        becomes: () => AGAIN,
      },
    ],
  }),
  bursting: skill({ uses: [{ at: 'mayIntercept', who: 'player', becomes: () => 0, unasked: true }] }),
  mending: skill({ worksDown: true, uses: [{ at: 'casualtySuffered', who: 'player', becomes: () => 0 }] }),
  rotting: skill({ worksDown: true, numbers: { casualtyBonus: 2 } }),
  thick: skill({ worksDown: true, injuries: (g: BloodGame, p: PlayerId) => (g.holdsBall(p) ? {} : { 8: 'stunned' }) }),
  chained: skill({ is: ['bound'], ownAction: { action: 'ballAndChain', may: () => true } }),
  mine: skill({ is: ['possessive'] }),
  slow: skill({ is: ['unsteady'] }),
};
const edition = defineEdition({
  ...blood2025,
  id: 'blood-hooks',
  skills: { ...blood2025.skills, ...made },
  // Those made up here answer after those of the book.
  order: Object.fromEntries(
    Object.entries(blood2025.order).map(([moment, names]) => [moment, [...names, ...Object.keys(made)]]),
  ),
  extras: [
    ...blood2025.extras,
    {
      id: 'gouged',
      rule: 'TEST',
      inMatch: () => true,
      uses: [{ at: 'assists', who: 'anybody', when: (g, m) => g.isAffected(m.player, NO_ASSISTS), becomes: () => 0 }],
    },
  ],
  teams: {
    ...blood2025.teams,
    rules: { ...blood2025.teams.rules, ruleset: 'blood-hooks', skills: { ...blood2025.skills, ...made } },
    files: blood2025.teams.files.map(file => ({ ...file, ruleset: 'blood-hooks' })),
  },
});
const PLAIN = { movement: 6, strength: 3, agility: 3, passing: 4, armour: 9 };
/** Skills by player; everybody else is plain. */
const scene = (
  drawing: string,
  skills: Readonly<Record<string, readonly string[]>> = {},
  more: Settings = {},
): BloodScenario =>
  new BloodScenario(drawing, {
    ...more,
    edition,
    who: Object.fromEntries(
      [...new Set(drawing.toUpperCase().replace(/[^A-Z0-9]/g, ''))].map(name => [
        name,
        { ...PLAIN, skills: skills[name] ?? [], ...((more.who?.[name] as object) ?? {}) },
      ]),
    ) as never,
  });

describe('going down', () => {
  test('B25-PRIN-FAQ-11: whoever keeps its feet rolls no armour, loses no turn, and goes on', () => {
    scene('1 . .\nA . .', { A: ['sturdy'] })
      .answers({ move: 'A' })
      .dice('d6:1')
      .walks('A', 'e')
      .answers('yes')
      .expectState('A', 'standing')
      .expectTurnover('none')
      .expectAsked('activity', 'home')
      .expectNotLogged('armourRolled');
  });
  test('in a block it is pushed, and stands', () => {
    const s = scene('A 1 . .', { 1: ['sturdy'] })
      .dice('block:defenderDown')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no', 'yes');
    s.expectState('1', 'standing').expectSquare('1', [12, 5]).done();
  });
  test('after a failed rush onto the ball it picks the ball up', () => {
    scene('. A * . 1', { A: ['sturdy'] }, { who: { A: { movement: 1 } } as never })
      .answers({ move: 'A' })
      .walks('A', 'n')
      .dice('d6:1')
      .answers({ to: [12, 5] })
      .dice('d6:4')
      .answers('yes')
      .expectBall('A')
      .done();
  });
  test('a dropped ball goes where its dropper says', () => {
    const s = scene('A 1 . .\n. . . .', { 1: ['gentle'] }, { ball: '1' })
      .dice('block:defenderDown', '2d6:3')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no', 'yes');
    s.expectBall([13, 5]).done();
  });
});

describe('dice', () => {
  test('B25-PRIN-RR-05: one Both Down of several is rolled again, in a Block Action and not in a Blitz', () => {
    const s = scene('A 1', { A: ['brawling'] }, { who: { A: { strength: 4 } } as never })
      .dice('block:bothDown', 'block:attackerDown')
      .blocks('A', '1');
    s.expectAsked('blockDie', 'home', { face: 'bothDown' }, { face: 'attackerDown' }, { reroll: 'brawl' });
    s.dice('block:pushed')
      .answers({ reroll: 'brawl' })
      .expectAsked('blockDie', 'home', { face: 'pushed' }, { face: 'attackerDown' })
      .done();
    scene('A 1', { A: ['brawling'] })
      .answers({ blitz: 'A' }, { target: '1' })
      .dice('block:bothDown', '2d6:3', '2d6:3')
      .answers({ target: '1' })
      .expectNotLogged('rerolled')
      .done();
  });
  test('any one die: which is asked where it matters', () => {
    const s = scene('A 1', { A: ['fussy'] }, { who: { A: { strength: 4 } } as never })
      .dice('block:bothDown', 'block:attackerDown')
      .blocks('A', '1')
      .answers({ reroll: 'fussy' });
    s.expectAsked('rerollDie', 'home', { face: 'bothDown' }, { face: 'attackerDown' })
      .dice('block:defenderDown')
      .answers({ face: 'attackerDown' });
    s.expectAsked('blockDie', 'home', { face: 'bothDown' }, { face: 'defenderDown' }).done();
  });
  test('one tail counts, however many there are', () => {
    scene('1 . .\nA . .\n2 . .', { 1: ['tailed'], 2: ['tailed'] })
      .answers({ move: 'A' })
      .dice('d6:6')
      .walks('A', 'e')
      .expectModifiers('dodge', { tailed: -1, tackleZones: -2 });
  });
  test('B25-PRIN-FAQ-05: a Dodge may fail once its re-rolls are over', () => {
    const tripped = (die: number) =>
      scene('1 . .\nA . .', { 1: ['tripping'] })
        .answers({ move: 'A' })
        .dice(`d6:${die}`)
        .walks('A', 's');
    tripped(4).expectAsked('useSkill', 'away').dice('2d6:3').answers('yes').expectState('A', 'prone').done();
    tripped(5).expectAsked('activity', 'home').done();
  });
});

describe('help', () => {
  test('somebody who helps inside tackle zones, and somebody who spoils it', () => {
    const dice = (spoiler: readonly string[]) =>
      scene('. L 2\n. 1 .\n. A .', { L: ['guarding'], 2: spoiler })
        .dice('block:pushed', 'block:pushed')
        .blocks('A', '1');
    dice([]).expectDice(2);
    dice(['spoiling']).expectDice(1);
  });
  test('B25-PRIN-FAQ-08: helpers of a foul inside tackle zones; help may be left out, and then it is a foul alone', () => {
    const foul = (helper: readonly string[]) =>
      scene('. . 2\n. L .\nA . .', { L: helper }, { bench: { 1: { square: [11, 7], state: 'prone', ...PLAIN } } })
        .dice('d6:5', 'd6:2')
        .fouls('A', '', '1');
    foul([]).expectEvent({ type: 'armourRolled', total: 7 });
    foul(['kicking']).expectEvent({ type: 'armourRolled', total: 8 });
    const alone = scene(
      'A L .\n. . .',
      { A: ['loneKicker'] },
      { bench: { 1: { square: [11, 6], state: 'prone', ...PLAIN } } },
    );
    alone
      .answers({ foul: 'A' }, { target: '1' })
      .expectAsked('foulHelp', 'home', 'yes', 'no')
      .dice('d6:3', 'd6:3')
      .answers('no');
    alone.dice('d6:2', 'd6:3').answers('yes').expectTurnover('none').expectState('A', 'standing').done();
  });
  test('whoever was gouged helps nobody', () => {
    const s = scene('A 1 . .\n. . . .\nB . . .', { A: ['gouging'] })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no');
    expect(s.game.isAffected(s.id('1'), NO_ASSISTS)).toBe(true);
  });
});

describe('harm', () => {
  const felled = (skills: Readonly<Record<string, readonly string[]>>, ...dice: string[]) =>
    scene('A 1 . .\n. . . . 2', skills)
      .dice('block:defenderDown', ...dice)
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no');
  test('dice that break any armour as they fall; a bonus does not lift them there', () => {
    felled({ A: ['clawing'] }, '2d6:8', '2d6:3')
      .expectState('1', 'stunned')
      .done();
    felled({ A: ['clawing', 'hitting'] }, '2d6:7')
      .expectState('1', 'prone')
      .done();
    felled({ A: ['clawing'], 1: ['hard'] }, '2d6:8')
      .expectState('1', 'prone')
      .done();
    felled({ A: ['hitting'], 1: ['hard'] }, '2d6:8')
      .expectState('1', 'prone')
      .done();
  });
  test('somebody has a hand in a fall', () => {
    scene('1 . .\nA . .', { 1: ['barring'] })
      .answers({ move: 'A' })
      .dice('d6:1', '2d6:8', '2d6:7')
      .walks('A', 'e')
      .expectState('A', 'stunned');
  });
  test('B25-CAS-01: before the casualty roll, and on it', () => {
    felled({ 1: ['mending'] }, '2d6:9', '2d6:10')
      .answers('yes')
      .expectState('1', 'reserves')
      .expectNotLogged('casualtyRolled')
      .done();
    felled({ 1: ['rotting'] }, '2d6:9', '2d6:10', 'd16:16').expectEvent({ type: 'casualtyRolled', roll: 16 });
    felled({ 1: ['thick'] }, '2d6:9', '2d6:8')
      .expectState('1', 'stunned')
      .done();
  });
});

describe('Actions', () => {
  test('whoever moves on after the deed does nothing else', () => {
    const s = scene('A B . . 1', { A: ['movingOn'] }, { ball: 'A' })
      .dice('d6:3')
      .handsOff('A', '', 'B')
      .answers('yes');
    s.expectAsked('activity', 'home')
      .walks('A', 's')
      .expectIllegal({ target: 'B' })
      .answers('stop')
      .expectIllegal({ move: 'A' })
      .done();
  });
  test('no interceptions', () => {
    scene('A . . B\n. . 1 .', { A: ['bursting'] }, { ball: 'A' })
      .dice('d6:6', 'd6:6')
      .passes('A', '', [13, 5])
      .expectBall('B')
      .done();
  });
  test('one Action only, no passes, no securing', () => {
    scene('A . 1', { A: ['chained'] }).expectAsked('action', 'home', { ballAndChain: 'A' }, 'endTurn');
    scene('A . 1', { A: ['mine'] }, { ball: 'A' }).expectIllegal({ pass: 'A' }, { handOff: 'A' });
    scene('A * . . . . 1', { A: ['slow'] }).expectIllegal({ secureBall: 'A' });
  });
});
