/** The Traits of 2025. */
import { describe, expect, test } from 'vitest';
import { isStanding, isWitless } from '../../src/blood/status.ts';
import { CHOMPED, ROOTED } from '../../src/blood/words.ts';
import { Until } from '../../src/kernel/effects.ts';
import { type BloodScenario, blood25, type Settings } from '../blood/b25.ts';
import { legalOf } from '../blood/dsl.ts';

const distracted = (s: BloodScenario, name: string): boolean => isWitless(s.game, s.id(name));
const rooted = (s: BloodScenario, name: string): boolean => s.game.isAffected(s.id(name), ROOTED);
/** Declares a Blitz against somebody and walks up. */
const blitz = (s: BloodScenario, name: string, target: string, path = ''): BloodScenario =>
  s.answers({ blitz: name }, { target }).walks(name, path);

describe('Always Hungry', () => {
  const who = { T: ['throwTeammate', 'alwaysHungry'], R: ['rightStuff', 'regeneration'] } as const;
  const takes = (...dice: string[]) =>
    blood25('. . . .\nT R . .\n. . . .', { who, ball: 'R', apothecaries: { home: 1 } })
      .answers({ throwTeammate: 'T' })
      .dice(...dice)
      .answers({ throwTeammate: 'R' });
  test('B25-TRAIT-ALWAYSHUNGRY-01: on 2+ the throw goes on', () => {
    takes('d6:2').expectAsked('throwTeammate', 'home').done();
  });
  test('B25-TRAIT-ALWAYSHUNGRY-01: on a 1 it tries to eat; on 2+ then the throw is fumbled', () => {
    const s = takes('d6:1', 'd6:2', 'd8:2', 'd6:6');
    s.expectEvent({ type: 'throwResult', result: 'fumbled' })
      .expectSquare('R', [10, 5])
      .expectState('R', 'standing')
      .done();
  });
  test('B25-TRAIT-ALWAYSHUNGRY-02, B25-TRAIT-ALWAYSHUNGRY-03: eaten: no Apothecary, no Regeneration, the ball bounces', () => {
    const s = takes('d6:1', 'd6:1', 'd8:5');
    s.expectEvent({ type: 'eaten', player: s.id('R'), by: s.id('T') }).expectState('R', 'casualties');
    s.expectBall([12, 6]).expectTurnover('throwTeammate').done();
  });
  test('B25-TRAIT-ALWAYSHUNGRY-03, B25-PRIN-FAQ-12: no turnover without the ball', () => {
    const s = blood25('T R .', { who })
      .answers({ throwTeammate: 'T' })
      .dice('d6:1', 'd6:1')
      .answers({ throwTeammate: 'R' });
    s.expectState('R', 'casualties').expectTurnover('none').done();
  });
  test('B25-TRAIT-ALWAYSHUNGRY-01: not when a team-mate is kicked', () => {
    const s = blood25('T R .', { who: { ...who, T: ['kickTeammate', 'alwaysHungry'] } }).answers({ kickTeammate: 'T' });
    s.answers({ kickTeammate: 'R' }).expectAsked('throwTeammate', 'home').done();
  });
});

describe('Animal Savagery', () => {
  const scene = (drawing: string, settings: Settings = {}) =>
    blood25(drawing, { ...settings, who: { A: ['animalSavagery'], ...settings.who } });
  test('B25-TRAIT-ANIMALSAVAGERY-01: 4+ is needed for a Move', () => {
    scene('A B . 1').dice('d6:4').answers({ move: 'A' }).expectAsked('activity').done();
  });
  test('B25-TRAIT-ANIMALSAVAGERY-01: +2 for a Block, a Blitz and what replaces one', () => {
    const s = scene('B A 1').dice('d6:2', 'block:pushed').answers({ block: 'A' }, { target: '1' });
    s.expectModifiers('animalSavagery', { blockOrBlitz: 2 });
    scene('B A 1').dice('d6:2').answers({ blitz: 'A' }, { target: '1' }).expectAsked('activity').done();
    scene('B A 1', { who: { A: ['animalSavagery', 'stab'] } })
      .dice('d6:2')
      .answers({ stab: 'A' })
      .expectAsked('attackTarget')
      .done();
  });
  test('B25-TRAIT-ANIMALSAVAGERY-01, B25-TRAIT-ANIMALSAVAGERY-05: a team-mate of its Coach’s choice goes down, then it acts', () => {
    const s = scene('B A C\n. d 1').dice('d6:3').answers({ move: 'A' });
    s.expectAsked('animalSavagery', 'home', { player: 'B' }, { player: 'C' });
    s.dice('2d6:3').answers({ player: 'C' }).expectState('C', 'prone').expectState('B', 'standing');
    s.expectTurnover('none')
      .expectAsked('activity', 'home')
      .expectLegal({ to: [11, 4] })
      .done();
  });
  test('B25-TRAIT-ANIMALSAVAGERY-02: a turnover if that one held the ball', () => {
    const s = scene('. A C\n. . . 1', { ball: 'C' }).dice('d6:1').answers({ move: 'A' });
    s.dice('2d6:3', 'd8:2').answers({ player: 'C' }).expectTurnover('knockedDown').expectBall([12, 4]).done();
  });
  test('B25-TRAIT-ANIMALSAVAGERY-03: Mighty Blow counts on the armour, and only there', () => {
    const lash = (skills: readonly string[], ...dice: string[]) =>
      scene('A C . 1', { who: { A: skills as never } })
        .dice('d6:1')
        .answers({ move: 'A' })
        .dice(...dice)
        .answers({ player: 'C' });
    lash(['animalSavagery', 'mightyBlow'], '2d6:8', '2d6:7').expectState('C', 'stunned').done();
    lash(['animalSavagery', 'mightyBlow'], '2d6:9', '2d6:7').expectState('C', 'stunned').done();
    lash(['animalSavagery'], '2d6:8').expectState('C', 'prone').done();
  });
  test('B25-TRAIT-ANIMALSAVAGERY-04: with nobody next to it, it is Distracted and its activation over', () => {
    const s = scene('b A .\n. 1 .').dice('d6:3').answers({ move: 'A' });
    expect(distracted(s, 'A')).toBe(true);
    s.expectIllegal({ move: 'A' }).done();
  });
  test('B25-TRAIT-ANIMALSAVAGERY-01: it works lying down, and the Blitz is spent', () => {
    const s = scene('a . 1\nC . .', { who: { C: {} } })
      .dice('d6:1')
      .answers({ blitz: 'A' }, { target: '1' });
    s.dice('2d6:3')
      .answers({ player: 'C' })
      .expectAsked('activity')
      .answers('stop')
      .expectIllegal({ blitz: 'C' })
      .done();
  });
});

describe('Animosity', () => {
  const who = { A: { skills: ['animosityGoblin'] }, G: { keywords: ['Goblin'] }, H: { keywords: ['Human'] } } as const;
  const scene = (more: object = {}) => blood25('A G . .\nH . . 1', { who: { ...who, ...more } as never, ball: 'A' });
  test('B25-TRAIT-ANIMOSITY-01: on a 1 it keeps the ball, and its activation ends', () => {
    const s = scene().answers({ handOff: 'A' }).dice('d6:1').answers({ target: 'G' });
    s.expectBall('A').expectTurnover('none').expectAsked('action').expectIllegal({ move: 'A' }).done();
  });
  test('B25-TRAIT-ANIMOSITY-01: on 2+ the ball is handed over', () => {
    scene().answers({ handOff: 'A' }).dice('d6:2', 'd6:6').answers({ target: 'G' }).expectBall('G').done();
  });
  test('B25-TRAIT-ANIMOSITY-01: a pass too; nobody else is refused', () => {
    const s = scene()
      .answers({ pass: 'A' }, 'throw')
      .dice('d6:1')
      .answers({ to: [11, 5] });
    s.expectBall('A').expectNotLogged('threw').expectTurnover('none').done();
    scene().answers({ handOff: 'A' }).dice('d6:6').answers({ target: 'H' }).expectBall('H').done();
    scene()
      .answers({ pass: 'A' }, 'throw')
      .dice('d6:6', 'd8:5')
      .answers({ to: [12, 5] })
      .expectLog('threw')
      .done();
  });
  test('B25-TRAIT-ANIMOSITY-02: with (All) anybody', () => {
    const s = scene({ A: { skills: ['animosityAll'] } })
      .answers({ handOff: 'A' })
      .dice('d6:1')
      .answers({ target: 'H' });
    s.expectBall('A').expectTurnover('none').done();
  });
});

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

describe('Bloodlust', () => {
  const V = { skills: ['bloodlust2'] } as const;
  const scene = (drawing: string, settings: Settings = {}) =>
    blood25(drawing, { ...settings, who: { V, T: { keywords: ['Thrall', 'Lineman'] }, ...settings.who } as never });
  test('B25-TRAIT-BLOODLUST-01: 2+ or 3+, and a natural 1 lusts whatever is added', () => {
    scene('V . 1').dice('d6:2').answers({ move: 'V' }, 'stop').expectTurnover('none').done();
    scene('V . 1', { who: { V: { skills: ['bloodlust3'] } } })
      .dice('d6:2')
      .answers({ move: 'V' }, 'stop')
      .expectTurnover('bloodLust')
      .done();
    scene('V 1')
      .dice('d6:1')
      .answers({ block: 'V' }, { target: '1' })
      .expectModifiers('bloodlust', { blockOrBlitz: 1 })
      .expectAsked('moveInsteadOfBlock')
      .done();
    scene('V 1', { who: { V: { skills: ['bloodlust3'] } } })
      .dice('d6:2', 'block:pushed')
      .answers({ block: 'V' }, { target: '1' })
      .expectAsked('push')
      .done();
  });
  test('B25-TRAIT-BLOODLUST-02: it may go on', () => {
    const s = scene('T V 1').dice('d6:1').answers({ block: 'V' }, { target: '1' }).dice('block:pushed').answers('no');
    s.answers({ to: [13, 5] }, 'no')
      .expectAsked('bite', 'home')
      .done();
  });
  test('B25-TRAIT-BLOODLUST-02: or move instead; the Blitz is spent', () => {
    const s = scene('T V 1')
      .dice('d6:1')
      .answers({ blitz: 'V' }, { target: '1' })
      .answers('yes')
      .expectAsked('activity');
    s.expectIllegal({ target: '1' }).dice('2d6:3').answers('stop', { player: 'T' });
    s.expectAsked('action').expectIllegal({ blitz: 'T' }).expectTurnover('none').done();
  });
  test('B25-TRAIT-BLOODLUST-02: nothing is secured any more by a move', () => {
    const s = scene('T V * . . . . 1').dice('d6:1').answers({ secureBall: 'V' }, 'yes').dice('d6:6').walks('V', 'e');
    s.expectModifiers('pickUp', {}).expectBall('V').expectAsked('activity').done();
  });
  test('B25-TRAIT-BLOODLUST-03: a Thrall in any state takes an Injury Roll, at worst Badly Hurt', () => {
    const bites = (die: string) =>
      scene('t V . 1').dice('d6:1').answers({ move: 'V' }, 'stop').dice(die).answers({ player: 'T' });
    bites('2d6:12').expectState('T', 'casualties').expectNotLogged('casualtyRolled').expectTurnover('none').done();
    bites('2d6:8').expectState('T', 'knockedOut').done();
    bites('2d6:7').expectState('T', 'stunned').expectNotLogged('armourRolled').done();
  });
  test('B25-TRAIT-BLOODLUST-03: a turnover only if the Thrall held the ball; nobody else is bitten', () => {
    const s = scene('T V B . 1', { ball: 'T' }).dice('d6:1').answers({ move: 'V' }, 'stop');
    s.expectAsked('bite', 'home', 'no', { player: 'T' })
      .dice('2d6:3', 'd8:2')
      .answers({ player: 'T' })
      .expectTurnover('carrierDown')
      .done();
  });
  test('B25-TRAIT-BLOODLUST-03: before it hands off or passes', () => {
    const s = scene('T V B . 1', { ball: 'V' })
      .dice('d6:1')
      .answers({ handOff: 'V' }, 'no', { target: 'B' })
      .expectAsked('bite');
    s.dice('2d6:3', 'd6:6').answers({ player: 'T' }).expectBall('B').expectAsked('action').done();
    const p = scene('T V . B 1', { ball: 'V' }).dice('d6:1').answers({ pass: 'V' }, 'no', 'throw').expectAsked('bite');
    p.dice('d8:2').answers('no').expectBall([11, 4]).expectNotLogged('threw').expectTurnover('bloodLust').done();
  });
  test('B25-TRAIT-BLOODLUST-03: before it scores', () => {
    const runs = () =>
      scene('. V .\nT . .', { at: [24, 5], ball: 'V', bench: { 1: { square: [5, 5], state: 'standing' } } })
        .dice('d6:1')
        .answers({ move: 'V' })
        .walks('V', 'e')
        .expectScore(0, 0);
    const s = runs().walks('V', 'n').expectScore(0, 0).dice('d8:4').answers('stop').expectScore(0, 0);
    s.expectTurnover('bloodLust');
    expect(distracted(s, 'V')).toBe(true);
  });
  test('B25-TRAIT-BLOODLUST-03: and scores once it has bitten', () => {
    const s = scene('. V .\n. . T', { at: [24, 5], ball: 'V', bench: { 1: { square: [5, 5], state: 'standing' } } });
    s.dice('d6:1').answers({ move: 'V' }).walks('V', 'e').expectScore(0, 0).answers('stop').expectAsked('bite');
    s.dice('2d6:3').answers({ player: 'T' }).expectScore(1, 0);
  });
  test('B25-TRAIT-BLOODLUST-04: without a bite: turnover, Distracted, the ball dropped, no Touchdown', () => {
    const s = scene('. V .\n. . T', { at: [24, 5], ball: 'V', bench: { 1: { square: [5, 5], state: 'standing' } } });
    s.dice('d6:1').answers({ move: 'V' }).walks('V', 'e').answers('stop').dice('d8:4').answers('no');
    s.expectScore(0, 0).expectTurnover('bloodLust').expectBall([25, 5]).expectState('V', 'standing');
    expect(distracted(s, 'V')).toBe(true);
    s.done();
  });
  test('B25-TRAIT-BLOODLUST-04: for want of a Thrall too', () => {
    const s = scene('B V . 1').dice('d6:1').answers({ move: 'V' }, 'stop').expectTurnover('bloodLust');
    expect(distracted(s, 'V')).toBe(true);
    s.done();
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

describe('Bone Head, Really Stupid', () => {
  const scene = (skill: string, drawing: string, more: object = {}) =>
    blood25(drawing, { who: { A: [skill], ...more } as never });
  test('B25-TRAIT-BONEHEAD-01: on a 1 it is Distracted, and the Action is spent', () => {
    const s = scene('boneHead', 'A B 1').dice('d6:1').answers({ blitz: 'A' }, { target: '1' });
    expect(distracted(s, 'A')).toBe(true);
    s.expectIllegal({ move: 'A' }, { blitz: 'B' }).done();
    scene('boneHead', 'A . 1').dice('d6:2').answers({ move: 'A' }).expectAsked('activity').done();
  });
  test('B25-TRAIT-BONEHEAD-01: once it is activated again it has its wits', () => {
    const s = scene('boneHead', 'A . 1', { A: { skills: ['boneHead'], witless: true } })
      .dice('d6:2')
      .answers({ move: 'A' });
    expect(distracted(s, 'A')).toBe(false);
    s.done();
  });
  test('B25-TRAIT-REALLYSTUPID-01: 4+ is needed', () => {
    expect(distracted(scene('reallyStupid', 'A . 1').dice('d6:3').answers({ move: 'A' }), 'A')).toBe(true);
    scene('reallyStupid', 'A . 1').dice('d6:4').answers({ move: 'A' }).expectAsked('activity').done();
  });
  test('B25-TRAIT-REALLYSTUPID-01: +2 with a Standing team-mate that is neither Distracted nor as stupid', () => {
    const helped = (drawing: string, B: object) =>
      scene('reallyStupid', drawing, { B }).dice('d6:4').answers({ move: 'A' });
    helped('A B 1', {}).expectModifiers('reallyStupid', { helper: 2 });
    for (const B of [{ witless: true }, { skills: ['reallyStupid'] }])
      helped('A B 1', B).expectModifiers('reallyStupid', {});
    helped('A b 1', {}).expectModifiers('reallyStupid', {});
    scene('reallyStupid', 'A B 1').dice('d6:2').answers({ move: 'A' }).expectAsked('activity').done();
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

describe('Decay, Drunkard', () => {
  test('B25-TRAIT-DECAY-01: +1 to the Casualty Roll', () => {
    const s = blood25('A 1', { who: { 1: ['decay'] }, apothecaries: {} })
      .dice('block:defenderDown', '2d6:9', '2d6:10', 'd16:8')
      .blocks('A', '1');
    s.answers({ to: [12, 5] }, 'no')
      .expectEvent({ type: 'casualtyRolled', player: s.id('1'), roll: 9 })
      .done();
  });
  test('B25-TRAIT-DRUNKARD-01: −1 to its Rushes', () => {
    const s = blood25('A . . 1', { who: { A: { skills: ['drunkard'], movement: 1 } } })
      .answers({ move: 'A' })
      .walks('A', 'e')
      .dice('d6:3')
      .walks('A', 'n');
    s.expectModifiers('goForIt', { drunkard: -1 }).expectNeeded('goForIt', 3).done();
  });
});

describe('Hatred', () => {
  const hates = (keywords: readonly string[], ...dice: string[]) =>
    blood25('A 1\n. .\nB .', { who: { A: ['hatredTroll'], B: ['hatredElf'], 1: { keywords } } as never })
      .dice('block:attackerDown', ...dice)
      .blocks('A', '1');
  test('B25-TRAIT-HATRED-01: a Player Down against somebody with the keyword may be rolled again', () => {
    const s = hates(['Troll', 'Big Guy']).expectAsked(
      'blockDie',
      'home',
      { face: 'attackerDown' },
      { reroll: 'hatred' },
    );
    s.dice('block:pushed').answers({ reroll: 'hatred' }).expectAsked('push').done();
  });
  test('B25-TRAIT-HATRED-01: one die only, and of the owner’s own hatred', () => {
    const s = blood25('A 1\n. .\nB .', {
      who: { A: { skills: ['hatredTroll'], strength: 4 }, B: ['hatredElf'], 1: { keywords: ['Troll'] } } as never,
    });
    s.dice('block:attackerDown', 'block:defenderDown')
      .blocks('A', '1')
      .dice('block:pushed')
      .answers({ reroll: 'hatred' });
    s.expectAsked('blockDie', 'home', { face: 'pushed' }, { face: 'defenderDown' }).done();
  });
  test('B25-TRAIT-HATRED-01: against nobody else, and no other face', () => {
    hates(['Elf'], '2d6:3').expectState('A', 'prone').done();
    const s = blood25('A 1', { who: { A: ['hatredTroll'], 1: { keywords: ['Troll'] } } as never })
      .dice('block:pushed')
      .blocks('A', '1');
    s.expectAsked('push').done();
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

describe('Kick, Throw Team-mate, Right Stuff', () => {
  const who = { T: ['throwTeammate', 'kickTeammate'], R: ['rightStuff'] } as const;
  test('B25-TRAIT-THROWTEAMMATE-01, B25-TRAIT-KICKTEAMMATE-01: an Action each, once a Turn', () => {
    const s = blood25('T R B . 1', { who }).answers({ throwTeammate: 'T' }).expectLegal({ throwTeammate: 'R' });
    s.expectIllegal({ throwTeammate: 'B' });
    blood25('T R . 1', { who, declared: ['throwTeammate'] })
      .expectIllegal({ throwTeammate: 'T' })
      .expectLegal({ kickTeammate: 'T' });
    blood25('T R . 1', { who, declared: ['kickTeammate'] })
      .expectIllegal({ kickTeammate: 'T' })
      .expectLegal({ throwTeammate: 'T' });
    blood25('B R . 1', { who }).expectIllegal({ throwTeammate: 'B' }, { kickTeammate: 'B' });
    // It stands up first.
    blood25('t R . 1', { who })
      .answers({ throwTeammate: 'T' })
      .expectState('T', 'standing')
      .expectLegal({ throwTeammate: 'R' });
  });
  test('B25-TRAIT-KICKTEAMMATE-01: a kick is like a throw', () => {
    const s = blood25('T R . . . 1', { who }).answers({ kickTeammate: 'T' }, { kickTeammate: 'R' });
    s.dice('d6:5', 'd8:2', 'd8:2', 'd8:7', 'd6:6').answers({ to: [13, 5] });
    s.expectEvent({ type: 'throwResult', result: 'superb' })
      .expectSquare('R', [13, 4])
      .expectState('R', 'standing')
      .done();
  });
  test('B25-TRAIT-KICKTEAMMATE-02: fumbled: an Injury Roll, Stunned is Knocked-out, its ball bounces', () => {
    const s = blood25('T R . . . 1', { who, ball: 'R' }).answers({ kickTeammate: 'T' }, { kickTeammate: 'R' });
    s.dice('d6:1', '2d6:4', 'd8:2')
      .answers({ to: [13, 5] })
      .expectState('R', 'knockedOut')
      .expectNotLogged('armourRolled')
      .expectBall([11, 4])
      .done();
  });
  test('B25-TRAIT-RIGHTSTUFF-01: even while Prone', () => {
    blood25('T r . 1', { who }).answers({ throwTeammate: 'T' }).expectLegal({ throwTeammate: 'R' });
    blood25('T B . 1', { who }).answers({ throwTeammate: 'T' }).expectIllegal({ throwTeammate: 'B' });
  });
});

describe('Loner', () => {
  const fails = (loner: string) =>
    blood25('A * . B 1', { who: { A: [loner] } as never, rerolls: { home: 2 } })
      .answers({ move: 'A' })
      .dice('d6:1')
      .walks('A', 'e');
  test.each([2, 3, 4])('B25-TRAIT-LONER-01: Loner (%i+)', target => {
    const s = fails(`loner${target}`).dice(`d6:${target}`, 'd6:6').answers({ reroll: 'team' });
    s.expectBall('A').expectRerolls(1, 0).done();
    const lost = fails(`loner${target}`)
      .dice(`d6:${target - 1}`, 'd8:2')
      .answers({ reroll: 'team' });
    lost.expectTurnover('pickUpFailed').expectRerolls(1, 0).done();
  });
});

describe('My Ball, No Ball, Unsteady', () => {
  test('B25-TRAIT-MYBALL-01: no Pass, no Hand-off', () => {
    const s = blood25('A B . 1', { who: { A: ['myBall'] }, ball: 'A' }).expectIllegal({ pass: 'A' }, { handOff: 'A' });
    s.expectLegal({ pass: 'B' }, { handOff: 'B' }, { move: 'A' });
    blood25('A * . . . . 1', { who: { A: ['myBall'] } }).expectLegal({ secureBall: 'A' });
  });
  test('B25-TRAIT-NOBALL-01: what it must pick up or catch it fails', () => {
    const s = blood25('A * B 1', { who: { A: ['noBall'] } })
      .answers({ move: 'A' })
      .dice('d8:2')
      .walks('A', 'e');
    s.expectNotLogged('rolled').expectTurnover('pickUpFailed').done();
    const c = blood25('B A . . 1', { who: { A: ['noBall'] }, ball: 'B' })
      .answers({ handOff: 'B' })
      .dice('d8:2')
      .answers({ target: 'A' });
    c.expectNotLogged('rolled').expectBall([11, 4]).expectTurnover('passNotCaught').done();
  });
  test('B25-TRAIT-NOBALL-01: it may not Intercept', () => {
    const s = blood25('A . 1 . B', { who: { 1: ['noBall'] }, ball: 'A' })
      .dice('d6:6', 'd6:6')
      .passes('A', '', [14, 5]);
    s.expectBall('B').done();
  });
  test('B25-TRAIT-NOBALL-02: no Pass, Hand-off or Secure the Ball', () => {
    blood25('A * . . . . 1', { who: { A: ['noBall'] } })
      .expectIllegal({ pass: 'A' }, { handOff: 'A' }, { secureBall: 'A' })
      .expectLegal({ blitz: 'A' });
  });
  test('B25-TRAIT-UNSTEADY-01: it may not secure the ball', () => {
    blood25('A * . . . . 1\nB . . . . . .', { who: { A: ['unsteady'] } })
      .expectIllegal({ secureBall: 'A' })
      .expectLegal({ secureBall: 'B' }, { pass: 'A' });
  });
});

describe('Pick-me-up', () => {
  /** Home ends its turn; the players of away that lie around may be helped. */
  const scene = (drawing: string, who: object = {}) =>
    blood25(drawing, { who: { 1: ['pickMeUp'], ...who } as never }).answers('endTurn');
  const down = (skills: readonly string[] = []) => ({ skills, state: 'prone' });
  test('B25-TRAIT-PICKMEUP-01: 5+ and a Prone team-mate within 3 squares stands up', () => {
    const s = scene('1 . . 2 .\n. . . . .\n. . . . A', { 2: down() })
      .expectAsked('useSkill', 'away')
      .dice('d6:5')
      .answers('yes');
    s.expectState('2', 'standing').expectAsked('action', 'away').done();
    scene('1 . . 2 .\n. . . . A', { 2: down() }).dice('d6:4').answers('yes').expectState('2', 'prone').done();
  });
  test('B25-TRAIT-PICKMEUP-01: not farther away, not Stunned, not for opponents, nor by who lies there or is Distracted', () => {
    scene('1 . . . 2 A', { 2: down() }).expectAsked('action', 'away');
    scene('1 . 2 A', { 2: { state: 'stunned' } }).expectAsked('action', 'away');
    scene('1 . a B').expectAsked('action', 'away');
    scene('1 . 2 A', { 1: down(['pickMeUp']), 2: down() }).expectAsked('action', 'away');
    scene('1 . 2 A', { 1: { skills: ['pickMeUp'], witless: true }, 2: down() }).expectAsked('action', 'away');
  });
  test('B25-TRAIT-PICKMEUP-01: one die, however many owners; its Coach may do without', () => {
    const s = scene('1 2 3 . A', { 3: ['pickMeUp'], 2: down() })
      .dice('d6:1')
      .answers('yes')
      .expectAsked('action', 'away');
    s.done();
    scene('1 2 . A', { 2: down() }).answers('no').expectState('2', 'prone').expectAsked('action', 'away').done();
  });
  test('B25-TRAIT-PICKMEUP-02: who stood up so helps nobody', () => {
    const s = scene('1 . 2 . . 3\n. . . . . .\nA . . . . .', { 2: down(['pickMeUp']), 3: down() })
      .dice('d6:6')
      .answers('yes');
    s.expectState('2', 'standing').expectState('3', 'prone').expectAsked('action', 'away').done();
  });
});

describe('Pogo', () => {
  const jumps = (skills: readonly string[], more: object = {}) =>
    blood25('. 2 . .\n. A 1 .\n. . . 3', { who: { A: { skills }, ...more } as never }).answers({ move: 'A' });
  test('B25-TRAIT-POGO-01: over whatever is there, without a negative modifier', () => {
    const s = jumps(['pogo'])
      .dice('d6:3')
      .answers({ leap: [13, 6] });
    s.expectNeeded('jump', 3).expectSquare('A', [13, 6]).expectAsked('activity').done();
    expect(jumps([]).isLegal({ leap: [13, 6] })).toBe(false);
    // over an empty square too
    jumps(['pogo']).expectLegal({ leap: [11, 8] });
  });
  test('B25-TRAIT-POGO-01: two squares of movement', () => {
    const s = blood25('A 1 . . .', { who: { A: { skills: ['pogo'], movement: 2 } } })
      .answers({ move: 'A' })
      .dice('d6:6')
      .answers({ leap: [12, 5] });
    s.dice('d6:2', 'd6:6').walks('A', 'n').expectLog('rolled').expectSquare('A', [12, 4]).done();
  });
  test('B25-TRAIT-POGO-01: over a line it reaches whom it blitzes', () => {
    const wall = '. 2 .\nA 3 1\n. 4 .\n. 5 .\n. 6 .\n. 7 .';
    const targets = (skills: readonly string[]) =>
      legalOf(blood25(wall, { at: [10, 1], who: { A: { skills, movement: 1 } } }).answers({ blitz: 'A' }), 'target');
    expect([targets(['pogo']).includes('1'), targets([]).includes('1')]).toEqual([true, false]);
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

describe('Regeneration', () => {
  const hurt = (...dice: string[]) =>
    blood25('A 1', { who: { 1: ['regeneration'] }, apothecaries: { away: 1 } })
      .dice('block:defenderDown', '2d6:9', '2d6:10', ...dice)
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no');
  test('B25-TRAIT-REGENERATION-01: on 4+ Reserves, before any Casualty Roll', () => {
    hurt('d6:4').expectState('1', 'reserves').expectNotLogged('casualtyRolled').done();
    hurt('d6:3', 'd16:3')
      .answers('no')
      .expectState('1', 'casualties')
      .expectLog('regenerationRolled', 'casualtyRolled')
      .done();
  });
  test('B25-TRAIT-REGENERATION-02: the injury stays in the report, for whoever counts points', () => {
    const s = hurt('d6:4');
    s.expectEvent({ type: 'injuryRolled', player: s.id('1'), result: 'casualty' });
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

describe('Stunty', () => {
  const hurt = (total: number, ...more: string[]) =>
    blood25('A 1', { who: { 1: ['stunty'] } })
      .dice('block:defenderDown', '2d6:9', `2d6:${total}`, ...more)
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no');
  test('B25-TRAIT-STUNTY-01: no penalty for opponents around the square it enters', () => {
    const s = blood25('A . 1\n2 . .', { who: { A: ['stunty'] } })
      .answers({ move: 'A' })
      .dice('d6:3')
      .walks('A', 'e');
    s.expectModifiers('dodge', {}).expectSquare('A', [11, 5]).done();
  });
  test('B25-TRAIT-STUNTY-02: −1 to Intercept', () => {
    const s = blood25('A . 1 . B', { who: { 1: ['stunty'] }, ball: 'A' })
      .dice('d6:6')
      .passes('A', '', [14, 5]);
    s.dice('d6:2', 'd6:6')
      .answers({ player: '1' })
      .expectModifiers('intercept', { interception: -3, stunty: -1 })
      .done();
  });
  test('B25-TRAIT-STUNTY-03: its own Injury table', () => {
    hurt(6).expectState('1', 'prone');
    hurt(7).expectState('1', 'knockedOut').done();
    hurt(8).expectState('1', 'knockedOut').done();
    hurt(9).expectState('1', 'casualties').expectNotLogged('casualtyRolled').done();
    hurt(10, 'd16:5').expectState('1', 'casualties').expectLog('casualtyRolled').done();
  });
});

describe('Swoop', () => {
  const throws = (...dice: string[]) =>
    blood25('T R . . . . . . . 1', {
      who: { T: { skills: ['throwTeammate'], passing: 3 }, R: ['rightStuff', 'swoop'] } as never,
    })
      .answers({ throwTeammate: 'T' }, { throwTeammate: 'R' })
      .dice(...dice)
      .answers({ to: [13, 7] });
  test('B25-TRAIT-SWOOP-01: the template, a D6 for the way and a D6 for the squares instead of the Scatter', () => {
    const s = throws('d6:6').expectAsked('useSkill', 'home').answers('yes').expectAsked('swoop', 'home');
    s.dice('d6:6', 'd6:3', 'd6:6')
      .answers({ facing: 'right' })
      .expectSquare('R', [16, 10])
      .expectState('R', 'standing')
      .done();
  });
  test('B25-TRAIT-SWOOP-01: it may scatter as others do, and it bounces when fumbled', () => {
    throws('d6:6').dice('d8:5', 'd8:5', 'd8:5', 'd6:6').answers('no').expectSquare('R', [16, 7]).done();
    throws('d6:1', 'd8:7', 'd6:6').expectSquare('R', [10, 6]).expectNotLogged('skillUsed').done();
  });
  test('B25-TRAIT-SWOOP-01: off the pitch it goes to the crowd', () => {
    const s = throws('d6:6').answers('yes').dice('d6:3', 'd6:6', 'd6:3', '2d6:4');
    s.answers({ facing: 'up' }).expectSquare('R', [13, 1]);
  });
  test('B25-TRAIT-SWOOP-02: then it may roll its landing again', () => {
    const s = throws('d6:6').answers('yes').dice('d6:3', 'd6:2', 'd6:1').answers({ facing: 'right' });
    s.expectAsked('reroll', 'home', 'keep', { reroll: 'swoop' })
      .dice('d6:6')
      .answers({ reroll: 'swoop' })
      .expectState('R', 'standing')
      .done();
    throws('d6:6').dice('d8:5', 'd8:5', 'd8:5', 'd6:1', '2d6:3').answers('no').expectState('R', 'prone').done();
  });
});

describe('Take Root', () => {
  const A = { skills: ['takeRoot'] } as const;
  test('B25-TRAIT-TAKEROOT-01: on a 1 it does not move; it goes on with its Action', () => {
    const s = blood25('A . 1', { who: { A } })
      .dice('d6:1')
      .answers({ move: 'A' })
      .expectAsked('activity')
      .expectIllegal({ to: [11, 5] });
    expect(rooted(s, 'A')).toBe(true);
    const fine = blood25('A . 1', { who: { A } })
      .dice('d6:2')
      .answers({ move: 'A' })
      .expectLegal({ to: [11, 5] });
    expect(rooted(fine, 'A')).toBe(false);
  });
  test('B25-TRAIT-TAKEROOT-01: not rolled for while it lies there, nor when it is Rooted already', () => {
    blood25('a . 1', { who: { A } }).answers({ move: 'A' }).expectAsked('activity').done();
    blood25('A . 1', { who: { A: { ...A, rooted: true } } })
      .answers({ move: 'A' })
      .expectAsked('activity')
      .done();
  });
  test('B25-TRAIT-TAKEROOT-01: it cannot be Pushed Back', () => {
    const s = blood25('A 1 .', { who: { 1: { ...A, rooted: true } } })
      .dice('block:pushed')
      .blocks('A', '1');
    s.expectSquare('1', [11, 5]).expectNotLogged('pushed').done();
  });
  test('B25-TRAIT-TAKEROOT-02: it may Block whoever is next to it, without a Follow-up, and in a Blitz', () => {
    const s = blood25('A 1 .', { who: { A: { ...A, rooted: true } } })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 5] });
    s.expectSquare('A', [10, 5]).expectNotLogged('followedUp').done();
    const b = blood25('A 1 . 2', { who: { A } }).dice('d6:1').answers({ blitz: 'A' }, { target: '1' });
    b.dice('block:pushed')
      .answers({ target: '1' }, { to: [12, 5] })
      .expectSquare('A', [10, 5])
      .expectSquare('1', [12, 5])
      .done();
  });
  test('B25-TRAIT-TAKEROOT-03: until it goes down', () => {
    const s = blood25('A 1 .', { who: { 1: { ...A, rooted: true } } })
      .dice('block:defenderDown', '2d6:3')
      .blocks('A', '1');
    s.expectState('1', 'prone');
    expect(rooted(s, '1')).toBe(false);
  });
  test('B25-TRAIT-TAKEROOT-03: or the Drive ends', () => {
    const s = blood25('A 1', { who: { A: { ...A, rooted: true } }, moment: 'driveEnd' }).starts();
    expect(rooted(s, 'A')).toBe(false);
  });
});

describe('Timmm-ber!', () => {
  const stands = (drawing: string, skills: readonly string[] = ['timmmBer']) =>
    blood25(drawing, { who: { A: { skills, movement: 2 } } as never })
      .dice('d6:6')
      .answers({ move: 'A' });
  test('B25-TRAIT-TIMMMBER-01: +1 for each Open team-mate next to it', () => {
    const s = stands('B C 1\n. a .\nd . .');
    s.expectEvent({ type: 'rolled', roll: 'standUp', player: s.id('A'), target: 4, total: 7 }).expectModifiers(
      'standUp',
      { helpingHand: 1 },
    );
    stands('B C 1\n. a .', []).expectModifiers('standUp', {});
  });
  test('B25-TRAIT-TIMMMBER-01: a natural 1 fails', () => {
    const s = blood25('B C D\nE a F\n. . . . 1', { who: { A: { skills: ['timmmBer'], movement: 2 } } })
      .dice('d6:1')
      .answers({ move: 'A' });
    s.expectState('A', 'prone').done();
  });
});

describe('Titchy', () => {
  test('B25-TRAIT-TITCHY-01: +1 to its Dodges', () => {
    const s = blood25('A . 1\n2 . .', { who: { A: ['titchy'] } })
      .answers({ move: 'A' })
      .dice('d6:6')
      .walks('A', 'n');
    s.expectModifiers('dodge', { titchy: 1 }).done();
  });
  test('B25-TRAIT-TITCHY-02: no penalty for dodging into its Tackle Zone, but one leaves it by a Dodge', () => {
    const s = blood25('A . 1\n2 . .', { who: { 1: ['titchy'] } })
      .answers({ move: 'A' })
      .dice('d6:6')
      .walks('A', 'e');
    s.expectModifiers('dodge', { tackleZones: -1 }).dice('d6:6').walks('A', 'n').expectModifiers('dodge', {}).done();
  });
});

describe('Trickster', () => {
  const scene = (drawing: string, settings: Settings = {}) =>
    blood25(drawing, { ...settings, who: { 1: ['trickster'], ...settings.who } });
  test('B25-TRAIT-TRICKSTER-01: before the dice it may go to any free square next to the blocker', () => {
    const s = scene('. . .\n. A 1\n. . B').blocks('A', '1').expectAsked('trickster', 'away');
    expect(legalOf(s, 'to')).toEqual(['10,5', '10,6', '10,7', '11,5', '11,7', '12,5']);
    s.dice('block:defenderDown')
      .answers({ to: [10, 5] })
      .expectSquare('1', [10, 5])
      .expectDice(1)
      .expectAsked('push', 'home', { to: [9, 4] }, { to: [9, 5] }, { to: [10, 4] })
      .done();
  });
  test('B25-TRAIT-TRICKSTER-01: dice are counted where it has gone', () => {
    scene('. . .\n. A 1\n. . B')
      .blocks('A', '1')
      .dice('block:pushed', 'block:pushed')
      .answers('no')
      .expectDice(2)
      .expectSquare('1', [12, 6])
      .done();
  });
  test('B25-TRAIT-TRICKSTER-01: Special Actions too', () => {
    const s = scene('A 1 .\n. . .\n. . B', { who: { A: ['stab'] } })
      .answers({ stab: 'A' }, { stab: '1' })
      .expectAsked('trickster', 'away');
    s.dice('2d6:3')
      .answers({ to: [10, 6] })
      .expectSquare('1', [10, 6])
      .expectLog('armourRolled')
      .done();
  });
  test('B25-TRAIT-TRICKSTER-02: it may try to pick up a ball that lies there', () => {
    const s = scene('. A 1\n. * .\n. . .\nB . .')
      .blocks('A', '1')
      .answers({ to: [11, 6] })
      .expectAsked('trickyPickUp', 'away');
    s.dice('d6:6', 'block:pushed').answers('yes').expectBall('1').expectAsked('push').done();
    const no = scene('. A 1\n. * .\n. . .\nB . .')
      .blocks('A', '1')
      .answers({ to: [11, 6] });
    no.dice('d8:4', 'block:pushed').answers('no').expectBall([10, 6]).expectAsked('push').done();
    const fails = scene('. A 1\n. * .\n. . .\nB . .')
      .blocks('A', '1')
      .answers({ to: [11, 6] });
    fails
      .dice('d6:1', 'd8:4', 'block:pushed')
      .answers('yes')
      .expectBall([10, 6])
      .expectTurnover('none')
      .expectAsked('push')
      .done();
  });
  test('B25-TRAIT-TRICKSTER-03: a Touchdown waits until the Action is over', () => {
    const s = scene('. A 1 . .\n. . . . .\n. . . . B', {
      at: [1, 5],
      ball: '1',
      who: { 1: { skills: ['trickster'], strength: 3 } },
    });
    s.blocks('A', '1')
      .dice('block:pushed')
      .answers({ to: [1, 6] })
      .expectScore(0, 0)
      .answers({ to: [1, 7] })
      .expectScore(0, 0)
      .answers('no')
      .expectScore(0, 1);
  });
  test('B25-TRAIT-TRICKSTER-03: it is lost to the block', () => {
    const s = scene('. A 1 . .\n. . . . .\n. . . . B', { at: [1, 5], ball: '1' })
      .blocks('A', '1')
      .dice('block:defenderDown')
      .answers({ to: [1, 6] });
    s.dice('2d6:3', 'd8:5')
      .answers({ to: [1, 7] }, 'no')
      .expectScore(0, 0)
      .expectState('1', 'prone')
      .done();
  });
  test('B25-TRAIT-TRICKSTER-04: it gets out of somebody’s teeth', () => {
    const s = scene('. . .\n. A 1\n. . B');
    s.game.affect(s.id('1'), CHOMPED, s.id('A'), Until.drive);
    s.blocks('A', '1')
      .dice('block:pushed')
      .answers({ to: [10, 5] })
      .answers({ to: [9, 4] })
      .expectSquare('1', [9, 4])
      .done();
    expect(s.game.isAffected(s.id('1'), CHOMPED)).toBe(false);
  });
});

describe('Unchannelled Fury', () => {
  const rages = (declare: object, die: string, skills = ['unchannelledFury']) =>
    blood25('B A 1', { who: { A: skills } as never })
      .dice(die)
      .answers(declare as never);
  test('B25-TRAIT-UNCHANNELLEDFURY-01: on less than 4 its activation ends, and it is not Distracted', () => {
    const s = rages({ move: 'A' }, 'd6:3').expectAsked('action').expectIllegal({ move: 'A' });
    expect(distracted(s, 'A')).toBe(false);
    s.done();
    rages({ move: 'A' }, 'd6:4').expectAsked('activity').done();
  });
  test('B25-TRAIT-UNCHANNELLEDFURY-01: +2 for a Block, a Blitz, or what replaces one', () => {
    rages({ blitz: 'A' }, 'd6:2').answers({ target: '1' }).expectAsked('activity').done();
    rages({ blitz: 'A' }, 'd6:1').answers({ target: '1' }).expectAsked('action').expectIllegal({ blitz: 'B' }).done();
    rages({ stab: 'A' }, 'd6:2', ['unchannelledFury', 'stab'])
      .expectModifiers('unchannelledFury', { blockOrBlitz: 2 })
      .expectAsked('attackTarget')
      .done();
    rages({ pass: 'A' }, 'd6:3').expectModifiers('unchannelledFury', {}).expectAsked('action').done();
  });
});

describe('with other skills', () => {
  test('B25-TRAIT-ANIMALSAVAGERY-03, B25-SKILL-CLAWS-01: Claws count on that Armour Roll', () => {
    const lash = (die: string, ...more: string[]) =>
      blood25('A C . 1', { who: { A: ['animalSavagery', 'claws'], C: { armour: 11 } } })
        .dice('d6:1')
        .answers({ move: 'A' })
        .dice(die, ...more)
        .answers({ player: 'C' });
    lash('2d6:8', '2d6:5').expectState('C', 'stunned').done();
    lash('2d6:7').expectState('C', 'prone').done();
  });
  test('B25-TRAIT-STAB-02, B25-SKILL-FOULAPPEARANCE-01: shrinking back from a Special Action ends the activation', () => {
    const who = { A: ['stab', 'hypnoticGaze'], 1: ['foulAppearance'] } as const;
    const s = blood25('A 1 .\nB . .', { who }).answers({ stab: 'A' }).dice('d6:1').answers({ stab: '1' });
    s.expectAsked('action').expectIllegal({ move: 'A' }).expectNotLogged('armourRolled').done();
    const b = blitz(blood25('A . 1\nB . .', { who }), 'A', '1', 'e').dice('d6:1').answers({ stab: '1' });
    b.expectAsked('action').expectIllegal({ move: 'A' }).done();
    const gaze = blood25('A 1 .\nB . .', { who }).answers({ gaze: 'A' }).dice('d6:1').answers({ gaze: '1' });
    gaze.expectAsked('action').expectIllegal({ move: 'A' }).done();
    expect(distracted(gaze, '1')).toBe(false);
  });
  test('B25-TRAIT-BALLANDCHAIN-04: neither Foul Appearance nor Fend helps against it', () => {
    const s = blood25('A 1 . .', { who: { A: ['ballAndChain'], 1: ['foulAppearance', 'fend'] } });
    s.answers({ ballAndChain: 'A' })
      .dice('d6:3', 'block:pushed')
      .answers({ facing: 'right' }, { to: [12, 5] });
    s.expectSquare('A', [11, 5]).expectAsked('careen').done();
  });
  test('B25-TRAIT-BALLANDCHAIN-02: neither Tentacles nor Shadowing holds it', () => {
    const s = blood25('A 1 .\n. . .\n. . .', { who: { A: ['ballAndChain'], 1: ['tentacles', 'shadowing'] } });
    s.answers({ ballAndChain: 'A' }).dice('d6:3').answers({ facing: 'left' }).expectSquare('A', [9, 5]);
    s.expectSquare('1', [11, 5]).expectAsked('careen').done();
  });
  test('B25-TRAIT-POGO-02: Prehensile Tail and Diving Tackle do not work', () => {
    const jumps = (skill: string) =>
      blood25('A 1 . .', { who: { A: ['pogo'], 1: [skill] } as never })
        .answers({ move: 'A' })
        .dice('d6:3')
        .answers({ leap: [12, 5] });
    for (const skill of ['prehensileTail', 'divingTackle'])
      jumps(skill).expectNeeded('jump', 3).expectSquare('A', [12, 5]).expectAsked('activity').done();
  });
  test('B25-TRAIT-TRICKSTER-04, B25-SKILL-MONSTROUSMOUTH-02: out of the teeth of whoever blocks it', () => {
    const s = blood25('. . .\n. A 1\n. . B', { who: { A: ['monstrousMouth'], 1: ['trickster'] } });
    s.game.affect(s.id('1'), CHOMPED, s.id('A'), Until.drive);
    s.blocks('A', '1')
      .dice('block:pushed')
      .answers({ to: [10, 5] })
      .answers({ to: [9, 4] });
    s.expectSquare('1', [9, 4]).done();
  });
  test('B25-SKILL-HITANDRUN-01, B25-TRAIT-STAB-02: away after a Stab', () => {
    const s = blood25('. . .\n. A 1\n. . .\nB . .', { who: { A: ['stab', 'hitAndRun'] } }).answers({ stab: 'A' });
    s.dice('2d6:3')
      .answers({ stab: '1' })
      .expectAsked('hitAndRun', 'home')
      .answers({ to: [10, 6] })
      .expectSquare('A', [10, 6])
      .done();
  });
  test('B25-SKILL-PILEDRIVER-01, B25-TRAIT-STAB-01: no Pile Driver after a Stab', () => {
    const s = blood25('A 1 .\n. . .\nB . .', { who: { A: ['stab', 'pileDriver'] } }).answers({ stab: 'A' });
    s.dice('2d6:9', '2d6:4').answers({ stab: '1' }).expectState('1', 'stunned').expectAsked('action').done();
  });
  test('B25-SKILL-STEADYFOOTING-01, B25-TRAIT-CHAINSAW-01: a chainsaw that kicks back may be held on to', () => {
    const s = blood25('A 1 .\n. . .\nB . .', { who: { A: ['chainsaw', 'steadyFooting'] } }).answers({ chainsaw: 'A' });
    s.dice('d6:1')
      .answers({ chainsaw: '1' })
      .dice('d6:6')
      .answers('yes')
      .expectState('A', 'standing')
      .expectTurnover('none')
      .done();
    // The attack itself fells nobody: there is nothing to answer.
    const t = blood25('A 1 .\n. . .\nB . .', { who: { A: ['chainsaw'], 1: ['steadyFooting'] } }).answers({
      chainsaw: 'A',
    });
    t.dice('d6:2', '2d6:6', '2d6:4').answers({ chainsaw: '1' }).expectState('1', 'stunned').done();
  });
  test('B25-TRAIT-LONER-01: a Leader’s re-roll has to be rolled for, Pro has not', () => {
    const fails = (who: object, settings: Settings = {}) =>
      blood25('A * . B 1', { ...settings, who: who as never })
        .answers({ move: 'A' })
        .dice('d6:1')
        .walks('A', 'e');
    const pro = fails({ A: ['loner4', 'pro'] })
      .dice('d6:3', 'd6:6')
      .answers({ reroll: 'pro' });
    pro.expectNotLogged('lonerRolled').expectBall('A').done();
    const lead = fails({ A: ['loner4'], B: ['leader'] }, { leaderReroll: { home: true } });
    lead
      .dice('d6:3', 'd8:2')
      .answers({ reroll: 'team' })
      .expectLog('lonerRolled')
      .expectTurnover('pickUpFailed')
      .done();
  });
  test('B25-TRAIT-MYBALL-01: no Dump-off, no Punt', () => {
    blood25('A . . . 1', { who: { A: ['myBall', 'punt'] }, ball: 'A' }).expectIllegal({ punt: 'A' });
    const s = blood25('A 1 . 2', { who: { 1: ['myBall', 'dumpOff'] }, ball: '1' })
      .dice('block:pushed')
      .blocks('A', '1');
    s.expectAsked('push').done();
  });
  test('B25-TRAIT-NOBALL-02: no Punt', () => {
    blood25('A . . . 1', { who: { A: ['noBall', 'punt'] } }).expectIllegal({ punt: 'A' });
  });
  test('B25-TRAIT-BOMBARDIER-01: Accurate and Disturbing Presence count for a bomb, and Safe Pass keeps it', () => {
    const lobs = (skills: readonly string[], die: string, more: object = {}) =>
      blood25('A . . . . .\n. . . . . .\nB . . 1 . .', {
        who: { A: { skills: ['bombardier', ...skills], passing: 3 }, ...more } as never,
      })
        .answers({ bomb: 'A' })
        .dice(die)
        .answers({ to: [12, 2] });
    lobs(['accurate'], 'd6:6', { 1: ['disturbingPresence'] })
      .expectModifiers('pass', { shortPass: -1, accurate: 1, disturbingPresence: -1 })
      .done();
    lobs(['safePass'], 'd6:1')
      .expectNotLogged('bombExploded')
      .expectState('A', 'standing')
      .expectAsked('action')
      .done();
  });
  test('B25-TRAIT-BOMBARDIER-01: a Hail Mary bomb is never accurate, and On the Ball does not run for any', () => {
    const s = blood25('A . . . . 1', { who: { A: ['bombardier', 'hailMaryPass'], 1: ['onTheBall'] } }).answers({
      bomb: 'A',
    });
    s.answers('hailMary')
      .dice('d6:6', 'd8:2', 'd8:2', 'd8:2')
      .answers({ to: [14, 12] });
    s.expectEvent({ type: 'bombExploded', at: s.game.grid.at(14, 9) }).done();
  });
  test('B25-TRAIT-BOMBARDIER-05: Diving Catch reaches for a bomb too', () => {
    const s = blood25('A . . . 1 .\nB . . . . .', { who: { A: ['bombardier'], 1: ['divingCatch'] } }).answers({
      bomb: 'A',
    });
    s.dice('d6:6')
      .answers({ to: [13, 4] })
      .expectAsked('divingCatch', 'away')
      .dice('d6:6')
      .answers({ player: '1' });
    s.expectAsked('bombTarget', 'away').done();
  });
  test('B25-TRAIT-HATRED-01, B25-TRAIT-TRICKSTER-01: who has slipped away is hated all the same', () => {
    const s = blood25('. . .\n. A 1\nB . .', {
      who: { A: ['hatredElf'], 1: { skills: ['trickster'], keywords: ['Elf'] } } as never,
    });
    s.blocks('A', '1')
      .dice('block:attackerDown')
      .answers({ to: [11, 5] });
    s.expectAsked('blockDie', 'home', { face: 'attackerDown' }, { reroll: 'hatred' }).done();
  });
});
