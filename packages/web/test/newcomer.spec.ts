import { expect, startSeeded, test, untilAsked } from './steps.ts';

test('a newcomer is told once how to win, and offered plans with reasons that can be taken up', async ({ page }) => {
  await startSeeded(page, 'newcomer');
  await untilAsked(page);
  await expect(page.locator('#question')).toContainText('Who does what');
  const news = page.locator('.ask__news');
  await expect(news).toContainText('end zone with the arrow');
  await expect(page.locator('.p-goalarrow')).toBeVisible();
  const offered = page.locator('.suggestion');
  await expect(offered.first()).toBeVisible();
  expect(await offered.count()).toBeLessThanOrEqual(3);
  await expect(offered.first().locator('.why')).not.toBeEmpty();
  const [name = ''] = ((await offered.first().locator('b').textContent()) ?? '').split(':');
  await offered.first().click();
  await expect(page.locator('#question')).toContainText(name);
  await expect(page.locator('.p-plan--firm')).toBeVisible();
  await expect(offered).toHaveCount(0);
  const before = await page.locator('.ask').getAttribute('data-answered');
  await page.locator('.answer--best').click();
  await expect(page.locator('.ask')).not.toHaveAttribute('data-answered', before ?? '');
  // What was explained once is not explained again.
  await page.reload();
  await untilAsked(page);
  await expect(page.locator('#question')).toBeVisible();
  await expect(news.filter({ hasText: 'end zone with the arrow' })).toHaveCount(0);
});

test('a row that says what to click declares nothing', async ({ page }) => {
  await page.goto('#/learn/2');
  await page.locator('[data-player="dwarf"]').click();
  const hint = page.locator('.answer--hint').first();
  await expect(hint).toContainText('Click a square');
  const before = await page.locator('.ask').getAttribute('data-answered');
  // It is no button to be pressed; somebody may try all the same.
  await hint.click({ force: true });
  await expect(page.locator('#question')).toContainText('What now?');
  await expect(page.locator('.ask')).toHaveAttribute('data-answered', before ?? '');
});

test('the rulebook begins with a page on how to play, with pictures', async ({ page }) => {
  await page.goto('#/rules/blood-2025');
  await expect(page.locator('.how h2')).toHaveText('How to play Blood Bowl');
  await expect(page.locator('.how__picture')).toHaveCount(7);
  await page.goto('#/learn');
  await page.locator('.firstmatch').last().getByRole('button', { name: 'Play the match' }).click();
  await expect(page.locator('.stage svg.pitch')).toBeVisible();
});
