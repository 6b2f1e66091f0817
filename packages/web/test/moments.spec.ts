/** What makes it a match: a touchdown that is seen, and what the opponent's turn has changed. */
import { clickSquare, expect, startSeeded, test, untilAsked } from './steps.ts';

test.describe('a touchdown', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('counts and is cheered once the scorer is there; nothing beside the pitch moves meanwhile', async ({ page }) => {
    await page.goto('#/learn/7');
    await expect(page.locator('[data-player]').first()).toBeVisible();
    await clickSquare(page, 9, 6);
    await expect(page.locator('.p-step').first()).toBeVisible();
    await clickSquare(page, 15, 10);
    await expect(page.locator('.p-plan--firm')).toBeVisible();
    const cards = page.locator('.right .cards').first();
    const before = await cards.boundingBox();
    const own = page.locator('.bug__score').first();
    // Written down as it comes, so that no look comes too late.
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const note = (): void => {
        const score = document.querySelector('.bug__score')?.textContent;
        const left = document.querySelectorAll('[data-player]').length;
        const now = `${score} ${document.querySelector('.td') ? 'banner' : ''} ${left}`.replace('  ', ' ');
        if (seen.at(-1) !== now) seen.push(now);
      };
      note();
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await page.keyboard.press('1');
    await expect(page.locator('.td')).toBeVisible();
    await expect(own).toHaveText('4');
    expect(await cards.boundingBox()).toEqual(before);
    // Paper and colours lie under the players, the scorer over them.
    const order = await page.locator('.stage svg.pitch').evaluate(svg => {
      const player = svg.querySelector('[data-player]') as Element;
      const isAfter = (name: string): boolean =>
        Boolean(player.compareDocumentPosition(svg.querySelector(name) as Element) & Node.DOCUMENT_POSITION_FOLLOWING);
      return [isAfter('.cheer__paper'), isAfter('.cheer__hero')];
    });
    expect(order).toEqual([false, true]);
    await expect(page.locator('.td')).toHaveCount(0);
    await expect(page.locator('.cheer')).toHaveCount(0);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    // While the scorer still runs it does not count yet.
    expect(seen[0]).toBe('0 6');
    expect(seen).toContain('4 banner 6');
    expect(seen.filter(now => now.startsWith('0 banner'))).toEqual([]);
  });
});

test('without motion a touchdown is told by its banner alone', async ({ page }) => {
  await page.goto('#/learn/7');
  await expect(page.locator('[data-player]').first()).toBeVisible();
  await clickSquare(page, 9, 6);
  await expect(page.locator('.p-step').first()).toBeVisible();
  await clickSquare(page, 15, 10);
  await expect(page.locator('.p-plan--firm')).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.locator('.td')).toBeVisible();
  await expect(page.locator('.cheer__paper')).toBeHidden();
  await expect(page.locator('.cheer__rays')).toHaveCount(0);
});

test("the opponent's turn is told act by act until the first step, and once more when asked for", async ({ page }) => {
  await startSeeded(page, 'changed', { away: 'Steady bot' });
  await untilAsked(page);
  const changed = page.locator('.changed');
  // Whoever begins has seen no turn of the other side yet.
  if (!(await changed.isVisible())) {
    await page.keyboard.press('e');
    await page.getByRole('button', { name: 'End the turn' }).click();
    await expect(changed).toBeVisible();
    await untilAsked(page);
  }
  const numbers = await page.locator('.trail__number').allTextContents();
  expect(numbers.length).toBeGreaterThan(0);
  const told = await page.locator('.changed__number:not(.changed__number--none)').allTextContents();
  expect(told.sort()).toEqual(numbers.sort());
  await expect(page.locator('.legend')).toContainText('came from');
  await page.locator('[data-player="H4"]').click();
  await expect(changed).toHaveCount(0);
  const step = page.locator('.p-step').first();
  await expect(step).toBeVisible();
  const box = await step.boundingBox();
  if (!box) throw new Error('no square can be reached');
  await page.mouse.click(box.x + 4, box.y + 4);
  await page.mouse.click(box.x + 4, box.y + 4);
  await expect(page.locator('.bug .pip--spent')).toHaveCount(1);
  await expect(changed).toHaveCount(0);
  await page.getByRole('button', { name: 'What changed' }).click();
  await expect(changed).toBeVisible();
  await expect(page.locator('.trail__number')).toHaveCount(numbers.length);
});

test('at twice the size of a laptop nothing of the question is covered or squeezed', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('#/learn/21');
  await expect(page.locator('[data-player]').first()).toBeVisible();
  const [pitch, ask] = await Promise.all([
    page.locator('.stage svg.pitch').boundingBox(),
    page.locator('.ask').boundingBox(),
  ]);
  if (!pitch || !ask) throw new Error('no pitch, or no question');
  expect(ask.width).toBeGreaterThan(250);
  expect(ask.x).toBeGreaterThanOrEqual(pitch.x + pitch.width - 2);
  const row = page.locator('.answers .answer').first();
  await row.scrollIntoViewIfNeeded();
  await row.click();
  await expect(page.locator('#question')).toContainText('What now?');
});

test('every sign in the key below the pitch can be seen', async ({ page }) => {
  await page.goto('#/learn/16');
  await expect(page.locator('[data-player]').first()).toBeVisible();
  await page.keyboard.press('1');
  await page
    .getByRole('button', { name: /^Block / })
    .first()
    .click();
  await expect(page.locator('.p-plan--firm')).toBeVisible();
  await expect(page.locator('.legend')).toContainText('helps in the block');
  const empty = await page.locator('.legend .sw').evaluateAll(signs =>
    signs
      .filter(sign => {
        const { backgroundImage, backgroundColor } = getComputedStyle(sign);
        return backgroundImage === 'none' && backgroundColor === 'rgba(0, 0, 0, 0)';
      })
      .map(sign => sign.parentElement?.textContent),
  );
  expect(empty).toEqual([]);
});
