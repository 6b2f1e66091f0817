/** Special rules of team lists in play, and players who join in mid-match (B25-TSPEC, B25-TRAIT-PLAGUERIDDEN, B25-IND-ROOKIES). */
import { describe, expect, test } from 'vitest';
import { createGame } from '../../src/blood/compile.ts';
import type { PlayerSpec } from '../../src/blood/setup.ts';
import { PLACES } from '../../src/blood/words.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import { readPosition, writePosition } from '../../src/kernel/notation.ts';
import { HOME, type PlayerId } from '../../src/words.ts';
import { blood25, type Settings } from './b25.ts';
import { inducing, listed2025, quiet, TeamMatch, teamText } from './b25-teams.ts';

const placeOf = (s: TeamMatch, name: string): string | undefined => PLACES[s.game.place(s.game.playerNamed(name))];

/** A blocks 1 dead: armour and injury break, and the D16 says so. */
const kills = (settings: Settings, casualty = 'd16:15') =>
  blood25('A 1', settings)
    .dice('block:defenderDown')
    .answers({ block: 'A' }, { target: '1' })
    .dice('2d6:12', '2d6:12', casualty)
    .answers({ to: [12, 5] }, 'no');

describe('Masters of Undeath', () => {
  const masters: Settings = {
    brings: { home: { mastersOfUndeath: 1 } },
    bench: { Z: { state: 'absent', keywords: ['Zombie', 'Lineman'] } },
  };
  test('B25-TSPEC-08: an opponent who has died may be replaced by a Lineman of the own list, once', () => {
    const s = kills(masters).expectAsked('useRule', 'home', 'yes', 'no').answers('yes').expectState('Z', 'reserves');
    s.expectEvent({ type: 'recruited', seat: HOME }).expectState('1', 'casualties').done();
    kills(masters).answers('no').expectState('Z', 'absent').expectState('1', 'casualties').done();
  });
  test.each<[string, Partial<PlayerSpec>, string, readonly string[]]>([
    ['somebody who is only hurt', {}, 'd16:14', ['d6:3']],
    ['somebody of Strength 5', { strength: 5 }, 'd16:15', []],
    ['a Stunty player', { skills: ['stunty'] }, 'd16:15', []],
  ])('B25-TSPEC-08: not for %s', (_whom, who, casualty, lasting) => {
    const s = blood25('A 1', { ...masters, who: { A: { strength: who.strength ?? 3 }, 1: who } });
    s.dice('block:defenderDown').answers({ block: 'A' }, { target: '1' });
    s.dice('2d6:12', '2d6:12', casualty, ...lasting)
      .answers({ to: [12, 5] }, 'no')
      .expectState('1', 'casualties')
      .expectState('Z', 'absent');
    s.expectNotLogged('recruited').done();
  });
  test('B25-TSPEC-08: it is their opponents who come back, not their own', () => {
    const s = kills({ brings: { away: { mastersOfUndeath: 1 } }, bench: { 9: { state: 'absent' } } });
    s.expectState('9', 'absent').expectNotLogged('recruited').done();
  });
  test('B25-TSPEC-10, B25-TSPEC-08: a list with two kinds of Linemen has both to choose from, beyond its 16', () => {
    const s = new TeamMatch('shamblingUndead', 'human', quiet).dice('d6:6', 'd6:1').starts();
    expect(['H17', 'H18'].map(name => placeOf(s, name))).toEqual(['absent', 'absent']);
    expect(s.game.playerNamed('H19')).toBe(-1);
    const dead = kills({
      brings: { home: { mastersOfUndeath: 1 } },
      bench: {
        Y: { state: 'absent', movement: 5 },
        Z: { state: 'absent', movement: 4 },
      },
    }).answers('yes');
    dead.expectAsked('recruit', 'home', { player: 'Y' }, { player: 'Z' }).answers({ player: 'Z' });
    dead.expectState('Z', 'reserves').expectState('Y', 'absent').done();
  });
  test('B25-TSPEC-08: whoever has joined is written down, read again and set up like anybody else', () => {
    const match = { home: 'shamblingUndead', away: 'human', options: quiet };
    const g = createGame(listed2025, match, new SeededDice('raised')).start();
    g.takeOff(g.playerNamed('H17'), 0);
    const text = writePosition(g);
    const other = createGame(listed2025, match, new SeededDice('raised')).start();
    readPosition(other, text);
    expect([writePosition(other), other.place(other.playerNamed('H17'))]).toEqual([text, 0]);
  });
});

describe('Plague Ridden', () => {
  const plague: Settings = {
    who: { A: ['plagueRidden'] },
    bench: { Z: { state: 'absent', keywords: ['Lineman'] } },
  };
  test('B25-TRAIT-PLAGUERIDDEN-01: whom its block kills may be replaced by a Lineman, once a match', () => {
    const s = kills(plague).expectAsked('useSkill', 'home', 'yes', 'no').answers('yes').expectState('Z', 'reserves');
    s.expectState('1', 'casualties').done();
    kills(plague).answers('no').expectState('Z', 'absent').done();
    const twice = blood25('A 1 . . . B 2', {
      who: { A: ['plagueRidden'], B: ['plagueRidden'] },
      bench: { Y: { state: 'absent' }, Z: { state: 'absent' } },
    });
    twice.dice('block:defenderDown').answers({ block: 'A' }, { target: '1' });
    twice.dice('2d6:12', '2d6:12', 'd16:15').answers({ to: [12, 5] }, 'no', 'yes');
    twice.dice('block:defenderDown').answers({ block: 'B' }, { target: '2' });
    twice
      .dice('2d6:12', '2d6:12', 'd16:15')
      .answers({ to: [17, 5] }, 'no')
      .expectState('2', 'casualties');
    expect(['Y', 'Z'].filter(name => twice.stateOf(name) === 'reserves')).toHaveLength(1);
    twice.done();
  });
  test('B25-TRAIT-PLAGUERIDDEN-01: an apothecary may save the victim first', () => {
    const s = kills({ ...plague, apothecaries: { away: 1 } }).expectAsked('apothecary', 'away');
    s.dice('d16:2').answers('yes', 'second').expectState('1', 'reserves').expectState('Z', 'absent').done();
  });
  test.each([
    ['a Big Guy', { keywords: ['Big Guy'] }],
    ['whoever decays', { skills: ['decay'] }],
    ['a Stunty player', { skills: ['stunty'] }],
  ])('B25-TRAIT-PLAGUERIDDEN-02: not for %s', (_whom, who) => {
    const s = kills({ ...plague, who: { A: ['plagueRidden'], 1: who } });
    s.expectState('1', 'casualties').expectState('Z', 'absent').expectNotLogged('recruited').done();
  });
  test('B25-TRAIT-PLAGUERIDDEN-02: not for whoever has Regeneration', () => {
    const s = blood25('A 1', { ...plague, who: { A: ['plagueRidden'], 1: ['regeneration'] } });
    s.dice('block:defenderDown').answers({ block: 'A' }, { target: '1' });
    s.dice('2d6:12', '2d6:12', 'd6:1', 'd16:15')
      .answers({ to: [12, 5] }, 'no')
      .expectNotLogged('recruited')
      .done();
  });
  test('B25-MATCHED-14: a team with the trait has somebody to call, and nobody new when the match begins', () => {
    const s = new TeamMatch('nurgle', 'human', quiet).dice('d6:6', 'd6:1').starts();
    expect([placeOf(s, 'H17'), s.game.playerNamed('H18')]).toEqual(['absent', -1]);
  });
});

describe('Riotous Rookies', () => {
  test('B25-IND-ROOKIES-01, B25-TSPEC-07: 2D3+1 Linemen with Loner (4+) join before the match, beyond 16 too', () => {
    const s = new TeamMatch(inducing('snotling', { riotousRookies: 1 }), 'human', quiet);
    s.dice('d3:1', 'd3:2', 'd6:6', 'd6:1').starts().expectAsked('kickOrReceive', 'home');
    const places = [17, 18, 19, 20, 21, 22, 23].map(number => placeOf(s, `H${number}`));
    expect(places).toEqual(['reserves', 'reserves', 'reserves', 'reserves', 'absent', 'absent', 'absent']);
    const loner = s.game.rules.edition.skills.loner4;
    expect([loner?.name, s.game.hasSkill(s.game.playerNamed('H17'), lonerOf(s))]).toEqual(['Loner (4+)', true]);
    s.done();
  });
});
const lonerOf = (s: TeamMatch): number =>
  s.game.lineup.profiles.list[s.game.profile(s.game.playerNamed('H17'))]?.skills.at(-1) as number;

describe('Bribery and Corruption', () => {
  const argued = (brings: Settings['brings']) =>
    blood25('A 1', { who: { 1: { state: 'prone' } }, ...(brings ? { brings } : {}) })
      .dice('d6:1', 'd6:1', 'd6:1')
      .fouls('A', '', '1')
      .answers('yes');
  test('B25-TSPEC-02: once a match a 1 in an argument may be rolled again', () => {
    argued(undefined).expectState('A', 'sentOff').done();
    const s = argued({ home: { briberyAndCorruption: 1 } }).expectAsked('useRule', 'home', 'yes', 'no');
    s.expectEvent({ type: 'argued', die: 1, result: 'onceMore' });
    s.dice('d6:6').answers('yes').expectState('A', 'standing').done();
    argued({ home: { briberyAndCorruption: 1 } })
      .answers('no')
      .expectState('A', 'sentOff')
      .done();
    const again = argued({ home: { briberyAndCorruption: 1 } })
      .dice('d6:1')
      .answers('yes');
    again.expectState('A', 'sentOff').done();
  });
});

describe('Team Captain', () => {
  const dodges = (bench: boolean, die: string) =>
    blood25(bench ? 'A 1' : 'A 1\nB .', {
      who: { A: { number: 1 }, B: { number: 7 } },
      ...(bench ? { bench: { B: { number: 7 } } } : {}),
      brings: { home: { teamCaptain: 7 } },
      rerolls: { home: 2 },
    })
      .dice('d6:2', ...(die ? [die] : []), 'd6:3')
      .answers({ move: 'A' }, { to: [9, 4] }, { reroll: 'team' });
  test('B25-TSPEC-13: while the captain is on the pitch a 6 keeps the team re-roll', () => {
    dodges(false, 'd6:6').expectRerolls(2, 0).done();
    dodges(false, 'd6:5').expectRerolls(1, 0).done();
    dodges(true, '').expectRerolls(1, 0).done();
  });
  test('B25-TSPEC-14, B25-TSPEC-12: a captain that can be fielded must be, whichever formation is chosen', () => {
    const file = teamText('human', { captain: 11 });
    const s = new TeamMatch(file, 'dwarf', quiet).dice('d6:6', 'd6:1').starts().answers('kick');
    const captain = s.game.playerNamed('H11');
    for (const answer of s.game.legalAnswers().filter(one => typeof one !== 'string')) {
      s.answers(answer);
      expect(s.game.onPitch(captain)).toBe(true);
    }
    expect(s.game.hasSkill(captain, proOf(s, captain))).toBe(true);
    s.answers('byHand', { place: 'H11' }, 'bench', 'ready').expectIllegal('ready');
  });
});
const proOf = (s: TeamMatch, p: PlayerId): number =>
  s.game.lineup.profiles.list[s.game.profile(p)]?.skills.at(-1) as number;

describe('Swarming', () => {
  test('B25-TSPEC-11: once both have set up, up to D3 Linemen more come out of Reserves', () => {
    const lineman = { keywords: ['Snotling', 'Lineman'] };
    const names = [...'ABCDEFGHIJKLMN'];
    const s = blood25('', {
      bench: {
        ...Object.fromEntries(names.map(name => [name, lineman])),
        O: { keywords: ['Big Guy'] },
        1: {},
        2: {},
        3: {},
      },
      brings: { home: { swarming: 1 } },
      kicking: 'home',
      moment: 'drive',
    }).starts();
    s.answers('ready').expectAsked('setUp', 'away').dice('d3:2').answers('ready').expectAsked('swarm', 'home');
    const left = names.filter(name => s.stateOf(name) === 'reserves');
    expect(left.length).toBeGreaterThan(1);
    if (s.stateOf('O') === 'reserves') s.expectIllegal({ place: 'O' });
    s.answers({ place: left[0] as string }, { to: [2, 8] });
    s.expectSquare(left[0] as string, [2, 8]);
    expect([...names, 'O'].filter(name => s.stateOf(name) === 'standing')).toHaveLength(12);
  });
  test('B25-TSPEC-11: within the limits of set-up: two in each wide zone', () => {
    const s = blood25('', {
      bench: Object.fromEntries([...'ABCDEFGHIJKLMN'].map(name => [name, { keywords: ['Lineman'] }])),
      brings: { home: { swarming: 1 } },
      kicking: 'home',
      moment: 'drive',
    }).starts();
    const [out] = [...'ABCDEFGHIJKLMN'].filter(name => s.stateOf(name) === 'reserves');
    s.answers('ready');
    s.dice('d3:3')
      .answers('ready')
      .answers({ place: out as string });
    const wide = (row: number): number => [...'ABCDEFGHIJKLMN'].filter(name => rowOf(s, name) === row).length;
    const upper = [1, 2, 3, 4].reduce((sum, row) => sum + wide(row), 0);
    expect(s.game.legalAnswers().some(one => JSON.stringify(one) === '{"to":[2,2]}')).toBe(upper < 2);
  });
});
const rowOf = (s: ReturnType<typeof blood25>, name: string): number => {
  const sq = s.game.square(s.game.playerNamed(name));
  return sq < 0 ? 0 : (s.game.squareName(sq)[1] as number);
};
