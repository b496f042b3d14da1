import type { ViewerEntry } from '@havre/engine/kernel/viewer-entries.ts';
import type { ViewerEvent } from '@havre/table/viewing/viewer-events.ts';
import { describe, expect, it } from 'vitest';
import { seenOf, storyOf } from '../story.ts';

const game = (letter: ViewerEntry): ViewerEvent => ({ at: 1, type: 'game', letter });
const act = (...types: string[]): ViewerEvent =>
  game({ type: 'act', events: types.map(type => ({ type, rule: 'TEST-1' })) });

const told = (events: readonly ViewerEvent[]) =>
  storyOf(events).map(({ told: { ...what }, eventNumber: number, undone }) => [
    what.type === 'event' ? what.event.type : what.item.type,
    number,
    undone,
  ]);

describe('the story', () => {
  it('has a line for each event and each thing at the table, with the number of its news', () => {
    const sat: ViewerEvent = { at: 0, type: 'sat', seat: 0, name: 'Anne' };
    expect(told([sat, act('played', 'drew'), { at: 2, type: 'closed' }])).toEqual([
      ['sat', 0, false],
      ['played', 1, false],
      ['drew', 1, false],
      ['closed', 2, false],
    ]);
  });

  it('leaves out what stands in the chat, and the ceremony of the dice', () => {
    const said: ViewerEvent = { at: 0, type: 'said', seat: 0, channel: 'table', message: { text: 'hello' } };
    expect(told([said, { at: 0, type: 'opening' }, { at: 0, type: 'opened', seat: 0 }, act('played')])).toEqual([
      ['played', 3, false],
    ]);
  });

  it('strikes out what was taken back, and no more', () => {
    const undo = game({ type: 'undo', seat: 0, letters: 2, events: [] });
    expect(told([act('one'), act('two'), act('three', 'four'), undo, act('five')])).toEqual([
      ['one', 0, false],
      ['two', 1, true],
      ['three', 2, true],
      ['four', 2, true],
      ['game', 3, false],
      ['five', 4, false],
    ]);
  });

  it('does not run ahead of the film: what is still to be shown, and what was told after it, is left out', () => {
    const lines = storyOf([act('one', 'two'), act('three'), { at: 2, type: 'closed' }]);
    const types = (unseen: number) =>
      seenOf(lines, unseen).map(({ told: { ...what } }) => (what.type === 'event' ? what.event.type : what.item.type));
    expect(types(0)).toEqual(['one', 'two', 'three', 'closed']);
    expect(types(1)).toEqual(['one', 'two']);
    expect(types(2)).toEqual(['one']);
    expect(types(9)).toEqual([]);
  });
});
