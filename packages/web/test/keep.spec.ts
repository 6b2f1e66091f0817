/** What is kept on the device: of every age, broken, and wanted by two tabs at once. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, startSeeded, test, untilAsked } from './steps.ts';

interface Kept {
  readonly local?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
  readonly matches?: readonly unknown[];
}
const OLD: Kept = JSON.parse(readFileSync(new URL('./kept/unversioned.json', import.meta.url), 'utf8'));

/** Leaves this behind on the device, as if an earlier visit had, and then comes to the page. */
const comeBackTo = async (page: Page, kept: Kept, path = ''): Promise<void> => {
  // A page of the same place without the code that reads what is kept.
  await page.goto('icon.svg');
  await page.evaluate(async ({ local = {}, session = {}, matches = [] }: Kept) => {
    for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text);
    for (const [key, text] of Object.entries(session)) sessionStorage.setItem(key, text);
    const db = await new Promise<IDBDatabase>(resolve => {
      const opening = indexedDB.open('ironpitch', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'id' });
      opening.onsuccess = () => resolve(opening.result);
    });
    const transaction = db.transaction('matches', 'readwrite');
    for (const match of matches) transaction.objectStore('matches').put(match);
    await new Promise(resolve => {
      transaction.oncomplete = resolve;
    });
    db.close();
  }, kept);
  await page.goto(path || './');
};
const stored = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));
/** What was put aside out of the database. */
const putAside = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>(resolve => {
      const opening = indexedDB.open('ironpitch.aside', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('things', { autoIncrement: true });
      opening.onsuccess = () => resolve(opening.result);
    });
    return new Promise<unknown[]>(resolve => {
      const found = db.transaction('things').objectStore('things').getAll();
      found.onsuccess = () => resolve(found.result);
    });
  });

test('what a page without versions kept is all there: settings, drills, set-ups, teams, matches', async ({ page }) => {
  await comeBackTo(page, OLD);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-kits', 'b');
  await expect(page.locator('a[href="#/learn"]')).toContainText('1 of');
  await page.goto('#/settings');
  await expect(page.locator('.shelf__pitch circle')).toHaveCount(11);
  await page.goto('#/setup/blood-2016');
  await expect(page.getByRole('combobox', { name: 'Home team' })).toContainText('Eleven Friends');
  await page.goto('#/replay');
  await expect(page.locator('.cont')).toHaveCount(3);
  await page.goto('./');
  await page.getByRole('button', { name: 'Resume' }).click();
  await untilAsked(page);
  await expect(page.locator('.bug')).toContainText('Eleven Friends');
});

const BROKEN: readonly (readonly [what: string, kept: Kept, sentence: string])[] = [
  ['settings', { local: { 'ironpitch.preferences': '{"learnt":null}' } }, 'Some of your settings'],
  ['settings that are no text', { local: { 'ironpitch.preferences': '{"theme":' } }, 'Your settings could not'],
  ['settings that are nothing', { local: { 'ironpitch.preferences': 'null' } }, 'Your settings could not'],
  ['matches', { matches: [{ id: 'a' }, { id: 'b', saved: 'x', teams: null }, { id: 7 }] }, 'A match that was kept'],
  ['the last match', { session: { 'ironpitch.match': '{"id":"a"}' } }, 'A match that was kept'],
];
test('broken settings and matches: the start is shown, it is told, nothing is thrown away', async ({ page }) => {
  for (const [what, kept, sentence] of BROKEN) {
    const { local = {}, session = {}, matches = [] } = kept;
    await comeBackTo(page, kept);
    await expect(page.getByRole('button', { name: 'Play now' }), what).toBeVisible();
    const alert = page.getByRole('alert');
    await expect(alert, what).toContainText(sentence);
    await expect(alert).toContainText('Nothing was thrown away');
    const texts = Object.values({ ...(await stored(page)), ...(await page.evaluate(() => ({ ...sessionStorage }))) });
    expect(texts, what).toEqual(expect.arrayContaining([...Object.values(local), ...Object.values(session)]));
    if (matches.length > 0) await expect.poll(() => putAside(page), what).toHaveLength(matches.length);
    if (matches.length > 0) expect(await putAside(page)).toEqual(expect.arrayContaining([...matches]));
    await alert.getByRole('button', { name: 'Understood' }).click();
    await expect(alert, what).toHaveCount(0);
    await page.reload();
    await expect(page.locator('a[href="#/learn"]'), what).toContainText('21 drills');
    await expect(alert, what).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAsked(page);
});

test('broken set-ups and team files are told where they are used; what is right stays', async ({ page }) => {
  const formation = { ruleset: 'blood-2016', attack: true, places: [[1, 13, 7]] };
  const local = { 'ironpitch.formations': JSON.stringify([formation, { places: null }]), 'ironpitch.teams': '{}' };
  await comeBackTo(page, { local }, '#/settings');
  await expect(page.getByRole('alert')).toContainText('Some of the set-ups');
  await expect(page.locator('.shelf__pitch circle')).toHaveCount(1);
  await page.goto('#/setup/blood-2016');
  await expect(page.getByRole('alert')).toContainText('The team files you opened could not be read');
  const downloading = page.waitForEvent('download');
  await page.getByRole('alert').getByRole('button', { name: 'Save it as a file' }).click();
  const saved = readFileSync(await (await downloading).path(), 'utf8');
  expect(JSON.parse(saved).map((one: { found: string }) => one.found)).toEqual(Object.values(local));
});

test('settings of a newer page stay as they are', async ({ page }) => {
  const text = JSON.stringify({ version: 99, kept: { theme: 'dark' } });
  await comeBackTo(page, { local: { 'ironpitch.preferences': text } });
  await expect(page.getByRole('alert')).toContainText('newer version of this page');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAsked(page);
  expect((await stored(page))['ironpitch.preferences']).toBe(text);
});

test('two tabs, one match: the second is told and may take it over; no move is lost', async ({ page, context }) => {
  await startSeeded(page, 'two tabs');
  await untilAsked(page);
  const { hash } = new URL(page.url());
  const other = await context.newPage();
  await other.goto(`./${hash}`);
  await expect(other.getByRole('alert')).toContainText('open in another tab');
  // The first tab plays on undisturbed.
  await page.locator('[data-player="H4"]').click();
  await expect(page.locator('.p-step').first()).toBeVisible();
  const step = await page.locator('.p-step').first().boundingBox();
  if (!step) throw new Error('no square can be reached');
  await page.mouse.click(step.x + step.width / 2, step.y + step.height / 2);
  await expect(page.locator('.p-plan--firm')).toBeVisible();
  await page.mouse.click(step.x + step.width / 2, step.y + step.height / 2);
  await expect(page.locator('.bug')).toContainText('2 actions left');
  await untilAsked(page);
  const report = await page.locator('.log').textContent();
  await other.getByRole('button', { name: 'Play it here' }).click();
  await untilAsked(other);
  expect(await other.locator('.log').textContent()).toBe(report);
  await expect(page.getByRole('alert')).toContainText('played in another tab now');
  await expect(page.locator('.ask .tool--help')).toHaveCount(0);
  // It goes on over there, and comes back with what was done there.
  await other.keyboard.press('e');
  await other.getByRole('button', { name: 'End the turn' }).click();
  await untilAsked(other);
  const later = await other.locator('.log').textContent();
  expect(later).not.toBe(report);
  await page.getByRole('button', { name: 'Play it here' }).click();
  await untilAsked(page);
  expect(await page.locator('.log').textContent()).toBe(later);
  await expect(other.getByRole('alert')).toContainText('played in another tab now');
  // A tab that is closed lets go by itself.
  await page.close();
  await other.reload();
  await untilAsked(other);
  await expect(other.getByRole('alert')).toHaveCount(0);
});

test('a tab that hangs does not keep its match: it is taken, and hears of it', async ({ page, context }) => {
  await startSeeded(page, 'a tab that hangs');
  await untilAsked(page);
  // Orders are no longer answered: the tab waits for its table.
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => {};
  });
  await page.locator('[data-player="H4"]').click();
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'End the turn' }).click();
  const other = await context.newPage();
  await other.goto(`./${new URL(page.url()).hash}`);
  await other.getByRole('button', { name: 'Play it here' }).click();
  await untilAsked(other);
  await expect(page.getByRole('alert')).toContainText('played in another tab now');
});
