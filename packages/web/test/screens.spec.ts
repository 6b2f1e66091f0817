import { readFileSync } from 'node:fs';
import { readRecord, replayRecord } from '@ironpitch/protocol';
import {
  answerSomehow,
  beforeTheWorker,
  expect,
  finishedRecord,
  openText,
  seriousFindings,
  startSeeded,
  test,
  untilAsked,
} from './steps.ts';

const SCREENS = [
  '',
  '#/setup/blitz-2024',
  '#/setup/blood-2016',
  '#/learn',
  '#/learn/1',
  '#/learn/9',
  '#/replay',
  '#/rules/blitz-2024',
  '#/rules/blood-2025',
  '#/teams',
  '#/settings',
] as const;
for (const scheme of ['light', 'dark'] as const) {
  test(`every screen is free of serious accessibility findings, ${scheme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme: scheme });
    const check = async (name: string): Promise<void> => {
      expect(await seriousFindings(page, `${name}, ${scheme}`)).toEqual([]);
    };
    for (const screen of SCREENS) {
      await page.goto(screen);
      await page.waitForTimeout(400);
      await check(screen);
    }
    await startSeeded(page, 'axe');
    await untilAsked(page);
    await page.locator('[data-player="H4"]').click();
    await check('match');
    await page.goto('#/replay');
    await openText(page, finishedRecord());
    await expect(page.getByRole('slider')).toBeVisible();
    await check('replay');
  });
}

test('a record opened from a file is scrubbed, jumped through and played on from', async ({ page }) => {
  const record = finishedRecord();
  const length = readRecord(record).answers.length;
  await page.goto('#/replay');
  await openText(page, record);
  const slider = page.getByRole('slider', { name: 'Timeline' });
  // It begins at the kick-off and goes on by activations, each told in words.
  const begins = Number(await slider.inputValue());
  await expect(page.locator('.timeline__at')).toHaveText(`Step ${begins} of ${length}`);
  // The first is the kick-off; the next two of this record declare something and come to nothing.
  let told = (await page.locator('#question').textContent()) ?? '';
  for (let step = 0, before = begins; step < 4; step++) {
    await page.getByRole('button', { name: 'One activation on' }).click();
    await expect(slider).not.toHaveValue(String(before));
    before = Number(await slider.inputValue());
    await expect(page.locator('#question')).not.toHaveText(told);
    told = (await page.locator('#question').textContent()) ?? '';
    expect(told).not.toBe('');
  }
  await page.getByRole('button', { name: 'To the kick-off' }).click();
  await expect(slider).toHaveValue(String(begins));
  await slider.fill(String(Math.floor(length / 2)));
  await expect(page.locator('.timeline__at')).toHaveText(`Step ${Math.floor(length / 2)} of ${length}`);
  const middle = await page.locator('.bug__mid b').first().textContent();
  expect(Number(middle)).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.locator('.timeline__at')).toHaveText(`Step ${length} of ${length}`);
  const final = readRecord(record).final?.score ?? [];
  expect((await page.locator('.bug__score').allTextContents()).map(Number)).toEqual(final);
  await slider.fill('40');
  await page.getByRole('button', { name: 'as home' }).click();
  await expect(page).toHaveURL(/#\/match\//);
  await untilAsked(page);
});

test('a match played here replays to the same position elsewhere', async ({ page }) => {
  await startSeeded(page, 'elsewhere');
  for (let turn = 0; turn < 6; turn++) {
    await untilAsked(page);
    await answerSomehow(page, turn);
  }
  await untilAsked(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the match' }).click();
  const record = readRecord(readFileSync(await (await downloading).path(), 'utf8'));
  // Every turn's hash is compared on the way: names of steps must have survived the bundler.
  expect(record.turns.length).toBeGreaterThan(1);
  const keeper = replayRecord(record);
  expect(keeper.answers).toEqual(record.answers);
});

test('a broken file, and one of a newer version: a friendly sentence, and nothing is lost', async ({ page }) => {
  await startSeeded(page, 'bad input');
  await untilAsked(page);
  await page.goto('');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  const alert = page.getByRole('alert');
  await openText(page, '{ "format": 1, "answers": [');
  await expect(alert).toContainText('Nothing was changed and nothing is lost');
  await openText(page, finishedRecord().replace(/"format": \d+/, '"format": 99'));
  await expect(alert).toContainText('newer than this version reads');
  await page.getByRole('button', { name: 'Resume' }).click();
  await untilAsked(page);
});

test('storage that is blocked: the match is played all the same, and the page says so', async ({ page }) => {
  await beforeTheWorker(
    page,
    `Object.defineProperty(self, 'indexedDB', {
      get: () => ({ open: () => { throw new DOMException('blocked', 'SecurityError'); } }),
    });`,
  );
  await page.goto('');
  await expect(page.locator('.cont')).toContainText('storage is blocked');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAsked(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('once you reload it or close the tab, the match is gone');
  await expect(alert).not.toContainText('untouched');
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('#question')).toBeVisible();
  // The browser asks first, and whoever stays finds the match as it was.
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(page.locator('#question')).toBeVisible();
});

test('a drill done wrong, tried again, and done right', async ({ page }) => {
  await page.goto('#/learn/2');
  await expect(page.locator('.drill')).toContainText('Mark an opponent');
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'End the turn' }).click();
  await expect(page.locator('.drill')).toContainText('Not this time');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.drill')).toContainText('Mark an opponent');
  await page.getByRole('button', { name: 'Show a hint' }).click();
  await expect(page.locator('.drill')).toContainText('one or two squares');
  await page.keyboard.press('1');
  await expect(page.locator('.p-mark--mark, .p-mark--gain').first()).toBeVisible();
  const box = await page.locator('.p-mark--mark').first().boundingBox();
  if (!box) throw new Error('nobody can be marked');
  await page.mouse.click(box.x + 10, box.y + 10);
  await page.mouse.click(box.x + 10, box.y + 10);
  await expect(page.locator('.drill')).toContainText('Done!');
  await page.getByRole('link', { name: 'Next drill' }).click();
  await expect(page.locator('.drill')).toContainText('Knock an opponent down');
  await page.goto('#/learn');
  await expect(page.locator('.lesson__number--done')).toHaveCount(1);
});

test('the rulebook: found by a word, opened at a rule', async ({ page }) => {
  await page.goto('#/rules/blitz-2024/BU-RUN-03');
  await expect(page.locator('.rules--asked')).toBeInViewport();
  await expect(page.locator('.rules--asked')).toContainText('BU-RUN-03');
  await page.getByRole('searchbox').fill('sidestep');
  await expect(page.getByRole('status')).toContainText('rules found');
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByRole('status')).toContainText('Nothing found');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('link', { name: 'Blood Bowl 2016' }).click();
  await expect(page.locator('.rules__prefix').first()).toContainText('B16-');
});

test('the page starts and plays without a network', async ({ page, context }) => {
  await page.goto('');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAsked(page);
  await page.goto('#/rules/blitz-2022');
  await expect(page.locator('.rules__prefix').first()).toContainText('B22-');
});

test('nothing is asked of any other place, and little of this one', async ({ page }) => {
  const asked: string[] = [];
  const sizes = new Map<string, number>();
  page.on('request', request => asked.push(request.url()));
  page.on('response', async response => {
    if (!/\.js$/.test(response.url()) || /worker/.test(response.url())) return;
    sizes.set(response.url(), (await response.request().sizes()).responseBodySize);
  });
  const loaded = (): number => [...sizes.values()].reduce((sum, size) => sum + size, 0);
  // What index.html names: the start waits for this much and no more.
  const named = await page.request.get('').then(response => response.text());
  const first = [...named.matchAll(/(?:src|href)="[./]*(assets\/[^"]+\.js)"/g)].map(([, name]) => name as string);
  await page.goto('');
  await expect.poll(() => first.every(name => [...sizes.keys()].some(url => url.endsWith(name)))).toBe(true);
  const ofStart = [...sizes].filter(([url]) => first.some(name => url.endsWith(name)));
  expect(ofStart.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(130_000);
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAsked(page);
  const origin = new URL(page.url()).origin;
  expect(asked.filter(url => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
  expect(loaded()).toBeGreaterThan(20_000);
  expect(loaded()).toBeLessThan(200_000);
});

for (const [name, width, height] of [
  ['phone upright', 390, 844],
  ['phone on its side', 844, 390],
  ['tablet', 820, 1180],
  ['desktop', 1440, 900],
] as const) {
  test(`the whole pitch can be seen and nothing scrolls sideways: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await startSeeded(page, 'sizes');
    await untilAsked(page);
    const pitch = await page.locator('.stage svg.pitch').boundingBox();
    if (!pitch) throw new Error('no pitch');
    expect(pitch.x).toBeGreaterThanOrEqual(-1);
    expect(pitch.x + pitch.width).toBeLessThanOrEqual(width + 1);
    expect(pitch.y + pitch.height).toBeLessThanOrEqual(height + 1);
    const scrolls = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(scrolls).toBeLessThanOrEqual(0);
    // The question is beside the pitch, never on it.
    const ask = await page.locator('.ask').boundingBox();
    if (!ask) throw new Error('no question');
    const apart = ask.x >= pitch.x + pitch.width - 2 || ask.y >= pitch.y + pitch.height - 2;
    expect(apart).toBe(true);
    await page.locator('[data-player="H4"]').click();
    const step = await page.locator('.p-step').first().boundingBox();
    if (!step) throw new Error('no square can be reached');
    await page.mouse.click(step.x + step.width / 2, step.y + step.height / 2);
    await expect(page.locator('.p-plan--firm')).toBeVisible();
  });
}
