/** What a setting may be: how its text is read, and what is said of one that cannot be. */
import { NoNetwork, proxiesNamed } from '../../operation/proxies.ts';
import { databaseAddress, NoDatabaseAddress } from '../../storage/postgres-address.ts';

/** Why the text of a setting cannot be: a sentence of `words/settings.ts`, and what it speaks of. */
export type SettingFlaw =
  | { readonly flaw: 'whole-number'; readonly min: number; readonly max: number }
  | { readonly flaw: 'yes-or-no' }
  | { readonly flaw: 'nothing' }
  | { readonly flaw: 'log'; readonly word: string }
  | { readonly flaw: 'proxy'; readonly word: string }
  | { readonly flaw: 'host-name'; readonly word: string }
  | { readonly flaw: 'listening' | 'database' | 'contact' | 'url' | 'smtp' | 'sender' };

/** A text as a value, or what is wrong with it. */
export type Check<T> = (text: string) => { readonly value: T } | SettingFlaw;

export const LAST_PORT = 65_535;
const THIS_MACHINE = '127.0.0.1';

export const wholeNumber =
  (min: number, max: number): Check<number> =>
  text => {
    const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? { value } : { flaw: 'whole-number', min, max };
  };

export const yesOrNo: Check<boolean> = text =>
  text === 'yes' || text === 'no' ? { value: text === 'yes' } : { flaw: 'yes-or-no' };

export const anyText: Check<string> = text => (text === '' ? { flaw: 'nothing' } : { value: text });

export const LOG_FORMS = ['json', 'words'] as const;
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

/** How it is logged, as far as it is said. */
export interface LogWish {
  readonly form?: (typeof LOG_FORMS)[number];
  readonly level?: (typeof LOG_LEVELS)[number];
}

/** `json`, `debug`, or both with a comma between. */
export const logWish: Check<LogWish> = text => {
  let value: LogWish = {};
  for (const word of listIn(text)) {
    const form = LOG_FORMS.find(known => known === word);
    const level = LOG_LEVELS.find(known => known === word);
    if (form !== undefined) value = { ...value, form };
    else if (level !== undefined) value = { ...value, level };
    else return { flaw: 'log', word };
  }
  return { value };
};

export const proxyList: Check<string> = text => {
  try {
    proxiesNamed(text);
    return { value: text };
  } catch (error) {
    if (error instanceof NoNetwork) return { flaw: 'proxy', word: error.word };
    throw error;
  }
};

/** Names as they stand in addresses, without a scheme, a port or a path. */
export const hostNames: Check<readonly string[]> = text => {
  const value = listIn(text);
  const wrong = value.find(name => !/^[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_])?$/u.test(name));
  return wrong === undefined ? { value } : { flaw: 'host-name', word: wrong };
};

export interface ListeningAddress {
  readonly host: string;
  readonly port: number;
}

/** `9464`, `10.0.0.1:9464` or `[::1]:9464`. */
export const listeningAddress: Check<ListeningAddress> = text => {
  const [, host = THIS_MACHINE, port] = /^(?:\[?([^[\]]+?)\]?:)?(\d{1,5})$/.exec(text) ?? [];
  if (port === undefined || Number(port) > LAST_PORT) return { flaw: 'listening' };
  return { value: { host, port: Number(port) } };
};

export const databaseUrl: Check<string> = text => {
  try {
    return { value: databaseAddress(text) };
  } catch (error) {
    if (error instanceof NoDatabaseAddress) return { flaw: 'database' };
    throw error;
  }
};

const MAIL_ADDRESS = /^[^\s@]+@[^\s@]+$/;

/** Push services take nothing else. */
export const contactAddress: Check<string> = text => {
  const url = URL.parse(text);
  const isMail = url?.protocol === 'mailto:' && MAIL_ADDRESS.test(url.pathname);
  return isMail || (url?.protocol === 'https:' && url.hostname !== '') ? { value: text } : { flaw: 'contact' };
};

/** Without a slash at its end. */
export const publicUrl: Check<string> = text => {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return { flaw: 'url' };
  return { value: `${url.origin}${url.pathname.replace(/\/+$/, '')}` };
};

export const smtpUrl: Check<string> = text =>
  /^smtps?:$/.test(URL.parse(text)?.protocol ?? '') ? { value: text } : { flaw: 'smtp' };

export const mailAddress: Check<string> = text => (/^[^@]+@[^@]+$/.test(text) ? { value: text } : { flaw: 'sender' });

const listIn = (text: string): string[] =>
  text
    .split(',')
    .map(word => word.trim())
    .filter(word => word !== '');
