/** Where people say how they want to be called, and what follows from it: an address is used once its owner has said that it is theirs. */
import { createHash } from 'node:crypto';
import type { Identity } from '@havre/table/model/events.ts';
import type { Logger } from '@havre/table/runtime/logger.ts';
import type { Records } from '../storage/records.ts';
import { type CallSettings, type CallWishes, callSettingsOf, keptSettings } from './call-settings.ts';
import { mayBeWebhook } from './endpoint.ts';
import type { Mailer } from './mailer.ts';
import type { SignedLinks } from './signed-links.ts';
import { calls } from './words.ts';

export interface CallDeskDeps {
  readonly records: Records;
  readonly links: SignedLinks;
  readonly mailer: Mailer | null;
  readonly logger: Logger;
  readonly now: () => number;
  /** The address of this server as people know it; without it nobody can be written to. */
  readonly url: string | null;
  /** Whether webhooks may be inside the house. */
  readonly isAnywhere: boolean;
}

/** Why wishes are not kept. */
export type WishProblem = 'no-mail' | 'bad-webhook' | 'mail-trouble' | 'just-written';

const CONFIRMATION = 'mail-confirmation';
const DAY = 24 * 60 * 60_000;
/** For so long a link is good by which an address is confirmed. */
const CONFIRMABLE = 2 * DAY;
/** An address is asked once in so long whether it is anybody's, whoever asks for it. */
const BETWEEN_QUESTIONS = 60 * 60_000;

export class CallDesk {
  private readonly deps: CallDeskDeps;

  constructor(deps: CallDeskDeps) {
    this.deps = deps;
  }

  /** Whether people can be called by mail. */
  get hasMail(): boolean {
    return this.deps.mailer !== null && this.deps.url !== null;
  }

  settingsOf(who: Identity): Promise<CallSettings | null> {
    return callSettingsOf(this.deps.records, who);
  }

  /**
   * Keeps what somebody wishes, and asks a new mail address whether it is theirs; or says why not.
   * @example const settings = await desk.keep(identity, wishes); if (typeof settings === 'string') …
   */
  async keep(who: Identity, wishes: CallWishes): Promise<CallSettings | WishProblem> {
    const { records, now, isAnywhere } = this.deps;
    const { mail, webhook } = wishes;
    if (mail !== null && !this.hasMail) return 'no-mail';
    if (webhook !== null && !mayBeWebhook(webhook.url, isAnywhere)) return 'bad-webhook';
    const before = await this.settingsOf(who);
    const isConfirmed = mail !== null && before?.mail === mail && before.isConfirmed;
    if (mail !== null && !isConfirmed) {
      const problem = await this.ask(who, mail, wishes);
      if (problem !== null && !(problem === 'just-written' && before?.mail === mail)) return problem;
    }
    const settings = { ...wishes, isConfirmed };
    await records.writeRecords({ put: [keptSettings(who, settings, now())] });
    return settings;
  }

  /** Whoever has the address says that it is theirs; false if the link is none, or too old. */
  async confirm(token: string): Promise<boolean> {
    const { links, now } = this.deps;
    const link = links.read('confirm', token, now());
    return link !== null && this.change(link, settings => ({ ...settings, isConfirmed: true }));
  }

  /** Whoever has the address wants no more mails; false if the link is none. */
  async stop(token: string): Promise<boolean> {
    const { links, now } = this.deps;
    const link = links.read('stop', token, now());
    if (link === null) return false;
    await this.change(link, settings => ({ ...settings, mail: null, isConfirmed: false }));
    return true; // also if there was nothing any more to stop
  }

  private async change(
    { who, mail }: { readonly who: Identity; readonly mail: string },
    changed: (settings: CallSettings) => CallSettings,
  ): Promise<boolean> {
    const settings = await this.settingsOf(who);
    if (settings?.mail !== mail) return false;
    await this.deps.records.writeRecords({ put: [keptSettings(who, changed(settings), this.deps.now())] });
    return true;
  }

  private async ask(who: Identity, mail: string, { language }: CallWishes): Promise<WishProblem | null> {
    const { records, links, mailer, now, url, logger } = this.deps;
    const id = createHash('sha256').update(mail.toLowerCase()).digest('base64url');
    const asked = await records.record(CONFIRMATION, id);
    if (asked !== null && now() - asked.at < BETWEEN_QUESTIONS) return 'just-written';
    const say = calls[language];
    const link = `${url}/calls/confirm/${links.sign('confirm', who, mail, now() + CONFIRMABLE)}`;
    try {
      await mailer?.send({
        to: mail,
        subject: say.confirmSubject,
        text: [say.confirm, link, '', say.ignore].join('\n'),
      });
    } catch (error) {
      logger.error({ error }, 'the mail server would not take a mail');
      return 'mail-trouble';
    }
    await records.writeRecords({ put: [{ kind: CONFIRMATION, id, owner: CONFIRMATION, at: now(), body: '' }] });
    return null;
  }
}
