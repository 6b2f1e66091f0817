/** Words that no coach means, at every question of every game: a refusal, never an answer, never the end of the match. */
import { BotSeat, botNamed } from '@ironpitch/ai';
import { rulesets, SeededDice } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { commandNamed, rulesPage } from '../src/play/commands.ts';
import { gameAtTable } from '../src/play/games.ts';
import { wordsOf } from '../src/play/typing.ts';

const INHERITED = [
  'constructor',
  '__proto__',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  '__defineGetter__',
];
const ODD = [
  ...[
    '99999999999999999999,1',
    '1e999',
    '-1,-1',
    '0,0',
    '٣',
    '(((',
    '\0',
    '\x1b[2J',
    '💥',
    '$&',
    '\\',
    '%',
    'NaN',
    'null',
  ],
  'x'.repeat(10_000),
  '1 '.repeat(2_000),
];
const LINES = [
  ...INHERITED.flatMap(word => [word, `${word} ${word}`, `1 ${word}`, `${word} 1`, `throw ${word}`, `play ${word}`]),
  ...ODD,
];

test.each(INHERITED)('%s is no command', word => {
  for (const [first = ''] of [wordsOf(word), [word]]) expect(commandNamed(first)).toBeUndefined();
});
test.each(rulesets.map(({ id }) => id))('%s: at every question odd words are refused', id => {
  const definition = rulesets.find(one => one.id === id) as (typeof rulesets)[number];
  const [home, away] = definition.boxTeams;
  const g = definition.create({ home, away, options: {} }, new SeededDice('odd words')).start();
  const spec = { ruleset: id, home, away, options: {} };
  const bots = ([0, 1] as const).map(
    seat => new BotSeat(botNamed('random', id, `odd ${seat}`), seat, definition, spec),
  );
  const seen = new Set<string>();
  while (!g.over) {
    if (!seen.has(g.question.name)) {
      seen.add(g.question.name);
      const game = gameAtTable(g);
      const choices = game.choices();
      for (const line of LINES) {
        const words = wordsOf(line);
        const understood = game.understand(choices, words);
        // A set-up by hand gives words that it does not know back to the formations.
        const given = understood.ok && understood.rest.length < words.length;
        if (INHERITED.some(word => words[0] === word.toLowerCase())) expect([line, given]).toEqual([line, false]);
        game.keepsWords(words);
        game.player(g.asked, words);
      }
    }
    g.choose(bots[g.asked]?.answer(g) as number);
  }
  expect(seen.size).toBeGreaterThan(5);
  for (const line of [...INHERITED, 'bu-run '.repeat(2_000)]) rulesPage(gameAtTable(g), wordsOf(line));
});
