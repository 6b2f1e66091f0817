/** After a match of 2025: getting even, the most valuable player, winnings, fans, and the report of it all (B25-EVEN, B25-POST). */
import { describe, expect, test } from 'vitest';
import { bring } from '../../src/blood/brings.ts';
import type { BloodGame, TeamRule } from '../../src/blood/game.ts';
import type { MatchReport } from '../../src/blood/report.ts';
import { STALLED } from '../../src/blood/words.ts';
import { teamTarget, Until } from '../../src/kernel/effects.ts';
import { AWAY, HOME } from '../../src/words.ts';
import { blood25, type Settings } from './b25.ts';

const reportOf = (g: BloodGame): MatchReport => g.rules.edition.report?.(g) as MatchReport;
/** The last turn of the match, home about to end it. */
const lastTurn = (drawing: string, settings: Settings = {}) =>
  blood25(drawing, {
    half: 2,
    turns: { home: 8, away: 8 },
    options: { league: true },
    score: { home: 1, away: 0 },
    ...settings,
  });
const FANS = ['d6:3', 'd6:3'] as const;

describe('getting even', () => {
  /** A hurts 1 in the last turn, which is over then; the D6 of the grudge comes next. */
  const hurt = (casualty: readonly string[], keywords: readonly string[], league = true, more: Settings = {}) =>
    lastTurn('A 1 . . . B', { who: { A: { keywords } }, options: { league }, ...more })
      .dice('block:defenderDown')
      .answers({ block: 'A' }, { target: '1' })
      .dice('2d6:12', '2d6:12', ...casualty)
      .answers({ to: [12, 5] }, 'no');
  test('B25-EVEN-02, B25-EVEN-03: on a 4+ whoever misses the next game hates who did it', () => {
    const s = hurt(['d16:9'], ['Orc', 'Blitzer'])
      .dice('d6:4', 'pick:1', 'pick:1', ...FANS)
      .answers('endTurn');
    s.expectEvent({ type: 'grudgeRolled', die: 4, hates: 'Orc' }).done();
    expect(reportOf(s.game).away.players[0]).toMatchObject({ id: '1', casualty: 'seriouslyHurt', hatred: 'Orc' });
    const calm = hurt(['d16:9'], ['Orc'])
      .dice('d6:3', 'pick:1', 'pick:1', ...FANS)
      .answers('endTurn');
    expect(reportOf(calm.game).away.players[0]).toMatchObject({ hatred: null, missesNextGame: true });
    calm.done();
  });
  test('B25-EVEN-04: of several keywords the coach of the one who was hurt chooses', () => {
    const s = hurt(['d16:11'], ['Orc', 'Undead', 'Lineman']).dice('d6:5').answers('endTurn');
    s.expectAsked('grudge', 'away', { keyword: 'Orc' }, { keyword: 'Undead' });
    s.dice('pick:1', 'pick:1', ...FANS).answers({ keyword: 'Undead' });
    expect(reportOf(s.game).away.players[0]).toMatchObject({ hatred: 'Undead', niggling: true });
  });
  test('B25-EVEN-05: nobody comes to hate what players do on the pitch', () => {
    const s = hurt(['d16:9'], ['Big Guy', 'Blocker'])
      .dice('pick:1', 'pick:1', ...FANS)
      .answers('endTurn');
    s.expectNotLogged('grudgeRolled').done();
  });
  test.each([
    ['Badly Hurt', 'd16:8'],
    ['Dead', 'd16:15'],
  ])('B25-EVEN-02: not who is %s', (_what, casualty) => {
    const s = hurt([casualty], ['Orc'])
      .dice('pick:1', 'pick:1', ...FANS)
      .answers('endTurn');
    s.expectNotLogged('grudgeRolled').done();
  });
  test('B25-EVEN-01: in league play only', () => {
    const s = hurt(['d16:9'], ['Orc'], false).answers('endTurn');
    expect(s.game.over).toBe(true);
    s.expectNotLogged('grudgeRolled', 'fansRolled', 'winnings').done();
  });
});

describe('the report', () => {
  test('B25-POST-05, B25-CAS-04: casualties with what they leave behind', () => {
    const s = blood25('A 1').dice('block:defenderDown').answers({ block: 'A' }, { target: '1' });
    s.dice('2d6:12', '2d6:12', 'd16:13', 'd6:3').answers({ to: [12, 5] }, 'no');
    expect(reportOf(s.game).away.players).toEqual([
      {
        id: '1',
        number: 1,
        position: 'plain',
        points: 0,
        mostValuable: false,
        casualty: 'lastingInjury',
        missesNextGame: true,
        niggling: false,
        loses: 'movement',
        hatred: null,
      },
    ]);
    expect(reportOf(s.game).home.players).toMatchObject([{ id: 'A', points: 2 }]);
  });
  test('B25-LAST-08, B25-LAST-01: what cannot get worse only costs the next game', () => {
    const s = blood25('A 1', { who: { 1: { movement: 1 } } }).dice('block:defenderDown');
    s.answers({ block: 'A' }, { target: '1' });
    s.dice('2d6:12', '2d6:12', 'd16:14', 'd6:3').answers({ to: [12, 5] }, 'no');
    expect(reportOf(s.game).away.players[0]).toMatchObject({ loses: null, missesNextGame: true });
  });
  test('B25-LAST-02, B25-CAS-T1: a Serious Injury is a Niggling Injury', () => {
    const s = blood25('A 1').dice('block:defenderDown').answers({ block: 'A' }, { target: '1' });
    s.dice('2d6:12', '2d6:12', 'd16:12').answers({ to: [12, 5] }, 'no');
    expect(reportOf(s.game).away.players[0]).toMatchObject({ casualty: 'seriousInjury', niggling: true });
  });
  const ended = (settings: Settings, stalled: boolean, ...dice: string[]) => {
    const s = lastTurn('A . 1', { fans: { home: 3, away: 4 }, score: { home: 2, away: 1 }, ...settings });
    if (stalled) s.game.affect(teamTarget(HOME), STALLED, 0, Until.match);
    return s.dice('pick:1', 'pick:1', ...dice).answers('endTurn');
  };
  test('B25-POST-01: winnings by fans, Touchdowns and eagerness', () => {
    const s = ended({}, false, ...FANS);
    expect([reportOf(s.game).home.winnings, reportOf(s.game).away.winnings]).toEqual([65_000, 55_000]);
    s.expectEvent({ type: 'winnings', seat: HOME, gold: 65_000 });
    expect(reportOf(ended({}, true, ...FANS).game).home.winnings).toBe(55_000);
  });
  test('B25-POST-01: a team that lets the crowd wait has been Stalling', () => {
    const s = blood25('A .', { at: [24, 7], ball: 'A', bench: { 1: {} }, turns: { home: 6, away: 5 } });
    s.dice('d6:1').answers({ move: 'A' }, 'stop');
    expect([HOME, AWAY].map(seat => s.game.isAffected(teamTarget(seat), STALLED))).toEqual([true, false]);
  });
  test('B25-POST-02, B25-POST-03: after a win there may be more Dedicated Fans, after a loss fewer', () => {
    const fans = (g: BloodGame): unknown => [reportOf(g).home.dedicatedFans, reportOf(g).away.dedicatedFans];
    const file = blood25('A').game.teamOf(HOME).fanFactor;
    const other = blood25('A').game.teamOf(AWAY).fanFactor;
    expect(fans(ended({}, false, 'd6:6', 'd6:6').game)).toEqual([
      { before: file, after: file + 1 },
      { before: other, after: other },
    ]);
    expect(fans(ended({}, false, 'd6:1', 'd6:1').game)).toEqual([
      { before: file, after: file > 1 ? file : file + 1 },
      { before: other, after: Math.max(1, other > 1 ? other - 1 : other) },
    ]);
  });
  test('B25-POST-04: after a draw they stay', () => {
    const s = ended({ score: { home: 1, away: 1 } }, false);
    s.expectNotLogged('fansRolled').done();
  });
  test('B25-PRIN-CONC-02: who concedes loses by two to nil at least, and earns nothing', () => {
    const s = lastTurn('A . 1', { fans: { home: 3, away: 4 }, score: { home: 1, away: 1 } });
    s.answers({ concede: 'home' }).expectScore(0, 2);
    expect([reportOf(s.game).home.winnings, reportOf(s.game).away.winnings]).toEqual([0, 90_000]);
    lastTurn('A . 1', { score: { home: 1, away: 3 } })
      .answers({ concede: 'home' })
      .expectScore(0, 3);
  });
  test('B25-PRIN-CONC-02, B25-Q-190: nothing is asked or rolled once a match is given up, and what was earned stays', () => {
    const s = lastTurn('A . 1', { score: { home: 0, away: 1 } }).answers({ concede: 'home' });
    expect(s.game.over).toBe(true);
    for (const step of ['grudgeRolled', 'earned', 'fansRolled', 'winnings'] as const) s.expectNotLogged(step);
    const { away, home } = reportOf(s.game);
    expect([home.dedicatedFans, away.dedicatedFans].map(({ before, after }) => after - before)).toEqual([0, 0]);
    expect(away.winnings).toBeGreaterThan(0);
    s.done();
  });
});

describe('the most valuable player', () => {
  test('B25-SPP-08: six names who took part, and a D6 picks one', () => {
    const s = lastTurn('A B C D E F G . 1');
    s.answers('endTurn').expectAsked('mostValuable', 'home');
    for (const player of ['A', 'B', 'C', 'D', 'E']) s.answers({ player });
    s.expectIllegal({ player: 'A' }, { player: '1' });
    s.dice('d6:6', 'pick:1', ...FANS).answers({ player: 'G' });
    s.expectEvent({ type: 'earned', feat: 'mostValuable', points: 4 });
    expect(reportOf(s.game).home.players).toMatchObject([{ id: 'G', points: 4, mostValuable: true }]);
    expect(s.game.over).toBe(true);
    s.done();
  });
  test('B25-SPP-08: where six or fewer took part all of them are in the draw', () => {
    const s = lastTurn('A B . 1', { bench: { C: {} } })
      .dice('pick:2', 'pick:1', ...FANS)
      .answers('endTurn');
    expect(reportOf(s.game).home.players).toMatchObject([{ id: 'B', mostValuable: true }]);
    s.done();
  });
  test('B25-POST-05: what a team brought is no player of it', () => {
    const s = lastTurn('A . 1');
    const [rule] = s.game.rules.edition.teamRules.filter(one => one.id === 'brawlinBrutes');
    bring(s.game, HOME, rule as TeamRule, 1);
    expect(reportOf(s.game).home.players).toEqual([]);
  });
});
