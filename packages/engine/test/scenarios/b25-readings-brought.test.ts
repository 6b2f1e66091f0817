/** Rare interactions of what teams of 2025 bring along that readers suspected; docs/readings.md says what each of them came to. */
import { describe, expect, test } from 'vitest';
import { blood25 } from '../blood/b25.ts';

const standing = (column: number, row: number) => ({ square: [column, row], state: 'standing' }) as const;

describe('the Sports-Wizard', () => {
  test('B25-IND-WIZARD-02, B25-Q-15: whoever scores by a Fireball between two turns loses none', () => {
    const s = blood25('A . .', {
      at: [24, 5],
      ball: '1',
      brings: { home: { sportsWizard: 1 } },
      turns: { home: 3, away: 2 },
      bench: { 1: standing(2, 5), 2: standing(1, 5), B: standing(12, 12) },
    });
    s.answers('endTurn', 'fireball')
      .dice('d6:6', '2d6:2', 'd8:4', 'd6:6')
      .answers({ to: [3, 5] });
    s.expectScore(0, 1).done();
    expect([s.game.turn(0), s.game.turn(1)]).toEqual([3, 2]);
  });
});

describe('the Trapdoors', () => {
  test('B25-PRAYER-01, B25-KOEV-21: whoever snaps onto one is tested at once', () => {
    const s = blood25('A', {
      at: [19, 7],
      kicking: 'away',
      active: 'home',
      turns: { home: 1, away: 1 },
      moment: 'kickOff',
      brings: { home: { treacherousTrapdoor: 1 } },
      bench: { B: standing(7, 3), C: standing(13, 8), 1: standing(14, 8), 2: standing(18, 8), 3: standing(14, 7) },
    }).starts();
    s.answers({ player: '2' })
      .dice('d8:4', 'd6:1', '2d6:9', 'd3:1')
      .answers({ to: [5, 10] });
    s.answers({ player: 'B' }, { player: 'B' })
      .dice('d6:1', '2d6:5', 'd8:2')
      .answers({ to: [7, 2] });
    s.expectState('B', 'reserves').expectAsked('action', 'home').done();
  });
});
