/**
 * Three servers over one database behind a real proxy, with pages of one table on all of them: servers and database are killed
 * one after the other, and nobody sees more of it than a banner that goes away by itself.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { findProxy } from '../../scripts/proxies.mjs';
import { Site } from '../../server/tests/chaos/site.ts';
import { startCluster } from '../../server/tests/postgres/cluster.ts';
import { expect, People } from './house.ts';
import { begin, layOut, playToTheEnd, sitDown } from './moves.ts';

function whyNoProxy(): string | null {
  try {
    findProxy('haproxy');
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Remembers whatever is said on a page that people would be alarmed by. */
const ALARMS = (): void => {
  const alarms: string[] = [];
  Object.assign(window, { alarms });
  new MutationObserver(() => {
    for (const found of document.querySelectorAll('[role=alert], [role=alertdialog]')) {
      const said = found.textContent?.trim() ?? '';
      if (said !== '' && !alarms.includes(said)) alarms.push(said);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
};
const alarmsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { alarms: string[] }).alarms);

base('servers and a database that are killed behind a proxy are no more than a banner', async ({ browser }) => {
  const why = whyNoProxy();
  base.skip(why !== null, why ?? '');
  base.setTimeout(600_000); // a dozen processes are started
  const folder = mkdtempSync(join(tmpdir(), 'havre-several-'));
  const cluster = await startCluster();
  const database = await cluster.emptyDatabase();
  const site = await Site.open({ servers: 3, database: () => database, proxyFolder: folder });
  const people = new People(browser, site);
  people.expect(/status of 50[234]/); // what the proxy says while nobody answers
  try {
    const pages = await Promise.all(['Anne', 'Ben', 'Cleo'].map(name => people.person(name)));
    for (const page of pages) await page.addInitScript(ALARMS);
    const [anne, ...others] = pages;
    if (anne === undefined) throw new Error('nobody is there');
    const address = await layOut(anne, 3);
    for (const page of others) await sitDown(page, address);
    await begin(anne, others);
    const faults = [
      () => site.replace(0, 'SIGKILL'),
      () => cluster.restart(),
      () => site.replace(1, 'SIGTERM'),
      () => site.replace(2, 'SIGKILL'),
    ];
    await playToTheEnd(pages, async () => {
      await faults.shift()?.();
      for (const page of pages) await expect(page.getByText('The connection is lost.')).toBeHidden();
    });
    expect(faults).toEqual([]);
    for (const page of pages) expect(await alarmsOf(page)).toEqual([]);
    expect(people.complaints).toEqual([]);
    expect(people.received.leaks).toEqual([]);
  } finally {
    await people.leave();
    await site.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
