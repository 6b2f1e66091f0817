/** Whom one sees on the pitch: every number can be read, whoever stands or lies around it. */
import type { Page } from '@playwright/test';
import { expect, test } from './steps.ts';

const READABLE_PX = 12;
interface Read {
  readonly shirt: string;
  readonly pixels: number;
  readonly upright: boolean;
}
const numbersOn = (page: Page): Promise<Read[]> =>
  page.locator('.stage svg.pitch .figure__number').evaluateAll(texts =>
    texts.map(text => {
      const { a, b } = (text as SVGTextElement).getScreenCTM() as DOMMatrix;
      const pixels = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
      return { shirt: text.textContent ?? '', pixels, upright: Math.abs(b) < 1e-6 && a > 0 };
    }),
  );
/** A drill with somebody on the ground, and one with squares between discs and large figures. */
for (const [drill, width, height] of [
  ['#/learn/21', 1440, 900],
  ['#/learn/1', 390, 844],
] as const) {
  test(`numbers on figures stand upright, are large enough and lie over every figure: ${drill} at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(drill);
    await expect(page.locator('.stage [data-player]').first()).toBeVisible();
    const numbers = await numbersOn(page);
    expect(numbers).toHaveLength(await page.locator('.stage [data-player]').count());
    expect(numbers.filter(({ pixels, upright }) => pixels < READABLE_PX || !upright)).toEqual([]);
    // What is drawn later lies on top.
    const isUnder = await page
      .locator('.stage svg.pitch')
      .evaluate(svg =>
        [...svg.querySelectorAll('[data-player]')].some(figure =>
          [...svg.querySelectorAll('.figure__number')].some(
            number => number.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_FOLLOWING,
          ),
        ),
      );
    expect(isUnder).toBe(false);
  });
}

test('benches with many reserves: no number is covered by the next one, and each can be read', async ({ page }) => {
  await page.goto('#/setup/blood-2016');
  await page.locator('.teamcard__pick').first().selectOption('goblin');
  await page.getByLabel('Line my team up for me').check();
  await page.getByLabel('Seed', { exact: true }).fill('bench');
  await page.getByRole('button', { name: 'Kick off' }).click();
  const bench = page.locator('.bench.home .boxes > div').first();
  await expect(bench.locator('.benched').first()).toBeVisible();
  // As many as no ready-made team has: the room is shared out as it is for them.
  await bench.evaluate(box => {
    const who = box.querySelector('.boxes__who') as Element;
    const [one] = who.children;
    while (one && who.children.length < 12) who.append(one.cloneNode(true));
    (box.parentElement as HTMLElement).style.gridTemplateColumns = 'minmax(68px, 12fr) repeat(3, minmax(68px, 2fr))';
  });
  // The box is as high as one that nobody sits in: the pitch keeps its size.
  const heights = await page
    .locator('.bench.home .boxes > div, .bench.away .boxes > div')
    .evaluateAll(boxes => boxes.map(one => Math.round(one.getBoundingClientRect().height)));
  expect(new Set(heights).size).toBe(1);
  const numbers = await bench.locator('.disc__number').evaluateAll(texts =>
    texts.map(text => {
      const { left, right, top } = text.getBoundingClientRect();
      const { a } = (text as SVGTextElement).getScreenCTM() as DOMMatrix;
      return { left, right, top, pixels: Number.parseFloat(getComputedStyle(text).fontSize) * a };
    }),
  );
  expect(numbers).toHaveLength(12);
  for (const [i, { left, top, pixels }] of numbers.entries()) {
    expect(pixels).toBeGreaterThanOrEqual(10.9);
    const before = numbers[i - 1];
    if (before && before.top === top) expect(left).toBeGreaterThanOrEqual(before.right - 1);
  }
});
