/** The 2022 edition: effects that come at once, and the cards that are played in the Claim Step that brings them. */
import { describe, expect, test } from 'vitest';
import { CardPlace } from '../../src/blitz/cells.ts';
import { blitz2022 } from '../../src/blitz/editions/2022.ts';
import type { Answer } from '../../src/kernel/question.ts';
import type { BallId } from '../../src/words.ts';
import { type Scenario, type Settings, scenario2022 } from '../dsl.ts';

const endgame = (drawing: string, settings: Settings = {}): Scenario =>
  scenario2022(drawing, { ...settings, options: { endgame: true, ...settings.options } });
const placeOf = (s: Scenario, play: string): number =>
  s.game.cardPlace(s.game.rules.cards.findIndex(card => card.play === play));
const ballsInPlay = (s: Scenario): number =>
  Array.from({ length: s.game.ballCount }, (_, b) => b as BallId).filter(b => s.game.inPlay(b)).length;
/** The types of events from a place on, those named alone. */
const logOf = (s: Scenario, ...types: string[]): string[] =>
  (s.game.events ?? []).map(e => e.type as string).filter(type => types.includes(type));

/** A scores and may claim the card with Multi-Ball in space 1. */
const multiBall = (settings: Settings = {}): Scenario =>
  scenario2022('A . .', {
    at: [13, 2],
    ball: 'A',
    ...settings,
    cards: { active: ['showboat/multiBall'], ...settings.cards },
  });

describe('B22-IMMED-01: before any Claim Step, other Action and the end of the turn', () => {
  test('a Frenzied Block after the third Player Action', () => {
    endgame('A . 1 .\n. . . .\n. . . .\n2 B 3 .', {
      actionsTaken: 2,
      who: { A: { abilities: ['frenzied'] } },
      ball: [{ square: [9, 2] }],
      cards: { active: ['tieThemUp'], deck: [] },
    })
      .answers({ mark: 'A' }, { to: [7, 4] }, 'stop')
      .expectAsked('freeAction', 'home', 'pass', { freeBlock: 'A' })
      .dice('block:shove')
      .answers({ freeBlock: 'A' }, { target: '1' }, 'no')
      .expectAsked('claim', 'home', 'pass', { claim: 1 })
      .answers('pass')
      .expectAsked('action', 'away')
      .done();
  });
});

test('B22-IMMED-02: the active coach’s immediate effects first, then the other’s', () => {
  endgame('A . 1 .', {
    who: { A: { abilities: ['frenzied'] } },
    cards: { hands: { home: ['shoulderCharge'], away: ['distraction'] } },
  })
    .answers({ mark: 'A' }, 'pass', { to: [7, 4] }, 'stop')
    // In the order the active coach likes.
    .expectAsked('freeAction', 'home', 'pass', { freeBlock: 'A' }, { play: 'shoulderCharge' })
    .answers('pass')
    .expectAsked('bonusPlay', 'away', 'pass', { play: 'distraction' })
    .done();
});

test('B22-IMMED-03: five cards must be played immediately', () => {
  const immediate = (deck: typeof blitz2022.deck): string[] =>
    deck.map(card => card.play).filter(play => blitz2022.plays.find(p => p.id === play)?.immediate);
  expect(immediate(blitz2022.deck)).toEqual(['multiBall']);
  expect(immediate(blitz2022.endgameDeck).sort()).toEqual([
    'bribedRef',
    'nufflesBlessing',
    'readyToGo',
    'yourTimeToShine',
  ]);
});

describe('B22-IMMED-04, B22-IMMED-05: never held, compulsory, right after the points', () => {
  test('Multi-Ball happens with the claim; nobody is asked whether', () => {
    const s = multiBall().runs('A', 'e e').expectScore(4, 0).expectHand('home').dice('d8:2', 'd8:6');
    s.answers({ claim: 1 }).expectHand('home').expectScore(5, 0).expectAsked('action', 'home');
    expect(logOf(s, 'claimed', 'bonusTaken', 'bonusPlayed', 'ballPlaced')).toEqual([
      'claimed',
      'bonusPlayed',
      'ballPlaced',
      'ballPlaced',
    ]);
    s.done();
  });
  test('a card that need not be played at once goes to the hand', () => {
    multiBall({ cards: { active: ['showboat/rawTalent'] } })
      .runs('A', 'e e')
      .answers({ claim: 1 })
      .expectHand('home', 'rawTalent')
      .expectAsked('action', 'home')
      .done();
  });
  test('the claim may be passed, and the choices inside an effect stay choices', () => {
    multiBall().runs('A', 'e e').answers('pass').expectAsked('action', 'home').done();
    readyToGo().expectLegal('pass');
  });
});

describe('B22-IMMED-06: not part of the hand', () => {
  test('B22-IMMED-X1: with three cards in hand the claim of Multi-Ball leaves three', () => {
    const s = multiBall({
      cards: { active: ['showboat/multiBall'], deck: [], hands: { home: ['sprint', 'dodge', 'jumpUp'] } },
    });
    s.answers({ run: 'A' }, 'pass', { to: [14, 2] }, { to: [15, 2] }, 'stop')
      .dice('d8:2', 'd8:6')
      .answers({ claim: 1 });
    s.expectHand('home', 'sprint', 'dodge', 'jumpUp');
    expect(ballsInPlay(s)).toBe(2);
    s.answers('endTurn').expectAsked('action', 'away').expectHand('home', 'sprint', 'dodge', 'jumpUp').done();
  });
  test('another card makes four, and one must go', () => {
    const s = multiBall({
      cards: { active: ['showboat/rawTalent'], deck: [], hands: { home: ['sprint', 'dodge', 'jumpUp'] } },
    });
    s.answers({ run: 'A' }, 'pass', { to: [14, 2] }, { to: [15, 2] }, 'stop', { claim: 1 }, 'endTurn');
    s.expectAsked('handLimit', 'home');
  });
});

test('B22-IMMED-07: card points, Clean Sweep points, effect', () => {
  const s = multiBall({ claimedThisTurn: 2 }).runs('A', 'e e').dice('d8:2', 'd8:6').answers({ claim: 1 });
  s.expectScore(4 + 1 + 2, 0);
  expect(logOf(s, 'claimed', 'cleanSweep', 'bonusPlayed', 'ballPlaced')).toEqual([
    'claimed',
    'cleanSweep',
    'bonusPlayed',
    'ballPlaced',
    'ballPlaced',
  ]);
  s.done();
});

describe('B22-IMMED-08: Multi-Ball', () => {
  test('two balls one after the other, each with its own D6 where there are two Trapdoors', () => {
    const s = multiBall({ pitch: 'green' })
      .runs('A', 'e e')
      .dice('d6:2', 'd8:2', 'd6:5', 'd8:6')
      .answers({ claim: 1 })
      .expectBall([6, 5], 0)
      .expectBall([10, 7], 1);
    expect(logOf(s, 'ballPlaced', 'ballBounced')).toEqual(['ballPlaced', 'ballBounced', 'ballPlaced', 'ballBounced']);
    expect(placeOf(s, 'multiBall')).toBe(CardPlace.discard);
    s.done();
  });
  test('both may come out of the same one', () => {
    multiBall({ pitch: 'green' })
      .runs('A', 'e e')
      .dice('d6:1', 'd8:2', 'd6:3', 'd8:6')
      .answers({ claim: 1 })
      .expectBall([6, 5], 0)
      .expectBall([6, 7], 1)
      .done();
  });
});

test('B22-IMMED-09: exactly two, with another ball in play as well', () => {
  const s = multiBall({ ball: ['A', { square: [3, 2] }] })
    .runs('A', 'e e')
    .dice('d8:2', 'd8:6')
    .answers({ claim: 1 });
  expect(ballsInPlay(s)).toBe(3);
  s.done();
});

describe('B22-IMMED-10: Bribed Ref and Nuffle’s Blessing stay in front for the rest of the match', () => {
  test.each(['bribedRef', 'nufflesBlessing'])('%s', play => {
    const card = play === 'bribedRef' ? 'causeSomeCarnage' : 'pileOn';
    const s = endgame('A 1 . .\n. . . .\n. . . .\nB 2 . .', {
      reserves: { 3: {}, 4: {} },
      ball: [{ square: [9, 2] }],
      cards: { active: [`${card}/${play}`], deck: [] },
    })
      .dice('block:smash', 'd6:4', 'block:smash', 'd6:3')
      .blocks('A', '1');
    // Pile On! is fulfilled by the first Block, Cause Some Carnage! by the second.
    if (s.game.question.name === 'claim') s.answers('pass');
    s.blocks('B', '2').answers({ claim: 1 }).expectHand('home');
    expect([placeOf(s, play), s.game.handCount(0)]).toEqual([CardPlace.inFront, 0]);
    s.answers('endTurn', 'endTurn').expectAsked('action', 'home');
    expect(placeOf(s, play)).toBe(CardPlace.inFront);
    s.done();
  });
});

describe('B22-IMMED-11: Nuffle’s Blessing', () => {
  const dice = (drawing: string, settings: Settings = {}): number => {
    const s = endgame(drawing, { inForce: ['nufflesBlessing'], ...settings });
    s.dice('block:miss', 'block:miss', 'block:miss', 'block:miss').blocks('A', '1');
    return (s.game.events ?? []).flatMap(e => (e.type === 'blockRolled' ? [e.dice.length] : []))[0] as number;
  };
  test('one extra die', () => {
    expect(dice('A 1 .')).toBe(2);
    expect(dice('A 1 .', { inForce: [] })).toBe(1);
  });
  test('one in all, even when Team-mates Mark the target', () => {
    expect(dice('A 1 .\n. B .')).toBe(2);
  });
  test('none where Blocks cannot be Assisted', () => {
    expect(dice('A 1 .', { who: { A: 'snotling/pump-wagon' } })).toBe(3);
  });
});

/** Home is behind and claims Last Chance! after a Run of A. A has Run, D is Open, C Marked, B Prone. */
const readyToGo = (settings: Settings = {}): Scenario =>
  endgame('A . . . b\n. . . . .\n. . C 1 .\nD . . . .', {
    score: { away: 9 },
    ...settings,
    cards: { active: ['lastChance/readyToGo'], ...settings.cards },
  })
    .runs('A', 's')
    .answers({ claim: 1 });
describe('B22-IMMED-12, B22-PLAY-32: Ready To Go', () => {
  test('each Open Player may Run one square, then each Marked one Sidestep, then each Prone one Stand Up', () => {
    const s = readyToGo().expectAsked('nextFreeAction', 'home', 'pass', { freeRun: 'D' });
    s.answers({ freeRun: 'D' })
      .expectIllegal({ to: [8, 8] })
      .answers({ to: [7, 8] });
    s.expectAsked('nextFreeAction', 'home', 'pass', { freeSidestep: 'C' })
      .answers({ freeSidestep: 'C' }, { to: [7, 5] })
      .expectAsked('nextFreeAction', 'home', 'pass', { freeStandUp: 'B' })
      .answers({ freeStandUp: 'B' })
      .expectStatus('B', 'open')
      .expectAsked('action', 'home');
    expect(s.game.actionsLeft).toBe(2);
    // Once per turn, free or not.
    s.expectIllegal({ run: 'A' }, { run: 'D' }).expectLegal({ run: 'C' }, { run: 'B' }).done();
  });
  test('one Player after the other in the coach’s order, each at most once, and every part may be passed', () => {
    const s = endgame('A . D . E\n. . . . .\n. . C 1 .', {
      score: { away: 9 },
      cards: { active: ['lastChance/readyToGo'] },
    })
      .runs('A', 's')
      .answers({ claim: 1 });
    s.expectAsked('nextFreeAction', 'home', 'pass', { freeRun: 'D' }, { freeRun: 'E' })
      .answers({ freeRun: 'E' }, 'stop')
      .expectAsked('nextFreeAction', 'home', 'pass', { freeRun: 'D' })
      .answers('pass')
      .expectAsked('nextFreeAction', 'home', 'pass', { freeSidestep: 'C' })
      .answers('pass')
      .expectAsked('action', 'home')
      .expectLegal({ run: 'D' }, { sidestep: 'C' })
      .done();
  });
  test('a Marked Player does not Run by it, though it could with a Player Action of its own', () => {
    readyToGo({ who: { C: 'snotling/pump-wagon' } }).expectAsked('nextFreeAction', 'home', 'pass', { freeRun: 'D' });
    scenario2022('C 1', { who: { C: 'snotling/pump-wagon' } }).expectLegal({ run: 'C' });
  });
  test('who has Run, sidestepped or is barred is not among them', () => {
    readyToGo({ who: { D: { barred: true }, C: { done: ['sidestep'] }, B: { done: ['standUp'] } } }).expectAsked(
      'action',
      'home',
    );
  });
});

/** Home, human, is behind: B comes back as Emergency Reserves, and Show Some Grit! is claimed for it. */
const timeToShine = (settings: Settings = {}): Scenario =>
  endgame('A', {
    home: 'human',
    moment: 'turnStart',
    reserves: { B: {}, C: {}, D: {}, E: {} },
    score: { away: 9 },
    ball: [{ square: [9, 2] }],
    ...settings,
    cards: { active: ['showSomeGrit/yourTimeToShine'], deck: [], ...settings.cards },
  })
    .starts()
    .answers({ player: 'B' }, { to: [1, 1] }, { claim: 1 });
describe('B22-IMMED-13, B22-PLAY-35: Your Time To Shine', () => {
  const back = (name: string, row: number): Answer[] => [{ freeReserves: name }, { to: [1, row] }];
  test('up to two free Reserves Actions, then a free Run of one who came back this turn, by whatever means', () => {
    const s = timeToShine();
    s.expectAsked('nextFreeAction', 'home', 'pass', { freeReserves: 'C' }, { freeReserves: 'D' }, { freeReserves: 'E' })
      .answers(...back('C', 3))
      .expectAsked('nextFreeAction', 'home', 'pass', { freeReserves: 'D' }, { freeReserves: 'E' })
      .answers(...back('D', 5))
      .expectAsked('nextFreeAction', 'home', 'pass', { freeRun: 'B' }, { freeRun: 'C' }, { freeRun: 'D' })
      .answers({ freeRun: 'B' }, { to: [2, 1] }, 'stop')
      .expectAsked('action', 'home');
    expect(s.game.actionsLeft).toBe(3);
    s.expectStatus('E', 'reserves').done();
  });
  test('fewer Reserves Actions, and no Run', () => {
    timeToShine()
      .answers('pass')
      .expectAsked('nextFreeAction', 'home', 'pass', { freeRun: 'B' })
      .answers('pass')
      .expectAsked('action', 'home')
      .expectLegal({ run: 'B' })
      .done();
  });
});

describe('B22-IMMED-14: Claim Steps inside', () => {
  test('a card claimed inside, then the outer card goes on', () => {
    const s = endgame('A . . . b\n. . . . .\n. . C 1 .\nD . . . .\n. . F . .', {
      score: { away: 9 },
      cards: { active: ['lastChance/readyToGo', 'getTogether'] },
    });
    s.runs('A', 's')
      .answers({ claim: 1 }, { freeRun: 'D' }, { to: [7, 7] })
      .expectAsked('claim', 'home', 'pass', { claim: 2 })
      .answers({ claim: 2 })
      .expectScore(1, 9)
      .expectHand('home', 'reserves')
      .expectAsked('nextFreeAction', 'home', 'pass', { freeRun: 'F' });
    expect(s.game.claimedThisTurn).toBe(2);
    s.done();
  });
  test('even another immediate one, which is finished first', () => {
    endgame('A .\n. .\n. .\nD .\n. .\nE .', {
      at: [14, 2],
      score: { away: 9 },
      ball: 'A',
      cards: { active: ['lastChance/readyToGo', 'showboat/multiBall'] },
    })
      .runs('D', 's')
      .answers({ claim: 1 }, { freeRun: 'A' })
      .answers({ to: [15, 2] })
      .expectScore(4, 9)
      .expectAsked('claim', 'home', 'pass', { claim: 2 })
      .dice('d8:2', 'd8:6')
      .answers({ claim: 2 })
      .expectBall([8, 5], 0)
      .expectBall([8, 7], 1)
      .expectAsked('nextFreeAction', 'home', 'pass', { freeRun: 'E' })
      .done();
  });
});

describe('B22-IMMED-15: discarded when the last part is done', () => {
  test('Ready To Go', () => {
    const s = readyToGo();
    expect(placeOf(s, 'readyToGo')).toBe(CardPlace.inFront);
    s.answers('pass', 'pass', 'pass').expectAsked('action', 'home');
    expect(placeOf(s, 'readyToGo')).toBe(CardPlace.discard);
  });
  test('Your Time To Shine', () => {
    const s = timeToShine();
    expect(placeOf(s, 'yourTimeToShine')).toBe(CardPlace.inFront);
    s.answers('pass', 'pass').expectAsked('action', 'home');
    expect(placeOf(s, 'yourTimeToShine')).toBe(CardPlace.discard);
  });
});

describe('B22-IMMED-14, B22-REACT-03: cards and reactions inside one another, as deep as they can lie', () => {
  test('three cards played at once, an Injury answered and four more cards, all inside one Reserves Action', () => {
    const s = scenario2022(
      `
      . . . . . . . . . . . . . R
      . . . . . . . . . . . . . .
      . . . . . . . . . . . . . .
      . . . . . . . . . . . . . .
      . . . . . . . 1 . . M . . .`,
      {
        at: [1, 2],
        moment: 'turnStart',
        home: 'dwarf',
        arena: 'sylvanianSpotlight',
        options: { endgame: true },
        ball: 'R',
        reserves: { A: {}, B: {}, C: {}, D: {} },
        score: { away: 9 },
        cards: {
          active: ['showSomeGrit/yourTimeToShine', 'lastChance/readyToGo', 'showboat/multiBall'],
          deck: [],
          hands: { home: ['intervention', 'divingTackle', 'shadow'], away: ['getInThere', 'stepAside'] },
        },
      },
    )
      .dice('d8:2', 'd8:2', 'd8:2')
      .starts()
      .passes()
      .answers({ player: 'A' }, { to: [1, 11] }, { claim: 1 })
      .passes()
      .answers({ freeReserves: 'B' }, { to: [1, 1] }, 'pass', { freeRun: 'B' })
      .passes()
      .answers('stop')
      .passes()
      .answers({ claim: 2 })
      .passes()
      .answers({ freeRun: 'R' })
      .passes()
      .answers({ to: [15, 2] })
      .passes()
      .expectScore(4, 9)
      .answers({ claim: 3 }, 'pass')
      .expectStatus('1', 'reserves')
      .answers({ play: 'getInThere' }, { to: [15, 6] }, { freeRun: '1' })
      .passes()
      .answers({ to: [14, 6] }, 'stop', { play: 'intervention' }, { player: 'M' })
      .passes()
      .walks('M', 'e e')
      .answers({ play: 'divingTackle' }, { target: '1' }, { play: 'stepAside' }, { to: [15, 5] })
      .answers({ play: 'shadow' }, { player: 'M' })
      .expectSquare('M', [14, 6]);
    // Everything around it goes on: the diver lies down, the second ball comes, and so back to the first Player Action.
    while (s.game.question.name !== 'action') s.answers('pass');
    s.expectStatus('M', 'prone')
      .expectBall([8, 5], 0)
      .expectBall([8, 4], 1)
      .expectScore(7, 9)
      .expectAsked('action', 'home')
      .done();
  });
});
