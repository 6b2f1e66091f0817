/** What the fourth reading of 2025 suspected of Star Players and inducements; docs/readings.md says what each of them came to. */
import { describe, expect, test } from 'vitest';
import { AWAY, HOME } from '../../src/words.ts';
import { blood25 } from '../blood/b25.ts';
import { inducing, quiet, TeamMatch } from '../blood/b25-teams.ts';

describe('Star Players', () => {
  test('B25-STARRULE-29, B25-PRIN-TOVER-01: a raid that loses the turn leaves no time for the block', () => {
    const s = blood25('1 A . . .\n. . . B * 2', { who: { A: ['raidingParty'] } });
    s.answers({ block: 'A' }, { target: '1' }, { player: 'B' })
      .dice('d6:1', 'd8:2')
      .answers({ to: [14, 6] });
    s.expectState('1', 'standing').expectAsked('action', 'away').done();
  });
  test('B25-STARRULE-44, B25-TD-02: a ball caught in the End Zone scores before the block', () => {
    const s = blood25('. * 1\n. . A\nB . .', { at: [24, 5], who: { A: ['catchOfTheDay'] } });
    s.answers({ block: 'A' }, { target: '1' }).dice('d6:4').answers('yes').expectScore(1, 0);
    s.done();
  });
  test('B25-STARRULE-59, B25-PRIN-FAQ-09: a double that was rolled again sends nobody off', () => {
    const s = blood25('A 1 .\nB . .', { who: { A: ['savageMauling'], 1: { state: 'prone' } } });
    s.dice('d6:5', 'd6:6', 'd6:2', 'd6:2').fouls('A', '', '1').expectAsked('useSkill', 'home');
    s.dice('d6:3', 'd6:5').answers('yes');
    s.expectState('1', 'knockedOut').expectAsked('action', 'home');
    s.done();
  });
  test('B25-STARRULE-13, B25-Q-210: a hex waits for the next Turn, though a Drive ends before it', () => {
    const s = blood25('A . 1 2\n. . . .\nB . . .', { at: [22, 5], who: { A: ['balefulHex'] }, ball: 'B' });
    s.answers({ move: 'A' });
    s.dice('d6:2').answers({ player: '1' }, 'stop', { move: 'B' }).walks('B', 'e e e e').expectScore(1, 0);
    s.answers('ready', 'ready', { player: 'A' });
    s.dice('d8:4', 'd6:1', '2d6:2', 'd8:5').answers({ to: [20, 8] });
    s.expectAsked('action', 'away').expectIllegal({ move: '1' }).expectLegal({ move: '2' });
    s.answers('endTurn', 'endTurn').expectAsked('action', 'away').expectLegal({ move: '1' }).done();
  });
});

describe('inducements', () => {
  test('B25-IND-CHEF-01, B25-Q-211: two chefs cook at one time', () => {
    const file = (chef: number, rerolls: number) =>
      JSON.stringify({ ...JSON.parse(inducing('human', { halflingMasterChef: chef })), rerolls });
    const match = (home: number, away: number, ...dice: string[]) => {
      const s = new TeamMatch(file(1, home), file(1, away), quiet).dice('d6:6', 'd6:1', ...dice).starts();
      s.answers('kick');
      return [s.game.rerolls(HOME), s.game.rerolls(AWAY)];
    };
    expect(match(0, 3, 'd6:4', 'd6:4', 'd6:1', 'd6:4', 'd6:1', 'd6:1')).toEqual([2, 2]);
    expect(match(3, 0, 'd6:4', 'd6:1', 'd6:1', 'd6:4', 'd6:4', 'd6:1')).toEqual([2, 2]);
  });
  test('B25-PRAYER-16, B25-SKILL-08: Intensive Training teaches nobody what it has no use for', () => {
    const prays = (team: string, pick: string) =>
      new TeamMatch(inducing(team, { prayersToNuffle: 1 }), 'orc', quiet).dice('d16:16', pick).starts();
    const goblin = prays('blackOrc', 'pick:10').expectAsked('learnSkill', 'home');
    goblin.expectLegal({ skill: 'lethalFlight' }, { skill: 'dirtyPlayer' });
    goblin.expectIllegal({ skill: 'saboteur' }, { skill: 'violentInnovator' });
  });
  test('B25-SKILL-MONSTROUSMOUTH-02, B25-IND-WIZARD-03: a Frog has no teeth to hold anybody with', () => {
    const s = blood25('A 1 .\nB . 2', {
      active: 'away',
      brings: { away: { sportsWizard: 1 } },
      who: { A: ['monstrousMouth'], 1: { chompedBy: 'A' } },
    });
    s.answers('endTurn', 'no', 'endTurn', 'zap').dice('d6:6').answers({ player: 'A' }, { move: '1' });
    s.expectAsked('activity', 'away').expectLegal({ to: [12, 5] });
  });
});
