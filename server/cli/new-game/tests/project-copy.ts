/** A copy of the project with what is installed, in which a test may write. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const PACKAGES = ['engine', 'table', 'protocol', 'server', 'web', 'scripts'];
const FILES = ['package.json', 'tsconfig.base.json', 'biome.json', 'vitest.config.ts', '.gitignore'];
const NOT_COPIED = new Set(['node_modules', 'dist', '.playwright']);

export class ProjectCopy {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static make(): ProjectCopy {
    const folder = mkdtempSync(join(tmpdir(), 'havre-new-game-'));
    for (const name of [...PACKAGES, ...FILES])
      cpSync(join(ROOT, name), join(folder, name), {
        recursive: true,
        filter: source => !NOT_COPIED.has(basename(source)),
      });
    // What is installed is shared; but for the packages of the project itself, which must be those of the copy.
    cpSync(join(ROOT, 'node_modules', '@havre'), join(folder, 'node_modules', '@havre'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    const references = PACKAGES.filter(name => name !== 'scripts').map(path => ({ path }));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ files: [], references }));
    spawnSync('sh', [
      '-c',
      'ln -s "$1"/node_modules/* "$1"/node_modules/.bin "$2"/ 2>/dev/null; true',
      'sh',
      ROOT,
      join(folder, 'node_modules'),
    ]);
    symlinkSync(join(ROOT, 'server', 'node_modules'), join(folder, 'server', 'node_modules'));
    return new ProjectCopy(folder);
  }

  /** Runs what is installed, such as the compiler. */
  tool(command: string, ...args: string[]): { status: number | null; said: string } {
    const { status, stdout, stderr } = spawnSync(join(this.folder, 'node_modules', '.bin', command), args, {
      cwd: this.folder,
      encoding: 'utf8',
      env: { ...process.env, VITEST: '', NO_COLOR: '1' },
    });
    return { status, said: stdout + stderr };
  }

  havre(...args: string[]) {
    return this.script('server/cli/havre.ts', ...args);
  }

  /** Runs a file of the copy. */
  script(file: string, ...args: string[]) {
    return spawnSync(process.execPath, [join(this.folder, file), ...args], { cwd: this.folder, encoding: 'utf8' });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
