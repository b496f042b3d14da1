/** What a team does among itself causes nothing on anybody else's wire; and whatever is typed there stays a text. */
import type { View } from '@havre/engine/games/decrypto/information.ts';
import { sitThere, somebody } from './company.ts';
import { lookAround } from './decrypto-sight.ts';
import { tabOf } from './engines/chromium.ts';
import { expect, test } from './house.ts';
import { listenTo } from './listening.ts';
import { getReady, sitDown } from './moves.ts';

test.describe.configure({ timeout: 240_000 });

test('typing, drafts, notes and talk of a team never cause a message elsewhere, and odd texts are refused in a sentence', async ({
  house,
  people,
}) => {
  const [ben, cleo, dora] = await Promise.all([house.url, house.url, house.url].map(somebody));
  if (!ben || !cleo || !dora) throw new Error('somebody is missing');
  const laid = await ben.create({ game: 'decrypto', seats: 4, options: { white: 'first', teams: 'seats' } });
  const anne = await people.person('Anne', { viewport: { width: 1366, height: 768 } }, { confirm: false });
  await sitDown(anne, `/table/${laid.table}`);
  const mate = await sitThere(ben, laid.table, 1, 'Ben');
  const black = [await sitThere(cleo, laid.table, 2, 'Cleo'), await sitThere(dora, laid.table, 3, 'Dora')];
  const screen = await people.person('television');
  const onScreen = listenTo(screen);
  await screen.goto(`/screen/${laid.table}`);
  await getReady(anne);
  expect(await laid.do({ type: 'start' })).toBeNull();
  let told = 0;
  for (const one of black) one.onUpdate(() => told++);
  const elsewhere = () => told + onScreen.length;

  await anne.getByRole('button', { name: 'Draw the code card' }).click();
  const play = (one: typeof mate, action: object) => one.do({ type: 'play', action: action as { type: string } });
  expect(await play(black[0] ?? mate, { type: 'drawCode' })).toBeNull();
  await anne.getByRole('button', { name: 'Open', exact: true }).click();
  const fields = anne.getByRole('textbox', { name: /^Clue for \d/ });
  await expect(fields).toHaveCount(3);
  const everywhere = async (phase: View['phase']) => {
    for (const one of [mate, ...black]) await one.until(there => (there.view as View | null)?.phase === phase);
    await expect(screen.locator('.dec-desk')).toHaveAttribute('data-task', 'watch');
  };
  await everywhere('clues');
  await expect(screen.getByText(/is writing|are writing/).first()).toBeVisible();

  // what is typed, refused, kept and noted
  const before = elsewhere();
  const says = anne.locator('.dec-line-says').first();
  for (const [text, refusal] of [
    ['long '.repeat(90), 'at most 60 characters'],
    ['a\u0007b', 'can be read aloud'],
    ['\u{1F600}', 'can be read aloud'],
    ['\u202Eabc', 'can be read aloud'],
  ] as const) {
    await fields.first().fill(text);
    await expect(says).toContainText(refusal);
    await expect(says).toContainText('DEC-CLUE-09');
  }
  const markup = '<b onclick=alert(1)>bold</b>';
  await fields.nth(0).fill(markup);
  await fields.nth(1).fill('שלום');
  await fields.nth(2).fill('third');
  await expect(says).not.toContainText('DEC-');
  await fields.nth(2).blur();
  const written = () => (mate.view as View).teams[0];
  expect(await play(mate, { type: 'writeNotes', lines: ['1: <i>volcano</i>'] })).toBeNull();
  await expect(anne.getByRole('textbox', { name: /guess at word 1$/ })).toHaveValue('<i>volcano</i>');
  expect(elsewhere() - before).toBe(0);
  await anne.getByRole('button', { name: 'Confirm the clues' }).click();
  await mate.until(() => written().written);
  expect(await play(black[0] ?? mate, { type: 'writeClues', clues: ['red', 'green', 'blue'] })).toBeNull();
  expect(await play(black[0] ?? mate, { type: 'confirmClues' })).toBeNull();
  await everywhere('guess');

  // markup is text wherever it is shown
  for (const page of [anne, screen]) await expect(page.getByText(markup).first()).toBeVisible();
  expect(await anne.locator('.dec b').count()).toBe(0);

  // what is drafted and said
  const clues = (await lookAround(await tabOf(anne))).clues;
  expect(clues).toEqual([markup, 'שלום', 'third']);
  await expect(screen.getByText(markup).first()).toBeVisible();
  const quiet = elsewhere();
  for (const code of [120, 124, 314]) expect(await play(mate, { type: 'draft', code })).toBeNull();
  expect(await mate.do({ type: 'say', channel: 'white', message: { text: 'perhaps the first' } })).toBeNull();
  await expect(anne.getByText('perhaps the first')).toBeVisible();
  await expect(anne.locator('.dec-behind-glass .dec-drum-face')).toHaveText(['3', '1', '4']);
  expect(elsewhere() - quiet).toBe(0);
  // everybody hears that the guess is locked, and nothing came before that
  expect(await play(mate, { type: 'confirm', code: 314 })).toBeNull();
  await black[0]?.until(there => (there.view as View).sheet[0]?.code !== 0);
  for (const client of [ben, cleo, dora]) client.close();
});
