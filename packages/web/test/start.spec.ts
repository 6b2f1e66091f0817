/** The start when something it needs is late, broken or missing. */
import { expect, test } from './steps.ts';

// Files come from the server as the test hands them out, not from what the page keeps for offline.
test.use({ serviceWorkers: 'block' });

const broken = { contentType: 'text/javascript', body: "throw new Error('the file is damaged')" };

test('the start does not wait for the table; a click made early is carried out when the table is there', async ({
  page,
}) => {
  let handOut = (): void => undefined;
  const held = new Promise<void>(resolve => {
    handOut = resolve;
  });
  await page.route(/\/worker-/, async route => {
    await held;
    await route.continue();
  });
  await page.goto('');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('button', { name: 'Setting the table' })).toBeVisible();
  handOut();
  await expect(page.locator('[data-player]').first()).toBeVisible();
});

test('a table that cannot be set up is told in a sentence, and the next click tries again', async ({ page }) => {
  await page.route(/\/worker-/, route => route.fulfill(broken));
  await page.goto('');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be started');
  await page.unroute(/\/worker-/);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('[data-player]').first()).toBeVisible();
});

test('a screen that cannot be brought: nothing is lost, and loading the page again helps', async ({ page }) => {
  await page.route(/\/SettingsScreen-/, route => route.fulfill(broken));
  await page.goto('#/settings');
  await expect(page.getByRole('alert')).toContainText('Your matches are safe');
  await page.unroute(/\/SettingsScreen-/);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});
