import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../../model/events.ts';
import type { TableSnapshot } from '../../model/match-history.ts';
import type { Games } from '../../model/plan.ts';
import { games, Rehearsal } from '../../tests/rehearsal.ts';
import { checkTable } from '../table-check.ts';

/** A game of Fuji Flush in which so many cards were played. */
function played(moves: number): Rehearsal {
  const rehearsal = Rehearsal.begun();
  for (let i = 0; i < moves && rehearsal.table.phase === 'playing'; i++) {
    const { turn } = rehearsal;
    rehearsal.play(turn, rehearsal.first(turn));
  }
  return rehearsal;
}

const eventsOf = ({ table }: Rehearsal): RecordedEvent[] => JSON.parse(JSON.stringify(table.events)) as RecordedEvent[];
const snapshotOf = ({ table }: Rehearsal): TableSnapshot =>
  JSON.parse(JSON.stringify(table.history.snapshot())) as TableSnapshot;
const shelf =
  (game: Game): Games =>
  () =>
    game;
/** The events with one entry changed. */
const bent = (
  events: readonly RecordedEvent[],
  seq: number,
  change: (entry: { [field: string]: unknown }) => object,
): RecordedEvent[] =>
  events.map(event =>
    event.type === 'entry' && event.entry.seq === seq
      ? ({ ...event, entry: { ...event.entry, ...change({ ...event.entry }) } } as RecordedEvent)
      : event,
  );

describe('a kept table', () => {
  it('is the same when nothing has changed, over or not, with its snapshot or without', () => {
    const running = played(10);
    const checked = checkTable(eventsOf(running), { snapshot: snapshotOf(running), games });
    expect(checked).toMatchObject({ game: 'fuji-flush', phase: 'playing', entries: 11, difference: null });
    expect(checked.draws).toBeGreaterThan(50);
    const over = played(1_000);
    expect(checkTable(eventsOf(over), { snapshot: null, games })).toMatchObject({ phase: 'over', difference: null });
  });

  it('where nobody has begun has nothing to play again', () => {
    const { table } = new Rehearsal();
    expect(checkTable(table.events, { snapshot: null, games })).toMatchObject({ entries: 0, difference: null });
  });

  it('with an undo in it is the same', () => {
    const rehearsal = Rehearsal.begun({ game: 'abacus', seats: 2 });
    const [who] = rehearsal.people;
    rehearsal.must(who ?? '', { type: 'play', action: rehearsal.first(0) });
    rehearsal.must(who ?? '', { type: 'undo', acts: 1 });
    expect(checkTable(eventsOf(rehearsal), { snapshot: null, games }).difference).toBeNull();
  });

  const events = eventsOf(played(10));
  const game: Game = fujiFlush;
  it.each<[string, object, readonly RecordedEvent[], Games]>([
    ['other events', { flaw: 'other-events', entry: 4 }, bent(events, 4, () => ({ events: [] })), games],
    ['a draw more', { flaw: 'draw-surplus', entry: 4 }, bent(events, 4, () => ({ draws: [[6, 1]] })), games],
    ['a die of another stream', { flaw: 'draw-stream', entry: 0 }, events.map(forged), games],
    [
      'an act that the rules refuse',
      { flaw: 'refused', entry: 4, refusal: { refused: 'bad-shape' } },
      bent(events, 4, ({ cause }) => ({ cause: { ...(cause as object), action: { type: 'playCard', card: 1 } } })),
      games,
    ],
    ['a number that does not follow', { flaw: 'wrong-number', entry: 4 }, bent(events, 4, () => ({ seq: 7 })), games],
    ['a version nobody has', { flaw: 'no-such-rules', entry: null }, events, shelf({ ...game, version: 99 })],
    ['a game nobody has', { flaw: 'unknown-game', entry: null }, events, () => undefined],
    ['no beginning', { flaw: 'unreadable', entry: null }, events.slice(1), games],
    [
      'rules that break down',
      { flaw: 'rules-fail', entry: 0 },
      events,
      shelf({
        ...game,
        setup: () => {
          throw new Error('planted');
        },
      }),
    ],
  ])('is different with %s', (_, difference, kept, box) => {
    expect(checkTable(kept, { snapshot: null, games: box }).difference).toMatchObject(difference);
  });

  it('is different where its snapshot is', () => {
    const rehearsal = played(10);
    const { saved, clocks } = snapshotOf(rehearsal);
    const snapshot = { saved: { ...saved, position: saved.position + 1 }, clocks };
    expect(checkTable(eventsOf(rehearsal), { snapshot, games }).difference).toEqual({
      flaw: 'other-position',
      entry: saved.seq,
    });
  });

  it('is the same without a snapshot that the rules cannot take up any more', () => {
    const rehearsal = played(10);
    const snapshot = snapshotOf(rehearsal);
    (snapshot.saved.state as { stack: object[] }).stack.push({ step: 'a step of old', at: 0, v: {} });
    const checked = checkTable(eventsOf(rehearsal), { snapshot, games });
    expect(checked).toMatchObject({ phase: 'playing', entries: 11, difference: null });
  });

  it('that was brought up to date goes on from its snapshot', () => {
    const rehearsal = played(10);
    const { saved, clocks } = snapshotOf(rehearsal);
    const newer = { ...game, version: fujiFlush.version + 1 };
    const snapshot = { saved: { ...saved, version: newer.version }, clocks };
    const checked = checkTable(eventsOf(rehearsal), { snapshot, games: shelf(newer) });
    expect(checked).toMatchObject({ phase: 'playing', entries: 0, difference: null });
  });
});

/** The first die of the game is another one. */
function forged(event: RecordedEvent): RecordedEvent {
  if (event.type !== 'began') return event;
  const [[bound, value] = [2, 0], ...rest] = event.entry.draws;
  return { ...event, entry: { ...event.entry, draws: [[bound, (value + 1) % bound], ...rest] } };
}
