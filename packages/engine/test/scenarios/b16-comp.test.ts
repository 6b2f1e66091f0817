/** Components and definitions: pitch, dugouts, dice, the ball, characteristics, player types. */
import { describe, expect, test } from 'vitest';
import { blood2016 } from '../../src/blood/editions/2016/index.ts';
import { compileRanges, GRID, halfOf, onScrimmage, ownEndZone, rangeBetween, wideZone } from '../../src/blood/pitch.ts';
import { PLACES, RANGES } from '../../src/blood/words.ts';
import { COIN, D3, D6 } from '../../src/dice/dice.ts';
import { EnumeratingDice } from '../../src/dice/enumerating.ts';
import { RecordingDice } from '../../src/dice/scripted.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import { rulesetNamed } from '../../src/rulesets.ts';
import { BadInput, type BallId, type Seat, type Square } from '../../src/words.ts';
import { blood, legalOf } from '../blood/dsl.ts';
import { at, ELEVEN, fromToss } from '../blood/kick-offs.ts';
import { playOut } from '../invariants/random-play.ts';

const SQUARES = Array.from({ length: GRID.squares }, (_, sq) => sq as Square);
const count = (is: (sq: Square) => boolean): number => SQUARES.filter(is).length;

describe('the pitch', () => {
  test('B16-COMP-02: a square never holds two players', () => {
    const s = blood('A 1 .\nB . .').answers({ move: 'A' });
    expect(legalOf(s, 'to')).toEqual(['10,4', '11,4', '11,6', '9,4', '9,5', '9,6']);
    s.expectIllegal({ to: [11, 5] }, { to: [10, 6] }).done();
    expect(() => blood('A', { at: [10, 5], bench: { B: { square: [10, 5], state: 'standing' } } })).toThrow(BadInput);
  });
  test('B16-COMP-03: an End Zone at each end; a side scores in that of its opponent, not in its own', () => {
    expect([count(sq => ownEndZone(0, sq)), count(sq => ownEndZone(1, sq))]).toEqual([15, 15]);
    for (const [from, to, home] of [
      [25, 26, 1],
      [2, 1, 0],
    ] as const) {
      const s = blood('A', { at: [from, 8], ball: 'A', bench: { 1: { square: [13, 2], state: 'standing' } } });
      s.answers({ move: 'A' }, { to: [to, 8] }, 'stop')
        .expectScore(home, 0)
        .done();
    }
  });
  test('B16-COMP-04: two halves, and in each of them a wide zone along either sideline', () => {
    expect([count(sq => halfOf(sq) === 0), count(sq => halfOf(sq) === 1)]).toEqual([195, 195]);
    expect([0, 1, -1].map(zone => count(sq => wideZone(sq) === zone))).toEqual([104, 104, 182]);
    // They run the whole length of the pitch.
    for (let column = 1; column <= 26; column++)
      expect([1, 4, 5, 11, 12, 15].map(row => wideZone(GRID.at(column, row)))).toEqual([0, 0, -1, -1, 1, 1]);
  });
  test('B16-COMP-05: the line of scrimmage: 14 squares at the half-way line, seven in each half, none of them wide', () => {
    const lines = ([0, 1] as Seat[]).map(seat => SQUARES.filter(sq => onScrimmage(seat, sq)));
    expect(lines.map(line => line.map(sq => [GRID.column(sq), GRID.row(sq)].join()))).toEqual([
      ['13,5', '13,6', '13,7', '13,8', '13,9', '13,10', '13,11'],
      ['14,5', '14,6', '14,7', '14,8', '14,9', '14,10', '14,11'],
    ]);
  });
  test("B16-COMP-06: the half at a coach's End is that coach's half", () => {
    for (const seat of [0, 1] as Seat[])
      for (const sq of SQUARES) if (ownEndZone(seat, sq) || onScrimmage(seat, sq)) expect(halfOf(sq)).toBe(seat);
    const s = at('drive')
      .starts()
      .answers('byHand', { place: 'H1' })
      .expectLegal({ to: [1, 8] })
      .expectIllegal({ to: [26, 8] });
    s.done();
  });
});

describe('the dugout', () => {
  test("B16-COMP-07: boxes for Reserves, the KO'd, the dead and injured; score, turns and re-rolls", () => {
    expect(PLACES.slice(0, 3)).toEqual(['reserves', 'knockedOut', 'casualties']);
    const hurt = (injury: number): string =>
      blood('A 1 . B . 2')
        .dice('block:defenderDown')
        .blocks('A', '1')
        .answers({ to: [12, 5] })
        .dice('2d6:12', `2d6:${injury}`)
        .answers('no')
        .stateOf('1');
    expect([hurt(9), hurt(10)]).toEqual(['knockedOut', 'casualties']);
    const s = fromToss({ rerolls: 2 }, { rerolls: 3 })
      .toFirstTurn('home')
      .expectScore(0, 0)
      .expectTurns(0, 1)
      .expectRerolls(2, 3);
    s.expectAt({ H12: 'reserves', A12: 'reserves' }).done();
  });
  test('B16-COMP-17: at most eleven players of a team on the pitch', () => {
    const twelve = at('drive')
      .starts()
      .stands([...ELEVEN, [4, 8]])
      .expectIllegal('ready');
    twelve.answers('byHand', { place: 'H12' }, 'bench', 'ready').expectLegal('ready').done();
    expect(blood2016.setUp.players).toBe(11);
    for (const id of blood2016.boxTeams)
      expect(blood2016.teams.files.find(file => file.id === id)?.players).toHaveLength(12);
  });
});

describe('dice', () => {
  const chances = (roll: (dice: EnumeratingDice) => number): Record<number, number> => {
    const dice = new EnumeratingDice();
    const found: Record<number, number> = {};
    dice.forEach(() => {
      const result = roll(dice);
      found[result] = (found[result] ?? 0) + dice.probability;
    });
    return found;
  };
  const close = (got: Record<number, number>, expected: Record<number, number>): void => {
    expect(Object.keys(got)).toEqual(Object.keys(expected));
    for (const [result, chance] of Object.entries(expected)) expect(got[Number(result)]).toBeCloseTo(chance, 10);
  };
  test('B16-COMP-08: the coin has two sides, and whoever it favours chooses', () => {
    expect(COIN.faces).toEqual(['heads', 'tails']);
    close(
      chances(dice => dice.roll(COIN)),
      { 0: 1 / 2, 1: 1 / 2 },
    );
    fromToss().dice('coin:heads').starts().expectAsked('kickOrReceive', 'home').done();
    fromToss().dice('coin:tails').starts().expectAsked('kickOrReceive', 'away').done();
  });
  test('B16-COMP-10: a D6 shows 1 to 6 alike; 2D6 are two of them added up', () => {
    close(
      chances(dice => dice.roll(D6)),
      { 1: 1 / 6, 2: 1 / 6, 3: 1 / 6, 4: 1 / 6, 5: 1 / 6, 6: 1 / 6 },
    );
    close(
      chances(dice => dice.twoD6()),
      chances(dice => dice.roll(D6) + dice.roll(D6)),
    );
  });
  test('B16-COMP-11: a D3 is a D6 halved and rounded up', () => {
    close(
      chances(dice => dice.roll(D3)),
      chances(dice => Math.ceil(dice.roll(D6) / 2)),
    );
  });
  test('B16-COMP-12, B16-COMP-14: the D8 is for scatter only, block dice for blocks only', () => {
    const scatters = ['kickScattered', 'ballScattered', 'ballBounced', 'teammateScattered'];
    for (const seed of [1, 2, 3, 4]) {
      const recorder = new RecordingDice(new SeededDice(`components ${seed}`));
      const g = rulesetNamed('blood-2016').create({ home: 'human', away: 'orc', options: {} }, recorder);
      const events: { readonly type: string }[] = [];
      g.events = events as never;
      playOut(g.start(), new SeededDice(`coaches ${seed}`), undefined, 'keen');
      const rolled = (die: string): number => recorder.rolled.filter(roll => roll.startsWith(`${die}:`)).length;
      const blockDice = events.reduce(
        (sum, e) => sum + (e.type === 'blockRolled' ? (e as unknown as { dice: [] }).dice.length : 0),
        0,
      );
      expect(rolled('d8')).toBeGreaterThan(0);
      expect(rolled('d8')).toBe(events.filter(({ type }) => scatters.includes(type)).length);
      expect(rolled('block')).toBeGreaterThan(0);
      expect(rolled('block')).toBe(blockDice);
    }
  });
  test('B16-COMP-13, B16-OQ-62: a random player is found by its number, everybody on the pitch alike', () => {
    const victims = Array.from({ length: 11 }, (_, i) => {
      const s = at('kickOff', { options: { kickOffTable: true } }).starts();
      s.kicks([20, 3], 7, 4, '2d6:11', 'd6:6', 'd6:1', `pick:${i + 1}`, '2d6:12', 'd8:5');
      expect(s.boxOf('away', 'casualties')).toHaveLength(1);
      s.done();
      return s.boxOf('away', 'casualties')[0];
    });
    expect(victims).toEqual(Array.from({ length: 11 }, (_, i) => `A${i + 1}`));
    // Whoever is not on the pitch has no number that counts.
    const three = at('kickOff', {
      away: { players: 4, states: { 2: 'knockedOut' } },
      options: { kickOffTable: true },
    }).starts();
    three
      .kicks([20, 3], 7, 4, '2d6:11', 'd6:6', 'd6:1', 'pick:2', '2d6:12', 'd8:5')
      .expectAt({ A3: 'casualties' })
      .done();
  });
  test('B16-COMP-15: to scatter is to move to the adjacent square with the number that was rolled', () => {
    const ends = [1, 2, 3, 4, 5, 6, 7, 8].map(die => {
      const s = blood('A * . B . 1').dice('d6:1', `d8:${die}`).moves('A', 'e');
      return s.wayOfBall()[0];
    });
    expect(ends).toEqual(['10,4', '11,4', '12,4', '10,5', '12,5', '10,6', '11,6', '12,6']);
  });
});

describe('the ball', () => {
  test('B16-COMP-16: one ball is in play, and a held one goes where its carrier goes', () => {
    const s = fromToss().toFirstTurn('home');
    const balls = (): number =>
      Array.from({ length: s.game.ballCount }, (_, b) => s.game.inPlay(b as BallId)).filter(Boolean).length;
    expect(balls()).toBe(1);
    s.expectBall('A11')
      .answers({ move: 'A11' }, { to: [23, 8] }, { to: [24, 9] }, 'stop')
      .expectBall('A11');
    expect(s.game.squareName(s.game.ballSquare(0 as BallId))).toEqual([24, 9]);
    s.scores('A4').bothSetUp();
    expect(balls()).toBe(0);
    s.kicksOut();
    expect(balls()).toBe(1);
    s.done();
  });
  test('B16-COMP-19: the range is that of the longer band where two of them touch the target square', () => {
    const ranges = compileRanges(blood2016.ranges);
    const range = (columns: number, rows = 0): string =>
      RANGES[rangeBetween(ranges, GRID.at(1, 1), GRID.at(1 + columns, 1 + rows))] as string;
    // Straight ahead the borders lie within the 4th, the 7th and the 11th square.
    expect([3, 4, 6, 7, 10, 11, 13, 14].map(columns => range(columns))).toEqual([
      'quick',
      'short',
      'short',
      'long',
      'long',
      'bomb',
      'bomb',
      'none',
    ]);
    // From centre to centre: as far one way as the other, and never nearer for going further.
    for (let rows = 0; rows <= 13; rows++)
      for (let columns = 0; columns <= 13; columns++) {
        expect(range(columns, rows)).toBe(range(rows, columns));
        const order = ['none', 'quick', 'short', 'long', 'bomb'];
        const next = order.indexOf(range(columns + 1, rows)) || 5;
        if (columns + rows > 0) expect(next).toBeGreaterThanOrEqual(order.indexOf(range(columns, rows)) || 5);
      }
  });
});

describe('players', () => {
  test('B16-COMP-18: what the characteristics are for', () => {
    // Movement: squares of a move.
    const walker = blood('A . . . . B . 1', { who: { A: { movement: 2 } }, options: { goForIt: false } }).answers({
      move: 'A',
    });
    walker.walks('A', 'n n').expectAsked('activity', 'home', 'stop').done();
    // Strength: compared for a block.
    blood('A 1 . B . 2', { who: { A: { strength: 4 } } })
      .dice('block:pushed', 'block:pushed')
      .blocks('A', '1')
      .expectDice(2)
      .done();
    // Agility: dodging, picking up, throwing, catching.
    for (const [agility, needed] of [
      [2, 4],
      [3, 3],
      [4, 2],
    ] as const)
      blood('. A 1 . B', { who: { A: { agility } } })
        .dice('d6:6')
        .moves('A', 'w')
        .expectNeeded('dodge', needed)
        .done();
    // Armour: has to be exceeded.
    for (const armour of [7, 9])
      for (const more of [0, 1]) {
        const s = blood('. A 1 . B', { who: { A: { armour } } }).dice(
          'd6:1',
          `2d6:${armour + more}`,
          ...(more ? ['2d6:2'] : []),
        );
        s.moves('A', 'w')
          .expectState('A', more ? 'stunned' : 'prone')
          .done();
      }
    // Skills: change the rules for their owner alone.
    blood('. A 1 . B', { who: { A: ['twoHeads'] } })
      .dice('d6:2')
      .moves('A', 'w')
      .expectNeeded('dodge', 2)
      .done();
    blood('. A 1 . B', { who: { B: ['twoHeads'] } })
      .dice('d6:3')
      .moves('A', 'w')
      .expectNeeded('dodge', 3)
      .done();
  });
  test('B16-COMP-21: Blitzer, Catcher, Thrower, Lineman; Black Orc Blockers are Orcs, and Orcs have no Catchers', () => {
    const { rosters } = blood2016.teams.rules;
    const positions = (id: string): string[] =>
      (rosters.find(roster => roster.id === id)?.positions ?? []).map(({ name }) => name);
    expect(positions('human')).toEqual(expect.arrayContaining(['Blitzer', 'Catcher', 'Thrower', 'Lineman']));
    expect(positions('orc')).toEqual(expect.arrayContaining(['Blitzer', 'Thrower', 'Lineman', 'Black Orc Blocker']));
    expect(positions('orc')).not.toContain('Catcher');
    const withBlockers = rosters.filter(({ positions: list }) => list.some(({ name }) => name === 'Black Orc Blocker'));
    expect(withBlockers.map(({ id }) => id)).toEqual(['orc']);
  });
});
