import { readRecord } from '@ironpitch/protocol';
import { hostTable } from '@ironpitch/table';
import type { Page } from '@playwright/test';
import { expect, finishedRecord, openText, seriousFindings, test } from './steps.ts';

/** A match that two bots have fought out, as a record file. */
const playedRecord = (): string => {
  const host = hostTable();
  host.start({
    match: { ruleset: 'blitz-2024', home: 'dwarf', away: 'orc', options: { pitch: 'stone' } },
    coaches: ['greedy', 'greedy'],
    seed: 'luck',
  });
  host.botRun();
  return host.record();
};

/** The report of a match that was played somewhere else. */
const openReport = async (page: Page, record: string): Promise<void> => {
  await page.goto('#/replay');
  await openText(page, record);
  await page.getByRole('button', { name: 'Match report' }).click();
  await expect(page.locator('.p-after')).toBeVisible();
};

for (const scheme of ['light', 'dark'] as const) {
  test(`after the match: the chance to win, luck by kind, and rolls that lead into the replay, ${scheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await openReport(page, playedRecord());
    // The page goes on while the luck is reckoned.
    await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Luck' })).toBeVisible({ timeout: 40_000 });
    expect(await seriousFindings(page, `after, ${scheme}`)).toEqual([]);
    const chances = page.locator('.panel', { has: page.getByRole('heading', { name: 'How the match turned' }) });
    await chances.getByText('As a table').click();
    const cells = await chances.locator('tbody tr').first().locator('td').allTextContents();
    const sum = cells.slice(1).reduce((total, text) => total + Number.parseInt(text, 10), 0);
    expect(Math.abs(sum - 100)).toBeLessThanOrEqual(1);
    // Whatever is marked moved the chances by more than a point.
    const rolls = page.locator('.panel', { has: page.getByRole('heading', { name: 'that decided it' }) });
    const swings = (await rolls.locator('li > b').allTextContents()).map(text => Number.parseInt(text, 10));
    expect(swings.length).toBeGreaterThan(2);
    expect(swings.filter(swing => !(swing > 1))).toEqual([]);
    expect(await page.locator('.chart--win .dot').count()).toBe(swings.length);
    await expect(page.locator('.story__text')).toContainText(/The roll that decided it came in turn \d+/);
    await page.locator('.swing').first().click();
    await expect(page).toHaveURL(/#\/replay\/[^/]+\/\d+$/);
    const step = Number(/\/(\d+)$/.exec(page.url())?.[1]);
    await expect(page.getByRole('slider')).toHaveValue(String(step));
    expect(step).toBeGreaterThan(0);
  });
}

test('the report of a match scrolls on a phone, but never sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReport(page, playedRecord());
  await expect(page.getByRole('heading', { name: 'Luck' })).toBeVisible({ timeout: 40_000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('on a phone a replay tells its story beside the buttons, without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('#/replay');
  await openText(page, playedRecord());
  const on = page.getByRole('button', { name: 'One activation on' });
  await expect(on).toBeInViewport({ ratio: 1 });
  const headline = page.locator('.timeline #question');
  const before = await headline.textContent();
  await on.click();
  await expect(headline).not.toHaveText(before ?? '');
  await expect(headline).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator('.timeline__story')).toBeInViewport({ ratio: 0.9 });
  // What this step changed is drawn, as in a match.
  for (let step = 0; step < 30 && (await page.locator('.trail').count()) === 0; step++) await on.click();
  await expect(page.locator('.trail').first()).toBeAttached();
  await expect(on).toBeInViewport({ ratio: 1 });
});

test('a reckoning that breaks down takes nothing else with it', async ({ page }) => {
  const record = finishedRecord();
  await page.addInitScript(() => {
    // Whoever is told to reckon luck cannot.
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: { name?: string }) {
      if (message.name === 'luck') this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
      else postMessage.call(this, message);
    } as typeof postMessage;
  });
  await openReport(page, record);
  await expect(page.getByText('The luck of this match cannot be worked out.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible();
  const [home] = readRecord(record).final?.score ?? [];
  await expect(page.locator('.bug__score').first()).toHaveText(String(home));
});
