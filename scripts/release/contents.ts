/** What a release is made of: everything that runs, as it lies in the repository, and nothing else. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keepWhatIsReached } from './reached.ts';
import { ReleaseProblem, succeeded } from './running.ts';

/** The packages that serve; the page comes as it was built. */
const SERVING = ['engine', 'table', 'protocol', 'server'];
/** What only tests, compilers and people who change things need. */
const LEFT_OUT = /(^|\/)(tests|playthroughs|fixtures)\/|\.test\.ts$|(^|\/)tsconfig[\w.]*\.json$/;
/** What draws pictures is a binary, one for each kind of machine. */
const BINARIES: Readonly<Record<Architecture, readonly string[]>> = {
  x64: ['@resvg/resvg-js-linux-x64-gnu'],
  arm64: ['@resvg/resvg-js-linux-arm64-gnu'],
};
/** What draws pictures is imported by a name in a variable. */
const BY_NAME = ['@resvg/resvg-js'];
/** Of the fonts for pictures, those that are drawn with: `server/pictures/drawing.ts` names them. */
const FONTS = '@expo-google-fonts/*/{*/,}*.ttf';
const DRAWN_WITH = /(IMFellDWPica_400Regular|AtkinsonHyperlegibleNext_(400Regular|700Bold))\.ttf$/;
/** That of another machine's programs, too, is taken off by LLVM's. */
const STRIPS = ['llvm-strip', 'strip'];

export type Architecture = 'x64' | 'arm64';
export const ARCHITECTURES: readonly Architecture[] = ['x64', 'arm64'];

export interface Release {
  /** The top of the repository. */
  readonly root: string;
  /** An empty folder for it. */
  readonly to: string;
  readonly architecture: Architecture;
  readonly build: string;
}

/**
 * Lays a release out in a folder: `bin/havre`, `lib/havre` with a Node of its own, and `share/havre` with what a service needs.
 * @example await layOut({ root, to: '/tmp/havre', architecture: 'x64', build: '3fa9c21' });
 */
export async function layOut({ root, to, architecture, build }: Release): Promise<void> {
  const lib = join(to, 'lib', 'havre');
  mkdirSync(lib, { recursive: true });
  for (const file of tracked(root, SERVING)) copy(root, lib, file);
  copy(root, lib, 'web/dist');
  copy(root, lib, 'CHANGELOG.md');
  rmSync(join(lib, 'web/dist/.built'), { force: true });
  writeFileSync(join(lib, 'build.json'), `${JSON.stringify({ build })}\n`);
  shareTwins(join(lib, 'web/dist/assets/data'), join(lib, 'engine'));
  installPackages(root, lib);
  await keepWhatIsReached(lib, SERVING, BY_NAME);
  installBinaries(root, lib, architecture);
  installNode(root, lib, architecture);
  cpSync(join(root, 'scripts/release/files'), to, { recursive: true });
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, file), join(to, 'share/havre', file));
}

function copy(root: string, lib: string, file: string): void {
  mkdirSync(dirname(join(lib, file)), { recursive: true });
  cpSync(join(root, file), join(lib, file), { recursive: true });
}

/** What bots know of words is read by the server and given to pages, the same bytes under two names: they lie there once. */
function shareTwins(one: string, other: string): void {
  const originals = new Map(filesIn(other).map(file => [digestOf(file), file]));
  for (const file of filesIn(one)) {
    const original = originals.get(digestOf(file));
    if (original === undefined) continue;
    rmSync(file);
    linkSync(original, file);
  }
}

const filesIn = (folder: string): string[] =>
  globSync('**', { cwd: folder, withFileTypes: true }).flatMap(entry =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );

const digestOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

const tracked = (root: string, folders: readonly string[]): string[] =>
  succeeded('git', ['ls-files', '-z', '--', ...folders], { cwd: root })
    .split('\0')
    .filter(file => file !== '' && !LEFT_OUT.test(file) && existsSync(join(root, file)));

/** The packages of the lock file that serving needs; npm wants to see the manifests of all workspaces for that. */
function installPackages(root: string, lib: string): void {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  const { workspaces } = JSON.parse(manifest) as { workspaces: string[] };
  for (const file of ['package.json', 'package-lock.json', '.npmrc', ...workspaces.map(name => `${name}/package.json`)])
    copy(root, lib, file);
  const only = SERVING.flatMap(name => ['--workspace', name]);
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  succeeded('npm', ['ci', '--omit=dev', '--omit=optional', ...only, ...quietly], { cwd: lib });
  const unused = workspaces.filter(name => !SERVING.includes(name));
  for (const name of unused) {
    rmSync(join(lib, 'node_modules/@havre', name), { force: true });
    rmSync(join(lib, name, 'package.json'));
  }
  for (const name of ['package-lock.json', '.npmrc', 'node_modules/.package-lock.json', 'bench'])
    rmSync(join(lib, name), { force: true, recursive: true });
  const modules = join(lib, 'node_modules');
  for (const path of globSync(FONTS, { cwd: modules })) if (!DRAWN_WITH.test(path)) rmSync(join(modules, path));
}

/** The Node that the lock file names for that machine, without the names that only debuggers read. */
function installNode(root: string, lib: string, architecture: Architecture): void {
  const name = `node-linux-${architecture}`;
  const to = join(lib, 'node');
  const folder = packageFolder(root, lib, name);
  cpSync(join(folder, 'bin/node'), to);
  if (!STRIPS.some(strip => spawnSync(strip, [to]).status === 0))
    console.log(`${name} is packed as it is: there is no strip for it here.`);
  tidyUp(lib);
}

function installBinaries(root: string, lib: string, architecture: Architecture): void {
  for (const name of BINARIES[architecture]) {
    cpSync(packageFolder(root, lib, name), join(lib, 'node_modules', name), { recursive: true });
    tidyUp(lib);
  }
}

/** Where a package is that may be for another machine than this one: here, or fetched as the lock file names it. */
function packageFolder(root: string, lib: string, name: string): string {
  const here = join(root, 'node_modules', name);
  if (existsSync(here)) return here;
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string } | undefined>;
  };
  const version = packages[`node_modules/${name}`]?.version;
  if (version === undefined) throw new ReleaseProblem(`package-lock.json names no ${name}.`);
  const fetched = join(lib, FETCHED);
  mkdirSync(fetched, { recursive: true });
  const [archive = ''] = succeeded('npm', ['pack', '--silent', `${name}@${version}`], { cwd: fetched })
    .trim()
    .split('\n');
  succeeded('tar', ['-xzf', archive], { cwd: fetched });
  return join(fetched, 'package');
}

const FETCHED = '.fetched';
const tidyUp = (lib: string): void => rmSync(join(lib, FETCHED), { recursive: true, force: true });
