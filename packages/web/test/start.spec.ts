/** The start when something it needs is late, broken or missing. */
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, finishedRecord, openText, startSeeded, test, untilAsked } from './steps.ts';

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

/** Puts a line of code in front of every order the table gets. */
const tamper = async (page: Page, line: string): Promise<void> => {
  await page.route(/\/worker-/, async route => {
    const response = await route.fetch();
    const body = `${await response.text()}
{ const before = self.onmessage; self.onmessage = event => { ${line}; before(event); }; }`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
};

test('a record that never ends: the table is cleared away after 20 seconds, and play now works', async ({ page }) => {
  await page.clock.install();
  await tamper(page, "if (event.data.name === 'openReplay') for (;;);");
  await page.goto('');
  await expect(page.locator('.tile .facts').first()).toContainText('23');
  await openText(page, finishedRecord());
  await expect(page.getByRole('button', { name: 'Reading the file' })).toBeVisible();
  // Waits behind the record, and is carried out all the same.
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('button', { name: 'Reading the file' })).toBeVisible();
  await page.clock.runFor(11_000);
  await page.clock.resume();
  await untilAsked(page);
  await page.goto('./');
  await expect(page.locator('.tile .facts').first()).toContainText('23');
  await openText(page, finishedRecord());
  await expect(page.getByRole('button', { name: 'Reading the file' })).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(page.getByRole('alert')).toContainText('no sign of life for 20 seconds');
});

test('a match whose table hangs is set up again, with the habits the person chose', async ({ page }) => {
  await page.clock.install();
  await tamper(page, "if (event.data.name === 'askAlways') self.habits = event.data.given[0]");
  await startSeeded(page, 'hangs');
  await untilAsked(page);
  const before = await page.locator('.bug').textContent();
  const [worker] = page.workers();
  await worker?.evaluate(() => {
    setTimeout(() => {
      for (;;);
    });
  });
  await page.locator('[data-player="H4"]').click();
  await page.clock.runFor(21_000);
  await expect(page.getByRole('alert')).toContainText('Nothing is lost');
  await page.getByRole('button', { name: 'Set it up again' }).click();
  await untilAsked(page);
  expect(await page.locator('.bug').textContent()).toBe(before);
  // The one that reckons may be sent away while it is asked.
  const told = page.workers().map(one => one.evaluate('self.habits').catch(() => undefined));
  expect(await Promise.all(told)).toContainEqual(['followUp', 'push', 'cards']);
});

const ADDRESSES = [
  ['#/%', 'This address leads nowhere'],
  ['#/match/%E0%A4%A', 'This address leads nowhere'],
  ['#/nonsense', 'This address leads nowhere'],
  ['#/match', 'This address leads nowhere'],
  ['#/after/', 'This address leads nowhere'],
  ['#//', 'Play now'],
  ['#', 'Play now'],
  ['#/match/none', 'This match cannot be shown'],
  ['#/after/none', 'This match cannot be shown'],
  ['#/goon/none', 'This match cannot be shown'],
  ['#/replay/none/%2F', 'This match cannot be shown'],
  ['#/setup/none', 'Kick off'],
  ['#/setup/constructor', 'Kick off'],
  ['#/rules/none', 'BU-'],
  ['#/rules/constructor/x', 'BU-'],
  ['#/rules/blitz-2024/%22%3E', 'BU-'],
  ['#/learn/99', 'Learn by doing'],
  ['#/learn/abc', 'Learn by doing'],
  ['#/learn/-1', 'Learn by doing'],
  ['#/settings/x/y', 'Settings'],
] as const;
test('addresses somebody mistyped: none is a blank page', async ({ page }) => {
  for (const [address, shows] of ADDRESSES) {
    // The first one as the page is opened, the others on the way.
    if (address === '#/%') await page.goto(`./${address}`);
    else await page.evaluate(hash => location.assign(hash), address);
    await expect(page.locator('#page'), address).toContainText(shows);
    await page.evaluate(() => location.assign('#/settings'));
    await expect(page.getByRole('heading', { name: 'Settings' }), address).toBeVisible();
  }
});

test('a sentence about a file is short, however long the file', async ({ page }) => {
  await page.goto('');
  const long = 'x'.repeat(100_000);
  await openText(page, JSON.stringify({ format: 1, ruleset: long, revision: 1, [long]: 1, answers: [] }));
  await expect(page.getByRole('alert')).toBeVisible();
  expect((await page.getByRole('alert').innerText()).length).toBeLessThan(500);
  const large = join(mkdtempSync(join(tmpdir(), 'ironpitch-large-')), 'large.json');
  writeFileSync(large, '');
  truncateSync(large, 10_000_001);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await (await choosing).setFiles(large);
  await expect(page.getByRole('alert')).toContainText('larger than 10 MB');
  rmSync(dirname(large), { recursive: true });
});
