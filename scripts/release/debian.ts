/** A release as a package of Debian: the same files below /usr, with a service, its user and its settings. */
import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Architecture } from './contents.ts';
import { succeeded } from './running.ts';

const DEBIAN: Readonly<Record<Architecture, string>> = { x64: 'amd64', arm64: 'arm64' };
const UNITS = ['havre.service', 'havre-backup.service', 'havre-backup.timer'];
const SETTINGS = '/etc/havre/havre.conf';

export interface DebianPackage {
  /** A release as `layOut` has left it. */
  readonly from: string;
  /** An empty folder to work in. */
  readonly work: string;
  /** The file to write. */
  readonly to: string;
  readonly version: string;
  readonly architecture: Architecture;
}

/**
 * Makes the package. Whoever removes it keeps the games; `purge` forgets the settings, and the games stay all the same.
 * @example makeDebianPackage({ from, work, to: 'havre_0.1.0_amd64.deb', version: '0.1.0', architecture: 'x64' });
 */
export function makeDebianPackage({ from, work, to, version, architecture }: DebianPackage): void {
  const units = join(work, 'usr/lib/systemd/system');
  mkdirSync(work, { recursive: true });
  succeeded('cp', ['-a', from, join(work, 'usr')]);
  mkdirSync(units, { recursive: true });
  for (const unit of UNITS) renameSync(join(work, 'usr/share/havre', unit), join(units, unit));
  const papers = join(work, 'usr/share/doc/havre');
  mkdirSync(dirname(papers), { recursive: true });
  renameSync(join(work, 'usr/share/havre'), papers);
  renameSync(join(papers, 'LICENSE'), join(papers, 'copyright'));
  mkdirSync(dirname(join(work, SETTINGS)), { recursive: true });
  renameSync(join(papers, 'havre.conf'), join(work, SETTINGS));
  put(join(work, 'DEBIAN/control'), control(version, DEBIAN[architecture]));
  put(join(work, 'DEBIAN/conffiles'), `${SETTINGS}\n`);
  for (const [name, script] of Object.entries({ postinst, prerm, postrm })) {
    put(join(work, 'DEBIAN', name), script);
    chmodSync(join(work, 'DEBIAN', name), 0o755);
  }
  succeeded('dpkg-deb', ['--root-owner-group', '-Zgzip', '--build', work, to]);
}

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { mode: 0o644 });
}

const control = (version: string, architecture: string) => `Package: havre
Version: ${version}
Architecture: ${architecture}
Maintainer: The makers of Havre <havre@localhost>
Depends: libc6 (>= 2.28), libstdc++6, adduser
Section: games
Priority: optional
Description: online games table
 Jamaica, Captain Jack's Gold, Aquatika, Decrypto and Fuji Flush, with friends
 over a link, on one device, or against bots. Brings its own Node.
`;

const postinst = `#!/bin/sh
set -e
if [ "$1" = configure ]; then
  if ! getent passwd havre >/dev/null; then
    adduser --system --group --quiet --home /var/lib/havre --no-create-home havre
  fi
  install -d -o havre -g havre -m 0700 /var/lib/havre
  # There may be passwords in it.
  chgrp havre /etc/havre/havre.conf
  chmod 0640 /etc/havre/havre.conf
  if [ -d /run/systemd/system ]; then
    systemctl daemon-reload
    systemctl enable --quiet havre.service havre-backup.timer
    systemctl restart havre.service
    systemctl start havre-backup.timer
  fi
fi
`;

const prerm = `#!/bin/sh
set -e
# An upgrade goes on serving until the new version takes over.
if [ "$1" = remove ] && [ -d /run/systemd/system ]; then
  systemctl disable --quiet --now havre.service havre-backup.timer
fi
`;

const postrm = `#!/bin/sh
set -e
if [ -d /run/systemd/system ]; then
  systemctl daemon-reload
fi
# /var/lib/havre stays: nobody's games go with a package.
`;
