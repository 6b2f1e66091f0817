/** What a team of 2025 buys reaches the match (B25-IND, B25-TEAM). */
import { describe, expect, test } from 'vitest';
import { AWAY, HOME } from '../../src/words.ts';
import { blood25 } from './b25.ts';
import { inducing, quiet, TeamMatch, teamText } from './b25-teams.ts';

const TOSS = ['d6:6', 'd6:1'] as const;

describe('from the team file', () => {
  test('B25-IND-BRIBES-01: bribes bought are there from the start', () => {
    const s = new TeamMatch(inducing('human', { bribes: 2 }), 'orc', quiet).dice(...TOSS).starts();
    expect([s.game.bribes(HOME), s.game.bribes(AWAY)]).toEqual([2, 0]);
  });
  test('B25-IND-APOTH-01: each wandering apothecary works once, besides the one of the team', () => {
    const human = (apothecary: boolean): string =>
      teamText('human', { apothecary, inducements: [{ inducement: 'wanderingApothecary', count: 2 }] });
    const s = new TeamMatch(human(true), human(false), quiet).dice(...TOSS).starts();
    expect([s.game.apothecaries(HOME), s.game.apothecaries(AWAY)]).toEqual([3, 2]);
    const without = new TeamMatch(human(true), human(false), { ...quiet, apothecary: false }).dice(...TOSS).starts();
    expect([without.game.apothecaries(HOME), without.game.apothecaries(AWAY)]).toEqual([0, 0]);
  });
  test('B25-IND-TRAINING-01, B25-TEAM-06: the re-rolls of the team and of its extra training, in each half', () => {
    const file = (rerolls: number, count: number): string =>
      teamText('human', { rerolls, inducements: [{ inducement: 'extraTeamTraining', count }] });
    const s = new TeamMatch(file(3, 2), file(1, 1), quiet)
      .dice(...TOSS)
      .starts()
      .answers('kick');
    expect([s.game.rerolls(HOME), s.game.rerolls(AWAY)]).toEqual([5, 2]);
  });
  test('B25-FANS-02, B25-FANS-X1: Dedicated Fans come to the ones who come for the weather', () => {
    const fans = new TeamMatch(teamText('human', { dedicatedFans: 3 }), teamText('orc', { dedicatedFans: 1 }), {
      ...quiet,
      fans: true,
    });
    fans.dice('d3:2', 'd3:3', ...TOSS).starts();
    expect([fans.game.fans(HOME), fans.game.fans(AWAY)]).toEqual([5, 4]);
  });
});

const KICK_OFF = { kicking: 'home', moment: 'kickOff' } as const;
const LINES = `
  A . 1
  B . 2
  C . 3
  D . 4`;
/** Kicks off with the event of a total of 2D6, its dice last. */
const kickOff = (brings: object, total: string, ...dice: string[]) =>
  blood25(LINES, { ...KICK_OFF, at: [12, 6], brings })
    .starts()
    .answers({ player: 'A' })
    .dice('d8:2', 'd6:1', total, ...dice, 'd8:2')
    .answers({ to: [20, 8] });

describe('staff hired for the match', () => {
  test('B25-IND-COACHES-01: part-time assistant coaches count for Brilliant Coaching', () => {
    const s = kickOff({ away: { partTimeAssistantCoaches: 2 } }, '2d6:7', 'd6:4', 'd6:3');
    s.expectEvent({ type: 'kickOffDice', seat: AWAY, die: 3, total: 7 }); // two of the Tomb Kings' own
    expect(s.game.events?.filter(e => e.type === 'gainedReroll')).toEqual([{ type: 'gainedReroll', seat: AWAY }]);
  });
  test('B25-IND-CHEER-01: cheerleaders of the agency count for Cheering Fans', () => {
    const s = kickOff({ home: { tempAgencyCheerleaders: 3 } }, '2d6:6', 'd6:1', 'd6:3');
    s.expectEvent({ type: 'kickOffDice', seat: HOME, die: 1, total: 5 }); // one of the Bretonnians' own
    expect(s.game.events?.filter(e => e.type === 'cheered')).toEqual([{ type: 'cheered', seat: HOME }]);
  });
});

describe('kegs', () => {
  const ends = (kegs: number, die: string) =>
    blood25('A . . . 1', {
      bench: { B: { state: 'knockedOut' } },
      brings: kegs === 0 ? {} : { home: { blitzersBestKegs: kegs } },
      moment: 'driveEnd',
      half: 2,
      turns: { home: 8, away: 8 },
    })
      .dice(die)
      .starts();
  test('B25-IND-KEGS-01: each is +1 to come round', () => {
    ends(0, 'd6:3').expectState('B', 'knockedOut');
    ends(1, 'd6:3').expectState('B', 'reserves');
    ends(1, 'd6:2').expectState('B', 'knockedOut');
    ends(2, 'd6:2').expectState('B', 'reserves');
  });
});
