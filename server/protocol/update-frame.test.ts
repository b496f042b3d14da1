import type { NewsItem } from '@havre/table/news.ts';
import type { Update } from '@havre/table/update.ts';
import { expect, it } from 'vitest';
import { frameOf } from './frame.ts';
import { frameOfUpdate } from './update-frame.ts';

const said = (text: string): NewsItem => ({ at: 5, type: 'said', seat: 1, channel: 'table', message: { text } });
const update = (items: readonly NewsItem[]): Update => ({ table: { table: 't' }, eyes: 'seat 1', from: 3, items });
const read = (frame: Buffer): unknown => JSON.parse(String(frame.subarray(frame.indexOf('{'))));

it.each([
  ['no news', []],
  ['one item', [said('hello')]],
  ['several, with what would end a text', [said('"],'), said('Où ? 🌋'), said('}')]],
])('an update with %s reads as it was', (_, items) => {
  expect(read(frameOfUpdate(update(items)))).toEqual({ v: 1, type: 'update', ...update(items) });
});

it('is one frame for all who are sent it', () => {
  const told = update([said('hello')]);
  expect(frameOfUpdate(told)).toBe(frameOfUpdate(told));
  expect(frameOfUpdate(told)).toEqual(frameOf(String(frameOfUpdate(told).subarray(4))));
});
