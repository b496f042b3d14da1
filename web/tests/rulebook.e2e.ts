/** The rulebook of a game: one reads it, opens the row behind a sentence, and finds from a row the sentence that states it. */
import { expect, test } from './house.ts';
import { looksRight } from './looks.ts';

test('a sentence opens its rows in place, and a row leads to its sentence', async ({ people }) => {
  const page = await people.person('Anne');
  await page.goto('/rules/fuji-flush');
  await expect(page.getByRole('heading', { level: 2, name: 'Getting ready' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Beating others' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Beating others' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 3, name: 'Beating others' })).toBeInViewport();

  const mark = page.getByRole('button', { name: 'Rules FUJ-OUT-04, FUJ-OUT-05' });
  await mark.click();
  await expect(mark).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('A tie pushes out nobody, neither the old cards nor the new one.')).toBeVisible();
  await looksRight(page, 'a rulebook with an open row');
  await mark.click();
  await expect(page.getByText('A tie pushes out nobody, neither the old cards nor the new one.')).toBeHidden();

  await page.goto('/rules/fuji-flush#FUJ-END-09');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'FUJ-END-09' }) });
  await expect(row).toBeInViewport();
  await row.getByRole('link', { name: 'Read it in the book' }).click();
  const sentence = page.getByText('No, the game is over at once.');
  await expect(sentence).toBeInViewport();
  await expect(sentence).toHaveClass(/sought/);
});

test('a search forgives accents and slips, and one touch leads to the sentence', async ({ people }) => {
  const page = await people.person('Anne', {}, { language: 'fr' });
  await page.goto('/rules/fuji-flush');
  await page.getByRole('searchbox', { name: 'Chercher' }).fill('egalite');
  await expect(page.getByRole('link', { name: 'FUJ-OUT-05' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Chercher' }).fill('défause mélangé');
  await expect(page.getByRole('link', { name: 'FUJ-PILE-03' })).toBeVisible();
  await looksRight(page, 'what was found');
  const found = page.getByRole('region', { name: 'Le livret de règles' }).getByRole('link');
  await found.first().click();
  await expect(page.locator('.passage.sought').first()).toBeInViewport();
});

test('a scene is tried, refused with its row, reached and begun again', async ({ people }) => {
  const page = await people.person('Anne');
  await page.goto('/rules/fuji-flush');
  const scene = page.getByRole('figure').filter({ hasText: 'Try to get rid of the 12.' });
  await expect(scene.locator('.book-board')).toBeAttached();
  await scene.getByRole('link', { name: 'Try it' }).click();
  const hand = page.getByRole('toolbar', { name: 'Your hand' });
  const play = async (card: number) => {
    await hand.getByRole('button', { name: new RegExp(`^Play an? ${card}\\b`) }).click();
    await page.getByRole('button', { name: `Play the ${card}` }).click();
  };
  const said = page.getByRole('status').filter({ hasText: 'Try to get rid of the 12.' });
  await expect(said).toBeVisible();
  await play(9);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /plays a 9/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(said).toBeVisible();
  await play(7);
  await expect(page.getByRole('status').filter({ hasText: 'That is it!' })).toBeVisible();
  await page.getByRole('link', { name: 'Read on' }).click();
  await expect(scene).toBeInViewport();
});

test('at a table a rule opens beside the board, with what led to it, and one plays on', async ({ people }) => {
  const page = await people.person('Anne');
  await page.goto('/lesson/fuji-flush');
  const hand = page.getByRole('toolbar', { name: 'Your hand' });
  await hand.getByRole('button', { name: 'A card: 2' }).click();
  await page.getByRole('button', { name: 'Rule FUJ-TURN-01' }).click();
  const drawer = page.getByRole('dialog', { name: 'FUJ-TURN-01' });
  await expect(drawer).toContainText('You play one after the other, clockwise.');
  await expect(drawer).toContainText('Players take their turns one after the other');
  await looksRight(page, 'a rule beside the board');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('at a table one asks the rulebook in words or by pointing at a piece, and nothing is played by that', async ({
  people,
}) => {
  const page = await people.person('Anne', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto('/box/fuji-flush');
  await page.getByRole('radio', { name: 'Against bots' }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const held = page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button');
  await expect(held.first()).toBeVisible();
  const before = await held.count();

  await page.getByRole('button', { name: 'Ask the rulebook' }).click();
  const drawer = page.locator('.rule-drawer');
  await held.first().tap();
  await expect(drawer.getByRole('heading', { name: 'FUJ-PLAY-01' })).toBeVisible();
  await expect(drawer).toContainText('Put any one card of your hand face up in front of you.');
  await page.getByRole('searchbox', { name: 'Ask the rulebook' }).fill('does a tie beat others');
  await drawer.getByRole('button', { name: /a tie with others beats nobody/ }).click();
  await expect(drawer.locator('.passage.sought')).toContainText('both are equal');
  await looksRight(page, 'the rulebook beside a board');
  expect(await held.count()).toBe(before);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();

  // The same in one touch: a long one, or the other button of a mouse.
  await held.first().click({ button: 'right' });
  await expect(drawer.getByRole('heading', { name: 'FUJ-PLAY-01' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();

  // The story lies over the board of a phone: a rule of it makes it go away.
  await page.getByRole('button', { name: 'What happened', exact: true }).click();
  const story = page.getByRole('dialog', { name: 'What happened' });
  await story
    .getByRole('button', { name: /^Rule FUJ-/ })
    .first()
    .click();
  await expect(drawer.getByRole('heading', { name: /^FUJ-/ })).toBeVisible();
  await expect(story).toBeHidden();
});

/** How many pages a PDF has. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('a rulebook is printed on four to eight pages without a cut figure, and its aid on one', async ({ people }) => {
  // The longest book and the shortest; French takes more room.
  const page = await people.person('Anne', {}, { language: 'fr' });
  for (const id of ['jamaica', 'fuji-flush']) {
    await page.goto(`/rules/${id}`);
    const figures = page.getByRole('figure');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(figures.locator('.book-board')).toHaveCount(await figures.count());
    // As wide as what is printed on a page of paper.
    await page.setViewportSize({ width: Math.round((210 - 26) * (96 / 25.4)), height: 1_000 });
    await page.emulateMedia({ media: 'print' });
    // What is drawn large and then scaled is one piece: a page break in it would leave an empty picture.
    const pictures = await page
      .locator('.book-board')
      .evaluateAll(all => all.map(one => getComputedStyle(one).contain));
    for (const contain of pictures) expect(contain).toMatch(/strict|size/);
    const heights = await figures.evaluateAll(all => all.map(one => one.getBoundingClientRect().height));
    const high = 0.5 * (297 - 26) * (96 / 25.4);
    for (const height of heights) expect(height).toBeLessThan(high);
    const pages = pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    expect(pages, `${id}: pages of the book`).toBeGreaterThanOrEqual(4);
    expect(pages, `${id}: pages of the book`).toBeLessThanOrEqual(8);
    await page.evaluate(() => {
      document.documentElement.dataset.print = 'aid';
    });
    expect(pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true })), `${id}: pages of the aid`).toBe(1);
    await page.emulateMedia({ media: null });
  }
});
