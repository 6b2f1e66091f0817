/** The 2022 edition: Challenge Cards, front by front: after which Actions each can be claimed, and after which not. */
import { describe, expect, test } from 'vitest';
import { blitz2022 } from '../../src/blitz/editions/2022.ts';
import { type Scenario, type Settings, scenario2022 } from '../dsl.ts';

/** A turn of home with one card, in space 1. */
const withCard = (card: string, drawing: string, settings: Settings = {}): Scenario =>
  scenario2022(drawing, {
    ...settings,
    options: { endgame: true, ...settings.options },
    cards: { active: [card], ...settings.cards },
  });
const claimable = (s: Scenario): void => s.expectAsked('claim', 'home', 'pass', { claim: 1 }).done();
/** The Claim Step has nothing to offer, so the next Action is asked for. */
const notClaimable = (s: Scenario): void => {
  s.expectAsked('action', 'home').done();
  expect(s.game.space(0)).toBeGreaterThanOrEqual(0);
};
const claimed = (s: Scenario): Scenario => s.answers({ claim: 1 });

describe('points and copies', () => {
  test.each([
    ['B22-CHAL-01', 'breakSomeBones', 'Break Some Bones!', 3, 2, 0],
    ['B22-CHAL-02', 'freeUpTheBall', 'Free Up The Ball!', 2, 2, 0],
    ['B22-CHAL-03', 'gangUp', 'Gang Up!', 2, 2, 0],
    ['B22-CHAL-04', 'getMoving', 'Get Moving!', 2, 2, 0],
    ['B22-CHAL-05', 'getTheBall', 'Get The Ball!', 1, 2, 0],
    ['B22-CHAL-06', 'getTogether', 'Get Together!', 1, 1, 0],
    ['B22-CHAL-07', 'makeARiskyThrow', 'Make A Risky Throw!', 2, 1, 0],
    ['B22-CHAL-08', 'moveTheBall', 'Move The Ball!', 1, 2, 0],
    ['B22-CHAL-09', 'showNoFear', 'Show No Fear!', 2, 1, 0],
    ['B22-CHAL-10', 'showUsACompletion', 'Show Us A Completion!', 1, 2, 0],
    ['B22-CHAL-11', 'showboat', 'Showboat For The Crowd!', 1, 2, 0],
    ['B22-CHAL-12', 'spreadOut', 'Spread Out!', 1, 1, 0],
    ['B22-CHAL-13', 'takeThemDown', 'Take Them Down!', 2, 2, 0],
    ['B22-CHAL-14', 'tieThemUp', 'Tie Them Up!', 2, 2, 0],
    ['B22-CHAL-15', 'breakTheirLines', 'Break Their Lines!', 2, 0, 2],
    ['B22-CHAL-16', 'causeSomeCarnage', 'Cause Some Carnage!', 3, 0, 2],
    ['B22-CHAL-17', 'goDeep', 'Go Deep!', 2, 0, 2],
    ['B22-CHAL-18', 'lastChance', 'Last Chance!', 0, 0, 1],
    ['B22-CHAL-19', 'pileOn', 'Pile On!', 2, 0, 2],
    ['B22-CHAL-20', 'playAsATeam', 'Play As A Team!', 2, 0, 2],
    ['B22-CHAL-21', 'showOffALittle', 'Show Off A Little!', 3, 0, 2],
    ['B22-CHAL-22', 'showSomeGrit', 'Show Some Grit!', 0, 0, 1],
    ['B22-CHAL-23', 'showThemHow', "Show Them How It's Done!", 2, 0, 2],
  ])('%s: %s is "%s", %i points, %i standard and %i endgame copies', (rule, id, name, points, standard, endgame) => {
    expect(blitz2022.challenges.find(c => c.id === id)).toMatchObject({ rule, name, points });
    expect(blitz2022.deck.filter(card => card.challenge === id)).toHaveLength(standard);
    expect(blitz2022.endgameDeck.filter(card => card.challenge === id)).toHaveLength(endgame);
  });
  test('B22-CHAL-24: 24 standard and 16 endgame cards with exactly these pairs of sides', () => {
    const pairs = (deck: typeof blitz2022.deck): string[] => deck.map(card => `${card.challenge}/${card.play}`).sort();
    const printed = (rows: Readonly<Record<string, string>>): string[] =>
      Object.entries(rows)
        .flatMap(([front, backs]) => backs.split(' ').map(back => `${front}/${back}`))
        .sort();
    expect(blitz2022.challenges).toHaveLength(23);
    expect(blitz2022.deck).toHaveLength(24);
    expect(pairs(blitz2022.deck)).toEqual(
      printed({
        breakSomeBones: 'blockingPlay stepAside',
        freeUpTheBall: 'blitz intervention',
        gangUp: 'inspiration toughEnough',
        getMoving: 'interference sprint',
        getTheBall: 'distraction shadow',
        getTogether: 'reserves',
        makeARiskyThrow: 'accurateThrow',
        moveTheBall: 'dodge rawTalent',
        showNoFear: 'jumpUp',
        showUsACompletion: 'inspiration throwingPlay',
        showboat: 'multiBall rawTalent',
        spreadOut: 'reserves',
        takeThemDown: 'divingTackle inspiration',
        tieThemUp: 'defensivePlay rawTalent',
      }),
    );
    expect(blitz2022.endgameDeck).toHaveLength(16);
    expect(pairs(blitz2022.endgameDeck)).toEqual(
      printed({
        breakTheirLines: 'bladedKnuckleDusters bodyCheck',
        causeSomeCarnage: 'absoluteCarnage bribedRef',
        goDeep: 'nervesOfSteel shoulderCharge',
        lastChance: 'readyToGo',
        pileOn: 'absolutelyNails nufflesBlessing',
        playAsATeam: 'getInThere legUp',
        showOffALittle: 'comboPlay hailMaryPass',
        showSomeGrit: 'yourTimeToShine',
        showThemHow: 'pro moxy',
      }),
    );
  });
});

describe('B22-CHAL-01: Break Some Bones!', () => {
  const foul = (options: Settings['options'] = {}): Scenario =>
    withCard('breakSomeBones', 'A 1', { options: { fouls: true, ...options }, who: { 1: { state: 'prone' } } })
      .dice('block:smash')
      .answers({ foul: 'A' }, { target: '1' })
      .expectStatus('1', 'reserves');
  test('the target of a Block is Injured: three points', () => {
    const s = withCard('breakSomeBones', 'A 1').dice('block:smash', 'd6:3').blocks('A', '1');
    claimable(s);
    claimed(s).expectScore(3, 0);
  });
  test('not when it only goes down', () => {
    notClaimable(withCard('breakSomeBones', 'A 1').dice('block:smash', 'd6:4').blocks('A', '1'));
  });
  test('a Foul does not count, unless the match says so', () => {
    notClaimable(foul());
    claimable(foul({ foulsBreakBones: true }));
  });
});

describe('B22-CHAL-02: Free Up The Ball!', () => {
  test('an Opponent held the ball, and their team holds it no more', () => {
    claimable(withCard('freeUpTheBall', 'A 1 .', { ball: '1' }).dice('block:smash', 'd8:4', 'd6:4').blocks('A', '1'));
  });
  test('not when it comes down in the hands of another Opponent', () => {
    notClaimable(
      withCard('freeUpTheBall', 'A 1 2', { ball: '1' })
        .dice('block:smash', 'd8:4', 'd6:4')
        .blocks('A', '1')
        .expectBall('2'),
    );
  });
  test('not when the ball lay loose before', () => {
    notClaimable(withCard('freeUpTheBall', 'A 1 .\n* . .').dice('block:smash', 'd6:4').blocks('A', '1'));
  });
});

describe('B22-CHAL-03: Gang Up!', () => {
  const assisted = 'A 1 .\n. B .';
  test('an Assisted Block Knocks its target Down', () => {
    claimable(
      withCard('gangUp', assisted)
        .dice('block:smash', 'block:miss', 'd6:4')
        .blocks('A', '1')
        .answers({ face: 'smash' }),
    );
  });
  test('not when the Assisted Block only pushes', () => {
    notClaimable(
      withCard('gangUp', assisted).dice('block:shove', 'block:miss').blocks('A', '1').answers({ face: 'shove' }, 'no'),
    );
  });
  test('not when the Block is not Assisted, three dice by The Kid’s Got Moxy or not', () => {
    notClaimable(withCard('gangUp', 'A 1 .').dice('block:smash', 'd6:4').blocks('A', '1'));
    notClaimable(
      withCard('gangUp', 'A 1 .', { cards: { active: ['gangUp'], hands: { home: ['moxy'] } } })
        .dice('block:smash', 'block:smash', 'block:smash', 'd6:4')
        .blocks('A', '1')
        .answers({ play: 'moxy' }, { face: 'smash' }),
    );
  });
  test.each(['defensivePlay', 'nufflesBlessing'] as const)('%s makes the Block Assisted for it', play => {
    claimable(
      withCard('gangUp', 'A 1 .', { inForce: [play] })
        .dice('block:smash', 'block:miss', 'd6:4')
        .blocks('A', '1')
        .answers({ face: 'smash' }),
    );
  });
  test('Blocking Play does not', () => {
    notClaimable(
      withCard('gangUp', 'A 1 .', { inForce: ['blockingPlay'] })
        .dice('block:smash', 'd6:4')
        .blocks('A', '1'),
    );
  });
});

describe('B22-CHAL-04: Get Moving!', () => {
  test('the third Run of the team this turn', () => {
    claimable(
      withCard('getMoving', 'A . B . C', {
        who: { A: { done: ['run'] }, B: { done: ['run'] } },
        actionsTaken: 2,
      }).runs('C', 's'),
    );
  });
  test('not the second', () => {
    notClaimable(withCard('getMoving', 'A . B . C', { who: { A: { done: ['run'] } }, actionsTaken: 1 }).runs('C', 's'));
  });
  test('not another Action after three Runs', () => {
    const done = { done: ['run'] as const };
    notClaimable(
      withCard('getMoving', 'A . B . C . d', {
        at: [3, 6],
        who: { A: done, B: done, C: done },
        actionsLeft: 2,
      }).answers({
        standUp: 'D',
      }),
    );
  });
});

describe('B22-CHAL-05: Get The Ball!', () => {
  test('a Player gains a ball the team did not hold when the turn began', () => {
    claimable(withCard('getTheBall', 'A *').runs('A', 'e').expectBall('A'));
  });
  test('not a ball the team had already', () => {
    notClaimable(withCard('getTheBall', 'A B', { ball: 'A' }).throws('A', 'B').expectBall('B'));
  });
});

describe('B22-CHAL-06: Get Together!', () => {
  test('a Run that ends next to two standing Team-mates', () => {
    claimable(withCard('getTogether', 'A . B\n. . C').runs('A', 'e'));
  });
  test('not next to one, and not when the second is Prone', () => {
    notClaimable(withCard('getTogether', 'A . B').runs('A', 'e'));
    notClaimable(withCard('getTogether', 'A . B\n. . c').runs('A', 'e'));
  });
});

describe('B22-CHAL-07: Make A Risky Throw!', () => {
  const thrown = (drawing: string, ...dice: string[]): Scenario =>
    withCard('makeARiskyThrow', drawing, { at: [6, 6], ball: 'A' })
      .dice(...dice)
      .throws('A', 'B');
  test('a Throw that succeeds in spite of a negative modifier', () => {
    claimable(thrown('A . . B 1', 'd6:5').expectBall('B'));
  });
  test('not without a modifier, and not when it fails', () => {
    notClaimable(thrown('A . . B', 'd6:5').expectBall('B'));
    notClaimable(thrown('A . . B 1', 'd6:4', 'd8:2').expectBall([9, 5]));
  });
});

describe('B22-CHAL-08: Move The Ball!', () => {
  test('a Run takes the ball four columns further', () => {
    claimable(withCard('moveTheBall', 'A', { ball: 'A' }).runs('A', 'e e e e'));
  });
  test('so does a Throw', () => {
    claimable(
      withCard('moveTheBall', 'A . . . B', { at: [6, 6], ball: 'A' })
        .dice('d6:4')
        .throws('A', 'B'),
    );
  });
  test('not three columns, and not towards the own End Zone', () => {
    notClaimable(withCard('moveTheBall', 'A', { ball: 'A' }).runs('A', 'e e e s'));
    notClaimable(withCard('moveTheBall', 'A', { at: [10, 6], ball: 'A' }).runs('A', 'w w w w'));
  });
});

describe('B22-CHAL-09: Show No Fear!', () => {
  const onto = (settings: Settings): Scenario =>
    withCard('showNoFear', 'A . . . .\n. . . . .\n. . . . 1', { at: [8, 5], ...settings }).runs('A', 's');
  test('a Player ends on a Trapdoor while an Opponent holds a ball', () => {
    claimable(onto({ ball: '1' }).expectSquare('A', [8, 6]));
  });
  test('not while nobody does, and not while only the own team does', () => {
    notClaimable(onto({}));
    notClaimable(onto({ ball: 'A' }));
  });
});

describe('B22-CHAL-10: Show Us A Completion!', () => {
  test('a Throw that is caught', () => {
    claimable(
      withCard('showUsACompletion', 'A . B', { at: [6, 6], ball: 'A' })
        .dice('d6:4')
        .throws('A', 'B'),
    );
  });
  test('not a Hand-off', () => {
    notClaimable(withCard('showUsACompletion', 'A B', { ball: 'A' }).throws('A', 'B').expectBall('B'));
  });
});

describe('B22-CHAL-11: Showboat For The Crowd!', () => {
  test('an Action that led to a Touchdown', () => {
    claimable(
      withCard('showboat', 'A . .', { at: [13, 6], ball: 'A' })
        .runs('A', 'e e')
        .expectScore(4, 0),
    );
  });
  test('not one that did not', () => {
    notClaimable(withCard('showboat', 'A . .', { at: [13, 6], ball: 'A' }).runs('A', 'e'));
  });
});

describe('B22-CHAL-12: Spread Out!', () => {
  test('a Run after which no two Players of the team are adjacent', () => {
    claimable(withCard('spreadOut', 'A B .').runs('B', 'e'));
  });
  test('not while two still are, Prone ones included', () => {
    notClaimable(withCard('spreadOut', 'A B .\n. . .\n. c D').runs('B', 'e'));
  });
});

describe('B22-CHAL-13: Take Them Down!', () => {
  test('a Block that Knocks its target Down', () => {
    claimable(withCard('takeThemDown', 'A 1 .').dice('block:tackle', 'd6:4').blocks('A', '1'));
  });
  test('not one that pushes', () => {
    notClaimable(withCard('takeThemDown', 'A 1 .').dice('block:shove').blocks('A', '1').answers('no'));
  });
});

describe('B22-CHAL-14: Tie Them Up!', () => {
  const marked = (drawing: string): Scenario => withCard('tieThemUp', drawing, { at: [6, 5] }).marks('A', 'e e');
  test('after a Mark three Opponents are Marked by two Players or more (B22-OQ-25)', () => {
    claimable(marked('A . . 1 .\n. . . . .\n. . . . .\n. . 2 B 3'));
  });
  test('not when only two Opponents are Marked', () => {
    notClaimable(marked('A . . 1 .\n. . . . .\n. . . . .\n. . 2 B .'));
  });
  test('not when one Player Marks all three', () => {
    const s = withCard('tieThemUp', '. . . 1\nA . . 2\n. . . 3').marks('A', 'e e');
    notClaimable(s.expectSquare('A', [8, 5]));
  });
  test('not after another Action', () => {
    notClaimable(
      withCard('tieThemUp', '1 A 2 .\n. . . .\n. . . .\n. B 3 .').dice('block:shove').blocks('B', '3').answers('yes'),
    );
  });
});

describe('B22-CHAL-15: Break Their Lines!', () => {
  test('the blocker holds a ball and Knocks its target Down', () => {
    claimable(withCard('breakTheirLines', 'A 1 .', { ball: 'A' }).dice('block:smash', 'd6:4').blocks('A', '1'));
  });
  test('not without a ball, even if a Team-mate has one, and not by a push', () => {
    notClaimable(
      withCard('breakTheirLines', 'A 1 .\n. . .\n. . .\nB . .', { ball: 'B' })
        .dice('block:smash', 'd6:4')
        .blocks('A', '1'),
    );
    notClaimable(
      withCard('breakTheirLines', 'A 1 .', { ball: 'A' }).dice('block:shove').blocks('A', '1').answers('no'),
    );
  });
});

describe('B22-CHAL-16: Cause Some Carnage!', () => {
  const two = (...faces: string[]): Scenario =>
    withCard('causeSomeCarnage', 'A 1 .\n. . .\n. . .\nB 2 .', {
      ball: [{ square: [9, 2] }],
      cards: { deck: [] },
    }).dice(...faces);
  test('a Block Injures, and another Opponent was Knocked Down before', () => {
    claimable(two('block:smash', 'd6:4', 'block:smash', 'd6:3').blocks('A', '1').blocks('B', '2'));
  });
  test('or Injured before', () => {
    claimable(two('block:smash', 'd6:3', 'block:smash', 'd6:3').blocks('A', '1').blocks('B', '2'));
  });
  test('not by the first Opponent who is Injured', () => {
    notClaimable(two('block:smash', 'd6:3').blocks('A', '1'));
    notClaimable(two('block:miss', 'block:smash', 'd6:3').blocks('A', '1').blocks('B', '2'));
  });
  test('not when the second only goes down', () => {
    notClaimable(two('block:smash', 'd6:3', 'block:smash', 'd6:4').blocks('A', '1').blocks('B', '2'));
  });
  test('not when the other went down in the turn before', () => {
    const s = two('block:smash', 'd6:4', 'block:smash', 'd6:3').blocks('A', '1').answers('endTurn', 'endTurn');
    s.expectAsked('action', 'home').blocks('B', '2').expectStatus('2', 'reserves');
    notClaimable(s);
  });
});

describe('B22-CHAL-17: Go Deep!', () => {
  const deep = (drawing: string): Scenario => withCard('goDeep', drawing, { at: [8, 6] });
  test('two Open Players within three squares of the other End Zone', () => {
    claimable(deep('. . A . . B').runs('A', 'e e').expectSquare('A', [12, 6]));
  });
  test('four squares away is not enough', () => {
    notClaimable(deep('. . A . . B').runs('A', 'e').expectSquare('A', [11, 6]));
  });
  test('one is not enough, and a Marked or Prone one is none', () => {
    notClaimable(deep('. . A . .').runs('A', 'e e'));
    notClaimable(deep('. . A . . . B 1').runs('A', 'e e'));
    notClaimable(deep('. . A . . . b').runs('A', 'e e'));
  });
  test('not after an Action that changed nothing about it (B22-OQ-19)', () => {
    notClaimable(deep('C . . . A . B').runs('C', 'w'));
  });
  test('but one of them may move on, or be freed by a Block', () => {
    claimable(deep('C . . . A . B').runs('B', 'e'));
    claimable(deep('C . . . A . B').runs('B', 'e w').expectSquare('B', [14, 6])); // out and back is a move
    notClaimable(deep('C . . . A . B').runs('B', ''));
    claimable(deep('C . . . A . .\n. . . . . . .\n. . . . . B 1').dice('block:smash', 'd6:4').blocks('B', '1'));
  });
});

describe('B22-CHAL-18: Last Chance!', () => {
  const behind = (away: number, more: readonly string[] = [], home = 0): Scenario =>
    withCard('lastChance', 'A . B\n. . C', { score: { home, away }, cards: { active: ['lastChance', ...more] } });
  test('four or more points behind, after any Action: no points', () => {
    const s = behind(4).runs('A', 's');
    claimable(s);
    claimed(s).expectScore(0, 4);
    claimable(behind(11, [], 7).runs('A', 's'));
  });
  test('not three points behind', () => {
    notClaimable(behind(3).runs('A', 's'));
  });
  test('not when the Action allows the claim of another card', () => {
    behind(4, ['getTogether']).runs('A', 'e').expectAsked('claim', 'home', 'pass', { claim: 2 }).done();
    claimable(behind(4, ['getTogether']).runs('A', 's'));
  });
});

describe('B22-CHAL-19: Pile On!', () => {
  const block = (reserves: Settings['reserves'], die: number): Scenario =>
    withCard('pileOn', 'A 1 .', { ...(reserves ? { reserves } : {}) })
      .dice('block:smash', `d6:${die}`)
      .blocks('A', '1');
  test('a Block Knocks Down while two Opponents are in Reserves', () => {
    claimable(block({ 2: {}, 3: {} }, 4));
  });
  test('the target may be one of them', () => {
    claimable(block({ 2: {} }, 3));
  });
  test('not with one in Reserves, and own Players do not count', () => {
    notClaimable(block({ 2: {}, B: {}, C: {} }, 4));
  });
  test('not by a push', () => {
    notClaimable(
      withCard('pileOn', 'A 1 .', { reserves: { 2: {}, 3: {} } })
        .dice('block:shove')
        .blocks('A', '1')
        .answers('no'),
    );
  });
});

describe('B22-CHAL-20: Play As A Team!', () => {
  const turn = (first: 'run' | 'mark', second: 'run' | 'mark'): Scenario =>
    withCard('playAsATeam', 'A . B . C', { who: { A: { done: [first] }, B: { done: [second] } }, actionsLeft: 2 });
  test('three kinds of Action by three Players', () => {
    claimable(
      withCard('playAsATeam', 'A . B . c', {
        who: { A: { done: ['run'] }, B: { done: ['mark'] } },
        actionsTaken: 2,
      }).answers({ standUp: 'C' }),
    );
  });
  test('not two kinds', () => {
    notClaimable(turn('run', 'mark').runs('C', 's'));
  });
  test('not two Players', () => {
    notClaimable(
      withCard('playAsATeam', 'A . c', { who: { A: { done: ['run', 'mark'] } }, actionsLeft: 2 }).answers({
        standUp: 'C',
      }),
    );
  });
  test('not again by an Action that adds neither a kind nor a Player (BU-CLAIM-04)', () => {
    const who = { A: { done: ['run'] }, B: { done: ['mark'] }, C: { done: ['standUp'] } } as const;
    notClaimable(withCard('playAsATeam', 'A . B . C\n. . . . .\nD . . . .', { who }).runs('B', 's'));
    claimable(withCard('playAsATeam', 'A . B . C\n. . . . .\nD . . . .', { who }).runs('D', 's'));
  });
});

describe('B22-CHAL-21: Show Off A Little!', () => {
  const thrown = (drawing: string): Scenario => withCard('showOffALittle', drawing, { at: [2, 6], ball: 'A' });
  test('a long Throw succeeds after another Throw did', () => {
    claimable(thrown('A . . B . . . . C').dice('d6:4').throws('A', 'B').dice('d6:5').throws('B', 'C').expectBall('C'));
  });
  test('not by the first Throw of the turn', () => {
    notClaimable(thrown('A . . . . B').dice('d6:5').throws('A', 'B').expectBall('B'));
  });
  test('a Hand-off is no Throw for it', () => {
    notClaimable(thrown('A B . . . . C').throws('A', 'B').dice('d6:5').throws('B', 'C').expectBall('C'));
  });
  test('not when the second Throw is short, or fails', () => {
    notClaimable(thrown('A . . B . . . C').dice('d6:4').throws('A', 'B').dice('d6:4').throws('B', 'C'));
    notClaimable(thrown('A . . B . . . . C').dice('d6:4').throws('A', 'B').dice('d6:4', 'd8:2').throws('B', 'C'));
  });
  test('not when a long Throw fails after two that succeeded', () => {
    const twice = thrown('A . . B . . C . . . . D').dice('d6:4').throws('A', 'B').dice('d6:4').throws('B', 'C');
    // The third Action ends the turn: with something to claim home would be asked first.
    twice.dice('d6:4', 'd8:2').throws('C', 'D').expectAsked('action', 'away').done();
  });
});

describe('B22-CHAL-22: Show Some Grit!', () => {
  const bench = { B: {}, C: {}, D: {}, E: {} };
  const emergency = (away: number): Scenario =>
    withCard('showSomeGrit', 'A', {
      moment: 'turnStart',
      reserves: bench,
      home: 'human',
      score: { home: 0, away },
      ball: [{ square: [9, 6] }],
      cards: { active: ['showSomeGrit'], deck: [] },
    })
      .starts()
      .answers({ player: 'B' }, { to: [1, 1] });
  test('an Emergency Reserves Action while four points behind: no points', () => {
    const s = emergency(4);
    claimable(s);
    claimed(s).expectScore(0, 4);
  });
  test('not three points behind', () => {
    notClaimable(emergency(3));
  });
  test('not after a later Action of the turn, nor after an ordinary Reserves Action (B22-OQ-20)', () => {
    notClaimable(emergency(4).answers('pass').runs('A', 's'));
    notClaimable(
      withCard('showSomeGrit', 'A', { reserves: bench, home: 'human', score: { away: 4 } }).answers(
        { reserves: 'B' },
        { to: [1, 1] },
      ),
    );
  });
});

describe("B22-CHAL-23: Show Them How It's Done!", () => {
  test('the third Player Action of one Player', () => {
    claimable(
      withCard('showThemHow', 'A 1 .', { who: { A: { done: ['run', 'mark'] } }, actionsTaken: 2 })
        .dice('block:shove')
        .blocks('A', '1')
        .answers('no'),
    );
  });
  test('not the second', () => {
    notClaimable(
      withCard('showThemHow', 'A 1 .', { who: { A: { done: ['run'] } }, actionsTaken: 1 })
        .dice('block:shove')
        .blocks('A', '1')
        .answers('no'),
    );
  });
  test('a free Action is not counted', () => {
    notClaimable(
      withCard('showThemHow', 'A . 1 .', { who: { A: { done: ['run'], abilities: ['frenzied'] } }, actionsTaken: 1 })
        .dice('block:shove')
        .marks('A', 'e')
        .answers({ freeBlock: 'A' }, { target: '1' }, 'no'),
    );
  });
  test('three Player Actions of three Players do not fulfil it', () => {
    notClaimable(
      withCard('showThemHow', 'A 1 .\n. . .\nB C .', {
        who: { B: { done: ['run'] }, C: { done: ['sidestep'] } },
        actionsLeft: 2,
      })
        .dice('block:shove')
        .blocks('A', '1')
        .answers('no'),
    );
  });
});

describe('B22-CHAL-25: how conditions are judged', () => {
  test('free Runs count for Get Moving!', () => {
    claimable(
      withCard('getMoving', 'A . . B . C . D', {
        at: [2, 6],
        ball: 'A',
        who: { B: { abilities: ['catchersInstincts'] }, C: { done: ['run'] }, D: { done: ['run'] } },
        actionsLeft: 1,
      })
        .dice('d6:4')
        .throws('A', 'B')
        .answers({ freeRun: 'B' }, { to: [5, 5] }, 'stop'),
    );
  });
  test('Move The Ball! counts columns from start to end, not the way', () => {
    notClaimable(withCard('moveTheBall', 'A', { ball: 'A' }).runs('A', 'e e e e w'));
  });
  test('a Touchdown comes before the Claim Step: the ball is gone for Move The Ball!', () => {
    withCard('moveTheBall', 'A', { at: [11, 6], ball: 'A', cards: { active: ['moveTheBall', 'showboat'] } })
      .runs('A', 'e e e e')
      .expectScore(4, 0)
      .expectAsked('claim', 'home', 'pass', { claim: 2 })
      .done();
  });
  test('a Throw Team-mate counts as a Throw', () => {
    claimable(
      withCard('showUsACompletion', 'A B', {
        at: [6, 6],
        who: { A: 'goblin/troll', B: 'goblin/goblin' },
        options: { throwTeammate: true },
      })
        .dice('d6:6')
        .answers({ throwTeammate: 'A' }, { player: 'B' }, { to: [9, 6] })
        .expectSquare('B', [9, 6]),
    );
  });
});
