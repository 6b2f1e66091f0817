/** Rare interactions of 2025 that readers suspected; docs/readings.md says what each of them came to. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blood2025 } from '../../src/blood/editions/2025/index.ts';
import { CHEERED } from '../../src/blood/words.ts';
import { teamTarget, Until } from '../../src/kernel/effects.ts';
import type { Answer } from '../../src/kernel/question.ts';
import { type BloodScenario, blood25, type Settings } from '../blood/b25.ts';

/** Home kicks. A to C on its line, D and E behind it; away's 1 to 3 on theirs, 4 in its End Zone. */
const DRAWING = [
  '. . . . . A 1 . . . . . . . . . . . .',
  '. . . D . B 2 . . . . . . . . . . . 4',
  '. . . E . C 3 . . . . . . . . . . . .',
].join('\n');
const kicks = (total: number, dice: readonly string[], more: Settings = {}): BloodScenario =>
  blood25(DRAWING, {
    at: [8, 7],
    kicking: 'home',
    active: 'away',
    turns: { home: 1, away: 1 },
    moment: 'kickOff',
    ...more,
  })
    .starts()
    .answers({ player: 'D' })
    .dice('d8:5', 'd6:1', `2d6:${total}`, ...dice)
    .answers({ to: [20, 10] });
const turnovers = (s: BloodScenario): string[] =>
  (s.game.events ?? []).flatMap(e => (e.type === 'turnover' ? [e.cause] : []));

describe('Touchdowns', () => {
  test('B25-Q-15: caught in the End Zone by a kicker: nobody loses a turn', () => {
    const s = blood25('. A 1\n. B 2\nD C 3', {
      at: [12, 7],
      kicking: 'home',
      active: 'away',
      turns: { home: 1, away: 1 },
      moment: 'kickOff',
      bench: { E: { square: [26, 8], state: 'standing' } },
    }).starts();
    s.answers({ player: 'D' })
      .dice('d8:5', 'd6:1', '2d6:2', 'd6:3')
      .answers({ to: [25, 8] })
      .expectScore(1, 0);
    expect([s.game.turn(0), s.game.turn(1)]).toEqual([1, 1]);
  });
  test('B25-TD-09: is told once', () => {
    const s = blood25('A .', { at: [25, 5], ball: 'A', bench: { 1: { square: [10, 10], state: 'standing' } } });
    s.answers({ move: 'A' }).walks('A', 'e').expectScore(1, 0);
    expect(turnovers(s)).toEqual(['touchdown']);
  });
});

describe('Charge!', () => {
  test('B25-Q-18: a cheer for the next turn is not used up in it', () => {
    const s = kicks(10, ['d3:1']);
    s.game.affect(teamTarget(0), CHEERED, 0, Until.match);
    s.answers({ player: 'D' }, 'ready', { blitz: 'D' }, { target: '1' });
    s.walks('D', 'n ne e').dice('block:pushed').answers({ target: '1' }).expectDice(1);
    expect(s.game.isAffected(teamTarget(0), CHEERED)).toBe(true);
  });
  test('B25-Q-20: a team-mate pushed into the crowd ends the activation, but not the Charge', () => {
    const s = kicks(10, ['d3:1'], {
      bench: {
        F: { square: [5, 1], state: 'standing' },
        G: { square: [6, 1], state: 'standing' },
        H: { square: [7, 1], state: 'standing' },
        5: { square: [6, 2], state: 'standing' },
        J: { square: [6, 4], state: 'standing' },
      },
    });
    s.answers({ player: 'J' }, { player: 'E' }, 'ready', { blitz: 'J' }, { target: '5' }).walks('J', 'n');
    s.dice('block:pushed', 'block:pushed').answers({ target: '5' }, { face: 'pushed' }, { to: [6, 1] });
    s.dice('2d6:5').answers('no').expectState('G', 'reserves').expectTurnover('intoTheCrowd');
    s.expectAsked('charge', 'home', 'ready', { move: 'E' }).dice('d8:2').answers('ready').expectAsked('action', 'away');
    s.done();
  });
  test('B25-Q-20: time runs out in it, and it is over', () => {
    const inTime = (): BloodScenario =>
      kicks(10, ['d3:1'], { options: { timeLimit: true } }).answers({ player: 'D' }, { player: 'E' });
    const between = inTime();
    between.answers({ timeUp: 'home' });
    between.expectAsked('charge', 'home', 'ready').dice('d8:2').answers('ready').expectAsked('action', 'away').done();
    const within = inTime().answers({ move: 'D' }).dice('d8:2');
    within.answers({ timeUp: 'home' });
    within.expectAsked('action', 'away').done();
  });
});

describe('Actions', () => {
  test('B25-BLITZ-02: time runs out before a target is named: nobody need be', () => {
    const s = blood25('A . 1', { options: { timeLimit: true } }).answers({ blitz: 'A' });
    s.answers({ timeUp: 'home' });
    s.expectAsked('action', 'away');
  });
  test('B25-STALL-01: a carrier that takes root, or is held, is not stalling', () => {
    blood25('A . .', {
      at: [23, 5],
      ball: 'A',
      who: { A: { rooted: true } as never },
      bench: { 1: { square: [10, 10], state: 'standing' } },
    })
      .answers({ move: 'A' }, 'stop')
      .expectNotLogged('stallRolled')
      .done();
  });
});

describe('injuries', () => {
  const lamed = (who: object, die: number, dice: number): BloodScenario =>
    blood25('A 1 . .\n. . . 2', { who: { 1: who } as never })
      .dice(...Array.from({ length: dice }, () => 'block:defenderDown'), '2d6:9', '2d6:10', 'd16:13', `d6:${die}`)
      .blocks('A', '1')
      .answers(...(dice > 1 ? [{ face: 'defenderDown' }] : []), { to: [12, 5] }, 'no');
  test.each([
    ['movement', { movement: 1 }, 3],
    ['passing', { passing: 0 }, 4],
    ['passing', { passing: 6 }, 4],
    ['strength', { strength: 1 }, 6],
  ] as const)('B25-LAST-08, B25-Q-06: %s cannot get worse than it is %j', (_name, who, die) => {
    const s = lamed(who, die, 'strength' in who ? 3 : 1).expectEvent({ type: 'lastingInjury', die, loses: 'nothing' });
    expect(s.game.casualty(s.id('1'))).toBe(13);
    s.done();
  });
});

describe('refusals', () => {
  const source = readFileSync(new URL('../../src/blood/why.ts', import.meta.url), 'utf8');
  const catalogue = readFileSync(new URL('../../../../docs/rules/blood-2025.md', import.meta.url), 'utf8');
  /** Rules of cards, which 2025 does not have. */
  const ONLY_2016 = ['B16-SPCARD-19'];
  test('cite no rule of 2016, and none that 2025 does not have', () => {
    const cited = [...new Set(source.match(/B16-[A-Z]+-\d+/g))].filter(id => !ONLY_2016.includes(id));
    expect(cited.length).toBeGreaterThan(30);
    const here = cited.map(id => blood2025.cites.refusals?.[id]);
    expect(cited.filter((_, i) => here[i] === undefined)).toEqual([]);
    expect(here.filter(id => !catalogue.includes(`**${id}**`))).toEqual([]);
  });
  const refusal = (s: BloodScenario, answer: Answer): string => {
    const found = s.game.whyNot(s.game.readAnswer(answer));
    return `${found?.rule}: ${found?.reason} ${JSON.stringify(found?.facts)}`;
  };
  test('B25-BLITZ-06: of somebody else than was named', () => {
    const s = blood25('A 1\n. 2').answers({ blitz: 'A' }, { target: '2' });
    expect(refusal(s, { target: '1' })).toBe('B25-BLITZ-06: namedAnother {"who":"A"}');
  });
  test('B25-BLITZ-03: of a Blitz that reaches nobody', () => {
    const s = blood25('A . . . . . . . . . . 1');
    expect(refusal(s, { blitz: 'A' })).toBe('B25-BLITZ-03: nobodyInReach {"who":"A"}');
  });
  test('B25-SECURE-01: of an Action that only some may declare', () => {
    const s = blood25('A . 1', { ball: 'A' });
    expect(refusal(s, { secureBall: 'A' })).toBe('B25-SECURE-01: mayNotDeclare {"who":"A","action":"secureBall"}');
  });
  test('B25-HAND-04: of a hand-off to an opponent', () => {
    const s = blood25('A 1', { ball: 'A' }).answers({ handOff: 'A' });
    expect(refusal(s, { target: '1' })).toBe('B25-HAND-04: noTeammate {"who":"A","whom":"1"}');
  });
});

describe('what a follow-up and a put-down ball come to', () => {
  test('B25-Q-55: following up into the End Zone scores, whatever the other one does as it falls', () => {
    const s = blood25('. .\n. 1\nA .', {
      at: [25, 4],
      ball: 'A',
      who: { 1: { skills: ['saboteur'] } as never },
      bench: { 2: { square: [10, 10], state: 'standing' } },
    });
    s.dice('block:defenderDown')
      .blocks('A', '1')
      .answers({ to: [26, 4] });
    s.answers('yes').expectAsked('useSkill', 'away').dice('d6:4', '2d6:3', 'd8:4', 'd6:1').answers('yes');
    s.expectScore(1, 0).done();
  });
  test('B25-PRIN-FAQ-10, B25-Q-54: the ball put down in a Pass Action is stalling all the same', () => {
    const s = blood25('A . .', {
      at: [23, 5],
      ball: 'A',
      turns: { home: 3, away: 3 },
      who: { A: { skills: ['fumblerooski'] } as never },
      bench: { 1: { square: [10, 10], state: 'standing' } },
    });
    s.answers({ pass: 'A' }, 'leaveBall').walks('A', 'e').expectBall([23, 5]).dice('d6:1').answers('stop');
    s.expectEvent({ type: 'stallRolled', die: 1 }).done();
  });
});

describe('suspected in vain', () => {
  test('B25-Q-07: a side with nobody to set up plays its drive all the same', () => {
    const s = blood25('', {
      moment: 'drive',
      kicking: 'home',
      active: 'away',
      turns: { home: 2, away: 2 },
      bench: { A: { state: 'casualties' }, 1: { state: 'reserves' } },
    }).starts();
    s.expectAsked('setUp', 'home').answers('ready').expectAsked('setUp', 'away').answers('ready');
    s.expectAsked('placeBall', 'home')
      .dice('d8:5', 'd6:1', '2d6:10', 'd3:1', 'd8:2')
      .answers({ to: [20, 8] });
    s.expectAsked('action', 'away').answers('endTurn').expectAsked('action', 'away').expectScore(0, 0);
    expect([s.game.turn(0), s.game.turn(1)]).toEqual([3, 4]);
    s.done();
  });
  test('B25-CROWD-03, B25-CORNER-01: the ball of a carrier pushed off at a corner comes back by a D3', () => {
    const s = blood25('. 1\nA .', { at: [25, 1], ball: '1', bench: { 2: { square: [5, 5], state: 'standing' } } });
    s.dice('block:pushed', '2d6:5', 'd3:2', '2d6:4', 'd8:2').blocks('A', '1').answers('no');
    s.expectState('1', 'reserves').expectBall([23, 3]).expectTurnover('none').done();
  });
  test('B25-TD-05: the own carrier, pushed along in a chain, scores', () => {
    const s = blood25('. . .\nA 1 B\n. . .', {
      at: [23, 5],
      ball: 'B',
      bench: {
        C: { square: [25, 5], state: 'standing' },
        D: { square: [25, 7], state: 'standing' },
        2: { square: [5, 5], state: 'standing' },
      },
    });
    s.dice('block:pushed', 'block:pushed')
      .blocks('A', '1')
      .answers({ face: 'pushed' }, { to: [25, 6] });
    s.answers({ to: [26, 6] }, 'no')
      .expectScore(1, 0)
      .expectAsked('setUp', 'home');
    expect(turnovers(s)).toEqual(['touchdown']);
  });
  test('B25-OPPTD-02, B25-INTER-10: intercepted in the End Zone, in the other side’s turn', () => {
    const s = blood25('A .\n. .\n1 .\n. .\nB .', {
      at: [1, 3],
      ball: 'A',
      turns: { home: 3, away: 2 },
      kicking: 'away',
    });
    s.answers({ pass: 'A' }, 'throw')
      .dice('d6:6')
      .answers({ to: [1, 7] })
      .expectAsked('intercept', 'away');
    s.dice('d6:6').answers({ player: '1' }).expectScore(0, 1).expectAsked('setUp', 'away');
    expect([turnovers(s), s.game.turn(0), s.game.turn(1)]).toEqual([['touchdown'], 3, 3]);
    s.done();
  });
  test('B25-APO-01: both sides’ apothecaries after one Both Down, each asked of its own coach; the ball last', () => {
    const s = blood25('A 1 . .\n. . . 2', { ball: 'A', apothecaries: { home: 1, away: 1 } });
    s.dice('block:bothDown', '2d6:9', '2d6:8').blocks('A', '1').expectAsked('apothecary', 'away');
    s.dice('2d6:9', '2d6:8').answers('yes').expectAsked('apothecary', 'home').dice('d8:2').answers('yes');
    s.expectState('1', 'stunned').expectState('A', 'stunned').expectTurnover('knockedDown').done();
  });
  test('B25-Q-48: a team-mate with the ball that is landed on: a turnover, and the ball bounces when both are down', () => {
    const s = blood25('T R . . C . .\n. . . . . . 2', {
      at: [8, 5],
      ball: 'C',
      who: { T: { skills: ['throwTeammate'] }, R: { skills: ['rightStuff'] } } as never,
    });
    s.answers({ throwTeammate: 'T' }, { throwTeammate: 'R' });
    s.dice('d6:5', 'd8:5', 'd8:4', 'd8:5', '2d6:4', 'd8:6', '2d6:3', 'd8:2').answers({ to: [11, 5] });
    s.expectState('C', 'prone').expectState('R', 'prone').expectBall([12, 4]).expectTurnover('knockedDown').done();
  });
  test('B25-WEATHER-07: whoever the heat took is back for the drive after the next', () => {
    const s = blood25('A . . B\n1 . . 2', {
      moment: 'driveEnd',
      kicking: 'home',
      active: 'home',
      turns: { home: 4, away: 4 },
      weather: 'swelteringHeat',
    });
    s.dice('d3:3', 'pick:1', 'pick:1', 'pick:1', 'pick:1').starts();
    s.expectState('A', 'exhausted').expectState('B', 'exhausted').answers('ready', 'ready');
    s.expectState('A', 'reserves').expectAsked('placeBall', 'home').done();
  });
  test('B25-STALL-06: the crowd’s victim drops the ball to a team-mate, who scores', () => {
    const s = blood25('A .\n. B', {
      at: [25, 5],
      ball: 'A',
      turns: { home: 1, away: 1 },
      bench: { 1: { square: [10, 10], state: 'standing' } },
    });
    s.answers({ move: 'A' }).dice('d6:1', '2d6:3', 'd8:8', 'd6:6').answers('stop').expectScore(1, 0).done();
  });
});

describe('with skills', () => {
  test('B25-KOEV-28, B25-TRAIT-BALLANDCHAIN-01: a Ball & Chain is not walked about in a Charge!', () => {
    const s = kicks(10, ['d3:1'], { who: { D: { skills: ['ballAndChain'] } as never } });
    s.answers({ player: 'D' }, { player: 'E' }).expectAsked('charge', 'home');
    s.expectIllegal({ move: 'D' }, { blitz: 'D' }).expectLegal({ move: 'E' });
  });
  test('B25-WEATHER-12: no Hail Mary Pass in a Blizzard', () => {
    const s = blood25('A . . . B', {
      ball: 'A',
      weather: 'blizzard',
      who: { A: { skills: ['hailMaryPass'] } as never },
    });
    s.answers({ pass: 'A' });
    expect(JSON.stringify(s.game.legalAnswers())).not.toMatch(/hailMary/i);
  });
  test('B25-Q-56: the re-roll for the drive goes before the Leader’s and the team’s own', () => {
    const s = kicks(7, ['d6:1', 'd6:5', 'd8:2'], {
      rerolls: { away: 1 },
      leaderReroll: { away: true },
      who: { 4: { skills: ['leader'], movement: 1 } as never },
    } as never);
    s.answers({ move: '4' }).walks('4', 'n').dice('d6:1').walks('4', 'n').dice('d6:2').answers({ reroll: 'team' });
    s.expectRerolls(0, 1);
    expect(s.game.leaderReroll(1)).toBe(true);
    s.done();
  });
  test('B25-SWEAP-02, B25-ARGUE-T1, B25-Q-57: Secret Weapons go first, the knocked out too; a 1 silences the coach', () => {
    const s = blood25('A . . B\n1 . . 2', {
      moment: 'driveEnd',
      kicking: 'home',
      active: 'home',
      turns: { home: 4, away: 4 },
      weather: 'swelteringHeat',
      who: { A: { skills: ['secretWeapon'] } } as never,
      bench: { C: { state: 'knockedOut', skills: ['secretWeapon'], tookPart: true } as never },
    });
    s.starts().answers({ player: 'A' }).expectAsked('argueTheCall', 'home');
    s.dice('d6:1', 'd3:1', 'pick:1', 'pick:1').answers('yes');
    s.expectState('A', 'sentOff').expectState('C', 'sentOff').expectState('B', 'exhausted').done();
  });
});
