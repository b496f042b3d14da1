import { describe, expect, test } from 'vitest';
import { mayCall } from '../endpoint.ts';

describe('what may be called', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'HTTPS://WNS2-PAR02P.Notify.Windows.COM./w/?token=x',
    'https://push.bücher.de/x',
    'https://push.例え.xn--q9jyb4c/x',
  ])('%s', address => {
    expect(mayCall(address)).toBe(true);
  });

  test.each([
    'http://push.services.mozilla.com/x',
    'https://localhost/x',
    'https://printer.local/x',
    'https://router/x',
    'https://192.168.1.1/x',
    'https://localhost./x',
    'https://printer.local./x',
    'https://PRINTER.LOCAL/x',
    'https://printer.local../x',
    'https://a..b.com/x',
    'https://.com/x',
    'https://com./x',
    'https://db.internal/x',
    'https://nas.home.arpa/x',
    'https://1.0.0.127.in-addr.arpa/x',
    'https://abc.onion/x',
    'https://push.test/x',
    'https://push.example/x',
    'https://push.invalid/x',
    'https://box.lan/x',
    'https://push.corp/x',
    'https://127.0.0.1./x',
    'https://0x7f.1/x',
    'https://2130706433/x',
    'https://push.123/x',
    'https://push.0x7f/x',
    'https://-a.com/x',
    'https://[::ffff:10.0.0.1]/x',
    `https://${'a.'.repeat(130)}com/x`,
    'https://[::1]/x',
    'https://push.services.mozilla.com:8443/x',
    'https://me:secret@push.services.mozilla.com/x',
    'ftp://push.services.mozilla.com/x',
    'no address',
    `https://push.services.mozilla.com/${'x'.repeat(2_000)}`,
  ])('is not %s', address => {
    expect(mayCall(address)).toBe(false);
  });
});
