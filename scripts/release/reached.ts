/** Which files of other people's packages can run: those that imports lead to, from everything of our own. */
import { existsSync, globSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';

/** What is read without being imported: what draws letters and pictures, what packages say of themselves, and licences. */
const READ = /(^|\/)(package\.json|[^/]*(licen[cs]e|notice|copying)[^/]*|[^/]*\.(node|ttf))$/i;
const PAPERS = /(^|\/)(package\.json|[^/]*(licen[cs]e|notice|copying)[^/]*)$/i;

/**
 * Removes from `node_modules` what no import and no `require` leads to: the same code for browsers and bundlers, maps, types, pages to read.
 * What is imported by a name that stands in a variable has to be told.
 * @example await keepWhatIsReached('/tmp/havre/lib/havre', ['server', 'table'], ['@resvg/resvg-js']);
 */
export async function keepWhatIsReached(
  lib: string,
  folders: readonly string[],
  packages: readonly string[],
): Promise<void> {
  const own = folders.flatMap(folder => filesIn(join(lib, folder))).filter(path => path.endsWith('.ts'));
  const reached = await reachedFrom(lib, [...own, ...packages]);
  for (const modules of globSync('{,*/}node_modules', { cwd: lib }).map(path => join(lib, path))) {
    for (const path of filesIn(modules)) if (!reached.has(path) && !READ.test(relative(modules, path))) rmSync(path);
    for (const path of filesIn(modules))
      if (PAPERS.test(path) && !isOfCode(dirname(path))) rmSync(path, { force: true });
    removeEmptyFolders(modules);
  }
}

async function reachedFrom(lib: string, input: string[]): Promise<ReadonlySet<string>> {
  const reached = new Set<string>();
  const program = await rolldown({
    ...{ cwd: lib, input, platform: 'node', external: /\.node$/, treeshake: false, logLevel: 'silent' },
    resolve: { mainFields: ['main'] },
    plugins: [
      {
        name: 'reached',
        resolveId: (name, from, { kind }) => (kind === 'require-call' ? required(name, from) : null),
        moduleParsed: ({ id }) => void reached.add(id.replace(/^\0|\?.*$/g, '')),
      },
    ],
  });
  await program.generate();
  await program.close();
  return reached;
}

/** What Node would take for a `require`: among what a package exports a bundler chooses otherwise. */
function required(name: string, from: string | undefined): string | null {
  if (isBuiltin(name) || from === undefined) return null;
  try {
    return createRequire(from).resolve(name);
  } catch {
    return null; // what is optional, and is not here
  }
}

/** Whether anything but papers is in a folder or below. */
const isOfCode = (folder: string): boolean =>
  existsSync(folder) && filesIn(folder).some(path => !PAPERS.test(relative(folder, path)));

/** Not through links: those in `node_modules` lead to the code that is our own. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : [];
  });

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
