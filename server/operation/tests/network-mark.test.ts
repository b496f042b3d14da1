import { expect, it } from 'vitest';
import { networkMarks } from '../network-mark.ts';

it('one network has one mark, which does not show its address', () => {
  const markOf = networkMarks('a secret');
  expect(markOf('2001:db8:1:2::1')).toBe(markOf('2001:db8:1:2::ffff'));
  expect(markOf('::ffff:192.0.2.1')).toBe(markOf('192.0.2.1'));
  expect(markOf('192.0.2.1')).not.toBe(markOf('192.0.2.2'));
  expect(markOf('192.0.2.1')).toMatch(/^[\w-]{22}$/);
  expect(networkMarks('another')('192.0.2.1')).not.toBe(markOf('192.0.2.1'));
});
