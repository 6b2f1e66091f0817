/** The words: everything the engine can say has some, and rolls say why. */
import { readFileSync } from 'node:fs';
import { type BlitzEvent, type BlitzGame, questions, rulesetNamed, ScriptedDice } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { choicesOf } from '../src/text/answers.ts';
import { abilities, arenas, challenges, plays, randomEvents } from '../src/text/cards.ts';
import { tell, tellAll } from '../src/text/events.ts';
import { injuryNames, modifierNames, pitchNames, rerollNames } from '../src/text/names.ts';
import { describePlayer, labelOf, nameOf, teamName } from '../src/text/players.ts';
import { questionText, questionTexts } from '../src/text/questions.ts';
import { at, midMatch, player, setUp } from './play-positions.ts';

const sorted = (names: Iterable<string>): string[] => [...names].sort();
const g = setUp(midMatch);
const { edition } = g.rules;

test('every card, event, arena, ability and pitch of the edition has words, with the names of the edition', () => {
  expect(
    Object.entries(challenges)
      .map(([id, { name }]) => [id, name])
      .sort(),
  ).toEqual(edition.challenges.map(c => [c.id, c.name]).sort());
  expect(
    Object.entries(plays)
      .map(([id, { name }]) => [id, name])
      .sort(),
  ).toEqual(edition.plays.map(p => [p.id, p.name]).sort());
  expect(
    Object.entries(randomEvents)
      .map(([id, { name }]) => [id, name])
      .sort(),
  ).toEqual(edition.events.map(e => [e.id, e.name]).sort());
  expect(
    Object.entries(arenas)
      .map(([id, { name }]) => [id, name])
      .sort(),
  ).toEqual(edition.arenas.map(a => [a.id, a.name]).sort());
  expect(
    Object.entries(abilities)
      .map(([id, { name }]) => [id, name])
      .sort(),
  ).toEqual(
    Object.entries(edition.abilities)
      .map(([id, a]) => [id, a.name])
      .sort(),
  );
  for (const pitch of edition.pitches) expect(pitchNames[pitch.id]).toBeDefined();
});
test('every question a coach can be asked has words, and no words are left over', () => {
  const asked = questions.map(q => q.name).filter(name => name !== 'waiting');
  expect(sorted(Object.keys(questionTexts))).toEqual(sorted(asked));
});
test('every modifier, re-roll and injury the rules name has words', () => {
  const source = (file: string): string =>
    readFileSync(new URL(`../../engine/src/blitz/${file}`, import.meta.url), 'utf8');
  const causes = [...source('procedures/rolls.ts').matchAll(/sheet\.add\([^,]+, '(\w+)'/g)].map(
    match => match[1] as string,
  );
  expect(causes.length).toBeGreaterThan(8);
  expect(sorted(Object.keys(modifierNames))).toEqual(sorted(new Set(causes)));
  const rerolls = /REROLLS = \[([^\]]*)\]/.exec(source('words.ts'))?.[1]?.match(/\w+/g) ?? [];
  expect(sorted(Object.keys(rerollNames))).toEqual(sorted(rerolls));
  const files = ['action', 'falls', 'randomevents', 'actions/block', 'actions/moves', 'actions/special'];
  const text = files.map(file => source(`procedures/${file}.ts`)).join('');
  const injuries = [...text.matchAll(/(?:injure\(g, [^']+?|cause: )'(\w+)'/g)].map(match => match[1] as string);
  expect(sorted(Object.keys(injuryNames))).toEqual(sorted(new Set(injuries)));
});

test('players are called by number and position letter, and no two positions of a team share a letter', () => {
  expect([labelOf(g, player(g, 'H4')), labelOf(g, player(g, 'A6'))]).toEqual(['4R', '6U']);
  expect(nameOf(g, player(g, 'H6'))).toBe('Dwarf 6S');
  for (const team of edition.teams) {
    const match = rulesetNamed('blitz-2024').create(
      { home: team.id, away: 'orc', options: {} },
      new ScriptedDice(),
    ) as BlitzGame;
    const letters = new Map(match.playersOf(0).map(p => [match.profile(p), labelOf(match, p).slice(-1)]));
    expect(new Set(letters.values()).size, team.name).toBe(team.positions.length);
  }
});
test('two teams of the same name are told apart by their colour', () => {
  const match = rulesetNamed('blitz-2024').create(
    { home: 'orc', away: 'orc', options: {} },
    new ScriptedDice(),
  ) as BlitzGame;
  expect([teamName(match, 0), teamName(match, 1)]).toEqual(['Red Orc', 'Blue Orc']);
});
test('a player is described with values, abilities, ball and what it has done', () => {
  expect(describePlayer(g, player(g, 'H4'))).toEqual([
    'Dwarf 4R: Runner of the home team, Open at 3,5.',
    '  Move 6, Block 1, Throw 4+, Armour 3+.',
    '  Safe Hands: chooses where its ball goes when it is knocked down.',
    '  Holds the ball.',
  ]);
  expect(describePlayer(g, player(g, 'H1'))).toEqual([
    'Dwarf 1L: Lineman of the home team, Marked at 6,5.',
    '  Move 4, Block 1, Throw 5+, Armour 2+.',
    '  Has made this turn: Run.',
  ]);
});

test('a check says what was needed, rolled, added and what came of it', () => {
  const p = player(g, 'H4');
  const checked = (more: Partial<Extract<BlitzEvent, { type: 'checked' }>>): string =>
    tell(g, {
      type: 'checked',
      check: 'throw',
      player: p,
      target: 3,
      die: 4,
      total: 3,
      modifiers: [],
      passed: true,
      ...more,
    });
  const long = { by: -1, cause: 'long', rule: 'BU-THROW-07', who: p };
  const marked = { by: 0, cause: 'targetMarked', rule: 'BU-THROW-08', who: p };
  expect(checked({ modifiers: [long] })).toBe('Dwarf 4R, Throw Check 3+: rolled 4, -1 long, total 3: on target.');
  expect(checked({ modifiers: [long, marked], die: 2, total: 1, passed: false })).toBe(
    'Dwarf 4R, Throw Check 3+: rolled 2, -1 long, the target is Marked, total 1: fumbled.',
  );
  expect(checked({ check: 'armour', die: 2, total: 2, passed: false })).toBe(
    'Dwarf 4R, Armour Check 3+: rolled 2: the armour breaks.',
  );
});
test('block dice say how many and why', () => {
  const [by, target] = [player(g, 'H1'), player(g, 'A1')];
  const assisted = { by: 1, cause: 'assisted', rule: 'BU-BLOCK-04', who: by };
  expect(tell(g, { type: 'blockRolled', player: by, target, dice: ['smash', 'miss'], modifiers: [assisted] })).toBe(
    'Dwarf 1L blocks Orc 1L with 2 Block Dice, +1 assisted: Smash, Miss.',
  );
  expect(tell(g, { type: 'blockRolled', player: by, target, dice: ['kerrunch'], modifiers: [] })).toBe(
    'Dwarf 1L blocks Orc 1L with 1 Block Die: Kerrunch!',
  );
});
test('a Run is told as one path, a set-up as one line, and a single die not twice', () => {
  const [p, q, target] = [player(g, 'H4'), player(g, 'H1'), player(g, 'A1')];
  expect(
    tellAll(g, [
      { type: 'placed', player: p, to: at(g, 1, 4) },
      { type: 'placed', player: q, to: at(g, 1, 6) },
      { type: 'actionStarted', player: p, action: 'run', free: false },
      { type: 'moved', player: p, from: at(g, 1, 4), to: at(g, 2, 4) },
      { type: 'moved', player: p, from: at(g, 2, 4), to: at(g, 3, 5) },
      { type: 'ballTaken', ball: 0 as never, player: p },
      { type: 'moved', player: p, from: at(g, 3, 5), to: at(g, 4, 5) },
      { type: 'actionStarted', player: q, action: 'block', free: false },
      { type: 'blockRolled', player: q, target, dice: ['tackle'], modifiers: [] },
      { type: 'blockResult', player: q, target, face: 'tackle' },
    ]),
  ).toEqual([
    'Dwarf sets up: 4R at 1,4, 1L at 1,6.',
    'Dwarf 4R runs 1,4 > 2,4 > 3,5.',
    'Dwarf 4R has the ball.',
    'Dwarf 4R goes 3,5 > 4,5.',
    'Dwarf 1L blocks Orc 1L with 1 Block Die: Tackle.',
  ]);
});

test('answers say what they would roll, by the same description that resolves them', () => {
  const throwing = setUp({ ...midMatch, cards: {} });
  throwing.answer({ throw: 'H4' });
  expect(questionText(throwing).asks(throwing)).toBe('To whom does 4R throw?');
  expect(choicesOf(throwing).map(({ key, hint }) => [key, hint])).toEqual([
    ['1L', 'needs 5+ (-1 the target is Marked)'],
    ['2L', 'needs 4+'],
    ['6S', 'needs 4+'],
  ]);
});
