import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { EXIT } from '../../command.ts';
import { run } from '../../run.ts';
import { scriptedTerminal } from '../../tests/scripted-terminal.ts';

/** A disk that is full after three files. */
vi.mock('../../../replay-file/write.ts', async original => {
  const write = await original<typeof import('../../../replay-file/write.ts')>();
  let left = 3;
  return {
    ...write,
    writeReplay(...args: Parameters<typeof write.writeReplay>) {
      if (left-- === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      write.writeReplay(...args);
    },
  };
});

describe('havre simulate --export', () => {
  it('says which game could not be written, keeps those before, and fails', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'havre-full-'));
    const terminal = scriptedTerminal({ interactive: true });
    const code = await run(['simulate', 'fuji-flush', '--games', '9', '--export', folder], terminal);
    expect(code).toBe(EXIT.failed);
    expect(terminal.out).toBe('');
    expect(terminal.err).toBe(
      `${folder}/fuji-flush-1-4.json could not be written (ENOSPC); the games before it are there.\n`,
    );
    expect(terminal.progressed.at(-1)).toBe('');
    expect(readdirSync(folder)).toHaveLength(3);
    rmSync(folder, { recursive: true });
  });
});
