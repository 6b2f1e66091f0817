/** What the third reading of 2025 suspected; docs/readings.md says what each of them came to. */
import { describe, expect, test } from 'vitest';
import { skillNumber } from '../../src/blood/names.ts';
import { HURT_BY } from '../../src/blood/words.ts';
import { type BloodScenario, blood25 } from '../blood/b25.ts';

const standing = (column: number, row: number) => ({ square: [column, row], state: 'standing' }) as const;
const down = { state: 'prone' } as const;

describe('Ball & Chain', () => {
  test('B25-PRIN-STAT-05, B25-ASSIST-03: nobody helps to hit a team-mate', () => {
    const s = blood25('. . C .\n. A B .\n. . D .', { who: { A: { skills: ['ballAndChain', 'noBall'] } } });
    s.answers({ ballAndChain: 'A' }).dice('d6:3', 'block:pushed').answers({ facing: 'right' }).expectDice(1);
  });
  test('B25-ASSIST-03: those who mark an opponent do help', () => {
    const s = blood25('. . C .\n. A 1 .\n. . D .', { who: { A: { skills: ['ballAndChain', 'noBall'] } } });
    s.answers({ ballAndChain: 'A' }).dice('d6:3', 'block:pushed', 'block:pushed').answers({ facing: 'right' });
    s.expectDice(2);
  });
  test('B25-TRAIT-BALLANDCHAIN-01: whatever it has learned, it declares nothing else', () => {
    const s = blood25('. A 1 .', { ball: [{ square: [3, 3] }], who: { A: { skills: ['ballAndChain', 'stab'] } } });
    s.expectAsked('action', 'home', { ballAndChain: 'A' }, 'endTurn');
  });
  test('B25-Q-191: no Team Re-roll for its way', () => {
    const s = blood25('A . B', { rerolls: { home: 1 }, who: { A: { skills: ['ballAndChain', 'noBall', 'pro'] } } });
    s.answers({ ballAndChain: 'A' }).dice('d6:1').answers({ facing: 'right' }).expectAsked('careen', 'home').done();
  });
});

describe('Bloodlust', () => {
  const thirsty = (drawing: string): BloodScenario =>
    blood25(drawing, {
      at: [24, 5],
      ball: 'A',
      who: { A: { skills: ['bloodlust2'] }, B: { position: 'vampire/thrallLineman' } },
    })
      .dice('d6:1')
      .answers({ move: 'A' })
      .answers({ to: [26, 5] });
  test('B25-Q-103, B25-MOVE-02: out of the End Zone again, to a Thrall that stands elsewhere', () => {
    const s = thirsty('. A .\n. . .\n. . .\n. B .').expectAsked(
      'activity',
      'home',
      { to: [25, 5] },
      { to: [25, 4] },
      { to: [25, 6] },
      { to: [26, 4] },
      { to: [26, 6] },
      'stop',
    );
    s.answers({ to: [26, 6] }, { to: [25, 7] }, { to: [26, 7] });
    s.dice('2d6:3').answers('stop', { player: 'B' }).expectScore(1, 0);
  });
});

describe('Star Player Points of a Casualty', () => {
  const pointsOf = (s: BloodScenario, name: string): number => s.game.points(s.id(name));
  test('B25-SKILL-ARMBAR-02: by Arm Bar', () => {
    const s = blood25('1 A . .\n2 . . B', { who: { 1: ['armBar'] } })
      .answers({ move: 'A' })
      .dice('d6:2', '2d6:12', '2d6:10', 'd16:3')
      .walks('A', 'e');
    expect([pointsOf(s, '1'), pointsOf(s, '2')]).toEqual([2, 0]);
  });
  const flight = (skills: 'lethalFlight' | 'dodge'): BloodScenario =>
    blood25('A B . 1 . .\n. . . . . 2', {
      who: { A: ['throwTeammate', 'bullseye'], B: ['rightStuff', skills] },
    })
      .answers({ throwTeammate: 'A' }, { throwTeammate: 'B' })
      .dice('d6:6', '2d6:12', '2d6:10', 'd16:3', 'd8:5', '2d6:3')
      .answers({ to: [13, 5] });
  test('B25-SKILL-LETHALFLIGHT-03: by Lethal Flight, and by no other', () => {
    expect(pointsOf(flight('lethalFlight'), 'B')).toBe(2);
    expect(pointsOf(flight('dodge'), 'B')).toBe(0);
  });
  test('B25-SKILL-VIOLENTINNOVATOR-01: by a bomb and by fire, not by a Foul', () => {
    const bomb = blood25('A . . 1 . . B', { who: { A: ['bombardier', 'violentInnovator'] } })
      .answers({ bomb: 'A' })
      .dice('d6:6', 'd6:1', '2d6:12', '2d6:10', 'd16:3')
      .answers({ to: [13, 5] });
    expect(pointsOf(bomb, 'A')).toBe(2);
    const fire = blood25('A 1 .', { who: { A: ['breatheFire', 'violentInnovator'] } })
      .dice('d6:6', '2d6:12', '2d6:10', 'd16:3')
      .answers({ breatheFire: 'A' }, { breatheFire: '1' });
    expect(pointsOf(fire, 'A')).toBe(2);
    const foul = blood25('A 1 .', { who: { A: ['stab', 'violentInnovator'], 1: down } })
      .dice('d6:6', 'd6:5', 'd6:6', 'd6:5', 'd16:3')
      .fouls('A', '', '1');
    expect(pointsOf(foul, 'A')).toBe(0);
  });
  test('B25-TSPEC-01, B25-SKILL-VIOLENTINNOVATOR-01: it is worth what a Casualty is worth to the team', () => {
    const s = blood25('A 1 .', {
      who: { A: ['stab', 'violentInnovator'] },
      brings: { home: { brawlinBrutes: 1 } },
    })
      .dice('2d6:12', '2d6:10', 'd16:3')
      .answers({ stab: 'A' }, { stab: '1' });
    expect(pointsOf(s, 'A')).toBe(3);
  });
});

describe('Getting Even', () => {
  test('B25-Q-40: the crowd is nobody, whoever had hurt the player before', () => {
    const s = blood25('1 . .\nA . .\n. . B', {
      at: [10, 1],
      effects: [{ on: '1', kind: 'hurtBy', value: 'B', until: 'match' }] as never,
    });
    expect(s.game.isAffected(s.id('1'), HURT_BY)).toBe(true);
    s.dice('block:pushed').blocks('A', '1');
    s.dice('2d6:10', 'd16:9').answers('no').expectState('1', 'casualties').done();
    expect(s.game.isAffected(s.id('1'), HURT_BY)).toBe(false);
  });
});

describe('extra time', () => {
  const spent = (half: number): BloodScenario =>
    blood25('A . . .\n1 . . .', {
      half,
      turns: { home: 8, away: 8 },
      options: { overtime: true },
      who: { A: ['putridRegurgitation'] },
      effects: [{ on: 'A', kind: 'skillSpent', value: 'putridRegurgitation', until: 'half' }],
    });
  test('B25-Q-60: what is for once a half does not come back, as it does at half-time', () => {
    const over = spent(2).dice('d6:5', 'd6:2').answers('endTurn', 'kick').expectAsked('setUp', 'home');
    expect(over.game.hasSpent(over.id('A'), skillNumber('putridRegurgitation'))).toBe(true);
    const half = spent(1).answers('endTurn').expectAsked('setUp');
    expect(half.game.hasSpent(half.id('A'), skillNumber('putridRegurgitation'))).toBe(false);
  });
});

describe('Secret Weapons', () => {
  const ending = (more: object = {}): BloodScenario =>
    blood25('. A B . .\nC . 1 2 .', {
      moment: 'driveEnd',
      kicking: 'home',
      active: 'home',
      turns: { home: 4, away: 4 },
      who: { A: ['secretWeapon'], B: ['secretWeapon'], 1: ['secretWeapon'] },
      bench: { D: { skills: ['secretWeapon'], state: 'knockedOut', tookPart: true } },
      ...more,
    });
  test('B25-SWEAP-03, B25-Q-57: their coach says who is judged first, until nobody listens any more', () => {
    const s = ending().starts();
    s.expectAsked('secretWeapon', 'home', { player: 'A' }, { player: 'B' }, { player: 'D' });
    s.answers({ player: 'B' }).expectAsked('argueTheCall', 'home').dice('d6:6').answers('yes');
    s.expectAsked('secretWeapon', 'home', { player: 'A' }, { player: 'D' }).answers({ player: 'D' });
    s.dice('d6:1').answers('yes');
    s.expectState('D', 'sentOff').expectState('A', 'sentOff');
    s.expectAsked('argueTheCall', 'away').answers('no').expectAsked('setUp', 'home').expectState('1', 'sentOff').done();
  });
  test('B25-PRIN-BRIBE-03: a coach who is out but has a Bribe says so, too', () => {
    ending({ bribes: { home: 1 }, effects: [{ on: 'home', kind: 'silencedCoach', value: 0, until: 'match' }] })
      .starts()
      .expectAsked('secretWeapon', 'home');
  });
});

describe('the Trapdoors', () => {
  test('B25-Q-137, B25-CROWD-04: an active player that falls in loses the turn, another one does not', () => {
    const brings = { away: { treacherousTrapdoor: 1 } };
    const own = blood25('A . . B', { at: [6, 2], brings, bench: { 1: standing(20, 8) } });
    own
      .dice('d6:1', '2d6:5')
      .answers({ move: 'A' }, { to: [7, 2] })
      .expectTurnover('intoTheCrowd')
      .done();
    const other = blood25('. A 1 . 2', { at: [4, 2], brings });
    other.dice('block:pushed').answers({ block: 'A' }, { target: '1' });
    other
      .dice('d6:1', '2d6:5')
      .answers({ to: [7, 2] }, 'no')
      .expectTurnover('none')
      .done();
  });
  test('B25-Q-50, B25-PRAYER-01: a way over one calls for a roll and excuses a carrier', () => {
    const carrier = (brings: Record<string, number>): BloodScenario =>
      blood25('. B\nA .\n. C', {
        at: [19, 13],
        ball: 'A',
        who: { A: { movement: 7 } },
        bench: { 1: standing(3, 3) },
        brings: { away: brings },
        turns: { home: 2, away: 1 },
      });
    carrier({}).dice('d6:1').answers('endTurn').expectLog('stallRolled').done();
    carrier({ treacherousTrapdoor: 1 }).answers('endTurn').expectNotLogged('stallRolled').done();
  });
  test('B25-KOEV-10, B25-PRAYER-01: whoever runs under a High Kick is tested before the ball comes down', () => {
    const s = blood25('A', {
      at: [19, 7],
      kicking: 'away',
      active: 'home',
      turns: { home: 1, away: 1 },
      moment: 'kickOff',
      brings: { home: { treacherousTrapdoor: 1 } },
      bench: { B: standing(7, 5), C: standing(13, 8), 1: standing(14, 8), 2: standing(18, 8), 3: standing(14, 7) },
    }).starts();
    s.answers({ player: '2' })
      .dice('d8:2', 'd6:1', '2d6:5')
      .answers({ to: [7, 3] });
    s.dice('d6:1', '2d6:5', 'd8:2').answers({ player: 'B' });
    s.expectState('B', 'reserves').expectBall([7, 1]).expectAsked('action', 'home').done();
  });
  const brings = { away: { treacherousTrapdoor: 1 } };
  test('B25-PRAYER-01, B25-SKILL-FRENZY-02: the second block comes after the trapdoor', () => {
    const s = blood25('. A 1', { at: [5, 2], brings, who: { A: ['frenzy'] } });
    s.dice('block:pushed').answers({ block: 'A' }, { target: '1' });
    s.dice('d6:3', 'block:pushed')
      .answers({ to: [8, 2] })
      .expectDice(1);
    const onto = blood25('. A 1 . . 2', { at: [4, 2], brings, who: { A: ['frenzy'] } });
    onto.dice('block:pushed').answers({ block: 'A' }, { target: '1' });
    onto.dice('d6:1', '2d6:5').answers({ to: [7, 2] });
    onto.expectState('1', 'reserves').expectSquare('A', [6, 2]).expectAsked('action', 'away').done();
  });
  test('B25-PRAYER-01: a Ball & Chain player is tested on its way over one', () => {
    const s = blood25('A', { at: [6, 2], brings, who: { A: { skills: ['ballAndChain', 'noBall'] } } });
    s.answers({ ballAndChain: 'A' }).dice('d6:3', 'd6:2').answers({ facing: 'right' }).expectAsked('careen', 'home');
    s.dice('d6:3').answers({ facing: 'right' }).expectSquare('A', [8, 2]).done();
    const fallen = blood25('A . . B . 2', { at: [6, 2], brings, who: { A: { skills: ['ballAndChain', 'noBall'] } } });
    fallen.answers({ ballAndChain: 'A' }).dice('d6:3', 'd6:1', '2d6:5').answers({ facing: 'right' });
    fallen.expectState('A', 'reserves').done();
  });
  test('B25-PRAYER-01, B25-SKILL-ONTHEBALL-01: so is whoever runs while a pass is on its way', () => {
    const runs = (): BloodScenario =>
      blood25('A . . . C\n. . . . .\n. . . . .\n1 . . . .', {
        at: [6, 5],
        ball: 'A',
        brings,
        bench: { 2: { ...standing(6, 1), skills: ['onTheBall'] } },
      })
        .passes('A', '', [10, 5])
        .answers({ player: '2' });
    runs()
      .dice('d6:2')
      .answers({ to: [7, 2] })
      .expectAsked('onTheBallStep', 'away')
      .done();
    const s = runs()
      .dice('d6:1', '2d6:5', 'd6:5', 'd6:5')
      .answers({ to: [7, 2] });
    s.expectState('2', 'reserves').expectBall('C').done();
  });
});

describe('the ball', () => {
  test('B25-HAND-04, B25-TRAIT-NOBALL-01: it may be handed to a team-mate that cannot catch it, whoever else is there', () => {
    const s = blood25('A B\nC 1', { ball: 'A', who: { B: ['noBall'] } }).answers({ handOff: 'A' });
    s.expectAsked('activity', 'home');
    s.dice('d8:2').answers({ target: 'B' }).expectTurnover('passNotCaught').done();
  });
});

describe('Swoop', () => {
  test('B25-Q-191: a Team Re-roll for the way, and another for how far', () => {
    const s = blood25('T R . . . . . . . 1', {
      rerolls: { home: 2 },
      who: { T: { skills: ['throwTeammate'], passing: 3 }, R: ['rightStuff', 'swoop'] } as never,
    }).answers({ throwTeammate: 'T' }, { throwTeammate: 'R' });
    s.dice('d6:6').answers({ to: [13, 7] }, 'keep', 'yes');
    s.dice('d6:1').answers({ facing: 'right' }).expectAsked('reroll', 'home', 'keep', { reroll: 'team' });
    s.dice('d6:3', 'd6:6').answers({ reroll: 'team' }).expectAsked('reroll', 'home', 'keep', { reroll: 'team' });
    s.dice('d6:2', 'd6:6').answers({ reroll: 'team' }).expectSquare('R', [15, 7]).expectState('R', 'standing').done();
  });
});

describe('Furious Outburst', () => {
  test('B25-STARRULE-53, B25-TD-02: whoever scores on the way stabs nobody', () => {
    const who = { A: ['furiousOutburst'], 1: ['trickster'] } as const;
    const s = blood25('A .\n. .\n1 .', { at: [25, 5], ball: 'A', who });
    s.answers({ move: 'A' }, { player: '1' })
      .dice()
      .answers({ to: [26, 6] });
    s.expectScore(1, 0).expectNotLogged('armourRolled');
  });
});
