/** The words of the rules, each shown by what it makes possible or forbids. */
import { expect } from 'vitest';
import { blitz2024 } from '../../src/blitz/editions/2024.ts';
import type { Edition } from '../../src/blitz/game.ts';
import { columnsFromHome, END_ZONES, GRID } from '../../src/blitz/pitches.ts';
import { areAdjacent } from '../../src/blitz/status.ts';
import { ACTIONS, PLAYS, Stat } from '../../src/blitz/words.ts';
import type { Seat, Square } from '../../src/words.ts';
import { type Scenario, scenario } from '../dsl.ts';
import { currentEdition, describe, test, test2024 } from '../editions.ts';

/** The game with a Bomber that reaches only so far. */
const bombing = (blocksWithin: number): Edition => ({
  ...currentEdition(),
  abilities: { ...currentEdition().abilities, bomber: { name: 'Bomber', blocksWithin, bombFaces: { shove: 'miss' } } },
});
const kinds = (s: Scenario): string[] => [
  ...new Set(s.game.legalAnswers().flatMap(a => (typeof a === 'string' ? [] : Object.keys(a)))),
];

test('BU-DEF-X1: across a blocked square and a third Player, three squares apart is within 3 and not within 2', () => {
  // (5,3) is blocked on this side; B stands between A and the blocked square.
  const apart = { pitch: 'timber', at: [3, 3], who: { A: 'snotling/fungus-flinga' } } as const;
  const s = scenario('A B . 1', apart);
  expect(GRID.distance(s.game.square(s.id('A')), s.game.square(s.id('1')))).toBe(3);
  s.answers({ block: 'A' }).expectAsked('blockTarget', 'home', { target: '1' });
  scenario('A B . 1', { ...apart, edition: bombing(2) })
    .expectIllegal({ block: 'A' })
    .done();
  scenario('A B . . 1', apart).expectIllegal({ block: 'A' }).done();
});

test('BU-DEF-01: coaches answer, each for the Players of the own team', () => {
  const s = scenario('A 1 B', { at: [6, 6] });
  for (const answer of s.game.legalAnswers())
    if (typeof answer !== 'string') expect(['A', 'B']).toContain(Object.values(answer)[0]);
  expect(() => s.game.answer('endTurn', 1)).toThrow(/home is asked now, not away/);
  s.expectIllegal({ block: '1' });
  const names = s.game.playersOf(0).map(p => s.game.playerName(p));
  expect([names, s.game.playersOf(1).map(p => s.game.playerName(p))]).toEqual([['A', 'B'], ['1']]);
});

test('BU-DEF-02: a Team-mate is another Player of the team, an Opponent one of the other team', () => {
  scenario('A . B . 1', { at: [6, 6], ball: 'A' })
    .answers({ throw: 'A' })
    // Not itself, not the Opponent.
    .expectAsked('throwTarget', 'home', { target: 'B' })
    .done();
  scenario('B A 1', { at: [6, 6] })
    .answers({ block: 'A' })
    .expectAsked('blockTarget', 'home', { target: '1' })
    .done();
});

describe('BU-DEF-03: adjacent are the eight squares around, diagonals included', () => {
  test.each([
    [-1, -1],
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ])('(%i,%i)', (dx, dy) => {
    const at = (far: number): Scenario =>
      scenario('A', { at: [8, 6], reserves: { 1: { state: 'standing', square: [8 + dx * far, 6 + dy * far] } } });
    const near = at(1).expectStatus('A', 'marked').expectStatus('1', 'marked');
    expect(areAdjacent(near.game, near.id('A'), near.id('1'))).toBe(true);
    const far = at(2).expectStatus('A', 'open').expectStatus('1', 'open');
    expect(areAdjacent(far.game, far.id('A'), far.id('1'))).toBe(false);
  });
  test('no square is adjacent to itself', () => {
    const s = scenario('A');
    expect(areAdjacent(s.game, s.id('A'), s.id('A'))).toBe(false);
  });
});

test('BU-DEF-04: empty is a square without Player, ball and obstruction: only there a Bounce just ends', () => {
  const bounced = (drawing: string, at: readonly [number, number], ...dice: string[]): Scenario =>
    scenario(drawing, { at, who: { A: { throw: '-' } } })
      .dice(...dice)
      .runs('A', 'w');
  bounced('. * A', [6, 6], 'd8:8').expectBall([6, 6]).done();
  bounced('b * A', [6, 6], 'd8:8', 'd8:2').expectBall([6, 5]).done();
  bounced('B * A', [6, 6], 'd8:8').expectBall('B').done();
  bounced('* * A', [6, 6], 'd8:8', 'd8:2').expectBall([6, 6], 0).expectBall([6, 5], 1).done();
  // (5,4) and (5,3) are blocked.
  bounced('* A', [6, 4], 'd8:8').expectBall([6, 3]).done();
});

describe('BU-DEF-05: within X counts the squares to the target, its own included, whatever is between', () => {
  test.each([1, 2, 3])('within %i', reach => {
    for (let distance = 2; distance <= 4; distance++) {
      const s = scenario(`A ${'. '.repeat(distance - 1)}1`, {
        at: [6, 6],
        edition: bombing(reach),
        who: { A: 'snotling/fungus-flinga' },
      });
      expect([distance, s.isLegal({ block: 'A' })]).toEqual([distance, distance <= reach]);
    }
  });
  test('a diagonal step counts one', () => {
    const target = (x: number, y: number, reach: number): boolean =>
      scenario('A', {
        at: [8, 6],
        pitch: 'stone',
        edition: bombing(reach),
        who: { A: 'snotling/fungus-flinga' },
        reserves: { 1: { state: 'standing', square: [8 + x, 6 + y] } },
      }).isLegal({ block: 'A' });
    expect([target(2, 2, 2), target(2, 1, 2), target(3, 1, 2), target(2, 3, 3)]).toEqual([true, true, false, true]);
  });
});

test('BU-DEF-06: a standing Opponent is neither Prone nor in Reserves: only that one closes squares to a Run', () => {
  const drawing = `
    . 1 .
    . . .
    A . .`;
  scenario(drawing)
    .answers({ run: 'A' })
    .expectIllegal({ to: [7, 5] })
    .expectLegal({ to: [7, 6] })
    .done();
  scenario(drawing, { who: { 1: { state: 'prone' } } })
    .answers({ run: 'A' })
    .expectLegal({ to: [7, 5] })
    .done();
  scenario('A', { at: [6, 6], reserves: { 1: {} } })
    .answers({ run: 'A' })
    .expectLegal({ to: [7, 5] })
    .done();
});

describe('BU-DEF-07: the target Player is the one thrown to or blocked', () => {
  test('of a Throw: the ball goes there, and its being Marked counts', () => {
    scenario('A . B 1 . C', { at: [5, 6], ball: 'A' })
      .dice('d6:5')
      .throws('A', 'B')
      .expectEvent({ type: 'checked', total: 4 })
      .expectBall('B')
      .done();
  });
  test('of a Block: that Opponent alone is affected', () => {
    scenario('1 A 2', { at: [6, 6] })
      .dice('block:smash', 'd6:6')
      .blocks('A', '2')
      .expectStatus('2', 'prone')
      .expectStatus('1', 'marked')
      .done();
  });
});

test('BU-DEF-08: the thrower is the Player making the Throw: its Throw Value is the one that counts', () => {
  scenario('A . B', { at: [6, 6], ball: 'A', who: { A: { throw: 3 }, B: { throw: 6 } } })
    .dice('d6:3')
    .throws('A', 'B')
    .expectEvent({ type: 'checked', check: 'throw', target: 3, passed: true })
    .expectBall('B')
    .done();
});

test('BU-DEF-09: only a card in space 1, 2 or 3 can be claimed', () => {
  const start = { at: [13, 6], ball: 'A' } as const;
  for (const space of [0, 1, 2]) {
    const active = [null, null, null].map((none, i) => (i === space ? 'showboat' : none));
    scenario('A . .', { ...start, cards: { active } })
      .runs('A', 'e e')
      .expectAsked('claim', 'home', 'pass', { claim: space + 1 })
      .done();
  }
  scenario('A . .', { ...start, cards: { active: ['tieThemUp'], deck: ['showboat', 'spreadOut'] } })
    .runs('A', 'e e')
    .expectAsked('action', 'home')
    .done();
  scenario('A . .', { ...start, cards: { active: ['tieThemUp'], discard: ['showboat'] } })
    .runs('A', 'e e')
    .expectAsked('action', 'home')
    .done();
});

describe('BU-DEF-10, BU-DEF-13: the front gives conditions and points, the back is the Bonus Play of a hand', () => {
  test('claiming a card brings the points of its front and the Bonus Play of its back', () => {
    const s = scenario('A * .', { at: [6, 6], cards: { active: ['getTheBall'] } });
    const card = s.game.space(0);
    const { points } = s.game.challengeOf(card);
    s.expectHand('home').runs('A', 'e').answers({ claim: 1 });
    s.expectScore(points, 0).expectHand('home', PLAYS[s.game.rules.playOf[card] as number] as string);
    expect([s.game.handCount(0), s.game.handCount(1)]).toEqual([1, 0]);
    s.expectHand('away').done();
  });
  test2024('one card in its printed words', () => {
    const card = blitz2024.deck.find(c => c.challenge === 'showboat');
    const front = blitz2024.challenges.find(c => c.id === card?.challenge);
    const back = blitz2024.plays.find(p => p.id === card?.play);
    expect([front?.name, front?.points, back?.name]).toEqual(['Showboat For The Crowd!', 1, 'Hail Mary Pass']);
  });
});

test('BU-DEF-11: there are nine kinds of Player Action', () => {
  expect([...ACTIONS]).toEqual([
    'run',
    'mark',
    'throw',
    'block',
    'sidestep',
    'standUp',
    'reserves',
    'foul',
    'throwTeammate',
  ]);
  const s = scenario(
    `
    T . . . P 2
    . . . . . .
    . 1 A . . e
    . . . . . .
    F 3 . O G .`,
    {
      at: [6, 5],
      ball: 'T',
      reserves: { R: {} },
      who: { 3: { state: 'prone' }, O: 'ogre/ogre', G: 'ogre/gnoblar' },
      options: { fouls: true, throwTeammate: true },
    },
  );
  expect(kinds(s).sort()).toEqual([...ACTIONS].sort());
});

test('BU-DEF-12: a modifier is a plus or minus on the result of the die', () => {
  const s = scenario('A . . . . . B', { at: [3, 6], ball: 'A', who: { A: { throw: 4 } } })
    .dice('d6:4', 'd8:2')
    .throws('A', 'B');
  const check = s.game.events?.find(e => e.type === 'checked');
  if (check?.type !== 'checked') throw new Error('no check was made');
  expect([check.die, check.total, check.modifiers.map(m => [m.by, m.cause])]).toEqual([4, 3, [[-1, 'long']]]);
  s.done();
});

describe('BU-DEF-14: a profile is four values and at most one ability', () => {
  test('the Dwarf card', () => {
    const dwarf = blitz2024.teams.find(t => t.id === 'dwarf');
    expect([dwarf?.name, dwarf?.emergencyReserves]).toEqual(['Dwarf', 4]);
    expect(dwarf?.positions.map(p => [p.name, p.count, p.move, p.block, p.throw, p.armour, p.abilities])).toEqual([
      ['Lineman', 3, 4, 1, 5, 2, []],
      ['Runner', 1, 6, 1, 4, 3, ['safeHands']],
      ['Blitzer', 1, 5, 1, 4, 2, ['offensiveSpecialist']],
      ['Troll Slayer', 1, 5, 1, 6, 4, ['frenzied']],
    ]);
  });
  test('no position of any card has two abilities', () => {
    for (const team of blitz2024.teams) {
      for (const position of team.positions) {
        expect([team.id, position.id, position.abilities.length <= 1]).toEqual([team.id, position.id, true]);
      }
    }
  });
  test('a match plays with what the card prints', () => {
    const s = scenario('A', { who: { A: 'dwarf/runner' } });
    const stats = [Stat.move, Stat.block, Stat.throw, Stat.armour].map(stat => s.game.stat(s.id('A'), stat));
    expect(stats).toEqual([6, 1, 4, 3]);
  });
});

test('BU-DEF-15: Reserves is a status off the pitch: no square is taken and nobody is Marked from there', () => {
  const s = scenario('A', { reserves: { 1: {} } })
    .expectStatus('1', 'reserves')
    .expectStatus('A', 'open');
  expect([s.game.onPitch(s.id('1')), s.game.square(s.id('1'))]).toEqual([false, -1]);
  expect(() => scenario('', { reserves: { A: { square: [3, 5] } } })).toThrow(/a player in reserves has no square/);
});

test('BU-DEF-16: the distance to an End Zone is that to its nearest square', () => {
  for (let sq = 0; sq < GRID.squares; sq++) {
    for (const seat of [0, 1] as const) {
      const nearest = Math.min(
        ...(END_ZONES[seat as Seat] as readonly Square[]).map(z => GRID.distance(z, sq as Square)),
      );
      const column = GRID.column(sq as Square);
      expect([sq, columnsFromHome(seat, sq as Square)]).toEqual([sq, seat === 0 ? column - 1 : 15 - column]);
      expect([sq, nearest]).toEqual([sq, seat === 0 ? column - 1 : 15 - column]);
    }
  }
  // Move The Ball! asks for four squares from the own End Zone, and only columns bring it further.
  const cards = { active: ['moveTheBall'] };
  scenario('A', { at: [6, 5], ball: 'A', cards })
    .runs('A', 'ne e e e')
    .expectAsked('claim', 'home')
    .done();
  scenario('A', { at: [6, 5], ball: 'A', cards })
    .runs('A', 'n n n e e')
    .expectAsked('action', 'home')
    .done();
});

describe('BU-DEF-17: "Player" alone means one of either team', () => {
  test.each(['A', '1'])('the opening Trapdoor Injures %s', player => {
    scenario(player, { at: [8, 6], moment: 'turnStart' })
      .dice('d8:2')
      .starts()
      .expectStatus(player, 'reserves')
      .expectBall([8, 5])
      .done();
  });
  test.each(['b', '1'])('a ball Bounces on from the Prone Player %s', player => {
    scenario(`A * ${player} .`, {
      at: [6, 6],
      who: { A: { throw: '-' }, ...(player === '1' ? { 1: { state: 'prone' } } : {}) },
    })
      .dice('d8:4', 'd8:2')
      .runs('A', 'e')
      .expectBall([8, 5])
      .done();
  });
});
