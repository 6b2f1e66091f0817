/** Numbers that the page says are those of the edition that is played. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SeededDice } from '@ironpitch/engine';
import { hostTable, type Snapshot } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { expect, test } from 'vitest';
import { bloodQuestion } from '../src/blood/ask/question.ts';
import { bloodOverlay } from '../src/blood/overlay.ts';
import { piecesOf } from '../src/learn/glossary.ts';
import { learnEntries, nowPlaying, wordsOf } from '../src/match/entries.ts';
import { entriesByRuleset } from '../src/table/entries.ts';
import { NOTHING } from './stranger.ts';

const SCENARIOS = fileURLToPath(new URL('../../../scenarios/', import.meta.url));
const QUESTIONS_MAX = 4000;
/** Plays by chance until the page is asked what is looked for. */
const playUntil = async (ruleset: string, isIt: (now: Snapshot) => boolean): Promise<Snapshot> => {
  learnEntries(entriesByRuleset());
  await wordsOf(ruleset);
  nowPlaying(ruleset);
  const host = hostTable();
  host.askAlways(['rerolls']);
  const dice = new SeededDice('numbers');
  const match = { ruleset, home: 'human', away: 'orc', options: {} };
  let now = host.start({ match, coaches: ['person', 'person'], seed: 'numbers', arranged: true });
  for (let i = 0; i < QUESTIONS_MAX && now.outcome === null && !isIt(now); i++) {
    const choices = (now.question?.choices ?? []).filter(({ verb }) => verb !== 'endTurn' || dice.pick(9) === 0);
    const choice = choices[dice.pick(Math.max(1, choices.length))] ?? now.question?.choices[0];
    now = now.question === null ? host.look(now.asked) : host.answer(now.answered, choice ? [choice.answer] : []);
  }
  expect(isIt(now)).toBe(true);
  return now;
};

test.each([
  ['B16-REROLL-07', 'blood-2016', true],
  ['B25-PRIN-TRR-05', 'blood-2025', false],
])('%s: what a team re-roll says of the turn in %s', async (_rule, ruleset, once) => {
  const hasTeam = ({ question }: Snapshot): boolean =>
    question?.name === 'reroll' && question.choices.some(({ object }) => object === 'team');
  const rows = bloodQuestion(await playUntil(ruleset, hasTeam), NOTHING)?.rows ?? [];
  const why = rows.find(({ label }) => label.includes('team re-roll'))?.why ?? '';
  expect(why).toMatch(/\d team re-rolls? left/);
  expect(why.includes('one a turn')).toBe(once);
});
test.each([
  ['B16-PASS-07', 'blood-2016/drill-3-passing-caught', ['quick +1', 'short 0', 'long −1', 'bomb −2']],
  ['B25-ACCUR-02', 'blood-2025/drill-passing', ['quick 0', 'short −1', 'long −2', 'bomb −3']],
])('%s: the ranges of a pass in %s', async (_rule, drill, bands) => {
  const host = hostTable();
  const start = host.lesson(readFileSync(`${SCENARIOS}${drill}.json`, 'utf8'), 'passAndScore', 0);
  const now = host.answer(start.answered, [{ pass: 'H1' }, 'throw']);
  expect(now.question?.name).toBe('passTarget');
  const shown = bloodOverlay(now, NOTHING).key.map(({ text }) => text);
  expect(shown).toEqual(expect.arrayContaining(bands));
});
test('what an armour roll needs is explained by the edition', async () => {
  const means = async (ruleset: string): Promise<string> => {
    await wordsOf(ruleset);
    nowPlaying(ruleset);
    return piecesOf('An Armour roll.', 'blood').find(({ term }) => term)?.term?.means ?? '';
  };
  expect(await means('blood-2016')).toContain('above the Armour value');
  expect(await means('blood-2025')).toContain('at least the Armour value');
});
test('no sentence for every edition of Blood Bowl names a modifier that only one of them has', () => {
  const named = Object.entries(t.blood.questions).filter(([, { help }]) => /[+−]\d/.test(help));
  // −2 in both (B16-XSKILL-13, B25-SKILL-DIVINGTACKLE-01).
  expect(named.map(([name]) => name)).toEqual(['divingTackle']);
});
