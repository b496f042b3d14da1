import { globSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { replacesModules } from './scripts/replacing.ts';

/** What takes minutes begins first, so that nothing else waits for it at the end. */
const LONGEST = [
  'crash/crash.test.ts',
  'bench/server.test.ts',
  'tests/secrecy.test.ts',
  'storage/sqlite-crash.test.ts',
];

/** The tests of pure code share what they load, except where one puts something else in the place of a module. */
const PURE = '{engine,table,web}/**/*.test.ts';
const REPLACING = globSync(PURE, { cwd: import.meta.dirname, exclude: ['**/node_modules/**'] }).filter(file =>
  replacesModules(join(import.meta.dirname, file)),
);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification): number => {
      const found = LONGEST.findIndex(name => moduleId.endsWith(name));
      if (found >= 0) return found;
      // Those that share follow each other: a file of the others in between would end what they share.
      return LONGEST.length + (project.config.isolate ? 0 : 1);
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    testTimeout: 60_000,
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: { name: 'alone', include: ['{server,bench,examples,scripts}/**/*.test.ts', ...REPLACING] },
      },
      {
        extends: true,
        test: { name: 'together', include: [PURE], exclude: [...configDefaults.exclude, ...REPLACING], isolate: false },
      },
    ],
  },
});
