import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './house.ts';
import { layOut, playIfAsked } from './moves.ts';

const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

/** Nothing sticks out of the page, and whoever needs a screen reader or strong contrast is served. */
async function looksRight(page: Page, room: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${room} is as wide as the screen`).toBeLessThanOrEqual(0);
  // A slow machine may still be drawing: what is wrong must stay wrong.
  await expect
    .soft(async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${room}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    }, room)
    .toPass({ timeout: 20_000 });
}

for (const { name, width, height } of SIZES)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`every room is right on a ${name}, ${colorScheme}`, async ({ people }, info) => {
      const page = await people.person('Anne', { viewport: { width, height }, colorScheme });
      const seen = async (room: string) => {
        await looksRight(page, room);
        await page.screenshot({ path: info.outputPath(`${room}-${name}-${colorScheme}.png`), fullPage: true });
      };
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await seen('home');
      await page.goto('/box/fuji-flush');
      await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
      await seen('box');
      await page.goto('/rules/fuji-flush#FUJ-OUT-02');
      await expect(page.locator('#FUJ-OUT-02')).toBeVisible();
      await seen('rules');
      await page.goto('/settings');
      await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
      await seen('settings');
      await page.goto('/join/ZZZZZZ');
      await expect(page.getByText('There is no table with the code ZZZZZZ.')).toBeVisible();
      await seen('nowhere');
      await layOut(page, 3);
      await seen('gathering');
      await page.goto('/box/fuji-flush?play=now');
      await expect.poll(() => playIfAsked(page)).toBe(true);
      await seen('table');
      await page.getByRole('button', { name: 'More' }).click();
      await seen('menu');
    });
