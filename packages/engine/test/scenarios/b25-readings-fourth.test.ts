/** What the fourth reading of the skills of 2025 suspected; docs/readings.md says what each of them came to. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood25 } from '../blood/b25.ts';

const THRALL = { position: 'vampire/thrallLineman' };
const pointsOf = (s: BloodScenario, name: string): number => s.game.points(s.id(name));

describe('Bullseye and Swoop', () => {
  const superb = (): BloodScenario =>
    blood25('A B . . . .', { who: { A: ['throwTeammate', 'bullseye'], B: ['rightStuff', 'swoop'] } })
      .answers({ throwTeammate: 'A' }, { throwTeammate: 'B' })
      .dice('d6:6')
      .answers({ to: [14, 5] })
      .expectAsked('useSkill', 'home', 'yes', 'no');
  test('B25-SKILL-BULLSEYE-01, B25-Q-192: straight to the target square', () => {
    superb().dice('d6:3').answers('yes').expectSquare('B', [14, 5]).done();
  });
  test('B25-TRAIT-SWOOP-01, B25-Q-192: or swooping from there', () => {
    superb()
      .answers('no', 'yes')
      .dice('d6:3', 'd6:2', 'd6:3')
      .answers({ facing: 'right' })
      .expectSquare('B', [16, 5])
      .done();
  });
  test('B25-SKILL-BULLSEYE-01: nobody is asked where nobody could swoop', () => {
    blood25('A B . . . .', { who: { A: ['throwTeammate', 'bullseye'], B: ['rightStuff'] } })
      .answers({ throwTeammate: 'A' }, { throwTeammate: 'B' })
      .dice('d6:6', 'd6:3')
      .answers({ to: [14, 5] })
      .expectSquare('B', [14, 5])
      .done();
  });
});

describe('Bloodlust', () => {
  const blownUp = (target: string, ...dice: string[]): BloodScenario =>
    blood25('B . . .\n. . . .\nA 1 . .', {
      who: { A: ['bloodlust2'], B: THRALL, 1: ['saboteur', 'secretWeapon'] },
    })
      .dice(target, 'block:defenderDown')
      .answers({ block: 'A' }, { target: '1' }, ...(target === 'd6:1' ? (['no'] as const) : []))
      .answers({ to: [12, 7] }, 'no')
      .dice('d6:4', ...dice)
      .answers('yes');
  test('B25-TRAIT-BLOODLUST-04, B25-SKILL-SABOTEUR-03: blown off the pitch it bites nobody, and that is a turnover', () => {
    blownUp('d6:1', '2d6:12', '2d6:8').expectState('A', 'knockedOut').expectTurnover('bloodLust');
  });
  test('B25-TRAIT-BLOODLUST-03, B25-Q-103: lying there it may bite all the same', () => {
    const s = blood25('. A 1 .\nB . . .', { who: { A: ['bloodlust2'], B: THRALL, 1: ['saboteur', 'secretWeapon'] } });
    s.dice('d6:1', 'block:defenderDown').answers({ block: 'A' }, { target: '1' }, 'no', { to: [13, 5] }, 'no');
    s.dice('d6:4', '2d6:3').answers('yes').expectState('A', 'prone').expectAsked('bite', 'home');
    s.dice('2d6:3').answers({ player: 'B' }).expectTurnover('none').done();
  });
  test('B25-SKILL-SABOTEUR-03: without lust it is no turnover', () => {
    blownUp('d6:2', '2d6:12', '2d6:8').expectState('A', 'knockedOut').expectTurnover('none');
  });
});

describe('Monstrous Mouth', () => {
  test('B25-SKILL-MONSTROUSMOUTH-02, B25-TRAIT-TRICKSTER-01: who slips away lets go, wherever it is pushed to', () => {
    const s = blood25('. . . .\nA . . .\n. 1 B .', { who: { 1: ['monstrousMouth', 'trickster'] }, active: 'away' });
    s.dice('d6:3').answers({ chomp: '1' }, { chomp: 'A' });
    s.dice('block:pushed').answers({ block: 'B' }, { target: '1' }, { to: [12, 6] }, { to: [11, 5] }, 'no');
    s.expectSquare('1', [11, 5])
      .answers({ move: 'A' })
      .expectLegal({ to: [9, 7] });
  });
  test('B25-SKILL-MONSTROUSMOUTH-02, B25-SKILL-HITANDRUN-05: so does who runs off, and comes back in the same Blitz', () => {
    const s = blood25('. . . . .\n. 1 A 2 .\n. . . . .\n. . . . .', {
      who: { A: { strength: 4, skills: ['monstrousMouth', 'hitAndRun'] } },
    });
    s.dice('d6:3').answers({ chomp: 'A' }, { chomp: '1' }, 'endTurn');
    s.dice('block:pushed').answers({ blitz: 'A' }, { target: '2' }, { target: '2' }, { to: [14, 5] }, 'yes');
    s.answers({ to: [13, 7] }, { to: [12, 7] }, 'stop')
      .expectSquare('A', [12, 7])
      .expectAsked('action', 'away');
    s.answers({ move: '1' }).expectLegal({ to: [10, 6] });
  });
  test('B25-SKILL-MONSTROUSMOUTH-02, B25-TRAIT-RIGHTSTUFF-01: so does who is thrown, and comes down next to it', () => {
    const s = blood25('A B 1 . .', {
      who: { A: ['throwTeammate', 'bullseye'], B: ['monstrousMouth', 'rightStuff'], 1: { acted: true } as never },
    });
    s.dice('d6:3').answers({ chomp: 'B' }, { chomp: '1' });
    s.dice('d6:6', 'd6:6').answers({ throwTeammate: 'A' }, { throwTeammate: 'B' }, { to: [13, 5] });
    s.expectSquare('B', [13, 5])
      .answers({ move: '1' })
      .expectLegal({ to: [12, 4] });
  });
});

describe('Multiple Block', () => {
  const twoAt = (drawing: string, first: string, second: string): BloodScenario =>
    blood25(drawing, { who: { A: { strength: 5, skills: ['multipleBlock'] } } })
      .dice('block:defenderDown')
      .answers({ block: 'A' }, { multipleBlock: first }, { target: second });
  test('B25-SKILL-MULTIPLEBLOCK-02, B25-Q-91: who is freed by the first does not help in the second', () => {
    const s = twoAt('. . . .\n. 1 B .\n. A 2 .', '1', '2');
    s.dice('2d6:3', 'block:pushed')
      .answers({ to: [11, 5] })
      .expectDice(1);
  });
  test('B25-SKILL-MULTIPLEBLOCK-02, B25-Q-91: who helped then does so, though the first has brought an opponent to it', () => {
    const s = blood25('. A 2 .\n. 1 . B\n. . . .', { who: { A: { strength: 6, skills: ['multipleBlock'] } } });
    s.dice('block:pushed', 'block:pushed');
    s.answers({ block: 'A' }, { multipleBlock: '1' }, { target: '2' }, { face: 'pushed' });
    s.dice('block:pushed', 'block:pushed')
      .answers({ to: [12, 7] })
      .expectDice(2);
  });
  test('B25-SKILL-MULTIPLEBLOCK-05, B25-TRAIT-TRICKSTER-01: who slips away is counted where it stands', () => {
    const s = blood25('. . . .\n1 A 2 .\n. . . .\n. B . .', {
      who: { A: { strength: 6, skills: ['multipleBlock'] }, 2: ['trickster'] },
    });
    s.dice('block:pushed').answers({ block: 'A' }, { multipleBlock: '1' }, { target: '2' }, { to: [9, 6] });
    s.dice('block:pushed', 'block:pushed')
      .answers({ to: [11, 7] })
      .expectDice(2);
  });
});

describe('Violent Innovator', () => {
  test('B25-SKILL-VIOLENTINNOVATOR-01, B25-TRAIT-KICKTEAMMATE-01: whoever it kicks somebody at', () => {
    const kicks = (...skills: ('violentInnovator' | 'strongArm')[]): BloodScenario =>
      blood25('A B . 1 . .', { who: { A: ['kickTeammate', 'bullseye', ...skills], B: ['rightStuff'] } })
        .answers({ kickTeammate: 'A' }, { kickTeammate: 'B' })
        .dice('d6:6', '2d6:12', '2d6:10', 'd16:3', 'd8:5', '2d6:3')
        .answers({ to: [13, 5] });
    expect(pointsOf(kicks('violentInnovator'), 'A')).toBe(2);
    expect(pointsOf(kicks('strongArm'), 'A')).toBe(0);
  });
  test('B25-SKILL-VIOLENTINNOVATOR-01: not whoever it throws, which is no Special Action', () => {
    const s = blood25('A B . 1 . .', {
      who: {
        A: ['throwTeammate', 'bullseye', 'stab', 'violentInnovator'],
        B: ['rightStuff', 'stab', 'violentInnovator'],
      },
    })
      .answers({ throwTeammate: 'A' }, { throwTeammate: 'B' })
      .dice('d6:6', '2d6:12', '2d6:10', 'd16:3', 'd8:5', '2d6:3')
      .answers({ to: [13, 5] });
    expect([pointsOf(s, 'A'), pointsOf(s, 'B')]).toEqual([0, 0]);
  });
  const whirls = (drawing: string, skill: 'violentInnovator' | 'thickSkull', ...dice: string[]): BloodScenario =>
    blood25(drawing, { at: [10, 1], who: { A: { skills: ['ballAndChain', 'noBall', skill] } } })
      .answers({ ballAndChain: 'A' })
      .dice('d6:3', ...dice)
      .answers({ facing: 'up' });
  test('B25-SKILL-VIOLENTINNOVATOR-01, B25-TRAIT-BALLANDCHAIN-01: whoever it sweeps into the crowd', () => {
    const dice = ['block:pushed', '2d6:10', 'd16:3'];
    expect(pointsOf(whirls('1\nA', 'violentInnovator', ...dice), 'A')).toBe(2);
    expect(pointsOf(whirls('1\nA', 'thickSkull', ...dice), 'A')).toBe(0);
  });
  test('B25-SKILL-VIOLENTINNOVATOR-01, B25-TRAIT-BALLANDCHAIN-05: whoever lay there, too', () => {
    const s = blood25('1\nA', {
      at: [10, 1],
      who: { A: { skills: ['ballAndChain', 'noBall', 'violentInnovator'] }, 1: { state: 'prone' } as never },
    });
    s.answers({ ballAndChain: 'A' }).dice('d6:3', '2d6:10', 'd16:3').answers({ facing: 'up' });
    expect(pointsOf(s, 'A')).toBe(2);
  });
  test('B25-SKILL-VIOLENTINNOVATOR-01: a Block into the crowd is none', () => {
    const s = blood25('1\nA', { at: [10, 1], who: { A: ['stab', 'violentInnovator'] } });
    s.dice('block:pushed', '2d6:10', 'd16:3').answers({ block: 'A' }, { target: '1' }, 'no');
    expect(pointsOf(s, 'A')).toBe(0);
  });
});

describe('Stand Firm', () => {
  test('B25-SKILL-STANDFIRM-01, B25-TRAIT-BALLANDCHAIN-05: not where nobody is Blocked', () => {
    const s = blood25('. . 2 .\nA b 3 .\n. . 4 .', {
      who: { A: { skills: ['ballAndChain', 'noBall'] }, 2: ['standFirm'], 3: ['standFirm'], 4: ['standFirm'] },
    });
    s.answers({ ballAndChain: 'A' })
      .dice('d6:3', '2d6:3')
      .answers({ facing: 'right' }, { to: [12, 6] }, { to: [13, 6] });
    s.expectPitch('. . 2 .\n. A b 3\n. . 4 .').done();
  });
});

describe('Savage Mauling', () => {
  test('B25-STARRULE-59, B25-FOUL-06: the Injury roll of a Foul with which nobody helps is made again, and only once', () => {
    const s = blood25('A 1', { who: { A: ['savageMauling'], 1: { state: 'prone' } as never } });
    s.dice('d6:6', 'd6:5', 'd6:1', 'd6:2').fouls('A', '', '1').expectAsked('useSkill', 'home');
    s.dice('d6:5', 'd6:4').answers('yes').expectState('1', 'knockedOut').done();
  });
});

describe('Pile Driver', () => {
  test('B25-SKILL-PILEDRIVER-03, B25-TRAIT-CHAINSAW-04: whoever its chainsaw has stunned stays so', () => {
    const s = blood25('A 1 .', { who: { A: ['pileDriver', 'chainsaw'] } });
    s.dice('block:defenderDown', '2d6:3').answers({ block: 'A' }, { target: '1' }, { to: [12, 5] }, 'yes', 'yes');
    s.dice('d6:1', '2d6:11', '2d6:4').answers('yes').expectState('A', 'stunned').expectNotLogged('placedProne');
  });
});

describe('My Ball', () => {
  test('B25-TRAIT-MYBALL-01, B25-Q-193: going down with Safe Pair of Hands it may say where the ball goes', () => {
    const s = blood25('A 1 .', { ball: '1', who: { 1: ['myBall', 'safePairOfHands'] } });
    s.dice('block:defenderDown', '2d6:3').answers({ block: 'A' }, { target: '1' }, { to: [12, 5] }, 'no');
    s.expectAsked('putBallDown', 'away')
      .answers({ to: [13, 5] })
      .expectBall([13, 5]);
  });
});

describe('Dump-off', () => {
  const dumps = (drawing: string, skills: readonly ('accurate' | 'pass' | 'cloudBurster')[]): BloodScenario =>
    blood25(drawing, { ball: '1', who: { 1: ['dumpOff', ...skills] } }).answers({ block: 'A' }, { target: '1' }, 'yes');
  test('B25-SKILL-DUMPOFF-01, B25-SKILL-ACCURATE-01, B25-Q-194: what helps a Quick Pass helps here', () => {
    const s = dumps('. . . .\nA 1 . 2', ['accurate', 'pass'])
      .dice('d6:2')
      .answers({ to: [13, 6] });
    s.expectModifiers('pass', { accurate: 1, tackleZones: -1 }).expectAsked('reroll', 'away', 'keep', {
      reroll: 'pass',
    });
  });
  test('B25-SKILL-DUMPOFF-01, B25-SKILL-CLOUDBURSTER-01, B25-Q-194: nobody intercepts it', () => {
    const open = dumps('. . . . .\nA 1 . B 2', [])
      .dice('d6:6')
      .answers({ to: [14, 6] });
    open.expectAsked('intercept', 'home');
    const closed = dumps('. . . . .\nA 1 . B 2', ['cloudBurster']).dice('d6:6', 'd6:6', 'block:pushed');
    closed.answers({ to: [14, 6] }).expectBall('2');
  });
});

describe('Bombs', () => {
  test('B25-SKILL-GIVEANDGO-01, B25-TRAIT-BOMBARDIER-01, B25-Q-195: whoever has thrown one does not move', () => {
    const s = blood25('A . . .', { who: { A: ['bombardier', 'giveAndGo'] } });
    s.answers({ bomb: 'A' })
      .dice('d6:6')
      .answers({ to: [13, 5] })
      .expectAsked('action');
  });
});

describe('Regeneration', () => {
  test('B25-TRAIT-REGENERATION-01, B25-Q-197: no Team Re-roll, in the own turn either', () => {
    const s = blood25('A 1 .\n. . .\nB . .', {
      rerolls: { home: 2 },
      who: { A: ['regeneration'], 1: ['saboteur', 'secretWeapon'] },
    });
    s.dice('block:defenderDown').answers(
      { block: 'A' },
      { target: '1' },
      { face: 'defenderDown' },
      { to: [12, 5] },
      'no',
    );
    s.dice('d6:4', '2d6:12', '2d6:11', 'd6:3', 'd16:3').answers('yes');
    s.expectState('A', 'casualties').expectTurnover('none').expectRerolls(2, 0).done();
  });
});
