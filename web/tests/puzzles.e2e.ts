/** Puzzles, solved by touch and without a network; and games that somebody brings along as text. */
import { cellName } from '@havre/engine/games/aquatika/board.ts';
import { puzzleBook, written } from '@havre/engine/games/aquatika/puzzles.ts';
import type { Action } from '@havre/engine/games/aquatika/state.ts';
import { lowest } from '@havre/engine/kernel/seats.ts';
import type { Page } from '@playwright/test';
import { looksRight, touch } from './frame-moves.ts';
import { expect, test } from './house.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Makes a move on the board. Where there is more than one way to make it, one is asked which. */
async function move(page: Page, action: Action): Promise<void> {
  if (action.type !== 'move' && action.type !== 'carry') throw new Error('this is no move');
  await touch(page, cellName(action.from));
  await touch(page, cellName(action.to));
  if ((await page.locator('button[data-place][aria-pressed="true"]').count()) === 0) return;
  const deeds = page.locator('.aqua-do');
  await deeds.nth(action.type === 'move' && (await deeds.count()) > 1 ? 1 : 0).click({ timeout: 3_000 });
}

test('a wrong move is refuted on the board, one goes back, and it is solved without a network', async ({ people }) => {
  const puzzle = written.find(({ moves, grade }) => moves === 2 && grade > 1);
  if (puzzle === undefined) throw new Error('there is no puzzle of two moves');
  const page = await people.person('Anne', PHONE, { confirm: false });
  await page.goto('/box/aquatika');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await expect(page.getByRole('heading', { name: 'Puzzle of the day' })).toBeVisible();
  for (const room of ['/puzzles/aquatika', '/puzzles/aquatika/today'])
    expect((await page.request.get(room)).status()).toBe(200);
  await page.context().setOffline(true);
  await page.goto(`/puzzles/aquatika/${puzzle.id}`);
  await expect(page.getByRole('status').filter({ hasText: 'Win in 2 moves.' })).toBeVisible();
  await looksRight(page);
  const match = puzzleBook.start(puzzle);
  const seat = lowest(match.awaited);
  const winning = puzzleBook.winning(match, 2);
  const wrong = match.asked(seat)?.legal.find(action => action.type === 'move' && !winning.includes(action));
  if (wrong === undefined) throw new Error('every move wins');
  await move(page, wrong);
  await expect(page.getByRole('status').filter({ hasText: /spoils it|Too slow/ })).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Go back' }).click();
  for (let left = 2; left > 0; left--) {
    const [action] = puzzleBook.winning(match, left);
    if (action === undefined) throw new Error('the win is gone');
    match.play(seat, action);
    const answer = left > 1 ? puzzleBook.answer(match, left - 1).action : null;
    await move(page, action);
    if (answer === null) break;
    match.play(lowest(match.awaited), answer);
    await expect(page.getByRole('status').filter({ hasText: 'Right! 1 move is left.' })).toBeVisible({
      timeout: 15_000,
    });
  }
  await expect(page.getByRole('status').filter({ hasText: 'Solved!' })).toBeVisible({ timeout: 15_000 });
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByRole('link', { name: /, solved$/ })).toHaveCount(1);
});

const GAME = `Aquatika
board lagoon
jumpSideways true
hiddenPrey true
noMoveResult loss
repetitionCount 3
quietTurns 40
yellow 1
camp Y SFFSOSFOO
camp G SFFSOSFOO
first Y
1. Sb2-b3 Fc6-c5
2. Od2*c2 Sd6xc5
3. Oc2=c3
result G resigned`;

test('a game that is written down is read, wrong lines are named, and it is written down again', async ({ people }) => {
  const page = await people.person('Anne', PHONE, { confirm: false });
  await page.goto('/box/aquatika');
  await page.getByRole('button', { name: 'Read a game' }).click();
  const text = page.getByRole('textbox', { name: 'Paste the text of a game' });
  for (const [wrong, why] of [
    ['Chess', 'the first line must be “Aquatika”'],
    [GAME.replace('Od2*c2', 'Od2-c2'), 'Line 13, “2. Od2-c2 Sd6xc5”: “Od2-c2” is written Od2*c2.'],
    [GAME.replace('Oc2=c3', 'Oc2=c8'), 'Line 14, “3. Oc2=c8”: there is no move “Oc2=c8”.'],
    [GAME.replace('G resigned', 'Y target'), 'the game does not go on or end like this'],
    ['x'.repeat(70_000), 'too long'],
  ] as const) {
    await text.fill(wrong);
    await page.getByRole('button', { name: 'Look at it' }).click();
    await expect(page.getByRole('alert')).toContainText(why);
  }
  await text.fill(GAME);
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect(page).toHaveURL(/\/replay\/file/);
  await page.getByRole('button', { name: 'With this game' }).click();
  await expect(page.getByRole('button', { name: 'Oc2=c3' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as text' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('havre-aquatika.txt');
  const saved = await download.createReadStream();
  expect((await saved.toArray()).join('')).toBe(GAME);
});
