/** Prayers to Nuffle (B25-PRAYER): who is given what before the match, and what comes of it. */
import { describe, expect, test } from 'vitest';
import { Stat } from '../../src/blood/characteristics.ts';
import { skillNumber } from '../../src/blood/names.ts';
import { AWAY, HOME, type PlayerId, type Seat } from '../../src/words.ts';
import { blood25, type Settings } from './b25.ts';
import { inducing, quiet, TeamMatch } from './b25-teams.ts';

/** Home prays so often, with these dice, up to the toss. */
const prays = (count: number, ...dice: string[]) =>
  new TeamMatch(inducing('human', { prayersToNuffle: count }), 'orc', quiet).dice(...dice).starts();
const TOSS = ['d6:6', 'd6:1'] as const;
const withSkill = (s: TeamMatch, seat: Seat, skill: string): string[] =>
  s.game
    .playersOf(seat)
    .filter((p: PlayerId) => s.game.hasSkill(p, skillNumber(skill)))
    .map((p: PlayerId) => s.game.playerName(p));
const gained = (s: TeamMatch, seat: Seat, skill: string): string[] => {
  const before = new TeamMatch(inducing('human', {}), 'orc', quiet).dice(...TOSS).starts();
  const had = withSkill(before, seat, skill);
  return withSkill(s, seat, skill).filter(name => !had.includes(name));
};

describe('praying', () => {
  test('B25-IND-PRAYERS-01: one D16 each, before the toss; what the team has already is rolled again', () => {
    const s = prays(2, 'd16:9', 'd16:9', 'd16:15', ...TOSS).expectAsked('kickOrReceive', 'home');
    expect(s.game.events?.filter(e => e.type === 'prayed')).toEqual([
      { type: 'prayed', seat: HOME, die: 9, rule: 'molesUnderThePitch' },
      { type: 'prayed', seat: HOME, die: 15, rule: 'underScrutiny' },
    ]);
    s.done();
  });
  test('B25-IND-PRAYERS-01: both teams may have the same', () => {
    const one = inducing('human', { prayersToNuffle: 1 });
    const s = new TeamMatch(one, one, quiet).dice('d16:2', 'd16:2', ...TOSS).starts();
    expect(s.game.events?.filter(e => e.type === 'prayed').map(e => (e as { seat: Seat }).seat)).toEqual([HOME, AWAY]);
    s.done();
  });
});

describe('gifts', () => {
  test('B25-PRAYER-03: Stiletto, a random player of the team has Stab', () => {
    const s = prays(1, 'd16:3', 'pick:2', ...TOSS);
    expect(gained(s, HOME, 'stab')).toEqual(['H2']);
    s.done();
  });
  test('B25-PRAYER-04: Iron Man, a player of the coach’s choice has one armour more, 11+ at most', () => {
    const s = prays(1, 'd16:4').expectAsked('rulePlayer', 'home');
    const p = s.game.playerNamed('H3');
    const before = s.game.stat(p, Stat.armour);
    s.expectIllegal({ player: 'A1' })
      .dice(...TOSS)
      .answers({ player: 'H3' });
    expect(s.game.stat(p, Stat.armour)).toBe(Math.min(11, before + 1));
    s.done();
  });
  test('B25-PRAYER-05: Knuckle Dusters, a player of the coach’s choice has Mighty Blow', () => {
    const s = prays(1, 'd16:5')
      .expectAsked('rulePlayer', 'home')
      .dice(...TOSS)
      .answers({ player: 'H11' });
    expect(gained(s, HOME, 'mightyBlow')).toEqual(['H11']);
    s.done();
  });
  test('B25-PRAYER-06: Bad Habits, D3 random opponents without Loner have Loner (2+)', () => {
    const s = prays(1, 'd16:6', 'd3:2', 'pick:1', 'pick:1', ...TOSS);
    expect(gained(s, AWAY, 'loner2')).toHaveLength(2);
    expect(gained(s, HOME, 'loner2')).toEqual([]);
    s.done();
  });
  test('B25-PRAYER-07: Greasy Cleats, a random opponent is slower by one', () => {
    const plain = new TeamMatch(inducing('human', {}), 'orc', quiet).dice(...TOSS).starts();
    const s = prays(1, 'd16:7', 'pick:1', ...TOSS);
    const movement = (match: TeamMatch): number => match.game.stat(match.game.playerNamed('A1'), Stat.movement);
    expect(movement(s)).toBe(movement(plain) - 1);
    s.done();
  });
  test('B25-PRAYER-08: Blessing of Nuffle, a random player of the team has Pro', () => {
    const s = prays(1, 'd16:8', 'pick:1', ...TOSS);
    expect(gained(s, HOME, 'pro')).toHaveLength(1);
    s.done();
  });
  test('B25-PRAYER-16: Intensive Training, a random player has a Primary skill of the coach’s choice', () => {
    const s = prays(1, 'd16:16', 'pick:1').expectAsked('learnSkill', 'home');
    const legal = s.game.legalAnswers().map(one => (one as { readonly skill: string }).skill);
    const categories = new Set(legal.map(name => s.game.rules.edition.skills[name]?.category));
    expect([...categories]).not.toContain('trait');
    expect(legal.length).toBeGreaterThan(8);
    const [skill] = legal;
    s.dice(...TOSS).answers({ skill: skill as string });
    expect(gained(s, HOME, skill as string)).toHaveLength(1);
    s.done();
  });
  test('B25-STAR-07: no prayer chooses a Star Player', () => {
    const stars = [{ number: 12, star: 'theMightyZug' }];
    const file = JSON.stringify({ ...JSON.parse(inducing('human', { prayersToNuffle: 1 })), stars });
    const s = new TeamMatch(file, 'orc', quiet).dice('d16:4').starts().expectAsked('rulePlayer', 'home');
    s.expectIllegal({ player: 'H12' }).expectLegal({ player: 'H1' });
  });
});

describe('the referee and the pitch', () => {
  const foul = (brings: Settings['brings'], ...dice: string[]) =>
    blood25('A 1', { who: { 1: { state: 'prone' } }, ...(brings ? { brings } : {}) })
      .dice(...dice)
      .fouls('A', '', '1');
  test('B25-PRAYER-02: Friends with the Ref, arguing works on a 5 as well', () => {
    foul(undefined, 'd6:1', 'd6:1', 'd6:5').answers('yes').expectState('A', 'sentOff').done();
    const friends = { home: { friendsWithTheRef: 1 } };
    foul(friends, 'd6:1', 'd6:1', 'd6:5').answers('yes').expectState('A', 'standing').done();
    foul(friends, 'd6:1', 'd6:1', 'd6:4').answers('yes').expectState('A', 'sentOff').done();
  });
  test('B25-PRAYER-15: Under Scrutiny, an opponent that breaks armour with a foul is seen, double or not', () => {
    const watched = { away: { underScrutiny: 1 } };
    foul(undefined, 'd6:6', 'd6:5', 'd6:1', 'd6:2').expectState('A', 'standing').done();
    foul(watched, 'd6:6', 'd6:5', 'd6:1', 'd6:2').expectAsked('argueTheCall', 'home').done();
    foul(watched, 'd6:1', 'd6:2').expectState('A', 'standing').expectNotLogged('refereeSaw').done();
    foul({ home: { underScrutiny: 1 } }, 'd6:6', 'd6:5', 'd6:1', 'd6:2')
      .expectNotLogged('refereeSaw')
      .done();
  });
  test('B25-PRAYER-09: Moles Under the Pitch, opponents Rush at -1', () => {
    const rush = (brings: Settings['brings'], die: string) =>
      blood25('A . . 1', { who: { A: { movement: 1 } }, ...(brings ? { brings } : {}) })
        .dice(die)
        .answers({ move: 'A' }, { to: [10, 6] }, { to: [10, 7] });
    rush(undefined, 'd6:2').expectModifiers('goForIt', {}).done();
    rush({ away: { molesUnderThePitch: 1 } }, 'd6:3')
      .expectModifiers('goForIt', { molesUnderThePitch: -1 })
      .done();
    rush({ home: { molesUnderThePitch: 1 } }, 'd6:2')
      .expectModifiers('goForIt', {})
      .done();
  });
  test('B25-PRAYER-14: Throw a Rock, once as the own turn begins, a random opponent goes down on a 4+', () => {
    const turn = () => blood25('A . . 1 2', { moment: 'turnStart', brings: { home: { throwARock: 1 } } }).starts();
    turn().expectAsked('useRule', 'home').answers('no').expectAsked('action', 'home').done();
    const s = turn().dice('pick:2', 'd6:4', '2d6:2').answers('yes').expectState('2', 'prone');
    s.expectTurnover('none').expectAsked('action', 'home').answers('endTurn', 'endTurn');
    s.expectAsked('action', 'home').done();
    turn().dice('pick:1', 'd6:3').answers('yes').expectState('1', 'standing').done();
  });
});

describe('Treacherous Trapdoor', () => {
  const at = [6, 2] as const;
  const walk = (die: string, more: Settings = {}) =>
    blood25('A . .', { at, brings: { away: { treacherousTrapdoor: 1 } }, ...more })
      .dice(die)
      .answers({ move: 'A' }, { to: [7, 2] });
  test('B25-PRAYER-01: whoever enters falls in on a 1, and is in the hands of the crowd', () => {
    walk('d6:2').expectAsked('activity', 'home').expectSquare('A', [7, 2]).done();
    const fallen = blood25('A . . . . B 1', { at, brings: { away: { treacherousTrapdoor: 1 } } });
    fallen
      .dice('d6:1', '2d6:5')
      .answers({ move: 'A' }, { to: [7, 2] })
      .expectState('A', 'reserves')
      .done();
    const ko = blood25('A . . . . B 1', { at, brings: { home: { treacherousTrapdoor: 1 } } });
    ko.dice('d6:1', '2d6:8')
      .answers({ move: 'A' }, { to: [7, 2] })
      .expectState('A', 'knockedOut')
      .done();
  });
  test('B25-PRAYER-01: nothing is rolled without the prayer, nor again for whoever stays', () => {
    const none = blood25('A . .', { at }).answers({ move: 'A' }, { to: [7, 2] });
    none.expectAsked('activity', 'home').done();
    const s = blood25('A . . B', { at, brings: { away: { treacherousTrapdoor: 1 } } }).dice('d6:2');
    s.moves('A', 'e').moves('B', 'e').expectSquare('A', [7, 2]).done();
  });
  test('B25-PRAYER-01: the ball bounces from there, and a carrier of the active team loses the turn', () => {
    const s = blood25('A . . . . B 1', { at, ball: 'A', brings: { away: { treacherousTrapdoor: 1 } } });
    s.dice('d6:1', '2d6:5', 'd8:5').answers({ move: 'A' }, { to: [7, 2] });
    s.expectTurnover('intoTheCrowd').expectBall([8, 2]).done();
  });
  test('B25-PRAYER-01: pushed onto it counts, set up on it does not', () => {
    const s = blood25('. A 1', { at: [4, 2], brings: { home: { treacherousTrapdoor: 1 } } });
    s.dice('block:pushed')
      .answers({ block: 'A' }, { target: '1' })
      .dice('d6:2')
      .answers({ to: [7, 2] }, 'no')
      .done();
    expect(s.game.events?.filter(e => e.type === 'ruleRolled')).toHaveLength(1);
  });
});

describe('what feats are worth', () => {
  test('B25-PRAYER-10, B25-PRAYER-11: completions and catches', () => {
    const pass = (home: Readonly<Record<string, number>>) =>
      blood25('A . . B', { ball: 'A', ...(Object.keys(home).length > 0 ? { brings: { home } } : {}) })
        .dice('d6:6', 'd6:6')
        .passes('A', '', [13, 5]);
    const points = (s: ReturnType<typeof pass>): number[] =>
      ['A', 'B'].map(name => s.game.points(s.game.playerNamed(name)));
    expect(points(pass({}))).toEqual([1, 0]);
    expect(points(pass({ perfectPassing: 1 }))).toEqual([2, 0]);
    expect(points(pass({ dazzlingCatching: 1 }))).toEqual([1, 1]);
  });
  test('B25-PRAYER-12: a casualty among the crowd earns the pusher 2', () => {
    const push = (home: Readonly<Record<string, number>>) => {
      const s = blood25('1\nA', { at: [12, 1], ...(Object.keys(home).length > 0 ? { brings: { home } } : {}) });
      s.dice('block:pushed').answers({ block: 'A' }, { target: '1' });
      return s;
    };
    const points = (s: ReturnType<typeof push>): number => {
      s.dice('2d6:12', 'd16:1').answers('no');
      return s.game.points(s.game.playerNamed('A'));
    };
    expect([points(push({})), points(push({ fanInteraction: 1 }))]).toEqual([0, 2]);
  });
  test('B25-PRAYER-13: a casualty by a foul earns 2', () => {
    const foul = (brings: Settings['brings']): number => {
      const s = blood25('A 1', { who: { 1: { state: 'prone' } }, ...(brings ? { brings } : {}) });
      s.dice('d6:6', 'd6:5', 'd6:6', 'd6:5', 'd16:1').fouls('A', '', '1');
      return s.game.points(s.game.playerNamed('A'));
    };
    expect([foul(undefined), foul({ home: { foulingFrenzy: 1 } })]).toEqual([0, 2]);
  });
});
