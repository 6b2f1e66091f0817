/** The Random Events, card by card (B16-SPCARD-01 to -13). */
import { describe, expect, test } from 'vitest';
import type { SkillName } from '../../src/blood/editions/2016/names.ts';
import { Roll } from '../../src/blood/editions/2016/names.ts';
import { describeRoll } from '../../src/blood/procedures/describe.ts';
import { can, changed, opens, play, playing, SKILL_NAMES, scene, skillsOf, valuesOf } from '../blood/card-plays.ts';
import { type BloodScenario, legalOf, type Settings } from '../blood/dsl.ts';
import { at, type KickOffs } from '../blood/kick-offs.ts';

// --- Ball Clone ------------------------------------------------------------------------------------------------------
describe('Ball Clone', () => {
  const hands = { home: ['ballClone'] } as const;
  test('B16-SPCARD-01: a second ball bounces out of the square of the loose one', () => {
    scene('A . * . 1', { hands })
      .answers('endTurn')
      .expectAsked('specialPlay', 'home', 'no', play('ballClone'))
      .dice('d8:7')
      .answers(play('ballClone'))
      .expectBall([12, 5], 0)
      .expectBall([12, 6], 1)
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-SPCARD-01: not while somebody holds the ball', () => {
    scene('A . . . 1', { hands, ball: '1' }).answers('endTurn').expectAsked('specialPlay', 'home', 'no').done();
  });
  test('B16-SPCARD-01: whoever holds one ball kicks the other along without a roll or a turnover, and goes on', () => {
    scene('A * . . 1', { ball: 'A' })
      .dice('d8:7')
      .answers({ move: 'A' })
      .walks('A', 'e')
      .expectBall([11, 6], 0)
      .expectBall('A', 1)
      .expectAsked('activity', 'home')
      .expectTurnover('none')
      .expectNotLogged('rolled')
      .done();
  });
  test('B16-SPCARD-01: whoever holds one ball cannot catch or intercept the other', () => {
    scene('A 1 . B', { ball: ['A', '1', 'B'], who: { '1': { agility: 5 } } })
      .dice('d6:6', 'd8:7') // accurate, and no catch: it bounces off B
      .passes('A', '', [13, 5])
      .expectBall([13, 6], 0)
      .expectTurnover('passNotCaught')
      .expectNotLogged('intercepted')
      .done();
  });
  test('B16-SPCARD-01: a throw of one ball is not saved by a team-mate who holds the other', () => {
    scene('A . . B . 1', { ball: ['A', 'B'] })
      .dice('d6:6', 'd8:7')
      .passes('A', '', [12, 7])
      .expectTurnover('passNotCaught')
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-SPCARD-01: a ball that comes to the square of the other one bounces again', () => {
    scene('A * * . 1')
      .dice('d6:1', 'd8:5', 'd8:7')
      .answers({ move: 'A' })
      .walks('A', 'e')
      .expectBall([12, 6], 0)
      .expectBall([12, 5], 1)
      .expectTurnover('pickUpFailed')
      .done();
  });
  const nearScoring = `
    A . .
    . . .
    B * .
    . . .
    . . .
    1 . .
  `;
  test('B16-SPCARD-01: on a 4 the touchdown counts', () => {
    scene(nearScoring, { at: [24, 6], ball: 'A' })
      .dice('d6:4')
      .moves('A', 'e e')
      .expectEvent({ type: 'cardRolled', card: 'ballClone', die: 4 })
      .expectScore(1, 0)
      .done();
  });
  test('B16-SPCARD-01: on a 3 the ball vanishes, the Action is over, and the other ball needs no roll', () => {
    scene(nearScoring, { at: [24, 6], ball: 'A' })
      .dice('d6:3')
      .moves('A', 'e e')
      .expectScore(0, 0)
      .expectBall('none', 1)
      .expectBall([25, 8], 0)
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .expectIllegal({ move: 'A' })
      .dice('d6:6')
      .moves('B', 'e e')
      .expectScore(1, 0)
      .done();
  });
  test("B16-SPCARD-01: the roll is made as well in the other coach's turn", () => {
    const cornered = `
      1 .
      A *
    `;
    scene(cornered, { at: [1, 7], ball: [{ square: [10, 1] }] })
      .dice('d6:6', 'd6:1', 'd8:1', 'd6:6', 'd6:2') // dodged, dropped, bounced to 1, caught: it held the clone
      .answers({ move: 'A' })
      .walks('A', 'e')
      .expectScore(0, 0)
      .expectBall('none', 0)
      .expectBall([10, 1], 1)
      .done();
  });
});

// --- Heckler ---------------------------------------------------------------------------------------------------------
/** B16-SPCARD-02 lists them. */
const COMPULSORY: readonly SkillName[] = [
  'alwaysHungry',
  'animosity',
  'ballAndChain',
  'bloodLust',
  'boneHead',
  'chainsaw',
  'decay',
  'frenzy',
  'loner',
  'noHands',
  'reallyStupid',
  'secretWeapon',
  'stunty',
  'takeRoot',
  'titchy',
  'wildAnimal',
];
describe('Heckler', () => {
  const hands = { home: ['heckler'] } as const;
  const who = { '1': ['dodge', 'block'] } as const;
  test('B16-SPCARD-02: the opponent cannot save itself with a skill', () => {
    scene('A 1 .', { hands, who, moment: 'turnStart' })
      .starts()
      .answers(play('heckler'))
      .expectAsked('cardTarget', 'home', { player: '1' })
      .answers({ player: '1' })
      .dice('block:defenderStumbles', '2d6:2')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectState('1', 'prone')
      .done();
    scene('A 1 .', { who }).dice('block:defenderStumbles').blocks('A', '1').expectAsked('useSkill', 'away').done();
  });
  test('B16-SPCARD-02: all skills but those it has no choice about', () => {
    const s = scene('A . 1', { hands, who: { '1': SKILL_NAMES }, moment: 'turnStart' }).starts();
    s.answers(play('heckler'), { player: '1' });
    expect(SKILL_NAMES.filter(skill => can(s, '1', skill)).sort()).toEqual([...COMPULSORY].sort());
  });
  test("B16-SPCARD-02: in this turn and the opponent's next one, and no longer", () => {
    const s = scene('A . 1', { hands, who, moment: 'turnStart' }).starts();
    expect(can(s, '1', 'block')).toBe(true);
    s.answers(play('heckler'), { player: '1' });
    expect(can(s, '1', 'block')).toBe(false);
    s.answers('endTurn').expectAsked('action', 'away');
    expect(can(s, '1', 'block')).toBe(false);
    s.answers('endTurn').expectAsked('action', 'home');
    expect(can(s, '1', 'block')).toBe(true);
  });
  test('B16-SPCARD-02: a touchdown does not end it, half time does', () => {
    const nearScoring = `
      A . .
      . . .
      1 . .
    `;
    const s = scene(nearScoring, { hands, who, moment: 'turnStart', at: [24, 5], ball: 'A' }).starts();
    s.answers(play('heckler'), { player: '1' }).moves('A', 'e e').expectScore(1, 0).expectAsked('setUp', 'home');
    expect(can(s, '1', 'block')).toBe(false);
    const half = scene('A . 1', { hands, who, moment: 'turnStart', turns: { home: 7, away: 8 } }).starts();
    half.answers(play('heckler'), { player: '1' }, 'endTurn').expectAsked('setUp');
    expect(can(half, '1', 'block')).toBe(true);
  });
  test('B16-SPCARD-02: skills that need no choice of their own are off as well, also for whoever lies down', () => {
    // Thick Skull: an 8 is a KO again.
    scene('A 1 .', { hands, who: { '1': ['thickSkull'] }, moment: 'turnStart' })
      .starts()
      .answers(play('heckler'), { player: '1' })
      .dice('block:defenderDown', '2d6:12', '2d6:8')
      .blocks('A', '1')
      .answers({ to: [12, 5] }, 'no')
      .expectState('1', 'knockedOut')
      .done();
    // Mighty Blow of a heckled player that goes down itself: armour 8 holds against an 8.
    scene('A 1 .', { hands, who: { '1': ['mightyBlow'] }, moment: 'turnStart' })
      .starts()
      .answers(play('heckler'), { player: '1' })
      .dice('block:attackerDown', '2d6:8')
      .blocks('A', '1')
      .expectState('A', 'prone')
      .done();
  });
});

// --- Johnny Waterboy -------------------------------------------------------------------------------------------------
test("B16-SPCARD-03: KO'd players of this side come round on a 3, the other side's on a 4, nobody on a 1", () => {
  const bench = {
    B: { state: 'knockedOut' },
    C: { state: 'knockedOut' },
    D: { state: 'knockedOut' },
    2: { state: 'knockedOut' },
  } as const;
  const s = scene('A . . 1', { bench, hands: { home: ['johnnyWaterboy'] }, turns: { home: 8, away: 8 } });
  playing(s, 'home', 'start', 'johnnyWaterboy')
    .dice('d6:3', 'd6:2', 'd6:1', 'd6:3')
    .answers('endTurn')
    .expectAsked('setUp')
    .expectState('C', 'knockedOut')
    .expectState('D', 'knockedOut')
    .expectState('2', 'knockedOut');
  const recovered = (s.game.events ?? []).flatMap(e =>
    e.type === 'recoveryRolled' && e.recovered ? [s.game.playerName(e.player)] : [],
  );
  expect(recovered).toEqual(['B']);
  s.done();
});

// --- Rowdy Fans ------------------------------------------------------------------------------------------------------
describe('Rowdy Fans', () => {
  const fans = (drawing: string, settings: Settings = {}): BloodScenario => {
    const s = scene(drawing, { at: [12, 1], ...settings, hands: { home: ['rowdyFans'] } });
    return playing(s, 'home', 'start', 'rowdyFans');
  };
  test('B16-SPCARD-04: a block on an opponent next to a sideline has one more assist', () => {
    fans('A 1').dice('block:pushed', 'block:pushed').blocks('A', '1').expectDice(2).done();
    fans('A 1', { at: [12, 15] })
      .dice('block:pushed', 'block:pushed')
      .blocks('A', '1')
      .expectDice(2)
      .done();
    fans('A 1', { at: [12, 2] })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectDice(1)
      .done();
    fans('A 1', { options: { assists: false } })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectDice(1)
      .done();
  });
  test('B16-SPCARD-04: a block by an opponent next to a sideline counts an assist for the other side', () => {
    const upwards = `
      1
      A
    `;
    fans(upwards, { active: 'away' }).dice('block:pushed', 'block:pushed').blocks('1', 'A').expectDice(-2).done();
    fans(upwards, { active: 'away', at: [12, 2] })
      .dice('block:pushed')
      .blocks('1', 'A')
      .expectDice(1)
      .done();
    // The side with the fans gets nothing for its own players there.
    fans('A 1', { at: [12, 2] })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectDice(1)
      .done();
  });
  test('B16-SPCARD-04: no opponent next to a sideline helps anybody', () => {
    const helped = `
      . 1 .
      A 2 .
    `;
    fans(helped).dice('block:pushed').blocks('A', '2').expectDice(1).done();
    scene(helped, { at: [12, 1] })
      .dice('block:pushed', 'block:pushed')
      .blocks('A', '2')
      .expectDice(-2)
      .done();
    // Players of the own side do.
    const own = `
      . B .
      A 2 .
    `;
    fans(own).dice('block:pushed', 'block:pushed').blocks('A', '2').expectDice(2).done();
  });
  test('B16-SPCARD-04: a foul on an opponent next to a sideline is at +1, one by such an opponent at -1', () => {
    const prone = { who: { '1': { state: 'prone' } } } as const;
    fans('A 1 . . 2', prone)
      .dice('d6:3', 'd6:5', 'd6:1', 'd6:2')
      .fouls('A', '', '1')
      .expectState('1', 'stunned')
      .done();
    scene('A 1', { at: [12, 1], ...prone })
      .dice('d6:3', 'd6:5')
      .fouls('A', '', '1')
      .expectState('1', 'prone')
      .done();
    const fouler = `
      1 . . B
      a . . .
    `;
    fans(fouler, { active: 'away' }).dice('d6:4', 'd6:5').fouls('1', '', 'A').expectState('A', 'prone').done();
    scene(fouler, { active: 'away', at: [12, 1] })
      .dice('d6:4', 'd6:5', 'd6:1', 'd6:2')
      .fouls('1', '', 'A')
      .expectState('A', 'stunned')
      .done();
  });
});

// --- Sprinkler Malfunction -------------------------------------------------------------------------------------------
describe('Sprinkler Malfunction', () => {
  const hands = { home: ['sprinklerMalfunction'] } as const;
  test('B16-SPCARD-05: pick-ups, passes and catches of both sides are at -1', () => {
    scene('1 * 2 . A', { hands })
      .answers('endTurn', play('sprinklerMalfunction'))
      .dice('d6:4', 'd6:4', 'd6:4')
      .passes('1', 'e', [12, 5])
      .expectNeeded('pickUp', 4)
      .expectNeeded('pass', 4)
      .expectNeeded('catch', 4)
      .expectBall('2')
      .answers('endTurn')
      .expectAsked('action', 'home')
      .done();
    scene('A * . . 1', { hands: { away: ['sprinklerMalfunction'] }, active: 'away' })
      .answers('endTurn', play('sprinklerMalfunction'))
      .dice('d6:4')
      .moves('A', 'e')
      .expectNeeded('pickUp', 4)
      .done();
  });
  test('B16-SPCARD-05: hand-offs too, interceptions not', () => {
    scene('1 2 . A', { hands, ball: '1' })
      .answers('endTurn', play('sprinklerMalfunction'))
      .dice('d6:4')
      .handsOff('1', '', '2')
      .expectNeeded('catch', 4)
      .done();
    scene('1 . A . 2', { hands, ball: '1', who: { A: { agility: 5 } } })
      .answers('endTurn', play('sprinklerMalfunction'), { pass: '1' }, 'throw', { to: [14, 5] })
      .expectAsked('intercept', 'home')
      .dice('d6:4')
      .answers({ player: 'A' })
      .expectNeeded('intercept', 4)
      .done();
  });
  test('B16-SPCARD-05: thrown team-mates and bombs count as passes', () => {
    const s = scene('A . 1', { hands }).answers('endTurn', play('sprinklerMalfunction'));
    const { game } = s;
    const player = s.id('1');
    const wet = Object.entries(Roll).filter(([, kind]) =>
      describeRoll(game, game.sheet, kind, player, game.square(player), game.square(s.id('A')), 0)
        .modifiers()
        .some(modifier => modifier.cause === 'sprinklerMalfunction' && modifier.by === -1),
    );
    expect(wet.map(([name]) => name).sort()).toEqual(['bomb', 'catch', 'pass', 'pickUp', 'throwTeammate']);
  });
  test('B16-SPCARD-05: it is over with the drive', () => {
    const hand = { away: ['sprinklerMalfunction'] } as const;
    const s = at('action', { options: { cards: true }, hands: hand, balls: [{ square: [20, 1] }] })
      .starts()
      .answers('endTurn', play('sprinklerMalfunction'))
      .scores('H11')
      .bothSetUp()
      .kicksOut();
    changed(s, g => g.layBall(g.held(s.id('A11')), g.grid.at(22, 7)));
    s.dice('d6:3')
      .answers({ move: 'A11' }, { to: [22, 7] })
      .expectBall('A11')
      .done();
  });
});

// --- Badyear Git -----------------------------------------------------------------------------------------------------
describe('Badyear Git', () => {
  const options = { cards: true } as const;
  test('B16-SPCARD-06: the kick scatters 2D6 squares, whoever plays the card', () => {
    for (const side of ['home', 'away'] as const) {
      at('kickOff', { options, hands: { [side]: ['badyearGit'] } })
        .starts()
        .answers({ to: [14, 1] })
        .expectAsked('specialPlay', side, 'no', play('badyearGit'))
        .dice('d8:5', '2d6:11', 'd8:7')
        .answers(play('badyearGit'))
        .expectBall([25, 2])
        .done();
    }
  });
  test('B16-SPCARD-06: Kick halves the sum, rounding down', () => {
    at('kickOff', { options, hands: { home: ['badyearGit'] }, home: { skills: { 8: ['kick'] } } })
      .starts()
      .answers({ to: [14, 1] })
      .dice('d8:5', '2d6:11')
      .answers(play('badyearGit'))
      .expectAsked('useSkill', 'home')
      .dice('d8:7')
      .answers('yes')
      .expectBall([19, 2])
      .done();
  });
  test('B16-SPCARD-06: the next kick is an ordinary one', () => {
    at('kickOff', { options, hands: { home: ['badyearGit'] } })
      .starts()
      .answers({ to: [14, 1] })
      .dice('d8:5', '2d6:11', 'd8:7')
      .answers(play('badyearGit'))
      .scores('A11')
      .bothSetUp()
      .dice('d8:4', 'd6:3', 'd8:7')
      .answers({ to: [12, 1] })
      .expectBall([9, 2])
      .done();
  });
});

// --- Eclipse ---------------------------------------------------------------------------------------------------------
const GOBLIN = [6, 2, 3, 7];
const GOBLIN_SKILLS: readonly SkillName[] = ['dodge', 'rightStuff', 'stunty'];
describe('Eclipse', () => {
  const strong = { movement: 4, strength: 5, agility: 2, armour: 9, skills: ['block', 'mightyBlow'] } as const;
  const who = { A: strong, 1: strong } as const;
  test('B16-SPCARD-07: everybody on the pitch is a Goblin in this turn and the next, with no other skill of any kind', () => {
    const s = scene('A . . 1', {
      who,
      bench: { B: strong },
      hands: { home: ['eclipse', 'tacklingMachine'] },
      moment: 'turnStart',
    }).starts();
    s.answers(play('tacklingMachine'), { player: 'A' }, play('eclipse'));
    const dark = (): void => {
      for (const name of ['A', '1']) {
        expect(valuesOf(s, name)).toEqual(GOBLIN);
        expect(skillsOf(s, name)).toEqual(GOBLIN_SKILLS);
      }
      expect(valuesOf(s, 'B')).toEqual([4, 5, 2, 9]);
    };
    dark();
    s.answers('endTurn').expectAsked('action', 'away');
    dark();
    s.answers('endTurn').expectAsked('action', 'home');
    expect(valuesOf(s, 'A')).toEqual([4, 5, 2, 9]);
    expect(valuesOf(s, '1')).toEqual([4, 5, 2, 9]);
    expect(skillsOf(s, '1')).toEqual(['block', 'mightyBlow']);
    expect(skillsOf(s, 'A')).toEqual(['block', 'divingTackle', 'jumpUp', 'mightyBlow', 'tackle', 'wrestle']);
  });
  test('B16-SPCARD-07: its numbers are what the dice go by', () => {
    scene('A 1 .', { who: { A: strong }, hands: { home: ['eclipse'] }, moment: 'turnStart' })
      .starts()
      .answers(play('eclipse'))
      .dice('block:bothDown', '2d6:2', '2d6:2')
      .blocks('A', '1') // one die, and no Block for either
      .expectDice(1)
      .expectState('A', 'prone')
      .expectState('1', 'prone')
      .done();
  });
  test('B16-SPCARD-07: players stay as they lie, and it ends early with the drive', () => {
    const nearScoring = `
      A . .
      b . .
      1 . .
    `;
    const s = scene(nearScoring, { who, hands: { home: ['eclipse'] }, moment: 'turnStart', at: [24, 5], ball: 'A' });
    s.starts().answers(play('eclipse')).expectState('B', 'prone').moves('A', 'e e').expectScore(1, 0);
    s.expectAsked('setUp');
    expect(valuesOf(s, 'A')).toEqual([4, 5, 2, 9]);
    expect(valuesOf(s, '1')).toEqual([4, 5, 2, 9]);
  });
});

// --- Fanatic Invasion ------------------------------------------------------------------------------------------------
describe('Fanatic Invasion', () => {
  const hands = { home: ['fanaticInvasion'] } as const;
  const invaded = (drawing: string, to: readonly [number, number], settings: Settings = {}): BloodScenario =>
    scene(drawing, { hands, ...settings }).answers('endTurn', play('fanaticInvasion'), { to });
  const NAME = 'guest1';
  test('B16-SPCARD-08: it runs on to any square without player and ball, with its own line', () => {
    const s = scene('A * . 1', { hands }).answers('endTurn', play('fanaticInvasion'));
    s.expectAsked('placeFanatic', 'home').expectIllegal({ to: [10, 5] }, { to: [11, 5] }, { to: [13, 5] });
    expect(legalOf(s, 'to')).toHaveLength(26 * 15 - 3);
    s.answers({ to: [12, 5] });
    expect(valuesOf(s, NAME)).toEqual([3, 7, 3, 7]);
    expect(skillsOf(s, NAME)).toEqual(['ballAndChain', 'noHands', 'secretWeapon', 'stunty']);
    s.done();
  });
  test('B16-SPCARD-08: after their own turn each coach may move it, before the next turn begins', () => {
    const s = invaded('A . . . . . 1', [12, 12])
      .expectAsked('careen', 'home')
      .dice('d6:3', 'd6:3', 'd6:3')
      .answers({ facing: 'up' }, { facing: 'up' }, { facing: 'right' })
      .expectSquare(NAME, [13, 10])
      .answers('stop') // the extra squares are not used
      .expectAsked('action', 'away')
      .answers('endTurn')
      .expectAsked('careen', 'away')
      .answers('stop')
      .expectSquare(NAME, [13, 10])
      .expectAsked('action', 'home')
      .answers('endTurn')
      .expectAsked('careen', 'home');
    s.done();
  });
  test('B16-SPCARD-08: it has no tackle zone, and nobody may block or foul it', () => {
    invaded('A . . 1', [12, 5])
      .answers('stop')
      .expectAsked('action', 'away')
      .expectIllegal({ block: '1' })
      .answers({ blitz: '1' })
      .expectIllegal({ target: NAME })
      .answers({ to: [13, 6] }, 'stop')
      .expectNotLogged('rolled')
      .done();
  });
  test("B16-SPCARD-08: it is on nobody's side: no card for own players or opponents fits it, and it hinders no foul", () => {
    const s = scene('A . . 1', { hands: { home: ['fanaticInvasion', 'ironMan', 'egoTrip'] } });
    s.answers('endTurn', play('fanaticInvasion'), { to: [12, 5] }, play('ironMan')).expectAsked('cardTarget', 'home', {
      player: 'A',
    });
    s.answers({ player: 'A' }, play('egoTrip')).expectAsked('cardTarget', 'home', { player: '1' }).done();
    invaded('a 1 . . 2 B', [11, 6])
      .answers('stop')
      .dice('d6:4', 'd6:5', 'd6:1', 'd6:2')
      .fouls('1', '', 'A')
      .expectState('A', 'stunned')
      .done();
  });
  test('B16-SPCARD-08: it hits whoever it runs into with three dice; its coach picks and pushes, without a team re-roll', () => {
    const s = invaded('1 . . . A . 2', [10, 6], { rerolls: { home: 2 } })
      .dice('d6:3', 'block:pushed', 'block:bothDown', 'block:attackerDown')
      .answers({ facing: 'up' })
      .expectDice(3)
      .expectAsked('blockDie', 'home', { face: 'pushed' }, { face: 'bothDown' }, { face: 'attackerDown' })
      .answers({ face: 'pushed' })
      .expectAsked('push', 'home', { to: [9, 4] }, { to: [10, 4] }, { to: [11, 4] })
      .answers({ to: [10, 4] })
      .expectSquare('1', [10, 4])
      .expectSquare(NAME, [10, 5]) // it has to follow up
      .expectAsked('careen', 'home');
    s.done();
  });
  test('B16-SPCARD-08: nobody helps it, those it hits are helped by their own side, and the stronger one picks', () => {
    const at7 = { who: { 1: { strength: 7 } } } as const;
    const helpers = `
      A 1 .
      . . .
      . 2 .
    `;
    // A would help against 1; 2 helps 1, next to the Fanatic: 7 against 8, and away picks.
    invaded(helpers, [11, 6], at7)
      .dice('d6:3', 'block:pushed', 'block:pushed')
      .answers({ facing: 'up' })
      .expectDice(-2)
      .expectAsked('blockDie', 'away', { face: 'pushed' })
      .done();
    invaded('A 1 . . . 2', [11, 6], at7).dice('d6:3', 'block:pushed').answers({ facing: 'up' }).expectDice(1).done();
    // A player of the coach who moves it is helped as well, and that coach picks either way.
    const own = `
      A . .
      . . .
      B . 1
    `;
    const s = invaded(own, [10, 6], { who: { A: { strength: 7 } } });
    s.dice('d6:3', 'block:pushed', 'block:pushed').answers({ facing: 'up' });
    s.expectAsked('blockDie', 'home', { face: 'pushed' });
    expect(s.game.events?.findLast(e => e.type === 'blockRolled')).toMatchObject({
      chooser: 0,
      dice: ['pushed', 'pushed'],
    });
    s.done();
  });
  test('B16-SPCARD-08: push-backs behind it are chosen by the coach who moves it', () => {
    const wall = `
      2 3 4
      . 1 .
      . . .
      A . .
    `;
    invaded(wall, [11, 7])
      .dice('d6:3', 'block:pushed', 'block:pushed', 'block:pushed')
      .answers({ facing: 'up' }, { face: 'pushed' })
      .expectAsked('push', 'home', { to: [10, 5] }, { to: [11, 5] }, { to: [12, 5] })
      .answers({ to: [11, 5] })
      .expectAsked('push', 'home', { to: [10, 4] }, { to: [11, 4] }, { to: [12, 4] })
      .answers({ to: [11, 4] })
      .expectSquare('3', [11, 4])
      .expectSquare('1', [11, 5])
      .done();
  });
  test('B16-SPCARD-08: even while a coach moves it, it hinders nobody at a catch', () => {
    const catcher = `
      . 1 .
      A . .
      . . .
    `;
    invaded(catcher, [10, 7], { ball: 'A' })
      .dice('d6:3', 'block:defenderDown', 'block:defenderDown', 'block:defenderDown', '2d6:2', 'd8:5', 'd6:4')
      .answers({ facing: 'up' }, { face: 'defenderDown' }, { to: [10, 5] })
      .expectSquare(NAME, [10, 6])
      .expectNeeded('catch', 4)
      .expectBall('1')
      .done();
  });
  test('B16-SPCARD-08: what it does is no turnover, not even when the own carrier goes down', () => {
    invaded('A . . . . 1', [10, 6], { ball: 'A' })
      .dice('d6:3', 'block:defenderDown', 'block:defenderDown', 'block:defenderDown', '2d6:2', 'd8:2')
      .answers({ facing: 'up' }, { face: 'defenderDown' }, { to: [10, 4] })
      .expectState('A', 'prone')
      .expectBall([10, 3])
      .expectTurnover('none')
      .expectAsked('careen', 'home')
      .done();
  });
  test('B16-SPCARD-08: knocked down, over the line, or once the drive is over, it is gone without a roll', () => {
    invaded('A . . . 1', [13, 5])
      .dice('d6:3', 'block:attackerDown', 'block:attackerDown', 'block:attackerDown')
      .answers({ facing: 'right' }, { face: 'attackerDown' })
      .expectState(NAME, 'absent')
      .expectTurnover('none')
      .expectAsked('action', 'away')
      .done();
    invaded('A . . . 1', [13, 1]).dice('d6:3').answers({ facing: 'up' }).expectState(NAME, 'absent').done();
    // A failed extra square is a fall.
    invaded('A . . . 1', [13, 12])
      .dice('d6:3', 'd6:3', 'd6:3', 'd6:3', 'd6:1')
      .answers({ facing: 'up' }, { facing: 'up' }, { facing: 'up' }, { facing: 'up' })
      .expectState(NAME, 'absent')
      .expectTurnover('none')
      .expectAsked('action', 'away')
      .done();
    const ended = invaded('A . . . 1', [13, 12], { turns: { home: 8, away: 7 } }).answers('stop', 'endTurn');
    ended.expectAsked('setUp').expectState(NAME, 'absent').done();
  });
  test('B16-SPCARD-08: it never holds the ball, which bounces off it', () => {
    invaded('* 1 . . A', [9, 6])
      .answers('stop', { move: '1' })
      .dice('d6:1', 'd8:6', 'd8:7') // the pick-up fails: on to the Fanatic, and off it
      .answers({ to: [10, 5] })
      .expectBall([9, 7])
      .done();
  });
});

// --- Friendly Fans ---------------------------------------------------------------------------------------------------
describe('Friendly Fans', () => {
  const edge = `
    A
    1
  `;
  const settings: Settings = { at: [12, 1], active: 'away', hands: { home: ['friendlyFans'] } };
  test('B16-SPCARD-09: the crowd hands this side back unharmed', () => {
    const s = playing(scene(edge, settings), 'home', 'start', 'friendlyFans');
    s.dice('block:pushed').blocks('1', 'A').answers('no').expectState('A', 'reserves').done();
    scene(edge, { at: [12, 1], active: 'away' })
      .dice('block:pushed', '2d6:9')
      .blocks('1', 'A')
      .answers('no')
      .expectState('A', 'knockedOut')
      .done();
  });
  test('B16-SPCARD-09: not the other side, and a Ball and Chain is worth a KO', () => {
    const other = playing(
      scene(edge, { ...settings, hands: { away: ['friendlyFans'] } }),
      'away',
      'start',
      'friendlyFans',
    );
    other.dice('block:pushed', '2d6:9').blocks('1', 'A').answers('no').expectState('A', 'knockedOut').done();
    const chained = scene(edge, { ...settings, who: { A: ['ballAndChain', 'noHands'] } });
    playing(chained, 'home', 'start', 'friendlyFans').dice('block:pushed').blocks('1', 'A').answers('no');
    chained.expectState('A', 'knockedOut').done();
  });
});

// --- Hometown Fans ---------------------------------------------------------------------------------------------------
test('B16-SPCARD-10: this coach points the way for the first throw-in, and for no other', () => {
  const edge = `
    A . B
    1 . 2
  `;
  const s = scene(edge, { at: [12, 1], active: 'away', ball: ['A', 'B'], hands: { home: ['hometownFans'] } });
  playing(s, 'home', 'start', 'hometownFans')
    .dice('block:pushed', '2d6:2')
    .blocks('1', 'A')
    .answers('no')
    .expectAsked('throwInDirection', 'home', { to: [11, 2] }, { to: [12, 2] }, { to: [13, 2] })
    .dice('2d6:4', 'd8:7')
    .answers({ to: [11, 2] })
    .expectBall([8, 6], 0)
    .dice('block:pushed', '2d6:2', 'd6:1', '2d6:4', 'd8:7')
    .answers({ block: '2' }, { target: 'B' }, 'no')
    .expectBall([18, 6], 1)
    .done();
});

// --- Incoming! -------------------------------------------------------------------------------------------------------
describe('Incoming!', () => {
  const hands = { home: ['incoming'] } as const;
  test.each([
    [12, 1, true],
    [12, 2, true],
    [12, 3, false],
    [12, 13, false],
    [12, 14, true],
    [12, 15, true],
    [2, 8, true],
    [3, 8, true],
    [4, 8, false],
    [23, 8, false],
    [24, 8, true],
    [25, 8, true],
  ])('B16-SPCARD-11: an opponent that leaves column %i, row %i has to dodge: %s', (column, row, dodges) => {
    // Home has nobody who could act, and is asked for cards at once.
    const s = scene('1', { hands, at: [column, row] }).answers(play('incoming'), { move: '1' });
    if (dodges) s.dice('d6:3');
    s.answers({ to: [column + 1, row] }, 'stop');
    if (dodges) s.expectNeeded('dodge', 3);
    else s.expectNotLogged('rolled');
    s.done();
  });
  test('B16-SPCARD-11: one roll covers tackle zones as well; a follow-up is free', () => {
    scene('A 1 . . . 2', { hands, at: [12, 1] })
      .answers('endTurn', play('incoming'), { move: '1' })
      .dice('d6:3')
      .answers({ to: [14, 2] }, 'stop')
      .expectAsked('action', 'away')
      .done();
    scene('. A 1', { hands, at: [12, 2] })
      .answers('endTurn', play('incoming'))
      .dice('block:pushed')
      .blocks('1', 'A')
      .answers({ to: [12, 2] }, 'yes')
      .expectSquare('1', [13, 2])
      .expectNotLogged('rolled')
      .done();
  });
  test("B16-SPCARD-11: it is over with that turn and never touches this coach's own players", () => {
    scene('A . . . 1', { hands, at: [12, 1] })
      .answers('endTurn', play('incoming'), 'endTurn')
      .moves('A', 's') // and with that home's turn is over
      .expectAsked('action', 'away')
      .moves('1', 's')
      .expectNotLogged('rolled')
      .done();
  });
});

// --- Rogue Wizard ----------------------------------------------------------------------------------------------------
describe('Rogue Wizard', () => {
  const hands = { home: ['rogueWizard'] } as const;
  const crowd = `
    A 1 2
    . . .
    . . 3
  `;
  test('B16-SPCARD-12, B16-DATA-16: five scatters, and a Fireball for friend and foe within a square', () => {
    scene(crowd, { hands })
      .answers('endTurn', play('rogueWizard'))
      .expectAsked('placeMarker', 'home')
      .expectLegal({ to: [1, 1] }, { to: [10, 5] }, { to: [26, 15] })
      .dice('d8:5', 'd8:5', 'd8:4', 'd8:4', 'd8:2') // back to where it was, and one up: [10,5]
      .dice('d6:4', '2d6:2', 'd6:3') // A is felled in the middle, 1 is spared; 2 and 3 are too far away
      .answers({ to: [10, 6] })
      .expectState('A', 'prone')
      .expectState('1', 'standing')
      .expectTurnover('none')
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-SPCARD-12: nothing happens when the marker leaves the pitch, even on the way', () => {
    scene('A 1', { hands, at: [10, 1] })
      .answers('endTurn', play('rogueWizard'))
      .dice('d8:5', 'd8:2')
      .answers({ to: [9, 1] })
      .expectNotLogged('cardRolled')
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-DATA-16: a hit has +1 to one of the two rolls, players that lie down are spared, and the ball bounces last', () => {
    scene('1 2 a . . 3', { hands, ball: '1' })
      .answers('endTurn', play('rogueWizard'))
      .dice('d8:5', 'd8:5', 'd8:4', 'd8:4', 'd8:4')
      // 2 in the middle: armour 8 is broken by an 8; 1: armour by a 9, and the bonus makes a 7 a KO.
      .dice('d6:4', '2d6:8', '2d6:7', 'd6:6', '2d6:9', '2d6:7', 'd8:7')
      .answers({ to: [12, 5] })
      .expectState('2', 'stunned')
      .expectState('1', 'knockedOut')
      .expectBall([10, 6])
      .done();
  });
});

// --- That Babe's Got Talent! -----------------------------------------------------------------------------------------
describe("That Babe's Got Talent!", () => {
  const kick = (result: number, ...dice: string[]): KickOffs => {
    const hands = { home: ['thatBabesGotTalent'] } as const;
    const s = at('kickOff', { options: { cards: true, kickOffTable: true }, hands }).starts();
    return playing(s, 'home', 'start', 'thatBabesGotTalent')
      .dice('d8:5', 'd6:1', `2d6:${result}`, ...dice)
      .answers({ to: [20, 1] });
  };
  test('B16-SPCARD-13: Cheering Fans and Brilliant Coaching are won without dice', () => {
    for (const result of [6, 8]) kick(result, 'd8:7').expectRerolls(1, 0).done();
  });
  test('B16-SPCARD-13: +1 FAME for the other results', () => {
    // A rock each at 3 and 4: a tie, with one victim on each side.
    const s = kick(11, 'd6:3', 'd6:4', 'pick:1', '2d6:2', 'pick:1', '2d6:2', 'd8:7');
    expect(s.eventsOf('kickOffDice').map(e => e.total)).toEqual([4, 4]);
    s.done();
  });
  test('B16-SPCARD-13: it cannot be played without the Kick-off table', () => {
    const s = scene('A . 1', { hands: { home: ['thatBabesGotTalent'] } });
    opens(s, 'home', 'start').expectAsked('specialPlay', 'home', 'no').done();
  });
});
