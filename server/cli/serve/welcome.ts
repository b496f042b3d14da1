/** What is said when the server is open: where people find it, and how a phone gets there. */
import type { Language } from '@havre/engine/games/language.ts';
import { networkAddresses } from '../../operation/addresses.ts';
import type { Terminal } from '../command.ts';
import { words } from '../words/serve.ts';
import { qrLines } from './qr-lines.ts';

export interface OpenServer {
  /** As this machine reaches it. */
  readonly url: string;
  readonly port: number;
  /** The address to listen at. */
  readonly host: string;
  /** As people know it, if it was said. */
  readonly publicUrl?: string;
  /** Where everything is kept, in words. */
  readonly kept: string;
}

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

/**
 * The lines of the welcome; with a code for phones where somebody looks at a terminal.
 * @example terminal.print(welcomeLines(server, terminal).join('\n'));
 */
export function welcomeLines(server: OpenServer, terminal: Terminal): string[] {
  const say = words[terminal.language];
  const forPhones = addressForPhones(server);
  const { NO_COLOR } = process.env;
  const look = { columns: terminal.columns, colours: (NO_COLOR ?? '') === '' };
  const code = terminal.interactive && forPhones !== undefined ? qrLines(forPhones, look) : [];
  return [
    say.open,
    ...addressLines(server, terminal.language),
    '',
    ...(code.length === 0 ? [] : [say.forPhones(forPhones ?? ''), ...code, '']),
    say.kept(server.kept),
    say.howToStop,
  ];
}

const onNetwork = ({ host, port }: OpenServer): string[] =>
  EVERYWHERE.includes(host) ? networkAddresses().map(address => `http://${address}:${port}`) : [];

const addressForPhones = (server: OpenServer): string | undefined => server.publicUrl ?? onNetwork(server)[0];

function addressLines(server: OpenServer, language: Language): string[] {
  const say = words[language];
  const lines = [
    [server.url, say.here],
    ...onNetwork(server).map(address => [address, say.network]),
    ...(server.publicUrl === undefined ? [] : [[server.publicUrl, say.everywhere]]),
  ];
  const width = Math.max(...lines.map(([address = '']) => address.length));
  return lines.map(([address = '', where = '']) => `  ${address.padEnd(width)}  ${where}`);
}
