/**
 * A match in the page that speaks to its one person as any table does to those who sit there, so that the same board shows it:
 * for lessons and puzzles. Whoever makes one says what is done with a move, and writes down what has happened.
 */
import type { MatchEntry } from '@havre/engine/kernel/entry.ts';
import type { Match } from '@havre/engine/kernel/match.ts';
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import { listed, type Seat } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { ClientTable } from '@havre/protocol/client/client-table.ts';
import type { Listener, TableTransport } from '@havre/protocol/client/connection.ts';
import { storageInMemory } from '@havre/protocol/client/environment.ts';
import { DiceCommitment } from '@havre/protocol/client/fairness.ts';
import type { Command } from '@havre/table/commands/command.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import type { TableInfo } from '@havre/table/viewing/table-info.ts';
import { EMPTY_STATE, filmPatches, type Update } from '@havre/table/viewing/update.ts';
import type { ViewerEvent } from '@havre/table/viewing/viewer-events.ts';

export interface SoloMatchPlace {
  /** Names the table on this page. */
  readonly id: string;
  /** The seat of its person; programs sit in the others. */
  readonly seat: Seat;
  readonly name: string;
}

export abstract class SoloMatch implements TableTransport {
  readonly table: ClientTable;
  protected readonly match: Match;
  protected readonly seat: Seat;
  private readonly name: string;
  private readonly events: ViewerEvent[] = [];
  private listener: Listener | null = null;

  constructor(match: Match, { id, seat, name }: SoloMatchPlace) {
    this.match = match;
    this.seat = seat;
    this.name = name;
    for (const entry of match.log) this.write(entry);
    this.table = new ClientTable(id, false, this, new DiceCommitment(primitives, storageInMemory(), id));
    this.watch(this.table);
  }

  watch(listener: Listener): void {
    this.listener = listener;
    listener.receiveUpdate(this.update(0, this.events));
  }

  async command(_table: string, command: Command): Promise<Refusal | null> {
    return command.type === 'play' ? this.play(command.action, command.decision) : { refused: 'not-in-this-game' };
  }

  /** What its person does. */
  protected abstract play(action: AnyAction, decision?: number): Refusal | null;

  /** Tells what has just happened. */
  protected write(entry: MatchEntry): void {
    const told = this.match.viewerEntry(entry, this.seat);
    if (told === null) {
      // Nothing has happened that one hears of, but something else may be asked now.
      this.listener?.receiveUpdate(this.update(this.events.length, []));
      return;
    }
    const item: ViewerEvent = { type: 'game', at: 0, letter: told };
    this.events.push(item);
    if (this.listener === null) return;
    const { view } = this.table;
    const film = this.match.films([this.seat]).get(this.seat) ?? [];
    const update = this.update(this.events.length - 1, [item]);
    this.listener.receiveUpdate(
      view === null ? update : { ...update, film: filmPatches(view, [...film, this.match.view(this.seat)]) },
    );
  }

  private update(from: number, items: readonly ViewerEvent[]): Update {
    const { match, seat } = this;
    return {
      ...EMPTY_STATE,
      whole: true,
      table: this.info(),
      eyes: `seat ${seat}`,
      isHost: true,
      from,
      items: [...items],
      view: match.view(seat),
      question: match.asked(seat),
    };
  }

  private info(): TableInfo {
    const { match, seat: own, name } = this;
    const { id } = match.game;
    return {
      table: id,
      code: '',
      plan: {
        game: id,
        options: match.options,
        seats: match.seats,
        visibility: 'private',
        clock: { type: 'none' },
        hints: true,
        botPace: 0,
      },
      phase: match.over ? 'over' : 'playing',
      sitters: Array.from({ length: match.seats }, (_, seat) => ({
        name: seat === own ? name : '',
        person: seat === own,
        bot: seat === own ? null : 'script',
        ready: true,
        commitment: null,
        silenced: false,
        here: true,
        left: false,
      })),
      host: own,
      proof: { table: id, commitment: '', openings: [] },
      outcome: match.outcome,
      acting: listed(match.mayAct),
      proposal: null,
      rematch: null,
      origin: null,
      screen: false,
    };
  }
}
