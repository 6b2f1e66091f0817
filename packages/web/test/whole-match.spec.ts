import { fetchEdition, ownWords, t } from '@ironpitch/texts/page';
import type { Locator, Page } from '@playwright/test';
import { answers, expect, questionNow, test, untilAsked } from './steps.ts';

/** A whole match of Blood Bowl 2025 with a seed: the dice and the bot are the same in every run. */
const SEED = 'k';
const ORDERS_MAX = 400;
/** Any event of the kick-off, by its name. */
const events = async (): Promise<RegExp> => {
  await fetchEdition('blood-2025');
  const named = Object.values({ ...t.blood.kickOffs, ...ownWords('blood-2025').kickOffs });
  return new RegExp(named.map(([name]) => name).join('|'));
};
const row = (page: Page, text: string | RegExp): Locator => answers(page).filter({ hasText: text });
const firm = (page: Page): Locator => page.locator('.p-plan--firm');

/** Does something that gives an order, or only aims at something: then the order is given by the black row. */
const give = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const before = await page.locator('.ask').getAttribute('data-answered');
  const whenGiven = (orAimed: boolean) =>
    page.waitForFunction(
      ([was, aimed]) => {
        const given = document.querySelector('.ask')?.getAttribute('data-answered') !== was;
        if (given) return 'given';
        if (document.getElementById('question')?.textContent?.includes('End the turn all the same')) return 'sure';
        return aimed && document.querySelector('.p-plan--firm') ? 'aimed' : false;
      },
      [before, orAimed] as const,
    );
  await act();
  const came = await (await whenGiven(true)).jsonValue();
  if (came === 'given') return;
  await (came === 'sure' ? page.getByRole('button', { name: 'End the turn' }) : page.locator('.answer--best')).click();
  await whenGiven(false);
};
interface Seen {
  readonly carrier: string | null;
  readonly near: readonly string[];
  /** Somebody of one's own, and whom it could foul. */
  readonly foul: readonly [fouler: string, victim: string] | null;
}
/** Who has the ball, who is near it, and who stands beside an opponent on the ground. */
const look = (page: Page): Promise<Seen> =>
  page.locator('.stage svg.pitch').evaluate(svg => {
    const label = (one: Element): string => one.getAttribute('aria-label') ?? '';
    const id = (one: Element): string => one.getAttribute('data-player') ?? '';
    const at = (one: Element): number[] => (/(\d+)·(\d+)/.exec(label(one)) ?? []).slice(1).map(Number);
    const far = (a: Element, b: Element): number => {
      const [[c = 0, r = 0], [d = 0, s = 0]] = [at(a), at(b)];
      return Math.max(Math.abs(c - d), Math.abs(r - s));
    };
    const own = [...svg.querySelectorAll('[data-player^="H"].tok--ready')];
    const down = [...svg.querySelectorAll('[data-player^="A"]')].filter(one => /prone|stunned/.test(label(one)));
    const ball = svg.querySelector('.p-ball');
    const carrier = own.find(one => label(one).includes('has the ball'));
    const pairs = own
      .filter(one => one !== carrier && !/prone|stunned/.test(label(one)))
      .flatMap(one => down.map(other => ({ one, other, far: far(one, other) })))
      .sort((a, b) => a.far - b.far);
    const [pair] = pairs.filter(one => one.far <= 3);
    return {
      carrier: carrier ? id(carrier) : null,
      near: ball
        ? own
            .sort((a, b) => far(a, ball) - far(b, ball))
            .slice(0, 2)
            .map(id)
        : [],
      foul: pair ? [id(pair.one), id(pair.other)] : null,
    };
  });
const take = async (page: Page, id: string): Promise<void> => {
  await page.locator(`[data-player="${id}"]`).click();
  await expect(page.locator('#question')).toContainText('What now?');
  await expect(page.locator('.p-step, .p-odds, .p-mark').first()).toBeVisible();
};
const letGo = async (page: Page): Promise<void> => {
  while (!(await questionNow(page)).includes('Who does what')) await page.keyboard.press('Escape');
};
/** Gives the first order among these that the player in hand can be given. */
const tryRows = async (page: Page, id: string, wanted: readonly RegExp[]): Promise<boolean> => {
  await take(page, id);
  for (const text of wanted) {
    const found = page.locator('.answers .answer:not(.answer--hint)').filter({ hasText: text }).first();
    if ((await found.count()) === 0) continue;
    await give(page, () => found.click());
    return true;
  }
  await letGo(page);
  return false;
};
/** A click on whoever lies there means a foul. */
const foulBy = async (page: Page, [fouler, victim]: readonly [string, string]): Promise<boolean> => {
  await take(page, fouler);
  await page.locator(`[data-player="${victim}"]`).click();
  await expect(firm(page).or(page.locator('.refused')).first()).toBeVisible();
  const fouls = page.locator('.answer--best').filter({ hasText: 'Foul' });
  if ((await fouls.count()) > 0) {
    await give(page, () => fouls.click());
    return true;
  }
  await letGo(page);
  return false;
};
/** As far forward as no roll is needed. */
const runForward = async (page: Page, id: string): Promise<boolean> => {
  await take(page, id);
  const boxes = await page
    .locator('.p-step')
    .evaluateAll(list =>
      list.map(one => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
    );
  const [x = 0, y = 0] = boxes.sort(([a = 0], [b = 0]) => b - a)[0] ?? [];
  if (x === 0) return false;
  await give(page, () => page.mouse.click(x, y));
  return true;
};
/** What is asked besides: the set-up stands, the kick goes into the middle of their half, otherwise the first answer. */
const answerFirst = async (page: Page, asked: string): Promise<void> => {
  if (asked.includes('aim the kick')) {
    const box = await page.locator('.p-step').nth(90).boundingBox();
    if (box) return give(page, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
  }
  // What an event of the kick-off allows is declined.
  if (/^(Charge!|Solid Defence|Quick Snap|Pick a player)/.test(asked))
    return give(page, () => answers(page).last().click());
  const wanted = asked.startsWith('Set up') ? row(page, /^Ready/) : row(page, 'Receive');
  const answer = (await wanted.count()) > 0 ? wanted : answers(page);
  return give(page, () => answer.first().click());
};
const endTurn = (page: Page): Promise<void> => give(page, () => page.keyboard.press('e'));
/** All has been seen: only the whistle is waited for. */
const isOver = ({ pass, touchdown }: { pass: boolean; touchdown: boolean }): boolean => pass && touchdown;

test('a whole match of Blood Bowl 2025 by clicking: kick-off event, pass, foul, touchdown, final whistle', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto('#/setup/blood-2025');
  await page.locator('.teamcard fieldset').nth(1).getByRole('button', { name: 'Reckless bot' }).click();
  await page.getByLabel('Seed', { exact: true }).fill(SEED);
  await page.getByRole('button', { name: 'Kick off' }).click();
  await expect(page.locator('.stage svg.pitch')).toBeVisible();
  const event = await events();
  const done = { event: false, pass: false, foul: false, touchdown: false };
  const score = page.locator('.bug__team.home .bug__score');
  for (let i = 0; i < ORDERS_MAX; i++) {
    if ((await untilAsked(page)) === 'over') break;
    done.touchdown ||= (await score.textContent()) !== '0';
    done.event ||= event.test((await page.locator('.log').textContent()) ?? '');
    const asked = await questionNow(page);
    if (!asked.includes('Who does what')) {
      await answerFirst(page, asked);
      continue;
    }
    const { carrier, near, foul } = await look(page);
    if (!done.foul && foul && (await foulBy(page, foul))) done.foul = true;
    else if (!done.pass && carrier && (await tryRows(page, carrier, [/^Throw to/]))) done.pass = true;
    else if (isOver(done)) await endTurn(page);
    else if (carrier && (await tryRows(page, carrier, [/Touchdown!/]))) continue;
    else if (carrier && (await runForward(page, carrier))) continue;
    else if (!carrier && near[0] && (await tryRows(page, near[0], [/Secure|Picks up the ball/]))) continue;
    else await endTurn(page);
  }
  await expect(page.getByRole('button', { name: 'To the match report' })).toBeVisible();
  expect(done).toEqual({ event: true, pass: true, foul: true, touchdown: true });
});
