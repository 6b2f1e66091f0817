/** The words: everything the engine can say has some, and rolls say why. */
import { type blood, type Modifier, type PlayerId, questions } from '@ironpitch/engine';
import { t } from '@ironpitch/texts/terminal';
import { expect, test } from 'vitest';
import { choicesOf } from '../../src/text/blood/answers.ts';
import { tell, tellAll } from '../../src/text/blood/events.ts';
import { causeName, describePlayer, labelOf, nameOf, playerLine, teamName } from '../../src/text/blood/players.ts';
import { askText, factsOf } from '../../src/text/blood/questions.ts';
import { at, beforeDrive, midMatch, player, ruleset, setUp } from './positions.ts';

const g = setUp(midMatch);
const sorted = (names: Iterable<string>): string[] => [...names].sort();
const by = (amount: number, cause: string, who: PlayerId = -1 as PlayerId): Modifier => ({
  by: amount,
  cause,
  rule: '',
  who,
});

test('every question a coach can be asked has words, and no words are left over', () => {
  const asked = questions.filter(({ game }) => game === 'blood').map(({ name }) => name);
  expect(sorted(Object.keys(t.blood.questions))).toEqual(sorted(asked));
});
test('every cause of a modifier has words: its own, those of a skill or those of a card', () => {
  const { setUp: _faults, ...byRoll } = g.rules.cites;
  const causes = Object.values(byRoll).flatMap(byCause => Object.keys(byCause));
  expect(causes.length).toBeGreaterThan(15);
  // These are words already.
  const plain = ['dodging', 'interception', 'assist', 'assists', 'blizzard', 'scattered', 'bounced'];
  // These change no roll, or only under which id the assists are cited.
  plain.push('swelteringHeat', 'specialPlays', 'assistsAgainst');
  expect(causes.filter(cause => causeName(g, cause) === cause && !plain.includes(cause))).toEqual([]);
});
test('help fits on 80 × 24 and takes its numbers from the edition', () => {
  const help = t.blood.inAMinute(factsOf(g));
  expect(help.length).toBeLessThan(24);
  for (const line of help) expect(line.length).toBeLessThanOrEqual(80);
  expect(help.join('\n')).toContain('Two halves of 8 turns');
});

test('players are called by number and position letter; no two positions of a list share one, and none looks like a digit', () => {
  expect(['H1', 'H3', 'H5', 'A1', 'A3', 'H12'].map(name => labelOf(g, player(g, name)))).toEqual([
    '1T',
    '3B',
    '5G',
    '1Z',
    '3B',
    '12L',
  ]);
  expect(nameOf(g, player(g, 'A4'))).toBe('Orc 4R');
  for (const { id } of ruleset.teams) {
    const match = ruleset.create({ home: id, away: 'orc', options: {} }, { roll: () => 1 } as never) as blood.BloodGame;
    const letters = new Map(match.playersOf(0).map(p => [positionId(match, p), labelOf(match, p).replace(/^\d+/, '')]));
    const positions = [...letters.values()].filter(letter => letter !== '*');
    expect(new Set(positions).size, id).toBe(positions.length);
    expect(positions.join(''), id).not.toMatch(/[OI?]/);
  }
});
const positionId = (match: blood.BloodGame, p: PlayerId): string =>
  (match.lineup.profiles.list[match.profile(p)]?.id ?? '').split('#')[0] as string;
test('two teams of the same list are told apart by their colour; a Star Player has a star', () => {
  const match = ruleset.create({ home: 'human', away: 'human-veterans', options: {} }, {
    roll: () => 1,
  } as never) as blood.BloodGame;
  expect([teamName(match, 0), teamName(match, 1)]).toEqual(['Red Human', 'Blue Human']);
  const star = match.playersOf(1).find(p => labelOf(match, p).endsWith('*')) as PlayerId;
  expect(playerLine(match, star)).toMatch(/^\d+\* [A-Z].*, MA \d ST \d AG \d AV \d+, .*Loner.*; Reserves$/);
});
test('a player is described with values, skills in words, ball and tackle zones', () => {
  expect(describePlayer(g, player(g, 'H3'))).toEqual([
    'Human 3B: Blitzer of the home team, standing at 12,9.',
    '  MA 7 ST 3 AG 3 AV 8.',
    '  Block: If this player uses it, Both Down does not knock it down.',
    '  Stands in 1 tackle zone.',
  ]);
  expect(describePlayer(g, player(g, 'H6'))[0]).toBe('Human 6L: Lineman of the home team, Knocked out.');
  expect(describePlayer(g, player(g, 'A4')).join('\n')).toContain('Has lost its wits');
});

test('a roll says what was needed, rolled, added and what came of it', () => {
  const rolled = (more: Partial<Extract<blood.BloodEvent, { type: 'rolled' }>>): string =>
    tell(g, {
      type: 'rolled',
      roll: 'dodge',
      player: player(g, 'H2'),
      target: 4,
      die: 4,
      total: 4,
      modifiers: [],
      passed: true,
      ...more,
    });
  expect(rolled({ modifiers: [by(1, 'dodging'), by(-2, 'tackleZones')], total: 3, passed: false })).toBe(
    'Human 2C, Dodge 4+: rolled 4, +1 dodging, −2 tackle zones, total 3: it is caught.',
  );
  expect(rolled({ roll: 'goForIt', target: 2, die: 2, total: 2 })).toBe(
    'Human 2C, Going For It 2+: rolled 2: it keeps its feet.',
  );
  expect(rolled({ roll: 'catch', modifiers: [by(-1, 'disturbingPresence')], total: 3, passed: false })).toBe(
    'Human 2C, Catch 4+: rolled 4, −1 Disturbing Presence, total 3: dropped.',
  );
});
test('a block shows the Strength of both sides, who helps, the dice and who picks', () => {
  const [a, b, helper] = [player(g, 'H3'), player(g, 'A1'), player(g, 'H1')];
  const modifiers = [by(3, 'strength', a), by(1, 'assist', helper), by(-3, 'strength', b)];
  const block = { type: 'blockRolled', player: a, target: b, chooser: 0, modifiers } as const;
  expect(tell(g, { ...block, dice: ['pushed', 'defenderDown'] })).toBe(
    'Human 3B (Strength 3, +1 assist from 1T = 4) blocks Orc 1Z (Strength 3): 2 dice, Human picks: Pushed, Defender Down.',
  );
  expect(tell(g, { ...block, modifiers: modifiers.slice(0, 1).concat(modifiers.slice(2)), dice: ['bothDown'] })).toBe(
    'Human 3B (Strength 3) blocks Orc 1Z (Strength 3): 1 die: Both Down.',
  );
});
test('armour and injury rolls show their sum', () => {
  const p = player(g, 'A1');
  const armour = { type: 'armourRolled', player: p, dice: 9, total: 10, target: 10, broken: true } as const;
  expect(tell(g, { ...armour, modifiers: [by(1, 'mightyBlow')] })).toBe(
    'Orc 1Z, Armour 10+: rolled 9, +1 Mighty Blow, total 10: the armour breaks.',
  );
  expect(tell(g, { type: 'injuryRolled', player: p, dice: 8, total: 8, modifiers: [], result: 'knockedOut' })).toBe(
    'Orc 1Z, Injury: rolled 8: knocked out.',
  );
});
test('what belongs together is one line: an Action and its squares, a set-up, a single die; a turnover comes last', () => {
  const [p, q] = [player(g, 'H3'), player(g, 'A1')];
  const modifiers = [by(3, 'strength', p), by(-3, 'strength', q)];
  expect(
    tellAll(g, [
      { type: 'placed', player: p, to: at(g, 5, 5) },
      { type: 'placed', player: q, to: at(g, 6, 5) },
      { type: 'setUp', seat: 0 },
      { type: 'declared', player: p, action: 'blitz' },
      { type: 'moved', player: p, from: at(g, 12, 9), to: at(g, 12, 8) },
      { type: 'moved', player: p, from: at(g, 12, 8), to: at(g, 12, 7) },
      { type: 'blockRolled', player: p, target: q, dice: ['attackerDown'], chooser: 0, modifiers },
      { type: 'blockResult', player: p, target: q, face: 'attackerDown' },
      { type: 'turnover', cause: 'knockedDown' },
      { type: 'knockedDown', player: p },
      { type: 'turnEnded', seat: 0 },
    ]),
  ).toEqual([
    'Human sets up.',
    'Human 3B (Blitz) moves 12,9 > 12,8 > 12,7.',
    'Human 3B (Strength 3) blocks Orc 1Z (Strength 3): 1 die: Attacker Down.',
    'Human 3B is knocked down.',
    'TURNOVER: one of its players went down.',
  ]);
});

test('answers say what they would roll, by trying them: blocks, passes, hand-offs, fouls', () => {
  const hints = (answers: readonly unknown[], position = midMatch): [string, string][] => {
    const game = setUp(position);
    for (const answer of answers) game.answer(answer);
    return choicesOf(game)
      .filter(({ verb }) => verb === 'target')
      .map(({ key, hint }) => [key, hint]);
  };
  expect(hints([{ block: 'H3' }])).toEqual([['1Z', '1 die']]);
  // The Ogre lends a hand: 3 + 1 against 3.
  const crowded = midMatch.players.map(p => (p.id === 'H5' ? { ...p, square: [14, 7] as const } : p));
  expect(hints([{ block: 'H3' }], { ...midMatch, players: crowded })).toEqual([['1Z', '2 dice, you pick']]);
  const beside = midMatch.players.map(p => (p.id === 'H3' ? { ...p, square: [10, 8] as const } : p));
  expect(hints([{ handOff: 'H1' }], { ...midMatch, players: beside })).toEqual([['3B', 'Catch 4+: 50%']]);
  const down = midMatch.players.map(p =>
    p.id === 'A2' ? { ...p, square: [11, 8] as const, state: 'prone' as const } : p,
  );
  expect(hints([{ foul: 'H1' }], { ...midMatch, players: down })).toEqual([['2L', 'armour breaks on 10+']]);
});
test('a set-up says why it is not legal yet', () => {
  const setting = setUp(beforeDrive);
  expect(setting.question.name).toBe('setUp');
  const asks = (): string => askText(setting);
  expect(asks()).toBe('Set up to kick. It is legal.');
  setting.answer('byHand');
  setting.answer({ place: 'H8' });
  setting.answer('bench');
  expect(asks()).toBe('Who goes where? Not legal yet: 8 players must be on the pitch, not 7.');
});
