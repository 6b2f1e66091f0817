/** Bonus Plays, card by card: what each does once it is played. */
import { expect } from 'vitest';
import { legalOf, type Scenario, type Settings, scenario } from '../dsl.ts';
import { describe, test } from '../editions.ts';

/** Home's turn (unless said otherwise) with these Bonus Plays in home's hand. */
const holding = (plays: string | readonly string[], drawing: string, settings: Settings = {}): Scenario =>
  scenario(drawing, { ...settings, cards: { ...settings.cards, hands: { home: [plays].flat() } } });

describe('BU-BONUS-07: Accurate Throw', () => {
  const thrown = (drawing: string, card: boolean, ...dice: string[]): Scenario =>
    holding('accurateThrow', drawing, { at: [6, 6], ball: 'A', who: { A: { throw: 6 } } })
      .dice(...dice)
      .answers({ throw: 'A' }, card ? { play: 'accurateThrow' } : 'pass', { target: 'B' });
  test('the Throw Value is 2+ for that Throw', () => {
    thrown('A . . B', true, 'd6:2').expectBall('B').done();
    thrown('A . . B', false, 'd6:2', 'd8:2').answers('keep').expectBall([9, 5]).done();
  });
  test('modifiers still count: 2 with -1 is a Fumble, 3 passes', () => {
    thrown('A . . B 1', true, 'd6:2', 'd8:2').expectBall([6, 5]).done();
    thrown('A . . B 1', true, 'd6:3').expectBall('B').done();
  });
  test('Long Throws profit as well', () => {
    thrown('A . . . . . B', true, 'd6:3').expectBall('B').done();
  });
});

describe('BU-BONUS-08: Aggressive Mark', () => {
  const drawing = 'A . . . . 1';
  const at = [5, 5] as const;
  test('a Mark of up to four squares can be declared with it, and must then be made with it', () => {
    holding('aggressiveMark', drawing, { at })
      .expectLegal({ mark: 'A' })
      .answers({ mark: 'A' })
      .expectAsked('bonusPlay', 'home', { play: 'aggressiveMark' })
      .answers({ play: 'aggressiveMark' })
      .walks('A', 'e e e e')
      .expectSquare('A', [9, 5])
      .expectAsked('action', 'home')
      .done();
  });
  test('not without it, and not five squares', () => {
    scenario(drawing, { at }).expectIllegal({ mark: 'A' });
    holding('aggressiveMark', 'A . . . . . 1', { at }).expectIllegal({ mark: 'A' });
    holding('sprint', drawing, { at }).expectIllegal({ mark: 'A' });
  });
  test('it still ends at the first square next to a standing Opponent', () => {
    holding('aggressiveMark', 'A . 2 . . 1', { at })
      .answers({ mark: 'A' }, { play: 'aggressiveMark' })
      .walks('A', 'e')
      .expectAsked('action', 'home')
      .expectSquare('A', [6, 5])
      .done();
  });
  test('a Mark within two squares may keep the card', () => {
    holding('aggressiveMark', 'A . . 1', { at })
      .answers({ mark: 'A' })
      .expectAsked('bonusPlay', 'home', 'pass', { play: 'aggressiveMark' })
      .answers('pass')
      .walks('A', 'e e')
      .expectHand('home', 'aggressiveMark')
      .done();
  });
});

describe('BU-BONUS-09: Bladed Knuckle Dusters', () => {
  const knockedDown = (die: number, card: boolean, armour = 2): Scenario =>
    holding('bladedKnuckleDusters', 'A 1 .', { who: { 1: { armour } } })
      .dice('block:smash', `d6:${die}`)
      .blocks('A', '1')
      .answers('pass', 'keep')
      .expectAsked('bonusPlay', 'home', 'pass', { play: 'bladedKnuckleDusters' })
      .expectStatus('1', 'prone')
      .answers(card ? { play: 'bladedKnuckleDusters' } : 'pass');
  test('the Armour Check is made against 6+', () => {
    knockedDown(5, true).expectStatus('1', 'reserves').done();
    knockedDown(6, true).expectStatus('1', 'prone').done();
  });
  test('without the card the printed Armour counts', () => {
    knockedDown(5, false).expectStatus('1', 'prone').expectHand('home', 'bladedKnuckleDusters').done();
  });
  test('it is not offered for a Shove that pushes, nor for a Miss', () => {
    holding('bladedKnuckleDusters', 'A 1 .')
      .dice('block:shove')
      .blocks('A', '1')
      .answers('pass', 'keep')
      .expectAsked('followUp');
    holding('bladedKnuckleDusters', 'A 1 .')
      .dice('block:miss')
      .blocks('A', '1')
      .answers('pass', 'keep')
      .expectAsked('action', 'home')
      .done();
  });
  test('it is for that check only', () => {
    holding('bladedKnuckleDusters', 'A 1 .\n. . *', { who: { 1: { armour: 2 } }, cards: { deck: [] } })
      .dice('block:smash', 'd6:6')
      .blocks('A', '1')
      .answers('pass', 'keep', { play: 'bladedKnuckleDusters' })
      .expectStatus('1', 'prone')
      .answers('endTurn', { standUp: '1' }, 'endTurn')
      .dice('block:smash', 'd6:2')
      .blocks('A', '1')
      .expectStatus('1', 'prone')
      .done();
  });
});

describe('BU-BONUS-10: Blitz!', () => {
  const marked = (settings: Settings = {}): Scenario =>
    holding('blitz', 'A . . 1\n. . . 2', { ...settings })
      .answers({ mark: 'A' }, 'pass')
      .walks('A', 'e e');
  test('after a Run and a Mark a free Block against an Opponent it Marks', () => {
    const s = marked({ who: { A: { done: ['run'] } }, actionsTaken: 1 });
    s.expectAsked('freeAction', 'home', 'pass', { play: 'blitz' })
      .dice('block:shove')
      .answers({ play: 'blitz' })
      .expectAsked('blockTarget', 'home', { target: '1' }, { target: '2' })
      .answers({ target: '1' }, 'no')
      .expectHand('home');
    expect(s.game.actionsLeft).toBe(1);
    // The Block of the turn is used up.
    expect(legalOf(s, 'block')).toEqual([]);
    s.expectAsked('action', 'home').done();
  });
  test('not without a Run of the same Player', () => {
    marked().expectAsked('freeAction', 'home', 'pass').done();
  });
  test('not when the Player has made its Block already', () => {
    marked({ who: { A: { done: ['run', 'block'] } }, actionsLeft: 2 })
      .expectAsked('freeAction', 'home', 'pass')
      .done();
  });
});

describe('BU-BONUS-11: Blocking Play', () => {
  const started = (drawing: string, settings: Settings = {}): Scenario =>
    holding('blockingPlay', drawing, { ...settings, moment: 'turnStart', cards: { deck: [] } })
      .starts()
      .expectAsked('bonusPlay', 'home', 'pass', { play: 'blockingPlay' })
      .answers({ play: 'blockingPlay' });
  test('every Block of the team this turn has one die more', () => {
    started('A 1 .\n. . *\nB 2 .')
      .dice('block:miss', 'block:shove', 'block:miss', 'block:tackle')
      .blocks('A', '1')
      .expectAsked('blockFace', 'home', { face: 'miss' }, { face: 'shove' })
      .answers({ face: 'miss' })
      .blocks('B', '2')
      .expectAsked('blockFace', 'home', { face: 'miss' }, { face: 'tackle' })
      .done();
  });
  test('BU-PREC-02: not a Block that cannot be Assisted', () => {
    started('A 1 *', { who: { A: { abilities: ['warMachine'] } } })
      .dice('block:miss')
      .blocks('A', '1')
      .done();
    started('A 1 *', { who: { 1: { abilities: ['woodlandAid'] } } })
      .dice('block:miss')
      .blocks('A', '1')
      .done();
  });
  test('with an assisting Team-mate it stays one extra die', () => {
    started('A 1 B\n* . .')
      .dice('block:miss', 'block:miss')
      .blocks('A', '1')
      .answers({ face: 'miss' })
      .expectAsked('action', 'home')
      .done();
  });
  test('the other team has nothing of it, and it ends with the turn', () => {
    started('A 1 *')
      .answers('endTurn')
      .dice('block:miss')
      .blocks('1', 'A')
      .expectAsked('action', 'away')
      .answers('endTurn')
      .dice('block:miss')
      .blocks('A', '1')
      .expectAsked('action', 'home')
      .done();
  });
});

describe('BU-BONUS-12: Defensive Play', () => {
  test('Runs of this turn may enter squares next to Opponents, which ends the Run there', () => {
    holding('defensivePlay', 'A . . 1\n. . . .\n. . . .\nB . . 2')
      .answers({ play: 'defensivePlay' }, { run: 'A' })
      .walks('A', 'e e')
      .expectAsked('action', 'home')
      .expectSquare('A', [8, 4])
      .expectStatus('A', 'marked')
      .answers({ run: 'B' })
      .walks('B', 'e e')
      .expectAsked('action', 'home')
      .expectSquare('B', [8, 7])
      .done();
  });
  test('without it such a square cannot be entered', () => {
    const s = scenario('A . . 1').answers({ run: 'A' }, { to: [7, 4] });
    s.expectIllegal({ to: [8, 4] }, { to: [8, 3] }, { to: [8, 5] }).expectLegal({ to: [6, 4] });
  });
  test('the next turns go by the rules again', () => {
    holding('defensivePlay', 'A . . 1 *', { cards: { deck: [] } })
      .answers({ play: 'defensivePlay' }, 'endTurn', { run: '1' }, { to: [8, 4] })
      .expectIllegal({ to: [7, 4] })
      .answers('stop', 'endTurn', { run: 'A' })
      .expectIllegal({ to: [7, 4] })
      .done();
  });
});

describe('BU-BONUS-13: Diving Tackle', () => {
  const dive = (face: string, ...dice: string[]): Scenario =>
    holding('divingTackle', 'A . 1 .', { ball: 'A' })
      .answers({ mark: 'A' }, 'pass')
      .walks('A', 'e')
      .expectAsked('freeAction', 'home', 'pass', { play: 'divingTackle' })
      .dice(`block:${face}`, ...dice)
      .answers({ play: 'divingTackle' }, { target: '1' });
  test.each([
    ['smash', ['d6:4', 'd8:2']],
    ['miss', ['d8:2']],
    ['tackle', ['d6:4', 'd8:2']],
  ] as const)(
    'a free Block that gives %s, then the Player is Prone without an Armour Check and its ball Bounces',
    (face, dice) => {
      const s = dive(face, ...dice)
        .expectStatus('A', 'prone')
        .expectBall([7, 3])
        .expectStatus('1', face === 'miss' ? 'open' : 'prone');
      expect(s.game.actionsLeft).toBe(2);
      s.expectAsked('action', 'home').expectNotLogged('injured').done();
    },
  );
  test('after a push and a follow-up it lies where it followed to', () => {
    dive('shove', 'd8:2')
      .answers('yes')
      .expectSquare('A', [8, 4])
      .expectStatus('A', 'prone')
      .expectSquare('1', [9, 4])
      .expectBall([8, 3])
      .expectAsked('action', 'home')
      .done();
  });
  test('it needs no Run before, but a Block that is still to be made', () => {
    holding('divingTackle', 'A . 1 .', { who: { A: { done: ['block'] } } })
      .answers({ mark: 'A' }, 'pass')
      .walks('A', 'e')
      .expectAsked('freeAction', 'home', 'pass')
      .done();
  });
});

describe('BU-BONUS-14: Dodge', () => {
  const run = (card: boolean, move = 5): Scenario =>
    holding('dodge', 'A . . .\n. . 1 .', { who: { A: { move } } }).answers(
      { run: 'A' },
      card ? { play: 'dodge' } : 'pass',
    );
  test('the Run may pass next to Opponents but must end Open', () => {
    run(true)
      .walks('A', 'e')
      .expectIllegal('stop')
      .walks('A', 'e e e')
      .expectSquare('A', [10, 4])
      .expectLegal('stop')
      .answers('stop')
      .expectStatus('A', 'open')
      .done();
  });
  test('a square from which it could not come to be Open again is not offered', () => {
    run(true, 2)
      .expectAsked('runStep')
      .walks('A', 'e')
      .expectAsked(
        'runStep',
        'home',
        ...[
          [6, 3],
          [7, 3],
          [8, 3],
          [6, 4],
          [6, 5],
        ].map(to => ({ to: to as [number, number] })),
      );
    run(true, 1)
      .expectIllegal({ to: [7, 4] })
      .expectLegal({ to: [6, 3] });
  });
  test('without it the squares next to the Opponent are closed', () => {
    run(false)
      .expectIllegal({ to: [7, 4] })
      .done();
  });
  test('it is for that Run only', () => {
    holding('dodge', 'A B .\n. . .\n. . 1')
      .answers({ run: 'A' }, { play: 'dodge' }, 'stop', { run: 'B' })
      .expectIllegal({ to: [7, 5] })
      .done();
    // After a Touchdown the same Player may Run again.
    holding('dodge', '. A .', { at: [13, 5], ball: 'A', reserves: { 1: { square: [3, 5], state: 'standing' } } })
      .answers({ run: 'A' }, { play: 'dodge' })
      .walks('A', 'e')
      .answers('stop', { reserves: 'A' }, { to: [1, 5] }, { run: 'A' })
      .expectIllegal({ to: [2, 5] })
      .done();
  });
});

describe('BU-BONUS-15: Hail Mary Pass', () => {
  const far = 'A . . . . . . . . . . B';
  const at = [2, 6] as const;
  const passed = (die: number, ...dice: string[]): Scenario =>
    holding('hailMaryPass', far, { at, ball: 'A', who: { A: { throw: 6 } } })
      .dice(`d6:${die}`, ...dice)
      .answers({ throw: 'A' })
      .expectAsked('bonusPlay', 'home', { play: 'hailMaryPass' })
      .answers({ play: 'hailMaryPass' })
      .expectAsked('throwTarget', 'home', { target: 'B' })
      .answers({ target: 'B' });
  test.each([4, 5, 6])('succeeds on a %i at any distance', die => {
    passed(die).expectBall('B').done();
  });
  test.each([2, 3])('fails on a %i: the ball Bounces from the target', die => {
    passed(die, 'd8:2').expectBall([13, 5]).done();
  });
  test('a 1 is a Fumble: the ball Bounces from the thrower', () => {
    passed(1, 'd8:2').expectBall([2, 5]).done();
  });
  test('without the card nobody is in range, so no Throw can be declared', () => {
    scenario(far, { at, ball: 'A' }).expectIllegal({ throw: 'A' });
  });
  test('no modifier counts, so it is no Risky Throw; it is a completion', () => {
    holding('hailMaryPass', `${far} 1`, { at, ball: 'A', cards: { active: ['makeARiskyThrow', 'showUsACompletion'] } })
      .dice('d6:4')
      .answers({ throw: 'A' }, { play: 'hailMaryPass' }, { target: 'B' })
      .expectBall('B')
      .expectAsked('claim', 'home', 'pass', { claim: 2 })
      .done();
  });
  test('Prone Team-mates and those in Reserves are no targets', () => {
    holding('hailMaryPass', 'A . . . . . . . . . . b', { at, ball: 'A', reserves: { C: {} } }).expectIllegal({
      throw: 'A',
    });
  });
});

describe('BU-BONUS-16: Inspiration', () => {
  test('after the third Player Action a fourth, under the normal rules, and no fifth', () => {
    holding(['inspiration', 'inspiration'], 'A B .', { who: { A: { done: ['run'] } }, actionsTaken: 2 })
      .expectIllegal({ play: 'inspiration' })
      .answers({ run: 'B' }, 'pass', 'stop')
      .expectAsked('action', 'home', 'endTurn', { play: 'inspiration' })
      .answers({ play: 'inspiration' })
      .expectAsked('action', 'home', 'endTurn')
      .expectHand('home', 'inspiration');
    holding(['inspiration', 'inspiration'], 'A B c', { actionsTaken: 3 })
      .answers({ play: 'inspiration' })
      .expectAsked('action', 'home', 'endTurn', { run: 'A' }, { run: 'B' }, { standUp: 'C' })
      .answers({ standUp: 'C' })
      .expectAsked('action', 'home', 'endTurn')
      .done();
  });
  test('it comes after the Claim Step of the third Action and its card may be claimed there', () => {
    scenario('A B c', {
      who: { A: { done: ['run'] }, B: { done: ['mark'] } },
      actionsTaken: 2,
      cards: { active: ['playAsATeam/inspiration'] },
    })
      .answers({ standUp: 'C' }, { claim: 1 })
      .expectAsked('action', 'home', 'endTurn', { play: 'inspiration' })
      .done();
  });
  test('not after a turn that was ended early', () => {
    holding('inspiration', 'A B *', { actionsTaken: 2 })
      .answers('endTurn')
      .expectAsked('action', 'away')
      .expectHand('home', 'inspiration');
  });
});

describe('BU-BONUS-17: Intervention', () => {
  test('one Open Player makes a free Mark that ends next to the runner', () => {
    holding('intervention', 'A . . . 1\n. . . . .\n. . . . .\n. . . . .\nB . . . .', { active: 'away' })
      .runs('1', 'w')
      .expectAsked('bonusPlay', 'home', 'pass', { play: 'intervention' })
      .answers({ play: 'intervention' })
      .expectAsked('freeActionBy', 'home', { player: 'A' })
      .answers({ player: 'A' })
      .expectAsked('markStep', 'home', { to: [7, 3] }, { to: [7, 4] }, { to: [7, 5] })
      .answers({ to: [7, 4] })
      .expectAsked('markStep', 'home', { to: [8, 3] }, { to: [8, 4] }, { to: [8, 5] })
      .answers({ to: [8, 4] })
      .expectStatus('1', 'marked')
      .expectAsked('action', 'away')
      .done();
  });
  test('not when nobody can reach the runner', () => {
    holding('intervention', 'A . . . 1', { active: 'away' })
      .runs('1', '')
      .expectAsked('bonusPlay', 'home', 'pass')
      .done();
  });
  test('not by a Marked or a Prone Player', () => {
    holding('intervention', '2 A . . 1 .\n. . . . . .\nb . . . . .', { at: [5, 5], active: 'away' })
      .runs('1', '')
      .expectAsked('bonusPlay', 'home', 'pass')
      .done();
    holding('intervention', '. A . . 1 .', { at: [5, 5], active: 'away' })
      .runs('1', '')
      .expectAsked('bonusPlay', 'home', 'pass', { play: 'intervention' })
      .done();
  });
  test('a path that first comes next to another Opponent does not reach the runner (BU-MARK-04)', () => {
    // Every way of A to the runner leads past 2.
    holding('intervention', '. . 2 . .\nA . . . 1\n. . 3 . .', { active: 'away' })
      .runs('1', 'w')
      .expectAsked('bonusPlay', 'home', 'pass')
      .done();
  });
  test('an Opponent that Marked instead of running gives no such moment', () => {
    holding('intervention', 'A . . 1\n. . . .\n. . . .\nB . . .', { active: 'away' })
      .marks('1', 'w w')
      .expectAsked('bonusPlay', 'home', 'pass')
      .done();
  });
});

describe('BU-BONUS-18: Jump Up', () => {
  test('one Prone Player makes a free Stand Up between Actions', () => {
    const s = holding('jumpUp', 'a b c', { who: { C: { done: ['standUp'] } } })
      .answers({ play: 'jumpUp' })
      .expectAsked('freeActionBy', 'home', { player: 'A' }, { player: 'B' })
      .answers({ player: 'B' })
      .expectStatus('B', 'open')
      .expectStatus('A', 'prone');
    expect(s.game.actionsLeft).toBe(3);
    s.expectAsked('action', 'home', 'endTurn', { run: 'B' }, { standUp: 'A' }).done();
  });
  test('also after the third Action; not when nobody is down (BU-OQ-67)', () => {
    holding('jumpUp', 'a . *', { actionsTaken: 3 }).expectAsked('action', 'home', 'endTurn', { play: 'jumpUp' });
    holding('jumpUp', 'A . *').expectIllegal({ play: 'jumpUp' });
  });
});

describe('BU-BONUS-19: Nerves Of Steel', () => {
  test('for the next Action a Marked Player may Throw', () => {
    holding('nervesOfSteel', '1 A . . B', { ball: 'A' })
      .expectIllegal({ throw: 'A' })
      .answers({ play: 'nervesOfSteel' })
      .dice('d6:4')
      .throws('A', 'B')
      .expectBall('B')
      .done();
  });
  test('it is gone after that Action, whatever it was', () => {
    holding('nervesOfSteel', '1 A . . B', { ball: 'A' })
      .answers({ play: 'nervesOfSteel' })
      .expectLegal({ throw: 'A' })
      .runs('B', '')
      .expectIllegal({ throw: 'A' })
      .done();
  });
  test('a Marked Player may Throw a Team-mate', () => {
    holding('nervesOfSteel', '1 A B .', {
      options: { throwTeammate: true },
      who: { A: 'ogre/ogre', B: 'ogre/gnoblar' },
    })
      .expectIllegal({ throwTeammate: 'A' })
      .answers({ play: 'nervesOfSteel' })
      .expectLegal({ throwTeammate: 'A' })
      .done();
  });
  test('not offered when it would help nobody', () => {
    holding('nervesOfSteel', '. A . . B', { ball: 'A' }).expectIllegal({ play: 'nervesOfSteel' });
  });
});

describe('BU-BONUS-20: Raw Talent', () => {
  test('all Block Dice are rolled again, and the second result stands', () => {
    holding('rawTalent', 'A 1 .', { who: { A: { block: 2 } } })
      .dice('block:smash', 'block:miss', 'block:miss', 'block:shove')
      .blocks('A', '1')
      .answers('pass', { reroll: 'rawTalent' })
      .expectAsked('blockFace', 'home', { face: 'miss' }, { face: 'shove' })
      .done();
  });
  test('a Throw Check', () => {
    holding('rawTalent', 'A . . B', { ball: 'A' })
      .dice('d6:1', 'd6:4')
      .answers({ throw: 'A' }, 'pass', { target: 'B' }, { reroll: 'rawTalent' })
      .expectBall('B')
      .done();
  });
  test('an Armour Check in the turn of the other coach', () => {
    holding('rawTalent', 'A 1 .', { active: 'away' })
      .dice('block:smash', 'd6:1', 'd6:4')
      .blocks('1', 'A')
      .answers('pass')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'rawTalent' })
      .answers({ reroll: 'rawTalent' })
      .expectStatus('A', 'prone')
      .done();
  });
  test('never a roll of the other coach', () => {
    holding('rawTalent', 'A 1 .', { active: 'away' })
      .dice('block:miss')
      .blocks('1', 'A')
      .answers('pass')
      .expectAsked('action', 'away')
      .done();
  });
  test('no Foul die, no Bounce, no automatic Armour failure', () => {
    holding('rawTalent', 'A 1 .', { options: { fouls: true }, who: { 1: { state: 'prone' } } })
      .dice('block:shove')
      .answers({ foul: 'A' }, { target: '1' })
      .expectAsked('action', 'home')
      .done();
    holding('rawTalent', 'A 1 .', { active: 'away', ball: 'A', who: { A: { armour: '-' } } })
      .dice('block:smash', 'd8:2')
      .blocks('1', 'A')
      .answers('pass')
      .expectStatus('A', 'reserves')
      .expectAsked('action', 'away')
      .done();
  });
});

describe('BU-BONUS-21: Reserves', () => {
  test('one Player in the Dugout makes a free Reserves Action', () => {
    const s = holding('reserves', 'A . *', { reserves: { R: {}, S: {} } })
      .answers({ play: 'reserves' })
      .expectAsked('freeActionBy', 'home', { player: 'R' }, { player: 'S' })
      .answers({ player: 'S' }, { to: [1, 4] })
      .expectSquare('S', [1, 4])
      .expectEvent({ type: 'actionStarted', action: 'reserves', free: true })
      .expectStatus('R', 'reserves');
    expect(s.game.actionsLeft).toBe(3);
    s.expectAsked('action', 'home', 'endTurn', { run: 'A' }, { run: 'S' }, { reserves: 'R' }).done();
  });
  test('not after the last Action, not with an empty Dugout', () => {
    holding('reserves', 'A . *', { reserves: { R: {} }, actionsTaken: 3 }).expectAsked('action', 'home', 'endTurn');
    holding('reserves', 'A . *').expectIllegal({ play: 'reserves' });
  });
});

describe('BU-BONUS-22: Shadowing', () => {
  test('a Player that Marked the Opponent moves into the square it left', () => {
    const s = holding('shadowing', 'A 1 .\n. B .\n. . C', { active: 'away' })
      .answers({ sidestep: '1' }, { to: [8, 3] })
      .expectAsked('bonusPlay', 'home', 'pass', { play: 'shadowing' })
      .answers({ play: 'shadowing' })
      .expectAsked('shadow', 'home', { player: 'A' }, { player: 'B' })
      .answers({ player: 'A' })
      .expectSquare('A', [7, 4])
      .expectStatus('1', 'marked');
    // A move, not an Action.
    s.expectAsked('action', 'away').done();
    expect(s.game.made(s.id('A'))).toBe(0);
  });
  test('not by a Prone Player', () => {
    holding('shadowing', 'a 1 .\n. B .', { active: 'away' })
      .answers({ sidestep: '1' }, { to: [8, 3] }, { play: 'shadowing' })
      .expectAsked('shadow', 'home', { player: 'B' })
      .done();
  });
  test('not after a Run', () => {
    holding('shadowing', 'A . 1 .', { active: 'away' }).runs('1', 'e').expectAsked('bonusPlay', 'home', 'pass').done();
  });
});

describe('BU-BONUS-23: Sprint', () => {
  test('two squares more for that Run', () => {
    holding('sprint', 'A . . .', { who: { A: { move: 1 } } })
      .answers({ run: 'A' }, { play: 'sprint' })
      .walks('A', 'e e e')
      .expectAsked('action', 'home')
      .expectSquare('A', [9, 4])
      .done();
  });
  test('a rolled Move too', () => {
    holding('sprint', 'A . . .', { who: { A: { move: 'D6' } } })
      .dice('d6:1')
      .answers({ run: 'A' }, { play: 'sprint' })
      .walks('A', 'e e e')
      .expectAsked('action', 'home')
      .done();
  });
  test('not for the next Run, nor without the card', () => {
    holding('sprint', 'A . .\nB . .', { who: { A: { move: 1 }, B: { move: 1 } } })
      .answers({ run: 'A' }, { play: 'sprint' }, 'stop', { run: 'B' })
      .walks('B', 'e')
      .expectAsked('action', 'home')
      .done();
  });
});

describe('BU-BONUS-24: Step Aside', () => {
  test('a Player Marked by that Opponent makes a free Sidestep', () => {
    holding('stepAside', 'A . . 1\nB . . .\n. . . .\nC 2 . .', { active: 'away' })
      .marks('1', 'w w')
      .expectAsked('bonusPlay', 'home', 'pass', { play: 'stepAside' })
      .answers({ play: 'stepAside' })
      .expectAsked('freeActionBy', 'home', { player: 'A' }, { player: 'B' })
      .answers({ player: 'A' })
      .answers({ to: [5, 5] })
      .expectStatus('A', 'open')
      .expectStatus('B', 'marked')
      .expectAsked('action', 'away')
      .done();
  });
  test('not for somebody whom another Opponent Marks', () => {
    holding('stepAside', 'A . . 1\n. . . .\n. . . .\nC 2 . .', { active: 'away' })
      .marks('1', 'w w')
      .answers({ play: 'stepAside' })
      .expectAsked('freeActionBy', 'home', { player: 'A' })
      .done();
  });
  test('not when no square would leave the Player Open', () => {
    holding('stepAside', '. 2 . 1\nA . . .', { at: [1, 10], active: 'away' })
      .marks('1', 'sw w')
      .expectAsked('bonusPlay', 'home', 'pass')
      .done();
  });
});

describe("BU-BONUS-25: The Kid's Got Moxy", () => {
  test('a Block that is not Assisted is made with three dice', () => {
    holding('moxy', 'A 1 .')
      .dice('block:miss', 'block:shove', 'block:smash')
      .blocks('A', '1')
      .expectAsked('bonusPlay', 'home', 'pass', { play: 'moxy' })
      .answers({ play: 'moxy' })
      .expectAsked('blockFace', 'home', { face: 'miss' }, { face: 'shove' }, { face: 'smash' })
      .done();
  });
  test('three in all for a Block Value of 2 as well', () => {
    holding('moxy', 'A 1 .', { who: { A: { block: 2 } } })
      .dice('block:miss', 'block:shove', 'block:smash')
      .blocks('A', '1')
      .answers({ play: 'moxy' })
      .expectAsked('blockFace', 'home')
      .done();
  });
  test('not for an Assisted Block', () => {
    holding('moxy', 'A 1 B').blocks('A', '1').expectAsked('bonusPlay', 'home', 'pass').done();
  });
  test('it is for that Block only', () => {
    holding('moxy', 'A 1 .\n. . .\n. . .\nB 2 .')
      .dice('block:miss', 'block:miss', 'block:miss', 'block:miss')
      .blocks('A', '1')
      .answers({ play: 'moxy' }, { face: 'miss' })
      .blocks('B', '2')
      .expectAsked('action', 'home')
      .done();
  });
});

describe('BU-BONUS-26: Tough Enough', () => {
  const blocked = (drawing: string, ...dice: string[]): Scenario =>
    holding('toughEnough', drawing, { active: 'away' })
      .dice(...dice)
      .blocks('1', 'A')
      .expectAsked('bonusPlay', 'home', 'pass', { play: 'toughEnough' })
      .answers({ play: 'toughEnough' });
  test('the Block cannot be Assisted', () => {
    blocked('1 A 2', 'block:smash', 'd6:4').expectStatus('A', 'prone').done();
    scenario('1 A 2', { active: 'away' })
      .dice('block:smash', 'block:smash')
      .blocks('1', 'A')
      .expectAsked('blockFace', 'away')
      .done();
  });
  test('Shove counts as Miss: nobody is pushed, the blocker makes no more Actions', () => {
    blocked('1 A .', 'block:shove').expectSquare('A', [7, 4]).expectAsked('action', 'away', 'endTurn').done();
    scenario('1 A .', { active: 'away' }).dice('block:shove').blocks('1', 'A').expectSquare('A', [8, 4]).done();
  });
  test('other faces count as ever', () => {
    blocked('1 A .', 'block:kerrunch', 'd6:4').expectStatus('A', 'reserves').done();
  });
  test('it is for that Block only', () => {
    blocked('1 A 2', 'block:miss')
      .dice('block:shove', 'block:shove', 'd6:4')
      .blocks('2', 'A')
      .answers({ face: 'shove' })
      .expectStatus('A', 'prone')
      .done();
  });
});
