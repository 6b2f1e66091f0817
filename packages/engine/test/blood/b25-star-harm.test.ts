/** Special rules of Star Players of 2025 that have a say in how badly somebody is hurt. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood25 } from './b25.ts';
import { spentIn } from './star.ts';

/** A knocks 1 down, whose armour is 9+. */
const fells = (
  rule: string,
  dice: readonly string[],
  victim: object = {},
  more: readonly string[] = [],
): BloodScenario =>
  blood25('A 1 .\nB . .', { who: { A: { skills: [rule, ...more] }, 1: { strength: 1, ...victim } as never } })
    .dice('block:defenderDown', 'block:defenderDown', 'block:defenderDown')
    .answers({ block: 'A' }, { target: '1' })
    .dice(...dice)
    .answers({ face: 'defenderDown' }, { to: [12, 5] }, 'no');

describe('adding to a roll that lies there', () => {
  test.each([
    ['B25-STARRULE-47: Ram', 'ram', {}],
    ['B25-STARRULE-22: Slayer', 'slayer', { keywords: ['Big Guy'] }],
    ['B25-STARRULE-28: Dwarven Scourge', 'dwarvenScourge', {}],
    ['B25-STARRULE-55: Crushing Blow', 'crushingBlow', {}],
  ])('%s: +1 breaks armour that has just held, once a game', (_title, rule, victim) => {
    const s = fells(rule, ['2d6:8'], victim).expectAsked('useSkill', 'home', 'yes', 'no').expectState('1', 'prone');
    s.dice('2d6:6').answers('yes').expectState('1', 'stunned');
    s.expectEvent({ type: 'armourRolled', dice: 8, total: 9, broken: true });
    expect(spentIn(s)).toEqual([`${rule} match`]);
    s.done();
    fells(rule, ['2d6:8'], victim).answers('no').expectState('1', 'prone').done();
    fells(rule, ['2d6:7'], victim).expectAsked('action').done();
  });
  test.each([
    ['B25-STARRULE-47: Ram', 'ram', {}],
    ['B25-STARRULE-22: Slayer', 'slayer', { keywords: ['Big Guy'] }],
    ['B25-STARRULE-28: Dwarven Scourge', 'dwarvenScourge', {}],
  ])('%s: or +1 to the Injury roll where that makes it worse', (_title, rule, victim) => {
    const s = fells(rule, ['2d6:9', '2d6:7'], victim).expectAsked('useSkill', 'home');
    s.answers('yes').expectState('1', 'knockedOut').expectEvent({ type: 'injuryRolled', dice: 7, total: 8 }).done();
    fells(rule, ['2d6:9', '2d6:6'], victim).expectState('1', 'stunned').expectAsked('action').done();
  });
  test('B25-STARRULE-47: never to both rolls', () => {
    fells('ram', ['2d6:8']).dice('2d6:7').answers('yes').expectState('1', 'stunned').expectAsked('action').done();
  });
  test('B25-STARRULE-47, B25-SKILL-MIGHTYBLOW-01: with Mighty Blow on top two more are enough', () => {
    const s = fells('ram', ['2d6:7'], {}, ['mightyBlow']).expectAsked('useSkill', 'home');
    s.dice('2d6:7').answers('yes').expectState('1', 'stunned').done(); // both are spent on the armour
    fells('ram', ['2d6:8', '2d6:7'], {}, ['mightyBlow']).answers('yes').expectState('1', 'knockedOut').done();
  });
  test('B25-STARRULE-47, B25-SKILL-IRONHARDSKIN-01: not to the armour of an Iron Hard Skin', () => {
    fells('ram', ['2d6:8'], { skills: ['ironHardSkin'] })
      .expectState('1', 'prone')
      .expectAsked('action')
      .done();
  });
  test('B25-STARRULE-22: Slayer is for Big Guys only', () => {
    fells('slayer', ['2d6:8']).expectState('1', 'prone').expectAsked('action').done();
  });
  test('B25-STARRULE-28: Dwarven Scourge adds 2 against a Dwarf', () => {
    const dwarf = { keywords: ['Dwarf'] };
    fells('dwarvenScourge', ['2d6:7'], dwarf).dice('2d6:2').answers('yes').expectState('1', 'stunned').done();
    fells('dwarvenScourge', ['2d6:6'], dwarf).expectState('1', 'prone').expectAsked('action').done();
  });
  test('B25-STARRULE-55: Crushing Blow adds nothing to the Injury roll', () => {
    fells('crushingBlow', ['2d6:9', '2d6:7']).expectState('1', 'stunned').expectAsked('action').done();
  });
  test('B25-STARRULE-47: it counts for whoever goes down with its victim', () => {
    const s = blood25('A 1 .\n. . .\nB . 2', { who: { A: ['ram'] } });
    s.dice('block:bothDown', '2d6:8').answers({ block: 'A' }, { target: '1' }).expectAsked('useSkill', 'home');
    s.dice('2d6:6', '2d6:3').answers('yes').expectState('1', 'stunned').expectState('A', 'prone').done();
  });
  test('B25-STARRULE-42: Toxin Connoisseur adds 1 to the Injury roll of his stab, once a game', () => {
    const s = blood25('A 1 .\nB . .', { who: { A: ['stab', 'toxinConnoisseur'] } }).answers({ stab: 'A' });
    s.dice('2d6:9', '2d6:7').answers({ stab: '1' }).expectAsked('useSkill', 'home');
    s.answers('yes').expectState('1', 'knockedOut');
    expect(spentIn(s)).toEqual(['toxinConnoisseur match']);
    s.done();
    fells('toxinConnoisseur', ['2d6:9', '2d6:7']).expectState('1', 'stunned').expectAsked('action').done();
  });
});

describe('A Sneaky Pair', () => {
  const who = { D: ['aSneakyPair'], L: ['aSneakyPair', 'stab'] } as const;
  test('B25-STARRULE-11: +1 to the Armour roll of a Foul where both mark the victim', () => {
    const fouls = (D: readonly string[], ...dice: string[]) =>
      blood25('D 1 L\n. . .\nB . .', { who: { ...who, D, 1: { state: 'prone', armour: 11 } } })
        .answers({ foul: 'L' })
        .dice(...dice)
        .answers({ target: '1' });
    fouls(['aSneakyPair'], 'd6:3', 'd6:6', 'd6:1', 'd6:2').expectState('1', 'stunned').done(); // an assist, and 1 more
    fouls([], 'd6:3', 'd6:6').expectState('1', 'prone').done();
    fouls(['aSneakyPair', 'dirtyPlayer'], 'd6:3', 'd6:5').expectState('1', 'prone').done();
  });
  test('B25-STARRULE-11: … or of a Stab, though nothing else is added to that', () => {
    const s = blood25('D 1 L\nB . .', { who }).answers({ stab: 'L' });
    s.dice('2d6:8', '2d6:6').answers({ stab: '1' }).expectState('1', 'stunned').done();
    const alone = blood25('. 1 L\nB D .', { who: { ...who, D: [] } }).answers({ stab: 'L' });
    alone.dice('2d6:8').answers({ stab: '1' }).expectState('1', 'standing').done();
  });
  test('B25-STARRULE-11: to one of the two rolls only', () => {
    const s = blood25('D 1 L\nB . .', { who }).answers({ stab: 'L' });
    s.dice('2d6:8', '2d6:7').answers({ stab: '1' }).expectState('1', 'stunned').done();
    const late = blood25('D 1 L\nB . .', { who }).answers({ stab: 'L' });
    late.dice('2d6:9', '2d6:7').answers({ stab: '1' }).expectState('1', 'knockedOut').done();
  });
});

describe('rolling again', () => {
  test('B25-STARRULE-58: Krump and Smash: the armour of whoever he has knocked down, once a game', () => {
    const s = fells('krumpAndSmash', ['2d6:5']).expectAsked('useSkill', 'home');
    s.dice('2d6:9', '2d6:5').answers('yes').expectState('1', 'stunned');
    expect(spentIn(s)).toEqual(['krumpAndSmash match']);
    s.done();
  });
  test('B25-STARRULE-58: … not that of a Stab', () => {
    const s = blood25('A 1 .\nB . .', { who: { A: ['stab', 'krumpAndSmash'] } }).answers({ stab: 'A' });
    s.dice('2d6:5').answers({ stab: '1' }).expectAsked('action').done();
  });
  test('B25-STARRULE-50: Master Assassin: the armour roll of his Stab, once a game', () => {
    const s = blood25('A 1 .\nB . .', { who: { A: ['stab', 'masterAssassin'] } }).answers({ stab: 'A' });
    s.dice('2d6:5').answers({ stab: '1' }).expectAsked('useSkill', 'home').dice('2d6:9', '2d6:5').answers('yes');
    s.expectState('1', 'stunned');
    expect(spentIn(s)).toEqual(['masterAssassin match']);
    s.done();
  });
  test('B25-STARRULE-59: Savage Mauling: an Injury roll, once a game', () => {
    const s = fells('savageMauling', ['2d6:9', '2d6:2']).expectAsked('useSkill', 'home');
    s.dice('2d6:8').answers('yes').expectState('1', 'knockedOut');
    expect(spentIn(s)).toEqual(['savageMauling match']);
    s.done();
  });
  test('B25-STARRULE-32: Dwarfen Grit: an Armour roll that broke his own armour, once a game', () => {
    const s = fells('block', ['2d6:9'], { skills: ['dwarfenGrit'] }).expectAsked('useSkill', 'away');
    s.dice('2d6:8').answers('yes').expectState('1', 'prone');
    expect(spentIn(s)).toEqual(['dwarfenGrit match']);
    s.done();
    fells('block', ['2d6:9'], { skills: ['dwarfenGrit'] })
      .dice('2d6:5')
      .answers('no')
      .expectState('1', 'stunned')
      .done();
  });
  test('B25-STARRULE-32: … and what had been spent on the first roll is there for the second', () => {
    const s = fells('mightyBlow', ['2d6:8'], { skills: ['dwarfenGrit'] }).expectAsked('useSkill', 'away');
    s.dice('2d6:8', '2d6:7').answers('yes'); // Mighty Blow breaks it again, and is spent by that
    s.expectState('1', 'stunned').done();
  });
  test('B25-STARRULE-27: Old Pro: the lower die of an Armour roll, if the Pro roll succeeds', () => {
    const saws = (...dice: string[]) =>
      blood25('A 1 .\nB . .', { who: { A: ['chainsaw', 'pro', 'oldPro'], 1: { armour: 11 } } })
        .answers({ chainsaw: 'A' })
        .dice('d6:2')
        .answers({ chainsaw: '1' })
        .dice(...dice)
        .answers('keep'); // no Pro for the chainsaw itself
    const s = saws('d6:5', 'd6:2').expectAsked('useSkill', 'home').dice('d6:3', 'd6:3', '2d6:5').answers('yes');
    s.expectState('1', 'stunned').expectEvent({ type: 'armourRolled', dice: 8, broken: true });
    expect(spentIn(s)).toEqual(['oldPro match']);
    s.done();
    saws('d6:5', 'd6:2').dice('d6:2').answers('yes').expectState('1', 'standing').done();
    saws('d6:5', 'd6:3', '2d6:5').expectState('1', 'stunned').done();
  });
});

describe('Pump Up the Crowd', () => {
  test('B25-STARRULE-51: the first Casualty of his block wins a Team Re-roll for the drive', () => {
    const s = fells('pumpUpTheCrowd', ['2d6:9', '2d6:11', 'd16:1']).expectState('1', 'casualties');
    s.expectEvent({ type: 'skillUsed', skill: 'pumpUpTheCrowd' });
    s.answers({ move: 'B' }).walks('B', 'e e e e e e').dice('d6:1').walks('B', 'e');
    s.expectAsked('reroll', 'home', 'keep', { reroll: 'team' }).dice('d6:2').answers({ reroll: 'team' });
    s.dice('d6:1', '2d6:3').walks('B', 'e').expectTurnover('knockedDown').done(); // it was the only one
  });
});
