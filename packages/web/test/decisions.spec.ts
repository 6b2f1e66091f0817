/** The look back on a match: who lost what to decisions and to dice, and every mistake as a way into the replay. */
import { hostTable } from '@ironpitch/table';
import { expect, openText, seriousFindings, test } from './steps.ts';

/** A good coach meets one who does anything at all, and who gives up after a while: there is something to find. */
const STEPS = 150;
const badlyPlayed = (): string => {
  const host = hostTable();
  host.start({
    match: { ruleset: 'blitz-2024', home: 'human', away: 'orc', options: { pitch: 'stone' } },
    coaches: ['greedy', 'random'],
    seed: 'decisions',
  });
  for (let i = 0; i < STEPS; i++) host.botStep();
  host.resume(host.unfinished() as string, ['person', 'person']);
  host.concede(1);
  return host.record();
};
test('decisions are looked at on request, can be cancelled, and mistakes lead into the replay', async ({ page }) => {
  await page.goto('#/replay');
  await openText(page, badlyPlayed());
  await page.getByRole('button', { name: 'Match report' }).click();
  const panel = page.getByRole('region', { name: 'Decisions' });
  await panel.getByRole('button', { name: 'Look for mistakes' }).click();
  await expect(panel.getByRole('progressbar')).toBeVisible();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByRole('progressbar')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Look for mistakes' }).click();
  await expect(panel.locator('.decisions__sums li')).toHaveCount(2, { timeout: 60_000 });
  for (const line of await panel.locator('.decisions__sums p').allTextContents())
    expect(line).toMatch(/^\S.* lost \d+ points? of winning chance to decisions/);
  const mistakes = panel.locator('.mistakes li');
  const count = await mistakes.count();
  expect(count).toBeGreaterThan(1);
  await expect(mistakes.first().getByText(/Better: /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Luck' })).toBeVisible({ timeout: 40_000 });
  await expect(page.locator('.lane .glyph')).toHaveCount(count);
  expect(await seriousFindings(page, 'decisions')).toEqual([]);
  await mistakes.first().getByRole('button').click();
  await expect(page).toHaveURL(/#\/replay\/[^/]+\/\d+$/);
  const marks = page.locator('.timeline__marks');
  await expect(marks.locator('[data-kind="blunder"], [data-kind="inaccuracy"]')).toHaveCount(count);
  // What was found is kept while the page is open.
  await page.getByRole('button', { name: 'Match report' }).click();
  await expect(page.locator('.decisions__sums li')).toHaveCount(2);
});
