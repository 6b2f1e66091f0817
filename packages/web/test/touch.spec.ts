import { expect, test, untilAsked } from './steps.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Words inside a sentence are as big as the sentence. */
const INLINE = '.term, .rule, .rules a, .link, .sr, input[type="range"]';
const TOUCH_MIN = 40;

const SCREENS = [
  '',
  '#/setup/blood-2016',
  '#/learn',
  '#/learn/4',
  '#/replay',
  '#/rules/blitz-2024',
  '#/settings',
] as const;

test('every control is large enough for a finger', async ({ page }) => {
  const tooSmall = (): Promise<string[]> =>
    page.evaluate(
      ([inline, least]) =>
        [...document.querySelectorAll<HTMLElement>('button, a[href], select, input, summary')].flatMap(control => {
          if (control.matches(inline as string) || !control.checkVisibility()) return [];
          // A box to tick is as large as the line it stands in.
          const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
          const small = width > 0 && Math.min(width, height) < Number(least);
          return small ? [`${control.tagName} ${control.className} "${control.textContent}" ${width}×${height}`] : [];
        }),
      [INLINE, TOUCH_MIN] as const,
    );
  const found: string[] = [];
  for (const screen of SCREENS) {
    // Each from the start, so that nothing of the screen before is measured.
    await page.goto('about:blank');
    await page.goto(screen);
    await expect(page.locator('main :is(h1, h2):visible').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    found.push(...(await tooSmall()).map(one => `${screen}: ${one}`));
  }
  await page.goto('');
  await page.getByRole('button', { name: 'Play now' }).tap();
  await untilAsked(page);
  found.push(...(await tooSmall()).map(one => `match: ${one}`));
  expect(found).toEqual([]);
});
