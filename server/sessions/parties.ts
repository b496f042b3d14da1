/**
 * Who is behind the sockets, and what each may still do.
 *
 * An allowance belongs to somebody and not to a socket: whoever closes one and opens another finds it as it was left. It is
 * forgotten when it is as good as new, so that what is remembered is bounded by what was done lately.
 */
import type { Identity } from '@havre/table/model/events.ts';
import { networkOf } from '../operation/network.ts';
import { Allowance, type Rates, SocketAllowance } from './allowance.ts';
import type { Limits } from './limits.ts';

/** Somebody who asks to be admitted. */
export interface Caller {
  /** Null for somebody whom nobody knows: all those of a network are one person. */
  readonly who: Identity | null;
  readonly address: string;
}

/** A socket that has been let in. */
export interface Admission {
  readonly allowance: SocketAllowance;
  /** It has been closed. */
  leave(): void;
}

export class Parties {
  private readonly limits: Limits;
  private readonly now: () => number;
  private readonly parties = new Map<string, Allowance>();

  constructor(limits: Limits, now: () => number) {
    this.limits = limits;
    this.now = now;
  }

  /** How many are remembered. */
  get size(): number {
    return this.parties.size;
  }

  /**
   * Lets a socket in; null if its person or its network has too many already.
   * @example const admission = parties.admit({ who, address: request.ip });
   */
  admit({ who, address }: Caller): Admission | null {
    const { limits } = this;
    const at = networkOf(address);
    const person = this.party(who === null ? `strangers ${at}` : `identity ${who}`, limits);
    const network = this.party(`network ${at}`, limits.network);
    const most = who === null ? limits.strangers : limits.sockets;
    if (person.sockets >= most || network.sockets >= limits.networkSockets) return null;
    person.sockets++;
    network.sockets++;
    return {
      allowance: new SocketAllowance(person, network),
      leave() {
        person.sockets--;
        network.sockets--;
      },
    };
  }

  /** Forgets those who are as good as new. */
  sweep(): void {
    for (const [name, allowance] of this.parties) if (allowance.isRested) this.parties.delete(name);
  }

  private party(name: string, rates: Rates): Allowance {
    const known = this.parties.get(name);
    if (known !== undefined) return known;
    const allowance = new Allowance(rates, this.now);
    this.parties.set(name, allowance);
    return allowance;
  }
}
