/** What the page asks the server about clubs. */
import { identified } from '../shell/server.ts';

export interface ClubSummary {
  readonly club: string;
  readonly name: string;
}

export interface ClubMember {
  readonly mark: string;
  readonly name: string;
  readonly isHost: boolean;
}

export interface WholeClub extends ClubSummary {
  readonly own: ClubMember | null;
  readonly members: readonly ClubMember[];
  readonly size: number;
  readonly tables: readonly {
    readonly table: string;
    readonly game: string;
    readonly phase: string;
    readonly seats: number;
    readonly taken: number;
  }[];
  readonly seasons: readonly string[];
}

export interface MemberStanding {
  readonly member: string;
  readonly games: number;
  readonly wins: number;
  readonly strength: number;
  readonly doubt: number;
}

export interface ShownSeason {
  readonly played: readonly string[];
  readonly standings: readonly MemberStanding[];
  readonly games: readonly {
    readonly table: string;
    readonly game: string;
    readonly endedAt: number;
    readonly players: readonly { readonly name: string; readonly share: number }[];
  }[];
}

/** What was asked about clubs was refused, by its code. */
export class ClubsRefused extends Error {
  override name = 'ClubsRefused';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/**
 * Asks, as whoever holds this device; rejects with `ClubsRefused`.
 * @example const club = await askClubs<WholeClub>('GET', `/${id}`);
 */
export async function askClubs<T>(method: string, path: string, body?: object): Promise<T> {
  await identified().catch(() => {});
  const init =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`/api/v1/clubs${path}`, { method, ...init }).catch(() => {
    throw new ClubsRefused('other');
  });
  const answer = (await response.json().catch(() => ({}))) as T & { error?: string };
  if (!response.ok) throw new ClubsRefused(answer.error ?? 'other');
  return answer;
}
