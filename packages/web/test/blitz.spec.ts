import { answers, clickSquare, expect, startSeeded, test, untilAsked } from './steps.ts';

test('what was taken back is done again by its button', async ({ page }) => {
  await startSeeded(page, 'do again');
  await untilAsked(page);
  const again = page.getByRole('button', { name: 'Do it again' });
  await expect(again).toHaveCount(0);
  await page.keyboard.press('1');
  const box = await page.locator('.p-step').first().boundingBox();
  if (!box) throw new Error('no square can be reached');
  await page.mouse.click(box.x + 4, box.y + 4);
  await page.mouse.click(box.x + 4, box.y + 4);
  await expect(page.locator('.bug .pip--spent')).toHaveCount(1);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator('.bug .pip--spent')).toHaveCount(0);
  await again.click();
  await expect(page.locator('.bug .pip--spent')).toHaveCount(1);
  await expect(again).toHaveCount(0);
});

test('a square out of reach: how far it is, the way as far as it goes, and the player stays in hand', async ({
  page,
}) => {
  await page.goto('#/learn/2');
  await page.locator('[data-player="dwarf"]').click();
  await expect(page.locator('.p-mark--mark').first()).toBeVisible();
  await clickSquare(page, 15, 1);
  await expect(page.locator('.refused')).toContainText(/\d+ squares away, runs \d/);
  await expect(page.locator('.p-plan--firm')).toBeVisible();
  await expect(page.locator('#question')).toContainText('What now?');
});

test('pitch and cards keep their place when a player is taken in hand and a run is planned', async ({ page }) => {
  await startSeeded(page, 'steady');
  await untilAsked(page);
  const top = async (): Promise<number> => (await page.locator('.panel--cards').boundingBox())?.y ?? 0;
  const pitch = page.locator('.stage svg.pitch');
  const before = await pitch.boundingBox();
  await answers(page).first().click();
  await expect(page.locator('#question')).toContainText('What now?');
  const box = await page.locator('.p-step').first().boundingBox();
  if (!box) throw new Error('no square can be reached');
  const inHand = await top();
  await page.mouse.click(box.x + 4, box.y + 4);
  await expect(page.locator('.p-plan--firm')).toBeVisible();
  expect(await top()).toBe(inHand);
  expect(await pitch.boundingBox()).toEqual(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the last line of the commentary stands above the question, and a plan is never covered', async ({ page }) => {
    await startSeeded(page, 'phone');
    await untilAsked(page);
    await expect(page.locator('.ticker')).toBeVisible();
    await expect(page.locator('.ticker')).not.toBeEmpty();
    await page.goto('#/learn/2');
    await page.locator('[data-player="dwarf"]').click();
    await expect(page.locator('.p-mark--mark').first()).toBeVisible();
    await clickSquare(page, 5, 7);
    await expect(page.locator('.p-plan--firm')).toBeVisible();
    await expect(page.locator('.inspect')).toHaveCount(0);
    await expect(answers(page).first()).toBeInViewport();
  });
});

test('a rule is looked up in the middle of a match, found words are marked, and one click leads back', async ({
  page,
}) => {
  await startSeeded(page, 'look up');
  await untilAsked(page);
  await page.getByRole('link', { name: 'Rulebook' }).click();
  await page.getByLabel('Search the rules').fill('sidestep');
  await expect(page.getByRole('status')).toContainText('found');
  expect(await page.evaluate(() => CSS.highlights.get('found')?.size ?? 0)).toBeGreaterThan(5);
  await page.getByLabel('Search the rules').fill('');
  await expect.poll(() => page.evaluate(() => CSS.highlights.has('found'))).toBe(false);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.locator('#question')).toContainText('Who does what');
});

test('only a score that changes rolls up', async ({ page }) => {
  await page.goto('#/learn/7');
  await page.getByRole('button', { name: /^Blitzer 2/ }).click();
  await expect(page.locator('.p-mark--gain').first()).toBeVisible();
  await expect(page.locator('.bug__digits--new')).toHaveCount(0);
  await clickSquare(page, 15, 9);
  await expect(page.locator('.p-plan--firm')).toBeVisible();
  await clickSquare(page, 15, 9);
  await expect(page.locator('.bug__team.home .bug__score')).toHaveText('4');
  await expect(page.locator('.bug__digits--new')).toHaveCount(1);
});

test('a touchdown is celebrated for a moment, over the boards, and any key ends it', async ({ page }) => {
  await page.goto('#/learn/7');
  await expect(page.locator('#question')).toContainText('Who does what');
  await page.keyboard.press('1');
  const gain = page.locator('.p-mark--gain').first();
  await expect(gain).toBeVisible();
  // From here on no time passes by itself: the banner stands until a key is pressed.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const box = await gain.boundingBox();
  if (!box) throw new Error('nowhere to score');
  await page.mouse.click(box.x + 8, box.y + 8);
  await page.mouse.click(box.x + 8, box.y + 8);
  const banner = page.locator('.td');
  await expect(banner).toContainText('Touchdown!');
  await expect(banner).toContainText('(Blitzer 2) scores for Orc.');
  await expect(banner.locator('.td__score')).toHaveText('4:0');
  await page.keyboard.press('Shift');
  await expect(banner).toHaveCount(0);
});
