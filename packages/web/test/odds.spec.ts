import AxeBuilder from '@axe-core/playwright';
import { answers, clickSquare, expect, test } from './steps.ts';

test('a dodge: what it needs and why, how the whole plan comes out, and other things beside it', async ({ page }) => {
  await page.goto('#/learn/9');
  await page.locator('[data-player][aria-label*="15·3"]').click();
  await expect(page.locator('.p-odds').first()).toBeVisible();
  await clickSquare(page, 14, 3);
  const follows = page.locator('.ask .follows');
  await expect(follows).toContainText('Dodge');
  await expect(follows).toContainText('Dodging +1');
  await expect(follows).toContainText('Gets there');
  await expect(follows.locator('.follows__success .odds')).toHaveText('67%');
  await expect(follows).toContainText('Turnover');
  await expect(page.locator('.p-need').first()).toContainText('3+');
  await expect(page.locator('.p-oddstext--whole')).toHaveText('67');
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(one => one.impact === 'serious' || one.impact === 'critical');
  expect(grave.map(one => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
  await follows.locator('.cause').first().click();
  await expect(page).toHaveURL(/rules.*B16-DODGE-05/);
});

test('what cannot be done is refused with a reason and its rule', async ({ page }) => {
  await page.goto('#/learn/9');
  const runner = page.locator('[data-player][aria-label*=" 7·8"]');
  await runner.click();
  await clickSquare(page, 7, 6);
  await expect(page.locator('.p-plan--firm')).toBeVisible();
  await clickSquare(page, 7, 6);
  await expect(page.locator('[data-player][aria-label*=" 7·6"]')).toBeVisible();
  await clickSquare(page, 7, 6);
  await expect(page.locator('.refused')).toContainText('Lineman 1');
  await expect(page.locator('.refused .rule')).toHaveText(/^B16-/);
});

test('tackle zones are shown on request, with nobody in hand', async ({ page }) => {
  await page.goto('#/learn/9');
  await expect(page.locator('.stage svg.pitch')).toBeVisible();
  await expect(page.locator('.p-held')).toHaveCount(0);
  const zones = page.getByRole('button', { name: 'Tackle zones' });
  await zones.click();
  await expect(zones).toHaveAttribute('aria-pressed', 'true');
  expect(await page.locator('.p-held').count()).toBeGreaterThan(16);
  await zones.click();
  await expect(page.locator('.p-held')).toHaveCount(0);
});

test('a blitz is one order: the way there and the block, with the odds of both', async ({ page }) => {
  await page.goto('#/learn/10');
  await page.locator('[data-player="O2"]').click();
  await clickSquare(page, 11, 3);
  await expect(answers(page).first()).toContainText('Blitz');
  await expect(page.locator('.ask .follows')).toContainText('The target goes down');
  await clickSquare(page, 11, 3);
  await expect(page.locator('.log')).toContainText('blitz');
  await expect(page.locator('.thrown .dieface').first()).toBeVisible();
});
