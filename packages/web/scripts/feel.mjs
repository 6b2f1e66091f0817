// How the page feels under the hand: from a click to the next painted frame, and frames a second while a player is
// dragged. Prints both for each game and fails where a click takes 50 ms or more, or a drag has fewer than 50 frames.
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { buildIfStale } from './build.mjs';
import { serve } from './serve.mjs';

const CLICK_MAX_MS = 50;
const FRAMES_MIN = 50;
const CLICKS = 20;
const GAMES = ['blitz-2024', 'blood-2016', 'blood-2025'];
const ANY_PORT = 0;

const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function startMatch(page, address, ruleset) {
  await page.goto(`${address}#/setup/${ruleset}`);
  await page.locator('.teamcard fieldset').nth(1).getByRole('button', { name: 'Gentle bot' }).click();
  await page.getByLabel('Line my team up for me').check();
  await page.getByLabel('Seed', { exact: true }).fill('feel');
  await page.getByRole('button', { name: 'Kick off' }).click();
  const skip = page.getByRole('button', { name: 'Skip to my turn' });
  const ready = page.locator('.ask .tool--help');
  while (!/Who does what/.test((await page.locator('#question').textContent()) ?? '')) {
    await ready.or(skip).first().waitFor();
    if (await skip.isVisible()) await skip.click();
    else await answer(page);
    await page.waitForTimeout(100);
  }
}
/** Whatever is asked before somebody acts: the first answer there is, or a square in the middle of those to choose from. */
async function answer(page) {
  const rows = page.locator('.answers .answer, .chips .chip');
  if ((await rows.count()) > 0) return rows.first().click();
  const squares = page.locator('.p-step');
  const box = await squares.nth(Math.floor((await squares.count()) / 2)).boundingBox();
  return page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
/** Clicks on one's own players in turn, each time to the first frame that was painted after it. */
const clickTimes = (page, clicks) =>
  page.evaluate(async count => {
    const times = [];
    const players = [...document.querySelectorAll('[data-player^="H"]')].filter(
      one => one.getBoundingClientRect().width,
    );
    for (let i = 0; i < count; i++) {
      const { x, y, width, height } = players[i % players.length].getBoundingClientRect();
      const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, pointerId: 1, pointerType: 'mouse' };
      const began = performance.now();
      for (const type of ['pointerdown', 'pointerup'])
        document.elementFromPoint(at.clientX, at.clientY).dispatchEvent(new PointerEvent(type, at));
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(performance.now() - began);
      await new Promise(resolve => setTimeout(resolve, 250));
    }
    return times;
  }, clicks);
/** Frames a second while a player is carried across the pitch and back. */
const dragFrames = page =>
  page.evaluate(async () => {
    const player = [...document.querySelectorAll('[data-player^="H"]')].find(one => one.getBoundingClientRect().width);
    const pitch = document.querySelector('.stage svg.pitch').getBoundingClientRect();
    const box = player.getBoundingClientRect();
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const send = (type, x, y) =>
      document.elementFromPoint(x, y)?.dispatchEvent(
        new PointerEvent(type, {
          clientX: x,
          clientY: y,
          bubbles: true,
          pointerId: 1,
          pointerType: 'mouse',
          buttons: 1,
        }),
      );
    send('pointerdown', from.x, from.y);
    const began = performance.now();
    let frames = 0;
    while (performance.now() - began < 2000) {
      const t = (performance.now() - began) / 1000;
      const x = pitch.x + pitch.width * (0.5 + 0.35 * Math.sin(t * 2));
      send('pointermove', x, pitch.y + pitch.height * (0.5 + 0.35 * Math.cos(t * 3)));
      await new Promise(resolve => requestAnimationFrame(resolve));
      frames++;
    }
    const seconds = (performance.now() - began) / 1000;
    send('pointerup', from.x, from.y);
    return frames / seconds;
  });

const { executablePath, args } = await findBrowser();
await buildIfStale();
const { address, close } = await serve({ port: ANY_PORT });
const browser = await chromium.launch({ executablePath, args });
try {
  for (const ruleset of GAMES) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await startMatch(page, address, ruleset);
    const click = median(await clickTimes(page, CLICKS));
    const frames = await dragFrames(page);
    console.log(`${ruleset}: click to paint ${click.toFixed(1)} ms, drag ${frames.toFixed(1)} frames a second`);
    if (click >= CLICK_MAX_MS || frames < FRAMES_MIN) process.exitCode = 1;
    await page.close();
  }
} finally {
  await browser.close();
  await close();
}
