import { describe, expect, test } from 'vitest';
import { mayCall } from './endpoint.ts';

describe('what may be called', () => {
  test.each(['https://fcm.googleapis.com/fcm/send/abc', 'https://updates.push.services.mozilla.com/wpush/v2/x'])(
    '%s',
    address => {
      expect(mayCall(address)).toBe(true);
    },
  );

  test.each([
    'http://push.example/x',
    'https://localhost/x',
    'https://printer.local/x',
    'https://router/x',
    'https://192.168.1.1/x',
    'https://[::1]/x',
    'https://push.example:8443/x',
    'https://me:secret@push.example/x',
    'ftp://push.example/x',
    'no address',
    `https://push.example/${'x'.repeat(2_000)}`,
  ])('is not %s', address => {
    expect(mayCall(address)).toBe(false);
  });
});
