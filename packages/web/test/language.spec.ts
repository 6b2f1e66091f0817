/** The page in a language in which every text is its own key: what still reads as English was written past the texts. */

import { NAME_WORDS } from '@ironpitch/table';
import type { Page } from '@playwright/test';
import { englishIn, wordsAllowed } from '../../texts/test/english.ts';
import { clickSquare, expect, test } from './steps.ts';

/** The page's own name, and names of rulesets and players. */
const ALLOWED = wordsAllowed('Ironpitch', 'Blitz Bowl', 'Blood Bowl', ...NAME_WORDS);
const SCREENS = ['', '#/setup/blitz-2024', '#/setup/blood-2016', '#/learn', '#/learn/1', '#/replay', '#/settings'];

/** Everything a person may read or hear: text, and what stands for a picture or a control. */
const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: string[] = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (parentElement && !parentElement.closest('script, style, noscript, .sprites')) said.push(textContent ?? '');
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.push(one.getAttribute(name) ?? '');
    return said.filter(text => text.trim() !== '');
  });
/** The score names a team by three letters of its name. */
const TEAM_CODE = /^[A-Z]{3}$/;
const englishOn = async (page: Page): Promise<string[]> =>
  (await saidOn(page)).filter(text => !TEAM_CODE.test(text.trim()) && englishIn(text, ALLOWED).length > 0);

for (const screen of SCREENS)
  test(`nothing but keys: ${screen === '' ? 'the start' : screen}`, async ({ page }) => {
    await page.goto(`?language=keys${screen}`);
    await expect(page.getByText('⟦').first()).toBeVisible();
    await expect.poll(() => englishOn(page)).toEqual([]);
  });

for (const ruleset of ['blitz-2024', 'blood-2016'])
  test(`nothing but keys: a match of ${ruleset}`, async ({ page }) => {
    await page.goto(`?language=keys#/setup/${ruleset}`);
    await page.getByRole('button', { name: '⟦setup.kickOff⟧' }).click();
    await expect(page.locator('.stage svg.pitch')).toBeVisible();
    await expect(page.locator('.answers .answer, .chips .chip').first()).toBeVisible();
    expect(await englishOn(page)).toEqual([]);
  });

test('nothing but keys: what the rules refuse', async ({ page }) => {
  await page.goto('?language=keys#/learn/9');
  await page.locator('[data-player="H1"]').click();
  await clickSquare(page, 7, 6);
  await expect(page.locator('.p-plan--firm')).toBeVisible();
  await clickSquare(page, 7, 6);
  await expect(page.locator('[data-player="H1"][aria-label*="⟦square|7|6⟧"]')).toBeVisible();
  await clickSquare(page, 7, 6);
  await expect(page.locator('.refused')).toContainText('⟦blood.refusals.');
  expect(await englishOn(page)).toEqual([]);
});
