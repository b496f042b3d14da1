/** A program from outside is found in the lobby of a table, invited there, and seen for what it is. */
import { french } from '../words/fr.ts';
import { programWords } from '../words/programs.ts';
import { somebody } from './company.ts';
import { expect, test } from './house.ts';

const say = programWords.fr;

/** A program that would like to be invited: resolves with the seat it is invited to. */
async function seatOffered(url: string, token: string, name: string): Promise<number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, ['havre.v1', `bearer.${token}`]);
  const heard = (type: string) =>
    new Promise<Record<string, unknown>>(resolve => {
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data)) as Record<string, unknown>;
        if (message['type'] === type) resolve(message);
      });
    });
  const invitation = heard('invitation');
  await heard('hello');
  const listed = heard('offered');
  socket.send(JSON.stringify({ v: 1, offer: { name, level: 'fort' } }));
  await listed;
  return invitation.then(({ seat }) => Number(seat));
}

test('A program is invited to a table, and everybody sees that it is one', async ({ people, house }) => {
  const heron = await somebody(house.url);
  const page = await people.person('Anne', { viewport: { width: 390, height: 844 } }, { language: 'fr' });
  await page.goto('/box/fuji-flush');
  await page.getByRole('radio', { name: french.box.ways.friends }).check();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  const invitation = seatOffered(house.url, heron.token ?? '', 'Héron');
  await page.getByRole('button', { name: french.box.begin.friends }).click();
  await page.getByText(say.title(1)).click();
  await page.getByRole('button', { name: say.inviteOne('Héron') }).click();
  await expect(page.getByText(say.states.invited)).toBeVisible();
  const seat = await invitation;
  const table = heron.watch(page.url().split('/').at(-1) ?? '');
  await table.do({ type: 'sit', seat, name: 'Héron', program: { level: 'fort' } });
  await table.until(() => table.seat === seat);
  await table.ready();
  await expect(page.locator('.seat').nth(seat).getByTitle(french.seat.program('fort'))).toBeVisible();
  await expect(page.getByText(say.title(1))).toBeHidden();
  await page.getByRole('button', { name: french.gathering.addBot }).first().click();
  await page.getByRole('button', { name: french.gathering.start }).click();
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(page.locator('.seat-sign.program')).toBeVisible();
  heron.close();
});
