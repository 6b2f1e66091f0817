/** The Devious skills of 2025. */
import { describe, expect, test } from 'vitest';
import { NO_ASSISTS } from '../../src/blood/words.ts';
import { type BloodScenario, blood25 } from '../blood/b25.ts';

const blitz = (s: BloodScenario, name: string, path: string, target: string): BloodScenario =>
  s.answers({ blitz: name }, { target }).walks(name, path).answers({ target });
const down = { state: 'prone' } as const;

describe('Dirty Player', () => {
  const kick = (skills: readonly string[], ...dice: readonly string[]) =>
    blood25('A 1 . B\n. . . 2', { who: { A: { skills }, 1: down } })
      .dice(...dice)
      .fouls('A', '', '1');
  test('B25-SKILL-DIRTYPLAYER-01: +1 on the Armour roll where that breaks it, otherwise on the Injury roll', () => {
    kick(['dirtyPlayer'], 'd6:5', 'd6:3', 'd6:4', 'd6:3').expectState('1', 'stunned').done();
    kick(['dirtyPlayer'], 'd6:5', 'd6:4', 'd6:4', 'd6:3').expectState('1', 'knockedOut').done();
    kick([], 'd6:5', 'd6:3').expectState('1', 'prone').done();
  });
  test('B25-SKILL-DIRTYPLAYER-01: not in a block', () => {
    blood25('A 1 . B', { who: { A: ['dirtyPlayer'] } })
      .dice('block:defenderDown', '2d6:8')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectState('1', 'prone')
      .done();
  });
});

describe('Eye Gouge', () => {
  const isGouged = (s: BloodScenario, name: string): boolean => s.game.isAffected(s.id(name), NO_ASSISTS);
  /** 1 is pushed back to where it stands next to B, who is then to be blocked for. */
  const gouged = () =>
    blood25('A 1 . . .\n. . . B 2', { who: { A: ['eyeGouge'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no');
  test('B25-SKILL-EYEGOUGE-01: whoever is pushed back gives no assist to a block, until it has been activated', () => {
    const s = gouged().dice('block:pushed').blocks('B', '2').expectDice(1);
    s.answers({ to: [15, 6] }, 'no');
    s.expectAsked('action', 'away').answers({ move: '1' }, 'stop');
    expect(isGouged(s, '1')).toBe(false);
    // without the gouge 1 helps 2
    const plain = blood25('. . 1 . .\n. . . B 2').dice('block:pushed', 'block:pushed').blocks('B', '2');
    plain.expectDice(-2);
  });
  test('B25-SKILL-EYEGOUGE-01: a turn in which it is not activated changes nothing', () => {
    const s = gouged().answers('endTurn').expectAsked('action', 'away').answers('endTurn');
    expect(isGouged(s, '1')).toBe(true);
  });
  test('B25-SKILL-EYEGOUGE-01: nor to a foul, on either side', () => {
    const s = blood25('A 1 . .\n. . B 2', { who: { A: ['eyeGouge'], 2: down } })
      .dice('block:pushed', 'block:pushed')
      .blocks('A', '1')
      .answers({ face: 'pushed' }, { to: [12, 5] }, 'no');
    s.dice('d6:5', 'd6:3').fouls('B', '', '2').expectEvent({ type: 'armourRolled', total: 8, modifiers: [] });
  });
  test('B25-SKILL-EYEGOUGE-02: only the target of the block, nobody behind it', () => {
    const s = blood25('. . B .\nA 1 2 .\n. . C .', { who: { A: ['eyeGouge'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 6] }, { to: [13, 6] }, 'no');
    expect([isGouged(s, '1'), isGouged(s, '2')]).toEqual([true, false]);
  });
  test('B25-SKILL-EYEGOUGE-02: and not if it did not move', () => {
    const s = blood25('A 1 . B', { who: { A: ['eyeGouge'], 1: ['standFirm'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers('yes');
    expect(isGouged(s, '1')).toBe(false);
  });
});

describe('Fumblerooski', () => {
  const scene = (drawing = 'A . . . . 1', more: object = {}) =>
    blood25(drawing, { who: { A: ['fumblerooski'] }, ball: 'A', ...more });
  test('B25-SKILL-FUMBLEROOSKI-01: the ball stays behind in the square moved out of, and that is no turnover', () => {
    const s = scene().answers({ move: 'A' }).walks('A', 'e').answers('leaveBall').expectBall('A');
    s.walks('A', 'e').expectBall([11, 5]).expectSquare('A', [12, 5]).expectTurnover('none');
    s.expectAsked('activity').expectIllegal('leaveBall');
    s.answers('stop').expectTurnover('none').expectBall([11, 5]).done();
  });
  test('B25-SKILL-FUMBLEROOSKI-01: nothing is left behind without a step', () => {
    scene('A . . . . 1\n. . . . . B').answers({ move: 'A' }, 'leaveBall', 'stop').expectBall('A').done();
    blood25('A . . 1', { ball: 'A' }).answers({ move: 'A' }).expectIllegal('leaveBall');
    scene('A . . 1', { ball: undefined }).answers({ move: 'A' }).expectIllegal('leaveBall');
  });
  test('B25-SKILL-FUMBLEROOSKI-01: it was left before the Dodge that goes wrong', () => {
    scene('1 A . .\n. . . B')
      .answers({ move: 'A' }, 'leaveBall')
      .dice('d6:1', '2d6:3')
      .walks('A', 'e')
      .expectBall([11, 5])
      .expectState('A', 'prone')
      .expectTurnover('knockedDown')
      .done();
  });
  test.each(['blitz', 'pass', 'foul', 'handOff'])('B25-SKILL-FUMBLEROOSKI-02: in a %s too', action => {
    const s = scene().answers({ [action]: 'A' });
    if (action === 'blitz') s.answers({ target: '1' });
    s.answers('leaveBall').walks('A', 'e').expectBall([10, 5]).done();
  });
  test('B25-SKILL-FUMBLEROOSKI-01, B25-PRIN-FAQ-10: who could have scored stalls all the same', () => {
    scene('A . . . .\n. . . . .\n. . . . .\n1 . . . .', { at: [21, 5] })
      .answers({ move: 'A' }, 'leaveBall')
      .walks('A', 'n')
      .expectBall([21, 5])
      .dice('d6:1', '2d6:3')
      .answers('stop')
      .expectEvent({ type: 'stallRolled', knockedDown: true })
      .done();
  });
});

describe('Lethal Flight', () => {
  const flight = (who: object, ...dice: readonly string[]) =>
    blood25('A B . 1 . .\n. . . . . 2', {
      who: { A: ['throwTeammate', 'bullseye'], B: ['rightStuff', 'lethalFlight'], ...who } as never,
    })
      .answers({ throwTeammate: 'A' }, { throwTeammate: 'B' })
      .dice('d6:6', ...dice)
      .answers({ to: [13, 5] });
  test('B25-SKILL-LETHALFLIGHT-01: +1 on the Armour roll of the opponent it lands on, or on the Injury roll', () => {
    flight({}, '2d6:8', '2d6:7', 'd8:5', '2d6:3').expectEvent({ type: 'armourRolled', broken: true });
    const s = flight({}, '2d6:9', '2d6:7', 'd8:5', '2d6:3');
    s.expectState('1', 'knockedOut');
    flight({ B: ['rightStuff'] }, '2d6:8', 'd8:5', '2d6:3').expectState('1', 'prone');
  });
  test('B25-SKILL-LETHALFLIGHT-01: not against a team-mate, nor thrown lying down', () => {
    blood25('A B . C . .\n. . . . . 2', {
      who: { A: ['throwTeammate', 'bullseye'], B: ['rightStuff', 'lethalFlight'] },
    })
      .answers({ throwTeammate: 'A' }, { throwTeammate: 'B' })
      .dice('d6:6', '2d6:8', 'd8:5', '2d6:3')
      .answers({ to: [13, 5] })
      .expectState('C', 'prone');
    flight({ B: { skills: ['rightStuff', 'lethalFlight'], state: 'prone' } }, '2d6:8', 'd8:5', '2d6:3').expectState(
      '1',
      'prone',
    );
  });
  test('B25-SKILL-LETHALFLIGHT-03: it is the flyer who has done it', () => {
    const s = flight({}, '2d6:8', '2d6:7', 'd8:5', '2d6:3');
    s.expectEvent({
      type: 'armourRolled',
      player: s.id('1'),
      modifiers: [expect.objectContaining({ cause: 'lethalFlight', who: s.id('B') })],
    });
  });
});

describe('Lone Fouler', () => {
  const kick = (...dice: readonly string[]) =>
    blood25('A 1 . B\n. . . 2', { who: { A: ['loneFouler'], 1: down } })
      .dice(...dice)
      .fouls('A', '', '1');
  test('B25-SKILL-LONEFOULER-01: an Armour roll that held may be made again, once', () => {
    const s = kick('d6:2', 'd6:3').expectAsked('useSkill', 'home');
    s.dice('d6:5', 'd6:4', 'd6:3', 'd6:4').answers('yes').expectState('1', 'stunned').expectTurnover('none').done();
    kick('d6:2', 'd6:3').answers('no').expectState('1', 'prone').done();
    kick('d6:2', 'd6:3').dice('d6:2', 'd6:1').answers('yes').expectState('1', 'prone').expectAsked('action').done();
    kick('d6:5', 'd6:4', 'd6:3', 'd6:4').expectState('1', 'stunned').done();
  });
  test('B25-SKILL-LONEFOULER-01: not if anybody has helped, on either side', () => {
    blood25('A 1 .\n2 . . B', { who: { A: ['loneFouler'], 1: down } })
      .dice('d6:2', 'd6:3')
      .fouls('A', '', '1')
      .expectState('1', 'prone')
      .expectAsked('action')
      .done();
    const s = blood25('A 1 .\n. C . B', { who: { A: ['loneFouler'], 1: down } }).fouls('A', '', '1');
    s.expectAsked('foulHelp', 'home').dice('d6:2', 'd6:3').answers('yes').expectAsked('action').done();
  });
  test('B25-SKILL-LONEFOULER-01, B25-PRIN-FAQ-08: its coach may do without help', () => {
    const s = blood25('A 1 .\n. C . B', { who: { A: ['loneFouler'], 1: down } }).fouls('A', '', '1');
    s.dice('d6:2', 'd6:3').answers('no').expectAsked('useSkill', 'home');
  });
  test('B25-SKILL-LONEFOULER-02: a double on the first dice is forgotten, one on the second is not', () => {
    kick('d6:2', 'd6:2').dice('d6:3', 'd6:4').answers('yes').expectState('A', 'standing').expectTurnover('none').done();
    kick('d6:2', 'd6:2').answers('no').expectAsked('argueTheCall', 'home');
    kick('d6:2', 'd6:3').dice('d6:2', 'd6:2').answers('yes').expectAsked('argueTheCall', 'home');
  });
});

describe('Pile Driver', () => {
  const felled = (...dice: readonly string[]) =>
    blood25('A 1 . . B\n. . . . C', { who: { A: ['pileDriver'] } })
      .dice('block:defenderDown', ...dice)
      .blocks('A', '1')
      .answers({ to: [12, 5] });
  test('B25-SKILL-PILEDRIVER-01, B25-SKILL-PILEDRIVER-03: a foul at once, then its owner is down and done', () => {
    const s = felled('2d6:3').answers('yes').expectAsked('useSkill', 'home');
    s.dice('d6:5', 'd6:4', 'd6:3', 'd6:2').answers('yes');
    s.expectState('1', 'stunned').expectState('A', 'prone').expectTurnover('none').expectAsked('action', 'home').done();
    felled('2d6:3').answers('yes', 'no').expectState('A', 'standing').expectState('1', 'prone').done();
  });
  test('B25-SKILL-PILEDRIVER-01: only if it still stands next to whoever it has felled', () => {
    felled('2d6:3').answers('no').expectAsked('action', 'home').done();
    felled('2d6:9', '2d6:8').answers('yes').expectState('1', 'knockedOut').expectAsked('action', 'home').done();
    blood25('A 1 . B', { who: { A: ['pileDriver'] } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'yes')
      .expectAsked('action', 'home')
      .done();
    blood25('A 1 . 2', { who: { A: ['pileDriver'] } })
      .dice('block:bothDown', '2d6:3', '2d6:3')
      .blocks('A', '1')
      .expectAsked('action', 'away')
      .done();
    blood25('A 1 . B', { who: { A: ['pileDriver', 'block'] } })
      .dice('block:bothDown', '2d6:3')
      .blocks('A', '1')
      .answers('yes')
      .expectAsked('useSkill', 'home');
  });
  test('B25-SKILL-PILEDRIVER-02: it is not the foul of the turn, and the referee looks as ever', () => {
    const s = felled('2d6:3').answers('yes');
    s.dice('d6:2', 'd6:3').answers('yes').expectLegal({ foul: 'B' });
    const t = felled('2d6:3').answers('yes').dice('d6:2', 'd6:2').answers('yes');
    t.expectAsked('argueTheCall', 'home').answers('no').expectState('A', 'sentOff').expectTurnover('sentOff').done();
  });
  test('B25-SKILL-PILEDRIVER-02: skills for fouls work', () => {
    const s = blood25('A 1 . . B', { who: { A: ['pileDriver', 'dirtyPlayer'] } })
      .dice('block:defenderDown', '2d6:3')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'yes');
    s.dice('d6:5', 'd6:3', 'd6:2', 'd6:3').answers('yes').expectState('1', 'stunned').done();
  });
  test('B25-SKILL-PILEDRIVER-03: after the block of a Blitz there is no moving on; a carrier loses ball and turn', () => {
    const s = blood25('A 1 . . B', { who: { A: ['pileDriver'] }, ball: 'A' }).dice('block:defenderDown', '2d6:3');
    blitz(s, 'A', '', '1').answers({ to: [12, 5] }, 'yes');
    s.dice('d6:2', 'd6:3', 'd8:2').answers('yes');
    s.expectState('A', 'prone').expectBall([11, 4]).expectTurnover('carrierDown').done();
  });
  test('B25-SKILL-PILEDRIVER-01: of two blocks at once only after both', () => {
    const s = blood25('1 . . .\nA . . B\n2 . . .', {
      who: { A: { skills: ['pileDriver', 'multipleBlock', 'block'], strength: 6 } },
    });
    s.answers({ block: 'A' }, { multipleBlock: '1' }).dice('block:bothDown', '2d6:3', 'block:bothDown', '2d6:3');
    s.answers({ target: '2' }, 'yes').expectAsked('useSkill', 'home').answers('yes');
    s.expectState('2', 'prone').expectAsked('useSkill', 'home').dice('d6:2', 'd6:3').answers('yes');
    s.expectState('A', 'prone').done();
  });
});

describe('Put the Boot In', () => {
  test('B25-SKILL-PUTTHEBOOTIN-01: helps with a foul whoever marks it, but not with a block', () => {
    const scene = (skills: readonly string[], state: 'prone' | 'standing') =>
      blood25('. . 2\nA 1 C\n. . .', { who: { C: { skills }, 1: { state } } });
    scene(['putTheBootIn'], 'prone')
      .dice('d6:4', 'd6:3')
      .fouls('A', '', '1')
      .expectEvent({ type: 'armourRolled', total: 8 });
    scene([], 'prone').dice('d6:4', 'd6:3').fouls('A', '', '1').expectEvent({ type: 'armourRolled', total: 7 });
    scene(['putTheBootIn'], 'standing').dice('block:pushed').blocks('A', '1').expectDice(1);
  });
});

describe('Quick Foul', () => {
  test('B25-SKILL-QUICKFOUL-01: it may go on moving with what is left, and do nothing else', () => {
    const s = blood25('A . 1 .\n. . 2 B', { who: { A: { skills: ['quickFoul'], movement: 3 }, 1: down, 2: down } });
    s.dice('d6:2', 'd6:3').fouls('A', 'e', '1').expectAsked('activity', 'home');
    s.expectIllegal({ target: '2' }).walks('A', 'w w').expectSquare('A', [9, 5]);
    s.dice('d6:2').walks('A', 'w').expectIllegal({ foul: 'B' }).answers('stop').expectIllegal({ foul: 'B' }).done();
    blood25('A 1 . B', { who: { 1: down } })
      .dice('d6:2', 'd6:3')
      .fouls('A', '', '1')
      .expectAsked('action', 'home');
  });
  test('B25-SKILL-QUICKFOUL-01: not once it is sent off', () => {
    blood25('A 1 . 2', { who: { A: ['quickFoul'], 1: down } })
      .dice('d6:2', 'd6:2')
      .fouls('A', '', '1')
      .answers('no')
      .expectState('A', 'sentOff')
      .expectAsked('action', 'away')
      .done();
  });
});

describe('Saboteur', () => {
  const felled = (more: object = {}, who: object = {}) =>
    blood25('A 1 . . B\n. . . . 2', { who: { 1: ['saboteur'], ...who } as never, ...more })
      .dice('block:defenderDown')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectAsked('useSkill', 'away');
  test('B25-SKILL-SABOTEUR-01: on a 4 the opponent is knocked down as well, and its owner is knocked out', () => {
    const s = felled().dice('d6:4', '2d6:9', '2d6:3').answers('yes');
    s.expectState('A', 'stunned').expectState('1', 'knockedOut').done();
  });
  test('B25-SKILL-SABOTEUR-01: on a 3 it falls as anybody does, and so without it', () => {
    felled().dice('d6:3', '2d6:3').answers('yes').expectState('A', 'standing').expectState('1', 'prone').done();
    felled().dice('2d6:3').answers('no').expectState('A', 'standing').expectState('1', 'prone').done();
  });
  test('B25-SKILL-SABOTEUR-01: an apothecary may see to it', () => {
    const s = felled({ apothecaries: { away: 1 } })
      .dice('d6:4', '2d6:3')
      .answers('yes')
      .expectAsked('apothecary', 'away');
    s.answers('yes').expectState('1', 'stunned').expectSquare('1', [12, 5]).done();
  });
  test('B25-SKILL-SABOTEUR-01: not for an owner who is Distracted, nor in a foul', () => {
    blood25('A 1 . . B', { who: { 1: { skills: ['saboteur'], witless: true } } })
      .dice('block:defenderDown', '2d6:3')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectState('1', 'prone')
      .done();
  });
  test('B25-SKILL-SABOTEUR-03: a turnover only if the opponent held the ball', () => {
    felled()
      .dice('d6:4', '2d6:3')
      .answers('yes')
      .expectState('A', 'prone')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
    felled({ ball: 'A' }).dice('d6:4', '2d6:3', 'd8:2').answers('yes').expectTurnover('knockedDown').done();
  });
  test('B25-SKILL-SABOTEUR-01: where both go down nobody is knocked down twice', () => {
    const s = blood25('A 1 . . B\n. . . . 2', { who: { 1: ['saboteur'] } })
      .dice('block:bothDown', 'd6:4', '2d6:3')
      .blocks('A', '1')
      .answers('yes');
    s.expectState('A', 'prone').expectState('1', 'knockedOut').expectTurnover('knockedDown').done();
  });
  test('B25-SKILL-SABOTEUR-04: it works for the blocker too, and that is a turnover as ever', () => {
    const s = blood25('A 1 . . B\n. . . . 2', { who: { A: ['saboteur'] } })
      .dice('block:attackerDown')
      .blocks('A', '1')
      .expectAsked('useSkill', 'home');
    s.dice('d6:5', '2d6:3').answers('yes');
    s.expectState('1', 'prone').expectState('A', 'knockedOut').expectTurnover('knockedDown').done();
  });
});

describe('Shadowing', () => {
  const dodging = (who: object = {}, drawing = '1 A . . .\n. . . . B') =>
    blood25(drawing, { who: { 1: ['shadowing'], ...who } as never }).answers({ move: 'A' });
  test('B25-SKILL-SHADOWING-01: on a 4 it moves into the square left', () => {
    const s = dodging().dice('d6:3').walks('A', 'e').expectAsked('shadowing', 'away', 'no', { player: '1' });
    s.dice('d6:4').answers({ player: '1' }).expectSquare('1', [11, 5]).expectAsked('activity').done();
    dodging().dice('d6:3').walks('A', 'e').dice('d6:3').answers({ player: '1' }).expectSquare('1', [10, 5]).done();
    dodging().dice('d6:3').walks('A', 'e').answers('no').expectSquare('1', [10, 5]).done();
  });
  test('B25-SKILL-SHADOWING-01: not when the Dodge has failed', () => {
    dodging().dice('d6:2', '2d6:3').walks('A', 'e').expectState('A', 'prone').expectAsked('action', 'away').done();
  });
  test('B25-SKILL-SHADOWING-02: as often a turn as it has Movement, rolled well or not', () => {
    const s = dodging({ 1: { skills: ['shadowing'], movement: 2 } });
    for (const step of ['e', 'e']) s.dice('d6:6').walks('A', step).dice('d6:6').answers({ player: '1' });
    s.expectSquare('1', [12, 5]).dice('d6:6').walks('A', 'e').expectAsked('activity', 'home').done();
  });
  test('B25-SKILL-SHADOWING-02: one of several for each step', () => {
    const s = dodging({ 2: ['shadowing'] }, '1 A . . .\n2 . . . B')
      .dice('d6:6')
      .walks('A', 'e');
    s.expectAsked('shadowing', 'away', 'no', { player: '1' }, { player: '2' });
    s.dice('d6:1').answers({ player: '2' }).expectAsked('activity', 'home').done();
  });
  test('B25-SKILL-SHADOWING-03: not after a jump', () => {
    blood25('1 A b . .', { who: { 1: ['shadowing'] } })
      .answers({ move: 'A' })
      .dice('d6:6')
      .answers({ jump: [13, 5] })
      .expectSquare('A', [13, 5])
      .expectAsked('activity', 'home')
      .done();
  });
  test('B25-SKILL-SHADOWING-01: with Tentacles: first the grip, then the Dodge, then the shadow', () => {
    const s = dodging({ 1: ['tentacles', 'shadowing'] })
      .walks('A', 'e')
      .expectAsked('tentacles', 'away');
    s.dice('d6:2', 'd6:3').answers({ player: '1' }).expectAsked('shadowing', 'away');
    s.dice('d6:4').answers({ player: '1' }).expectSquare('1', [11, 5]).done();
    const held = dodging({ 1: ['tentacles', 'shadowing'] })
      .walks('A', 'e')
      .dice('d6:6')
      .answers({ player: '1' });
    held.expectSquare('A', [11, 5]).expectAsked('action', 'home').done();
  });
  test('B25-SKILL-SHADOWING-01: a ball left behind bounces when somebody comes after', () => {
    const s = blood25('1 A . . .\n. . . . B', { who: { 1: ['shadowing'], A: ['fumblerooski'] }, ball: 'A' })
      .answers({ move: 'A' }, 'leaveBall')
      .dice('d6:6')
      .walks('A', 'e');
    s.expectBall([11, 5])
      .dice('d6:4', 'd8:2')
      .answers({ player: '1' })
      .expectBall([11, 4])
      .expectTurnover('none')
      .done();
  });
  test('B25-SKILL-SHADOWING-03: not against Ball & Chain', () => {
    blood25('1 A . . .\n. . . . B', { who: { 1: ['shadowing'], A: ['ballAndChain'] } })
      .answers({ ballAndChain: 'A' })
      .dice('d6:3')
      .answers({ facing: 'right' })
      .expectSquare('A', [12, 5])
      .expectAsked('careen', 'home')
      .done();
  });
});

describe('Sneaky Git', () => {
  const kick = (skills: readonly string[], ...dice: readonly string[]) =>
    blood25('A 1 . B\n. . . 2', { who: { A: { skills }, 1: down } })
      .dice(...dice)
      .fouls('A', '', '1');
  test('B25-SKILL-SNEAKYGIT-01: a double that does not break the armour is not seen', () => {
    kick(['sneakyGit'], 'd6:2', 'd6:2')
      .expectState('A', 'standing')
      .expectTurnover('none')
      .expectAsked('action')
      .done();
    kick([], 'd6:2', 'd6:2').expectAsked('argueTheCall', 'home');
  });
  test('B25-SKILL-SNEAKYGIT-02: broken armour, or a double on the Injury roll, is', () => {
    kick(['sneakyGit'], 'd6:5', 'd6:5', 'd6:2', 'd6:3').expectAsked('argueTheCall', 'home');
    kick(['sneakyGit'], 'd6:5', 'd6:4', 'd6:2', 'd6:2').expectAsked('argueTheCall', 'home');
  });
  test('B25-SKILL-SNEAKYGIT-01, B25-PRIN-FAQ-08: its coach may do without help', () => {
    blood25('A 1 .\n. C . B', { who: { A: ['sneakyGit'], 1: down } })
      .fouls('A', '', '1')
      .expectAsked('foulHelp', 'home');
  });
  test('B25-SKILL-SNEAKYGIT-01, B25-SKILL-DIRTYPLAYER-01: nor need it break the armour with what it could add', () => {
    const scene = () => kick(['sneakyGit', 'dirtyPlayer'], 'd6:4', 'd6:4').expectAsked('useSkill', 'home');
    scene().answers('no').expectState('1', 'prone').expectState('A', 'standing').expectTurnover('none').done();
    scene().dice('d6:2', 'd6:3').answers('yes').expectState('1', 'stunned').expectAsked('argueTheCall', 'home');
    // without a double there is nothing to decide
    kick(['sneakyGit', 'dirtyPlayer'], 'd6:5', 'd6:3', 'd6:2', 'd6:3')
      .expectState('1', 'stunned')
      .expectAsked('action')
      .done();
  });
});

describe('Violent Innovator', () => {
  const stabs = (skills: readonly ('stab' | 'violentInnovator')[]): number => {
    const s = blood25('A 1 .', { who: { A: skills } }).dice('2d6:12', '2d6:10', 'd16:3');
    s.answers({ stab: 'A' }, { stab: '1' });
    return s.game.points(s.id('A'));
  };
  test('B25-SKILL-VIOLENTINNOVATOR-01, B25-SPP-06: a Casualty by a Special Action is worth that of a Block', () => {
    expect(stabs(['stab', 'violentInnovator'])).toBe(2);
    expect(stabs(['stab'])).toBe(0);
  });
});
