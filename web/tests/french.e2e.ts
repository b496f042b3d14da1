import { expect, test } from './house.ts';

test('on a phone, in French, from the shelf to the end of a game', async ({ people }) => {
  const page = await people.person('Zoé', {
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto('/');
  await expect(page).toHaveTitle('Havre');
  await page.getByRole('link', { name: /^Fuji Flush/ }).tap();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('button', { name: 'Jouer', exact: true }).tap();
  const over = page.getByRole('region', { name: 'La partie est finie' });
  const card = page
    .getByRole('toolbar', { name: 'Votre main' })
    .getByRole('button', { name: /^Poser un \d+/ })
    .first();
  const turns = { count: 0 };
  for (; turns.count < 300; turns.count++) {
    await expect(card.or(over).first()).toBeVisible({ timeout: 60_000 });
    if (await over.isVisible()) break;
    // the first touch shows what it would do, the button plays it: all of it within the screen
    await card.tap();
    const play = page.getByRole('button', { name: /^Poser le \d+/ });
    await expect(play).toBeInViewport({ ratio: 0.99 });
    await expect(page.getByText(/Ne chasse aucune|Chasse /).first()).toBeInViewport();
    await play.tap();
    await expect(page.getByRole('log').filter({ hasText: 'Zoé pose un' })).toBeAttached();
  }
  expect(turns.count).toBeGreaterThan(3);
  await expect(over.getByText('Victoire !').first()).toBeVisible();
  await page.getByRole('button', { name: 'Journal' }).tap();
  await expect(page.getByRole('dialog', { name: 'Journal' })).toContainText('Zoé reçoit 6 cartes');
});

test('a box whose words have a language offers the one of the page', async ({ people }) => {
  for (const [locale, option, language] of [
    ['fr-FR', 'Langue des mots', 'français'],
    ['en-GB', 'Language of the words', 'English'],
  ] as const) {
    const page = await people.person('Zoé', { locale });
    await page.goto('/box/decrypto');
    await expect(page.getByRole('group', { name: option }).getByRole('radio', { name: language })).toBeChecked();
  }
});

test('no table of Fuji Flush is higher than a small phone', async ({ people }) => {
  for (const height of [640, 740]) {
    const page = await people.person('Anne', { viewport: { width: 360, height } });
    await page.goto('/box/fuji-flush?play=now');
    await expect(page.getByRole('toolbar', { name: 'Your hand' })).toBeVisible();
    const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(below, `at ${height}`).toBeLessThanOrEqual(0);
  }
});
