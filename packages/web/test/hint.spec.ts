/** A hint on request: three plans with chance, worth and reason, while the page goes on answering. */
import type { Page } from '@playwright/test';
import { expect, seriousFindings, startSeeded, test, untilAsked } from './steps.ts';

/** A hint comes within a second on a machine that is free; here others play at the same time. */
const HINT_MS = 8000;
const hintButton = (page: Page) => page.getByRole('button', { name: 'Hint' });
const hints = (page: Page) => page.getByRole('region', { name: 'The best plans, looked ahead for' }).locator('.answer');

test('a hint names three plans with their chance, worth and reason, and one of them can be taken up', async ({
  page,
}) => {
  await startSeeded(page, 'hint');
  await untilAsked(page);
  await expect(page.locator('#question')).toHaveText('Who does what?');
  await hintButton(page).click();
  await expect(hints(page)).toHaveCount(3, { timeout: HINT_MS });
  for (const row of await hints(page).all()) {
    await expect(row.locator('.odds')).toHaveText(/^\d+%$/);
    await expect(row.getByText(/^worth \d+$/)).toBeVisible();
  }
  const [best, ...others] = await hints(page).locator('.why').allTextContents();
  expect(best).toMatch(/is (\d+ points? riskier|worth \d+ points? less|about as good)$/);
  for (const other of others) expect(other).toMatch(/(than|as) the first plan|riskier$/);
  expect(await seriousFindings(page, 'hint')).toEqual([]);
  await hints(page).first().click();
  await expect(page.locator('.p-plan').first()).toBeVisible();
});

test('H asks for a hint and puts it away; keys are answered while it is looked for', async ({ page }) => {
  await startSeeded(page, 'hint by key');
  await untilAsked(page);
  await page.keyboard.press('h');
  // The table goes on: the square cursor moves before the hint is there.
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.p-cursor')).toBeVisible();
  await expect(hints(page)).toHaveCount(3, { timeout: HINT_MS });
  await page.keyboard.press('h');
  await expect(hints(page)).toHaveCount(0);
  await expect(hintButton(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a suggestion taken up by key is done by the same key once more', async ({ page }) => {
  await startSeeded(page, 'hint');
  await untilAsked(page);
  await expect(page.locator('#question')).toHaveText('Who does what?');
  await page.locator('.suggestion').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.p-plan--firm').first()).toBeVisible();
  await expect(page.locator('.answers .answer').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Take back' })).toBeEnabled();
});
