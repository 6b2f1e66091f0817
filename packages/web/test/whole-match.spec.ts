import { readFileSync } from 'node:fs';
import { nameEvent, readRecord, replayRecord } from '@ironpitch/protocol';
import { playByTwo, startByTwo } from './scorer.ts';
import { expect, test } from './steps.ts';

test('a whole match of Blood Bowl 2025 by clicking: kick-off event, pass, foul, touchdown, final whistle', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await startByTwo(page, 'blood-2025', 'whole match');
  await playByTwo(page, { pass: false, foul: false, touchdown: false }, true);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the match' }).click();
  const record = readRecord(readFileSync(await (await downloading).path(), 'utf8'));
  const happened = new Set<string>();
  replayRecord(record, {
    prepare: game => {
      game.events = [];
    },
    watch: game => {
      for (const event of game.events ?? [])
        happened.add(event.type === 'declared' ? `declared ${nameEvent(game, event).action}` : event.type);
      game.events = [];
    },
  });
  for (const wanted of ['kickOffRolled', 'passResult', 'declared foul', 'touchdown', 'matchEnded'])
    expect(happened).toContain(wanted);
  await page.getByRole('button', { name: 'To the match report' }).click();
  await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible();
});
