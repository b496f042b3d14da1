/**
 * Passkeys: whoever wants to be known on any device keeps one in their phone, their computer or a key on a ring. The server keeps the
 * public half; who has the other one can sign what the server says, and is that person.
 *
 * What is to be signed is made by the server, good for a few minutes and once. A passkey belongs to the name of the site it was made
 * at; browsers hold it back from any other.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Identity } from '@havre/table/model/events.ts';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { RecordConflict, type Records } from '../storage/records.ts';

/** The site that asks, as the browser knows it. */
export interface PasskeySite {
  /** Its name, without a port: 'havre.example'. */
  readonly name: string;
  readonly origin: string;
}

/** A passkey as its person sees it. */
export interface OwnPasskey {
  readonly passkey: string;
  readonly name: string;
  readonly since: number;
  /** When it was last used; null if never. */
  readonly used: number | null;
}

/** Why a passkey is not taken. */
export type PasskeyProblem =
  /** It was made at another site, or signed for one, or does not fit what was asked. */
  | 'foreign-passkey'
  /** What it signs was asked too long ago, or was signed already. */
  | 'old-passkey'
  /** Nobody here has it. */
  | 'unknown-passkey'
  /** So many belong to one person at most. */
  | 'too-many-passkeys';

interface KeptPasskey {
  readonly name: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly used: number | null;
}

/** Few use it: it is loaded when the first of them does. */
const webAuthn = () => import('@simplewebauthn/server');
/** Signatures that every browser and every key can make: ES256, and RS256 for Windows. */
const ALGORITHMS = [-7, -257];

type Purpose = 'make' | 'use';

const KIND = 'passkey';
const SPENT = 'passkey-challenge';
/** Challenges that were signed belong to nobody. */
const NOBODY = 'challenges';
const GOOD_FOR = 5 * 60_000;
const MOST_PASSKEYS = 10;
const SPENT_IN_ONE_GO = 50;
const RANDOM_BYTES = 16;
const TIME_BYTES = 8;

export class Passkeys {
  private readonly records: Records;
  private readonly now: () => number;
  private readonly key: Buffer;

  /** The secret is kept beside the store: what was asked before a restart, or by another server, can be answered. */
  constructor(records: Records, now: () => number, secret: string) {
    this.records = records;
    this.now = now;
    this.key = createHmac('sha256', secret).update('challenges of passkeys').digest();
  }

  async of(who: Identity): Promise<OwnPasskey[]> {
    const kept = await this.records.recordsOf(who, KIND, MOST_PASSKEYS);
    return kept.map(({ id, at, body }) => {
      const { name, used } = JSON.parse(body) as KeptPasskey;
      return { passkey: id, name, since: at, used };
    });
  }

  /** What a browser needs to make a passkey for somebody. */
  async making(who: Identity, site: PasskeySite, name: string): Promise<object | PasskeyProblem> {
    const own = await this.of(who);
    if (own.length >= MOST_PASSKEYS) return 'too-many-passkeys';
    const { generateRegistrationOptions } = await webAuthn();
    return generateRegistrationOptions({
      supportedAlgorithmIDs: ALGORITHMS,
      ...{ rpName: 'Havre', rpID: site.name, userName: name, userDisplayName: name },
      userID: new Uint8Array(createHash('sha256').update(who).digest()),
      challenge: new Uint8Array(this.challengeFor('make')),
      excludeCredentials: own.map(({ passkey }) => ({ id: passkey })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  /** Keeps the public half of a passkey that has just been made, if it was made here and now. */
  async keep(who: Identity, site: PasskeySite, name: string, answer: object): Promise<OwnPasskey | PasskeyProblem> {
    const challenge = await this.spend('make', answer);
    if (challenge === null) return 'old-passkey';
    // Whoever asks many times before the first answer has been told ten times that there is room.
    if ((await this.of(who)).length >= MOST_PASSKEYS) return 'too-many-passkeys';
    const { verifyRegistrationResponse } = await webAuthn();
    const verified = await verifyRegistrationResponse({
      supportedAlgorithmIDs: ALGORITHMS,
      ...{ response: answer as RegistrationResponseJSON, expectedChallenge: challenge },
      ...{ expectedOrigin: site.origin, expectedRPID: site.name, requireUserVerification: false },
    }).catch(() => null);
    if (verified?.verified !== true) return 'foreign-passkey';
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    const kept: KeptPasskey = { name, publicKey: Buffer.from(publicKey).toString('base64url'), counter, used: null };
    const at = this.now();
    try {
      await this.records.writeRecords({ add: [{ kind: KIND, id, owner: who, at, body: JSON.stringify(kept) }] });
    } catch (error) {
      if (error instanceof RecordConflict) return 'foreign-passkey';
      throw error;
    }
    return { passkey: id, name, since: at, used: null };
  }

  /** What a browser needs to use a passkey, whosever it is. */
  async using(site: PasskeySite): Promise<object> {
    const { generateAuthenticationOptions } = await webAuthn();
    return generateAuthenticationOptions({
      ...{ rpID: site.name, userVerification: 'preferred' },
      challenge: new Uint8Array(this.challengeFor('use')),
    });
  }

  /** Whose passkey has signed what was asked; or why that is nobody's word. */
  async whose(site: PasskeySite, answer: object): Promise<{ readonly who: Identity } | PasskeyProblem> {
    const response = answer as AuthenticationResponseJSON;
    const record = await this.records.record(KIND, response.id);
    if (record === null) return 'unknown-passkey';
    const challenge = await this.spend('use', answer);
    if (challenge === null) return 'old-passkey';
    const kept = JSON.parse(record.body) as KeptPasskey;
    const publicKey = new Uint8Array(Buffer.from(kept.publicKey, 'base64url'));
    const { verifyAuthenticationResponse } = await webAuthn();
    const verified = await verifyAuthenticationResponse({
      ...{ response, expectedChallenge: challenge, expectedOrigin: site.origin, expectedRPID: site.name },
      ...{ credential: { id: record.id, publicKey, counter: kept.counter }, requireUserVerification: false },
    }).catch(() => null);
    if (verified?.verified !== true) return 'foreign-passkey';
    const used: KeptPasskey = { ...kept, counter: verified.authenticationInfo.newCounter, used: this.now() };
    await this.records.writeRecords({ put: [{ ...record, body: JSON.stringify(used) }] });
    return { who: record.owner };
  }

  /** A passkey of somebody is not good here any more; false if they have no such passkey. */
  async remove(who: Identity, passkey: string): Promise<boolean> {
    const record = await this.records.record(KIND, passkey);
    if (record?.owner !== who) return false;
    await this.records.writeRecords({ remove: [{ kind: KIND, id: passkey }] });
    return true;
  }

  /** Something to sign that only this server can have made: chance, until when it is good, and a seal over both. */
  private challengeFor(purpose: Purpose): Buffer {
    const until = Buffer.alloc(TIME_BYTES);
    until.writeBigUInt64BE(BigInt(this.now() + GOOD_FOR));
    const text = Buffer.concat([randomBytes(RANDOM_BYTES), until]);
    return Buffer.concat([text, this.sealOf(purpose, text)]);
  }

  /** What was signed, if we have asked for it not long ago and it was not signed before; from now on it was. */
  private async spend(purpose: Purpose, answer: object): Promise<string | null> {
    const challenge = challengeIn(answer);
    const bytes = Buffer.from(challenge ?? '', 'base64url');
    const text = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES);
    const seal = bytes.subarray(RANDOM_BYTES + TIME_BYTES);
    const expected = this.sealOf(purpose, text);
    if (challenge === null || seal.length !== expected.length || !timingSafeEqual(seal, expected)) return null;
    if (Number(text.readBigUInt64BE(RANDOM_BYTES)) < this.now()) return null;
    const old = await this.records.recordsUntil(NOBODY, SPENT, this.now() - GOOD_FOR, SPENT_IN_ONE_GO);
    const body = randomBytes(RANDOM_BYTES).toString('base64url'); // of two who come with the same one is first
    try {
      await this.records.writeRecords({
        add: [{ kind: SPENT, id: challenge, owner: NOBODY, at: this.now(), body }],
        remove: old,
      });
    } catch (error) {
      if (error instanceof RecordConflict) return null;
      throw error;
    }
    return challenge;
  }

  private sealOf(purpose: Purpose, text: Buffer): Buffer {
    return createHmac('sha256', this.key).update(purpose).update(text).digest();
  }
}

/** What a browser says it has signed; it is checked against the signature later. */
function challengeIn(answer: object): string | null {
  const { response } = answer as { response?: { clientDataJSON?: unknown } };
  try {
    const data = JSON.parse(
      Buffer.from(String(response?.clientDataJSON ?? ''), 'base64url').toString('utf8'),
    ) as unknown;
    const { challenge } = data as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
