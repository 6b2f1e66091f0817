/** The 2022 edition: where a Player returns, and that its Actions of the turn are remembered. */
import { describe, expect, test } from 'vitest';
import { legalOf, scenario2022 } from '../dsl.ts';

const allRows = Array.from({ length: 11 }, (_, y) => `1,${y + 1}`);

describe('B22-RESERVE-01: next to an Opponent only when there is no other option', () => {
  test('a standing Opponent keeps the squares next to it free', () => {
    const s = scenario2022('. 1 .', { at: [1, 6], reserves: { A: {} } }).answers({ reserves: 'A' });
    expect(legalOf(s, 'to')).toEqual(allRows.filter(sq => !['1,5', '1,6', '1,7'].includes(sq)).sort());
  });
  test('a Prone one does not', () => {
    const s = scenario2022('. 1 .', { at: [1, 6], who: { 1: { state: 'prone' } }, reserves: { A: {} } });
    s.answers({ reserves: 'A' });
    expect(legalOf(s, 'to')).toEqual([...allRows].sort());
  });
  test('with no other square a square next to one will do', () => {
    const rows = Array.from({ length: 11 }, (_, y) =>
      [1, 4, 7, 10].includes(y) ? `. ${[1, 4, 7, 10].indexOf(y) + 1}` : '. .',
    );
    const s = scenario2022(rows.join('\n'), { at: [1, 1], reserves: { A: {} } }).answers({ reserves: 'A' });
    expect(legalOf(s, 'to')).toEqual([...allRows].sort());
  });
});

describe('B22-RESERVE-02: no reset for a Player who returns in the same turn', () => {
  test('one who scored', () => {
    scenario2022('. A .', { at: [13, 6], ball: 'A', reserves: { B: {} } })
      .runs('A', 'e')
      .expectScore(4, 0)
      .answers({ reserves: 'A' }, { to: [1, 6] })
      .expectIllegal({ run: 'A' })
      .done();
  });
  test('one who was sent off', () => {
    scenario2022('A 1 . . .', { options: { fouls: true }, who: { 1: { state: 'prone' }, A: { done: ['run'] } } })
      .dice('block:miss')
      .answers({ foul: 'A' }, { target: '1' })
      .expectStatus('A', 'reserves')
      .answers({ reserves: 'A' }, { to: [1, 6] })
      .expectIllegal({ run: 'A' })
      .done();
  });
  test('one who was Injured', () => {
    scenario2022('B A . . .', {
      options: { throwTeammate: true },
      who: { A: 'goblin/troll', B: { done: ['run'] } },
    })
      .dice('d6:1')
      .answers({ throwTeammate: 'A' }, { player: 'B' }, { to: [9, 4] })
      .answers({ reserves: 'B' }, { to: [1, 6] })
      .expectIllegal({ run: 'B' })
      .done();
  });
  test('the ban of a Miss lasts through a Touchdown as well (B22-OQ-14)', () => {
    scenario2022('. A .', { at: [14, 6], ball: 'A', who: { A: { barred: true } }, reserves: { B: {} } })
      .expectIllegal({ run: 'A' })
      .answers({ reserves: 'B' }, { to: [1, 6] })
      .expectScore(4, 0) // it stood Open in the End Zone all the time
      .expectStatus('A', 'reserves')
      .expectIllegal({ reserves: 'A' })
      .done();
  });
});

describe('B22-RESERVE-03: one Reserves Action a turn', () => {
  test('back, off again by a Touchdown, and no second return', () => {
    scenario2022('. A .', {
      at: [13, 6],
      ball: 'A',
      who: { A: { done: ['reserves'] } },
      reserves: { B: {} },
    })
      .runs('A', 'e')
      .expectScore(4, 0)
      .expectIllegal({ reserves: 'A' })
      .expectLegal({ reserves: 'B' })
      .done();
  });
  test('not by Get In There', () => {
    const injured = (done: readonly 'reserves'[]) => {
      const s = scenario2022('B A . . .', {
        options: { throwTeammate: true, endgame: true },
        who: { A: 'goblin/troll', B: { done } },
        cards: { deck: [], hands: { home: ['getInThere'] } },
      }).dice('d6:1');
      s.answers({ throwTeammate: 'A' }, { player: 'B' }, { to: [9, 4] });
      while (s.game.question.name !== 'action' && !s.isLegal({ play: 'getInThere' }))
        s.answers(s.isLegal('keep') ? 'keep' : 'pass');
      return s.expectStatus('B', 'reserves').game.question.name;
    };
    expect(injured([])).toBe('bonusPlay');
    expect(injured(['reserves'])).toBe('action');
  });
  test('not by Your Time To Shine', () => {
    const s = scenario2022('C . . . .', {
      options: { endgame: true },
      score: { away: 4 },
      moment: 'turnStart',
      home: 'dwarf',
      ball: [{ square: [8, 6] }],
      reserves: { A: {}, B: {}, D: {}, E: {} },
      cards: { active: ['showSomeGrit/yourTimeToShine'], deck: [] },
    }).starts();
    s.answers({ player: 'A' }, { to: [1, 6] }).answers({ claim: 1 });
    expect(legalOf(s, 'freeReserves')).toEqual(['B', 'D', 'E']);
    s.done();
  });
});

test('B22-RESERVE-X1: a Runner runs and scores, returns, and cannot Run again; a Mark it could make', () => {
  const runner = (opponent: string) =>
    scenario2022(`. . . . . . . . . . . . A .\n. . ${opponent}`, {
      at: [2, 5],
      ball: 'A',
      who: { A: 'dwarf/runner' },
      reserves: { B: {} },
    })
      .runs('A', 'e')
      .expectScore(4, 0)
      .answers({ reserves: 'A' }, { to: [1, 6] });
  runner('.').expectIllegal({ run: 'A' }, { mark: 'A' }).done();
  runner('1').expectIllegal({ run: 'A' }).expectLegal({ mark: 'A' }).done();
});
