import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { beforeTheWorker, expect, startSeeded, test, untilAsked } from './steps.ts';

const giveFile = async (page: Page, button: string, text: string, nth = 0): Promise<void> => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).nth(nth).click();
  await (await choosing).setFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
};
/** A team of eleven Human linemen, as a coach would write it down. */
const teamFile = (changed: object = {}): string =>
  JSON.stringify({
    format: 'ironpitch-team',
    version: 1,
    ruleset: 'blood-2016',
    name: 'Eleven Friends',
    roster: 'human',
    rerolls: 2,
    fanFactor: 0,
    players: Array.from({ length: 11 }, (_, i) => ({ number: i + 1, position: 'lineman' })),
    ...changed,
  });

test('a word of the game is explained under the pointer, by key, and under a finger', async ({ page }) => {
  await startSeeded(page, 'words');
  await untilAsked(page);
  const note = page.getByRole('tooltip');
  const word = page.locator('.card .term').first();
  await word.hover();
  await expect(note).toBeVisible();
  const pitch = await page.locator('.stage svg.pitch').boundingBox();
  const box = await note.boundingBox();
  expect(box && pitch && box.x >= pitch.x + pitch.width).toBe(true);
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await page.mouse.move(5, 5);
  await word.focus();
  await expect(note).toBeVisible();
  await expect(word).toHaveAttribute('aria-describedby', (await note.getAttribute('id')) ?? '');
  await page.goto('#/rules/blood-2016/B16-DODGE-07');
  const written = page.locator('.rules--asked .term').first();
  await expect(written).toBeVisible();
  const at = await written.boundingBox();
  if (!at) throw new Error('no word of the game in the rule');
  const finger = await page.context().newCDPSession(page);
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await expect(note).toContainText('Knocked down');
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
});

test('conceding is asked once, and ends the match', async ({ page }) => {
  await startSeeded(page, 'concede');
  await untilAsked(page);
  await page.getByRole('button', { name: 'Concede' }).click();
  await expect(page.locator('#question')).toHaveText('Give up this match?');
  await page.getByRole('button', { name: 'No, go on playing' }).click();
  await untilAsked(page);
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Yes, I concede' }).click();
  await expect(page.locator('#question')).toContainText('by concession');
  await page.getByRole('button', { name: 'To the match report' }).click();
  await expect(page.locator('.p-after')).toBeVisible();
});

test('a first match of Blood Bowl is one click away', async ({ page }) => {
  await page.goto('');
  await page.getByRole('button', { name: 'Your first Blood Bowl match' }).click();
  await untilAsked(page);
  await expect(page.locator('.bug')).toContainText('Human');
});

test('a match out of a file that is not over: who plays it is asked first', async ({ page }) => {
  await startSeeded(page, 'who plays');
  await untilAsked(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the match' }).click();
  const record = readFileSync(await (await downloading).path(), 'utf8');
  await page.goto('#/replay');
  await giveFile(page, 'Open a file', record);
  await expect(page.getByRole('heading', { name: 'Who plays on?' })).toBeVisible();
  await page.getByRole('group', { name: 'Home is played by' }).getByRole('button', { name: 'Steady bot' }).click();
  await page.getByRole('group', { name: 'Away is played by' }).getByRole('button', { name: 'Person' }).click();
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(page.locator('.bug__team').first()).toContainText('steady bot');
  await untilAsked(page);
});

test('an own team is opened, kept, played with and forgotten; one that breaks rules is told why', async ({ page }) => {
  await page.goto('#/setup/blood-2016');
  await giveFile(page, 'Open a team file', teamFile({ rerolls: 9 }));
  await expect(page.getByRole('alert')).toContainText('Eleven Friends breaks the rules');
  await expect(page.getByRole('alert').getByRole('button').first()).toContainText('B16-');
  await giveFile(page, 'Open a team file', '{ "format": ');
  await expect(page.getByRole('alert')).toContainText('the team file is cut off');
  await giveFile(page, 'Open a team file', teamFile());
  await expect(page.getByRole('alert')).toHaveCount(0);
  const home = page.getByRole('combobox', { name: 'Home team' });
  await expect(home.locator('option:checked')).toHaveText('Human: Eleven Friends');
  await page.reload();
  await home.selectOption({ label: 'Human: Eleven Friends' });
  await page.getByLabel('Line my team up for me').check();
  await page.getByRole('button', { name: 'Kick off' }).click();
  await untilAsked(page);
  await expect(page.locator('.bug__team').first()).toContainText('Eleven Friends');
  await page.reload();
  await untilAsked(page);
  await page.goto('#/setup/blood-2016');
  await home.selectOption({ label: 'Human: Eleven Friends' });
  await page.getByRole('button', { name: 'Forget this team' }).click();
  await expect(home).not.toContainText('Eleven Friends');
});

test('a set-up that was kept is named and thrown away in the settings', async ({ page }) => {
  await page.goto('');
  await page.evaluate(() =>
    localStorage.setItem(
      'ironpitch.formations',
      JSON.stringify([
        {
          ruleset: 'blood-2016',
          attack: true,
          places: [
            [1, 13, 7],
            [2, 13, 8],
            [3, 13, 9],
          ],
        },
      ]),
    ),
  );
  await page.goto('#/settings');
  const name = page.getByRole('textbox', { name: 'Name of the set-up' });
  await name.fill('The wedge');
  await name.blur();
  await page.reload();
  await expect(name).toHaveValue('The wedge');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(name).toHaveCount(0);
});

test('a table that breaks down loses nothing', async ({ page }) => {
  await startSeeded(page, 'breaks down');
  await untilAsked(page);
  const before = await page.locator('.bug').textContent();
  const [worker] = page.workers();
  await worker?.evaluate(() => {
    setTimeout(() => {
      throw new Error('out of memory');
    });
  });
  await expect(page.getByRole('alert')).toContainText('Nothing is lost');
  await page.getByRole('button', { name: 'Set it up again' }).click();
  await untilAsked(page);
  expect(await page.locator('.bug').textContent()).toBe(before);
  await page.locator('[data-player="H4"]').click();
  await expect(page.locator('.p-step').first()).toBeVisible();
});

test('storage that is full: the match goes on, and the page says how to be safe', async ({ page }) => {
  const full = "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };";
  await beforeTheWorker(page, full);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await startSeeded(page, 'full');
  await untilAsked(page);
  await expect(page.getByRole('alert')).toContainText('Save the match as a file');
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await page.locator('[data-player="H4"]').click();
  await expect(page.locator('.p-step').first()).toBeVisible();
});
