/** Everything by which people are called, put together for a server. */
import type { Logger } from '@havre/table/runtime/logger.ts';
import type { Store } from '@havre/table/storage/store.ts';
import type { Records } from '../storage/records.ts';
import { CallDesk } from './call-desk.ts';
import { mayBeWebhook } from './endpoint.ts';
import type { PushKeys } from './keys.ts';
import { MadeCalls } from './made-calls.ts';
import { Mailer, type MailSettings } from './mailer.ts';
import type { OutsideNetwork } from './outside-call.ts';
import { PushChannel } from './push-channel.ts';
import { PutOffCalls } from './put-off-calls.ts';
import { signedLinks } from './signed-links.ts';
import { TurnNotifier } from './turn-notifier.ts';
import { WishedChannel } from './wished-channels.ts';

export interface CallingSettings {
  readonly logger: Logger;
  readonly contact?: string;
  readonly publicUrl?: string;
  readonly mail?: MailSettings;
  readonly privateWebhooks?: boolean;
  readonly callTiming?: { readonly timeout: number; readonly pause: number };
  readonly pushNetwork?: OutsideNetwork;
}

export interface CallingDeps {
  readonly kept: Records;
  readonly store: Store;
  readonly keys: PushKeys;
  readonly now: () => number;
  readonly isOurs: (who: string) => boolean;
}

/** Where nobody is named; some push services then take no calls. */
const NO_CONTACT = 'mailto:nobody@example.org';
/** What may be called where webhooks inside the house are allowed. */
const ANYWHERE = { mayCall: (address: string) => mayBeWebhook(address, true), mayConnect: () => true };

/**
 * Those who call, and where people say how.
 * @example const { ringer, callDesk } = callingParts(settings, deps);
 */
export function callingParts(settings: CallingSettings, { kept: records, store, keys, now, isOurs }: CallingDeps) {
  const { logger, contact = NO_CONTACT, mail, publicUrl: url = null, privateWebhooks = false, callTiming } = settings;
  const links = signedLinks(keys.privateKey);
  const mailer = mail === undefined ? null : new Mailer(mail);
  const outside = privateWebhooks ? ANYWHERE : {};
  const pause = callTiming === undefined ? {} : { pause: callTiming.pause };
  const timeout = callTiming === undefined ? {} : { timeout: callTiming.timeout };
  const putOff = new PutOffCalls({ records, now, logger, isOurs, ...pause });
  const channels = [
    new PushChannel({
      store,
      keys,
      logger,
      contact,
      now,
      ...(settings.pushNetwork && { outside: settings.pushNetwork }),
    }),
    new WishedChannel({ records, logger, links, mailer, url, outside }),
  ];
  const ringer = new TurnNotifier({ logger, channels, putOff, made: new MadeCalls(records, now), ...timeout });
  const callDesk = new CallDesk({ records, links, mailer, logger, now, url, isAnywhere: privateWebhooks });
  return { ringer, putOff, mailer, callDesk };
}
