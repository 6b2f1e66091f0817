/** Inducements of 2025 in play (B25-IND): what each does, and when it is gone. */
import { describe, expect, test } from 'vitest';
import { SILENCED_COACH, WEATHERS } from '../../src/blood/words.ts';
import { teamTarget } from '../../src/kernel/effects.ts';
import { writePosition } from '../../src/kernel/notation.ts';
import { AWAY, HOME } from '../../src/words.ts';
import { type BloodScenario, blood25, type Settings } from './b25.ts';
import { inducing, quiet, TeamMatch } from './b25-teams.ts';

const eventsOf = (s: BloodScenario, type: string) => (s.game.events ?? []).filter(e => e.type === type);
const ended = (seat: 'home' | 'away', settings: Settings) =>
  blood25('A B . 1 2', { active: seat, ...settings }).answers('endTurn');

describe('the Team Mascot', () => {
  const dodging = (mascot: number, rerolls: number) =>
    blood25('A 1', { rerolls: { home: rerolls }, ...(mascot ? { brings: { home: { teamMascot: 1 } } } : {}) });
  test('B25-IND-MASCOT-01: a team re-roll more each half that works on a 4+', () => {
    dodging(0, 0)
      .dice('d6:1', '2d6:2')
      .answers({ move: 'A' }, { to: [9, 5] })
      .expectState('A', 'prone')
      .done();
    const s = dodging(1, 0)
      .dice('d6:2')
      .answers({ move: 'A' }, { to: [9, 5] });
    s.expectAsked('reroll', 'home')
      .dice('d6:4', 'd6:3')
      .answers({ reroll: 'team' })
      .expectState('A', 'standing')
      .done();
  });
  test('B25-IND-MASCOT-01: on 1 to 3 it is gone for the half, and another may be used', () => {
    const s = dodging(1, 1)
      .dice('d6:2', 'd6:3')
      .answers({ move: 'A' }, { to: [9, 5] }, { reroll: 'team' });
    s.expectAsked('reroll', 'home', 'keep', { reroll: 'team' }).expectRerolls(1, 0);
    s.dice('d6:3').answers({ reroll: 'team' }).expectState('A', 'standing').expectRerolls(0, 0).done();
    const kept = dodging(1, 1)
      .dice('d6:2', 'd6:3')
      .answers({ move: 'A' }, { to: [9, 5] }, { reroll: 'team' });
    kept.dice('2d6:2').answers('keep').expectState('A', 'prone').expectRerolls(1, 0).done();
    const alone = dodging(1, 0).dice('d6:2', 'd6:3', '2d6:2');
    alone
      .answers({ move: 'A' }, { to: [9, 5] }, { reroll: 'team' })
      .expectState('A', 'prone')
      .done();
  });
  test('B25-IND-MASCOT-01: it comes back with the next half', () => {
    const s = dodging(1, 0)
      .dice('d6:2', 'd6:3', '2d6:2')
      .answers({ move: 'A' }, { to: [9, 5] }, { reroll: 'team' });
    const [mascot] = s.game.rules.hooks.teamRerolls.filter(reroll => reroll.works);
    expect(mascot?.mayUse(s.game, HOME)).toBe(false);
    mascot?.startHalf(s.game, HOME);
    expect([mascot?.mayUse(s.game, HOME), mascot?.mayUse(s.game, AWAY)]).toEqual([true, false]);
  });
  test('B25-IND-MASCOT-03: a captain who makes it free leaves the 4+ to be rolled again', () => {
    const brings = { home: { teamMascot: 1, teamCaptain: 1 } };
    const s = blood25('A 1', { brings })
      .dice('d6:2', 'd6:4', 'd6:6', 'd6:2')
      .answers({ move: 'A' }, { to: [9, 5] });
    s.dice('2d6:2').answers({ reroll: 'team' }).expectState('A', 'prone');
    expect(s.game.rules.hooks.teamRerolls.some(reroll => reroll.works && reroll.mayUse(s.game, HOME))).toBe(true);
    s.done();
  });
  const cheering = (home: number, ...dice: string[]) =>
    blood25('A . 1', {
      kicking: 'home',
      moment: 'kickOff',
      at: [12, 8],
      ...(home ? { brings: { home: { teamMascot: 1, tempAgencyCheerleaders: 1 } } } : {}),
    })
      .starts()
      .answers({ player: 'A' })
      .dice('d8:2', 'd6:1', '2d6:6', ...dice);
  test('B25-IND-MASCOT-02: a natural 1 for Cheering Fans may be rolled again', () => {
    cheering(0, 'd6:1', 'd6:4', 'd8:2')
      .answers({ to: [20, 8] })
      .expectAsked('action', 'away');
    const s = cheering(1, 'd6:1')
      .answers({ to: [20, 8] })
      .expectAsked('useRule', 'home', 'yes', 'no');
    s.dice('d6:5', 'd6:4', 'd8:2').answers('yes').expectEvent({ type: 'cheered', seat: HOME });
    const no = cheering(1, 'd6:1')
      .answers({ to: [20, 8] })
      .dice('d6:4', 'd8:2')
      .answers('no');
    expect(eventsOf(no, 'cheered')).toEqual([{ type: 'cheered', seat: AWAY }]);
    cheering(1, 'd6:2', 'd6:4', 'd8:2')
      .answers({ to: [20, 8] })
      .expectAsked('action', 'away');
  });
});

describe('the Weather Mage', () => {
  const turn = (brings: Settings['brings'], options = {}) =>
    blood25('A . . 1', { moment: 'turnStart', ...(brings ? { brings } : {}), options }).starts();
  test('B25-IND-MAGE-01: once a match, as the own turn begins: any weather within two rows of the roll', () => {
    turn({ away: { weatherMage: 1 } }).expectAsked('action', 'home');
    turn({ home: { weatherMage: 1 } }, { weather: false }).expectAsked('action', 'home');
    turn({ home: { weatherMage: 1 } })
      .expectAsked('useRule', 'home')
      .answers('no')
      .expectAsked('action', 'home');
    const s = turn({ home: { weatherMage: 1 } })
      .dice('2d6:4')
      .answers('yes');
    s.expectAsked(
      'chooseWeather',
      'home',
      { weather: 'swelteringHeat' },
      { weather: 'verySunny' },
      { weather: 'nice' },
    );
    s.expectIllegal({ weather: 'pouringRain' }).answers({ weather: 'verySunny' }).expectAsked('action', 'home');
    expect(WEATHERS[s.game.weather]).toBe('verySunny');
    s.answers('endTurn').expectAsked('action', 'away').answers('endTurn').expectAsked('action', 'home').done();
  });
  test('B25-IND-MAGE-01: the table ends at 2 and at 12', () => {
    const s = turn({ home: { weatherMage: 1 } })
      .dice('2d6:12')
      .answers('yes');
    s.expectAsked('chooseWeather', 'home', { weather: 'nice' }, { weather: 'pouringRain' }, { weather: 'blizzard' });
    s.answers({ weather: 'nice' }).done();
  });
  test('B25-IND-MAGE-02: it stays as it is until Changing Weather', () => {
    const s = turn({ home: { weatherMage: 1 } })
      .dice('2d6:12')
      .answers('yes', { weather: 'blizzard' });
    s.answers('endTurn', 'endTurn');
    expect(WEATHERS[s.game.weather]).toBe('blizzard');
  });
});

describe('those who look after the dead', () => {
  /** A knocks 1 down with a broken armour and a casualty; 1 has Regeneration, which fails. */
  const killed = (brings: Settings['brings'], more: Settings = {}) =>
    blood25('A 1', { who: { 1: ['regeneration'] }, ...(brings ? { brings } : {}), ...more })
      .dice('block:defenderDown')
      .answers({ block: 'A' }, { target: '1' })
      .dice('2d6:12', '2d6:12', 'd6:3')
      .answers({ to: [12, 5] }, 'no');
  test('B25-IND-MORTUARY-01: a failed Regeneration may be rolled again, once', () => {
    const s = killed({ away: { mortuaryAssistant: 1 } }).expectAsked('useRule', 'away', 'yes', 'no');
    s.dice('d6:4').answers('yes').expectState('1', 'reserves').done();
    expect(writePosition(s.game)).not.toContain('mortuaryAssistant');
    killed({ away: { mortuaryAssistant: 1 } })
      .dice('d16:1')
      .answers('no')
      .expectState('1', 'casualties')
      .done();
    const failed = killed({ away: { mortuaryAssistant: 1 } })
      .dice('d6:3', 'd16:1')
      .answers('yes');
    failed.expectState('1', 'casualties').done();
  });
  test('B25-IND-PLAGUE-01: the doctor rolls Regeneration again, or is an apothecary, but not both', () => {
    const s = killed({ away: { plagueDoctor: 1 } });
    expect(s.game.apothecaries(AWAY)).toBe(1);
    s.expectAsked('useRule', 'away').dice('d6:4').answers('yes').expectState('1', 'reserves').done();
    expect(s.game.apothecaries(AWAY)).toBe(0);
    const other = killed({ away: { plagueDoctor: 1 } })
      .dice('d16:9')
      .answers('no')
      .expectAsked('apothecary', 'away');
    other.dice('d16:3').answers('yes', 'second').expectState('1', 'reserves').done();
    expect(other.game.apothecaries(AWAY)).toBe(0);
  });
});

describe('the Halfling Master Chef', () => {
  const begins = (home: Readonly<Record<string, number>>, ...dice: string[]) => {
    const s = new TeamMatch(inducing('human', home), inducing('orc', {}), quiet);
    return s
      .dice('d6:6', 'd6:1')
      .starts()
      .dice(...dice)
      .answers('kick');
  };
  test('B25-IND-CHEF-01, B25-IND-CHEF-02: for each 4+ a re-roll for the half, and one less for the opponent', () => {
    const before = begins({});
    const [home, away] = [before.game.rerolls(HOME), before.game.rerolls(AWAY)];
    const s = begins({ halflingMasterChef: 1 }, 'd6:4', 'd6:3', 'd6:6');
    expect([s.game.rerolls(HOME), s.game.rerolls(AWAY)]).toEqual([home + 2, Math.max(0, away - 2)]);
    expect(s.game.events?.filter(e => e.type === 'lostReroll').length).toBe(Math.min(2, away));
  });
});

describe('the Dodgy League Rep', () => {
  test('B25-IND-REP-01: after each foul of the opponent a 5+ sends the fouler off', () => {
    const scene = (rep: boolean, ...dice: string[]) =>
      blood25('A 1', {
        who: { 1: { state: 'prone' } },
        ...(rep ? { brings: { away: { dodgyLeagueRep: 1 } } } : {}),
      })
        .dice('d6:1', 'd6:2', ...dice)
        .fouls('A', '', '1');
    scene(false).expectNotLogged('ruleRolled').expectState('A', 'standing').done();
    scene(true, 'd6:4').expectState('A', 'standing').done();
    scene(true, 'd6:5').expectAsked('argueTheCall', 'home').answers('no').expectState('A', 'sentOff').done();
  });
  test('B25-IND-REP-01: a foul that was seen anyway needs no roll, and the own fouls none either', () => {
    const seen = blood25('A 1', { who: { 1: { state: 'prone' } }, brings: { away: { dodgyLeagueRep: 1 } } });
    seen.dice('d6:1', 'd6:1').fouls('A', '', '1').expectAsked('argueTheCall', 'home').done();
    const own = blood25('A 1', { who: { 1: { state: 'prone' } }, brings: { home: { dodgyLeagueRep: 1 } } });
    own.dice('d6:1', 'd6:2').fouls('A', '', '1').expectState('A', 'standing').done();
  });
  test('B25-IND-REP-02: +1 to argue the call, but a natural 1 ejects the coach all the same', () => {
    const argued = (rep: boolean, die: string) =>
      blood25('A 1', { who: { 1: { state: 'prone' } }, ...(rep ? { brings: { home: { dodgyLeagueRep: 1 } } } : {}) })
        .dice('d6:1', 'd6:1', die)
        .fouls('A', '', '1')
        .answers('yes');
    argued(false, 'd6:5').expectState('A', 'sentOff').done();
    const helped = argued(true, 'd6:5').expectState('A', 'standing').expectTurnover('sentOff');
    helped.expectEvent({ type: 'argued', die: 5, result: 'stays' }).done();
    argued(true, 'd6:4').expectEvent({ type: 'argued', die: 4, result: 'goes' }).expectState('A', 'sentOff').done();
    const out = argued(true, 'd6:1').expectState('A', 'sentOff');
    expect(out.game.isAffected(teamTarget(HOME), SILENCED_COACH)).toBe(true);
  });
});

describe('Josef Bugman', () => {
  test('B25-IND-BUGMAN-01: +1 to come round', () => {
    const ends = (brings: Settings['brings']) =>
      blood25('A . . . 1', {
        bench: { B: { state: 'knockedOut' } },
        ...(brings ? { brings } : {}),
        half: 2,
        moment: 'driveEnd',
        turns: { home: 8, away: 8 },
      })
        .dice('d6:3')
        .starts();
    ends(undefined).expectState('B', 'knockedOut');
    ends({ home: { josefBugmanOnStaff: 1 } }).expectState('B', 'reserves');
  });
  test('B25-IND-BUGMAN-02: once, after both have set up, D3 of the own players are set up again', () => {
    const s = blood25('', {
      bench: Object.fromEntries([...'ABCDE12345'].map(name => [name, {}])),
      brings: { home: { josefBugmanOnStaff: 1 } },
      kicking: 'home',
      moment: 'drive',
    }).starts();
    s.answers('ready').expectAsked('setUp', 'away').answers('ready').expectAsked('useRule', 'home', 'yes', 'no');
    s.dice('d3:2').answers('yes').expectAsked('selectPlayers', 'home');
    s.answers({ player: 'A' }, { player: 'B' }).expectAsked('solidDefence', 'home');
    s.answers({ place: 'A' }, { to: [5, 8] }).expectSquare('A', [5, 8]);
    s.expectIllegal({ place: 'C' });
    s.answers({ place: 'A' }, { to: [13, 10] }, 'ready').expectAsked('kickingPlayer', 'home');
  });
});

describe('the Sports-Wizard', () => {
  test('B25-IND-WIZARD-01: at the end of any turn, of one or the other, once', () => {
    ended('home', {}).expectAsked('action', 'away');
    const s = ended('home', { brings: { away: { sportsWizard: 1 } } }).expectAsked('spell', 'away');
    s.answers('no').expectAsked('action', 'away').answers('endTurn').expectAsked('spell', 'away');
    s.dice('d6:3').answers('zap', { player: 'A' }).expectAsked('action', 'home');
    s.answers('endTurn').expectAsked('action', 'away').done();
    const own = ended('home', { brings: { home: { sportsWizard: 1 }, away: { sportsWizard: 1 } } });
    own.expectAsked('spell', 'home').answers('no').expectAsked('spell', 'away').answers('no');
    own.expectAsked('action', 'away').done();
  });
  test('B25-IND-WIZARD-02: a Fireball rolls for everybody in the square and around it, with +1 to the armour', () => {
    const s = blood25('A b 1\n. 2 .', { brings: { home: { sportsWizard: 1 } } }).answers('endTurn');
    s.answers('fireball').expectAsked('ruleSquare', 'home');
    // The middle, then by the template: 2 is below it.
    s.dice('d6:4', '2d6:7', 'd6:3', 'd6:4', '2d6:8', '2d6:2', 'd6:3').answers({ to: [11, 5] });
    expect(eventsOf(s, 'ruleRolled')).toHaveLength(4);
    expect(eventsOf(s, 'armourRolled').map(e => (e as { readonly total: number }).total)).toEqual([8, 9]);
    s.expectTurnover('none').expectAsked('action', 'away');
  });
  const zapped = (die: string, more: Settings = {}) =>
    blood25('A . . 1', { brings: { home: { sportsWizard: 1 } }, who: { 1: { strength: 4 } }, ...more })
      .answers('endTurn', 'zap')
      .expectAsked('rulePlayer', 'home', { player: 'A' }, { player: '1' })
      .dice(die)
      .answers({ player: '1' });
  test('B25-IND-WIZARD-03: Zap! needs the strength of its target, or a 6; a 1 never works', () => {
    zapped('d6:3').expectNotLogged('transformed').done();
    zapped('d6:4').expectEvent({ type: 'transformed' }).done();
    zapped('d6:6', { who: { 1: { strength: 7 } } })
      .expectEvent({ type: 'transformed' })
      .done();
    zapped('d6:1', { who: { 1: { strength: 1 } } })
      .expectNotLogged('transformed')
      .done();
  });
  test('B25-IND-WIZARD-03, B25-IND-WIZARD-04: the frog drops the ball, and is itself again after the drive', () => {
    const s = blood25('A . . 1', { brings: { home: { sportsWizard: 1 } }, ball: '1', turns: { home: 8, away: 7 } });
    s.answers('endTurn', 'zap').dice('d6:4', 'd8:2').answers({ player: '1' });
    const p = s.game.playerNamed('1');
    expect([0, 1, 2, 3].map(stat => s.game.stat(p, stat))).toEqual([5, 1, 2, 5]);
    expect(s.game.holdsBall(p)).toBe(false);
    s.answers('endTurn');
    expect([0, 1, 2, 3].map(stat => s.game.stat(p, stat))).toEqual([6, 3, 3, 9]);
  });
  test('B25-IND-WIZARD-04: a casualty of a frog is Badly Hurt, and no apothecary looks at it', () => {
    const s = zapped('d6:4', { apothecaries: { away: 1 }, who: { 1: { strength: 3 } } });
    s.answers('endTurn').answers({ blitz: 'A' }, { target: '1' }, { to: [11, 5] }, { to: [12, 5] });
    s.dice('block:defenderDown', 'block:pushed', 'block:pushed').answers({ target: '1' });
    s.dice('2d6:12', '2d6:12').answers({ face: 'defenderDown' }, { to: [14, 5] }, 'no');
    s.expectState('1', 'casualties').done();
    expect(s.game.casualty(s.game.playerNamed('1'))).toBe(1);
  });
});
