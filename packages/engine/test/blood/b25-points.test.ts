/** Star Player Points (B25-SPP): who earns what in a match, and who earns nothing. */
import { describe, expect, test } from 'vitest';
import { setUpGame } from '../../src/blood/setup.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import { blood25, type Settings } from './b25.ts';
import { inducing, listed2025, quiet, TeamMatch } from './b25-teams.ts';

const pointsOf = (s: ReturnType<typeof blood25>, ...names: string[]): number[] =>
  names.map(name => s.game.points(s.game.playerNamed(name)));

describe('with the ball', () => {
  test('B25-SPP-01, B25-PRIN-SPP-01: an accurate pass caught at once is a completion', () => {
    const s = blood25('A . . B', { ball: 'A' }).dice('d6:6', 'd6:6').passes('A', '', [13, 5]);
    expect(pointsOf(s, 'A', 'B')).toEqual([1, 0]);
    s.expectEvent({ type: 'earned', feat: 'completion', points: 1 }).done();
  });
  test('B25-SPP-01: not one that went astray, nor one that was caught after a bounce', () => {
    const astray = blood25('A . . B', { ball: 'A' });
    astray.dice('d6:2', 'd8:5', 'd8:4', 'd8:5', 'd6:6').passes('A', '', [12, 5]);
    expect([...pointsOf(astray, 'A', 'B')]).toEqual([0, 0]);
    const bounced = blood25('A . . . B', { ball: 'A' }).dice('d6:6', 'd8:5', 'd6:6').passes('A', '', [13, 5]);
    expect(bounced.game.holdsBall(bounced.game.playerNamed('B'))).toBe(true);
    expect(pointsOf(bounced, 'A', 'B')).toEqual([0, 0]);
  });
  test('B25-SPP-01: not one that an opponent catches', () => {
    const s = blood25('A . . 1\nB . . .', { ball: 'A' }).dice('d6:6', 'd6:6').passes('A', '', [13, 5]);
    expect(pointsOf(s, 'A', '1')).toEqual([0, 0]);
  });
  test('B25-SPP-04: an interception is worth 2', () => {
    const s = blood25('A . 1 . B', { ball: 'A' }).dice('d6:6').passes('A', '', [14, 5]);
    s.expectAsked('intercept', 'away').dice('d6:6').answers({ player: '1' });
    expect(pointsOf(s, 'A', '1')).toEqual([0, 2]);
  });
  test('B25-SPP-07: a Touchdown is worth 3', () => {
    const s = blood25('A .\n. .', { at: [25, 7], ball: 'A', bench: { 1: {} } });
    s.answers({ move: 'A' }, { to: [26, 7] });
    expect(pointsOf(s, 'A')).toEqual([3]);
    s.expectScore(1, 0);
  });
});

describe('team-mates in the air', () => {
  const thrown = (die: string, landing: string) => {
    const s = blood25('. . . . . . . . .\nA B . . . . . . 1\n. . . . . . . . .', {
      at: [8, 5],
      who: { A: ['throwTeammate'], B: ['rightStuff'] },
    }).answers({ throwTeammate: 'A' }, { throwTeammate: 'B' });
    return s
      .dice(die, 'd8:5', 'd8:3', 'd8:2', landing, ...(landing === 'd6:1' ? ['2d6:2'] : []))
      .answers({ to: [13, 6] });
  };
  test('B25-SPP-02, B25-SPP-03: a superb throw that lands is worth 1 to both, any other landing to the one thrown', () => {
    expect(pointsOf(thrown('d6:5', 'd6:4').expectState('B', 'standing'), 'A', 'B')).toEqual([1, 1]);
    expect(pointsOf(thrown('d6:3', 'd6:4').expectState('B', 'standing'), 'A', 'B')).toEqual([0, 1]);
    expect(pointsOf(thrown('d6:5', 'd6:1').expectState('B', 'prone'), 'A', 'B')).toEqual([0, 0]);
  });
});

describe('casualties', () => {
  const hurt = (settings: Settings, ...dice: string[]) =>
    blood25('A 1', settings)
      .dice('block:defenderDown')
      .answers({ block: 'A' }, { target: '1' })
      .dice('2d6:12', '2d6:12', ...dice)
      .answers({ to: [12, 5] }, 'no');
  test('B25-SPP-05: a casualty of a block is worth 2, healed or not', () => {
    expect(pointsOf(hurt({}, 'd16:1'), 'A')).toEqual([2]);
    const saved = hurt({ apothecaries: { away: 1 } }, 'd16:1')
      .dice('d16:1')
      .answers('yes', 'first');
    expect(pointsOf(saved, 'A')).toEqual([2]);
    expect(pointsOf(hurt({ who: { 1: ['regeneration'] } }, 'd6:6'), 'A')).toEqual([2]);
  });
  test('B25-SPP-05: whoever blocked: the blocker may be the one who suffers', () => {
    const s = blood25('A 1').dice('block:attackerDown', '2d6:12', '2d6:12', 'd16:1');
    s.answers({ block: 'A' }, { target: '1' });
    expect(pointsOf(s, '1')).toEqual([2]);
  });
  test('B25-SPP-06: fouls and the crowd earn nothing', () => {
    const foul = blood25('A 1', { who: { 1: { state: 'prone' } } });
    foul.dice('d6:6', 'd6:5', 'd6:6', 'd6:5', 'd16:1').fouls('A', '', '1');
    expect(pointsOf(foul, 'A')).toEqual([0]);
    const crowd = blood25('1\nA', { at: [12, 1] })
      .dice('block:pushed')
      .answers({ block: 'A' }, { target: '1' });
    crowd.dice('2d6:12', 'd16:1').answers('no');
    expect(pointsOf(crowd, 'A')).toEqual([0]);
  });
  test("B25-TSPEC-01: Brawlin' Brutes count 3 for a casualty and 2 for a Touchdown", () => {
    expect(pointsOf(hurt({ brings: { home: { brawlinBrutes: 1 } } }, 'd16:1'), 'A')).toEqual([3]);
    const s = blood25('A .', { at: [25, 7], ball: 'A', bench: { 1: {} }, brings: { home: { brawlinBrutes: 1 } } });
    s.answers({ move: 'A' }, { to: [26, 7] });
    expect(pointsOf(s, 'A')).toEqual([2]);
  });
});

describe('who earns nothing', () => {
  test('B25-SPP-09, B25-STAR-06: Star Players', () => {
    const score = (who: string): number => {
      const game = setUpGame(
        listed2025,
        {
          home: 'human',
          away: 'orc',
          position: {
            players: [
              { id: 'A', side: 'home', position: who, square: [25, 7] },
              { id: '1', side: 'away', square: [5, 5] },
            ],
            balls: [{ holder: 'A' }],
          },
        },
        new SeededDice('star'),
      );
      game.answer({ move: 'A' });
      game.answer({ to: [26, 7] });
      return game.points(game.playerNamed('A'));
    };
    expect([score('human/humanLineman'), score('griffOberwald')]).toEqual([3, 0]);
  });
  test('B25-MATCHED-03: nobody in matched play', () => {
    const s = new TeamMatch('human-tournament', inducing('orc', {}), quiet).dice('d6:6', 'd6:1').starts();
    const [row] = s.game.rules.hooks.uses.flat().filter(one => one.name === 'noStarPlayerPoints');
    const matter = { player: s.game.playerNamed('A1') } as never;
    expect(row?.use.when?.(s.game, matter)).toBe(true);
    const league = new TeamMatch(inducing('human', {}), inducing('orc', {}), quiet).dice('d6:6', 'd6:1').starts();
    expect(row?.use.when?.(league.game, matter)).toBe(false);
  });
});
