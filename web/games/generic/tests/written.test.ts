import { listOf, text, truth, whole, word } from '@havre/engine/kernel/shapes.ts';
import { describe, expect, test } from 'vitest';
import { isNew, readField, writtenIn } from '../written.ts';

describe('what was written in a form', () => {
  test('is read as its shape demands', () => {
    const given = {
      'clues 0': 'tide',
      'clues 1': 'bell',
      'code 0': '3',
      'code 2': '1',
      side: 'left',
      keep: 'true',
      n: '7',
    };
    expect(readField(listOf(text(20), 3), 'clues', given)).toEqual(['tide', 'bell']);
    expect(readField(listOf(whole(1, 4), 3), 'code', given)).toEqual([3, 1]);
    expect(readField(word('left', 'right'), 'side', given)).toBe('left');
    expect(readField(truth, 'keep', given)).toBe(true);
    expect(readField(whole(0, 9), 'n', given)).toBe(7);
  });

  test('is what the form shows where nothing was touched', () => {
    expect(readField(word('left', 'right'), 'side', {})).toBe('left');
    expect(readField(truth, 'keep', {})).toBe(false);
    expect(readField(text(9), 'clue', {})).toBe('');
  });

  test('stays text where it is no number, so that the door can object', () => {
    expect(readField(whole(0, 9), 'n', {})).toBe('');
    expect(readField(whole(0, 9), 'n', { n: 'x' })).toBeNaN();
  });

  test('is a page of lines where there may be many', () => {
    const page = listOf(text(40), 60);
    expect(readField(page, 'notes', { notes: 'tide\n\nbell\n\n' })).toEqual(['tide', '', 'bell']);
    expect(readField(page, 'notes', {})).toEqual([]);
  });

  test('keeps each text of a list in its line', () => {
    expect(readField(listOf(text(20), 3), 'clues', { 'clues 1': 'bell' })).toEqual(['', 'bell']);
    expect(readField(listOf(text(20), 3), 'clues', { 'clues 0': '', 'clues 2': '' })).toEqual([]);
  });

  test('is new where it says something else than what is there already', () => {
    const fields = { clues: listOf(text(20), 3), n: whole(0, 9) };
    expect(isNew(fields, {}, {})).toBe(false);
    expect(isNew(fields, {}, { 'clues 0': '', 'clues 1': '  ' })).toBe(false);
    expect(isNew(fields, {}, { 'clues 1': 'bell' })).toBe(true);
    expect(isNew(fields, { 'clues 0': 'tide', n: '3' }, { 'clues 0': 'tide ', n: '3' })).toBe(false);
    expect(isNew(fields, { 'clues 0': 'tide' }, {})).toBe(true);
    expect(isNew(fields, { n: '3' }, { n: '4' })).toBe(true);
  });

  test('begins with what is there already, and is read as the same', () => {
    const fields = {
      clues: listOf(text(20), 3),
      notes: listOf(text(40), 60),
      n: whole(0, 9),
      keep: truth,
    };
    const start = { clues: ['tide', 'bell'], notes: ['one', 'two'], n: 3, keep: false };
    const given = writtenIn(fields, start);
    expect(given).toEqual({ 'clues 0': 'tide', 'clues 1': 'bell', notes: 'one\ntwo', n: '3', keep: '' });
    for (const [name, shape] of Object.entries(fields))
      expect(readField(shape, name, given)).toEqual(start[name as keyof typeof start]);
    expect(writtenIn(fields, {})).toEqual({});
  });
});
