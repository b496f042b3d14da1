import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openFolder } from '../../storage/backing.ts';
import { openServer, temporaryFolder } from '../../tests/test-server.ts';
import { Passkeys } from '../passkeys.ts';

const MINUTE = 60_000;
const SITE = { name: 'havre.example', origin: 'https://havre.example' };
const OTHER = { name: 'evil.example', origin: 'https://evil.example' };

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();
const b64 = (bytes: Buffer): string => bytes.toString('base64url');

/** A key on a ring, as far as the server can tell: it signs what it is asked to, for the site it is shown. */
class KeyOnARing {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(16);
  private count = 0;

  private data(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private authenticatorData(name: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.count);
    return Buffer.concat([sha256(name), Buffer.from([flags]), counter]);
  }

  made({ challenge }: { challenge: string }, site = SITE): object {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const [bx, by] = [x, y].map(part => Buffer.from(part, 'base64url'));
    // In CBOR: kty EC2, alg ES256, crv P-256, x, y.
    const head = Buffer.from('a5010203262001215820', 'hex');
    const publicKey = Buffer.concat([head, bx as Buffer, Buffer.from('225820', 'hex'), by as Buffer]);
    const length = Buffer.from([0, this.id.length]);
    const auth = Buffer.concat([this.authenticatorData(site.name, 0x45), Buffer.alloc(16), length, this.id, publicKey]);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([auth.length]),
      auth,
    ]);
    const clientDataJSON = b64(this.data('webauthn.create', challenge, site.origin));
    return this.answer({ clientDataJSON, attestationObject: b64(attestation) });
  }

  used({ challenge }: { challenge: string }, site = SITE): object {
    const data = this.data('webauthn.get', challenge, site.origin);
    const authenticatorData = this.authenticatorData(site.name, 0x05);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), this.keys.privateKey);
    return this.answer({
      ...{ clientDataJSON: b64(data), authenticatorData: b64(authenticatorData), signature: b64(signature) },
    });
  }

  private answer(response: object): object {
    const id = b64(this.id);
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}

async function withPasskeys(work: (passkeys: Passkeys, wait: (ms: number) => void) => Promise<void>): Promise<void> {
  const { store, release } = await openFolder(await temporaryFolder());
  let now = Date.now();
  try {
    await work(new Passkeys(store, () => now, 'a secret'), ms => {
      now += ms;
    });
  } finally {
    await store.close();
    await release();
  }
}

const asked = (options: object | string): { challenge: string } => options as { challenge: string };

describe('a passkey', () => {
  test('makes its person known, until it is removed', () =>
    withPasskeys(async passkeys => {
      const key = new KeyOnARing();
      const made = key.made(asked(await passkeys.making('anne', SITE, 'Anne')));
      expect(await passkeys.keep('anne', SITE, 'Phone', made)).toMatchObject({ name: 'Phone', used: null });
      const used = key.used(asked(await passkeys.using(SITE)));
      expect(await passkeys.whose(SITE, used)).toEqual({ who: 'anne' });
      const [own] = await passkeys.of('anne');
      expect(own?.used).not.toBeNull();
      expect(await passkeys.remove('ben', own?.passkey ?? '')).toBe(false);
      expect(await passkeys.remove('anne', own?.passkey ?? '')).toBe(true);
      expect(await passkeys.whose(SITE, key.used(asked(await passkeys.using(SITE))))).toBe('unknown-passkey');
    }));

  test('of another site is nobody’s, whether it is made or used there', () =>
    withPasskeys(async passkeys => {
      const key = new KeyOnARing();
      const foreign = key.made(asked(await passkeys.making('anne', SITE, 'Anne')), OTHER);
      expect(await passkeys.keep('anne', SITE, 'Phone', foreign)).toBe('foreign-passkey');
      await passkeys.keep('anne', SITE, 'Phone', key.made(asked(await passkeys.making('anne', SITE, 'Anne'))));
      expect(await passkeys.whose(SITE, key.used(asked(await passkeys.using(SITE)), OTHER))).toBe('foreign-passkey');
      expect(await passkeys.keep('ben', SITE, 'Mine', key.made(asked(await passkeys.making('ben', SITE, 'Ben'))))).toBe(
        'foreign-passkey',
      );
    }));

  test('signs once, soon, and what this server has asked', () =>
    withPasskeys(async (passkeys, wait) => {
      const key = new KeyOnARing();
      await passkeys.keep('anne', SITE, 'Phone', key.made(asked(await passkeys.making('anne', SITE, 'Anne'))));
      const used = key.used(asked(await passkeys.using(SITE)));
      expect(await passkeys.whose(SITE, used)).toEqual({ who: 'anne' });
      expect(await passkeys.whose(SITE, used)).toBe('old-passkey');
      const late = key.used(asked(await passkeys.using(SITE)));
      wait(5 * MINUTE + 1);
      expect(await passkeys.whose(SITE, late)).toBe('old-passkey');
      const invented = key.used({ challenge: b64(randomBytes(56)) });
      expect(await passkeys.whose(SITE, invented)).toBe('old-passkey');
      const forMaking = key.used(asked(await passkeys.making('anne', SITE, 'Anne')));
      expect(await passkeys.whose(SITE, forMaking)).toBe('old-passkey');
    }));

  test('is one of ten at most, also for whoever asks for all of them first', () =>
    withPasskeys(async passkeys => {
      const made: object[] = [];
      for (let n = 0; n < 11; n++) made.push(new KeyOnARing().made(asked(await passkeys.making('anne', SITE, 'Anne'))));
      const last = made.pop() as object;
      for (const key of made) expect(await passkeys.keep('anne', SITE, 'Phone', key)).toMatchObject({ name: 'Phone' });
      expect(await passkeys.keep('anne', SITE, 'Phone', last)).toBe('too-many-passkeys');
      expect(await passkeys.making('anne', SITE, 'Anne')).toBe('too-many-passkeys');
    }));

  test.each([
    ['nothing', {}],
    ['no answer', { answer: 7 }],
    ['a long id', { answer: { id: 'x'.repeat(2_000), rawId: 'x', type: 'public-key', response: {} } }],
  ])('that is %s is refused at the edge; where there is no https, all are', async (_, body) => {
    const { url } = await openServer();
    const send = (path: string, sent: object) =>
      fetch(`${url}/api/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      });
    expect((await send('passkeys', { keep: 'token', ...body })).status).toBe(400);
    const answer = { id: 'abc', rawId: 'abc', type: 'public-key', response: { clientDataJSON: '%%' } };
    const response = await send('passkeys', { keep: 'token', answer });
    expect(await response.json()).toMatchObject({ error: 'no-passkeys-here' });
    const atHome = await fetch(`${url.replace('127.0.0.1', 'localhost')}/api/v1/passkeys`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ keep: 'token', answer }),
    });
    expect(await atHome.json()).toMatchObject({ error: 'unknown-passkey' });
  });
});
