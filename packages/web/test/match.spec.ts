import { hostTable } from '@ironpitch/table';
import {
  answerSomehow,
  answers,
  beforeTheWorker,
  clickSquare,
  expect,
  finishedRecord,
  openText,
  questionNow,
  startSeeded,
  test,
  untilAsked,
} from './steps.ts';

test('play now: one click, and the first decision is asked and explained', async ({ page }) => {
  await page.goto('');
  const began = Date.now();
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAsked(page);
  expect(Date.now() - began).toBeLessThan(10_000);
  await expect(page.locator('#question')).toHaveText(/Who does what\?|Play a card\?|replaced\?/);
  await expect(page.locator('.ask__news, .ask__help').first()).not.toBeEmpty();
  await expect(page.locator('.bug__team.home')).toContainText('Dwarf');
  await expect(page.locator('.bug__team.away')).toContainText('Orc');
});

/** So many answers of a match are left to be given. */
const ANSWERS_LEFT = 50;
/** A match that is nearly over, and in which somebody has scored. */
const nearlyOver = (): { readonly record: string; readonly at: number } => {
  for (let i = 0; ; i++) {
    const record = finishedRecord(`nearly over ${i}`);
    const host = hostTable();
    const at = (host.openReplay(record).replay?.length ?? 0) - ANSWERS_LEFT;
    if (host.seek(at).view.score.some(points => points > 0)) return { record, at };
  }
};
test('a match is played on to its end by clicking, to the report with its numbers', async ({ page }) => {
  const { record, at } = nearlyOver();
  await page.goto('#/replay');
  await openText(page, record);
  await page.getByRole('slider', { name: 'Timeline' }).fill(String(at));
  await expect(page.locator('.timeline__at')).toContainText(`Step ${at} of`);
  await page.getByRole('button', { name: 'as home' }).click();
  await expect(page).toHaveURL(/#\/match\//);
  for (let turn = 0; turn < 300; turn++) {
    if ((await untilAsked(page)) === 'over') break;
    await answerSomehow(page, turn);
  }
  await page.getByRole('button', { name: 'To the match report' }).click();
  await expect(page.locator('.result .bug__score')).toHaveCount(2);
  const [home, away] = await page.locator('.result .bug__score').allTextContents();
  expect(Number(home) + Number(away)).toBeGreaterThan(0);
  await expect(page.locator('.stats--players tbody tr')).toHaveCount(12);
  // The last score of the list is the result.
  await expect(page.locator('.swings li').last().locator('> b')).toHaveText(`${home}:${away}`);
});

test('a run is planned by one click, done by the next, and taken back', async ({ page }) => {
  await startSeeded(page, 'take back');
  await untilAsked(page);
  const runner = page.locator('[data-player="H4"]');
  const before = await runner.getAttribute('aria-label');
  const takeBack = page.getByRole('button', { name: 'Take back' });
  await expect(takeBack).toBeDisabled();
  await runner.click();
  await expect(page.locator('#question')).toContainText('Runner 4');
  const step = page.locator('.p-step').last();
  const box = await step.boundingBox();
  if (!box) throw new Error('no square can be reached');
  await page.mouse.click(box.x + 4, box.y + 4);
  await expect(page.locator('.p-plan--firm')).toBeVisible();
  expect(await runner.getAttribute('aria-label')).toBe(before);
  await page.mouse.click(box.x + 4, box.y + 4);
  await expect(runner).not.toHaveAttribute('aria-label', before ?? '');
  await expect(page.locator('.bug .pip--spent')).toHaveCount(1);
  await expect(takeBack).toBeEnabled();
  await takeBack.click();
  await expect(runner).toHaveAttribute('aria-label', before ?? '');
  await expect(page.locator('.bug .pip--spent')).toHaveCount(0);
  await expect(takeBack).toBeDisabled();
});

test('nothing can be taken back once a die fell', async ({ page }) => {
  await page.goto('#/learn/10');
  await page.locator('[data-player="O1"]').click();
  await clickSquare(page, 13, 8);
  await expect(page.locator('.p-plan--firm')).toBeVisible();
  await clickSquare(page, 13, 8);
  await expect(page.locator('.thrown .dieface').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take back', disabled: false })).toHaveCount(0);
});

test('ending a turn with actions unused asks once', async ({ page }) => {
  await startSeeded(page, 'end of turn');
  await untilAsked(page);
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(page.locator('#question')).toContainText('would go unused');
  await page.getByRole('button', { name: 'No, go on playing' }).click();
  await expect(page.locator('#question')).toContainText('Who does what');
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'End the turn' }).click();
  await expect(page.locator('#question')).not.toContainText('would go unused');
});

test('a turn by keyboard alone', async ({ page }) => {
  await startSeeded(page, 'keyboard');
  await untilAsked(page);
  await page.keyboard.press('1');
  await expect(page.locator('.p-step, .p-mark').first()).toBeVisible();
  const asked = await questionNow(page);
  expect(asked).toContain('What now?');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('.p-plan--firm')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.bug .pip--spent')).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(page.locator('.bug .pip--spent')).toHaveCount(0);
  await page.keyboard.press('y');
  await expect(page.locator('.bug .pip--spent')).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(page.locator('.bug .pip--spent')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.locator('.tool--help')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('?');
  await expect(page.locator('.tool--help')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  await expect(page.locator('#question')).toContainText('Who does what');
  await page.keyboard.press('e');
  await page.keyboard.press('Tab');
  await expect(page.locator('#question')).toContainText('would go unused');
  await page.keyboard.press('Escape');
});

test('reload in mid-match: the same position comes back', async ({ page }) => {
  await startSeeded(page, 'reload');
  await untilAsked(page);
  await page.keyboard.press('1');
  const step = page.locator('.p-step').first();
  const box = await step.boundingBox();
  if (!box) throw new Error('no square can be reached');
  await page.mouse.click(box.x + 4, box.y + 4);
  await page.mouse.click(box.x + 4, box.y + 4);
  await expect(page.locator('.bug .pip--spent')).toHaveCount(1);
  const labels = async (): Promise<string[]> =>
    (
      await page.locator('[data-player]').evaluateAll(list => list.map(one => one.getAttribute('aria-label') ?? ''))
    ).sort();
  const before = await labels();
  await page.reload();
  await expect(page.locator('.bug .pip--spent')).toHaveCount(1);
  expect(await labels()).toEqual(before);
  await page.goto('');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.locator('.bug .pip--spent')).toHaveCount(1);
});

test('a database that takes its time: what is on the screen is kept, however soon the page is left', async ({
  page,
}) => {
  // Matches are kept by the worker, beside the table: a write takes a tenth of a second there.
  await beforeTheWorker(
    page,
    `
      IDBTransaction.prototype.commit = () => {};
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (value) {
        const until = Date.now() + 100;
        const again = () => {
          if (Date.now() < until) this.get('nothing').onsuccess = again;
          else put.call(this, value);
        };
        const request = this.get('nothing');
        request.onsuccess = again;
        return request;
      };`,
  );
  await startSeeded(page, 'at once');
  await untilAsked(page);
  await page.keyboard.press('e');
  await expect(page.locator('#question')).toContainText('would go unused');
  await page.getByRole('button', { name: 'End the turn' }).click();
  // Not the question that the click answers.
  await expect(page.locator('#question')).toContainText('Nobody claimed a card');
  await untilAsked(page);
  const before = await questionNow(page);
  await page.reload();
  await untilAsked(page);
  expect(await questionNow(page)).toBe(before);
  await page.goto('');
  await page.getByRole('button', { name: 'Resume' }).click();
  await untilAsked(page);
  expect(await questionNow(page)).toBe(before);
});

test('two coaches at one screen: a hand is hidden until its coach is ready', async ({ page }) => {
  test.setTimeout(180_000);
  await startSeeded(page, 'hot 1', { away: 'Person' });
  const ready = page.getByRole('button', { name: 'I am ready' });
  for (let turn = 0; turn < 400; turn++) {
    if (await ready.isVisible()) {
      // Nobody's cards can be read while the screen changes hands: at least one was claimed before.
      await expect(page.locator('#question')).toContainText('Pass to');
      await expect(page.locator('.left .dugout .back').first()).toBeVisible();
      await expect(page.locator('.answers')).toHaveCount(0);
      await expect(page.locator('.hand')).toHaveCount(0);
      await ready.click();
      await expect(page.locator('.hand')).toBeVisible();
      await expect(page.locator('.answers')).toBeVisible();
      return;
    }
    if ((await untilAskedBoth(page)) === 'over') break;
    await answerSomehow(page, turn);
    await page.waitForTimeout(20);
  }
  throw new Error('the screen never changed hands');
});
const untilAskedBoth = async (page: Parameters<typeof untilAsked>[0]): Promise<'asked' | 'over'> => {
  for (let i = 0; i < 100; i++) {
    if (await page.getByRole('button', { name: 'To the match report' }).isVisible()) return 'over';
    if (await page.getByRole('button', { name: 'I am ready' }).isVisible()) return 'asked';
    if ((await page.locator('.ask .tool--help').count()) > 0) return 'asked';
    await page.waitForTimeout(20);
  }
  return 'asked';
};

test('a click on an opponent plans a mark beside it; Escape lets go of the plan, then of the player', async ({
  page,
}) => {
  await page.goto('#/learn/2');
  await expect(page.locator('.drill')).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.locator('.p-mark--mark').first()).toBeVisible();
  await clickSquare(page, 5, 7);
  await expect(page.locator('.p-plan--firm')).toBeVisible();
  await expect(answers(page).filter({ hasText: 'Mark to' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.p-plan--firm')).toHaveCount(0);
  await clickSquare(page, 15, 1);
  await expect(page.locator('.p-plan--firm')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.p-plan--firm')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('#question')).toContainText('Who does what');
  await page.keyboard.press('1');
  await expect(page.locator('.p-mark--mark').first()).toBeVisible();
  await clickSquare(page, 5, 7);
  await clickSquare(page, 5, 7);
  await expect(page.locator('.drill')).toContainText('Done!');
});

test('a team is lined up square by square, and the rest at one click', async ({ page }) => {
  await startSeeded(page, 'line-up', { arranged: false });
  await untilAsked(page);
  await expect(page.locator('#question')).toContainText('start?');
  await expect(page.locator('[data-player^="H"]')).toHaveCount(0);
  await clickSquare(page, 1, 6);
  await expect(page.locator('[data-player="H1"]')).toHaveAttribute('aria-label', /1·6/);
  await page.getByRole('button', { name: '1·2', exact: true }).click();
  await expect(page.locator('[data-player="H2"]')).toHaveAttribute('aria-label', /1·2/);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator('[data-player="H2"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Line them up for me' }).click();
  await expect(page.locator('[data-player^="H"]')).toHaveCount(6);
  await expect(page.locator('[data-player="H1"]')).toHaveAttribute('aria-label', /1·6/);
});

test('two bots are watched: paused, stepped, and skipped to the end', async ({ page }) => {
  await page.goto('#/setup/blitz-2024');
  await page.locator('.teamcard fieldset').first().getByRole('button', { name: 'Steady bot' }).click();
  await page.getByLabel('Seed', { exact: true }).fill('two bots');
  await page.getByRole('button', { name: 'Kick off' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.waitForTimeout(700);
  const lines = await page.locator('.log li').count();
  await page.waitForTimeout(1500);
  expect(await page.locator('.log li').count()).toBe(lines);
  for (let i = 0; i < 40; i++) await page.getByRole('button', { name: 'One step' }).click();
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(lines);
  await page.getByRole('button', { name: 'Skip to the end' }).click();
  await expect(page.getByRole('button', { name: 'To the match report' })).toBeVisible({ timeout: 30_000 });
});
