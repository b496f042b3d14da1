import { clubsRoomWords } from '../words/clubs-room.ts';
import { english } from '../words/en.ts';
import { expect, test } from './house.ts';
import { looksRight } from './looks.ts';

const say = clubsRoomWords.en;

test('a club is founded, joined by its link, and its tables are found', async ({ people }) => {
  const anne = await people.person('Anne');
  await anne.goto('/');
  await anne.getByRole('link', { name: english.home.clubs }).click();
  await expect(anne.getByText(say.none)).toBeVisible();
  await anne.getByLabel(say.clubName).fill('Harbour evenings');
  await anne.getByRole('button', { name: say.found }).click();
  await expect(anne.getByRole('heading', { name: 'Harbour evenings' })).toBeVisible();
  await expect(anne.getByText(say.noGames)).toBeVisible();
  await expect(anne.getByText(say.alone)).toBeInViewport();
  const link = await anne.getByLabel(say.link).inputValue();

  const ben = await people.person('ANNE');
  people.expect(/409 \(Conflict\)/); // the name that is taken
  await ben.goto(new URL(link).pathname);
  await ben.getByRole('button', { name: say.join }).click();
  await expect(ben.getByRole('alert')).toHaveText(say.problems['name-taken'] ?? '');
  await ben.getByLabel(say.ownName).fill('Ben');
  await ben.getByRole('button', { name: say.join }).click();
  await expect(ben.getByText(say.size(2))).toBeVisible();

  await anne.getByLabel(say.eveningGame).selectOption('fuji-flush');
  await anne.getByRole('button', { name: say.invite }).click();
  await anne.getByRole('button', { name: say.iAmHere }).click();
  await ben.getByRole('button', { name: say.iAmHere }).click();
  // Anne was here before Ben: what has changed is shown when she looks again, and now and then while she does.
  await anne.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(anne.getByText('Anne and Ben')).toBeVisible();
  await anne.getByRole('button', { name: say.nextRound(1) }).click();
  people.expect(/409/);
  await expect(anne.getByRole('alert')).toHaveText(say.problems['too-few'] ?? '');
  const cleo = await people.person('Cleo');
  await cleo.goto(new URL(link).pathname);
  await cleo.getByRole('button', { name: say.join }).click();
  await cleo.getByRole('button', { name: say.iAmHere }).click();
  await anne.getByRole('button', { name: say.nextRound(1) }).click();
  await expect(anne.getByRole('heading', { name: say.round(1) })).toBeVisible();
  await expect(ben.getByText(say.yourTable, { exact: true })).toBeVisible();
  await expect(ben.getByRole('link', { name: say.toYourTable })).toHaveAttribute('href', /^\/table\//);
  await ben.getByRole('button', { name: say.nextRound(2) }).click(); // too early: asked whether it is meant
  await expect(ben.getByText(say.sureNext)).toBeVisible();
  await ben.getByRole('button', { name: english.common.cancel }).click();
  await looksRight(ben, 'an evening');

  await anne.getByRole('combobox', { name: say.game, exact: true }).last().selectOption('fuji-flush');
  await anne.getByRole('button', { name: say.toTable, exact: true }).click();
  await expect(anne).toHaveURL(/\/table\//);
  await ben.reload();
  await expect(ben.locator(`a[href="${new URL(anne.url()).pathname}"]`)).toBeVisible();
  await looksRight(ben, 'a club');
});
