/** What makes it a match: a touchdown that is seen, and what the opponent's turn has changed. */
import { clickSquare, expect, startSeeded, test, untilAsked } from './steps.ts';

/** The screen at one moment. */
interface Seen {
  readonly score: string;
  readonly banner: boolean;
  readonly players: number;
  /** Where the panel below the question begins. */
  readonly below: number;
  /** Drawn over the players; null while it is not there. */
  readonly paperOver: boolean | null;
  readonly heroOver: boolean | null;
}

test.describe('a touchdown', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('counts and is cheered once the scorer is there; nothing beside the pitch moves meanwhile', async ({ page }) => {
    await page.goto('#/learn/7');
    await expect(page.locator('[data-player]').first()).toBeVisible();
    await clickSquare(page, 9, 6);
    await expect(page.locator('.p-step').first()).toBeVisible();
    await clickSquare(page, 15, 10);
    await expect(page.locator('.p-plan--firm')).toBeVisible();
    // Written down as it comes: on a busy machine every look from outside would be too late.
    await page.evaluate(() => {
      const seen: Seen[] = [];
      Object.assign(window, { seen });
      const find = (name: string): Element | null => document.querySelector(name);
      const note = (): void => {
        const [player, paper, hero] = ['[data-player]', '.cheer__paper', '.cheer__hero'].map(find);
        const isAfter = (one: Element | null | undefined): boolean | null =>
          player && one ? Boolean(player.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) : null;
        const now: Seen = {
          score: find('.bug__score')?.textContent ?? '',
          banner: find('.td') !== null,
          players: document.querySelectorAll('[data-player]').length,
          below: Math.round(find('.right .cards')?.getBoundingClientRect().top ?? 0),
          paperOver: isAfter(paper),
          heroOver: isAfter(hero),
        };
        if (JSON.stringify(seen.at(-1)) !== JSON.stringify(now)) seen.push(now);
      };
      note();
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await page.keyboard.press('1');
    await expect(page.locator('.drill')).toContainText('Done!');
    await expect(page.locator('.td, .cheer')).toHaveCount(0);
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
    const [first] = seen;
    const cheered = seen.filter(({ banner }) => banner);
    expect(cheered.length).toBeGreaterThan(0);
    // While the scorer still runs it does not count yet; then it counts and is cheered, and nobody is set up anew.
    expect(first?.score).toBe('0');
    expect(cheered.filter(({ score, players }) => score !== '4' || players !== first?.players)).toEqual([]);
    // What stands below the question keeps its place.
    expect(cheered.filter(({ below }) => below !== first?.below)).toEqual([]);
    // Paper and colours lie under the players, the scorer over them.
    expect(cheered.at(-1)).toMatchObject({ paperOver: false, heroOver: true });
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
