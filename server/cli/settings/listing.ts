/** The settings as people read them: in the help, in the file that is installed, and in docs/hosting.md. */
import type { Language } from '@havre/engine/games/language.ts';
import { wrapped } from '../layout.ts';
import { type SettingWords, words } from '../words/settings.ts';
import { CONFIG_FLAG, CONFIG_VARIABLE, SETTING_NAMES, SETTINGS, type SettingName } from './table.ts';

const WIDTH = 80;
const LEAST_GAP = 2;

/** What holds if nobody says anything, in words where it has some. */
function usualOf(name: SettingName, language: Language): string {
  const [, , otherwise] = words[language].settings[name];
  const { usual } = SETTINGS[name] as { usual?: unknown };
  return otherwise ?? (usual === false ? 'no' : String(usual));
}

/**
 * Options for the help of a command: each with what it is for, its variable and what holds otherwise.
 * @example settingHelp(['data', 'database'], 'en')
 */
export function settingHelp(names: readonly SettingName[], language: Language): string[] {
  const say = words[language];
  const rows: [string, SettingWords, string][] = names.map(name => [
    name,
    say.settings[name],
    say.otherwise(SETTINGS[name].variable, usualOf(name, language)),
  ]);
  rows.push([CONFIG_FLAG, say.config, `(${CONFIG_VARIABLE})`], ['lang', say.lang, '']);
  const heads = rows.map(([name, [value]]) => `  --${name} ${value}`);
  const column = Math.max(...heads.map(head => head.length)) + LEAST_GAP;
  return rows.flatMap(([, [, says], otherwise], i) =>
    wrapped(`${says} ${otherwise}`.trimEnd(), WIDTH, ' '.repeat(column), (heads[i] ?? '').padEnd(column)),
  );
}

/** The table of docs/hosting.md. */
export function settingPage(): string {
  const say = words.en;
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  const rows = SETTING_NAMES.map(name => {
    const [value, says] = say.settings[name];
    return `| ${cell(says)} | \`--${name} ${cell(value)}\` | \`${SETTINGS[name].variable}\` | ${cell(usualOf(name, 'en'))} |`;
  });
  const [value, says] = say.config;
  return [
    '| what | option, and name in a file | environment | otherwise |',
    '|---|---|---|---|',
    ...rows,
    `| ${says} | \`--${CONFIG_FLAG} ${value}\` | \`${CONFIG_VARIABLE}\` | none |`,
  ].join('\n');
}

/** What a service is installed with, and everything else as a line to be uncommented. */
const INSTALLED: { readonly [N in SettingName]?: string } = { data: '/var/lib/havre', 'keep-backups': '30' };
const EXAMPLES: { readonly [N in SettingName]?: string } = {
  database: 'postgres://havre@localhost/havre',
  hosts: 'games.example.org',
  'trust-proxy': '10.0.0.1',
  url: 'https://games.example.org',
  contact: 'mailto:somebody@example.org',
  'game-packages': 'havre-liars-dice',
  smtp: 'smtp://user:password@mail.example.org:587',
  'mail-from': 'havre@example.org',
  log: 'json,info',
  'log-file': '/var/lib/havre/havre.log',
  metrics: '9464',
  'metrics-token': 'a-long-word-that-nobody-guesses',
};

/** The file of settings that is installed beside a service. */
export function settingFile(): string {
  const lines = SETTING_NAMES.flatMap(name => {
    const [, says] = words.en.settings[name];
    const installed = INSTALLED[name];
    const { usual } = SETTINGS[name] as { usual?: unknown };
    const shown = EXAMPLES[name] ?? (typeof usual === 'boolean' ? 'yes' : String(usual));
    return ['', `# ${says}`, installed === undefined ? `#${name} = ${shown}` : `${name} = ${installed}`];
  });
  const head = [
    '# Settings of Havre, a line each; then: systemctl restart havre',
    '# A variable of the environment of the same setting goes before a line here: havre help serve lists them.',
  ];
  return `${[...head, ...lines].join('\n')}\n`;
}
