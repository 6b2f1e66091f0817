/** A skill that nobody has heard of is named and explained in the terminal by its entry and its text alone. */
import { type blood, type PlayerId, SeededDice } from '@ironpitch/engine';
import { learnEdition } from '@ironpitch/texts/terminal';
import { beforeAll, expect, test } from 'vitest';
import { showOff, testRuleset } from '../../../engine/test/blood/edition.ts';
import { showOffWords, testEditionWords } from '../../../texts/test/edition.ts';
import { choicesOf } from '../../src/text/blood/answers.ts';
import { tell } from '../../src/text/blood/events.ts';
import { describePlayer, playerLine } from '../../src/text/blood/players.ts';
import { askText, helpText } from '../../src/text/blood/questions.ts';

beforeAll(() => learnEdition(testRuleset.id, testEditionWords));
const setUp = (seed = 'terminal'): blood.BloodGame =>
  testRuleset.setUp(
    {
      position: {
        players: [
          { id: 'H1', side: 'home', square: [7, 7], skills: ['showOff'] },
          { id: 'A1', side: 'away', square: [20, 7] },
        ],
        balls: [{ square: [8, 7] }],
      },
    },
    new SeededDice(seed),
  ) as blood.BloodGame;

test('it stands with its text in what there is to know of a player, whose values are printed as rolls', () => {
  const g = setUp();
  const player = g.playerNamed('H1');
  expect(describePlayer(g, player)).toContain(`  Show-off: ${showOffWords.does}`);
  expect(playerLine(g, player)).toContain('MA 6 ST 3 AG 3+ PA 4+ AV 8, Show-off;');
});
test('its question, its help, its re-roll and its roll have words', () => {
  const g = setUp();
  g.events = [];
  g.answer({ move: 'H1' });
  g.answer('stop');
  expect(askText(g)).toContain('use Show-off?');
  expect(helpText(g)).toBe(showOffWords.does);
  const rolled = {
    type: 'rolled',
    roll: 'bow',
    player: 0 as PlayerId,
    target: 4,
    die: 3,
    total: 4,
    passed: true,
  } as const;
  const modifiers = [{ by: 1, cause: 'showOff', rule: showOff.rule, who: -1 as PlayerId }];
  expect(tell(g, { ...rolled, modifiers })).toContain('Show-off 4+: rolled 3, +1 Show-off, total 4: it succeeds.');
  expect(tell(g, { type: 'rerolled', seat: 0, player: 0 as PlayerId, source: 'showOff' })).toContain('using Show-off.');
  expect(tell(g, { type: 'skillUsed', player: 0 as PlayerId, skill: 'showOff' })).toContain('uses Show-off.');
});
test('and so has the choice of the re-roll', () => {
  for (let n = 1; n < 100; n++) {
    const g = setUp(`bow ${n}`);
    g.answer({ move: 'H1' });
    g.answer('stop');
    g.answer('yes');
    if (g.question.name !== 'reroll') continue;
    expect(choicesOf(g).map(({ label }) => label)).toContain('roll again with Show-off');
    return;
  }
  expect.unreachable('no bow failed');
});
