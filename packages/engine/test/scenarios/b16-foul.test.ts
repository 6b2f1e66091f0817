/** Fouls: the Action, the Armour roll and who has to help. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood, legalOf, type Settings } from '../blood/dsl.ts';

const down = { state: 'prone' } as const;
const stunned = { state: 'stunned' } as const;
/** A fouls 1, who lies next to it; two dice that are no double and break nothing. */
const HARMLESS = ['d6:1', 'd6:2'];
const fouled = (drawing: string, settings: Settings = {}, ...dice: string[]): BloodScenario =>
  blood(drawing, { ...settings, who: { 1: down, ...settings.who } })
    .dice(...(dice.length > 0 ? dice : HARMLESS))
    .fouls('A', '', '1');
const modifierOf = (s: BloodScenario): number => {
  const [roll] = (s.game.events ?? []).flatMap(e => (e.type === 'armourRolled' ? [e] : []));
  return (roll?.modifiers ?? []).reduce((sum, { by }) => sum + by, 0);
};

describe('the Foul Action', () => {
  test('B16-FOUL-01: one player a turn', () => {
    const s = fouled('A 1 . B 2 . 3', { who: { 2: down } })
      .expectAsked('action', 'home')
      .expectIllegal({ foul: 'B' });
    s.answers('endTurn', 'endTurn').expectLegal({ foul: 'B' }, { foul: 'A' }).done();
  });
  test('B16-FOUL-01: a move of up to its allowance, then the foul', () => {
    const s = blood('A . . 1 . B . 3', { who: { 1: down, A: { movement: 2 } }, options: { goForIt: false } });
    s.answers({ foul: 'A' }).walks('A', 'e');
    expect(legalOf(s, 'target')).toEqual([]);
    s.walks('A', 'e')
      .expectAsked('activity', 'home', { target: '1' }, 'stop')
      .dice(...HARMLESS);
    s.answers({ target: '1' }).done();
  });
  test('B16-FOUL-01, B16-OQ-75: the foul ends the Action, whatever movement is left', () => {
    const s = fouled('A 1 . B . 3').expectAsked('action', 'home');
    expect(legalOf(s, 'move')).toEqual(['B']);
    s.done();
  });
  test('B16-FOUL-01: Prone or Stunned opponents next to it, nobody else', () => {
    const s = blood('B 1 2\n3 A 4\nC 5 .\n. . 6', { who: { 1: down, 2: stunned, C: down, 6: down } }).answers({
      foul: 'A',
    });
    expect(legalOf(s, 'target')).toEqual(['1', '2']);
    s.done();
  });
  test('B16-FOUL-02: outside a Foul Action nobody on the ground can be attacked', () => {
    const who = { 1: down, 2: stunned };
    blood('1 A 2 . B . 3', { who }).expectIllegal({ block: 'A' }).done();
    const s = blood('1 A 2 . B . 3', { who }).answers({ blitz: 'A' });
    expect(legalOf(s, 'target')).toEqual([]);
    s.done();
    // Nor in one, if the opponent stands.
    const foul = blood('1 A 2 . B . 3', { who: { 1: down } }).answers({ foul: 'A' });
    expect(legalOf(foul, 'target')).toEqual(['1']);
    foul.done();
  });
  test('B16-FOUL-02: without the module there are no fouls', () => {
    blood('A 1 . B . 3', { who: { 1: down }, options: { fouls: false } })
      .expectIllegal({ foul: 'A' })
      .done();
  });
});

describe('the Armour roll', () => {
  test('B16-FOUL-03: the coach names the victim, and its armour is rolled for', () => {
    const s = blood('2 A 1 . B . 3', { who: { 1: down, 2: stunned } }).answers({ foul: 'A' });
    s.dice(...HARMLESS)
      .answers({ target: '2' })
      .expectEvent({ type: 'armourRolled', player: s.id('2'), dice: 3, target: 9 });
    s.expectNotLogged('rolled', 'blockRolled').done();
  });
  test('B16-FOUL-07: more than the Armour Value breaks it, and an Injury roll follows', () => {
    fouled('A 1 . B . 3', {}, 'd6:3', 'd6:5').expectNotLogged('injuryRolled').expectState('1', 'prone').done();
    fouled('A 1 . B . 3', {}, 'd6:4', 'd6:5', 'd6:1', 'd6:6').expectState('1', 'stunned').done();
    fouled('A 1 . B . 3', {}, 'd6:4', 'd6:5', 'd6:3', 'd6:5').expectState('1', 'knockedOut').done();
    fouled('A 1 . B . 3', {}, 'd6:4', 'd6:5', 'd6:4', 'd6:6').expectState('1', 'casualties').done();
  });
  test('B16-FOUL-07: the modified roll counts', () => {
    fouled('A 1 B . 3', {}, 'd6:3', 'd6:5', 'd6:1', 'd6:2').expectState('1', 'stunned').done();
    fouled('2 1 . .\n. A . B', {}, 'd6:4', 'd6:5').expectNotLogged('injuryRolled').done();
  });
});

describe('who must help', () => {
  test.each([
    ['nobody', 'A 1 . B . 3', 0],
    ['one next to the victim', 'A 1 B . . 3', 1],
    ['three next to the victim', '. B C .\nA 1 D . . 3', 3],
    ['none next to the fouler alone', 'B A 1 . . 3', 0],
  ])('B16-FOUL-04: +1 for each team-mate of the fouler next to the victim: %s', (_who, drawing, expected) => {
    const s = fouled(drawing);
    expect(modifierOf(s)).toBe(expected);
    s.expectEvent({ type: 'armourRolled', total: 3 + expected }).done();
  });
  test.each([
    ['one next to the fouler', '2 A 1 . B . 3', -1],
    ['three next to the fouler', '2 . .\n4 A 1 . B\n5 . .', -3],
    ['none next to the victim alone', 'A 1 2 . . B', 0],
  ])('B16-FOUL-05: −1 for each opponent next to the fouler: %s', (_who, drawing, expected) => {
    const s = fouled(drawing);
    expect(modifierOf(s)).toBe(expected);
    s.expectEvent({ type: 'armourRolled', total: 3 + expected }).done();
  });
  test.each<[string, string, Settings['who'], number]>([
    ['a team-mate in a tackle zone', 'A 1 B 2', {}, 0],
    ['one next to an opponent without a tackle zone', 'A 1 B 2', { 2: down }, 1],
    ['a team-mate without its own', 'A 1 B . . 2', { B: { witless: true } }, 0],
    ['a Prone team-mate', 'A 1 B . . 2', { B: down }, 0],
    ['a Stunned team-mate', 'A 1 B . . 2', { B: stunned }, 0],
    ["an opponent in another player's tackle zone", 'B 2 A 1', {}, 0],
    ["one in the fouler's tackle zone only", '. 2 A 1 . . B', {}, -1],
    ['an opponent without its own', '. 2 A 1 . . B', { 2: { witless: true } }, 0],
    ['a Prone opponent', '. 2 A 1 . . B', { 2: down }, 0],
    ['a Stunned opponent', '. 2 A 1 . . B', { 2: stunned }, 0],
  ])('B16-FOUL-06, B16-OQ-74: %s', (_who, drawing, who, expected) => {
    const s = fouled(drawing, { who: { ...who } });
    expect(modifierOf(s)).toBe(expected);
    s.done();
  });
  test('B16-FOUL-06, B16-XSKILL-54: Guard and Sneaky Git make no difference', () => {
    for (const skill of ['guard', 'sneakyGit'] as const) {
      const ours = fouled('A 1 B 2', { who: { B: [skill] } });
      expect(modifierOf(ours)).toBe(0);
      ours.done();
      const theirs = fouled('B 2 A 1', { who: { 2: [skill] } });
      expect(modifierOf(theirs)).toBe(0);
      theirs.done();
    }
  });
  test('B16-FOUL-04, B16-FOUL-05: nobody is asked whether they help', () => {
    fouled('2 A 1 B . . 3').expectNotLogged('skillUsed').expectAsked('action', 'home').done();
  });
});

test('B16-FOUL-X1: two help the fouler, one the victim: 4 + 5 + 2 − 1 beats Armour 9', () => {
  const drawing = '. . B .\n2 A 1 C';
  const s = fouled(drawing, { who: { 1: { ...down, armour: 9 } } }, 'd6:4', 'd6:5', 'd6:1', 'd6:2');
  s.expectEvent({ type: 'armourRolled', dice: 9, total: 10, target: 10, broken: true })
    .expectState('1', 'stunned')
    .done();
  fouled(drawing, { who: { 1: { ...down, armour: 9 } } }, 'd6:3', 'd6:5')
    .expectNotLogged('injuryRolled')
    .done();
});
