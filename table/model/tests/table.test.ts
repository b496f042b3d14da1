import type { Game } from '@havre/engine/kernel/game.ts';
import { describe, expect, test } from 'vitest';
import { summaryOf } from '../../storage/table-storage.ts';
import { Rehearsal } from '../../tests/rehearsal.ts';
import { viewerEventsSince } from '../../viewing/viewer-feed.ts';
import { viewerStateOf } from '../../viewing/viewer-state.ts';
import type { RecordedEvent } from '../events.ts';
import { Table } from '../table.ts';

const played = (moves: number) => {
  const rehearsal = Rehearsal.begun();
  for (let i = 0; i < moves; i++) {
    rehearsal.play(rehearsal.turn, rehearsal.first(rehearsal.turn));
  }
  return rehearsal;
};

describe('a table read again from its events', () => {
  test('is the same, with the same dice to come', () => {
    const rehearsal = played(9);
    const again = rehearsal.reread();
    expect([0, 1, 2, -1].map(viewer => viewerStateOf(again, viewer))).toEqual(
      [0, 1, 2, -1].map(viewer => viewerStateOf(rehearsal.table, viewer)),
    );
    expect(again.match?.save()).toEqual(rehearsal.table.match?.save());
  });

  test('from a snapshot too, whatever came after it', () => {
    const rehearsal = played(5);
    const snapshot = JSON.parse(JSON.stringify(rehearsal.table.history.snapshot()));
    rehearsal.must('bert', { type: 'say', channel: 'table', message: { phrase: 'phew' } });
    rehearsal.play(rehearsal.turn, rehearsal.first(rehearsal.turn));
    const again = rehearsal.reread(snapshot);
    expect(again.match?.save()).toEqual(rehearsal.table.match?.save());
    expect(again.match?.firstSeq).toBe(0);
    expect(again.events).toEqual(rehearsal.table.events);
  });

  test('holds each entry once, wherever it was read or played', () => {
    const rehearsal = played(5);
    const snapshot = JSON.parse(JSON.stringify(rehearsal.table.history.snapshot()));
    rehearsal.play(rehearsal.turn, rehearsal.first(rehearsal.turn));
    for (const { events, entries, match } of [rehearsal.table, rehearsal.reread(), rehearsal.reread(snapshot)]) {
      const written = events.flatMap(event => ('entry' in event ? [event.entry] : []));
      expect(entries).toBe(match?.log);
      expect(entries.map((entry, i) => entry === written[i])).toEqual(written.map(() => true));
    }
  });

  test('is refused if its dice are not those of the table', () => {
    const rehearsal = played(1);
    const began = rehearsal.table.events.find(event => event.type === 'began');
    const [first] = began?.entry.draws ?? [];
    if (first === undefined) throw new Error('nothing was drawn');
    (first as unknown as number[])[1] = (first[1] + 1) % first[0];
    expect(() => rehearsal.reread()).toThrow('does not give');
  });

  test('is refused if an event is missing', () => {
    const rehearsal = played(1);
    rehearsal.table.events.splice(3, 1);
    expect(() => rehearsal.reread()).toThrow('does not follow');
  });

  test('knows which commands were carried out', () => {
    const rehearsal = new Rehearsal();
    const command = { who: 'bert', id: 'c1' };
    rehearsal.table.evolve({ type: 'sat', seat: 0, who: 'bert', name: 'Bert', seq: 1, at: 0, command });
    expect(rehearsal.reread().hasDone(command)).toBe(true);
    expect(rehearsal.reread().hasDone({ who: 'anne', id: 'c1' })).toBe(false);
  });

  test('remembers the commands of each person, however many have been given since', () => {
    const { table } = new Rehearsal();
    const does = (who: string, id: string) => {
      const said = { type: 'said', seat: 0, channel: 'table', message: { text: id }, readers: 'everybody' } as const;
      table.evolve({ ...said, seq: table.seq + 1, at: 0, command: { who, id } });
    };
    does('bert', 'b0');
    for (let i = 0; i < 65; i++) does('anne', `a${i}`);
    const done = ['b0', 'a0', 'a1', 'a64'].map(id => table.hasDone({ who: id.startsWith('b') ? 'bert' : 'anne', id }));
    expect(done).toEqual([true, true, true, true]);
  });
});

describe('when the rules have changed since', () => {
  const begun = () => {
    const rehearsal = Rehearsal.begun({ game: 'tiny', seats: 2 });
    rehearsal.play(0, rehearsal.first(0));
    return rehearsal;
  };
  const events = ({ table }: Rehearsal): RecordedEvent[] => JSON.parse(JSON.stringify(table.events));
  const tiny = begun().table.game;

  test('a game is finished under the version it began with, where that is kept', () => {
    const rehearsal = begun();
    const newer: Game = { ...tiny, version: tiny.version + 1, earlier: [tiny] };
    const again = Table.fromEvents(events(rehearsal), { games: () => newer });
    expect(again.match?.game.version).toBe(tiny.version);
    expect(again.match?.fingerprint).toBe(rehearsal.match.fingerprint);
  });

  test('or goes on from a snapshot that is brought up to date, with all its events', () => {
    const rehearsal = begun();
    const newer: Game = { ...tiny, version: tiny.version + 1, migrate: saved => saved };
    const snapshot = JSON.parse(JSON.stringify(rehearsal.table.history.snapshot()));
    const again = Table.fromEvents(events(rehearsal), { snapshot, games: () => newer });
    expect(again.match?.game.version).toBe(newer.version);
    expect(viewerEventsSince(again, 0, 0)).toEqual(rehearsal.events(0));
    expect(again.entries).toEqual(rehearsal.table.entries);
  });

  test('or is played again from its log where the steps were rewritten, so that a snapshot cannot be taken up', () => {
    const rehearsal = begun();
    const snapshot = JSON.parse(JSON.stringify(rehearsal.table.history.snapshot()));
    snapshot.saved.state.stack.push({ step: 'a step of old', at: 0, v: {} });
    const again = Table.fromEvents(events(rehearsal), { snapshot, games: () => tiny });
    expect(again.match?.fingerprint).toBe(rehearsal.match.fingerprint);
    expect(viewerEventsSince(again, 0, 0)).toEqual(rehearsal.events(0));
  });

  test('a game that is not there any more is named', () => {
    expect(() => Table.fromEvents(events(begun()), { games: () => undefined })).toThrow("the game 'tiny'");
  });
});

test('the card of a table names everybody who sits or sat there, and counts the start as gathering', () => {
  const rehearsal = Rehearsal.ready();
  rehearsal.must('bert', { type: 'stand' });
  expect(summaryOf(rehearsal.table)).toMatchObject({
    phase: 'gathering',
    seats: 3,
    taken: 2,
    visible: true,
    people: ['anne', 'bert', 'cleo'],
  });
});
