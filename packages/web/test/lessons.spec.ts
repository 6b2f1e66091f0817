import { clickSquare, expect, test } from './steps.ts';

/** Within its own course: seven of Blitz Bowl, five of 2016, one more of Blitz Bowl, then those of 2025. */
const placeOf = (number: number): number =>
  number <= 7 ? number : number <= 12 ? number - 7 : number === 13 ? 8 : number - 13;

test('every drill starts with a goal, a sentence that teaches, a hint and a question', async ({ page }) => {
  for (let number = 1; number <= 21; number++) {
    await page.goto(`#/learn/${number}`);
    const drill = page.locator('.drill');
    await expect(drill.locator('h2')).not.toBeEmpty();
    await expect(drill.locator('.drill__more')).not.toBeEmpty();
    await drill.getByRole('button', { name: 'Show a hint' }).click();
    await expect(drill.locator('.drill__hint')).not.toBeEmpty();
    await expect(page.locator('#question')).toHaveText('Who does what?');
    await expect(drill.locator('.course [aria-current]')).toHaveText(String(placeOf(number)));
  }
});

test('the drill on challenge cards shows the cards it is about, and is done by claiming one', async ({ page }) => {
  await page.goto('#/learn/13');
  const cards = page.locator('.panel--cards .card:not(.card--next)');
  await expect(cards).toHaveCount(3);
  await expect(page.locator('.panel--cards')).toContainText('Move The Ball!');
  await page.keyboard.press('1');
  await expect(page.locator('.p-step').first()).toBeVisible();
  await clickSquare(page, 9, 1);
  await expect(page.locator('.p-plan--firm')).toBeVisible();
  await clickSquare(page, 9, 1);
  await page.getByRole('button', { name: /Claim Move The Ball!/ }).click();
  await expect(page.locator('.drill')).toContainText('Done!');
  // Other drills are not about cards.
  await page.goto('#/learn/3');
  await expect(page.locator('#question')).toHaveText('Who does what?');
  await expect(page.locator('.panel--cards')).toHaveCount(0);
});

test('on a phone a drill says what it teaches until somebody is taken in hand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('#/learn/21');
  await expect(page.locator('.drill__more')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.answers .answer').first()).toBeInViewport();
  await expect(page.getByRole('tab', { name: 'Log' }).or(page.getByRole('button', { name: 'Log' }))).toBeInViewport();
  await page.locator('.answers .answer').first().click();
  await expect(page.locator('.drill__more')).toBeHidden();
});

test('a throw drill wants a square from which both team-mates are near, not just any run', async ({ page }) => {
  await page.goto('#/learn/5');
  const drill = page.locator('.drill');
  await expect(drill).toContainText('short');
  await page.keyboard.press('1');
  await expect(page.locator('.p-step').first()).toBeVisible();
  await clickSquare(page, 4, 5);
  await expect(page.locator('.p-plan--firm')).toBeVisible();
  await clickSquare(page, 4, 5);
  const takeBack = page.getByRole('button', { name: 'Take back' });
  await expect(takeBack).toBeEnabled();
  await expect(drill).not.toContainText('Done!');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(takeBack).toBeDisabled();
  await page.keyboard.press('1');
  await expect(page.locator('.p-step').first()).toBeVisible();
  await clickSquare(page, 7, 7);
  await expect(page.locator('.p-plan--firm')).toBeVisible();
  await clickSquare(page, 7, 7);
  await expect(drill).toContainText('Done!');
  await expect(page.locator('.ask')).toHaveCount(0);
});
