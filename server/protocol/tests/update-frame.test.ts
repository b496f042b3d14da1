import type { Update } from '@havre/table/viewing/update.ts';
import type { ViewerEvent } from '@havre/table/viewing/viewer-events.ts';
import { expect, it } from 'vitest';
import { frameOf, type WireFrame } from '../frame.ts';
import { UpdateFrames } from '../update-frame.ts';

const said = (text: string): ViewerEvent => ({ at: 5, type: 'said', seat: 1, channel: 'table', message: { text } });
const update = (items: readonly ViewerEvent[]): Update => ({ table: { table: 't' }, eyes: 'seat 1', from: 3, items });
const wordsOf = (frame: WireFrame): string => Buffer.from(frame.slice(frame.indexOf('{')), 'latin1').toString();
const read = (frame: WireFrame): unknown => JSON.parse(wordsOf(frame));

it.each([
  ['no news', []],
  ['one item', [said('hello')]],
  ['several, with what would end a text', [said('"],'), said('Où ? 🌋'), said('}')]],
])('an update with %s reads as it was', (_, items) => {
  expect(read(new UpdateFrames().of(update(items)))).toEqual({ v: 1, type: 'update', ...update(items) });
});

it('is put into words once for all who are sent it, until it is forgotten', () => {
  const frames = new UpdateFrames();
  let readings = 0;
  const told: Update = {
    ...update([said('hello')]),
    get from() {
      return ++readings;
    },
  };
  const frame = frames.of(told);
  expect(frames.of(told)).toBe(frame);
  expect(frame).toBe(frameOf(wordsOf(frame)));
  frames.forget();
  expect(read(frames.of(told))).toMatchObject({ from: 2 });
});

it('says to each pair of eyes its own, beside what is the same for all', () => {
  const frames = new UpdateFrames();
  const one = { ...update([said('hello')]), view: { hand: [1] } };
  const other = { ...one, eyes: 'seat 2', from: 7, view: { hand: [2] } };
  expect([one, other].map(told => read(frames.of(told)))).toEqual(
    [one, other].map(told => ({ v: 1, type: 'update', ...told })),
  );
});
