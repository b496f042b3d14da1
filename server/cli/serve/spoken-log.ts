/** The log in words, for whoever sits at the terminal: what went wrong, and what to do about it. */
import type { Language } from '@havre/engine/games/language.ts';
import type { WrittenLogLine } from '../../operation/log.ts';
import { printable, wrapped } from '../layout.ts';
import { type TroubleKind, words } from '../words/troubles.ts';

/** What each message of the log is about; a message that is not here is told as it is. */
export const TROUBLES: { readonly [message: string]: TroubleKind } = {
  'it could not be noted that a device was seen': 'writing',
  'a finished game could not be written down': 'writing',
  'finished games could not be taken in': 'reading',
  'a finished game could not be taken in': 'reading',
  'a request has failed': 'request',
  'a device was not linked': 'stranger',
  'a passkey was not taken': 'stranger',
  'the other servers could not be asked after': 'servers',
  'the tables could not be compared with the database': 'servers',
  'the clock of this machine differs from that of the database, which counts': 'clock',
  'the mail server would not take a mail': 'mail',
  'the mail server cannot be used': 'mail',
  'somebody could not be called': 'calling',
  'members could not be called to an evening': 'calling',
  'a push subscription could not be removed': 'writing',
  'calls that were put off could not be made': 'calling',
  'a message could not be handled': 'request',
  'a client could not be told what it missed': 'request',
  'a replay could not be looked for': 'replay',
  'a replay does not verify': 'replay',
  'a replay could not be made': 'replay',
  'a replay could not be kept': 'writing',
  'a holiday could not be noted at a table': 'writing',
  'when a table is due could not be written': 'writing',
  'a table could not be read': 'reading',
  'a snapshot could not be written': 'writing',
  'abandoned tables could not be deleted': 'writing',
  'no advice has come of a thought': 'bot',
  'nothing could be foreseen': 'bot',
  'a copy could not be made': 'writing',
  'what a command asked for could not be done': 'request',
  'where the server is reached could not be written down': 'writing',
  'what keepers have said could not be read': 'reading',
  'an absence could not be noted': 'writing',
  'standing answers are given no more': 'request',
  'a standing answer could not be given': 'request',
  'the tables could not be looked at': 'reading',
  'a table cannot be gone on with': 'reading',
  'a clock could not be rung': 'writing',
  'bots play no more': 'bot',
  'a bot could not play': 'bot',
  'a bot chose what it may not': 'bot',
  'a bot has failed: the level below plays instead': 'bot',
  'a watcher could not be told': 'request',
  'the page has not been built': 'page',
  'turned away': 'stranger',
};

/** Where pino begins to warn. */
const WARNING = 40;
const LONGEST = 300;
/** Below the time of day, which stands before the first line. */
const INDENT = ' '.repeat('hh:mm  '.length);

/**
 * A line of the log in lines for a person.
 * @example spokenLines({ level: 50, msg: 'a snapshot could not be written' }, { language: 'en', columns: 80 })
 */
export function spokenLines(
  line: WrittenLogLine,
  { language, columns }: { language: Language; columns: number },
): string[] {
  const say = words[language];
  const details = [line.msg, ...reasonsIn(line)].map(text => printable(text, LONGEST)).join(': ');
  const kind = TROUBLES[line.msg];
  if (kind === undefined) return wrapped(details, columns, INDENT, '');
  const [happened, remedy] = say.troubles[kind];
  const sentence = line.level < WARNING ? happened : `${happened} ${remedy}`;
  return [...wrapped(sentence, columns, INDENT, ''), ...wrapped(`(${details})`, columns, INDENT)];
}

function reasonsIn({ error, err }: WrittenLogLine): string[] {
  const told = error ?? err;
  if (typeof told === 'string') return [told];
  if (typeof told !== 'object' || told === null || !('message' in told)) return [];
  return [String(told.message)];
}
