/** A push service of our own, over TLS, for tests: it writes down what it is sent and answers as it is told. */
import {
  createDecipheriv,
  createECDH,
  createPrivateKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { OutsideNetwork } from '../outside-call.ts';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export class PushService {
  readonly calls: Received[] = [];
  answer: (response: ServerResponse, path: string) => void = response => response.writeHead(201).end();
  private readonly host: string;
  private readonly identity: { readonly key: string; readonly cert: string };
  private readonly server: Server;

  constructor(host = 'push.havre.test') {
    this.host = host;
    this.identity = selfSigned(host);
    this.server = createServer(this.identity, (request, response) => {
      const parts: Buffer[] = [];
      const path = request.url ?? '';
      request.on('data', part => parts.push(part));
      request.on('end', () => {
        this.calls.push({ path, headers: request.headers, body: Buffer.concat(parts) });
        this.answer(response, path);
      });
    });
  }

  open(): Promise<void> {
    return new Promise(resolve => this.server.listen(0, '127.0.0.1', resolve));
  }

  close(): Promise<unknown> {
    this.server.closeAllConnections();
    return new Promise(resolve => this.server.close(resolve));
  }

  endpoint(path = '/call'): string {
    return `https://${this.host}:${this.port}${path}`;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Lets it be called, although it is on this machine. */
  get outside(): OutsideNetwork {
    return {
      mayCall: () => true,
      mayConnect: () => true,
      lookUp: async () => [{ address: '127.0.0.1', family: 4 }],
      ca: this.identity.cert,
    };
  }
}

/** A browser that has asked for calls, and reads what is sealed for it. */
export class PushBrowser {
  private readonly own = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  /** What it tells a server when it asks for calls. */
  readonly keys: { readonly p256dh: string; readonly auth: string } = {
    p256dh: this.own.generateKeys('base64url'),
    auth: this.auth.toString('base64url'),
  };

  /** What a call says: one record of `aes128gcm`, as RFC 8291 seals it. */
  read(sealed: Buffer): string {
    const salt = sealed.subarray(0, 16);
    const sender = sealed.subarray(21, 21 + sealed.readUInt8(20));
    const record = sealed.subarray(21 + sender.length);
    const derive = (secret: Uint8Array, salted: Uint8Array, info: Uint8Array, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salted, info, length));
    const both = Buffer.concat([Buffer.from('WebPush: info\0'), this.own.getPublicKey(), sender]);
    const secret = derive(this.own.computeSecret(sender), this.auth, both, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const opening = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
    const opened = Buffer.concat([opening.update(record.subarray(0, -16)), opening.final()]);
    return opened.subarray(0, opened.lastIndexOf(2)).toString(); // 2 ends the last record, and padding follows
  }
}

/** One element of a certificate: its tag, its length, what is in it. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

/** A certificate of its own making, for a name and for a few years. */
function selfSigned(host: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
  const text = (tag: number, value: string) => der(tag, Buffer.from(value));
  const algorithm = der(0x30, oid('2a8648ce3d040302')); // ECDSA with SHA-256
  const name = der(0x30, der(0x31, der(0x30, oid('550403'), text(0x0c, host)))); // its common name
  const validity = der(0x30, text(0x18, '20200101000000Z'), text(0x18, '20990101000000Z'));
  const alternative = der(0x30, oid('551d11'), der(0x04, der(0x30, text(0x82, host)))); // its name for TLS
  const events = der(
    0x30,
    ...[
      der(0xa0, der(0x02, Buffer.from([2]))),
      der(0x02, Buffer.from([1])),
      algorithm,
      name,
      validity,
      name,
      publicKey,
    ],
    der(0xa3, der(0x30, alternative)),
  );
  const signature = sign('sha256', events, createPrivateKey(privateKey));
  const whole = der(0x30, events, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey,
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}
