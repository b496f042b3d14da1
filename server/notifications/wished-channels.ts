/** Calls by mail and by webhook, for those who have asked for them. */
import { titleOf } from '@havre/engine/games/index.ts';
import type { Language } from '@havre/engine/games/language.ts';
import type { Identity } from '@havre/table/model/events.ts';
import type { Logger } from '@havre/table/runtime/logger.ts';
import type { Records } from '../storage/records.ts';
import { messageOf, type Waiting, webhookCall } from './call-message.ts';
import { type CallSettings, callSettingsOf } from './call-settings.ts';
import type { CallChannel, PendingCall } from './channel.ts';
import type { Mailer } from './mailer.ts';
import { callOutside, type OutsideNetwork } from './outside-call.ts';
import type { SignedLinks } from './signed-links.ts';
import { calls } from './words.ts';

export interface WishedChannelDeps {
  readonly records: Records;
  readonly logger: Logger;
  readonly links: SignedLinks;
  /** Null where the host has no mail server. */
  readonly mailer: Mailer | null;
  /** The address of this server as people know it, without a slash at its end; null if nobody has said it. */
  readonly url: string | null;
  /** What a webhook may reach. */
  readonly outside: OutsideNetwork;
}

/** A link to end mails is good for ever: a mail may be read years later. */
const FOR_EVER = Number.MAX_SAFE_INTEGER;

export class WishedChannel implements CallChannel {
  private readonly deps: WishedChannelDeps;

  constructor(deps: WishedChannelDeps) {
    this.deps = deps;
  }

  async callsTo(who: Identity, waiting: Waiting): Promise<readonly PendingCall[]> {
    const settings = await callSettingsOf(this.deps.records, who);
    if (settings === null) return [];
    const { mail, isConfirmed, webhook } = settings;
    const pending: PendingCall[] = [];
    if (mail !== null && isConfirmed && this.deps.mailer !== null)
      pending.push({ address: mail, make: () => this.mail(who, mail, settings, waiting) });
    if (webhook !== null)
      pending.push({ address: webhook.url, make: signal => this.hook(webhook, settings, waiting, signal) });
    return pending;
  }

  private async mail(who: Identity, mail: string, { language }: CallSettings, waiting: Waiting): Promise<void> {
    const { mailer, url, links, logger } = this.deps;
    const { body, subject, link } = messageOf(waiting, language, url);
    const say = calls[language];
    const token = links.sign('stop', who, mail, FOR_EVER);
    const text = [
      ...[body, '', ...namesOf(waiting, language)],
      ...(link === null ? [] : ['', say.toTable, link]),
      ...(url === null ? [] : ['', say.stop, `${url}/calls/stop/${token}`]),
    ].join('\n');
    const stop = url === null ? {} : { stop: `${url}/api/v1/calls/stop?token=${token}` };
    await mailer
      ?.send({ to: mail, subject, text, ...stop })
      .catch((error: Error) => logger.error({ error }, 'the mail server would not take a mail'));
  }

  private async hook(
    webhook: NonNullable<CallSettings['webhook']>,
    { language }: CallSettings,
    waiting: Waiting,
    signal: AbortSignal,
  ): Promise<void> {
    const { url, outside, logger } = this.deps;
    const outcome = await callOutside(
      webhookCall(webhook, waiting, messageOf(waiting, language, url)),
      signal,
      outside,
    ).catch((error: Error) => error);
    if (signal.aborted || (typeof outcome === 'number' && outcome >= 200 && outcome < 300)) return;
    logger.error(
      typeof outcome === 'number' ? { status: outcome } : { error: outcome },
      'a webhook would not take a call',
    );
  }
}

/** The games that wait, each on a line; where there is one, the subject says it. */
const namesOf = ({ tables }: Waiting, language: Language): string[] =>
  tables.length < 2 ? [] : tables.map(({ game }) => `- ${titleOf(game, language)}`);
