/** Everything that is read. Readers never wait for the writer: they see what was durable when they began. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Bell, Card, Device, Line, Snapshot } from '@havre/table/store.ts';
import type { KeptReplay } from '../replays/archive.ts';

/** A card as it comes out of the database. */
type CardRow = Omit<Card, 'visible' | 'people'> & { readonly visible: number; readonly people: string };

const CARDS = `
  SELECT table_id AS "table", code, game, phase, visible, seats, taken, people,
    created_at AS createdAt, touched_at AS touchedAt
  FROM cards`;
const LIVE = `phase IN ('gathering', 'playing')`;
const LATEST_FIRST = 'ORDER BY touched_at DESC, table_id DESC';

export class Reader {
  private readonly db: DatabaseSync;
  private readonly linesFrom: StatementSync;
  private readonly snapshotOf: StatementSync;
  private readonly cardOf: StatementSync;
  private readonly cardOfCode: StatementSync;
  private readonly visibleCards: StatementSync;
  private readonly cardsOfPerson: StatementSync;
  private readonly allLive: StatementSync;
  private readonly allAbandoned: StatementSync;
  private readonly deviceOf: StatementSync;
  private readonly bellsOfPerson: StatementSync;
  private readonly replayOf: StatementSync;
  private readonly partOfReplay: StatementSync;

  constructor(db: DatabaseSync) {
    this.db = db;
    this.linesFrom = db.prepare(
      'SELECT table_id AS "table", seq, body FROM facts WHERE table_id = ? AND seq >= ? ORDER BY seq',
    );
    this.snapshotOf = db.prepare('SELECT table_id AS "table", seq, body FROM snapshots WHERE table_id = ?');
    this.cardOf = db.prepare(`${CARDS} WHERE table_id = ?`);
    this.cardOfCode = db.prepare(`${CARDS} WHERE code = ?`);
    this.visibleCards = db.prepare(`${CARDS} WHERE visible = 1 AND ${LIVE} ${LATEST_FIRST} LIMIT ?`);
    this.cardsOfPerson = db.prepare(`${CARDS} JOIN people USING (table_id) WHERE identity = ? ${LATEST_FIRST} LIMIT ?`);
    this.allLive = db.prepare(`${CARDS} WHERE ${LIVE} ${LATEST_FIRST}`);
    this.allAbandoned = db.prepare(`${CARDS} WHERE phase <> 'over' AND touched_at < ?`);
    this.deviceOf = db.prepare(
      'SELECT secret_hash AS secretHash, identity, created_at AS createdAt FROM devices WHERE secret_hash = ?',
    );
    this.bellsOfPerson = db.prepare(
      'SELECT endpoint, identity, keys, language, created_at AS createdAt FROM bells WHERE identity = ? ORDER BY created_at',
    );
    this.replayOf = db.prepare(`
      SELECT table_id AS "table", format, rules, etag, size, crc, created_at AS createdAt
      FROM replays WHERE table_id = ?`);
    this.partOfReplay = db.prepare('SELECT bytes FROM replay_parts WHERE table_id = ? AND part = ?');
  }

  lines(table: string, from: number): Line[] {
    return this.linesFrom.all(table, from).map(row => ({ ...(row as unknown as Line) }));
  }

  snapshot(table: string): Snapshot | null {
    const row = this.snapshotOf.get(table);
    return row === undefined ? null : { ...(row as unknown as Snapshot) };
  }

  card(table: string): Card | null {
    return this.cardOf.all(table).map(cardIn)[0] ?? null;
  }

  cardByCode(code: string): Card | null {
    return this.cardOfCode.all(code).map(cardIn)[0] ?? null;
  }

  publicCards(limit: number): Card[] {
    return this.visibleCards.all(limit).map(cardIn);
  }

  cardsOf(identity: string, limit: number): Card[] {
    return this.cardsOfPerson.all(identity, limit).map(cardIn);
  }

  liveCards(): Card[] {
    return this.allLive.all().map(cardIn);
  }

  abandonedCards(since: number): Card[] {
    return this.allAbandoned.all(since).map(cardIn);
  }

  deviceBySecret(secretHash: string): Device | null {
    const row = this.deviceOf.get(secretHash);
    return row === undefined ? null : { ...(row as unknown as Device) };
  }

  bellsOf(identity: string): Bell[] {
    return this.bellsOfPerson.all(identity).map(row => ({ ...(row as unknown as Bell) }));
  }

  replay(table: string): KeptReplay | null {
    const row = this.replayOf.get(table);
    return row === undefined ? null : { ...(row as unknown as KeptReplay) };
  }

  replayPart(table: string, part: number): Uint8Array | null {
    const row = this.partOfReplay.get(table, part) as { bytes: Uint8Array } | undefined;
    return row?.bytes ?? null;
  }

  close(): void {
    this.db.close();
  }
}

function cardIn(row: unknown): Card {
  const { people, visible, ...rest } = row as CardRow;
  return { ...rest, visible: visible === 1, people: JSON.parse(people) as string[] };
}
