/** The titles of all tests of the house, as vitest knows them. */
import { createVitest } from 'vitest/node';
import { type TestTitle, Unreadable } from './coverage-report.ts';

/**
 * The titles of the tests that are run and expected to pass. The files are loaded and no test is run, so that computed
 * titles count and tests marked skip, todo or fails do not.
 */
export async function testTitles(root: string): Promise<TestTitle[]> {
  const vitest = await createVitest('test', { root, watch: false });
  try {
    const { testModules, unhandledErrors } = await vitest.collect([], { staticParse: false });
    const broken = testModules.flatMap(file =>
      file.errors().map(error => `${file.relativeModuleId}: ${error.message}`),
    );
    if (broken.length + unhandledErrors.length > 0)
      throw new Unreadable([...broken, ...unhandledErrors.map(String)].join('\n'));
    return testModules.flatMap(file =>
      [...file.children.allTests()]
        .filter(({ options }) => options.mode === 'run' && options.fails !== true)
        .map(test => ({ title: test.fullName, file: file.relativeModuleId })),
    );
  } finally {
    await vitest.close();
  }
}
