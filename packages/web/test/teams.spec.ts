/** A team built on the page, from the first player to the kick-off. */
import { readFileSync } from 'node:fs';
import { checkTeam, parseTeam, teamBookOf } from '@ironpitch/engine';
import { expect, seriousFindings, test, untilAsked } from './steps.ts';

test('a team is built, named, coloured, saved as a file and played with', async ({ page }) => {
  await page.goto('#/setup/blood-2016');
  await page.getByRole('link', { name: 'Build a team of your own' }).click();
  await page.getByLabel('Team list').selectOption('orc');
  await page.getByLabel('Name of the team').fill('Mudlarks');
  const budget = page.locator('.budget');
  const play = page.getByRole('button', { name: 'Play a match' });
  await expect(budget).toContainText('0 players, Star Players counted; a team has 11 to 16');
  await expect(play).toBeDisabled();
  const more = page.getByRole('button', { name: 'One more: Lineman' });
  for (let count = 1; count <= 11; count++) {
    await more.click();
    await expect(page.locator('.roster tbody tr')).toHaveCount(count);
  }
  await expect(budget).toContainText('550,000 of 1,000,000 spent');
  // Bought by key the next one is bought by the same key: the button is still there.
  await expect(more).toBeFocused();
  await expect(budget).toContainText('Keeps every rule');
  await page.getByLabel('Name of number 1', { exact: true }).fill('Grub');
  await page.getByLabel('Skill for number 1', { exact: true }).selectOption('block');
  await expect(budget).toContainText('570,000 of 1,000,000');
  await page.getByRole('button', { name: 'Purple' }).click();
  expect(await seriousFindings(page, 'teams')).toEqual([]);
  // Printed it is black on white, whatever the screen is.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('.builder .roster')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('.builder .roster td').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('.builder .roster input[type="radio"]:visible')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = parseTeam(readFileSync(await (await downloading).path(), 'utf8'));
  expect(file).toMatchObject({ name: 'Mudlarks', roster: 'orc', colour: '#7d2a8c' });
  expect(file.players[0]).toEqual({ number: 1, position: 'lineman', name: 'Grub', skills: ['block'] });
  expect(checkTeam(teamBookOf('blood-2016').rules, file).violations).toEqual([]);
  await play.click();
  await expect(page.getByLabel('Home team').locator('option:checked')).toHaveText('Orc: Mudlarks');
  await page.getByLabel('Line my team up for me').check();
  await page.getByLabel('Seed', { exact: true }).fill('built');
  await page.getByRole('button', { name: 'Kick off' }).click();
  await untilAsked(page);
  await expect(page.locator('.bug')).toContainText('Mudlarks');
  await expect(page.locator('.p-match')).toHaveCSS('--home', '#7d2a8c');
});

for (const [name, width, height] of [
  ['phone', 390, 844],
  ['desktop', 1440, 900],
] as const) {
  test(`while one buys, what is left and what is wrong stays in sight, and nothing scrolls sideways: ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('#/teams/blood-2025');
    await page.getByLabel('Team list').selectOption('orc');
    await page.getByLabel('Name of the team').fill('The Extraordinarily Long-Winded Mudlarks of Upper Slag');
    const more = page.getByRole('button', { name: 'One more: Troll' });
    await more.click();
    await page.getByRole('button', { name: 'One more: Cheerleaders' }).click();
    const shown = page.locator(name === 'phone' ? '.budget__strip' : '.budget');
    await expect(shown).toBeInViewport({ ratio: 0.9 });
    await expect(shown).toContainText('875,000 left');
    await expect(shown).toContainText('2 rules are not kept yet');
    // Everything of a player that was bought can be read without pushing the roster aside.
    const roster = page.locator('.roster__scroll');
    expect(await roster.evaluate(box => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expect(page.locator('.faults')).toContainText('An Orc team names its captain');
  });
}
