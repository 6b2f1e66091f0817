/** Challenge Cards, front by front: after which Actions each can be claimed, and after which it cannot. */
import { expect } from 'vitest';
import { blitz2024 } from '../../src/blitz/editions/2024.ts';
import { type Scenario, type Settings, scenario } from '../dsl.ts';
import { describe, test } from '../editions.ts';

/** A turn of home with one card, in space 1. */
const withCard = (card: string, drawing: string, settings: Settings = {}): Scenario =>
  scenario(drawing, { ...settings, cards: { active: [card], ...settings.cards } });
const claimable = (s: Scenario): void => s.expectAsked('claim', 'home', 'pass', { claim: 1 }).done();
/** The Claim Step has nothing to offer, so the next Action is asked for. */
const notClaimable = (s: Scenario): void => {
  s.expectAsked('action', 'home').done();
  expect(s.game.space(0)).toBeGreaterThanOrEqual(0);
};

/** Fouls are allowed, and Player 1 is down. */
const fouls: Settings = { options: { fouls: true }, who: { 1: { state: 'prone' } } };

describe('points and copies', () => {
  test.each([
    ['BU-CARD-12', 'breakSomeBones', 'Break Some Bones!', 3, 2],
    ['BU-CARD-13', 'freeUpTheBall', 'Free Up The Ball!', 2, 2],
    ['BU-CARD-14', 'getMoving', 'Get Moving!', 2, 2],
    ['BU-CARD-15', 'getTheBall', 'Get The Ball!', 1, 2],
    ['BU-CARD-16', 'getTogether', 'Get Together!', 1, 1],
    ['BU-CARD-17', 'makeARiskyThrow', 'Make A Risky Throw!', 2, 1],
    ['BU-CARD-18', 'moveTheBall', 'Move The Ball!', 1, 2],
    ['BU-CARD-19', 'playAsATeam', 'Play As A Team!', 2, 3],
    ['BU-CARD-20', 'showNoFear', 'Show No Fear!', 2, 1],
    ['BU-CARD-21', 'showThemHow', "Show Them How It's Done!", 2, 2],
    ['BU-CARD-22', 'showUsACompletion', 'Show Us A Completion!', 1, 2],
    ['BU-CARD-23', 'showboat', 'Showboat For The Crowd!', 1, 1],
    ['BU-CARD-24', 'spreadOut', 'Spread Out!', 1, 1],
    ['BU-CARD-25', 'takeThemDown', 'Take Them Down!', 2, 2],
    ['BU-CARD-26', 'tieThemUp', 'Tie Them Up!', 2, 2],
  ])('%s: %s is "%s", %i points, %i copies', (rule, id, name, points, copies) => {
    expect(blitz2024.challenges.find(c => c.id === id)).toMatchObject({ rule, name, points });
    expect(blitz2024.deck.filter(card => card.challenge === id)).toHaveLength(copies);
  });
  test('BU-CARD-27: there is no other front', () => {
    expect(blitz2024.challenges).toHaveLength(15);
  });
});

describe('BU-CARD-12: Break Some Bones!', () => {
  test('the target of a Block fails its Armour Check', () => {
    claimable(withCard('breakSomeBones', 'A 1').dice('block:smash', 'd6:3').blocks('A', '1'));
  });
  test('not when the target of the Block only goes down', () => {
    notClaimable(withCard('breakSomeBones', 'A 1').dice('block:smash', 'd6:4').blocks('A', '1'));
  });
  test('the target of a Foul is Injured', () => {
    claimable(fouled(withCard('breakSomeBones', 'A 1', fouls), 'smash'));
  });
  test('not when the Foul leaves the target alone', () => {
    notClaimable(fouled(withCard('breakSomeBones', 'A 1', fouls), 'shove'));
  });
  test('not when the blocker is the one who is Injured', () => {
    notClaimable(
      withCard('breakSomeBones', 'A 1', { who: { A: { abilities: ['bloodlust'] } } })
        .dice('block:miss')
        .blocks('A', '1')
        .expectStatus('A', 'reserves'),
    );
  });
  const fouled = (s: Scenario, face: string): Scenario =>
    s.dice(`block:${face}`).answers({ foul: 'A' }, { target: '1' });
});

describe('BU-CARD-13: Free Up The Ball!', () => {
  const held = { ball: '1' };
  test('the ball Bounces from the knocked down holder to an empty square', () => {
    claimable(withCard('freeUpTheBall', 'A 1 .', held).dice('block:smash', 'd8:4', 'd6:4').blocks('A', '1'));
  });
  test('or into the hands of the blocker', () => {
    claimable(
      withCard('freeUpTheBall', 'A 1 .', held).dice('block:smash', 'd8:8', 'd6:4').blocks('A', '1').expectBall('A'),
    );
  });
  test('when the holder is lost through the Trapdoor with the ball, under a Player that returns there', () => {
    const returned = (ball: NonNullable<Settings['ball']>, to: readonly [number, number]): Scenario =>
      withCard('freeUpTheBall', '1', { at: [8, 6], arena: 'sewerPipe', reserves: { A: {} }, ball }).answers(
        { reserves: 'A' },
        { to },
      );
    claimable(returned('1', [8, 6]).expectStatus('1', 'reserves').expectBall('none'));
    notClaimable(returned('1', [1, 6]));
    notClaimable(returned([{ square: [3, 6] }], [8, 6]));
  });
  test('not when another Opponent has the ball afterwards', () => {
    notClaimable(
      withCard('freeUpTheBall', 'A 1 2', held).dice('block:smash', 'd8:4', 'd6:4').blocks('A', '1').expectBall('2'),
    );
  });
  test('not when the holder is only pushed', () => {
    notClaimable(withCard('freeUpTheBall', 'A 1 .', held).dice('block:shove').blocks('A', '1').answers('no'));
  });
  test('not for a ball that was loose before', () => {
    notClaimable(withCard('freeUpTheBall', 'A * .').runs('A', 'e').expectBall('A'));
  });
  test('not for a ball of the own team that is lost', () => {
    notClaimable(
      withCard('freeUpTheBall', 'A . . B', { ball: 'A' }).dice('d6:1', 'd8:2').throws('A', 'B').expectBall([6, 3]),
    );
  });
});

describe('BU-CARD-14: Get Moving!', () => {
  test('the third Run of the turn', () => {
    claimable(withCard('getMoving', 'A B C', { who: { A: { done: ['run'] }, B: { done: ['run'] } } }).runs('C', 'e'));
  });
  test('not the second', () => {
    notClaimable(withCard('getMoving', 'A B C', { who: { A: { done: ['run'] } } }).runs('C', 'e'));
  });
  test('not another Action after three Runs', () => {
    const done = { done: ['run'] } as const;
    notClaimable(
      withCard('getMoving', 'A B C . 1', { who: { A: done, B: done, C: done }, actionsLeft: 2 }).marks('C', 'e'),
    );
  });
  test('BU-CARD-28: free Runs count', () => {
    const s = withCard('getMoving', 'A B\n. .\n. .\nC 1 .', {
      who: { A: { done: ['run'] }, B: { done: ['run'] }, C: { abilities: ['hitAndRun'] } },
    });
    s.dice('block:shove').blocks('C', '1').answers('no').expectAsked('freeAction', 'home', 'pass', { freeRun: 'C' });
    claimable(s.answers({ freeRun: 'C' }, 'stop'));
  });
});

describe('BU-CARD-15: Get The Ball!', () => {
  test('picked up in a Run', () => {
    claimable(withCard('getTheBall', 'A * .').runs('A', 'e e'));
  });
  test('caught from a Bounce', () => {
    claimable(
      withCard('getTheBall', 'A 1 .', { ball: '1' })
        .dice('block:smash', 'd8:8', 'd6:4')
        .blocks('A', '1')
        .expectBall('A'),
    );
  });
  test('not a ball the team held when the turn began, whoever gets it', () => {
    notClaimable(withCard('getTheBall', 'A B .', { ball: 'A' }).throws('A', 'B').expectBall('B'));
  });
  test('not when the other team catches it', () => {
    notClaimable(withCard('getTheBall', 'A 1 2', { ball: '1' }).dice('block:smash', 'd8:4', 'd6:4').blocks('A', '1'));
  });
  test('BU-CARD-28: a newly won ball given to a Team-mate fulfils a second copy, and not the same gain twice', () => {
    const s = scenario('A * B', { cards: { active: ['getTheBall', 'getTheBall'] } })
      .runs('A', 'e')
      .expectAsked('claim', 'home', 'pass', { claim: 1 }, { claim: 2 })
      .answers({ claim: 1 })
      .answers({ run: 'B' }, 'pass', 'stop')
      .expectAsked('action', 'home')
      .answers({ throw: 'A' }, 'pass', { target: 'B' });
    s.expectAsked('claim', 'home', 'pass', { claim: 2 }).answers({ claim: 2 }).expectScore(2, 0).done();
  });
});

describe('BU-CARD-16: Get Together!', () => {
  const card = 'getTogether';
  test('a Run that ends next to two standing Team-mates', () => {
    claimable(withCard(card, 'A . . B\n. . . C').runs('A', 'e e'));
  });
  test('a Mark, or a Sidestep', () => {
    claimable(
      withCard(card, '. B . .\nA . . 1\n. C . .')
        .marks('A', 'e')
        .answers({ to: [8, 5] })
        .expectSquare('A', [8, 5]),
    );
    claimable(withCard(card, 'B . .\nC . A 1', {}).answers({ sidestep: 'A' }, { to: [7, 4] }));
  });
  test('not next to one, nor when one of two is Prone', () => {
    notClaimable(withCard(card, 'A . . B').runs('A', 'e e'));
    notClaimable(withCard(card, 'A . . B\n. . . c').runs('A', 'e e'));
  });
  test('not after another Action, nor when two others stand together', () => {
    notClaimable(
      withCard(card, 'B C\nA 1').dice('block:miss', 'block:miss').blocks('A', '1').answers({ face: 'miss' }),
    );
    notClaimable(withCard(card, 'B C D\n. . .\nA . .').runs('A', ''));
  });
});

describe('BU-CARD-17: Make A Risky Throw!', () => {
  const card = 'makeARiskyThrow';
  test('a Throw with -1 that succeeds', () => {
    claimable(withCard(card, 'A . . B 1', { ball: 'A' }).dice('d6:5').throws('A', 'B').expectBall('B'));
  });
  test('not one without a negative modifier', () => {
    notClaimable(withCard(card, 'A . . B', { ball: 'A' }).dice('d6:5').throws('A', 'B').expectBall('B'));
  });
  test('not one that fails, though a Team-mate catches the Bounce', () => {
    notClaimable(
      withCard(card, 'A . . B 1\n. . C . .', { ball: 'A' }).dice('d6:4', 'd8:7').throws('A', 'B').expectBall('C'),
    );
  });
  test('not a Hand-off to a Marked Team-mate', () => {
    notClaimable(withCard(card, 'A B 1', { ball: 'A' }).throws('A', 'B').expectBall('B'));
  });
});

describe('BU-CARD-18: Move The Ball!', () => {
  const card = 'moveTheBall';
  test('a Run of four columns away from the own End Zone', () => {
    claimable(withCard(card, 'A . . . .', { ball: 'A' }).runs('A', 'e e e e'));
  });
  test('for away the other way round', () => {
    withCard(card, '. . . . 1', { ball: '1', active: 'away' })
      .runs('1', 'w w w w')
      .expectAsked('claim', 'away', 'pass', { claim: 1 })
      .done();
  });
  test('not three columns, not four towards the own End Zone', () => {
    notClaimable(withCard(card, 'A . . . .', { ball: 'A' }).runs('A', 'e e e'));
    notClaimable(withCard(card, '. . . . A', { ball: 'A' }).runs('A', 'w w w w'));
  });
  test('BU-CARD-28: net columns count, not the squares walked', () => {
    notClaimable(withCard(card, 'A . . .\n. . . .', { ball: 'A' }).runs('A', 'e e e s s'));
    notClaimable(withCard(card, 'A . . . .', { ball: 'A' }).runs('A', 'e e e e w'));
  });
  test('a loose ball counts from where it lay', () => {
    claimable(withCard(card, 'A * . . . .', { at: [5, 5] }).runs('A', 'e e e e e'));
    notClaimable(withCard(card, 'A . * . . .', { at: [5, 5] }).runs('A', 'e e e e e'));
  });
  test('a completed Throw over four columns, not over three', () => {
    claimable(withCard(card, 'A . . . B', { ball: 'A' }).dice('d6:4').throws('A', 'B'));
    notClaimable(withCard(card, 'A . . B', { ball: 'A' }).dice('d6:4').throws('A', 'B'));
  });
  test('not a ball that nobody of the team holds in the end', () => {
    notClaimable(withCard(card, 'A . . . B', { ball: 'A' }).dice('d6:3', 'd8:2').throws('A', 'B').expectBall([10, 3]));
  });
  test('BU-CARD-28: not a Run that scores, for the ball is gone', () => {
    notClaimable(
      withCard(card, 'A . . . .', { at: [11, 6], ball: 'A' })
        .runs('A', 'e e e e')
        .expectScore(4, 0),
    );
  });
  test('not another Action that carries the ball', () => {
    notClaimable(
      withCard(card, '1 A . . .', { ball: 'A' })
        .answers({ sidestep: 'A' }, { to: [8, 4] })
        .expectSquare('A', [8, 4]),
    );
  });
});

describe('BU-CARD-19: Play As A Team!', () => {
  const card = 'playAsATeam';
  const run = { done: ['run'] } as const;
  const mark = { done: ['mark'] } as const;
  test('three kinds of Action by three Players', () => {
    claimable(withCard(card, 'A B c', { who: { A: run, B: mark } }).answers({ standUp: 'C' }));
  });
  test('not two kinds, though by three Players', () => {
    notClaimable(withCard(card, 'A B c', { who: { A: run, B: run } }).answers({ standUp: 'C' }));
  });
  test('not three kinds by two Players', () => {
    notClaimable(withCard(card, 'A b .', { who: { A: { done: ['run', 'mark'] } } }).answers({ standUp: 'B' }));
  });
  test('BU-CARD-28: free Actions count', () => {
    const free = withCard(card, 'A B .\n. . .\nC . . 1', {
      who: { A: run, B: run, C: { abilities: ['frenzied'] } },
      actionsTaken: 2,
    });
    free
      .dice('block:miss')
      .answers({ mark: 'C' }, { to: [7, 6] }, { to: [8, 6] })
      .expectAsked('freeAction', 'home');
    claimable(free.answers({ freeBlock: 'C' }, { target: '1' }));
  });
  test('BU-CARD-28: Throw and Throw Team-mate are one kind', () => {
    const throws = { done: ['throw'] } as const;
    const thrown = { done: ['throwTeammate'] } as const;
    notClaimable(withCard(card, 'A B c', { who: { A: throws, B: thrown } }).answers({ standUp: 'C' }));
    claimable(withCard(card, 'A B c', { who: { A: throws, B: run } }).answers({ standUp: 'C' }));
  });
  test('BU-CLAIM-04: once fulfilled, a later Action must add a kind or a Player', () => {
    const who = { A: run, B: mark, C: { done: ['standUp'] } } as const;
    notClaimable(withCard(card, 'A B C', { who }).runs('B', '')); // Run was made, and B has acted
    claimable(withCard(card, 'A B C D', { who }).runs('D', ''));
    claimable(withCard(card, '1 A . B C', { who }).dice('block:miss').blocks('A', '1'));
  });
});

describe('BU-CARD-20: Show No Fear!', () => {
  const card = 'showNoFear';
  /** Column 8, row 6 is the Trapdoor. */
  const at = [6, 6] as const;
  test('the Action ends on a Trapdoor while an Opponent holds a ball', () => {
    claimable(withCard(card, 'A . . . . 1', { at, ball: '1' }).runs('A', 'e e'));
  });
  test('not while the ball is loose, or with the own team', () => {
    notClaimable(withCard(card, 'A . . . * 1', { at }).runs('A', 'e e'));
    notClaimable(withCard(card, 'A . . . . 1', { at, ball: 'A' }).runs('A', 'e e'));
  });
  test('not beside the Trapdoor, nor for a Team-mate that stands on it', () => {
    notClaimable(withCard(card, 'A . . . . 1', { at, ball: '1' }).runs('A', 'e'));
    notClaimable(withCard(card, 'A . B . . 1', { at, ball: '1' }).runs('A', ''));
  });
  test('on either Trapdoor of the other side of the board', () => {
    for (const row of [3, 9])
      claimable(withCard(card, 'A . . . 1', { at: [6, row], ball: '1', pitch: 'timber' }).runs('A', 'e e'));
    notClaimable(withCard(card, 'A . . . 1', { at: [6, 5], ball: '1', pitch: 'timber' }).runs('A', 'e e'));
  });
  test('BU-CLAIM-04: not for one who stood there before and has not moved', () => {
    notClaimable(withCard(card, '. . A . . 1', { at, ball: '1' }).runs('A', ''));
    notClaimable(withCard(card, '. B A . . 1', { at, ball: ['A', '1'] }).throws('A', 'B'));
  });
  test('BU-CLAIM-04: but for one who comes back to it, stands up on it, or brings an Opponent the ball from it', () => {
    claimable(withCard(card, '. . A . . 1', { at, ball: '1' }).runs('A', 'n s'));
    claimable(withCard(card, '. . a . . 1', { at, ball: '1' }).answers({ standUp: 'A' }));
    const fumbled = withCard(card, 'B . A\n. . c\n. . 1', { at, ball: 'A' });
    claimable(fumbled.dice('d6:1', 'd8:6', 'd8:6').throws('A', 'B').expectBall('1'));
  });
});

describe("BU-CARD-21: Show Them How It's Done!", () => {
  const card = 'showThemHow';
  test('the third kind of Player Action by one Player', () => {
    claimable(withCard(card, 'A . .', { who: { A: { done: ['standUp', 'sidestep'] } } }).runs('A', 'e'));
  });
  test('not the second, nor the third of a team whose Players share them', () => {
    notClaimable(withCard(card, 'A . .', { who: { A: { done: ['standUp'] } } }).runs('A', 'e'));
    notClaimable(withCard(card, 'A B .', { who: { A: { done: ['standUp'] }, B: { done: ['mark'] } } }).runs('A', ''));
  });
  test('a free Action is not counted', () => {
    const s = withCard(card, 'A . . 1', { who: { A: { abilities: ['frenzied'], done: ['run'] } }, actionsTaken: 1 });
    s.dice('block:miss').marks('A', 'e e').answers({ freeBlock: 'A' }, { target: '1' });
    notClaimable(s);
  });
  test('after three that went unclaimed a free Action does not fulfil it again (BU-CLAIM-04)', () => {
    const s = withCard(card, 'A 1 .', {
      who: { A: { abilities: ['hitAndRun'], done: ['standUp', 'mark'] } },
      actionsLeft: 2,
    });
    s.dice('block:shove').blocks('A', '1').answers('no').expectAsked('claim', 'home', 'pass', { claim: 1 });
    s.answers('pass').expectAsked('freeAction', 'home', 'pass', { freeRun: 'A' });
    notClaimable(s.answers({ freeRun: 'A' }, 'stop'));
  });
  const scoring = (...done: ('mark' | 'sidestep' | 'standUp')[]): Scenario =>
    withCard(card, 'A .\n. .', { at: [14, 6], who: { A: { done } }, ball: 'A' }).runs('A', 'e');
  test('a third kind that scores fulfils it: the Claim Step belongs to the Touchdown (BU-TD-13)', () => {
    claimable(scoring('standUp', 'sidestep').expectScore(4, 0));
  });
  test('BU-RESERVE-10: what the scorer made is not counted for the Player who comes in (BU-OQ-21)', () => {
    notClaimable(
      scoring('sidestep')
        .expectScore(4, 0)
        .answers({ reserves: 'A' }, { to: [1, 6] }),
    );
  });
});

describe('BU-CARD-22: Show Us A Completion!', () => {
  const card = 'showUsACompletion';
  test('a successful Throw', () => {
    claimable(withCard(card, 'A . . B', { ball: 'A' }).dice('d6:4').throws('A', 'B'));
  });
  test('not a Hand-off', () => {
    notClaimable(withCard(card, 'A B .', { ball: 'A' }).throws('A', 'B').expectBall('B'));
  });
  test('not a failed Throw, though the target catches the Bounce', () => {
    notClaimable(withCard(card, 'A . C B', { ball: 'A' }).dice('d6:3', 'd8:8').throws('A', 'B').expectBall('C'));
  });
  test('not a Throw to a Team-mate that cannot take the ball (BU-OQ-22)', () => {
    notClaimable(
      withCard(card, 'A . . B', { ball: 'A', who: { B: { throw: '-' } } })
        .dice('d6:4', 'd8:2')
        .throws('A', 'B')
        .expectBall([9, 3]),
    );
  });
  test('BU-CARD-28: a Throw Team-mate that succeeds counts', () => {
    const ogre = withCard(card, 'A B . .', {
      options: { throwTeammate: true },
      who: { A: 'ogre/ogre', B: 'ogre/gnoblar' },
    });
    claimable(
      ogre
        .dice('d6:5')
        .answers({ throwTeammate: 'A' }, { player: 'B' }, { to: [9, 4] })
        .expectSquare('B', [9, 4]),
    );
  });
});

describe('BU-CARD-23: Showboat For The Crowd!', () => {
  test('an Action that leads to a Touchdown', () => {
    claimable(
      withCard('showboat', '. A .', { at: [13, 6], ball: 'A' })
        .runs('A', 'e')
        .expectScore(4, 0),
    );
  });
  test('not the Action after it', () => {
    notClaimable(
      withCard('showboat', '. A .\n. . .\nB . .', { at: [13, 6], ball: 'A' })
        .runs('A', 'e')
        .answers('pass')
        .runs('B', ''),
    );
  });
  test('not a Run that stops short', () => {
    notClaimable(withCard('showboat', 'A . .', { at: [13, 6], ball: 'A' }).runs('A', 'e'));
  });
});

describe('BU-CARD-24: Spread Out!', () => {
  const card = 'spreadOut';
  test('a Run or a Sidestep after which nobody of the team is next to a Team-mate', () => {
    claimable(withCard(card, 'A B . .').runs('B', 'e'));
    claimable(
      withCard(card, 'A . . B 1')
        .answers({ sidestep: 'B' }, { to: [8, 4] })
        .expectSquare('B', [8, 4]),
    );
  });
  test('not while any two stand together, the acting Player or not', () => {
    notClaimable(withCard(card, 'A B . .').runs('B', 's'));
    notClaimable(withCard(card, 'A B . . C').runs('C', 'w'));
  });
  test('BU-CARD-28: a Prone Team-mate spoils it too; Opponents do not', () => {
    notClaimable(withCard(card, 'A b . . C').runs('C', 'w'));
    claimable(withCard(card, 'A 1 . . C').runs('C', 'w'));
  });
  test('not after a Mark', () => {
    notClaimable(withCard(card, 'A . . 1').marks('A', 'e e'));
  });
});

describe('BU-CARD-25: Take Them Down!', () => {
  const card = 'takeThemDown';
  test('the target of a Block is Knocked Down, Injured or not', () => {
    claimable(withCard(card, 'A 1 .').dice('block:smash', 'd6:4').blocks('A', '1'));
    claimable(withCard(card, 'A 1 .').dice('block:kerrunch', 'd6:2').blocks('A', '1').expectStatus('1', 'reserves'));
  });
  test('a Shove without room counts, for it knocks down', () => {
    claimable(
      withCard(card, 'A 1 B').dice('block:shove', 'block:shove', 'd6:4').blocks('A', '1').answers({ face: 'shove' }),
    );
  });
  test('not a push, not a Miss', () => {
    notClaimable(withCard(card, 'A 1 .').dice('block:shove').blocks('A', '1').answers('no'));
    notClaimable(withCard(card, 'A 1 .').dice('block:miss').blocks('A', '1'));
  });
  test('not a Foul', () => {
    notClaimable(withCard(card, 'A 1', fouls).dice('block:smash').answers({ foul: 'A' }, { target: '1' }));
  });
});

describe('BU-CARD-26: Tie Them Up!', () => {
  const card = 'tieThemUp';
  test('a Mark after which two Opponents are Marked by this Player alone', () => {
    claimable(withCard(card, 'A . . 1\n. . . 2').marks('A', 'e e'));
  });
  test('not one Opponent', () => {
    notClaimable(withCard(card, 'A . . 1').marks('A', 'e e'));
  });
  test('not when a Team-mate Marks one of the two; a Prone Team-mate does not count', () => {
    notClaimable(withCard(card, 'A . . 1\n. . . 2\n. . . B').marks('A', 'e e'));
    claimable(withCard(card, 'A . . 1\n. . . 2\n. . . b').marks('A', 'e e'));
  });
  test('not when one of the two is Prone', () => {
    notClaimable(withCard(card, 'A . . 1\n. . . 2', { who: { 2: { state: 'prone' } } }).marks('A', 'e e'));
  });
  test('not after another Action', () => {
    notClaimable(withCard(card, 'A 1 .\n. 2 .').dice('block:miss').blocks('A', '1'));
  });
});
