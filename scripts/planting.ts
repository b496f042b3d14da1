/** Runs tests again and again in one warm house of vitest, each time with another wrong text in place, or with none. */
import { createVitest, type TestCase, type Vitest } from 'vitest/node';
import { replacesModules } from './replacing.ts';

/** A text of a file that is replaced by another one while the tests load it. */
export interface Planted {
  /** The file, from the root of the file system. */
  readonly file: string;
  /** Text that is in the file exactly once. */
  readonly find: string;
  readonly replace: string;
}

/**
 * What has been read and translated once is kept from one run to the next, except for the files a wrong text is planted
 * in. What has been executed is not kept: every run has workers of its own, so that nothing is left of a wrong rule.
 */
export class Plot {
  private readonly vitest: Vitest;
  private readonly planting: Planting;

  private constructor(vitest: Vitest, planting: Planting) {
    this.vitest = vitest;
    this.planting = planting;
  }

  static async lay(root: string): Promise<Plot> {
    const planting: Planting = { planted: null, finished: [] };
    const vitest = await createVitest(
      'test',
      {
        root,
        config: false, // one project, whatever the whole house is divided into
        watch: false,
        testTimeout: 60_000,
        isolate: false,
        pool: 'threads',
        maxWorkers: 1,
        fsModuleCache: false, // it does not know one wrong text from another
        reporters: [{ onTestCaseResult: test => void planting.finished.push(test) }],
      },
      { plugins: [replacing(planting)] },
    );
    await vitest.standalone();
    return new Plot(vitest, planting);
  }

  /** The tests of the files that ran, those alone whose names have a text if it is given. One run at a time. */
  async run(files: readonly string[], name?: string, planted: Planted | null = null): Promise<readonly TestCase[]> {
    const { vitest, planting } = this;
    for (const changed of [planting.planted, planted]) if (changed !== null) vitest.invalidateFile(changed.file);
    planting.planted = planted;
    planting.finished = [];
    const only = name === undefined ? {} : { testNamePattern: new RegExp(name) };
    const sharing = files.filter(file => !replacesModules(file));
    const alone = files.filter(replacesModules).map(file => [file]);
    for (const group of [sharing, ...alone].filter(({ length }) => length > 0))
      await vitest.runTestSpecifications(group.map(file => vitest.getRootProject().createSpecification(file, only)));
    return planting.finished;
  }

  clear(): Promise<void> {
    return this.vitest.close();
  }
}

interface Planting {
  planted: Planted | null;
  /** The tests of this run that have ended. */
  finished: TestCase[];
}

/** Replaces the right text by the wrong one while the file is being loaded. */
const replacing = (planting: Planting) => ({
  name: 'wrong-text',
  enforce: 'pre' as const,
  transform: (code: string, id: string) => {
    const { planted } = planting;
    return id === planted?.file ? code.replace(planted.find, () => planted.replace) : undefined;
  },
});
