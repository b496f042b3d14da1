import '../../tests/a-browser.ts';
import { describe, expect, it } from 'vitest';
import { shortened } from '../own-name.ts';

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
    expect(shortened('x'.repeat(500))).toBe('x'.repeat(40));
  });

  it('that was cut in the middle of a sign is whole again', () => {
    expect(shortened('Anne \ud83e').isWellFormed()).toBe(true);
  });
});
