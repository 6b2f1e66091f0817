/** Traits of 2025 that are a Special Action or a weapon. */
import { describe, expect, test } from 'vitest';
import { isStanding, isWitless } from '../../src/blood/status.ts';
import { CHOMPED } from '../../src/blood/words.ts';
import { Until } from '../../src/kernel/effects.ts';
import { type BloodScenario, blood25, type Settings } from '../blood/b25.ts';
import { legalOf } from '../blood/dsl.ts';

const distracted = (s: BloodScenario, name: string): boolean => isWitless(s.game, s.id(name));
/** Declares a Blitz against somebody and walks up. */
const blitz = (s: BloodScenario, name: string, target: string, path = ''): BloodScenario =>
  s.answers({ blitz: name }, { target }).walks(name, path);

describe('Ball & Chain', () => {
  const who = { A: { skills: ['ballAndChain'], movement: 3 } } as const;
  const scene = (drawing: string, settings: Settings = {}) =>
    blood25(drawing, { ...settings, who: { ...who, ...settings.who } });
  const goes = (s: BloodScenario, facing: string, ...dice: string[]) => s.dice(...dice).answers({ facing });
  test('B25-TRAIT-BALLANDCHAIN-01: nothing but its Special Action, the template and a D6 say where; it may stop', () => {
    const s = scene('A . . .\n. . . 1').expectIllegal({ move: 'A' }, { blitz: 'A' }, { pass: 'A' });
    s.answers({ ballAndChain: 'A' }).expectAsked(
      'careen',
      'home',
      'stop',
      { facing: 'up' },
      { facing: 'right' },
      { facing: 'down' },
      { facing: 'left' },
    );
    goes(s, 'right', 'd6:3').expectSquare('A', [11, 5]);
    goes(s, 'right', 'd6:1').expectSquare('A', [12, 4]);
    goes(s, 'up', 'd6:6').expectSquare('A', [13, 3]);
    s.answers('stop').expectAsked('action').done();
  });
  test('B25-TRAIT-BALLANDCHAIN-01: by any number of players, Distracted before or not', () => {
    const s = scene('A . .\nB . 1', { who: { B: { skills: ['ballAndChain'], witless: true } } });
    s.answers({ ballAndChain: 'A' }, 'stop')
      .expectIllegal({ move: 'B' })
      .answers({ ballAndChain: 'B' })
      .expectAsked('careen')
      .done();
  });
  test('B25-TRAIT-BALLANDCHAIN-02: no Dodge, no hold', () => {
    const s = scene('A 1 .\n. 2 .\n. . .');
    s.game.affect(s.id('A'), CHOMPED, s.id('1'), Until.drive);
    goes(s.answers({ ballAndChain: 'A' }), 'down', 'd6:3')
      .expectSquare('A', [10, 6])
      .expectNotLogged('rolled')
      .done();
  });
  test('B25-TRAIT-BALLANDCHAIN-03: off the pitch: the crowd, a turnover, and Stunned is Reserves', () => {
    const s = scene('A . 1', { at: [10, 1] }).answers({ ballAndChain: 'A' });
    goes(s, 'up', 'd6:3', '2d6:4').expectState('A', 'reserves').expectTurnover('intoTheCrowd').done();
  });
  test('B25-TRAIT-BALLANDCHAIN-04, B25-TRAIT-BALLANDCHAIN-07: it blocks whoever stands there and follows up', () => {
    const s = scene('A 1 . .').answers({ ballAndChain: 'A' });
    goes(s, 'right', 'd6:3', 'block:pushed')
      .answers({ to: [12, 5] })
      .expectSquare('A', [11, 5])
      .expectSquare('1', [12, 5]);
    s.expectAsked('careen').done();
  });
  test('B25-TRAIT-BALLANDCHAIN-04: a team-mate’s result is of its Coach’s choice; knocked down it costs the turn', () => {
    const s = scene('A C . 1', { who: { C: { strength: 6 } } }).answers({ ballAndChain: 'A' });
    goes(s, 'right', 'd6:3', 'block:defenderDown', 'block:attackerDown').expectAsked('blockDie', 'home');
    s.dice('2d6:3')
      .answers({ face: 'defenderDown' }, { to: [12, 5] })
      .expectState('C', 'prone')
      .expectTurnover('knockedDown')
      .done();
  });
  test('B25-TRAIT-BALLANDCHAIN-04: Trickster does not help', () => {
    const s = scene('A 1 . .', { who: { 1: ['trickster'] } }).answers({ ballAndChain: 'A' });
    goes(s, 'right', 'd6:3', 'block:pushed').expectAsked('push').done();
  });
  test('B25-TRAIT-BALLANDCHAIN-05: whoever lies there is Pushed Back and takes an Armour Roll', () => {
    const s = scene('A 1 .\n. . 2', { who: { 1: { state: 'prone' } } }).answers({ ballAndChain: 'A' });
    goes(s, 'right', 'd6:3')
      .dice('2d6:9', '2d6:5')
      .answers({ to: [12, 5] });
    s.expectSquare('A', [11, 5]).expectSquare('1', [12, 5]).expectState('1', 'stunned').expectAsked('careen').done();
  });
  test('B25-TRAIT-BALLANDCHAIN-06: the ball in its way bounces, without a turnover', () => {
    const s = scene('A * .\n. . 1').answers({ ballAndChain: 'A' });
    goes(s, 'right', 'd6:3', 'd8:2').expectBall([11, 4]).expectTurnover('none').expectAsked('careen').done();
  });
  test('B25-TRAIT-BALLANDCHAIN-07: who does not move is not followed, and the square is spent', () => {
    const s = scene('A 1 . .', { who: { 1: { rooted: true }, A: { skills: ['ballAndChain'], movement: 1 } } }).answers({
      ballAndChain: 'A',
    });
    goes(s, 'right', 'd6:3', 'block:pushed').expectSquare('A', [10, 5]).expectSquare('1', [11, 5]);
    // the next one is a Rush
    goes(s, 'left', 'd6:3', 'd6:2').expectSquare('A', [9, 5]).done();
  });
  test('B25-TRAIT-BALLANDCHAIN-08, B25-TRAIT-BALLANDCHAIN-09: a failed Rush: first the block, then it falls, and Stunned is Knocked-out', () => {
    const s = scene('A . 1 .', { who: { A: { skills: ['ballAndChain'], movement: 1 } } }).answers({
      ballAndChain: 'A',
    });
    goes(s, 'right', 'd6:3');
    goes(s, 'right', 'd6:3', 'block:pushed')
      .dice('d6:1', '2d6:4')
      .answers({ to: [13, 5] });
    s.expectSquare('1', [13, 5]).expectState('A', 'knockedOut').expectTurnover('knockedDown').done();
  });
  test('B25-TRAIT-BALLANDCHAIN-09: knocked down by a block there is no Armour Roll', () => {
    const s = blood25('A 1', { who: { 1: ['ballAndChain'] } })
      .dice('block:defenderDown', '2d6:5')
      .blocks('A', '1');
    s.answers({ to: [12, 5] }, 'no')
      .expectState('1', 'knockedOut')
      .expectNotLogged('armourRolled')
      .done();
  });
  test('B25-TRAIT-BALLANDCHAIN-09: Placed Prone as well', () => {
    const s = blood25('A 1', { who: { A: ['breatheFire'], 1: ['ballAndChain'] } }).answers({ breatheFire: 'A' });
    s.dice('d6:4', '2d6:5')
      .answers({ breatheFire: '1' })
      .expectState('1', 'knockedOut')
      .expectNotLogged('armourRolled')
      .done();
  });
});

describe('Bombardier', () => {
  const who = { A: { skills: ['bombardier'], passing: 3 } } as const;
  const scene = (drawing: string, settings: Settings = {}) =>
    blood25(drawing, { ...settings, who: { ...who, ...settings.who } });
  test('B25-TRAIT-BOMBARDIER-01: one a Turn, from where it stands; the Pass is still there', () => {
    const s = scene('A B . . . 1', { who: { B: ['bombardier'] } })
      .answers({ bomb: 'A' })
      .expectLegal({ to: [14, 5] }, 'stop');
    s.answers('stop').expectIllegal({ bomb: 'B' }).expectLegal({ pass: 'B' });
    scene('a . 1').expectIllegal({ bomb: 'A' });
  });
  test('B25-TRAIT-BOMBARDIER-01: by the rules of a pass, and with the skills for one', () => {
    const s = scene('A . . . . .\n2 . . . . 1', { who: { A: { skills: ['bombardier', 'pass'], passing: 3 } } });
    s.answers({ bomb: 'A' })
      .dice('d6:1')
      .answers({ to: [14, 3] });
    s.expectModifiers('pass', { shortPass: -1, tackleZones: -1 });
    s.expectAsked('reroll', 'home', 'keep', { reroll: 'pass' }).dice('d6:6').answers({ reroll: 'pass' });
    s.expectEvent({ type: 'bombExploded', at: s.game.grid.at(14, 3) }).done();
  });
  test('B25-TRAIT-BOMBARDIER-02: it explodes in an empty square, and never bounces', () => {
    const s = scene('A . . . . . 1')
      .answers({ bomb: 'A' })
      .dice('d6:6')
      .answers({ to: [13, 5] });
    s.expectEvent({ type: 'bombExploded', at: s.game.grid.at(13, 5) })
      .expectAsked('action')
      .done();
  });
  test('B25-TRAIT-BOMBARDIER-02: fumbled it explodes in the thrower’s square', () => {
    const s = scene('A . . . . . 1')
      .answers({ bomb: 'A' })
      .dice('d6:1', '2d6:3')
      .answers({ to: [13, 5] });
    s.expectState('A', 'prone').expectTurnover('knockedDown').done();
  });
  test('B25-TRAIT-BOMBARDIER-02: inaccurate it scatters three times; off the pitch nothing comes of it', () => {
    const s = scene('A . . . . . 1')
      .answers({ bomb: 'A' })
      .dice('d6:2', 'd8:5', 'd8:5', 'd8:2')
      .answers({ to: [12, 5] });
    s.expectEvent({ type: 'bombExploded', at: s.game.grid.at(14, 4) }).done();
    const off = scene('A . . . . . 1', { at: [10, 2] })
      .answers({ bomb: 'A' })
      .dice('d6:2', 'd8:2')
      .answers({ to: [12, 1] });
    off.expectNotLogged('bombExploded').expectTurnover('none').done();
  });
  test('B25-TRAIT-BOMBARDIER-02, B25-TRAIT-BOMBARDIER-03: dropped it explodes in the catcher’s square; around it on 4+', () => {
    const s = scene('A . . 1 2\n. . . 3 .').answers({ bomb: 'A' });
    s.dice('d6:6', 'd6:1', '2d6:3', 'd6:3', 'd6:4', '2d6:3').answers({ to: [13, 5] });
    s.expectState('1', 'prone').expectState('2', 'standing').expectState('3', 'prone').expectTurnover('none').done();
  });
  test('B25-TRAIT-BOMBARDIER-04: whoever is down takes an Armour Roll, and no turnover comes of it', () => {
    const s = scene('A . . . b 1').answers({ bomb: 'A' });
    s.dice('d6:6', '2d6:9', '2d6:5', 'd6:1').answers({ to: [14, 5] });
    s.expectState('B', 'stunned').expectState('1', 'standing').expectTurnover('none').done();
  });
  test('B25-TRAIT-BOMBARDIER-05: whoever catches it throws it on at once', () => {
    const s = scene('A . . 1 . .')
      .answers({ bomb: 'A' })
      .dice('d6:6', 'd6:6')
      .answers({ to: [13, 5] });
    s.expectAsked('bombTarget', 'away').expectIllegal('stop');
    s.dice('d6:6', 'd6:1', '2d6:3')
      .answers({ to: [10, 5] })
      .expectState('A', 'prone')
      .expectTurnover('knockedDown')
      .done();
  });
  test('B25-TRAIT-BOMBARDIER-05: and whoever intercepts it', () => {
    const s = scene('A . 1 . . .')
      .answers({ bomb: 'A' })
      .dice('d6:6')
      .answers({ to: [15, 5] })
      .expectAsked('interceptBomb', 'away');
    s.dice('d6:6').answers({ player: '1' }).expectAsked('bombTarget', 'away').done();
  });
});

describe('Breathe Fire', () => {
  const breathes = (die: string, victim: object = {}, ...more: string[]) =>
    blood25('A 1 .\n. . .\nB . .', { who: { A: ['breatheFire'], 1: victim }, ball: '1' })
      .answers({ breatheFire: 'A' })
      .dice(die, ...more)
      .answers({ breatheFire: '1' });
  test('B25-TRAIT-BREATHEFIRE-01: 1 fells its owner, 2 and 3 nobody', () => {
    breathes('d6:1', {}, '2d6:3').expectState('A', 'prone').expectTurnover('knockedDown').done();
    for (const die of ['d6:2', 'd6:3'])
      breathes(die).expectState('A', 'standing').expectState('1', 'standing').expectTurnover('none').done();
  });
  test('B25-TRAIT-BREATHEFIRE-01: 4+ places the target Prone, a natural 6 knocks it down', () => {
    breathes('d6:4', {}, 'd8:2').expectState('1', 'prone').expectNotLogged('armourRolled').expectBall([11, 4]).done();
    breathes('d6:6', { strength: 5 }, '2d6:9', '2d6:5', 'd8:2').expectState('1', 'stunned').done();
  });
  test('B25-TRAIT-BREATHEFIRE-01: −1 against ST 5 or more', () => {
    breathes('d6:4', { strength: 5 })
      .expectModifiers('breatheFire', { strongVictim: -1 })
      .expectState('1', 'standing')
      .done();
    breathes('d6:2', { strength: 5 }, '2d6:3').expectState('A', 'prone').done();
    breathes('d6:4', { strength: 4 }, 'd8:2').expectModifiers('breatheFire', {}).done();
  });
  test('B25-TRAIT-BREATHEFIRE-01: a Standing opponent that it Marks', () => {
    const s = blood25('A 1 .\nB 2 3', { who: { A: ['breatheFire'], 2: { state: 'prone' } } }).answers({
      breatheFire: 'A',
    });
    expect(legalOf(s, 'breatheFire')).toEqual(['1']);
    blood25('A . 1', { who: { A: ['breatheFire'] } }).expectIllegal({ breatheFire: 'A' });
  });
  test('B25-TRAIT-BREATHEFIRE-02, B25-SKILL-05: in a Blitz it costs a square, and the activation ends', () => {
    const s = blood25('A . 1 .', { who: { A: { skills: ['breatheFire'], movement: 2 } } });
    blitz(s, 'A', '1', 'e')
      .dice('d6:4')
      .answers({ breatheFire: '1' })
      .expectState('1', 'prone')
      .expectAsked('action')
      .done();
    const rush = blood25('A . 1 .', { who: { A: { skills: ['breatheFire'], movement: 1 } } });
    blitz(rush, 'A', '1', 'e').dice('d6:1', '2d6:3').answers({ breatheFire: '1' }).expectState('A', 'prone').done();
  });
  test('B25-TRAIT-BREATHEFIRE-01: its chances', () => {
    const s = blood25('A 1 .\n. . .\nB . .', { who: { A: ['breatheFire'], 1: {} } });
    const falls = (name: string) =>
      s.chance(
        [{ breatheFire: 'A' }, { breatheFire: '1' }],
        () => undefined,
        g => !isStanding(g, s.id(name)),
      );
    expect([falls('1'), falls('A')].map(chance => Math.round(chance * 6))).toEqual([3, 1]);
  });
});

describe('Chainsaw', () => {
  const saws = (...dice: string[]) =>
    blood25('A 1 .\n. . .\nB . .', { who: { A: ['chainsaw'] } })
      .answers({ chainsaw: 'A' })
      .dice(...dice)
      .answers({ chainsaw: '1' });
  test('B25-TRAIT-CHAINSAW-01: on 2+ an Armour Roll at +3; without a break nothing happens', () => {
    saws('d6:2', '2d6:6', '2d6:5').expectState('1', 'stunned').done();
    saws('d6:2', '2d6:5').expectState('1', 'standing').expectTurnover('none').done();
  });
  test('B25-TRAIT-CHAINSAW-01, B25-TRAIT-CHAINSAW-03: on a 1 its owner is Knocked Down, at +3 too', () => {
    saws('d6:1', '2d6:6', '2d6:5').expectState('A', 'stunned').expectTurnover('knockedDown').done();
  });
  test('B25-TRAIT-CHAINSAW-02: its activation ends, in a Blitz too', () => {
    saws('d6:2', '2d6:3').expectAsked('action').expectIllegal({ move: 'A' });
    blitz(blood25('A . 1', { who: { A: ['chainsaw'] } }), 'A', '1', 'e')
      .dice('d6:2', '2d6:3')
      .answers({ chainsaw: '1' })
      .expectAsked('action')
      .done();
  });
  test('B25-TRAIT-CHAINSAW-03: whenever it is Knocked Down or Falls Over, but not for its own blocks', () => {
    const s = blood25('A 1\n. .\nB .', { who: { 1: ['chainsaw'] } })
      .dice('block:defenderDown', '2d6:6', '2d6:5')
      .blocks('A', '1');
    s.answers({ to: [12, 5] }, 'no')
      .expectState('1', 'stunned')
      .done();
    const own = blood25('A 1', { who: { A: ['chainsaw'] } })
      .dice('block:defenderDown', '2d6:8')
      .blocks('A', '1');
    own
      .answers({ to: [12, 5] }, 'no')
      .expectState('1', 'prone')
      .done();
    const falls = blood25('A 1 .', { who: { A: ['chainsaw'] } })
      .answers({ move: 'A' })
      .dice('d6:1', '2d6:6', '2d6:5')
      .walks('A', 'n');
    falls.expectState('A', 'stunned').done();
  });
  test('B25-TRAIT-CHAINSAW-04: in a Foul: the D6, then +3', () => {
    const fouls = (answer: string, ...dice: string[]) =>
      blood25('A 1 .\n. . .\nB . .', { who: { A: ['chainsaw'], 1: { state: 'prone' } } })
        .fouls('A', '', '1')
        .dice(...dice)
        .answers(answer);
    fouls('yes', 'd6:2', 'd6:4', 'd6:2', 'd6:1', 'd6:2').expectState('1', 'stunned').done();
    fouls('no', 'd6:4', 'd6:2').expectState('1', 'prone').done();
    fouls('yes', 'd6:1', '2d6:3')
      .expectState('A', 'prone')
      .expectNotLogged('injuryRolled')
      .expectTurnover('knockedDown')
      .done();
  });
});

describe('Hypnotic Gaze', () => {
  const scene = (drawing: string, settings: Settings = {}) =>
    blood25(drawing, { ...settings, who: { A: ['hypnoticGaze'], ...settings.who } });
  test('B25-TRAIT-HYPNOTICGAZE-01, B25-TRAIT-HYPNOTICGAZE-02: a move, then on 3+ the victim is Distracted; none after', () => {
    const s = scene('A . 1 2\nB . . .').answers({ gaze: 'A' }).walks('A', 'e').dice('d6:3').answers({ gaze: '1' });
    s.expectModifiers('hypnoticGaze', {}).expectAsked('action').expectIllegal({ move: 'A' });
    expect([distracted(s, '1'), distracted(s, '2')]).toEqual([true, false]);
    s.done();
  });
  test('B25-TRAIT-HYPNOTICGAZE-02: its activation ends either way', () => {
    const s = scene('A 1 .\n. . B').answers({ gaze: 'A' }).dice('d6:2').answers({ gaze: '1' }).expectAsked('action');
    expect(distracted(s, '1')).toBe(false);
    s.done();
  });
  test('B25-TRAIT-HYPNOTICGAZE-01: Standing opponents only, by any number of players', () => {
    const s = scene('A 1 .\nB 2 .', { who: { B: ['hypnoticGaze'], 2: { state: 'prone' } } }).answers({ gaze: 'A' });
    expect(legalOf(s, 'gaze')).toEqual(['1']);
    s.answers('stop').expectLegal({ gaze: 'B' });
  });
  test('B25-TRAIT-HYPNOTICGAZE-03: it may be declared while Prone, or Distracted', () => {
    const s = scene('a . 1').answers({ gaze: 'A' }).expectState('A', 'standing');
    s.walks('A', 'e').dice('d6:6').answers({ gaze: '1' });
    expect(distracted(s, '1')).toBe(true);
    scene('A . 1', { who: { A: { skills: ['hypnoticGaze'], witless: true } } }).expectLegal({ gaze: 'A' });
  });
});

describe('Projectile Vomit', () => {
  const spews = (die: string, more: object = {}, ...dice: string[]) =>
    blood25('A 1 .\n. . .\nB . .', { who: { A: ['projectileVomit', 'mightyBlow'], ...more } as never, ball: 'A' })
      .answers({ vomit: 'A' })
      .dice(die, ...dice)
      .answers({ vomit: '1' });
  test('B25-TRAIT-PROJECTILEVOMIT-01, B25-TRAIT-PROJECTILEVOMIT-02: 2+ an Armour Roll that nothing changes, and no fall', () => {
    spews('d6:2', {}, '2d6:8').expectState('1', 'standing').expectTurnover('none').done();
    spews('d6:2', {}, '2d6:9', '2d6:7').expectState('1', 'stunned').done();
    spews('d6:2', { 1: ['chainsaw'] }, '2d6:8')
      .expectState('1', 'standing')
      .done();
  });
  test('B25-TRAIT-PROJECTILEVOMIT-01, B25-TRAIT-PROJECTILEVOMIT-02: on a 1 it hits itself, Knocked Down by nothing', () => {
    spews('d6:1', {}, '2d6:8').expectState('A', 'standing').expectTurnover('none').done();
    spews('d6:1', {}, '2d6:9', '2d6:4', 'd8:2').expectState('A', 'stunned').expectTurnover('carrierDown').done();
    const s = blood25('A 1 .\n. . .\nB . .', { who: { A: ['projectileVomit'] } }).answers({ vomit: 'A' });
    s.dice('d6:1', '2d6:9', '2d6:4').answers({ vomit: '1' }).expectState('A', 'stunned').expectTurnover('none').done();
  });
  test('B25-TRAIT-PROJECTILEVOMIT-03: its activation ends, in a Blitz too', () => {
    spews('d6:2', {}, '2d6:3').expectAsked('action').expectIllegal({ move: 'A' });
    const s = blood25('A . 1\nB . .', { who: { A: ['projectileVomit'] } });
    blitz(s, 'A', '1', 'e')
      .dice('d6:2', '2d6:3')
      .answers({ vomit: '1' })
      .expectAsked('action')
      .expectIllegal({ blitz: 'B' })
      .done();
  });
});

describe('Secret Weapon', () => {
  const ends = (who: object, ...dice: string[]) =>
    blood25('A B 1', { who: who as never, bench: { C: { skills: ['secretWeapon'] } }, moment: 'driveEnd' })
      .dice(...dice)
      .starts();
  test('B25-TRAIT-SECRETWEAPON-01: Sent-off at the end of a Drive it took part in, unless the Coach is believed', () => {
    const s = ends({ A: ['secretWeapon'] })
      .expectAsked('argueTheCall', 'home')
      .answers('no');
    s.expectState('A', 'sentOff').expectState('B', 'reserves').expectState('C', 'reserves');
    ends({ A: ['secretWeapon'] })
      .dice('d6:6')
      .answers('yes')
      .expectState('A', 'reserves');
    ends({ A: ['secretWeapon'] })
      .dice('d6:5')
      .answers('yes')
      .expectState('A', 'sentOff');
  });
  test('B25-TRAIT-SECRETWEAPON-01: wherever it is', () => {
    ends({ A: { skills: ['secretWeapon'], state: 'knockedOut', tookPart: true, square: undefined } })
      .answers('no')
      .expectState('A', 'sentOff');
  });
});

describe('Stab', () => {
  const stabs = (...dice: string[]) =>
    blood25('A 1 .\n. . .\nB . .', { who: { A: ['stab', 'mightyBlow'] } })
      .answers({ stab: 'A' })
      .dice(...dice)
      .answers({ stab: '1' });
  test('B25-TRAIT-STAB-01: an Armour Roll that nothing changes; without a break nothing happens', () => {
    stabs('2d6:8').expectState('1', 'standing').done();
    stabs('2d6:9', '2d6:7').expectState('1', 'stunned').expectNotLogged('knockedDown').done();
  });
  test('B25-TRAIT-STAB-01: a Standing opponent next to it, by any number of players', () => {
    const s = blood25('A 1 .\nB 2 3', { who: { A: ['stab'], B: ['stab'], 2: { state: 'prone' } } }).answers({
      stab: 'A',
    });
    expect(legalOf(s, 'stab')).toEqual(['1']);
    s.answers('stop').expectLegal({ stab: 'B' });
    blood25('A . 1', { who: { A: ['stab'] } }).expectIllegal({ stab: 'A' });
  });
  test('B25-TRAIT-STAB-02: its activation ends; in a Blitz it takes the block’s place', () => {
    stabs('2d6:3').expectAsked('action').expectIllegal({ move: 'A' });
    const s = blood25('A . 1\nB . 2', { who: { A: ['stab'] } });
    blitz(s, 'A', '1', 'e')
      .expectIllegal({ stab: '2' })
      .dice('2d6:3')
      .answers({ stab: '1' })
      .expectAsked('action')
      .done();
  });
});
