/** The 2022 edition: definitions, shown by what they do. */
import { describe, expect, test } from 'vitest';
import type { Position } from '../../src/blitz/edition.ts';
import { blitz2022 } from '../../src/blitz/editions/2022.ts';
import { legalOf, scenario2022 } from '../dsl.ts';

describe('B22-DEF-01: eight kinds of Player Action', () => {
  test('each of them is offered to whoever can make it', () => {
    const s = scenario2022(
      `
      A . B 1 .
      . . . . .
      C 2 . . d`,
      { options: { fouls: true }, who: { 2: { state: 'prone' } }, ball: 'A', reserves: { E: {} } },
    );
    const offered = (kind: string): string[] => legalOf(s, kind);
    expect(offered('run')).toEqual(['A', 'C']);
    expect(offered('mark')).toEqual(['A', 'C']);
    expect(offered('throw')).toEqual(['A']);
    expect(offered('block')).toEqual(['B']);
    expect(offered('sidestep')).toEqual(['B']);
    expect(offered('standUp')).toEqual(['D']);
    expect(offered('reserves')).toEqual(['E']);
    expect(offered('foul')).toEqual(['C']);
  });
  test('Throw Team-mate is a form of Throw: it uses up the Throw of the turn, and a Throw uses it up', () => {
    const options = { throwTeammate: true };
    const who = { A: 'goblin/troll' };
    const drawing = `
      B A . . .
      . . . . C`;
    const thrown = scenario2022(drawing, { options, who }).dice('d6:6');
    thrown.answers({ throwTeammate: 'A' }, { player: 'B' }, { to: [9, 4] }).expectSquare('B', [9, 4]);
    thrown.expectIllegal({ throwTeammate: 'A' }).done();
    const threw = scenario2022(drawing, { options, who, ball: 'A' }).dice('d6:6').throws('A', 'C').expectBall('C');
    threw.expectIllegal({ throwTeammate: 'A' }).expectLegal({ run: 'A' }).done();
  });
  test('for Play As A Team! a Throw and a Throw Team-mate are one kind', () => {
    const claims = (second: 'throw' | 'standUp'): string[] => {
      const s = scenario2022(
        `
        B A . . .
        . . . . .
        C . D . e`,
        {
          options: { throwTeammate: true, endgame: true },
          who: { A: 'goblin/troll' },
          ball: 'C',
          cards: { active: ['playAsATeam'], deck: [] },
        },
      ).dice('d6:6');
      s.answers({ throwTeammate: 'A' }, { player: 'B' }, { to: [9, 4] });
      if (second === 'throw') s.dice('d6:6').throws('C', 'D');
      else s.answers({ standUp: 'E' });
      s.runs('B', 'e').done();
      return legalOf(s, 'claim');
    };
    expect(claims('standUp')).toEqual(['1']);
    expect(claims('throw')).toEqual([]);
  });
});

describe('B22-DEF-02: a Team Card', () => {
  const positions = blitz2022.teams.flatMap(team => team.positions.map(position => ({ team, position })));
  const abilitiesOf = (position: Position): number =>
    position.abilities.length + (position.throwsTeammates === true ? 1 : 0);
  test('Troll, Treeman and Ogre carry two abilities, every other position at most one', () => {
    const two = positions.filter(({ position }) => abilitiesOf(position) === 2);
    expect(two.map(({ team, position }) => `${team.id}/${position.id}`).sort()).toEqual([
      'goblin/troll',
      'halfling/treeman',
      'ogre/ogre',
    ]);
    for (const { position } of positions) expect(abilitiesOf(position)).toBeLessThanOrEqual(2);
  });
  test('every ability on a card is one of the edition, and every value is there', () => {
    for (const { team, position } of positions) {
      expect(team.emergencyReserves).toBeGreaterThan(0);
      expect(position.count).toBeGreaterThan(0);
      for (const ability of position.abilities) expect(Object.keys(blitz2022.abilities)).toContain(ability);
    }
  });
});

test('B22-DEF-03: immediately is ahead of the Claim Step, of another Action and of the end of the turn', () => {
  // Both coaches stand so that the Mark fulfils Get Together!; it was the last Action of the turn.
  scenario2022(
    `
    . B . . .
    A . . 1 .
    . C . . .`,
    {
      who: { A: 'dwarf/troll-slayer' },
      actionsLeft: 1,
      actionsTaken: 2,
      cards: { active: ['getTogether'], deck: [] },
    },
  )
    .answers({ mark: 'A' }, { to: [7, 5] }, { to: [8, 4] })
    .expectAsked('freeAction', 'home', 'pass', { freeBlock: 'A' })
    .expectNotLogged('turnEnded', 'claimed');
});
test('B22-DEF-03: the Claim Step follows what was immediate', () => {
  scenario2022(
    `
    B . . . .
    A . 1 . .
    C . . . .`,
    { who: { A: 'dwarf/troll-slayer' }, cards: { active: ['getTogether', 'takeThemDown'], deck: [] } },
  )
    .dice('block:smash', 'd6:6')
    .answers({ mark: 'A' }, { to: [7, 5] }, 'stop')
    .expectAsked('freeAction', 'home', 'pass', { freeBlock: 'A' })
    .answers({ freeBlock: 'A' }, { target: '1' })
    .expectAsked('claim', 'home', 'pass', { claim: 2 })
    .answers({ claim: 2 })
    .expectAsked('freeAction', 'home', 'pass') // a card in hand: perhaps one for this moment
    .answers('pass')
    .expectAsked('claim', 'home', 'pass', { claim: 1 })
    .done();
});

test('B22-DEF-04: two sets of cards that share no front, the second with the module only', () => {
  const fronts = (cards: typeof blitz2022.deck): string[] => [...new Set(cards.map(card => card.challenge))].sort();
  expect(fronts(blitz2022.deck)).toEqual(
    [
      'breakSomeBones',
      'freeUpTheBall',
      'gangUp',
      'getMoving',
      'getTheBall',
      'getTogether',
      'makeARiskyThrow',
      'moveTheBall',
      'showNoFear',
      'showUsACompletion',
      'showboat',
      'spreadOut',
      'takeThemDown',
      'tieThemUp',
    ].sort(),
  );
  expect(fronts(blitz2022.endgameDeck)).toEqual(
    [
      'breakTheirLines',
      'causeSomeCarnage',
      'goDeep',
      'lastChance',
      'pileOn',
      'playAsATeam',
      'showOffALittle',
      'showSomeGrit',
      'showThemHow',
    ].sort(),
  );
  const cards = { active: ['pileOn'], deck: [] };
  expect(() => scenario2022('A', { cards })).toThrow('unknown card "pileOn"');
  expect(scenario2022('A', { cards, options: { endgame: true } }).game.challengeOf(24 + 7).id).toBe('pileOn');
});
