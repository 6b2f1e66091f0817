/** Special rules of Star Players of 2025 with teeth, chainsaws and boots, and what they win for their team. */
import { describe, expect, test } from 'vitest';
import { skillNumber } from '../../src/blood/names.ts';
import { isWitless } from '../../src/blood/status.ts';
import { WON_REROLL } from '../../src/blood/words.ts';
import { teamTarget, Until } from '../../src/kernel/effects.ts';
import { type BloodScenario, blood25 } from './b25.ts';
import { legalOf } from './dsl.ts';
import { spentIn } from './star.ts';

describe('Putrid Regurgitation', () => {
  const who = { A: ['putridRegurgitation'] } as const;
  test('B25-STARRULE-04: a Projectile Vomit Special Action, once a half', () => {
    const s = blood25('A 1 2\nB . .', { who })
      .answers({ vomit: 'A' })
      .dice('d6:2', '2d6:9', '2d6:5')
      .answers({ vomit: '1' });
    s.expectState('1', 'stunned');
    expect(spentIn(s)).toEqual(['putridRegurgitation half']);
    s.answers('endTurn', 'endTurn').expectAsked('action', 'home').expectIllegal({ vomit: 'A' }).done();
  });
  test('B25-STARRULE-04: … even after a Block', () => {
    const s = blood25('. 2 .\nA 1 .\n. . .\nB . .', { who: { A: { strength: 4, skills: ['putridRegurgitation'] } } });
    s.dice('block:pushed')
      .answers({ block: 'A' }, { target: '1' })
      .answers({ to: [12, 6] }, 'no');
    s.expectAsked('skillTarget', 'home', 'no', { player: '2' }).dice('d6:2', '2d6:9', '2d6:5').answers({ player: '2' });
    s.expectState('2', 'stunned').expectAsked('action');
    expect(spentIn(s)).toEqual(['putridRegurgitation half']);
    s.done();
  });
  test('B25-STARRULE-04: … or in place of the block of a Blitz', () => {
    const s = blood25('A . 1\nB . .', { who }).answers({ blitz: 'A' }, { target: '1' }).walks('A', 'e');
    s.dice('d6:2', '2d6:5').answers({ vomit: '1' }).expectAsked('action');
    expect(spentIn(s)).toEqual(['putridRegurgitation half']);
    s.done();
  });
});

describe('Tasty Morsel', () => {
  const who = {
    K: ['bloodlust2', 'tastyMorsel'],
    1: { strength: 3 },
    2: { strength: 4 },
    3: { skills: ['ram'] },
  };
  test('B25-STARRULE-07: she bites an opponent of ST 3 or less, no Star Player, once a game', () => {
    const s = blood25('1 K 2\n. 3 .\n. . .\nB . .', { who, ball: '1' })
      .dice('d6:1')
      .answers({ move: 'K' })
      .answers('stop');
    s.expectAsked('skillTarget', 'home', 'no', { player: '1' }).dice('2d6:5', 'd8:2').answers({ player: '1' });
    s.expectState('1', 'stunned')
      .expectEvent({ type: 'bitten', player: s.id('1') })
      .expectTurnover('none');
    expect(isWitless(s.game, s.id('K'))).toBe(false);
    expect(spentIn(s)).toEqual(['tastyMorsel match']);
    s.done();
  });
  test('B25-STARRULE-07: otherwise it goes as with any Vampire', () => {
    const s = blood25('1 K .\n. . .\nB . .', { who }).dice('d6:1').answers({ move: 'K' }).answers('stop', 'no');
    s.expectTurnover('bloodLust');
  });
});

describe('chainsaws', () => {
  test('B25-STARRULE-38: Maximum Carnage: another attack at once, against somebody else, once a game', () => {
    const s = blood25('1 A 2\n. . .\nB . .', { who: { A: ['chainsaw', 'maximumCarnage'] } }).answers({ chainsaw: 'A' });
    s.dice('d6:2', '2d6:3').answers({ chainsaw: '1' }).expectAsked('skillTarget', 'home', 'no', { player: '2' });
    s.dice('d6:2', '2d6:6', '2d6:5').answers({ player: '2' }).expectState('2', 'stunned').expectAsked('action');
    expect(spentIn(s)).toEqual(['maximumCarnage match']);
    s.done();
  });
  test('B25-STARRULE-38: not from the ground, and not without anybody else', () => {
    const s = blood25('1 A 2\n. . .\nB . .', { who: { A: ['chainsaw', 'maximumCarnage'] } }).answers({ chainsaw: 'A' });
    s.dice('d6:1', '2d6:3').answers({ chainsaw: '1' }).expectState('A', 'prone').expectTurnover('knockedDown').done();
    const one = blood25('1 A .\n. . .\nB . .', { who: { A: ['chainsaw', 'maximumCarnage'] } }).answers({
      chainsaw: 'A',
    });
    one.dice('d6:2', '2d6:3').answers({ chainsaw: '1' }).expectAsked('action').done();
  });
  const nobbla = (more: object = {}) =>
    blood25('1 A 2\n. . .\nB . .', {
      who: { A: ['chainsaw', 'kickEmWhileTheyreDown'], 1: { state: 'prone' }, ...more } as never,
    });
  test('B25-STARRULE-40: Kick ’em While They’re Down!: a chainsaw against somebody on the ground, no Foul, once a game', () => {
    const s = nobbla().answers({ chainsaw: 'A' });
    expect(legalOf(s, 'chainsaw')).toEqual(['1', '2']);
    s.dice('d6:2', '2d6:6', '2d6:4').answers({ chainsaw: '1' }).expectState('1', 'stunned');
    s.expectNotLogged('refereeSaw').expectLegal({ foul: 'B' });
    expect(spentIn(s)).toEqual(['kickEmWhileTheyreDown match']);
    s.answers('endTurn', 'endTurn', { chainsaw: 'A' });
    expect(legalOf(s, 'chainsaw')).toEqual(['2']);
    s.done();
  });
  test('B25-STARRULE-40: nobody else may', () => {
    const s = nobbla({ A: ['chainsaw'] }).answers({ chainsaw: 'A' });
    expect(legalOf(s, 'chainsaw')).toEqual(['2']);
    nobbla({ A: ['chainsaw'], 2: { state: 'prone' } }).expectIllegal({ chainsaw: 'A' });
    nobbla({ 2: { state: 'prone' } }).expectLegal({ chainsaw: 'A' });
  });
});

describe('the referee', () => {
  const ends = (skills: readonly string[]) =>
    blood25('A . .\n. . .\nB . 1', {
      who: { A: { skills, playedThisDrive: true } as never },
      moment: 'driveEnd',
    }).starts();
  test('B25-STARRULE-35: I’ll Be Back!: the first time his Secret Weapon is seen he stays, without an argument', () => {
    const s = ends(['secretWeapon', 'illBeBack']).expectNotLogged('sentOff', 'argued');
    s.expectEvent({ type: 'skillUsed', skill: 'illBeBack' }).expectState('A', 'reserves');
    expect(spentIn(s)).toEqual(['illBeBack match']);
    ends(['secretWeapon']).expectAsked('argueTheCall', 'home');
  });
  const fouls = () =>
    blood25('A 1 .\nG . .\nB 2 C', {
      who: { G: ['sneakiestOfTheLot'], 1: { state: 'prone', armour: 11 }, 2: { state: 'prone', armour: 11 } },
    });
  const foul = (s: BloodScenario, by: string, target: string) =>
    s.answers({ foul: by }).dice('d6:1', 'd6:2').answers({ target });
  test('B25-STARRULE-54: Sneakiest of the Lot: two Fouls a turn, one of them his', () => {
    const first = foul(fouls(), 'G', '1').expectLegal({ foul: 'A' }, { foul: 'B' });
    foul(first, 'A', '1').expectIllegal({ foul: 'B' }, { foul: 'C' }).done();
    const later = foul(fouls(), 'A', '1').expectLegal({ foul: 'G' }).expectIllegal({ foul: 'B' });
    foul(later, 'G', '2')
      .expectIllegal({ foul: 'B' })
      .expectEvent({ type: 'skillUsed', skill: 'sneakiestOfTheLot' })
      .done();
    later.answers('endTurn', 'endTurn').expectLegal({ foul: 'B' });
  });
});

describe('Star of the Show', () => {
  const wins = (s: BloodScenario): boolean => s.game.isAffected(teamTarget(0), WON_REROLL);
  test('B25-STARRULE-09: his first Touchdown wins a Team Re-roll that is good for the next drive', () => {
    const s = blood25('. . A .\n. . . .\nB . . 1', { who: { A: ['starOfTheShow'] }, ball: 'A', at: [23, 5] });
    s.answers({ move: 'A' });
    s.walks('A', 'e').expectEvent({ type: 'skillUsed', skill: 'starOfTheShow' }).expectScore(1, 0);
    expect(spentIn(s)).toEqual(['starOfTheShow match']);
    expect(wins(s)).toBe(true);
  });
  test('B25-STARRULE-09: … and gone with it, and no other comes after the first', () => {
    const s = blood25('. . A .\n. . . .\nB . . 1', { who: { A: ['starOfTheShow'] }, ball: 'A', at: [23, 5] });
    s.game.spendSkill(s.id('A'), skillNumber('starOfTheShow'), Until.match);
    s.game.affect(teamTarget(0), WON_REROLL, 1, Until.match); // won in the drive before
    s.answers({ move: 'B' }).walks('B', 'w w w w w w').dice('d6:1').walks('B', 'w');
    s.expectAsked('reroll', 'home', 'keep', { reroll: 'team' }).dice('2d6:3').answers('keep');
    expect(wins(s)).toBe(true);
    const next = blood25('. . A .\n. . . .\nB . . 1', { who: { A: ['starOfTheShow'] }, ball: 'A', at: [23, 5] });
    next.game.spendSkill(next.id('A'), skillNumber('starOfTheShow'), Until.match);
    next.game.affect(teamTarget(0), WON_REROLL, 1, Until.match);
    next.answers({ move: 'A' }).walks('A', 'e').expectScore(1, 0);
    expect(wins(next)).toBe(false);
  });
});
