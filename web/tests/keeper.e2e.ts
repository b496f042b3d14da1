/** The keeper's page: opened by a link of the command, heard on every page, and gone with its session. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { keeperRoomWords } from '../words/keeper-room.ts';
import { expect, test } from './house.ts';
import { looksRight } from './looks.ts';
import { layOut } from './moves.ts';

const HAVRE = fileURLToPath(new URL('../../server/cli/havre.ts', import.meta.url));
const say = keeperRoomWords.en;

/** A link as whoever hosts the server gets it. */
function newLink(dataFolder: string): string {
  const { stdout } = spawnSync(process.execPath, [HAVRE, 'keeper', '--data', dataFolder, '--lang', 'en'], {
    encoding: 'utf8',
  });
  return /\/keeper#\S+/.exec(stdout)?.[0] ?? '';
}

test('a keeper comes by a link, tells everybody of a restart, and closes a table', async ({ people, house }) => {
  people.expect(/\/api\/v1\/keeper|\/keeper(?:#\S+)?\)$/); // there is nothing for whoever has no link
  const anne = await people.person('Anne');
  const address = await layOut(anne, 3);
  const bruno = await people.person('Bruno', {}, { language: 'fr' });
  await bruno.goto(address);

  const keeper = await people.person('Keeper');
  await keeper.goto('/keeper');
  await expect(keeper.getByRole('alert')).toHaveText(say.problems['not-found'] ?? '');
  const link = newLink(house.folder);
  await keeper.goto('/'); // the hash alone would not load the page anew
  await keeper.goto(link);
  await expect(keeper.getByRole('heading', { name: say.tables(1) })).toBeVisible();
  expect(new URL(keeper.url()).hash).toBe('');
  await looksRight(keeper, 'keeper');

  await keeper.getByRole('button', { name: say.tell }).click();
  await expect(anne.locator('.keeper-notice')).toContainText('The server restarts in 5 minutes');
  await expect(bruno.locator('.keeper-notice')).toContainText('Le serveur redémarre dans 5 minutes');
  await anne.locator('.keeper-notice').getByRole('button').click();
  await expect(anne.locator('.keeper-notice')).toHaveCount(0);

  await keeper.getByRole('button', { name: say.close, exact: true }).first().click();
  await keeper.getByRole('alert').getByRole('button', { name: say.close, exact: true }).click();
  await expect(anne.getByText('The keeper of the server has closed this table.')).toBeVisible();
  await expect(bruno.getByText('Le gardien du serveur a fermé cette table.')).toBeVisible();
  await expect(keeper.locator('.keeper-deeds > li')).toHaveCount(2);

  // The same link is good for nobody else, and nothing is left when the keeper goes.
  const other = await people.person('Other');
  await other.goto(link);
  await expect(other.getByRole('alert')).toHaveText(say.problems['used-link'] ?? '');
  await keeper.getByRole('button', { name: say.leave }).click();
  await keeper.waitForURL(/\/$/);
  expect((await keeper.request.get('/api/v1/keeper')).status()).toBe(404);
});
