/** Traits of 2025 that lie in how a player is built: small, unsteady, hard to kill, easily thrown. */
import { describe, expect, test } from 'vitest';
import { CHOMPED } from '../../src/blood/words.ts';
import { Until } from '../../src/kernel/effects.ts';
import { blood25, type Settings } from '../blood/b25.ts';
import { legalOf } from '../blood/dsl.ts';

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
