/**
 * Links that are as good as being known, for one thing only: that a mail address is one's own, or that no more mails shall come.
 * They are signed, so that nothing has to be kept for them.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Identity } from '@havre/table/model/events.ts';

const PURPOSE = 'links in calls';

export type LinkPurpose = 'confirm' | 'stop';

export interface SignedLinks {
  /** A word for an address; it holds for an identity, a mail address and a purpose. */
  sign(purpose: LinkPurpose, who: Identity, mail: string, until: number): string;
  /** Whose it is, unless it was never signed for this or is too old. */
  read(purpose: LinkPurpose, token: string, now: number): { readonly who: Identity; readonly mail: string } | null;
}

/**
 * Links with a key of their own, derived from a secret that is kept beside the store.
 * @example const links = signedLinks(keys.privateKey); links.sign('stop', who, mail, Number.MAX_SAFE_INTEGER)
 */
export function signedLinks(secret: string): SignedLinks {
  const key = createHmac('sha256', secret).update(PURPOSE).digest();
  const signatureOf = (purpose: LinkPurpose, text: string): Buffer =>
    createHmac('sha256', key).update(`${purpose} ${text}`).digest();
  return {
    sign(purpose, who, mail, until) {
      const text = Buffer.from(JSON.stringify([who, mail, until])).toString('base64url');
      return `${text}.${signatureOf(purpose, text).toString('base64url')}`;
    },
    read(purpose, token, now) {
      const [text = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(purpose, text);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const [who, mail, until] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [string, string, number];
      return until < now ? null : { who, mail };
    },
  };
}
