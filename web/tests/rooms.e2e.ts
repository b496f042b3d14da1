import { env } from 'node:process';
import type { Page, TestInfo } from '@playwright/test';
import { callsRoomWords } from '../words/calls-room.ts';
import { devicesRoomWords } from '../words/devices-room.ts';
import type { PageWords } from '../words/en.ts';
import { english } from '../words/en.ts';
import { french } from '../words/fr.ts';
import { gamesRoomWords } from '../words/games-room.ts';
import { holidaysRoomWords } from '../words/holidays-room.ts';
import { begunTable, finishedTable, playOn, somebody } from './company.ts';
import { expect, type House, QUICK, test } from './house.ts';
import { looksRight } from './looks.ts';

const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;
const LANGUAGES = { en: { locale: 'en-GB', say: english }, fr: { locale: 'fr-FR', say: french } } as const;

/** Light and dark, and over the sizes each of them in both languages. */
const LOOKS = SIZES.flatMap((size, i) =>
  (['light', 'dark'] as const).map((colorScheme, j) => ({
    ...size,
    colorScheme,
    language: ((i + j) % 2 === 0 ? 'en' : 'fr') as keyof typeof LANGUAGES,
  })),
);

/** One look at everything is among what is tested all the time. */
const isFirst = (name: string, colorScheme: string): boolean => name === 'phone' && colorScheme === 'light';

/** Somebody who walks through the rooms and, with `PICTURES=yes`, takes a picture of each. */
interface Walk {
  readonly page: Page;
  readonly house: House;
  readonly say: PageWords;
  seen(room: string): Promise<void>;
}

async function aroundTheHouse({ page, say, seen }: Walk): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await seen('home');
  await page.goto('/box/fuji-flush');
  await page.getByRole('radio', { name: say.box.ways.friends }).check();
  await expect(page.getByRole('button', { name: say.box.begin.friends })).toBeVisible();
  await seen('box');
  await page.goto('/rules/fuji-flush');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await seen('rulebook');
  await page.goto('/rules/fuji-flush#FUJ-OUT-02');
  await expect(page.getByText('FUJ-OUT-02').first()).toBeVisible();
  await seen('rules');
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: say.settings.title })).toBeVisible();
  await seen('settings');
  await page.goto('/games');
  await expect(page.getByText(gamesRoomWords[say === french ? 'fr' : 'en'].empty)).toBeVisible();
  await seen('games');
  await page.goto('/calls');
  await expect(page.getByRole('button', { name: callsRoomWords[say === french ? 'fr' : 'en'].save })).toBeVisible();
  await seen('calls');
  await page.goto('/holidays');
  await expect(page.getByRole('button', { name: holidaysRoomWords[say === french ? 'fr' : 'en'].take })).toBeVisible();
  await seen('holidays');
  await page.goto('/devices');
  await expect(page.getByText(devicesRoomWords[say === french ? 'fr' : 'en'].isThis, { exact: true })).toBeVisible();
  await seen('devices');
  await page.goto('/join/ZZZZZZ');
  await expect(page.getByText(say.nowhere.code('ZZZZZZ'))).toBeVisible();
  await seen('nowhere');
}

async function beforeTheStart({ page, house, say, seen }: Walk): Promise<void> {
  const otto = await somebody(house.url);
  const table = await otto.create({ game: 'fuji-flush', seats: 4 });
  await table.do({ type: 'sit', seat: 0, name: 'Otto' });
  await table.do({ type: 'addBot', seat: 2, bot: 'one-ply' });
  await page.goto(`/table/${table.table}`);
  await expect(page.getByRole('button', { name: say.gathering.sit })).toHaveCount(2);
  await seen('guest');
  await page.goto(`/screen/${table.table}`);
  await expect(page.getByRole('heading', { name: say.gathering.invite })).toBeVisible();
  await seen('screen-before');
  await page.goto('/box/fuji-flush');
  await page.getByRole('radio', { name: say.box.ways.friends }).check();
  await page.getByRole('button', { name: say.box.begin.friends }).click();
  await expect(page.getByRole('button', { name: say.gathering.ready })).toBeVisible();
  await seen('gathering');
  otto.close();
}

async function atTheTable({ page, say, seen }: Walk): Promise<void> {
  await page.goto('/box/fuji-flush');
  await page.getByRole('radio', { name: '8', exact: true }).check();
  await page.getByRole('button', { name: say.box.begin.bots, exact: true }).click();
  // a card can be played only once the bots before this seat have played theirs
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /^(Play|Poser) / })
    .last()
    .click();
  await seen('table');
  const { log, chat, menu } = say.table.drawers;
  for (const [room, drawer] of Object.entries({ log, chat, menu })) {
    await page.getByRole('button', { name: drawer, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await seen(room);
    await page.getByRole('dialog').getByRole('button', { name: say.common.close }).click();
  }
}

async function passingTheDevice({ page, say, seen }: Walk): Promise<void> {
  await page.goto('/box/fuji-flush');
  await page.getByRole('radio', { name: say.box.ways.device }).check();
  await page.getByRole('button', { name: say.box.begin.device, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await seen('curtain');
}

async function learning({ page, say, seen }: Walk): Promise<void> {
  await page.goto('/lesson/fuji-flush');
  await expect(page.getByText(say.lesson.step(1, 9))).toBeVisible();
  await seen('lesson');
  await page.getByRole('toolbar').getByRole('button').first().click();
  await expect(page.getByText(say.lesson.step(2, 9))).toBeVisible();
  await seen('refusal');
}

async function lookingOn({ page, house, say, seen }: Walk): Promise<void> {
  const table = await begunTable(house.url, { seats: 4 });
  await playOn(table, 5);
  await page.goto(`/table/${table.table}`);
  await expect(page.getByText(say.onlooker.looking)).toBeVisible();
  await seen('onlooker');
  await page.goto(`/screen/${table.table}`);
  await expect(page.getByRole('region', { name: say.table.board, exact: true })).toBeVisible();
  await seen('screen');
}

async function afterTheEnd({ page, house, say, seen }: Walk): Promise<void> {
  const table = await finishedTable(house.url, 5);
  await page.goto(`/table/${table}`);
  await page.getByRole('button', { name: say.verify.button }).click();
  await expect(page.getByText(say.verify.committed)).toBeVisible();
  await seen('end');
  await page.goto(`/screen/${table}`);
  await expect(page.getByRole('region', { name: say.end.title })).toBeVisible();
  await seen('screen-end');
  await page.goto(`/replay/${table}?at=12&eyes=seat-1`);
  await expect(page.getByRole('toolbar')).toBeVisible();
  await seen('replay');
  await page.getByRole('button', { name: say.replay.more }).click();
  await page.getByRole('button', { name: say.replay.goOn }).click();
  await expect(page.getByRole('dialog').last()).toBeVisible();
  await seen('going-on');
  await page.goto(`/replay/${table}?at=9999&eyes=public`);
  await expect(page.getByRole('region', { name: say.end.title })).toBeVisible();
  await seen('replay-end');
}

const WALKS: { readonly [rooms: string]: readonly ((walk: Walk) => Promise<void>)[] } = {
  'every room around the tables': [aroundTheHouse, beforeTheStart, learning, passingTheDevice],
  'every room of a table': [lookingOn, afterTheEnd, atTheTable],
};

for (const [rooms, ways] of Object.entries(WALKS))
  for (const { name, width, height, colorScheme, language } of LOOKS)
    test(
      `${rooms} is right on a ${name}, ${colorScheme}, in ${language}`,
      { tag: isFirst(name, colorScheme) ? QUICK : [] },
      async ({ people, house }, info: TestInfo) => {
        const { locale, say } = LANGUAGES[language];
        const page = await people.person('Anne', { viewport: { width, height }, colorScheme, locale });
        const seen = async (room: string) => {
          await looksRight(page, room);
          if (env.PICTURES === undefined) return;
          const path = info.outputPath(`${room}-${name}-${colorScheme}.png`);
          await page.screenshot({ path, fullPage: !(await page.getByRole('dialog').last().isVisible()) });
        };
        for (const way of ways) await way({ page, house, say, seen });
      },
    );

test('on a phone a game begins without scrolling, and fine points of its rules are folded away', async ({ people }) => {
  const page = await people.person('Anne', { viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
  for (const game of ['aquatika', 'captain-jack', 'decrypto', 'fuji-flush', 'jamaica']) {
    await page.goto(`/box/${game}`);
    const play = page.getByRole('button', { name: french.box.begin.bots, exact: true });
    await expect(play).toBeInViewport({ ratio: 0.99 });
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(play).toBeInViewport({ ratio: 0.99 });
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await page.goto('/box/aquatika');
  const jumps = page.getByRole('group', { name: 'Les poissons volants sautent sur les côtés' });
  await expect(jumps).toBeHidden();
  const fold = page.locator('summary', { hasText: french.box.fineOptions });
  await fold.click();
  await jumps.getByRole('radio', { name: 'non' }).check();
  await fold.click();
  await expect(fold).toContainText('Les poissons volants sautent sur les côtés');
});
