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
