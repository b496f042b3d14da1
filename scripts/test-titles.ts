/** The titles of all tests of the house, as vitest knows them. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type Reporter, type TestModule } from 'vitest/node';
import { type TestTitle, Unreadable } from './coverage-report.ts';

const record = join(import.meta.dirname, '..', 'node_modules', '.test-titles.json');

/**
 * The titles of the tests that are run and expected to pass, of all files or of some. The files are loaded and no test is run,
 * so that computed titles count and tests marked skip, todo or fails do not.
 * @example await testTitles(root, ['engine/games/fuji-flush/tests/2-setup.test.ts'])
 */
export async function testTitles(root: string, files: readonly string[] = []): Promise<TestTitle[]> {
  const vitest = await createVitest('test', { root, watch: false });
  try {
    const { testModules, unhandledErrors } = await vitest.collect([...files], { staticParse: false });
    const broken = testModules.flatMap(file =>
      file.errors().map(error => `${file.relativeModuleId}: ${error.message}`),
    );
    if (broken.length + unhandledErrors.length > 0)
      throw new Unreadable([...broken, ...unhandledErrors.map(String)].join('\n'));
    return titlesOf(testModules);
  } finally {
    await vitest.close();
  }
}

const titlesOf = (files: readonly TestModule[]): TestTitle[] =>
  files.flatMap(file =>
    [...file.children.allTests()]
      .filter(({ options }) => options.mode === 'run' && options.fails !== true)
      .map(test => ({ title: test.fullName, file: file.relativeModuleId })),
  );

/** The same titles as of the last run that was told to record them, without loading a file. */
export function recordedTitles(): TestTitle[] {
  if (!existsSync(record)) throw new Unreadable('No run of the tests has recorded their titles: npm test does.');
  return JSON.parse(readFileSync(record, 'utf8'));
}

/** Records the titles of a run: `vitest run --reporter=./scripts/test-titles.ts`. What an earlier one recorded goes first. */
export default class TitleRecorder implements Reporter {
  onTestRunStart(): void {
    rmSync(record, { force: true });
  }

  onTestRunEnd(files: readonly TestModule[]): void {
    writeFileSync(record, JSON.stringify(titlesOf(files)));
  }
}
