/** A game that the server has in a package of its own is on the shelf of the page, and played there on the board that it brings, in every way. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeLiarsDice } from '@havre/server/games/tests/package-of-liars-dice.ts';
import { french } from '../words/fr.ts';
import { expect, People, test } from './house.ts';
import { House } from './server-process.ts';

test('A game of a package is found on the shelf and played on its own board, and has a lesson', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'havre-package-page-'));
  const house = new House({ HAVRE_GAME_PACKAGES: writeLiarsDice(join(folder, 'dice')) });
  await house.open();
  const people = new People(browser, house);
  try {
    const page = await people.person('Anne', { viewport: { width: 390, height: 844 } }, { language: 'fr' });
    await page.goto('/');
    await page.getByRole('link', { name: /^Le menteur/ }).click();
    await page.getByRole('radio', { name: french.box.ways.friends }).check();
    await page.getByRole('button', { name: french.box.begin.friends }).click();
    await page.getByRole('button', { name: french.gathering.addBot }).first().click();
    await page.getByRole('button', { name: french.gathering.start }).click();
    await expect(page.locator('.liars-dice-table figure')).toHaveCount(2);
    await expect(page.getByRole('img', { name: /^Vos dés\s: / })).toBeVisible();
    await page.getByRole('button', { name: '1 × 6' }).click();
    await expect(page.getByText('Anne annonce 1 × 6.').first()).toBeAttached();

    await page.goto('/lesson/liars-dice');
    await page.getByRole('button', { name: french.lesson.goOn }).click();
    await page.getByRole('button', { name: '1 × 6' }).click();
    await expect(page.getByText('le doute était faux')).toBeVisible();
    await expect(page.getByRole('link', { name: french.home.playNow })).toHaveAttribute('href', /^\/box\/liars-dice/);

    // On the device alone, against a bot of its own, and once more without the server.
    const playAlone = async () => {
      await page.goto('/box/liars-dice');
      await page.getByRole('button', { name: french.box.begin.bots }).click();
      await page.waitForURL('**/here/*');
      await page.locator('.liars-dice-answers button').first().click(); // whoever begins, a bot has to answer before or after it
      await expect(page.getByText(/^Anne (annonce|doute)/).first()).toBeAttached();
      await expect(page.getByText(/^(?!Anne).+ (annonce \d|doute\.)/).first()).toBeAttached();
    };
    await playAlone();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload(); // from now on whatever the page loads is kept
    await expect(page.locator('.liars-dice-table')).toBeVisible();
    await playAlone();
    await page.context().setOffline(true);
    await playAlone();

    // Two people hand the device round, and whoever is asked is advised by the bots of the page: without the server, too.
    await page.goto('/box/liars-dice');
    await page.getByRole('radio', { name: french.box.ways.device }).check();
    for (const [i, name] of ['Anne', 'Bruno'].entries())
      await page.getByRole('textbox', { name: french.box.nameOf(i + 1), exact: true }).fill(name);
    await page.getByRole('button', { name: french.box.begin.device }).click();
    await page.getByRole('button', { name: french.here.iAm('Anne') }).click();
    await page.getByRole('button', { name: french.advice.ask }).click();
    await expect(page.locator('.advice-answer').first()).toContainText('Annoncer');
    await page.getByRole('button', { name: '1 × 6' }).click();
    await page.getByRole('button', { name: french.here.iAm('Bruno') }).click();
    await expect(page.getByRole('button', { name: 'Menteur' })).toBeVisible();
    await page.context().setOffline(false);
    expect(people.complaints).toEqual([]);
  } finally {
    await people.leave();
    await house.pullDown();
    rmSync(folder, { recursive: true });
  }
});
