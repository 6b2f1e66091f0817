/** Miscellaneous Mayhem, card by card (B16-SPCARD-14 to -31). */
import { describe, expect, test } from 'vitest';
import type { SkillName } from '../../src/blood/editions/2016/names.ts';
import { EATEN } from '../../src/blood/skills/teammate.ts';
import type { CardName } from '../../src/blood/words.ts';
import { can, changed, play, playing, scene, skillsOf, valuesOf } from '../blood/card-plays.ts';
import { type BloodScenario, legalOf, type Settings } from '../blood/dsl.ts';
import { at, fromToss } from '../blood/kick-offs.ts';

/** At the start of home's turn, with these cards in home's hand. */
const starting = (drawing: string, hand: readonly CardName[], settings: Settings = {}): BloodScenario =>
  scene(drawing, { moment: 'turnStart', hands: { home: hand }, ...settings }).starts();
const playersOffered = (s: BloodScenario): string[] => legalOf(s, 'player');

// --- Bad Habits ------------------------------------------------------------------------------------------------------
describe('Bad Habits', () => {
  const deal = (rerolls: number, die: number): ReturnType<typeof fromToss> =>
    fromToss({ rerolls: 3 }, { rerolls }, { cards: true })
      // Bad Habits on top of one deck, Badyear Git of the other.
      .dice('shuffle:1,2,3,4,5,7,8,9,10,11,12,13,6', 'shuffle:2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,1')
      .dice('coin:heads', 'd6:1', 'd6:1', 'coin:heads', `d3:${die}`)
      .starts()
      .answers({ deck: 'miscellaneousMayhem' }, { deck: 'randomEvents' }, 'kick')
      .expectAsked('specialPlay', 'home', 'no', play('badHabits'))
      .answers(play('badHabits'), 'no')
      .expectAsked('setUp', 'home');
  test('B16-SPCARD-14: the opponent has D3 team re-rolls fewer in each half', () => {
    const s = deal(4, 3).expectRerolls(3, 1);
    s.bothSetUp()
      .answers({ to: [26, 8] })
      .dice('d8:5', 'd6:1')
      .answers('no', { player: 'A11' });
    while (s.game.half === 1) s.answers(s.game.question.name === 'action' ? 'endTurn' : 'no');
    s.expectAsked('setUp', 'away').expectRerolls(3, 1).done();
  });
  test('B16-SPCARD-14: not below 0', () => {
    deal(1, 2).expectRerolls(3, 0).done();
  });
});

// --- Ballista --------------------------------------------------------------------------------------------------------
describe('Ballista', () => {
  const who = { 2: { state: 'prone' } } as const;
  const bolt = (): BloodScenario =>
    scene('A . 1 . 2', { hands: { home: ['ballista'] }, who, ball: '1' })
      .answers('endTurn', play('ballista'))
      .expectAsked('cardTarget', 'home', { player: '1' });
  test('B16-SPCARD-15, B16-DATA-16: a standing opponent is knocked down on a 2, at +1 to one of the rolls', () => {
    bolt()
      .dice('d6:2', '2d6:8', '2d6:7', 'd8:7')
      .answers({ player: '1' })
      .expectState('1', 'stunned')
      .expectBall([12, 6])
      .expectTurnover('none')
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-SPCARD-15: a 1 misses', () => {
    bolt().dice('d6:1').answers({ player: '1' }).expectState('1', 'standing').expectBall('1').done();
  });
});

// --- Blackmail -------------------------------------------------------------------------------------------------------
describe('Blackmail', () => {
  const blackmailing = (drawing: string, name: string, settings: Settings = {}): BloodScenario =>
    starting(drawing, ['blackmail'], settings).answers(play('blackmail'), { player: name });
  test('B16-SPCARD-16: any opponent that is not Stunned and has not the ball', () => {
    const who = { 2: { state: 'stunned' }, 3: { state: 'prone' } } as const;
    const s = starting('A 1 2 3 4', ['blackmail'], { who, ball: '1' }).answers(play('blackmail'));
    expect(playersOffered(s)).toEqual(['3', '4']);
  });
  test('B16-SPCARD-16: it acts, marks and helps for this side, and is itself again when the turn is over', () => {
    const drawing = `
      . A . .
      1 2 . .
      . . . 3
    `;
    const block = ['block:pushed', 'block:pushed'];
    blackmailing(drawing, '1')
      .dice(...block)
      .blocks('A', '2')
      .expectDice(2)
      .done(); // 1 helps A
    const s = blackmailing(drawing, '1')
      .dice(...block)
      .blocks('1', '2')
      .expectDice(2); // A helps 1
    s.answers({ face: 'pushed' }, { to: [12, 6] }, 'no')
      .expectAsked('action', 'home')
      .expectIllegal({ move: '1' });
    s.answers('endTurn').expectAsked('action', 'away').expectLegal({ move: '1' }).answers({ block: '1' });
    s.expectAsked('blockTarget', 'away', { target: 'A' }, 'stop').done();
  });
  test('B16-SPCARD-16: its tackle zone binds its own side only', () => {
    blackmailing('A 1 . . 2', '1').moves('A', 's').expectNotLogged('rolled').done();
    const s = blackmailing('A . 1 2', '1', { rerolls: { home: 1 } });
    // It leaves the tackle zone of its own team-mate, with a team re-roll of this coach, and the turn is lost.
    s.dice('d6:1', 'd6:2', '2d6:2')
      .answers({ move: '1' }, { to: [11, 5] })
      .expectAsked('reroll', 'home', 'keep', { reroll: 'team' })
      .answers({ reroll: 'team' })
      .expectTurnover('knockedDown')
      .expectAsked('action', 'away')
      .expectLegal({ move: '1' }) // prone, and with an Action of its own
      .done();
  });
  test('B16-SPCARD-16: it cannot score for this side, in neither End Zone', () => {
    const far = `
      . 1 *
      . . .
      A . 2
    `;
    blackmailing(far, '1', { at: [24, 5] })
      .dice('d6:6')
      .moves('1', 'e')
      .expectBall('1')
      .expectScore(0, 0)
      .answers('endTurn')
      .expectAsked('action', 'away')
      .expectScore(0, 0)
      .done();
  });
  test('B16-SPCARD-16: where its own side scores, it does so once the turn is over', () => {
    const near = `
      * 1 .
      . . .
      A . 2
    `;
    const s = blackmailing(near, '1', { at: [1, 5] })
      .dice('d6:6')
      .moves('1', 'w')
      .expectBall('1')
      .expectScore(0, 0)
      .expectAsked('action', 'home')
      .answers('endTurn')
      .expectScore(0, 1);
    expect(s.game.turn(1)).toBe(2); // B16-TD-07
    expect(s.log().filter(type => type === 'turnStarted')).toHaveLength(1); // not in a turn of its own
    s.done();
  });
  test('B16-SPCARD-16: it is not sent off for fouling its own side', () => {
    blackmailing('A . 1 2 . 3', '1', { who: { 2: { state: 'prone' } } })
      .dice('d6:2', 'd6:2')
      .fouls('1', '', '2')
      .expectNotLogged('refereeSaw')
      .expectTurnover('none')
      .expectState('1', 'standing')
      .done();
  });
  test('B16-SPCARD-16: stunned on this side, it turns over at the end of its own next turn', () => {
    const s = blackmailing('A . 1 2 . 3', '1')
      .dice('block:attackerDown', '2d6:12', '2d6:2')
      .answers({ block: '1' }, { target: '2' })
      .expectAsked('action', 'away')
      .expectState('1', 'stunned')
      .answers('endTurn')
      .expectState('1', 'prone');
    expect(s.game.control(s.id('1'))).toBe(1);
    s.done();
  });
});

// --- Buzzing ---------------------------------------------------------------------------------------------------------
describe('Buzzing', () => {
  test('B16-SPCARD-17: a player without the ball has +1 Agility, Jump Up, No Hands and Frenzy, and Grab no more', () => {
    const s = starting('A B . 1', ['buzzing'], { who: { B: ['grab', 'pass'] }, ball: 'A' }).answers(play('buzzing'));
    expect(playersOffered(s)).toEqual(['B']);
    s.answers({ player: 'B' });
    const buzzes = (): void => {
      expect(valuesOf(s, 'B')).toEqual([6, 3, 4, 8]);
      expect(skillsOf(s, 'B')).toEqual(['frenzy', 'jumpUp', 'noHands', 'pass']);
    };
    buzzes();
    s.answers('endTurn', 'endTurn').expectAsked('action', 'home');
    buzzes();
  });
  test('B16-SPCARD-17: Agility goes no higher than 6, and hands are gone', () => {
    const s = starting('A * . 1', ['buzzing'], { who: { A: { agility: 6 } } }).answers(play('buzzing'), {
      player: 'A',
    });
    expect(valuesOf(s, 'A')).toEqual([6, 3, 6, 8]);
    s.dice('d8:7').answers({ move: 'A' }).walks('A', 'e').expectBall([11, 6]).expectTurnover('pickUpFailed').done();
  });
});

// --- Duh, Where Am I? ------------------------------------------------------------------------------------------------
test('B16-SPCARD-18: one opponent is Really Stupid from now on', () => {
  const s = scene('A . 1 . . 2', { hands: { home: ['duhWhereAmI'] } }).answers('endTurn', play('duhWhereAmI'));
  expect(playersOffered(s)).toEqual(['1', '2']);
  s.answers({ player: '1' })
    .dice('d6:3')
    .answers({ move: '1' })
    .expectEvent({ type: 'lostWits', player: s.id('1') })
    .answers('endTurn', 'endTurn')
    .dice('d6:4')
    .answers({ move: '1' })
    .expectAsked('activity', 'away')
    .answers('stop', { move: '2' })
    .expectAsked('activity', 'away')
    .done();
});

// --- Ego Trip --------------------------------------------------------------------------------------------------------
describe('Ego Trip', () => {
  test('B16-SPCARD-19: one opponent acts first in its turns or not at all', () => {
    const s = scene('A . 1 . . 2', { hands: { home: ['egoTrip'] } }).answers('endTurn', play('egoTrip'), {
      player: '1',
    });
    s.expectLegal({ move: '1' }, { move: '2' }).answers({ move: '1' }, 'stop').expectLegal({ move: '2' });
    s.answers('endTurn', 'endTurn').expectAsked('action', 'away');
    s.expectLegal({ move: '1' }).answers({ move: '2' }, 'stop');
    s.expectAsked('action', 'home').done(); // nobody else may act
  });
  test('B16-SPCARD-19: in the bonus turn of Blitz! too', () => {
    const s = at('kickOff', { options: { cards: true, kickOffTable: true }, hands: { away: ['egoTrip'] } }).starts();
    playing(s, 'away', 'between', 'egoTrip', { player: 'H11' })
      .dice('d8:5', 'd6:1', '2d6:10')
      .answers({ to: [20, 1] })
      .expectAsked('action', 'home')
      .expectLegal({ move: 'H11' }, { move: 'H10' })
      .answers({ move: 'H10' }, 'stop')
      .expectIllegal({ move: 'H11' })
      .expectLegal({ move: 'H9' })
      .done();
  });
});

// --- Zap! ------------------------------------------------------------------------------------------------------------
describe('Zap!', () => {
  const FROG: readonly SkillName[] = ['dodge', 'leap', 'noHands', 'stunty', 'titchy'];
  const hands = { home: ['zap'] } as const;
  const zapping = (die: number, settings: Settings = {}): BloodScenario =>
    scene('A . . 1 . 2', { hands, who: { 1: { strength: 5, skills: ['block'] } }, ...settings })
      .answers('endTurn', play('zap'))
      .dice(`d6:${die}`);
  test('B16-SPCARD-20: on a 2 the opponent is a frog, and the ball it held bounces', () => {
    const s = zapping(2, { ball: '1' }).dice('d8:7').answers({ player: '1' }).expectBall([13, 6]);
    expect(valuesOf(s, '1')).toEqual([4, 1, 4, 4]);
    expect(skillsOf(s, '1')).toEqual(FROG);
    s.expectTurnover('none').expectAsked('action', 'away').answers('endTurn', 'endTurn').expectAsked('action', 'away');
    expect(valuesOf(s, '1')).toEqual([4, 1, 4, 4]); // for the whole drive
    s.done();
  });
  test('B16-SPCARD-20: on a 1 nothing happens', () => {
    const s = zapping(1, { ball: '1' }).answers({ player: '1' }).expectBall('1');
    expect(valuesOf(s, '1')).toEqual([6, 5, 3, 8]);
    s.done();
  });
  test('B16-SPCARD-20: it is itself again when the drive is over, off the pitch as well', () => {
    const s = zapping(6, { turns: { home: 8, away: 7 } }).answers({ player: '1' });
    changed(s, g => g.takeOff(s.id('1'), 1))
      .dice('d6:1')
      .answers('endTurn')
      .expectAsked('setUp');
    expect(valuesOf(s, '1')).toEqual([6, 5, 3, 8]);
    expect(skillsOf(s, '1')).toEqual(['block']);
    s.done();
  });
  test('B16-SPCARD-20, B16-SPCARD-07: a frog in an Eclipse is a Goblin for a while, and a frog again', () => {
    const s = zapping(6, { hands: { home: ['zap'], away: ['eclipse'] } }).answers({ player: '1' });
    s.expectAsked('specialPlay', 'away', 'no', play('eclipse')).answers(play('eclipse'));
    expect(valuesOf(s, '1')).toEqual([6, 2, 3, 7]);
    s.answers('endTurn', 'endTurn').expectAsked('action', 'away');
    expect(valuesOf(s, '1')).toEqual([4, 1, 4, 4]);
    expect(valuesOf(s, '2')).toEqual([6, 3, 3, 8]);
    // The other way round the frog stays one.
    const dark = starting('A . . 1', ['eclipse', 'zap']).answers(play('eclipse'), 'no', 'endTurn', play('zap'));
    dark.dice('d6:2').answers({ player: '1' });
    expect(valuesOf(dark, '1')).toEqual([4, 1, 4, 4]);
    dark.answers('endTurn').expectAsked('action', 'home');
    expect(valuesOf(dark, '1')).toEqual([4, 1, 4, 4]);
    expect(valuesOf(dark, 'A')).toEqual([6, 3, 3, 8]);
  });
});

// --- skills for the match --------------------------------------------------------------------------------------------
test.each<[string, CardName, SkillName[], number]>([
  ['B16-SPCARD-21', 'gimmeThat', ['dauntless', 'juggernaut', 'stripBall'], 6],
  ['B16-SPCARD-28', 'orcidasSponsorship', ['sprint', 'sureFeet'], 7],
  ['B16-SPCARD-30', 'tacklingMachine', ['divingTackle', 'jumpUp', 'tackle', 'wrestle'], 6],
])('%s: %s gives one of the own players %s and Movement %i for the match', (_, card, skills, movement) => {
  const s = starting('A b . 1', [card]).answers(play(card));
  expect(playersOffered(s)).toEqual(['A', 'B']);
  s.answers({ player: 'A' });
  const better = (): void => {
    expect(skillsOf(s, 'A')).toEqual(skills);
    expect(valuesOf(s, 'A')).toEqual([movement, 3, 3, 8]);
    expect(skillsOf(s, 'B')).toEqual([]);
  };
  better();
  s.answers('endTurn', 'endTurn').expectAsked('action', 'home');
  better();
  changed(s, g => {
    g.takeOff(s.id('A'), 0);
    g.setTurn(0, 8);
    g.setTurn(1, 8);
  });
  s.answers('endTurn').expectAsked('setUp'); // the second half
  better();
});
test('B16-SPCARD-28: Movement goes no higher than 10', () => {
  const s = starting('A . 1', ['orcidasSponsorship'], { who: { A: { movement: 10 } } });
  s.answers(play('orcidasSponsorship'), { player: 'A' });
  expect(valuesOf(s, 'A')[0]).toBe(10);
});

// --- Iron Man --------------------------------------------------------------------------------------------------------
describe('Iron Man', () => {
  const hands = { home: ['ironMan'] } as const;
  test('B16-SPCARD-22: no Injury roll is made for it: it is Stunned', () => {
    const s = scene('A 1 . . B', { hands }).answers('endTurn', play('ironMan'));
    expect(playersOffered(s)).toEqual(['A', 'B']);
    s.answers({ player: 'A' })
      .dice('block:defenderDown', '2d6:12')
      .blocks('1', 'A')
      .answers({ to: [9, 5] }, 'no')
      .expectState('A', 'stunned')
      .expectNotLogged('injuryRolled')
      .done();
  });
  test("B16-SPCARD-22: to Reserves from the crowd, to the KO'd box where Stunned is as bad", () => {
    const edge = `
      A . . B
      1 . . .
    `;
    scene(edge, { hands, at: [12, 1] })
      .answers('endTurn', play('ironMan'), { player: 'A' })
      .dice('block:pushed')
      .blocks('1', 'A')
      .answers('no')
      .expectState('A', 'reserves')
      .done();
    scene('A 1 . . B', { hands, who: { A: ['ballAndChain', 'noHands'] } })
      .answers('endTurn', play('ironMan'), { player: 'A' })
      .dice('block:defenderDown')
      .blocks('1', 'A')
      .answers({ to: [9, 5] }, 'no')
      .expectState('A', 'knockedOut')
      .done();
  });
});

// --- Kid Gloves ------------------------------------------------------------------------------------------------------
describe('Kid Gloves', () => {
  const gloved = (drawing: string, settings: Settings = {}): BloodScenario =>
    scene(drawing, { hands: { home: ['kidGloves'] }, ...settings }).answers('endTurn', play('kidGloves'), {
      player: '1',
    });
  test('B16-SPCARD-23: its blocks stun without an Injury roll, those of others do not', () => {
    gloved('A 1 . . B')
      .dice('block:defenderDown', '2d6:12')
      .blocks('1', 'A')
      .answers({ to: [9, 5] }, 'no')
      .expectState('A', 'stunned')
      .done();
    gloved('A 2 . . B 1')
      .dice('block:defenderDown', '2d6:12', '2d6:9')
      .blocks('2', 'A')
      .answers({ to: [9, 5] }, 'no')
      .expectState('A', 'knockedOut')
      .done();
  });
  test('B16-SPCARD-23: Stab and Chainsaw too', () => {
    gloved('A 1 . . B', { who: { 1: ['stab'] } })
      .dice('2d6:12')
      .answers({ block: '1' }, { stab: 'A' })
      .expectState('A', 'stunned')
      .done();
    gloved('A 1 . . B', { who: { 1: ['chainsaw', 'secretWeapon'] } })
      .dice('d6:2', '2d6:12')
      .answers({ block: '1' }, { chainsaw: 'A' })
      .expectState('A', 'stunned')
      .done();
    // Its own chainsaw hurts it as ever.
    gloved('A 1 . . B', { who: { 1: ['chainsaw', 'secretWeapon'] } })
      .dice('d6:1', '2d6:12', '2d6:9')
      .answers({ block: '1' }, { chainsaw: 'A' })
      .expectState('1', 'knockedOut')
      .done();
  });
  test('B16-SPCARD-23: after its foul the referee has the Armour dice only to look at', () => {
    gloved('a 1 . . B 2')
      .dice('d6:6', 'd6:5')
      .fouls('1', '', 'A')
      .expectState('A', 'stunned')
      .expectNotLogged('refereeSaw')
      .done();
    gloved('a 1 . . B 2').dice('d6:6', 'd6:6').fouls('1', '', 'A').expectState('1', 'sentOff').done();
  });
  test('B16-SPCARD-23, B16-XSKILL-02: no armour is broken of a player with a ball and chain, whose Injury roll is made', () => {
    gloved('. A 1 . B', { who: { A: ['ballAndChain'] } })
      .dice('block:defenderDown', '2d6:10')
      .blocks('1', 'A')
      .answers({ to: [10, 5] }, 'no')
      .expectState('A', 'casualties')
      .done();
  });
});

// --- Knuckledusters --------------------------------------------------------------------------------------------------
describe('Knuckledusters', () => {
  const dusted = (drawing: string, settings: Settings = {}): BloodScenario =>
    starting(drawing, ['knuckledusters'], settings).answers(play('knuckledusters'), { player: 'A' });
  test('B16-SPCARD-24: a single die may be read as Defender Down', () => {
    dusted('A 1 . . 2')
      .dice('block:attackerDown', '2d6:2')
      .blocks('A', '1')
      .expectAsked('blockDie', 'home', { face: 'attackerDown' }, { face: 'defenderDown' })
      .answers({ face: 'defenderDown' }, { to: [12, 5] }, 'no')
      .expectState('1', 'prone')
      .expectEvent({ type: 'knuckledustersUsed' })
      .done();
  });
  test('B16-SPCARD-24: any die, after the coach has thought about a re-roll', () => {
    dusted('A 1 . . 2', { who: { A: { strength: 4 } }, rerolls: { home: 1 } })
      .dice('block:pushed', 'block:defenderDown')
      .blocks('A', '1')
      .expectAsked('blockDie', 'home', { face: 'pushed' }, { face: 'defenderDown' }, { reroll: 'team' })
      .dice('block:attackerDown', 'block:attackerDown')
      .answers({ reroll: 'team' })
      .expectAsked('blockDie', 'home', { face: 'attackerDown' }, { face: 'defenderDown' })
      .done();
  });
  test('B16-SPCARD-24: when the opponent picks, the dice are read before', () => {
    dusted('A 1 . . 2', { who: { 1: { strength: 4 } } })
      .dice('block:pushed', 'block:attackerDown')
      .blocks('A', '1')
      .expectAsked('knuckledusters', 'home', 'keep', { face: 'pushed' }, { face: 'attackerDown' })
      .answers({ face: 'attackerDown' })
      .expectAsked('knuckledusters', 'home', 'keep', { face: 'pushed' })
      .answers('keep')
      .expectAsked('blockDie', 'away', { face: 'pushed' }, { face: 'defenderDown' })
      .done();
    dusted('A 1 . . 2', { who: { 1: { strength: 4 } } })
      .dice('block:pushed', 'block:attackerDown')
      .blocks('A', '1')
      .answers({ face: 'attackerDown' }, { face: 'pushed' })
      .expectAsked('blockDie', 'away', { face: 'defenderDown' })
      .done();
  });
  test('B16-SPCARD-24: only the chosen player, only this turn', () => {
    const pair = `
      A 1 .
      . . .
      B 2 .
    `;
    const s = dusted(pair)
      .dice('block:pushed')
      .blocks('B', '2')
      .expectAsked('push')
      .answers({ to: [12, 7] }, 'no');
    s.answers('endTurn', 'endTurn').expectAsked('action', 'home');
    s.dice('block:pushed').blocks('A', '1').expectAsked('push', 'home').done();
  });
});

// --- Magic Sponge ----------------------------------------------------------------------------------------------------
describe('Magic Sponge', () => {
  const bench = {
    B: { state: 'casualties' },
    C: { state: 'casualties' },
    D: { state: 'knockedOut' },
    E: { state: 'sentOff' },
    3: { state: 'casualties' },
  } as const;
  const ended = (): BloodScenario =>
    scene('A . . 1', {
      moment: 'driveEnd',
      bench,
      hands: { home: ['magicSponge'] },
      turns: { home: 3, away: 3 },
    }).starts();
  test('B16-SPCARD-25: on a 2 one injured player of the own side is fit again', () => {
    const s = ended().dice('d6:2').answers(play('magicSponge'));
    expect(playersOffered(s)).toEqual(['B', 'C']);
    s.dice('d6:1').answers({ player: 'C' });
    // Back for the next kick-off, at which it is set up at once; the KO'd one rolled its 1.
    s.expectAsked('setUp').expectState('B', 'casualties').expectState('D', 'knockedOut');
    expect(s.game.inPlace(s.id('C'), 2)).toBe(false);
    s.done();
  });
  test('B16-SPCARD-25: on a 1 nothing happens', () => {
    ended()
      .dice('d6:1', 'd6:1')
      .answers(play('magicSponge'))
      .expectAsked('setUp')
      .expectState('C', 'casualties')
      .done();
  });
  test('B16-SPCARD-25: nobody brings back who was eaten', () => {
    const s = ended();
    changed(s, g => {
      g.setCasualty(s.id('B'), EATEN);
      g.setCasualty(s.id('C'), EATEN);
    }).expectAsked('specialPlay', 'home', 'no');
  });
});

// --- Mine ------------------------------------------------------------------------------------------------------------
describe('Mine', () => {
  test('B16-SPCARD-26, B16-DATA-16: a Fireball under an opponent, standing or not, hits friends too', () => {
    const field = `
      A 1 .
      . B .
      . . 2
    `;
    const s = starting(field, ['mine'], { who: { 1: { state: 'prone' } } }).answers(play('mine'));
    expect(playersOffered(s)).toEqual(['1', '2']);
    s.dice('d6:3', 'd6:4', '2d6:2') // A is spared, B goes down; 1 lies already, 2 is too far away
      .answers({ player: '1' })
      .expectState('A', 'standing')
      .expectState('B', 'prone')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .expectLegal({ move: 'B' })
      .done();
  });
  test('B16-SPCARD-26: the turn is lost with the own carrier', () => {
    starting('A 1 . . 2', ['mine', 'gimmeThat'], { ball: 'A' })
      .answers(play('mine'))
      .dice('d6:1', 'd6:4', '2d6:2', 'd8:2')
      .answers({ player: '1' })
      .expectState('A', 'prone')
      .expectTurnover('knockedDown')
      .expectAsked('specialPlay', 'home', 'no') // after that turn: the other card does not fit
      .answers('no')
      .expectAsked('action', 'away')
      .done();
  });
});

// --- Not-So-Secret Weapon --------------------------------------------------------------------------------------------
describe('Not-So-Secret Weapon', () => {
  const drawing = `
    A * 1 .
    . . . .
  `;
  const joined = (settings: Settings = {}): BloodScenario =>
    starting(drawing, ['notSoSecretWeapon'], { at: [12, 1], ...settings }).answers(play('notSoSecretWeapon'));
  test('B16-SPCARD-27: it enters on a free sideline square outside the End Zones, and may act at once', () => {
    const s = joined().expectAsked('placeGroundsman', 'home');
    expect(legalOf(s, 'to')).toHaveLength(2 * 24 - 3);
    s.expectIllegal({ to: [12, 1] }, { to: [13, 1] }, { to: [1, 1] }, { to: [26, 15] }, { to: [8, 2] });
    s.answers({ to: [15, 1] }).expectLegal({ move: 'guest1' }, { block: 'guest1' });
    expect(valuesOf(s, 'guest1')).toEqual([4, 7, 1, 10]);
    expect(skillsOf(s, 'guest1')).toEqual([
      'breakTackle',
      'dirtyPlayer',
      'juggernaut',
      'loner',
      'mightyBlow',
      'noHands',
      'secretWeapon',
      'standFirm',
    ]);
    s.dice('block:pushed', 'block:pushed', 'block:pushed').blocks('guest1', '1').expectDice(3).done();
  });
  test('B16-SPCARD-27: a twelfth player is welcome', () => {
    const s = at('action', {
      active: 'away',
      options: { cards: true },
      hands: { away: ['notSoSecretWeapon'] },
    }).starts();
    playing(s, 'away', 'own', 'notSoSecretWeapon', { to: [20, 1] });
    expect(s.game.playersOf(1).filter(p => s.game.onPitch(p))).toHaveLength(12);
    s.expectLegal({ move: 'guest1' });
  });
  test('B16-SPCARD-27: gone for good when the drive ends, from whatever box and without a Bribe', () => {
    const leaves = (s: BloodScenario): void => {
      s.answers('endTurn').expectAsked('setUp').expectState('guest1', 'absent');
      expect(s.game.playersOf(0).filter(p => s.game.onPitch(p)).length).toBeLessThanOrEqual(1);
      s.expectNotLogged('bribeRolled', 'sentOff').done();
    };
    const last: Settings = { turns: { home: 7, away: 8 }, bribes: { home: 1 } };
    leaves(joined(last).answers({ to: [15, 1] }));
    const hurt = joined(last).answers({ to: [15, 1] });
    leaves(changed(hurt, g => g.takeOff(hurt.id('guest1'), 1)));
  });
});

// --- Rakarth's Curse of Petty Spite ----------------------------------------------------------------------------------
test('B16-SPCARD-29: no roll of the chosen opponent may be rolled again, by whatever', () => {
  const cursed = (drawing: string, skills: readonly SkillName[]): BloodScenario =>
    scene(drawing, { hands: { home: ['rakarthsCurse'] }, who: { 1: skills, 2: skills }, rerolls: { away: 3 } })
      .answers('endTurn', play('rakarthsCurse'))
      .answers({ player: '1' });
  const field = `
    A 1 . .
    . . . .
    B 2 . .
  `;
  // A dodge: team, Pro and Dodge would all be there, as they are for 2.
  cursed(field, ['dodge', 'pro'])
    .dice('d6:1', '2d6:2')
    .answers({ move: '1' }, { to: [12, 5] })
    .expectTurnover('knockedDown')
    .done();
  cursed(field, ['dodge', 'pro'])
    .dice('d6:1')
    .answers({ move: '2' }, { to: [12, 7] })
    .expectAsked('reroll', 'away', 'keep', { reroll: 'team' }, { reroll: 'pro' }, { reroll: 'dodge' })
    .done();
  // Its Block dice.
  cursed(field, ['pro']).dice('block:pushed').blocks('1', 'A').expectAsked('push', 'away').done();
  cursed(field, ['pro']).dice('block:pushed').blocks('2', 'B').expectAsked('blockDie', 'away').done();
});

// --- Get 'Em Lads! ---------------------------------------------------------------------------------------------------
describe("Get 'Em Lads!", () => {
  const hands = { home: ['getEmLads'] } as const;
  const hurtTurn = (injury: string): BloodScenario =>
    scene('A 1 . . B', { hands, active: 'away' })
      .dice('block:defenderDown', injury === '' ? '2d6:2' : '2d6:12', ...(injury === '' ? [] : [injury]))
      .blocks('1', 'A')
      .answers({ to: [9, 5] }, 'no');
  test.each([['2d6:2'], ['2d6:9'], ['2d6:12']])(
    "B16-SPCARD-31: after an injury on this side (%s) in the opponent's turn all its players have +1 Strength",
    injury => {
      const s = hurtTurn(injury).expectAsked('specialPlay', 'home', 'no', play('getEmLads')).answers(play('getEmLads'));
      expect(valuesOf(s, 'B')).toEqual([6, 4, 3, 8]);
      expect(valuesOf(s, '1')).toEqual([6, 3, 3, 8]);
      if (s.game.onPitch(s.id('A'))) expect(valuesOf(s, 'A')[1]).toBe(4);
      s.answers('endTurn').expectAsked('action', 'away');
      expect(valuesOf(s, 'B')).toEqual([6, 3, 3, 8]);
      s.done();
    },
  );
  test('B16-SPCARD-31: not after a mere fall, and not for the injuries of an earlier turn or of the own one', () => {
    hurtTurn('').expectAsked('specialPlay', 'home', 'no').done();
    const later = hurtTurn('2d6:2').answers('no', 'endTurn', 'no', 'endTurn');
    later.expectAsked('specialPlay', 'home', 'no').done();
    const own = scene('A 1 . . B', { hands })
      .dice('block:attackerDown', '2d6:12', '2d6:2')
      .blocks('A', '1')
      .expectAsked('specialPlay', 'home', 'no')
      .answers('no', 'endTurn')
      .expectAsked('specialPlay', 'home', 'no');
    own.done();
    // Nor for what a card does between two turns.
    scene('A . 1 . B', { hands: { home: ['getEmLads'], away: ['ballista'] }, active: 'away' })
      .answers('endTurn', play('ballista'))
      .dice('d6:6', '2d6:12', '2d6:2')
      .answers({ player: 'A' })
      .expectState('A', 'stunned')
      .expectAsked('specialPlay', 'home', 'no')
      .done();
  });
  test('B16-SPCARD-31: Strength goes no higher than 10', () => {
    const s = scene('A 1 . . B', { hands, active: 'away', who: { B: { strength: 10 } } })
      .dice('block:defenderDown', '2d6:12', '2d6:2')
      .blocks('1', 'A')
      .answers({ to: [9, 5] }, 'no', play('getEmLads'));
    expect(valuesOf(s, 'B')[1]).toBe(10);
    expect(can(s, 'B', 'block')).toBe(false);
  });
});
