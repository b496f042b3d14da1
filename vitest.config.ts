import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes minutes begins first, so that nothing else waits for it at the end. */
const LONGEST = ['crash/crash.test.ts', 'bench/server.test.ts', 'storage/sqlite-crash.test.ts'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST.findIndex(name => moduleId.endsWith(name));
      return found < 0 ? LONGEST.length : found;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    include: ['{engine,table,server,web,bench,examples,scripts}/**/*.test.ts'],
    testTimeout: 60_000,
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
  },
});
