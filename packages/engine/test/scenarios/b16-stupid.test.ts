/** Really Stupid: the roll before every Action, and who helps with it. */
import { describe, test } from 'vitest';
import { blood } from '../blood/dsl.ts';

describe('the roll', () => {
  test('B16-STUPID-01: straight after any Action is declared, before anything is carried out', () => {
    for (const action of ['move', 'block', 'blitz', 'pass', 'handOff', 'foul'])
      blood('A 1 2 . B', { who: { A: ['reallyStupid'], 2: { state: 'prone' } }, ball: 'B' })
        .dice('d6:4')
        .answers({ [action]: 'A' })
        .expectLog('declared', 'rolled')
        .expectNeeded('reallyStupid', 4)
        .expectAsked(action === 'block' ? 'blockTarget' : 'activity', 'home')
        .done();
  });
  test('B16-STUPID-02, B16-OQ-84: +2 for one standing team-mate next to it that is brighter', () => {
    const needs = (drawing: string, who: object, natural: number): void =>
      blood(drawing, { who: { A: ['reallyStupid'], ...who } })
        .dice('d6:6')
        .answers({ move: 'A' })
        .expectNeeded('reallyStupid', natural)
        .done();
    needs('A B', {}, 2);
    needs('A . B', {}, 4);
    needs('A 1', {}, 4);
    needs('A b', {}, 4);
    needs('A B', { B: ['reallyStupid'] }, 4);
    needs('A B', { B: ['boneHead'] }, 2);
    needs('A B', { B: { witless: true } }, 2); // it needs no tackle zone
    needs('C A B', {}, 2); // once, however many there are
  });
  test('B16-STUPID-03, B16-STUPID-X1: alone it fails on 1 to 3, with a helper only on a 1', () => {
    const rolls = (drawing: string, die: number, understands: boolean): void =>
      blood(drawing, { who: { A: ['reallyStupid'] } })
        .dice(`d6:${die}`)
        .answers({ move: 'A' })
        .expectAsked(understands ? 'activity' : 'action', 'home')
        .done();
    for (const die of [1, 2, 3]) rolls('A . . B', die, false);
    for (const die of [4, 5, 6]) rolls('A . . B', die, true);
    rolls('A B', 1, false);
    for (const die of [2, 3, 4, 5, 6]) rolls('A B', die, true);
  });
  test('B16-STUPID-04: on failure it does nothing, and the Action is lost to the team', () => {
    blood('A . B 1', { who: { A: ['reallyStupid'] } })
      .dice('d6:3')
      .answers({ blitz: 'A' })
      .expectIllegal({ move: 'A' }, { blitz: 'B' })
      .expectLegal({ move: 'B' })
      .expectTurnover('none')
      .expectEvent({ type: 'lostWits', skill: 'reallyStupid' })
      .done();
    blood('a . B', { who: { A: ['reallyStupid'] } })
      .dice('d6:1')
      .answers({ move: 'A' })
      .expectState('A', 'prone')
      .done();
  });
  test('B16-STUPID-05: its tackle zone is gone until it understands again', () => {
    const who = { A: ['reallyStupid'] } as const;
    const fails = blood('A 1 . . B', { who }).dice('d6:3').answers({ move: 'A' }, 'endTurn', { move: '1' });
    fails.walks('1', 'e').expectPitch('A . 1 . B').expectTurnover('none').done();
    const knows = blood('A 1 . . B', { who }).dice('d6:4').answers({ move: 'A' }, 'stop', 'endTurn', { move: '1' });
    knows.dice('d6:3').walks('1', 'e').expectNeeded('dodge', 3).done();
    const again = blood('A 1 . . B', { who: { A: { witless: true, skills: ['reallyStupid'] } } });
    again.dice('d6:4').answers({ move: 'A' }, 'stop', 'endTurn', { move: '1' });
    again.dice('d6:3').walks('1', 'e').expectNeeded('dodge', 3).done();
  });
  test('B16-STUPID-05: it catches nothing, intercepts nothing and helps nobody', () => {
    const who = { A: { witless: true, skills: ['reallyStupid'] } } as const;
    blood('B . A', { who, ball: 'B' }).dice('d6:6', 'd8:5').passes('B', '', [12, 5]).expectBall([13, 5]).done();
    blood('1 . A . 2', { who, ball: '1', active: 'away' })
      .dice('d6:6', 'd6:6')
      .passes('1', '', [14, 5])
      .expectBall('2')
      .done();
    blood(
      `
      B 1 .
      . A .`,
      { who },
    )
      .dice('block:pushed')
      .blocks('B', '1')
      .expectDice(1)
      .done();
  });
});
