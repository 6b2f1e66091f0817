import type { Page } from '@playwright/test';
import { playByTwo, startByTwo } from './scorer.ts';
import { answers, clickSquare, expect, press, questionNow, seriousFindings, test, untilAsked } from './steps.ts';

const startBlood = async (page: Page, seed: string, away = 'Reckless bot'): Promise<void> => {
  await page.goto('#/setup/blood-2016');
  await page.locator('.teamcard fieldset').nth(1).getByRole('button', { name: away }).click();
  await page.getByLabel('Seed', { exact: true }).fill(seed);
  await page.getByRole('button', { name: 'Kick off' }).click();
  await expect(page.locator('.stage svg.pitch')).toBeVisible();
};
const row = (page: Page, text: string | RegExp) => answers(page).filter({ hasText: text });
/** Answers what is asked before the first set-up: the toss, and to receive. */
const untilSetUp = async (page: Page): Promise<void> => {
  for (let i = 0; i < 20; i++) {
    await untilAsked(page);
    if ((await questionNow(page)).startsWith('Set up')) return;
    const receive = row(page, 'Receive');
    await press(((await receive.count()) > 0 ? receive : answers(page)).first());
    await page.waitForTimeout(40);
  }
  throw new Error('nobody was asked to set up');
};

test('a team is set up: a formation, a player moved by hand, why it is not legal, upside down, taken back', async ({
  page,
}) => {
  await startBlood(page, 'set-up');
  await untilSetUp(page);
  const own = page.locator('[data-player^="H"]');
  await expect(own).toHaveCount(11);
  await row(page, 'Wall').click();
  await expect(page.locator('[data-player][aria-label*="12·2,"]')).toHaveCount(1);
  await expect(own).toHaveCount(11);
  await expect(row(page, /^Ready/)).toBeVisible();
  // The three on the line of scrimmage; one leaves it.
  await page.locator('[data-player][aria-label*="13·8"]').click();
  await expect(page.locator('.p-step').first()).toBeVisible();
  await clickSquare(page, 3, 8);
  await expect(page.locator('[data-player][aria-label*=" 3·8"]')).toHaveCount(1);
  await expect(page.locator('.faults')).toContainText('3 players must be on the line of scrimmage, not 2');
  await expect(page.locator('.faults .rule')).toHaveText('B16-SETUP-08');
  await expect(row(page, /^Ready/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator('.faults')).toHaveCount(0);
  // Somebody leaves the upper wide zone: now both halves differ.
  await page.locator('[data-player][aria-label*="12·2,"]').click();
  await clickSquare(page, 9, 8);
  await expect(page.locator('[data-player][aria-label*="9·8,"]')).toHaveCount(1);
  const squares = async (): Promise<string[]> =>
    (
      await own.evaluateAll(list => list.map(one => /\d+·\d+/.exec(one.getAttribute('aria-label') ?? '')?.[0] ?? ''))
    ).sort();
  const before = await squares();
  await row(page, 'Mirror').click();
  const upsideDown = before.map(name => {
    const [column, line] = name.split('·').map(Number) as [number, number];
    return `${column}·${16 - line}`;
  });
  await expect.poll(squares).toEqual(upsideDown.sort());
  await row(page, 'Keep this set-up').click();
  await row(page, 'Wall').click();
  await row(page, 'Your set-up 1').click();
  await expect.poll(squares).toEqual(upsideDown);
  await expect(row(page, /^Ready/)).toBeVisible();
});

/** One answer somebody might give before anybody acts. */
const playOn = async (page: Page): Promise<void> => {
  const asked = await questionNow(page);
  if (asked.startsWith('Set up')) return press(row(page, /^Ready/));
  const steps = page.locator('.p-step');
  if (asked.includes('aim the kick') && (await steps.count()) > 0) {
    const box = await steps.nth(90).boundingBox();
    if (box) return page.mouse.click(box.x + 4, box.y + 4);
  }
  await press(answers(page).first());
};
/** Ends the set-up, and plays on until somebody of the own team is to act. */
const startTheDrive = async (page: Page): Promise<void> => {
  await row(page, /^Ready/).click();
  for (let i = 0; i < 30; i++) {
    await untilAsked(page);
    if ((await questionNow(page)).includes('Who does what')) return;
    await playOn(page);
    await page.waitForTimeout(40);
  }
  throw new Error('nobody of the own team was to act');
};
test('a drive by clicking: from the set-up over kick-off and pick-up to a touchdown', async ({ page }) => {
  test.setTimeout(240_000);
  await startByTwo(page, 'blood-2016', 'drive');
  await playByTwo(page, { pass: true, foul: true, touchdown: false }, false);
  await expect(page.locator('.bug__team.home .bug__score')).toHaveText('1');
  await expect(page.locator('.log')).toContainText(/touchdown/i);
  await expect(page.locator('#question')).toContainText(/Set up/);
});

test('a block: dice with our symbols, a choice that says what it does, then squares to push to', async ({ page }) => {
  await page.goto('#/learn/10');
  await expect(page.locator('.drill')).toContainText('Knock a Human down');
  const blocker = page.locator('[data-player="O1"]');
  await blocker.click();
  const block = row(page, 'Block');
  await expect(block).toContainText('One die.');
  await expect(block).toContainText('safely down');
  await clickSquare(page, 13, 8);
  await expect(page.locator('.p-plan--firm')).toBeVisible();
  await clickSquare(page, 13, 8);
  await expect(page.locator('.thrown .dieface').first()).toBeVisible();
  await expect(page.locator('.log')).toContainText(/Attacker Down|Both Down|Pushed|Defender Stumbles|Defender Down/);
  await expect(page.getByRole('button', { name: 'Take back', disabled: false })).toHaveCount(0);
});

test('a move over squares that need rolls says so before it is made', async ({ page }) => {
  await page.goto('#/learn/9');
  await expect(page.locator('.drill')).toContainText('dodge');
  await page.locator('[data-player="H2"]').click();
  await expect(page.locator('.p-oddstext').first()).toBeVisible();
  await clickSquare(page, 13, 3);
  await expect(answers(page).first()).toContainText('Dodge 3+');
  await expect(answers(page).first()).toContainText('67%');
});

test('the turn track stands in one row, and the pitch keeps its size whoever is in hand', async ({ page }) => {
  await startBlood(page, 'track');
  await untilSetUp(page);
  const tops = await page
    .locator('.left .bench .turns i')
    .evaluateAll(list => list.map(one => Math.round(one.getBoundingClientRect().top)));
  expect(tops).toHaveLength(16);
  expect(new Set(tops).size).toBe(1);
  const size = async (): Promise<number> => Math.round((await page.locator('.stage').boundingBox())?.height ?? 0);
  const before = await size();
  await startTheDrive(page);
  await page.keyboard.press('1');
  await expect(page.locator('.p-step, .p-odds').first()).toBeVisible();
  expect(await size()).toBe(before);
});

test('on a phone every chance is a number that can be read, and nothing lies on the question', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('#/learn/9');
  await page.locator('[data-player="H2"]').click();
  const chance = page.locator('.p-oddstext--far').first();
  await expect(chance).toBeVisible();
  const pixels = await chance.evaluate((text: SVGTextElement) => {
    const { a } = text.getScreenCTM() as DOMMatrix;
    return Number.parseFloat(getComputedStyle(text).fontSize) * a;
  });
  expect(pixels).toBeGreaterThanOrEqual(11);
  await expect(page.locator('.inspect')).toHaveCount(0);
  await clickSquare(page, 13, 3);
  await expect(answers(page).first()).toBeInViewport({ ratio: 1 });
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the screens of Blood Bowl are free of serious accessibility findings, ${scheme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme: scheme });
    const check = async (name: string): Promise<void> => {
      expect(await seriousFindings(page, `${name}, ${scheme}`)).toEqual([]);
    };
    await startBlood(page, 'axe', 'Steady bot');
    await untilSetUp(page);
    await check('set-up');
    await startTheDrive(page);
    await page.keyboard.press('1');
    await page.waitForTimeout(200);
    await check('a player in hand');
    await page.goto('#/setup/blood-2016');
    await expect(page.locator('.teamcard')).toHaveCount(2);
    await check('team cards');
    await page.goto('#/learn');
    await check('lessons');
  });
}

test('a kick is aimed before it is kicked: where it may come down, and how likely it is a touchback', async ({
  page,
}) => {
  await startBlood(page, 'c');
  await untilAsked(page);
  await row(page, /^Kick/).click();
  await expect(page.locator('#question')).toHaveText('Set up to kick off.');
  await row(page, /^Ready/).click();
  await expect(page.locator('#question')).toHaveText('Where do you aim the kick?');
  await clickSquare(page, 20, 8);
  await expect(page.locator('.p-land')).toHaveCount(48);
  await expect(page.locator('.answer--best')).toContainText('0 % touchback');
  await clickSquare(page, 14, 1);
  await expect(page.locator('.p-land:not(.p-land--outside)')).toHaveCount(18);
  await expect(page.locator('.answer--best')).toContainText('63 % touchback');
  await expect(page.locator('.legend')).toContainText('touchback');
  await clickSquare(page, 14, 1);
  await expect(page.locator('.p-land')).toHaveCount(0);
  await expect(page.locator('#question')).not.toHaveText('Where do you aim the kick?');
});

test('a window that is turned in mid-match: every coordinate stands at its own place on the edge', async ({ page }) => {
  await startBlood(page, 'turned');
  await untilSetUp(page);
  const places = (): Promise<number> =>
    page
      .locator('.p-coord')
      .evaluateAll(texts => new Set(texts.map(text => `${text.getAttribute('x')},${text.getAttribute('y')}`)).size);
  expect(await places()).toBe(26 + 15);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('svg.pitch')).toHaveAttribute('data-lie', 'uprightHome');
  expect(await places()).toBe(26 + 15);
});
