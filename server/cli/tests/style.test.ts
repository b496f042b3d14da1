import { afterEach, expect, test, vi } from 'vitest';
import { styleOf } from '../style.ts';
import { scriptedTerminal } from './scripted-terminal.ts';

afterEach(() => vi.unstubAllEnvs());

const styled = (interactive: boolean) => {
  const { strong, faint, alarming } = styleOf(scriptedTerminal({ interactive }));
  return [strong('a'), faint('b'), alarming('c'), strong('')];
};

test('emphasis is for whoever is watching', () => {
  vi.stubEnv('NO_COLOR', '');
  expect(styled(true)).toEqual(['\u001b[1ma\u001b[22m', '\u001b[2mb\u001b[22m', '\u001b[33mc\u001b[39m', '']);
  expect(styled(false)).toEqual(['a', 'b', 'c', '']);
});

test('NO_COLOR asks for plain text', () => {
  vi.stubEnv('NO_COLOR', '1');
  expect(styled(true)).toEqual(['a', 'b', 'c', '']);
});
