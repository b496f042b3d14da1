/** Settings from flags, the environment and a file. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { EXIT } from '../../command.ts';
import { run } from '../../run.ts';
import { scriptedTerminal } from '../../tests/scripted-terminal.ts';
import { settingFile } from '../listing.ts';
import { placeIn } from '../place.ts';
import { readSettings, unknownVariables } from '../reading.ts';
import { SETTING_NAMES, SETTINGS } from '../table.ts';

const folder = mkdtempSync(join(tmpdir(), 'havre-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => void vi.unstubAllEnvs());

function fileWith(text: string): string {
  const path = join(folder, 'havre.conf');
  writeFileSync(path, text);
  return path;
}

describe('settings', () => {
  it('are read from a flag before the environment, and from there before a file', () => {
    const config = fileWith('\uFEFFport = 1\r\n  # a note\nhost=::1\n\nclear-after =   7  \nlog =\n');
    vi.stubEnv('PORT', '2');
    vi.stubEnv('HAVRE_CLEAR_AFTER', '');
    const { values, origins, mistakes } = readSettings(SETTING_NAMES, { config, port: '3' }, 'en');
    expect(mistakes).toEqual([]);
    expect(values).toMatchObject({ port: 3, host: '::1', 'clear-after': 7, data: 'data', 'private-webhooks': false });
    expect(origins).toEqual({ port: 'flag', host: 'file', 'clear-after': 'file' });
    expect(readSettings(['port'], { config }, 'en').values.port).toBe(2);
    vi.stubEnv('HAVRE_CONFIG', config);
    vi.stubEnv('PORT', undefined);
    expect(readSettings(['port'], {}, 'en').values.port).toBe(1);
  });

  it('are in the file of a service as they are there', () => {
    const config = fileWith(settingFile());
    const { values, mistakes } = readSettings(SETTING_NAMES, { config }, 'en');
    expect(mistakes).toEqual([]);
    expect(values).toMatchObject({ data: '/var/lib/havre', 'keep-backups': 30 });
    const uncommented = fileWith(settingFile().replaceAll(/^#(?=[a-z])/gm, ''));
    const all = readSettings(SETTING_NAMES, { config: uncommented }, 'en');
    expect(all.mistakes).toEqual([]);
    expect(Object.keys(all.origins)).toEqual(SETTING_NAMES);
  });

  it('are told with all that is wrong with them at once, before anything is opened', async () => {
    const config = fileWith('port = http\nprot = 5\nwhat is this\nlog = loud\nlog = json\ntrust-proxy = foo\n');
    vi.stubEnv('HAVRE_CONTACT', 'foo');
    vi.stubEnv('HAVRE_SMTP', 'smtp://mail.example.org');
    vi.stubEnv('HAVRE_LOG_ADDRESSES', 'maybe');
    const terminal = scriptedTerminal();
    const args = ['serve', '--config', config, '--metrics', 'x', '--hosts', 'https://a.example', '--nothing', '1'];
    expect(await run(args, terminal)).toBe(EXIT.mistake);
    expect(terminal.out).toBe('');
    const lines = terminal.err.trim().split('\n');
    expect(lines[0]).toMatch(/^'serve' has no option --nothing; it has --config, --port, /);
    expect(lines.slice(1).sort()).toEqual(
      [
        `Line 3 of ${config} is not 'name = value': 'what is this'.`,
        `Line 2 of ${config}: there is no setting 'prot'; 'port' may be meant.`,
        `Line 5 of ${config} sets 'log' a second time.`,
        `'port' in ${config}, line 1, is a whole number from 0 to 65535, not 'http'.`,
        `'log' in ${config}, line 4, is one of json, words, one of trace, debug, info, warn, error, silent, or both with a comma, not 'loud'.`,
        `'trust-proxy' in ${config}, line 6, has addresses and networks, with commas; 'foo' is neither.`,
        "--hosts has names such as games.example.org, with commas; 'https://a.example' is none.",
        "--metrics is a port, or an address with a port such as 10.0.0.1:9464, not 'x'.",
        "HAVRE_CONTACT is who answers for this server, such as mailto:somebody@example.org or https://example.org, not 'foo'.",
        "HAVRE_LOG_ADDRESSES is yes or no, not 'maybe'.",
        'Mails need a sender: say HAVRE_MAIL_FROM or --mail-from, such as havre@example.org.',
        'Mails need HAVRE_URL, the address of this server as people know it, for the links in them.',
      ].sort(),
    );
  });

  it('say that there is no file, and in French what is wrong with it', async () => {
    const missing = scriptedTerminal();
    expect(await run(['check', '--config', join(folder, 'none')], missing)).toBe(EXIT.mistake);
    expect(missing.err).toBe(`There is no file ${join(folder, 'none')} with settings that could be read.\n`);
    const config = fileWith('prot = 1\nport = a\n');
    const french = scriptedTerminal({ language: 'fr' });
    await run(['serve', '--config', config], french);
    expect(french.err).toBe(
      `Ligne 1 de ${config}\u00a0: le réglage «\u202fprot\u202f» n’existe pas\u202f; «\u202fport\u202f», peut-être.\n` +
        `«\u202fport\u202f» dans ${config}, ligne 2, est un nombre entier de 0 à 65535, et non «\u202fa\u202f».\n`,
    );
  });

  it('name one place, the nearest', () => {
    const place = (flags: object) => placeIn(readSettings(['data', 'database'], { ...flags }, 'en'));
    const database = 'postgres://h@db/havre';
    const config = fileWith(`data = /srv\ndatabase = ${database}\n`);
    expect(place({ config }).database).toBe(database);
    expect(place({ config, data: 'here' })).toEqual({ folder: 'here', database: undefined });
    vi.stubEnv('HAVRE_DATA', '/env');
    expect(place({ config })).toEqual({ folder: '/env', database: undefined });
    vi.stubEnv('DATABASE_URL', database);
    expect(place({}).database).toBe(database);
  });

  it('each have a variable of their own, and one that is not among them is named', () => {
    const variables = SETTING_NAMES.map(name => SETTINGS[name].variable);
    expect(new Set(variables).size).toBe(variables.length);
    vi.stubEnv('HAVRE_TRUST_PROXIES', 'x');
    expect(unknownVariables('en')).toEqual([
      'HAVRE_TRUST_PROXIES is no variable of Havre, and is passed over; HAVRE_TRUST_PROXY may be meant.',
    ]);
  });
});
