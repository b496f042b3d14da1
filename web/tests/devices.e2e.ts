import { devicesRoomWords } from '../words/devices-room.ts';
import { expect, test } from './house.ts';
import { looksRight } from './looks.ts';

const say = devicesRoomWords.en;

test('a second device is linked by a code, and a passkey makes a third one known', async ({ people, house }) => {
  // Browsers offer passkeys to names: this machine has one.
  const baseURL = house.url.replace('127.0.0.1', 'localhost');
  const first = await people.person('Anne', { baseURL });
  await first.goto('/devices');
  await first.getByRole('button', { name: say.show }).click();
  const link = await first.getByRole('img', { name: say.qr }).getAttribute('data-text');
  const second = await people.person('Anne', { baseURL });
  await second.goto(`/devices${new URL(link ?? '').hash}`);
  await second.getByRole('button', { name: say.become }).click();
  await expect(second.locator('.device-this')).toBeVisible();
  await expect(second.getByRole('button', { name: say.rename })).toHaveCount(2);
  await looksRight(second, 'devices');

  const debug = await first.context().newCDPSession(first);
  await debug.send('WebAuthn.enable');
  await debug.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await first.getByRole('button', { name: say.makePasskey }).click();
  await expect(first.getByRole('button', { name: say.remove })).toHaveCount(2); // its own device, as it was listed, and the passkey

  // A device that nobody knows, with a passkey in it.
  await first.context().clearCookies();
  await first.reload();
  await expect(first.getByRole('button', { name: say.rename })).toHaveCount(1);
  // It has told the server what it is called before it becomes somebody else's.
  await expect(first.getByText(say.unnamed)).toHaveCount(0);
  await first.getByRole('button', { name: say.usePasskey }).click();
  await expect(first.getByRole('button', { name: say.rename })).toHaveCount(3);
});
