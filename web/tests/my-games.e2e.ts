import type { Review } from '@havre/engine/bots/review.ts';
import { Client } from '@havre/protocol/client/client.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import type { Page } from '@playwright/test';
import { english } from '../words/en.ts';
import { gamesRoomWords } from '../words/games-room.ts';
import { playOn } from './company.ts';
import { expect, test } from './house.ts';
import { looksRight } from './looks.ts';
import { REVIEWS } from './windows/sample-review.ts';

const say = gamesRoomWords.en;

/** Whoever has a page, at the same time without one: the same person plays faster so. */
async function playedWithoutPage(page: Page, url: string): Promise<string> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'havre-device');
  const client = new Client({ url, WebSocket, primitives, identity: { token: cookie?.value ?? null } });
  const table = await client.create({ game: 'fuji-flush', seats: 3, botPace: 0 });
  await table.do({ type: 'sit', seat: 0, name: 'Anne' });
  for (const seat of [1, 2]) await table.do({ type: 'addBot', seat, bot: 'random' });
  await table.ready();
  await table.do({ type: 'start' });
  await playOn(table);
  await table.until(({ info }) => info?.phase === 'over');
  client.close();
  return table.table;
}

test('what one has played is found again, told, saved and deleted', async ({ people, house }) => {
  const page = await people.person('Anne');
  await page.goto('/box/fuji-flush');
  await page.evaluate(() =>
    fetch('/api/v1/devices', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ keep: 'cookie' }),
    }),
  );
  const table = await playedWithoutPage(page, house.url);
  await page.goto('/');
  await page.getByRole('link', { name: english.home.allGames }).click();
  await expect(page.getByRole('heading', { name: say.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fuji Flush' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(say.shown(1));
  await expect(page.getByText(say.turns.none)).toBeVisible();
  const review: Review = {
    points: [0.5, 0.25].map((mine, seq) => ({ seq, chances: [mine, 0.3, 0.2] })),
    turningPoints: [{ seq: 1, cause: 'luck', seat: 0, concerns: 0, change: -0.25 }],
  };
  await page.evaluate(
    ([key, kept]) => localStorage.setItem(key ?? '', kept ?? ''),
    [REVIEWS, JSON.stringify([{ key: `server ${table}`, review }])],
  );
  await page.reload();
  await expect(page.getByText(say.turns.explained(1))).toBeVisible();
  await expect(page.getByText('−25')).toBeVisible();
  await looksRight(page, 'my games');
  await page.getByRole('radio', { name: say.results.study }).check();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(say.shown(0));
  await page.getByRole('radio', { name: say.results.all }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say.save }).click();
  expect((await download).suggestedFilename()).toBe('havre.json');
  await expect(page.getByRole('link', { name: new RegExp(`^${say.replay}`) })).toHaveAttribute(
    'href',
    `/replay/${table}`,
  );
  await page.getByRole('button', { name: say.delete }).click();
  await page.getByRole('button', { name: say.delete }).click();
  await expect(page.getByText(say.empty)).toBeVisible();
});
