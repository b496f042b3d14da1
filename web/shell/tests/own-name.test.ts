import '../../tests/a-browser.ts';
import { describe, expect, it } from 'vitest';
import { nameBeside, shortened } from '../own-name.ts';
import { change } from '../settings.ts';

describe('a name', () => {
  it('stays as it is, if it is one', () => {
    for (const name of ['Anne', 'Jean-François', '安娜', 'Ωmega 7']) expect(shortened(name)).toBe(name);
  });

  it('is one line, without space around it', () => {
    expect(shortened('  Anne \n\t Marie\u2028 ')).toBe('Anne Marie');
    expect(shortened(' \u0007 ')).toBe('');
  });

  it('of 500 emoji is as short as any other, and no sign of it is cut in two', () => {
    expect(shortened('🦀'.repeat(500))).toBe('🦀'.repeat(20));
    expect(shortened('👨‍👩‍👧‍👦'.repeat(500))).toBe('👨‍👩‍👧‍👦'.repeat(3));
    expect(shortened('x'.repeat(500))).toBe('x'.repeat(24));
  });

  it('that was cut in the middle of a sign is whole again', () => {
    expect(shortened('Anne \ud83e').isWellFormed()).toBe(true);
  });

  it('is nobody else’s where one has not given any; one’s own is for the table to judge', () => {
    expect([[], ['Skipper'], ['SKIPPER 2', 'Skipper']].map(nameBeside)).toEqual(['Skipper', 'Skipper 2', 'Skipper 3']);
    change({ name: 'Anne' });
    expect(nameBeside(['Anne'])).toBe('Anne');
    change({ name: '' });
  });
});
