/**
 * Makes a release: everything built, only what runs, with a Node of its own.
 *
 *     npm run release                         for this kind of machine, into release/
 *     npm run release -- --arch arm64         for another one
 *     npm run release -- --to /tmp/out        into another folder
 *
 * Leaves `havre-VERSION-linux-ARCH.tar.gz` and, where dpkg-deb is at hand, `havre_VERSION_ARCH.deb`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { asked } from '../asked.mjs';
import { ARCHITECTURES, type Architecture, layOut } from './contents.ts';
import { makeDebianPackage } from './debian.ts';
import { ReleaseProblem, succeeded } from './running.ts';

const root = join(import.meta.dirname, '../..');

function architectureNamed(name: string): Architecture {
  const found = ARCHITECTURES.find(architecture => architecture === name);
  if (found === undefined)
    throw new ReleaseProblem(`A release is for ${ARCHITECTURES.join(' or ')}, not for '${name}'.`);
  return found;
}

/** The commit it is made of; a star says that something was changed since. */
function buildOf(): string {
  const commit = succeeded('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: root }).trim();
  const changed = succeeded('git', ['status', '--porcelain', '--untracked-files=no'], { cwd: root }) !== '';
  return changed ? `${commit}.changed` : commit;
}

async function make(): Promise<void> {
  const { values } = asked(import.meta.filename, {
    options: {
      arch: { type: 'string', default: process.arch },
      to: { type: 'string', default: join(root, 'release') },
    },
  });
  const architecture = architectureNamed(values.arch);
  const to = resolve(values.to);
  const { version } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8')) as { version: string };
  const name = `havre-${version}-linux-${architecture}`;
  const work = mkdtempSync(join(tmpdir(), 'havre-release-'));
  mkdirSync(to, { recursive: true });
  try {
    const laidOut = join(work, name);
    await layOut({ root, to: laidOut, architecture, build: buildOf() });
    const archive = join(to, `${name}.tar.gz`);
    succeeded('tar', ['--owner=0', '--group=0', '--sort=name', '-czf', archive, '-C', work, name]);
    const [size = ''] = succeeded('du', ['-sm', laidOut]).split('\t');
    console.log(`${archive}: ${size} MB when it is unpacked.`);
    if (spawnSync('dpkg-deb', ['--version']).status !== 0) {
      console.log('There is no dpkg-deb here, so no package of Debian was made.');
      return;
    }
    const debian = join(to, `havre_${version}_${architecture === 'x64' ? 'amd64' : architecture}.deb`);
    makeDebianPackage({ from: laidOut, work: join(work, 'debian'), to: debian, version, architecture });
    console.log(debian);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

try {
  await make();
} catch (problem) {
  if (!(problem instanceof ReleaseProblem)) throw problem;
  console.error(problem.message);
  process.exitCode = 1;
}
