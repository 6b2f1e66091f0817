/** The chapter of 2025, line by line: what is left of Skills, Charge!, landings and choosing at random. */
import { describe, expect, test } from 'vitest';
import { blood2025 } from '../../src/blood/editions/2025/index.ts';
import { GRID, stepFrom, templateDirection, throwInFacing, underRuler } from '../../src/blood/pitch.ts';
import { checkTeam } from '../../src/blood/team.ts';
import { parseTeam as parse } from '../../src/blood/team-file.ts';
import { blood25, type Settings } from './b25.ts';
import { listed2025, teamText } from './b25-teams.ts';
import { legalOf } from './dsl.ts';

describe('Skills and Traits', () => {
  test('B25-PRIN-SKILL-02, B25-SKILL-04: a coach has the choice, unless it must be used', () => {
    const s = blood25('A 1', { who: { A: ['block'] } })
      .dice('block:bothDown')
      .answers({ block: 'A' }, { target: '1' });
    s.expectAsked('useSkill', 'home', 'yes', 'no');
    blood25('A 1', { who: { A: ['boneHead'] } })
      .dice('d6:1')
      .answers({ move: 'A' })
      .expectEvent({ type: 'lostWits' });
  });
  test('B25-PRIN-SKILL-04: as often as it applies, and by several players in a turn', () => {
    const s = blood25('A 1 . B 2\n. . . . .', { who: { A: ['block'], B: ['block'] } });
    s.dice('block:bothDown').answers({ block: 'A' }, { target: '1' }).dice('2d6:2').answers('yes');
    s.dice('block:bothDown').answers({ block: 'B' }, { target: '2' }).dice('2d6:2').answers('yes');
    s.expectState('A', 'standing').expectState('B', 'standing').done();
  });
  test('B25-PRIN-TRAIT-02: Stunty dodges without a modifier, and intercepts at -1', () => {
    const s = blood25('A 1 .\n. . 2', { who: { A: ['stunty'] } })
      .dice('d6:3')
      .answers({ move: 'A' }, { to: [11, 6] });
    s.expectModifiers('dodge', {}).done();
  });
  test('B25-PRIN-TRAIT-04: an Unsteady player does not secure the ball', () => {
    expect(legalOf(blood25('A * . . . 1', { who: { A: ['unsteady'] } }), 'secureBall')).toEqual([]);
  });
  test('B25-PRIN-TRAIT-05: No Ball never has it', () => {
    const s = blood25('A *\n. . . . 1', { who: { A: ['noBall'] } })
      .dice('d8:5')
      .answers({ move: 'A' }, { to: [11, 5] });
    s.expectBall([12, 5]).expectNotLogged('rolled').done();
  });
  test('B25-PRIN-TRAIT-06: with Kick the ball may deviate by a D3', () => {
    const s = blood25('A . 1', {
      kicking: 'home',
      moment: 'kickOff',
      at: [12, 8],
      who: { A: ['kick'] },
      options: { kickOffTable: false },
    });
    s.starts().answers({ player: 'A' }).expectAsked('placeBall', 'home').dice('d8:2', 'd3:2', 'd8:2');
    s.answers({ to: [20, 8] });
    s.expectAsked('useSkill', 'home').answers('yes');
    s.expectEvent({ type: 'kickScattered', distance: 2 });
  });
  test('B25-PRIN-TRAIT-07: Hatred rolls a single Player Down again, against its keyword only', () => {
    const block = (keywords: readonly string[]) =>
      blood25('A 1', { who: { A: ['hatredOrc'], 1: { keywords } } })
        .dice('block:attackerDown', ...(keywords.includes('Orc') ? [] : ['2d6:2']))
        .answers({ block: 'A' }, { target: '1' });
    expect(legalOf(block(['Orc']), 'reroll').length).toBeGreaterThan(0);
    block(['Elf']).expectState('A', 'prone').done();
  });
  test('B25-PRIN-TRAIT-08: Jump Up blocks from the ground after a test at +1', () => {
    const s = blood25('a 1', { who: { A: { skills: ['jumpUp'], state: 'prone' } } }).dice('d6:2', 'block:pushed');
    s.answers({ block: 'A' }, { target: '1' }).expectAsked('push', 'home').done();
  });
  test('B25-SKILL-09: a Trait with a number is one Trait', () => {
    expect(Object.keys(blood2025.skills).filter(name => /^loner\d$/.test(name))).toEqual([
      'loner2',
      'loner3',
      'loner4',
    ]);
    expect(Object.keys(blood2025.skills).filter(name => name.startsWith('hatred')).length).toBeGreaterThan(5);
  });
});

describe('what is left', () => {
  const charge = (who: Settings['who']) => {
    const s = blood25('. A B . .\n. . . . 1', {
      kicking: 'home',
      moment: 'kickOff',
      at: [9, 8],
      ...(who ? { who } : {}),
    }).starts();
    s.answers({ player: 'A' })
      .dice('d8:2', 'd6:1', '2d6:10', 'd3:1')
      .answers({ to: [20, 4] });
    return s.expectAsked('selectPlayers', 'home').answers({ player: 'A' }, { player: 'B' });
  };
  test('B25-KOEV-25: in a Charge! a team-mate may be thrown', () => {
    const s = charge({ A: ['throwTeammate'], B: ['rightStuff'] });
    expect(legalOf(s, 'throwTeammate')).toEqual(['A']);
    expect(legalOf(charge({}), 'throwTeammate')).toEqual([]);
  });
  test('B25-KOEV-26: … or kicked', () => {
    const s = charge({ A: ['kickTeammate'], B: ['rightStuff'] });
    expect(legalOf(s, 'kickTeammate')).toEqual(['A']);
  });
  test('B25-PRIN-INTG-01, B25-PRIN-RULER-02: under the ruler, which is 1.74 squares wide', () => {
    const [from, to] = [GRID.at(5, 5), GRID.at(11, 5)];
    const under = (column: number, row: number): boolean =>
      underRuler(from, to, GRID.at(column, row), blood2025.rulerWidth);
    expect([under(8, 5), under(8, 6), under(8, 7), under(4, 5), under(12, 5)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
  test('B25-PRIN-RAND-01: everybody who may be picked at random is as likely', () => {
    const s = blood25('A . 1 2 3', { moment: 'turnStart', brings: { home: { throwARock: 1 } } }).starts();
    const hit = s.chance(
      ['yes'],
      g => (g.question.name === 'useRule' ? 'yes' : undefined),
      g => (g.events ?? []).some(e => e.type === 'ruleRolled' && e.player === g.playerNamed('2')),
    );
    expect(hit).toBeCloseTo(1 / 3, 10);
  });
  test('B25-PRIN-DICE-05: however hard it is, a natural 6 is enough', () => {
    const s = blood25('A 1 2\n. . 3\n. 5 4', { who: { A: { agility: 6 } } })
      .dice('d6:6')
      .answers({ move: 'A' }, { to: [11, 6] });
    s.expectState('A', 'standing').done();
  });
  test('B25-PRIN-TOVER-09: a carrier that is thrown and does not land', () => {
    const s = blood25('. . . . . . . . .\nT R . . . . . . 1\n. . . . . . . . .', {
      at: [8, 5],
      ball: 'R',
      who: { T: { skills: ['throwTeammate'] }, R: { skills: ['rightStuff'] } },
    }).answers({ throwTeammate: 'T' }, { throwTeammate: 'R' });
    s.dice('d6:5', 'd8:5', 'd8:4', 'd8:5', 'd6:2', '2d6:3', 'd8:2').answers({ to: [12, 6] });
    s.expectTurnover('throwTeammate').done();
  });
  test('B25-PRIN-TOVER-12: and whatever another rule says, such as the ball that was not secured', () => {
    const s = blood25('A * . . . . 1\nB . .').answers({ secureBall: 'A' }, 'stop').expectTurnover('notSecured');
    s.expectAsked('action', 'away').done();
  });
  test('B25-PRIN-CONC-01: a coach may give up at the start of a turn', () => {
    const s = blood25('A . 1', { moment: 'turnStart' }).starts().answers({ concede: 'home' });
    expect([s.game.over, s.game.winner, s.game.ending]).toEqual([true, 1, 'concession']);
  });
  test('B25-IND-MERC-01: a team file has no mercenaries', () => {
    const file = JSON.parse(teamText('human', { inducements: [{ inducement: 'mercenaryPlayers', count: 1 }] }));
    const [fault] = checkTeam(listed2025.teams.rules, file).violations;
    expect([fault?.rule, fault?.sentence]).toEqual(['B25-IND-02', expect.stringContaining('mercenaryPlayers')]);
  });
  test('B25-MATCHED-10: Star Players learn nothing', () => {
    const file = { ...JSON.parse(teamText('human')), stars: [{ number: 12, star: 'theMightyZug', skills: ['block'] }] };
    expect(() => parse(JSON.stringify(file))).toThrow(/skills is unknown/);
  });
});

describe('the last lines', () => {
  const thrower = { T: { skills: ['throwTeammate'], passing: 4 }, R: { skills: ['rightStuff'], agility: 3 } } as const;
  const throws = (drawing: string, more: Settings = {}) =>
    blood25(drawing, { who: thrower, ...more }).answers({ throwTeammate: 'T' }, { throwTeammate: 'R' });
  test('B25-DECL-02, B25-DECL-X2: what comes with performing a pass does not come with declaring it', () => {
    const s = blood25('A . . B\n. . . . . 1', { ball: 'A', who: { A: ['animosityAll'] } }).answers({ pass: 'A' });
    s.expectNotLogged('rolled')
      .answers('throw')
      .dice('d6:2', 'd6:6', 'd6:6')
      .answers({ to: [13, 5] });
    expect((s.game.events ?? []).flatMap(e => (e.type === 'rolled' ? [e.roll] : []))[0]).toBe('animosity');
    s.done();
  });
  test('B25-CORNER-02: out of a corner it flies 2D6 like any other throw-in', () => {
    const s = blood25('. . A\n. . . B . 1', { at: [1, 1], ball: 'A' });
    s.dice('d6:2', 'd8:2', 'd3:2', '2d6:4', 'd8:5').passes('A', '', [1, 1]).expectEvent({ type: 'thrownIn' }).done();
  });
  test('B25-TTM-16: the ball of somebody who flies off the pitch is thrown in', () => {
    const s = throws('T R . . . 1\n. . . . . .\n. . . . . .', { at: [8, 1], ball: 'R' });
    s.dice('d6:5', 'd8:2', '2d6:7', 'd6:3', '2d6:4', 'd8:5').answers({ to: [11, 1] });
    s.expectState('R', 'reserves').expectEvent({ type: 'thrownIn' }).done();
  });
  test('B25-EOD-06: of what happens when a drive ends the weather comes first', () => {
    const order = (blood2025.order.driveOver ?? []).filter(name => name !== 'takingPart'); // which only notes who played
    expect(order[0]).toBe('swelteringHeat');
  });
  test('B25-PRIN-TIN-02: from every edge the 3 and the 4 fly straight in', () => {
    const edges = [GRID.at(13, 1), GRID.at(26, 8), GRID.at(13, 15), GRID.at(1, 8)];
    const straight = edges.map(sq => stepFrom(sq, templateDirection(throwInFacing(sq), 3)));
    expect(straight).toEqual([GRID.at(13, 2), GRID.at(25, 8), GRID.at(13, 14), GRID.at(2, 8)]);
    for (const sq of edges)
      expect(new Set([1, 2, 3, 4, 5, 6].map(die => templateDirection(throwInFacing(sq), die))).size).toBe(3);
  });
  test('B25-PRIN-TOVER-03: a carrier of the active team that is Placed Prone', () => {
    const s = blood25('A 1 . . B', { ball: 'A', who: { 1: ['wrestle'] } }).dice('block:bothDown');
    s.answers({ block: 'A' }, { target: '1' }).dice('d8:4').answers('yes').expectTurnover('carrierDown').done();
  });
  test('B25-PRIN-LAND-04: a Fumbled Throw makes the landing harder by one', () => {
    const s = throws('. . .\n. T R\n. . . B . . 1')
      .dice('d6:1', 'd8:2', 'd6:4')
      .answers({ to: [14, 6] });
    s.expectModifiers('landing', { fumbled: -1 }).expectState('R', 'standing').done();
  });
  test('B25-PRIN-LAND-11: who bounces on onto somebody else fells that one too', () => {
    const s = throws('T R . . 1 2 .\n. . . . . . .\n. . . . . . 3', { at: [8, 5] });
    s.dice('d6:5', 'd8:5', 'd8:4', 'd8:5', '2d6:4', 'd8:5', '2d6:4', 'd8:7', '2d6:3').answers({ to: [11, 5] });
    s.expectState('1', 'prone').expectState('2', 'prone').expectState('R', 'prone').expectSquare('R', [13, 6]).done();
  });
});
