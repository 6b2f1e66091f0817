/** Always Hungry: team-mates look tasty. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood, type Settings } from '../blood/dsl.ts';

const who = { A: { agility: 3, skills: ['throwTeammate', 'alwaysHungry'] }, B: ['rightStuff'] } as const;
const grabs = (dice: readonly string[], settings: Settings = {}): BloodScenario =>
  blood(
    `
    . . . . . .
    A B . . . .
    C . . . . .`,
    { who, ...settings },
  )
    .dice(...dice)
    .answers({ pass: 'A' }, { throwTeammate: 'B' });

describe('Always Hungry', () => {
  test('B16-HUNGRY-01: 2 or more, after its move and before the throw', () => {
    grabs(['d6:2']).expectNeeded('alwaysHungry', 2).expectAsked('throwTeammate', 'home').done();
    blood('A . B', { who })
      .answers({ pass: 'A' })
      .walks('A', 'e')
      .dice('d6:2')
      .answers({ throwTeammate: 'B' })
      .expectLog('declared', 'moved', 'rolled')
      .done();
  });
  test('B16-HUNGRY-01: not for throwing the ball', () => {
    blood('A . B', { who, ball: 'A' }).dice('d6:6', 'd6:6').passes('A', '', [12, 5]).expectBall('B').done();
  });
  test('B16-HUNGRY-02, B16-OQ-89: two times 1 and it is eaten, without a roll, a cure or a turnover', () => {
    const s = grabs(['d6:1', 'd6:1'], {
      who: { ...who, B: ['rightStuff', 'regeneration'] },
      options: { apothecary: true },
      apothecaries: { home: 1 },
    })
      .expectState('B', 'casualties')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .expectEvent({ type: 'eaten' })
      .expectNotLogged('armourRolled', 'injuryRolled', 'regenerationRolled', 'apothecaryUsed');
    expect(s.game.apothecaries(0)).toBe(1);
    s.done();
  });
  test('B16-HUNGRY-03, B16-TURNOVER-09: the ball of an eaten player scatters once from its square; a turnover', () => {
    grabs(['d6:1', 'd6:1', 'd8:3'], { ball: 'B' })
      .expectState('B', 'casualties')
      .expectBall([12, 5])
      .expectTurnover('throwTeammate')
      .done();
  });
  test('B16-HUNGRY-04, B16-OQ-89: on 2 or more it squirms free and lands as after a fumble', () => {
    grabs(['d6:1', 'd6:2', 'd6:4'])
      .expectNeeded('landing', 4)
      .expectSquare('B', [11, 6])
      .expectState('B', 'standing')
      .expectTurnover('none')
      .expectNotLogged('threwTeammate')
      .done();
    grabs(['d6:1', 'd6:2', 'd6:3', '2d6:4']).expectState('B', 'prone').expectTurnover('none').done();
  });
  test('B16-HUNGRY-04, B16-TURNOVER-09: with the ball that is a turnover, however it lands', () => {
    grabs(['d6:1', 'd6:2', 'd6:4'], { ball: 'B' }).expectBall('B').expectTurnover('throwTeammate').done();
  });
  test('B16-HUNGRY-01: a team re-roll may be used on it', () => {
    grabs(['d6:1', 'd6:2'], { rerolls: { home: 1 } })
      .answers({ reroll: 'team' })
      .expectAsked('throwTeammate', 'home')
      .done();
  });
});
