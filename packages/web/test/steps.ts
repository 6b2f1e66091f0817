/** What the browser tests do with the page, in the words of somebody who plays. */
import AxeBuilder from '@axe-core/playwright';
import { MatchKeeper, rulesetNamed, SeededDice } from '@ironpitch/engine';
import { writeRecord } from '@ironpitch/protocol';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';

/** Every test fails when the page, or a page of a context it opens itself, writes an error to the console. */
export const test = base.extend<{ quiet: undefined; freshPage: () => Promise<Page> }>({
  quiet: [
    async ({ page }, use) => {
      const errors = errorsOf(page);
      await use(undefined);
      expect(errors, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
  /** A page of a browser that has never been here: nothing in its cache, nothing kept. */
  freshPage: async ({ browser }, use) => {
    const errors: string[][] = [];
    const contexts: BrowserContext[] = [];
    await use(async () => {
      await contexts.pop()?.close();
      const context = await browser.newContext();
      contexts.push(context);
      const page = await context.newPage();
      errors.push(errorsOf(page));
      return page;
    });
    await contexts.pop()?.close();
    expect(errors.flat(), 'errors on the console').toEqual([]);
  },
});
/** Puts code in front of the worker that hosts the table and keeps the matches. */
export const beforeTheWorker = async (page: Page, code: string): Promise<void> => {
  await page.route(/\/worker-/, async route => {
    try {
      const response = await route.fetch();
      await route.fulfill({ contentType: 'text/javascript', body: `${code}\n${await response.text()}` });
    } catch (error) {
      // A worker that is still on its way when its test is over is nobody's any more.
      if (!String(error).includes('Test ended')) throw error;
    }
  });
};
const errorsOf = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
};

export { expect };

export const answers = (page: Page): Locator => page.locator('.answers .answer, .chips .chip');

/** Where a square is on the screen. */
export const pointOf = async (page: Page, column: number, row: number): Promise<{ x: number; y: number }> =>
  page.locator('.stage svg.pitch').evaluate(
    (svg: SVGSVGElement, [c, r]) => {
      const [width, height] = [Number(svg.dataset.width), Number(svg.dataset.height)];
      const [across, down] = [(width - 28) / 40, (height - 28) / 40];
      const { lie } = svg.dataset;
      const [x, y] = lie === 'wide' ? [c - 1, r - 1] : lie === 'uprightHome' ? [r - 1, down - c] : [across - r, c - 1];
      const point = new DOMPoint(14 + (x + 0.5) * 40, 14 + (y + 0.5) * 40);
      const { x: left, y: top } = point.matrixTransform(svg.getScreenCTM() as DOMMatrix);
      return { x: left, y: top };
    },
    [column, row] as const,
  );
export const clickSquare = async (page: Page, column: number, row: number): Promise<void> => {
  const { x, y } = await pointOf(page, column, row);
  await page.mouse.click(x, y);
};

/** A match with a seed: the same dice in every run. */
export const startSeeded = async (
  page: Page,
  seed: string,
  { away = 'Gentle bot', arranged = true }: { away?: string; arranged?: boolean } = {},
): Promise<void> => {
  await page.goto('#/setup/blitz-2024');
  const coaches = page.locator('.teamcard fieldset');
  await coaches.nth(1).getByRole('button', { name: away }).click();
  await page.getByLabel('Pitch', { exact: true }).selectOption('stone');
  if (arranged) await page.getByLabel('Line my team up for me').check();
  await page.getByLabel('Seed', { exact: true }).fill(seed);
  await page.getByRole('button', { name: 'Kick off' }).click();
  await expect(page.locator('.stage svg.pitch')).toBeVisible();
};
/** Lets the bot play until a person is asked, or the match is over. */
export const untilAsked = async (page: Page): Promise<'asked' | 'over'> => {
  const over = page.getByRole('button', { name: 'To the match report' });
  const ready = page.getByRole('button', { name: 'I am ready' });
  const notYet = page.getByRole('button', { name: 'No, go on playing' });
  for (let i = 0; i < 400; i++) {
    if (await over.isVisible()) return 'over';
    if (await ready.isVisible()) await press(ready);
    // Ended a turn by mistake, before the squares were shown.
    if (await notYet.isVisible()) await press(notYet);
    if ((await page.locator('.ask .tool--help').count()) > 0) return 'asked';
    const skip = page.getByRole('button', { name: 'Skip to my turn' });
    if (await skip.isVisible()) await skip.click({ timeout: 500 }).catch(() => {});
    await page.waitForTimeout(25);
  }
  throw new Error(`nobody was asked and the match did not end: ${await page.locator('body').innerText()}`);
};
/** The question as it stands: changes with every answer. */
export const questionNow = async (page: Page): Promise<string> => (await page.locator('#question').textContent()) ?? '';

/** Answers the open question by a click somebody might make: players and squares on the pitch, or a button. */
export const answerSomehow = async (page: Page, turn: number): Promise<void> => {
  const best = page.locator('.answer--best');
  if (await best.isVisible()) return press(best);
  if ((await questionNow(page)).includes('Who does what')) await choosePlayer(page, turn);
  const gains = page.locator('.p-mark--gain');
  const squares = (await gains.count()) > 0 ? gains : page.locator('.p-mark, .p-step');
  const count = await squares.count();
  const box = count === 0 ? null : await squares.nth((turn * 5) % count).boundingBox();
  const rows = answers(page);
  if (!box) return press(rows.nth(turn % Math.max(1, (await rows.count()) - 1)));
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await page.waitForTimeout(20);
  if (await page.locator('.p-plan--firm').isVisible()) await page.mouse.click(x, y);
};
/** Looks for a player who can win something, and takes any other when nobody can. */
const choosePlayer = async (page: Page, turn: number): Promise<void> => {
  const rows = page.locator('.answers .answer:not(.answer--plain)');
  const count = await rows.count();
  for (let i = 0; i < count; i++) {
    await press(rows.nth((turn + i) % count));
    await page.waitForTimeout(40);
    if ((await page.locator('.p-mark--gain').count()) > 0) return;
    if (i < count - 1) await page.keyboard.press('Escape');
  }
};
/** The page may answer first: a button that is gone was not needed. */
export const press = (button: Locator): Promise<void> => button.click({ timeout: 1000 }).catch(() => {});

/** A finished match as a record file; nobody thought about it, so that it is the same whatever bots would do. */
export const finishedRecord = (seed = 'record'): string => {
  const rules = rulesetNamed('blitz-2024');
  const spec = { ruleset: 'blitz-2024', home: 'dwarf', away: 'orc', options: { pitch: 'stone' } };
  const keeper = new MatchKeeper(spec, rules, dice => rules.create(spec, dice), new SeededDice(seed), seed).start();
  const dice = new SeededDice('answers');
  while (!keeper.game.over) {
    const legal = keeper.game.legalAnswers();
    keeper.answer(legal[dice.pick(legal.length)]);
  }
  return writeRecord(keeper.record());
};
/** Opens a file from the screen that is shown. */
export const openText = async (page: Page, text: string): Promise<void> => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await (await choosing).setFiles({ name: 'a.match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
};
/** What axe finds, each with where it is: nothing is too small to be serious. */
export const seriousFindings = async (page: Page, name: string): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    one =>
      `${name}: ${one.id} at ${one.nodes
        .map(node => node.target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  );
};
