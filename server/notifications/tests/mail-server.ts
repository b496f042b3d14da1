/** A real mail server on loopback, for tests: what it has taken can be looked at, and it can refuse. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface TakenMail {
  readonly to: readonly string[];
  /** Headers and text as they came, with soft line breaks taken out. */
  readonly source: string;
}

export class MailServer {
  readonly taken: TakenMail[] = [];
  isRefusing = false;
  private readonly server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'havre' && password === 'secret'
        ? done(null, { user: username })
        : done(new Error('wrong password')),
    onMailFrom: (_address, _session, done) => done(this.isRefusing ? new Error('not today') : null),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = plain(Buffer.concat(chunks).toString());
        this.taken.push({ to: envelope.rcptTo.map(({ address }) => address), source });
        done(null);
      });
    },
  });

  async open(): Promise<void> {
    await new Promise<void>(resolve => this.server.listen(0, '127.0.0.1', resolve));
  }

  get smtp(): string {
    const { port } = this.server.server.address() as AddressInfo;
    return `smtp://havre:secret@127.0.0.1:${port}`;
  }

  async close(): Promise<void> {
    await new Promise<void>(resolve => this.server.close(resolve));
  }
}

/** Long lines are folded and odd letters written as numbers on the way. */
const plain = (source: string): string =>
  source
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
