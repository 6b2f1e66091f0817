/** The words: everything the engine can say has some, and rolls say why. */
import { readFileSync } from 'node:fs';
import {
  type BlitzEvent,
  type BlitzGame,
  rulesets as everyRuleset,
  questions,
  rulesetNamed,
  ScriptedDice,
} from '@ironpitch/engine';
import { type Box, editions, type PlayWords, t } from '@ironpitch/texts/terminal';
import { expect, test } from 'vitest';
import { choicesOf } from '../../src/text/blitz/answers.ts';
import { playText } from '../../src/text/blitz/cards.ts';
import { tell, tellAll } from '../../src/text/blitz/events.ts';
import { describePlayer, labelOf, nameOf, teamName } from '../../src/text/blitz/players.ts';
import { askText, factsOf, helpText } from '../../src/text/blitz/questions.ts';
import { at, midMatch, player, setUp } from './positions.ts';

const rulesets = everyRuleset.filter(({ game }) => game === 'blitz');
const sorted = (names: Iterable<string>): string[] => [...names].sort();
const g = setUp(midMatch);

/** A match of a ruleset that is about to begin, with every module its edition has words for. */
const matchIn = ({ id, boxTeams: [home, away] }: (typeof rulesets)[number]): BlitzGame =>
  rulesetNamed(id).create({ home, away, options: {} }, new ScriptedDice()) as BlitzGame;
const named = (texts: Readonly<Record<string, { readonly name: string }>>): string[][] =>
  Object.entries(texts)
    .map(([id, { name }]) => [id, name])
    .sort();

test.each(rulesets.map(one => [one.id, one] as const))(
  '%s: every card, event, arena, ability and pitch has words, with the names of the edition, and no others have',
  (_, definition) => {
    const match = matchIn(definition);
    const { challenges, plays, events, arenas, abilities } = match.rules.edition;
    const box = editions.blitz[match.rules.edition.id] as Box;
    const own = (list: readonly { readonly id: string; readonly name: string }[]): string[][] =>
      list.map(one => [one.id, one.name]).sort();
    expect(named(box.challenges)).toEqual(own(challenges));
    expect(named(box.plays)).toEqual(own(plays));
    expect(named(box.randomEvents)).toEqual(own(events));
    expect(named(box.arenas)).toEqual(own(arenas));
    expect(named(box.abilities)).toEqual(named(abilities));
    for (const pitch of match.rules.pitches)
      expect([t.blitz.pitches[pitch.id], t.blitz.pitchWhys[pitch.id]]).not.toContain(undefined);
    const texts = [box.challenges, box.plays, box.randomEvents, box.arenas, box.abilities].flatMap(Object.values);
    for (const { does, when } of texts as PlayWords[]) expect([does, when ?? 'always']).not.toContain('');
  },
);
test('cards that two boxes call by one name say what they do in this one', () => {
  const [in2024, in2022] = ['blitz-2024', 'blitz-2022'].map(id => matchIn(rulesetNamed(id))) as [BlitzGame, BlitzGame];
  expect(playText(in2022, 'blockingPlay').does).toBe(playText(in2024, 'defensivePlay').does);
  expect(playText(in2022, 'defensivePlay').does).toBe(playText(in2024, 'blockingPlay').does);
  expect(playText(in2022, 'distraction').does).toBe(playText(in2024, 'stepAside').does);
  const swapped = ['stepAside', 'toughEnough', 'bladedKnuckleDusters', 'accurateThrow', 'jumpUp', 'reserves'] as const;
  for (const play of swapped) {
    const { when, does } = playText(in2022, play);
    expect([play, when, does]).not.toEqual([play, playText(in2024, play).when, playText(in2024, play).does]);
  }
});
test('questions say "may" and "must" as the edition does', () => {
  const ask = (id: string, position: object): string => {
    const asked = rulesetNamed(id).setUp(
      { position: { players: [], moment: 'turnStart', ...position } },
      new ScriptedDice(['d8:1']),
    ) as BlitzGame;
    return `${asked.question.name}: ${askText(asked)} ${helpText(asked)}`;
  };
  const full = { cards: { active: ['getMoving', 'showboat', 'spreadOut'] } };
  expect(ask('blitz-2024', full)).toContain('which challenge is replaced?');
  expect(ask('blitz-2022', full)).toContain('is a challenge replaced? (Enter: none)');
  expect(ask('blitz-2024', full)).toContain('you must discard one');
  expect(ask('blitz-2022', full)).toContain('you may discard one');
  const bench = { players: [1, 2, 3, 4].map(n => ({ id: `H${n}`, side: 'home' as const })) };
  expect(ask('blitz-2024', bench)).toMatch(/^emergencyReserves: .*: one may come on for free/);
  expect(ask('blitz-2022', bench)).toMatch(/^emergencyReserves: .*: one must come on for free/);
});
test('help says when a lead wins in this ruleset', () => {
  const help = (id: string): string => t.blitz.inAMinute(factsOf(matchIn(rulesetNamed(id)))).join('\n');
  expect(help('blitz-2024')).toContain('with a lead of 10 at the start of your turn');
  expect(help('blitz-2022')).toContain('10 behind when their own turn ends');
  for (const line of help('blitz-2022').split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});
test('a Throw on a D8 says so, and what it needs there', () => {
  const throwing = rulesetNamed('blitz-2022').setUp(
    {
      position: {
        inForce: ['throwingPlay'],
        players: [
          { id: 'A', side: 'home', square: [3, 6] },
          { id: 'B', side: 'home', square: [6, 6], throw: 6 },
        ],
        balls: [{ holder: 'A' }],
      },
    },
    new ScriptedDice(),
  ) as BlitzGame;
  throwing.answer({ throw: 'A' });
  expect(choicesOf(throwing).map(({ hint }) => hint)).toEqual(['needs 4+ on a D8']);
});
test('every question a coach can be asked has words, and no words are left over', () => {
  const asked = questions.filter(({ game }) => game === 'blitz').map(({ name }) => name);
  expect(sorted(Object.keys(t.blitz.questions))).toEqual(sorted(asked));
});
test('every modifier, re-roll and injury the rules name has words', () => {
  const source = (file: string): string =>
    readFileSync(new URL(`../../../engine/src/blitz/${file}`, import.meta.url), 'utf8');
  const causes = [...source('procedures/rolls.ts').matchAll(/sheet\.add(?:Beyond)?\([^,]+, '(\w+)'/g)].map(
    match => match[1] as string,
  );
  expect(causes.length).toBeGreaterThan(8);
  expect(sorted(Object.keys(t.blitz.causes))).toEqual(sorted(new Set(causes)));
  const rerolls = /REROLLS = \[([^\]]*)\]/.exec(source('words.ts'))?.[1]?.match(/\w+/g) ?? [];
  expect(sorted(Object.keys(t.blitz.rerolls))).toEqual(sorted(rerolls));
  const files = ['action', 'falls', 'randomevents', 'actions/block', 'actions/moves', 'actions/special'];
  const text = files.map(file => source(`procedures/${file}.ts`)).join('');
  const injuries = [...text.matchAll(/(?:injure(?:Together)?\(g, [^']+?|cause: )'(\w+)'/g)].map(
    match => match[1] as string,
  );
  expect(sorted(Object.keys(t.blitz.injuries))).toEqual(sorted(new Set(injuries)));
});

test('players are called by number and position letter, and no two positions of a team share a letter', () => {
  expect([labelOf(g, player(g, 'H4')), labelOf(g, player(g, 'A6'))]).toEqual(['4R', '6U']);
  expect(nameOf(g, player(g, 'H6'))).toBe('Dwarf 6S');
  for (const definition of rulesets) {
    for (const team of matchIn(definition).rules.edition.teams) {
      const match = definition.create({ home: team.id, away: 'orc', options: {} }, new ScriptedDice()) as BlitzGame;
      const letters = new Map(match.playersOf(0).map(p => [match.profile(p), labelOf(match, p).slice(-1)]));
      expect(new Set(letters.values()).size, team.name).toBe(team.positions.length);
    }
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
    '  Safe Hands: Chooses where its ball goes when it is knocked down.',
    '  Holds the ball.',
  ]);
  expect(describePlayer(g, player(g, 'H1'))).toEqual([
    'Dwarf 1L: Lineman of the home team, Marked at 6,5.',
    '  Move 4, Block 1, Throw 5+, Armour 2+.',
    '  Actions this turn: Run.',
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
  expect(checked({ modifiers: [long] })).toBe('Dwarf 4R, Throw Check 3+: rolled 4, −1 long throw, total 3: on target.');
  expect(checked({ modifiers: [long, marked], die: 2, total: 1, passed: false })).toBe(
    'Dwarf 4R, Throw Check 3+: rolled 2, −1 long throw, the target is Marked, total 1: fumbled.',
  );
  expect(checked({ check: 'armour', die: 2, total: 2, passed: false })).toBe(
    'Dwarf 4R, Armour Check 3+: rolled 2: the armour breaks.',
  );
});
test('the D6 of Violent and of Claws is told by the name of the ability', () => {
  const told = (id: string, position: string): string => {
    const match = rulesetNamed(id).setUp(
      { position: { players: [{ id: 'A', side: 'home', position, square: [7, 6] }] } },
      new ScriptedDice(),
    ) as BlitzGame;
    return tell(match, { type: 'violentRolled', player: player(match, 'A'), die: 3 }).replace(/^.*?, /, '');
  };
  expect(told('blitz-2024', 'necromantic/werewolf')).toBe('Violent: rolled 3, nothing more.');
  expect(told('blitz-2022', 'necromantic/werewolf')).toBe('Claws: rolled 3, nothing more.');
});
test('block dice say how many and why', () => {
  const [by, target] = [player(g, 'H1'), player(g, 'A1')];
  const assisted = { by: 1, cause: 'assisted', rule: 'BU-BLOCK-04', who: by };
  expect(tell(g, { type: 'blockRolled', player: by, target, dice: ['smash', 'miss'], modifiers: [assisted] })).toBe(
    'Dwarf 1L blocks Orc 1L with 2 Block Dice, +1 assist: Smash, Miss.',
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
  expect(askText(throwing)).toBe('To whom does 4R throw?');
  expect(choicesOf(throwing).map(({ key, hint }) => [key, hint])).toEqual([
    ['1L', 'needs 5+ (−1 the target is Marked)'],
    ['2L', 'needs 4+'],
    ['6S', 'needs 4+'],
  ]);
});
