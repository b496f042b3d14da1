/** The configurations of proxies that we show to people, with the servers where they are in a test. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type ProxyName = 'nginx' | 'caddy' | 'haproxy';

/** The name that is served in all of them. */
export const HOST = 'games.example.org';

/** Where a proxy listens in a test, and where its files are. */
export interface ProxyPlace {
  readonly port: number;
  readonly folder: string;
  /** Whether it speaks https, as it does for people. */
  readonly isSecure: boolean;
}

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/**
 * What docs/hosting.md shows for one server behind a proxy.
 * @example shownInDocs('nginx', server.port)
 */
export function shownInDocs(name: 'nginx' | 'caddy', serverPort: number): string {
  const page = read('docs/hosting.md');
  const title = { nginx: 'With nginx:', caddy: 'With Caddy,' }[name];
  const [, config = ''] = /```\w*\n([\s\S]*?)```/.exec(page.slice(page.indexOf(title))) ?? [];
  if (!config.includes('127.0.0.1:4242')) throw new Error(`docs/hosting.md shows nothing for ${name}`);
  const served = config.replaceAll('127.0.0.1:4242', `127.0.0.1:${serverPort}`);
  return name === 'nginx' ? `worker_processes 1;\nevents {}\nhttp {\n${served}}\n` : served;
}

const FILES: Readonly<Record<ProxyName, string>> = { nginx: 'nginx.conf', caddy: 'Caddyfile', haproxy: 'haproxy.cfg' };

/**
 * What examples/hosting has for several servers behind a proxy: three, as many as the files name.
 * @example shownInExamples('haproxy', servers.map(({ port }) => port))
 */
export function shownInExamples(name: ProxyName, serverPorts: readonly number[]): string {
  let config = read(`examples/hosting/${FILES[name]}`);
  for (const [i, port] of serverPorts.entries()) {
    const address = `10.0.0.1${i + 1}:4242`;
    if (!config.includes(address)) throw new Error(`${FILES[name]} has no server ${address}`);
    config = config.replaceAll(address, `127.0.0.1:${port}`);
  }
  if (config.includes('10.0.0.')) throw new Error(`${FILES[name]} has more servers than the test`);
  return config;
}

/** A certificate that nobody else believes; gives the files of the certificate, of its key, and of both in one. */
function certified(folder: string): { certificate: string; key: string; both: string } {
  const [certificate, key, both] = ['games.pem', 'games.key', 'both.pem'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${HOST}`, '-keyout', key, '-out', certificate],
  ]);
  if (made.status !== 0) throw new Error(`openssl has made no certificate: ${made.stderr}`);
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  return { certificate, key, both };
}

/** A configuration for people, at another port, with certificates of its own, and with nothing outside its folder. */
export const ADAPTED: Readonly<Record<ProxyName, (config: string, place: ProxyPlace) => string>> = {
  nginx: (config, { port, folder }) => {
    const { certificate, key } = certified(folder);
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const inFolder = places.map(place => `${place}_temp_path ${join(folder, place)};`).join(' ');
    return [
      process.getuid?.() === 0 ? 'user root;' : '',
      `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr;`,
      config
        .replace(/^pid .*$/m, '')
        .replace('worker_processes auto', 'worker_processes 1')
        .replace('worker_connections 20000', 'worker_connections 2000')
        .replace('http {', `http { access_log off; ${inFolder}`)
        .replace('listen 443', `listen 127.0.0.1:${port}`)
        .replace('listen [::]:443 ssl;', '') // not every machine that tests has IPv6
        .replace('/etc/ssl/games.pem', certificate)
        .replace('/etc/ssl/games.key', key),
    ].join('\n');
  },
  caddy: (config, { port }) =>
    [
      '{ admin off\n auto_https disable_redirects\n skip_install_trust\n default_bind 127.0.0.1\n }',
      config.replace(`${HOST} {`, `${HOST}:${port} {\n tls internal`),
    ].join('\n'),
  haproxy: (whole, { port, folder, isSecure }) => {
    const config = whole.replace('maxconn 20000', 'maxconn 2000'); // as many files as a test may open
    return isSecure
      ? config.replace('bind :443', `bind 127.0.0.1:${port}`).replace('/etc/ssl/games.pem', certified(folder).both)
      : config
          .replace('bind :443 ssl crt /etc/ssl/games.pem', `bind 127.0.0.1:${port}`)
          .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http');
  },
};

/** How each is started with a file. */
export const COMMAND: Readonly<Record<ProxyName, (file: string, folder: string) => string[]>> = {
  nginx: (file, folder) => ['-e', 'stderr', '-p', folder, '-c', file],
  caddy: file => ['run', '--adapter', 'caddyfile', '--config', file],
  haproxy: file => ['-db', '-f', file],
};
