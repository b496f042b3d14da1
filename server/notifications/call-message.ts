/** What a call says, in every way in which it is said: which game and which table, and nothing of what lies on it. */
import { titleOf } from '@havre/engine/games/index.ts';
import type { Language } from '@havre/engine/games/language.ts';
import type { CallWishes } from './call-settings.ts';
import type { OutsideCall } from './outside-call.ts';
import { calls } from './words.ts';

/** The tables that wait for somebody: the one where it is their turn, or all of them. */
export interface Waiting {
  readonly tables: readonly { readonly table: string; readonly game: string }[];
}

export interface CallMessage {
  readonly title: string;
  readonly body: string;
  /** Where it is, if the server knows its own address. */
  readonly link: string | null;
}

/**
 * A call in a language.
 * @example messageOf({ tables: [{ table, game }] }, 'fr', 'https://havre.example.org')
 */
export function messageOf({ tables }: Waiting, language: Language, url: string | null): CallMessage {
  const [first, second] = tables;
  const say = calls[language];
  const isOne = first !== undefined && second === undefined;
  return {
    title: isOne ? titleOf(first.game, language) : 'Havre',
    body: isOne ? say.yourTurn : say.waiting(tables.length),
    link: url === null ? null : isOne ? `${url}/table/${first.table}` : url,
  };
}

/** The same as the request that a webhook is sent. */
export function webhookCall(
  { url, template }: NonNullable<CallWishes['webhook']>,
  waiting: Waiting,
  { title, body, link }: CallMessage,
): OutsideCall {
  const text = [`${title}: ${body}`, ...(link === null ? [] : [link])].join(' ');
  const json = (value: object): OutsideCall => ({
    ...{ endpoint: url, headers: { 'content-type': 'application/json' } },
    body: Buffer.from(JSON.stringify(value)),
  });
  switch (template) {
    case 'json':
      return json({ event: 'waiting', title, body, link, tables: waiting.tables });
    case 'discord':
      return json({ content: text, allowed_mentions: { parse: [] } });
    case 'matrix':
      return json({ text });
    case 'ntfy':
      // Headers are plain: a title in another script goes as an encoded word.
      return {
        endpoint: url,
        headers: { title: encodedWord(title), ...(link === null ? {} : { click: link }) },
        body: Buffer.from(body),
      };
  }
}

const encodedWord = (text: string): string => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;
