/** What the fifth reading of 2025 suspected of Star Players and inducements; docs/readings.md says what each of them came to. */
import { describe, expect, test } from 'vitest';
import { Blocking } from '../../src/blood/procedures/strength.ts';
import { Harm } from '../../src/blood/words.ts';
import { AWAY, HOME } from '../../src/words.ts';
import { blood25 } from '../blood/b25.ts';
import { inducing, quiet, TeamMatch } from '../blood/b25-teams.ts';

/** A number after it has lain in a position. */
const cellOf = (value: number): number => new Int16Array([value])[0] as number;

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
  test.each([
    ['with help', 'A 1 .\nB . .'],
    ['alone', 'A 1 .\n. . .\nB . .'],
  ])('B25-STARRULE-59, B25-PRIN-FAQ-09: a double that was rolled again sends nobody off, %s', (_, drawing) => {
    const s = blood25(drawing, { who: { A: ['savageMauling'], 1: { state: 'prone' } } });
    s.dice('d6:5', 'd6:6', 'd6:2', 'd6:2').fouls('A', '', '1').expectAsked('useSkill', 'home');
    s.dice('d6:3', 'd6:5').answers('yes');
    s.expectState('1', 'knockedOut').expectAsked('action', 'home');
    s.done();
  });
  test.each([
    ['harm', Harm],
    ['blocks', Blocking],
  ])('B25-STARRULE-59: every bit of %s fits into a cell of a position', (_, bits: Readonly<Record<string, number>>) => {
    const names = Object.keys(bits);
    const readAs = (name: string): string[] =>
      names.filter(one => ((bits[one] as number) & cellOf(bits[name] as number)) !== 0);
    for (const name of names) expect([name, readAs(name)]).toEqual([name, [name]]);
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
  test('B25-STARRULE-11: what A Sneaky Pair has added to the armour it does not add to the injury', () => {
    const s = blood25('D 1 L\n. . .\nB . .', { who: { D: ['aSneakyPair'], L: ['aSneakyPair', 'stab'], 1: {} } });
    s.dice('2d6:8', '2d6:7').answers({ stab: 'L' }, { stab: '1' }).expectState('1', 'stunned').done();
    const broken = blood25('D 1 L\n. . .\nB . .', { who: { D: ['aSneakyPair'], L: ['aSneakyPair', 'stab'], 1: {} } });
    broken.dice('2d6:9', '2d6:7').answers({ stab: 'L' }, { stab: '1' }).expectState('1', 'knockedOut').done();
  });
  test.each([
    ['starOfTheShow', 1, 'match'],
    ['pumpUpTheCrowd', 0, 'drive'],
  ] as const)(
    'B25-STARRULE-09, B25-STARRULE-51: what %s has won is there though its owner is not',
    (rule, value, until) => {
      const s = blood25('A 1 .\nB . .', {
        bench: { L: { state: 'knockedOut', skills: [rule] } },
        effects: [{ on: 'home', kind: 'wonReroll', value, until }],
      });
      s.answers({ move: 'A' }).dice('d6:1').walks('A', 'w').expectAsked('reroll', 'home', 'keep', { reroll: 'team' });
      s.dice('d6:6').answers({ reroll: 'team' }).expectState('A', 'standing').done();
    },
  );
  const thrownPast = (skill: 'halflingLuck' | 'consummateProfessional', die: number) =>
    blood25('1 . A . 2', { active: 'away', who: { A: { agility: 2, skills: [skill] } }, ball: '1' })
      .answers({ pass: '1' }, 'throw')
      .dice('d6:6', `d6:${die}`)
      .answers({ to: [14, 5] }, { player: 'A' });
  test('B25-STARRULE-21, B25-STARRULE-41: tests in the other side’s turn are theirs as well', () => {
    thrownPast('halflingLuck', 2).expectAsked('reroll', 'home', 'keep', { reroll: 'special' });
    thrownPast('consummateProfessional', 4).expectAsked('useSkill', 'home').answers('yes').expectBall('A');
  });
  test('B25-STARRULE-13, B25-STALL-01: whoever sits its turn out does not stall', () => {
    const s = blood25('A . .\n. . 1\n. . .\n. . .', {
      at: [24, 5],
      active: 'away',
      ball: 'A',
      who: { 1: ['balefulHex'] },
      bench: { B: { square: [3, 3], state: 'standing' } },
    });
    s.answers({ move: '1' }).dice('d6:2').answers({ player: 'A' }, 'stop');
    s.expectAsked('action', 'home')
      .answers('endTurn')
      .expectAsked('action', 'away')
      .expectNotLogged('stallRolled')
      .done();
  });
  test('B25-STARRULE-24, B25-STARRULE-32: Dwarfen Grit withstands a Quick Bite', () => {
    const bitten = (...dice: string[]) =>
      blood25('A . B\n. . 1', { ball: 'A', who: { B: ['dwarfenGrit'], 1: ['quickBite'] } })
        .answers({ pass: 'A' }, 'throw')
        .dice('d6:6', 'd6:6')
        .answers({ to: [12, 5] })
        .dice('2d6:9')
        .answers('yes')
        .expectAsked('useSkill', 'home')
        .dice(...dice);
    bitten('2d6:8').answers('yes').expectBall('B').expectTurnover('none');
    bitten('2d6:9').answers('yes').expectBall('1');
    bitten().answers('no').expectBall('1');
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
