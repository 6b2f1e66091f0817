/**
 * Blood Bowl at one screen, by clicking: home goes for the ball and the End Zone, away only ends its turns. No bot
 * decides anything and whatever the dice spoil is tried again, so what is wanted of a match comes up in every match.
 */
import type { Locator, Page } from '@playwright/test';
import { answers, expect, questionNow, untilAsked } from './steps.ts';

/** Whatever is looked for has happened long before. */
const ORDERS_MAX = 500;
/** An order that is not carried out by then was never given. */
const GIVEN_MS = 15_000;
/** A foul within these squares: alongside it happens, further away something may come between. */
const FOUL_REACH = 3;

export interface Wanted {
  pass: boolean;
  foul: boolean;
  touchdown: boolean;
}
const row = (page: Page, text: string | RegExp): Locator => answers(page).filter({ hasText: text });

/** Elves dodge, throw and catch; Halflings fall over. */
export const startByTwo = async (page: Page, ruleset: string, seed: string): Promise<void> => {
  await page.goto(`#/setup/${ruleset}`);
  await page.locator('.teamcard__pick').first().selectOption('woodElf');
  await page.locator('.teamcard__pick').nth(1).selectOption('halfling');
  await page.locator('.teamcard fieldset').nth(1).getByRole('button', { name: 'Person' }).click();
  await page.getByLabel('Line my team up for me').check();
  await page.getByLabel('Seed', { exact: true }).fill(seed);
  await page.getByRole('button', { name: 'Kick off' }).click();
  await expect(page.locator('.stage svg.pitch')).toBeVisible();
};

type Came = 'given' | 'sure' | 'aimed';
/** Does something that gives an order, or only aims at something: then the order is given by the black row. */
const give = async (page: Page, act: () => Promise<void>, isAimed = false): Promise<void> => {
  // Answers are counted for each coach: the same number may be the other one's.
  const asked = page.locator('.ask');
  const [answered, who] = await Promise.all([
    asked.getAttribute('data-answered'),
    asked.locator('.ask__who').getAttribute('class'),
  ]);
  const until = async (...wanted: readonly Came[]): Promise<Came> => {
    const came = await page.waitForFunction(
      ([was, whose, any]): Came | null => {
        const now = document.querySelector('.ask');
        const side = now?.querySelector('.ask__who')?.className;
        const isGiven = now?.getAttribute('data-answered') !== was || (side !== undefined && side !== whose);
        const isSure = document.getElementById('question')?.textContent?.includes('End the turn all the same');
        const came = isGiven ? 'given' : isSure ? 'sure' : document.querySelector('.p-plan--firm') ? 'aimed' : null;
        return came !== null && any.includes(came) ? came : null;
      },
      [answered, who, wanted] as const,
      { timeout: GIVEN_MS },
    );
    return (await came.jsonValue()) as Came;
  };
  await act();
  const came = await (isAimed ? until('given') : until('given', 'sure', 'aimed'));
  if (came === 'given') return;
  await (came === 'sure' ? page.getByRole('button', { name: 'End the turn' }) : page.locator('.answer--best')).click();
  await until('given');
};
type Pair = readonly [one: string, other: string];
interface Seen {
  readonly carrier: string | null;
  /** Who could fetch the ball, the nearest first. */
  readonly near: readonly string[];
  /** Somebody of one's own and an opponent on the ground, and how far apart they are. */
  readonly foul: readonly [...Pair, far: number] | null;
  /** Two who stand alongside each other. */
  readonly block: Pair | null;
}
/** What home could do with the players that are still to act. */
const look = (page: Page): Promise<Seen> =>
  page.locator('.stage svg.pitch').evaluate((svg, reach) => {
    const label = (one: Element): string => one.getAttribute('aria-label') ?? '';
    const id = (one: Element): string => one.getAttribute('data-player') ?? '';
    const at = (one: Element): number[] => (/(\d+)·(\d+)/.exec(label(one)) ?? []).slice(1).map(Number);
    const far = (a: Element, b: Element): number => {
      const [[c = 0, r = 0], [d = 0, s = 0]] = [at(a), at(b)];
      return Math.max(Math.abs(c - d), Math.abs(r - s));
    };
    const isDown = (one: Element): boolean => /prone|stunned/.test(label(one));
    const own = [...svg.querySelectorAll('[data-player^="H"].tok--ready')];
    const others = [...svg.querySelectorAll('[data-player^="A"]')];
    const ball = svg.querySelector('.p-ball');
    const carrier = own.find(one => label(one).includes('has the ball'));
    const pairs = own
      .filter(one => one !== carrier && !isDown(one))
      .flatMap(one => others.map(other => ({ one, other, far: far(one, other) })))
      .sort((a, b) => a.far - b.far);
    const foul = pairs.find(({ other, far }) => isDown(other) && far <= reach);
    const block = pairs.find(({ other, far }) => !isDown(other) && far === 1);
    return {
      carrier: carrier ? id(carrier) : null,
      near: ball ? own.sort((a, b) => far(a, ball) - far(b, ball)).map(id) : [],
      foul: foul ? [id(foul.one), id(foul.other), foul.far] : null,
      block: block ? [id(block.one), id(block.other)] : null,
    };
  }, FOUL_REACH);

/** Takes a player in hand and waits until everything it could do is there. */
const take = async (page: Page, id: string): Promise<void> => {
  await page.locator(`[data-player="${id}"]`).click();
  await expect(page.locator('#question')).toContainText('What now?');
  await expect(page.locator('.ask')).toHaveAttribute('aria-busy', 'false');
};
const letGo = async (page: Page): Promise<void> => {
  await expect(async () => {
    if (!(await questionNow(page)).includes('Who does what')) await page.keyboard.press('Escape');
    await expect(page.locator('#question')).toContainText('Who does what', { timeout: 100 });
  }).toPass({ timeout: GIVEN_MS });
};
/** Gives the order that the player in hand can be given, if it can. */
const tryRow = async (page: Page, id: string, wanted: RegExp): Promise<boolean> => {
  await take(page, id);
  const found = page.locator('.answers .answer:not(.answer--hint)').filter({ hasText: wanted }).first();
  if ((await found.count()) > 0) {
    await give(page, () => found.click());
    return true;
  }
  await letGo(page);
  return false;
};
/** A click on whoever stands there means a block, on whoever lies there a foul. */
const tryOn = async (page: Page, deed: 'Block' | 'Foul', one: string, other: string): Promise<boolean> => {
  await take(page, one);
  await page.locator(`[data-player="${other}"]`).click();
  await expect(page.locator('.p-plan--firm, .refused').first()).toBeVisible();
  const meant = page.locator('.answer--best').filter({ hasText: deed });
  if ((await meant.count()) > 0) {
    await give(page, () => meant.click(), true);
    return true;
  }
  await letGo(page);
  return false;
};
/** As far forward as no roll is needed; where that gains nothing, as far as a roll may bring it. */
const runForward = async (page: Page, id: string): Promise<boolean> => {
  await take(page, id);
  const furthest = (squares: string): Promise<{ x: number; y: number } | null> =>
    page.locator('.stage svg.pitch').evaluate(
      (svg, [marks, player]) => {
        const middle = (one: Element) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2, width };
        };
        const here = middle(svg.querySelector(`[data-player="${player}"]`) as Element);
        const [best] = [...svg.querySelectorAll(marks as string)].map(middle).sort((a, b) => b.x - a.x);
        return best && best.x > here.x + best.width / 2 ? { x: best.x, y: best.y } : null;
      },
      [squares, id] as const,
    );
  const to = (await furthest('.p-step')) ?? (await furthest('.p-odds'));
  if (to) await give(page, () => page.mouse.click(to.x, to.y));
  else await letGo(page);
  return to !== null;
};
/** What is asked besides: the set-up stands, the kick goes into the middle of their half, otherwise the first answer. */
const answerFirst = async (page: Page, asked: string): Promise<void> => {
  if (asked.includes('aim the kick')) {
    const box = await page.locator('.p-step').nth(90).boundingBox();
    if (box) return give(page, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
  }
  // What an event of the kick-off allows is declined.
  if (/^(Charge!|Blitz!|Solid Defence|Perfect Defence|Quick Snap|Pick a player)/.test(asked))
    return give(page, () => answers(page).last().click());
  const isHome = (await page.locator('.ask__who.home').count()) > 0;
  const wanted = asked.startsWith('Set up') ? row(page, /^Ready/) : row(page, isHome ? /^Receive/ : /^Kick/);
  const answer = (await wanted.count()) > 0 ? wanted : answers(page);
  return give(page, () => answer.first().click());
};
const playTurn = async (page: Page, done: Wanted): Promise<void> => {
  const { carrier, near, foul, block } = await look(page);
  const isOver = done.pass && done.foul && done.touchdown;
  if (!done.foul && foul && (await tryOn(page, 'Foul', foul[0], foul[1]))) {
    done.foul = foul[2] === 1;
    return;
  }
  if (!done.pass && carrier && (await tryRow(page, carrier, /throw to/i))) return;
  // Not before the pass: after a touchdown the others have the ball.
  if (done.pass && !isOver && carrier && (await tryRow(page, carrier, /Touchdown!/))) return;
  if (done.pass && !isOver && carrier && (await runForward(page, carrier))) return;
  if (!isOver && !carrier)
    for (const id of near.slice(0, 3)) if (await tryRow(page, id, /Secure|Picks up the ball/)) return;
  if (!done.foul && block && (await tryOn(page, 'Block', ...block))) return;
  await give(page, () => page.keyboard.press('e'));
};
/** Plays until nothing is wanted any more, or to the final whistle where `toTheEnd`. */
export const playByTwo = async (page: Page, done: Wanted, toTheEnd: boolean): Promise<void> => {
  const score = page.locator('.bug__team.home .bug__score');
  for (let i = 0; i < ORDERS_MAX; i++) {
    if ((await untilAsked(page)) === 'over') return;
    done.touchdown ||= (await score.textContent()) !== '0';
    done.pass ||= /throws it (where|somewhere)/.test((await page.locator('.log').textContent()) ?? '');
    if (!toTheEnd && done.pass && done.foul && done.touchdown) return;
    const asked = await questionNow(page);
    await (asked.includes('Who does what') ? playTurn(page, done) : answerFirst(page, asked));
  }
  throw new Error(`no end after ${ORDERS_MAX} orders, at: ${await page.locator('.ask').innerText()}`);
};
