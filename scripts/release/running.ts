/** Programs that a release is made with. */
import { type SpawnSyncOptions, spawnSync } from 'node:child_process';

/** Something that has to be put right first, in one sentence. */
export class ReleaseProblem extends Error {
  override name = 'ReleaseProblem';
}

/**
 * What a program printed; throws a sentence with what it complained of where it does not succeed.
 * @example succeeded('git', ['rev-parse', 'HEAD'], { cwd: root })
 */
export function succeeded(program: string, args: readonly string[], options: SpawnSyncOptions = {}): string {
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    maxBuffer: 1 << 28,
    ...options,
    encoding: 'utf8',
  });
  if (error !== undefined) throw new ReleaseProblem(`${program} does not start: ${error.message}.`);
  if (status !== 0)
    throw new ReleaseProblem(`${[program, ...args].join(' ')} ended with ${status}:\n${stderr}${stdout}`);
  return stdout;
}
