import type { Update } from '@havre/table/viewing/update.ts';
import type { ViewerEvent } from '@havre/table/viewing/viewer-events.ts';
import { expect, it } from 'vitest';
import { UpdateMessages } from '../update-messages.ts';

const said = (text: string): ViewerEvent => ({ at: 5, type: 'said', seat: 1, channel: 'table', message: { text } });
const update = (items: readonly ViewerEvent[]): Update => ({ table: { table: 't' }, eyes: 'seat 1', from: 3, items });
const read = (message: Buffer): unknown => JSON.parse(message.toString());

it.each([
  ['no events', []],
  ['one item', [said('hello')]],
  ['several, with what would end a text', [said('"],'), said('Où ? 🌋'), said('}')]],
])('an update with %s reads as it was', (_, items) => {
  expect(read(new UpdateMessages().of(update(items)))).toEqual({ v: 1, type: 'update', ...update(items) });
});

it('is written once for all who are sent it, until it is forgotten', () => {
  const messages = new UpdateMessages();
  let readings = 0;
  const told: Update = {
    ...update([said('hello')]),
    get from() {
      return ++readings;
    },
  };
  const message = messages.of(told);
  expect(messages.of(told)).toBe(message);
  messages.forget();
  expect(read(messages.of(told))).toMatchObject({ from: 2 });
});

it('tells each viewpoint its own, beside what is the same for all', () => {
  const messages = new UpdateMessages();
  const one = { ...update([said('hello')]), view: { hand: [1] } };
  const other = { ...one, eyes: 'seat 2', from: 7, view: { hand: [2] } };
  expect([one, other].map(told => read(messages.of(told)))).toEqual(
    [one, other].map(told => ({ v: 1, type: 'update', ...told })),
  );
});
