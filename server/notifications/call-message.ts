/** What a call says, in every way in which it is said: which game and which table, and nothing of what lies on it. */
import { titleOf } from '@havre/engine/games/index.ts';
import type { Language } from '@havre/engine/games/language.ts';
import type { CallWishes } from './call-settings.ts';
import type { OutsideCall } from './outside-call.ts';
import { calls } from './words.ts';

/** What waits for somebody: the table where it is their turn, or all of them, and evenings of their clubs. */
export interface Waiting {
  readonly tables: readonly { readonly table: string; readonly game: string }[];
  readonly evenings?: readonly InvitedEvening[];
}

/** An evening of a club, open to its members. */
export interface InvitedEvening {
  readonly club: string;
  /** Of the club. */
  readonly name: string;
  readonly game: string;
}

export interface CallMessage {
  readonly title: string;
  readonly body: string;
  /** Both in one line. */
  readonly subject: string;
  /** Where on the page it is. */
  readonly path: string;
  /** The same with the address of the server, if that knows it. */
  readonly link: string | null;
}

/**
 * A call in a language.
 * @example messageOf({ tables: [{ table, game }] }, 'fr', 'https://havre.example.org')
 */
export function messageOf(waiting: Waiting, language: Language, url: string | null): CallMessage {
  const [first, second] = placesOf(waiting, language);
  const message = first !== undefined && second === undefined ? first : messageOfMany(waiting, language);
  return { ...message, link: url === null ? null : `${url}${message.path}`.replace(/\/$/, '') };
}

/** Each thing that waits, as it would be told alone. */
function placesOf({ tables, evenings = [] }: Waiting, language: Language): Omit<CallMessage, 'link'>[] {
  const say = calls[language];
  return [
    ...tables.map(({ table, game }) => {
      const title = titleOf(game, language);
      return { title, body: say.yourTurn, subject: say.subject(title), path: `/table/${table}` };
    }),
    ...evenings.map(({ club, name, game }) => {
      const body = say.evening(titleOf(game, language));
      return { title: name, body, subject: `${name}${say.colon}${body}`, path: `/club/${club}` };
    }),
  ];
}

function messageOfMany({ tables, evenings = [] }: Waiting, language: Language): Omit<CallMessage, 'link'> {
  const say = calls[language];
  const body = [
    ...(tables.length === 0 ? [] : [say.waiting(tables.length)]),
    ...(evenings.length === 0 ? [] : [say.evenings(evenings.map(({ name }) => name))]),
  ].join(' ');
  return { title: 'Havre', body, subject: body, path: '/' };
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
      return json({ event: 'waiting', title, body, link, tables: waiting.tables, evenings: waiting.evenings ?? [] });
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
