import { onlooker, PUBLIC } from '@havre/engine/kernel/seats.ts';
import { describe, expect, test } from 'vitest';
import type { RecordedEvent } from '../../model/events.ts';
import { Rehearsal } from '../../tests/rehearsal.ts';
import { LatestEvents } from '../latest-events.ts';
import { infoOf } from '../table-info.ts';
import { viewerEventsOf } from '../viewer-events.ts';
import { viewerEventsSince } from '../viewer-feed.ts';
import { viewerStateOf } from '../viewer-state.ts';

const last = (rehearsal: Rehearsal, viewer: number) => {
  const event = rehearsal.table.events.at(-1);
  return event === undefined ? null : (viewerEventsOf(rehearsal.table, event, viewer)[0] ?? null);
};

describe('what has just happened', () => {
  const viewers = [0, 1, 2, 3, 4, onlooker(0), onlooker(1), PUBLIC];

  test('is to each viewer what it hears of the events, and one list for all who hear no more than the public', () => {
    const rehearsal = Rehearsal.begun({ game: 'whispers', seats: 5 });
    rehearsal.play(0, { type: 'clue', text: 'a bird' });
    rehearsal.play(1, { type: 'note', text: 'hurry' });
    const { table } = rehearsal;
    const shares = table.events.map(event => {
      const fresh = new LatestEvents(table, [event]);
      const heard = viewers.map(viewer => fresh.for(viewer));
      expect(heard).toEqual(viewers.map(viewer => viewerEventsOf(table, event, viewer)));
      return new Set(heard).size;
    });
    expect(shares.slice(-2)).toEqual([1, 5]); // a clue is open to all; a note is for three seats and the onlookers of their side
  });

  test('the answer of somebody who has given it once and for all is told to it alone', () => {
    const rehearsal = Rehearsal.begun({ game: 'whispers', seats: 5 });
    rehearsal.play(0, { type: 'clue', text: 'a bird' });
    const event = { ...rehearsal.table.events.at(-1), standing: true } as RecordedEvent;
    const fresh = new LatestEvents(rehearsal.table, [event]);
    expect(viewers.map(viewer => fresh.for(viewer))).toEqual(
      viewers.map(viewer => viewerEventsOf(rehearsal.table, event, viewer)),
    );
    expect(fresh.for(0)).not.toEqual(fresh.for(1));
  });
});

describe('the game', () => {
  test('each seat hears of its own cards alone, the public of none', () => {
    const rehearsal = Rehearsal.begun();
    for (const viewer of [0, 1, 2, PUBLIC]) {
      const start = rehearsal.events(viewer).find(item => item.type === 'game');
      const events = start?.type === 'game' ? start.letter.events : [];
      const dealt = events.filter(event => event.type === 'dealt') as unknown as { seat: number; secret?: object }[];
      expect(dealt.filter(event => event.secret !== undefined).map(event => event.seat)).toEqual(
        viewer === PUBLIC ? [] : [viewer],
      );
    }
  });

  test('numbers of events and entries never reach a viewer', () => {
    const rehearsal = Rehearsal.begun({ game: 'abacus', seats: 2 });
    rehearsal.play(0, { type: 'slide', by: 1 });
    rehearsal.must('anne', { type: 'undo', acts: 1 });
    rehearsal.play(0, { type: 'done' });
    rehearsal.play(1, { type: 'slide', by: 1 });
    rehearsal.must('anne', { type: 'undo', acts: 1 });
    const json = JSON.stringify([
      rehearsal.events(1),
      infoOf(rehearsal.table, () => true),
      viewerStateOf(rehearsal.table, 1),
    ]);
    expect(json).not.toMatch(/"(seq|to|draws|cause|command)"/);
  });

  test('what a viewer must not notice leaves no gap in its count', () => {
    const rehearsal = Rehearsal.begun({ game: 'whispers', seats: 5 });
    rehearsal.play(0, { type: 'clue', text: 'a bird' });
    const heard = [1, 3, PUBLIC].map(viewer => rehearsal.events(viewer).length);
    rehearsal.play(1, { type: 'draft', digit: 2 });
    expect([1, 3, PUBLIC].map((viewer, i) => rehearsal.events(viewer).length - (heard[i] ?? 0))).toEqual([1, 0, 0]);
    expect(last(rehearsal, 3)).toBeNull();
    expect(last(rehearsal, 1)).toMatchObject({ type: 'game', letter: { events: [{ type: 'drafted', digit: 2 }] } });
  });

  test('what fades is told once, and again only when the game is over', () => {
    const rehearsal = Rehearsal.begun({ game: 'shells', seats: 2 });
    rehearsal.play(0, { type: 'hide', shell: 1 });
    expect(last(rehearsal, 0)).toMatchObject({ letter: { events: [{ type: 'hid', secret: { shell: 1 } }] } });
    expect(last(rehearsal, 1)).toMatchObject({ letter: { events: [{ type: 'hid' }] } });
    expect(rehearsal.events(0).at(-1)).toMatchObject({ letter: { type: 'act', events: [] } });
    rehearsal.play(0, { type: 'stop' });
    rehearsal.play(1, { type: 'point', shell: 0 });
    rehearsal.play(0, { type: 'point', shell: 1 });
    expect(JSON.stringify(rehearsal.events(1))).toContain('hid');
  });
});

describe('chat', () => {
  const say = (rehearsal: Rehearsal, who: string, channel: string, text: string) =>
    rehearsal.try(who, { type: 'say', channel, message: { text } });

  test('before, during and after the game, as its channels allow', () => {
    const rehearsal = Rehearsal.ready();
    expect(say(rehearsal, 'bert', 'table', 'hello all')).toBeNull();
    expect(say(rehearsal, 'bert', 'team', 'psst')).toMatchObject({ refused: 'no-such-channel' });
    expect(say(rehearsal, 'bert', 'table', '  ')).toEqual({ refused: 'no-text' });
    expect(say(rehearsal, 'bert', 'table', 'a\u0007b')).toMatchObject({ refused: 'bad-shape' });
    rehearsal.must('anne', { type: 'start' });
    expect(say(rehearsal, 'bert', 'table', 'here we go')).toBeNull();

    const during = Rehearsal.begun();
    expect(say(during, 'bert', 'table', 'I have a twenty')).toEqual({ refused: 'phrases-only', rule: 'FUJ-INFO-08' });
    during.must('bert', { type: 'say', channel: 'table', message: { phrase: 'ouch' } });
    expect(during.events(PUBLIC).at(-1)).toEqual({
      at: during.now,
      type: 'said',
      seat: 1,
      channel: 'table',
      message: { phrase: 'ouch' },
    });
    for (const who of ['bert', 'cleo']) during.must(who, { type: 'resign' });
    expect(say(during, 'anne', 'table', 'well played')).toBeNull();
  });

  test('one does not hear whom one has muted, and nobody else is told', () => {
    const rehearsal = Rehearsal.ready();
    const before = [0, 1, 2, PUBLIC].map(viewer => rehearsal.events(viewer).length);
    rehearsal.must('anne', { type: 'mute', seat: 1, muted: true });
    expect(last(rehearsal, 0)).toMatchObject({ type: 'muted', seat: 1, muted: true });
    expect(viewerStateOf(rehearsal.table, 0).muted).toEqual([1]);
    say(rehearsal, 'bert', 'table', 'can you hear me');
    say(rehearsal, 'cleo', 'table', 'I can');
    rehearsal.must('anne', { type: 'mute', seat: 1, muted: false });
    say(rehearsal, 'bert', 'table', 'and now');
    const heard = (viewer: number) =>
      rehearsal
        .events(viewer)
        .flatMap(item => (item.type === 'said' && 'text' in item.message ? [item.message.text] : []));
    expect(heard(0)).toEqual(['I can', 'and now']);
    for (const viewer of [1, 2, PUBLIC]) expect(heard(viewer)).toEqual(['can you hear me', 'I can', 'and now']);
    expect([0, 1, 2, PUBLIC].map((viewer, i) => rehearsal.events(viewer).length - (before[i] ?? 0))).toEqual([
      4, 3, 3, 3,
    ]);
    expect(viewerEventsSince(rehearsal.reread(), 0, 0)).toEqual(rehearsal.events(0));
    expect(rehearsal.try('anne', { type: 'mute', seat: 0, muted: true })).toEqual({ refused: 'no-such-seat' });
    expect(rehearsal.try('zoe', { type: 'mute', seat: 0, muted: true })).toEqual({ refused: 'not-seated' });
  });

  test('whom the host silences says nothing to anybody, until the host gives the word back', () => {
    const rehearsal = Rehearsal.begun();
    const hello = { type: 'say', channel: 'table', message: { phrase: 'hello' } } as const;
    rehearsal.must('anne', { type: 'silence', seat: 1, silenced: true });
    expect(last(rehearsal, PUBLIC)).toMatchObject({ type: 'silenced', seat: 1, silenced: true });
    expect(infoOf(rehearsal.table, () => true).sitters.map(sitter => sitter?.silenced)).toEqual([false, true, false]);
    expect(rehearsal.try('bert', hello)).toEqual({ refused: 'silenced-by-host' });
    rehearsal.must('cleo', hello);
    rehearsal.must('anne', { type: 'silence', seat: 1, silenced: false });
    rehearsal.must('bert', hello);
    expect(rehearsal.try('bert', { type: 'silence', seat: 0, silenced: true })).toEqual({ refused: 'host-only' });
    expect(rehearsal.try('anne', { type: 'silence', seat: 7, silenced: true })).toEqual({ refused: 'seat-empty' });
  });

  test('the words of a team are for the team alone', () => {
    const rehearsal = Rehearsal.begun({ game: 'whispers', seats: 5 });
    expect(say(rehearsal, 'bert', 'team', 'I say two')).toBeNull();
    expect([0, 1, 2].map(viewer => last(rehearsal, viewer)?.type)).toEqual(['said', 'said', 'said']);
    expect([3, 4, PUBLIC].map(viewer => last(rehearsal, viewer))).toEqual([null, null, null]);
    expect(JSON.stringify(rehearsal.events(3))).not.toContain('I say two');
  });

  test('whoever could not read it when it was said never hears of it, whatever becomes of the channel', () => {
    const rehearsal = Rehearsal.begun({ game: 'whispers', seats: 5 });
    const onlooker = -2;
    say(rehearsal, 'bert', 'team', 'before the guest');
    rehearsal.play(1, { type: 'admit', guest: true });
    say(rehearsal, 'bert', 'team', 'hello guest');
    const heard = JSON.stringify(rehearsal.events(onlooker));
    expect(heard).toContain('hello guest');
    expect(heard).not.toContain('before the guest');
  });
});

describe('how the table stands', () => {
  test('neither who people are nor the secret of the dice is in it', () => {
    const { table } = Rehearsal.begun();
    const json = JSON.stringify([infoOf(table, () => true), viewerStateOf(table, PUBLIC)]);
    for (const secret of ['anne', 'bert', 'cleo', 'ab'.repeat(32)]) expect(json).not.toContain(`"${secret}"`);
    expect(json).toContain('ANNE');
  });

  test('the channels of a viewer, and what it may do at any time', () => {
    const rehearsal = Rehearsal.begun({ game: 'whispers', seats: 5 });
    expect(viewerStateOf(rehearsal.table, 1).channels).toEqual([
      { id: 'table', mayWrite: true },
      { id: 'team', mayWrite: true },
    ]);
    expect(viewerStateOf(rehearsal.table, 0).channels).toEqual([
      { id: 'table', mayWrite: false },
      { id: 'team', mayWrite: false },
    ]);
    expect(viewerStateOf(rehearsal.table, PUBLIC).channels).toEqual([{ id: 'table', mayWrite: false }]);
    expect(viewerStateOf(rehearsal.table, 3).asides).toEqual([{ type: 'turnGlass' }]);
    expect(viewerStateOf(rehearsal.table, PUBLIC)).toMatchObject({ question: null, asides: [] });
  });

  test('before the game there is nothing to see and one channel to talk in', () => {
    const { table } = new Rehearsal();
    expect(viewerStateOf(table, 0)).toEqual({
      view: null,
      question: null,
      asides: [],
      undo: null,
      always: [],
      prepared: [],
      muted: [],
      channels: [{ id: 'table', mayWrite: true }],
      deadlines: [],
      banks: [],
    });
  });
});
