/** The 2022 edition: acting in the other coach's turn. */
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/kernel/question.ts';
import { type Scenario, scenario2022 } from '../dsl.ts';

const actionsOf = (s: Scenario, name: string): string[] =>
  (s.game.events ?? []).flatMap(e =>
    e.type === 'actionStarted' && s.game.playerName(e.player) === name
      ? [`${e.action} ${e.free ? 'free' : 'paid'}`]
      : [],
  );

describe("B22-ACTION-01: in the other coach's turn a Player acts only through a Bonus Play", () => {
  test('without a card nobody of the other team is offered anything', () => {
    const s = scenario2022('A . 1 . .', { cards: { deck: [] } });
    expect(s.game.legalAnswers().filter(answer => JSON.stringify(answer).includes('"1"'))).toEqual([]);
    s.expectIllegal({ run: '1' }, { mark: '1' });
    s.marks('A', 'e').expectAsked('action', 'home').expectIllegal({ sidestep: '1' }, { block: '1' });
  });
  test('Distraction: a free Sidestep after an Opponent Marked', () => {
    const s = scenario2022('A . 1 . .', { cards: { deck: [], hands: { away: ['distraction'] } } });
    s.marks('A', 'e').expectAsked('bonusPlay', 'away', 'pass', { play: 'distraction' });
    s.answers({ play: 'distraction' }, { player: '1' }, { to: [9, 4] }).expectStatus('A', 'open');
    expect(actionsOf(s, '1')).toEqual(['sidestep free']);
    s.expectAsked('action', 'home').done();
  });
  test('Intervention: a free Mark after an Opponent ran', () => {
    const s = scenario2022('A . . . 1', { cards: { deck: [], hands: { away: ['intervention'] } } });
    s.runs('A', 'e').expectAsked('bonusPlay', 'away', 'pass', { play: 'intervention' });
    s.answers({ play: 'intervention' }, { player: '1' }).walks('1', 'w w').expectPitch('. A 1 . .');
    expect(actionsOf(s, '1')).toEqual(['mark free']);
    s.expectAsked('action', 'home').done();
  });
  test('Step Aside: a free Sidestep of the target, and the Block is off', () => {
    const s = scenario2022('A 1 . . .', { cards: { deck: [], hands: { away: ['stepAside'] } } });
    s.blocks('A', '1').expectAsked('bonusPlay', 'away', 'pass', { play: 'stepAside' });
    s.answers({ play: 'stepAside' }, { to: [8, 4] }).expectPitch('A . 1 . .');
    expect(actionsOf(s, '1')).toEqual(['sidestep free']);
    s.expectAsked('action', 'home').expectNotLogged('blockRolled').done();
  });
  test('Get In There: a free Reserves Action of the Player that was Injured', () => {
    const s = scenario2022('A 1 . . .', {
      options: { endgame: true },
      cards: { deck: [], hands: { away: ['getInThere'] } },
    }).dice('block:smash', 'd6:1');
    s.blocks('A', '1');
    while (!s.isLegal({ play: 'getInThere' })) s.answers(s.isLegal('keep') ? 'keep' : 'pass');
    s.expectAsked('bonusPlay', 'away', 'pass', { play: 'getInThere' });
    s.answers({ play: 'getInThere' }, { to: [15, 6] }).expectSquare('1', [15, 6]);
    expect(actionsOf(s, '1')).toEqual(['reserves free']);
    s.expectAsked('action', 'home').done();
  });
  test('Shadow moves a Player without being an Action', () => {
    const s = scenario2022('. A 1 . .', { cards: { deck: [], hands: { away: ['shadow'] } } });
    s.answers({ sidestep: 'A' }, { to: [6, 4] }).expectAsked('bonusPlay', 'away', 'pass', { play: 'shadow' });
    s.answers({ play: 'shadow' }, { player: '1' }).expectPitch('A 1 . . .');
    expect(actionsOf(s, '1')).toEqual([]);
    s.expectAsked('action', 'home').done();
  });
});

describe('a refusal cites the rule as this box has it', () => {
  const cited = (s: Scenario, answer: Answer): string | undefined => s.game.whyNot(s.game.readAnswer(answer))?.rule;
  test('B22-ACTION-01: a Player of the other coach', () => {
    expect(cited(scenario2022('A . . 1'), { run: '1' })).toBe('B22-ACTION-01');
  });
  test('B22-MARK-01: a Mark that ends next to nobody', () => {
    expect(cited(scenario2022('A . . 1').answers({ mark: 'A' }), 'stop')).toBe('B22-MARK-01');
  });
  test('B22-THROW-01: a target that is not standing', () => {
    const s = scenario2022('A . b\n. . C', { ball: 'A' }).answers({ throw: 'A' });
    expect(cited(s, { target: 'B' })).toBe('B22-THROW-01');
  });
});
