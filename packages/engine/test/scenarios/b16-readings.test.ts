/** What readings of the source found and no scenario file can show: how often something is told, and who is no opponent. */
import { describe, expect, test } from 'vitest';
import { play, scene } from '../blood/card-plays.ts';

describe('the Fanatic', () => {
  test('B16-SPCARD-08, B16-XSKILL-58: wrestled to the ground it is gone, once', () => {
    const s = scene('A . .\n. . 1', { who: { A: ['wrestle'] }, hands: { away: ['fanaticInvasion'] }, active: 'away' })
      .answers('endTurn', play('fanaticInvasion'), { to: [11, 5] })
      .dice('d6:3', 'block:bothDown', 'block:bothDown', 'block:bothDown')
      .answers({ facing: 'left' }, { face: 'bothDown' }, 'yes')
      .expectState('A', 'prone');
    const fanatic = s.id('guest1');
    expect((s.game.events ?? []).filter(e => e.type === 'removed' && e.player === fanatic)).toHaveLength(1);
    s.done();
  });
});
