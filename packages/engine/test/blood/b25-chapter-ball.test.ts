/** The chapter of 2025, line by line: blocks, pushes, fouls, passes, catches, throw-ins, team-mates in the air. */
import { describe, expect, test } from 'vitest';
import { GRID, rangeBetween } from '../../src/blood/pitch.ts';
import { BLOCK_DIE, FACES, Range } from '../../src/blood/words.ts';
import { blood25, type Settings } from './b25.ts';
import { legalOf } from './dsl.ts';

describe('blocks', () => {
  test('B25-BLOCK-02, B25-BDICE-08: equal Strength is one die, whose result stands', () => {
    const s = blood25('A 1').dice('block:pushed').answers({ block: 'A' }, { target: '1' });
    s.expectDice(1).expectAsked('push', 'home').done();
  });
  test('B25-BDICE-07, B25-BDICE-09: the coach of the stronger player picks, whoever blocks', () => {
    const strong = blood25('A 1', { who: { A: { strength: 4 } } }).dice('block:pushed', 'block:bothDown');
    strong.answers({ block: 'A' }, { target: '1' }).expectDice(2).expectAsked('blockDie', 'home').done();
    const weak = blood25('A 1', { who: { 1: { strength: 4 } } }).dice('block:pushed', 'block:bothDown');
    weak.answers({ block: 'A' }, { target: '1' }).expectDice(-2).expectAsked('blockDie', 'away').done();
  });
  test('B25-BDICE-01, B25-PRIN-BDIE-01: six faces, five icons, two of them Push Back', () => {
    expect([FACES.length, new Set(FACES).size, FACES.filter(face => face === 'pushed').length]).toEqual([6, 5, 2]);
    expect(BLOCK_DIE.sides).toBe(6);
  });
  test('B25-BLOCK-06: nobody blocks from the ground', () => {
    blood25('a 1').expectIllegal({ block: 'A' });
  });
  test('B25-ASSIST-01, B25-ASSIST-02, B25-ASSIST-03: a free team-mate that marks the target is worth +1', () => {
    const dice = (drawing: string, ...rolled: string[]) =>
      blood25(drawing)
        .dice(...rolled)
        .answers({ block: 'A' }, { target: '1' });
    dice('A 1\n. B', 'block:pushed', 'block:pushed').expectDice(2);
    dice('A 1 .\n. B .\n. . 2', 'block:pushed').expectDice(1); // B is marked by somebody else
    dice('A 1\n. . . B', 'block:pushed').expectDice(1); // B marks nobody
  });
  test('B25-ASSIST-04, B25-ASSIST-05: and so is one of the other side that marks the blocker', () => {
    const s = blood25('A 1\n2 .').dice('block:pushed', 'block:pushed').answers({ block: 'A' }, { target: '1' });
    s.expectDice(-2);
    blood25('. A 1\nB 2 .').dice('block:pushed').answers({ block: 'A' }, { target: '1' }).expectDice(1);
  });
  test('B25-ASSIST-07: who has been activated helps as well, as often as it can', () => {
    const s = blood25('A 1\n. B', { who: { B: { acted: true } } }).dice('block:pushed', 'block:pushed');
    s.answers({ block: 'A' }, { target: '1' }).expectDice(2).done();
  });
});

describe('pushes', () => {
  test('B25-BDICE-04, B25-PUSH-01, B25-PUSH-02: into one of three squares away from the blocker', () => {
    const s = blood25('A 1').dice('block:pushed').answers({ block: 'A' }, { target: '1' });
    expect(legalOf(s, 'to')).toEqual(['12,4', '12,5', '12,6']);
    const diagonal = blood25('A .\n. 1').dice('block:pushed').answers({ block: 'A' }, { target: '1' });
    expect(legalOf(diagonal, 'to')).toEqual(['11,7', '12,6', '12,7']);
  });
  test('B25-PUSH-03, B25-FOLLOW-01: the blocker’s coach chooses where, and whether to follow', () => {
    const s = blood25('A 1').dice('block:pushed').answers({ block: 'A' }, { target: '1' }).expectAsked('push', 'home');
    s.answers({ to: [12, 5] })
      .expectAsked('followUp', 'home', 'yes', 'no')
      .answers('yes')
      .expectSquare('A', [11, 5]);
  });
  test('B25-PUSH-06, B25-CHAIN-01, B25-CHAIN-03: where all three are taken the push goes on, as far as need be', () => {
    const s = blood25('. . 2 5\nA 1 3 6 .\n. . 4 7').dice('block:pushed').answers({ block: 'A' }, { target: '1' });
    expect(legalOf(s, 'to')).toEqual(['12,5', '12,6', '12,7']);
    s.answers({ to: [12, 6] })
      .expectAsked('push', 'home')
      .answers({ to: [13, 6] })
      .expectAsked('push', 'home');
    s.answers({ to: [14, 6] }, 'no')
      .expectSquare('1', [12, 6])
      .expectSquare('3', [13, 6])
      .expectSquare('6', [14, 6]);
  });
  test('B25-CROWD-02, B25-CINJ-01, B25-FOLLOW-06: over the line into the crowd, and the square may be followed into', () => {
    const s = blood25('1\nA', { at: [12, 1] })
      .dice('block:pushed')
      .answers({ block: 'A' }, { target: '1' });
    s.dice('2d6:5')
      .answers('yes')
      .expectState('1', 'reserves')
      .expectSquare('A', [12, 1])
      .expectNotLogged('armourRolled');
  });
  test('B25-CINJ-04, B25-STUNTY-01: the crowd hurts a Stunty player by its own table', () => {
    const s = blood25('1\nA', { at: [12, 1], who: { 1: ['stunty'] } }).dice('block:pushed');
    s.answers({ block: 'A' }, { target: '1' }).dice('2d6:7').answers('no').expectState('1', 'knockedOut').done();
    const plain = blood25('1\nA', { at: [12, 1] })
      .dice('block:pushed')
      .answers({ block: 'A' }, { target: '1' });
    plain.dice('2d6:7').answers('no').expectState('1', 'reserves').done();
  });
  test('B25-FOLLOW-04: following up is not leaving a tackle zone', () => {
    const s = blood25('2 . .\n. A 1', { who: { A: { strength: 4 }, 2: ['shadowing'] } }).dice('block:pushed');
    s.answers({ block: 'A' }, { target: '1' }, { to: [13, 6] }, 'yes')
      .expectSquare('A', [12, 6])
      .expectSquare('2', [10, 5]);
  });
  test('B25-BLITZ-04: a Blitz moves by the rules of any Move', () => {
    const s = blood25('2 A . 1')
      .dice('d6:4')
      .answers({ blitz: 'A' }, { target: '1' }, { to: [12, 5] });
    s.expectModifiers('dodge', { tackleZones: -1 });
  });
});

describe('injuries', () => {
  const hurt = (injury: number, more: Settings = {}, ...dice: string[]) =>
    blood25('A 1 . . B . 2', more)
      .dice('block:defenderDown')
      .answers({ block: 'A' }, { target: '1' })
      .dice('2d6:12', `2d6:${injury}`, ...dice)
      .answers({ to: [12, 5] }, 'no');
  test.each([
    [6, 'stunned'],
    [7, 'knockedOut'],
    [8, 'knockedOut'],
  ] as const)('B25-STUNTY-T1: a Stunty player’s %i is %s', (total, state) => {
    hurt(total, { who: { 1: ['stunty'] } })
      .expectState('1', state)
      .done();
  });
  test('B25-STUNTY-T1: its 9 is Badly Hurt, and 10 a casualty', () => {
    const bad = hurt(9, { who: { 1: ['stunty'] } }).expectState('1', 'casualties');
    expect(bad.game.casualty(bad.game.playerNamed('1'))).toBe(1);
    hurt(10, { who: { 1: ['stunty'] } }, 'd16:9')
      .expectState('1', 'casualties')
      .done();
  });
  test('B25-CAS-02: a casualty is out for the match', () => {
    hurt(10, {}, 'd16:1').expectState('1', 'casualties').expectEvent({ type: 'casualtyRolled', roll: 1 }).done();
  });
  test('B25-APO-08: the apothecary is used up whatever comes of it', () => {
    const s = hurt(8, { apothecaries: { away: 1 } })
      .answers('yes')
      .expectState('1', 'stunned');
    expect(s.game.apothecaries(1)).toBe(0);
  });
  test.each([
    ['B25-LAST-07', 1, 'armour'],
    ['B25-LAST-05', 3, 'movement'],
    ['B25-LAST-06', 4, 'passing'],
    ['B25-LAST-06', 5, 'agility'],
    ['B25-LAST-05', 6, 'strength'],
  ] as const)('%s: a %i on the Lasting Injury Table costs %s', (_rule, die, loses) => {
    hurt(10, {}, 'd16:13', `d6:${die}`).expectEvent({ type: 'lastingInjury', die, loses }).done();
  });
});

describe('fouls', () => {
  const prone = { who: { 1: { state: 'prone' } } } as const;
  test('B25-FOUL-02, B25-FOUL-03, B25-FOUL-04: a Move next to somebody who lies there, an Armour roll, and no more moving', () => {
    const s = blood25('A . 1\nB . .', prone).answers({ foul: 'A' }).expectIllegal({ target: '1' });
    s.answers({ to: [11, 5] })
      .dice('d6:1', 'd6:2')
      .answers({ target: '1' })
      .expectLog('armourRolled');
    s.expectAsked('action', 'home').expectIllegal({ move: 'A' }).done();
    blood25('A 1').answers({ foul: 'A' }).expectIllegal({ target: '1' });
  });
  test('B25-FOUL-05: assists count as in a block', () => {
    const armour = (drawing: string) => {
      const s = blood25(drawing, prone).dice('d6:1', 'd6:2').fouls('A', '', '1');
      const [rolled] = (s.game.events ?? []).flatMap(e => (e.type === 'armourRolled' ? [e] : []));
      return rolled?.total;
    };
    expect([armour('A 1 . . B'), armour('A 1\n. B'), armour('A 1\n2 .')]).toEqual([3, 4, 2]);
  });
  test('B25-SENT-02, B25-SENT-03, B25-ARGUE-01: sent off once the injury is settled, for the rest of the match', () => {
    const s = blood25('A 1 . . B . 2', prone).dice('d6:6', 'd6:6', 'd6:1', 'd6:2').fouls('A', '', '1');
    s.expectState('1', 'stunned')
      .expectAsked('argueTheCall', 'home', 'yes', 'no')
      .answers('no')
      .expectState('A', 'sentOff');
    s.expectAsked('action', 'away').done();
  });
  test('B25-PRIN-BRIBE-03: a coach who may not argue may still bribe', () => {
    const s = blood25('A 1 . . B C 2', { who: { 1: { state: 'prone' } }, bribes: { home: 1 } });
    s.dice('d6:1', 'd6:1', 'd6:1').fouls('A', '', '1').answers('yes').expectAsked('bribe', 'home');
    s.dice('d6:2').answers('yes').expectState('A', 'standing').expectTurnover('none').done();
  });
  test('B25-PRIN-FAQ-09: a double that was rolled again is none', () => {
    const s = blood25('A 1 . . B . 2', { who: { A: ['loneFouler'], 1: { state: 'prone' } } });
    s.dice('d6:1', 'd6:1').fouls('A', '', '1').expectAsked('useSkill', 'home').dice('d6:1', 'd6:2').answers('yes');
    s.expectState('A', 'standing').expectNotLogged('refereeSaw').done();
  });
});

describe('passes', () => {
  test('B25-PASS-02, B25-PASS-03: the ball may be picked up on the way, and nobody moves after the pass', () => {
    const s = blood25('A * . . B\n. . . . . . 1')
      .answers({ pass: 'A' })
      .dice('d6:6')
      .answers({ to: [11, 5] });
    s.dice('d6:6', 'd6:6')
      .answers('throw', { to: [14, 5] })
      .expectBall('B')
      .expectIllegal({ move: 'A' })
      .done();
  });
  test('B25-PASS-05, B25-INTER-01, B25-INTER-11: accuracy, then the interception, then the catch', () => {
    const s = blood25('A . 1 . B', { ball: 'A' })
      .dice('d6:6')
      .passes('A', '', [14, 5])
      .expectAsked('intercept', 'away');
    s.dice('d6:1', 'd6:6').answers({ player: '1' }).expectBall('B');
    expect((s.game.events ?? []).flatMap(e => (e.type === 'rolled' ? [e.roll] : []))).toEqual([
      'pass',
      'intercept',
      'catch',
    ]);
    s.done();
  });
  test('B25-INTER-03, B25-INTER-05, B25-INTER-06: one of those under the ruler, if its coach wants, by an AG test', () => {
    const s = blood25('A . 1 . B\n. . 2 . .\n. . . . .\n. . 3 . .', { ball: 'A' })
      .dice('d6:6')
      .passes('A', '', [14, 5]);
    expect(legalOf(s, 'player')).toEqual(['1', '2']);
    s.dice('d6:6').answers('no').expectBall('B').done();
  });
  test('B25-INTER-09: -1 for each of the passer’s team that marks the interceptor', () => {
    const s = blood25('A . 1 . B\n. . C . .', { ball: 'A' }).dice('d6:6').passes('A', '', [14, 5]).dice('d6:6');
    s.answers({ player: '1' }).expectModifiers('intercept', { interception: -3, tackleZones: -1 }).done();
  });
  test('B25-RANGE-01, B25-PRIN-RULER-01, B25-RANGE-06: by the chart, the same in every direction', () => {
    const s = blood25('A');
    const from = GRID.at(13, 8);
    const range = (x: number, y: number): number => rangeBetween(s.game.rules.ranges, from, GRID.at(13 + x, 8 + y));
    expect([range(3, 0), range(6, 0), range(10, 0), range(12, 0)]).toEqual([
      Range.quick,
      Range.short,
      Range.long,
      Range.bomb,
    ]);
    expect([range(2, 3), range(3, 2), range(-2, -3), range(-3, 2)]).toEqual(Array(4).fill(range(3, 2)));
  });
  test('B25-RANGE-02, B25-RANGE-03, B25-RANGE-04: any square within reach, with or without a player, and none beyond', () => {
    const s = blood25('A . . 1', { ball: 'A', at: [2, 8] }).answers({ pass: 'A' }, 'throw');
    s.expectLegal({ to: [5, 8] }, { to: [6, 8] }, { to: [15, 8] }).expectIllegal({ to: [16, 8] }, { to: [26, 8] });
  });
  test('B25-RESOLVE-01, B25-RESOLVE-02, B25-CATCH-01: whoever is where it lands must try to catch it', () => {
    const s = blood25('A . . 1\nB . . .', { ball: 'A' }).dice('d6:6', 'd6:6').passes('A', '', [13, 5]);
    s.expectBall('1').expectTurnover('passNotCaught').done();
  });
  test('B25-RESOLVE-03, B25-PRIN-BNC-01, B25-PRIN-BNC-02: from an empty square it bounces once and rests', () => {
    const s = blood25('A . . .\nB . . . . 1', { ball: 'A' })
      .dice('d6:6', 'd8:5')
      .passes('A', '', [13, 5])
      .expectBall([14, 5]);
    s.expectTurnover('passNotCaught').done();
  });
  test('B25-RESOLVE-04, B25-RESOLVE-05: no turnover when somebody of the team has it in the end', () => {
    const s = blood25('A . . . B\n. . . . . . . 1', { ball: 'A' })
      .dice('d6:6', 'd8:5', 'd6:6')
      .passes('A', '', [13, 5]);
    s.expectBall('B').expectTurnover('none').done();
  });
  test('B25-ACCUR-06, B25-PRIN-SCAT-03, B25-THROWIN-01: off the pitch while it scatters: a throw-in from where it left', () => {
    const s = blood25('A . . .\nB . . . . 1', { ball: 'A', at: [10, 1] })
      .dice('d6:2', 'd8:2', 'd6:3', '2d6:4', 'd8:5')
      .passes('A', '', [13, 1]);
    s.expectEvent({ type: 'thrownIn' }).done();
  });
  test('B25-PRIN-SCAT-01, B25-PRIN-SCAT-02, B25-PRIN-SCAT-X1: one square a roll; who is passed over catches nothing', () => {
    const s = blood25('A . . . 2 B\n. . . . . 1', { ball: 'A', at: [10, 5] });
    s.dice('d6:2', 'd8:3', 'd8:8', 'd8:5', 'd8:7').passes('A', '', [12, 5]);
    expect(s.wayOfBall().slice(0, 3)).toEqual(['13,4', '14,5', '15,5']);
  });
});

describe('catching', () => {
  test('B25-CATCH-02, B25-CATCH-07, B25-PRIN-NAT-03: an AG test, which a natural 6 passes', () => {
    const s = blood25('A . . B\n. . . . . 1', { ball: 'A', who: { B: { agility: 6 } } })
      .dice('d6:6', 'd6:6')
      .passes('A', '', [13, 5]);
    s.expectBall('B').done();
  });
  test('B25-CATCH-08, B25-CATCH-09, B25-PRIN-BNC-03: missed, it bounces, and the next one has to try at -1', () => {
    const s = blood25('A . . B C\n. . . . . . . 1', { ball: 'A' })
      .dice('d6:6', 'd6:1', 'd8:5', 'd6:6')
      .passes('A', '', [13, 5]);
    s.expectModifiers('catch', { bounced: -1 }).expectBall('C').done();
  });
  test('B25-CATCH-04, B25-THROWIN-05: a ball thrown in to a player is caught at -1', () => {
    const s = blood25('A . . . . .\n. . . B . . . 1', {
      ball: 'A',
      at: [10, 1],
      who: { B: { square: [13, 4] } } as never,
    });
    s.dice('d6:2', 'd8:2', 'd6:3', '2d6:4', 'd6:6').passes('A', '', [13, 1]).expectModifiers('catch', { thrownIn: -1 });
    s.expectBall('B').expectTurnover('none').done();
  });
  test('B25-THROWIN-02, B25-THROWIN-03, B25-PRIN-TIN-01: from the last square on the pitch, in one of three ways', () => {
    const way = (die: number): string => {
      const s = blood25('A . . .\nB . . . . 1', { ball: 'A', at: [10, 1] });
      s.dice('d6:2', 'd8:2', `d6:${die}`, '2d6:4', 'd8:5').passes('A', '', [13, 1]);
      const [thrown] = (s.game.events ?? []).flatMap(e => (e.type === 'thrownIn' ? [e.to] : []));
      return String(s.game.squareName(thrown as never));
    };
    expect(new Set([1, 2, 3, 4, 5, 6].map(way)).size).toBe(3);
    expect([way(3), way(4)]).toEqual(['13,4', '13,4']);
  });
  test('B25-THROWIN-07, B25-THROWIN-09: after a pass a throw-in that nobody has is a turnover; nobody intercepts it', () => {
    const s = blood25('A . . .\nB . . 1 . 2', { ball: 'A', at: [10, 1] });
    s.dice('d6:2', 'd8:2', 'd6:3', '2d6:6', 'd8:5').passes('A', '', [13, 1]);
    s.expectTurnover('passNotCaught').expectNotLogged('intercepted').done();
  });
  test('B25-HAND-02, B25-HAND-03, B25-HAND-07: a hand-off after a Move, with no interception and no more moving', () => {
    const s = blood25('A * B 1', {})
      .answers({ handOff: 'A' })
      .dice('d6:6')
      .answers({ to: [11, 5] });
    s.dice('d6:6')
      .answers({ target: 'B' })
      .expectBall('B')
      .expectIllegal({ move: 'A' })
      .expectNotLogged('intercepted')
      .done();
  });
});

describe('team-mates in the air', () => {
  const who = { T: { skills: ['throwTeammate'], passing: 4 }, R: { skills: ['rightStuff'], agility: 3 } } as never;
  const far = '. . . . . . . . .\nT R . . . . . . 1\n. . . . . . . . .';
  test('B25-TTM-03, B25-TTM-05, B25-TTM-17: a Move, the square, the test, the landing; nobody intercepts', () => {
    const s = blood25(far, { at: [8, 5], who }).answers({ throwTeammate: 'T' }, { throwTeammate: 'R' });
    s.dice('d6:5', 'd8:5', 'd8:3', 'd8:2', 'd6:3')
      .answers({ to: [13, 6] })
      .expectIllegal({ move: 'T' });
    expect((s.game.events ?? []).flatMap(e => (e.type === 'rolled' ? [e.roll] : []))).toEqual([
      'throwTeammate',
      'landing',
    ]);
    s.expectNotLogged('intercepted').done();
  });
  test('B25-TTM-08, B25-TTM-09, B25-TTM-X1: by the ruler of passes, no farther than a Short Throw at -1', () => {
    const s = blood25(far, { at: [8, 5], who }).answers({ throwTeammate: 'T' }, { throwTeammate: 'R' });
    s.expectIllegal({ to: [16, 6] })
      .dice('d6:5', 'd8:5', 'd8:3', 'd8:2', 'd6:3')
      .answers({ to: [13, 6] });
    s.expectModifiers('throwTeammate', { shortPass: -1 });
  });
  test('B25-PRIN-RULER-T2: a Quick Throw has no modifier', () => {
    const s = blood25(far, { at: [8, 5], who }).answers({ throwTeammate: 'T' }, { throwTeammate: 'R' });
    s.dice('d6:5', 'd8:5', 'd8:3', 'd8:2', 'd6:3')
      .answers({ to: [10, 6] })
      .expectModifiers('throwTeammate', {});
  });
  test('B25-TTM-10: -1 for each opponent that marks the thrower', () => {
    const s = blood25('1 . . . .\nT R . . .', { at: [8, 5], who }).answers(
      { throwTeammate: 'T' },
      { throwTeammate: 'R' },
    );
    s.dice('d6:6', 'd8:5', 'd8:3', 'd8:2', 'd6:6')
      .answers({ to: [10, 6] })
      .expectModifiers('throwTeammate', { tackleZones: -1 });
  });
  test('B25-PRIN-LAND-01, B25-PRIN-LAND-05, B25-PRIN-LAND-06: lands by an AG test, stands, and may still be activated', () => {
    const s = blood25(far, { at: [8, 5], who }).answers({ throwTeammate: 'T' }, { throwTeammate: 'R' });
    s.dice('d6:5', 'd8:5', 'd8:3', 'd8:2', 'd6:6')
      .answers({ to: [13, 6] })
      .expectState('R', 'standing')
      .expectLegal({ move: 'R' });
  });
  test('B25-PRIN-LAND-02: -1 for each opponent that marks the square', () => {
    const s = blood25(far, { at: [8, 5], who }).answers({ throwTeammate: 'T' }, { throwTeammate: 'R' });
    s.dice('d6:5', 'd8:5', 'd8:4', 'd8:5', 'd6:6')
      .answers({ to: [14, 6] })
      .expectModifiers('landing', { tackleZones: -1 });
  });
});
