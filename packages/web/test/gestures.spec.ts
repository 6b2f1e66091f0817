/** What a hand does on the pitch besides clicking: dragging, holding, pointing. */
import { expect, pointOf, startSeeded, test, untilAsked } from './steps.ts';

test('a player is dragged, however slowly: the way is drawn under the pointer, and where it is let go it is planned', async ({
  page,
}) => {
  await startSeeded(page, 'drag');
  await untilAsked(page);
  const runner = page.locator('[data-player="H4"]');
  const before = await runner.getAttribute('aria-label');
  const from = await pointOf(page, 1, 2);
  const to = await pointOf(page, 5, 2);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, to.y);
  await expect(page.locator('#question')).toContainText('Runner 4');
  await page.mouse.move(to.x, to.y);
  await expect(page.locator('.p-plan')).toBeVisible();
  // Held as long as a long press takes, and longer.
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 600)));
  await page.mouse.up();
  await expect(page.locator('.p-plan--firm')).toBeVisible();
  await expect(runner).toHaveAttribute('aria-label', before ?? '');
  await page.mouse.click(to.x, to.y);
  await expect(runner).not.toHaveAttribute('aria-label', before ?? '');
});

test('an opponent cannot be dragged', async ({ page }) => {
  await startSeeded(page, 'drag');
  await untilAsked(page);
  const orc = page.locator('[data-player="A4"]');
  const before = await orc.getAttribute('aria-label');
  const [from, to] = [await pointOf(page, 15, 2), await pointOf(page, 12, 2)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await expect(page.locator('.p-plan--firm')).toHaveCount(0);
  await expect(orc).toHaveAttribute('aria-label', before ?? '');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a long press shows the card of a player and does nothing else', async ({ page }) => {
    await startSeeded(page, 'press');
    await untilAsked(page);
    const box = await page.locator('[data-player="A4"]').boundingBox();
    if (!box) throw new Error('no such player');
    const point = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerType: 'touch' };
    const pitch = page.locator('.stage svg.pitch');
    await pitch.dispatchEvent('pointerdown', point);
    await expect(page.locator('.playercard')).toBeVisible();
    await pitch.dispatchEvent('pointerup', point);
    await expect(page.locator('.p-plan--firm')).toHaveCount(0);
  });

  test('two fingers open a part of the pitch; the map shows which, and its button the whole again', async ({
    page,
  }) => {
    await startSeeded(page, 'pinch');
    await untilAsked(page);
    const pitch = page.locator('.stage svg.pitch');
    const whole = await pitch.getAttribute('viewBox');
    const box = await pitch.boundingBox();
    if (!box || !whole) throw new Error('no pitch');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const finger = (pointerId: number, clientX: number) => ({ pointerId, clientX, clientY: y, pointerType: 'touch' });
    await pitch.dispatchEvent('pointerdown', finger(1, x - 30));
    await pitch.dispatchEvent('pointerdown', finger(2, x + 30));
    await pitch.dispatchEvent('pointermove', finger(2, x + 90));
    await pitch.dispatchEvent('pointerup', finger(2, x + 90));
    await pitch.dispatchEvent('pointerup', finger(1, x - 30));
    const width = async (): Promise<number> => Number((await pitch.getAttribute('viewBox'))?.split(' ')[2]);
    expect(await width()).toBeCloseTo(Number(whole.split(' ')[2]) / 2, 0);
    await expect(page.locator('.overview__window')).toBeVisible();
    // Nobody was clicked, and the sign on the button is no larger than the button.
    await expect(page.locator('#question')).toContainText('Who does what');
    const sign = await page.locator('.overview .tool svg').boundingBox();
    expect(sign?.height).toBeLessThan(40);
    await page.getByRole('button', { name: 'The whole pitch' }).tap();
    await expect(pitch).toHaveAttribute('viewBox', whole);
    await expect(page.locator('.overview')).toHaveCount(0);
  });
});
