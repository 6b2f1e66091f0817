/** A whole match without a mouse: by the keyboard alone, and by what a screen reader is given alone. */
import type { Page } from '@playwright/test';
import { expect, startSeeded, test } from './steps.ts';

/** More than a match takes: whoever gets here goes round in circles. */
const STEPS_MAX = 500;

/** What the question panel is at: it decides what the next key means. */
interface Now {
  readonly state: 'over' | 'watching' | 'sure' | 'acting' | 'inHand' | 'aimed' | 'asked';
  readonly answered: string;
}
/** What stands there as soon as it is something else than before, and nothing is on its way. */
const nowAfter = async (page: Page, before: Now | null): Promise<Now> => {
  const found = await page.waitForFunction((was: Now | null): Now | null => {
    const ask = document.querySelector('.ask');
    const answered = ask?.getAttribute('data-answered');
    if (!ask || answered == null || ask.getAttribute('aria-busy') === 'true') return null;
    const names = [...ask.querySelectorAll('button')].map(one => one.textContent?.trim());
    const title = document.getElementById('question')?.textContent ?? '';
    const stateOf = (): Now['state'] => {
      if (names.includes('To the match report')) return 'over';
      if (names.includes('Skip to my turn')) return 'watching';
      if (names.includes('No, go on playing')) return 'sure';
      if (document.querySelector('.p-plan--firm')) return 'aimed';
      return title.includes('Who does what') ? 'acting' : title.includes('What now') ? 'inHand' : 'asked';
    };
    const now = { state: stateOf(), answered };
    return was && was.state === now.state && (was.answered === answered || was.state === 'watching') ? null : now;
  }, before);
  return (await found.jsonValue()) as Now;
};
/** Plays to the final whistle; `act` does one thing about what stands there. Returns how many things were done. */
const playOn = async (page: Page, act: (now: Now, turn: number) => Promise<void>): Promise<number> => {
  let now = await nowAfter(page, null);
  let turn = 0;
  for (let step = 0; step < STEPS_MAX; step++) {
    if (now.state === 'over') return step;
    if (now.state === 'watching') turn++;
    await act(now, turn);
    now = await nowAfter(page, now);
  }
  throw new Error(`no end after ${STEPS_MAX} steps, at: ${await page.locator('.ask').innerText()}`);
};

/** Goes to a control by Tab alone. */
const tabTo = async (page: Page, selector: string, name: string): Promise<void> => {
  const isThere = () =>
    page.evaluate(
      ([wanted, text]) =>
        document.activeElement?.matches(wanted as string) === true &&
        document.activeElement.textContent?.includes(text as string) === true,
      [selector, name] as const,
    );
  for (let i = 0; i < 80; i++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never leads to "${name}"`);
};
/** Where the nearest square that is marked lies, seen from the cursor, or from the player in hand. */
const wayToMark = (page: Page): Promise<readonly [right: number, down: number] | null> =>
  page.locator('.stage svg.pitch').evaluate(svg => {
    const [, column = 0, row = 0] = /(\d+)·(\d+)/.exec(svg.getAttribute('aria-label') ?? '')?.map(Number) ?? [];
    const middle = (one: Element): [number, number] => {
      const { x, y, width, height } = (one as SVGGraphicsElement).getBBox();
      return [(x + width / 2 - 14) / 40 + 0.5, (y + height / 2 - 14) / 40 + 0.5];
    };
    const cursor = svg.querySelector('.p-cursor');
    const [c, r] = cursor ? middle(cursor) : [column, row];
    const marks = [...svg.querySelectorAll('.p-mark--gain, .p-step')].map(middle);
    const [to] = marks.sort((a, b) => Math.hypot(a[0] - c, a[1] - r) - Math.hypot(b[0] - c, b[1] - r));
    return to ? [Math.round(to[0] - c), Math.round(to[1] - r)] : null;
  });
const pressTimes = async (page: Page, key: string, times: number): Promise<void> => {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
};
/** The number of the first answer that is done by its number; 0 where there are only squares. */
const firstNumber = (page: Page): Promise<number> =>
  page.evaluate(
    () => [...document.querySelectorAll('.answers .answer')].findIndex(one => !one.matches('.answer--hint')) + 1,
  );

test('a whole match by keyboard alone', async ({ page }) => {
  await startSeeded(page, 'by keys');
  let walked = 0;
  let walkedIn = -1;
  const steps = await playOn(page, async ({ state }, turn) => {
    const { keyboard } = page;
    if (state === 'watching') return keyboard.press('s');
    if (state === 'aimed') return keyboard.press('Enter');
    if (state === 'sure') {
      await tabTo(page, 'button', 'End the turn');
      return keyboard.press('Enter');
    }
    if (state === 'acting') return keyboard.press(walkedIn < turn ? '1' : 'e');
    if (state === 'inHand') {
      const way = await wayToMark(page);
      walkedIn = turn;
      if (!way) return keyboard.press('Escape');
      const [right, down] = way;
      await pressTimes(page, right < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(right));
      await pressTimes(page, down < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(down));
      walked++;
      return keyboard.press('Enter');
    }
    const number = await firstNumber(page);
    if (number > 0) return keyboard.press(String(number));
    await tabTo(page, '.chip', '');
    return keyboard.press('Enter');
  });
  expect(steps).toBeGreaterThan(40);
  expect(walked).toBeGreaterThan(5);
  await tabTo(page, 'button', 'To the match report');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible();
});

test('a whole match by the accessibility tree alone', async ({ page }) => {
  await startSeeded(page, 'by ear');
  // Everything is found by role and name in what stands beside the pitch.
  const heard = page.getByRole('complementary', { name: 'Question, cards and log' });
  const button = (name: string | RegExp) => heard.getByRole('button', { name }).first();
  const question = heard.getByRole('region').first();
  const answer = question.getByRole('list').getByRole('button').first();
  const square = question.getByRole('group', { name: 'Squares to choose from' }).getByRole('button').first();
  const enter = (one: ReturnType<typeof button>) => one.press('Enter');
  let advised = 0;
  let walkedIn = -1;
  const steps = await playOn(page, async ({ state }, turn) => {
    // The bot may have done its last step by itself.
    if (state === 'watching')
      return button('Skip to my turn')
        .press('Enter', { timeout: 1000 })
        .catch(() => {});
    if (state === 'sure') return enter(button('End the turn'));
    if (state === 'acting') {
      if (walkedIn >= turn) return enter(button(/^End turn/));
      if (advised++ === 0)
        return enter(
          heard
            .getByRole('region', { name: /^You could/ })
            .getByRole('button')
            .filter({ hasNotText: 'Hint' })
            .first(),
        );
      return enter(answer);
    }
    if (state === 'inHand') {
      walkedIn = turn;
      const ways = heard.getByText(/^Every square in reach/);
      if ((await ways.count()) === 0) return enter(button('Esc'));
      await enter(ways);
      return enter(button(/ to \d+·\d+/));
    }
    return enter((await answer.count()) > 0 ? answer : square);
  });
  expect(steps).toBeGreaterThan(40);
  expect(advised).toBeGreaterThan(5);
  await enter(button('To the match report'));
  await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible();
});

test('a kick-off of Blood Bowl by the accessibility tree alone: the square to kick to is chosen from a list', async ({
  page,
}) => {
  await page.goto('#/setup/blood-2016');
  await page.locator('.teamcard fieldset').nth(1).getByRole('button', { name: 'Gentle bot' }).click();
  await page.getByLabel('Line my team up for me').check();
  await page.getByLabel('Seed', { exact: true }).fill('kicked by ear');
  await page.getByRole('button', { name: 'Kick off' }).click();
  const heard = page.getByRole('complementary', { name: 'Question, cards and log' });
  const question = heard.getByRole('region').first();
  const title = page.locator('#question');
  let kicked = false;
  for (let i = 0; i < 60; i++) {
    const now = await nowAfter(page, null);
    const asks = (await title.textContent()) ?? '';
    if (asks.includes('Who does what')) break;
    if (now.state === 'watching')
      await heard
        .getByRole('button', { name: 'Skip to my turn' })
        .press('Enter')
        .catch(() => {});
    else if (asks.includes('aim the kick') && now.state !== 'aimed') {
      const every = heard.getByText(/^Every square to choose from/);
      if ((await every.count()) > 0) {
        await every.press('Enter');
        await heard
          .getByRole('button', { name: /^2[0-4]·[5-9]$/ })
          .first()
          .press('Enter');
        kicked = true;
      } else await question.getByRole('list').getByRole('button').first().press('Enter');
    } else {
      // The toss is left to the other coach, who rather receives.
      const kick = question.getByRole('button', { name: /^Kick off/ });
      const any = question.getByRole('list').getByRole('button').first();
      await ((await kick.count()) > 0 ? kick : any).press('Enter');
    }
    await page.waitForTimeout(50);
  }
  await expect(title).toContainText('Who does what');
  expect(kicked).toBe(true);
});
