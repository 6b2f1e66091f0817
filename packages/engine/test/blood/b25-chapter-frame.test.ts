/** The chapter of 2025, line by line: the frame of a match, drives, kick-offs, rounds, the pitch and its dice. */
import { describe, expect, test } from 'vitest';
import { kickOffTable2025 } from '../../src/blood/editions/2025/kickoffs.ts';
import { weatherTable2025 } from '../../src/blood/editions/2025/weather.ts';
import { GRID, HALVES, isEndZone, onScrimmage, scatterFrom, wideZone } from '../../src/blood/pitch.ts';
import { ROOTED, WEATHERS } from '../../src/blood/words.ts';
import { AWAY, HOME, type Square } from '../../src/words.ts';
import { blood25, Match25, type Settings } from './b25.ts';
import { legalOf } from './dsl.ts';

const quiet = { fans: false, weather: false, kickOffTable: false } as const;
const everybody = Object.fromEntries([...'ABCDEFGHIJKLM123456789'].map(name => [name, {}]));
const drive = (more: Settings = {}) =>
  blood25('', { bench: everybody, kicking: 'home', moment: 'drive', options: quiet, ...more }).starts();
const typesOf = (s: {
  readonly game: { readonly events: readonly { readonly type: string }[] | undefined };
}): string[] => (s.game.events ?? []).map(e => e.type);

describe('before the match', () => {
  test('B25-PRE-01, B25-KTEAM-03: fans, weather, then the kicking team, right before the first drive', () => {
    const s = new Match25().dice('d3:1', 'd3:1', '2d6:7', 'd6:6', 'd6:1').starts();
    expect(typesOf(s)).toEqual(['fansCame', 'fansCame', 'weatherRolled', 'rolledOff', 'tossed']);
    s.answers('kick').expectAsked('setUp', 'home').done();
  });
  test('B25-KTEAM-01, B25-KTEAM-02, B25-PRIN-ROFF-01: a roll-off, again while it is level; the winner chooses', () => {
    const s = new Match25(quiet).dice('d6:3', 'd6:3', 'd6:2', 'd6:5').starts();
    s.expectAsked('kickOrReceive', 'away', 'kick', 'receive').answers('receive');
    expect(s.game.kicking).toBe(HOME);
    s.done();
  });
  test('B25-FANS-03: how many fans there are does not change any more', () => {
    const s = new Match25({ ...quiet, fans: true }).dice('d3:3', 'd3:1', 'd6:6', 'd6:1').starts();
    const fans = [s.game.fans(HOME), s.game.fans(AWAY)];
    s.answers('kick', 'ready', 'ready');
    expect([s.game.fans(HOME), s.game.fans(AWAY)]).toEqual(fans);
  });
  test('B25-WEATHER-T1: the table by the total of 2D6', () => {
    const names = weatherTable2025.map(weather => (WEATHERS as readonly string[])[weather]);
    expect(names.slice(2, 4)).toEqual(['swelteringHeat', 'verySunny']);
    expect(new Set(names.slice(4, 11))).toEqual(new Set(['nice']));
    expect(names.slice(11)).toEqual(['pouringRain', 'blizzard']);
  });
  test('B25-WEATHER-02, B25-WEATHER-09: it stays as it is; Perfect Conditions change nothing', () => {
    const s = blood25('A *\n. . . . . 1', { weather: 'pouringRain' }).answers('endTurn', 'endTurn');
    s.dice('d6:4')
      .answers({ move: 'A' }, { to: [11, 5] })
      .expectModifiers('pickUp', { pouringRain: -1 })
      .done();
    const nice = blood25('A *\n. . . . . 1')
      .dice('d6:3')
      .answers({ move: 'A' }, { to: [11, 5] });
    nice.expectModifiers('pickUp', {}).done();
  });
  test('B25-WEATHER-10: Pouring Rain is -1 to pick up, to catch and to intercept', () => {
    const s = blood25('A . 1 . B', { ball: 'A', weather: 'pouringRain' }).dice('d6:6').passes('A', '', [14, 5]);
    s.dice('d6:1', 'd6:6').answers({ player: '1' }).expectModifiers('catch', { pouringRain: -1 });
    s.expectModifiers('intercept', { interception: -3, pouringRain: -1 }).done();
  });
  test('B25-WEATHER-03, B25-WEATHER-06, B25-EOD-05: Sweltering Heat keeps players out when a drive ends', () => {
    const s = blood25('A B . 1 2', {
      weather: 'swelteringHeat',
      moment: 'driveEnd',
      turns: { home: 4, away: 4 },
      options: quiet,
    });
    s.dice('d3:1', 'pick:1', 'pick:1').starts();
    expect(typesOf(s)).toEqual(expect.arrayContaining(['heatDie', 'exhausted']));
  });
});

describe('the drive', () => {
  test('B25-DRIVE-01, B25-DRIVE-02, B25-SETUP-04: the kicking team sets up, then the other, then the kick', () => {
    const s = drive().expectAsked('setUp', 'home').answers('ready').expectAsked('setUp', 'away').answers('ready');
    s.expectAsked('kickingPlayer', 'home');
  });
  test('B25-SETUP-03, B25-SETUP-09: who is not set up sits in Reserves; one player a square', () => {
    const s = drive();
    const names = [...'ABCDEFGHIJKLM'];
    expect(names.filter(name => s.stateOf(name) === 'standing')).toHaveLength(11);
    expect(names.filter(name => s.stateOf(name) === 'reserves')).toHaveLength(2);
    const squares = names.map(name => s.game.square(s.game.playerNamed(name))).filter(sq => sq >= 0);
    expect(new Set(squares).size).toBe(squares.length);
  });
  test('B25-SETUP-05, B25-PRIN-PITCH-05: in the own half, thirteen columns up to the line', () => {
    const s = drive().answers('byHand', { place: 'A' });
    const columns = new Set(legalOf(s, 'to').map(square => Number(square.split(',')[0])));
    expect([Math.min(...columns), Math.max(...columns), columns.size]).toEqual([1, 13, 13]);
  });
  test('B25-KICK-04, B25-KICK-05: a kicker is named every time, and the ball aimed at any square of the other half', () => {
    const s = drive().answers('ready', 'ready').expectAsked('kickingPlayer', 'home');
    const [kicker] = legalOf(s, 'player');
    s.answers({ player: kicker as string }).expectAsked('placeBall', 'home');
    expect(legalOf(s, 'to')).toHaveLength(13 * 15);
    s.expectLegal({ to: [26, 1] }, { to: [14, 8] }).expectIllegal({ to: [13, 8] });
  });
  const kick = (more: Settings = {}) => {
    const s = blood25('A . 1\nB . 2', { kicking: 'home', moment: 'kickOff', at: [12, 8], ...more }).starts();
    return s.answers({ player: 'A' });
  };
  test('B25-KICK-08, B25-KOEV-01, B25-KLAND-01: the ball deviates, the event is rolled, then it lands', () => {
    const s = kick()
      .dice('d8:2', 'd6:1', '2d6:2', 'd8:2')
      .answers({ to: [20, 8] });
    const order = typesOf(s).filter(type => ['kickScattered', 'kickOffRolled', 'ballBounced'].includes(type));
    expect(order).toEqual(['kickScattered', 'kickOffRolled', 'ballBounced']);
    s.done();
  });
  test('B25-PRIN-DEV-01, B25-PRIN-DEV-X1: so many squares by the D6, in the direction of the D8', () => {
    const s = kick({ options: quiet })
      .dice('d8:7', 'd6:3', 'd8:2')
      .answers({ to: [20, 8] });
    s.expectEvent({ type: 'kickScattered', direction: 7, distance: 3, to: GRID.at(20, 11) }).done();
  });
  test('B25-KLAND-04, B25-KICK-07, B25-PRIN-TRR-07: whoever stands there catches it, with no team re-roll', () => {
    const s = blood25('A . . 1\nB . . 2', {
      kicking: 'home',
      moment: 'kickOff',
      at: [12, 8],
      options: quiet,
      rerolls: { away: 2 },
    }).starts();
    s.answers({ player: 'A' })
      .dice('d8:5', 'd6:1', 'd6:3')
      .answers({ to: [14, 8] })
      .expectBall('1');
    s.expectRerolls(0, 2).expectAsked('action', 'away').done();
  });
  test('B25-KLAND-05: a catch that fails bounces', () => {
    const s = blood25('A . . 1\nB . . 2', { kicking: 'home', moment: 'kickOff', at: [12, 8], options: quiet }).starts();
    s.answers({ player: 'A' })
      .dice('d8:5', 'd6:1', 'd6:1', 'd8:5')
      .answers({ to: [14, 8] });
    s.expectBall([16, 8]).done();
  });
  test('B25-TBACK-01, B25-TBACK-04: a kick that ends outside the half is a touchback, once the event is over', () => {
    const s = kick()
      .dice('d8:4', 'd6:6', '2d6:2')
      .answers({ to: [16, 8] })
      .expectAsked('giveBall', 'away');
    const order = typesOf(s).filter(type => ['gainedBribe', 'touchback'].includes(type));
    expect(order).toEqual(['gainedBribe', 'gainedBribe', 'touchback']);
    s.done();
  });
  test('B25-KOEV-T1: eleven events, 2 to 12', () => {
    expect(kickOffTable2025.slice(2).map(event => event?.id)).toEqual([
      'getTheRef',
      'timeOut',
      'solidDefence',
      'highKick',
      'cheeringFans',
      'brilliantCoaching',
      'changingWeather',
      'quickSnap',
      'charge',
      'dodgySnack',
      'pitchInvasion',
    ]);
  });
  test('B25-KOEV-15: Brilliant Coaching is a D6 each, with the coaches added', () => {
    const s = kick({ brings: { home: { partTimeAssistantCoaches: 1 } } });
    s.dice('d8:2', 'd6:1', '2d6:7', 'd6:2', 'd6:2', 'd8:2').answers({ to: [20, 8] });
    const coaches = [HOME, AWAY].map(seat => s.game.teamOf(seat).backing?.assistantCoaches ?? 0);
    s.expectEvent({ type: 'kickOffDice', seat: HOME, die: 2, total: 3 + (coaches[HOME] as number) });
    s.expectEvent({ type: 'kickOffDice', seat: AWAY, die: 2, total: 2 + (coaches[AWAY] as number) }).done();
  });
  test('B25-KOEV-29, B25-KOEV-31: Dodgy Snack is a D6 each with nothing added, and one for who ate it', () => {
    const s = kick()
      .dice('d8:2', 'd6:1', '2d6:11', 'd6:2', 'd6:5', 'pick:1', 'd6:4', 'd8:2')
      .answers({ to: [20, 8] });
    s.expectEvent({ type: 'snackRolled', die: 4 }).done();
  });
  test('B25-KOEV-35: of a Pitch Invasion the lower total suffers', () => {
    const s = kick({ fans: { home: 1, away: 1 } }).dice(
      'd8:2',
      'd6:1',
      '2d6:12',
      'd6:5',
      'd6:2',
      'd3:1',
      'pick:1',
      'd8:2',
    );
    s.answers({ to: [20, 8] });
    expect(['A', 'B'].map(name => s.stateOf(name))).toEqual(['standing', 'standing']);
    expect(['1', '2'].filter(name => s.stateOf(name) === 'stunned')).toHaveLength(1);
    s.done();
  });
});

describe('rounds, halves, the end', () => {
  test('B25-GAME-03, B25-TD-11, B25-TD-01: any player scores in the opposing End Zone, and it counts one', () => {
    const s = blood25('A .', { at: [25, 7], ball: 'A', bench: { 1: {} } }).answers({ move: 'A' }, { to: [26, 7] });
    s.expectScore(1, 0);
    blood25('. A', { at: [1, 7], ball: 'A', bench: { 1: {} } })
      .answers({ move: 'A' }, { to: [1, 7] })
      .expectScore(0, 0);
  });
  test('B25-GAME-08, B25-TD-10, B25-PRIN-TOVER-11: a Touchdown ends turn and drive', () => {
    const s = blood25('A .', { at: [25, 7], ball: 'A', bench: { 1: {} } }).answers({ move: 'A' }, { to: [26, 7] });
    s.expectTurnover('touchdown').expectEvent({ type: 'driveEnded' }).expectAsked('setUp');
  });
  test('B25-GAME-10, B25-RESTART-02, B25-RESTART-01: then both line up again, and the scorers kick', () => {
    const s = blood25('A .', { at: [25, 7], ball: 'A', kicking: 'away', bench: { 1: {} } }).answers(
      { move: 'A' },
      { to: [26, 7] },
    );
    expect(s.game.kicking).toBe(HOME);
    s.expectAsked('setUp', 'home');
  });
  test('B25-GAME-04, B25-GAME-05, B25-GAME-06: two halves of eight rounds of two turns', () => {
    const s = blood25('A . 1', {
      half: 1,
      turns: { home: 8, away: 7 },
      kicking: 'home',
      firstKicker: 'home',
      options: quiet,
    });
    s.answers('endTurn').expectAsked('action', 'away').answers('endTurn').expectAsked('setUp');
    expect([s.game.half, s.game.turn(HOME), s.game.turn(AWAY)]).toEqual([2, 0, 0]);
    expect(2 * 2 * s.game.rules.edition.turnsPerHalf).toBe(32);
  });
  test('B25-GAME-07, B25-ROUND-01, B25-ROUND-04: the half goes on until both have had their eight turns', () => {
    const s = blood25('A . 1', {
      half: 2,
      turns: { home: 7, away: 8 },
      active: 'away',
      kicking: 'home',
      options: quiet,
    });
    s.answers('endTurn').expectAsked('action', 'home');
    expect([s.game.turn(HOME), s.game.over]).toEqual([8, false]);
    s.answers('endTurn');
    expect(s.game.over).toBe(true);
  });
  test('B25-ROUND-03: who received goes first in every round', () => {
    const s = blood25('A . 1', { kicking: 'home', active: 'away', turns: { home: 2, away: 3 }, options: quiet });
    s.answers('endTurn').expectAsked('action', 'home').answers('endTurn').expectAsked('action', 'away');
    expect([s.game.turn(AWAY), s.game.turn(HOME)]).toEqual([4, 3]);
  });
  test('B25-ROUND-05, B25-RESTART-03: who received first kicks after half-time', () => {
    const s = blood25('A . 1', {
      half: 1,
      turns: { home: 8, away: 8 },
      kicking: 'home',
      firstKicker: 'home',
      options: quiet,
    });
    s.answers('endTurn').expectAsked('setUp', 'away');
    expect(s.game.kicking).toBe(AWAY);
  });
  test('B25-GAME-11, B25-ENDG-01: no turn left, and most Touchdowns win', () => {
    const s = blood25('A . 1', { half: 2, turns: { home: 8, away: 8 }, score: { home: 1, away: 2 }, options: quiet });
    s.answers('endTurn');
    expect([s.game.over, s.game.winner]).toEqual([true, AWAY]);
  });
  test('B25-ENDG-05, B25-EXTRA-01, B25-PENS-01: a draw goes on only where a winner is needed', () => {
    const level = (overtime: boolean) =>
      blood25('A . 1', { half: 2, turns: { home: 8, away: 8 }, options: { ...quiet, overtime } });
    const draw = level(false).answers('endTurn');
    expect([draw.game.over, draw.game.winner]).toEqual([true, -1]);
    level(true).dice('d6:5', 'd6:2').answers('endTurn').expectAsked('kickOrReceive', 'home');
  });
  test('B25-EXTRA-04, B25-EXTRA-06: Extra Time begins with a set-up, and with the re-rolls that are left', () => {
    const s = blood25('A . 1', {
      half: 2,
      turns: { home: 8, away: 8 },
      rerolls: { home: 1 },
      options: { ...quiet, overtime: true },
    });
    s.dice('d6:5', 'd6:2').answers('endTurn').answers('kick').expectAsked('setUp', 'home').expectRerolls(1, 0);
  });
  test('B25-ENDG-02: in a league what follows the match comes before the final whistle', () => {
    const s = blood25('A . 1', { half: 2, turns: { home: 8, away: 8 }, options: { ...quiet, league: true } });
    s.dice('pick:1', 'pick:1').answers('endTurn');
    expect(typesOf(s).slice(-3)).toEqual(['winnings', 'winnings', 'matchEnded']);
  });
  test('B25-EOD-01, B25-EOD-04, B25-EOD-09: a drive ends with the half, and another follows while there are turns', () => {
    const s = blood25('A . 1', { half: 1, turns: { home: 8, away: 8 }, options: quiet }).answers('endTurn');
    s.expectEvent({ type: 'driveEnded' }).expectAsked('setUp');
  });
  test('B25-EOD-02, B25-EOD-03, B25-SWEAP-03: weapons, the heat, recovery, in this order', () => {
    const s = blood25('A B . 1 2', {
      who: { A: ['secretWeapon'] },
      bench: { C: { state: 'knockedOut' } },
      weather: 'swelteringHeat',
      half: 2,
      turns: { home: 8, away: 8 },
      moment: 'driveEnd',
      options: { kickOffTable: false, fans: false },
    }).starts();
    s.expectAsked('argueTheCall', 'home').dice('d3:1', 'pick:1', 'pick:1', 'd6:4').answers('no');
    const order = typesOf(s).filter(type => ['sentOff', 'heatDie', 'recoveryRolled'].includes(type));
    expect(order).toEqual(['sentOff', 'heatDie', 'recoveryRolled']);
    s.expectState('A', 'sentOff').done();
  });
  test('B25-SWEAP-01: who was fielded with a Secret Weapon is sent off, who was not is not', () => {
    const s = blood25('A . 1', {
      who: { A: ['secretWeapon'] },
      bench: { B: { skills: ['secretWeapon'] } },
      half: 2,
      turns: { home: 8, away: 8 },
      moment: 'driveEnd',
      options: quiet,
    }).starts();
    s.answers('no').expectState('A', 'sentOff').expectState('B', 'reserves').done();
  });
  test('B25-EOD-08: what lasts for a drive is over with it', () => {
    const s = blood25('A . 1', { who: { A: { rooted: true } }, half: 1, turns: { home: 8, away: 8 }, options: quiet });
    s.answers('endTurn');
    expect(s.game.isAffected(s.game.playerNamed('A'), ROOTED)).toBe(false);
    s.expectState('A', 'standing');
  });
  test('B25-OPPTD-01, B25-TD-02, B25-OPPTD-03: a Touchdown in the other team’s turn ends that turn; who conceded receives', () => {
    const s = blood25('. 1 A .\n2 . . .', { at: [23, 7], active: 'away', ball: 'A', options: quiet });
    s.dice('block:pushed').answers({ block: '1' }, { target: 'A' }, { to: [26, 7] }, 'no');
    s.expectScore(1, 0).expectAsked('setUp', 'home');
    expect(s.game.kicking).toBe(HOME);
  });
  test('B25-STALL-09: the crowd reaches every number of a turn as often as a D6 does', () => {
    const stalls = (turn: number, die: number): boolean => {
      const s = blood25('A .', { at: [24, 7], ball: 'A', bench: { 1: {} }, turns: { home: turn, away: turn } });
      s.dice(`d6:${die}`, ...(die >= turn ? ['2d6:2', 'd8:4'] : [])).answers({ move: 'A' }, 'stop');
      return (s.game.events ?? []).some(e => e.type === 'stallRolled' && e.knockedDown);
    };
    expect([stalls(1, 1), stalls(4, 3), stalls(4, 4), stalls(7, 6)]).toEqual([true, false, true, false]);
  });
});

describe('the pitch and the dice', () => {
  const squares = Array.from({ length: GRID.squares }, (_, sq) => sq as Square);
  test('B25-PRIN-PITCH-01, B25-PRIN-PITCH-02: 26 by 15, an End Zone of one column at each end', () => {
    expect([GRID.width, GRID.height, squares.filter(isEndZone).length]).toEqual([26, 15, 30]);
  });
  test('B25-PRIN-PITCH-03, B25-PRIN-PITCH-04: two wide zones of four rows, seven rows between', () => {
    const rows = (zone: number) => new Set(squares.filter(sq => wideZone(sq) === zone).map(sq => GRID.row(sq)));
    expect([rows(0), rows(1), rows(-1).size]).toEqual([new Set([1, 2, 3, 4]), new Set([12, 13, 14, 15]), 7]);
    expect([
      HALVES[0]?.length,
      squares.filter(sq => onScrimmage(HOME, sq)).every(sq => GRID.column(sq) === 13),
    ]).toEqual([195, true]);
  });
  test('B25-PRIN-PITCH-06: a Trapdoor square does nothing by itself', () => {
    blood25('A .', { at: [6, 2], bench: { 1: {} } })
      .answers({ move: 'A' }, { to: [7, 2] })
      .expectNotLogged('ruleRolled')
      .done();
  });
  test('B25-PRIN-DIR-T1, B25-GAME-13: the D8 means the same directions for both teams', () => {
    const from = GRID.at(10, 8);
    const way = [1, 2, 3, 4, 5, 6, 7, 8].map(die => {
      const to = scatterFrom(from, die);
      return [GRID.column(to) - 10, GRID.row(to) - 8];
    });
    expect(way).toEqual([
      [-1, -1],
      [0, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [0, 1],
      [1, 1],
    ]);
  });
  test('B25-PRIN-DICE-04, B25-PRIN-DICE-06, B25-PRIN-NAT-01: a D6 with its modifiers against the target', () => {
    const dodge = (die: string) => blood25('A 1 .\n. . 2').dice(die, ...(die === 'd6:4' ? ['2d6:2'] : []));
    dodge('d6:5')
      .answers({ move: 'A' }, { to: [11, 6] })
      .expectModifiers('dodge', { tackleZones: -2 })
      .expectState('A', 'standing');
    dodge('d6:4')
      .answers({ move: 'A' }, { to: [11, 6] })
      .expectState('A', 'prone');
  });
  test('B25-PRIN-NAT-04: no natural 1 or 6 on two dice', () => {
    const s = blood25('A 1 . . B . 2', { who: { 1: { armour: 3 } } })
      .dice('block:defenderDown')
      .answers({ block: 'A' }, { target: '1' });
    s.dice('2d6:3', '2d6:2')
      .answers({ to: [12, 5] }, 'no')
      .expectState('1', 'stunned')
      .done();
  });
  test('B25-PRIN-RR-01, B25-PRIN-RR-02, B25-PRIN-TRR-02: one re-roll a die, of the own turn', () => {
    const s = blood25('A 1', { rerolls: { home: 2, away: 2 } })
      .dice('d6:1')
      .answers({ move: 'A' }, { to: [9, 5] });
    s.expectAsked('reroll', 'home').dice('d6:2', '2d6:2').answers({ reroll: 'team' }).expectState('A', 'prone');
    s.expectRerolls(1, 2).done();
  });
  test('B25-PRIN-RR-03, B25-PRIN-TRR-03, B25-PRIN-DICE-03: of a pool every die is rolled again', () => {
    const s = blood25('A 1', { rerolls: { home: 1 }, who: { A: { strength: 4 } } }).dice(
      'block:attackerDown',
      'block:attackerDown',
    );
    s.answers({ block: 'A' }, { target: '1' }).dice('block:pushed', 'block:pushed').answers({ reroll: 'team' });
    s.answers({ face: 'pushed' }).expectAsked('push', 'home').done();
  });
  test('B25-PRIN-TRR-04, B25-PRIN-RR-04: no re-roll for armour, injury or the argument', () => {
    const s = blood25('A 1 . . B . 2', { rerolls: { home: 2, away: 2 }, who: { 1: { state: 'prone' } } });
    s.dice('d6:1', 'd6:1', 'd6:2')
      .fouls('A', '', '1')
      .answers('yes')
      .expectNotLogged('rerolled')
      .expectState('A', 'sentOff');
    s.done();
  });
  test('B25-PRIN-TRR-05: as many in a turn as the team has', () => {
    const s = blood25('A 1 . . B 2', { rerolls: { home: 2 } })
      .dice('d6:1')
      .answers({ move: 'A' }, { to: [9, 5] });
    s.dice('d6:6').answers({ reroll: 'team' }, 'stop');
    s.dice('d6:1').answers({ move: 'B' }, { to: [13, 5] });
    s.expectAsked('reroll', 'home').dice('d6:6').answers({ reroll: 'team' }).expectRerolls(0, 0).done();
  });
  test('B25-PRIN-TRR-01: each half begins with all of them', () => {
    const s = blood25('A . 1', { moment: 'half', half: 2, rerolls: { home: 7 }, options: quiet }).starts();
    expect(s.game.rerolls(HOME)).toBe(s.game.teamOf(HOME).rerolls);
  });
});
